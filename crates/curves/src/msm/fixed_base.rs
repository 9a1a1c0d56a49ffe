//! Tables of multiples of points that many products share; the caller chooses their size.

use alloc::vec;
use alloc::vec::Vec;

use subtle::{ConditionallySelectable, ConstantTimeEq};
use zeroize::Zeroizing;

use super::chunk::images;
use super::{MsmError, same_length, sum_of};
use crate::recode::{Part, booth};
use crate::scalar_mul::debug_assert_in_subgroup;
use crate::terms::Terms;
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

/// Multiples of one point: a product takes one addition for each window of the scalar, and no doublings.
///
/// There are [`Self::points`] of them: `ceil(256 / window) 2^(window - 1)`.
#[derive(Clone, Debug)]
pub struct FixedBase<C: Curve> {
    window: usize,
    /// For each window `i` the points `2^(window i) m P`, `m` from 1 to `2^(window - 1)`.
    table: Vec<Affine<C>>,
}

impl<C: Curve> FixedBase<C> {
    /// The widest window.
    pub const MAX_WINDOW: usize = 16;

    /// The table of any point of the curve, for windows of `window` bits.
    ///
    /// # Errors
    /// Unless `1 <= window <= `[`Self::MAX_WINDOW`].
    pub fn new(base: &Projective<C>, window: usize) -> Result<Self, MsmError> {
        if window == 0 || window > Self::MAX_WINDOW {
            return Err(MsmError::Window { window });
        }
        let entries = 1 << (window - 1);
        let mut multiples = Vec::with_capacity(windows(window) * entries);
        let mut base = *base;
        for _ in 0..windows(window) {
            let mut multiple = base;
            for _ in 0..entries {
                multiples.push(multiple);
                multiple += base;
            }
            // 2^(window - 1) times, doubled.
            base = multiples[multiples.len() - 1].double();
        }
        let mut table = vec![Affine::identity(); multiples.len()];
        Projective::batch_normalize(&multiples, &mut table);
        Ok(Self { window, table })
    }

    /// How many points the table holds.
    #[must_use]
    pub fn points(&self) -> usize {
        self.table.len()
    }

    /// `k P`, for any point of the curve. Constant time: each window reads all of its points.
    #[must_use]
    pub fn mul(&self, k: &Scalar<C>) -> Projective<C> {
        let k = Zeroizing::new(k.to_limbs());
        let mut acc = Projective::IDENTITY;
        for (i, row) in self.table.chunks_exact(1 << (self.window - 1)).enumerate() {
            let (magnitude, negative) = booth(&*k, self.window, i);
            let mut entry = Affine::identity();
            for (candidate, m) in row.iter().zip(1u64..) {
                entry.conditional_assign(candidate, m.ct_eq(&magnitude));
            }
            entry.conditional_assign(&-entry, (negative as u8).into());
            acc = acc.add_affine(&entry);
        }
        acc
    }

    /// `k P`, for any point of the curve. The time depends on `k` and on where its windows' points are in memory.
    #[must_use]
    pub fn mul_vartime(&self, k: &Scalar<C>) -> Projective<C> {
        let k = k.to_limbs();
        let mut acc = Projective::IDENTITY;
        for (i, row) in self.table.chunks_exact(1 << (self.window - 1)).enumerate() {
            let (magnitude, negative) = booth(&k, self.window, i);
            if magnitude != 0 {
                let entry = &row[magnitude as usize - 1];
                acc = if negative == 1 { acc - entry } else { acc + entry };
            }
        }
        acc
    }
}

/// How many windows a scalar has, with the last carry.
const fn windows(window: usize) -> usize {
    256usize.div_ceil(window)
}

/// Multiples of many points: `levels` of each, whose scalars are that much shorter, so that the buckets of a sum are fewer and
/// fuller.
#[derive(Clone, Debug)]
pub struct FixedBases<C: Curve> {
    /// The bits of a level.
    bits: usize,
    /// For each level `l` the points `2^(bits l) P`.
    levels: Vec<Vec<Affine<C>>>,
}

impl<C: Curve> FixedBases<C> {
    /// The multiples of points of the subgroup of order `r`: as for [`Projective::msm_vartime`], of no others.
    ///
    /// # Errors
    /// If there is no level.
    pub fn new(bases: &[Affine<C>], levels: usize) -> Result<Self, MsmError> {
        if levels == 0 {
            return Err(MsmError::Levels);
        }
        debug_assert_in_subgroup(bases.iter().map(Projective::from));
        let bits = C::PART_BITS.div_ceil(levels);
        let mut points: Vec<Projective<C>> = bases.iter().map(Projective::from).collect();
        let mut all = vec![bases.to_vec()];
        for _ in 1..C::PART_BITS.div_ceil(bits) {
            for point in &mut points {
                for _ in 0..bits {
                    point.double_assign();
                }
            }
            let mut level = vec![Affine::identity(); bases.len()];
            Projective::batch_normalize(&points, &mut level);
            all.push(level);
        }
        Ok(Self { bits, levels: all })
    }

    /// `sum k_i P_i` for points of the subgroup of order `r`, as [`Projective::msm_vartime`].
    ///
    /// # Errors
    /// If there is not one scalar for each base.
    pub fn msm_vartime(&self, scalars: &[Scalar<C>]) -> Result<Projective<C>, MsmError> {
        same_length(&self.levels[0], scalars)?;
        Ok(sum_of(scalars.len(), &Levels { bases: self, scalars }))
    }

    /// The bits of a part at a level.
    fn level_of(&self, part: &Part, level: usize) -> Part {
        let above = part.magnitude.checked_shr((self.bits * level) as u32).unwrap_or(0);
        let magnitude = if self.bits < 128 { above & ((1 << self.bits) - 1) } else { above };
        Part { magnitude, ..*part }
    }
}

/// The terms of a sum over multiples of points.
struct Levels<'a, C: Curve> {
    bases: &'a FixedBases<C>,
    scalars: &'a [Scalar<C>],
}

impl<C: Curve> Terms<C::Base> for Levels<'_, C> {
    fn bits(&self) -> usize {
        self.bases.bits
    }
    fn parts(&self) -> usize {
        C::PARTS * self.bases.levels.len()
    }
    fn term(&self, i: usize, put: &mut dyn FnMut((C::Base, C::Base), Part)) {
        let parts = C::decompose(&self.scalars[i]);
        for (l, level) in self.bases.levels.iter().enumerate() {
            images(&level[i], &parts.map(|part| self.bases.level_of(&part, l))[..C::PARTS], put);
        }
    }
}

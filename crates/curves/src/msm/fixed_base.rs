//! Tables of multiples of points that many products share; the caller chooses their size.

use alloc::vec;
use alloc::vec::Vec;

use subtle::{ConditionallySelectable, ConstantTimeEq};
use zeroize::Zeroizing;

use super::MsmError;
use crate::recode::booth;
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

/// Multiples of one point: a product takes one addition for each window of the scalar, and no doublings.
///
/// There are [`Self::points`] of them: `ceil(256 / window) 2^(window - 1)`.
///
/// ```
/// # mod montane {
/// #     pub use montane_curves::bn254;
/// #     pub mod curves { pub use montane_curves::msm::{FixedBase, MsmError}; }
/// # }
/// use montane::bn254::{G1Projective, Scalar};
/// use montane::curves::FixedBase;
///
/// # fn main() -> Result<(), montane::curves::MsmError> {
/// let (generator, k) = (G1Projective::generator(), Scalar::from(42));
/// let table = FixedBase::new(&generator, 4)?;
/// assert_eq!(table.points(), 64 * 8);
/// assert_eq!(table.mul(&k), generator * k); // constant time
/// assert_eq!(table.mul_vartime(&-k), -generator * k); // for public scalars
/// # Ok(())
/// # }
/// ```
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

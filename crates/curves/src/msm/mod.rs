//! Multi-scalar multiplication: `sum k_i P_i` over many points.
//!
//! [`Projective::msm_vartime`] is for public points and scalars, by buckets; [`Projective::msm`] is constant time, for few points;
//! [`FixedBase`] and [`FixedBases`] are tables for points that many products share.

mod buckets;
mod constant_time;
mod fixed_base;
mod lanes;
mod scalar;
mod sums;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod threshold_tests;

pub use fixed_base::{FixedBase, FixedBases};

use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use montane_fields::{Coordinate, Field};

use crate::law::jacobian::{Jacobian, double_n_assign};

use self::lanes::{LaneRows, Packed};
use self::scalar::ScalarRows;
use self::sums::{NOTHING, Reference, Rows, Sums};
use crate::recode::Part;
use crate::scalar_mul::debug_assert_splits;
use crate::shares::{shares_of, workers};
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

/// Why there is no sum of products.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MsmError {
    /// There is not one scalar for each base.
    Length {
        /// How many bases were given.
        bases: usize,
        /// How many scalars were given.
        scalars: usize,
    },
    /// A table cannot have windows of so many bits.
    Window {
        /// How many bits were asked for.
        window: usize,
    },
    /// A table needs at least one level.
    Levels,
}

impl fmt::Display for MsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { bases, scalars } => {
                write!(f, "{bases} bases and {scalars} scalars: one scalar is for each base")
            }
            Self::Window { window } => write!(f, "a window of {window} bits: from 1 to 16 are possible"),
            Self::Levels => f.write_str("a table without levels: at least one is needed"),
        }
    }
}

impl core::error::Error for MsmError {}

pub(crate) fn same_length<A, B>(bases: &[A], scalars: &[B]) -> Result<(), MsmError> {
    if bases.len() == scalars.len() {
        Ok(())
    } else {
        Err(MsmError::Length { bases: bases.len(), scalars: scalars.len() })
    }
}

/// So few products, if one alone has lanes, take less one by one, with the products of a formula side by side, than their sum.
const ONE_BY_ONE: usize = 2;
/// The most rows that a thread works on at once: from there on the cache is too small for them. In lanes, whose sums of pairs are
/// all kept, a row takes nearly two kilobytes.
const CHUNK: usize = 1 << 16;
/// Rows that all threads together work on at once, unless they are so many that each would have few.
const AT_ONCE: usize = 1 << 17;
/// Few.
const SMALLEST_CHUNK: usize = 1 << 14;
/// Rows so few that threads share the places of the scalars' digits, since half of the points take more than half of the time.
const BY_PLACES: usize = 1 << 14;
/// Fewer rows than these are not divided between threads, by places or by points.
const LEAST_BY_PLACES: usize = 1 << 7;
const SHARE: usize = 1 << 9;
/// Items that stay together.
const BLOCK: usize = 1 << 6;

/// The sum of what `work` makes of ranges of `0..count`, each item of which makes `parts` rows, on as many threads as it is told;
/// on the threads of the caller's pool, with the feature `rayon`.
fn in_chunks<C: Curve>(
    count: usize,
    parts: usize,
    work: impl Fn(Range<usize>, usize) -> Projective<C> + Sync,
) -> Projective<C> {
    if (LEAST_BY_PLACES..BY_PLACES).contains(&(parts * count)) {
        return work(0..count, workers());
    }
    let chunk = (AT_ONCE / workers()).clamp(SMALLEST_CHUNK, CHUNK) / BLOCK / parts;
    let share = |blocks: Range<usize>| -> Projective<C> {
        let chunks = blocks.clone().step_by(chunk).map(|from| from..blocks.end.min(from + chunk));
        chunks.map(|chunk| work(chunk.start * BLOCK..count.min(chunk.end * BLOCK), 1)).sum()
    };
    shares_of(count.div_ceil(BLOCK), SHARE / BLOCK, share).into_iter().sum()
}

/// Finite points and parts of scalars with the same sum of products, for points of the subgroup; on all threads or on one.
#[expect(clippy::type_complexity, reason = "two lists")]
fn parts<C: Curve>(bases: &[Affine<C>], scalars: &[Scalar<C>], threads: usize) -> (Vec<(C::Base, C::Base)>, Vec<Part>) {
    if threads > 1 {
        let share = |share: Range<usize>| self::parts::<C>(&bases[share.clone()], &scalars[share], 1);
        let (points, parts): (Vec<_>, Vec<_>) = shares_of(bases.len(), SHARE, share).into_iter().unzip();
        return (points.concat(), parts.concat());
    }
    let mut points = Vec::with_capacity(C::PARTS * bases.len());
    let mut parts = Vec::with_capacity(C::PARTS * bases.len());
    for (base, scalar) in bases.iter().zip(scalars) {
        let Some((x, y)) = base.coordinates() else { continue };
        let mut image = Projective::<C> { x, y, z: C::Base::ONE };
        for part in &C::decompose(scalar)[..C::PARTS] {
            // The endomorphism keeps Z = 1.
            points.push((image.x, image.y));
            parts.push(*part);
            image = C::endomorphism(&image);
        }
    }
    (points, parts)
}

/// `sum parts[i] points[i]`, in whatever the rows are; each thread makes its own and takes some places of the digits.
fn sum_in_rows<C: Curve, R: Rows<Single = C::Base>>(
    rows: impl Fn() -> R + Sync,
    first: usize,
    parts: &[Part],
    bits: usize,
    threads: usize,
) -> Projective<C> {
    let (window, places) = buckets::windows(parts.len(), bits, threads);
    let sums = |places| buckets::sums_by_bit(&mut rows(), first, parts, window, places);
    let mut sums = if threads > 1 { shares_of(places, 1, sums).concat() } else { sums(0..places) };
    sums.sort_unstable_by_key(|(bit, _)| *bit);
    let mut acc = Jacobian::<C::Base>::IDENTITY;
    let mut at = 0;
    for (bit, (x, y)) in sums.iter().rev() {
        if !acc.is_identity_vartime() {
            for _ in *bit..at {
                acc.double_assign();
            }
        }
        acc = acc.add_affine_vartime((x, y));
        at = *bit;
    }
    for _ in 0..at {
        acc.double_assign();
    }
    Projective::from(&acc)
}

/// `sum parts[i] points[i]` for any finite points of the curve and parts of at most `bits` bits, one addition at a time: what
/// [`Curve::sum_of_parts_vartime`] is where there are no lanes.
#[must_use]
pub fn sum_in_words<C: Curve>(
    points: &[(C::Base, C::Base)],
    parts: &[Part],
    bits: usize,
    threads: usize,
) -> Projective<C> {
    sum_in_rows(|| ScalarRows::new(points), 0, parts, bits, threads)
}

/// `sum parts[i] points[i]`, eight additions at a time in the lanes `F`.
pub(crate) fn sum_in_lanes<C: Curve, F: Packed<Single = C::Base>>(
    points: &[(C::Base, C::Base)],
    parts: &[Part],
    bits: usize,
    threads: usize,
) -> Projective<C> {
    sum_in_rows(|| LaneRows::<F>::new(points), LaneRows::<F>::FIRST, parts, bits, threads)
}

/// The key of no sum.
pub const NO_KEY: u32 = u32::MAX;

/// For each key below `count` the sum of those of any points of the curve that have it, or nothing for infinity. `keys[i]` is a key of the finite
/// point `points[i % n]`, or [`NO_KEY`].
fn sums_by_key<R: Rows>(
    mut rows: R,
    first: usize,
    points: usize,
    keys: &[u32],
    count: usize,
) -> Vec<Option<(R::Single, R::Single)>> {
    let (mut sums, _) = Sums::new(&mut rows, count, keys.len(), first + points);
    for keys in keys.chunks(points.max(1)) {
        for (key, point) in keys.iter().zip((2 * first as Reference..).step_by(2)) {
            if *key != NO_KEY {
                sums.add(&mut rows, *key, point);
            }
        }
    }
    let sums = sums.finish(&mut rows);
    let known: Vec<Reference> = sums.iter().copied().filter(|sum| *sum != NOTHING).collect();
    let mut known = rows.points(&known).into_iter();
    sums.into_iter().map(|sum| if sum == NOTHING { None } else { known.next() }).collect()
}

/// [`Projective::sums_by_key_vartime`] of finite points, where sums at infinity are nothing, one addition at a time: what
/// [`Curve::sums_by_key_vartime`] is where there are no lanes.
#[must_use]
pub fn sums_by_key_in_words<F: Coordinate>(points: &[(F, F)], keys: &[u32], count: usize) -> Vec<Option<(F, F)>> {
    sums_by_key(ScalarRows::new(points), 0, points.len(), keys, count)
}

/// [`sums_by_key_in_words`], eight additions at a time in the lanes `F`.
pub(crate) fn sums_by_key_in_lanes<F: Packed>(
    points: &[(F::Single, F::Single)],
    keys: &[u32],
    count: usize,
) -> Vec<Option<(F::Single, F::Single)>> {
    sums_by_key(LaneRows::<F>::new(points), LaneRows::<F>::FIRST, points.len(), keys, count)
}

impl<C: Curve> Projective<C> {
    /// `sum k_i P_i` for points of the subgroup of order `r`, infinity included; of no points it is infinity.
    /// The time depends on points and scalars.
    ///
    /// The endomorphism splits each scalar, so the result is meaningless for points outside of the subgroup, which debug builds assert:
    /// [`Self::msm_short_vartime`] takes any point of the curve.
    ///
    /// # Errors
    /// If there is not one scalar for each base.
    pub fn msm_vartime(bases: &[Affine<C>], scalars: &[Scalar<C>]) -> Result<Self, MsmError> {
        same_length(bases, scalars)?;
        debug_assert_splits(bases.iter().map(Self::from).zip(scalars.iter().copied()));
        // A single one takes no longer so without lanes either.
        if let ([base], [scalar]) = (bases, scalars) {
            return Ok(base * scalar);
        }
        if bases.len() <= ONE_BY_ONE {
            let products = bases.iter().zip(scalars).map(|(base, scalar)| C::mul_by_own_means(&base.into(), scalar));
            if let Some(products) = products.collect::<Option<Vec<_>>>() {
                return Ok(products.into_iter().sum());
            }
        }
        Ok(in_chunks(bases.len(), C::PARTS, |range, threads| {
            let (points, parts) = parts(&bases[range.clone()], &scalars[range], threads);
            C::sum_of_parts_vartime(&points, &parts, C::PART_BITS, threads)
        }))
    }

    /// `sum k_i P_i` for any points of the curve and scalars of 128 bits, in or out of the subgroup.
    /// The time depends on points and scalars.
    ///
    /// # Errors
    /// If there is not one scalar for each base.
    pub fn msm_short_vartime(bases: &[Affine<C>], scalars: &[u128]) -> Result<Self, MsmError> {
        same_length(bases, scalars)?;
        Ok(in_chunks(bases.len(), 1, |range, threads| {
            let mut points = Vec::with_capacity(range.len());
            let mut parts = Vec::with_capacity(range.len());
            let mut any = 0;
            for (base, &k) in bases[range.clone()].iter().zip(&scalars[range]) {
                if let Some(coordinates) = base.coordinates() {
                    points.push(coordinates);
                    parts.push(Part::positive([k as u64, (k >> 64) as u64]));
                    any |= k;
                }
            }
            C::sum_of_parts_vartime(&points, &parts, (u128::BITS - any.leading_zeros()) as usize, threads)
        }))
    }

    /// `sum k_i P_i` for any points of the curve, in or out of the subgroup, and numbers below `2^bits`, least significant word first, of which
    /// higher bits are not read: no endomorphism splits them, but two halves do. The time depends on points and numbers.
    ///
    /// # Errors
    /// If there is not one number for each base.
    #[inline]
    pub fn msm_of_numbers_vartime(bases: &[Affine<C>], numbers: &[[u64; 4]], bits: usize) -> Result<Self, MsmError> {
        same_length(bases, numbers)?;
        let half = |at: usize, bits: usize| {
            let kept = u128::MAX >> (128 - bits.clamp(1, 128)) as u32;
            let halves: Vec<u128> = numbers
                .iter()
                .map(|k| (u128::from(k[at]) | u128::from(k[at + 1]) << 64) & if bits == 0 { 0 } else { kept })
                .collect();
            Self::msm_short_vartime(bases, &halves)
        };
        let low = half(0, bits.min(128))?;
        if bits <= 128 {
            return Ok(low);
        }
        let mut sum = half(2, bits.min(256) - 128)?;
        double_n_assign(&mut sum, 128);
        Ok(sum + low)
    }

    /// For each key below `count` the sum of those of any points of the curve that have it: `keys[i]` is a key of `points[i % n]`, or
    /// [`NO_KEY`]. The time depends on points and keys.
    ///
    /// # Panics
    /// If another key is not below `count`.
    #[must_use]
    pub fn sums_by_key_vartime(points: &[Affine<C>], keys: &[u32], count: usize) -> Vec<Affine<C>> {
        let finite: Vec<usize> = (0..points.len()).filter(|i| points[*i].coordinates().is_some()).collect();
        let coordinates: Vec<_> = finite.iter().filter_map(|i| points[*i].coordinates()).collect();
        let of_finite = |keys: &[u32]| finite.iter().filter_map(|i| keys.get(*i).copied()).collect::<Vec<u32>>();
        let keys: Vec<u32> = keys.chunks(points.len().max(1)).flat_map(of_finite).collect();
        let sums = C::sums_by_key_vartime(&coordinates, &keys, count);
        sums.into_iter()
            .map(|sum| sum.map_or_else(Affine::identity, |(x, y)| Affine::from_coordinates_unchecked(x, y)))
            .collect()
    }

    /// `sum k_i P_i` for points of the subgroup of order `r`, infinity included; of no points it is infinity.
    /// Constant time in points and scalars, for few points: each takes a table, and they share the doublings.
    ///
    /// # Errors
    /// If there is not one scalar for each base.
    pub fn msm(bases: &[Affine<C>], scalars: &[Scalar<C>]) -> Result<Self, MsmError> {
        same_length(bases, scalars)?;
        debug_assert_splits(bases.iter().map(Self::from).zip(scalars.iter().copied()));
        Ok(constant_time::sum(bases, scalars))
    }
}

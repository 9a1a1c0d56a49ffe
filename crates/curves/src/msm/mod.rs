//! Multi-scalar multiplication: `sum k_i P_i` over many points.
//!
//! [`Projective::msm_vartime`] is for public points and scalars, by buckets; [`Projective::msm`] is constant time, for
//! few points; [`FixedBase`] and [`FixedBases`] are tables for points that many products share, [`MsmSum`] a sum that
//! comes in pieces.

mod buckets;
mod chunk;
mod constant_time;
mod fixed_base;
mod fixed_bases;
#[cfg(test)]
mod fixed_bases_tests;
mod header;
mod lanes;
mod progress;
pub(crate) mod store;
mod sums;
#[cfg(test)]
mod tests;
#[cfg(all(test, feature = "rayon"))]
mod thread_tests;
#[cfg(test)]
mod threshold_tests;
mod words;

pub use fixed_base::FixedBase;
pub use fixed_bases::{FixedBases, FixedBasesError};
pub(crate) use lanes::store_in_lanes;
pub use montane_groups::MsmError;
pub use progress::{MsmSum, MsmSumError};
pub use store::{NewStore, Store};
pub use sums::NO_KEY;
pub use words::store_in_words;

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use montane_fields::Coordinate;
use montane_groups::same_length;
use montane_kernels::cpu::tuning::sums::{
    AT_ONCE, BLOCK, BY_PLACES, CHUNK, LEAST_BY_PLACES, ONE_BY_ONE, SAMPLE, SHARE, SMALLEST_CHUNK,
};

use crate::law::jacobian::{Jacobian, double_n_assign};

use self::buckets::{Buckets, Digits};
use self::chunk::{Chunk, Lengths, Short, Split, image};
use self::store::{FIRST, FIXED, Image, Reference};
use self::sums::{NOTHING, Sums};
use crate::scalar_mul::debug_assert_splits;
use crate::shares::{shares_of, workers};
use crate::terms::Terms;
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

/// The sum of the first `count` terms, on the threads of the caller's pool with the feature `rayon`.
fn sum_of<C: Curve>(count: usize, terms: &dyn Terms<C::Base>) -> Projective<C> {
    if (LEAST_BY_PLACES..BY_PLACES).contains(&(terms.parts() * count)) {
        return sum_of_terms_vartime(&C::store, terms, 0..count, workers());
    }
    let share = |blocks: Range<usize>| {
        sum_of_terms_vartime(&C::store, terms, blocks.start * BLOCK..count.min(blocks.end * BLOCK), 1)
    };
    shares_of(count.div_ceil(BLOCK), SHARE / BLOCK, share).into_iter().sum()
}

/// The sum of a range of terms, of any points of the curve, in such a store: on this thread, or on all those of the
/// caller's pool, where there are several and the terms are few. The time depends on points and parts.
#[must_use]
pub fn sum_of_terms_vartime<C: Curve>(
    store: &NewStore<C::Base>,
    terms: &dyn Terms<C::Base>,
    range: Range<usize>,
    threads: usize,
) -> Projective<C> {
    sum_of_bits(if threads > 1 {
        sums_by_places(store, terms, range, image::<C>, threads)
    } else {
        sums_in_chunks(store, terms, range, image::<C>, (AT_ONCE / workers()).clamp(SMALLEST_CHUNK, CHUNK))
    })
}

/// The sum of a range of few terms, as `sum 2^bit point`: each of `threads` threads takes all of them and some places
/// of the digits.
fn sums_by_places<F: Coordinate>(
    store: &NewStore<F>,
    terms: &dyn Terms<F>,
    range: Range<usize>,
    image: Image<F>,
    threads: usize,
) -> Vec<(usize, (F, F))> {
    let chunk = Chunk::of(terms, range);
    let lengths = Lengths::of(&chunk.parts);
    let digits = Digits::new(lengths.longest(), buckets::window::<F>(&lengths, threads));
    let sums = |places| {
        let store = &mut *store();
        let mut buckets = Buckets::new(store, digits, places, chunk.parts.len(), chunk.parts.len());
        store.load(&chunk.points, &chunk.images, image);
        buckets.add(store, FIRST, &chunk.parts);
        let sums = buckets.finish(store);
        points_of_bits(store, &sums)
    };
    shares_of(digits.places().len(), 1, sums).concat()
}

/// The sum of a range of terms on this thread, as `sum 2^bit point`: the parts of all are put in the same buckets, and
/// their points in the same entries of the store, `room` of them at a time.
fn sums_in_chunks<F: Coordinate>(
    store: &NewStore<F>,
    terms: &dyn Terms<F>,
    range: Range<usize>,
    image: Image<F>,
    room: usize,
) -> Vec<(usize, (F, F))> {
    let store = &mut *store();
    let sums = buckets_of_chunks(store, terms, range, room, true, |buckets, store, chunk| {
        // The last points are overwritten.
        buckets.settle(store);
        store.load(&chunk.points, &chunk.images, image);
        buckets.add(store, FIRST, &chunk.parts);
    });
    points_of_bits(store, &sums)
}

/// The same, of points that stay in the store: point `i P + j` of them times part `j` of term `i`, where each term has
/// `P` parts, zeros too.
fn sums_over_fixed<F: Coordinate>(
    store: &NewStore<F>,
    terms: &dyn Terms<()>,
    range: Range<usize>,
) -> Vec<(usize, (F, F))> {
    let store = &mut *store();
    let mut first = FIXED + terms.parts() * range.start;
    let sums = buckets_of_chunks(store, terms, range, SMALLEST_CHUNK, false, |buckets, store, chunk| {
        buckets.add(store, first, &chunk.parts);
        first += chunk.parts.len();
    });
    points_of_bits(store, &sums)
}

/// The same by what puts a chunk of at most `room` parts, or one term, in the buckets, and loads their points if they
/// do not stay in the store.
fn buckets_of_chunks<P: Send, F: Coordinate>(
    store: &mut dyn Store<F>,
    terms: &dyn Terms<P>,
    range: Range<usize>,
    room: usize,
    loaded: bool,
    mut add: impl FnMut(&mut Buckets, &mut dyn Store<F>, &Chunk<P>),
) -> Vec<(usize, Reference)> {
    let most = terms.parts() * range.len();
    let mut chunk = Chunk::with_room(room.max(terms.parts()).min(most), terms.parts());
    let mut rest = chunk.fill(terms, range.clone());
    let (bits, lengths) = if rest.is_empty() {
        let lengths = Lengths::of(&chunk.parts);
        (lengths.longest(), lengths)
    } else {
        (terms.bits(), Lengths::of_some(terms, range, SAMPLE))
    };
    let digits = Digits::new(bits, buckets::window::<F>(&lengths, 1));
    let mut buckets = Buckets::new(store, digits, digits.places(), if loaded { chunk.room } else { 0 }, most);
    add(&mut buckets, store, &chunk);
    while !rest.is_empty() {
        rest = chunk.fill(terms, rest);
        add(&mut buckets, store, &chunk);
    }
    drop(chunk);
    buckets.finish(store)
}

/// The points themselves.
fn points_of_bits<F: Coordinate>(store: &dyn Store<F>, sums: &[(usize, Reference)]) -> Vec<(usize, (F, F))> {
    let points: Vec<Reference> = sums.iter().map(|(_, point)| *point).collect();
    sums.iter().map(|(bit, _)| *bit).zip(store.points(&points)).collect()
}

/// `sum 2^bit point` of finite points.
fn sum_of_bits<C: Curve>(mut sums: Vec<(usize, (C::Base, C::Base))>) -> Projective<C> {
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

/// For each key below `count` the sum of those of any finite points of the curve that have it, or nothing for infinity:
/// `keys[i]` is a key of `points[i % n]`, or [`NO_KEY`]. The time depends on points and keys.
#[must_use]
pub fn sums_by_key_vartime<F: Coordinate>(
    store: &NewStore<F>,
    points: &[(F, F)],
    keys: &[u32],
    count: usize,
) -> Vec<Option<(F, F)>> {
    let store = &mut *store();
    let mut sums = Sums::new(store, count, keys.len(), FIRST + points.len());
    store.load(points, &vec![1; points.len()], |point| *point);
    for keys in keys.chunks(points.len().max(1)) {
        let points = keys.iter().copied().zip((2 * FIRST as Reference..).step_by(2));
        sums.add(store, points.filter(|(key, _)| *key != NO_KEY));
    }
    let sums = sums.finish(store);
    let known: Vec<Reference> = sums.iter().copied().filter(|sum| *sum != NOTHING).collect();
    let mut known = store.points(&known).into_iter();
    sums.into_iter().map(|sum| if sum == NOTHING { None } else { known.next() }).collect()
}

impl<C: Curve> Projective<C> {
    /// `sum k_i P_i` for points of the subgroup of order `r`, infinity included; of no points it is infinity.
    /// The time depends on points and scalars.
    ///
    /// The endomorphism splits each scalar, so the result is meaningless for points outside of the subgroup, which
    /// debug builds assert: [`Self::msm_short_vartime`] takes any point of the curve.
    ///
    /// Each thread takes at most one and a half times the memory of its points and scalars, and 20 MB in G1 and 40 MB
    /// in G2. That is resident memory: with glibc on Linux a system that charges addresses (`vm.overcommit_memory=2`,
    /// `RLIMIT_AS`, `mlockall`) counts 34 MB for what holds a thread's points, if that is of 8 to 32 MiB.
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
        Ok(sum_of(bases.len(), &Split { bases, scalars }))
    }

    /// `sum k_i P_i` for any points of the curve and scalars of 128 bits, in or out of the subgroup.
    /// The time depends on points and scalars.
    ///
    /// # Errors
    /// If there is not one scalar for each base.
    pub fn msm_short_vartime(bases: &[Affine<C>], scalars: &[u128]) -> Result<Self, MsmError> {
        same_length(bases, scalars)?;
        Ok(sum_of(bases.len(), &Short { bases, scalars }))
    }

    /// `sum k_i P_i` for any points of the curve, in or out of the subgroup, and numbers below `2^bits`, least
    /// significant word first, of which higher bits are not read: no endomorphism splits them, but two halves do. The
    /// time depends on points and numbers.
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

    /// For each key below `count` the sum of those of any points of the curve that have it: `keys[i]` is a key of
    /// `points[i % n]`, or [`NO_KEY`]. The time depends on points and keys.
    ///
    /// # Panics
    /// If another key is not below `count`, or if points and keys are not less than `2^30`, by some thousands.
    #[must_use]
    pub fn sums_by_key_vartime(points: &[Affine<C>], keys: &[u32], count: usize) -> Vec<Affine<C>> {
        let finite: Vec<usize> = (0..points.len()).filter(|i| points[*i].coordinates().is_some()).collect();
        let coordinates: Vec<_> = finite.iter().filter_map(|i| points[*i].coordinates()).collect();
        let of_finite = |keys: &[u32]| finite.iter().filter_map(|i| keys.get(*i).copied()).collect::<Vec<u32>>();
        let keys: Vec<u32> = keys.chunks(points.len().max(1)).flat_map(of_finite).collect();
        let sums = sums_by_key_vartime(&C::store, &coordinates, &keys, count);
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

//! Many signature equations at once, each with its own multiplier. Nothing here is for secrets.

use alloc::vec::Vec;

use montane_fields::curve25519::{FieldForm, SQRT_MINUS_ONE, bytes_to_words, sqrt_ratio_candidate};
use montane_kernels::cpu::Isa;
use montane_kernels::cpu::tuning::edwards25519::{SIGNATURES, SIGNATURES_BY_BUCKETS};
use montane_kernels::fe25519::FieldLanes;
use montane_kernels::inlined;

use super::base::mul_base_best;
use super::buckets::{self, Prepared};
use super::constants;
use super::straus;
use super::{Affine, EdwardsPoint, Operation, Scalar, decompress_vartime, has_small_order, in_best_form};
use crate::edwards::{Completed, Extended, Projective};

/// One equation `[S]B = R + [k]A` and its multiplier `z`; what is multiplied by `B` is summed apart.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    /// The encoding of `R`, canonical or not.
    pub r: [u8; 32],
    /// `A`
    pub a: Affine,
    /// `z`
    pub z: i128,
    /// `z k mod L`
    pub zk: Scalar,
}

impl Item {
    /// `z` in two's complement.
    const fn z_words(&self) -> [u64; 4] {
        let sign = (self.z >> 127) as u64;
        [self.z as u64, (self.z >> 64) as u64, sign, sign]
    }
}

/// `-([z]R + [zk]A)`, summed over all items, on this thread; `None` if an `R` is no point.
#[must_use]
pub fn sum_vartime<F: FieldForm>(isa: F::Isa, items: &[Item]) -> Option<Extended<F>> {
    if items.len() < SIGNATURES_BY_BUCKETS {
        return straus_sum::<F>(isa, items);
    }
    let mut points = Vec::with_capacity(2 * items.len());
    for item in items {
        points.extend([decompress_vartime::<F>(isa, &item.r)?.point, item.a]);
    }
    Some(buckets::sum_one_by_one(isa, &points, &scalars(items)).neg())
}

/// The multipliers of each item's `R` and `A`, in two's complement.
#[inline]
fn scalars(items: &[Item]) -> Vec<[u64; 4]> {
    items.iter().flat_map(|item| [item.z_words(), item.zk.0]).collect()
}

fn straus_sum<F: FieldForm>(isa: F::Isa, items: &[Item]) -> Option<Extended<F>> {
    let (mut points, mut scalars) = (Vec::with_capacity(2 * items.len()), Vec::with_capacity(2 * items.len()));
    for item in items {
        let r = decompress_vartime::<F>(isa, &item.r)?.point.extended::<F>(isa);
        // -z R = |z| (-R) or |z| R.
        points.push(EdwardsPoint::store(&if item.z >= 0 { r.neg() } else { r }).0);
        points.push(EdwardsPoint::store(&item.a.extended::<F>(isa).neg()).0);
        scalars.extend([Scalar::from(item.z.unsigned_abs()).0, item.zk.0]);
    }
    Some(straus::sum::<Completed<F>>(isa, &Scalar::ZERO, &points, &scalars).extended())
}

/// The encoding of the neutral element.
const NEUTRAL: [u8; 32] = {
    let mut bytes = [0; 32];
    bytes[0] = 1;
    bytes
};

/// Eight points from their encodings, one in each lane, and the lanes that are points; as [`decompress_vartime`].
#[inline(always)]
fn decompress_lanes<L: FieldLanes<8>>(isa: L::Isa, encodings: &[[u8; 32]; 8]) -> (L, L, u8) {
    let mut words = [[0; 4]; 8];
    let mut signs = 0u8;
    for lane in 0..8 {
        words[lane] = bytes_to_words(&encodings[lane]);
        signs |= ((words[lane][3] >> 63) as u8) << lane;
        words[lane][3] &= u64::MAX >> 1;
    }
    let y = L::pack(isa, words.each_ref());
    let one = L::one(isa);
    let y2 = y.square();
    let (u, v) = (y2.sub(one), y2.mul(L::from_words(isa, constants::D)).add(one));
    let candidate = sqrt_ratio_candidate(u, v);
    // v x^2 is u, -u, i u or -i u; the last two have no root.
    let check = v.mul(candidate.square());
    let (is_u, is_minus_u) = (check.equals(u), check.equals(u.neg()));
    let root = candidate.blend(candidate.mul(L::from_words(isa, SQRT_MINUS_ONE)), is_minus_u);
    let x = root.blend(root.neg(), root.is_odd() ^ signs);
    (x, y, is_u | is_minus_u)
}

/// [`sum_vartime`] with eight items side by side in vector lanes; the result in the form `F`.
#[must_use]
pub fn sum_lanes_vartime<F: FieldForm, L: FieldLanes<8>>(
    lanes: L::Isa,
    isa: F::Isa,
    items: &[Item],
) -> Option<Extended<F>> {
    let (points, scalars) = prepare::<L>(lanes, items)?;
    Some(buckets::sum::<F, L>(lanes, isa, &points, &scalars).neg())
}

/// `R` and `A` of all items and their multipliers; `None` if an `R` is no point.
fn prepare<L: FieldLanes<8>>(lanes: L::Isa, items: &[Item]) -> Option<(Vec<Prepared>, Vec<[u64; 4]>)> {
    let mut points = Vec::with_capacity(2 * items.len());
    for eight in items.chunks(8) {
        // Lanes without an item hold the neutral element, whose encoding is 1.
        let mut encodings = [NEUTRAL; 8];
        let mut keys = [[[0; 4]; 8], [[1, 0, 0, 0]; 8]];
        for (lane, item) in eight.iter().enumerate() {
            encodings[lane] = item.r;
            [keys[0][lane], keys[1][lane]] = [item.a.x, item.a.y];
        }
        let (r, a, valid) = lanes.outline(inlined!(|| {
            let (x, y, valid) = decompress_lanes::<L>(lanes, &encodings);
            let (key_x, key_y) = (L::pack(lanes, keys[0].each_ref()), L::pack(lanes, keys[1].each_ref()));
            (Prepared::eight(x, y), Prepared::eight(key_x, key_y), valid)
        }));
        if valid != u8::MAX {
            return None;
        }
        points.extend(r.into_iter().zip(a).take(eight.len()).flat_map(|(r, a)| [r, a]));
    }
    Some((points, scalars(items)))
}

/// The sum over chunks that fit the cache, on all cores with the `rayon` feature. Each thread asks for lanes of its
/// own.
fn sum_of_chunks<F: FieldForm>(isa: F::Isa, items: &[Item]) -> Option<Extended<F>> {
    let sum = |chunk: &[Item]| {
        in_lanes!(
            |lanes: Four, Eight| sum_lanes_vartime::<F, Eight>(lanes, isa, chunk),
            else sum_vartime::<F>(isa, chunk)
        )
    };
    #[cfg(feature = "rayon")]
    let sums: Option<Vec<_>> = {
        use montane_kernels::cpu::tuning::shares::EQUATION;
        use rayon::prelude::*;
        let share = items.len().div_ceil(rayon::current_num_threads()).next_multiple_of(8);
        items.par_chunks(share.clamp(EQUATION, SIGNATURES)).map(sum).collect()
    };
    #[cfg(not(feature = "rayon"))]
    let sums: Option<Vec<_>> = items.chunks(SIGNATURES).map(sum).collect();
    let d2 = F::from_words(isa, constants::D2);
    Some(sums?.iter().fold(Extended::identity(isa), |total, sum| total.add(&sum.cached(d2)).extended()))
}

/// Whether `[base]B - sum of ([z]R + [zk]A)` has small order; `None` if an `R` is no point.
#[must_use]
#[inline]
pub fn balance_has_small_order(base: &Scalar, items: &[Item]) -> Option<bool> {
    struct Balance<'a>(&'a Scalar, &'a [Item]);
    impl Operation for Balance<'_> {
        type Output = Option<bool>;
        fn run<F: FieldForm>(self, isa: F::Isa) -> Option<bool> {
            let sum = sum_of_chunks::<F>(isa, self.1)?;
            let base = mul_base_best::<F>(isa, &self.0.0);
            let balance: Projective<F> = base.add(&sum.cached(F::from_words(isa, constants::D2))).projective();
            Some(has_small_order(&balance))
        }
    }
    in_best_form(Balance(base, items))
}

//! `[s]B` for a secret scalar: signs in combs, a table for each comb, every table read whole.

use montane_fields::Modulus;
use montane_fields::curve25519::{FieldForm, L as Order};
use montane_groups::recode::{comb_digits, signs};
use montane_kernels::cpu::Isa;
use montane_kernels::fe25519::{Bodies, FieldLanes};
use montane_kernels::inlined;
use montane_kernels::word::{mask, opaque, select};
use zeroize::Zeroize;

use super::constants::{
    AffineWords, BASE_COMBS, BASE_COMBS_LANES, COMBS, COMBS_LANES, D2, ENTRIES, ENTRIES_LANES, STEPS, STEPS_LANES,
    TEETH, TEETH_LANES,
};
use super::point4::order;
use super::{Affine, Coordinates, Operation, Scalar, affine, in_best_form};
use crate::edwards::{AffineCached, Extended};

/// 1 if two values below 16 are equal, else 0: the negated difference's sign says whether it is zero.
#[inline(always)]
pub(super) fn is_equal(a: u64, b: u64) -> u64 {
    debug_assert!(a < 16 && b < 16);
    ((a ^ b).wrapping_neg() >> 63) ^ 1
}

/// The entry of a digit, which is not 0, prepared; reads every entry whatever the digit.
#[inline(always)]
fn select_signed<F: FieldForm>(isa: F::Isa, entries: &[AffineWords; ENTRIES], digit: i8) -> AffineCached<F> {
    let negative = opaque((digit as u8 >> 7) as u64);
    let number = ((digit ^ -(negative as i8)) + negative as i8 - 1) as u64;
    let mut entry: AffineWords = [[0; 4]; 3];
    for (j, candidate) in entries.iter().enumerate() {
        let chosen = mask(is_equal(number, j as u64));
        for (word, c) in entry.as_flattened_mut().iter_mut().zip(candidate.as_flattened()) {
            *word |= chosen & c;
        }
    }
    let [plus, minus, xy2d] = entry;
    let swap = |a: &[u64; 4], b: &[u64; 4]| core::array::from_fn(|i| select(a[i], b[i], negative));
    let xy2d = F::from_words(isa, xy2d);
    AffineCached {
        y_plus_x: F::from_words(isa, swap(&plus, &minus)),
        y_minus_x: F::from_words(isa, swap(&minus, &plus)),
        xy2d: F::select(xy2d, xy2d.neg(), negative),
    }
}

/// An odd number below `2^255` that times the base point is the same: `s < 2^255`, or `L` more or less, which is odd.
/// Constant time.
#[inline(always)]
fn odd(s: &[u64; 4]) -> [u64; 4] {
    debug_assert!(s[3] >> 63 == 0);
    let even = mask(s[0] & 1 ^ 1);
    // `L` is below 2^254.
    let minus = mask(s[3] >> 62);
    let mut carry = minus & even & 1 == 1;
    core::array::from_fn(|i| {
        let word;
        (word, carry) = s[i].carrying_add((<Order as Modulus<4>>::P[i] ^ minus) & even, carry);
        word
    })
}

/// `[s]B`, for any `s < 2^255`; constant time, no memory index depends on `s`.
///
/// As many additions as digits, 51, and 2 doublings.
///
/// Source: Hamburg, "Fast and compact elliptic-curve cryptography" (eprint 2012/309), section 3.3.
#[must_use]
pub fn mul_base<F: FieldForm>(isa: F::Isa, s: &[u64; 4]) -> Extended<F> {
    let mut k = odd(s);
    let mut plus = signs::<{ TEETH * COMBS * STEPS }>(&k);
    let mut digits = comb_digits::<TEETH, STEPS, { COMBS * STEPS }>(&plus);
    let sum = match F::BODIES {
        Some(bodies) => sum_in_bodies(isa, &bodies, &digits),
        None => sum_of_digits(isa, &digits),
    };
    k.zeroize();
    plus.zeroize();
    digits.zeroize();
    sum
}

/// The digits' entries, added.
fn sum_of_digits<F: FieldForm>(isa: F::Isa, digits: &[i8; COMBS * STEPS]) -> Extended<F> {
    let mut acc = Extended::identity(isa);
    for step in (0..STEPS).rev() {
        if step + 1 < STEPS {
            acc = acc.double();
        }
        for (entries, digits) in BASE_COMBS.iter().zip(digits.chunks_exact(STEPS)) {
            acc = acc.add_affine(&select_signed::<F>(isa, entries, digits[step])).extended();
        }
    }
    acc
}

/// The same, for a form that has the formulas in one body each.
fn sum_in_bodies<F: FieldForm>(isa: F::Isa, bodies: &Bodies<F>, digits: &[i8; COMBS * STEPS]) -> Extended<F> {
    let (zero, one) = (F::zero(isa), F::one(isa));
    let mut sum = [zero; _];
    sum[..4].copy_from_slice(&[zero, one, one, zero]);
    (bodies.select)(&mut sum, &BASE_COMBS[0], digits[STEPS - 1]);
    for step in (0..STEPS).rev() {
        if step + 1 < STEPS {
            (bodies.double)(&mut sum);
        }
        for i in 1..=COMBS {
            // The next addend; after one step's digits come those below. The last one is not used.
            let (i, step) = if i < COMBS { (i, step) } else { (0, step.saturating_sub(1)) };
            (bodies.add_affine)(&mut sum, &BASE_COMBS[i], digits[STEPS * i + step]);
        }
    }
    let [x, y, z, t, ..] = sum;
    Extended { x, y, z, t }
}

/// The lowest bits of eight bytes that are 0 or 1.
#[inline(always)]
fn gather(bytes: u64) -> u8 {
    (bytes.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// The lanes whose byte of `magnitudes` is `value`, for bytes and a value below 16.
#[inline(always)]
pub(super) fn lanes_equal(magnitudes: u64, value: u64) -> u8 {
    const ONES: u64 = u64::MAX / 255;
    // A byte of `different` is zero where equal; adding 15 sets bit 4 of all others.
    let different = magnitudes ^ (value * ONES);
    gather(!(different + 15 * ONES) >> 4 & ONES)
}

/// The numbers of the entries of eight digits of four signs, one in each byte, and which of the digits are negative: of
/// the signs `step`, `2 + step`, `4 + step` and `6 + step` of each byte.
#[inline(always)]
fn lane_digits(plus: u64, step: usize) -> (u64, u8) {
    const { assert!(TEETH_LANES == 4 && STEPS_LANES == 2, "a comb is a byte") };
    const ONES: u64 = u64::MAX / 255;
    let pairs = plus >> step & (0x55 * ONES);
    let fours = (pairs | pairs >> 1) & (0x33 * ONES);
    let digits = (fours | fours >> 2) & (0x0f * ONES);
    let negative = !(digits >> 3) & ONES;
    ((digits ^ ((negative << 3) - negative)) & (7 * ONES), gather(negative))
}

/// Adds the entries of a step's digits, eight combs at a time, one in each lane; reads every entry of every comb.
#[inline(always)]
fn add_combs<L: FieldLanes<8>>(isa: L::Isa, mut acc: Extended<L>, plus: &[u64; 4], step: usize) -> Extended<L> {
    for (table, plus) in BASE_COMBS_LANES.iter().zip(plus) {
        let (numbers, negative) = lane_digits(*plus, step);
        let [a, b, c] = &table[0];
        let mut entry = [L::from_limbs51(isa, a), L::from_limbs51(isa, b), L::from_limbs51(isa, c)];
        for j in 1..ENTRIES_LANES {
            let lanes = lanes_equal(numbers, j as u64);
            for i in 0..3 {
                entry[i] = entry[i].blend(L::from_limbs51(isa, &table[j][i]), lanes);
            }
        }
        let [plus, minus, xy2d] = entry;
        let [y_plus_x, y_minus_x] = plus.swap(minus, negative);
        let xy2d = xy2d.blend(xy2d.neg(), negative);
        acc = acc.add_affine(&AffineCached { y_plus_x, y_minus_x, xy2d }).extended();
    }
    acc
}

/// `p` with every lane moved within its group of four.
#[inline(always)]
fn permute<L: FieldLanes<8>, const ORDER: i32>(p: &Extended<L>) -> Extended<L> {
    Extended {
        x: p.x.permute::<ORDER>(),
        y: p.y.permute::<ORDER>(),
        z: p.z.permute::<ORDER>(),
        t: p.t.permute::<ORDER>(),
    }
}

/// The sums of the points in lanes 0 to 3 and in lanes 4 to 7.
#[inline(always)]
pub(super) fn sums_of_lanes<L: FieldLanes<8>>(mut p: Extended<L>) -> [Coordinates; 2] {
    let d2 = L::from_words(p.x.isa(), D2);
    for step in 0..2 {
        let other =
            if step == 0 { permute::<L, { order(1, 0, 3, 2) }>(&p) } else { permute::<L, { order(2, 3, 0, 1) }>(&p) };
        p = p.add(&other.cached(d2)).extended();
    }
    let mut sums = [[[0; 4]; 4]; 2];
    for group in 0..2 {
        sums[group] = [p.x.lane(4 * group), p.y.lane(4 * group), p.z.lane(4 * group), p.t.lane(4 * group)];
    }
    sums
}

/// `[s]B` as two sums, with eight combs at a time in vector lanes. Constant time, no memory index depends on `s`.
fn mul_base_halves<L: FieldLanes<8>>(isa: L::Isa, s: &[u64; 4]) -> [Coordinates; 2] {
    let mut k = odd(s);
    let mut plus = signs::<{ TEETH_LANES * COMBS_LANES * STEPS_LANES }>(&k);
    let sums = isa.outline(inlined!(|| {
        // Twice in line: as a loop over the steps this costs a tenth more.
        let acc = add_combs::<L>(isa, Extended::identity(isa), &plus, 1).double();
        sums_of_lanes(add_combs(isa, acc, &plus, 0))
    }));
    k.zeroize();
    plus.zeroize();
    sums
}

/// `[s]B`, for any `s < 2^255`, with eight combs at a time in vector lanes; the result in the form `F`.
/// Constant time, no memory index depends on `s`.
#[must_use]
pub fn mul_base_lanes<F: FieldForm, L: FieldLanes<8>>(lanes: L::Isa, isa: F::Isa, s: &[u64; 4]) -> Extended<F> {
    add_halves(isa, &mul_base_halves::<L>(lanes, s))
}

/// The sum of two points given by their coordinates.
pub(super) fn add_halves<F: FieldForm>(isa: F::Isa, halves: &[Coordinates; 2]) -> Extended<F> {
    let [a, b] = halves.map(|[x, y, z, t]| Extended {
        x: F::from_words(isa, x),
        y: F::from_words(isa, y),
        z: F::from_words(isa, z),
        t: F::from_words(isa, t),
    });
    a.add(&b.cached(F::from_words(isa, D2))).extended()
}

/// `[s]B` in the fastest way; constant time.
pub(super) fn mul_base_best<F: FieldForm>(isa: F::Isa, s: &[u64; 4]) -> Extended<F> {
    in_ifma_lanes!(|lanes: Four, Eight| mul_base_lanes::<F, Eight>(lanes, isa, s), else mul_base(isa, s))
}

/// `[s]B` in the fastest form, for any `s < 2^255`; constant time.
#[must_use]
pub fn mul_base_affine(s: &[u64; 4]) -> Affine {
    struct MulBase<'a>(&'a [u64; 4]);
    impl Operation for MulBase<'_> {
        type Output = Affine;
        fn run<F: FieldForm>(self, isa: F::Isa) -> Affine {
            affine(&mul_base_best::<F>(isa, self.0).projective())
        }
    }
    in_best_form(MulBase(s))
}

impl Scalar {
    /// `[self]B`; constant time.
    #[doc(hidden)]
    #[must_use]
    pub fn mul_base(&self) -> Affine {
        mul_base_affine(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_in_lanes_are_digits() {
        let mut source = montane_testing::Source::new(64);
        for _ in 0..200 {
            let plus: [u64; 4] = core::array::from_fn(|_| source.word());
            let digits = comb_digits::<TEETH_LANES, STEPS_LANES, { COMBS_LANES * STEPS_LANES }>(&plus);
            for (i, digit) in digits.into_iter().enumerate() {
                let (comb, step) = (i / STEPS_LANES, i % STEPS_LANES);
                let (numbers, negative) = lane_digits(plus[comb / 8], step);
                let number = (numbers >> (8 * (comb % 8)) & 0xff) as i8 + 1;
                assert_eq!(digit, if negative >> (comb % 8) & 1 == 1 { -number } else { number });
            }
        }
    }

    #[test]
    fn a_number_is_made_odd_by_the_order() {
        let l = <Order as Modulus<4>>::P;
        let add = |a: [u64; 4], b: [u64; 4]| {
            let mut carry = false;
            core::array::from_fn(|i| {
                let word;
                (word, carry) = a[i].carrying_add(b[i], carry);
                word
            })
        };
        for s in [[1, 0, 0, 0], [3, 0, 0, u64::MAX >> 1], [u64::MAX; 4].map(|w| w >> 1 | 1)] {
            assert_eq!(odd(&s), s);
        }
        for s in [[0; 4], [2, 0, 0, 0], [u64::MAX - 1, u64::MAX, u64::MAX, u64::MAX >> 2]] {
            assert_eq!(odd(&s), add(s, l));
            assert!(odd(&s)[3] >> 63 == 0);
        }
        for s in [[0, 0, 0, 1 << 62], [u64::MAX - 1, u64::MAX, u64::MAX, u64::MAX >> 1]] {
            assert_eq!(add(odd(&s), l), s);
        }
    }

    #[test]
    fn equal_lanes_are_found() {
        for value in 0..16 {
            for lane in 0..8 {
                let magnitudes =
                    (0..8).fold(0, |m, i| m | (if i == lane { value } else { (value + 1 + i) % 16 }) << (8 * i));
                let expected = (0..8).fold(0, |m, i| m | u8::from(magnitudes >> (8 * i) & 15 == value) << i);
                assert_eq!(lanes_equal(magnitudes, value), expected);
                assert_eq!(expected >> lane & 1, 1);
            }
        }
    }
}

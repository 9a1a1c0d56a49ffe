//! `[s]B` for a secret scalar: signed digits of four bits, one table per second digit, every table read whole.

use montane_fields::curve25519::FieldForm;
use montane_kernels::cpu::Isa;
use montane_kernels::fe25519::{Bodies, Lanes8};
use montane_kernels::word::{mask, opaque, select};
use zeroize::Zeroize;

use super::constants::{AffineWords, BASE_WINDOWS, BASE_WINDOWS_LANES, D2, ENTRIES, WINDOWS};
use super::point4::order;
use super::{Affine, Coordinates, Operation, Scalar, affine, in_best_form};
use crate::edwards::{AffineCached, Extended};
use crate::recode::signed_nibbles;

/// 1 if two values below 16 are equal, else 0: the negated difference's sign says whether it is zero.
#[inline(always)]
pub(super) fn is_equal(a: u64, b: u64) -> u64 {
    debug_assert!(a < 16 && b < 16);
    ((a ^ b).wrapping_neg() >> 63) ^ 1
}

/// `digit` times the window's point, prepared; reads every entry whatever the digit.
#[inline(always)]
fn select_signed<F: FieldForm>(isa: F::Isa, window: &[AffineWords; ENTRIES], digit: i8) -> AffineCached<F> {
    let negative = opaque((digit as u8 >> 7) as u64);
    let magnitude = (digit ^ -(negative as i8)).wrapping_add(negative as i8) as u64;
    let mut entry: AffineWords = [[0; 4]; 3];
    for (j, candidate) in window.iter().enumerate() {
        let chosen = mask(is_equal(magnitude, j as u64 + 1));
        for (word, c) in entry.as_flattened_mut().iter_mut().zip(candidate.as_flattened()) {
            *word |= chosen & c;
        }
    }
    // The neutral element if none was: y + x = y - x = 1, 2dxy = 0.
    let none = is_equal(magnitude, 0);
    entry[0][0] |= none;
    entry[1][0] |= none;
    let [plus, minus, xy2d] = entry;
    let swap = |a: &[u64; 4], b: &[u64; 4]| core::array::from_fn(|i| select(a[i], b[i], negative));
    let xy2d = F::from_words(isa, xy2d);
    AffineCached {
        y_plus_x: F::from_words(isa, swap(&plus, &minus)),
        y_minus_x: F::from_words(isa, swap(&minus, &plus)),
        xy2d: F::select(xy2d, xy2d.neg(), negative),
    }
}

/// `[s]B`, for any `s < 2^255`; constant time, no memory index depends on `s`.
///
/// `16 * (sum of odd digits) + (sum of even digits)`: 64 additions and 4 doublings.
///
/// Source: Bernstein, Duif, Lange, Schwabe, Yang, "High-speed high-security signatures" (2011), section 4.
#[must_use]
pub fn mul_base<F: FieldForm>(isa: F::Isa, s: &[u64; 4]) -> Extended<F> {
    let mut digits = signed_nibbles(s);
    let sum = match F::BODIES {
        Some(bodies) => sum_in_bodies(isa, &bodies, &digits),
        None => sum_of_digits(isa, &digits),
    };
    digits.zeroize();
    sum
}

/// The digits' multiples, added.
fn sum_of_digits<F: FieldForm>(isa: F::Isa, digits: &[i8; 2 * WINDOWS]) -> Extended<F> {
    let mut acc = Extended::identity(isa);
    for parity in [1, 0] {
        if parity == 0 {
            let mut p = acc.projective();
            for _ in 0..3 {
                p = p.double().projective();
            }
            acc = p.double().extended();
        }
        for (window, digits) in BASE_WINDOWS.iter().zip(digits.chunks_exact(2)) {
            acc = acc.add_affine(&select_signed::<F>(isa, window, digits[parity])).extended();
        }
    }
    acc
}

/// The same, for a form that has the formulas in one body each.
fn sum_in_bodies<F: FieldForm>(isa: F::Isa, bodies: &Bodies<F>, digits: &[i8; 2 * WINDOWS]) -> Extended<F> {
    let (zero, one) = (F::zero(isa), F::one(isa));
    let mut sum = [zero; _];
    sum[..4].copy_from_slice(&[zero, one, one, zero]);
    (bodies.select)(&mut sum, &BASE_WINDOWS[0], digits[1]);
    for parity in [1, 0] {
        if parity == 0 {
            for _ in 0..4 {
                (bodies.double)(&mut sum);
            }
        }
        for i in 1..=WINDOWS {
            // The next addend; after the odd digits come the even ones. The last one is not used.
            let (i, parity) = if i < WINDOWS { (i, parity) } else { (0, 0) };
            (bodies.add_affine)(&mut sum, &BASE_WINDOWS[i], digits[2 * i + parity]);
        }
    }
    let [x, y, z, t, ..] = sum;
    Extended { x, y, z, t }
}

/// The lanes whose byte of `magnitudes` is `value`, for bytes and a value below 16.
#[inline(always)]
pub(super) fn lanes_equal(magnitudes: u64, value: u64) -> u8 {
    const ONES: u64 = u64::MAX / 255;
    const GATHER: u64 = 0x0102_0408_1020_4080;
    // A byte of `different` is zero where equal; adding 15 sets bit 4 of all others.
    let different = magnitudes ^ (value * ONES);
    let equal = !(different + 15 * ONES) >> 4 & ONES;
    (equal.wrapping_mul(GATHER) >> 56) as u8
}

/// Adds every second digit's multiple, eight windows at a time, one in each lane; reads every entry of every window.
#[inline(always)]
fn add_windows<L: Lanes8>(isa: L::Isa, mut acc: Extended<L>, digits: &[i8; 2 * WINDOWS], parity: usize) -> Extended<L> {
    for (step, table) in BASE_WINDOWS_LANES.iter().enumerate() {
        let (mut magnitudes, mut negative) = (0u64, 0u8);
        for lane in 0..8 {
            let digit = digits[2 * (8 * step + lane) + parity];
            let sign = digit >> 7;
            magnitudes |= u64::from(((digit ^ sign) - sign) as u8) << (8 * lane);
            negative |= (sign as u8 & 1) << lane;
        }
        // The multiple 0: y + x = y - x = 1, 2dxy = 0.
        let mut entry = [L::one(isa), L::one(isa), L::zero(isa)];
        for j in 0..ENTRIES {
            let lanes = lanes_equal(magnitudes, j as u64 + 1);
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
fn permute<L: Lanes8, const ORDER: i32>(p: &Extended<L>) -> Extended<L> {
    Extended {
        x: p.x.permute::<ORDER>(),
        y: p.y.permute::<ORDER>(),
        z: p.z.permute::<ORDER>(),
        t: p.t.permute::<ORDER>(),
    }
}

/// The sums of the points in lanes 0 to 3 and in lanes 4 to 7.
#[inline(always)]
pub(super) fn sums_of_lanes<L: Lanes8>(mut p: Extended<L>) -> [Coordinates; 2] {
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

/// `[s]B` as two sums, with eight windows at a time in vector lanes. Constant time, no memory index depends on `s`.
fn mul_base_halves<L: Lanes8>(isa: L::Isa, s: &[u64; 4]) -> [Coordinates; 2] {
    let mut digits = signed_nibbles(s);
    let sums = isa.outline(
        #[inline(always)]
        || {
            // Twice in line: as a loop over the parity this costs a tenth more.
            let mut acc = add_windows::<L>(isa, Extended::identity(isa), &digits, 1);
            for _ in 0..4 {
                acc = acc.double();
            }
            sums_of_lanes(add_windows(isa, acc, &digits, 0))
        },
    );
    digits.zeroize();
    sums
}

/// `[s]B`, for any `s < 2^255`, with eight windows at a time in vector lanes; the result in the form `F`.
/// Constant time, no memory index depends on `s`.
#[must_use]
pub fn mul_base_lanes<F: FieldForm, L: Lanes8>(lanes: L::Isa, isa: F::Isa, s: &[u64; 4]) -> Extended<F> {
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
    #[must_use]
    pub fn mul_base(&self) -> Affine {
        mul_base_affine(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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

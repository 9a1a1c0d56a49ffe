//! Which moduli the bodies in assembly take: how many spare bits, what room for a low limb that is folded up by
//! `2^-64 mod p`, and which lowest limb.

use crate::Params;

/// Every modulus.
#[must_use]
pub const fn any<const N: usize>(_: &Params<N>) -> bool {
    true
}

/// Below `2^(64N - 1)`.
#[must_use]
pub const fn one_spare_bit<const N: usize>(k: &Params<N>) -> bool {
    k.spare_bits() >= 1
}

/// Below `2^(64N - 2)`.
#[must_use]
pub const fn two_spare_bits<const N: usize>(k: &Params<N>) -> bool {
    k.spare_bits() >= 2
}

/// Whether one subtraction suffices (see the bounds in the modules `fold`), and the top bit of `p` is clear.
#[must_use]
pub const fn fold_fits<const N: usize>(k: &Params<N>) -> bool {
    k.spare_bits() >= 1 && k.fold_leaves_room(1)
}

/// A lowest limb with the inverse `2^32 + 1` modulo `2^64`: a factor of the reduction is a sum.
pub const SHIFT: u64 = 0xffff_ffff_0000_0001;

/// Whether the lowest limb is [`SHIFT`], and the top bit of `p` is clear.
#[must_use]
pub const fn shift_fits<const N: usize>(k: &Params<N>) -> bool {
    k.spare_bits() >= 1 && k.p[0] == SHIFT
}

/// [`fold_fits`], and room for the larger rows of a square.
#[must_use]
pub const fn fold_fits_square<const N: usize>(k: &Params<N>) -> bool {
    k.spare_bits() >= 2 && k.fold_leaves_room(1)
}

/// Whether products and squares of operands below `2p` are below `2p` without a subtraction.
#[must_use]
pub const fn relaxed_fits<const N: usize>(k: &Params<N>) -> bool {
    k.spare_bits() >= 3 && k.fold_leaves_room(4)
}

/// Whether a complex product by Karatsuba's method needs one subtraction for each coordinate.
#[must_use]
pub const fn complex_mul_fits<const N: usize>(k: &Params<N>) -> bool {
    k.spare_bits() >= 1 && k.fold_leaves_room(3)
}

/// Whether a complex square does, whose factors are below `2p`.
#[must_use]
pub const fn complex_sqr_fits<const N: usize>(k: &Params<N>) -> bool {
    k.spare_bits() >= 2 && k.fold_leaves_room(4)
}

/// Whether one subtraction suffices after x86-64's `butterfly_ct4`, whose one fold has the sum of four rows above it:
/// `f + 4p / 2^64 <= p` for `f = 2^-64 mod p`, decided on top limbs, and a spare bit.
#[must_use]
pub const fn fixed_fits(k: &Params<4>) -> bool {
    k.spare_bits() >= 1 && k.fold1[3] as u128 + 5 <= k.p[3] as u128
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The inverse that the bodies add by; a spare bit and the lowest limb, and nothing else.
    #[test]
    fn who_reduces_by_sums() {
        assert_eq!(SHIFT.wrapping_mul((1 << 32) + 1), 1);
        let fits = |low, top| shift_fits(&Params::new([low, 5, 0, top]));
        assert_eq!([fits(SHIFT, u64::MAX >> 1), fits(SHIFT, 1)], [true; 2]);
        assert_eq!([fits(SHIFT, 1 << 63), fits(SHIFT + 2, 1), fits(SHIFT - 2, 1), fits(1, 1)], [false; 4]);
    }

    /// The 381-bit prime has room for it; with a bit less, or with `2^-64` too close to the modulus, there is none.
    #[test]
    fn who_does_without_a_subtraction() {
        let p = [
            0xb9fe_ffff_ffff_aaab,
            0x1eab_fffe_b153_ffff,
            0x6730_d2a0_f6b0_f624,
            0x6477_4b84_f385_12bf,
            0x4b1b_a7b6_434b_acd7,
            0x1a01_11ea_397f_e69a,
        ];
        let k = Params::new(p);
        assert!(relaxed_fits(&k) && fold_fits_square(&k) && complex_mul_fits(&k) && complex_sqr_fits(&k));
        let mut above = p;
        above[5] |= 1 << 61;
        assert!(!relaxed_fits(&Params::new(above)));
        let close = Params { fold1: p, ..k };
        assert!(!relaxed_fits(&close) && !complex_mul_fits(&close) && !complex_sqr_fits(&close));
        // A product is 0.10 p: above 0.65 p there is room for three, and not for four.
        let between = [0, 0, 0, 0, 0, p[5] / 100 * 65];
        let between = Params { fold1: between, ..k };
        assert!(complex_mul_fits(&between) && !complex_sqr_fits(&between));
        // Three quarters of the modulus leave room for one product, and not for four.
        let three_quarters = [0, 0, 0, 0, 0, p[5] / 4 * 3];
        let k = Params { fold1: three_quarters, ..k };
        assert!(fold_fits_square(&k) && !relaxed_fits(&k) && !complex_mul_fits(&k));
    }
}

//! Packed or one by one: in lanes of eight or blocks of six, which take as long for one as for all, or in words.

use montane_kernels::block;
use montane_kernels::cpu::tuning::leftovers::Leftover;
use montane_kernels::cpu::{Avx512, Ifma, Isa};

use crate::pairing::lanes::{LANES, side_by_side};

/// How many of `n` elements are to be packed; the others are computed one by one.
pub(super) fn packed(leftover: Leftover, n: usize) -> usize {
    let (most, width) = here(leftover);
    side_by_side(width, most, n)
}

/// How many left over take less one by one on this CPU, and how many are packed as one.
pub(super) fn here(leftover: Leftover) -> (usize, usize) {
    match (Ifma::detect(), Avx512::detect()) {
        (Some(_), _) => (leftover.ifma, LANES),
        (_, Some(_)) => (leftover.avx512, LANES),
        _ => (leftover.blocks, block::WIDTH),
    }
}

/// `Some` of an expression with the packed elements of the base field that the CPU has the best of, by the name of
/// their type; `None` where there are none.
macro_rules! in_packed {
    (|$many:ident| $value:expr) => {
        match montane_kernels::in_lanes!(512, |_, V| {
            type $many = montane_fields::bls12_381::Fp8In<V>;
            $value
        }) {
            None if montane_kernels::cpu::Avx2::preferred().is_some() => {
                type $many =
                    montane_fields::bls12_381::FpBlock<montane_kernels::vector::Ymm<montane_kernels::cpu::Avx2>>;
                Some($value)
            }
            found => found,
        }
    };
}
pub(super) use in_packed;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_and_what_is_left() {
        for width in [LANES, block::WIDTH] {
            for (most, n) in (0..width).flat_map(|most| (0..4 * width).map(move |n| (most, n))) {
                let together = side_by_side(width, most, n);
                assert!(together <= n && n - together <= most, "{n}, {most}");
                assert!(together.is_multiple_of(width) || together % width > most, "{n}, {most}");
            }
        }
    }

    /// The choice is by the level that the lanes are of.
    #[test]
    fn by_level() {
        let leftover = Leftover { ifma: 1, avx512: 2, blocks: 3 };
        let (expected, width) = if Ifma::detect().is_some() {
            (1, LANES)
        } else if Avx512::detect().is_some() {
            (2, LANES)
        } else {
            (3, block::WIDTH)
        };
        assert_eq!(packed(leftover, width + expected), width);
        assert_eq!(packed(leftover, width + expected + 1), width + expected + 1);
    }
}

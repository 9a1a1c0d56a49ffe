//! How many of a list are worth vector lanes of eight, which take as long for one as for eight.

use montane_kernels::cpu::{Avx512, Ifma, Isa};

use crate::pairing::lanes::LANES;

/// How many elements beside full eights take less time one by one than side by side, by the instruction set of the lanes. Where there
/// is IFMA, one alone has lanes too, and is computed in less than half of the time that words take.
#[derive(Clone, Copy)]
pub(super) struct Few {
    pub(super) ifma: usize,
    pub(super) avx512: usize,
    pub(super) avx2: usize,
}

impl Few {
    /// How many of `n` elements are to be computed side by side; the others, fewer than eight, one by one.
    pub(super) fn side_by_side(self, n: usize) -> usize {
        match (Ifma::detect(), Avx512::detect()) {
            (Some(_), _) => beside(self.ifma, n),
            (_, Some(_)) => beside(self.avx512, n),
            _ => beside(self.avx2, n),
        }
    }
}

/// [`Few::side_by_side`] where `few` take less one by one.
fn beside(few: usize, n: usize) -> usize {
    let left = n % LANES;
    if left > few { n } else { n - left }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eights_and_what_is_left() {
        for few in 0..LANES {
            for n in 0..4 * LANES {
                let together = beside(few, n);
                assert!(together <= n && n - together <= few, "{n}, {few}");
                assert!(together.is_multiple_of(LANES) || together % LANES > few, "{n}, {few}");
            }
        }
    }

    /// The choice is by the level that the lanes are of.
    #[test]
    fn by_level() {
        let few = Few { ifma: 1, avx512: 2, avx2: 3 };
        let expected = if Ifma::detect().is_some() {
            1
        } else if Avx512::detect().is_some() {
            2
        } else {
            3
        };
        assert_eq!(few.side_by_side(LANES + expected), LANES);
        assert_eq!(few.side_by_side(LANES + expected + 1), LANES + expected + 1);
    }
}

//! What the bodies read besides the moduli.

use super::LANES;
use crate::float::products52::{CONTROL, HIGH, UNIT, bias};
use crate::ifma::{COLUMNS, LIMB_MASK, Modulus52};

/// Constants of four lanes, at the offsets that the bodies name.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(super) struct Tables<const L: usize> {
    /// `2^-52 mod p` as doubles.
    pub(super) folds: [[u64; LANES]; L],
    /// `p` as doubles.
    pub(super) ps: [[u64; LANES]; L],
    /// `-p^-1 mod 2^52` as a double.
    pub(super) n0s: [u64; LANES],
    pub(super) mask: [u64; LANES],
    pub(super) unit: [u64; LANES],
    /// How columns begin.
    pub(super) bias: [u64; COLUMNS],
    /// Where products are split, and with the unit of the low half.
    pub(super) high: [u64; 2],
    /// MXCSR.
    pub(super) control: u32,
}

impl<const L: usize> Tables<L> {
    pub(super) const fn new(modulus: &Modulus52<L>) -> Self {
        let doubles = &modulus.doubles;
        Self {
            folds: in_every_lane(&doubles.fold),
            ps: in_every_lane(&doubles.p),
            n0s: [doubles.n0; LANES],
            mask: [LIMB_MASK; LANES],
            unit: [UNIT; LANES],
            bias: bias::<L, true, true>(),
            high: [HIGH, HIGH + 1],
            control: CONTROL,
        }
    }
}

const fn in_every_lane<const L: usize>(limbs: &[u64; L]) -> [[u64; LANES]; L] {
    let mut out = [[0; LANES]; L];
    let mut i = 0;
    while i < L {
        out[i] = [limbs[i]; LANES];
        i += 1;
    }
    out
}

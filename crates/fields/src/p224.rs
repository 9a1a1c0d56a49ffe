//! The prime of NIST P-224, `2^224 - 2^96 + 1`.

use crate::modulus::{Generator, Modulus, from_hex};
use crate::mont::Mont;

/// The prime, 224 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct P;

impl Modulus<4> for P {
    const P: [u64; 4] = from_hex("ffffffff ffffffff ffffffff ffffffff 00000000 00000000 00000001");
}

impl Generator<4> for P {
    const GENERATOR: u64 = 22;
}

/// An element of the base field.
pub type Fp = Mont<P, 4>;

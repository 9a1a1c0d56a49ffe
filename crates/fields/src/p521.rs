//! The prime of NIST P-521, `2^521 - 1`.

use crate::modulus::{Generator, Modulus, from_hex};
use crate::mont::Mont;

/// The prime, 521 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct P;

impl Modulus<9> for P {
    const P: [u64; 9] = from_hex(
        "1ff ffffffffffffffff ffffffffffffffff ffffffffffffffff ffffffffffffffff ffffffffffffffff ffffffffffffffff \
         ffffffffffffffff ffffffffffffffff",
    );
}

impl Generator<9> for P {
    const GENERATOR: u64 = 3;
}

/// An element of the base field.
pub type Fp = Mont<P, 9>;

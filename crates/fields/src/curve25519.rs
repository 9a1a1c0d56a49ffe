//! The two primes of Curve25519 and edwards25519: `p = 2^255 - 19`, and the order of the prime subgroup,
//! `L = 2^252 + 27742317777372353535851937790883648493`.

use crate::modulus::{Modulus, from_hex};

/// The base prime `p`, 255 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct P;

impl Modulus<4> for P {
    const P: [u64; 4] = from_hex("7fffffffffffffff ffffffffffffffff ffffffffffffffff ffffffffffffffed");
    const NAME: &'static str = "curve25519-fp";
}

/// The order `L` of the prime subgroup, 253 bits (RFC 8032, section 5.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct L;

impl Modulus<4> for L {
    const P: [u64; 4] = from_hex("1000000000000000 0000000000000000 14def9dea2f79cd6 5812631a5cf5d3ed");
    const NAME: &'static str = "curve25519-fl";
}

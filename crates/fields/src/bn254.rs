//! The two primes of BN254 (alt_bn128). `x = 4965661367192848881`; `p = 36x^4 + 36x^3 + 24x^2 + 6x + 1`;
//! `r = 36x^4 + 36x^3 + 18x^2 + 6x + 1`.

use crate::modulus::{Modulus, from_hex};
use crate::mont::Mont;

/// The base prime `p`, 254 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct P;

impl Modulus<4> for P {
    const P: [u64; 4] = from_hex("30644e72e131a029 b85045b68181585d 97816a916871ca8d 3c208c16d87cfd47");
    const NAME: &'static str = "bn254-fp";
}

/// The group order `r`, 254 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct R;

impl Modulus<4> for R {
    const P: [u64; 4] = from_hex("30644e72e131a029 b85045b68181585d 2833e84879b97091 43e1f593f0000001");
    const NAME: &'static str = "bn254-fr";
}

/// An element of the base field.
pub type Fp = Mont<P, 4>;
/// An element of the scalar field.
pub type Fr = Mont<R, 4>;

/// The curve parameter `x`.
pub const X: u64 = 4_965_661_367_192_848_881;

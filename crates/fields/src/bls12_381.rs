//! The two primes of BLS12-381. `x = -0xd201000000010000`; `r = x^4 - x^2 + 1`; `p = (x - 1)^2 r / 3 + x`.

use crate::modulus::{Modulus, from_hex};
use crate::mont::Mont;

/// The base prime `p`, 381 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct P;

impl Modulus<6> for P {
    const P: [u64; 6] = from_hex(
        "1a0111ea397fe69a 4b1ba7b6434bacd7 64774b84f38512bf 6730d2a0f6b0f624 1eabfffeb153ffff b9feffffffffaaab",
    );
    const NAME: &'static str = "bls12-381-fp";
}

/// The group order `r`, 255 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct R;

impl Modulus<4> for R {
    const P: [u64; 4] = from_hex("73eda753299d7d48 3339d80809a1d805 53bda402fffe5bfe ffffffff00000001");
    const NAME: &'static str = "bls12-381-fr";
    /// The customary generator of the multiplicative group, which fixes the roots of unity of transforms.
    const GENERATOR: u64 = 7;
}

/// An element of the base field.
pub type Fp = Mont<P, 6>;
/// An element of the scalar field.
pub type Fr = Mont<R, 4>;

/// The absolute value of the curve parameter `x`, which is negative.
pub const X_ABS: u64 = 0xd201_0000_0001_0000;

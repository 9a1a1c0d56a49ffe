//! The traits of the `ff` crate for every prime field.

use core::iter::{Product, Sum};

use rand_core::TryRng;
use subtle::{Choice, CtOption};

use crate::bytes::{ByteWidth, Bytes, Width, limbs_from_le};
use crate::modulus::{Generator, Modulus};
use crate::mont::Mont;

impl<M: Modulus<N>, const N: usize> Sum for Mont<M, N> {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, |a, b| a + b)
    }
}
impl<'a, M: Modulus<N>, const N: usize> Sum<&'a Self> for Mont<M, N> {
    fn sum<I: Iterator<Item = &'a Self>>(iter: I) -> Self {
        iter.copied().sum()
    }
}
impl<M: Modulus<N>, const N: usize> Product for Mont<M, N> {
    fn product<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ONE, |a, b| a * b)
    }
}
impl<'a, M: Modulus<N>, const N: usize> Product<&'a Self> for Mont<M, N> {
    fn product<I: Iterator<Item = &'a Self>>(iter: I) -> Self {
        iter.copied().product()
    }
}

impl<M: Modulus<N>, const N: usize> ff::Field for Mont<M, N> {
    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;

    fn try_random<R: TryRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        Self::try_random(rng)
    }
    fn square(&self) -> Self {
        self.square()
    }
    fn double(&self) -> Self {
        self.double()
    }
    fn invert(&self) -> CtOption<Self> {
        self.invert()
    }
    fn sqrt_ratio(num: &Self, div: &Self) -> (Choice, Self) {
        Self::sqrt_ratio(num, div)
    }
    fn sqrt(&self) -> CtOption<Self> {
        self.sqrt()
    }
    fn pow<S: AsRef<[u64]>>(&self, exp: S) -> Self {
        self.pow(exp.as_ref())
    }
    fn pow_vartime<S: AsRef<[u64]>>(&self, exp: S) -> Self {
        self.pow_vartime(exp.as_ref())
    }
}

/// The most limbs whose modulus can be printed in a constant.
const MAX_LIMBS: usize = 16;

/// `0x` and the digits of a modulus, most significant first.
const fn hex<const N: usize>(p: &[u64; N]) -> [u8; 2 + 16 * MAX_LIMBS] {
    let mut out = [b'0'; 2 + 16 * MAX_LIMBS];
    out[1] = b'x';
    let mut i = 0;
    while i < 16 * N {
        let limb = p[N - 1 - i / 16];
        out[2 + i] = b"0123456789abcdef"[((limb >> (60 - 4 * (i % 16))) & 15) as usize];
        i += 1;
    }
    out
}

impl<M: Modulus<N>, const N: usize> Mont<M, N> {
    const HEX: [u8; 2 + 16 * MAX_LIMBS] = hex(&M::P);
}

impl<M: Generator<N>, const N: usize> ff::PrimeField for Mont<M, N>
where
    Width<N>: ByteWidth,
{
    type Repr = Bytes<N>;

    fn from_repr(repr: Bytes<N>) -> CtOption<Self> {
        Self::from_limbs_ct(limbs_from_le(repr.as_ref()))
    }
    fn to_repr(&self) -> Bytes<N> {
        self.to_le_bytes()
    }
    fn is_odd(&self) -> Choice {
        self.is_odd()
    }

    const MODULUS: &'static str = match core::str::from_utf8(Self::HEX.split_at(2 + 16 * N).0) {
        Ok(hex) => hex,
        Err(_) => unreachable!(),
    };
    const NUM_BITS: u32 = Self::BITS;
    const CAPACITY: u32 = Self::BITS - 1;
    const TWO_INV: Self = Self::ONE.halve();
    const MULTIPLICATIVE_GENERATOR: Self = Self::from_u64(M::GENERATOR);
    const S: u32 = Self::TWO_ADICITY;
    const ROOT_OF_UNITY: Self = Self::MULTIPLICATIVE_GENERATOR.pow_const(&Self::ODD_PART);
    const ROOT_OF_UNITY_INV: Self = {
        // The power 2^S - 1, of an element of order 2^S.
        let (mut inverse, mut square, mut i) = (Self::ROOT_OF_UNITY, Self::ROOT_OF_UNITY, 1);
        while i < Self::TWO_ADICITY {
            square = square.mul_const(&square);
            inverse = inverse.mul_const(&square);
            i += 1;
        }
        inverse
    };
    const DELTA: Self = {
        // The generator's power 2^S, of order t.
        let mut delta = Self::MULTIPLICATIVE_GENERATOR;
        let mut i = 0;
        while i < Self::TWO_ADICITY {
            delta = delta.mul_const(&delta);
            i += 1;
        }
        delta
    };
}

/// The little-endian value of 64 bytes, modulo `p`.
impl<M: Generator<4>> ff::FromUniformBytes<64> for Mont<M, 4> {
    fn from_uniform_bytes(bytes: &[u8; 64]) -> Self {
        Self::from_le_bytes_mod_order(bytes)
    }
}

/// The bits of a plain value, for the four-limb primes.
#[cfg(feature = "bits")]
impl<M: Generator<4>> ff::PrimeFieldBits for Mont<M, 4> {
    type ReprBits = [u64; 4];
    fn to_le_bits(&self) -> ff::FieldBits<[u64; 4]> {
        self.to_limbs().into()
    }
    fn char_le_bits() -> ff::FieldBits<[u64; 4]> {
        M::P.into()
    }
}

//! Montane's prime fields.

use montane::fields::{ByteWidth, Width};
use montane::fields::{Modulus, Mont, bls12_381, bn254};
use montane::hazmat::fields::curve25519;
use montane::hazmat::kernels::cpu::{self, Isa, Level};
#[cfg(target_arch = "x86_64")]
use montane::hazmat::kernels::fe25519::Limbs64Adx;
use montane::hazmat::kernels::fe25519::{FieldForm, Limbs51, Limbs51Preshift, Limbs64};

use super::PEER;
use crate::harness::{MONTANE, Peer};
use crate::traits::PrimeField;

/// One field operation at a time has no use for lanes.
const SCALAR: Peer = Peer { backend: || cpu::level().min(Level::Adx).name().to_owned(), ..PEER };

/// 2^255 - 19 in one of its forms. The one that this machine's users get is called `montane`, the others by their form.
#[derive(Clone, Copy)]
pub struct Fe<F, const CHOSEN: bool>(F);

/// A form, by the name of its row.
pub trait Row: FieldForm {
    /// The name of a row that is not the chosen one.
    const ROW: &'static str;
}

#[cfg(target_arch = "x86_64")]
impl Row for Limbs64Adx {
    const ROW: &'static str = "montane limbs64_adx";
}

impl Row for Limbs64 {
    const ROW: &'static str = "montane limbs64";
}

impl Row for Limbs51 {
    const ROW: &'static str = "montane limbs51";
}

impl Row for Limbs51Preshift {
    const ROW: &'static str = "montane limbs51_preshift";
}

impl<F: Row, const CHOSEN: bool> PrimeField for Fe<F, CHOSEN> {
    const PEER: Peer = Peer { name: if CHOSEN { MONTANE } else { F::ROW }, backend: || F::name(), ..PEER };

    fn decode(bytes: &[u8]) -> Self {
        let isa = F::Isa::detect().expect("entered only where it is there");
        Self(F::from_words(isa, curve25519::bytes_to_words(bytes.try_into().expect("32 bytes"))))
    }

    fn encode(&self) -> Vec<u8> {
        curve25519::words_to_bytes(&self.0.to_words()).to_vec()
    }

    #[inline(always)]
    fn mul_assign(&mut self, other: &Self) {
        self.0 = self.0.mul(other.0);
    }

    #[inline(always)]
    fn square_assign(&mut self) {
        self.0 = self.0.square();
    }

    fn invert(&self) -> Self {
        Self(curve25519::invert(self.0))
    }

    fn sqrt(&self) -> Self {
        let (exact, root) = curve25519::sqrt_ratio(self.0, F::one(self.0.isa()));
        assert_eq!(exact, 1, "a square has a root");
        Self(root)
    }
}

/// One of its prime fields.
#[derive(Clone, Copy)]
pub struct Fp<M, const N: usize>(Mont<M, N>);

/// The base field of BLS12-381.
pub type Fp381 = Fp<bls12_381::P, 6>;
/// The base field of BN254.
pub type Fp254 = Fp<bn254::P, 4>;

impl<M: Modulus<N> + Clone + 'static, const N: usize> PrimeField for Fp<M, N>
where
    Width<N>: ByteWidth,
{
    const PEER: Peer = SCALAR;

    fn decode(bytes: &[u8]) -> Self {
        let mut limbs = [0; N];
        for (limb, bytes) in limbs.iter_mut().zip(bytes.as_chunks::<8>().0) {
            *limb = u64::from_le_bytes(*bytes);
        }
        Self(Mont::from_limbs(limbs).expect("canonical"))
    }

    fn encode(&self) -> Vec<u8> {
        self.0.to_le_bytes().as_ref().to_vec()
    }

    #[inline(always)]
    fn mul_assign(&mut self, other: &Self) {
        self.0 *= &other.0;
    }

    #[inline(always)]
    fn square_assign(&mut self) {
        self.0 = self.0.square();
    }

    fn invert(&self) -> Self {
        Self(self.0.invert().expect("not zero"))
    }

    fn sqrt(&self) -> Self {
        Self(self.0.sqrt().expect("a square has a root"))
    }
}

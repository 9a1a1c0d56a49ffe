//! Montane itself, as its users get it.

use montane::fields::bytes::{ByteWidth, Width};
use montane::fields::{Modulus, Mont, bls12_381, bn254};
use montane::kernels::cpu;

use crate::harness::Peer;
use crate::report::MONTANE;
use crate::traits::PrimeField;

/// Chosen at run time; the environment variable `MONTANE_ISA` caps it.
const PEER: Peer = Peer { name: MONTANE, package: "montane", backend: || cpu::level().name().to_owned() };

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
    const PEER: Peer = PEER;

    fn decode(bytes: &[u8]) -> Self {
        let mut limbs = [0; N];
        for (limb, bytes) in limbs.iter_mut().zip(bytes.as_chunks::<8>().0) {
            *limb = u64::from_le_bytes(*bytes);
        }
        Self(Mont::from_limbs(limbs).expect("canonical"))
    }

    fn encode(&self) -> Vec<u8> {
        self.0.to_bytes().as_ref().to_vec()
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

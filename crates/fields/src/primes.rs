//! The named primes, as data: what the command and the registry-wide tests iterate.

use crate::modulus::Modulus;
use crate::{bls12_381, bn254, curve25519, p224, p521};

/// A named prime.
#[derive(Clone, Copy, Debug)]
pub struct Prime {
    /// The name that the command uses.
    pub name: &'static str,
    /// The limbs, least significant first.
    pub p: &'static [u64],
}

const fn prime<M: Modulus<N>, const N: usize>() -> Prime {
    Prime { name: M::NAME, p: &M::P }
}

/// Every named prime.
pub static PRIMES: &[Prime] = &[
    prime::<bls12_381::P, 6>(),
    prime::<bls12_381::R, 4>(),
    prime::<bn254::P, 4>(),
    prime::<bn254::R, 4>(),
    prime::<curve25519::P, 4>(),
    prime::<curve25519::L, 4>(),
    prime::<p224::P, 4>(),
    prime::<p521::P, 9>(),
];

//! The named primes, as data: what the command and the registry-wide tests iterate.

use crate::modulus::Modulus;
use crate::{bls12_381, bn254, curve25519, p224, p521};

/// A named prime.
#[derive(Clone, Copy, Debug)]
pub struct Prime {
    /// The name that the command uses, for example `bls12-381-fp`.
    pub name: &'static str,
    /// The limbs, least significant first.
    pub p: &'static [u64],
}

const fn prime<M: Modulus<N>, const N: usize>(name: &'static str) -> Prime {
    Prime { name, p: &M::P }
}

/// Every named prime.
pub static PRIMES: &[Prime] = &[
    prime::<bls12_381::P, 6>("bls12-381-fp"),
    prime::<bls12_381::R, 4>("bls12-381-fr"),
    prime::<bn254::P, 4>("bn254-fp"),
    prime::<bn254::R, 4>("bn254-fr"),
    prime::<curve25519::P, 4>("curve25519-fp"),
    prime::<curve25519::L, 4>("curve25519-fl"),
    prime::<p224::P, 4>("p224-fp"),
    prime::<p521::P, 9>("p521-fp"),
];

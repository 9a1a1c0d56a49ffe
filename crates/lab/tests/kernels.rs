//! Every registered kernel against big integers, on every named prime that it takes.

use montane_fields::primes::PRIMES;
use montane_kernels::kernel::BindError;
use montane_kernels::registry;
use montane_lab::oracle::{self, Failure};

/// Random pairs for each kernel and prime.
const RANDOM: usize = 100_000;

/// Checks the kernels whose operation passes the filter; reports those that cannot run and why.
fn check_all(prime_name: &str, seed: u64) {
    let prime = PRIMES.iter().find(|prime| prime.name == prime_name).expect("a named prime");
    let mut checked = 0;
    for kernel in registry::all().filter(|k| k.limbs == prime.p.len()) {
        match oracle::check(kernel, prime.p, RANDOM, seed) {
            Ok(_) => checked += 1,
            Err(Failure::NotRun(e @ BindError::Needs(_))) => println!("{}: skipped: {e}", kernel.name()),
            Err(Failure::NotRun(e)) => println!("{} on {prime_name}: {e}", kernel.name()),
            Err(e) => panic!("{e}"),
        }
    }
    assert!(checked > 0, "no kernel takes {prime_name}");
}

#[test]
fn bls12_381_fp() {
    check_all("bls12-381-fp", 1);
}

#[test]
fn bls12_381_fr() {
    check_all("bls12-381-fr", 2);
}

#[test]
fn bn254_fp() {
    check_all("bn254-fp", 3);
}

#[test]
fn bn254_fr() {
    check_all("bn254-fr", 4);
}

#[test]
fn p224_fp() {
    check_all("p224-fp", 5);
}

#[test]
fn p521_fp() {
    check_all("p521-fp", 6);
}

#[test]
fn curve25519_fp() {
    check_all("curve25519-fp", 7);
}

#[test]
fn curve25519_fl() {
    check_all("curve25519-fl", 8);
}

#[test]
fn every_prime_has_a_test() {
    let tested = [
        "bls12-381-fp",
        "bls12-381-fr",
        "bn254-fp",
        "bn254-fr",
        "p224-fp",
        "p521-fp",
        "curve25519-fp",
        "curve25519-fl",
    ];
    for prime in PRIMES {
        assert!(tested.contains(&prime.name), "add a test for {}", prime.name);
    }
}

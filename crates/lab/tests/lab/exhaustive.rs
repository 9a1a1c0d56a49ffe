//! Every pair of residues of tiny primes, through the same generic code with one limb: Montgomery form with `R = 2^64`.

use montane_kernels::Kernel;
use montane_kernels::kernel::Bound;
use montane_kernels::scalar;
use montane_lab::oracle;

const PRIMES: [u64; 9] = [3, 5, 7, 11, 13, 17, 127, 251, 257];

/// Random pairs where operands take too many values for trying each.
const RANDOM: usize = 10_000;

/// Whether operands are bounded by a small multiple of the modulus.
fn is_small(kernel: &Kernel) -> bool {
    let small = |bound| matches!(bound, Bound::Modulus { .. });
    small(kernel.a.bound) && kernel.b.is_none_or(|b| small(b.bound))
}

#[test]
fn every_pair_of_residues() {
    let kernels = scalar::list::<1>();
    assert!(kernels.iter().filter(|k| is_small(k)).count() >= 19);
    for kernel in kernels.iter().filter(|k| is_small(k)) {
        for p in PRIMES {
            let checked = oracle::check_every(kernel, &[p]).unwrap_or_else(|e| panic!("{e}"));
            let operands = if kernel.b.is_some() { 2 } else { 1 };
            assert!(checked.boundary >= (p as usize).pow(operands));
        }
    }
}

/// One limb at the other end: the largest primes with two, one and no spare bits.
#[test]
fn widest_single_limb_primes() {
    let widest = [(1 << 62) - 57, (1 << 63) - 25, u64::MAX - 58];
    for kernel in &scalar::list::<1>() {
        for (p, spare) in widest.into_iter().zip([2, 1, 0]) {
            match oracle::check(kernel, &[p], RANDOM, p) {
                Ok(_) => {}
                Err(oracle::Failure::NotRun(e)) => assert!(spare < 2, "{} with {spare} spare bits: {e}", kernel.name()),
                Err(e) => panic!("{e}"),
            }
        }
        for p in PRIMES {
            oracle::check(kernel, &[p], RANDOM, p).unwrap_or_else(|e| panic!("{e}"));
        }
    }
}

/// The largest moduli with two, one and no spare bits, of every limb count: where a missing carry word would show.
/// They need not be prime, only odd.
fn widest_moduli<const N: usize>() {
    for kernel in &scalar::list::<N>() {
        for spare in 0..3 {
            let mut p = [u64::MAX; N];
            p[N - 1] >>= spare;
            match oracle::check(kernel, &p, RANDOM, N as u64) {
                Ok(_) => {}
                Err(oracle::Failure::NotRun(e)) => assert!(spare < 2, "{} with {spare} spare bits: {e}", kernel.name()),
                Err(e) => panic!("{e}"),
            }
        }
        // The smallest of so many limbs.
        let mut p = [0; N];
        p[0] = 1;
        p[N - 1] = 1;
        oracle::check(kernel, &p, RANDOM, N as u64).unwrap_or_else(|e| panic!("{e}"));
    }
}

#[test]
fn widest_moduli_of_2_limbs() {
    widest_moduli::<2>();
}

#[test]
fn widest_moduli_of_4_limbs() {
    widest_moduli::<4>();
}

#[test]
fn widest_moduli_of_5_limbs() {
    widest_moduli::<5>();
}

/// The assembly on the largest moduli with two, one and no spare bits that each body takes, and on the smallest of its limb count.
#[test]
fn widest_moduli_of_assembly() {
    let bodies = montane_kernels::registry::all().filter(|k| {
        ["adx", "adx_full", "zen3_adx", "logjump_adx", "logjump_zen3_adx", "delayed"].contains(&k.algorithm)
            && !k.operation.starts_with("fe25519")
    });
    for kernel in bodies {
        let mut taken = 0;
        for spare in 0..3 {
            let mut p = vec![u64::MAX; kernel.limbs];
            p[kernel.limbs - 1] >>= spare;
            match oracle::check(kernel, &p, RANDOM, spare) {
                Ok(_) => taken += 1,
                Err(oracle::Failure::NotRun(e)) => println!("{} with {spare} spare bits: {e}", kernel.name()),
                Err(e) => panic!("{e}"),
            }
        }
        let mut p = vec![0; kernel.limbs];
        p[0] = 1;
        p[kernel.limbs - 1] = 1;
        match oracle::check(kernel, &p, RANDOM, 3) {
            Ok(_) => taken += 1,
            Err(oracle::Failure::NotRun(e)) => println!("{}: {e}", kernel.name()),
            Err(e) => panic!("{e}"),
        }
        let here = montane_kernels::cpu::level() >= kernel.level();
        assert!(!here || taken > 0 || kernel.algorithm.starts_with("logjump_"), "{} takes none of them", kernel.name());
    }
}

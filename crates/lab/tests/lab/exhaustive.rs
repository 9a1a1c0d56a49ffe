//! Every pair of residues of tiny primes, through the same generic code with one limb: Montgomery form with `R = 2^64`.

use montane_contenders::portable as contenders;
use montane_kernels::Kernel;
use montane_kernels::cpu::{self, Level};
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

/// The portable kernels for any limb count, those that only race too.
fn portable<const N: usize>() -> Vec<Kernel> {
    scalar::list::<N>().into_iter().chain(contenders::list::<N>()).collect()
}

#[test]
fn every_pair_of_residues() {
    let kernels = portable::<1>();
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
    for kernel in &portable::<1>() {
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
    for kernel in &portable::<N>() {
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

/// The largest modulus with so many spare bits that a kernel takes, among the first few.
fn widest(kernel: &Kernel, spare: u64) -> Option<Vec<u64>> {
    let mut p = vec![u64::MAX; kernel.limbs];
    p[kernel.limbs - 1] >>= spare;
    let taken = |step: u64| {
        p[0] = u64::MAX - 2 * step;
        (kernel.applies)(&p).is_ok().then(|| p.clone())
    };
    (0..64).find_map(taken)
}

/// Every kernel on words that is more than portable code, on the largest moduli with up to three spare bits that it
/// takes, and on the smallest of its limb count.
#[test]
fn widest_moduli_of_assembly() {
    let scalar = |k: &&Kernel| matches!(k.level(), Level::X86 | Level::Adx) && !k.has_its_prime();
    for kernel in montane_contenders::registry::all().filter(scalar) {
        let mut smallest = vec![0; kernel.limbs];
        smallest[0] = 1;
        smallest[kernel.limbs - 1] = 1;
        let moduli = (0..4).filter_map(|spare| widest(kernel, spare)).chain([smallest]);
        let mut checked = 0;
        for (seed, p) in (0..).zip(moduli) {
            match oracle::check(kernel, &p, RANDOM, seed) {
                Ok(_) => checked += 1,
                Err(oracle::Failure::NotRun(e)) => println!("{} modulo {p:x?}: {e}", kernel.name()),
                Err(e) => panic!("{e}"),
            }
        }
        assert!(checked > 0 || cpu::level() < kernel.level(), "{} takes none of them", kernel.name());
    }
}

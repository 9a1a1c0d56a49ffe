//! Every registered kernel against big integers, on every named prime that it takes.

use std::collections::BTreeSet;

use montane_contenders::registry;
use montane_fields::primes::PRIMES;
use montane_kernels::cpu::{self, Level};
use montane_kernels::kernel::{BindError, Bound, Computes};
use montane_kernels::select::{self, takes_lazy};
use montane_kernels::{Algorithm, Kernel, Operation, Params};
use montane_lab::oracle::{self, Failure};
use num_bigint::BigUint;

/// Random pairs for each kernel and prime, beside the boundary values: `MONTANE_CASES`, or as many as nobody waits for.
fn random() -> usize {
    std::env::var("MONTANE_CASES").ok().map_or(10_000, |n| n.parse().expect("MONTANE_CASES is a number"))
}

/// Checks the kernels whose operation passes the filter; reports those that cannot run and why.
fn check_all(prime_name: &str, seed: u64) {
    let prime = PRIMES.iter().find(|prime| prime.name == prime_name).expect("a named prime");
    let mut checked = 0;
    for kernel in registry::all().filter(|k| k.limbs == prime.p.len()) {
        match oracle::check(kernel, prime.p, random(), seed) {
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

/// Operands below `2p` that towers pass where [`takes_lazy`] allows them: the rule against big integers, and every
/// product that says it takes them against the oracle at that bound, each at least once.
#[test]
fn lazy_operands() {
    fn check<const N: usize>(p: &[u64], random: usize, checked: &mut BTreeSet<String>) {
        let p: [u64; N] = p.try_into().expect("N limbs");
        let k = Params::new(p);
        let big = BigUint::from_slice(&p.iter().flat_map(|w| [*w as u32, (w >> 32) as u32]).collect::<Vec<_>>());
        let word = BigUint::from(1u32) << 64u32;
        let f = word.modinv(&big).expect("p is odd");
        for factor in [2u32, 4] {
            let two_spare_bits = big.bits() <= 64 * N as u64 - 2;
            let top = BigUint::from(p[N - 1]) + 1u32;
            let leaves = &f * &word + &big * &top * factor;
            let allowed = two_spare_bits && leaves <= &big * &word;
            assert_eq!(takes_lazy(&k, u128::from(factor)), allowed, "{big:x} {factor}");
            for kernel in registry::all().filter(|k| allowed && k.lazy && k.limbs == N) {
                let mut kernel = *kernel;
                kernel.a.bound = Bound::Modulus { factor: 2 };
                if factor == 4 {
                    kernel.b = Some(kernel.a);
                }
                match oracle::check(&kernel, &p, random, 9) {
                    Ok(_) => _ = checked.insert(kernel.name()),
                    Err(Failure::NotRun(e)) => println!("{} modulo {big:x}: {e}", kernel.name()),
                    Err(e) => panic!("{e}"),
                }
            }
        }
    }
    let mut checked = BTreeSet::new();
    // Those without a name: the largest with two and three spare bits.
    let widest = [4, 5, 6, 8, 9].into_iter().flat_map(|limbs: usize| {
        (0..8).map(move |step| {
            let mut p = vec![u64::MAX; limbs];
            p[0] -= 2 * (step / 2);
            p[limbs - 1] >>= 2 + step % 2;
            (p, random() / 10)
        })
    });
    for (p, random) in PRIMES.iter().map(|prime| (prime.p.to_vec(), random())).chain(widest) {
        match p.len() {
            4 => check::<4>(&p, random, &mut checked),
            5 => check::<5>(&p, random, &mut checked),
            6 => check::<6>(&p, random, &mut checked),
            8 => check::<8>(&p, random, &mut checked),
            9 => check::<9>(&p, random, &mut checked),
            _ => unreachable!("no other limb count has a name"),
        }
    }
    for kernel in registry::all().filter(|k| k.lazy && k.level() <= cpu::level()) {
        assert!(checked.contains(&kernel.name()), "{} met no modulus that allows it", kernel.name());
    }
}

/// Every kernel takes a named prime, if there is one with as many limbs, and whose bounds need a spare bit refuses a
/// modulus without one.
#[test]
fn who_takes_which_modulus() {
    let refuses = |kernel: &Kernel, p: &[u64]| matches!(kernel.bind(p), Err(BindError::NotApplicable(_)));
    let spare = [
        Algorithm::CiosNoCarry,
        Algorithm::Limbs30,
        Algorithm::Limbs32,
        Algorithm::Delayed,
        Algorithm::Fold,
        Algorithm::Shift,
    ];
    for kernel in registry::all() {
        let mut primes = PRIMES.iter().filter(|prime| prime.p.len() == kernel.limbs).peekable();
        assert!(primes.peek().is_none() || primes.any(|prime| !refuses(kernel, prime.p)), "{}", kernel.name());
        let is_integer = matches!(kernel.computes, Computes::WideProduct | Computes::WideSquare);
        // What a value below p is divided by stays below p.
        let leaves = kernel.operation == Operation::FromMont;
        let rows = kernel.order.is_some() && kernel.algorithm == Algorithm::Plain && !is_integer && !leaves;
        let mut widest = vec![u64::MAX; kernel.limbs];
        if kernel.algorithm == Algorithm::Shift {
            // Who asks for this one asks for a spare bit too.
            widest[0] = u64::MAX << 32 | 1;
        }
        let refused = refuses(kernel, &widest);
        if rows || spare.contains(&kernel.algorithm) {
            assert!(refused, "{} needs a spare bit", kernel.name());
        }
        assert!(!(leaves && refused), "{} takes every modulus", kernel.name());
    }
}

#[test]
fn names_are_distinct() {
    let mut names: Vec<String> = registry::all().map(Kernel::name).collect();
    names.sort();
    let all = names.len();
    names.dedup();
    assert_eq!(names.len(), all);
}

/// Products of towers are left to formulas where sums of six products would outgrow what one reduction takes.
#[test]
fn delayed_reductions_need_room() {
    let product = |top: u64| {
        let mut p = PRIMES.iter().find(|prime| prime.name == "bls12-381-fp").expect("a named prime").p.to_vec();
        p[5] = top;
        let k = Params::<6>::new(p.try_into().expect("six limbs"));
        let mut out = [[[7; 6]; 2]; 3];
        let one = [[[1; 6]; 2]; 3];
        let one = one.each_ref().map(<[_; 2]>::each_ref);
        let cubic = select::cubic_mul(out.each_mut().map(<[_; 2]>::each_mut), one, one, &k);
        let mut f = [[[[7; 6]; 2]; 3]; 2];
        let line = select::line_mul(f.each_mut().map(|c| c.each_mut().map(<[_; 2]>::each_mut)), one, &k);
        assert_eq!([cubic, line], [out != [[[7; 6]; 2]; 3], f != [[[[7; 6]; 2]; 3]; 2]]);
        [cubic, line]
    };
    let adx = Level::Adx <= cpu::level();
    assert_eq!([product(u64::MAX >> 2), product(u64::MAX >> 3)], [[false; 2], [adx; 2]]);
}

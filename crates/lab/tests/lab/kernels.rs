//! Every registered kernel against big integers, on every named prime that it takes.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use montane_contenders::registry;
use montane_fields::primes::PRIMES;
use montane_kernels::cpu::{self, Level};
use montane_kernels::kernel::{ANY, BindError, Bound};
use montane_kernels::op::BULK;
use montane_kernels::select::{self, takes_lazy};
use montane_kernels::{Kernel, Params};
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

/// Whether a kernel computes what it claims modulo `p`, whether it says that it takes `p` or not.
///
/// Its loop runs before its symbol does: an assertion that does not hold there is a panic, and in a symbol the end.
fn is_right(kernel: &Kernel, p: &[u64]) -> bool {
    let mut kernel = *kernel;
    kernel.applies = ANY;
    let loops = || {
        let bind = kernel.bind(p).ok()?;
        let samples = oracle::samples(&kernel, p, BULK, 0, 1);
        let [a, b] = [0, 1].map(|n| samples.iter().flat_map(|operands| operands[n].clone()).collect::<Vec<u64>>());
        bind.bulk(&a, &b, &mut vec![0; BULK * kernel.out.words()], 1);
        oracle::check(&kernel, p, 300, 1).ok()
    };
    catch_unwind(AssertUnwindSafe(loops)).is_ok_and(|checked| checked.is_some())
}

/// Every kernel takes a named prime, if there is one with as many limbs; one with a prime of its own takes that alone.
/// With the widest moduli that it takes it is right. One without a spare bit that it refuses it would be wrong with;
/// where there is a spare bit a rule may refuse more, as it is what was proved. Without their assertions some would be
/// right by chance.
#[test]
fn who_takes_which_modulus() {
    for kernel in registry::all() {
        let takes = |p: &[u64]| (kernel.applies)(p).is_ok();
        let named: Vec<_> = PRIMES.iter().filter(|prime| prime.p.len() == kernel.limbs).collect();
        let taken: Vec<&str> = named.iter().filter(|prime| takes(prime.p)).map(|prime| prime.name).collect();
        assert!(named.is_empty() || !taken.is_empty(), "{} takes no prime that has a name", kernel.name());
        assert!(!kernel.has_its_prime() || taken == ["curve25519-fp"], "{} takes {taken:?}", kernel.name());
        if kernel.level() > cpu::level() {
            println!("{}: skipped: needs {}", kernel.name(), kernel.level().name());
            continue;
        }
        // Some ask for the second of these lowest limbs, and for a spare bit too.
        let moduli =
            [u64::MAX, u64::MAX << 32 | 1].into_iter().flat_map(|lowest| (0..4).map(move |spare| (lowest, spare)));
        for (lowest, spare) in moduli {
            let mut p = vec![u64::MAX; kernel.limbs];
            p[0] = lowest;
            p[kernel.limbs - 1] >>= spare;
            let taken = takes(&p);
            if kernel.has_its_prime() {
                assert!(!taken, "{} takes {p:x?}", kernel.name());
            } else if taken || spare == 0 && cfg!(debug_assertions) {
                assert_eq!(taken, is_right(kernel, &p), "{} takes {p:x?}; is right with it", kernel.name());
            }
        }
    }
}

/// What has a name has one value: a contender's algorithm is the library's where it is called so.
#[test]
fn names_are_of_one_value() {
    for a in registry::all() {
        for b in registry::all() {
            let names = [(a.operation.name(), a.algorithm.name()), (b.operation.name(), b.algorithm.name())];
            assert_eq!(names[0].0 == names[1].0, a.operation == b.operation, "{} and {}", a.name(), b.name());
            assert_eq!(names[0].1 == names[1].1, a.algorithm == b.algorithm, "{} and {}", a.name(), b.name());
        }
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

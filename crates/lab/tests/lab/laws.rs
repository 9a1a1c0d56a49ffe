//! The laws of a ring, for every addition and multiplication in the registry on every named prime that it takes:
//! no oracle, only kernels against each other.

use montane_contenders::registry;
use montane_fields::primes::{PRIMES, Prime};
use montane_kernels::Kernel;
use montane_kernels::kernel::{Bind, Computes, Representation};
use proptest::prelude::*;

/// One-number kernels on 64-bit limbs whose results may be their operands again.
fn is_plain(kernel: &Kernel) -> bool {
    let saturated = |f: &Representation| {
        f.lanes == 1 && f.radix_bits == 64 && f.limbs == kernel.limbs && f.bound == kernel.out.bound
    };
    saturated(&kernel.a) && kernel.b.as_ref().is_some_and(saturated) && saturated(&kernel.out)
}

/// Every kernel that fits the prime, computes this and keeps its operands' bound.
fn bound(prime: &Prime, computes: impl Fn(Computes) -> bool) -> Vec<Bind> {
    registry::all().filter(|k| is_plain(k) && computes(k.computes)).filter_map(|k| k.bind(prime.p).ok()).collect()
}

fn call(bind: &Bind, a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut out = vec![0; bind.operand_words()[2]];
    bind.call(&mut out, a, b);
    out
}

/// Below `p`, from any words: the top limb reduced modulo a limb no larger than the prime's.
fn below(prime: &Prime, words: &[u64; 9]) -> Vec<u64> {
    let mut a = words[..prime.p.len()].to_vec();
    let top = a.len() - 1;
    a[top] %= prime.p[top];
    a
}

/// Relaxed kernels give one of two representatives; the canonical one decides.
fn canonical(prime: &Prime, mut a: Vec<u64>) -> Vec<u64> {
    let less = a.iter().rev().cmp(prime.p.iter().rev()).is_lt();
    if !less {
        let mut borrow = false;
        for (x, &p) in a.iter_mut().zip(prime.p) {
            (*x, borrow) = montane_kernels::word::sub_borrow(*x, p, borrow);
        }
    }
    a
}

/// Any words, carries made likely.
fn words() -> impl Strategy<Value = [u64; 9]> {
    prop::array::uniform9(prop_oneof![3 => any::<u64>(), 1 => Just(0), 1 => Just(u64::MAX), 1 => Just(1)])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn ring_laws(a in words(), b in words(), c in words()) {
        for prime in PRIMES {
            let [a, b, c] = [&a, &b, &c].map(|x| below(prime, x));
            let adds = bound(prime, |f| f == Computes::Sum);
            let subs = bound(prime, |f| f == Computes::Difference);
            let muls = bound(prime, |f| matches!(f, Computes::Product { .. }));
            prop_assert!(!adds.is_empty() && !subs.is_empty() && !muls.is_empty());
            for add in &adds {
                let name = add.kernel().name();
                let eq = |x: Vec<u64>, y: Vec<u64>| canonical(prime, x) == canonical(prime, y);
                prop_assert!(eq(call(add, &a, &b), call(add, &b, &a)), "{name} commutes");
                prop_assert!(eq(call(add, &call(add, &a, &b), &c), call(add, &a, &call(add, &b, &c))), "{name} associates");
                for sub in &subs {
                    prop_assert!(eq(call(sub, &call(add, &a, &b), &b), a.clone()), "{name} is undone by {}", sub.kernel().name());
                }
            }
            for mul in &muls {
                let name = mul.kernel().name();
                let eq = |x: Vec<u64>, y: Vec<u64>| canonical(prime, x) == canonical(prime, y);
                prop_assert!(eq(call(mul, &a, &b), call(mul, &b, &a)), "{name} commutes");
                prop_assert!(eq(call(mul, &call(mul, &a, &b), &c), call(mul, &a, &call(mul, &b, &c))), "{name} associates");
                for add in adds.iter().filter(|add| add.kernel().out.bound == mul.kernel().out.bound) {
                    let sum = call(add, &b, &c);
                    prop_assert!(
                        eq(call(mul, &a, &sum), call(add, &call(mul, &a, &b), &call(mul, &a, &c))),
                        "{name} distributes over {}", add.kernel().name()
                    );
                }
            }
        }
    }
}

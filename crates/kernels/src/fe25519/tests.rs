//! Every form against big integers, on values at each stated bound and on random ones.

use super::*;
use num_bigint::BigUint;

fn big(words: &[u64; 4]) -> BigUint {
    words.iter().rev().fold(BigUint::ZERO, |sum, &w| (sum << 64u32) + w)
}

fn p() -> BigUint {
    big(&P)
}

/// Reproducible operands.
struct Random(montane_testing::Source);

impl Random {
    fn word(&mut self) -> u64 {
        self.0.word()
    }
    /// Words that are random, all zeros, all ones, or near those.
    fn words(&mut self) -> [u64; 4] {
        core::array::from_fn(|_| match self.word() % 8 {
            0 => 0,
            1 => u64::MAX,
            2 => self.word() % 64,
            3 => u64::MAX - self.word() % 64,
            4 => (1 << 63) + self.word() % 64 - 32,
            _ => self.word(),
        })
    }
}

/// Boundary values as words below `2^256`: around 0, p, 2p, 2^255 and 2^256.
fn boundary() -> Vec<[u64; 4]> {
    let top = u64::MAX;
    let mut all = vec![];
    for d in 0..40 {
        all.push([d, 0, 0, 0]);
        all.push([top - d, top, top, top]);
        all.push([top - d, top, top, top >> 1]);
        all.push([d, 0, 0, 1 << 63]);
    }
    all
}

/// Factors of which one row's product is just above `2^319`: a carry makes its top word `2^63`, which to the flags is a
/// signed overflow and must not reach the next row.
fn rows_that_overflow(random: &mut Random) -> Vec<([u64; 4], [u64; 4])> {
    let rows = (0..3).flat_map(|row| (0..4).map(move |_| row));
    rows.map(|row| {
        let k = random.word() | 1 << 63 | 1;
        let digits = ((BigUint::from(1u32) << 319u32) / k + 1u32).to_u64_digits();
        (core::array::from_fn(|i| if i == row { k } else { 0 }), digits.try_into().expect("four words"))
    })
    .collect()
}

fn check<F: FieldForm>(isa: F::Isa) {
    let p = p();
    let mut random = Random(montane_testing::Source::new(0x25519));
    let mut inputs = boundary();
    inputs.extend((0..400).map(|_| random.words()));
    let from = |w: &[u64; 4]| F::from_words(isa, *w);
    let same = |what: &str, got: F, want: BigUint| assert_eq!(big(&got.to_words()), want % &p, "{} {what}", F::name());
    for (i, a) in inputs.iter().enumerate() {
        let b = &inputs[(i * 7 + 3) % inputs.len()];
        let c = &inputs[(i * 5 + 11) % inputs.len()];
        let (x, y, z) = (from(a), from(b), from(c));
        let (a, b, c) = (big(a), big(b), big(c));
        let minus = |v: &BigUint| &p * 2u32 + 40u32 - v % &p - 40u32;
        same("decode", x, a.clone());
        same("mul", x.mul(y), &a * &b);
        same("square", x.square(), &a * &a);
        same("square_n", x.square_n(3), a.modpow(&8u32.into(), &p));
        same("add", x.add(y), &a + &b);
        same("sub", x.sub(y), &a + minus(&b));
        same("neg", x.neg(), minus(&a));
        same("carry", F::carry(x.relax()), a.clone());
        same("sum 3 0", F::carry(F::sum([x, y, z], [])), &a + &b + &c);
        same("sum 1 2", F::carry(F::sum([x], [y, z])), &a + minus(&b) + minus(&c));
        same("sum 3 1", F::carry(F::sum([x, y, y], [z])), &a + &b + &b + minus(&c));
        same("sum 5 0", F::carry(F::sum([x, y, z, x, y], [])), &a + &b + &c + &a + &b);
        // Loose times loose, at the largest weight on both sides.
        let (l, m) = (F::sum([x], [y, z]), F::sum([x, y, y], [z]));
        same("loose mul", F::mul_loose(l, m), (&a + minus(&b) + minus(&c)) * (&a + &b + &b + minus(&c)));
        same("loose square", F::square_loose(m), (&a + &b + &b + minus(&c)).pow(2));
        same("select 0", F::select(x, y, 0), a.clone());
        same("select 1", F::select(x, y, 1), b.clone());
    }
    for (mut a, b) in rows_that_overflow(&mut random) {
        // The row after it.
        for i in 1..4 {
            a[i] |= u64::from(a[i - 1] >> 63 == 1);
        }
        same("row", from(&a).mul(from(&b)), big(&a) * big(&b));
        same("row", from(&b).mul(from(&a)), big(&a) * big(&b));
    }
}

#[test]
fn limbs64_agrees_with_big_integers() {
    check::<Limbs64>(crate::cpu::Portable::TOKEN);
}

#[test]
fn limbs51_agrees_with_big_integers() {
    check::<Limbs51>(crate::cpu::Portable::TOKEN);
}

#[test]
fn limbs51_preshift_agrees_with_big_integers() {
    check::<Limbs51Preshift>(crate::cpu::Portable::TOKEN);
}

#[cfg(target_arch = "x86_64")]
#[test]
fn limbs64_adx_agrees_with_big_integers() {
    match <crate::cpu::Adx as crate::cpu::Isa>::detect() {
        Some(isa) => check::<Limbs64Adx>(isa),
        None => println!("skipped: needs adx"),
    }
}

#[cfg(target_arch = "aarch64")]
#[test]
fn limbs64_aarch64_agrees_with_big_integers() {
    match <crate::cpu::Aarch64 as crate::cpu::Isa>::detect() {
        Some(isa) => check::<Limbs64Aarch64>(isa),
        None => println!("skipped: asked for portable code"),
    }
}

/// Five limbs at a bound, in every combination of smallest and largest.
fn extremes(bound: u64) -> Vec<[u64; 5]> {
    (0..32u32).map(|bits| core::array::from_fn(|i| if bits >> i & 1 == 1 { bound - 1 } else { 0 })).collect()
}

fn big51(limbs: &[u64; 5]) -> BigUint {
    limbs.iter().rev().fold(BigUint::ZERO, |sum, &l| (sum << 51u32) + l)
}

#[test]
fn limbs51_products_hold_at_the_loose_bound() {
    let p = p();
    for a in extremes(limbs51::LOOSE) {
        for b in extremes(limbs51::LOOSE) {
            let want = big51(&a) * big51(&b) % &p;
            assert_eq!(big(&limbs51::to_words(&limbs51::mul(&a, &b))), want);
            assert_eq!(big(&limbs51::to_words(&limbs51_preshift::mul(&a, &b))), want);
            #[cfg(target_arch = "riscv64")]
            for product in [limbs51_rv64::mul(&a, &b), limbs51_preshift_rv64::mul(&a, &b)] {
                assert_eq!(big(&limbs51::to_words(&product)), want);
            }
        }
        let want = big51(&a).pow(2) % &p;
        assert_eq!(big(&limbs51::to_words(&limbs51::square(&a))), want);
        assert_eq!(big(&limbs51::to_words(&limbs51_preshift::square(&a))), want);
        #[cfg(target_arch = "riscv64")]
        for square in [limbs51_rv64::square(&a), limbs51_preshift_rv64::square(&a)] {
            assert_eq!(big(&limbs51::to_words(&square)), want);
        }
        assert_eq!(big(&limbs51::to_words(&limbs51::carry(&a))), big51(&a) % &p);
    }
    for a in extremes(limbs51::TIGHT) {
        assert_eq!(big(&limbs51::to_words(&a)), big51(&a) % &p);
        for b in extremes(limbs51::TIGHT) {
            let difference = big51(&limbs51::sum(&[a], &[b, b]));
            assert_eq!((difference + big51(&b) * 2u32) % &p, big51(&a) % &p);
        }
    }
}

#[test]
fn constants_follow_from_the_prime() {
    assert_eq!((BigUint::from(1u32) << 255u32) % p(), FOLD_255.into());
    assert_eq!((BigUint::from(1u32) << 256u32) % p(), FOLD_256.into());
    assert_eq!((BigUint::from(1u32) << 255u32) - p(), FOLD_255.into());
}

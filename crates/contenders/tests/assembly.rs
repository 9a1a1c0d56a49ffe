//! Every body in assembly against big integers, at the edges of what it requires: moduli as large as its condition
//! admits, operands at their bounds, beyond `p` where that is allowed. The bodies are the registry's, so none is
//! forgotten.
#![cfg(target_arch = "x86_64")]

use std::collections::BTreeMap;

use montane_contenders::registry;
use montane_kernels::cpu::{self, Level};
use montane_kernels::kernel::{Beside, Bind, BindError, Bound, Computes, Representation};
use montane_kernels::{Algorithm, Kernel, Operation};
use num_bigint::BigUint;

/// Random operands for each modulus, and for each prime that people use.
const FEW: usize = 200;
const MANY: usize = 20_000;
/// Random moduli for each number of spare bits.
const MODULI: usize = 40;

/// What is tested here.
fn bodies() -> impl Iterator<Item = &'static Kernel> {
    registry::all().filter(|k| k.assembly && k.level() == Level::Adx)
}

/// Whether any limbs may be its first operand: an ordinary product takes these a row at a time and asks nothing of
/// them.
fn takes_any(kernel: &Kernel) -> bool {
    kernel.operation == Operation::MontMul && kernel.algorithm == Algorithm::Plain
}

/// Those of some limb counts that claim the same together, so that what they should give is computed once.
fn claims(limbs: impl Fn(usize) -> bool) -> Vec<Vec<&'static Kernel>> {
    let claim = |k: &Kernel| (k.limbs, k.computes, k.a, k.b, k.out, takes_any(k));
    let mut claims: Vec<Vec<&'static Kernel>> = Vec::new();
    for kernel in bodies().filter(|k| limbs(k.limbs)) {
        match claims.iter_mut().find(|kernels| claim(kernels[0]) == claim(kernel)) {
            Some(kernels) => kernels.push(kernel),
            None => claims.push(vec![kernel]),
        }
    }
    claims
}

/// Reproducible operands.
struct Random(montane_testing::Source);

impl Random {
    fn new(seed: usize) -> Self {
        Self(montane_testing::Source::new(seed as u64))
    }

    fn word(&mut self) -> u64 {
        self.0.word()
    }

    /// Limbs, half of the time uniform, half of the time of words that make carries likely.
    fn limbs(&mut self, n: usize) -> Vec<u64> {
        let plain = self.word() & 1 == 0;
        let mut limb = || match if plain { 4 } else { self.word() % 5 } {
            0 => 0,
            1 => u64::MAX,
            2 => 1,
            3 => u64::MAX - 1,
            _ => self.word(),
        };
        (0..n).map(|_| limb()).collect()
    }
}

fn big(limbs: &[u64]) -> BigUint {
    BigUint::from_slice(&limbs.iter().flat_map(|&w| [w as u32, (w >> 32) as u32]).collect::<Vec<_>>())
}

fn power(exponent: usize) -> BigUint {
    BigUint::from(1u32) << exponent
}

fn bound(bound: Bound, p: &BigUint) -> BigUint {
    match bound {
        Bound::Modulus { factor } => p * factor,
        Bound::ModulusShifted { factor, shift } => (p * factor) << shift,
        Bound::ModulusSquared => p * p,
        Bound::Bits { bits } => power(bits as usize),
    }
}

/// A part of an operand: which operand, which of its numbers, how far up in that, and values for it.
struct Part {
    operand: usize,
    number: usize,
    shift: u32,
    /// Where carries and bounds trip.
    edges: Vec<BigUint>,
    random: Vec<BigUint>,
}

impl Part {
    fn new(
        [operand, number]: [usize; 2],
        shift: u32,
        below: &BigUint,
        p: &BigUint,
        rng: &mut Random,
        random: usize,
    ) -> Self {
        let limbs = (below.bits() as usize - 1).div_ceil(64);
        let mut edges = vec![BigUint::ZERO, BigUint::from(1u32), below - 1u32, below - 2u32, below >> 1];
        edges.extend([p - 1u32, p.clone(), p + 1u32]);
        for i in 0..limbs {
            edges.push(power(64 * i));
            edges.push(power(64 * i + 64) - 1u32);
            edges.push(power(64 * i + 64) - power(64 * i));
            edges.push((below - 1u32) >> (64 * i) << (64 * i));
        }
        edges.retain(|value| value < below);
        edges.sort();
        edges.dedup();
        let random = (0..random).map(|_| big(&rng.limbs(limbs)) % below).collect();
        Self { operand, number, shift, edges, random }
    }

    /// The parts of a kernel's operands.
    fn all(kernel: &Kernel, p: &BigUint, rng: &mut Random, random: usize) -> Vec<Self> {
        let mut parts = Vec::new();
        for (operand, form) in [Some(kernel.a), kernel.b].into_iter().flatten().enumerate() {
            assert!(form.radix_bits == 64 && (form.lanes == 1 || !form.limb_major) && form.beside == Beside::NONE);
            let any = operand == 0 && takes_any(kernel);
            for number in 0..form.lanes {
                let mut part = |shift, below| parts.push(Self::new([operand, number], shift, &below, p, rng, random));
                match form.bound {
                    _ if any => part(0, power(64 * form.limbs)),
                    // Whatever is low, below what is high.
                    Bound::ModulusShifted { factor, shift } => {
                        part(0, power(shift as usize));
                        part(shift, p * factor);
                    }
                    of => part(0, bound(of, p)),
                }
            }
        }
        parts
    }

    /// The value of an index: first the edges.
    fn at(&self, index: usize) -> &BigUint {
        self.edges.get(index).unwrap_or_else(|| &self.random[index - self.edges.len()])
    }

    fn len(&self) -> usize {
        self.edges.len() + self.random.len()
    }
}

/// Which value each part takes: every edge of the first with every edge of each other, while what is left goes through
/// its values, every third time through its edges; then random ones.
fn cases(parts: &[Part]) -> Vec<Vec<usize>> {
    let first = &parts[0];
    let mut cases = Vec::new();
    for (n, other) in parts.iter().enumerate().skip(1) {
        for i in 0..first.edges.len() {
            for j in 0..other.edges.len() {
                let at = cases.len();
                let rest = |(m, part): (usize, &Part)| match m {
                    0 => i,
                    _ if m == n => j,
                    _ => (5 * m * at + m) % if at % 3 == 0 { part.edges.len() } else { part.len() },
                };
                cases.push(parts.iter().enumerate().map(rest).collect());
            }
        }
    }
    if parts.len() == 1 {
        cases.extend((0..first.edges.len()).map(|i| vec![i]));
    }
    cases.extend((0..first.random.len()).map(|i| parts.iter().map(|part| part.edges.len() + i).collect()));
    cases
}

/// The power of two modulo `p` that goes with what a kernel computes.
fn factor(computes: Computes, p: &BigUint) -> BigUint {
    let shift = match computes {
        Computes::Product { shift }
        | Computes::Square { shift }
        | Computes::ComplexProduct { shift }
        | Computes::ComplexSquare { shift }
        | Computes::Butterfly { shift }
        | Computes::Scaled { shift } => shift,
        _ => 0,
    };
    let two = if shift < 0 { (p + 1u32) >> 1u32 } else { BigUint::from(2u32) };
    two.modpow(&BigUint::from(shift.unsigned_abs()), p)
}

/// What a kernel should give: each number of the result, and whether it is that integer or one of its class modulo `p`.
fn expected(kernel: &Kernel, p: &BigUint, factor: &BigUint, [x, y]: &[Vec<BigUint>; 2]) -> (Vec<BigUint>, bool) {
    let complex = |y: &[BigUint], minus: &BigUint| vec![&x[0] * &y[0] + &x[1] * minus, &x[0] * &y[1] + &x[1] * &y[0]];
    let products = || x.iter().zip(y).map(|(x, y)| x * y);
    let squares = || x.iter().map(|x| x * x);
    let integers = match kernel.computes {
        Computes::WideProduct => return (products().collect(), true),
        Computes::WideSquare => return (squares().collect(), true),
        Computes::WideComplexProduct => {
            let size = power(64 * kernel.out.limbs);
            return (complex(y, &(&size - &y[1])).into_iter().map(|value| value % &size).collect(), true);
        }
        Computes::Product { .. } => products().collect(),
        Computes::Square { .. } => squares().collect(),
        Computes::Scaled { .. } => x.clone(),
        Computes::ComplexProduct { .. } => complex(y, &(p - &y[1])),
        Computes::ComplexSquare { .. } => complex(x, &(p - &x[1])),
        Computes::Butterfly { .. } => {
            let product = x[0].iter_u64_digits().zip(y).map(|(v, row)| row * v).sum::<BigUint>() * factor % p;
            return (vec![(&x[1] + &product) % p, (&x[1] + p - &product) % p], false);
        }
        Computes::MultipleSum { factor } => vec![&x[0] * factor + &y[0]],
        Computes::MultipleDifference { factor } => vec![&x[0] * factor + p - &y[0]],
        other => panic!("{} computes {other:?}, which this test does not know", kernel.name()),
    };
    (integers.into_iter().map(|value| value * factor % p).collect(), false)
}

/// Numbers as words.
fn words(form: &Representation, numbers: &[BigUint]) -> Vec<u64> {
    let mut words = Vec::with_capacity(form.words());
    for (n, number) in (1..).zip(numbers) {
        words.extend(number.iter_u64_digits());
        assert!(words.len() <= n * form.limbs, "it fits");
        words.resize(n * form.limbs, 0);
    }
    words
}

/// Checks all that claim the same and take a modulus; counts the moduli that each met.
fn check(claim: &[&'static Kernel], p: &[u64], rng: &mut Random, random: usize, met: &mut BTreeMap<String, usize>) {
    let bind = |kernel: &&Kernel| match kernel.bind(p) {
        Ok(bind) => Some(bind),
        Err(BindError::NotApplicable(_)) => None,
        Err(error) => panic!("{}: {error}", kernel.name()),
    };
    let binds: Vec<Bind> = claim.iter().filter_map(bind).collect();
    if binds.is_empty() {
        return;
    }
    let (kernel, p) = (claim[0], big(p));
    let factor = factor(kernel.computes, &p);
    let below = bound(kernel.out.bound, &p);
    let parts = Part::all(kernel, &p, rng, random);
    let mut out = vec![0; kernel.out.words()];
    for case in cases(&parts) {
        let mut numbers = [kernel.a.lanes, kernel.b.map_or(0, |b| b.lanes)].map(|lanes| vec![BigUint::ZERO; lanes]);
        for (part, index) in parts.iter().zip(case) {
            numbers[part.operand][part.number] += part.at(index) << part.shift;
        }
        let (expected, exact) = expected(kernel, &p, &factor, &numbers);
        let a = words(&kernel.a, &numbers[0]);
        let b = kernel.b.map_or_else(Vec::new, |form| words(&form, &numbers[1]));
        assert_eq!(out.len(), kernel.out.limbs * expected.len(), "{}", kernel.name());
        for bind in &binds {
            bind.call(&mut out, &a, &b);
            for (got, expected) in out.chunks(kernel.out.limbs).map(big).zip(&expected) {
                let same = got == *expected || !exact && &got % &p == *expected;
                assert!(same && got < below, "{}: {got:x} of {a:x?} {b:x?} modulo {p:x}", bind.kernel().name());
            }
        }
    }
    binds.iter().for_each(|bind| *met.entry(bind.kernel().name()).or_default() += 1);
}

fn has_adx() -> bool {
    let has = cpu::level() >= Level::Adx;
    if !has {
        println!("skipped: needs adx");
    }
    has
}

/// Odd moduli with so many spare bits, from all ones downwards.
fn at_the_edges(limbs: impl Fn(usize) -> bool + Copy) {
    if !has_adx() {
        return;
    }
    let mut met = BTreeMap::new();
    for claim in claims(limbs) {
        let n = claim[0].limbs;
        let mut rng = Random::new(n);
        for spare in 0..6 {
            let mut moduli = vec![vec![u64::MAX; n]];
            moduli.extend((0..MODULI).map(|_| rng.limbs(n)));
            for mut p in moduli {
                p[0] |= 1;
                p[n - 1] = p[n - 1] >> spare | 1 << (63 - spare);
                check(&claim, &p, &mut rng, FEW, &mut met);
            }
        }
    }
    for kernel in bodies().filter(|k| limbs(k.limbs)) {
        let met = met.get(&kernel.name()).copied().unwrap_or_default();
        println!("{}: {met} moduli", kernel.name());
        assert!(met > MODULI / 2, "{} met {met} moduli", kernel.name());
    }
}

#[test]
fn four_limbs_at_the_edges() {
    at_the_edges(|limbs| limbs == 4);
}

#[test]
fn six_limbs_at_the_edges() {
    at_the_edges(|limbs| limbs == 6);
}

#[test]
fn other_limbs_at_the_edges() {
    at_the_edges(|limbs| ![4, 6].contains(&limbs));
}

#[test]
fn the_primes_that_people_use() {
    if !has_adx() {
        return;
    }
    let mut rng = Random::new(1);
    for (hex, folds) in [
        ("30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47", true),
        ("30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001", true),
        ("73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001", false),
        ("1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab", true),
    ] {
        let p: Vec<u64> = BigUint::parse_bytes(hex.as_bytes(), 16).expect("hexadecimal").iter_u64_digits().collect();
        let mut met = BTreeMap::new();
        for claim in claims(|limbs| limbs == p.len()) {
            check(&claim, &p, &mut rng, MANY, &mut met);
        }
        // Others ask for more room than the scalars of BLS12-381 leave.
        let plain = |k: &&Kernel| matches!(k.operation, Operation::MontMul | Operation::MontSqr);
        for kernel in bodies().filter(|k| k.limbs == p.len()).filter(plain) {
            let takes = kernel.algorithm != Algorithm::Fold || folds;
            assert_eq!(met.contains_key(&kernel.name()), takes, "{} {hex}", kernel.name());
        }
    }
}

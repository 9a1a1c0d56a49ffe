//! Checks a kernel against big integers: boundary and random operands, results, bounds, and the generated loops.

use core::fmt;

use montane_kernels::registry::{BULK, Bind, BindError, Bound, Computes, Form, Kernel};
use num_bigint::BigUint;
use num_traits::{One, Zero};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

/// How many operand pairs a kernel passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Pairs of boundary values (single values for one-operand kernels).
    pub boundary: usize,
    /// Random pairs.
    pub random: usize,
}

/// Why a kernel did not pass.
#[derive(Clone, Debug)]
pub enum Failure {
    /// It could not be run with this modulus on this CPU.
    NotRun(BindError),
    /// It was run and is wrong.
    Wrong(Box<Wrong>),
}

/// Which promise a kernel broke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The value modulo `p` (or the exact value of a wide product).
    Value,
    /// The bound of the result's form.
    Bound,
    /// The limb bound of the result's form.
    LimbBits,
    /// `Bind::chain` agrees with repeated `Bind::call`.
    Chain,
    /// `Bind::bulk` agrees with `Bind::call`.
    Bulk,
}

/// A wrong result, with everything needed to reproduce it.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// The kernel's name.
    pub kernel: String,
    /// The prime.
    pub p: BigUint,
    /// The promise.
    pub rule: Rule,
    /// The first operand's words, all lanes.
    pub a: Vec<u64>,
    /// The second operand's words, all lanes.
    pub b: Vec<u64>,
    /// The lane that is wrong.
    pub lane: usize,
    /// The value it should have, modulo `p` unless the kernel's result is exact; for a bound, the bound.
    pub expected: BigUint,
    /// The value it has.
    pub got: BigUint,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotRun(e) => e.fmt(f),
            Self::Wrong(w) => w.fmt(f),
        }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rule = match self.rule {
            Rule::Value => "wrong value",
            Rule::Bound => "result not below its bound",
            Rule::LimbBits => "a result limb is too wide",
            Rule::Chain => "the chained loop disagrees with single calls",
            Rule::Bulk => "the independent repetitions disagree with single calls",
        };
        writeln!(f, "{}: {rule} (lane {})", self.kernel, self.lane)?;
        writeln!(f, "  p        = {:#x}", self.p)?;
        writeln!(f, "  a        = {}", Hex(&self.a))?;
        if !self.b.is_empty() {
            writeln!(f, "  b        = {}", Hex(&self.b))?;
        }
        let relation = if matches!(self.rule, Rule::Bound | Rule::LimbBits) { "below   " } else { "expected" };
        writeln!(f, "  {relation} = {:#x}", self.expected)?;
        write!(f, "  got      = {:#x}", self.got)
    }
}

impl core::error::Error for Failure {}

/// Words, least significant first.
struct Hex<'a>(&'a [u64]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "[";
        for w in self.0 {
            write!(f, "{separator}{w:#018x}")?;
            separator = ", ";
        }
        f.write_str("]")
    }
}

/// Checks a kernel with one modulus (limbs least significant first) on every pair of boundary values of its operand
/// forms and on `random` further pairs.
///
/// # Errors
/// [`Failure::NotRun`] if the modulus or the CPU does not fit; [`Failure::Wrong`] at the first wrong result.
pub fn check(kernel: &Kernel, p: &[u64], random: usize, seed: u64) -> Result<Checked, Failure> {
    let bind = kernel.bind(p).map_err(Failure::NotRun)?;
    let mut rng = SmallRng::seed_from_u64(seed);
    let p = from_words(p);
    let mut oracle = Oracle::new(&bind, &p);

    let a = Operand::new(kernel.a, &p, kernel.limbs);
    let b = kernel.b.map(|form| Operand::new(form, &p, kernel.limbs));
    let edges_a = a.boundary(&mut rng);
    let edges_b = b.as_ref().map(|b| b.boundary(&mut rng));

    let mut boundary = 0;
    for x in &edges_a {
        match &edges_b {
            Some(edges) => {
                for y in edges {
                    oracle.push(x, y)?;
                    boundary += 1;
                }
            }
            None => {
                oracle.push(x, &[])?;
                boundary += 1;
            }
        }
    }
    // Every single-bit value meets two boundary values and a random one.
    for x in a.single_bits() {
        match (&b, &edges_b) {
            (Some(b), Some(edges)) => {
                for y in [&edges[boundary % edges.len()], &edges[edges.len() - 1], &b.random(&mut rng)] {
                    oracle.push(&x, y)?;
                    boundary += 1;
                }
            }
            _ => {
                oracle.push(&x, &[])?;
                boundary += 1;
            }
        }
    }
    for _ in 0..random {
        let x = a.random(&mut rng);
        let y = b.as_ref().map_or_else(Vec::new, |b| b.random(&mut rng));
        oracle.push(&x, &y)?;
    }
    oracle.finish()?;
    Ok(Checked { boundary, random })
}

/// Checks a kernel with a tiny modulus on every pair of operands that its forms allow.
///
/// # Errors
/// As [`check`].
///
/// # Panics
/// If an operand may take more than 2^11 values.
pub fn check_every(kernel: &Kernel, p: &[u64]) -> Result<Checked, Failure> {
    let bind = kernel.bind(p).map_err(Failure::NotRun)?;
    let p = from_words(p);
    let mut oracle = Oracle::new(&bind, &p);
    let a = Operand::new(kernel.a, &p, kernel.limbs).every();
    let b = kernel.b.map_or_else(|| vec![Vec::new()], |form| Operand::new(form, &p, kernel.limbs).every());
    for x in &a {
        for y in &b {
            oracle.push(x, y)?;
        }
    }
    oracle.finish()?;
    Ok(Checked { boundary: a.len() * b.len(), random: 0 })
}

/// Random words of an operand that keeps its form's bounds, all lanes: something to time a kernel on.
#[must_use]
pub fn random_operand(form: &Form, p: &[u64], rng: &mut SmallRng) -> Vec<u64> {
    let modulus = from_words(p);
    let operand = Operand::new(*form, &modulus, p.len());
    let lanes: Vec<Vec<u64>> = (0..form.lanes).map(|_| operand.random(rng)).collect();
    interleave(form, lanes.iter().map(Vec::as_slice))
}

/// Operands that satisfy a kernel's forms (all lanes, as [`Bind::call`] takes them): boundary values spread over
/// their range, then `random` random ones. The first is all zeros.
///
/// `p` must be a modulus that the kernel takes.
#[must_use]
pub fn samples(kernel: &Kernel, p: &[u64], boundary: usize, random: usize, seed: u64) -> Vec<[Vec<u64>; 2]> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let p = from_words(p);
    let forms = [Some(kernel.a), kernel.b];
    let operands = forms.map(|form| form.map(|form| Operand::new(form, &p, kernel.limbs)));
    let edges = [0, 1].map(|i| operands[i].as_ref().map_or_else(Vec::new, |o| o.boundary(&mut rng)));
    let mut out = Vec::new();
    for n in 0..boundary + random {
        out.push([0, 1].map(|i| {
            let Some(operand) = &operands[i] else { return Vec::new() };
            let lanes: Vec<Vec<u64>> = (0..operand.form.lanes)
                .map(|lane| {
                    let last = edges[i].len() - 1;
                    match n {
                        0 => edges[i][0].clone(),
                        _ if n >= boundary => operand.random(&mut rng),
                        // From the largest downwards for `a`, with a different stride for `b`.
                        _ => edges[i][last - ((n - 1) * (7 - 4 * i) + lane) % (last + 1)].clone(),
                    }
                })
                .collect();
            interleave(&operand.form, lanes.iter().map(Vec::as_slice))
        }));
    }
    out
}

/// One operand's form with its exclusive bound as an integer.
struct Operand<'a> {
    form: Form,
    p: &'a BigUint,
    /// `2^(64 N)`.
    r: BigUint,
    /// Values are below it: the form's bound, and what the limbs can hold.
    bound: BigUint,
}

impl<'a> Operand<'a> {
    fn new(form: Form, p: &'a BigUint, limbs: usize) -> Self {
        let bound = bound(&form, p).min(capacity(&form) + 1u32);
        Self { form, p, r: BigUint::one() << (64 * limbs), bound }
    }

    /// One number's limbs, normalised: every limb but the last below `2^radix_bits`.
    fn limbs(&self, value: &BigUint) -> Option<Vec<u64>> {
        let Form { limbs, radix_bits, limb_bits, .. } = self.form;
        if radix_bits == 64 {
            let mut out: Vec<u64> = value.iter_u64_digits().collect();
            let fits = out.len() <= limbs;
            out.resize(limbs, 0);
            return fits.then_some(out);
        }
        let digit = (BigUint::one() << radix_bits) - 1u32;
        let mut rest = value.clone();
        let mut out = Vec::with_capacity(limbs);
        for i in 0..limbs {
            let limb = if i + 1 < limbs { &rest & &digit } else { rest.clone() };
            if limb.bits() > u64::from(limb_bits) {
                return None;
            }
            out.push(word(&limb));
            rest >>= radix_bits;
        }
        Some(out)
    }

    /// The same value with the bits above `radix_bits` of each limb used as far as `choose` says.
    fn loosen(&self, limbs: &mut [u64], mut choose: impl FnMut(u64) -> u64) {
        let Form { radix_bits, limb_bits, .. } = self.form;
        if limb_bits <= radix_bits {
            return;
        }
        for i in 0..limbs.len() - 1 {
            let room = (low_bits(limb_bits) - limbs[i]) >> radix_bits;
            let moved = choose(room.min(limbs[i + 1]));
            limbs[i] += moved << radix_bits;
            limbs[i + 1] -= moved;
        }
    }

    /// Values at and next to everything that a carry or a bound may trip over, each below the bound.
    fn boundary(&self, rng: &mut SmallRng) -> Vec<Vec<u64>> {
        let form = self.form;
        let one = BigUint::one();
        let r_mod_p = &self.r % self.p;
        let mut values = vec![BigUint::zero(), one.clone(), BigUint::from(2u32)];
        let mut around = |v: &BigUint| {
            values.extend([v.clone(), v + 1u32]);
            values.extend([1u32, 2].iter().filter(|&&d| *v >= BigUint::from(d)).map(|&d| v - d));
        };
        around(self.p);
        around(&(self.p >> 1));
        around(&r_mod_p);
        around(&(&r_mod_p * &r_mod_p % self.p));
        around(&self.bound);
        around(&(&self.bound >> 1));
        for factor in 2u32..=8 {
            around(&(self.p * factor));
        }
        let radix = form.radix_bits as usize;
        for i in 0..form.limbs {
            let limb = (&one << radix) - 1u32;
            values.push(&limb << (radix * i)); // one limb all ones
            values.push((&one << (radix * (i + 1))) - 1u32); // all limbs up to it all ones
            values.push(self.p - &one - ((self.p - &one) & (&limb << (radix * i)))); // p - 1 with a zero limb
            for bit in [0, radix / 2, radix - 1] {
                values.push(&one << (radix * i + bit));
            }
        }
        values.retain(|v| *v < self.bound);
        values.sort();
        values.dedup();
        let mut out: Vec<Vec<u64>> = values.iter().filter_map(|v| self.limbs(v)).collect();
        if form.limb_bits > form.radix_bits {
            let mut loose = out.clone();
            loose.iter_mut().for_each(|limbs| self.loosen(limbs, |most| most));
            out.append(&mut loose);
            let mut loose = out.clone();
            loose.iter_mut().for_each(|limbs| self.loosen(limbs, |most| rng.next_u64() % (most + 1)));
            out.append(&mut loose);
            out.extend(self.heaviest());
            out.sort();
            out.dedup();
        }
        out
    }

    /// Every limb as large as its bits allow, the last one as large as the bound allows.
    fn heaviest(&self) -> Option<Vec<u64>> {
        let form = self.form;
        let mut limbs = vec![low_bits(form.limb_bits); form.limbs];
        limbs[form.limbs - 1] = 0;
        let room = &self.bound - 1u32;
        let below = value_of(&form, &limbs);
        if below > room {
            return None;
        }
        let top = (room - below) >> (form.radix_bits as usize * (form.limbs - 1));
        limbs[form.limbs - 1] = word(&top.min(BigUint::from(low_bits(form.limb_bits))));
        Some(limbs)
    }

    fn single_bits(&self) -> impl Iterator<Item = Vec<u64>> + '_ {
        (0..self.bound.bits()).map(|i| BigUint::one() << i).filter(|v| *v < self.bound).filter_map(|v| self.limbs(&v))
    }

    /// Every value below the bound, normalised.
    fn every(&self) -> Vec<Vec<u64>> {
        assert!(self.bound <= BigUint::from(EVERY), "too many values");
        let bound = word(&self.bound);
        (0..bound).filter_map(|v| self.limbs(&BigUint::from(v))).collect()
    }

    /// Half uniform, half built from limbs that make carries likely.
    fn random(&self, rng: &mut SmallRng) -> Vec<u64> {
        let bits = self.bound.bits() as usize;
        let top = low_bits((bits - 1) as u32 % 64 + 1);
        let extreme = rng.next_u64() & 1 == 1;
        let limbs = loop {
            let mut words: Vec<u64> = (0..bits.div_ceil(64))
                .map(|_| {
                    let w = rng.next_u64();
                    match if extreme { rng.next_u64() % 6 } else { 5 } {
                        0 => 0,
                        1 => u64::MAX,
                        2 => 1,
                        3 => u64::MAX - 1,
                        4 => 1 << (w % 64),
                        _ => w,
                    }
                })
                .collect();
            if let Some(last) = words.last_mut() {
                *last &= top;
            }
            let mut value = from_words(&words);
            if value >= self.bound {
                if !extreme {
                    continue;
                }
                value %= &self.bound;
            }
            if let Some(limbs) = self.limbs(&value) {
                break limbs;
            }
        };
        let mut limbs = limbs;
        if rng.next_u64() & 1 == 1 {
            self.loosen(&mut limbs, |most| rng.next_u64() % (most + 1));
        }
        limbs
    }
}

/// Runs a kernel on operands as they come (a full set of lanes at a time) and judges the results.
struct Oracle<'a> {
    bind: &'a Bind,
    p: &'a BigUint,
    /// `2^shift mod p` of what the kernel computes.
    factor: BigUint,
    out_bound: BigUint,
    /// Operands of lanes waiting for a call, lane by lane.
    waiting: Vec<(Vec<u64>, Vec<u64>)>,
    /// The operands and results of the last calls, for the check of the generated loops.
    recent: Vec<[Vec<u64>; 3]>,
    calls: usize,
}

impl<'a> Oracle<'a> {
    fn new(bind: &'a Bind, p: &'a BigUint) -> Self {
        let kernel = bind.kernel();
        let shift = match kernel.computes {
            Computes::Product { shift } | Computes::Square { shift } | Computes::Scaled { shift } => shift,
            _ => 0,
        };
        let two = if shift < 0 { (p + 1u32) >> 1 } else { BigUint::from(2u32) };
        Self {
            bind,
            p,
            factor: two.modpow(&BigUint::from(shift.unsigned_abs()), p),
            out_bound: bound(&kernel.out, p),
            waiting: Vec::new(),
            recent: Vec::new(),
            calls: 0,
        }
    }

    fn push(&mut self, a: &[u64], b: &[u64]) -> Result<(), Failure> {
        self.waiting.push((a.to_vec(), b.to_vec()));
        if self.waiting.len() == self.bind.kernel().a.lanes { self.call() } else { Ok(()) }
    }

    fn finish(&mut self) -> Result<(), Failure> {
        if let Some(first) = self.waiting.first().cloned() {
            self.waiting.resize(self.bind.kernel().a.lanes, first);
            self.call()?;
        }
        self.loops()
    }

    fn call(&mut self) -> Result<(), Failure> {
        let kernel = self.bind.kernel();
        let operands = core::mem::take(&mut self.waiting);
        let a = interleave(&kernel.a, operands.iter().map(|(a, _)| a.as_slice()));
        let b = kernel.b.map_or_else(Vec::new, |f| interleave(&f, operands.iter().map(|(_, b)| b.as_slice())));
        let mut out = vec![0; kernel.out.words()];
        self.bind.call(&mut out, &a, &b);
        let wrong = |rule, lane, expected, got| {
            let (kernel, p, a, b) = (kernel.name(), self.p.clone(), a.clone(), b.clone());
            Err(Failure::Wrong(Box::new(Wrong { kernel, p, rule, a, b, lane, expected, got })))
        };
        for (lane, (a, b)) in operands.iter().enumerate() {
            let limbs = lane_of(&kernel.out, &out, lane);
            let got = value_of(&kernel.out, &limbs);
            let x = value_of(&kernel.a, a);
            let y = kernel.b.map_or_else(BigUint::zero, |f| value_of(&f, b));
            let (expected, exact) = self.expected(&x, &y);
            let same = if exact { got == expected } else { got == expected || &got % self.p == expected };
            if !same {
                return wrong(Rule::Value, lane, expected, got);
            }
            if got >= self.out_bound {
                return wrong(Rule::Bound, lane, self.out_bound.clone(), got);
            }
            let most = low_bits(kernel.out.limb_bits);
            if let Some(limb) = limbs.iter().find(|&&limb| limb > most) {
                return wrong(Rule::LimbBits, lane, BigUint::from(most) + 1u32, BigUint::from(*limb));
            }
        }
        self.calls += 1;
        if self.recent.len() < BULK {
            self.recent.push([a, b, out]);
        } else {
            self.recent[self.calls % BULK] = [a, b, out];
        }
        // Often at the start, where the boundary values are, then now and then.
        if self.calls.is_power_of_two() || self.calls.is_multiple_of(1024) { self.loops() } else { Ok(()) }
    }

    /// The value that one lane should have, and whether that is the integer itself rather than its class modulo `p`.
    fn expected(&self, a: &BigUint, b: &BigUint) -> (BigUint, bool) {
        let p = self.p;
        match self.bind.kernel().computes {
            Computes::Sum => ((a + b) % p, false),
            Computes::Difference => ((a + p - b % p) % p, false),
            Computes::Negation => ((p - a % p) % p, false),
            Computes::Product { shift: 0 } => (a * b % p, false),
            Computes::Square { shift: 0 } => (a * a % p, false),
            Computes::Product { .. } => (a * b * &self.factor % p, false),
            Computes::Square { .. } => (a * a * &self.factor % p, false),
            Computes::Power { squarings } => ((0..squarings).fold(a % p, |x, _| &x * &x % p), false),
            Computes::Scaled { .. } => (a * &self.factor % p, false),
            Computes::WideProduct => (a * b, true),
            Computes::WideSquare => (a * a, true),
            Computes::Same => (a % p, false),
        }
    }

    /// The loops that are timed give what single calls give.
    fn loops(&self) -> Result<(), Failure> {
        let kernel = self.bind.kernel();
        let [words_a, words_b, words_out] = self.bind.operand_words();
        let wrong = |rule, [a, b]: [&[u64]; 2], expected: &[u64], got: &[u64]| {
            let lane = (0..kernel.out.lanes)
                .find(|&l| {
                    expected.len() == kernel.out.words()
                        && lane_of(&kernel.out, expected, l) != lane_of(&kernel.out, got, l)
                })
                .unwrap_or(0);
            let value = |words| {
                if expected.len() == kernel.out.words() {
                    value_of(&kernel.out, &lane_of(&kernel.out, words, lane))
                } else {
                    from_words(words)
                }
            };
            let (kernel, p, a, b) = (kernel.name(), self.p.clone(), a.to_vec(), b.to_vec());
            let (expected, got) = (value(expected), value(got));
            Err(Failure::Wrong(Box::new(Wrong { kernel, p, rule, a, b, lane, expected, got })))
        };
        if let Some([first_a, _, _]) = self.recent.first() {
            let cycle = |part: usize, words: usize| -> Vec<u64> {
                self.recent.iter().cycle().take(BULK).flat_map(|r| r[part].iter().copied()).take(BULK * words).collect()
            };
            let (a, b, expected) = (cycle(0, words_a), cycle(1, words_b), cycle(2, words_out));
            let mut out = vec![0; BULK * words_out];
            self.bind.bulk(&a, &b, &mut out, 2);
            for j in 0..BULK {
                let [x, y, z, got] = [(&a, words_a), (&b, words_b), (&expected, words_out), (&out, words_out)]
                    .map(|(words, n)| &words[j * n..][..n]);
                if z != got {
                    return wrong(Rule::Bulk, [x, y], z, got);
                }
            }
            if kernel.chains {
                let b = &b[..words_b];
                let mut chained = first_a.clone();
                let mut called = first_a.clone();
                self.bind.chain(&mut chained, b, CHAIN);
                let mut out = vec![0; words_out];
                for _ in 0..CHAIN {
                    self.bind.call(&mut out, &called, b);
                    let n = words_a.min(words_out);
                    called[..n].copy_from_slice(&out[..n]);
                }
                if chained != called {
                    return wrong(Rule::Chain, [first_a, b], &called, &chained);
                }
            }
        }
        Ok(())
    }
}

/// The most values of an operand that are tried one by one.
const EVERY: u64 = 1 << 11;

/// Steps of a chain that is compared with single calls.
const CHAIN: usize = 5;

/// The exclusive bound of a form's values.
fn bound(form: &Form, p: &BigUint) -> BigUint {
    match form.bound {
        Bound::Modulus { factor } => p * factor,
        Bound::ModulusShifted { factor, shift } => (p * factor) << shift,
        Bound::ModulusSquared => p * p,
        Bound::Bits { bits } => BigUint::one() << bits,
    }
}

/// The largest value that the limbs can hold.
fn capacity(form: &Form) -> BigUint {
    value_of(form, &vec![low_bits(form.limb_bits); form.limbs])
}

/// One number's value from its limbs.
fn value_of(form: &Form, limbs: &[u64]) -> BigUint {
    if form.radix_bits == 64 {
        return from_words(limbs);
    }
    limbs.iter().rev().fold(BigUint::zero(), |acc, &limb| (acc << form.radix_bits) + limb)
}

/// The words of an operand from the limbs of its lanes.
fn interleave<'a>(form: &Form, lanes: impl Iterator<Item = &'a [u64]>) -> Vec<u64> {
    let mut words = vec![0; form.words()];
    for (lane, limbs) in lanes.take(form.lanes).enumerate() {
        for (i, &limb) in limbs.iter().enumerate() {
            words[index(form, lane, i)] = limb;
        }
    }
    words
}

/// The limbs of one lane.
fn lane_of(form: &Form, words: &[u64], lane: usize) -> Vec<u64> {
    (0..form.limbs).map(|i| words[index(form, lane, i)]).collect()
}

fn index(form: &Form, lane: usize, limb: usize) -> usize {
    if form.limb_major { limb * form.lanes + lane } else { lane * form.limbs + limb }
}

/// `2^bits - 1`.
fn low_bits(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

/// The value of 64-bit limbs, least significant first.
#[must_use]
pub fn from_words(words: &[u64]) -> BigUint {
    BigUint::new(words.iter().flat_map(|&w| [w as u32, (w >> 32) as u32]).collect())
}

/// The value of an integer below `2^64`.
fn word(value: &BigUint) -> u64 {
    value.iter_u64_digits().next().unwrap_or(0)
}

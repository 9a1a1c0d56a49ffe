//! Checks a kernel against big integers: boundary and random operands, results, bounds, and the generated loops.

use core::fmt;

use montane_kernels::Kernel;
use montane_kernels::kernel::{BindError, Representation};
use num_bigint::BigUint;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use judge::Oracle;
use operand::{Operand, interleave};

mod judge;
mod operand;

pub use operand::from_words;

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
    // Where two lanes are one number, every pair of boundary values is a number too.
    if kernel.operations() < kernel.a.lanes {
        for (n, (x0, x1)) in edges_a.iter().flat_map(|x0| edges_a.iter().map(move |x1| (x0, x1))).enumerate() {
            let edge = |i: usize| edges_b.as_ref().map_or(&[][..], |edges| &edges[i % edges.len()]);
            oracle.push(x0, edge(5 * n + 1))?;
            oracle.push(x1, edge(11 * n + n / edges_a.len() + 3))?;
            boundary += 1;
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
pub fn random_operand(form: &Representation, p: &[u64], rng: &mut SmallRng) -> Vec<u64> {
    let modulus = from_words(p);
    let operand = Operand::new(*form, &modulus, p.len());
    let lanes: Vec<Vec<u64>> = (0..form.lanes).map(|_| operand.random(rng)).collect();
    interleave(form, lanes.iter().map(Vec::as_slice))
}

/// Operands that satisfy a kernel's forms (all lanes, as [`montane_kernels::kernel::Bind::call`] takes them): boundary values spread over
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

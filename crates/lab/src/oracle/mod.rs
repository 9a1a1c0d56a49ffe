//! Checks a kernel against big integers: boundary and random operands, results, bounds, and the generated loops.

use montane_kernels::Kernel;
use montane_kernels::kernel::Representation;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use judge::Oracle;
use operand::{Operand, interleave};

mod failure;
mod judge;
mod operand;

pub use failure::{Failure, Rule, Wrong};
pub use operand::from_words;

/// How many operand pairs a kernel passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Pairs of boundary values (single values for one-operand kernels).
    pub boundary: usize,
    /// Random pairs.
    pub random: usize,
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
    if kernel.operations() < kernel.a.numbers() {
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
    let lanes: Vec<Vec<u64>> = (0..form.numbers()).map(|_| operand.random(rng)).collect();
    interleave(form, &modulus, lanes.iter().map(Vec::as_slice))
}

/// Operands that satisfy a kernel's forms (all lanes, as [`montane_kernels::kernel::Bind::call`] takes them): boundary
/// values spread over their range, then `random` random ones. The first is all zeros.
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
            let lanes: Vec<Vec<u64>> = (0..operand.form.numbers())
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
            interleave(&operand.form, &p, lanes.iter().map(Vec::as_slice))
        }));
    }
    out
}

//! The search for an order: random moves that keep every dependency, kept when the measured time falls.

use std::time::{Duration, Instant};

use montane_kernels::Kernel;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::machine_code::{self, BULK, Data, Timed, offset};
use super::orders::Ordered;
use super::program::{Field, Program};
use super::registers::Register;
use super::runner::{Measured, Runner};
use super::{emit, registers};
use crate::command::{self, Error};
use crate::oracle;

/// Candidates measured at once, beside the one that they come from.
const BATCH: usize = 24;
/// Timed runs of each in a batch, and of the best ones once more.
const RUNS: u64 = 5;
const RUNS_AGAIN: u64 = 15;
const AGAIN: usize = 4;
/// Batches after which the search goes back to the best order so far, unless it has a better one.
const RETURN: usize = 40;
/// How much worse a candidate may be at the beginning and still be kept.
const TEMPERATURE: f64 = 0.004;
/// Searches that begin anew and share the first half of the time; the best one has the rest.
const STARTS: u32 = 3;
/// Where operands begin in the data: behind the constants.
const OPERANDS: usize = 512;

const RDI: Register = 7;
const RSI: Register = 6;
const R8: Register = 8;
const R9: Register = 9;

/// The same with every row begun by `xor`, if that is an order.
fn begun_by_xor(program: &Program) -> Option<Ordered> {
    let mut ordered = Ordered::plain(program);
    (0..program.rows.len()).for_each(|row| begin_otherwise(program, &mut ordered, row));
    (!program.rows.is_empty() && emit::body(program, &ordered).is_ok()).then_some(ordered)
}

/// What is known before a search.
pub(super) struct Search<'a> {
    pub(super) kernel: &'a Kernel,
    pub(super) program: &'a Program,
    /// The prime whose constants candidates run with.
    pub(super) p: &'a [u64],
    pub(super) seed: u64,
}

/// The operand and the lane that a pointer's register means.
pub(super) fn operand_of(register: Register) -> Option<(usize, usize)> {
    Some(match register {
        RDI => (0, 0),
        R8 => (0, 1),
        RSI => (1, 0),
        R9 => (1, 1),
        _ => return None,
    })
}

/// The words behind the pointer to the constants, as far as bodies read them.
pub(super) fn constants(p: &[u64]) -> Vec<u64> {
    let n = p.len();
    let modulus = oracle::from_words(p);
    let fold = num_bigint::BigUint::from(2u8).modpow(&num_bigint::BigUint::from(64u8), &modulus).modinv(&modulus);
    let mut fold = fold.unwrap_or_default().to_u64_digits();
    fold.resize(n, 0);
    let parts = [
        (Field::P, p.to_vec()),
        (Field::N0, vec![montane_kernels::params::minus_inverse_mod_word(p[0])]),
        (Field::Fold, fold),
    ];
    let mut words = vec![0; offset(Field::Fold, n) as usize / 8 + n];
    for (field, part) in parts {
        words[offset(field, n) as usize / 8..][..part.len()].copy_from_slice(&part);
    }
    words
}

impl Search<'_> {
    fn limbs(&self) -> usize {
        self.kernel.limbs
    }

    /// Words of data, and where things are in them.
    fn data(&self) -> (Vec<u64>, Data) {
        let samples = oracle::samples(self.kernel, self.p, 0, BULK, self.seed);
        let constants = constants(self.p);
        let mut words = constants.clone();
        words.resize(OPERANDS / 8, 0);
        let forms = [Some(self.kernel.a), self.kernel.b];
        // Each sample's operands and their result behind each other.
        let [a, b] = forms.map(|form| form.map_or(0, |form| form.words()));
        let starts = [OPERANDS, OPERANDS + 8 * a];
        for sample in &samples {
            forms.iter().zip(sample).filter(|(form, _)| form.is_some()).for_each(|(_, operand)| words.extend(operand));
            words.resize(words.len() + self.kernel.out.words(), 0);
        }
        let stride = 8 * (a + b + self.kernel.out.words()) as i32;
        let out = (OPERANDS + 8 * (a + b)) as i32;
        let mut data = Data { operands: Vec::new(), stride, constants, chained: Vec::new(), out, result: None };
        data.result = self.program.interface.result.map(|register| (register, 8 * self.kernel.out.words() as i32));
        for &(_, register) in &self.program.interface.pointers {
            let Some((operand, lane)) = operand_of(register) else { continue };
            let Some(form) = forms[operand] else { continue };
            data.operands.push((register, (starts[operand] + 8 * lane * form.limbs) as i32));
        }
        // As `select` chains products: through the operand whose words are needed one by one.
        let through: &[Register] = match (self.kernel.a.lanes, self.kernel.b) {
            (2, _) => &[RDI, R8],
            (_, Some(_)) => &[RSI],
            _ => &[RDI],
        };
        let count = self.kernel.out.words().min(self.kernel.a.words()) / through.len();
        data.chained = through.iter().map(|&register| (register, count)).collect();
        (words, data)
    }

    fn timed(&self, ordered: &Ordered, data: &Data, writer: &mut Vec<u16>) -> Option<Timed> {
        let chosen = self.program.chosen(&ordered.choices)?;
        if !chosen.legal(&ordered.order, &self.program.interface.out, writer) {
            return None;
        }
        let body = registers::allocate(self.program, &chosen, &ordered.order)?;
        machine_code::timed(&body, data, self.limbs()).ok()
    }

    /// The best order found within the time, from these, and what it and the first of them take.
    pub(super) fn run(&self, from: &[Ordered], time: Duration) -> Result<(Ordered, [Measured; 2]), Error> {
        let (words, data) = self.data();
        let results = words.len() - OPERANDS / 8;
        let mut runner = Runner::new(words, OPERANDS / 8, results)?;
        let mut writer = Vec::new();
        let legal = |ordered: &Ordered, writer: &mut Vec<u16>| self.timed(ordered, &data, writer);
        let mut rng = SmallRng::seed_from_u64(self.seed);
        let Some(reference) = from.first().and_then(|first| legal(first, &mut writer)) else {
            return Err(Error::Unavailable("the first order is not a legal one".into()));
        };
        let expected = self.measured(&mut runner, &[reference], RUNS)?.remove(0);
        let Some(expected) = expected else { return Err(Error::Unavailable("the first order faults".into())) };
        let begin = Instant::now();
        let mut ends: Vec<Ordered> = Vec::new();
        let mut tried = 0usize;
        for start in 0..=STARTS {
            // The last search goes on from the best of the others.
            let (mut current, until) = if start < STARTS {
                (
                    from[start as usize % from.len()].clone(),
                    time.mul_f64(0.5 * f64::from(start + 1) / f64::from(STARTS)),
                )
            } else {
                (self.best(&mut runner, &ends, &data, &expected)?, time)
            };
            let since = begin.elapsed();
            let mut best = current.clone();
            let mut batches = 0;
            while begin.elapsed() < until {
                batches += 1;
                if batches % RETURN == 0 {
                    best = self.best(&mut runner, &[best, current], &data, &expected)?;
                    current = best.clone();
                }
                let gone = (begin.elapsed() - since).as_secs_f64() / until.saturating_sub(since).as_secs_f64();
                let temperature = TEMPERATURE * (1.0 - gone) * if start < STARTS { 1.0 } else { 0.5 };
                let mut batch = vec![current.clone()];
                let mut codes: Vec<Timed> = legal(&current, &mut writer).into_iter().collect();
                let mut attempts = 0;
                while batch.len() <= BATCH && attempts < 100 * BATCH {
                    attempts += 1;
                    let neighbour = neighbour(self.program, &current, &mut rng);
                    if let Some(code) = legal(&neighbour, &mut writer) {
                        batch.push(neighbour);
                        codes.push(code);
                    }
                }
                tried += batch.len() - 1;
                let measured = self.measured(&mut runner, &codes, RUNS)?;
                let score = |m: &Option<Measured>| {
                    m.as_ref().filter(|m| m.results == expected.results).map_or(f64::INFINITY, Measured::score)
                };
                if let Some(wrong) = measured.iter().flatten().find(|m| m.results != expected.results) {
                    return Err(Error::Unavailable(format!(
                        "a candidate gave other results, which its dependencies rule out: {:x?}",
                        &wrong.results[(data.out as usize - OPERANDS) / 8..][..self.kernel.out.words()]
                    )));
                }
                // The best ones again, with the one that they come from: among many, the luckiest looks best.
                let mut ranked: Vec<usize> = (1..batch.len()).collect();
                ranked.sort_by(|&i, &j| score(&measured[i]).total_cmp(&score(&measured[j])));
                ranked.truncate(AGAIN);
                ranked.push(0);
                let mut again: Vec<(usize, Timed)> =
                    codes.into_iter().enumerate().filter(|(i, _)| ranked.contains(i)).collect();
                again.sort_by_key(|(i, _)| *i);
                let (ids, again): (Vec<usize>, Vec<Timed>) = again.into_iter().unzip();
                let measured = self.measured(&mut runner, &again, RUNS_AGAIN)?;
                let scores: Vec<f64> = measured.iter().map(score).collect();
                let Some(best) = (1..ids.len()).min_by(|&i, &j| scores[i].total_cmp(&scores[j])) else { continue };
                if scores[best] <= scores[0] * (1.0 + temperature * rng.random_range(0.0..1.0)) {
                    current = batch[ids[best]].clone();
                }
            }
            current = self.best(&mut runner, &[best, current], &data, &expected)?;
            let took =
                legal(&current, &mut writer).map(|code| self.measured(&mut runner, &[code], RUNS_AGAIN)).transpose()?;
            if let Some(Some(took)) = took.and_then(|mut all| all.pop()) {
                command::print(&format!(
                    "start {start}: {:.1} / {:.1} cycles after {tried} candidates\n",
                    took.throughput, took.latency
                ))?;
            }
            ends.push(current);
        }
        ends.push(from[0].clone());
        let best = self.best(&mut runner, &ends, &data, &expected)?;
        let pair: Vec<Timed> = [&from[0], &best].into_iter().filter_map(|o| legal(o, &mut writer)).collect();
        let mut measured = self.measured(&mut runner, &pair, 10 * RUNS_AGAIN)?.into_iter().flatten();
        match (measured.next(), measured.next()) {
            (Some(first), Some(last)) => Ok((best, [first, last])),
            _ => Err(Error::Unavailable("the best order faults".into())),
        }
    }

    /// The best of some orders, all timed in turn.
    fn best(&self, runner: &mut Runner, of: &[Ordered], data: &Data, expected: &Measured) -> Result<Ordered, Error> {
        let mut writer = Vec::new();
        let codes: Vec<Timed> = of.iter().filter_map(|ordered| self.timed(ordered, data, &mut writer)).collect();
        let measured = self.measured(runner, &codes, 4 * RUNS_AGAIN)?;
        let score = |i: &usize| {
            measured[*i].as_ref().filter(|m| m.results == expected.results).map_or(f64::INFINITY, Measured::score)
        };
        let best = (0..measured.len()).min_by(|i, j| score(i).total_cmp(&score(j)));
        best.map(|best| of[best].clone()).ok_or_else(|| Error::Unavailable("no order was legal".into()))
    }

    fn measured(&self, runner: &mut Runner, codes: &[Timed], runs: u64) -> Result<Vec<Option<Measured>>, Error> {
        runner.measure(codes, runs)
    }
}

/// A neighbour: one to three steps, or one block of them, moved; or an instruction chosen otherwise.
pub(super) fn neighbour(program: &Program, from: &Ordered, rng: &mut SmallRng) -> Ordered {
    let mut to = from.clone();
    let n = to.order.len();
    for _ in 0..[1, 1, 1, 2, 3][rng.random_range(0..5)] {
        match rng.random_range(0..20) {
            0 if !to.choices.swapped.is_empty() => {
                let pair = rng.random_range(0..to.choices.swapped.len());
                to.choices.swapped[pair] ^= true;
                let [first, second] = program.pairs[pair].map(|id| position(&to.order, id));
                to.order.swap(first, second);
            }
            1 if !to.choices.by_xor.is_empty() => {
                let row = rng.random_range(0..to.choices.by_xor.len());
                begin_otherwise(program, &mut to, row);
            }
            2 => {
                let step = rng.random_range(0..n);
                to.choices.other[step] ^= true;
            }
            3 | 4 => {
                let step = rng.random_range(0..n);
                to.choices.idle[step] ^= true;
            }
            _ => {
                let length = [1, 1, 1, 1, 2, 3, 4][rng.random_range(0..7)];
                let start = rng.random_range(0..n - length);
                let far = [2, 4, 8, 16][rng.random_range(0..4)];
                let distance = 1 + rng.random_range(0..far);
                if rng.random_range(0..2) == 0 {
                    let first = start.saturating_sub(distance);
                    to.order[first..start + length].rotate_right(length);
                } else {
                    let end = (start + length + distance).min(n);
                    to.order[start..end].rotate_left(length);
                }
            }
        }
    }
    to
}

/// The other beginning of a row, its steps side by side so that no flag is in between.
fn begin_otherwise(program: &Program, to: &mut Ordered, row: usize) {
    to.choices.by_xor[row] ^= true;
    let steps = program.rows[row];
    let fresh = program.steps[steps.zero].op == super::program::Op::Zero { by_mov: false };
    // A zero that is a row's scratch is made by `mov` where it needs no flags.
    to.choices.other[steps.zero] = to.choices.by_xor[row] != fresh && !fresh;
    for (step, after) in [(steps.zero, false), (steps.clear, true)] {
        let at = position(&to.order, step);
        let id = to.order.remove(at);
        let first = position(&to.order, steps.first);
        to.order.insert(first + usize::from(after), id);
    }
}

fn position(order: &[u16], id: usize) -> usize {
    order.iter().position(|&o| usize::from(o) == id).unwrap_or(0)
}

/// Where a search begins: the present order, if there is one, and the plain ones.
pub(super) fn beginnings(program: &Program, present: Option<Ordered>) -> Vec<Ordered> {
    present.into_iter().chain([Ordered::plain(program)]).chain(begun_by_xor(program)).collect()
}

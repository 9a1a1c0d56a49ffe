//! The search for orders of the bodies on points: instructions in each element and elements in each body, timed in the
//! bodies together.

use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::formulas::{self, Checker};
use super::machine_code::{self, Timed};
use super::points::{BLOCKS, Formula, Orders, Points};
use super::recorded::Judged;
use super::runner::{Measured, Runner};
use super::search::neighbour;
use crate::command::{self, Error};
use crate::trace::bodies::Body;

/// Candidates measured at once; runs of each, and of the best ones once more.
const BATCH: usize = 12;
const RUNS: u64 = 5;
const RUNS_AGAIN: u64 = 25;
const AGAIN: usize = 3;
/// How much worse a candidate may be at the beginning and still be kept.
const TEMPERATURE: f64 = 0.001;
/// Batches after which the search goes on from the best orders so far, if the present ones are not better.
const STRETCH: usize = 50;

/// Words of the data: a ladder's state, a point's, and a table.
const LADDER: usize = 0;
const POINT: usize = 64;
const WINDOW: usize = 128;
const DATA: usize = WINDOW + 192;
/// The coordinates that a ladder leaves.
const RESULTS: usize = 20;

/// A search with what it needs of this processor.
pub(super) struct PointsSearch<'a> {
    points: &'a Points,
    /// The instructions of each block of a selection, as they are compiled: this search does not touch them.
    blocks: Vec<Vec<Vec<u8>>>,
}

impl<'a> PointsSearch<'a> {
    pub(super) fn new(points: &'a Points) -> Result<Self, Error> {
        let recorded = formulas::Recorded::of(Body::Select)?;
        let steps = recorded.steps();
        let starts: Vec<usize> = (0..steps.len()).filter(|&n| steps[n].code.mnemonic == "psubd").collect();
        let (Some(&first), Some(&last)) = (starts.first(), starts.last()) else {
            return Err(Error::Unavailable("the selection is not as it was".into()));
        };
        let length = (last - first) / (starts.len() - 1).max(1);
        // The last one returns.
        let ends: Vec<usize> = starts.iter().copied().chain([last + length, steps.len() - 1]).collect();
        let mut blocks = Vec::new();
        let mut from = 0;
        for to in ends {
            blocks.push(steps[from..to].iter().map(|step| step.code.bytes.clone()).collect());
            from = to;
        }
        if blocks.len() != BLOCKS.len() {
            return Err(Error::Unavailable("the selection is not as it was".into()));
        }
        Ok(Self { points, blocks })
    }

    /// Each body's instructions, and then those of the doubling without `T`, without prologue and epilogue, or `None`
    /// if the orders are not legal ones.
    fn bodies(&self, orders: &Orders) -> Result<Option<Vec<Vec<Vec<u8>>>>, Error> {
        let lines: Option<Vec<_>> =
            orders.elements.iter().enumerate().map(|(kind, ordered)| self.points.lines(kind, ordered)).collect();
        let Some(lines) = lines else { return Ok(None) };
        let mut bodies = Vec::new();
        let (without_t, order) = Formula::without_t(&orders.bodies[1]);
        for (formula, order) in self.points.formulas.iter().zip(&orders.bodies).chain([(&without_t, &order)]) {
            let Some(places) = formula.places(order) else { return Ok(None) };
            let mut body = Vec::new();
            for (&id, places) in order.iter().zip(places) {
                let part = &formula.parts[usize::from(id)];
                match part.kind {
                    Some(kind) => body.extend(machine_code::element(&lines[kind], places.map(|p| 32 * p as i32))?),
                    None => {
                        let block = BLOCKS.iter().position(|block| *block == part.text);
                        body.extend(block.map(|block| self.blocks[block].clone()).unwrap_or_default());
                    }
                }
            }
            bodies.push(body);
        }
        Ok(Some(bodies))
    }

    fn timed(&self, orders: &Orders) -> Result<Option<Timed>, Error> {
        let Some(bodies) = self.bodies(orders)? else { return Ok(None) };
        let places = [LADDER, POINT, POINT].map(|word| 8 * word as i32);
        machine_code::timed_points(&bodies[..places.len()], places, 8 * WINDOW as i32).map(Some)
    }

    /// Whether the bodies of these orders compute their formulas, and how many carries are dropped.
    pub(super) fn prove(&self, orders: &Orders) -> Result<Result<usize, String>, Error> {
        let Some(bodies) = self.bodies(orders)? else { return Ok(Err("the order is not a legal one".into())) };
        let mut dropped = 0;
        let proved = self.points.formulas.iter().map(|formula| formula.body).chain([Body::DoubleWithoutT]);
        for (of, body) in proved.zip(&bodies) {
            match Checker::synthetic(of).prove(body, of.elements()) {
                Ok(holds) => dropped += holds.dropped_carries(),
                Err(said) => return Ok(Err(format!("{}: {said}", of.name()))),
            }
        }
        Ok(Ok(dropped))
    }

    fn neighbour(&self, from: &Orders, rng: &mut SmallRng) -> Orders {
        let mut to = from.clone();
        if rng.random_range(0..4) == 0 {
            let body = rng.random_range(0..to.bodies.len());
            let order = &mut to.bodies[body];
            let (at, length) = (rng.random_range(0..order.len()), 1 + rng.random_range(0..5usize));
            let end = (at + length + 1).min(order.len());
            let by = if rng.random_range(0..2) == 0 { 1 } else { end - at - 1 };
            order[at..end].rotate_left(by.min(end - at));
        } else {
            // By what they cost.
            let weights: Vec<usize> = (0..to.elements.len()).map(|kind| self.points.weight(kind) + 20).collect();
            let mut at = rng.random_range(0..weights.iter().sum::<usize>());
            let kind = weights.iter().position(|&weight| {
                let here = at < weight;
                at = at.saturating_sub(weight);
                here
            });
            let kind = kind.unwrap_or(0);
            to.elements[kind] = neighbour(&self.points.programs[kind], &to.elements[kind], rng);
        }
        to
    }

    /// The best orders found within the time, from these, and what they and the first take.
    pub(super) fn run(&self, from: &Orders, seed: u64, time: Duration) -> Result<(Orders, [Measured; 2]), Error> {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut words: Vec<u64> = (0..DATA).map(|_| rng.random()).collect();
        // Elements below 2^255.
        words.iter_mut().skip(3).step_by(4).for_each(|word| *word >>= 1);
        let mut runner = Runner::new(words, LADDER, RESULTS)?;
        let Some(first) = self.timed(from)? else {
            return Err(Error::Unavailable("the first order is not a legal one".into()));
        };
        let Some(Some(expected)) = runner.measure(&[first], RUNS)?.into_iter().next() else {
            return Err(Error::Unavailable("the first order faults".into()));
        };
        // Doublings are few.
        let time_of = |m: &Measured| m.throughput + m.latency / 8.0;
        let score =
            |m: &Option<Measured>| m.as_ref().filter(|m| m.results == expected.results).map_or(f64::INFINITY, time_of);
        let mut best = from.clone();
        let begin = Instant::now();
        let (mut current, mut tried, mut said) = (from.clone(), 0usize, 0);
        while begin.elapsed() < time {
            let gone = begin.elapsed().as_secs_f64() / time.as_secs_f64();
            let mut batch = vec![current.clone()];
            let mut codes: Vec<Timed> = self.timed(&current)?.into_iter().collect();
            while batch.len() <= BATCH {
                let neighbour = self.neighbour(&current, &mut rng);
                if let Some(code) = self.timed(&neighbour)? {
                    batch.push(neighbour);
                    codes.push(code);
                }
            }
            tried += BATCH;
            if tried.is_multiple_of(STRETCH * BATCH) {
                let pair: Vec<Timed> = [&best, &current]
                    .into_iter()
                    .filter_map(|o| self.timed(o).transpose())
                    .collect::<Result<_, _>>()?;
                let measured = runner.measure(&pair, 4 * RUNS_AGAIN)?;
                if let [first, last] = &measured[..] {
                    if score(last) < score(first) {
                        best = current.clone();
                    } else {
                        current = best.clone();
                        continue;
                    }
                }
            }
            let measured = runner.measure(&codes, RUNS)?;
            if measured.iter().flatten().any(|m| m.results != expected.results) {
                return Err(Error::Unavailable(
                    "a candidate gave other results, which its dependencies rule out".into(),
                ));
            }
            // The best ones again, with the one that they come from: among many, the luckiest looks best.
            let mut ranked: Vec<usize> = (1..batch.len()).collect();
            ranked.sort_by(|&i, &j| score(&measured[i]).total_cmp(&score(&measured[j])));
            ranked.truncate(AGAIN);
            let again: Vec<usize> = std::iter::once(0).chain(ranked).collect();
            let mut codes: Vec<Option<Timed>> = codes.into_iter().map(Some).collect();
            let codes: Vec<Timed> = again.iter().filter_map(|&n| codes[n].take()).collect();
            let measured = runner.measure(&codes, RUNS_AGAIN)?;
            let scores: Vec<f64> = measured.iter().map(score).collect();
            let least = (1..again.len()).min_by(|&i, &j| scores[i].total_cmp(&scores[j])).unwrap_or(0);
            if scores[least] <= scores[0] * (1.0 + TEMPERATURE * (1.0 - gone) * rng.random_range(0.0..1.0)) {
                current = batch[again[least]].clone();
            }
            if begin.elapsed().as_secs() / 30 > said {
                said = begin.elapsed().as_secs() / 30;
                let at = measured.first().and_then(Option::as_ref);
                let (a, b) = at.map_or((0.0, 0.0), |m| (m.throughput, m.latency));
                command::print(&format!("after {} s and {tried} candidates: {a:.1} / {b:.1} cycles\n", 30 * said))?;
            }
        }
        let pair: Vec<Timed> =
            [from, &best].into_iter().filter_map(|o| self.timed(o).transpose()).collect::<Result<_, _>>()?;
        let mut measured = runner.measure(&pair, 10 * RUNS_AGAIN)?.into_iter().flatten();
        match (measured.next(), measured.next()) {
            // What looked better only by luck is not kept.
            (Some(first), Some(last)) if time_of(&last) > time_of(&first) => Ok((from.clone(), [first.clone(), first])),
            (Some(first), Some(last)) => Ok((best, [first, last])),
            _ => Err(Error::Unavailable("the best order faults".into())),
        }
    }
}

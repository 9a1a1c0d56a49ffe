//! The stop watch: it takes closures that do the same work, checks that they agree, and times them in turn.

use std::hint::black_box;
use std::time::Instant;

pub use montane_figures::measured::MONTANE;

use crate::clock;

/// One implementation as it is compiled here: who wrote it, and which of its code paths runs on this machine.
#[derive(Clone, Copy, Debug)]
pub struct Peer {
    /// The name in the table.
    pub name: &'static str,
    /// The package whose version the lockfile tells.
    pub package: &'static str,
    /// Which backend runs; called once the program is up, so that it can look at the processor.
    pub backend: fn() -> String,
}

/// Work to be timed: `call(n)` does it `n` times.
pub type Work = Box<dyn FnMut(u64)>;

/// One implementation's part in an operation.
pub struct Contestant {
    /// Whose work it is.
    pub peer: Peer,
    /// Added to the backend's description when this operation has something of its own to say.
    pub remark: &'static str,
    answer: Vec<u8>,
    timed: Box<dyn Timed>,
}

/// One operation on fixed inputs, and everyone who performs it.
pub struct Operation {
    /// The name in the table.
    pub name: &'static str,
    /// Units of work in one call: 8 for eight independent products, 64 for a batch of 64 signatures.
    pub units: u32,
    /// Everyone who performs it.
    pub contestants: Vec<Contestant>,
    only: Option<&'static str>,
}

impl Operation {
    /// An operation that nobody performs yet. With `only`, contestants of other names are turned away at the door.
    pub fn new(name: &'static str, only: Option<&'static str>) -> Self {
        Self { name, units: 1, contestants: Vec::new(), only }
    }

    /// Enters a contestant. `setup` prepares the inputs and gives the answer, in the bytes all agree on, and the work.
    pub fn enter(&mut self, peer: Peer, setup: impl FnOnce() -> (Vec<u8>, Work)) {
        self.enter_with_remark(peer, "", setup);
    }

    /// As [`Self::enter`], with a remark on what this implementation does differently here.
    pub fn enter_with_remark(&mut self, peer: Peer, remark: &'static str, setup: impl FnOnce() -> (Vec<u8>, Work)) {
        self.enter_timed(peer, remark, || {
            let (answer, work) = setup();
            Some((answer, Box::new(Here(work))))
        });
    }

    /// Enters whatever can be timed, as [`Self::enter`], unless its setup says that it has no part in this.
    pub fn enter_timed(
        &mut self,
        peer: Peer,
        remark: &'static str,
        setup: impl FnOnce() -> Option<(Vec<u8>, Box<dyn Timed>)>,
    ) {
        if self.only.is_none_or(|only| only == peer.name)
            && let Some((answer, timed)) = setup()
        {
            self.contestants.push(Contestant { peer, remark, answer, timed });
        }
    }

    /// The name of the first contestant whose answer differs from the first answer.
    pub fn dissenter(&self) -> Option<&'static str> {
        let first = self.contestants.first()?;
        let dissenter = self.contestants.iter().find(|contestant| contestant.answer != first.answer)?;
        Some(dissenter.peer.name)
    }
}

/// `f(x)`, `f(f(x))`, ...: each result feeds the next, so a call takes the whole latency of `f`.
pub fn latency<T: 'static>(mut x: T, mut f: impl FnMut(&mut T) + 'static) -> Work {
    Box::new(move |n| {
        black_box(&mut x);
        for _ in 0..n {
            f(&mut x);
        }
        black_box(&mut x);
    })
}

/// Independent chains kept going by [`throughput`].
pub const CHAINS: usize = 8;

/// [`CHAINS`] chains of `f` side by side: a call is that many units of work, none of which waits for another.
pub fn throughput<T: 'static>(mut x: [T; CHAINS], mut f: impl FnMut(usize, &mut T) + 'static) -> Work {
    Box::new(move |n| {
        black_box(&mut x);
        for _ in 0..n {
            for (i, x) in x.iter_mut().enumerate() {
                f(i, x);
            }
        }
        black_box(&mut x);
    })
}

/// `f` of each input in turn, round and round; each result is looked at, and none feeds the next.
pub fn each<T: 'static, R>(inputs: Vec<T>, mut f: impl FnMut(&T) -> R + 'static) -> Work {
    assert!(!inputs.is_empty(), "nothing to work on");
    let mut next = 0;
    Box::new(move |n| {
        for _ in 0..n {
            black_box(f(black_box(&inputs[next])));
            next += 1;
            if next == inputs.len() {
                next = 0;
            }
        }
    })
}

/// Where a round of samples takes longer than this, in nanoseconds, three rounds have to do.
const LONG_ROUND_NS: f64 = 10e9;

/// A single call that takes less than this, in nanoseconds, is made twice, and the second one counts. gnark's child
/// does so too.
const SHORT_CALL_NS: f64 = 10e6;

/// How long to measure.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The time that one sample aims at, in nanoseconds.
    pub sample_ns: f64,
    /// The time that all samples of one contestant may take, in nanoseconds.
    pub budget_ns: f64,
    /// The fewest samples, whatever the time.
    pub fewest: usize,
    /// The most samples, however short.
    pub most: usize,
}

impl Effort {
    /// Everything but the long operations in about three minutes.
    pub const FULL: Self = Self { sample_ns: 500e3, budget_ns: 500e6, fewest: 5, most: 400 };
    /// Everything in less than one.
    pub const QUICK: Self = Self { sample_ns: 200e3, budget_ns: 80e6, fewest: 3, most: 100 };
}

/// One sample: `n` calls took `ns`, while the core ran at `cycles_per_ns`.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// Time of all calls, in nanoseconds.
    pub ns: f64,
    /// The core's clock just after.
    pub cycles_per_ns: f64,
}

/// Something whose calls can be timed: a closure here, or one in another process.
pub trait Timed {
    /// Calls it `n` times, after a few calls that are not timed.
    fn sample(&mut self, n: u64) -> Result<Sample, String>;
}

impl Timed for Contestant {
    fn sample(&mut self, n: u64) -> Result<Sample, String> {
        self.timed.sample(n)
    }
}

/// Work in this process.
struct Here(Work);

impl Timed for Here {
    fn sample(&mut self, n: u64) -> Result<Sample, String> {
        // Caches, branch predictors and the vector units' power state were last used by another contestant, who may be
        // another process.
        if n > 1 {
            (self.0)(n.div_ceil(8));
        }
        let mut timed = || {
            let start = Instant::now();
            (self.0)(n);
            clock::nanoseconds_since(start)
        };
        let mut ns = timed();
        if n == 1 && ns < SHORT_CALL_NS {
            ns = timed();
        }
        Ok(Sample { ns, cycles_per_ns: clock::cycles_per_ns() })
    }
}

/// The times of one unit of work.
#[derive(Clone, Copy, Debug)]
pub struct Measurement {
    /// The median over all samples, in nanoseconds.
    pub ns: f64,
    /// One sample in ten was faster than this.
    pub ns_p10: f64,
    /// One sample in ten was slower than this.
    pub ns_p90: f64,
    /// The median in core cycles.
    pub cycles: f64,
    /// Samples taken.
    pub samples: usize,
}

/// Times the contestants in turn, one short sample each, round after round, and gives each its medians.
///
/// # Errors
/// What a contestant in another process said when it could not go on.
pub fn measure(contestants: &mut [&mut dyn Timed], units: u32, effort: Effort) -> Result<Vec<Measurement>, String> {
    let mut calls = Vec::with_capacity(contestants.len());
    let mut round_ns = 0.0;
    for contestant in contestants.iter_mut() {
        let mut n = 1;
        let ns = loop {
            let sample = contestant.sample(n)?;
            // Growing by at most 16 at a time: the first calls are slow, and would ask for too few.
            if sample.ns > effort.sample_ns / 2.0 {
                break sample.ns;
            }
            n = (n as f64 * (effort.sample_ns / sample.ns).clamp(1.5, 16.0)).ceil() as u64;
        };
        calls.push(n);
        round_ns += ns;
    }
    let fewest = if round_ns > LONG_ROUND_NS { 3 } else { effort.fewest };
    let rounds = ((effort.budget_ns * contestants.len() as f64 / round_ns) as usize).clamp(fewest, effort.most);
    let mut samples = vec![Vec::with_capacity(rounds); contestants.len()];
    for round in 0..rounds {
        for turn in 0..contestants.len() {
            // The first of one round is the second of the next, so that nobody always follows the same neighbour's
            // heat.
            let who = (round + turn) % contestants.len();
            samples[who].push(contestants[who].sample(calls[who])?);
        }
    }
    Ok(samples.iter().zip(&calls).map(|(samples, &n)| summarise(samples, n as f64 * f64::from(units))).collect())
}

fn summarise(samples: &[Sample], units: f64) -> Measurement {
    let sorted = |value: fn(&Sample) -> f64| {
        let mut values: Vec<f64> = samples.iter().map(value).collect();
        values.sort_by(f64::total_cmp);
        values
    };
    let times = sorted(|sample| sample.ns);
    let clocks = sorted(|sample| sample.cycles_per_ns);
    let at = |values: &[f64], share: f64| values[((values.len() - 1) as f64 * share).round() as usize];
    let ns = at(&times, 0.5) / units;
    Measurement {
        ns,
        ns_p10: at(&times, 0.1) / units,
        ns_p90: at(&times, 0.9) / units,
        cycles: ns * at(&clocks, 0.5),
        samples: samples.len(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Effort, Operation, Peer, Sample, Timed, measure};

    const ALICE: Peer = Peer { name: "alice", package: "alice", backend: String::new };
    const BOB: Peer = Peer { name: "bob", ..ALICE };

    fn operation(only: Option<&'static str>, bobs_answer: u8) -> Operation {
        let mut operation = Operation::new("test", only);
        operation.enter(ALICE, || (vec![1], Box::new(|_| ())));
        operation.enter(BOB, || (vec![bobs_answer], Box::new(|_| ())));
        operation
    }

    #[test]
    fn a_different_answer_is_noticed() {
        assert_eq!(operation(None, 1).dissenter(), None);
        assert_eq!(operation(None, 2).dissenter(), Some("bob"));
    }

    #[test]
    fn others_are_turned_away() {
        let operation = operation(Some("bob"), 1);
        assert_eq!(operation.contestants.iter().map(|contestant| contestant.peer.name).collect::<Vec<_>>(), ["bob"]);
    }

    /// Says that a call takes so many nanoseconds, at two cycles each, and counts how often it was asked.
    struct Clockwork(f64, usize);

    impl Timed for Clockwork {
        fn sample(&mut self, n: u64) -> Result<Sample, String> {
            self.1 += 1;
            // Every third sample is disturbed: a median does not care, a mean would.
            let disturbance = if self.1.is_multiple_of(3) { 10.0 } else { 1.0 };
            Ok(Sample { ns: self.0 * n as f64 * disturbance, cycles_per_ns: 2.0 })
        }
    }

    #[test]
    fn medians_are_for_one_unit_of_work() {
        let (mut short, mut long) = (Clockwork(3.0, 0), Clockwork(7e6, 0));
        let measured = measure(&mut [&mut short, &mut long], 8, Effort::QUICK).expect("they always answer");
        assert!((measured[0].ns - 3.0 / 8.0).abs() < 1e-9 && (measured[0].cycles - 6.0 / 8.0).abs() < 1e-9);
        assert!((measured[1].ns - 7e6 / 8.0).abs() < 1e-3);
        assert_eq!(measured[0].samples, measured[1].samples, "they take turns");
    }
}

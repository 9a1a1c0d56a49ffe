//! Checks every kernel of the chosen fields against big integers, then times those that passed.

use std::rc::Rc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use montane_fields::primes::Prime;
use montane_kernels::cpu::Level;
use montane_kernels::kernel::{BindError, Bound, Representation};
use montane_kernels::op::BULK;
use montane_kernels::{Kernel, Operation};
use num_bigint::BigUint;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::biguint::{Baseline, Bench};
use super::{Report, Row, Status};
use crate::clock::{self, Sample, Summary};
use crate::cpu::Cpu;
use crate::machine::Floors;
use crate::oracle;
use crate::progress::Progress;

/// How much work a race does.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Random operand pairs of each check, beyond the boundary values.
    pub random_pairs: usize,
    /// Timed runs of each figure.
    pub samples: usize,
    /// Nanoseconds of each timed run.
    pub sample_ns: f64,
}

impl Effort {
    /// Within 30 seconds on a slow machine.
    pub const QUICK: Self = Self { random_pairs: 300, samples: 101, sample_ns: 25_000.0 };
    /// Within five minutes on a slow machine.
    pub const FULL: Self = Self { random_pairs: 10_000, samples: 501, sample_ns: 60_000.0 };
}

/// Operations that lead a field's rows; the others follow in the registry's order.
const FIRST: [Operation; 3] = [Operation::MontMul, Operation::Mul, Operation::MontSqr];

/// Operands are the same in every race.
const SEED: u64 = 0x6d6f_6e74_616e;

/// Checks and times kernels, each with every prime of its limb count.
#[must_use]
pub fn race(primes: &[Prime], kernels: &[Kernel], effort: Effort, progress: Progress<'_>) -> Report {
    let mut entries: Vec<Entry<'_>> = Vec::new();
    for &prime in primes {
        let here = || kernels.iter().filter(|k| k.limbs == prime.p.len());
        let mut operations = FIRST.to_vec();
        for kernel in here() {
            if !operations.contains(&kernel.operation) {
                operations.push(kernel.operation);
            }
        }
        let mut baselines = vec![Baseline::Rem, Baseline::Mont];
        for baseline in here().filter_map(|k| Baseline::of(k.computes)) {
            if !baselines.contains(&baseline) {
                baselines.push(baseline);
            }
        }
        entries.extend(baselines.into_iter().map(|b| Entry::new(prime, Who::Library(b))));
        for operation in operations {
            entries.extend(here().filter(|k| k.operation == operation).map(|k| Entry::new(prime, Who::Kernel(k))));
        }
    }
    check(&mut entries, effort.random_pairs, progress);
    let clock = time(&mut entries, effort, progress);
    let mut rows: Vec<Row> = entries.into_iter().map(Entry::into_row).collect();
    compare(&mut rows);
    Report { cpu: Cpu::here(clock), rows }
}

/// A row in the making.
struct Entry<'a> {
    prime: Prime,
    who: Who<'a>,
    status: Status,
    failure: Option<String>,
    pairs: usize,
    latency: Vec<Sample>,
    throughput: Vec<Sample>,
}

#[derive(Clone, Copy)]
enum Who<'a> {
    Library(Baseline),
    Kernel(&'a Kernel),
}

impl<'a> Entry<'a> {
    fn new(prime: Prime, who: Who<'a>) -> Self {
        Self { prime, who, status: Status::Ok, failure: None, pairs: 0, latency: Vec::new(), throughput: Vec::new() }
    }

    fn is_vector(&self) -> bool {
        matches!(self.who, Who::Kernel(kernel) if kernel.level() >= Level::Fma)
    }

    fn into_row(self) -> Row {
        let lanes = match self.who {
            Who::Library(_) => 1,
            Who::Kernel(k) => k.operations(),
        };
        // A figure is for one operation of one lane.
        let each = 1.0 / lanes as f64;
        let summary = |samples: &[Sample], value: fn(&Sample) -> f64, scale: f64| {
            Summary::of(samples.iter().map(value)).map(|s| s.scaled(scale))
        };
        let spread = |s: Option<Summary>| s.map(|s| [s.p10, s.p90]);
        let latency_cycles = summary(&self.latency, |s| s.cycles, each);
        let throughput_cycles = summary(&self.throughput, |s| s.cycles, each / BULK as f64);
        let latency_ns = summary(&self.latency, |s| s.ns, each);
        let throughput_ns = summary(&self.throughput, |s| s.ns, each / BULK as f64);
        let row = Row {
            field: self.prime.name,
            limbs: self.prime.p.len(),
            lanes,
            latency_cycles: latency_cycles.map(|s| s.median),
            latency_cycles_spread: spread(latency_cycles),
            latency_ns: latency_ns.map(|s| s.median),
            latency_ns_spread: spread(latency_ns),
            throughput_cycles: throughput_cycles.map(|s| s.median),
            throughput_cycles_spread: spread(throughput_cycles),
            throughput_ns: throughput_ns.map(|s| s.median),
            throughput_ns_spread: spread(throughput_ns),
            cycles_per_ns: summary(&self.throughput, |s| s.cycles_per_ns, 1.0).map(|s| s.median),
            checked: self.pairs > 0 && self.status == Status::Ok,
            checked_pairs: self.pairs,
            status: self.status,
            failure: self.failure,
            ..Row::default()
        };
        match self.who {
            Who::Library(library) => Row {
                kernel: library.name().into(),
                operation: library.operation(),
                algorithm: library.name(),
                isa: Level::Portable.name(),
                summary: library.formula(),
                baseline: Some(library),
                is_library: true,
                ..row
            },
            Who::Kernel(kernel) => Row {
                kernel: kernel.name(),
                operation: kernel.operation,
                algorithm: kernel.algorithm.name(),
                isa: kernel.level().name(),
                summary: kernel.doc.summary,
                computes: Some(kernel.computes),
                baseline: Baseline::of(kernel.computes),
                floor_cycles: Floors::here().and_then(|floors| floors.of(kernel)),
                ..row
            },
        }
    }
}

/// Checks kernels on all cores; what fails is not timed.
fn check(entries: &mut [Entry<'_>], random_pairs: usize, progress: Progress<'_>) {
    let of = entries.len();
    progress("checking", 0, of);
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let slots: Vec<Mutex<&mut Entry<'_>>> = entries.iter_mut().map(Mutex::new).collect();
    let some = || {
        while let Some(slot) = slots.get(next.fetch_add(1, Ordering::Relaxed)) {
            check_one(&mut slot.lock().expect("each entry is taken once"), random_pairs);
            progress("checking", done.fetch_add(1, Ordering::Relaxed) + 1, of);
        }
    };
    std::thread::scope(|scope| {
        // Where there is one core there may be no threads.
        for _ in 1..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(some);
        }
        some();
    });
}

fn check_one(entry: &mut Entry<'_>, random_pairs: usize) {
    let Who::Kernel(kernel) = &entry.who else {
        // The library is what kernels are checked against; its own formulas have a test.
        entry.pairs = 1;
        return;
    };
    match oracle::check(kernel, entry.prime.p, random_pairs, SEED) {
        Ok(checked) => entry.pairs = checked.boundary + checked.random,
        Err(oracle::Failure::NotRun(BindError::Needs(level))) => entry.status = Status::Skipped(level),
        Err(oracle::Failure::NotRun(BindError::NotApplicable(rule))) => entry.status = Status::NotApplicable(rule),
        Err(oracle::Failure::Wrong(wrong)) => {
            entry.status = Status::Failed;
            entry.failure = Some(wrong.to_string());
        }
    }
}

/// Something to time: `latency` runs a chain, `throughput` rounds of [`BULK`].
struct Contestant {
    entry: usize,
    latency: Option<Run>,
    throughput: Run,
}

struct Run {
    iterations: usize,
    run: Box<dyn FnMut(usize)>,
}

impl Run {
    fn new(sample_ns: f64, mut run: impl FnMut(usize) + 'static) -> Self {
        Self { iterations: clock::iterations_for(clock::at_least(sample_ns), &mut run), run: Box::new(run) }
    }
}

impl Contestant {
    /// Binds what passed its check to random operands.
    fn new(index: usize, entry: &Entry<'_>, sample_ns: f64) -> Option<Self> {
        if entry.status != Status::Ok {
            return None;
        }
        let p = entry.prime.p;
        let mut rng = SmallRng::seed_from_u64(SEED ^ index as u64);
        let mut operands = |form: &Representation| -> Vec<Vec<u64>> {
            (0..BULK).map(|_| oracle::random_operand(form, p, &mut rng)).collect()
        };
        match &entry.who {
            Who::Kernel(kernel) => {
                let bind = Rc::new(kernel.bind(p).ok()?);
                let [words_a, words_b, words_out] = bind.operand_words();
                let a = operands(&kernel.a).concat();
                let b = kernel.b.map_or_else(Vec::new, |form| operands(&form).concat());
                // A product wider than its operand cannot feed the next whole, and what is not used is not computed.
                let latency = (kernel.chains && words_out <= words_a).then(|| {
                    let (bind, mut x, y) = (bind.clone(), a[..words_a].to_vec(), b[..words_b].to_vec());
                    Run::new(sample_ns, move |n| bind.chain(&mut x, &y, n))
                });
                let mut out = vec![0; BULK * words_out];
                Some(Self {
                    entry: index,
                    latency,
                    throughput: Run::new(sample_ns, move |n| bind.bulk(&a, &b, &mut out, n)),
                })
            }
            Who::Library(library) => {
                let form = Representation::saturated(p.len(), Bound::CANONICAL);
                let mut numbers =
                    || -> Vec<BigUint> { operands(&form).iter().map(|words| oracle::from_words(words)).collect() };
                let (a, b) = (numbers(), numbers());
                let bench = Rc::new(Bench::new(*library, &oracle::from_words(p), p.len(), a, b));
                let chained = bench.clone();
                let latency = library.chains().then(|| Run::new(sample_ns, move |n| chained.chain(n)));
                Some(Self { entry: index, latency, throughput: Run::new(sample_ns, move |n| bench.bulk(n)) })
            }
        }
    }
}

/// How long the clock is given to settle when vector code begins or ends: some hosts run it at a lower clock, and raise
/// the clock again only some time after it. In nanoseconds.
const SETTLE_NS: f64 = 2e6;

/// Times what passed: every contestant once in each round, so that a slow moment of the machine touches all alike.
/// Returns the median clock in core cycles per nanosecond, of scalar code.
fn time(entries: &mut [Entry<'_>], effort: Effort, progress: Progress<'_>) -> f64 {
    let (mut vector, mut scalar): (Vec<Contestant>, Vec<Contestant>) = entries
        .iter()
        .enumerate()
        .filter_map(|(i, e)| Contestant::new(i, e, effort.sample_ns))
        .partition(|c| entries[c.entry].is_vector());
    let mut clocks = vec![clock::cycles_per_ns()];
    for done in 0..effort.samples {
        progress("timing", done, effort.samples);
        for group in [&mut scalar, &mut vector] {
            // There and back again, so that no contestant always follows the same neighbour.
            group.reverse();
            if let Some(Contestant { throughput, .. }) = group.first_mut() {
                let start = clock::now_ns();
                while clock::now_ns() - start < SETTLE_NS {
                    (throughput.run)(throughput.iterations);
                }
            }
            for Contestant { entry, latency, throughput } in group {
                let entry = &mut entries[*entry];
                if let Some(Run { iterations, run }) = latency {
                    entry.latency.push(clock::sample(*iterations, run));
                }
                entry.throughput.push(clock::sample(throughput.iterations, &mut throughput.run));
                if !entry.is_vector() {
                    clocks.extend(entry.throughput.last().map(|sample| sample.cycles_per_ns));
                }
            }
        }
    }
    progress("timing", effort.samples, effort.samples);
    Summary::of(clocks).map_or(f64::NAN, |s| s.median)
}

/// Fills in the ratios: the big-integer library's time for the same operation, divided by the row's.
fn compare(rows: &mut [Row]) {
    let library: Vec<Row> = rows.iter().filter(|r| r.is_library).cloned().collect();
    for row in rows {
        // The two multiplications of the library are both compared with the plain one.
        let baseline = row.baseline.map(|b| if b == Baseline::Mont { Baseline::Rem } else { b });
        let Some(theirs) = library.iter().find(|r| r.field == row.field && r.baseline == baseline) else { continue };
        let ratio = |theirs: Option<f64>, ours: Option<f64>| Some(theirs? / ours?);
        row.ratio_biguint = ratio(theirs.throughput_ns, row.throughput_ns);
        row.ratio_biguint_latency = ratio(theirs.latency_ns, row.latency_ns);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::Outcome;
    use montane_contenders::registry;
    use montane_fields::primes::PRIMES;
    use montane_kernels::Algorithm;
    use montane_kernels::kernel::Computes;

    const TINY: Effort = Effort { random_pairs: 4, samples: 3, sample_ns: 200.0 };

    #[test]
    fn a_wrong_kernel_fails_and_is_not_timed() {
        let right = *registry::find("mont_mul_4_cios").expect("it is the plain loop");
        let mut wrong = right;
        (wrong.algorithm, wrong.computes) = (Algorithm::Other("wrong"), Computes::Sum);
        let prime = PRIMES.iter().find(|p| p.name == "bn254-fr").expect("it is named");
        let report = race(&[*prime], &[right, wrong], TINY, &|_, _, _| ());
        let row = |name: &str| report.rows.iter().find(|row| row.kernel == name).expect("no row vanishes");

        let right = row("mont_mul_4_cios");
        assert_eq!((&right.status, right.checked), (&Status::Ok, true));
        assert!(right.latency_cycles.is_some_and(|c| c > 1.0) && right.throughput_ns.is_some_and(|ns| ns > 0.1));
        assert!(right.ratio_biguint.is_some());
        // 2 N^2 + N products on one port, 4 N^2 additions on two.
        assert_eq!(right.floor_cycles.is_some(), Floors::here().is_some());

        let wrong = row("mont_mul_4_wrong");
        assert_eq!((&wrong.status, wrong.checked), (&Status::Failed, false));
        assert!(wrong.latency_cycles.is_none() && wrong.throughput_cycles.is_none());
        assert!(wrong.failure.as_ref().is_some_and(|why| why.contains("expected")));
        assert_eq!(super::super::verdict(&report.rows), Outcome::CheckFailed);
        assert_eq!(super::super::verdict(&report.rows[..1]), Outcome::Success);
    }

    #[test]
    fn the_library_is_compared_with_itself() {
        let report = race(&PRIMES[..1], &[], TINY, &|_, _, _| ());
        let ratio = |name: &str| report.rows.iter().find(|row| row.kernel == name).and_then(|row| row.ratio_biguint);
        assert_eq!(ratio("biguint_rem"), Some(1.0));
        assert!(ratio("biguint_mont").is_some_and(|r| r > 0.0 && r != 1.0));
    }
}

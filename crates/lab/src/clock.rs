//! Time and core cycles. What is timed lives elsewhere.
//!
//! Hardware counters are often absent (virtual machines, restricted kernels), so core cycles are counted by a
//! chain of dependent additions, one cycle each, run immediately before and after every timed run. If the clock
//! drops under vector code, the calibration beside it drops with it.

use std::hint::black_box;
use std::sync::OnceLock;
use std::time::Instant;

/// Additions in one calibration, at least: about 5 us, far above the resolution of a system's timer.
const ADDITIONS: usize = 16_384;

/// How often a timed run must be longer than what the timer can tell apart. Some hosts, browsers among them, round it.
const RESOLUTIONS: f64 = 20.0;

/// Runs of the empty interval, of which the shortest is the cost of reading the timer.
const EMPTY_RUNS: usize = 200;

/// `n` dependent additions (rounded up to a multiple of 32), one core cycle each.
///
/// Two registers add to each other in turn (Fibonacci's numbers), which has no shorter form for a compiler to find;
/// the loop's own counter runs beside the chain.
#[inline(never)]
fn additions(n: usize) -> u64 {
    let (mut x, mut y) = (black_box(1u64), black_box(1u64));
    for _ in 0..n.div_ceil(32) {
        for _ in 0..16 {
            x = x.wrapping_add(y);
            y = y.wrapping_add(x);
        }
    }
    black_box(y)
}

/// What is asked for the time.
static TIMER: OnceLock<fn() -> f64> = OnceLock::new();

/// Sets what is asked for the time, where the standard library has no clock: nanoseconds since some moment. The first
/// call counts, if nothing was timed before.
pub fn use_timer(now_ns: fn() -> f64) {
    // A timer that is there already stays.
    let _ = TIMER.set(now_ns);
}

/// Nanoseconds since some moment.
#[must_use]
pub fn now_ns() -> f64 {
    TIMER.get_or_init(|| {
        static START: OnceLock<Instant> = OnceLock::new();
        || START.get_or_init(Instant::now).elapsed().as_nanos() as f64
    })()
}

/// The least that the timer can tell apart, in nanoseconds: the smallest of some steps.
#[must_use]
pub fn resolution() -> f64 {
    static RESOLUTION: OnceLock<f64> = OnceLock::new();
    let step = || {
        let start = now_ns();
        loop {
            let step = now_ns() - start;
            if step > 0.0 {
                return step;
            }
        }
    };
    *RESOLUTION.get_or_init(|| (0..5).map(|_| step()).fold(f64::INFINITY, f64::min))
}

/// What a sample should aim at to be told from others, if `ns` is enough otherwise.
#[must_use]
pub fn at_least(ns: f64) -> f64 {
    ns.max(RESOLUTIONS * resolution())
}

fn elapsed_ns(run: impl FnOnce()) -> f64 {
    let start = now_ns();
    run();
    now_ns() - start
}

/// What an empty interval measures, in nanoseconds.
fn timer_overhead() -> f64 {
    static OVERHEAD: OnceLock<f64> = OnceLock::new();
    *OVERHEAD.get_or_init(|| (0..EMPTY_RUNS).map(|_| elapsed_ns(|| ())).fold(f64::INFINITY, f64::min))
}

fn net_ns(run: impl FnOnce()) -> f64 {
    (elapsed_ns(run) - timer_overhead()).max(1.0)
}

/// Core cycles per nanosecond, now.
#[must_use]
pub fn cycles_per_ns() -> f64 {
    // About as many as fit into that time at 3 GHz.
    let n = ADDITIONS.max((3.0 * RESOLUTIONS * resolution()) as usize);
    n as f64
        / net_ns(|| {
            additions(n);
        })
}

/// One timed run.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// Nanoseconds for one iteration.
    pub ns: f64,
    /// Core cycles for one iteration.
    pub cycles: f64,
    /// The clock beside this run, in core cycles per nanosecond.
    pub cycles_per_ns: f64,
}

/// Times `run(iterations)` once, after a short warm-up (code and data in the caches, vector units awake) and between
/// two calibrations. Interrupted calibrations read low, so the faster of the two counts.
pub fn sample(iterations: usize, run: &mut dyn FnMut(usize)) -> Sample {
    run(iterations.div_ceil(4));
    let before = cycles_per_ns();
    let ns = net_ns(|| run(iterations)) / iterations as f64;
    let clock = before.max(cycles_per_ns());
    Sample { ns, cycles: ns * clock, cycles_per_ns: clock }
}

/// How many iterations take about `target_ns`.
pub fn iterations_for(target_ns: f64, run: &mut dyn FnMut(usize)) -> usize {
    let mut n = 8;
    loop {
        // The shorter of two: an interruption of the first would make it seem enough.
        let ns = net_ns(|| run(n)).min(net_ns(|| run(n)));
        if ns >= target_ns / 8.0 || n >= 1 << 24 {
            return ((n as f64 * target_ns / ns).ceil() as usize).max(1);
        }
        n *= 2;
    }
}

/// The middle of a set of runs, and its spread.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// The median.
    pub median: f64,
    /// The 10th percentile.
    pub p10: f64,
    /// The 90th percentile.
    pub p90: f64,
}

impl Summary {
    /// Of a set of values; `None` if there are none.
    #[must_use]
    pub fn of(values: impl IntoIterator<Item = f64>) -> Option<Self> {
        let mut sorted: Vec<f64> = values.into_iter().collect();
        sorted.sort_by(f64::total_cmp);
        let at = |percent: usize| sorted.get((sorted.len().checked_sub(1)?) * percent / 100).copied();
        Some(Self { median: at(50)?, p10: at(10)?, p90: at(90)? })
    }

    /// Every value multiplied by `factor`.
    #[must_use]
    pub fn scaled(self, factor: f64) -> Self {
        Self { median: self.median * factor, p10: self.p10 * factor, p90: self.p90 * factor }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn additions_are_not_folded_away() {
        // Fibonacci's numbers, two by two: after 32 additions from (1, 1), y is F(34) = 5702887.
        assert_eq!(additions(32), 5_702_887);
        assert_eq!(additions(33), additions(64));
    }

    #[test]
    fn summaries() {
        assert_eq!(Summary::of([]), None);
        let s = Summary::of((0..=100).rev().map(f64::from)).unwrap();
        assert_eq!(s, Summary { median: 50.0, p10: 10.0, p90: 90.0 });
        assert_eq!(s.scaled(2.0).p90, 180.0);
        assert_eq!(Summary::of([7.0]).unwrap().p10, 7.0);
    }

    #[test]
    fn samples_are_longer_than_what_the_timer_tells_apart() {
        assert!(resolution() > 0.0);
        assert_eq!(at_least(0.0), RESOLUTIONS * resolution());
        assert_eq!(at_least(1e12), 1e12);
    }

    #[test]
    fn iterations_reach_the_target() {
        let mut total = 0;
        let n = iterations_for(10_000.0, &mut |n| {
            total += n;
            additions(n * 32);
        });
        assert!(n > 0 && total > 0);
    }
}

//! Wall time and the core's real clock: nothing about what is measured lives here.

use std::hint::black_box;
use std::time::Instant;

/// Dependent additions in one calibration, short enough (about 6 us) to follow every sample.
const CHAIN: u64 = 20_000;

/// Additions written out in one turn of the calibration loop, so that its own counter is hidden beside them.
const UNROLLED: u64 = 50;

/// Core cycles in a nanosecond, right now: the time of a chain of register additions, each of which needs the
/// result of the one before and takes one cycle on every processor that this program is meant for.
///
/// Taken right after each sample, because heavy 512-bit code lowers the clock of some hosts and the clock of a
/// virtual machine's core is not ours to fix.
pub fn cycles_per_ns() -> f64 {
    let (mut x, mut y) = (black_box(1_u64), black_box(2_u64));
    let start = Instant::now();
    for _ in 0..CHAIN / UNROLLED {
        // x and y in turn: a Fibonacci chain, which no compiler folds into fewer additions.
        for _ in 0..UNROLLED / 2 {
            x = x.wrapping_add(y);
            y = y.wrapping_add(x);
        }
    }
    black_box((x, y));
    CHAIN as f64 / nanoseconds_since(start)
}

/// The time from `start` to now.
pub fn nanoseconds_since(start: Instant) -> f64 {
    start.elapsed().as_nanos().max(1) as f64
}

//! Medians of two in turns.

use std::time::Instant;

/// Samples of each, of which the median is shown.
const SAMPLES: usize = 31;
/// How long one takes at least.
const NANOSECONDS: u128 = 200_000;
/// Different operands that take turns.
pub(crate) const OPERANDS: usize = 16;

/// A call of one of both functions, ours first, with operands by number.
pub(crate) type Call<'a> = &'a dyn Fn(usize, usize);

/// The medians of both, and the spread of the ratio: its quartiles.
pub(crate) fn measure(call: Call<'_>) -> ([f64; 2], [f64; 2]) {
    let sample = |which, rounds: usize| {
        let begin = Instant::now();
        for round in 0..rounds {
            call(which, round % OPERANDS);
        }
        begin.elapsed().as_nanos()
    };
    let mut rounds = 1;
    while sample(1, rounds) < NANOSECONDS {
        rounds *= 2;
    }
    sample(0, rounds);
    let mut times = [Vec::new(), Vec::new()];
    let mut ratios = Vec::new();
    for _ in 0..SAMPLES {
        let [ours, theirs] = [0, 1].map(|which| sample(which, rounds) as f64 / rounds as f64);
        times[0].push(ours);
        times[1].push(theirs);
        ratios.push(ours / theirs);
    }
    let at = |values: &mut Vec<f64>, part: usize| {
        values.sort_by(f64::total_cmp);
        values[values.len() * part / 4]
    };
    (times.each_mut().map(|values| at(values, 2)), [1, 3].map(|part| at(&mut ratios, part)))
}

//! Deliberate mistakes in a body for AArch64, of the kinds of [`super::super::mistakes`].

use super::super::mistakes::KINDS;
use super::order::Line;
use super::program::{Carry, Op};

const fn carry(line: &Line) -> (bool, bool) {
    match line.op {
        Op::Add(carry) | Op::Sub(carry) => (carry.taken, carry.left),
        Op::Nonzero | Op::Factor(true) => (false, true),
        Op::Choose => (true, false),
        _ => (false, false),
    }
}

/// Every mistake of each kind, one at a time.
pub(super) fn all(lines: &[Line]) -> [(&'static str, Vec<Vec<Line>>); 3] {
    let takers = || (0..lines.len()).filter(|&j| carry(&lines[j]).0 && lines[j].op != Op::Choose);
    let swapped = takers().filter_map(|j| {
        let i = (0..j).rev().find(|&i| carry(&lines[i]).1)?;
        // Nothing comes before the first of a chain but what it adds.
        Some(moved(lines, j, i))
    });
    let lost = takers().map(|j| {
        let mut lines = lines.to_vec();
        let without = |carry: Carry| Carry { taken: false, ..carry };
        lines[j].op = match lines[j].op {
            Op::Add(carry) => Op::Add(without(carry)),
            Op::Sub(carry) => Op::Sub(without(carry)),
            op => op,
        };
        lines
    });
    let products = (0..lines.len()).filter(|&j| matches!(lines[j].op, Op::Mul | Op::Umulh));
    let early = products.filter_map(|j| {
        let register = lines[j].to[0];
        let i = (0..j).rev().find(|&i| lines[i].from.contains(&Some(register)))?;
        // It must have been written for that reader, and by none in between.
        (i > 0 && lines[i + 1..j].iter().all(|line| !line.to.contains(&register))).then(|| moved(lines, j, i))
    });
    [(KINDS[0], swapped.collect()), (KINDS[1], lost.collect()), (KINDS[2], early.collect())]
}

/// Step `j` before step `i`.
fn moved(lines: &[Line], j: usize, i: usize) -> Vec<Line> {
    let mut lines = lines.to_vec();
    lines[i..=j].rotate_right(1);
    lines
}

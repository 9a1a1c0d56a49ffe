//! Deliberate mistakes: orders that a search must never accept.

use super::recorded::Step;
use crate::trace::code::Place;

/// The kinds of mistakes.
pub(super) const KINDS: [&str; 3] = ["moved across a writer of its flag", "carry lost", "register written too early"];

/// Every mistake of a kind, one at a time.
pub(super) fn all<'a>(kind: &str, steps: &[Step<'a>]) -> Vec<Vec<Step<'a>>> {
    match kind {
        "moved across a writer of its flag" => swapped(steps),
        "carry lost" => lost(steps),
        _ => early(steps),
    }
}

fn flags(step: &Step<'_>) -> impl Iterator<Item = Place> {
    step.code.reads.iter().copied().filter(|place| [Place::CARRY, Place::OVERFLOW].contains(place))
}

fn writes(step: &Step<'_>, place: Place) -> bool {
    step.code.writes.iter().any(|(written, _)| *written == place)
}

/// Each addition with carry before the one that its carry comes from.
fn swapped<'a>(steps: &[Step<'a>]) -> Vec<Vec<Step<'a>>> {
    let additions = (0..steps.len()).filter(|&j| steps[j].code.carries() && steps[j].code.mnemonic != "sbb");
    additions
        .filter_map(|j| {
            let flag = flags(&steps[j]).next()?;
            let i = (0..j).rev().find(|&i| writes(&steps[i], flag) && steps[i].code.carries())?;
            Some(moved(steps, j, i))
        })
        .collect()
}

/// The flags cleared before each addition that takes one, where a sum has set either.
fn lost<'a>(steps: &[Step<'a>]) -> Vec<Vec<Step<'a>>> {
    let takers = (0..steps.len()).filter(|&j| steps[j].code.carries() && steps[j].code.mnemonic != "sbb");
    // Behind an `xor`, both are clear already.
    let of_a_sum = |j: usize, flag: Place| {
        let writer = steps[..j].iter().rfind(|step| writes(step, flag));
        writer.is_some_and(|step| step.code.carries() || ["add", "sub", "cmp", "neg"].contains(&&*step.code.mnemonic))
    };
    takers
        .filter(|&j| [Place::CARRY, Place::OVERFLOW].into_iter().any(|flag| of_a_sum(j, flag)))
        .map(|j| {
            let mut steps = steps.to_vec();
            steps[j].flags_cleared = true;
            steps
        })
        .collect()
}

/// Each product before the last step that reads a register which it writes.
fn early<'a>(steps: &[Step<'a>]) -> Vec<Vec<Step<'a>>> {
    let products = (0..steps.len()).filter(|&j| steps[j].code.mnemonic == "mulx");
    products
        .flat_map(|j| steps[j].code.writes.iter().map(move |(register, _)| (j, *register)))
        .filter_map(|(j, register)| {
            let i = (0..j).rev().find(|&i| steps[i].code.reads.contains(&register))?;
            // It must have been written for that reader, and by none in between.
            (i > 0 && (i + 1..j).all(|k| !writes(&steps[k], register))).then(|| moved(steps, j, i))
        })
        .collect()
}

/// Step `j` before step `i`.
fn moved<'a>(steps: &[Step<'a>], j: usize, i: usize) -> Vec<Step<'a>> {
    let mut steps = steps.to_vec();
    steps[i..=j].rotate_right(1);
    steps
}

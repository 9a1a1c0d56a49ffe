//! How long an in-order core takes for a recorded execution: the model of [`super::u74`], scheduled. Emulation gives no
//! time; this stands in for it.
//!
//! An instruction that is not ready holds back all later ones. The plain schedule ([`InOrder::cycles`]) takes that at
//! its word. The U74 has each simple unit twice, early and [`LATE`] cycles later: a simple instruction or branch whose
//! operands come too late for the early unit goes on without waiting and is done in the late one, and data to be stored
//! are wanted no earlier. [`InOrder::late_cycles`] is the schedule with it; the core is somewhere between the two,
//! nearer the latter.

use std::collections::HashMap;

use serde::Serialize;

use super::code::{Code, Place};
use super::cost::Ports;
use super::record::{Program, Trace};
use super::u74::U74;

/// Cycles from the early unit to the late one.
const LATE: u64 = 2;

/// Cycles from the first instruction's issue to the last one's, one execution, everything in the first cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct InOrder {
    /// Each instruction waits for its operands.
    pub(crate) cycles: u64,
    /// Simple instructions may be done late instead.
    pub(crate) late_cycles: u64,
}

/// Schedules an execution in order, without and with late units.
pub(crate) fn schedule(trace: &Trace, program: &Program) -> InOrder {
    InOrder { cycles: issue(trace, program, 0), late_cycles: issue(trace, program, LATE) }
}

/// The pipes of the current cycle.
struct Pipes {
    cycle: u64,
    busy: Ports,
}

impl Pipes {
    /// Issues one instruction no earlier than `ready`; the cycle it gets.
    fn issue(&mut self, ready: u64, allowed: Ports) -> u64 {
        if ready > self.cycle {
            *self = Self { cycle: ready, busy: 0 };
        }
        if allowed & !self.busy == 0 {
            *self = Self { cycle: self.cycle + 1, busy: 0 };
        }
        // The lowest free pipe: A, which multiplications do not want.
        let free = allowed & !self.busy;
        self.busy |= free & free.wrapping_neg();
        self.cycle
    }
}

fn simple(code: &Code) -> bool {
    code.memory.is_empty() && code.product.is_none() && code.cost.latency(0) == 1
}

/// Issues every instruction in order; `late` is what a simple one may wait for inside the pipe.
fn issue(trace: &Trace, program: &Program, late: u64) -> u64 {
    let mut ready = [0u64; Place::COUNT];
    let mut stored: HashMap<u64, u64> = HashMap::new();
    let mut pipes = Pipes { cycle: 0, busy: 0 };
    for (code, addresses) in trace.iter(program) {
        let latest = |places: &[Place]| places.iter().map(|p| ready[p.index()]).max().unwrap_or(0);
        let (data, address) = (latest(&code.reads), latest(&code.address));
        let simple = simple(code);
        let store = code.memory.iter().any(|m| m.writes);
        let wanted = if simple || store { data.saturating_sub(late) } else { data };
        let allowed = code.cost.uops.iter().fold(0, |set, p| set | p);
        let at = pipes.issue(wanted.max(address), allowed);
        let mut done = at + u64::from(code.cost.latency(0));
        if simple && data > at {
            done = at + late + 1;
        }
        for (access, &address) in code.memory.iter().zip(addresses) {
            if access.reads {
                let word = stored.get(&(address / 8)).copied().unwrap_or(0);
                done = (at + u64::from(code.cost.load)).max(word);
            } else {
                stored.insert(address / 8, data.max(at) + u64::from(U74.forward));
            }
        }
        for (place, _) in &code.writes {
            ready[place.index()] = done;
        }
    }
    pipes.cycle + 1
}

#[cfg(test)]
#[path = "inorder_tests.rs"]
mod tests;

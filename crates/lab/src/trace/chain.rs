//! Two lower bounds on the time of a recorded execution, from the table in [`super::cost`]: the longest chain of
//! dependent instructions, and the fullest set of execution ports.

use std::collections::{BTreeMap, HashMap};

use serde::Serialize;

use super::code::Place;
use super::cost::{Core, Ports};
use super::record::{Program, Region, Trace};

/// Passes over the trace before the growth from one to the next is taken as steady.
const PASSES: u64 = 8;

/// The longest dependent chain through registers, flags and memory.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Chain {
    /// Cycles from everything being ready to the last result.
    pub(crate) longest: u64,
    /// Cycles that one execution adds when its result is the next one's first operand; absent if there is no result.
    pub(crate) repeated: Option<f64>,
    /// What the longest chain consists of.
    pub(crate) composition: BTreeMap<String, u64>,
    /// The steps on it.
    #[serde(skip)]
    pub(crate) steps: Vec<usize>,
}

/// What memory holds: when it was ready, and the slot it was stored by, if a load by the same slot is renamed.
#[derive(Clone, Copy)]
struct Stored {
    ready: Ready,
    way: Way,
}

/// How a stored word gets to a load.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    /// Through the store buffer.
    Forwarded,
    /// Like a register, if the load names the same slot.
    Slot(Place, u64),
    /// For nothing: it stands for a value that would not have gone through memory.
    Free,
}

/// When something is ready, and the step that made it.
#[derive(Clone, Copy, Default)]
struct Ready {
    cycle: u64,
    step: Option<usize>,
}

impl Ready {
    fn later(self, other: Self) -> Self {
        if other.cycle > self.cycle { other } else { self }
    }
}

/// Words that a range of bytes touches: memory carries values at this granularity.
fn words(address: u64, bytes: u32) -> impl Iterator<Item = u64> {
    address / 8..=(address + u64::from(bytes.max(1)) - 1) / 8
}

/// One pass: when each step is done, and which step each had to wait for.
struct Pass {
    done: Vec<u64>,
    waited_for: Vec<Option<usize>>,
    memory: HashMap<u64, Stored>,
}

fn pass(trace: &Trace, program: &Program, mut memory: HashMap<u64, Stored>) -> Pass {
    let mut places = [Ready::default(); Place::COUNT];
    let mut done = Vec::with_capacity(trace.steps.len());
    let mut waited_for = Vec::with_capacity(trace.steps.len());
    for (step, (code, addresses)) in trace.iter(program).enumerate() {
        let latest = |set: &[Place]| set.iter().fold(Ready::default(), |r, p| r.later(places[p.index()]));
        let address = latest(&code.address);
        let mut start = latest(&code.reads);
        for (access, &at) in code.memory.iter().zip(addresses) {
            if access.reads {
                let mut loaded = Ready { cycle: address.cycle + u64::from(code.cost.load), step: address.step };
                for word in words(at, access.bytes) {
                    if let Some(&Stored { ready, way }) = memory.get(&word) {
                        let renamed = way == Way::Free || access.slot.is_some_and(|(r, d)| way == Way::Slot(r, d));
                        let cycles = if renamed { 0 } else { u64::from(program.core().forward) };
                        loaded = loaded.later(Ready { cycle: ready.cycle + cycles, step: ready.step });
                    }
                }
                start = start.later(loaded);
            }
        }
        let mut end = start.cycle;
        for &(place, latency) in &code.writes {
            let cycle = start.cycle + u64::from(latency);
            places[place.index()] = Ready { cycle, step: Some(step) };
            end = end.max(cycle);
        }
        for (access, &at) in code.memory.iter().zip(addresses) {
            if access.writes {
                let cycle =
                    start.cycle.max(address.cycle) + if access.reads { u64::from(code.cost.latency(0)) } else { 0 };
                end = end.max(cycle);
                for word in words(at, access.bytes) {
                    let way = access.slot.map_or(Way::Forwarded, |(r, d)| Way::Slot(r, d));
                    memory.insert(word, Stored { ready: Ready { cycle, step: Some(step) }, way });
                }
            }
        }
        done.push(end);
        waited_for.push(start.step);
    }
    Pass { done, waited_for, memory }
}

/// Finds the chain; `regions` say where the result and the first operand are.
pub(crate) fn find(trace: &Trace, program: &Program, regions: &[Region]) -> Chain {
    let first = pass(trace, program, HashMap::new());
    let longest = first.done.iter().copied().max().unwrap_or(0);
    let mut steps = Vec::new();
    let mut at = first.done.iter().position(|&d| d == longest);
    while let Some(step) = at {
        steps.push(step);
        at = first.waited_for[step];
    }
    steps.reverse();
    let mut composition = BTreeMap::new();
    let codes: Vec<_> = trace.iter(program).map(|(code, _)| code).collect();
    for &step in &steps {
        *composition.entry(codes[step].mnemonic.clone()).or_insert(0) += 1;
        if codes[step].memory.iter().any(|m| m.reads) {
            *composition.entry("(load)".into()).or_insert(0) += 1;
        }
    }
    Chain { longest, repeated: repeated(trace, program, regions), composition, steps }
}

/// Feeds the result to the first operand, again and again, and sees by how much a round delays the next.
fn repeated(trace: &Trace, program: &Program, regions: &[Region]) -> Option<f64> {
    let range = |name: &str| regions.iter().find(|r| r.name == name).filter(|r| r.bytes > 0);
    let (a, out) = (range("a")?, range("out")?);
    let mut memory = HashMap::new();
    let mut ends = Vec::new();
    for _ in 0..PASSES {
        let after = pass(trace, program, memory).memory;
        memory = HashMap::new();
        for offset in (0..a.bytes.min(out.bytes)).step_by(8) {
            if let Some(&Stored { ready, .. }) = after.get(&((out.start + offset) / 8)) {
                memory.insert((a.start + offset) / 8, Stored { ready, way: Way::Free });
            }
        }
        ends.push(memory.values().map(|s| s.ready.cycle).max()?);
    }
    let half = (PASSES / 2) as usize;
    Some((ends[ends.len() - 1] - ends[half - 1]) as f64 / (ends.len() - half) as f64)
}

/// How full the ports are.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Pressure {
    /// Micro-operations that need a port.
    pub(crate) uops: u64,
    /// How many may use each set of ports.
    pub(crate) demand: BTreeMap<String, u64>,
    /// Cycles below which the ports cannot do it.
    pub(crate) floor: f64,
    /// The ports that set this floor.
    pub(crate) bound_by: String,
    /// Cycles below which the front end cannot rename it.
    pub(crate) front_end: f64,
}

fn name(ports: Ports, core: &Core) -> String {
    let named = core.ports.iter().enumerate().filter(|(p, _)| ports >> p & 1 == 1);
    let mut list = named.map(|(_, name)| *name);
    // p0/6: the letter once.
    let first = list.next().unwrap_or_default().to_owned();
    list.fold(first, |text, name| text + "/" + name.trim_start_matches('p'))
}

/// Adds up the ports that a trace needs.
///
/// The floor is exact for any assignment of micro-operations to ports: by Hall's theorem it is the largest, over sets
/// of ports, of the operations that can go nowhere else, divided by the size of the set.
pub(crate) fn pressure(trace: &Trace, program: &Program) -> Pressure {
    let core = program.core();
    let mut demand: BTreeMap<Ports, u64> = BTreeMap::new();
    let mut slots = 0;
    for &number in &trace.steps {
        let cost = &program.code[number as usize].cost;
        slots += u64::from(cost.slots);
        for &ports in &cost.uops {
            *demand.entry(ports).or_insert(0) += 1;
        }
    }
    let mut floor = (0.0, 0);
    // Only unions of demanded sets can be the fullest.
    let sets: Vec<u16> = demand.keys().copied().collect();
    for chosen in 1u32..1 << sets.len() {
        let union = sets.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1).fold(0, |u, (_, s)| u | s);
        let inside: u64 = demand.iter().filter(|(s, _)| **s & !union == 0).map(|(_, n)| n).sum();
        let cycles = inside as f64 / f64::from(union.count_ones());
        if cycles > floor.0 {
            floor = (cycles, union);
        }
    }
    Pressure {
        uops: demand.values().sum(),
        demand: demand.into_iter().map(|(s, n)| (name(s, core), n)).collect(),
        floor: floor.0,
        bound_by: name(floor.1, core),
        front_end: slots as f64 / f64::from(core.width),
    }
}

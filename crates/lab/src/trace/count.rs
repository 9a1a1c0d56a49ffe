//! Counts over one recorded execution: instructions, word products, memory operands, branches.

use std::collections::{BTreeMap, HashMap};

use serde::Serialize;

use super::code::Place;
use super::code::{Flow, Product};
use super::record::{Program, Region, Trace};

/// A line of the histogram.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Opcode {
    /// The instruction's name.
    pub(crate) mnemonic: String,
    /// How often it ran.
    pub(crate) count: u64,
}

/// Instructions by name, most frequent first.
pub(crate) fn histogram(trace: &Trace, program: &Program) -> Vec<Opcode> {
    let mut counts: HashMap<&str, u64> = HashMap::new();
    for &number in &trace.steps {
        *counts.entry(&program.code[number as usize].mnemonic).or_insert(0) += 1;
    }
    let mut lines: Vec<Opcode> = counts.into_iter().map(|(m, count)| Opcode { mnemonic: m.into(), count }).collect();
    lines.sort_by(|a, b| b.count.cmp(&a.count).then(a.mnemonic.cmp(&b.mnemonic)));
    lines
}

/// Word products, counted.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Products {
    /// All of them.
    pub(crate) total: u64,
    /// 64 x 64 -> 128 bits with both halves used; on RISC-V, a `mul` and a `mulhu`.
    pub(crate) full: u64,
    /// `imul`, or RISC-V's `mul` beyond those of `mulhu`: 64 x 64 -> 64 bits.
    pub(crate) low: u64,
    /// `mul` or `mulx` of which nothing reads the high half.
    pub(crate) high_dropped: u64,
    /// `mul` or `mulx` of which nothing reads the low half.
    pub(crate) low_dropped: u64,
    /// Vector products, each over all lanes.
    pub(crate) vector: u64,
    /// What the algorithm needs on paper.
    pub(crate) theory: Option<u64>,
}

impl Products {
    /// Whether theory and count agree.
    pub(crate) fn agree(&self) -> bool {
        self.theory.is_none_or(|t| t == self.total)
    }

    /// How the count splits, and where a difference from theory comes from.
    pub(crate) fn explain(&self) -> String {
        let mut parts = Vec::new();
        let mut part = |n: u64, what: &str| {
            if n > 0 {
                parts.push(format!("{n} {what}"));
            }
        };
        part(self.full, "with both halves used");
        part(self.low, "with the low half only (imul, or mul without mulhu), as in m = t0 * n0");
        part(self.high_dropped, "mul/mulx whose high half is dropped");
        part(self.low_dropped, "mul/mulx whose low half is dropped");
        part(self.vector, "vector products");
        let Some(theory) = self.theory.filter(|_| !self.agree()) else { return parts.join(", ") };
        let halves = self.low + self.high_dropped + self.low_dropped;
        let reason = if self.total > theory && self.total - theory == self.low {
            "the low halves are beyond theory's count".to_owned()
        } else if self.total > theory && self.total - theory <= halves {
            "as many or more are half products, which theory counts together or not at all".to_owned()
        } else if self.total > theory {
            format!("{} products beyond theory: look for recomputed products in --listing", self.total - theory)
        } else {
            format!(
                "{} fewer: the compiler merged or strength-reduced products (shifts, lea), or loops are shorter for this modulus",
                theory - self.total
            )
        };
        format!("{}; {reason}", parts.join(", "))
    }
}

/// Counts products, and follows each half to its readers.
pub(crate) fn products(trace: &Trace, program: &Program, theory: Option<u32>) -> Products {
    let mut counts = Products { theory: theory.map(u64::from), ..Products::default() };
    // For each place, the product whose half it holds: (number, is the high half).
    let mut holds: [Option<(usize, bool)>; Place::COUNT] = [None; Place::COUNT];
    let mut used: Vec<[bool; 2]> = Vec::new();
    let mut highs = 0;
    for &number in &trace.steps {
        let code = &program.code[number as usize];
        for place in code.reads.iter().chain(&code.address) {
            if let Some((n, high)) = holds[place.index()] {
                used[n][usize::from(high)] = true;
            }
        }
        for (place, _) in &code.writes {
            holds[place.index()] = None;
        }
        match code.product {
            Some(Product::Full { high, low }) => {
                // With one destination for both, the high half is what stays.
                holds[low.index()] = Some((used.len(), false));
                holds[high.index()] = Some((used.len(), true));
                used.push([false; 2]);
            }
            Some(Product::Low) => counts.low += 1,
            Some(Product::High) => highs += 1,
            Some(Product::Vector) => counts.vector += 1,
            None => {}
        }
    }
    for halves in used {
        match halves {
            [true, true] => counts.full += 1,
            [_, false] => counts.high_dropped += 1,
            [false, true] => counts.low_dropped += 1,
        }
    }
    // Where the halves are two instructions, each high half goes with a low one.
    let pairs = counts.low.min(highs);
    counts.full += pairs;
    counts.low -= pairs;
    counts.low_dropped += highs - pairs;
    counts.total = counts.full + counts.low + counts.high_dropped + counts.low_dropped + counts.vector;
    counts
}

/// Memory operands of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Memory {
    /// What was touched: inputs, result, constants, stack, saved registers, static data, other.
    pub(crate) place: String,
    /// `read` or `write`.
    pub(crate) direction: &'static str,
    /// The width.
    pub(crate) bits: u32,
    /// How often.
    pub(crate) count: u64,
}

/// What the report calls the region of an address.
pub(crate) fn place_of(address: u64, implied: bool, regions: &[Region]) -> &str {
    let region = regions.iter().find(|r| r.contains(address)).map_or("other", |r| r.name.as_str());
    match region {
        "a" | "b" => "inputs",
        "out" => "result",
        "stack" if implied => "push, pop, call, ret",
        "stack" => "stack (spills)",
        other => other,
    }
}

/// Memory operands by place, direction and width; an instruction that reads and writes counts in both directions.
pub(crate) fn memory(trace: &Trace, program: &Program, regions: &[Region]) -> Vec<Memory> {
    let mut counts: BTreeMap<(&str, &'static str, u32), u64> = BTreeMap::new();
    for (code, addresses) in trace.iter(program) {
        for (access, &address) in code.memory.iter().zip(addresses) {
            let place = place_of(address, access.implied, regions);
            for (applies, direction) in [(access.reads, "read"), (access.writes, "write")] {
                if applies {
                    *counts.entry((place, direction, access.bytes * 8)).or_insert(0) += 1;
                }
            }
        }
    }
    counts
        .into_iter()
        .map(|((place, direction, bits), count)| Memory { place: place.into(), direction, bits, count })
        .collect()
}

/// Changes of the flow of control.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Branches {
    /// Conditional jumps that ran.
    pub(crate) conditional: u64,
    /// Of these, the ones that jumped.
    pub(crate) taken: u64,
    /// Unconditional jumps.
    pub(crate) jumps: u64,
    /// Calls.
    pub(crate) calls: u64,
    /// Returns.
    pub(crate) returns: u64,
}

/// Counts branches.
pub(crate) fn branches(trace: &Trace, program: &Program) -> Branches {
    let mut counts = Branches::default();
    for (i, &number) in trace.steps.iter().enumerate() {
        let code = &program.code[number as usize];
        match code.flow {
            Flow::Conditional => {
                counts.conditional += 1;
                let next = trace.steps.get(i + 1).map(|&n| program.code[n as usize].ip);
                counts.taken += u64::from(next.is_some_and(|ip| ip != code.ip + code.bytes.len() as u64));
            }
            Flow::Jump => counts.jumps += 1,
            Flow::Call => counts.calls += 1,
            Flow::Return => counts.returns += 1,
            Flow::Next | Flow::Other => {}
        }
    }
    counts
}

//! A recorded execution: which instructions ran, in order, and which addresses they touched.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::code::{Code, Reader};

/// A named range of the traced program's memory.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Region {
    /// What lives there.
    pub(crate) name: String,
    /// The first address.
    pub(crate) start: u64,
    /// How many bytes.
    pub(crate) bytes: u64,
}

impl Region {
    pub(crate) fn contains(&self, address: u64) -> bool {
        address.wrapping_sub(self.start) < self.bytes
    }
}

/// What the traced program says about itself before it runs.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Layout {
    /// The address of the function to trace.
    pub(crate) entry: u64,
    /// Operands and constants.
    pub(crate) regions: Vec<Region>,
    /// One execution for each of these inputs will follow.
    pub(crate) inputs: Vec<String>,
}

/// Every distinct instruction that ran.
pub(crate) struct Program {
    /// By number.
    pub(crate) code: Vec<Code>,
    by_address: HashMap<u64, u32>,
    reader: Reader,
}

impl Program {
    pub(crate) fn new() -> Self {
        Self { code: Vec::new(), by_address: HashMap::new(), reader: Reader::new() }
    }

    /// The number of the instruction at `ip`; `fetch` reads its bytes the first time.
    pub(crate) fn at(&mut self, ip: u64, fetch: impl FnOnce() -> Option<Vec<u8>>) -> Option<u32> {
        if let Some(&number) = self.by_address.get(&ip) {
            return Some(number);
        }
        let code = self.reader.read(ip, &fetch()?)?;
        let number = self.code.len() as u32;
        self.code.push(code);
        self.by_address.insert(ip, number);
        Some(number)
    }
}

/// One execution.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Trace {
    /// Instruction numbers, in order.
    pub(crate) steps: Vec<u32>,
    /// The addresses of every memory access of every step, in order.
    pub(crate) addresses: Vec<u64>,
    /// The stack pointer on entry.
    pub(crate) stack: u64,
}

/// Where two executions of the same code first differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Divergence {
    /// At this step one went elsewhere.
    Path { step: usize },
    /// At this step the same instruction touched another address.
    Address { step: usize },
}

impl Trace {
    /// Each step: its instruction and the addresses of its memory accesses.
    pub(crate) fn iter<'a>(&'a self, program: &'a Program) -> impl Iterator<Item = (&'a Code, &'a [u64])> {
        let mut rest = &self.addresses[..];
        self.steps.iter().map(move |&number| {
            let code = &program.code[number as usize];
            let (own, tail) = rest.split_at(code.memory.len());
            rest = tail;
            (code, own)
        })
    }

    /// The first difference from another execution of the same program.
    pub(crate) fn differs(&self, other: &Self, program: &Program) -> Option<Divergence> {
        if self == other {
            return None;
        }
        let mut ours = self.iter(program);
        let mut theirs = other.iter(program);
        let mut step = 0;
        loop {
            match (ours.next(), theirs.next()) {
                (None, None) => return None,
                (Some((a, x)), Some((b, y))) if a.ip == b.ip => {
                    if x != y {
                        return Some(Divergence::Address { step });
                    }
                }
                _ => return Some(Divergence::Path { step }),
            }
            step += 1;
        }
    }
}

//! A recorded execution: which instructions ran, in order, and which addresses they touched.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::code::{Code, Reader};
use super::cost::{Core, GOLDEN_COVE};
use super::u74::U74;
use super::{aarch64_code, groups, riscv_code};
use crate::command::{self, Error};

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

impl Layout {
    /// Tells the tracer.
    ///
    /// # Errors
    /// If it is not there.
    pub(super) fn announce(&self) -> Result<(), Error> {
        let line = serde_json::to_string(self).map_err(|e| Error::Unavailable(e.to_string()))?;
        command::print(&format!("{line}\n"))
    }
}

/// Every distinct instruction that ran.
pub(crate) struct Program {
    /// By number.
    pub(crate) code: Vec<Code>,
    by_address: HashMap<u64, u32>,
    decoder: Decoder,
}

/// Whose instructions they are.
enum Decoder {
    X86(Box<Reader>),
    Riscv,
    Aarch64,
}

impl Program {
    fn new(decoder: Decoder) -> Self {
        Self { code: Vec::new(), by_address: HashMap::new(), decoder }
    }

    /// A program for x86-64.
    #[cfg_attr(not(all(target_os = "linux", target_arch = "x86_64")), allow(dead_code))]
    pub(crate) fn x86() -> Self {
        Self::new(Decoder::X86(Box::new(Reader::new())))
    }

    /// A program for 64-bit RISC-V.
    pub(crate) fn riscv() -> Self {
        Self::new(Decoder::Riscv)
    }

    /// A program for AArch64, whose executions are compared and nothing else.
    pub(crate) fn aarch64() -> Self {
        Self::new(Decoder::Aarch64)
    }

    /// How its opcodes are grouped: the names of the groups, and the group of an opcode.
    pub(crate) fn groups(&self) -> (&'static [&'static str], fn(&str) -> usize) {
        match self.decoder {
            Decoder::X86(_) => (&groups::GROUPS, groups::group),
            Decoder::Riscv | Decoder::Aarch64 => (&groups::CLASSES, groups::class),
        }
    }

    /// The core whose costs its instructions have.
    pub(crate) fn core(&self) -> &'static Core {
        match self.decoder {
            Decoder::X86(_) => &GOLDEN_COVE,
            Decoder::Riscv => &U74,
            Decoder::Aarch64 => &aarch64_code::UNPRICED,
        }
    }

    /// The number of the instruction at `ip`, if it has been seen.
    pub(crate) fn known(&self, ip: u64) -> Option<u32> {
        self.by_address.get(&ip).copied()
    }

    /// The number of the instruction at `ip`; `fetch` reads its bytes the first time.
    pub(crate) fn at(&mut self, ip: u64, fetch: impl FnOnce() -> Option<Vec<u8>>) -> Option<u32> {
        if let Some(number) = self.known(ip) {
            return Some(number);
        }
        let bytes = fetch()?;
        let code = match &mut self.decoder {
            Decoder::X86(reader) => reader.read(ip, &bytes),
            Decoder::Riscv => riscv_code::read(ip, &bytes),
            Decoder::Aarch64 => aarch64_code::read(ip, &bytes),
        }?;
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

/// A traced program that is about to execute its subject.
pub(crate) struct Session {
    /// What it said about itself.
    pub(crate) layout: Layout,
    /// The layout's regions, then the stack and everything else that is mapped.
    pub(crate) regions: Vec<Region>,
    /// Every instruction seen so far.
    pub(crate) program: Program,
    /// What makes it take a step.
    pub(crate) stepper: Box<dyn Stepper>,
}

/// Runs a traced program instruction by instruction.
pub(crate) trait Stepper {
    /// Records the next execution of the function at `entry`.
    fn record(&mut self, entry: u64, program: &mut Program) -> Result<Trace, Error>;
    /// Lets the program run on to where the next execution can be recorded.
    fn advance(&mut self) -> Result<(), Error>;
    /// Bytes of the program's memory.
    fn read(&mut self, address: u64, bytes: usize) -> Result<Vec<u8>, Error>;
}

impl Session {
    /// Records the next execution.
    pub(crate) fn record(&mut self) -> Result<Trace, Error> {
        self.stepper.record(self.layout.entry, &mut self.program)
    }
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

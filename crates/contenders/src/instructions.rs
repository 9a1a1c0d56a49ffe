//! Loops of one instruction or a few, to be timed: what a processor's multiplier, carry chains and memory do, measured
//! where the laboratory runs. `montane machine` times them.

use montane_kernels::cpu::{self, Level};

/// A loop to be timed.
#[derive(Clone, Copy)]
pub struct Loop {
    /// What is counted.
    pub name: &'static str,
    /// What the loop holds, for people.
    pub about: &'static str,
    /// How often one round has it.
    pub count: u32,
    pub(crate) level: Level,
    pub(crate) body: unsafe fn(usize, *mut u64),
}

/// Words that a loop may read and write.
const WORDS: usize = 16;

/// Words in the chain of loads.
const CYCLE: usize = 7;

#[repr(align(64))]
struct Memory([u64; WORDS]);

impl Loop {
    /// The instruction set it needs.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Runs `rounds` rounds, at least one; whether the CPU can.
    pub fn run(&self, rounds: usize) -> bool {
        if cpu::level() < self.level {
            return false;
        }
        let mut memory = Memory([0; WORDS]);
        // For a chain of loads: each word is the address of the next, in a cycle whose length no unrolling has, because
        // some cores remember what a load at one place gave.
        let start = memory.0.as_ptr();
        for i in 0..CYCLE {
            memory.0[i] = start.wrapping_add((i + 1) % CYCLE).addr() as u64;
        }
        // SAFETY: the CPU has the level, and the loop touches the words alone.
        unsafe { (self.body)(rounds.max(1), memory.0.as_mut_ptr()) }
        true
    }
}

//! What an instruction costs on a two-issue in-order RISC-V core without a carry flag, the SiFive U74.
//!
//! | instructions | pipes | latency |
//! |---|---|---|
//! | add, compare, logic, shift, constants, moves | A or B: two in a cycle | 1 |
//! | multiplication, either half | B: one in a cycle | 3 |
//! | division | B | 16 |
//! | load (a hit in the first cache) | A: one in a cycle | 3 |
//! | store | A | |
//! | branch, jump, call, return (predicted) | B | 1 |
//!
//! Sources: the machine description `sifive-7.md` of GCC for pipes and latencies; the U74's simple instructions forward
//! to each other in the next cycle (LLVM's scheduling model `SiFive7`). Both pipes take instructions in program order
//! only.

use super::cost::{Core, Cost, Ports, ports};
use super::riscv::Kind;

const A: Ports = ports(&[0]);
const B: Ports = ports(&[1]);
const EITHER: Ports = ports(&[0, 1]);

/// The core of this file.
pub(crate) const U74: Core =
    Core { name: "the model of a SiFive U74", ports: &["pipe A", "B"], width: 2, forward: LOAD };

const LOAD: u32 = 3;
const MULTIPLY: u32 = 3;
const DIVIDE: u32 = 16;

/// Looks a kind of instruction up.
pub(crate) fn cost(kind: Kind) -> Cost {
    let (latency, ports, known) = match kind {
        Kind::Register | Kind::Immediate | Kind::Upper => (1, EITHER, true),
        Kind::MultiplyLow | Kind::MultiplyHigh => (MULTIPLY, B, true),
        Kind::Divide => (DIVIDE, B, true),
        // A load's latency is from its address.
        Kind::Load(_) | Kind::Store(_) => (0, A, true),
        Kind::Branch | Kind::Jump | Kind::JumpRegister => (1, B, true),
        Kind::Other => (1, EITHER, false),
    };
    Cost::single(latency, LOAD, ports, known)
}

//! AArch64 instructions as [`Code`]: where each goes and which addresses it touches. What one reads, writes and costs
//! is not asked: executions are compared and not priced.

use yaxpeax_arch::{Decoder, U8Reader};
use yaxpeax_arm::armv8::a64::{InstDecoder, Instruction, Opcode, Operand, ShiftStyle, SizeCode};

use super::code::{Access, Code, Extend, Flow, Formula};
use super::cost::{Core, Cost};

/// No core: nothing here has a cost.
pub(crate) const UNPRICED: Core = Core { name: "no model", ports: &["any"], width: 1, forward: 0 };

/// The register that is the return address unless an instruction names another.
const LINK: u16 = 30;

fn flow(instruction: &Instruction) -> Flow {
    match instruction.opcode {
        Opcode::Bcc(_) | Opcode::CBZ | Opcode::CBNZ | Opcode::TBZ | Opcode::TBNZ => Flow::Conditional,
        Opcode::B | Opcode::BR => Flow::Jump,
        Opcode::BL | Opcode::BLR => Flow::Call,
        Opcode::RET if matches!(instruction.operands[0], Operand::Nothing | Operand::Register(_, LINK)) => Flow::Return,
        Opcode::RET => Flow::Jump,
        Opcode::SVC | Opcode::BRK | Opcode::HLT => Flow::Other,
        _ => Flow::Next,
    }
}

/// The address of a memory operand; the base is a register that is the stack pointer where an index is zero.
fn formula(instruction: &Instruction, operand: Operand, ip: u64) -> Option<Formula> {
    let base = |register: u16, displacement: i32| Formula::Base {
        register: register as u8,
        displacement: i64::from(displacement) as u64,
    };
    match operand {
        Operand::RegPreIndex(register, displacement, _) => Some(base(register, displacement)),
        Operand::RegPostIndex(register, _) | Operand::RegPostIndexReg(register, _) => Some(base(register, 0)),
        Operand::RegRegOffset(register, index, size, style, shift) => {
            let extend = match (size, style) {
                (SizeCode::X, _) => Extend::No,
                (SizeCode::W, ShiftStyle::SXTW) => Extend::Signed,
                (SizeCode::W, _) => Extend::Unsigned,
            };
            let index = (index < 31).then_some(index as u8);
            Some(Formula::Indexed { base: register as u8, index, extend, shift })
        }
        Operand::PCOffset(offset) if matches!(instruction.opcode, Opcode::LDR | Opcode::LDRSW | Opcode::PRFM) => {
            Some(Formula::Fixed(ip.wrapping_add(offset as u64)))
        }
        _ => None,
    }
}

/// The instruction at `ip`, or `None` if it is none that is known.
pub(crate) fn read(ip: u64, bytes: &[u8]) -> Option<Code> {
    let bytes = bytes.get(..4)?;
    let instruction = InstDecoder::default().decode(&mut U8Reader::new(bytes)).ok()?;
    let text = instruction.to_string();
    let mnemonic = text.split_whitespace().next().unwrap_or_default().to_owned();
    let writes = mnemonic.starts_with("st");
    let access =
        |formula| Access { formula, bytes: 8, reads: !writes, writes, implied: false, slot: None, gathers: false };
    let memory = instruction.operands.iter().filter_map(|&operand| formula(&instruction, operand, ip));
    Some(Code {
        ip,
        bytes: bytes.to_vec(),
        memory: memory.map(access).collect(),
        mnemonic,
        text,
        address: vec![],
        reads: vec![],
        writes: vec![],
        cost: Cost::single(1, 1, 1, false),
        product: None,
        flow: flow(&instruction),
    })
}

#[cfg(test)]
#[path = "aarch64_code_tests.rs"]
mod tests;

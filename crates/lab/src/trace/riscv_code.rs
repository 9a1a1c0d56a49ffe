//! RISC-V instructions as [`Code`]: what each reads, writes and costs.

use super::code::{Access, Code, Flow, Formula, Place, Product};
use super::riscv::{Fields, Kind, RA, decode};
use super::u74;

fn flow(fields: &Fields) -> Flow {
    match (fields.kind, fields.rd) {
        (Kind::Branch, _) => Flow::Conditional,
        (Kind::Jump | Kind::JumpRegister, RA) => Flow::Call,
        (Kind::JumpRegister, 0) if fields.rs1 == RA => Flow::Return,
        (Kind::Jump | Kind::JumpRegister, _) => Flow::Jump,
        (Kind::Other, _) => Flow::Other,
        _ => Flow::Next,
    }
}

/// The instruction at `ip`, or `None` if there are too few bytes.
pub(crate) fn read(ip: u64, bytes: &[u8]) -> Option<Code> {
    let (fields, length) = decode(bytes)?;
    let cost = u74::cost(fields.kind);
    let access = |bytes, reads| Access {
        formula: Formula::Base { register: fields.rs1, displacement: fields.imm as u64 },
        bytes,
        reads,
        writes: !reads,
        implied: false,
        slot: None,
        gathers: false,
    };
    let (address, sources, memory): (&[u8], &[u8], _) = match fields.kind {
        Kind::Register | Kind::MultiplyLow | Kind::MultiplyHigh | Kind::Divide | Kind::Branch => {
            (&[], &[fields.rs1, fields.rs2], vec![])
        }
        Kind::Immediate | Kind::JumpRegister => (&[], &[fields.rs1], vec![]),
        Kind::Load(n) => (&[fields.rs1], &[], vec![access(n, true)]),
        Kind::Store(n) => (&[fields.rs1], &[fields.rs2], vec![access(n, false)]),
        Kind::Upper | Kind::Jump | Kind::Other => (&[], &[], vec![]),
    };
    let places = |registers: &[u8]| registers.iter().filter_map(|&r| Place::riscv(r)).collect();
    Some(Code {
        ip,
        bytes: bytes[..length].to_vec(),
        mnemonic: fields.mnemonic().into(),
        text: fields.text(ip),
        memory,
        address: places(address),
        reads: places(sources),
        writes: Place::riscv(fields.rd).map(|p| (p, cost.latency(0))).into_iter().collect(),
        cost,
        product: match fields.kind {
            Kind::MultiplyLow => Some(Product::Low),
            Kind::MultiplyHigh => Some(Product::High),
            _ => None,
        },
        flow: flow(&fields),
    })
}

#[cfg(test)]
#[path = "riscv_tests.rs"]
mod tests;

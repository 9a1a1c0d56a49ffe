//! What a tracer asks of x86-64's registers.

use iced_x86::Register;
use nix::libc::user_regs_struct;

use super::super::code::{Access, Formula};
use super::super::record::Program;

pub(super) fn program() -> Program {
    Program::x86()
}

pub(super) fn counter(regs: &user_regs_struct) -> u64 {
    regs.rip
}

pub(super) fn stack(regs: &user_regs_struct) -> u64 {
    regs.rsp
}

/// A function has returned when the stack pointer is above the return address it was entered with.
pub(super) fn has_returned(now: &user_regs_struct, entered: &user_regs_struct) -> bool {
    now.rsp > entered.rsp
}

pub(super) fn address(access: &Access, regs: &user_regs_struct) -> u64 {
    match access.formula {
        Formula::X86(used) => used.virtual_address(0, |r, _, _| value(regs, r)).unwrap_or(0),
        Formula::Base { .. } | Formula::Indexed { .. } | Formula::Fixed(_) => 0,
    }
}

/// A register's value; none for those that no address of ours is made of.
fn value(regs: &user_regs_struct, register: Register) -> Option<u64> {
    let full = match register.full_register() {
        Register::RAX => regs.rax,
        Register::RBX => regs.rbx,
        Register::RCX => regs.rcx,
        Register::RDX => regs.rdx,
        Register::RSI => regs.rsi,
        Register::RDI => regs.rdi,
        Register::RBP => regs.rbp,
        Register::RSP => regs.rsp,
        Register::R8 => regs.r8,
        Register::R9 => regs.r9,
        Register::R10 => regs.r10,
        Register::R11 => regs.r11,
        Register::R12 => regs.r12,
        Register::R13 => regs.r13,
        Register::R14 => regs.r14,
        Register::R15 => regs.r15,
        Register::FS => regs.fs_base,
        Register::GS => regs.gs_base,
        Register::CS | Register::DS | Register::ES | Register::SS => 0,
        _ => return None,
    };
    Some(if register.is_gpr32() { full & u64::from(u32::MAX) } else { full })
}

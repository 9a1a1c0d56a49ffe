//! What a tracer asks of AArch64's registers.

use nix::libc::user_regs_struct;

use super::super::code::Access;
use super::super::record::Program;

pub(super) fn program() -> Program {
    Program::aarch64()
}

pub(super) fn counter(regs: &user_regs_struct) -> u64 {
    regs.pc
}

pub(super) fn stack(regs: &user_regs_struct) -> u64 {
    regs.sp
}

/// A function has returned when it is back at the caller with the caller's stack.
pub(super) fn has_returned(now: &user_regs_struct, entered: &user_regs_struct) -> bool {
    now.pc == entered.regs[30] && now.sp == entered.sp
}

pub(super) fn address(access: &Access, regs: &user_regs_struct) -> u64 {
    // Number 31 is the stack pointer where an address is made.
    access.address(|number| regs.regs.get(usize::from(number)).copied().unwrap_or(regs.sp))
}

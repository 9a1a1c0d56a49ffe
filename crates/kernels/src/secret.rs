//! Secrets on the stack: what a computation leaves below its caller's frame is overwritten when it is over.
//!
//! Clearing a variable clears one copy. Compilers make others: spilled registers, arguments by value, results before
//! they are moved to their place. All of them lie in the frames of the functions that were called, so overwriting those
//! frames clears every copy, whatever made it. Of registers only the lower 16 bytes of vectors are cleared, on x86-64:
//! the linker saves them on the stack when it next resolves a call. Others are not.

use core::hint::black_box;
use core::mem::MaybeUninit;

/// Where a thread's stack ends at a page that nobody may write, so that writing further is a fault and nothing worse.
/// On a processor without an operating system, or with a small one, other data may lie there.
pub const STACKS_ARE_GUARDED: bool = cfg!(any(
    target_os = "linux",
    target_os = "android",
    target_vendor = "apple",
    windows,
    target_os = "cygwin",
    target_os = "freebsd",
    target_os = "netbsd",
    target_os = "openbsd",
    target_os = "dragonfly",
    target_os = "illumos",
    target_os = "solaris",
    target_os = "aix",
    target_os = "haiku",
    target_os = "hurd",
    target_os = "redox",
    target_os = "nto",
    target_os = "fuchsia",
    // A single thread, whose stack begins at the start of the memory (`--stack-first`): below is nothing.
    all(target_family = "wasm", not(target_os = "emscripten"), not(target_feature = "atomics")),
));

/// Runs `f`, then overwrites at least `depth` bytes of stack below the caller's frame, where the operating system
/// guards the stack's end (elsewhere nothing: [`wipe`] is for those who know how large theirs is).
///
/// `depth` must cover what `f` and its callees use ([`depth`]).
///
/// A result that is itself a secret goes straight to where the caller's own result goes if the caller returns this
/// call: bound to a variable first, it is moved, and leaves a copy in the caller's frame.
#[inline(always)]
pub fn on_clean_stack<R>(depth: usize, f: impl FnOnce() -> R) -> R {
    let _wipe = Wipe(depth);
    call(f)
}

/// The depth of code as it is compiled: without optimisation, which debug assertions stand for, frames are up to thirty
/// times larger.
#[must_use]
pub const fn depth(optimised: usize, unoptimised: usize) -> usize {
    if cfg!(debug_assertions) { unoptimised } else { optimised }
}

/// Overwrites when it is dropped: after the result has its place, and if `f` panics.
struct Wipe(usize);

impl Drop for Wipe {
    #[inline(always)]
    fn drop(&mut self) {
        if STACKS_ARE_GUARDED {
            // SAFETY: what is written is this thread's stack, or is a fault.
            unsafe { wipe(self.0) };
        }
    }
}

/// Not in line, so that what `f` needs is below the caller's frame and not in it.
#[inline(never)]
fn call<R>(f: impl FnOnce() -> R) -> R {
    // Without optimisation `drop` has a frame, below which it overwrites, and that has words which nobody writes. What
    // `f` leaves begins below it.
    let room = [MaybeUninit::<u64>::uninit(); depth(0, 32)];
    black_box(&room);
    f()
}

/// Overwrites at least `depth` bytes of stack below the caller's frame, in the order in which a stack grows.
///
/// In assembly, because every byte counts: a function whose frame is a block to be overwritten has words beside it that
/// keep what they were, wherever a compiler aligns a block or saves an odd number of registers. Other processors than
/// these take such functions all the same.
///
/// # Safety
/// From the caller's frame down, `depth` bytes, an eighth more and 4096 more are this stack's, or writing to the first
/// that is not is a fault.
#[inline(always)]
pub unsafe fn wipe(depth: usize) {
    cfg_select! {
        all(target_arch = "x86_64", target_pointer_width = "64") => {
            // Page by page down, and up in one instruction.
            const PAGE: usize = 4096;
            let pages = depth.div_ceil(PAGE).max(1);
            // SAFETY: what is written is below the stack pointer and the stack's, as the caller says, so nobody's, and
            // assembly that does not say `nostack` may push. The stack pointer is put back.
            unsafe {
                core::arch::asm!(
                    "mov {top}, rsp",
                    "2:",
                    "sub rsp, {page}",
                    "mov [rsp], rax",
                    "dec {pages}",
                    "jnz 2b",
                    "mov rdi, rsp",
                    "rep stosq",
                    "mov rsp, {top}",
                    top = out(reg) _,
                    pages = inout(reg) pages => _,
                    page = const PAGE,
                    in("rax") 0u64,
                    inout("rcx") pages * (PAGE / 8) => _,
                    out("rdi") _,
                );
            }
            if cfg!(target_feature = "sse2") {
                // SAFETY: the registers that are written are among those that calls do not keep.
                unsafe {
                    core::arch::asm!(
                        ".irp i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
                        "xorps xmm\\i, xmm\\i",
                        ".endr",
                        clobber_abi("sysv64"),
                        options(nomem, nostack, preserves_flags),
                    );
                }
            }
        }
        target_arch = "aarch64" => {
            let blocks = depth.div_ceil(64).max(1);
            // SAFETY: as on x86-64.
            unsafe {
                core::arch::asm!(
                    "mov {top}, sp",
                    "2:",
                    "stp xzr, xzr, [sp, #-64]!",
                    "stp xzr, xzr, [sp, #16]",
                    "stp xzr, xzr, [sp, #32]",
                    "stp xzr, xzr, [sp, #48]",
                    "subs {blocks}, {blocks}, #1",
                    "b.ne 2b",
                    "mov sp, {top}",
                    top = out(reg) _,
                    blocks = inout(reg) blocks => _,
                );
            }
        }
        target_arch = "riscv64" => {
            let blocks = depth.div_ceil(64).max(1);
            // SAFETY: as on x86-64.
            unsafe {
                core::arch::asm!(
                    "mv {top}, sp",
                    "2:",
                    "addi sp, sp, -64",
                    "sd zero, 56(sp)",
                    "sd zero, 48(sp)",
                    "sd zero, 40(sp)",
                    "sd zero, 32(sp)",
                    "sd zero, 24(sp)",
                    "sd zero, 16(sp)",
                    "sd zero, 8(sp)",
                    "sd zero, 0(sp)",
                    "addi {blocks}, {blocks}, -1",
                    "bnez {blocks}, 2b",
                    "mv sp, {top}",
                    top = out(reg) _,
                    blocks = inout(reg) blocks => _,
                );
            }
        }
        target_arch = "riscv32" => {
            let blocks = depth.div_ceil(16).max(1);
            // SAFETY: as on x86-64.
            unsafe {
                core::arch::asm!(
                    "mv {top}, sp",
                    "2:",
                    "addi sp, sp, -16",
                    "sw zero, 12(sp)",
                    "sw zero, 8(sp)",
                    "sw zero, 4(sp)",
                    "sw zero, 0(sp)",
                    "addi {blocks}, {blocks}, -1",
                    "bnez {blocks}, 2b",
                    "mv sp, {top}",
                    top = out(reg) _,
                    blocks = inout(reg) blocks => _,
                );
            }
        }
        target_arch = "arm" => {
            let pairs = depth.div_ceil(8).max(1);
            // SAFETY: as on x86-64. Registers by name, as the shortest encoding has eight.
            unsafe {
                core::arch::asm!(
                    "mov r3, sp",
                    "2:",
                    "push {{r0, r1}}",
                    "subs r2, r2, #1",
                    "bne 2b",
                    "mov sp, r3",
                    in("r0") 0,
                    in("r1") 0,
                    inout("r2") pairs => _,
                    out("r3") _,
                );
            }
        }
        target_arch = "x86" => {
            let words = depth.div_ceil(4).max(1);
            // SAFETY: as on x86-64.
            unsafe {
                core::arch::asm!(
                    "mov {top}, esp",
                    "2:",
                    "push 0",
                    "dec {words}",
                    "jnz 2b",
                    "mov esp, {top}",
                    top = out(reg) _,
                    words = inout(reg) words => _,
                );
            }
        }
        _ => {
            const BLOCK: usize = 2048;

            #[inline(never)]
            fn frames(depth: usize) {
                let mut block = [MaybeUninit::<u8>::uninit(); BLOCK];
                // SAFETY: the pointer is to BLOCK bytes of this frame.
                unsafe { core::ptr::write_bytes(block.as_mut_ptr(), 0, BLOCK) };
                // Opaque: the bytes are written, and this frame stays below those of the calls before it.
                let block = black_box(&mut block);
                if depth > BLOCK {
                    frames(depth - BLOCK);
                }
                black_box(block);
            }
            frames(depth);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::stack_after;

    /// Its halves are the same: where words have 32 bits, one of 64 may stand at any fourth byte.
    const SECRET: u64 = 0x5ec2_e75e_5ec2_e75e;

    /// Leaves a secret in 16 KiB without a gap, more than a frame of any wipe.
    #[inline(never)]
    fn careless() -> u64 {
        let mut copies = [0; 1 << 11];
        for copy in black_box(&mut copies) {
            *copy = !black_box(!SECRET);
        }
        copies.iter().fold(0, |sum, word| sum ^ word)
    }

    /// How often the secret lies on the dead stack after `f`. Here it is in no register, which calls would save.
    fn found(f: impl FnOnce()) -> usize {
        let mut below = vec![0; 1 << 13];
        stack_after(&mut below, f);
        below.iter().filter(|&&word| !word == black_box(!SECRET)).count()
    }

    #[test]
    fn what_is_left_is_found_and_then_is_not_there() {
        if !STACKS_ARE_GUARDED {
            return std::eprintln!("skipped: the stack is not overwritten here");
        }
        assert_eq!(found(|| ()), 0);
        assert!(found(|| assert_eq!(careless(), 0)) > 1 << 10, "the scan sees what was left");
        assert_eq!(found(|| assert_eq!(on_clean_stack(1 << 15, careless), 0)), 0);
        // SAFETY: a page of a test's stack.
        unsafe { wipe(0) };
        // The rest of a page is a page.
        if cfg!(target_arch = "x86_64") {
            assert_eq!(found(|| assert_eq!(on_clean_stack((1 << 14) + 1, careless), 0)), 0);
        }
    }

    /// What a vector register held, which is no variable's.
    #[test]
    #[cfg(target_arch = "x86_64")]
    fn vector_registers_are_cleared() {
        let (first, last): (u64, u64);
        // SAFETY: registers are written and read, which are said to be, and a page of a test's stack.
        unsafe {
            core::arch::asm!("movq xmm0, {0}", "movq xmm15, {0}", in(reg) SECRET, out("xmm0") _, out("xmm15") _);
            wipe(0);
            core::arch::asm!("movq {0}, xmm0", "movq {1}, xmm15", out(reg) first, out(reg) last);
        }
        assert_eq!((first, last), (0, 0));
    }
}

//! A kernel for the tracer's own tests: [`COUNTED`] is written down instruction by instruction, so that what a tracer
//! reports can be compared with a count by hand, for the C convention of System V.

use core::arch::naked_asm;

use montane_kernels::cpu::Fma;
use montane_kernels::op::op;
use montane_kernels::scalar::add::add;
use montane_kernels::{Kernel, Params};

use crate::probe::probe;

/// What is in this file.
pub static PROBES: &[Kernel] = &[COUNTED];

/// 35 instructions; the comments beside them are the count.
// SAFETY: `counted` takes what every symbol takes, and touches only the words that `Known` owns.
pub const COUNTED: Kernel = unsafe { probe::<Known>("counted").with_entry(counted) };

op!(/// The operands of [`COUNTED`], which executes `vmovdqu` too.
    Known(isa: Fma, a: [u64; 4], b: [u64; 4]; k: Params<4>) -> [u64; 4] { add(a, b, k) });

/// `out` in rdi, `a` in rsi, `b` in rdx, constants in rcx.
///
/// By hand: 35 instructions. Products: 2 mulx (the high half of the second is never read), 1 mul, 1 imul.
/// Reads: 4 of inputs (one of them 256 bits wide), 1 of constants, 1 of a spill, and pop and ret.
/// Writes: 2 of outputs (one 256 bits wide), 1 spill, and push and call.
/// Branches: 3 runs of the loop's `jnz` (2 taken), call, 2 ret.
#[unsafe(naked)]
unsafe extern "C" fn counted(out: *mut u64, a: *const u64, b: *const u64, k: *const ()) {
    naked_asm!(
        "push rbx",                // 1: a stack write
        "mov r8, rdx",             // 2
        "mov rdx, [rsi]",          // 3: reads a, 64 bits
        "mulx r10, r9, [r8]",      // 4: reads b, 64 bits; a product
        "mulx r11, rax, [rcx]",    // 5: reads a constant; a product whose high half is dropped
        "xor r11d, r11d",          // 6
        "adcx r9, rax",            // 7
        "adox r10, r9",            // 8
        "mov [rsp - 8], r10",      // 9: a spill
        "mov rax, [rsp - 8]",      // 10: and its reload
        "mul qword ptr [rsi + 8]", // 11: reads a; a product
        "imul rbx, rax, 3",        // 12: a product, low half
        "add rbx, rdx",            // 13
        "adc r11, 0",              // 14
        "mov [rdi], rbx",          // 15: writes the result, 64 bits
        "vmovdqu ymm0, [rsi]",     // 16: reads a, 256 bits
        "vpaddq ymm0, ymm0, ymm0", // 17
        "vmovdqu [rdi], ymm0",     // 18: writes the result, 256 bits
        "mov r9d, 3",              // 19
        "2:",
        "dec r9d",                    // 20, 22, 24
        "jnz 2b",                     // 21, 23, 25
        "lea r10, [rdi + 8*r9 + 16]", // 26: no memory access
        "test r10, r10",              // 27
        "cmovz r10, r11",             // 28
        "call 3f",                    // 29: a stack write
        "jmp 4f",                     // 32
        "3:",
        "nop", // 30
        "ret", // 31: a stack read
        "4:",
        "vzeroupper", // 33
        "pop rbx",    // 34: a stack read
        "ret",        // 35: a stack read
    )
}

//! The double-width complex product, six limbs: [`super`] says what the rows do, this is their order.
//!
//! Generated: `montane schedule wide_complex_6_zen3_adx --search 120 --seed 1`, on Zen 4 (AMD EPYC).
//! What the lines say is in `crates/lab/src/schedule/rows.rs`; change it there.

use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::MaybeUninit;

/// Product in `Z[u] / (u^2 + 1)` of `a[0] + a[1] u` and `b[0] + b[1] u`, each coordinate `[low limbs, high limbs]`.
///
/// * **Computes** `[a0 b0 - a1 b1, a0 b1 + a1 b0]` modulo `2^768`, to `out`
/// * **Requires** `a0 + a1 < 2^384` and `b0 + b1 < 2^384`
/// * **Ensures** coordinates modulo that power of two; the real part may stand for a negative number
/// * **Time** constant
/// * **Source** Karatsuba and Ofman (1962), rows as [`super`]
#[inline(always)]
pub fn wide_complex(_: Adx, out: &mut MaybeUninit<[[[u64; 6]; 2]; 2]>, a: [&[u64; 6]; 2], b: [&[u64; 6]; 2]) {
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `b`, writes all of `out` and no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") _,
            lateout("rcx") _,
            lateout("rdx") _,
            inlateout("rsi") b[0].as_ptr() => _,
            inlateout("rdi") a[0].as_ptr() => _,
            inlateout("r8") a[1].as_ptr() => _,
            inlateout("r9") b[1].as_ptr() => _,
            inlateout("r10") out.as_mut_ptr() => _,
            lateout("r11") _,
            lateout("r12") _,
            lateout("r13") _,
            lateout("r14") _,
            lateout("r15") _,
        );
    }
}

/// Not a function of the C convention: the registers are those that the `asm!` above lists.
#[rustfmt::skip]
#[unsafe(naked)]
extern "C" fn body() {
    naked_asm!(
        ".p2align 6",
        "push rbx",
        "push rbp",
        "sub rsp, 480",
        "mov rbx, [rdi]; mov rbp, [rdi + 32]",            // s0 = x0; s4 = x4
        "mov rax, [rsi + 8]; mov rcx, [rdi + 8]",         // e1 = z1; s1 = x1
        "add rbx, [r8]; adc rcx, [r8 + 8]",               // s0 = x0 + y0; s1 = x1 + y1
        "mov r11, [rdi + 24]; mov [rsp + 8], rcx",        // s3 = x3; s1 aside
        "mov r12, [rdi + 16]; mov r13, [rsi]",            // s2 = x2; e0 = z0
        "adc r12, [r8 + 16]; adc r11, [r8 + 24]",         // s2 = x2 + y2; s3 = x3 + y3
        "adc rbp, [r8 + 32]; mov [rsp], rbx",             // s4 = x4 + y4; s0 aside
        "mov rbx, [rdi + 40]; adc rbx, [r8 + 40]",        // s5 = x5; s5 = x5 + y5
        "mov r14, [rsi + 16]; mov rdx, [rsi]",            // e2 = z2; multiplier
        "mov rcx, [rdi + 40]; mulx r15, rcx, rcx",        // factor; z0 x5
        "mov [rsp + 24], r11; add r13, [r9]",             // s3 aside; e0 = z0 + w0
        "adc rax, [r9 + 8]; mov [rsp + 56], rax",         // e1 = z1 + w1; e1 aside
        "adc r14, [r9 + 16]; mov [rsp + 40], rbx",        // e2 = z2 + w2; s5 aside
        "mov [rsp + 16], r12; mov rbx, [rsi + 24]",       // s2 aside; e3 = z3
        "mov [rsp + 64], r14; mov [rsp + 32], rbp",       // e2 aside; s4 aside
        "mov r11, [rdi + 8]; mulx rbp, r11, r11",         // factor; z0 x1
        "adc rbx, [r9 + 24]; mov rax, [rsi + 32]",        // e3 = z3 + w3; e4 = z4
        "mov [rsp + 72], rbx; adc rax, [r9 + 32]",        // e3 aside; e4 = z4 + w4
        "mov rbx, [rsi + 40]; mov [rsp + 80], rax",       // e5 = z5; e4 aside
        "adc rbx, [r9 + 40]; mov [rsp + 48], r13",        // e5 = z5 + w5; e0 aside
        "mov r14, [rdi]; mulx r12, r14, r14",             // factor; z0 x0
        "mulx rax, r13, [rdi + 24]; add r11, r12",        // z0 x3; a1 = lo(z0 x1) + hi(z0 x0)
        "mov [rsp + 88], rbx; mulx rbx, r12, [rdi + 16]", // e5 aside; z0 x2
        "adc r12, rbp; adc r13, rbx",                     // a2 = lo(z0 x2) + hi(z0 x1) + carry; a3 = lo(z0 x3) + hi(z0 x2) + carry
        "mov [rsp + 96], r14; mulx rbp, rbx, [rdi + 32]", // a0 aside; z0 x4
        "adc rbx, rax; adc rcx, rbp",                     // a4 = lo(z0 x4) + hi(z0 x3) + carry; a5 = lo(z0 x5) + hi(z0 x4) + carry
        "mov rdx, [rsi + 8]; mulx rbp, r14, [rdi]",       // multiplier; z1 x0
        "adc r15, 0; xor eax, eax",                       // a6 = hi(z0 x5) + carry; a7 = 0
        "adcx r11, r14; adox r12, rbp",                   // a1 += lo(z1 x0); a2 += hi(z1 x0)
        "mov r14, [rdi + 8]; mulx rbp, r14, r14",         // factor; z1 x1
        "adox r13, rbp; adcx r12, r14",                   // a3 += hi(z1 x1); a2 += lo(z1 x1)
        "mov r14, [rdi + 16]; mulx rbp, r14, r14",        // factor; z1 x2
        "mov [rsp + 104], r11; adcx r13, r14",            // a1 aside; a3 += lo(z1 x2)
        "adox rbx, rbp; mulx rbp, r11, [rdi + 24]",       // a4 += hi(z1 x2); z1 x3
        "adcx rbx, r11; adox rcx, rbp",                   // a4 += lo(z1 x3); a5 += hi(z1 x3)
        "mov r14, [rdi + 32]; mulx rbp, r14, r14",        // factor; z1 x4
        "adox r15, rbp; mulx rbp, r11, [rdi + 40]",       // a6 += hi(z1 x4); z1 x5
        "adox rax, rbp; adcx rcx, r14",                   // a7 = hi(z1 x5); a5 += lo(z1 x4)
        "mov rdx, [rsi + 16]; mulx rbp, r14, [rdi]",      // multiplier; z2 x0
        "adcx r15, r11; adc rax, 0",                      // a6 += lo(z1 x5); a7 += carry
        "xor r11d, r11d; adox r13, rbp",                  // a8 = 0; a3 += hi(z2 x0)
        "adcx r12, r14; mov r14, [rdi + 8]",              // a2 += lo(z2 x0); factor
        "mulx rbp, r14, r14; adcx r13, r14",              // z2 x1; a3 += lo(z2 x1)
        "adox rbx, rbp; mov [rsp + 112], r12",            // a4 += hi(z2 x1); a2 aside
        "mulx rbp, r14, [rdi + 16]; adox rcx, rbp",       // z2 x2; a5 += hi(z2 x2)
        "mulx rbp, r12, [rdi + 24]; adcx rbx, r14",       // z2 x3; a4 += lo(z2 x2)
        "adox r15, rbp; adcx rcx, r12",                   // a6 += hi(z2 x3); a5 += lo(z2 x3)
        "mov r14, [rdi + 32]; mulx rbp, r14, r14",        // factor; z2 x4
        "adox rax, rbp; mulx rbp, r12, [rdi + 40]",       // a7 += hi(z2 x4); z2 x5
        "adcx r15, r14; adox r11, rbp",                   // a6 += lo(z2 x4); a8 = hi(z2 x5)
        "adcx rax, r12; adc r11, 0",                      // a7 += lo(z2 x5); a8 += carry
        "mov rdx, [rsi + 24]; mulx rbp, r14, [rdi]",      // multiplier; z3 x0
        "xor r12d, r12d; adox rbx, rbp",                  // a9 = 0; a4 += hi(z3 x0)
        "adcx r13, r14; mov r14, [rdi + 8]",              // a3 += lo(z3 x0); factor
        "mulx rbp, r14, r14; mov [rsp + 120], r13",       // z3 x1; a3 aside
        "adcx rbx, r14; mulx r13, r14, [rdi + 16]",       // a4 += lo(z3 x1); z3 x2
        "adox rcx, rbp; adcx rcx, r14",                   // a5 += hi(z3 x1); a5 += lo(z3 x2)
        "adox r15, r13; mov r14, [rdi + 24]",             // a6 += hi(z3 x2); factor
        "mulx rbp, r14, r14; adox rax, rbp",              // z3 x3; a7 += hi(z3 x3)
        "mov r13, [rdi + 32]; mulx rbp, r13, r13",        // factor; z3 x4
        "adcx r15, r14; adox r11, rbp",                   // a6 += lo(z3 x3); a8 += hi(z3 x4)
        "adcx rax, r13; mov r14, [rdi + 40]",             // a7 += lo(z3 x4); factor
        "mulx rbp, r14, r14; adcx r11, r14",              // z3 x5; a8 += lo(z3 x5)
        "adox r12, rbp; adc r12, 0",                      // a9 = hi(z3 x5); a9 += carry
        "xor ebp, ebp; mov rdx, [rsi + 32]",              // a10 = 0; multiplier
        "mov r14, [rdi]; mulx r13, r14, r14",             // factor; z4 x0
        "adcx rbx, r14; adox rcx, r13",                   // a4 += lo(z4 x0); a5 += hi(z4 x0)
        "mov r13, [rdi + 8]; mulx r14, r13, r13",         // factor; z4 x1
        "adox r15, r14; adcx rcx, r13",                   // a6 += hi(z4 x1); a5 += lo(z4 x1)
        "mov r13, [rdi + 16]; mulx r14, r13, r13",        // factor; z4 x2
        "adcx r15, r13; adox rax, r14",                   // a6 += lo(z4 x2); a7 += hi(z4 x2)
        "mov r14, [rdi + 24]; mulx r13, r14, r14",        // factor; z4 x3
        "adcx rax, r14; adox r11, r13",                   // a7 += lo(z4 x3); a8 += hi(z4 x3)
        "mulx r14, r13, [rdi + 32]; adcx r11, r13",       // z4 x4; a8 += lo(z4 x4)
        "adox r12, r14; mulx r13, r14, [rdi + 40]",       // a9 += hi(z4 x4); z4 x5
        "adcx r12, r14; mov [rsp + 128], rbx",            // a9 += lo(z4 x5); a4 aside
        "adox rbp, r13; mov rdx, [rsi + 40]",             // a10 = hi(z4 x5); multiplier
        "mov r14, [rdi]; mulx rbx, r14, r14",             // factor; z5 x0
        "adc rbp, 0; xor r13d, r13d",                     // a10 += carry; a11 = 0
        "adox r15, rbx; mulx rbx, rsi, [rdi + 8]",        // a6 += hi(z5 x0); z5 x1
        "adox rax, rbx; adcx rcx, r14",                   // a7 += hi(z5 x1); a5 += lo(z5 x0)
        "adcx r15, rsi; mov r14, [rdi + 16]",             // a6 += lo(z5 x1); factor
        "mulx rbx, r14, r14; adcx rax, r14",              // z5 x2; a7 += lo(z5 x2)
        "mulx rsi, r14, [rdi + 24]; adox r11, rbx",       // z5 x3; a8 += hi(z5 x2)
        "adox r12, rsi; mulx rbx, rsi, [rdi + 32]",       // a9 += hi(z5 x3); z5 x4
        "adcx r11, r14; mulx r14, rdi, [rdi + 40]",       // a8 += lo(z5 x3); z5 x5
        "adcx r12, rsi; mov [rsp + 144], r15",            // a9 += lo(z5 x4); a6 aside
        "adox rbp, rbx; adox r13, r14",                   // a10 += hi(z5 x4); a11 = hi(z5 x5)
        "adcx rbp, rdi; adc r13, 0",                      // a10 += lo(z5 x5); a11 += carry
        "mov [rsp + 184], r13; mov [rsp + 176], rbp",     // a11 aside; a10 aside
        "mov rdx, [r9]; mulx rbx, rbp, [r8 + 8]",         // multiplier; w0 y1
        "mov [rsp + 160], r11; mov r15, [r8 + 16]",       // a8 aside; factor
        "mulx rsi, r15, r15; mov [rsp + 136], rcx",       // w0 y2; a5 aside
        "mov rdi, [r8 + 24]; mulx r14, rdi, rdi",         // factor; w0 y3
        "mulx r13, r11, [r8]; add rbp, r13",              // w0 y0; b1 = lo(w0 y1) + hi(w0 y0)
        "mov [rsp + 192], r11; adc r15, rbx",             // b0 aside; b2 = lo(w0 y2) + hi(w0 y1) + carry
        "adc rdi, rsi; mulx rbx, rcx, [r8 + 32]",         // b3 = lo(w0 y3) + hi(w0 y2) + carry; w0 y4
        "adc rcx, r14; mulx r13, r11, [r8 + 40]",         // b4 = lo(w0 y4) + hi(w0 y3) + carry; w0 y5
        "mov [rsp + 152], rax; adc r11, rbx",             // a7 aside; b5 = lo(w0 y5) + hi(w0 y4) + carry
        "adc r13, 0; xor ebx, ebx",                       // b6 = hi(w0 y5) + carry; b7 = 0
        "mov rdx, [r9 + 8]; mov r14, [r8]",               // multiplier; factor
        "mulx rsi, r14, r14; adox r15, rsi",              // w1 y0; b2 += hi(w1 y0)
        "mulx rax, rsi, [r8 + 8]; adcx rbp, r14",         // w1 y1; b1 += lo(w1 y0)
        "adcx r15, rsi; mov [rsp + 168], r12",            // b2 += lo(w1 y1); a9 aside
        "mov rsi, [r8 + 16]; mulx r14, rsi, rsi",         // factor; w1 y2
        "adox rdi, rax; adcx rdi, rsi",                   // b3 += hi(w1 y1); b3 += lo(w1 y2)
        "mulx r12, rax, [r8 + 24]; adox rcx, r14",        // w1 y3; b4 += hi(w1 y2)
        "adox r11, r12; mov [rsp + 200], rbp",            // b5 += hi(w1 y3); b1 aside
        "mulx rbp, rsi, [r8 + 32]; adcx rcx, rax",        // w1 y4; b4 += lo(w1 y3)
        "adox r13, rbp; adcx r11, rsi",                   // b6 += hi(w1 y4); b5 += lo(w1 y4)
        "mov rdx, [r9 + 16]; mulx rbp, r14, [r8]",        // multiplier; w2 y0
        "mov rdx, [r9 + 8]; mov rax, [r8 + 40]",          // multiplier; factor
        "mulx r12, rax, rax; adcx r13, rax",              // w1 y5; b6 += lo(w1 y5)
        "adox rbx, r12; adc rbx, 0",                      // b7 = hi(w1 y5); b7 += carry
        "xor esi, esi; mov rdx, [r9 + 16]",               // b8 = 0; multiplier
        "mulx rax, r12, [r8 + 8]; adcx r15, r14",         // w2 y1; b2 += lo(w2 y0)
        "adox rdi, rbp; adox rcx, rax",                   // b3 += hi(w2 y0); b4 += hi(w2 y1)
        "adcx rdi, r12; mov r14, [r8 + 16]",              // b3 += lo(w2 y1); factor
        "mulx rbp, r14, r14; adcx rcx, r14",              // w2 y2; b4 += lo(w2 y2)
        "adox r11, rbp; mulx rbp, rax, [r8 + 24]",        // b5 += hi(w2 y2); w2 y3
        "adox r13, rbp; adcx r11, rax",                   // b6 += hi(w2 y3); b5 += lo(w2 y3)
        "mov r12, [r8 + 32]; mulx rbp, r12, r12",         // factor; w2 y4
        "mulx r14, rax, [r8 + 40]; adcx r13, r12",        // w2 y5; b6 += lo(w2 y4)
        "mov [rsp + 208], r15; adox rbx, rbp",            // b2 aside; b7 += hi(w2 y4)
        "adcx rbx, rax; adox rsi, r14",                   // b7 += lo(w2 y5); b8 = hi(w2 y5)
        "adc rsi, 0; mov rdx, [r9 + 24]",                 // b8 += carry; multiplier
        "mulx rbp, r12, [r8]; mulx r15, rax, [r8 + 8]",   // w3 y0; w3 y1
        "xor r14d, r14d; adcx rdi, r12",                  // b9 = 0; b3 += lo(w3 y0)
        "adox rcx, rbp; adcx rcx, rax",                   // b4 += hi(w3 y0); b4 += lo(w3 y1)
        "mov r12, [r8 + 24]; mulx rbp, r12, r12",         // factor; w3 y3
        "adox r11, r15; mov r15, [r8 + 16]",              // b5 += hi(w3 y1); factor
        "mulx rax, r15, r15; adox r13, rax",              // w3 y2; b6 += hi(w3 y2)
        "mov [rsp + 216], rdi; adox rbx, rbp",            // b3 aside; b7 += hi(w3 y3)
        "mulx rbp, rax, [r8 + 32]; adox rsi, rbp",        // w3 y4; b8 += hi(w3 y4)
        "adcx r11, r15; mov rdi, [r8 + 40]",              // b5 += lo(w3 y2); factor
        "mulx rbp, rdi, rdi; adcx r13, r12",              // w3 y5; b6 += lo(w3 y3)
        "adcx rbx, rax; adcx rsi, rdi",                   // b7 += lo(w3 y4); b8 += lo(w3 y5)
        "mov rdx, [r9 + 32]; mov r12, [r8]",              // multiplier; factor
        "mulx r15, r12, r12; adox r14, rbp",              // w4 y0; b9 = hi(w3 y5)
        "adc r14, 0; mulx rbp, rax, [r8 + 8]",            // b9 += carry; w4 y1
        "xor edi, edi; adox r11, r15",                    // b10 = 0; b5 += hi(w4 y0)
        "adox r13, rbp; mulx rbp, r15, [r8 + 24]",        // b6 += hi(w4 y1); w4 y3
        "adcx rcx, r12; adcx r11, rax",                   // b4 += lo(w4 y0); b5 += lo(w4 y1)
        "mov rax, [r8 + 16]; mulx r12, rax, rax",         // factor; w4 y2
        "adcx r13, rax; adox rbx, r12",                   // b6 += lo(w4 y2); b7 += hi(w4 y2)
        "mov [rsp + 224], rcx; adcx rbx, r15",            // b4 aside; b7 += lo(w4 y3)
        "adox rsi, rbp; mulx rbp, rax, [r8 + 32]",        // b8 += hi(w4 y3); w4 y4
        "adcx rsi, rax; mulx r12, rcx, [r8 + 40]",        // b8 += lo(w4 y4); w4 y5
        "adox r14, rbp; adcx r14, rcx",                   // b9 += hi(w4 y4); b9 += lo(w4 y5)
        "adox rdi, r12; adc rdi, 0",                      // b10 = hi(w4 y5); b10 += carry
        "mov rdx, [r9 + 40]; mulx rbp, r15, [r8]",        // multiplier; w5 y0
        "xor eax, eax; adox r13, rbp",                    // b11 = 0; b6 += hi(w5 y0)
        "mov rcx, [r8 + 16]; mulx rbp, rcx, rcx",         // factor; w5 y2
        "adcx r11, r15; mulx r12, r9, [r8 + 8]",          // b5 += lo(w5 y0); w5 y1
        "adox rbx, r12; adcx r13, r9",                    // b7 += hi(w5 y1); b6 += lo(w5 y1)
        "mulx r15, r12, [r8 + 24]; adcx rbx, rcx",        // w5 y3; b7 += lo(w5 y2)
        "mov rcx, [r8 + 40]; mulx r9, rcx, rcx",          // factor; w5 y5
        "adox rsi, rbp; adox r14, r15",                   // b8 += hi(w5 y2); b9 += hi(w5 y3)
        "adcx rsi, r12; mov r15, [r8 + 32]",              // b8 += lo(w5 y3); factor
        "mulx rbp, r15, r15; adcx r14, r15",              // w5 y4; b9 += lo(w5 y4)
        "adcx rdi, rcx; mov rdx, [rsp + 48]",             // b10 += lo(w5 y5); multiplier
        "mov r8, [rsp + 8]; mulx r12, r8, r8",            // factor; e0 s1
        "mov rcx, [rsp + 32]; mulx r15, rcx, rcx",        // factor; e0 s4
        "adox rdi, rbp; adox rax, r9",                    // b10 += hi(w5 y4); b11 = hi(w5 y5)
        "mov r9, [rsp]; mulx rbp, r9, r9",                // factor; e0 s0
        "mov [rsp + 264], r14; mov [rsp + 248], rbx",     // b9 aside; b7 aside
        "mulx rbx, r14, [rsp + 40]; adc rax, 0",          // e0 s5; b11 += carry
        "mov [rsp + 288], r9; mov [rsp + 272], rdi",      // c0 aside; b10 aside
        "mulx r9, rdi, [rsp + 16]; mov [rsp + 240], r13", // e0 s2; b6 aside
        "add r8, rbp; mov [rsp + 280], rax",              // c1 = lo(e0 s1) + hi(e0 s0); b11 aside
        "adc rdi, r12; mulx rbp, r13, [rsp + 24]",        // c2 = lo(e0 s2) + hi(e0 s1) + carry; e0 s3
        "adc r13, r9; adc rcx, rbp",                      // c3 = lo(e0 s3) + hi(e0 s2) + carry; c4 = lo(e0 s4) + hi(e0 s3) + carry
        "adc r14, r15; mov rdx, [rsp + 56]",              // c5 = lo(e0 s5) + hi(e0 s4) + carry; multiplier
        "mulx rbp, rax, [rsp]; adc rbx, 0",               // e1 s0; c6 = hi(e0 s5) + carry
        "xor r12d, r12d; mulx r9, r15, [rsp + 8]",        // c7 = 0; e1 s1
        "mov [rsp + 232], r11; adox rdi, rbp",            // b5 aside; c2 += hi(e1 s0)
        "adcx r8, rax; mov [rsp + 256], rsi",             // c1 += lo(e1 s0); b8 aside
        "adcx rdi, r15; mulx rbp, r11, [rsp + 16]",       // c2 += lo(e1 s1); e1 s2
        "adcx r13, r11; adox r13, r9",                    // c3 += lo(e1 s2); c3 += hi(e1 s1)
        "mulx rax, rsi, [rsp + 24]; mov r11, [rsp + 32]", // e1 s3; factor
        "mulx r15, r11, r11; adox rcx, rbp",              // e1 s4; c4 += hi(e1 s2)
        "adox r14, rax; adcx rcx, rsi",                   // c5 += hi(e1 s3); c4 += lo(e1 s3)
        "mov [rsp + 296], r8; mulx rbp, r9, [rsp + 40]",  // c1 aside; e1 s5
        "adcx r14, r11; adox rbx, r15",                   // c5 += lo(e1 s4); c6 += hi(e1 s4)
        "adox r12, rbp; adcx rbx, r9",                    // c7 = hi(e1 s5); c6 += lo(e1 s5)
        "mov rdx, [rsp + 64]; mov rax, [rsp]",            // multiplier; factor
        "mulx rbp, rax, rax; mulx rsi, r8, [rsp + 8]",    // e2 s0; e2 s1
        "adc r12, 0; xor r11d, r11d",                     // c7 += carry; c8 = 0
        "adox r13, rbp; adcx rdi, rax",                   // c3 += hi(e2 s0); c2 += lo(e2 s0)
        "adox rcx, rsi; mov r15, [rsp + 16]",             // c4 += hi(e2 s1); factor
        "mulx rbp, r15, r15; adcx r13, r8",               // e2 s2; c3 += lo(e2 s1)
        "mov rax, [rsp + 40]; mulx r9, rax, rax",         // factor; e2 s5
        "adcx rcx, r15; mov r8, [rsp + 24]",              // c4 += lo(e2 s2); factor
        "mulx rsi, r8, r8; adox r14, rbp",                // e2 s3; c5 += hi(e2 s2)
        "mulx rbp, r15, [rsp + 32]; adcx r14, r8",        // e2 s4; c5 += lo(e2 s3)
        "adcx rbx, r15; adox rbx, rsi",                   // c6 += lo(e2 s4); c6 += hi(e2 s3)
        "adox r12, rbp; adcx r12, rax",                   // c7 += hi(e2 s4); c7 += lo(e2 s5)
        "adox r11, r9; adc r11, 0",                       // c8 = hi(e2 s5); c8 += carry
        "xor ebp, ebp; mov rdx, [rsp + 72]",              // c9 = 0; multiplier
        "mulx r8, r15, [rsp + 8]; mov rax, [rsp]",        // e3 s1; factor
        "mulx rsi, rax, rax; adcx r13, rax",              // e3 s0; c3 += lo(e3 s0)
        "adox rcx, rsi; mov [rsp + 304], rdi",            // c4 += hi(e3 s0); c2 aside
        "mov rax, [rsp + 16]; mulx r9, rax, rax",         // factor; e3 s2
        "adox r14, r8; adcx rcx, r15",                    // c5 += hi(e3 s1); c4 += lo(e3 s1)
        "mov rdi, [rsp + 32]; mulx rsi, rdi, rdi",        // factor; e3 s4
        "mov r15, [rsp + 24]; mulx r8, r15, r15",         // factor; e3 s3
        "adox rbx, r9; adcx r14, rax",                    // c6 += hi(e3 s2); c5 += lo(e3 s2)
        "mov [rsp + 312], r13; mulx r9, rax, [rsp + 40]", // c3 aside; e3 s5
        "adox r12, r8; adcx rbx, r15",                    // c7 += hi(e3 s3); c6 += lo(e3 s3)
        "adcx r12, rdi; mov rdx, [rsp + 80]",             // c7 += lo(e3 s4); multiplier
        "mov r8, [rsp + 24]; mulx r13, r8, r8",           // factor; e4 s3
        "adcx r11, rax; mulx r15, rdi, [rsp]",            // c8 += lo(e3 s5); e4 s0
        "adox r11, rsi; adox rbp, r9",                    // c8 += hi(e3 s4); c9 = hi(e3 s5)
        "adc rbp, 0; mulx rax, rsi, [rsp + 16]",          // c9 += carry; e4 s2
        "xor r9d, r9d; adox r14, r15",                    // c10 = 0; c5 += hi(e4 s0)
        "adcx rcx, rdi; mulx r15, rdi, [rsp + 8]",        // c4 += lo(e4 s0); e4 s1
        "adcx r14, rdi; adcx rbx, rsi",                   // c5 += lo(e4 s1); c6 += lo(e4 s2)
        "mulx rdi, rsi, [rsp + 32]; adcx r12, r8",        // e4 s4; c7 += lo(e4 s3)
        "adox rbx, r15; adox r12, rax",                   // c6 += hi(e4 s1); c7 += hi(e4 s2)
        "adox r11, r13; adox rbp, rdi",                   // c8 += hi(e4 s3); c9 += hi(e4 s4)
        "mulx r8, r15, [rsp + 40]; mov rdx, [rsp + 88]",  // e4 s5; multiplier
        "mov r13, [rsp]; mulx rax, r13, r13",             // factor; e5 s0
        "adox r9, r8; adcx r11, rsi",                     // c10 = hi(e4 s5); c8 += lo(e4 s4)
        "adcx rbp, r15; mulx rdi, r8, [rsp + 24]",        // c9 += lo(e4 s5); e5 s3
        "adc r9, 0; mov [rsp + 320], rcx",                // c10 += carry; c4 aside
        "mulx rsi, r15, [rsp + 8]; xor ecx, ecx",         // e5 s1; c11 = 0
        "adox rbx, rax; adox r12, rsi",                   // c6 += hi(e5 s0); c7 += hi(e5 s1)
        "adcx r14, r13; mov rsi, [rsp + 16]",             // c5 += lo(e5 s0); factor
        "mulx rax, rsi, rsi; adcx rbx, r15",              // e5 s2; c6 += lo(e5 s1)
        "adcx r12, rsi; mov r15, [rsp + 32]",             // c7 += lo(e5 s2); factor
        "mulx r13, r15, r15; adox r11, rax",              // e5 s4; c8 += hi(e5 s2)
        "mov [rsp + 336], rbx; adcx r11, r8",             // c6 aside; c8 += lo(e5 s3)
        "adcx rbp, r15; adox rbp, rdi",                   // c9 += lo(e5 s4); c9 += hi(e5 s3)
        "adox r9, r13; mov rsi, [rsp + 40]",              // c10 += hi(e5 s4); factor
        "mulx rbx, rsi, rsi; mov [rsp + 352], r11",       // e5 s5; c8 aside
        "mov rax, [rsp + 96]; adox rcx, rbx",             // t0 = a0; c11 = hi(e5 s5)
        "mov [rsp + 360], rbp; mov rbx, [rsp + 152]",     // c9 aside; t7 = a7
        "mov rbp, [rsp + 104]; adcx r9, rsi",             // t1 = a1; c10 += lo(e5 s5)
        "adc rcx, 0; sub rax, [rsp + 192]",               // c11 += carry; t0 = a0 - b0
        "mov r8, [rsp + 136]; mov r15, [rsp + 176]",      // t5 = a5; t10 = a10
        "mov [rsp + 328], r14; mov rdi, [rsp + 112]",     // c5 aside; t2 = a2
        "mov r13, [rsp + 128]; sbb rbp, [rsp + 200]",     // t4 = a4; t1 = a1 - b1
        "mov [rsp + 344], r12; mov rdx, [rsp + 120]",     // c7 aside; t3 = a3
        "sbb rdi, [rsp + 208]; sbb rdx, [rsp + 216]",     // t2 = a2 - b2; t3 = a3 - b3
        "mov r11, [rsp + 184]; sbb r13, [rsp + 224]",     // t11 = a11; t4 = a4 - b4
        "mov [rsp + 376], rcx; sbb r8, [rsp + 232]",      // c11 aside; t5 = a5 - b5
        "mov [r10], rax; mov [rsp + 368], r9",            // t0 is done; c10 aside
        "mov rsi, [rsp + 144]; mov r14, [rsp + 168]",     // t6 = a6; t9 = a9
        "sbb rsi, [rsp + 240]; sbb rbx, [rsp + 248]",     // t6 = a6 - b6; t7 = a7 - b7
        "mov [r10 + 16], rdi; mov r12, [rsp + 160]",      // t2 is done; t8 = a8
        "sbb r12, [rsp + 256]; sbb r14, [rsp + 264]",     // t8 = a8 - b8; t9 = a9 - b9
        "sbb r15, [rsp + 272]; mov [r10 + 80], r15",      // t10 = a10 - b10; t10 is done
        "mov [r10 + 72], r14; mov rcx, [rsp + 296]",      // t9 is done; d1 = c1
        "sbb r11, [rsp + 280]; mov rax, [rsp + 288]",     // t11 = a11 - b11; d0 = c0
        "mov [r10 + 32], r13; sub rax, [rsp + 96]",       // t4 is done; d0 = c0 - a0
        "mov [r10 + 8], rbp; mov [r10 + 56], rbx",        // t1 is done; t7 is done
        "mov rbp, [rsp + 304]; mov rbx, [rsp + 312]",     // d2 = c2; d3 = c3
        "sbb rcx, [rsp + 104]; sbb rbp, [rsp + 112]",     // d1 = c1 - a1; d2 = c2 - a2
        "mov r9, [rsp + 328]; mov [r10 + 24], rdx",       // d5 = c5; t3 is done
        "sbb rbx, [rsp + 120]; mov [rsp + 392], rcx",     // d3 = c3 - a3; d1 aside
        "mov [r10 + 40], r8; mov [r10 + 48], rsi",        // t5 is done; t6 is done
        "mov [r10 + 88], r11; mov rdi, [rsp + 320]",      // t11 is done; d4 = c4
        "mov [rsp + 408], rbx; mov [rsp + 384], rax",     // d3 aside; d0 aside
        "sbb rdi, [rsp + 128]; mov rbx, [rsp + 336]",     // d4 = c4 - a4; d6 = c6
        "mov [r10 + 64], r12; sbb r9, [rsp + 136]",       // t8 is done; d5 = c5 - a5
        "mov [rsp + 416], rdi; mov [rsp + 424], r9",      // d4 aside; d5 aside
        "sbb rbx, [rsp + 144]; mov r15, [rsp + 344]",     // d6 = c6 - a6; d7 = c7
        "mov [rsp + 400], rbp; mov [rsp + 432], rbx",     // d2 aside; d6 aside
        "mov rbp, [rsp + 360]; mov rbx, [rsp + 352]",     // d9 = c9; d8 = c8
        "sbb r15, [rsp + 152]; mov [rsp + 440], r15",     // d7 = c7 - a7; d7 aside
        "mov r14, [rsp + 376]; sbb rbx, [rsp + 160]",     // d11 = c11; d8 = c8 - a8
        "mov [rsp + 448], rbx; mov rbx, [rsp + 384]",     // d8 aside; q0 = d0
        "sbb rbp, [rsp + 168]; mov r13, [rsp + 416]",     // d9 = c9 - a9; q4 = d4
        "mov rdx, [rsp + 424]; mov rcx, [rsp + 368]",     // q5 = d5; d10 = c10
        "mov [rsp + 456], rbp; mov rbp, [rsp + 408]",     // d9 aside; q3 = d3
        "sbb rcx, [rsp + 176]; mov r8, [rsp + 392]",      // d10 = c10 - a10; q1 = d1
        "mov rsi, [rsp + 432]; sbb r14, [rsp + 184]",     // q6 = d6; d11 = c11 - a11
        "sub rbx, [rsp + 192]; sbb r8, [rsp + 200]",      // q0 = d0 - b0; q1 = d1 - b1
        "mov r11, [rsp + 400]; mov [rsp + 472], r14",     // q2 = d2; d11 aside
        "sbb r11, [rsp + 208]; sbb rbp, [rsp + 216]",     // q2 = d2 - b2; q3 = d3 - b3
        "sbb r13, [rsp + 224]; sbb rdx, [rsp + 232]",     // q4 = d4 - b4; q5 = d5 - b5
        "mov rax, [rsp + 440]; mov [r10 + 104], r8",      // q7 = d7; q1 is done
        "sbb rsi, [rsp + 240]; mov [rsp + 464], rcx",     // q6 = d6 - b6; d10 aside
        "sbb rax, [rsp + 248]; mov r12, [rsp + 448]",     // q7 = d7 - b7; q8 = d8
        "mov rdi, [rsp + 464]; sbb r12, [rsp + 256]",     // q10 = d10; q8 = d8 - b8
        "mov r9, [rsp + 456]; sbb r9, [rsp + 264]",       // q9 = d9; q9 = d9 - b9
        "mov [r10 + 160], r12; mov [r10 + 112], r11",     // q8 is done; q2 is done
        "mov [r10 + 144], rsi; mov r15, [rsp + 472]",     // q6 is done; q11 = d11
        "mov [r10 + 120], rbp; sbb rdi, [rsp + 272]",     // q3 is done; q10 = d10 - b10
        "sbb r15, [rsp + 280]; mov [r10 + 128], r13",     // q11 = d11 - b11; q4 is done
        "mov [r10 + 184], r15; mov [r10 + 96], rbx",      // q11 is done; q0 is done
        "mov [r10 + 152], rax; mov [r10 + 176], rdi",     // q7 is done; q10 is done
        "mov [r10 + 168], r9; mov [r10 + 136], rdx",      // q9 is done; q5 is done
        "add rsp, 480",
        "pop rbp",
        "pop rbx",
        "ret",
    )
}

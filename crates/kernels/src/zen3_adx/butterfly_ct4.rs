//! The butterfly by a prepared factor, four limbs: [`super`] says what the rows do, this is their order.
//!
//! Generated: `montane schedule butterfly_ct_4_zen3_adx --search 60 --seed 1`, on Zen 4 (AMD EPYC).
//! What the lines say is in `crates/lab/src/schedule/rows.rs`; change it there.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Butterfly of Cooley and Tukey of `a = [v, u]` and the factor `w` of `rows`, whose row `i` is `w * 2^(64 i - 128) mod p`.
///
/// * **Computes** `[u + t mod p, u - t mod p]` for `t = sum v[i] * rows[i] * 2^(-128)`, which is `v * w * 2^(-256)`
/// * **Requires** `u < p`, rows `< p` and [`super::fixed_fits`], nothing of `v`
/// * **Ensures** results `< p`
/// * **Time** constant
/// * **Source** Cooley and Tukey (1965); Shoup's products by a known factor, by words, with the bounds of [`super`]
#[inline(always)]
#[must_use]
pub fn butterfly_ct(_: Adx, a: [&[u64; 4]; 2], rows: &[[u64; 4]; 4], k: &Params<4>) -> [[u64; 4]; 2] {
    debug_assert!(super::fixed_fits(k));
    let (r0, r1, r2, r3, r4, r5, r6, r7): (u64, u64, u64, u64, u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `rows` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r4,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") r0,
            inlateout("rsi") rows.as_ptr() => _,
            inlateout("rdi") a[0].as_ptr() => r6,
            inlateout("r8") a[1].as_ptr() => r3,
            lateout("r9") r2,
            lateout("r10") r1,
            lateout("r11") _,
            lateout("r12") r7,
            lateout("r13") _,
            lateout("r14") _,
            lateout("r15") r5,
            options(pure, readonly),
        );
    }
    [[r0, r1, r2, r3], [r4, r5, r6, r7]]
}

/// Not a function of the C convention: the registers are those that the `asm!` above lists.
#[rustfmt::skip]
#[unsafe(naked)]
extern "C" fn body() {
    naked_asm!(
        ".p2align 6",
        "push rbx",
        "push rbp",
        "mov rdx, [rdi]",                  // multiplier
        "mulx rbx, rbp, [rsi]",            // v0 w00
        "mov r9, [rsi + 8]",               // factor
        "mulx rax, r9, r9",                // v0 w01
        "add r9, rbx",                     // t1 = lo(v0 w01) + hi(v0 w00)
        "mov r10, [rsi + 24]",             // factor
        "mulx rbx, r10, r10",              // v0 w03
        "mulx r11, r12, [rsi + 16]",       // v0 w02
        "adcx r12, rax",                   // t2 = lo(v0 w02) + hi(v0 w01) + carry
        "mov rdx, [rdi + 8]",              // multiplier
        "mulx r13, r14, [rsi + 32]",       // v1 w10
        "adc r10, r11",                    // t3 = lo(v0 w03) + hi(v0 w02) + carry
        "adc rbx, 0",                      // t4 = hi(v0 w03) + carry
        "xor r15d, r15d",                  // 0 for row 0
        "mov r11, [rsi + 40]",             // factor
        "mulx rax, r11, r11",              // v1 w11
        "adox r9, r13",                    // t1 += hi(v1 w10)
        "mulx r15, r13, [rsi + 48]",       // v1 w12
        "adox r12, rax",                   // t2 += hi(v1 w11)
        "adcx rbp, r14",                   // t0 += lo(v1 w10)
        "adox r10, r15",                   // t3 += hi(v1 w12)
        "mulx rax, r14, [rsi + 56]",       // v1 w13
        "adcx r9, r11",                    // t1 += lo(v1 w11)
        "mov rdx, [rdi + 16]",             // multiplier
        "mov r11, [rsi + 72]",             // factor
        "mulx r15, r11, r11",              // v2 w21
        "adcx r12, r13",                   // t2 += lo(v1 w12)
        "adox rbx, rax",                   // t4 += hi(v1 w13)
        "adc r10, r14",                    // t3 += lo(v1 w13)
        "mulx r13, rax, [rsi + 64]",       // v2 w20
        "adc rbx, 0",                      // t4 += carry of row 0
        "xor r14d, r14d",                  // 0 for row 1
        "adox r9, r13",                    // t1 += hi(v2 w20)
        "adcx rbp, rax",                   // t0 += lo(v2 w20)
        "adcx r9, r11",                    // t1 += lo(v2 w21)
        "mulx r14, r13, [rsi + 80]",       // v2 w22
        "mulx rax, r11, [rsi + 88]",       // v2 w23
        "adcx r12, r13",                   // t2 += lo(v2 w22)
        "adox r12, r15",                   // t2 += hi(v2 w21)
        "mov rdx, [rdi + 24]",             // multiplier
        "mulx r13, r15, [rsi + 96]",       // v3 w30
        "adox r10, r14",                   // t3 += hi(v2 w22)
        "adox rbx, rax",                   // t4 += hi(v2 w23)
        "mov edi, 0",                      // 0 above row 1
        "adox rdi, rdi",                   // t5 = overflow
        "adc r10, r11",                    // t3 += lo(v2 w23)
        "adc rbx, 0",                      // t4 += carry of row 1
        "mulx r14, rax, [rsi + 112]",      // v3 w32
        "adc rdi, 0",                      // t5 += carry above row 1
        "xor r11d, r11d",                  // 0 for row 2
        "adox r9, r13",                    // t1 += hi(v3 w30)
        "adcx rbp, r15",                   // t0 += lo(v3 w30)
        "mov r13, [rsi + 120]",            // factor
        "mulx r11, r13, r13",              // v3 w33
        "mulx r15, rsi, [rsi + 104]",      // v3 w31
        "adcx r9, rsi",                    // t1 += lo(v3 w31)
        "adox r12, r15",                   // t2 += hi(v3 w31)
        "adcx r12, rax",                   // t2 += lo(v3 w32)
        "adox r10, r14",                   // t3 += hi(v3 w32)
        "mov rdx, rbp",                    // multiplier
        "mulx rbp, rsi, [rcx + {fold}]",   // t0 f0
        "adox rbx, r11",                   // t4 += hi(v3 w33)
        "mov r15d, 0",                     // 0 above row 2
        "adox rdi, r15",                   // t5 += overflow
        "adc r10, r13",                    // t3 += lo(v3 w33)
        "mov r14, [rcx + {fold} + 24]",    // factor
        "mulx rax, r14, r14",              // t0 f3
        "adc rbx, 0",                      // t4 += carry of row 2
        "mov r15, [rcx + {fold} + 8]",     // factor
        "mulx r11, r15, r15",              // t0 f1
        "adc rdi, 0",                      // t5 += carry above row 2
        "xor r13d, r13d",                  // 0 for row 3
        "adcx r9, rsi",                    // t1 += lo(t0 f0)
        "adox r12, rbp",                   // t2 += hi(t0 f0)
        "adox r10, r11",                   // t3 += hi(t0 f1)
        "mov r13, [rcx + {fold} + 16]",    // factor
        "mulx rbp, r13, r13",              // t0 f2
        "adox rbx, rbp",                   // t4 += hi(t0 f2)
        "adcx r12, r15",                   // t2 += lo(t0 f1)
        "mov rbp, [rcx + {n0}]",           // m1 = n0
        "adcx r10, r13",                   // t3 += lo(t0 f2)
        "adcx rbx, r14",                   // t4 += lo(t0 f3)
        "adox rdi, rax",                   // t5 += hi(t0 f3)
        "adc rdi, 0",                      // t5 += carry of row 3
        "imul rbp, r9",                    // m1 = t1 n0
        "mov rdx, rbp",                    // multiplier
        "mov rsi, [rcx + {p}]",            // factor
        "mulx rbp, rsi, rsi",              // m1 p0
        "xor r11d, r11d",                  // 0 for row 4
        "adox r12, rbp",                   // t2 += hi(m1 p0)
        "mulx rbp, r15, [rcx + {p} + 8]",  // m1 p1
        "adcx r9, rsi",                    // carry = t1 != 0
        "mulx r13, r14, [rcx + {p} + 24]", // m1 p3
        "mulx rax, r11, [rcx + {p} + 16]", // m1 p2
        "adcx r12, r15",                   // t2 += lo(m1 p1)
        "adox r10, rbp",                   // t3 += hi(m1 p1)
        "adox rbx, rax",                   // t4 += hi(m1 p2)
        "adox rdi, r13",                   // t5 += hi(m1 p3)
        "adcx r10, r11",                   // t3 += lo(m1 p2)
        "adc rbx, r14",                    // t4 += lo(m1 p3)
        "mov rbp, r12",                    // x0 = t2
        "adc rdi, 0",                      // t5 += carry of row 4
        "mov rsi, r10",                    // x1 = t3
        "mov r9, rdi",                     // x3 = t5
        "sub rbp, [rcx + {p}]",            // x0 = t2 - p0
        "mov rdx, rbx",                    // x2 = t4
        "mov r15, [r8 + 8]",               // d1 = u1
        "sbb rsi, [rcx + {p} + 8]",        // x1 = t3 - p1 - borrow
        "mov rax, [r8]",                   // d0 = u0
        "mov r13, [r8 + 8]",               // s1 = u1
        "sbb rdx, [rcx + {p} + 16]",       // x2 = t4 - p2 - borrow
        "sbb r9, [rcx + {p} + 24]",        // x3 = t5 - p3 - borrow
        "mov r11, [r8]",                   // s0 = u0
        "mov r14, [r8 + 16]",              // s2 = u2
        "cmovc r9, rdi",                   // x3 = t5 if it borrowed
        "cmovc rbp, r12",                  // x0 = t2 if it borrowed
        "cmovc rsi, r10",                  // x1 = t3 if it borrowed
        "cmovc rdx, rbx",                  // x2 = t4 if it borrowed
        "mov rbx, [r8 + 24]",              // s3 = u3
        "add r11, rbp",                    // s0 += x0
        "adcx r13, rsi",                   // s1 += x1
        "adcx r14, rdx",                   // s2 += x2
        "mov rdi, [r8 + 16]",              // d2 = u2
        "mov r12, [r8 + 24]",              // d3 = u3
        "adcx rbx, r9",                    // s3 += x3
        "mov r10, r13",                    // y1 = s1
        "sub rax, rbp",                    // d0 -= x0
        "sbb r15, rsi",                    // d1 -= x1
        "sbb rdi, rdx",                    // d2 -= x2
        "mov rbp, [rcx + {p} + 16]",       // q2 = p2
        "sbb r12, r9",                     // d3 -= x3
        "mov r8, rbx",                     // y3 = s3
        "sbb rsi, rsi",                    // mask = -1 if it borrowed
        "mov rdx, r11",                    // y0 = s0
        "sub rdx, [rcx + {p}]",            // y0 = s0 - p0
        "mov r9, r14",                     // y2 = s2
        "sbb r10, [rcx + {p} + 8]",        // y1 = s1 - p1 - borrow
        "sbb r9, [rcx + {p} + 16]",        // y2 = s2 - p2 - borrow
        "sbb r8, [rcx + {p} + 24]",        // y3 = s3 - p3 - borrow
        "cmovc r10, r13",                  // y1 = s1 if it borrowed
        "cmovc r9, r14",                   // y2 = s2 if it borrowed
        "mov r13, [rcx + {p} + 24]",       // q3 = p3
        "cmovc rdx, r11",                  // y0 = s0 if it borrowed
        "mov r14, [rcx + {p} + 8]",        // q1 = p1
        "cmovc r8, rbx",                   // y3 = s3 if it borrowed
        "mov rbx, [rcx + {p}]",            // q0 = p0
        "and rbp, rsi",                    // q2 = p2 & mask
        "and rbx, rsi",                    // q0 = p0 & mask
        "and r13, rsi",                    // q3 = p3 & mask
        "and r14, rsi",                    // q1 = p1 & mask
        "add rax, rbx",                    // d0 += q0
        "adcx r15, r14",                   // d1 += q1
        "adc rdi, rbp",                    // d2 += q2
        "adcx r12, r13",                   // d3 += q3
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<4>, p),
        n0 = const offset_of!(Params<4>, n0),
        fold = const offset_of!(Params<4>, fold1),
    )
}

//! The complex square, four limbs: [`super`] says what the rows do, this is their order.

use crate::Params;
use crate::cpu::Adx;
use core::arch::{asm, naked_asm};
use core::mem::offset_of;

/// Square in `F[u] / (u^2 + 1)` of `a[0] + a[1] u`.
///
/// * **Computes** `[(a0 + a1)(a0 - a1) 2^(-256) mod p, 2 a0 a1 2^(-256) mod p]`
/// * **Requires** operands `< p`, and that the top two bits of `p` are clear
/// * **Ensures** results `< p`
/// * **Time** constant
/// * **Source** the complex method; [`super`]
#[inline(always)]
#[must_use]
pub fn complex_sqr(_: Adx, a: [&[u64; 4]; 2], k: &Params<4>) -> [[u64; 4]; 2] {
    debug_assert!(k.p[3] >> 62 == 0);
    let (r0, r1, r2, r3, r4, r5, r6, r7): (u64, u64, u64, u64, u64, u64, u64, u64);
    // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `k`, writes no memory but its stack frame, and
    // changes no register that is not listed.
    unsafe {
        asm!(
            "call {body}",
            body = sym body,
            lateout("rax") r7,
            inlateout("rcx") core::ptr::from_ref(k) => _,
            lateout("rdx") _,
            lateout("rsi") _,
            inlateout("rdi") a[0].as_ptr() => _,
            inlateout("r8") a[1].as_ptr() => r2,
            lateout("r9") r5,
            lateout("r10") r0,
            lateout("r11") r4,
            lateout("r12") r3,
            lateout("r13") r1,
            lateout("r14") r6,
            lateout("r15") _,
            options(pure, readonly),
        );
    }
    [[r0, r1, r2, r3], [r4, r5, r6, r7]]
}

/// Not a function of the C convention: the registers are those that the `asm!` above lists.
#[unsafe(naked)]
extern "C" fn body() {
    naked_asm!(
        ".p2align 6",
        "push rbx",
        "push rbp",
        "sub rsp, 128",
        "mov rax, [rdi]",                                    // x0
        "mov rbx, [rdi + 8]",                                // x1
        "mov r9, [rdi + 16]",                                // x2
        "mov rbp, rax",
        "mov r10, [rdi + 24]",                               // x3
        "add rbp, [r8]",                                     // s0 = x0 + y0
        "mov [rsp], rbp",                                    // s0 aside
        "mov r11, rbx",
        "adc r11, [r8 + 8]",                                 // s1 = x1 + y1
        "mov [rsp + 8], r11",                                // s1 aside
        "mov r12, r9",
        "adc r12, [r8 + 16]",                                // s2 = x2 + y2
        "mov [rsp + 16], r12",                               // s2 aside
        "mov r13, r10",
        "adc r13, [r8 + 24]",                                // s3 = x3 + y3
        "mov r14, rax",
        "mov r15, rbx",
        "add r14, r14",                                      // e0, limb 0 of 2x
        "mov [rsp + 64], r14",                               // e0 aside
        "adc r15, r15",                                      // e1, limb 1 of 2x
        "mov [rsp + 72], r15",                               // e1 aside
        "mov rsi, r9",
        "adc rsi, rsi",                                      // e2, limb 2 of 2x
        "mov [rsp + 80], rsi",                               // e2 aside
        "mov rdi, r10",
        "adc rdi, rdi",                                      // e3, limb 3 of 2x
        "mov [rsp + 88], rdi",                               // e3 aside
        "sub rax, [r8]",                                     // v0 = x0 - y0
        "sbb rbx, [r8 + 8]",                                 // v1 = x1 - y1
        "sbb r9, [r8 + 16]",                                 // v2 = x2 - y2
        "mov [rsp + 24], r13",                               // s3 aside
        "sbb r10, [r8 + 24]",                                // v3 = x3 - y3
        "add rax, [rcx + {p}]",                              // d0 = v0 + p0
        "mov [rsp + 32], rax",                               // d0 aside
        "adc rbx, [rcx + {p} + 8]",                          // d1 = v1 + p1
        "mov [rsp + 40], rbx",                               // d1 aside
        "adc r9, [rcx + {p} + 16]",                          // d2 = v2 + p2
        "mov [rsp + 48], r9",                                // d2 aside
        "adc r10, [rcx + {p} + 24]",                         // d3 = v3 + p3
        "mov rdx, [rsp + 32]",
        "mulx rbp, r11, [rsp]",                              // d0 s0
        "mov [rsp + 56], r10",                               // d3 aside
        "mulx r12, r14, [rsp + 8]",                          // d0 s1
        "add r14, rbp",                                      // t1 = lo(d0 s1) + hi(d0 s0)
        "mulx r15, rsi, [rsp + 16]",                         // d0 s2
        "adc rsi, r12",                                      // t2 = lo(d0 s2) + hi(d0 s1)
        "mulx rdi, r13, [rsp + 24]",                         // d0 s3
        "adc r13, r15",                                      // t3 = lo(d0 s3) + hi(d0 s2)
        "mov rax, [rcx + {n0}]",                             // n0
        "adc rdi, 0",                                        // t4 = hi(d0 s3) + carry
        "imul rax, r11",                                     // m0 = t0 n0
        "mov ebx, 0",                                        // 0
        "add r11, -1",                                       // carry = t0 != 0
        "inc rbx",                                           // 1: OF = 0
        "mov rdx, rax",
        "mulx r9, r10, [rcx + {p}]",                         // m0 p0
        "adox r14, r9",                                      // t1 += hi(m0 p0)
        "mulx rbp, r12, [rcx + {p} + 8]",                    // m0 p1
        "adcx r14, r12",                                     // t1 += lo(m0 p1)
        "mulx r15, r11, [rcx + {p} + 16]",                   // m0 p2
        "adox rsi, rbp",                                     // t2 += hi(m0 p1)
        "adcx rsi, r11",                                     // t2 += lo(m0 p2)
        "mulx rbx, rax, [rcx + {p} + 24]",                   // m0 p3
        "adox r13, r15",                                     // t3 += hi(m0 p2)
        "adcx r13, rax",                                     // t3 += lo(m0 p3)
        "adox rdi, rbx",                                     // t4 += hi(m0 p3)
        "adc rdi, 0",                                        // t4 += carry
        "xor r10d, r10d",                                    // 0, no carries
        "mov rdx, [rsp + 40]",
        "mulx r9, r12, [rsp]",                               // d1 s0
        "add r14, r12",                                      // t1 += lo(d1 s0)
        "dec r10",                                           // -1: OF = 0
        "mulx rbp, r11, [rsp + 8]",                          // d1 s1
        "adox rsi, r9",                                      // t2 += hi(d1 s0)
        "adox r13, rbp",                                     // t3 += hi(d1 s1)
        "adcx rsi, r11",                                     // t2 += lo(d1 s1)
        "mulx r15, rax, [rsp + 16]",                         // d1 s2
        "mov rdx, [rsp + 48]",
        "mulx rbx, r12, [rsp]",                              // d2 s0
        "adcx r13, rax",                                     // t3 += lo(d1 s2)
        "mov rdx, [rsp + 40]",
        "mulx r9, rbp, [rsp + 24]",                          // d1 s3
        "adox rdi, r15",                                     // t4 += hi(d1 s2)
        "adcx rdi, rbp",                                     // t4 += lo(d1 s3)
        "adox r10, r9",                                      // t5 = hi(d1 s3)
        "adc r10, 1",                                        // t5 += carry (it began as -1)
        "mov r11, [rcx + {n0}]",                             // n0
        "imul r11, r14",                                     // m1 = t1 n0
        "add r14, -1",                                       // carry = t1 != 0
        "mov rdx, r11",
        "mulx rax, r15, [rcx + {p}]",                        // m1 p0
        "mov ebp, 0",                                        // 0
        "inc rbp",                                           // 1: OF = 0
        "adox rsi, rax",                                     // t2 += hi(m1 p0)
        "mulx r9, r14, [rcx + {p} + 8]",                     // m1 p1
        "adcx rsi, r14",                                     // t2 += lo(m1 p1)
        "mulx r11, r15, [rcx + {p} + 16]",                   // m1 p2
        "adox r13, r9",                                      // t3 += hi(m1 p1)
        "adcx r13, r15",                                     // t3 += lo(m1 p2)
        "mulx rbp, rax, [rcx + {p} + 24]",                   // m1 p3
        "adox rdi, r11",                                     // t4 += hi(m1 p2)
        "adox r10, rbp",                                     // t5 += hi(m1 p3)
        "adcx rdi, rax",                                     // t4 += lo(m1 p3)
        "adc r10, 0",                                        // t5 += carry
        "xor r14d, r14d",                                    // 0, no carries
        "add rsi, r12",                                      // t2 += lo(d2 s0)
        "dec r14",                                           // -1: OF = 0
        "mov rdx, [rsp + 48]",
        "mulx r9, r15, [rsp + 16]",                          // d2 s2
        "mulx r11, rbp, [rsp + 8]",                          // d2 s1
        "adox r13, rbx",                                     // t3 += hi(d2 s0)
        "mov rax, [rcx + {n0}]",                             // n0
        "adcx r13, rbp",                                     // t3 += lo(d2 s1)
        "adox rdi, r11",                                     // t4 += hi(d2 s1)
        "adcx rdi, r15",                                     // t4 += lo(d2 s2)
        "adox r10, r9",                                      // t5 += hi(d2 s2)
        "mulx r12, rbx, [rsp + 24]",                         // d2 s3
        "adcx r10, rbx",                                     // t5 += lo(d2 s3)
        "adox r14, r12",                                     // t6 = hi(d2 s3)
        "adc r14, 1",                                        // t6 += carry (it began as -1)
        "mov ebp, 0",                                        // 0
        "mov r11, [rcx + {n0}]",                             // n0
        "imul rax, rsi",                                     // m2 = t2 n0
        "mov rdx, rax",
        "mulx r15, r9, [rcx + {p}]",                         // m2 p0
        "add rsi, -1",                                       // carry = t2 != 0
        "inc rbp",                                           // 1: OF = 0
        "adox r13, r15",                                     // t3 += hi(m2 p0)
        "mulx rbx, r12, [rcx + {p} + 8]",                    // m2 p1
        "adcx r13, r12",                                     // t3 += lo(m2 p1)
        "mulx rax, r9, [rcx + {p} + 16]",                    // m2 p2
        "adox rdi, rbx",                                     // t4 += hi(m2 p1)
        "adox r10, rax",                                     // t5 += hi(m2 p2)
        "mulx rsi, rbp, [rcx + {p} + 24]",                   // m2 p3
        "adcx rdi, r9",                                      // t4 += lo(m2 p2)
        "adox r14, rsi",                                     // t6 += hi(m2 p3)
        "adcx r10, rbp",                                     // t5 += lo(m2 p3)
        "adc r14, 0",                                        // t6 += carry
        "xor r15d, r15d",                                    // 0, no carries
        "mov rdx, [rsp + 56]",
        "mulx r12, rbx, [rsp + 8]",                          // d3 s1
        "mulx rax, r9, [rsp + 24]",                          // d3 s3
        "mulx rsi, rbp, [rsp]",                              // d3 s0
        "add r13, rbp",                                      // t3 += lo(d3 s0)
        "dec r15",                                           // -1: OF = 0
        "adox rdi, rsi",                                     // t4 += hi(d3 s0)
        "adox r10, r12",                                     // t5 += hi(d3 s1)
        "adcx rdi, rbx",                                     // t4 += lo(d3 s1)
        "mulx rbp, rsi, [rsp + 16]",                         // d3 s2
        "mov r12d, 0",                                       // 0
        "adox r14, rbp",                                     // t6 += hi(d3 s2)
        "adcx r10, rsi",                                     // t5 += lo(d3 s2)
        "adcx r14, r9",                                      // t6 += lo(d3 s3)
        "adox r15, rax",                                     // t7 = hi(d3 s3)
        "adc r15, 1",                                        // t7 += carry (it began as -1)
        "imul r11, r13",                                     // m3 = t3 n0
        "add r13, -1",                                       // carry = t3 != 0
        "inc r12",                                           // 1: OF = 0
        "mov rdx, r11",
        "mulx rbx, rbp, [rcx + {p}]",                        // m3 p0
        "adox rdi, rbx",                                     // t4 += hi(m3 p0)
        "mulx rsi, r9, [rcx + {p} + 8]",                     // m3 p1
        "adcx rdi, r9",                                      // t4 += lo(m3 p1)
        "mulx rax, r13, [rcx + {p} + 16]",                   // m3 p2
        "adox r10, rsi",                                     // t5 += hi(m3 p1)
        "adcx r10, r13",                                     // t5 += lo(m3 p2)
        "adox r14, rax",                                     // t6 += hi(m3 p2)
        "mulx r12, r11, [rcx + {p} + 24]",                   // m3 p3
        "adcx r14, r11",                                     // t6 += lo(m3 p3)
        "mov rbp, r14",
        "adox r15, r12",                                     // t7 += hi(m3 p3)
        "adc r15, 0",                                        // t7 += carry
        "mov rbx, rdi",
        "mov r9, r10",
        "sub rbx, [rcx + {p}]",                              // u0 = t4 - p0
        "sbb r9, [rcx + {p} + 8]",                           // u1 = t5 - p1 - borrow
        "mov rsi, r15",
        "sbb rbp, [rcx + {p} + 16]",                         // u2 = t6 - p2 - borrow
        "sbb rsi, [rcx + {p} + 24]",                         // u3 = t7 - p3 - borrow
        "cmovc rbp, r14",                                    // u2 = t6 if it borrowed
        "cmovc r9, r10",                                     // u1 = t5 if it borrowed
        "cmovc rbx, rdi",                                    // u0 = t4 if it borrowed
        "cmovc rsi, r15",                                    // u3 = t7 if it borrowed
        "mov [rsp + 96], rbx",                               // u0 aside
        "mov [rsp + 104], r9",                               // u1 aside
        "mov [rsp + 112], rbp",                              // u2 aside
        "mov [rsp + 120], rsi",                              // u3 aside
        "mov rdx, [r8]",
        "mulx r13, rax, [rsp + 64]",                         // y0 e0
        "mulx r11, r12, [rsp + 72]",                         // y0 e1
        "add r12, r13",                                      // t1 = lo(y0 e1) + hi(y0 e0)
        "mulx r14, r10, [rsp + 80]",                         // y0 e2
        "adc r10, r11",                                      // t2 = lo(y0 e2) + hi(y0 e1)
        "mulx rdi, r15, [rsp + 88]",                         // y0 e3
        "mov rbx, [rcx + {n0}]",                             // n0
        "adc r15, r14",                                      // t3 = lo(y0 e3) + hi(y0 e2)
        "adc rdi, 0",                                        // t4 = hi(y0 e3) + carry
        "imul rbx, rax",                                     // m0 = t0 n0
        "mov rdx, rbx",
        "mulx r9, rbp, [rcx + {p}]",                         // m0 p0
        "mov esi, 0",                                        // 0
        "mov rdx, [r8 + 8]",
        "mulx r13, r11, [rsp + 64]",                         // y1 e0
        "add rax, -1",                                       // carry = t0 != 0
        "inc rsi",                                           // 1: OF = 0
        "adox r12, r9",                                      // t1 += hi(m0 p0)
        "mov rdx, rbx",
        "mulx r14, rbp, [rcx + {p} + 8]",                    // m0 p1
        "adcx r12, rbp",                                     // t1 += lo(m0 p1)
        "mulx rax, rsi, [rcx + {p} + 16]",                   // m0 p2
        "adox r10, r14",                                     // t2 += hi(m0 p1)
        "adcx r10, rsi",                                     // t2 += lo(m0 p2)
        "mulx r9, rbx, [rcx + {p} + 24]",                    // m0 p3
        "adox r15, rax",                                     // t3 += hi(m0 p2)
        "adcx r15, rbx",                                     // t3 += lo(m0 p3)
        "adox rdi, r9",                                      // t4 += hi(m0 p3)
        "adc rdi, 0",                                        // t4 += carry
        "xor ebp, ebp",                                      // 0, no carries
        "add r12, r11",                                      // t1 += lo(y1 e0)
        "dec rbp",                                           // -1: OF = 0
        "mov rdx, [r8 + 8]",
        "mulx r14, rsi, [rsp + 72]",                         // y1 e1
        "adox r10, r13",                                     // t2 += hi(y1 e0)
        "adox r15, r14",                                     // t3 += hi(y1 e1)
        "adcx r10, rsi",                                     // t2 += lo(y1 e1)
        "mulx rax, rbx, [rsp + 80]",                         // y1 e2
        "adcx r15, rbx",                                     // t3 += lo(y1 e2)
        "mov rdx, [r8 + 16]",
        "mulx r9, r11, [rsp + 64]",                          // y2 e0
        "adox rdi, rax",                                     // t4 += hi(y1 e2)
        "mov rdx, [r8 + 8]",
        "mulx r13, r14, [rsp + 88]",                         // y1 e3
        "adcx rdi, r14",                                     // t4 += lo(y1 e3)
        "adox rbp, r13",                                     // t5 = hi(y1 e3)
        "mov rsi, [rcx + {n0}]",                             // n0
        "adc rbp, 1",                                        // t5 += carry (it began as -1)
        "imul rsi, r12",                                     // m1 = t1 n0
        "add r12, -1",                                       // carry = t1 != 0
        "mov rdx, rsi",
        "mulx rbx, rax, [rcx + {p}]",                        // m1 p0
        "mov r14d, 0",                                       // 0
        "inc r14",                                           // 1: OF = 0
        "mulx r13, r12, [rcx + {p} + 16]",                   // m1 p2
        "adox r10, rbx",                                     // t2 += hi(m1 p0)
        "mulx rsi, rax, [rcx + {p} + 8]",                    // m1 p1
        "adox r15, rsi",                                     // t3 += hi(m1 p1)
        "adcx r10, rax",                                     // t2 += lo(m1 p1)
        "adcx r15, r12",                                     // t3 += lo(m1 p2)
        "adox rdi, r13",                                     // t4 += hi(m1 p2)
        "mulx r14, rbx, [rcx + {p} + 24]",                   // m1 p3
        "adox rbp, r14",                                     // t5 += hi(m1 p3)
        "adcx rdi, rbx",                                     // t4 += lo(m1 p3)
        "adc rbp, 0",                                        // t5 += carry
        "xor esi, esi",                                      // 0, no carries
        "add r10, r11",                                      // t2 += lo(y2 e0)
        "dec rsi",                                           // -1: OF = 0
        "mov rdx, [r8 + 16]",
        "mulx rax, r12, [rsp + 80]",                         // y2 e2
        "adox r15, r9",                                      // t3 += hi(y2 e0)
        "mov r13, [rcx + {n0}]",                             // n0
        "mulx r14, rbx, [rsp + 72]",                         // y2 e1
        "adox rdi, r14",                                     // t4 += hi(y2 e1)
        "adcx r15, rbx",                                     // t3 += lo(y2 e1)
        "adcx rdi, r12",                                     // t4 += lo(y2 e2)
        "adox rbp, rax",                                     // t5 += hi(y2 e2)
        "mulx r11, r9, [rsp + 88]",                          // y2 e3
        "adox rsi, r11",                                     // t6 = hi(y2 e3)
        "adcx rbp, r9",                                      // t5 += lo(y2 e3)
        "adc rsi, 1",                                        // t6 += carry (it began as -1)
        "imul r13, r10",                                     // m2 = t2 n0
        "mov r14, [rcx + {n0}]",                             // n0
        "mov rdx, r13",
        "mulx rbx, r12, [rcx + {p}]",                        // m2 p0
        "mov eax, 0",                                        // 0
        "add r10, -1",                                       // carry = t2 != 0
        "inc rax",                                           // 1: OF = 0
        "adox r15, rbx",                                     // t3 += hi(m2 p0)
        "mulx r11, r9, [rcx + {p} + 8]",                     // m2 p1
        "adcx r15, r9",                                      // t3 += lo(m2 p1)
        "mulx r13, r12, [rcx + {p} + 16]",                   // m2 p2
        "adox rdi, r11",                                     // t4 += hi(m2 p1)
        "adox rbp, r13",                                     // t5 += hi(m2 p2)
        "mulx r10, rax, [rcx + {p} + 24]",                   // m2 p3
        "adox rsi, r10",                                     // t6 += hi(m2 p3)
        "adcx rdi, r12",                                     // t4 += lo(m2 p2)
        "adcx rbp, rax",                                     // t5 += lo(m2 p3)
        "adc rsi, 0",                                        // t6 += carry
        "xor ebx, ebx",                                      // 0, no carries
        "mov rdx, [r8 + 24]",
        "mulx r9, r11, [rsp + 72]",                          // y3 e1
        "mulx r13, r10, [rsp + 88]",                         // y3 e3
        "mulx r12, rax, [rsp + 64]",                         // y3 e0
        "add r15, rax",                                      // t3 += lo(y3 e0)
        "dec rbx",                                           // -1: OF = 0
        "adox rdi, r12",                                     // t4 += hi(y3 e0)
        "adox rbp, r9",                                      // t5 += hi(y3 e1)
        "adcx rdi, r11",                                     // t4 += lo(y3 e1)
        "mulx r8, rax, [rsp + 80]",                          // y3 e2
        "mov r12d, 0",                                       // 0
        "adox rsi, r8",                                      // t6 += hi(y3 e2)
        "adcx rbp, rax",                                     // t5 += lo(y3 e2)
        "adox rbx, r13",                                     // t7 = hi(y3 e3)
        "adcx rsi, r10",                                     // t6 += lo(y3 e3)
        "adc rbx, 1",                                        // t7 += carry (it began as -1)
        "imul r14, r15",                                     // m3 = t3 n0
        "add r15, -1",                                       // carry = t3 != 0
        "inc r12",                                           // 1: OF = 0
        "mov rdx, r14",
        "mulx r9, r11, [rcx + {p}]",                         // m3 p0
        "adox rdi, r9",                                      // t4 += hi(m3 p0)
        "mulx r8, rax, [rcx + {p} + 8]",                     // m3 p1
        "adcx rdi, rax",                                     // t4 += lo(m3 p1)
        "mulx r13, r10, [rcx + {p} + 16]",                   // m3 p2
        "adox rbp, r8",                                      // t5 += hi(m3 p1)
        "adcx rbp, r10",                                     // t5 += lo(m3 p2)
        "adox rsi, r13",                                     // t6 += hi(m3 p2)
        "mulx r15, r12, [rcx + {p} + 24]",                   // m3 p3
        "adcx rsi, r12",                                     // t6 += lo(m3 p3)
        "mov r14, rsi",
        "adox rbx, r15",                                     // t7 += hi(m3 p3)
        "adc rbx, 0",                                        // t7 += carry
        "mov r11, rdi",
        "sub r11, [rcx + {p}]",                              // u0 = t4 - p0
        "mov r9, rbp",
        "sbb r9, [rcx + {p} + 8]",                           // u1 = t5 - p1 - borrow
        "mov rax, rbx",
        "sbb r14, [rcx + {p} + 16]",                         // u2 = t6 - p2 - borrow
        "sbb rax, [rcx + {p} + 24]",                         // u3 = t7 - p3 - borrow
        "mov r8, [rsp + 112]",                               // u2
        "cmovc r14, rsi",                                    // u2 = t6 if it borrowed
        "cmovc r9, rbp",                                     // u1 = t5 if it borrowed
        "cmovc r11, rdi",                                    // u0 = t4 if it borrowed
        "cmovc rax, rbx",                                    // u3 = t7 if it borrowed
        "mov r10, [rsp + 96]",                               // u0
        "mov r13, [rsp + 104]",                              // u1
        "mov r12, [rsp + 120]",                              // u3
        "add rsp, 128",
        "pop rbp",
        "pop rbx",
        "ret",
        p = const offset_of!(Params<4>, p),
        n0 = const offset_of!(Params<4>, n0),
    )
}

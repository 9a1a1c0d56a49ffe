//! Addition and subtraction modulo `p` in x86-64 assembly, for 4 and 6 limbs: one carry chain, one trial subtraction or
//! masked correction, nothing else. Baseline instructions, so no token is needed.
//!
//! The compiler's form of [`crate::scalar::add`] keeps carries in registers between limbs and takes up to twice the
//! time, which a tower field pays thirty times in each of its products.

use core::arch::asm;

use crate::cpu::X86;
use crate::kernel::{Computes, Doc, ONE_SPARE_BIT};
use crate::op::op;
use crate::{Algorithm, Kernel, Operation, Params};

/// The functions of one limb count. The lists are the limbs: offset, register of the value, register of the choice.
macro_rules! kernels {
    ($limbs:literal, $add:ident, $sub:ident, $sum:ident, $double_n:ident, $triple:ident, $last:literal,
     $add_op:ident, $sub_op:ident, $list:ident,
     first: $r0:ident $t0:ident, rest: [$($offset:literal $r:ident $t:ident),*], top: $rn:ident $tn:ident) => {
        /// `a + b mod p`.
        ///
        /// * **Computes** `(a + b) mod p`
        /// * **Requires** `a, b < p`, and that the top bit of `p` is clear
        /// * **Ensures** result `< p`
        /// * **Time** constant
        /// * **Source** Handbook of Applied Cryptography, algorithm 14.7 and one trial subtraction
        #[inline(always)]
        #[must_use]
        pub fn $add(a: &[u64; $limbs], b: &[u64; $limbs], k: &Params<$limbs>) -> [u64; $limbs] {
            debug_assert!(k.spare_bits() > 0);
            let ($t0, $($t,)* $tn): (u64, $(kernels!(@u64 $t),)* u64);
            // SAFETY: reads the limbs of `a`, `b` and `p`, which the three addresses point to, and writes registers
            // only.
            unsafe {
                asm!(
                    concat!("mov {", stringify!($r0), "}, [{a}]"),
                    $(concat!("mov {", stringify!($r), "}, [{a} + ", $offset, "]"),)*
                    concat!("mov {a}, [{a} + ", $last, "]"),
                    concat!("add {", stringify!($r0), "}, [{b}]"),
                    $(concat!("adc {", stringify!($r), "}, [{b} + ", $offset, "]"),)*
                    concat!("adc {a}, [{b} + ", $last, "]"),
                    concat!("mov {", stringify!($t0), "}, {", stringify!($r0), "}"),
                    $(concat!("mov {", stringify!($t), "}, {", stringify!($r), "}"),)*
                    "mov {b}, {a}",
                    concat!("sub {", stringify!($t0), "}, [{p}]"),
                    $(concat!("sbb {", stringify!($t), "}, [{p} + ", $offset, "]"),)*
                    concat!("sbb {b}, [{p} + ", $last, "]"),
                    concat!("cmovc {", stringify!($t0), "}, {", stringify!($r0), "}"),
                    $(concat!("cmovc {", stringify!($t), "}, {", stringify!($r), "}"),)*
                    "cmovc {b}, {a}",
                    a = inout(reg) a.as_ptr() => _,
                    b = inout(reg) b.as_ptr() => $tn,
                    p = in(reg) k.p.as_ptr(),
                    $r0 = out(reg) _,
                    $($r = out(reg) _,)*
                    $t0 = out(reg) $t0,
                    $($t = out(reg) $t,)*
                    options(pure, readonly, nostack),
                );
            }
            [$t0, $($t,)* $tn]
        }

        /// `a - b mod p`.
        ///
        /// * **Computes** `(a - b) mod p`
        /// * **Requires** `a, b < p`
        /// * **Ensures** result `< p`
        /// * **Time** constant
        /// * **Source** Handbook of Applied Cryptography, algorithm 14.9 and a masked addition of `p`
        #[inline(always)]
        #[must_use]
        pub fn $sub(a: &[u64; $limbs], b: &[u64; $limbs], k: &Params<$limbs>) -> [u64; $limbs] {
            let ($r0, $($r,)* $rn): (u64, $(kernels!(@u64 $r),)* u64);
            // SAFETY: reads the limbs of `a`, `b` and `p`, which the three addresses point to, and writes registers
            // only.
            unsafe {
                asm!(
                    concat!("mov {", stringify!($r0), "}, [{a}]"),
                    $(concat!("mov {", stringify!($r), "}, [{a} + ", $offset, "]"),)*
                    concat!("mov {a}, [{a} + ", $last, "]"),
                    concat!("sub {", stringify!($r0), "}, [{b}]"),
                    $(concat!("sbb {", stringify!($r), "}, [{b} + ", $offset, "]"),)*
                    concat!("sbb {a}, [{b} + ", $last, "]"),
                    "sbb {b}, {b}",
                    concat!("mov {", stringify!($t0), "}, [{p}]"),
                    concat!("and {", stringify!($t0), "}, {b}"),
                    $(
                        concat!("mov {", stringify!($t), "}, [{p} + ", $offset, "]"),
                        concat!("and {", stringify!($t), "}, {b}"),
                    )*
                    concat!("and {b}, [{p} + ", $last, "]"),
                    concat!("add {", stringify!($r0), "}, {", stringify!($t0), "}"),
                    $(concat!("adc {", stringify!($r), "}, {", stringify!($t), "}"),)*
                    "adc {a}, {b}",
                    a = inout(reg) a.as_ptr() => $rn,
                    b = inout(reg) b.as_ptr() => _,
                    p = in(reg) k.p.as_ptr(),
                    $r0 = out(reg) $r0,
                    $($r = out(reg) $r,)*
                    $t0 = out(reg) _,
                    $($t = out(reg) _,)*
                    options(pure, readonly, nostack),
                );
            }
            [$r0, $($r,)* $rn]
        }

        /// `a + b`, not reduced.
        ///
        /// * **Computes** `a + b`
        /// * **Requires** `a + b` fits the limbs
        /// * **Ensures** the exact sum
        /// * **Time** constant
        /// * **Source** Handbook of Applied Cryptography, algorithm 14.7
        #[inline(always)]
        #[must_use]
        pub fn $sum(a: &[u64; $limbs], b: &[u64; $limbs]) -> [u64; $limbs] {
            let ($r0, $($r,)* $rn): (u64, $(kernels!(@u64 $r),)* u64);
            // SAFETY: reads the limbs of `a` and `b`, which the two addresses point to, and writes registers only.
            unsafe {
                asm!(
                    concat!("mov {", stringify!($r0), "}, [{a}]"),
                    $(concat!("mov {", stringify!($r), "}, [{a} + ", $offset, "]"),)*
                    concat!("mov {a}, [{a} + ", $last, "]"),
                    concat!("add {", stringify!($r0), "}, [{b}]"),
                    $(concat!("adc {", stringify!($r), "}, [{b} + ", $offset, "]"),)*
                    concat!("adc {a}, [{b} + ", $last, "]"),
                    a = inout(reg) a.as_ptr() => $rn,
                    b = in(reg) b.as_ptr(),
                    $r0 = out(reg) $r0,
                    $($r = out(reg) $r,)*
                    options(pure, readonly, nostack),
                );
            }
            [$r0, $($r,)* $rn]
        }

        /// `2^n a mod p`, in registers from the first doubling to the last.
        ///
        /// * **Computes** `2^n a mod p`
        /// * **Requires** `a < p`, and that the top bit of `p` is clear
        /// * **Ensures** result `< p`
        /// * **Time** constant but for `n`
        /// * **Source** Handbook of Applied Cryptography, algorithm 14.7 and one trial subtraction
        #[inline(always)]
        #[must_use]
        pub fn $double_n(a: &[u64; $limbs], n: usize, k: &Params<$limbs>) -> [u64; $limbs] {
            debug_assert!(k.spare_bits() > 0);
            let [mut $r0, $(mut $r,)* mut $rn] = *a;
            for _ in 0..n {
                // SAFETY: reads the limbs of `p`, which the address points to, and writes registers only.
                unsafe {
                    asm!(
                        concat!("add {", stringify!($r0), "}, {", stringify!($r0), "}"),
                        $(concat!("adc {", stringify!($r), "}, {", stringify!($r), "}"),)*
                        concat!("adc {", stringify!($rn), "}, {", stringify!($rn), "}"),
                        kernels!(@less $r0 $t0, $($offset $r $t,)* $last $rn $tn,),
                        p = in(reg) k.p.as_ptr(),
                        $r0 = inout(reg) $r0,
                        $($r = inout(reg) $r,)*
                        $rn = inout(reg) $rn,
                        $t0 = out(reg) _,
                        $($t = out(reg) _,)*
                        $tn = out(reg) _,
                        options(pure, readonly, nostack),
                    );
                }
            }
            [$r0, $($r,)* $rn]
        }

        /// `3 a mod p`, in registers from the doubling to the sum.
        ///
        /// * **Computes** `3 a mod p`
        /// * **Requires** `a < p`, and that the top bit of `p` is clear
        /// * **Ensures** result `< p`
        /// * **Time** constant
        /// * **Source** Handbook of Applied Cryptography, algorithm 14.7 and one trial subtraction, twice
        #[inline(always)]
        #[must_use]
        pub fn $triple(a: &[u64; $limbs], k: &Params<$limbs>) -> [u64; $limbs] {
            let [mut $r0, $(mut $r,)* mut $rn] = $double_n(a, 1, k);
            // SAFETY: reads the limbs of `a` and `p`, which the two addresses point to, and writes registers only.
            unsafe {
                asm!(
                    concat!("add {", stringify!($r0), "}, [{", stringify!($tn), "}]"),
                    $(concat!("adc {", stringify!($r), "}, [{", stringify!($tn), "} + ", $offset, "]"),)*
                    concat!("adc {", stringify!($rn), "}, [{", stringify!($tn), "} + ", $last, "]"),
                    kernels!(@less $r0 $t0, $($offset $r $t,)* $last $rn $tn,),
                    p = in(reg) k.p.as_ptr(),
                    $tn = inout(reg) a.as_ptr() => _,
                    $r0 = inout(reg) $r0,
                    $($r = inout(reg) $r,)*
                    $rn = inout(reg) $rn,
                    $t0 = out(reg) _,
                    $($t = out(reg) _,)*
                    options(pure, readonly, nostack),
                );
            }
            [$r0, $($r,)* $rn]
        }

        op!(/// The sum as a kernel.
            $add_op(isa: X86, a: [u64; $limbs], b: [u64; $limbs]; k: Params<$limbs>) -> [u64; $limbs] { $add(a, b, k) });
        op!(/// The difference as a kernel.
            $sub_op(isa: X86, a: [u64; $limbs], b: [u64; $limbs]; k: Params<$limbs>) -> [u64; $limbs] { $sub(a, b, k) });

        /// The kernels of this file for one limb count.
        #[must_use]
        #[inline]
        pub const fn $list() -> [Kernel; 2] {
            const ADD: Doc =
                Doc { summary: "one carry chain, one trial subtraction", source: "Handbook of Applied Cryptography, 14.7" };
            const SUB: Doc =
                Doc { summary: "one borrow chain, p under a mask", source: "Handbook of Applied Cryptography, 14.9" };
            [
                Kernel {
                    applies: ONE_SPARE_BIT,
                    ..Kernel::of::<$add_op>(Operation::Add, Algorithm::Plain, $limbs, Computes::Sum, ADD)
                },
                Kernel::of::<$sub_op>(Operation::Sub, Algorithm::Plain, $limbs, Computes::Difference, SUB),
            ]
        }
    };
    (@u64 $name:ident) => { u64 };
    // Less `p`, where that is not negative.
    (@less $r0:ident $t0:ident, $($offset:literal $r:ident $t:ident,)*) => {
        concat!(
            "mov {", stringify!($t0), "}, {", stringify!($r0), "}\n",
            $("mov {", stringify!($t), "}, {", stringify!($r), "}\n",)*
            "sub {", stringify!($t0), "}, [{p}]\n",
            $("sbb {", stringify!($t), "}, [{p} + ", $offset, "]\n",)*
            "cmovnc {", stringify!($r0), "}, {", stringify!($t0), "}\n",
            $("cmovnc {", stringify!($r), "}, {", stringify!($t), "}\n",)*
        )
    };
}

kernels!(4, add4, sub4, sum4, double4_n, triple4, 24, Add4, Sub4, list4, first: r0 t0, rest: [8 r1 t1, 16 r2 t2], top: r3 t3);
kernels!(6, add6, sub6, sum6, double6_n, triple6, 40, Add6, Sub6, list6, first: r0 t0, rest: [8 r1 t1, 16 r2 t2, 24 r3 t3, 32 r4 t4], top: r5 t5);

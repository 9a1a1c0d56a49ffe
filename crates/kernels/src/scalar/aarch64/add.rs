//! Addition and subtraction modulo `p` in AArch64 assembly, for 4 and 6 limbs: one carry chain, one trial subtraction
//! or a chosen correction. Operands and results in registers, inlined where they are called; the modulus is loaded.

use core::arch::asm;

use crate::cpu::Aarch64;
use crate::kernel::{Computes, Doc, ONE_SPARE_BIT};
use crate::op::op;
use crate::{Algorithm, Kernel, Operation, Params};

/// The functions of one limb count. The lists are the limbs: its number, the registers of the two operands. Of the
/// second, which are used again for the modulus, two are loaded at once.
macro_rules! kernels {
    ($limbs:literal, $add:ident, $double:ident, $sub:ident, $sum:ident, $add_op:ident, $sub_op:ident, $list:ident;
     $first:literal $a0:ident $b0:ident, $($rest:literal $a:ident $b:ident),*; $last:literal $an:ident $bn:ident;
     $($offset:literal $low:ident $high:ident),*) => {
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
            let ($a0, $($a,)* $an): (u64, $(kernels!(@u64 $a),)* u64);
            // SAFETY: reads the limbs of `p`, which the address points to, and writes registers only.
            unsafe {
                asm!(
                    kernels!(@three "adds", $a0, $a0, $b0),
                    $(kernels!(@three "adcs", $a, $a, $b),)*
                    kernels!(@three "adc", $an, $an, $bn),
                    $(kernels!(@load $low, $high, $offset),)*
                    kernels!(@three "subs", $b0, $a0, $b0),
                    $(kernels!(@three "sbcs", $b, $a, $b),)*
                    kernels!(@three "sbcs", $bn, $an, $bn),
                    kernels!(@choose $a0, $a0, $b0),
                    $(kernels!(@choose $a, $a, $b),)*
                    kernels!(@choose $an, $an, $bn),
                    $a0 = inout(reg) a[$first] => $a0, $($a = inout(reg) a[$rest] => $a,)*
                    $an = inout(reg) a[$last] => $an,
                    $b0 = inout(reg) b[$first] => _, $($b = inout(reg) b[$rest] => _,)* $bn = inout(reg) b[$last] => _,
                    p = in(reg) k.p.as_ptr(),
                    options(pure, readonly, nostack),
                );
            }
            [$a0, $($a,)* $an]
        }

        /// `2a mod p`, as the sum.
        #[inline(always)]
        #[must_use]
        pub fn $double(a: &[u64; $limbs], k: &Params<$limbs>) -> [u64; $limbs] {
            debug_assert!(k.spare_bits() > 0);
            let ($a0, $($a,)* $an): (u64, $(kernels!(@u64 $a),)* u64);
            // SAFETY: reads the limbs of `p`, which the address points to, and writes registers only.
            unsafe {
                asm!(
                    kernels!(@three "adds", $a0, $a0, $a0),
                    $(kernels!(@three "adcs", $a, $a, $a),)*
                    kernels!(@three "adc", $an, $an, $an),
                    $(kernels!(@load $low, $high, $offset),)*
                    kernels!(@three "subs", $b0, $a0, $b0),
                    $(kernels!(@three "sbcs", $b, $a, $b),)*
                    kernels!(@three "sbcs", $bn, $an, $bn),
                    kernels!(@choose $a0, $a0, $b0),
                    $(kernels!(@choose $a, $a, $b),)*
                    kernels!(@choose $an, $an, $bn),
                    $a0 = inout(reg) a[$first] => $a0, $($a = inout(reg) a[$rest] => $a,)*
                    $an = inout(reg) a[$last] => $an,
                    $b0 = out(reg) _, $($b = out(reg) _,)* $bn = out(reg) _,
                    p = in(reg) k.p.as_ptr(),
                    options(pure, readonly, nostack),
                );
            }
            [$a0, $($a,)* $an]
        }

        /// `a - b mod p`.
        ///
        /// * **Computes** `(a - b) mod p`
        /// * **Requires** `a, b < p`
        /// * **Ensures** result `< p`
        /// * **Time** constant
        /// * **Source** Handbook of Applied Cryptography, algorithm 14.9 and an addition of `p` or 0
        #[inline(always)]
        #[must_use]
        pub fn $sub(a: &[u64; $limbs], b: &[u64; $limbs], k: &Params<$limbs>) -> [u64; $limbs] {
            let ($a0, $($a,)* $an): (u64, $(kernels!(@u64 $a),)* u64);
            // SAFETY: reads the limbs of `p`, which the address points to, and writes registers only.
            unsafe {
                asm!(
                    kernels!(@three "subs", $a0, $a0, $b0),
                    $(kernels!(@three "sbcs", $a, $a, $b),)*
                    kernels!(@three "sbcs", $an, $an, $bn),
                    $(kernels!(@load $low, $high, $offset),)*
                    kernels!(@if_borrowed $b0),
                    $(kernels!(@if_borrowed $b),)*
                    kernels!(@if_borrowed $bn),
                    kernels!(@three "adds", $a0, $a0, $b0),
                    $(kernels!(@three "adcs", $a, $a, $b),)*
                    kernels!(@three "adc", $an, $an, $bn),
                    $a0 = inout(reg) a[$first] => $a0, $($a = inout(reg) a[$rest] => $a,)*
                    $an = inout(reg) a[$last] => $an,
                    $b0 = inout(reg) b[$first] => _, $($b = inout(reg) b[$rest] => _,)* $bn = inout(reg) b[$last] => _,
                    p = in(reg) k.p.as_ptr(),
                    options(pure, readonly, nostack),
                );
            }
            [$a0, $($a,)* $an]
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
            let ($a0, $($a,)* $an): (u64, $(kernels!(@u64 $a),)* u64);
            // SAFETY: writes registers only.
            unsafe {
                asm!(
                    kernels!(@three "adds", $a0, $a0, $b0),
                    $(kernels!(@three "adcs", $a, $a, $b),)*
                    kernels!(@three "adc", $an, $an, $bn),
                    $a0 = inout(reg) a[$first] => $a0, $($a = inout(reg) a[$rest] => $a,)*
                    $an = inout(reg) a[$last] => $an,
                    $b0 = in(reg) b[$first], $($b = in(reg) b[$rest],)* $bn = in(reg) b[$last],
                    options(pure, nomem, nostack),
                );
            }
            [$a0, $($a,)* $an]
        }

        op!(/// The sum as a kernel.
            $add_op(isa: Aarch64, a: [u64; $limbs], b: [u64; $limbs]; k: Params<$limbs>) -> [u64; $limbs] {
                $add(a, b, k)
            });
        op!(/// The difference as a kernel.
            $sub_op(isa: Aarch64, a: [u64; $limbs], b: [u64; $limbs]; k: Params<$limbs>) -> [u64; $limbs] {
                $sub(a, b, k)
            });

        /// The kernels of this file for one limb count.
        #[must_use]
        #[inline]
        pub const fn $list() -> [Kernel; 2] {
            const ADD: Doc = Doc {
                summary: "one carry chain, one trial subtraction",
                source: "Handbook of Applied Cryptography, 14.7",
            };
            const SUB: Doc =
                Doc { summary: "one borrow chain, p or 0", source: "Handbook of Applied Cryptography, 14.9" };
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
    (@three $mnemonic:literal, $to:ident, $x:ident, $y:ident) => {
        concat!($mnemonic, " {", stringify!($to), "}, {", stringify!($x), "}, {", stringify!($y), "}")
    };
    (@load $low:ident, $high:ident, $offset:literal) => {
        concat!("ldp {", stringify!($low), "}, {", stringify!($high), "}, [{p}, #", $offset, "]")
    };
    (@choose $to:ident, $borrowed:ident, $not:ident) => {
        concat!("csel {", stringify!($to), "}, {", stringify!($borrowed), "}, {", stringify!($not), "}, lo")
    };
    (@if_borrowed $word:ident) => {
        concat!("csel {", stringify!($word), "}, {", stringify!($word), "}, xzr, lo")
    };
}

kernels!(4, add4, double4, sub4, sum4, Add4, Sub4, list4; 0 a0 b0, 1 a1 b1, 2 a2 b2; 3 a3 b3; 0 b0 b1, 16 b2 b3);
kernels!(6, add6, double6, sub6, sum6, Add6, Sub6, list6; 0 a0 b0, 1 a1 b1, 2 a2 b2, 3 a3 b3, 4 a4 b4; 5 a5 b5;
    0 b0 b1, 16 b2 b3, 32 b4 b5);

//! How generated bodies are called: one wrapper for each shape. What is in [`crate::generated`] is data for the macro
//! here.
//!
//! A body is a function with a private convention: operands by address, the result in registers, so that the caller's
//! compiler stores it where it wants it and no copy through memory waits for narrower stores. Inlined, the same
//! instructions had better latency and worse throughput in one loop, and cost 2 kB of code for every multiplication,
//! which a pairing cannot keep in the instruction cache.

/// A generated body: `call`, the function that calls it, and `Body`, the same as an [`Op`](crate::op::Op).
///
/// The data are the shape with its limbs and, of a shape with a modulus, which moduli it takes (a function of
/// [`fits`](crate::scalar::fits)); the words of the result; where each of them is when the body returns, of all
/// registers but those that the body keeps; the members of [`Params`](crate::Params) that instructions name; the
/// instructions.
#[doc(hidden)]
#[macro_export]
macro_rules! body {
    // `a b 2^(-64 N)`. The words of `b` are needed one row after the other, those of `a` all at once.
    (product $n:literal $fits:ident; $($r:ident)*;
     rax $rax:tt, rcx $rcx:tt, rdx $rdx:tt, rsi $rsi:tt, rdi $rdi:tt, r8 $r8:tt, r9 $r9:tt, r10 $r10:tt, r11 $r11:tt, r12 $r12:tt,
     r13 $r13:tt, r14 $r14:tt, r15 $r15:tt; $($code:tt)*) => {
        /// Montgomery product.
        ///
        /// * **Computes** `a b 2^(-64 N)` modulo `p`
        #[doc = $crate::body!(@requires $fits)]
        #[doc = $crate::body!(@ensures $fits)]
        /// * **Time** constant
        /// * **Source** [`crate::scalar::x86`]
        #[inline(always)]
        #[must_use]
        pub fn call(_: $crate::cpu::Adx, a: &[u64; $n], b: &[u64; $n], k: &$crate::Params<$n>) -> [u64; $n] {
            debug_assert!($crate::scalar::fits::$fits(k));
            let ($($r,)*): ($($crate::body!(@word $r),)*);
            // SAFETY: the token proves BMI2 and ADX. The body reads `a`, `b` and `k`, writes no memory but its stack
            // frame, and changes no register that is not listed.
            unsafe {
                core::arch::asm!(
                    "call {body}", body = sym body,
                    lateout("rax") $rax, inlateout("rcx") core::ptr::from_ref(k) => $rcx, lateout("rdx") $rdx,
                    inlateout("rsi") b.as_ptr() => $rsi, inlateout("rdi") a.as_ptr() => $rdi, lateout("r8") $r8, lateout("r9") $r9,
                    lateout("r10") $r10, lateout("r11") $r11, lateout("r12") $r12, lateout("r13") $r13, lateout("r14") $r14,
                    lateout("r15") $r15, options(pure, readonly),
                );
            }
            [$($r),*]
        }
        $crate::op::op!(/// [`call`], operands in the order of `select`.
            Body(isa: $crate::cpu::Adx, a: [u64; $n], b: [u64; $n]; k: $crate::Params<$n>) -> [u64; $n] { call(isa, b, a, k) });
        $crate::body!(@code $n; $($code)*);
    };
    // `t 2^(-64 N)` of a double-width `t`.
    (reduction $n:literal $fits:ident; $($r:ident)*;
     rax $rax:tt, rcx $rcx:tt, rdx $rdx:tt, rsi $rsi:tt, rdi $rdi:tt, r8 $r8:tt, r9 $r9:tt, r10 $r10:tt, r11 $r11:tt, r12 $r12:tt,
     r13 $r13:tt, r14 $r14:tt, r15 $r15:tt; $($code:tt)*) => {
        /// Montgomery reduction of `[low limbs, high limbs]`.
        ///
        /// * **Computes** `t 2^(-64 N) mod p`
        #[doc = concat!("* **Requires** `t < p 2^(64 N)` and [`", stringify!($fits), "`](crate::scalar::fits)")]
        /// * **Ensures** result `< p`
        /// * **Time** constant
        /// * **Source** Montgomery (1985); [`crate::scalar::x86`]
        #[inline(always)]
        #[must_use]
        pub fn call(_: $crate::cpu::Adx, t: &[[u64; $n]; 2], k: &$crate::Params<$n>) -> [u64; $n] {
            debug_assert!($crate::scalar::fits::$fits(k));
            let ($($r,)*): ($($crate::body!(@word $r),)*);
            // SAFETY: as a square's.
            unsafe {
                core::arch::asm!(
                    "call {body}", body = sym body,
                    lateout("rax") $rax, inlateout("rcx") core::ptr::from_ref(k) => $rcx, lateout("rdx") $rdx, lateout("rsi") $rsi,
                    inlateout("rdi") t.as_ptr() => $rdi, lateout("r8") $r8, lateout("r9") $r9, lateout("r10") $r10, lateout("r11") $r11,
                    lateout("r12") $r12, lateout("r13") $r13, lateout("r14") $r14, lateout("r15") $r15, options(pure, readonly),
                );
            }
            [$($r),*]
        }
        $crate::op::op!(/// [`call`].
            Body(isa: $crate::cpu::Adx, t: [[u64; $n]; 2]; k: $crate::Params<$n>) -> [u64; $n] { call(isa, t, k) });
        $crate::body!(@code $n; $($code)*);
    };
    // Of one operand: `a^2 2^(-64 N)`, or `a 2^(-64 N)`.
    ($shape:ident $n:literal $fits:ident; $($r:ident)*;
     rax $rax:tt, rcx $rcx:tt, rdx $rdx:tt, rsi $rsi:tt, rdi $rdi:tt, r8 $r8:tt, r9 $r9:tt, r10 $r10:tt, r11 $r11:tt, r12 $r12:tt,
     r13 $r13:tt, r14 $r14:tt, r15 $r15:tt; $($code:tt)*) => {
        #[doc = $crate::body!(@of_one $shape)]
        #[doc = $crate::body!(@requires $fits)]
        #[doc = $crate::body!(@ensures $fits)]
        /// * **Time** constant
        /// * **Source** [`crate::scalar::x86`]
        #[inline(always)]
        #[must_use]
        pub fn call(_: $crate::cpu::Adx, a: &[u64; $n], k: &$crate::Params<$n>) -> [u64; $n] {
            debug_assert!($crate::scalar::fits::$fits(k));
            let ($($r,)*): ($($crate::body!(@word $r),)*);
            // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `k`, writes no memory but its stack frame,
            // and changes no register that is not listed.
            unsafe {
                core::arch::asm!(
                    "call {body}", body = sym body,
                    lateout("rax") $rax, inlateout("rcx") core::ptr::from_ref(k) => $rcx, lateout("rdx") $rdx, lateout("rsi") $rsi,
                    inlateout("rdi") a.as_ptr() => $rdi, lateout("r8") $r8, lateout("r9") $r9, lateout("r10") $r10, lateout("r11") $r11,
                    lateout("r12") $r12, lateout("r13") $r13, lateout("r14") $r14, lateout("r15") $r15, options(pure, readonly),
                );
            }
            [$($r),*]
        }
        $crate::op::op!(/// [`call`].
            Body(isa: $crate::cpu::Adx, a: [u64; $n]; k: $crate::Params<$n>) -> [u64; $n] { call(isa, a, k) });
        $crate::body!(@code $n; $($code)*);
    };
    // `a b` as an integer.
    (wide_product $n:literal; $($low:ident)*, $($high:ident)*;
     rax $rax:tt, rcx $rcx:tt, rdx $rdx:tt, rsi $rsi:tt, rdi $rdi:tt, r8 $r8:tt, r9 $r9:tt, r10 $r10:tt, r11 $r11:tt, r12 $r12:tt,
     r13 $r13:tt, r14 $r14:tt, r15 $r15:tt; $($code:tt)*) => {
        /// Product as `[low limbs, high limbs]`.
        ///
        /// * **Computes** `a b`
        /// * **Requires** nothing
        /// * **Ensures** the exact product
        /// * **Time** constant
        /// * **Source** [`crate::scalar::x86`]
        #[inline(always)]
        #[must_use]
        pub fn call(_: $crate::cpu::Adx, a: &[u64; $n], b: &[u64; $n]) -> [[u64; $n]; 2] {
            let ($($low,)* $($high,)*): ($($crate::body!(@word $low),)* $($crate::body!(@word $high),)*);
            // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `b`, writes no memory but its stack frame,
            // and changes no register that is not listed.
            unsafe {
                core::arch::asm!(
                    "call {body}", body = sym body,
                    lateout("rax") $rax, lateout("rcx") $rcx, lateout("rdx") $rdx, inlateout("rsi") b.as_ptr() => $rsi,
                    inlateout("rdi") a.as_ptr() => $rdi, lateout("r8") $r8, lateout("r9") $r9, lateout("r10") $r10, lateout("r11") $r11,
                    lateout("r12") $r12, lateout("r13") $r13, lateout("r14") $r14, lateout("r15") $r15, options(pure, readonly),
                );
            }
            [[$($low),*], [$($high),*]]
        }
        $crate::op::op!(/// [`call`].
            Body(isa: $crate::cpu::Adx, a: [u64; $n], b: [u64; $n]; k: $crate::Params<$n>) -> [[u64; $n]; 2] { call(isa, a, b) });
        $crate::body!(@code $n; $($code)*);
    };
    // `a^2` as an integer.
    (wide_square $n:literal; $($low:ident)*, $($high:ident)*;
     rax $rax:tt, rcx $rcx:tt, rdx $rdx:tt, rsi $rsi:tt, rdi $rdi:tt, r8 $r8:tt, r9 $r9:tt, r10 $r10:tt, r11 $r11:tt, r12 $r12:tt,
     r13 $r13:tt, r14 $r14:tt, r15 $r15:tt; $($code:tt)*) => {
        /// Square as `[low limbs, high limbs]`.
        ///
        /// * **Computes** `a^2`
        /// * **Requires** that the top bit of `a` is clear
        /// * **Ensures** the exact square
        /// * **Time** constant
        /// * **Source** [`crate::scalar::x86`]
        #[inline(always)]
        #[must_use]
        pub fn call(_: $crate::cpu::Adx, a: &[u64; $n]) -> [[u64; $n]; 2] {
            debug_assert!(a[$n - 1] >> 63 == 0);
            let ($($low,)* $($high,)*): ($($crate::body!(@word $low),)* $($crate::body!(@word $high),)*);
            // SAFETY: the token proves BMI2 and ADX. The body reads `a`, writes no memory but its stack frame, and
            // changes no register that is not listed.
            unsafe {
                core::arch::asm!(
                    "call {body}", body = sym body,
                    lateout("rax") $rax, lateout("rcx") $rcx, lateout("rdx") $rdx, lateout("rsi") $rsi,
                    inlateout("rdi") a.as_ptr() => $rdi, lateout("r8") $r8, lateout("r9") $r9, lateout("r10") $r10, lateout("r11") $r11,
                    lateout("r12") $r12, lateout("r13") $r13, lateout("r14") $r14, lateout("r15") $r15, options(pure, readonly),
                );
            }
            [[$($low),*], [$($high),*]]
        }
        $crate::op::op!(/// [`call`].
            Body(isa: $crate::cpu::Adx, a: [u64; $n]; k: $crate::Params<$n>) -> [[u64; $n]; 2] { call(isa, a) });
        $crate::body!(@code $n; $($code)*);
    };
    // Two products as integers, or a product in `Z[u] / (u^2 + 1)` modulo `2^(128 N)`, to memory.
    ($shape:ident $n:literal to memory;
     rax $rax:tt, rcx $rcx:tt, rdx $rdx:tt, rsi $rsi:tt, rdi $rdi:tt, r8 $r8:tt, r9 $r9:tt, r10 $r10:tt, r11 $r11:tt, r12 $r12:tt,
     r13 $r13:tt, r14 $r14:tt, r15 $r15:tt; $($code:tt)*) => {
        #[doc = $crate::body!(@in_memory $shape)]
        /// * **Time** constant
        /// * **Source** [`crate::scalar::x86`]
        #[inline(always)]
        pub fn call(
            _: $crate::cpu::Adx,
            out: &mut core::mem::MaybeUninit<[[[u64; $n]; 2]; 2]>,
            a: [&[u64; $n]; 2],
            b: [&[u64; $n]; 2],
        ) {
            // SAFETY: the token proves BMI2 and ADX. The body reads `a` and `b`, writes all of `out` and no memory but
            // its stack frame, and changes no register that is not listed.
            unsafe {
                core::arch::asm!(
                    "call {body}", body = sym body,
                    lateout("rax") $rax, lateout("rcx") $rcx, lateout("rdx") $rdx, inlateout("rsi") b[0].as_ptr() => $rsi,
                    inlateout("rdi") a[0].as_ptr() => $rdi, inlateout("r8") a[1].as_ptr() => $r8, inlateout("r9") b[1].as_ptr() => $r9,
                    inlateout("r10") out.as_mut_ptr() => $r10, lateout("r11") $r11, lateout("r12") $r12, lateout("r13") $r13,
                    lateout("r14") $r14, lateout("r15") $r15,
                );
            }
        }
        /// [`call`].
        pub struct Body;
        impl $crate::op::Op for Body {
            type A = [[u64; $n]; 2];
            type B = [[u64; $n]; 2];
            type Out = [[u64; 2 * $n]; 2];
            type K = $crate::Params<$n>;
            type Isa = $crate::cpu::Adx;
            #[inline(always)]
            fn run(isa: $crate::cpu::Adx, a: &Self::A, b: &Self::B, k: &Self::K) -> Self::Out {
                let mut out = [[0; 2 * $n]; 2];
                Self::run_to(&mut out, isa, a, b, k);
                out
            }
            #[inline(always)]
            fn run_to(out: &mut Self::Out, isa: $crate::cpu::Adx, a: &Self::A, b: &Self::B, _: &Self::K) {
                // SAFETY: the same words in the same order; the body writes words and nothing else.
                call(isa, unsafe { &mut *core::ptr::from_mut(out).cast() }, a.each_ref(), b.each_ref());
            }
        }
        $crate::body!(@code $n; $($code)*);
    };
    // `(a0 + a1 u)(b0 + b1 u) 2^(-64 N)`.
    (complex_product $n:literal $fits:ident; $($x:ident)*, $($y:ident)*;
     rax $rax:tt, rcx $rcx:tt, rdx $rdx:tt, rsi $rsi:tt, rdi $rdi:tt, r8 $r8:tt, r9 $r9:tt, r10 $r10:tt, r11 $r11:tt, r12 $r12:tt,
     r13 $r13:tt, r14 $r14:tt, r15 $r15:tt; $($code:tt)*) => {
        /// Product in `F[u] / (u^2 + 1)` of `a[0] + a[1] u` and `b[0] + b[1] u`.
        ///
        /// * **Computes** `[(a0 b0 - a1 b1) 2^(-64 N) mod p, (a0 b1 + a1 b0) 2^(-64 N) mod p]`
        #[doc = $crate::body!(@requires $fits)]
        #[doc = $crate::body!(@ensures $fits)]
        /// * **Time** constant
        /// * **Source** [`crate::scalar::x86`]
        #[inline(always)]
        #[must_use]
        pub fn call(
            _: $crate::cpu::Adx,
            a: [&[u64; $n]; 2],
            b: [&[u64; $n]; 2],
            k: &$crate::Params<$n>,
        ) -> [[u64; $n]; 2] {
            debug_assert!($crate::scalar::fits::$fits(k));
            let ($($x,)* $($y,)*): ($($crate::body!(@word $x),)* $($crate::body!(@word $y),)*);
            // SAFETY: as a product's.
            unsafe {
                core::arch::asm!(
                    "call {body}", body = sym body,
                    lateout("rax") $rax, inlateout("rcx") core::ptr::from_ref(k) => $rcx, lateout("rdx") $rdx,
                    inlateout("rsi") b[0].as_ptr() => $rsi, inlateout("rdi") a[0].as_ptr() => $rdi,
                    inlateout("r8") a[1].as_ptr() => $r8, inlateout("r9") b[1].as_ptr() => $r9, lateout("r10") $r10,
                    lateout("r11") $r11, lateout("r12") $r12, lateout("r13") $r13, lateout("r14") $r14, lateout("r15") $r15,
                    options(pure, readonly),
                );
            }
            [[$($x),*], [$($y),*]]
        }
        $crate::op::op!(/// [`call`].
            Body(isa: $crate::cpu::Adx, a: [[u64; $n]; 2], b: [[u64; $n]; 2]; k: $crate::Params<$n>) -> [[u64; $n]; 2] {
                call(isa, a.each_ref(), b.each_ref(), k)
            });
        $crate::body!(@code $n; $($code)*);
    };
    // `(a0 + a1 u)^2 2^(-64 N)`.
    (complex_square $n:literal $fits:ident; $($x:ident)*, $($y:ident)*;
     rax $rax:tt, rcx $rcx:tt, rdx $rdx:tt, rsi $rsi:tt, rdi $rdi:tt, r8 $r8:tt, r9 $r9:tt, r10 $r10:tt, r11 $r11:tt, r12 $r12:tt,
     r13 $r13:tt, r14 $r14:tt, r15 $r15:tt; $($code:tt)*) => {
        /// Square in `F[u] / (u^2 + 1)` of `a[0] + a[1] u`.
        ///
        /// * **Computes** `[(a0 + a1)(a0 - a1) 2^(-64 N) mod p, 2 a0 a1 2^(-64 N) mod p]`
        #[doc = $crate::body!(@requires $fits)]
        #[doc = $crate::body!(@ensures $fits)]
        /// * **Time** constant
        /// * **Source** [`crate::scalar::x86`]
        #[inline(always)]
        #[must_use]
        pub fn call(_: $crate::cpu::Adx, a: [&[u64; $n]; 2], k: &$crate::Params<$n>) -> [[u64; $n]; 2] {
            debug_assert!($crate::scalar::fits::$fits(k));
            let ($($x,)* $($y,)*): ($($crate::body!(@word $x),)* $($crate::body!(@word $y),)*);
            // SAFETY: as a square's.
            unsafe {
                core::arch::asm!(
                    "call {body}", body = sym body,
                    lateout("rax") $rax, inlateout("rcx") core::ptr::from_ref(k) => $rcx, lateout("rdx") $rdx, lateout("rsi") $rsi,
                    inlateout("rdi") a[0].as_ptr() => $rdi, inlateout("r8") a[1].as_ptr() => $r8, lateout("r9") $r9,
                    lateout("r10") $r10, lateout("r11") $r11, lateout("r12") $r12, lateout("r13") $r13, lateout("r14") $r14,
                    lateout("r15") $r15, options(pure, readonly),
                );
            }
            [[$($x),*], [$($y),*]]
        }
        $crate::op::op!(/// [`call`].
            Body(isa: $crate::cpu::Adx, a: [[u64; $n]; 2]; k: $crate::Params<$n>) -> [[u64; $n]; 2] { call(isa, a.each_ref(), k) });
        $crate::body!(@code $n; $($code)*);
    };
    // `u + v w` and `u - v w` by the rows of `w`.
    (butterfly $n:literal $fits:ident; $($sum:ident)*, $($difference:ident)*;
     rax $rax:tt, rcx $rcx:tt, rdx $rdx:tt, rsi $rsi:tt, rdi $rdi:tt, r8 $r8:tt, r9 $r9:tt, r10 $r10:tt, r11 $r11:tt, r12 $r12:tt,
     r13 $r13:tt, r14 $r14:tt, r15 $r15:tt; $($code:tt)*) => {
        /// Butterfly of Cooley and Tukey of `a = [v, u]` and the factor `w` of `rows`, whose row `i` is
        /// `w 2^(64 i - 128) mod p`.
        ///
        /// * **Computes** `[u + t mod p, u - t mod p]` for `t = sum v[i] rows[i] 2^(-128)`, which is `v w 2^(-64 N)`
        #[doc = concat!("* **Requires** `u < p`, rows `< p` and [`", stringify!($fits), "`](crate::scalar::fits), nothing of `v`")]
        /// * **Ensures** results `< p`
        /// * **Time** constant
        /// * **Source** Cooley and Tukey (1965); Shoup's products by a known factor, by words; [`crate::scalar::x86`]
        #[inline(always)]
        #[must_use]
        pub fn call(
            _: $crate::cpu::Adx,
            a: [&[u64; $n]; 2],
            rows: &[[u64; $n]; $n],
            k: &$crate::Params<$n>,
        ) -> [[u64; $n]; 2] {
            debug_assert!($crate::scalar::fits::$fits(k));
            let ($($sum,)* $($difference,)*): ($($crate::body!(@word $sum),)* $($crate::body!(@word $difference),)*);
            // SAFETY: the token proves BMI2 and ADX. The body reads `a`, `rows` and `k`, writes no memory but its stack
            // frame, and changes no register that is not listed.
            unsafe {
                core::arch::asm!(
                    "call {body}", body = sym body,
                    lateout("rax") $rax, inlateout("rcx") core::ptr::from_ref(k) => $rcx, lateout("rdx") $rdx,
                    inlateout("rsi") rows.as_ptr() => $rsi, inlateout("rdi") a[0].as_ptr() => $rdi,
                    inlateout("r8") a[1].as_ptr() => $r8, lateout("r9") $r9, lateout("r10") $r10, lateout("r11") $r11,
                    lateout("r12") $r12, lateout("r13") $r13, lateout("r14") $r14, lateout("r15") $r15, options(pure, readonly),
                );
            }
            [[$($sum),*], [$($difference),*]]
        }
        $crate::op::op!(/// [`call`].
            Body(isa: $crate::cpu::Adx, a: [[u64; $n]; 2], rows: [[u64; $n]; $n]; k: $crate::Params<$n>) -> [[u64; $n]; 2] {
                call(isa, a.each_ref(), rows, k)
            });
        $crate::body!(@code $n; $($code)*);
    };

    (@code $n:literal; $($member:ident)*; $($line:literal,)*) => {
        /// Not a function of the C convention: the registers are those that the `asm!` above lists.
        #[unsafe(naked)]
        unsafe extern "C" fn body() {
            core::arch::naked_asm!(
                ".p2align 6",
                $($line,)*
                $($member = const core::mem::offset_of!($crate::Params<$n>, $member),)*
            )
        }
    };
    (@word $r:ident) => { u64 };
    (@requires relaxed_fits) => { "* **Requires** operands `< 2p` and [`relaxed_fits`](crate::scalar::fits)" };
    (@requires $fits:ident) => {
        concat!("* **Requires** operands `< p` and [`", stringify!($fits), "`](crate::scalar::fits); \
            a product takes what [`crate::scalar::x86`] says beside")
    };
    (@ensures relaxed_fits) => { "* **Ensures** the result is `< 2p`" };
    (@ensures $fits:ident) => { "* **Ensures** the result is `< p`" };
    (@of_one square) => { "Montgomery square.\n\n* **Computes** `a^2 2^(-64 N)` modulo `p`" };
    (@of_one out_of_montgomery) => {
        "Out of Montgomery form.\n\n\
         * **Computes** `a 2^(-64 N)` modulo `p`: with `R = 2^(64 N)` it is `(a + m p) / R <= (p - 1 + (R - 1) p) / R < p`, so nothing is subtracted"
    };
    (@in_memory wide_pair) => {
        "Products `a[0] b[0]` and `a[1] b[1]`, each `[low limbs, high limbs]`.\n\n\
         * **Computes** `[a0 b0, a1 b1]`, to `out`\n* **Requires** nothing\n* **Ensures** the exact products"
    };
    (@in_memory wide_complex) => {
        "Product in `Z[u] / (u^2 + 1)` of `a[0] + a[1] u` and `b[0] + b[1] u`, each coordinate `[low limbs, high limbs]`.\n\n\
         * **Computes** `[a0 b0 - a1 b1, a0 b1 + a1 b0]` modulo `2^(128 N)`, to `out`\n\
         * **Requires** `a0 + a1` and `b0 + b1` below `2^(64 N)`\n\
         * **Ensures** coordinates modulo that power of two; the real part may stand for a negative number"
    };
}

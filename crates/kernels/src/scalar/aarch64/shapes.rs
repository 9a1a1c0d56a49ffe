//! How generated bodies are called: one wrapper for each shape. What is in [`crate::generated::aarch64`] is data for
//! the macro here.
//!
//! A body is a function with a private convention: operands by address, the result in registers, no register kept but
//! those that compilers do not give away. So its caller keeps what it needs once for all the products that it calls,
//! and not each product for itself.

/// A generated body: `call`, the function that calls it, and `Body`, the same as an [`Op`](crate::op::Op).
///
/// The data are the shape with its limbs and which moduli it takes (a function of [`fits`](crate::scalar::fits)); where
/// the words of the result are; the other registers that change; the members of [`Params`](crate::Params) that
/// instructions name; the instructions.
#[doc(hidden)]
#[macro_export]
macro_rules! body {
    // `a b 2^(-64 N)`.
    (product $n:literal $fits:ident; [$($at:tt $r:ident)*]; [$($changed:tt)*]; $($code:tt)*) => {
        /// Montgomery product.
        ///
        /// * **Computes** `a b 2^(-64 N)` modulo `p`
        #[doc = $crate::body!(@requires $fits)]
        /// * **Ensures** a result `< p`, and `< 2p` under `relaxed_fits`
        /// * **Time** constant
        /// * **Source** [`ordinary`](crate::scalar::aarch64::ordinary), [`fold`](crate::scalar::aarch64::fold),
        ///   [`shift`](crate::scalar::aarch64::shift)
        #[inline(always)]
        #[must_use]
        pub fn call(_: $crate::cpu::Aarch64, a: &[u64; $n], b: &[u64; $n], k: &$crate::Params<$n>) -> [u64; $n] {
            debug_assert!($crate::scalar::fits::$fits(k));
            let ($($r,)*): ($($crate::body!(@word $r),)*);
            // SAFETY: every AArch64 has the instructions. The body reads `a`, `b` and `k`, writes no memory but its
            // stack frame, and changes no register that is not listed.
            unsafe {
                core::arch::asm!(
                    "bl {body}", body = sym body,
                    inlateout("x0") a.as_ptr() => _, inlateout("x1") b.as_ptr() => _,
                    inlateout("x2") core::ptr::from_ref(k) => _,
                    $(lateout($at) $r,)* $(lateout($changed) _,)* lateout("x30") _, options(pure, readonly),
                );
            }
            [$($r),*]
        }
        $crate::op::op!(/// [`call`].
            Body(isa: $crate::cpu::Aarch64, a: [u64; $n], b: [u64; $n]; k: $crate::Params<$n>) -> [u64; $n] {
                call(isa, a, b, k)
            });
        $crate::body!(@code $n; $($code)*);
    };
    // `a^2 2^(-64 N)`.
    (square $n:literal $fits:ident; [$($at:tt $r:ident)*]; [$($changed:tt)*]; $($code:tt)*) => {
        /// Montgomery square.
        ///
        /// * **Computes** `a^2 2^(-64 N)` modulo `p`
        #[doc = $crate::body!(@requires $fits)]
        /// * **Ensures** a result `< p`, and `< 2p` under `relaxed_fits`
        /// * **Time** constant
        /// * **Source** [`ordinary`](crate::scalar::aarch64::ordinary), [`fold`](crate::scalar::aarch64::fold),
        ///   [`shift`](crate::scalar::aarch64::shift)
        #[inline(always)]
        #[must_use]
        pub fn call(_: $crate::cpu::Aarch64, a: &[u64; $n], k: &$crate::Params<$n>) -> [u64; $n] {
            debug_assert!($crate::scalar::fits::$fits(k));
            let ($($r,)*): ($($crate::body!(@word $r),)*);
            // SAFETY: as a product's.
            unsafe {
                core::arch::asm!(
                    "bl {body}", body = sym body,
                    inlateout("x0") a.as_ptr() => _, inlateout("x1") core::ptr::from_ref(k) => _,
                    $(lateout($at) $r,)* $(lateout($changed) _,)* lateout("x30") _, options(pure, readonly),
                );
            }
            [$($r),*]
        }
        $crate::op::op!(/// [`call`].
            Body(isa: $crate::cpu::Aarch64, a: [u64; $n]; k: $crate::Params<$n>) -> [u64; $n] { call(isa, a, k) });
        $crate::body!(@code $n; $($code)*);
    };
    // `(a0 + a1 u)(b0 + b1 u) 2^(-64 N)`.
    (complex_product $n:literal $fits:ident; [$($at0:tt $r0:ident)*]; [$($at1:tt $r1:ident)*]; [$($changed:tt)*];
     $($code:tt)*) => {
        /// Product in `F[u] / (u^2 + 1)` of `a[0] + a[1] u` and `b[0] + b[1] u`.
        ///
        /// * **Computes** `[(a0 b0 - a1 b1) 2^(-64 N) mod p, (a0 b1 + a1 b0) 2^(-64 N) mod p]`
        #[doc = $crate::body!(@requires $fits)]
        /// * **Ensures** results `< p`
        /// * **Time** constant
        /// * **Source** [`ordinary`](crate::scalar::aarch64::ordinary), [`fold`](crate::scalar::aarch64::fold)
        #[inline(always)]
        #[must_use]
        pub fn call(
            _: $crate::cpu::Aarch64,
            a: [&[u64; $n]; 2],
            b: [&[u64; $n]; 2],
            k: &$crate::Params<$n>,
        ) -> [[u64; $n]; 2] {
            debug_assert!($crate::scalar::fits::$fits(k));
            let ($($r0,)* $($r1,)*): ($($crate::body!(@word $r0),)* $($crate::body!(@word $r1),)*);
            // SAFETY: as a product's.
            unsafe {
                core::arch::asm!(
                    "bl {body}", body = sym body,
                    inlateout("x0") a[0].as_ptr() => _, inlateout("x1") b[0].as_ptr() => _,
                    inlateout("x2") core::ptr::from_ref(k) => _,
                    inlateout("x3") a[1].as_ptr() => _, inlateout("x4") b[1].as_ptr() => _,
                    $(lateout($at0) $r0,)* $(lateout($at1) $r1,)* $(lateout($changed) _,)* lateout("x30") _,
                    options(pure, readonly),
                );
            }
            [[$($r0),*], [$($r1),*]]
        }
        $crate::op::op!(/// [`call`].
            Body(isa: $crate::cpu::Aarch64, a: [[u64; $n]; 2], b: [[u64; $n]; 2]; k: $crate::Params<$n>)
                -> [[u64; $n]; 2] {
                call(isa, a.each_ref(), b.each_ref(), k)
            });
        $crate::body!(@code $n; $($code)*);
    };

    // `(a0 + a1 u)^2 2^(-64 N)`.
    (complex_square $n:literal $fits:ident; [$($at0:tt $r0:ident)*]; [$($at1:tt $r1:ident)*]; [$($changed:tt)*];
     $($code:tt)*) => {
        /// Square in `F[u] / (u^2 + 1)` of `a[0] + a[1] u`.
        ///
        /// * **Computes** `[(a0 + a1)(a0 - a1) 2^(-64 N) mod p, 2 a0 a1 2^(-64 N) mod p]`
        #[doc = $crate::body!(@requires $fits)]
        /// * **Ensures** results `< p`
        /// * **Time** constant
        /// * **Source** the complex method; [`ordinary`](crate::scalar::aarch64::ordinary),
        ///   [`fold`](crate::scalar::aarch64::fold)
        #[inline(always)]
        #[must_use]
        pub fn call(_: $crate::cpu::Aarch64, a: [&[u64; $n]; 2], k: &$crate::Params<$n>) -> [[u64; $n]; 2] {
            debug_assert!($crate::scalar::fits::$fits(k));
            let ($($r0,)* $($r1,)*): ($($crate::body!(@word $r0),)* $($crate::body!(@word $r1),)*);
            // SAFETY: as a product's.
            unsafe {
                core::arch::asm!(
                    "bl {body}", body = sym body,
                    inlateout("x0") a[0].as_ptr() => _, inlateout("x1") core::ptr::from_ref(k) => _,
                    inlateout("x2") a[1].as_ptr() => _,
                    $(lateout($at0) $r0,)* $(lateout($at1) $r1,)* $(lateout($changed) _,)* lateout("x30") _,
                    options(pure, readonly),
                );
            }
            [[$($r0),*], [$($r1),*]]
        }
        $crate::op::op!(/// [`call`].
            Body(isa: $crate::cpu::Aarch64, a: [[u64; $n]; 2]; k: $crate::Params<$n>) -> [[u64; $n]; 2] {
                call(isa, a.each_ref(), k)
            });
        $crate::body!(@code $n; $($code)*);
    };

    // `a b` modulo `2^255 - 19`.
    (element_product; [$($at:tt $r:ident)*]; [$($changed:tt)*]; $($code:tt)*) => {
        /// Product modulo `2^255 - 19`.
        ///
        /// * **Computes** `a b`
        /// * **Requires** `a, b < 2^256`
        /// * **Ensures** a result `< 2^255 + 2^198`
        /// * **Time** constant
        /// * **Source** schoolbook rows, then Bernstein 2006, section 3, with `2^256 = 38`
        #[inline(always)]
        #[must_use]
        pub fn call(_: $crate::cpu::Aarch64, a: &[u64; 4], b: &[u64; 4]) -> [u64; 4] {
            let ($($r,)*): ($($crate::body!(@word $r),)*);
            // SAFETY: as a product's, without constants.
            unsafe {
                core::arch::asm!(
                    "bl {body}", body = sym body,
                    inlateout("x0") a.as_ptr() => _, inlateout("x1") b.as_ptr() => _,
                    $(lateout($at) $r,)* $(lateout($changed) _,)* lateout("x30") _, options(pure, readonly),
                );
            }
            [$($r),*]
        }
        $crate::body!(@code 4; $($code)*);
    };
    // `a^2` modulo `2^255 - 19`.
    (element_square; [$($at:tt $r:ident)*]; [$($changed:tt)*]; $($code:tt)*) => {
        /// Square modulo `2^255 - 19`.
        ///
        /// * **Computes** `a^2`
        /// * **Requires** `a < 2^256`
        /// * **Ensures** a result `< 2^255 + 2^198`
        /// * **Time** constant
        /// * **Source** Handbook of Applied Cryptography, algorithm 14.16; the fold of a product
        #[inline(always)]
        #[must_use]
        pub fn call(_: $crate::cpu::Aarch64, a: &[u64; 4]) -> [u64; 4] {
            let ($($r,)*): ($($crate::body!(@word $r),)*);
            // SAFETY: as a product's, without constants.
            unsafe {
                core::arch::asm!(
                    "bl {body}", body = sym body,
                    inlateout("x0") a.as_ptr() => _,
                    $(lateout($at) $r,)* $(lateout($changed) _,)* lateout("x30") _, options(pure, readonly),
                );
            }
            [$($r),*]
        }
        $crate::body!(@code 4; $($code)*);
    };

    (@code $n:literal; $($member:ident)*; $($line:literal,)*) => {
        /// Not a function of the C convention: the registers are those that the `asm!` above lists.
        #[unsafe(naked)]
        unsafe extern "C" fn body() {
            core::arch::naked_asm!(
                ".p2align 4",
                $($line,)*
                $($member = const core::mem::offset_of!($crate::Params<$n>, $member),)*
            )
        }
    };
    (@word $r:ident) => { u64 };
    (@requires relaxed_fits) => { "* **Requires** operands `< 2p` and [`relaxed_fits`](crate::scalar::fits)" };
    (@requires $fits:ident) => {
        concat!("* **Requires** operands `< p` and [`", stringify!($fits), "`](crate::scalar::fits); \
            [`ordinary`](crate::scalar::aarch64::ordinary), [`fold`](crate::scalar::aarch64::fold) and \
            [`shift`](crate::scalar::aarch64::shift) say what more")
    };
}

//! The register-shaped form in compiler intrinsics: `_mulx_u64`, which leaves the flags alone, and `_addcarryx_u64`.
//!
//! The compiler decides on registers and schedule. It keeps both carry chains of a row in the one carry flag
//! (`adcx` and `adox` at once is beyond it), so `adx` is what to compare this with.

use core::arch::x86_64::{_addcarryx_u64, _mulx_u64};

use montane_kernels::cpu::AdxCode;
use montane_kernels::kernel::{Computes, Doc, ONE_SPARE_BIT};
use montane_kernels::op::op;
use montane_kernels::scalar::nocarry::NoCarry;
use montane_kernels::scalar::row::{reduce_once, unroll};
use montane_kernels::{Algorithm, Kernel, Operation, Params};

use crate::for_moduli;

/// `a * b`, as `(low word, high word)`.
#[inline(always)]
fn mul_wide(_: AdxCode, a: u64, b: u64) -> (u64, u64) {
    let mut high = 0;
    // SAFETY: the token proves BMI2.
    let low = unsafe { _mulx_u64(a, b, &mut high) };
    (low, high)
}

/// `a + b + carry`, as `(low word, carry out)`.
#[inline(always)]
fn add_carry(_: AdxCode, a: u64, b: u64, carry: u8) -> (u64, u8) {
    let mut low = 0;
    // SAFETY: the token proves ADX.
    let carry = unsafe { _addcarryx_u64(carry, a, b, &mut low) };
    (low, carry)
}

/// `t + a * b` as `N` words and a top word; the sum must fit.
#[inline(always)]
fn row<const N: usize>(isa: AdxCode, mut t: [u64; N], t_top: u64, a: &[u64; N], b: u64) -> ([u64; N], u64) {
    let (mut carry, mut above_carry) = (0, 0);
    let mut above = 0;
    for j in 0..N {
        let (low, high) = mul_wide(isa, a[j], b);
        let r;
        (r, above_carry) = add_carry(isa, low, above, above_carry);
        (t[j], carry) = add_carry(isa, t[j], r, carry);
        above = high;
    }
    let (above, _) = add_carry(isa, above, 0, above_carry);
    let (top, over) = add_carry(isa, t_top, above, carry);
    debug_assert!(over == 0);
    (t, top)
}

/// Montgomery multiplication for a modulus with a spare bit.
///
/// * **Computes** `a * b * 2^(-64N) mod p`
/// * **Requires** `a, b < p` and `p < 2^(64N - 1)` (see [`NoCarry`])
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** CIOS of Koc, Acar, Kaliski (1996), section 5; Intel, "New Instructions Supporting Large Integer
///   Arithmetic" (2012)
#[inline(always)]
#[must_use]
pub fn mul<const N: usize>(isa: AdxCode, a: &[u64; N], b: &[u64; N], k: NoCarry<'_, N>) -> [u64; N] {
    let k = k.params();
    let mut t = [0; N];
    unroll!(i < N, {
        let (s, top) = row(isa, t, 0, a, b[i]);
        let m = s[0].wrapping_mul(k.n0);
        let (s, top) = row(isa, s, top, &k.p, m);
        let mut j = 1;
        while j < N {
            t[j - 1] = s[j];
            j += 1;
        }
        t[N - 1] = top;
    });
    reduce_once(&t, false, &k.p)
}

op!(/// [`mul`] as a kernel.
    Mul[N](isa: AdxCode, a: [u64; N], b: [u64; N]; k: Params<N>) -> [u64; N] { mul(isa, a, b, NoCarry::assume(k)) });

/// The kernels of this file for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 1] {
    const DOC: Doc = Doc {
        summary: "CIOS in mulx and add-with-carry intrinsics, scheduled by the compiler",
        source: "Koc, Acar, Kaliski 1996, CIOS; Intel 2012",
    };
    let mul =
        Kernel::of::<Mul<N>>(Operation::MontMul, Algorithm::Other("intrinsics"), N, Computes::mont_product(N), DOC);
    [for_moduli(ONE_SPARE_BIT, mul).products(2 * N * N + N)]
}

//! Finely integrated operand scanning: product and reduction limb by limb in one loop.

use montane_kernels::cpu::Portable;
use montane_kernels::kernel::{Computes, Doc};
use montane_kernels::op::op;
use montane_kernels::scalar::row::{reduce_once, unroll};
use montane_kernels::word::{adc, mac};
use montane_kernels::{Algorithm, Kernel, Operation, Params};

/// Montgomery multiplication for any odd modulus.
///
/// * **Computes** `a * b * 2^(-64N) mod p`
/// * **Requires** `a, b < p`
/// * **Ensures** result `< p`: `t <= 2p - 1` after every round, as in [`montane_kernels::scalar::nocarry::NoCarry`]
/// * **Time** constant
/// * **Source** Koc, Acar, Kaliski, "Analyzing and Comparing Montgomery Multiplication Algorithms" (1996), section 6,
///   FIOS, with one carry for each of the two products instead of a carry that runs on into `t`
#[inline(always)]
#[must_use]
pub fn mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    let mut t = [0; N];
    let mut t_hi = 0;
    unroll!(i < N, {
        let (x, mut c) = mac(t[0], a[0], b[i], 0);
        let m = x.wrapping_mul(k.n0);
        let (_, mut d) = mac(x, m, k.p[0], 0);
        let mut j = 1;
        while j < N {
            let x;
            (x, c) = mac(t[j], a[j], b[i], c);
            (t[j - 1], d) = mac(x, m, k.p[j], d);
            j += 1;
        }
        let (top, over) = adc(c, d, t_hi);
        t[N - 1] = top;
        t_hi = over;
        debug_assert!(t_hi <= 1);
    });
    reduce_once(&t, t_hi == 1, &k.p)
}

op!(/// [`mul`] as a kernel.
    Mul[N](isa: Portable, a: [u64; N], b: [u64; N]; k: Params<N>) -> [u64; N] { mul(a, b, k) });

/// The kernels of this file for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 1] {
    const DOC: Doc = Doc { summary: "product and reduction in one loop", source: "Koc, Acar, Kaliski 1996, FIOS" };
    [Kernel::of::<Mul<N>>(Operation::MontMul, Algorithm::Other("fios"), N, Computes::mont_product(N), DOC)
        .products(2 * N * N + N)]
}

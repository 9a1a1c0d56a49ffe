//! Arithmetic on values below `2p`: chains of products without a last subtraction.
//!
//! All three need two spare bits, `4p <= 2^(64N)`, and keep the invariant "below `2p`"; [`finish`] leaves it.

use montane_kernels::cpu::Portable;
use montane_kernels::kernel::{Bound, Computes, Doc, Representation, TWO_SPARE_BITS};
use montane_kernels::op::op;
use montane_kernels::scalar::nocarry::mul_unreduced;
use montane_kernels::scalar::row::{difference, doubled, less_vartime, reduce_once, select, sum};
use montane_kernels::{Algorithm, Kernel, Operation, Params};

/// The invariant, for debug assertions.
fn holds<const N: usize>(a: &[u64; N], k: &Params<N>) -> bool {
    k.spare_bits() >= 2 && less_vartime(a, &doubled(&k.p))
}

/// `a + b` modulo `p`.
///
/// * **Computes** `a + b mod p`
/// * **Requires** `a, b < 2p` and `p < 2^(64N - 2)`
/// * **Ensures** result `< 2p`: `a + b < 4p <= 2^(64N)` has no carry, and `2p` is subtracted where it fits
/// * **Time** constant
/// * **Source** Montgomery's bounds as in Walter, "Montgomery exponentiation needs no final subtractions" (1999)
#[inline(always)]
#[must_use]
pub fn add<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(holds(a, k) && holds(b, k));
    let (t, carry) = sum(a, b);
    debug_assert!(!carry);
    let t = reduce_once(&t, false, &doubled(&k.p));
    debug_assert!(holds(&t, k));
    t
}

/// `a - b` modulo `p`.
///
/// * **Computes** `a - b mod p`
/// * **Requires** `a, b < 2p` and `p < 2^(64N - 2)`
/// * **Ensures** result `< 2p`: `-2p < a - b < 2p`, and `2p` is added where it is negative
/// * **Time** constant
/// * **Source** as [`add`]
#[inline(always)]
#[must_use]
pub fn sub<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(holds(a, k) && holds(b, k));
    let (t, borrow) = difference(a, b);
    let t = sum(&t, &select(borrow, &doubled(&k.p), &[0; N])).0;
    debug_assert!(holds(&t, k));
    t
}

/// Montgomery multiplication without the last subtraction.
///
/// * **Computes** `a * b * 2^(-64N) mod p`
/// * **Requires** `a, b < 2p` and `p < 2^(64N - 2)`
/// * **Ensures** result `< 2p`: with `R = 2^(64N) >= 4p` it is `(a b + m p) / R < (4p^2 + R p) / R <= 2p`. On the way
///   `t <= 3p - 1` (in a round `t' <= (3p - 1 + (2^64 - 1)(2p - 1) + (2^64 - 1) p) / 2^64 <= 3p - 1`), which has no
///   carry
/// * **Time** constant
/// * **Source** Walter, "Montgomery exponentiation needs no final subtractions" (1999)
#[inline(always)]
#[must_use]
pub fn mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(holds(a, k) && holds(b, k));
    let t = mul_unreduced(a, b, k);
    debug_assert!(holds(&t, k));
    t
}

/// The canonical value of a relaxed one.
///
/// * **Computes** `a mod p`
/// * **Requires** `a < 2p` and `p < 2^(64N - 2)`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** one trial subtraction
#[inline(always)]
#[must_use]
pub fn finish<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    debug_assert!(holds(a, k));
    reduce_once(a, false, &k.p)
}

op!(/// [`add`] as a kernel.
    Add[N](isa: Portable, a: [u64; N], b: [u64; N]; k: Params<N>) -> [u64; N] { add(a, b, k) });
op!(/// [`sub`] as a kernel.
    Sub[N](isa: Portable, a: [u64; N], b: [u64; N]; k: Params<N>) -> [u64; N] { sub(a, b, k) });
op!(/// [`mul`] as a kernel.
    Mul[N](isa: Portable, a: [u64; N], b: [u64; N]; k: Params<N>) -> [u64; N] { mul(a, b, k) });
op!(/// [`finish`] as a kernel.
    Finish[N](isa: Portable, a: [u64; N]; k: Params<N>) -> [u64; N] { finish(a, k) });

/// The kernels of this file for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 4] {
    const ADD: Doc = Doc { summary: "add, subtract 2p where it fits", source: "Walter 1999" };
    const SUB: Doc = Doc { summary: "subtract, add 2p where negative", source: "Walter 1999" };
    const MUL: Doc = Doc { summary: "CIOS without carry word and without last subtraction", source: "Walter 1999" };
    const FINISH: Doc = Doc { summary: "one trial subtraction", source: "Walter 1999" };
    let relaxed = Representation::saturated(N, Bound::Modulus { factor: 2 });
    const fn of(mut kernel: Kernel, form: Representation) -> Kernel {
        (kernel.a, kernel.applies) = (form, TWO_SPARE_BITS);
        if kernel.b.is_some() {
            (kernel.b, kernel.out) = (Some(form), form);
        }
        kernel
    }
    let product = Kernel::of::<Mul<N>>(Operation::RelaxedMul, Algorithm::Plain, N, Computes::mont_product(N), MUL);
    [
        of(Kernel::of::<Add<N>>(Operation::RelaxedAdd, Algorithm::Plain, N, Computes::Sum, ADD), relaxed),
        of(Kernel::of::<Sub<N>>(Operation::RelaxedSub, Algorithm::Plain, N, Computes::Difference, SUB), relaxed),
        of(product, relaxed).products(2 * N * N + N),
        of(Kernel::of::<Finish<N>>(Operation::RelaxedFinish, Algorithm::Plain, N, Computes::Same, FINISH), relaxed),
    ]
}

//! Addition, subtraction, negation, doubling and halving modulo `p`: one trial subtraction or one masked correction.

use super::row;
use crate::cpu::Portable;
use crate::kernel::{Computes, Doc};
use crate::op::op;
use crate::params::{halve_mod, subtract_once};
use crate::{Algorithm, Kernel, Operation, Params};

/// `a + b mod p`.
///
/// * **Computes** `(a + b) mod p`
/// * **Requires** `a, b < p`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** Handbook of Applied Cryptography, algorithm 14.7 and one trial subtraction
#[inline(always)]
#[must_use]
pub fn add<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    let (t, carry) = row::sum(a, b);
    // With a bit to spare there is no carry, and the choice takes the borrow as the flag that it is.
    row::reduce_once(&t, carry & (k.spare_bits() == 0), &k.p)
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
pub fn sub<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    let (t, borrow) = row::difference(a, b);
    row::sum(&t, &row::select(borrow, &k.p, &[0; N])).0
}

/// `-a mod p`; the negation of zero is zero.
///
/// * **Computes** `-a mod p`
/// * **Requires** `a < p`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** [`sub`] from zero
#[inline(always)]
#[must_use]
pub fn neg<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    sub(&[0; N], a, k)
}

/// `2a mod p`.
///
/// * **Computes** `2a mod p`
/// * **Requires** `a < p`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** [`add`] with itself
#[inline(always)]
#[must_use]
pub fn double<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    row::reduce_once(&row::doubled(a), (k.spare_bits() == 0) & (a[N - 1] >> 63 == 1), &k.p)
}

/// `a / 2 mod p`.
///
/// * **Computes** `a * 2^-1 mod p`
/// * **Requires** `a < p`
/// * **Ensures** result `< p`
/// * **Time** constant
/// * **Source** add `p` if `a` is odd (masked), shift right
#[inline(always)]
#[must_use]
pub const fn halve<const N: usize>(a: &[u64; N], k: &Params<N>) -> [u64; N] {
    halve_mod(*a, &k.p)
}

/// [`add`] for constants: the same with masks, because conditional moves cannot be asked for there.
#[must_use]
pub const fn add_const<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    let (t, carry) = row::sum(a, b);
    subtract_once(t, carry as u64, &k.p)
}

/// [`sub`] for constants: `a + (p - b)`.
#[must_use]
pub const fn sub_const<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    add_const(a, &row::difference(&k.p, b).0, k)
}

op!(/// [`add`] as a kernel.
    Add[N](isa: Portable, a: [u64; N], b: [u64; N]; k: Params<N>) -> [u64; N] { add(a, b, k) });
op!(/// [`sub`] as a kernel.
    Sub[N](isa: Portable, a: [u64; N], b: [u64; N]; k: Params<N>) -> [u64; N] { sub(a, b, k) });
op!(/// [`neg`] as a kernel.
    Neg[N](isa: Portable, a: [u64; N]; k: Params<N>) -> [u64; N] { neg(a, k) });
op!(/// [`double`] as a kernel.
    Double[N](isa: Portable, a: [u64; N]; k: Params<N>) -> [u64; N] { double(a, k) });
op!(/// [`halve`] as a kernel.
    Halve[N](isa: Portable, a: [u64; N]; k: Params<N>) -> [u64; N] { halve(a, k) });

/// The kernels of this file for one limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 5] {
    const ADD: Doc =
        Doc { summary: "add, then one trial subtraction", source: "Handbook of Applied Cryptography, 14.7" };
    const SUB: Doc =
        Doc { summary: "subtract, then add p under a mask", source: "Handbook of Applied Cryptography, 14.9" };
    const HALVE: Doc = Doc { summary: "add p if odd, shift right", source: "folklore" };
    [
        Kernel::of::<Add<N>>(Operation::Add, Algorithm::Plain, N, Computes::Sum, ADD),
        Kernel::of::<Sub<N>>(Operation::Sub, Algorithm::Plain, N, Computes::Difference, SUB),
        Kernel::of::<Neg<N>>(Operation::Neg, Algorithm::Plain, N, Computes::Negation, SUB),
        Kernel::of::<Double<N>>(Operation::Double, Algorithm::Plain, N, Computes::Scaled { shift: 1 }, ADD),
        Kernel::of::<Halve<N>>(Operation::Halve, Algorithm::Plain, N, Computes::Scaled { shift: -1 }, HALVE),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_and_run_time_agree() {
        for p in [3, 0x1fff_ffff_ffff_ffff, u64::MAX - 58] {
            let k = Params::new([p]);
            let edges = [0, 1, 2, p / 2, p / 2 + 1, p - 2, p - 1].map(|x| [x % p]);
            for a in &edges {
                for b in &edges {
                    assert_eq!(add(a, b, &k), add_const(a, b, &k));
                    assert_eq!(sub(a, b, &k), sub_const(a, b, &k));
                }
            }
        }
    }
}

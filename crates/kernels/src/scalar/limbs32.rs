//! Montgomery products by limbs of 32 bits, for processors whose words these are.
//!
//! Operands and results are the words of 64 bits that every other product takes, each of them two limbs. Of 64-bit
//! limbs such a processor makes each product of four, and moves the carries of all columns of 128 bits about; here a
//! product, what stands in its column and what is carried into it are two words, which ARM adds in the instruction
//! that multiplies (`umaal`).
//!
//! Loops and not straight code: how much of them is unrolled is the choice of who compiles, for speed or for size.

use super::row::reduce_once;
use crate::cpu::Portable;
use crate::kernel::{Computes, Doc, ONE_SPARE_BIT};
use crate::op::op;
use crate::{Algorithm, Kernel, Operation, Params};

/// `t + a * b + carry`, as `(low limb, high limb)`.
///
/// No overflow: `(2^32 - 1)^2 + 2 (2^32 - 1) = 2^64 - 1`.
#[inline(always)]
const fn mac(t: u32, a: u32, b: u32, carry: u32) -> (u32, u32) {
    let t = t as u64 + a as u64 * b as u64 + carry as u64;
    (t as u32, (t >> 32) as u32)
}

/// The limbs of words.
#[inline(always)]
fn halves<const N: usize>(words: &[u64; N]) -> [[u32; 2]; N] {
    words.map(|word| [word as u32, (word >> 32) as u32])
}

/// Montgomery multiplication for a modulus with a spare bit.
///
/// Each row adds `a b_i + m p` and drops its lowest limb, which is 0. With `2^32` in the place of `2^64` the bounds of
/// [`NoCarry`](super::nocarry::NoCarry) hold: no row's sum outgrows its limbs, so the two carries of a row sum to its
/// highest limb.
///
/// * **Computes** `a * b * 2^(-64N) mod p`
/// * **Requires** `a, b < p` and `p < 2^(64N - 1)`; or `a, b < 2p` and `p < 2^(64N - 2)`
/// * **Ensures** result `< p`
/// * **Time** constant where a product of two words of 32 bits is
/// * **Source** FIOS of Koc, Acar, Kaliski (1996)
#[inline(always)]
#[must_use]
pub fn mul<const N: usize>(a: &[u64; N], b: &[u64; N], k: &Params<N>) -> [u64; N] {
    let (a, b, p) = (halves(a), halves(b), halves(&k.p));
    let (a, p) = (a.as_flattened(), p.as_flattened());
    let mut sum = [[0; 2]; N];
    let t = sum.as_flattened_mut();
    for &b in b.as_flattened() {
        let (low, mut carry) = mac(t[0], a[0], b, 0);
        let m = low.wrapping_mul(k.n0 as u32);
        let (zero, mut over) = mac(low, m, p[0], 0);
        debug_assert!(zero == 0);
        for j in 1..2 * N {
            let limb;
            (limb, carry) = mac(t[j], a[j], b, carry);
            (t[j - 1], over) = mac(limb, m, p[j], over);
        }
        t[2 * N - 1] = carry + over;
    }
    reduce_once(&sum.map(|[low, high]| u64::from(low) | u64::from(high) << 32), false, &k.p)
}

op!(/// [`mul`] as a kernel.
    Mul[N](isa: Portable, a: [u64; N], b: [u64; N]; k: Params<N>) -> [u64; N] { mul(a, b, k) });

/// The kernels of this file for one limb count. A square is a product: where a limb is loaded for each instruction
/// that multiplies, doubled limbs save little.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 1] {
    const MUL: Doc =
        Doc { summary: "limbs of 32 bits, product and reduction in one row", source: "Koc, Acar, Kaliski 1996, FIOS" };
    let mul = Kernel::of::<Mul<N>>(Operation::MontMul, Algorithm::Limbs32, N, Computes::mont_product(N), MUL);
    [Kernel { applies: ONE_SPARE_BIT, lazy: true, ..mul }.products(8 * N * N + 2 * N)]
}

#[cfg(test)]
mod tests {
    use super::super::nocarry::{self, NoCarry};
    use super::mul;
    use crate::Params;

    /// Moduli whose limbs are all ones or all zeros but for one, just below the bounds, and the largest operands: where
    /// a carry is lost, or a row outgrows its limbs, some product shows it.
    fn largest<const N: usize>() {
        for spare in [1, 2] {
            for hole in 0..2 * N {
                let mut p = [u64::MAX; N];
                p[N - 1] >>= spare;
                p[hole / 2] &= !(0xffff_fffe << (32 * (hole % 2)));
                p[0] |= 1;
                let k = Params::new(p);
                let minus = |a: &[u64; N], n: u64| {
                    let mut a = *a;
                    // The lowest limb of `p` may be 1.
                    let mut borrow = n;
                    for word in &mut a {
                        let (low, over) = word.overflowing_sub(borrow);
                        (*word, borrow) = (low, u64::from(over));
                    }
                    a
                };
                let twice = super::super::row::sum(&p, &p).0;
                let from = if spare == 2 { &twice } else { &p };
                let operands = [minus(from, 1), minus(from, 2), minus(&p, 1), p.map(|word| word >> 1), [0; N]];
                for a in operands {
                    for b in operands {
                        assert_eq!(mul(&a, &b, &k), nocarry::mul(&a, &b, NoCarry::new(&k)), "{p:x?} {a:x?} {b:x?}");
                    }
                }
            }
        }
    }

    #[test]
    fn largest_operands() {
        largest::<1>();
        largest::<4>();
        largest::<6>();
    }
}

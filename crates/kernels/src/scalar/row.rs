//! Rows: a number times a word, and one Montgomery step. What the multiplications of this folder are put together from.

use crate::word::{add_carry, mul_wide, sub_borrow};
use crate::{Params, each, inlined};

/// Repeats a block for a constant `i` from 0 below `N`, each time as straight code.
///
/// Compilers keep a loop over 6 rows of 12 products as a loop, and the index then costs loads and spills.
/// Limb counts above 16 are refused at compile time.
#[doc(hidden)]
#[macro_export]
macro_rules! unroll {
    ($i:ident < $n:ident, $body:block) => {
        const { assert!($n <= 16, "rows are unrolled for at most 16 limbs") };
        $crate::unroll!(@ $i, $n, $body, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
    };
    (@ $i:ident, $n:ident, $body:block, $($c:literal)*) => {
        $(if const { $c < $n } {
            let $i: usize = $c;
            $body
        })*
    };
}
pub use unroll;

/// `a * b` as `N` low words and the top word.
#[inline(always)]
#[must_use]
pub const fn product<const N: usize>(a: &[u64; N], b: u64) -> ([u64; N], u64) {
    let mut r = [0; N];
    let mut carry = false;
    let mut above = 0;
    let mut j = 0;
    while j < N {
        let (low, high) = mul_wide(a[j], b);
        (r[j], carry) = add_carry(low, above, carry);
        above = high;
        j += 1;
    }
    // No overflow: a * b < 2^(64(N+1)).
    (r, above + carry as u64)
}

/// `a + b` and the carry.
#[inline(always)]
#[must_use]
pub const fn sum<const N: usize>(a: &[u64; N], b: &[u64; N]) -> ([u64; N], bool) {
    let mut t = [0; N];
    let mut carry = false;
    let mut j = 0;
    while j < N {
        (t[j], carry) = add_carry(a[j], b[j], carry);
        j += 1;
    }
    (t, carry)
}

/// `a - b` and the borrow.
#[inline(always)]
#[must_use]
pub const fn difference<const N: usize>(a: &[u64; N], b: &[u64; N]) -> ([u64; N], bool) {
    let mut t = [0; N];
    let mut borrow = false;
    let mut j = 0;
    while j < N {
        (t[j], borrow) = sub_borrow(a[j], b[j], borrow);
        j += 1;
    }
    (t, borrow)
}

/// One Montgomery step, `(t + top * 2^(64N) + m p) / 2^64` for the `m` that makes it exact, and the carry.
///
/// For `t + top * 2^(64N) <= x` the result is at most `(x + (2^64 - 1) p) / 2^64`.
#[inline(always)]
#[must_use]
pub const fn step<const N: usize>(t: &[u64; N], top: u64, k: &Params<N>) -> ([u64; N], bool) {
    let m = t[0].wrapping_mul(k.n0);
    let (r, r_top) = product(&k.p, m);
    let mut out = [0; N];
    let (zero, mut carry) = add_carry(t[0], r[0], false);
    debug_assert!(zero == 0);
    let mut j = 1;
    while j < N {
        (out[j - 1], carry) = add_carry(t[j], r[j], carry);
        j += 1;
    }
    (out[N - 1], carry) = add_carry(top, r_top, carry);
    (out, carry)
}

/// `t - q` if `carry * 2^(64N) + t >= q`, else `t`, for a value below `q + 2^(64N)`: one trial subtraction and a choice
/// by conditional moves.
///
/// [`crate::params::subtract_once`] is the same for constants.
#[inline(always)]
#[must_use]
pub fn reduce_once<const N: usize>(t: &[u64; N], carry: bool, q: &[u64; N]) -> [u64; N] {
    let (s, borrow) = difference(t, q);
    select(borrow & !carry, t, &s)
}

/// `if keep { t } else { s }`: conditional moves on x86-64, masks elsewhere.
///
/// Nothing in the language promises a conditional move: of `core::hint::select_unpredictable`, which says that it would
/// be good, compilers made branches on RISC-V, and for size on x86-64 a load from the address of one of the two.
#[inline(always)]
#[must_use]
pub fn select<const N: usize>(keep: bool, t: &[u64; N], s: &[u64; N]) -> [u64; N] {
    #[cfg(target_arch = "x86_64")]
    {
        each(inlined!(|i: usize| {
            let mut out = s[i];
            // SAFETY: reads and writes registers and flags.
            unsafe {
                core::arch::asm!(
                    "test {keep:e}, {keep:e}",
                    "cmovne {out}, {t}",
                    keep = in(reg) u32::from(keep),
                    t = in(reg) t[i],
                    out = inout(reg) out,
                    options(pure, nomem, nostack),
                );
            }
            out
        }))
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        let m = crate::word::mask(keep.into());
        each(inlined!(|i: usize| s[i] ^ (m & (s[i] ^ t[i]))))
    }
}

/// `2a` modulo `2^(64N)`.
#[inline(always)]
#[must_use]
pub const fn doubled<const N: usize>(a: &[u64; N]) -> [u64; N] {
    let mut d = [0; N];
    let mut below = 0;
    let mut j = 0;
    while j < N {
        d[j] = (a[j] << 1) | (below >> 63);
        below = a[j];
        j += 1;
    }
    d
}

/// Whether `a < b`, for debug assertions; time depends on the values.
#[must_use]
pub const fn less_vartime<const N: usize>(a: &[u64; N], b: &[u64; N]) -> bool {
    difference(a, b).1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::params::subtract_once;

    #[test]
    fn the_two_trial_subtractions_agree() {
        const LIMBS: [u64; 4] = [0, 1, u64::MAX - 1, u64::MAX];
        for p in LIMBS.map(|top| [u64::MAX, top]) {
            for t in LIMBS.iter().flat_map(|&x| LIMBS.map(|y| [x, y])) {
                for carry in [false, true] {
                    assert_eq!(reduce_once(&t, carry, &p), subtract_once(t, carry.into(), &p));
                }
            }
        }
    }

    #[test]
    fn doubling_shifts_across_limbs() {
        assert_eq!(doubled(&[1 << 63, 1 << 63, 3]), [0, 1, 7]);
    }
}

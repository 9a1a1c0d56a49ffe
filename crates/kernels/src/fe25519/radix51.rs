//! Five limbs of 51 bits, however they are multiplied: their bounds, sums, carries and words.
//!
//! Limb `i` weighs `2^(51 i)`.
//!
//! With `T = 2^51 + 2^18`:
//!
//! * tight: every limb is below `T`;
//! * loose: every limb is below `5 T < 2^53.33` (a sum of weight 5: `P` terms below `T`, and for each of the `M`
//!   subtracted terms a multiple `2p` whose limbs `2^52 - 38, 2^52 - 2, ..` are above `T` and below `2 T`).

use super::form::{FOLD_255, MAX_WEIGHT, check_weight};
use super::limbs64;

/// Exclusive bound on a tight limb.
pub const TIGHT: u64 = (1 << 51) + (1 << 18);
/// Exclusive bound on a loose limb.
pub const LOOSE: u64 = MAX_WEIGHT as u64 * TIGHT;
/// The low 51 bits.
pub(crate) const LOW_51: u64 = (1 << 51) - 1;
/// `2p` in limbs each of which a tight limb can be taken from.
pub(crate) const TWO_P: [u64; 5] = [2 * (LOW_51 + 1 - FOLD_255), 2 * LOW_51, 2 * LOW_51, 2 * LOW_51, 2 * LOW_51];
const _: () = assert!(TWO_P[0] >= TIGHT && TWO_P[1] < 2 * TIGHT);

pub(crate) const fn all_below(limbs: &[u64; 5], bound: u64) -> bool {
    let mut i = 0;
    while i < 5 {
        if limbs[i] >= bound {
            return false;
        }
        i += 1;
    }
    true
}

/// `plus[0] + .. - minus[0] - ..`, limb by limb.
///
/// * **Computes** the signed sum, plus `2p` for each subtracted term
/// * **Requires** tight terms, `P >= 1`, `P + 2M <= 5`
/// * **Ensures** every limb `< (P + 2M) T <= 5 T`
/// * **Time** constant
/// * **Source** the head of this file
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub const fn sum<const P: usize, const M: usize>(plus: &[[u64; 5]; P], minus: &[[u64; 5]; M]) -> [u64; 5] {
    const { check_weight(P, M) };
    let mut r = [0; 5];
    let mut i = 0;
    while i < 5 {
        r[i] = M as u64 * TWO_P[i];
        let mut j = 0;
        while j < P {
            debug_assert!(plus[j][i] < TIGHT);
            r[i] += plus[j][i];
            j += 1;
        }
        j = 0;
        while j < M {
            debug_assert!(minus[j][i] < TIGHT);
            r[i] -= minus[j][i];
            j += 1;
        }
        i += 1;
    }
    debug_assert!(all_below(&r, LOOSE));
    r
}

/// A tight element from one whose limbs are any words.
///
/// Each limb keeps 51 bits and receives a carry below `2^13`, the first one 19-fold: below `2^51 + 19 * 2^13 < T`.
#[cfg_attr(not(debug_assertions), inline(always))]
#[cfg_attr(debug_assertions, inline(never))]
#[must_use]
pub const fn carry(a: &[u64; 5]) -> [u64; 5] {
    let r = [
        (a[0] & LOW_51) + (a[4] >> 51) * FOLD_255,
        (a[1] & LOW_51) + (a[0] >> 51),
        (a[2] & LOW_51) + (a[1] >> 51),
        (a[3] & LOW_51) + (a[2] >> 51),
        (a[4] & LOW_51) + (a[3] >> 51),
    ];
    debug_assert!(all_below(&r, TIGHT));
    r
}

/// Five limbs from a value below `2^256`: the last has 52 bits, so bit 255 is folded.
#[inline(always)]
#[must_use]
pub const fn from_words(w: &[u64; 4]) -> [u64; 5] {
    [
        (w[0] & LOW_51) + (w[3] >> 63) * FOLD_255,
        (w[0] >> 51 | w[1] << 13) & LOW_51,
        (w[1] >> 38 | w[2] << 26) & LOW_51,
        (w[2] >> 25 | w[3] << 39) & LOW_51,
        (w[3] >> 12) & LOW_51,
    ]
}

/// A tight element in words.
///
/// Carried upwards, four limbs are below `2^51` and the last below `T + 2`, so the value is below `2^256`: it fits four
/// words.
#[inline(always)]
#[must_use]
pub const fn any_words(a: &[u64; 5]) -> [u64; 4] {
    debug_assert!(all_below(a, TIGHT));
    let mut c = a[0];
    let mut r = [0; 5];
    let mut i = 0;
    while i < 4 {
        r[i] = c & LOW_51;
        c = a[i + 1] + (c >> 51);
        i += 1;
    }
    r[4] = c;
    [r[0] | r[1] << 51, r[1] >> 13 | r[2] << 38, r[2] >> 26 | r[3] << 25, r[3] >> 39 | r[4] << 12]
}

/// The canonical representative of a tight element.
#[inline(always)]
#[must_use]
pub const fn to_words(a: &[u64; 5]) -> [u64; 4] {
    limbs64::canonical(&any_words(a))
}

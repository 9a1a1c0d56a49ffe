//! Signed digits of the parts of scalars, for buckets. Nothing here is for secrets.

use crate::recode::Part;

/// How many digits of `window` bits stand for any part of `bits` bits: one bit more, for the last carry.
pub(super) fn count(bits: usize, window: usize) -> usize {
    (bits + 1).div_ceil(window)
}

/// Digit `i` of `part = sum of d_i 2^(window i)`, of magnitude at most `2^(window - 1)`:
/// the bits of the window, and the bit below, which the digit below it has rounded up.
#[inline(always)]
pub(super) fn digit(part: &Part, window: usize, i: usize) -> i32 {
    debug_assert!(window < 31);
    let low = window * i;
    let bits = part.magnitude.checked_shr(low as u32).unwrap_or(0) as u64 & ((1 << window) - 1);
    let below = if low == 0 { 0 } else { part.magnitude.checked_shr(low as u32 - 1).unwrap_or(0) as u64 & 1 };
    let negative = (bits >> (window - 1)) << window;
    let digit = (bits + below) as i32 - negative as i32;
    if part.negative == 1 { -digit } else { digit }
}

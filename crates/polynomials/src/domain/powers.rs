//! Powers of an element, one after the other or in bit-reversed order.

use alloc::vec::Vec;

use ff::Field;

use super::order::Order;

/// `first base^i` for `i < 2^log`.
pub(super) fn powers<F: Field>(log: u32, base: F, first: F, order: Order) -> Vec<F> {
    let mut out = Vec::with_capacity(1 << log);
    out.push(first);
    for k in 0..log {
        // The exponents of the new half have one more bit, from the bottom or from the top.
        let bit = if order == Order::Natural { k } else { log - 1 - k };
        let step = square_n(base, bit);
        for i in 0..out.len() {
            out.push(out[i] * step);
        }
    }
    out
}

/// `a^(2^n)`
pub(super) fn square_n<F: Field>(a: F, n: u32) -> F {
    (0..n).fold(a, |a, _| a.square())
}

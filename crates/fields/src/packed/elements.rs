//! Several elements as one: what formulas over lanes and blocks need besides those of a field.

use crate::field::Field;
use crate::quadratic::Fp2;
use montane_kernels::inlined;

/// Up to eight elements of a field as one value.
pub trait Packed: Field {
    /// One element.
    type Single: Field;
    /// How many there are, at most eight.
    const WIDTH: usize;
    /// The set of all of them, one bit for each.
    const ALL: u8 = u8::MAX >> (8 - Self::WIDTH);

    /// Element `i` is `elements[i]`; those from [`Self::WIDTH`] on are not read.
    fn pack(elements: &[Self::Single; 8]) -> Self;
    /// The elements; those from [`Self::WIDTH`] on are zero.
    fn unpack(&self) -> [Self::Single; 8];
    /// The elements of `b` whose bit is set in `chosen`, the others of `self`. Constant time in `chosen`.
    fn blend(&self, b: &Self, chosen: u8) -> Self;
    /// The elements that are zero, one bit for each.
    fn is_zero(&self) -> u8;

    /// Those in which `self` and `b` are equal, one bit for each.
    #[inline(always)]
    fn equals(&self, b: &Self) -> u8 {
        self.sub(b).is_zero()
    }
}

/// Up to eight elements of a prime field as one value.
pub trait PackedPrime: Packed {
    /// Those whose plain value is odd, one bit for each.
    fn is_odd(&self) -> u8;
    /// `self^((p - 3) / 4)` of each, for a prime `p = 3 mod 4`: see [`Progenitor`](crate::quadratic::Progenitor).
    fn progenitor(&self) -> Self;
}

impl<F: Packed> Packed for Fp2<F> {
    type Single = Fp2<F::Single>;
    const WIDTH: usize = F::WIDTH;

    #[inline]
    fn pack(elements: &[Fp2<F::Single>; 8]) -> Self {
        Self { c0: F::pack(&elements.map(|a| a.c0)), c1: F::pack(&elements.map(|a| a.c1)) }
    }
    #[inline]
    fn unpack(&self) -> [Fp2<F::Single>; 8] {
        let (c0, c1) = (self.c0.unpack(), self.c1.unpack());
        core::array::from_fn(|i| Fp2 { c0: c0[i], c1: c1[i] })
    }
    #[inline(always)]
    fn blend(&self, b: &Self, chosen: u8) -> Self {
        Self { c0: self.c0.blend(&b.c0, chosen), c1: self.c1.blend(&b.c1, chosen) }
    }
    #[inline(always)]
    fn is_zero(&self) -> u8 {
        self.c0.is_zero() & self.c1.is_zero()
    }
}

/// `a^e`, least significant limb first, by a sliding window. The time depends on the exponent alone.
///
/// # Panics
/// If `e` is zero.
#[inline(always)]
pub(super) fn pow_vartime_exponent<F: Field>(a: &F, e: &[u64]) -> F {
    const WINDOW: usize = 5;
    let bit = |i: usize| e[i / 64] >> (i % 64) & 1 == 1;
    // The window that ends below bit `i`, which is set: its lowest bit, which is too, and the power of the table that it reads.
    let window = |i: usize| {
        let mut low = i.saturating_sub(WINDOW);
        while !bit(low) {
            low += 1;
        }
        (low, (low..i).rev().fold(0, |digit, j| digit << 1 | usize::from(bit(j))) >> 1)
    };
    F::outline(inlined!(|| {
        // Odd powers.
        let square = a.square();
        let mut table = [*a; 1 << (WINDOW - 1)];
        for i in 1..table.len() {
            table[i] = table[i - 1].mul(&square);
        }
        let mut i = 64 * e.len();
        while !bit(i - 1) {
            i -= 1;
        }
        let (mut done, first) = window(i);
        let mut acc = table[first];
        loop {
            i = done;
            while i > 0 && !bit(i - 1) {
                i -= 1;
            }
            if i == 0 {
                acc.square_n_assign(done);
                break;
            }
            let (low, digit) = window(i);
            acc.square_n_assign(done - low);
            done = low;
            let factor = &table[digit];
            if F::IN_PLACE {
                let before = acc;
                acc.set_mul(&before, factor);
            } else {
                acc = acc.mul(factor);
            }
        }
        acc
    }))
}

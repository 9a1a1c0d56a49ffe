//! Several elements as one: what formulas over lanes and blocks need besides those of a field.

use montane_kernels::{Inlined, each, inlined};
use subtle::ConditionallySelectable;

use crate::field::Field;
use crate::modulus::Modulus;
use crate::mont::Mont;
use crate::quadratic::Fp2;

/// Up to eight elements of a field as one value; an element by itself is one.
pub trait Packed: Field {
    /// One element.
    type Single: Field;
    /// How many there are, at most eight.
    const WIDTH: usize;
    /// The set of all of them, one bit for each.
    const ALL: u8 = u8::MAX >> (8 - Self::WIDTH);

    /// Element `i` is `element(i)`.
    fn pack(element: impl Fn(usize) -> Self::Single) -> Self;
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

/// Elements that are fetched from anywhere in memory, and left there, one by one. Apart from [`Packed`], as blocks are
/// not.
pub trait Gather: Packed {
    /// An element at rest, in the limbs that the packed ones have.
    type AtRest: Copy + Send + Sync + 'static;
    /// No element in particular.
    const EMPTY: Self::AtRest;

    /// Element `i` is `elements[i]`, for as many as there are.
    fn gather(elements: [&Self::AtRest; 8]) -> Self;
    /// Calls `put(i, element)` for each element.
    fn scatter(&self, put: Inlined<impl FnMut(usize, Self::AtRest)>);
    /// Each to the power `p`, the characteristic: an endomorphism of a curve is made of it.
    fn frobenius(&self) -> Self;
}

/// Up to eight elements of a prime field as one value. Apart from [`Packed`], as extensions have no parity.
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
    fn pack(element: impl Fn(usize) -> Fp2<F::Single>) -> Self {
        Self { c0: F::pack(|i| element(i).c0), c1: F::pack(|i| element(i).c1) }
    }
    #[inline]
    fn unpack(&self) -> [Fp2<F::Single>; 8] {
        let (c0, c1) = (self.c0.unpack(), self.c1.unpack());
        each(inlined!(|i: usize| Fp2 { c0: c0[i], c1: c1[i] }))
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

impl<F: Gather> Gather for Fp2<F> {
    type AtRest = [F::AtRest; 2];
    const EMPTY: [F::AtRest; 2] = [F::EMPTY; 2];

    #[inline(always)]
    fn gather(elements: [&[F::AtRest; 2]; 8]) -> Self {
        // Written out: `map` is a call.
        let [a, b, c, d, e, f, g, h] = elements;
        Self {
            c0: F::gather([&a[0], &b[0], &c[0], &d[0], &e[0], &f[0], &g[0], &h[0]]),
            c1: F::gather([&a[1], &b[1], &c[1], &d[1], &e[1], &f[1], &g[1], &h[1]]),
        }
    }
    #[inline(always)]
    fn scatter(&self, Inlined(mut put): Inlined<impl FnMut(usize, [F::AtRest; 2])>) {
        let mut elements = [Self::EMPTY; 8];
        self.c0.scatter(inlined!(|i: usize, c| elements[i][0] = c));
        self.c1.scatter(inlined!(|i: usize, c| elements[i][1] = c));
        for (i, a) in elements.into_iter().enumerate().take(F::WIDTH) {
            put(i, a);
        }
    }
    #[inline(always)]
    fn frobenius(&self) -> Self {
        self.conjugate()
    }
}

impl<M: Modulus<N>, const N: usize> Packed for Mont<M, N> {
    type Single = Self;
    const WIDTH: usize = 1;

    #[inline]
    fn pack(element: impl Fn(usize) -> Self) -> Self {
        element(0)
    }
    #[inline]
    fn unpack(&self) -> [Self; 8] {
        let mut out = [Self::ZERO; 8];
        out[0] = *self;
        out
    }
    #[inline(always)]
    fn blend(&self, b: &Self, chosen: u8) -> Self {
        Self::conditional_select(self, b, (chosen & 1).into())
    }
    #[inline(always)]
    fn is_zero(&self) -> u8 {
        self.is_zero().unwrap_u8()
    }
}

/// In words, as many as lanes have limbs for.
impl<M: Modulus<N>, const N: usize> Gather for Mont<M, N> {
    type AtRest = [u64; 8];
    const EMPTY: [u64; 8] = [0; 8];

    #[inline(always)]
    fn gather([words, ..]: [&[u64; 8]; 8]) -> Self {
        const { assert!(N <= 8, "an element is at most eight words") };
        Self::from_montgomery_unchecked(*words.first_chunk().expect("an element is at most eight words"))
    }
    #[inline(always)]
    fn scatter(&self, Inlined(mut put): Inlined<impl FnMut(usize, [u64; 8])>) {
        let mut words = Self::EMPTY;
        words[..N].copy_from_slice(self.montgomery_limbs());
        put(0, words);
    }
    #[inline(always)]
    fn frobenius(&self) -> Self {
        *self
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
    // The window that ends below bit `i`, which is set: its lowest bit, which is too, and the power of the table that
    // it reads.
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

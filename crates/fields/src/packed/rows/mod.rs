//! One element of `Fp12` in vector lanes: a row holds its six coefficients over `Fp2` side by side, or one coefficient
//! of eight elements, so that one vector product multiplies all of them.
//!
//! The product of two elements is six steps: all coefficients of one, rotated with `xi` by a shuffle, times one
//! coefficient of the other, which is loaded to all lanes. Sums of products are reduced once, and the code is a loop
//! over 128 multiply-adds. Squares, and whatever else works on few coefficients, gather them into lanes first.
//!
//! Everything is generic over the vector: registers, or their software model. Call it within
//! [`Isa::outline`].

mod fp12;

use core::marker::PhantomData;

use montane_kernels::cpu::Isa;
use montane_kernels::vector::{Lanes52, Modulus52, Multiples, Signed, Vector, Vector8, Wide};
use montane_kernels::{Inlined, each, inlined};

use crate::cubic::Tower;
use crate::modulus::Modulus;
use crate::mont::Mont;
use crate::packed::lanes::Lanes;
use crate::quadratic::Fp2;

pub use fp12::Fp12Row;

/// A row in memory: limb by limb, lane by lane.
pub type LanesAtRest<const L: usize> = [[u64; 8]; L];

/// What rows need to know of a tower whose `xi` is a small integer plus `u`.
pub trait RowTower<const L: usize>: Tower {
    /// The prime in limbs of 52 bits.
    const MODULUS: Modulus52<L>;
    /// Columns that are folded before the `L` of a reduction, 0 or 1: as many as make `R = 2^(52 (L + FOLDS))` at least
    /// `2^32 p`.
    const FOLDS: usize;
    /// [`Modulus52::signed_offset`]
    const OFFSET: [u64; L];
    /// The small multiples of the prime.
    const MULTIPLES: Multiples<L>;
    /// The logarithm of `xi - u - 1`, or nothing when it is 0: `xi` is `1 + u`, or `2^k + 1 + u` with `k <= 3`.
    const XI_SHIFT: Option<u32>;
    /// [`Tower::FROBENIUS`], coefficient `i` in lane `i`; real and imaginary parts.
    const FROBENIUS_ROW: [LanesAtRest<L>; 2];

    /// Eight elements of the base field into lanes.
    fn pack<V: Vector8>(isa: V::Isa, elements: &[Self::F; 8]) -> Lanes52<V, L>;
    /// Eight elements of the base field out of lanes.
    fn unpack<V: Vector8>(lanes: &Lanes52<V, L>) -> [Self::F; 8];

    /// [`Wide::reduce_signed`], of a sum that is folded first.
    #[inline(always)]
    #[must_use]
    fn reduce<V: Vector>(sum: Wide<V>) -> Lanes52<V, L> {
        let sum = if Self::FOLDS == 1 { sum.fold(&Self::MODULUS) } else { sum };
        sum.reduce_signed(&Self::MODULUS, &Self::OFFSET)
    }

    /// [`Self::reduce`] of a sum of products of which none is negative, of at least one.
    #[inline(always)]
    #[must_use]
    fn dot<V: Vector, const N: usize>(terms: [[&Lanes52<V, L>; 2]; N]) -> Lanes52<V, L> {
        if Self::FOLDS == 1 {
            return Self::reduce(Wide::dot(terms[0][0].isa(), terms));
        }
        Lanes52::dot_relaxed(terms, &Self::MODULUS)
    }
}

/// `coefficients[i]` in lane `i`, in a constant: real and imaginary parts.
#[must_use]
pub const fn constant_row<M: Modulus<N>, const N: usize, const L: usize>(
    coefficients: &[Fp2<Mont<M, N>>; 6],
    folds: usize,
) -> [LanesAtRest<L>; 2] {
    let mut out = [[[0; 8]; L]; 2];
    let mut i = 0;
    while i < 6 {
        let c = &coefficients[i];
        let parts = [
            Modulus52::<L>::enter_const(&M::P, *c.c0.montgomery_limbs(), folds),
            Modulus52::<L>::enter_const(&M::P, *c.c1.montgomery_limbs(), folds),
        ];
        let mut limb = 0;
        while limb < L {
            out[0][limb][i] = parts[0][limb];
            out[1][limb][i] = parts[1][limb];
            limb += 1;
        }
        i += 1;
    }
    out
}

/// [`RowTower::pack`] for a prime field; `enter` is [`Modulus52::entering`].
#[inline(always)]
#[must_use]
pub fn pack_mont<M: Modulus<N>, V: Vector8, const N: usize, const L: usize>(
    isa: V::Isa,
    elements: &[Mont<M, N>; 8],
    k: &Modulus52<L>,
    enter: &[u64; L],
) -> Lanes52<V, L> {
    let words = each(inlined!(|i: usize| *elements[i].montgomery_limbs()));
    Lanes52::pack(isa, &words).mul_relaxed(&Lanes52::splat(isa, enter), k)
}

/// [`RowTower::unpack`] for a prime field; `leave` is [`Modulus52::leaving`].
#[inline(always)]
#[must_use]
pub fn unpack_mont<M: Modulus<N>, V: Vector8, const N: usize, const L: usize>(
    lanes: &Lanes52<V, L>,
    k: &Modulus52<L>,
    leave: &[u64; L],
) -> [Mont<M, N>; 8] {
    let words = lanes.mul(&Lanes52::splat(lanes.isa(), leave), k).unpack::<N>();
    each(inlined!(|i: usize| Mont::from_montgomery_unchecked(words[i])))
}

/// Eight elements of `Fp2`, every part normalised, those of [`Fp12Row`] below `(1 + 2^-4) p`. The limbs hold `84p` or
/// more.
pub struct Row<V, T, const L: usize> {
    re: Lanes52<V, L>,
    im: Lanes52<V, L>,
    tower: PhantomData<T>,
}

/// Real parts, imaginary parts, and the sums of both, for Karatsuba's product.
pub type Parts<V, const L: usize> = [Lanes52<V, L>; 3];

/// One of the three sums of [`Row::dot`].
#[inline(always)]
fn dot_part<V: Vector8, const L: usize>(
    isa: V::Isa,
    [[a, b], [c, d], [e, f]]: [[&Parts<V, L>; 2]; 3],
    part: usize,
) -> Wide<V> {
    Wide::dot(isa, [[&a[part], &b[part]], [&c[part], &d[part]], [&e[part], &f[part]]])
}

impl<V: Vector8, T: RowTower<L, F = Mont<M, N>>, M: Modulus<N>, const N: usize, const L: usize>
    From<&Fp2<Lanes<V, M, N, L>>> for Row<V, T, L>
{
    #[inline(always)]
    fn from(a: &Fp2<Lanes<V, M, N, L>>) -> Self {
        const { assert!(T::FOLDS == 0, "elements in lanes have R = 2^(52 L)") };
        Self { re: a.c0.lanes(), im: a.c1.lanes(), tower: PhantomData }
    }
}

impl<V: Vector8, T: RowTower<L, F = Mont<M, N>>, M: Modulus<N>, const N: usize, const L: usize> From<&Row<V, T, L>>
    for Fp2<Lanes<V, M, N, L>>
{
    /// Parts are at most `2p`.
    #[inline(always)]
    fn from(a: &Row<V, T, L>) -> Self {
        const { assert!(T::FOLDS == 0, "elements in lanes have R = 2^(52 L)") };
        Self::new(Lanes::of(a.re), Lanes::of(a.im))
    }
}

/// A linear combination of rows, which [`RowSum::carry`] or [`RowSum::settle`] make a row.
pub struct RowSum<V, T, const L: usize> {
    re: Signed<V, L>,
    im: Signed<V, L>,
    tower: PhantomData<T>,
}

impl<V: Copy, T, const L: usize> Clone for Row<V, T, L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<V: Copy, T, const L: usize> Copy for Row<V, T, L> {}
impl<V: Copy, T, const L: usize> Clone for RowSum<V, T, L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<V: Copy, T, const L: usize> Copy for RowSum<V, T, L> {}

impl<V: Vector8, T: RowTower<L>, const L: usize> Row<V, T, L> {
    /// Eight elements side by side.
    #[must_use]
    pub fn pack(isa: V::Isa, elements: &[Fp2<T::F>; 8]) -> Self {
        isa.outline(inlined!(|| Self {
            re: T::pack(isa, &each(inlined!(|i: usize| elements[i].c0))),
            im: T::pack(isa, &each(inlined!(|i: usize| elements[i].c1))),
            tower: PhantomData,
        }))
    }

    /// The eight elements.
    #[must_use]
    pub fn unpack(&self) -> [Fp2<T::F>; 8] {
        let (re, im) = self.isa().outline(inlined!(|| (T::unpack(&self.re), T::unpack(&self.im))));
        each(inlined!(|i: usize| Fp2::new(re[i], im[i])))
    }

    /// The token: there could be no row without it.
    #[inline(always)]
    #[must_use]
    pub fn isa(&self) -> V::Isa {
        self.re.isa()
    }

    #[inline(always)]
    fn load(isa: V::Isa, [re, im]: &[LanesAtRest<L>; 2]) -> Self {
        Self { re: Lanes52::load(isa, re), im: Lanes52::load(isa, im), tower: PhantomData }
    }

    #[inline(always)]
    fn of_wide(re: Wide<V>, im: Wide<V>) -> Self {
        Self { re: T::reduce(re), im: T::reduce(im), tower: PhantomData }
    }

    /// The squares, lane by lane: `(a0 + a1)(a0 - a1) + 2 a0 a1 u`. As [`Self::mul`].
    #[inline(always)]
    #[must_use]
    pub fn square(&self) -> Self {
        let (re, im) = (Signed::from(self.re), Signed::from(self.im));
        // Parts are at most 15p.
        let (sum, difference) = (re.add(im).carry(0, &T::MULTIPLES), re.sub(im).carry(15, &T::MULTIPLES));
        let twice = re.add(re).carry(0, &T::MULTIPLES);
        Self { re: T::dot([[&sum, &difference]]), im: T::dot([[&twice, &self.im]]), tower: PhantomData }
    }

    /// [`Self::mul`] as a function that is called: for formulas of many products, which would otherwise be long.
    #[must_use]
    pub fn product(&self, b: &Self) -> Self {
        self.isa().outline(inlined!(|| self.mul(b)))
    }

    /// `self b - 2^shift c^2`, lane by lane, as a function that is called. Parts of the operands, and of `c` times
    /// `2^shift`, are at most `15p`, and all sums of products `2^11 p^2`; the result is as that of [`Self::mul`].
    #[must_use]
    pub fn product_sub_square(&self, b: &Self, c: &Self, shift: u32) -> Self {
        self.isa().outline(inlined!(|| {
            let (re, im) = (Signed::from(c.re), Signed::from(c.im));
            let minus_im = Signed::from(self.im).negate(u8::MAX).carry(15, &T::MULTIPLES);
            // -2^s c^2 = 2^s (c0 + c1)(c1 - c0) - 2^(s + 1) c0 c1 u
            let sum = re.add(im).shl(shift).carry(0, &T::MULTIPLES);
            let difference = im.sub(re).carry(15, &T::MULTIPLES);
            let twice = re.shl(shift + 1).carry(0, &T::MULTIPLES);
            let minus = im.negate(u8::MAX).carry(15, &T::MULTIPLES);
            if !V::CARRIES {
                let (isa, [t0, t1, t2]) = (self.isa(), self.three_products(b));
                let re = t0.sub(&t1).add(&Wide::dot(isa, [[&sum, &difference]]));
                let im = t2.sub(&t0).sub(&t1).add(&Wide::dot(isa, [[&twice, &minus]]));
                return Self::of_wide(re, im);
            }
            let re = T::dot([[&self.re, &b.re], [&minus_im, &b.im], [&sum, &difference]]);
            let im = T::dot([[&self.re, &b.im], [&self.im, &b.re], [&twice, &minus]]);
            Self { re, im, tower: PhantomData }
        }))
    }

    /// The sum of two products, lane by lane, as a function that is called. As [`Self::mul`], the imaginary parts of
    /// `c` at most `15p` too.
    #[must_use]
    pub fn sum_of_two(&self, b: &Self, c: &Self, d: &Self) -> Self {
        self.isa().outline(inlined!(|| {
            if !V::CARRIES {
                let ([s0, s1, s2], [t0, t1, t2]) = (self.three_products(b), c.three_products(d));
                return Self::karatsuba([s0.add(&t0), s1.add(&t1), s2.add(&t2)]);
            }
            let minus_a = Signed::from(self.im).negate(u8::MAX).carry(15, &T::MULTIPLES);
            let minus_c = Signed::from(c.im).negate(u8::MAX).carry(15, &T::MULTIPLES);
            let re = T::dot([[&self.re, &b.re], [&minus_a, &b.im], [&c.re, &d.re], [&minus_c, &d.im]]);
            let im = T::dot([[&self.re, &b.im], [&self.im, &b.re], [&c.re, &d.im], [&c.im, &d.re]]);
            Self { re, im, tower: PhantomData }
        }))
    }

    /// [`Self::square`] as a function that is called.
    #[must_use]
    pub fn squared(&self) -> Self {
        self.isa().outline(inlined!(|| self.square()))
    }

    /// The products with eight elements of the base field, lane by lane.
    #[inline(always)]
    #[must_use]
    pub fn scale(&self, k: &Lanes52<V, L>) -> Self {
        Self { re: T::dot([[&self.re, k]]), im: T::dot([[&self.im, k]]), tower: PhantomData }
    }

    /// `self` becomes a sum of three products, lane by lane, of rows given by their [`Self::parts`]: its parts before
    /// their reduction are at most `2^11 p^2`.
    pub fn assign_dot(&mut self, terms: [[&Parts<V, L>; 2]; 3]) {
        let isa = self.isa();
        isa.outline(inlined!(
            || *self = Self::karatsuba([dot_part(isa, terms, 0), dot_part(isa, terms, 1), dot_part(isa, terms, 2)])
        ));
    }

    /// The real parts.
    #[inline(always)]
    #[must_use]
    pub fn real(&self) -> &Lanes52<V, L> {
        &self.re
    }

    /// The real parts, the imaginary parts, and the sums of both.
    #[inline(always)]
    pub fn parts(&self) -> Parts<V, L> {
        [self.re, self.im, Signed::from(self.re).add(self.im.into()).carry(0, &T::MULTIPLES)]
    }

    /// The products of the [`Self::parts`].
    #[inline(always)]
    fn three_products(&self, b: &Self) -> [Wide<V>; 3] {
        let (isa, a, b) = (self.isa(), self.parts(), b.parts());
        [Wide::dot(isa, [[&a[0], &b[0]]]), Wide::dot(isa, [[&a[1], &b[1]]]), Wide::dot(isa, [[&a[2], &b[2]]])]
    }

    /// From sums of products of the [`Self::parts`]: `t0 - t1` and `t2 - t0 - t1`.
    #[inline(always)]
    fn karatsuba([t0, t1, t2]: [Wide<V>; 3]) -> Self {
        Self::of_wide(t0.sub(&t1), t2.sub(&t0.add(&t1)))
    }

    /// As the first term of a linear combination.
    #[inline(always)]
    #[must_use]
    pub fn sum(&self) -> RowSum<V, T, L> {
        RowSum { re: self.re.into(), im: self.im.into(), tower: PhantomData }
    }

    /// Lane `i` is lane `order[i]` of `self`.
    #[inline(always)]
    #[must_use]
    pub fn gather(&self, order: &[u64; 8]) -> Self {
        Self { re: self.re.gather(order), im: self.im.gather(order), tower: PhantomData }
    }

    /// The lanes of `b` whose bit is set in `lanes`, the other lanes of `self`.
    #[inline(always)]
    #[must_use]
    pub fn blend(&self, b: &Self, lanes: u8) -> Self {
        Self { re: self.re.blend(&b.re, lanes), im: self.im.blend(&b.im, lanes), tower: PhantomData }
    }

    /// The products, lane by lane. Operands need only be normalised with all sums of two products at most `2^11 p^2`,
    /// the sum of both parts of each at most `84p`, the imaginary parts of `self` at most `15p`; the result is at most
    /// `(1 + 2^-19) p`.
    #[inline(always)]
    #[must_use]
    pub fn mul(&self, b: &Self) -> Self {
        if V::CARRIES {
            // Here a reduction waits for its factors, unless it goes together with a product.
            let minus = Signed::from(self.im).negate(u8::MAX).carry(15, &T::MULTIPLES);
            let re = T::dot([[&self.re, &b.re], [&minus, &b.im]]);
            let im = T::dot([[&self.re, &b.im], [&self.im, &b.re]]);
            return Self { re, im, tower: PhantomData };
        }
        Self::karatsuba(self.three_products(b))
    }
}

impl<V: Vector8, T: RowTower<L>, const L: usize> RowSum<V, T, L> {
    #[inline(always)]
    fn map(self, Inlined(f): Inlined<impl Fn(Signed<V, L>) -> Signed<V, L>>) -> Self {
        Self { re: f(self.re), im: f(self.im), tower: PhantomData }
    }
    /// `self + b`
    #[inline(always)]
    #[must_use]
    pub fn add(self, b: Self) -> Self {
        Self { re: self.re.add(b.re), im: self.im.add(b.im), tower: PhantomData }
    }
    /// `self - b`
    #[inline(always)]
    #[must_use]
    pub fn sub(self, b: Self) -> Self {
        Self { re: self.re.sub(b.re), im: self.im.sub(b.im), tower: PhantomData }
    }
    /// `2 self`
    #[inline(always)]
    #[must_use]
    pub fn double(self) -> Self {
        self.add(self)
    }
    /// `3 self`
    #[inline(always)]
    #[must_use]
    pub fn triple(self) -> Self {
        self.add(self.double())
    }
    /// The lanes whose bit is set in `lanes`, zero elsewhere.
    #[inline(always)]
    #[must_use]
    pub fn only(self, lanes: u8) -> Self {
        self.map(inlined!(|a: Signed<V, L>| a.only(lanes)))
    }
    /// The negative in the lanes whose bit is set in `lanes`.
    #[inline(always)]
    #[must_use]
    pub fn negate(self, lanes: u8) -> Self {
        self.map(inlined!(|a: Signed<V, L>| a.negate(lanes)))
    }
    /// Lane `i` is lane `order[i]` of `self`.
    #[inline(always)]
    #[must_use]
    pub fn gather(self, order: &[u64; 8]) -> Self {
        self.map(inlined!(|a: Signed<V, L>| a.gather(order)))
    }
    /// `self xi`
    #[inline(always)]
    #[must_use]
    pub fn times_xi(self) -> Self {
        let (re, im) = (self.re.sub(self.im), self.im.add(self.re));
        match T::XI_SHIFT {
            None => Self { re, im, tower: PhantomData },
            Some(k) => Self { re: re.add(self.re.shl(k)), im: im.add(self.im.shl(k)), tower: PhantomData },
        }
    }
    /// `self (xi - 1)`
    #[inline(always)]
    #[must_use]
    pub fn times_xi_minus_1(self) -> Self {
        match T::XI_SHIFT {
            None => Self { re: self.im.negate(u8::MAX), im: self.re, tower: PhantomData },
            Some(k) => Self { re: self.re.shl(k).sub(self.im), im: self.im.shl(k).add(self.re), tower: PhantomData },
        }
    }
    /// `self + b` in the lanes whose bit is set in `lanes`, `self` elsewhere.
    #[inline(always)]
    #[must_use]
    pub fn add_in(self, b: Self, lanes: u8) -> Self {
        Self { re: self.re.add_in(b.re, lanes), im: self.im.add_in(b.im, lanes), tower: PhantomData }
    }
    /// `self - b` in the lanes whose bit is set in `lanes`, `self` elsewhere.
    #[inline(always)]
    #[must_use]
    pub fn sub_in(self, b: Self, lanes: u8) -> Self {
        Self { re: self.re.sub_in(b.re, lanes), im: self.im.sub_in(b.im, lanes), tower: PhantomData }
    }
    /// `self + (xi - 1) b` in the lanes whose bit is set in `lanes`, `self` elsewhere.
    #[inline(always)]
    #[must_use]
    pub fn add_xi_minus_1_in(self, b: Self, lanes: u8) -> Self {
        let out = Self { re: self.re.sub_in(b.im, lanes), im: self.im.add_in(b.re, lanes), tower: PhantomData };
        match T::XI_SHIFT {
            None => out,
            Some(k) => out.add_in(b.shl(k), lanes),
        }
    }
    /// `self - (xi - 1) b` in the lanes whose bit is set in `lanes`, `self` elsewhere.
    #[inline(always)]
    #[must_use]
    pub fn sub_xi_minus_1_in(self, b: Self, lanes: u8) -> Self {
        let out = Self { re: self.re.add_in(b.im, lanes), im: self.im.sub_in(b.re, lanes), tower: PhantomData };
        match T::XI_SHIFT {
            None => out,
            Some(k) => out.sub_in(b.shl(k), lanes),
        }
    }
    /// `2^bits self`
    #[inline(always)]
    #[must_use]
    pub fn shl(self, bits: u32) -> Self {
        self.map(inlined!(|a: Signed<V, L>| a.shl(bits)))
    }
    /// `4 self`
    #[inline(always)]
    #[must_use]
    pub fn quadruple(self) -> Self {
        self.shl(2)
    }
    /// Normalised limbs of `self + m p`, which must not be negative.
    #[inline(always)]
    #[must_use]
    pub fn carry(self, m: usize) -> Row<V, T, L> {
        Row { re: self.re.carry(m, &T::MULTIPLES), im: self.im.carry(m, &T::MULTIPLES), tower: PhantomData }
    }
    /// Normalised limbs of `self + m p` modulo `p`, below `(1 + 2^-4) p`; see [`Signed::settle`].
    #[inline(always)]
    #[must_use]
    pub fn settle(self, m: usize) -> Row<V, T, L> {
        Row { re: self.re.settle(m, &T::MULTIPLES), im: self.im.settle(m, &T::MULTIPLES), tower: PhantomData }
    }
}

#[cfg(test)]
mod tests;

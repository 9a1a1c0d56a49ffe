//! One element of `Fp12` in vector lanes: a row holds its six coefficients over `Fp2` side by side, so that one vector
//! product multiplies all of them.
//!
//! The product of two elements is six steps: all coefficients of one, rotated with `xi` by a shuffle, times one coefficient
//! of the other, which is loaded to all lanes. Sums of products are reduced once, and the code is a loop over 128
//! multiply-adds. Squares, and whatever else works on few coefficients, gather them into lanes first.
//!
//! Everything is generic over the vector: registers, or their software model. Call it within
//! [`Isa::outline`].

use core::marker::PhantomData;

use montane_kernels::cpu::Isa;
use montane_kernels::ifma::{Lanes, Modulus52, Multiples, Signed, Vector8, Wide};

use crate::cubic::Tower;
use crate::lanes::operation;
use crate::modulus::Modulus;
use crate::mont::Mont;
use crate::quadratic::Fp2;
use crate::twelfth::Fp12;

/// A row in memory: limb by limb, lane by lane.
pub type Words<const L: usize> = [[u64; 8]; L];

/// What rows need to know of a tower whose `xi` is a small integer plus `u`.
pub trait RowTower<const L: usize>: Tower {
    /// The prime in limbs of 52 bits.
    const MODULUS: Modulus52<L>;
    /// [`Modulus52::signed_offset`]
    const OFFSET: [u64; L];
    /// The small multiples of the prime.
    const MULTIPLES: Multiples<L>;
    /// The logarithm of `xi - u - 1`, or nothing when it is 0: `xi` is `1 + u`, or `2^k + 1 + u`.
    const XI_SHIFT: Option<u32>;
    /// [`Tower::FROBENIUS`], coefficient `i` in lane `i`; real and imaginary parts.
    const FROBENIUS_ROW: [Words<L>; 2];

    /// Eight elements of the base field into lanes.
    fn pack<V: Vector8>(isa: V::Isa, elements: &[Self::F; 8]) -> Lanes<V, L>;
    /// Eight elements of the base field out of lanes.
    fn unpack<V: Vector8>(lanes: &Lanes<V, L>) -> [Self::F; 8];
}

/// `coefficients[i]` in lane `i`, in a constant: real and imaginary parts.
#[must_use]
pub const fn constant_row<M: Modulus<N>, const N: usize, const L: usize>(
    coefficients: &[Fp2<Mont<M, N>>; 6],
) -> [Words<L>; 2] {
    let mut out = [[[0; 8]; L]; 2];
    let mut i = 0;
    while i < 6 {
        let c = &coefficients[i];
        let parts = [
            Modulus52::<L>::enter_const(&M::P, *c.c0.montgomery_limbs()),
            Modulus52::<L>::enter_const(&M::P, *c.c1.montgomery_limbs()),
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

/// [`RowTower::pack`] for a prime field.
#[inline(always)]
#[must_use]
pub fn pack_mont<M: Modulus<N>, V: Vector8, const N: usize, const L: usize>(
    isa: V::Isa,
    elements: &[Mont<M, N>; 8],
    k: &Modulus52<L>,
) -> Lanes<V, L> {
    let words = elements.map(|a| *a.montgomery_limbs());
    Lanes::pack(isa, &words).mul_relaxed(&Lanes::splat(isa, &k.enter), k)
}

/// [`RowTower::unpack`] for a prime field.
#[inline(always)]
#[must_use]
pub fn unpack_mont<M: Modulus<N>, V: Vector8, const N: usize, const L: usize>(
    lanes: &Lanes<V, L>,
    k: &Modulus52<L>,
) -> [Mont<M, N>; 8] {
    lanes.mul(&Lanes::splat(lanes.isa(), &k.leave), k).unpack::<N>().map(Mont::from_montgomery_unchecked)
}

/// Eight elements of `Fp2`, every part normalised and at most `4p`, those of [`Fp12Row`] below `(1 + 2^-4) p`.
pub struct Row<V, T, const L: usize> {
    re: Lanes<V, L>,
    im: Lanes<V, L>,
    tower: PhantomData<T>,
}

/// Real parts, imaginary parts, and the sums of both, for Karatsuba's product.
pub type Parts<V, const L: usize> = [Lanes<V, L>; 3];

/// One of the three sums of [`Row::dot`].
#[inline(always)]
fn dot_part<V: Vector8, const L: usize>(isa: V::Isa, terms: &[(&Parts<V, L>, &Parts<V, L>)], part: usize) -> Wide<V> {
    let mut acc = Wide::zero(isa);
    for (a, b) in terms {
        acc = acc.mul_acc(&a[part], &b[part]);
    }
    acc
}

/// A linear combination of rows, which [`Sum::carry`] or [`Sum::settle`] make a row.
pub struct Sum<V, T, const L: usize> {
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
impl<V: Copy, T, const L: usize> Clone for Sum<V, T, L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<V: Copy, T, const L: usize> Copy for Sum<V, T, L> {}

impl<V: Vector8, T: RowTower<L>, const L: usize> Row<V, T, L> {
    /// Eight elements side by side.
    #[must_use]
    pub fn pack(isa: V::Isa, elements: &[Fp2<T::F>; 8]) -> Self {
        isa.outline(
            #[inline(always)]
            || Self {
                re: T::pack(isa, &elements.map(|a| a.c0)),
                im: T::pack(isa, &elements.map(|a| a.c1)),
                tower: PhantomData,
            },
        )
    }

    /// The eight elements.
    #[must_use]
    pub fn unpack(&self) -> [Fp2<T::F>; 8] {
        let (re, im) = self.isa().outline(
            #[inline(always)]
            || (T::unpack(&self.re), T::unpack(&self.im)),
        );
        core::array::from_fn(|i| Fp2::new(re[i], im[i]))
    }

    #[inline(always)]
    fn isa(&self) -> V::Isa {
        self.re.isa()
    }

    #[inline(always)]
    fn load(isa: V::Isa, [re, im]: &[Words<L>; 2]) -> Self {
        Self { re: Lanes::load(isa, re), im: Lanes::load(isa, im), tower: PhantomData }
    }

    #[inline(always)]
    fn of_wide(re: Wide<V>, im: Wide<V>) -> Self {
        operation!(Self {
            re: re.reduce_signed(&T::MODULUS, &T::OFFSET),
            im: im.reduce_signed(&T::MODULUS, &T::OFFSET),
            tower: PhantomData,
        })
    }

    /// The squares, lane by lane: `(a0 + a1)(a0 - a1) + 2 a0 a1 u`. As [`Self::mul`].
    #[inline(always)]
    #[must_use]
    pub fn square(&self) -> Self {
        operation!({
            let (re, im) = (Signed::from(self.re), Signed::from(self.im));
            // Parts are at most 15p.
            let (sum, difference) = (re.add(im).carry(0, &T::MULTIPLES), re.sub(im).carry(15, &T::MULTIPLES));
            let zero = Wide::zero(self.isa());
            Self::of_wide(zero.mul_acc(&sum, &difference), zero.mul_acc(&re.add(re).carry(0, &T::MULTIPLES), &self.im))
        })
    }

    /// [`Self::mul`] as a function that is called: for formulas of many products, which would otherwise be long.
    #[must_use]
    pub fn product(&self, b: &Self) -> Self {
        self.isa().outline(
            #[inline(always)]
            || self.mul(b),
        )
    }

    /// [`Self::square`] as a function that is called.
    #[must_use]
    pub fn squared(&self) -> Self {
        self.isa().outline(
            #[inline(always)]
            || self.square(),
        )
    }

    /// The products with eight elements of the base field, lane by lane.
    #[inline(always)]
    #[must_use]
    pub fn scale(&self, k: &Lanes<V, L>) -> Self {
        operation!({
            let zero = Wide::zero(self.isa());
            Self::of_wide(zero.mul_acc(&self.re, k), zero.mul_acc(&self.im, k))
        })
    }

    /// `self` becomes a sum of products, lane by lane, of rows given by their [`Self::parts`]; parts at most `16p`, terms at
    /// most three.
    pub fn assign_dot(&mut self, terms: &[(&Parts<V, L>, &Parts<V, L>)]) {
        let isa = self.isa();
        isa.outline(
            #[inline(always)]
            || *self = Self::karatsuba([dot_part(isa, terms, 0), dot_part(isa, terms, 1), dot_part(isa, terms, 2)]),
        );
    }

    /// The real parts.
    #[inline(always)]
    #[must_use]
    pub fn real(&self) -> &Lanes<V, L> {
        &self.re
    }

    /// The real parts, the imaginary parts, and the sums of both.
    #[inline(always)]
    pub fn parts(&self) -> Parts<V, L> {
        operation!([self.re, self.im, Signed::from(self.re).add(self.im.into()).carry(0, &T::MULTIPLES)])
    }

    /// From sums of products of the [`Self::parts`]: `t0 - t1` and `t2 - t0 - t1`.
    #[inline(always)]
    fn karatsuba([t0, t1, t2]: [Wide<V>; 3]) -> Self {
        Self::of_wide(t0.sub(&t1), t2.sub(&t0.add(&t1)))
    }

    /// As the first term of a linear combination.
    #[inline(always)]
    #[must_use]
    pub fn sum(&self) -> Sum<V, T, L> {
        Sum { re: self.re.into(), im: self.im.into(), tower: PhantomData }
    }

    /// Lane `i` is lane `order[i]` of `self`.
    #[inline(always)]
    #[must_use]
    pub fn gather(&self, order: &[u64; 8]) -> Self {
        operation!(Self { re: self.re.gather(order), im: self.im.gather(order), tower: PhantomData })
    }

    /// The lanes of `b` whose bit is set in `lanes`, the other lanes of `self`.
    #[inline(always)]
    #[must_use]
    pub fn blend(&self, b: &Self, lanes: u8) -> Self {
        operation!(Self { re: self.re.blend(&b.re, lanes), im: self.im.blend(&b.im, lanes), tower: PhantomData })
    }

    /// The products, lane by lane. Operands need only be normalised with all sums of two products at most `2^11 p^2`;
    /// the result is at most `(1 + 2^-19) p`.
    #[inline(always)]
    #[must_use]
    pub fn mul(&self, b: &Self) -> Self {
        operation!({
            let zero = Wide::zero(self.isa());
            let re = zero.mul_acc(&self.re, &b.re).sub(&zero.mul_acc(&self.im, &b.im));
            let im = zero.mul_acc(&self.re, &b.im).mul_acc(&self.im, &b.re);
            Self::of_wide(re, im)
        })
    }
}

impl<V: Vector8, T: RowTower<L>, const L: usize> Sum<V, T, L> {
    #[inline(always)]
    fn map(self, f: impl Fn(Signed<V, L>) -> Signed<V, L>) -> Self {
        Self { re: f(self.re), im: f(self.im), tower: PhantomData }
    }
    /// `self + b`
    #[inline(always)]
    #[must_use]
    pub fn add(self, b: Self) -> Self {
        operation!(Self { re: self.re.add(b.re), im: self.im.add(b.im), tower: PhantomData })
    }
    /// `self - b`
    #[inline(always)]
    #[must_use]
    pub fn sub(self, b: Self) -> Self {
        operation!(Self { re: self.re.sub(b.re), im: self.im.sub(b.im), tower: PhantomData })
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
        operation!(self.add(self.double()))
    }
    /// The lanes whose bit is set in `lanes`, zero elsewhere.
    #[inline(always)]
    #[must_use]
    pub fn only(self, lanes: u8) -> Self {
        operation!(self.map(
            #[inline(always)]
            |a| a.only(lanes),
        ))
    }
    /// The negative in the lanes whose bit is set in `lanes`.
    #[inline(always)]
    #[must_use]
    pub fn negate(self, lanes: u8) -> Self {
        operation!(self.map(
            #[inline(always)]
            |a| a.negate(lanes),
        ))
    }
    /// Lane `i` is lane `order[i]` of `self`.
    #[inline(always)]
    #[must_use]
    pub fn gather(self, order: &[u64; 8]) -> Self {
        operation!(self.map(
            #[inline(always)]
            |a| a.gather(order),
        ))
    }
    /// `self xi`
    #[inline(always)]
    #[must_use]
    pub fn times_xi(self) -> Self {
        operation!({
            let (re, im) = (self.re.sub(self.im), self.im.add(self.re));
            match T::XI_SHIFT {
                None => Self { re, im, tower: PhantomData },
                Some(k) => Self { re: re.add(self.re.shl(k)), im: im.add(self.im.shl(k)), tower: PhantomData },
            }
        })
    }
    /// `self + b` in the lanes whose bit is set in `lanes`, `self` elsewhere.
    #[inline(always)]
    #[must_use]
    pub fn add_in(self, b: Self, lanes: u8) -> Self {
        operation!(Self { re: self.re.add_in(b.re, lanes), im: self.im.add_in(b.im, lanes), tower: PhantomData })
    }
    /// `self - b` in the lanes whose bit is set in `lanes`, `self` elsewhere.
    #[inline(always)]
    #[must_use]
    pub fn sub_in(self, b: Self, lanes: u8) -> Self {
        operation!(Self { re: self.re.sub_in(b.re, lanes), im: self.im.sub_in(b.im, lanes), tower: PhantomData })
    }
    /// `self + (xi - 1) b` in the lanes whose bit is set in `lanes`, `self` elsewhere.
    #[inline(always)]
    #[must_use]
    pub fn add_xi_minus_1_in(self, b: Self, lanes: u8) -> Self {
        operation!({
            let out = Self { re: self.re.sub_in(b.im, lanes), im: self.im.add_in(b.re, lanes), tower: PhantomData };
            match T::XI_SHIFT {
                None => out,
                Some(k) => out.add_in(b.shl(k), lanes),
            }
        })
    }
    /// `self - (xi - 1) b` in the lanes whose bit is set in `lanes`, `self` elsewhere.
    #[inline(always)]
    #[must_use]
    pub fn sub_xi_minus_1_in(self, b: Self, lanes: u8) -> Self {
        operation!({
            let out = Self { re: self.re.add_in(b.im, lanes), im: self.im.sub_in(b.re, lanes), tower: PhantomData };
            match T::XI_SHIFT {
                None => out,
                Some(k) => out.sub_in(b.shl(k), lanes),
            }
        })
    }
    /// `2^bits self`
    #[inline(always)]
    #[must_use]
    pub fn shl(self, bits: u32) -> Self {
        operation!(self.map(
            #[inline(always)]
            |a| a.shl(bits),
        ))
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
        operation!({
            Row { re: self.re.carry(m, &T::MULTIPLES), im: self.im.carry(m, &T::MULTIPLES), tower: PhantomData }
        })
    }
    /// Normalised limbs of `self + m p` modulo `p`, below `(1 + 2^-4) p`; see [`Signed::settle`].
    #[inline(always)]
    #[must_use]
    pub fn settle(self, m: usize) -> Row<V, T, L> {
        operation!({
            Row { re: self.re.settle(m, &T::MULTIPLES), im: self.im.settle(m, &T::MULTIPLES), tower: PhantomData }
        })
    }
}

/// An element of `Fp12`: the coefficient of `w^i` is lane `i`; the last two lanes hold anything.
pub struct Fp12Row<V, T, const L: usize>(Row<V, T, L>);

impl<V: Copy, T, const L: usize> Clone for Fp12Row<V, T, L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<V: Copy, T, const L: usize> Copy for Fp12Row<V, T, L> {}

/// An operand of a product: the parts of its coefficients, and of its coefficients times `xi`.
struct Windows<V, const L: usize>([Parts<V, L>; 2]);

/// What is read from the coefficients, and after lane 8 from the coefficients times `xi`, for a factor `w^power`.
const WINDOWS: [[u64; 8]; 6] = {
    let mut out = [[0; 8]; 6];
    let mut power = 0;
    while power < 6 {
        let mut lane = 0;
        while lane < 8 {
            out[power][lane] = if lane >= power { lane - power } else { 8 + 6 + lane - power } as u64;
            lane += 1;
        }
        power += 1;
    }
    out
};

/// Real parts, imaginary parts and the sums of both.
struct Factors<const L: usize>([Words<L>; 3]);

impl<const L: usize> Factors<L> {
    #[inline(always)]
    fn new<V: Vector8, T: RowTower<L>>(a: &Row<V, T, L>) -> Self {
        let [re, im, sum] = a.parts();
        Self([re.store(), im.store(), sum.store()])
    }
}

impl<V: Vector8, const L: usize> Windows<V, L> {
    #[inline(always)]
    fn new<T: RowTower<L>>(a: &Row<V, T, L>) -> Self {
        Self([a.parts(), a.sum().times_xi().carry(4).parts()])
    }
}

/// The product of the element in the windows with `sum b_lane w^power` over the terms `(lane, power)`.
#[inline(always)]
fn convolve<V: Vector8, T: RowTower<L>, const L: usize>(
    isa: V::Isa,
    a: &Windows<V, L>,
    b: &Factors<L>,
    terms: &[(usize, usize)],
) -> Row<V, T, L> {
    Row::karatsuba([
        convolve_part(isa, [&a.0[0][0], &a.0[1][0]], &b.0[0], terms),
        convolve_part(isa, [&a.0[0][1], &a.0[1][1]], &b.0[1], terms),
        convolve_part(isa, [&a.0[0][2], &a.0[1][2]], &b.0[2], terms),
    ])
}

/// One of the three products of [`convolve`].
#[inline(always)]
fn convolve_part<V: Vector8, const L: usize>(
    isa: V::Isa,
    [a, xi_a]: [&Lanes<V, L>; 2],
    b: &Words<L>,
    terms: &[(usize, usize)],
) -> Wide<V> {
    let mut acc = Wide::<V>::zero(isa);
    for &(lane, power) in terms {
        let factor = Lanes::<V, L>::load_with(
            isa,
            #[inline(always)]
            |isa, i| V::splat(isa, b[i][lane]),
        );
        let window = a.gather2(xi_a, &WINDOWS[power]);
        acc = acc.mul_acc(&factor, &window);
    }
    acc
}

/// The product of `l` and `r` in `Fp6` with the coefficients of both in the first three lanes of either half, for one of
/// Karatsuba's three products; `s` is `xi l`. In step `j`, coefficient `k` gets `l_(k-j) r_j`, or `xi l_(k-j+3) r_j`.
#[inline(always)]
fn cubic_products<V: Vector8, const L: usize>(l: &Lanes<V, L>, s: &Lanes<V, L>, r: &Lanes<V, L>) -> Wide<V> {
    operation!({
        let l1 = l.gather2(s, &[10, 0, 1, 1, 14, 4, 5, 5]);
        let l2 = l.gather2(s, &[9, 10, 0, 0, 13, 14, 4, 4]);
        Wide::zero(l.isa())
            .mul_acc(&r.permute::<0b00_00_00_00>(), l)
            .mul_acc(&r.permute::<0b01_01_01_01>(), &l1)
            .mul_acc(&r.permute::<0b10_10_10_10>(), &l2)
    })
}

/// Every coefficient.
const ALL: &[(usize, usize)] = &[(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5)];
/// The lanes of the odd coefficients.
const ODD: u8 = 0b10_1010;
const EVEN: u8 = 0b01_0101;

impl<V: Vector8, T: RowTower<L>, const L: usize> Fp12Row<V, T, L> {
    /// The element in lanes.
    #[must_use]
    pub fn pack(isa: V::Isa, a: &Fp12<T>) -> Self {
        let [c0, c1, c2, c3, c4, c5] = a.coefficients();
        Self(Row::pack(isa, &[c0, c1, c2, c3, c4, c5, Fp2::ZERO, Fp2::ZERO]))
    }

    /// The element out of lanes.
    #[must_use]
    pub fn unpack(&self) -> Fp12<T> {
        let [c0, c1, c2, c3, c4, c5, ..] = self.0.unpack();
        Fp12::from_coefficients([c0, c1, c2, c3, c4, c5])
    }

    /// One.
    #[must_use]
    pub fn one(isa: V::Isa) -> Self {
        Self::pack(isa, &Fp12::ONE)
    }

    /// `self = self b`: 18 vector products and two reductions. Everything here works in place: a row that is returned is
    /// copied by code for the baseline, in narrow pieces, which wide loads then wait for.
    pub fn mul_assign(&mut self, b: &Self) {
        let isa = self.0.isa();
        isa.outline(
            #[inline(always)]
            || self.0 = convolve(isa, &Windows::new(&self.0), &Factors::new(&b.0), ALL),
        );
    }

    /// `self = self (line_0 w^powers[0] + line_1 w^powers[1] + line_2 w^powers[2])`: 9 vector products and two reductions.
    /// The parts of the line may reach `5p`.
    pub fn mul_by_line_assign(&mut self, line: &Row<V, T, L>, powers: [usize; 3]) {
        let isa = self.0.isa();
        isa.outline(
            #[inline(always)]
            || {
                let terms = [(0, powers[0]), (1, powers[1]), (2, powers[2])];
                self.0 = convolve(isa, &Windows::new(&self.0), &Factors::new(line), &terms);
            },
        );
    }

    /// `self = self^2`, by the complex method `(a0 + a1)(a0 + v a1) - (1 + v) a0 a1 + 2 a0 a1 w` with its two products of `Fp6`
    /// side by side: 9 vector products and two reductions.
    pub fn square_assign(&mut self) {
        let isa = self.0.isa();
        isa.outline(
            #[inline(always)]
            || {
                const LOW: u8 = 0b0000_0111;
                const HIGH: u8 = 0b0111_0000;
                let f = self.0.sum();
                // In the low half a0 and a1, in the high half a0 + a1 and a0 + v a1.
                let a0 = f.gather(&[0, 2, 4, 4, 0, 2, 4, 4]);
                let a1 = f.gather(&[1, 3, 5, 5, 1, 3, 5, 5]);
                let v_a1 = f.gather(&[5, 5, 5, 5, 5, 1, 3, 3]);
                let left = a0.add_in(a1, HIGH).carry(0);
                let right = a1.only(LOW).add_in(a0, HIGH).add_in(v_a1, HIGH).add_xi_minus_1_in(v_a1, 1 << 4).carry(2);
                let scaled = left.sum().times_xi().carry(4);

                let (left, scaled, right) = (left.parts(), scaled.parts(), right.parts());
                let product = Row::<V, T, L>::karatsuba([
                    cubic_products(&left[0], &scaled[0], &right[0]),
                    cubic_products(&left[1], &scaled[1], &right[1]),
                    cubic_products(&left[2], &scaled[2], &right[2]),
                ]);
                let product = product.sum();

                let both = product.gather(&[4, 0, 5, 1, 6, 2, 6, 2]);
                let ab = product.gather(&[0, 0, 1, 1, 2, 2, 2, 2]);
                let v_ab = product.gather(&[2, 2, 0, 0, 1, 1, 1, 1]);
                // From -3p to 2p.
                self.0 =
                    both.add_in(both, ODD).sub_in(ab, EVEN).sub_in(v_ab, EVEN).sub_xi_minus_1_in(v_ab, 1).settle(4);
            },
        )
    }

    /// `self = self^(2^n)` in the cyclotomic subgroup: three squares in `Fp4` (Granger and Scott, eprint 2009/565, section 3.2),
    /// each by the complex method, so that one product of rows makes all of them.
    pub fn cyclotomic_square_n_assign(&mut self, n: u32) {
        let isa = self.0.isa();
        isa.outline(
            #[inline(always)]
            || {
                for _ in 0..n {
                    self.0 = self.0.cyclotomic_square();
                }
            },
        );
    }

    /// `self = self^(p^6)`
    pub fn conjugate_assign(&mut self) {
        self.0.isa().outline(
            #[inline(always)]
            || self.0 = self.0.sum().negate(ODD).settle(2),
        );
    }

    /// `self = self^p`
    pub fn frobenius_assign(&mut self) {
        let isa = self.0.isa();
        isa.outline(
            #[inline(always)]
            || {
                let im = Signed::from(self.0.im).negate(u8::MAX).carry(2, &T::MULTIPLES);
                self.0 = Row { im, ..self.0 }.mul(&Row::load(isa, &T::FROBENIUS_ROW));
            },
        );
    }
}

impl<V: Vector8, T: RowTower<L>, const L: usize> Row<V, T, L> {
    /// One step of [`Fp12Row::cyclotomic_square_n_assign`].
    #[inline(always)]
    fn cyclotomic_square(&self) -> Self {
        let isa = self.isa();
        // Coefficients three apart are elements x + y w^3 of Fp4. Lanes 1, 3 and 5 take x y, lanes 0, 2 and 4
        // take (x + y)(x + xi y) = x^2 + xi y^2 + (1 + xi) x y, each where its result belongs.
        let f = self.sum();
        let x = f.gather(&[0, 2, 1, 0, 2, 1, 1, 1]);
        let y = f.gather(&[3, 5, 4, 3, 5, 4, 4, 4]);
        let left = x.add_in(y, EVEN).carry(0);
        // y, or y + (x + xi y - y).
        let right = y.add_in(x, EVEN).add_xi_minus_1_in(y, EVEN).carry(2);
        let product = left.mul(&right).sum();

        // x y of the same pair.
        let xy = product.gather(&[3, 1, 5, 3, 1, 5, 5, 5]);
        // Even lanes: 3 (x^2 + xi y^2) - 2 f = -2 (f + 3 x y) + 3 (product - (xi - 1) x y).
        // Odd lanes: 3 (2 x y) + 2 f = 2 (f + 3 x y), with xi x y for x y in lane 1.
        let twice = f.add(xy.triple()).double().negate(EVEN);
        let rest = product.only(EVEN).sub_xi_minus_1_in(xy, EVEN).add_xi_minus_1_in(xy.double(), 0b10);
        // Odd lanes reach from -6p to 9p in the real part and from 0 to 15p in the imaginary one, even lanes from -9p to 6p and
        // from -12p to 3p.
        let offset = const {
            [T::MULTIPLES.in_lanes([9, 7, 9, 7, 9, 7, 7, 7]), T::MULTIPLES.in_lanes([12, 1, 12, 1, 12, 1, 1, 1])]
        };
        twice.add(rest.triple()).add(Row::load(isa, &offset).sum()).settle(0)
    }
}

#[cfg(test)]
mod tests {
    use montane_kernels::cpu::{Ifma, Isa, Portable};
    use montane_kernels::ifma::{Model, Vector8, Zmm};

    use super::*;
    use crate::Field;
    use crate::bls12_381::{Bls12Tower, Fp, Fp2 as E2, Fp12 as Single};

    /// Reproducible operands.
    struct Source(montane_testing::Source);

    impl Source {
        fn word(&mut self) -> u64 {
            self.0.word()
        }
        /// Often 0, 1 or -1.
        fn fp(&mut self) -> Fp {
            match self.word() % 8 {
                0 => Fp::ZERO,
                1 => Fp::ONE,
                2 => -Fp::ONE,
                _ => (0..6).fold(Fp::ZERO, |acc, _| acc * Fp::from_u64(u64::MAX) + Fp::from_u64(self.word())),
            }
        }
        fn element(&mut self, round: usize) -> Single {
            Single::from_coefficients(core::array::from_fn(|_| match round {
                0 => E2::new(-Fp::ONE, -Fp::ONE),
                1 => E2::ZERO,
                _ => E2::new(self.fp(), self.fp()),
            }))
        }
    }

    /// Every operation, on operands that are results of others, against the tower of single elements.
    fn operations<V: Vector8>(isa: V::Isa, rounds: usize) {
        type Lanes12<V> = Fp12Row<V, Bls12Tower, 8>;
        let source = &mut Source(montane_testing::Source::new(3));
        for round in 0..rounds {
            let (mut a, b) = (source.element(round), source.element(round));
            let (mut x, y) = (Lanes12::<V>::pack(isa, &a), Lanes12::<V>::pack(isa, &b));
            assert_eq!(x.unpack(), a, "pack");
            let line = [source.fp(), source.fp(), -Fp::ONE].map(|c| E2::new(c, source.fp()));
            let row = core::array::from_fn(|i| if i < 3 { line[i] } else { E2::ZERO });
            let row = Row::<V, Bls12Tower, 8>::pack(isa, &row);
            for _ in 0..3 {
                a = a.mul(&b);
                x.mul_assign(&y);
                assert_eq!(x.unpack(), a, "mul");
                a = a.square();
                x.square_assign();
                assert_eq!(x.unpack(), a, "square");
                a = a.conjugate();
                x.conjugate_assign();
                assert_eq!(x.unpack(), a, "conjugate");
                a = a.mul_by_023(&line[0], &line[1], &line[2]);
                x.mul_by_line_assign(&row, [0, 2, 3]);
                assert_eq!(x.unpack(), a, "line 023");
                a = a.mul_by_013(&line[0], &line[1], &line[2]);
                x.mul_by_line_assign(&row, [0, 1, 3]);
                assert_eq!(x.unpack(), a, "line 013");
                a = a.frobenius();
                x.frobenius_assign();
                assert_eq!(x.unpack(), a, "frobenius");
                // The formula is one of polynomials, whether the element is cyclotomic or not.
                a = a.cyclotomic_square().cyclotomic_square();
                x.cyclotomic_square_n_assign(2);
                assert_eq!(x.unpack(), a, "cyclotomic squares");
            }
        }
        // Linear recurrences: the bounds must hold by themselves.
        let mut a = Single::from_coefficients([E2::new(-Fp::ONE, -Fp::ONE); 6]);
        let mut x = Lanes12::<V>::pack(isa, &a);
        for _ in 0..50 {
            a = a.cyclotomic_square().conjugate();
            x.cyclotomic_square_n_assign(1);
            x.conjugate_assign();
        }
        assert_eq!(x.unpack(), a);
        assert_ne!(a, Single::ZERO);
    }

    #[test]
    fn operations_of_the_model() {
        operations::<Model<Portable>>(Portable::TOKEN, 4);
    }

    #[test]
    fn operations_in_registers() {
        match Ifma::detect() {
            Some(isa) => operations::<Zmm>(isa, 200),
            None => std::eprintln!("skipped: needs ifma"),
        }
    }
}

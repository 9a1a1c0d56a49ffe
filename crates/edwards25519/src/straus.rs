//! Sums of few products with shared doublings, over any way to hold a point.
//!
//! The sums are not for secrets. What an [`Accumulator`] does is constant time in its points, which may be secret; its
//! `times`, `negative` and `index` are public.

use alloc::vec;
use alloc::vec::Vec;

use montane_fields::curve25519::FieldForm;
use montane_groups::recode::naf_vartime;
use montane_kernels::fe25519::FourLanes;

use super::constants::{self, BASE_ODD, BASE_ODD_LANES, BASE_WIDTH, SPLIT};
use super::point4::{Cached4, Point4};
use super::{Affine, Coordinates, EdwardsPoint, Scalar};
use crate::edwards::{AffineCached, Cached, Completed, Projective};

/// Digit width for a point that is met once: 8 odd multiples.
pub(super) const WIDTH: u32 = 5;
pub(super) const ODD: usize = 1 << (WIDTH - 2);

/// Digits of the longest scalar, 256 bits and a carry.
pub(super) const DIGITS: usize = 257;

/// A way to hold a running sum of points. It changes in place: returned and assigned, a sum of four elements is copied
/// several times in pieces of 16 bytes, each of which waits for the 8-byte stores before it, and a product of a point
/// takes half as long again.
pub trait Accumulator: Copy {
    /// The instruction set it needs.
    type Isa: Copy;
    /// A prepared addend.
    type Addend: Copy;
    /// What preparing takes.
    type Constant: Copy;

    /// The constant of [`Self::prepare`].
    fn constant(isa: Self::Isa) -> Self::Constant;
    /// The neutral element.
    fn identity(isa: Self::Isa) -> Self;
    /// A point, or its negation.
    fn from_affine(isa: Self::Isa, p: &Affine, negate: bool) -> Self;
    /// A point, each coordinate by any representative below `2^256`.
    fn from_coordinates(isa: Self::Isa, p: &Coordinates) -> Self;
    /// As an addend.
    fn prepare(&self, constant: Self::Constant) -> Self::Addend;
    /// `2^times self`
    fn double(&mut self, times: usize);
    /// `self + b`, or `self - b`.
    fn add(&mut self, b: &Self::Addend, negative: bool);
    /// `self + (2 index + 1) B_half`, or minus that, where `B_0 = B` and `B_1 = 2^128 B`.
    fn add_base(&mut self, isa: Self::Isa, half: usize, index: usize, negative: bool);
}

/// A sum is left before its last products: as many of them as the next step needs are done there. The steps are
/// functions of their own: they are called from many places, and each is eight products long.
impl<F: FieldForm> Accumulator for Completed<F> {
    type Isa = F::Isa;
    type Addend = Cached<F>;
    type Constant = F;

    #[inline(always)]
    fn constant(isa: F::Isa) -> F {
        F::from_words(isa, constants::D2)
    }
    #[inline(always)]
    fn identity(isa: F::Isa) -> Self {
        Self::identity(isa)
    }
    #[inline(never)]
    fn from_affine(isa: F::Isa, p: &Affine, negate: bool) -> Self {
        let p = p.extended::<F>(isa);
        let p = if negate { p.neg() } else { p };
        Self::from_extended(&p)
    }
    #[inline(never)]
    fn from_coordinates(isa: F::Isa, p: &Coordinates) -> Self {
        Self::from_extended(&EdwardsPoint(*p).load::<F>(isa))
    }
    #[inline(never)]
    fn prepare(&self, d2: F) -> Cached<F> {
        self.extended().cached(d2)
    }
    /// All but the last in one body each, where there is one: it gives a point, and what comes last is to be left a
    /// sum.
    #[inline(never)]
    fn double(&mut self, times: usize) {
        match F::BODIES {
            Some(bodies) if times > 1 => {
                let Projective { x, y, z } = self.projective();
                let mut sum = [x; _];
                (sum[1], sum[2]) = (y, z);
                (1..times).for_each(|_| (bodies.double_without_t)(&mut sum));
                *self = Projective { x: sum[0], y: sum[1], z: sum[2] }.double();
            }
            _ => (0..times).for_each(|_| *self = self.projective().double()),
        }
    }
    #[inline(never)]
    fn add(&mut self, b: &Cached<F>, negative: bool) {
        *self = if negative { self.extended().sub(b) } else { self.extended().add(b) };
    }
    #[inline(never)]
    fn add_base(&mut self, isa: F::Isa, half: usize, index: usize, negative: bool) {
        let [y_plus_x, y_minus_x, xy2d] = BASE_ODD[half][index];
        let entry = AffineCached {
            y_plus_x: F::from_words(isa, y_plus_x),
            y_minus_x: F::from_words(isa, y_minus_x),
            xy2d: F::from_words(isa, xy2d),
        };
        *self = if negative { self.extended().sub_affine(&entry) } else { self.extended().add_affine(&entry) };
    }
}

impl<L: FourLanes> Accumulator for Point4<L> {
    type Isa = L::Isa;
    type Addend = Cached4<L>;
    type Constant = L;

    #[inline(always)]
    fn constant(isa: L::Isa) -> L {
        Self::cached_factor(isa)
    }
    #[inline(always)]
    fn identity(isa: L::Isa) -> Self {
        Self::identity(isa)
    }
    #[inline(always)]
    fn from_affine(isa: L::Isa, p: &Affine, negate: bool) -> Self {
        let p = Self::from_affine(isa, p);
        if negate { p.neg() } else { p }
    }
    #[inline(always)]
    fn from_coordinates(isa: L::Isa, p: &Coordinates) -> Self {
        Self(L::pack(isa, p.each_ref()))
    }
    #[inline(always)]
    fn prepare(&self, constant: L) -> Cached4<L> {
        self.cached(constant)
    }
    #[inline(always)]
    fn double(&mut self, times: usize) {
        for _ in 0..times {
            *self = Self::double(*self);
        }
    }
    #[inline(always)]
    fn add(&mut self, b: &Cached4<L>, negative: bool) {
        *self = if negative { self.sub(*b) } else { Self::add(*self, *b) };
    }
    #[inline(always)]
    fn add_base(&mut self, isa: L::Isa, half: usize, index: usize, negative: bool) {
        let entry = Cached4(L::from_limbs51(isa, &BASE_ODD_LANES[half][index]));
        *self = if negative { self.sub(entry) } else { Self::add(*self, entry) };
    }
}

/// `p, 3p, 5p, ..`, prepared.
#[inline(always)]
pub(super) fn odd_multiples<A: Accumulator>(p: A, constant: A::Constant) -> [A::Addend; ODD] {
    let mut multiple = p;
    multiple.double(1);
    let step = multiple.prepare(constant);
    multiple = p;
    let mut table = [p.prepare(constant); ODD];
    for i in 1..ODD {
        multiple.add(&step, false);
        table[i] = multiple.prepare(constant);
    }
    table
}

/// Where a digit's multiple is in a table of odd multiples, and its sign.
#[inline(always)]
pub(super) fn entry(digit: i8) -> (usize, bool) {
    (usize::from(digit.unsigned_abs()) / 2, digit < 0)
}

/// A scalar below `2^256` and the point it multiplies, or its negation.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    /// The scalar, least significant word first.
    pub scalar: [u64; 4],
    /// The point.
    pub point: Affine,
    /// Whether the product is subtracted.
    pub negative: bool,
}

/// `[base]B` and two terms, summed: the doublings are those of the longest of the terms and of half of `base`.
#[inline(always)]
pub(super) fn sum_of_two<A: Accumulator>(isa: A::Isa, base: &Scalar, terms: &[Term; 2]) -> A {
    let constant = A::constant(isa);
    let first = odd_multiples(A::from_affine(isa, &terms[0].point, terms[0].negative), constant);
    let second = odd_multiples(A::from_affine(isa, &terms[1].point, terms[1].negative), constant);

    let mut digits = [[0; DIGITS]; 2];
    let top =
        naf_vartime(&terms[0].scalar, WIDTH, &mut digits[0]).max(naf_vartime(&terms[1].scalar, WIDTH, &mut digits[1]));
    shared_doublings(isa, base, &[first, second], &digits, top)
}

/// `[base]B + sum of scalars[i] points[i]`, for as many points as scalars.
#[inline(always)]
pub(super) fn sum<A: Accumulator>(isa: A::Isa, base: &Scalar, points: &[Coordinates], scalars: &[[u64; 4]]) -> A {
    let constant = A::constant(isa);
    let mut tables = Vec::with_capacity(points.len());
    let mut digits = vec![[0; DIGITS]; scalars.len()];
    let mut top = 0;
    for ((point, scalar), digits) in points.iter().zip(scalars).zip(&mut digits) {
        tables.push(odd_multiples(A::from_coordinates(isa, point), constant));
        top = top.max(naf_vartime(scalar, WIDTH, digits));
    }
    shared_doublings(isa, base, &tables, &digits, top)
}

/// `[base]B` and the sum of products that tables of odd multiples and non-adjacent digits stand for, the highest at
/// `top - 1`.
#[inline(always)]
fn shared_doublings<A: Accumulator>(
    isa: A::Isa,
    base: &Scalar,
    tables: &[[A::Addend; ODD]],
    digits: &[[i8; DIGITS]],
    top: usize,
) -> A {
    const HALF_WORDS: usize = SPLIT as usize / 64;
    let (mut low, mut high) = ([0; 4], [0; 4]);
    low[..HALF_WORDS].copy_from_slice(&base.0[..HALF_WORDS]);
    high[..4 - HALF_WORDS].copy_from_slice(&base.0[HALF_WORDS..]);
    let mut base_digits = [[0; DIGITS]; 2];
    let top = top.max(naf_vartime(&low, BASE_WIDTH, &mut base_digits[0])).max(naf_vartime(
        &high,
        BASE_WIDTH,
        &mut base_digits[1],
    ));

    let mut acc = A::identity(isa);
    // Doublings are put off until something is added, and done together.
    let mut doublings = 0;
    for i in (0..top).rev() {
        doublings += 1;
        for (table, digits) in tables.iter().zip(digits) {
            if digits[i] != 0 {
                acc.double(core::mem::take(&mut doublings));
                let (index, negative) = entry(digits[i]);
                acc.add(&table[index], negative);
            }
        }
        for half in 0..2 {
            if base_digits[half][i] != 0 {
                acc.double(core::mem::take(&mut doublings));
                let (index, negative) = entry(base_digits[half][i]);
                acc.add_base(isa, half, index, negative);
            }
        }
    }
    acc.double(doublings);
    acc
}

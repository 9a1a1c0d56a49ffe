//! The extension of degree twelve, `Fp6[w] / (w^2 - v)`: the target of pairings, with its sparse products by lines.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use montane_kernels::inlined;

use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};
use zeroize::Zeroize;

use crate::cubic::{Fp6, Tower};
use crate::operators::field_operators;
use crate::quadratic::Fp2;
use crate::{Compiled, Coordinate, Field};

/// `c0 + c1 w` with `w^2 = v`.
// In memory: its coefficients, in this order.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Fp12<T: Tower> {
    /// The coefficient of 1.
    pub c0: Fp6<T>,
    /// The coefficient of `w`.
    pub c1: Fp6<T>,
}

impl<T: Tower> Fp12<T> {
    /// The additive identity.
    pub const ZERO: Self = Self::new(Fp6::ZERO, Fp6::ZERO);
    /// The multiplicative identity.
    pub const ONE: Self = Self::new(Fp6::ONE, Fp6::ZERO);

    /// `c0 + c1 w`
    #[inline(always)]
    #[must_use]
    pub const fn new(c0: Fp6<T>, c1: Fp6<T>) -> Self {
        Self { c0, c1 }
    }

    /// `c0 - c1 w`, the map `a -> a^(p^6)`; the inverse for elements of norm 1 over `Fp6`.
    #[inline(always)]
    #[must_use]
    pub fn conjugate(&self) -> Self {
        Self::new(self.c0, self.c1.neg())
    }

    /// The coefficients of `1, w, .., w^5`.
    #[inline(always)]
    #[must_use]
    pub const fn coefficients(&self) -> [Fp2<T::F>; 6] {
        [self.c0.c0, self.c1.c0, self.c0.c1, self.c1.c1, self.c0.c2, self.c1.c2]
    }

    /// From the coefficients of `1, w, .., w^5`.
    #[inline(always)]
    #[must_use]
    pub const fn from_coefficients(a: [Fp2<T::F>; 6]) -> Self {
        Self::new(Fp6::new(a[0], a[2], a[4]), Fp6::new(a[1], a[3], a[5]))
    }

    /// The Frobenius map `a -> a^p`.
    #[must_use]
    pub fn frobenius(&self) -> Self {
        T::F::outline(inlined!(|| {
            let a = self.coefficients();
            Self::from_coefficients(core::array::from_fn(|i| match i {
                0 => a[0].conjugate(),
                _ => a[i].conjugate().mul(&T::FROBENIUS[i]),
            }))
        }))
    }

    /// `a -> a^(p^2)`, by the norms of the Frobenius constants, which lie in the base field.
    #[doc(hidden)]
    #[must_use]
    pub fn frobenius2(&self) -> Self {
        T::F::outline(inlined!(|| {
            let a = self.coefficients();
            Self::from_coefficients(core::array::from_fn(|i| match i {
                0 => a[0],
                _ => a[i].scale(&T::FROBENIUS[i].norm()),
            }))
        }))
    }

    /// The product with the line `l0 + l2 w^2 + l3 w^3` of a curve with a twist of type M: 13 products of `Fp2`.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn mul_by_023(&self, l0: &Fp2<T::F>, l2: &Fp2<T::F>, l3: &Fp2<T::F>) -> Self {
        let mut a = *self;
        a.mul_by_023_assign(l0, l2, l3);
        a
    }

    /// The product with the line `l0 + l1 w + l3 w^3` of a curve with a twist of type D: 13 products of `Fp2`.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn mul_by_013(&self, l0: &Fp2<T::F>, l1: &Fp2<T::F>, l3: &Fp2<T::F>) -> Self {
        let mut a = *self;
        a.mul_by_013_assign(l0, l1, l3);
        a
    }

    /// [`Fp12::mul_by_023`] in place, because copies of what was just written wait for it.
    #[doc(hidden)]
    #[inline(always)]
    pub fn mul_by_023_assign(&mut self, l0: &Fp2<T::F>, l2: &Fp2<T::F>, l3: &Fp2<T::F>) {
        T::F::outline(inlined!(|| {
            if T::line_mul([&mut self.c0, &mut self.c1], [l0, l2, l3]) {
                return;
            }
            let aa = self.c0.mul_by_01_wide(l0, l2);
            let bb = self.c1.mul_by_1_wide(l3);
            let t = self.c0.add(&self.c1).mul_by_01_wide(l0, &l2.add(l3));
            *self = Self::karatsuba(&aa, &bb, &t);
        }));
    }

    /// [`Fp12::mul_by_013`] in place.
    #[doc(hidden)]
    #[inline(always)]
    pub fn mul_by_013_assign(&mut self, l0: &Fp2<T::F>, l1: &Fp2<T::F>, l3: &Fp2<T::F>) {
        T::F::outline(inlined!(|| {
            let aa = self.c0.scale_wide(l0);
            let bb = self.c1.mul_by_01_wide(l1, l3);
            let t = self.c0.add(&self.c1).mul_by_01_wide(&l0.add(l1), l3);
            *self = Self::karatsuba(&aa, &bb, &t);
        }));
    }

    /// The product of the lines `l0 + l2 w^2 + l3 w^3` and `m0 + m2 w^2 + m3 w^3`: 6 products of `Fp2`, 5 reductions.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn product_of_023(l: &[Fp2<T::F>; 3], m: &[Fp2<T::F>; 3]) -> Self {
        let [c0, c2, c3, c4, c5] = Self::product_of_three(l, m);
        Self::from_coefficients([c0, Fp2::ZERO, c2, c3, c4, c5])
    }

    /// The product of the lines `l0 + l1 w + l3 w^3` and `m0 + m1 w + m3 w^3`: 6 products of `Fp2`, 5 reductions.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn product_of_013(l: &[Fp2<T::F>; 3], m: &[Fp2<T::F>; 3]) -> Self {
        let [c0, c1, c3, c2, c4] = Self::product_of_three(l, m);
        Self::from_coefficients([c0, c1, c2, c3, c4, Fp2::ZERO])
    }

    /// `l0 m0 + xi l2 m2`, `l0 m1 + l1 m0`, `l0 m2 + l2 m0`, `l1 m1` and `l1 m2 + l2 m1`, by Karatsuba's method.
    #[inline(always)]
    fn product_of_three(l: &[Fp2<T::F>; 3], m: &[Fp2<T::F>; 3]) -> [Fp2<T::F>; 5] {
        T::F::outline(inlined!(|| {
            let [v0, v1, v2] = [0, 1, 2].map(
                #[inline(always)]
                |i| Fp2::mul_wide(&l[i], &m[i]),
            );
            let cross = |i: usize, j: usize, v: &Wide2T<T>, w: &Wide2T<T>| {
                let t = Fp2::mul_wide(&l[i].add(&l[j]), &m[i].add(&m[j]));
                Fp2::reduce(&Fp2::<T::F>::wide_sub(&Fp2::<T::F>::wide_sub(&t, v), w))
            };
            [
                Fp2::reduce(&Fp2::<T::F>::wide_add(&v0, &T::wide_mul_by_xi(&v2))),
                cross(0, 1, &v0, &v1),
                cross(0, 2, &v0, &v2),
                Fp2::reduce(&v1),
                cross(1, 2, &v1, &v2),
            ]
        }))
    }

    /// From `aa = a0 b0`, `bb = a1 b1` and `t = (a0 + a1)(b0 + b1)`: the product `aa + v bb + (t - aa - bb) w`.
    #[inline(always)]
    fn karatsuba(aa: &[Wide2T<T>; 3], bb: &[Wide2T<T>; 3], t: &[Wide2T<T>; 3]) -> Self {
        T::F::outline(inlined!(|| {
            Self::new(
                Fp6::reduce(&Fp6::<T>::wide_add(aa, &Fp6::<T>::wide_mul_by_v(bb))),
                Fp6::reduce(&Fp6::<T>::wide_sub(&Fp6::<T>::wide_sub(t, aa), bb)),
            )
        }))
    }

    /// `self = self^2`, by the complex method with 2 products of `Fp6`:
    /// `(a0 + a1)(a0 + v a1) - (1 + v) a0 a1 + 2 a0 a1 w`. In place, because copies of what was just written wait for
    /// it.
    #[doc(hidden)]
    #[inline(always)]
    pub fn square_assign(&mut self) {
        T::F::outline(inlined!(|| {
            let ab = Fp6::mul_wide(&self.c0, &self.c1);
            let t = Fp6::mul_wide(&self.c0.add(&self.c1), &self.c0.add(&self.c1.mul_by_v()));
            let t = Fp6::<T>::wide_sub(&Fp6::<T>::wide_sub(&t, &ab), &Fp6::<T>::wide_mul_by_v(&ab));
            self.c0 = Fp6::reduce(&t);
            self.c1 = Fp6::<T>::reduce(&ab).double();
        }));
    }

    /// `self^2` in the cyclotomic subgroup, where `a^(p^4 - p^2 + 1) = 1`: three squares in `Fp4`
    /// (Granger and Scott, eprint 2009/565, section 3.2). 12 reductions.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn cyclotomic_square(&self) -> Self {
        T::F::outline(inlined!(|| {
            let [z0, z2, z4, z1, z3, z5] = self.coefficients();
            // Pairs of coefficients three apart are elements of Fp4 = Fp2[w^3].
            let [a0, a1] = square_fp4::<T>(&z0, &z1);
            let [b0, b1] = square_fp4::<T>(&z2, &z3);
            let [c0, c1] = square_fp4::<T>(&z4, &z5);
            let minus = |t: &Fp2<T::F>, z: &Fp2<T::F>| t.sub(z).double().add(t); // 3t - 2z
            let plus = |t: &Fp2<T::F>, z: &Fp2<T::F>| t.add(z).double().add(t); // 3t + 2z
            Self::from_coefficients([
                minus(&a0, &z0),
                plus(&T::mul_by_xi(&c1), &z2),
                minus(&b0, &z4),
                plus(&a1, &z1),
                minus(&c0, &z3),
                plus(&b1, &z5),
            ])
        }))
    }
}

type Wide2T<T> = crate::cubic::Wide2<<T as Tower>::F>;

/// `(a + b s)^2` with `s^2 = xi`, as `[c0, c1]`: three squares in `Fp2`, two reductions.
#[inline(always)]
pub(crate) fn square_fp4<T: Tower>(a: &Fp2<T::F>, b: &Fp2<T::F>) -> [Fp2<T::F>; 2] {
    if let Some(square) = T::square_fp4(a, b) {
        return square;
    }
    let aa = Fp2::square_wide(a);
    let bb = Fp2::square_wide(b);
    let t = Fp2::square_wide(&a.add(b));
    [
        Fp2::reduce(&Fp2::<T::F>::wide_add(&aa, &T::wide_mul_by_xi(&bb))),
        Fp2::reduce(&Fp2::<T::F>::wide_sub(&Fp2::<T::F>::wide_sub(&t, &aa), &bb)),
    ]
}

impl<T: Tower> Fp12<T>
where
    T::F: Coordinate,
    Fp2<T::F>: Coordinate,
{
    /// The inverse, or nothing for zero. Constant time.
    #[must_use]
    pub fn invert(&self) -> CtOption<Self> {
        T::F::outline(inlined!(|| {
            let norm = self.c0.square().sub(&self.c1.square().mul_by_v());
            norm.invert().map(|n| Self::new(self.c0.mul(&n), self.c1.mul(&n).neg()))
        }))
    }
}

impl<T: Tower> Compiled for Fp12<T> {
    type Code = <T::F as Compiled>::Code;
}

impl<T: Tower> Field for Fp12<T> {
    /// Nothing is built on top, so products are reduced.
    type Wide = Self;
    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;

    #[inline(always)]
    fn add(&self, b: &Self) -> Self {
        Self::new(self.c0.add(&b.c0), self.c1.add(&b.c1))
    }
    #[inline(always)]
    fn sub(&self, b: &Self) -> Self {
        Self::new(self.c0.sub(&b.c0), self.c1.sub(&b.c1))
    }
    #[inline(always)]
    fn neg(&self) -> Self {
        Self::new(self.c0.neg(), self.c1.neg())
    }
    #[inline(always)]
    fn double(&self) -> Self {
        Self::new(self.c0.double(), self.c1.double())
    }
    #[inline(always)]
    fn wide_zero() -> Self::Wide {
        Self::ZERO
    }
    #[inline(always)]
    fn mul_wide(a: &Self, b: &Self) -> Self {
        a.mul(b)
    }
    #[inline(always)]
    fn wide_add(a: &Self, b: &Self) -> Self {
        a.add(b)
    }
    #[inline(always)]
    fn wide_sub(a: &Self, b: &Self) -> Self {
        a.sub(b)
    }
    #[inline(always)]
    fn reduce(w: &Self) -> Self {
        *w
    }
    /// Karatsuba with 3 products of `Fp6`: 18 products of `Fp2`, 12 reductions.
    #[inline(always)]
    fn mul(&self, b: &Self) -> Self {
        T::F::outline(inlined!(|| {
            let aa = Fp6::mul_wide(&self.c0, &b.c0);
            let bb = Fp6::mul_wide(&self.c1, &b.c1);
            let t = Fp6::mul_wide(&self.c0.add(&self.c1), &b.c0.add(&b.c1));
            Self::karatsuba(&aa, &bb, &t)
        }))
    }
    #[inline(always)]
    fn square(&self) -> Self {
        let mut a = *self;
        a.square_assign();
        a
    }
}

impl<T: Tower> Default for Fp12<T> {
    fn default() -> Self {
        Self::ZERO
    }
}

impl<T: Tower> ConstantTimeEq for Fp12<T>
where
    T::F: ConstantTimeEq,
{
    fn ct_eq(&self, other: &Self) -> Choice {
        self.c0.ct_eq(&other.c0) & self.c1.ct_eq(&other.c1)
    }
}

impl<T: Tower> PartialEq for Fp12<T>
where
    T::F: ConstantTimeEq,
{
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl<T: Tower> Eq for Fp12<T> where T::F: ConstantTimeEq {}

impl<T: Tower> Hash for Fp12<T>
where
    T::F: Hash,
{
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.c0, &self.c1).hash(state);
    }
}

/// The coefficient of `w` first, as in encodings.
impl<T: Tower> Ord for Fp12<T>
where
    T::F: Ord + ConstantTimeEq,
{
    fn cmp(&self, other: &Self) -> Ordering {
        (&self.c1, &self.c0).cmp(&(&other.c1, &other.c0))
    }
}
impl<T: Tower> PartialOrd for Fp12<T>
where
    T::F: Ord + ConstantTimeEq,
{
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T: Tower> ConditionallySelectable for Fp12<T>
where
    T::F: ConditionallySelectable,
{
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self::new(Fp6::conditional_select(&a.c0, &b.c0, choice), Fp6::conditional_select(&a.c1, &b.c1, choice))
    }
}

impl<T: Tower> Zeroize for Fp12<T>
where
    T::F: Zeroize,
{
    fn zeroize(&mut self) {
        self.c0.zeroize();
        self.c1.zeroize();
    }
}

impl<T: Tower> fmt::Debug for Fp12<T>
where
    T::F: fmt::Debug,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({:?}) + ({:?}) w", self.c0, self.c1)
    }
}

field_operators!(Fp12<T>, [T: Tower]);

impl<T: Tower> crate::sealed::Sealed for Fp12<T> {}

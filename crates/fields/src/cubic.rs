//! The sextic extension `Fp2[v] / (v^3 - xi)`, and what a curve says about its tower.

use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use montane_kernels::inlined;

use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};
use zeroize::Zeroize;

use crate::operators::field_operators;
use crate::quadratic::Fp2;
use crate::sealed::Sealed;
use crate::{Compiled, Coordinate, Field};

/// The unreduced form of an element of `Fp2`.
pub type Wide2<F> = <Fp2<F> as Field>::Wide;

/// A tower `F`, `Fp2 = F[u]/(u^2 + 1)`, `Fp6 = Fp2[v]/(v^3 - xi)`, `Fp12 = Fp6[w]/(w^2 - v)`: its base and its `xi`.
///
/// Sealed: what formulas ask of a tower besides is hidden, and no promise.
pub trait Tower: Sealed + Copy + Default + fmt::Debug + Eq + Send + Sync + 'static {
    /// The base field.
    type F: Field;

    /// `xi^(i (p - 1) / 6)`: what the Frobenius map multiplies `w^i` by.
    #[doc(hidden)]
    const FROBENIUS: [Fp2<Self::F>; 6];

    /// `a xi`
    #[doc(hidden)]
    fn mul_by_xi(a: &Fp2<Self::F>) -> Fp2<Self::F>;
    /// `a xi`, unreduced.
    #[doc(hidden)]
    fn wide_mul_by_xi(a: &Wide2<Self::F>) -> Wide2<Self::F>;

    /// `a b`, unreduced, where there is a kernel for all of it.
    #[doc(hidden)]
    #[inline(always)]
    fn cubic_mul_wide(_a: &Fp6<Self>, _b: &Fp6<Self>) -> Option<Wide6<Self::F>> {
        None
    }

    /// `(a + b s)^2` with `s^2 = xi`, as `[c0, c1]`, where there is a kernel for all of it.
    #[doc(hidden)]
    #[inline(always)]
    fn square_fp4(_a: &Fp2<Self::F>, _b: &Fp2<Self::F>) -> Option<[Fp2<Self::F>; 2]> {
        None
    }

    /// `f[0] + f[1] w` times the line `l0 + l2 w^2 + l3 w^3`, in place, where there is a kernel for all of it; whether
    /// there is.
    #[doc(hidden)]
    #[inline(always)]
    fn line_mul(_f: [&mut Fp6<Self>; 2], _l: [&Fp2<Self::F>; 3]) -> bool {
        false
    }
}

/// `c0 + c1 v + c2 v^2` with `v^3 = xi`.
// In memory: its coefficients, in this order.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Fp6<T: Tower> {
    /// The coefficient of 1.
    pub c0: Fp2<T::F>,
    /// The coefficient of `v`.
    pub c1: Fp2<T::F>,
    /// The coefficient of `v^2`.
    pub c2: Fp2<T::F>,
}

/// An element of `Fp2`.
type E2<T> = Fp2<<T as Tower>::F>;

/// The unreduced form of an element of `Fp6`.
pub type Wide6<F> = [Wide2<F>; 3];

impl<T: Tower> Fp6<T> {
    /// The additive identity.
    pub const ZERO: Self = Self::new(Fp2::ZERO, Fp2::ZERO, Fp2::ZERO);
    /// The multiplicative identity.
    pub const ONE: Self = Self::new(Fp2::ONE, Fp2::ZERO, Fp2::ZERO);

    /// `c0 + c1 v + c2 v^2`
    #[inline(always)]
    #[must_use]
    pub const fn new(c0: Fp2<T::F>, c1: Fp2<T::F>, c2: Fp2<T::F>) -> Self {
        Self { c0, c1, c2 }
    }

    /// `self * v`
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn mul_by_v(&self) -> Self {
        Self::new(T::mul_by_xi(&self.c2), self.c0, self.c1)
    }

    /// `a * v`, unreduced.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn wide_mul_by_v(a: &Wide6<T::F>) -> Wide6<T::F> {
        [T::wide_mul_by_xi(&a[2]), a[0], a[1]]
    }

    /// The product with an element of `Fp2`, unreduced.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn scale_wide(&self, k: &Fp2<T::F>) -> Wide6<T::F> {
        [Fp2::mul_wide(&self.c0, k), Fp2::mul_wide(&self.c1, k), Fp2::mul_wide(&self.c2, k)]
    }

    /// `self * b1 v`, unreduced: 3 products of `Fp2`.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn mul_by_1_wide(&self, b1: &Fp2<T::F>) -> Wide6<T::F> {
        T::F::outline(inlined!(|| Self::wide_mul_by_v(&self.scale_wide(b1))))
    }

    /// `self * (b0 + b1 v)`, unreduced: 5 products of `Fp2`.
    #[doc(hidden)]
    #[inline(always)]
    #[must_use]
    pub fn mul_by_01_wide(&self, b0: &Fp2<T::F>, b1: &Fp2<T::F>) -> Wide6<T::F> {
        T::F::outline(inlined!(|| {
            let v0 = Fp2::mul_wide(&self.c0, b0);
            let v1 = Fp2::mul_wide(&self.c1, b1);
            let t = Fp2::mul_wide(&self.c0.add(&self.c1), &b0.add(b1));
            [
                E2::<T>::wide_add(&v0, &T::wide_mul_by_xi(&Fp2::mul_wide(&self.c2, b1))),
                E2::<T>::wide_sub(&E2::<T>::wide_sub(&t, &v0), &v1),
                E2::<T>::wide_add(&v1, &Fp2::mul_wide(&self.c2, b0)),
            ]
        }))
    }

    /// Karatsuba with 6 products of `Fp2` (Devegili et al., eprint 2006/471, section 4).
    #[inline(always)]
    fn product(a: &Self, b: &Self) -> Wide6<T::F> {
        if let Some(product) = T::cubic_mul_wide(a, b) {
            return product;
        }
        let v0 = Fp2::mul_wide(&a.c0, &b.c0);
        let v1 = Fp2::mul_wide(&a.c1, &b.c1);
        let v2 = Fp2::mul_wide(&a.c2, &b.c2);
        let t0 = Fp2::mul_wide(&a.c1.add(&a.c2), &b.c1.add(&b.c2));
        let t1 = Fp2::mul_wide(&a.c0.add(&a.c1), &b.c0.add(&b.c1));
        let t2 = Fp2::mul_wide(&a.c0.add(&a.c2), &b.c0.add(&b.c2));
        let v01 = E2::<T>::wide_add(&v0, &v1);
        [
            E2::<T>::wide_add(&v0, &T::wide_mul_by_xi(&E2::<T>::wide_sub(&t0, &E2::<T>::wide_add(&v1, &v2)))),
            E2::<T>::wide_add(&E2::<T>::wide_sub(&t1, &v01), &T::wide_mul_by_xi(&v2)),
            E2::<T>::wide_sub(&E2::<T>::wide_add(&t2, &v1), &E2::<T>::wide_add(&v0, &v2)),
        ]
    }

    /// Chung and Hasan's SQR2: 3 squares and 2 products of `Fp2`.
    #[inline(always)]
    fn square_of(a: &Self) -> Wide6<T::F> {
        let s0 = Fp2::square_wide(&a.c0);
        let s1 = Fp2::mul_wide(&a.c0.double(), &a.c1);
        let s2 = Fp2::square_wide(&a.c0.sub(&a.c1).add(&a.c2));
        let s3 = Fp2::mul_wide(&a.c1.double(), &a.c2);
        let s4 = Fp2::square_wide(&a.c2);
        [
            E2::<T>::wide_add(&s0, &T::wide_mul_by_xi(&s3)),
            E2::<T>::wide_add(&s1, &T::wide_mul_by_xi(&s4)),
            E2::<T>::wide_sub(&E2::<T>::wide_add(&E2::<T>::wide_add(&s1, &s2), &s3), &E2::<T>::wide_add(&s0, &s4)),
        ]
    }

    /// The Frobenius map `a -> a^p`.
    #[doc(hidden)]
    #[must_use]
    pub fn frobenius(&self) -> Self {
        T::F::outline(inlined!(|| {
            Self::new(
                self.c0.conjugate(),
                self.c1.conjugate().mul(&T::FROBENIUS[2]),
                self.c2.conjugate().mul(&T::FROBENIUS[4]),
            )
        }))
    }

    /// `2 self`
    #[inline(always)]
    #[must_use]
    pub fn double(&self) -> Self {
        Field::double(self)
    }

    /// `self^2`
    #[inline(always)]
    #[must_use]
    pub fn square(&self) -> Self {
        Field::square(self)
    }
}

impl<T: Tower> Fp6<T>
where
    T::F: Coordinate,
    Fp2<T::F>: Coordinate,
{
    /// The inverse, or nothing for zero. Constant time.
    #[must_use]
    pub fn invert(&self) -> CtOption<Self> {
        T::F::outline(inlined!(|| {
            // The adjugate of the matrix of multiplication: (c0 + c1 v + c2 v^2)(t0 + t1 v + t2 v^2) = n, in Fp2.
            let (a, b, c) = (&self.c0, &self.c1, &self.c2);
            let t0 = a.square().sub(&T::mul_by_xi(&b.mul(c)));
            let t1 = T::mul_by_xi(&c.square()).sub(&a.mul(b));
            let t2 = b.square().sub(&a.mul(c));
            let n = a.mul(&t0).add(&T::mul_by_xi(&c.mul(&t1).add(&b.mul(&t2))));
            n.invert().map(|n| Self::new(t0.mul(&n), t1.mul(&n), t2.mul(&n)))
        }))
    }
}

impl<T: Tower> Compiled for Fp6<T> {
    type Code = <T::F as Compiled>::Code;
}

impl<T: Tower> Field for Fp6<T> {
    type Wide = Wide6<T::F>;
    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self::ONE;

    #[inline(always)]
    fn add(&self, b: &Self) -> Self {
        Self::new(self.c0.add(&b.c0), self.c1.add(&b.c1), self.c2.add(&b.c2))
    }
    #[inline(always)]
    fn sub(&self, b: &Self) -> Self {
        Self::new(self.c0.sub(&b.c0), self.c1.sub(&b.c1), self.c2.sub(&b.c2))
    }
    #[inline(always)]
    fn neg(&self) -> Self {
        Self::new(self.c0.neg(), self.c1.neg(), self.c2.neg())
    }
    #[inline(always)]
    fn double(&self) -> Self {
        Self::new(self.c0.double(), self.c1.double(), self.c2.double())
    }
    #[inline(always)]
    fn wide_zero() -> Self::Wide {
        [E2::<T>::wide_zero(); 3]
    }
    #[inline(always)]
    fn mul_wide(a: &Self, b: &Self) -> Self::Wide {
        T::F::outline(inlined!(|| Self::product(a, b)))
    }
    #[inline(always)]
    fn square_wide(a: &Self) -> Self::Wide {
        T::F::outline(inlined!(|| Self::square_of(a)))
    }
    #[inline(always)]
    fn mul(&self, b: &Self) -> Self {
        T::F::outline(inlined!(|| Self::reduce(&Self::product(self, b))))
    }
    #[inline(always)]
    fn square(&self) -> Self {
        T::F::outline(inlined!(|| Self::reduce(&Self::square_of(self))))
    }
    #[inline(always)]
    fn wide_add(a: &Self::Wide, b: &Self::Wide) -> Self::Wide {
        [E2::<T>::wide_add(&a[0], &b[0]), E2::<T>::wide_add(&a[1], &b[1]), E2::<T>::wide_add(&a[2], &b[2])]
    }
    #[inline(always)]
    fn wide_sub(a: &Self::Wide, b: &Self::Wide) -> Self::Wide {
        [E2::<T>::wide_sub(&a[0], &b[0]), E2::<T>::wide_sub(&a[1], &b[1]), E2::<T>::wide_sub(&a[2], &b[2])]
    }
    #[inline(always)]
    fn reduce(w: &Self::Wide) -> Self {
        Self::new(Fp2::reduce(&w[0]), Fp2::reduce(&w[1]), Fp2::reduce(&w[2]))
    }
}

impl<T: Tower> Default for Fp6<T> {
    fn default() -> Self {
        Self::ZERO
    }
}

impl<T: Tower> ConstantTimeEq for Fp6<T>
where
    T::F: ConstantTimeEq,
{
    fn ct_eq(&self, other: &Self) -> Choice {
        self.c0.ct_eq(&other.c0) & self.c1.ct_eq(&other.c1) & self.c2.ct_eq(&other.c2)
    }
}

impl<T: Tower> PartialEq for Fp6<T>
where
    T::F: ConstantTimeEq,
{
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl<T: Tower> Eq for Fp6<T> where T::F: ConstantTimeEq {}

impl<T: Tower> Hash for Fp6<T>
where
    T::F: Hash,
{
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.c0, &self.c1, &self.c2).hash(state);
    }
}

/// The coefficient of `v^2` first, as in encodings.
impl<T: Tower> Ord for Fp6<T>
where
    T::F: Ord + ConstantTimeEq,
{
    fn cmp(&self, other: &Self) -> Ordering {
        (&self.c2, &self.c1, &self.c0).cmp(&(&other.c2, &other.c1, &other.c0))
    }
}
impl<T: Tower> PartialOrd for Fp6<T>
where
    T::F: Ord + ConstantTimeEq,
{
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T: Tower> ConditionallySelectable for Fp6<T>
where
    T::F: ConditionallySelectable,
{
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self::new(
            Fp2::conditional_select(&a.c0, &b.c0, choice),
            Fp2::conditional_select(&a.c1, &b.c1, choice),
            Fp2::conditional_select(&a.c2, &b.c2, choice),
        )
    }
}

impl<T: Tower> Zeroize for Fp6<T>
where
    T::F: Zeroize,
{
    fn zeroize(&mut self) {
        self.c0.zeroize();
        self.c1.zeroize();
        self.c2.zeroize();
    }
}

impl<T: Tower> fmt::Debug for Fp6<T>
where
    T::F: fmt::Debug,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({:?}) + ({:?}) v + ({:?}) v^2", self.c0, self.c1, self.c2)
    }
}

field_operators!(Fp6<T>, [T: Tower]);

impl<T: Tower> crate::sealed::Sealed for Fp6<T> {}

//! What C's functions ask of elements besides a field's operations, on their limbs: small multiples, halves, signs, and
//! whether all is zero. Constant time.

use montane::bls12_381::{Fp, Fp2, Fp6, Fp12};
use montane::hazmat::fields::{Field, Modulus, Mont};
use montane::hazmat::kernels::scalar::row;
use montane::hazmat::kernels::select;
use montane::hazmat::kernels::word::{mask, opaque};
use montane::subtle::{Choice, ConstantTimeEq};

/// Plain limbs, one after the other.
pub(crate) trait Limbs {
    /// Ones where the limbs of both differ, of all limbs together.
    fn differing(&self, other: &Self) -> u64;
    /// All limbs together.
    fn bits(&self) -> u64;

    fn is_same(&self, other: &Self) -> bool {
        self.differing(other) == 0
    }
    fn is_all_zero(&self) -> bool {
        self.bits() == 0
    }
    /// [`Self::is_all_zero`], to choose by.
    fn vanishes(&self) -> Choice {
        self.bits().ct_eq(&0)
    }
}

/// An element of a field, coordinate by coordinate.
pub(crate) trait Element: Field + Limbs {
    /// `k self` for `k` up to 2^32.
    fn times(&self, k: u64) -> Self;
    /// `2^k self`, by doublings.
    fn doubled(&self, k: usize) -> Self;
    /// `3 self`
    fn tripled(&self) -> Self;
    /// `self / 2`
    fn halved(&self) -> Self;
    /// `self / 2^k` for `k` below 64.
    fn divided(&self, k: usize) -> Self;
    /// `-self` if the flag is set.
    fn negated_if(&self, flag: bool) -> Self;
    /// The same where it stands, coordinate by coordinate.
    fn negate_if(&mut self, flag: bool);
    /// One, or zero if no bit is set.
    fn one_if(bits: u64) -> Self;
}

impl<M: Modulus<N>, const N: usize> Limbs for Mont<M, N> {
    #[inline(always)]
    fn differing(&self, other: &Self) -> u64 {
        let pairs = self.montgomery_limbs().iter().zip(other.montgomery_limbs());
        pairs.fold(0, |bits, (a, b)| bits | (a ^ b))
    }
    #[inline(always)]
    fn bits(&self) -> u64 {
        self.montgomery_limbs().iter().fold(0, |bits, limb| bits | limb)
    }
}

/// The 64 bits of limbs from the highest bit of `p` on.
#[inline(always)]
const fn top<M: Modulus<N>, const N: usize>(limbs: &[u64; N]) -> u64 {
    let free = Mont::<M, N>::SPARE_BITS;
    limbs[N - 1] << free | limbs[N - 2] >> (64 - free)
}

/// `floor(2^127 / (d + 1))` for the top 64 bits `d` of `p`.
struct Reciprocal<M, const N: usize>(core::marker::PhantomData<M>);

impl<M: Modulus<N>, const N: usize> Reciprocal<M, N> {
    const VALUE: u64 = ((1 << 127) / (top::<M, N>(&M::P) as u128 + 1)) as u64;
}

/// `floor((a + above 2^(64N)) / 2^k)` below `2^(64N)`, for `k` from 1 to 63: in two shifts, which compilers make one
/// instruction of that takes longer.
#[inline(always)]
fn shifted<const N: usize>(a: &[u64; N], above: u64, k: usize) -> [u64; N] {
    core::array::from_fn(|i| a[i] >> k | opaque(if i + 1 < N { a[i + 1] } else { above } << (64 - k)))
}

/// `(p + 1) / 2`
struct Half<M, const N: usize>(core::marker::PhantomData<M>);

impl<M: Modulus<N>, const N: usize> Half<M, N> {
    const VALUE: [u64; N] = {
        let (mut half, mut i) = ([0; N], 0);
        while i < N {
            half[i] = M::P[i] >> 1 | if i + 1 < N { M::P[i + 1] << 63 } else { 0 };
            i += 1;
        }
        // The prime is odd, and its half ends with fewer ones than its lowest limb has bits.
        half[0] += 1;
        half
    };
}

impl<M: Modulus<N>, const N: usize> Element for Mont<M, N> {
    /// `t = k a - q p` with `q = floor(k w / 2^63)` for `w = floor(h v / 2^64)`, the top 64 bits `h` of `a` and the
    /// reciprocal `v`. Then `w` is at most `2^63 a / p` and more than that less 4, so that `q` is the quotient or one
    /// less, and `t` below `2p`: one subtraction, and all limbs above the `N` lowest cancel.
    #[inline(always)]
    fn times(&self, k: u64) -> Self {
        let a = self.montgomery_limbs();
        let w = (u128::from(top::<M, N>(a)) * u128::from(Reciprocal::<M, N>::VALUE)) >> 64;
        let q = (w * u128::from(k)) >> 63;
        let (multiple, _) = row::difference(&row::product(a, k).0, &row::product(&M::P, q as u64).0);
        Self::from_montgomery_unchecked(row::reduce_once(&multiple, false, &M::P))
    }

    #[inline(always)]
    fn doubled(&self, k: usize) -> Self {
        Self::from_montgomery_unchecked(select::double_n(self.montgomery_limbs(), k, &Self::PARAMS))
    }

    #[inline(always)]
    fn tripled(&self) -> Self {
        Self::from_montgomery_unchecked(select::triple(self.montgomery_limbs(), &Self::PARAMS))
    }

    /// `floor(a / 2)`, and `(p + 1) / 2` more of an odd `a`.
    #[inline(always)]
    fn halved(&self) -> Self {
        let a = self.montgomery_limbs();
        let odd = mask(a[0] & 1);
        let (sum, _) = row::sum(&shifted(a, 0, 1), &Half::<M, N>::VALUE.map(|limb| limb & odd));
        Self::from_montgomery_unchecked(sum)
    }

    /// `(a + m p) / 2^k` with the `m` below `2^k` that makes it exact: below `p`.
    #[inline(always)]
    fn divided(&self, k: usize) -> Self {
        let a = self.montgomery_limbs();
        let m = a[0].wrapping_mul(Self::PARAMS.n0) & ((1 << k) - 1);
        let (product, above) = row::product(&M::P, m);
        let (sum, carry) = row::sum(a, &product);
        let above = above + u64::from(carry);
        Self::from_montgomery_unchecked(shifted(&sum, above, k))
    }

    #[inline(always)]
    fn negated_if(&self, flag: bool) -> Self {
        let a = self.montgomery_limbs();
        let (negative, _) = row::difference(&M::P, a);
        let keep = !flag | self.is_all_zero();
        Self::from_montgomery_unchecked(row::select(keep, a, &negative))
    }
    #[inline(always)]
    fn negate_if(&mut self, flag: bool) {
        *self = self.negated_if(flag);
    }
    #[inline(always)]
    fn one_if(bits: u64) -> Self {
        Self::from_montgomery_unchecked(row::select(bits != 0, Self::ONE.montgomery_limbs(), &[0; N]))
    }
}

/// Structures of elements.
macro_rules! limbs {
    ($($field:ty: $($part:ident)*;)*) => { $(
        impl Limbs for $field {
            #[inline(always)]
            fn differing(&self, other: &Self) -> u64 {
                0 $(| self.$part.differing(&other.$part))*
            }
            #[inline(always)]
            fn bits(&self) -> u64 {
                0 $(| self.$part.bits())*
            }
        }
    )* };
}

limbs! {
    Fp2: c0 c1;
    Fp6: c0 c1 c2;
    Fp12: c0 c1;
}

impl Element for Fp2 {
    #[inline(always)]
    fn times(&self, k: u64) -> Self {
        Self::new(self.c0.times(k), self.c1.times(k))
    }
    #[inline(always)]
    fn doubled(&self, k: usize) -> Self {
        Self::new(self.c0.doubled(k), self.c1.doubled(k))
    }
    #[inline(always)]
    fn tripled(&self) -> Self {
        Self::new(self.c0.tripled(), self.c1.tripled())
    }
    #[inline(always)]
    fn halved(&self) -> Self {
        Self::new(self.c0.halved(), self.c1.halved())
    }
    #[inline(always)]
    fn divided(&self, k: usize) -> Self {
        Self::new(self.c0.divided(k), self.c1.divided(k))
    }
    #[inline(always)]
    fn negated_if(&self, flag: bool) -> Self {
        Self::new(self.c0.negated_if(flag), self.c1.negated_if(flag))
    }
    #[inline(always)]
    fn negate_if(&mut self, flag: bool) {
        self.c0.negate_if(flag);
        self.c1.negate_if(flag);
    }
    #[inline(always)]
    fn one_if(bits: u64) -> Self {
        Self::new(Fp::one_if(bits), Fp::ZERO)
    }
}

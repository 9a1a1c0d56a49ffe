//! One point of edwards25519 in four vector lanes, one coordinate in each: a sum is two products of all lanes.
//!
//! Every operation is constant time: verification has no secrets, but products by secret scalars take these formulas
//! too. Code here becomes vector code where it is inlined into a function compiled for it: call it within
//! [`Isa::outline`](montane_kernels::cpu::Isa::outline).
//!
//! Source: Hisil, Wong, Carter, Dawson (eprint 2008/522), section 3.2 and 4.4, which distribute the products over four
//! processors.

use montane_kernels::fe25519::FourLanes;

use super::{Affine, Coordinates, constants};

/// `(X, Y, Z, T)` with `x = X/Z`, `y = Y/Z`, `T = XY/Z`.
#[derive(Clone, Copy, Debug)]
pub struct Point4<L>(pub(super) L);

/// An addend prepared: `(Y - X, Y + X, 2Z, 2dT)`.
#[derive(Clone, Copy, Debug)]
pub struct Cached4<L>(pub(super) L);

/// Which lane each lane takes.
pub(super) const fn order(a: i32, b: i32, c: i32, d: i32) -> i32 {
    a | b << 2 | c << 4 | d << 6
}

impl<L: FourLanes> Cached4<L> {
    /// The negated addend if all bits of `negative` are set, the same if none is: `Y - X` and `Y + X` change places,
    /// `2dT` its sign. Constant time in `negative`.
    #[inline(always)]
    pub(super) fn negate_if(self, negative: u8) -> Self {
        let swapped = self.0.permute::<{ order(1, 0, 2, 3) }>();
        Self(self.0.blend(swapped, negative & 0b0011).blend(self.0.neg(), negative & 0b1000))
    }
}

impl<L: FourLanes> Point4<L> {
    /// The neutral element.
    #[inline(always)]
    #[must_use]
    pub fn identity(isa: L::Isa) -> Self {
        Self(L::from_limbs51(isa, &[[0, 1, 1, 0], [0; 4], [0; 4], [0; 4], [0; 4]]))
    }

    /// From affine coordinates.
    #[inline(always)]
    #[must_use]
    pub fn from_affine(isa: L::Isa, p: &Affine) -> Self {
        const ONE: [u64; 4] = [1, 0, 0, 0];
        // (x, y, 1, x) (1, 1, 1, y)
        let left = L::pack(isa, [&p.x, &p.y, &ONE, &p.x]);
        let right = L::pack(isa, [&ONE, &ONE, &ONE, &p.y]);
        Self(left.mul(right))
    }

    /// The coordinates, canonical.
    #[inline(always)]
    #[must_use]
    pub fn coordinates(self) -> Coordinates {
        [self.0.lane(0), self.0.lane(1), self.0.lane(2), self.0.lane(3)]
    }

    /// `-self`.
    #[inline(always)]
    #[must_use]
    pub fn neg(self) -> Self {
        Self(self.0.blend(self.0.neg(), 0b1001))
    }

    /// From `(E, H, F, G)`: `X = EF`, `Y = GH`, `Z = FG`, `T = EH`.
    #[inline(always)]
    fn complete(s: L::Wide) -> Self {
        let s = L::reduce(s);
        Self(s.permute::<{ order(0, 3, 2, 0) }>().mul(s.permute::<{ order(2, 1, 3, 1) }>()))
    }

    /// `2 self`.
    #[inline(always)]
    #[must_use]
    pub fn double(self) -> Self {
        // A = X^2, B = Y^2, C = Z^2, D = XY
        let m = L::mul_wide(
            self.0.permute::<{ order(0, 1, 2, 0) }>().relax(),
            self.0.permute::<{ order(0, 1, 2, 1) }>().relax(),
        );
        // E = 2D, H = A + B, F = 2C + A - B, G = B - A
        let (left, right) = (L::permute_wide::<{ order(3, 1, 2, 1) }>(m), L::permute_wide::<{ order(3, 0, 2, 0) }>(m));
        let (a, b) = (L::permute_wide::<{ order(0, 0, 0, 0) }>(m), L::permute_wide::<{ order(1, 1, 1, 1) }>(m));
        let s = L::add_sub_wide::<0b0111, 0b1000>(left, right);
        Self::complete(L::add_sub_wide::<0, 0b0100>(L::add_sub_wide::<0b0100, 0>(s, a), b))
    }

    /// `(Y - X, Y + X, Z, T)`, or `(Y + X, Y - X, Z, T)`: the factors of an addend.
    #[inline(always)]
    fn factors<const MINUS: u8, const PLUS: u8>(self) -> L::Loose {
        let left = self.0.permute::<{ order(1, 1, 2, 3) }>();
        let right = self.0.permute::<{ order(0, 0, 2, 3) }>();
        L::add_sub::<PLUS, MINUS>(left, right)
    }

    /// Prepared as an addend; `d2` holds `(1, 1, 1, 2d)`.
    #[inline(always)]
    #[must_use]
    pub fn cached(self, d2: L) -> Cached4<L> {
        Cached4(L::mul_loose(self.factors::<0b0001, 0b0110>(), d2.relax()))
    }

    /// The constant that [`Self::cached`] takes.
    #[inline(always)]
    #[must_use]
    pub fn cached_factor(isa: L::Isa) -> L {
        const ONE: [u64; 4] = [1, 0, 0, 0];
        L::pack(isa, [&ONE, &ONE, &ONE, &constants::D2])
    }

    /// `self + b`.
    #[inline(always)]
    #[must_use]
    pub fn add(self, b: Cached4<L>) -> Self {
        let m = L::mul_wide(self.factors::<0b0001, 0b0010>(), b.0.relax());
        // E = m1 - m0, H = m1 + m0, F = m2 - m3, G = m2 + m3
        let (left, right) = (L::permute_wide::<{ order(1, 1, 2, 2) }>(m), L::permute_wide::<{ order(0, 0, 3, 3) }>(m));
        Self::complete(L::add_sub_wide::<0b1010, 0b0101>(left, right))
    }

    /// `self - b`: the roles of `Y + X` and `Y - X` change, and those of `F` and `G`.
    #[inline(always)]
    #[must_use]
    pub fn sub(self, b: Cached4<L>) -> Self {
        let m = L::mul_wide(self.factors::<0b0010, 0b0001>(), b.0.relax());
        let (left, right) = (L::permute_wide::<{ order(0, 0, 2, 2) }>(m), L::permute_wide::<{ order(1, 1, 3, 3) }>(m));
        Self::complete(L::add_sub_wide::<0b0110, 0b1001>(left, right))
    }
}

//! Sums and differences that are carried later: for transforms, where a value is added to many others before its next product.
//!
//! *Loose* values have signed limbs; only their sum, which is not negative, counts. A sum or difference grows a limb by at most
//! `2^53`, so a thousand of them fit.

use super::Lanes52;
use crate::inlined;
use crate::vector::modulus::{LIMB_MASK, Modulus52, Quotient};
use crate::vector::register::{Vector, Vector8, splat_each, unroll};

/// A factor of [`Lanes52::mul_fixed`], the same in every lane.
#[derive(Clone, Copy, Debug)]
pub struct Fixed<V, const L: usize> {
    value: [V; L],
    quotient: [V; L],
}

impl<V: Vector, const L: usize> Fixed<V, L> {
    /// What [`Self::splat`] takes for the factor `w`, from `w R mod p`.
    #[must_use]
    pub fn of(montgomery: &[u64; L], k: &Modulus52<L>) -> [[u64; L]; 2] {
        V::fixed(montgomery, k)
    }

    /// In every lane.
    #[inline(always)]
    #[must_use]
    pub fn splat(isa: V::Isa, [value, quotient]: &[[u64; L]; 2]) -> Self {
        Self { value: splat_each(isa, value), quotient: splat_each(isa, quotient) }
    }
}

impl<V: Vector, const L: usize> Lanes52<V, L> {
    /// From loose limbs, each with its eight lanes.
    #[inline(always)]
    #[must_use]
    pub fn load_loose(isa: V::Isa, limbs: &[[u64; 8]; L]) -> Self {
        let mut out = [V::splat(isa, 0); L];
        unroll!(i < L, {
            out[i] = V::load(isa, &limbs[i]);
        });
        Self(out)
    }

    /// Loose sum.
    ///
    /// * **Computes** `a + b`
    /// * **Requires** loose
    /// * **Ensures** loose
    /// * **Time** constant
    /// * **Source** limb by limb
    #[inline(always)]
    #[must_use]
    pub fn add_loose(&self, b: &Self) -> Self {
        self.plus(b)
    }

    /// Loose difference.
    ///
    /// * **Computes** `a - b + 2p`
    /// * **Requires** loose, `b <= 2p`
    /// * **Ensures** loose
    /// * **Time** constant
    /// * **Source** limb by limb
    #[inline(always)]
    #[must_use]
    pub fn sub_loose(&self, b: &Self, k: &Modulus52<L>) -> Self {
        self.plus(&Self::splat(self.0[0].isa(), &k.two_p)).minus(b)
    }

    /// The product with a factor that is prepared for many.
    ///
    /// * **Computes** `a w` modulo `p`
    /// * **Requires** normalised, `a < R - p`; `w` from [`Fixed::splat`]
    /// * **Ensures** normalised, `< 2p`
    /// * **Time** constant
    /// * **Source** Shoup's quotient (Harvey, "Faster arithmetic for number-theoretic transforms", section 3): with `w' = floor(w R / p)` and
    ///   `q <= a w' / R < q + 1 + 2^-48`, `a w - q p` is below `(a / R + 1 + 2^-48) p`. Where the multiplier is one of doubles, the
    ///   Montgomery product with `w R mod p`.
    #[inline(always)]
    #[must_use]
    pub fn mul_fixed(&self, w: &Fixed<V, L>, k: &Modulus52<L>) -> Self {
        let mut out = Lanes52(V::mul_fixed(&self.0, [&w.value, &w.quotient], k)).carried();
        out.0[L - 1] = out.0[L - 1].and(V::splat(self.isa(), LIMB_MASK));
        out
    }

    /// Carries.
    ///
    /// * **Computes** `a`
    /// * **Requires** loose, `0 <= a < R`
    /// * **Ensures** normalised
    /// * **Time** constant
    /// * **Source** signed carries
    #[inline(always)]
    #[must_use]
    pub fn normalised(self) -> Self {
        self.carry()
    }

    /// Any value without most multiples of `p` in it, for a tenth of a product.
    ///
    /// * **Computes** `a` modulo `p`
    /// * **Requires** normalised
    /// * **Ensures** loose, `< 2p`
    /// * **Time** constant
    /// * **Source** Barrett's quotient, at most one too small
    #[inline(always)]
    #[must_use]
    pub fn less_by(&self, quotient: &Quotient, k: &Modulus52<L>) -> Self {
        debug_assert!(self.is_normalised(), "the top limb holds the top bits");
        V::operation(
            self.isa(),
            inlined!(|| {
                let isa = self.isa();
                let (zero, p) = (V::splat(isa, 0), Self::splat(isa, &k.p).0);
                let q = zero.madd_hi(self.0[L - 1], V::splat(isa, quotient.reciprocal)).shr(quotient.shift);
                let mut rest = *self;
                unroll!(i < L, {
                    let mut multiple = zero.madd_lo(q, p[i]);
                    if i > 0 {
                        multiple = multiple.madd_hi(q, p[i - 1]);
                    }
                    rest.0[i] = rest.0[i].sub(multiple);
                });
                rest
            }),
        )
    }

    /// The canonical value of any one.
    ///
    /// * **Computes** `a mod p`
    /// * **Requires** normalised
    /// * **Ensures** `< p`
    /// * **Time** constant
    /// * **Source** [`Self::less_by`], then one trial subtraction
    #[inline(always)]
    #[must_use]
    pub fn canonical_by(&self, quotient: &Quotient, k: &Modulus52<L>) -> Self {
        self.less_by(quotient, k).subtract_once(&k.p)
    }
}

impl<V: Vector8, const L: usize> Lanes52<V, L> {
    /// Lane `i` of output `j` is lane `j` of input `i`.
    #[inline(always)]
    #[must_use]
    pub fn transpose(rows: [Self; 8]) -> [Self; 8] {
        let mut out = rows;
        unroll!(limb < L, {
            let [a, b, c, d, e, f, g, h] = &rows;
            let column =
                V::transpose([a.0[limb], b.0[limb], c.0[limb], d.0[limb], e.0[limb], f.0[limb], g.0[limb], h.0[limb]]);
            unroll!(i < 8, {
                out[i].0[limb] = column[i];
            });
        });
        out
    }
}

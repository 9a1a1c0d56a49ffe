//! Sums and differences that are carried later: for transforms, where a value is added to many others before its next
//! product.
//!
//! *Loose* values have signed limbs; only their sum, which is not negative, counts. A sum or difference with a product
//! grows a limb by at most `2^57`, so thirty of them fit.

use super::Lanes52;
use crate::inlined;
use crate::vector::modulus::{Modulus52, Quotient};
use crate::vector::register::{Vector, Vector8, unroll};

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
    /// * **Computes** `a - b + M p`
    /// * **Requires** loose, `b <= M p`, `M <= 8`
    /// * **Ensures** loose
    /// * **Time** constant
    /// * **Source** limb by limb
    #[inline(always)]
    #[must_use]
    pub fn sub_loose<const M: u64>(&self, b: &Self, k: &Modulus52<L>) -> Self {
        const { assert!(M <= 8, "a limb of the multiple is at most 2^55") };
        let mut multiple = k.p;
        unroll!(i < L, {
            multiple[i] *= M;
        });
        self.plus(&Self::splat(self.isa(), &multiple)).minus(b)
    }

    /// Products with a factor `w` that is prepared for many, as the rows `w 2^(52 (i + 1)) mod p` that [`Self::rows`]
    /// gives.
    ///
    /// * **Computes** `a w` modulo `p`, for each `a`
    /// * **Requires** normalised
    /// * **Ensures** loose, limbs below `2^56`, `< (L + 1) p`
    /// * **Time** constant
    /// * **Source** `a w 2^52 = sum a_i w 2^(52 (i + 1))`, of which `L` terms below `2^52 p` are left by the rows, and
    ///   one Montgomery step
    #[inline(always)]
    #[must_use]
    pub fn mul_each_by_rows<const K: usize>(a: &[Self; K], rows: &[[u64; L]; L], k: &Modulus52<L>) -> [Self; K] {
        let mut limbs = [a[0].0; K];
        unroll!(i < K, {
            debug_assert!(a[i].is_normalised(), "the multiplier reads 52 bits");
            limbs[i] = a[i].0;
        });
        let products = V::mul_each_by_rows(&limbs, rows, k);
        let mut out = *a;
        unroll!(i < K, {
            out[i] = Self(products[i]);
        });
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
    /// For each lane the rows of a factor for [`Self::mul_each_by_rows`], from its Montgomery form `w R mod p`, which
    /// is below `p`.
    #[inline(always)]
    #[must_use]
    pub fn rows(mut self, k: &Modulus52<L>) -> [[[u64; L]; L]; 8] {
        // R / 2^52: a Montgomery product with it divides by 2^52.
        let mut shift = [0; L];
        shift[L - 1] = 1;
        let shift = Self::splat(self.isa(), &shift);
        let mut out = [[[0; L]; L]; 8];
        for i in (0..L).rev() {
            for (j, limbs) in self.store().iter().enumerate() {
                for (rows, limb) in out.iter_mut().zip(limbs) {
                    rows[i][j] = V::number(*limb);
                }
            }
            self = self.mul(&shift, k);
        }
        out
    }

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

//! The value of a polynomial anywhere, from its values on the subgroup, in lanes.

use alloc::vec;

use montane_fields::{Modulus, Mont};
use montane_kernels::cpu::Isa;
use montane_kernels::inlined;
use montane_kernels::vector::{Lanes52, Vector8};

use super::{BLOCK, InLanes, L, LaneTwiddles, OWN, SHARED, VECTORS};

impl<M: Modulus<4>, V: Vector8> InLanes<M, V> {
    /// [`Domain::evaluate`](crate::Domain::evaluate) on the subgroup, of values in bit-reversed order.
    ///
    /// With `S(y) = sum N_i / (y - w_i)`, where `N_i = f_i w_i` in the beginning, the two fractions at `w` and `-w` add
    /// up to `((N + N') y + (N - N') w) / (y^2 - w^2)`: half as many fractions of `y^2`, at the squares. In the end one
    /// is left, with the denominator `z^n - 1` that the barycentric formula multiplies by. Three such steps take eight
    /// transposed vectors to one, with the twiddles of the last three layers.
    pub(crate) fn evaluate(
        isa: V::Isa,
        table: &LaneTwiddles,
        twiddles: &[Mont<M, 4>],
        values: &[Mont<M, 4>],
        z: &Mont<M, 4>,
    ) -> Mont<M, 4> {
        let mut y = *z;
        let mut fractions = values.to_vec();
        while fractions.len() >= BLOCK {
            let first = fractions.len() == values.len();
            let powers = [y, y.square(), y.square().square()];
            let mut out = vec![Mont::ZERO; fractions.len() / VECTORS];
            isa.outline(inlined!(|| {
                let enter = Lanes52::<V, L>::splat(isa, &Self::K.enter);
                let leave = Lanes52::<V, L>::splat(isa, &Self::K.leave);
                let [y1, y2, y4] = powers;
                let zero = Lanes52::splat(isa, &[0; L]);
                let factors = Self::as_they_are(isa, &[y1, y2, y4, y1, y1, y1, y1, y1]).mul(&enter, &Self::K);
                let [y1, y2, y4, ..] = factors.rows(&Self::K);
                for ((block, last), out) in
                    fractions.as_chunks::<BLOCK>().0.iter().zip(&table.last).zip(out.as_chunks_mut::<8>().0)
                {
                    let mut x = [zero; VECTORS];
                    for (x, eight) in x.iter_mut().zip(block.as_chunks::<8>().0) {
                        *x = Self::pack(isa, &enter, eight);
                    }
                    let x = Lanes52::transpose(x);
                    let mut half = [zero; 4];
                    for (k, half) in half.iter_mut().enumerate() {
                        let (a, b, w) = (&x[2 * k], &x[2 * k + 1], Self::load(isa, &last[3 + k]));
                        // The second value stands at -w: N' = -f' w.
                        *half = if first {
                            let minus = b.neg_relaxed(&Self::K);
                            Self::fold(a, &minus, &y1, &w).normalised().mul_relaxed(&w, &Self::K)
                        } else {
                            Self::fold(a, b, &y1, &w)
                        };
                    }
                    let low = Self::fold(&half[0], &half[1], &y2, &Self::load(isa, &last[1]));
                    let high = Self::fold(&half[2], &half[3], &y2, &Self::load(isa, &last[2]));
                    let one = Self::fold(&low, &high, &y4, &Self::load(isa, &last[0]));
                    let words = one.normalised().mul(&leave, &Self::K).unpack::<4>();
                    *out = words.map(Mont::from_montgomery_unchecked);
                }
            }));
            fractions = out;
            y = powers[2].square();
        }
        while fractions.len() > 1 {
            fractions = fractions
                .as_chunks::<2>()
                .0
                .iter()
                .zip(twiddles)
                .map(|([a, b], w)| (a + b) * y + (a - b) * w)
                .collect();
            y = y.square();
        }
        fractions[0] * Mont::from_u64(values.len() as u64).invert_or_zero()
    }

    /// `(a + b) y + (a - b) w`, below `8p` as are `a` and `b`; `y` is prepared.
    #[inline(always)]
    fn fold(a: &Lanes52<V, L>, b: &Lanes52<V, L>, y: &[[u64; L]; L], w: &Lanes52<V, L>) -> Lanes52<V, L> {
        let [sum] = Lanes52::mul_each_by_rows(&[a.add_loose(b).normalised()], y, &Self::K);
        let difference = a.sub_loose::<{ (SHARED + OWN) as u64 }>(b, &Self::K).normalised();
        sum.add_loose(&difference.mul_relaxed(w, &Self::K))
    }
}

#[cfg(test)]
mod tests {
    use montane_fields::bls12_381::R;
    use montane_kernels::cpu::Portable;
    use montane_kernels::vector::Model;

    use super::*;

    /// Values at their bound, the larger one taken from nothing.
    #[test]
    fn fractions_of_large_values() {
        type Here = InLanes<R, Model<Portable>>;
        let isa = Portable::TOKEN;
        let enter = Lanes52::splat(isa, &Here::K.enter);
        let (y, w) = (Mont::<R, 4>::from_u64(3).invert_or_zero(), Mont::<R, 4>::from_u64(5).invert_or_zero());
        let factors = [y, w].map(|factor| Here::as_they_are(isa, &[factor; 8]).mul(&enter, &Here::K));
        let rows = factors[0].rows(&Here::K)[0];
        // 8p - 1
        let mut limbs = Here::K.p.map(|limb| 8 * limb);
        limbs[0] -= 1;
        let (none, large) = (Lanes52::splat(isa, &[0; L]), Lanes52::splat(isa, &limbs).normalised());
        let folded = Here::fold(&none, &large, &rows, &factors[1]).normalised().canonical_by(&Here::QUOTIENT, &Here::K);
        assert_eq!(folded.unpack::<4>(), [(w - y).to_limbs(); 8]);
    }
}

//! Points of G1 times a short number each, side by side, by windows of signed digits and the complete law. For public
//! numbers: their digits are indices.

use alloc::vec::Vec;
use montane_kernels::inlined;

use montane_fields::bls12_381::Fp;
use montane_fields::packed::{Packed, PackedPrime};
use montane_fields::{Compiled, Field};

use super::decoding::Base;
use super::groups::{G1Projective, mul_by_12};
use crate::law::complete::{complete_double_assign, complete_sum};
use crate::recode::booth;
use crate::weierstrass::Projective;

/// Bits of a window.
const WINDOW: usize = 4;
/// The multiples of a point that digits choose among.
const TABLE: usize = 1 << (WINDOW - 1);
/// Windows of a number, one bit more than those of a word.
const WINDOWS: usize = (u64::BITS as usize + 1).div_ceil(WINDOW);

/// `X, Y, Z` of several points.
type Point<F> = [Base<F>; 3];

fn sum<F: PackedPrime<Single = Fp>>(a: &Point<F>, b: &Point<F>) -> Point<F> {
    Base::<F>::outline(inlined!(|| { complete_sum(a.each_ref(), b.each_ref(), inlined!(|a: &_| mul_by_12(a)),) }))
}

fn double<F: PackedPrime<Single = Fp>>(a: &mut Point<F>) {
    Base::<F>::outline(inlined!(|| {
        complete_double_assign(a.each_mut(), inlined!(|a: &_| mul_by_12(a)));
    }));
}

/// Each finite point times its number.
pub(super) fn short_multiples<F: PackedPrime<Single = Fp>>(points: &[(Fp, Fp)], numbers: &[u64]) -> Vec<G1Projective> {
    let mut out = Vec::with_capacity(points.len());
    for (points, numbers) in points.chunks(F::WIDTH).zip(numbers.chunks(F::WIDTH)) {
        let last = points.len() - 1;
        let product = Base::<F>::outline(inlined!(|| {
            let coordinate = |of: fn(&(Fp, Fp)) -> Fp| Base::pack(|i| of(&points[i.min(last)]));
            let p = [coordinate(|p| p.0), coordinate(|p| p.1), Base::<F>::ONE];
            let mut table = [p; TABLE];
            for i in 1..TABLE {
                table[i] = sum(&table[i - 1], &p);
            }
            let identity = [Base::<F>::ZERO, Base::ONE, Base::ZERO];
            let mut acc = identity;
            for window in (0..WINDOWS).rev() {
                if window + 1 < WINDOWS {
                    (0..WINDOW).for_each(|_| double(&mut acc));
                }
                let (mut chosen, mut negative) = ([0; TABLE], 0);
                for (i, k) in numbers.iter().enumerate() {
                    let (magnitude, sign) = booth(&[*k], WINDOW, window);
                    if magnitude > 0 {
                        chosen[magnitude as usize - 1] |= 1 << i;
                    }
                    negative |= (sign as u8) << i;
                }
                let mut term = identity;
                for (entry, chosen) in table.iter().zip(chosen) {
                    for (term, entry) in term.iter_mut().zip(entry) {
                        *term = term.blend(entry, chosen);
                    }
                }
                term[1] = term[1].blend(&Field::neg(&term[1]), negative);
                acc = sum(&acc, &term);
            }
            acc
        }));
        let [x, y, z] = product.each_ref().map(Base::unpack);
        out.extend((0..=last).map(|i| Projective { x: x[i], y: y[i], z: z[i] }));
    }
    out
}

#[cfg(test)]
mod tests {
    use montane_fields::bls12_381::{Fp8In, FpBlock};
    use montane_kernels::cpu::{Avx2, Avx512, Ifma, Isa, Portable};
    use montane_kernels::vector::{Model, Ymm, Zmm};

    use super::*;
    use crate::bls12_381::Scalar;
    use crate::scalar_mul::{short_multiples_vartime, sum_of_short_products_vartime};
    use crate::test_support::Source;
    use crate::weierstrass::Affine;

    fn agrees<F: PackedPrime<Single = Fp>>(count: usize) {
        let mut source = Source::new(3);
        let points: Vec<_> =
            (0..count as u64).map(|i| (G1Projective::generator() * Scalar::from(i * i + 1)).to_affine()).collect();
        let extremes = [0, 1, 2, 7, 8, 9, u64::MAX, 1 << 63, u64::MAX / 15 * 8];
        let numbers: Vec<u64> = (0..count).map(|i| extremes.get(i).copied().unwrap_or_else(|| source.word())).collect();
        let coordinates: Vec<_> = points.iter().map(|p| p.coordinates().expect("finite")).collect();
        let expected: Vec<_> =
            points.iter().zip(&numbers).map(|(p, k)| sum_of_short_products_vartime(&[(*p, *k)])).collect();
        assert_eq!(short_multiples::<F>(&coordinates, &numbers), expected);
    }

    #[test]
    fn model_agrees() {
        agrees::<Fp8In<Model<Portable>>>(9);
        agrees::<FpBlock<Model<Portable, 4>>>(7);
    }

    #[test]
    fn registers_agree() {
        match Ifma::detect() {
            Some(_) => agrees::<Fp8In<Zmm>>(30),
            None => std::eprintln!("skipped: needs ifma"),
        }
        match Avx2::detect() {
            Some(_) => agrees::<FpBlock<Ymm<Avx2>>>(20),
            None => std::eprintln!("skipped: needs fma"),
        }
        match Avx512::detect() {
            Some(_) => agrees::<Fp8In<Zmm<Avx512>>>(10),
            None => std::eprintln!("skipped: needs avx512"),
        }
    }

    /// Whatever this CPU has: infinity among them, few and many.
    #[test]
    fn infinity_among_them() {
        let mut points = vec![Affine::generator(); 21];
        (points[0], points[9], points[20]) = (Affine::identity(), Affine::identity(), Affine::identity());
        let numbers: Vec<u64> = (0..21).collect();
        for count in [0, 1, 2, 5, 9, 21] {
            let expected: Vec<_> = points
                .iter()
                .zip(&numbers)
                .map(|(p, k)| G1Projective::from(p) * Scalar::from(*k))
                .take(count)
                .collect();
            assert_eq!(short_multiples_vartime(&points[..count], &numbers[..count]), expected);
        }
    }
}

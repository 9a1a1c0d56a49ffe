//! Karabina's compressed squares in the cyclotomic subgroup of `Fp12` (eprint 2010/542): four of the six coefficients
//! square by themselves, for two thirds of the price, and the other two are recovered by a division.

use montane_kernels::inlined;
use subtle::ConditionallySelectable;

use crate::cubic::Tower;
use crate::quadratic::Fp2;
use crate::twelfth::{Fp12, square_fp4};
use crate::{Compiled, Coordinate, Field};

/// The coefficients of `w, w^4, w^2, w^5`, in the paper's names.
#[derive(Clone, Copy, Debug)]
pub struct Compressed<T: Tower> {
    g2: Fp2<T::F>,
    g3: Fp2<T::F>,
    g4: Fp2<T::F>,
    g5: Fp2<T::F>,
}

impl<T: Tower> From<&Fp12<T>> for Compressed<T> {
    /// Of an element of the cyclotomic subgroup.
    fn from(f: &Fp12<T>) -> Self {
        let [_, g2, g4, _, g3, g5] = f.coefficients();
        Self { g2, g3, g4, g5 }
    }
}

impl<T: Tower> Compressed<T> {
    /// `self = self^2`: two squares in `Fp4`. In place, because copies of what was just written wait for it.
    #[inline(always)]
    pub fn square_assign(&mut self) {
        T::F::outline(inlined!(|| {
            let [b0, b1] = square_fp4::<T>(&self.g2, &self.g3);
            let [c0, c1] = square_fp4::<T>(&self.g4, &self.g5);
            let c1 = T::mul_by_xi(&c1);
            let minus = |t: &Fp2<T::F>, z: &Fp2<T::F>| t.sub(z).double().add(t); // 3t - 2z
            let plus = |t: &Fp2<T::F>, z: &Fp2<T::F>| t.add(z).double().add(t); // 3t + 2z
            self.g2 = plus(&c1, &self.g2);
            self.g3 = minus(&c0, &self.g3);
            self.g4 = minus(&b0, &self.g4);
            self.g5 = plus(&b1, &self.g5);
        }));
    }

    /// The square: two squares in `Fp4`.
    #[inline(always)]
    #[must_use]
    pub fn square(&self) -> Self {
        let mut c = *self;
        c.square_assign();
        c
    }
}

impl<T: Tower> Compressed<T>
where
    T::F: Coordinate,
    Fp2<T::F>: Coordinate,
{
    /// The elements, with one inversion for all of them. Constant time.
    ///
    /// `g1 = (xi g5^2 + 3 g4^2 - 2 g3) / (4 g2)` or, when `g2 = 0`, `2 g4 g5 / g3`, and
    /// `g0 = xi (2 g1^2 + g2 g5 - 3 g3 g4) + 1`. The identity, where `g3 = 0` too, comes out right with `g1 = 0`.
    #[must_use]
    pub fn decompress<const K: usize>(elements: &[Self; K]) -> [Fp12<T>; K] {
        let triple = |a: &Fp2<T::F>| a.double().add(a);
        let fractions = elements.map(|e| {
            let numerator = T::mul_by_xi(&e.g5.square()).add(&triple(&e.g4.square())).sub(&e.g3.double());
            let other = e.g4.mul(&e.g5).double();
            let special = e.g2.is_zero();
            let denominator = Fp2::conditional_select(&e.g2.double().double(), &e.g3, special);
            (Fp2::conditional_select(&numerator, &other, special), denominator)
        });
        // Montgomery's trick; a zero denominator counts as 1 and its quotient is made 0.
        let factor = |d: &Fp2<T::F>| Fp2::conditional_select(d, &Fp2::ONE, d.is_zero());
        let mut before = [Fp2::<T::F>::ONE; K];
        let mut product = Fp2::<T::F>::ONE;
        for i in 0..K {
            before[i] = product;
            product = product.mul(&factor(&fractions[i].1));
        }
        let mut inverse = product.invert().unwrap_or(Fp2::ZERO);
        let mut out = [Fp12::ONE; K];
        for i in (0..K).rev() {
            let (numerator, denominator) = &fractions[i];
            let e = &elements[i];
            let quotient = numerator.mul(&inverse.mul(&before[i]));
            let g1 = Fp2::conditional_select(&quotient, &Fp2::ZERO, denominator.is_zero());
            inverse = inverse.mul(&factor(denominator));
            let sum = g1.square().double().add(&e.g2.mul(&e.g5)).sub(&triple(&e.g3.mul(&e.g4)));
            let g0 = T::mul_by_xi(&sum).add(&Fp2::ONE);
            out[i] = Fp12::from_coefficients([g0, e.g2, e.g4, g1, e.g3, e.g5]);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bls12_381::{Bls12Tower, Fp, Fp2, Fp6, Fp12};
    use crate::cyclotomic::Cyclotomic;
    use crate::modulus::from_hex;

    /// `(c + w) / (c - w)` with `c = c0 + c1 v + c2 v^2` and `3 c0 c1 = 1 + 3 xi c2^2`: of norm 1 over `Fp6` by its
    /// form, and over `Fp4 = Fp2[w^3]` because that makes the coefficient of `w^3` in the norm of `c + w` vanish.
    fn cyclotomic(c0: Fp2, c2: Fp2) -> Fp12 {
        let three = Fp2::from(Fp::from_u64(3));
        let c1 = (Fp2::ONE + three * c2.square().mul_by_1_plus_u()) * (three * c0).invert().unwrap();
        let c = Fp6::new(c0, c1, c2);
        Fp12::new(c, Fp6::ONE) * Fp12::new(c, -Fp6::ONE).invert().unwrap()
    }

    fn check(f: &Fp12) {
        assert!(Cyclotomic::new(f).is_some());
        let (compressed, square) = (Compressed::<Bls12Tower>::from(f), f.square());
        let [decompressed, decompressed_square] = Compressed::decompress(&[compressed, compressed.square()]);
        assert!(decompressed == *f);
        assert!(decompressed_square == square && f.cyclotomic_square() == square);
    }

    #[test]
    fn compressed_squares() {
        let element = |i: u64| Fp2::new(Fp::from_u64(3 * i + 5), Fp::from_u64(i * i));
        for i in 0..5 {
            check(&cyclotomic(element(i), element(7 * i + 1)));
        }
        check(&Fp12::ONE);
    }

    /// The special case of the paper, `g2 = 0`: `c0` is a root of what the coefficient of `w` is a fraction of, for
    /// `c2 = 6 + 37u`.
    #[test]
    fn decompression_without_g2() {
        let c0 = Fp2::new(
            Fp::from_limbs_const(from_hex(
                "19a9a23bc75931800d2562047988c46781ef235599f5f25d0c48c8b4d50cf08e29c9944ca76a095521b3083285f61c43",
            )),
            Fp::from_limbs_const(from_hex(
                "0926aee1cb5d81e1adac6b4eac540fc439fc7e5cb05e8e1be4e53308c5045d626fed7044d71359a24ab45d5374588e3b",
            )),
        );
        let f = cyclotomic(c0, Fp2::new(Fp::from_u64(6), Fp::from_u64(37)));
        let compressed = Compressed::<Bls12Tower>::from(&f);
        assert!(compressed.g2 == Fp2::ZERO && compressed.g3 != Fp2::ZERO && f.coefficients()[3] != Fp2::ZERO);
        check(&f);
    }

    /// Neither zero nor what satisfies one of the two norms alone is in the subgroup.
    #[test]
    fn who_is_cyclotomic() {
        let is_cyclotomic = |f: &Fp12| Cyclotomic::new(f).is_some();
        let c = Fp6::new(Fp2::ONE, Fp2::ONE, Fp2::ZERO);
        let unitary = Fp12::new(c, Fp6::ONE) * Fp12::new(c, -Fp6::ONE).invert().unwrap();
        assert!(unitary * unitary.conjugate() == Fp12::ONE && !is_cyclotomic(&unitary));
        assert!(is_cyclotomic(&Fp12::ONE) && !is_cyclotomic(&-Fp12::ONE) && !is_cyclotomic(&Fp12::ZERO));
        // The power p^6 - 1 and then p^2 + 1 of anything.
        let f = Fp12::new(c, c);
        assert!(!is_cyclotomic(&f));
        let f = f.conjugate() * f.invert().unwrap();
        assert!(is_cyclotomic(&(f.frobenius2() * f)));
    }
}

//! One pairing in vector lanes: the Miller loop and the final exponentiation over [`montane_fields::rows`], for the CPUs
//! that have them, and over the software model in tests.
//!
//! The running point is a row too, `x, y, z` in three lanes; its doubling and its addition are products of rows, with
//! `P` beside it in the lanes that the line needs. The formulas are those of [`crate::miller`].

use alloc::vec::Vec;

use montane_fields::bls12_381::{Bls12Tower, Fp, Fp2, Fp12, X_ABS};
use montane_fields::rows::{self, Fp12Row};
use montane_kernels::cpu::Isa;
use montane_kernels::ifma::Vector8;

use super::lanes::{self, LANES};
use super::{G1Affine, G2Affine};

type Row<V> = rows::Row<V, Bls12Tower, 8>;
type Element<V> = Fp12Row<V, Bls12Tower, 8>;

/// Where the coefficients of a line `constant + x_slope x_P + y_slope y_P` stand, the twist being of type M.
const LINE: [usize; 3] = [0, 2, 3];

/// One pair of a Miller loop.
struct Term<V> {
    /// `T = (x : y : z)` in lanes 0 to 2, at most `6p`.
    t: Row<V>,
    /// `Q = (x, y)` in lanes 2 and 3, `x_P` and `y_P` in lanes 4 and 5.
    pair: Row<V>,
    /// The line of the last step: its constant, and its slopes times the coordinates of `P`, in lanes 0 to 2.
    line: Row<V>,
}

impl<V: Vector8> Term<V> {
    fn new(isa: V::Isa, p: &G1Affine, q: &G2Affine) -> Self {
        const O: Fp2 = Fp2::ZERO;
        let [x, y] = [p.x, p.y].map(|c| Fp2::new(c, Fp::ZERO));
        let t = Row::pack(isa, &[q.x, q.y, Fp2::ONE, O, O, O, O, O]);
        let pair = Row::pack(isa, &[O, O, q.x, q.y, x, y, O, O]);
        Self { t, pair, line: t }
    }

    /// `T <- 2T`, and the tangent at `T`: two products of rows. With `3b' = 12 xi`.
    fn double(&mut self, isa: V::Isa) {
        isa.outline(
            #[inline(always)]
            || {
                // a = xy, b = y^2, c = z^2, m = yz, j = x^2
                let product =
                    self.t.gather(&[0, 1, 2, 1, 0, 0, 0, 0]).product(&self.t.gather(&[1, 1, 2, 2, 0, 0, 0, 0]));
                let p = product.sum();
                // w = 4 xi c, e = 3w = 12 xi c, f = 9w
                let w = p.gather(&[2; 8]).times_xi().quadruple().settle(5).sum();
                let (e, b) = (w.triple(), p.gather(&[1; 8]));
                let f = e.triple();
                // 2a (b - f), (b + f)^2, (2e)^2, 2b 4m, 3j x_P, -2m y_P; h = 2m
                let left = p.gather(&[0, 1, 1, 1, 4, 3, 3, 3]);
                let left = left.only(0b11_1011).add(left.only(0b11_1001)).add(left.only(0b01_0000)).negate(0b10_0000);
                let left = left.add(f.only(0b10)).add(e.double().only(0b100)).carry(3);
                let m = p.gather(&[3; 8]).only(0b1000).quadruple();
                let right = b.only(0b11).add(f.negate(1).only(0b11)).add(e.double().only(0b100)).add(m).carry(10);
                let product = left.product(&right.blend(&self.pair, 0b11_0000));
                let p = product.sum();
                // x = 2a (b - f), y = g^2 - 3 (2e)^2, z = 8bm
                self.t = p.gather(&[0, 1, 3, 3, 3, 3, 3, 3]).sub(p.gather(&[2; 8]).triple().only(0b10)).carry(4);
                // e - b, 3j, -h
                self.line = e.sub(b).only(1).carry(2).blend(&product.gather(&[4, 4, 5, 5, 5, 5, 5, 5]), 0b110);
            },
        );
    }

    /// `T <- T + Q`, and the line through both: four products of rows.
    fn add(&mut self, isa: V::Isa) {
        isa.outline(
            #[inline(always)]
            || {
                let (t, pair) = (&self.t, &self.pair);
                // theta = y - y_Q z, lambda = x - x_Q z
                let product = t.gather(&[2; 8]).product(&pair.gather(&[3, 2, 2, 2, 2, 2, 2, 2]));
                let s = t.gather(&[1, 0, 0, 0, 0, 0, 0, 0]).sum().sub(product.sum()).only(0b11).carry(2);
                // c = theta^2, d = lambda^2, theta x_Q, lambda y_Q, theta x_P, lambda y_P
                let d = s.gather(&[0, 1, 0, 1, 0, 1, 1, 1]).product(&pair.blend(&s, 0b11));
                // e = lambda d, f = z c, g = x d
                let left = t.gather(&[0, 2, 0, 0, 0, 0, 0, 0]).blend(&s.gather(&[1; 8]), 1);
                let p = left.product(&d.gather(&[1, 0, 1, 1, 1, 1, 1, 1])).sum();
                let (e, f, g) = (p.gather(&[0; 8]), p.gather(&[1; 8]), p.gather(&[2; 8]));
                // h = e + f - 2g: lambda h, theta (g - h), e y, e z
                let h = e.add(f).sub(g.double());
                let left = h.only(1).add(g.sub(h).only(0b10)).add(e.only(0b1100)).carry(3);
                let right = s.gather(&[1, 0, 0, 0, 0, 0, 0, 0]).blend(&t.gather(&[1, 1, 1, 2, 2, 2, 2, 2]), 0b1100);
                let p = left.product(&right).sum();
                self.t = p.gather(&[0, 1, 3, 3, 3, 3, 3, 3]).sub(p.gather(&[2; 8]).only(0b10)).carry(2);
                // theta x_Q - lambda y_Q, -theta x_P, lambda y_P
                let p = d.sum();
                let line = p.gather(&[2, 4, 5, 5, 5, 5, 5, 5]).negate(0b10);
                self.line = line.sub(p.gather(&[3; 8]).only(1)).carry(2);
            },
        );
    }
}

/// The Miller function of pairs of finite points, one pair after the other.
fn miller_loop_of_few<V: Vector8>(isa: V::Isa, pairs: &[(&G1Affine, &G2Affine)]) -> Element<V> {
    let mut terms: Vec<_> = pairs.iter().map(|(p, q)| Term::<V>::new(isa, p, q)).collect();
    let mut f = Element::<V>::one(isa);
    for i in (0..X_ABS.ilog2()).rev() {
        if i + 1 < X_ABS.ilog2() {
            f.square_assign();
        }
        for term in &mut terms {
            term.double(isa);
            f.mul_by_line_assign(&term.line, LINE);
            if X_ABS >> i & 1 == 1 {
                term.add(isa);
                f.mul_by_line_assign(&term.line, LINE);
            }
        }
    }
    // The loop's length is negative.
    f.conjugate_assign();
    f
}

/// The Miller function of pairs of finite points: eight pairs side by side, and what is left one after the other if it is
/// too little to fill lanes.
pub(super) fn miller_loop<V: Vector8>(isa: V::Isa, pairs: &[(&G1Affine, &G2Affine)]) -> Fp12 {
    /// Pairs that take as long one after the other as side by side.
    const FEW: usize = 5;
    let left = pairs.len() % LANES;
    let (many, few) = pairs.split_at(if left > FEW { pairs.len() } else { pairs.len() - left });
    match (many, few) {
        ([], _) => miller_loop_of_few::<V>(isa, few).unpack(),
        (_, []) => lanes::miller_loop::<V>(isa, many).unpack(),
        _ => {
            let mut product = lanes::miller_loop::<V>(isa, many);
            product.mul_assign(&miller_loop_of_few(isa, few));
            product.unpack()
        }
    }
}

/// `f^|x|` in the cyclotomic subgroup, by squares and products: compressed squares would save less than their inversion
/// costs.
fn pow_x_abs<V: Vector8>(f: &Element<V>) -> Element<V> {
    let mut acc = *f;
    let mut i = X_ABS.ilog2();
    while i > 0 {
        // To the next bit that is set, or to the end.
        let run = (X_ABS & ((1 << i) - 1)).checked_ilog2().map_or(i, |next| i - next);
        acc.cyclotomic_square_n_assign(run);
        i -= run;
        if X_ABS >> i & 1 == 1 {
            acc.mul_assign(f);
        }
    }
    acc
}

/// The final exponentiation, as [`super::pairing::hard_part`] after the easy part. Constant time. `f` must not be zero.
pub(super) fn final_exponentiation<V: Vector8>(isa: V::Isa, f: &Fp12) -> Fp12 {
    let product = |a: Element<V>, b: &Element<V>| {
        let mut a = a;
        a.mul_assign(b);
        a
    };
    let conjugate = |a: &Element<V>| {
        let mut a = *a;
        a.conjugate_assign();
        a
    };
    let frobenius = |a: &Element<V>| {
        let mut a = *a;
        a.frobenius_assign();
        a
    };
    let pow_x = |a: &Element<V>| conjugate(&pow_x_abs(a));

    let inverse = f.invert().unwrap_or(Fp12::ONE);
    let f = product(Element::pack(isa, &f.conjugate()), &Element::pack(isa, &inverse));
    let f = product(frobenius(&frobenius(&f)), &f);

    let t = product(pow_x(&f), &conjugate(&f));
    let t = product(pow_x(&t), &conjugate(&t));
    let t = product(pow_x(&t), &frobenius(&t));
    let power = product(pow_x(&pow_x(&t)), &frobenius(&frobenius(&t)));
    let t = product(power, &conjugate(&t));
    let mut cube = f;
    cube.cyclotomic_square_n_assign(1);
    product(t, &product(cube, &f)).unpack()
}

#[cfg(test)]
mod tests {
    use montane_kernels::cpu::{Ifma, Portable};
    use montane_kernels::ifma::{Model, Zmm};

    use super::super::{Bls12, G1Projective, G2Projective, Scalar};
    use super::*;
    use crate::miller;
    use crate::pairing::Pairing;

    fn points(n: u64) -> (G1Affine, G2Affine) {
        let k = Scalar::from_u64(n * n + 1);
        ((G1Projective::generator() * k).to_affine(), (G2Projective::generator() * (k + k + Scalar::ONE)).to_affine())
    }

    /// The Miller functions agree up to factors that the final exponentiation removes; those of one element agree.
    fn agrees<V: Vector8>(isa: V::Isa, counts: &[u64]) {
        for &count in counts {
            let points: Vec<_> = (0..count).map(|i| points(i + 7 * count)).collect();
            let pairs: Vec<_> = points.iter().map(|(p, q)| (p, q)).collect();
            let scalar = miller::miller_loop_of_finite::<Bls12>(&pairs);
            let expected = Bls12::hard_part(&miller::easy_part::<Bls12>(&scalar));
            assert_eq!(final_exponentiation::<V>(isa, &scalar), expected, "final exponentiation");
            let lanes = miller_loop::<V>(isa, &pairs);
            assert_eq!(Bls12::hard_part(&miller::easy_part::<Bls12>(&lanes)), expected, "{count} pairs");
        }
        let one = miller_loop::<V>(isa, &[]);
        assert_eq!(one, Fp12::ONE);
        assert_eq!(final_exponentiation::<V>(isa, &one), Fp12::ONE);
    }

    #[test]
    fn model_agrees() {
        agrees::<Model<Portable>>(Portable::TOKEN, &[1, 7]);
    }

    #[test]
    fn registers_agree() {
        match Ifma::detect() {
            Some(isa) => agrees::<Zmm>(isa, &[1, 2, 5, 6, 8, 9, 16, 23]),
            None => std::eprintln!("skipped: needs ifma"),
        }
    }
}

//! One pairing in vector lanes: the Miller loop and the final exponentiation over [`montane_fields::packed::rows`], for
//! the CPUs that have them, and over the software model in tests. Pairings of BLS12-381 with IFMA are in
//! [`super::residues`].
//!
//! The running point is a row too, `x, y, z, 3b' z` in four lanes; its doubling and its addition are products of rows,
//! with `P` beside it in the lanes that the line needs. The formulas are those of [`crate::miller`].

use alloc::vec::Vec;

use montane_fields::Field;
use montane_fields::packed::rows::{Fp12Row, Row, RowTower};
use montane_fields::quadratic::Fp2;
use montane_fields::twelfth::Fp12;
use montane_kernels::cpu::Isa;
use montane_kernels::cpu::tuning::leftovers::PAIRS;
use montane_kernels::inlined;
use montane_kernels::vector::Vector8;

use super::lanes::{self, LANES, Points, side_by_side};
use super::{Base, Base2, ChainElement, Pairing, Target};
use crate::miller::{Step, Through, drive};
use crate::weierstrass::{Affine, Curve};

/// One pair of a Miller loop.
struct Term<'a, V, E: Pairing<Tower: RowTower<L>>, const L: usize> {
    points: Points<'a, E>,
    /// `T = (x : y : z)` and `3b' z` in lanes 0 to 3, at most `6p`.
    t: Row<V, E::Tower, L>,
    /// See [`pair_row`], of `P` and `Q`.
    pair: Row<V, E::Tower, L>,
    /// The line of the last step: its constant, and its slopes times the coordinates of `P`, in lanes 0 to 2.
    line: Row<V, E::Tower, L>,
}

/// `Q = (x, y)` in lanes 2 and 3, `x_P` and `y_P` in lanes 4 and 5.
fn pair_row<V: Vector8, E: Pairing<Tower: RowTower<L>>, const L: usize>(
    isa: V::Isa,
    p: &Affine<E::G1>,
    (x, y): (Base2<E>, Base2<E>),
) -> Row<V, E::Tower, L> {
    let o = Fp2::ZERO;
    let [x_p, y_p] = [p.x, p.y].map(|c| Fp2::new(c, Base::<E>::ZERO));
    Row::pack(isa, &[o, o, x, y, x_p, y_p, o, o])
}

impl<'a, V: Vector8, E: Pairing<Tower: RowTower<L>>, const L: usize> Term<'a, V, E, L> {
    fn new(isa: V::Isa, points: Points<'a, E>) -> Self {
        let (p, q) = points;
        let o = Fp2::ZERO;
        let t = Row::pack(isa, &[q.x, q.y, Fp2::ONE, E::G2::mul_by_3b(&Fp2::ONE), o, o, o, o]);
        Self { points, t, pair: pair_row::<V, E, L>(isa, p, (q.x, q.y)), line: t }
    }

    /// The next line, and the running point after it.
    fn step(&mut self, isa: V::Isa, through: Through) {
        match through {
            Through::Itself => self.double(isa),
            Through::Q | Through::MinusQ => self.add(isa, through == Through::MinusQ),
            Through::Psi | Through::MinusPsi2 => {
                let (p, q) = self.points;
                self.pair = pair_row::<V, E, L>(isa, p, through.point::<E>(q));
                self.add(isa, false);
            }
        }
    }

    /// `T <- 2T`, and the tangent at `T`: two products of rows.
    fn double(&mut self, isa: V::Isa) {
        isa.outline(inlined!(|| {
            // a = xy, b = y^2, e = z 3b' z, m = yz, j = x^2, n = y 3b' z
            let product = self.t.gather(&[0, 1, 2, 1, 0, 1, 0, 0]).product(&self.t.gather(&[1, 1, 3, 2, 0, 3, 0, 0]));
            let p = product.sum();
            let (e, b) = (p.gather(&[2; 8]), p.gather(&[1; 8]));
            let f = e.triple();
            // 2a (b - f), (b + f)^2, (2e)^2, 2b 4m, 3j x_P, -2m y_P, 2b 4n; h = 2m
            let left = p.gather(&[0, 1, 2, 1, 4, 3, 1, 1]);
            let left = left.add_in(left, 0b111_1101).add_in(p.gather(&[4; 8]), 0b1_0000).negate(0b10_0000);
            let left = left.add_in(f, 0b10).carry(3);
            let right = p.gather(&[1, 1, 2, 3, 3, 3, 5, 5]);
            let right = right.add_in(right, 0b100_1100);
            let right = right.add_in(right, 0b100_1000).add_in(f, 0b10).sub_in(f, 1).carry(4);
            let product = left.product(&right.blend(&self.pair, 0b11_0000));
            let p = product.sum();
            // x = 2a (b - f), y = g^2 - 3 (2e)^2, z = 8bm, 3b' z = 8bn
            self.t = p.gather(&[0, 1, 3, 6, 6, 6, 6, 6]).sub_in(p.gather(&[2; 8]).triple(), 0b10).carry(4);
            // e - b, 3j, -h
            self.line = e.sub(b).only(1).carry(2).blend(&product.gather(&[4, 4, 5, 5, 5, 5, 5, 5]), 0b110);
        }));
    }

    /// `T <- T + Q`, or `T - Q`, and the line through both: four products of rows.
    fn add(&mut self, isa: V::Isa, negative: bool) {
        isa.outline(inlined!(|| {
            let t = &self.t;
            let pair = if negative { self.pair.sum().negate(0b1000).carry(2) } else { self.pair };
            // theta = y - y_Q z, lambda = x - x_Q z
            let product = t.gather(&[2; 8]).product(&pair.gather(&[3, 2, 2, 2, 2, 2, 2, 2]));
            let s = t.gather(&[1, 0, 0, 0, 0, 0, 0, 0]).sum().sub(product.sum()).only(0b11).carry(2);
            // c = theta^2, d = lambda^2, theta x_Q, lambda y_Q, theta x_P, lambda y_P
            let d = s.gather(&[0, 1, 0, 1, 0, 1, 1, 1]).product(&pair.blend(&s, 0b11));
            // e = lambda d, f = z c, g = x d
            let left = t.gather(&[0, 2, 0, 0, 0, 0, 0, 0]).blend(&s.gather(&[1; 8]), 1);
            let p = left.product(&d.gather(&[1, 0, 1, 1, 1, 1, 1, 1])).sum();
            let (e, f, g) = (p.gather(&[0; 8]), p.gather(&[1; 8]), p.gather(&[2; 8]));
            // h = e + f - 2g: lambda h, theta (g - h), e y, e z, e 3b' z
            let h = e.add(f).sub(g.double());
            let left = h.only(1).add(g.sub(h).only(0b10)).add(e.only(0b1_1100)).carry(3);
            let right = s.gather(&[1, 0, 0, 0, 0, 0, 0, 0]).blend(&t.gather(&[1, 1, 1, 2, 3, 3, 3, 3]), 0b1_1100);
            let p = left.product(&right).sum();
            self.t = p.gather(&[0, 1, 3, 4, 4, 4, 4, 4]).sub(p.gather(&[2; 8]).only(0b10)).carry(2);
            // theta x_Q - lambda y_Q, -theta x_P, lambda y_P
            let p = d.sum();
            let line = p.gather(&[2, 4, 5, 5, 5, 5, 5, 5]).negate(0b10);
            self.line = line.sub(p.gather(&[3; 8]).only(1)).carry(2);
        }));
    }
}

/// The Miller function of pairs of finite points, one pair after the other.
fn miller_loop_of_leftover<E: Pairing<Tower: RowTower<L>>, V: Vector8, const L: usize>(
    isa: V::Isa,
    pairs: &[Points<'_, E>],
) -> Fp12Row<V, E::Tower, L> {
    let mut terms: Vec<_> = pairs.iter().map(|points| Term::<V, E, L>::new(isa, *points)).collect();
    let mut f = Fp12Row::one(isa);
    drive::<E>(|step| match step {
        Step::Square => f.square_assign(),
        Step::Conjugate => f.conjugate_assign(),
        Step::Line(through) => {
            for term in &mut terms {
                term.step(isa, through);
                f.mul_by_line_assign(&term.line, E::TWIST.powers());
            }
        }
    });
    f
}

/// The Miller function of pairs of finite points: eight pairs side by side, and what is left one after the other if it
/// is too little to fill lanes.
pub(crate) fn miller_loop<E: Pairing<Tower: RowTower<L>>, V: Vector8, const L: usize>(
    isa: V::Isa,
    pairs: &[Points<'_, E>],
) -> Target<E> {
    let (many, few) = pairs.split_at(side_by_side(LANES, PAIRS, pairs.len()));
    match (many, few) {
        ([], _) => miller_loop_of_leftover::<E, V, L>(isa, few).unpack(),
        (_, []) => lanes::miller_loop::<E, V, L>(isa, many),
        _ => lanes::miller_loop::<E, V, L>(isa, many).mul(&miller_loop_of_leftover::<E, V, L>(isa, few).unpack()),
    }
}

/// The final exponentiation: the easy part, and then the hard part that is given. Constant time. `f` must not be zero.
pub(crate) fn final_exponentiation<E: Pairing<Tower: RowTower<L>>, V: Vector8, const L: usize>(
    isa: V::Isa,
    f: &Target<E>,
    hard_part: impl FnOnce(&Fp12Row<V, E::Tower, L>) -> Fp12Row<V, E::Tower, L>,
) -> Target<E> {
    let inverse = f.invert().unwrap_or(Fp12::ONE);
    let f = Fp12Row::<V, E::Tower, L>::pack(isa, &f.conjugate()).times(&Fp12Row::pack(isa, &inverse));
    hard_part(&f.power_p2().times(&f)).unpack()
}

#[cfg(test)]
mod tests {
    use montane_kernels::cpu::{Avx512, Ifma, Portable};
    use montane_kernels::vector::{Model, Zmm};

    use super::*;
    use crate::bls12_381::{self, Bls12};
    use crate::bn254::{self, Bn256};
    use crate::miller;
    use crate::weierstrass::{Projective, Scalar};

    fn points<E: Pairing<Tower: RowTower<L>>, const L: usize>(n: u64) -> (Affine<E::G1>, Affine<E::G2>) {
        let k = Scalar::<E::G1>::from(n * n + 1);
        let g2 = Projective::<E::G2>::generator() * (k + k + Scalar::<E::G1>::ONE);
        ((Projective::<E::G1>::generator() * k).to_affine(), g2.to_affine())
    }

    /// The Miller functions agree up to factors that the final exponentiation removes; those of one element agree.
    fn agrees<E: Pairing<Tower: RowTower<L>>, V: Vector8, const L: usize>(
        isa: V::Isa,
        hard_part: fn(&Fp12Row<V, E::Tower, L>) -> Fp12Row<V, E::Tower, L>,
        counts: &[u64],
    ) {
        for &count in counts {
            let points: Vec<_> = (0..count).map(|i| points::<E, L>(i + 7 * count)).collect();
            let pairs: Vec<_> = points.iter().map(|(p, q)| (p, q)).collect();
            let scalar = miller::miller_loop_of_finite::<E>(&pairs);
            let expected = E::hard_part(&miller::easy_part::<E>(&scalar));
            assert_eq!(final_exponentiation::<E, V, L>(isa, &scalar, hard_part), expected, "final exponentiation");
            let lanes = miller_loop::<E, V, L>(isa, &pairs);
            assert_eq!(E::hard_part(&miller::easy_part::<E>(&lanes)), expected, "{count} pairs");
        }
        let one = miller_loop::<E, V, L>(isa, &[]);
        assert_eq!(one, Fp12::ONE);
        assert_eq!(final_exponentiation::<E, V, L>(isa, &one, hard_part), Fp12::ONE);
    }

    #[test]
    fn model_agrees() {
        agrees::<Bls12, Model<Portable>, 8>(Portable::TOKEN, bls12_381::hard_part_in_lanes, &[1, 9]);
        agrees::<Bn256, Model<Portable>, 5>(Portable::TOKEN, bn254::hard_part_in_lanes, &[1, 7, 9]);
    }

    #[test]
    fn registers_agree() {
        match Ifma::detect() {
            Some(isa) => {
                agrees::<Bn256, Zmm, 5>(isa, bn254::hard_part_in_lanes, &[1, 2, 5, 6, 8, 9, 16, 23]);
            }
            None => std::eprintln!("skipped: needs ifma"),
        }
        match Avx512::detect() {
            Some(isa) => {
                agrees::<Bls12, Zmm<Avx512>, 8>(isa, bls12_381::hard_part_in_lanes, &[1, 2, 5, 6, 8, 9, 16, 23]);
            }
            None => std::eprintln!("skipped: needs avx512"),
        }
    }
}

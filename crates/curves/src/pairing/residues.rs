//! One pairing by residues: the Miller loop and the final exponentiation over [`montane_fields::packed::residues`], for
//! the CPUs that have IFMA, and over the software model in tests. The formulas are those of [`crate::miller`].
//!
//! For BLS12-381: `b' = 4 xi` and `xi = 1 + u`, a twist of type M, and a loop of doublings and additions alone.
//!
//! Comments say the bounds of residues in moduli, as there; results of reductions are at most `9/8`.

use alloc::vec::Vec;

use montane_fields::Field;
use montane_fields::bls12_381::{Bls12Tower, Fp2, Fp12};
use montane_fields::packed::residues::{DOZEN, Fp2Residues, Fp12Residues, ONCE, Sum2, THRICE, reduce_all};
use montane_kernels::cpu::Isa;
use montane_kernels::inlined;
use montane_kernels::vector::Vector8;

use super::lanes::Points;
use super::{Base, ChainElement, Pairing, Target, Twist};
use crate::miller::{Step, Through, drive};

/// One pair of a Miller loop.
struct Term<V> {
    /// The running point `T = (x : y : z)`.
    t: [Fp2Residues<V>; 3],
    /// `Q`, and `-y_Q`.
    q: [Fp2Residues<V>; 3],
    /// `x_P` and `-y_P`, in the base field.
    p: [Fp2Residues<V>; 2],
    /// The line of the last step: its constant, at most 4, and its slopes times the coordinates of `P`.
    line: [Fp2Residues<V>; 3],
}

impl<V: Vector8> Term<V> {
    #[inline(always)]
    fn new<E: Pairing<Tower = Bls12Tower>>(isa: V::Isa, (p, q): Points<'_, E>) -> Self {
        let real = |c: Base<E>| Fp2::new(c, Base::<E>::ZERO);
        let pack = Fp2Residues::pack;
        let q = [pack(isa, &q.x), pack(isa, &q.y), pack(isa, &q.y.neg())];
        let t = [q[0], q[1], pack(isa, &Fp2::ONE)];
        let p = [pack(isa, &real(p.x)), pack(isa, &real(p.y.neg()))];
        Self { t, q, p, line: t }
    }

    /// `T <- 2T`, and the tangent at `T`: ten reductions in `Fp2`.
    #[inline(always)]
    fn double(&mut self, isa: V::Isa) {
        let [x, y, z] = &self.t;
        // a = xy, b = y^2, h = 2yz, 3 j = 3 x^2, e = 3b' z^2 = 12 xi z^2
        let zero = Sum2::zero(isa);
        let right = y.right::<2>();
        let sums = [
            zero.mul_acc(x, &right),
            Sum2::square::<2>(isa, y),
            zero.mul_acc(&z.double(), &right),
            Sum2::square::<2>(isa, x),
            Sum2::square_times_xi(isa, z),
        ];
        let mut reduced = [*x; 5];
        reduce_all(isa, &mut reduced, &sums, [&ONCE, &ONCE, &ONCE, &THRICE, &DOZEN]);
        let [a, b, h, j, e] = &reduced;
        // f = 3e at most 27/8, g = b + f at most 36/8, b - f at most 41/8
        let f = e.triple();
        let g = b.add(&f);
        self.line[0] = e.sub::<2>(b);
        let minus_e6 = f.double().minus_right::<7>();
        let sums = [
            // 2a (b - f), g^2 - 3 (2e)^2, 4b h, 3j x_P, -h y_P
            zero.mul_acc(&a.double(), &b.sub::<4>(&f).right::<6>()),
            zero.mul_acc(&g, &g.right::<5>()).mul_acc(&e.double(), &minus_e6),
            zero.mul_acc(&b.double().double(), &h.right::<2>()),
            zero.scale_acc(j, self.p[0].real()),
            zero.scale_acc(h, self.p[1].real()),
        ];
        let mut reduced = [*a; 5];
        reduce_all(isa, &mut reduced, &sums, [&ONCE; 5]);
        let [x, y, z, l2, l3] = reduced;
        self.t = [x, y, z];
        (self.line[1], self.line[2]) = (l2, l3);
    }

    /// `T <- T + Q`, and the line through both: thirteen reductions in `Fp2`.
    #[inline(always)]
    fn add(&mut self, isa: V::Isa) {
        let ([x, y, z], [x_q, y_q, minus_y_q]) = (&self.t, &self.q);
        let zero = Sum2::zero(isa);
        let z_right = z.right::<2>();
        // theta = y - y_Q z and lambda = x - x_Q z, at most 25/8
        let mut reduced = [*x; 2];
        let sums = [zero.mul_acc(y_q, &z_right), zero.mul_acc(x_q, &z_right)];
        reduce_all(isa, &mut reduced, &sums, [&ONCE; 2]);
        let (theta, lambda) = (y.sub::<2>(&reduced[0]), x.sub::<2>(&reduced[1]));
        let (theta_right, lambda_right) = (theta.right::<4>(), lambda.right::<4>());
        // c = theta^2, d = lambda^2, the line's constant theta x_Q - lambda y_Q, -theta x_P and lambda y_P
        let minus_lambda = lambda.neg::<4>();
        let sums = [
            zero.mul_acc(&theta, &theta_right),
            zero.mul_acc(&lambda, &lambda_right),
            zero.mul_acc(x_q, &theta_right).mul_acc(minus_y_q, &lambda_right),
            zero.scale_acc(&theta.neg::<4>(), self.p[0].real()),
            zero.scale_acc(&minus_lambda, self.p[1].real()),
        ];
        let mut reduced = [*x; 5];
        reduce_all(isa, &mut reduced, &sums, [&ONCE; 5]);
        let [c, d, l0, l2, l3] = &reduced;
        self.line = [*l0, *l2, *l3];
        // e = lambda d, f = z c, g = x d
        let d_right = d.right::<2>();
        let sums = [zero.mul_acc(&lambda, &d_right), zero.mul_acc(c, &z_right), zero.mul_acc(x, &d_right)];
        let mut reduced = [*x; 3];
        reduce_all(isa, &mut reduced, &sums, [&ONCE; 3]);
        let [e, f, g] = &reduced;
        // h = e + f - 2g at most 42/8, g - h at most 57/8
        let h = e.add(f).sub::<3>(&g.double());
        let e_right = e.right::<2>();
        let sums = [
            zero.mul_acc(&h, &lambda_right),
            zero.mul_acc(&g.sub::<6>(&h), &theta_right).mul_acc(&y.neg::<2>(), &e_right),
            zero.mul_acc(z, &e_right),
        ];
        reduce_all(isa, &mut self.t, &sums, [&ONCE; 3]);
    }
}

/// The Miller function of pairs of finite points, one pair after the other.
pub(crate) fn miller_loop<E: Pairing<Tower = Bls12Tower>, V: Vector8>(
    isa: V::Isa,
    pairs: &[Points<'_, E>],
) -> Fp12Residues<V> {
    const {
        assert!(matches!(E::TWIST, Twist::M) && !E::FROBENIUS_LINES);
        let mut i = 0;
        while i < E::LOOP.len() {
            assert!(E::LOOP[i] >= 0, "there is no line through -Q here");
            i += 1;
        }
    }
    let mut terms: Vec<Term<V>> = Vec::with_capacity(pairs.len());
    let mut f = Fp12Residues::pack(isa, &Fp12::ONE);
    isa.outline(inlined!(|| {
        for points in pairs {
            terms.push(Term::new::<E>(isa, *points));
        }
    }));
    drive::<E>(|step| match step {
        Step::Square => isa.outline(inlined!(|| f.square_assign(isa))),
        Step::Conjugate => f.conjugate_assign(),
        Step::Line(through) => {
            for term in &mut terms {
                isa.outline(inlined!(|| match through {
                    Through::Itself => term.double(isa),
                    _ => term.add(isa),
                }));
                isa.outline(inlined!(|| f.mul_by_line_assign(isa, &term.line)));
            }
        }
    });
    f
}

/// The final exponentiation: the easy part, and then the hard part that is given. Constant time. `f` must not be zero.
pub(crate) fn final_exponentiation<E: Pairing<Tower = Bls12Tower>, V: Vector8>(
    isa: V::Isa,
    f: &Target<E>,
    hard_part: impl FnOnce(&Fp12Residues<V>) -> Fp12Residues<V>,
) -> Target<E> {
    let inverse = f.invert().unwrap_or(Fp12::ONE);
    let f = Fp12Residues::<V>::pack(isa, &f.conjugate()).times(&Fp12Residues::pack(isa, &inverse));
    hard_part(&f.power_p2().times(&f)).unpack()
}

impl<V: Vector8> ChainElement for Fp12Residues<V> {
    fn mul_assign(&mut self, b: &Self) {
        self.mul_assign(b);
    }
    fn square_n_assign(&mut self, n: u32) {
        self.cyclotomic_square_n_assign(n);
    }
    fn inverse(&self) -> Self {
        let mut a = *self;
        a.conjugate_assign();
        a
    }
    fn power_p(&self) -> Self {
        let mut a = *self;
        a.frobenius_assign();
        a
    }
}

#[cfg(test)]
mod tests {
    use montane_kernels::cpu::{Ifma, Portable};
    use montane_kernels::vector::{Model, Zmm};

    use super::*;
    use crate::bls12_381::{Bls12, G1Affine, G2Affine, Scalar, hard_part_in_lanes};
    use crate::miller;
    use crate::weierstrass::Projective;

    /// The Miller functions agree up to factors that the final exponentiation removes; those of one element agree.
    fn agrees<V: Vector8>(isa: V::Isa, counts: &[u64]) {
        for &count in counts {
            let points: Vec<(G1Affine, G2Affine)> = (0..count)
                .map(|i| {
                    let k = Scalar::from(i * i + 7 * count + 1);
                    let g2 = Projective::generator() * (k + k + Scalar::ONE);
                    ((Projective::generator() * k).to_affine(), g2.to_affine())
                })
                .collect();
            let pairs: Vec<_> = points.iter().map(|(p, q)| (p, q)).collect();
            let scalar = miller::miller_loop_of_finite::<Bls12>(&pairs);
            let expected = Bls12::hard_part(&miller::easy_part::<Bls12>(&scalar));
            assert_eq!(
                final_exponentiation::<Bls12, V>(isa, &scalar, hard_part_in_lanes),
                expected,
                "final exponentiation"
            );
            let by_residues = miller_loop::<Bls12, V>(isa, &pairs).unpack();
            assert_eq!(Bls12::hard_part(&miller::easy_part::<Bls12>(&by_residues)), expected, "{count} pairs");
        }
    }

    #[test]
    fn model_agrees() {
        agrees::<Model<Portable>>(Portable::TOKEN, &[0, 1]);
    }

    #[test]
    fn registers_agree() {
        match Ifma::detect() {
            Some(isa) => agrees::<Zmm>(isa, &[0, 1, 2, 5]),
            None => std::eprintln!("skipped: needs ifma"),
        }
    }
}

//! Many pairs in vector lanes: eight Miller loops side by side.
//!
//! Here a row of [`montane_fields::packed::rows`] is one coefficient of eight elements. Lane `i` multiplies the
//! functions of pairs `i, i + 8, ..` into one accumulator, so that one square serves all pairs. The products of `Fp12`
//! are sums of products kept in registers, one coefficient after the other: Karatsuba's method above `Fp2` would save
//! products, and lose more by carrying unreduced sums of two kilobytes each through memory.

use alloc::vec::Vec;

use montane_fields::Field;
use montane_fields::packed::rows::{Parts, Row, RowSum, RowTower};
use montane_fields::quadratic::Fp2;
use montane_fields::twelfth::Fp12;
use montane_kernels::cpu::Isa;
use montane_kernels::cpu::tuning::leftovers::PAIRS;
use montane_kernels::inlined;
use montane_kernels::vector::{Lanes52, Vector8};

use super::{Base, Base2, Pairing, Target};
use crate::miller::{Step, Through, drive};
use crate::weierstrass::{Affine, Curve};

/// Pairs of one group.
pub(crate) const LANES: usize = 8;

/// How many of `n` go side by side where `width` do at once, and up to `most` beside them take less one by one.
pub(crate) fn side_by_side(width: usize, most: usize, n: usize) -> usize {
    let left = n % width;
    if left > most { n } else { n - left }
}

/// A pair.
pub(super) type Points<'a, E> = (&'a Affine<<E as Pairing>::G1>, &'a Affine<<E as Pairing>::G2>);

/// Up to eight pairs.
struct Group<'a, V, E: Pairing<Tower: RowTower<L>>, const L: usize> {
    pairs: &'a [Points<'a, E>],
    /// The running points `T = (x : y : z)`, at most `6p`.
    t: [Row<V, E::Tower, L>; 3],
    q: [Row<V, E::Tower, L>; 2],
    /// `x_P`, `3 x_P` and `-y_P`
    p: [Lanes52<V, L>; 3],
    /// `3b'`
    three_b: Row<V, E::Tower, L>,
    /// The lanes without a pair, whose lines are 1.
    empty: u8,
}

/// One coordinate of up to eight pairs; lanes without a pair repeat the last one.
fn row<'a, V: Vector8, E: Pairing<Tower: RowTower<L>>, const L: usize>(
    isa: V::Isa,
    pairs: &[Points<'a, E>],
    coordinate: impl Fn(Points<'a, E>) -> Base2<E>,
) -> Row<V, E::Tower, L> {
    Row::pack(isa, &core::array::from_fn(|i| coordinate(pairs[i.min(pairs.len() - 1)])))
}

/// `a + b`
#[inline(always)]
fn plus<V: Vector8, T: RowTower<L>, const L: usize>(a: &Row<V, T, L>, b: &Row<V, T, L>) -> Row<V, T, L> {
    a.sum().add(b.sum()).carry(0)
}

impl<'a, V: Vector8, E: Pairing<Tower: RowTower<L>>, const L: usize> Group<'a, V, E, L> {
    /// # Panics
    /// If there is no pair.
    fn new(isa: V::Isa, pairs: &'a [Points<'a, E>]) -> Self {
        let real = |c: Base<E>| Fp2::new(c, Base::<E>::ZERO);
        let q = Self::through(isa, pairs, Through::Q);
        let p = [
            row::<V, E, L>(isa, pairs, |(p, _)| real(p.x)),
            row::<V, E, L>(isa, pairs, |(p, _)| real(p.x.double().add(&p.x))),
            row::<V, E, L>(isa, pairs, |(p, _)| real(p.y.neg())),
        ];
        let [one, three_b] = [Fp2::ONE, E::G2::mul_by_3b(&Fp2::ONE)].map(|c| Row::pack(isa, &[c; LANES]));
        let empty = u8::MAX.checked_shl(pairs.len() as u32).unwrap_or(0);
        Self { pairs, t: [q[0], q[1], one], q, p: p.map(|row| *row.real()), three_b, empty }
    }

    /// The points that the next lines go through.
    fn through(isa: V::Isa, pairs: &'a [Points<'a, E>], through: Through) -> [Row<V, E::Tower, L>; 2] {
        let points = |(_, q): Points<'a, E>| through.point::<E>(q);
        [row::<V, E, L>(isa, pairs, |pair| points(pair).0), row::<V, E, L>(isa, pairs, |pair| points(pair).1)]
    }

    /// The next lines, as [`crate::miller::Line`], and the running points after them.
    fn step(&mut self, isa: V::Isa, through: Through, line: &mut [Row<V, E::Tower, L>; 3]) {
        match through {
            Through::Itself => self.double(isa, line),
            Through::Q | Through::MinusQ => self.add(isa, through == Through::MinusQ, line),
            Through::Psi | Through::MinusPsi2 => {
                self.q = Self::through(isa, self.pairs, through);
                self.add(isa, false, line);
            }
        }
    }

    /// `T <- 2T`, and the tangents at `T`, in eprint 2013/722's letters, with `2a = (x + y)^2 - x^2 - y^2`.
    fn double(&mut self, isa: V::Isa, line: &mut [Row<V, E::Tower, L>; 3]) {
        isa.outline(inlined!(|| {
            let [x, y, z] = &self.t;
            let (j, b, c) = (x.squared(), y.squared(), z.squared());
            // 2a, at most 4p, and h from -2p to p
            let a2 = plus(x, y).squared().sum().sub(j.sum()).sub(b.sum()).carry(3);
            let h = plus(y, z).squared().sum().sub(b.sum()).sub(c.sum());
            let b = b.sum();
            let e = if E::B_IS_4_XI {
                c.sum().times_xi().quadruple().settle(5).sum().triple()
            } else {
                c.product(&self.three_b).sum()
            };
            let f = e.triple();
            *line = [e.sub(b).carry(2), j, h.carry(3)];
            self.t[0] = a2.product(&b.sub(f).carry(10));
            let e2 = e.double().carry(0).squared().sum();
            self.t[1] = b.add(f).carry(0).squared().sum().sub(e2.triple()).carry(4);
            self.t[2] = b.double().carry(0).product(&h.double().carry(5));
        }));
    }

    /// `T <- T + Q`, or `T - Q`, and the lines through both.
    fn add(&mut self, isa: V::Isa, negative: bool, line: &mut [Row<V, E::Tower, L>; 3]) {
        isa.outline(inlined!(|| {
            let ([x, y, z], [x_q, y_q]) = (&self.t, &self.q);
            let y_q = &if negative { y_q.sum().negate(u8::MAX).carry(2) } else { *y_q };
            let theta = y.sum().sub(y_q.product(z).sum()).carry(2);
            let lambda = x.sum().sub(x_q.product(z).sum()).carry(2);
            let d = lambda.squared();
            let e = lambda.product(&d);
            let (f, g) = (z.product(&theta.squared()).sum(), x.product(&d).sum());
            let h = e.sum().add(f).sub(g.double());
            let ey = e.product(y).sum();
            *line = [lambda.product(y_q).sum().sub(theta.product(x_q).sum()).carry(2), theta, lambda];
            self.t[2] = z.product(&e);
            self.t[0] = lambda.product(&h.carry(3));
            self.t[1] = theta.product(&g.sub(h).carry(3)).sum().sub(ey).carry(2);
        }));
    }

    /// The slopes of the line times the coordinates of `P`, and 1 in lanes without a pair.
    fn at_p(&self, isa: V::Isa, through: Through, one: &Row<V, E::Tower, L>, line: &mut [Row<V, E::Tower, L>; 3]) {
        let [x, x3, minus_y] = &self.p;
        let x = if through == Through::Itself { x3 } else { x };
        isa.outline(inlined!(|| {
            line[1] = line[1].scale(x);
            line[2] = line[2].scale(minus_y);
            if self.empty != 0 {
                for (line, power) in line.iter_mut().zip(E::TWIST.powers()) {
                    let present = line.sum().only(!self.empty).carry(0);
                    *line = if power == 0 { present.blend(one, self.empty) } else { present };
                }
            }
        }));
    }
}

/// Eight elements of `Fp12` by the coefficients of `1, w, .., w^5`.
struct Accumulators<V, T, const L: usize> {
    f: [Row<V, T, L>; 6],
    /// Operands of products: kept, because what a function returns is copied.
    left: [Parts<V, L>; 6],
    right: [Parts<V, L>; 6],
    times_xi: [Parts<V, L>; 4],
}

/// The parts of `row + m p`. Rows are summed where this is called: an array of sums is copied.
#[inline(always)]
fn write_parts<V: Vector8, T: RowTower<L>, const L: usize>(out: &mut Parts<V, L>, row: RowSum<V, T, L>, m: usize) {
    *out = row.carry(m).parts();
}

impl<V: Vector8, T: RowTower<L>, const L: usize> Accumulators<V, T, L> {
    fn new(isa: V::Isa) -> Self {
        let (zero, one) = (Row::pack(isa, &[Fp2::ZERO; LANES]), Row::pack(isa, &[Fp2::ONE; LANES]));
        let nothing = [Lanes52::splat(isa, &[0; L]); 3];
        Self { f: [one, zero, zero, zero, zero, zero], left: [nothing; 6], right: [nothing; 6], times_xi: [nothing; 4] }
    }

    /// `self sum line_i w^powers[i]`; the coefficients are at most `14p`, those of the line `6p`, and where a twist is
    /// of type D its constant, which is multiplied by `xi`, `3p` and the others `p`.
    fn multiply(&mut self, isa: V::Isa, line: &[Row<V, T, L>; 3], powers: [usize; 3]) {
        let Self { f, left, right, times_xi } = self;
        isa.outline(inlined!(|| {
            for (out, f) in left.iter_mut().zip(f.iter()) {
                write_parts(out, f.sum(), 0);
            }
            for (i, line) in line.iter().enumerate() {
                write_parts(&mut right[i], line.sum(), 0);
                if powers[i] != 0 {
                    write_parts(&mut times_xi[i], line.sum().times_xi(), 6);
                }
            }
        }));
        for (k, f) in f.iter_mut().enumerate() {
            let term = |i: usize| {
                let wrapped = k < powers[i];
                [&left[if wrapped { k + 6 } else { k } - powers[i]], if wrapped { &times_xi[i] } else { &right[i] }]
            };
            f.assign_dot([term(0), term(1), term(2)]);
        }
    }

    /// `self^2`, by the complex method `(a0 + a1)(a0 + v a1) - (1 + v) a0 a1 + 2 a0 a1 w`. The coefficients are reduced
    /// and become at most `6p`, or `14p` with `xi = 9 + u`.
    fn square(&mut self, isa: V::Isa) {
        let Self { f, left, right, times_xi } = self;
        isa.outline(inlined!(|| {
            // a0, and a0 + a1; a1, and a0 + v a1.
            for i in 0..3 {
                let (even, odd) = (f[2 * i].sum(), f[2 * i + 1].sum());
                write_parts(&mut left[i], even, 0);
                write_parts(&mut left[i + 3], even.add(odd), 0);
                write_parts(&mut right[i], odd, 2);
                if i == 0 {
                    write_parts(&mut right[3], even.add(f[5].sum().times_xi()), 2);
                } else {
                    let b = even.add(f[2 * i - 1].sum());
                    write_parts(&mut right[i + 3], b, 2);
                    write_parts(&mut times_xi[i - 1], odd.times_xi(), 3);
                    write_parts(&mut times_xi[i + 1], b.times_xi(), 3);
                }
            }
        }));
        let (a, b, c) = (left, right, times_xi);
        // Products in Fp6, a0 a1 into the even coefficients and the other into the odd ones.
        f[0].assign_dot([[&a[0], &b[0]], [&a[1], &c[1]], [&a[2], &c[0]]]);
        f[2].assign_dot([[&a[0], &b[1]], [&a[1], &b[0]], [&a[2], &c[1]]]);
        f[4].assign_dot([[&a[0], &b[2]], [&a[1], &b[1]], [&a[2], &b[0]]]);
        f[1].assign_dot([[&a[3], &b[3]], [&a[4], &c[3]], [&a[5], &c[2]]]);
        f[3].assign_dot([[&a[3], &b[4]], [&a[4], &b[3]], [&a[5], &c[3]]]);
        f[5].assign_dot([[&a[3], &b[5]], [&a[4], &b[4]], [&a[5], &b[3]]]);
        isa.outline(inlined!(|| {
            let (ab, t) = ([f[0].sum(), f[2].sum(), f[4].sum()], [f[1].sum(), f[3].sum(), f[5].sum()]);
            f[0] = t[0].sub(ab[0]).sub(ab[2].times_xi()).carry(if T::XI_SHIFT.is_none() { 4 } else { 12 });
            f[1] = ab[0].double().carry(0);
            f[2] = t[1].sub(ab[1]).sub(ab[0]).carry(3);
            f[3] = ab[1].double().carry(0);
            f[4] = t[2].sub(ab[2]).sub(ab[1]).carry(3);
            f[5] = ab[2].double().carry(0);
        }));
    }

    /// The conjugates. The coefficients are reduced.
    fn conjugate(&mut self, isa: V::Isa) {
        isa.outline(inlined!(|| {
            for f in self.f.iter_mut().skip(1).step_by(2) {
                *f = f.sum().negate(u8::MAX).carry(2);
            }
        }));
    }

    /// The product of the eight lanes.
    fn product(&self) -> Fp12<T> {
        let lanes = self.f.map(|row| row.unpack());
        let lane = |i: usize| Fp12::from_coefficients(core::array::from_fn(|j| lanes[j][i]));
        (1..LANES).fold(lane(0), |product, i| product.mul(&lane(i)))
    }
}

/// [`miller_loop`] where a single pair takes less otherwise: eight pairs side by side, and what is left over by
/// `of_leftover`; nothing of less than `least` pairs, a number that is at least eight.
pub(crate) fn miller_loop_of_many<'a, E: Pairing<Tower: RowTower<L>>, V: Vector8, const L: usize>(
    isa: V::Isa,
    pairs: &[Points<'a, E>],
    least: usize,
    of_leftover: impl Fn(&[Points<'a, E>]) -> Target<E>,
) -> Option<Target<E>> {
    debug_assert!(least >= LANES);
    if pairs.len() < least {
        return None;
    }
    let (many, few) = pairs.split_at(side_by_side(LANES, PAIRS, pairs.len()));
    let many = miller_loop::<E, V, L>(isa, many);
    Some(if few.is_empty() { many } else { many.mul(&of_leftover(few)) })
}

/// The Miller function of pairs of finite points.
pub(super) fn miller_loop<E: Pairing<Tower: RowTower<L>>, V: Vector8, const L: usize>(
    isa: V::Isa,
    pairs: &[Points<'_, E>],
) -> Target<E> {
    let mut groups: Vec<_> = pairs.chunks(LANES).map(|pairs| Group::<V, E, L>::new(isa, pairs)).collect();
    let mut f = Accumulators::<V, E::Tower, L>::new(isa);
    let one = f.f[0];
    let mut line = [one; 3];
    drive::<E>(|step| match step {
        Step::Square => f.square(isa),
        Step::Conjugate => f.conjugate(isa),
        Step::Line(through) => {
            for group in &mut groups {
                group.step(isa, through, &mut line);
                group.at_p(isa, through, &one, &mut line);
                f.multiply(isa, &line, E::TWIST.powers());
            }
        }
    });
    f.product()
}

#[cfg(test)]
mod tests {
    use montane_kernels::cpu::{Avx2, Ifma, Portable};
    use montane_kernels::vector::YmmPair;
    use montane_kernels::vector::{Model, Zmm};

    use super::*;
    use crate::bls12_381::{Bls12, G1Projective, G2Projective, Scalar};
    use crate::miller::{easy_part, miller_loop_of_finite};

    fn agrees<V: Vector8>(isa: V::Isa, counts: &[usize]) {
        for &count in counts {
            let k = |i: usize| Scalar::from((i * i + 7 * count + 1) as u64);
            let points: Vec<_> = (0..count)
                .map(|i| {
                    ((G1Projective::generator() * k(i)).to_affine(), (G2Projective::generator() * k(i + 1)).to_affine())
                })
                .collect();
            let pairs: Vec<_> = points.iter().map(|(p, q)| (p, q)).collect();
            let value = |f: &Target<Bls12>| Bls12::hard_part(&easy_part::<Bls12>(f));
            let lanes = miller_loop_of_many::<Bls12, V, 8>(isa, &pairs, LANES, miller_loop_of_finite::<Bls12>);
            assert_eq!(lanes.is_some(), count > 7);
            if let Some(lanes) = lanes {
                assert_eq!(value(&lanes), value(&miller_loop_of_finite::<Bls12>(&pairs)), "{count} pairs");
            }
        }
    }

    #[test]
    fn many_pairs_and_what_is_left_over() {
        agrees::<Model<Portable>>(Portable::TOKEN, &[0, 7, 9]);
        match Avx2::detect() {
            Some(isa) => agrees::<YmmPair>(isa, &[1, 7, 8, 13, 14, 15, 16, 23]),
            None => std::eprintln!("skipped: needs fma"),
        }
        match Ifma::detect() {
            Some(isa) => agrees::<Zmm>(isa, &[8, 13, 14]),
            None => std::eprintln!("skipped: needs ifma"),
        }
    }
}

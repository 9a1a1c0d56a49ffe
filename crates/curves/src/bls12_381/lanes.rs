//! Many pairs in vector lanes: eight Miller loops side by side.
//!
//! Here a row of [`montane_fields::rows`] is one coefficient of eight elements. Lane `i` multiplies the functions of pairs
//! `i, i + 8, ..` into one accumulator, so that one square serves all pairs. The products of `Fp12` are sums of products
//! kept in registers, one coefficient after the other: Karatsuba's method above `Fp2` would save products, and lose more by
//! carrying unreduced sums of two kilobytes each through memory.

use alloc::vec::Vec;

use montane_fields::bls12_381::{Bls12Tower, Fp, Fp2, Fp12, X_ABS};
use montane_fields::rows::{self, Fp12Row, Sum};
use montane_kernels::cpu::Isa;
use montane_kernels::ifma::{Lanes, Vector8};

use super::{G1Affine, G2Affine};

type Row<V> = rows::Row<V, Bls12Tower, 8>;
type Parts<V> = rows::Parts<V, 8>;

/// Pairs of one group.
pub(super) const LANES: usize = 8;

/// Up to eight pairs.
struct Group<V> {
    /// The running points `T = (x : y : z)`, at most `6p`.
    t: [Row<V>; 3],
    q: [Row<V>; 2],
    p: [Lanes<V, 8>; 2],
    /// The lanes without a pair, whose lines are 1.
    empty: u8,
}

impl<V: Vector8> Group<V> {
    /// # Panics
    /// If there is no pair.
    fn new(isa: V::Isa, pairs: &[(&G1Affine, &G2Affine)]) -> Self {
        let pair = |i: usize| pairs[i.min(pairs.len() - 1)];
        let row = |f: fn((&G1Affine, &G2Affine)) -> Fp2| Row::pack(isa, &core::array::from_fn(|i| f(pair(i))));
        let q = [row(|(_, q)| q.x), row(|(_, q)| q.y)];
        let p = [row(|(p, _)| Fp2::new(p.x, Fp::ZERO)), row(|(p, _)| Fp2::new(p.y, Fp::ZERO))];
        let empty = u8::MAX.checked_shl(pairs.len() as u32).unwrap_or(0);
        Self { t: [q[0], q[1], row(|_| Fp2::ONE)], q, p: p.map(|row| *row.real()), empty }
    }

    /// `T <- 2T`, and the tangents at `T`, in eprint 2013/722's letters with `h = 2m`. With `3b' = 12 xi`.
    fn double(&mut self, isa: V::Isa, line: &mut [Row<V>; 3]) {
        isa.outline(
            #[inline(always)]
            || {
                let [x, y, z] = &self.t;
                let (a, b, m, j) = (x.product(y).sum(), y.squared().sum(), y.product(z), x.squared().sum());
                let w = z.squared().sum().times_xi().quadruple().settle(5).sum();
                let (e, m) = (w.triple(), m.sum());
                let f = e.triple();
                line[0] = e.sub(b).carry(2);
                line[1] = j.triple().carry(0);
                line[2] = m.double().negate(u8::MAX).carry(3);
                self.t[0] = a.double().carry(0).product(&b.sub(f).carry(10));
                let e2 = e.double().carry(0).squared().sum();
                self.t[1] = b.add(f).carry(0).squared().sum().sub(e2.triple()).carry(4);
                self.t[2] = b.double().carry(0).product(&m.quadruple().carry(0));
            },
        );
    }

    /// `T <- T + Q`, and the lines through both.
    fn add(&mut self, isa: V::Isa, line: &mut [Row<V>; 3]) {
        isa.outline(
            #[inline(always)]
            || {
                let ([x, y, z], [x_q, y_q]) = (&self.t, &self.q);
                let theta = y.sum().sub(y_q.product(z).sum()).carry(2);
                let lambda = x.sum().sub(x_q.product(z).sum()).carry(2);
                let d = lambda.squared();
                let e = lambda.product(&d);
                let (f, g) = (z.product(&theta.squared()).sum(), x.product(&d).sum());
                let h = e.sum().add(f).sub(g.double());
                let ey = e.product(y).sum();
                line[0] = theta.product(x_q).sum().sub(lambda.product(y_q).sum()).carry(2);
                line[1] = theta.sum().negate(u8::MAX).carry(8);
                line[2] = lambda;
                self.t[2] = z.product(&e);
                self.t[0] = lambda.product(&h.carry(3));
                self.t[1] = theta.product(&g.sub(h).carry(3)).sum().sub(ey).carry(2);
            },
        );
    }

    /// The slopes of the line times the coordinates of `P`, and 1 in lanes without a pair.
    fn at_p(&self, isa: V::Isa, one: &Row<V>, line: &mut [Row<V>; 3]) {
        isa.outline(
            #[inline(always)]
            || {
                line[1] = line[1].scale(&self.p[0]);
                line[2] = line[2].scale(&self.p[1]);
                if self.empty != 0 {
                    let present = !self.empty;
                    line[0] = line[0].blend(one, self.empty);
                    line[1] = line[1].sum().only(present).carry(0);
                    line[2] = line[2].sum().only(present).carry(0);
                }
            },
        );
    }
}

/// Eight elements of `Fp12` by the coefficients of `1, w, .., w^5`.
struct Accumulators<V> {
    f: [Row<V>; 6],
    /// Operands of products: kept, because what a function returns is copied.
    left: [Parts<V>; 6],
    right: [Parts<V>; 6],
    times_xi: [Parts<V>; 4],
}

/// The parts of `rows[i] + m p`.
#[inline(always)]
fn write_parts<V: Vector8>(out: &mut [Parts<V>], rows: &[Sum<V, Bls12Tower, 8>], m: usize) {
    for (out, row) in out.iter_mut().zip(rows) {
        *out = row.carry(m).parts();
    }
}

impl<V: Vector8> Accumulators<V> {
    fn new(isa: V::Isa) -> Self {
        let (zero, one) = (Row::pack(isa, &[Fp2::ZERO; LANES]), Row::pack(isa, &[Fp2::ONE; LANES]));
        let nothing = [Lanes::splat(isa, &[0; 8]); 3];
        Self { f: [one, zero, zero, zero, zero, zero], left: [nothing; 6], right: [nothing; 6], times_xi: [nothing; 4] }
    }

    /// `self (l0 + l2 w^2 + l3 w^3)`; the coefficients are at most `6p`.
    fn multiply(&mut self, isa: V::Isa, line: &[Row<V>; 3]) {
        let Self { f, left, right, times_xi } = self;
        isa.outline(
            #[inline(always)]
            || {
                let [l0, l2, l3] = [line[0].sum(), line[1].sum(), line[2].sum()];
                write_parts(left, &[f[0].sum(), f[1].sum(), f[2].sum(), f[3].sum(), f[4].sum(), f[5].sum()], 0);
                write_parts(right, &[l0, l2, l3], 0);
                write_parts(times_xi, &[l2.times_xi(), l3.times_xi()], 2);
            },
        );
        let (a, [l0, l2, l3, ..], [xi_l2, xi_l3, ..]) = (left, right, times_xi);
        f[0].assign_dot(&[(&a[0], l0), (&a[4], xi_l2), (&a[3], xi_l3)]);
        f[1].assign_dot(&[(&a[1], l0), (&a[5], xi_l2), (&a[4], xi_l3)]);
        f[2].assign_dot(&[(&a[2], l0), (&a[0], l2), (&a[5], xi_l3)]);
        f[3].assign_dot(&[(&a[3], l0), (&a[1], l2), (&a[0], l3)]);
        f[4].assign_dot(&[(&a[4], l0), (&a[2], l2), (&a[1], l3)]);
        f[5].assign_dot(&[(&a[5], l0), (&a[3], l2), (&a[2], l3)]);
    }

    /// `self^2`, by the complex method `(a0 + a1)(a0 + v a1) - (1 + v) a0 a1 + 2 a0 a1 w`. The coefficients are reduced
    /// and become at most `6p`.
    fn square(&mut self, isa: V::Isa) {
        let Self { f, left, right, times_xi } = self;
        isa.outline(
            #[inline(always)]
            || {
                let f = [f[0].sum(), f[1].sum(), f[2].sum(), f[3].sum(), f[4].sum(), f[5].sum()];
                // a0, and a0 + a1; a1, and a0 + v a1.
                write_parts(left, &[f[0], f[2], f[4], f[0].add(f[1]), f[2].add(f[3]), f[4].add(f[5])], 0);
                let b = [f[1], f[3], f[5], f[0].add(f[5].times_xi()), f[2].add(f[1]), f[4].add(f[3])];
                write_parts(right, &b, 2);
                write_parts(times_xi, &[b[1].times_xi(), b[2].times_xi(), b[4].times_xi(), b[5].times_xi()], 3);
            },
        );
        let (a, b, c) = (left, right, times_xi);
        // Products in Fp6, a0 a1 into the even coefficients and the other into the odd ones.
        f[0].assign_dot(&[(&a[0], &b[0]), (&a[1], &c[1]), (&a[2], &c[0])]);
        f[2].assign_dot(&[(&a[0], &b[1]), (&a[1], &b[0]), (&a[2], &c[1])]);
        f[4].assign_dot(&[(&a[0], &b[2]), (&a[1], &b[1]), (&a[2], &b[0])]);
        f[1].assign_dot(&[(&a[3], &b[3]), (&a[4], &c[3]), (&a[5], &c[2])]);
        f[3].assign_dot(&[(&a[3], &b[4]), (&a[4], &b[3]), (&a[5], &c[3])]);
        f[5].assign_dot(&[(&a[3], &b[5]), (&a[4], &b[4]), (&a[5], &b[3])]);
        isa.outline(
            #[inline(always)]
            || {
                let (ab, t) = ([f[0].sum(), f[2].sum(), f[4].sum()], [f[1].sum(), f[3].sum(), f[5].sum()]);
                f[0] = t[0].sub(ab[0]).sub(ab[2].times_xi()).carry(4);
                f[1] = ab[0].double().carry(0);
                f[2] = t[1].sub(ab[1]).sub(ab[0]).carry(3);
                f[3] = ab[1].double().carry(0);
                f[4] = t[2].sub(ab[2]).sub(ab[1]).carry(3);
                f[5] = ab[2].double().carry(0);
            },
        );
    }

    /// The product of the eight lanes.
    fn product(&self, isa: V::Isa) -> Fp12Row<V, Bls12Tower, 8> {
        let lanes = self.f.map(|row| row.unpack());
        let lane = |i: usize| Fp12Row::pack(isa, &Fp12::from_coefficients(core::array::from_fn(|j| lanes[j][i])));
        let mut product = lane(0);
        (1..LANES).for_each(|i| product.mul_assign(&lane(i)));
        product
    }
}

/// The Miller function of pairs of finite points.
pub(super) fn miller_loop<V: Vector8>(isa: V::Isa, pairs: &[(&G1Affine, &G2Affine)]) -> Fp12Row<V, Bls12Tower, 8> {
    let mut groups: Vec<_> = pairs.chunks(LANES).map(|pairs| Group::<V>::new(isa, pairs)).collect();
    let mut f = Accumulators::<V>::new(isa);
    let one = f.f[0];
    let mut line = [one; 3];
    for i in (0..X_ABS.ilog2()).rev() {
        if i + 1 < X_ABS.ilog2() {
            f.square(isa);
        }
        for group in &mut groups {
            group.double(isa, &mut line);
            group.at_p(isa, &one, &mut line);
            f.multiply(isa, &line);
            if X_ABS >> i & 1 == 1 {
                group.add(isa, &mut line);
                group.at_p(isa, &one, &mut line);
                f.multiply(isa, &line);
            }
        }
    }
    let mut product = f.product(isa);
    // The loop's length is negative.
    product.conjugate_assign();
    product
}

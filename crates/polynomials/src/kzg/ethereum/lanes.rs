//! Points of G1 in vector lanes, eight at a time: sums over tables of multiples, and multiples. For FK20, whose 128 sums of
//! 64 products and two transforms over the group are alike in every lane. Nothing here is constant time.
//!
//! Sums are in affine coordinates with shared inversions, six products for an addition; two points of a sum with the same
//! abscissa, which for a setup with an unknown secret would give a relation between its powers, make the caller start anew with
//! other formulas. Multiples are in homogeneous coordinates with complete formulas (Renes, Costello, Batina, eprint 2015/1060).

use alloc::vec;
use alloc::vec::Vec;

use montane_curves::bls12_381::{G1Affine, G1Projective};
use montane_fields::Field;
use montane_fields::bls12_381::{Bls12Tower, Fp, Fp8In};
use montane_fields::cubic::Tower;
use montane_kernels::cpu::Isa;
use montane_kernels::ifma::Vector8;

use super::halves::{Halves, digit, windows};

/// An affine point at rest: its coordinates in the limbs that lanes have.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(super) struct Row {
    x: [u64; 8],
    y: [u64; 8],
}

impl Row {
    const ZERO: Self = Self { x: [0; 8], y: [0; 8] };
}

/// Eight finite affine points.
#[derive(Clone, Copy)]
pub(super) struct Affine8<V> {
    x: Fp8In<V>,
    y: Fp8In<V>,
}

/// Eight points in homogeneous coordinates.
#[derive(Clone, Copy)]
pub(super) struct Point8<V> {
    x: Fp8In<V>,
    y: Fp8In<V>,
    z: Fp8In<V>,
}

/// The cube root of unity with `(beta x, -y) = x^2 (x, y)`, as the endomorphism of [`Curve::endomorphism`] has it.
const BETA: Fp = {
    let g = Bls12Tower::FROBENIUS[2];
    g.c0.mul_const(&g.c0).add_const(&g.c1.mul_const(&g.c1))
};
/// `1 / a_i` in all lanes for two vectors, or nothing if one is zero.
fn invert<V: Vector8>(a: [Fp8In<V>; 2]) -> Option<[Fp8In<V>; 2]> {
    let product = Fp8In::<V>::outline(
        #[inline(always)]
        || Field::mul(&a[0], &a[1]),
    );
    let mut product = product.unpack();
    if product.iter().any(|lane| bool::from(lane.is_zero())) {
        return None;
    }
    Fp::batch_invert(&mut product, &mut [Fp::ZERO; 8]);
    let inverse = Fp8In::pack(&product);
    Some(Fp8In::<V>::outline(
        #[inline(always)]
        || [Field::mul(&inverse, &a[1]), Field::mul(&inverse, &a[0])],
    ))
}

impl<V: Vector8> Affine8<V> {
    #[inline(always)]
    fn gather(rows: [&Row; 8]) -> Self {
        Self { x: Fp8In::from_rows(rows.map(|row| &row.x)), y: Fp8In::from_rows(rows.map(|row| &row.y)) }
    }

    fn scatter(&self) -> [Row; 8] {
        let mut rows = [Row::ZERO; 8];
        Fp8In::<V>::outline(
            #[inline(always)]
            || {
                self.x.to_rows(
                    #[inline(always)]
                    |lane, x| rows[lane].x = x,
                );
                self.y.to_rows(
                    #[inline(always)]
                    |lane, y| rows[lane].y = y,
                );
            },
        );
        rows
    }

    /// Of finite points.
    pub(super) fn pack(points: &[G1Affine]) -> Self {
        let mut coordinates = [(Fp::ZERO, Fp::ZERO); 8];
        for (coordinates, point) in coordinates.iter_mut().zip(points) {
            *coordinates = point.coordinates().unwrap_or_default();
        }
        Self { x: Fp8In::pack(&coordinates.map(|(x, _)| x)), y: Fp8In::pack(&coordinates.map(|(_, y)| y)) }
    }

    pub(super) fn unpack(&self) -> [G1Affine; 8] {
        let (x, y) = (self.x.unpack(), self.y.unpack());
        core::array::from_fn(|i| G1Affine::from_coordinates_unchecked(x[i], y[i]))
    }

    /// `(beta x, -y)`
    pub(super) fn endomorphism(&self) -> Self {
        Fp8In::<V>::outline(
            #[inline(always)]
            || Self { x: Field::mul(&self.x, &const { Fp8In::splat(&BETA) }), y: Field::neg(&self.y) },
        )
    }

    /// The negative if it is to be one.
    #[inline(always)]
    pub(super) fn signed(self, negative: bool) -> Self {
        Self { y: if negative { Field::neg(&self.y) } else { self.y }, ..self }
    }

    /// `a_i + b_i` for an even number of pairs, or nothing if two have the same abscissa. Two chains of products side by side,
    /// since each waits for itself. Pairs are references, so that this is compiled once.
    pub(super) fn add_pairs<'a, 'b>(
        isa: V::Isa,
        pairs: impl Iterator<Item = (&'a Self, &'b Self)>,
    ) -> Option<Vec<Self>> {
        Self::add_all_pairs(isa, &pairs.collect::<Vec<_>>())
    }

    fn add_all_pairs(isa: V::Isa, pairs: &[(&Self, &Self)]) -> Option<Vec<Self>> {
        let count = pairs.len();
        debug_assert!(count.is_multiple_of(2));
        let mut after = vec![Fp8In::<V>::ONE; count];
        let mut product = [Fp8In::<V>::ONE; 2];
        isa.outline(
            #[inline(always)]
            || {
                for i in (0..count).step_by(2).rev() {
                    let ((a, b), (c, d)) = (pairs[i], pairs[i + 1]);
                    (after[i], after[i + 1]) = (product[0], product[1]);
                    let differences = [Field::sub(&b.x, &a.x), Field::sub(&d.x, &c.x)];
                    product = [Field::mul(&product[0], &differences[0]), Field::mul(&product[1], &differences[1])];
                }
            },
        );
        let mut inverse = invert(product)?;
        let mut out = vec![Self { x: Fp8In::ZERO, y: Fp8In::ZERO }; count];
        isa.outline(
            #[inline(always)]
            || {
                for i in (0..count).step_by(2) {
                    let ((a, b), (c, d)) = (pairs[i], pairs[i + 1]);
                    let own = [Field::mul(&inverse[0], &after[i]), Field::mul(&inverse[1], &after[i + 1])];
                    let differences = [Field::sub(&b.x, &a.x), Field::sub(&d.x, &c.x)];
                    inverse = [Field::mul(&inverse[0], &differences[0]), Field::mul(&inverse[1], &differences[1])];
                    let slopes = [Field::sub(&b.y, &a.y), Field::sub(&d.y, &c.y)];
                    let slopes = [Field::mul(&slopes[0], &own[0]), Field::mul(&slopes[1], &own[1])];
                    let squares = [Field::square(&slopes[0]), Field::square(&slopes[1])];
                    let x = [
                        Field::sub(&squares[0], &Field::add(&a.x, &b.x)),
                        Field::sub(&squares[1], &Field::add(&c.x, &d.x)),
                    ];
                    let y = [
                        Field::mul(&slopes[0], &Field::sub(&a.x, &x[0])),
                        Field::mul(&slopes[1], &Field::sub(&c.x, &x[1])),
                    ];
                    out[i] = Self { x: x[0], y: Field::sub(&y[0], &a.y) };
                    out[i + 1] = Self { x: x[1], y: Field::sub(&y[1], &c.y) };
                }
            },
        );
        Some(out)
    }

    /// `2 a_i`, for an even number of points without one of order two.
    pub(super) fn double_all(isa: V::Isa, points: &[Self]) -> Option<Vec<Self>> {
        debug_assert!(points.len().is_multiple_of(2));
        let mut after = vec![Fp8In::<V>::ONE; points.len()];
        let mut product = [Fp8In::<V>::ONE; 2];
        isa.outline(
            #[inline(always)]
            || {
                for i in (0..points.len()).rev() {
                    after[i] = product[i % 2];
                    product[i % 2] = Field::mul(&product[i % 2], &Field::double(&points[i].y));
                }
            },
        );
        let mut inverse = invert(product)?;
        let mut out = points.to_vec();
        isa.outline(
            #[inline(always)]
            || {
                for (i, p) in points.iter().enumerate() {
                    let own = Field::mul(&inverse[i % 2], &after[i]);
                    inverse[i % 2] = Field::mul(&inverse[i % 2], &Field::double(&p.y));
                    let xx = Field::square(&p.x);
                    let slope = Field::mul(&Field::add(&Field::double(&xx), &xx), &own);
                    let x = Field::sub(&Field::square(&slope), &Field::double(&p.x));
                    let y = Field::sub(&Field::mul(&slope, &Field::sub(&p.x, &x)), &p.y);
                    out[i] = Self { x, y };
                }
            },
        );
        Some(out)
    }
}

/// The odd multiples `1, 3, .., 2^width - 1` of points, one point after the other; nothing where an addition is exceptional.
pub(super) fn odd_multiples<V: Vector8>(isa: V::Isa, points: &[Affine8<V>], width: usize) -> Option<Vec<Row>> {
    let entries = 1 << (width - 1);
    let mut rows = vec![Row::ZERO; 8 * points.len() * entries];
    let mut put = |multiple: usize, points: &[Affine8<V>]| {
        for (v, point) in points.iter().enumerate() {
            for (lane, row) in point.scatter().into_iter().enumerate() {
                rows[(8 * v + lane) * entries + multiple] = row;
            }
        }
    };
    put(0, points);
    if entries > 1 {
        let doubles = Affine8::double_all(isa, points)?;
        let mut current = points.to_vec();
        for multiple in 1..entries {
            current = Affine8::add_pairs(isa, current.iter().zip(&doubles))?;
            put(multiple, &current);
        }
    }
    Some(rows)
}

/// For each list of scalars the sum of products with its own points, of which `table(list)` has the odd multiples; sums
/// weigh `2^(width i)` and are given for each window `i`, padded to a multiple of eight. The lists are as long, a power of two.
pub(super) fn window_sums<'a, V: Vector8>(
    isa: V::Isa,
    lists: &[Vec<Halves>],
    table: impl Fn(usize) -> &'a [Row],
    width: usize,
) -> Option<Vec<Row>> {
    let (entries, groups) = (1 << (width - 1), windows(width).div_ceil(8));
    let terms = lists[0].len();
    let mut points: Vec<Affine8<V>> = Vec::with_capacity(lists.len() * groups * 2 * terms);
    isa.outline(
        #[inline(always)]
        || {
            for (list, scalars) in lists.iter().enumerate() {
                let table = table(list);
                for (group, half) in (0..groups).flat_map(|group| [(group, 0), (group, 1)]) {
                    for (scalar, table) in scalars.iter().zip(table.chunks_exact(entries)) {
                        let mut negative = 0;
                        let mut chosen = [&table[0]; 8];
                        for (lane, row) in chosen.iter_mut().enumerate() {
                            let (multiple, minus) = digit(&scalar.0[half], width, 8 * group + lane);
                            *row = &table[multiple];
                            negative |= u8::from(minus) << lane;
                        }
                        let point = Affine8::<V>::gather(chosen);
                        points.push(Affine8 { y: point.y.blend(&Field::neg(&point.y), negative), ..point });
                    }
                }
            }
        },
    );
    let halve = |points: Vec<Affine8<V>>| Affine8::add_pairs(isa, points.as_chunks().0.iter().map(|[a, b]| (a, b)));
    for _ in 0..terms.ilog2() {
        points = halve(points)?;
    }
    points.iter_mut().skip(1).step_by(2).for_each(|point| *point = point.endomorphism());
    Some(halve(points)?.iter().flat_map(Affine8::scatter).collect())
}

impl<V: Vector8> Point8<V> {
    /// Algorithm 9 with `3b = 12`.
    #[inline(always)]
    fn double(&mut self) {
        Fp8In::<V>::outline(
            #[inline(always)]
            || {
                let t0 = Field::square(&self.y);
                let z3 = Field::double(&Field::double(&Field::double(&t0)));
                let t1 = Field::mul(&self.y, &self.z);
                let t2 = times_12(&Field::square(&self.z));
                let xy = Field::mul(&self.x, &self.y);
                let sum = Field::add(&t0, &t2);
                let t0 = Field::sub(&t0, &Field::add(&Field::double(&t2), &t2));
                let mut y3 = Fp8In::mul_wide(&t2, &z3);
                Fp8In::mul_acc(&mut y3, &t0, &sum);
                self.x = Field::double(&Field::mul(&t0, &xy));
                self.y = Fp8In::reduce(&y3);
                self.z = Field::mul(&t1, &z3);
            },
        );
    }

    /// Algorithm 7 with `3b = 12`.
    #[inline(always)]
    fn add(&self, other: &Self) -> Self {
        Fp8In::<V>::outline(
            #[inline(always)]
            || {
                let t0 = Field::mul(&self.x, &other.x);
                let t1 = Field::mul(&self.y, &other.y);
                let t2 = Field::mul(&self.z, &other.z);
                let t3 = cross([&self.x, &self.y], [&other.x, &other.y], [&t0, &t1]);
                let t4 = cross([&self.y, &self.z], [&other.y, &other.z], [&t1, &t2]);
                let y3 = times_12(&cross([&self.x, &self.z], [&other.x, &other.z], [&t0, &t2]));
                let t0 = Field::add(&Field::double(&t0), &t0);
                let t2 = times_12(&t2);
                let (z3, t1) = (Field::add(&t1, &t2), Field::sub(&t1, &t2));
                let x = Fp8In::wide_sub(&Fp8In::mul_wide(&t3, &t1), &Fp8In::mul_wide(&t4, &y3));
                let mut y = Fp8In::mul_wide(&t1, &z3);
                Fp8In::mul_acc(&mut y, &y3, &t0);
                let mut z = Fp8In::mul_wide(&z3, &t4);
                Fp8In::mul_acc(&mut z, &t0, &t3);
                Self { x: Fp8In::reduce(&x), y: Fp8In::reduce(&y), z: Fp8In::reduce(&z) }
            },
        )
    }

    fn neg(&self) -> Self {
        Fp8In::<V>::outline(
            #[inline(always)]
            || Self { y: Field::neg(&self.y), ..*self },
        )
    }

    /// `(beta x, -y)`
    fn endomorphism(&self) -> Self {
        let image = Affine8 { x: self.x, y: self.y }.endomorphism();
        Self { x: image.x, y: image.y, z: self.z }
    }

    fn pack(points: &[G1Projective; 8]) -> Self {
        let c = points.map(|point| point.homogeneous());
        Self { x: Fp8In::pack(&c.map(|c| c.0)), y: Fp8In::pack(&c.map(|c| c.1)), z: Fp8In::pack(&c.map(|c| c.2)) }
    }

    fn unpack(&self) -> [G1Projective; 8] {
        let (x, y, z) = (self.x.unpack(), self.y.unpack(), self.z.unpack());
        core::array::from_fn(|i| G1Projective::from_homogeneous_unchecked(x[i], y[i], z[i]))
    }

    /// `k_i P_i` for a scalar in each lane: odd multiples, and shared doublings for both halves.
    fn multiply(&self, scalars: &[Halves; 8]) -> Self {
        const WIDTH: usize = 4;
        let mut twice = *self;
        twice.double();
        let mut multiples = [*self; 1 << (WIDTH - 1)];
        for i in 1..multiples.len() {
            multiples[i] = multiples[i - 1].add(&twice);
        }
        let tables = [multiples.map(|p| p.at_rest()), multiples.map(|p| p.endomorphism().at_rest())];
        let mut acc: Option<Self> = None;
        for i in (0..windows(WIDTH)).rev() {
            for _ in 0..if acc.is_some() { WIDTH } else { 0 } {
                acc.iter_mut().for_each(Self::double);
            }
            for (half, table) in tables.iter().enumerate() {
                let mut negative = 0;
                let mut chosen = [&table[0][0]; 8];
                for (lane, chosen) in chosen.iter_mut().enumerate() {
                    let (multiple, minus) = digit(&scalars[lane].0[half], WIDTH, i);
                    *chosen = &table[multiple][lane];
                    negative |= u8::from(minus) << lane;
                }
                let point = Self::gather(chosen, negative);
                acc = Some(acc.map_or(point, |acc| acc.add(&point)));
            }
        }
        acc.unwrap_or(*self)
    }

    fn at_rest(&self) -> [[[u64; 8]; 3]; 8] {
        let mut rows = [[[0; 8]; 3]; 8];
        Fp8In::<V>::outline(
            #[inline(always)]
            || {
                for (i, coordinate) in [&self.x, &self.y, &self.z].into_iter().enumerate() {
                    coordinate.to_rows(
                        #[inline(always)]
                        |lane, limbs| rows[lane][i] = limbs,
                    );
                }
            },
        );
        rows
    }

    fn gather(rows: [&[[u64; 8]; 3]; 8], negative: u8) -> Self {
        Fp8In::<V>::outline(
            #[inline(always)]
            || {
                let x = Fp8In::<V>::from_rows(rows.map(|row| &row[0]));
                let y = Fp8In::<V>::from_rows(rows.map(|row| &row[1]));
                let z = Fp8In::<V>::from_rows(rows.map(|row| &row[2]));
                Self { x, y: y.blend(&Field::neg(&y), negative), z }
            },
        )
    }
}

/// `(a_0 + a_1)(b_0 + b_1) - c_0 - c_1`
#[inline(always)]
fn cross<F: Field>(a: [&F; 2], b: [&F; 2], c: [&F; 2]) -> F {
    a[0].add_lazy(a[1]).mul(&b[0].add_lazy(b[1])).sub(&c[0].add(c[1]))
}

/// `12 a`
#[inline(always)]
fn times_12<F: Field>(a: &F) -> F {
    let four = a.double().double();
    four.double().add(&four)
}

/// `sum 2^(width i) S_i` for eight lists of windows at a time, which are rows as [`window_sums`] gives them.
pub(super) fn join_windows<V: Vector8>(isa: V::Isa, sums: &[Row], width: usize) -> Vec<G1Projective> {
    let stride = windows(width).next_multiple_of(8);
    let lists: Vec<&[Row]> = sums.chunks_exact(stride).collect();
    let join = |lists: &[&[Row]]| {
        let at = |i: usize| {
            let rows = core::array::from_fn(|lane| &lists[lane.min(lists.len() - 1)][i]);
            let point = isa.outline(
                #[inline(always)]
                || Affine8::<V>::gather(rows),
            );
            Point8 { x: point.x, y: point.y, z: Fp8In::ONE }
        };
        let mut acc = at(windows(width) - 1);
        for i in (0..windows(width) - 1).rev() {
            (0..width).for_each(|_| acc.double());
            acc = acc.add(&at(i));
        }
        acc.unpack()
    };
    lists.chunks(8).flat_map(|lists| join(lists).into_iter().take(lists.len())).collect()
}

/// One layer of a transform: `u, v -> u + k v, u - k v`, for pairs given by index and scalar.
pub(super) fn butterflies<V: Vector8>(points: &mut [G1Projective], pairs: &[(usize, usize, Option<Halves>)]) {
    let trivial = pairs.iter().filter(|(_, _, k)| k.is_none());
    for (u, v, _) in trivial {
        (points[*u], points[*v]) = (points[*u] + points[*v], points[*u] - points[*v]);
    }
    let others: Vec<(usize, usize, Halves)> = pairs.iter().filter_map(|(u, v, k)| k.map(|k| (*u, *v, k))).collect();
    for eight in others.chunks(8) {
        let lane = |i: usize| &eight[i.min(eight.len() - 1)];
        let u = Point8::<V>::pack(&core::array::from_fn(|i| points[lane(i).0]));
        let v = Point8::<V>::pack(&core::array::from_fn(|i| points[lane(i).1]));
        let product = v.multiply(&core::array::from_fn(|i| lane(i).2));
        let (sum, difference) = (u.add(&product).unpack(), u.add(&product.neg()).unpack());
        for (i, (u, v, _)) in eight.iter().enumerate() {
            (points[*u], points[*v]) = (sum[i], difference[i]);
        }
    }
}

#[cfg(test)]
mod tests {
    use montane_curves::bls12_381::Scalar;
    use montane_kernels::cpu::{Ifma, Portable};
    use montane_kernels::ifma::{Model, Zmm};

    use super::super::halves::tests::scalars;
    use super::*;
    use crate::test_support::Source;

    fn points(source: &mut Source, n: usize) -> Vec<G1Affine> {
        (0..n)
            .map(|_| (G1Projective::generator() * (source.element::<_, 4>() + Scalar::from_u64(9))).to_affine())
            .collect()
    }

    fn sums<V: Vector8>(isa: V::Isa, widths: &[usize]) {
        let source = &mut Source::new(2);
        let points = points(source, 16);
        let k = scalars(source, 16);
        for &width in widths {
            let eights: Vec<Affine8<V>> = points.chunks(8).map(Affine8::pack).collect();
            let rows = odd_multiples::<V>(isa, &eights, width).unwrap();
            let lists: Vec<Vec<Halves>> = k.chunks(4).map(|list| list.iter().map(Halves::new).collect()).collect();
            let stride = rows.len() / 4;
            let sums = window_sums::<V>(isa, &lists, |list| &rows[stride * list..][..stride], width).unwrap();
            let expected: Vec<G1Projective> =
                points.chunks(4).zip(k.chunks(4)).map(|(p, k)| p.iter().zip(k).map(|(p, k)| p * k).sum()).collect();
            assert_eq!(join_windows::<V>(isa, &sums, width), expected, "width {width}");
        }
        // The same point twice in a sum is refused, not summed wrongly.
        let twice: Vec<Affine8<V>> = [[points[0]; 8], [points[1]; 8]].iter().map(|p| Affine8::pack(p)).collect();
        let rows = odd_multiples::<V>(isa, &twice, 2).unwrap();
        let lists = vec![vec![Halves::new(&k[7]); 4]; 4];
        let stride = rows.len() / 4;
        assert!(window_sums::<V>(isa, &lists, |list| &rows[stride * list..][..stride], 2).is_none());
    }

    #[test]
    fn sums_over_tables() {
        sums::<Model<Portable>>(Portable::TOKEN, &[2]);
        match Ifma::detect() {
            Some(isa) => sums::<Zmm>(isa, &[1, 2, 3, 4, 5, 8]),
            None => std::eprintln!("registers skipped: needs ifma"),
        }
    }

    fn layer<V: Vector8>() {
        let source = &mut Source::new(3);
        let mut points: Vec<G1Projective> = points(source, 20).iter().map(Into::into).collect();
        points[4] = G1Projective::IDENTITY;
        points[15] = G1Projective::IDENTITY;
        points[16] = points[6];
        let k = scalars(source, 10);
        let pairs: Vec<_> = (0..10).map(|i| (i, i + 10, (i != 3).then(|| Halves::new(&k[i])))).collect();
        let mut got = points.clone();
        butterflies::<V>(&mut got, &pairs);
        for (u, v, factor) in pairs {
            let product = if factor.is_some() { points[v] * k[u] } else { points[v] };
            assert_eq!((got[u], got[v]), (points[u] + product, points[u] - product), "pair {u}");
        }
    }

    #[test]
    fn layers_of_a_transform() {
        layer::<Model<Portable>>();
        if Ifma::detect().is_some() {
            layer::<Zmm>();
        }
    }
}

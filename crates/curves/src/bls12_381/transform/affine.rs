//! Affine points of G1 whose additions share inversions, eight in a vector or one at a time: sums over tables of
//! multiples. For FK20, whose 128 sums of 64 products all have the same shape. Nothing here is constant time.
//!
//! An addition takes six products. Two points of a sum with the same abscissa, which for a setup with an unknown secret
//! would give a relation between its powers, make the caller start anew with other formulas.

use alloc::vec;
use alloc::vec::Vec;

use montane_fields::bls12_381::{Fp, Fp8In};
use montane_fields::packed::Gather;
use montane_fields::{Compiled, Field};
use montane_kernels::vector::Vector8;
use montane_kernels::{Inlined, inlined};

use super::digits::{BETA, Halves, digit, windows};
use super::lanes::Points;
use crate::bls12_381::{G1Affine, G1Projective};
use crate::law::affine::{invert_all_vartime, tangents, third_points};

/// An affine point at rest: its coordinates in the limbs that lanes have, or in words where there are none.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(super) struct AffineAtRest {
    x: Limbs,
    y: Limbs,
}

/// One coordinate at rest.
pub(super) type Limbs = [u64; 8];

impl AffineAtRest {
    const ZERO: Self = Self { x: [0; 8], y: [0; 8] };
}

/// `sum 2^(width i) S_i` for lists of windows, which are rows as [`window_sums`] gives them, eight lists side by side.
pub(super) fn join_windows_in_lanes<V: Vector8>(sums: &[AffineAtRest], width: usize) -> Vec<G1Projective> {
    let lists: Vec<&[AffineAtRest]> = sums.chunks_exact(padded_windows(width)).collect();
    let join = |lists: &[&[AffineAtRest]]| {
        let at = |i: usize| {
            let rows = core::array::from_fn(|lane| &lists[lane.min(lists.len() - 1)][i]);
            let point = Fp8In::<V>::outline(inlined!(|| Affines::<Fp8In<V>>::gather(rows, 0)));
            Points::new(point.x, point.y)
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

/// [`join_windows_in_lanes`], one list after the other.
#[inline]
pub(super) fn join_windows_in_words(sums: &[AffineAtRest], width: usize) -> Vec<G1Projective> {
    let point = |row: &AffineAtRest| {
        let Affines { x, y } = Affines::<Fp>::gather([row; 8], 0);
        G1Projective::from(G1Affine::from_coordinates_unchecked(x, y))
    };
    let join = |list: &[AffineAtRest]| {
        let mut list = list[..windows(width)].iter().rev().map(point);
        let top = list.next().unwrap_or_default();
        list.fold(top, |acc, sum| (0..width).fold(acc, |acc, _| acc.double()) + sum)
    };
    sums.chunks_exact(padded_windows(width)).map(join).collect()
}

/// Finite affine points side by side.
#[derive(Clone, Copy)]
pub(super) struct Affines<F> {
    pub(super) x: F,
    pub(super) y: F,
}

/// `1 / a_i` for two, or nothing if one is zero.
fn invert<F: Gather<Single = Fp, AtRest = Limbs>>(a: [F; 2]) -> Option<[F; 2]> {
    let product = F::outline(inlined!(|| a[0].mul(&a[1])));
    let mut elements = product.unpack();
    let elements = &mut elements[..F::WIDTH];
    invert_all_vartime(elements)?;
    let inverse = F::pack(|i| elements[i]);
    Some(F::outline(inlined!(|| [inverse.mul(&a[1]), inverse.mul(&a[0])])))
}

impl<F: Gather<Single = Fp, AtRest = Limbs>> Affines<F> {
    /// Lane `i` is the point of row `i`, or its negative where a bit is set.
    #[inline(always)]
    pub(super) fn gather(rows: [&AffineAtRest; 8], negative: u8) -> Self {
        let y = F::gather(rows.map(|row| &row.y));
        // A mask for many, a branch for one.
        let y = if F::WIDTH == 1 && negative == 0 { y } else { y.blend(&Field::neg(&y), negative) };
        Self { x: F::gather(rows.map(|row| &row.x)), y }
    }

    /// Calls `put` for each point's row.
    fn scatter(&self, mut put: impl FnMut(usize, AffineAtRest)) {
        let mut rows = [AffineAtRest::ZERO; 8];
        F::outline(inlined!(|| {
            self.x.scatter(inlined!(|lane: usize, x| rows[lane].x = x));
            self.y.scatter(inlined!(|lane: usize, y| rows[lane].y = y));
        }));
        rows.into_iter().take(F::WIDTH).enumerate().for_each(|(lane, row)| put(lane, row));
    }

    /// Of so many finite points.
    pub(super) fn pack(points: &[G1Affine]) -> Self {
        let at = |i: usize| points[i].coordinates().unwrap_or_default();
        Self { x: F::pack(|i| at(i).0), y: F::pack(|i| at(i).1) }
    }

    /// The points.
    pub(super) fn unpack(&self) -> Vec<G1Affine> {
        let (x, y) = (self.x.unpack(), self.y.unpack());
        (0..F::WIDTH).map(|i| G1Affine::from_coordinates_unchecked(x[i], y[i])).collect()
    }

    /// `(beta x, -y)` for points and [`BETA`] packed.
    pub(super) fn endomorphism(&self, beta: &F) -> Self {
        F::outline(inlined!(|| Self { x: Field::mul(&self.x, beta), y: Field::neg(&self.y) }))
    }

    /// The negative if it is to be one.
    #[inline(always)]
    pub(super) fn signed(self, negative: bool) -> Self {
        Self { y: if negative { self.y.neg() } else { self.y }, ..self }
    }

    /// `a_i + b_i` for an even number of pairs, or nothing if two have the same abscissa. Pairs are references, so that
    /// this is compiled once.
    pub(super) fn add_pairs<'a, 'b>(pairs: impl Iterator<Item = (&'a Self, &'b Self)>) -> Option<Vec<Self>> {
        Self::add_all_pairs(&pairs.collect::<Vec<_>>())
    }

    fn add_all_pairs(pairs: &[(&Self, &Self)]) -> Option<Vec<Self>> {
        let mut out = vec![Self { x: F::ZERO, y: F::ZERO }; pairs.len()];
        with_inverses(
            pairs.len(),
            inlined!(|i: usize| Field::sub(&pairs[i].1.x, &pairs[i].0.x)),
            inlined!(|i: usize, inverses: [F; 2]| {
                let ((a, b), (c, d)) = (pairs[i], pairs[i + 1]);
                let slopes = [Field::sub(&b.y, &a.y), Field::sub(&d.y, &c.y)];
                let slopes = [Field::mul(&slopes[0], &inverses[0]), Field::mul(&slopes[1], &inverses[1])];
                let sums = [Field::add(&a.x, &b.x), Field::add(&c.x, &d.x)];
                (out[i], out[i + 1]) = third([a, c], slopes, sums);
            }),
        )?;
        Some(out)
    }

    /// `2 a_i`, for an even number of points without one of order two.
    pub(super) fn double_all(points: &[Self]) -> Option<Vec<Self>> {
        let mut out = points.to_vec();
        with_inverses(
            points.len(),
            inlined!(|i: usize| Field::double(&points[i].y)),
            inlined!(|i: usize, inverses: [F; 2]| {
                let (a, b) = (&points[i], &points[i + 1]);
                let slopes = tangents([&a.x, &b.x]);
                let slopes = [Field::mul(&slopes[0], &inverses[0]), Field::mul(&slopes[1], &inverses[1])];
                let sums = [Field::double(&a.x), Field::double(&b.x)];
                (out[i], out[i + 1]) = third([a, b], slopes, sums);
            }),
        )?;
        Some(out)
    }

    /// `2 a_i + b_i` for an even number of pairs, or nothing if an addition is exceptional: `(a + b) + a`, where the
    /// ordinate of `a + b` is not needed, as the second slope is `-2 y_a / (x_(a+b) - x_a)` less the first one.
    pub(super) fn double_and_add_pairs(pairs: &[(Self, Self)]) -> Option<Vec<Self>> {
        // The first slopes, and the abscissas of the first sums.
        let mut first = vec![(F::ZERO, F::ZERO); pairs.len()];
        with_inverses(
            pairs.len(),
            inlined!(|i: usize| Field::sub(&pairs[i].1.x, &pairs[i].0.x)),
            inlined!(|i: usize, inverses: [F; 2]| {
                let ((a, b), (c, d)) = (&pairs[i], &pairs[i + 1]);
                let slopes = [Field::sub(&b.y, &a.y), Field::sub(&d.y, &c.y)];
                let slopes = [Field::mul(&slopes[0], &inverses[0]), Field::mul(&slopes[1], &inverses[1])];
                let squares = [Field::square(&slopes[0]), Field::square(&slopes[1])];
                first[i] = (slopes[0], Field::sub(&squares[0], &Field::add(&a.x, &b.x)));
                first[i + 1] = (slopes[1], Field::sub(&squares[1], &Field::add(&c.x, &d.x)));
            }),
        )?;
        let mut out = vec![Self { x: F::ZERO, y: F::ZERO }; pairs.len()];
        with_inverses(
            pairs.len(),
            inlined!(|i: usize| Field::sub(&pairs[i].0.x, &first[i].1)),
            inlined!(|i: usize, inverses: [F; 2]| {
                let (a, c) = (&pairs[i].0, &pairs[i + 1].0);
                let slopes = [Field::double(&a.y), Field::double(&c.y)];
                let slopes = [Field::mul(&slopes[0], &inverses[0]), Field::mul(&slopes[1], &inverses[1])];
                let slopes = [Field::sub(&slopes[0], &first[i].0), Field::sub(&slopes[1], &first[i + 1].0)];
                let sums = [Field::add(&a.x, &first[i].1), Field::add(&c.x, &first[i + 1].1)];
                (out[i], out[i + 1]) = third([a, c], slopes, sums);
            }),
        )?;
        Some(out)
    }
}

/// [`third_points`]
#[inline(always)]
fn third<F: Gather<Single = Fp, AtRest = Limbs>>(
    points: [&Affines<F>; 2],
    slopes: [F; 2],
    sums: [F; 2],
) -> (Affines<F>, Affines<F>) {
    let [[x0, y0], [x1, y1]] = third_points(slopes, points.map(|p| [&p.x, &p.y]), sums);
    (Affines { x: x0, y: y0 }, Affines { x: x1, y: y1 })
}

/// Calls `finish` for `i` and `i + 1` together, last ones first, with the inverses of an even number of divisors;
/// nothing if one of them is zero. Two chains of products side by side, since each waits for itself.
#[inline(always)]
fn with_inverses<F: Gather<Single = Fp, AtRest = Limbs>>(
    count: usize,
    Inlined(divisor): Inlined<impl Fn(usize) -> F>,
    Inlined(mut finish): Inlined<impl FnMut(usize, [F; 2])>,
) -> Option<()> {
    debug_assert!(count.is_multiple_of(2));
    let mut before = vec![F::ONE; count];
    let mut product = [F::ONE; 2];
    F::outline(inlined!(|| {
        for i in (0..count).step_by(2) {
            (before[i], before[i + 1]) = (product[0], product[1]);
            product = [Field::mul(&product[0], &divisor(i)), Field::mul(&product[1], &divisor(i + 1))];
        }
    }));
    let mut inverse = invert(product)?;
    F::outline(inlined!(|| {
        for i in (0..count).step_by(2).rev() {
            let own = [Field::mul(&inverse[0], &before[i]), Field::mul(&inverse[1], &before[i + 1])];
            inverse = [Field::mul(&inverse[0], &divisor(i)), Field::mul(&inverse[1], &divisor(i + 1))];
            finish(i, own);
        }
    }));
    Some(())
}

/// The odd multiples `1, 3, .., 2^width - 1` of points, one point after the other; nothing where an addition is
/// exceptional.
pub(super) fn odd_multiples<F: Gather<Single = Fp, AtRest = Limbs>>(
    points: &[Affines<F>],
    width: usize,
) -> Option<Vec<AffineAtRest>> {
    let entries = 1 << (width - 1);
    let mut rows = vec![AffineAtRest::ZERO; F::WIDTH * points.len() * entries];
    let mut put = |multiple: usize, points: &[Affines<F>]| {
        for (v, point) in points.iter().enumerate() {
            point.scatter(|lane, row| rows[(F::WIDTH * v + lane) * entries + multiple] = row);
        }
    };
    put(0, points);
    if entries > 1 {
        let doubles = Affines::double_all(points)?;
        let mut current = points.to_vec();
        for multiple in 1..entries {
            current = Affines::add_pairs(current.iter().zip(&doubles))?;
            put(multiple, &current);
        }
    }
    Some(rows)
}

/// The windows of a scalar, up to a multiple of eight.
#[inline]
pub(super) const fn padded_windows(width: usize) -> usize {
    windows(width).next_multiple_of(8)
}

/// For each list of scalars the sum of products with its own points, of which `table(list)` has the odd multiples; sums
/// weigh `2^(width i)` and are given for each window `i`, up to [`padded_windows`]. The lists are as long, a power of
/// two.
pub(super) fn window_sums<'a, F: Gather<Single = Fp, AtRest = Limbs>>(
    lists: &[Vec<Halves>],
    table: impl Fn(usize) -> &'a [AffineAtRest],
    width: usize,
) -> Option<Vec<AffineAtRest>> {
    let (entries, groups) = (1 << (width - 1), padded_windows(width) / F::WIDTH);
    let terms = lists[0].len();
    let mut points: Vec<Affines<F>> = Vec::with_capacity(lists.len() * groups * 2 * terms);
    F::outline(inlined!(|| {
        for (list, scalars) in lists.iter().enumerate() {
            let table = table(list);
            for (group, half) in (0..groups).flat_map(|group| [(group, 0), (group, 1)]) {
                for (scalar, table) in scalars.iter().zip(table.chunks_exact(entries)) {
                    let mut negative = 0;
                    let mut chosen = [&table[0]; 8];
                    for (lane, row) in chosen.iter_mut().enumerate().take(F::WIDTH) {
                        let (multiple, minus) = digit(&scalar.0[half], width, F::WIDTH * group + lane);
                        *row = &table[multiple];
                        negative |= u8::from(minus) << lane;
                    }
                    points.push(Affines::gather(chosen, negative));
                }
            }
        }
    }));
    let halve = |points: Vec<Affines<F>>| Affines::add_pairs(points.as_chunks().0.iter().map(|[a, b]| (a, b)));
    for _ in 0..terms.ilog2() {
        points = halve(points)?;
    }
    let beta = F::pack(|_| BETA);
    points.iter_mut().skip(1).step_by(2).for_each(|point| *point = point.endomorphism(&beta));
    let mut rows = Vec::with_capacity(lists.len() * padded_windows(width));
    halve(points)?.iter().for_each(|point| point.scatter(|_, row| rows.push(row)));
    Some(rows)
}

#[cfg(test)]
pub(super) mod tests {
    use montane_kernels::cpu::{Avx512, Ifma, Isa, Portable};
    use montane_kernels::vector::{Model, Zmm};

    use super::super::digits::tests::scalars;
    use super::*;
    use crate::bls12_381::Scalar;
    use crate::test_support::Source;

    pub(in super::super) fn points(source: &mut Source, n: usize) -> Vec<G1Affine> {
        (0..n).map(|_| (G1Projective::generator() * (source.scalar() + Scalar::from_u64(9))).to_affine()).collect()
    }

    fn sums<F: Gather<Single = Fp, AtRest = Limbs>>(
        widths: &[usize],
        join_windows: fn(&[AffineAtRest], usize) -> Vec<G1Projective>,
    ) {
        let source = &mut Source::new(2);
        let points = points(source, 16);
        let k = scalars(source, 16);
        for &width in widths {
            let eights: Vec<Affines<F>> = points.chunks(F::WIDTH).map(Affines::pack).collect();
            let rows = odd_multiples(&eights, width).unwrap();
            let lists: Vec<Vec<Halves>> = k.chunks(4).map(|list| list.iter().map(Halves::new).collect()).collect();
            let stride = rows.len() / 4;
            let sums = window_sums::<F>(&lists, |list| &rows[stride * list..][..stride], width).unwrap();
            let expected: Vec<G1Projective> =
                points.chunks(4).zip(k.chunks(4)).map(|(p, k)| p.iter().zip(k).map(|(p, k)| p * k).sum()).collect();
            assert_eq!(join_windows(&sums, width), expected, "width {width}");
        }
        // The same point twice in a sum is refused, not summed wrongly.
        let twice = [[points[0]; 8], [points[1]; 8]].concat();
        let twice: Vec<Affines<F>> = twice.chunks(F::WIDTH).map(Affines::pack).collect();
        let rows = odd_multiples(&twice, 2).unwrap();
        let lists = vec![vec![Halves::new(&k[7]); 4]; 4];
        let stride = rows.len() / 4;
        assert!(window_sums::<F>(&lists, |list| &rows[stride * list..][..stride], 2).is_none());
    }

    #[test]
    fn sums_over_tables() {
        sums::<Fp>(&[1, 2, 3, 4, 5, 8], join_windows_in_words);
        sums::<Fp8In<Model<Portable>>>(&[2], join_windows_in_lanes::<Model<Portable>>);
        match Ifma::detect() {
            Some(_) => sums::<Fp8In<Zmm>>(&[1, 2, 3, 4, 5, 8], join_windows_in_lanes::<Zmm>),
            None => std::eprintln!("registers skipped: needs ifma"),
        }
        match Avx512::detect() {
            Some(_) => sums::<Fp8In<Zmm<Avx512>>>(&[3], join_windows_in_lanes::<Zmm<Avx512>>),
            None => std::eprintln!("registers skipped: needs avx512"),
        }
    }
}

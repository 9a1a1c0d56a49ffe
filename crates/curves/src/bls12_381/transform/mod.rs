//! Transforms over G1 and sums of products over tables of odd multiples: many points of one shape at once, as FK20 asks
//! for, in vector lanes where the CPU has them. For points of the subgroup. Nothing here is constant time.

mod affine;
mod columns;
mod digits;
mod lanes;
mod words;

use alloc::vec::Vec;

use montane_fields::bls12_381::{Fp, Fp8In};
use montane_fields::packed::Gather;
use montane_kernels::in_lanes;
use montane_kernels::vector::Vector8;

use self::affine::{
    AffineAtRest, Affines, Limbs, join_windows_in_lanes, join_windows_in_words, odd_multiples, padded_windows,
    window_sums,
};
use self::digits::Halves;
use super::{G1Affine, G1Projective, Scalar};
use crate::shares::each;

/// Runs `$body` for the type of coordinates that this CPU is best with: eight in lanes, or single ones.
macro_rules! in_lanes_or_words {
    (|$side:ident| $body:expr) => {
        match in_lanes!(512, |_, V| {
            type $side = Fp8In<V>;
            $body
        }) {
            Some(value) => value,
            None => {
                type $side = Fp;
                $body
            }
        }
    };
}

/// Transforms of points from natural to bit-reversed order.
#[derive(Clone, Debug)]
pub struct GroupTransform {
    /// The twiddle of each block, in every layer.
    twiddles: Vec<Scalar>,
    /// The same for lanes.
    halves: Vec<Halves>,
}

impl GroupTransform {
    /// From the roots of unity of even exponent in bit-reversed order: half of as many as there are points.
    #[inline]
    #[must_use]
    pub fn new(twiddles: Vec<Scalar>) -> Self {
        Self { halves: twiddles.iter().map(Halves::new).collect(), twiddles }
    }

    /// `sum_i w^(ik) P_i` in place of `P_k`, in bit-reversed order.
    ///
    /// # Panics
    /// Unless there are twice as many points as twiddles.
    #[inline]
    pub fn run(&self, points: &mut [G1Projective]) {
        assert_eq!(points.len(), 2 * self.twiddles.len(), "two points for each twiddle");
        if in_lanes!(512, |_, V| self.run_side_by_side::<V>(points)).is_none() {
            words::transform(points, &self.twiddles);
        }
    }

    fn run_side_by_side<V: Vector8>(&self, points: &mut [G1Projective]) {
        let pairs_of_points = self.twiddles.len();
        for layer in 0..points.len().ilog2() {
            let half = pairs_of_points >> layer;
            let pairs: Vec<_> = (0..pairs_of_points)
                .map(|i| {
                    let (block, start) = (i / half, i / half * 2 * half + i % half);
                    (start, start + half, (block > 0).then(|| self.halves[block]))
                })
                .collect();
            lanes::butterflies::<V>(points, &pairs);
        }
    }

    /// What [`Self::run`] makes of each of `columns` columns whose first layer has been done,
    /// `points[columns * position + column]`; nothing where a point is infinity or an addition exceptional. The number
    /// of columns is a multiple of 16.
    #[inline]
    #[must_use]
    pub fn run_columns(&self, points: &[G1Affine], columns: usize) -> Option<Vec<G1Affine>> {
        in_lanes_or_words!(|Lanes| self.columns_side_by_side::<Lanes>(points, columns))
    }

    fn columns_side_by_side<F: Gather<Single = Fp, AtRest = Limbs>>(
        &self,
        points: &[G1Affine],
        columns: usize,
    ) -> Option<Vec<G1Affine>> {
        /// Columns whose points share inversions, and stay in the second cache with their multiples.
        const TOGETHER: usize = 16;
        assert!(columns.is_multiple_of(TOGETHER), "columns go by sixteens");
        if points.iter().any(|point| bool::from(point.is_identity())) {
            return None;
        }
        let parts = each(columns / TOGETHER, |part| {
            let rows = points.chunks_exact(columns).map(|row| &row[TOGETHER * part..][..TOGETHER]);
            let mut points: Vec<Affines<F>> = rows.flat_map(|row| row.chunks(F::WIDTH).map(Affines::pack)).collect();
            columns::transform(&mut points, TOGETHER / F::WIDTH, &self.twiddles)?;
            Some(points.iter().flat_map(Affines::unpack).collect::<Vec<G1Affine>>())
        });
        let parts = parts.into_iter().collect::<Option<Vec<_>>>()?;
        let row = |j: usize| parts.iter().flat_map(move |part| part[TOGETHER * j..][..TOGETHER].iter().copied());
        Some((0..points.len() / columns).flat_map(row).collect())
    }
}

/// The odd multiples of points, up to `2^width`, from which many sums are made.
#[derive(Clone, Debug)]
pub struct Multiples {
    width: usize,
    rows: Vec<AffineAtRest>,
}

/// The width of tables that are made for one call.
const PASSING_WIDTH: usize = 4;

impl Multiples {
    /// Of points whose number is a multiple of 2048; nothing where a point is infinity or an addition exceptional.
    #[inline]
    #[must_use]
    pub fn new(points: &[G1Affine], width: usize) -> Option<Self> {
        // In a few steps, so that no more than the tables themselves is ever in memory.
        let mut rows = Vec::with_capacity(points.len() << (width - 1));
        for step in points.chunks_exact(2048) {
            for part in each(8, |i| in_lanes_or_words!(|Lanes| multiples::<Lanes>(&step[256 * i..][..256], width))) {
                rows.extend(part?);
            }
        }
        Some(Self { width, rows })
    }
}

fn multiples<F: Gather<Single = Fp, AtRest = Limbs>>(points: &[G1Affine], width: usize) -> Option<Vec<AffineAtRest>> {
    if points.iter().any(|point| bool::from(point.is_identity())) {
        return None;
    }
    let points: Vec<Affines<F>> = points.chunks_exact(F::WIDTH).map(Affines::pack).collect();
    odd_multiples(&points, width)
}

/// `sum_s k_s P_(j,s)` for each list `j` of `points.len() / count` points, by their multiples or, without them, by some
/// that are made on the way; nothing where a point is infinity, an addition exceptional, or another method is faster.
/// The lists are as long as `scalars`, a power of two from eight on, and a multiple of eight in number; `scalars[s][j]`
/// is the scalar.
#[inline]
#[must_use]
pub fn sums_of_lists(
    points: &[G1Affine],
    multiples: Option<&Multiples>,
    scalars: &[Vec<Scalar>],
) -> Option<Vec<G1Projective>> {
    let in_lanes = in_lanes!(512, |_, V| {
        sums_side_by_side::<Fp8In<V>>(points, multiples, scalars, join_windows_in_lanes::<V>)
    });
    in_lanes.unwrap_or_else(|| sums_side_by_side::<Fp>(points, multiples, scalars, join_windows_in_words))
}

fn sums_side_by_side<F: Gather<Single = Fp, AtRest = Limbs>>(
    points: &[G1Affine],
    made: Option<&Multiples>,
    scalars: &[Vec<Scalar>],
    join_windows: impl Fn(&[AffineAtRest], usize) -> Vec<G1Projective> + Sync,
) -> Option<Vec<G1Projective>> {
    // Of single points, buckets take fewer additions than tables that serve one sum.
    if F::WIDTH == 1 && made.is_none() {
        return None;
    }
    let terms = scalars.len();
    let width = made.map_or(PASSING_WIDTH, |made| made.width);
    let stride = terms << (width - 1);
    // So many lists are summed together that their points stay within a megabyte.
    let together = (64 / padded_windows(width)).max(1);
    let parts = each(points.len() / terms / together, |part| {
        let lists: Vec<Vec<Halves>> = (0..together)
            .map(|list| scalars.iter().map(|of_term| Halves::new(&of_term[together * part + list])).collect())
            .collect();
        match made {
            Some(made) => {
                let table = |list: usize| &made.rows[stride * (together * part + list)..][..stride];
                window_sums::<F>(&lists, table, width)
            }
            None => {
                let rows = self::multiples::<F>(&points[together * terms * part..][..together * terms], width)?;
                window_sums::<F>(&lists, |list| &rows[stride * list..][..stride], width)
            }
        }
    });
    let rows = parts.into_iter().collect::<Option<Vec<_>>>()?;
    let of_eight = 8 / together;
    let joined = each(rows.len() / of_eight, |i| join_windows(&rows[of_eight * i..][..of_eight].concat(), width));
    Some(joined.concat())
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use ff::PrimeField;
    use montane_kernels::cpu::Portable;
    use montane_kernels::vector::Model;

    use super::*;
    use crate::test_support::Source;

    /// A root of unity of order `n`, a power of two.
    fn root(n: usize) -> Scalar {
        Scalar::ROOT_OF_UNITY.pow_vartime(&[(1 << Scalar::S) / n as u64])
    }

    fn reversed(i: usize, n: usize) -> usize {
        if n == 1 { 0 } else { i.reverse_bits() >> (usize::BITS - n.ilog2()) }
    }

    /// What [`GroupTransform::new`] takes for `n` points.
    pub(super) fn twiddles(n: usize) -> Vec<Scalar> {
        (0..n / 2).map(|i| root(n).pow_vartime(&[reversed(2 * i, n) as u64])).collect()
    }

    /// The transform by its definition, from scalars of which those that are not there are zero.
    pub(super) fn by_definition(coefficients: &[Scalar], n: usize) -> Vec<Scalar> {
        let value = |k: usize| {
            let at = root(n).pow_vartime(&[k as u64]);
            coefficients.iter().rev().fold(Scalar::ZERO, |sum, coefficient| sum * at + coefficient)
        };
        (0..n).map(|i| value(reversed(i, n))).collect()
    }

    /// Numbers `k`, each twice the one before and one, and the points `k G`: no sums of consecutive ones with odd
    /// factors are equal.
    fn numbered(n: usize) -> (Vec<Scalar>, Vec<G1Affine>) {
        use core::iter::successors;
        let (start, g) = (Source::new(4).scalar(), G1Projective::generator());
        let numbers: Vec<Scalar> = successors(Some(start), |k| Some(k.double() + Scalar::ONE)).take(n).collect();
        let sums: Vec<G1Projective> = successors(Some(g * start), |p| Some(p.double() + g)).take(n).collect();
        let mut points = vec![G1Affine::identity(); n];
        G1Projective::batch_normalize(&sums, &mut points);
        (numbers, points)
    }

    /// Two times sixteen columns of four points, of which the second half was infinity before the first layer.
    fn columns_by_sixteens(run: impl Fn(&GroupTransform, &[G1Affine], usize) -> Option<Vec<G1Affine>>) {
        const COLUMNS: usize = 32;
        let (numbers, points) = numbered(2 * COLUMNS);
        let group = GroupTransform::new(twiddles(4));
        let first_layer = points.repeat(2);
        let found = run(&group, &first_layer, COLUMNS).unwrap();
        assert_eq!(found.len(), first_layer.len());
        for column in 0..COLUMNS {
            let expected = by_definition(&[numbers[column], numbers[COLUMNS + column]], 4);
            for (i, expected) in expected.iter().enumerate() {
                let point = G1Projective::from(found[COLUMNS * i + column]);
                assert_eq!(point, G1Projective::generator() * expected, "column {column}, point {i}");
            }
        }
        // Infinity, and in the second part of the columns two equal points.
        for (at, point) in [(COLUMNS, G1Affine::identity()), (COLUMNS + 20, first_layer[20])] {
            let mut refused = first_layer.clone();
            refused[at] = point;
            assert!(run(&group, &refused, COLUMNS).is_none(), "{at}");
        }
    }

    #[test]
    fn columns_go_by_sixteens() {
        columns_by_sixteens(GroupTransform::run_columns);
        columns_by_sixteens(GroupTransform::columns_side_by_side::<Fp>);
        columns_by_sixteens(GroupTransform::columns_side_by_side::<Fp8In<Model<Portable>>>);
    }

    /// Lists of `terms` points, their multiples made before, and made on the way where that is a method.
    fn sums<F: Gather<Single = Fp, AtRest = Limbs>>(
        lists: usize,
        terms: usize,
        widths: &[usize],
        join_windows: fn(&[AffineAtRest], usize) -> Vec<G1Projective>,
    ) {
        let source = &mut Source::new(5);
        let (numbers, points) = numbered(lists * terms);
        let scalars: Vec<Vec<Scalar>> = (0..terms).map(|_| (0..lists).map(|_| source.scalar()).collect()).collect();
        let expected: Vec<G1Projective> = (0..lists)
            .map(|j| {
                G1Projective::generator() * (0..terms).map(|s| scalars[s][j] * numbers[terms * j + s]).sum::<Scalar>()
            })
            .collect();
        let mut equal = points.clone();
        equal[terms + 1] = equal[terms];
        let mut infinite = points.clone();
        infinite[terms] = G1Affine::identity();
        for &width in widths {
            let made = Multiples { width, rows: multiples::<F>(&points, width).unwrap() };
            let found = sums_side_by_side::<F>(&points, Some(&made), &scalars, join_windows);
            assert_eq!(found.as_deref(), Some(&expected[..]), "width {width}");
            assert!(multiples::<F>(&infinite, width).is_none());
        }
        let on_the_way = sums_side_by_side::<F>(&points, None, &scalars, join_windows);
        assert_eq!(on_the_way.as_deref(), (F::WIDTH > 1).then_some(&expected[..]));
        for refused in [equal, infinite] {
            // The same digits of all scalars of a list.
            let scalars = vec![scalars[0].clone(); terms];
            assert!(sums_side_by_side::<F>(&refused, None, &scalars, join_windows).is_none());
        }
    }

    #[test]
    fn sums_of_lists_are_sums_of_products() {
        sums::<Fp>(8, 8, &[1, 2, 4, 8], join_windows_in_words);
        sums::<Fp8In<Model<Portable>>>(8, 8, &[2], join_windows_in_lanes::<Model<Portable>>);
    }

    /// Of two times 2048 points, as this CPU does it.
    #[test]
    fn multiples_of_many_points() {
        const TERMS: usize = 64;
        let (numbers, points) = numbered(4096);
        let scalars: Vec<Vec<Scalar>> =
            (0..TERMS).map(|s| (0..points.len() / TERMS).map(|j| Scalar::from_u64((s * j) as u64)).collect()).collect();
        let multiples = Multiples::new(&points, 2).unwrap();
        let sums = sums_of_lists(&points, Some(&multiples), &scalars).unwrap();
        assert_eq!(sums.len(), points.len() / TERMS);
        for (j, sum) in sums.iter().enumerate() {
            let number = (0..TERMS).map(|s| scalars[s][j] * numbers[TERMS * j + s]).sum::<Scalar>();
            assert_eq!(*sum, G1Projective::generator() * number, "list {j}");
        }
    }

    /// In words, side by side, and as this CPU does it; infinity and equal points among them.
    #[test]
    fn points_are_transformed() {
        let source = &mut Source::new(3);
        let points = |values: &[Scalar]| -> Vec<G1Projective> {
            values.iter().map(|value| G1Projective::generator() * value).collect()
        };
        for n in [2, 4, 8, 32, 64] {
            let mut values: Vec<Scalar> = (0..n).map(|_| Scalar::from_u64(source.word())).collect();
            values[n - 1] = Scalar::ZERO;
            for values in [values, vec![Scalar::ONE; n]] {
                let expected = points(&by_definition(&values, n));
                let mut found = points(&values);
                words::transform(&mut found, &twiddles(n));
                assert_eq!(found, expected, "{n} in words");
                if n <= 8 {
                    let mut found = points(&values);
                    GroupTransform::new(twiddles(n)).run_side_by_side::<Model<Portable>>(&mut found);
                    assert_eq!(found, expected, "{n} side by side");
                }
                let mut found = points(&values);
                GroupTransform::new(twiddles(n)).run(&mut found);
                assert_eq!(found, expected, "{n}");
            }
        }
    }
}

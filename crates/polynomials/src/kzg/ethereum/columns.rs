//! Transforms over G1 of many columns at once: for the powers of tau that FK20 transforms when a setup is loaded. All columns
//! meet the same twiddles, in vector lanes each lane holds one, and all points of a layer share their inversions, so that
//! affine coordinates take six products for an addition and seven for a doubling. Nothing here is constant time.
//!
//! Exceptional additions make the caller start anew with other formulas, as in [`affine`](super::affine).

use alloc::vec;
use alloc::vec::Vec;

use montane_curves::bls12_381::Scalar;

use super::affine::{Affines, Side};

use super::halves::{PLACES, fewest_digits};

/// The width of the multiplications' non-adjacent forms: eight odd multiples of each point.
const WIDTH: u32 = 5;

/// From natural to bit-reversed order, for `width` vectors of columns side by side: `points[width * position + column]`.
/// The first layer has been done: it pairs points with infinity. `twiddles[b]` is that of block `b`, in every layer.
///
/// The number of vectors is even, or nothing can be halved; that of positions a power of two.
pub(super) fn transform<F: Side>(points: &mut [Affines<F>], width: usize, twiddles: &[Scalar]) -> Option<()> {
    let size = points.len() / width;
    debug_assert!(size.is_power_of_two() && width.is_multiple_of(2));
    let digits: Vec<Digits> = twiddles.iter().map(|twiddle| fewest_digits(twiddle, WIDTH)).collect();
    for layer in 1..size.ilog2() {
        let half = size >> (layer + 1);
        let pairs: Vec<(usize, usize)> = (0..size / 2 * width)
            .map(|i| {
                let (pair, column) = (i / width, i % width);
                let low = (pair / half * 2 * half + pair % half) * width + column;
                (low, low + half * width)
            })
            .collect();
        let mut upper: Vec<Affines<F>> = pairs.iter().map(|(_, v)| points[*v]).collect();
        // The twiddle of the first block is 1.
        let scalars: Vec<&Digits> = (half * width..pairs.len()).map(|i| &digits[i / width / half]).collect();
        let products = multiply(&upper[half * width..], &scalars)?;
        upper[half * width..].copy_from_slice(&products);
        let lower = || pairs.iter().map(|(u, _)| &points[*u]);
        let sums = Affines::add_pairs(lower().zip(&upper))?;
        F::outline(
            #[inline(always)]
            || upper.iter_mut().for_each(|point| *point = point.signed(true)),
        );
        let differences = Affines::add_pairs(lower().zip(&upper))?;
        for (i, (u, v)) in pairs.iter().enumerate() {
            (points[*u], points[*v]) = (sums[i], differences[i]);
        }
    }
    Some(())
}

/// A scalar's digits.
type Digits = [[i8; PLACES]; 2];

/// `k_i P_i` for an even number of vectors, each with one scalar for all lanes: doublings together, and at each place the
/// additions of those whose digit there is not zero.
fn multiply<F: Side>(points: &[Affines<F>], scalars: &[&Digits]) -> Option<Vec<Affines<F>>> {
    let doubles = Affines::double_all(points)?;
    let mut multiples = Vec::with_capacity(1 << (WIDTH - 2));
    multiples.push(points.to_vec());
    for m in 1..1 << (WIDTH - 2) {
        let last: &Vec<Affines<F>> = &multiples[m - 1];
        let next = Affines::add_pairs(last.iter().zip(&doubles))?;
        multiples.push(next);
    }
    let images: Vec<Vec<Affines<F>>> =
        multiples.iter().map(|points| points.iter().map(Affines::endomorphism).collect()).collect();
    let tables = [multiples, images];

    let mut sums = points.to_vec();
    // Those whose sum is not empty; an odd number of them is made even by one that is computed twice.
    let mut begun: Vec<bool> = vec![false; sums.len()];
    for place in (0..PLACES).rev() {
        let even = |indices: &mut Vec<usize>| {
            if !indices.len().is_multiple_of(2) {
                indices.push(indices[0]);
            }
        };
        let mut indices: Vec<usize> = (0..sums.len()).filter(|i| begun[*i]).collect();
        even(&mut indices);
        if !indices.is_empty() {
            let doubled = Affines::double_all(&indices.iter().map(|i| sums[*i]).collect::<Vec<_>>())?;
            indices.iter().zip(doubled).for_each(|(i, sum)| sums[*i] = sum);
        }
        for (half, table) in tables.iter().enumerate() {
            indices.clear();
            let term = |i: usize| {
                let digit = scalars[i][half][place];
                table[usize::from(digit.unsigned_abs() / 2)][i].signed(digit < 0)
            };
            for i in (0..scalars.len()).filter(|i| scalars[*i][half][place] != 0) {
                if begun[i] {
                    indices.push(i);
                } else {
                    (sums[i], begun[i]) = (term(i), true);
                }
            }
            even(&mut indices);
            if !indices.is_empty() {
                let terms: Vec<Affines<F>> = indices.iter().map(|i| term(*i)).collect();
                let added = Affines::add_pairs(indices.iter().map(|i| &sums[*i]).zip(&terms))?;
                indices.iter().zip(added).for_each(|(i, sum)| sums[*i] = sum);
            }
        }
    }
    Some(sums)
}

#[cfg(test)]
mod tests {
    use montane_curves::bls12_381::{G1Affine, G1Projective, Scalar};
    use montane_fields::bls12_381::{Fp, Fp8In};
    use montane_kernels::cpu::{Avx512, Ifma, Isa, Portable};
    use montane_kernels::ifma::{Model, Zmm};

    use super::*;
    use crate::test_support::Source;
    use crate::{Domain, Order};

    /// Columns of a transform whose first layer meets infinity, against the plain transform over the group.
    fn columns<F: Side>(log: u32) {
        const WIDTH: usize = 2;
        let source = &mut Source::new(1);
        let (n, base) = (1 << log, G1Projective::generator());
        let mut powers = vec![vec![G1Projective::IDENTITY; n]; F::LANES * WIDTH];
        for column in &mut powers {
            let scalar = Scalar::from_u64(source.word());
            let points = core::iter::successors(Some(base * scalar), |point| Some(*point + base));
            column.iter_mut().take(n / 2).zip(points).for_each(|(place, point)| *place = point);
        }
        let domain = Domain::<Scalar>::new(n).unwrap();
        let twiddles: Vec<Scalar> = domain.elements(Order::BitReversed).into_iter().step_by(2).collect();
        let row = |i: usize| {
            powers.chunks(F::LANES).map(move |columns| {
                let row: Vec<G1Affine> = columns.iter().map(|column| column[i % (n / 2)].to_affine()).collect();
                Affines::<F>::pack(&row)
            })
        };
        let mut points: Vec<Affines<F>> = (0..n).flat_map(row).collect();
        transform(&mut points, WIDTH, &twiddles).unwrap();
        for (c, mut column) in powers.into_iter().enumerate() {
            domain.fft(&mut column, Order::Natural, Order::BitReversed);
            for (i, expected) in column.iter().enumerate() {
                let point = points[WIDTH * i + c / F::LANES].unpack()[c % F::LANES];
                assert_eq!(G1Projective::from(point), *expected, "column {c}, point {i}");
            }
        }
        // Two equal points in a butterfly are refused, not summed wrongly.
        let mut equal = vec![points[0]; n * WIDTH];
        assert!(transform(&mut equal, WIDTH, &twiddles).is_none());
    }

    #[test]
    fn columns_are_transformed() {
        columns::<Fp>(4);
        columns::<Fp8In<Model<Portable>>>(2);
        match Ifma::detect() {
            Some(_) => columns::<Fp8In<Zmm>>(4),
            None => std::eprintln!("registers skipped: needs ifma"),
        }
        match Avx512::detect() {
            Some(_) => columns::<Fp8In<Zmm<Avx512>>>(2),
            None => std::eprintln!("registers skipped: needs avx512"),
        }
    }
}

//! Transforms over G1 of many columns at once: for the powers of tau that FK20 transforms when a setup is loaded. All columns
//! meet the same twiddles, in vector lanes each lane holds one, and all points of a layer share their inversions, so that
//! affine coordinates take six products for an addition and seven for a doubling. Nothing here is constant time.
//!
//! Exceptional additions make the caller start anew with other formulas, as in [`affine`](super::affine).

use alloc::vec::Vec;

use super::affine::{Affines, Side};
use super::halves::{Halves, digit, windows};

/// Bits of a window of the multiplications: eight odd multiples of each point.
const WIDTH: usize = 4;

/// From natural to bit-reversed order, for `width` vectors of columns side by side: `points[width * position + column]`.
/// The first layer has been done: it pairs points with infinity. `twiddles[b]` is that of block `b`, in every layer.
///
/// The number of vectors is even, or nothing can be halved; that of positions a power of two.
pub(super) fn transform<F: Side>(points: &mut [Affines<F>], width: usize, twiddles: &[Halves]) -> Option<()> {
    let size = points.len() / width;
    debug_assert!(size.is_power_of_two() && width.is_multiple_of(2));
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
        let scalars: Vec<&Halves> = (half * width..pairs.len()).map(|i| &twiddles[i / width / half]).collect();
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

/// `k_i P_i` for an even number of vectors, each with one scalar for all lanes. All have odd digits in the same windows, so
/// that their additions and doublings are done together.
fn multiply<F: Side>(points: &[Affines<F>], scalars: &[&Halves]) -> Option<Vec<Affines<F>>> {
    let doubles = Affines::double_all(points)?;
    let mut multiples = Vec::with_capacity(1 << (WIDTH - 1));
    multiples.push(points.to_vec());
    for m in 1..1 << (WIDTH - 1) {
        let last: &Vec<Affines<F>> = &multiples[m - 1];
        let next = Affines::add_pairs(last.iter().zip(&doubles))?;
        multiples.push(next);
    }
    let terms = |half: usize, window: usize| -> Vec<Affines<F>> {
        let digits = scalars.iter().map(|scalar| digit(&scalar.0[half], WIDTH, window));
        let terms = digits.enumerate().map(|(i, (multiple, negative))| multiples[multiple][i].signed(negative));
        if half == 0 { terms.collect() } else { terms.map(|term| term.endomorphism()).collect() }
    };
    let plus = |sums: &[Affines<F>], terms: &[Affines<F>]| Affines::add_pairs(sums.iter().zip(terms));
    let top = windows(WIDTH) - 1;
    let mut sums = plus(&terms(0, top), &terms(1, top))?;
    for window in (0..top).rev() {
        for _ in 0..WIDTH {
            sums = Affines::double_all(&sums)?;
        }
        sums = plus(&sums, &terms(0, window))?;
        sums = plus(&sums, &terms(1, window))?;
    }
    Some(sums)
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use montane_curves::bls12_381::{G1Affine, G1Projective, Scalar};
    use montane_fields::bls12_381::{Fp, Fp8In};
    use montane_kernels::cpu::{Ifma, Isa, Portable};
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
        let twiddles: Vec<Halves> = domain.elements(Order::BitReversed).iter().step_by(2).map(Halves::new).collect();
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
    }
}

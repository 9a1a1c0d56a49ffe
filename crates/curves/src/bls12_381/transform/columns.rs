//! Transforms over G1 of many columns at once: for the powers of tau that FK20 transforms when a setup is loaded. All
//! columns meet the same twiddles, in vector lanes each lane holds one, and all points of a layer share their
//! inversions, so that affine coordinates take six products for an addition and seven for a doubling. Nothing here is
//! constant time.
//!
//! Exceptional additions make the caller start anew with other formulas, as in [`affine`](super::affine).

use alloc::vec;
use alloc::vec::Vec;

use montane_fields::bls12_381::Fp;
use montane_fields::packed::Gather;
use montane_kernels::inlined;

use super::affine::{Affines, Limbs};
use super::digits::{BETA, PLACES, fewest_digits};
use crate::bls12_381::Scalar;

/// The width of the multiplications' non-adjacent forms: eight odd multiples of each point.
const WIDTH: u32 = 5;

/// From natural to bit-reversed order, for `width` vectors of columns side by side:
/// `points[width * position + column]`. The first layer has been done: it pairs points with infinity. `twiddles[b]` is
/// that of block `b`, in every layer.
///
/// The number of vectors is even, or nothing can be halved; that of positions a power of two.
pub(super) fn transform<F: Gather<Single = Fp, AtRest = Limbs>>(
    points: &mut [Affines<F>],
    width: usize,
    twiddles: &[Scalar],
) -> Option<()> {
    let size = points.len() / width;
    debug_assert!(size.is_power_of_two() && width.is_multiple_of(2));
    let (layers, mut layer) = (size.ilog2(), 1);
    if layers.is_multiple_of(2) {
        radix_2(points, points.len() >> (layer + 1), twiddles)?;
        layer += 1;
    }
    while layer < layers {
        radix_4(points, points.len() >> (layer + 2), twiddles)?;
        layer += 2;
    }
    Some(())
}

/// One layer, of blocks of two halves: `u, v -> u + t v, u - t v`.
fn radix_2<F: Gather<Single = Fp, AtRest = Limbs>>(
    points: &mut [Affines<F>],
    half: usize,
    twiddles: &[Scalar],
) -> Option<()> {
    let [u, mut v] = parts(points, half);
    scale(&mut [&mut v], half, |block| [twiddles[block]])?;
    write(points, half, [add(&u, &v)?, subtract(&u, &v)?]);
    Some(())
}

/// Two layers, of blocks of four quarters `a, b, c, d`. With the twiddle `t = u^2` of the first and `u` and `iu` of the
/// second they are `a + tc + (ub + utd)`, `a + tc - (..)`, `a - tc + i (ub - utd)` and `a - tc - i (..)`: three
/// products and one by `i`, which is sparse, where two layers one after the other have four.
fn radix_4<F: Gather<Single = Fp, AtRest = Limbs>>(
    points: &mut [Affines<F>],
    quarter: usize,
    twiddles: &[Scalar],
) -> Option<()> {
    let [a, mut b, mut c, mut d] = parts(points, quarter);
    scale(&mut [&mut b, &mut c, &mut d], quarter, |block| {
        let [t, u] = [twiddles[block], twiddles[2 * block]];
        [u, t, u * t]
    })?;
    let (sum, difference) = (add(&b, &d)?, subtract(&b, &d)?);
    let i = fewest_digits(&twiddles[1], WIDTH);
    let turned = multiply(&difference, &vec![&i; difference.len()])?;
    let [even, odd] = [add(&a, &c)?, subtract(&a, &c)?];
    write(points, quarter, [add(&even, &sum)?, subtract(&even, &sum)?, add(&odd, &turned)?, subtract(&odd, &turned)?]);
    Some(())
}

/// The `N` parts of `part` points of all blocks, part by part.
fn parts<F: Gather<Single = Fp, AtRest = Limbs>, const N: usize>(
    points: &[Affines<F>],
    part: usize,
) -> [Vec<Affines<F>>; N] {
    core::array::from_fn(|k| points.chunks(N * part).flat_map(|block| &block[k * part..][..part]).copied().collect())
}

/// What [`parts`] undoes.
fn write<F: Gather<Single = Fp, AtRest = Limbs>, const N: usize>(
    points: &mut [Affines<F>],
    part: usize,
    parts: [Vec<Affines<F>>; N],
) {
    for (b, block) in points.chunks_mut(N * part).enumerate() {
        for (to, from) in block.chunks_mut(part).zip(&parts) {
            to.copy_from_slice(&from[b * part..][..part]);
        }
    }
}

/// Multiplies parts by factors for each block but the first, whose factors are 1.
fn scale<F: Gather<Single = Fp, AtRest = Limbs>, const N: usize>(
    parts: &mut [&mut Vec<Affines<F>>; N],
    part: usize,
    factors: impl Fn(usize) -> [Scalar; N],
) -> Option<()> {
    let blocks = parts[0].len() / part;
    let digits: Vec<[Digits; N]> =
        (1..blocks).map(|block| factors(block).map(|factor| fewest_digits(&factor, WIDTH))).collect();
    let points: Vec<Affines<F>> = parts.iter().flat_map(|points| &points[part..]).copied().collect();
    let scalars: Vec<&Digits> =
        (0..N).flat_map(|k| digits.iter().flat_map(move |digits| core::iter::repeat_n(&digits[k], part))).collect();
    let products = multiply(&points, &scalars)?;
    for (points, products) in parts.iter_mut().zip(products.chunks(part * (blocks - 1))) {
        points[part..].copy_from_slice(products);
    }
    Some(())
}

fn add<F: Gather<Single = Fp, AtRest = Limbs>>(a: &[Affines<F>], b: &[Affines<F>]) -> Option<Vec<Affines<F>>> {
    Affines::add_pairs(a.iter().zip(b))
}

fn subtract<F: Gather<Single = Fp, AtRest = Limbs>>(a: &[Affines<F>], b: &[Affines<F>]) -> Option<Vec<Affines<F>>> {
    let mut minus = b.to_vec();
    F::outline(inlined!(|| {
        for point in &mut minus {
            *point = point.signed(true);
        }
    }));
    add(a, &minus)
}

/// A scalar's digits.
type Digits = [[i8; PLACES]; 2];

/// `k_i P_i` for an even number of vectors, each with one scalar for all lanes: at each place those whose digits there
/// are zero are doubled together, and the others doubled and added to.
fn multiply<F: Gather<Single = Fp, AtRest = Limbs>>(
    points: &[Affines<F>],
    scalars: &[&Digits],
) -> Option<Vec<Affines<F>>> {
    let doubles = Affines::double_all(points)?;
    let mut multiples = Vec::with_capacity(1 << (WIDTH - 2));
    multiples.push(points.to_vec());
    for m in 1..1 << (WIDTH - 2) {
        let last: &Vec<Affines<F>> = &multiples[m - 1];
        let next = Affines::add_pairs(last.iter().zip(&doubles))?;
        multiples.push(next);
    }
    let beta = F::pack(|_| BETA);
    let images: Vec<Vec<Affines<F>>> =
        multiples.iter().map(|points| points.iter().map(|point| point.endomorphism(&beta)).collect()).collect();
    let tables = [multiples, images];

    let mut sums = points.to_vec();
    // Those whose sum is not empty.
    let mut begun: Vec<bool> = vec![false; sums.len()];
    for place in (0..PLACES).rev() {
        let term = |i: usize, half: usize| {
            let digit = scalars[i][half][place];
            tables[half][usize::from(digit.unsigned_abs() / 2)][i].signed(digit < 0)
        };
        let (mut doubled, mut with_first, mut with_both) = (Vec::new(), Vec::new(), Vec::new());
        for (i, scalar) in scalars.iter().enumerate() {
            let digits = [scalar[0][place] != 0, scalar[1][place] != 0];
            match (begun[i], digits) {
                (false, [false, false]) => {}
                (true, [false, false]) => doubled.push(i),
                (false, [first, _]) => (sums[i], begun[i]) = (term(i, usize::from(!first)), true),
                (true, [first, _]) => with_first.push((i, usize::from(!first))),
            }
            if digits == [true, true] {
                with_both.push(i);
            }
        }
        make_even(&mut doubled);
        make_even(&mut with_first);
        make_even(&mut with_both);
        if !doubled.is_empty() {
            let doubles = Affines::double_all(&doubled.iter().map(|i| sums[*i]).collect::<Vec<_>>())?;
            doubled.into_iter().zip(doubles).for_each(|(i, sum)| sums[i] = sum);
        }
        if !with_first.is_empty() {
            let pairs: Vec<_> = with_first.iter().map(|(i, half)| (sums[*i], term(*i, *half))).collect();
            let added = Affines::double_and_add_pairs(&pairs)?;
            with_first.into_iter().zip(added).for_each(|((i, _), sum)| sums[i] = sum);
        }
        if !with_both.is_empty() {
            let terms: Vec<Affines<F>> = with_both.iter().map(|i| term(*i, 1)).collect();
            let added = Affines::add_pairs(with_both.iter().map(|i| &sums[*i]).zip(&terms))?;
            with_both.into_iter().zip(added).for_each(|(i, sum)| sums[i] = sum);
        }
    }
    Some(sums)
}

/// An odd number is made even by one that is computed twice.
fn make_even<T: Copy>(items: &mut Vec<T>) {
    if !items.len().is_multiple_of(2) {
        items.push(items[0]);
    }
}

#[cfg(test)]
mod tests {
    use montane_fields::bls12_381::Fp8In;
    use montane_kernels::cpu::{Avx512, Ifma, Isa, Portable};
    use montane_kernels::vector::{Model, Zmm};

    use super::super::tests::{by_definition, twiddles};
    use super::*;
    use crate::bls12_381::{G1Affine, G1Projective};
    use crate::test_support::Source;

    /// Columns of a transform whose first layer meets infinity.
    fn columns<F: Gather<Single = Fp, AtRest = Limbs>>(log: u32) {
        const WIDTH: usize = 2;
        let source = &mut Source::new(1);
        let n = 1 << log;
        // The second half of each column is infinity.
        let values: Vec<Vec<Scalar>> =
            (0..F::WIDTH * WIDTH).map(|_| (0..n / 2).map(|_| Scalar::from_u64(source.word())).collect()).collect();
        let point = |value: &Scalar| (G1Projective::generator() * value).to_affine();
        let halves: Vec<Vec<G1Affine>> = values.iter().map(|column| column.iter().map(point).collect()).collect();
        let row = |i: usize| {
            halves.chunks(F::WIDTH).map(move |columns| {
                let row: Vec<G1Affine> = columns.iter().map(|column| column[i % (n / 2)]).collect();
                Affines::<F>::pack(&row)
            })
        };
        let mut points: Vec<Affines<F>> = (0..n).flat_map(row).collect();
        transform(&mut points, WIDTH, &twiddles(n)).unwrap();
        for (c, column) in values.into_iter().enumerate() {
            for (i, expected) in by_definition(&column, n).iter().enumerate() {
                let found = points[WIDTH * i + c / F::WIDTH].unpack()[c % F::WIDTH];
                assert_eq!(found, point(expected), "column {c}, point {i}");
            }
        }
        // Two equal points in a butterfly are refused, not summed wrongly.
        let mut equal = vec![points[0]; n * WIDTH];
        assert!(transform(&mut equal, WIDTH, &twiddles(n)).is_none());
    }

    #[test]
    fn columns_are_transformed() {
        columns::<Fp>(4);
        columns::<Fp>(5);
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

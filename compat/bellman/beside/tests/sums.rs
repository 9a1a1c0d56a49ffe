//! Sums of all kinds of points and numbers, and the errors of those that there are not, on both.

use beside::{Number, others, ours, theirs};
use ff::{Field, PrimeField};
use group::prime::PrimeCurveAffine;
use group::{Curve, CurveAffine, Group, UncompressedEncoding};
use original_bls12_381::{G1Affine, G1Projective, G2Affine, G2Projective, Scalar};
use rand::rngs::StdRng;
use rand::{Rng, RngExt, SeedableRng};

/// A group of which there are points to be had.
trait Points: Group<Scalar = Scalar> + Curve<Affine: PrimeCurveAffine<Curve = Self> + UncompressedEncoding> {
    /// Whether the point is in the subgroup.
    fn is_torsion_free(p: &Self::Affine) -> bool;

    fn encoded(p: &Self::Affine) -> Vec<u8> {
        p.to_uncompressed().as_ref().to_vec()
    }

    /// A point of the curve and not of the subgroup, by a random `x`.
    fn outside(rng: &mut impl Rng) -> Vec<u8>;
}

macro_rules! points {
    ($affine:ident, $projective:ident, $length:literal) => {
        impl Points for $projective {
            fn is_torsion_free(p: &$affine) -> bool {
                p.is_torsion_free().into()
            }

            fn outside(rng: &mut impl Rng) -> Vec<u8> {
                loop {
                    let mut bytes = [0; $length];
                    rng.fill_bytes(&mut bytes);
                    for coordinate in bytes.chunks_mut(48) {
                        coordinate[0] &= 0x0f;
                    }
                    bytes[0] |= 0x80 | (rng.random::<u8>() & 0x20);
                    if let Some(p) = Option::<$affine>::from($affine::from_compressed_unchecked(&bytes)) {
                        if !Self::is_torsion_free(&p) {
                            return Self::encoded(&p);
                        }
                    }
                }
            }
        }
    };
}

points!(G1Affine, G1Projective, 48);
points!(G2Affine, G2Projective, 96);

/// Bases of the group and, if `outside`, of the curve; some are again what one before was, or its opposite.
fn bases<G: Points>(n: usize, outside: bool, rng: &mut StdRng) -> Vec<Vec<u8>> {
    let (mut p, step) = (G::random(&mut *rng), G::random(&mut *rng));
    let mut points: Vec<Vec<u8>> = Vec::with_capacity(n);
    while points.len() < n {
        p += step;
        let before = rng.random_range(0..points.len().max(1));
        let decoded = |bytes: &[u8]| {
            let mut encoding = <G::Affine as UncompressedEncoding>::Uncompressed::default();
            encoding.as_mut().copy_from_slice(bytes);
            G::Affine::from_uncompressed_unchecked(&encoding).unwrap()
        };
        points.push(match rng.random_range(0..16) {
            0 if outside => G::outside(rng),
            1 if !points.is_empty() => points[before].clone(),
            2 if !points.is_empty() => G::encoded(&-decoded(&points[before])),
            _ => G::encoded(&p.to_affine()),
        });
    }
    points
}

/// Scalars of all lengths, their opposites, zero and one, and some of them again.
fn numbers(n: usize, rng: &mut StdRng) -> Vec<Number> {
    let mut numbers: Vec<Number> = Vec::with_capacity(n);
    while numbers.len() < n {
        let short = Scalar::from(rng.random::<u64>() >> rng.random_range(0..64));
        let bound = Field::pow_vartime(&Scalar::from(2), [rng.random_range(0..255)]);
        let scalar = match rng.random_range(0..12) {
            0 | 1 => Scalar::ZERO,
            2 | 3 => Scalar::ONE,
            4 => -Scalar::ONE,
            5 => short,
            6 => -short,
            7 => bound,
            8 => -bound,
            9 if !numbers.is_empty() => {
                numbers.push(numbers[rng.random_range(0..numbers.len())].clone());
                continue;
            }
            _ => Scalar::random(&mut *rng),
        };
        numbers.push(Number::Scalar(scalar.to_repr()));
    }
    numbers
}

/// The infinite point's encoding.
fn infinity<G: Points>() -> Vec<u8> {
    G::encoded(&G::Affine::identity())
}

fn is_zero(number: &Number) -> bool {
    matches!(number, Number::Scalar(bytes) if *bytes == [0; 32])
}

macro_rules! group {
    ($module:ident, $projective:ident) => {
        mod $module {
            use super::*;

            /// The sum on both, or the error's text.
            fn same(
                bases: &[Vec<u8>],
                first: usize,
                dense: Option<&[bool]>,
                numbers: &[Number],
            ) -> Result<Vec<u8>, String> {
                let expected = theirs::sum::<theirs::curve::$projective>(bases, first, dense, numbers);
                let sum = ours::sum::<ours::curve::$projective>(bases, first, dense, numbers);
                assert_eq!(sum, expected, "{} bases from {first} on, {} numbers", bases.len(), numbers.len());
                sum
            }

            /// On both sides of the bounds from which sums are made otherwise, by either.
            #[test]
            fn sums() {
                let rng = &mut StdRng::seed_from_u64(1);
                let mut sizes = vec![0, 1, 2, 3, 4, 5, 31, 32, 33];
                sizes.extend([64, 128, 512, 1 << 13, 1 << 14].into_iter().flat_map(|n| [n - 1, n, n + 1]));
                for n in sizes {
                    for outside in [false, true] {
                        same(&bases::<$projective>(n, outside && n < 1000, rng), 0, None, &numbers(n, rng)).unwrap();
                    }
                }
            }

            /// Proving keys have fewer bases than there are numbers, and begin where another query ended.
            #[test]
            fn sparse() {
                let rng = &mut StdRng::seed_from_u64(2);
                for n in [1, 2, 3, 40, 300, 1100] {
                    for kept in [0.0, 0.1, 0.5, 0.9] {
                        let (numbers, dense) =
                            (numbers(n, rng), (0..n).map(|_| rng.random_bool(kept)).collect::<Vec<_>>());
                        let count = dense.iter().filter(|dense| **dense).count();
                        let first = rng.random_range(0..3);
                        let bases = bases::<$projective>(first + count + rng.random_range(0..2), true, rng);
                        same(&bases, first, Some(&dense), &numbers).unwrap();
                    }
                }
            }

            /// An infinite base is an error if its number is not zero, and none is looked at otherwise.
            #[test]
            fn infinite_bases() {
                let rng = &mut StdRng::seed_from_u64(3);
                let mut errors = 0;
                for n in [1, 2, 3, 40, 600] {
                    for _ in 0..6 {
                        let (mut bases, numbers) = (bases::<$projective>(n, true, rng), numbers(n, rng));
                        for (base, number) in bases.iter_mut().zip(&numbers) {
                            if is_zero(number) {
                                *base = infinity::<$projective>();
                            }
                        }
                        same(&bases, 0, None, &numbers).unwrap();
                        let at = rng.random_range(0..n);
                        bases[at] = infinity::<$projective>();
                        errors += usize::from(same(&bases, 0, None, &numbers).is_err());
                    }
                }
                assert!(errors > 10);
            }

            /// Too few bases, and infinite ones before the end.
            #[test]
            fn missing_bases() {
                let rng = &mut StdRng::seed_from_u64(4);
                for n in [1, 2, 3, 40, 600] {
                    for _ in 0..6 {
                        let (mut bases, mut numbers) = (bases::<$projective>(n - 1, true, rng), numbers(n, rng));
                        // A zero takes a base as well, though none is read.
                        for last in [Scalar::ZERO, Scalar::ONE, -Scalar::ONE] {
                            numbers[n - 1] = Number::Scalar(last.to_repr());
                            same(&bases, 0, None, &numbers).unwrap_err();
                        }
                        let dense = vec![true; n];
                        same(&bases, 1, Some(&dense), &numbers).unwrap_err();
                        same(&bases, n + 5, Some(&dense), &numbers).unwrap_err();
                        if n > 1 {
                            bases[rng.random_range(0..n - 1)] = infinity::<$projective>();
                            same(&bases, 0, None, &numbers).unwrap_err();
                        }
                    }
                }
            }

            /// Exponents that are made of bits and not of a scalar.
            #[test]
            fn any_bits() {
                let rng = &mut StdRng::seed_from_u64(5);
                for n in [1, 2, 3, 5, 40, 300] {
                    let mut bases = bases::<$projective>(n, false, rng);
                    for any in 0..4 {
                        let mut numbers = numbers(n, rng);
                        let bits = match any {
                            0 => [0; 4],
                            1 => [1, 0, 0, 0],
                            2 => [u64::MAX, u64::MAX, u64::MAX, u64::MAX >> 1],
                            _ => [u64::MAX; 4],
                        };
                        numbers[rng.random_range(0..n)] = Number::Bits(bits);
                        same(&bases, 0, None, &numbers).unwrap();
                    }
                    // The original looks at no base whose bits are all zero.
                    bases[0] = infinity::<$projective>();
                    let mut numbers = numbers(n, rng);
                    numbers[0] = Number::Bits([0; 4]);
                    same(&bases, 0, None, &numbers).unwrap();
                }
            }

            /// Groups that are not Montane's.
            #[test]
            fn of_other_groups() {
                let rng = &mut StdRng::seed_from_u64(6);
                for n in [0, 1, 40, 130] {
                    let (bases, numbers) = (bases::<$projective>(n, true, rng), numbers(n, rng));
                    let expected = same(&bases, 0, None, &numbers);
                    assert_eq!(others::sum::<others::curve::$projective>(&bases, 0, None, &numbers), expected);
                }
            }
        }
    };
}

group!(g1, G1Projective);
group!(g2, G2Projective);

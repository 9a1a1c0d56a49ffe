//! Beside revm's default: the same outputs and the same errors on valid, borderline and malformed inputs. A thousand
//! cases of each function, or as many as the environment variable `MONTANE_REVM_CASES` says.

use montane::bls12_381::{Fp, Fp2, G1, G1Projective, G2, Scalar};
use montane::curves::HashCurve;
use montane::curves::{Affine, Projective};
use montane::fields::Coordinate;
use montane::fields::Field;
use montane::{bn254, kzg};
use montane_revm::Montane;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use revm_precompile::{Crypto, DefaultCrypto, PrecompileHalt};

fn cases() -> usize {
    std::env::var("MONTANE_REVM_CASES").map_or(1000, |n| n.parse().expect("MONTANE_REVM_CASES is a number"))
}

fn source(seed: u64) -> StdRng {
    StdRng::seed_from_u64(seed)
}

fn below(rng: &mut StdRng, n: usize) -> usize {
    (rng.next_u64() % n as u64) as usize
}

/// What the answers were, so that no kind of them is missed.
#[derive(Default)]
struct Tally(std::collections::BTreeMap<String, usize>);

impl Tally {
    fn count<T>(&mut self, answer: &Result<T, PrecompileHalt>) {
        let kind = answer.as_ref().map_or_else(|error| format!("{error:?}"), |_| "valid".into());
        *self.0.entry(kind).or_default() += 1;
    }
    fn has(&self, kinds: &[&str]) {
        kinds.iter().for_each(|kind| assert!(self.0.contains_key(*kind), "no {kind}: {:?}", self.0));
    }
}

/// Points of a curve as coordinates: of the group, infinity, of the curve alone, of no curve.
struct Pool {
    points: Vec<Vec<u8>>,
    /// How many of the first are of the group.
    good: usize,
}

impl Pool {
    fn new<C: HashCurve>(order: impl Fn(C::Base, C::Base) -> Vec<u8>, curve: impl Fn(u64) -> Projective<C>) -> Self {
        let infinity = order(C::Base::ZERO, C::Base::ZERO);
        let bytes = |p: Affine<C>| p.coordinates().map_or(infinity.clone(), |(x, y)| order(x, y));
        let group = (0..24).flat_map(|i| {
            let p = Projective::<C>::generator() * montane::curves::Scalar::<C>::from(i * i);
            [p.to_affine(), (-p).to_affine()]
        });
        let mut points: Vec<_> = group.map(bytes).collect();
        let good = points.len();
        points.extend((1..9).map(|i| bytes(curve(i).to_affine())));
        let (x, y) = C::GENERATOR;
        points.extend([order(y, x), order(x, y.double()), order(C::Base::ZERO, y), order(x, C::Base::ZERO)]);
        Self { points, good }
    }

    /// Seven of eight times a point of the pool, of the group if `bad` is 0; else one with a coordinate that is too
    /// large, of random bytes, or with a bit changed.
    fn draw(&self, rng: &mut StdRng, bad: usize, coordinate: usize, modulus: &[u8]) -> Vec<u8> {
        if bad == 0 {
            return self.points[below(rng, self.good)].clone();
        }
        let mut point = self.points[below(rng, self.points.len())].clone();
        let at = coordinate * below(rng, point.len() / coordinate);
        match below(rng, 24) {
            0 => {
                point[at..at + coordinate].copy_from_slice(modulus);
                point[at + coordinate - 1] ^= below(rng, 4) as u8;
            }
            1 => rng.fill_bytes(&mut point[at..at + coordinate]),
            2 => {
                let i = below(rng, point.len());
                point[i] ^= 1 << below(rng, 8);
            }
            _ => {}
        }
        point
    }
}

/// The modulus of BLS12-381, big-endian.
fn p381() -> Vec<u8> {
    let minus_one = <[u8; 48]>::from((-Fp::ONE).to_be_bytes());
    let mut p = minus_one.to_vec();
    p[47] += 1;
    p
}

fn write<F: Coordinate>(elements: &[F]) -> Vec<u8> {
    elements
        .iter()
        .flat_map(|a| {
            let mut out = vec![0; F::BYTES];
            a.write_be(&mut out);
            out
        })
        .collect()
}

fn g1_pool() -> Pool {
    Pool::new::<G1>(|x, y| write(&[x, y]), |i| G1::map_to_curve(&Fp::from_u64(i)))
}

fn g2_pool() -> Pool {
    let curve = |i| G2::map_to_curve(&Fp2::new(Fp::from_u64(i), Fp::ONE));
    Pool::new::<G2>(|x, y| write(&[x.c0, x.c1, y.c0, y.c1]), curve)
}

fn g1(bytes: &[u8]) -> ([u8; 48], [u8; 48]) {
    let (c, []) = bytes.as_chunks() else { panic!("whole coordinates") };
    (c[0], c[1])
}

fn g2(bytes: &[u8]) -> ([u8; 48], [u8; 48], [u8; 48], [u8; 48]) {
    let (c, []) = bytes.as_chunks() else { panic!("whole coordinates") };
    (c[0], c[1], c[2], c[3])
}

/// Random, small, zero, about the order, the largest.
fn scalar(rng: &mut StdRng) -> [u8; 32] {
    let mut k = [0; 32];
    match below(rng, 8) {
        0 => {}
        1 => k[31] = below(rng, 3) as u8,
        2 => k = [255; 32],
        3 => {
            k = (-Scalar::ONE).to_be_bytes();
            k[31] = k[31].wrapping_add(below(rng, 3) as u8);
        }
        _ => rng.fill_bytes(&mut k),
    }
    k
}

macro_rules! additions_and_sums {
    ($module:ident, $pool:ident, $point:ident, $add:ident, $msm:ident, $group:literal) => {
        mod $module {
            use super::*;

            #[test]
            fn addition() {
                let (mut rng, pool, p, mut tally) = (source(1), $pool(), p381(), Tally::default());
                for i in 0..cases() {
                    let [a, b] = [(); 2].map(|()| $point(&pool.draw(&mut rng, i % 2, 48, &p)));
                    let answer = Montane.$add(a, b);
                    assert_eq!(answer, DefaultCrypto.$add(a, b), "{a:02x?} {b:02x?}");
                    tally.count(&answer);
                }
                tally.has(&["valid", concat!("Bls12381", $group, "NotOnCurve"), "NonCanonicalFp"]);
            }

            #[test]
            fn sums() {
                let (mut rng, pool, p, mut tally) = (source(2), $pool(), p381(), Tally::default());
                for i in 0..cases() {
                    let n = if i % 50 == 0 { below(&mut rng, 140) } else { below(&mut rng, 6) };
                    let bad = usize::from(i % 3 == 0);
                    let terms: Vec<_> = (0..n)
                        .map(|_| match below(&mut rng, 60 * (2 - bad)) {
                            0 => Err(PrecompileHalt::Bls12381FpPaddingInvalid),
                            _ => Ok(($point(&pool.draw(&mut rng, bad, 48, &p)), scalar(&mut rng))),
                        })
                        .collect();
                    let answer = Montane.$msm(&mut terms.iter().cloned());
                    assert_eq!(answer, DefaultCrypto.$msm(&mut terms.iter().cloned()), "{terms:02x?}");
                    tally.count(&answer);
                }
                tally.has(&[
                    "valid",
                    "Bls12381FpPaddingInvalid",
                    concat!("Bls12381", $group, "NotOnCurve"),
                    concat!("Bls12381", $group, "NotInSubgroup"),
                ]);
            }
        }
    };
}

additions_and_sums!(bls12_381_g1, g1_pool, g1, bls12_381_g1_add, bls12_381_g1_msm, "G1");
additions_and_sums!(bls12_381_g2, g2_pool, g2, bls12_381_g2_add, bls12_381_g2_msm, "G2");

#[test]
fn bls12_381_maps() {
    let (mut rng, p, mut tally) = (source(3), p381(), Tally::default());
    for i in 0..cases() {
        let elements = [(); 2].map(|()| {
            let mut a = [0; 48];
            match below(&mut rng, 8) {
                0 => a.copy_from_slice(&p),
                1 => rng.fill_bytes(&mut a),
                2 => a[47] = i as u8,
                3 => {
                    a.copy_from_slice(&p);
                    a[47] -= 1 + below(&mut rng, 3) as u8;
                }
                4 => {}
                _ => {
                    rng.fill_bytes(&mut a);
                    a[0] &= 15;
                }
            }
            a
        });
        let answer = Montane.bls12_381_fp_to_g1(&elements[0]);
        assert_eq!(answer, DefaultCrypto.bls12_381_fp_to_g1(&elements[0]), "{elements:02x?}");
        let answer2 = Montane.bls12_381_fp2_to_g2(elements.into());
        assert_eq!(answer2, DefaultCrypto.bls12_381_fp2_to_g2(elements.into()), "{elements:02x?}");
        tally.count(&answer2);
    }
    tally.has(&["valid", "NonCanonicalFp"]);
}

/// Products that are 1 as well: each pair may be followed by one that cancels it.
#[test]
fn bls12_381_pairings() {
    let (mut rng, pools, p) = (source(4), (g1_pool(), g2_pool()), p381());
    let (mut tally, mut ones) = (Tally::default(), 0);
    for i in 0..cases() {
        let bad = usize::from(i % 3 == 0);
        let mut pairs = Vec::new();
        for _ in 0..below(&mut rng, 4) {
            let (a, b) = (pools.0.draw(&mut rng, bad, 48, &p), pools.1.draw(&mut rng, bad, 48, &p));
            pairs.push((g1(&a), g2(&b)));
            if let (true, Some(at)) = (i % 4 != 0, pools.0.points[..pools.0.good].iter().position(|x| *x == a)) {
                pairs.push((g1(&pools.0.points[at ^ 1]), g2(&b)));
            }
        }
        let answer = Montane.bls12_381_pairing_check(&pairs);
        assert_eq!(answer, DefaultCrypto.bls12_381_pairing_check(&pairs), "{pairs:02x?}");
        tally.count(&answer);
        ones += usize::from(!pairs.is_empty() && answer == Ok(true));
    }
    assert!(ones > cases() / 10);
    tally.has(&[
        "valid",
        "NonCanonicalFp",
        "Bls12381G1NotOnCurve",
        "Bls12381G1NotInSubgroup",
        "Bls12381G2NotOnCurve",
        "Bls12381G2NotInSubgroup",
    ]);
}

/// Of a pair whose points are both bad, the error of the first one; of two such pairs, of the first one.
#[test]
fn bls12_381_pairing_errors_in_order() {
    let (pool1, pool2) = (g1_pool(), g2_pool());
    let kinds = |pool: &Pool| [&pool.points[2], &pool.points[pool.good], &pool.points[pool.good + 8]].map(Clone::clone);
    let (points1, points2) = (kinds(&pool1), kinds(&pool2));
    for code in 0..81 {
        let at = |i: u32| (code / 3_usize.pow(i)) % 3;
        let pairs = [0, 2].map(|i| (g1(&points1[at(i)]), g2(&points2[at(i + 1)])));
        assert_eq!(Montane.bls12_381_pairing_check(&pairs), DefaultCrypto.bls12_381_pairing_check(&pairs), "{code}");
        let terms = pairs.map(|(p, _)| Ok((p, [1; 32])));
        let sum = |crypto: &dyn Crypto| crypto.bls12_381_g1_msm(&mut terms.iter().cloned());
        assert_eq!(sum(&Montane), sum(&DefaultCrypto), "{code}");
        let terms = pairs.map(|(_, q)| Ok((q, [1; 32])));
        let sum = |crypto: &dyn Crypto| crypto.bls12_381_g2_msm(&mut terms.iter().cloned());
        assert_eq!(sum(&Montane), sum(&DefaultCrypto), "{code}");
    }
}

fn bn254_pools() -> (Pool, Pool, Vec<u8>) {
    let g1 = Pool::new::<bn254::G1>(|x, y| write(&[x, y]), |i| bn254::G1::map_to_curve(&bn254::Fp::from_u64(i)));
    let curve = |i| bn254::G2::map_to_curve(&bn254::Fp2::new(bn254::Fp::from_u64(i), bn254::Fp::ONE));
    let g2 = Pool::new::<bn254::G2>(|x, y| write(&[x.c1, x.c0, y.c1, y.c0]), curve);
    let mut p = write(&[-bn254::Fp::ONE]);
    p[31] += 1;
    (g1, g2, p)
}

#[test]
fn bn254_additions_and_products() {
    let (mut rng, (pool, _, p), mut tally) = (source(5), bn254_pools(), Tally::default());
    for i in 0..cases() {
        let [a, b] = [(); 2].map(|()| pool.draw(&mut rng, i % 2, 32, &p));
        let answer = Montane.bn254_g1_add(&a, &b);
        assert_eq!(answer, DefaultCrypto.bn254_g1_add(&a, &b), "{a:02x?} {b:02x?}");
        tally.count(&answer);
        let k = scalar(&mut rng);
        let answer = Montane.bn254_g1_mul(&a, &k);
        assert_eq!(answer, DefaultCrypto.bn254_g1_mul(&a, &k), "{a:02x?} {k:02x?}");
        tally.count(&answer);
    }
    tally.has(&["valid", "Bn254FieldPointNotAMember", "Bn254AffineGFailedToCreate"]);
}

#[test]
fn bn254_pairings() {
    let (mut rng, (pool1, pool2, p)) = (source(6), bn254_pools());
    let (mut tally, mut ones) = (Tally::default(), 0);
    for i in 0..cases() {
        let bad = usize::from(i % 3 == 0);
        let mut pairs = Vec::new();
        for _ in 0..below(&mut rng, 4) {
            let (a, b) = (pool1.draw(&mut rng, bad, 32, &p), pool2.draw(&mut rng, bad, 32, &p));
            let at = pool1.points[..pool1.good].iter().position(|x| *x == a).filter(|_| i % 4 != 0);
            pairs.push((a, b.clone()));
            pairs.extend(at.map(|at| (pool1.points[at ^ 1].clone(), b)));
        }
        let pairs: Vec<_> = pairs.iter().map(|(p, q)| (&p[..], &q[..])).collect();
        let answer = Montane.bn254_pairing_check(&pairs);
        assert_eq!(answer, DefaultCrypto.bn254_pairing_check(&pairs), "{pairs:02x?}");
        tally.count(&answer);
        ones += usize::from(!pairs.is_empty() && answer == Ok(true));
    }
    assert!(ones > cases() / 10);
    tally.has(&["valid", "Bn254FieldPointNotAMember", "Bn254AffineGFailedToCreate"]);
}

/// Proofs of the constant 5 and of `p(x) = 5 + 3 x`, whose commitment is 5 plus 3 times the setup's power, right and
/// changed.
#[test]
fn point_evaluations() {
    let (mut rng, mut tally) = (source(7), Tally::default());
    let setup_g1 = {
        // The commitment of p(x) = x: the blob of the domain's points, in bit-reversed order.
        let mut blob = vec![0; kzg::BYTES_PER_BLOB];
        let root = <Scalar as montane::ff::PrimeField>::ROOT_OF_UNITY.pow(&[1 << 20]);
        let mut power = Scalar::ONE;
        for i in 0..4096usize {
            let at = 32 * (i.reverse_bits() >> 52);
            blob[at..at + 32].copy_from_slice(&power.to_be_bytes());
            power *= root;
        }
        G1Projective::from(Affine::<G1>::from_compressed(&kzg::blob_to_kzg_commitment(&blob).unwrap()).unwrap())
    };
    let g = G1Projective::generator();
    for i in 0..cases() / 4 {
        let a = Scalar::from(if i % 5 == 0 { 0 } else { 3 });
        let commitment = g * Scalar::from(5) + setup_g1 * a;
        let z = Scalar::from_be_bytes_mod_order(&scalar(&mut rng));
        let y = a * z + Scalar::from(5);
        let [mut z, mut y] = [z, y].map(|a| a.to_be_bytes());
        let [mut commitment, mut proof] = [commitment, g * a].map(|p| p.to_affine().to_compressed());
        match i % 6 {
            1 => y[31] ^= 1,
            2 => proof[below(&mut rng, 48)] ^= 1 << below(&mut rng, 8),
            3 => commitment[0] ^= 1 << (5 + below(&mut rng, 3)),
            4 => z = [255; 32],
            _ => {}
        }
        let answer = Montane.verify_kzg_proof(&z, &y, &commitment, &proof);
        assert_eq!(answer, DefaultCrypto.verify_kzg_proof(&z, &y, &commitment, &proof), "{i}");
        tally.count(&answer);
    }
    tally.has(&["valid", "BlobVerifyKzgProofFailed"]);
}

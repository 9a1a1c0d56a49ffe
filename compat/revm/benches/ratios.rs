//! Every operation of the provider beside revm's default, in one run: medians of interleaved repetitions, and their
//! ratio.

use std::hint::black_box;
use std::time::{Duration, Instant};

use montane::bls12_381::{G1Affine, G1Projective, G2Affine, G2Projective, Scalar};
use montane::bn254;
use montane::fields::Coordinate;
use montane_revm::Montane;
use revm_precompile::bls12_381::{G1Point, G2Point};
use revm_precompile::{Crypto, DefaultCrypto};

/// Repetitions of each side, and how long they may take together.
const REPETITIONS: usize = 101;
const PATIENCE: Duration = Duration::from_millis(700);

/// The medians of both sides, in microseconds.
fn medians(mut f: impl FnMut(&dyn Crypto)) -> [f64; 2] {
    let sides: [&dyn Crypto; 2] = [&Montane, &DefaultCrypto];
    sides.iter().for_each(|side| f(*side));
    let begin = Instant::now();
    let mut times = [vec![], vec![]];
    while times[1].len() < REPETITIONS && (begin.elapsed() < PATIENCE || times[1].len() < 5) {
        for (times, side) in times.iter_mut().zip(sides) {
            let start = Instant::now();
            f(side);
            times.push(start.elapsed());
        }
    }
    times.map(|mut times| {
        times.sort();
        times[times.len() / 2].as_secs_f64() * 1e6
    })
}

fn row(name: &str, f: impl FnMut(&dyn Crypto)) {
    let only = std::env::args().nth(1).filter(|argument| !argument.starts_with('-'));
    if only.is_some_and(|only| !name.contains(&only)) {
        return;
    }
    let [ours, default] = medians(f);
    println!("{name:<28} {ours:>10.2} us {default:>10.2} us {:>6.2}", ours / default);
}

fn element<F: Coordinate>(a: &F) -> [u8; 48] {
    let mut out = [0; 48];
    a.write_be(&mut out);
    out
}

fn g1(i: u64) -> G1Point {
    let p: G1Affine = (G1Projective::generator() * scalar(i)).into();
    let (x, y) = p.coordinates().expect("a finite point");
    (element(&x), element(&y))
}

fn g2(i: u64) -> G2Point {
    let p: G2Affine = (G2Projective::generator() * scalar(i)).into();
    let (x, y) = p.coordinates().expect("a finite point");
    (element(&x.c0), element(&x.c1), element(&y.c0), element(&y.c1))
}

/// A scalar of full length.
fn scalar(i: u64) -> Scalar {
    (Scalar::from(i + 2).invert().expect("not zero")).square()
}

fn bytes(k: Scalar) -> [u8; 32] {
    k.to_be_bytes()
}

fn main() {
    println!("{:<28} {:>13} {:>13} {:>6}", "operation", "Montane", "default", "ratio");

    let p: Vec<[u8; 64]> = (0..8)
        .map(|i| (bn254::G1Projective::generator() * bn254::Scalar::from(i * 77 + 3)).to_affine().to_uncompressed())
        .collect();
    let q: Vec<[u8; 128]> = (0..8)
        .map(|i| {
            let q: bn254::G2Affine = (bn254::G2Projective::generator() * bn254::Scalar::from(i * 99 + 5)).into();
            let (x, y) = q.coordinates().expect("a finite point");
            let mut out = [0; 128];
            for (out, a) in out.chunks_exact_mut(32).zip([x.c1, x.c0, y.c1, y.c0]) {
                a.write_be(out);
            }
            out
        })
        .collect();
    let k = bytes(scalar(1));
    row("bn254 add", |c| drop(black_box(c.bn254_g1_add(&p[0], &p[1]))));
    row("bn254 mul", |c| drop(black_box(c.bn254_g1_mul(&p[0], &k))));
    for n in [1, 2, 4, 8] {
        let pairs: Vec<_> = p.iter().zip(&q).take(n).map(|(p, q)| (&p[..], &q[..])).collect();
        row(&format!("bn254 pairing {n}"), |c| drop(black_box(c.bn254_pairing_check(&pairs))));
    }

    let p: Vec<_> = (0..128).map(g1).collect();
    let q: Vec<_> = (0..128).map(g2).collect();
    row("bls12-381 g1 add", |c| drop(black_box(c.bls12_381_g1_add(p[0], p[1]))));
    row("bls12-381 g2 add", |c| drop(black_box(c.bls12_381_g2_add(q[0], q[1]))));
    row("bls12-381 map to g1", |c| drop(black_box(c.bls12_381_fp_to_g1(&p[0].0))));
    row("bls12-381 map to g2", |c| drop(black_box(c.bls12_381_fp2_to_g2((p[0].0, p[1].0)))));
    for n in [1, 2, 4, 8] {
        let pairs: Vec<_> = p.iter().copied().zip(q.iter().copied()).take(n).collect();
        row(&format!("bls12-381 pairing {n}"), |c| drop(black_box(c.bls12_381_pairing_check(&pairs))));
    }
    for n in [1, 2, 3, 4, 8, 16, 32, 64, 128] {
        let terms: Vec<_> = (0..n).map(|i| Ok((p[i], bytes(scalar(i as u64 + 9))))).collect();
        row(&format!("bls12-381 g1 msm {n}"), |c| drop(black_box(c.bls12_381_g1_msm(&mut terms.iter().cloned()))));
        let terms: Vec<_> = (0..n).map(|i| Ok((q[i], bytes(scalar(i as u64 + 9))))).collect();
        row(&format!("bls12-381 g2 msm {n}"), |c| drop(black_box(c.bls12_381_g2_msm(&mut terms.iter().cloned()))));
    }

    // The polynomial 5: its commitment is 5 times the generator, and infinity proves its values; and a wrong value of
    // it.
    let five = (G1Projective::generator() * Scalar::from(5)).to_affine().to_compressed();
    let proof = (G1Projective::generator() * Scalar::from(7)).to_affine().to_compressed();
    let y = bytes(Scalar::from(5));
    row("kzg point evaluation", |c| drop(black_box(c.verify_kzg_proof(&k, &y, &five, &proof))));
}

//! What a second thread brings, and what memory a large sum takes.
//!
//! `cargo run --release --features rayon --example threads`

use std::hint::black_box;
use std::sync::Mutex;
use std::time::Instant;

use montane::bls::min_pk::{PublicKey, SecretKey, Signature};
use montane::bls::{SignedMessage, Tag, verify_multiple};
use montane::bls12_381::{G1Affine, G1Projective, G2Affine, G2Projective, Scalar};
use montane::kzg;
use montane::polynomials::{Domain, Order};

const TAG: Tag<'_> = Tag::new(b"BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_");
const RUNS: usize = 15;

/// Scalars that nobody could call short or regular.
fn scalars(n: usize) -> Vec<Scalar> {
    let first = Scalar::from(0x9e37_79b9_7f4a_7c15);
    let step = first.invert().expect("not zero");
    core::iter::successors(Some(first), |s| Some((s.square() + step) * first)).take(n).collect()
}

/// Different points of G1.
fn points(n: usize) -> Vec<G1Affine> {
    let step = G1Projective::generator() * Scalar::from(0x1234_5678_9abc_def1);
    let mut out = vec![G1Affine::identity(); n];
    let mut next = step;
    for share in out.chunks_mut(1 << 10) {
        let points: Vec<_> = core::iter::successors(Some(next), |p| Some(p + step)).take(share.len()).collect();
        next = points[share.len() - 1] + step;
        G1Projective::batch_normalize(&points, share);
    }
    out
}

/// The median time of some runs, in milliseconds, after others for a tenth of a second: threads and vector units wake
/// slowly.
fn milliseconds(mut f: impl FnMut()) -> f64 {
    let start = Instant::now();
    while start.elapsed().as_millis() < 100 {
        f();
    }
    let mut times: Vec<f64> = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            f();
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[RUNS / 2]
}

/// Times `f` on pools of one thread and of two.
fn row(name: &str, f: impl Fn() + Sync) {
    let [one, two] = [1, 2].map(|threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| milliseconds(&f))
    });
    println!("{name:<44} {one:>10.2} {two:>10.2} {:>6.2}", one / two);
}

/// A line of this process's status, in KiB; Linux tells it.
#[cfg(target_os = "linux")]
fn status(line: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|l| l.strip_prefix(line))?.split_whitespace().next()?.parse().ok()
}

/// The most memory that `f` held beyond what was held before, in MiB.
#[cfg(target_os = "linux")]
fn memory(f: impl FnOnce()) -> Option<f64> {
    // The peak starts anew.
    std::fs::write("/proc/self/clear_refs", "5").ok()?;
    let before = status("VmRSS:")?;
    f();
    Some(status("VmHWM:")?.saturating_sub(before) as f64 / 1024.0)
}

/// What the largest sum takes, before anything else has left memory behind.
#[cfg(target_os = "linux")]
fn large_sum() {
    let (bases, s) = (points(1 << 20), scalars(1 << 20));
    let input = (size_of_val(&*bases) + size_of_val(&*s)) as f64 / f64::from(1 << 20);
    let more = memory(|| {
        black_box(G1Projective::msm_vartime(&bases, &s)).expect("as many");
    });
    match more {
        Some(more) => println!("a sum of 2^20 products in G1: {input:.0} MiB of input, {more:.0} MiB more at the peak"),
        None => println!("a sum of 2^20 products in G1: the system does not say how much memory it took"),
    }
}

fn main() {
    #[cfg(target_os = "linux")]
    large_sum();

    println!("{:<44} {:>10} {:>10} {:>6}", "milliseconds, on", "one thread", "two", "ratio");

    let (bases, s) = (points(1 << 16), scalars(1 << 16));
    row("sum of 65536 products in G1", || {
        black_box(G1Projective::msm_vartime(&bases, &s)).expect("as many");
    });
    row("sum of 4096 products in G1", || {
        black_box(G1Projective::msm_vartime(&bases[..4096], &s[..4096])).expect("as many");
    });

    let keys: Vec<SecretKey> = (0..64u8).map(|i| SecretKey::key_gen(&[i; 32], b"").expect("32 bytes")).collect();
    let messages: Vec<[u8; 32]> = (0..64).map(|i| [i; 32]).collect();
    let publics: Vec<PublicKey> = keys.iter().map(|key| key.sk_to_pk()).collect();
    let signatures: Vec<Signature> = keys.iter().zip(&messages).map(|(key, m)| key.sign(m, TAG, b"")).collect();
    let batch: Vec<_> = (0..64)
        .map(|i| SignedMessage { msg: &messages[i], aug: b"", key: &publics[i], signature: &signatures[i] })
        .collect();
    row("verifying 64 signatures", || {
        verify_multiple(&batch, TAG, &mut rand::rng()).expect("valid");
    });
    let compressed: Vec<[u8; 48]> = bases[..1024].iter().map(G1Affine::to_compressed).collect();
    row("decoding 1024 points of G1", || {
        black_box(G1Affine::from_compressed_batch(&compressed)).expect("points");
    });
    let q: Vec<G2Affine> = s[..32].iter().map(|s| G2Affine::from(G2Projective::generator() * s)).collect();
    let pairs: Vec<_> = bases.iter().zip(&q).collect();
    row("pairing of 32 pairs", || {
        black_box(montane::bls12_381::pairing_check(&pairs));
    });

    let domain = Domain::<Scalar>::new(1 << 16).expect("a power of two");
    let values = Mutex::new(s.clone());
    row("transform of 65536 scalars", || {
        domain.fft(&mut values.lock().expect("nobody panics"), Order::Natural, Order::Natural);
    });

    let blob: Vec<u8> = s[..4096].iter().flat_map(Scalar::to_be_bytes).collect();
    let (cells, _) = kzg::compute_cells_and_kzg_proofs(&blob).expect("a blob");
    row("blob to commitment", || {
        black_box(kzg::blob_to_kzg_commitment(&blob)).expect("a blob");
    });
    row("cells and proofs of a blob", || {
        black_box(kzg::compute_cells_and_kzg_proofs(&blob)).expect("a blob");
    });
    let half: Vec<u64> = (64..128).collect();
    row("recovery from 64 cells", || {
        black_box(kzg::recover_cells_and_kzg_proofs(&half, &cells[64..])).expect("64 cells");
    });
    let commitment = kzg::blob_to_kzg_commitment(&blob).expect("a blob");
    let proof = kzg::compute_blob_kzg_proof(&blob, &commitment).expect("a blob");
    row("verifying 64 blobs", || {
        let valid = kzg::verify_blob_kzg_proof_batch(&[&blob; 64], &[commitment; 64], &[proof; 64]);
        assert_eq!(valid, Ok(true));
    });
}

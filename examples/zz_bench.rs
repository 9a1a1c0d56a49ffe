//! scratch
use montane::bls12_381::{G1Affine, G1Projective, G2Projective, Scalar};
use montane::kzg;
use montane::polynomials::{Domain, Order};
use std::fmt::Write;
use std::hint::black_box;
use std::time::Instant;

fn scalars(n: usize) -> Vec<Scalar> {
    let first = Scalar::from(0x9e37_79b9_7f4a_7c15);
    let step = first.invert().unwrap();
    core::iter::successors(Some(first), |s| Some((s.square() + step) * first)).take(n).collect()
}
fn points(n: usize) -> Vec<G1Affine> {
    let step = G1Projective::generator() * Scalar::from(0x1234_5678_9abc_def1);
    let v: Vec<_> = core::iter::successors(Some(step), |p| Some(p + step)).take(n).collect();
    let mut out = vec![G1Affine::identity(); n];
    G1Projective::batch_normalize(&v, &mut out);
    out
}
fn text() -> String {
    let tau = Scalar::from(0x1234_5678_9abc_def1).square().square();
    let powers: Vec<Scalar> = core::iter::successors(Some(Scalar::ONE), |p| Some(p * &tau)).take(4096).collect();
    let d = Domain::<Scalar>::new(4096).unwrap();
    // L_i(tau) = (tau^n - 1)/n * w^i/(tau - w^i)
    let z = d.vanishing(&tau) * Scalar::from(4096).invert().unwrap();
    let lag: Vec<Scalar> = d.elements(Order::Natural).iter().map(|w| z * w * (tau - w).invert().unwrap()).collect();
    let mut out = String::from("4096\n65\n");
    let mut put = |b: &[u8]| {
        for x in b {
            write!(out, "{x:02x}").unwrap();
        }
        out.push('\n');
    };
    for s in &lag {
        put(&(G1Projective::generator() * s).to_affine().to_compressed());
    }
    for s in &powers[..65] {
        put(&(G2Projective::generator() * s).to_affine().to_compressed());
    }
    for s in &powers {
        put(&(G1Projective::generator() * s).to_affine().to_compressed());
    }
    out
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let pools: Vec<_> = [1, 2].map(|t| rayon::ThreadPoolBuilder::new().num_threads(t).build().unwrap()).into();
    let threads: usize = std::env::var("THREADS").map_or(2, |t| t.parse().unwrap());
    let secs: f64 = std::env::var("SECS").map_or(1.5, |t| t.parse().unwrap());
    let wanted = |name: &str| args.len() < 2 || args[1..].iter().any(|a| name.starts_with(a.as_str()));
    let row = |name: &str, f: &(dyn Fn() + Sync)| {
        if !wanted(name) {
            return;
        }
        let mut best = [[f64::MAX; 2]; 1];
        let mut all = [vec![], vec![]];
        let start = Instant::now();
        while start.elapsed().as_secs_f64() < secs || all[0].len() < 3 {
            for k in 0..threads {
                pools[k].install(|| {
                    let t = Instant::now();
                    while t.elapsed().as_millis() < 60 {
                        f();
                    }
                    let n = if name.starts_with("load") { 1 } else { 15 };
                    for _ in 0..n {
                        let t = Instant::now();
                        f();
                        let e = t.elapsed().as_secs_f64() * 1e3;
                        best[0][k] = best[0][k].min(e);
                        all[k].push(e);
                    }
                });
            }
        }
        for a in &mut all {
            a.sort_by(f64::total_cmp);
        }
        let med = |k: usize| if all[k].is_empty() { f64::NAN } else { all[k][all[k].len() / 2] };
        println!(
            "{name:<16} min {:>9.3} {:>9.3} {:>5.2}   median {:>9.3} {:>9.3} {:>5.2}",
            best[0][0],
            best[0][1],
            best[0][0] / best[0][1],
            med(0),
            med(1),
            med(0) / med(1)
        );
    };
    if wanted("load") {
        let t = text();
        row("load", &|| {
            black_box(kzg::TrustedSetup::from_text(&t).unwrap());
        });
    }
    let big = wanted("msm16");
    let (bases, s) = (points(if big { 1 << 16 } else { 1 << 13 }), scalars(1 << 16));
    if big {
        row("msm16", &|| {
            black_box(G1Projective::msm_vartime(&bases, &s)).unwrap();
        });
    }
    for log in [7usize, 10, 12, 13] {
        let n = 1 << log;
        row(&format!("msm{log}"), &|| {
            black_box(G1Projective::msm_vartime(&bases[..n], &s[..n])).unwrap();
        });
    }
    for log in [12u32, 16] {
        let n = 1 << log;
        let domain = Domain::<Scalar>::new(n).unwrap();
        row(&format!("fft{log}"), &|| {
            domain.fft(&mut s[..n].to_vec(), Order::Natural, Order::Natural);
        });
        row(&format!("nr-fft{log}"), &|| {
            domain.fft(&mut s[..n].to_vec(), Order::Natural, Order::BitReversed);
        });
    }
    let blob: Vec<u8> = s[..4096].iter().flat_map(Scalar::to_be_bytes).collect();
    row("commit", &|| {
        black_box(kzg::blob_to_kzg_commitment(&blob)).unwrap();
    });
    row("cells", &|| {
        black_box(kzg::compute_cells_and_kzg_proofs(&blob)).unwrap();
    });
    if wanted("recover") {
        let (cells, _) = kzg::compute_cells_and_kzg_proofs(&blob).unwrap();
        let half: Vec<u64> = (64..128).collect();
        row("recover", &|| {
            black_box(kzg::recover_cells_and_kzg_proofs(&half, &cells[64..])).unwrap();
        });
    }
    if wanted("verify") {
        let commitment = kzg::blob_to_kzg_commitment(&blob).unwrap();
        let proof = kzg::compute_blob_kzg_proof(&blob, &commitment).unwrap();
        row("verify1", &|| {
            assert_eq!(kzg::verify_blob_kzg_proof(&blob, &commitment, &proof), Ok(true));
        });
        row("verify64", &|| {
            assert_eq!(kzg::verify_blob_kzg_proof_batch(&[&blob; 64], &[commitment; 64], &[proof; 64]), Ok(true));
        });
    }
}

//! What Ed25519's two products cost in every form of the field, on this machine, in core cycles.
//!
//! `cargo run --release --example ed25519_forms`
//!
//! * sign: `[r]B` for a secret `r`, and its encoding (constant time);
//! * decode: a point from its 32 bytes (what verification does to `R`);
//! * verify: `[S]B - [k]A - R` with halved scalars;
//! * x25519: the ladder and the final division (constant time).
//!
//! The same formulas run in every row; hashing is left out, for it is the same in all.

use std::hint::black_box;
use std::time::Instant;

use montane::hazmat::edwards25519::hazmat::equation::Equation;
use montane::hazmat::edwards25519::hazmat::{base, ladder};
use montane::hazmat::edwards25519::{Scalar, affine, decompress_vartime};
use montane::hazmat::fields::curve25519::{FieldForm, invert};
use montane::hazmat::kernels::cpu::Isa;
#[cfg(target_arch = "x86_64")]
use montane::hazmat::kernels::cpu::{Fma, Ifma};
#[cfg(target_arch = "x86_64")]
use montane::hazmat::kernels::fe25519::{Doubles8x51, FieldLanes, Lanes8x51};
use montane::hazmat::kernels::fe25519::{Limbs51, Limbs51Preshift, Limbs64};

/// Core cycles per nanosecond, from a chain of dependent additions.
fn clock() -> f64 {
    const ADDITIONS: u32 = 1 << 16;
    let start = Instant::now();
    let (mut x, mut y) = (black_box(1u64), black_box(1u64));
    for _ in 0..ADDITIONS / 32 {
        for _ in 0..16 {
            x = x.wrapping_add(y);
            y = y.wrapping_add(x);
        }
    }
    black_box(y);
    f64::from(ADDITIONS) / start.elapsed().as_nanos() as f64
}

/// The median of many short runs, in cycles for one call.
fn cycles<R>(mut run: impl FnMut() -> R) -> f64 {
    const RUNS: usize = 101;
    const CALLS: u32 = 8;
    let mut times: Vec<f64> = (0..RUNS)
        .map(|_| {
            let before = clock();
            let start = Instant::now();
            for _ in 0..CALLS {
                black_box(run());
            }
            start.elapsed().as_nanos() as f64 / f64::from(CALLS) * before.max(clock())
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[RUNS / 2]
}

struct Inputs {
    r: Scalar,
    s: Scalar,
    k: Scalar,
    key: [u8; 32],
}

fn print(name: &str, row: [f64; 4]) {
    print!("{name:<18}");
    row.iter().for_each(|cycles| print!("{cycles:>10.0}"));
    println!();
}

fn row<F: FieldForm>(isa: F::Isa, inputs: &Inputs) {
    let Inputs { r, s, k, key } = inputs;
    let point = decompress_vartime::<F>(isa, key).expect("a public key").point;
    let equation = Equation { s, k, a: &point, r: &point };
    print(
        &F::name(),
        [
            cycles(|| affine(&base::mul_base::<F>(isa, &black_box(r).words()).projective()).to_bytes()),
            cycles(|| decompress_vartime::<F>(isa, black_box(key))),
            cycles(|| black_box(&equation).defect_vartime::<F>(isa)),
            cycles(|| ladder::mul::<F>(isa, &black_box(r).words(), 255, F::from_words(isa, s.words())).to_words()),
        ],
    );
}

/// The vector lanes; decoding one point and the last division are not theirs, but those of the form `F`.
#[cfg(target_arch = "x86_64")]
fn lanes_row<F: FieldForm, L: FieldLanes<8>>(name: &str, lanes: L::Isa, isa: F::Isa, inputs: &Inputs) {
    let Inputs { r, s, k, key } = inputs;
    let point = decompress_vartime::<F>(isa, key).expect("a public key").point;
    let equation = Equation { s, k, a: &point, r: &point };
    print(
        name,
        [
            cycles(|| affine(&base::mul_base_lanes::<F, L>(lanes, isa, &black_box(r).words()).projective()).to_bytes()),
            f64::NAN,
            cycles(|| black_box(&equation).defect_lanes_vartime::<L::Four>(lanes)),
            cycles(|| {
                let [x, z] = ladder::mul_lanes::<L::Four>(lanes, &black_box(r).words(), 255, &s.words());
                F::from_words(isa, x).mul(invert(F::from_words(isa, z))).to_words()
            }),
        ],
    );
}

fn main() {
    let scalar =
        |seed: u8| Scalar::from_bytes_mod_order_wide(&core::array::from_fn(|i| (i as u8).wrapping_mul(151) ^ seed));
    let inputs = Inputs { r: scalar(1), s: scalar(2), k: scalar(3), key: scalar(4).mul_base().to_bytes() };
    println!("{:<18}{:>10}{:>10}{:>10}{:>10}", "form", "sign", "decode", "verify", "x25519");
    row::<Limbs64>(Isa::detect().expect("portable"), &inputs);
    row::<Limbs51>(Isa::detect().expect("portable"), &inputs);
    row::<Limbs51Preshift>(Isa::detect().expect("portable"), &inputs);
    #[cfg(target_arch = "x86_64")]
    match Isa::detect() {
        Some(isa) => row::<montane::hazmat::kernels::fe25519::Limbs64Adx>(isa, &inputs),
        None => println!("limbs64_adx       skipped: needs adx"),
    }
    #[cfg(target_arch = "x86_64")]
    {
        use montane::hazmat::kernels::fe25519::Limbs64Adx;
        match Fma::detect() {
            Some(lanes) => lanes_row::<Limbs64Adx, Doubles8x51>("doubles", lanes, lanes.adx(), &inputs),
            None => println!("doubles           skipped: needs fma"),
        }
        match Ifma::detect() {
            Some(lanes) => lanes_row::<Limbs64Adx, Lanes8x51>("lanes", lanes, lanes.adx(), &inputs),
            None => println!("lanes             skipped: needs ifma"),
        }
    }
}

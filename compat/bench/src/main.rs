//! What programs call in the crates of this folder, timed beside the originals and beside crrl, in one run.
//!
//! ```text
//! cd compat/bench && cargo build --release
//! target/release/bench [--msm | --points] [--markdown]
//! MONTANE_ISA=adx target/release/bench
//! ```
//!
//! It has to be built in this folder: `.cargo/config.toml` asks curve25519-dalek 5 for its backend with AVX-512. Each
//! operation is timed in turn for every implementation, several times over; a figure is the median, in nanoseconds, and
//! a ratio is Montane's time divided by the other's.

use std::hint::black_box;
use std::time::Instant;

/// How long one timing should take.
const SLICE: f64 = 400e3;
/// Timings of each.
const ROUNDS: usize = 15;

/// The implementations, ours first.
const NAMES: [&str; 4] = ["montane", "dalek 4.1.3", "dalek 5.0.0", "crrl 0.9.0"];

/// One operation in every implementation that has it.
struct Row {
    name: String,
    runs: [Option<Box<dyn FnMut()>>; 4],
}

impl Row {
    /// The medians.
    fn times(&mut self) -> [Option<f64>; 4] {
        let mut samples: [Vec<f64>; 4] = Default::default();
        let mut counts = [0u32; 4];
        for round in 0..ROUNDS {
            for (i, run) in self.runs.iter_mut().enumerate() {
                let Some(run) = run else { continue };
                if round == 0 {
                    let start = Instant::now();
                    run();
                    let once = start.elapsed().as_nanos() as f64;
                    counts[i] = (SLICE / once).clamp(1.0, 1e5) as u32;
                }
                // What takes long is steady enough after fewer rounds.
                if round >= 5 && counts[i] == 1 {
                    continue;
                }
                let start = Instant::now();
                for _ in 0..counts[i] {
                    run();
                }
                samples[i].push(start.elapsed().as_nanos() as f64 / f64::from(counts[i]));
            }
        }
        samples.map(|mut times| {
            times.sort_by(f64::total_cmp);
            times.get(times.len() / 2).copied()
        })
    }
}

/// A function's runs without its results.
macro_rules! run {
    ($body:expr) => {{
        let run: Box<dyn FnMut()> = Box::new(move || {
            black_box($body);
        });
        Some(run)
    }};
}

/// Bytes that look random.
fn bytes<const N: usize>(seed: u64) -> [u8; N] {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    core::array::from_fn(|_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    })
}

/// The operations of crates with the surface of curve25519-dalek.
macro_rules! surface {
    ($module:ident: $library:ident) => {
        mod $module {
            use super::{black_box, bytes};
            use ::$library::constants::{ED25519_BASEPOINT_POINT, RISTRETTO_BASEPOINT_POINT};
            use ::$library::edwards::EdwardsPoint;
            use ::$library::ristretto::RistrettoPoint;
            use ::$library::scalar::Scalar;
            use ::$library::traits::{MultiscalarMul, VartimeMultiscalarMul};

            fn scalar(seed: u64) -> Scalar {
                Scalar::from_bytes_mod_order_wide(&bytes(seed))
            }

            pub fn points() -> Vec<Option<Box<dyn FnMut()>>> {
                let (s, t) = (scalar(1), scalar(2));
                let p = ED25519_BASEPOINT_POINT * scalar(3);
                let r = RISTRETTO_BASEPOINT_POINT * scalar(3);
                let (edwards, ristretto) = (p.compress(), r.compress());
                let uniform: [u8; 64] = bytes(4);
                vec![
                    run!(black_box(p) * black_box(s)),
                    run!(EdwardsPoint::mul_base(black_box(&s))),
                    run!(EdwardsPoint::vartime_double_scalar_mul_basepoint(
                        black_box(&s),
                        black_box(&p),
                        black_box(&t)
                    )),
                    run!(black_box(edwards).decompress()),
                    run!(black_box(p).compress()),
                    run!(black_box(ristretto).decompress()),
                    run!(black_box(r).compress()),
                    run!(RistrettoPoint::from_uniform_bytes(black_box(&uniform))),
                    run!(RistrettoPoint::double_and_compress_batch(black_box(&[r; 64]))),
                ]
            }

            pub fn sums(n: u64) -> [Option<Box<dyn FnMut()>>; 2] {
                let scalars: Vec<_> = (0..n).map(|i| scalar(2 * i + 10)).collect();
                let points: Vec<_> = (0..n).map(|i| EdwardsPoint::mul_base(&scalar(2 * i + 11))).collect();
                let (more, others) = (scalars.clone(), points.clone());
                [
                    run!(EdwardsPoint::multiscalar_mul(black_box(&scalars), black_box(&points))),
                    run!(EdwardsPoint::vartime_multiscalar_mul(black_box(&more), black_box(&others))),
                ]
            }
        }
    };
}

surface!(ours: montane);
surface!(four: dalek4);
surface!(five: dalek5);

/// The operations that crrl has.
fn crrl_points() -> Vec<Option<Box<dyn FnMut()>>> {
    use crrl::{ed25519, ristretto255};
    let (s, t) = (ed25519::Scalar::decode_reduce(&bytes::<64>(1)), ed25519::Scalar::decode_reduce(&bytes::<64>(2)));
    let p = ed25519::Point::mulgen(&ed25519::Scalar::decode_reduce(&bytes::<64>(3)));
    let r = ristretto255::Point::mulgen(&ed25519::Scalar::decode_reduce(&bytes::<64>(3)));
    let (edwards, ristretto) = (p.encode(), r.encode());
    let uniform: [u8; 64] = bytes(4);
    vec![
        run!(black_box(p) * black_box(s)),
        run!(ed25519::Point::mulgen(black_box(&s))),
        run!(black_box(p).mul_add_mulgen_vartime(black_box(&s), black_box(&t))),
        run!(ed25519::Point::decode(black_box(&edwards))),
        run!(black_box(p).encode()),
        run!(ristretto255::Point::decode(black_box(&ristretto))),
        run!(black_box(r).encode()),
        run!(ristretto255::Point::one_way_map(black_box(&uniform))),
        None,
    ]
}

/// What `points` lists, in that order.
const POINTS: [&str; 9] = [
    "`[s]P`",
    "`[s]B`",
    "`[a]P + [b]B`, vartime",
    "decompress",
    "compress",
    "Ristretto decompress",
    "Ristretto compress",
    "Ristretto from 64 uniform bytes",
    "Ristretto double and compress 64",
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let has = |name: &str| arguments.iter().any(|argument| argument == name);
    let mut rows = Vec::new();
    if !has("--msm") {
        let all = [ours::points(), four::points(), five::points(), crrl_points()];
        let mut all = all.map(Vec::into_iter);
        for name in POINTS {
            rows.push(Row { name: name.into(), runs: all.each_mut().map(|runs| runs.next().flatten()) });
        }
    }
    if !has("--points") {
        let sizes: [u64; 13] = [2, 3, 4, 6, 8, 16, 32, 64, 128, 256, 512, 1024, 4096];
        for vartime in 0..2 {
            for n in sizes {
                let [mut a, mut b, mut c] = [ours::sums(n), four::sums(n), five::sums(n)];
                rows.push(Row {
                    name: format!("sum of {n}{}", ["", ", vartime"][vartime]),
                    runs: [a[vartime].take(), b[vartime].take(), c[vartime].take(), None],
                });
            }
        }
    }
    let (start, between, end) = if has("--markdown") { ("| ", " | ", " |") } else { ("", "  ", "") };
    let line = |cells: &[String]| {
        let cells: Vec<String> = cells
            .iter()
            .enumerate()
            .map(|(i, c)| if i == 0 { format!("{c:<34}") } else { format!("{c:>11}") })
            .collect();
        println!("{start}{}{end}", cells.join(between));
    };
    let mut head = vec!["nanoseconds".to_string()];
    head.extend(NAMES.map(String::from));
    head.extend(NAMES[1..].iter().map(|name| format!("/ {}", name.split(' ').nth(1).unwrap_or(name))));
    line(&head);
    if has("--markdown") {
        println!("|{}", "---|".repeat(head.len()));
    }
    for mut row in rows {
        let times = row.times();
        let ratio = |i: usize| times[0].zip(times[i]).map_or(String::new(), |(a, b)| format!("{:.2}", a / b));
        let mut cells = vec![row.name];
        cells.extend(times.map(|time| time.map_or(String::new(), |t| format!("{t:.0}"))));
        cells.extend((1..4).map(ratio));
        line(&cells);
    }
}

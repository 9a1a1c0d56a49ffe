//! The registered kernels under criterion: first the classic seven lines, then every kernel with every named prime.
//!
//! `cargo bench -p montane-benches -- classic` runs the seven lines alone.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use montane_contenders::registry;
use montane_fields::primes::{PRIMES, Prime};
use montane_kernels::Kernel;
use montane_kernels::kernel::{Bind, Representation};
use montane_kernels::op::BULK;
use montane_lab::oracle::{from_words, random_operand};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// Chained iterations of each classic line.
const CHAIN: usize = 1000;

/// The classic lines that are kernels: what they are called, and the kernel.
const LINES: [(&str, &str); 6] = [
    ("1 addition", "add_4_portable"),
    ("2 subtraction", "sub_4_portable"),
    ("4 multiplication, plain loop", "mont_mul_4_cios"),
    ("5 multiplication, flat", "mont_mul_4_flat"),
    ("6 multiplication, intrinsics", "mont_mul_4_intrinsics_adx"),
    ("7 multiplication, assembly", "mont_mul_4_adx"),
];

fn operands(form: &Representation, prime: &Prime, count: usize, rng: &mut SmallRng) -> Vec<u64> {
    (0..count).flat_map(|_| random_operand(form, prime.p, rng)).collect()
}

/// A kernel with random operands.
struct Bench {
    bind: Bind,
    a: Vec<u64>,
    b: Vec<u64>,
    out: Vec<u64>,
}

impl Bench {
    fn new(kernel: &Kernel, prime: &Prime) -> Option<Self> {
        let mut rng = SmallRng::seed_from_u64(1);
        let bind = kernel.bind(prime.p).ok()?;
        let a = operands(&kernel.a, prime, BULK, &mut rng);
        let b = kernel.b.map_or_else(Vec::new, |form| operands(&form, prime, BULK, &mut rng));
        let out = vec![0; BULK * bind.operand_words()[2]];
        Some(Self { bind, a, b, out })
    }

    fn chain(&mut self, iterations: usize) {
        let [a, b, _] = self.bind.operand_words();
        self.bind.chain(&mut self.a[..a], &self.b[..b], iterations);
    }

    fn bulk(&mut self, rounds: usize) {
        self.bind.bulk(&self.a, &self.b, &mut self.out, rounds);
    }
}

/// Seven ways to spend a thousand operations on BN254's scalar field, each result feeding the next.
fn classic(c: &mut Criterion) {
    let prime = PRIMES.iter().find(|p| p.name == "bn254-fr").expect("it is named");
    let mut group = c.benchmark_group("classic, 1000 chained");
    group.throughput(Throughput::Elements(CHAIN as u64));
    for (line, name) in LINES {
        if line.starts_with('4') {
            big_integers(&mut group, prime);
        }
        match registry::find(name).and_then(|kernel| Bench::new(kernel, prime)) {
            Some(mut bench) => {
                group.bench_function(line, |b| b.iter(|| bench.chain(CHAIN)));
            }
            None => eprintln!("{line}: skipped, {name} does not run on this machine"),
        }
    }
    group.finish();
}

/// The third line: `a * b % p`.
fn big_integers(group: &mut BenchmarkGroup<'_, WallTime>, prime: &Prime) {
    let mut rng = SmallRng::seed_from_u64(1);
    let form = Representation::saturated(prime.p.len(), montane_kernels::kernel::Bound::CANONICAL);
    let [a, b] = [0; 2].map(|_| from_words(&operands(&form, prime, 1, &mut rng)));
    let p = from_words(prime.p);
    group.bench_function("3 multiplication, BigUint", |bench| {
        bench.iter(|| (0..CHAIN).fold(a.clone(), |x, _| black_box(x * &b % &p)));
    });
}

/// Every kernel with every prime that it takes: latency in a chain, throughput of independent operations.
fn all(c: &mut Criterion) {
    for prime in PRIMES {
        let mut group = c.benchmark_group(prime.name);
        group.sample_size(20).warm_up_time(Duration::from_millis(50)).measurement_time(Duration::from_millis(200));
        for kernel in registry::all().filter(|k| k.limbs == prime.p.len()) {
            let Some(mut bench) = Bench::new(kernel, prime) else { continue };
            let timed = |run: &mut dyn FnMut()| {
                let start = Instant::now();
                run();
                start.elapsed()
            };
            group.throughput(Throughput::Elements(kernel.a.lanes as u64));
            if kernel.chains {
                group.bench_function(format!("{}/latency", kernel.name()), |b| {
                    b.iter_custom(|iterations| timed(&mut || bench.chain(iterations as usize)));
                });
            }
            group.throughput(Throughput::Elements((BULK * kernel.a.lanes) as u64));
            group.bench_function(format!("{}/throughput of {BULK}", kernel.name()), |b| {
                b.iter_custom(|iterations| timed(&mut || bench.bulk(iterations as usize)));
            });
        }
        group.finish();
    }
}

criterion_group!(benches, classic, all);
criterion_main!(benches);

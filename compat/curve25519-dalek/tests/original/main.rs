//! Beside the original, on thousands of inputs that nobody chose and on those at an edge: the same bytes from every
//! function. What is excepted is in README.md.
#![cfg(all(
    feature = "digest",
    any(dalek5, feature = "group-bits"),
    feature = "group",
    feature = "legacy_compatibility",
    feature = "rand_core",
    feature = "serde"
))]

use calls::Results;

/// This crate.
#[path = "."]
mod ours {
    pub use curve25519_dalek as dalek;
    #[path = "calls.rs"]
    pub mod calls;
}
/// The original.
#[path = "."]
mod theirs {
    pub use original as dalek;
    #[path = "calls.rs"]
    pub mod calls;
}
use ours::calls;

/// Reproducible bytes, of which some are likely to be an edge.
#[derive(Clone)]
pub struct Source(u64);

impl Source {
    fn word(&mut self) -> u64 {
        // The finalizer of MurmurHash3 over a counter (splitmix64).
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    }
    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        core::array::from_fn(|_| self.word() as u8)
    }
    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.word() as usize % all.len()]
    }
}

#[cfg(not(dalek5))]
mod generator {
    use rand_core::{CryptoRng, Error, RngCore, impls};

    impl RngCore for super::Source {
        fn next_u32(&mut self) -> u32 {
            self.word() as u32
        }
        fn next_u64(&mut self) -> u64 {
            self.word()
        }
        fn fill_bytes(&mut self, dest: &mut [u8]) {
            impls::fill_bytes_via_next(self, dest);
        }
        fn try_fill_bytes(&mut self, dest: &mut [u8]) -> Result<(), Error> {
            self.fill_bytes(dest);
            Ok(())
        }
    }
    impl CryptoRng for super::Source {}
}
#[cfg(dalek5)]
mod generator {
    use core::convert::Infallible;
    use rand_core::{TryCryptoRng, TryRng};

    impl TryRng for super::Source {
        type Error = Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            Ok(self.word() as u32)
        }
        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            Ok(self.word())
        }
        fn try_fill_bytes(&mut self, dest: &mut [u8]) -> Result<(), Infallible> {
            dest.iter_mut().for_each(|byte| *byte = self.word() as u8);
            Ok(())
        }
    }
    impl TryCryptoRng for super::Source {}
}

/// `n + d` for a small `d`, modulo `2^256`.
fn plus(mut n: [u8; 32], d: i8) -> [u8; 32] {
    let mut carry = i16::from(d);
    for byte in &mut n {
        carry += i16::from(*byte);
        *byte = carry as u8;
        carry >>= 8;
    }
    n
}

/// `m n` for a small `m`, modulo `2^256`.
fn times(n: [u8; 32], m: u16) -> [u8; 32] {
    let mut carry = 0;
    n.map(|byte| {
        carry += u32::from(byte) * u32::from(m);
        let low = carry as u8;
        carry >>= 8;
        low
    })
}

fn power_of_two(n: usize) -> [u8; 32] {
    let mut bytes = [0; 32];
    bytes[n / 8] = 1 << (n % 8);
    bytes
}

/// The order of the generators.
const L: [u8; 32] = [
    0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
];

/// The prime, `2^255 - 19`.
fn prime() -> [u8; 32] {
    plus(power_of_two(255), -19)
}

/// Numbers about multiples of `L` and about powers of two, of digits that carry far, and clamped ones.
fn edge_scalars() -> Vec<[u8; 32]> {
    let multiples = (0..8).map(|m| times(L, m)).chain([252, 253, 254, 255, 128, 64, 4].map(power_of_two));
    let mut all: Vec<[u8; 32]> = multiples.flat_map(|n| [-2, -1, 0, 1, 2, 8].map(|d| plus(n, d))).collect();
    all.extend([[0xff; 32], [0x88; 32], [0x77; 32], [0x80; 32], [0x08; 32], [0x7f; 32], prime(), plus(prime(), 1)]);
    // Half of L, and a number that is clamped.
    all.extend([times(L, 1 << 7), core::array::from_fn(|i| if i == 31 { 0x40 } else { 0xf8 })]);
    all
}

/// A scalar at an edge, or of 253 or 255 bits.
fn scalar(source: &mut Source, edges: &[[u8; 32]]) -> [u8; 32] {
    match source.word() % 4 {
        0 => source.one_of(edges),
        1 => plus(source.one_of(edges), source.word() as i8),
        2 => {
            let mut bytes: [u8; 32] = source.bytes();
            bytes[31] &= 0x0f;
            bytes
        }
        _ => source.bytes(),
    }
}

/// Encodings of `y` about `0` and about the prime, with both signs, and of the points of small order.
fn edge_encodings() -> Vec<[u8; 32]> {
    let numbers = [[0; 32], prime()].into_iter().flat_map(|n| (-20..20).map(move |d| plus(n, d)));
    let small = original::constants::EIGHT_TORSION.map(|p| p.compress().0);
    let ours = curve25519_dalek::constants::X25519_BASEPOINT.0;
    let all = numbers.chain(small).chain([ours, original::constants::ED25519_BASEPOINT_COMPRESSED.0]);
    all.flat_map(|bytes| [bytes, core::array::from_fn(|i| bytes[i] ^ if i == 31 { 0x80 } else { 0 })]).collect()
}

/// A point of any order: one of small order, a multiple of the generator, one with both components, or whatever bytes
/// encode.
fn point(source: &mut Source) -> [u8; 32] {
    use original::constants::{ED25519_BASEPOINT_POINT, EIGHT_TORSION};
    let torsion = source.one_of(&EIGHT_TORSION);
    let multiple = ED25519_BASEPOINT_POINT * original::Scalar::from(source.word());
    match source.word() % 4 {
        0 => torsion.compress().0,
        1 => multiple.compress().0,
        2 => (multiple + torsion).compress().0,
        _ => loop {
            let bytes = source.bytes();
            if original::edwards::CompressedEdwardsY(bytes).decompress().is_some() {
                break bytes;
            }
        },
    }
}

/// How many inputs that nobody chose: `MONTANE_CASES`, or fewer.
fn cases(usual: usize) -> usize {
    std::env::var("MONTANE_CASES").map_or(usual, |cases| cases.parse().expect("a number"))
}

#[track_caller]
fn same(ours: Results, theirs: Results, input: impl core::fmt::Debug) {
    assert_eq!(ours.len(), theirs.len());
    for ((name, a), (_, b)) in ours.iter().zip(&theirs) {
        assert!(a == b, "{name} of {input:x?}: {a:x?}, the original {b:x?}");
    }
}

#[test]
fn constants() {
    same(ours::calls::constants(), theirs::calls::constants(), ());
}

#[test]
fn scalars() {
    // Both panic where they find no root of either ratio, of a zero that is not reduced.
    std::panic::set_hook(Box::new(|_| ()));
    let (edges, source) = (edge_scalars(), &mut Source(1));
    let of_edges = edges.iter().flat_map(|&a| (0..4).map(move |i| (a, i)));
    let mut pairs: Vec<_> = of_edges.map(|(a, i)| (a, if i == 0 { a } else { source.one_of(&edges) })).collect();
    pairs.extend((0..cases(600)).map(|_| (scalar(source, &edges), scalar(source, &edges))));
    let run = std::panic::catch_unwind(|| {
        for (a, b) in &pairs {
            let (x, y) = (ours::calls::scalars(a, b), theirs::calls::scalars(a, b));
            if let Some(i) = (0..x.len()).find(|&i| x[i] != y[i]) {
                return Some(format!("{} of {a:x?}, {b:x?}: {:x?}, the original {:x?}", x[i].0, x[i].1, y[i].1));
            }
        }
        None
    });
    let _ = std::panic::take_hook();
    assert_eq!(run.expect("no other panic"), None);
}

#[test]
fn encodings() {
    let source = &mut Source(2);
    let inputs = edge_encodings().into_iter().chain((0..cases(2000)).map(|_| source.bytes()));
    for bytes in inputs {
        same(ours::calls::encodings(&bytes), theirs::calls::encodings(&bytes), bytes);
    }
}

#[test]
fn points() {
    let (edges, source) = (edge_scalars(), &mut Source(3));
    let edge_points = edge_encodings();
    for i in 0..edge_points.len() + cases(300) {
        let p = edge_points.get(i).copied().unwrap_or_else(|| point(source));
        let (q, a, b) = (point(source), scalar(source, &edges), scalar(source, &edges));
        same(ours::calls::points(&p, &q, &a, &b), theirs::calls::points(&p, &q, &a, &b), (p, q, a, b));
    }
}

/// Sizes about those where either changes its method.
#[test]
fn sums() {
    let (edges, source) = (edge_scalars(), &mut Source(4));
    for n in [
        0, 1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 31, 47, 48, 59, 60, 63, 64, 65, 100, 189, 190, 191, 255, 256, 257, 499,
        500, 801,
    ] {
        let points: Vec<_> = (0..n).map(|_| point(source)).collect();
        let scalars: Vec<_> = (0..n).map(|_| scalar(source, &edges)).collect();
        same(ours::calls::sums(&points, &scalars), theirs::calls::sums(&points, &scalars), n);
        let reduced: Vec<_> = scalars.iter().map(|s| original::Scalar::from_bytes_mod_order(*s).to_bytes()).collect();
        same(ours::calls::sums(&points, &reduced), theirs::calls::sums(&points, &reduced), (n, "reduced"));
    }
}

#[test]
fn montgomery() {
    let (edges, source) = (edge_scalars(), &mut Source(5));
    let small: Vec<[u8; 32]> = edge_encodings().into_iter().chain(edge_scalars()).collect();
    for i in 0..small.len() + cases(300) {
        let u = small.get(i).copied().unwrap_or_else(|| source.bytes());
        let (v, a) = (if i % 3 == 0 { plus(u, 19) } else { source.bytes() }, scalar(source, &edges));
        same(ours::calls::montgomery(&u, &v, &a), theirs::calls::montgomery(&u, &v, &a), (u, v, a));
    }
}

#[test]
fn ristretto() {
    let (edges, source) = (edge_scalars(), &mut Source(6));
    let encodings = edge_encodings();
    for i in 0..encodings.len() + cases(300) {
        let mut uniform: [u8; 64] = source.bytes();
        let mut encoding = source.bytes();
        if let Some(&edge) = encodings.get(i) {
            uniform[32 * (i % 2)..][..32].copy_from_slice(&edge);
            encoding = edge;
        } else if i % 2 == 0 {
            encoding = original::RistrettoPoint::from_uniform_bytes(&source.bytes()).compress().0;
        }
        let (a, b) = (scalar(source, &edges), scalar(source, &edges));
        let results = [
            ours::calls::ristretto(&encoding, &uniform, &a, &b),
            theirs::calls::ristretto(&encoding, &uniform, &a, &b),
        ];
        let [x, y] = results;
        same(x, y, (encoding, uniform, a, b));
    }
}

#[test]
fn random() {
    for seed in 0..200 {
        same(ours::calls::random(Source(seed)), theirs::calls::random(Source(seed)), seed);
    }
}

//! Operands: random ones, and those at which something changes.

#![allow(dead_code, reason = "each test uses a part")]

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock};

use super::{Function, Source, ours, theirs};

/// Names that were asked for, and inputs that each has had.
static COMPARED: Mutex<BTreeMap<String, usize>> = Mutex::new(BTreeMap::new());

/// The functions that have been compared, and on how many inputs.
pub(crate) fn compared() -> BTreeMap<String, usize> {
    COMPARED.lock().expect("no panic while it is held").clone()
}

/// Inputs a second, by a part of the name of what is compared: what both and the making of the inputs took on a Zen 3,
/// or less. The first that fits.
const RATES: &[(&str, usize)] = &[
    ("lists of pairs", 50),
    ("lists", 60),
    ("tables", 25),
    ("equations", 12),
    ("several places", 600),
    ("encodings", 1500),
    ("distinct messages", 3000),
    ("miller_loop", 400),
    ("final", 600),
    ("aggregated", 400),
    ("in_group", 3000),
    ("keygen", 60_000),
    ("eip2333", 100_000),
    ("sk_to_pk", 1500),
    ("hash_to", 1200),
    ("encode_to", 1500),
    ("map_to", 1500),
    ("mult", 1200),
    ("in_g", 4000),
    ("uncompress", 10_000),
    ("deserialize", 10_000),
    ("compress", 40_000),
    ("serialize", 40_000),
    ("to_affine", 40_000),
    ("affine", 60_000),
    ("sqrt", 8000),
    ("is_square", 15_000),
    ("inverse", 30_000),
    ("p1_", 60_000),
    ("p2_", 40_000),
    ("fp12_", 30_000),
];
/// The rate of every other function.
const RATE: usize = 100_000;
/// The most inputs of a function.
const MOST: usize = 100_000;

/// How many inputs a function has: as many as `LIBBLST_SECONDS` are enough for, and no more than [`MOST`].
pub(crate) fn cases(of: &str) -> usize {
    let seconds = std::env::var("LIBBLST_SECONDS").map_or(0.02, |n| n.parse().expect("LIBBLST_SECONDS is a number"));
    let rate = RATES.iter().find(|(what, _)| of.contains(what)).map_or(RATE, |(_, rate)| *rate);
    ((seconds * rate as f64).ceil() as usize).clamp(1, MOST)
}

/// Both functions of a name, ours first, for so many inputs.
pub(crate) fn many(name: &str, inputs: usize) -> [Function; 2] {
    *COMPARED.lock().expect("no panic while it is held").entry(name.to_string()).or_default() += inputs;
    [Function::new(ours(), name), Function::new(theirs(), name)]
}

/// Both functions of a name, for one input.
pub(crate) fn both(name: &str) -> [Function; 2] {
    many(name, 1)
}

/// One of both functions, for one input that the other has too: ours is number 0.
pub(crate) fn either(which: usize, name: &str) -> Function {
    many(name, 1 - which)[which]
}

/// Calls blst's.
pub(crate) fn original(name: &str, args: &[usize]) -> usize {
    // SAFETY: arguments as blst asks for.
    unsafe { Function::new(theirs(), name).call(args) }
}

/// Bytes that blst writes for a result of some length.
pub(crate) fn made(name: &str, len: usize, args: &[usize]) -> Vec<u8> {
    let mut out = vec![0u64; len.div_ceil(8)];
    let mut all = vec![out.as_mut_ptr() as usize];
    all.extend(args);
    original(name, &all);
    out.iter().flat_map(|word| word.to_le_bytes()).take(len).collect()
}

/// What an argument is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Elements below their modulus.
    Fr,
    Fp,
    Fp2,
    Fp6,
    Fp12,
    /// An element of the cyclotomic subgroup, of order `r` or not.
    Cyclotomic,
    /// Jacobian coordinates of any kind, on the curve or not, and of points of the curve, in or out of the subgroup.
    AnyPoint(usize),
    Point(usize),
    /// Affine coordinates of points of the curve, infinity included.
    Affine(usize),
    /// Those other than infinity.
    Finite(usize),
    /// Any bytes of a length, more often than not a number near a modulus.
    Number(usize),
    /// A secret key: a number below `2^255`, which is more than `r`. From about `0.67 * 2^256` on what blst signs is no
    /// multiple.
    Key,
    /// An encoding of a point, good or bad.
    Encoding(usize, usize),
    /// Bytes and their length: two arguments. NULL, if that is none.
    Bytes,
    /// A tag and its length, short, long, or NULL.
    Tag,
    /// A number and how many bits it has: two arguments.
    Bits,
    /// Text of hexadecimal digits.
    Text,
    /// A small number, a flag, any number of 32 bits.
    Count(usize),
    Flag,
    Index,
}
pub(crate) const P: [u64; 6] = [
    0xb9fe_ffff_ffff_aaab,
    0x1eab_fffe_b153_ffff,
    0x6730_d2a0_f6b0_f624,
    0x6477_4b84_f385_12bf,
    0x4b1b_a7b6_434b_acd7,
    0x1a01_11ea_397f_e69a,
];
pub(crate) const R: [u64; 4] =
    [0xffff_ffff_0000_0001, 0x53bd_a402_fffe_5bfe, 0x3339_d808_09a1_d805, 0x73ed_a753_299d_7d48];

pub(crate) fn le(words: &[u64]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// Words that are often zero, one, all ones or near the modulus.
pub(crate) fn near(source: &mut Source, modulus: &[u64]) -> Vec<u64> {
    let mut words: Vec<u64> = modulus.iter().map(|_| source.word()).collect();
    match source.below(12) {
        0 => words.fill(0),
        1 => words.fill(u64::MAX),
        2 => {
            words.fill(0);
            words[0] = source.below(4) as u64;
        }
        3 | 4 => {
            words.copy_from_slice(modulus);
            let delta = source.below(5) as u64;
            words[0] = words[0].wrapping_add(delta).wrapping_sub(2);
        }
        5 => {
            let at = source.below(words.len());
            words[at..].fill(0);
        }
        _ => {}
    }
    words
}

/// The same, below the modulus.
pub(crate) fn below(source: &mut Source, modulus: &[u64]) -> Vec<u8> {
    loop {
        let mut words = near(source, modulus);
        if source.below(2) == 0 {
            let top = words.len() - 1;
            words[top] >>= 1;
        }
        if words.iter().rev().lt(modulus.iter().rev()) {
            return le(&words);
        }
    }
}

pub(crate) fn fp(source: &mut Source) -> Vec<u8> {
    below(source, &P)
}

/// Points of the curve in Jacobian coordinates: of the subgroup, of the curve alone and of infinity, some with `Z = 1`,
/// by group.
pub(crate) fn pool(group: usize) -> &'static [Vec<u8>] {
    static POOLS: OnceLock<[Vec<Vec<u8>>; 2]> = OnceLock::new();
    &POOLS.get_or_init(|| [points(1), points(2)])[group - 1]
}

pub(crate) fn points(group: usize) -> Vec<Vec<u8>> {
    let source = &mut Source::new(17 + group as u64);
    let name = |what: &str| format!("blst_p{group}_{what}");
    let (jacobian, affine, half) = (144 * group, 96 * group, 48 * group);
    let mut pool = vec![vec![0; jacobian]];
    let generator = original(&name("generator"), &[]);
    while pool.len() < 40 {
        let k = source.bytes(32);
        pool.push(made(&name("mult"), jacobian, &[generator, k.as_ptr() as usize, 1 + source.below(255)]));
    }
    // Points outside of the subgroup: any that decode.
    while pool.len() < 70 {
        let mut encoding = source.bytes(half);
        encoding[0] = 0x80 | (encoding[0] & 0x3f);
        if source.below(4) == 0 {
            encoding[1..half - 1].fill(0);
            encoding[0] &= 0xa0;
        }
        let mut point = vec![0u64; affine / 8];
        let at = point.as_mut_ptr() as usize;
        if matches!(original(&name("uncompress"), &[at, encoding.as_ptr() as usize]), 0 | 3) {
            pool.push(made(&name("from_affine"), jacobian, &[at]));
        }
    }
    // Sums, whose Z are no longer 1, and negatives.
    for i in 0..pool.len() {
        let [a, b] = [&pool[i], &pool[source.below(70)]].map(|p| p.as_ptr() as usize);
        pool.push(made(&name("add_or_double"), jacobian, &[a, b]));
        let mut negative = pool[i].clone();
        original(&name("cneg"), &[negative.as_mut_ptr() as usize, 1]);
        pool.push(negative);
    }
    pool
}

pub(crate) fn point(source: &mut Source, group: usize) -> Vec<u8> {
    let pool = pool(group);
    pool[source.below(pool.len())].clone()
}

pub(crate) fn affine(source: &mut Source, group: usize) -> Vec<u8> {
    let point = point(source, group);
    made(&format!("blst_p{group}_to_affine"), 96 * group, &[point.as_ptr() as usize])
}

pub(crate) fn finite(source: &mut Source, group: usize) -> Vec<u8> {
    loop {
        let point = affine(source, group);
        if point.iter().any(|byte| *byte != 0) {
            return point;
        }
    }
}

/// A point of the subgroup, other than infinity.
pub(crate) fn member(source: &mut Source, group: usize) -> Vec<u8> {
    let point = &pool(group)[1 + source.below(39)];
    made(&format!("blst_p{group}_to_affine"), 96 * group, &[point.as_ptr() as usize])
}

/// Elements of the cyclotomic subgroup: of order `r`, and not.
pub(crate) fn cyclotomic() -> &'static [Vec<u8>] {
    static POOL: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    POOL.get_or_init(|| {
        let source = &mut Source::new(5);
        let one = original("blst_fp12_one", &[]);
        let mut pool = vec![made("blst_fp12_mul", 576, &[one, one])];
        for _ in 0..8 {
            let f: Vec<u8> = (0..12).flat_map(|_| below(source, &P)).collect();
            pool.push(made("blst_final_exp", 576, &[f.as_ptr() as usize]));
            // f^((p^6 - 1)(p^2 + 1))
            let mut conjugate = f.clone();
            original("blst_fp12_conjugate", &[conjugate.as_mut_ptr() as usize]);
            let inverse = made("blst_fp12_inverse", 576, &[f.as_ptr() as usize]);
            let first = made("blst_fp12_mul", 576, &[conjugate.as_ptr() as usize, inverse.as_ptr() as usize]);
            let second = made("blst_fp12_frobenius_map", 576, &[first.as_ptr() as usize, 2]);
            pool.push(made("blst_fp12_mul", 576, &[first.as_ptr() as usize, second.as_ptr() as usize]));
        }
        pool
    })
}

pub(crate) fn encoding(source: &mut Source, group: usize, len: usize) -> Vec<u8> {
    let compressed = source.below(2) == 0;
    let point = affine(source, group);
    let name = format!("blst_p{group}_affine_{}", if compressed { "compress" } else { "serialize" });
    let mut bytes = made(&name, if compressed { 48 * group } else { 96 * group }, &[point.as_ptr() as usize]);
    bytes.resize(len, 0);
    match source.below(8) {
        0 => bytes[0] ^= 1 << source.below(8),
        1 => {
            let at = source.below(len);
            bytes[at] ^= 1 << source.below(8);
        }
        2 => bytes = source.bytes(len),
        3 => {
            // A coordinate of the modulus or about it.
            let words: Vec<u8> = le(&P).into_iter().rev().collect();
            let at = 48 * source.below(len / 48);
            let flags = bytes[0] & 0xe0;
            bytes[at..at + 48].copy_from_slice(&words);
            bytes[at + 47] = bytes[at + 47].wrapping_add(source.below(3) as u8).wrapping_sub(1);
            if at == 0 {
                bytes[0] |= flags;
            }
        }
        4 => {
            bytes.fill(0);
            bytes[0] = (source.below(8) << 5) as u8;
            if source.below(2) == 0 {
                bytes[len - 1] = source.below(5) as u8;
            }
        }
        _ => {}
    }
    bytes
}

/// The values that stand for an argument: bytes that it points to, or a number.
pub(crate) enum Value {
    Pointer(Vec<u8>),
    Null,
    Word(usize),
}

pub(crate) fn values(source: &mut Source, kind: Kind) -> Vec<Value> {
    use Value::*;
    let with_length = |bytes: Vec<u8>| {
        let len = bytes.len();
        vec![if len == 0 { Null } else { Pointer(bytes) }, Word(len)]
    };
    vec![match kind {
        Kind::Fr => Pointer(below(source, &R)),
        Kind::Fp => Pointer(fp(source)),
        Kind::Fp2 => Pointer((0..2).flat_map(|_| fp(source)).collect()),
        Kind::Fp6 => Pointer((0..6).flat_map(|_| fp(source)).collect()),
        Kind::Fp12 => Pointer(match source.below(8) {
            0 => cyclotomic()[source.below(cyclotomic().len())].clone(),
            1 => vec![0; 576],
            _ => (0..12).flat_map(|_| fp(source)).collect(),
        }),
        Kind::Cyclotomic => Pointer(cyclotomic()[source.below(cyclotomic().len())].clone()),
        Kind::AnyPoint(group) if source.below(8) == 0 => Pointer((0..3 * group).flat_map(|_| fp(source)).collect()),
        Kind::AnyPoint(group) | Kind::Point(group) => Pointer(point(source, group)),
        Kind::Affine(group) => Pointer(affine(source, group)),
        Kind::Finite(group) => Pointer(finite(source, group)),
        Kind::Number(32) => Pointer(le(&near(source, &R))),
        Kind::Number(48) => Pointer(le(&near(source, &P))),
        Kind::Number(len) => Pointer(source.bytes(len)),
        Kind::Key => {
            let mut key = le(&near(source, &R));
            key[31] &= 0x7f;
            Pointer(key)
        }
        Kind::Encoding(group, len) => Pointer(encoding(source, group, len)),
        Kind::Bytes => {
            let len = [0, 0, 1, 31, 32, 33, 47, 48, 64, source.below(200)][source.below(10)];
            let mut bytes = source.bytes(len);
            if source.below(4) == 0 {
                bytes.fill(0xff);
            }
            return with_length(bytes);
        }
        Kind::Tag => {
            let len = [0, 1, 43, 254, 255, 256, 300, source.below(300)][source.below(8)];
            return with_length(source.bytes(len));
        }
        Kind::Bits => {
            let bits = [0, 1, 8, 64, 128, 143, 144, 175, 176, 255, 256, source.below(257)][source.below(12)];
            let mut bytes = le(&near(source, &R));
            // At least a byte: blst reads one of numbers without bits, too.
            bytes.truncate(usize::max(1, bits.div_ceil(8)));
            return vec![Pointer(bytes), Word(bits)];
        }
        Kind::Text => {
            let len = source.below(110);
            let mut text = source.bytes(len);
            text.iter_mut().for_each(|byte| *byte = b"0123456789abcdefABCDEF"[usize::from(*byte) % 22]);
            if source.below(2) == 0 {
                text.splice(0..0, *b"0x");
            }
            if source.below(4) == 0 {
                text.push(b'g');
            }
            text.push(0);
            Pointer(text)
        }
        Kind::Count(most) => Word(source.below(most + 1)),
        Kind::Flag => Word(source.below(2)),
        Kind::Index => Word(source.word() as u32 as usize),
    }]
}

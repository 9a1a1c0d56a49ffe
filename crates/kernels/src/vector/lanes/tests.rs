//! The bodies over the software model against big integers, on any CPU; and registers against the model, where there
//! are any. The registry's kernels are checked with all the others, in the laboratory.

use num_bigint::BigUint;
use std::vec;
use std::vec::Vec;

#[cfg(target_arch = "x86_64")]
use crate::cpu::Avx512;
use crate::cpu::{Isa, Portable};
use crate::inlined;
#[cfg(target_arch = "x86_64")]
use crate::vector::YmmPair;
use crate::vector::{LIMB_MASK, Lanes52, Model, Modulus52, Quotient, RADIX_BITS, Vector, Vector8, Wide, Zmm};

const BLS12_381_FP: [u64; 6] = [
    0xb9fe_ffff_ffff_aaab,
    0x1eab_fffe_b153_ffff,
    0x6730_d2a0_f6b0_f624,
    0x6477_4b84_f385_12bf,
    0x4b1b_a7b6_434b_acd7,
    0x1a01_11ea_397f_e69a,
];
const BLS12_381_FR: [u64; 4] =
    [0xffff_ffff_0000_0001, 0x53bd_a402_fffe_5bfe, 0x3339_d808_09a1_d805, 0x73ed_a753_299d_7d48];
const BN254_FP: [u64; 4] = [0x3c20_8c16_d87c_fd47, 0x9781_6a91_6871_ca8d, 0xb850_45b6_8181_585d, 0x3064_4e72_e131_a029];
/// The widest odd moduli: the least slack that the bounds promise.
const WIDEST_4: [u64; 4] = [u64::MAX; 4];
const WIDEST_6: [u64; 6] = [u64::MAX; 6];

fn integer(words: &[u64], bits: u32) -> BigUint {
    words.iter().rev().fold(BigUint::ZERO, |acc, &w| (acc << bits) + w)
}

/// Reproducible operands.
struct Random(montane_testing::Source);

impl Random {
    fn word(&mut self) -> u64 {
        self.0.word()
    }

    /// A value below `bound`, in limbs; often an extreme one.
    fn limbs<const L: usize>(&mut self, bound: &BigUint) -> [u64; L] {
        let value = match self.word() % 8 {
            0 => bound - 1u32,
            1 => BigUint::from(self.word() % 3),
            2 => (bound >> 1u32) - 1u32,
            3 => bound - 1u32 - (BigUint::from(1u32) << (self.word() % (bound.bits() - 1))),
            4 => BigUint::from(1u32) << (self.word() % (bound.bits() - 1)),
            5 => {
                (0..L).fold(BigUint::ZERO, |acc, _| (acc << RADIX_BITS) + [0, 1, LIMB_MASK][(self.word() % 3) as usize])
            }
            _ => (0..L).fold(BigUint::ZERO, |acc, _| (acc << RADIX_BITS) + (self.word() & LIMB_MASK)),
        };
        limbs(&(value % bound))
    }

    fn lanes<const L: usize>(&mut self, bound: &BigUint) -> [[u64; 8]; L] {
        let mut out = [[0; 8]; L];
        for lane in 0..8 {
            for (limb, &x) in out.iter_mut().zip(&self.limbs::<L>(bound)) {
                limb[lane] = x;
            }
        }
        out
    }
}

fn limbs<const L: usize>(value: &BigUint) -> [u64; L] {
    core::array::from_fn(|i| {
        let limb = (value >> (RADIX_BITS as usize * i)) & BigUint::from(LIMB_MASK);
        limb.iter_u64_digits().next().unwrap_or(0)
    })
}

fn lane<const L: usize>(limbs: &[[u64; 8]; L], lane: usize) -> BigUint {
    assert!(limbs.iter().all(|limb| limb[lane] <= LIMB_MASK), "normalised");
    integer(&limbs.map(|limb| limb[lane]), RADIX_BITS)
}

/// Every operation on operands at its bounds.
fn operations<V: Vector8, const N: usize, const L: usize>(isa: V::Isa, p_words: [u64; N], rounds: usize) {
    let k = &Modulus52::<L>::new(p_words);
    let p = &integer(&p_words, u64::BITS);
    let two_p = &(p * 2u32);
    // The relaxed sums take 2p itself.
    let relaxed_bound = &(two_p + 1u32);
    let r_inverse = &(BigUint::from(1u32) << Modulus52::<L>::BITS).modinv(p).expect("p is odd");
    let random = &mut Random(montane_testing::Source::new(0x9e37_79b9_7f4a_7c15));
    for _ in 0..rounds {
        for (bound, canonical) in [(p, true), (two_p, false)] {
            let (a, b) = (random.lanes::<L>(bound), random.lanes::<L>(bound));
            let (x, y) = (Lanes52::<V, L>::load(isa, &a), Lanes52::<V, L>::load(isa, &b));
            let check =
                |got: Lanes52<V, L>, below: &BigUint, expected: &dyn Fn(&BigUint, &BigUint) -> BigUint, what| {
                    let got = got.store();
                    for i in 0..8 {
                        let (a, b, got) = (lane(&a, i), lane(&b, i), lane(&got, i));
                        assert!(got < *below, "{what}: bound of {a:x}, {b:x}");
                        assert_eq!(got % p, expected(&a, &b) % p, "{what}: {a:x}, {b:x}");
                    }
                };
            check(x.mul(&y, k), p, &|a, b| a * b * r_inverse, "mul");
            check(x.square(k), p, &|a, _| a * a * r_inverse, "square");
            check(x.mul_relaxed(&y, k), two_p, &|a, b| a * b * r_inverse, "mul_relaxed");
            check(x.square_relaxed(k), two_p, &|a, _| a * a * r_inverse, "square_relaxed");
            check(x.add_lazy(&y), &(p * 4u32), &|a, b| a + b, "add_lazy");
            check(x.add_relaxed(&y, k), two_p, &|a, b| a + b, "add_relaxed");
            check(x.sub_relaxed(&y, k), two_p, &|a, b| a + two_p - b, "sub_relaxed");
            check(x.canonical(k), p, &|a, _| a.clone(), "canonical");
            let zeros = x.canonical(k).is_zero();
            let mask = random.word() as u8;
            let blended = x.blend(&y, mask).store();
            for i in 0..8 {
                assert_eq!(zeros >> i & 1 == 1, lane(&a, i) % p == BigUint::ZERO, "is_zero");
                assert_eq!(lane(&blended, i), lane(if mask >> i & 1 == 1 { &b } else { &a }, i), "blend");
            }
            let (c, d) = (random.lanes::<L>(relaxed_bound), random.lanes::<L>(relaxed_bound));
            let (z, w) = (Lanes52::<V, L>::load(isa, &c), Lanes52::<V, L>::load(isa, &d));
            let [sum, difference, negative] =
                [z.add_relaxed(&w, k), z.sub_relaxed(&w, k), z.neg_relaxed(k)].map(|v| v.store());
            for i in 0..8 {
                let [a, b] = [&c, &d].map(|l| lane(l, i));
                for (v, expected) in [(&sum, &a + &b), (&difference, &a + two_p - &b), (&negative, two_p - &a)] {
                    assert!(lane(v, i) < *relaxed_bound, "bound of relaxed sums");
                    assert_eq!(lane(v, i) % p, expected % p, "relaxed sums at their bounds");
                }
            }
            if canonical {
                check(x.add(&y, k), p, &|a, b| a + b, "add");
                check(x.sub(&y, k), p, &|a, b| a + p - b, "sub");
                check(x.neg(k), p, &|a, _| p - a, "neg");
                let words = x.unpack::<N>();
                for i in 0..8 {
                    assert_eq!(integer(&words[i], u64::BITS), lane(&a, i), "unpack");
                }
                assert_eq!(Lanes52::<V, L>::pack(isa, &words).store(), a, "pack");
                let by_word: [[u64; 8]; N] = core::array::from_fn(|word| words.map(|number| number[word]));
                assert_eq!(x.unpack_words::<N>(), by_word, "unpack words");
                assert_eq!(Lanes52::<V, L>::pack_words(isa, &by_word).store(), a, "pack words");
                // There and back between the two Montgomery forms.
                let enter = x.mul(&Lanes52::splat(isa, &k.enter), k);
                let shift = Modulus52::<L>::BITS - 64 * N;
                check(enter, p, &|a, _| a << shift, "enter");
                assert_eq!(enter.mul(&Lanes52::splat(isa, &k.leave), k).store(), a, "leave");
            }
        }
    }
}

fn all_shapes<V: Vector8>(isa: V::Isa, rounds: usize) {
    operations::<V, 6, 8>(isa, BLS12_381_FP, rounds);
    operations::<V, 6, 8>(isa, WIDEST_6, rounds);
    operations::<V, 4, 5>(isa, BLS12_381_FR, rounds);
    operations::<V, 4, 5>(isa, BN254_FP, rounds);
    operations::<V, 4, 5>(isa, WIDEST_4, rounds);
}

#[test]
fn model_against_big_integers() {
    all_shapes::<Model<Portable>>(Portable::TOKEN, 300);
}

/// `check` where the CPU has the registers.
fn with<I: Isa>(check: impl FnOnce(I)) {
    match I::detect() {
        Some(isa) => check(isa),
        None => std::eprintln!("skipped: needs {}", I::LEVEL.name()),
    }
}

#[test]
fn registers_against_big_integers() {
    with(|isa| all_shapes::<Zmm>(isa, 3000));
}

/// Sums of doubles, with registers of either width.
#[test]
#[cfg(target_arch = "x86_64")]
fn floating_point_registers_against_big_integers() {
    with(|isa| all_shapes::<Zmm<Avx512>>(isa, 3000));
    with(|isa| all_shapes::<YmmPair>(isa, 3000));
}

/// Products by rows of all numbers below `R`.
fn products_by_rows<V: Vector8>(isa: V::Isa) {
    for p_words in [BLS12_381_FR, BN254_FP, WIDEST_4] {
        let k = &Modulus52::<5>::new(p_words);
        let p = &integer(&p_words, u64::BITS);
        let r = &(BigUint::from(1u32) << Modulus52::<5>::BITS);
        let random = &mut Random(montane_testing::Source::new(0x9e37_79b9_7f4a_7c15));
        for _ in 0..300 {
            let (a, w): ([_; 3], _) = (core::array::from_fn(|_| random.lanes::<5>(r)), random.lanes::<5>(p));
            let montgomery: [BigUint; 8] = core::array::from_fn(|i| lane(&w, i) * r % p);
            let montgomery: [[u64; 8]; 5] =
                core::array::from_fn(|j| montgomery.each_ref().map(|factor| limbs::<5>(factor)[j]));
            let rows = isa.outline(inlined!(|| Lanes52::<V, 5>::load(isa, &montgomery).rows(k)));
            for (factor, rows) in rows.iter().enumerate() {
                let got = isa.outline(inlined!(|| {
                    let a = [&a[0], &a[1], &a[2]].map(|a| Lanes52::<V, 5>::load(isa, a));
                    Lanes52::mul_each_by_rows(&a, rows, k).map(|product| product.store())
                }));
                let w = &lane(&w, factor);
                for (a, got) in a.iter().zip(got) {
                    for i in 0..8 {
                        assert!(got.iter().all(|limb| limb[i] < 1 << 56), "limbs of a product by rows");
                        let (a, got) = (lane(a, i), integer(&got.map(|limb| limb[i]), RADIX_BITS));
                        assert!(got < p * 6u32, "mul_each_by_rows: bound of {a:x}, {w:x}");
                        assert_eq!(got % p, &a * w % p, "mul_each_by_rows: {a:x}, {w:x}");
                    }
                }
            }
        }
    }
}

#[test]
fn products_by_rows_against_big_integers() {
    products_by_rows::<Model<Portable>>(Portable::TOKEN);
    with(products_by_rows::<Zmm>);
    #[cfg(target_arch = "x86_64")]
    with(products_by_rows::<Zmm<Avx512>>);
    #[cfg(target_arch = "x86_64")]
    with(products_by_rows::<YmmPair>);
}

fn methods<V: Vector>(isa: V::Isa, rows: &[[u64; 8]; 8]) -> Vec<Vec<u64>> {
    let v = rows.map(|r| V::load(isa, &r[..V::LANES]));
    let mut out = vec![v[0].madd_lo(v[1], v[2]), v[0].madd_hi(v[1], v[2]), v[0].add(v[1]), v[0].sub(v[1])];
    out.extend([v[0].and(v[1]), v[0].or(v[1]), v[0].select(v[1], v[2].sar(63)), V::splat(isa, rows[0][0])]);
    for bits in [0, 1, 12, 51, 52, 63] {
        out.extend([v[0].shl(bits), v[0].shr(bits), v[0].sar(bits)]);
    }
    out.extend([v[0].permute::<0b00_01_10_11>(), v[0].permute::<0b10_10_00_11>()]);
    out.push(v[0].shl_each(v[1].and(V::splat(isa, 63))));
    let lanes = rows[1][1] as u8;
    out.extend([v[0].add_in(v[1], lanes), v[0].sub_in(v[1], lanes), v[0].negate_in(lanes)]);
    out.push(V::mask(isa, rows[0][0] as u8));
    out.extend((0..=V::LANES).map(|n| V::load(isa, &rows[0][..n])));
    let mut words: Vec<Vec<u64>> = out.iter().map(|v| stored(*v, V::LANES)).collect();
    words.extend((0..=V::LANES).map(|n| stored(v[0], n)));
    words.push(vec![u64::from(v[0].top_bits())]);
    words
}

/// The first `n` lanes, and words beyond them that must not have been touched.
fn stored<V: Vector>(v: V, n: usize) -> Vec<u64> {
    let mut words = [7; 8];
    v.store(&mut words[..n]);
    words.to_vec()
}

fn transposed<V: Vector8>(isa: V::Isa, rows: &[[u64; 8]; 8]) -> Vec<Vec<u64>> {
    let v = rows.map(|r| V::load(isa, &r));
    V::transpose(v).map(|v| stored(v, 8)).to_vec()
}

/// Lanes by their number, and numbers by their lane.
fn moved<V: Vector8>(isa: V::Isa, rows: &[[u64; 8]; 8]) -> Vec<Vec<u64>> {
    let v = rows.map(|r| V::load(isa, &r));
    let index = v[2].and(V::splat(isa, 15));
    let columns = V::columns(isa, rows.each_ref().map(|row| row.first_chunk().expect("eight words")));
    let mut out = vec![v[0].gather(index), v[0].gather2(v[1], index), V::wake(isa, v[0].rest())];
    out.extend(columns);
    out.into_iter().map(|v| stored(v, 8)).collect()
}

fn methods_of<V: Vector8>(isa: V::Isa) {
    let model = Portable::TOKEN;
    let random = &mut Random(montane_testing::Source::new(1));
    for _ in 0..1000 {
        let extremes = [0, 1, LIMB_MASK, u64::MAX, 1 << 63, 1 << 51];
        let rows = core::array::from_fn(|_| {
            core::array::from_fn(|_| {
                let word = random.word();
                if word.is_multiple_of(4) { extremes[(word >> 32) as usize % extremes.len()] } else { word }
            })
        });
        assert_eq!(methods::<V>(isa, &rows), methods::<Model<Portable>>(model, &rows));
        assert_eq!(methods::<V::Half>(isa, &rows), methods::<Model<Portable, 4>>(model, &rows));
        assert_eq!(transposed::<V>(isa, &rows), transposed::<Model<Portable>>(model, &rows));
        assert_eq!(moved::<V>(isa, &rows), moved::<Model<Portable>>(model, &rows));
    }
}

/// Every method of the registers is the model's.
#[test]
fn registers_against_model() {
    with(methods_of::<Zmm>);
    #[cfg(target_arch = "x86_64")]
    with(methods_of::<Zmm<Avx512>>);
    #[cfg(target_arch = "x86_64")]
    with(methods_of::<YmmPair>);
}

/// Every multiple of `p` below `R` and its neighbours, the last value below `R`, and random ones.
fn quotients<V: Vector8>(isa: V::Isa) {
    fn check<V: Vector8>(isa: V::Isa, p_words: [u64; 4]) {
        let k = &Modulus52::<5>::new(p_words);
        let quotient = &Quotient::new(k);
        let (p, r) = (&integer(&p_words, u64::BITS), &(BigUint::from(1u32) << Modulus52::<5>::BITS));
        let multiples = (0..).map(|q: u32| p * q).take_while(|multiple| multiple < r);
        let near = multiples.flat_map(|m| [&m + 1u32, &m + p - 1u32, m]).filter(|value| value < r);
        let random = &mut Random(montane_testing::Source::new(9));
        let values: Vec<[u64; 5]> =
            near.chain([r - 1u32]).map(|value| limbs(&value)).chain((0..2000).map(|_| random.limbs(r))).collect();
        for eight in values.chunks(8) {
            let at = |lane: usize| eight.get(lane).unwrap_or(&eight[0]);
            let loaded: [[u64; 8]; 5] = core::array::from_fn(|i| core::array::from_fn(|lane| at(lane)[i]));
            let found = isa.outline(inlined!(|| Lanes52::<V, 5>::load(isa, &loaded).canonical_by(quotient, k).store()));
            for i in 0..8 {
                assert_eq!(lane(&found, i), integer(at(i), RADIX_BITS) % p, "{:?}", at(i));
            }
        }
    }
    check::<V>(isa, BLS12_381_FR);
    check::<V>(isa, BN254_FP);
    check::<V>(isa, WIDEST_4);
    // The least top limb, all ones and all zeros below it, and a power of two as divisor.
    check::<V>(isa, [1, 0, 0, 1 << 55]);
    check::<V>(isa, [u64::MAX, u64::MAX, u64::MAX, (1 << 55) - 1 + (1 << 55)]);
    check::<V>(isa, [u64::MAX, u64::MAX, u64::MAX, (1 << 62) - 1]);
}

#[test]
fn values_are_reduced_by_quotients() {
    quotients::<Model<Portable>>(Portable::TOKEN);
    with(quotients::<Zmm>);
    #[cfg(target_arch = "x86_64")]
    with(quotients::<Zmm<Avx512>>);
    #[cfg(target_arch = "x86_64")]
    with(quotients::<YmmPair>);
}

/// As many products as [`Wide::MAX_PRODUCTS`] allows, of the largest limbs; the value bound leaves room in 381 bits
/// only.
fn wide_sums<V: Vector8>(isa: V::Isa) {
    let k = &Modulus52::<8>::new(BLS12_381_FP);
    let p = &integer(&BLS12_381_FP, u64::BITS);
    // The largest value with all low limbs at their maximum, below 2p.
    let mut limbs = [LIMB_MASK; 8];
    limbs[7] = limbs_top(&(p * 2u32)) - 1;
    let x = Lanes52::<V, 8>::splat(isa, &limbs);
    let mut sum = Wide::zero(isa);
    for _ in 0..Wide::<V>::MAX_PRODUCTS {
        sum = sum.mul_acc(&x, &x);
    }
    let a = integer(&limbs, RADIX_BITS);
    assert!(a < p * 2u32);
    let r_inverse = (BigUint::from(1u32) << Modulus52::<8>::BITS).modinv(p).expect("p is odd");
    let expected = &a * &a * Wide::<V>::MAX_PRODUCTS * r_inverse % p;
    assert_eq!(lane(&sum.reduce(k).store(), 3), expected);
}

/// Sums of products of values up to `4p` with signs, among them the most negative and the most positive one.
fn signed_sums<V: Vector8>(isa: V::Isa) {
    fn check<V: Vector8, const N: usize, const L: usize>(isa: V::Isa, p_words: [u64; N], folds: usize) {
        let offset = Modulus52::<L>::signed_offset(&p_words, folds);
        let k = &Modulus52::<L>::new(p_words);
        let p = &integer(&p_words, u64::BITS);
        let random = &mut Random(montane_testing::Source::new(3));
        let r = BigUint::from(1u32) << (RADIX_BITS as usize * (L + folds));
        let r_inverse = &r.modinv(p).expect("p is odd");
        let multiple = integer(&offset, RADIX_BITS) << (RADIX_BITS as usize * (L - 1 + folds));
        assert_eq!(&multiple % p, BigUint::ZERO);
        assert!(multiple >= (p * p) << 11u32 && multiple <= (p * r) >> 21u32);
        let largest = limbs::<L>(&(p * 4u32)).map(|limb| [limb; 8]);
        for round in 0..20 {
            let mut sum = Wide::<V>::zero(isa);
            // Offset by a multiple of p, since big integers here have no sign.
            let mut expected = core::array::from_fn::<_, 8, _>(|_| (p * p) << 11u32);
            for _ in 0..Wide::<V>::MAX_PRODUCTS {
                let bound = p * 4u32 + 1u32;
                let (a, b) = if round < 2 { (largest, largest) } else { (random.lanes(&bound), random.lanes(&bound)) };
                let (x, y) = (Lanes52::<V, L>::load(isa, &a), Lanes52::load(isa, &b));
                let minus = if round < 2 { round == 0 } else { random.word() & 1 == 0 };
                let product = if random.word() & 1 == 0 {
                    Wide::<V>::zero(isa).mul_acc(&x, &y)
                } else {
                    Wide::<V>::zero(isa).mul_acc(&y, &x)
                };
                sum = if minus { sum.sub(&product) } else { sum.add(&product) };
                for i in 0..8 {
                    let product = lane(&a, i) * lane(&b, i);
                    expected[i] = if minus { &expected[i] - product } else { &expected[i] + product };
                }
            }
            let sum = (0..folds).fold(sum, |sum, _| sum.fold(k));
            let got = sum.reduce_signed(k, &offset);
            let got = Lanes52::<V, L>::wake(isa, &got.rest()).store();
            for i in 0..8 {
                assert!(lane(&got, i) < p + (p >> 19u32), "bound");
                assert_eq!(lane(&got, i) % p, &expected[i] * r_inverse % p, "value");
            }
        }
    }
    check::<V, 6, 8>(isa, BLS12_381_FP, 0);
    check::<V, 4, 5>(isa, BN254_FP, 1);
}

#[test]
fn sums_of_many_products() {
    fn both<V: Vector8>(isa: V::Isa) {
        wide_sums::<V>(isa);
        signed_sums::<V>(isa);
    }
    both::<Model<Portable>>(Portable::TOKEN);
    with(both::<Zmm>);
    #[cfg(target_arch = "x86_64")]
    with(both::<Zmm<Avx512>>);
    #[cfg(target_arch = "x86_64")]
    with(both::<YmmPair>);
}

fn limbs_top(value: &BigUint) -> u64 {
    limbs::<8>(value)[7]
}

#[test]
fn constants() {
    fn check<const N: usize, const L: usize>(p_words: [u64; N]) {
        let k = Modulus52::<L>::new(p_words);
        let p = &integer(&p_words, u64::BITS);
        let two = &BigUint::from(2u32);
        let power = |e: usize| limbs::<L>(&two.modpow(&BigUint::from(e), p));
        let radix = BigUint::from(1u32) << RADIX_BITS;
        let bits = Modulus52::<L>::BITS;
        assert_eq!(k.p, limbs(p));
        assert_eq!(k.two_p, limbs(&(p * two)));
        let a = p_words.map(|w| w >> 1);
        let entered = (integer(&a, u64::BITS) << (bits - 64 * N)) % p;
        assert_eq!(Modulus52::<L>::enter_const(&p_words, a, 0), limbs(&entered));
        let folded = (integer(&a, u64::BITS) << (bits - 64 * N + RADIX_BITS as usize)) % p;
        assert_eq!(Modulus52::<L>::enter_const(&p_words, a, 1), limbs(&folded));
        assert_eq!(Modulus52::<L>::entering(&p_words, 1), power(2 * bits - 64 * N + RADIX_BITS as usize));
        assert_eq!(Modulus52::<L>::leaving(&p_words, 1), power(64 * N - RADIX_BITS as usize));
        assert_eq!(BigUint::from(k.n0) * p % &radix, &radix - 1u32);
        assert_eq!(k.fold, limbs(&radix.modinv(p).expect("p is odd")));
        assert_eq!(k.fold2, limbs(&(&radix * &radix).modinv(p).expect("p is odd")));
        assert_eq!(k.one, power(bits));
        assert_eq!(k.r2, power(2 * bits));
        assert_eq!(k.enter, power(2 * bits - 64 * N));
        assert_eq!(k.leave, power(64 * N));
    }
    check::<6, 8>(BLS12_381_FP);
    check::<6, 8>(WIDEST_6);
    check::<4, 5>(BLS12_381_FR);
    check::<4, 5>(BN254_FP);
    check::<4, 5>(WIDEST_4);
}

//! FieldLanes modulo `2^255 - 19` against big integers: over the software model on any CPU, and over registers where
//! there are any.

use num_bigint::BigUint;
use std::vec::Vec;

use super::form::{FieldOps, P};
use super::lanes51::{LOOSE, Lanes51, SUM, Sum51, TIGHT};
use crate::cpu::{Ifma, Isa, Portable};
use crate::vector::{Model, Vector, Vector8, Ymm, Zmm};

fn integer(words: &[u64], bits: u32) -> BigUint {
    words.iter().rev().fold(BigUint::ZERO, |acc, &w| (acc << bits) + w)
}

/// Reproducible operands.
struct Random(montane_testing::Source);

impl Random {
    fn word(&mut self) -> u64 {
        self.0.word()
    }

    /// Limbs below `bound`, often at it, or at a multiple of `2^51`.
    fn limbs(&mut self, bound: u64) -> [[u64; 8]; 5] {
        core::array::from_fn(|_| {
            core::array::from_fn(|_| match self.word() % 6 {
                0 | 1 => bound - 1,
                2 => self.word() % 2,
                3 => (1 << 51) - self.word() % 2,
                _ => self.word() % bound,
            })
        })
    }

    fn words(&mut self) -> [u64; 4] {
        match self.word() % 8 {
            0 => [u64::MAX; 4],
            1 => [self.word() % 40, 0, 0, 0],
            // p - 20 .. p + 20, and the same beyond 2^255
            2 => [u64::MAX - 38 + self.word() % 39, u64::MAX, u64::MAX, u64::MAX >> 1],
            3 => [self.word() % 40, 0, 0, 1 << 63],
            _ => core::array::from_fn(|_| self.word()),
        }
    }
}

fn load<V: Vector>(isa: V::Isa, limbs: &[[u64; 8]; 5]) -> [V; 5] {
    limbs.map(|l| V::load(isa, &l[..V::LANES]))
}

fn lane(limbs: &[[u64; 8]; 5], lane: usize) -> BigUint {
    integer(&limbs.map(|l| l[lane]), 51)
}

fn arithmetic<V: Vector>(isa: V::Isa, rounds: usize) {
    let p = &integer(&P, u64::BITS);
    let random = &mut Random(montane_testing::Source::new(0x9e37_79b9_7f4a_7c15));
    for round in 0..rounds {
        // The first round takes every limb at its bound.
        let mut limbs = |bound: u64| if round == 0 { [[bound - 1; 8]; 5] } else { random.limbs(bound) };
        let check = |got: Lanes51<V>, expected: &dyn Fn(usize) -> BigUint, what: &str| {
            let got = got.to_limbs();
            for i in 0..V::LANES {
                assert!(got.iter().all(|limb| limb[i] < TIGHT), "{what}: a limb is too wide");
                assert_eq!(lane(&got, i) % p, expected(i) % p, "{what}");
            }
        };
        let (a, b) = (limbs(LOOSE), limbs(LOOSE));
        let (x, y) = (Lanes51::<V>(load(isa, &a)), Lanes51(load(isa, &b)));
        check(Lanes51::mul_loose(x, y), &|i| lane(&a, i) * lane(&b, i), "mul");
        check(Lanes51::square_loose(x), &|i| lane(&a, i) * lane(&a, i), "square");
        check(Lanes51::carry(x), &|i| lane(&a, i), "carry of a loose element");

        let a = limbs(SUM);
        check(Sum51::<V>(load(isa, &a)).carry(), &|i| lane(&a, i), "carry of a sum");

        let (a, b, c) = (limbs(TIGHT), limbs(TIGHT), limbs(TIGHT));
        let [x, y, z] = [&a, &b, &c].map(|l| Lanes51::<V>::from_limbs(isa, l));
        let four_p = p * 4u32;
        check(x.mul(y), &|i| lane(&a, i) * lane(&b, i), "mul of tight elements");
        check(x.add(y), &|i| lane(&a, i) + lane(&b, i), "add");
        check(x.sub(y), &|i| lane(&a, i) + &four_p - lane(&b, i), "sub");
        check(x.neg(), &|i| &four_p - lane(&a, i), "neg");
        check(x.square_n(3), &|i| lane(&a, i).modpow(&BigUint::from(8u32), p), "square_n");
        check(
            Sum51::new([x], [y, z]).carry(),
            &|i| lane(&a, i) + &four_p * 2u32 - lane(&b, i) - lane(&c, i),
            "one term less two",
        );
        check(
            Lanes51::carry(Lanes51::sum([x, y, z], [x])),
            &|i| lane(&b, i) + lane(&c, i),
            "three terms less one of them",
        );
        check(Sum51::new([x, x, x, x, y], []).carry(), &|i| lane(&a, i) * 4u32 + lane(&b, i), "five terms");

        let canonical = x.canonical().to_limbs();
        for i in 0..V::LANES {
            assert_eq!(lane(&canonical, i), lane(&a, i) % p, "canonical");
            assert_eq!(integer(&x.lane(i), u64::BITS), lane(&a, i) % p, "lane");
        }
        let mask = random.word() as u8;
        let [s, t] = x.swap(y, mask);
        let choose = |i: usize, set: &[[u64; 8]; 5], clear: &[[u64; 8]; 5]| {
            lane(if mask >> i & 1 == 1 { set } else { clear }, i)
        };
        check(s, &|i| choose(i, &b, &a), "swap, first");
        check(t, &|i| choose(i, &a, &b), "swap, second");
        check(x.permute::<0b00_11_10_01>(), &|i| lane(&a, i / 4 * 4 + (i + 1) % 4), "permute");
    }
}

fn words<V: Vector>(isa: V::Isa, rounds: usize) {
    let p = &integer(&P, u64::BITS);
    let random = &mut Random(montane_testing::Source::new(7));
    for _ in 0..rounds {
        let a: Vec<[u64; 4]> = (0..V::LANES).map(|_| random.words()).collect();
        let value = |i: usize| integer(&a[i], u64::BITS) % p;
        let x = Lanes51::<V>::from_lanes(isa, &a);
        // Lane i of y equals that of x in another representation, but for one.
        let other = random.word() as usize % V::LANES;
        let mut b: Vec<[u64; 4]> = (0..V::LANES).map(|i| x.lane(i)).collect();
        b[other][0] ^= 1;
        let y = Lanes51::<V>::from_lanes(isa, &b);
        assert_eq!(x.equals(y), !(1 << other) & ((1u16 << V::LANES) - 1) as u8, "equals");
        for i in 0..V::LANES {
            assert_eq!(integer(&x.lane(i), u64::BITS), value(i), "from_lanes and lane");
            assert_eq!(x.is_odd() >> i & 1 == 1, value(i).bit(0), "is_odd");
            assert_eq!(x.is_zero() >> i & 1 == 1, value(i) == BigUint::ZERO, "is_zero");
        }
        let broadcast = Lanes51::<V>::from_words(isa, a[0]);
        assert_eq!(integer(&broadcast.lane(V::LANES - 1), u64::BITS), value(0), "from_words");
    }
}

fn packing<V: Vector8>(isa: V::Isa, rounds: usize) {
    let p = &integer(&P, u64::BITS);
    let random = &mut Random(montane_testing::Source::new(8));
    for _ in 0..rounds {
        let a: [[u64; 4]; 8] = core::array::from_fn(|_| random.words());
        let x = Lanes51::<V>::pack(isa, a.each_ref());
        let back = x.unpack();
        for i in 0..8 {
            assert_eq!(integer(&x.lane(i), u64::BITS), integer(&a[i], u64::BITS) % p, "pack");
            assert_eq!(back[i], x.lane(i), "unpack");
        }
    }
}

#[test]
fn model() {
    let isa = Portable::TOKEN;
    arithmetic::<Model<Portable>>(isa, 500);
    arithmetic::<Model<Portable, 4>>(isa, 500);
    words::<Model<Portable>>(isa, 200);
    packing::<Model<Portable>>(isa, 200);
}

#[test]
fn registers() {
    let Some(isa) = Ifma::detect() else {
        std::eprintln!("skipped: needs ifma");
        return;
    };
    arithmetic::<Zmm>(isa, 10_000);
    arithmetic::<Ymm>(isa, 10_000);
    words::<Zmm>(isa, 3000);
    words::<Ymm>(isa, 3000);
    packing::<Zmm>(isa, 3000);
}

//! Floating-point lanes modulo `2^255 - 19` against big integers: over the software model on any CPU, and over
//! registers where there are any.

use num_bigint::BigInt;

use super::doubles51::{Columns, Doubles51, LooseDoubles, TIGHT};
use super::doubles51_product::Product51;
use super::form::{FieldOps, P};
use super::lanes::{FieldLanes, FourLanes};
use super::{DoublesPair, limbs64};
use crate::cpu::{Fma, Isa, Portable};
use crate::vector::{Model, Ymm};

/// xorshift64*, for reproducible operands.
struct Random(u64);

impl Random {
    fn word(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Limbs of magnitude at most [`TIGHT`], often at it, at the bound of a digit, or zero.
    fn limbs(&mut self) -> [[i64; 4]; 5] {
        core::array::from_fn(|_| {
            core::array::from_fn(|_| match self.word() % 8 {
                0 | 1 => TIGHT,
                2 | 3 => -TIGHT,
                4 => (1 << 50) - (self.word() % 3) as i64 + 1,
                5 => (self.word() % 3) as i64 - 1,
                _ => (self.word() >> 13) as i64 - (1 << 50),
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

fn lane(limbs: &[[i64; 4]; 5], lane: usize) -> BigInt {
    limbs.iter().rev().fold(BigInt::ZERO, |acc, limb| (acc << 51) + limb[lane])
}

fn words_value(words: &[u64; 4]) -> BigInt {
    words.iter().rev().fold(BigInt::ZERO, |acc, &w| (acc << 64) + w)
}

/// Equal modulo `p`.
fn congruent(a: &BigInt, b: &BigInt) -> bool {
    (a - b) % words_value(&P) == BigInt::ZERO
}

fn check<V: Product51>(got: Doubles51<V>, expected: impl Fn(usize) -> BigInt, what: &str) {
    let got = got.to_limbs();
    for i in 0..4 {
        assert!(got.iter().all(|limb| limb[i].abs() <= TIGHT), "{what}: a limb is too wide");
        assert!(congruent(&lane(&got, i), &expected(i)), "{what}, lane {i}");
    }
}

fn arithmetic<V: Product51>(isa: V::Isa, rounds: usize) {
    let random = &mut Random(0x9e37_79b9_7f4a_7c15);
    for round in 0..rounds {
        // The first rounds take every limb at its bound, with each sign.
        let mut limbs = |negative: bool| match round {
            0 => [[TIGHT; 4]; 5],
            1 => [[if negative { -TIGHT } else { TIGHT }; 4]; 5],
            2 => [[-TIGHT; 4]; 5],
            _ => random.limbs(),
        };
        let (a, b, c) = (limbs(false), limbs(true), limbs(false));
        let [x, y, z] = [&a, &b, &c].map(|l| Doubles51::<V>::from_limbs(isa, l));
        let [a, b, c] = [&a, &b, &c].map(|l| core::array::from_fn::<_, 4, _>(|i| lane(l, i)));
        check(x.mul(y), |i| &a[i] * &b[i], "mul");
        check(x.square(), |i| &a[i] * &a[i], "square");
        check(x.add(y), |i| &a[i] + &b[i], "add");
        check(x.sub(y), |i| &a[i] - &b[i], "sub");
        check(x.neg(), |i| -&a[i], "neg");
        check(x.neg().neg().mul(y.neg()), |i| -&a[i] * &b[i], "a product of negated elements");
        check(x.square_n(3), |i| a[i].pow(8), "square_n");
        // Every pair of weights.
        let sums: [(LooseDoubles<V>, [BigInt; 4]); 5] = [
            (x.relax(), core::array::from_fn(|i| a[i].clone())),
            (Doubles51::sum([x], [y]), core::array::from_fn(|i| &a[i] - &b[i])),
            (Doubles51::sum([x], [y, z]), core::array::from_fn(|i| &a[i] - &b[i] - &c[i])),
            (Doubles51::sum([x, z, z], [y]), core::array::from_fn(|i| &a[i] + 2 * &c[i] - &b[i])),
            (Doubles51::sum([x, x, z, z, z], []), core::array::from_fn(|i| 2 * &a[i] + 3 * &c[i])),
        ];
        for (s, s_value) in &sums {
            check(Doubles51::carry(*s), |i| s_value[i].clone(), "carry");
            check(Doubles51::square_loose(*s), |i| s_value[i].pow(2), "square of a sum");
            for (t, t_value) in &sums {
                check(Doubles51::mul_loose(*s, *t), |i| &s_value[i] * &t_value[i], "product of sums");
            }
        }
        wide(&[x, y, z], &[a, b, c]);
        let mask = random.word() as u8;
        let [s, t] = x.swap(y, mask);
        let (x_words, y_words) = (core::array::from_fn(|i| x.lane(i)), core::array::from_fn(|i| y.lane(i)));
        let choose =
            |i: usize, set: [[u64; 4]; 4], clear: [[u64; 4]; 4]| if mask >> i & 1 == 1 { set[i] } else { clear[i] };
        for i in 0..4 {
            assert_eq!(s.lane(i), choose(i, y_words, x_words), "swap, first");
            assert_eq!(t.lane(i), choose(i, x_words, y_words), "swap, second");
            assert_eq!(x.permute::<0b00_11_10_01>().lane(i), x_words[(i + 1) % 4], "permute");
        }
    }
}

/// What formulas of points do with products before they are carried.
fn wide<V: Product51>([x, y, z]: &[Doubles51<V>; 3], [a, b, c]: &[[BigInt; 4]; 3]) {
    let (p, q) = (Doubles51::mul_wide(x.relax(), y.relax()), Doubles51::mul_wide(y.relax(), z.relax()));
    let (pv, qv): ([_; 4], [_; 4]) = (core::array::from_fn(|i| &a[i] * &b[i]), core::array::from_fn(|i| &b[i] * &c[i]));
    check(Doubles51::reduce(p), |i| pv[i].clone(), "reduce");
    let plus_minus = |i: usize, plus: u8, minus: u8, a: &BigInt, b: &BigInt| match (plus >> i & 1, minus >> i & 1) {
        (1, _) => a + b,
        (_, 1) => a - b,
        _ => a.clone(),
    };
    macro_rules! add_sub {
        ($plus:literal, $minus:literal) => {
            let sum = Doubles51::add_sub_wide::<$plus, $minus>(p, q);
            check(Doubles51::reduce(sum), |i| plus_minus(i, $plus, $minus, &pv[i], &qv[i]), "sum of products");
            let sum = Doubles51::add_sub::<$plus, $minus>(*x, *z);
            check(Doubles51::carry(sum), |i| plus_minus(i, $plus, $minus, &a[i], &c[i]), "sum of operands");
        };
    }
    add_sub!(0b1111, 0);
    add_sub!(0, 0b1111);
    add_sub!(0b0101, 0b1010);
    add_sub!(0b0001, 0b0110);
    add_sub!(0b1000, 0);
    add_sub!(0, 0b0100);
    // The most that a doubling adds up: with extreme limbs, four columns of one sign.
    let four = [p, q, p].iter().fold(p, |sum, &b| Doubles51::add_sub_wide::<0b0011, 0b1100>(sum, b));
    let sign = |i: usize| BigInt::from(if i < 2 { 1 } else { -1 });
    check(Doubles51::reduce(four), |i| &pv[i] + sign(i) * (2 * &pv[i] + &qv[i]), "four products");
    let moved = Doubles51::permute_wide::<0b00_11_10_01>(p);
    check(Doubles51::reduce(moved), |i| pv[(i + 1) % 4].clone(), "permute_wide");
    let blended = Doubles51::blend_wide(p, q, 0b0110);
    check(Doubles51::reduce(blended), |i| if i == 1 || i == 2 { qv[i].clone() } else { pv[i].clone() }, "blend_wide");
}

fn words<V: Product51>(isa: V::Isa, rounds: usize) {
    let random = &mut Random(7);
    for _ in 0..rounds {
        let a: [[u64; 4]; 8] = core::array::from_fn(|_| random.words());
        let canonical = a.map(|w| limbs64::canonical(&w));
        let x = DoublesPair::<V>::pack(isa, a.each_ref());
        assert_eq!(x.unpack(), canonical, "pack and unpack");
        // Lane i of y equals that of x in another representation, but for one.
        let other = random.word() as usize % 8;
        let mut b = canonical;
        b[other][0] ^= 1;
        let y = DoublesPair::<V>::pack(isa, b.each_ref());
        assert_eq!(x.equals(y), !(1 << other), "equals");
        let limbs: [[u64; 8]; 5] = core::array::from_fn(|i| a.map(|w| super::limbs51::from_words(&w)[i]));
        let mask = random.word() as u8;
        let [s, t] = x.swap(y, mask);
        for i in 0..8 {
            assert_eq!(x.lane(i), canonical[i], "lane");
            assert_eq!(DoublesPair::<V>::from_limbs51(isa, &limbs).lane(i), canonical[i], "from_limbs51");
            assert_eq!(x.is_odd() >> i & 1, canonical[i][0] as u8 & 1, "is_odd");
            let (first, second) = if mask >> i & 1 == 1 { (y, x) } else { (x, y) };
            assert_eq!([s.lane(i), t.lane(i)], [first.lane(i), second.lane(i)], "swap");
            assert_eq!(x.permute::<0b00_11_10_01>().lane(i), canonical[i / 4 * 4 + (i + 1) % 4], "permute");
            let value = |w: &[u64; 4]| words_value(w);
            for (got, expected) in [
                (x.mul(y), value(&a[i]) * value(&b[i])),
                (x.square(), value(&a[i]).pow(2)),
                (x.add(y), value(&a[i]) + value(&b[i])),
                (x.sub(y), value(&a[i]) - value(&b[i])),
                (DoublesPair::carry(DoublesPair::sum([x, x], [y])), 2 * value(&a[i]) - value(&b[i])),
                (x.neg(), -value(&a[i])),
            ] {
                assert!(congruent(&words_value(&got.lane(i)), &expected), "a pair's operations");
            }
        }
        let four = [&a[0], &a[1], &a[2], &a[3]];
        let z = Doubles51::<V>::pack(isa, four);
        assert_eq!(z.lane(3), canonical[3], "pack");
        assert_eq!(Doubles51::<V>::from_words(isa, a[0]).lane(1), canonical[0], "from_words");
        assert_eq!(DoublesPair::<V>::from_words(isa, a[0]).lane(5), canonical[0], "from_words");
    }
}

/// Registers and model bit by bit, on any bits that are integers of the range.
#[test]
fn registers_are_what_the_model_says() {
    let Some(isa) = Fma::detect() else {
        std::eprintln!("skipped: needs fma");
        return;
    };
    let random = &mut Random(3);
    for _ in 0..2000 {
        let mut limbs = || Doubles51::<Ymm<Fma>>::from_limbs(isa, &random.limbs());
        let (x, y) = (limbs(), limbs());
        let [mx, my] = [x, y].map(|x| Doubles51::<Model<Fma, 4>>::from_limbs(isa, &x.to_limbs()));
        assert_eq!(x.mul(y).to_limbs(), mx.mul(my).to_limbs());
        assert_eq!(x.square().to_limbs(), mx.square().to_limbs());
        assert_eq!(x.sub(y).to_limbs(), mx.sub(my).to_limbs());
    }
}

#[test]
fn model() {
    arithmetic::<Model<Portable, 4>>(Portable::TOKEN, 60);
    words::<Model<Portable, 4>>(Portable::TOKEN, 40);
}

#[test]
fn registers() {
    let Some(isa) = Fma::detect() else {
        std::eprintln!("skipped: needs fma");
        return;
    };
    arithmetic::<Ymm<Fma>>(isa, 2000);
    words::<Ymm<Fma>>(isa, 1000);
}

/// The columns of four products are within what [`Columns::reduce`] takes: its bound is reached by no sum that a
/// formula makes.
#[test]
fn columns_hold_four_products() {
    // 4 (n_k + 1.5 n_(k-1) + 19 (..)) units of 2^50, from the table of the product.
    let n = |k: i32| if (0..9).contains(&k) { f64::from((k + 1).min(9 - k)) } else { 0.0 };
    for (k, bound) in [220.0, 175.0, 130.0, 85.0, 40.0].into_iter().enumerate() {
        let k = k as i32;
        assert!(n(k) + 1.5 * n(k - 1) + 19.0 * (n(k + 5) + 1.5 * n(k + 4)) < bound, "column {k}");
    }
    let _: fn(Columns<Ymm<Fma>>) -> Doubles51<Ymm<Fma>> = Columns::reduce;
}

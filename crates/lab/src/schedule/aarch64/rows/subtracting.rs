//! Rows for a lowest limb of `2^64 - 2^32 + 1`: the reduction subtracts multiples of the prime, whose factors are sums.
//!
//! With `m = t_i + 2^32 t_i` modulo `2^64` the lowest limb of `t - m p` is 0: no product is made for it, and no borrow
//! comes of it. The high half of `m p_0` is `m - (m >> 32)` less the carry of that sum, which the next chain of
//! additions takes in, if it begins in the limb above. What is left may be negative; its sign is a word above it.

use super::{Base, Begin, Builder, Carry, Field, Named, Op, Program, Source, Top};

/// What the high half of `m p_0` is made by.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lowest {
    /// A shift: a chain takes the factor's carry.
    Shifted,
    /// A product: none does.
    Multiplied,
}

/// Which chain of a row is the first: in a stream low halves do better there, alone high ones, whose lowest is early.
#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    Low,
    High,
}

impl Builder {
    /// The factor that cancels limb `i`, which goes.
    fn factor(&mut self, i: usize, lowest: Lowest) -> Named {
        let (t, name) = (self.t[&i], self.name(i));
        self.t.remove(&i);
        let factor = Op::Factor(lowest == Lowest::Shifted);
        (self.make(factor, &[t; 2], format!("m{i} = {name} + 2^32 {name}")), format!("m{i}"))
    }

    /// `t_limb -= x`, from zero if there is no such limb.
    fn less(&mut self, limb: usize, x: Source, carry: Carry, what: &str) {
        let (t, name) = (self.t.get(&limb).copied().unwrap_or(Source::Zero), self.name(limb));
        let difference = self.make(Op::Sub(carry), &[t, x], format!("{name} -= {what}"));
        self.t.insert(limb, difference);
    }

    /// `t -= m p` above limb `i`, which the factor cancels.
    fn subtract_row(&mut self, i: usize, m: &Named, p: &[Named], lowest: Lowest, first: First) {
        let n = p.len();
        for low in [first == First::Low, first == First::High] {
            for j in 1..n {
                let half = match (low, j, lowest) {
                    (true, ..) => self.half(Op::Mul, m, &p[j]),
                    (false, 1, Lowest::Shifted) => {
                        self.make(Op::LessHigh, &[m.0; 2], format!("{} - ({} >> 32)", m.1, m.1))
                    }
                    (false, ..) => self.half(Op::Umulh, m, &p[j - 1]),
                };
                self.less(i + j, half, Begin::Alone.chain(j - 1), if low { "lo" } else { "hi" });
            }
            let top = if low { self.half(Op::Umulh, m, &p[n - 1]) } else { Source::Zero };
            self.less(i + n, top, Carry::LAST, if low { "hi + borrow" } else { "borrow" });
        }
    }

    /// The sign of what ends below limb `at`, there.
    fn sign(&mut self, at: usize) {
        let text = format!("{} = sign of {}", self.name(at), self.name(at - 1));
        let sign = self.make(Op::Sign, &[self.t[&(at - 1)]], text);
        self.t.insert(at, sign);
    }

    /// `t + p` if `t` is negative, else `t`, from limb `N` on: that sum has a carry if it is.
    fn add_if_negative(mut self, p: &[Named]) -> Program {
        let n = self.limbs;
        let t = self.accumulated(n, n);
        let sum = |(j, (t, p)): (usize, (&Named, &Named))| {
            let text = format!("{} + {}", t.1, p.1);
            self.make(Op::Add(Begin::Alone.chain(j)), &[t.0, p.0], text)
        };
        let sums: Vec<Source> = t.iter().zip(p).enumerate().map(sum).collect();
        let choose = |(j, (t, sum)): (usize, (&Named, Source))| {
            let text = format!("{} if nothing was carried", t.1);
            (self.make(Op::Choose, &[t.0, sum], text), format!("r{j}"))
        };
        let out: Vec<Named> = t.iter().zip(sums).enumerate().map(choose).collect();
        self.finish(&out)
    }
}

/// `a b 2^(-64 N)`, rows of the product and of the reduction in turn.
pub(in super::super) fn product(limbs: usize) -> Program {
    let mut rows = Builder::new(limbs);
    let [a, b, k] = [(); 3].map(|()| rows.pointer());
    let a = rows.load(Base::Pointer(a), 0, "a", limbs);
    let (mut multipliers, mut p) = (Vec::new(), Vec::new());
    for i in 0..limbs {
        if i % 2 == 0 {
            multipliers.extend(rows.load_numbered(i, Base::Pointer(b), i, "b", 2));
        }
        let multiplier = multipliers[i].clone();
        let m;
        if i == 0 {
            rows.lowest(0, &multiplier, &a);
            m = rows.factor(0, Lowest::Shifted);
            rows.above_lowest(0, &multiplier, &a, Begin::Taking);
            p = rows.member(k, Field::P);
        } else {
            rows.sign(i + limbs);
            rows.low_halves(i, &multiplier, &a, Top::Held, false);
            m = rows.factor(i, Lowest::Shifted);
            rows.high_halves(i, &multiplier, &a, Begin::Taking);
        }
        rows.subtract_row(i, &m, &p, Lowest::Shifted, First::Low);
    }
    rows.add_if_negative(&p)
}

/// `a^2 2^(-64 N)`: the square, then its low half reduced. The high half is added within the last row, and takes a
/// carry.
pub(in super::super) fn square(limbs: usize) -> Program {
    let mut rows = Builder::new(limbs);
    let [a, k] = [(); 2].map(|()| rows.pointer());
    let a = rows.load(Base::Pointer(a), 0, "a", limbs);
    let mut first = None;
    rows.square_rows('s', &a, |rows| {
        first = Some(rows.factor(0, Lowest::Shifted));
        Begin::Taking
    });
    let high = rows.accumulated(limbs, limbs);
    let p = rows.member(k, Field::P);
    rows.letter = 't';
    rows.t.retain(|&limb, _| limb < limbs);
    for i in 0..limbs {
        if i > 0 {
            rows.sign(i + limbs);
        }
        let last = i + 1 == limbs;
        let lowest = if i == 0 || last { Lowest::Shifted } else { Lowest::Multiplied };
        let m = first.take().unwrap_or_else(|| rows.factor(i, lowest));
        if last {
            for (j, (word, name)) in high.iter().enumerate() {
                let carry = if j + 1 == limbs { Carry::LAST } else { Begin::Taking.chain(j) };
                let (t, text) = (rows.t[&(limbs + j)], format!("{} += {name} + carry", rows.name(limbs + j)));
                rows.add(limbs + j, t, *word, carry, text);
            }
        }
        rows.subtract_row(i, &m, &p, lowest, First::High);
    }
    rows.add_if_negative(&p)
}

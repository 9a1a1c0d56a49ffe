//! The rows of elements modulo `2^255 - 19`: a product of double width, whose high words are folded onto the low ones.
//!
//! The low halves of `38 t_(4+i)` go up one chain, into the last high half, which is at most 38 then; with bit 255 it
//! is folded again, times 19, in the chain that adds the other high halves.

use super::{Base, Builder, Carry, Named, Op, Program, Source, Top, chain};

/// `2^256` modulo the prime.
const FOLD_256: u8 = 38;
const WORDS: usize = 4;

impl Builder {
    /// The accumulator, below `2^512`, as an element.
    fn fold_element(mut self) -> Program {
        let fold = (self.make(Op::Constant(FOLD_256), &[], FOLD_256.to_string()), FOLD_256.to_string());
        let high: Vec<Named> = self.accumulated(WORDS, WORDS);
        for (i, word) in high.iter().enumerate() {
            let (t, low) = (self.t[&i], self.half(Op::Mul, &fold, word));
            self.add(i, t, low, chain(i), format!("t{i} += lo(38 {})", word.1));
        }
        let halves: Vec<Source> = high.iter().map(|word| self.half(Op::Umulh, &fold, word)).collect();
        let sum = |rows: &mut Self, op, x, y, text: &str| rows.make(op, &[x, y], text.into());
        let quotient = sum(&mut self, Op::Add(Carry::LAST), halves[3], Source::Zero, "q = hi(38 t7) + carry");
        let top = self.t[&3];
        let quotient = sum(&mut self, Op::TwiceAndTop, quotient, top, "q = 2q + bit 255");
        let rest = self.make(Op::Rest, &[top], "t3 mod 2^63".into());
        self.t.insert(3, rest);
        let three = sum(&mut self, Op::AddShifted(1), quotient, quotient, "3q");
        let nineteen = sum(&mut self, Op::AddShifted(4), three, quotient, "19q");
        for (i, word) in [nineteen].into_iter().chain(halves[..3].iter().copied()).enumerate() {
            let text = if i == 0 { "t0 += 19q".into() } else { format!("t{i} += hi(38 t{})", i + 3) };
            let carry = if i + 1 == WORDS { Carry::LAST } else { chain(i) };
            let t = self.t[&i];
            self.add(i, t, word, carry, text);
        }
        let out = self.accumulated(0, WORDS);
        self.finish(&out)
    }
}

/// `a b`.
pub(in super::super) fn element_product() -> Program {
    let mut rows = Builder::new(WORDS);
    let [a, b] = [(); 2].map(|()| rows.pointer());
    let a = rows.load(Base::Pointer(a), 0, "a", WORDS);
    for (i, multiplier) in rows.load(Base::Pointer(b), 0, "b", WORDS).iter().enumerate() {
        if i == 0 { rows.first_row(0, multiplier, &a) } else { rows.row(i, multiplier, &a, Top::Fresh, false) }
    }
    rows.fold_element()
}

/// `a^2`: the mixed products, doubled, and the squares.
pub(in super::super) fn element_square() -> Program {
    let mut rows = Builder::new(WORDS);
    let a = rows.pointer();
    let a = rows.load(Base::Pointer(a), 0, "a", WORDS);
    rows.first_row(1, &a[0], &a[1..]);
    rows.row(3, &a[1], &a[2..], Top::Fresh, false);
    rows.row(5, &a[2], &a[3..], Top::Fresh, false);
    for limb in 1..7 {
        let t = rows.t[&limb];
        rows.add(limb, t, t, chain(limb - 1), format!("t{limb} doubled"));
    }
    rows.add(7, Source::Zero, Source::Zero, Carry::LAST, "t7 = carry".into());
    for (i, word) in a.iter().enumerate() {
        for (limb, op) in [(2 * i, Op::Mul), (2 * i + 1, Op::Umulh)] {
            let half = rows.half(op, word, word);
            if limb == 0 {
                rows.t.insert(0, half);
                continue;
            }
            let carry = if limb == 7 { Carry::LAST } else { chain(limb - 1) };
            let t = rows.t[&limb];
            rows.add(limb, t, half, carry, format!("t{limb} += half of a{i} a{i}"));
        }
    }
    rows.fold_element()
}

//! The rows of elements modulo `2^255 - 19`, four words in memory each: `d` is made of `a` and `b`, which are read
//! before any word of `d` is written.
//!
//! A product's high words are folded onto the low ones: the low halves of `38 t_(4+i)` go up one chain, into the last
//! high half, which is at most 38 then; with bit 255 it is folded again, times 19, in the chain that adds the other
//! high halves.

use std::collections::BTreeMap;

use super::{Builder, Low, Named, RDI, RSI, Top};
use crate::schedule::program::{Op, Operand, Program, Var};

/// The elements, by their macros' names.
pub(in crate::schedule) const KINDS: [&str; 6] =
    ["product", "square", "sum", "difference", "small_product_plus", "choose"];

/// `2^256` and `2^255` modulo `p`, and `(A - 2) / 4` of the ladder's curve.
const FOLD_256: i32 = 38;
const FOLD_255: i32 = 19;
const SMALL: i32 = 121_665;

/// The rows of an element.
pub(in crate::schedule) fn element(kind: usize) -> Program {
    let rows = Builder {
        program: Program::default(),
        t: BTreeMap::new(),
        letter: 't',
        anew: None,
        waiting: Vec::new(),
        rows: 0,
        limbs: 4,
    };
    let mut program = match KINDS[kind] {
        "product" => rows.element_product(),
        "square" => rows.element_square(),
        "sum" => rows.element_sum(false),
        "difference" => rows.element_sum(true),
        "small_product_plus" => rows.small_product_plus(),
        _ => rows.choose(),
    };
    program.interface.reserved = vec![RDI, RSI];
    program
}

fn words(which: u8, name: &str) -> Vec<Named> {
    (0..4).map(|i| (Operand::Element(which, i), format!("{name}{i}"))).collect()
}

impl Builder {
    /// `mulx` takes a known multiplier from its own register, too.
    fn element_product(mut self) -> Program {
        let (a, b) = (words(1, "a"), words(2, "b"));
        self.first_row(0, &a[0], &b);
        for (i, a) in a.iter().enumerate().skip(1) {
            self.row(i, a, &b, Top::Fresh, Low::Added);
        }
        self.fold_element()
    }

    fn element_square(mut self) -> Program {
        let a = words(1, "a");
        let [(h01, l01), (h02, l02), (h03, l03)] = [1, 2, 3].map(|j| self.product(&a[0], &a[j]));
        let ((h12, l12), (h23, l23)) = (self.product(&a[2], &a[1]), self.product(&a[2], &a[3]));
        let (h13, l13) = self.product(&a[1], &a[3]);
        let t = [l01, h01, h02, h03, l23, h23];
        for (op, to, from, text) in [
            (Op::Add, t[1], Operand::Var(l02), "t2 = hi(a0 a1) + lo(a0 a2)"),
            (Op::Adc, t[2], Operand::Var(l03), "t3 = hi(a0 a2) + lo(a0 a3) + carry"),
            (Op::Adc, t[3], Operand::Var(h12), "t4 = hi(a0 a3) + hi(a1 a2) + carry"),
            (Op::Adc, t[4], Operand::Var(h13), "t5 = lo(a2 a3) + hi(a1 a3) + carry"),
            (Op::Adc, t[5], Operand::Immediate(0), "t6 = hi(a2 a3) + carry"),
            (Op::Add, t[2], Operand::Var(l12), "t3 += lo(a1 a2)"),
            (Op::Adc, t[3], Operand::Var(l13), "t4 += lo(a1 a3) + carry"),
            (Op::Adc, t[4], Operand::Immediate(0), "t5 += carry"),
            (Op::Adc, t[5], Operand::Immediate(0), "t6 += carry"),
        ] {
            self.step(op, to, from, text.into());
        }
        let top = self.var();
        self.step(Op::Zero { by_mov: false }, top, None, "t7 = 0".into());
        for (j, limb) in t.into_iter().chain([top]).enumerate() {
            self.t.insert(j + 1, limb);
        }
        for (i, word) in a.iter().enumerate() {
            let (high, low) = self.product(word, word);
            if i == 0 {
                self.t.insert(0, low);
            } else {
                self.twice_plus(2 * i, low, "lo", i);
            }
            self.twice_plus(2 * i + 1, high, "hi", i);
        }
        self.fold_element()
    }

    /// `t_i = 2 t_i`, and a square's half on top of it.
    fn twice_plus(&mut self, limb: usize, half: Var, which: &str, i: usize) {
        let t = self.t[&limb];
        self.step(Op::Adcx, t, Operand::Var(t), format!("t{limb} = 2 t{limb} + carry"));
        self.step(Op::Adox, t, Operand::Var(half), format!("t{limb} += {which}(a{i} a{i})"));
    }

    fn fold_element(mut self) -> Program {
        let fold = (Operand::Immediate(FOLD_256), FOLD_256.to_string());
        let mut highs = Vec::new();
        for i in 0..4 {
            let word = (Operand::Var(self.t[&(4 + i)]), format!("t{}", 4 + i));
            let (high, low) = self.product(&fold, &word);
            let (op, carry) = if i == 0 { (Op::Add, "") } else { (Op::Adc, " + carry") };
            self.step(op, self.t[&i], Operand::Var(low), format!("t{i} += lo(38 t{}){carry}", 4 + i));
            highs.push(high);
        }
        let quotient = highs[3];
        self.step(Op::Adc, quotient, Operand::Immediate(0), "q = hi(38 t7) + carry".into());
        let rest = highs[..3].iter().enumerate().map(|(i, &high)| (Operand::Var(high), format!("hi(38 t{})", 4 + i)));
        let rest: Vec<Named> = rest.collect();
        self.wrap(quotient, &rest)
    }

    /// `t_0` to `t_3` with `2^256 q`, and these words added from `t_1` on.
    fn wrap(mut self, quotient: Var, rest: &[Named]) -> Program {
        self.step(Op::Btr, self.t[&3], None, "t3 mod 2^63".into());
        self.step(Op::Adc, quotient, Operand::Var(quotient), "q = 2q + bit".into());
        self.step(Op::Times(FOLD_255), quotient, None, "19q".into());
        self.step(Op::Add, self.t[&0], Operand::Var(quotient), "t0 += 19q".into());
        for (i, (word, name)) in rest.iter().enumerate() {
            self.step(Op::Adc, self.t[&(i + 1)], *word, format!("t{} += {name} + last carry", i + 1));
        }
        self.keep()
    }

    fn keep(mut self) -> Program {
        for i in 0..4 {
            self.step(Op::Keep(i as u8), None, Operand::Var(self.t[&i]), format!("d{i}"));
        }
        self.program
    }

    /// `a + b`: a carry out is worth 38. `a - b`: so is a borrow.
    fn element_sum(mut self, difference: bool) -> Program {
        let (a, b) = (words(1, "a"), words(2, "b"));
        for (i, (word, name)) in a.into_iter().enumerate() {
            let t = self.var();
            self.t.insert(i, t);
            self.step(Op::Mov, t, word, name);
        }
        let (first, next, sign) = if difference { (Op::Sub, Op::Sbb, '-') } else { (Op::Add, Op::Adc, '+') };
        for (i, (word, name)) in b.into_iter().enumerate() {
            self.step(if i == 0 { first } else { next }, self.t[&i], word, format!("a{i} {sign} {name}"));
        }
        let carry = self.var();
        self.step(Op::Spread, carry, None, "carry in every bit".into());
        self.step(Op::And, carry, Operand::Immediate(FOLD_256), "38 or 0".into());
        for i in 0..4 {
            let op = if i == 0 { first } else { next };
            let from = if i == 0 { Operand::Var(carry) } else { Operand::Immediate(0) };
            self.step(op, self.t[&i], from, format!("t{i} {sign} its part of 38"));
        }
        self.keep()
    }

    /// `121665 a + b`
    fn small_product_plus(mut self) -> Program {
        let (a, b) = (words(1, "a"), words(2, "b"));
        let small = (Operand::Immediate(SMALL), "k".to_owned());
        let zero = self.var();
        self.step(Op::Zero { by_mov: false }, zero, None, "0".into());
        let mut below = None;
        for (i, (a, b)) in a.iter().zip(&b).enumerate() {
            let (high, low) = self.product(&small, a);
            self.t.insert(i, low);
            let carried = below.replace(high).map(|below| {
                self.step(Op::Adox, low, Operand::Var(below), format!("t{i} = lo(k a{i}) + hi(k a{})", i - 1))
            });
            let added = self.step(Op::Adcx, low, b.0, format!("t{i} += {}", b.1));
            self.program.pairs.extend(carried.map(|carried| [carried, added]));
        }
        let quotient = below.unwrap_or(zero);
        self.step(Op::Adox, quotient, Operand::Var(zero), "q = hi(k a3) + overflow".into());
        self.step(Op::Adc, quotient, Operand::Immediate(0), "q += carry".into());
        let nothing = [1, 2, 3].map(|_| (Operand::Immediate(0), "0".to_owned()));
        self.wrap(quotient, &nothing)
    }

    /// `a`, or `b` where rsi is not zero.
    fn choose(mut self) -> Program {
        let (a, b) = (words(1, "a"), words(2, "b"));
        self.step(Op::Test, None, None, "which".into());
        for (i, (a, b)) in a.into_iter().zip(b).enumerate() {
            let t = self.var();
            self.t.insert(i, t);
            self.step(Op::Mov, t, a.0, a.1);
            self.step(Op::Cmovnz, t, b.0, format!("{} or a{i}", b.1));
        }
        self.keep()
    }
}

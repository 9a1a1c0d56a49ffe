//! The rows of every body, for any number of limbs: what `montane_kernels::adx` and `montane_kernels::logjump_adx` describe, as steps.
//!
//! A row adds a multiple of `N` words to the accumulator `t`, low halves in CF and high halves in OF. `t_i` has the weight `2^(64 i)`;
//! limbs that were cancelled are gone.

pub(super) mod elements;

use std::collections::BTreeMap;

use super::program::{Field, Op, Operand, Program, Row, Step, Var};

/// A word with its name.
type Named = (Operand, String);

/// Where a row's last high half and the two chains end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Top {
    /// In a limb that begins there.
    Fresh,
    /// In the limb that the row before left; it has room.
    Held,
    /// In the limb that the row before left, and a limb above that begins there: a modulus without a spare bit.
    Above,
    /// In the two limbs that the row before left, of which the upper has room.
    HeldAbove,
}

/// What becomes of a row's lowest half.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Low {
    /// Added to the limb.
    Added,
    /// It cancels the limb: only the carry counts, which is that of any limb but zero.
    Cancels,
}

/// Writes rows down one after the other.
struct Builder {
    program: Program,
    /// The limbs of the accumulator that there are.
    t: BTreeMap<usize, Var>,
    /// The accumulator's letter, and another one for limbs from some limb on.
    letter: char,
    anew: Option<(usize, char)>,
    /// Limbs that wait in the frame, the lowest first.
    waiting: Vec<Operand>,
    rows: usize,
    limbs: usize,
}

const RDI: u8 = 7;
const RSI: u8 = 6;
const RCX: u8 = 1;
const R8: u8 = 8;
const R9: u8 = 9;

impl Builder {
    fn new(limbs: usize) -> Self {
        let (program, t) = (Program::default(), BTreeMap::new());
        let mut builder = Self { program, t, letter: 't', anew: None, waiting: Vec::new(), rows: 0, limbs };
        builder.pointer(RCX);
        builder
    }

    fn var(&mut self) -> Var {
        self.program.vars += 1;
        self.program.vars - 1
    }

    /// A limb's name.
    fn name(&self, limb: usize) -> String {
        let letter = self.anew.filter(|&(from, _)| limb >= from).map_or(self.letter, |(_, letter)| letter);
        format!("{letter}{limb}")
    }

    fn pointer(&mut self, register: u8) -> Var {
        let var = self.var();
        self.program.interface.pointers.push((var, register));
        var
    }

    fn slot(&mut self) -> u8 {
        self.program.slots += 1;
        self.program.slots - 1
    }

    fn step(&mut self, op: Op, to: impl Into<Option<Var>>, from: impl Into<Option<Operand>>, text: String) -> usize {
        debug_assert!(!self.program.texts.contains(&text), "{text}");
        self.program.steps.push(Step { op, to: to.into(), from: from.into(), split: false });
        self.program.texts.push(text);
        self.program.steps.len() - 1
    }

    /// `multiplier * word`: high and low half.
    fn product(&mut self, multiplier: &Named, word: &Named) -> (Var, Var) {
        let (high, low) = (self.var(), self.var());
        self.step(Op::Mulx { multiplier: multiplier.0, low }, high, word.0, format!("{} {}", multiplier.1, word.1));
        (high, low)
    }

    /// Words behind a pointer.
    fn words(pointer: Var, name: &str, words: usize) -> Vec<Named> {
        (0..words).map(|i| (Operand::At(pointer, i as u8), format!("{name}{i}"))).collect()
    }

    fn constant_words(&self, field: Field) -> Vec<Named> {
        let name = if field == Field::Fold { "f" } else { "p" };
        (0..self.limbs).map(|i| (Operand::Constant(field, i as u8), format!("{name}{i}"))).collect()
    }

    /// The first row, whose sums need one chain: `t = multiplier * words`, from limb `at`.
    fn first_row(&mut self, at: usize, multiplier: &Named, words: &[Named]) {
        let n = words.len();
        let m = &multiplier.1;
        let mut above = None;
        for (j, word) in words.iter().enumerate() {
            let (high, low) = self.product(multiplier, word);
            self.t.insert(at + j, low);
            if let Some((below, y)) = above.replace((high, &word.1)) {
                let (op, carry) = if j > 1 { (Op::Adc, " + carry") } else { (Op::Add, "") };
                let text = format!("{} = lo({m} {}) + hi({m} {y}){carry}", self.name(at + j), word.1);
                self.step(op, low, Operand::Var(below), text);
            }
        }
        if let Some((high, y)) = above {
            self.t.insert(at + n, high);
            let text = format!("{} = hi({m} {y}) + carry", self.name(at + n));
            self.step(Op::Adc, high, Operand::Immediate(0), text);
        }
    }

    /// `t += multiplier * words`, from limb `at`.
    fn row(&mut self, at: usize, multiplier: &Named, words: &[Named], top: Top, low: Low) {
        let n = words.len();
        let m = &multiplier.1;
        let hold = at + n;
        let (at_name, hold_name, above_name) = (self.name(at), self.name(hold), self.name(hold + 1));
        if n == 1 && low == Low::Added {
            let (high, low) = self.product(multiplier, &words[0]);
            let (t, to) = (self.t[&at], format!("{at_name} += lo({m} {})", words[0].1));
            self.step(Op::Add, t, Operand::Var(low), to);
            match self.t.get(&hold) {
                Some(&above) => {
                    let text = format!("{hold_name} += hi({m} {})", words[0].1);
                    self.step(Op::Adc, above, Operand::Var(high), text);
                }
                None => {
                    let text = format!("{hold_name} = hi({m} {}) + carry", words[0].1);
                    self.step(Op::Adc, high, Operand::Immediate(0), text);
                    self.t.insert(hold, high);
                }
            }
            return;
        }
        // The register that clears OF is the new limb, or is not needed afterwards.
        let number = self.rows;
        self.rows += 1;
        let fresh = top == Top::Fresh;
        let zero = self.var();
        let (zero_text, clear_text) = if fresh {
            (format!("{hold_name} = 0"), format!("{hold_name} = -1: OF = 0"))
        } else {
            (format!("0 for row {number}"), format!("1 for row {number}: OF = 0"))
        };
        let zero_step = self.step(Op::Zero { by_mov: !fresh }, zero, None, zero_text);
        let products: Vec<_> = vec![self.product(multiplier, &words[0])];
        let t = self.t[&at];
        let (first, low_word) = match low {
            Low::Added => {
                let from = Operand::Var(products[0].1);
                (self.step(Op::Add, t, from, format!("{at_name} += lo({m} {})", words[0].1)), None)
            }
            Low::Cancels => {
                let text = format!("carry = {at_name} != 0");
                let low = Operand::Var(products[0].1);
                (self.step(Op::Add, t, Operand::Immediate(-1), text), Some(low))
            }
        };
        let clear = self.step(if fresh { Op::Dec } else { Op::Inc }, zero, None, clear_text);
        let mut high = products[0].0;
        for j in 1..=n {
            if j == n {
                let (to, sign) = if fresh { (zero, "=") } else { (self.t[&hold], "+=") };
                self.step(Op::Adox, to, Operand::Var(high), format!("{hold_name} {sign} hi({m} {})", words[j - 1].1));
                break;
            }
            let limb = self.t[&(at + j)];
            let text = format!("{} += hi({m} {})", self.name(at + j), words[j - 1].1);
            let first = self.step(Op::Adox, limb, Operand::Var(high), text);
            let (next, low) = self.product(multiplier, &words[j]);
            let text = format!("{} += lo({m} {})", self.name(at + j), words[j].1);
            let second = self.step(Op::Adcx, limb, Operand::Var(low), text);
            self.program.pairs.push([first, second]);
            high = next;
        }
        let close = match top {
            Top::Fresh => {
                self.t.insert(hold, zero);
                Some(self.step(Op::Adc, zero, Operand::Immediate(1), format!("{hold_name} += carry")))
            }
            Top::Held => {
                let held = self.t[&hold];
                Some(self.step(Op::Adc, held, Operand::Immediate(0), format!("{hold_name} += carry of row {number}")))
            }
            Top::Above | Top::HeldAbove => {
                // Both chains leave a carry to the limb above.
                let (above, held) = (hold + 1, self.t[&hold]);
                let carry = self.var();
                self.step(Op::Zero { by_mov: true }, carry, None, format!("0 above row {number}"));
                if top == Top::Above {
                    self.step(Op::Adox, carry, Operand::Var(carry), format!("{above_name} = overflow"));
                    self.t.insert(above, carry);
                } else {
                    let to = self.t[&above];
                    self.step(Op::Adox, to, Operand::Var(carry), format!("{above_name} += overflow"));
                }
                self.step(Op::Adc, held, Operand::Immediate(0), format!("{hold_name} += carry of row {number}"));
                let to = self.t[&above];
                self.step(Op::Adc, to, Operand::Immediate(0), format!("{above_name} += carry above row {number}"));
                None
            }
        };
        self.program.rows.push(Row { zero: zero_step, first, low: low_word, clear, close });
        if low == Low::Cancels {
            self.t.remove(&at);
        }
    }

    /// `t_at` becomes a multiplier: it is folded up, `t += t_at f` from the limb above.
    fn fold(&mut self, at: usize) {
        self.fold_into(at, Top::Fresh);
    }

    fn fold_into(&mut self, at: usize, top: Top) {
        let low = (Operand::Var(self.t[&at]), self.name(at));
        self.t.remove(&at);
        let words = self.constant_words(Field::Fold);
        self.row(at + 1, &low, &words, top, Low::Added);
    }

    /// `m = t_at n0`, `t += m p`, which cancels `t_at`.
    fn cancel(&mut self, at: usize, top: Top, name: &str) {
        let m = self.var();
        self.step(Op::Mov, m, Operand::Constant(Field::N0, 0), format!("{name}{at} = n0"));
        self.step(Op::Imul, m, Operand::Var(self.t[&at]), format!("{name}{at} = {} n0", self.name(at)));
        let words = self.constant_words(Field::P);
        self.row(at, &(Operand::Var(m), format!("{name}{at}")), &words, top, Low::Cancels);
    }

    /// `t - p`, or `t` if that borrows, from limb `at`. A limb above pays for the borrow.
    /// Where there are not registers for both, `t` waits in the frame.
    fn subtract(&mut self, at: usize, name: &str, in_place: bool) -> Vec<Var> {
        let n = self.limbs;
        let mut both = Vec::new();
        for j in 0..n {
            let (t, t_name) = (self.t[&(at + j)], self.name(at + j));
            let (u, old) = if in_place {
                (t, self.aside(t, &t_name))
            } else {
                let u = self.var();
                self.step(Op::Mov, u, Operand::Var(t), format!("{name}{j} = {t_name}"));
                (u, Operand::Var(t))
            };
            let (op, borrow) = if j == 0 { (Op::Sub, "") } else { (Op::Sbb, " - borrow") };
            let p = Operand::Constant(Field::P, j as u8);
            self.step(op, u, p, format!("{name}{j} = {t_name} - p{j}{borrow}"));
            both.push((u, old));
        }
        if let Some(&above) = self.t.get(&(at + n)) {
            self.step(Op::Sbb, above, Operand::Immediate(0), format!("borrow of {}", self.name(at + n)));
        }
        for (j, &(u, old)) in both.iter().enumerate() {
            self.step(Op::Cmovc, u, old, format!("{name}{j} = {} if it borrowed", self.name(at + j)));
        }
        both.into_iter().map(|(u, _)| u).collect()
    }

    /// The limbs of the accumulator from `at` on.
    fn limbs(&self, at: usize, count: usize) -> Vec<Var> {
        (at..at + count).map(|i| self.t[&i]).collect()
    }

    fn aside(&mut self, var: Var, name: &str) -> Operand {
        let slot = self.slot();
        self.step(Op::Store(slot), None, Operand::Var(var), format!("{name} aside"));
        Operand::Slot(slot)
    }

    fn finish(mut self, out: Vec<Var>) -> Program {
        self.program.interface.out = out;
        self.program
    }
}

/// `a b 2^(-64 N)`, rows of the product and of the reduction in turn; all reductions but the last may fold.
/// With no spare bit the accumulator has a limb more between rows.
pub(super) fn product(limbs: usize, folds: bool, spare: bool) -> Program {
    let mut rows = Builder::new(limbs);
    let (b, a) = (rows.pointer(RSI), rows.pointer(RDI));
    let a = Builder::words(a, "a", limbs);
    // With 8 limbs there is no register for the pointer to the words that are needed one by one.
    let b = if limbs < 8 {
        Builder::words(b, "b", limbs)
    } else {
        let Operand::Slot(slot) = rows.aside(b, "b") else { unreachable!() };
        (0..limbs).map(|i| (Operand::Through(slot, i as u8), format!("b{i}"))).collect()
    };
    for (i, b) in b.iter().enumerate() {
        match (i, folds) {
            (0, _) => rows.first_row(0, b, &a),
            (_, false) if !spare => rows.row(i, b, &a, Top::Above, Low::Added),
            (_, false) => rows.row(i, b, &a, Top::Fresh, Low::Added),
            (_, true) => rows.row(i, b, &a, Top::Held, Low::Added),
        }
        match (folds && i + 1 < limbs, spare) {
            (true, _) => rows.fold(i),
            (false, true) => rows.cancel(i, Top::Held, "m"),
            (false, false) if i == 0 => rows.cancel(i, Top::Above, "m"),
            (false, false) => rows.cancel(i, Top::HeldAbove, "m"),
        }
    }
    let out = rows.subtract(limbs, "u", limbs > 6);
    rows.finish(out)
}

impl Builder {
    /// The words that rows of a square take: `a_i` and, from row `i` on, `a_i`, `2 a_(i+1) mod 2^64` and the limbs of `2a` above.
    fn doubled(&mut self, a: Var) -> Vec<Operand> {
        let mut doubled = vec![Operand::Immediate(0)];
        for j in 1..self.limbs {
            let d = self.var();
            self.step(Op::Mov, d, Operand::At(a, j as u8), format!("a{j}"));
            if j == 1 {
                self.step(Op::Add, d, Operand::Var(d), "2a1 mod 2^64".into());
                doubled.push(Operand::Var(d));
            } else {
                self.step(Op::Adc, d, Operand::Var(d), format!("d{j}, limb {j} of 2a"));
                let slot = self.aside(d, &format!("d{j}"));
                doubled.push(slot);
            }
        }
        doubled
    }

    fn square_row(&mut self, i: usize, a: Var, doubled: &[Operand], top: Top) {
        let multiplier = (Operand::At(a, i as u8), format!("a{i}"));
        let mut words = vec![multiplier.clone()];
        if i + 1 < self.limbs {
            let j = i + 1;
            let twice = if i == 0 {
                doubled[1]
            } else {
                let (word, e) = (self.var(), self.var());
                self.step(Op::Mov, word, Operand::At(a, j as u8), format!("a{j} again"));
                self.step(Op::Double, e, Operand::Var(word), format!("2a{j} mod 2^64"));
                Operand::Var(e)
            };
            words.push((twice, format!("2a{j}")));
        }
        words.extend((i + 2..self.limbs).map(|j| (doubled[j], format!("d{j}"))));
        if i == 0 {
            self.first_row(0, &multiplier, &words);
        } else {
            self.row(2 * i, &multiplier, &words, top, Low::Added);
        }
    }
}

/// `a^2 2^(-64 N)`, rows of the doubled triangle and of the reduction in turn.
pub(super) fn square(limbs: usize, folds: bool) -> Program {
    let mut rows = Builder::new(limbs);
    let a = rows.pointer(RDI);
    let doubled = rows.doubled(a);
    for i in 0..limbs {
        rows.square_row(i, a, &doubled, if folds { Top::Held } else { Top::Fresh });
        if folds && i + 1 < limbs { rows.fold(i) } else { rows.cancel(i, Top::Held, "m") }
    }
    let out = rows.subtract(limbs, "u", limbs > 6);
    rows.finish(out)
}

/// `a^2 2^(-64 N)`, the triangle first and then the reduction: takes a modulus with one spare bit.
pub(super) fn square_then_reduce(limbs: usize) -> Program {
    let mut rows = Builder::new(limbs);
    let a = rows.pointer(RDI);
    let doubled = rows.doubled(a);
    (0..limbs).for_each(|i| rows.square_row(i, a, &doubled, Top::Fresh));
    // The high half waits in the frame, so that the reduction has registers.
    let high: Vec<Operand> = (limbs..2 * limbs).map(|i| rows.aside(rows.t[&i], &format!("t{i}"))).collect();
    (limbs..2 * limbs).for_each(|i| _ = rows.t.remove(&i));
    let out = rows.reduce_low_half(&high);
    rows.finish(out)
}

impl Builder {
    /// Reduction rows on the low half, whose limbs above begin anew; then the high half is added.
    fn reduce_low_half(&mut self, high: &[Operand]) -> Vec<Var> {
        let n = self.limbs;
        self.anew = Some((n, 'r'));
        for i in 0..n {
            self.cancel(i, Top::Fresh, "m");
        }
        for (j, &word) in high.iter().enumerate() {
            let (op, carry) = if j == 0 { (Op::Add, "") } else { (Op::Adc, " + carry") };
            let text = format!("{} += {}{}{carry}", self.name(n + j), self.letter, n + j);
            self.step(op, self.t[&(n + j)], word, text);
        }
        self.subtract(n, "u", n > 6)
    }
}

/// `t 2^(-64 N)` of a double-width `t`.
pub(super) fn reduction(limbs: usize) -> Program {
    let mut rows = Builder::new(limbs);
    let t = rows.pointer(RDI);
    for i in 0..limbs {
        let limb = rows.var();
        rows.step(Op::Mov, limb, Operand::At(t, i as u8), format!("t{i}"));
        rows.t.insert(i, limb);
    }
    let high: Vec<Operand> = (limbs..2 * limbs).map(|i| Operand::At(t, i as u8)).collect();
    let out = rows.reduce_low_half(&high);
    rows.finish(out)
}

/// `u + t` and `u - t` for the product `t` by a prepared factor.
pub(super) fn butterfly(limbs: usize) -> Program {
    let mut rows = Builder::new(limbs);
    let [v, u, w] = [RDI, R8, RSI].map(|register| rows.pointer(register));
    let t = rows.fixed(v, w);
    let mut chain = |ops: [Op; 2], name: &str, sign: &str| -> Vec<Var> {
        let make = |j: usize| {
            let to = rows.var();
            rows.step(Op::Mov, to, Operand::At(u, j as u8), format!("{name}{j} = u{j}"));
            rows.step(ops[usize::from(j > 0)], to, Operand::Var(t[j]), format!("{name}{j} {sign} x{j}"));
            to
        };
        (0..limbs).map(make).collect()
    };
    let sum = chain([Op::Add, Op::Adc], "s", "+=");
    let difference = chain([Op::Sub, Op::Sbb], "d", "-=");
    let mask = rows.var();
    rows.step(Op::Spread, mask, None, "mask = -1 if it borrowed".into());
    (rows.letter, rows.t) = ('s', sum.into_iter().enumerate().collect());
    let mut out = rows.subtract(0, "y", false);
    rows.add_masked(&difference, mask);
    out.extend(difference);
    rows.finish(out)
}

impl Builder {
    /// `x += p & mask`
    fn add_masked(&mut self, x: &[Var], mask: Var) {
        let words: Vec<Var> = (0..x.len())
            .map(|j| {
                let word = self.var();
                self.step(Op::Mov, word, Operand::Constant(Field::P, j as u8), format!("q{j} = p{j}"));
                self.step(Op::Mask, word, Operand::Var(mask), format!("q{j} = p{j} & mask"));
                word
            })
            .collect();
        for (j, (&to, word)) in x.iter().zip(words).enumerate() {
            self.step([Op::Add, Op::Adc][usize::from(j > 0)], to, Operand::Var(word), format!("d{j} += q{j}"));
        }
    }

    /// `sum v_i W_i 2^-128` of rows `W_i` below `p`, all at one place; then one fold and one step of the reduction.
    fn fixed(&mut self, v: Var, w: Var) -> Vec<Var> {
        let n = self.limbs;
        for i in 0..n {
            let multiplier = (Operand::At(v, i as u8), format!("v{i}"));
            let word = |j: usize| (Operand::At(w, (n * i + j) as u8), format!("w{i}{j}"));
            let words: Vec<Named> = (0..n).map(word).collect();
            match i {
                0 => self.first_row(0, &multiplier, &words),
                // Two rows are below `2p 2^64`, which one limb more holds; another is needed for a third.
                1 => self.row(0, &multiplier, &words, Top::Held, Low::Added),
                2 => self.row(0, &multiplier, &words, Top::Above, Low::Added),
                _ => self.row(0, &multiplier, &words, Top::HeldAbove, Low::Added),
            }
        }
        self.fold_into(0, Top::Held);
        self.cancel(1, Top::Held, "m");
        self.subtract(2, "x", n > 6)
    }
}

/// `a b` as an integer.
pub(super) fn wide_product(limbs: usize) -> Program {
    let mut rows = Builder::new(limbs);
    let (b, a) = (rows.pointer(RSI), rows.pointer(RDI));
    let (a, b) = (Builder::words(a, "a", limbs), Builder::words(b, "b", limbs));
    for (i, multiplier) in b.iter().enumerate() {
        if i == 0 {
            rows.first_row(0, multiplier, &a);
        } else {
            rows.row(i, multiplier, &a, Top::Fresh, Low::Added);
        }
        rows.set_aside(i);
    }
    rows.whole()
}

/// `a^2` as an integer.
pub(super) fn wide_square(limbs: usize) -> Program {
    let mut rows = Builder::new(limbs);
    let a = rows.pointer(RDI);
    let doubled = rows.doubled(a);
    for i in 0..limbs {
        rows.square_row(i, a, &doubled, Top::Fresh);
        rows.set_aside(2 * i);
        rows.set_aside(2 * i + 1);
    }
    rows.whole()
}

impl Builder {
    /// Beyond 4 limbs there are too few registers for all of a double-width result: its lowest limbs wait in the frame.
    fn set_aside(&mut self, limb: usize) {
        if self.limbs > 4 && limb + 4 < self.limbs {
            let slot = self.aside(self.t[&limb], &format!("t{limb}"));
            self.waiting.push(slot);
        }
    }

    /// All limbs are the result.
    fn whole(mut self) -> Program {
        for (i, slot) in std::mem::take(&mut self.waiting).into_iter().enumerate() {
            let word = self.var();
            self.step(Op::Mov, word, slot, format!("t{i} again"));
            self.t.insert(i, word);
        }
        let out = self.limbs(0, 2 * self.limbs);
        self.finish(out)
    }
}

impl Builder {
    /// Words made by one chain of additions or subtractions and put aside.
    fn chain_aside(&mut self, ops: [Op; 2], name: &str, x: &[Named], sign: &str, y: &[Named]) -> Vec<Named> {
        let mut made = Vec::new();
        for (j, (x, y)) in x.iter().zip(y).enumerate() {
            let to = self.var();
            self.step(Op::Mov, to, x.0, format!("{name}{j} = {}", x.1));
            let text = format!("{name}{j} = {} {sign} {}", x.1, y.1);
            self.step(ops[usize::from(j > 0)], to, y.0, text);
            made.push((self.aside(to, &format!("{name}{j}")), format!("{name}{j}")));
        }
        made
    }

    /// The sum of two products, each `multiplier * words`, row by row and reduced as it is made; the result in the frame.
    fn component(&mut self, products: &[(&[Named], &[Named])], [name, reduction]: [&str; 2], last: bool) -> Vec<Var> {
        self.t.clear();
        for i in 0..self.limbs {
            for (n, (multipliers, words)) in products.iter().enumerate() {
                match (i, n) {
                    (0, 0) => self.first_row(0, &multipliers[0], words),
                    (_, 0) => self.row(i, &multipliers[i], words, Top::Fresh, Low::Added),
                    _ => self.row(i, &multipliers[i], words, Top::Held, Low::Added),
                }
            }
            self.cancel(i, Top::Held, reduction);
        }
        // Pointers take the registers until the last component.
        self.subtract(self.limbs, name, self.limbs > 4 && !last)
    }

    /// Two results: the first waits in the frame until the second is done.
    fn both(mut self, first: &[(&[Named], &[Named])], second: &[(&[Named], &[Named])]) -> Program {
        let u = self.component(first, ["u", "m"], false);
        let aside: Vec<Operand> = u.iter().enumerate().map(|(j, &u)| self.aside(u, &format!("u{j}"))).collect();
        self.letter = 'q';
        let v = self.component(second, ["v", "k"], true);
        let mut out = Vec::new();
        for (j, slot) in aside.into_iter().enumerate() {
            let word = self.var();
            self.step(Op::Mov, word, slot, format!("u{j} again"));
            out.push(word);
        }
        out.extend(v);
        self.finish(out)
    }
}

/// `(x + y u)(z + w u)` with `u^2 = -1`: `x z + y (p - w)` and `x w + y z`, each reduced once.
pub(super) fn complex_product(limbs: usize) -> Program {
    let mut rows = Builder::new(limbs);
    let [x, z, y, w] = [RDI, RSI, R8, R9].map(|register| rows.pointer(register));
    let (x, y) = (Builder::words(x, "x", limbs), Builder::words(y, "y", limbs));
    let p = rows.constant_words(Field::P);
    let w_words = Builder::words(w, "w", limbs);
    let n = rows.chain_aside([Op::Sub, Op::Sbb], "n", &p, "-", &w_words);
    // The pointers to what is needed word by word wait in the frame.
    let through = |rows: &mut Builder, pointer: Var, name: &str| -> Vec<Named> {
        let Operand::Slot(slot) = rows.aside(pointer, name) else { unreachable!() };
        (0..limbs).map(|i| (Operand::Through(slot, i as u8), format!("{name}{i}"))).collect()
    };
    let (z, w) = (through(&mut rows, z, "z"), through(&mut rows, w, "w"));
    rows.both(&[(&z, &x), (&n, &y)], &[(&w, &x), (&z, &y)])
}

/// `(x + y u)^2`: `(x + y)(x - y + p)` and `2x y`.
pub(super) fn complex_square(limbs: usize) -> Program {
    let mut rows = Builder::new(limbs);
    let (x, y) = (rows.pointer(RDI), rows.pointer(R8));
    let (x, y) = (Builder::words(x, "x", limbs), Builder::words(y, "y", limbs));
    let s = rows.chain_aside([Op::Add, Op::Adc], "s", &x, "+", &y);
    // x - y + p, borrows first and then carries.
    let mut d = Vec::new();
    for j in 0..limbs {
        let to = rows.var();
        rows.step(Op::Mov, to, x[j].0, format!("d{j} = x{j}"));
        rows.step([Op::Sub, Op::Sbb][usize::from(j > 0)], to, y[j].0, format!("d{j} = x{j} - y{j}"));
        d.push(to);
    }
    let mut words = Vec::new();
    for (j, &to) in d.iter().enumerate() {
        let p = Operand::Constant(Field::P, j as u8);
        rows.step([Op::Add, Op::Adc][usize::from(j > 0)], to, p, format!("d{j} += p{j}"));
        words.push((rows.aside(to, &format!("d{j}")), format!("d{j}")));
    }
    let mut e = Vec::new();
    for j in 0..limbs {
        let to = rows.var();
        rows.step(Op::Mov, to, x[j].0, format!("e{j} = x{j}"));
        rows.step([Op::Add, Op::Adc][usize::from(j > 0)], to, Operand::Var(to), format!("e{j}, limb {j} of 2x"));
        e.push((rows.aside(to, &format!("e{j}")), format!("e{j}")));
    }
    rows.both(&[(&words, &s)], &[(&e, &y)])
}

/// The rows of a kernel by its name's parts, or `None` if there are none.
pub(super) fn of(operation: &str, limbs: usize, algorithm: &str) -> Option<Program> {
    Some(match (operation, algorithm) {
        ("mont_mul", "adx") => product(limbs, false, true),
        ("mont_mul", "adx_full") => product(limbs, false, false),
        ("mont_mul", "logjump_adx") => product(limbs, true, true),
        ("mont_sqr", "adx") if limbs == 4 => square_then_reduce(limbs),
        ("mont_sqr", "adx") => square(limbs, false),
        ("mont_sqr", "logjump_adx") => square(limbs, true),
        ("mont_mul", "logjump_xor_adx") => Program { only_by_xor: true, ..product(limbs, true, true) },
        ("mont_sqr", "logjump_xor_adx") => Program { only_by_xor: true, ..square(limbs, true) },
        ("mont_redc", "adx") => reduction(limbs),
        ("butterfly_ct", "adx") => butterfly(limbs),
        ("wide_mul", "adx") => wide_product(limbs),
        ("wide_sqr", "adx") => wide_square(limbs),
        ("complex_mul", "adx") => complex_product(limbs),
        ("complex_sqr", "adx") => complex_square(limbs),
        _ => return None,
    })
}

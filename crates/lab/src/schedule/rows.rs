//! The rows that bodies are made of, for any number of limbs: what `montane_kernels::scalar::x86` describes, as steps.
//!
//! A row adds a multiple of `N` words to the accumulator `t`, low halves in CF and high halves in OF. `t_i` has the
//! weight `2^(64 i)`; limbs that were cancelled are gone.

mod bodies;
pub(super) mod elements;

use std::collections::BTreeMap;

use montane_kernels::Algorithm;

use super::program::{Field, Op, Operand, Program, Row, Step, Var};
pub(super) use bodies::{OPERATIONS, of};

/// A word with its name.
type Named = (Operand, String);

/// How a reduction goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Method {
    /// Each step cancels the lowest limb by a multiple of `p`.
    Ordinary,
    /// All steps but the last fold it up.
    Fold,
    /// The first, for a modulus without a spare bit.
    NoSpareBit,
}

impl Method {
    pub(super) const ALL: [Self; 3] = [Self::Ordinary, Self::Fold, Self::NoSpareBit];

    /// What kernels say of it.
    pub(super) const fn algorithm(self) -> Algorithm {
        match self {
            Self::Ordinary => Algorithm::Plain,
            Self::Fold => Algorithm::Fold,
            Self::NoSpareBit => Algorithm::Other("no_spare_bit"),
        }
    }
}

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
const R10: u8 = 10;

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

//! The rows that bodies for AArch64 are made of: those of `montane_kernels::scalar::x86`, each half of a row's products
//! in a chain of its own, one after the other, as there is one carry.
//!
//! `t_i` is the limb of weight `2^(64 i)` of the accumulator.

mod elements;
mod subtracting;

use std::collections::BTreeMap;

use super::super::program::Field;
use super::program::{Base, Carry, Op, Program, Source, Step, Var};
pub(super) use elements::{element_product, element_square};
pub(super) use subtracting::{product as subtracting_product, square as subtracting_square};

/// A word with its name.
pub(super) type Named = (Source, String);

/// Where a row's last high half and the carries end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Top {
    /// In a limb that begins there.
    Fresh,
    /// In the limb that the row before left; it has room.
    Held,
}

/// Whether a chain begins with a carry.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Begin {
    Alone,
    /// With that of the step before it.
    Taking,
}

impl Begin {
    /// The carry of the chain's step.
    fn chain(self, at: usize) -> Carry {
        if at == 0 && self == Self::Alone { Carry::FIRST } else { Carry::NEXT }
    }
}

/// A reduction's constants.
struct Reduction {
    k: Var,
    /// `2^-64 mod p`, of a reduction that folds.
    fold: Vec<Named>,
    ordinary: Option<(Vec<Named>, Named)>,
}

/// Writes rows down one after the other.
pub(super) struct Builder {
    program: Program,
    limbs: usize,
    /// The limbs of the accumulator that there are.
    t: BTreeMap<usize, Source>,
    /// The accumulator's letter.
    letter: char,
}

/// The carry of the step of a chain that begins alone.
const fn chain(at: usize) -> Carry {
    if at == 0 { Carry::FIRST } else { Carry::NEXT }
}

impl Builder {
    pub(super) fn new(limbs: usize) -> Self {
        Self { program: Program::default(), limbs, t: BTreeMap::new(), letter: 't' }
    }

    fn var(&mut self) -> Var {
        self.program.vars += 1;
        self.program.vars - 1
    }

    /// A pointer, in the next of the registers that they come in.
    pub(super) fn pointer(&mut self) -> Var {
        let var = self.var();
        self.program.pointers.push(var);
        var
    }

    fn put(&mut self, op: Op, to: Vec<Var>, from: &[Source], text: String) {
        self.program.steps.push(Step { op, to, from: from.to_vec() });
        self.program.texts.push(text);
    }

    /// A step that makes a word.
    fn make(&mut self, op: Op, from: &[Source], text: String) -> Source {
        let to = self.var();
        self.put(op, vec![to], from, text);
        Source::Var(to)
    }

    /// Words from memory, two at a time, numbered from 0.
    pub(super) fn load(&mut self, base: Base, from: usize, name: &str, words: usize) -> Vec<Named> {
        self.load_numbered(0, base, from, name, words)
    }

    fn load_numbered(&mut self, first: usize, base: Base, from: usize, name: &str, words: usize) -> Vec<Named> {
        let mut out = Vec::new();
        for at in (0..words).step_by(2) {
            let names: Vec<String> = (at..words.min(at + 2)).map(|i| format!("{name}{}", first + i)).collect();
            let to: Vec<Var> = names.iter().map(|_| self.var()).collect();
            self.put(Op::Load(base, (from + at) as u8), to.clone(), &[], names.join(", "));
            out.extend(to.into_iter().map(Source::Var).zip(names));
        }
        out
    }

    /// The same to memory.
    pub(super) fn store(&mut self, base: Base, from: usize, words: &[Named]) {
        for (at, words) in words.chunks(2).enumerate() {
            let names: Vec<&str> = words.iter().map(|(_, name)| name.as_str()).collect();
            let text = format!("{} to memory", names.join(", "));
            let from_words: Vec<Source> = words.iter().map(|&(word, _)| word).collect();
            self.put(Op::Store(base, (from + 2 * at) as u8), Vec::new(), &from_words, text);
        }
    }

    /// Words into new slots of the frame; where they are.
    fn aside(&mut self, words: &[Named]) -> usize {
        let at = usize::from(self.program.slots);
        self.program.slots += words.len() as u8;
        self.store(Base::Frame, at, words);
        at
    }

    /// A member of the constants that is an element.
    fn member(&mut self, k: Var, field: Field) -> Vec<Named> {
        let name = if field == Field::Fold { "f" } else { "p" };
        self.load(Base::Constants(k, field), 0, name, self.limbs)
    }

    fn reduction(&mut self, k: Var, folds: bool) -> Reduction {
        let fold = if folds { self.member(k, Field::Fold) } else { Vec::new() };
        let mut reduction = Reduction { k, fold, ordinary: None };
        if !folds {
            self.ordinary(&mut reduction);
        }
        reduction
    }

    /// The prime and `n0`, loaded when the first row asks for them.
    fn ordinary<'a>(&mut self, reduction: &'a mut Reduction) -> &'a (Vec<Named>, Named) {
        let k = reduction.k;
        reduction.ordinary.get_or_insert_with(|| {
            let p = self.member(k, Field::P);
            let n0 = self.make(Op::Load(Base::Constants(k, Field::N0), 0), &[], "n0".into());
            (p, (n0, "n0".into()))
        })
    }

    fn name(&self, limb: usize) -> String {
        format!("{}{limb}", self.letter)
    }

    fn half(&mut self, op: Op, x: &Named, y: &Named) -> Source {
        let half = if op == Op::Mul { "lo" } else { "hi" };
        self.make(op, &[x.0, y.0], format!("{half}({} {})", x.1, y.1))
    }

    /// `t_limb = x + y + carry` in a chain; `None` for zero.
    fn add(&mut self, limb: usize, x: Source, y: Source, carry: Carry, text: String) {
        let sum = self.make(Op::Add(carry), &[x, y], text);
        self.t.insert(limb, sum);
    }

    /// `t = multiplier * words` from limb `at`, where nothing is yet: one chain.
    fn first_row(&mut self, at: usize, multiplier: &Named, words: &[Named]) {
        self.lowest(at, multiplier, words);
        self.above_lowest(at, multiplier, words, Begin::Alone);
    }

    /// The lowest limb of such a row.
    fn lowest(&mut self, at: usize, multiplier: &Named, words: &[Named]) {
        let low = self.half(Op::Mul, multiplier, &words[0]);
        self.t.insert(at, low);
    }

    /// The limbs above it.
    fn above_lowest(&mut self, at: usize, multiplier: &Named, words: &[Named], begin: Begin) {
        let n = words.len();
        for j in 1..n {
            let high = self.half(Op::Umulh, multiplier, &words[j - 1]);
            let low = self.half(Op::Mul, multiplier, &words[j]);
            let carry = begin.chain(j - 1);
            let text = format!("{} = lo + hi{}", self.name(at + j), if carry.taken { " + carry" } else { "" });
            self.add(at + j, low, high, carry, text);
        }
        let high = self.half(Op::Umulh, multiplier, &words[n - 1]);
        if n == 1 {
            self.t.insert(at + 1, high);
        } else {
            let text = format!("{} = hi + carry", self.name(at + n));
            self.add(at + n, high, Source::Zero, Carry::LAST, text);
        }
    }

    /// `t += multiplier * words` from limb `at`. Where the row cancels the lowest limb, its lowest product is not made:
    /// the carry is that of any limb but zero.
    fn row(&mut self, at: usize, multiplier: &Named, words: &[Named], top: Top, cancels: bool) {
        self.low_halves(at, multiplier, words, top, cancels);
        self.high_halves(at, multiplier, words, Begin::Alone);
    }

    /// The chain of such a row's low halves, which the last high half ends.
    fn low_halves(&mut self, at: usize, multiplier: &Named, words: &[Named], top: Top, cancels: bool) {
        let n = words.len();
        for j in 0..n {
            let (t, name) = (self.t[&(at + j)], self.name(at + j));
            if j == 0 && cancels {
                self.put(Op::Nonzero, Vec::new(), &[t], format!("carry = {name} != 0"));
                self.t.remove(&at);
                continue;
            }
            let low = self.half(Op::Mul, multiplier, &words[j]);
            self.add(at + j, t, low, chain(j), format!("{name} += lo"));
        }
        let name = self.name(at + n);
        let held = if top == Top::Held { self.t[&(at + n)] } else { Source::Zero };
        let high = self.half(Op::Umulh, multiplier, &words[n - 1]);
        self.add(
            at + n,
            high,
            held,
            Carry::LAST,
            format!("{name} {} hi + carry", if top == Top::Held { "+=" } else { "=" }),
        );
    }

    /// The chain of the other high halves.
    fn high_halves(&mut self, at: usize, multiplier: &Named, words: &[Named], begin: Begin) {
        let n = words.len();
        for j in 1..n {
            let high = self.half(Op::Umulh, multiplier, &words[j - 1]);
            let (t, name) = (self.t[&(at + j)], self.name(at + j));
            let carry = begin.chain(j - 1);
            let with = if carry.taken && j == 1 { " + carry" } else { "" };
            self.add(at + j, t, high, carry, format!("{name} += hi{with}"));
        }
        if n > 1 {
            let (t, name) = (self.t[&(at + n)], self.name(at + n));
            self.add(at + n, t, Source::Zero, Carry::LAST, format!("{name} += carry"));
        }
    }

    /// Row `i` of the reduction, which takes the lowest limb away: it folds it up, `t += t_i f` from the limb above,
    /// or, in the last row and where nothing folds, cancels it: `m = t_i n0`, `t += m p`.
    fn reduce_row(&mut self, i: usize, reduction: &mut Reduction, top: Top) {
        let lowest = (self.t[&i], self.name(i));
        if !reduction.fold.is_empty() && i + 1 < self.limbs {
            self.t.remove(&i);
            return self.row(i + 1, &lowest, &reduction.fold, Top::Fresh, false);
        }
        let (p, n0) = self.ordinary(reduction).clone();
        let m = (self.half(Op::Mul, &lowest, &n0), format!("m{i}"));
        self.row(i, &m, &p, top, true);
    }

    /// `t - p`, or `t` if that borrows, from limb `at`.
    fn subtract(&mut self, at: usize, reduction: &mut Reduction) -> Vec<Named> {
        let (n, p) = (self.limbs, self.ordinary(reduction).0.clone());
        let both: Vec<(Source, Source)> = (0..n)
            .map(|j| {
                let (t, text) = (self.t[&(at + j)], format!("{} - p{j}", self.name(at + j)));
                (t, self.make(Op::Sub(chain(j)), &[t, p[j].0], text))
            })
            .collect();
        let choose = |(j, (t, less))| {
            let text = format!("{} if it borrowed", self.name(at + j));
            (self.make(Op::Choose, &[t, less], text), format!("r{j}"))
        };
        both.into_iter().enumerate().map(choose).collect()
    }

    /// The limbs of the accumulator from `at` on.
    fn accumulated(&self, at: usize, count: usize) -> Vec<Named> {
        (at..at + count).map(|i| (self.t[&i], self.name(i))).collect()
    }

    /// Words made by one chain; the last leaves no carry.
    fn chained(&mut self, op: fn(Carry) -> Op, name: &str, x: &[Named], y: &[Named]) -> Vec<Named> {
        let sign = if op(Carry::NONE) == Op::Add(Carry::NONE) { '+' } else { '-' };
        let n = x.len();
        let mut out = Vec::new();
        for (j, (x, y)) in x.iter().zip(y).enumerate() {
            let carry = if j + 1 == n { Carry::LAST } else { chain(j) };
            let word = self.make(op(carry), &[x.0, y.0], format!("{name}{j} = {} {sign} {}", x.1, y.1));
            out.push((word, format!("{name}{j}")));
        }
        out
    }

    fn finish(mut self, out: &[Named]) -> Program {
        self.program.out =
            out.iter().map(|&(word, _)| if let Source::Var(var) = word { var } else { unreachable!() }).collect();
        self.program
    }

    /// `multiplier * words` as an integer, in the accumulator.
    fn double_width(&mut self, letter: char, multipliers: &[Named], words: &[Named]) -> Vec<Named> {
        (self.letter, self.t) = (letter, BTreeMap::new());
        for (i, multiplier) in multipliers.iter().enumerate() {
            if i == 0 {
                self.first_row(0, multiplier, words)
            } else {
                self.row(i, multiplier, words, Top::Fresh, false)
            }
        }
        self.accumulated(0, 2 * self.limbs)
    }

    /// A product but for the last subtraction, rows of it and of the reduction in turn, with a factor in memory: its
    /// name and where it is.
    fn product_rows(
        &mut self,
        letter: char,
        words: &[Named],
        (name, base, from): (&str, Base, usize),
        k: Var,
        folds: bool,
    ) -> Reduction {
        (self.letter, self.t) = (letter, BTreeMap::new());
        let mut multipliers = Vec::new();
        let mut reduction = None;
        for i in 0..self.limbs {
            if i % 2 == 0 {
                multipliers.extend(self.load_numbered(i, base, from + i, name, 2));
            }
            if i == 0 {
                self.first_row(0, &multipliers[i], words)
            } else {
                self.row(i, &multipliers[i], words, if folds { Top::Held } else { Top::Fresh }, false)
            }
            let mut constants = reduction.take().unwrap_or_else(|| self.reduction(k, folds));
            self.reduce_row(i, &mut constants, Top::Held);
            reduction = Some(constants);
        }
        reduction.unwrap_or_else(|| self.reduction(k, folds))
    }

    /// The square as an integer: row `i` has `a_i`, `2 a_(i+1) mod 2^64` and the limbs of `2a` above. The top bit of
    /// `a` is clear.
    fn square(&mut self, letter: char, a: &[Named]) -> Vec<Named> {
        self.square_rows(letter, a, |_| Begin::Alone);
        self.accumulated(0, 2 * self.limbs)
    }

    /// The same in the accumulator, with steps behind its lowest limb, whose carry the next limb may take.
    fn square_rows(&mut self, letter: char, a: &[Named], lowest: impl FnOnce(&mut Self) -> Begin) {
        (self.letter, self.t) = (letter, BTreeMap::new());
        let n = self.limbs;
        let mut lowest = Some(lowest);
        let mut doubled = vec![(Source::Zero, String::new())];
        for j in 1..n {
            let carry = if j + 1 == n { Carry::LAST } else { chain(j - 1) };
            let word = self.make(Op::Add(carry), &[a[j].0; 2], format!("d{j}, limb {j} of 2a"));
            doubled.push((word, format!("d{j}")));
        }
        for i in 0..n {
            let mut words = vec![a[i].clone()];
            if i + 1 < n {
                let j = i + 1;
                // The first limb of `2a` has no carry from below.
                let twice = if j == 1 {
                    doubled[1].clone()
                } else {
                    let text = format!("2 {} mod 2^64", a[j].1);
                    (self.make(Op::Add(Carry::NONE), &[a[j].0; 2], text.clone()), format!("2{}", a[j].1))
                };
                words.push(twice);
            }
            words.extend(doubled[(i + 2).min(n)..].iter().cloned());
            if let Some(lowest) = lowest.take() {
                self.lowest(0, &a[0], &words);
                let begin = lowest(self);
                self.above_lowest(0, &a[0], &words, begin);
            } else {
                self.row(2 * i, &a[i], &words, Top::Fresh, false);
            }
        }
    }

    /// A double-width value reduced, but for the last subtraction: rows on the low half, with fresh limbs above it,
    /// then the high half.
    fn reduce(&mut self, letter: char, t: &[Named], high: impl FnOnce(&mut Self) -> Vec<Named>, k: &mut Reduction) {
        let n = self.limbs;
        (self.letter, self.t) = (letter, t[..n].iter().map(|&(word, _)| word).enumerate().collect());
        if !k.fold.is_empty() {
            // The first fold ends two limbs above the low half, each later one a limb above the one before it.
            self.t.insert(n, Source::Zero);
        }
        for i in 0..n {
            self.reduce_row(i, k, if k.fold.is_empty() { Top::Fresh } else { Top::Held });
        }
        for (j, (word, name)) in high(self).into_iter().enumerate() {
            let carry = if j + 1 == n { Carry::LAST } else { chain(j) };
            let (t, text) = (self.t[&(n + j)], format!("{} += {name}", self.name(n + j)));
            self.add(n + j, t, word, carry, text);
        }
    }
}

/// `a b 2^(-64 N)`.
pub(super) fn product(limbs: usize, folds: bool, subtracts: bool) -> Program {
    let mut rows = Builder::new(limbs);
    let [a, b, k] = [(); 3].map(|()| rows.pointer());
    let a = rows.load(Base::Pointer(a), 0, "a", limbs);
    let reduction = rows.product_rows('t', &a, ("b", Base::Pointer(b), 0), k, folds);
    ended(rows, limbs, reduction, subtracts)
}

fn ended(mut rows: Builder, at: usize, mut reduction: Reduction, subtracts: bool) -> Program {
    let out = if subtracts { rows.subtract(at, &mut reduction) } else { rows.accumulated(at, rows.limbs) };
    rows.finish(&out)
}

/// `a^2 2^(-64 N)`, the square first and then the reduction.
pub(super) fn square(limbs: usize, folds: bool, subtracts: bool) -> Program {
    let mut rows = Builder::new(limbs);
    let [a, k] = [(); 2].map(|()| rows.pointer());
    let a = rows.load(Base::Pointer(a), 0, "a", limbs);
    let t = rows.square('s', &a);
    let mut reduction = rows.reduction(k, folds);
    let high = t[limbs..].to_vec();
    rows.reduce('t', &t, |_| high, &mut reduction);
    ended(rows, limbs, reduction, subtracts)
}

/// `(x + y u)(z + w u)` with `u^2 = -1` by Karatsuba's method: with `n = p - w` it is `x z + y n` and `(x + y)(z + w) -
/// x z + y n`, integers below `2 p^2` and `3 p^2`, each reduced once.
pub(super) fn complex_product(limbs: usize, folds: bool) -> Program {
    let mut rows = Builder::new(limbs);
    let [x, z, k, y, w] = [(); 5].map(|()| rows.pointer());
    let (add, sub) = (Op::Add as fn(Carry) -> Op, Op::Sub as fn(Carry) -> Op);
    let of = |rows: &mut Builder, pointer: Var, name: &str| rows.load(Base::Pointer(pointer), 0, name, limbs);
    let again = |rows: &mut Builder, slot: usize, name: &str, words: usize| rows.load(Base::Frame, slot, name, words);
    // The product of the sums, kept in the frame.
    let (first, second) = (of(&mut rows, x, "x"), of(&mut rows, y, "y"));
    let s = rows.chained(add, "s", &first, &second);
    let (first, second) = (of(&mut rows, z, "z"), of(&mut rows, w, "w"));
    let e = rows.chained(add, "e", &first, &second);
    let c = rows.double_width('c', &e, &s);
    let c = rows.aside(&c);
    let (x, z) = (of(&mut rows, x, "x"), of(&mut rows, z, "z"));
    let a = rows.double_width('a', &z, &x);
    // x w + y z + y w
    let c = again(&mut rows, c, "c", 2 * limbs);
    let d = rows.chained(sub, "d", &c, &a);
    let d = rows.aside(&d);
    let a = rows.aside(&a);
    let y = of(&mut rows, y, "y");
    let (p, w) = (rows.member(k, Field::P), of(&mut rows, w, "w"));
    let n = rows.chained(sub, "n", &p, &w);
    let b = rows.double_width('b', &n, &y);
    let d = again(&mut rows, d, "d", 2 * limbs);
    let imaginary = rows.chained(add, "q", &d, &b);
    let imaginary = rows.aside(&imaginary);
    let a = again(&mut rows, a, "a", 2 * limbs);
    let real = rows.chained(add, "t", &a, &b);
    let high = real[limbs..].to_vec();
    let mut reduction = rows.reduction(k, folds);
    rows.reduce('t', &real, |_| high, &mut reduction);
    let out = rows.subtract(limbs, &mut reduction);
    let out = rows.aside(&out);
    let low = again(&mut rows, imaginary, "q", limbs);
    if folds {
        // Both members at once would be too many words to hold.
        reduction = rows.reduction(k, folds);
    }
    rows.reduce('q', &low, |rows| again(rows, imaginary + limbs, "h", limbs), &mut reduction);
    let imaginary = rows.subtract(limbs, &mut reduction);
    let mut out = again(&mut rows, out, "r", limbs);
    out.extend(imaginary);
    rows.finish(&out)
}

/// `(x + y u)^2` with `u^2 = -1`: `2x y` and `(x + y)(x - y + p)`, products of operands below `2p`. The first waits for
/// one sum; those of the second are made beside it.
pub(super) fn complex_square(limbs: usize, folds: bool) -> Program {
    let mut rows = Builder::new(limbs);
    let [x, k, y] = [(); 3].map(|()| rows.pointer());
    let (add, sub) = (Op::Add as fn(Carry) -> Op, Op::Sub as fn(Carry) -> Op);
    let of = |rows: &mut Builder, pointer: Var, name: &str| rows.load(Base::Pointer(pointer), 0, name, limbs);
    let first = of(&mut rows, x, "x");
    let e = rows.chained(add, "e", &first, &first);
    let mut reduction = rows.product_rows('q', &e, ("y", Base::Pointer(y), 0), k, folds);
    let imaginary = rows.subtract(limbs, &mut reduction);
    let imaginary = rows.aside(&imaginary);
    let (first, second, p) = (of(&mut rows, x, "x"), of(&mut rows, y, "y"), rows.member(k, Field::P));
    let s = rows.chained(add, "s", &first, &second);
    let more = rows.chained(add, "g", &first, &p);
    let d = rows.chained(sub, "d", &more, &second);
    let d = rows.aside(&d);
    let mut reduction = rows.product_rows('t', &s, ("d", Base::Frame, d), k, folds);
    let mut out = rows.subtract(limbs, &mut reduction);
    out.extend(rows.load(Base::Frame, imaginary, "i", limbs));
    rows.finish(&out)
}

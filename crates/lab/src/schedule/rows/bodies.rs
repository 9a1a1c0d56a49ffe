//! The bodies, row by row.

use montane_kernels::Operation;

use super::super::program::{Field, Op, Operand, Program, Var};
use super::{Builder, Low, Method, Named, R8, R9, R10, RDI, RSI, Top};

/// `a b 2^(-64 N)`, rows of the product and of the reduction in turn; all reductions but the last may fold.
/// With no spare bit the accumulator has a limb more between rows.
fn product(limbs: usize, folds: bool, spare: bool) -> Program {
    product_rows(limbs, folds, spare).subtracted(limbs)
}

/// The same without the last subtraction: operands and the result are below `2p`.
fn relaxed_product(limbs: usize) -> Program {
    product_rows(limbs, true, true).unsubtracted(limbs)
}

fn product_rows(limbs: usize, folds: bool, spare: bool) -> Builder {
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
    rows
}

impl Builder {
    /// The limbs from `at` on, less `p` if they are not below it.
    fn subtracted(mut self, at: usize) -> Program {
        let out = self.subtract(at, "u", self.limbs > 6);
        self.finish(out)
    }

    /// The limbs from `at` on.
    fn unsubtracted(self, at: usize) -> Program {
        let out = self.limbs(at, self.limbs);
        self.finish(out)
    }

    /// The words that rows of a square take: `a_i` and, from row `i` on, `a_i`, `2 a_(i+1) mod 2^64` and the limbs of
    /// `2a` above.
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
fn square(limbs: usize, folds: bool) -> Program {
    square_rows(limbs, folds).subtracted(limbs)
}

/// The same without the last subtraction: the operand and the result are below `2p`.
fn relaxed_square(limbs: usize) -> Program {
    square_rows(limbs, true).unsubtracted(limbs)
}

fn square_rows(limbs: usize, folds: bool) -> Builder {
    let mut rows = Builder::new(limbs);
    let a = rows.pointer(RDI);
    let doubled = rows.doubled(a);
    for i in 0..limbs {
        rows.square_row(i, a, &doubled, if folds { Top::Held } else { Top::Fresh });
        if folds && i + 1 < limbs { rows.fold(i) } else { rows.cancel(i, Top::Held, "m") }
    }
    rows
}

/// `a^2 2^(-64 N)`, the triangle first and then the reduction: takes a modulus with one spare bit.
fn square_then_reduce(limbs: usize) -> Program {
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
    /// Reduction rows on `N` limbs; limbs above them begin anew.
    fn cancel_all(&mut self) {
        for i in 0..self.limbs {
            self.cancel(i, Top::Fresh, "m");
        }
    }

    /// The same on the low half; then the high half is added.
    fn reduce_low_half(&mut self, high: &[Operand]) -> Vec<Var> {
        let n = self.limbs;
        self.anew = Some((n, 'r'));
        self.cancel_all();
        for (j, &word) in high.iter().enumerate() {
            let (op, carry) = if j == 0 { (Op::Add, "") } else { (Op::Adc, " + carry") };
            let text = format!("{} += {}{}{carry}", self.name(n + j), self.letter, n + j);
            self.step(op, self.t[&(n + j)], word, text);
        }
        self.subtract(n, "u", n > 6)
    }
}

/// The lowest limbs of an operand as the accumulator, and its pointer.
fn loaded(limbs: usize) -> (Builder, Var) {
    let mut rows = Builder::new(limbs);
    let t = rows.pointer(RDI);
    for i in 0..limbs {
        let limb = rows.var();
        rows.step(Op::Mov, limb, Operand::At(t, i as u8), format!("t{i}"));
        rows.t.insert(i, limb);
    }
    (rows, t)
}

/// `a 2^(-64 N)`: below `p` if `a` is, so nothing is subtracted.
fn out_of_montgomery(limbs: usize) -> Program {
    let (mut rows, _) = loaded(limbs);
    rows.cancel_all();
    rows.unsubtracted(limbs)
}

/// `t 2^(-64 N)` of a double-width `t`.
fn reduction(limbs: usize) -> Program {
    let (mut rows, t) = loaded(limbs);
    let high: Vec<Operand> = (limbs..2 * limbs).map(|i| Operand::At(t, i as u8)).collect();
    let out = rows.reduce_low_half(&high);
    rows.finish(out)
}

/// `u + t` and `u - t` for the product `t` by a prepared factor.
fn butterfly(limbs: usize) -> Program {
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
fn wide_product(limbs: usize) -> Program {
    let mut rows = Builder::new(limbs);
    let (b, a) = (rows.pointer(RSI), rows.pointer(RDI));
    let (a, b) = (Builder::words(a, "a", limbs), Builder::words(b, "b", limbs));
    for (i, multiplier) in b.iter().enumerate() {
        rows.wide_row(i, multiplier, &a);
        rows.set_aside(i);
    }
    rows.whole()
}

/// `a^2` as an integer.
fn wide_square(limbs: usize) -> Program {
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
    /// Words made by one chain of additions or subtractions.
    fn chain(&mut self, ops: [Op; 2], name: &str, x: &[Named], sign: &str, y: &[Named]) -> Vec<Var> {
        (0..x.len()).map(|j| self.chained(ops, name, (j, &x[j]), sign, &y[j])).collect()
    }

    /// The same, put aside.
    fn chain_aside(&mut self, ops: [Op; 2], name: &str, x: &[Named], sign: &str, y: &[Named]) -> Vec<Named> {
        let mut made = Vec::new();
        for (j, (x, y)) in x.iter().zip(y).enumerate() {
            let to = self.chained(ops, name, (j, x), sign, y);
            made.push((self.aside(to, &format!("{name}{j}")), format!("{name}{j}")));
        }
        made
    }

    fn chained(&mut self, ops: [Op; 2], name: &str, (j, x): (usize, &Named), sign: &str, y: &Named) -> Var {
        let to = self.var();
        self.step(Op::Mov, to, x.0, format!("{name}{j} = {}", x.1));
        self.step(ops[usize::from(j > 0)], to, y.0, format!("{name}{j} = {} {sign} {}", x.1, y.1));
        to
    }

    /// The sum of two products, each `multiplier * words`, row by row and reduced as it is made; the result in the
    /// frame.
    fn component(
        &mut self,
        products: &[(&[Named], &[Named])],
        [name, reduction]: [&str; 2],
        folds: bool,
        last: bool,
    ) -> Vec<Var> {
        self.t.clear();
        for i in 0..self.limbs {
            for (n, (multipliers, words)) in products.iter().enumerate() {
                match (i, n) {
                    (0, 0) => self.first_row(0, &multipliers[0], words),
                    (_, 0) if !folds => self.row(i, &multipliers[i], words, Top::Fresh, Low::Added),
                    _ => self.row(i, &multipliers[i], words, Top::Held, Low::Added),
                }
            }
            if folds && i + 1 < self.limbs { self.fold(i) } else { self.cancel(i, Top::Held, reduction) }
        }
        // Pointers take the registers until the last component.
        self.subtract(self.limbs, name, self.limbs > 4 && !last)
    }

    /// Two results: the first waits in the frame until the second is done.
    fn both(mut self, first: &[(&[Named], &[Named])], second: &[(&[Named], &[Named])], folds: bool) -> Program {
        let u = self.component(first, ["u", "m"], folds, false);
        let aside = self.all_aside(&u, "u");
        self.letter = 'q';
        let v = self.component(second, ["v", "k"], folds, true);
        self.pair(&aside, v)
    }

    fn all_aside(&mut self, words: &[Var], name: &str) -> Vec<Operand> {
        words.iter().enumerate().map(|(j, &word)| self.aside(word, &format!("{name}{j}"))).collect()
    }

    /// The results: the first from the frame, the second from registers.
    fn pair(mut self, u: &[Operand], v: Vec<Var>) -> Program {
        let mut out = Vec::new();
        for (j, &slot) in u.iter().enumerate() {
            let word = self.var();
            self.step(Op::Mov, word, slot, format!("u{j} again"));
            out.push(word);
        }
        out.extend(v);
        self.finish(out)
    }

    /// Row `i` of a product as an integer.
    fn wide_row(&mut self, i: usize, multiplier: &Named, words: &[Named]) {
        match i {
            0 => self.first_row(0, multiplier, words),
            _ => self.row(i, multiplier, words, Top::Fresh, Low::Added),
        }
    }

    /// `multiplier * words` as an integer, in the frame.
    fn double_width(&mut self, letter: char, multipliers: &[Named], words: &[Named]) -> Vec<Named> {
        self.letter = letter;
        self.t.clear();
        let mut aside = Vec::new();
        for (i, multiplier) in multipliers.iter().enumerate() {
            self.wide_row(i, multiplier, words);
            let last = if i + 1 < self.limbs { i } else { 2 * i + 1 };
            for limb in i..=last {
                let name = self.name(limb);
                aside.push((self.aside(self.t[&limb], &name), name));
            }
        }
        aside
    }

    /// A double-width value reduced, all steps but the last by folds. A fold needs one limb more than it drops; what is
    /// above that is added at the end.
    fn reduced(&mut self, t: &[Var], letters: [char; 2], [name, reduction]: [&str; 2], last: bool) -> Vec<Var> {
        let n = self.limbs;
        self.letter = letters[0];
        self.anew = Some((n + 1, letters[1]));
        self.t = t[..=n].iter().copied().enumerate().collect();
        let high: Vec<Operand> = (n + 1..2 * n).map(|i| self.aside(t[i], &format!("{}{i}", letters[0]))).collect();
        for i in 0..n {
            if i + 1 < n { self.fold(i) } else { self.cancel(i, Top::Held, reduction) }
        }
        for (limb, &word) in (n + 1..).zip(&high) {
            let (op, carry) = if limb == n + 1 { (Op::Add, "") } else { (Op::Adc, " + carry") };
            let text = format!("{} += {}{limb}{carry}", self.name(limb), letters[0]);
            self.step(op, self.t[&limb], word, text);
        }
        self.subtract(n, name, n > 4 && !last)
    }
}

/// `(x + y u)(z + w u)` with `u^2 = -1`: `x z + y (p - w)` and `x w + y z`, each reduced once.
fn complex_product(limbs: usize) -> Program {
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
    rows.both(&[(&z, &x), (&n, &y)], &[(&w, &x), (&z, &y)], false)
}

/// The same by Karatsuba's method: with `n = p - w` it is `x z + y n` and `(x + y)(z + w) - x z + y n`, sums of
/// products as integers of double width, each reduced once. No difference is negative.
fn complex_product_karatsuba(limbs: usize) -> Program {
    let mut rows = Builder::new(limbs);
    let [x, z, y, w] = [RDI, RSI, R8, R9].map(|register| rows.pointer(register));
    let [x, z, y, w] = [(x, "x"), (z, "z"), (y, "y"), (w, "w")].map(|(at, name)| Builder::words(at, name, limbs));
    let p = rows.constant_words(Field::P);
    let s = rows.chain_aside([Op::Add, Op::Adc], "s", &x, "+", &y);
    let e = rows.chain_aside([Op::Add, Op::Adc], "e", &z, "+", &w);
    let n = rows.chain_aside([Op::Sub, Op::Sbb], "n", &p, "-", &w);
    let a = rows.double_width('a', &z, &x);
    let b = rows.double_width('b', &n, &y);
    let c = rows.double_width('c', &e, &s);
    let real = rows.chain([Op::Add, Op::Adc], "t", &a, "+", &b);
    let u = rows.reduced(&real, ['t', 'r'], ["u", "m"], false);
    let u = rows.all_aside(&u, "u");
    let d = rows.chain_aside([Op::Sub, Op::Sbb], "d", &c, "-", &a);
    let imaginary = rows.chain([Op::Add, Op::Adc], "q", &d, "+", &b);
    let v = rows.reduced(&imaginary, ['q', 'l'], ["v", "k"], true);
    rows.pair(&u, v)
}

/// `x z - y w` and `(x + y)(z + w) - x z - y w` modulo `2^(128 N)`, to memory.
fn complex_wide(limbs: usize) -> Program {
    let mut rows = Builder::new(limbs);
    let [x, z, y, w, out] = [RDI, RSI, R8, R9, R10].map(|register| rows.pointer(register));
    rows.program.interface.result = Some(R10);
    let [x, z, y, w] = [(x, "x"), (z, "z"), (y, "y"), (w, "w")].map(|(at, name)| Builder::words(at, name, limbs));
    let s = rows.chain_aside([Op::Add, Op::Adc], "s", &x, "+", &y);
    let e = rows.chain_aside([Op::Add, Op::Adc], "e", &z, "+", &w);
    let a = rows.double_width('a', &z, &x);
    let b = rows.double_width('b', &w, &y);
    let c = rows.double_width('c', &e, &s);
    let real = rows.chain([Op::Sub, Op::Sbb], "t", &a, "-", &b);
    rows.put(out, 0, &real, "t");
    let d = rows.chain_aside([Op::Sub, Op::Sbb], "d", &c, "-", &a);
    let imaginary = rows.chain([Op::Sub, Op::Sbb], "q", &d, "-", &b);
    rows.put(out, 2 * limbs, &imaginary, "q");
    rows.finish(Vec::new())
}

/// `x z` and `y w` as integers, to memory.
fn wide_pair(limbs: usize) -> Program {
    let mut rows = Builder::new(limbs);
    let [x, z, y, w, out] = [RDI, RSI, R8, R9, R10].map(|register| rows.pointer(register));
    rows.program.interface.result = Some(R10);
    let [x, z, y, w] = [(x, "x"), (z, "z"), (y, "y"), (w, "w")].map(|(at, name)| Builder::words(at, name, limbs));
    for (n, (letter, multipliers, words)) in [('a', &z, &x), ('b', &w, &y)].into_iter().enumerate() {
        rows.letter = letter;
        rows.t.clear();
        for (i, multiplier) in multipliers.iter().enumerate() {
            rows.wide_row(i, multiplier, words);
            let done = rows.limbs(i, if i + 1 < limbs { 1 } else { limbs + 1 });
            for (word, limb) in (i..).zip(done) {
                let name = rows.name(word);
                rows.put(out, 2 * limbs * n + word, &[limb], &format!("{name}."));
            }
        }
    }
    rows.finish(Vec::new())
}

impl Builder {
    /// Words to memory, from some word on.
    fn put(&mut self, pointer: Var, at: usize, words: &[Var], name: &str) {
        for (j, &word) in words.iter().enumerate() {
            let op = Op::Put { pointer, word: (at + j) as u8 };
            self.step(op, None, Operand::Var(word), format!("{name}{j} is done"));
        }
    }
}

/// `(x + y u)^2`: `(x + y)(x - y + p)` and `2x y`.
fn complex_square(limbs: usize, folds: bool) -> Program {
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
    rows.both(&[(&words, &s)], &[(&e, &y)], folds)
}

/// What there are rows of.
pub(in super::super) const OPERATIONS: [Operation; 13] = [
    Operation::MontMul,
    Operation::MontSqr,
    Operation::RelaxedMul,
    Operation::RelaxedSqr,
    Operation::FromMont,
    Operation::MontRedc,
    Operation::ButterflyCt,
    Operation::WideMul,
    Operation::WideSqr,
    Operation::WidePair,
    Operation::WideComplex,
    Operation::ComplexMul,
    Operation::ComplexSqr,
];

/// The rows of a kernel, or `None` if there are none.
pub(in super::super) fn of(operation: Operation, limbs: usize, method: Method) -> Option<Program> {
    use Method::{Fold, NoSpareBit, Ordinary};
    Some(match (operation, method) {
        (Operation::MontMul, Ordinary) => product(limbs, false, true),
        (Operation::MontMul, NoSpareBit) => product(limbs, false, false),
        (Operation::MontMul, Fold) => product(limbs, true, true),
        (Operation::MontSqr, Ordinary) if limbs == 4 => square_then_reduce(limbs),
        (Operation::MontSqr, Ordinary) => square(limbs, false),
        (Operation::MontSqr, Fold) => square(limbs, true),
        (Operation::RelaxedMul, Fold) => relaxed_product(limbs),
        (Operation::RelaxedSqr, Fold) => relaxed_square(limbs),
        (Operation::FromMont, Ordinary) => out_of_montgomery(limbs),
        (Operation::MontRedc, Ordinary) => reduction(limbs),
        (Operation::ButterflyCt, Ordinary) => butterfly(limbs),
        (Operation::WideMul, Ordinary) => wide_product(limbs),
        (Operation::WideSqr, Ordinary) => wide_square(limbs),
        (Operation::ComplexMul, Ordinary) => complex_product(limbs),
        (Operation::WidePair, Ordinary) => wide_pair(limbs),
        (Operation::WideComplex, Ordinary) => complex_wide(limbs),
        (Operation::ComplexMul, Fold) => complex_product_karatsuba(limbs),
        (Operation::ComplexSqr, Ordinary) => complex_square(limbs, false),
        (Operation::ComplexSqr, Fold) => complex_square(limbs, true),
        _ => return None,
    })
}

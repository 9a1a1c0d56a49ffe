//! Runs a kernel on operands as they come and judges the results.

use montane_kernels::kernel::{Beside, Bind, Computes};
use montane_kernels::op::BULK;
use num_bigint::BigUint;
use num_traits::Zero;

use super::operand::{bound, from_words, interleave, low_bits, number_of, value_of};
use super::{Failure, Rule, Wrong};

/// Runs a kernel on operands as they come (a full set of lanes at a time) and judges the results.
pub(super) struct Oracle<'a> {
    bind: &'a Bind,
    p: &'a BigUint,
    /// `2^shift mod p` of what the kernel computes.
    factor: BigUint,
    /// The same of numbers in words beside others.
    factor_beside: BigUint,
    /// Operands of lanes waiting for a call, lane by lane.
    waiting: Vec<(Vec<u64>, Vec<u64>)>,
    /// The operands and results of the last calls, for the check of the generated loops.
    recent: Vec<[Vec<u64>; 3]>,
    calls: usize,
}

impl<'a> Oracle<'a> {
    pub(super) fn new(bind: &'a Bind, p: &'a BigUint) -> Self {
        let kernel = bind.kernel();
        let shift = match kernel.computes {
            Computes::Product { shift }
            | Computes::Square { shift }
            | Computes::ComplexProduct { shift }
            | Computes::ComplexSquare { shift }
            | Computes::CubicProduct { shift }
            | Computes::QuarticSquare { shift }
            | Computes::LineProduct { shift }
            | Computes::Butterfly { shift }
            | Computes::Scaled { shift } => shift,
            _ => 0,
        };
        let power = |shift: i32| {
            let two = if shift < 0 { (p + 1u32) >> 1 } else { BigUint::from(2u32) };
            two.modpow(&BigUint::from(shift.unsigned_abs()), p)
        };
        Self {
            bind,
            p,
            factor: power(shift),
            factor_beside: power(-64 * kernel.out.beside.words as i32),
            waiting: Vec::new(),
            recent: Vec::new(),
            calls: 0,
        }
    }

    pub(super) fn push(&mut self, a: &[u64], b: &[u64]) -> Result<(), Failure> {
        self.waiting.push((a.to_vec(), b.to_vec()));
        if self.waiting.len() == self.lanes() { self.call() } else { Ok(()) }
    }

    /// Lanes of the operand that has more.
    fn lanes(&self) -> usize {
        let kernel = self.bind.kernel();
        kernel.b.map_or(1, |b| b.numbers()).max(kernel.a.numbers())
    }

    pub(super) fn finish(&mut self) -> Result<(), Failure> {
        if let Some(first) = self.waiting.first().cloned() {
            self.waiting.resize(self.lanes(), first);
            self.call()?;
        }
        self.loops()
    }

    fn call(&mut self) -> Result<(), Failure> {
        let kernel = self.bind.kernel();
        let operands = core::mem::take(&mut self.waiting);
        let a = interleave(&kernel.a, self.p, operands.iter().map(|(a, _)| a.as_slice()));
        let b = kernel.b.map_or_else(Vec::new, |f| interleave(&f, self.p, operands.iter().map(|(_, b)| b.as_slice())));
        let mut out = vec![0; kernel.out.words()];
        self.bind.call(&mut out, &a, &b);
        let wrong = |rule, lane, expected, got| {
            let (kernel, p, a, b) = (kernel.name(), self.p.clone(), a.clone(), b.clone());
            Err(Failure::Wrong(Box::new(Wrong { kernel, p, rule, a, b, lane, expected, got })))
        };
        let x: Vec<BigUint> = operands.iter().map(|(a, _)| value_of(&kernel.a, a)).collect();
        let y: Vec<BigUint> =
            operands.iter().map(|(_, b)| kernel.b.map_or_else(BigUint::zero, |f| value_of(&f, b))).collect();
        for lane in 0..operands.len().min(kernel.out.numbers()) {
            let form = kernel.out.of(lane);
            let limbs = number_of(&kernel.out, &out, lane);
            let got = value_of(&form, &limbs);
            let (expected, exact) = self.expected(lane, &x, &y);
            let same = if exact { got == expected } else { got == expected || &got % self.p == expected };
            if !same {
                return wrong(Rule::Value, lane, expected, got);
            }
            let below = bound(&form, self.p);
            if got >= below {
                return wrong(Rule::Bound, lane, below, got);
            }
            let most = low_bits(form.limb_bits);
            if let Some(limb) = limbs.iter().find(|&&limb| limb > most) {
                return wrong(Rule::LimbBits, lane, BigUint::from(most) + 1u32, BigUint::from(*limb));
            }
        }
        // Where numbers are of two forms, a pair of operands comes to every place.
        if kernel.out.beside != Beside::NONE {
            self.waiting.extend(operands.into_iter().skip(1));
        }
        self.calls += 1;
        if self.recent.len() < BULK {
            self.recent.push([a, b, out]);
        } else {
            self.recent[self.calls % BULK] = [a, b, out];
        }
        // Often at the start, where the boundary values are, then now and then.
        if self.calls.is_power_of_two() || self.calls.is_multiple_of(1024) { self.loops() } else { Ok(()) }
    }

    /// The value that one lane should have, and whether that is the integer itself rather than its class modulo `p`.
    fn expected(&self, lane: usize, x: &[BigUint], y: &[BigUint]) -> (BigUint, bool) {
        let p = self.p;
        let (a, b) = (&x[lane], &y[lane]);
        // (x0 + x1 u)(y0 + y1 u) with u^2 = -1.
        let complex = |y: &[BigUint]| {
            let sum = if lane == 0 { &x[0] * &y[0] + &x[1] * (p - &y[1] % p) } else { &x[0] * &y[1] + &x[1] * &y[0] };
            (sum * &self.factor % p, false)
        };
        let kernel = self.bind.kernel();
        let factor = if lane < kernel.out.lanes { &self.factor } else { &self.factor_beside };
        match kernel.computes {
            Computes::Sum => ((a + b) % p, false),
            Computes::Difference => ((a + p - b % p) % p, false),
            Computes::MultipleSum { factor } => ((a * factor + b) % p, false),
            Computes::MultipleDifference { factor } => ((a * factor + p - b % p) % p, false),
            Computes::Negation => ((p - a % p) % p, false),
            Computes::Product { shift: 0 } => (a * b % p, false),
            Computes::Square { shift: 0 } => (a * a % p, false),
            Computes::Product { .. } => (a * b * factor % p, false),
            Computes::Square { .. } => (a * a * factor % p, false),
            Computes::ComplexProduct { .. } => complex(y),
            Computes::ComplexSquare { .. } => complex(x),
            // Coefficients of 1, v, v^2 in powers of w.
            Computes::CubicProduct { .. } => (self.tower(lane, [(x, &[0, 2, 4]), (y, &[0, 2, 4])]), false),
            Computes::QuarticSquare { .. } => (self.tower(lane, [(x, &[0, 3]), (x, &[0, 3])]), false),
            Computes::LineProduct { .. } => (self.tower(lane, [(x, &[0, 2, 4, 1, 3, 5]), (y, &[0, 2, 3])]), false),
            Computes::Butterfly { .. } => {
                let words = x[0].to_u64_digits();
                let product = words.iter().zip(y).map(|(&v, row)| v * row).sum::<BigUint>() * &self.factor % p;
                (if lane == 0 { (&x[1] + product) % p } else { (&x[1] + p - product) % p }, false)
            }
            Computes::Power { squarings } => ((0..squarings).fold(a % p, |x, _| &x * &x % p), false),
            Computes::Scaled { .. } => (a * &self.factor % p, false),
            Computes::WideProduct => (a * b, true),
            Computes::WideSquare => (a * a, true),
            Computes::WideComplexProduct => {
                let size = BigUint::from(1u8) << (64 * self.bind.kernel().out.limbs);
                let value =
                    if lane == 0 { &x[0] * &y[0] + &size - &x[1] * &y[1] } else { &x[0] * &y[1] + &x[1] * &y[0] };
                (value % size, true)
            }
            Computes::Same => (a % p, false),
        }
    }

    /// One lane of a product of polynomials in `w` whose coefficients are complex numbers, `w^6 = 1 + u`. Each operand
    /// has the exponents of its coefficients, and the result has those of the first.
    fn tower(&self, lane: usize, [(x, of_x), (y, of_y)]: [(&[BigUint], &[usize]); 2]) -> BigUint {
        let mut sum = BigUint::zero();
        for (i, ex) in of_x.iter().enumerate() {
            for (j, ey) in of_y.iter().enumerate() {
                if (ex + ey) % 6 != of_x[lane / 2] {
                    continue;
                }
                let (a, b) = (&x[2 * i..][..2], &y[2 * j..][..2]);
                let real = &a[0] * &b[0] + &a[1] * (self.p - &b[1] % self.p);
                let imaginary = &a[0] * &b[1] + &a[1] * &b[0];
                let (real, imaginary) = (real % self.p, imaginary % self.p);
                sum += match (ex + ey < 6, lane % 2) {
                    (true, 0) => real,
                    (true, _) => imaginary,
                    (false, 0) => real + self.p - imaginary,
                    (false, _) => real + imaginary,
                };
            }
        }
        sum * &self.factor % self.p
    }

    /// The loops that are timed give what single calls give.
    fn loops(&self) -> Result<(), Failure> {
        let kernel = self.bind.kernel();
        let [words_a, words_b, words_out] = self.bind.operand_words();
        let wrong = |rule, [a, b]: [&[u64]; 2], expected: &[u64], got: &[u64]| {
            let lane = (0..kernel.out.numbers())
                .find(|&l| {
                    expected.len() == kernel.out.words()
                        && number_of(&kernel.out, expected, l) != number_of(&kernel.out, got, l)
                })
                .unwrap_or(0);
            let value = |words| {
                if expected.len() == kernel.out.words() {
                    value_of(&kernel.out.of(lane), &number_of(&kernel.out, words, lane))
                } else {
                    from_words(words)
                }
            };
            let (kernel, p, a, b) = (kernel.name(), self.p.clone(), a.to_vec(), b.to_vec());
            let (expected, got) = (value(expected), value(got));
            Err(Failure::Wrong(Box::new(Wrong { kernel, p, rule, a, b, lane, expected, got })))
        };
        if let Some([first_a, _, _]) = self.recent.first() {
            let cycle = |part: usize, words: usize| -> Vec<u64> {
                self.recent.iter().cycle().take(BULK).flat_map(|r| r[part].iter().copied()).take(BULK * words).collect()
            };
            let (a, b, expected) = (cycle(0, words_a), cycle(1, words_b), cycle(2, words_out));
            let mut out = vec![0; BULK * words_out];
            self.bind.bulk(&a, &b, &mut out, 2);
            for j in 0..BULK {
                let [x, y, z, got] = [(&a, words_a), (&b, words_b), (&expected, words_out), (&out, words_out)]
                    .map(|(words, n)| &words[j * n..][..n]);
                if z != got {
                    return wrong(Rule::Bulk, [x, y], z, got);
                }
            }
            if kernel.chains {
                let b = &b[..words_b];
                let mut chained = first_a.clone();
                let mut called = first_a.clone();
                self.bind.chain(&mut chained, b, CHAIN);
                let mut out = vec![0; words_out];
                for _ in 0..CHAIN {
                    self.bind.call(&mut out, &called, b);
                    let n = words_a.min(words_out);
                    called[..n].copy_from_slice(&out[..n]);
                }
                if chained != called {
                    return wrong(Rule::Chain, [first_a, b], &called, &chained);
                }
            }
        }
        Ok(())
    }
}
/// Steps of a chain that is compared with single calls.
const CHAIN: usize = 5;

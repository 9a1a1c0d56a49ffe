//! Kernels whose reductions are delayed: from sums of elements to products modulo `2^768`, sums of those, and one
//! reduction of each that is a result, with a body for each of the three that the kernel calls.
//!
//! What a body reads or leaves becomes an operand of its own, so each is followed alone, and is a polynomial in what it
//! read:
//!
//! * A sum of elements is one modulo `2^384`, where a carry of the highest limb counts for nothing; as the integer that
//!   it stands for is below `2^384`, it is that integer. A difference is one modulo `p`, as the bodies of single
//!   products are.
//! * A product is one modulo `2^768`, likewise, and so is a sum of products. Nothing is asked of what is in between: it
//!   may be negative, and what it stands for is known modulo `2^768` alone.
//! * What is reduced has a bound: as an integer, the polynomial in the coordinates that it stands for is between 0 and
//!   `2^384 p`; or it is between `-2^384 p` and `2^384 p`, and `2^384 p` is added if its top bit is set. That says
//!   which integer it is.
//! * A reduction is the operand times `2^-384`, modulo `p`.
//!
//! Then the polynomials are compared with those of the product. Carries that the rows of products and reductions drop
//! are tried, as in the other bodies; those of sums are proved.

#[cfg(test)]
mod tests;

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

use montane_kernels::kernel::Computes;
use montane_kernels::{Algorithm, Kernel};
use num_bigint::{BigInt, BigUint};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::identity::{Broken, Holds, Identity};
use super::recorded::{Judged, Step, places, steps};
use super::ring::Formula;
use super::symbols::{Graph, Id, Node, Part, Places};

use crate::command::Error;
use crate::oracle;
use crate::trace::Target;
use crate::trace::analysis::{self, Recording};
use crate::trace::code::Flow;
use crate::trace::subject::Subject;

const SEED: u64 = 1;
/// How often a body is tried on each pair of kinds of operands.
const ROUNDS: usize = 4;
/// Limbs of an element, and of what is not reduced.
const LIMBS: usize = 6;
const WIDE: usize = 2 * LIMBS;

/// Integers, as long as they are small beside it: a Mersenne prime.
fn integers() -> BigUint {
    (BigUint::from(1u8) << 1279) - 1u8
}

/// Terms of degree two in operands.
type Terms = Vec<([Option<usize>; 2], BigUint)>;

/// What some words are made of: known modulo something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Modulo {
    /// A power of two.
    Bits(u32),
    P,
}

/// Words with what they are made of, the bounds of that, and modulo what they were asked for.
type Key = (Vec<Node>, Vec<Id>, Vec<(usize, BigUint)>, Modulo);
/// What they are, and the nodes whose carries are dropped.
type Known = RefCell<HashMap<Key, Result<(Terms, Vec<Id>), Broken>>>;

/// Why a kernel does not compute what it claims.
#[derive(Debug, PartialEq, Eq)]
enum Fault {
    Words(Broken),
    /// A body reads words that are no whole elements, or what it should have been given is not there.
    Shape(usize),
    /// What is reduced here may be negative or too large.
    Bound(usize),
    /// This lane of the result is another formula.
    Other(usize),
}

impl Fault {
    fn say(&self, steps: &[Step<'_>]) -> String {
        let at = |step: usize| {
            format!("step {step}, {}", step.checked_sub(1).and_then(|n| steps.get(n)).map_or("", |s| &s.code.text))
        };
        match *self {
            Self::Words(ref broken) => broken.say(&at),
            Self::Shape(step) => format!("a body is given something else than whole elements ({})", at(step)),
            Self::Bound(step) => format!("what is reduced may be out of bounds ({})", at(step)),
            Self::Other(lane) => format!("lane {lane} of the result is another formula"),
        }
    }
}

/// An operand of a body.
#[derive(Clone)]
struct Value {
    /// In the coordinates and in differences modulo `p`. Of a wide one, modulo `2^768`.
    formula: Formula,
    limbs: usize,
    /// Below what it is.
    bound: BigUint,
}

/// A kernel's execution, instruction by instruction.
pub(super) struct Recorded {
    checker: Checker,
    recording: Recording,
}

/// Judges executions of a kernel with its operands at these addresses.
struct Checker {
    kernel: &'static Kernel,
    p: BigUint,
    places: Places,
    known: Known,
}

/// What a body does, by what it touches.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Products of elements, to memory.
    Products,
    /// A reduction of one value, to registers.
    Reduction,
    /// Sums, copies.
    Other,
}

/// A call of a body that calls nothing.
struct Call {
    /// The steps after the call, with the return.
    steps: std::ops::Range<usize>,
    kind: Kind,
    /// What it reads that it did not write, but constants; what it writes outside its frame.
    reads: BTreeSet<u64>,
    writes: BTreeSet<u64>,
}

/// An execution over symbols.
struct Followed<'a> {
    of: &'a Checker,
    graph: Graph,
    values: Vec<Value>,
    /// For each variable the coordinates that it is made of, modulo `p`.
    variables: Vec<Formula>,
    /// Values by their words.
    elements: HashMap<Vec<Id>, usize>,
    holds: Holds,
    /// For people: what is reduced, and the bodies.
    said: Vec<(usize, String)>,
}

impl Recorded {
    /// Whether this is such a kernel.
    pub(super) fn is(kernel: &Kernel) -> bool {
        kernel.algorithm == Algorithm::Delayed
    }

    pub(super) fn of(kernel: &'static Kernel, field: &[String]) -> Result<Self, Error> {
        let name = kernel.name();
        let Subject::Kernel(_, prime) = Subject::find(&name, field)? else {
            return Err(Error::Usage(format!("'{name}' is not a kernel")));
        };
        let mut recording = analysis::record(&name, field, true, 1, Target::Here)?;
        let mut places = places(&mut recording.session)?;
        // Each coordinate is an operand.
        let forms = [Some(kernel.a), kernel.b];
        let coordinates = places.operands.iter().zip(forms).filter_map(|(&(start, _), form)| Some((start, form?)));
        places.operands = coordinates
            .flat_map(|(start, form)| {
                (0..form.lanes).map(move |lane| (start + 8 * (lane * form.limbs) as u64, form.limbs))
            })
            .collect();
        let checker = Checker { kernel, p: oracle::from_words(prime.p), places, known: RefCell::default() };
        Ok(Self { checker, recording })
    }
}

impl Checker {
    fn follow(&self, steps: &[Step<'_>]) -> Result<Followed<'_>, Fault> {
        let mut followed = Followed::new(self);
        let calls = self.calls(steps);
        let mut calls = calls.iter().peekable();
        for (n, step) in steps.iter().enumerate() {
            if let Some(call) = calls.peek().filter(|call| call.steps.start == n) {
                followed.enter(call)?;
            }
            if step.flags_cleared {
                followed.graph.clear_flags();
            }
            followed.graph.execute(step.code, step.addresses);
            if let Some(call) = calls.next_if(|call| call.steps.end == n + 1) {
                followed.leave(call)?;
            }
        }
        Ok(followed)
    }

    fn calls(&self, steps: &[Step<'_>]) -> Vec<Call> {
        let mut calls = Vec::new();
        let mut last = None;
        for (n, step) in steps.iter().enumerate() {
            match step.code.flow {
                Flow::Call => last = Some(n),
                Flow::Return => calls.extend(last.take().map(|call| self.call(steps, call, n))),
                _ => {}
            }
        }
        calls
    }

    fn call(&self, steps: &[Step<'_>], call: usize, last: usize) -> Call {
        let range = call + 1..last + 1;
        let frame = steps[call].addresses.first().copied().unwrap_or_default();
        let (constants, words) = &self.places.constants;
        let mut written = BTreeSet::from([frame]);
        let mut reads = BTreeSet::new();
        for step in &steps[range.clone()] {
            for (access, &address) in step.code.memory.iter().zip(step.addresses) {
                let constant = address.wrapping_sub(*constants) < 8 * words.len() as u64;
                if access.reads && !constant && !written.contains(&address) {
                    reads.insert(address);
                }
                if access.writes {
                    written.insert(address);
                }
            }
        }
        let writes: BTreeSet<u64> = written.into_iter().filter(|&address| address > frame).collect();
        let multiplies = steps[range.clone()].iter().any(|step| step.code.mnemonic == "mulx");
        let kind = match (multiplies, writes.is_empty()) {
            (true, false) => Kind::Products,
            (true, true) => Kind::Reduction,
            _ => Kind::Other,
        };
        Call { steps: range, kind, reads, writes }
    }

    /// The polynomials that the lanes of the result are said to be, modulo `p`.
    fn claims(&self) -> Vec<Formula> {
        let variable = |n: usize| Formula::variable(n, &self.p);
        let elements = |from: usize, count: usize| -> Vec<[Formula; 2]> {
            (0..count).map(|n| [variable(from + 2 * n), variable(from + 2 * n + 1)]).collect()
        };
        // Exponents of w, where w^6 = 1 + u, of the coefficients of both operands; the result has those of the first.
        let (x, y): (&[usize], &[usize]) = match self.kernel.computes {
            Computes::ComplexProduct { .. } => (&[0], &[0]),
            Computes::CubicProduct { .. } => (&[0, 2, 4], &[0, 2, 4]),
            Computes::QuarticSquare { .. } => (&[0, 3], &[0, 3]),
            Computes::LineProduct { .. } => (&[0, 2, 4, 1, 3, 5], &[0, 2, 3]),
            other => unreachable!("no kernel delays the reductions of {other:?}"),
        };
        let a = elements(0, x.len());
        let b = elements(if self.kernel.b.is_some() { 2 * x.len() } else { 0 }, y.len());
        let zero = Formula::constant(&BigUint::ZERO, &self.p);
        let mut claims = Vec::new();
        for &to in x {
            let mut sum = [zero.clone(), zero.clone()];
            for (a, ex) in a.iter().zip(x) {
                for (b, ey) in b.iter().zip(y).filter(|(_, ey)| (ex + *ey) % 6 == to) {
                    let (real, imaginary) =
                        (a[0].mul(&b[0]).sub(&a[1].mul(&b[1])), a[0].mul(&b[1]).add(&a[1].mul(&b[0])));
                    let term =
                        if ex + ey < 6 { [real, imaginary] } else { [real.sub(&imaginary), real.add(&imaginary)] };
                    sum = [sum[0].add(&term[0]), sum[1].add(&term[1])];
                }
            }
            claims.extend(sum);
        }
        claims
    }

    fn check(&self, steps: &[Step<'_>]) -> Result<(Holds, Vec<(usize, String)>), Fault> {
        let mut followed = self.follow(steps)?;
        let words = followed.graph.result(self.kernel.out.words());
        let scale = BigUint::from(2u8).modpow(&BigUint::from(64 * LIMBS), &self.p);
        for (lane, (words, claim)) in words.chunks(LIMBS).zip(self.claims()).enumerate() {
            let reduced = followed.define(words, Modulo::P)?;
            if followed.over_p(&reduced).times(&scale) != claim {
                return Err(Fault::Other(lane));
            }
        }
        Ok((followed.holds, followed.said))
    }
}

impl<'a> Followed<'a> {
    fn new(of: &'a Checker) -> Self {
        let (integers, coordinates) = (integers(), of.places.operands.len());
        let value = |n: usize| Value { formula: Formula::variable(n, &integers), limbs: LIMBS, bound: of.p.clone() };
        Self {
            of,
            graph: Graph::new(of.places.clone()),
            values: (0..coordinates).map(value).collect(),
            variables: (0..coordinates).map(|n| Formula::variable(n, &of.p)).collect(),
            elements: HashMap::new(),
            holds: Holds::default(),
            said: Vec::new(),
        }
    }

    /// What a body reads becomes operands, but sums of wide ones, which are followed through.
    fn enter(&mut self, call: &Call) -> Result<(), Fault> {
        let step = call.steps.start;
        let limbs = match call.kind {
            Kind::Products => LIMBS,
            Kind::Reduction => WIDE,
            Kind::Other => return Ok(()),
        };
        for start in values(&call.reads, limbs).ok_or(Fault::Shape(step))? {
            let words: Vec<Id> = (0..limbs).map(|word| self.graph.at(start + 8 * word as u64)).collect();
            let operand = match self.elements.get(&words) {
                Some(&operand) => operand,
                None if call.kind == Kind::Products => self.element(&words)?,
                None => self.reducible(&words, step)?,
            };
            self.elements.insert(words, operand);
            (0..limbs).for_each(|word| self.graph.becomes(start + 8 * word as u64, operand, word));
        }
        Ok(())
    }

    /// What a body of products leaves becomes wide operands.
    fn leave(&mut self, call: &Call) -> Result<(), Fault> {
        if call.kind != Kind::Products {
            return Ok(());
        }
        let step = call.steps.end;
        for start in values(&call.writes, WIDE).ok_or(Fault::Shape(step))? {
            let words: Vec<Id> = (0..WIDE).map(|word| self.graph.at(start + 8 * word as u64)).collect();
            let formula = self.define(&words, Modulo::Bits(64 * WIDE as u32))?;
            let operand = self.value(formula, WIDE, BigUint::from(1u8) << (64 * WIDE));
            self.elements.insert(words, operand);
            (0..WIDE).for_each(|word| self.graph.becomes(start + 8 * word as u64, operand, word));
        }
        Ok(())
    }

    fn value(&mut self, formula: Formula, limbs: usize, bound: BigUint) -> usize {
        self.values.push(Value { formula, limbs, bound });
        self.values.len() - 1
    }

    /// An element: one that has been seen, a sum of such, or something modulo `p`, which is a variable from then on.
    fn element(&mut self, words: &[Id]) -> Result<usize, Fault> {
        let seen = |id: &Id| {
            if let Node::Input { operand, word } = self.graph.nodes[*id] { Some((operand, word)) } else { None }
        };
        let inputs: Option<Vec<(usize, usize)>> = words.iter().map(seen).collect();
        if let Some(&[(operand, 0), ..]) = inputs.as_deref()
            && inputs.iter().flatten().enumerate().all(|(n, &input)| input == (operand, n))
        {
            return Ok(operand);
        }
        let size = 64 * LIMBS as u32;
        if let Ok(formula) = self.define(words, Modulo::Bits(size)) {
            let (lowest, highest) = formula.range(&self.of.p);
            if lowest >= BigInt::ZERO && highest.bits() <= u64::from(size) {
                let bound = highest.magnitude() + 1u8;
                return Ok(self.value(formula, LIMBS, bound));
            }
        }
        let formula = self.define(words, Modulo::P)?;
        let variable = Formula::variable(self.variables.len(), &integers());
        let formula = self.over_p(&formula);
        self.variables.push(formula);
        Ok(self.value(variable, LIMBS, self.of.p.clone()))
    }

    /// What is reduced: below `2^384 p`, perhaps because that was added to what is negative.
    fn reducible(&mut self, words: &[Id], step: usize) -> Result<usize, Fault> {
        let (half, whole) = (64 * LIMBS as u32, 64 * WIDE as u32);
        let limit = BigInt::from(&self.of.p << half);
        let before = self.before_settling(words);
        let formula = self.define(&before, Modulo::Bits(whole))?;
        let (lowest, highest) = formula.range(&self.of.p);
        let settled = before != words;
        // Below half of `2^768`, so that the top bit is the sign.
        let sign = (BigInt::from(1u8) << (whole - 1)) > limit;
        if highest >= limit || (settled && (!sign || lowest < -&limit)) || (!settled && lowest < BigInt::ZERO) {
            return Err(Fault::Bound(step));
        }
        if settled {
            self.is_settled(words, &before)?;
        }
        let name = |terms: &Formula| terms.say(&|n| self.name(n));
        let said = format!("{}{}", name(&formula), if settled { " + (2^384 p if negative)" } else { "" });
        self.said.push((step, said));
        Ok(self.value(formula, WIDE, limit.magnitude().clone()))
    }

    /// If the upper half of these words is a sum with `p` under the mask of a top bit: the words before it.
    fn before_settling(&self, words: &[Id]) -> Vec<Id> {
        let masked = |id: Id| matches!(self.graph.nodes[id], Node::Multiple(top, _) if matches!(self.graph.nodes[top], Node::Top(_)));
        let mut before = words.to_vec();
        for word in &mut before[LIMBS..] {
            let Node::Sum(x, y, _) = self.graph.nodes[*word] else { return words.to_vec() };
            match (masked(x), masked(y)) {
                (true, false) => *word = y,
                (false, true) => *word = x,
                _ => return words.to_vec(),
            }
        }
        before
    }

    /// The upper half of `words` is that of `before` and, if the top bit of that is set, `p`, modulo `2^384`.
    fn is_settled(&mut self, words: &[Id], before: &[Id]) -> Result<(), Fault> {
        let lost = Fault::Words(Broken::Carry(self.graph.steps[words[WIDE - 1]]));
        let Some(top) = self.graph.find(Node::Top(before[WIDE - 1])) else { return Err(lost) };
        // Alone: the words before are operands, and the bit is a word of another.
        let part = self.graph.part_above(&words[LIMBS..], &[&before[LIMBS..], &[top]]);
        let identity = Identity { graph: &part.graph, p: integers(), wraps: Some(64 * LIMBS as u32), samples: &[] };
        let one = BigUint::from(1u8);
        let terms = vec![([None, Some(0)], one), ([None, Some(1)], self.of.p.clone())];
        let limbs = |operand: usize| if operand == 0 { LIMBS } else { 1 };
        let holds =
            identity.check(&part.out, &identity.claim(&terms, limbs)).map_err(|broken| self.broken(&broken, &part))?;
        if holds.dropped.is_empty() { Ok(()) } else { Err(lost) }
    }

    /// What words are, in the variables.
    fn define(&mut self, words: &[Id], modulo: Modulo) -> Result<Formula, Fault> {
        let part = self.graph.part(words);
        let of: Vec<&Value> = part
            .operands
            .iter()
            .map(|&operand| self.values.get(operand))
            .collect::<Option<_>>()
            .ok_or(Fault::Shape(self.graph.steps[words[0]]))?;
        let operands: Vec<(usize, BigUint)> = of.iter().map(|value| (value.limbs, value.bound.clone())).collect();
        let key = (part.graph.nodes.clone(), part.out.clone(), operands, modulo);
        let known = self.of.known.borrow().get(&key).cloned();
        let known = known.unwrap_or_else(|| {
            let known = define(&part, &key.2, modulo, &self.of.p);
            self.of.known.borrow_mut().insert(key, known.clone());
            known
        });
        let (terms, dropped) = known.map_err(|broken| self.broken(&broken, &part))?;
        self.holds.dropped.extend(dropped.iter().map(|&node| (0, self.graph.steps[part.nodes[node]])));
        self.holds.tried += if dropped.is_empty() { 0 } else { ROUNDS * KINDS * KINDS };
        let integers = integers();
        let mut formula = Formula::constant(&BigUint::ZERO, &integers);
        for ([x, y], coefficient) in &terms {
            let mut term = Formula::constant(coefficient, &integers);
            for factor in [x, y].into_iter().flatten() {
                term = term.mul(&of[*factor].formula);
            }
            formula = formula.add(&term);
        }
        Ok(formula)
    }

    /// With steps of the kernel.
    fn broken(&self, broken: &Broken, part: &Part) -> Fault {
        let step = |node: usize| self.graph.steps[part.nodes[node]];
        Fault::Words(match *broken {
            Broken::Opaque(node) => Broken::Opaque(node),
            Broken::Product(node) => Broken::Product(step(node)),
            Broken::Carry(node) => Broken::Carry(step(node)),
            Broken::Word(node) => Broken::Word(step(node)),
        })
    }

    /// In the coordinates, modulo `p`.
    fn over_p(&self, formula: &Formula) -> Formula {
        formula.substituted(&self.of.p, &self.variables)
    }

    /// A variable for people.
    fn name(&self, variable: usize) -> String {
        let a = self.of.kernel.a.lanes;
        match variable {
            n if n < a => format!("a{n}"),
            n if n < self.of.places.operands.len() => format!("b{}", n - a),
            n => format!("d{}", n - self.of.places.operands.len()),
        }
    }
}

/// Where values of so many limbs begin, if these addresses are the words of such.
fn values(addresses: &BTreeSet<u64>, limbs: usize) -> Option<Vec<u64>> {
    let all: Vec<u64> = addresses.iter().copied().collect();
    let whole = |value: &[u64]| {
        (value.len() == limbs && value.windows(2).all(|pair| pair[1] == pair[0] + 8)).then_some(value[0])
    };
    all.chunks(limbs).map(whole).collect()
}

/// What words are, of operands with so many limbs and below these bounds.
fn define(part: &Part, operands: &[(usize, BigUint)], modulo: Modulo, p: &BigUint) -> Result<(Terms, Vec<Id>), Broken> {
    let samples = samples(operands);
    let (modulus, wraps) = match modulo {
        Modulo::Bits(bits) => (integers(), Some(bits)),
        Modulo::P => (p.clone(), None),
    };
    let identity = Identity { graph: &part.graph, p: modulus, wraps, samples: &samples };
    let terms = identity.derive(&part.out);
    let holds = identity.check(&part.out, &identity.claim(&terms, |operand| operands[operand].0))?;
    if modulo == Modulo::P {
        for operands in &samples {
            let values = part.graph.evaluate(operands);
            let words: Option<Vec<u64>> = part.out.iter().map(|&id| values[id]).collect();
            // What holds as an identity and is too large has dropped a carry.
            if words.is_none_or(|words| oracle::from_words(&words) >= *p) {
                return Err(Broken::Carry(part.out[LIMBS - 1]));
            }
        }
    }
    Ok((terms, holds.dropped.into_iter().map(|(_, node)| node).collect()))
}

const KINDS: usize = 7;

/// Operands below these bounds: every pair of kinds for the first two, at boundaries and random.
fn samples(operands: &[(usize, BigUint)]) -> Vec<Vec<Vec<u64>>> {
    let mut rng = SmallRng::seed_from_u64(SEED);
    let mut below = |limbs: usize, bound: &BigUint, kind: usize| -> Vec<u64> {
        let one = BigUint::from(1u8);
        let mut words = |word: &mut dyn FnMut(&mut SmallRng) -> u64| -> BigUint {
            oracle::from_words(&(0..limbs).map(|_| word(&mut rng)).collect::<Vec<u64>>())
        };
        let value = match kind {
            0 => BigUint::ZERO,
            1 => bound - 1u8,
            2 => one,
            3 => bound - 1u8 - words(&mut |rng| rng.random()) % (BigUint::from(1u8) << 70),
            4 => (one << (1 + rng.random_range(0..64 * limbs as u32))) - 1u8,
            5 => words(&mut |rng| if rng.random() { u64::MAX } else { 0 }),
            _ => words(&mut |rng| rng.random()),
        };
        let mut words = (value % bound).to_u64_digits();
        words.resize(limbs, 0);
        words
    };
    let pairs = (0..ROUNDS * KINDS * KINDS).map(|n| [n % KINDS, n / KINDS % KINDS]);
    pairs
        .map(|kinds| {
            let kinds = kinds.into_iter().cycle();
            operands.iter().zip(kinds).map(|((limbs, bound), kind)| below(*limbs, bound, kind)).collect()
        })
        .collect()
}

impl Judged for Recorded {
    fn name(&self) -> String {
        self.checker.kernel.name()
    }

    fn steps(&self) -> Vec<Step<'_>> {
        steps(&self.recording)
    }

    fn judge(&self, steps: &[Step<'_>]) -> Result<Holds, String> {
        self.checker.check(steps).map(|(holds, _)| holds).map_err(|fault| fault.say(steps))
    }

    fn told(&self, holds: &Holds) -> String {
        let steps = self.steps();
        let products = steps.iter().filter(|step| ["mulx", "imul"].contains(&&*step.code.mnemonic)).count();
        format!(
            "legal: {} instructions, {products} products; sums modulo 2^768 and their bounds; every carry is taken once but {} that were \
             never set in {} executions of a body",
            steps.len(),
            holds.dropped_carries(),
            holds.tried,
        )
    }

    fn listing(&self) -> String {
        let steps = self.steps();
        let said = self.checker.check(&steps).map(|(_, said)| said).unwrap_or_default();
        let lines = steps.iter().enumerate().map(|(n, step)| {
            let reduced: Vec<&str> = said.iter().filter(|(at, _)| *at == n).map(|(_, said)| &**said).collect();
            format!("{}\n", format!("{:<40} {}", step.code.text, reduced.join(", ")).trim_end())
        });
        lines.collect()
    }
}

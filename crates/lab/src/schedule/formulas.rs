//! Bodies that compute a formula over elements of four words in memory, modulo `2^255 - 19`, element by element.
//!
//! A word that is stored where elements are becomes an operand of its own. So what is stored to one place is a
//! polynomial of degree two in the words of elements before it, and `identity` says of which elements: of all their
//! words, each at its weight, or there is no such element. Which product or sum that is nobody has to say; the
//! polynomials of one element in another are multiplied out, and what remains are polynomials in the coordinates, to be
//! compared with the formulas of `claims`.
//!
//! The bit or the digit that selects takes each of its values in turn, so that masks are known words.
//!
//! Carries that are dropped because of bounds are tried, element by element, on operands up to the bound of each:
//! results of products and multiples are below `2^255 + 2^198`, which is tried too; of a sum and a difference the bound
//! follows from its operands'.

use std::cell::RefCell;
use std::collections::HashMap;

use iced_x86::{Decoder, DecoderOptions, Register};
use num_bigint::BigUint;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::claims::{self, Case};
use super::identity::{Broken, Holds, Identity};
use super::recorded::{Judged, Step, steps};
use super::ring::Formula;
use super::symbols::{Graph, Id, Node, Part, Places};
use crate::command::Error;
use crate::oracle;
use crate::trace::Target;
use crate::trace::analysis::{self, Recording};
use crate::trace::bodies::Body;
use crate::trace::code::Reader;

const SEED: u64 = 1;
/// How often an element is tried on each pair of kinds of operands.
const ROUNDS: usize = 6;

/// What an element is: terms of degree two in its operands, below what it is, and the nodes whose carries are dropped.
type Element = (Vec<([Option<usize>; 2], BigUint)>, BigUint, Vec<Id>);
/// An element's nodes, its words among them, and the bounds of its operands.
type Key = (Vec<Node>, Vec<Id>, Vec<BigUint>);

/// Why a body does not compute what it claims.
#[derive(Debug, PartialEq, Eq)]
enum Fault {
    Element(Broken),
    /// An element is read of which a word was never stored, or which is made of itself.
    Unfinished(usize),
    /// An element may be above what is said of it.
    Bound(usize),
    /// In this case, what is left in this place is another polynomial.
    Other {
        case: usize,
        place: usize,
    },
}

impl Fault {
    fn say(&self, steps: &[Step<'_>]) -> String {
        let at = |step: usize| {
            format!("step {step}, {}", step.checked_sub(1).and_then(|n| steps.get(n)).map_or("", |s| &s.code.text))
        };
        match *self {
            Self::Element(ref broken) => broken.say(&at),
            Self::Unfinished(step) => format!("a word of an element is read and was never stored ({})", at(step)),
            Self::Bound(step) => format!("a coordinate is not below what is said of it ({})", at(step)),
            Self::Other { case, place } => format!("element {place} of the state is another formula (case {case})"),
        }
    }
}

/// A body's execution, instruction by instruction.
pub(super) struct Recorded {
    checker: Checker,
    recording: Recording,
}

/// Judges executions of a body with its state and its table at these addresses.
pub(super) struct Checker {
    body: Body,
    state: u64,
    window: u64,
    known: Known,
}

/// What elements are; many are the same.
type Known = RefCell<HashMap<Key, Result<Element, Broken>>>;

/// One case over symbols.
struct Followed<'a> {
    body: Body,
    known: &'a Known,
    graph: Graph,
    /// Elements by number, once they are known; `None` while they are being asked for.
    elements: HashMap<usize, Option<(Formula, BigUint)>>,
    bounds: Vec<BigUint>,
    dropped: Vec<usize>,
    said: Vec<(usize, String)>,
}

impl Recorded {
    pub(super) fn of(body: Body) -> Result<Self, Error> {
        let recording = analysis::record(body.name(), &[], true, 1, Target::Here)?;
        let start = |name: &str| {
            let region = recording.session.layout.regions.iter().find(|r| r.name == name);
            region.map(|r| r.start).ok_or_else(|| Error::Unavailable(format!("cannot find '{name}'")))
        };
        let (state, window) = (start("state")?, start("window")?);
        Ok(Self { checker: Checker { body, state, window, known: RefCell::default() }, recording })
    }
}

impl Checker {
    /// Of a body that was not executed.
    pub(super) fn synthetic(body: Body) -> Self {
        Self { body, state: 1 << 20, window: 2 << 20, known: RefCell::default() }
    }

    /// Whether these instructions, each by its bytes, leave what is claimed in the first `places` of the state.
    pub(super) fn prove(&self, instructions: &[Vec<u8>], places: usize) -> Result<Holds, String> {
        let mut reader = Reader::new();
        let mut codes = Vec::new();
        for bytes in instructions {
            let code = reader.read(0, bytes).ok_or_else(|| format!("no instruction: {bytes:x?}"))?;
            let decoded = Decoder::new(64, bytes, DecoderOptions::NONE).decode();
            let base = if decoded.memory_base() == Register::RSI { self.window } else { self.state };
            let addresses: Vec<u64> = code.memory.iter().map(|_| base + decoded.memory_displacement64()).collect();
            codes.push((code, addresses));
        }
        let step = |(code, addresses)| Step {
            code,
            addresses: <Vec<u64> as AsRef<[u64]>>::as_ref(addresses),
            flags_cleared: false,
        };
        let steps: Vec<Step<'_>> = codes.iter().map(|(code, addresses)| step((code, addresses))).collect();
        self.check(&steps, places).map_err(|fault| fault.say(&steps))
    }

    fn follow(&self, steps: &[Step<'_>], case: &Case) -> Followed<'_> {
        let mut followed = Followed::new(self.body, &self.known, [self.state, self.window]);
        case.registers.iter().for_each(|&(register, word)| followed.graph.know(register, word));
        for step in steps {
            if step.flags_cleared {
                followed.graph.clear_flags();
            }
            followed.graph.execute(step.code, step.addresses);
        }
        followed
    }

    /// Of the claims those about the first places of the state.
    fn check(&self, steps: &[Step<'_>], places: usize) -> Result<Holds, Fault> {
        let mut holds = Holds::default();
        for (number, mut case) in claims::cases(self.body).into_iter().enumerate() {
            case.results.retain(|&(place, ..)| place < places);
            let mut followed = self.follow(steps, &case);
            followed.check(number, &case)?;
            holds.dropped.extend(followed.dropped.iter().map(|&step| (number as u32, step)));
            holds.tried += followed.elements.len() * samples(&[]).len();
        }
        Ok(holds)
    }
}

impl<'a> Followed<'a> {
    fn new(body: Body, known: &'a Known, [state, window]: [u64; 2]) -> Self {
        let element = |start: u64| move |n: usize| (start + 32 * n as u64, 4);
        let operands =
            (0..body.elements()).map(element(state)).chain((0..body.entries()).map(element(window))).collect();
        let elements = (state, body.elements());
        let graph = Graph::new(Places { out: 0, operands, constants: (0, Vec::new()), elements });
        let bounds = claims::bounds(body);
        Self { body, known, graph, elements: HashMap::new(), bounds, dropped: Vec::new(), said: Vec::new() }
    }

    /// Whether what is left is what a case says.
    fn check(&mut self, number: usize, case: &Case) -> Result<(), Fault> {
        for (place, claim, bound) in &case.results {
            let words = self.graph.element(*place);
            let (formula, below) = self.define(&words)?.0;
            if formula != *claim {
                return Err(Fault::Other { case: number, place: *place });
            }
            if below > *bound {
                return Err(Fault::Bound(self.graph.steps[words[3]]));
            }
        }
        Ok(())
    }

    /// An element by the number that its words have as operands.
    fn element(&mut self, number: usize) -> Result<(Formula, BigUint), Fault> {
        let Some(stored) = number.checked_sub(self.bounds.len()) else {
            return Ok((Formula::variable(number, &claims::p()), self.bounds[number].clone()));
        };
        let stored = self.graph.stored[stored].clone();
        match self.elements.get(&number) {
            Some(Some(known)) => return Ok(known.clone()),
            Some(None) => return Err(Fault::Unfinished(stored.step)),
            None => {}
        }
        let [Some(a), Some(b), Some(c), Some(d)] = stored.words else { return Err(Fault::Unfinished(stored.step)) };
        self.elements.insert(number, None);
        let (known, said) = self.define(&[a, b, c, d])?;
        self.said.push((stored.step, format!("[{}] = {said}", stored.place)));
        self.elements.insert(number, Some(known.clone()));
        Ok(known)
    }

    /// What four words are, and in words.
    fn define(&mut self, words: &[Id]) -> Result<((Formula, BigUint), String), Fault> {
        let part = self.graph.part(words);
        let operands: Vec<_> = part.operands.iter().map(|&o| self.element(o)).collect::<Result<_, _>>()?;
        let bounds: Vec<BigUint> = operands.iter().map(|(_, bound)| bound.clone()).collect();
        let steps: Vec<usize> = part.nodes.iter().map(|&id| self.graph.steps[id]).collect();
        let key = (part.graph.nodes.clone(), part.out.clone(), bounds.clone());
        let known = self.known.borrow().get(&key).cloned();
        let known = known.unwrap_or_else(|| {
            let known = define(&part, &bounds);
            self.known.borrow_mut().insert(key, known.clone());
            known
        });
        let (terms, bound, dropped) = known.map_err(|broken| {
            Fault::Element(match broken {
                Broken::Opaque(step) => Broken::Opaque(step),
                Broken::Product(node) => Broken::Product(steps[node]),
                Broken::Carry(node) => Broken::Carry(steps[node]),
                Broken::Word(node) => Broken::Word(steps[node]),
            })
        })?;
        self.dropped.extend(dropped.into_iter().map(|node| steps[node]));
        let p = claims::p();
        let mut formula = Formula::constant(&BigUint::ZERO, &p);
        for ([x, y], coefficient) in &terms {
            let mut term = Formula::constant(coefficient, &p);
            for factor in [x, y].into_iter().flatten() {
                term = term.mul(&operands[*factor].0);
            }
            formula = formula.add(&term);
        }
        let said = self.say(&part, &terms);
        Ok(((formula, bound), said))
    }

    /// Terms for people.
    fn say(&self, part: &Part, terms: &[([Option<usize>; 2], BigUint)]) -> String {
        let names = claims::names(self.body);
        let name = |&operand: &usize| {
            let number = part.operands[operand];
            names.get(number).cloned().unwrap_or_else(|| format!("[{}]", self.graph.stored[number - names.len()].place))
        };
        let term = |([x, y], coefficient): &([Option<usize>; 2], BigUint)| {
            let factors: Vec<String> = [x, y].into_iter().flatten().map(name).collect();
            let negative = claims::p() - coefficient;
            let (sign, size) = if negative < *coefficient { ("-", &negative) } else { ("+", coefficient) };
            let size =
                if *size == BigUint::from(1u8) && !factors.is_empty() { String::new() } else { size.to_string() };
            format!("{sign} {}", [&[size][..], &factors].concat().join(" ").trim_start())
        };
        let said: Vec<String> = terms.iter().map(term).collect();
        said.join(" ").trim_start_matches("+ ").to_owned()
    }
}

/// What an element is, of operands below these bounds.
fn define(part: &Part, bounds: &[BigUint]) -> Result<Element, Broken> {
    let identity = |samples| Identity { graph: &part.graph, p: claims::p(), wraps: None, samples };
    let terms = identity(&[]).derive(&part.out);
    let bound = bound(&terms, bounds);
    let samples = samples(bounds);
    let identity = identity(&samples);
    let holds = identity.check(&part.out, &identity.claim(&terms, |_| 4))?;
    for operands in &samples {
        let values = part.graph.evaluate(operands);
        let words: Option<Vec<u64>> = part.out.iter().map(|&id| values[id]).collect();
        // What holds as an identity and reaches too far has dropped a carry.
        if words.is_none_or(|words| oracle::from_words(&words) >= bound) {
            return Err(Broken::Carry(part.out[3]));
        }
    }
    Ok((terms, bound, holds.dropped.into_iter().map(|(_, node)| node).collect()))
}

/// Below what a sum or difference is, as its bodies take carries, and a product or multiple, as they are tried.
fn bound(terms: &[([Option<usize>; 2], BigUint)], bounds: &[BigUint]) -> BigUint {
    let minus_one = claims::p() - 1u8;
    let linear: Option<Vec<(usize, &BigUint)>> = terms
        .iter()
        .map(|(factors, coefficient)| match factors {
            [None, Some(operand)] => Some((*operand, coefficient)),
            _ => None,
        })
        .collect();
    let Some(linear) = linear else {
        // A known word, or a product.
        return if terms.iter().all(|(factors, _)| *factors == [None, None]) {
            claims::words()
        } else {
            claims::reduced()
        };
    };
    let small = |coefficient: &BigUint| *coefficient <= BigUint::from(2u8);
    match &linear[..] {
        [(_, coefficient)] if **coefficient == minus_one => claims::coordinate() + 1u8,
        // A borrow takes 38 from what is left, which is at most `2^256 - 1`.
        [(a, x), (b, y)] if (small(x) && **y == minus_one) || (small(y) && **x == minus_one) => {
            let plus = if small(x) { *a } else { *b };
            claims::coordinate().max(bounds[plus].clone())
        }
        all if all.iter().all(|(_, coefficient)| small(coefficient)) => {
            let most: BigUint = all.iter().map(|(operand, coefficient)| *coefficient * (&bounds[*operand] - 1u8)).sum();
            (most + 1u8).min(claims::words())
        }
        _ => claims::reduced(),
    }
}

/// Operands below these bounds: every pair of kinds for the first two, some at boundaries, some such that carries go
/// far, some random.
fn samples(bounds: &[BigUint]) -> Vec<Vec<Vec<u64>>> {
    let mut rng = SmallRng::seed_from_u64(SEED);
    // Modulo 2^64, `-k / 121665`: multiples whose low words are so large that adding a high word carries.
    let inverse = (0..5).fold(121_665u64, |x, _| x.wrapping_mul(2u64.wrapping_sub(x.wrapping_mul(121_665))));
    let mut below = |bound: &BigUint, kind: usize| -> Vec<u64> {
        let one = BigUint::from(1u8);
        let value = match kind {
            0 => BigUint::ZERO,
            1 => bound - 1u8,
            2 => one.clone(),
            3 => claims::p() - 1u8,
            4 => one << 255u8,
            5 => bound - 1u8 - rng.random_range(0..40u8),
            6 => BigUint::from(rng.random_range(0..40u8)),
            7 => (one << rng.random_range(1..257u32)) - 1u8,
            10 => (one << (64 * rng.random_range(1..5u32))) - 1u8 + rng.random_range(0..40u8),
            8 => oracle::from_words(
                &[0; 4].map(|_: u64| inverse.wrapping_mul(rng.random_range(0..40u64).wrapping_neg())),
            ),
            9 => oracle::from_words(&[0; 4].map(|_: u64| if rng.random() { u64::MAX } else { 0 })),
            _ => oracle::from_words(&[0; 4].map(|_: u64| rng.random())),
        };
        let value = if value < *bound { value } else { value % bound };
        let mut words = value.to_u64_digits();
        words.resize(4, 0);
        words
    };
    const KINDS: usize = 12;
    let pairs = (0..ROUNDS * KINDS * KINDS).map(|n| [n % KINDS, n / KINDS % KINDS]);
    pairs
        .map(|kinds| {
            let kinds = kinds.into_iter().chain(std::iter::repeat(KINDS));
            bounds.iter().zip(kinds).map(|(bound, kind)| below(bound, kind)).collect()
        })
        .collect()
}

impl Judged for Recorded {
    fn name(&self) -> String {
        self.checker.body.name().into()
    }

    fn steps(&self) -> Vec<Step<'_>> {
        steps(&self.recording)
    }

    fn judge(&self, steps: &[Step<'_>]) -> Result<Holds, String> {
        self.checker.check(steps, self.checker.body.elements()).map_err(|fault| fault.say(steps))
    }

    fn told(&self, holds: &Holds) -> String {
        let steps = self.steps();
        let products = steps.iter().filter(|step| step.code.mnemonic == "mulx").count();
        format!(
            "legal: {} instructions, {products} products; the formulas modulo p for {} values of what selects; every carry is taken once \
             but {} that were never set in {} executions of an element",
            steps.len(),
            claims::cases(self.checker.body).len(),
            holds.dropped_carries(),
            holds.tried,
        )
    }

    fn listing(&self) -> String {
        let steps = self.steps();
        let mut said = Vec::new();
        // What selects is 0, or the last entry.
        if let Some(case) = claims::cases(self.checker.body).last() {
            let mut followed = self.checker.follow(&steps, case);
            for (place, ..) in &case.results {
                let words = followed.graph.element(*place);
                _ = followed.define(&words);
            }
            said = followed.said;
        }
        let lines = steps.iter().enumerate().map(|(n, step)| {
            let elements: Vec<&str> = said.iter().filter(|(at, _)| *at == n + 1).map(|(_, said)| &**said).collect();
            format!("{}\n", format!("{:<40} {}", step.code.text, elements.join(", ")).trim_end())
        });
        lines.collect()
    }
}

#[cfg(test)]
mod tests {
    use iced_x86::{Code as C, Encoder, Instruction, MemoryOperand, Register as R};

    use super::*;

    const STATE: u64 = 1 << 20;
    const REGISTERS: [R; 4] = [R::RAX, R::RCX, R::R8, R::R9];

    fn word(place: usize, word: usize) -> MemoryOperand {
        MemoryOperand::with_base_displ(R::RDI, (32 * place + 8 * word) as i64)
    }

    fn load(register: R, from: MemoryOperand) -> Instruction {
        Instruction::with2(C::Mov_r64_rm64, register, from).expect("encodes")
    }

    fn store(to: MemoryOperand, register: R) -> Instruction {
        Instruction::with2(C::Mov_rm64_r64, to, register).expect("encodes")
    }

    /// `[d] = [a] + [b]`, as the bodies have it.
    fn sum(d: usize, a: usize, b: usize) -> Vec<Instruction> {
        let mut all: Vec<Instruction> = (0..4).map(|n| load(REGISTERS[n], word(a, n))).collect();
        for (n, code) in [C::Add_r64_rm64, C::Adc_r64_rm64, C::Adc_r64_rm64, C::Adc_r64_rm64].into_iter().enumerate() {
            all.push(Instruction::with2(code, REGISTERS[n], word(b, n)).expect("encodes"));
        }
        all.push(Instruction::with2(C::Sbb_rm64_r64, R::R10, R::R10).expect("encodes"));
        all.push(Instruction::with2(C::And_rm32_imm8, R::R10D, 38).expect("encodes"));
        all.push(Instruction::with2(C::Add_rm64_r64, R::RAX, R::R10).expect("encodes"));
        all.extend((1..4).map(|n| Instruction::with2(C::Adc_rm64_imm8, REGISTERS[n], 0).expect("encodes")));
        all.extend((0..4).map(|n| store(word(d, n), REGISTERS[n])));
        all
    }

    /// What is left in place 7 of a doubling's state, of coordinates below a bound, and below what.
    fn left(instructions: &[Instruction], below: &BigUint) -> Result<(Formula, BigUint), Fault> {
        let (known, mut reader, mut encoder) = (Known::default(), Reader::new(), Encoder::new(64));
        let mut followed = Followed::new(Body::Double, &known, [STATE, 0]);
        followed.bounds[..2].fill(below.clone());
        for instruction in instructions {
            encoder.encode(instruction, 0).expect("encodes");
            let code = reader.read(0, &encoder.take_buffer()).expect("an instruction");
            followed.graph.execute(&code, &[STATE + instruction.memory_displacement64()]);
        }
        let words = followed.graph.element(7);
        followed.define(&words).map(|(known, _)| known)
    }

    fn variable(number: usize) -> Formula {
        Formula::variable(number, &claims::p())
    }

    #[test]
    fn a_sum_is_followed_and_its_bound_is_needed() {
        let coordinates = left(&sum(7, 0, 1), &claims::coordinate());
        assert_eq!(coordinates, Ok((variable(0).add(&variable(1)), claims::words())));
        let reduced = left(&sum(7, 0, 1), &(claims::p() / 2u8));
        assert_eq!(reduced, Ok((variable(0).add(&variable(1)), claims::p() - 2u8)));
        // Twice `2^256 - 1` carries twice.
        assert!(matches!(left(&sum(7, 0, 1), &claims::words()), Err(Fault::Element(Broken::Carry(_)))));
        // A sum of sums is below no bound that the next has room for.
        let twice = [sum(8, 0, 1), sum(9, 0, 1), sum(7, 8, 9)].concat();
        assert!(matches!(left(&twice, &claims::coordinate()), Err(Fault::Element(Broken::Carry(_)))));
        let four = left(&twice, &(claims::p() / 4u8)).expect("room");
        assert_eq!(four.0, variable(0).add(&variable(1)).times(&2u8.into()));
    }

    #[test]
    fn mistakes_in_an_element_are_refused() {
        let right = sum(7, 0, 1);
        let below = claims::coordinate();
        // The last addition of the fold comes without its carry.
        let mut lost = right.clone();
        lost[13] = Instruction::with2(C::Add_rm64_imm8, R::R9, 0).expect("encodes");
        assert!(matches!(left(&lost, &below), Err(Fault::Element(Broken::Carry(_)))));
        // A word of one operand twice.
        let mut twice = right.clone();
        twice[2] = load(R::R8, word(0, 1));
        assert!(matches!(left(&twice, &below), Err(Fault::Element(Broken::Word(_)))));
        // A word is not stored; or one of the element that is being made is read.
        let unfinished = [&right[..17], &sum(7, 7, 1)].concat();
        assert!(matches!(left(&unfinished, &below), Err(Fault::Element(_) | Fault::Unfinished(_))));
        let mut own = right.clone();
        own.truncate(17);
        own.extend([load(R::R9, word(7, 0)), Instruction::with2(C::Add_r64_rm64, R::R9, word(0, 3)).expect("encodes")]);
        own.push(store(word(7, 3), R::R9));
        assert!(matches!(left(&own, &below), Err(Fault::Unfinished(_))));
        let never = [sum(8, 0, 1)[..17].to_vec(), (0..3).map(|n| load(REGISTERS[n], word(8, n))).collect()].concat();
        let never = [never, sum(7, 8, 1)].concat();
        assert!(left(&never, &below).is_err());
    }

    #[test]
    fn another_formula_is_refused() {
        let known = Known::default();
        let mut followed = Followed::new(Body::Double, &known, [STATE, 0]);
        let results = |below: BigUint| vec![(0, variable(0), below)];
        let case = |place: usize, below: BigUint| Case {
            registers: Vec::new(),
            results: results(below).into_iter().map(|(_, formula, below)| (place, formula, below)).collect(),
        };
        assert_eq!(followed.check(0, &case(0, claims::coordinate())), Ok(()));
        assert_eq!(followed.check(3, &case(1, claims::coordinate())), Err(Fault::Other { case: 3, place: 1 }));
        assert!(matches!(followed.check(0, &case(0, claims::reduced())), Err(Fault::Bound(_))));
    }
}

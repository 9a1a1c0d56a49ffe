//! Whether the words of a result are what they should be, for all operands: an identity of integers.
//!
//! Every addition is an identity, `sum + 2^64 carry = x + y + carry in`; so are a subtraction and a product,
//! `low + 2^64 high = x y`. From the result `sum out_i 2^(64 i)` backwards, each word is replaced by what it was made
//! of. If every carry was taken where it belongs, its weight from the sum that made it and from the sum that took it
//! cancel, and so do the two halves of a product. What remains, modulo `p`, are products of operand words, to be
//! compared with what the kernel claims, and the carries that were dropped. Those that a schedule may drop are never
//! set, because of the bounds of the algorithm: that is tried, not proved here.
//!
//! The order of the instructions, the registers and the flags do not appear in this: whichever order gives the identity
//! is a legal one. The method is that of verified schedules (CryptOpt, arXiv 2211.10665: random orders, results proved
//! equal to their source).

use std::collections::{BTreeMap, BTreeSet, HashMap};

use num_bigint::BigUint;

use super::symbols::{Graph, Id, Node};

/// A polynomial of degree two over nodes, modulo `p`. A single node is paired with [`Graph::ONE`].
#[derive(Clone)]
pub(super) struct Polynomial {
    terms: BTreeMap<(Id, Id), BigUint>,
    p: BigUint,
}

impl Polynomial {
    pub(super) const fn new(p: BigUint) -> Self {
        Self { terms: BTreeMap::new(), p }
    }

    /// Adds `coefficient * x * y`.
    pub(super) fn add(&mut self, x: Id, y: Id, coefficient: &BigUint) {
        let key = (x.min(y), x.max(y));
        let term = self.terms.entry(key).or_default();
        *term = (&*term + coefficient) % &self.p;
        if *term == BigUint::ZERO {
            self.terms.remove(&key);
        }
    }

    fn minus(&self, coefficient: &BigUint) -> BigUint {
        (&self.p - coefficient % &self.p) % &self.p
    }

    /// Subtracts `coefficient * x * y`.
    pub(super) fn subtract(&mut self, x: Id, y: Id, coefficient: &BigUint) {
        let negative = self.minus(coefficient);
        self.add(x, y, &negative);
    }

    /// Replaces a node by a polynomial that does not contain it.
    fn substitute(&mut self, node: Id, by: &Form) {
        loop {
            let Some((&(x, y), _)) = self.terms.iter().find(|((x, y), _)| *x == node || *y == node) else { return };
            let Some(coefficient) = self.terms.remove(&(x, y)) else { return };
            let other = if x == node { y } else { x };
            for (u, k) in &by.linear {
                let product = k * &coefficient % &self.p;
                self.add(*u, other, &product);
            }
            if let Some((u, v, k)) = &by.product {
                // A product of products is no part of any identity here.
                let product = k * &coefficient % &self.p;
                if other == Graph::ONE {
                    self.add(*u, *v, &product);
                } else {
                    self.add(node, other, &coefficient);
                    return;
                }
            }
        }
    }
}

/// A sum of nodes with coefficients, and perhaps one product of two nodes.
#[derive(Default)]
struct Form {
    linear: Vec<(Id, BigUint)>,
    product: Option<(Id, Id, BigUint)>,
}

/// Why a schedule is not a legal one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Broken {
    /// The result depends on something that is not followed, made at this step.
    Opaque(usize),
    /// A product is missing, or a half of it is lost or added at the wrong weight; one such product is made at this
    /// step.
    Product(usize),
    /// A carry that this step makes is lost, or added at the wrong weight, and it may be set.
    Carry(usize),
    /// An operand word is added at the wrong weight, read too late or not at all; this step is one that uses it.
    Word(usize),
}

impl Broken {
    /// For people, where `at` says what a step is.
    pub(super) fn say(&self, at: &dyn Fn(usize) -> String) -> String {
        match *self {
            Self::Opaque(step) => format!("the result depends on something that is not followed ({})", at(step)),
            Self::Product(step) => format!("a product is missing, or a half of it lost or out of place ({})", at(step)),
            Self::Carry(step) => format!("a carry is lost or out of place ({})", at(step)),
            Self::Word(step) => format!("an operand's word is out of place ({})", at(step)),
        }
    }
}

/// What held.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Holds {
    /// For each way the choices may go, the steps whose carry or borrow nothing takes, which were zero (or made up for
    /// each other) in every execution tried.
    pub(super) dropped: BTreeSet<(u32, usize)>,
    /// Executions tried.
    pub(super) tried: usize,
}

impl Holds {
    /// How many steps' carries are dropped.
    pub(super) fn dropped_carries(&self) -> usize {
        self.dropped.iter().map(|&(_, step)| step).collect::<BTreeSet<_>>().len()
    }
}

/// Whether a power of two divides it.
fn is_multiple(coefficient: &BigUint, bits: u32) -> bool {
    coefficient.trailing_zeros().is_none_or(|zeros| zeros >= u64::from(bits))
}

/// The identity of a kernel's result.
pub(super) struct Identity<'a> {
    pub(super) graph: &'a Graph,
    /// Modulo what it must hold.
    pub(super) p: BigUint,
    /// A power of two modulo which carries count, where `p` stands for the integers: what is a multiple of it is
    /// nothing.
    pub(super) wraps: Option<u32>,
    /// Operands on which dropped carries are tried.
    pub(super) samples: &'a [Vec<Vec<u64>>],
}

impl Identity<'_> {
    fn power(&self, exponent: i64) -> BigUint {
        // Half of `p + 1` is the inverse of 2.
        let base = if exponent < 0 { (&self.p + 1u8) >> 1u8 } else { BigUint::from(2u8) };
        base.modpow(&BigUint::from(exponent.unsigned_abs()), &self.p)
    }

    /// Whether a number below `p` is zero, or stands for a multiple of what carries count modulo.
    fn is_nothing(&self, x: &BigUint) -> bool {
        let multiple = |bits: u32| is_multiple(x, bits) || is_multiple(&(&self.p - x), bits);
        *x == BigUint::ZERO || self.wraps.is_some_and(multiple)
    }

    /// Whether `sum out_i 2^(64 i) = claim`, whichever way the choices in it go.
    pub(super) fn check(&self, out: &[Id], claim: &Polynomial) -> Result<Holds, Broken> {
        let values: Vec<_> = self.samples.iter().map(|operands| self.graph.evaluate(operands)).collect();
        let mut bits: Vec<Id> = Vec::new();
        for id in self.graph.part(out).nodes {
            if let Node::Choice { bit, .. } = self.graph.nodes[id]
                && !bits.contains(&bit)
            {
                bits.push(bit);
            }
        }
        let mut holds = Holds::default();
        for case in 0..1u32 << bits.len() {
            let chosen: HashMap<Id, u64> =
                bits.iter().enumerate().map(|(n, &bit)| (bit, u64::from(case >> n & 1))).collect();
            let tried: Vec<_> =
                values.iter().filter(|v| chosen.iter().all(|(&bit, &value)| v[bit] == Some(value))).collect();
            holds.dropped.extend(self.check_case(out, claim, &chosen, &tried)?.into_iter().map(|step| (case, step)));
            holds.tried += tried.len();
        }
        Ok(holds)
    }

    fn check_case(
        &self,
        out: &[Id],
        claim: &Polynomial,
        chosen: &HashMap<Id, u64>,
        tried: &[&Vec<Option<u64>>],
    ) -> Result<BTreeSet<usize>, Broken> {
        let mut rest = self.remainder(out, claim, chosen);
        rest.terms.retain(|_, coefficient| !self.is_nothing(coefficient));
        let mut dropped = BTreeSet::new();
        for &(x, y) in rest.terms.keys() {
            // A dropped carry of an operand's sum is multiplied by the other operand.
            // A sign is what carries and borrows make it.
            let carry = |id: &Id| {
                matches!(self.graph.nodes[*id], Node::Carry(_) | Node::Borrow(_) | Node::Excess(..) | Node::Sign(_))
            };
            if let Some(id) = [x, y].into_iter().find(carry) {
                dropped.insert(self.graph.steps[id]);
                continue;
            }
            for id in [x, y] {
                let step = self.graph.steps[id];
                match self.graph.nodes[id] {
                    Node::Opaque { step, .. } => return Err(Broken::Opaque(step)),
                    Node::Low(..) | Node::High(..) => return Err(Broken::Product(step)),
                    Node::Input { .. } => return Err(Broken::Word(step)),
                    Node::Top(_) => return Err(Broken::Carry(step)),
                    Node::Xor(..) => return Err(Broken::Opaque(step)),
                    _ => {}
                }
            }
        }
        for values in tried {
            let mut sum = BigUint::ZERO;
            let mut set = None;
            for (&(x, y), coefficient) in &rest.terms {
                let (Some(x_value), Some(y_value)) = (values[x], values[y]) else { continue };
                sum += coefficient * x_value * y_value;
                if y != Graph::ONE && x_value != 0 && y_value != 0 {
                    set = Some(self.graph.steps[y]);
                }
            }
            // Known words of several rows are one term, so what wraps may be a part of it.
            if !self.is_nothing(&(sum % &self.p)) {
                return Err(Broken::Carry(set.unwrap_or_default()));
            }
        }
        Ok(dropped)
    }

    /// `sum out_i 2^(64 i) - claim`, in terms of what stays.
    fn remainder(&self, out: &[Id], claim: &Polynomial, chosen: &HashMap<Id, u64>) -> Polynomial {
        let mut rest = Polynomial::new(self.p.clone());
        for (&(x, y), coefficient) in &claim.terms {
            rest.subtract(x, y, coefficient);
        }
        for (n, &id) in out.iter().enumerate() {
            rest.add(id, Graph::ONE, &self.power(64 * n as i64));
        }
        for id in self.order() {
            if let Some(form) = self.form(id, chosen) {
                rest.substitute(id, &form);
            }
        }
        rest
    }

    /// What a result is, if it is a polynomial of degree two in whole operands: its terms, by operands (`None` for 1).
    pub(super) fn derive(&self, out: &[Id]) -> Vec<([Option<usize>; 2], BigUint)> {
        // The check says whether other choices give the same.
        let choices = out.iter().filter_map(|&id| match self.graph.nodes[id] {
            Node::Choice { bit, .. } => Some((bit, 0)),
            _ => None,
        });
        let rest = self.remainder(out, &Polynomial::new(self.p.clone()), &choices.collect());
        // The lowest words say what the whole is; the check says whether it is.
        let lowest = |id: Id| match self.graph.nodes[id] {
            Node::Input { operand, word: 0 } => Some(Some(operand)),
            Node::Constant(1) => Some(None),
            _ => None,
        };
        let term =
            |(&(x, y), coefficient): (&(Id, Id), &BigUint)| Some(([lowest(x)?, lowest(y)?], coefficient.clone()));
        let mut terms: Vec<_> = rest.terms.iter().filter_map(term).collect();
        // A limb that begins as -1 leaves a known word that its dropped carries make up for: no part of what is
        // computed.
        if terms.iter().any(|(factors, _)| *factors != [None, None]) {
            terms.retain(|(factors, _)| *factors != [None, None]);
        }
        terms
    }

    /// The polynomial over words that [`Self::derive`]'s terms are, of operands of so many limbs.
    pub(super) fn claim(&self, terms: &[([Option<usize>; 2], BigUint)], limbs: impl Fn(usize) -> usize) -> Polynomial {
        let mut claim = Polynomial::new(self.p.clone());
        // A word that was never read is missed when its product is not found.
        let word = |operand: Option<usize>, word: usize| match operand {
            Some(operand) => self.find(Node::Input { operand, word }).unwrap_or(Graph::ONE),
            None => Graph::ONE,
        };
        let words = |operand: Option<usize>| operand.map_or(1, &limbs);
        for ([x, y], coefficient) in terms {
            for i in 0..words(*x) {
                for j in 0..words(*y) {
                    claim.add(word(*x, i), word(*y, j), &(self.power(64 * (i + j) as i64) * coefficient));
                }
            }
        }
        claim
    }

    /// What a node is made of; nothing for what stays: operand words, low words, and carries that are not known to be
    /// more.
    fn form(&self, id: Id, chosen: &HashMap<Id, u64>) -> Option<Form> {
        let one = BigUint::from(1u8);
        let minus_one = &self.p - 1u8;
        if let Some(&bit) = chosen.get(&id) {
            return Some(Form { linear: vec![(Graph::ONE, BigUint::from(bit))], product: None });
        }
        Some(match self.graph.nodes[id] {
            Node::Constant(1) => return None,
            Node::Constant(word) => Form { linear: vec![(Graph::ONE, BigUint::from(word))], product: None },
            Node::Sum(x, y, carry) => {
                let made = self.carry_of(id).map(|made| (made, self.p.clone() - self.power(64)));
                let linear = [x, y, carry].map(|part| (part, one.clone()));
                Form { linear: linear.into_iter().chain(made).collect(), product: None }
            }
            Node::Difference(x, y, borrow) => {
                let made = self.borrow_of(id).map(|made| (made, self.power(64)));
                let linear = [(x, one), (y, minus_one.clone()), (borrow, minus_one)];
                Form { linear: linear.into_iter().chain(made).collect(), product: None }
            }
            Node::High(x, y) => {
                let scale = self.power(-64);
                let low = self.find(Node::Low(x, y));
                let minus = low.map(|low| (low, &self.p - &scale));
                match (self.graph.value(x), self.graph.value(y)) {
                    (Some(k), _) => self.scaled(y, k, &scale, minus),
                    (_, Some(k)) => self.scaled(x, k, &scale, minus),
                    _ => Form { linear: minus.into_iter().collect(), product: Some((x, y, scale)) },
                }
            }
            Node::Rest(x) => {
                let top = self.find(Node::Top(x)).map(|top| (top, &self.p - self.power(63) % &self.p));
                Form { linear: std::iter::once((x, one)).chain(top).collect(), product: None }
            }
            Node::Multiple(x, k) => {
                let excess = self.find(Node::Excess(x, k)).map(|excess| (excess, &self.p - self.power(64)));
                Form { linear: std::iter::once((x, BigUint::from(k) % &self.p)).chain(excess).collect(), product: None }
            }
            Node::Choice { bit, yes, no } => {
                let id = if chosen.get(&bit)? == &1 { yes } else { no };
                Form { linear: vec![(id, one)], product: None }
            }
            Node::Spread(bit) => Form { linear: vec![(bit, BigUint::from(u64::MAX) % &self.p)], product: None },
            Node::Carry(sum) => {
                let (t, low) = self.cancelled(sum)?;
                let scale = self.power(-64);
                Form { linear: vec![(t, scale.clone()), (low, scale)], product: None }
            }
            _ => return None,
        })
    }

    fn scaled(&self, x: Id, k: u64, scale: &BigUint, minus: Option<(Id, BigUint)>) -> Form {
        let linear = (x, BigUint::from(k) * scale % &self.p);
        Form { linear: std::iter::once(linear).chain(minus).collect(), product: None }
    }

    /// The words `t` and `lo(m p_0)` whose sum is 0 modulo `2^64` and has this sum's carry: the lowest limb of a
    /// reduction row, either added up or, because the carry is that of any nonzero `t`, as `t + (2^64 - 1)`.
    fn cancelled(&self, sum: Id) -> Option<(Id, Id)> {
        let Node::Sum(x, y, Graph::ZERO) = self.graph.nodes[sum] else { return None };
        [(x, y), (y, x)].into_iter().find_map(|(t, other)| {
            if self.graph.value(other) == Some(u64::MAX) {
                // The product may come later than the carry.
                (0..self.graph.nodes.len()).find(|&low| self.cancels(t, low)).map(|low| (t, low))
            } else {
                self.cancels(t, other).then_some((t, other))
            }
        })
    }

    /// Whether `low = lo(lo(t c) d)` with `c d = -1` modulo `2^64`.
    fn cancels(&self, t: Id, low: Id) -> bool {
        let constant_and_other = |id: Id| match self.graph.nodes[id] {
            Node::Low(x, y) => match (self.graph.value(x), self.graph.value(y)) {
                (Some(c), None) => Some((c, y)),
                (None, Some(c)) => Some((c, x)),
                _ => None,
            },
            _ => None,
        };
        let Some((d, m)) = constant_and_other(low) else { return false };
        let Some((c, word)) = constant_and_other(m) else { return false };
        word == t && c.wrapping_mul(d) == u64::MAX
    }

    fn find(&self, node: Node) -> Option<Id> {
        self.graph.find(node)
    }

    fn carry_of(&self, sum: Id) -> Option<Id> {
        self.graph.carry(sum)
    }

    fn borrow_of(&self, difference: Id) -> Option<Id> {
        self.find(Node::Borrow(difference))
    }

    /// All nodes, each before what it is replaced by.
    fn order(&self) -> Vec<Id> {
        // Numbers grow from operands to results, but for the carry of a cancelled limb, which needs a product that may
        // come later.
        let late: HashMap<Id, Id> = (0..self.graph.nodes.len())
            .filter_map(|id| match self.graph.nodes[id] {
                Node::Carry(sum) => self.cancelled(sum).map(|(_, low)| (id, low)),
                _ => None,
            })
            .collect();
        let mut done = vec![false; self.graph.nodes.len()];
        let mut order = Vec::with_capacity(done.len());
        // Depth first from operands up; reversed at the end.
        for id in 0..done.len() {
            self.visit(id, &late, &mut done, &mut order);
        }
        order.reverse();
        order
    }

    fn visit(&self, id: Id, late: &HashMap<Id, Id>, done: &mut [bool], order: &mut Vec<Id>) {
        if std::mem::replace(&mut done[id], true) {
            return;
        }
        let parts = match self.graph.nodes[id] {
            Node::Low(x, y) => vec![x, y],
            Node::High(x, y) => [Some(x), Some(y), self.find(Node::Low(x, y))].into_iter().flatten().collect(),
            Node::Sum(x, y, c) => [Some(x), Some(y), Some(c), self.carry_of(id)].into_iter().flatten().collect(),
            Node::Difference(x, y, b) => {
                [Some(x), Some(y), Some(b), self.borrow_of(id)].into_iter().flatten().collect()
            }
            Node::Carry(_) => late.get(&id).copied().into_iter().collect(),
            Node::Rest(x) => [Some(x), self.find(Node::Top(x))].into_iter().flatten().collect(),
            Node::Multiple(x, k) => [Some(x), self.find(Node::Excess(x, k))].into_iter().flatten().collect(),
            Node::Spread(bit) => vec![bit],
            Node::Choice { yes, no, .. } => vec![yes, no],
            _ => Vec::new(),
        };
        for part in parts {
            self.visit(part, late, done, order);
        }
        order.push(id);
    }
}

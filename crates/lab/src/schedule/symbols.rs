//! A recorded execution over symbols: what every register, flag and word of memory holds, as a node of a graph.
//!
//! The graph knows words and single bits. What an instruction does that is not understood here (addresses, vectors,
//! other flags) becomes an opaque node, which is no harm as long as no result depends on it.

mod instructions;
mod part;
mod vectors;

use std::collections::HashMap;

use iced_x86::{Instruction, OpKind, Register};

pub(super) use part::Part;

/// A node by number; operands have smaller numbers than what is made of them.
pub(super) type Id = usize;

/// What a word (or a bit) is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Node {
    /// A known word.
    Constant(u64),
    /// A word of an operand: which of the two, and which word.
    Input { operand: usize, word: usize },
    /// The low word of a product.
    Low(Id, Id),
    /// The high word of a product.
    High(Id, Id),
    /// The low word of `x + y + carry`.
    Sum(Id, Id, Id),
    /// The carry of a sum.
    Carry(Id),
    /// The low word of `x - y - borrow`.
    Difference(Id, Id, Id),
    /// The borrow of a difference.
    Borrow(Id),
    /// The lowest 63 bits of a word.
    Rest(Id),
    /// The highest bit of a word.
    Top(Id),
    /// The low word of a multiple.
    Multiple(Id, u64),
    /// Its high word, which only its bound says to be zero.
    Excess(Id, u64),
    /// As many ones as a word has, if the bit is set.
    Spread(Id),
    /// The same of a word's highest bit, where that is the sign of what the word ends.
    Sign(Id),
    /// `x xor y`
    Xor(Id, Id),
    /// `if bit { yes } else { no }`
    Choice { bit: Id, yes: Id, no: Id },
    /// Not followed: the step that made it, and a number of its own.
    Opaque { step: usize, number: usize },
}

/// Operands and constants of the execution: where they are, and what is in the constants.
#[derive(Clone)]
pub(super) struct Places {
    /// The address of the result.
    pub(super) out: u64,
    /// The addresses and lengths in words of the operands.
    pub(super) operands: Vec<(u64, usize)>,
    /// The address of the constants, and their words.
    pub(super) constants: (u64, Vec<u64>),
    /// Elements of four words that are followed one by one: their address and how many there are.
    pub(super) elements: (u64, usize),
}

/// What was stored where elements are: from then on its words are operands of their own, whatever they were made of.
#[derive(Clone, Debug)]
pub(super) struct Stored {
    /// Which of the elements' places.
    pub(super) place: usize,
    /// What each word is made of.
    pub(super) words: [Option<Id>; 4],
    /// The last step that stored one.
    pub(super) step: usize,
}

/// The graph, and the state of the machine while it is made.
pub(super) struct Graph {
    pub(super) nodes: Vec<Node>,
    /// The step that made each node.
    pub(super) steps: Vec<usize>,
    known: HashMap<Node, Id>,
    registers: HashMap<Register, Vec<Id>>,
    memory: HashMap<u64, Id>,
    carry: Id,
    overflow: Id,
    zero: Option<bool>,
    step: usize,
    places: Places,
    /// How often each word of the elements was stored, and which operand that was.
    stores: HashMap<u64, usize>,
    operands: HashMap<(usize, usize), usize>,
    pub(super) stored: Vec<Stored>,
}

impl Graph {
    /// The node of the constant 1.
    pub(super) const ONE: Id = 0;
    /// The node of the constant 0.
    pub(super) const ZERO: Id = 1;

    pub(super) fn new(places: Places) -> Self {
        let mut graph = Self {
            nodes: Vec::new(),
            steps: Vec::new(),
            known: HashMap::new(),
            registers: HashMap::new(),
            memory: HashMap::new(),
            carry: Self::ZERO,
            overflow: Self::ZERO,
            zero: None,
            step: 0,
            places,
            stores: HashMap::new(),
            operands: HashMap::new(),
            stored: Vec::new(),
        };
        graph.node(Node::Constant(1));
        graph.node(Node::Constant(0));
        (graph.carry, graph.overflow) = (graph.opaque(), graph.opaque());
        graph
    }

    /// The words of the result.
    pub(super) fn result(&mut self, words: usize) -> Vec<Id> {
        (0..words).map(|i| self.load(self.places.out + 8 * i as u64)).collect()
    }

    /// The four words of an element where it is at the end.
    pub(super) fn element(&mut self, place: usize) -> [Id; 4] {
        std::array::from_fn(|word| self.load(self.places.elements.0 + (32 * place + 8 * word) as u64))
    }

    /// The word in memory.
    pub(super) fn at(&mut self, address: u64) -> Id {
        self.load(address)
    }

    /// From now on what is in memory there is an operand's, whatever it was made of.
    pub(super) fn becomes(&mut self, address: u64, operand: usize, word: usize) {
        let id = self.node(Node::Input { operand, word });
        self.memory.insert(address, id);
    }

    /// Puts a known word into a register.
    pub(super) fn know(&mut self, register: Register, word: u64) {
        let id = self.constant(word);
        self.registers.insert(register.full_register(), vec![id]);
    }

    /// The word in a register.
    pub(super) fn in_register(&mut self, register: Register) -> Id {
        self.register(register)[0]
    }

    /// The number of a node, if there is such a one.
    pub(super) fn find(&self, node: Node) -> Option<Id> {
        self.known.get(&node).copied()
    }

    pub(super) fn node(&mut self, node: Node) -> Id {
        if let Some(&id) = self.known.get(&node) {
            return id;
        }
        let id = self.nodes.len();
        self.nodes.push(node);
        self.steps.push(self.step);
        self.known.insert(node, id);
        id
    }

    pub(super) fn constant(&mut self, word: u64) -> Id {
        self.node(Node::Constant(word))
    }

    pub(super) fn opaque(&mut self) -> Id {
        let number = self.nodes.len();
        self.node(Node::Opaque { step: self.step, number })
    }

    pub(super) fn value(&self, id: Id) -> Option<u64> {
        if let Node::Constant(word) = self.nodes[id] { Some(word) } else { None }
    }

    /// Sum and carry.
    pub(super) fn sum(&mut self, x: Id, y: Id, carry: Id) -> (Id, Id) {
        if let (Some(a), Some(b), Some(c)) = (self.value(x), self.value(y), self.value(carry)) {
            let total = u128::from(a) + u128::from(b) + u128::from(c);
            return (self.constant(total as u64), self.constant((total >> 64) as u64));
        }
        let sum = self.node(Node::Sum(x.min(y), x.max(y), carry));
        // Twice a word is even: what is carried in does not change what is carried out.
        let carried = if x == y { self.node(Node::Sum(x, y, Self::ZERO)) } else { sum };
        (sum, self.node(Node::Carry(carried)))
    }

    /// The carry of a sum, if anything took note of it.
    pub(super) fn carry(&self, sum: Id) -> Option<Id> {
        let Node::Sum(x, y, _) = self.nodes[sum] else { return None };
        let carried = if x == y { self.find(Node::Sum(x, y, Self::ZERO))? } else { sum };
        self.find(Node::Carry(carried))
    }

    /// Difference and borrow.
    pub(super) fn difference(&mut self, x: Id, y: Id, borrow: Id) -> (Id, Id) {
        if x == y {
            return (self.spread(borrow), borrow);
        }
        let difference = self.node(Node::Difference(x, y, borrow));
        (difference, self.node(Node::Borrow(difference)))
    }

    /// A bit in every place of a word.
    fn spread(&mut self, bit: Id) -> Id {
        match self.value(bit) {
            Some(0) => Self::ZERO,
            Some(_) => self.constant(u64::MAX),
            None => self.node(Node::Spread(bit)),
        }
    }

    /// The lowest 63 bits of a word, and the highest one.
    pub(super) fn at_bit_63(&mut self, x: Id) -> (Id, Id) {
        match self.value(x) {
            Some(word) => (self.constant(word & (u64::MAX >> 1)), self.constant(word >> 63)),
            None => (self.node(Node::Rest(x)), self.node(Node::Top(x))),
        }
    }

    /// `k x`, of which only a bit is known to leave no high word.
    pub(super) fn multiple(&mut self, x: Id, k: u64) -> Id {
        if let Some(word) = self.value(x) {
            return self.constant(word.wrapping_mul(k));
        }
        if !matches!(self.nodes[x], Node::Carry(_) | Node::Borrow(_) | Node::Top(_)) {
            self.node(Node::Excess(x, k));
        }
        self.node(Node::Multiple(x, k))
    }

    /// The low and the high word of a product.
    pub(super) fn product(&mut self, x: Id, y: Id) -> (Id, Id) {
        if let (Some(a), Some(b)) = (self.value(x), self.value(y)) {
            let product = u128::from(a) * u128::from(b);
            return (self.constant(product as u64), self.constant((product >> 64) as u64));
        }
        (self.node(Node::Low(x.min(y), x.max(y))), self.node(Node::High(x.min(y), x.max(y))))
    }

    /// `x (2^32 + 1)` modulo `2^64` as the sum that it is made by, and the carry of that.
    ///
    /// Two products of it have low words that there are already: with `2^32` that of `x`, and with `2^64 - 2^32 + 1`
    /// the word `x` itself, as the two factors are inverses modulo `2^64`.
    pub(super) fn factor(&mut self, x: Id) -> (Id, Id) {
        let (shift, inverse) = (self.constant(1 << 32), self.constant((1u64 << 32).wrapping_neg() + 1));
        let (low, _) = self.product(x, shift);
        let (factor, carry) = self.sum(x, low, Self::ZERO);
        if self.value(factor).is_none() {
            self.known.insert(Node::Low(shift.min(factor), shift.max(factor)), low);
            self.known.insert(Node::Low(inverse.min(factor), inverse.max(factor)), x);
        }
        (factor, carry)
    }

    fn load(&mut self, address: u64) -> Id {
        if let Some(&id) = self.memory.get(&address) {
            return id;
        }
        for (operand, &(start, words)) in self.places.operands.iter().enumerate() {
            let offset = address.wrapping_sub(start);
            if offset < 8 * words as u64 && offset.is_multiple_of(8) {
                return self.node(Node::Input { operand, word: offset as usize / 8 });
            }
        }
        let (start, words) = &self.places.constants;
        let offset = address.wrapping_sub(*start);
        if offset.is_multiple_of(8)
            && let Some(&word) = words.get(offset as usize / 8)
        {
            return self.constant(word);
        }
        let id = self.opaque();
        self.memory.insert(address, id);
        id
    }

    /// Puts a word into memory. Where elements are, it becomes an operand, unless it is a copy of one or of its
    /// complement.
    pub(super) fn store(&mut self, address: u64, id: Id) {
        let (start, elements) = self.places.elements;
        let offset = address.wrapping_sub(start);
        let copy = match self.nodes[id] {
            Node::Input { .. } | Node::Constant(_) => true,
            Node::Difference(x, y, Self::ZERO) => {
                self.value(x) == Some(u64::MAX) && matches!(self.nodes[y], Node::Input { .. })
            }
            _ => false,
        };
        let id = if offset < 32 * elements as u64 && offset.is_multiple_of(8) && !copy {
            let (place, word) = (offset as usize / 32, offset as usize / 8 % 4);
            let stores = self.stores.entry(address).or_default();
            *stores += 1;
            let (key, next) = ((place, *stores), self.stored.len());
            let stored = *self.operands.entry(key).or_insert(next);
            if stored == next {
                self.stored.push(Stored { place, words: [None; 4], step: self.step });
            }
            self.stored[stored].words[word] = Some(id);
            self.stored[stored].step = self.step;
            self.node(Node::Input { operand: self.places.operands.len() + stored, word })
        } else {
            id
        };
        self.memory.insert(address, id);
    }

    /// The words of a register, one but for vectors.
    fn register(&mut self, register: Register) -> Vec<Id> {
        let full = register.full_register();
        if let Some(words) = self.registers.get(&full) {
            return words.clone();
        }
        let words: Vec<Id> = (0..full.size() / 8).map(|_| self.opaque()).collect();
        self.registers.insert(full, words.clone());
        words
    }

    fn set(&mut self, register: Register, word: Id) {
        let full = register.full_register();
        // A 32-bit result has zeros above it, which only a known word is known to have.
        let whole = register.size() == 8 || (register.size() == 4 && self.value(word).is_some_and(|w| w >> 32 == 0));
        let word = if whole { word } else { self.opaque() };
        self.registers.insert(full, vec![word]);
    }

    /// A word operand that is read.
    fn operand(&mut self, i: &Instruction, n: u32, addresses: &[u64]) -> Id {
        match i.op_kind(n) {
            OpKind::Register => self.register(i.op_register(n))[0],
            OpKind::Memory => self.load(addresses[0]),
            kind if kind_is_immediate(kind) => {
                let word = i.immediate(n);
                self.constant(word)
            }
            _ => self.opaque(),
        }
    }

    /// Writes a word operand.
    fn write(&mut self, i: &Instruction, n: u32, addresses: &[u64], word: Id) {
        match i.op_kind(n) {
            OpKind::Register => self.set(i.op_register(n), word),
            _ => self.store(addresses[0], word),
        }
    }

    /// What is made from now on is made by the next step.
    pub(super) const fn next_step(&mut self) {
        self.step += 1;
    }

    /// Sets carry and overflow to 0.
    pub(super) fn clear_flags(&mut self) {
        (self.carry, self.overflow) = (Self::ZERO, Self::ZERO);
    }

    /// Every node's value for these operands; `None` for what is not followed.
    pub(super) fn evaluate(&self, operands: &[Vec<u64>]) -> Vec<Option<u64>> {
        let mut values: Vec<Option<u64>> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let at = |id: Id| values[id];
            let wide = |x: Id, y: Id| Some(u128::from(at(x)?) * u128::from(at(y)?));
            let total = |sum: Id| {
                let Node::Sum(x, y, c) = self.nodes[sum] else { return None };
                Some(u128::from(at(x)?) + u128::from(at(y)?) + u128::from(at(c)?))
            };
            let rest = |difference: Id| {
                let Node::Difference(x, y, b) = self.nodes[difference] else { return None };
                Some(u128::from(at(x)?).wrapping_sub(u128::from(at(y)?) + u128::from(at(b)?)))
            };
            let value = match *node {
                Node::Constant(word) => Some(word),
                Node::Input { operand, word } => operands.get(operand).and_then(|words| words.get(word)).copied(),
                Node::Low(x, y) => wide(x, y).map(|w| w as u64),
                Node::High(x, y) => wide(x, y).map(|w| (w >> 64) as u64),
                Node::Sum(x, y, c) => (|| Some(at(x)?.wrapping_add(at(y)?).wrapping_add(at(c)?)))(),
                Node::Carry(sum) => total(sum).map(|t| (t >> 64) as u64),
                Node::Difference(x, y, b) => (|| Some(at(x)?.wrapping_sub(at(y)?).wrapping_sub(at(b)?)))(),
                Node::Borrow(difference) => rest(difference).map(|d| (d >> 127) as u64),
                Node::Rest(x) => at(x).map(|x| x & (u64::MAX >> 1)),
                Node::Top(x) => at(x).map(|x| x >> 63),
                Node::Multiple(x, k) => at(x).map(|x| x.wrapping_mul(k)),
                Node::Excess(x, k) => at(x).map(|x| ((u128::from(x) * u128::from(k)) >> 64) as u64),
                Node::Spread(bit) => at(bit).map(|bit| 0u64.wrapping_sub(bit)),
                Node::Sign(x) => at(x).map(|x| 0u64.wrapping_sub(x >> 63)),
                Node::Xor(x, y) => (|| Some(at(x)? ^ at(y)?))(),
                Node::Choice { bit, yes, no } => match at(bit) {
                    Some(0) => at(no),
                    Some(_) => at(yes),
                    None => None,
                },
                Node::Opaque { .. } => None,
            };
            values.push(value);
        }
        values
    }
}

const fn kind_is_immediate(kind: OpKind) -> bool {
    matches!(
        kind,
        OpKind::Immediate8
            | OpKind::Immediate16
            | OpKind::Immediate32
            | OpKind::Immediate64
            | OpKind::Immediate8to64
            | OpKind::Immediate32to64
            | OpKind::Immediate8to32
    )
}

//! What a body's instructions compute, over symbols: executed here, one after the other, with registers as they were
//! given.

use std::collections::HashMap;

use montane_kernels::Operation;
use montane_kernels::operation::Element;

use super::super::followed;
use super::super::machine_code::offset;
use super::super::search::constants;
use super::super::symbols::{Graph, Id, Node, Places};
use super::order::{Body, Line, Register};
use super::program::{Base, Op};
use super::shape::Shape;
use super::write;
use crate::command::Error;

/// Far apart, so that no displacement reaches from one to the other.
const CONSTANTS: u64 = 1 << 20;
const A: u64 = 2 << 20;
const B: u64 = 3 << 20;
const FRAME: u64 = 4 << 20;
const RESULT: u64 = 5 << 20;
const NOWHERE: u64 = 6 << 20;

/// What is in the carry: of a difference it says that nothing was borrowed.
#[derive(Clone, Copy)]
enum Flag {
    Carry(Id),
    Borrow(Id),
    Unknown,
}

/// A machine whose words are nodes.
struct Machine {
    graph: Graph,
    registers: HashMap<Register, Id>,
    flag: Flag,
    limbs: usize,
}

impl Machine {
    fn word(&mut self, register: Option<Register>) -> Id {
        match register {
            None => Graph::ZERO,
            Some(register) => match self.registers.get(&register) {
                Some(&id) => id,
                None => self.graph.opaque(),
            },
        }
    }

    fn address(&mut self, line: &Line, base: Base, at: u8) -> u64 {
        let bytes = 8 * u64::from(at);
        match base {
            Base::Frame => FRAME + bytes,
            Base::Pointer(_) | Base::Constants(..) => {
                let pointer = self.word(line.base);
                // A register that holds no pointer any more leads nowhere.
                let start = self.graph.value(pointer).unwrap_or(NOWHERE);
                let member = if let Base::Constants(_, field) = base { offset(field, self.limbs) } else { 0 };
                start + member as u64 + bytes
            }
        }
    }

    fn execute(&mut self, line: &Line) {
        self.graph.next_step();
        let from: Vec<Id> = line.from.iter().map(|&register| self.word(register)).collect();
        match line.op {
            Op::Load(base, at) => {
                let address = self.address(line, base, at);
                for (&to, n) in line.to.iter().zip(0..) {
                    let word = self.graph.at(address + 8 * n);
                    self.registers.insert(to, word);
                }
            }
            Op::Store(base, at) => {
                let address = self.address(line, base, at);
                from.iter().zip(0..).for_each(|(&word, n)| self.graph.store(address + 8 * n, word));
            }
            Op::Mul | Op::Umulh => {
                let (low, high) = self.graph.product(from[0], from[1]);
                self.registers.insert(line.to[0], if line.op == Op::Mul { low } else { high });
            }
            Op::Add(carry) => {
                let taken = match self.flag {
                    _ if !carry.taken => Graph::ZERO,
                    Flag::Carry(id) => id,
                    Flag::Borrow(_) | Flag::Unknown => self.graph.opaque(),
                };
                let (sum, left) = self.graph.sum(from[0], from[1], taken);
                self.registers.insert(line.to[0], sum);
                if carry.left {
                    self.flag = Flag::Carry(left);
                }
            }
            Op::Sub(carry) => {
                let taken = match self.flag {
                    _ if !carry.taken => Graph::ZERO,
                    Flag::Borrow(id) => id,
                    Flag::Carry(_) | Flag::Unknown => self.graph.opaque(),
                };
                let (difference, left) = self.graph.difference(from[0], from[1], taken);
                self.registers.insert(line.to[0], difference);
                if carry.left {
                    self.flag = Flag::Borrow(left);
                }
            }
            Op::AddShifted(bits) => {
                let shifted = self.graph.multiple(from[1], 1 << bits);
                let (sum, _) = self.graph.sum(from[0], shifted, Graph::ZERO);
                self.registers.insert(line.to[0], sum);
            }
            Op::Constant(word) => {
                let word = self.graph.constant(word.into());
                self.registers.insert(line.to[0], word);
            }
            Op::Rest => {
                let (rest, _) = self.graph.at_bit_63(from[0]);
                self.registers.insert(line.to[0], rest);
            }
            Op::TwiceAndTop => {
                let (_, top) = self.graph.at_bit_63(from[1]);
                let (sum, _) = self.graph.sum(from[0], from[0], top);
                self.registers.insert(line.to[0], sum);
            }
            // `x - 1` borrows of zero alone, as `x + (2^64 - 1)` carries of anything else.
            Op::Nonzero => {
                let ones = self.graph.constant(u64::MAX);
                let (_, carry) = self.graph.sum(from[0], ones, Graph::ZERO);
                self.flag = Flag::Carry(carry);
            }
            Op::Factor(left) => {
                let (factor, carry) = self.graph.factor(from[0]);
                self.registers.insert(line.to[0], factor);
                if left {
                    self.flag = Flag::Carry(carry);
                }
            }
            Op::LessHigh => {
                let shift = self.graph.constant(1 << 32);
                let (_, high) = self.graph.product(from[0], shift);
                let (rest, _) = self.graph.difference(from[0], high, Graph::ZERO);
                self.registers.insert(line.to[0], rest);
            }
            Op::Sign => {
                let sign = self.graph.node(Node::Sign(from[0]));
                self.registers.insert(line.to[0], sign);
            }
            Op::Choose => {
                let (bit, [yes, no]) = match self.flag {
                    Flag::Borrow(id) => (id, [from[0], from[1]]),
                    Flag::Carry(id) => (id, [from[1], from[0]]),
                    Flag::Unknown => (self.graph.opaque(), [from[0], from[1]]),
                };
                let word = self.graph.node(Node::Choice { bit, yes, no });
                self.registers.insert(line.to[0], word);
            }
        }
    }
}

/// The pointers of a body, in the order of its registers.
fn pointers(shape: &Shape) -> Vec<u64> {
    let second = 8 * shape.limbs as u64;
    match shape.operation {
        Operation::MontMul | Operation::RelaxedMul => vec![A, B, CONSTANTS],
        Operation::Fe25519(Element::Mul) => vec![A, B],
        Operation::Fe25519(_) => vec![A],
        Operation::ComplexMul => vec![A, B, CONSTANTS, A + second, B + second],
        Operation::ComplexSqr => vec![A, CONSTANTS, A + second],
        _ => vec![A, CONSTANTS],
    }
}

/// The body over symbols, for the prime of a field or for the first that it takes.
pub(super) fn follow(shape: &Shape, lines: &[Line], body: &Body, field: &[String]) -> Result<followed::Body, Error> {
    let (kernel, prime) = shape.prime(field)?;
    let places = Places {
        out: RESULT,
        operands: vec![(A, kernel.a.words()), (B, kernel.b.map_or(0, |b| b.words()))],
        constants: (CONSTANTS, constants(prime.p)),
        elements: (0, 0),
    };
    let mut machine =
        Machine { graph: Graph::new(places), registers: HashMap::new(), flag: Flag::Unknown, limbs: shape.limbs };
    for (register, start) in (0..).zip(pointers(shape)) {
        let pointer = machine.graph.constant(start);
        machine.registers.insert(register, pointer);
    }
    let mut texts = vec![String::new()];
    for line in lines {
        machine.execute(line);
        texts.push(write::text(line));
    }
    let out = body.out.iter().map(|&register| machine.word(Some(register))).collect();
    Ok(followed::Body { kernel, p: prime.p.to_vec(), graph: machine.graph, texts, out })
}

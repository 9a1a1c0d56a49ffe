//! Vectors of two words, as far as a selection needs them: masks that are known, what they leave of other words, and
//! exchanges.

use iced_x86::{Instruction, Mnemonic, OpKind, Register};

use super::{Graph, Id, Node};

impl Graph {
    /// `x xor y`, of which one may be undone by another.
    fn xor(&mut self, x: Id, y: Id) -> Id {
        match (self.nodes[x], self.nodes[y]) {
            _ if x == y => return Self::ZERO,
            (Node::Constant(a), Node::Constant(b)) => return self.constant(a ^ b),
            (Node::Constant(0), _) => return y,
            (_, Node::Constant(0)) => return x,
            // The complement is a difference, as sums see it.
            (Node::Constant(u64::MAX), _) => return self.node(Node::Difference(x, y, Self::ZERO)),
            (_, Node::Constant(u64::MAX)) => return self.node(Node::Difference(y, x, Self::ZERO)),
            (_, Node::Xor(a, b)) if a == x => return b,
            (_, Node::Xor(a, b)) if b == x => return a,
            (Node::Xor(a, b), _) if a == y => return b,
            (Node::Xor(a, b), _) if b == y => return a,
            _ => {}
        }
        self.node(Node::Xor(x.min(y), x.max(y)))
    }

    fn and(&mut self, x: Id, y: Id) -> Id {
        match (self.value(x), self.value(y)) {
            (Some(a), Some(b)) => self.constant(a & b),
            (Some(0), _) | (_, Some(0)) => Self::ZERO,
            (Some(u64::MAX), _) => y,
            (_, Some(u64::MAX)) => x,
            _ => self.opaque(),
        }
    }

    fn or(&mut self, x: Id, y: Id) -> Id {
        match (self.value(x), self.value(y)) {
            (Some(a), Some(b)) => self.constant(a | b),
            (Some(0), _) => y,
            (_, Some(0)) => x,
            _ => self.opaque(),
        }
    }

    /// Something done to the two halves of known words.
    fn halves(&mut self, x: Id, y: Id, what: impl Fn(u32, u32) -> u32) -> Id {
        match (self.value(x), self.value(y)) {
            (Some(a), Some(b)) => {
                let high = what((a >> 32) as u32, (b >> 32) as u32);
                self.constant((u64::from(high) << 32) | u64::from(what(a as u32, b as u32)))
            }
            _ => self.opaque(),
        }
    }

    /// A vector of two words that is read.
    fn pair(&mut self, i: &Instruction, n: u32, addresses: &[u64]) -> [Id; 2] {
        if i.op_kind(n) == OpKind::Register {
            let words = self.register(i.op_register(n));
            [words[0], words[1]]
        } else {
            [self.load(addresses[0]), self.load(addresses[0] + 8)]
        }
    }

    /// Executes an instruction on vectors of two words, if it is one of those.
    pub(super) fn vector(&mut self, i: &Instruction, addresses: &[u64]) -> bool {
        use Mnemonic as M;
        let is_vector = |n: u32| i.op_kind(n) == OpKind::Register && i.op_register(n).is_xmm();
        if i.op_count() < 2 || !(is_vector(0) || is_vector(1)) {
            return false;
        }
        let result = match i.mnemonic() {
            M::Movd | M::Movq if !is_vector(0) => {
                let word = self.pair(i, 1, addresses)[0];
                match (i.mnemonic(), self.value(word)) {
                    (M::Movq, _) => self.set(i.op0_register(), word),
                    (_, Some(known)) => self.know(i.op0_register(), known & u64::from(u32::MAX)),
                    _ => {
                        let opaque = self.opaque();
                        self.registers.insert(i.op0_register().full_register(), vec![opaque]);
                    }
                }
                return true;
            }
            M::Movd | M::Movq => {
                let word = if is_vector(1) { self.pair(i, 1, addresses)[0] } else { self.operand(i, 1, addresses) };
                let low = match (i.mnemonic(), self.value(word)) {
                    (M::Movq, _) => word,
                    (_, Some(known)) => self.constant(known & u64::from(u32::MAX)),
                    _ => self.opaque(),
                };
                [low, Self::ZERO]
            }
            M::Pshufd if i.immediate8() == 0 => {
                let low = self.pair(i, 1, addresses)[0];
                let all = match self.value(low) {
                    Some(word) => self.constant((word & u64::from(u32::MAX)) * 0x1_0000_0001),
                    None => self.opaque(),
                };
                [all; 2]
            }
            M::Psrlq if i.op_kind(1) == OpKind::Immediate8 => {
                let words = self.pair(i, 0, addresses);
                words.map(|word| match self.value(word) {
                    Some(word) => self.constant(word.checked_shr(u32::from(i.immediate8())).unwrap_or(0)),
                    None => self.opaque(),
                })
            }
            M::Pcmpeqd if i.op0_register() == i.op1_register() => [self.constant(u64::MAX); 2],
            mnemonic @ (M::Punpcklqdq | M::Pcmpeqd | M::Psubd | M::Pand | M::Por | M::Pxor) => {
                let ([a0, a1], [b0, b1]) = (self.pair(i, 0, addresses), self.pair(i, 1, addresses));
                let equal = |a, b| if a == b { u32::MAX } else { 0 };
                match mnemonic {
                    M::Punpcklqdq => [a0, b0],
                    M::Pcmpeqd => [self.halves(a0, b0, equal), self.halves(a1, b1, equal)],
                    M::Psubd => [self.halves(a0, b0, u32::wrapping_sub), self.halves(a1, b1, u32::wrapping_sub)],
                    M::Pand => [self.and(a0, b0), self.and(a1, b1)],
                    M::Por => [self.or(a0, b0), self.or(a1, b1)],
                    _ => [self.xor(a0, b0), self.xor(a1, b1)],
                }
            }
            _ => return false,
        };
        self.set_pair(i.op0_register(), result);
        true
    }

    /// Writes the two low words of a vector register.
    fn set_pair(&mut self, register: Register, pair: [Id; 2]) {
        let mut words = self.register(register);
        words[..2].copy_from_slice(&pair);
        self.registers.insert(register.full_register(), words);
    }
}

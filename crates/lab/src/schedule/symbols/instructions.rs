//! What instructions on words do to registers, flags and memory.

use iced_x86::{Decoder, DecoderOptions, Instruction, Mnemonic, OpKind, Register};

use super::{Graph, Id, Node, kind_is_immediate};
use crate::trace::code::Code;
use crate::trace::cost::is_zero_idiom;

impl Graph {
    /// Executes one instruction, which touched these addresses.
    pub(in crate::schedule) fn execute(&mut self, code: &Code, addresses: &[u64]) {
        use Mnemonic as M;
        self.next_step();
        let i = Decoder::with_ip(64, &code.bytes, code.ip, DecoderOptions::NONE).decode();
        if i.mnemonic() != M::Test && i.rflags_modified() & iced_x86::RflagsBits::ZF != 0 {
            self.zero = None;
        }
        match i.mnemonic() {
            _ if self.vector(&i, addresses) => {}
            _ if is_zero_idiom(&i) && i.op0_register().is_gpr() => {
                self.registers.insert(i.op0_register().full_register(), vec![Self::ZERO]);
                (self.carry, self.overflow) = (Self::ZERO, Self::ZERO);
            }
            M::Mov => {
                let word = self.operand(&i, 1, addresses);
                self.write(&i, 0, addresses, word);
            }
            M::Lea if i.memory_displacement64() == 0 && i.memory_index_scale() == 1 && i.memory_base().is_gpr64() => {
                let (x, y) = (self.register(i.memory_base())[0], self.register(i.memory_index())[0]);
                let sum = self.sum(x, y, Self::ZERO).0;
                self.set(i.op0_register(), sum);
            }
            M::Mulx => {
                let (x, y) = (self.register(Register::RDX)[0], self.operand(&i, 2, addresses));
                let (low, high) = self.product(x, y);
                self.set(i.op1_register(), low);
                self.set(i.op0_register(), high);
            }
            M::Imul if i.op_count() == 2 => {
                let (x, y) = (self.operand(&i, 0, addresses), self.operand(&i, 1, addresses));
                let (low, _) = self.product(x, y);
                self.set(i.op0_register(), low);
                (self.carry, self.overflow) = (self.opaque(), self.opaque());
            }
            M::Add | M::Adc | M::Adcx | M::Adox => {
                let (x, y) = (self.operand(&i, 0, addresses), self.operand(&i, 1, addresses));
                let carry = match i.mnemonic() {
                    M::Add => Self::ZERO,
                    M::Adox => self.overflow,
                    _ => self.carry,
                };
                let (sum, out) = self.sum(x, y, carry);
                self.write(&i, 0, addresses, sum);
                match i.mnemonic() {
                    M::Adox => self.overflow = out,
                    M::Adcx => self.carry = out,
                    _ => (self.carry, self.overflow) = (out, self.opaque()),
                }
            }
            M::Sub | M::Sbb | M::Cmp => {
                let (x, y) = (self.operand(&i, 0, addresses), self.operand(&i, 1, addresses));
                let borrow = if i.mnemonic() == M::Sbb { self.carry } else { Self::ZERO };
                let (difference, out) = self.difference(x, y, borrow);
                if i.mnemonic() != M::Cmp {
                    self.write(&i, 0, addresses, difference);
                }
                (self.carry, self.overflow) = (out, self.opaque());
            }
            M::Inc | M::Dec => {
                let x = self.operand(&i, 0, addresses);
                let step = if i.mnemonic() == M::Inc { 1 } else { u64::MAX };
                let word = match self.value(x) {
                    Some(word) => self.constant(word.wrapping_add(step)),
                    None => self.opaque(),
                };
                // Overflow only at the ends of the signed range; carry is kept.
                self.overflow = match self.value(word) {
                    Some(word) if word != 1 << 63 && word != (1 << 63) - 1 => Self::ZERO,
                    _ => self.opaque(),
                };
                self.write(&i, 0, addresses, word);
            }
            M::Imul if i.op_count() == 3 => {
                let x = self.operand(&i, 1, addresses);
                let word = self.multiple(x, i.immediate(2));
                self.set(i.op0_register(), word);
                (self.carry, self.overflow) = (self.opaque(), self.opaque());
            }
            M::Btr if i.op_kind(0) == OpKind::Register && i.op0_register().is_gpr64() && i.immediate8() == 63 => {
                let x = self.register(i.op0_register())[0];
                let (rest, top) = self.at_bit_63(x);
                self.set(i.op0_register(), rest);
                (self.carry, self.overflow) = (top, self.opaque());
            }
            // The sign in every bit.
            M::Sar if i.op_kind(0) == OpKind::Register && i.op0_register().is_gpr64() && i.immediate8() == 63 => {
                let x = self.register(i.op0_register())[0];
                let top = match self.value(x) {
                    Some(word) => self.constant(word >> 63),
                    None => self.node(Node::Top(x)),
                };
                let word = self.spread(top);
                self.set(i.op0_register(), word);
                (self.carry, self.overflow) = (self.opaque(), self.opaque());
            }
            // A known word under a mask.
            M::And
                if i.op_kind(0) == OpKind::Register
                    && i.op0_register().is_gpr64()
                    && !kind_is_immediate(i.op_kind(1)) =>
            {
                let (x, y) = (self.operand(&i, 0, addresses), self.operand(&i, 1, addresses));
                let word = match ((self.nodes[x], self.value(x)), (self.nodes[y], self.value(y))) {
                    ((_, Some(a)), (_, Some(b))) => self.constant(a & b),
                    ((Node::Spread(bit), _), (_, Some(word))) | ((_, Some(word)), (Node::Spread(bit), _)) => {
                        self.multiple(bit, word)
                    }
                    _ => self.opaque(),
                };
                self.set(i.op0_register(), word);
                (self.carry, self.overflow) = (Self::ZERO, Self::ZERO);
            }
            M::And if i.op_kind(0) == OpKind::Register && kind_is_immediate(i.op_kind(1)) => {
                let (x, mask) = (self.register(i.op0_register())[0], i.immediate(1));
                // Of 32 bits, the immediate says that the upper half is zero.
                let small = mask >> 31 == 0;
                let word = match self.nodes[x] {
                    Node::Spread(bit) if small => self.multiple(bit, mask),
                    Node::Constant(word) if small => self.constant(word & mask),
                    _ => self.opaque(),
                };
                self.registers.insert(i.op0_register().full_register(), vec![word]);
                (self.carry, self.overflow) = (Self::ZERO, Self::ZERO);
            }
            M::Test => {
                let (x, y) = (self.operand(&i, 0, addresses), self.operand(&i, 1, addresses));
                self.zero = self.value(x).zip(self.value(y)).map(|(x, y)| x & y == 0);
                (self.carry, self.overflow) = (Self::ZERO, Self::ZERO);
            }
            M::Cmovne if self.zero.is_some() => {
                if self.zero == Some(false) {
                    let word = self.operand(&i, 1, addresses);
                    self.set(i.op0_register(), word);
                }
            }
            M::Cmovb | M::Cmovae => {
                let (old, new) = (self.operand(&i, 0, addresses), self.operand(&i, 1, addresses));
                let (yes, no) = if i.mnemonic() == M::Cmovb { (new, old) } else { (old, new) };
                let word = self.node(Node::Choice { bit: self.carry, yes, no });
                self.set(i.op0_register(), word);
            }
            M::Push => {
                let word = self.operand(&i, 0, &[]);
                self.memory.insert(addresses[0], word);
            }
            M::Pop => {
                let word = self.load(addresses[0]);
                self.set(i.op0_register(), word);
            }
            M::Movups | M::Movaps | M::Movdqu | M::Movdqa | M::Vmovups | M::Vmovaps | M::Vmovdqu | M::Vmovdqa => {
                self.move_vector(&i, addresses);
            }
            M::Vmovdqu64 | M::Vmovdqa64 if !i.has_op_mask() => {
                self.move_vector(&i, addresses);
            }
            _ => self.forget(&i, code, addresses),
        }
    }

    fn move_vector(&mut self, i: &Instruction, addresses: &[u64]) {
        let register = if i.op_kind(0) == OpKind::Register { i.op0_register() } else { i.op1_register() };
        let words = register.size() / 8;
        let from: Vec<Id> = if i.op_kind(1) == OpKind::Register {
            self.register(i.op1_register())[..words].to_vec()
        } else {
            (0..words).map(|n| self.load(addresses[0] + 8 * n as u64)).collect()
        };
        if i.op_kind(0) == OpKind::Register {
            let mut all = self.register(i.op0_register());
            all[..words].copy_from_slice(&from);
            self.registers.insert(register.full_register(), all);
        } else {
            for (n, id) in from.into_iter().enumerate() {
                self.store(addresses[0] + 8 * n as u64, id);
            }
        }
    }

    /// Whatever the instruction writes is not followed.
    fn forget(&mut self, i: &Instruction, code: &Code, addresses: &[u64]) {
        let mut info = iced_x86::InstructionInfoFactory::new();
        for used in info.info(i).used_registers() {
            use iced_x86::OpAccess as A;
            if matches!(used.access(), A::Write | A::CondWrite | A::ReadWrite | A::ReadCondWrite) {
                let full = used.register().full_register();
                let words = (0..(full.size() / 8).max(1)).map(|_| self.opaque()).collect();
                self.registers.insert(full, words);
            }
        }
        for (access, &address) in code.memory.iter().zip(addresses) {
            if access.writes {
                for word in 0..u64::from(access.bytes).div_ceil(8) {
                    let id = self.opaque();
                    self.memory.insert(address + 8 * word, id);
                }
            }
        }
        if i.rflags_modified() & iced_x86::RflagsBits::CF != 0 {
            self.carry = self.opaque();
        }
        if i.rflags_modified() & iced_x86::RflagsBits::OF != 0 {
            self.overflow = self.opaque();
        }
    }
}

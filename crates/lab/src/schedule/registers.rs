//! From steps in an order to instructions: which register holds which word, and where the multiplier is loaded.
//!
//! `mulx` takes its multiplier in rdx, which is loaded before the first product that needs another one than is there.
//! Everything else is one pass: a word gets a register when it is made and gives it back after the last step that reads
//! it.

use std::collections::VecDeque;

use super::program::{Chosen, Field, Op, Operand, Program, Var};

/// A general register by its number in the encoding.
pub(super) type Register = u8;

const RBX: Register = 3;
pub(super) const RDX: Register = 2;
pub(super) const RSP: Register = 4;
const RBP: Register = 5;
const RSI: Register = 6;

/// An operand of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Register(Register),
    /// The lower half of a register.
    Half(Register),
    /// Bytes behind a register.
    Memory(Register, i32),
    /// A word of the constants, whose pointer is in the register.
    Constant(Register, Field, u8),
    /// A word of an element.
    Element(u8, u8),
    /// Twice a register, as an address.
    Twice(Register),
    Immediate(i32),
}

/// One instruction, and the step that it is; a multiplier's load, a split product's or one that does nothing is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    pub(super) mnemonic: &'static str,
    pub(super) places: Vec<Place>,
    pub(super) step: Option<u16>,
}

/// A body with registers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Body {
    /// Between the prologue, which keeps rbx and rbp and makes a frame, and the epilogue.
    pub(super) lines: Vec<Line>,
    pub(super) slots: u8,
    /// Where the words of the result are.
    pub(super) out: Vec<Register>,
    /// Where the pointers come in.
    pub(super) pointers: Vec<Register>,
    /// The one of them to a result in memory.
    pub(super) result: Option<Register>,
}

struct Allocation<'a> {
    chosen: &'a Chosen,
    /// By variable: its register; where its last reader is, in the order.
    register: Vec<Option<Register>>,
    last: Vec<usize>,
    is_out: Vec<bool>,
    /// Free registers, the longest free first.
    free: VecDeque<Register>,
    lines: Vec<Line>,
}

/// Gives registers, or `None` if there are too few in this order.
pub(super) fn allocate(program: &Program, chosen: &Chosen, order: &[u16]) -> Option<Body> {
    let vars = usize::from(program.vars);
    let mut last = vec![0; vars];
    let mut last_product = 0;
    let mut loaded = None;
    for (at, &id) in order.iter().enumerate() {
        let step = chosen.steps[usize::from(id)];
        if let Op::Mulx { multiplier, .. } = step.op {
            last_product = at;
            if loaded.replace(multiplier) == Some(multiplier) {
                // Its multiplier is in rdx already.
                step.from.and_then(Operand::variable).into_iter().for_each(|var| last[usize::from(var)] = at + 1);
                continue;
            }
        }
        chosen.variables_read(usize::from(id)).for_each(|var| last[usize::from(var)] = at + 1);
    }
    let mut is_out = vec![false; vars];
    for &out in &program.interface.out {
        last[usize::from(out)] = usize::MAX;
        is_out[usize::from(out)] = true;
    }
    let pointers: Vec<Register> = program.interface.pointers.iter().map(|&(_, register)| register).collect();
    let mut allocation = Allocation {
        chosen,
        register: vec![None; vars],
        last,
        is_out,
        free: (0..16).filter(|r| ![RDX, RSP].contains(r) && !program.interface.reserved.contains(r)).collect(),
        lines: Vec::with_capacity(order.len() + 16),
    };
    for &(var, register) in &program.interface.pointers {
        // A body without constants does not read their pointer.
        if allocation.last[usize::from(var)] > 0 {
            allocation.register[usize::from(var)] = Some(register);
            allocation.free.retain(|&free| free != register);
        }
    }
    let mut multiplier = None;
    for (at, &id) in order.iter().enumerate() {
        allocation.step(at, id, &mut multiplier)?;
        if chosen.idle[usize::from(id)] {
            allocation.idle()?;
        }
        if at == last_product {
            allocation.free.push_back(RDX);
        }
    }
    let out = program.interface.out.iter().map(|&out| allocation.register[usize::from(out)]).collect::<Option<_>>()?;
    Some(Body { lines: allocation.lines, slots: program.slots, out, pointers, result: program.interface.result })
}

impl Allocation<'_> {
    fn of(&self, var: Var) -> Option<Register> {
        self.register[usize::from(var)]
    }

    fn place(&self, operand: Operand) -> Option<Place> {
        Some(match operand {
            Operand::Var(var) => Place::Register(self.of(var)?),
            Operand::At(pointer, word) => Place::Memory(self.of(pointer)?, 8 * i32::from(word)),
            // The pointer to the constants is the first variable.
            Operand::Constant(field, word) => Place::Constant(self.of(0)?, field, word),
            Operand::Slot(slot) => Place::Memory(RSP, 8 * i32::from(slot)),
            Operand::Through(..) => return None,
            Operand::Element(which, word) => Place::Element(which, word),
            Operand::Immediate(value) => Place::Immediate(value),
        })
    }

    /// A register for a new word. The caller's compiler cannot take results in rbx and rbp, so these go to other words
    /// first.
    fn take(&mut self, var: Var) -> Option<Register> {
        let kept = |r: &Register| [RBX, RBP].contains(r);
        let at = if self.is_out[usize::from(var)] {
            self.free.iter().position(|r| !kept(r))?
        } else {
            self.free.iter().position(kept).unwrap_or(0)
        };
        let register = self.free.remove(at)?;
        self.register[usize::from(var)] = Some(register);
        Some(register)
    }

    fn give_back(&mut self, var: Var) {
        if let Some(register) = self.register[usize::from(var)].take() {
            self.free.push_back(register);
        }
    }

    fn line(&mut self, mnemonic: &'static str, places: Vec<Place>, step: Option<u16>) {
        self.lines.push(Line { mnemonic, places, step });
    }

    /// Moves the word that was made last to the register where it is.
    fn idle(&mut self) -> Option<()> {
        let made = match self.lines.last()?.places.first()? {
            &Place::Register(made) | &Place::Half(made) => Place::Register(made),
            _ => return None,
        };
        self.line("mov", vec![made, made], None);
        Some(())
    }

    fn step(&mut self, at: usize, id: u16, multiplier: &mut Option<Operand>) -> Option<()> {
        let step = self.chosen.steps[usize::from(id)];
        let rdx = Place::Register(RDX);
        if let Op::Mulx { multiplier: wanted, .. } = step.op
            && *multiplier != Some(wanted)
        {
            if let Operand::Through(slot, word) = wanted {
                self.line("mov", vec![rdx, Place::Memory(RSP, 8 * i32::from(slot))], None);
                self.line("mov", vec![rdx, Place::Memory(RDX, 8 * i32::from(word))], None);
            } else {
                let from = self.place(wanted)?;
                let to = if matches!(from, Place::Immediate(_)) { Place::Half(RDX) } else { rdx };
                self.line("mov", vec![to, from], None);
            }
            *multiplier = Some(wanted);
        }
        let mut from = match step.from {
            // A square's word is in rdx already.
            Some(from @ Operand::Element(..)) if matches!(step.op, Op::Mulx { multiplier, .. } if multiplier == from) => {
                Some(rdx)
            }
            Some(from) => Some(self.place(from)?),
            None => None,
        };
        let put =
            if let Op::Put { pointer, word } = step.op { Some(self.place(Operand::At(pointer, word))?) } else { None };
        let updated = if step.updates() { Some(self.of(step.to?)?) } else { None };
        // What is read for the last time makes room for what is made.
        let chosen = self.chosen;
        for var in chosen.variables_read(usize::from(id)) {
            if self.last[usize::from(var)] == at + 1 && Some(var) != step.to.filter(|_| step.updates()) {
                self.give_back(var);
            }
        }
        let id = Some(id);
        match step.op {
            Op::Nothing => {}
            Op::Mulx { low, .. } => {
                let high = self.take(step.to?)?;
                // Where both destinations are one register, `mulx` leaves the high half in it.
                let low = if self.last[usize::from(low)] == 0 { high } else { self.take(low)? };
                if step.split {
                    self.line("mov", vec![Place::Register(low), from?], None);
                    from = Some(Place::Register(low));
                }
                self.line("mulx", vec![Place::Register(high), Place::Register(low), from?], id);
            }
            Op::Mov => {
                let to = Place::Register(self.take(step.to?)?);
                self.line("mov", vec![to, from?], id);
            }
            Op::Zero { by_mov } => {
                let half = Place::Half(self.take(step.to?)?);
                let (mnemonic, from) = if by_mov { ("mov", Place::Immediate(0)) } else { ("xor", half) };
                self.line(mnemonic, vec![half, from], id);
            }
            Op::Double => {
                let Some(Place::Register(word)) = from else { return None };
                let to = self.take(step.to?)?;
                self.line("lea", vec![Place::Register(to), Place::Twice(word)], id);
            }
            Op::Spread => {
                let to = Place::Register(self.take(step.to?)?);
                self.line("sbb", vec![to, to], id);
            }
            Op::And => self.line("and", vec![Place::Half(updated?), from?], id),
            Op::Mask => self.line("and", vec![Place::Register(updated?), from?], id),
            Op::Btr => self.line("btr", vec![Place::Register(updated?), Place::Immediate(63)], id),
            Op::Times(factor) => {
                let to = Place::Register(updated?);
                self.line("imul", vec![to, to, Place::Immediate(factor)], id);
            }
            Op::Test => self.line("test", vec![Place::Register(RSI), Place::Register(RSI)], id),
            Op::Cmovnz => self.line("cmovnz", vec![Place::Register(updated?), from?], id),
            Op::Keep(word) => self.line("mov", vec![Place::Element(0, word), from?], id),
            Op::Store(slot) => self.line("mov", vec![Place::Memory(RSP, 8 * i32::from(slot)), from?], id),
            Op::Put { .. } => self.line("mov", vec![put?, from?], id),
            Op::Inc => self.line("inc", vec![Place::Register(updated?)], id),
            Op::Dec => self.line("dec", vec![Place::Register(updated?)], id),
            Op::Imul => self.line("imul", vec![Place::Register(updated?), from?], id),
            Op::Add => self.line("add", vec![Place::Register(updated?), from?], id),
            Op::Adc => self.line("adc", vec![Place::Register(updated?), from?], id),
            Op::Adcx => self.line("adcx", vec![Place::Register(updated?), from?], id),
            Op::Adox => self.line("adox", vec![Place::Register(updated?), from?], id),
            Op::Sub => self.line("sub", vec![Place::Register(updated?), from?], id),
            Op::Sbb => self.line("sbb", vec![Place::Register(updated?), from?], id),
            Op::Cmovc => self.line("cmovc", vec![Place::Register(updated?), from?], id),
        }
        // What nothing reads any more is given back at once.
        let low = if let Op::Mulx { low, .. } = step.op { Some(low) } else { None };
        for var in step.to.into_iter().chain(low) {
            if self.last[usize::from(var)] <= at + 1 {
                self.give_back(var);
            }
        }
        Some(())
    }
}

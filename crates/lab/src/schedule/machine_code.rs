//! A body as machine code, and the loops that a runner times it in.

use iced_x86::{Code, Encoder, IcedError, Instruction, MemoryOperand, Register as Name};
use montane_kernels::cpu::Microarchitecture;
use montane_kernels::cpu::Order;

use super::program::Field;
use super::registers::{Body, Line, Place, RSP, Register};
use crate::command::Error;

/// Independent calls in a round of a loop.
pub(super) const BULK: usize = 8;
/// The loops, each with so many instructions beside those that every loop has. The processor binds instructions to
/// ports in groups of six as they arrive, and those of the loop are a sixth of a short body's: with one more a body
/// takes up to a tenth less or more.
const LOOPS: [usize; 6] = [0, 0, 0, 1, 2, 3];
/// Dependent calls in a round.
pub(super) const CHAIN: usize = 6;

const RBX: Register = 3;
const RBP: Register = 5;
const RSI: Register = 6;
const RDI: Register = 7;
const RAX: Register = 0;
const RCX: Register = 1;
/// What a function keeps for its caller.
const SAVED: [Register; 6] = [RBX, RBP, 12, 13, 14, 15];
const SIZES: usize = 16;
const NAMES: [Name; SIZES] = [
    Name::RAX,
    Name::RCX,
    Name::RDX,
    Name::RBX,
    Name::RSP,
    Name::RBP,
    Name::RSI,
    Name::RDI,
    Name::R8,
    Name::R9,
    Name::R10,
    Name::R11,
    Name::R12,
    Name::R13,
    Name::R14,
    Name::R15,
];

pub(super) fn name(register: Register) -> Name {
    NAMES[usize::from(register)]
}

/// Where a part of the constants is behind their pointer, in bytes, for a number of limbs.
pub(super) fn offset(field: Field, limbs: usize) -> i32 {
    use core::mem::offset_of;
    use montane_kernels::Params;
    let of = |p: usize, n0: usize, fold: usize| match field {
        Field::P => p as i32,
        Field::N0 => n0 as i32,
        Field::Fold => fold as i32,
    };
    macro_rules! offsets {
        ($($n:literal)*) => {
            match limbs {
                $($n => of(offset_of!(Params<$n>, p), offset_of!(Params<$n>, n0), offset_of!(Params<$n>, fold1)),)*
                _ => unreachable!("no rows of {limbs} limbs"),
            }
        };
    }
    offsets!(4 5 6 8)
}

/// A loop's code, and where in it the two timed functions begin: each takes the data's address and a number of rounds.
pub(super) struct Timed {
    pub(super) bytes: Vec<u8>,
    pub(super) bulk: usize,
    pub(super) chain: usize,
    /// Independent calls in a round.
    pub(super) calls: usize,
}

/// Where operands are in the data, in bytes from its start, where the constants are.
pub(super) struct Data {
    /// For each pointer of the body but the constants': the register, and the first of [`BULK`] operands.
    pub(super) operands: Vec<(Register, i32)>,
    /// The distance of operands, and of results.
    pub(super) stride: i32,
    /// The pointers that results go back through in the chain, and how many words each takes.
    pub(super) chained: Vec<(Register, usize)>,
    /// Where the first of [`BULK`] results goes.
    pub(super) out: i32,
    /// The words at the data's start, once more: what the compiler knows the address of.
    pub(super) constants: Vec<u64>,
    /// The pointer to a result that the body writes itself, and how many bytes that is. In the chain two places take
    /// turns: a body writes to one what the next reads there.
    pub(super) result: Option<(Register, i32)>,
}

/// Appends instructions.
struct Assembler {
    encoder: Encoder,
    ip: u64,
    limbs: usize,
    /// Where an element's destination and operands are behind rdi.
    elements: [i32; 3],
    /// Jumps to what is not yet written: where each ends, and its target.
    ahead: Vec<(usize, usize)>,
}

impl Assembler {
    fn put(&mut self, instruction: Result<Instruction, IcedError>) -> Result<(), IcedError> {
        self.ip += self.encoder.encode(&instruction?, self.ip)? as u64;
        Ok(())
    }

    fn memory(&self, place: Place) -> MemoryOperand {
        let behind = |register, displacement| match displacement {
            0 => MemoryOperand::with_base(name(register)),
            _ => MemoryOperand::with_base_displ(name(register), i64::from(displacement)),
        };
        match place {
            Place::Memory(register, displacement) => behind(register, displacement),
            Place::Constant(register, field, word) => behind(register, offset(field, self.limbs) + 8 * i32::from(word)),
            Place::Element(which, word) => behind(RDI, self.elements[usize::from(which)] + 8 * i32::from(word)),
            Place::Twice(register) => MemoryOperand::with_base_index(name(register), name(register)),
            _ => unreachable!("no memory"),
        }
    }

    /// One instruction of a body.
    fn line(&mut self, line: &Line) -> Result<(), IcedError> {
        use Place as P;
        let places = &line.places;
        if let ("mulx", [P::Register(high), P::Register(low), from]) = (line.mnemonic, &places[..]) {
            let code = Code::VEX_Mulx_r64_r64_rm64;
            let instruction = match from {
                P::Register(from) => Instruction::with3(code, name(*high), name(*low), name(*from)),
                from => Instruction::with3(code, name(*high), name(*low), self.memory(*from)),
            };
            return self.put(instruction);
        }
        let half = |register: Register| name(register).full_register32();
        let instruction = match (line.mnemonic, &places[..]) {
            ("mov", [P::Half(to), P::Immediate(value)]) => Instruction::with2(Code::Mov_r32_imm32, half(*to), *value),
            ("xor", [P::Half(to), _]) => Instruction::with2(Code::Xor_rm32_r32, half(*to), half(*to)),
            ("inc", [P::Register(to)]) => Instruction::with1(Code::Inc_rm64, name(*to)),
            ("dec", [P::Register(to)]) => Instruction::with1(Code::Dec_rm64, name(*to)),
            ("lea", [P::Register(to), from]) => Instruction::with2(Code::Lea_r64_m, name(*to), self.memory(*from)),
            ("and", [P::Half(to), P::Immediate(mask)]) => Instruction::with2(Code::And_rm32_imm8, half(*to), *mask),
            ("btr", [P::Register(to), P::Immediate(bit)]) => Instruction::with2(Code::Btr_rm64_imm8, name(*to), *bit),
            ("imul", [P::Register(to), P::Register(from), P::Immediate(factor)]) => {
                Instruction::with3(Code::Imul_r64_rm64_imm8, name(*to), name(*from), *factor)
            }
            ("test", [P::Register(to), P::Register(from)]) => {
                Instruction::with2(Code::Test_rm64_r64, name(*to), name(*from))
            }
            ("mov", [to @ (P::Memory(..) | P::Element(..)), P::Register(from)]) => {
                Instruction::with2(Code::Mov_rm64_r64, self.memory(*to), name(*from))
            }
            (mnemonic, [P::Register(to), P::Immediate(value)]) => {
                let code = match mnemonic {
                    "add" => Code::Add_rm64_imm8,
                    "adc" => Code::Adc_rm64_imm8,
                    "sbb" => Code::Sbb_rm64_imm8,
                    "sub" => Code::Sub_rm64_imm8,
                    _ => unreachable!("{mnemonic} with a constant"),
                };
                Instruction::with2(code, name(*to), *value)
            }
            (mnemonic, [P::Register(to), from]) => {
                // Between registers assemblers take the form that writes its memory operand, where there is one.
                let (from_register, from_memory) = match mnemonic {
                    "mov" => (Code::Mov_rm64_r64, Code::Mov_r64_rm64),
                    "add" => (Code::Add_rm64_r64, Code::Add_r64_rm64),
                    "adc" => (Code::Adc_rm64_r64, Code::Adc_r64_rm64),
                    "sub" => (Code::Sub_rm64_r64, Code::Sub_r64_rm64),
                    "sbb" => (Code::Sbb_rm64_r64, Code::Sbb_r64_rm64),
                    "and" => (Code::And_rm64_r64, Code::And_r64_rm64),
                    "adcx" => (Code::Adcx_r64_rm64, Code::Adcx_r64_rm64),
                    "adox" => (Code::Adox_r64_rm64, Code::Adox_r64_rm64),
                    "imul" => (Code::Imul_r64_rm64, Code::Imul_r64_rm64),
                    "cmovnz" => (Code::Cmovne_r64_rm64, Code::Cmovne_r64_rm64),
                    "cmovc" => (Code::Cmovb_r64_rm64, Code::Cmovb_r64_rm64),
                    _ => unreachable!("{mnemonic}"),
                };
                match from {
                    P::Register(from) => Instruction::with2(from_register, name(*to), name(*from)),
                    from => Instruction::with2(from_memory, name(*to), self.memory(*from)),
                }
            }
            _ => unreachable!("{line:?}"),
        };
        self.put(instruction)
    }

    fn push(&mut self, registers: &[Register]) -> Result<(), IcedError> {
        registers.iter().try_for_each(|&r| self.put(Instruction::with1(Code::Push_r64, name(r))))
    }

    fn pop(&mut self, registers: &[Register]) -> Result<(), IcedError> {
        registers.iter().rev().try_for_each(|&r| self.put(Instruction::with1(Code::Pop_r64, name(r))))
    }

    /// The whole body, with prologue and epilogue.
    fn body(&mut self, body: &Body) -> Result<(), IcedError> {
        let frame = 8 * i32::from(body.slots);
        self.push(&[RBX, RBP])?;
        let code = if frame < 128 { Code::Sub_rm64_imm8 } else { Code::Sub_rm64_imm32 };
        if frame > 0 {
            self.put(Instruction::with2(code, name(RSP), frame))?;
        }
        body.lines.iter().try_for_each(|line| self.line(line))?;
        let code = if frame < 128 { Code::Add_rm64_imm8 } else { Code::Add_rm64_imm32 };
        if frame > 0 {
            self.put(Instruction::with2(code, name(RSP), frame))?;
        }
        self.pop(&[RBX, RBP])?;
        self.put(Ok(Instruction::with(Code::Retnq)))
    }

    fn align(&mut self) -> Result<(), IcedError> {
        while !self.ip.is_multiple_of(64) {
            self.put(Ok(Instruction::with(Code::Nopd)))?;
        }
        Ok(())
    }

    fn address(&mut self, to: Register, displacement: i32) -> Result<(), IcedError> {
        self.put(Instruction::with2(
            Code::Lea_r64_m,
            name(to),
            MemoryOperand::with_base_displ(name(RBX), i64::from(displacement)),
        ))
    }

    fn store(&mut self, displacement: i32, from: Register) -> Result<(), IcedError> {
        let to = MemoryOperand::with_base_displ(name(RBX), i64::from(displacement));
        self.put(Instruction::with2(Code::Mov_rm64_r64, to, name(from)))
    }

    /// A function of the C convention that calls these bodies in turn.
    fn round(&mut self, calls: &[usize], starts: &[u64], states: [i32; 3], window: i32) -> Result<usize, IcedError> {
        const RDX: Register = 2;
        let start = self.enter()?;
        let again = self.ip;
        for (n, &body) in calls.iter().enumerate() {
            self.address(RDI, states[body])?;
            // The ladder's bit; the point's table, and a digit that is not negative.
            if body == 0 {
                self.put(Instruction::with2(Code::Mov_r32_imm32, Name::ESI, n as i32 % 2))?;
            } else {
                self.address(RSI, window)?;
            }
            for (register, word) in [(RDX, n as i32), (RCX, 0)] {
                self.put(Instruction::with2(Code::Mov_r32_imm32, name(register).full_register32(), word))?;
            }
            self.put(Instruction::with_branch(Code::Call_rel32_64, starts[body]))?;
        }
        self.put(Instruction::with1(Code::Dec_rm64, name(RBP)))?;
        self.put(Instruction::with_branch(Code::Jne_rel32_64, again))?;
        self.leave()?;
        Ok(start)
    }

    /// The beginning of a function of the C convention: rbx is the data, rbp the rounds.
    fn enter(&mut self) -> Result<usize, IcedError> {
        self.align()?;
        let start = self.ip as usize;
        self.push(&SAVED)?;
        self.put(Instruction::with2(Code::Mov_rm64_r64, name(RBX), name(RDI)))?;
        self.put(Instruction::with2(Code::Mov_rm64_r64, name(RBP), name(RSI)))?;
        self.align()?;
        Ok(start)
    }

    fn leave(&mut self) -> Result<(), IcedError> {
        self.pop(&SAVED)?;
        self.put(Ok(Instruction::with(Code::Retnq)))
    }

    /// A function that calls the body (at 0) [`CHAIN`] times a round, each time with what the call before left.
    fn chain(&mut self, body: &Body, data: &Data) -> Result<usize, IcedError> {
        let start = self.enter()?;
        let again = self.ip;
        for call in 0..CHAIN as i32 {
            for &(register, mut at) in &data.operands {
                let part = data.chained.iter().position(|&(through, _)| through == register);
                if let (Some(part), Some((_, bytes))) = (part, data.result) {
                    at = data.out + data.stride * ((call + 1) % 2) + part as i32 * (bytes / data.chained.len() as i32);
                }
                self.address(register, at)?;
            }
            if let Some((register, _)) = data.result {
                self.address(register, data.out + data.stride * (call % 2))?;
            }
            self.address(RCX, 0)?;
            self.put(Instruction::with_branch(Code::Call_rel32_64, 0))?;
            let mut words = body.out.iter();
            for &(register, count) in &data.chained {
                let Some(&(_, start)) = data.operands.iter().find(|(r, _)| *r == register) else { continue };
                for (i, &from) in words.by_ref().take(count).enumerate() {
                    self.store(start + 8 * i as i32, from)?;
                }
            }
        }
        self.put(Instruction::with1(Code::Dec_rm64, name(RBP)))?;
        self.put(Instruction::with_branch(Code::Jne_rel32_64, again))?;
        self.leave()?;
        Ok(start)
    }

    /// A function that calls the body (at 0) for [`BULK`] operands in each of [`LOOPS`], as compilers write a loop of
    /// `select`'s products: this processor's order is read and compared with one after the other, the call is in a
    /// block elsewhere, the result is moved to the registers where that of any order is, and stored.
    fn loops(&mut self, body: &Body, data: &Data) -> Result<usize, IcedError> {
        /// Where in the frame the data's address, the order's and the rounds are.
        const DATA: i32 = 8;
        const ORDER: i32 = 16;
        const ROUNDS: i32 = 24;
        const FRAME: i32 = 0x48;
        let frame = |at: i32| MemoryOperand::with_base_displ(name(RSP), i64::from(at));
        self.align()?;
        let constants = self.ip as i64;
        for word in data.constants.iter().chain([&1]) {
            word.to_le_bytes().into_iter().for_each(|byte| self.encoder.write_u8(byte));
            self.ip += 8;
        }
        let order = self.ip as i64 - 8;
        let absolute = |address: i64| MemoryOperand::with_base_displ(Name::RIP, address);
        // rbx is where the operand is that changes: `x` in `x *= y`.
        let at_rbx = data.chained.first().map_or(RDI, |&(register, _)| register);
        let origin = data.operands.iter().find(|(r, _)| *r == at_rbx).map_or(0, |&(_, at)| at);
        let result = data.result.map(|(register, _)| (register, data.out));
        let mut pointers = data.operands.iter().copied().chain(result).filter(|&(r, _)| r != at_rbx);
        let first = pointers.next();
        let pointers: Vec<(Register, i32)> = pointers.collect();
        self.align()?;
        let mut calls = Vec::new();
        // Behind the first order's.
        let branches: &[Code] = match Order::of(Microarchitecture::here()) {
            Order::GoldenCove => &[],
            Order::Zen5 => &[Code::Je_rel32_64],
            Order::Zen3 => &[Code::Jne_rel32_64, Code::Je_rel32_64],
        };
        for more in LOOPS {
            calls.push(self.ip);
            if branches.len() > 1 {
                self.put(Instruction::with2(Code::Movzx_r32_rm8, Name::EAX, Name::AL))?;
            }
            for (other, &code) in (1..).zip(branches) {
                self.put(Instruction::with2(Code::Cmp_rm32_imm8, Name::EAX, -other))?;
                self.put(Instruction::with_branch(code, self.ip + 6))?;
            }
            for _ in 0..more {
                self.put(Instruction::with2(Code::Mov_r32_imm32, Name::EAX, 1))?;
            }
            for &(register, at) in &pointers {
                self.address(register, at - origin)?;
            }
            self.put(Instruction::with2(Code::Lea_r64_m, name(RCX), absolute(constants)))?;
            self.put(Instruction::with2(Code::Mov_rm64_r64, name(at_rbx), name(RBX)))?;
            self.put(Instruction::with_branch(Code::Call_rel32_64, 0))?;
            for &word in &body.out {
                self.put(Instruction::with2(Code::Mov_rm64_r64, name(word), name(word)))?;
            }
            self.put(Instruction::with_branch(Code::Jmp_rel32_64, self.ip))?;
            self.ahead.push((self.ip as usize, 0));
        }
        self.align()?;
        let start = self.ip as usize;
        self.push(&SAVED)?;
        self.put(Instruction::with2(Code::Sub_rm64_imm8, name(RSP), FRAME))?;
        self.put(Instruction::with2(Code::Add_rm64_imm32, name(RDI), origin))?;
        self.put(Instruction::with2(Code::Mov_rm64_r64, frame(DATA), name(RDI)))?;
        self.put(Instruction::with2(Code::Lea_r64_m, name(RAX), absolute(order)))?;
        self.put(Instruction::with2(Code::Mov_rm64_r64, frame(ORDER), name(RAX)))?;
        self.put(Instruction::with2(Code::Mov_rm64_r64, frame(ROUNDS + 8), name(RSI)))?;
        for (n, call) in calls.into_iter().enumerate() {
            self.put(Instruction::with2(Code::Mov_r64_rm64, name(RAX), frame(ROUNDS + 8)))?;
            self.put(Instruction::with2(Code::Mov_rm64_r64, frame(ROUNDS), name(RAX)))?;
            let round = self.ip;
            self.put(Instruction::with2(Code::Mov_r64_rm64, name(RBX), frame(DATA)))?;
            self.put(Instruction::with2(Code::Mov_r32_imm32, Name::EBP, BULK as i32 * data.stride))?;
            // Each begins elsewhere in its line.
            self.align()?;
            for _ in 0..5 * n {
                self.put(Ok(Instruction::with(Code::Nopd)))?;
            }
            let again = self.ip;
            if let Some((register, at)) = first {
                self.address(register, at - origin)?;
            }
            self.put(Instruction::with2(Code::Mov_r64_rm64, name(RAX), frame(ORDER)))?;
            self.put(Instruction::with2(Code::Movzx_r32_rm8, Name::EAX, MemoryOperand::with_base(name(RAX))))?;
            self.put(Instruction::with2(Code::Cmp_AL_imm8, Name::AL, 2))?;
            self.put(Instruction::with_branch(Code::Jne_rel32_64, call))?;
            self.ahead[n].1 = self.ip as usize;
            for (i, &from) in body.out.iter().enumerate() {
                self.store(data.out - origin + 8 * i as i32, from)?;
            }
            self.put(Instruction::with2(Code::Add_rm64_imm32, name(RBX), data.stride))?;
            self.put(Instruction::with2(Code::Add_rm64_imm32, name(RBP), -data.stride))?;
            self.put(Instruction::with_branch(Code::Jne_rel32_64, again))?;
            self.put(Instruction::with1(Code::Dec_rm64, frame(ROUNDS)))?;
            self.put(Instruction::with_branch(Code::Jne_rel32_64, round))?;
        }
        self.put(Instruction::with2(Code::Add_rm64_imm8, name(RSP), FRAME))?;
        self.leave()?;
        Ok(start)
    }

    /// The bytes, jumps ahead included.
    fn finish(&mut self) -> Vec<u8> {
        let mut bytes = self.encoder.take_buffer();
        for (end, target) in self.ahead.drain(..) {
            bytes[end - 4..end].copy_from_slice(&((target - end) as u32).to_le_bytes());
        }
        bytes
    }
}

fn assembler(limbs: usize) -> Assembler {
    Assembler { encoder: Encoder::new(64), ip: 0, limbs, elements: [0; 3], ahead: Vec::new() }
}

fn failed(error: IcedError) -> Error {
    Error::Unavailable(format!("cannot encode a body: {error}"))
}

/// The instructions between prologue and epilogue, each with its bytes.
pub(super) fn instructions(body: &Body, limbs: usize) -> Result<Vec<Vec<u8>>, Error> {
    let one = |line: &Line| {
        let mut assembler = assembler(limbs);
        assembler.line(line).map_err(failed)?;
        Ok(assembler.encoder.take_buffer())
    };
    body.lines.iter().map(one).collect()
}

/// The body and the loops around it.
pub(super) fn timed(body: &Body, data: &Data, limbs: usize) -> Result<Timed, Error> {
    let mut assembler = assembler(limbs);
    let mut make = || {
        assembler.body(body)?;
        let bulk = assembler.loops(body, data)?;
        let chain = assembler.chain(body, data)?;
        Ok((bulk, chain))
    };
    let (bulk, chain) = make().map_err(failed)?;
    Ok(Timed { bytes: assembler.finish(), bulk, chain, calls: LOOPS.len() * BULK })
}

/// The instructions of an element whose destination and operands are so far behind rdi, each with its bytes.
pub(super) fn element(lines: &[Line], at: [i32; 3]) -> Result<Vec<Vec<u8>>, Error> {
    let mut assembler = Assembler { elements: at, ..assembler(4) };
    let mut one = |line: &Line| {
        assembler.line(line).map_err(failed)?;
        Ok(assembler.encoder.take_buffer())
    };
    lines.iter().map(&mut one).collect()
}

/// A step of the ladder, a doubling and an addition, each in the state so far behind the data's beginning, and the
/// loops around them: half of [`BULK`] steps and half additions, and [`CHAIN`] doublings, each waiting for what the one
/// before it left in memory.
pub(super) fn timed_points(bodies: &[Vec<Vec<u8>>], states: [i32; 3], window: i32) -> Result<Timed, Error> {
    let mut assembler = assembler(4);
    let mut make = || {
        let mut starts = Vec::new();
        for body in bodies {
            assembler.align()?;
            starts.push(assembler.ip);
            assembler.push(&SAVED)?;
            for bytes in body {
                bytes.iter().for_each(|&byte| assembler.encoder.write_u8(byte));
                assembler.ip += bytes.len() as u64;
            }
            assembler.pop(&SAVED)?;
            assembler.put(Ok(Instruction::with(Code::Retnq)))?;
        }
        let bulk: Vec<usize> = (0..BULK).map(|call| if call < BULK / 2 { 0 } else { 2 }).collect();
        let bulk = assembler.round(&bulk, &starts, states, window)?;
        let chain = assembler.round(&[1; CHAIN], &starts, states, window)?;
        Ok((bulk, chain))
    };
    let (bulk, chain) = make().map_err(failed)?;
    Ok(Timed { bytes: assembler.finish(), bulk, chain, calls: BULK })
}

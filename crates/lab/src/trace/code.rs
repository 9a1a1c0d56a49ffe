//! One decoded instruction: what it reads, writes and costs. Nothing here has run.

use iced_x86::{
    Decoder, DecoderOptions, FlowControl, Formatter, Instruction, InstructionInfoFactory, IntelFormatter, Mnemonic,
    OpAccess, OpKind, Register, RflagsBits, UsedMemory,
};

use super::cost::{self, Cost};

/// Something that carries a value from one instruction to the next: 16 general registers, 32 vector
/// registers, 8 masks, the carry flag, the overflow flag, the other flags. On RISC-V, 31 registers by number.
///
/// Carry and overflow are apart so that an `adcx` chain and an `adox` chain are independent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place(u8);

impl Place {
    /// How many there are.
    pub(crate) const COUNT: usize = 59;
    const VECTOR: u8 = 16;
    const MASK: u8 = 48;
    pub(crate) const CARRY: Self = Self(56);
    pub(crate) const OVERFLOW: Self = Self(57);
    const OTHER_FLAGS: Self = Self(58);

    /// Where it is in an array of [`Self::COUNT`].
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// A RISC-V register; `zero` carries nothing.
    pub(crate) fn riscv(number: u8) -> Option<Self> {
        (1..32).contains(&number).then_some(Self(number))
    }

    fn of(register: Register) -> Option<Self> {
        let full = register.full_register();
        if full.is_gpr64() {
            Some(Self(full.number() as u8))
        } else if full.is_vector_register() {
            Some(Self(Self::VECTOR + full.number() as u8))
        } else if full.is_k() {
            Some(Self(Self::MASK + full.number() as u8))
        } else {
            None
        }
    }

    fn flags(bits: u32) -> impl Iterator<Item = Self> {
        let other = RflagsBits::ZF | RflagsBits::SF | RflagsBits::PF | RflagsBits::AF;
        [(RflagsBits::CF, Self::CARRY), (RflagsBits::OF, Self::OVERFLOW), (other, Self::OTHER_FLAGS)]
            .into_iter()
            .filter(move |(mask, _)| bits & mask != 0)
            .map(|(_, place)| place)
    }
}

/// How an address is made of registers.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Formula {
    /// Base, index and displacement of x86.
    #[cfg_attr(not(target_arch = "x86_64"), expect(dead_code))]
    X86(UsedMemory),
    /// A register, by GDB's number, and a displacement.
    Base { register: u8, displacement: u64 },
    /// A register and another, extended and shifted; AArch64's.
    Indexed { base: u8, index: Option<u8>, extend: Extend, shift: u8 },
    /// Known from where the instruction is.
    Fixed(u64),
}

/// What an index of 32 bits becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extend {
    /// It has 64.
    No,
    Unsigned,
    Signed,
}

/// One access to memory by an instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access {
    /// The address, as a formula over registers.
    pub(crate) formula: Formula,
    /// Its width.
    pub(crate) bytes: u32,
    /// Whether it is read.
    pub(crate) reads: bool,
    /// Whether it is written.
    pub(crate) writes: bool,
    /// push, pop, call and ret name no memory operand.
    pub(crate) implied: bool,
    /// A 64-bit slot that the core can rename: its base register and displacement.
    pub(crate) slot: Option<(Place, u64)>,
    /// The address comes from vector lanes, which a tracer of general registers cannot follow.
    pub(crate) gathers: bool,
}

impl Access {
    /// Where it is, on a processor whose registers have numbers.
    #[cfg_attr(not(target_os = "linux"), allow(dead_code))]
    pub(crate) fn address(&self, register: impl Fn(u8) -> u64) -> u64 {
        match self.formula {
            Formula::Base { register: base, displacement } => register(base).wrapping_add(displacement),
            Formula::Indexed { base, index, extend, shift } => {
                let index = index.map_or(0, &register);
                let index = match extend {
                    Extend::No => index,
                    Extend::Unsigned => u64::from(index as u32),
                    Extend::Signed => index as u32 as i32 as u64,
                };
                register(base).wrapping_add(index << shift)
            }
            Formula::Fixed(address) => address,
            Formula::X86(_) => 0,
        }
    }
}

/// A word product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Product {
    /// 64 x 64 -> 128 bits, with the places of the high and the low half.
    Full { high: Place, low: Place },
    /// 64 x 64 -> the low 64 bits.
    Low,
    /// 64 x 64 -> the high 64 bits.
    High,
    /// Lanes at once (`vpmadd52`, `vpmuludq`).
    Vector,
}

/// What an instruction does to the flow of control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// Goes on with the next.
    Next,
    /// Jumps or not, on flags.
    Conditional,
    /// Always jumps.
    Jump,
    /// Calls.
    Call,
    /// Returns.
    Return,
    /// Anything else (system calls, traps).
    Other,
}

/// A decoded instruction.
#[derive(Clone, Debug)]
pub(crate) struct Code {
    /// Its address.
    pub(crate) ip: u64,
    /// Its bytes.
    pub(crate) bytes: Vec<u8>,
    /// Its name, in lower case.
    pub(crate) mnemonic: String,
    /// The whole of it, destination first.
    pub(crate) text: String,
    /// Accesses to memory.
    pub(crate) memory: Vec<Access>,
    /// What it reads to form addresses.
    pub(crate) address: Vec<Place>,
    /// What else it reads.
    pub(crate) reads: Vec<Place>,
    /// What it writes, and after how many cycles from its last operand.
    pub(crate) writes: Vec<(Place, u32)>,
    /// What it costs.
    pub(crate) cost: Cost,
    /// Whether it multiplies words.
    pub(crate) product: Option<Product>,
    /// Where it goes.
    pub(crate) flow: Flow,
}

impl Code {
    /// Whether it adds or subtracts with the carry flag, or computes a carry where there is none.
    pub(crate) fn carries(&self) -> bool {
        matches!(self.mnemonic.as_str(), "adc" | "adcx" | "adox" | "sbb" | "sltu")
    }
}

/// Decodes x86-64; keeps the buffers.
pub(crate) struct Reader {
    info: InstructionInfoFactory,
    formatter: IntelFormatter,
}

impl Reader {
    pub(crate) fn new() -> Self {
        let mut formatter = IntelFormatter::new();
        let options = formatter.options_mut();
        options.set_uppercase_hex(false);
        options.set_hex_prefix("0x");
        options.set_hex_suffix("");
        options.set_space_after_operand_separator(true);
        options.set_branch_leading_zeros(false);
        options.set_rip_relative_addresses(true);
        options.set_small_hex_numbers_in_decimal(true);
        Self { info: InstructionInfoFactory::new(), formatter }
    }

    /// The instruction at `ip`, or `None` if the bytes are none.
    pub(crate) fn read(&mut self, ip: u64, bytes: &[u8]) -> Option<Code> {
        let instruction = Decoder::with_ip(64, bytes, ip, DecoderOptions::NONE).decode();
        if instruction.is_invalid() {
            return None;
        }
        let mut text = String::new();
        self.formatter.format(&instruction, &mut text);
        let info = self.info.info(&instruction);
        let cost = cost::of(&instruction);
        let no_data = cost::is_zero_idiom(&instruction);

        let implied = !(0..instruction.op_count()).any(|i| instruction.op_kind(i) == OpKind::Memory);
        let mut memory = Vec::new();
        for used in info.used_memory() {
            let (reads, writes) = direction(used.access());
            if !reads && !writes {
                continue;
            }
            let size = used.memory_size();
            let bytes = if size.is_broadcast() { size.element_size() } else { size.size() } as u32;
            let simple = bytes == 8 && used.index() == Register::None && cost.load == cost::LOAD;
            let slot = Place::of(used.base()).filter(|_| simple).map(|base| (base, used.displacement()));
            let gathers = used.vsib_size() != 0;
            memory.push(Access { formula: Formula::X86(*used), bytes, reads, writes, implied, slot, gathers });
        }

        let mut address = Vec::new();
        if !instruction.is_stack_instruction() {
            for used in info.used_memory() {
                address.extend([used.base(), used.index()].into_iter().filter_map(Place::of));
            }
        }
        // Explicit register operands are data even where the same register also forms an address.
        let mut reads = Vec::new();
        let mut writes = Vec::new();
        for i in 0..instruction.op_count() {
            if instruction.op_kind(i) != OpKind::Register {
                continue;
            }
            let register = instruction.op_register(i);
            let Some(place) = Place::of(register) else { continue };
            let (read, write) = direction(info.op_access(i));
            // A write of 8 or 16 bits merges with the rest of the register.
            if read || (write && register.is_gpr() && register.size() < 4) {
                reads.push(place);
            }
            if write {
                writes.push((place, cost.latency(i)));
            }
        }
        // The stack engine keeps rsp up to date by itself.
        for used in info.used_registers() {
            let Some(place) = Place::of(used.register()) else { continue };
            if instruction.is_stack_instruction() && used.register().full_register() == Register::RSP {
                continue;
            }
            let (read, write) = direction(used.access());
            if read && !address.contains(&place) && !reads.contains(&place) {
                reads.push(place);
            }
            if write && !writes.iter().any(|(p, _)| *p == place) {
                let high = u32::from(used.register().full_register() == Register::RDX);
                writes.push((place, cost.latency(1 - high)));
            }
        }
        if no_data {
            reads.clear();
        }
        if instruction.mnemonic() == Mnemonic::Lea {
            // An address that is a result: plain data.
            reads.append(&mut address);
        }
        reads.extend(Place::flags(instruction.rflags_read()));
        writes.extend(Place::flags(instruction.rflags_modified()).map(|p| (p, cost.latency(0))));

        Some(Code {
            ip,
            bytes: bytes[..instruction.len()].to_vec(),
            mnemonic: format!("{:?}", instruction.mnemonic()).to_lowercase(),
            text,
            memory,
            address,
            reads,
            writes,
            cost,
            product: product(&instruction),
            flow: flow(&instruction),
        })
    }
}

fn direction(access: OpAccess) -> (bool, bool) {
    match access {
        OpAccess::Read | OpAccess::CondRead => (true, false),
        OpAccess::Write => (false, true),
        // A conditional write keeps the old value otherwise.
        OpAccess::CondWrite | OpAccess::ReadWrite | OpAccess::ReadCondWrite => (true, true),
        _ => (false, false),
    }
}

fn product(i: &Instruction) -> Option<Product> {
    use Mnemonic as M;
    let (rdx, rax) = (Place::of(Register::RDX)?, Place::of(Register::RAX)?);
    match i.mnemonic() {
        M::Mulx => Some(Product::Full { high: Place::of(i.op0_register())?, low: Place::of(i.op1_register())? }),
        M::Mul => Some(Product::Full { high: rdx, low: rax }),
        M::Imul if i.op_count() == 1 => Some(Product::Full { high: rdx, low: rax }),
        M::Imul => Some(Product::Low),
        M::Vpmadd52luq | M::Vpmadd52huq | M::Vpmuludq | M::Pmuludq | M::Vpmullq => Some(Product::Vector),
        _ => None,
    }
}

fn flow(i: &Instruction) -> Flow {
    match i.flow_control() {
        FlowControl::Next => Flow::Next,
        FlowControl::ConditionalBranch => Flow::Conditional,
        FlowControl::UnconditionalBranch | FlowControl::IndirectBranch => Flow::Jump,
        FlowControl::Call | FlowControl::IndirectCall => Flow::Call,
        FlowControl::Return => Flow::Return,
        _ => Flow::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses() {
        let of = |formula| {
            let access =
                Access { formula, bytes: 8, reads: true, writes: false, implied: false, slot: None, gathers: false };
            access.address(|n| if n == 5 { u64::MAX - 1 } else { 1000 * u64::from(n) })
        };
        assert_eq!(of(Formula::Base { register: 31, displacement: 8u64.wrapping_neg() }), 30_992);
        assert_eq!(of(Formula::Fixed(7)), 7);
        let indexed = |index, extend, shift| of(Formula::Indexed { base: 4, index, extend, shift });
        // The lower half of what is -2 as 64 bits.
        assert_eq!(indexed(Some(5), Extend::No, 3), 4000 - 16);
        assert_eq!(indexed(Some(5), Extend::Signed, 0), 4000 - 2);
        assert_eq!(indexed(Some(5), Extend::Unsigned, 1), 4000 + 2 * 0xffff_fffe);
        assert_eq!(indexed(None, Extend::No, 3), 4000);
    }
}

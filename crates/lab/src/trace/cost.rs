//! What an instruction costs on one microarchitecture: Intel Golden Cove (Alder Lake P, Sapphire Rapids).
//!
//! Sources: Andreas Abel and Jan Reineke's measurements (uops.info, column Alder Lake-P), Agner Fog's instruction
//! tables, and LLVM's machine model of Sapphire Rapids; the latencies of the rows marked * were also timed on a
//! Sapphire Rapids as chains of the instruction with itself. Only what multiplication kernels execute is listed; an
//! instruction outside the table is named in the output.
//!
//! | instructions | latency | ports |
//! |---|---|---|
//! | add sub and or xor cmp test inc dec neg not movzx lea * | 1 (lea of three parts 2) | 0 1 5 6 10 |
//! | add, sub of an immediate below 1024, inc, dec * | 0 | none: done while renaming |
//! | adc sbb adcx adox cmov set shl shr sar shlx shrx rorx bt btr, jumps * | 1 | 0 6 |
//! | mul mulx, 64 bits * | 3 to the low half, 4 to the high half | 1, and 5 for the high half |
//! | imul of two or three operands * | 3 | 1 |
//! | shld shrd *, bit counts | 3 | 1 |
//! | mov between registers *, zero idioms | 0 | none: renamed |
//! | load to a general register * | 5 | 2 3 11 |
//! | load to a vector register | 7 (8 above 128 bits) | 2 3 11 |
//! | store * | to a load of it [`FORWARD`]; 0 if renamed | address 7 8, data 4 9 |
//! | vector add, sub, logic, blend * | 1 | 0 1 5 (512 bits: 0 5) |
//! | vector shift * | 1 | 0 1 (512 bits: 0) |
//! | vpmadd52, vpmuludq * | 4, 5 | 0 1 (512 bits: 0 5) |
//! | vector minimum, maximum * | 1 (512 bits: 3) | 0 1 (512 bits: 0) |
//! | shuffles within 128 bits | 1 | 1 5 (512 bits: 5) |
//! | shuffles across 128 bits *, broadcasts from a register, valign * | 3 | 5 |
//! | compare into a mask * | 3 | 5 |
//! | mask operations, mask or vector to register, register to mask or vector * | 1, 2, 2 | 0, 0, 5 |
//!
//! This core renames a 64-bit stack slot like a register: a load by the same base register and displacement as the
//! store that it reads costs nothing.

use iced_x86::{Instruction, Mnemonic, OpKind, Register};

/// A set of execution ports, one bit each.
pub(crate) type Ports = u16;

pub(crate) const fn ports(list: &[u32]) -> Ports {
    let mut set = 0;
    let mut i = 0;
    while i < list.len() {
        set |= 1 << list[i];
        i += 1;
    }
    set
}

const ALU: Ports = ports(&[0, 1, 5, 6, 10]);
const CARRY: Ports = ports(&[0, 6]);
const MULTIPLIER: Ports = ports(&[1]);
const FIVE: Ports = ports(&[5]);
const ZERO: Ports = ports(&[0]);
const LOADS: Ports = ports(&[2, 3, 11]);
const STORE_ADDRESS: Ports = ports(&[7, 8]);
const STORE_DATA: Ports = ports(&[4, 9]);

/// What the bounds need to know about a core beyond each instruction's [`Cost`].
#[derive(Debug)]
pub(crate) struct Core {
    /// For people.
    pub(crate) name: &'static str,
    /// Names of the ports, by bit.
    pub(crate) ports: &'static [&'static str],
    /// Instructions that enter in one cycle.
    pub(crate) width: u32,
    /// From a store's data to a load of the same bytes that is not renamed.
    pub(crate) forward: u32,
}

/// The core of the table above; it renames six instructions in one cycle.
pub(crate) const GOLDEN_COVE: Core = Core {
    name: "Golden Cove's latencies and ports",
    ports: &["p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11"],
    width: 6,
    forward: FORWARD,
};
const FORWARD: u32 = 5;
/// Immediates that the renamer adds by itself are below this in magnitude.
const RENAMED_IMMEDIATE: u64 = 1024;
/// From an address to the word there, in a general register.
pub(crate) const LOAD: u32 = 5;
const LOAD_VECTOR: u32 = 7;
const LOAD_WIDE: u32 = 8;

/// Latency and micro-operations of an instruction.
#[derive(Clone, Debug)]
pub(crate) struct Cost {
    /// To the first and to the second result.
    latency: [u32; 2],
    /// From the address to the value, for what it loads.
    pub(crate) load: u32,
    /// The ports that each micro-operation may use.
    pub(crate) uops: Vec<Ports>,
    /// Slots in the front end.
    pub(crate) slots: u32,
    /// Whether the table has it.
    pub(crate) known: bool,
}

impl Cost {
    /// One micro-operation, in one slot.
    pub(crate) fn single(latency: u32, load: u32, port: Ports, known: bool) -> Self {
        Self { latency: [latency; 2], load, uops: vec![port], slots: 1, known }
    }

    /// Cycles from the last operand to result number `i`.
    pub(crate) fn latency(&self, i: u32) -> u32 {
        self.latency[usize::from(i == 1)]
    }
}

/// Looks an instruction up.
pub(crate) fn of(i: &Instruction) -> Cost {
    let register_bytes =
        (0..i.op_count()).filter(|&n| i.op_kind(n) == OpKind::Register).map(|n| i.op_register(n).size()).max();
    let width = register_bytes.unwrap_or(8);
    let memory = (0..i.op_count()).find(|&n| i.op_kind(n) == OpKind::Memory);
    let (latency, mut uops, known) = core(i, width, memory.is_some());
    let load = match width {
        ..=8 => LOAD,
        9..=16 => LOAD_VECTOR,
        _ => LOAD_WIDE,
    };
    // Loads and stores that go with it; lea and nop only name an address, push and friends are whole in `core`.
    let mut slots = uops.len().max(1) as u32;
    if let Some(n) = memory.filter(|_| !matches!(i.mnemonic(), Mnemonic::Lea | Mnemonic::Nop)) {
        let destination = n == 0;
        let compares = matches!(i.mnemonic(), Mnemonic::Cmp | Mnemonic::Test | Mnemonic::Bt | Mnemonic::Mul)
            || i.op_count() == 1 && i.mnemonic() == Mnemonic::Imul;
        if !destination || compares || !is_move(i.mnemonic()) && !is_set(i) {
            uops.push(LOADS);
        }
        if destination && !compares {
            uops.extend([STORE_ADDRESS, STORE_DATA]);
            slots += u32::from(!is_move(i.mnemonic()));
        }
    }
    Cost { latency, load, uops, slots, known }
}

/// `xor r, r` and its like: the result is zero whatever the register held, and no port is used.
pub(crate) fn is_zero_idiom(i: &Instruction) -> bool {
    use Mnemonic as M;
    let name = matches!(
        i.mnemonic(),
        M::Xor | M::Sub | M::Pxor | M::Xorps | M::Vpxor | M::Vpxord | M::Vpxorq | M::Vxorps | M::Psubq | M::Vpsubq
    );
    let first_source = i.op_count().saturating_sub(2);
    name && i.op_mask() == Register::None
        && (first_source..i.op_count()).all(|n| i.op_kind(n) == OpKind::Register)
        && i.op_register(first_source) == i.op_register(i.op_count() - 1)
}

fn small_immediate(i: &Instruction) -> bool {
    let last = i.op_count() - 1;
    i.try_immediate(last).is_ok_and(|n| (n as i64).unsigned_abs() < RENAMED_IMMEDIATE)
}

fn is_set(i: &Instruction) -> bool {
    i.op_count() == 1 && format!("{:?}", i.mnemonic()).starts_with("Set")
}

fn is_move(m: Mnemonic) -> bool {
    use Mnemonic as M;
    matches!(
        m,
        M::Mov
            | M::Movq
            | M::Movd
            | M::Movups
            | M::Movaps
            | M::Movupd
            | M::Movapd
            | M::Movdqa
            | M::Movdqu
            | M::Movsd
            | M::Movss
            | M::Movlps
            | M::Movhps
            | M::Vmovq
            | M::Vmovd
            | M::Vmovups
            | M::Vmovaps
            | M::Vmovupd
            | M::Vmovapd
            | M::Vmovdqa
            | M::Vmovdqu
            | M::Vmovdqa32
            | M::Vmovdqa64
            | M::Vmovdqu8
            | M::Vmovdqu16
            | M::Vmovdqu32
            | M::Vmovdqu64
            | M::Kmovb
            | M::Kmovw
            | M::Kmovd
            | M::Kmovq
    )
}

/// Latencies, micro-operations other than loads and stores, and whether the table has it.
fn core(i: &Instruction, width: usize, memory: bool) -> ([u32; 2], Vec<Ports>, bool) {
    use Mnemonic as M;
    let wide = width >= 64;
    let any_vector = if wide { ports(&[0, 5]) } else { ports(&[0, 1, 5]) };
    let shift_vector = if wide { ZERO } else { ports(&[0, 1]) };
    let multiply_vector = if wide { ports(&[0, 5]) } else { ports(&[0, 1]) };
    let shuffle_vector = if wide { FIVE } else { ports(&[1, 5]) };
    let one = |latency: u32, p: Ports| ([latency; 2], vec![p], true);
    let none = ([0; 2], vec![], true);
    let name = format!("{:?}", i.mnemonic());
    if is_zero_idiom(i) {
        return none;
    }
    if is_move(i.mnemonic()) {
        let general = |n| i.op_kind(n) == OpKind::Register && i.op_register(n).is_gpr();
        let immediate = i.op_count() == 2 && !memory && i.op_kind(1) != OpKind::Register;
        return match (memory, general(0), general(1)) {
            (true, ..) => none,
            (_, true, true) => none,
            _ if immediate => ([0; 2], vec![ALU], true),
            (_, true, false) => one(2, ZERO),
            (_, false, true) => one(2, FIVE),
            _ => ([0; 2], vec![], true),
        };
    }
    match i.mnemonic() {
        M::Nop | M::Endbr64 | M::Vzeroupper => none,
        M::Inc | M::Dec if !memory => none,
        M::Add | M::Sub if !memory && small_immediate(i) => none,
        M::Lea
            if i.memory_index() != Register::None
                && i.memory_base() != Register::None
                && i.memory_displacement64() != 0 =>
        {
            one(2, MULTIPLIER)
        }
        M::Add | M::Sub | M::And | M::Or | M::Xor | M::Cmp | M::Test | M::Not | M::Neg | M::Inc | M::Dec => one(1, ALU),
        M::Movzx | M::Movsx | M::Movsxd | M::Andn | M::Lea | M::Cdqe => one(1, ALU),
        M::Adc | M::Sbb | M::Adcx | M::Adox | M::Shl | M::Shr | M::Sar | M::Sal | M::Rol | M::Ror => one(1, CARRY),
        M::Shlx
        | M::Shrx
        | M::Sarx
        | M::Rorx
        | M::Bt
        | M::Btr
        | M::Bts
        | M::Btc
        | M::Cqo
        | M::Cdq
        | M::Clc
        | M::Stc => one(1, CARRY),
        M::Mulx => ([4, 3], vec![MULTIPLIER, FIVE], true),
        M::Mul => ([4, 3], vec![MULTIPLIER, FIVE], true),
        M::Imul if i.op_count() == 1 => ([4, 3], vec![MULTIPLIER, FIVE], true),
        M::Imul | M::Shld | M::Shrd | M::Popcnt | M::Lzcnt | M::Tzcnt | M::Bsf | M::Bsr => one(3, MULTIPLIER),
        M::Bswap => ([2; 2], vec![MULTIPLIER, CARRY], true),
        M::Jmp => ([0; 2], vec![ports(&[6])], true),
        M::Push => ([0; 2], vec![STORE_ADDRESS, STORE_DATA], true),
        M::Pop => ([0; 2], vec![LOADS], true),
        M::Call => ([0; 2], vec![STORE_ADDRESS, STORE_DATA, ports(&[6])], true),
        M::Ret => ([0; 2], vec![LOADS, ports(&[6])], true),
        M::Vpmadd52luq | M::Vpmadd52huq => one(4, multiply_vector),
        M::Vpmuludq | M::Pmuludq => one(5, multiply_vector),
        M::Vpminuq | M::Vpmaxuq | M::Vpminsq | M::Vpmaxsq => one(if wide { 3 } else { 1 }, shift_vector),
        _ if name.starts_with("Cmov") || name.starts_with("Set") => one(1, CARRY),
        _ if i.is_jcc_short_or_near() => ([0; 2], vec![CARRY], true),
        _ => vector(&name, memory, any_vector, shift_vector, shuffle_vector),
    }
}

/// Vector instructions, whose many forms share a stem.
fn vector(name: &str, memory: bool, any: Ports, shift: Ports, shuffle: Ports) -> ([u32; 2], Vec<Ports>, bool) {
    let stem = name.strip_prefix('V').unwrap_or(name).to_lowercase();
    let is = |stems: &[&str]| stems.iter().any(|s| stem.starts_with(s));
    let one = |latency: u32, p: Ports| ([latency; 2], vec![p], true);
    // From memory, a broadcast or a lane extraction needs no port beyond the load's or the store's.
    if memory && is(&["pbroadcast", "broadcast", "movddup"]) {
        return ([0; 2], vec![], true);
    }
    if is(&["pcmp", "ptestm", "ptestnm"]) {
        return one(3, FIVE);
    }
    if is(&["paddq", "paddd", "psubq", "psubd", "pand", "por", "pxor", "pternlog", "pblendm", "blendm", "xorps"])
        || is(&["andps", "orps", "andpd", "xorpd", "pblendd"])
    {
        return one(1, any);
    }
    if is(&["psrl", "psll", "psra", "prol", "pror", "pshld", "pshrd"]) {
        return one(1, shift);
    }
    if is(&["pshufd", "pshufb", "punpck", "palignr", "shufp", "unpck", "permilp", "movlhps", "movhlps"])
        && !stem.starts_with("permilpv")
    {
        return one(1, shuffle);
    }
    if is(&["perm", "align", "extract", "insert", "pbroadcast", "broadcast", "shufi", "shuff", "compress", "expand"])
        || is(&["pcompress", "pexpand"])
    {
        return one(3, FIVE);
    }
    if is(&["pextr", "pmovm2"]) {
        return one(3, ZERO);
    }
    if is(&["pinsr"]) {
        return ([4; 2], vec![FIVE, ports(&[1, 5])], true);
    }
    if is(&["kand", "kor", "kxor", "knot", "kandn"]) {
        return one(1, ZERO);
    }
    if is(&["kadd", "kshift", "kunpck"]) {
        return one(4, FIVE);
    }
    ([1; 2], vec![if stem.starts_with('p') { any } else { ALU }], false)
}

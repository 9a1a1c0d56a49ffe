//! RISC-V instructions: the base integer set of 64 bits, multiplication and division, and their compressed forms.
//!
//! A compressed instruction is read as the instruction it stands for ("The RISC-V Instruction Set Manual", volume I,
//! chapters 2, 4, 7 and 16); only its length differs. Anything else (atomics, floating point, system) is known by its
//! length alone and named in the output as not priced.

/// The register names of the calling convention, by number.
const NAMES: [&str; 32] = [
    "zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1", "a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "s2",
    "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "t3", "t4", "t5", "t6",
];
/// The return address.
pub(crate) const RA: u8 = 1;
/// The stack pointer.
pub(crate) const SP: u8 = 2;
/// The first argument.
pub(crate) const A0: u8 = 10;

/// What sort of instruction it is; it fixes which operands there are, and what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// `rd = rs1 op rs2`
    Register,
    /// `rd = rs1 op imm`
    Immediate,
    /// `rd = imm`, or `rd = pc + imm`
    Upper,
    /// `rd = low half of rs1 * rs2`
    MultiplyLow,
    /// `rd = high half of rs1 * rs2`
    MultiplyHigh,
    /// Quotient or remainder.
    Divide,
    /// `rd = memory[rs1 + imm]`, of so many bytes.
    Load(u32),
    /// `memory[rs1 + imm] = rs2`, of so many bytes.
    Store(u32),
    /// Goes to `pc + imm` if `rs1` and `rs2` compare.
    Branch,
    /// `rd = next; pc += imm`
    Jump,
    /// `rd = next; pc = rs1 + imm`
    JumpRegister,
    /// Not read any further.
    Other,
}

/// The fields of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fields {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    pub(crate) rd: u8,
    pub(crate) rs1: u8,
    pub(crate) rs2: u8,
    pub(crate) imm: i64,
}

/// Bits `high..=low` of a word.
const fn bits(word: u32, high: u32, low: u32) -> u32 {
    word >> low & ((1 << (high - low + 1)) - 1)
}

/// Gathers an immediate: for each `(high, low, to)`, bits `high..=low` of the word go to bit `to` and up.
fn gather(word: u32, parts: &[(u32, u32, u32)]) -> i64 {
    parts.iter().fold(0, |n, &(high, low, to)| n | i64::from(bits(word, high, low)) << to)
}

/// The same with the sign at bit `sign`.
fn signed(word: u32, parts: &[(u32, u32, u32)], sign: u32) -> i64 {
    let n = gather(word, parts);
    n << (63 - sign) >> (63 - sign)
}

const OTHER: Fields = Fields { name: "other", kind: Kind::Other, rd: 0, rs1: 0, rs2: 0, imm: 0 };

/// An instruction of 32 bits.
fn full(w: u32) -> Fields {
    let [rd, rs1, rs2] = [bits(w, 11, 7), bits(w, 19, 15), bits(w, 24, 20)].map(|r| r as u8);
    let (f3, f7) = (bits(w, 14, 12) as usize, bits(w, 31, 25));
    let immediate = signed(w, &[(31, 20, 0)], 11);
    let fields = |name, kind, imm| Fields { name, kind, rd, rs1, rs2, imm };
    let shift = |left, right, arithmetic, width: u32| match (f3, f7 >> (width - 5)) {
        (1, 0) => fields(left, Kind::Immediate, gather(w, &[(19 + width, 20, 0)])),
        (5, 0) => fields(right, Kind::Immediate, gather(w, &[(19 + width, 20, 0)])),
        (5, n) if n == 0x20 >> (width - 5) => fields(arithmetic, Kind::Immediate, gather(w, &[(19 + width, 20, 0)])),
        _ => OTHER,
    };
    match bits(w, 6, 0) {
        0x03 if f3 < 7 => {
            let (name, bytes) = [("lb", 1), ("lh", 2), ("lw", 4), ("ld", 8), ("lbu", 1), ("lhu", 2), ("lwu", 4)][f3];
            fields(name, Kind::Load(bytes), immediate)
        }
        0x23 if f3 < 4 => {
            let (name, bytes) = [("sb", 1), ("sh", 2), ("sw", 4), ("sd", 8)][f3];
            Fields { rd: 0, ..fields(name, Kind::Store(bytes), signed(w, &[(31, 25, 5), (11, 7, 0)], 11)) }
        }
        0x13 if f3 == 1 || f3 == 5 => shift("slli", "srli", "srai", 6),
        0x13 => fields(["addi", "", "slti", "sltiu", "xori", "", "ori", "andi"][f3], Kind::Immediate, immediate),
        0x1b if f3 == 0 => fields("addiw", Kind::Immediate, immediate),
        0x1b => shift("slliw", "srliw", "sraiw", 5),
        0x33 => match (f7, f3) {
            (0, _) => fields(["add", "sll", "slt", "sltu", "xor", "srl", "or", "and"][f3], Kind::Register, 0),
            (0x20, 0) => fields("sub", Kind::Register, 0),
            (0x20, 5) => fields("sra", Kind::Register, 0),
            (1, 0) => fields("mul", Kind::MultiplyLow, 0),
            (1, 1..4) => fields(["mulh", "mulhsu", "mulhu"][f3 - 1], Kind::MultiplyHigh, 0),
            (1, _) => fields(["div", "divu", "rem", "remu"][f3 - 4], Kind::Divide, 0),
            _ => OTHER,
        },
        0x3b => match (f7, f3) {
            (0, 0) => fields("addw", Kind::Register, 0),
            (0, 1) => fields("sllw", Kind::Register, 0),
            (0, 5) => fields("srlw", Kind::Register, 0),
            (0x20, 0) => fields("subw", Kind::Register, 0),
            (0x20, 5) => fields("sraw", Kind::Register, 0),
            (1, 0) => fields("mulw", Kind::MultiplyLow, 0),
            (1, 4..) => fields(["divw", "divuw", "remw", "remuw"][f3 - 4], Kind::Divide, 0),
            _ => OTHER,
        },
        0x37 => fields("lui", Kind::Upper, signed(w, &[(31, 12, 12)], 31)),
        0x17 => fields("auipc", Kind::Upper, signed(w, &[(31, 12, 12)], 31)),
        0x63 if f3 != 2 && f3 != 3 => {
            let imm = signed(w, &[(31, 31, 12), (7, 7, 11), (30, 25, 5), (11, 8, 1)], 12);
            Fields { rd: 0, ..fields(["beq", "bne", "", "", "blt", "bge", "bltu", "bgeu"][f3], Kind::Branch, imm) }
        }
        0x6f => {
            let imm = signed(w, &[(31, 31, 20), (19, 12, 12), (20, 20, 11), (30, 21, 1)], 20);
            fields("jal", Kind::Jump, imm)
        }
        0x67 if f3 == 0 => fields("jalr", Kind::JumpRegister, immediate),
        _ => OTHER,
    }
}

/// An instruction of 16 bits.
fn compressed(w: u32) -> Fields {
    let (rd, rs2) = (bits(w, 11, 7) as u8, bits(w, 6, 2) as u8);
    // The eight registers that three bits can name.
    let (high, low) = (bits(w, 9, 7) as u8 + 8, bits(w, 4, 2) as u8 + 8);
    let six = signed(w, &[(12, 12, 5), (6, 2, 0)], 5);
    let shift = gather(w, &[(12, 12, 5), (6, 2, 0)]);
    let immediate = |name, rd, rs1, imm| Fields { name, kind: Kind::Immediate, rd, rs1, rs2: 0, imm };
    let register = |name, rd, rs1, rs2| Fields { name, kind: Kind::Register, rd, rs1, rs2, imm: 0 };
    let load = |name, bytes, rd, rs1, imm| Fields { name, kind: Kind::Load(bytes), rd, rs1, rs2: 0, imm };
    let store = |name, bytes, rs2, rs1, imm| Fields { name, kind: Kind::Store(bytes), rd: 0, rs1, rs2, imm };
    let jump = |rd, rs1| Fields { name: "jalr", kind: Kind::JumpRegister, rd, rs1, rs2: 0, imm: 0 };
    let word = || gather(w, &[(12, 10, 3), (6, 6, 2), (5, 5, 6)]);
    let double = || gather(w, &[(12, 10, 3), (6, 5, 6)]);
    match (bits(w, 1, 0), bits(w, 15, 13)) {
        (0, 0) if w != 0 => immediate("addi", low, SP, gather(w, &[(12, 11, 4), (10, 7, 6), (6, 6, 2), (5, 5, 3)])),
        (0, 2) => load("lw", 4, low, high, word()),
        (0, 3) => load("ld", 8, low, high, double()),
        (0, 6) => store("sw", 4, low, high, word()),
        (0, 7) => store("sd", 8, low, high, double()),
        (1, 0) => immediate("addi", rd, rd, six),
        (1, 1) => immediate("addiw", rd, rd, six),
        (1, 2) => immediate("addi", rd, 0, six),
        (1, 3) if rd == SP => {
            let parts = [(12, 12, 9), (6, 6, 4), (5, 5, 6), (4, 3, 7), (2, 2, 5)];
            immediate("addi", SP, SP, signed(w, &parts, 9))
        }
        (1, 3) => Fields { name: "lui", kind: Kind::Upper, rd, rs1: 0, rs2: 0, imm: six << 12 },
        (1, 4) => match (bits(w, 11, 10), bits(w, 12, 12), bits(w, 6, 5) as usize) {
            (0, ..) => immediate("srli", high, high, shift),
            (1, ..) => immediate("srai", high, high, shift),
            (2, ..) => immediate("andi", high, high, six),
            (_, 0, n) => register(["sub", "xor", "or", "and"][n], high, high, low),
            (_, _, n) if n < 2 => register(["subw", "addw"][n], high, high, low),
            _ => OTHER,
        },
        (1, 5) => {
            let parts = [(12, 12, 11), (11, 11, 4), (10, 9, 8), (8, 8, 10), (7, 7, 6), (6, 6, 7), (5, 3, 1), (2, 2, 5)];
            Fields { name: "jal", kind: Kind::Jump, rd: 0, rs1: 0, rs2: 0, imm: signed(w, &parts, 11) }
        }
        (1, n @ (6 | 7)) => {
            let imm = signed(w, &[(12, 12, 8), (11, 10, 3), (6, 5, 6), (4, 3, 1), (2, 2, 5)], 8);
            let name = if n == 6 { "beq" } else { "bne" };
            Fields { name, kind: Kind::Branch, rd: 0, rs1: high, rs2: 0, imm }
        }
        (2, 0) => immediate("slli", rd, rd, shift),
        (2, 2) => load("lw", 4, rd, SP, gather(w, &[(12, 12, 5), (6, 4, 2), (3, 2, 6)])),
        (2, 3) => load("ld", 8, rd, SP, gather(w, &[(12, 12, 5), (6, 5, 3), (4, 2, 6)])),
        (2, 4) => match (bits(w, 12, 12), rd, rs2) {
            (0, 1.., 0) => jump(0, rd),
            (0, ..) if rs2 != 0 => register("add", rd, 0, rs2),
            (1, 1.., 0) => jump(RA, rd),
            (1, 1.., _) => register("add", rd, rd, rs2),
            _ => OTHER,
        },
        (2, 6) => store("sw", 4, rs2, SP, gather(w, &[(12, 9, 2), (8, 7, 6)])),
        (2, 7) => store("sd", 8, rs2, SP, gather(w, &[(12, 10, 3), (9, 7, 6)])),
        _ => OTHER,
    }
}

/// The fields and the length of the instruction that these bytes begin with.
pub(crate) fn decode(bytes: &[u8]) -> Option<(Fields, usize)> {
    let half = |i: usize| Some(u32::from(u16::from_le_bytes([*bytes.get(i)?, *bytes.get(i + 1)?])));
    let first = half(0)?;
    if first & 3 == 3 { Some((full(first | half(2)? << 16), 4)) } else { Some((compressed(first), 2)) }
}

impl Fields {
    /// The usual name: `li`, `mv`, `ret` and `j` are how assemblers call special cases.
    pub(crate) fn mnemonic(&self) -> &'static str {
        match (self.name, self.rd, self.rs1, self.imm) {
            ("addi", 0, 0, 0) => "nop",
            ("addi", _, 0, _) => "li",
            ("addi", _, _, 0) | ("add", _, 0, _) => "mv",
            ("jal", 0, ..) => "j",
            ("jalr", 0, RA, 0) => "ret",
            ("jalr", 0, ..) => "jr",
            (name, ..) => name,
        }
    }

    pub(crate) fn text(&self, ip: u64) -> String {
        let [rd, rs1, rs2] = [self.rd, self.rs1, self.rs2].map(|r| NAMES[usize::from(r)]);
        let (name, imm) = (self.mnemonic(), self.imm);
        let target = ip.wrapping_add(imm as u64);
        match (name, self.kind) {
            ("nop" | "ret" | "other", _) => name.into(),
            ("li", _) => format!("li {rd}, {imm}"),
            ("mv", Kind::Register) => format!("mv {rd}, {rs2}"),
            ("mv", _) => format!("mv {rd}, {rs1}"),
            ("j", _) => format!("j {target:#x}"),
            ("jr", _) => format!("jr {imm}({rs1})"),
            (_, Kind::Immediate) => format!("{name} {rd}, {rs1}, {imm}"),
            (_, Kind::Upper) => format!("{name} {rd}, {:#x}", imm >> 12 & 0xf_ffff),
            (_, Kind::Load(_)) => format!("{name} {rd}, {imm}({rs1})"),
            (_, Kind::Store(_)) => format!("{name} {rs2}, {imm}({rs1})"),
            (_, Kind::Branch) => format!("{name} {rs1}, {rs2}, {target:#x}"),
            (_, Kind::Jump) => format!("{name} {rd}, {target:#x}"),
            (_, Kind::JumpRegister) => format!("{name} {rd}, {imm}({rs1})"),
            _ => format!("{name} {rd}, {rs1}, {rs2}"),
        }
    }
}

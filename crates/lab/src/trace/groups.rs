//! What opcodes are for: the groups by which the report stacks its bars.

/// What a group of x86-64 opcodes is for.
pub(crate) const GROUPS: [&str; 7] =
    ["multiply", "add with carry", "add and logic", "move", "select", "stack", "vector"];

/// The group of an instruction name, as an index into [`GROUPS`].
pub(crate) fn group(mnemonic: &str) -> usize {
    match mnemonic {
        "mul" | "mulx" | "imul" => 0,
        "adc" | "adcx" | "adox" | "sbb" => 1,
        "mov" | "movzx" | "movsx" | "movsxd" | "lea" | "xchg" => 3,
        m if m.starts_with("cmov") || m.starts_with("set") => 4,
        "push" | "pop" | "call" | "ret" | "jmp" => 5,
        m if m.starts_with("vpmadd52") || m == "vpmuludq" || m == "pmuludq" => 0,
        m if m.starts_with('v')
            || m.starts_with('k')
            || m.starts_with('p')
            || m.starts_with("mova")
            || m.starts_with("movu") =>
        {
            6
        }
        _ => 2,
    }
}

/// What a class of RISC-V opcodes is for, in the order they are shown.
pub(crate) const CLASSES: [&str; 8] =
    ["multiply", "add", "compare", "logic and shift", "move and constant", "load", "store", "branch"];

/// The class of an instruction name, as an index into [`CLASSES`].
pub(crate) fn class(mnemonic: &str) -> usize {
    match mnemonic {
        m if m.starts_with("mul") || m.starts_with("div") || m.starts_with("rem") => 0,
        "slt" | "sltu" | "slti" | "sltiu" => 2,
        m if m.starts_with("add") || m.starts_with("sub") => 1,
        "li" | "mv" | "lui" | "auipc" | "nop" => 4,
        "lb" | "lh" | "lw" | "ld" | "lbu" | "lhu" | "lwu" => 5,
        "sb" | "sh" | "sw" | "sd" => 6,
        m if m.starts_with('b') || m.starts_with('j') || m == "ret" => 7,
        _ => 3,
    }
}

use super::*;

/// Instructions at `0x1000`, their encodings and mnemonics as LLVM's assembler has them.
fn at(word: u32) -> Code {
    read(0x1000, &word.to_le_bytes()).unwrap_or_else(|| panic!("{word:#x}"))
}

const fn base(register: u8, displacement: i64) -> Option<Formula> {
    Some(Formula::Base { register, displacement: displacement as u64 })
}

const fn indexed(base: u8, index: u8, extend: Extend, shift: u8) -> Option<Formula> {
    Some(Formula::Indexed { base, index: Some(index), extend, shift })
}

#[test]
fn addresses() {
    for (word, mnemonic, wanted) in [
        (0x8b02_0020, "add", None),
        (0x9bc7_7cc5, "umulh", None),
        (0x9a8a_3128, "csel", None),
        (0xf940_0820, "ldr", base(1, 16)),
        (0xb940_07e0, "ldr", base(31, 4)),
        (0x3865_4883, "ldrb", indexed(4, 5, Extend::Unsigned, 0)),
        (0xf865_d883, "ldr", indexed(4, 5, Extend::Signed, 3)),
        (0xf865_7883, "ldr", indexed(4, 5, Extend::No, 3)),
        (0x3ce5_7883, "ldr", indexed(4, 5, Extend::No, 4)),
        (0x7825_6883, "strh", indexed(4, 5, Extend::No, 0)),
        (0xf85f_8020, "ldur", base(1, -8)),
        (0xa97f_0440, "ldp", base(2, -16)),
        (0xa9be_7bfd, "stp", base(31, -32)),
        // What is added afterwards is not part of the address.
        (0xa8c2_7bfd, "ldp", base(31, 0)),
        (0xf800_8507, "str", base(8, 0)),
        (0xf850_0d49, "ldr", base(10, -256)),
        (0xad42_0440, "ldp", base(2, 64)),
        (0x4cdf_a000, "ld1", base(0, 0)),
        (0x4cc4_7c60, "ld1", base(3, 0)),
        (0x5800_0205, "ldr", Some(Formula::Fixed(0x1040))),
        (0xb8a7_78c5, "ldrsw", indexed(6, 7, Extend::No, 2)),
        (0xc85f_fc20, "ldaxr", base(1, 0)),
        (0xc802_fc20, "stlxr", base(1, 0)),
        (0xc8df_fc83, "ldar", base(4, 0)),
        (0xf820_0041, "ldadd", base(2, 0)),
        (0xf980_2000, "prfm", base(0, 64)),
        (0x9000_0020, "adrp", None),
    ] {
        let code = at(word);
        assert_eq!(code.mnemonic, mnemonic, "{word:#x}");
        let formulas: Vec<_> = code.memory.iter().map(|access| access.formula).collect();
        assert_eq!(format!("{formulas:?}"), format!("{:?}", Vec::from_iter(wanted)), "{word:#x} {}", code.text);
    }
}

#[test]
fn flows() {
    for (word, flow) in [
        (0x5400_0040, Flow::Conditional),
        (0xb4ff_ffc0, Flow::Conditional),
        (0x3728_0081, Flow::Conditional),
        (0x1400_0008, Flow::Jump),
        (0xd61f_0020, Flow::Jump),
        (0x9400_0008, Flow::Call),
        (0xd63f_0040, Flow::Call),
        (0xd65f_03c0, Flow::Return),
        (0xd400_0001, Flow::Other),
        (0x8b02_0020, Flow::Next),
    ] {
        assert_eq!(at(word).flow, flow, "{word:#x}");
    }
}

#[test]
fn any_word_is_read_or_refused() {
    let mut word = 1u32;
    for _ in 0..1 << 18 {
        word = word.wrapping_mul(0x915f_77f5).wrapping_add(0x6487_ed51);
        if let Some(code) = read(0x1000, &word.to_le_bytes()) {
            assert!(!code.text.is_empty(), "{word:#x}");
        }
    }
    assert!(read(0, &[0x20, 0, 2]).is_none());
}

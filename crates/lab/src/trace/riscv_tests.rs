use super::*;
use crate::trace::groups::{CLASSES, class};

/// Encodings and texts as binutils' assembler and disassembler give them.
const KNOWN: &[(u32, &str)] = &[
    (0x00c5_8533, "add a0, a1, a2"),
    (0x01b3_32b3, "sltu t0, t1, s11"),
    (0x02f7_06b3, "mul a3, a4, a5"),
    (0x03f9_b933, "mulhu s2, s3, t6"),
    (0x00d6_5593, "srli a1, a2, 13"),
    (0x43f6_5593, "srai a1, a2, 63"),
    (0x8001_3e03, "ld t3, -2048(sp)"),
    (0x7fb5_3fa3, "sd s11, 2047(a0)"),
    (0x8000_07b7, "lui a5, 0x80000"),
    (0xffff_f597, "auipc a1, 0xfffff"),
    (0x80b5_0063, "beq a0, a1, 0xfffffffffffff000"),
    (0x7ff4_6fe3, "bltu s0, t6, 0xffe"),
    (0x7fff_f0ef, "jal ra, 0xffffe"),
    (0x0000_8067, "ret"),
    (0x41f5_d51b, "sraiw a0, a1, 31"),
    (0x0ff0_000f, "other"),
    (0x154e, "slli a0, a0, 51"),
    (0x557d, "li a0, -1"),
    (0x357d, "addiw a0, a0, -1"),
    (0x1fe8, "addi a0, sp, 1020"),
    (0x7de8, "ld a0, 248(a1)"),
    (0xe784, "sd s1, 8(a5)"),
    (0x5ef0, "lw a2, 124(a3)"),
    (0x1a81, "addi s5, s5, -32"),
    (0x42fd, "li t0, 31"),
    (0x7101, "addi sp, sp, -512"),
    (0x617d, "addi sp, sp, 496"),
    (0x7501, "lui a0, 0xfffe0"),
    (0x914d, "srli a0, a0, 51"),
    (0x8485, "srai s1, s1, 1"),
    (0x9bfd, "andi a5, a5, -1"),
    (0x8d0d, "sub a0, a0, a1"),
    (0x8e35, "xor a2, a2, a3"),
    (0x8f5d, "or a4, a4, a5"),
    (0x8c65, "and s0, s0, s1"),
    (0x9d2d, "addw a0, a0, a1"),
    (0x9d0d, "subw a0, a0, a1"),
    (0xb001, "j 0xfffffffffffff800"),
    (0xcd7d, "beq a0, zero, 0xfe"),
    (0xf081, "bne s1, zero, 0xffffffffffffff00"),
    (0x1ffe, "slli t6, t6, 63"),
    (0x7dfe, "ld s11, 504(sp)"),
    (0xff86, "sd ra, 504(sp)"),
    (0x557e, "lw a0, 252(sp)"),
    (0xdfaa, "sw a0, 252(sp)"),
    (0x8082, "ret"),
    (0x897e, "mv s2, t6"),
    (0x9282, "jalr ra, 0(t0)"),
    (0x99fa, "add s3, s3, t5"),
];

#[test]
fn texts() {
    for &(word, text) in KNOWN {
        let code = read(0, &word.to_le_bytes()).expect("four bytes");
        assert_eq!(code.text, text, "{word:#x}");
        assert_eq!(code.bytes.len(), if word & 3 == 3 { 4 } else { 2 }, "{text}");
        assert_eq!(code.cost.known, text != "other", "{text}");
    }
}

#[test]
fn any_word_is_read() {
    // A multiplicative generator of many different words; none may panic, whatever it means.
    let mut word = 1u32;
    for _ in 0..1 << 18 {
        word = word.wrapping_mul(0x915f_77f5).wrapping_add(0x6487_ed51);
        let code = read(0x1_0000, &word.to_le_bytes()).expect("four bytes");
        assert!(!code.text.is_empty() && code.bytes.len() <= 4);
    }
    assert!(read(0, &[0x33]).is_none());
    assert!(read(0, &[0x33, 0x05]).is_none());
}

#[test]
fn operands() {
    let of = |word: u32| read(0, &word.to_le_bytes()).expect("four bytes");
    let place = |n| Place::riscv(n).expect("not zero");
    // add a0, a1, a2
    let add = of(0x00c5_8533);
    assert_eq!((add.reads, add.writes), (vec![place(11), place(12)], vec![(place(10), 1)]));
    // mulhu s2, s3, t6
    let mulhu = of(0x03f9_b933);
    assert_eq!((mulhu.product, mulhu.writes), (Some(Product::High), vec![(place(18), 3)]));
    // sd ra, 504(sp): the address is not data, and nothing is written but memory.
    let sd = of(0xff86);
    assert_eq!((sd.address, sd.reads, sd.writes), (vec![place(2)], vec![place(1)], vec![]));
    let Formula::Base { register, displacement } = sd.memory[0].formula else { panic!("a base register") };
    assert_eq!((register, displacement, sd.memory[0].bytes, sd.memory[0].writes), (2, 504, 8, true));
    // beq a0, zero: zero carries nothing.
    let beq = of(0xcd7d);
    assert_eq!((beq.reads, beq.flow), (vec![place(10)], Flow::Conditional));
    for (word, flow) in [(0x8082, Flow::Return), (0x9282, Flow::Call), (0xb001, Flow::Jump), (0x7fff_f0ef, Flow::Call)]
    {
        assert_eq!(of(word).flow, flow, "{word:#x}");
    }
}

#[test]
fn classes() {
    for (name, wanted) in [
        ("mulhu", "multiply"),
        ("add", "add"),
        ("addi", "add"),
        ("sub", "add"),
        ("sltu", "compare"),
        ("srli", "logic and shift"),
        ("and", "logic and shift"),
        ("sll", "logic and shift"),
        ("li", "move and constant"),
        ("ld", "load"),
        ("sd", "store"),
        ("beq", "branch"),
        ("ret", "branch"),
    ] {
        assert_eq!(CLASSES[class(name)], wanted, "{name}");
    }
}

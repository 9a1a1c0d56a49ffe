use super::*;
use crate::trace::record::Program;

/// A trace of instructions given as words, executed in order; every memory address is the stack's.
fn recorded(words: &[u32]) -> (Trace, Program) {
    let mut program = Program::riscv();
    let mut trace = Trace::default();
    for (i, word) in words.iter().enumerate() {
        let number = program.at(i as u64 * 4, || Some(word.to_le_bytes().to_vec())).expect("an instruction");
        trace.steps.push(number);
        trace.addresses.extend(program.code[number as usize].memory.iter().map(|_| 0x1000));
    }
    (trace, program)
}

const fn register(funct7: u32, funct3: u32, rd: u32, rs1: u32, rs2: u32) -> u32 {
    funct7 << 25 | rs2 << 20 | rs1 << 15 | funct3 << 12 | rd << 7 | 0x33
}

const fn add(rd: u32, rs1: u32, rs2: u32) -> u32 {
    register(0, 0, rd, rs1, rs2)
}

const fn mul(rd: u32, rs1: u32, rs2: u32) -> u32 {
    register(1, 0, rd, rs1, rs2)
}

const fn ld(rd: u32, rs1: u32) -> u32 {
    rs1 << 15 | 3 << 12 | rd << 7 | 0x03
}

const fn sd(rs2: u32, rs1: u32) -> u32 {
    rs2 << 20 | rs1 << 15 | 3 << 12 | 0x23
}

/// `beq zero, zero, +8`
const BRANCH: u32 = 4 << 8 | 0x63;

fn cycles(words: &[u32]) -> (u64, u64) {
    let (trace, program) = recorded(words);
    let InOrder { cycles, late_cycles } = schedule(&trace, &program);
    (cycles, late_cycles)
}

#[test]
fn two_in_a_cycle() {
    // Independent additions go in pairs: 4 of them in cycles 0 and 1.
    assert_eq!(cycles(&[add(5, 10, 11), add(6, 10, 11), add(7, 10, 11), add(28, 10, 11)]), (2, 2));
    // Dependent ones one by one. Late: the second goes with the first and is done late, in cycle 2; the third wants
    // that in cycle 3 and enters in cycle 1; the fourth, in cycle 2.
    assert_eq!(cycles(&[add(5, 10, 11), add(5, 5, 11), add(5, 5, 11), add(5, 5, 11)]), (4, 3));
}

#[test]
fn one_multiplication_in_a_cycle() {
    // Cycles 0, 1, 2; the additions share them in the other pipe.
    let words = [mul(5, 10, 11), add(6, 10, 11), mul(7, 10, 11), add(28, 10, 11), mul(29, 10, 11), add(30, 10, 11)];
    assert_eq!(cycles(&words), (3, 3));
    // Each waits 3 cycles for the last: issued in cycles 0, 3, 6, late units or not.
    assert_eq!(cycles(&[mul(5, 10, 11), mul(5, 5, 11), mul(5, 5, 11)]), (7, 7));
}

#[test]
fn a_product_is_waited_for() {
    // In order: mul in 0, add waits for 3, and what follows goes with it. Late: the addition enters in cycle 1 and is
    // done in the late unit, and the next one goes with it.
    assert_eq!(cycles(&[mul(5, 10, 11), add(6, 5, 11), add(7, 10, 11)]), (4, 2));
    // The late result is there in cycle 1 + 3, too late for an early multiplication before that.
    assert_eq!(cycles(&[mul(5, 10, 11), add(6, 5, 11), mul(7, 6, 11)]), (5, 5));
}

#[test]
fn memory_is_pipe_a() {
    // Two loads cannot go together; the address of the third waits 3 cycles for the second load, late units or not.
    assert_eq!(cycles(&[ld(5, 2), ld(6, 2), ld(7, 6)]), (5, 5));
    // The stored product is ready in cycle 3; late, the store enters in cycle 1 and meets it.
    assert_eq!(cycles(&[mul(5, 10, 11), sd(5, 2)]), (4, 2));
    // A load of the stored word: value 3 cycles after the data, so the last addition is in cycle 3 + 3.
    assert_eq!(cycles(&[mul(5, 10, 11), sd(5, 2), ld(6, 2), add(6, 6, 6)]).0, 8);
}

#[test]
fn branches_are_pipe_b() {
    assert_eq!(cycles(&[mul(5, 10, 11), BRANCH]), (2, 2));
    assert_eq!(cycles(&[ld(5, 2), BRANCH]), (1, 1));
}

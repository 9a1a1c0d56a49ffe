//! What is refused: values out of bounds, and words that are not settled by their own sign.

use iced_x86::{Code as C, Encoder, Instruction, MemoryOperand, Register as R};

use super::*;
use crate::trace::code::Reader;

const P: u64 = 1 << 20;
const A: u64 = 2 << 20;
const V: u64 = 3 << 20;

/// The kernel of squares, with the prime of BLS12-381 and its operand at `A`.
fn checker() -> Checker {
    let kernel = crate::schedule::subjects::find("quartic_sqr_6_delayed_adx").expect("registered");
    let Ok(Subject::Kernel(_, prime)) = Subject::find(&kernel.name(), &[]) else { panic!("a kernel") };
    let operands = (0..4).map(|lane| (A + 48 * lane, LIMBS)).collect();
    let places = Places { out: 0, operands, constants: (P, prime.p.to_vec()), elements: (0, 0) };
    Checker { kernel, p: oracle::from_words(prime.p), places, known: RefCell::default() }
}

fn execute(followed: &mut Followed<'_>, instructions: &[(Instruction, u64)]) {
    let (mut reader, mut encoder) = (Reader::new(), Encoder::new(64));
    for (instruction, address) in instructions {
        encoder.encode(instruction, 0).expect("encodes");
        let code = reader.read(0, &encoder.take_buffer()).expect("an instruction");
        followed.graph.execute(&code, &[*address]);
    }
}

fn load(register: R) -> Instruction {
    Instruction::with2(C::Mov_r64_rm64, register, MemoryOperand::with_base(R::RDI)).expect("encodes")
}

const MASKED: [R; 6] = [R::R8, R::R9, R::R10, R::R11, R::R12, R::R13];

/// `p 2^384` is added to the value at `V` if the top bit of this word of it is set.
fn settle(sign: u64) -> Vec<(Instruction, u64)> {
    let mut all =
        vec![(load(R::RAX), V + 8 * sign), (Instruction::with2(C::Sar_rm64_imm8, R::RAX, 63).expect("encodes"), 0)];
    for (n, register) in MASKED.into_iter().enumerate() {
        all.push((load(register), P + 8 * n as u64));
        all.push((Instruction::with2(C::And_r64_rm64, register, R::RAX).expect("encodes"), 0));
    }
    for (n, register) in MASKED.into_iter().enumerate() {
        let code = if n == 0 { C::Add_rm64_r64 } else { C::Adc_rm64_r64 };
        let sum = Instruction::with2(code, MemoryOperand::with_base(R::RDI), register).expect("encodes");
        all.push((sum, V + 48 + 8 * n as u64));
    }
    all
}

/// What is reduced, after these instructions, where a wide value of this formula is at `V`.
fn reducible(formula: &Formula, instructions: &[(Instruction, u64)]) -> Result<(), Fault> {
    let checker = checker();
    let mut followed = Followed::new(&checker);
    let operand = followed.value(formula.clone(), WIDE, BigUint::from(1u8) << (64 * WIDE));
    (0..WIDE).for_each(|word| followed.graph.becomes(V + 8 * word as u64, operand, word));
    execute(&mut followed, instructions);
    let words: Vec<Id> = (0..WIDE).map(|word| followed.graph.at(V + 8 * word as u64)).collect();
    followed.reducible(&words, 0).map(|_| ())
}

fn product(a: usize, b: usize) -> Formula {
    Formula::variable(a, &integers()).mul(&Formula::variable(b, &integers()))
}

#[test]
fn what_may_be_negative_must_be_settled() {
    let difference = product(0, 1).sub(&product(2, 3));
    assert_eq!(reducible(&product(0, 1), &[]), Ok(()));
    assert_eq!(reducible(&difference, &[]), Err(Fault::Bound(0)));
    assert_eq!(reducible(&difference, &settle(11)), Ok(()));
    // The sign of another word; a masked word lost; the same value, but nine times.
    assert!(matches!(reducible(&difference, &settle(10)), Err(Fault::Words(_))));
    let mut short = settle(11);
    short.remove(10);
    assert!(reducible(&difference, &short).is_err());
    // 2^384 p is 9.8 p^2.
    let times = |n: u8| difference.times(&n.into());
    assert_eq!(reducible(&times(9), &settle(11)), Ok(()));
    assert_eq!(reducible(&times(10), &settle(11)), Err(Fault::Bound(0)));
    assert_eq!(reducible(&product(0, 1).times(&10u8.into()), &[]), Err(Fault::Bound(0)));
}

/// A sum of elements is one as long as it fits: of nine it does, of ten it is known modulo `2^384` alone.
#[test]
fn sums_of_elements_have_room() {
    let checker = checker();
    for (count, fits) in [(2, true), (9, true), (10, false)] {
        let mut followed = Followed::new(&checker);
        let registers = [R::RAX, R::RCX, R::R8, R::R9, R::R10, R::R11];
        let mut all: Vec<(Instruction, u64)> = Vec::new();
        for (n, &register) in registers.iter().enumerate() {
            all.push((load(register), A + 8 * n as u64));
        }
        for _ in 1..count {
            for (n, &register) in registers.iter().enumerate() {
                let code = if n == 0 { C::Add_r64_rm64 } else { C::Adc_r64_rm64 };
                let sum = Instruction::with2(code, register, MemoryOperand::with_base(R::RDI)).expect("encodes");
                all.push((sum, A + 48 + 8 * n as u64));
            }
        }
        execute(&mut followed, &all);
        let words: Vec<Id> = registers.iter().map(|&register| followed.graph.in_register(register)).collect();
        let element = followed.element(&words);
        assert_eq!(element.is_ok(), fits, "{count}: {element:?}");
        if let Ok(element) = element {
            let b = Formula::variable(1, &integers()).times(&BigUint::from(count - 1u8));
            assert!(followed.values[element].formula == Formula::variable(0, &integers()).add(&b));
        }
    }
}

#[test]
fn values_are_whole() {
    let words = |words: &[u64]| words.iter().map(|word| 8 * word).collect();
    assert_eq!(values(&words(&[1, 2, 3, 4]), 2), Some(vec![8, 24]));
    assert_eq!(values(&words(&[1, 2, 4, 5]), 2), Some(vec![8, 32]));
    assert_eq!(values(&words(&[1, 2, 3]), 2), None);
    assert_eq!(values(&words(&[1, 3]), 2), None);
}

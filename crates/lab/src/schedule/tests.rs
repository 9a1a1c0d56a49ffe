//! Rows, orders and files.

use std::fs;

use super::emit::{self, Shape};
use super::program::Program;
use super::search::Ordered;
use super::{Kernel, in_assembly, subject, write};

fn shapes() -> impl Iterator<Item = (&'static Kernel, Shape, Program)> {
    subject::kernels().filter(|k| in_assembly(k)).map(|kernel| {
        let (shape, program) = Shape::of(&kernel.name()).unwrap_or_else(|| panic!("no rows of {}", kernel.name()));
        (kernel, shape, program)
    })
}

fn proved(kernel: &'static Kernel, program: &Program, ordered: &Ordered) -> Result<(), String> {
    let (_, body) = emit::body(program, &ordered.choices, &ordered.order)?;
    write::prove(kernel, &[], &body).expect("a prime for every kernel").map(|_| ())
}

/// The rows of every body, in the order in which they are written down, compute what the kernel claims.
#[test]
fn rows_compute() {
    for (kernel, _, program) in shapes() {
        assert_eq!(proved(kernel, &program, &Ordered::plain(&program)), Ok(()), "{}", kernel.name());
    }
}

/// Every file of a body that says it is generated is what its rows give in the order that the file has: nothing in it was written by
/// hand.
#[test]
fn files_are_generated() {
    for (kernel, shape, program) in shapes() {
        let file = fs::read_to_string(shape.path()).unwrap_or_else(|e| panic!("{}: {e}", shape.path().display()));
        assert!(emit::provenance(&file).is_some(), "{} does not say how it was made", kernel.name());
        let again = write::again(&shape, &program, &file);
        assert!(again.as_deref() == Some(&file), "{}: `montane schedule {0} --emit` gives another file", kernel.name());
    }
}

/// Two neighbouring steps in the other order, a row begun otherwise, an instruction of the other form: what the dependencies let pass is
/// proved, and they let some pass and refuse some.
#[test]
fn orders_that_pass_are_legal() {
    for name in ["mont_mul_4_adx", "mont_sqr_4_logjump_adx", "mont_mul_4_adx_full"] {
        let (kernel, _, program) = shapes().find(|(k, ..)| k.name() == name).expect("registered");
        let plain = Ordered::plain(&program);
        let mut others = Vec::new();
        for i in 1..plain.order.len() {
            let mut other = plain.clone();
            other.order.swap(i - 1, i);
            others.push(other);
        }
        for row in 0..program.rows.len() {
            let mut other = plain.clone();
            other.choices.by_xor[row] = true;
            others.push(other.clone());
            other.choices.other[program.rows[row].zero] = true;
            others.push(other);
        }
        for (pair, &[first, second]) in program.pairs.iter().enumerate() {
            let mut other = plain.clone();
            other.choices.swapped[pair] = true;
            other.order[first..=second].rotate_left(1);
            others.push(other);
        }
        for step in 0..program.steps.len() {
            let mut other = plain.clone();
            other.choices.other[step] = true;
            others.push(other);
        }
        let (mut passed, mut refused) = (0, 0);
        for other in &others {
            if emit::body(&program, &other.choices, &other.order).is_err() {
                refused += 1;
                continue;
            }
            passed += 1;
            assert_eq!(proved(kernel, &program, other), Ok(()), "{name}");
        }
        assert!(passed > 50 && refused > 50, "{name}: {passed} passed, {refused} refused");
    }
}

//! One function beside blst's of its name: the same result for the same operands, each of which ends where memory does.

use crate::support::rows::Outcome;
use crate::support::values::{Kind, Value, cases, made, many, original, point, values};
use crate::support::{Function, Guarded, Source};

/// What a result is compared by.
fn canonical(result: Outcome, bytes: Vec<u8>) -> Vec<u8> {
    match result {
        Outcome::Point(group) => {
            let on_curve = original(&format!("blst_p{group}_on_curve"), &[bytes.as_ptr() as usize]);
            assert_eq!(on_curve as u32, 1, "a result is on the curve");
            made(&format!("blst_p{group}_to_affine"), 96 * group, &[bytes.as_ptr() as usize])
        }
        Outcome::Pairing => made("blst_final_exp", 576, &[bytes.as_ptr() as usize]),
        _ => bytes,
    }
}

/// Compares a function `returns name(result, arguments..)`; `answers` if it returns something.
pub(crate) fn compare(name: &str, result: Outcome, answers: bool, kinds: &[Kind]) {
    let cases = cases(name);
    let functions = many(name, cases);
    let source = &mut Source::new(name.bytes().fold(7, |seed: u64, byte| seed.rotate_left(7) ^ u64::from(byte)));
    let (slots, out): (Vec<Guarded>, Guarded) = ((0..8).map(|_| Guarded::new()).collect(), Guarded::new());
    let len = result.len();
    for case in 0..cases {
        let inputs: Vec<Value> = kinds.iter().flat_map(|kind| values(source, *kind)).collect();
        let noise = source.bytes(len);
        // Calls one of them, with the result in its own place or in that of an operand.
        let call = |function: Function, over: Option<usize>| {
            let mut args = Vec::new();
            if len > 0 {
                args.push(out.put(&noise));
            }
            for (slot, input) in slots.iter().zip(&inputs) {
                args.push(match input {
                    Value::Pointer(bytes) => slot.put(bytes),
                    Value::Null => 0,
                    Value::Word(word) => *word,
                });
            }
            if let Some(over) = over {
                args[0] = args[1 + over];
            }
            // SAFETY: arguments as the header asks for.
            let said = unsafe { function.call(&args) } as u32;
            let written = if let Some(over) = over { slots[over].get(len) } else { out.get(len) };
            let said = if answers { said } else { 0 };
            let compared = !matches!(result, Outcome::IfYes(_)) || said == 1;
            (said, if compared { canonical(result, written) } else { Vec::new() })
        };
        let ours = call(functions[0], None);
        let show = || -> Vec<String> {
            inputs
                .iter()
                .map(|input| match input {
                    Value::Pointer(bytes) => bytes.iter().rev().map(|byte| format!("{byte:02x}")).collect(),
                    Value::Null => "NULL".into(),
                    Value::Word(word) => word.to_string(),
                })
                .collect()
        };
        assert_eq!(ours, call(functions[1], None), "{name}, case {case}: ours and blst's of {:#?}", show());
        for (i, input) in inputs.iter().enumerate() {
            let Value::Pointer(bytes) = input else { continue };
            if bytes.len() == len && len > 0 {
                // Where nothing is written, what was there stays.
                let expected = if ours.1 == noise { (ours.0, bytes.clone()) } else { ours.clone() };
                assert_eq!(
                    expected,
                    call(functions[0], Some(i)),
                    "{name}, case {case}: over operand {i} of {:#?}",
                    show()
                );
            }
        }
    }
}

/// Sums of a point and itself, its negative, and itself in other coordinates.
pub(crate) fn points_that_meet() {
    for g in [1, 2] {
        let source = &mut Source::new(71);
        for of in ["add", "add_or_double"] {
            let name = format!("blst_p{g}_{of}");
            let cases = cases(&name);
            let functions = many(&name, 3 * cases);
            for _ in 0..cases {
                let p = point(source, g);
                let q = made(&format!("blst_p{g}_from_jacobian"), 144 * g, &[p.as_ptr() as usize]);
                let mut negative = q.clone();
                original(&format!("blst_p{g}_cneg"), &[negative.as_mut_ptr() as usize, 1]);
                for other in [&p, &q, &negative] {
                    let sums = functions.map(|function| {
                        let mut sum = vec![0u64; 18 * g];
                        // SAFETY: two points and a place for one.
                        unsafe {
                            function.call(&[sum.as_mut_ptr() as usize, p.as_ptr() as usize, other.as_ptr() as usize])
                        };
                        sum
                    });
                    assert_eq!(sums[0], sums[1], "{of}");
                }
            }
        }
    }
}

/// Bytes that are made of a message, whose length is an argument.
pub(crate) fn expanded_messages() {
    let cases = cases("blst_expand_message_xmd");
    let functions = many("blst_expand_message_xmd", cases);
    let source = &mut Source::new(9);
    for case in 0..cases {
        let len = 1 + source.below(110);
        let (msg, tag) = (source.bytes(case % 150), source.bytes(len));
        let len = [1, 31, 32, 33, 64, 255 * 32, 255 * 32 + 1, 1 + source.below(500)][source.below(8)];
        let expanded = functions.map(|function| {
            let mut out = vec![7u8; len];
            // SAFETY: a place of that length, and bytes with theirs.
            unsafe {
                function.call(&[
                    out.as_mut_ptr() as usize,
                    len,
                    msg.as_ptr() as usize,
                    msg.len(),
                    tag.as_ptr() as usize,
                    tag.len(),
                ]);
            }
            out
        });
        assert_eq!(expanded[0], expanded[1], "{len}");
    }
}

//! Functions of operands and one result, row by row. Each operand ends where memory does.

use crate::support::values::Kind::*;
use crate::support::values::{Kind, Value, both, cases, made, original, point, values};
use crate::support::{Function, Guarded, Source};

/// How results are compared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// Bytes.
    Bytes(usize),
    /// Bytes, where the function says yes.
    IfYes(usize),
    /// As points, which have many coordinates.
    Point(usize),
    /// After the final exponentiation.
    Pairing,
    /// There is none but the verdict.
    None,
}

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

fn length(result: Outcome) -> usize {
    match result {
        Outcome::Bytes(len) | Outcome::IfYes(len) => len,
        Outcome::Point(group) => 144 * group,
        Outcome::Pairing => 576,
        Outcome::None => 0,
    }
}

/// Compares a function `returns name(result, arguments..)`; `answers` if it returns something.
fn compare(name: &str, result: Outcome, answers: bool, kinds: &[Kind]) {
    let functions = both(name);
    let source = &mut Source::new(name.bytes().fold(7, |seed: u64, byte| seed.rotate_left(7) ^ u64::from(byte)));
    let (slots, out): (Vec<Guarded>, Guarded) = ((0..8).map(|_| Guarded::new()).collect(), Guarded::new());
    let len = length(result);
    for case in 0..cases() {
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

/// Functions without an answer.
fn operations(list: &[(&str, Outcome, &[Kind])]) {
    list.iter().for_each(|(name, result, kinds)| compare(&format!("blst_{name}"), *result, false, kinds));
}

/// Functions with one.
fn verdicts(list: &[(&str, Outcome, &[Kind])]) {
    list.iter().for_each(|(name, result, kinds)| compare(&format!("blst_{name}"), *result, true, kinds));
}

use Outcome::{Bytes as B, IfYes, None as Nothing, Pairing, Point as On};

pub(crate) fn scalars() {
    operations(&[
        ("scalar_from_uint32", B(32), &[Number(32)]),
        ("uint32_from_scalar", B(32), &[Number(32)]),
        ("scalar_from_uint64", B(32), &[Number(32)]),
        ("uint64_from_scalar", B(32), &[Number(32)]),
        ("scalar_from_bendian", B(32), &[Number(32)]),
        ("bendian_from_scalar", B(32), &[Number(32)]),
        ("scalar_from_lendian", B(32), &[Number(32)]),
        ("lendian_from_scalar", B(32), &[Number(32)]),
        ("scalar_from_hexascii", B(32), &[Text]),
        ("sk_inverse", B(32), &[Number(32)]),
    ]);
    verdicts(&[
        ("scalar_fr_check", Nothing, &[Number(32)]),
        ("sk_check", Nothing, &[Number(32)]),
        ("sk_add_n_check", B(32), &[Number(32), Number(32)]),
        ("sk_sub_n_check", B(32), &[Number(32), Number(32)]),
        ("sk_mul_n_check", B(32), &[Number(32), Number(32)]),
        ("scalar_from_le_bytes", B(32), &[Bytes]),
        ("scalar_from_be_bytes", B(32), &[Bytes]),
    ]);
}

pub(crate) fn fields() {
    for (field, len, kind) in [("fr", 32, Fr), ("fp", 48, Fp), ("fp2", 96, Fp2)] {
        let name = |operation: &str| format!("blst_{field}_{operation}");
        for operation in ["add", "sub", "mul"] {
            compare(&name(operation), B(len), false, &[kind, kind]);
        }
        for operation in ["sqr", "mul_by_3", "inverse", "eucl_inverse"] {
            compare(&name(operation), B(len), false, &[kind]);
        }
        // blst shifts by zero without an end.
        compare(&name("cneg"), B(len), false, &[kind, Flag]);
    }
    operations(&[
        ("fp_mul_by_8", B(48), &[Fp]),
        ("fp2_mul_by_8", B(96), &[Fp2]),
        ("fr_to", B(32), &[Fr]),
        ("fr_from", B(32), &[Fr]),
        ("fp_to", B(48), &[Fp]),
        ("fp_from", B(48), &[Fp]),
        ("fr_from_uint64", B(32), &[Number(32)]),
        ("uint64_from_fr", B(32), &[Fr]),
        ("fr_from_scalar", B(32), &[Number(32)]),
        ("scalar_from_fr", B(32), &[Fr]),
        ("fr_from_hexascii", B(32), &[Text]),
        ("fp_from_uint32", B(48), &[Number(48)]),
        ("uint32_from_fp", B(48), &[Fp]),
        ("fp_from_uint64", B(48), &[Number(48)]),
        ("uint64_from_fp", B(48), &[Fp]),
        ("fp_from_bendian", B(48), &[Number(48)]),
        ("bendian_from_fp", B(48), &[Fp]),
        ("fp_from_lendian", B(48), &[Number(48)]),
        ("lendian_from_fp", B(48), &[Fp]),
        ("fp_from_hexascii", B(48), &[Text]),
        ("fp_from_le_bytes", B(48), &[Bytes]),
        ("fp_from_be_bytes", B(48), &[Bytes]),
    ]);
    verdicts(&[
        ("fp_sqrt", IfYes(48), &[Fp]),
        ("fp2_sqrt", IfYes(96), &[Fp2]),
        ("fp_is_square", Nothing, &[Fp]),
        ("fp2_is_square", Nothing, &[Fp2]),
    ]);
}

pub(crate) fn target_field() {
    operations(&[
        ("fp12_sqr", B(576), &[Fp12]),
        ("fp12_cyclotomic_sqr", B(576), &[Cyclotomic]),
        ("fp12_mul", B(576), &[Fp12, Fp12]),
        ("fp12_mul_by_xy00z0", B(576), &[Fp12, Fp6]),
        ("fp12_inverse", B(576), &[Fp12]),
        ("bendian_from_fp12", B(576), &[Fp12]),
    ]);
    verdicts(&[
        ("fp12_is_equal", Nothing, &[Fp12, Fp12]),
        ("fp12_is_one", Nothing, &[Fp12]),
        ("fp12_is_one", Nothing, &[Cyclotomic]),
        ("fp12_in_group", Nothing, &[Fp12]),
        ("fp12_in_group", Nothing, &[Cyclotomic]),
        ("fp12_finalverify", Nothing, &[Fp12, Fp12]),
    ]);
}

pub(crate) fn points_of_both_groups() {
    for g in [1, 2] {
        let (point, affine) = (144 * g, 96 * g);
        let name = |operation: &str| format!("blst_p{g}_{operation}").replace("GROUP", &format!("g{g}"));
        let operation = |of: &str, result, kinds: &[Kind]| compare(&name(of), result, false, kinds);
        let verdict = |of: &str, kinds: &[Kind]| compare(&name(of), Nothing, true, kinds);
        for (of, second) in [
            ("add", AnyPoint(g)),
            ("add_or_double", AnyPoint(g)),
            ("add_affine", Affine(g)),
            ("add_or_double_affine", Affine(g)),
        ] {
            operation(of, B(point), &[AnyPoint(g), second]);
        }
        operation("double", B(point), &[AnyPoint(g)]);
        operation("to_affine", B(affine), &[AnyPoint(g)]);
        operation("from_affine", B(point), &[Affine(g)]);
        operation("from_jacobian", B(point), &[AnyPoint(g)]);
        operation("mult", On(g), &[Point(g), Bits]);
        operation("unchecked_mult", On(g), &[Point(g), Bits]);
        for of in ["on_curve", "is_inf"] {
            verdict(of, &[AnyPoint(g)]);
        }
        verdict("in_GROUP", &[Point(g)]);
        verdict("is_equal", &[AnyPoint(g), AnyPoint(g)]);
        for of in ["affine_on_curve", "affine_in_GROUP", "affine_is_inf"] {
            verdict(of, &[Affine(g)]);
        }
        verdict("affine_is_equal", &[Affine(g), Affine(g)]);
        operation("compress", B(affine / 2), &[Point(g)]);
        operation("serialize", B(affine), &[Point(g)]);
        operation("affine_compress", B(affine / 2), &[Affine(g)]);
        operation("affine_serialize", B(affine), &[Affine(g)]);
        compare(&name("uncompress"), B(affine), true, &[Encoding(g, affine / 2)]);
        compare(&name("deserialize"), B(affine), true, &[Encoding(g, affine)]);
    }
}

/// Sums of a point and itself, its negative, and itself in other coordinates.
pub(crate) fn points_that_meet() {
    for g in [1, 2] {
        let source = &mut Source::new(71);
        for of in ["add", "add_or_double"] {
            let functions = both(&format!("blst_p{g}_{of}"));
            for _ in 0..cases() {
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

pub(crate) fn hashes() {
    operations(&[
        ("sha256", B(32), &[Bytes]),
        ("hash_to_g1", On(1), &[Bytes, Tag, Bytes]),
        ("encode_to_g1", On(1), &[Bytes, Tag, Bytes]),
        ("hash_to_g2", On(2), &[Bytes, Tag, Bytes]),
        ("encode_to_g2", On(2), &[Bytes, Tag, Bytes]),
        ("map_to_g1", On(1), &[Fp, Fp]),
        ("map_to_g2", On(2), &[Fp2, Fp2]),
    ]);
    let functions = both("blst_expand_message_xmd");
    let source = &mut Source::new(9);
    for case in 0..cases() {
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

pub(crate) fn keys_and_signatures() {
    operations(&[
        ("keygen", B(32), &[Bytes, Bytes]),
        ("keygen_v3", B(32), &[Bytes, Bytes]),
        ("keygen_v4_5", B(32), &[Bytes, Tag, Bytes]),
        ("keygen_v5", B(32), &[Bytes, Tag, Bytes]),
        ("derive_master_eip2333", B(32), &[Bytes]),
        ("sk_to_pk_in_g1", B(144), &[Key]),
        ("sk_to_pk_in_g2", B(288), &[Key]),
    ]);
}

pub(crate) fn pairings() {
    operations(&[
        ("miller_loop", Pairing, &[Affine(2), Affine(1)]),
        ("final_exp", B(576), &[Fp12]),
        ("aggregated_in_g1", Pairing, &[Affine(1)]),
        ("aggregated_in_g2", Pairing, &[Affine(2)]),
    ]);
}

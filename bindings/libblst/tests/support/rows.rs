//! Functions of operands and one result, row by row.

use super::values::Kind;
use super::values::Kind::*;

/// How results are compared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
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

impl Outcome {
    /// How many bytes are written.
    pub(crate) fn len(self) -> usize {
        match self {
            Self::Bytes(len) | Self::IfYes(len) => len,
            Self::Point(group) => 144 * group,
            Self::Pairing => 576,
            Self::None => 0,
        }
    }
}

/// What is done with a row: a function `returns name(result, arguments..)`, by name; whether it returns something; its
/// arguments.
pub(crate) type Visit<'a> = &'a dyn Fn(&str, Outcome, bool, &[Kind]);

/// Functions without an answer.
fn operations(visit: Visit<'_>, list: &[(&str, Outcome, &[Kind])]) {
    list.iter().for_each(|(name, result, kinds)| visit(&format!("blst_{name}"), *result, false, kinds));
}

/// Functions with one.
fn verdicts(visit: Visit<'_>, list: &[(&str, Outcome, &[Kind])]) {
    list.iter().for_each(|(name, result, kinds)| visit(&format!("blst_{name}"), *result, true, kinds));
}

use Outcome::{Bytes as B, IfYes, None as Nothing, Pairing, Point as On};

pub(crate) fn scalars(visit: Visit<'_>) {
    operations(
        visit,
        &[
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
        ],
    );
    verdicts(
        visit,
        &[
            ("scalar_fr_check", Nothing, &[Number(32)]),
            ("sk_check", Nothing, &[Number(32)]),
            ("sk_add_n_check", B(32), &[Number(32), Number(32)]),
            ("sk_sub_n_check", B(32), &[Number(32), Number(32)]),
            ("sk_mul_n_check", B(32), &[Number(32), Number(32)]),
            ("scalar_from_le_bytes", B(32), &[Bytes]),
            ("scalar_from_be_bytes", B(32), &[Bytes]),
        ],
    );
}

pub(crate) fn fields(visit: Visit<'_>) {
    for (field, len, kind) in [("fr", 32, Fr), ("fp", 48, Fp), ("fp2", 96, Fp2)] {
        let name = |operation: &str| format!("blst_{field}_{operation}");
        for operation in ["add", "sub", "mul"] {
            visit(&name(operation), B(len), false, &[kind, kind]);
        }
        for operation in ["sqr", "mul_by_3", "inverse", "eucl_inverse"] {
            visit(&name(operation), B(len), false, &[kind]);
        }
        // blst shifts by zero without an end.
        visit(&name("cneg"), B(len), false, &[kind, Flag]);
    }
    operations(
        visit,
        &[
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
        ],
    );
    verdicts(
        visit,
        &[
            ("fp_sqrt", IfYes(48), &[Fp]),
            ("fp2_sqrt", IfYes(96), &[Fp2]),
            ("fp_is_square", Nothing, &[Fp]),
            ("fp2_is_square", Nothing, &[Fp2]),
        ],
    );
}

pub(crate) fn target_field(visit: Visit<'_>) {
    operations(
        visit,
        &[
            ("fp12_sqr", B(576), &[Fp12]),
            ("fp12_cyclotomic_sqr", B(576), &[Cyclotomic]),
            ("fp12_mul", B(576), &[Fp12, Fp12]),
            ("fp12_mul_by_xy00z0", B(576), &[Fp12, Fp6]),
            ("fp12_inverse", B(576), &[Fp12]),
            ("bendian_from_fp12", B(576), &[Fp12]),
        ],
    );
    verdicts(
        visit,
        &[
            ("fp12_is_equal", Nothing, &[Fp12, Fp12]),
            ("fp12_is_one", Nothing, &[Fp12]),
            ("fp12_is_one", Nothing, &[Cyclotomic]),
            ("fp12_in_group", Nothing, &[Fp12]),
            ("fp12_in_group", Nothing, &[Cyclotomic]),
            ("fp12_finalverify", Nothing, &[Fp12, Fp12]),
        ],
    );
}

pub(crate) fn points_of(g: usize, visit: Visit<'_>) {
    let (point, affine) = (144 * g, 96 * g);
    let name = |operation: &str| format!("blst_p{g}_{operation}").replace("GROUP", &format!("g{g}"));
    let operation = |of: &str, result, kinds: &[Kind]| visit(&name(of), result, false, kinds);
    let verdict = |of: &str, kinds: &[Kind]| visit(&name(of), Nothing, true, kinds);
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
    visit(&name("uncompress"), B(affine), true, &[Encoding(g, affine / 2)]);
    visit(&name("deserialize"), B(affine), true, &[Encoding(g, affine)]);
}

pub(crate) fn hashes(visit: Visit<'_>) {
    operations(
        visit,
        &[
            ("sha256", B(32), &[Bytes]),
            ("hash_to_g1", On(1), &[Bytes, Tag, Bytes]),
            ("encode_to_g1", On(1), &[Bytes, Tag, Bytes]),
            ("hash_to_g2", On(2), &[Bytes, Tag, Bytes]),
            ("encode_to_g2", On(2), &[Bytes, Tag, Bytes]),
            ("map_to_g1", On(1), &[Fp, Fp]),
            ("map_to_g2", On(2), &[Fp2, Fp2]),
        ],
    );
}

pub(crate) fn keys_and_signatures(visit: Visit<'_>) {
    operations(
        visit,
        &[
            ("keygen", B(32), &[Bytes, Bytes]),
            ("keygen_v3", B(32), &[Bytes, Bytes]),
            ("keygen_v4_5", B(32), &[Bytes, Tag, Bytes]),
            ("keygen_v5", B(32), &[Bytes, Tag, Bytes]),
            ("derive_master_eip2333", B(32), &[Bytes]),
            ("sk_to_pk_in_g1", B(144), &[Key]),
            ("sk_to_pk_in_g2", B(288), &[Key]),
        ],
    );
}

pub(crate) fn pairings(visit: Visit<'_>) {
    operations(
        visit,
        &[
            ("miller_loop", Pairing, &[Affine(2), Affine(1)]),
            ("final_exp", B(576), &[Fp12]),
            ("aggregated_in_g1", Pairing, &[Affine(1)]),
            ("aggregated_in_g2", Pairing, &[Affine(2)]),
        ],
    );
}

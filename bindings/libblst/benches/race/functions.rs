//! Function by function.

use std::hint::black_box;

use super::Table;
use super::measure::OPERANDS;
use super::programs::{address, call, words};
use super::support::Source;
use super::support::rows::{self, Outcome};
use super::support::values::{Kind, Value, finite, made, many, member, values};

/// Operands by number, each in words, so that all is aligned, with the arguments that they make.
struct Operands {
    _memory: Vec<Vec<Vec<u64>>>,
    arguments: Vec<Vec<usize>>,
}

impl Operands {
    fn new(kinds: &[Kind]) -> Self {
        let source = &mut Source::new(3);
        let inputs: Vec<Vec<Value>> =
            (0..OPERANDS).map(|_| kinds.iter().flat_map(|kind| values(source, *kind)).collect()).collect();
        let padded = |bytes: &[u8]| -> Vec<u64> {
            let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
            bytes.chunks(8).map(word).collect()
        };
        let memory: Vec<Vec<Vec<u64>>> = inputs
            .iter()
            .map(|inputs| {
                let of = |input: &Value| if let Value::Pointer(bytes) = input { padded(bytes) } else { vec![] };
                inputs.iter().map(of).collect()
            })
            .collect();
        let arguments = inputs
            .iter()
            .zip(&memory)
            .map(|(inputs, memory)| {
                let given = inputs.iter().zip(memory).map(|(input, memory)| match input {
                    Value::Pointer(_) => address(memory),
                    Value::Null => 0,
                    Value::Word(word) => *word,
                });
                given.collect()
            })
            .collect();
        Self { _memory: memory, arguments }
    }
}

impl Table {
    /// A function by its arguments, of which these come first.
    fn function(&self, name: &str, first: &[usize], kinds: &[Kind]) {
        let functions = many(name, 1);
        let operands = Operands::new(kinds);
        let arguments: Vec<Vec<usize>> =
            operands.arguments.iter().map(|arguments| [first, arguments].concat()).collect();
        self.row(&format!("`{name}`"), &|which, at| {
            black_box(call(functions[which], &arguments[at]));
        });
    }
}

pub(crate) fn rows(table: &Table) {
    let visit = |name: &str, result: Outcome, _: bool, kinds: &[Kind]| {
        let out = vec![0u64; result.len().div_ceil(8)];
        let first = [address(&out)];
        table.function(name, if result == Outcome::None { &[] } else { &first }, kinds);
    };
    rows::scalars(&visit);
    rows::fields(&visit);
    rows::target_field(&visit);
    rows::points_of(1, &visit);
    rows::points_of(2, &visit);
    rows::hashes(&visit);
    rows::keys_and_signatures(&visit);
    rows::pairings(&visit);
    without_rows(table);
    pairs(table);
}

/// What the test compares otherwise: shifts, what is written over operands, results in several places.
fn without_rows(table: &Table) {
    let out = [0u64; 72];
    let out = address(&out);
    let visit = |name: &str, kinds: &[Kind]| table.function(&format!("blst_{name}"), &[out], kinds);
    for (name, kind) in
        [("fr_lshift", Kind::Fr), ("fr_rshift", Kind::Fr), ("fp_lshift", Kind::Fp), ("fp2_lshift", Kind::Fp2)]
    {
        // Not by zero, which blst does not end.
        for count in [1, 2, 3, 7] {
            let functions = many(&format!("blst_{name}"), 1);
            let operands = Operands::new(&[kind]);
            table.row(&format!("`blst_{name}` by {count}"), &|which, at| {
                call(functions[which], &[out, operands.arguments[at][0], count]);
            });
        }
    }
    let frobenius = many("blst_fp12_frobenius_map", 1);
    let operands = Operands::new(&[Kind::Fp12]);
    for n in 1..4 {
        table.row(&format!("`blst_fp12_frobenius_map` {n}"), &|which, at| {
            call(frobenius[which], &[out, operands.arguments[at][0], n]);
        });
    }
    for (name, kinds) in [
        ("fr_ct_bfly", &[Kind::Fr, Kind::Fr, Kind::Fr][..]),
        ("fr_gs_bfly", &[Kind::Fr, Kind::Fr, Kind::Fr]),
        ("fp12_conjugate", &[Kind::Fp12]),
        ("p1_cneg", &[Kind::AnyPoint(1), Kind::Flag]),
        ("p2_cneg", &[Kind::AnyPoint(2), Kind::Flag]),
    ] {
        table.function(&format!("blst_{name}"), &[], kinds);
    }
    for keys in [1, 2] {
        let second = [0u64; 48];
        let second = address(&second);
        visit(&format!("sign_pk_in_g{keys}"), &[Kind::Point(3 - keys), Kind::Key]);
        let two = [out, second];
        table.function(&format!("blst_sign_pk2_in_g{keys}"), &two, &[Kind::Point(3 - keys), Kind::Key]);
        table.function(&format!("blst_sk_to_pk2_in_g{keys}"), &two, &[Kind::Key]);
    }
    visit("derive_child_eip2333", &[Kind::Key, Kind::Index]);
    let source = &mut Source::new(4);
    let message = source.bytes(64);
    let expand = many("blst_expand_message_xmd", 1);
    table.row("`blst_expand_message_xmd`", &|which, _| {
        call(expand[which], &[out, 256, address(&message), 32, address(&message[32..]), 32]);
    });
    for group in [1, 2] {
        let functions = many(&format!("blst_aggregate_in_g{group}"), 1);
        let encodings: Vec<Vec<u8>> = (0..OPERANDS)
            .map(|_| made(&format!("blst_p{group}_affine_compress"), 48 * group, &[address(&member(source, group))]))
            .collect();
        table.row(&format!("`blst_aggregate_in_g{group}`"), &|which, at| {
            call(functions[which], &[out, 0, address(&encodings[at])]);
        });
    }
    let [size, init, test] = ["sizeof", "init", "test"].map(|what| many(&format!("blst_uniq_{what}"), 1));
    for n in [64, 4096] {
        let messages: Vec<Vec<u8>> = (0..n).map(|_| source.bytes(32)).collect();
        let trees = size.map(|size| vec![0u64; call(size, &[n]).div_ceil(8)]);
        table.row(&format!("are {n} messages distinct"), &|which, _| {
            let tree = address(&trees[which]);
            call(init[which], &[tree]);
            messages.iter().for_each(|message| {
                call(test[which], &[tree, address(message), 32]);
            });
        });
    }
}

/// Lists of pairs, lines, and what grows by pairs.
fn pairs(table: &Table) {
    let source = &mut Source::new(5);
    let ps = words(&(0..32).flat_map(|_| finite(source, 1)).collect::<Vec<_>>());
    let qs = words(&(0..32).flat_map(|_| finite(source, 2)).collect::<Vec<_>>());
    let (p, q, f) = ([address(&ps), 0], [address(&qs), 0], [0u64; 72]);
    let of = many("blst_miller_loop_n", 1);
    for n in [1, 2, 4, 8, 16, 32] {
        table.row(&format!("`blst_miller_loop_n` of {n}"), &|which, _| {
            call(of[which], &[address(&f), address(&q), address(&p), n]);
        });
    }
    let (lines, of_lines) = (many("blst_precompute_lines", 1), many("blst_miller_loop_lines", 1));
    let place = [0, 1].map(|_| vec![0u64; 36 * 68]);
    table.row("`blst_precompute_lines`", &|which, _| {
        call(lines[which], &[address(&place[which]), address(&qs)]);
    });
    (0..2).for_each(|which| {
        call(lines[which], &[address(&place[which]), address(&qs)]);
    });
    table.row("`blst_miller_loop_lines`", &|which, _| {
        call(of_lines[which], &[address(&f), address(&place[which]), address(&ps)]);
    });
    let [size, init, raw, value] =
        ["sizeof", "init", "raw_aggregate", "as_fp12"].map(|what| many(&format!("blst_pairing_{what}"), 1));
    let memory = size.map(|size| vec![0u64; call(size, &[]).div_ceil(8)]);
    table.row("`blst_pairing_raw_aggregate` of 8 pairs, and their product", &|which, _| {
        let context = address(&memory[which]);
        call(init[which], &[context, 1, 0, 0]);
        for at in 0..8 {
            call(raw[which], &[context, address(&qs[24 * at..]), address(&ps[12 * at..])]);
        }
        call(value[which], &[context]);
    });
}

//! Nanoseconds of every function that the test `same` has a row for, and of what programs do with the library, here and in blst, as callers see
//! them: through shared libraries, on the same operands, in turns. A table in Markdown; `cargo bench --bench race [-- WORD]`.

#[path = "../tests/support/mod.rs"]
mod support;

use std::cell::RefCell;
use std::hint::black_box;
use std::time::Instant;

use support::rows::{self, Outcome};
use support::values::{Kind, Value, made, many, member, values};
use support::{Function, Source};

/// Samples of each, of which the median is shown.
const SAMPLES: usize = 31;
/// How long one takes at least.
const NANOSECONDS: u128 = 200_000;
/// Different operands that take turns.
const OPERANDS: usize = 16;

/// A call of one of both functions, ours first, with operands by number.
type Call<'a> = &'a dyn Fn(usize, usize);

/// The medians of both, and the spread of the ratio: its quartiles.
fn measure(call: Call<'_>) -> ([f64; 2], [f64; 2]) {
    let sample = |which, rounds: usize| {
        let begin = Instant::now();
        for round in 0..rounds {
            call(which, round % OPERANDS);
        }
        begin.elapsed().as_nanos()
    };
    let mut rounds = 1;
    while sample(1, rounds) < NANOSECONDS {
        rounds *= 2;
    }
    sample(0, rounds);
    let mut times = [Vec::new(), Vec::new()];
    let mut ratios = Vec::new();
    for _ in 0..SAMPLES {
        let [ours, theirs] = [0, 1].map(|which| sample(which, rounds) as f64 / rounds as f64);
        times[0].push(ours);
        times[1].push(theirs);
        ratios.push(ours / theirs);
    }
    let at = |values: &mut Vec<f64>, part: usize| {
        values.sort_by(f64::total_cmp);
        values[values.len() * part / 4]
    };
    (times.each_mut().map(|values| at(values, 2)), [1, 3].map(|part| at(&mut ratios, part)))
}

/// Rows, and what they are chosen by.
struct Table {
    word: Option<String>,
    slower: RefCell<Vec<String>>,
}

impl Table {
    fn row(&self, name: &str, call: Call<'_>) {
        if self.word.as_ref().is_some_and(|word| !name.contains(word.as_str())) {
            return;
        }
        let ([ours, theirs], [low, high]) = measure(call);
        let ratio = ours / theirs;
        println!("| {name} | {} | {} | {ratio:.2} | {low:.2} to {high:.2} |", shown(ours), shown(theirs));
        if low > 1.02 {
            self.slower.borrow_mut().push(format!("{name} {ratio:.2}"));
        }
    }

    /// A function by its arguments' kinds, with operands that take turns.
    fn function(&self, name: &str, result: Outcome, kinds: &[Kind]) {
        let functions = many(name, 1);
        let source = &mut Source::new(3);
        let inputs: Vec<Vec<Value>> =
            (0..OPERANDS).map(|_| kinds.iter().flat_map(|kind| values(source, *kind)).collect()).collect();
        // Words, so that all is aligned.
        let words = |bytes: &[u8]| -> Vec<u64> {
            let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
            bytes.chunks(8).map(word).collect()
        };
        let memory: Vec<Vec<Vec<u64>>> = inputs
            .iter()
            .map(|inputs| {
                inputs
                    .iter()
                    .map(|input| if let Value::Pointer(bytes) = input { words(bytes) } else { vec![] })
                    .collect()
            })
            .collect();
        let mut out = vec![0u64; result.len().div_ceil(8)];
        let place = out.as_mut_ptr() as usize;
        let arguments: Vec<Vec<usize>> = inputs
            .iter()
            .zip(&memory)
            .map(|(inputs, memory)| {
                let given = inputs.iter().zip(memory).map(|(input, memory)| match input {
                    Value::Pointer(_) => memory.as_ptr() as usize,
                    Value::Null => 0,
                    Value::Word(word) => *word,
                });
                (result != Outcome::None).then_some(place).into_iter().chain(given).collect()
            })
            .collect();
        self.row(&format!("`{name}`"), &|which, at| {
            // SAFETY: arguments as the header asks for, in memory that stays.
            black_box(unsafe { functions[which].call(&arguments[at]) });
        });
    }
}

fn shown(nanoseconds: f64) -> String {
    match nanoseconds {
        n if n < 1e4 => format!("{n:.1} ns"),
        n if n < 1e7 => format!("{:.1} us", n / 1e3),
        n => format!("{:.1} ms", n / 1e6),
    }
}

fn address<T>(of: &[T]) -> usize {
    of.as_ptr() as usize
}

/// Signatures with their keys and messages, in affine coordinates.
struct Signed {
    key: Vec<u8>,
    signature: Vec<u8>,
    message: Vec<u8>,
}

const TAG: &[u8] = b"BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";

fn signed(source: &mut Source) -> Signed {
    let (secret, message) = (made("blst_keygen", 32, &[address(&source.bytes(32)), 32, 0, 0]), source.bytes(32));
    let hash = made("blst_hash_to_g2", 288, &[address(&message), 32, address(TAG), TAG.len(), 0, 0]);
    let signature = made("blst_sign_pk_in_g1", 288, &[address(&hash), address(&secret)]);
    let key = made("blst_sk_to_pk_in_g1", 144, &[address(&secret)]);
    Signed {
        key: made("blst_p1_to_affine", 96, &[address(&key)]),
        signature: made("blst_p2_to_affine", 192, &[address(&signature)]),
        message,
    }
}

/// What programs do.
fn programs(table: &Table) {
    let source = &mut Source::new(1);
    let items: Vec<Signed> = (0..128).map(|_| signed(source)).collect();
    // Points as C has them: words.
    let words = |bytes: &[u8]| bytes.as_chunks().0.iter().map(|word| u64::from_le_bytes(*word)).collect::<Vec<u64>>();
    let keys: Vec<Vec<u64>> = items.iter().map(|item| words(&item.key)).collect();
    let signatures: Vec<Vec<u64>> = items.iter().map(|item| words(&item.signature)).collect();
    // SAFETY: all calls here give arguments as the header asks for, in memory that stays.
    let call = |function: Function, arguments: &[usize]| unsafe { function.call(arguments) };

    let verify = many("blst_core_verify_pk_in_g1", 1);
    table.row("verify a signature", &|which, at| {
        let message = &items[at].message;
        let arguments =
            [address(&keys[at]), address(&signatures[at]), 1, address(message), 32, address(TAG), TAG.len(), 0, 0];
        assert_eq!(call(verify[which], &arguments) as u32, 0);
    });
    let secret = made("blst_keygen", 32, &[address(&items[0].message), 32, 0, 0]);
    let (hash, sign) = (many("blst_hash_to_g2", 1), many("blst_sign_pk_in_g1", 1));
    let point = [0u64; 36];
    table.row("sign a message", &|which, at| {
        let out = address(&point);
        call(hash[which], &[out, address(&items[at].message), 32, address(TAG), TAG.len(), 0, 0]);
        call(sign[which], &[out, out, address(&secret)]);
    });

    let [size, init, add, commit, last] = [
        "blst_pairing_sizeof",
        "blst_pairing_init",
        "blst_pairing_mul_n_aggregate_pk_in_g1",
        "blst_pairing_commit",
        "blst_pairing_finalverify",
    ]
    .map(|name| many(name, 1));
    let plain = many("blst_pairing_aggregate_pk_in_g1", 1);
    let memory = [0, 1].map(|which| vec![0u64; call(size[which], &[]).div_ceil(8)]);
    let numbers: Vec<Vec<u8>> = items.iter().map(|_| source.bytes(8)).collect();
    for count in [1, 8, 64, 128] {
        table.row(&format!("verify {count} signatures of strangers"), &|which, _| {
            let context = address(&memory[which]);
            call(init[which], &[context, 1, address(TAG), TAG.len()]);
            for at in 0..count {
                let (key, signature) = (address(&keys[at]), address(&signatures[at]));
                let rest = [address(&numbers[at]), 64, address(&items[at].message), 32, 0, 0];
                assert_eq!(call(add[which], &[&[context, key, signature][..], &rest].concat()) as u32, 0);
            }
            call(commit[which], &[context]);
            assert_eq!(call(last[which], &[context, 0]) as u32, 1);
        });
    }
    let all = signatures.concat();
    let pointers = [address(&all), 0];
    let (sum_of, sum) = (many("blst_p2s_add", 1), [0u64; 36]);
    call(sum_of[1], &[address(&sum), address(&pointers), 64]);
    let total = words(&made("blst_p2_to_affine", 192, &[address(&sum)]));
    table.row("verify an aggregate of 64 messages", &|which, _| {
        let context = address(&memory[which]);
        call(init[which], &[context, 1, address(TAG), TAG.len()]);
        for at in 0..64 {
            let signature = if at == 0 { address(&total) } else { 0 };
            let arguments = [context, address(&keys[at]), signature, address(&items[at].message), 32, 0, 0];
            assert_eq!(call(plain[which], &arguments) as u32, 0);
        }
        call(commit[which], &[context]);
        assert_eq!(call(last[which], &[context, 0]) as u32, 1);
    });

    for group in [1, 2] {
        // Each of them another one: multiples of a point.
        let of_one = |what: &str| format!("blst_p{group}_{what}");
        let first = member(source, group);
        let mut multiple = made(&of_one("from_affine"), 144 * group, &[address(&first)]);
        let mut points = Vec::new();
        for _ in 0..4096 {
            points.extend(made(&of_one("to_affine"), 96 * group, &[address(&multiple)]));
            let operands = [address(&multiple), address(&first)];
            multiple = made(&of_one("add_or_double_affine"), 144 * group, &operands);
        }
        let points = words(&points);
        let numbers = source.bytes(4096 * 32);
        let (points, scalars) = ([address(&points), 0], [address(&numbers), 0]);
        let sum = [0u64; 36];
        let of = |what: &str| many(&format!("blst_p{group}s_{what}"), 1);
        let (add, multiply, size) = (of("add"), of("mult_pippenger"), of("mult_pippenger_scratch_sizeof"));
        for n in [2, 16, 128, 1024, 4096] {
            let scratch = [0, 1].map(|which| vec![0u64; call(size[which], &[n]).div_ceil(8)]);
            table.row(&format!("sum of {n} points of G{group}"), &|which, _| {
                call(add[which], &[address(&sum), address(&points), n]);
            });
            table.row(&format!("sum of {n} products in G{group}"), &|which, _| {
                call(
                    multiply[which],
                    &[address(&sum), address(&points), n, address(&scalars), 255, address(&scratch[which])],
                );
            });
        }
    }
}

fn main() {
    let word = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let table = Table { word, slower: RefCell::default() };
    println!("| through libblst | Montane | blst | ratio | its middle half |\n|---|---|---|---|---|");
    programs(&table);
    let visit = |name: &str, result: Outcome, _: bool, kinds: &[Kind]| table.function(name, result, kinds);
    rows::scalars(&visit);
    rows::fields(&visit);
    rows::target_field(&visit);
    rows::points_of(1, &visit);
    rows::points_of(2, &visit);
    rows::hashes(&visit);
    rows::keys_and_signatures(&visit);
    rows::pairings(&visit);
    let slower = table.slower.into_inner();
    println!("\nAbove 1 by more than noise: {}.", if slower.is_empty() { "none".into() } else { slower.join(", ") });
}

//! What programs do: signatures, equations that grow, sums of many points.

use super::Table;
use super::support::values::{made, many, member};
use super::support::{Function, Source};

pub(crate) fn address<T>(of: &[T]) -> usize {
    of.as_ptr() as usize
}

/// Points as C has them: words.
pub(crate) fn words(bytes: &[u8]) -> Vec<u64> {
    bytes.as_chunks().0.iter().map(|word| u64::from_le_bytes(*word)).collect()
}

/// Calls a function of C.
pub(crate) fn call(function: Function, arguments: &[usize]) -> usize {
    // SAFETY: all calls of this race give arguments as the header asks for, in memory that stays.
    unsafe { function.call(arguments) }
}

/// Signatures with their keys and messages, in affine coordinates.
struct Signed {
    key: Vec<u64>,
    signature: Vec<u64>,
    message: Vec<u8>,
}

const TAG: &[u8] = b"BLS_SIG_BLS12381_XMD:SHA-256_SSWU_RO_POP_";

/// With the key in the group `keys`.
fn signed(source: &mut Source, keys: usize) -> Signed {
    let signatures = 3 - keys;
    let (secret, message) = (made("blst_keygen", 32, &[address(&source.bytes(32)), 32, 0, 0]), source.bytes(32));
    let arguments = [address(&message), 32, address(TAG), TAG.len(), 0, 0];
    let hash = made(&format!("blst_hash_to_g{signatures}"), 144 * signatures, &arguments);
    let signature = made(&format!("blst_sign_pk_in_g{keys}"), 144 * signatures, &[address(&hash), address(&secret)]);
    let key = made(&format!("blst_sk_to_pk_in_g{keys}"), 144 * keys, &[address(&secret)]);
    let affine = |group: usize, p: &[u8]| words(&made(&format!("blst_p{group}_to_affine"), 96 * group, &[address(p)]));
    Signed { key: affine(keys, &key), signature: affine(signatures, &signature), message }
}

pub(crate) fn rows(table: &Table) {
    for keys in [1, 2] {
        signatures(table, keys);
    }
    for group in [1, 2] {
        sums(table, group);
    }
}

/// With keys in a group.
fn signatures(table: &Table, keys: usize) {
    let source = &mut Source::new(1);
    let items: Vec<Signed> = (0..128).map(|_| signed(source, keys)).collect();
    let of = |name: &str| many(&format!("blst_{name}_pk_in_g{keys}"), 1);
    let row = |name: &str, call: &dyn Fn(usize, usize)| table.row(&format!("{name}, keys in G{keys}"), call);

    let verify = of("core_verify");
    row("verify a signature", &|which, at| {
        let Signed { key, signature, message } = &items[at];
        let arguments = [address(key), address(signature), 1, address(message), 32, address(TAG), TAG.len(), 0, 0];
        assert_eq!(call(verify[which], &arguments) as u32, 0);
    });
    let secret = made("blst_keygen", 32, &[address(&items[0].message), 32, 0, 0]);
    let (hash, sign) = (many(&format!("blst_hash_to_g{}", 3 - keys), 1), of("sign"));
    let point = [0u64; 36];
    row("sign a message", &|which, at| {
        let out = address(&point);
        call(hash[which], &[out, address(&items[at].message), 32, address(TAG), TAG.len(), 0, 0]);
        call(sign[which], &[out, out, address(&secret)]);
    });

    let [size, init, commit, last, merge] =
        ["sizeof", "init", "commit", "finalverify", "merge"].map(|name| many(&format!("blst_pairing_{name}"), 1));
    let [plain, checked, multiplied, all] =
        ["aggregate", "chk_n_aggr", "mul_n_aggregate", "chk_n_mul_n_aggr"].map(|name| of(&format!("pairing_{name}")));
    let memory = [0, 1].map(|which| [0, 1].map(|_| vec![0u64; call(size[which], &[]).div_ceil(8)]));
    let context = |which: usize, second: usize| address(&memory[which][second]);
    let begin = |which, second| call(init[which], &[context(which, second), 1, address(TAG), TAG.len()]);
    let end = |which| {
        call(commit[which], &[context(which, 0)]);
        assert_eq!(call(last[which], &[context(which, 0), 0]) as u32, 1);
    };
    let numbers: Vec<Vec<u8>> = items.iter().map(|_| source.bytes(8)).collect();
    // A function with what it takes between the signature's place and the message.
    let put = |function: Function, context: usize, at: usize, key_flag: &[usize], rest: &[usize]| {
        let Signed { key, signature, message } = &items[at];
        let first = [&[context, address(key)], key_flag, &[address(signature)], rest].concat();
        assert_eq!(call(function, &[&first[..], &[address(message), 32, 0, 0]].concat()) as u32, 0);
    };
    for count in [1, 2, 4, 8, 16, 32, 64, 128] {
        row(&format!("verify {count} signatures of strangers"), &|which, _| {
            begin(which, 0);
            (0..count).for_each(|at| put(multiplied[which], context(which, 0), at, &[], &[address(&numbers[at]), 64]));
            end(which);
        });
    }
    row("verify 8 signatures of strangers whose points are checked", &|which, _| {
        begin(which, 0);
        (0..8).for_each(|at| put(all[which], context(which, 0), at, &[1], &[1, address(&numbers[at]), 64]));
        end(which);
    });
    row("verify 8 signatures whose points are checked", &|which, _| {
        begin(which, 0);
        (0..8).for_each(|at| put(checked[which], context(which, 0), at, &[1], &[1]));
        end(which);
    });
    row("verify 16 signatures in two contexts that merge", &|which, _| {
        for second in [0, 1] {
            begin(which, second);
            (0..8).for_each(|at| put(plain[which], context(which, second), 8 * second + at, &[], &[]));
            call(commit[which], &[context(which, second)]);
        }
        assert_eq!(call(merge[which], &[context(which, 0), context(which, 1)]) as u32, 0);
        end(which);
    });
    let all: Vec<u64> = items.iter().flat_map(|item| item.signature.clone()).collect();
    let sum = made(&format!("blst_p{}s_add", 3 - keys), 144 * (3 - keys), &[address(&[address(&all), 0]), 64]);
    let total = words(&made(&format!("blst_p{}_to_affine", 3 - keys), 96 * (3 - keys), &[address(&sum)]));
    row("verify an aggregate of 64 messages", &|which, _| {
        begin(which, 0);
        for (at, item) in items[..64].iter().enumerate() {
            let signature = if at == 0 { address(&total) } else { 0 };
            let arguments = [context(which, 0), address(&item.key), signature, address(&item.message), 32, 0, 0];
            assert_eq!(call(plain[which], &arguments) as u32, 0);
        }
        end(which);
    });
}

/// The most points of a list.
const MOST: usize = 4096;
/// Bits of a window of a table, and its points.
const WIDTH: usize = 5;
const OF_TABLE: usize = 64;

/// Lists of points of a group.
fn sums(table: &Table, group: usize) {
    let source = &mut Source::new(2);
    // Each of them another one: multiples of a point.
    let of_one = |what: &str| format!("blst_p{group}_{what}");
    let first = member(source, group);
    let mut multiple = made(&of_one("from_affine"), 144 * group, &[address(&first)]);
    let (mut jacobian, mut points) = (Vec::new(), Vec::new());
    for _ in 0..MOST {
        points.extend(made(&of_one("to_affine"), 96 * group, &[address(&multiple)]));
        multiple = made(&of_one("add_or_double_affine"), 144 * group, &[address(&multiple), address(&first)]);
        jacobian.extend(multiple.clone());
    }
    let (points, jacobian) = (words(&points), words(&jacobian));
    let numbers = source.bytes(MOST * 32);
    let (points, jacobian, scalars) = ([address(&points), 0], [address(&jacobian), 0], [address(&numbers), 0]);
    let sum = [0u64; 36];
    let of = |what: &str| many(&format!("blst_p{group}s_{what}"), 1);
    let [add, multiply, tile, to_affine] = ["add", "mult_pippenger", "tile_pippenger", "to_affine"].map(of);
    let scratch = of("mult_pippenger_scratch_sizeof").map(|size| vec![0u64; call(size, &[MOST]).div_ceil(8)]);
    for n in [2, 4, 8, 16, 32, 48, 64, 96, 128, 256, 512, 1024, 2048, 4096] {
        table.row(&format!("sum of {n} points of G{group}"), &|which, _| {
            call(add[which], &[address(&sum), address(&points), n]);
        });
    }
    for n in [1, 2, 4, 8, 16, 32, 64, 128, 256, 1024, 4096] {
        table.row(&format!("sum of {n} products in G{group}"), &|which, _| {
            let rest = [address(&points), n, address(&scalars), 255, address(&scratch[which])];
            call(multiply[which], &[&[address(&sum)], &rest[..]].concat());
        });
    }
    let forms = vec![0u64; 128 * 12 * group];
    for n in [1, 2, 8, 32, 128] {
        table.row(&format!("affine forms of {n} points of G{group}"), &|which, _| {
            call(to_affine[which], &[address(&forms), address(&jacobian), n]);
        });
    }
    // blst's buckets are given as they are to be: empty.
    let empty = scratch.each_ref().map(|scratch| vec![0u64; scratch.len()]);
    table.row(&format!("a window of 6 bits of 128 products in G{group}"), &|which, _| {
        let rest = [address(&points), 128, address(&scalars), 255, address(&empty[which]), 120, 6];
        call(tile[which], &[&[address(&sum)], &rest[..]].concat());
    });

    let [size, scratch_size, precompute, multiply] =
        ["precompute_sizeof", "scratch_sizeof", "precompute", ""].map(|what| {
            let name = format!("mult_wbits_{what}");
            of(name.trim_end_matches('_'))
        });
    let tables = size.map(|size| vec![0u64; call(size, &[WIDTH, OF_TABLE]).div_ceil(8)]);
    let scratch = scratch_size.map(|size| vec![0u64; call(size, &[OF_TABLE]).div_ceil(8)]);
    table.row(&format!("table for windows of {WIDTH} of {OF_TABLE} points of G{group}"), &|which, _| {
        call(precompute[which], &[address(&tables[which]), WIDTH, address(&points), OF_TABLE]);
    });
    (0..2).for_each(|which| {
        call(precompute[which], &[address(&tables[which]), WIDTH, address(&points), OF_TABLE]);
    });
    table.row(&format!("sum of {OF_TABLE} products in G{group} over it"), &|which, _| {
        let rest = [address(&tables[which]), WIDTH, OF_TABLE, address(&scalars), 255, address(&scratch[which])];
        call(multiply[which], &[&[address(&sum)], &rest[..]].concat());
    });
}

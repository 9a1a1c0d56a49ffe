//! What has no row: lists of points, equations that grow, results in several places.

use std::collections::BTreeSet;

use crate::support::values::{Kind, Value, affine, both, cases, either, finite, made, many, member, point, values};
use crate::support::{self, Guarded, Source};

/// The words of points.
fn words(points: &[Vec<u8>]) -> Vec<u64> {
    let bytes = points.concat();
    bytes.chunks_exact(8).map(|word| u64::from_le_bytes(word.try_into().unwrap())).collect()
}

fn address<T>(of: &[T]) -> usize {
    of.as_ptr() as usize
}

/// A list as blst has them: pointers to some, then NULL and the rest behind the last one. It borrows what it points to.
fn list(items: &[u64], each: usize, split: usize) -> Vec<usize> {
    let mut pointers: Vec<usize> = items.chunks(each.max(1)).take(split).map(address).collect();
    if split * each < items.len() {
        pointers.push(0);
    }
    pointers
}

/// A place for words that both write to.
fn written(functions: [support::Function; 2], len: usize, rest: &[usize]) -> [Vec<u64>; 2] {
    functions.map(|function| {
        let mut out = vec![0u64; len];
        let mut args = vec![out.as_mut_ptr() as usize];
        args.extend(rest);
        // SAFETY: the caller's arguments, and a place of that length.
        unsafe { function.call(&args) };
        out
    })
}

/// The affine form of a point that a function has written.
fn as_affine(group: usize, point: &[u64]) -> Vec<u8> {
    made(&format!("blst_p{group}_to_affine"), 96 * group, &[address(point)])
}

fn same_points(group: usize, points: &[Vec<u64>; 2], what: &str) {
    assert_eq!(as_affine(group, &points[0]), as_affine(group, &points[1]), "{what}");
}

/// Sizes at which one of both changes its method, and others.
fn sizes(source: &mut Source) -> usize {
    [1, 2, 3, 5, 6, 15, 16, 17, 31, 32, 33, 64, 65, 100, 200][source.below(15)]
}

pub(crate) fn lists() {
    for g in [1, 2] {
        let (jacobian, coordinates) = (18 * g, 12 * g);
        let source = &mut Source::new(31);
        let name = |of: &str| both(&format!("blst_p{g}s_{of}"));
        let one = |which, of: &str| either(which, &format!("blst_p{g}s_{of}"));
        for _ in 0..cases("lists") {
            let n = sizes(source);
            let split = source.below(n) + 1;
            let mut repeated: Vec<Vec<u8>> = (0..n).map(|_| affine(source, g)).collect();
            for _ in 0..source.below(4) {
                let (from, to) = (source.below(n), source.below(n));
                repeated[to] = repeated[from].clone();
            }
            let affine_points = words(&repeated);
            let pointers = list(&affine_points, coordinates, split);
            same_points(g, &written(name("add"), jacobian, &[address(&pointers), n]), &format!("sum of {n}"));

            let points = words(&(0..n).map(|_| point(source, g)).collect::<Vec<_>>());
            let many = list(&points, jacobian, split);
            let forms = written(name("to_affine"), n * coordinates, &[address(&many), n]);
            assert_eq!(forms[0], forms[1], "affine forms of {n}");

            // Numbers of the same length, one of them of ones and one zero.
            let bits = [8, 64, 127, 128, 129, 160, 255, 256][source.below(8)];
            let length = bits / 8 + usize::from(bits % 8 != 0);
            let mut numbers: Vec<u8> = source.bytes(n * length);
            numbers[..length].fill(0xff);
            if n > 1 {
                numbers[length..2 * length].fill(0);
            }
            let scalars = [address(&numbers), 0];
            let args = [address(&pointers), n, address(&scalars), bits];
            let products = [0, 1].map(|which| {
                // SAFETY: a number alone.
                let size = unsafe { one(which, "mult_pippenger_scratch_sizeof").call(&[n]) };
                let (mut sum, mut scratch) = (vec![0u64; jacobian], vec![0u64; size.div_ceil(8)]);
                let out = sum.as_mut_ptr() as usize;
                let all = [&[out], &args[..], &[scratch.as_mut_ptr() as usize]].concat();
                // SAFETY: the lists, and memory of the size that was asked for.
                unsafe { one(which, "mult_pippenger").call(&all) };
                sum
            });
            same_points(g, &products, &format!("{n} products of {bits} bits"));

            // Of one point blst reads another one.
            if n == 1 {
                continue;
            }
            let window = 1 + source.below(12);
            let from = source.below(bits);
            let mut tile = args.to_vec();
            // blst sums up into buckets that it takes to be empty, and that there are enough of.
            let buckets = vec![0u64; (24 * g) << window];
            tile.extend([address(&buckets), from, window]);
            let tiles = written(name("tile_pippenger"), jacobian, &tile);
            same_points(g, &tiles, &format!("{window} bits from {from} of {n} numbers of {bits}"));
        }
    }
}

pub(crate) fn tables() {
    for g in [1, 2] {
        let source = &mut Source::new(32);
        for _ in 0..cases("tables") {
            let (n, wbits) = (sizes(source).min(33), 2 + source.below(6));
            let points = words(&(0..n).map(|_| affine(source, g)).collect::<Vec<_>>());
            let pointers = list(&points, 12 * g, source.below(n) + 1);
            let bits: usize = [64, 128, 255, 256][source.below(4)];
            let numbers = source.bytes(n * bits.div_ceil(8));
            let scalars = [address(&numbers), 0];
            let of = |which, what: &str| either(which, &format!("blst_p{g}s_mult_wbits{what}"));
            let sums = [0, 1].map(|which| {
                let [size, scratch_size] =
                    [("_precompute_sizeof", vec![wbits, n]), ("_scratch_sizeof", vec![n])].map(|(what, args)| {
                        // SAFETY: numbers alone.
                        unsafe { of(which, what).call(&args) }.div_ceil(8)
                    });
                let (mut table, mut scratch, mut sum) =
                    (vec![0u64; size], vec![0u64; scratch_size], vec![0u64; 18 * g]);
                // SAFETY: a table and memory of the sizes that were asked for.
                unsafe {
                    of(which, "_precompute").call(&[table.as_mut_ptr() as usize, wbits, address(&pointers), n]);
                    of(which, "").call(&[
                        sum.as_mut_ptr() as usize,
                        address(&table),
                        wbits,
                        n,
                        address(&scalars),
                        bits,
                        scratch.as_mut_ptr() as usize,
                    ]);
                }
                sum
            });
            same_points(g, &sums, &format!("{n} products of {bits} bits over a table of {wbits}"));
            // SAFETY: numbers alone.
            let sizes = [0, 1].map(|which| unsafe { of(which, "_precompute_sizeof").call(&[wbits, n]) });
            assert_eq!(sizes[0], sizes[1]);
        }
    }
}

/// Signatures as points and bytes, and the functions whose results or operands have no type of their own.
pub(crate) fn results_in_several_places() {
    let source = &mut Source::new(33);
    for _ in 0..cases("several places") {
        let Value::Pointer(key) = values(source, Kind::Key).remove(0) else { unreachable!("bytes") };
        for (signs, other) in [(1, 2), (2, 1)] {
            let hash = {
                let affine = member(source, signs);
                words(&[made(&format!("blst_p{signs}_from_affine"), 144 * signs, &[address(&affine)])])
            };
            let both_forms = |name: String, hash: Option<usize>| {
                both(&name).map(|function| {
                    let (mut bytes, mut point) = (vec![0u8; 96 * signs], vec![0u64; 12 * signs]);
                    let (out, to) = (bytes.as_mut_ptr() as usize, point.as_mut_ptr() as usize);
                    for places in [[out, to], [0, to], [out, 0]] {
                        let mut args = places.to_vec();
                        args.extend(hash);
                        args.push(address(&key));
                        // SAFETY: places for both results or NULL, and a key.
                        unsafe { function.call(&args) };
                    }
                    (bytes, point)
                })
            };
            let signed = both_forms(format!("blst_sign_pk2_in_g{other}"), Some(address(&hash)));
            assert_eq!(signed[0], signed[1]);
            let keys = both_forms(format!("blst_sk_to_pk2_in_g{signs}"), None);
            assert_eq!(keys[0], keys[1]);
            let signed =
                written(both(&format!("blst_sign_pk_in_g{other}")), 18 * signs, &[address(&hash), address(&key)]);
            assert_eq!(signed[0], signed[1]);
        }
        let child = written(both("blst_derive_child_eip2333"), 4, &[address(&key), source.word() as u32 as usize]);
        assert_eq!(child[0], child[1]);

        let elements = |source: &mut Source, kind| match values(source, kind).remove(0) {
            Value::Pointer(bytes) => bytes,
            _ => unreachable!("an element"),
        };
        let abw: Vec<Vec<u8>> = (0..3).map(|_| elements(source, Kind::Fr)).collect();
        for name in ["blst_fr_ct_bfly", "blst_fr_gs_bfly"] {
            let results = both(name).map(|function| {
                let (mut a, mut b) = (abw[0].clone(), abw[1].clone());
                // SAFETY: three elements.
                unsafe { function.call(&[a.as_mut_ptr() as usize, b.as_mut_ptr() as usize, address(&abw[2])]) };
                (a, b)
            });
            assert_eq!(results[0], results[1], "{name}");
        }
        for (name, kind, len) in [
            ("fr_lshift", Kind::Fr, 4),
            ("fr_rshift", Kind::Fr, 4),
            ("fp_lshift", Kind::Fp, 6),
            ("fp2_lshift", Kind::Fp2, 12),
        ] {
            let a = elements(source, kind);
            let shifted = written(both(&format!("blst_{name}")), len, &[address(&a), 1 + source.below(300)]);
            assert_eq!(shifted[0], shifted[1], "{name}");
        }
        let f = elements(source, Kind::Fp12);
        for n in 1..4 {
            let image = written(both("blst_fp12_frobenius_map"), 72, &[address(&f), n]);
            assert_eq!(image[0], image[1], "{n}");
        }
        let conjugates = both("blst_fp12_conjugate").map(|function| {
            let mut f = f.clone();
            // SAFETY: an element.
            unsafe { function.call(&[f.as_mut_ptr() as usize]) };
            f
        });
        assert_eq!(conjugates[0], conjugates[1]);
        for (name, kind) in [("blst_p1_cneg", Kind::AnyPoint(1)), ("blst_p2_cneg", Kind::AnyPoint(2))] {
            let p = elements(source, kind);
            for flag in [0, 1] {
                let negated = both(name).map(|function| {
                    let mut p = p.clone();
                    // SAFETY: a point.
                    unsafe { function.call(&[p.as_mut_ptr() as usize, flag]) };
                    p
                });
                assert_eq!(negated[0], negated[1], "{name}");
            }
        }
        for (name, kind, group) in [("blst_map_to_g1", Kind::Fp, 1), ("blst_map_to_g2", Kind::Fp2, 2)] {
            let u = elements(source, kind);
            same_points(group, &written(both(name), 18 * group, &[address(&u), 0]), name);
        }
    }
}

/// The product of pairings of a list, from points and from their lines.
pub(crate) fn lists_of_pairs() {
    let source = &mut Source::new(34);
    let reduced = |f: &[u64]| made("blst_final_exp", 576, &[address(f)]);
    for _ in 0..cases("lists of pairs") {
        let n = 1 + source.below(20);
        // In a list blst takes points at infinity for finite ones.
        let ps = words(&(0..n).map(|_| finite(source, 1)).collect::<Vec<_>>());
        let qs = words(&(0..n).map(|_| finite(source, 2)).collect::<Vec<_>>());
        let (p, q) = (list(&ps, 12, source.below(n) + 1), list(&qs, 24, source.below(n) + 1));
        let products = written(both("blst_miller_loop_n"), 72, &[address(&q), address(&p), n]);
        assert_eq!(reduced(&products[0]), reduced(&products[1]), "{n} pairs");
        let of_lines = [0, 1].map(|which| {
            let (mut lines, mut f) = (vec![0u64; 36 * 68], vec![0u64; 72]);
            // SAFETY: places for the lines and the value.
            unsafe {
                either(which, "blst_precompute_lines").call(&[lines.as_mut_ptr() as usize, address(&qs)]);
                either(which, "blst_miller_loop_lines").call(&[f.as_mut_ptr() as usize, address(&lines), address(&ps)]);
            }
            reduced(&f)
        });
        assert_eq!(of_lines[0], of_lines[1]);
        for [q, p] in [[0, address(&ps)], [address(&qs), 0], [0, 0]] {
            let products = written(both("blst_miller_loop"), 72, &[q, p]);
            assert_eq!(reduced(&products[0]), reduced(&products[1]), "of a generator");
        }
    }
    for f in written(both("blst_miller_loop_n"), 72, &[0, 0, 0]) {
        assert_eq!(f, [0; 72], "of no pairs nothing is written");
    }
}

pub(crate) fn aggregation_of_encodings() {
    let source = &mut Source::new(35);
    for _ in 0..cases("encodings") {
        for g in [1, 2] {
            let functions = many(&format!("blst_aggregate_in_g{g}"), 2);
            let Value::Pointer(encoding) = values(source, Kind::Encoding(g, 96 * g)).remove(0) else { unreachable!() };
            let encoding = if source.below(2) == 0 {
                let mut member = made(&format!("blst_p{g}_affine_compress"), 48 * g, &[address(&member(source, g))]);
                member.resize(96 * g, 0);
                member
            } else {
                encoding
            };
            let sum = words(&[point(source, g)]);
            for of in [0, address(&sum)] {
                let results = functions.map(|function| {
                    let mut out = vec![3u64; 18 * g];
                    // SAFETY: a place, a point or NULL, and bytes enough for both encodings.
                    let error = unsafe { function.call(&[out.as_mut_ptr() as usize, of, address(&encoding)]) } as u32;
                    (error, out)
                });
                assert_eq!(results[0], results[1]);
            }
        }
    }
}

/// A key pair with a signature of a message, and what is wrong with them.
struct Signed {
    key: Vec<u8>,
    signature: Vec<u8>,
    msg: Vec<u8>,
    aug: Vec<u8>,
}

fn signed(source: &mut Source, keys: usize, tag: &[u8], hashes: bool) -> Signed {
    let signatures = 3 - keys;
    let (secret, msg) = (made("blst_keygen", 32, &[address(&source.bytes(32)), 32, 0, 0]), source.bytes(33));
    let aug = if source.below(2) == 0 { Vec::new() } else { source.bytes(7) };
    let to = format!("blst_{}_to_g{signatures}", if hashes { "hash" } else { "encode" });
    let args = [address(&msg), msg.len(), address(tag), tag.len(), address(&aug), aug.len()];
    let hash = made(&to, 144 * signatures, &args);
    let signature = made(&format!("blst_sign_pk_in_g{keys}"), 144 * signatures, &[address(&hash), address(&secret)]);
    let key = made(&format!("blst_sk_to_pk_in_g{keys}"), 144 * keys, &[address(&secret)]);
    let affine = |group: usize, p: &[u8]| made(&format!("blst_p{group}_to_affine"), 96 * group, &[address(p)]);
    let mut signed = Signed { key: affine(keys, &key), signature: affine(signatures, &signature), msg, aug };
    match source.below(12) {
        0 => signed.key = finite(source, keys),
        1 => signed.signature = finite(source, signatures),
        2 => signed.key.fill(0),
        3 => signed.signature.fill(0),
        4 => signed.msg[0] ^= 1,
        _ => {}
    }
    signed
}

/// Verdicts, and the products and verdicts of equations that grow by random steps.
pub(crate) fn equations() {
    let source = &mut Source::new(36);
    let guard = Guarded::new();
    for case in 0..usize::max(cases("equations"), 20) {
        let keys = 1 + case % 2;
        let hashes = source.below(4) > 0;
        let len = [0, 43, 300][source.below(3)];
        let tag = source.bytes(len);
        let one = signed(source, keys, &tag, hashes);
        let verdicts = both(&format!("blst_core_verify_pk_in_g{keys}")).map(|function| {
            [(true, true), (false, true), (true, false)].map(|(key, signature)| {
                let place = |given: bool, bytes: &[u8]| if given { address(bytes) } else { 0 };
                let (key, signature) = (place(key, &one.key), place(signature, &one.signature));
                let msg = guard.put(&one.msg);
                // SAFETY: points or NULL, and bytes with their lengths.
                unsafe {
                    function.call(&[
                        key,
                        signature,
                        usize::from(hashes),
                        msg,
                        one.msg.len(),
                        address(&tag),
                        tag.len(),
                        address(&one.aug),
                        one.aug.len(),
                    ]) as u32
                }
            })
        });
        assert_eq!(verdicts[0], verdicts[1], "case {case}");

        // The same steps in both.
        let steps = [0, 1, 3, 7, 8, 9, 16, 33, source.below(40)][source.below(9)];
        let seed = source.word();
        let outcomes = [0, 1].map(|which| {
            let source = &mut Source::new(seed);
            let call = |name: &str, args: &[usize]| {
                // SAFETY: arguments as the header asks for.
                unsafe { either(which, name).call(args) }
            };
            let size = call("blst_pairing_sizeof", &[]);
            // A tag right behind the context moves with it.
            let context_with_tag = || {
                let mut memory = vec![0u64; (size + tag.len()).div_ceil(8) + 1];
                let start = memory.as_mut_ptr() as usize;
                // SAFETY: there is room for it.
                unsafe { core::ptr::copy_nonoverlapping(tag.as_ptr(), (start + size) as *mut u8, tag.len()) };
                call("blst_pairing_init", &[start, usize::from(hashes), start + size, tag.len()]);
                memory
            };
            let mut contexts = [context_with_tag(), context_with_tag()];
            let mut said = Vec::new();
            for step in 0..steps {
                let variant = if source.below(30) == 0 { 3 - keys } else { keys };
                let item = signed(source, variant, &tag, hashes);
                let at = address(&contexts[usize::from(source.below(5) == 0)]);
                let bits = [0, 64, 64, 17, 128, 255][source.below(6)];
                let number = source.bytes(32);
                let place = |source: &mut Source, bytes: &[u8]| if source.below(8) == 0 { 0 } else { address(bytes) };
                let (key, signature) = (place(source, &item.key), place(source, &item.signature));
                let rest = [address(&item.msg), item.msg.len(), address(&item.aug), item.aug.len()];
                let checks = [source.below(2), source.below(2)];
                let name = |of: &str| format!("blst_pairing_{of}_pk_in_g{variant}");
                let error = match (case / 2 + step) % 10 {
                    0 => call(&name("aggregate"), &[&[at, key, signature], &rest[..]].concat()),
                    1 => call(&name("chk_n_aggr"), &[&[at, key, checks[0], signature, checks[1]], &rest[..]].concat()),
                    2 => call(
                        &name("mul_n_aggregate"),
                        &[&[at, key, signature, address(&number), bits], &rest[..]].concat(),
                    ),
                    3 => {
                        let (p, q) = (finite(source, 1), finite(source, 2));
                        call("blst_pairing_raw_aggregate", &[at, address(&q), address(&p)]);
                        0
                    }
                    4 => call("blst_pairing_finalverify", &[at, 0]),
                    5 => {
                        call("blst_pairing_commit", &[at]);
                        0
                    }
                    _ => call(
                        &name("chk_n_mul_n_aggr"),
                        &[&[at, key, checks[0], signature, checks[1], address(&number), bits], &rest[..]].concat(),
                    ),
                };
                said.push((step, error as u32));
            }
            let merged = call("blst_pairing_merge", &[address(&contexts[0]), address(&contexts[1])]) as u32;
            // Contexts are copied as bytes.
            contexts[1] = contexts[0].clone();
            let at = address(&contexts[1]);
            call("blst_pairing_commit", &[at]);
            let again = call("blst_pairing_merge", &[at, address(&contexts[1])]) as u32;
            let verdict = call("blst_pairing_finalverify", &[at, 0]) as u32;
            let tag_stays = call("blst_pairing_get_dst", &[at]) == at + size;
            let reduced = (verdict != 0 || steps > 10)
                .then(|| made("blst_final_exp", 576, &[call("blst_pairing_as_fp12", &[at])]));
            let f = call("blst_pairing_as_fp12", &[at]);
            let with = call("blst_pairing_finalverify", &[at, f]) as u32;
            (said, merged, again, verdict, tag_stays, reduced, if steps > 10 { with } else { 0 })
        });
        assert_eq!(outcomes[0], outcomes[1], "case {case} of {steps} steps");
    }
}

/// Few that are mostly equal or the beginning of another, some behind a common beginning, and numbers going up and
/// down.
fn messages(source: &mut Source) -> Vec<Vec<u8>> {
    let n = source.below(40);
    let begin = [0, 1, 7, 8, 9, 30][source.below(6)];
    let begin = source.bytes(begin);
    let mut messages: Vec<Vec<u8>> = match source.below(3) {
        0 => (0..n)
            .map(|_| {
                let len = source.below(4);
                source.bytes(len).into_iter().map(|byte| byte % 3).collect()
            })
            .collect(),
        1 => (0..n).map(|_| source.bytes(32)).collect(),
        _ => (0..n as u16).map(|at| at.to_be_bytes().to_vec()).collect(),
    };
    messages.iter_mut().for_each(|message| *message = [&begin[..], message].concat());
    if source.below(2) == 0 {
        messages.reverse();
    }
    for _ in 0..source.below(10).min(n) {
        messages.push(messages[source.below(n)].clone());
    }
    messages
}

/// The verdicts of one of both on messages, with room for as many as are distinct, up to a page that nobody may touch.
fn verdicts(which: usize, messages: &[Vec<u8>], distinct: usize, place: &Guarded) -> Vec<bool> {
    let call = |name: &str, args: &[usize]| {
        // SAFETY: arguments as the header asks for.
        unsafe { either(which, name).call(args) as u32 }
    };
    let size = call("blst_uniq_sizeof", &[distinct]) as usize;
    let tree = place.put(&vec![0xff; size]);
    call("blst_uniq_init", &[tree]);
    messages.iter().map(|message| call("blst_uniq_test", &[tree, address(message), message.len()]) == 1).collect()
}

pub(crate) fn distinct_messages() {
    let (source, place) = (&mut Source::new(37), Guarded::new());
    for _ in 0..cases("distinct messages") {
        let messages = messages(source);
        let mut seen = BTreeSet::new();
        let expected: Vec<bool> = messages.iter().map(|message| seen.insert(message)).collect();
        for which in [0, 1] {
            assert_eq!(verdicts(which, &messages, seen.len().max(1), &place), expected, "{messages:?}");
        }
    }
}

/// Sizes and generators.
pub(crate) fn constants() {
    for of in ["p1", "p1_affine", "p2", "p2_affine", "fp12"] {
        // SAFETY: no arguments.
        let sizes = both(&format!("blst_{of}_sizeof")).map(|function| unsafe { function.call(&[]) });
        assert_eq!(sizes[0], sizes[1]);
        let name = match of {
            "fp12" => "blst_fp12_one".to_string(),
            _ => format!("blst_{of}_generator"),
        };
        let values = both(&name).map(|function| {
            // SAFETY: no arguments; constants of that size.
            unsafe { core::slice::from_raw_parts(function.call(&[]) as *const u8, sizes[0]) }
        });
        assert_eq!(values[0], values[1], "{name}");
    }
}

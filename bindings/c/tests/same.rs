//! ckzg.h beside c-kzg: the same codes and, where something is written, the same bytes, for inputs of every kind.

#[path = "../../testing.rs"]
mod testing;

use std::sync::OnceLock;

use original::{
    BYTES_PER_BLOB, BYTES_PER_CELL, Blob, Bytes32, Bytes48, CELLS_PER_EXT_BLOB, Cell, Error, KzgSettings,
    ethereum_kzg_settings,
};
use testing::{Source, built, load, sources};

/// How many inputs of each kind.
fn cases() -> usize {
    std::env::var("CKZG_CASES").map_or(6, |n| n.parse().expect("CKZG_CASES is a number"))
}

/// Ours, as the header declares them, over the same setup.
struct Ours {
    library: libloading::Library,
    settings: [usize; 10],
}

fn ours() -> &'static Ours {
    static OURS: OnceLock<Ours> = OnceLock::new();
    OURS.get_or_init(|| {
        let library = load(&built().join("libmontane.so"));
        let mut settings = [1usize; 10];
        let folder = sources("c-kzg-2.1.8").join("bindings/rust/src/ethereum_kzg_settings");
        let [g1, lagrange, g2] = ["g1_monomial", "g1_lagrange", "g2_monomial"]
            .map(|name| std::fs::read(folder.join(format!("{name}_bytes.bin"))).expect("c-kzg's points"));
        type Load = unsafe extern "C" fn(*mut usize, *const u8, u64, *const u8, u64, *const u8, u64, u64) -> u32;
        // SAFETY: as ckzg.h declares it.
        let load = unsafe { library.get::<Load>(b"load_trusted_setup") }.expect("the loader");
        let mut with = |g1: &[u8], lagrange: &[u8], g2: &[u8], width: u64| {
            let [n1, nl, n2] = [g1, lagrange, g2].map(|bytes| bytes.len() as u64);
            // SAFETY: arrays of those lengths.
            unsafe { load(settings.as_mut_ptr(), g1.as_ptr(), n1, lagrange.as_ptr(), nl, g2.as_ptr(), n2, width) }
        };
        // Each length, the width, a point that is none, bases in one another's place, and what is the same secret's.
        assert_eq!(with(&g1[48..], &lagrange, &g2, 0), 1);
        assert_eq!(with(&g1, &lagrange[48..], &g2, 0), 1);
        assert_eq!(with(&g1, &lagrange, &g2[96..], 0), 1);
        assert_eq!(with(&g1, &lagrange, &g2, 16), 1);
        assert_eq!(with(&g1, &lagrange, &g2, u64::MAX), 1);
        assert_eq!(with(&lagrange, &g1, &g2, 0), 1);
        let mut wrong = g1.clone();
        wrong[0] ^= 0x80;
        assert_eq!(with(&wrong, &lagrange, &g2, 0), 1);
        assert_eq!(with(&g1, &lagrange, &g2, 0), 0);
        Ours { library, settings }
    })
}

/// Calls one of ours: pointers and counts are words, the settings come last.
fn call(name: &str, arguments: &[usize]) -> u32 {
    let ours = ours();
    let mut all = arguments.to_vec();
    all.push(ours.settings.as_ptr() as usize);
    macro_rules! of {
        ($($n:literal: $($i:literal)*;)*) => { match all.len() {
            $($n => {
                type F = unsafe extern "C" fn($(of!(@word $i)),*) -> u32;
                // SAFETY: as ckzg.h declares it, whose arguments are all words.
                let f = unsafe { ours.library.get::<F>(name.as_bytes()) }.unwrap_or_else(|_| panic!("{name}"));
                // SAFETY: the callers give what it reads, and room for what it writes.
                unsafe { f($(all[$i]),*) }
            })*
            n => panic!("{n} arguments"),
        } };
        (@word $i:literal) => { usize };
    }
    of! { 3: 0 1 2; 4: 0 1 2 3; 5: 0 1 2 3 4; 6: 0 1 2 3 4 5; 7: 0 1 2 3 4 5 6; }
}

fn theirs() -> &'static KzgSettings {
    ethereum_kzg_settings(0)
}

/// What was written, or that the input was refused.
fn found<T>(code: u32, value: T) -> Option<T> {
    assert!(code < 2, "{code}");
    (code == 0).then_some(value)
}

/// The same of c-kzg's.
fn expected<T>(result: Result<T, Error>) -> Option<T> {
    match result {
        Ok(value) => Some(value),
        Err(Error::CError(original::CkzgError::C_KZG_BADARGS)) => None,
        Err(error) => panic!("{error:?}"),
    }
}

/// The order of the scalars.
const R: &str = "73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001";

fn hex<const L: usize>(text: &str) -> [u8; L] {
    std::array::from_fn(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).expect("hexadecimal"))
}

/// Scalars: at the ends of their range, beyond it, and any below it.
fn scalar(source: &mut Source) -> [u8; 32] {
    let mut r = hex::<32>(R);
    match source.below(8) {
        0 => [0; 32],
        1 => r,
        2 => {
            r[31] -= 1;
            r
        }
        3 => [0xff; 32],
        _ => valid_scalar(source),
    }
}

fn valid_scalar(source: &mut Source) -> [u8; 32] {
    let mut bytes: [u8; 32] = source.bytes(32).try_into().expect("32 bytes");
    bytes[0] &= 0x3f;
    bytes
}

fn valid_blob(source: &mut Source) -> Box<Blob> {
    let mut bytes = Box::new([0; BYTES_PER_BLOB]);
    match source.below(4) {
        0 => {}
        1 => {
            let value = valid_scalar(source);
            bytes.as_chunks_mut().0.iter_mut().for_each(|scalar| *scalar = value);
        }
        _ => bytes.as_chunks_mut().0.iter_mut().for_each(|scalar| *scalar = valid_scalar(source)),
    }
    Box::new(Blob::new(*bytes))
}

/// One in three has a scalar that may be too large, at the first, the last or any place.
fn blob(source: &mut Source) -> Box<Blob> {
    let mut blob = valid_blob(source);
    let at = [0, 4095, source.below(4096)][source.below(3)];
    if source.below(3) == 0 {
        let mut bytes = Box::new(blob.into_inner());
        bytes.as_chunks_mut().0[at] = scalar(source);
        blob = Box::new(Blob::new(*bytes));
    }
    blob
}

/// Points of G1: of the subgroup, infinity, and each way of being none.
fn point(source: &mut Source) -> [u8; 48] {
    let generator =
        hex::<48>("97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb");
    let mut infinity = [0; 48];
    infinity[0] = 0xc0;
    match source.below(12) {
        0 => infinity,
        1 => {
            infinity[47] = 1;
            infinity
        }
        2 => {
            infinity[0] |= 0x20;
            infinity
        }
        // (0, 2), of order 3.
        3 => {
            infinity[0] = 0x80;
            infinity
        }
        4 => [0xff; 48],
        5 => {
            let mut bytes: [u8; 48] = source.bytes(48).try_into().expect("48 bytes");
            bytes[0] = 0x80 | bytes[0] & 0x1f;
            bytes
        }
        6 => {
            let mut bytes = generator;
            bytes[0] &= 0x7f;
            bytes
        }
        7 => {
            let mut bytes = generator;
            bytes[0] ^= 0x20;
            bytes
        }
        // The modulus, as x.
        8 => hex("9a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab"),
        _ => generator,
    }
}

fn address<T: ?Sized>(value: &T) -> usize {
    std::ptr::from_ref(value).cast::<u8>() as usize
}

#[test]
fn commitments_and_proofs() {
    let mut source = Source::new(1);
    for _ in 0..cases() {
        let blob = blob(&mut source);
        let mut out = [0u8; 48];
        let code = call("blob_to_kzg_commitment", &[&raw mut out as usize, address(&*blob)]);
        let commitment = expected(theirs().blob_to_kzg_commitment(&blob)).map(|c| c.to_bytes().into_inner());
        assert_eq!(found(code, out), commitment);

        let z = scalar(&mut source);
        let (mut proof, mut y) = ([0u8; 48], [0u8; 32]);
        let words = [&raw mut proof as usize, &raw mut y as usize, address(&*blob), address(&z)];
        let theirs_proof = expected(theirs().compute_kzg_proof(&blob, &Bytes32::new(z)));
        let theirs_proof = theirs_proof.map(|(proof, y)| (proof.to_bytes().into_inner(), *y));
        assert_eq!(found(call("compute_kzg_proof", &words), (proof, y)), theirs_proof);

        // With its own commitment, and with any.
        for commitment in [commitment.unwrap_or([0; 48]), point(&mut source)] {
            let mut out = [0u8; 48];
            let words = [&raw mut out as usize, address(&*blob), address(&commitment)];
            let expected = expected(theirs().compute_blob_kzg_proof(&blob, &Bytes48::new(commitment)));
            assert_eq!(found(call("compute_blob_kzg_proof", &words), out), expected.map(|p| p.to_bytes().into_inner()));
        }
    }
}

/// Calls one of ours that answers in its first argument.
fn verdict(name: &str, arguments: &[usize]) -> Option<bool> {
    let mut ok = true;
    let mut all = vec![&raw mut ok as usize];
    all.extend(arguments);
    let code = call(name, &all);
    assert!(code == 0 || !ok, "{name}: true beside an error");
    found(code, ok)
}

#[test]
fn verdicts_of_points() {
    let mut source = Source::new(2);
    let blob = valid_blob(&mut source);
    let commitment = theirs().blob_to_kzg_commitment(&blob).expect("a blob").to_bytes();
    let mut seen = [0; 3];
    for i in 0..40 * cases() {
        let z = Bytes32::new(valid_scalar(&mut source));
        let (proof, y) = theirs().compute_kzg_proof(&blob, &z).expect("a blob and a point");
        let mut all = (commitment.into_inner(), *z, *y, proof.to_bytes().into_inner());
        // One of the four replaced, or none.
        match i % 5 {
            0 => all.0 = point(&mut source),
            1 => all.1 = scalar(&mut source),
            2 => all.2 = scalar(&mut source),
            3 => all.3 = point(&mut source),
            _ => {}
        }
        let (commitment, z, y, proof) = all;
        let ours = verdict("verify_kzg_proof", &[address(&commitment), address(&z), address(&y), address(&proof)]);
        let (commitment, proof) = (Bytes48::new(commitment), Bytes48::new(proof));
        let theirs = expected(theirs().verify_kzg_proof(&commitment, &Bytes32::new(z), &Bytes32::new(y), &proof));
        assert_eq!(ours, theirs);
        seen[ours.map_or(0, |ok| 1 + usize::from(ok))] += 1;
    }
    assert!(seen.iter().all(|n| *n > 0), "refused, false, true: {seen:?}");
}

#[test]
fn verdicts_of_blobs() {
    let mut source = Source::new(3);
    let mut seen = [0; 3];
    for i in 0..3 * cases() {
        let n = source.below(4);
        let mut blobs: Vec<Blob> = (0..n).map(|_| *valid_blob(&mut source)).collect();
        let mut commitments: Vec<Bytes48> =
            blobs.iter().map(|blob| theirs().blob_to_kzg_commitment(blob).expect("a blob").to_bytes()).collect();
        let mut proofs: Vec<Bytes48> = blobs
            .iter()
            .zip(&commitments)
            .map(|(blob, commitment)| theirs().compute_blob_kzg_proof(blob, commitment).expect("a blob").to_bytes())
            .collect();
        if n > 0 {
            let at = source.below(n);
            match i % 4 {
                0 => commitments[at] = Bytes48::new(point(&mut source)),
                1 => proofs[at] = Bytes48::new(point(&mut source)),
                2 => blobs[at] = *blob(&mut source),
                _ => {}
            }
        }
        let words = [address(&blobs[..]), address(&commitments[..]), address(&proofs[..]), n];
        let ours = verdict("verify_blob_kzg_proof_batch", &words);
        assert_eq!(ours, expected(theirs().verify_blob_kzg_proof_batch(&blobs, &commitments, &proofs)));
        seen[ours.map_or(0, |ok| 1 + usize::from(ok))] += 1;
        for ((blob, commitment), proof) in blobs.iter().zip(&commitments).zip(&proofs) {
            let ours = verdict("verify_blob_kzg_proof", &[address(blob), address(commitment), address(proof)]);
            assert_eq!(ours, expected(theirs().verify_blob_kzg_proof(blob, commitment, proof)));
        }
    }
    assert!(seen.iter().all(|n| *n > 0), "refused, false, true: {seen:?}");
}

/// All cells and proofs of ours, unless they are refused.
fn cells(name: &str, arguments: &[usize], with_proofs: bool) -> Option<(Vec<u8>, Vec<u8>)> {
    let mut cells = vec![0u8; CELLS_PER_EXT_BLOB * BYTES_PER_CELL];
    let mut proofs = vec![0u8; if with_proofs { CELLS_PER_EXT_BLOB * 48 } else { 0 }];
    let place = if with_proofs { proofs.as_mut_ptr() as usize } else { 0 };
    let mut all = vec![cells.as_mut_ptr() as usize, place];
    all.extend(arguments);
    found(call(name, &all), (cells, proofs))
}

type TheirCells = (Box<[Cell; CELLS_PER_EXT_BLOB]>, Box<[original::KzgProof; CELLS_PER_EXT_BLOB]>);

fn in_bytes((cells, proofs): TheirCells) -> (Vec<u8>, Vec<u8>) {
    let cells = cells.iter().flat_map(|cell| cell.to_bytes()).collect();
    (cells, proofs.iter().flat_map(|proof| proof.to_bytes().into_inner()).collect())
}

#[test]
fn cells_and_their_recovery() {
    let mut source = Source::new(4);
    for case in 0..cases() {
        let blob = if case == 0 { valid_blob(&mut source) } else { blob(&mut source) };
        let ours = cells("compute_cells_and_kzg_proofs", &[address(&*blob)], true);
        assert_eq!(ours, expected(theirs().compute_cells_and_kzg_proofs(&blob)).map(in_bytes));
        let alone = cells("compute_cells_and_kzg_proofs", &[address(&*blob)], false);
        assert_eq!(alone.map(|(cells, _)| cells), ours.as_ref().map(|(cells, _)| cells.clone()));
        let Some((all, _)) = ours else { continue };

        // Any that are enough; then one rule broken.
        let cell = |i: u64| {
            let bytes: [u8; BYTES_PER_CELL] =
                all[i as usize * BYTES_PER_CELL..][..BYTES_PER_CELL].try_into().expect("a cell");
            Cell::new(bytes)
        };
        let mut indices: Vec<u64> = (0..128).filter(|_| source.below(4) > 0).collect();
        for broken in 0..9 {
            let mut given: Vec<Cell> = indices.iter().map(|i| cell(*i)).collect();
            let at = source.below(indices.len() - 1);
            match broken {
                0 => {}
                1 => {
                    indices.truncate(63);
                    given.truncate(63);
                }
                2 => {
                    indices.swap(at, at + 1);
                    given.swap(at, at + 1);
                }
                3 => indices[at] = indices[at + 1],
                4 => *indices.last_mut().expect("many") = 128,
                5 => {
                    let mut bytes = given[at].to_bytes();
                    bytes[..32].copy_from_slice(&hex::<32>(R));
                    given[at] = Cell::new(bytes);
                }
                // All of them, and then one that does not belong to the others, among all and among some.
                6 | 7 => {
                    indices = (0..128).collect();
                    given = indices.iter().map(|i| cell(*i)).collect();
                    if broken == 7 {
                        given[at] = cell((at as u64 + 1) % 128);
                    }
                }
                _ => given[at] = cell((indices[at] + 1) % 128),
            }
            let words = [address(&indices[..]), address(&given[..]), indices.len()];
            let ours = cells("recover_cells_and_kzg_proofs", &words, true);
            let theirs = expected(theirs().recover_cells_and_kzg_proofs(&indices, &given)).map(in_bytes);
            if broken > 6 {
                // The one exception: proofs are the same, cells are those of the polynomial that the specification
                // cuts.
                let proofs = |both: &Option<(Vec<u8>, Vec<u8>)>| both.as_ref().map(|(_, proofs)| proofs.clone());
                assert!(proofs(&ours) == proofs(&theirs), "{broken}");
            } else {
                assert!(ours == theirs, "{broken}");
            }
            assert_eq!(ours.is_some(), matches!(broken, 0 | 6..), "{broken}");
            let alone = cells("recover_cells_and_kzg_proofs", &words, false);
            assert_eq!(alone.map(|(cells, _)| cells), ours.map(|(cells, _)| cells));
            indices = (0..128).filter(|_| source.below(4) > 0).collect();
        }
        // One too many: of the first 128, nothing is read.
        let too_many = vec![0u64; 129];
        assert_eq!(cells("recover_cells_and_kzg_proofs", &[address(&too_many[..]), 8, 129], true), None);
    }
}

#[test]
fn verdicts_of_cells() {
    let mut source = Source::new(5);
    let blobs: Vec<Box<Blob>> = (0..2).map(|_| valid_blob(&mut source)).collect();
    let commitments: Vec<Bytes48> =
        blobs.iter().map(|blob| theirs().blob_to_kzg_commitment(blob).expect("a blob").to_bytes()).collect();
    let made: Vec<TheirCells> =
        blobs.iter().map(|blob| theirs().compute_cells_and_kzg_proofs(blob).expect("a blob")).collect();
    let mut seen = [0; 3];
    for i in 0..10 * cases() {
        let n = [0, 1, 2, 5, 40][source.below(5)];
        let picked: Vec<(usize, usize)> = (0..n).map(|_| (source.below(2), source.below(128))).collect();
        let mut of: Vec<Bytes48> = picked.iter().map(|(b, _)| commitments[*b]).collect();
        let mut indices: Vec<u64> = picked.iter().map(|(_, c)| *c as u64).collect();
        let mut cells: Vec<Cell> = picked.iter().map(|(b, c)| made[*b].0[*c]).collect();
        let mut proofs: Vec<Bytes48> = picked.iter().map(|(b, c)| made[*b].1[*c].to_bytes()).collect();
        if n > 0 {
            let at = source.below(n);
            match i % 7 {
                0 => of[at] = Bytes48::new(point(&mut source)),
                1 => indices[at] = [128, u64::MAX, 0][source.below(3)],
                2 => {
                    let mut bytes = cells[at].to_bytes();
                    bytes[64..96].copy_from_slice(&scalar(&mut source));
                    cells[at] = Cell::new(bytes);
                }
                3 => proofs[at] = Bytes48::new(point(&mut source)),
                _ => {}
            }
        }
        let words = [address(&of[..]), address(&indices[..]), address(&cells[..]), address(&proofs[..]), n];
        let ours = verdict("verify_cell_kzg_proof_batch", &words);
        assert_eq!(ours, expected(theirs().verify_cell_kzg_proof_batch(&of, &indices, &cells, &proofs)));
        seen[ours.map_or(0, |ok| 1 + usize::from(ok))] += 1;
    }
    assert!(seen.iter().all(|n| *n > 0), "refused, false, true: {seen:?}");
}

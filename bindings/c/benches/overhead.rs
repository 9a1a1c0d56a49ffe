//! What ckzg.h takes beside `montane::kzg`, on the same blobs in turns: a table in Markdown.
//! `cargo bench --bench overhead [-- --write]`, where `--write` puts it into README.md.

#[path = "../../testing.rs"]
mod testing;

use std::hint::black_box;
use std::time::Instant;

use facade::kzg::{Bytes48, TrustedSetup};
use testing::{Source, built, load, package, processor, sources, write_page};

/// Samples of each, of which the median is shown.
const SAMPLES: usize = 25;
/// How long one takes at least.
const NANOSECONDS: u128 = 2_000_000;

/// The library over Ethereum's setup.
struct Library {
    library: libloading::Library,
    settings: [usize; 10],
}

impl Library {
    fn new() -> Self {
        let library = load(&built().join("libmontane.so"));
        let mut settings = [0usize; 10];
        let folder = sources("c-kzg-2.1.8").join("bindings/rust/src/ethereum_kzg_settings");
        let [g1, lagrange, g2] = ["g1_monomial", "g1_lagrange", "g2_monomial"]
            .map(|name| std::fs::read(folder.join(format!("{name}_bytes.bin"))).expect("c-kzg's points"));
        type Load = unsafe extern "C" fn(*mut usize, *const u8, u64, *const u8, u64, *const u8, u64, u64) -> u32;
        // SAFETY: as ckzg.h declares it, with arrays of the lengths that follow them.
        let code = unsafe {
            let load = library.get::<Load>(b"load_trusted_setup").expect("the loader");
            let [n1, nl, n2] = [&g1, &lagrange, &g2].map(|bytes| bytes.len() as u64);
            load(settings.as_mut_ptr(), g1.as_ptr(), n1, lagrange.as_ptr(), nl, g2.as_ptr(), n2, 0)
        };
        assert_eq!(code, 0, "the setup is loaded");
        Self { library, settings }
    }

    /// Calls a function whose arguments are pointers and counts, the settings last.
    fn call(&self, name: &str, arguments: &[usize]) {
        let all = [arguments, &[self.settings.as_ptr() as usize]].concat();
        macro_rules! of {
            ($($n:literal: $($i:literal)*;)*) => { match all.len() {
                $($n => {
                    type F = unsafe extern "C" fn($(of!(@word $i)),*) -> u32;
                    // SAFETY: as ckzg.h declares it, whose arguments are all words.
                    let f = unsafe { self.library.get::<F>(name.as_bytes()) }.unwrap_or_else(|_| panic!("{name}"));
                    // SAFETY: the callers give what it reads, and room for what it writes.
                    assert_eq!(unsafe { f($(all[$i]),*) }, 0, "{name}");
                })*
                n => panic!("{n} arguments"),
            } };
            (@word $i:literal) => { usize };
        }
        of! { 3: 0 1 2; 4: 0 1 2 3; 5: 0 1 2 3 4; 6: 0 1 2 3 4 5; 7: 0 1 2 3 4 5 6; }
    }
}

/// A function of ckzg.h with its arguments but for the settings, and the same call in Rust.
type Row<'a> = (&'static str, &'a [usize], &'a dyn Fn());

/// The medians of two calls, and the median of their ratio.
fn measure(calls: [&dyn Fn(); 2]) -> [f64; 3] {
    let sample = |which: usize, rounds: usize| {
        let begin = Instant::now();
        (0..rounds).for_each(|_| calls[which]());
        begin.elapsed().as_nanos()
    };
    let mut rounds = 1;
    while sample(1, rounds) < NANOSECONDS {
        rounds *= 2;
    }
    let mut found: [Vec<f64>; 3] = Default::default();
    for _ in 0..SAMPLES {
        let [c, rust] = [0, 1].map(|which| sample(which, rounds) as f64 / rounds as f64);
        found[0].push(c);
        found[1].push(rust);
        found[2].push(c / rust);
    }
    found.map(|mut values| {
        values.sort_by(f64::total_cmp);
        values[SAMPLES / 2]
    })
}

/// Looks at a result, so that it is computed.
fn done<T>(result: T) {
    black_box(result);
}

fn at<T>(of: &[T]) -> usize {
    of.as_ptr() as usize
}

fn main() {
    let text = std::fs::read_to_string(sources("c-kzg-2.1.8").join("src/trusted_setup.txt")).expect("c-kzg's setup");
    let (library, setup) = (Library::new(), TrustedSetup::from_text(&text).expect("a setup"));
    let source = &mut Source::new(1);
    // Six blobs of scalars, one after the other.
    let mut blobs = vec![[0u8; 131_072]; 6];
    for byte in blobs.as_flattened_mut() {
        *byte = source.word() as u8;
    }
    blobs.as_flattened_mut().iter_mut().step_by(32).for_each(|byte| *byte = 0);
    let commitments: Vec<Bytes48> =
        blobs.iter().map(|blob| setup.blob_to_kzg_commitment(blob).expect("a blob")).collect();
    let prove = |(blob, commitment): (&[u8; 131_072], &Bytes48)| {
        setup.compute_blob_kzg_proof(blob, commitment).expect("a blob")
    };
    let proofs: Vec<Bytes48> = blobs.iter().zip(&commitments).map(prove).collect();
    let (cells, cell_proofs) = setup.compute_cells_and_kzg_proofs(&blobs[0]).expect("a blob");
    // As C has them, one after the other.
    let flat: Vec<u8> = cells.iter().flat_map(|cell| cell.as_ref().to_vec()).collect();
    let (same, indices): (Vec<Bytes48>, Vec<u64>) = (vec![commitments[0]; 128], (0..128).collect());
    let (z, (proof, y)) = ([1u8; 32], setup.compute_kzg_proof(&blobs[0], &[1; 32]).expect("a blob"));
    // Room for what is written.
    let (cells_out, proofs_out, ok) = (vec![0u8; 128 * 2048], vec![0u8; 128 * 48], [0u8; 8]);
    let (blob, commitment) = (&blobs[0], &commitments[0]);
    let verifier = setup.verifier();
    let rows: [Row<'_>; 9] = [
        ("blob_to_kzg_commitment", &[at(&proofs_out), at(blob)], &|| done(setup.blob_to_kzg_commitment(blob))),
        ("compute_kzg_proof", &[at(&proofs_out), at(&cells_out), at(blob), at(&z)], &|| {
            done(setup.compute_kzg_proof(blob, &z));
        }),
        ("compute_blob_kzg_proof", &[at(&proofs_out), at(blob), at(commitment)], &|| {
            done(setup.compute_blob_kzg_proof(blob, commitment));
        }),
        ("verify_kzg_proof", &[at(&ok), at(commitment), at(&z), at(&y), at(&proof)], &|| {
            assert_eq!(verifier.verify_kzg_proof(commitment, &z, &y, &proof), Ok(true));
        }),
        ("verify_blob_kzg_proof", &[at(&ok), at(blob), at(commitment), at(&proofs[0])], &|| {
            assert_eq!(verifier.verify_blob_kzg_proof(blob, commitment, &proofs[0]), Ok(true));
        }),
        ("verify_blob_kzg_proof_batch", &[at(&ok), at(&blobs), at(&commitments), at(&proofs), 6], &|| {
            assert_eq!(verifier.verify_blob_kzg_proof_batch(&blobs, &commitments, &proofs), Ok(true));
        }),
        ("compute_cells_and_kzg_proofs", &[at(&cells_out), at(&proofs_out), at(blob)], &|| {
            done(setup.compute_cells_and_kzg_proofs(blob));
        }),
        ("recover_cells_and_kzg_proofs", &[at(&cells_out), at(&proofs_out), at(&indices), at(&flat), 64], &|| {
            done(setup.recover_cells_and_kzg_proofs(&indices[..64], &cells[..64]));
        }),
        (
            "verify_cell_kzg_proof_batch",
            &[at(&ok), at(&same), at(&indices), at(&flat), at(&cell_proofs[..]), 128],
            &|| {
                let accepted = verifier.verify_cell_kzg_proof_batch(&same, &indices, &cells, &cell_proofs[..]);
                assert_eq!(accepted, Ok(true));
            },
        ),
    ];
    let mut page = format!("{}:\n\n| us | ckzg.h | `montane::kzg` | ratio |\n|---|---:|---:|---:|", processor());
    for (name, arguments, rust) in rows {
        let [c, rust, ratio] = measure([&|| library.call(name, arguments), rust]);
        page += &format!("\n| `{name}` | {:.1} | {:.1} | {ratio:.2} |", c / 1e3, rust / 1e3);
    }
    println!("{page}");
    if std::env::args().any(|argument| argument == "--write") {
        write_page(&package().join("README.md"), "overhead", &page);
    }
}

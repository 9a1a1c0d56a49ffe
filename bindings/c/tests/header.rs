//! The headers: montane.h is what the functions say, ckzg.h declares what c-kzg's does, and the library exports what
//! both declare.

#[path = "../../testing.rs"]
mod testing;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use testing::{built, cc, folder, load, package, run, sources};

/// montane.h, from the sources.
fn generated() -> String {
    let preamble = "\
/* Montane for C: Ed25519, X25519, sums of points, Ethereum's contracts on BN254. BLS12-381 and BLS signatures are in
 * libblst, KZG commitments in ckzg.h.
 *
 * Every pointer has its length in bytes beside it, and is read or written for as long as that says. Results may be
 * written over operands. NULL is an error of its own, unless its length is 0. Nothing is written but by MONTANE_OK.
 * All functions may be called from many threads. They are written by a command from Rust's: see README.md. */";
    let config = cbindgen::Config {
        language: cbindgen::Language::C,
        header: Some(preamble.into()),
        include_guard: Some("MONTANE_H".into()),
        no_includes: true,
        sys_includes: vec!["stddef.h".into(), "stdint.h".into()],
        cpp_compat: true,
        usize_is_size_t: true,
        line_length: 110,
        style: cbindgen::Style::Type,
        documentation_style: cbindgen::DocumentationStyle::C99,
        ..cbindgen::Config::default()
    };
    let sources = ["status", "curve25519", "bn254", "sums"];
    let builder = sources.iter().fold(cbindgen::Builder::new().with_config(config), |builder, file| {
        builder.with_src(package().join("src").join(file).with_extension("rs"))
    });
    let mut text = Vec::new();
    builder.generate().expect("the sources parse").write(&mut text);
    // The safety of Rust's callers is what the preamble says.
    let text = String::from_utf8(text).expect("text");
    let safety = "\n//\n// # Safety\n// As this header says of pointers";
    let without = text.split(safety).enumerate().map(|(i, part)| {
        let rest = part.find('\n').expect("the end of a line");
        if i == 0 { part } else { &part[rest..] }
    });
    without.collect()
}

#[test]
fn is_what_the_functions_say() {
    let path = package().join("include/montane.h");
    let generated = generated();
    if std::env::var_os("MONTANE_WRITE").is_some() {
        std::fs::write(&path, &generated).expect("the header can be written");
    }
    let found = std::fs::read_to_string(&path).expect("the header");
    assert!(
        found == generated,
        "not what the sources say: MONTANE_WRITE=1 cargo test --test header writes it\n{generated}"
    );
}

/// What a header declares after the preprocessor: functions by name, white space apart.
fn functions(include: &[&Path], header: &str) -> BTreeMap<String, String> {
    let mut command = cc();
    command.args(["-E", "-P", "-x", "c", "-std=c99"]);
    for folder in include {
        command.arg("-I").arg(folder);
    }
    let input = folder("header").join(format!("{}.c", header.replace(['/', '.'], "_")));
    std::fs::write(&input, format!("#include \"{header}\"\n")).expect("a file under target");
    let text = run(command.arg(input));
    let declaration = |text: &str| {
        let (head, _) = text.split_once('(')?;
        let name = head.rsplit(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()?;
        // Of a structure before it, only what follows is its declaration.
        let text = text.rsplit('}').next()?;
        Some((
            name.to_string(),
            text.split_whitespace().collect::<Vec<_>>().join(" ").replace("( ", "(").replace(" )", ")"),
        ))
    };
    text.split(';').filter_map(declaration).collect()
}

/// Functions of c-kzg's three headers for its callers, and not those that its header shows for its tests.
const OF_CKZG: [&str; 12] = [
    "blob_to_kzg_commitment",
    "compute_kzg_proof",
    "compute_blob_kzg_proof",
    "verify_kzg_proof",
    "verify_blob_kzg_proof",
    "verify_blob_kzg_proof_batch",
    "compute_cells_and_kzg_proofs",
    "recover_cells_and_kzg_proofs",
    "verify_cell_kzg_proof_batch",
    "load_trusted_setup",
    "load_trusted_setup_file",
    "free_trusted_setup",
];

#[test]
fn ckzg_declares_the_same() {
    let root = sources("c-kzg-2.1.8");
    let theirs = functions(&[&root.join("src"), &root.join("blst/bindings")], "ckzg.h");
    let ours = functions(&[&package().join("include")], "ckzg.h");
    for name in OF_CKZG {
        assert_eq!(ours.get(name), theirs.get(name), "{name}");
        assert!(ours.contains_key(name), "{name}");
    }
    // Sizes, constants and codes, as a program sees them that is compiled with either.
    let source = folder("header").join("sizes.c");
    let mut text = String::from("#include \"ckzg.h\"\n#include <stdio.h>\nint main(void) {\n");
    for kind in ["KZGSettings", "Blob", "Cell", "Bytes32", "Bytes48", "KZGCommitment", "KZGProof", "C_KZG_RET"] {
        text += &format!("printf(\"%zu {kind}\\n\", sizeof({kind}));\n");
    }
    text += "printf(\"%zu %zu\\n\", offsetof(KZGSettings, wbits), offsetof(KZGSettings, scratch_size));\n";
    for number in [
        "BYTES_PER_COMMITMENT",
        "BYTES_PER_PROOF",
        "BYTES_PER_FIELD_ELEMENT",
        "BITS_PER_FIELD_ELEMENT",
        "FIELD_ELEMENTS_PER_BLOB",
        "BYTES_PER_BLOB",
        "LOG_EXPANSION_FACTOR",
        "FIELD_ELEMENTS_PER_EXT_BLOB",
        "FIELD_ELEMENTS_PER_CELL",
        "BYTES_PER_CELL",
        "CELLS_PER_BLOB",
        "CELLS_PER_EXT_BLOB",
        "C_KZG_OK",
        "C_KZG_BADARGS",
        "C_KZG_ERROR",
        "C_KZG_MALLOC",
    ] {
        text += &format!("printf(\"{number} %d\\n\", (int){number});\n");
    }
    std::fs::write(&source, text + "return 0; }\n").expect("a file under target");
    let said = |folders: &[&Path], name: &str| {
        let binary = folder("header").join(name);
        let mut command = cc();
        for folder in folders {
            command.arg("-I").arg(folder);
        }
        run(command.args(["-include", "stddef.h"]).arg(&source).arg("-o").arg(&binary));
        run(&mut Command::new(binary))
    };
    let theirs = said(&[&root.join("src"), &root.join("blst/bindings")], "theirs");
    assert_eq!(said(&[&package().join("include")], "ours"), theirs);
    assert_eq!(theirs.lines().count(), 25);
}

#[test]
fn both_in_every_dialect() {
    let source = folder("header").join("both.c");
    std::fs::write(
        &source,
        "#include <montane.h>\n#include <ckzg.h>\nint main(void) { return MONTANE_OK + C_KZG_OK; }\n",
    )
    .expect("a file under target");
    for (language, standard) in [("c", "c99"), ("c", "c11"), ("c++", "c++11"), ("c++", "c++17")] {
        run(cc()
            .args(["-x", language, "-Wall", "-Wextra", "-Werror", "-pedantic", "-fsyntax-only"])
            .arg(format!("-std={standard}"))
            .arg("-I")
            .arg(package().join("include"))
            .arg(&source));
    }
}

#[test]
fn exports_what_they_declare() {
    let include = package().join("include");
    let mut declared = functions(&[&include], "montane.h");
    declared.extend(functions(&[&include], "ckzg.h"));
    declared.retain(|name, _| name.starts_with("montane_") || OF_CKZG.contains(&name.as_str()));
    assert!(declared.len() > OF_CKZG.len() + 10, "{declared:?}");
    let library = load(&built().join("libmontane.so"));
    for name in declared.keys() {
        // SAFETY: its address alone is taken.
        assert!(unsafe { library.get::<*const ()>(name.as_bytes()) }.is_ok(), "{name}");
    }
    let out = folder("package");
    run(Command::new(package().with_file_name("package")).arg("c").arg("--built").arg(built()).arg("--out").arg(&out));
    for (flags, file) in [("-D", "lib/libmontane.so"), ("-g", "lib/libmontane.a")] {
        let symbols = run(Command::new("nm").args([flags, "--defined-only"]).arg(out.join(file)));
        let names: Vec<&str> = symbols.lines().filter_map(|line| line.split(' ').nth(2)).collect();
        assert_eq!(names.len(), declared.len(), "{file}: {names:?}");
        assert!(names.iter().all(|name| declared.contains_key(*name)), "{file}: {names:?}");
    }
}

//! Our header beside the published one: the same functions with the same types, the same constants, sizes and offsets,
//! and a library that has all of them.

mod support;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use support::{cc, folder, original, ours, package, run, theirs};

/// What a header declares after the preprocessor, without names of parameters: functions, and variables by their type.
fn declarations(include: &Path) -> BTreeMap<String, String> {
    let text = run(cc().args(["-E", "-P", "-x", "c", "-std=c99"]).arg(include.join("blst.h")));
    // Bodies of structures have semicolons of their own.
    let mut flat = String::new();
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth == 0 => flat.push(c),
            _ => {}
        }
    }
    let mut found = BTreeMap::new();
    for declaration in flat.split(';').map(|text| text.split_whitespace().collect::<Vec<_>>().join(" ")) {
        if declaration.starts_with("typedef") {
            continue;
        }
        if let Some(variables) = declaration.strip_prefix("extern const ") {
            let (kind, names) = variables.split_once(' ').expect("a type and names");
            names.split(',').for_each(|name| drop(found.insert(name.trim().into(), kind.into())));
        } else if let Some((head, parameters)) = declaration.split_once('(') {
            let at = head.rfind(|c: char| !c.is_alphanumeric() && c != '_').expect("a type and a name") + 1;
            if head[at..].starts_with("blst_") {
                let parameters = parameters.trim_end_matches([')', ' ']).split(',').map(unnamed);
                found.insert(
                    head[at..].into(),
                    format!("{} ({})", tight(&head[..at]), parameters.collect::<Vec<_>>().join(", ")),
                );
            }
        }
    }
    found
}

fn tight(text: &str) -> String {
    text.replace(' ', "")
}

/// A parameter without its name; that of an array keeps its length.
fn unnamed(parameter: &str) -> String {
    let (declared, length) = parameter.split_once('[').map_or((parameter, ""), |(declared, length)| (declared, length));
    let length = length.trim_end_matches(']').replace("48*12", "576");
    let at = declared.trim().rfind(|c: char| !c.is_alphanumeric() && c != '_').map_or(0, |at| at + 1);
    let kind = if at == 0 { declared.trim() } else { &declared.trim()[..at] };
    format!("{}{}", tight(kind), if parameter.contains('[') { format!("[{length}]") } else { String::new() })
}

#[test]
fn declares_the_same() {
    let (ours, theirs) = (declarations(&package().join("include")), declarations(&original().join("bindings")));
    assert_eq!(theirs.len(), 219, "215 functions and 4 constants");
    assert_eq!(ours, theirs);
}

#[test]
fn exports_what_it_declares() {
    for (name, kind) in declarations(&original().join("bindings")) {
        // SAFETY: addresses alone are taken.
        let [ours, theirs] = [ours(), theirs()].map(|library| unsafe { library.get::<*const u8>(name.as_bytes()) });
        let (ours, theirs) = (*ours.unwrap_or_else(|_| panic!("{name} is missing")), *theirs.unwrap());
        let len = match kind.as_str() {
            "blst_p1_affine" => 96,
            "blst_p2_affine" => 192,
            _ => continue,
        };
        // SAFETY: constants of that size.
        let [ours, theirs] = [ours, theirs].map(|at| unsafe { core::slice::from_raw_parts(at, len) });
        assert_eq!(ours, theirs, "{name}");
    }
}

/// Nothing but what the header declares.
#[test]
fn exports_nothing_else() {
    let library = support::built().join("libblst.so");
    let symbols = run(Command::new("nm").args(["-D", "--defined-only"]).arg(library));
    let declared = declarations(&package().join("include"));
    for symbol in symbols.lines().filter_map(|line| line.split(' ').nth(2)) {
        assert!(declared.contains_key(symbol), "{symbol}");
    }
    assert_eq!(symbols.lines().count(), declared.len());
}

#[test]
fn has_the_same_layouts() {
    let sizes = ["scalar", "fr", "fp", "fp2", "fp6", "fp12", "p1", "p1_affine", "p2", "p2_affine"]
        .map(|name| format!("printf(\"{name} %zu\\n\", sizeof(blst_{name}));"));
    let members = [
        "scalar b",
        "fr l",
        "fp l",
        "fp2 fp",
        "fp2 fp[1]",
        "fp6 fp2",
        "fp6 fp2[2]",
        "fp12 fp6[1]",
        "p1 x",
        "p1 y",
        "p1 z",
        "p1_affine y",
        "p2 x",
        "p2 y",
        "p2 z",
        "p2_affine y",
    ];
    let offsets = members.map(|member| {
        let (name, member) = member.split_once(' ').unwrap();
        format!("printf(\"{name}.{member} %zu\\n\", offsetof(blst_{name}, {member}));")
    });
    let codes = "printf(\"%d %d %d %d %d %d %d %d\\n\", BLST_SUCCESS, BLST_BAD_ENCODING, BLST_POINT_NOT_ON_CURVE, \
        BLST_POINT_NOT_IN_GROUP, BLST_AGGR_TYPE_MISMATCH, BLST_VERIFY_FAIL, BLST_PK_IS_INFINITY, BLST_BAD_SCALAR);";
    let program = format!(
        "#include <stddef.h>\n#include <stdio.h>\n#include \"blst.h\"\nint main(void) {{ {} {} {codes} return 0; }}\n",
        sizes.join(" "),
        offsets.join(" ")
    );
    let folder = folder("layouts");
    std::fs::write(folder.join("layouts.c"), program).unwrap();
    let said = [package().join("include"), original().join("bindings")].map(|include| {
        let binary = folder.join("layouts");
        run(cc().arg("-I").arg(include).arg(folder.join("layouts.c")).arg("-o").arg(&binary));
        run(&mut Command::new(binary))
    });
    assert_eq!(said[0], said[1]);
    assert_eq!(said[0].lines().count(), 27);
}

/// In the languages and dialects that include it.
#[test]
fn compiles_everywhere() {
    let folder = folder("dialects");
    let program = folder.join("dialect.c");
    std::fs::write(&program, "#include \"blst.h\"\nint main(void) { return (int)blst_p1_sizeof() == 0; }\n").unwrap();
    let dialects: [&[&str]; 6] = [
        &["-x", "c", "-std=c89"],
        &["-x", "c", "-std=c99"],
        &["-x", "c", "-std=c11"],
        &["-x", "c++", "-std=c++11"],
        &["-x", "c", "-D__BLST_CGO__"],
        &["-x", "c", "-D__BLST_RUST_BINDGEN__"],
    ];
    for dialect in dialects {
        let strict = ["-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-I"];
        run(cc().args(dialect).args(strict).arg(package().join("include")).arg(&program));
    }
}

//! Programs that link what `package` makes: in C, static and shared, and in Rust beside Rust's own runtime.

mod support;

use std::process::Command;

use support::{cc, folder, package, packed, run};

/// Names that the static library gives to whoever links it.
#[test]
fn static_library_has_no_other_names() {
    let symbols = run(Command::new("nm").args(["-g", "--defined-only"]).arg(packed().join("lib/libblst.a")));
    let names: Vec<&str> = symbols.lines().filter_map(|line| line.split(' ').nth(2)).collect();
    assert_eq!(names.len(), 219, "{names:?}");
    assert!(names.iter().all(|name| name.starts_with("blst_") || name.starts_with("BLS12_381_")), "{names:?}");
}

#[test]
fn c_programs_run() {
    for program in ["verify", "batch"] {
        let source = package().join("examples").join(program).with_extension("c");
        let binary = folder("programs").join(program);
        let compile = |libraries: &[&str]| {
            run(cc()
                .args(["-std=c99", "-Wall", "-Wextra", "-Werror", "-I"])
                .arg(packed().join("include"))
                .arg(&source)
                .arg("-o")
                .arg(&binary)
                .arg("-L")
                .arg(packed().join("lib"))
                .args(libraries));
            run(Command::new(&binary).env("LD_LIBRARY_PATH", packed().join("lib")))
        };
        let linked_statically = compile(&["-Wl,-Bstatic", "-lblst", "-Wl,-Bdynamic", "-lpthread", "-ldl", "-lm"]);
        assert_eq!(linked_statically, compile(&["-lblst"]), "{program}");
    }
}

/// A program with a runtime of its own, whose names do not collide.
#[test]
fn a_rust_program_links_the_static_library() {
    let folder = folder("rust");
    let source = folder.join("main.rs");
    std::fs::write(
        &source,
        r#"
        unsafe extern "C" { fn blst_sha256(out: *mut u8, msg: *const u8, len: usize); }
        fn main() {
            let mut digest = [0u8; 32];
            unsafe { blst_sha256(digest.as_mut_ptr(), b"abc".as_ptr(), 3) };
            let caught = std::panic::catch_unwind(|| panic!("unwinds by this program's runtime"));
            // What Rust's library asks the system's for, if it has that, is asked for as before.
            let child = std::process::Command::new("true").current_dir("/").status();
            println!("{:02x}{:02x} {} {}", digest[0], digest[31], caught.is_err(), child.is_ok());
        }
        "#,
    )
    .unwrap();
    let binary = folder.join("main");
    run(Command::new("rustc")
        .args(["--edition", "2024", "-l", "static=blst", "-L"])
        .arg(packed().join("lib"))
        .arg(&source)
        .arg("-o")
        .arg(&binary));
    // SHA-256 of "abc" (FIPS 180-2, appendix B.1) begins with ba and ends with ad.
    assert_eq!(run(&mut Command::new(binary)), "baad true true\n");
}

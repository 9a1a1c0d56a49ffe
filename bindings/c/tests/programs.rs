//! The examples, in C, with the compiler's sanitizers: linked statically and to the shared library.

#[path = "../../testing.rs"]
mod testing;

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use testing::{built, cc, folder, package, run, sources};

/// The package of what Cargo has built for this test.
fn made() -> &'static PathBuf {
    static MADE: OnceLock<PathBuf> = OnceLock::new();
    MADE.get_or_init(|| {
        let out = folder("programs-package");
        run(Command::new(package().with_file_name("package"))
            .arg("c")
            .arg("--built")
            .arg(built())
            .arg("--out")
            .arg(&out));
        out
    })
}

#[test]
fn examples_run() {
    let setup = sources("c-kzg-2.1.8").join("src/trusted_setup.txt");
    for (program, argument) in [("signatures", None), ("sums", None), ("blobs", Some(&setup))] {
        let source = package().join("examples").join(program).with_extension("c");
        let sanitizers = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
        for libraries in
            [&["-Wl,-Bstatic", "-lmontane", "-Wl,-Bdynamic", "-lpthread", "-ldl", "-lm"][..], &["-lmontane"]]
        {
            let binary = folder("programs").join(program);
            run(cc()
                .args(["-std=c99", "-g", "-Wall", "-Wextra", "-Werror", "-I"])
                .arg(made().join("include"))
                .args(sanitizers)
                .arg(&source)
                .arg("-o")
                .arg(&binary)
                .arg("-L")
                .arg(made().join("lib"))
                .args(libraries));
            let said = run(Command::new(&binary).args(argument).env("LD_LIBRARY_PATH", made().join("lib")));
            assert_eq!(said, format!("{program}: ok\n"));
        }
    }
}

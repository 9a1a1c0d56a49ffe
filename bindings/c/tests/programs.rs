//! The examples, in C, with the compiler's sanitizers: linked statically and to the shared library.

#[path = "../../testing.rs"]
mod testing;

use std::process::Command;

use testing::{cc, folder, package, packed, run, sources};

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
                .arg(packed().join("include"))
                .args(sanitizers)
                .arg(&source)
                .arg("-o")
                .arg(&binary)
                .arg("-L")
                .arg(packed().join("lib"))
                .args(libraries));
            let said = run(Command::new(&binary).args(argument).env("LD_LIBRARY_PATH", packed().join("lib")));
            assert_eq!(said, format!("{program}: ok\n"));
        }
    }
}

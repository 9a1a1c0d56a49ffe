//! gnark-crypto, in Go: a child process, built and started here where there is a Go toolchain.

use std::path::PathBuf;
use std::process::Command;
use std::sync::{LazyLock, Mutex};

use crate::harness::{Operation, Peer, Timed};
use crate::remote::{Child, Remote};

/// What the child says of itself.
fn backend() -> String {
    let Some(child) = child() else { return String::new() };
    child.lock().expect("nobody panics with it").ask("about", &[]).unwrap_or_else(|error| error)
}

/// Its rows.
pub const PEER: Peer = Peer { name: "gnark-crypto", package: "github.com/consensys/gnark-crypto", backend };

/// The child, from the first operation that it takes part in to the end of this process.
static CHILD: LazyLock<Option<Mutex<Child>>> = LazyLock::new(|| match start("go") {
    Ok(child) => Some(Mutex::new(child)),
    Err(error) => {
        eprintln!("gnark-crypto is left out: {error}");
        None
    }
});

/// It, where there is a Go toolchain that builds it.
pub fn child() -> Option<&'static Mutex<Child>> {
    CHILD.as_ref()
}

/// Builds the program beside this one, and starts it on one thread.
///
/// # Errors
/// Without that toolchain, or when it says that it cannot build the program: one line.
pub fn start(go: &str) -> Result<Child, String> {
    let program = program().map_err(|error| error.to_string())?;
    let built = Command::new(go)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/gnark"))
        .args(["build", "-o"])
        .arg(&program)
        .arg(".")
        .output()
        .map_err(|error| format!("no Go toolchain: {go}: {error}"))?;
    if !built.status.success() {
        let said = String::from_utf8_lossy(&built.stderr);
        return Err(format!("{go} build: {}", said.lines().last().unwrap_or("failed")));
    }
    Child::start(PEER.name, Command::new(program).env("GOMAXPROCS", "1"))
}

fn program() -> std::io::Result<PathBuf> {
    let name = if cfg!(windows) { "montane-peers-gnark.exe" } else { "montane-peers-gnark" };
    Ok(std::env::current_exe()?.with_file_name(name))
}

/// Enters it, where it is here: it is handed the inputs as bytes.
///
/// # Panics
/// When the child has gone: it says why on the standard error.
pub fn enter(operation: &mut Operation, inputs: impl FnOnce() -> Vec<u8>) {
    enter_with(operation, inputs, |result| result);
}

/// As [`enter`], where the answer is something that is said of the result.
///
/// # Panics
/// As [`enter`].
pub fn enter_with(
    operation: &mut Operation,
    inputs: impl FnOnce() -> Vec<u8>,
    answer: impl FnOnce(Vec<u8>) -> Vec<u8>,
) {
    let name = operation.name;
    operation.enter_timed(PEER, "", || {
        let child = child()?;
        let result = child.lock().expect("nobody panics with it").prepare(name, &inputs());
        let result = result.unwrap_or_else(|error| panic!("{error}"))?;
        Some((answer(result), Box::new(Remote { child, operation: name }) as Box<dyn Timed>))
    });
}

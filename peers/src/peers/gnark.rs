//! gnark-crypto, in Go: a child process, built and started here where there is a Go toolchain.

use std::path::PathBuf;
use std::process::Command;
use std::sync::{LazyLock, Mutex};

use montane::hazmat::kernels::cpu::{self, Level};

use crate::harness::{Operation, Peer, Timed};
use crate::remote::{Child, Remote};

/// Its rows.
pub const PEER: Peer =
    Peer { name: "gnark-crypto", package: "github.com/consensys/gnark-crypto", backend: || about(child()) };

/// Its rows without AVX-512, where Montane's level has none and the processor has: what it would be on another one.
pub const HELD: Peer = Peer { name: "gnark-crypto (ADX)", backend: || about(held()), ..PEER };

/// What a child says of itself.
fn about(child: Option<&Mutex<Child>>) -> String {
    let Some(child) = child else { return String::new() };
    child.lock().expect("nobody panics with it").ask("about", &[]).unwrap_or_else(|error| error)
}

/// The child, from the first operation that it takes part in to the end of this process.
static CHILD: LazyLock<Option<Mutex<Child>>> = LazyLock::new(|| {
    let child = build("go").and_then(|program| start(PEER, &mut Command::new(program)));
    child.inspect_err(|error| eprintln!("gnark-crypto is left out: {error}")).ok().map(Mutex::new)
});

/// It, where there is a Go toolchain that builds it.
pub fn child() -> Option<&'static Mutex<Child>> {
    CHILD.as_ref()
}

/// A second one without AVX-512, once it is built: it looks for an extension of Ice Lake too, and is told that there is
/// none.
///
/// # Errors
/// When it cannot be started.
pub fn without_avx512() -> Result<Child, String> {
    let program = program().map_err(|error| error.to_string())?;
    start(HELD, Command::new(program).env("GODEBUG", "cpu.avx512vbmi2=off"))
}

static HELD_CHILD: LazyLock<Option<Mutex<Child>>> = LazyLock::new(|| {
    child()?;
    without_avx512().ok().map(Mutex::new)
});

/// It, where [`HELD`] has rows.
pub fn held() -> Option<&'static Mutex<Child>> {
    #[cfg(target_arch = "x86_64")]
    if std::is_x86_feature_detected!("avx512f") && matches!(cpu::level(), Level::Adx | Level::Fma) {
        return HELD_CHILD.as_ref();
    }
    None
}

/// Builds the program beside this one.
///
/// # Errors
/// Without that toolchain, or when it says that it cannot build the program: one line.
pub fn build(go: &str) -> Result<PathBuf, String> {
    let program = program().map_err(|error| error.to_string())?;
    let built = Command::new(go)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/gnark"))
        .args(["build", "-o"])
        .arg(&program)
        .arg(".")
        .output()
        .map_err(|error| format!("no Go toolchain: {go}: {error}"))?;
    if built.status.success() {
        return Ok(program);
    }
    let said = String::from_utf8_lossy(&built.stderr);
    Err(format!("{go} build: {}", said.lines().last().unwrap_or("failed")))
}

/// Starts it on one thread.
fn start(peer: Peer, command: &mut Command) -> Result<Child, String> {
    Child::start(peer.name, command.env("GOMAXPROCS", "1"))
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
    enter_child(operation, PEER, child(), inputs, answer);
}

/// As [`enter`], and once more without AVX-512, for an operation in which it takes that.
///
/// # Panics
/// As [`enter`].
pub fn enter_both(operation: &mut Operation, inputs: impl Fn() -> Vec<u8>) {
    enter(operation, &inputs);
    enter_child(operation, HELD, held(), inputs, |result| result);
}

fn enter_child(
    operation: &mut Operation,
    peer: Peer,
    child: Option<&'static Mutex<Child>>,
    inputs: impl FnOnce() -> Vec<u8>,
    answer: impl FnOnce(Vec<u8>) -> Vec<u8>,
) {
    let name = operation.name;
    operation.enter_timed(peer, "", || {
        let child = child?;
        let result = child.lock().expect("nobody panics with it").prepare(name, &inputs());
        let result = result.unwrap_or_else(|error| panic!("{error}"))?;
        Some((answer(result), Box::new(Remote { child, operation: name }) as Box<dyn Timed>))
    });
}

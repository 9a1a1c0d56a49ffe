//! Tracing a program for 64-bit RISC-V on any Linux: this same command, compiled for it and run by an emulator that is
//! stepped as by a debugger.

use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::code::{Access, Formula};
use super::gdb::Gdb;
use super::record::{Layout, Program, Region, Session, Stepper, Trace};
use super::riscv::{A0, RA, SP};
use crate::command::Error;

const TRIPLE: &str = "riscv64gc-unknown-linux-gnu";
const LINKER: &str = "riscv64-linux-gnu-gcc";
const EMULATORS: [&str; 2] = ["qemu-riscv64-static", "qemu-riscv64"];
/// Static, so that the emulator needs no foreign libraries and functions stay where the first run saw them. The core is the
/// one that is modelled: rv64gc without extensions, instructions ordered for its two pipes.
const FLAGS: &str = "-C target-feature=+crt-static -C relocation-model=static -C target-cpu=sifive-u74";
/// GDB's number of the program counter.
const PC: u8 = 32;
/// A trace longer than this is taken for one that never returns.
const MAX_STEPS: usize = 20_000_000;
/// How far around the stack pointer the stack is.
const STACK: u64 = 8 << 20;

fn failed(what: &str, error: impl std::fmt::Display) -> Error {
    Error::Unavailable(format!("cannot trace for riscv64: {what}: {error}"))
}

fn missing(what: &str) -> Error {
    Error::Unavailable(format!("cannot trace for riscv64: missing {what}"))
}

fn in_path(names: &[&'static str]) -> Option<&'static str> {
    let path = env::var_os("PATH")?;
    names.iter().copied().find(|name| env::split_paths(&path).any(|dir| dir.join(name).is_file()))
}

/// A cargo that can compile for the target.
enum Toolchain {
    /// The one in use has the target's standard library.
    Installed,
    /// The packaged one has the standard library's source.
    FromSource,
}

impl Toolchain {
    fn find() -> Option<Self> {
        let sysroot = |rustc: &str| {
            let output = Command::new(rustc).args(["--print", "sysroot"]).output().ok()?;
            Some(PathBuf::from(String::from_utf8(output.stdout).ok()?.trim()))
        };
        if sysroot("rustc").is_some_and(|root| root.join("lib/rustlib").join(TRIPLE).is_dir()) {
            return Some(Self::Installed);
        }
        let source = sysroot("/usr/bin/rustc")?.join("lib/rustlib/src/rust/library");
        (source.is_dir() && Path::new("/usr/bin/cargo").is_file()).then_some(Self::FromSource)
    }

    fn cargo(&self) -> Command {
        match self {
            Self::Installed => Command::new("cargo"),
            Self::FromSource => {
                let mut cargo = Command::new("/usr/bin/cargo");
                // The packaged compiler, not a toolchain manager's; building its standard library is an unstable option.
                cargo.env("PATH", "/usr/bin:/bin").env("RUSTC_BOOTSTRAP", "1");
                cargo.env_remove("RUSTC").env_remove("RUSTUP_TOOLCHAIN");
                cargo
            }
        }
    }
}

/// The emulator and this command compiled for the target; compiles it if need be.
fn tools() -> Result<(&'static str, PathBuf), Error> {
    let emulator = in_path(&EMULATORS).ok_or_else(|| missing("qemu-riscv64-static (package qemu-user-static)"))?;
    in_path(&[LINKER]).ok_or_else(|| missing("riscv64-linux-gnu-gcc (package gcc-riscv64-linux-gnu)"))?;
    let toolchain = Toolchain::find().ok_or_else(|| {
        missing("a compiler for riscv64 (`rustup target add riscv64gc-unknown-linux-gnu`, or packages rustc-web, cargo-web and rust-web-src)")
    })?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let root = root.canonicalize().map_err(|e| failed("this project's source is needed", e))?;
    let target = root.join("target/emulated");
    let program = target.join(TRIPLE).join("release/montane");
    if !program.is_file() {
        eprintln!("compiling for riscv64, once; this takes minutes");
    }
    let mut cargo = toolchain.cargo();
    cargo.current_dir(&root).env("CARGO_TARGET_DIR", &target);
    cargo.env("CARGO_TARGET_RISCV64GC_UNKNOWN_LINUX_GNU_LINKER", LINKER);
    cargo.env("CARGO_TARGET_RISCV64GC_UNKNOWN_LINUX_GNU_RUSTFLAGS", FLAGS);
    // Set for this command's own build if that runs under cargo.
    cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    cargo.args(["build", "--release", "--locked", "--quiet", "--target", TRIPLE]);
    cargo.args(["-p", "montane-lab", "--bin", "montane"]);
    if matches!(toolchain, Toolchain::FromSource) {
        cargo.arg("-Zbuild-std=std,panic_unwind");
    }
    let status = cargo.stdin(Stdio::null()).status().map_err(|e| failed("cargo", e))?;
    if !status.success() {
        return Err(failed("compiling for riscv64", status));
    }
    Ok((emulator, program))
}

/// An emulated program under a debugger.
struct Emulated {
    child: Child,
    socket: PathBuf,
    gdb: Gdb,
}

/// Ends the emulator and removes its socket, whatever has become of either.
fn clean(child: &mut Child, socket: &Path) {
    let _ = child.kill();
    let _ = child.wait();
    let _ = std::fs::remove_file(socket);
}

impl Drop for Emulated {
    fn drop(&mut self) {
        clean(&mut self.child, &self.socket);
    }
}

/// Starts the emulated command with the arguments of its traced side.
pub(crate) fn start(arguments: &[String]) -> Result<Session, Error> {
    let (emulator, program) = tools()?;
    debug(emulator, &program, arguments)
}

/// Starts an emulated program that prints a [`Layout`] as one line of JSON, and then executes the function at the layout's entry
/// once for nothing and once for each input.
pub(crate) fn debug(emulator: &str, program: &Path, arguments: &[String]) -> Result<Session, Error> {
    // Once alone, for what it says about itself: nothing moves from one run to the next.
    let output = Command::new(emulator).arg(program).args(arguments).output().map_err(|e| failed(emulator, e))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let mut layout: Layout = serde_json::from_str(text.lines().next().unwrap_or_default()).map_err(|_| {
        let said = String::from_utf8_lossy(&output.stderr);
        failed("the emulated program", said.lines().next().unwrap_or("no output"))
    })?;
    let mut emulated = launch(emulator, program, arguments).map_err(|e| failed(emulator, e))?;
    let gdb = &mut emulated.gdb;
    let stack = (|| {
        // The first execution is not recorded; it shows where the operands are: in the first argument registers.
        gdb.set_breakpoint(layout.entry)?;
        gdb.run()?;
        for (region, register) in layout.regions.iter_mut().zip(A0..) {
            region.start = gdb.register(register)?;
        }
        gdb.register(SP)
    })()
    .map_err(|e: io::Error| failed("debugging", e))?;
    let mut regions = layout.regions.clone();
    let around = Region { name: "stack".into(), start: stack.saturating_sub(STACK), bytes: 2 * STACK };
    // The program is linked low; what it allocates follows it, and is named by the layout.
    let below = Region { name: "static data".into(), start: 0, bytes: 1 << 32 };
    regions.extend([around, below]);
    Ok(Session { layout, regions, program: Program::riscv(), stepper: Box::new(emulated) })
}

fn launch(emulator: &str, program: &Path, arguments: &[String]) -> io::Result<Emulated> {
    let socket = env::temp_dir().join(format!("montane-{}.gdb", std::process::id()));
    let _ = std::fs::remove_file(&socket);
    let mut command = Command::new(emulator);
    command.arg("-g").arg(&socket).arg(program).args(arguments);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    // The socket appears when the emulator is ready.
    let mut last = io::Error::other("it does not wait for a debugger");
    for _ in 0..500 {
        match Gdb::connect(&socket) {
            Ok(gdb) => return Ok(Emulated { child, socket, gdb }),
            Err(error) => last = error,
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    clean(&mut child, &socket);
    Err(last)
}

impl Emulated {
    fn follow(&mut self, entry: u64, program: &mut Program) -> io::Result<Trace> {
        let gdb = &mut self.gdb;
        gdb.run()?;
        gdb.clear_breakpoint(entry)?;
        let (back, stack) = (gdb.register(RA)?, gdb.register(SP)?);
        let mut trace = Trace { stack, ..Trace::default() };
        let mut pc = entry;
        // It has returned when it is back at the caller with the caller's stack.
        while pc != back || gdb.register(SP)? != stack {
            let number = match program.known(pc) {
                Some(number) => number,
                None => {
                    // The last instruction of a mapping may have two bytes.
                    let bytes = match gdb.memory(pc, 4)? {
                        Some(bytes) => bytes,
                        None => gdb.memory(pc, 2)?.unwrap_or_default(),
                    };
                    let number = program.at(pc, || Some(bytes));
                    number.ok_or_else(|| io::Error::other(format!("no instruction at {pc:#x}")))?
                }
            };
            trace.steps.push(number);
            for access in &program.code[number as usize].memory {
                trace.addresses.push(address(access, gdb)?);
            }
            if trace.steps.len() > MAX_STEPS {
                return Err(io::Error::other("too many steps"));
            }
            gdb.step()?;
            pc = gdb.register(PC)?;
        }
        gdb.set_breakpoint(entry)?;
        Ok(trace)
    }
}

fn address(access: &Access, gdb: &mut Gdb) -> io::Result<u64> {
    match access.formula {
        Formula::Base { register, displacement } => Ok(gdb.register(register)?.wrapping_add(displacement)),
        Formula::X86(_) => Ok(0),
    }
}

impl Stepper for Emulated {
    fn record(&mut self, entry: u64, program: &mut Program) -> Result<Trace, Error> {
        self.follow(entry, program).map_err(|e| failed("debugging", e))
    }

    fn advance(&mut self) -> Result<(), Error> {
        Ok(())
    }

    fn read(&mut self, address: u64, bytes: usize) -> Result<Vec<u8>, Error> {
        let read = self.gdb.memory(address, bytes).map_err(|e| failed("memory", e))?;
        read.ok_or_else(|| failed("memory", format!("nothing at {address:#x}")))
    }
}

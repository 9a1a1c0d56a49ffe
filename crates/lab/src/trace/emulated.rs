//! Tracing a program for another processor on any Linux: this same command, compiled for it and run by an emulator that
//! is stepped as by a debugger.

use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

use super::Target;
use super::gdb::Gdb;
use super::record::{Layout, Program, Region, Session, Stepper, Trace};
use super::riscv;
use crate::command::Error;

/// A processor that is emulated, and what compiles for it.
struct Processor {
    name: &'static str,
    triple: &'static str,
    linker: &'static str,
    /// The linker's package.
    package: &'static str,
    emulators: [&'static str; 2],
    /// What the emulator is told.
    core: &'static [&'static str],
    /// Static, so that the emulator needs no foreign libraries and functions stay where the first run saw them.
    flags: &'static str,
    program: fn() -> Program,
    /// The emulator and the program, once it has been compiled.
    built: OnceLock<(&'static str, PathBuf)>,
    /// GDB's numbers of registers: the first argument, the return address, the stack pointer.
    first: u8,
    back: u8,
    stack: u8,
}

/// The core is the one that is modelled: rv64gc without extensions, instructions ordered for its two pipes.
static RISCV64: Processor = Processor {
    name: "riscv64",
    triple: "riscv64gc-unknown-linux-gnu",
    linker: "riscv64-linux-gnu-gcc",
    package: "gcc-riscv64-linux-gnu",
    emulators: ["qemu-riscv64-static", "qemu-riscv64"],
    core: &[],
    flags: "-C target-feature=+crt-static -C relocation-model=static -C target-cpu=sifive-u74",
    program: Program::riscv,
    built: OnceLock::new(),
    first: riscv::A0,
    back: riscv::RA,
    stack: riscv::SP,
};

/// Without SVE, which copies of memory would use and the decoder does not know.
static AARCH64: Processor = Processor {
    name: "aarch64",
    triple: "aarch64-unknown-linux-gnu",
    linker: "aarch64-linux-gnu-gcc",
    package: "gcc-aarch64-linux-gnu",
    emulators: ["qemu-aarch64-static", "qemu-aarch64"],
    core: &["-cpu", "max,sve=off"],
    flags: "-C target-feature=+crt-static -C relocation-model=static",
    program: Program::aarch64,
    built: OnceLock::new(),
    first: 0,
    back: 30,
    stack: 31,
};

/// GDB's number of the program counter: on either it follows 32 registers of 64 bits.
const PC: u8 = 32;
/// A trace longer than this is taken for one that never returns.
const MAX_STEPS: usize = 20_000_000;
/// How far around the stack pointer the stack is.
const STACK: u64 = 8 << 20;

impl Processor {
    fn failed(&self, what: &str, error: impl std::fmt::Display) -> Error {
        Error::Unavailable(format!("cannot trace for {}: {what}: {error}", self.name))
    }

    fn missing(&self, what: &str) -> Error {
        Error::Unavailable(format!("cannot trace for {}: missing {what}", self.name))
    }
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
    fn find(triple: &str) -> Option<Self> {
        let sysroot = |rustc: &str| {
            let output = Command::new(rustc).args(["--print", "sysroot"]).output().ok()?;
            Some(PathBuf::from(String::from_utf8(output.stdout).ok()?.trim()))
        };
        if sysroot("rustc").is_some_and(|root| root.join("lib/rustlib").join(triple).is_dir()) {
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
                // The packaged compiler, not a toolchain manager's; building its standard library is an unstable
                // option.
                cargo.env("PATH", "/usr/bin:/bin").env("RUSTC_BOOTSTRAP", "1");
                cargo.env_remove("RUSTC").env_remove("RUSTUP_TOOLCHAIN");
                cargo
            }
        }
    }
}

/// The emulator and this command compiled for the target; compiles it if need be.
fn tools(processor: &'static Processor) -> Result<&'static (&'static str, PathBuf), Error> {
    if let Some(built) = processor.built.get() {
        return Ok(built);
    }
    let Processor { name, triple, linker, package, emulators, flags, .. } = *processor;
    let needed = |what: &str, package: &str| processor.missing(&format!("{what} (package {package})"));
    let emulator = in_path(&emulators).ok_or_else(|| needed(emulators[0], "qemu-user-static"))?;
    in_path(&[linker]).ok_or_else(|| needed(linker, package))?;
    let toolchain = Toolchain::find(triple).ok_or_else(|| {
        processor.missing(&format!(
            "a compiler for {name} (`rustup target add {triple}`, or packages rustc-web, cargo-web and rust-web-src)"
        ))
    })?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let root = root.canonicalize().map_err(|e| processor.failed("this project's source is needed", e))?;
    let target = root.join("target/emulated");
    let program = target.join(triple).join("release/montane");
    if !program.is_file() {
        eprintln!("compiling for {name}, once; this takes minutes");
    }
    let mut cargo = toolchain.cargo();
    let variable = format!("CARGO_TARGET_{}", triple.replace('-', "_").to_uppercase());
    cargo.current_dir(&root).env("CARGO_TARGET_DIR", &target);
    cargo.env(format!("{variable}_LINKER"), linker).env(format!("{variable}_RUSTFLAGS"), flags);
    // Set for this command's own build if that runs under cargo.
    cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    cargo.args(["build", "--release", "--locked", "--quiet", "--target", triple]);
    cargo.args(["-p", "montane-lab", "--bin", "montane"]);
    if matches!(toolchain, Toolchain::FromSource) {
        cargo.arg("-Zbuild-std=std,panic_unwind");
    }
    let status = cargo.stdin(Stdio::null()).status().map_err(|e| processor.failed("cargo", e))?;
    if !status.success() {
        return Err(processor.failed(&format!("compiling for {name}"), status));
    }
    Ok(processor.built.get_or_init(|| (emulator, program)))
}

/// An emulated program under a debugger.
struct Emulated {
    processor: &'static Processor,
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

/// The emulated processor; `None` for this one.
fn processor(target: Target) -> Option<&'static Processor> {
    match target {
        Target::Here => None,
        Target::Riscv64 => Some(&RISCV64),
        Target::Aarch64 => Some(&AARCH64),
    }
}

/// What the emulated command says on one line, with the arguments of its traced side.
fn said(processor: &Processor, emulator: &str, program: &Path, arguments: &[String]) -> Result<String, Error> {
    let output = Command::new(emulator).args(processor.core).arg(program).args(arguments).output();
    let output = output.map_err(|e| processor.failed(emulator, e))?;
    match String::from_utf8_lossy(&output.stdout).lines().next() {
        Some(line) => Ok(line.to_owned()),
        None => {
            let error = String::from_utf8_lossy(&output.stderr);
            Err(processor.failed("the emulated program", error.lines().next().unwrap_or("no output")))
        }
    }
}

/// What the program for a target says to these arguments, or `None` if the target is here.
pub(crate) fn ask(target: Target, arguments: &[String]) -> Result<Option<String>, Error> {
    let Some(processor) = processor(target) else { return Ok(None) };
    let (emulator, program) = tools(processor)?;
    said(processor, emulator, program, arguments).map(Some)
}

/// Starts the emulated command with the arguments of its traced side, or does nothing if the target is here. It prints
/// a [`Layout`] as one line of JSON, and then executes the function at the layout's entry `before` times for nothing
/// and once for each input.
pub(crate) fn start(target: Target, arguments: &[String], before: usize) -> Result<Option<Session>, Error> {
    let Some(processor) = processor(target) else { return Ok(None) };
    let (emulator, program) = tools(processor)?;
    // Once alone, for what it says about itself: nothing moves from one run to the next.
    let line = said(processor, emulator, program, arguments)?;
    let mut layout: Layout = serde_json::from_str(&line).map_err(|e| processor.failed("the emulated program", e))?;
    let mut emulated = launch(processor, emulator, program, arguments).map_err(|e| processor.failed(emulator, e))?;
    let gdb = &mut emulated.gdb;
    let stack = (|| {
        // The first executions are not recorded; they show where the operands are: in the first argument registers.
        gdb.set_breakpoint(layout.entry)?;
        gdb.run()?;
        for _ in 0..before {
            // An emulator that goes on from a breakpoint may stop there again.
            gdb.clear_breakpoint(layout.entry)?;
            gdb.step()?;
            gdb.set_breakpoint(layout.entry)?;
            gdb.run()?;
        }
        let registers = Registers::of(gdb)?;
        for (region, register) in layout.regions.iter_mut().zip(processor.first..) {
            region.start = registers.get(register);
        }
        Ok(registers.get(processor.stack))
    })()
    .map_err(|e: io::Error| processor.failed("debugging", e))?;
    let mut regions = layout.regions.clone();
    let around = Region { name: "stack".into(), start: stack.saturating_sub(STACK), bytes: 2 * STACK };
    // The program is linked low; what it allocates follows it, and is named by the layout.
    let below = Region { name: "static data".into(), start: 0, bytes: 1 << 32 };
    regions.extend([around, below]);
    Ok(Some(Session { layout, regions, program: (processor.program)(), stepper: Box::new(emulated) }))
}

fn launch(processor: &'static Processor, emulator: &str, program: &Path, arguments: &[String]) -> io::Result<Emulated> {
    let socket = env::temp_dir().join(format!("montane-{}.gdb", std::process::id()));
    let _ = std::fs::remove_file(&socket);
    let mut command = Command::new(emulator);
    command.args(processor.core).arg("-g").arg(&socket).arg(program).args(arguments);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    // The socket appears when the emulator is ready.
    let mut last = io::Error::other("it does not wait for a debugger");
    for _ in 0..500 {
        match Gdb::connect(&socket) {
            Ok(gdb) => return Ok(Emulated { processor, child, socket, gdb }),
            Err(error) => last = error,
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    clean(&mut child, &socket);
    Err(last)
}

/// The general registers and the program counter, by GDB's numbers.
struct Registers(Vec<u64>);

impl Registers {
    fn of(gdb: &mut Gdb) -> io::Result<Self> {
        let words = gdb.registers()?;
        if words.len() > usize::from(PC) { Ok(Self(words)) } else { Err(io::Error::other("too few registers")) }
    }

    fn get(&self, number: u8) -> u64 {
        self.0[usize::from(number)]
    }
}

impl Emulated {
    fn follow(&mut self, entry: u64, program: &mut Program) -> io::Result<Trace> {
        let Processor { back, stack, .. } = *self.processor;
        let gdb = &mut self.gdb;
        let mut now = Registers::of(gdb)?;
        // The first one to be recorded is about to begin.
        if now.get(PC) != entry {
            gdb.run()?;
            now = Registers::of(gdb)?;
        }
        gdb.clear_breakpoint(entry)?;
        let (back, caller) = (now.get(back), now.get(stack));
        let mut trace = Trace { stack: caller, ..Trace::default() };
        // It has returned when it is back at the caller with the caller's stack.
        while now.get(PC) != back || now.get(stack) != caller {
            let pc = now.get(PC);
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
            trace.addresses.extend(
                program.code[number as usize].memory.iter().map(|access| access.address(|number| now.get(number))),
            );
            if trace.steps.len() > MAX_STEPS {
                return Err(io::Error::other("too many steps"));
            }
            gdb.step()?;
            now = Registers::of(gdb)?;
        }
        gdb.set_breakpoint(entry)?;
        Ok(trace)
    }
}

impl Stepper for Emulated {
    fn record(&mut self, entry: u64, program: &mut Program) -> Result<Trace, Error> {
        let processor = self.processor;
        self.follow(entry, program).map_err(|e| processor.failed("debugging", e))
    }

    fn advance(&mut self) -> Result<(), Error> {
        Ok(())
    }

    fn read(&mut self, address: u64, bytes: usize) -> Result<Vec<u8>, Error> {
        let processor = self.processor;
        let read = self.gdb.memory(address, bytes).map_err(|e| processor.failed("memory", e))?;
        read.ok_or_else(|| processor.failed("memory", format!("nothing at {address:#x}")))
    }
}

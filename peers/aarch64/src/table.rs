//! Compiles the counted program, runs it under the emulator, and prints a table or writes it into its document.
//!
//! The emulator logs the address of each instruction that it executes. The instructions between the two marks,
//! disassembled, are counted and, if they are few, put through LLVM's machine code analyser.

use std::collections::{BTreeMap, HashMap};
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

type Error = Box<dyn std::error::Error>;

const TRIPLE: &str = "aarch64-unknown-linux-gnu";
/// Static and linked low: an address means the same in the file and when it runs.
const FLAGS: &str = "-C target-feature=+crt-static -C relocation-model=static";
/// Cores whose models are good enough to compare with.
const CORES: [&str; 4] = ["neoverse-n2", "neoverse-v1", "neoverse-v2", "cortex-a76"];
/// What is longer is counted alone.
const MODELLED: usize = 10_000;

const BEGIN: &str = "<!-- written by `cargo run --manifest-path peers/aarch64/Cargo.toml -- --write` -->\n";
const END: &str = "<!-- end of the table -->\n";

/// What is compared, its name in the table, and with whom.
const OPERATIONS: [(&str, &str, &str); 14] = [
    ("product6", "product, 6 limbs", "blst"),
    ("square6", "square, 6 limbs", "blst"),
    ("product4", "product, 4 limbs", "blst"),
    ("square4", "square, 4 limbs", "blst"),
    ("complex_product", "complex product, 6 limbs", "blst"),
    ("complex_square", "complex square, 6 limbs", "blst"),
    ("miller_loop", "Miller loop", "blst"),
    ("final_exponentiation", "final exponentiation", "blst"),
    ("pairing", "pairing", "blst"),
    ("sign", "BLS signature", "blst"),
    ("verify", "BLS verification, from bytes", "blst"),
    ("sum", "sum of 64 products in G1", "blst"),
    ("ed25519_sign", "Ed25519 signature", "aws-lc"),
    ("ed25519_verify", "Ed25519 verification", "aws-lc"),
];

/// The newest of LLVM's tools of this name.
fn llvm(name: &str) -> Result<String, Error> {
    let names = (14..40).rev().map(|version| format!("{name}-{version}")).chain([name.to_owned()]);
    let path = env::var_os("PATH").unwrap_or_default();
    let is_there = |name: &String| env::split_paths(&path).any(|folder| folder.join(name).is_file());
    names.into_iter().find(is_there).ok_or_else(|| format!("no {name}: it is in the package llvm").into())
}

fn output(command: &mut Command) -> Result<String, Error> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8(output.stdout)?)
    } else {
        Err(format!("{command:?} failed").into())
    }
}

/// The counted program, compiled by the toolchain in use or, if that has no library for the target, by the
/// distribution's.
fn program() -> Result<PathBuf, Error> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let target = folder.join("target/emulated");
    let sysroot = output(Command::new("rustc").args(["--print", "sysroot"]))?;
    let mut cargo = if Path::new(sysroot.trim()).join("lib/rustlib").join(TRIPLE).is_dir() {
        Command::new("cargo")
    } else {
        let mut cargo = Command::new("/usr/bin/cargo");
        // Building the standard library is an unstable option.
        cargo.env("PATH", "/usr/bin:/bin").env("RUSTC_BOOTSTRAP", "1").arg("-Zbuild-std=std,panic_abort");
        cargo
    };
    for unwanted in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "RUSTC", "RUSTUP_TOOLCHAIN", "CARGO"] {
        cargo.env_remove(unwanted);
    }
    cargo.current_dir(folder).env("CARGO_TARGET_DIR", &target);
    cargo.env("CC_aarch64_unknown_linux_gnu", "aarch64-linux-gnu-gcc");
    cargo.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER", "aarch64-linux-gnu-gcc");
    cargo.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUSTFLAGS", FLAGS);
    output(cargo.args(["build", "--release", "--locked", "--quiet", "--target", TRIPLE]))?;
    Ok(target.join(TRIPLE).join("release/montane-aarch64"))
}

/// The program's instructions by address, as an assembler takes them, and the addresses of the marks.
struct Code {
    texts: HashMap<u64, String>,
    functions: BTreeMap<u64, String>,
    marks: [u64; 2],
}

/// Without what the disassembler adds, and with a target next door in the place of any other: where a branch goes is
/// known already.
fn assembled(text: &str) -> String {
    let text = text.split("//").next().unwrap_or_default().split(" <").next().unwrap_or_default().trim();
    let mnemonic = text.split_whitespace().next().unwrap_or_default();
    match mnemonic {
        "b" | "bl" | "br" | "blr" | "ret" => "b #4".into(),
        _ if mnemonic.starts_with("b.") => format!("{mnemonic} #4"),
        "cbz" | "cbnz" | "tbz" | "tbnz" | "adr" => {
            let kept = text.rsplit_once(',').map_or(text, |(kept, _)| kept);
            format!("{kept}, #4")
        }
        _ => text.into(),
    }
}

fn code(program: &Path) -> Result<Code, Error> {
    let listing = output(Command::new(llvm("llvm-objdump")?).args(["-d", "-C", "--no-show-raw-insn"]).arg(program))?;
    let mut code = Code { texts: HashMap::new(), functions: BTreeMap::new(), marks: [0; 2] };
    for line in listing.lines() {
        if let Some((address, name)) = line.strip_suffix(">:").and_then(|line| line.split_once(" <")) {
            let address = u64::from_str_radix(address, 16)?;
            code.functions.insert(address, name.into());
            match name {
                "measured_begin" => code.marks[0] = address,
                "measured_end" => code.marks[1] = address,
                _ => {}
            }
        } else if let Some((address, text)) = line.split_once(':') {
            if let Ok(address) = u64::from_str_radix(address.trim(), 16) {
                code.texts.insert(address, assembled(text.trim()));
            }
        }
    }
    if code.marks.contains(&0) { Err("the marks are not in the program".into()) } else { Ok(code) }
}

/// The addresses that are executed between the marks, and what the program printed.
fn trace(program: &Path, code: &Code, arguments: [&str; 2]) -> Result<(Vec<u64>, String), Error> {
    let mut command = Command::new("qemu-aarch64-static");
    command.args(["-cpu", "max,sve=off", "-singlestep", "-d", "nochain,exec"]).arg(program).args(arguments);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let (mut addresses, mut counting) = (Vec::new(), false);
    let log = BufReader::with_capacity(1 << 20, child.stderr.take().ok_or("no log")?);
    let mut said = String::new();
    for line in log.split(b'\n') {
        let line = line?;
        // Trace 0: <host> [<segment>/<address>/<flags>/<flags>] <name>
        let Some(address) = line.strip_prefix(b"Trace ").and_then(|line| line.split(|&byte| byte == b'/').nth(1))
        else {
            said += &String::from_utf8_lossy(&line);
            continue;
        };
        let address = u64::from_str_radix(std::str::from_utf8(address)?, 16)?;
        match address {
            _ if address == code.marks[0] => counting = true,
            _ if address == code.marks[1] => counting = false,
            _ if counting => addresses.push(address),
            _ => {}
        }
    }
    let output = child.wait_with_output()?;
    if !output.status.success() || addresses.is_empty() {
        return Err(format!("{arguments:?} under the emulator: {said}").into());
    }
    // The first mark's own return.
    addresses.remove(0);
    Ok((addresses, String::from_utf8(output.stdout)?))
}

/// The cycles that a model of a core takes for instructions, so many times.
fn cycles(core: &str, texts: &[&str], times: usize) -> Result<f64, Error> {
    let mut command = Command::new(llvm("llvm-mca")?);
    command.args(["-mtriple=aarch64-linux-gnu", "-mattr=+aes,+sha2", "-instruction-info=0", "-resource-pressure=0"]);
    command.arg(format!("-mcpu={core}")).arg(format!("-iterations={times}"));
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let mut input = child.stdin.take().ok_or("no input")?;
    input.write_all(texts.join("\n").as_bytes())?;
    input.write_all(b"\n")?;
    drop(input);
    let output = child.wait_with_output()?;
    let text = String::from_utf8(output.stdout)?;
    let total = text.lines().find_map(|line| line.strip_prefix("Total Cycles:"));
    let said = || format!("llvm-mca for {core}: {}", String::from_utf8_lossy(&output.stderr));
    Ok(total.ok_or_else(said)?.trim().parse::<f64>()? / times as f64)
}

/// One library's operation.
struct Counted {
    instructions: usize,
    products: usize,
    /// By core: throughput, and alone; of a long operation nothing.
    cycles: Vec<[f64; 2]>,
}

fn counted(program: &Path, code: &Code, arguments: [&str; 2]) -> Result<(Counted, String), Error> {
    let (addresses, result) = trace(program, code, arguments)?;
    let texts = addresses
        .iter()
        .map(|address| code.texts.get(address).map(String::as_str).ok_or(format!("nothing at {address:#x}")))
        .collect::<Result<Vec<&str>, String>>()?;
    let is_product = |text: &&&str| matches!(text.split_whitespace().next(), Some("mul" | "umulh" | "madd" | "msub"));
    let products = texts.iter().filter(is_product).count();
    let instructions = texts.len();
    let mut by_core = Vec::new();
    for core in CORES {
        if instructions <= MODELLED {
            by_core.push([cycles(core, &texts, 100)?, cycles(core, &texts, 1)?]);
        }
    }
    Ok((Counted { instructions, products, cycles: by_core }, result))
}

/// A number with separators.
fn number(n: f64) -> String {
    let digits = format!("{n:.0}");
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at) % 3 == 0 {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// The cells of one library, or of their ratio.
fn row(title: &str, library: &str, mut cells: Vec<String>) -> String {
    cells.resize(2 + CORES.len(), String::new());
    format!("| {title} | {library} | {} |\n", cells.join(" | "))
}

/// The table, of operations whose name has one of these parts, or of all.
fn table(wanted: &[String]) -> Result<String, Error> {
    let program = program()?;
    let code = code(&program)?;
    let mut out = format!("| | | instructions | products | {} |\n", CORES.join(" | "));
    let _ = writeln!(out, "|---|---|---:|---:|{}", "---:|".repeat(CORES.len()));
    for (operation, title, peer) in OPERATIONS {
        if !wanted.is_empty() && !wanted.iter().any(|part| operation.contains(part.as_str())) {
            continue;
        }
        let (ours, result) = counted(&program, &code, ["montane", operation])?;
        let (theirs, other) = counted(&program, &code, ["peer", operation])?;
        if result.trim().is_empty() {
            return Err(format!("{operation}: there is no result to compare").into());
        }
        if result != other {
            return Err(format!("{operation}: Montane's result is {result}, {peer}'s {other}").into());
        }
        let both = |[through, alone]: [f64; 2], show: fn(f64) -> String| format!("{} / {}", show(through), show(alone));
        let ratio = |a: f64, b: f64| format!("{:.2}", a / b);
        for (title, library, counted) in [(title, "Montane", &ours), ("", peer, &theirs)] {
            let mut cells = vec![number(counted.instructions as f64), number(counted.products as f64)];
            cells.extend(counted.cycles.iter().map(|&cycles| both(cycles, number)));
            out += &row(title, library, cells);
        }
        let mut cells = vec![
            ratio(ours.instructions as f64, theirs.instructions as f64),
            ratio(ours.products as f64, theirs.products as f64),
        ];
        let cycles = ours.cycles.iter().zip(&theirs.cycles);
        cells.extend(cycles.map(|(a, b)| both([a[0] / b[0], a[1] / b[1]], |share| format!("{share:.2}"))));
        out += &row("", "ratio", cells);
        eprintln!("{operation}");
    }
    Ok(out)
}

/// Functions of a listing.
const SHOWN: usize = 25;

/// Where an operation's instructions are executed, for each library.
fn functions(wanted: &[String]) -> Result<String, Error> {
    let program = program()?;
    let code = code(&program)?;
    let mut out = String::new();
    for (operation, _, peer) in OPERATIONS.iter().filter(|(name, ..)| wanted.iter().any(|word| word == name)) {
        for (library, argument) in [("Montane", "montane"), (*peer, "peer")] {
            let (addresses, _) = trace(&program, &code, [argument, operation])?;
            let mut counts: HashMap<&str, usize> = HashMap::new();
            for address in &addresses {
                let (_, name) = code.functions.range(..=address).next_back().ok_or("before any function")?;
                *counts.entry(name).or_default() += 1;
            }
            let mut counts: Vec<_> = counts.into_iter().collect();
            counts.sort_by_key(|&(name, count)| (usize::MAX - count, name));
            let _ = writeln!(out, "{operation}, {library}: {}", number(addresses.len() as f64));
            for (name, count) in counts.into_iter().take(SHOWN) {
                let _ = writeln!(out, "{:>12}  {name}", number(count as f64));
            }
        }
    }
    Ok(out)
}

/// Prints the table, or puts it between the marks of its document.
fn run() -> Result<(), Error> {
    let mut wanted: Vec<String> = env::args().skip(1).collect();
    let writes = wanted.iter().any(|word| word == "--write");
    wanted.retain(|word| word != "--write");
    if wanted.first().is_some_and(|word| word == "--functions") {
        print!("{}", functions(&wanted)?);
        return Ok(());
    }
    if !writes {
        print!("{}", table(&wanted)?);
        return Ok(());
    }
    let table = table(&wanted)?;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/aarch64.md");
    let text = fs::read_to_string(&path)?;
    let marks = || format!("{} has no marks", path.display());
    let (before, rest) = text.split_once(BEGIN).ok_or_else(marks)?;
    let (_, after) = rest.split_once(END).ok_or_else(marks)?;
    fs::write(&path, [before, BEGIN, &table, END, after].concat())?;
    Ok(())
}

pub fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

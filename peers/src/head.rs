//! What has to be known to read a run: the processor, the level of instructions, the commit, the day, the compiler.

use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use montane::hazmat::kernels::cpu::{self, Microarchitecture};
use montane_figures::measured::{Head, Measured, Processor, Row, Run, date};

use crate::clock;
use crate::report::BUILD;

/// The rows of a run of this program with its head.
#[must_use]
pub fn measured(rows: Vec<Row>, quick: bool) -> Measured {
    let microarchitecture = Microarchitecture::here().name().to_owned();
    let model = model().unwrap_or_else(|| std::env::consts::ARCH.to_owned());
    let name =
        if Microarchitecture::here() == Microarchitecture::Unknown { model.clone() } else { microarchitecture.clone() };
    let cycles_per_ns = Some((clock::cycles_per_ns() * 100.0).round() / 100.0);
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let cap = std::env::var("MONTANE_ISA").unwrap_or_default();
    let head = Head {
        level: cpu::level().name().to_owned(),
        build: BUILD.to_owned(),
        effort: if quick { "quick" } else { "full" }.to_owned(),
        commit: commit(),
        date: date(seconds),
        rustc: Some(env!("RUSTC_VERSION").to_owned()).filter(|version| !version.is_empty()),
        // The level does not say which order of instructions was asked for.
        remark: if cap.contains('-') { format!("With `MONTANE_ISA={cap}`.") } else { String::new() },
    };
    Measured { processor: Processor { name, model, microarchitecture, cycles_per_ns }, runs: vec![Run { head, rows }] }
}

/// The processor's name as Linux gives it.
fn model() -> Option<String> {
    let info = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = info.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_owned())
}

/// The commit that is checked out, and whether files differ from it.
fn commit() -> Option<String> {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(["-C", env!("CARGO_MANIFEST_DIR")]).args(arguments).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let commit = git(&["rev-parse", "--short", "HEAD"])?;
    let changed = git(&["status", "--porcelain", "--untracked-files=no"])?;
    Some(if changed.is_empty() { commit } else { format!("{commit} and changes") })
}

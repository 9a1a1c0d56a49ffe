//! What the machine calls itself, and which instruction sets it has: the head of every report.

use montane_kernels::cpu;
use serde::Serialize;

/// The machine.
#[derive(Clone, Debug, Serialize)]
pub struct Cpu {
    /// As it calls itself.
    pub model: String,
    /// The architecture this program was compiled for.
    pub arch: &'static str,
    /// The operating system this program was compiled for.
    pub os: &'static str,
    /// The instruction set it has.
    pub detected: &'static str,
    /// The instruction set that was allowed.
    pub isa: &'static str,
    /// The median clock, in core cycles per nanosecond.
    pub cycles_per_ns: f64,
}

impl Cpu {
    /// This one, whose clock was measured.
    #[must_use]
    pub fn here(cycles_per_ns: f64) -> Self {
        let (arch, os) = (std::env::consts::ARCH, std::env::consts::OS);
        let (detected, isa) = (cpu::detected().name(), cpu::level().name());
        Self { model: model().unwrap_or_else(|| arch.into()), arch, os, detected, isa, cycles_per_ns }
    }
}

/// The CPU's name as Linux gives it.
fn model() -> Option<String> {
    let info = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = info.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_owned())
}

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

/// The CPU's name as Linux gives it. An emulator shows another processor's file, which has not what is looked for.
fn model() -> Option<String> {
    let info = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let value = |key: &str| {
        let line = info.lines().find(|line| line.starts_with(key))?;
        Some(line.split_once(':')?.1.trim().to_owned())
    };
    if cfg!(target_arch = "aarch64") {
        named(&value("CPU implementer")?, &value("CPU part")?)
    } else {
        value("model name")
    }
}

/// The name of a core by its numbers (Arm, "Main ID Register"; each core's technical reference manual).
fn named(implementer: &str, part: &str) -> Option<String> {
    const ARM: [(&str, &str); 6] = [
        ("0xd0b", "Cortex-A76"),
        ("0xd0c", "Neoverse N1"),
        ("0xd40", "Neoverse V1"),
        ("0xd49", "Neoverse N2"),
        ("0xd4f", "Neoverse V2"),
        ("0xd08", "Cortex-A72"),
    ];
    let arm = ARM.iter().find(|(number, _)| implementer == "0x41" && part == *number);
    Some(arm.map_or_else(|| format!("implementer {implementer}, part {part}"), |(_, name)| (*name).into()))
}

#[cfg(test)]
mod tests {
    use super::named;

    #[test]
    fn cores_by_number() {
        assert_eq!(named("0x41", "0xd49").as_deref(), Some("Neoverse N2"));
        // Apple's numbers are not Arm's.
        assert_eq!(named("0x61", "0xd49").as_deref(), Some("implementer 0x61, part 0xd49"));
    }
}

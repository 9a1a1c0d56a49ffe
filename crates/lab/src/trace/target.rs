//! Whose instructions are traced.

/// Whose instructions to trace.
#[derive(clap::ValueEnum, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Target {
    /// This CPU's.
    #[default]
    Here,
    /// 64-bit RISC-V's, emulated; its time is modelled.
    Riscv64,
    /// 64-bit Arm's, emulated: only whether they depend on inputs.
    Aarch64,
}

impl Target {
    /// Whether it is one whose executions are compared alone.
    pub(crate) fn is_aarch64(self) -> bool {
        self == Self::Aarch64 || self == Self::Here && cfg!(target_arch = "aarch64")
    }

    /// Its name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Here => "here",
            Self::Riscv64 => "riscv64",
            Self::Aarch64 => "aarch64",
        }
    }
}

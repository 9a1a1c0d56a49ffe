//! Whose instructions are traced.

/// Whose instructions to trace.
#[derive(clap::ValueEnum, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Target {
    /// This CPU's.
    #[default]
    Here,
    /// 64-bit RISC-V's, emulated; its time is modelled.
    Riscv64,
}

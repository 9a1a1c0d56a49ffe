//! Bodies in assembly that `montane schedule` makes, by the processor that their order of instructions is for.

#[cfg(target_arch = "aarch64")]
pub mod aarch64;
#[cfg(target_arch = "x86_64")]
pub mod golden_cove;
#[cfg(target_arch = "x86_64")]
pub mod zen3;
#[cfg(target_arch = "x86_64")]
pub mod zen5;

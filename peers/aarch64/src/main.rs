//! Montane beside blst and aws-lc on AArch64, without one: what is executed, counted under emulation, and how long a
//! model of a core takes for it.
//!
//! Compiled for AArch64 this is the program that is counted, which executes one operation between two marks. Compiled
//! for anything else it compiles that, runs it and prints the table.

#[cfg_attr(target_arch = "aarch64", path = "subject.rs")]
#[cfg_attr(not(target_arch = "aarch64"), path = "table.rs")]
mod side;

fn main() -> std::process::ExitCode {
    side::main()
}

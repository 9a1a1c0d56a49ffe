//! The laboratory behind the command `montane`: what checks, times and shows kernels.
#![forbid(unsafe_code)]

pub mod clock;
pub mod command;
pub mod counts;
pub mod cpu;
pub mod fields;
pub mod formulas;
pub mod kzg;
pub mod machine;
pub mod oracle;
pub mod programs;
pub mod progress;
pub mod race;
pub mod report;
pub mod scale;
pub mod schedule;
pub mod trace;

//! The laboratory behind the command `montane`: what checks, times and shows kernels.
#![forbid(unsafe_code)]

pub mod oracle;

//! The registered kernels under criterion: `cargo bench -p montane-benches`. A package of its own, so that whoever
//! tests or builds the command does not wait for criterion.
#![forbid(unsafe_code)]

//! The named fields against a big-integer library, in one binary.

mod curve25519;
mod derived;
mod laws;
mod refusals;

//! Every algorithm in portable Rust, for any limb count.

pub mod add;
pub mod cios;
pub mod inverse;

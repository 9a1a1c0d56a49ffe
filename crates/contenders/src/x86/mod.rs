//! Bodies for x86-64, and loops of its instructions.

pub mod instructions;
pub mod intrinsics;
pub mod no_spare_bit;
#[cfg(not(windows))]
pub mod probe;
pub mod shapes;

//! Bodies in assembly that `montane schedule` makes, by the processor that their order of instructions is for.

pub mod golden_cove;
pub mod zen3;
pub mod zen5;

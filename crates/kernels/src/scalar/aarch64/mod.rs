//! Bodies on words in AArch64 assembly: baseline instructions, so every AArch64 has them.
//!
//! [`crate::generated::aarch64`] has those that `montane schedule` makes; what they compute and within which bounds is
//! in [`ordinary`], [`fold`] and [`shift`], which moduli they take in [`fits`](super::fits), how they are called in
//! [`shapes`]. Sums and differences are written by hand.
//!
//! A field's prime is an argument, loaded from where it is, two words at a time. Compiled code makes its words anew
//! wherever it needs them, up to four instructions for each.

pub mod add;
pub mod fold;
pub mod ordinary;
pub mod shapes;
pub mod shift;

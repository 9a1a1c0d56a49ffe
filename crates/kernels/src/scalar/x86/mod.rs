//! Bodies on words in x86-64 assembly.

pub mod add;
pub mod adx;
#[cfg(feature = "registry")]
pub mod adx_full;
pub mod delayed6;
pub mod divsteps;
pub mod fold;
pub mod logjump_adx;
pub mod logjump_zen3_adx;
pub mod logjump_zen5_adx;
pub mod multiple;
pub mod zen3_adx;

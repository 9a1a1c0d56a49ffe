//! Signatures and key agreement: BLS over `montane-curves`, Ed25519 and X25519 over `montane-edwards25519`.
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod bls;
#[cfg(test)]
mod dead_stack_tests;
pub mod ed25519;
pub mod x25519;

/// How many bytes of stack operations on secrets use, which are overwritten after them (`montane_kernels::secret`); a
/// test measures them.
mod stack {
    use montane_kernels::secret::depth;

    /// Products on Curve25519, and what is hashed for them.
    pub(crate) const CURVE25519: usize = depth(12 << 10, 320 << 10);
    /// Products on BLS12-381 with their tables; Lamport's chunks.
    pub(crate) const BLS12_381: usize = depth(64 << 10, 640 << 10);
    /// Conversions of a scalar.
    pub(crate) const CONVERSION: usize = depth(4 << 10, 16 << 10);
}

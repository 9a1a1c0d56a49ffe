//! Fast prime-field arithmetic and what is built on it: pairings of BLS12-381 and BN254, BLS signatures, Ed25519 and
//! X25519, and Ethereum's KZG commitments.
//!
//! Instruction sets are detected when the program runs; a processor that lacks them gets portable code. Which functions
//! are constant time in which inputs, each module says. Nobody has audited the library. Where examples need randomness
//! they take `SysRng` of the crate getrandom 0.4, with its feature `sys_rng`; any [`rand_core::CryptoRng`] will do.
//!
//! ```
//! use montane::bls::min_pk::{ProofOfPossession, SecretKey};
//! use montane::ed25519::SigningKey;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let key = SecretKey::key_gen(&[42; 32], b"")?; // BLS as Ethereum uses it; secret random bytes in a program
//! let signature = ProofOfPossession::sign(&key, b"message");
//! ProofOfPossession::verify(&signature, b"message", &ProofOfPossession::sk_to_pk(&key))?;
//!
//! let key = SigningKey::from_bytes(&[7; 32]); // Ed25519; secret random bytes here, too
//! let signature = key.sign(b"message");
//! key.verifying_key().verify(b"message", &signature)?;
//! # Ok(())
//! # }
//! ```
//!
//! | module | holds | names follow |
//! |---|---|---|
//! | [`bls12_381`], [`bn254`] | fields, groups, pairing, hashing, precompiles | zkcrypto's `bls12_381` |
//! | [`curves`] | what is the same on every curve: points, tables, sums in pieces, errors | `group` |
//! | [`edwards25519`] | the group, its scalars, ristretto255, hashing to both | `curve25519-dalek` |
//! | [`bls`] | BLS signatures, [`bls::min_pk`] and [`bls::min_sig`], three schemes, aggregation, batches | blst |
//! | [`ed25519`], [`x25519`] | signatures, a policy for every edge case; key agreement | `ed25519-dalek` |
//! | [`kzg`] | blobs and cells of EIP-4844 and EIP-7594 | the consensus specification |
//! | [`polynomials`] | transforms, polynomials, KZG over any pairing | arkworks |
//! | [`fields`] | [`fields::Mont`], the Montgomery field of an odd prime that leaves its limbs' top bit free | `ff` |
//! | [`hazmat`] | the member crates, every kernel among them; outside of semantic versioning | |
//!
//! Features, figures beside other libraries, and what is traced for constant time are described in the
//! [repository](https://github.com/montane-rs/montane).
#![cfg_attr(not(feature = "std"), no_std)]
#![forbid(unsafe_code)]

// The logic lives in the member crates; here are the names that users know, each of which is promised:
// `docs/public-api.txt` lists them. What is not promised is in `hazmat`.
pub mod bls;
pub mod bls12_381;
pub mod bn254;
pub mod curves;
pub mod ed25519;
pub mod edwards25519;
pub mod fields;
pub mod hazmat;
pub mod kzg;
pub mod polynomials;
pub mod x25519;

// The crates of the traits that the types here implement.
pub use {ff, group, pairing, rand_core, signature, subtle};

// The program in README is tested with those here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

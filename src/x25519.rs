//! X25519 (RFC 7748): Diffie-Hellman on Curve25519, under the names of `x25519-dalek`.
//!
//! Constant time in secret inputs: all functions, in both inputs.
//!
//! ```
//! use montane::x25519::{PublicKey, StaticSecret};
//!
//! let (alice, bob) = (StaticSecret::from([1; 32]), StaticSecret::from([2; 32])); // secret random bytes in a program
//! let shared = alice.diffie_hellman(&PublicKey::from(&bob));
//! assert_eq!(shared.to_bytes(), bob.diffie_hellman(&PublicKey::from(&alice)).to_bytes());
//! assert!(shared.was_contributory());
//! ```

pub use montane_signatures::x25519::{
    EphemeralSecret, PublicKey, ReusableSecret, SharedSecret, StaticSecret, X25519_BASEPOINT_BYTES, x25519,
};

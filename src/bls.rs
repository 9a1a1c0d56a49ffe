//! BLS signatures over BLS12-381 (draft-irtf-cfrg-bls-signature-05), under the names of blst: keys, signatures,
//! aggregates, the three schemes, and batches.
//!
//! [`min_pk`] has public keys in G1 and signatures in G2 (Ethereum's choice), [`min_sig`] the reverse. The functions on
//! the types take the domain separation tag and an optional augmentation and check one equation; the three schemes of
//! the draft are [`Basic`], [`MessageAugmentation`] and [`ProofOfPossession`], with their tags. Many equations become
//! one in [`verify_multiple`], and in [`Pairing`] as they arrive.
//!
//! A [`PublicKey`] or [`Signature`] that was read with `from_bytes` or `uncompress`, or made with `from_affine`, is in
//! its group of prime order, and the key is not infinity. Encodings read by a function whose name ends in `_unchecked`
//! are on the curve, and `validate` decides what is left.
//!
//! With the `rayon` feature sums, hashes and Miller loops of many terms are spread over the threads of the pool that
//! the caller is in (`ThreadPool::install`), by default all cores.
//!
//! Constant time in secret inputs: the secret key and the entropy it is made from, in key generation, derivation,
//! signing and `sk_to_pk`. Not constant time: everything about public keys, signatures and messages, verification,
//! aggregation and [`verify_multiple`] among it; whether bytes are a secret key.
//!
//! ```
//! use montane::bls::min_pk::{Pairing, ProofOfPossession, SecretKey, Signature, Tag, random_multipliers};
//!
//! # fn main() -> Result<(), montane::bls::BlsError> {
//! let key = SecretKey::key_gen(&[42; 32], b"")?; // secret random bytes in a program
//! let signature = ProofOfPossession::sign(&key, b"message");
//! ProofOfPossession::verify(&signature, b"message", &ProofOfPossession::sk_to_pk(&key))?;
//!
//! // Under a tag of one's own; an empty one would not compile.
//! const TAG: Tag = Tag::new(b"MY-PROTOCOL-V01-with-BLS12381G2_XMD:SHA-256_SSWU_RO_");
//! let signature: Signature = key.sign(b"message", TAG, b"");
//! signature.verify(b"message", TAG, b"", &key.sk_to_pk())?;
//!
//! // Many signatures as they arrive.
//! # let mut rng = rand::rng();
//! let mut pairing = Pairing::new(ProofOfPossession::DST);
//! for (msg, z) in [b"one", b"two"].into_iter().zip(random_multipliers(2, &mut rng)) {
//!     pairing.mul_n_aggregate(&key.sk_to_pk(), &ProofOfPossession::sign(&key, msg), msg, b"", z);
//! }
//! pairing.finalverify()?;
//! # Ok(())
//! # }
//! ```

pub use montane_signatures::bls::{
    AggregatePublicKey, AggregateSignature, Basic, BlsError, MessageAugmentation, MinPk, MinSig, Pairing,
    ProofOfPossession, PublicKey, SecretKey, Signature, SignedMessage, Tag, TagError, Variant, min_pk, min_sig,
    random_multipliers, verify_multiple,
};

//! BLS12-381: fields, groups, pairing and hashing, under the names of zkcrypto's `bls12_381`.
//!
//! Constant time in secret inputs: scalars and points of products, sums ([`G1Projective`]'s `+`, `*`, `msm`), pairings,
//! messages that are hashed, all but their lengths and which points are infinity. Not constant time: what ends in
//! `_vartime` or takes many points together (`all_torsion_free`, `from_compressed_batch`); order and `Hash`; which rule
//! an encoding breaks; [`precompile`].
//!
//! ```
//! use montane::bls12_381::{G1Affine, G1Projective, G2Affine, G2Projective, Scalar, pairing};
//! use montane::curves::Tag;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let (a, b) = (Scalar::from(6), Scalar::from(7));
//! let p = (G1Projective::generator() * a).to_affine();
//! let q = (G2Projective::generator() * b).to_affine();
//! assert_eq!(pairing(&p, &q), pairing(&G1Affine::generator(), &G2Affine::generator()) * (a * b));
//!
//! // Encodings are checked: on the curve, in the subgroup, canonical.
//! assert_eq!(G1Affine::from_compressed(&p.to_compressed())?, p);
//!
//! // Sums of products, of public points and scalars.
//! let bases = [p, G1Affine::generator()];
//! assert_eq!(G1Projective::msm_vartime(&bases, &[b, -a * b])?, G1Projective::identity());
//!
//! // Hashing (RFC 9380).
//! const TAG: Tag = Tag::new(b"MY-PROTOCOL-V01-with-BLS12381G1_XMD:SHA-256_SSWU_RO_");
//! let hash = G1Projective::hash_to_curve(b"message", TAG);
//! assert!(bool::from(hash.to_affine().is_torsion_free()));
//! # Ok(())
//! # }
//! ```

pub use montane_curves::bls12_381::{
    Bls12, Fp, Fp2, Fp6, Fp12, G1, G1Affine, G1Projective, G2, G2Affine, G2Prepared, G2Projective, Gt,
    MillerLoopResult, Scalar, multi_miller_loop, pairing, pairing_check,
};

/// The functions of Ethereum's precompiled contracts on this curve (EIP-2537). Everything is public: nothing is
/// constant time.
pub mod precompile {
    pub use montane_curves::bls12_381::precompile::{
        g1_add, g1_msm, g2_add, g2_msm, map_fp_to_g1, map_fp2_to_g2, pairing_check,
    };
}

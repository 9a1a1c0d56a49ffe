//! BN254, which the EVM calls alt_bn128: fields, groups, pairing and hashing, under the names of
//! [`bls12_381`](crate::bls12_381).
//!
//! Constant time in secret inputs, as there: scalars and points of products, sums, pairings, messages that are hashed,
//! all but their lengths and which points are infinity. Not constant time: what ends in `_vartime` or takes many points
//! together; order and `Hash`; which rule an encoding breaks; [`precompile`].
//!
//! ```
//! use montane::bn254::{G1Affine, G2Projective, Scalar, pairing_check};
//!
//! let k = Scalar::from(42);
//! let (p, q) = (G1Affine::generator(), G2Projective::generator());
//! assert!(pairing_check(&[(&(p * k).to_affine(), &q.to_affine()), (&-p, &(q * k).to_affine())]));
//! ```

pub use montane_curves::bn254::{
    Bn256, Fp, Fp2, Fp6, Fp12, G1, G1Affine, G1Projective, G2, G2Affine, G2Prepared, G2Projective, Gt,
    MillerLoopResult, Scalar, multi_miller_loop, pairing, pairing_check,
};

/// The functions of Ethereum's precompiled contracts on this curve (EIP-196 and EIP-197). Everything is public: nothing
/// is constant time.
pub mod precompile {
    pub use montane_curves::bn254::precompile::{g1_add, g1_mul, pairing_check};
}

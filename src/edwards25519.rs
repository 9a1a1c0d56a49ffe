//! edwards25519 as a group, ristretto255 (RFC 9496) and the Montgomery curve, under the names of `curve25519-dalek`.
//!
//! Constant time in secret inputs: scalars, points, messages that are hashed, all but their lengths. Not constant time:
//! what ends in `_vartime`; whether bytes are a point; `Hash`.
//!
//! ```
//! use montane::edwards25519::{EdwardsPoint, RistrettoPoint, Scalar};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let (a, b) = (Scalar::from(6u64), Scalar::from(7u64));
//! assert_eq!(EdwardsPoint::mul_base(&a) * b, EdwardsPoint::mul_base(&(a * b)));
//! let point = RistrettoPoint::mul_base(&a);
//! assert_eq!(point.compress().decompress(), Some(point));
//! assert_eq!(RistrettoPoint::msm(&[point, point], &[a, b])?, point * (a + b));
//! # Ok(())
//! # }
//! ```

pub use montane_edwards25519::{
    CompressedEdwardsY, CompressedRistretto, EdwardsPoint, MontgomeryAffine, MontgomeryPoint, RistrettoPoint, Scalar,
    SubgroupPoint, clamp_integer,
};

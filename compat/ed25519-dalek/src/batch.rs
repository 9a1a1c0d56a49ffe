//! Verification of many signatures at once, with the decision that ed25519-dalek makes: the same multipliers for the
//! same input, and no cofactor. So it may refuse what one by one is accepted, or accept what one by one is refused,
//! where keys or signatures have components of small order, and exactly where the original does.

use alloc::vec::Vec;

use curve25519_dalek::digest::Digest;
use merlin::Transcript;
use montane_edwards25519::{self as ours, CompressedEdwardsY, Scalar};
use rand_core::RngCore;
use sha2::Sha512;

use crate::errors::Rule;
use crate::verifying::scalar_of;
use crate::{SignatureError, VerifyingKey};

/// A generator of zeros: the transcript's own has all inputs of the batch, and is the same every time.
struct Zeros;

impl RngCore for Zeros {
    fn next_u32(&mut self) -> u32 {
        0
    }
    fn next_u64(&mut self) -> u64 {
        0
    }
    fn fill_bytes(&mut self, _: &mut [u8]) {}
    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), rand_core::Error> {
        Ok(())
    }
}
impl rand_core::CryptoRng for Zeros {}

/// Whether all signatures are right for their messages and keys: `sum of z_i (R_i + [k_i]A_i - [S_i]B) = 0` for
/// multipliers of 128 bits that come from all inputs.
pub fn verify_batch(
    messages: &[&[u8]],
    signatures: &[ed25519::Signature],
    verifying_keys: &[VerifyingKey],
) -> Result<(), SignatureError> {
    if messages.len() != signatures.len() || verifying_keys.len() != signatures.len() {
        return Err(Rule::Lengths.into());
    }
    let mut transcript = Transcript::new(b"ed25519 batch verification");
    let mut hashes = Vec::with_capacity(signatures.len());
    for ((message, signature), key) in messages.iter().zip(signatures).zip(verifying_keys) {
        let hash: [u8; 64] = Sha512::new()
            .chain_update(signature.r_bytes())
            .chain_update(key.as_bytes())
            .chain_update(message)
            .finalize()
            .into();
        transcript.append_message(b"hram", &hash);
        hashes.push(Scalar::from_bytes_mod_order_wide(&hash));
    }
    for signature in signatures {
        transcript.append_message(b"sig.s", signature.s_bytes());
    }
    let mut multipliers = transcript.build_rng().finalize(&mut Zeros);

    let mut base = Scalar::ZERO;
    let (mut points, mut scalars) =
        (Vec::with_capacity(2 * hashes.len() + 1), Vec::with_capacity(2 * hashes.len() + 1));
    for ((signature, key), k) in signatures.iter().zip(verifying_keys).zip(&hashes) {
        let s = scalar_of(signature)?;
        let mut z = [0; 32];
        multipliers.fill_bytes(&mut z[..16]);
        let z = Scalar::from_bytes_mod_order(z);
        base = z.mul_add(&s, &base);
        points.push(CompressedEdwardsY(*signature.r_bytes()).decompress().ok_or(Rule::Equation)?);
        points.push(key.to_edwards().into());
        scalars.extend([z, z.mul(k)]);
    }
    points.push(ours::EdwardsPoint::BASEPOINT);
    scalars.push(base.neg());
    let sum = ours::EdwardsPoint::msm_vartime(&points, &scalars).expect("as many of each");
    if bool::from(sum.is_identity()) { Ok(()) } else { Err(Rule::Equation.into()) }
}

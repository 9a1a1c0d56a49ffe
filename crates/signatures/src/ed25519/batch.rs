//! Verification of many signatures at once.

use alloc::vec::Vec;

use montane_curves::edwards25519::Scalar;
use montane_curves::edwards25519::multi::{Term, sum_has_small_order};
use sha2::{Digest, Sha512};

use super::verifying::{Parsed, parse};
use super::{Context, Error, Signature, VerifyingKey};

/// Whether every signature satisfies [`VerifyingKey::verify_zip215`] for its message and key.
///
/// Multiplies each equation by its own 128-bit `z_i`, sums them, and asks whether the sum has small order: one sum of products
/// for all. An invalid signature passes with probability `2^-128`. The `z_i` come from a hash of all inputs, so the decision is
/// the same every time and no generator is needed.
///
/// A batch cannot decide the cofactorless rule of [`VerifyingKey::verify`]: components of small order would cancel
/// between signatures or not, depending on the `z_i`. Where that rule is wanted, verify one by one.
///
/// # Errors
/// [`Error::BatchLengths`], or the first broken rule that was found; an equation that fails is not attributed to a signature.
///
/// Source: Bernstein, Duif, Lange, Schwabe, Yang, "High-speed high-security signatures" (2011), section 5; the policy is ZIP 215.
pub fn verify_batch(messages: &[&[u8]], signatures: &[Signature], keys: &[VerifyingKey]) -> Result<(), Error> {
    if messages.len() != signatures.len() || keys.len() != signatures.len() {
        return Err(Error::BatchLengths);
    }
    let mut seed = Sha512::new();
    let mut items = Vec::with_capacity(signatures.len());
    for ((message, signature), key) in messages.iter().zip(signatures).zip(keys) {
        let Parsed { r, s } = parse(signature)?;
        // k stands for R, A and the message.
        let k = Context::Pure.hash(&[signature.r_bytes(), key.as_bytes()], message)?;
        seed.update(k.to_bytes());
        seed.update(signature.s_bytes());
        items.push((r.point, s, k));
    }
    let seed: [u8; 64] = seed.finalize().into();

    let mut base = Scalar::ZERO;
    let mut terms = Vec::with_capacity(2 * items.len());
    for (i, ((r, s, k), key)) in items.iter().zip(keys).enumerate() {
        let z = multiplier(&seed, i);
        // [8](sum of z_i R_i + z_i k_i A_i - z_i S_i B) = 0. Reducing z_i k_i modulo L changes the sum by a point of small order.
        base = z.mul_add(s, &base);
        terms.push(Term { scalar: z.words(), point: *r });
        terms.push(Term { scalar: z.mul(k).words(), point: key.point });
    }
    if sum_has_small_order(&base.neg(), &terms) { Ok(()) } else { Err(Error::Equation) }
}

/// Multipliers in one hash.
const PER_HASH: usize = 4;

/// The `i`th multiplier, 128 bits.
fn multiplier(seed: &[u8; 64], i: usize) -> Scalar {
    let hash = Sha512::new().chain_update(seed).chain_update(((i / PER_HASH) as u64).to_le_bytes()).finalize();
    let mut bytes = [0; 32];
    bytes[..16].copy_from_slice(&hash[16 * (i % PER_HASH)..][..16]);
    Scalar::from_bytes_mod_order(&bytes)
}

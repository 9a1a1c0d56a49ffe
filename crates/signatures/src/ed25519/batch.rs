//! Verification of many signatures at once.

use alloc::vec::Vec;

use montane_edwards25519::Scalar;
use montane_edwards25519::hazmat::multi::{Item, balance_has_small_order};
use sha2::{Digest, Sha512};

use super::{Context, Ed25519Error, Signature, VerifyingKey};

/// Whether every signature satisfies [`VerifyingKey::verify_zip215`] for its message and key.
///
/// Multiplies each equation by its own 128-bit `z_i`, sums them, and asks whether the sum has small order: one sum of
/// products for all. An invalid signature passes with probability `2^-128`. The `z_i` come from a hash of all inputs,
/// so the decision is the same every time and no generator is needed. The `rayon` feature spreads it over all cores.
///
/// A batch cannot decide the cofactorless rule of [`VerifyingKey::verify`]: components of small order would cancel
/// between signatures or not, depending on the `z_i`. Where that rule is wanted, verify one by one.
///
/// # Errors
/// [`Ed25519Error::BatchLengths`], or the first broken rule that was found; an equation that fails is not attributed to
/// a signature.
///
/// Source: Bernstein, Duif, Lange, Schwabe, Yang, "High-speed high-security signatures" (2011), section 5; the policy
/// is ZIP 215.
#[inline]
pub fn verify_batch(messages: &[&[u8]], signatures: &[Signature], keys: &[VerifyingKey]) -> Result<(), Ed25519Error> {
    if messages.len() != signatures.len() || keys.len() != signatures.len() {
        return Err(Ed25519Error::BatchLengths);
    }
    // S and k.
    let scalars = |i: usize| {
        let (signature, key) = (&signatures[i], &keys[i]);
        let s =
            Scalar::from_canonical_bytes(*signature.s_bytes()).into_option().ok_or(Ed25519Error::ScalarNotCanonical)?;
        Ok((s, Context::Pure.hash(&[signature.r_bytes(), key.as_bytes()], messages[i])?))
    };
    #[cfg(feature = "rayon")]
    let scalars: Vec<(Scalar, Scalar)> = {
        use montane_kernels::cpu::tuning::shares::ED25519_HASHES;
        use rayon::prelude::*;
        (0..signatures.len())
            .into_par_iter()
            .with_min_len(ED25519_HASHES)
            .map(scalars)
            .collect::<Result<_, Ed25519Error>>()?
    };
    #[cfg(not(feature = "rayon"))]
    let scalars = (0..signatures.len()).map(scalars).collect::<Result<Vec<(Scalar, Scalar)>, Ed25519Error>>()?;

    // [8](sum of z_i S_i B - z_i R_i - z_i k_i A_i) = 0. Reducing z_i k_i modulo L changes the sum by a point of small
    // order.
    let mut base = Scalar::ZERO;
    let mut items = Vec::with_capacity(signatures.len());
    for (((signature, key), (s, k)), z) in signatures.iter().zip(keys).zip(&scalars).zip(Multipliers::new(&scalars)) {
        let z_scalar = Scalar::from(z);
        base = z_scalar.mul_add(s, &base);
        items.push(Item { r: *signature.r_bytes(), a: key.point, z, zk: z_scalar.mul(k) });
    }
    match balance_has_small_order(&base, &items) {
        None => Err(Ed25519Error::CommitmentEncoding),
        Some(false) => Err(Ed25519Error::Equation),
        Some(true) => Ok(()),
    }
}

/// 128-bit multipliers, four from each hash of a seed and a counter.
pub(super) struct Multipliers {
    seed: Sha512,
    counter: u64,
    hash: [u8; 64],
    used: usize,
}

impl Multipliers {
    /// Of every `S`, and of every `k`, which stands for `R`, `A` and the message: whoever chooses one of them chooses
    /// new multipliers for all equations.
    pub(super) fn new(scalars: &[(Scalar, Scalar)]) -> Self {
        let mut seed = Sha512::new();
        for (s, k) in scalars {
            seed.update(k.to_bytes());
            seed.update(s.to_bytes());
        }
        Self { seed: Sha512::new().chain_update(seed.finalize()), counter: 0, hash: [0; 64], used: 64 }
    }
}

impl Iterator for Multipliers {
    type Item = i128;

    fn next(&mut self) -> Option<i128> {
        if self.used == self.hash.len() {
            self.hash = self.seed.clone().chain_update(self.counter.to_le_bytes()).finalize().into();
            self.counter += 1;
            self.used = 0;
        }
        let bytes = self.hash[self.used..][..16].try_into().ok()?;
        self.used += 16;
        Some(i128::from_le_bytes(bytes))
    }
}

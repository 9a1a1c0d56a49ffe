//! Many independent signatures, verified at once.

use alloc::vec::Vec;

use montane_curves::bls12_381::hash_to_curve;
use montane_curves::scalar_mul::sum_of_short_products_vartime;
use montane_curves::weierstrass::{Affine, Projective};
use rand_core::CryptoRng;

use super::{BlsError, PublicKey, Signature, Variant};

/// One signature of a batch, with what it claims to sign.
#[derive(Clone, Copy, Debug)]
pub struct SignedMessage<'a, V: Variant> {
    /// The message.
    pub msg: &'a [u8],
    /// What is hashed before the message; empty for none.
    pub aug: &'a [u8],
    /// The key.
    pub key: &'a PublicKey<V>,
    /// The signature.
    pub signature: &'a Signature<V>,
}

/// Whether every signature of the batch is valid for its message and key.
///
/// Each equation is multiplied by its own random odd 64-bit `z_i`: one product of pairings
/// `prod e(z_i pk_i, H_i) = e(g, sum z_i sig_i)` for all. A batch with an invalid signature passes with probability at most
/// `2^-63`, over the generator's choices. Keys and signatures must be in their groups, as `from_bytes` makes sure.
/// Not constant time: everything here is public.
///
/// Source: Bellare, Garay, Rabin, "Fast batch verification for modular exponentiation and digital signatures" (1998), the
/// small exponents test.
///
/// # Errors
/// [`BlsError::Empty`] for an empty batch, [`BlsError::Equation`] when a signature is invalid (not which).
pub fn verify_multiple<V: Variant, R: CryptoRng + ?Sized>(
    batch: &[SignedMessage<'_, V>],
    dst: &[u8],
    rng: &mut R,
) -> Result<(), BlsError> {
    if batch.is_empty() {
        return Err(BlsError::Empty);
    }
    let multipliers: Vec<u64> = batch.iter().map(|_| rng.next_u64() | 1).collect();
    let signatures: Vec<_> = batch.iter().zip(&multipliers).map(|(item, z)| (item.signature.0, *z)).collect();
    let sum = sum_of_short_products_vartime(&signatures).to_affine();

    let hashes: Vec<_> = batch.iter().map(|item| hash_to_curve::<V::Sig>(&[item.aug, item.msg], dst)).collect();
    let keys: Vec<_> =
        batch.iter().zip(&multipliers).map(|(item, z)| sum_of_short_products_vartime(&[(item.key.0, *z)])).collect();
    let mut affine_hashes = alloc::vec![Affine::identity(); batch.len()];
    Projective::batch_normalize(&hashes, &mut affine_hashes);
    let mut affine_keys = alloc::vec![Affine::identity(); batch.len()];
    Projective::batch_normalize(&keys, &mut affine_keys);

    let minus_generator = -Affine::<V::Key>::generator();
    let mut terms = Vec::with_capacity(batch.len() + 1);
    terms.push((&minus_generator, &sum));
    terms.extend(affine_keys.iter().zip(&affine_hashes));
    if V::product_is_one(&terms) { Ok(()) } else { Err(BlsError::Equation) }
}

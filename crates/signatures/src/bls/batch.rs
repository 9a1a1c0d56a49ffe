//! Many independent signatures verified at once.

use alloc::vec::Vec;
use core::num::NonZeroU64;

use montane_curves::hash_to_curve::Tag;
use montane_curves::scalar_mul::short_multiples_vartime;
use montane_kernels::cpu::tuning::sums::AS_ONE_SUM;
use rand_core::CryptoRng;

use super::equation::{check_by_message, sum_of_multiples, sum_of_short_products};
use super::{BlsError, PublicKey, Signature, Variant};

/// One signature of a batch, with what it claims to sign.
///
/// ```
/// # mod montane { pub use montane_signatures::bls; pub use rand_core; }
/// use montane::bls::min_pk::{ProofOfPossession, SecretKey, SignedMessage, verify_multiple};
///
/// # fn main() -> Result<(), montane::bls::BlsError> {
/// let secret = SecretKey::key_gen(&[42; 32], b"")?; // secret random bytes in a program
/// let key = &ProofOfPossession::sk_to_pk(&secret);
/// let signatures = [b"one", b"two"].map(|msg| ProofOfPossession::sign(&secret, msg));
/// let batch: Vec<SignedMessage> = [b"one", b"two"].into_iter().zip(&signatures)
///     .map(|(msg, signature)| SignedMessage { msg, aug: b"", key, signature })
///     .collect();
/// let mut rng = montane::rand_core::UnwrapErr(getrandom::SysRng);
/// verify_multiple(&batch, ProofOfPossession::DST, &mut rng)?;
/// # Ok(())
/// # }
/// ```
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

/// Random odd multipliers of 64 bits, for [`verify_multiple`]'s equation made by hand:
/// [`super::AggregatePublicKey::aggregate_with_randomness`], [`super::Pairing::mul_n_aggregate`].
pub fn random_multipliers<R: CryptoRng + ?Sized>(count: usize, rng: &mut R) -> Vec<NonZeroU64> {
    (0..count).map(|_| NonZeroU64::MIN | rng.next_u64()).collect()
}

/// Whether every signature of the batch is valid for its message and key.
///
/// Each equation is multiplied by its own random odd 64-bit `z_i` and all are one product of pairings,
/// `prod_m e(sum z_i pk_i, H(m)) = e(g, sum z_i sig_i)`, with one hash and one Miller loop for each distinct message
/// `m`, whose keys are summed first. A batch with an invalid signature passes with probability at most `2^-63`, over
/// the generator's choices. Keys and signatures must be in their groups, as `from_bytes` makes sure. Not constant time:
/// everything here is public.
///
/// Source: Bellare, Garay, Rabin, "Fast batch verification for modular exponentiation and digital signatures" (1998),
/// the small exponents test.
///
/// # Errors
/// [`BlsError::Empty`] for an empty batch, [`BlsError::Equation`] when a signature is invalid (not which).
pub fn verify_multiple<V: Variant, R: CryptoRng + ?Sized>(
    batch: &[SignedMessage<'_, V>],
    dst: Tag<'_>,
    rng: &mut R,
) -> Result<(), BlsError> {
    let multipliers = random_multipliers(batch.len(), rng);
    let signatures: Vec<_> = batch.iter().map(|item| &item.signature.0).collect();
    let sum = sum_of_multiples(&signatures, &multipliers)?.to_affine();

    let texts: Vec<_> = batch.iter().map(|item| [item.aug, item.msg]).collect();
    check_by_message::<V>(&sum, &texts, dst, |groups| {
        // Keys of small groups are multiplied side by side, those of large ones summed as they are multiplied.
        let small = || groups.iter().filter(|group| group.len() < AS_ONE_SUM).flat_map(|group| *group);
        let (keys, numbers): (Vec<_>, Vec<_>) = small().map(|i| (batch[*i].key.0, multipliers[*i].get())).unzip();
        let mut multiples = short_multiples_vartime(&keys, &numbers).into_iter();
        let sum = |group: &&[usize]| {
            if group.len() < AS_ONE_SUM {
                return multiples.by_ref().take(group.len()).sum();
            }
            let terms: Vec<_> = group.iter().map(|i| (batch[*i].key.0, multipliers[*i].get())).collect();
            sum_of_short_products(&terms)
        };
        groups.iter().map(sum).collect()
    })
}

//! What the bytes of sums and of prepared bases say about themselves.

use core::ops::Range;

use montane_fields::Modulus;
use sha2::{Digest, Sha256};

use crate::weierstrass::Curve;

/// What says the curve and the group: the group's name and the order, most significant byte first.
pub(super) fn group<C: Curve>() -> impl Iterator<Item = u8> {
    let order = C::Order::P.into_iter().rev().flat_map(u64::to_be_bytes);
    C::NAME.bytes().chain(order)
}

/// SHA-256 of all bytes but those of the digest.
pub(super) fn digest_of(bytes: &[u8], digest: &Range<usize>) -> [u8; 32] {
    Sha256::new().chain_update(&bytes[..digest.start]).chain_update(&bytes[digest.end..]).finalize().into()
}

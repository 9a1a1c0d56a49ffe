//! Hashing to curves (RFC 9380) with SHA-256: what is the same for every curve. Maps are in [`sswu`] and [`svdw`], what a
//! curve says to them in its own module.

mod expand;
mod field;
pub mod sswu;
pub mod svdw;

use alloc::vec::Vec;
pub use expand::{ExpandError, expand_message_xmd};
pub use field::HashField;

use sha2::Sha256;

use crate::weierstrass::{Curve, Projective};

/// A group that messages are hashed to. Sealed, as [`Curve`] is.
pub trait HashCurve: Curve<Base: HashField> {
    /// A field element to the group's curve, not yet in the subgroup (RFC 9380, section 6.6). Constant time.
    fn map_to_curve(u: &Self::Base) -> Projective<Self>;

    /// The hashes of messages, each given by its two field elements, by vector lanes but for those that take less one by one; nothing
    /// where the CPU has none. Constant time.
    #[doc(hidden)]
    fn hash_in_lanes(_: &[[Self::Base; 2]]) -> Option<Vec<Projective<Self>>> {
        None
    }
}

/// The most bytes that a suite asks for: four coefficients of 64 bytes.
const MOST_BYTES: usize = 256;

/// `COUNT` field elements of a message (RFC 9380, section 5.2).
fn hash_to_field<F: HashField, const COUNT: usize>(msg: &[&[u8]], dst: &[u8]) -> Result<[F; COUNT], ExpandError> {
    const { assert!(COUNT * F::UNIFORM_BYTES <= MOST_BYTES) };
    let mut bytes = [0; MOST_BYTES];
    let bytes = &mut bytes[..COUNT * F::UNIFORM_BYTES];
    expand_message_xmd::<Sha256>(msg, dst, bytes)?;
    Ok(core::array::from_fn(|i| F::from_uniform(&bytes[i * F::UNIFORM_BYTES..(i + 1) * F::UNIFORM_BYTES])))
}

/// A point of the group that is indifferentiable from random: `hash_to_curve`. The message may be given in parts,
/// which are hashed as if joined. Constant time but for the lengths.
///
/// # Errors
/// [`ExpandError::EmptyTag`].
pub fn hash_to_curve<C: HashCurve>(msg: &[&[u8]], dst: &[u8]) -> Result<Projective<C>, ExpandError> {
    Ok(hash_elements(&hash_to_field::<C::Base, 2>(msg, dst)?))
}

/// The hash of the message of these two field elements. Constant time.
pub(crate) fn hash_elements<C: HashCurve>([u0, u1]: &[C::Base; 2]) -> Projective<C> {
    (C::map_to_curve(u0) + C::map_to_curve(u1)).clear_cofactor()
}

/// [`hash_to_curve`] of many messages, each in parts: in vector lanes where the CPU has them.
///
/// # Errors
/// Those of [`hash_to_curve`].
pub fn hash_many_to_curve<C: HashCurve, const PARTS: usize>(
    msgs: &[[&[u8]; PARTS]],
    dst: &[u8],
) -> Result<Vec<Projective<C>>, ExpandError> {
    let us: Vec<_> = msgs.iter().map(|msg| hash_to_field::<C::Base, 2>(msg, dst)).collect::<Result<_, _>>()?;
    Ok(C::hash_in_lanes(&us).unwrap_or_else(|| us.iter().map(hash_elements).collect()))
}

/// A point of the group whose distribution is not uniform: `encode_to_curve`. Constant time but for the lengths.
///
/// # Errors
/// [`ExpandError::EmptyTag`].
pub fn encode_to_curve<C: HashCurve>(msg: &[&[u8]], dst: &[u8]) -> Result<Projective<C>, ExpandError> {
    let [u] = hash_to_field::<C::Base, 1>(msg, dst)?;
    Ok(C::map_to_curve(&u).clear_cofactor())
}

//! Hashing to curves (RFC 9380) with SHA-256: what is the same for every curve. Maps are in [`sswu`] and [`svdw`], what
//! a curve says to them in its own module.

mod field;
pub mod sswu;
pub mod svdw;

use alloc::vec::Vec;
pub use field::HashField;
pub use montane_groups::{ExpandError, Tag, TagError, expand_message_xmd};

use sha2::Sha256;

use crate::weierstrass::{Curve, Projective};

/// A group that messages are hashed to. Sealed, as [`Curve`] is.
pub trait HashCurve: Curve<Base: HashField> {
    /// A field element to the group's curve, not yet in the subgroup (RFC 9380, section 6.6). Constant time.
    fn map_to_curve(u: &Self::Base) -> Projective<Self>;

    /// The hashes of messages, each given by its two field elements, by vector lanes but for those that take less one
    /// by one; nothing where the CPU has none. Constant time.
    #[doc(hidden)]
    fn hash_in_lanes(_: &[[Self::Base; 2]]) -> Option<Vec<Projective<Self>>> {
        None
    }
}

/// The most bytes that a suite asks for: four coefficients of 64 bytes.
const MOST_BYTES: usize = 256;

/// `COUNT` field elements of a message in parts, which are hashed as if joined (RFC 9380, section 5.2), at most four
/// coefficients of 64 bytes.
#[must_use]
pub fn hash_to_field<F: HashField, const COUNT: usize>(msg: &[&[u8]], tag: Tag<'_>) -> [F; COUNT] {
    const { assert!(COUNT * F::UNIFORM_BYTES <= MOST_BYTES) };
    let mut bytes = [0; MOST_BYTES];
    let bytes = &mut bytes[..COUNT * F::UNIFORM_BYTES];
    expand_message_xmd::<Sha256>(msg, tag, bytes).expect("no suite asks for more than SHA-256 expands to");
    core::array::from_fn(|i| F::from_uniform(&bytes[i * F::UNIFORM_BYTES..(i + 1) * F::UNIFORM_BYTES]))
}

/// [`Projective::hash_to_curve`] of a message in parts, which are hashed as if joined.
#[must_use]
pub fn hash_to_curve<C: HashCurve>(msg: &[&[u8]], tag: Tag<'_>) -> Projective<C> {
    hash_elements(&hash_to_field::<C::Base, 2>(msg, tag))
}

/// The hash of the message of these two field elements (RFC 9380, section 3). Constant time.
#[must_use]
pub fn hash_elements<C: HashCurve>([u0, u1]: &[C::Base; 2]) -> Projective<C> {
    (C::map_to_curve(u0) + C::map_to_curve(u1)).clear_cofactor()
}

/// [`hash_to_curve`] of many messages, each in parts: in vector lanes where the CPU has them.
#[must_use]
pub fn hash_many_to_curve<C: HashCurve, const PARTS: usize>(
    msgs: &[[&[u8]; PARTS]],
    tag: Tag<'_>,
) -> Vec<Projective<C>> {
    let us: Vec<_> = msgs.iter().map(|msg| hash_to_field::<C::Base, 2>(msg, tag)).collect();
    hash_many_elements(&us)
}

/// [`hash_elements`] of many messages, in vector lanes where the CPU has them. Constant time.
#[must_use]
pub fn hash_many_elements<C: HashCurve>(us: &[[C::Base; 2]]) -> Vec<Projective<C>> {
    C::hash_in_lanes(us).unwrap_or_else(|| us.iter().map(hash_elements).collect())
}

impl<C: HashCurve> Projective<C> {
    /// A point of the group that is indifferentiable from random: `hash_to_curve` of RFC 9380, with SHA-256. Constant
    /// time but for the lengths.
    #[must_use]
    pub fn hash_to_curve(msg: &[u8], tag: Tag<'_>) -> Self {
        hash_to_curve(&[msg], tag)
    }

    /// [`Self::hash_to_curve`] of many messages, in vector lanes where the CPU has them.
    #[must_use]
    pub fn hash_many_to_curve(msgs: &[&[u8]], tag: Tag<'_>) -> Vec<Self> {
        hash_many_to_curve(&msgs.iter().map(|msg| [*msg]).collect::<Vec<_>>(), tag)
    }

    /// A point of the group whose distribution is not uniform: `encode_to_curve` of RFC 9380, with SHA-256. Constant
    /// time but for the lengths.
    #[must_use]
    pub fn encode_to_curve(msg: &[u8], tag: Tag<'_>) -> Self {
        let [u] = hash_to_field::<C::Base, 1>(&[msg], tag);
        C::map_to_curve(&u).clear_cofactor()
    }
}

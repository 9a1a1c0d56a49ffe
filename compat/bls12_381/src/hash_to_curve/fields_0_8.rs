//! From a message to elements of a field, as version 0.8 has it: a message is one slice.

use digest::generic_array::typenum::Unsigned;
use digest::generic_array::{ArrayLength, GenericArray};

use super::ExpandMessage;
use super::expand::ExpandMessageState;

/// A field that messages are hashed to.
pub trait HashToField: Sized {
    /// How many uniform bytes make an element.
    type InputLength: ArrayLength<u8>;

    /// The element of uniform bytes: their big-endian value, reduced.
    fn from_okm(okm: &GenericArray<u8, Self::InputLength>) -> Self;

    /// Fills `output` with elements that depend on the message and on the tag (RFC 9380, section 5.2).
    fn hash_to_field<X: ExpandMessage>(message: &[u8], dst: &[u8], output: &mut [Self]) {
        let length = output.len() * Self::InputLength::USIZE;
        let mut expander = X::init_expand(message, dst, length);
        let mut okm = GenericArray::<u8, Self::InputLength>::default();
        for element in output {
            expander.read_into(&mut okm);
            *element = Self::from_okm(&okm);
        }
    }
}

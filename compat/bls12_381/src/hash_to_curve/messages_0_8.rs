//! From a message to elements of a field and to a point, as version 0.8 has it: a message is one slice.

use core::ops::Add;

use digest::generic_array::typenum::Unsigned;
use digest::generic_array::{ArrayLength, GenericArray};

use super::expand::ExpandMessageState;
use super::{ExpandMessage, MapToCurve};

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

/// A group that messages are hashed to.
pub trait HashToCurve<X: ExpandMessage>: MapToCurve + for<'a> Add<&'a Self, Output = Self> {
    /// A point that is indifferentiable from a random one.
    fn hash_to_curve(message: impl AsRef<[u8]>, dst: &[u8]) -> Self {
        let mut u = [Self::Field::default(); 2];
        Self::Field::hash_to_field::<X>(message.as_ref(), dst, &mut u);
        (Self::map_to_curve(&u[0]) + &Self::map_to_curve(&u[1])).clear_h()
    }
    /// A point whose distribution is not uniform.
    fn encode_to_curve(message: impl AsRef<[u8]>, dst: &[u8]) -> Self {
        let mut u = [Self::Field::default()];
        Self::Field::hash_to_field::<X>(message.as_ref(), dst, &mut u);
        Self::map_to_curve(&u[0]).clear_h()
    }
}

impl<G: MapToCurve + for<'a> Add<&'a Self, Output = Self>, X: ExpandMessage> HashToCurve<X> for G {}

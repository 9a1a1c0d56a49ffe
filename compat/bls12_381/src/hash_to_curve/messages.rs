//! From a message to elements of a field and to a point.

use core::ops::Add;

use digest::generic_array::typenum::{IsLess, U256, Unsigned};
use digest::generic_array::{ArrayLength, GenericArray};

use super::{ExpandMessage, MapToCurve, Message};

/// A field that messages are hashed to.
pub trait HashToField: Sized {
    /// How many uniform bytes make an element.
    type InputLength: ArrayLength<u8>;
    /// To how many bytes an extendable hash reduces a tag of more than 255 bytes.
    type XofOutputLength: ArrayLength<u8> + IsLess<U256>;

    /// The element of uniform bytes: their big-endian value, reduced.
    fn from_okm(okm: &GenericArray<u8, Self::InputLength>) -> Self;

    /// Fills `output` with elements that depend on the message and on the tag (RFC 9380, section 5.2).
    fn hash_to_field<X: ExpandMessage, M: Message>(message: M, dst: &[u8], output: &mut [Self]) {
        let length = output.len() * Self::InputLength::USIZE;
        let mut expander = X::init_expand::<M, Self::XofOutputLength>(message, dst, length);
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
    fn hash_to_curve<M: Message>(message: M, dst: &[u8]) -> Self {
        let mut u = [Self::Field::default(); 2];
        Self::Field::hash_to_field::<X, M>(message, dst, &mut u);
        (Self::map_to_curve(&u[0]) + &Self::map_to_curve(&u[1])).clear_h()
    }
    /// A point whose distribution is not uniform.
    fn encode_to_curve<M: Message>(message: M, dst: &[u8]) -> Self {
        let mut u = [Self::Field::default()];
        Self::Field::hash_to_field::<X, M>(message, dst, &mut u);
        Self::map_to_curve(&u[0]).clear_h()
    }
}

impl<G: MapToCurve + for<'a> Add<&'a Self, Output = Self>, X: ExpandMessage> HashToCurve<X> for G {}

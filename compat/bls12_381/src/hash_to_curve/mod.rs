//! Hashing to fields and curves (RFC 9380), with any hash of the `digest` traits.

mod expand;

use core::ops::Add;

use digest::generic_array::typenum::{IsLess, U32, U48, U64, U128, U256, Unsigned};
use digest::generic_array::{ArrayLength, GenericArray};
use montane_curves::bls12_381 as ours;
use montane_curves::hash_to_curve::{HashCurve, HashField};

pub use expand::{ExpandMessage, ExpandMsgXmd, ExpandMsgXof, Message};

use crate::base::{Fp, Fp2};
use crate::points::{G1Projective, G2Projective};
use crate::scalar::Scalar;

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

/// A curve that field elements are mapped to.
pub trait MapToCurve: Sized {
    /// The field.
    type Field: Copy + Default + HashToField;
    /// A point of the curve.
    fn map_to_curve(elt: &Self::Field) -> Self;
    /// A point of the group, from one of the curve.
    fn clear_h(&self) -> Self;
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

macro_rules! hash_to_field {
    ($field:ident, $length:ident, $from:expr) => {
        impl HashToField for $field {
            type InputLength = $length;
            type XofOutputLength = U32;
            fn from_okm(okm: &GenericArray<u8, $length>) -> Self {
                Self($from(okm))
            }
        }
    };
}

hash_to_field!(Scalar, U48, |okm: &[u8]| ours::Scalar::from_be_bytes_mod_order(okm));
hash_to_field!(Fp, U64, |okm: &[u8]| ours::Fp::from_uniform(okm));
hash_to_field!(Fp2, U128, |okm: &[u8]| ours::Fp2::from_uniform(okm));

macro_rules! map_to_curve {
    ($group:ident, $field:ident, $curve:ident) => {
        impl MapToCurve for $group {
            type Field = $field;
            fn map_to_curve(elt: &$field) -> Self {
                Self(ours::$curve::map_to_curve(&elt.0))
            }
            fn clear_h(&self) -> Self {
                self.clear_cofactor()
            }
        }
    };
}

map_to_curve!(G1Projective, Fp, G1);
map_to_curve!(G2Projective, Fp2, G2);

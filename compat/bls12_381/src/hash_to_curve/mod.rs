//! Hashing to fields and curves (RFC 9380), with any hash of the `digest` traits.

#[cfg_attr(bls12_381_0_8, path = "expand_0_8.rs")]
mod expand;
#[cfg_attr(bls12_381_0_8, path = "fields_0_8.rs")]
mod fields;
mod map;
#[cfg_attr(bls12_381_0_8, path = "messages_0_8.rs")]
mod messages;
mod tag;

use digest::generic_array::GenericArray;
use digest::generic_array::typenum::{U48, U64, U128};
use montane_curves::bls12_381 as ours;
use montane_curves::hash_to_curve::{HashCurve, HashField};

#[cfg(bls12_381_0_8)]
pub use expand::{ExpandMessage, ExpandMessageState, ExpandMsgXmd, ExpandMsgXof, InitExpandMessage};
#[cfg(not(bls12_381_0_8))]
pub use expand::{ExpandMessage, ExpandMsgXmd, ExpandMsgXof, Message};
pub use fields::HashToField;
pub use map::MapToCurve;
pub use messages::HashToCurve;

use crate::base::{Fp, Fp2};
use crate::points::{G1Projective, G2Projective};
use crate::scalar::Scalar;

macro_rules! hash_to_field {
    ($field:ident, $length:ident, $from:expr) => {
        impl HashToField for $field {
            type InputLength = $length;
            #[cfg(not(bls12_381_0_8))]
            type XofOutputLength = digest::generic_array::typenum::U32;
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

//! The group law of curves `y^2 = x^3 + b` without points of order two, over any representation of their field:
//! complete, in Jacobian coordinates, and of affine points whose additions share an inversion. What a curve, a point or
//! a product is made of stands elsewhere.
//!
//! Four products of the complete law side by side are in the private module `bls12_381::quads`, and the law of G2 in
//! rows in `bls12_381::packed_g2`: they fuse other products, which is what they are for.

pub(crate) mod affine;
pub(crate) mod complete;
pub(crate) mod jacobian;

//! Outside of semantic versioning: the member crates as they are, any of whose names may change in any release.
//!
//! Kernels and their registry, vectors, forms of limbs, formulas over any representation of a field, the parts that
//! curves and schemes are made of: for measurements, for protocols that need what nothing else gives, for other
//! surfaces over the same code. Whoever calls these functions sees to what they require. Methods that documentation
//! does not show are outside, too.

pub use montane_curves as curves;
pub use montane_edwards25519 as edwards25519;
pub use montane_fields as fields;
pub use montane_groups as groups;
pub use montane_kernels as kernels;
pub use montane_polynomials as polynomials;
pub use montane_signatures as signatures;

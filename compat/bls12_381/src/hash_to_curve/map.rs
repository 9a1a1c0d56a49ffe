//! From an element of a field to a point.

use super::HashToField;

/// A curve that field elements are mapped to.
pub trait MapToCurve: Sized {
    /// The field.
    type Field: Copy + Default + HashToField;
    /// A point of the curve.
    fn map_to_curve(elt: &Self::Field) -> Self;
    /// A point of the group, from one of the curve.
    fn clear_h(&self) -> Self;
}

//! What a sum of products is of: finite points and parts of scalars, asked for one term after the other.

use crate::recode::Part;

/// Terms of a sum, each of which stands for a few points and parts.
pub trait Terms<F>: Sync {
    /// Parts are at most `2^bits`.
    fn bits(&self) -> usize;
    /// How many parts a term has, at the most.
    fn parts(&self) -> usize;
    /// Calls `put` with the point of term `i`, how often the endomorphism is applied to it, and a part, for each part
    /// that is not zero, if the point is finite.
    fn term(&self, i: usize, put: &mut dyn FnMut((F, F), usize, Part));
}

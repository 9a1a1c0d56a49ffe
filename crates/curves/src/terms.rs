//! What a sum of products is of: finite points and parts of scalars, asked for one term after the other.

use crate::recode::Part;

/// Terms of a sum, each of which stands for a few points and parts.
pub trait Terms<F>: Sync {
    /// How many bits the parts have, at the most.
    fn bits(&self) -> usize;
    /// How many parts a term has, at the most.
    fn parts(&self) -> usize;
    /// Calls `put` with each finite point of term `i` and its part, but for parts that are zero.
    fn term(&self, i: usize, put: &mut dyn FnMut((F, F), Part));
}

//! What a sum of products is of: finite points and parts of scalars, asked for one term after the other.

use alloc::vec::Vec;
use core::fmt::Debug;
use core::ops::Range;

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

/// Finite points at rest in what the processor adds them in, so that sums take them from where they are.
pub trait Table<F>: Debug + Send + Sync {
    /// `sum 2^bit point` over the pairs that are returned is the sum of a range of terms, on this thread: point
    /// `i P + j` of the table times part `j` of term `i`, where each term has `P` parts, zeros too. The time depends on
    /// points and parts.
    fn sum_vartime(&self, terms: &dyn Terms<()>, range: Range<usize>) -> Vec<(usize, (F, F))>;
    /// The coordinates of some points.
    fn points(&self, indices: &[usize]) -> Vec<(F, F)>;
}

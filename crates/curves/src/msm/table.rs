//! Points that stay in the rows of their sums. Nothing here is for secrets.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use montane_fields::Coordinate;
use montane_fields::packed::Gather;
use montane_kernels::cpu::tuning::sums::SMALLEST_CHUNK;
use montane_kernels::prefer_huge_pages;

use super::buckets::{Buckets, Digits};
use super::lanes::LaneRows;
use super::scalar::ScalarRows;
use super::sums::{FIXED, Reference, Rows};
use super::sums_in_chunks;
use crate::terms::{Table, Terms};

/// Points at rest in the rows `R`.
struct Resting<R: Rows>(Arc<Vec<R::Row>>);

impl<R: Rows> Resting<R> {
    fn new(count: usize, next: &mut dyn FnMut() -> Vec<(R::Single, R::Single)>) -> Self {
        let mut rows = Vec::with_capacity(count);
        prefer_huge_pages(rows.spare_capacity_mut());
        while rows.len() < count {
            let points = next();
            if points.is_empty() {
                break;
            }
            R::rest(&points, &mut rows);
        }
        Self(Arc::new(rows))
    }
}

impl<R: Rows> fmt::Debug for Resting<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} points", self.0.len())
    }
}

impl<R: Rows> Table<R::Single> for Resting<R> {
    fn sum_vartime(&self, terms: &dyn Terms<()>, range: Range<usize>) -> Vec<(usize, (R::Single, R::Single))> {
        let mut first = FIXED + terms.parts() * range.start;
        // The points are where they are: chunks are of parts alone.
        let new = |digits: Digits, _, most| Buckets::new(R::over(self.0.clone()), digits, digits.places(), 0, most);
        sums_in_chunks(terms, range, SMALLEST_CHUNK, new, |buckets, chunk| {
            buckets.add_rows(first, &chunk.parts);
            first += chunk.parts.len();
        })
    }

    fn points(&self, indices: &[usize]) -> Vec<(R::Single, R::Single)> {
        let references: Vec<Reference> = indices.iter().map(|i| 2 * (FIXED + i) as Reference).collect();
        let mut rows = R::over(self.0.clone());
        rows.reserve(R::FIRST);
        rows.points(&references)
    }
}

/// The table of so many points, which come in pieces; an empty one ends it. One addition at a time: what
/// [`Curve::table`](crate::weierstrass::Curve::table) is where there are no lanes.
#[must_use]
pub fn table_in_words<F: Coordinate + 'static>(
    count: usize,
    next: &mut dyn FnMut() -> Vec<(F, F)>,
) -> Arc<dyn Table<F>> {
    Arc::new(Resting::<ScalarRows<F>>::new(count, next))
}

/// [`table_in_words`], eight additions at a time in the lanes `F`.
pub(crate) fn table_in_lanes<F: Gather<Single: Coordinate> + 'static>(
    count: usize,
    next: &mut dyn FnMut() -> Vec<(F::Single, F::Single)>,
) -> Arc<dyn Table<F::Single>> {
    Arc::new(Resting::<LaneRows<F>>::new(count, next))
}

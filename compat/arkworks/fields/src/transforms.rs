//! Transforms of scalars over domains of ark-poly, by Montane's.

use core::any::Any;
use std::sync::{Mutex, PoisonError};

use montane_fields::{Generator, Mont};
use montane_polynomials::{Domain, Order};

use crate::{Theirs, Twin, bls12_381, bn254, ours, theirs};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Coefficients to values.
    Forward,
    /// Values to coefficients.
    Inverse,
}

/// Transforms `values`, a `Vec` of scalars, on the subgroup that `root` generates, moved by `offset`: both are of the same field, and
/// the subgroup has as many elements as there are values. Says whether it did; if not, `values` are as they were: they or the field
/// are others, or the root is not the field's customary one.
pub fn transform(values: &mut dyn Any, root: &dyn Any, offset: &dyn Any, direction: Direction) -> bool {
    static BLS12_381: Kept<montane_fields::bls12_381::R> = Kept(Mutex::new(None));
    static BN254: Kept<montane_fields::bn254::R> = Kept(Mutex::new(None));
    of_field::<bls12_381::FrConfig>(&BLS12_381, values, root, offset, direction)
        || of_field::<bn254::FrConfig>(&BN254, values, root, offset, direction)
}

/// The domain that was asked for last: provers take one size again and again.
struct Kept<M>(Mutex<Option<Domain<Mont<M, 4>>>>);

impl<M: Generator<4>> Kept<M> {
    /// The subgroup of so many elements; clones share the twiddles.
    fn domain(&self, size: usize) -> Option<Domain<Mont<M, 4>>> {
        // What is kept is whole, whatever happened to who kept it.
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.as_ref().is_none_or(|domain| domain.size() != size) {
            *kept = Some(Domain::new(size).ok()?);
        }
        kept.clone()
    }
}

fn of_field<C: Twin<4>>(
    kept: &Kept<C::Modulus>,
    values: &mut dyn Any,
    root: &dyn Any,
    offset: &dyn Any,
    direction: Direction,
) -> bool {
    let Some(values) = values.downcast_mut::<Vec<Theirs<C, 4>>>() else { return false };
    let element = |a: &dyn Any| a.downcast_ref::<Theirs<C, 4>>().map(ours);
    let (Some(root), Some(offset)) = (element(root), element(offset)) else { return false };
    let Some(domain) = kept.domain(values.len()).filter(|domain| *domain.root() == root) else { return false };
    let Ok(domain) = domain.coset(offset) else { return false };
    let mut copy: Vec<_> = values.iter().map(ours).collect();
    match direction {
        Direction::Forward => domain.fft(&mut copy, Order::Natural, Order::Natural),
        Direction::Inverse => domain.ifft(&mut copy, Order::Natural, Order::Natural),
    }
    values.iter_mut().zip(&copy).for_each(|(a, copy)| *a = theirs(copy));
    true
}

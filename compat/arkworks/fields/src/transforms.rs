//! Transforms of scalars over domains of ark-poly, by Montane's.

use core::any::Any;

use montane_fields::Mont;
use montane_polynomials::{LastDomains, Order};

use crate::{Theirs, Twin, bls12_381, bn254, ours, theirs};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Coefficients to values.
    Forward,
    /// Values to coefficients.
    Inverse,
}

/// Transforms `values`, a `Vec` of scalars, on the subgroup that `root` generates, moved by `offset`: both are of the
/// same field, and the subgroup has as many elements as there are values. Says whether it did; if not, `values` are as
/// they were: they or the field are others.
pub fn transform(values: &mut dyn Any, root: &dyn Any, offset: &dyn Any, direction: Direction) -> bool {
    static BLS12_381: LastDomains<Mont<montane_fields::bls12_381::R, 4>> = LastDomains::new();
    static BN254: LastDomains<Mont<montane_fields::bn254::R, 4>> = LastDomains::new();
    of_field::<bls12_381::FrConfig>(&BLS12_381, values, root, offset, direction)
        || of_field::<bn254::FrConfig>(&BN254, values, root, offset, direction)
}

fn of_field<C: Twin<4>>(
    last: &LastDomains<Mont<C::Modulus, 4>>,
    values: &mut dyn Any,
    root: &dyn Any,
    offset: &dyn Any,
    direction: Direction,
) -> bool {
    let Some(values) = values.downcast_mut::<Vec<Theirs<C, 4>>>() else { return false };
    let element = |a: &dyn Any| a.downcast_ref::<Theirs<C, 4>>().map(ours);
    let (Some(root), Some(offset)) = (element(root), element(offset)) else { return false };
    let Ok(domain) = last.generated_by(&root, values.len()) else { return false };
    let Ok(domain) = domain.coset(offset) else { return false };
    let mut copy: Vec<_> = values.iter().map(ours).collect();
    match direction {
        Direction::Forward => domain.fft(&mut copy, Order::Natural, Order::Natural),
        Direction::Inverse => domain.ifft(&mut copy, Order::Natural, Order::Natural),
    }
    values.iter_mut().zip(&copy).for_each(|(a, copy)| *a = theirs(copy));
    true
}

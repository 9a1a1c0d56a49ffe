//! Transforms of scalars.

use montane_fields::bn254::Fr;
use montane_polynomials::LastDomains;

use crate::{Limbs, fr};

/// `a_j -> sum_j a_j w^(i j)` of as many scalars as the order of `w` is; nothing if there are more or fewer.
#[must_use]
pub fn transform(values: impl Iterator<Item = Limbs>, w: &Limbs) -> Option<Vec<Limbs>> {
    static LAST: LastDomains<Fr> = LastDomains::new();
    let mut values: Vec<_> = values.map(|a| fr::ours(&a)).collect();
    LAST.transform(&mut values, &fr::ours(w)).ok()?;
    Some(values.into_iter().map(|a| *a.montgomery_limbs()).collect())
}

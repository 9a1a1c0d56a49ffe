//! The domains that were asked for last.

use std::sync::{Mutex, PoisonError};

use ff::PrimeField;

use crate::domain::{Domain, DomainError, Order};
use crate::module::Module;

/// The subgroups that were asked for last, by their roots: provers take two sizes again and again, and twiddles cost as
/// much as a tenth of a transform.
#[derive(Debug)]
pub struct LastDomains<F>(Mutex<[Option<Domain<F>>; 2]>);

impl<F: PrimeField + Module<F>> LastDomains<F> {
    /// None was asked for.
    #[must_use]
    pub const fn new() -> Self {
        Self(Mutex::new([const { None }; 2]))
    }

    /// [`Domain::generated_by`], which is made if it is none of the last; clones share the twiddles.
    ///
    /// # Errors
    /// Those of [`Domain::generated_by`]; the last stay.
    pub fn generated_by(&self, root: &F, size: usize) -> Result<Domain<F>, DomainError> {
        if let Some(domain) = self.find(size, |kept| kept == root) {
            return Ok(domain);
        }
        let domain = Domain::generated_by(*root, size)?;
        // What is kept is whole, whatever happened to who kept it.
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.swap(0, 1);
        kept[0] = Some(domain.clone());
        Ok(domain)
    }

    /// `a_j -> sum_j a_j w^(i j)`, in place, of as many values as the order of `w` is.
    ///
    /// # Errors
    /// Those of [`Domain::generated_by`]; `values` are as they were.
    pub fn transform(&self, values: &mut [F], w: &F) -> Result<(), DomainError> {
        if let Some(domain) = self.find(values.len(), |root| *root != *w && *root * w == F::ONE) {
            domain.fft(values, Order::Natural, Order::Natural);
            // The powers of the inverse are those of the root, backwards.
            values[1..].reverse();
        } else {
            self.generated_by(w, values.len())?.fft(values, Order::Natural, Order::Natural);
        }
        Ok(())
    }

    fn find(&self, size: usize, is: impl Fn(&F) -> bool) -> Option<Domain<F>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().flatten().find(|domain| domain.size() == size && is(domain.root())).cloned()
    }
}

impl<F: PrimeField + Module<F>> Default for LastDomains<F> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use montane_curves::bn254::Scalar;

    use super::LastDomains;
    use crate::test_support::Source;
    use crate::{Domain, DomainError, Order};

    /// Sizes in any order, with one root and its inverse and with another root.
    #[test]
    fn they_are_what_is_asked_for() {
        let (last, source) = (LastDomains::<Scalar>::new(), &mut Source::new(1));
        for log in [3, 3, 0, 4, 3, 1, 4, 9, 3] {
            let size = 1 << log;
            let usual = *Domain::<Scalar>::new(size).unwrap().root();
            for root in [usual, usual.pow_vartime(&[5]), usual.invert().unwrap()] {
                let domain = last.generated_by(&root, size).unwrap();
                assert_eq!((domain.size(), domain.root()), (size, &root));
                let values = source.elements(size);
                for w in [root, root.invert().unwrap()] {
                    let (mut ours, mut expected) = (values.clone(), values.clone());
                    last.transform(&mut ours, &w).unwrap();
                    Domain::generated_by(w, size).unwrap().fft(&mut expected, Order::Natural, Order::Natural);
                    assert_eq!(ours, expected, "{size}");
                }
                let mut twice = [values.clone(), values].concat();
                assert_eq!(last.transform(&mut twice, &root), Err(DomainError::NotGenerator));
                assert_eq!(last.generated_by(&root, size + 1 + size % 2).unwrap_err(), DomainError::NotPowerOfTwo);
            }
        }
    }
}

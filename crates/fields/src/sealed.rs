//! What keeps a trait to this workspace, so that its hidden functions may change in any release.

use crate::bls12_381::Bls12Tower;
use crate::bn254::Bn254Tower;
use crate::cubic::{Fp6, Tower};
use crate::mont::Mont;
use crate::quadratic::Fp2;
use crate::tiny::Tiny;
use crate::twelfth::Fp12;

/// Fields and towers of the workspace.
pub trait Sealed {}

impl<M, const N: usize> Sealed for Mont<M, N> {}
impl<F> Sealed for Fp2<F> {}
impl<T: Tower> Sealed for Fp6<T> {}
impl<T: Tower> Sealed for Fp12<T> {}
impl Sealed for Bls12Tower {}
impl Sealed for Bn254Tower {}
impl<const P: u64> Sealed for Tiny<P> {}

//! All cell proofs of a polynomial at once (Feist and Khovratovich, eprint 2023/033).
//!
//! The proof for a coset on which `X^64 = a` is the commitment to the quotient by `X^64 - a`, which is
//! `sum_(k>=1) a^(k-1) H_k` with `H_k = sum_i f_(64k+i) tau^i`: one polynomial in `a` for all cosets, so that a transform over
//! the group gives all proofs from the `H_k`. These are 64 correlations of length 64, one for each remainder `s` of `i` by 64,
//! `H_k = sum_s sum_t f_(64(k+t)+s) tau^(64t+s)`, and become products on the 128th roots of unity, where the transforms of
//! the powers of tau are known before.

use alloc::vec;
use alloc::vec::Vec;

use montane_curves::bls12_381::{G1Affine, G1Projective, Scalar};

use super::setup::msm;
use super::{CELLS_PER_EXT_BLOB, FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL};
use crate::{Domain, Order};

/// Coefficients of `H` as a polynomial in `a`, with the one that is not needed.
const LENGTH: usize = FIELD_ELEMENTS_PER_BLOB / FIELD_ELEMENTS_PER_CELL;

/// The transformed powers of tau.
#[derive(Clone, Debug)]
pub(super) struct Fk20 {
    domain: Domain<Scalar>,
    /// For each root of unity in bit-reversed order, one point for each remainder.
    pub(super) points: Vec<G1Affine>,
}

impl Fk20 {
    pub(super) fn new(domain: Domain<Scalar>, points: Vec<G1Affine>) -> Self {
        debug_assert!(domain.size() == 2 * LENGTH && points.len() == 2 * LENGTH * FIELD_ELEMENTS_PER_CELL);
        Self { domain, points }
    }

    /// From the powers of tau.
    pub(super) fn from_powers(domain: Domain<Scalar>, powers: &[G1Affine]) -> Self {
        let columns = crate::each(FIELD_ELEMENTS_PER_CELL, |s| {
            // A correlation: power t stands at -t.
            let mut column = vec![G1Projective::IDENTITY; 2 * LENGTH];
            for t in 0..LENGTH {
                column[(2 * LENGTH - t) % (2 * LENGTH)] = powers[FIELD_ELEMENTS_PER_CELL * t + s].into();
            }
            domain.fft(&mut column, Order::Natural, Order::BitReversed);
            column
        });
        let rows: Vec<G1Projective> =
            (0..2 * LENGTH).flat_map(|j| columns.iter().map(move |column| column[j])).collect();
        let mut points = vec![G1Affine::identity(); rows.len()];
        G1Projective::batch_normalize(&rows, &mut points);
        Self::new(domain, points)
    }

    /// The proofs of all cells of the polynomial with these 4096 coefficients.
    pub(super) fn proofs(&self, coefficients: &[Scalar]) -> Vec<G1Projective> {
        let columns = crate::each(FIELD_ELEMENTS_PER_CELL, |s| {
            let mut column: Vec<Scalar> = coefficients[s..].iter().step_by(FIELD_ELEMENTS_PER_CELL).copied().collect();
            column.resize(2 * LENGTH, Scalar::ZERO);
            self.domain.fft(&mut column, Order::Natural, Order::BitReversed);
            column
        });
        let mut h = crate::each(2 * LENGTH, |j| {
            let points = &self.points[FIELD_ELEMENTS_PER_CELL * j..][..FIELD_ELEMENTS_PER_CELL];
            let scalars: Vec<Scalar> = columns.iter().map(|column| column[j]).collect();
            msm(points, &scalars)
        });
        self.domain.ifft(&mut h, Order::BitReversed, Order::Natural);
        // H_1, .., H_63; what wraps around is not of the correlation.
        h.truncate(LENGTH);
        h.remove(0);
        h.resize(CELLS_PER_EXT_BLOB, G1Projective::IDENTITY);
        self.domain.fft(&mut h, Order::Natural, Order::BitReversed);
        h
    }
}

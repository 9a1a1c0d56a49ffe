//! All cell proofs of a polynomial at once (Feist and Khovratovich, eprint 2023/033).
//!
//! The proof for a coset on which `X^64 = a` is the commitment to the quotient by `X^64 - a`, which is
//! `sum_(k>=1) a^(k-1) H_k` with `H_k = sum_i f_(64k+i) tau^i`: one polynomial in `a` for all cosets, so that a
//! transform over the group gives all proofs from the `H_k`. These are 64 correlations of length 64, one for each
//! remainder `s` of `i` by 64, `H_k = sum_s sum_t f_(64(k+t)+s) tau^(64t+s)`, and become products on the 128th roots of
//! unity, where the transforms of the powers of tau are known before.

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use montane_curves::bls12_381::transform::{GroupTransform, Multiples, sums_of_lists};
use montane_curves::bls12_381::{G1Affine, G1Projective, Scalar};
use montane_curves::shares::each;

use super::linear::msm;
use super::{CELLS_PER_EXT_BLOB, FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL};
use crate::domain::bit_reverse;
use crate::{Domain, Order};

/// Coefficients of `H` as a polynomial in `a`, with the one that is not needed.
const LENGTH: usize = FIELD_ELEMENTS_PER_BLOB / FIELD_ELEMENTS_PER_CELL;

/// The transformed powers of tau.
#[derive(Clone, Debug)]
pub(super) struct Fk20 {
    domain: Domain<Scalar>,
    /// For each root of unity in bit-reversed order, one point for each remainder.
    pub(super) points: Vec<G1Affine>,
    group: GroupTransform,
    multiples: Option<Arc<Multiples>>,
}

impl Fk20 {
    #[inline]
    pub(super) fn new(domain: Domain<Scalar>, points: Vec<G1Affine>) -> Self {
        debug_assert!(domain.size() == 2 * LENGTH && points.len() == 2 * LENGTH * FIELD_ELEMENTS_PER_CELL);
        let group = GroupTransform::new(domain.elements(Order::BitReversed).into_iter().step_by(2).collect());
        Self { domain, points, group, multiples: None }
    }

    /// Without effect where a point is infinity.
    #[inline]
    pub(super) fn make_tables(&mut self, width: usize) {
        if let Some(multiples) = Multiples::new(&self.points, width) {
            self.multiples = Some(multiples.into());
        }
    }

    /// From the powers of tau. One column for each remainder; in it, as this is a correlation, power `t` stands at
    /// `-t`.
    #[inline]
    pub(super) fn from_powers(domain: Domain<Scalar>, powers: &[G1Affine]) -> Self {
        let empty = Self::new(domain, vec![G1Affine::identity(); 2 * LENGTH * FIELD_ELEMENTS_PER_CELL]);
        // The first layer: at each place there is one power and infinity.
        let power =
            |i: usize| powers[FIELD_ELEMENTS_PER_CELL * ((LENGTH - i) % LENGTH)..][..FIELD_ELEMENTS_PER_CELL].iter();
        let low = (0..LENGTH).flat_map(power).copied();
        let high = (0..LENGTH).flat_map(|i| power(i).map(move |p| if i > 0 { -p } else { *p }));
        let first_layer: Vec<G1Affine> = low.chain(high).collect();
        if let Some(points) = empty.group.run_columns(&first_layer, FIELD_ELEMENTS_PER_CELL) {
            return Self { points, ..empty };
        }
        let columns = each(FIELD_ELEMENTS_PER_CELL, |s| {
            let mut column = vec![G1Projective::IDENTITY; 2 * LENGTH];
            for t in 0..LENGTH {
                column[(2 * LENGTH - t) % (2 * LENGTH)] = powers[FIELD_ELEMENTS_PER_CELL * t + s].into();
            }
            empty.group.run(&mut column);
            column
        });
        let rows: Vec<G1Projective> =
            (0..2 * LENGTH).flat_map(|j| columns.iter().map(move |column| column[j])).collect();
        let mut points = vec![G1Affine::identity(); rows.len()];
        G1Projective::batch_normalize(&rows, &mut points);
        Self { points, ..empty }
    }

    /// The proofs of all cells of the polynomial with these 4096 coefficients.
    #[inline]
    pub(super) fn proofs(&self, coefficients: &[Scalar]) -> Vec<G1Projective> {
        // The inverse transform's factor, where it costs least.
        let scale = Scalar::from_u64(2 * LENGTH as u64).invert_or_zero();
        let columns = each(FIELD_ELEMENTS_PER_CELL, |s| {
            let column = coefficients[s..].iter().step_by(FIELD_ELEMENTS_PER_CELL);
            let mut column: Vec<Scalar> = column.map(|c| c * scale).collect();
            column.resize(2 * LENGTH, Scalar::ZERO);
            self.domain.fft(&mut column, Order::Natural, Order::BitReversed);
            column
        });
        let mut sums = sums_of_lists(&self.points, self.multiples.as_deref(), &columns).unwrap_or_else(|| {
            each(2 * LENGTH, |j| {
                let points = &self.points[FIELD_ELEMENTS_PER_CELL * j..][..FIELD_ELEMENTS_PER_CELL];
                let scalars: Vec<Scalar> = columns.iter().map(|column| column[j]).collect();
                msm(points, &scalars)
            })
        });
        // Back by the same transform, of what stands at the negative exponents: H_i 128 times, in bit-reversed order.
        bit_reverse(&mut sums);
        sums[1..].reverse();
        self.group.run(&mut sums);
        bit_reverse(&mut sums);
        // H_1, .., H_63; what wraps around is not of the correlation.
        let mut h = sums[1..LENGTH].to_vec();
        h.resize(CELLS_PER_EXT_BLOB, G1Projective::IDENTITY);
        self.group.run(&mut h);
        h
    }
}

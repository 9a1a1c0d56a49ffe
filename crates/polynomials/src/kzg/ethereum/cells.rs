//! EIP-7594: cells of an extended blob, their proofs, and recovery.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use montane_curves::bls12_381::Scalar;

use super::challenge::cell_batch_challenge;
use super::encoding::{self, blob_elements, cell_elements, compress, slices};
use super::linear::{msm, powers};
use super::setup::ext_domain;
use super::{
    Bytes48, CELLS_PER_EXT_BLOB, Cell, FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL, FIELD_ELEMENTS_PER_EXT_BLOB,
    KzgError, TrustedSetup, Verifier,
};
use crate::polynomial::batch_invert;
use crate::{Order, Polynomial};

impl Verifier {
    /// `compute_cells`
    ///
    /// # Errors
    /// [`KzgError::BlobLength`] or [`KzgError::NotCanonical`].
    #[inline]
    pub fn compute_cells(&self, blob: &[u8]) -> Result<Vec<Cell>, KzgError> {
        Ok(self.extend(blob, self.coefficients(blob)?))
    }

    /// `polynomial_eval_to_coeff` of a blob.
    #[inline]
    pub(super) fn coefficients(&self, blob: &[u8]) -> Result<Vec<Scalar>, KzgError> {
        let mut values = blob_elements(blob)?;
        self.blob_domain.ifft(&mut values, Order::BitReversed, Order::Natural);
        Ok(values)
    }

    /// The cells of a blob and its coefficients. The first half of the values, those on the roots of even exponent, is
    /// the blob itself; the other half is the coset of the odd ones.
    #[inline]
    pub(super) fn extend(&self, blob: &[u8], mut coefficients: Vec<Scalar>) -> Vec<Cell> {
        self.odd_domain.fft(&mut coefficients, Order::Natural, Order::BitReversed);
        let first = blob.chunks(super::BYTES_PER_CELL).map(Cell::from_bytes_unchecked);
        first.chain(coefficients.chunks(FIELD_ELEMENTS_PER_CELL).map(Cell::from_elements)).collect()
    }

    /// `verify_cell_kzg_proof_batch`: whether each cell is that of the blob with its commitment. True for none.
    ///
    /// # Errors
    /// [`KzgError::ListLengths`], [`KzgError::CellIndex`], [`KzgError::CellLength`], [`KzgError::NotCanonical`],
    /// [`KzgError::CommitmentLength`], [`KzgError::Commitment`], [`KzgError::ProofLength`] or [`KzgError::Proof`].
    pub fn verify_cell_kzg_proof_batch<C: AsRef<[u8]>, D: AsRef<[u8]>, P: AsRef<[u8]>>(
        &self,
        commitments: &[C],
        cell_indices: &[u64],
        cells: &[D],
        proofs: &[P],
    ) -> Result<bool, KzgError> {
        self.verify_cells(&slices(commitments), cell_indices, &slices(cells), &slices(proofs))
    }

    /// The universal verification equation
    /// (<https://ethresear.ch/t/a-universal-verification-equation-for-data-availability-sampling/13240>): with `r_k`
    /// the powers of the challenge, `I_k` the polynomial of least degree through cell `k` and `h_k` the shift of its
    /// coset, `e(sum r_k P_k, tau^64 H) = e(sum r_k C_k - [sum r_k I_k(tau)] + sum r_k h_k^64 P_k, H)`.
    #[inline]
    fn verify_cells(
        &self,
        commitments: &[&[u8]],
        cell_indices: &[u64],
        cells: &[&[u8]],
        proofs: &[&[u8]],
    ) -> Result<bool, KzgError> {
        let count = cells.len();
        if commitments.len() != count || cell_indices.len() != count || proofs.len() != count {
            return Err(KzgError::ListLengths);
        }
        if cell_indices.iter().any(|i| *i >= CELLS_PER_EXT_BLOB as u64) {
            return Err(KzgError::CellIndex);
        }
        let mut numbers = BTreeMap::new();
        let mut distinct: Vec<&[u8]> = Vec::new();
        let commitment_indices: Vec<usize> = commitments
            .iter()
            .map(|bytes| {
                *numbers.entry(*bytes).or_insert_with(|| {
                    distinct.push(bytes);
                    distinct.len() - 1
                })
            })
            .collect();
        let commitment_points = encoding::commitments(&distinct)?;
        let evals = montane_curves::shares::each(count, |k| cell_elements(cells[k]))
            .into_iter()
            .collect::<Result<Vec<_>, _>>()?;
        let proof_points = encoding::proofs(proofs)?;
        let challenge = cell_batch_challenge(&distinct, &commitment_indices, cell_indices, cells, proofs);
        let r = powers(&challenge, count);

        let mut weights = vec![Scalar::ZERO; distinct.len()];
        let mut columns: BTreeMap<u64, Vec<Scalar>> = BTreeMap::new();
        for (k, r) in r.iter().enumerate() {
            weights[commitment_indices[k]] += r;
            let column = columns.entry(cell_indices[k]).or_insert_with(|| vec![Scalar::ZERO; FIELD_ELEMENTS_PER_CELL]);
            column.iter_mut().zip(&evals[k]).for_each(|(sum, y)| *sum += *y * r);
        }
        let minus_interpolated = self.minus_interpolated(columns.into_iter().collect());

        // h_k^64 runs through the 128th roots of unity in bit-reversed order.
        let shifted = r.iter().zip(cell_indices).map(|(r, i)| *r * self.cell_constants[*i as usize]);
        let bases = [commitment_points.as_slice(), &self.powers, &proof_points].concat();
        let scalars: Vec<Scalar> = weights.into_iter().chain(minus_interpolated).chain(shifted).collect();
        Ok(self.product_is_one(&msm(&bases, &scalars), &msm(&proof_points, &r), &self.tau_64))
    }

    /// Minus the coefficients of the sum of the polynomials through values on cosets, which are given by index.
    #[inline]
    fn minus_interpolated(&self, columns: Vec<(u64, Vec<Scalar>)>) -> Vec<Scalar> {
        let mut sum = vec![Scalar::ZERO; FIELD_ELEMENTS_PER_CELL];
        for (index, mut column) in columns {
            self.cell_domain.ifft(&mut column, Order::BitReversed, Order::Natural);
            let mut scale = Scalar::ONE;
            for (sum, c) in sum.iter_mut().zip(column) {
                *sum -= c * scale;
                scale *= self.inverse_shifts[index as usize];
            }
        }
        sum
    }

    /// `recover_polynomialcoeff`: the coefficients of the polynomial through cells with ascending indices. With `E`
    /// zero where a cell is missing and `Z` zero there alone, `E Z` is the product of the polynomial with `Z`, and they
    /// are divided on a coset, where `Z` has no zero. On a cell, `Z`, a polynomial in `X^64`, is constant.
    ///
    /// Cells that do not belong to one blob are not detected: as in the specification, coefficients from 4096 on are
    /// dropped.
    #[inline]
    fn recover(&self, cell_indices: &[u64], cells: &[&[u8]]) -> Result<Vec<Scalar>, KzgError> {
        if cell_indices.len() != cells.len() {
            return Err(KzgError::ListLengths);
        }
        if !(CELLS_PER_EXT_BLOB / 2..=CELLS_PER_EXT_BLOB).contains(&cells.len()) {
            return Err(KzgError::CellCount);
        }
        if cell_indices.iter().any(|i| *i >= CELLS_PER_EXT_BLOB as u64) {
            return Err(KzgError::CellIndex);
        }
        if !cell_indices.is_sorted_by(|a, b| a < b) {
            return Err(KzgError::CellOrder);
        }
        let evals = montane_curves::shares::each(cells.len(), |k| cell_elements(cells[k]))
            .into_iter()
            .collect::<Result<Vec<_>, _>>()?;
        let mut present = [false; CELLS_PER_EXT_BLOB];
        cell_indices.iter().for_each(|i| present[*i as usize] = true);
        let missing: Vec<Scalar> =
            (0..CELLS_PER_EXT_BLOB).filter(|i| !present[*i]).map(|i| self.cell_constants[i]).collect();
        let z = Polynomial::vanishing(&missing);

        let mut values = vec![Scalar::ZERO; FIELD_ELEMENTS_PER_EXT_BLOB];
        for (index, evals) in cell_indices.iter().zip(&evals) {
            let start = *index as usize * FIELD_ELEMENTS_PER_CELL;
            let factor = z.evaluate(&self.cell_constants[*index as usize]);
            values[start..].iter_mut().zip(evals).for_each(|(value, y)| *value = *y * factor);
        }
        let domain = ext_domain();
        domain.ifft(&mut values, Order::BitReversed, Order::Natural);
        let shift = Scalar::from_u64(super::setup::PRIMITIVE_ROOT_OF_UNITY);
        let coset = domain.coset(shift).unwrap_or(domain);
        coset.fft(&mut values, Order::Natural, Order::BitReversed);
        let power = shift.pow_vartime(&[FIELD_ELEMENTS_PER_CELL as u64]);
        let mut inverses: Vec<Scalar> = self.cell_constants.iter().map(|c| z.evaluate(&(power * c))).collect();
        batch_invert(&mut inverses);
        for (values, inverse) in values.chunks_mut(FIELD_ELEMENTS_PER_CELL).zip(inverses) {
            values.iter_mut().for_each(|value| *value *= inverse);
        }
        coset.ifft(&mut values, Order::BitReversed, Order::Natural);
        values.truncate(FIELD_ELEMENTS_PER_BLOB);
        Ok(values)
    }
}

impl TrustedSetup {
    /// `compute_cells_and_kzg_proofs`
    ///
    /// # Errors
    /// [`KzgError::BlobLength`] or [`KzgError::NotCanonical`].
    #[inline]
    pub fn compute_cells_and_kzg_proofs(&self, blob: &[u8]) -> Result<(Vec<Cell>, Vec<Bytes48>), KzgError> {
        let coefficients = self.verifier.coefficients(blob)?;
        let proofs = compress(&self.fk20.proofs(&coefficients));
        Ok((self.verifier.extend(blob, coefficients), proofs))
    }

    /// `recover_cells_and_kzg_proofs`: all cells and proofs from half of the cells or more, by ascending index. Cells
    /// that do not belong to one blob are not detected here: verify them first.
    ///
    /// # Errors
    /// [`KzgError::ListLengths`], [`KzgError::CellCount`], [`KzgError::CellIndex`], [`KzgError::CellOrder`],
    /// [`KzgError::CellLength`] or [`KzgError::NotCanonical`].
    pub fn recover_cells_and_kzg_proofs<D: AsRef<[u8]>>(
        &self,
        cell_indices: &[u64],
        cells: &[D],
    ) -> Result<(Vec<Cell>, Vec<Bytes48>), KzgError> {
        let mut coefficients = self.verifier.recover(cell_indices, &slices(cells))?;
        let proofs = compress(&self.fk20.proofs(&coefficients));
        let mut values = coefficients.clone();
        self.verifier.blob_domain.fft(&mut values, Order::Natural, Order::BitReversed);
        self.verifier.odd_domain.fft(&mut coefficients, Order::Natural, Order::BitReversed);
        values.append(&mut coefficients);
        Ok((values.chunks(FIELD_ELEMENTS_PER_CELL).map(Cell::from_elements).collect(), proofs))
    }
}

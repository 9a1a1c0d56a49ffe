//! All cell proofs of a polynomial at once (Feist and Khovratovich, eprint 2023/033).
//!
//! The proof for a coset on which `X^64 = a` is the commitment to the quotient by `X^64 - a`, which is
//! `sum_(k>=1) a^(k-1) H_k` with `H_k = sum_i f_(64k+i) tau^i`: one polynomial in `a` for all cosets, so that a transform over
//! the group gives all proofs from the `H_k`. These are 64 correlations of length 64, one for each remainder `s` of `i` by 64,
//! `H_k = sum_s sum_t f_(64(k+t)+s) tau^(64t+s)`, and become products on the 128th roots of unity, where the transforms of
//! the powers of tau are known before.

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use montane_curves::bls12_381::{G1Affine, G1Projective, Scalar};
use montane_fields::bls12_381::{Fp, Fp8In};
use montane_kernels::in_lanes;

use super::affine::{Affines, Row, Side, odd_multiples, padded_windows, window_sums};
use super::columns;
use super::halves::Halves;
use super::lanes::butterflies;
use super::linear::msm;
use super::words;
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
    /// The twiddles of the transform over the group, for lanes.
    twiddles: Vec<Halves>,
    tables: Option<Tables>,
}

/// The odd multiples of all points, up to `2^width`.
#[derive(Clone, Debug)]
struct Tables {
    width: usize,
    rows: Arc<Vec<Row>>,
}

/// Runs `$body` for the type of coordinates that this CPU is best with: eight in lanes, or single ones.
macro_rules! in_lanes_or_words {
    (|$side:ident| $body:expr) => {
        match in_lanes!(512, |_, V| {
            type $side = Fp8In<V>;
            $body
        }) {
            Some(value) => value,
            None => {
                type $side = Fp;
                $body
            }
        }
    };
}

/// The width of tables that are made for one call.
const PASSING_WIDTH: usize = 4;

impl Fk20 {
    #[inline]
    pub(super) fn new(domain: Domain<Scalar>, points: Vec<G1Affine>) -> Self {
        debug_assert!(domain.size() == 2 * LENGTH && points.len() == 2 * LENGTH * FIELD_ELEMENTS_PER_CELL);
        let twiddles = domain.elements(Order::BitReversed).iter().step_by(2).map(Halves::new).collect();
        Self { domain, points, twiddles, tables: None }
    }

    /// Without effect where a point is infinity.
    #[inline]
    pub(super) fn make_tables(&mut self, width: usize) {
        // In a few steps, so that no more than the tables themselves is ever in memory.
        let mut rows = Vec::with_capacity(self.points.len() << (width - 1));
        for step in (0..self.points.len()).step_by(2048) {
            let parts = crate::each(8, |i| {
                let start = step + 256 * i;
                in_lanes_or_words!(|Side| self.multiples::<Side>(&(start..start + 256), width))
            });
            for part in parts {
                let Some(part) = part else { return };
                rows.extend(part);
            }
        }
        self.tables = Some(Tables { width, rows: rows.into() });
    }

    fn multiples<F: Side>(&self, range: &Range<usize>, width: usize) -> Option<Vec<Row>> {
        let points = &self.points[range.clone()];
        if points.iter().any(|point| bool::from(point.is_identity())) {
            return None;
        }
        let points: Vec<Affines<F>> = points.chunks_exact(F::LANES).map(Affines::pack).collect();
        odd_multiples(&points, width)
    }

    /// From the powers of tau. One column for each remainder; in it, as this is a correlation, power `t` stands at `-t`.
    #[inline]
    pub(super) fn from_powers(domain: Domain<Scalar>, powers: &[G1Affine]) -> Self {
        let empty = Self::new(domain, vec![G1Affine::identity(); 2 * LENGTH * FIELD_ELEMENTS_PER_CELL]);
        if let Some(points) = in_lanes_or_words!(|Side| empty.affine_columns::<Side>(powers)) {
            return Self { points, ..empty };
        }
        let columns = crate::each(FIELD_ELEMENTS_PER_CELL, |s| {
            let mut column = vec![G1Projective::IDENTITY; 2 * LENGTH];
            for t in 0..LENGTH {
                column[(2 * LENGTH - t) % (2 * LENGTH)] = powers[FIELD_ELEMENTS_PER_CELL * t + s].into();
            }
            empty.transform(&mut column);
            column
        });
        let rows: Vec<G1Projective> =
            (0..2 * LENGTH).flat_map(|j| columns.iter().map(move |column| column[j])).collect();
        let mut points = vec![G1Affine::identity(); rows.len()];
        G1Projective::batch_normalize(&rows, &mut points);
        Self { points, ..empty }
    }

    /// [`Self::from_powers`] in affine coordinates; nothing where a point is infinity or an addition exceptional.
    fn affine_columns<F: Side>(&self, powers: &[G1Affine]) -> Option<Vec<G1Affine>> {
        /// Columns whose points share inversions, and stay in the second cache with their multiples.
        const TOGETHER: usize = 16;
        if powers.iter().any(|point| bool::from(point.is_identity())) {
            return None;
        }
        let twiddles = self.roots();
        let parts = crate::each(FIELD_ELEMENTS_PER_CELL / TOGETHER, |part| {
            // The first layer: at each place there is one power and infinity.
            let row = |t: usize| &powers[FIELD_ELEMENTS_PER_CELL * t + TOGETHER * part..][..TOGETHER];
            let vectors = |t: usize| row(t).chunks(F::LANES).map(Affines::<F>::pack);
            let low = (0..LENGTH).flat_map(|i| vectors((LENGTH - i) % LENGTH));
            let high = (0..LENGTH).flat_map(|i| vectors((LENGTH - i) % LENGTH).map(move |v| v.signed(i > 0)));
            let mut points: Vec<Affines<F>> = low.chain(high).collect();
            columns::transform(&mut points, TOGETHER / F::LANES, &twiddles)?;
            Some(points.iter().flat_map(Affines::unpack).collect::<Vec<G1Affine>>())
        });
        let parts = parts.into_iter().collect::<Option<Vec<_>>>()?;
        let row = |j: usize| parts.iter().flat_map(move |part| part[TOGETHER * j..][..TOGETHER].iter().copied());
        Some((0..2 * LENGTH).flat_map(row).collect())
    }

    /// The twiddle of each block.
    #[inline]
    fn roots(&self) -> Vec<Scalar> {
        self.domain.elements(Order::BitReversed).into_iter().step_by(2).collect()
    }

    /// From natural to bit-reversed order, over the group.
    #[inline]
    fn transform(&self, points: &mut [G1Projective]) {
        if in_lanes!(512, |_, _V| ()).is_none() {
            return words::transform(points, &self.roots());
        }
        for layer in 0..self.domain.size().ilog2() {
            let half = LENGTH >> layer;
            let pairs: Vec<_> = (0..LENGTH)
                .map(|i| {
                    let (block, start) = (i / half, i / half * 2 * half + i % half);
                    (start, start + half, (block > 0).then(|| self.twiddles[block]))
                })
                .collect();
            in_lanes!(512, |_, V| butterflies::<V>(points, &pairs));
        }
    }

    /// `sum_s k_s P_(j,s)` for each root `j`, in affine coordinates; nothing where that cannot be.
    fn sums<F: Side>(&self, columns: &[Vec<Scalar>]) -> Option<Vec<G1Projective>> {
        // Of single points, buckets take fewer additions than tables that serve one sum.
        if F::LANES == 1 && self.tables.is_none() {
            return None;
        }
        let width = self.tables.as_ref().map_or(PASSING_WIDTH, |tables| tables.width);
        let stride = FIELD_ELEMENTS_PER_CELL << (width - 1);
        // So many lists are summed together that their points stay within a megabyte.
        let together = (64 / padded_windows(width)).max(1);
        let parts = crate::each(2 * LENGTH / together, |part| {
            let lists: Vec<Vec<Halves>> = (0..together)
                .map(|list| columns.iter().map(|column| Halves::new(&column[together * part + list])).collect())
                .collect();
            match &self.tables {
                Some(tables) => {
                    let table = |list: usize| &tables.rows[stride * (together * part + list)..][..stride];
                    window_sums::<F>(&lists, table, width)
                }
                None => {
                    let count = together * FIELD_ELEMENTS_PER_CELL;
                    let rows = self.multiples::<F>(&(count * part..count * (part + 1)), width)?;
                    window_sums::<F>(&lists, |list| &rows[stride * list..][..stride], width)
                }
            }
        });
        let rows = parts.into_iter().collect::<Option<Vec<_>>>()?;
        let of_eight = 8 / together;
        let joined =
            crate::each(rows.len() / of_eight, |i| F::join_windows(&rows[of_eight * i..][..of_eight].concat(), width));
        Some(joined.concat())
    }

    /// The proofs of all cells of the polynomial with these 4096 coefficients.
    #[inline]
    pub(super) fn proofs(&self, coefficients: &[Scalar]) -> Vec<G1Projective> {
        // The inverse transform's factor, where it costs least.
        let scale = Scalar::from_u64(2 * LENGTH as u64).invert_or_zero();
        let columns = crate::each(FIELD_ELEMENTS_PER_CELL, |s| {
            let column = coefficients[s..].iter().step_by(FIELD_ELEMENTS_PER_CELL);
            let mut column: Vec<Scalar> = column.map(|c| c * scale).collect();
            column.resize(2 * LENGTH, Scalar::ZERO);
            self.domain.fft(&mut column, Order::Natural, Order::BitReversed);
            column
        });
        let mut sums = in_lanes_or_words!(|Side| self.sums::<Side>(&columns)).unwrap_or_else(|| {
            crate::each(2 * LENGTH, |j| {
                let points = &self.points[FIELD_ELEMENTS_PER_CELL * j..][..FIELD_ELEMENTS_PER_CELL];
                let scalars: Vec<Scalar> = columns.iter().map(|column| column[j]).collect();
                msm(points, &scalars)
            })
        });
        // Back by the same transform, of what stands at the negative exponents: H_i 128 times, in bit-reversed order.
        bit_reverse(&mut sums);
        sums[1..].reverse();
        self.transform(&mut sums);
        bit_reverse(&mut sums);
        // H_1, .., H_63; what wraps around is not of the correlation.
        let mut h = sums[1..LENGTH].to_vec();
        h.resize(CELLS_PER_EXT_BLOB, G1Projective::IDENTITY);
        self.transform(&mut h);
        h
    }
}

//! Montane's blobs and cells, and its transform.

use std::marker::PhantomData;
use std::sync::OnceLock;

use montane::ff::PrimeField;
use montane::kzg::{Blob, Bytes48, Cell, TrustedSetup};
use montane::polynomials::{Domain, Module, Order};

use super::PEER;
use crate::harness::Peer;
use crate::traits::{Kzg, Ntt, SetupBytes};

/// With tables for windows of so many bits, or without for 0.
pub struct Montane<const WIDTH: usize>;

impl<const WIDTH: usize> Montane<WIDTH> {
    fn setup() -> &'static TrustedSetup {
        // A static in a generic function is one for all of its instances.
        static SETUPS: [OnceLock<TrustedSetup>; 16] = [const { OnceLock::new() }; 16];
        if WIDTH == 0 {
            return TrustedSetup::ethereum();
        }
        SETUPS[WIDTH].get_or_init(|| TrustedSetup::ethereum().clone().with_tables(WIDTH).expect("a width"))
    }
}

/// The customary text of a setup.
pub fn text(setup: &SetupBytes) -> String {
    let mut text = String::from("4096\n65\n");
    let lists = [(&setup.g1_lagrange, 48), (&setup.g2_monomial, 96), (&setup.g1_monomial, 48)];
    for (points, len) in lists {
        for point in points.chunks(len) {
            text += &crate::inputs::hex(point);
            text.push('\n');
        }
    }
    text
}

impl<const WIDTH: usize> Kzg for Montane<WIDTH> {
    const PEER: Peer = PEER;
    type Blob = Blob;
    type Point = Bytes48;
    type Cell = Cell;
    type CellsAndProofs = (Vec<Cell>, Vec<Bytes48>);

    fn prepare() {
        Self::setup();
    }
    fn load(setup: &SetupBytes) {
        TrustedSetup::from_text(&text(setup)).expect("a setup");
    }
    fn blob(bytes: &[u8]) -> Blob {
        Blob::try_from(bytes).expect("the length of a blob")
    }
    fn point(bytes: &[u8; 48]) -> Bytes48 {
        *bytes
    }
    fn cell(bytes: &[u8]) -> Cell {
        Cell::try_from(bytes).expect("the length of a cell")
    }
    fn blob_to_kzg_commitment(blob: &Blob) -> Option<[u8; 48]> {
        Self::setup().blob_to_kzg_commitment(blob).ok()
    }
    fn compute_blob_kzg_proof(blob: &Blob, commitment: &Bytes48) -> Option<[u8; 48]> {
        Self::setup().compute_blob_kzg_proof(blob, commitment).ok()
    }
    fn verify_blob_kzg_proof(blob: &Blob, commitment: &Bytes48, proof: &Bytes48) -> Option<bool> {
        Self::setup().verifier().verify_blob_kzg_proof(blob, commitment, proof).ok()
    }
    fn verify_blob_kzg_proof_batch(blobs: &[Blob], commitments: &[Bytes48], proofs: &[Bytes48]) -> Option<bool> {
        Self::setup().verifier().verify_blob_kzg_proof_batch(blobs, commitments, proofs).ok()
    }
    fn compute_cells_and_kzg_proofs(blob: &Blob) -> Option<Self::CellsAndProofs> {
        Self::setup().compute_cells_and_kzg_proofs(blob).ok()
    }
    fn recover_cells_and_kzg_proofs(indices: &[u64], cells: &[Cell]) -> Option<Self::CellsAndProofs> {
        Self::setup().recover_cells_and_kzg_proofs(indices, cells).ok()
    }
    fn verify_cell_kzg_proof_batch(
        commitments: &[Bytes48],
        indices: &[u64],
        cells: &[Cell],
        proofs: &[Bytes48],
    ) -> Option<bool> {
        Self::setup().verifier().verify_cell_kzg_proof_batch(commitments, indices, cells, proofs).ok()
    }
    fn bytes((cells, proofs): &Self::CellsAndProofs) -> Vec<u8> {
        cells.iter().flat_map(|cell| cell.to_vec()).chain(proofs.iter().flatten().copied()).collect()
    }
}

/// The transform over the field `F`.
pub struct Transform<F>(PhantomData<F>);

impl<F: PrimeField + Module<F>> Ntt for Transform<F> {
    const PEER: Peer = PEER;
    type Plan = (Domain<F>, Vec<F>);

    fn plan(values: &[[u8; 32]]) -> Self::Plan {
        let value = |bytes: &[u8; 32]| {
            let mut repr = F::Repr::default();
            repr.as_mut().copy_from_slice(bytes);
            F::from_repr(repr).expect("below the modulus")
        };
        (Domain::new(values.len()).expect("a power of two"), values.iter().map(value).collect())
    }
    fn forward((domain, values): &mut Self::Plan) {
        domain.fft(values, Order::Natural, Order::Natural);
    }
    fn values((_, values): &Self::Plan) -> Vec<[u8; 32]> {
        values.iter().map(|value| value.to_repr().as_ref().try_into().expect("32 bytes")).collect()
    }
}

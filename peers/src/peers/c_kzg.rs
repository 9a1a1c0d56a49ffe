//! c-kzg, over blst, which its authors compile for every processor and which looks at the processor when it runs.

use c_kzg::{Blob, Bytes48, CELLS_PER_EXT_BLOB, Cell, KzgProof, KzgSettings, ethereum_kzg_settings};

use crate::harness::Peer;
use crate::traits::{Kzg, SetupBytes};

/// With tables for windows of so many bits, or without for 0.
pub struct CKzg<const WIDTH: u64>;

impl<const WIDTH: u64> CKzg<WIDTH> {
    fn settings() -> &'static KzgSettings {
        ethereum_kzg_settings(WIDTH)
    }
}

impl<const WIDTH: u64> Kzg for CKzg<WIDTH> {
    const PEER: Peer = Peer {
        name: "c-kzg",
        package: "c-kzg",
        backend: || if WIDTH == 0 { "blst".into() } else { format!("blst, tables of width {WIDTH}") },
    };
    type Blob = Box<Blob>;
    type Point = Bytes48;
    type Cell = Cell;
    type CellsAndProofs = (Box<[Cell; CELLS_PER_EXT_BLOB]>, Box<[KzgProof; CELLS_PER_EXT_BLOB]>);

    fn prepare() {
        Self::settings();
    }
    fn load(setup: &SetupBytes) {
        KzgSettings::load_trusted_setup(&setup.g1_monomial, &setup.g1_lagrange, &setup.g2_monomial, WIDTH)
            .expect("a setup");
    }
    fn blob(bytes: &[u8]) -> Box<Blob> {
        Box::new(Blob::from_bytes(bytes).expect("the length of a blob"))
    }
    fn point(bytes: &[u8; 48]) -> Bytes48 {
        Bytes48::new(*bytes)
    }
    fn cell(bytes: &[u8]) -> Cell {
        Cell::new(bytes.try_into().expect("the length of a cell"))
    }
    fn blob_to_kzg_commitment(blob: &Box<Blob>) -> Option<[u8; 48]> {
        Self::settings().blob_to_kzg_commitment(blob).ok().map(|point| point.to_bytes().into_inner())
    }
    fn compute_blob_kzg_proof(blob: &Box<Blob>, commitment: &Bytes48) -> Option<[u8; 48]> {
        Self::settings().compute_blob_kzg_proof(blob, commitment).ok().map(|point| point.to_bytes().into_inner())
    }
    fn verify_blob_kzg_proof(blob: &Box<Blob>, commitment: &Bytes48, proof: &Bytes48) -> Option<bool> {
        Self::settings().verify_blob_kzg_proof(blob, commitment, proof).ok()
    }
    fn verify_blob_kzg_proof_batch(blobs: &[Box<Blob>], commitments: &[Bytes48], proofs: &[Bytes48]) -> Option<bool> {
        // The interface wants them side by side: 8 MB are moved, a hundredth of the time.
        let blobs: Vec<Blob> = blobs.iter().map(|blob| (**blob).clone()).collect();
        Self::settings().verify_blob_kzg_proof_batch(&blobs, commitments, proofs).ok()
    }
    fn compute_cells_and_kzg_proofs(blob: &Box<Blob>) -> Option<Self::CellsAndProofs> {
        Self::settings().compute_cells_and_kzg_proofs(blob).ok()
    }
    fn recover_cells_and_kzg_proofs(indices: &[u64], cells: &[Cell]) -> Option<Self::CellsAndProofs> {
        Self::settings().recover_cells_and_kzg_proofs(indices, cells).ok()
    }
    fn verify_cell_kzg_proof_batch(
        commitments: &[Bytes48],
        indices: &[u64],
        cells: &[Cell],
        proofs: &[Bytes48],
    ) -> Option<bool> {
        Self::settings().verify_cell_kzg_proof_batch(commitments, indices, cells, proofs).ok()
    }
    fn bytes((cells, proofs): &Self::CellsAndProofs) -> Vec<u8> {
        let cells = cells.iter().flat_map(|cell| cell.to_bytes());
        cells.chain(proofs.iter().flat_map(|proof| proof.to_bytes().into_inner())).collect()
    }
}

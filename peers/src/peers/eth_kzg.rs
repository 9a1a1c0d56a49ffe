//! rust_eth_kzg, over blst.

use std::sync::OnceLock;

use rust_eth_kzg::{DASContext, TrustedSetup, UsePrecomp};

use crate::harness::Peer;
use crate::traits::{Kzg, SetupBytes};

/// With tables for windows of so many bits, or without for 0.
pub struct EthKzg<const WIDTH: usize>;

impl<const WIDTH: usize> EthKzg<WIDTH> {
    fn make() -> DASContext {
        let tables = if WIDTH == 0 { UsePrecomp::No } else { UsePrecomp::Yes { width: WIDTH } };
        DASContext::new(&TrustedSetup::default(), tables)
    }

    fn context() -> &'static DASContext {
        // A static in a generic function is one for all of its instances.
        static CONTEXTS: [OnceLock<DASContext>; 16] = [const { OnceLock::new() }; 16];
        CONTEXTS[WIDTH].get_or_init(Self::make)
    }
}

/// The powers of Ethereum's ceremony in both groups, which this implementation lets one read.
pub fn powers() -> (Vec<u8>, Vec<u8>) {
    let setup = TrustedSetup::default();
    let g1 = setup.g1_monomial.iter().flat_map(|point| point.to_compressed()).collect();
    let g2 = setup.g2_monomial.iter().flat_map(|point| point.to_compressed()).collect();
    (g1, g2)
}

fn arrays<const L: usize>(list: &[Box<[u8; L]>]) -> Vec<&[u8; L]> {
    list.iter().map(AsRef::as_ref).collect()
}

impl<const WIDTH: usize> Kzg for EthKzg<WIDTH> {
    const PEER: Peer = Peer {
        name: "rust_eth_kzg",
        package: "rust_eth_kzg",
        backend: || if WIDTH == 0 { "blst".into() } else { format!("blst, tables of width {WIDTH}") },
    };
    type Blob = Box<[u8; 131_072]>;
    type Point = Box<[u8; 48]>;
    type Cell = Box<[u8; 2048]>;
    type CellsAndProofs = (Vec<Self::Cell>, Vec<[u8; 48]>);

    fn prepare() {
        Self::context();
    }
    fn load(_: &SetupBytes) {
        Self::make();
    }
    fn blob(bytes: &[u8]) -> Self::Blob {
        bytes.to_vec().into_boxed_slice().try_into().expect("the length of a blob")
    }
    fn point(bytes: &[u8; 48]) -> Self::Point {
        Box::new(*bytes)
    }
    fn cell(bytes: &[u8]) -> Self::Cell {
        bytes.to_vec().into_boxed_slice().try_into().expect("the length of a cell")
    }
    fn blob_to_kzg_commitment(blob: &Self::Blob) -> Option<[u8; 48]> {
        Self::context().blob_to_kzg_commitment(blob).ok()
    }
    fn compute_blob_kzg_proof(blob: &Self::Blob, commitment: &Self::Point) -> Option<[u8; 48]> {
        Self::context().compute_blob_kzg_proof(blob, commitment).ok()
    }
    fn verify_blob_kzg_proof(blob: &Self::Blob, commitment: &Self::Point, proof: &Self::Point) -> Option<bool> {
        verdict(Self::context().verify_blob_kzg_proof(blob, commitment, proof))
    }
    fn verify_blob_kzg_proof_batch(
        blobs: &[Self::Blob],
        commitments: &[Self::Point],
        proofs: &[Self::Point],
    ) -> Option<bool> {
        verdict(Self::context().verify_blob_kzg_proof_batch(arrays(blobs), arrays(commitments), arrays(proofs)))
    }
    fn compute_cells_and_kzg_proofs(blob: &Self::Blob) -> Option<Self::CellsAndProofs> {
        let (cells, proofs) = Self::context().compute_cells_and_kzg_proofs(blob).ok()?;
        Some((cells.into(), proofs.into()))
    }
    fn recover_cells_and_kzg_proofs(indices: &[u64], cells: &[Self::Cell]) -> Option<Self::CellsAndProofs> {
        let (cells, proofs) = Self::context().recover_cells_and_kzg_proofs(indices.to_vec(), arrays(cells)).ok()?;
        Some((cells.into(), proofs.into()))
    }
    fn verify_cell_kzg_proof_batch(
        commitments: &[Self::Point],
        indices: &[u64],
        cells: &[Self::Cell],
        proofs: &[Self::Point],
    ) -> Option<bool> {
        let (commitments, cells, proofs) = (arrays(commitments), arrays(cells), arrays(proofs));
        verdict(Self::context().verify_cell_kzg_proof_batch(commitments, indices, cells, proofs))
    }
    fn bytes((cells, proofs): &Self::CellsAndProofs) -> Vec<u8> {
        cells.iter().flat_map(|cell| cell.to_vec()).chain(proofs.iter().flatten().copied()).collect()
    }
}

/// An error is a wrong proof, or bytes that are refused.
fn verdict(result: Result<(), rust_eth_kzg::Error>) -> Option<bool> {
    match result {
        Ok(()) => Some(true),
        Err(error) if error.is_proof_invalid() => Some(false),
        Err(_) => None,
    }
}

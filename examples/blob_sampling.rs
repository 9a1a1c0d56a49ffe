//! One blob of EIP-4844, from bytes to the cells of EIP-7594 that a network samples, and back after losing half of
//! them.
//!
//! `cargo run --release --example blob_sampling`

use montane::kzg::{self, BYTES_PER_BLOB, KzgError};

/// A field element has 255 bits, so 31 bytes of data fit below each of them.
fn to_blob(data: &[u8]) -> Vec<u8> {
    let mut blob = vec![0; BYTES_PER_BLOB];
    for (element, bytes) in blob.chunks_mut(32).zip(data.chunks(31)) {
        element[1..=bytes.len()].copy_from_slice(bytes);
    }
    blob
}

fn to_data(blob: &[u8], len: usize) -> Vec<u8> {
    blob.chunks(32).flat_map(|element| &element[1..]).copied().take(len).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn main() -> Result<(), KzgError> {
    let data = "A rollup writes its transactions here. ".repeat(3000).into_bytes();
    let blob = to_blob(&data);
    println!("{} bytes of data in a blob of {} field elements", data.len(), kzg::FIELD_ELEMENTS_PER_BLOB);

    // Who sends the blob commits to it, and proves that the commitment is the blob's.
    let commitment = kzg::blob_to_kzg_commitment(&blob)?;
    let proof = kzg::compute_blob_kzg_proof(&blob, &commitment)?;
    println!("commitment {}.., proof {}..", hex(&commitment), hex(&proof));
    println!("the blob belongs to it: {}", kzg::verify_blob_kzg_proof(&blob, &commitment, &proof)?);
    println!("versioned hash {}..", hex(&kzg::kzg_to_versioned_hash(&commitment)?));

    // Twice as many values of the same polynomial, in 128 cells, each with its own proof.
    let (cells, proofs) = kzg::compute_cells_and_kzg_proofs(&blob)?;
    println!("{} cells of {} bytes", cells.len(), cells[0].len());

    // A node samples a few columns and needs nothing but the commitment to judge them.
    let sampled: Vec<u64> = vec![3, 17, 42, 64, 99, 101, 120, 127];
    let pick = |indices: &[u64]| -> (Vec<_>, Vec<_>) {
        indices.iter().map(|&i| (cells[i as usize].clone(), proofs[i as usize])).unzip()
    };
    let (some_cells, some_proofs) = pick(&sampled);
    let commitments = vec![commitment; sampled.len()];
    let verdict = kzg::verify_cell_kzg_proof_batch(&commitments, &sampled, &some_cells, &some_proofs)?;
    println!("cells {sampled:?} are the commitment's: {verdict}");

    // A cell in another's place is noticed.
    let mut moved = sampled.clone();
    moved[0] = 4;
    let verdict = kzg::verify_cell_kzg_proof_batch(&commitments, &moved, &some_cells, &some_proofs)?;
    println!("cell 3 as cell 4: {verdict}");

    // Half of the cells are lost. The other half is enough.
    let left: Vec<u64> = (0..128).filter(|i| i % 2 == 1).collect();
    let (some_cells, _) = pick(&left);
    let (recovered, recovered_proofs) = kzg::recover_cells_and_kzg_proofs(&left, &some_cells)?;
    println!("from the {} odd ones, all cells again: {}", left.len(), recovered == cells && recovered_proofs == proofs);
    let blob: Vec<u8> = recovered[..64].iter().flat_map(|cell| cell.to_vec()).collect();
    println!("and the data: {}", to_data(&blob, data.len()) == data);

    // One less is not.
    println!("from 63 of them: {}", kzg::recover_cells_and_kzg_proofs(&left[1..], &some_cells[1..]).unwrap_err());
    Ok(())
}

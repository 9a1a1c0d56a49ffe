//! Known answers, and every refusal, over the embedded setup. The published cases in full are in
//! `tests/kzg_vectors.rs`.
#![cfg(all(feature = "std", feature = "kzg-setup"))]

use alloc::vec;
use alloc::vec::Vec;
use std::sync::OnceLock;

use montane_curves::DecodeError;
use montane_curves::bls12_381::{G1Affine, Scalar};
use montane_testing::Refusals;
use sha2::{Digest, Sha256};

use super::specification::RAW;
use super::*;

fn unhex<const L: usize>(hex: &str) -> [u8; L] {
    assert_eq!(hex.len(), 2 * L);
    core::array::from_fn(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).unwrap())
}

/// The blobs of the consensus specification's generator of test cases: element `i` is `base^(i + 256)`.
fn blob(base: u64) -> Vec<u8> {
    let base = Scalar::from_u64(base);
    let first = base.pow_vartime(&[256]);
    let elements = core::iter::successors(Some(first), |a| Some(*a * base)).take(FIELD_ELEMENTS_PER_BLOB);
    elements.flat_map(|a| a.to_be_bytes()).collect()
}

/// Commitments to them (consensus-spec-tests, `blob_to_kzg_commitment_case_valid_blob_2`, `_3`, `_4`).
const COMMITMENT_2: &str =
    "a421e229565952cfff4ef3517100a97da1d4fe57956fa50a442f92af03b1bf37adacc8ad4ed209b31287ea5bb94d9d06";
const COMMITMENT_3: &str =
    "b49d88afcd7f6c61a8ea69eff5f609d2432b47e7e4cd50b02cdddb4e0c1460517e8df02e4e64dc55e3d8ca192d57193a";
const COMMITMENT_5: &str =
    "8f59a8d2a1a625a17f3fea0fe5eb8c896db3764f3185481bc22f91b4aaffcca25f26936857bc3a7c2539ea8ec3a952b7";
/// `compute_blob_kzg_proof_case_valid_blob_2`, `verify_blob_kzg_proof_case_correct_proof_3`
const PROOF_2: &str =
    "a2aeea08a9cd37fb0b089b1938bbe7eedd4ea6120dc70f45d59ad077008d08be115b858350b1eff645148fe4470b65c8";
const PROOF_3: &str =
    "99075a77ae270bb59bef56d89e633040b4e5c3e9b8b4f0a4b0a9b25bc6f55c8c81fe89b91b0fd6537adbaf7889a7bfdf";

/// A point of the curve outside of the subgroup (consensus-spec-tests, `G1_INVALID_P1_NOT_IN_G1`), and bytes that are
/// no point (`G1_INVALID_P1_NOT_ON_CURVE`).
const NOT_IN_SUBGROUP: &str =
    "8123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
const NOT_ON_CURVE: &str =
    "8123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcde0";

/// The group order, the least number that is no field element.
fn order() -> [u8; 32] {
    unhex("73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001")
}

/// Cells and proofs of `blob(3)`, made once.
fn cells_3() -> &'static (Vec<Cell>, Vec<Bytes48>) {
    static CELLS: OnceLock<(Vec<Cell>, Vec<Bytes48>)> = OnceLock::new();
    CELLS.get_or_init(|| compute_cells_and_kzg_proofs(&blob(3)).unwrap())
}

/// What is embedded is what was derived from the text of the ceremony (`tests/kzg_vectors.rs` derives it anew).
#[test]
fn embedded_setup_is_intact() {
    assert_eq!(RAW.len(), TrustedSetup::RAW_BYTES);
    assert_eq!(Sha256::digest(RAW)[..], unhex::<32>(include_str!("../../../data/ethereum_setup.sha256").trim()));
    assert_eq!(TrustedSetup::from_raw_bytes_unchecked(&RAW[1..]).unwrap_err(), KzgError::SetupLayout);
    assert_eq!(Verifier::from_raw_bytes_unchecked(&RAW[..100]).unwrap_err(), KzgError::SetupLayout);
    assert!(TrustedSetup::ethereum().to_raw_bytes() == RAW);
}

#[test]
fn known_commitments_and_proofs() {
    let values = blob(2);
    assert_eq!(blob_to_kzg_commitment(&values), Ok(unhex(COMMITMENT_2)));
    assert_eq!(compute_blob_kzg_proof(&values, &unhex::<48>(COMMITMENT_2)), Ok(unhex(PROOF_2)));
    assert_eq!(verify_blob_kzg_proof(&values, &unhex::<48>(COMMITMENT_2), &unhex::<48>(PROOF_2)), Ok(true));
    // compute_kzg_proof_case_valid_blob_2_1 (on the domain), _2_2 (off it)
    for (z, proof, y) in [
        (
            1,
            "b0c829a8d2d3405304fecbea193e6c67f7c3912a6adc7c3737ad3f8a3b750425c1531a7426f03033a3994bc82a10609f",
            "1824b159acc5056f998c4fefecbc4ff55884b7fa0003480200000001fffffffe",
        ),
        (
            2,
            "89012990b0ca02775bd9df8145f6c936444b83f54df1f5f274fb4312800a6505dd000ee8ec7b0ea6d72092a3daf0bffb",
            "2bf4e1f980eb94661a21affc4d7e6e56f214fe3e7dc4d20b98c66ffd43cabeb0",
        ),
    ] {
        let z = Scalar::from_u64(z).to_be_bytes();
        let (proof, y) = (unhex::<48>(proof), unhex::<32>(y));
        assert_eq!(compute_kzg_proof(&values, &z), Ok((proof, y)));
        assert_eq!(verify_kzg_proof(&unhex::<48>(COMMITMENT_2), &z, &y, &proof), Ok(true));
        // Each of the four matters.
        assert_eq!(verify_kzg_proof(&unhex::<48>(COMMITMENT_3), &z, &y, &proof), Ok(false));
        assert_eq!(verify_kzg_proof(&unhex::<48>(COMMITMENT_2), &y, &y, &proof), Ok(false));
        assert_eq!(verify_kzg_proof(&unhex::<48>(COMMITMENT_2), &z, &z, &proof), Ok(false));
        assert_eq!(verify_kzg_proof(&unhex::<48>(COMMITMENT_2), &z, &y, &unhex::<48>(PROOF_2)), Ok(false));
    }
    // compute_challenge_case_valid_2
    let challenge = compute_challenge(&values, &unhex::<48>(COMMITMENT_2)).unwrap();
    assert_eq!(challenge.to_be_bytes(), unhex("4f00eef944a21cb9f3ac3390702621e4bbf1198767c43c0fb9c8e9923bfbb31a"));
}

#[test]
fn batches_of_blobs() {
    let blobs = [blob(2), blob(3)];
    let commitments = [unhex::<48>(COMMITMENT_2), unhex(COMMITMENT_3)];
    let proofs = [unhex::<48>(PROOF_2), unhex(PROOF_3)];
    assert_eq!(verify_blob_kzg_proof_batch(&blobs, &commitments, &proofs), Ok(true));
    assert_eq!(verify_blob_kzg_proof_batch(&blobs[..1], &commitments[..1], &proofs[..1]), Ok(true));
    assert_eq!(verify_blob_kzg_proof_batch::<Vec<u8>, Bytes48, Bytes48>(&[], &[], &[]), Ok(true));
    let swapped = |a: [Bytes48; 2]| [a[1], a[0]];
    assert_eq!(verify_blob_kzg_proof_batch(&blobs, &swapped(commitments), &proofs), Ok(false));
    assert_eq!(verify_blob_kzg_proof_batch(&blobs, &commitments, &swapped(proofs)), Ok(false));
    for i in 0..2 {
        let mut wrong = blobs.clone();
        wrong[i][31] ^= 1;
        assert_eq!(verify_blob_kzg_proof_batch(&wrong, &commitments, &proofs), Ok(false), "blob {i}");
        let mut wrong = proofs;
        wrong[i] = commitments[i];
        assert_eq!(verify_blob_kzg_proof_batch(&blobs, &commitments, &wrong), Ok(false), "proof {i}");
    }
    let lengths = KzgError::ListLengths;
    assert_eq!(verify_blob_kzg_proof_batch(&blobs[..1], &commitments, &proofs), Err(lengths));
    assert_eq!(verify_blob_kzg_proof_batch(&blobs, &commitments[..1], &proofs), Err(lengths));
    assert_eq!(verify_blob_kzg_proof_batch(&blobs, &commitments, &proofs[..1]), Err(lengths));
    let none: [Vec<u8>; 0] = [];
    assert_eq!(verify_blob_kzg_proof_batch(&none, &commitments, &proofs), Err(lengths));
    let short = [blobs[0].as_slice(), &blobs[1][1..]];
    assert_eq!(verify_blob_kzg_proof_batch(&short, &commitments, &proofs), Err(KzgError::BlobLength));
    let bad = [commitments[0], unhex(NOT_IN_SUBGROUP)];
    let refused = DecodeError::NotInSubgroup;
    assert_eq!(verify_blob_kzg_proof_batch(&blobs, &bad, &proofs), Err(KzgError::Commitment(refused)));
    assert_eq!(verify_blob_kzg_proof_batch(&blobs, &commitments, &bad), Err(KzgError::Proof(refused)));
    // The first of two that are refused is named, whichever rule it breaks.
    let (short, bad) = (&commitments[0][1..], &bad[1][..]);
    let with = |points: [&[u8]; 2]| {
        let as_commitments = verify_blob_kzg_proof_batch(&blobs, &points, &proofs);
        (as_commitments, verify_blob_kzg_proof_batch(&blobs, &commitments, &points))
    };
    assert_eq!(with([short, bad]), (Err(KzgError::CommitmentLength), Err(KzgError::ProofLength)));
    assert_eq!(with([bad, short]), (Err(KzgError::Commitment(refused)), Err(KzgError::Proof(refused))));
}

/// What is no blob, no field element or no point is refused by every function that takes one.
#[test]
fn malformed_inputs() {
    let good = blob(2);
    let (commitment, proof) = (unhex::<48>(COMMITMENT_2), unhex::<48>(PROOF_2));
    let z = [0; 32];
    let mut high = good.clone();
    high[BYTES_PER_BLOB - 32..].copy_from_slice(&order());
    let long = [good.as_slice(), &[0]].concat();
    for (bad, error) in [
        (&good[1..], KzgError::BlobLength),
        (&long, KzgError::BlobLength),
        (&[], KzgError::BlobLength),
        (&high, KzgError::NotCanonical),
    ] {
        assert_eq!(blob_to_kzg_commitment(bad), Err(error));
        assert_eq!(compute_kzg_proof(bad, &z), Err(error));
        assert_eq!(compute_blob_kzg_proof(bad, &commitment), Err(error));
        assert_eq!(verify_blob_kzg_proof(bad, &commitment, &proof), Err(error));
        assert_eq!(verify_blob_kzg_proof_batch(&[bad], &[commitment], &[proof]), Err(error));
        assert_eq!(compute_cells(bad), Err(error));
        assert_eq!(compute_cells_and_kzg_proofs(bad), Err(error));
        if error == KzgError::BlobLength {
            assert_eq!(compute_challenge(bad, &commitment), Err(error));
            assert_eq!(Blob::try_from(bad), Err(error));
        }
    }
    for (bad, error) in [
        (&z[1..], KzgError::FieldElementLength),
        (&[0; 33], KzgError::FieldElementLength),
        (&order(), KzgError::NotCanonical),
        (&[0xff; 32], KzgError::NotCanonical),
    ] {
        assert_eq!(compute_kzg_proof(&good, bad), Err(error));
        assert_eq!(verify_kzg_proof(&commitment, bad, &z, &proof), Err(error));
        assert_eq!(verify_kzg_proof(&commitment, &z, bad, &proof), Err(error));
    }
    let uncompressed = G1Affine::generator().to_uncompressed();
    let points: [(&[u8], Option<DecodeError>); 7] = [
        (&commitment[1..], None),
        (&[0; 49], None),
        (&uncompressed, None),
        (&uncompressed[..48], Some(DecodeError::CompressionFlag)),
        (&unhex::<48>(NOT_ON_CURVE), Some(DecodeError::NotOnCurve)),
        (&unhex::<48>(NOT_IN_SUBGROUP), Some(DecodeError::NotInSubgroup)),
        (&[0xff; 48], Some(DecodeError::SortFlag)),
    ];
    let cell = cells_3().0[0].clone();
    for (bad, error) in points {
        let as_commitment = error.map_or(KzgError::CommitmentLength, KzgError::Commitment);
        let as_proof = error.map_or(KzgError::ProofLength, KzgError::Proof);
        assert_eq!(compute_blob_kzg_proof(&good, bad), Err(as_commitment));
        assert_eq!(verify_blob_kzg_proof(&good, bad, &proof), Err(as_commitment));
        assert_eq!(verify_blob_kzg_proof(&good, &commitment, bad), Err(as_proof));
        assert_eq!(verify_kzg_proof(bad, &z, &z, &proof), Err(as_commitment));
        assert_eq!(verify_kzg_proof(&commitment, &z, &z, bad), Err(as_proof));
        assert_eq!(verify_cell_kzg_proof_batch(&[bad], &[0], &[&cell], &[proof]), Err(as_commitment));
        assert_eq!(verify_cell_kzg_proof_batch(&[commitment], &[0], &[&cell], &[bad]), Err(as_proof));
    }
    assert_eq!(compute_challenge(&good, &[0; 47]), Err(KzgError::CommitmentLength));
    assert_eq!(kzg_to_versioned_hash(&[0; 47]), Err(KzgError::CommitmentLength));
}

/// `compute_cells_and_kzg_proofs_case_valid_3`
#[test]
fn known_cells_and_proofs() {
    let (cells, proofs) = cells_3();
    assert_eq!((cells.len(), proofs.len()), (CELLS_PER_EXT_BLOB, CELLS_PER_EXT_BLOB));
    assert_eq!(compute_cells(&blob(3)).as_ref(), Ok(cells));
    assert_eq!(cells[..64].iter().flat_map(|cell| cell.to_vec()).collect::<Vec<u8>>(), blob(3));
    assert_eq!(cells[64][..32], unhex::<32>("5f613d373f0eb99f21f52e642b883c1c5eb88ef51d2c58b88e89d6cd05524171"));
    assert_eq!(cells[127][2016..], unhex::<32>("0653310ca4d286cc934a26f975410e13f60f83fccbdb16b16690fd834d8333da"));
    for (i, proof) in [
        (0, "b7573bde710f10fc6b1dbef09db3125da603ec0dfa11b17e5118f901879bfcb688296c87b3e10efbd25ad2b9bbf0bb7d"),
        (1, "8f014cfc9d7cd87eb355617932acaecf96df751b7baf69491feb2be1653bf519e116905c35f63603d188961eb3dd2621"),
        (127, "a120734a9c46e069c1602accffee4ab627758657466557046e8ae1e9e901e8c41638bf637b72b428bf3077c719778222"),
    ] {
        assert_eq!(proofs[i], unhex(proof), "proof {i}");
    }
    let all: Vec<u64> = (0..128).collect();
    assert_eq!(verify_cell_kzg_proof_batch(&[unhex::<48>(COMMITMENT_3); 128], &all, cells, proofs), Ok(true));
}

#[test]
fn tables_of_any_width() {
    let setup = TrustedSetup::ethereum();
    for width in [1, 2, 3, 6, 9] {
        let (cells, proofs) = setup.clone().with_tables(width).unwrap().compute_cells_and_kzg_proofs(&blob(3)).unwrap();
        assert!(&cells == &cells_3().0 && &proofs == &cells_3().1, "width {width}");
    }
    for width in [0, 16, usize::MAX] {
        assert_eq!(setup.clone().with_tables(width).unwrap_err(), KzgError::TableWidth);
    }
}

#[test]
fn cells_are_verified() {
    let (cells, proofs) = cells_3();
    let commitment = unhex::<48>(COMMITMENT_3);
    let verify = |commitments: &[Bytes48], indices: &[u64], cells: &[&[u8]], proofs: &[Bytes48]| {
        verify_cell_kzg_proof_batch(commitments, indices, cells, proofs)
    };
    let one = |index: u64| verify(&[commitment], &[index], &[&cells[5]], &[proofs[5]]);
    assert_eq!(one(5), Ok(true));
    assert_eq!(one(6), Ok(false));
    assert_eq!(verify(&[], &[], &[], &[]), Ok(true));
    // The same cell twice, out of order, and beside a cell of another blob.
    let two = [commitment; 2];
    assert_eq!(verify(&two, &[5, 5], &[cells[5].as_ref(); 2], &[proofs[5]; 2]), Ok(true));
    assert_eq!(verify(&two, &[77, 5], &[&cells[77], &cells[5]], &[proofs[77], proofs[5]]), Ok(true));
    // The zero blob: its cells are zeros, its commitment and its proofs infinity.
    let infinity: Bytes48 = core::array::from_fn(|i| if i == 0 { 0xc0 } else { 0 });
    let zeros = [0; BYTES_PER_CELL];
    let mixed = [commitment, infinity];
    assert_eq!(verify(&mixed, &[77, 77], &[&cells[77], &zeros], &[proofs[77], infinity]), Ok(true));
    assert_eq!(verify(&mixed, &[77, 77], &[&zeros, &cells[77]], &[infinity, proofs[77]]), Ok(false));
    // One wrong among good ones, of each kind.
    let pair: [&[u8]; 2] = [&cells[9], &cells[100]];
    let pair_proofs = [proofs[9], proofs[100]];
    assert_eq!(verify(&two, &[9, 100], &pair, &pair_proofs), Ok(true));
    assert_eq!(verify(&two, &[9, 101], &pair, &pair_proofs), Ok(false));
    assert_eq!(verify(&two, &[9, 100], &pair, &[proofs[9], proofs[101]]), Ok(false));
    assert_eq!(verify(&[commitment, unhex(COMMITMENT_2)], &[9, 100], &pair, &pair_proofs), Ok(false));
    let mut spoilt = cells[100].to_vec();
    spoilt[BYTES_PER_CELL - 1] ^= 1;
    assert_eq!(verify(&two, &[9, 100], &[pair[0], &spoilt], &pair_proofs), Ok(false));
    assert_eq!(Cell::try_from(&spoilt[1..]), Err(KzgError::CellLength));
}

/// `compute_verify_cell_kzg_proof_batch_challenge_case_duplicate_cells`
#[test]
fn challenge_of_cells() {
    let cells = compute_cells(&blob(5)).unwrap();
    let evals: Vec<Scalar> =
        cells[5].chunks(32).map(|a| Scalar::from_be_bytes(a.try_into().unwrap()).unwrap()).collect();
    let commitments = [unhex::<48>(COMMITMENT_5)];
    let proofs = [unhex::<48>(
        "b8e1d5f82277194cbcfc28a59a39ac9d990c5a92a3042689b3ed8f5bd97f96292c5be70ef2406e97b1dca67e346439eb",
    ); 3];
    let evals = [evals.clone(), evals.clone(), evals];
    let compute = compute_verify_cell_kzg_proof_batch_challenge::<Bytes48, Vec<Scalar>, Bytes48>;
    let challenge = compute(&commitments, &[0; 3], &[5; 3], &evals, &proofs).unwrap();
    assert_eq!(challenge.to_be_bytes(), unhex("5be7745b8353a3f0bb0e969e949d26b5dc55e2d4dbec45513af9f73d0fb1245d"));
    assert_eq!(verify_cell_kzg_proof_batch(&[commitments[0]; 3], &[5; 3], &[&cells[5]; 3], &proofs), Ok(true));
}

#[test]
fn recovery() {
    let (cells, proofs) = cells_3();
    let recover = |indices: &[u64]| {
        let some: Vec<&Cell> = indices.iter().map(|i| &cells[*i as usize]).collect();
        recover_cells_and_kzg_proofs(indices, &some)
    };
    let odd: Vec<u64> = (0..64).map(|i| 2 * i + 1).collect();
    let all: Vec<u64> = (0..128).collect();
    for indices in [&odd, &all[64..], &all[3..90], &all] {
        let (recovered, recovered_proofs) = recover(indices).unwrap();
        assert!(&recovered == cells && &recovered_proofs == proofs, "from {}", indices.len());
    }

    // 64 cells, and what each of them must be.
    let good: (Vec<u64>, Vec<Vec<u8>>) = (odd.clone(), odd.iter().map(|i| cells[*i as usize].to_vec()).collect());
    let judge = |(indices, cells): &(Vec<u64>, Vec<Vec<u8>>)| recover_cells_and_kzg_proofs(indices, cells).map(drop);
    let table = Refusals::of(good, judge, Ok(()));
    table
        .row("as many of each", Err(KzgError::ListLengths), |(indices, _)| _ = indices.pop())
        .row("as many of each", Err(KzgError::ListLengths), |(_, cells)| _ = cells.pop())
        .row("64 cells at least", Err(KzgError::CellCount), |(indices, cells)| _ = (indices.pop(), cells.pop()))
        .row("128 cells at most", Err(KzgError::CellCount), |(indices, all)| {
            *indices = (0..129).collect();
            *all = vec![cells[0].to_vec(); 129];
        })
        .row("indices are below 128", Err(KzgError::CellIndex), |(indices, _)| indices[63] = 128)
        .row("indices ascend", Err(KzgError::CellOrder), |(indices, cells)| {
            indices.swap(3, 4);
            cells.swap(3, 4);
        })
        .row("no index twice", Err(KzgError::CellOrder), |(indices, _)| indices[3] = indices[4])
        .row("a cell has 2048 bytes", Err(KzgError::CellLength), |(_, cells)| _ = cells[63].pop())
        .row("a cell has 2048 bytes", Err(KzgError::CellLength), |(_, cells)| cells[0].push(0))
        .row("elements are canonical", Err(KzgError::NotCanonical), |(_, cells)| {
            cells[63][BYTES_PER_CELL - 32..].copy_from_slice(&order());
        });
}

/// The case of go-ethereum (`core/vm/testdata/precompiles/pointEvaluation.json`).
#[test]
fn point_evaluation() {
    let input: [u8; 192] = unhex(concat!(
        "01e798154708fe7789429634053cbf9f99b619f9f084048927333fce637f549b",
        "564c0a11a0f704f4fc3e8acfe0f8245f0ad1347b378fbf96e206da11a5d36306",
        "24d25032e67a7e6a4910df5834b8fe70e6bcfeeac0352434196bdf4b2485d5a1",
        "8f59a8d2a1a625a17f3fea0fe5eb8c896db3764f3185481bc22f91b4aaffcca25f26936857bc3a7c2539ea8ec3a952b7",
        "873033e038326e87ed3e1276fd140253fa08e9fc25fb2d9a98527fc22a2c9612fbeafdad446cbc7bcdbdcd780af2c16a",
    ));
    let output = unhex(concat!(
        "0000000000000000000000000000000000000000000000000000000000001000",
        "73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001",
    ));
    assert_eq!(point_evaluation_precompile(&input), Ok(output));
    assert_eq!(kzg_to_versioned_hash(&input[96..144]).unwrap(), input[..32]);
}

//! From Montane the same commitments, proofs and cells as from c-kzg and rust_eth_kzg on random blobs, and the same
//! verdict on what is spoilt.
//!
//! `MONTANE_CASES` sets the number of blobs, a few by default; cells and their proofs are compared for one in ten of
//! them.

use montane::kzg::TrustedSetup;
use montane_peers::groups::kzg::{random_blob, setup};
use montane_peers::inputs::{Stream, cases_or};
use montane_peers::peers::c_kzg::CKzg;
use montane_peers::peers::eth_kzg::EthKzg;
use montane_peers::peers::montane::kzg::{Montane, text};
use montane_peers::traits::Kzg;

/// Blobs that are tried: each takes a tenth of a second, most of it the peers'.
fn cases() -> usize {
    cases_or(20)
}

/// What blob and commitment give.
fn proofs<K: Kzg>(blob: &[u8]) -> Option<[[u8; 48]; 2]> {
    let blob = K::blob(blob);
    let commitment = K::blob_to_kzg_commitment(&blob)?;
    Some([commitment, K::compute_blob_kzg_proof(&blob, &K::point(&commitment))?])
}

fn cells<K: Kzg>(blob: &[u8]) -> Option<Vec<u8>> {
    K::compute_cells_and_kzg_proofs(&K::blob(blob)).map(|all| K::bytes(&all))
}

fn recovered<K: Kzg>(indices: &[u64], cells: &[&[u8]]) -> Option<Vec<u8>> {
    let cells: Vec<K::Cell> = cells.iter().map(|cell| K::cell(cell)).collect();
    K::recover_cells_and_kzg_proofs(indices, &cells).map(|all| K::bytes(&all))
}

/// A blob, random or with much that is alike in it.
fn blob(stream: &mut Stream) -> Vec<u8> {
    let mut blob = random_blob(stream);
    match stream.below(6) {
        0 => {
            let first = blob[..32].to_vec();
            blob.chunks_mut(32).for_each(|element| element.copy_from_slice(&first));
        }
        1 => blob[32 * (1 + stream.below(4095))..].fill(0),
        _ => {}
    }
    blob
}

#[test]
fn commitments_proofs_and_cells_agree() {
    let mut stream = Stream::new("kzg");
    for case in 0..cases() {
        let blob = blob(&mut stream);
        let expected = proofs::<CKzg<0>>(&blob);
        assert!(expected.is_some());
        assert_eq!(proofs::<Montane<0>>(&blob), expected, "case {case}");
        if case % 10 != 0 {
            continue;
        }
        assert_eq!(proofs::<EthKzg<0>>(&blob), expected, "case {case}");
        let expected = cells::<CKzg<0>>(&blob).expect("a blob");
        assert!(cells::<Montane<0>>(&blob).as_ref() == Some(&expected), "cells of case {case}");
        assert!(cells::<Montane<4>>(&blob).as_ref() == Some(&expected), "cells of case {case} by tables");
        let all: Vec<&[u8]> = expected[..128 * 2048].chunks(2048).collect();
        let mut left: Vec<u64> = (0..128).collect();
        while left.len() > 64 + stream.below(65) {
            left.remove(stream.below(left.len()));
        }
        let some: Vec<&[u8]> = left.iter().map(|i| all[*i as usize]).collect();
        assert!(recovered::<Montane<0>>(&left, &some) == Some(expected), "recovery of case {case}");
    }
}

/// The verdicts of all three on a blob, its commitment and its proof.
fn verdicts(blob: &[u8], commitment: &[u8; 48], proof: &[u8; 48]) -> [Option<bool>; 3] {
    fn one<K: Kzg>(blob: &[u8], commitment: &[u8; 48], proof: &[u8; 48]) -> Option<bool> {
        let (blob, commitment, proof) = (K::blob(blob), K::point(commitment), K::point(proof));
        let one = K::verify_blob_kzg_proof(&blob, &commitment, &proof);
        assert_eq!(K::verify_blob_kzg_proof_batch(&[blob], &[commitment], &[proof]), one, "a batch of one");
        one
    }
    [
        one::<CKzg<0>>(blob, commitment, proof),
        one::<EthKzg<0>>(blob, commitment, proof),
        one::<Montane<0>>(blob, commitment, proof),
    ]
}

#[test]
fn verdicts_agree() {
    let mut stream = Stream::new("kzg verdicts");
    for case in 0..cases().div_ceil(4) {
        let mut blob = blob(&mut stream);
        let [mut commitment, mut proof] = proofs::<CKzg<0>>(&blob).expect("a blob");
        match case % 6 {
            0 => {}
            1 => blob[stream.below(131_072)] ^= 1 << stream.below(8),
            2 => commitment[stream.below(48)] ^= 1 << stream.below(8),
            3 => proof[stream.below(48)] ^= 1 << stream.below(8),
            4 => std::mem::swap(&mut commitment, &mut proof),
            _ => blob[32 * stream.below(4096)] = 0x80,
        }
        let [expected, others @ ..] = verdicts(&blob, &commitment, &proof);
        assert_eq!(others, [expected; 2], "case {case}");
        assert!(case % 6 != 0 || expected == Some(true));
    }
}

#[test]
fn verdicts_on_cells_agree() {
    fn one<K: Kzg>(commitments: &[[u8; 48]], indices: &[u64], cells: &[Vec<u8>], proofs: &[[u8; 48]]) -> Option<bool> {
        let points = |list: &[[u8; 48]]| list.iter().map(K::point).collect::<Vec<_>>();
        let cells: Vec<K::Cell> = cells.iter().map(|cell| K::cell(cell)).collect();
        K::verify_cell_kzg_proof_batch(&points(commitments), indices, &cells, &points(proofs))
    }
    let mut stream = Stream::new("kzg cells");
    let blobs: Vec<Vec<u8>> = (0..3).map(|_| blob(&mut stream)).collect();
    let commitments: Vec<[u8; 48]> = blobs.iter().map(|blob| proofs::<CKzg<0>>(blob).expect("a blob")[0]).collect();
    let all: Vec<Vec<u8>> = blobs.iter().map(|blob| cells::<CKzg<0>>(blob).expect("a blob")).collect();
    for case in 0..cases() {
        let (mut c, mut indices, mut cells) = (vec![], vec![], vec![]);
        let mut proofs: Vec<[u8; 48]> = vec![];
        for _ in 0..stream.below(6) {
            let (blob, index) = (stream.below(3), stream.below(128));
            c.push(commitments[blob]);
            indices.push(index as u64);
            cells.push(all[blob][2048 * index..][..2048].to_vec());
            proofs.push(all[blob][128 * 2048 + 48 * index..][..48].try_into().expect("48 bytes"));
        }
        if !c.is_empty() {
            let at = stream.below(c.len());
            match case % 6 {
                0 => {}
                1 => indices[at] ^= 1 << stream.below(8),
                2 => cells[at][stream.below(2048)] ^= 1 << stream.below(8),
                3 => c[at] = commitments[stream.below(3)],
                4 => c[at][stream.below(48)] ^= 1 << stream.below(8),
                _ => proofs[at][stream.below(48)] ^= 1 << stream.below(8),
            }
        }
        let expected = one::<CKzg<0>>(&c, &indices, &cells, &proofs);
        assert_eq!(one::<EthKzg<0>>(&c, &indices, &cells, &proofs), expected, "case {case}");
        assert_eq!(one::<Montane<0>>(&c, &indices, &cells, &proofs), expected, "case {case}");
    }
}

/// The text of the ceremony, its powers as another implementation has them, gives the setup that is embedded.
#[test]
fn text_gives_the_embedded_setup() {
    let loaded = TrustedSetup::from_text(&text(&setup())).expect("a setup");
    assert!(loaded.to_raw_bytes() == TrustedSetup::ethereum().to_raw_bytes());
}

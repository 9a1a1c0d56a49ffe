//! Published cases of EIP-4844 and EIP-7594, when the folder that holds them is there
//! (`MONTANE_VECTORS`, or `../shared/vectors/open` beside the repository).
#![cfg(feature = "kzg-setup")]

use std::path::PathBuf;

use montane_curves::bls12_381::Scalar;
use montane_polynomials::kzg::{self, Bytes48, Cell, KzgError, TrustedSetup};
use serde_json::Value;

/// A file of the folder, or nothing, said aloud, when it is absent.
fn read(file: &str) -> Option<String> {
    let folder = std::env::var_os("MONTANE_VECTORS")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/vectors/open"), PathBuf::from);
    let text = std::fs::read_to_string(folder.join(file)).ok();
    if text.is_none() {
        println!("skipped: {file} is not there");
    }
    text
}

/// The values that cases refer to by a name.
struct Long(Value);

impl Long {
    fn bytes(&self, value: &Value) -> Vec<u8> {
        let text = value.as_str().unwrap();
        let text = text.strip_prefix('@').map_or(text, |name| self.0[name].as_str().unwrap());
        let hex = text.trim_start_matches("0x");
        assert!(hex.len().is_multiple_of(2));
        (0..hex.len() / 2).map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).unwrap()).collect()
    }
    fn list(&self, value: &Value) -> Vec<Vec<u8>> {
        value.as_array().unwrap().iter().map(|value| self.bytes(value)).collect()
    }
}

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().unwrap().iter().map(|value| value.as_u64().unwrap()).collect()
}

/// What a function gave, as the files write it: bytes, lists of bytes, or a verdict.
#[derive(Debug, PartialEq)]
enum Output {
    Bytes(Vec<Vec<u8>>),
    Verdict(bool),
}

impl Output {
    fn cells_and_proofs((cells, proofs): (Vec<Cell>, Vec<Bytes48>)) -> Self {
        Self::Bytes(cells.iter().map(|c| c.to_vec()).chain(proofs.iter().map(|p| p.to_vec())).collect())
    }
}

/// Runs every case of a function; an output of null means that the call must be refused.
fn check(function: &str, run: impl Fn(&Long, &Value) -> Result<Output, KzgError>) {
    let (Some(cases), Some(long)) = (read(&format!("kzg/{function}.json")), read("kzg/long.json")) else { return };
    let long = Long(serde_json::from_str(&long).unwrap());
    let cases: Value = serde_json::from_str(&cases).unwrap();
    let cases = cases["cases"].as_array().unwrap();
    assert!(!cases.is_empty());
    let expected = |value: &Value| match value {
        Value::Null => None,
        Value::Bool(verdict) => Some(Output::Verdict(*verdict)),
        Value::Array(parts) if parts[0].is_array() => {
            Some(Output::Bytes(parts.iter().flat_map(|part| long.list(part)).collect()))
        }
        Value::Array(_) => Some(Output::Bytes(long.list(value))),
        _ => Some(Output::Bytes(vec![long.bytes(value)])),
    };
    for case in cases {
        let got = run(&long, &case["input"]);
        assert!(got.as_ref().ok() == expected(&case["output"]).as_ref(), "{}: {:?}", case["name"], got.err());
    }
    println!("{function}: {} cases", cases.len());
}

#[test]
fn blob_to_kzg_commitment() {
    check("blob_to_kzg_commitment", |long, input| {
        Ok(Output::Bytes(vec![kzg::blob_to_kzg_commitment(&long.bytes(&input["blob"]))?.to_vec()]))
    });
}

#[test]
fn compute_kzg_proof() {
    check("compute_kzg_proof", |long, input| {
        let (proof, y) = kzg::compute_kzg_proof(&long.bytes(&input["blob"]), &long.bytes(&input["z"]))?;
        Ok(Output::Bytes(vec![proof.to_vec(), y.to_vec()]))
    });
}

#[test]
fn compute_blob_kzg_proof() {
    check("compute_blob_kzg_proof", |long, input| {
        let proof = kzg::compute_blob_kzg_proof(&long.bytes(&input["blob"]), &long.bytes(&input["commitment"]))?;
        Ok(Output::Bytes(vec![proof.to_vec()]))
    });
}

#[test]
fn verify_kzg_proof() {
    check("verify_kzg_proof", |long, input| {
        let [commitment, z, y, proof] = ["commitment", "z", "y", "proof"].map(|name| long.bytes(&input[name]));
        Ok(Output::Verdict(kzg::verify_kzg_proof(&commitment, &z, &y, &proof)?))
    });
}

#[test]
fn verify_blob_kzg_proof() {
    check("verify_blob_kzg_proof", |long, input| {
        let [blob, commitment, proof] = ["blob", "commitment", "proof"].map(|name| long.bytes(&input[name]));
        Ok(Output::Verdict(kzg::verify_blob_kzg_proof(&blob, &commitment, &proof)?))
    });
}

#[test]
fn verify_blob_kzg_proof_batch() {
    check("verify_blob_kzg_proof_batch", |long, input| {
        let [blobs, commitments, proofs] = ["blobs", "commitments", "proofs"].map(|name| long.list(&input[name]));
        Ok(Output::Verdict(kzg::verify_blob_kzg_proof_batch(&blobs, &commitments, &proofs)?))
    });
}

#[test]
fn compute_challenge() {
    check("compute_challenge", |long, input| {
        let challenge = kzg::compute_challenge(&long.bytes(&input["blob"]), &long.bytes(&input["commitment"]))?;
        Ok(Output::Bytes(vec![challenge.to_be_bytes().to_vec()]))
    });
}

#[test]
fn compute_cells() {
    check("compute_cells", |long, input| {
        let cells = kzg::compute_cells(&long.bytes(&input["blob"]))?;
        Ok(Output::Bytes(cells.iter().map(|cell| cell.to_vec()).collect()))
    });
}

#[test]
fn compute_cells_and_kzg_proofs() {
    check("compute_cells_and_kzg_proofs", |long, input| {
        Ok(Output::cells_and_proofs(kzg::compute_cells_and_kzg_proofs(&long.bytes(&input["blob"]))?))
    });
}

#[test]
fn recover_cells_and_kzg_proofs() {
    check("recover_cells_and_kzg_proofs", |long, input| {
        let (indices, cells) = (numbers(&input["cell_indices"]), long.list(&input["cells"]));
        Ok(Output::cells_and_proofs(kzg::recover_cells_and_kzg_proofs(&indices, &cells)?))
    });
}

#[test]
fn compute_verify_cell_kzg_proof_batch_challenge() {
    check("compute_verify_cell_kzg_proof_batch_challenge", |long, input| {
        let evals: Vec<Vec<Scalar>> = input["cosets_evals"]
            .as_array()
            .unwrap()
            .iter()
            .map(|evals| {
                let element = |bytes: &Vec<u8>| Scalar::from_be_bytes(bytes.as_slice().try_into().unwrap()).unwrap();
                long.list(evals).iter().map(element).collect()
            })
            .collect();
        let challenge = kzg::compute_verify_cell_kzg_proof_batch_challenge(
            &long.list(&input["commitments"]),
            &numbers(&input["commitment_indices"]),
            &numbers(&input["cell_indices"]),
            &evals,
            &long.list(&input["proofs"]),
        )?;
        Ok(Output::Bytes(vec![challenge.to_be_bytes().to_vec()]))
    });
}

#[test]
fn verify_cell_kzg_proof_batch() {
    check("verify_cell_kzg_proof_batch", |long, input| {
        let [commitments, cells, proofs] = ["commitments", "cells", "proofs"].map(|name| long.list(&input[name]));
        let indices = numbers(&input["cell_indices"]);
        Ok(Output::Verdict(kzg::verify_cell_kzg_proof_batch(&commitments, &indices, &cells, &proofs)?))
    });
}

/// The embedded setup is what the text of the ceremony gives, and a text that was tampered with is refused.
#[test]
fn setup_of_the_ceremony() {
    let Some(text) = read("extra/kzg/trusted_setup_4096.txt") else { return };
    let raw = TrustedSetup::from_text(&text).unwrap().to_raw_bytes();
    if let Some(file) = std::env::var_os("MONTANE_WRITE_SETUP") {
        std::fs::write(file, &raw).unwrap();
    }
    assert!(raw == TrustedSetup::ethereum().to_raw_bytes());
    let lines: Vec<&str> = text.lines().collect();
    let tampered = |change: &dyn Fn(&mut Vec<&str>)| {
        let mut lines = lines.clone();
        change(&mut lines);
        TrustedSetup::from_text(&lines.join("\n")).unwrap_err()
    };
    const G2: usize = 2 + 4096;
    const G1: usize = G2 + 65;
    assert_eq!(tampered(&|lines| lines[0] = "4095"), KzgError::SetupLayout);
    assert_eq!(tampered(&|lines| lines[1] = "64"), KzgError::SetupLayout);
    assert_eq!(tampered(&|lines| lines.truncate(8000)), KzgError::SetupLayout);
    assert_eq!(tampered(&|lines| lines[7] = "00"), KzgError::SetupLayout);
    assert!(matches!(tampered(&|lines| lines[G1] = lines[0].trim_start_matches('4')), KzgError::SetupLayout));
    // Points that are points, in wrong places: in the Lagrange basis, in G2, in G1, at either end.
    for (i, j) in
        [(2, 3), (G2 - 2, G2 - 1), (G2 + 1, G2 + 2), (G1 - 2, G1 - 1), (G1 + 1, G1 + 2), (G1 + 4094, G1 + 4095)]
    {
        assert_eq!(tampered(&|lines| lines.swap(i, j)), KzgError::SetupPowers, "lines {i} and {j}");
    }
}

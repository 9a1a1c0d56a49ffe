//! `montane kzg`: blobs of EIP-4844 and cells of EIP-7594, from bytes to proofs.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use montane_operations::kzg;
use montane_polynomials::kzg::{BYTES_PER_BLOB, Blob, Bytes48, Cell, KzgError};
use serde::{Deserialize, Serialize};

use crate::command::{self, Error, Outcome, Sink};
use crate::progress;

/// Commit to blobs, prove, verify, cut them into cells, recover them: EIP-4844 and EIP-7594.
///
/// A file of blobs has 131072 bytes for each, or a line of hexadecimal; `-` is standard input.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(clap::Subcommand, Debug)]
enum Action {
    /// Commit to each blob.
    Commit {
        #[command(flatten)]
        input: Input,
    },
    /// Commit to each blob and prove it, or its value at a point.
    Prove {
        #[command(flatten)]
        input: Input,
        /// Prove the value at this point (32 bytes, hexadecimal) rather than the blob.
        #[arg(long, value_name = "HEX")]
        z: Option<String>,
    },
    /// Verify that each blob has its commitment.
    Verify {
        #[command(flatten)]
        input: Input,
        /// Commitments and proofs, as `prove --json` prints them.
        #[arg(long, value_name = "FILE", conflicts_with_all = ["commitment", "proof"])]
        claims: Option<PathBuf>,
        /// The commitment to each blob, in order.
        #[arg(long, value_name = "HEX")]
        commitment: Vec<String>,
        /// The proof of each blob, in order.
        #[arg(long, value_name = "HEX")]
        proof: Vec<String>,
    },
    /// Extend each blob and cut it into 128 cells with proofs.
    Cells {
        #[command(flatten)]
        input: Input,
    },
    /// Recover blobs from half of their cells or more, given as `cells --json` prints them. Proofs that stand there are
    /// verified first.
    Recover {
        #[command(flatten)]
        input: Input,
        /// Write the recovered blobs here.
        #[arg(long, value_name = "FILE")]
        blobs: Option<PathBuf>,
    },
    /// Check the text of a trusted setup and write it in the form that loads fastest.
    Setup {
        /// The text: numbers, and points in hexadecimal.
        file: PathBuf,
        /// Where to write it.
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
}

#[derive(clap::Args, Debug)]
struct Input {
    /// The file, or `-` for standard input.
    file: PathBuf,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// One blob of the output, and of the input of `verify` and `recover`. Bytes are hexadecimal.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Record {
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    z: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    y: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    cell_indices: Vec<u64>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    cells: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    proofs: Vec<String>,
}

/// The subcommand.
///
/// # Errors
/// [`Error`]
pub fn run(args: &Args) -> Result<Outcome, Error> {
    match &args.action {
        Action::Commit { input } => {
            let records = each_blob(input, |blob| Ok(Record { commitment: Some(commit(blob)?), ..Record::default() }))?;
            print(input, &records, |record| record.commitment.iter().map(|c| format!("{c}\n")).collect())
        }
        Action::Prove { input, z } => {
            let z = z.as_deref().map(unhex).transpose()?;
            let records = each_blob(input, |blob| prove(blob, z.as_deref()))?;
            print(input, &records, |record| {
                let parts = [("commitment", &record.commitment), ("y", &record.y), ("proof", &record.proof)];
                parts.iter().filter_map(|(name, hex)| hex.as_ref().map(|hex| format!("{name:<10} {hex}\n"))).collect()
            })
        }
        Action::Verify { input, claims, commitment, proof } => verify(input, claims.as_deref(), commitment, proof),
        Action::Cells { input } => {
            let records = each_blob(input, |blob| {
                let (cells, proofs) = kzg::compute_cells_and_kzg_proofs(blob)?;
                Ok(cells_record(commit(blob)?, &cells, &proofs))
            })?;
            print(input, &records, table_of_cells)
        }
        Action::Recover { input, blobs } => recover(input, blobs.as_deref()),
        Action::Setup { file, out } => {
            let sink = Sink::open(out)?;
            drop(sink);
            let setup = kzg::setup_bytes(&text(file)?).map_err(|error| refused(file, &error))?;
            fs::write(out, setup).map_err(|error| Error::Output { to: out.display().to_string(), error })?;
            Ok(Outcome::Success)
        }
    }
}

fn commit(blob: &[u8]) -> Result<String, KzgError> {
    Ok(hex(&kzg::blob_to_kzg_commitment(blob)?))
}

fn prove(blob: &[u8], z: Option<&[u8]>) -> Result<Record, KzgError> {
    let commitment = kzg::blob_to_kzg_commitment(blob)?;
    let mut record = Record { commitment: Some(hex(&commitment)), ..Record::default() };
    if let Some(z) = z {
        let (proof, y) = kzg::compute_kzg_proof(blob, z)?;
        record = Record { z: Some(hex(z)), y: Some(hex(&y)), proof: Some(hex(&proof)), ..record };
    } else {
        record.proof = Some(hex(&kzg::compute_blob_kzg_proof(blob, &commitment)?));
    }
    Ok(record)
}

fn verify(input: &Input, claims: Option<&Path>, commitments: &[String], proofs: &[String]) -> Result<Outcome, Error> {
    let (commitments, proofs): (Vec<String>, Vec<String>) = match claims {
        Some(file) => {
            let records = records(file)?.into_iter();
            records.map(|record| (record.commitment.unwrap_or_default(), record.proof.unwrap_or_default())).unzip()
        }
        None => (commitments.to_vec(), proofs.to_vec()),
    };
    let decode = |list: &[String]| list.iter().map(|hex| unhex(hex)).collect::<Result<Vec<_>, _>>();
    let (commitments, proofs) = (decode(&commitments)?, decode(&proofs)?);
    let blobs = blobs(&input.file)?;
    if blobs.len() != commitments.len() || blobs.len() != proofs.len() {
        return Err(Error::Usage(format!(
            "{} blobs, {} commitments, {} proofs: give each blob its own, by --claims or by --commitment and --proof",
            blobs.len(),
            commitments.len(),
            proofs.len()
        )));
    }
    let mut verdicts = Vec::with_capacity(blobs.len());
    let progress = progress::bar();
    for (i, ((blob, commitment), proof)) in blobs.iter().zip(&commitments).zip(&proofs).enumerate() {
        progress("verifying", i, blobs.len());
        verdicts.push(kzg::verify_blob_kzg_proof(blob, commitment, proof));
    }
    progress("verifying", blobs.len(), blobs.len());
    let lines: Vec<String> = verdicts
        .iter()
        .map(|verdict| match verdict {
            Ok(true) => "valid".into(),
            Ok(false) => "invalid: the proof does not hold".into(),
            Err(error) => format!("invalid: {error}"),
        })
        .collect();
    let valid = verdicts.iter().all(|verdict| *verdict == Ok(true));
    if input.json {
        command::print(&command::json(&lines))?;
    } else {
        command::print(&lines.iter().map(|line| format!("{line}\n")).collect::<String>())?;
    }
    Ok(if valid { Outcome::Success } else { Outcome::CheckFailed })
}

fn recover(input: &Input, blobs: Option<&Path>) -> Result<Outcome, Error> {
    let sink = blobs.map(Sink::open).transpose()?;
    drop(sink);
    let given = records(&input.file)?;
    let mut recovered = Vec::with_capacity(given.len());
    let mut bytes = Vec::new();
    let progress = progress::bar();
    for (i, record) in given.iter().enumerate() {
        progress("blobs", i, given.len());
        let cells = record.cells.iter().map(|cell| unhex(cell)).collect::<Result<Vec<_>, _>>()?;
        if let (Some(commitment), false) = (&record.commitment, record.proofs.is_empty()) {
            let proofs = record.proofs.iter().map(|proof| unhex(proof)).collect::<Result<Vec<_>, _>>()?;
            let commitments = vec![unhex(commitment)?; cells.len()];
            let verdict = kzg::verify_cell_kzg_proof_batch(&commitments, &record.cell_indices, &cells, &proofs);
            if !verdict.map_err(|error| refused(&input.file, &error))? {
                command::print("invalid: the cells do not belong to the commitment\n")?;
                return Ok(Outcome::CheckFailed);
            }
        }
        let (cells, proofs) = kzg::recover_cells_and_kzg_proofs(&record.cell_indices, &cells)
            .map_err(|error| refused(&input.file, &error))?;
        let blob: Vec<u8> = cells[..cells.len() / 2].iter().flat_map(|cell| cell.iter().copied()).collect();
        let commitment = commit(&blob).map_err(|error| refused(&input.file, &error))?;
        recovered.push(cells_record(commitment, &cells, &proofs));
        bytes.extend(blob);
    }
    progress("blobs", given.len(), given.len());
    if let Some(path) = blobs {
        fs::write(path, &bytes).map_err(|error| Error::Output { to: path.display().to_string(), error })?;
    }
    print(input, &recovered, table_of_cells)
}

fn cells_record(commitment: String, cells: &[Cell], proofs: &[Bytes48]) -> Record {
    Record {
        commitment: Some(commitment),
        cell_indices: (0..cells.len() as u64).collect(),
        cells: cells.iter().map(|cell| hex(cell)).collect(),
        proofs: proofs.iter().map(|proof| hex(proof)).collect(),
        ..Record::default()
    }
}

/// The first element of each cell, and its proof.
fn table_of_cells(record: &Record) -> String {
    let mut out: String = record.commitment.iter().map(|c| format!("commitment {c}\n")).collect();
    for ((index, cell), proof) in record.cell_indices.iter().zip(&record.cells).zip(&record.proofs) {
        out += &format!("cell {index:>3}   {}..  proof {proof}\n", &cell[..18]);
    }
    out
}

fn print(input: &Input, records: &[Record], text: impl Fn(&Record) -> String) -> Result<Outcome, Error> {
    if input.json {
        command::print(&command::json(&records))?;
    } else {
        command::print(&records.iter().map(text).collect::<String>())?;
    }
    Ok(Outcome::Success)
}

fn each_blob(input: &Input, f: impl Fn(&[u8]) -> Result<Record, KzgError>) -> Result<Vec<Record>, Error> {
    let blobs = blobs(&input.file)?;
    let progress = progress::bar();
    let records = blobs.iter().enumerate().map(|(i, blob)| {
        progress("blobs", i, blobs.len());
        f(blob).map_err(|error| Error::Unavailable(format!("blob {i}: {error}")))
    });
    let records = records.collect();
    progress("blobs", blobs.len(), blobs.len());
    records
}

fn refused(file: &Path, error: &KzgError) -> Error {
    Error::Unavailable(format!("{}: {error}", file.display()))
}

fn read(file: &Path) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    let result =
        if file == Path::new("-") { io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes) } else { fs::read(file) };
    result.map_err(|error| Error::Usage(format!("cannot read {}: {error}", file.display())))
}

fn text(file: &Path) -> Result<String, Error> {
    String::from_utf8(read(file)?).map_err(|_| Error::Usage(format!("{}: not a text", file.display())))
}

/// The blobs of a file: bytes, or lines of hexadecimal.
fn blobs(file: &Path) -> Result<Vec<Blob>, Error> {
    let bytes = read(file)?;
    let line = format!("{}: a file of blobs has 131072 bytes for each, or a line of 262144 digits", file.display());
    if bytes.len().is_multiple_of(BYTES_PER_BLOB) && !bytes.is_empty() {
        return Ok(bytes.chunks(BYTES_PER_BLOB).filter_map(|blob| Blob::try_from(blob).ok()).collect());
    }
    let text = String::from_utf8(bytes).map_err(|_| Error::Usage(line.clone()))?;
    let blobs: Option<Vec<Blob>> =
        text.split_ascii_whitespace().map(|line| Blob::try_from(unhex(line).ok()?).ok()).collect();
    blobs.filter(|blobs| !blobs.is_empty()).ok_or(Error::Usage(line))
}

/// One record, or a list of them.
fn records(file: &Path) -> Result<Vec<Record>, Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum OneOrMany {
        One(Box<Record>),
        Many(Vec<Record>),
    }
    match serde_json::from_slice(&read(file)?) {
        Ok(OneOrMany::One(record)) => Ok(vec![*record]),
        Ok(OneOrMany::Many(records)) => Ok(records),
        Err(_) => Err(Error::Usage(format!("{}: not the JSON that `montane kzg --json` prints", file.display()))),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::from("0x"), |out, byte| out + &format!("{byte:02x}"))
}

fn unhex(text: &str) -> Result<Vec<u8>, Error> {
    let digits = text.strip_prefix("0x").unwrap_or(text).as_bytes();
    let wrong = || Error::Usage(format!("'{}' is not hexadecimal", text.chars().take(20).collect::<String>()));
    let digit = |c: u8| (c as char).to_digit(16).map(|d| d as u8).ok_or_else(wrong);
    let (pairs, []) = digits.as_chunks::<2>() else { return Err(wrong()) };
    pairs.iter().map(|[high, low]| Ok(digit(*high)? << 4 | digit(*low)?)).collect()
}

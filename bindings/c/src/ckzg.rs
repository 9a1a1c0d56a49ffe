//! `ckzg.h` of c-kzg-4844 2.1.8: blobs and cells (EIP-4844, EIP-7594).
//!
//! c-kzg's functions read as many blobs, cells and points as their types and counts say, and so do these; that pointers
//! are not NULL where c-kzg takes none is the caller's part, as there. Beside C_KZG_BADARGS, `false` alone is written.

use core::{ptr, slice};
use std::fmt::Write;

use facade::kzg::{
    BYTES_PER_BLOB, BYTES_PER_CELL, Bytes48, CELLS_PER_EXT_BLOB, Cell, KzgError, TrustedSetup, Verifier,
};
use libc::FILE;

/// What went wrong, by c-kzg's numbers, of which the two that follow are never answered: without memory a program ends.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum C_KZG_RET {
    /// Done; where something was verified, `ok` says whether it holds.
    C_KZG_OK = 0,
    /// The input breaks a rule.
    C_KZG_BADARGS = 1,
}
use C_KZG_RET::{C_KZG_BADARGS, C_KZG_OK};

type Blob = [u8; BYTES_PER_BLOB];
type CellBytes = [u8; BYTES_PER_CELL];
type Bytes32 = [u8; 32];

/// Points of a setup in G1 and in G2.
const G1_POINTS: u64 = 4096;
const G2_POINTS: u64 = 65;

/// c-kzg's structure: the same size, with a setup of ours where it has its tables.
#[repr(C)]
pub struct KZGSettings {
    arrays: [*mut (); 7],
    setup: *mut TrustedSetup,
    wbits: usize,
    scratch_size: usize,
}

impl KZGSettings {
    const EMPTY: Self = Self { arrays: [ptr::null_mut(); 7], setup: ptr::null_mut(), wbits: 0, scratch_size: 0 };
}

/// The code of a result, of which `write` puts the value where it belongs.
fn code<T>(result: Result<T, KzgError>, write: impl FnOnce(T)) -> C_KZG_RET {
    match result {
        Ok(value) => {
            write(value);
            C_KZG_OK
        }
        Err(_) => C_KZG_BADARGS,
    }
}

/// A verdict: `false` unless it is known.
///
/// # Safety
/// `ok` may be written.
unsafe fn verdict(ok: *mut bool, result: Result<bool, KzgError>) -> C_KZG_RET {
    // SAFETY: the caller's.
    unsafe { ok.write(*result.as_ref().unwrap_or(&false)) };
    code(result, drop)
}

/// # Safety
/// What a loader wrote, not freed.
unsafe fn setup<'a>(s: *const KZGSettings) -> &'a TrustedSetup {
    // SAFETY: the caller's; a loader leaves a setup there that only `free_trusted_setup` takes away.
    unsafe { &*(*s).setup }
}

/// # Safety
/// That of [`setup`].
unsafe fn verifier<'a>(s: *const KZGSettings) -> &'a Verifier {
    // SAFETY: the caller's.
    unsafe { setup(s) }.verifier()
}

/// As many items as a count says.
///
/// # Safety
/// They are there, and not written as long as they are used.
unsafe fn items<'a, T>(p: *const T, count: u64) -> &'a [T] {
    match usize::try_from(count) {
        Ok(count) if count > 0 => {
            // SAFETY: the caller's.
            unsafe { slice::from_raw_parts(p, count) }
        }
        _ => &[],
    }
}

/// Writes all cells and all proofs, where they are wanted.
///
/// # Safety
/// Each is NULL or has room for 128.
unsafe fn write_cells(cells: *mut CellBytes, proofs: *mut Bytes48, made: &[Cell], made_proofs: &[Bytes48]) {
    if !cells.is_null() {
        for (i, cell) in made.iter().enumerate() {
            // SAFETY: the caller's, of 128 cells.
            unsafe { ptr::copy_nonoverlapping(cell.as_ptr(), cells.add(i).cast(), BYTES_PER_CELL) };
        }
    }
    if !proofs.is_null() {
        // SAFETY: the caller's, of 128 proofs.
        unsafe { ptr::copy_nonoverlapping(made_proofs.as_ptr(), proofs, made_proofs.len()) };
    }
}

/// EIP-4844's `blob_to_kzg_commitment`.
///
/// # Safety
/// As c-kzg says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn blob_to_kzg_commitment(
    out: *mut Bytes48,
    blob: *const Blob,
    s: *const KZGSettings,
) -> C_KZG_RET {
    // SAFETY: the caller's.
    unsafe { code(setup(s).blob_to_kzg_commitment(&*blob), |value| out.write(value)) }
}

/// EIP-4844's `compute_kzg_proof`.
///
/// # Safety
/// As c-kzg says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn compute_kzg_proof(
    proof_out: *mut Bytes48,
    y_out: *mut Bytes32,
    blob: *const Blob,
    z: *const Bytes32,
    s: *const KZGSettings,
) -> C_KZG_RET {
    // SAFETY: the caller's.
    unsafe {
        code(setup(s).compute_kzg_proof(&*blob, &*z), |(proof, y)| {
            proof_out.write(proof);
            y_out.write(y);
        })
    }
}

/// EIP-4844's `compute_blob_kzg_proof`.
///
/// # Safety
/// As c-kzg says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn compute_blob_kzg_proof(
    out: *mut Bytes48,
    blob: *const Blob,
    commitment: *const Bytes48,
    s: *const KZGSettings,
) -> C_KZG_RET {
    // SAFETY: the caller's.
    unsafe { code(setup(s).compute_blob_kzg_proof(&*blob, &*commitment), |value| out.write(value)) }
}

/// EIP-4844's `verify_kzg_proof`.
///
/// # Safety
/// As c-kzg says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn verify_kzg_proof(
    ok: *mut bool,
    commitment: *const Bytes48,
    z: *const Bytes32,
    y: *const Bytes32,
    proof: *const Bytes48,
    s: *const KZGSettings,
) -> C_KZG_RET {
    // SAFETY: the caller's.
    unsafe { verdict(ok, verifier(s).verify_kzg_proof(&*commitment, &*z, &*y, &*proof)) }
}

/// EIP-4844's `verify_blob_kzg_proof`.
///
/// # Safety
/// As c-kzg says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn verify_blob_kzg_proof(
    ok: *mut bool,
    blob: *const Blob,
    commitment: *const Bytes48,
    proof: *const Bytes48,
    s: *const KZGSettings,
) -> C_KZG_RET {
    // SAFETY: the caller's.
    unsafe { verdict(ok, verifier(s).verify_blob_kzg_proof(&*blob, &*commitment, &*proof)) }
}

/// EIP-4844's `verify_blob_kzg_proof_batch`.
///
/// # Safety
/// As c-kzg says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn verify_blob_kzg_proof_batch(
    ok: *mut bool,
    blobs: *const Blob,
    commitments: *const Bytes48,
    proofs: *const Bytes48,
    n: u64,
    s: *const KZGSettings,
) -> C_KZG_RET {
    // SAFETY: the caller's.
    unsafe {
        let (blobs, commitments, proofs) = (items(blobs, n), items(commitments, n), items(proofs, n));
        verdict(ok, verifier(s).verify_blob_kzg_proof_batch(blobs, commitments, proofs))
    }
}

/// EIP-7594's `compute_cells_and_kzg_proofs`; cells or proofs alone where the other is NULL.
///
/// # Safety
/// As c-kzg says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn compute_cells_and_kzg_proofs(
    cells: *mut CellBytes,
    proofs: *mut Bytes48,
    blob: *const Blob,
    s: *const KZGSettings,
) -> C_KZG_RET {
    if cells.is_null() && proofs.is_null() {
        return C_KZG_BADARGS;
    }
    // SAFETY: the caller's.
    unsafe {
        if proofs.is_null() {
            return code(verifier(s).compute_cells(&*blob), |made| write_cells(cells, proofs, &made, &[]));
        }
        code(setup(s).compute_cells_and_kzg_proofs(&*blob), |(made, made_proofs)| {
            write_cells(cells, proofs, &made, &made_proofs);
        })
    }
}

/// EIP-7594's `recover_cells_and_kzg_proofs`; without proofs where their place is NULL.
///
/// # Safety
/// As c-kzg says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn recover_cells_and_kzg_proofs(
    recovered_cells: *mut CellBytes,
    recovered_proofs: *mut Bytes48,
    cell_indices: *const u64,
    cells: *const CellBytes,
    num_cells: u64,
    s: *const KZGSettings,
) -> C_KZG_RET {
    // So that no more is read than there may be.
    if num_cells > CELLS_PER_EXT_BLOB as u64 {
        return C_KZG_BADARGS;
    }
    // SAFETY: the caller's.
    unsafe {
        let result = setup(s).recover_cells_and_kzg_proofs(items(cell_indices, num_cells), items(cells, num_cells));
        code(result, |(made, proofs)| write_cells(recovered_cells, recovered_proofs, &made, &proofs))
    }
}

/// EIP-7594's `verify_cell_kzg_proof_batch`.
///
/// # Safety
/// As c-kzg says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn verify_cell_kzg_proof_batch(
    ok: *mut bool,
    commitments: *const Bytes48,
    cell_indices: *const u64,
    cells: *const CellBytes,
    proofs: *const Bytes48,
    num_cells: u64,
    s: *const KZGSettings,
) -> C_KZG_RET {
    let n = num_cells;
    // SAFETY: the caller's.
    unsafe {
        let (commitments, indices) = (items(commitments, n), items(cell_indices, n));
        let (cells, proofs) = (items(cells, n), items(proofs, n));
        verdict(ok, verifier(s).verify_cell_kzg_proof_batch(commitments, indices, cells, proofs))
    }
}

/// A setup from its text, with tables for windows of `precompute` bits unless that is 0.
fn load(text: &str, precompute: u64) -> Result<KZGSettings, KzgError> {
    let width = usize::try_from(precompute).map_err(|_| KzgError::TableWidth)?;
    if width > 15 {
        return Err(KzgError::TableWidth);
    }
    let setup = TrustedSetup::from_text(text)?;
    let setup = if width == 0 { setup } else { setup.with_tables(width)? };
    Ok(KZGSettings { setup: Box::into_raw(Box::new(setup)), wbits: width, ..KZGSettings::EMPTY })
}

/// Loads compressed points: powers in G1, the Lagrange basis in G1, powers in G2. All is checked, as
/// `TrustedSetup::from_text` says; c-kzg asks no more than that they are points of the curve.
///
/// # Safety
/// As c-kzg says. What `out` has had is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn load_trusted_setup(
    out: *mut KZGSettings,
    g1_monomial_bytes: *const u8,
    num_g1_monomial_bytes: u64,
    g1_lagrange_bytes: *const u8,
    num_g1_lagrange_bytes: u64,
    g2_monomial_bytes: *const u8,
    num_g2_monomial_bytes: u64,
    precompute: u64,
) -> C_KZG_RET {
    // SAFETY: the caller's. So that whoever frees what was not loaded frees nothing.
    unsafe { out.write(KZGSettings::EMPTY) };
    let expected = (48 * G1_POINTS, 48 * G1_POINTS, 96 * G2_POINTS);
    if (num_g1_monomial_bytes, num_g1_lagrange_bytes, num_g2_monomial_bytes) != expected {
        return C_KZG_BADARGS;
    }
    // SAFETY: the caller's.
    let (monomial, lagrange, g2) = unsafe {
        (
            items(g1_monomial_bytes, num_g1_monomial_bytes),
            items(g1_lagrange_bytes, num_g1_lagrange_bytes),
            items(g2_monomial_bytes, num_g2_monomial_bytes),
        )
    };
    let mut text = format!("{G1_POINTS}\n{G2_POINTS}\n");
    for point in lagrange.chunks(48).chain(g2.chunks(96)).chain(monomial.chunks(48)) {
        for byte in point {
            write!(text, "{byte:02x}").expect("memory takes it");
        }
        text.push('\n');
    }
    // SAFETY: the caller's.
    code(load(&text, precompute), |settings| unsafe { out.write(settings) })
}

/// Loads the customary text, to the end of the file.
///
/// # Safety
/// As c-kzg says. What `out` has had is not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn load_trusted_setup_file(out: *mut KZGSettings, file: *mut FILE, precompute: u64) -> C_KZG_RET {
    // SAFETY: the caller's.
    unsafe { out.write(KZGSettings::EMPTY) };
    // Longer than any setup of that many points, so that a file without an end is refused.
    const LIMIT: usize = 1 << 21;
    let mut text = vec![0; LIMIT];
    // SAFETY: an open file of the caller, and that many bytes.
    let len = unsafe { libc::fread(text.as_mut_ptr().cast(), 1, LIMIT, file) };
    match str::from_utf8(&text[..len]) {
        // SAFETY: the caller's.
        Ok(text) if len < LIMIT => code(load(text, precompute), |settings| unsafe { out.write(settings) }),
        _ => C_KZG_BADARGS,
    }
}

/// Frees what a loader has made; nothing when that has failed, or was freed already.
///
/// # Safety
/// NULL, or what a loader wrote, which nothing uses any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn free_trusted_setup(s: *mut KZGSettings) {
    if s.is_null() {
        return;
    }
    // SAFETY: the caller's; what was there is a setup of a loader's, or none.
    unsafe {
        let settings = s.replace(KZGSettings::EMPTY);
        if !settings.setup.is_null() {
            drop(Box::from_raw(settings.setup));
        }
    }
}

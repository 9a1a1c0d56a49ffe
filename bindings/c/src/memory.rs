//! The boundary: how operands are read and results are written.
//!
//! **The contract.** Whoever calls a function of these interfaces gives pointers to initialised memory that is as long
//! as the length beside them or as their type says, and to memory of that kind that may be written for results, which
//! may be the operands' own. NULL is refused, or, beside a length of 0, empty. That contract is what each `SAFETY` line
//! here rests on.

use crate::status::{Answer, Failure};

/// Bytes of C.
///
/// # Safety
/// The contract of this module, and nothing writes to them as long as the slice is used.
pub(crate) unsafe fn bytes<'a>(p: *const u8, len: usize, name: &str) -> Result<&'a [u8], Failure> {
    if len == 0 {
        return Ok(&[]);
    }
    if p.is_null() {
        return Err(Failure::null(name));
    }
    // SAFETY: by the contract, `len` initialised bytes.
    Ok(unsafe { core::slice::from_raw_parts(p, len) })
}

/// Bytes of which there must be `L`.
///
/// # Safety
/// That of [`bytes`].
pub(crate) unsafe fn array<'a, const L: usize>(p: *const u8, len: usize, name: &str) -> Result<&'a [u8; L], Failure> {
    // SAFETY: the caller's.
    let bytes = unsafe { bytes(p, len, name)? };
    bytes.try_into().map_err(|_| wrong_length(name, L, len))
}

/// Bytes of which there must be a multiple of `L`.
///
/// # Safety
/// That of [`bytes`].
pub(crate) unsafe fn arrays<'a, const L: usize>(
    p: *const u8,
    len: usize,
    name: &str,
) -> Result<&'a [[u8; L]], Failure> {
    // SAFETY: the caller's.
    let (arrays, rest) = unsafe { bytes(p, len, name)? }.as_chunks();
    if rest.is_empty() {
        return Ok(arrays);
    }
    Err(Failure::length(format_args!("{name}: {len} bytes are not a multiple of {L}")))
}

/// Writes a result, when all operands have been read.
///
/// # Safety
/// The contract of this module.
pub(crate) unsafe fn write<const L: usize>(p: *mut u8, len: usize, name: &str, value: &[u8; L]) -> Answer {
    room::<L>(p, len, name)?;
    // SAFETY: by the contract, `L` bytes that may be written; `value` is this library's own.
    unsafe { core::ptr::copy_nonoverlapping(value.as_ptr(), p, L) };
    Ok(())
}

/// That a result has its place, which is asked before it is computed.
pub(crate) fn room<const L: usize>(p: *const u8, len: usize, name: &str) -> Answer {
    if len != L {
        return Err(wrong_length(name, L, len));
    }
    if p.is_null() {
        return Err(Failure::null(name));
    }
    Ok(())
}

fn wrong_length(name: &str, expected: usize, len: usize) -> Failure {
    Failure::length(format_args!("{name} has {expected} bytes, not {len}"))
}

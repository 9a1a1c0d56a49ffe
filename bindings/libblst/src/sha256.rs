//! SHA-256, with the processor's instructions where it has them.

use sha2::{Digest, Sha256};

use crate::abi::{slice, write};

/// The digest of bytes.
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_sha256(ret: *mut [u8; 32], msg: *const u8, len: usize) {
    // SAFETY: the contract of `abi`.
    unsafe { write(ret, Sha256::digest(slice(msg, len)).into()) };
}

//! SHA-256, with the processor's instructions where it has them.

use sha2::block_api::compress256;

use crate::abi::{slice, write};

/// The first state (FIPS 180-4, section 5.3.3).
const START: [u32; 8] =
    [0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19];

/// The digest of bytes, which are read where they are: what is copied is the last block, with what is put behind it (section 5.1.1).
fn sha256(message: &[u8]) -> [u8; 32] {
    let mut state = START;
    let (blocks, rest) = message.as_chunks::<64>();
    compress256(&mut state, blocks);
    let mut last = [[0; 64]; 2];
    let bytes = last.as_flattened_mut();
    bytes[..rest.len()].copy_from_slice(rest);
    bytes[rest.len()] = 0x80;
    let count = if rest.len() < 56 { 1 } else { 2 };
    bytes[64 * count - 8..64 * count].copy_from_slice(&(8 * message.len() as u64).to_be_bytes());
    compress256(&mut state, &last[..count]);
    let mut digest = [0; 32];
    for (bytes, word) in digest.as_chunks_mut().0.iter_mut().zip(state) {
        *bytes = word.to_be_bytes();
    }
    digest
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_sha256(ret: *mut [u8; 32], msg: *const u8, len: usize) {
    // SAFETY: the contract of `abi`.
    unsafe { write(ret, sha256(slice(msg, len))) };
}

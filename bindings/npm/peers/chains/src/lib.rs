//! Products, squares and pairings of BLS12-381 for `race.mjs`, which the package has no names for: its operations are
//! made of the same code.

use std::hint::black_box;
use std::sync::{Mutex, PoisonError};

use montane::bls12_381::{Fp, G1Affine, G2Affine, Gt, pairing};

/// A number that is neither short nor regular.
const START: u64 = 0x9e37_79b9_7f4a_7c15;

/// The bytes of the last result, big-endian.
static RESULT: Mutex<[u8; 48]> = Mutex::new([0; 48]);

/// Where the bytes of a result are, until the next.
fn give(result: &Fp) -> *const u8 {
    let mut kept = RESULT.lock().unwrap_or_else(PoisonError::into_inner);
    *kept = result.to_be_bytes().into();
    kept.as_ptr()
}

/// `s^(n + 1)` for `s = -START`, by `n` products in a chain: 48 bytes.
// SAFETY: no other symbol has this name.
#[unsafe(no_mangle)]
pub extern "C" fn products(n: u32) -> *const u8 {
    let s = -Fp::from_u64(black_box(START));
    let mut x = s;
    for _ in 0..n {
        x *= s;
    }
    give(&x)
}

/// `s^(2^n)`, by `n` squares in a chain: 48 bytes.
// SAFETY: no other symbol has this name.
#[unsafe(no_mangle)]
pub extern "C" fn squares(n: u32) -> *const u8 {
    let mut x = -Fp::from_u64(black_box(START));
    for _ in 0..n {
        x = x.square();
    }
    give(&x)
}

/// Whether the pairing of the generators, computed anew, is another value than 1.
// SAFETY: no other symbol has this name.
#[unsafe(no_mangle)]
pub extern "C" fn pairing_of_generators() -> bool {
    pairing(black_box(&G1Affine::generator()), black_box(&G2Affine::generator())) != Gt::IDENTITY
}

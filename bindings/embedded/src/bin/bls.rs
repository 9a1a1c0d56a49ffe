//! Verifies a BLS signature, and does nothing else: for its size.
#![no_std]
#![no_main]
#![forbid(unsafe_code)]

use core::hint::black_box;
use core::panic::PanicInfo;

use montane::bls::min_pk::{ProofOfPossession, PublicKey, Signature};
use montane_embedded::vectors::bls::{KEY, MESSAGE, SIGNATURE};
use semihosting::process;

#[montane_embedded::entry]
fn main() -> ! {
    let verified = PublicKey::from_bytes(black_box(&KEY)).and_then(|key| {
        let signature = Signature::from_bytes(black_box(&SIGNATURE))?;
        ProofOfPossession::verify(&signature, black_box(&MESSAGE), &key)
    });
    process::exit(i32::from(verified.is_err()))
}

#[panic_handler]
fn panicked(_: &PanicInfo<'_>) -> ! {
    process::exit(101)
}

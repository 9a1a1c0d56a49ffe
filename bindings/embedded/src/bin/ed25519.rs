//! Verifies a signature by Ed25519, and does nothing else: for its size.
#![no_std]
#![no_main]
#![forbid(unsafe_code)]

use core::hint::black_box;
use core::panic::PanicInfo;

use montane::ed25519::{Signature, VerifyingKey};
use montane_embedded::vectors::ed25519::{KEY, MESSAGE, SIGNATURE};
use semihosting::process;

#[montane_embedded::entry]
fn main() -> ! {
    let verified = VerifyingKey::from_bytes(black_box(&KEY))
        .and_then(|key| key.verify(black_box(&MESSAGE), &Signature::from_bytes(black_box(&SIGNATURE))));
    process::exit(i32::from(verified.is_err()))
}

#[panic_handler]
fn panicked(_: &PanicInfo<'_>) -> ! {
    process::exit(101)
}

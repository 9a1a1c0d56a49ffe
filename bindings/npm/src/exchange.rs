//! The memory that JavaScript reads and writes, and a call over it: [`input`] makes room, operands come there (see
//! [`parts`](crate::parts)), and what an operation answers is at [`output`].

use std::error::Error;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::parts::Parts;

/// What an operation gives: bytes, or the rule that its operands broke.
pub(crate) type Answer = Result<Vec<u8>, Box<dyn Error>>;

/// The operands of the next operation, and what the last one gave.
static INPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static OUTPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());

pub(crate) fn lock<T>(mutex: &'static Mutex<T>) -> MutexGuard<'static, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Room for `len` bytes of operands, until the next call of this.
// SAFETY: no other symbol has this name.
#[unsafe(no_mangle)]
pub extern "C" fn input(len: usize) -> *mut u8 {
    let mut input = lock(&INPUT);
    *input = vec![0; len];
    input.as_mut_ptr()
}

/// Where the bytes of the last answer are, until the next operation.
// SAFETY: no other symbol has this name.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    lock(&OUTPUT).as_ptr()
}

/// How many bytes the last answer has.
// SAFETY: no other symbol has this name.
#[unsafe(no_mangle)]
pub extern "C" fn output_len() -> usize {
    lock(&OUTPUT).len()
}

pub(crate) fn answer(operation: fn(&mut Parts<'_>) -> Answer) -> u32 {
    let input = lock(&INPUT);
    let (code, bytes) = match operation(&mut Parts::new(&input)) {
        Ok(bytes) => (0, bytes),
        Err(rule) => (1, rule.to_string().into_bytes()),
    };
    *lock(&OUTPUT) = bytes;
    code
}

//! What a function of `montane.h` answers.

use core::ffi::{CStr, c_char};
use std::cell::RefCell;
use std::ffi::CString;
use std::fmt::Display;

/// What a function answers. Whatever it is but MONTANE_OK, nothing was written, and montane_message() says which
/// rule was broken.
#[repr(C)]
#[derive(Clone, Copy)]
pub enum montane_status {
    /// Done, or accepted.
    MONTANE_OK = 0,
    /// A signature, an exchange or a product that does not hold.
    MONTANE_REFUSED = 1,
    /// Bytes that are no point, or no number of the field.
    MONTANE_MALFORMED = 2,
    /// A length that the function does not take.
    MONTANE_LENGTH = 3,
    /// A pointer that is NULL, beside a length that is not 0.
    MONTANE_NULL = 4,
}

/// Why nothing was written.
pub(crate) struct Failure(montane_status, String);

pub(crate) type Answer = Result<(), Failure>;

impl Failure {
    pub(crate) fn refused(rule: impl Display) -> Self {
        Self(montane_status::MONTANE_REFUSED, rule.to_string())
    }
    pub(crate) fn malformed(rule: impl Display) -> Self {
        Self(montane_status::MONTANE_MALFORMED, rule.to_string())
    }
    pub(crate) fn length(rule: impl Display) -> Self {
        Self(montane_status::MONTANE_LENGTH, rule.to_string())
    }
    pub(crate) fn null(name: &str) -> Self {
        Self(montane_status::MONTANE_NULL, format!("{name} is NULL and its length is not 0"))
    }
}

thread_local! {
    static MESSAGE: RefCell<CString> = RefCell::default();
}

/// Which rule the last call of this thread that did not answer MONTANE_OK broke, in English; empty when there was
/// none. The text stays until the next such call of this thread.
#[unsafe(no_mangle)]
pub extern "C" fn montane_message() -> *const c_char {
    // A thread that is about to end has none.
    const NONE: &CStr = c"";
    MESSAGE.try_with(|message| message.borrow().as_ptr()).unwrap_or(NONE.as_ptr())
}

/// The status of an answer, whose message is kept.
pub(crate) fn status(answer: Answer) -> montane_status {
    let Err(Failure(status, rule)) = answer else { return montane_status::MONTANE_OK };
    let text = CString::new(rule).unwrap_or_default();
    // Without a place for it, the code alone is told.
    let _ = MESSAGE.try_with(|message| message.replace(text));
    status
}

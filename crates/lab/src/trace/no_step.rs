//! Where single-stepping is not possible: the same functions as `step.rs`.

use std::process::Command;

use super::record::Session;
use crate::command::Error;

/// Nothing to ask for: an emulator stops at the function by itself.
pub(crate) fn trace_me() {}

/// As [`trace_me`].
pub(crate) fn hand_over() -> Result<(), Error> {
    Ok(())
}

pub(crate) fn start(_: &mut Command) -> Result<Session, Error> {
    Err(Error::Unavailable("cannot trace: single-stepping needs x86-64 Linux".into()))
}

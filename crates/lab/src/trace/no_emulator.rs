//! Where the emulator does not run programs: the same functions as `emulated.rs`.

use super::Target;
use super::record::Session;
use crate::command::Error;

pub(crate) fn ask(target: Target, _: &[String]) -> Result<Option<String>, Error> {
    start(target, &[], 0).map(|_| None)
}

pub(crate) fn start(target: Target, _: &[String], _: usize) -> Result<Option<Session>, Error> {
    let none = || Error::Unavailable(format!("cannot trace for {}: the emulator needs Linux", target.name()));
    if target == Target::Here { Ok(None) } else { Err(none()) }
}

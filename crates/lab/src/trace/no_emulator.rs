//! Where the emulator does not run programs: the same function as `emulated.rs`.

use super::record::Session;
use crate::command::Error;

pub(crate) fn start(_: &[String]) -> Result<Session, Error> {
    Err(Error::Unavailable("cannot trace for riscv64: the emulator needs Linux".into()))
}

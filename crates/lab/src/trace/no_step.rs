//! Where single-stepping is not possible: the same functions as `step.rs`, each of which says so.

use std::process::Command;

use super::record::{Layout, Program, Region, Trace};
use crate::command::Error;

fn refused() -> Error {
    Error::Unavailable("cannot trace: single-stepping needs x86-64 Linux".into())
}

pub(crate) fn trace_me() {}

pub(crate) fn hand_over() -> Result<(), Error> {
    Err(refused())
}

/// Never made.
pub(crate) struct Session {
    pub(crate) layout: Layout,
    pub(crate) regions: Vec<Region>,
    pub(crate) program: Program,
}

impl Session {
    pub(crate) fn start(_: &mut Command) -> Result<Self, Error> {
        Err(refused())
    }

    pub(crate) fn record(&mut self) -> Result<Trace, Error> {
        Err(refused())
    }

    pub(crate) fn advance(&mut self) -> Result<(), Error> {
        Err(refused())
    }
}

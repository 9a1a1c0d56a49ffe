//! An execution that was recorded, instruction by instruction, and what is asked of it.

use super::identity::Holds;
use super::symbols::Places;
use crate::command::Error;
use crate::trace::analysis::Recording;
use crate::trace::code::Code;
use crate::trace::record::{Layout, Session};

/// Something recorded, and what it should compute.
pub(super) trait Judged {
    fn name(&self) -> String;
    fn steps(&self) -> Vec<Step<'_>>;
    /// Whether these steps compute it, or why not.
    fn judge(&self, steps: &[Step<'_>]) -> Result<Holds, String>;
    /// What held, for people.
    fn told(&self, holds: &Holds) -> String;
    /// Each step with what it makes.
    fn listing(&self) -> String;
}

/// The instructions of the first execution.
pub(super) fn steps(recording: &Recording) -> Vec<Step<'_>> {
    let steps = recording.first.iter(&recording.session.program);
    steps.map(|(code, addresses)| Step { code, addresses, flags_cleared: false }).collect()
}

/// One instruction with the addresses that it touched.
#[derive(Clone, Copy)]
pub(super) struct Step<'a> {
    pub(super) code: &'a Code,
    pub(super) addresses: &'a [u64],
    /// Whether something before it clears carry and overflow: a deliberate mistake.
    pub(super) flags_cleared: bool,
}

/// Where the traced program keeps operands and constants, and what is in the constants.
pub(super) fn places(session: &mut Session) -> Result<Places, Error> {
    let find = |layout: &Layout, name: &str| {
        let region = layout.regions.iter().find(|r| r.name == name);
        region.map(|r| (r.start, r.bytes as usize)).ok_or_else(|| Error::Unavailable(format!("cannot find '{name}'")))
    };
    let layout = &session.layout;
    let ((out, _), a, b) = (find(layout, "out")?, find(layout, "a")?, find(layout, "b")?);
    let (start, bytes) = find(layout, "constants")?;
    let constants = session.stepper.read(start, bytes)?;
    let words = constants.chunks_exact(8).map(|c| u64::from_le_bytes(c.try_into().unwrap_or_default())).collect();
    let operands = vec![(a.0, a.1 / 8), (b.0, b.1 / 8)];
    Ok(Places { out, operands, constants: (start, words), elements: (0, 0) })
}

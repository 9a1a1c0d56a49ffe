//! What a group of operations says of itself; the groups are in `groups`.

use crate::harness::Operation;

/// Enters the contestants of an operation.
pub type Enter = fn(&mut Operation);

/// A group of operations.
pub struct Group {
    /// Its name on the command line.
    pub name: &'static str,
    /// What its rows measure, in a line or two.
    pub about: &'static str,
    /// The operations by name, each with the function that enters the contestants.
    pub operations: &'static [(&'static str, Enter)],
    /// More of them, of which one call takes a fifth of a second or longer: `--quick` leaves them out where none is
    /// named.
    pub long: &'static [(&'static str, Enter)],
}

impl Group {
    /// All operations.
    pub fn all(&self) -> impl Iterator<Item = &'static (&'static str, Enter)> {
        self.operations.iter().chain(self.long)
    }
}

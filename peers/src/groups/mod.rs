//! The operations, one file for each group: on what inputs, and who performs them.

pub mod bls;
pub mod ed25519;
pub mod field;
pub mod msm;
pub mod ntt;
pub mod pairing;

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
}

/// All groups, in the order of the report.
pub const GROUPS: &[Group] = &[field::GROUP, ed25519::GROUP, pairing::GROUP, bls::GROUP, msm::GROUP, ntt::GROUP];

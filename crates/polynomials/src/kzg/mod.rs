//! Polynomial commitments of Kate, Zaverucha and Goldberg (ASIACRYPT 2010), and what Ethereum makes of them.

pub mod ethereum;
pub mod multi;
pub mod srs;

pub use ethereum::*;
pub use multi::{MultiClaim, MultiProof};
pub use srs::{Claim, ScalarOf, Srs, SrsError};

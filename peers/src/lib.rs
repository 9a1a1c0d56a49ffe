//! Montane and its peers: the same work on the same inputs, timed in turn in one process, and compared byte by byte.
//!
//! `traits` says what is compared, `peers` adapts each implementation to it, `groups` lists the operations, each a
//! `group`, `harness` holds the stop watch, `report` prints, `head` says what has to be known to read a run. The tests
//! in `tests/` run over the same traits.

pub mod clock;
pub mod group;
pub mod groups;
pub mod harness;
pub mod head;
pub mod inputs;
pub mod lock;
pub mod peers;
pub mod remote;
pub mod report;
pub mod serve;
pub mod traits;

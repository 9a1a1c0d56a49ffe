//! The operations, one file for each group: on what inputs, and who performs them.

pub mod bls;
pub mod ed25519;
pub mod field;
pub mod kzg;
pub mod msm;
pub mod ntt;
pub mod pairing;
pub mod ristretto;

use crate::group::Group;

/// All groups, in the order of the report.
pub const GROUPS: &[Group] =
    &[field::GROUP, ed25519::GROUP, ristretto::GROUP, pairing::GROUP, bls::GROUP, msm::GROUP, ntt::GROUP, kzg::GROUP];

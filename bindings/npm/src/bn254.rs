//! Ethereum's contracts on BN254 (EIP-196, EIP-197).

use montane::bn254::precompile;

use crate::exchange::Answer;
use crate::parts::Parts;

/// The input of `ECADD`.
pub(crate) fn add(parts: &mut Parts<'_>) -> Answer {
    Ok(precompile::g1_add(parts.next()?)?.into())
}

/// The input of `ECMUL`.
pub(crate) fn mul(parts: &mut Parts<'_>) -> Answer {
    Ok(precompile::g1_mul(parts.next()?)?.into())
}

/// The input of `ECPAIRING`.
pub(crate) fn pairing_check(parts: &mut Parts<'_>) -> Answer {
    Ok(vec![precompile::pairing_check(parts.next()?)?.into()])
}

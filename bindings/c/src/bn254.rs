//! Ethereum's contracts on BN254 (EIP-196, EIP-197).

use facade::bn254::precompile;

use crate::memory::{bytes, room, write};
use crate::status::{Failure, montane_status, status};

/// The sum of two points of G1, as ECADD (EIP-196) has it: points are x and y, 32 bytes each, most significant
/// first, and (0, 0) is infinity. Input that is shorter than 128 bytes is continued by zeros, and what is longer is
/// cut. The sum has 64 bytes.
///
/// # Safety
/// As this header says of pointers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn montane_bn254_g1_add(
    input: *const u8,
    input_len: usize,
    sum: *mut u8,
    sum_len: usize,
) -> montane_status {
    status((|| {
        room::<64>(sum, sum_len, "sum")?;
        // SAFETY: the contract of `memory`.
        let input = unsafe { bytes(input, input_len, "input")? };
        let value = precompile::g1_add(input).map_err(Failure::malformed)?;
        // SAFETY: the contract of `memory`.
        unsafe { write(sum, sum_len, "sum", &value) }
    })())
}

/// The product of a point of G1 and a number of 32 bytes, any, as ECMUL (EIP-196) has it; input that is shorter
/// than 96 bytes is continued by zeros, and what is longer is cut. The product has 64 bytes.
///
/// # Safety
/// As this header says of pointers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn montane_bn254_g1_mul(
    input: *const u8,
    input_len: usize,
    product: *mut u8,
    product_len: usize,
) -> montane_status {
    status((|| {
        room::<64>(product, product_len, "product")?;
        // SAFETY: the contract of `memory`.
        let input = unsafe { bytes(input, input_len, "input")? };
        let value = precompile::g1_mul(input).map_err(Failure::malformed)?;
        // SAFETY: the contract of `memory`.
        unsafe { write(product, product_len, "product", &value) }
    })())
}

/// Whether the product of pairings is one, as ECPAIRING (EIP-197) has it: pairs of 192 bytes, a point of G1 and one
/// of G2 each. MONTANE_OK when it is, as without any pair; MONTANE_REFUSED when it is not.
///
/// # Safety
/// As this header says of pointers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn montane_bn254_pairing_check(pairs: *const u8, pairs_len: usize) -> montane_status {
    status((|| {
        if !pairs_len.is_multiple_of(192) {
            return Err(Failure::length(format_args!("pairs: {pairs_len} bytes are not a multiple of 192")));
        }
        // SAFETY: the contract of `memory`.
        let pairs = unsafe { bytes(pairs, pairs_len, "pairs")? };
        let one = precompile::pairing_check(pairs).map_err(Failure::malformed)?;
        if one { Ok(()) } else { Err(Failure::refused("the product of the pairings is not one")) }
    })())
}

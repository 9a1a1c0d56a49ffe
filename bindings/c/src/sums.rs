//! Sums of many products of points and scalars.

use facade::curves::{Affine, Curve, CurvePoint, Projective, Scalar};
use facade::{bls12_381, bn254};

use crate::memory::{arrays, room, write};
use crate::status::{Answer, Failure, montane_status, status};

/// A sum over points of `L` bytes.
///
/// # Safety
/// The contract of `memory`.
unsafe fn products<C: Curve<Uncompressed = [u8; L]>, const L: usize>(
    (bases, bases_len): (*const u8, usize),
    (scalars, scalars_len): (*const u8, usize),
    (out, out_len): (*mut u8, usize),
) -> Answer {
    room::<L>(out, out_len, "sum")?;
    // SAFETY: the caller's.
    let (bases, scalars) =
        unsafe { (arrays::<L>(bases, bases_len, "bases")?, arrays::<32>(scalars, scalars_len, "scalars")?) };
    if bases.len() != scalars.len() {
        return Err(Failure::length(format_args!("{} bases and {} scalars", bases.len(), scalars.len())));
    }
    let points = bases.iter().enumerate().map(|(i, bytes)| {
        CurvePoint::<C>::from_uncompressed(bytes).map_err(|rule| Failure::malformed(format_args!("base {i}: {rule}")))
    });
    let points = CurvePoint::all_into_subgroup(&points.collect::<Result<Vec<_>, _>>()?)
        .map_err(|rule| Failure::malformed(format_args!("a base: {rule}")))?;
    let scalars = scalars.iter().enumerate().map(|(i, bytes)| {
        Scalar::<C>::from_be_bytes(bytes).map_err(|rule| Failure::malformed(format_args!("scalar {i}: {rule}")))
    });
    let scalars = scalars.collect::<Result<Vec<_>, _>>()?;
    let value = Projective::<C>::msm_vartime(&points, &scalars).map_err(Failure::length)?;
    // SAFETY: the caller's.
    unsafe { write(out, out_len, "sum", &Affine::from(value).to_uncompressed()) }
}

/// The sum of the products of `bases`, points of G1 in the uncompressed encoding of Zcash, and `scalars`, 32 bytes
/// each, most significant first and below the group order: 96 bytes, infinity of no base. Every base is checked: on
/// the curve and in the group of prime order. Not constant time.
///
/// # Safety
/// As this header says of pointers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn montane_bls12_381_g1_sum(
    bases: *const u8,
    bases_len: usize,
    scalars: *const u8,
    scalars_len: usize,
    sum: *mut u8,
    sum_len: usize,
) -> montane_status {
    // SAFETY: the contract of `memory`.
    status(unsafe { products::<bls12_381::G1, 96>((bases, bases_len), (scalars, scalars_len), (sum, sum_len)) })
}

/// The sum of the products of `bases`, points of G2 in the uncompressed encoding of Zcash, and `scalars`, 32 bytes
/// each, most significant first and below the group order: 192 bytes, infinity of no base. Every base is checked:
/// on the curve and in the group of prime order. Not constant time.
///
/// # Safety
/// As this header says of pointers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn montane_bls12_381_g2_sum(
    bases: *const u8,
    bases_len: usize,
    scalars: *const u8,
    scalars_len: usize,
    sum: *mut u8,
    sum_len: usize,
) -> montane_status {
    // SAFETY: the contract of `memory`.
    status(unsafe { products::<bls12_381::G2, 192>((bases, bases_len), (scalars, scalars_len), (sum, sum_len)) })
}

/// The sum of the products of `bases`, points of G1 as in EIP-196, and `scalars`, 32 bytes each, most significant
/// first and below the group order: 64 bytes, infinity of no base. Every base is checked: on the curve and in the
/// group of prime order. Not constant time.
///
/// # Safety
/// As this header says of pointers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn montane_bn254_g1_sum(
    bases: *const u8,
    bases_len: usize,
    scalars: *const u8,
    scalars_len: usize,
    sum: *mut u8,
    sum_len: usize,
) -> montane_status {
    // SAFETY: the contract of `memory`.
    status(unsafe { products::<bn254::G1, 64>((bases, bases_len), (scalars, scalars_len), (sum, sum_len)) })
}

/// The sum of the products of `bases`, points of G2 as in EIP-197, and `scalars`, 32 bytes each, most significant
/// first and below the group order: 128 bytes, infinity of no base. Every base is checked: on the curve and in the
/// group of prime order. Not constant time.
///
/// # Safety
/// As this header says of pointers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn montane_bn254_g2_sum(
    bases: *const u8,
    bases_len: usize,
    scalars: *const u8,
    scalars_len: usize,
    sum: *mut u8,
    sum_len: usize,
) -> montane_status {
    // SAFETY: the contract of `memory`.
    status(unsafe { products::<bn254::G2, 128>((bases, bases_len), (scalars, scalars_len), (sum, sum_len)) })
}

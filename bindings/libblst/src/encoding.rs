//! Encodings of points, as ZCash has them, with the rules that blst asks for: on the curve, not in which subgroup.

use montane::bls12_381::{G1, G2};
use montane::curves::DecodeError;
use montane::hazmat::curves::weierstrass::Affine;
use montane::hazmat::fields::Coordinate;

use crate::abi::{BLST_ERROR, Coordinates, blst_p1, blst_p1_affine, blst_p2, blst_p2_affine, operations, read, write};
use crate::points::Group;

operations! {
    blst_p1_affine_compress([u8; 48], p: blst_p1_affine) = G1::affine(p).to_compressed();
    blst_p1_affine_serialize([u8; 96], p: blst_p1_affine) = G1::affine(p).to_uncompressed();
    blst_p1_compress([u8; 48], p: blst_p1) = G1::affine(&p.to_affine()).to_compressed();
    blst_p1_serialize([u8; 96], p: blst_p1) = G1::affine(&p.to_affine()).to_uncompressed();
    blst_p2_affine_compress([u8; 96], p: blst_p2_affine) = G2::affine(p).to_compressed();
    blst_p2_affine_serialize([u8; 192], p: blst_p2_affine) = G2::affine(p).to_uncompressed();
    blst_p2_compress([u8; 96], p: blst_p2) = G2::affine(&p.to_affine()).to_compressed();
    blst_p2_serialize([u8; 192], p: blst_p2) = G2::affine(&p.to_affine()).to_uncompressed();
}

/// Writes the point of an encoding, or nothing. A point with `x = 0` is written, and said not to be in the group: of
/// G1's curve it is not, and of G2's there is none.
///
/// # Safety
/// The contract of `abi`.
unsafe fn write_decoded<C: Group>(
    ret: *mut Coordinates<C::Base>,
    decoded: Result<Affine<C>, DecodeError>,
) -> BLST_ERROR {
    match decoded {
        Ok(point) => {
            // SAFETY: the contract of `abi`.
            unsafe { write(ret, C::coordinates(&point)) };
            match point.coordinates() {
                Some((x, _)) if bool::from(x.is_zero()) => BLST_ERROR::PointNotInGroup,
                _ => BLST_ERROR::Success,
            }
        }
        Err(DecodeError::NotOnCurve) => BLST_ERROR::PointNotOnCurve,
        Err(_) => BLST_ERROR::BadEncoding,
    }
}

/// The point of an uncompressed encoding, which is on the curve.
fn from_uncompressed<C: Group>(bytes: &C::Uncompressed) -> Result<Affine<C>, DecodeError> {
    let point = Affine::<C>::from_uncompressed_unchecked(bytes)?;
    if bool::from(point.is_on_curve()) { Ok(point) } else { Err(DecodeError::NotOnCurve) }
}

macro_rules! decoding {
    ($($uncompress:ident $deserialize:ident: $C:ty, $A:ty, $half:literal, $full:literal;)*) => { $(
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $uncompress(ret: *mut $A, bytes: *const [u8; $half]) -> BLST_ERROR {
            // SAFETY: the contract of `abi`.
            unsafe { write_decoded::<$C>(ret, Affine::from_compressed_unchecked(&read(bytes))) }
        }

        /// Of an uncompressed encoding, or of a compressed one, of which the second half is not read.
        #[unsafe(no_mangle)]
        pub(crate) unsafe extern "C" fn $deserialize(ret: *mut $A, bytes: *const [u8; $full]) -> BLST_ERROR {
            // SAFETY: the contract of `abi`.
            unsafe {
                if read(bytes.cast::<u8>()) & 0x80 != 0 {
                    return $uncompress(ret, bytes.cast());
                }
                write_decoded::<$C>(ret, from_uncompressed(&read(bytes)))
            }
        }
    )* };
}

decoding! {
    blst_p1_uncompress blst_p1_deserialize: G1, blst_p1_affine, 48, 96;
    blst_p2_uncompress blst_p2_deserialize: G2, blst_p2_affine, 96, 192;
}

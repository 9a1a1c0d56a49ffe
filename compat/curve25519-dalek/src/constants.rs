//! Generators, their encodings and the points of small order.

use montane_edwards25519 as ours;

use crate::edwards::{CompressedEdwardsY, EdwardsPoint};
use crate::montgomery::MontgomeryPoint;
use crate::ristretto::{CompressedRistretto, RistrettoPoint};
#[cfg(not(dalek5))]
use crate::scalar::Scalar;

/// `4/5` and a sign of zero: the encoding of the generator of Ed25519.
pub const ED25519_BASEPOINT_COMPRESSED: CompressedEdwardsY = {
    let mut bytes = [0x66; 32];
    bytes[0] = 0x58;
    CompressedEdwardsY(bytes)
};

/// The generator of Ed25519.
pub const ED25519_BASEPOINT_POINT: EdwardsPoint = EdwardsPoint(ours::EdwardsPoint::BASEPOINT);

/// `u = 9`, the generator of X25519.
pub const X25519_BASEPOINT: MontgomeryPoint = MontgomeryPoint(ours::MontgomeryPoint::BASEPOINT.0);

/// The encoding of the generator of ristretto255 (RFC 9496, appendix A.1).
pub const RISTRETTO_BASEPOINT_COMPRESSED: CompressedRistretto = CompressedRistretto([
    0xe2, 0xf2, 0xae, 0x0a, 0x6a, 0xbc, 0x4e, 0x71, 0xa8, 0x84, 0xa9, 0x61, 0xc5, 0x00, 0x51, 0x5f, 0x58, 0xe3, 0x0b,
    0x6a, 0xa5, 0x82, 0xdd, 0x8d, 0xb6, 0xa6, 0x59, 0x45, 0xe0, 0x8d, 0x2d, 0x76,
]);

/// The generator of ristretto255.
pub const RISTRETTO_BASEPOINT_POINT: RistrettoPoint = RistrettoPoint(ours::RistrettoPoint::BASEPOINT);

/// The order of the generators, as a scalar that is not reduced: it equals zero modulo itself, and no operation takes
/// it for anything else.
#[cfg(not(dalek5))]
#[deprecated(since = "4.1.1", note = "a reduced scalar cannot hold the order")]
pub const BASEPOINT_ORDER: Scalar = Scalar {
    bytes: [
        0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
    ],
};

/// The points whose order divides 8: the `i`-th is `i` times the first.
pub const EIGHT_TORSION: [EdwardsPoint; 8] = {
    let [p0, p1, p2, p3, p4, p5, p6, p7] = ours::EdwardsPoint::EIGHT_TORSION;
    [
        EdwardsPoint(p0),
        EdwardsPoint(p1),
        EdwardsPoint(p2),
        EdwardsPoint(p3),
        EdwardsPoint(p4),
        EdwardsPoint(p5),
        EdwardsPoint(p6),
        EdwardsPoint(p7),
    ]
};

/// The numbers of 255 bits that are `u` of a point whose order divides 8, on the curve or on its twist: `0`, `1`, the
/// two of order 8, `p - 1`, `p` and `p + 1`. X25519 makes zero of each.
#[cfg(dalek5)]
pub static X25519_LOW_ORDER_POINTS: [MontgomeryPoint; 7] = {
    const fn with_ends(first: u8, inner: u8, last: u8) -> MontgomeryPoint {
        let mut bytes = [inner; 32];
        bytes[0] = first;
        bytes[31] = last;
        MontgomeryPoint(bytes)
    }
    [
        with_ends(0, 0, 0),
        with_ends(1, 0, 0),
        MontgomeryPoint([
            0xe0, 0xeb, 0x7a, 0x7c, 0x3b, 0x41, 0xb8, 0xae, 0x16, 0x56, 0xe3, 0xfa, 0xf1, 0x9f, 0xc4, 0x6a, 0xda, 0x09,
            0x8d, 0xeb, 0x9c, 0x32, 0xb1, 0xfd, 0x86, 0x62, 0x05, 0x16, 0x5f, 0x49, 0xb8, 0x00,
        ]),
        MontgomeryPoint([
            0x5f, 0x9c, 0x95, 0xbc, 0xa3, 0x50, 0x8c, 0x24, 0xb1, 0xd0, 0xb1, 0x55, 0x9c, 0x83, 0xef, 0x5b, 0x04, 0x44,
            0x5c, 0xc4, 0x58, 0x1c, 0x8e, 0x86, 0xd8, 0x22, 0x4e, 0xdd, 0xd0, 0x9f, 0x11, 0x57,
        ]),
        with_ends(0xec, 0xff, 0x7f),
        with_ends(0xed, 0xff, 0x7f),
        with_ends(0xee, 0xff, 0x7f),
    ]
};

/// The generator of Ed25519, prepared.
#[cfg(feature = "precomputed-tables")]
pub static ED25519_BASEPOINT_TABLE: &crate::edwards::EdwardsBasepointTable =
    &crate::edwards::EdwardsBasepointTable(ED25519_BASEPOINT_POINT);

/// The generator of ristretto255, prepared.
#[cfg(feature = "precomputed-tables")]
pub static RISTRETTO_BASEPOINT_TABLE: &crate::ristretto::RistrettoBasepointTable =
    &crate::ristretto::RistrettoBasepointTable(RISTRETTO_BASEPOINT_POINT);

//! The functions of Ethereum's precompiled contracts on this curve (EIP-2537), with their treatment of input bytes: an
//! element of `Fp` has 64 bytes of which the first 16 are zero, the coefficient of 1 comes before that of `u`, infinity is
//! zeros. Additions take any point of the curve, the others want the subgroup. Everything here is public: nothing is
//! constant time.

use alloc::vec::Vec;

use montane_fields::Coordinate;

use super::{Fp, Fp2, G1, G1Affine, G2, G2Affine};
use crate::curve_point::CurvePoint;
use crate::format::DecodeError;
use crate::hash_to_curve::HashCurve;
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

/// Bytes of an element of `Fp`, and of the zeros that it begins with.
const ELEMENT: usize = 64;
const PADDING: usize = 16;
/// Bytes of a scalar.
const SCALAR: usize = 32;
/// Bytes of the points.
const G1_POINT: usize = 2 * ELEMENT;
const G2_POINT: usize = 4 * ELEMENT;
const PAIR: usize = G1_POINT + G2_POINT;

/// A field whose elements the contracts read and write.
trait Element: Coordinate {
    fn read(bytes: &[u8]) -> Result<Self, DecodeError>;
    fn write(&self, out: &mut [u8]);
}

impl Element for Fp {
    #[inline]
    fn read(bytes: &[u8]) -> Result<Self, DecodeError> {
        let (padding, plain) = bytes.split_at(PADDING);
        if padding.iter().any(|byte| *byte != 0) {
            return Err(DecodeError::Padding);
        }
        Self::read_be(plain).ok_or(DecodeError::NotCanonical)
    }
    #[inline]
    fn write(&self, out: &mut [u8]) {
        out[PADDING..].copy_from_slice(&<[u8; 48]>::from(self.to_be_bytes()));
    }
}

impl Element for Fp2 {
    #[inline]
    fn read(bytes: &[u8]) -> Result<Self, DecodeError> {
        let (c0, c1) = bytes.split_at(ELEMENT);
        Ok(Self::new(Fp::read(c0)?, Fp::read(c1)?))
    }
    #[inline]
    fn write(&self, out: &mut [u8]) {
        let (c0, c1) = out.split_at_mut(ELEMENT);
        self.c0.write(c0);
        self.c1.write(c1);
    }
}

/// A point of the curve, in or out of the subgroup.
fn point<C: Curve<Base: Element>>(bytes: &[u8]) -> Result<CurvePoint<C>, DecodeError> {
    let (x, y) = bytes.split_at(bytes.len() / 2);
    let (x, y) = (C::Base::read(x)?, C::Base::read(y)?);
    if bool::from(x.is_zero() & y.is_zero()) { Ok(CurvePoint::identity()) } else { CurvePoint::from_coordinates(x, y) }
}

fn output<C: Curve<Base: Element>, const LEN: usize>(p: &Affine<C>) -> [u8; LEN] {
    let mut out = [0; LEN];
    if let Some((x, y)) = p.coordinates() {
        let (left, right) = out.split_at_mut(LEN / 2);
        x.write(left);
        y.write(right);
    }
    out
}

fn add<C: Curve<Base: Element>, const LEN: usize>(input: &[u8]) -> Result<[u8; LEN], DecodeError> {
    if input.len() != 2 * LEN {
        return Err(DecodeError::Length);
    }
    let (p, q) = input.split_at(LEN);
    let sum = point::<C>(p)?.add_vartime(&point(q)?);
    Ok(sum.coordinates().map_or([0; LEN], |(x, y)| output(&Affine::<C>::from_coordinates_unchecked(x, y))))
}

fn msm<C: Curve<Base: Element>, const LEN: usize>(input: &[u8]) -> Result<[u8; LEN], DecodeError> {
    if input.is_empty() || !input.len().is_multiple_of(LEN + SCALAR) {
        return Err(DecodeError::Length);
    }
    let terms = input.len() / (LEN + SCALAR);
    let (mut points, mut scalars) = (Vec::with_capacity(terms), Vec::with_capacity(terms));
    let mut refused = None;
    for term in input.chunks_exact(LEN + SCALAR) {
        match point::<C>(&term[..LEN]) {
            Ok(point) => points.push(point),
            Err(error) => {
                refused = Some(error);
                break;
            }
        }
        scalars.push(Scalar::<C>::from_be_bytes_mod_order(&term[LEN..]));
    }
    // Of several errors, the first one's: a point outside the subgroup may come before.
    let bases = CurvePoint::all_into_subgroup(&points)?;
    match refused {
        Some(error) => Err(error),
        None => {
            let sum = Projective::msm_vartime(&bases, &scalars).expect("one scalar for each point");
            Ok(output(&sum.to_affine_vartime()))
        }
    }
}

fn map<C: HashCurve<Base: Element>, const LEN: usize>(input: &[u8]) -> Result<[u8; LEN], DecodeError> {
    if 2 * input.len() != LEN {
        return Err(DecodeError::Length);
    }
    Ok(output(&C::map_to_curve(&C::Base::read(input)?).clear_cofactor().to_affine_vartime()))
}

/// `BLS12_G1ADD` (address 0x0b): the sum of two points of 128 bytes each.
///
/// # Errors
/// [`DecodeError::Length`], [`DecodeError::Padding`], [`DecodeError::NotCanonical`] or [`DecodeError::NotOnCurve`].
#[inline]
pub fn g1_add(input: &[u8]) -> Result<[u8; G1_POINT], DecodeError> {
    add::<G1, G1_POINT>(input)
}

/// `BLS12_G1MSM` (address 0x0c): the sum of products of a point and a 256-bit number, 160 bytes each.
///
/// # Errors
/// Those of [`g1_add`] and [`DecodeError::NotInSubgroup`]; no term at all is a wrong length.
#[inline]
pub fn g1_msm(input: &[u8]) -> Result<[u8; G1_POINT], DecodeError> {
    msm::<G1, G1_POINT>(input)
}

/// `BLS12_G2ADD` (address 0x0d): the sum of two points of 256 bytes each.
///
/// # Errors
/// Those of [`g1_add`].
#[inline]
pub fn g2_add(input: &[u8]) -> Result<[u8; G2_POINT], DecodeError> {
    add::<G2, G2_POINT>(input)
}

/// `BLS12_G2MSM` (address 0x0e): the sum of products of a point and a 256-bit number, 288 bytes each.
///
/// # Errors
/// Those of [`g1_msm`].
#[inline]
pub fn g2_msm(input: &[u8]) -> Result<[u8; G2_POINT], DecodeError> {
    msm::<G2, G2_POINT>(input)
}

/// `BLS12_PAIRING_CHECK` (address 0x0f): whether the product of the pairings of the 384-byte pairs is 1.
///
/// # Errors
/// Those of [`g1_msm`], of some point; that of a point's bytes or equation comes before that of another's subgroup.
#[inline]
pub fn pairing_check(input: &[u8]) -> Result<bool, DecodeError> {
    if input.is_empty() || !input.len().is_multiple_of(PAIR) {
        return Err(DecodeError::Length);
    }
    let pairs = input.chunks_exact(PAIR).map(|pair| {
        let (p, q) = pair.split_at(G1_POINT);
        Ok((point::<G1>(p)?, point::<G2>(q)?))
    });
    let (p, q): (Vec<_>, Vec<_>) = pairs.collect::<Result<Vec<_>, DecodeError>>()?.into_iter().unzip();
    let (p, q) = (CurvePoint::all_into_subgroup(&p)?, CurvePoint::all_into_subgroup(&q)?);
    let refs: Vec<(&G1Affine, &G2Affine)> = p.iter().zip(&q).collect();
    Ok(super::pairing_check(&refs))
}

/// `BLS12_MAP_FP_TO_G1` (address 0x10): the point of G1 of a field element of 64 bytes.
///
/// # Errors
/// [`DecodeError::Length`], [`DecodeError::Padding`] or [`DecodeError::NotCanonical`].
#[inline]
pub fn map_fp_to_g1(input: &[u8]) -> Result<[u8; G1_POINT], DecodeError> {
    map::<G1, G1_POINT>(input)
}

/// `BLS12_MAP_FP2_TO_G2` (address 0x11): the point of G2 of a field element of 128 bytes.
///
/// # Errors
/// Those of [`map_fp_to_g1`].
#[inline]
pub fn map_fp2_to_g2(input: &[u8]) -> Result<[u8; G2_POINT], DecodeError> {
    map::<G2, G2_POINT>(input)
}

#[cfg(test)]
mod tests {
    use super::super::precompile_vectors::CASES;
    use super::*;
    use crate::test_support::{hex, unhex};

    #[test]
    fn vectors_of_eip_2537() {
        for (contract, name, input, expected) in CASES {
            let input = unhex(input);
            let result = match *contract {
                "g1add" => g1_add(&input).map(|out| hex(&out)),
                "g1msm" => g1_msm(&input).map(|out| hex(&out)),
                "g2add" => g2_add(&input).map(|out| hex(&out)),
                "g2msm" => g2_msm(&input).map(|out| hex(&out)),
                "map_fp_to_g1" => map_fp_to_g1(&input).map(|out| hex(&out)),
                "map_fp2_to_g2" => map_fp2_to_g2(&input).map(|out| hex(&out)),
                _ => pairing_check(&input).map(|out| format!("{:064x}", u8::from(out))),
            };
            assert_eq!(result.as_deref(), expected.as_ref().map(|out| *out), "{name}");
        }
    }

    /// Of a sum's terms, the first bad one says what is wrong.
    #[test]
    fn first_error() {
        let point = |p: &Projective<G1>| output::<G1, G1_POINT>(&p.to_affine());
        let good = point(&Projective::generator());
        let outside = point(&G1::map_to_curve(&Fp::ONE));
        let off_curve = [[0; 127].as_slice(), &[1]].concat();
        let not_canonical = [[0; 16].as_slice(), &[255; 48], &[0; 64]].concat();
        let errors = [
            (&good[..], None),
            (&outside[..], Some(DecodeError::NotInSubgroup)),
            (&off_curve[..], Some(DecodeError::NotOnCurve)),
            (&not_canonical[..], Some(DecodeError::NotCanonical)),
        ];
        for (p, first) in errors {
            for (q, second) in errors {
                let sum = g1_msm(&[p, &[1; SCALAR], q, &[1; SCALAR]].concat());
                assert_eq!(sum.err(), first.or(second));
            }
        }
    }

    #[test]
    fn lengths() {
        assert_eq!(pairing_check(&[]), Err(DecodeError::Length));
        assert_eq!(pairing_check(&[0; PAIR + 1]), Err(DecodeError::Length));
        assert_eq!(pairing_check(&[0; PAIR]), Ok(true));
        assert_eq!(g1_msm(&[0; 161]), Err(DecodeError::Length));
        assert_eq!(g1_add(&[0; 255]), Err(DecodeError::Length));
        assert_eq!(g2_add(&[0; 512]), Ok([0; 256]));
        assert_eq!(map_fp_to_g1(&[0; 65]), Err(DecodeError::Length));
    }
}

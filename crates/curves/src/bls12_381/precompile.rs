//! The functions of Ethereum's precompiled contracts on this curve (EIP-2537), with their treatment of input bytes: an
//! element of `Fp` has 64 bytes of which the first 16 are zero, the coefficient of 1 comes before that of `u`, infinity
//! is zeros. Additions take any point of the curve, the others want the subgroup. Everything here is public: nothing is
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
    use montane_fields::Modulus;
    use montane_testing::{Refusals, hex, plus_p, unhex};

    use super::super::precompile_vectors::CASES;
    use super::*;
    use crate::curve_tests::{Cofactor, of_small_order, off_the_curve, strangers};

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

    /// What the contract says about the good input, and of its forgeries: other lengths, and each element at these
    /// places with a byte before it or written with the prime added.
    fn elements(
        contract: impl Fn(&[u8]) -> Result<Vec<u8>, DecodeError>,
        good: &[u8],
        lengths: &[usize],
        places: impl Iterator<Item = usize>,
    ) {
        let accepted = contract(good);
        assert!(accepted.is_ok());
        let table = Refusals::of(good.to_vec(), |input: &Vec<u8>| contract(input), accepted);
        for &len in lengths {
            table.row("the length is that of whole arguments", Err(DecodeError::Length), |b| b.resize(len, 0));
        }
        for at in places {
            for i in [0, PADDING - 1] {
                table.row("an element begins with zeros", Err(DecodeError::Padding), |b| b[at + i] = 1);
            }
            table.row("an element is below the prime", Err(DecodeError::NotCanonical), |b| {
                plus_p(&mut b[at + PADDING..at + ELEMENT], &montane_fields::bls12_381::P::P);
            });
        }
    }

    /// The rules of a point at `at` of a good input: it is on the curve and, if that is asked, in the subgroup.
    fn points<C: Cofactor<Base: Element>, const LEN: usize>(
        contract: impl Fn(&[u8]) -> Result<Vec<u8>, DecodeError>,
        good: &[u8],
        at: usize,
        subgroup: bool,
    ) {
        let table = Refusals::of(good.to_vec(), |input: &Vec<u8>| contract(input), contract(good));
        let put = |p: &Affine<C>, b: &mut Vec<u8>| b[at..at + LEN].copy_from_slice(&output::<C, LEN>(p));
        let row = "the point is on the curve";
        table.row(row, Err(DecodeError::NotOnCurve), |b| put(&off_the_curve::<C>(2), b));
        // One coordinate alone that is zero is no infinity.
        table.row(row, Err(DecodeError::NotOnCurve), |b| b[at..at + LEN / 2].fill(0));
        table.row(row, Err(DecodeError::NotOnCurve), |b| b[at + LEN / 2..at + LEN].fill(0));
        for outside in strangers::<C>(2).iter().chain(&of_small_order::<C>()) {
            let mut input = good.to_vec();
            put(outside, &mut input);
            if subgroup {
                table.row("the point is in the subgroup", Err(DecodeError::NotInSubgroup), |b| *b = input);
            } else {
                assert!(contract(&input).is_ok());
            }
        }
    }

    /// Every rule of every contract, and of points among others at every place.
    #[test]
    fn refusals() {
        fn bytes<const N: usize>(result: Result<[u8; N], DecodeError>) -> Result<Vec<u8>, DecodeError> {
            result.map(|out| out.to_vec())
        }
        let (g1, g2) = (Projective::<G1>::generator(), Projective::<G2>::generator());
        let g1 = output::<G1, G1_POINT>(&g1.to_affine());
        let (g2, minus_g2) = (output::<G2, G2_POINT>(&g2.to_affine()), output::<G2, G2_POINT>(&(-g2).to_affine()));
        let every = |len: usize| (0..len).step_by(ELEMENT);
        let of_add = |len: usize| [0, len - 1, len, 2 * len - 1, 2 * len + 1, 3 * len];

        let input = [g1, g1].concat();
        elements(|b| bytes(g1_add(b)), &input, &of_add(G1_POINT), every(input.len()));
        (0..2).for_each(|i| points::<G1, G1_POINT>(|b| bytes(g1_add(b)), &input, i * G1_POINT, false));
        let input = [g2, g2].concat();
        elements(|b| bytes(g2_add(b)), &input, &of_add(G2_POINT), every(input.len()));
        (0..2).for_each(|i| points::<G2, G2_POINT>(|b| bytes(g2_add(b)), &input, i * G2_POINT, false));

        // Nothing is no sum. Three terms, and as many as take lanes.
        for terms in [3, 9] {
            let (term, last) = (G1_POINT + SCALAR, terms - 1);
            let input = [&g1[..], &[7; SCALAR]].concat().repeat(terms);
            let lengths = [0, 1, G1_POINT, term - 1, term + 1, terms * term - 1];
            let of_terms = [0, last].into_iter().flat_map(|i| every(G1_POINT).map(move |at| i * term + at));
            elements(|b| bytes(g1_msm(b)), &input, &lengths, of_terms);
            [0, last].into_iter().for_each(|i| points::<G1, G1_POINT>(|b| bytes(g1_msm(b)), &input, i * term, true));
            let term = G2_POINT + SCALAR;
            let input = [&g2[..], &[7; SCALAR]].concat().repeat(terms);
            let lengths = [0, 1, G2_POINT, term - 1, term + 1, terms * term - 1];
            let of_terms = [0, last].into_iter().flat_map(|i| every(G2_POINT).map(move |at| i * term + at));
            elements(|b| bytes(g2_msm(b)), &input, &lengths, of_terms);
            [0, last].into_iter().for_each(|i| points::<G2, G2_POINT>(|b| bytes(g2_msm(b)), &input, i * term, true));
        }

        let check = |b: &[u8]| pairing_check(b).map(|trivial| vec![trivial.into()]);
        let input = [&g1[..], &g2, &g1, &minus_g2].concat();
        assert_eq!(check(&input), Ok(vec![1]));
        assert_eq!(check(&input[..PAIR]), Ok(vec![0]));
        assert_eq!(check(&[0; PAIR]), Ok(vec![1]));
        elements(check, &input, &[0, 1, G1_POINT, PAIR - 1, PAIR + 1, 2 * PAIR - 1], every(input.len()));
        for i in 0..2 {
            points::<G1, G1_POINT>(check, &input, i * PAIR, true);
            points::<G2, G2_POINT>(check, &input, i * PAIR + G1_POINT, true);
            // Beside infinity as well.
            let mut beside = input.clone();
            beside[i * PAIR..i * PAIR + G1_POINT].fill(0);
            points::<G2, G2_POINT>(check, &beside, i * PAIR + G1_POINT, true);
            let mut beside = input.clone();
            beside[i * PAIR + G1_POINT..][..G2_POINT].fill(0);
            points::<G1, G1_POINT>(check, &beside, i * PAIR, true);
        }

        let of_map = |len: usize| [0, 1, len - 1, len + 1, 2 * len];
        elements(|b| bytes(map_fp_to_g1(b)), &[0; ELEMENT], &of_map(ELEMENT), every(ELEMENT));
        elements(|b| bytes(map_fp2_to_g2(b)), &[0; 2 * ELEMENT], &of_map(2 * ELEMENT), every(2 * ELEMENT));
    }

    /// `(0, 2)` is a point, of order 3; zeros are infinity, for the sums and the other contracts.
    #[test]
    fn what_is_infinity() {
        let [p, minus_p] = [Fp::from_u64(2), -Fp::from_u64(2)]
            .map(|y| output::<G1, G1_POINT>(&Affine::from_coordinates_unchecked(Fp::from_u64(0), y)));
        let (o, zeros) = ([0; G1_POINT], [0; G2_POINT]);
        assert_eq!(g1_add(&[p, p].concat()), Ok(minus_p));
        assert_eq!(g1_add(&[p, minus_p].concat()), Ok(o));
        assert_eq!((g1_add(&[p, o].concat()), g1_add(&[o, p].concat())), (Ok(p), Ok(p)));
        assert_eq!((g1_add(&[o, o].concat()), g2_add(&[zeros, zeros].concat())), (Ok(o), Ok(zeros)));
        assert_eq!(g1_msm(&[0; G1_POINT + SCALAR]), Ok(o));
        assert_eq!(g2_msm(&[0; G2_POINT + SCALAR]), Ok(zeros));
    }
}

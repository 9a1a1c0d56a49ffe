//! Points as bytes: compressed and uncompressed encodings.

use alloc::vec::Vec;

use group::{GroupEncoding, UncompressedEncoding};
use montane_fields::{Coordinate, Field};
use montane_kernels::cpu::tuning::shares::DECODED;
use subtle::{Choice, ConditionallySelectable, CtOption};

use crate::format::{BatchDecodeError, ByteString, DecodeError, Flags, Header};
use crate::shares::in_shares;
use crate::weierstrass::{Affine, Curve, Projective};

/// `y` or `-y`, whichever is the larger one or is not.
fn with_sign<F: Coordinate>(y: &F, largest: bool) -> F {
    let negate = y.is_largest() ^ Choice::from(u8::from(largest));
    F::conditional_select(y, &y.neg(), negate)
}

impl<C: Curve> Affine<C> {
    /// The compressed encoding. Constant time.
    #[must_use]
    pub fn to_compressed(&self) -> C::Compressed {
        let (smaller, larger, infinity, _) = C::FLAGS.bits();
        let mut out = C::Compressed::ZERO;
        let x = C::Base::conditional_select(&self.x, &C::Base::ZERO, self.infinity);
        x.write_be(out.as_mut());
        let flag = u8::conditional_select(&smaller, &larger, self.y.is_largest());
        out.as_mut()[0] |= u8::conditional_select(&flag, &infinity, self.infinity);
        out
    }

    /// The uncompressed encoding. Constant time.
    #[must_use]
    pub fn to_uncompressed(&self) -> C::Uncompressed {
        let (_, _, _, infinity) = C::FLAGS.bits();
        let mut out = C::Uncompressed::ZERO;
        let (x, y) = out.as_mut().split_at_mut(C::Base::BYTES);
        C::Base::conditional_select(&self.x, &C::Base::ZERO, self.infinity).write_be(x);
        C::Base::conditional_select(&self.y, &C::Base::ZERO, self.infinity).write_be(y);
        out.as_mut()[0] |= u8::conditional_select(&0, &infinity, self.infinity);
        out
    }

    /// The point of a compressed encoding, in the subgroup.
    ///
    /// # Errors
    /// Each rule that the bytes may break has its own [`DecodeError`]; the time tells which.
    pub fn from_compressed(bytes: &C::Compressed) -> Result<Self, DecodeError> {
        let point = Self::from_compressed_unchecked(bytes)?;
        // Its y was computed from the equation.
        if bool::from(C::is_torsion_free_unchecked(&point)) { Ok(point) } else { Err(DecodeError::NotInSubgroup) }
    }

    /// The points of many compressed encodings, all in the subgroup: as [`Self::from_compressed`] of each, in a
    /// fraction of the time where the CPU has vector lanes; with the `rayon` feature, on the threads of the caller's
    /// pool.
    ///
    /// # Errors
    /// The first encoding that breaks a rule, and the rule.
    pub fn from_compressed_batch(bytes: &[C::Compressed]) -> Result<Vec<Self>, BatchDecodeError> {
        Self::decode_batch(bytes, true)
    }

    /// The points of many compressed encodings, on the curve but perhaps outside the subgroup: as
    /// [`Self::from_compressed_unchecked`] of each, in a fraction of the time where the CPU has vector lanes; with the
    /// `rayon` feature, on the threads of the caller's pool.
    ///
    /// # Errors
    /// The first encoding that breaks a rule, and the rule.
    pub fn from_compressed_batch_unchecked(bytes: &[C::Compressed]) -> Result<Vec<Self>, BatchDecodeError> {
        Self::decode_batch(bytes, false)
    }

    fn decode_batch(bytes: &[C::Compressed], subgroup: bool) -> Result<Vec<Self>, BatchDecodeError> {
        let mut points = Vec::with_capacity(bytes.len());
        for share in in_shares(bytes, DECODED, |share| Self::decode_share(share, subgroup)) {
            points.extend(share.map_err(|e| BatchDecodeError { index: points.len() + e.index, ..e })?);
        }
        Ok(points)
    }

    fn decode_share(bytes: &[C::Compressed], subgroup: bool) -> Result<Vec<Self>, BatchDecodeError> {
        let at = |index| move |error| BatchDecodeError { index, error };
        // Finite points wait for their y with its sign; whatever follows an encoding that is refused already is of no
        // account.
        let mut points = Vec::with_capacity(bytes.len());
        let (mut places, mut xs) = (Vec::new(), Vec::new());
        let mut refused = None;
        for (i, encoding) in bytes.iter().enumerate() {
            match Self::parse_compressed(encoding) {
                Ok(None) => points.push(Self::identity()),
                Ok(Some((x, largest))) => {
                    places.push((i, largest));
                    xs.push(x);
                    points.push(Self::from_coordinates_unchecked(x, C::Base::ZERO));
                }
                Err(error) => {
                    refused = Some(at(i)(error));
                    break;
                }
            }
        }
        let Some(solutions) = C::solve_in_lanes(&xs, subgroup) else {
            let decode = if subgroup { Self::from_compressed } else { Self::from_compressed_unchecked };
            return bytes.iter().enumerate().map(|(i, bytes)| decode(bytes).map_err(at(i))).collect();
        };
        for ((i, largest), solution) in places.into_iter().zip(solutions) {
            if !solution.on_curve {
                return Err(at(i)(DecodeError::NotOnCurve));
            }
            if subgroup && !solution.in_subgroup {
                return Err(at(i)(DecodeError::NotInSubgroup));
            }
            points[i].y = with_sign(&solution.y, largest);
        }
        refused.map_or(Ok(points), Err)
    }

    /// The `x` of a finite point and whether its `y` is the larger one; nothing for infinity.
    fn parse_compressed(bytes: &C::Compressed) -> Result<Option<(C::Base, bool)>, DecodeError> {
        let largest = match C::FLAGS.compressed(bytes.as_ref()[0])? {
            Header::Compressed { largest } => largest,
            _ => return Self::infinity_of(bytes.as_ref()).map(|_| None),
        };
        let mut plain = *bytes;
        plain.as_mut()[0] &= !C::FLAGS.mask();
        let x = C::Base::read_be(plain.as_ref()).ok_or(DecodeError::NotCanonical)?;
        Ok(Some((x, largest)))
    }

    /// The point of a compressed encoding, on the curve but perhaps outside the subgroup.
    ///
    /// # Errors
    /// As [`Affine::from_compressed`], without [`DecodeError::NotInSubgroup`].
    pub fn from_compressed_unchecked(bytes: &C::Compressed) -> Result<Self, DecodeError> {
        let Some((x, largest)) = Self::parse_compressed(bytes)? else {
            return Ok(Self::identity());
        };
        let y = Option::<C::Base>::from(Self::y_squared(&x).sqrt()).ok_or(DecodeError::NotOnCurve)?;
        Ok(Self::from_coordinates_unchecked(x, with_sign(&y, largest)))
    }

    /// The point of an uncompressed encoding, in the subgroup.
    ///
    /// # Errors
    /// Each rule that the bytes may break has its own [`DecodeError`]; the time tells which.
    pub fn from_uncompressed(bytes: &C::Uncompressed) -> Result<Self, DecodeError> {
        let point = Self::from_uncompressed_unchecked(bytes)?;
        point.validate()?;
        Ok(point)
    }

    /// The point of an uncompressed encoding; neither the equation nor the subgroup is checked:
    /// [`Affine::validate`] checks both.
    ///
    /// # Errors
    /// Those of the flags, and [`DecodeError::NotCanonical`].
    pub fn from_uncompressed_unchecked(bytes: &C::Uncompressed) -> Result<Self, DecodeError> {
        let bytes = bytes.as_ref();
        if C::FLAGS.uncompressed(bytes[0])? == Header::Infinity {
            return Self::infinity_of(bytes);
        }
        if C::FLAGS == Flags::TwoBits && bytes.iter().all(|byte| *byte == 0) {
            return Ok(Self::identity());
        }
        let (x, y) = bytes.split_at(C::Base::BYTES);
        let x = C::Base::read_be(x).ok_or(DecodeError::NotCanonical)?;
        let y = C::Base::read_be(y).ok_or(DecodeError::NotCanonical)?;
        Ok(Self::from_coordinates_unchecked(x, y))
    }

    /// The point with these coordinates, in the subgroup.
    ///
    /// # Errors
    /// [`DecodeError::NotOnCurve`] or [`DecodeError::NotInSubgroup`].
    pub fn from_coordinates(x: C::Base, y: C::Base) -> Result<Self, DecodeError> {
        let point = Self::from_coordinates_unchecked(x, y);
        point.validate()?;
        Ok(point)
    }

    /// Whether the point is in the group: on the curve and in its subgroup, or infinity. Nothing is taken as known, so
    /// that this makes up for every check that an `_unchecked` constructor left out. The time tells the verdict.
    ///
    /// # Errors
    /// [`DecodeError::NotOnCurve`] or [`DecodeError::NotInSubgroup`].
    pub fn validate(&self) -> Result<(), DecodeError> {
        if bool::from(!self.is_on_curve()) {
            return Err(DecodeError::NotOnCurve);
        }
        if bool::from(C::is_torsion_free_unchecked(self)) { Ok(()) } else { Err(DecodeError::NotInSubgroup) }
    }

    /// Infinity, if nothing but its flag is set.
    fn infinity_of(bytes: &[u8]) -> Result<Self, DecodeError> {
        let stray = (bytes[0] & !C::FLAGS.mask()) | bytes[1..].iter().fold(0, |a, b| a | b);
        if stray == 0 { Ok(Self::identity()) } else { Err(DecodeError::InfinityNotEmpty) }
    }
}

type Repr<B> = <B as ByteString>::Repr;

/// A result as the constant-time option that the traits of `group` want.
fn option<C: Curve>(result: Result<Affine<C>, DecodeError>) -> CtOption<Affine<C>> {
    match result {
        Ok(point) => CtOption::new(point, Choice::from(1)),
        Err(_) => CtOption::new(Affine::identity(), Choice::from(0)),
    }
}

impl<C: Curve> GroupEncoding for Affine<C> {
    type Repr = Repr<C::Compressed>;
    fn from_bytes(bytes: &Self::Repr) -> CtOption<Self> {
        option(Self::from_compressed(&(*bytes).into()))
    }
    fn from_bytes_unchecked(bytes: &Self::Repr) -> CtOption<Self> {
        option(Self::from_compressed_unchecked(&(*bytes).into()))
    }
    fn to_bytes(&self) -> Self::Repr {
        self.to_compressed().into()
    }
}

impl<C: Curve> GroupEncoding for Projective<C> {
    type Repr = Repr<C::Compressed>;
    fn from_bytes(bytes: &Self::Repr) -> CtOption<Self> {
        Affine::from_bytes(bytes).map(Self::from)
    }
    fn from_bytes_unchecked(bytes: &Self::Repr) -> CtOption<Self> {
        Affine::from_bytes_unchecked(bytes).map(Self::from)
    }
    fn to_bytes(&self) -> Self::Repr {
        self.to_affine().to_bytes()
    }
}

impl<C: Curve> UncompressedEncoding for Affine<C> {
    type Uncompressed = Repr<C::Uncompressed>;
    fn from_uncompressed(bytes: &Self::Uncompressed) -> CtOption<Self> {
        option(Self::from_uncompressed(&(*bytes).into()))
    }
    fn from_uncompressed_unchecked(bytes: &Self::Uncompressed) -> CtOption<Self> {
        option(Self::from_uncompressed_unchecked(&(*bytes).into()))
    }
    fn to_uncompressed(&self) -> Self::Uncompressed {
        self.to_uncompressed().into()
    }
}

//! ristretto255 (RFC 9496): the group of prime order `L` made of edwards25519. Constant time unless a name says
//! otherwise.
//!
//! An element is a class of eight points, any of which stands for it. What differs between them is not to be seen: they
//! are equal, and have one encoding.

use alloc::vec::Vec;
use core::fmt;

use montane_fields::curve25519::{
    FieldForm, FieldOps, SQRT_MINUS_ONE, bytes_to_words, inverse_sqrt, invert, is_canonical, is_odd, is_zero,
    sqrt_ratio, words_to_bytes,
};
use montane_fields::modulus::from_hex;
use montane_groups::MsmError;
use rand_core::TryRng;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};
use zeroize::{Zeroize, Zeroizing};

use super::operators::{additive_operators, product_operators};
use super::roots::sqrt_ratio_both;
use super::{EdwardsPoint, Scalar, constants, split_sign};
use crate::edwards::{Completed, Extended};

/// The odd root of `a d - 1 = -d - 1` (RFC 9496, section 4.1).
const SQRT_AD_MINUS_ONE: [u64; 4] = from_hex("376931bf2b8348ac 0f3cfcc931f5d1fd af9d8e0c1b7854bd 7e97f6a0497b2e1b");
/// The even root of `1 / (a - d) = 1 / (-1 - d)`.
const INVSQRT_A_MINUS_D: [u64; 4] = from_hex("786c8905cfaffca2 16c27b91fe01d840 9d2f16175a4172be 99c8fdaa805d40ea");
/// `1 - d^2`
const ONE_MINUS_D_SQ: [u64; 4] = from_hex("029072a8b2b3e0d7 9994abddbe70dfe4 2c81a138cd5e350f e27c09c1945fc176");
/// `(d - 1)^2`
const D_MINUS_ONE_SQ: [u64; 4] = from_hex("5968b37af66c2241 4cdcd32f529b4eeb d29e4a2cb01e1999 31ad5aaa44ed4d20");

/// An element of the group, by one of its points.
///
/// ```
/// # mod montane { pub mod edwards25519 { pub use montane_edwards25519::*; } }
/// use montane::edwards25519::{CompressedRistretto, RistrettoPoint, Scalar};
/// use sha2::{Digest, Sha512};
///
/// // A commitment to 42. The second point is a hash of a label, so that nobody knows its logarithm.
/// let h = RistrettoPoint::from_uniform_bytes(&Sha512::digest(b"my protocol: blinding").into());
/// let blinding = Scalar::from_bytes_mod_order([9; 32]); // secret random bytes in a program, new for each commitment
/// let commitment = RistrettoPoint::mul_base(&Scalar::from(42u64)) + h * blinding;
/// let bytes: [u8; 32] = commitment.compress().to_bytes();
/// // Each element has one encoding, and other bytes are refused.
/// assert_eq!(CompressedRistretto(bytes).decompress(), Some(commitment));
/// ```
#[derive(Clone, Copy, Default)]
pub struct RistrettoPoint(pub(super) EdwardsPoint);

/// The encoding of an element, 32 bytes.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CompressedRistretto(pub [u8; 32]);

/// `|a|`: of `a` and `-a` the even one.
#[inline(always)]
fn abs<F: FieldForm>(a: F) -> F {
    F::select(a, a.neg(), is_odd(a))
}

/// RFC 9496, section 4.3.1, from a canonical even `s`: the point, and 1 if there is one.
fn decode<F: FieldForm>(s: F) -> (Extended<F>, u64) {
    let isa = s.isa();
    let one = F::one(isa);
    let s2 = s.square();
    let u1 = one.sub(s2);
    let u2 = one.add(s2);
    let u2_2 = u2.square();
    let v = F::from_words(isa, constants::D).mul(u1.square()).neg().sub(u2_2);
    // Either root: x is made even, and y has the square of it.
    let (is_square, root) = inverse_sqrt(v.mul(u2_2));
    let den_x = root.mul(u2);
    let den_y = root.mul(den_x).mul(v);
    let x = abs(s.add(s).mul(den_x));
    let y = u1.mul(den_y);
    let point = Extended::from_affine(x, y);
    (point, is_square & (1 ^ is_odd(point.t)) & (1 ^ is_zero(y)))
}

/// [`decode`] in the fastest form.
#[inline]
pub(super) fn decode_words(s: [u64; 4]) -> (EdwardsPoint, u64) {
    best_form!(|isa: F| {
        let (point, valid) = decode(F::from_words(isa, s));
        (EdwardsPoint::store(&point), valid)
    })
}

/// RFC 9496, section 4.3.2: the canonical `s`.
fn encode<F: FieldForm>(p: &Extended<F>) -> F {
    let isa = p.x.isa();
    let u1 = p.z.add(p.y).mul(p.z.sub(p.y));
    let u2 = p.x.mul(p.y);
    // Either root: what depends on its sign is made even at the end.
    let (_, root) = inverse_sqrt(u1.mul(u2.square()));
    let z_inverse = root.square().mul(u1.mul(u2).mul(p.t));
    let i = F::from_words(isa, SQRT_MINUS_ONE);
    let rotate = is_odd(p.t.mul(z_inverse));
    let x = F::select(p.x, p.y.mul(i), rotate);
    let y = F::select(p.y, p.x.mul(i), rotate);
    let den = root.mul(F::select(u2, u1.mul(F::from_words(isa, INVSQRT_A_MINUS_D)), rotate));
    let y = F::select(y, y.neg(), is_odd(x.mul(z_inverse)));
    abs(den.mul(p.z.sub(y)))
}

/// RFC 9496, section 4.3.4, the function MAP.
fn map<F: FieldForm>(t: F) -> Extended<F> {
    let [r, u, v] = map_ratio(t);
    map_by_root(t, [r, v], sqrt_ratio(u, v))
}

/// [`map`] of two.
fn map_both<F: FieldForm>(t: [F; 2]) -> [Extended<F>; 2] {
    let [[r0, u0, v0], [r1, u1, v1]] = t.map(map_ratio);
    let [root0, root1] = sqrt_ratio_both([u0, u1], [v0, v1]);
    [map_by_root(t[0], [r0, v0], root0), map_by_root(t[1], [r1, v1], root1)]
}

/// `r` of the function MAP, and `u` and `v` whose ratio has a root there.
fn map_ratio<F: FieldForm>(t: F) -> [F; 3] {
    let isa = t.isa();
    let one = F::one(isa);
    let d = F::from_words(isa, constants::D);
    let r = t.square().mul(F::from_words(isa, SQRT_MINUS_ONE));
    let u = r.add(one).mul(F::from_words(isa, ONE_MINUS_D_SQ));
    let v = one.neg().sub(r.mul(d)).mul(r.add(d));
    [r, u, v]
}

/// The function MAP from the root on.
fn map_by_root<F: FieldForm>(t: F, [r, v]: [F; 2], (is_square, root): (u64, F)) -> Extended<F> {
    let isa = t.isa();
    let one = F::one(isa);
    let s = F::select(abs(root.mul(t)).neg(), root, is_square);
    let c = F::select(r, one.neg(), is_square);
    let n = c.mul(r.sub(one)).mul(F::from_words(isa, D_MINUS_ONE_SQ)).sub(v);
    let s2 = s.square();
    let w0 = s.add(s).mul(v);
    let w1 = n.mul(F::from_words(isa, SQRT_AD_MINUS_ONE));
    // x = w0 / w1, y = w2 / w3
    Completed::from_fractions([w0, w1], [one.sub(s2), one.add(s2)]).extended()
}

/// Encodings of `2 P` for many `P` with one inversion instead of a root for each: of a doubled point the square that
/// [`encode`] takes the root of has a root that is known.
///
/// With `e = 2XY`, `f = Z^2 + dT^2`, `g = X^2 + Y^2`, `h = Z^2 - dT^2`, the point `2 P` is `(e h : g f : f h : e g)`,
/// so `x = e / f` and `y = g / h`, and the root is `1 / (e g f h)` times a constant.
///
/// Source: Hamburg, "Decaf" (eprint 2015/673), section 4 and its batched form in the notes on Ristretto.
fn encode_doubles<F: FieldForm>(isa: F::Isa, points: &[RistrettoPoint]) -> Vec<CompressedRistretto> {
    let d = F::from_words(isa, constants::D);
    let i = F::from_words(isa, SQRT_MINUS_ONE);
    let (mut states, mut products) = (Vec::with_capacity(points.len()), Vec::with_capacity(points.len()));
    let mut product = F::one(isa);
    for point in points {
        let Extended { x, y, z, t } = point.0.load::<F>(isa);
        let (z2, dt2, xy) = (z.square(), t.square().mul(d), x.mul(y));
        let (e, f, g, h) = (xy.add(xy), z2.add(dt2), x.square().add(y.square()), z2.sub(dt2));
        let (eg, fh) = (e.mul(g), f.mul(h));
        let both = eg.mul(fh);
        // Of order 4 or less: then e g f h = 0, and the encoding is zero.
        let neutral = is_zero(both);
        let both = F::select(both, F::one(isa), neutral);
        states.push(([e, f, g, h, eg, fh, both], neutral));
        products.push(product);
        product = product.mul(both);
    }
    let mut inverse = invert(product);
    let mut encodings = Vec::with_capacity(points.len());
    for (([e, f, g, h, eg, fh, both], neutral), before) in states.into_iter().zip(products).rev() {
        let own = F::select(inverse.mul(before), F::zero(isa), neutral);
        inverse = inverse.mul(both);
        let (z_inverse, t_inverse) = (eg.mul(own), fh.mul(own));
        let rotate = is_odd(eg.mul(z_inverse));
        let (e, g) = (F::select(e, g, rotate), F::select(g, e.neg(), rotate));
        let h = F::select(h, f.mul(i), rotate);
        let factor = F::select(F::from_words(isa, INVSQRT_A_MINUS_D), i, rotate);
        let g = F::select(g, g.neg(), is_odd(h.mul(e).mul(z_inverse)));
        let s = abs(h.sub(g).mul(factor).mul(g).mul(t_inverse));
        encodings.push(CompressedRistretto(words_to_bytes(&s.to_words())));
    }
    encodings.reverse();
    encodings
}

impl CompressedRistretto {
    /// The bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The bytes.
    #[must_use]
    pub const fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The element, if these bytes are an encoding: RFC 9496, section 4.3.1. Time depends on whether they are, and on
    /// nothing else.
    #[must_use]
    #[inline]
    pub fn decompress(&self) -> Option<RistrettoPoint> {
        let words = bytes_to_words(&self.0);
        if !is_canonical(&words) || words[0] & 1 == 1 {
            return None;
        }
        let (point, valid) = decode_words(words);
        (valid == 1).then_some(RistrettoPoint(point))
    }
}

impl fmt::Debug for CompressedRistretto {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CompressedRistretto(")?;
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        f.write_str(")")
    }
}

impl ConstantTimeEq for CompressedRistretto {
    #[inline]
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl Zeroize for CompressedRistretto {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

impl RistrettoPoint {
    /// The neutral element, whose encoding is all zeros.
    pub const IDENTITY: Self = Self(EdwardsPoint::IDENTITY);

    /// The generator: the class of the base point of Ed25519.
    pub const BASEPOINT: Self = Self(EdwardsPoint::BASEPOINT);

    /// The encoding: RFC 9496, section 4.3.2.
    #[must_use]
    #[inline]
    pub fn compress(&self) -> CompressedRistretto {
        CompressedRistretto(best_form!(|isa: F| words_to_bytes(&encode(&self.0.load::<F>(isa)).to_words())))
    }

    /// The encodings of `2 P` for many `P`, several times faster than each for itself.
    #[must_use]
    #[inline]
    pub fn double_and_compress_batch(points: &[Self]) -> Vec<CompressedRistretto> {
        best_form!(|isa: F| encode_doubles::<F>(isa, points))
    }

    /// The element that 64 uniform bytes give: RFC 9496, section 4.3.4. Uniform, and nobody knows its logarithm.
    #[must_use]
    #[inline]
    pub fn from_uniform_bytes(bytes: &[u8; 64]) -> Self {
        let halves: [[u8; 32]; 2] = core::array::from_fn(|i| core::array::from_fn(|j| bytes[32 * i + j]));
        let [t1, t2] = halves.map(|half| split_sign(&half).0);
        Self(best_form!(|isa: F| {
            let [p, q] = map_both([F::from_words(isa, t1), F::from_words(isa, t2)]);
            EdwardsPoint::store(&p.add(&q.cached(F::from_words(isa, constants::D2))).extended())
        }))
    }

    /// The element that the function MAP of RFC 9496, section 4.3.4, makes of a number of 255 bits, least significant
    /// byte first (the highest bit is ignored): not uniform.
    #[must_use]
    #[inline]
    pub fn map_to_curve(bytes: &[u8; 32]) -> Self {
        let (t, _) = split_sign(bytes);
        Self(best_form!(|isa: F| EdwardsPoint::store(&map(F::from_words(isa, t)))))
    }

    /// A uniform element, whose logarithm nobody knows.
    ///
    /// # Errors
    /// Those of the generator.
    pub fn try_random<R: TryRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        let mut uniform = Zeroizing::new([0; 64]);
        rng.try_fill_bytes(&mut *uniform)?;
        Ok(Self::from_uniform_bytes(&uniform))
    }

    /// A uniform element, whose logarithm nobody knows.
    #[must_use]
    pub fn random<R: rand_core::CryptoRng + ?Sized>(rng: &mut R) -> Self {
        let Ok(point) = Self::try_random(rng);
        point
    }

    /// `self + other`
    #[must_use]
    #[inline]
    pub fn add(&self, other: &Self) -> Self {
        Self(self.0.add(&other.0))
    }

    /// `self - other`
    #[must_use]
    #[inline]
    pub fn sub(&self, other: &Self) -> Self {
        Self(self.0.sub(&other.0))
    }

    /// `-self`
    #[must_use]
    pub fn neg(&self) -> Self {
        Self(self.0.neg())
    }

    /// `2 self`
    #[must_use]
    #[inline]
    pub fn double(&self) -> Self {
        Self(self.0.double())
    }

    /// `[scalar] self`
    #[must_use]
    #[inline]
    pub fn mul(&self, scalar: &Scalar) -> Self {
        Self(self.0.mul(scalar))
    }

    /// `[scalar] BASEPOINT`
    #[must_use]
    #[inline]
    pub fn mul_base(scalar: &Scalar) -> Self {
        Self(EdwardsPoint::mul_base(scalar))
    }

    /// `[scalar] self`, for a scalar and an element that are not secret.
    #[must_use]
    #[inline]
    pub fn mul_vartime(&self, scalar: &Scalar) -> Self {
        Self(self.0.mul_vartime(scalar))
    }

    /// `[a] A + [b] BASEPOINT`, for scalars and an element that are not secret.
    #[must_use]
    #[inline]
    pub fn double_scalar_mul_basepoint_vartime(a: &Scalar, point: &Self, b: &Scalar) -> Self {
        Self(EdwardsPoint::double_scalar_mul_basepoint_vartime(a, &point.0, b))
    }

    /// `sum of scalars[i] points[i]`; constant time but for how many there are.
    ///
    /// # Errors
    /// If there are not as many scalars as points.
    #[inline]
    pub fn msm(points: &[Self], scalars: &[Scalar]) -> Result<Self, MsmError> {
        EdwardsPoint::msm(&edwards(points), scalars).map(Self)
    }

    /// `sum of scalars[i] points[i]`, for scalars and elements that are not secret.
    ///
    /// # Errors
    /// If there are not as many scalars as points.
    #[inline]
    pub fn msm_vartime(points: &[Self], scalars: &[Scalar]) -> Result<Self, MsmError> {
        EdwardsPoint::msm_vartime(&edwards(points), scalars).map(Self)
    }

    /// Whether this is the neutral element.
    #[must_use]
    #[inline]
    pub fn is_identity(&self) -> Choice {
        self.ct_eq(&Self::IDENTITY)
    }
}

#[inline]
fn edwards(points: &[RistrettoPoint]) -> Vec<EdwardsPoint> {
    points.iter().map(|p| p.0).collect()
}

impl ConstantTimeEq for RistrettoPoint {
    /// `X Y' = Y X'` or `X X' = Y Y'`: RFC 9496, section 4.3.3.
    #[inline]
    fn ct_eq(&self, other: &Self) -> Choice {
        best_form!(|isa: F| {
            let (a, b) = (self.0.load::<F>(isa), other.0.load::<F>(isa));
            let same = is_zero(a.x.mul(b.y).sub(a.y.mul(b.x)));
            let rotated = is_zero(a.x.mul(b.x).sub(a.y.mul(b.y)));
            Choice::from((same | rotated) as u8)
        })
    }
}

impl PartialEq for RistrettoPoint {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for RistrettoPoint {}

impl core::hash::Hash for RistrettoPoint {
    /// Equal elements have one encoding.
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.compress().hash(state);
    }
}

impl ConditionallySelectable for RistrettoPoint {
    #[inline]
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(EdwardsPoint::conditional_select(&a.0, &b.0, choice))
    }
}

/// Does not print the coordinates: they may be secret.
impl fmt::Debug for RistrettoPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RistrettoPoint(..)")
    }
}

impl Zeroize for RistrettoPoint {
    /// Leaves the neutral element.
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

additive_operators!(RistrettoPoint, RistrettoPoint::IDENTITY);
product_operators!(RistrettoPoint);

/// The constants of this file, for the tests.
#[cfg(test)]
pub(super) const CONSTANTS: [[u64; 4]; 4] = [SQRT_AD_MINUS_ONE, INVSQRT_A_MINUS_D, ONE_MINUS_D_SQ, D_MINUS_ONE_SQ];

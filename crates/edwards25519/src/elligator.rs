//! Hashing to edwards25519 and to curve25519 by Elligator 2 (RFC 9380, sections 5 to 7 and 8.5). Constant time but for
//! lengths.

use montane_fields::curve25519::{FieldForm, FieldOps, invert, is_odd, is_zero, sqrt_ratio, words_to_bytes};
use montane_fields::modulus::from_hex;
use montane_groups::{Tag, expand_message_xmd};
use sha2::Sha512;

use super::roots::sqrt_ratio_both;
use super::{EdwardsPoint, constants};
use crate::edwards::{Completed, Extended};

/// `J` of the Montgomery curve `v^2 = u^3 + J u^2 + u`.
const J: [u64; 4] = [486_662, 0, 0, 0];

/// The even root of `-(J + 2)`, which scales the map between the two curves (RFC 9380, appendix D.1).
pub(super) const SQRT_MINUS_J_2: [u64; 4] =
    from_hex("0f26edf460a006bb d27b08dc03fc4f7e c5a1d3d14b7d1a82 cc6e04aaff457e06");

/// Bytes for one field element: `ceil((255 + 128) / 8)` (RFC 9380, section 8.5).
const WIDE: usize = 48;

/// 48 bytes, most significant first, modulo `p`.
fn from_wide<F: FieldForm>(isa: F::Isa, bytes: &[u8; WIDE]) -> F {
    let word = |i: usize| u64::from_be_bytes(core::array::from_fn(|j| bytes[WIDE - 8 * (i + 1) + j]));
    let low = F::from_words(isa, [word(0), word(1), word(2), word(3)]);
    // 2^256 = 38
    low.add(F::from_words(isa, [word(4), word(5), 0, 0]).mul(F::from_words(isa, [38, 0, 0, 0])))
}

/// The point of the Montgomery curve that Elligator 2 makes of `t`, as `u = n/d` and `v`.
///
/// With `u_1 = -J / (1 + 2 t^2)` and `u_2 = 2 t^2 u_1`, one of the two is on the curve; `v` is odd for the first, even
/// for the second. `1 + 2 t^2` is never zero, for `-1/2` is no square.
///
/// Source: RFC 9380, sections 6.7.1 and F.3, with `Z = 2`.
fn elligator2<F: FieldForm>(t: F) -> [F; 3] {
    let [d, v2, d3] = elligator2_ratio(t);
    elligator2_by_root(t, d, sqrt_ratio(v2, d3))
}

/// `d`, and the two whose ratio is `v^2 = n (n^2 + J n d + d^2) / d^3`.
fn elligator2_ratio<F: FieldForm>(t: F) -> [F; 3] {
    let isa = t.isa();
    let t2 = t.square();
    let d = t2.add(t2).add(F::one(isa));
    let n = F::from_words(isa, J).neg();
    let d2 = d.square();
    let v2 = n.square().add(n.mul(d).mul(F::from_words(isa, J))).add(d2).mul(n);
    [d, v2, d2.mul(d)]
}

/// [`elligator2`] from the root on.
fn elligator2_by_root<F: FieldForm>(t: F, d: F, (is_first, root): (u64, F)) -> [F; 3] {
    let isa = t.isa();
    let one = F::one(isa);
    let n = F::from_words(isa, J).neg();
    // If v^2 is no square, the root is that of i v^2, and (1 - i)^2 = 2/i: t (1 - i) root is a root of 2 t^2 v^2.
    let i = F::from_words(isa, montane_fields::curve25519::SQRT_MINUS_ONE);
    let second = root.mul(one.sub(i)).mul(t);
    let v = F::select(second, root, is_first);
    let v = F::select(v, v.neg(), is_odd(v) ^ is_first);
    [F::select(n.mul(d.sub(one)), n, is_first), d, v]
}

/// From [`elligator2`] to edwards25519: `x = sqrt(-(J + 2)) u / v`, `y = (u - 1) / (u + 1)`, the neutral element where
/// one of the two has no value.
///
/// Source: RFC 9380, section 6.8.2 and appendix D.1.
fn map_to_curve<F: FieldForm>([n, d, v]: [F; 3]) -> Extended<F> {
    let isa = n.isa();
    let x = [n.mul(F::from_words(isa, SQRT_MINUS_J_2)), d.mul(v)];
    let y = [n.sub(d), n.add(d)];
    let exceptional = is_zero(x[1].mul(y[1]));
    let (zero, one) = (F::zero(isa), F::one(isa));
    let or = |a, b| F::select(a, b, exceptional);
    Completed::from_fractions([or(x[0], zero), or(x[1], one)], [or(y[0], one), or(y[1], one)]).extended()
}

/// `8 (map(t_1) + map(t_2))`, for `COUNT = 2`, or `8 map(t)` for one, of a message hashed to as many field elements.
fn hash<const COUNT: usize>(msg: &[u8], tag: Tag<'_>) -> EdwardsPoint {
    let mut uniform = [[0; WIDE]; COUNT];
    expand_message_xmd::<Sha512>(&[msg], tag, uniform.as_flattened_mut())
        .expect("two elements are within what SHA-512 expands to");
    best_form!(|isa: F| {
        let d2 = F::from_words(isa, constants::D2);
        let mut ts = uniform.iter().map(|bytes| from_wide::<F>(isa, bytes));
        let sum = match (ts.next(), ts.next()) {
            (Some(t0), Some(t1)) => {
                let [[d0, u0, v0], [d1, u1, v1]] = [t0, t1].map(elligator2_ratio);
                let [root0, root1] = sqrt_ratio_both([u0, u1], [v0, v1]);
                let second = map_to_curve(elligator2_by_root(t1, d1, root1));
                map_to_curve(elligator2_by_root(t0, d0, root0)).add(&second.cached(d2)).extended()
            }
            (t, _) => t.map_or(Extended::identity(isa), |t| map_to_curve(elligator2(t))),
        };
        EdwardsPoint::store(&sum.double().double().double())
    })
}

impl EdwardsPoint {
    /// Hashes to the subgroup of order `L`, indistinguishable from a random oracle: `edwards25519_XMD:SHA-512_ELL2_RO_`
    /// of RFC 9380 under the tag.
    #[must_use]
    #[inline]
    pub fn hash_to_curve(msg: &[u8], tag: Tag<'_>) -> Self {
        hash::<2>(msg, tag)
    }

    /// Hashes to the subgroup of order `L`, not uniformly: `edwards25519_XMD:SHA-512_ELL2_NU_` of RFC 9380 under the
    /// tag.
    #[must_use]
    #[inline]
    pub fn encode_to_curve(msg: &[u8], tag: Tag<'_>) -> Self {
        hash::<1>(msg, tag)
    }

    /// The point of the curve that Elligator 2 makes of a number of 255 bits, least significant byte first (the highest
    /// bit is ignored): not uniform, and of any order.
    #[must_use]
    #[inline]
    pub fn map_to_curve(bytes: &[u8; 32]) -> Self {
        best_form!(|isa: F| {
            let (words, _) = super::split_sign(bytes);
            Self::store(&map_to_curve(elligator2(F::from_words(isa, words))))
        })
    }

    /// The affine coordinates on the Montgomery curve `v^2 = u^3 + 486662 u^2 + u`; the neutral element and the point
    /// of order 2 go to `(0, 0)`.
    ///
    /// Source: RFC 9380, appendix D.1: `u = (1 + y) / (1 - y)`, `v = sqrt(-486664) u / x`.
    #[must_use]
    #[inline]
    pub fn to_montgomery_affine(&self) -> MontgomeryAffine {
        best_form!(|isa: F| {
            let Extended { x, y, z, .. } = self.load::<F>(isa);
            let (n, d) = (z.add(y), z.sub(y));
            // u = n / d, v = c u Z / X: one inversion of d X for both.
            let inverse = invert(d.mul(x));
            let u = n.mul(x).mul(inverse);
            let v = n.mul(z).mul(inverse).mul(F::from_words(isa, SQRT_MINUS_J_2));
            MontgomeryAffine { u: words_to_bytes(&u.to_words()), v: words_to_bytes(&v.to_words()) }
        })
    }
}

/// A point of the Montgomery curve by both coordinates, canonical, least significant byte first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MontgomeryAffine {
    /// `u`
    pub u: [u8; 32],
    /// `v`
    pub v: [u8; 32],
}

impl MontgomeryAffine {
    /// Hashes to the subgroup of order `L`, indistinguishable from a random oracle: `curve25519_XMD:SHA-512_ELL2_RO_`
    /// of RFC 9380 under the tag.
    #[must_use]
    #[inline]
    pub fn hash_to_curve(msg: &[u8], tag: Tag<'_>) -> Self {
        EdwardsPoint::hash_to_curve(msg, tag).to_montgomery_affine()
    }

    /// Hashes to the subgroup of order `L`, not uniformly: `curve25519_XMD:SHA-512_ELL2_NU_` of RFC 9380 under the tag.
    #[must_use]
    #[inline]
    pub fn encode_to_curve(msg: &[u8], tag: Tag<'_>) -> Self {
        EdwardsPoint::encode_to_curve(msg, tag).to_montgomery_affine()
    }
}

/// `u` of Elligator 2 for a number of 255 bits, least significant byte first (the highest bit is ignored): of a point
/// of the curve or of none, before any cofactor is cleared.
#[must_use]
#[inline]
pub fn elligator2_u(bytes: &[u8; 32]) -> [u8; 32] {
    best_form!(|isa: F| {
        let [n, d, _] = elligator2(F::from_words(isa, super::split_sign(bytes).0));
        words_to_bytes(&n.mul(invert(d)).to_words())
    })
}

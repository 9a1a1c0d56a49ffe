//! Hashing to curves (RFC 9380): expanding a message, hashing to a field, the simplified SWU map and isogenies.

use core::fmt;

use montane_fields::quadratic::{Fp2, Progenitor};
use montane_fields::{Coordinate, Field, Modulus, Mont};
use sha2::Digest;
use sha2::digest::block_api::BlockSizeUser;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

/// The longest domain separation tag that is used as it is; a longer one is hashed first.
const MAX_DST: usize = 255;
/// What a longer tag is hashed with (RFC 9380, section 5.3.3).
const OVERSIZE_DST: &[u8] = b"H2C-OVERSIZE-DST-";
/// Room for any digest and any block of the hash functions in use (SHA-512: 64 and 128 bytes).
const MAX_DIGEST: usize = 64;
const MAX_BLOCK: usize = 128;

/// More bytes were asked for than the expansion can give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpandTooLong {
    /// How many bytes were asked for.
    pub asked: usize,
    /// How many the expansion can give: 255 digests, and at most 65535.
    pub most: usize,
}

impl fmt::Display for ExpandTooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an expanded message has at most {} bytes, {} were asked for", self.most, self.asked)
    }
}

impl core::error::Error for ExpandTooLong {}

/// Fills `out` with uniform bytes that depend on the message and on the tag: `expand_message_xmd` with the hash `H`.
///
/// The message may be given in parts, which are hashed as if joined. Time depends on the lengths alone.
/// Source: RFC 9380, section 5.3.1; tags of more than 255 bytes as in 5.3.3.
///
/// # Errors
/// [`ExpandTooLong`] when `out` is longer than 255 digests or 65535 bytes.
pub fn expand_message_xmd<H: Digest + BlockSizeUser>(
    msg: &[&[u8]],
    dst: &[u8],
    out: &mut [u8],
) -> Result<(), ExpandTooLong> {
    let digest = <H as Digest>::output_size();
    let most = (255 * digest).min(usize::from(u16::MAX));
    if out.len() > most {
        return Err(ExpandTooLong { asked: out.len(), most });
    }
    let mut short = [0; MAX_DIGEST];
    let dst = if dst.len() > MAX_DST {
        let hashed = H::new().chain_update(OVERSIZE_DST).chain_update(dst).finalize();
        short[..digest].copy_from_slice(&hashed);
        &short[..digest]
    } else {
        dst
    };
    let dst_len = [dst.len() as u8];

    // b_0 = H(Z_pad || msg || I2OSP(len, 2) || I2OSP(0, 1) || DST_prime)
    let mut hash = H::new().chain_update(&[0; MAX_BLOCK][..H::block_size()]);
    for part in msg {
        hash.update(part);
    }
    let b0 = hash
        .chain_update((out.len() as u16).to_be_bytes())
        .chain_update([0])
        .chain_update(dst)
        .chain_update(dst_len)
        .finalize();
    // b_i = H((b_0 xor b_(i-1)) || I2OSP(i, 1) || DST_prime), and b_1 = H(b_0 || ..)
    let mut previous = [0; MAX_DIGEST];
    for (chunk, i) in out.chunks_mut(digest).zip(1..=255u8) {
        for (byte, b) in previous.iter_mut().zip(&b0) {
            *byte ^= b;
        }
        let b = H::new().chain_update(&previous[..digest]).chain_update([i]).chain_update(dst).chain_update(dst_len);
        let b = b.finalize();
        previous[..digest].copy_from_slice(&b);
        chunk.copy_from_slice(&b[..chunk.len()]);
    }
    Ok(())
}

/// Bytes for one base field element: `L = ceil((381 + 128) / 8)` (RFC 9380, section 5.1).
pub const ELEMENT_BYTES: usize = 64;

/// A field that messages are hashed to.
pub trait HashField: Coordinate {
    /// How many base field elements make one.
    const DEGREE: usize;

    /// The element of `DEGREE * ELEMENT_BYTES` uniform bytes (RFC 9380, section 5.2).
    fn from_uniform(bytes: &[u8]) -> Self;

    /// The sign of RFC 9380, section 4.1: the parity of the first coefficient that is not zero. Constant time.
    fn sgn0(&self) -> Choice;

    /// What turns the root that a nonsquare ratio leaves into the root of `z` times the ratio; `z` is a nonsquare.
    fn twist(z: &Self) -> Self;

    /// `(1, sqrt(u / v))` or `(0, sqrt(z u / v))`, for `v != 0`, a nonsquare `z` and its [`Self::twist`]. Constant time.
    fn sqrt_ratio_or_twisted(u: &Self, v: &Self, z: &Self, twist: &Self) -> (Choice, Self);
}

impl<M: Modulus<N>, const N: usize> HashField for Mont<M, N>
where
    Self: Progenitor,
{
    const DEGREE: usize = 1;

    fn from_uniform(bytes: &[u8]) -> Self {
        Self::from_be_bytes_mod_order(bytes)
    }

    fn sgn0(&self) -> Choice {
        self.is_odd()
    }

    /// A root of `-z`, a square because -1 and `z` are not.
    fn twist(z: &Self) -> Self {
        let minus_z = -*z;
        minus_z * minus_z.progenitor()
    }

    /// For `p = 3 mod 4`: `y = u v (u v^3)^((p-3)/4)`, whose square is `u / v` or `-u / v` (RFC 9380, F.2.1.2).
    fn sqrt_ratio_or_twisted(u: &Self, v: &Self, _: &Self, twist: &Self) -> (Choice, Self) {
        let uv = u * v;
        let y = uv * (uv * v.square()).progenitor();
        let is_square = (y.square() * v).ct_eq(u);
        (is_square, Self::conditional_select(&(y * twist), &y, is_square))
    }
}

impl<F: HashField + Progenitor> HashField for Fp2<F> {
    const DEGREE: usize = 2;

    fn from_uniform(bytes: &[u8]) -> Self {
        let (c0, c1) = bytes.split_at(ELEMENT_BYTES);
        Self::new(F::from_uniform(c0), F::from_uniform(c1))
    }

    fn sgn0(&self) -> Choice {
        self.c0.sgn0() | (self.c0.is_zero() & self.c1.sgn0())
    }

    /// A root of `-N(z)`, a square because -1 and the norm of a nonsquare are not.
    fn twist(z: &Self) -> Self {
        Self::new(F::twist(&z.norm()), F::ZERO)
    }

    /// Two powers and no inversion. With `d = N(v)`, one power of `N(u) d^3` gives a root of the norm `N(u / v)` up to
    /// sign and `1 / d` as well; the second power is the one of the complex method.
    fn sqrt_ratio_or_twisted(u: &Self, v: &Self, z: &Self, twist: &Self) -> (Choice, Self) {
        let (n, d) = (u.norm(), v.norm());
        let nd = n.mul(&d);
        let d2 = d.square();
        let e = nd.mul(&d2).progenitor();
        // s^2 = chi n / d with chi the character of n d^3, which is that of u / v.
        let s = nd.mul(&e);
        let is_square = s.square().mul(&d).ct_eq(&n);
        // e^2 = chi / (n d^3), so 1 / d = chi e^2 n d^2.
        let inverse = e.square().mul(&n).mul(&d2);
        let inverse = F::conditional_select(&inverse.neg(), &inverse, is_square);
        let ratio = u.mul(&v.conjugate()).scale(&inverse);
        // For a nonsquare: N(z u / v) = N(z) N(u / v) = -N(z) s^2.
        let w = Self::conditional_select(&ratio.mul(z), &ratio, is_square);
        let s = F::conditional_select(&s.mul(&twist.c0), &s, is_square);
        (is_square, w.sqrt_with_norm_root(&s))
    }
}

/// A curve `y^2 = x^3 + A' x + B'` that the simplified SWU map reaches, and the isogeny from it.
#[derive(Clone, Copy, Debug)]
pub struct Isogeny<F: 'static> {
    /// `A'`, not zero.
    pub a: F,
    /// `B'`, not zero.
    pub b: F,
    /// `Z`, the nonsquare of the map.
    pub z: F,
    /// [`HashField::twist`] of `Z`.
    pub twist: F,
    /// Coefficients of the numerator of `x`, constant term first.
    pub x_num: &'static [F],
    /// Coefficients of the denominator of `x`.
    pub x_den: &'static [F],
    /// Coefficients of the numerator of `y`.
    pub y_num: &'static [F],
    /// Coefficients of the denominator of `y`.
    pub y_den: &'static [F],
}

/// A point with `x = xn / xd`.
#[derive(Clone, Copy, Debug)]
pub struct FractionPoint<F> {
    /// The numerator of `x`.
    pub xn: F,
    /// The denominator of `x`, not zero.
    pub xd: F,
    /// `y`
    pub y: F,
}

impl<F: HashField> Isogeny<F> {
    /// The simplified SWU map onto `y^2 = x^3 + A' x + B'`. Constant time.
    ///
    /// Source: RFC 9380, appendix F.2, up to the final division.
    #[must_use]
    pub fn simplified_swu(&self, u: &F) -> FractionPoint<F> {
        let tv1 = self.z.mul(&u.square());
        let sum = tv1.square().add(&tv1);
        let x1n = self.b.mul(&sum.add(&F::ONE));
        let xd = self.a.mul(&F::conditional_select(&sum.neg(), &self.z, sum.is_zero()));
        // g(x1) = (x1n^3 + A' x1n xd^2 + B' xd^3) / xd^3
        let xd2 = xd.square();
        let gd = xd2.mul(&xd);
        let gn = x1n.square().add(&self.a.mul(&xd2)).mul(&x1n).add(&self.b.mul(&gd));
        let (is_square, y1) = F::sqrt_ratio_or_twisted(&gn, &gd, &self.z, &self.twist);
        // Otherwise x2 = Z u^2 x1 and g(x2) = (Z u^2)^3 g(x1).
        let xn = F::conditional_select(&tv1.mul(&x1n), &x1n, is_square);
        let y = F::conditional_select(&tv1.mul(u).mul(&y1), &y1, is_square);
        let flip = u.sgn0() ^ y.sgn0();
        FractionPoint { xn, xd, y: F::conditional_select(&y, &y.neg(), flip) }
    }

    /// The image as projective coordinates `(X : Y : Z)` with `x = X / Z`, `y = Y / Z`; `Z = 0` for the point at infinity.
    #[must_use]
    pub fn map(&self, point: &FractionPoint<F>) -> [F; 3] {
        // Each polynomial becomes homogeneous: xd^degree times its value. The common degree of a pair cancels.
        let x_num = homogeneous(self.x_num, point);
        let x_den = homogeneous(self.x_den, point).mul(&power(&point.xd, self.x_num.len() - self.x_den.len()));
        let y_num = homogeneous(self.y_num, point).mul(&point.y);
        let y_den = homogeneous(self.y_den, point).mul(&power(&point.xd, self.y_num.len() - self.y_den.len()));
        [x_num.mul(&y_den), y_num.mul(&x_den), x_den.mul(&y_den)]
    }
}

/// `xd^(n - 1)` times the polynomial of `n` coefficients at `xn / xd`.
fn homogeneous<F: Coordinate>(coefficients: &[F], point: &FractionPoint<F>) -> F {
    let mut acc = F::ZERO;
    let mut scale = F::ONE;
    for (i, c) in coefficients.iter().rev().enumerate() {
        if i > 0 {
            scale = scale.mul(&point.xd);
        }
        acc = acc.mul(&point.xn).add(&c.mul(&scale));
    }
    acc
}

/// `a^n` for a small public `n`.
fn power<F: Coordinate>(a: &F, n: usize) -> F {
    (0..n).fold(F::ONE, |acc, _| acc.mul(a))
}

#[cfg(test)]
mod tests {
    use sha2::{Sha256, Sha512};

    use super::*;

    fn hex<H: Digest + BlockSizeUser>(msg: &[&[u8]], dst: &[u8], len: usize) -> String {
        let mut out = vec![0; len];
        expand_message_xmd::<H>(msg, dst, &mut out).unwrap();
        out.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// RFC 9380, appendices K.1, K.2 and K.3.
    #[test]
    fn expansion_of_rfc_9380() {
        let dst = b"QUUX-V01-CS02-with-expander-SHA256-128";
        let empty = "68a985b87eb6b46952128911f2a4412bbc302a9d759667f87f7a21d803f07235";
        assert_eq!(hex::<Sha256>(&[b""], dst, 32), empty);
        let abc = "d8ccab23b5985ccea865c6c97b6e5b8350e794e603b4b97902f53a8a0d605615";
        assert_eq!(hex::<Sha256>(&[b"abc"], dst, 32), abc);
        assert_eq!(hex::<Sha256>(&[b"a", b"", b"bc"], dst, 32), abc);
        let long = "af84c27ccfd45d41914fdff5df25293e221afc53d8ad2ac06d5e3e29485dadbee0d121587713a3e0dd4d5e69e93eb7cd\
                    4f5df4cd103e188cf60cb02edc3edf18eda8576c412b18ffb658e3dd6ec849469b979d444cf7b26911a08e63cf31f9dc\
                    c541708d3491184472c2c29bb749d4286b004ceb5ee6b9a7fa5b646c993f0ced";
        assert_eq!(hex::<Sha256>(&[b""], dst, 128), long);
        // Only a prefix of the last block.
        assert_ne!(hex::<Sha256>(&[b""], dst, 100), long[..200]);

        let mut oversize = b"QUUX-V01-CS02-with-expander-SHA256-128-long-DST-".to_vec();
        oversize.resize(256, b'1');
        let abc = "52dbf4f36cf560fca57dedec2ad924ee9c266341d8f3d6afe5171733b16bbb12";
        assert_eq!(hex::<Sha256>(&[b"abc"], &oversize, 32), abc);

        let dst = b"QUUX-V01-CS02-with-expander-SHA512-256";
        let abc = "0da749f12fbe5483eb066a5f595055679b976e93abe9be6f0f6318bce7aca8dc";
        assert_eq!(hex::<Sha512>(&[b"abc"], dst, 32), abc);
    }

    #[test]
    fn expansion_has_a_limit() {
        let mut out = vec![0; 255 * 32 + 1];
        let error = expand_message_xmd::<Sha256>(&[], b"dst", &mut out).unwrap_err();
        assert_eq!(error, ExpandTooLong { asked: 255 * 32 + 1, most: 255 * 32 });
        assert!(error.to_string().contains("8160"));
        out.pop();
        assert!(expand_message_xmd::<Sha256>(&[], b"", &mut out).is_ok());
        assert!(expand_message_xmd::<Sha256>(&[], b"", &mut []).is_ok());
    }
}

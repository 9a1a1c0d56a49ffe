//! Trusted setups: what a verifier and a prover need of the powers of a secret, and where it comes from.

use alloc::vec::Vec;

use montane_curves::bls12_381::{
    G1Affine, G1Projective, G2Affine, G2Prepared, G2Projective, Scalar, multi_miller_loop, subgroup,
};
use montane_curves::weierstrass::{Affine, Curve, Projective, Scalar as ScalarOf};
use montane_fields::bls12_381::{Fp, Fp2};
use sha2::{Digest, Sha256};

use super::encoding::points;
use super::fk20::Fk20;
use super::linear::{inverse_shifts, msm, powers};
use super::{
    CELLS_PER_EXT_BLOB, FIELD_ELEMENTS_PER_BLOB, FIELD_ELEMENTS_PER_CELL, FIELD_ELEMENTS_PER_EXT_BLOB, KzgError,
};
use crate::domain::bit_reverse;
use crate::{Domain, Order};

/// The generator of the multiplicative group that the specification names, also the shift of its cosets.
pub(super) const PRIMITIVE_ROOT_OF_UNITY: u64 = 7;
/// Powers of tau in G2: up to the 64th.
const G2_POINTS: usize = FIELD_ELEMENTS_PER_CELL + 1;
/// Bytes of an affine point of G1 as [`TrustedSetup::to_raw_bytes`] writes it.
const RAW_G1: usize = 96;

/// What verification needs: two powers of tau in G2 with the lines of their pairings, and the first 64 in G1.
///
#[cfg_attr(all(feature = "std", feature = "kzg-setup"), doc = "```")]
#[cfg_attr(not(all(feature = "std", feature = "kzg-setup")), doc = "```ignore")]
/// # use montane_polynomials as montane;
/// use montane::kzg::{BYTES_PER_BLOB, TrustedSetup, Verifier};
///
/// # fn main() -> Result<(), montane::kzg::KzgError> {
/// let (blob, setup) = (vec![0; BYTES_PER_BLOB], TrustedSetup::ethereum());
/// let commitment = setup.blob_to_kzg_commitment(&blob)?;
/// let proof = setup.compute_blob_kzg_proof(&blob, &commitment)?;
/// // Who only verifies prepares less.
/// assert!(Verifier::ethereum().verify_blob_kzg_proof(&blob, &commitment, &proof)?);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Verifier {
    /// The roots of order 4096.
    pub(super) blob_domain: Domain<Scalar>,
    /// Their other coset in the roots of order 8192.
    pub(super) odd_domain: Domain<Scalar>,
    /// The roots of order 64.
    pub(super) cell_domain: Domain<Scalar>,
    /// `X^64` on each cell: the roots of order 128 in bit-reversed order.
    pub(super) cell_constants: Vec<Scalar>,
    /// The inverse of the first point of each cell.
    pub(super) inverse_shifts: Vec<Scalar>,
    /// `1, tau, .., tau^63` in G1.
    pub(super) powers: Vec<G1Affine>,
    g2: [G2Affine; 2],
    pub(super) minus_generator: G2Prepared,
    pub(super) tau: G2Prepared,
    pub(super) tau_64: G2Prepared,
}

/// What all functions need: a [`Verifier`], the Lagrange basis in G1, and what FK20 makes of the powers of tau.
///
#[cfg_attr(all(feature = "std", feature = "kzg-setup"), doc = "```")]
#[cfg_attr(not(all(feature = "std", feature = "kzg-setup")), doc = "```ignore")]
/// # use montane_polynomials as montane;
/// use montane::kzg::{BYTES_PER_BLOB, TrustedSetup};
///
/// # fn main() -> Result<(), montane::kzg::KzgError> {
/// // Ethereum's; any other is read from its text, with all checks: `TrustedSetup::from_text`.
/// let setup = TrustedSetup::ethereum();
/// let (blob, z) = (vec![0; BYTES_PER_BLOB], [5; 32]);
/// let commitment = setup.blob_to_kzg_commitment(&blob)?;
/// let (proof, y) = setup.compute_kzg_proof(&blob, &z)?;
/// assert!(setup.verifier().verify_kzg_proof(&commitment, &z, &y, &proof)?);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct TrustedSetup {
    pub(super) verifier: Verifier,
    /// The commitments to the polynomials that are 1 at one root of order 4096, in bit-reversed order.
    pub(super) lagrange: Vec<G1Affine>,
    pub(super) fk20: Fk20,
}

/// A domain of a size that the field is known to have.
#[inline]
fn domain(size: usize) -> Domain<Scalar> {
    Domain::new(size).unwrap_or_else(|_| unreachable!("the field has roots of order 2^32"))
}

/// The roots of order 8192.
#[inline]
pub(super) fn ext_domain() -> Domain<Scalar> {
    domain(FIELD_ELEMENTS_PER_EXT_BLOB)
}

impl Verifier {
    /// From the first 64 powers of tau in G1, and `tau H` and `tau^64 H`.
    #[inline]
    pub(super) fn new(powers: Vec<G1Affine>, g2: [G2Affine; 2]) -> Self {
        let ext_domain = ext_domain();
        let blob_domain = domain(FIELD_ELEMENTS_PER_BLOB);
        let odd_domain = blob_domain.coset(*ext_domain.root()).unwrap_or_else(|_| unreachable!("a root is not zero"));
        Self {
            odd_domain,
            blob_domain,
            cell_domain: domain(FIELD_ELEMENTS_PER_CELL),
            cell_constants: domain(CELLS_PER_EXT_BLOB).elements(Order::BitReversed),
            inverse_shifts: inverse_shifts(&ext_domain),
            powers,
            minus_generator: G2Prepared::from(&-G2Affine::generator()),
            tau: G2Prepared::from(&g2[0]),
            tau_64: G2Prepared::from(&g2[1]),
            g2,
        }
    }

    /// The bytes of [`TrustedSetup::to_raw_bytes`], or their beginning up to [`Verifier::RAW_BYTES`], which is all that
    /// is read.
    ///
    /// # Errors
    /// [`KzgError::SetupLayout`] for fewer bytes.
    #[doc(hidden)]
    #[inline]
    pub fn from_raw_bytes_unchecked(bytes: &[u8]) -> Result<Self, KzgError> {
        let bytes = bytes.get(..Self::RAW_BYTES).ok_or(KzgError::SetupLayout)?;
        let (g1, g2) = bytes.split_at(RAW_G1 * FIELD_ELEMENTS_PER_CELL);
        let g2: Vec<G2Affine> = g2.chunks_exact(2 * RAW_G1).map(raw_g2).collect();
        Ok(Self::new(g1.chunks_exact(RAW_G1).map(raw_g1).collect(), [g2[0], g2[1]]))
    }

    /// The length of what [`Verifier::from_raw_bytes_unchecked`] reads.
    #[doc(hidden)]
    pub const RAW_BYTES: usize = RAW_G1 * FIELD_ELEMENTS_PER_CELL + 4 * RAW_G1;
}

impl TrustedSetup {
    /// The length of [`TrustedSetup::to_raw_bytes`].
    #[doc(hidden)]
    pub const RAW_BYTES: usize =
        Verifier::RAW_BYTES + RAW_G1 * (FIELD_ELEMENTS_PER_BLOB + CELLS_PER_EXT_BLOB * FIELD_ELEMENTS_PER_CELL);

    /// The part that verifies.
    #[must_use]
    #[inline]
    pub const fn verifier(&self) -> &Verifier {
        &self.verifier
    }

    /// The commitments to the polynomials that are 1 at one root of order 4096 and 0 at the others, in bit-reversed
    /// order.
    #[must_use]
    #[inline]
    pub fn g1_lagrange_brp(&self) -> &[G1Affine] {
        &self.lagrange
    }

    /// Makes tables of multiples of the points of FK20, for windows of `width` bits: cell proofs take less time, and
    /// `8192 2^(width - 1)` points of 128 bytes more memory.
    ///
    /// # Errors
    /// [`KzgError::TableWidth`] unless the width is from 1 to 15.
    #[inline]
    pub fn with_tables(mut self, width: usize) -> Result<Self, KzgError> {
        if !(1..=15).contains(&width) {
            return Err(KzgError::TableWidth);
        }
        self.fk20.make_tables(width);
        Ok(self)
    }

    /// Loads the customary text: `4096`, `65`, and compressed points in hexadecimal, one on each line; the Lagrange
    /// basis in G1, powers in G2, powers in G1.
    ///
    /// Everything is checked: that each point is one of the subgroup (those of G1 by sums whose digits are drawn from a
    /// hash of the text), that the powers are those of one secret (by pairings at combinations whose factors are drawn
    /// from that hash), that the Lagrange basis is theirs, and that the secret is neither zero nor one of the 8192
    /// points where blobs and their extensions have values. Other than that the secret is whoever made the text's; only
    /// where it came from can say that nobody knows it.
    ///
    /// # Errors
    /// [`KzgError::SetupLayout`], [`KzgError::SetupPoint`], [`KzgError::SetupPowers`] or [`KzgError::SetupSecret`].
    #[inline]
    pub fn from_text(text: &str) -> Result<Self, KzgError> {
        let mut words = text.split_ascii_whitespace();
        let mut number = || words.next().and_then(|word| word.parse().ok());
        if number() != Some(FIELD_ELEMENTS_PER_BLOB) || number() != Some(G2_POINTS) {
            return Err(KzgError::SetupLayout);
        }
        let words: Vec<&str> = words.collect();
        if words.len() != 2 * FIELD_ELEMENTS_PER_BLOB + G2_POINTS {
            return Err(KzgError::SetupLayout);
        }
        let (lagrange, rest) = words.split_at(FIELD_ELEMENTS_PER_BLOB);
        let (g2, g1) = rest.split_at(G2_POINTS);
        let hash = Sha256::digest(text);
        let [lagrange, g1] = decode_g1([lagrange, g1], &hash)?;
        let setup = Points { lagrange, g1, g2: decode(g2)? };
        let seed = Scalar::from_be_bytes_mod_order(&hash);
        if !setup.is_consistent(&seed) {
            return Err(KzgError::SetupPowers);
        }
        if has_degenerate_secret(&setup.g1) {
            return Err(KzgError::SetupSecret);
        }
        let verifier =
            Verifier::new(setup.g1[..FIELD_ELEMENTS_PER_CELL].to_vec(), [setup.g2[1], setup.g2[G2_POINTS - 1]]);
        let mut lagrange = setup.lagrange;
        bit_reverse(&mut lagrange);
        let fk20 = Fk20::from_powers(domain(CELLS_PER_EXT_BLOB), &setup.g1);
        Ok(Self { verifier, lagrange, fk20 })
    }

    /// Everything that was computed from the text, as it stands in memory: the form that loads fastest. It is meant for
    /// who keeps a setup of his own beside his program; the limbs are little-endian.
    #[doc(hidden)]
    #[must_use]
    #[inline]
    pub fn to_raw_bytes(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(Self::RAW_BYTES);
        self.verifier.powers.iter().for_each(|point| write_g1(&mut out, point));
        self.verifier.g2.iter().for_each(|point| write_g2(&mut out, point));
        self.lagrange.iter().chain(&self.fk20.points).for_each(|point| write_g1(&mut out, point));
        out
    }

    /// The setup of [`TrustedSetup::to_raw_bytes`]. Nothing but the length is checked: the bytes must be trusted as the
    /// program itself is.
    ///
    /// # Errors
    /// [`KzgError::SetupLayout`] if the length is not [`TrustedSetup::RAW_BYTES`].
    #[doc(hidden)]
    #[inline]
    pub fn from_raw_bytes_unchecked(bytes: &[u8]) -> Result<Self, KzgError> {
        if bytes.len() != Self::RAW_BYTES {
            return Err(KzgError::SetupLayout);
        }
        let verifier = Verifier::from_raw_bytes_unchecked(bytes)?;
        let mut points = bytes[Verifier::RAW_BYTES..].chunks_exact(RAW_G1).map(raw_g1);
        let lagrange = points.by_ref().take(FIELD_ELEMENTS_PER_BLOB).collect();
        let fk20 = Fk20::new(domain(CELLS_PER_EXT_BLOB), points.collect());
        Ok(Self { verifier, lagrange, fk20 })
    }
}

/// A coordinate as it stands in memory.
#[inline]
fn raw_fp(bytes: &[u8]) -> Fp {
    let mut limbs = [0; 6];
    for (limb, bytes) in limbs.iter_mut().zip(bytes.as_chunks::<8>().0) {
        *limb = u64::from_le_bytes(*bytes);
    }
    Fp::from_montgomery_unchecked(limbs)
}

#[inline]
fn write_fp(out: &mut Vec<u8>, a: &Fp) {
    a.montgomery_limbs().iter().for_each(|limb| out.extend(limb.to_le_bytes()));
}

/// A point as its coordinates stand in memory; infinity is zeros, which are on neither curve.
#[inline]
fn raw_g1(bytes: &[u8]) -> G1Affine {
    let (x, y) = bytes.split_at(RAW_G1 / 2);
    let (x, y) = (raw_fp(x), raw_fp(y));
    if x == Fp::ZERO && y == Fp::ZERO { G1Affine::identity() } else { G1Affine::from_coordinates_unchecked(x, y) }
}

#[inline]
fn write_g1(out: &mut Vec<u8>, point: &G1Affine) {
    let (x, y) = point.coordinates().unwrap_or((Fp::ZERO, Fp::ZERO));
    write_fp(out, &x);
    write_fp(out, &y);
}

#[inline]
fn raw_g2(bytes: &[u8]) -> G2Affine {
    let fp2 = |bytes: &[u8]| {
        let (c0, c1) = bytes.split_at(RAW_G1 / 2);
        Fp2::new(raw_fp(c0), raw_fp(c1))
    };
    let (x, y) = bytes.split_at(RAW_G1);
    let (x, y) = (fp2(x), fp2(y));
    if x == Fp2::ZERO && y == Fp2::ZERO { G2Affine::identity() } else { G2Affine::from_coordinates_unchecked(x, y) }
}

#[inline]
fn write_g2(out: &mut Vec<u8>, point: &G2Affine) {
    let (x, y) = point.coordinates().unwrap_or((Fp2::ZERO, Fp2::ZERO));
    [x.c0, x.c1, y.c0, y.c1].iter().for_each(|a| write_fp(out, a));
}

/// The points of a text, in natural order.
#[cfg_attr(test, derive(Clone))]
struct Points {
    lagrange: Vec<G1Affine>,
    g1: Vec<G1Affine>,
    g2: Vec<G2Affine>,
}

impl Points {
    /// Whether the first powers are the generators, each power in G1 is tau times the one before
    /// (`e(sum s^i P_(i+1), H) = e(sum s^i P_i, tau H)`), the same in G2, and the Lagrange basis belongs to them: where
    /// `P_j = sum_i w^(ij) L_i` for all `j`, then `sum s^j P_j = sum f(w^i) L_i` for `f = sum s^j X^j`.
    #[inline]
    fn is_consistent(&self, seed: &Scalar) -> bool {
        let n = FIELD_ELEMENTS_PER_BLOB;
        let s = powers(seed, n);
        let mut values = s.clone();
        domain(n).fft(&mut values, Order::Natural, Order::Natural);
        let sum = msm(&self.g1, &s);
        let sum2 = msm(&self.g2, &s[..G2_POINTS]);
        self.g1[0] == G1Affine::generator()
            && self.g2[0] == G2Affine::generator()
            && msm(&self.lagrange, &values) == sum
            && same_product(
                &without_first(&sum, &self.g1),
                &G2Projective::generator(),
                &without_last(&sum, &self.g1, &s),
                &self.g2[1].into(),
            )
            && same_product(
                &G1Projective::generator(),
                &without_first(&sum2, &self.g2),
                &self.g1[1].into(),
                &without_last(&sum2, &self.g2, &s),
            )
    }
}

/// Whether tau is zero or a root of unity of order 8192, so that its power 2048 is one of order 4.
fn has_degenerate_secret(powers: &[G1Affine]) -> bool {
    let quarter = G1Projective::from(&powers[FIELD_ELEMENTS_PER_EXT_BLOB / 4]);
    let roots = domain(4).elements(Order::Natural);
    bool::from(powers[1].is_identity()) || roots.iter().any(|root| quarter == G1Projective::generator() * root)
}

/// `sum_(i>0) s^i P_i`, of the sum of all.
fn without_first<C: Curve>(sum: &Projective<C>, points: &[Affine<C>]) -> Projective<C> {
    sum - Projective::from(&points[0])
}

/// `sum_(i>0) s^i P_(i-1)`, of the sum of all `s^i P_i`.
fn without_last<C: Curve>(sum: &Projective<C>, points: &[Affine<C>], powers: &[ScalarOf<C>]) -> Projective<C> {
    let last = points.len() - 1;
    (sum - points[last] * powers[last]) * powers[1]
}

/// Whether `e(a, b) = e(c, d)`.
#[inline]
fn same_product(a: &G1Projective, b: &G2Projective, c: &G1Projective, d: &G2Projective) -> bool {
    let (b, d) = (G2Prepared::from(&b.to_affine()), G2Prepared::from(&d.to_affine()));
    let (a, c) = (a.to_affine(), -c.to_affine());
    multi_miller_loop(&[(&a, &b), (&c, &d)]).is_trivial().into()
}

/// The points of words in hexadecimal.
fn decode<C: Curve<Compressed = [u8; L]>, const L: usize>(words: &[&str]) -> Result<Vec<Affine<C>>, KzgError> {
    points(words.iter().map(|word| hex(word)), KzgError::SetupLayout, KzgError::SetupPoint)
}

/// The points of two lists of words. Whether they are in the subgroup is asked of all at once, by sums whose digits are
/// drawn from a seed; if anything is refused, of each, so that the error is that of the first.
#[inline]
fn decode_g1(words: [&[&str]; 2], seed: &[u8]) -> Result<[Vec<G1Affine>; 2], KzgError> {
    let together = || {
        let encodings = words.concat().into_iter().map(hex).collect::<Option<Vec<_>>>()?;
        let mut lagrange = G1Affine::from_compressed_batch_unchecked(&encodings).ok()?;
        let g1 = subgroup::all_in_g1(&lagrange, seed).then(|| lagrange.split_off(FIELD_ELEMENTS_PER_BLOB))?;
        Some([lagrange, g1])
    };
    let [lagrange, g1] = words;
    together().map_or_else(|| Ok([decode(lagrange)?, decode(g1)?]), Ok)
}

/// The bytes of `2 L` hexadecimal digits, with or without `0x`.
fn hex<const L: usize>(word: &str) -> Option<[u8; L]> {
    let word = word.strip_prefix("0x").unwrap_or(word).as_bytes();
    let digit = |c: u8| (c as char).to_digit(16);
    let mut out = [0; L];
    if word.len() != 2 * L {
        return None;
    }
    for (byte, pair) in out.iter_mut().zip(word.as_chunks::<2>().0) {
        *byte = (digit(pair[0])? << 4 | digit(pair[1])?) as u8;
    }
    Some(out)
}

#[cfg(test)]
mod tests;

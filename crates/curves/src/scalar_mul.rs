//! Multiplication by scalars: constant time with an endomorphism, and a faster form for public inputs.
//!
//! An endomorphism that splits scalars is a multiplication by a number in the subgroup of order `r` alone. What takes a
//! scalar here is therefore for points of the subgroup, and says so in debug builds; what takes short numbers, or a
//! public one of any size, is for every point of the curve.

use alloc::vec::Vec;

use montane_fields::{Field, Modulus};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};
use zeroize::{Zeroize, Zeroizing};

use crate::law::jacobian::Jacobian;
use crate::recode::{Part, booth, naf_vartime};
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

/// Bits of a signed window: digits from `-2^(W-1)` to `2^(W-1)`.
pub(crate) const WINDOW: usize = 5;
pub(crate) const TABLE: usize = 1 << (WINDOW - 1);

/// A group of prime order as constant-time multiplication sees it: scalars are split along an endomorphism (Gallant,
/// Lambert, Vanstone).
pub(crate) trait GlvGroup: Copy + ConditionallySelectable + Zeroize {
    type Scalar;
    /// How many parts a scalar is split into, at most 4, and the bits of each.
    const PARTS: usize;
    const PART_BITS: usize;
    /// The neutral element, represented as `self` is.
    fn identity(&self) -> Self;
    fn plus(&self, other: &Self) -> Self;
    fn plus_assign(&mut self, other: &Self) {
        *self = self.plus(other);
    }
    fn twice(&self) -> Self;
    fn twice_assign(&mut self) {
        *self = self.twice();
    }
    fn minus(&self) -> Self;
    /// `k g = sum k_i E^i(g)`
    fn decompose(k: &Self::Scalar) -> [Part; 4];
    fn endomorphism(&self) -> Self;
}

impl<C: Curve> GlvGroup for Projective<C> {
    type Scalar = Scalar<C>;
    const PARTS: usize = C::PARTS;
    const PART_BITS: usize = C::PART_BITS;
    #[inline(always)]
    fn identity(&self) -> Self {
        Self::IDENTITY
    }
    #[inline(always)]
    fn plus(&self, other: &Self) -> Self {
        self.add_projective(other)
    }
    #[inline(always)]
    fn twice(&self) -> Self {
        self.double()
    }
    #[inline(always)]
    fn twice_assign(&mut self) {
        self.double_assign();
    }
    #[inline(always)]
    fn minus(&self) -> Self {
        -self
    }
    #[inline(always)]
    fn decompose(k: &Scalar<C>) -> [Part; 4] {
        C::decompose(k)
    }
    #[inline(always)]
    fn endomorphism(&self) -> Self {
        C::endomorphism(self)
    }
}

/// `d g` from the table of `g, 2g, ..`, reading the whole table.
#[inline(always)]
fn look_up<G: GlvGroup>(table: &[G; TABLE], d: u64) -> G {
    let mut out = table[0].identity();
    for (entry, i) in table.iter().zip(1u64..) {
        out.conditional_assign(entry, i.ct_eq(&d));
    }
    out
}

/// What window `i` of a part adds: its digit times the point whose multiples are in the table, read whole.
#[inline(always)]
pub(crate) fn signed_multiple<G: GlvGroup>(table: &[G; TABLE], part: &Part, i: usize) -> G {
    signed_multiple_of_words(table, &part.words(), part.negative, i)
}

/// [`signed_multiple`] of a number in words, with a sign.
#[inline(always)]
fn signed_multiple_of_words<G: GlvGroup>(table: &[G; TABLE], k: &[u64], sign: u8, i: usize) -> G {
    let (magnitude, negative) = booth(k, WINDOW, i);
    let entry = look_up(table, magnitude);
    let negative = Choice::from(negative as u8 ^ sign);
    G::conditional_select(&entry, &entry.minus(), negative)
}

/// `g, 2g, .., 2^(W-1) g`.
#[inline(always)]
pub(crate) fn multiples<G: GlvGroup>(g: &G) -> [G; TABLE] {
    let mut table = [*g; TABLE];
    for i in 1..TABLE {
        // Entry i holds (i + 1) g: double (i + 1) / 2, or add g.
        table[i] = if i % 2 == 1 { table[i / 2].twice() } else { table[i - 1].plus(g) };
    }
    table
}

/// Fails in debug builds where a point is outside of the subgroup: one check for the sum of all, which does not see
/// components that cancel.
pub(crate) fn debug_assert_in_subgroup<C: Curve>(points: impl Iterator<Item = Projective<C>>) {
    if cfg!(debug_assertions) {
        let sum: Projective<C> = points.sum();
        assert!(
            bool::from(C::is_torsion_free_unchecked(&sum.to_affine())),
            "a point outside of the subgroup of order r"
        );
    }
}

/// The same of points that are multiplied. A scalar of one part splits nothing, and is for any point.
pub(crate) fn debug_assert_splits<C: Curve>(products: impl Iterator<Item = (Projective<C>, Scalar<C>)>) {
    let more = |parts: [Part; 4]| Zeroizing::new(parts)[1..].iter().any(|part| part.magnitude != 0);
    let is_split = |k: &Scalar<C>| more(C::decompose(k)) || more(C::least_parts_vartime(k));
    debug_assert_in_subgroup(products.filter(|(_, k)| is_split(k)).map(|(p, _)| p));
}

/// `k g`, for an element of order `r`. Constant time: the scalar is split by the endomorphism (Gallant, Lambert,
/// Vanstone; Galbraith, Lin, Scott, eprint 2008/117), read in signed windows of fixed number, and the tables are read
/// whole.
pub(crate) fn mul<G: GlvGroup>(g: &G, k: &G::Scalar) -> G {
    mul_shifted(&[*g], k)
}

/// [`mul`] of `g`, given `2^(s b) g` at place `s`, with `b` the bits of so many windows that all places together have
/// all: as many doublings are left as one place has bits.
pub(crate) fn mul_shifted<G: GlvGroup, const S: usize>(shifted: &[G; S], k: &G::Scalar) -> G {
    mul_shifted_inlined(shifted, k)
}

/// [`mul_shifted`], for those who compile it for their instruction set.
#[inline(always)]
pub(crate) fn mul_shifted_inlined<G: GlvGroup, const S: usize>(shifted: &[G; S], k: &G::Scalar) -> G {
    let mut parts = G::decompose(k);
    let identity = shifted[0].identity();
    let mut tables = [[[identity; TABLE]; 4]; S];
    for (tables, g) in tables.iter_mut().zip(shifted) {
        tables[0] = multiples(g);
        for part in 1..G::PARTS {
            for i in 0..TABLE {
                tables[part][i] = tables[part - 1][i].endomorphism();
            }
        }
    }
    // One bit more than the part: the top window must not carry.
    let windows = (G::PART_BITS + 1).div_ceil(WINDOW);
    let each = windows.div_ceil(S);
    let mut acc = identity;
    for i in (0..each).rev() {
        if i + 1 != each {
            for _ in 0..WINDOW {
                acc.twice_assign();
            }
        }
        for (s, tables) in tables.iter().enumerate() {
            // The last place may have fewer.
            if s * each + i < windows {
                for part in 0..G::PARTS {
                    acc.plus_assign(&signed_multiple(&tables[part], &parts[part], s * each + i));
                }
            }
        }
    }
    parts.zeroize();
    tables.zeroize();
    acc
}

/// Bits of a window of the non-adjacent form.
const NAF_WINDOW: u32 = 5;
const NAF_TABLE: usize = 1 << (NAF_WINDOW - 2);
/// A part has at most 128 bits; its form may have one more.
const NAF_DIGITS: usize = 129;

fn naf(part: &Part) -> [i8; NAF_DIGITS] {
    let mut digits = [0i8; NAF_DIGITS];
    naf_vartime(&part.words(), NAF_WINDOW, &mut digits);
    if part.negative == 1 { digits.map(|digit| -digit) } else { digits }
}

/// Multiples of a point and the digits that choose among them.
type Term<C> = ([Affine<C>; NAF_TABLE], [i8; NAF_DIGITS]);

/// `sum k_i P_i` for points of the subgroup of order `r`, by interleaved non-adjacent forms of the split scalars. The
/// time depends on points and scalars.
pub fn sum_of_products_vartime<C: Curve>(pairs: &[(Projective<C>, Scalar<C>)]) -> Projective<C> {
    debug_assert_splits(pairs.iter().copied());
    let tables = odd_multiples(pairs.iter().map(|(p, _)| *p));
    let mut terms: Vec<Term<C>> = Vec::with_capacity(pairs.len() * C::PARTS);
    for (mut table, (_, k)) in tables.into_iter().zip(pairs) {
        for (i, part) in C::decompose(k)[..C::PARTS].iter().enumerate() {
            if i > 0 {
                // The endomorphism keeps Z = 1.
                table = table.map(|p| {
                    let image = C::endomorphism(&Projective::from(&p));
                    Affine { x: image.x, y: image.y, infinity: p.infinity }
                });
            }
            terms.push((table, naf(part)));
        }
    }
    interleave(&terms)
}

/// `sum k_i P_i` for any points of the curve and numbers of 64 bits. The time depends on both.
#[must_use]
pub fn sum_of_short_products_vartime<C: Curve>(pairs: &[(Affine<C>, u64)]) -> Projective<C> {
    let tables = odd_multiples(pairs.iter().map(|(p, _)| p.into()));
    let digits = pairs.iter().map(|(_, k)| naf(&Part { magnitude: u128::from(*k), negative: 0 }));
    interleave(&tables.into_iter().zip(digits).collect::<Vec<Term<C>>>())
}

/// `k_i P_i` for each of any points of the curve and its number, in vector lanes where there are any. The time depends
/// on both.
///
/// # Panics
/// If there are not as many numbers as points.
#[must_use]
pub fn short_multiples_vartime<C: Curve>(points: &[Affine<C>], numbers: &[u64]) -> Vec<Projective<C>> {
    assert_eq!(points.len(), numbers.len(), "a number for each point");
    let finite: Vec<_> = points.iter().zip(numbers).filter_map(|(p, k)| Some((p.coordinates()?, *k))).collect();
    let (coordinates, of_finite): (Vec<_>, Vec<_>) = finite.into_iter().unzip();
    match C::short_multiples_in_lanes(&coordinates, &of_finite) {
        Some(multiples) => {
            let mut multiples = multiples.into_iter();
            let multiple = |p: &Affine<C>| match p.coordinates() {
                Some(_) => multiples.next().expect("one for each finite point"),
                None => Projective::IDENTITY,
            };
            points.iter().map(multiple).collect()
        }
        None => points.iter().zip(numbers).map(|(p, k)| sum_of_short_products_vartime(&[(*p, *k)])).collect(),
    }
}

/// `k p` for a point of the subgroup of order `r`. The time depends on both.
#[must_use]
pub fn mul_vartime<C: Curve>(p: &Projective<C>, k: &Scalar<C>) -> Projective<C> {
    sum_of_products_vartime(&[(*p, *k)])
}

/// `P, 3P, 5P, ..` for each point, in affine coordinates: one inversion for all takes less than the additions save.
fn odd_multiples<C: Curve>(points: impl Iterator<Item = Projective<C>>) -> Vec<[Affine<C>; NAF_TABLE]> {
    let multiples: Vec<Projective<C>> = points
        .flat_map(|p| {
            let p = Jacobian::from(&p);
            let twice = p.double();
            let mut table = [p; NAF_TABLE];
            for i in 1..NAF_TABLE {
                table[i] = table[i - 1].add_vartime(&twice);
            }
            table.map(|p| Projective::from(&p))
        })
        .collect();
    let mut affine = alloc::vec![Affine::identity(); multiples.len()];
    Projective::batch_normalize(&multiples, &mut affine);
    affine.as_chunks().0.to_vec()
}

fn interleave<C: Curve>(terms: &[Term<C>]) -> Projective<C> {
    let mut acc = Jacobian::IDENTITY;
    for i in (0..NAF_DIGITS).rev() {
        if !acc.is_identity_vartime() {
            acc.double_assign();
        }
        for (table, digits) in terms.iter().filter(|(_, digits)| digits[i] != 0) {
            if let Some((x, y)) = table[usize::from(digits[i].unsigned_abs() / 2)].coordinates() {
                let y = if digits[i] < 0 { y.neg() } else { y };
                acc = acc.add_affine_vartime((&x, &y));
            }
        }
    }
    Projective::from(&acc)
}

/// `k p` for any point of the curve and a number `k` below `2^bits`, least significant word first: in signed windows
/// whose number is known from `bits`, with the complete law, from a table that is read whole. Constant time but for
/// `bits`.
#[must_use]
pub fn mul_by_number<C: Curve>(p: &Projective<C>, k: &[u64], bits: usize) -> Projective<C> {
    let mut table = multiples(p);
    let mut acc = Projective::IDENTITY;
    // One bit more than the number: the top window must not carry.
    for i in (0..(bits + 1).div_ceil(WINDOW)).rev() {
        for _ in 0..WINDOW {
            acc.double_assign();
        }
        acc = acc.add_projective(&signed_multiple_of_words(&table, k, 0, i));
    }
    table.zeroize();
    acc
}

/// `e p` for a public `e` of any size and any point of the curve, by its bits with the complete law.
/// Constant time in the point.
#[must_use]
pub fn mul_by_public<C: Curve>(p: &Projective<C>, e: &[u64]) -> Projective<C> {
    let mut acc = Projective::IDENTITY;
    for limb in e.iter().rev() {
        for i in (0..64).rev() {
            acc.double_assign();
            if (limb >> i) & 1 == 1 {
                acc = acc.add_projective(p);
            }
        }
    }
    acc
}

/// `r p`, which is infinity exactly for the points of the subgroup (when the cofactor is prime to `r`).
#[must_use]
pub fn mul_by_order<C: Curve>(p: &Projective<C>) -> Projective<C> {
    mul_by_public(p, &C::Order::P)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::test_support::Source;
    use crate::{bls12_381, bn254};

    /// What [`mul_shifted`] is given of a point.
    pub(crate) fn shifts<C: Curve, const S: usize>(p: &Projective<C>) -> [Projective<C>; S] {
        let each = (C::PART_BITS + 1).div_ceil(WINDOW).div_ceil(S);
        core::array::from_fn(|s| (0..s * each * WINDOW).fold(*p, |p, _| p.double()))
    }

    /// Zero, ends, what has all bits of a part or of a place, and others.
    fn scalars<C: Curve>() -> Vec<Scalar<C>> {
        let one = Scalar::<C>::ONE;
        let mut all = alloc::vec![Scalar::<C>::ZERO, one, -one, one.double()];
        let mut power = one;
        for bits in 0..193 {
            if [34, 35, 36, 63, 64, 65, 66, 127, 128, 129, 130, 191, 192].contains(&bits) {
                all.extend([power, -power, power - one, power + one]);
            }
            power = power.double();
        }
        let source = &mut Source::new(31);
        all.extend((0..8).map(|_| source.scalar::<C::Order>()));
        all
    }

    fn places<C: Curve>() {
        let g = Projective::<C>::generator();
        let p = g.double() + g;
        for k in scalars::<C>() {
            let expected = mul_by_public(&p, &k.to_limbs());
            assert_eq!(mul(&p, &k), expected, "{k:?}");
            assert_eq!(mul_shifted::<_, 2>(&shifts(&p), &k), expected, "{k:?}");
            assert_eq!(mul_shifted::<_, 3>(&shifts(&p), &k), expected, "{k:?}");
            assert_eq!(mul_shifted::<_, 4>(&shifts(&p), &k), expected, "{k:?}");
            assert_eq!(C::mul_generator(&k), mul_by_public(&g, &k.to_limbs()), "{k:?}");
        }
    }

    #[test]
    fn places_have_all_windows() {
        places::<bls12_381::G1>();
        places::<bls12_381::G2>();
        places::<bn254::G1>();
        places::<bn254::G2>();
    }
}

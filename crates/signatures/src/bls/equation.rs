//! The equation of signatures over several messages, and what verification and aggregation put into it: hashes of
//! messages, sums of points and of their multiples, on all threads.

use alloc::vec::Vec;
use core::num::NonZeroU64;

use montane_curves::hash_to_curve::{Tag, hash_many_to_curve};
use montane_curves::scalar_mul::sum_of_short_products_vartime;
use montane_curves::shares::in_shares;
use montane_curves::weierstrass::{Affine, Curve, Projective};
use montane_kernels::cpu::tuning::shares;
use montane_kernels::cpu::tuning::sums::BY_BUCKETS;

use super::variant::is_one;
use super::{BlsError, Variant};

/// Whether `e(g, sig) = prod_m e(K_m, H(m))` over the distinct messages `m`, where `K_m` is the sum of the keys of the
/// messages that equal `m`: `sums_of_keys` finds them for several groups of places.
pub(super) fn check_by_message<V: Variant>(
    signature: &Affine<V::Sig>,
    msgs: &[[&[u8]; 2]],
    dst: Tag<'_>,
    sums_of_keys: impl Fn(&[&[usize]]) -> Vec<Projective<V::Key>> + Sync,
) -> Result<(), BlsError> {
    let mut order: Vec<usize> = (0..msgs.len()).collect();
    order.sort_unstable_by_key(|i| msgs[*i]);
    let groups: Vec<&[usize]> = order.chunk_by(|i, j| msgs[*i] == msgs[*j]).collect();
    let keys = in_shares(&groups, shares::MULTIPLES, |share| normalize(&sums_of_keys(share))).concat();
    let hashes = hash_to_affine::<V>(&groups.iter().map(|group| msgs[group[0]]).collect::<Vec<_>>(), dst);

    let minus_generator = -Affine::<V::Key>::generator();
    let mut terms = Vec::with_capacity(groups.len() + 1);
    terms.push((&minus_generator, signature));
    terms.extend(keys.iter().zip(&hashes));
    if is_one(&V::miller_loop(&terms)) { Ok(()) } else { Err(BlsError::Equation) }
}

/// The hashes of messages, each in two parts.
fn hash_to_affine<V: Variant>(msgs: &[[&[u8]; 2]], dst: Tag<'_>) -> Vec<Affine<V::Sig>> {
    in_shares(msgs, shares::HASHES, |share| normalize(&hash_many_to_curve(share, dst))).concat()
}

/// The affine forms of points.
pub(super) fn normalize<C: Curve>(points: &[Projective<C>]) -> Vec<Affine<C>> {
    let mut out = alloc::vec![Affine::identity(); points.len()];
    Projective::batch_normalize(points, &mut out);
    out
}

/// The sum of points.
pub(super) fn sum_of_points<C: Curve>(points: &[&Affine<C>]) -> Projective<C> {
    let sum = |share: &[&Affine<C>]| share.iter().fold(Projective::IDENTITY, |sum, point| sum.add_affine(point));
    in_shares(points, shares::SUM, sum).into_iter().sum()
}

/// The sum of points, each times its multiplier.
pub(super) fn sum_of_multiples<C: Curve>(
    points: &[&Affine<C>],
    multipliers: &[NonZeroU64],
) -> Result<Projective<C>, BlsError> {
    if points.is_empty() {
        return Err(BlsError::Empty);
    }
    if points.len() != multipliers.len() {
        return Err(BlsError::Lengths);
    }
    let terms: Vec<_> = points.iter().zip(multipliers).map(|(point, z)| (**point, z.get())).collect();
    Ok(sum_of_short_products(&terms))
}

/// The sum of points, each times its 64-bit number: by buckets, or by non-adjacent forms where there are few.
pub(super) fn sum_of_short_products<C: Curve>(terms: &[(Affine<C>, u64)]) -> Projective<C> {
    if terms.len() < BY_BUCKETS {
        return sum_of_short_products_vartime(terms);
    }
    let (bases, scalars): (Vec<_>, Vec<_>) = terms.iter().map(|(p, z)| (*p, u128::from(*z))).unzip();
    Projective::msm_short_vartime(&bases, &scalars).expect("as many scalars as bases")
}

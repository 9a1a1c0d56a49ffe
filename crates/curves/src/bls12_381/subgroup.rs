//! Whether many points of the curve are in G1, all at once. Not constant time.
//!
//! The cofactor of G1 is odd, so a point outside the subgroup has a part of an order of at least three, and of the sums
//! `c P + S` with `c` one of 0, 1, 2 at most one is in the subgroup, whatever `S` is. A sum `sum c_i P_i` with
//! independent random digits `c_i` is in the subgroup with probability 1/3 at most where not all `P_i` are, and 85 such
//! sums with less than `2^-128`. Digits are drawn from a hash of the points' encodings: whoever looks for points that
//! pass has to make as many.
//!
//! Five rounds at a time the digits of a point say which of 243 lists it is in, and lists are summed up once for five
//! sums.

use alloc::vec::Vec;

use sha2::{Digest, Sha256};

use super::{G1Affine, G1Projective};
use crate::msm::NO_KEY;
use crate::shares::shares_of;

/// Rounds that share their lists, and how many lists that makes.
const TOGETHER: u32 = 5;
const LISTS: usize = 3usize.pow(TOGETHER);
/// As many times as make 85 rounds: `3^-85 < 2^-134`.
const TIMES: usize = 17;

/// Whether all points of the curve are in the subgroup, with digits drawn from a seed.
#[inline]
#[must_use]
pub fn all_in_g1(points: &[G1Affine], seed: &[u8]) -> bool {
    let shares = shares_of(TIMES, 1, |times| {
        let lists: Vec<u32> = times
            .clone()
            .zip((0u32..).step_by(LISTS))
            .flat_map(|(time, first)| lists(points.len(), seed, time).into_iter().map(move |list| first + list))
            .collect();
        combined(&G1Projective::sums_by_key_vartime(points, &lists, LISTS * times.len()))
    });
    let sums = shares.concat();
    let mut affine = alloc::vec![G1Affine::identity(); sums.len()];
    G1Projective::batch_normalize(&sums, &mut affine);
    affine.iter().all(|sum| bool::from(sum.is_torsion_free()))
}

/// The list of each point: a remainder of 64 bits, which no list has more often than others by more than `2^-56` of its
/// share.
#[inline]
fn lists(points: usize, seed: &[u8], time: usize) -> Vec<u32> {
    let mut lists = Vec::with_capacity(points + 3);
    for block in 0..points.div_ceil(4) {
        let mut hash = Sha256::new();
        hash.update(seed);
        hash.update((time as u64).to_le_bytes());
        hash.update((block as u64).to_le_bytes());
        let words = hash.finalize();
        lists.extend(words.as_chunks::<8>().0.iter().map(|word| (u64::from_le_bytes(*word) % LISTS as u64) as u32));
    }
    lists.truncate(points);
    lists
}

/// `sum c P` over the sums of all lists of a time, where `c` is a digit of the list's number: for each time and each
/// digit.
#[inline]
fn combined(sums: &[G1Affine]) -> Vec<G1Projective> {
    let (rounds, ones_and_twos) = (TOGETHER as usize, sums.len() / LISTS * TOGETHER as usize * 2);
    let key = |round: usize, list: usize| {
        let digit = list % LISTS / 3usize.pow(round as u32) % 3;
        if digit == 0 { NO_KEY } else { (2 * (rounds * (list / LISTS) + round) + digit - 1) as u32 }
    };
    let keys: Vec<u32> = (0..rounds).flat_map(|round| (0..sums.len()).map(move |list| key(round, list))).collect();
    let sums = G1Projective::sums_by_key_vartime(sums, &keys, ones_and_twos);
    sums.as_chunks().0.iter().map(|[of_one, of_two]| G1Projective::from(of_two).double() + of_one).collect()
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use montane_testing::Refusals;

    use super::*;
    use crate::bls12_381::Scalar;
    use crate::test_support::Source;

    /// Points on the curve, found by their abscissas: almost none of them is in the subgroup.
    fn of_the_curve(start: u64, n: usize) -> Vec<G1Affine> {
        let points = (start..).filter_map(|x| {
            let mut bytes = [0; 48];
            bytes[40..].copy_from_slice(&x.to_be_bytes());
            bytes[0] |= 0x80;
            G1Affine::from_compressed_unchecked(&bytes).ok()
        });
        points.take(n).collect()
    }

    fn times(point: &G1Projective, mut k: u128) -> G1Projective {
        let (mut sum, mut power) = (G1Projective::IDENTITY, *point);
        while k > 0 {
            if k & 1 == 1 {
                sum += power;
            }
            (power, k) = (power.double(), k >> 1);
        }
        sum
    }

    #[test]
    fn one_point_outside_is_seen() {
        let source = &mut Source::new(1);
        let mut good: Vec<G1Affine> =
            (0..300).map(|_| (G1Projective::generator() * Scalar::from_u64(source.word())).to_affine()).collect();
        good[7] = G1Affine::identity();
        assert!(all_in_g1(&good, b"seed"));
        assert!(all_in_g1(&[], b"seed"));
        // The point of order three, x = 0, is the hardest to see: a sum in three misses it.
        let three = of_the_curve(0, 1)[0];
        assert!(bool::from((times(&three.into(), 3)).is_identity()));
        for (i, seed) in [0usize, 150, 299].into_iter().zip([b"a", b"b", b"c"]) {
            for bad in [three, of_the_curve(5, 1)[0], (G1Projective::from(good[i]) + three).to_affine()] {
                let mut points = good.clone();
                points[i] = bad;
                assert!(!all_in_g1(&points, seed));
            }
        }
        // Equal points meet in a list.
        let equal = alloc::vec![(G1Projective::generator() * Scalar::from_u64(5)).to_affine(); 4 * LISTS];
        assert!(all_in_g1(&equal, b"seed"));
    }

    /// The digits of points in the rounds of one time, one row for each round.
    fn digits(points: usize, seed: &[u8], time: usize) -> Vec<Vec<u32>> {
        let lists = lists(points, seed, time);
        (0..TOGETHER).map(|round| lists.iter().map(|list| list / 3u32.pow(round) % 3).collect()).collect()
    }

    /// A vector other than zero whose products with all rows, fewer than it is long, are 0 modulo 3.
    fn unseen(mut rows: Vec<Vec<u32>>) -> Vec<u32> {
        let len = rows[0].len();
        assert!(rows.len() < len);
        let mut pivots = Vec::new();
        for column in 0..len {
            let done = pivots.len();
            let Some(row) = (done..rows.len()).find(|row| rows[*row][column] != 0) else { continue };
            rows.swap(done, row);
            let pivot: Vec<u32> = rows[done].iter().map(|a| a * rows[done][column] % 3).collect();
            for (i, row) in rows.iter_mut().enumerate() {
                let factor = if i == done { 0 } else { 3 - row[column] };
                row.iter_mut().zip(&pivot).for_each(|(a, b)| *a = (*a + factor * b) % 3);
            }
            rows[done] = pivot;
            pivots.push(column);
        }
        let free = (0..len).find(|column| !pivots.contains(column)).unwrap();
        let mut out = vec![0; len];
        out[free] = 1;
        pivots.iter().zip(&rows).for_each(|(pivot, row)| out[*pivot] = (3 - row[free]) % 3);
        out
    }

    /// Points of the subgroup, each with that multiple of a point of order three added.
    fn with_parts(parts: &[u32]) -> Vec<G1Affine> {
        let (g, three) = (G1Projective::generator(), G1Projective::from(of_the_curve(0, 1)[0]));
        let point = |(i, part): (usize, &u32)| g * Scalar::from_u64(i as u64 + 1) + times(&three, u128::from(*part));
        parts.iter().enumerate().map(|(i, part)| point((i, part)).to_affine()).collect()
    }

    /// Parts of order three that cancel in the sums whose digits are known beforehand are seen in the others.
    #[test]
    fn digits_are_not_foreseen() {
        let rows = |times: core::ops::Range<usize>, points: usize| -> Vec<Vec<u32>> {
            times.flat_map(|time| digits(points, b"seed", time)).collect()
        };
        let rounds = TIMES * TOGETHER as usize;
        let judge = |(parts, seed): &(Vec<u32>, &[u8])| all_in_g1(&with_parts(parts), seed);
        // Whoever knows all of them gets through, so there are no others.
        let known = Refusals::of((unseen(rows(0..TIMES, rounds + 1)), &b"seed"[..]), judge, true);
        known.row("the seed is hashed", false, |(_, seed)| *seed = b"seee");
        let good = Refusals::of((vec![0; rounds + 1], &b"seed"[..]), judge, true);
        good.row("the time is hashed", false, |(parts, _)| *parts = unseen(rows(0..1, rounds + 1)))
            .row("the block is hashed", false, |(parts, _)| (parts[0], parts[4]) = (1, 2))
            .row("digits differ within a block", false, |(parts, _)| (parts[0], parts[1]) = (1, 2))
            .row("each time is asked", false, |(parts, _)| *parts = unseen(rows(0..TIMES - 1, rounds + 1)))
            .row("each time is asked", false, |(parts, _)| *parts = unseen(rows(1..TIMES, rounds + 1)));
        for round in 0..TOGETHER as usize {
            good.row("each round is asked", false, |(parts, _)| {
                let mut rows = rows(0..TIMES, rounds + 1);
                let mut number = 0..;
                rows.retain(|_| number.next().unwrap() % TOGETHER as usize != round);
                *parts = unseen(rows);
            });
        }
    }

    /// No list is empty of 8192 points, and each round's sum is what its digits say.
    #[test]
    fn digits_of_lists() {
        let lists = lists(8192, b"seed", 3);
        assert!(lists.len() == 8192 && (0..LISTS as u32).all(|list| lists.contains(&list)));
        let base = G1Projective::generator();
        let values: Vec<usize> = (0..2 * LISTS).map(|i| i * i + 1).collect();
        let sums: Vec<G1Affine> =
            values.iter().map(|value| (base * Scalar::from_u64(*value as u64)).to_affine()).collect();
        let combined = combined(&sums);
        assert_eq!(combined.len(), 2 * TOGETHER as usize);
        for (i, sum) in combined.into_iter().enumerate() {
            let (time, round) = (i / TOGETHER as usize, i % TOGETHER as usize);
            let of_time = &values[LISTS * time..][..LISTS];
            let scalar: usize =
                of_time.iter().enumerate().map(|(list, value)| value * (list / 3usize.pow(round as u32) % 3)).sum();
            assert_eq!(sum, base * Scalar::from_u64(scalar as u64));
        }
    }
}

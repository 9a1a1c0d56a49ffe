//! Whether many points of the curve are in G1, all at once. Not constant time.
//!
//! The cofactor of G1 is odd, so a point outside the subgroup has a part of an order of at least three, and of the sums `c P + S` with
//! `c` one of 0, 1, 2 at most one is in the subgroup, whatever `S` is. A sum `sum c_i P_i` with independent random digits `c_i` is in the
//! subgroup with probability 1/3 at most where not all `P_i` are, and 85 such sums with less than `2^-128`. Digits are drawn from a
//! hash of the points' encodings: whoever looks for points that pass has to make as many.
//!
//! Five rounds at a time the digits of a point say which of 243 lists it is in, and lists are summed up once for five sums.

use alloc::vec::Vec;

use montane_curves::bls12_381::{G1Affine, G1Projective};
use montane_fields::bls12_381::Fp;
use sha2::{Digest, Sha256};

use super::affine::Affines;

/// Rounds that share their lists, and how many lists that makes.
const TOGETHER: u32 = 5;
const LISTS: usize = 3usize.pow(TOGETHER);
/// As many times as make 85 rounds: `3^-85 < 2^-134`.
const TIMES: usize = 17;

/// Whether all points of the curve are in the subgroup, with digits drawn from a seed; nothing where an addition is exceptional.
pub(super) fn all_in_g1(points: &[G1Affine], seed: &[u8]) -> Option<bool> {
    let finite: Vec<Affines<Fp>> = points
        .iter()
        .filter(|point| !bool::from(point.is_identity()))
        .map(|point| Affines::pack(core::slice::from_ref(point)))
        .collect();
    let sums = crate::each(TIMES, |time| Some(combined(&list_sums(&finite, &lists(finite.len(), seed, time))?)));
    let mut all = Vec::new();
    for sums in sums {
        all.extend(sums?);
    }
    let mut affine = alloc::vec![G1Affine::identity(); all.len()];
    G1Projective::batch_normalize(&all, &mut affine);
    Some(affine.iter().all(|sum| bool::from(sum.is_torsion_free())))
}

/// The list of each point: a remainder of 64 bits, which no list has more often than others by more than `2^-56` of its share.
fn lists(points: usize, seed: &[u8], time: usize) -> Vec<usize> {
    let mut lists = Vec::with_capacity(points + 3);
    for block in 0..points.div_ceil(4) {
        let mut hash = Sha256::new();
        hash.update(seed);
        hash.update((time as u64).to_le_bytes());
        hash.update((block as u64).to_le_bytes());
        let words = hash.finalize();
        lists.extend(words.as_chunks::<8>().0.iter().map(|word| (u64::from_le_bytes(*word) % LISTS as u64) as usize));
    }
    lists
}

/// The sums of the lists: in each, pairs of points become one until one is left.
fn list_sums(points: &[Affines<Fp>], lists: &[usize]) -> Option<Vec<G1Projective>> {
    let mut in_lists: Vec<Vec<Affines<Fp>>> = alloc::vec![Vec::new(); LISTS];
    points.iter().zip(lists).for_each(|(point, list)| in_lists[*list].push(*point));
    loop {
        let mut pairs: Vec<(&Affines<Fp>, &Affines<Fp>)> =
            in_lists.iter().flat_map(|list| list.as_chunks::<2>().0.iter().map(|[a, b]| (a, b))).collect();
        let Some(first) = pairs.first().copied() else { break };
        // An odd number of pairs is made even by one that is added twice.
        if !pairs.len().is_multiple_of(2) {
            pairs.push(first);
        }
        let mut sums = Affines::add_pairs(pairs.into_iter())?.into_iter();
        for list in &mut in_lists {
            let halved = sums.by_ref().take(list.len() / 2);
            let odd = list.as_chunks::<2>().1.first().copied();
            *list = halved.chain(odd).collect();
        }
    }
    let sum = |list: &Vec<Affines<Fp>>| list.first().map_or(G1Projective::IDENTITY, |sum| sum.unpack()[0].into());
    Some(in_lists.iter().map(sum).collect())
}

/// `sum c P` over all lists, where `c` is a digit of the list's number: for each digit.
fn combined(sums: &[G1Projective]) -> Vec<G1Projective> {
    let digit = |list: usize, round: u32| list / 3usize.pow(round) % 3;
    let one = |round: u32| {
        let of =
            |c: usize| (0..LISTS).filter(|&list| digit(list, round) == c).map(|list| sums[list]).sum::<G1Projective>();
        of(1) + of(2).double()
    };
    (0..TOGETHER).map(one).collect()
}

#[cfg(test)]
mod tests {
    use montane_curves::bls12_381::Scalar;

    use super::*;
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
        assert_eq!(all_in_g1(&good, b"seed"), Some(true));
        assert_eq!(all_in_g1(&[], b"seed"), Some(true));
        // The point of order three, x = 0, is the hardest to see: a sum in three misses it.
        let three = of_the_curve(0, 1)[0];
        assert!(bool::from((times(&three.into(), 3)).is_identity()));
        for (i, seed) in [0usize, 150, 299].into_iter().zip([b"a", b"b", b"c"]) {
            for bad in [three, of_the_curve(5, 1)[0], (G1Projective::from(good[i]) + three).to_affine()] {
                let mut points = good.clone();
                points[i] = bad;
                assert_eq!(all_in_g1(&points, seed), Some(false));
            }
        }
        // Equal points may meet in a list, which is exceptional; then nothing is said.
        let equal = alloc::vec![(G1Projective::generator() * Scalar::from_u64(5)).to_affine(); 4 * LISTS];
        assert_eq!(all_in_g1(&equal, b"seed"), None);
    }

    /// No list is empty of 8192 points, and each round's sum is what its digits say.
    #[test]
    fn digits_of_lists() {
        let lists = lists(8192, b"seed", 3);
        assert!(lists.len() >= 8192 && (0..LISTS).all(|list| lists.contains(&list)));
        let base = G1Projective::generator();
        let sums: Vec<G1Projective> = (0..LISTS as u64).map(|i| base * Scalar::from_u64(i * i + 1)).collect();
        for (round, sum) in combined(&sums).into_iter().enumerate() {
            let scalar = (0..LISTS).map(|i| (i * i + 1) * (i / 3usize.pow(round as u32) % 3)).sum::<usize>();
            assert_eq!(sum, base * Scalar::from_u64(scalar as u64));
        }
    }
}

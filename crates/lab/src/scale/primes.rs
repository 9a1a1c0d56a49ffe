//! Random primes of any number of limbs, the same in every run. Their use is elsewhere.

use montane_fields::primes::Prime;
use num_bigint::BigUint;
use num_traits::One;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::oracle::from_words;

/// Bits that are left free above a prime in its limbs, so that every algorithm takes it.
pub const SPARE_BITS: u32 = 2;

/// Strong-pseudoprime tests with random bases; a composite passes one with probability at most 1/4.
const ROUNDS: usize = 32;

/// Candidates with a factor below this are not worth a power.
const SMALL: u32 = 2_000;

/// A probable prime of `64 limbs - SPARE_BITS` bits; `seed` fixes it.
#[must_use]
pub fn random(limbs: usize, seed: u64) -> Prime {
    let mut rng = SmallRng::seed_from_u64(seed ^ limbs as u64);
    let small = odd_primes_below(SMALL);
    let p = loop {
        let mut words: Vec<u64> = (0..limbs).map(|_| rng.next_u64()).collect();
        words[0] |= 1;
        let top = &mut words[limbs - 1];
        *top = (*top | 1 << 63) >> SPARE_BITS;
        let candidate = from_words(&words);
        // The primes themselves are far above the small ones, so a zero remainder means a proper factor.
        if small.iter().all(|&q| &candidate % q != BigUint::ZERO) && is_probable_prime(&candidate, &mut rng) {
            break words;
        }
    };
    // A handful in the life of the process; they are named and shown like the built-in primes.
    Prime { name: String::leak(format!("random-{}", 64 * limbs - SPARE_BITS as usize)), p: Vec::leak(p) }
}

fn odd_primes_below(n: u32) -> Vec<u32> {
    let mut primes: Vec<u32> = Vec::new();
    for candidate in (3..n).step_by(2) {
        if primes.iter().all(|q| candidate % q != 0) {
            primes.push(candidate);
        }
    }
    primes
}

/// Miller and Rabin's test of an odd number above 3. FIPS 186-5, appendix B.3.1.
fn is_probable_prime(n: &BigUint, rng: &mut SmallRng) -> bool {
    let one = BigUint::one();
    let minus_one = n - 1u32;
    let twos = minus_one.trailing_zeros().unwrap_or(0);
    let odd = &minus_one >> twos;
    let words = n.bits().div_ceil(64);
    (0..ROUNDS).all(|_| {
        let random: Vec<u64> = (0..words).map(|_| rng.next_u64()).collect();
        // A base in [2, n - 2].
        let base = from_words(&random) % (n - 3u32) + 2u32;
        let mut power = base.modpow(&odd, n);
        if power == one || power == minus_one {
            return true;
        }
        for _ in 1..twos {
            power = &power * &power % n;
            if power == minus_one {
                return true;
            }
        }
        false
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use montane_fields::primes::PRIMES;

    #[test]
    fn small_numbers() {
        let mut rng = SmallRng::seed_from_u64(1);
        for n in (5..3000u32).step_by(2) {
            let prime = (3..n).step_by(2).take_while(|d| d * d <= n).all(|d| n % d != 0);
            assert_eq!(is_probable_prime(&BigUint::from(n), &mut rng), prime, "{n}");
        }
        assert_eq!(odd_primes_below(20), [3, 5, 7, 11, 13, 17, 19]);
    }

    #[test]
    fn named_primes_are_prime_and_their_neighbours_not() {
        let mut rng = SmallRng::seed_from_u64(2);
        for prime in PRIMES {
            let p = from_words(prime.p);
            assert!(is_probable_prime(&p, &mut rng), "{}", prime.name);
            assert!(!is_probable_prime(&(&p * 3u32), &mut rng));
            assert!(!is_probable_prime(&(&p * &p), &mut rng));
        }
    }

    #[test]
    fn shapes() {
        for limbs in [2, 3, 7] {
            let prime = random(limbs, 5);
            assert_eq!(prime.p.len(), limbs);
            assert_eq!(prime.p[limbs - 1].leading_zeros(), SPARE_BITS);
            assert_eq!(prime.p, random(limbs, 5).p);
            assert_ne!(prime.p, random(limbs, 6).p);
        }
    }
}

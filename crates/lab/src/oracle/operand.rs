//! Operands of a kernel's forms as integers: boundary and random values, and the way between limbs and values.

use montane_kernels::kernel::{Bound, Representation};
use num_bigint::BigUint;
use num_traits::{One, Zero};
use rand::Rng;
use rand::rngs::SmallRng;

/// One operand's form with its exclusive bound as an integer.
pub(super) struct Operand<'a> {
    pub(super) form: Representation,
    p: &'a BigUint,
    /// `2^(64 N)`.
    r: BigUint,
    /// Values are below it: the form's bound, and what the limbs can hold.
    bound: BigUint,
}

impl<'a> Operand<'a> {
    pub(super) fn new(form: Representation, p: &'a BigUint, limbs: usize) -> Self {
        let bound = bound(&form, p).min(capacity(&form) + 1u32);
        Self { form, p, r: BigUint::one() << (64 * limbs), bound }
    }

    /// One number's limbs, normalised: every limb but the last below `2^radix_bits`.
    fn limbs(&self, value: &BigUint) -> Option<Vec<u64>> {
        let Representation { limbs, radix_bits, limb_bits, .. } = self.form;
        if radix_bits == 64 {
            let mut out: Vec<u64> = value.iter_u64_digits().collect();
            let fits = out.len() <= limbs;
            out.resize(limbs, 0);
            return fits.then_some(out);
        }
        let digit = (BigUint::one() << radix_bits) - 1u32;
        let mut rest = value.clone();
        let mut out = Vec::with_capacity(limbs);
        for i in 0..limbs {
            let limb = if i + 1 < limbs { &rest & &digit } else { rest.clone() };
            if limb.bits() > u64::from(limb_bits) {
                return None;
            }
            out.push(word(&limb));
            rest >>= radix_bits;
        }
        Some(out)
    }

    /// The same value with the bits above `radix_bits` of each limb used as far as `choose` says.
    fn loosen(&self, limbs: &mut [u64], mut choose: impl FnMut(u64) -> u64) {
        let Representation { radix_bits, limb_bits, .. } = self.form;
        if limb_bits <= radix_bits {
            return;
        }
        for i in 0..limbs.len() - 1 {
            let room = (low_bits(limb_bits) - limbs[i]) >> radix_bits;
            let moved = choose(room.min(limbs[i + 1]));
            limbs[i] += moved << radix_bits;
            limbs[i + 1] -= moved;
        }
    }

    /// Values at and next to everything that a carry or a bound may trip over, each below the bound.
    pub(super) fn boundary(&self, rng: &mut SmallRng) -> Vec<Vec<u64>> {
        let form = self.form;
        let one = BigUint::one();
        let r_mod_p = &self.r % self.p;
        let mut values = vec![BigUint::zero(), one.clone(), BigUint::from(2u32)];
        let mut around = |v: &BigUint| {
            values.extend([v.clone(), v + 1u32]);
            values.extend([1u32, 2].iter().filter(|&&d| *v >= BigUint::from(d)).map(|&d| v - d));
        };
        around(self.p);
        around(&(self.p >> 1));
        around(&r_mod_p);
        around(&(&r_mod_p * &r_mod_p % self.p));
        around(&self.bound);
        around(&(&self.bound >> 1));
        for factor in 2u32..=8 {
            around(&(self.p * factor));
        }
        let radix = form.radix_bits as usize;
        for i in 0..form.limbs {
            let limb = (&one << radix) - 1u32;
            values.push(&limb << (radix * i)); // one limb all ones
            values.push((&one << (radix * (i + 1))) - 1u32); // all limbs up to it all ones
            values.push(self.p - &one - ((self.p - &one) & (&limb << (radix * i)))); // p - 1 with a zero limb
            for bit in [0, radix / 2, radix - 1] {
                values.push(&one << (radix * i + bit));
            }
        }
        values.retain(|v| *v < self.bound);
        values.sort();
        values.dedup();
        let mut out: Vec<Vec<u64>> = values.iter().filter_map(|v| self.limbs(v)).collect();
        if form.limb_bits > form.radix_bits {
            let mut loose = out.clone();
            loose.iter_mut().for_each(|limbs| self.loosen(limbs, |most| most));
            out.append(&mut loose);
            let mut loose = out.clone();
            loose.iter_mut().for_each(|limbs| self.loosen(limbs, |most| rng.next_u64() % (most + 1)));
            out.append(&mut loose);
            out.extend(self.heaviest());
            out.sort();
            out.dedup();
        }
        out
    }

    /// Every limb as large as its bits allow, the last one as large as the bound allows.
    fn heaviest(&self) -> Option<Vec<u64>> {
        let form = self.form;
        let mut limbs = vec![low_bits(form.limb_bits); form.limbs];
        limbs[form.limbs - 1] = 0;
        let room = &self.bound - 1u32;
        let below = value_of(&form, &limbs);
        if below > room {
            return None;
        }
        let top = (room - below) >> (form.radix_bits as usize * (form.limbs - 1));
        limbs[form.limbs - 1] = word(&top.min(BigUint::from(low_bits(form.limb_bits))));
        Some(limbs)
    }

    pub(super) fn single_bits(&self) -> impl Iterator<Item = Vec<u64>> + '_ {
        (0..self.bound.bits()).map(|i| BigUint::one() << i).filter(|v| *v < self.bound).filter_map(|v| self.limbs(&v))
    }

    /// Every value below the bound, normalised.
    pub(super) fn every(&self) -> Vec<Vec<u64>> {
        assert!(self.bound <= BigUint::from(EVERY), "too many values");
        let bound = word(&self.bound);
        (0..bound).filter_map(|v| self.limbs(&BigUint::from(v))).collect()
    }

    /// Half uniform, half built from limbs that make carries likely.
    pub(super) fn random(&self, rng: &mut SmallRng) -> Vec<u64> {
        let bits = self.bound.bits() as usize;
        let top = low_bits((bits - 1) as u32 % 64 + 1);
        let extreme = rng.next_u64() & 1 == 1;
        let limbs = loop {
            let mut words: Vec<u64> = (0..bits.div_ceil(64))
                .map(|_| {
                    let w = rng.next_u64();
                    match if extreme { rng.next_u64() % 6 } else { 5 } {
                        0 => 0,
                        1 => u64::MAX,
                        2 => 1,
                        3 => u64::MAX - 1,
                        4 => 1 << (w % 64),
                        _ => w,
                    }
                })
                .collect();
            if let Some(last) = words.last_mut() {
                *last &= top;
            }
            let mut value = from_words(&words);
            if value >= self.bound {
                if !extreme {
                    continue;
                }
                value %= &self.bound;
            }
            if let Some(limbs) = self.limbs(&value) {
                break limbs;
            }
        };
        let mut limbs = limbs;
        if rng.next_u64() & 1 == 1 {
            self.loosen(&mut limbs, |most| rng.next_u64() % (most + 1));
        }
        limbs
    }
}
/// The most values of an operand that are tried one by one.
const EVERY: u64 = 1 << 11;

/// The exclusive bound of a form's values.
pub(super) fn bound(form: &Representation, p: &BigUint) -> BigUint {
    match form.bound {
        Bound::Modulus { factor } => p * factor,
        Bound::ModulusShifted { factor, shift } => (p * factor) << shift,
        Bound::ModulusSquared => p * p,
        Bound::Bits { bits } => BigUint::one() << bits,
    }
}

/// The largest value that the limbs can hold.
fn capacity(form: &Representation) -> BigUint {
    value_of(form, &vec![low_bits(form.limb_bits); form.limbs])
}

/// One number's value from its limbs.
pub(super) fn value_of(form: &Representation, limbs: &[u64]) -> BigUint {
    if form.radix_bits == 64 {
        return from_words(limbs);
    }
    limbs.iter().rev().fold(BigUint::zero(), |acc, &limb| (acc << form.radix_bits) + limb)
}

/// The words of an operand from the limbs of its numbers. Those that are beside others in another form are given in
/// that form, and taken modulo `p`.
pub(super) fn interleave<'a>(form: &Representation, p: &BigUint, numbers: impl Iterator<Item = &'a [u64]>) -> Vec<u64> {
    let mut words = vec![0; form.words()];
    for (number, limbs) in numbers.take(form.numbers()).enumerate() {
        let beside = (number >= form.lanes).then(|| (value_of(form, limbs) % p).to_u64_digits());
        for (i, &limb) in beside.as_deref().unwrap_or(limbs).iter().enumerate() {
            words[index(form, number, i)] = limb;
        }
    }
    words
}

/// The limbs of one number.
pub(super) fn number_of(form: &Representation, words: &[u64], number: usize) -> Vec<u64> {
    (0..form.of(number).limbs).map(|i| words[index(form, number, i)]).collect()
}

fn index(form: &Representation, lane: usize, limb: usize) -> usize {
    if let Some(beside) = lane.checked_sub(form.lanes) {
        return form.lanes * form.limbs + beside * form.beside.words + limb;
    }
    if form.limb_major { limb * form.lanes + lane } else { lane * form.limbs + limb }
}

/// `2^bits - 1`.
pub(super) fn low_bits(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

/// The value of 64-bit limbs, least significant first.
#[must_use]
pub fn from_words(words: &[u64]) -> BigUint {
    BigUint::new(words.iter().flat_map(|&w| [w as u32, (w >> 32) as u32]).collect())
}

/// The value of an integer below `2^64`.
fn word(value: &BigUint) -> u64 {
    value.iter_u64_digits().next().unwrap_or(0)
}

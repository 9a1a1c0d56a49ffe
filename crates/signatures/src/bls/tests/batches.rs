//! Batches, equations that grow, and multiplied sums.

use core::num::NonZeroU64;

use montane_curves::weierstrass::{Affine, Projective};

use super::{Counter, TAG, secret};
use crate::bls::*;

/// A generator of one word.
struct Always(u64);

impl rand_core::TryRng for Always {
    type Error = core::convert::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.0 as u32)
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(self.0)
    }
    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Self::Error> {
        out.fill(self.0 as u8);
        Ok(())
    }
}
impl rand_core::TryCryptoRng for Always {}

/// What the items of a batch borrow.
struct Signed<V: Variant> {
    key: PublicKey<V>,
    msg: Vec<u8>,
    aug: &'static [u8],
    signature: Signature<V>,
}

impl<V: Variant> Signed<V> {
    fn new(i: u8, msg: &[u8], aug: &'static [u8]) -> Self {
        let key = secret(i);
        Self { key: key.sk_to_pk(), msg: msg.to_vec(), aug, signature: key.sign(msg, TAG, aug) }
    }

    fn item(&self) -> SignedMessage<'_, V> {
        SignedMessage { msg: &self.msg, aug: self.aug, key: &self.key, signature: &self.signature }
    }
}

fn verdict<V: Variant>(signed: &[Signed<V>]) -> Result<(), BlsError> {
    verify_multiple(&signed.iter().map(Signed::item).collect::<Vec<_>>(), TAG, &mut Counter(7))
}

/// Different messages, equal ones side by side and apart, the same message with another augmentation, one key twice.
fn mixed<V: Variant>() -> Vec<Signed<V>> {
    vec![
        Signed::new(1, b"one", b""),
        Signed::new(2, b"two", b""),
        Signed::new(3, b"one", b""),
        Signed::new(1, b"one", b"aug"),
        Signed::new(1, b"", b"aug"),
        Signed::new(1, b"two", b""),
    ]
}

fn batch<V: Variant>() {
    let signed = mixed::<V>();
    for n in 1..=signed.len() {
        assert_eq!(verdict(&signed[..n]), Ok(()), "{n}");
    }
}

#[test]
fn batches() {
    batch::<MinPk>();
    batch::<MinSig>();
}

fn multiple<C: montane_curves::weierstrass::Curve>(p: &Affine<C>, z: NonZeroU64) -> Projective<C> {
    montane_curves::scalar_mul::mul_by_public(&Projective::from(p), &[z.get()])
}

/// The multipliers are the generator's words, all 64 bits of them, and never zero.
#[test]
fn multipliers() {
    let mut words = Counter(3);
    let expected: Vec<_> = (0..64).map(|_| rand_core::Rng::next_u64(&mut words) | 1).collect();
    let got = random_multipliers(64, &mut Counter(3));
    assert_eq!(got.iter().map(|z| z.get()).collect::<Vec<_>>(), expected);
    assert_eq!(got.iter().fold(0, |bits, z| bits | z.get()), u64::MAX, "every bit is used");
    assert_eq!(random_multipliers(2, &mut Always(0)), [NonZeroU64::MIN; 2]);
    // A generator of zeros does not let an invalid signature through.
    let mut wrong = Signed::<MinPk>::new(1, b"message", b"");
    wrong.msg.push(0);
    assert_eq!(verify_multiple(&[wrong.item()], TAG, &mut Always(0)), Err(BlsError::Equation));
}

/// A sum of multiples is what it says.
fn with_randomness<V: Variant>() {
    let signed: Vec<_> = (1..=5).map(|i| Signed::<V>::new(i, b"one", b"")).collect();
    let z = random_multipliers(5, &mut Counter(5));
    let keys: Vec<_> = signed.iter().map(|s| &s.key).collect();
    let expected: Projective<V::Key> = keys.iter().zip(&z).map(|(key, z)| multiple(key.as_affine(), *z)).sum();
    let sum = AggregatePublicKey::aggregate_with_randomness(&keys, &z).unwrap().to_public_key().unwrap();
    assert_eq!(*sum.as_affine(), expected.to_affine());
}

#[test]
fn sums_with_randomness() {
    with_randomness::<MinPk>();
    with_randomness::<MinSig>();
}

/// Term by term, with and without commitments and merging.
fn growing<V: Variant>() {
    let signed = mixed::<V>();
    let start = || Pairing::<V>::new(TAG);
    let add = |pairing: &mut Pairing<V>, signed: &Signed<V>| {
        pairing.aggregate(&signed.key, Some(&signed.signature), &signed.msg, signed.aug);
    };
    let mut all = start();
    for (i, signed) in signed.iter().enumerate() {
        add(&mut all, signed);
        assert_eq!(all.finalverify(), Ok(()), "{i}");
        if i % 2 == 1 {
            all.commit();
            all.commit();
            assert_eq!(all.finalverify(), Ok(()), "committed {i}");
        }
    }
    // A term without its signature, then the signature alone.
    let more = Signed::<V>::new(4, b"more", b"");
    all.aggregate(&more.key, None, &more.msg, more.aug);
    assert_eq!(all.finalverify(), Err(BlsError::Equation));
    all.add_signature(&more.signature);
    assert_eq!(all.finalverify(), Ok(()));
    // Two halves, one of them committed.
    let (mut left, mut right) = (start(), start());
    signed[..3].iter().for_each(|signed| add(&mut left, signed));
    signed[3..].iter().for_each(|signed| add(&mut right, signed));
    left.commit();
    left.merge(&right).unwrap();
    assert_eq!(left.finalverify(), Ok(()));
    left.merge(&start()).unwrap();
    assert_eq!(left.finalverify(), Ok(()));
    let mut late = start();
    late.merge(&left).unwrap();
    assert_eq!(late.finalverify(), Ok(()));
    // A wrong term on either side of the merger.
    let mut wrong = start();
    wrong.aggregate(&signed[0].key, Some(&signed[0].signature), b"another", b"");
    assert_eq!(wrong.finalverify(), Err(BlsError::Equation));
    left.merge(&wrong).unwrap();
    assert_eq!(left.finalverify(), Err(BlsError::Equation));
    wrong.merge(&right).unwrap();
    assert_eq!(wrong.finalverify(), Err(BlsError::Equation));
}

#[test]
fn growing_equations() {
    growing::<MinPk>();
    growing::<MinSig>();
}

/// More terms than wait at once, added and merged.
#[test]
fn long_equations() {
    let signed: Vec<_> = (0..35).map(|i| Signed::<MinSig>::new(1 + i % 3, &[i], b"")).collect();
    let (mut pairing, mut half) = (Pairing::new(TAG), Pairing::new(TAG));
    for signed in &signed {
        pairing.aggregate(&signed.key, Some(&signed.signature), &signed.msg, signed.aug);
    }
    assert_eq!(pairing.finalverify(), Ok(()));
    for signed in &signed[..20] {
        half.aggregate(&signed.key, Some(&signed.signature), &signed.msg, signed.aug);
    }
    half.merge(&half.clone()).unwrap();
    assert_eq!(half.finalverify(), Ok(()));
    half.aggregate(&signed[0].key, None, b"another", b"");
    assert_eq!(half.finalverify(), Err(BlsError::Equation));
}

/// Enough items that threads share sums, hashes and pairs.
#[test]
fn many() {
    let signed: Vec<_> = (0..40u8).map(|i| Signed::<MinPk>::new(i % 5, &[i % 7], b"")).collect();
    assert_eq!(verdict(&signed), Ok(()));
    let keys: Vec<_> = (0..600).map(|i| &signed[i % 5].key).collect();
    let sum = AggregatePublicKey::aggregate(&keys).unwrap().to_public_key().unwrap();
    let each = AggregatePublicKey::aggregate(&keys[..5]).unwrap().to_public_key().unwrap();
    assert_eq!(*sum.as_affine(), multiple(each.as_affine(), NonZeroU64::new(120).unwrap()).to_affine());
}

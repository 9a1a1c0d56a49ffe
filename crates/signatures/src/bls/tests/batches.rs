//! Batches, equations that grow, and multiplied sums.

use core::num::NonZeroU64;

use montane_curves::weierstrass::{Affine, Projective};

use super::{Counter, secret};
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

const TAG: &[u8] = b"tag";

/// What the items of a batch borrow.
struct Signed<V: Variant> {
    key: PublicKey<V>,
    msg: Vec<u8>,
    aug: &'static [u8],
    signature: Signature<V>,
}

impl<V: Variant> Signed<V> {
    fn new(i: u8, msg: &[u8], aug: &'static [u8]) -> Self {
        let key = secret::<V>(i);
        Self { key: key.sk_to_pk(), msg: msg.to_vec(), aug, signature: key.sign(msg, TAG, aug).unwrap() }
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
    assert_eq!(verdict::<V>(&[]), Err(BlsError::Empty));
    let items: Vec<_> = signed.iter().map(Signed::item).collect();
    assert_eq!(verify_multiple(&items, b"tab", &mut Counter(7)), Err(BlsError::Equation));
    // Each part of each item is looked at.
    for i in 0..signed.len() {
        let one_wrong = |change: &dyn Fn(&mut Signed<V>)| {
            let mut signed = mixed::<V>();
            change(&mut signed[i]);
            assert_eq!(verdict(&signed), Err(BlsError::Equation), "{i}");
        };
        one_wrong(&|signed| signed.msg.push(0));
        one_wrong(&|signed| signed.aug = b"another");
        one_wrong(&|signed| signed.key = secret(9).sk_to_pk());
        one_wrong(&|signed| signed.signature = secret(9).sign(&signed.msg, TAG, signed.aug).unwrap());
        one_wrong(&|signed| signed.signature = Signature::from_affine(Affine::identity()).unwrap());
    }
    // Errors that cancel in a plain sum: two signatures swapped, of different messages and of the same.
    for (i, j) in [(0, 1), (0, 2)] {
        let mut swapped = mixed::<V>();
        (swapped[i].signature, swapped[j].signature) = (signed[j].signature, signed[i].signature);
        assert_eq!(verdict(&swapped), Err(BlsError::Equation));
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

/// The multipliers are the generator's words, all 64 bits of them, and never zero: errors that whoever foresaw them could
/// make cancel do, and no others.
fn foreseen<V: Variant>(rng: Counter) {
    let z = random_multipliers(2, &mut rng.clone());
    let error = Affine::<V::Sig>::generator();
    // z_0 sig_0 + z_1 sig_1 stays the same.
    let mut forged: Vec<_> = mixed::<V>().into_iter().take(2).collect();
    let moved = |signature: &Signature<V>, by: Projective<V::Sig>| {
        Signature::from_affine((Projective::from(signature.as_affine()) + by).to_affine()).unwrap()
    };
    forged[0].signature = moved(&forged[0].signature, multiple(&error, z[1]));
    forged[1].signature = moved(&forged[1].signature, -multiple(&error, z[0]));
    let items: Vec<_> = forged.iter().map(Signed::item).collect();
    assert_eq!(verify_multiple(&items, TAG, &mut rng.clone()), Ok(()));
    assert_eq!(verify_multiple(&items, TAG, &mut Counter(!rng.0)), Err(BlsError::Equation));
}

#[test]
fn multipliers() {
    let mut words = Counter(3);
    let expected: Vec<_> = (0..64).map(|_| rand_core::Rng::next_u64(&mut words) | 1).collect();
    let got = random_multipliers(64, &mut Counter(3));
    assert_eq!(got.iter().map(|z| z.get()).collect::<Vec<_>>(), expected);
    assert_eq!(got.iter().fold(0, |bits, z| bits | z.get()), u64::MAX, "every bit is used");
    assert_eq!(random_multipliers(2, &mut Always(0)), [NonZeroU64::MIN; 2]);
    for seed in 0..3 {
        foreseen::<MinPk>(Counter(seed));
        foreseen::<MinSig>(Counter(seed));
    }
    // A generator of zeros does not let an invalid signature through.
    let mut wrong = Signed::<MinPk>::new(1, b"message", b"");
    wrong.msg.push(0);
    assert_eq!(verify_multiple(&[wrong.item()], TAG, &mut Always(0)), Err(BlsError::Equation));
}

/// One equation for many signatures of one message, by hand.
fn with_randomness<V: Variant>() {
    let mut signed: Vec<_> = (1..=5).map(|i| Signed::<V>::new(i, b"one", b"")).collect();
    let z = random_multipliers(5, &mut Counter(5));
    let check = |signed: &[Signed<V>]| {
        let keys: Vec<_> = signed.iter().map(|s| &s.key).collect();
        let signatures: Vec<_> = signed.iter().map(|s| &s.signature).collect();
        let key = AggregatePublicKey::aggregate_with_randomness(&keys, &z)?.to_public_key()?;
        let signature = AggregateSignature::aggregate_with_randomness(&signatures, &z)?.to_signature();
        signature.verify(b"one", TAG, b"", &key)
    };
    assert_eq!(check(&signed), Ok(()));
    assert_eq!(check(&signed[..4]), Err(BlsError::Lengths));
    assert_eq!(check(&[]), Err(BlsError::Empty));
    let keys: Vec<_> = signed.iter().map(|s| &s.key).collect();
    let expected: Projective<V::Key> = keys.iter().zip(&z).map(|(key, z)| multiple(key.as_affine(), *z)).sum();
    let sum = AggregatePublicKey::aggregate_with_randomness(&keys, &z).unwrap().to_public_key().unwrap();
    assert_eq!(*sum.as_affine(), expected.to_affine());
    // Two signatures swapped: right in a plain sum.
    let first = signed[0].signature;
    signed[0].signature = std::mem::replace(&mut signed[1].signature, first);
    assert_eq!(check(&signed), Err(BlsError::Equation));
    let minus = PublicKey::<V>::from_affine(-*signed[0].key.as_affine()).unwrap();
    let cancelled = AggregatePublicKey::aggregate_with_randomness(&[&signed[0].key, &minus], &[z[0]; 2]).unwrap();
    assert_eq!(cancelled.to_public_key(), Err(BlsError::InfinityKey));
}

#[test]
fn sums_with_randomness() {
    with_randomness::<MinPk>();
    with_randomness::<MinSig>();
}

/// Term by term, with and without commitments and merging.
fn growing<V: Variant>() {
    let signed = mixed::<V>();
    let start = || Pairing::<V>::new(TAG).unwrap();
    assert_eq!(start().finalverify(), Err(BlsError::Empty));
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
    assert_eq!(left.merge(&Pairing::new(b"tab").unwrap()), Err(BlsError::Tags));
    // A wrong term on either side of the merger.
    let mut wrong = start();
    wrong.aggregate(&signed[0].key, Some(&signed[0].signature), b"another", b"");
    assert_eq!(wrong.finalverify(), Err(BlsError::Equation));
    left.merge(&wrong).unwrap();
    assert_eq!(left.finalverify(), Err(BlsError::Equation));
    wrong.merge(&right).unwrap();
    assert_eq!(wrong.finalverify(), Err(BlsError::Equation));

    // Multiplied: what cancels in a plain sum is seen.
    let z = random_multipliers(2, &mut Counter(9));
    for (order, plain, multiplied) in [([0, 1], Ok(()), Ok(())), ([1, 0], Ok(()), Err(BlsError::Equation))] {
        let (mut sum, mut with_z) = (start(), start());
        for (i, j) in order.into_iter().enumerate() {
            sum.aggregate(&signed[i].key, Some(&signed[j].signature), &signed[i].msg, signed[i].aug);
            with_z.mul_n_aggregate(&signed[i].key, &signed[j].signature, &signed[i].msg, signed[i].aug, z[i]);
        }
        assert_eq!((sum.finalverify(), with_z.finalverify()), (plain, multiplied));
    }
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
    let (mut pairing, mut half) = (Pairing::new(TAG).unwrap(), Pairing::new(TAG).unwrap());
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

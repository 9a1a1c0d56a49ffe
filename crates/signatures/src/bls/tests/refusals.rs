//! What the equations must refuse, in both variants and all schemes. Which bytes and points are keys and signatures
//! stands in `membership`.

use core::num::NonZeroU64;

use montane_curves::scalar_mul::mul_by_public;
use montane_curves::weierstrass::{Affine, Curve, Projective};
use montane_testing::Refusals;

use super::{Counter, TAG, secret};
use crate::bls::*;

const NO: Result<(), BlsError> = Err(BlsError::Equation);

fn multiple<C: Curve>(point: &Affine<C>, z: NonZeroU64) -> Projective<C> {
    mul_by_public(&Projective::from(point), &[z.get()])
}

fn moved<V: Variant>(signature: &Signature<V>, by: &Projective<V::Sig>) -> Signature<V> {
    Signature::from_affine((Projective::from(signature.as_affine()) + by).to_affine()).unwrap()
}

fn infinity<V: Variant>() -> Signature<V> {
    Signature::from_affine(Affine::identity()).unwrap()
}

fn sum<V: Variant>(signatures: &[Signature<V>]) -> Signature<V> {
    AggregateSignature::aggregate(&signatures.iter().collect::<Vec<_>>()).unwrap().to_signature()
}

/// A signature of a message under a tag.
#[derive(Clone)]
struct Signed<V: Variant> {
    key: PublicKey<V>,
    msg: Vec<u8>,
    aug: Vec<u8>,
    dst: Tag<'static>,
    signature: Signature<V>,
}

impl<V: Variant> Signed<V> {
    fn new(i: u8, msg: &[u8]) -> Self {
        let (key, aug) = (secret(i), b"aug".to_vec());
        Self { key: key.sk_to_pk(), signature: key.sign(msg, TAG, &aug), msg: msg.to_vec(), aug, dst: TAG }
    }

    fn item(&self) -> SignedMessage<'_, V> {
        SignedMessage { msg: &self.msg, aug: &self.aug, key: &self.key, signature: &self.signature }
    }
}

/// Each part of one signature among others.
fn parts<I: Clone, V: Variant, J: Fn(&I) -> Result<(), BlsError>>(
    table: &Refusals<I, Result<(), BlsError>, J>,
    place: impl Fn(&mut I) -> &mut Signed<V>,
) {
    table
        .row("the message", NO, |input| place(input).msg.push(0))
        .row("the augmentation", NO, |input| place(input).aug.clear())
        .row("the key", NO, |input| place(input).key = secret(9).sk_to_pk())
        .row("the signature", NO, |input| {
            let signed = place(input);
            signed.signature = moved(&signed.signature, &Projective::generator());
        })
        .row("infinity is another signature", NO, |input| place(input).signature = infinity());
}

fn one_signature<V: Variant>() {
    let judge = |s: &Signed<V>| s.signature.verify(&s.msg, s.dst, &s.aug, &s.key);
    let table = Refusals::of(Signed::new(1, b"message"), judge, Ok(()));
    parts(&table, |signed| signed);
    table.row("the tag", NO, |signed| signed.dst = Tag::new(b"tab"));
    table.row("no tag is another", NO, |signed| signed.dst = Tag::EMPTY);
}

#[test]
fn verify() {
    one_signature::<MinPk>();
    one_signature::<MinSig>();
}

/// What the schemes verify.
#[derive(Clone)]
struct Aggregate<V: Variant> {
    signature: Signature<V>,
    msgs: Vec<&'static [u8]>,
    keys: Vec<PublicKey<V>>,
}

impl<V: Variant> Aggregate<V> {
    fn new(sign: impl Fn(&SecretKey, &[u8]) -> Signature<V>, msgs: &[&'static [u8]]) -> Self {
        let keys: Vec<_> = (1..).map(secret).take(msgs.len()).collect();
        let signatures: Vec<_> = keys.iter().zip(msgs).map(|(key, msg)| sign(key, msg)).collect();
        let keys = keys.iter().map(|key| key.sk_to_pk()).collect();
        Self { signature: sum(&signatures), msgs: msgs.to_vec(), keys }
    }

    fn keys(&self) -> Vec<&PublicKey<V>> {
        self.keys.iter().collect()
    }
}

/// What every scheme refuses of an aggregate of several messages.
fn of_several<V: Variant, J: Fn(&Aggregate<V>) -> Result<(), BlsError>>(
    table: &Refusals<Aggregate<V>, Result<(), BlsError>, J>,
) {
    table
        .row("something is signed", Err(BlsError::Empty), |sum| {
            (sum.msgs, sum.keys, sum.signature) = (vec![], vec![], infinity());
        })
        .row("as many of each", Err(BlsError::Lengths), |sum| _ = sum.msgs.pop())
        .row("as many of each", Err(BlsError::Lengths), |sum| _ = sum.keys.pop())
        .row("as many of each", Err(BlsError::Lengths), |sum| sum.msgs.clear())
        .row("as many of each", Err(BlsError::Lengths), |sum| sum.keys.clear())
        .row("each key has its message", NO, |sum| sum.keys.swap(0, 1))
        .row("all have signed", NO, |sum| _ = (sum.keys.pop(), sum.msgs.pop()))
        .row("the sum", NO, |sum| sum.signature = moved(&sum.signature, &Projective::generator()))
        .row("infinity is another sum", NO, |sum| sum.signature = infinity());
}

fn schemes<V: Variant>() {
    let msgs: [&[u8]; 4] = [b"one", b"two", b"", b"four"];
    let basic = |s: &Aggregate<V>| Basic::aggregate_verify(&s.signature, &s.msgs, &s.keys());
    let table = Refusals::of(Aggregate::new(Basic::sign, &msgs), basic, Ok(()));
    of_several(&table);
    table
        .row("no message twice", Err(BlsError::RepeatedMessage), |sum| {
            *sum = Aggregate::new(Basic::sign, &[b"one", b"two", b"one"]);
        })
        .row("its own tag", NO, |sum| *sum = Aggregate::new(ProofOfPossession::sign, &msgs));

    let aug = |s: &Aggregate<V>| MessageAugmentation::aggregate_verify(&s.signature, &s.msgs, &s.keys());
    let table = Refusals::of(Aggregate::new(MessageAugmentation::sign, &msgs), aug, Ok(()));
    of_several(&table);
    table.row("its own tag", NO, |sum| *sum = Aggregate::new(Basic::sign, &msgs)).row("the key is signed", NO, |sum| {
        let sign = |key: &SecretKey, msg: &[u8]| key.sign(msg, MessageAugmentation::<V>::DST, b"");
        *sum = Aggregate::new(sign, &msgs);
    });

    let pop = |s: &Aggregate<V>| ProofOfPossession::aggregate_verify(&s.signature, &s.msgs, &s.keys());
    for msgs in [msgs, [b"one", b"two", b"one", b"two"]] {
        let table = Refusals::of(Aggregate::new(ProofOfPossession::sign, &msgs), pop, Ok(()));
        of_several(&table);
        table.row("its own tag", NO, |sum| *sum = Aggregate::new(Basic::sign, &msgs));
    }

    let fast = |s: &Aggregate<V>| {
        s.msgs.first().map_or(Ok(()), |msg| ProofOfPossession::fast_aggregate_verify(&s.signature, msg, &s.keys()))
    };
    let same: [&[u8]; 4] = [b"same"; 4];
    let table = Refusals::of(Aggregate::new(ProofOfPossession::sign, &same), fast, Ok(()));
    table
        .row("there is a key", Err(BlsError::Empty), |sum| (sum.keys, sum.signature) = (vec![], infinity()))
        .row("the keys do not cancel", Err(BlsError::InfinityKey), |sum| {
            let minus = SecretKey::from_scalar(-*secret(1).as_scalar()).unwrap().sk_to_pk();
            (sum.keys, sum.signature) = (vec![sum.keys[0], minus], infinity());
        })
        .row("all have signed", NO, |sum| _ = sum.keys.pop())
        .row("the message", NO, |sum| sum.msgs[0] = b"some")
        .row("the sum", NO, |sum| sum.signature = moved(&sum.signature, &Projective::generator()))
        .row("its own tag", NO, |sum| *sum = Aggregate::new(Basic::sign, &same));

    for (verify, sign) in [
        (Basic::verify as fn(&Signature<V>, &[u8], &PublicKey<V>) -> _, Basic::sign as fn(&SecretKey, &[u8]) -> _),
        (MessageAugmentation::verify, MessageAugmentation::sign),
        (ProofOfPossession::verify, ProofOfPossession::sign),
    ] {
        let key = secret(1);
        let judge = |s: &Aggregate<V>| verify(&s.signature, s.msgs[0], &s.keys[0]);
        let table = Refusals::of(Aggregate::new(sign, &[b"one"]), judge, Ok(()));
        table
            .row("the message", NO, |signed| signed.msgs[0] = b"two")
            .row("the key", NO, |signed| signed.keys[0] = secret(9).sk_to_pk())
            .row("its own tag", NO, |signed| signed.signature = key.sign(b"one", TAG, b""))
            .row("the signature", NO, |signed| signed.signature = infinity());
    }
}

#[test]
fn aggregate_verify() {
    schemes::<MinPk>();
    schemes::<MinSig>();
}

/// A key that was made to cancel others', for which nobody has the secret, signs with them and cannot be proved.
fn possession<V: Variant>() {
    let (victim, own) = (secret(1), secret(2));
    let public = [&victim, &own].map(|key| key.sk_to_pk::<V>());
    let rogue = Projective::from(public[1].as_affine()) - Projective::from(public[0].as_affine());
    let rogue = PublicKey::<V>::from_affine(rogue.to_affine()).unwrap();
    let alone = ProofOfPossession::sign(&own, b"message");
    let keys = [&public[0], &rogue];
    assert_eq!(ProofOfPossession::fast_aggregate_verify(&alone, b"message", &keys), Ok(()));

    let judge = |(key, proof): &(PublicKey<V>, Signature<V>)| ProofOfPossession::pop_verify(key, proof);
    let good = (public[0], ProofOfPossession::pop_prove(&victim));
    Refusals::of(good, judge, Ok(()))
        .row("the key's owner", NO, |(key, _)| *key = rogue)
        .row("the key's owner", NO, |(_, proof)| *proof = ProofOfPossession::pop_prove(&own))
        .row("the key is signed", NO, |(_, proof)| {
            *proof = victim.sign(public[1].to_bytes().as_ref(), V::POP_PROVE_DST, b"");
        })
        .row("a signature of the key's bytes is no proof", NO, |(key, proof)| {
            *proof = ProofOfPossession::sign(&victim, key.to_bytes().as_ref());
        })
        .row("infinity proves nothing", NO, |(_, proof)| *proof = infinity());
    let judge =
        |signature: &Signature<V>| ProofOfPossession::verify(signature, public[0].to_bytes().as_ref(), &public[0]);
    let good = ProofOfPossession::sign(&victim, public[0].to_bytes().as_ref());
    Refusals::of(good, judge, Ok(())).row("a proof is no signature of the key's bytes", NO, |signature| {
        *signature = ProofOfPossession::pop_prove(&victim);
    });
}

#[test]
fn pop_verify() {
    possession::<MinPk>();
    possession::<MinSig>();
}

/// Different messages, equal ones side by side and apart, one key twice, and more of one message than are multiplied
/// one by one.
fn batch<V: Variant>() {
    let msgs: [&[u8]; 10] = [b"one", b"two", b"one", b"", b"two", b"two", b"two", b"two", b"two", b"two"];
    let good: Vec<Signed<V>> = (1..).zip(msgs).map(|(i, msg)| Signed::new(i % 7, msg)).collect();
    let with = |rng: Counter, dst: Tag<'static>| {
        move |signed: &Vec<Signed<V>>| {
            verify_multiple(&signed.iter().map(Signed::item).collect::<Vec<_>>(), dst, &mut rng.clone())
        }
    };
    let table = Refusals::of(good.clone(), with(Counter(7), TAG), Ok(()));
    for i in [0, 1, 3, 9] {
        parts(&table, |signed| &mut signed[i]);
    }
    table.row("there is a signature", Err(BlsError::Empty), Vec::clear);
    let of_tag = |dst: &Tag<'static>| with(Counter(7), *dst)(&good);
    Refusals::of(TAG, of_tag, Ok(())).row("the tag", NO, |dst| *dst = Tag::new(b"tab")).row(
        "no tag is another",
        NO,
        |dst| *dst = Tag::EMPTY,
    );

    let error = Projective::<V::Sig>::generator();
    let z = random_multipliers(good.len(), &mut Counter(7));
    for (i, j) in [(0, 1), (0, 2), (4, 9), (3, 4)] {
        table.row("multipliers differ", NO, |signed| {
            signed[i].signature = moved(&signed[i].signature, &error);
            signed[j].signature = moved(&signed[j].signature, &-error);
        });
        // Whoever knows the multipliers beforehand makes errors cancel: they are the generator's and nobody else's.
        let mut foreseen = good.clone();
        foreseen[i].signature = moved(&foreseen[i].signature, &multiple(&error.to_affine(), z[j]));
        foreseen[j].signature = moved(&foreseen[j].signature, &-multiple(&error.to_affine(), z[i]));
        let judge = |rng: &Counter| with(rng.clone(), TAG)(&foreseen);
        Refusals::of(Counter(7), judge, Ok(())).row("multipliers are drawn", NO, |rng| *rng = Counter(8));
    }
}

#[test]
fn verify_multiple_signatures() {
    batch::<MinPk>();
    batch::<MinSig>();
}

fn growing<V: Variant>() {
    let good: Vec<Signed<V>> = (1..4).zip([b"one", b"two", b"six"]).map(|(i, msg)| Signed::new(i, msg)).collect();
    let z = random_multipliers(3, &mut Counter(5));
    let plain = |signed: &Vec<Signed<V>>| {
        let mut pairing = Pairing::new(TAG);
        for s in signed {
            pairing.aggregate(&s.key, Some(&s.signature), &s.msg, &s.aug);
        }
        pairing.finalverify()
    };
    let multiplied = |signed: &Vec<Signed<V>>| {
        let mut pairing = Pairing::new(TAG);
        for (s, z) in signed.iter().zip(&z) {
            pairing.mul_n_aggregate(&s.key, &s.signature, &s.msg, &s.aug, *z);
        }
        pairing.finalverify()
    };
    // The second half is another equation's, which is added.
    let merged = |(signed, dst): &(Vec<Signed<V>>, Tag<'_>)| {
        let (mut left, mut right) = (Pairing::new(TAG), Pairing::new(*dst));
        for (i, s) in signed.iter().enumerate() {
            let pairing = if i < 2 { &mut left } else { &mut right };
            pairing.aggregate(&s.key, Some(&s.signature), &s.msg, &s.aug);
            if i == 0 {
                pairing.commit();
            }
        }
        left.merge(&right)?;
        left.finalverify()
    };
    let tables = Refusals::of(good.clone(), plain, Ok(()));
    let with_multipliers = Refusals::of(good.clone(), multiplied, Ok(()));
    let with_merger = Refusals::of((good.clone(), TAG), merged, Ok(()));
    for i in 0..3 {
        parts(&tables, |signed| &mut signed[i]);
        parts(&with_multipliers, |signed| &mut signed[i]);
        parts(&with_merger, |(signed, _)| &mut signed[i]);
    }
    tables.row("there is a term", Err(BlsError::Empty), Vec::clear);
    with_multipliers.row("there is a term", Err(BlsError::Empty), Vec::clear);
    with_multipliers.row("multipliers differ", NO, |signed| {
        let error = Projective::generator();
        signed[0].signature = moved(&signed[0].signature, &error);
        signed[1].signature = moved(&signed[1].signature, &-error);
    });
    with_merger.row("there is a term", Err(BlsError::Empty), |(signed, _)| signed.clear());
    with_merger.row("the tags agree", Err(BlsError::Tags), |(_, dst)| *dst = Tag::new(b"tab"));
    with_merger.row("the tags agree", Err(BlsError::Tags), |(_, dst)| *dst = Tag::EMPTY);
}

#[test]
fn growing_equations() {
    growing::<MinPk>();
    growing::<MinSig>();
}

/// One equation for many signatures of one message, by sums of multiples.
fn sums<V: Variant>() {
    let good: Vec<Signed<V>> = (1..6).map(|i| Signed::new(i, b"one")).collect();
    let z = random_multipliers(5, &mut Counter(5));
    let judge = |[keys, signatures]: &[Vec<Signed<V>>; 2]| {
        let keys: Vec<_> = keys.iter().map(|s| &s.key).collect();
        let signatures: Vec<_> = signatures.iter().map(|s| &s.signature).collect();
        let key = AggregatePublicKey::aggregate_with_randomness(&keys, &z)?.to_public_key()?;
        let signature = AggregateSignature::aggregate_with_randomness(&signatures, &z)?.to_signature();
        signature.verify(b"one", TAG, b"aug", &key)
    };
    let table = Refusals::of([good.clone(), good], judge, Ok(()));
    for list in 0..2 {
        table
            .row("there is one", Err(BlsError::Empty), |lists| lists[list].clear())
            .row("a multiplier for each", Err(BlsError::Lengths), |lists| _ = lists[list].pop())
            .row("a multiplier for each", Err(BlsError::Lengths), |lists| {
                let again = lists[list][0].clone();
                lists[list].push(again);
            })
            .row("multipliers differ", NO, |lists| lists[list].swap(0, 1));
    }
    let cancel = |keys: &Vec<PublicKey<V>>| {
        let keys: Vec<_> = keys.iter().collect();
        let plain = AggregatePublicKey::aggregate(&keys)?.to_public_key().map(drop);
        let multiplied = AggregatePublicKey::aggregate_with_randomness(&keys, &[z[0]; 2])?.to_public_key().map(drop);
        assert_eq!(plain, multiplied);
        plain
    };
    let keys = vec![secret(1).sk_to_pk(), secret(2).sk_to_pk()];
    Refusals::of(keys, cancel, Ok(()))
        .row("keys do not cancel", Err(BlsError::InfinityKey), |keys| {
            keys[1] = PublicKey::from_affine(-*keys[0].as_affine()).unwrap();
        })
        .row("there is a key", Err(BlsError::Empty), Vec::clear);
    let aggregate = |signatures: &Vec<Signature<V>>| {
        AggregateSignature::aggregate(&signatures.iter().collect::<Vec<_>>()).map(drop)
    };
    Refusals::of(vec![infinity::<V>()], aggregate, Ok(())).row("there is one", Err(BlsError::Empty), Vec::clear);
}

#[test]
fn sums_with_randomness() {
    sums::<MinPk>();
    sums::<MinSig>();
}

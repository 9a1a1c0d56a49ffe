//! BLS signatures with public keys in G1.

use crate::group::Group;
use crate::harness::{self, Operation};
use crate::inputs::Stream;
use crate::peers::blst;
use crate::peers::montane::bls as montane;
use crate::traits::BlsMinPk;

/// The group.
pub const GROUP: Group = Group {
    name: "bls",
    about: "Public keys in G1, 32-byte messages. Sign: with the hash to G2. Verify: keys and signatures are decoded, keys\n\
            validated; the signature's subgroup is checked here, for everyone. Batch: 64 different messages, random\n\
            64-bit factors, per signature. Fast aggregate: 128 keys, one message.",
    operations: &[
        ("bls_sign", all::<Sign>),
        ("bls_verify", all::<Verify>),
        ("bls_batch_verify_64", all::<Batch64>),
        ("bls_fast_aggregate_verify_128", all::<FastAggregate128>),
    ],
    long: &[],
};

/// The ciphersuite of Ethereum.
const DST: &[u8] = b"BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";

/// Keys that single operations go through.
const KEYS: usize = 16;

const BATCH: usize = 64;
const AGGREGATED: usize = 128;

fn all<M: Measure>(operation: &mut Operation) {
    M::enter::<montane::MinPk>(operation);
    M::enter::<blst::MinPk>(operation);
}

/// One way to measure signatures, whoever wrote them.
trait Measure {
    fn enter<B: BlsMinPk>(operation: &mut Operation);
}

fn secrets<B: BlsMinPk>(count: usize) -> Vec<B::Secret> {
    let mut stream = Stream::new("bls keys");
    (0..count).map(|_| B::key_gen(&stream.bytes())).collect()
}

fn messages(count: usize) -> Vec<[u8; 32]> {
    let mut stream = Stream::new("bls messages");
    (0..count).map(|_| stream.bytes()).collect()
}

/// A key, a message, and the signature.
type Signed<B> = (<B as BlsMinPk>::Public, [u8; 32], <B as BlsMinPk>::Signature);

fn signed<B: BlsMinPk>(count: usize) -> Vec<Signed<B>> {
    let sign =
        |(secret, message): (B::Secret, [u8; 32])| (B::public(&secret), message, B::sign(&secret, &message, DST));
    secrets::<B>(count).into_iter().zip(messages(count)).map(sign).collect()
}

struct Sign;

impl Measure for Sign {
    fn enter<B: BlsMinPk>(operation: &mut Operation) {
        operation.enter(B::PEER, || {
            let jobs: Vec<_> = secrets::<B>(KEYS).into_iter().zip(messages(KEYS)).collect();
            let answer = signed::<B>(KEYS).iter().flat_map(|(_, _, signature)| B::signature_bytes(signature)).collect();
            (answer, harness::each(jobs, |(secret, message)| B::sign(secret, message, DST)))
        });
    }
}

struct Verify;

impl Measure for Verify {
    fn enter<B: BlsMinPk>(operation: &mut Operation) {
        operation.enter(B::PEER, || {
            let jobs = signed::<B>(KEYS);
            let good = jobs.iter().all(|(public, message, signature)| B::verify(public, message, DST, signature));
            let bad = B::verify(&jobs[0].0, &jobs[1].1, DST, &jobs[0].2);
            let work = |(public, message, signature): &Signed<B>| B::verify(public, message, DST, signature);
            (vec![good.into(), bad.into()], harness::each(jobs, work))
        });
    }
}

struct Batch64;

impl Measure for Batch64 {
    fn enter<B: BlsMinPk>(operation: &mut Operation) {
        operation.units = BATCH as u32;
        operation.enter(B::PEER, || {
            fn verify<B: BlsMinPk>(jobs: &[Signed<B>]) -> bool {
                let publics: Vec<_> = jobs.iter().map(|job| &job.0).collect();
                let messages: Vec<_> = jobs.iter().map(|job| job.1.as_slice()).collect();
                let signatures: Vec<_> = jobs.iter().map(|job| &job.2).collect();
                // Reproducible here; a user draws them from the system's generator.
                let mut stream = Stream::new("bls factors");
                let factors: Vec<u64> = jobs.iter().map(|_| stream.word() | 1).collect();
                B::verify_multiple(&publics, &messages, DST, &signatures, &factors)
            }
            let jobs = signed::<B>(BATCH);
            let good = verify::<B>(&jobs);
            let mut forged = signed::<B>(BATCH);
            forged.swap(0, 1);
            forged[0].2 = jobs[0].2.clone();
            let bad = verify::<B>(&forged);
            (vec![good.into(), bad.into()], harness::each(vec![jobs], |jobs| verify::<B>(jobs)))
        });
    }
}

struct FastAggregate128;

impl Measure for FastAggregate128 {
    fn enter<B: BlsMinPk>(operation: &mut Operation) {
        operation.enter(B::PEER, || {
            let secrets = secrets::<B>(AGGREGATED);
            let message = messages(1)[0];
            let publics: Vec<_> = secrets.iter().map(B::public).collect();
            let signatures: Vec<_> = secrets.iter().map(|secret| B::sign(secret, &message, DST)).collect();
            let aggregate = B::aggregate(&signatures.iter().collect::<Vec<_>>());
            let verify = |publics: &[B::Public], message: &[u8], signature: &B::Signature| {
                B::fast_aggregate_verify(&publics.iter().collect::<Vec<_>>(), message, DST, signature)
            };
            let good = verify(&publics, &message, &aggregate);
            let bad = verify(&publics[1..], &message, &aggregate);
            let mut answer = B::signature_bytes(&aggregate).to_vec();
            answer.extend([good, bad].map(u8::from));
            let work = harness::each(vec![(publics, message, aggregate)], move |(publics, message, aggregate)| {
                verify(publics, message, aggregate)
            });
            (answer, work)
        });
    }
}

//! Ed25519 and X25519.

use ::montane::hazmat::kernels::fe25519::{Limbs51, Limbs51Preshift, Limbs64};
#[cfg(target_arch = "x86_64")]
use ::montane::hazmat::kernels::{
    cpu::{Adx, Isa},
    fe25519::Limbs64Adx,
};

use crate::group::Group;
use crate::harness::{self, Operation};
use crate::inputs::Stream;
use crate::peers::montane::{ed25519 as montane, forms};
use crate::peers::{crrl, dalek, ring};
use crate::traits::{Ed25519, Ed25519Batch, X25519};

/// The group.
pub const GROUP: Group = Group {
    name: "ed25519",
    about: "32-byte messages; 16 keys in turn. Keygen: from the seed to the encoded public key. Sign: with a key that\n\
            knows its public half. Verify: with a decoded key where the implementation can keep one. Batches: decoded\n\
            keys, parsed signatures, per signature. X25519: from 32 to 32 bytes, any point. Rows named after a form of limbs\n\
            run Montane's formulas over that form, without vector lanes.",
    operations: &[
        ("ed25519_keygen", all::<KeyGen>),
        ("ed25519_sign", all::<Sign>),
        ("ed25519_verify", all::<Verify>),
        ("ed25519_batch_64", batches::<64>),
        ("ed25519_batch_1024", batches::<1024>),
        ("x25519", x25519),
    ],
    long: &[],
};

/// Keys that single operations go through.
const KEYS: usize = 16;

fn all<M: Measure>(operation: &mut Operation) {
    M::enter::<montane::Ed>(operation);
    #[cfg(target_arch = "x86_64")]
    if Adx::detect().is_some() {
        M::enter::<forms::Ed<Limbs64Adx>>(operation);
    }
    M::enter::<forms::Ed<Limbs64>>(operation);
    M::enter::<forms::Ed<Limbs51>>(operation);
    M::enter::<forms::Ed<Limbs51Preshift>>(operation);
    M::enter::<dalek::Ed>(operation);
    M::enter::<crrl::Ed>(operation);
    #[cfg(feature = "aws-lc")]
    M::enter::<crate::peers::aws_lc::Ed>(operation);
    M::enter::<ring::Ed>(operation);
}

fn batches<const N: usize>(operation: &mut Operation) {
    operation.units = N as u32;
    batch::<montane::Ed>(operation, N);
    batch::<dalek::Ed>(operation, N);
}

fn x25519(operation: &mut Operation) {
    agreement::<montane::X>(operation);
    agreement::<dalek::X>(operation);
    agreement::<crrl::X>(operation);
    #[cfg(feature = "aws-lc")]
    agreement::<crate::peers::aws_lc::X>(operation);
}

/// One way to measure signatures, whoever wrote them.
trait Measure {
    fn enter<E: Ed25519>(operation: &mut Operation);
}

fn seeds(count: usize) -> Vec<[u8; 32]> {
    let mut stream = Stream::new("ed25519 seeds");
    (0..count).map(|_| stream.bytes()).collect()
}

fn messages(count: usize) -> Vec<[u8; 32]> {
    let mut stream = Stream::new("ed25519 messages");
    (0..count).map(|_| stream.bytes()).collect()
}

struct KeyGen;

impl Measure for KeyGen {
    fn enter<E: Ed25519>(operation: &mut Operation) {
        operation.enter(E::PEER, || {
            let answer = seeds(KEYS).iter().flat_map(|seed| E::public_bytes(&E::secret(seed))).collect();
            (answer, harness::each(seeds(KEYS), |seed| E::public_bytes(&E::secret(seed))))
        });
    }
}

struct Sign;

impl Measure for Sign {
    fn enter<E: Ed25519>(operation: &mut Operation) {
        operation.enter(E::PEER, || {
            let secrets = seeds(KEYS).into_iter().map(|seed| E::secret(&seed));
            let jobs: Vec<_> = secrets.zip(messages(KEYS)).collect();
            let answer = jobs.iter().flat_map(|(secret, message)| E::sign(secret, message)).collect();
            (answer, harness::each(jobs, |(secret, message)| E::sign(secret, message)))
        });
    }
}

struct Verify;

impl Measure for Verify {
    fn enter<E: Ed25519>(operation: &mut Operation) {
        operation.enter_with_remark(E::PEER, E::VERIFY_REMARK, || {
            let job = |(seed, message): ([u8; 32], [u8; 32])| {
                let secret = dalek::Ed::secret(&seed);
                let public = E::public(&dalek::Ed::public_bytes(&secret)).expect("a key's own encoding");
                (public, message, dalek::Ed::sign(&secret, &message))
            };
            let jobs: Vec<_> = seeds(KEYS).into_iter().zip(messages(KEYS)).map(job).collect();
            let mut answer = Vec::new();
            for (public, message, signature) in &jobs {
                let mut forged = *signature;
                forged[0] ^= 1;
                answer
                    .extend([E::verify(public, message, signature), E::verify(public, message, &forged)].map(u8::from));
            }
            (answer, harness::each(jobs, |(public, message, signature)| E::verify(public, message, signature)))
        });
    }
}

fn batch<E: Ed25519Batch>(operation: &mut Operation, size: usize) {
    operation.enter(E::PEER, || {
        let messages = messages(size);
        let secrets: Vec<_> = seeds(size).iter().map(dalek::Ed::secret).collect();
        let publics: Vec<_> =
            secrets.iter().map(|secret| E::public(&dalek::Ed::public_bytes(secret)).expect("a key's own")).collect();
        let bytes: Vec<_> =
            secrets.iter().zip(&messages).map(|(secret, message)| dalek::Ed::sign(secret, message)).collect();
        let signatures: Vec<_> = bytes.iter().map(E::signature).collect();
        let slices = |messages: &[[u8; 32]]| -> Vec<Vec<u8>> { messages.iter().map(|m| m.to_vec()).collect() };
        let owned = slices(&messages);
        let borrowed: Vec<&[u8]> = owned.iter().map(Vec::as_slice).collect();
        let good = E::verify_batch(&borrowed, &signatures, &publics);
        let mut forged = bytes.clone();
        forged[size / 2][0] ^= 1;
        let forged: Vec<_> = forged.iter().map(E::signature).collect();
        let bad = E::verify_batch(&borrowed, &forged, &publics);
        let work = harness::each(vec![(messages, signatures, publics)], |(messages, signatures, publics)| {
            let messages: Vec<&[u8]> = messages.iter().map(<[u8; 32]>::as_slice).collect();
            E::verify_batch(&messages, signatures, publics)
        });
        (vec![good.into(), bad.into()], work)
    });
}

fn agreement<X: X25519>(operation: &mut Operation) {
    operation.enter(X::PEER, || {
        let mut stream = Stream::new("x25519 points");
        let jobs: Vec<_> = seeds(KEYS).iter().map(|seed| (X::secret(seed), stream.bytes::<32>())).collect();
        let answer = jobs.iter().flat_map(|(secret, point)| X::agree(secret, point)).collect();
        (answer, harness::each(jobs, |(secret, point)| X::agree(secret, point)))
    });
}

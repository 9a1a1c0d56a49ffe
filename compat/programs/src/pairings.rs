//! Programs on bls12_381: proofs of bellman and groth16, Sapling's circuits, signatures over Jubjub.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::sync::Arc;

use bellman::multicore::Worker;
use bellman::multiexp::{FullDensity, multiexp};
use bellman::{Circuit, ConstraintSystem, SynthesisError, gadgets::multipack};
use bls12_381::{Bls12, G1Affine, G1Projective, G2Affine, G2Projective, Scalar};
use ff::Field;
use groth16::{
    Parameters, Proof, batch, create_random_proof, generate_random_parameters, prepare_verifying_key, verify_proof,
};
use group::Group;
use rand::SeedableRng;
use rand::rngs::StdRng;
use sapling_crypto::circuit::{Output, Spend, ValueCommitmentOpening};
use sapling_crypto::keys::ExpandedSpendingKey;
use sapling_crypto::pedersen_hash::{Personalization, pedersen_hash};
use sapling_crypto::value::{NoteValue, ValueCommitTrapdoor, ValueCommitment};
use sapling_crypto::{Diversifier, Note, PaymentAddress, ProofGenerationKey, Rseed};

// Names of the traits with bls12_381 0.9 and with 0.8.
#[cfg(not(feature = "bls12_381_0_8"))]
use {group::CurveAffine as _, rand::Rng as _};
#[cfg(feature = "bls12_381_0_8")]
use {group::prime::PrimeCurveAffine as _, rand::RngCore as _};

use crate::{Entry, Operation};

pub const OPERATIONS: &[Entry] = &[
    ("bls12_381: pairing", pairing),
    ("bellman: sum of 2^12 products in G1", || sum::<G1Projective>(12)),
    ("bellman: sum of 2^14 products in G1", || sum::<G1Projective>(14)),
    ("bellman: sum of 2^12 products in G2", || sum::<G2Projective>(12)),
    ("sapling-crypto: Pedersen hash", pedersen),
    ("groth16: prove a Sapling output", || prove(&OUTPUT)),
    ("groth16: prove a Sapling spend", || prove(&SPEND)),
    ("groth16: prove 2^16 constraints", || prove(&CHAIN_16)),
    ("groth16: verify a Sapling spend", verify),
    ("groth16: verify 16 Sapling spends at once", verify_batch),
    ("redjubjub: sign", sign),
    ("redjubjub: verify", verify_signature),
    ("redjubjub: verify 64 at once", verify_signatures),
];

/// Those that `./provers` asks for alone.
pub const PROVERS: &[Entry] = &[("groth16: 2^16", || prove(&CHAIN_16)), ("groth16: 2^18", || prove(&CHAIN_18))];

fn source(seed: u64) -> StdRng {
    StdRng::seed_from_u64(seed)
}

fn pairing() -> Operation {
    let mut rng = source(1);
    let (p, q) = (G1Affine::from(G1Projective::random(&mut rng)), G2Affine::from(G2Projective::random(&mut rng)));
    // An element of the target group has no encoding: a pairing's value is told by that of another point.
    let check = bls12_381::pairing(&G1Affine::from(-G1Projective::from(p)), &q);
    Box::new(move || vec![u8::from(bls12_381::pairing(&p, &q) == -check)])
}

fn sum<G: Group<Scalar = Scalar> + group::prime::PrimeCurve>(log: u32) -> Operation
where
    G::Affine: Send + Sync,
{
    let mut rng = source(2);
    let exponents = Arc::new((0..1 << log).map(|_| (&Scalar::random(&mut rng)).into()).collect::<Vec<_>>());
    let points: Vec<G> = (0..1 << log).map(|_| G::generator() * Scalar::from(rng.next_u64())).collect();
    let mut bases = vec![G::Affine::identity(); points.len()];
    G::batch_normalize(&points, &mut bases);
    let bases = Arc::new(bases);
    let pool = Worker::new();
    Box::new(move || {
        let sum: G =
            multiexp(&pool, (bases.clone(), 0), FullDensity, exponents.clone()).wait().expect("as many of both");
        sum.to_bytes().as_ref().to_vec()
    })
}

fn pedersen() -> Operation {
    let mut rng = source(3);
    let bits: Vec<bool> = (0..510).map(|_| rng.next_u32() % 2 == 1).collect();
    Box::new(move || {
        let point = jubjub::ExtendedPoint::from(pedersen_hash(Personalization::MerkleTree(31), bits.clone()));
        jubjub::AffinePoint::from(point).to_bytes().to_vec()
    })
}

/// A note of value zero, whose anchor may be any: its spend and its output.
struct Witness {
    key: ProofGenerationKey,
    address: PaymentAddress,
    value: ValueCommitmentOpening,
    randomness: jubjub::Fr,
    path: Vec<Option<(Scalar, bool)>>,
    anchor: Scalar,
    rerandomization: jubjub::Fr,
}

impl Witness {
    fn new() -> Self {
        let mut rng = source(4);
        let key = ExpandedSpendingKey::from_spending_key(&[7; 32]);
        #[cfg(not(feature = "bls12_381_0_8"))]
        let key = key.expect("a spending key");
        let key = key.proof_generation_key();
        let viewing_key = key.to_viewing_key();
        let address = (0..=255).find_map(|i| viewing_key.to_payment_address(Diversifier([i; 11])));
        let path = (0..32).map(|_| Some((Scalar::random(&mut rng), rng.next_u32() % 2 != 0)));
        Self {
            path: path.collect(),
            key,
            address: address.expect("half of the diversifiers are valid"),
            value: ValueCommitmentOpening { value: NoteValue::from_raw(0), randomness: jubjub::Fr::random(&mut rng) },
            randomness: jubjub::Fr::random(&mut rng),
            anchor: Scalar::random(&mut rng),
            rerandomization: jubjub::Fr::random(&mut rng),
        }
    }

    /// What the verifier of the spend knows.
    fn inputs(&self) -> [Scalar; 7] {
        let coordinates = |point: jubjub::ExtendedPoint| {
            let point = jubjub::AffinePoint::from(point);
            (point.get_u(), point.get_v())
        };
        let viewing_key = self.key.to_viewing_key();
        let rk = jubjub::AffinePoint::from_bytes(viewing_key.rk(self.rerandomization).into()).expect("a point");
        let rcv = ValueCommitTrapdoor::from_bytes(self.value.randomness.to_bytes()).expect("a scalar");
        let cv = coordinates(*ValueCommitment::derive(self.value.value, rcv).as_inner());
        let note = Note::from_parts(self.address, self.value.value, Rseed::BeforeZip212(self.randomness));
        let position = self.path.iter().enumerate().map(|(i, step)| u64::from(step.expect("known").1) << i).sum();
        #[cfg(not(feature = "bls12_381_0_8"))]
        let nk = viewing_key.nk();
        #[cfg(feature = "bls12_381_0_8")]
        let nk = &viewing_key.nk;
        let nullifier = note.nf(nk, position);
        let nullifier = multipack::compute_multipacking::<Scalar>(&multipack::bytes_to_bits_le(&nullifier.0));
        [rk.get_u(), rk.get_v(), cv.0, cv.1, self.anchor, nullifier[0], nullifier[1]]
    }
}

/// A circuit, with a witness or without.
struct Kind<C: 'static> {
    name: &'static str,
    circuit: fn(Option<Witness>) -> C,
}

const SPEND: Kind<Spend> = Kind {
    name: "spend",
    circuit: |witness| match witness {
        Some(w) => Spend {
            value_commitment_opening: Some(w.value),
            proof_generation_key: Some(w.key),
            payment_address: Some(w.address),
            commitment_randomness: Some(w.randomness),
            ar: Some(w.rerandomization),
            auth_path: w.path,
            anchor: Some(w.anchor),
        },
        None => Spend {
            value_commitment_opening: None,
            proof_generation_key: None,
            payment_address: None,
            commitment_randomness: None,
            ar: None,
            auth_path: vec![None; 32],
            anchor: None,
        },
    },
};

const OUTPUT: Kind<Output> = Kind {
    name: "output",
    circuit: |witness| match witness {
        Some(w) => Output {
            value_commitment_opening: Some(w.value),
            payment_address: Some(w.address),
            commitment_randomness: Some(w.randomness),
            esk: Some(w.rerandomization),
        },
        None => {
            Output { value_commitment_opening: None, payment_address: None, commitment_randomness: None, esk: None }
        }
    },
};

/// `x_(i + 1) = (x_i + 1)(x_i + i)`, eight times less than `2^LOG`; the last is public.
struct Chain<const LOG: u32> {
    first: Option<Scalar>,
}

impl<const LOG: u32> Chain<LOG> {
    const STEPS: u64 = (1 << LOG) - 8;

    fn next(x: Scalar, i: u64) -> Scalar {
        (x + Scalar::one()) * (x + Scalar::from(i))
    }
}

impl<const LOG: u32> Circuit<Scalar> for Chain<LOG> {
    fn synthesize<CS: ConstraintSystem<Scalar>>(self, cs: &mut CS) -> Result<(), SynthesisError> {
        let known = |value: Option<Scalar>| value.ok_or(SynthesisError::AssignmentMissing);
        let last = cs.alloc_input(|| "last", || Ok((0..Self::STEPS).fold(known(self.first)?, Self::next)))?;
        let mut value = self.first;
        let mut x = cs.alloc(|| "first", || known(value))?;
        for i in 0..Self::STEPS {
            value = value.map(|x| Self::next(x, i));
            let next = if i + 1 == Self::STEPS { last } else { cs.alloc(|| "next", || known(value))? };
            let second = (Scalar::from(i), CS::one());
            cs.enforce(|| "step", |lc| lc + x + CS::one(), |lc| lc + x + second, |lc| lc + next);
            x = next;
        }
        Ok(())
    }
}

const fn chain<const LOG: u32>(name: &'static str) -> Kind<Chain<LOG>> {
    Kind { name, circuit: |witness| Chain { first: witness.map(|_| Scalar::random(&mut source(13))) } }
}

const CHAIN_16: Kind<Chain<16>> = chain("chain-16");
const CHAIN_18: Kind<Chain<18>> = chain("chain-18");

/// The circuit's parameters from a seeded generator: each build computes its own, once, and keeps them beside itself.
fn parameters<C: Circuit<Scalar>>(kind: &Kind<C>) -> Parameters<Bls12> {
    let path = std::env::current_exe().expect("a path").with_file_name(format!("{}.parameters", kind.name));
    if let Ok(file) = File::open(&path) {
        return Parameters::read(BufReader::new(file), false).expect("parameters that this build wrote");
    }
    let parameters =
        generate_random_parameters::<Bls12, _, _>((kind.circuit)(None), &mut source(5)).expect("a circuit");
    let mut file = BufWriter::new(File::create(&path).expect("a file beside the program"));
    parameters.write(&mut file).and_then(|()| file.flush()).expect("space on the disk");
    parameters
}

fn proof_bytes(proof: &Proof<Bls12>) -> Vec<u8> {
    let mut out = Vec::new();
    proof.write(&mut out).expect("memory");
    out
}

/// The bytes are those of the verifying key and of the proof.
fn prove<C: Circuit<Scalar>>(kind: &'static Kind<C>) -> Operation {
    let parameters = parameters(kind);
    let mut key = Vec::new();
    parameters.vk.write(&mut key).expect("memory");
    Box::new(move || {
        let circuit = (kind.circuit)(Some(Witness::new()));
        let proof = create_random_proof(circuit, &parameters, &mut source(6)).expect("a proof");
        [key.clone(), proof_bytes(&proof)].concat()
    })
}

fn spend_proof() -> (Parameters<Bls12>, Proof<Bls12>, [Scalar; 7]) {
    let parameters = parameters(&SPEND);
    let proof =
        create_random_proof((SPEND.circuit)(Some(Witness::new())), &parameters, &mut source(7)).expect("a proof");
    (parameters, proof, Witness::new().inputs())
}

fn verify() -> Operation {
    let (parameters, proof, inputs) = spend_proof();
    let key = prepare_verifying_key(&parameters.vk);
    let mut others = inputs;
    others[4] += Scalar::one();
    assert!(verify_proof(&key, &proof, &others).is_err(), "a proof of something else");
    Box::new(move || {
        verify_proof(&key, &proof, &inputs).expect("a valid proof");
        proof_bytes(&proof)
    })
}

fn verify_batch() -> Operation {
    let (parameters, proof, inputs) = spend_proof();
    Box::new(move || {
        let mut batch = batch::Verifier::new();
        (0..16).for_each(|_| batch.queue((proof.clone(), inputs.to_vec())));
        batch.verify(source(8), &parameters.vk).expect("valid proofs");
        proof_bytes(&proof)
    })
}

type Signed = (redjubjub::VerificationKeyBytes<redjubjub::SpendAuth>, redjubjub::Signature<redjubjub::SpendAuth>);

fn signed(seed: u64) -> Signed {
    let key = redjubjub::SigningKey::<redjubjub::SpendAuth>::new(source(seed));
    (redjubjub::VerificationKey::from(&key).into(), key.sign(source(9), b"message"))
}

fn sign() -> Operation {
    let key = redjubjub::SigningKey::<redjubjub::SpendAuth>::new(source(10));
    Box::new(move || <[u8; 64]>::from(key.sign(source(9), b"message")).to_vec())
}

fn verify_signature() -> Operation {
    let (key, signature) = signed(11);
    Box::new(move || {
        let key = redjubjub::VerificationKey::try_from(key).expect("a key");
        key.verify(b"message", &signature).expect("a valid signature");
        <[u8; 64]>::from(signature).to_vec()
    })
}

fn verify_signatures() -> Operation {
    let signatures: Vec<Signed> = (0..64).map(|i| signed(100 + i)).collect();
    Box::new(move || {
        let mut batch = redjubjub::batch::Verifier::new();
        signatures.iter().for_each(|(key, signature)| batch.queue((*key, *signature, b"message")));
        batch.verify(source(12)).expect("valid signatures");
        vec![]
    })
}

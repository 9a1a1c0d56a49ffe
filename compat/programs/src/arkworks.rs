//! Programs on arkworks: fields, sums, transforms, pairings, Groth16 and KZG commitments over BLS12-381 and BN254.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write};

use ark_bls12_381::Bls12_381;
use ark_bn254::Bn254;
use ark_ec::pairing::Pairing;
use ark_ec::{AffineRepr, CurveGroup, VariableBaseMSM};
use ark_ff::{Field, One, PrimeField, UniformRand};
use ark_groth16::{Groth16, ProvingKey};
use ark_poly::univariate::DensePolynomial;
use ark_poly::{DenseUVPolynomial, EvaluationDomain, Polynomial, Radix2EvaluationDomain};
use ark_poly_commit::kzg10::{KZG10, Powers, VerifierKey};
use ark_relations::gr1cs::{ConstraintSynthesizer, ConstraintSystemRef, SynthesisError, Variable};
use ark_relations::lc;
use ark_serialize::{CanonicalDeserialize, CanonicalSerialize};
use ark_snark::SNARK;
use ark_std::rand::SeedableRng;
use ark_std::rand::rngs::StdRng;

use crate::{Entry, Operation};

type Scalar<E> = <E as Pairing>::ScalarField;

/// The operations, the cheapest first.
pub const OPERATIONS: &[Entry] = &[
    ("bls12-381: 1000 products in Fq", products::<ark_bls12_381::Fq>),
    ("bls12-381: 1000 products in Fr", products::<ark_bls12_381::Fr>),
    ("bn254: 1000 products in Fq", products::<ark_bn254::Fq>),
    ("bls12-381: inverse in Fq", inverse::<ark_bls12_381::Fq>),
    ("bls12-381: product in G1", multiple::<ark_bls12_381::G1Projective>),
    ("bls12-381: product in G2", multiple::<ark_bls12_381::G2Projective>),
    ("bn254: product in G1", multiple::<ark_bn254::G1Projective>),
    ("bls12-381: decode G1", decode::<ark_bls12_381::G1Affine>),
    ("bls12-381: decode G2", decode::<ark_bls12_381::G2Affine>),
    ("bn254: decode G2", decode::<ark_bn254::G2Affine>),
    ("bls12-381: pairing", pairing::<Bls12_381>),
    ("bn254: pairing", pairing::<Bn254>),
    ("bls12-381: sum of 2^12 products in G1", || sum::<ark_bls12_381::G1Projective>(12)),
    ("bls12-381: sum of 2^16 products in G1", || sum::<ark_bls12_381::G1Projective>(16)),
    ("bls12-381: sum of 2^12 products in G2", || sum::<ark_bls12_381::G2Projective>(12)),
    ("bn254: sum of 2^16 products in G1", || sum::<ark_bn254::G1Projective>(16)),
    ("bls12-381: transform of 2^16", || transform::<ark_bls12_381::Fr>(16)),
    ("bls12-381: transform of 2^20", || transform::<ark_bls12_381::Fr>(20)),
    ("bn254: transform of 2^16", || transform::<ark_bn254::Fr>(16)),
    ("bls12-381: groth16, verify", verify::<Bls12_381>),
    ("bls12-381: groth16, prove 2^14 constraints", || prove::<Bls12_381>("bls12-381", 14)),
    ("bls12-381: groth16, prove 2^16 constraints", || prove::<Bls12_381>("bls12-381", 16)),
    ("bn254: groth16, prove 2^14 constraints", || prove::<Bn254>("bn254", 14)),
    ("bn254: groth16, prove 2^16 constraints", || prove::<Bn254>("bn254", 16)),
    ("bls12-381: kzg10, commit and open 2^12", || open::<Bls12_381>(12)),
];

/// Those that `./provers` asks for alone.
pub const PROVERS: &[Entry] = &[
    ("groth16: 2^16", || prove::<Bls12_381>("bls12-381", 16)),
    ("groth16: 2^18", || prove::<Bls12_381>("bls12-381", 18)),
];

fn bytes(a: &impl CanonicalSerialize) -> Vec<u8> {
    let mut bytes = Vec::new();
    a.serialize_compressed(&mut bytes).expect("memory is written");
    bytes
}

fn products<F: Field>() -> Operation {
    let a = F::rand(&mut StdRng::seed_from_u64(1));
    Box::new(move || bytes(&(0..1000).fold(a, |b, _| a * b)))
}

fn inverse<F: Field>() -> Operation {
    let a = F::rand(&mut StdRng::seed_from_u64(2));
    Box::new(move || bytes(&a.inverse()))
}

fn multiple<G: CurveGroup>() -> Operation {
    let mut rng = StdRng::seed_from_u64(3);
    let (p, k) = (G::rand(&mut rng), G::ScalarField::rand(&mut rng));
    Box::new(move || bytes(&(p * k)))
}

fn decode<A: AffineRepr>() -> Operation {
    let encoded = bytes(&A::rand(&mut StdRng::seed_from_u64(4)));
    Box::new(move || bytes(&A::deserialize_compressed(&encoded[..]).expect("a point")))
}

fn pairing<E: Pairing>() -> Operation {
    let mut rng = StdRng::seed_from_u64(5);
    let (p, q) = (E::G1Affine::rand(&mut rng), E::G2Affine::rand(&mut rng));
    Box::new(move || bytes(&E::pairing(p, q)))
}

fn sum<G: VariableBaseMSM + CurveGroup>(log: u32) -> Operation {
    let mut rng = StdRng::seed_from_u64(6);
    let mut random = || (0..1 << log).map(|_| G::ScalarField::rand(&mut rng)).collect::<Vec<_>>();
    let (bases, scalars) = (G::generator().batch_mul(&random()), random());
    Box::new(move || bytes(&G::msm(&bases, &scalars).expect("as many")))
}

fn transform<F: PrimeField>(log: u32) -> Operation {
    let mut rng = StdRng::seed_from_u64(7);
    let coefficients: Vec<F> = (0..1 << log).map(|_| F::rand(&mut rng)).collect();
    let domain = Radix2EvaluationDomain::<F>::new(coefficients.len()).expect("a domain");
    Box::new(move || {
        let values = domain.fft(&coefficients);
        bytes(&[values[1], values[values.len() - 1]])
    })
}

/// `x_(i + 1) = (x_i + 1)(x_i + i)`, so many times; the last is public.
#[derive(Clone)]
struct Chain<F> {
    first: F,
    steps: u64,
}

impl<F: Field> Chain<F> {
    fn last(&self) -> F {
        (0..self.steps).fold(self.first, |x, i| (x + F::one()) * (x + F::from(i)))
    }
}

impl<F: Field> ConstraintSynthesizer<F> for Chain<F> {
    fn generate_constraints(self, cs: ConstraintSystemRef<F>) -> Result<(), SynthesisError> {
        let last = cs.new_input_variable(|| Ok(self.last()))?;
        let mut value = self.first;
        let mut x = cs.new_witness_variable(|| Ok(value))?;
        for i in 0..self.steps {
            value = (value + F::one()) * (value + F::from(i));
            let next = if i + 1 == self.steps { last } else { cs.new_witness_variable(|| Ok(value))? };
            cs.enforce_r1cs_constraint(
                || lc!() + x + (F::one(), Variable::One),
                || lc!() + x + (F::from(i), Variable::One),
                || lc!() + next,
            )?;
            x = next;
        }
        Ok(())
    }
}

fn chain<E: Pairing>(log: u32) -> Chain<Scalar<E>> {
    Chain { first: Scalar::<E>::rand(&mut StdRng::seed_from_u64(8)), steps: (1 << log) - 8 }
}

/// The circuit's key from a seeded generator: each build computes its own, once, and keeps it beside itself.
fn key<E: Pairing>(curve: &str, log: u32) -> ProvingKey<E> {
    let path = std::env::current_exe().expect("a path").with_file_name(format!("{curve}-{log}.key"));
    if let Ok(file) = File::open(&path) {
        return ProvingKey::deserialize_uncompressed_unchecked(BufReader::new(file)).expect("a key of this build");
    }
    let (key, _) =
        Groth16::<E>::circuit_specific_setup(chain::<E>(log), &mut StdRng::seed_from_u64(9)).expect("a circuit");
    let mut file = BufWriter::new(File::create(&path).expect("a file beside the program"));
    key.serialize_uncompressed(&mut file).expect("space on the disk");
    file.flush().expect("space on the disk");
    key
}

fn prove<E: Pairing>(curve: &str, log: u32) -> Operation {
    let (circuit, key) = (chain::<E>(log), key::<E>(curve, log));
    Box::new(move || {
        let proof = Groth16::<E>::prove(&key, circuit.clone(), &mut StdRng::seed_from_u64(10)).expect("a witness");
        [bytes(&key.vk), bytes(&proof)].concat()
    })
}

fn verify<E: Pairing>() -> Operation {
    let circuit = chain::<E>(6);
    let mut rng = StdRng::seed_from_u64(11);
    let (key, verifying_key) = Groth16::<E>::circuit_specific_setup(circuit.clone(), &mut rng).expect("a circuit");
    let proof = bytes(&Groth16::<E>::prove(&key, circuit.clone(), &mut rng).expect("a witness"));
    let public = [circuit.last()];
    Box::new(move || {
        let proof = ark_groth16::Proof::<E>::deserialize_compressed(&proof[..]).expect("a proof");
        let good = Groth16::<E>::verify(&verifying_key, &public, &proof).expect("as many inputs");
        let bad =
            Groth16::<E>::verify(&verifying_key, &[public[0] + Scalar::<E>::one()], &proof).expect("as many inputs");
        vec![good.into(), bad.into()]
    })
}

fn open<E: Pairing>(log: u32) -> Operation {
    type P<E> = DensePolynomial<Scalar<E>>;
    let mut rng = StdRng::seed_from_u64(12);
    let degree = (1 << log) - 1;
    let setup = KZG10::<E, P<E>>::setup(degree, false, &mut rng).expect("a setup");
    let polynomial = P::<E>::rand(degree, &mut rng);
    let point = Scalar::<E>::rand(&mut rng);
    let value = polynomial.evaluate(&point);
    let powers = Powers::<E> {
        powers_of_g: setup.powers_of_g.clone().into(),
        powers_of_gamma_g: (0..=degree).map(|i| setup.powers_of_gamma_g[&i]).collect(),
    };
    let key = VerifierKey::<E> {
        g: setup.powers_of_g[0],
        gamma_g: setup.powers_of_gamma_g[&0],
        h: setup.h,
        beta_h: setup.beta_h,
        prepared_h: setup.prepared_h.clone(),
        prepared_beta_h: setup.prepared_beta_h.clone(),
    };
    Box::new(move || {
        let (commitment, randomness) = KZG10::commit(&powers, &polynomial, None, None).expect("a commitment");
        let proof = KZG10::open(&powers, &polynomial, point, &randomness).expect("a proof");
        let verdict = KZG10::<E, P<E>>::check(&key, &commitment, point, value, &proof).expect("a verdict");
        [bytes(&commitment), bytes(&proof), vec![verdict.into()]].concat()
    })
}

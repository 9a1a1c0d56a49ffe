//! Programs on halo2curves and halo2: fields, sums, transforms, pairings and proofs with KZG commitments over bn256.

use std::hash::{DefaultHasher, Hasher};

use ff::{Field, PrimeField};
use group::{Curve, Group, GroupEncoding};
use halo2_axiom::SerdeFormat;
use halo2_axiom::arithmetic::CurveAffine;
use halo2_axiom::circuit::{Layouter, SimpleFloorPlanner, Value};
use halo2_axiom::plonk::{
    Advice, Circuit, Column, ConstraintSystem, Error, Fixed, Instance, ProvingKey, Selector, TableColumn, create_proof,
    keygen_pk, keygen_vk, verify_proof,
};
use halo2_axiom::poly::Rotation;
use halo2_axiom::poly::kzg::commitment::{KZGCommitmentScheme, ParamsKZG};
use halo2_axiom::poly::kzg::multiopen::{ProverSHPLONK, VerifierSHPLONK};
use halo2_axiom::poly::kzg::strategy::SingleStrategy;
use halo2_axiom::transcript::{Blake2bRead, Blake2bWrite, Challenge255, TranscriptReadBuffer, TranscriptWriterBuffer};
use halo2curves_axiom::bn256::{Bn256, Fq, Fr, G1, G1Affine, G2, G2Affine};
use halo2curves_axiom::fft::best_fft;
use halo2curves_axiom::msm::msm_best;
use pairing::Engine;
use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::{Entry, Operation};

/// The operations, the cheapest first.
pub const OPERATIONS: &[Entry] = &[
    ("bn256: 1000 products in Fq", products::<Fq>),
    ("bn256: 1000 products in Fr", products::<Fr>),
    ("bn256: inverse in Fr", inverse),
    ("bn256: product in G1", multiple::<G1>),
    ("bn256: product in G2", multiple::<G2>),
    ("bn256: pairing", pairing),
    ("bn256: sum of 2^12 products in G1", || sum::<G1Affine>(12)),
    ("bn256: sum of 2^16 products in G1", || sum::<G1Affine>(16)),
    ("bn256: sum of 2^12 products in G2", || sum::<G2Affine>(12)),
    ("bn256: transform of 2^16", || transform(16)),
    ("bn256: transform of 2^20", || transform(20)),
    ("halo2: verify 2^8 rows, twice", || verify(8)),
    ("halo2: prove 2^8 rows", || prove(8)),
    ("halo2: prove 2^12 rows", || prove(12)),
    ("halo2: prove 2^16 rows", || prove(16)),
];

fn source(seed: u64) -> StdRng {
    StdRng::seed_from_u64(seed)
}

fn products<F: PrimeField>() -> Operation {
    let a = F::random(source(1));
    Box::new(move || (0..1000).fold(a, |b, _| a * b).to_repr().as_ref().to_vec())
}

fn inverse() -> Operation {
    let a = Fr::random(source(2));
    Box::new(move || a.invert().unwrap().to_repr().to_vec())
}

fn multiple<G: Group + GroupEncoding>() -> Operation {
    let (p, k) = (G::random(source(3)), G::Scalar::random(source(4)));
    Box::new(move || (p * k).to_bytes().as_ref().to_vec())
}

fn pairing() -> Operation {
    let (p, q) = (G1::random(source(5)).to_affine(), G2::random(source(6)).to_affine());
    Box::new(move || format!("{:?}", Bn256::pairing(&p, &q)).into_bytes())
}

fn sum<A: CurveAffine>(log: u32) -> Operation {
    let mut rng = source(7);
    let (mut p, step) = (A::CurveExt::random(&mut rng), A::CurveExt::random(&mut rng));
    let points: Vec<_> = (0..1 << log)
        .map(|_| {
            p += step;
            p
        })
        .collect();
    let mut bases = vec![A::identity(); points.len()];
    A::CurveExt::batch_normalize(&points, &mut bases);
    let scalars: Vec<_> = bases.iter().map(|_| A::ScalarExt::random(&mut rng)).collect();
    Box::new(move || msm_best(&scalars, &bases).to_affine().to_bytes().as_ref().to_vec())
}

fn transform(log: u32) -> Operation {
    let mut rng = source(8);
    let coefficients: Vec<_> = (0..1 << log).map(|_| Fr::random(&mut rng)).collect();
    let root = (log..Fr::S).fold(Fr::ROOT_OF_UNITY, |root, _| root.square());
    Box::new(move || {
        let mut values = coefficients.clone();
        best_fft(&mut values, root, log);
        [values[1], values[values.len() - 1]].map(|value| value.to_repr()).concat()
    })
}

/// `x_(i + 1) = x_i^2 + i + b_i` for bytes `b_i`, in all rows but a few; the first and the last are public.
#[derive(Clone)]
struct Squares {
    log_rows: u32,
    first: Value<Fr>,
}

#[derive(Clone)]
struct Columns {
    x: Column<Advice>,
    byte: Column<Advice>,
    number: Column<Fixed>,
    bytes: TableColumn,
    step: Selector,
    public: Column<Instance>,
}

impl Squares {
    fn new(log_rows: u32) -> Self {
        Self { log_rows, first: Value::known(Fr::random(source(9))) }
    }

    fn steps(&self) -> usize {
        (1 << self.log_rows) - 16
    }

    fn byte(i: usize) -> Fr {
        Fr::from((i * i % 200) as u64)
    }

    fn public(&self) -> Vec<Fr> {
        let first = Fr::random(source(9));
        vec![first, (0..self.steps()).fold(first, |x, i| x.square() + Fr::from(i as u64) + Self::byte(i))]
    }
}

impl Circuit<Fr> for Squares {
    type Config = Columns;
    type FloorPlanner = SimpleFloorPlanner;
    type Params = ();

    fn without_witnesses(&self) -> Self {
        Self { first: Value::unknown(), ..*self }
    }

    fn configure(meta: &mut ConstraintSystem<Fr>) -> Columns {
        let columns = Columns {
            x: meta.advice_column(),
            byte: meta.advice_column(),
            number: meta.fixed_column(),
            bytes: meta.lookup_table_column(),
            step: meta.selector(),
            public: meta.instance_column(),
        };
        meta.enable_equality(columns.x);
        meta.enable_equality(columns.public);
        meta.create_gate("step", |meta| {
            let step = meta.query_selector(columns.step);
            let x = meta.query_advice(columns.x, Rotation::cur());
            let next = meta.query_advice(columns.x, Rotation::next());
            let byte = meta.query_advice(columns.byte, Rotation::cur());
            let number = meta.query_fixed(columns.number, Rotation::cur());
            Some(step * (x.clone() * x + number + byte - next))
        });
        meta.lookup("byte", |meta| vec![(meta.query_advice(columns.byte, Rotation::cur()), columns.bytes)]);
        columns
    }

    fn synthesize(&self, columns: Columns, mut layouter: impl Layouter<Fr>) -> Result<(), Error> {
        layouter.assign_table(
            || "bytes",
            |mut table| {
                let bytes = 0..(1 << self.log_rows.min(8)) - 16;
                bytes.into_iter().try_for_each(|i| {
                    table.assign_cell(|| "byte", columns.bytes, i, || Value::known(Fr::from(i as u64)))
                })
            },
        )?;
        let (first, last) = layouter.assign_region(
            || "steps",
            |mut region| {
                let mut value = self.first;
                let first = region.assign_advice(columns.x, 0, value).cell();
                let mut last = first;
                for i in 0..self.steps() {
                    let (number, byte) = (Fr::from(i as u64), Self::byte(i));
                    columns.step.enable(&mut region, i)?;
                    region.assign_fixed(columns.number, i, number);
                    region.assign_advice(columns.byte, i, Value::known(byte));
                    value = value.map(|x| x.square() + number + byte);
                    last = region.assign_advice(columns.x, i + 1, value).cell();
                }
                Ok((first, last))
            },
        )?;
        layouter.constrain_instance(first, columns.public, 0);
        layouter.constrain_instance(last, columns.public, 1);
        Ok(())
    }
}

fn keys(log_rows: u32) -> (Squares, ParamsKZG<Bn256>, ProvingKey<G1Affine>) {
    let circuit = Squares::new(log_rows);
    let setup = ParamsKZG::setup(log_rows, source(10));
    let key = keygen_vk(&setup, &circuit).expect("a circuit");
    let key = keygen_pk(&setup, key, &circuit).expect("a circuit");
    (circuit, setup, key)
}

fn proof(circuit: &Squares, setup: &ParamsKZG<Bn256>, key: &ProvingKey<G1Affine>) -> Vec<u8> {
    let mut transcript = Blake2bWrite::<_, _, Challenge255<_>>::init(vec![]);
    create_proof::<KZGCommitmentScheme<Bn256>, ProverSHPLONK<'_, Bn256>, _, _, _, _>(
        setup,
        key,
        &[circuit.clone()],
        &[&[&circuit.public()]],
        source(11),
        &mut transcript,
    )
    .expect("a witness");
    transcript.finalize()
}

/// Puts out what the seed determines: the keys, and the commitments to the columns. The original draws the rest from
/// the thread's own generator, and in an order that differs from run to run; so the proof is verified.
fn prove(log_rows: u32) -> Operation {
    let (circuit, setup, key) = keys(log_rows);
    assert!(accepts(&setup, &key, &proof(&circuit, &setup, &key), &circuit.public()));
    let mut digest = DefaultHasher::new();
    digest.write(&key.to_bytes(SerdeFormat::RawBytes));
    let digest = digest.finish().to_le_bytes();
    Box::new(move || [&digest, &proof(&circuit, &setup, &key)[..64]].concat())
}

fn accepts(setup: &ParamsKZG<Bn256>, key: &ProvingKey<G1Affine>, proof: &[u8], public: &[Fr]) -> bool {
    let mut transcript = Blake2bRead::<_, _, Challenge255<_>>::init(proof);
    verify_proof::<KZGCommitmentScheme<Bn256>, VerifierSHPLONK<'_, Bn256>, _, _, _>(
        setup,
        key.get_vk(),
        SingleStrategy::new(setup),
        &[&[public]],
        &mut transcript,
    )
    .is_ok()
}

fn verify(log_rows: u32) -> Operation {
    let (circuit, setup, key) = keys(log_rows);
    let (public, proof) = (circuit.public(), proof(&circuit, &setup, &key));
    let wrong = [public[0], public[1] + Fr::ONE];
    Box::new(move || [&public[..], &wrong].map(|public| accepts(&setup, &key, &proof, public).into()).to_vec())
}

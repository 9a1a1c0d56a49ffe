//! What verification of blobs and cells must refuse, over a setup whose secret the test knows: commitments and proofs
//! are multiples of the generator that solve the equation, so that forgeries can be solved for.

use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use montane_curves::DecodeError;
use montane_curves::bls12_381::{Bls12, G1Affine, G1Projective, G2Projective, Scalar};
use montane_fields::Modulus;
use montane_fields::bls12_381::R;
use montane_testing::Refusals;
use sha2::{Digest, Sha256};

use super::super::Claim;
use super::challenge::{batch_challenge, cell_batch_challenge};
use super::linear::powers;
use super::*;
use crate::Order;
use crate::test_support::{Source, moved, outside};

const TAU: Scalar = Scalar::from_u64(0x1234_5678_9abc_def1);

fn verifier() -> Verifier {
    let powers = powers(&TAU, FIELD_ELEMENTS_PER_CELL);
    let points = powers.iter().map(point).collect();
    let in_g2 = |e: &Scalar| (G2Projective::generator() * e).to_affine();
    Verifier::new(points, [in_g2(&TAU), in_g2(&(powers[FIELD_ELEMENTS_PER_CELL - 1] * TAU))])
}

fn point(e: &Scalar) -> G1Affine {
    (G1Projective::generator() * e).to_affine()
}

fn inverse(a: Scalar) -> Scalar {
    a.invert_vartime().unwrap()
}

/// Distinct elements that are neither 0 nor 1.
fn elements(seed: u64, n: usize) -> Vec<Scalar> {
    let source = &mut Source::new(seed);
    (0..n).map(|_| Scalar::from_u64(source.word() | 2)).collect()
}

fn bytes(elements: &[Scalar]) -> Vec<u8> {
    elements.iter().flat_map(Scalar::to_be_bytes).collect()
}

/// `point + e G`, in bytes.
fn moved_bytes(point: &Bytes48, e: &Scalar) -> Bytes48 {
    moved(&G1Affine::from_compressed(point).unwrap(), e).to_compressed()
}

/// The point with a part of order three, for which every pairing is 1: only that it is outside of the subgroup tells.
fn with_part_outside(point: &Bytes48) -> Bytes48 {
    let point = G1Projective::from(G1Affine::from_compressed(point).unwrap());
    (point + outside::<montane_curves::bls12_381::G1>()).to_affine().to_compressed()
}

/// The bytes of `a + r`, which would be `a` if they were reduced: they are below `2^256`.
fn plus_order(bytes: &[u8]) -> [u8; 32] {
    let mut out = [0; 32];
    let order = R::P.iter().rev().flat_map(|limb| limb.to_be_bytes()).collect::<Vec<u8>>();
    let mut carry = 0;
    for i in (0..32).rev() {
        let sum = u16::from(bytes[i]) + u16::from(order[i]) + carry;
        (out[i], carry) = (sum as u8, sum >> 8);
    }
    assert_eq!(carry, 0);
    out
}

/// What takes a compressed point must refuse, by its place in the input.
fn points_are_refused<I: Clone, T: PartialEq + core::fmt::Debug, J: Fn(&I) -> Result<T, KzgError>>(
    table: &Refusals<I, Result<T, KzgError>, J>,
    place: impl Fn(&mut I) -> &mut Vec<u8>,
    length: KzgError,
    invalid: fn(DecodeError) -> KzgError,
) {
    table
        .row("a point has 48 bytes", Err(length), |input| _ = place(input).pop())
        .row("a point has 48 bytes", Err(length), |input| place(input).push(0))
        .row("a point is in the subgroup", Err(invalid(DecodeError::NotInSubgroup)), |input| {
            let bytes: Bytes48 = place(input).as_slice().try_into().unwrap();
            *place(input) = with_part_outside(&bytes).into();
        })
        .row("a point is on the curve", Err(invalid(DecodeError::NotOnCurve)), |input| {
            // No point has the abscissa 1.
            *place(input) = [&[0x80][..], &[0; 46], &[1]].concat();
        })
        .row("a point is compressed", Err(invalid(DecodeError::CompressionFlag)), |input| place(input)[0] &= 0x7f);
}

/// `e(C - y G + z P, H) = e(P, tau H)` for the claim that a commitment to `c` has a value.
fn claim(c: Scalar, z: Scalar, y: Scalar) -> Claim<Bls12> {
    Claim { commitment: point(&c), z, y, proof: point(&((c - y) * inverse(TAU - z))) }
}

#[test]
fn verify_kzg_proof() {
    let verifier = verifier();
    let e = elements(1, 3);
    let claim = claim(e[0], e[1], e[2]);
    let good = [
        claim.commitment.to_compressed().to_vec(),
        claim.z.to_be_bytes().to_vec(),
        claim.y.to_be_bytes().to_vec(),
        claim.proof.to_compressed().to_vec(),
    ];
    let judge = |[commitment, z, y, proof]: &[Vec<u8>; 4]| verifier.verify_kzg_proof(commitment, z, y, proof);
    let table = Refusals::of(good, judge, Ok(true));
    for (i, other) in [
        moved(&claim.commitment, &e[1]).to_compressed().to_vec(),
        (claim.z + Scalar::ONE).to_be_bytes().to_vec(),
        (claim.y + Scalar::ONE).to_be_bytes().to_vec(),
        moved(&claim.proof, &e[1]).to_compressed().to_vec(),
    ]
    .into_iter()
    .enumerate()
    {
        table.row("each part", Ok(false), |input| input[i] = other);
    }
    points_are_refused(&table, |input| &mut input[0], KzgError::CommitmentLength, KzgError::Commitment);
    points_are_refused(&table, |input| &mut input[3], KzgError::ProofLength, KzgError::Proof);
    for i in [1, 2] {
        table
            .row("an element has 32 bytes", Err(KzgError::FieldElementLength), |input| _ = input[i].pop())
            .row("an element has 32 bytes", Err(KzgError::FieldElementLength), |input| input[i].push(0))
            .row("an element is canonical", Err(KzgError::NotCanonical), |input| {
                input[i] = plus_order(&input[i]).into();
            });
    }
    // The least that is not canonical, and the largest that is.
    let minus_one = (-Scalar::ONE).to_be_bytes();
    let proof = claim_of_value(e[0], e[1], -Scalar::ONE);
    let judge = |y: &[u8; 32]| verifier.verify_kzg_proof(&proof[0], &e[1].to_be_bytes(), y, &proof[1]);
    Refusals::of(minus_one, judge, Ok(true)).row("r is not canonical", Err(KzgError::NotCanonical), |y| y[31] += 1);
}

/// Commitment and proof of a claim, in bytes.
fn claim_of_value(c: Scalar, z: Scalar, y: Scalar) -> [Bytes48; 2] {
    let claim = claim(c, z, y);
    [claim.commitment.to_compressed(), claim.proof.to_compressed()]
}

#[test]
fn point_evaluation_precompile() {
    let verifier = verifier();
    let e = elements(2, 3);
    let [commitment, proof] = claim_of_value(e[0], e[1], e[2]);
    let hash = kzg_to_versioned_hash(&commitment).unwrap();
    let good = [&hash[..], &e[1].to_be_bytes(), &e[2].to_be_bytes(), &commitment, &proof].concat();
    let judge = |input: &Vec<u8>| verifier.point_evaluation_precompile(input).map(drop);
    let table = Refusals::of(good, judge, Ok(()));
    let (length, versioned, canonical) = (KzgError::InputLength, KzgError::VersionedHash, KzgError::NotCanonical);
    let outside = DecodeError::NotInSubgroup;
    table
        .row("the input has 192 bytes", Err(length), |input| _ = input.pop())
        .row("the input has 192 bytes", Err(length), |input| input.push(0))
        .row("the version is 1", Err(versioned), |input| input[0] = 0)
        .row("the hash is the commitment's", Err(versioned), |input| input[1] ^= 1)
        .row("the hash is the commitment's", Err(versioned), |input| input[31] ^= 1)
        .row("the commitment is the hash's", Err(versioned), |input| {
            // Another commitment with a proof of its own.
            let [commitment, proof] = claim_of_value(e[0] + e[1], e[1], e[2]);
            input[96..144].copy_from_slice(&commitment);
            input[144..].copy_from_slice(&proof);
        })
        .row("the commitment is in the subgroup", Err(KzgError::Commitment(outside)), |input| {
            let commitment = with_part_outside(&commitment);
            input[..32].copy_from_slice(&kzg_to_versioned_hash(&commitment).unwrap());
            input[96..144].copy_from_slice(&commitment);
        })
        .row("the proof is in the subgroup", Err(KzgError::Proof(outside)), |input| {
            input[144..].copy_from_slice(&with_part_outside(&proof));
        })
        .row("z is canonical", Err(canonical), |input| input[32..64].copy_from_slice(&plus_order(&e[1].to_be_bytes())))
        .row("y is canonical", Err(canonical), |input| input[64..96].copy_from_slice(&plus_order(&e[2].to_be_bytes())))
        .row("the proof holds", Err(KzgError::InvalidProof), |input| input[95] ^= 1);
}

/// A blob with a commitment and a proof that solve the equation at the challenge.
#[derive(Clone)]
struct Proved {
    values: Vec<Scalar>,
    blob: Vec<u8>,
    commitment: Vec<u8>,
    proof: Vec<u8>,
}

impl Proved {
    fn new(verifier: &Verifier, seed: u64) -> Self {
        let values = elements(seed, FIELD_ELEMENTS_PER_BLOB);
        let (c, blob) = (values[0].square(), bytes(&values));
        let commitment = point(&c).to_compressed();
        let z = compute_challenge(&blob, &commitment).unwrap();
        let y = verifier.blob_domain.evaluate(&values, Order::BitReversed, &z);
        let [commitment, proof] = claim_of_value(c, z, y).map(Vec::from);
        Self { values, blob, commitment, proof }
    }

    fn z(&self) -> Scalar {
        compute_challenge(&self.blob, &self.commitment).unwrap()
    }

    /// Adds to the proof.
    fn move_proof(&mut self, e: &Scalar) {
        self.proof = moved_bytes(self.proof.as_slice().try_into().unwrap(), e).into();
    }
}

/// What all functions on a blob with its commitment and proof must refuse, the blob at one place of many.
fn blob_is_refused<I: Clone, J: Fn(&I) -> Result<bool, KzgError>>(
    table: &Refusals<I, Result<bool, KzgError>, J>,
    place: impl Fn(&mut I) -> &mut Proved + Copy,
) {
    table.row("a blob has 131072 bytes", Err(KzgError::BlobLength), |input| _ = place(input).blob.pop()).row(
        "a blob has 131072 bytes",
        Err(KzgError::BlobLength),
        |input| place(input).blob.push(0),
    );
    for at in [0, 17, FIELD_ELEMENTS_PER_BLOB - 1] {
        table.row("elements are canonical", Err(KzgError::NotCanonical), |input| {
            let element = &mut place(input).blob[32 * at..][..32];
            element.copy_from_slice(&plus_order(element));
        });
        table.row("the blob", Ok(false), |input| place(input).blob[32 * at + 31] ^= 1);
    }
    points_are_refused(table, |input| &mut place(input).commitment, KzgError::CommitmentLength, KzgError::Commitment);
    points_are_refused(table, |input| &mut place(input).proof, KzgError::ProofLength, KzgError::Proof);
    table
        .row("the proof", Ok(false), |input| place(input).move_proof(&Scalar::ONE))
        .row("the blob is hashed", Ok(false), |input| {
            // Another blob with the same value at z.
            let (z, domain) = (place(input).z(), domain_of_blobs());
            let weight = |i: usize| {
                let mut unit = vec![Scalar::ZERO; FIELD_ELEMENTS_PER_BLOB];
                unit[i] = Scalar::ONE;
                domain.evaluate(&unit, Order::BitReversed, &z)
            };
            let (w3, w5) = (weight(3), weight(5));
            let proved = place(input);
            let y = domain.evaluate(&proved.values, Order::BitReversed, &z);
            proved.values[3] += w5;
            proved.values[5] -= w3;
            assert_eq!(domain.evaluate(&proved.values, Order::BitReversed, &z), y);
            proved.blob = bytes(&proved.values);
        })
        .row("the commitment is hashed", Ok(false), |input| {
            // C + (tau - z) G and P + G.
            let proved = place(input);
            let z = proved.z();
            proved.commitment = moved_bytes(proved.commitment.as_slice().try_into().unwrap(), &(TAU - z)).into();
            proved.move_proof(&Scalar::ONE);
        });
}

fn domain_of_blobs() -> crate::Domain<Scalar> {
    crate::Domain::new(FIELD_ELEMENTS_PER_BLOB).unwrap()
}

#[test]
fn verify_blob_kzg_proof() {
    let verifier = verifier();
    let judge = |p: &Proved| verifier.verify_blob_kzg_proof(&p.blob, &p.commitment, &p.proof);
    blob_is_refused(&Refusals::of(Proved::new(&verifier, 3), judge, Ok(true)), |p| p);
}

#[test]
fn verify_blob_kzg_proof_batch() {
    let verifier = verifier();
    let batch = |blobs: &[Proved], commitments: &[Proved], proofs: &[Proved]| {
        verifier.verify_blob_kzg_proof_batch(
            &blobs.iter().map(|p| &p.blob).collect::<Vec<_>>(),
            &commitments.iter().map(|p| &p.commitment).collect::<Vec<_>>(),
            &proofs.iter().map(|p| &p.proof).collect::<Vec<_>>(),
        )
    };
    let good: Vec<Proved> = (4..7).map(|seed| Proved::new(&verifier, seed)).collect();
    let table = Refusals::of(good.clone(), |p| batch(p, p, p), Ok(true));
    for i in 0..good.len() {
        blob_is_refused(&table, |proved| &mut proved[i]);
    }
    table
        .row("factors differ", Ok(false), |proved| {
            // (z_0 - tau) d_0 + (z_1 - tau) d_1 = 0
            let (e0, e1) = (TAU - proved[1].z(), proved[0].z() - TAU);
            proved[0].move_proof(&e0);
            proved[1].move_proof(&e1);
        })
        .row("proofs are hashed", Ok(false), |proved| {
            let claims: Vec<_> = proved.iter().map(|p| p.claim()).collect();
            let r = batch_challenge(&claims);
            let (e0, e1) = (r * (TAU - claims[1].z), claims[0].z - TAU);
            proved[0].move_proof(&e0);
            proved[1].move_proof(&e1);
        });

    let lengths = Refusals::of([3; 3], |n: &[usize; 3]| batch(&good[..n[0]], &good[..n[1]], &good[..n[2]]), Ok(true));
    for i in 0..3 {
        lengths.row("as many of each", Err(KzgError::ListLengths), |n| n[i] = 2);
        lengths.row("as many of each", Err(KzgError::ListLengths), |n| n[i] = 0);
    }
    assert_eq!(batch(&[], &[], &[]), Ok(true));
}

impl Proved {
    fn claim(&self) -> Claim<Bls12> {
        let decode = |bytes: &Vec<u8>| G1Affine::from_compressed(bytes.as_slice().try_into().unwrap()).unwrap();
        let z = self.z();
        let y = domain_of_blobs().evaluate(&self.values, Order::BitReversed, &z);
        Claim { commitment: decode(&self.commitment), z, y, proof: decode(&self.proof) }
    }
}

/// Claims of a batch: each part changes where the factors are as before, so that the errors cancel.
#[test]
fn verify_kzg_proof_batch() {
    let verifier = verifier();
    let e = elements(8, 6);
    let good = [claim(e[0], e[1], e[2]), claim(e[3], e[4], e[5])];
    // The scalars of the proofs.
    let p = good.map(|claim| claim.z).map(|z| TAU - z);
    let p = [(e[0] - e[2]) * inverse(p[0]), (e[3] - e[5]) * inverse(p[1])];
    let r = batch_challenge(&good);
    for (rule, r) in [("hashed", r), ("multiplied by another factor each", Scalar::ONE)] {
        // With factors 1 and r.
        let table = Refusals::of(good, |claims| verifier.verify_kzg_proof_batch(claims), true);
        table.row(&alloc::format!("commitments are {rule}"), false, |claims| {
            claims[0].commitment = moved(&claims[0].commitment, &r);
            claims[1].commitment = moved(&claims[1].commitment, &-Scalar::ONE);
        });
        table.row(&alloc::format!("points are {rule}"), false, |claims| {
            claims[0].z += r * p[1];
            claims[1].z -= p[0];
        });
        table.row(&alloc::format!("values are {rule}"), false, |claims| {
            claims[0].y += r;
            claims[1].y -= Scalar::ONE;
        });
        table.row(&alloc::format!("proofs are {rule}"), false, |claims| {
            claims[0].proof = moved(&claims[0].proof, &(r * (TAU - e[4])));
            claims[1].proof = moved(&claims[1].proof, &(e[1] - TAU));
        });
    }
}

/// `verify_kzg_proof_batch` of the specification, written down a second time; no case of its vectors shows this
/// challenge.
#[test]
fn challenge_of_a_batch() {
    let e = elements(9, 6);
    let claims = [claim(e[0], e[1], e[2]), claim(e[3], e[4], e[5])];
    let mut bytes = b"RCKZGBATCH___V1_\0\0\0\0\0\0\x10\0\0\0\0\0\0\0\0\x02".to_vec();
    for claim in &claims {
        bytes.extend(claim.commitment.to_compressed());
        bytes.extend(claim.z.to_be_bytes());
        bytes.extend(claim.y.to_be_bytes());
        bytes.extend(claim.proof.to_compressed());
    }
    assert_eq!(batch_challenge(&claims), Scalar::from_be_bytes_mod_order(&Sha256::digest(bytes)));
}

/// Cells with commitments and proofs that solve the equation; two of one commitment, and one of another between them.
#[derive(Clone)]
struct Cells {
    commitments: Vec<Vec<u8>>,
    indices: Vec<u64>,
    values: Vec<Vec<Scalar>>,
    cells: Vec<Vec<u8>>,
    proofs: Vec<Vec<u8>>,
}

impl Cells {
    fn new(verifier: &Verifier) -> Self {
        let c = elements(10, 2);
        let indices = vec![5, 77, 127];
        let values: Vec<_> = (11..14).map(|seed| elements(seed, FIELD_ELEMENTS_PER_CELL)).collect();
        let of = [0, 1, 0].map(|i| c[i]);
        let proof = |k: usize| {
            let divisor = powers(&TAU, 65)[64] - verifier.cell_constants[indices[k] as usize];
            point(&((of[k] - at_tau(verifier, indices[k], &values[k])) * inverse(divisor))).to_compressed().to_vec()
        };
        Self {
            commitments: of.map(|c| point(&c).to_compressed().to_vec()).into(),
            cells: values.iter().map(|values| bytes(values)).collect(),
            proofs: (0..3).map(proof).collect(),
            indices,
            values,
        }
    }

    /// The challenge, with the commitments numbered.
    fn challenge(&self) -> Scalar {
        let [commitments, cells, proofs] = [&self.commitments[..2], &self.cells, &self.proofs].map(encoding::slices);
        cell_batch_challenge(&commitments, &[0, 1, 0], &self.indices, &cells, &proofs)
    }

    fn add_to_value(&mut self, k: usize, e: &Scalar) {
        self.values[k][7] += e;
        self.cells[k] = bytes(&self.values[k]);
    }

    fn add_to(point: &mut Vec<u8>, e: &Scalar) {
        *point = moved_bytes(point.as_slice().try_into().unwrap(), e).into();
    }
}

/// The value at tau of the polynomial of least degree through a cell.
fn at_tau(verifier: &Verifier, index: u64, values: &[Scalar]) -> Scalar {
    let coset = verifier.cell_domain.coset(inverse(verifier.inverse_shifts[index as usize])).unwrap();
    coset.evaluate(values, Order::BitReversed, &TAU)
}

#[test]
fn verify_cell_kzg_proof_batch() {
    let verifier = verifier();
    let good = Cells::new(&verifier);
    let judge = |c: &Cells| verifier.verify_cell_kzg_proof_batch(&c.commitments, &c.indices, &c.cells, &c.proofs);
    let table = Refusals::of(good.clone(), judge, Ok(true));
    let one = Scalar::ONE;
    for k in 0..3 {
        let lengths = Err(KzgError::ListLengths);
        table
            .row("as many of each", lengths, |c| _ = c.commitments.pop())
            .row("as many of each", lengths, |c| _ = c.indices.pop())
            .row("as many of each", lengths, |c| _ = c.cells.pop())
            .row("as many of each", lengths, |c| _ = c.proofs.pop())
            .row("indices are below 128", Err(KzgError::CellIndex), |c| c.indices[k] = 128)
            .row("indices are below 128", Err(KzgError::CellIndex), |c| c.indices[k] += 1 << 32)
            .row("a cell has 2048 bytes", Err(KzgError::CellLength), |c| _ = c.cells[k].pop())
            .row("a cell has 2048 bytes", Err(KzgError::CellLength), |c| c.cells[k].push(0))
            .row("each commitment", Ok(false), |c| Cells::add_to(&mut c.commitments[k], &one))
            .row("each index", Ok(false), |c| c.indices[k] ^= 1)
            .row("each cell", Ok(false), |c| c.add_to_value(k, &one))
            .row("each proof", Ok(false), |c| Cells::add_to(&mut c.proofs[k], &one));
        for at in [0, FIELD_ELEMENTS_PER_CELL - 1] {
            table.row("elements are canonical", Err(KzgError::NotCanonical), |c| {
                let element = &mut c.cells[k][32 * at..][..32];
                element.copy_from_slice(&plus_order(element));
            });
        }
        let (commitment, proof) = (KzgError::CommitmentLength, KzgError::ProofLength);
        points_are_refused(&table, |c| &mut c.commitments[k], commitment, KzgError::Commitment);
        points_are_refused(&table, |c| &mut c.proofs[k], proof, KzgError::Proof);
    }

    let tau_64 = powers(&TAU, 65)[64];
    let divisor = |k: usize| tau_64 - verifier.cell_constants[good.indices[k] as usize];
    let mut unit = vec![Scalar::ZERO; FIELD_ELEMENTS_PER_CELL];
    unit[7] = one;
    let weight = |k: usize| at_tau(&verifier, good.indices[k], &unit);
    for (rule, r) in [("hashed", good.challenge()), ("multiplied by another factor each", one)] {
        // With factors 1, r, r^2.
        table.row(&alloc::format!("proofs are {rule}"), Ok(false), |c| {
            Cells::add_to(&mut c.proofs[0], &(r * divisor(1)));
            Cells::add_to(&mut c.proofs[1], &-divisor(0));
        });
        table.row(&alloc::format!("cells are {rule}"), Ok(false), |c| {
            c.add_to_value(0, &(r * weight(1)));
            c.add_to_value(1, &-weight(0));
        });
        table.row(&alloc::format!("commitments are {rule}"), Ok(false), |c| {
            for k in [0, 2] {
                Cells::add_to(&mut c.commitments[k], &r);
            }
            Cells::add_to(&mut c.commitments[1], &-(one + r.square()));
        });
    }
}

/// What `compute_verify_cell_kzg_proof_batch_challenge` takes.
#[derive(Clone)]
struct Transcript {
    commitments: Vec<Vec<u8>>,
    commitment_indices: Vec<u64>,
    cell_indices: Vec<u64>,
    evals: Vec<Vec<Scalar>>,
    proofs: Vec<Vec<u8>>,
}

#[test]
fn compute_verify_cell_kzg_proof_batch_challenge() {
    let cells = Cells::new(&verifier());
    let good = Transcript {
        commitments: cells.commitments[..2].to_vec(),
        commitment_indices: vec![0, 1, 0],
        cell_indices: cells.indices.clone(),
        evals: cells.values.clone(),
        proofs: cells.proofs.clone(),
    };
    let challenge = |t: &Transcript| {
        super::compute_verify_cell_kzg_proof_batch_challenge(
            &t.commitments,
            &t.commitment_indices,
            &t.cell_indices,
            &t.evals,
            &t.proofs,
        )
    };
    // A transcript with another challenge is another, and each bound is refused.
    let first = challenge(&good).unwrap();
    let table = Refusals::of(good, |t| challenge(t).map(|challenge| challenge == first), Ok(true));
    let lengths = Err(KzgError::ListLengths);
    table
        .row("as many of each", lengths, |t| _ = t.commitment_indices.pop())
        .row("as many of each", lengths, |t| _ = t.cell_indices.pop())
        .row("as many of each", lengths, |t| _ = t.evals.pop())
        .row("as many of each", lengths, |t| _ = t.proofs.pop())
        .row("another commitment is hashed", Ok(false), |t| t.commitments.push(vec![0; 48]));
    for k in 0..3 {
        let (commitment_index, cell_index) = (KzgError::CommitmentIndex, KzgError::CellIndex);
        table
            .row("indices are below the number of commitments", Err(commitment_index), |t| t.commitment_indices[k] = 2)
            .row("indices are below 128", Err(cell_index), |t| t.cell_indices[k] = 128)
            .row("a coset has 64 values", Err(KzgError::CosetLength), |t| _ = t.evals[k].pop())
            .row("a coset has 64 values", Err(KzgError::CosetLength), |t| t.evals[k].push(Scalar::ZERO))
            .row("a proof has 48 bytes", Err(KzgError::ProofLength), |t| _ = t.proofs[k].pop())
            .row("each index of a commitment is hashed", Ok(false), |t| t.commitment_indices[k] ^= 1)
            .row("each index of a cell is hashed", Ok(false), |t| t.cell_indices[k] ^= 1)
            .row("each proof is hashed", Ok(false), |t| t.proofs[k][47] ^= 1);
        for at in [0, FIELD_ELEMENTS_PER_CELL - 1] {
            table.row("each value is hashed", Ok(false), |t| t.evals[k][at] += Scalar::ONE);
        }
    }
    for k in 0..2 {
        table.row("each commitment is hashed", Ok(false), |t| t.commitments[k][47] ^= 1).row(
            "a commitment has 48 bytes",
            Err(KzgError::CommitmentLength),
            |t| t.commitments[k].push(0),
        );
    }
}

#[test]
fn errors_say_which_rule_is_broken() {
    for (error, rule) in [
        (KzgError::BlobLength, "131072"),
        (KzgError::NotCanonical, "group order"),
        (KzgError::Commitment(DecodeError::NotOnCurve), "commitment: "),
        (KzgError::Proof(DecodeError::NotOnCurve), "proof: "),
        (KzgError::SetupPoint(DecodeError::NotOnCurve), "trusted setup: "),
        (KzgError::SetupSecret, "secret"),
    ] {
        assert!(error.to_string().contains(rule), "{error:?}: {error}");
    }
    let of_point = DecodeError::NotOnCurve.to_string();
    assert!(KzgError::Proof(DecodeError::NotOnCurve).to_string().ends_with(&of_point));
    for error in [KzgError::Commitment, KzgError::Proof, KzgError::SetupPoint] {
        let error = error(DecodeError::NotInSubgroup);
        let source = std::error::Error::source(&error).and_then(|source| source.downcast_ref());
        assert_eq!(source, Some(&DecodeError::NotInSubgroup), "{error:?}");
    }
    assert!(std::error::Error::source(&KzgError::SetupPowers).is_none());
}

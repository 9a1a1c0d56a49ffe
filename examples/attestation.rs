//! An Ethereum attestation: a committee signs one vote, somebody aggregates, everybody verifies.
//!
//! `cargo run --release --example attestation`

use montane::bls::BlsError;
use montane::bls::min_pk::{AggregateSignature, ProofOfPossession, PublicKey, SecretKey, Signature};
use sha2::{Digest, Sha256};

type Root = [u8; 32];

/// A node of a Merkle tree.
fn node(left: &Root, right: &Root) -> Root {
    Sha256::new().chain_update(left).chain_update(right).finalize().into()
}

/// A number as a leaf (SSZ): little-endian, padded with zeros.
fn leaf(n: u64) -> Root {
    let mut out = [0; 32];
    out[..8].copy_from_slice(&n.to_le_bytes());
    out
}

/// A point in the chain that a vote refers to.
struct Checkpoint {
    epoch: u64,
    root: Root,
}

/// What a validator votes for (consensus specification, phase 0, `AttestationData`).
struct AttestationData {
    slot: u64,
    index: u64,
    beacon_block_root: Root,
    source: Checkpoint,
    target: Checkpoint,
}

impl AttestationData {
    /// `hash_tree_root`: five fields in a tree of eight leaves.
    fn root(&self) -> Root {
        let zero = [0; 32];
        let checkpoint = |c: &Checkpoint| node(&leaf(c.epoch), &c.root);
        let left =
            node(&node(&leaf(self.slot), &leaf(self.index)), &node(&self.beacon_block_root, &checkpoint(&self.source)));
        let right = node(&node(&checkpoint(&self.target), &zero), &node(&zero, &zero));
        node(&left, &right)
    }

    /// What is signed: the root of the vote with its domain (`compute_signing_root`).
    fn signing_root(&self, fork_version: [u8; 4], genesis_validators_root: &Root) -> Root {
        const DOMAIN_BEACON_ATTESTER: [u8; 4] = [1, 0, 0, 0];
        let mut version = [0; 32];
        version[..4].copy_from_slice(&fork_version);
        let fork = node(&version, genesis_validators_root);
        let mut domain = [0; 32];
        domain[..4].copy_from_slice(&DOMAIN_BEACON_ATTESTER);
        domain[4..].copy_from_slice(&fork[..28]);
        node(&self.root(), &domain)
    }
}

/// What travels: the vote's signature by those members whose bit is set.
struct Attestation {
    aggregation_bits: Vec<bool>,
    signature: Vec<u8>,
}

fn verify(attestation: &Attestation, committee: &[PublicKey], signing_root: &Root) -> Result<usize, BlsError> {
    let signature = Signature::from_bytes(&attestation.signature)?;
    let signers: Vec<_> =
        committee.iter().zip(&attestation.aggregation_bits).filter(|(_, bit)| **bit).map(|(key, _)| key).collect();
    ProofOfPossession::fast_aggregate_verify(&signature, signing_root, &signers)?;
    Ok(signers.len())
}

fn main() -> Result<(), BlsError> {
    let vote = AttestationData {
        slot: 12_345_678,
        index: 3,
        beacon_block_root: [0x11; 32],
        source: Checkpoint { epoch: 385_801, root: [0x22; 32] },
        target: Checkpoint { epoch: 385_802, root: [0x33; 32] },
    };
    let signing_root = vote.signing_root([4, 0, 0, 0], &[0x4b; 32]);

    // A committee of 128, its keys derived from one seed; nine in ten vote.
    let master = SecretKey::derive_master_eip2333(b"a seed of at least thirty-two bytes")?;
    let secrets: Vec<_> = (0..128).map(|i| master.derive_child_eip2333(i)).collect();
    let committee: Vec<PublicKey> = secrets.iter().map(ProofOfPossession::sk_to_pk).collect();
    let aggregation_bits: Vec<bool> = (0..128).map(|i| i % 10 != 7).collect();
    let signatures: Vec<_> = secrets
        .iter()
        .zip(&aggregation_bits)
        .filter(|(_, bit)| **bit)
        .map(|(key, _)| ProofOfPossession::sign(key, &signing_root))
        .collect();
    let aggregate = AggregateSignature::aggregate(&signatures.iter().collect::<Vec<_>>())?.to_signature();
    let mut attestation = Attestation { aggregation_bits, signature: aggregate.to_bytes().to_vec() };

    let start = std::time::Instant::now();
    let signers = verify(&attestation, &committee, &signing_root)?;
    println!("slot {}: {signers} of {} members, verified in {:?}", vote.slot, committee.len(), start.elapsed());

    attestation.aggregation_bits[7] = true;
    let refused = verify(&attestation, &committee, &signing_root).expect_err("one member did not sign");
    println!("with one more bit set: {refused}");
    attestation.signature[95] ^= 1;
    let refused = verify(&attestation, &committee, &signing_root).expect_err("the signature is damaged");
    println!("with a damaged signature: {refused}");
    Ok(())
}

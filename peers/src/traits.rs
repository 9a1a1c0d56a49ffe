//! What an implementation must be able to do to be compared: one trait for each group of operations.
//!
//! The benchmarks and the differential tests are written once, over these traits. Everything enters and leaves as
//! bytes, in the encoding that the standards prescribe, so that answers can be compared.

use crate::harness::Peer;

/// A prime field.
pub trait PrimeField: Clone + 'static {
    /// Whose it is.
    const PEER: Peer;
    /// The element whose little-endian bytes these are; they are below the modulus.
    fn decode(bytes: &[u8]) -> Self;
    /// Its little-endian bytes, as many as the modulus has.
    fn encode(&self) -> Vec<u8>;
    /// Multiplies in place: where the result goes to a new place and is moved, the copy costs as much as a tenth.
    fn mul_assign(&mut self, other: &Self);
    /// Squares in place.
    fn square_assign(&mut self);
    /// The inverse of a value other than zero.
    fn invert(&self) -> Self;
    /// A square root of a square.
    fn sqrt(&self) -> Self;
}

/// Ed25519 (RFC 8032), one signature at a time.
pub trait Ed25519 {
    /// Whose it is.
    const PEER: Peer;
    /// Said of `ed25519_verify` where the key cannot be kept decoded.
    const VERIFY_REMARK: &'static str = "";
    /// A secret key, ready to sign.
    type Secret: 'static;
    /// A public key, ready to verify.
    type Public: 'static;
    /// Expands a seed, and multiplies the base point.
    fn secret(seed: &[u8; 32]) -> Self::Secret;
    /// The encoded public key.
    fn public_bytes(secret: &Self::Secret) -> [u8; 32];
    /// Signs.
    fn sign(secret: &Self::Secret, message: &[u8]) -> [u8; 64];
    /// Decodes a public key, or refuses it.
    fn public(bytes: &[u8; 32]) -> Option<Self::Public>;
    /// Verifies, by the rule of this implementation's plain `verify`.
    fn verify(public: &Self::Public, message: &[u8], signature: &[u8; 64]) -> bool;
}

/// Ed25519 in batches.
pub trait Ed25519Batch: Ed25519 {
    /// A signature, parsed but not decompressed.
    type Signature: 'static;
    /// Parses a signature.
    fn signature(bytes: &[u8; 64]) -> Self::Signature;
    /// Whether all signatures hold.
    fn verify_batch(messages: &[&[u8]], signatures: &[Self::Signature], publics: &[Self::Public]) -> bool;
}

/// X25519 (RFC 7748).
pub trait X25519 {
    /// Whose it is.
    const PEER: Peer;
    /// A secret key in the form that the implementation keeps.
    type Secret: 'static;
    /// Takes the 32 secret bytes, not yet clamped.
    fn secret(bytes: &[u8; 32]) -> Self::Secret;
    /// The shared secret.
    fn agree(secret: &Self::Secret, point: &[u8; 32]) -> [u8; 32];
}

/// ristretto255 (RFC 9496).
pub trait Ristretto: 'static {
    /// Whose it is.
    const PEER: Peer;
    /// An element.
    type Point: 'static;
    /// An integer modulo the order.
    type Scalar: 'static;
    /// 64 bytes modulo the order.
    fn scalar(bytes: &[u8; 64]) -> Self::Scalar;
    /// The element that 64 uniform bytes give.
    fn from_uniform(bytes: &[u8; 64]) -> Self::Point;
    /// Decodes an element, or refuses it.
    fn decode(bytes: &[u8; 32]) -> Option<Self::Point>;
    /// The encoding.
    fn encode(point: &Self::Point) -> [u8; 32];
    /// The product with a secret scalar.
    fn mul(point: &Self::Point, scalar: &Self::Scalar) -> Self::Point;
    /// `[a] point + [b] B` of public values.
    fn double_mul_vartime(a: &Self::Scalar, point: &Self::Point, b: &Self::Scalar) -> Self::Point;
}

/// Sums of products in ristretto255.
pub trait RistrettoSums: Ristretto {
    /// Of public values.
    fn msm_vartime(points: &[Self::Point], scalars: &[Self::Scalar]) -> Self::Point;
    /// Of secret scalars.
    fn msm(points: &[Self::Point], scalars: &[Self::Scalar]) -> Self::Point;
}

/// A group of points, G1 or G2, in the encodings of ZCash (appendix C of the IRTF draft on BLS signatures).
pub trait Points: 'static {
    /// A point as it is kept.
    type Affine: Clone + 'static;
    /// A point as it is computed.
    type Projective: Clone + 'static;
    /// A number below the group order.
    type Scalar: Clone + 'static;
    /// Decodes the compressed form: a point of the curve and of the subgroup, or nothing.
    fn decompress(bytes: &[u8]) -> Option<Self::Affine>;
    /// Decodes many, as [`Self::decompress`] each; by whatever the implementation has for that.
    fn decompress_many(bytes: &[Vec<u8>]) -> Option<Vec<Self::Affine>> {
        bytes.iter().map(|bytes| Self::decompress(bytes)).collect()
    }
    /// The compressed form.
    fn compress(point: &Self::Affine) -> Vec<u8>;
    /// The point in affine coordinates.
    fn affine(point: &Self::Projective) -> Self::Affine;
    /// The scalar of 32 little-endian bytes below the group order.
    fn scalar(bytes: &[u8; 32]) -> Self::Scalar;
    /// The multiple that a user would compute with a secret scalar.
    fn mul(point: &Self::Affine, scalar: &Self::Scalar) -> Self::Projective;
}

/// The uncompressed form and the group law, for the implementations that are compared in full.
pub trait PointsInFull: Points {
    /// Decodes the uncompressed form: a point of the curve and of the subgroup, or nothing.
    fn from_uncompressed(bytes: &[u8]) -> Option<Self::Affine>;
    /// The uncompressed form.
    fn to_uncompressed(point: &Self::Affine) -> Vec<u8>;
    /// The sum.
    fn add(left: &Self::Affine, right: &Self::Affine) -> Self::Projective;
    /// The double.
    fn double(point: &Self::Affine) -> Self::Projective;
    /// The negative.
    fn negate(point: &Self::Affine) -> Self::Affine;
}

/// A hash function to points.
pub type Hasher<P> = Box<dyn Fn(&[u8]) -> P>;

/// Hashing to a group of points: RFC 9380, SHA-256, SSWU, random oracle.
pub trait HashToPoints: Points {
    /// The hash function of one domain separation tag.
    fn hasher(dst: &'static str) -> Hasher<Self::Projective>;
    /// The hashes of many messages, by whatever the implementation has for that.
    fn hash_many(messages: &[[u8; 32]], dst: &'static str) -> Vec<Self::Projective> {
        messages.iter().map(|message| Self::hasher(dst)(message)).collect()
    }
}

/// Encoding to a group of points: RFC 9380, SHA-256, SSWU, not uniform.
pub trait EncodeToPoints: Points {
    /// The point of a message under a tag.
    fn encode(message: &[u8], dst: &[u8]) -> Self::Projective;
}

/// Sums of many multiples.
pub trait Msm: Points {
    /// Decodes the uncompressed form of what is known to be a point of the subgroup.
    fn affine_unchecked(bytes: &[u8]) -> Self::Affine;
    /// The sum of `scalars[i] * points[i]`, on one core.
    fn msm(points: &[Self::Affine], scalars: &[Self::Scalar]) -> Self::Projective;
}

/// A pairing-friendly curve and its pairing.
pub trait Pairing: 'static {
    /// Whose it is.
    const PEER: Peer;
    /// Points over the base field.
    type G1: Points;
    /// Points over its extension.
    type G2: Points;
    /// What a Miller loop yields.
    type Miller: Clone + 'static;
    /// What the final exponentiation yields.
    type Gt: 'static;
    /// One Miller loop for the product of all pairs.
    fn miller_loop(pairs: &[Pair<Self>]) -> Self::Miller;
    /// The final exponentiation.
    fn final_exponentiation(miller: &Self::Miller) -> Self::Gt;
    /// The twelve coordinates in the base field, big-endian, lowest coefficient first at each stage of the tower
    /// Fp2 = Fp\[u\], Fp6 = Fp2\[v\], Fp12 = Fp6\[w\].
    fn gt_bytes(value: &Self::Gt) -> Vec<u8>;
}

/// A point of each group.
pub type Pair<P> = (<<P as Pairing>::G1 as Points>::Affine, <<P as Pairing>::G2 as Points>::Affine);

/// The pairing on BN254. Implementations differ in a fixed power of the result, so only equality is asked of it.
pub trait Bn254Pairing {
    /// Whose it is.
    const PEER: Peer;
    /// A point over the base field.
    type G1: Clone + 'static;
    /// A point over its extension.
    type G2: Clone + 'static;
    /// The pairing's value.
    type Gt: 'static;
    /// Decodes the 64 bytes of EIP-196, known to be a point.
    fn g1(bytes: &[u8; 64]) -> Self::G1;
    /// Decodes the 128 bytes of EIP-197, known to be a point of the subgroup.
    fn g2(bytes: &[u8; 128]) -> Self::G2;
    /// The pairing.
    fn pairing(p: &Self::G1, q: &Self::G2) -> Self::Gt;
    /// Whether two values are the same.
    fn same(left: &Self::Gt, right: &Self::Gt) -> bool;
}

/// Sums of many multiples of points of BN254's G1, apart from [`Msm`] as its points have no compressed form in common.
pub trait Bn254Msm: Bn254Pairing {
    /// A number below the group order.
    type Scalar: 'static;
    /// The sum of many.
    type Sum: 'static;
    /// Decodes 32 little-endian bytes.
    fn scalar(bytes: &[u8; 32]) -> Self::Scalar;
    /// The sum of `scalars[i] * points[i]`, on one core.
    fn msm(points: &[Self::G1], scalars: &[Self::Scalar]) -> Self::Sum;
    /// Whether the sum is this point.
    fn is(sum: &Self::Sum, point: &Self::G1) -> bool;
}

/// BLS signatures with public keys in G1, proof-of-possession scheme.
pub trait BlsMinPk {
    /// Whose it is.
    const PEER: Peer;
    /// A secret key.
    type Secret: 'static;
    /// A public key, decoded and validated.
    type Public: Clone + 'static;
    /// A signature, decoded, its subgroup not yet checked.
    type Signature: Clone + 'static;
    /// `KeyGen` from 32 bytes of keying material.
    fn key_gen(material: &[u8; 32]) -> Self::Secret;
    /// The public key.
    fn public(secret: &Self::Secret) -> Self::Public;
    /// Its compressed form.
    fn public_bytes(public: &Self::Public) -> [u8; 48];
    /// Signs.
    fn sign(secret: &Self::Secret, message: &[u8], dst: &[u8]) -> Self::Signature;
    /// The compressed form.
    fn signature_bytes(signature: &Self::Signature) -> [u8; 96];
    /// Checks the signature's subgroup, and the signature. The key counts as validated.
    fn verify(public: &Self::Public, message: &[u8], dst: &[u8], signature: &Self::Signature) -> bool;
    /// The same for many, by a random linear combination with the given 64-bit factors, which are not zero.
    fn verify_multiple(
        publics: &[&Self::Public],
        messages: &[&[u8]],
        dst: &[u8],
        signatures: &[&Self::Signature],
        factors: &[u64],
    ) -> bool;
    /// The sum of signatures, each checked to lie in the subgroup.
    fn aggregate(signatures: &[&Self::Signature]) -> Self::Signature;
    /// Checks one signature of many keys on one message.
    fn fast_aggregate_verify(
        publics: &[&Self::Public],
        message: &[u8],
        dst: &[u8],
        signature: &Self::Signature,
    ) -> bool;
}

/// A number-theoretic transform over the scalar field of BLS12-381 or BN254.
pub trait Ntt {
    /// Whose it is.
    const PEER: Peer;
    /// Tables and vector, made once.
    type Plan: 'static;
    /// The plan for `2^log` values, little-endian, each below the modulus.
    fn plan(values: &[[u8; 32]]) -> Self::Plan;
    /// Replaces the coefficients by the values at 1, w, w^2, ... in natural order, in place; w is `g^((r-1)/n)`, with
    /// `g = 7` for BLS12-381 and 5 for BN254.
    fn forward(plan: &mut Self::Plan);
    /// The vector, little-endian.
    fn values(plan: &Self::Plan) -> Vec<[u8; 32]>;
}

/// A trusted setup as bytes: compressed points, one after the other.
pub struct SetupBytes {
    /// The Lagrange basis in G1, in natural order.
    pub g1_lagrange: Vec<u8>,
    /// The powers in G2.
    pub g2_monomial: Vec<u8>,
    /// The powers in G1.
    pub g1_monomial: Vec<u8>,
}

/// The functions of EIP-4844 and EIP-7594, on inputs that are decoded as far as the interface's types ask.
pub trait Kzg: 'static {
    /// Whose it is.
    const PEER: Peer;
    /// A blob.
    type Blob: 'static;
    /// A commitment or a proof.
    type Point: Clone + 'static;
    /// A cell.
    type Cell: Clone + 'static;
    /// All cells and proofs of a blob.
    type CellsAndProofs: 'static;
    /// Loads the setup of Ethereum's ceremony as this implementation brings it, once.
    fn prepare();
    /// Loads the setup that is given, checks what this implementation checks, and forgets it.
    fn load(setup: &SetupBytes);
    /// The blob of these bytes.
    fn blob(bytes: &[u8]) -> Self::Blob;
    /// The point of these bytes.
    fn point(bytes: &[u8; 48]) -> Self::Point;
    /// The cell of these bytes.
    fn cell(bytes: &[u8]) -> Self::Cell;
    /// `blob_to_kzg_commitment`, or nothing for what is refused.
    fn blob_to_kzg_commitment(blob: &Self::Blob) -> Option<[u8; 48]>;
    /// `compute_blob_kzg_proof`
    fn compute_blob_kzg_proof(blob: &Self::Blob, commitment: &Self::Point) -> Option<[u8; 48]>;
    /// `verify_blob_kzg_proof`
    fn verify_blob_kzg_proof(blob: &Self::Blob, commitment: &Self::Point, proof: &Self::Point) -> Option<bool>;
    /// `verify_blob_kzg_proof_batch`
    fn verify_blob_kzg_proof_batch(
        blobs: &[Self::Blob],
        commitments: &[Self::Point],
        proofs: &[Self::Point],
    ) -> Option<bool>;
    /// `compute_cells_and_kzg_proofs`
    fn compute_cells_and_kzg_proofs(blob: &Self::Blob) -> Option<Self::CellsAndProofs>;
    /// `recover_cells_and_kzg_proofs`
    fn recover_cells_and_kzg_proofs(indices: &[u64], cells: &[Self::Cell]) -> Option<Self::CellsAndProofs>;
    /// `verify_cell_kzg_proof_batch`
    fn verify_cell_kzg_proof_batch(
        commitments: &[Self::Point],
        indices: &[u64],
        cells: &[Self::Cell],
        proofs: &[Self::Point],
    ) -> Option<bool>;
    /// Cells, then proofs.
    fn bytes(cells_and_proofs: &Self::CellsAndProofs) -> Vec<u8>;
}

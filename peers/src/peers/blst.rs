//! blst, through its C interface.

use std::mem::MaybeUninit;

use blst::*;

use crate::harness::Peer;
use crate::traits::{BlsMinPk, EncodeToPoints, HashToPoints, Msm, Pair, Pairing, Points, PointsInFull, PrimeField};

/// Bits of a scalar as blst wants them counted.
const SCALAR_BITS: usize = 255;

/// Limbs of a base field element.
const LIMBS: usize = 6;

const PEER: Peer = Peer { name: "blst", package: "blst", backend };

fn backend() -> String {
    // Its build script looks at the build host's processor, or at target features when target-cpu is given; either
    // way the library asks the processor again before it runs ADX code.
    if cfg!(target_arch = "x86_64") && is_x86_adx() { "assembly, ADX" } else { "assembly" }.to_owned()
}

#[cfg(target_arch = "x86_64")]
fn is_x86_adx() -> bool {
    std::arch::is_x86_feature_detected!("adx")
}

#[cfg(not(target_arch = "x86_64"))]
fn is_x86_adx() -> bool {
    false
}

/// The value that `write` stores behind the pointer it gets.
///
/// # Safety
/// `write` must initialise the whole value.
unsafe fn written<T>(write: impl FnOnce(*mut T)) -> T {
    let mut value = MaybeUninit::uninit();
    write(value.as_mut_ptr());
    // SAFETY: the caller promises that `write` initialised it.
    unsafe { value.assume_init() }
}

/// The base field, as the C functions see it.
#[derive(Clone, Copy)]
pub struct Fp(blst_fp);

impl PrimeField for Fp {
    const PEER: Peer = PEER;

    fn decode(bytes: &[u8]) -> Self {
        let bytes: [u8; 8 * LIMBS] = bytes.try_into().expect("48 bytes");
        // SAFETY: reads 48 bytes, writes the whole element.
        Self(unsafe { written(|out| blst_fp_from_lendian(out, bytes.as_ptr())) })
    }

    fn encode(&self) -> Vec<u8> {
        let mut out = [0; 8 * LIMBS];
        // SAFETY: writes 48 bytes.
        unsafe { blst_lendian_from_fp(out.as_mut_ptr(), &self.0) };
        out.to_vec()
    }

    #[inline(always)]
    fn mul_assign(&mut self, other: &Self) {
        let place = &raw mut self.0;
        // SAFETY: reads two elements and writes the product, which may take the place of a factor.
        unsafe { blst_fp_mul(place, place, &other.0) };
    }

    #[inline(always)]
    fn square_assign(&mut self) {
        let place = &raw mut self.0;
        // SAFETY: reads an element and writes the square, which may take its place.
        unsafe { blst_fp_sqr(place, place) };
    }

    fn invert(&self) -> Self {
        // SAFETY: reads an element, writes the whole inverse.
        Self(unsafe { written(|out| blst_fp_inverse(out, &self.0)) })
    }

    fn sqrt(&self) -> Self {
        let mut root = blst_fp::default();
        // SAFETY: reads an element, writes the whole root.
        let exact = unsafe { blst_fp_sqrt(&mut root, &self.0) };
        assert!(exact, "a square has a root");
        Self(root)
    }
}

/// One group of points: two of them, alike but for the names of the C functions.
macro_rules! points {
    ($name:ident, $affine:ty, $projective:ty, $compressed:literal, $uncompress:ident, $deserialize:ident,
     $compress:ident, $serialize:ident, $in_group:ident, $to_affine:ident, $from_affine:ident, $mult:ident,
     $add:ident, $double:ident, $negate:ident, $hash:ident, $encode:ident) => {
        /// Points of this group.
        pub struct $name;

        impl $name {
            fn checked(point: $affine, status: BLST_ERROR) -> Option<$affine> {
                // SAFETY: reads a point that was written whole.
                (status == BLST_ERROR::BLST_SUCCESS && unsafe { $in_group(&point) }).then_some(point)
            }
        }

        impl Points for $name {
            type Affine = $affine;
            type Projective = $projective;
            type Scalar = [u8; 32];

            fn decompress(bytes: &[u8]) -> Option<$affine> {
                let bytes: &[u8; $compressed] = bytes.try_into().ok()?;
                // The C function would also take the first half of an uncompressed point.
                if bytes[0] & 0x80 == 0 {
                    return None;
                }
                let mut point = <$affine>::default();
                // SAFETY: reads as many bytes as the array has, for the compressed flag is set.
                let status = unsafe { $uncompress(&mut point, bytes.as_ptr()) };
                Self::checked(point, status)
            }

            fn compress(point: &$affine) -> Vec<u8> {
                let mut out = [0; $compressed];
                // SAFETY: writes as many bytes as the array has.
                unsafe { $compress(out.as_mut_ptr(), point) };
                out.to_vec()
            }

            fn affine(point: &$projective) -> $affine {
                // SAFETY: reads a point, writes a whole point.
                unsafe { written(|out| $to_affine(out, point)) }
            }

            fn scalar(bytes: &[u8; 32]) -> [u8; 32] {
                *bytes
            }

            fn mul(point: &$affine, scalar: &[u8; 32]) -> $projective {
                // SAFETY: reads a point and the 32 bytes that hold that many bits, writes a whole point.
                unsafe {
                    let point = written(|out| $from_affine(out, point));
                    written(|out| $mult(out, &point, scalar.as_ptr(), SCALAR_BITS))
                }
            }
        }

        impl PointsInFull for $name {
            fn from_uncompressed(bytes: &[u8]) -> Option<$affine> {
                let bytes: &[u8; 2 * $compressed] = bytes.try_into().ok()?;
                // The C function would also take a compressed point and ignore the rest.
                if bytes[0] & 0x80 != 0 {
                    return None;
                }
                let mut point = <$affine>::default();
                // SAFETY: reads as many bytes as the array has.
                let status = unsafe { $deserialize(&mut point, bytes.as_ptr()) };
                Self::checked(point, status)
            }

            fn to_uncompressed(point: &$affine) -> Vec<u8> {
                let mut out = [0; 2 * $compressed];
                // SAFETY: writes as many bytes as the array has.
                unsafe { $serialize(out.as_mut_ptr(), point) };
                out.to_vec()
            }

            fn add(left: &$affine, right: &$affine) -> $projective {
                // SAFETY: reads two points, writes a whole point.
                unsafe {
                    let left = written(|out| $from_affine(out, left));
                    written(|out| $add(out, &left, right))
                }
            }

            fn double(point: &$affine) -> $projective {
                // SAFETY: reads a point, writes a whole point.
                unsafe {
                    let point = written(|out| $from_affine(out, point));
                    written(|out| $double(out, &point))
                }
            }

            fn negate(point: &$affine) -> $affine {
                // SAFETY: reads a point, writes a whole point, then changes its sign in place.
                unsafe {
                    let mut negative = written(|out| $from_affine(out, point));
                    $negate(&mut negative, true);
                    Self::affine(&negative)
                }
            }
        }

        impl HashToPoints for $name {
            fn hasher(dst: &'static str) -> Box<dyn Fn(&[u8]) -> $projective> {
                Box::new(move |message| {
                    // SAFETY: reads the message and the tag to their lengths and no augmentation, writes a whole point.
                    unsafe {
                        written(|out| {
                            $hash(out, message.as_ptr(), message.len(), dst.as_ptr(), dst.len(), std::ptr::null(), 0);
                        })
                    }
                })
            }
        }

        impl EncodeToPoints for $name {
            fn encode(message: &[u8], dst: &[u8]) -> $projective {
                // SAFETY: reads the message and the tag to their lengths and no augmentation, writes a whole point.
                unsafe {
                    written(|out| {
                        $encode(out, message.as_ptr(), message.len(), dst.as_ptr(), dst.len(), std::ptr::null(), 0);
                    })
                }
            }
        }
    };
}

points!(
    G1,
    blst_p1_affine,
    blst_p1,
    48,
    blst_p1_uncompress,
    blst_p1_deserialize,
    blst_p1_affine_compress,
    blst_p1_affine_serialize,
    blst_p1_affine_in_g1,
    blst_p1_to_affine,
    blst_p1_from_affine,
    blst_p1_mult,
    blst_p1_add_or_double_affine,
    blst_p1_double,
    blst_p1_cneg,
    blst_hash_to_g1,
    blst_encode_to_g1
);
points!(
    G2,
    blst_p2_affine,
    blst_p2,
    96,
    blst_p2_uncompress,
    blst_p2_deserialize,
    blst_p2_affine_compress,
    blst_p2_affine_serialize,
    blst_p2_affine_in_g2,
    blst_p2_to_affine,
    blst_p2_from_affine,
    blst_p2_mult,
    blst_p2_add_or_double_affine,
    blst_p2_double,
    blst_p2_cneg,
    blst_hash_to_g2,
    blst_encode_to_g2
);

/// Sums of one group.
macro_rules! sums {
    ($name:ident, $affine:ident, $projective:ident, $bytes:literal, $deserialize:ident, $scratch:ident, $pippenger:ident) => {
        impl Msm for $name {
            fn affine_unchecked(bytes: &[u8]) -> $affine {
                let bytes: &[u8; $bytes] = bytes.try_into().expect("the length");
                let mut point = $affine::default();
                // SAFETY: reads at most as many bytes, writes a whole point.
                let status = unsafe { $deserialize(&mut point, bytes.as_ptr()) };
                assert!(status == BLST_ERROR::BLST_SUCCESS, "a point");
                point
            }

            fn msm(points: &[$affine], scalars: &[[u8; 32]]) -> $projective {
                assert_eq!(points.len(), scalars.len());
                // A pointer to the first of an array, then null: the rest follows in memory.
                let points_list = [points.as_ptr(), std::ptr::null()];
                let scalars_list = [scalars.as_ptr().cast::<u8>(), std::ptr::null()];
                // SAFETY: only computes a size in bytes.
                let scratch_bytes = unsafe { $scratch(points.len()) };
                let mut scratch = vec![0_u64; scratch_bytes.div_ceil(8)];
                // SAFETY: reads as many points and scalars as there are, works in the scratch of the size it asked for,
                // and writes a whole point.
                unsafe {
                    written(|out| {
                        $pippenger(
                            out,
                            points_list.as_ptr(),
                            points.len(),
                            scalars_list.as_ptr(),
                            SCALAR_BITS,
                            scratch.as_mut_ptr(),
                        );
                    })
                }
            }
        }
    };
}

sums!(
    G1,
    blst_p1_affine,
    blst_p1,
    96,
    blst_p1_deserialize,
    blst_p1s_mult_pippenger_scratch_sizeof,
    blst_p1s_mult_pippenger
);
sums!(
    G2,
    blst_p2_affine,
    blst_p2,
    192,
    blst_p2_deserialize,
    blst_p2s_mult_pippenger_scratch_sizeof,
    blst_p2s_mult_pippenger
);

/// The pairing on BLS12-381.
pub struct Bls12;

impl Pairing for Bls12 {
    const PEER: Peer = PEER;
    type G1 = G1;
    type G2 = G2;
    type Miller = blst_fp12;
    type Gt = blst_fp12;

    fn miller_loop(pairs: &[Pair<Self>]) -> blst_fp12 {
        // The loop itself does not expect infinity; the C functions around it leave such pairs out as well.
        // SAFETY: both read a point.
        let finite = |(p, q): &&Pair<Self>| unsafe { !blst_p1_affine_is_inf(p) && !blst_p2_affine_is_inf(q) };
        let (ps, qs): (Vec<_>, Vec<_>) =
            pairs.iter().filter(finite).map(|(p, q)| (std::ptr::from_ref(p), std::ptr::from_ref(q))).unzip();
        if ps.is_empty() {
            return blst_fp12::default();
        }
        // SAFETY: reads one pointer for each point, writes the whole value.
        unsafe { written(|out| blst_miller_loop_n(out, qs.as_ptr(), ps.as_ptr(), ps.len())) }
    }

    fn final_exponentiation(miller: &blst_fp12) -> blst_fp12 {
        miller.final_exp()
    }

    fn gt_bytes(value: &blst_fp12) -> Vec<u8> {
        let coordinates = value.fp6.iter().flat_map(|fp6| &fp6.fp2).flat_map(|fp2| &fp2.fp);
        let mut bytes = Vec::new();
        for coordinate in coordinates {
            let mut little = Fp(*coordinate).encode();
            little.reverse();
            bytes.extend(little);
        }
        bytes
    }
}

/// The product in Gt.
pub fn gt_mul(a: &blst_fp12, b: &blst_fp12) -> blst_fp12 {
    // SAFETY: reads two elements, writes a whole element.
    unsafe { written(|out| blst_fp12_mul(out, a, b)) }
}

/// The inverse in Gt.
pub fn gt_invert(a: &blst_fp12) -> blst_fp12 {
    // SAFETY: reads an element, writes a whole element.
    unsafe { written(|out| blst_fp12_inverse(out, a)) }
}

/// Whether an element of Fp12 other than zero is in Gt, from the bytes of [`Pairing::gt_bytes`], each coordinate below
/// the modulus.
pub fn is_in_gt(bytes: &[u8]) -> bool {
    let mut value = blst_fp12::default();
    let coordinates = value.fp6.iter_mut().flat_map(|fp6| &mut fp6.fp2).flat_map(|fp2| &mut fp2.fp);
    for (coordinate, bytes) in coordinates.zip(bytes.chunks_exact(8 * LIMBS)) {
        *coordinate = Fp::decode(&bytes.iter().rev().copied().collect::<Vec<_>>()).0;
    }
    value.in_group()
}

/// An element of the scalar field.
#[derive(Clone, Copy)]
pub struct Scalar(blst_fr);

impl Scalar {
    /// The element of 32 little-endian bytes, or nothing unless they are below the modulus.
    pub fn from_bytes(bytes: &[u8; 32]) -> Option<Self> {
        // SAFETY: reads 32 bytes, writes a whole number, and reads that.
        unsafe {
            let scalar = written(|out| blst_scalar_from_lendian(out, bytes.as_ptr()));
            blst_scalar_fr_check(&scalar).then(|| Self(written(|out| blst_fr_from_scalar(out, &scalar))))
        }
    }

    /// The element of 64 little-endian bytes, reduced.
    pub fn from_wide_bytes(bytes: &[u8; 64]) -> Self {
        let mut scalar = blst_scalar::default();
        // SAFETY: reads as many bytes as it is told, writes a whole number, and reads that.
        unsafe {
            blst_scalar_from_le_bytes(&mut scalar, bytes.as_ptr(), bytes.len());
            Self(written(|out| blst_fr_from_scalar(out, &scalar)))
        }
    }

    /// The 32 little-endian bytes.
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut out = [0; 32];
        // SAFETY: reads a whole element, writes 32 bytes.
        unsafe {
            let scalar = written(|out| blst_scalar_from_fr(out, &self.0));
            blst_lendian_from_scalar(out.as_mut_ptr(), &scalar);
        }
        out
    }

    fn map(&self, f: unsafe extern "C" fn(*mut blst_fr, *const blst_fr)) -> Self {
        // SAFETY: all functions passed here read an element and write a whole element.
        Self(unsafe { written(|out| f(out, &self.0)) })
    }

    fn zip(&self, b: &Self, f: unsafe extern "C" fn(*mut blst_fr, *const blst_fr, *const blst_fr)) -> Self {
        // SAFETY: all functions passed here read two elements and write a whole element.
        Self(unsafe { written(|out| f(out, &self.0, &b.0)) })
    }

    /// Sum, difference, product, square, inverse (of zero: zero).
    pub fn results(&self, b: &Self) -> [[u8; 32]; 5] {
        [
            self.zip(b, blst_fr_add),
            self.zip(b, blst_fr_sub),
            self.zip(b, blst_fr_mul),
            self.map(blst_fr_sqr),
            self.map(blst_fr_inverse),
        ]
        .map(|value| value.to_bytes())
    }
}

/// Signatures, through the Rust interface that users call.
pub struct MinPk;

impl BlsMinPk for MinPk {
    const PEER: Peer = PEER;
    type Secret = min_pk::SecretKey;
    type Public = min_pk::PublicKey;
    type Signature = min_pk::Signature;

    fn key_gen(material: &[u8; 32]) -> min_pk::SecretKey {
        min_pk::SecretKey::key_gen(material, &[]).expect("32 bytes suffice")
    }

    fn public(secret: &min_pk::SecretKey) -> min_pk::PublicKey {
        secret.sk_to_pk()
    }

    fn public_bytes(public: &min_pk::PublicKey) -> [u8; 48] {
        public.to_bytes()
    }

    fn sign(secret: &min_pk::SecretKey, message: &[u8], dst: &[u8]) -> min_pk::Signature {
        secret.sign(message, dst, &[])
    }

    fn signature_bytes(signature: &min_pk::Signature) -> [u8; 96] {
        signature.to_bytes()
    }

    fn verify(public: &min_pk::PublicKey, message: &[u8], dst: &[u8], signature: &min_pk::Signature) -> bool {
        signature.verify(true, message, dst, &[], public, false) == BLST_ERROR::BLST_SUCCESS
    }

    fn verify_multiple(
        publics: &[&min_pk::PublicKey],
        messages: &[&[u8]],
        dst: &[u8],
        signatures: &[&min_pk::Signature],
        factors: &[u64],
    ) -> bool {
        let factors: Vec<blst_scalar> = factors
            .iter()
            .map(|factor| {
                let mut scalar = blst_scalar::default();
                scalar.b[..8].copy_from_slice(&factor.to_le_bytes());
                scalar
            })
            .collect();
        let bits = u64::BITS as usize;
        min_pk::Signature::verify_multiple_aggregate_signatures(
            messages, dst, publics, false, signatures, true, &factors, bits,
        ) == BLST_ERROR::BLST_SUCCESS
    }

    fn aggregate(signatures: &[&min_pk::Signature]) -> min_pk::Signature {
        min_pk::AggregateSignature::aggregate(signatures, true).expect("valid signatures").to_signature()
    }

    fn fast_aggregate_verify(
        publics: &[&min_pk::PublicKey],
        message: &[u8],
        dst: &[u8],
        signature: &min_pk::Signature,
    ) -> bool {
        signature.fast_aggregate_verify(true, message, dst, publics) == BLST_ERROR::BLST_SUCCESS
    }
}

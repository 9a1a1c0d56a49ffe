//! Every public function on bytes, each result by its name: the same calls over this crate and over the original.

use std::hash::{Hash, Hasher};
use std::panic::{AssertUnwindSafe, catch_unwind};

use ff::{Field, FromUniformBytes, PrimeField};
use group::cofactor::CofactorGroup;
use group::{Group, GroupEncoding};
use sha2::{Digest, Sha512};
use subtle::{Choice, ConditionallyNegatable, ConditionallySelectable, ConstantTimeEq, CtOption};
use zeroize::Zeroize;

use super::dalek::constants as c;
use super::dalek::edwards::{
    CompressedEdwardsY, EdwardsBasepointTable, EdwardsBasepointTableRadix16, EdwardsBasepointTableRadix32,
    EdwardsBasepointTableRadix64, EdwardsBasepointTableRadix128, EdwardsBasepointTableRadix256, EdwardsPoint,
    SubgroupPoint, VartimeEdwardsPrecomputation,
};
use super::dalek::montgomery::MontgomeryPoint;
use super::dalek::ristretto::{
    CompressedRistretto, RistrettoBasepointTable, RistrettoPoint, VartimeRistrettoPrecomputation,
};
use super::dalek::scalar::{Scalar, clamp_integer};
use super::dalek::traits::{
    BasepointTable, Identity, IsIdentity, MultiscalarMul, VartimeMultiscalarMul, VartimePrecomputedMultiscalarMul,
};
use crate::Source;

/// What was called and what it gave, as bytes.
pub type Results = Vec<(&'static str, Vec<u8>)>;

/// A result as bytes.
pub trait Bytes {
    fn bytes(&self) -> Vec<u8>;
}

macro_rules! bytes {
    ($($type:ty: |$x:ident| $bytes:expr;)*) => {$(
        impl Bytes for $type {
            fn bytes(&self) -> Vec<u8> {
                let $x = self;
                $bytes.to_vec()
            }
        }
    )*};
}
bytes! {
    Scalar: |x| x.to_bytes();
    EdwardsPoint: |x| x.compress().0;
    SubgroupPoint: |x| EdwardsPoint::from(*x).compress().0;
    CompressedEdwardsY: |x| x.0;
    MontgomeryPoint: |x| x.0;
    RistrettoPoint: |x| x.compress().0;
    CompressedRistretto: |x| x.0;
    [u8; 32]: |x| x;
    [u8; 64]: |x| x;
    u8: |x| [*x];
    bool: |x| [u8::from(*x)];
    Choice: |x| [x.unwrap_u8()];
    String: |x| x.as_bytes();
    Vec<u8>: |x| x;
    u32: |x| x.to_le_bytes();
    &'static str: |x| x.as_bytes();
}
impl<T: Bytes> Bytes for Option<T> {
    fn bytes(&self) -> Vec<u8> {
        self.as_ref().map_or(b"none".to_vec(), T::bytes)
    }
}
impl<T: Bytes + Copy> Bytes for CtOption<T> {
    fn bytes(&self) -> Vec<u8> {
        self.into_option().bytes()
    }
}
macro_rules! sequences {
    ($($type:ty),*) => {$(
        impl Bytes for $type {
            fn bytes(&self) -> Vec<u8> {
                self.iter().flat_map(Bytes::bytes).collect()
            }
        }
    )*};
}
sequences!(
    Vec<Scalar>,
    Vec<EdwardsPoint>,
    Vec<CompressedEdwardsY>,
    Vec<MontgomeryPoint>,
    Vec<RistrettoPoint>,
    Vec<CompressedRistretto>,
    [Scalar; 2],
    [EdwardsPoint; 8]
);
impl<A: Bytes, B: Bytes> Bytes for (A, B) {
    fn bytes(&self) -> Vec<u8> {
        [self.0.bytes(), self.1.bytes()].concat()
    }
}

macro_rules! results {
    ($($name:literal: $value:expr,)*) => { vec![$(($name, Bytes::bytes(&$value))),*] };
}

/// What a value feeds to a hasher.
fn hashed(value: &impl Hash) -> Vec<u8> {
    struct Fed(Vec<u8>);
    impl Hasher for Fed {
        fn write(&mut self, bytes: &[u8]) {
            self.0.extend_from_slice(bytes);
        }
        fn finish(&self) -> u64 {
            0
        }
    }
    let mut fed = Fed(Vec::new());
    value.hash(&mut fed);
    fed.0
}

fn debug(value: &impl core::fmt::Debug) -> String {
    format!("{value:?} {value:#?}")
}

/// The result, or that there is none because it panics.
fn or_panic<T: Bytes>(f: impl FnOnce() -> T) -> Vec<u8> {
    catch_unwind(AssertUnwindSafe(|| f().bytes())).unwrap_or_else(|_| b"panic".to_vec())
}

fn serialized(value: &impl serde::Serialize) -> Vec<u8> {
    bincode::serialize(value).expect("to memory")
}

fn deserialized<'a, T: serde::Deserialize<'a> + Bytes>(bytes: &'a [u8]) -> Option<Vec<u8>> {
    bincode::deserialize::<T>(bytes).ok().map(|value| value.bytes())
}

fn zeroized<T: Zeroize + Bytes>(mut value: T) -> T {
    value.zeroize();
    value
}

/// The low 255 bits as they are.
#[allow(deprecated)]
pub fn unreduced(bytes: &[u8; 32]) -> Scalar {
    Scalar::from_bits(*bytes)
}

/// Functions of scalars that have any 256 bits: of two from `from_bits`, their sum, which may have the highest bit, and
/// more sums.
pub fn scalars(a: &[u8; 32], b: &[u8; 32]) -> Results {
    let (a, b) = (unreduced(a), unreduced(b));
    let mut results = Results::new();
    for (x, y) in [(a, b), (a + b, b), (a - b, a + a)] {
        results.extend(of_scalars(x, y));
    }
    results
}

fn of_scalars(a: Scalar, b: Scalar) -> Results {
    let mut assigned = [a; 6];
    assigned[0] += b;
    assigned[1] -= b;
    assigned[2] *= b;
    assigned[3] += &b;
    assigned[4] -= &b;
    assigned[5] *= &b;
    let mut negated = a;
    negated.conditional_negate(Choice::from(1));
    let wide: [u8; 64] = [a.to_bytes(), b.to_bytes()].concat().try_into().expect("64 bytes");
    let mut results = results! {
        "a + b": a + b,
        "a - b": a - b,
        "a * b": a * b,
        "-a": -a,
        "-&a": -&a,
        "by reference": vec![&a + &b, &a - b, a * &b],
        "assigned": assigned.to_vec(),
        "conditional_negate": negated,
        "sum": [a, b, a, a].iter().sum::<Scalar>(),
        "sum of values": [a, b].into_iter().sum::<Scalar>(),
        "sum of one": [a].iter().sum::<Scalar>(),
        "sum of none": [0; 0].iter().map(|_: &i32| a).sum::<Scalar>(),
        "product": [a, b, a, a].iter().product::<Scalar>(),
        "product of one": [a].iter().product::<Scalar>(),
        "product of none": [0; 0].iter().map(|_: &i32| a).product::<Scalar>(),
        "invert": a.invert(),
        "eq": a == b,
        "ct_eq": a.ct_eq(&b),
        "hash": hashed(&a),
        "debug": debug(&a),
        "conditional_select": vec![Scalar::conditional_select(&a, &b, 0.into()), Scalar::conditional_select(&a, &b, 1.into())],
        "index": (a[0], a[31]),
        "as_bytes": *a.as_bytes(),
        "from_bytes_mod_order": Scalar::from_bytes_mod_order(a.to_bytes()),
        "from_bytes_mod_order_wide": Scalar::from_bytes_mod_order_wide(&wide),
        "from_canonical_bytes": Scalar::from_canonical_bytes(a.to_bytes()),
        "from": vec![Scalar::from(a[0]), Scalar::from(u16::from(a[1]) << 8), Scalar::from(0x8765_4321u32 ^ u32::from(a[2])),
            Scalar::from(u64::MAX - u64::from(a[3])), Scalar::from(u128::MAX - u128::from(a[4]))],
        "default": Scalar::default(),
        "constants": [Scalar::ZERO, Scalar::ONE],
        "zeroize": zeroized(a),
        "clamp_integer": clamp_integer(a.to_bytes()),
        "hash_from_bytes": Scalar::hash_from_bytes::<Sha512>(a.as_bytes()),
        "from_hash": Scalar::from_hash(Sha512::new().chain_update(a.as_bytes())),
        "serialize": serialized(&a),
        "deserialize": deserialized::<Scalar>(a.as_bytes()),
        "deserialize less": deserialized::<Scalar>(&a.as_bytes()[1..]),
        "square": Field::square(&a),
        "double": Field::double(&a),
        "cube": Field::cube(&a),
        "Field::invert": Field::invert(&a),
        "sqrt": Field::sqrt(&a),
        "sqrt of a square": Field::sqrt(&(a * a)),
        "sqrt_ratio": or_panic(|| <Scalar as Field>::sqrt_ratio(&a, &b)),
        "sqrt_ratio of a square": or_panic(|| <Scalar as Field>::sqrt_ratio(&(a * a), &b)),
        "sqrt_alt": or_panic(|| Field::sqrt_alt(&a)),
        "is_zero": Field::is_zero(&a),
        "is_zero_vartime": Field::is_zero_vartime(&a),
        "pow": Field::pow(&a, [u64::from(b[0]), 1]),
        "pow_vartime": Field::pow_vartime(&a, [u64::from(b[0]), 1]),
        "from_repr": <Scalar as PrimeField>::from_repr(a.to_bytes()),
        "from_repr_vartime": <Scalar as PrimeField>::from_repr_vartime(a.to_bytes()),
        "to_repr": PrimeField::to_repr(&a),
        "is_odd": PrimeField::is_odd(&a),
        "is_even": PrimeField::is_even(&a),
        "from_u128": <Scalar as PrimeField>::from_u128(u128::from_le_bytes(a.to_bytes()[..16].try_into().expect("16 bytes"))),
        "from_uniform_bytes": <Scalar as FromUniformBytes<64>>::from_uniform_bytes(&wide),
        "field": vec![Scalar::TWO_INV, Scalar::MULTIPLICATIVE_GENERATOR, Scalar::ROOT_OF_UNITY, Scalar::ROOT_OF_UNITY_INV,
            Scalar::DELTA, <Scalar as Field>::ZERO, <Scalar as Field>::ONE],
        "numbers": (Scalar::MODULUS, (Scalar::NUM_BITS, (Scalar::CAPACITY, Scalar::S))),
    };
    #[cfg(not(dalek5))]
    results.extend(results! {
        "batch_invert": or_panic(|| {
            let mut both = [a, b];
            (Scalar::batch_invert(&mut both), both)
        }),
        "batch_invert of none": Scalar::batch_invert(&mut []),
        "to_le_bits": ff::PrimeFieldBits::to_le_bits(&a).into_inner(),
        "char_le_bits": <Scalar as ff::PrimeFieldBits>::char_le_bits().into_inner(),
    });
    #[cfg(dalek5)]
    results.extend(results! {
        "invert_batch": or_panic(|| {
            let mut both = [a, b];
            (Scalar::invert_batch(&mut both), both)
        }),
        "invert_batch_alloc": or_panic(|| {
            let mut both = vec![a, b];
            (Scalar::invert_batch_alloc(&mut both), both)
        }),
        "div_by_2": a.div_by_2(),
    });
    results
}

/// The point of an encoding, by coordinates whose `Z` is not one.
pub fn point(encoding: &[u8; 32]) -> Option<EdwardsPoint> {
    let p = CompressedEdwardsY(*encoding).decompress()?;
    Some((p + c::ED25519_BASEPOINT_POINT) - c::ED25519_BASEPOINT_POINT)
}

/// Functions of an encoding of a point, if it is one or not.
pub fn encodings(bytes: &[u8; 32]) -> Results {
    let encoding = CompressedEdwardsY(*bytes);
    results! {
        "decompress": encoding.decompress(),
        "as_bytes": *encoding.as_bytes(),
        "to_bytes": encoding.to_bytes(),
        "debug": debug(&encoding),
        "hash": hashed(&encoding),
        "eq": encoding == CompressedEdwardsY::identity(),
        "ct_eq": encoding.ct_eq(&CompressedEdwardsY::default()),
        "from_slice": CompressedEdwardsY::from_slice(bytes).ok(),
        "from_slice of less": CompressedEdwardsY::from_slice(&bytes[1..]).ok(),
        "try_from": CompressedEdwardsY::try_from(&bytes[..]).ok(),
        "zeroize": zeroized(encoding),
        "serialize": serialized(&encoding),
        "deserialize": deserialized::<CompressedEdwardsY>(bytes),
        "deserialize a point": deserialized::<EdwardsPoint>(bytes),
        "GroupEncoding": vec![EdwardsPoint::from_bytes(bytes).into_option(), EdwardsPoint::from_bytes_unchecked(bytes).into_option()]
            .into_iter().flatten().collect::<Vec<_>>(),
        "GroupEncoding of the subgroup": (SubgroupPoint::from_bytes(bytes), SubgroupPoint::from_bytes_unchecked(bytes)),
        "GroupEncoding of a class": (RistrettoPoint::from_bytes(bytes), RistrettoPoint::from_bytes_unchecked(bytes)),
    }
}

/// Functions of points of any order, and of scalars below `2^255` that need not be reduced.
pub fn points(p: &[u8; 32], q: &[u8; 32], a: &[u8; 32], b: &[u8; 32]) -> Results {
    let (Some(p), Some(q)) = (point(p), point(q)) else { return Results::new() };
    let (n, a, b) = (*a, unreduced(a), unreduced(b));
    let mut assigned = [p; 6];
    assigned[0] += q;
    assigned[1] -= q;
    assigned[2] *= a;
    assigned[3] += &q;
    assigned[4] -= &q;
    assigned[5] *= &a;
    let known = VartimeEdwardsPrecomputation::new([p, q]);
    let table = EdwardsBasepointTable::create(&p);
    let mut results = results! {
        "compress": p.compress(),
        "to_montgomery": p.to_montgomery(),
        "mul_by_cofactor": p.mul_by_cofactor(),
        "is_small_order": p.is_small_order(),
        "is_torsion_free": p.is_torsion_free(),
        "p + q": p + q,
        "p - q": p - q,
        "p + p": p + p,
        "p - p": p - p,
        "-p": -p,
        "-&p": -&p,
        "by reference": vec![&p + &q, p - &q, &p * &a, &a * p],
        "assigned": assigned.to_vec(),
        "sum": [p, q, p].iter().sum::<EdwardsPoint>(),
        "a p": a * p,
        "p a": p * a,
        "mul_clamped": p.mul_clamped(n),
        "mul_base": EdwardsPoint::mul_base(&a),
        "mul_base_clamped": EdwardsPoint::mul_base_clamped(n),
        "vartime_double_scalar_mul_basepoint": EdwardsPoint::vartime_double_scalar_mul_basepoint(&a, &p, &b),
        "multiscalar_mul": EdwardsPoint::multiscalar_mul([a, b], [p, q]),
        "vartime_multiscalar_mul": EdwardsPoint::vartime_multiscalar_mul([a, b], [p, q]),
        "optional_multiscalar_mul": EdwardsPoint::optional_multiscalar_mul([a, b], [Some(p), Some(q)]),
        "optional_multiscalar_mul of none": EdwardsPoint::optional_multiscalar_mul([a, b], [Some(p), None]),
        "precomputed": known.vartime_multiscalar_mul([a, b]),
        "precomputed, mixed": known.vartime_mixed_multiscalar_mul([a, b], [b, a], [q, q]),
        "precomputed, optional": known.optional_mixed_multiscalar_mul([a, b], [b], [None]),
        "precomputed, fewer": or_panic(|| known.vartime_multiscalar_mul([a])),
        "precomputed, more": or_panic(|| known.vartime_multiscalar_mul([a, b, a])),
        "table": vec![table.basepoint(), table.mul_base(&a), &table * &a, &a * &table, table.mul_base_clamped(n)],
        "tables": vec![
            EdwardsBasepointTableRadix16::from(&EdwardsBasepointTableRadix256::from(&table)).mul_base(&a),
            EdwardsBasepointTableRadix32::create(&p).mul_base(&a), EdwardsBasepointTableRadix64::create(&p).mul_base(&a),
            EdwardsBasepointTableRadix128::create(&p).mul_base(&a), EdwardsBasepointTableRadix256::from(&table).mul_base(&a)],
        "table of the generator": vec![c::ED25519_BASEPOINT_TABLE * &a, c::ED25519_BASEPOINT_TABLE.basepoint()],
        "eq": vec![u8::from(p == q), u8::from(p == p + EdwardsPoint::default()), u8::from(-p == p)],
        "ct_eq": p.ct_eq(&q),
        "is_identity": IsIdentity::is_identity(&p),
        "conditional_select": vec![EdwardsPoint::conditional_select(&p, &q, 0.into()), EdwardsPoint::conditional_select(&p, &q, 1.into())],
        "neutral": vec![<EdwardsPoint as Identity>::identity(), EdwardsPoint::default(), <EdwardsPoint as Group>::identity()],
        "zeroize": zeroized(p),
        "serialize": serialized(&p),
        "Group": (Group::double(&p), (<EdwardsPoint as Group>::generator(), (Group::is_identity(&p), GroupEncoding::to_bytes(&p)))),
        "CofactorGroup": (p.clear_cofactor(), (p.into_subgroup(), CofactorGroup::is_torsion_free(&p))),
    };
    let (s, t) = (p.clear_cofactor(), q.clear_cofactor());
    let mut assigned = [s; 3];
    assigned[0] += t;
    assigned[1] -= t;
    assigned[2] *= a;
    results.extend(results! {
        "subgroup": [s + t, s - t, -s, s * a, a * s, Group::double(&s), [s, t].iter().sum(), SubgroupPoint::generator()]
            .map(EdwardsPoint::from),
        "subgroup, assigned": assigned.map(EdwardsPoint::from).to_vec(),
        "subgroup, mixed": vec![p + s, p - s, p + &t],
        "subgroup, encoded": (GroupEncoding::to_bytes(&s), (Group::is_identity(&s), SubgroupPoint::identity())),
        "subgroup, eq": s == t,
    });
    #[cfg(dalek5)]
    results.extend(results! {
        "compress_batch": EdwardsPoint::compress_batch(&[p, q, EdwardsPoint::default()]).to_vec(),
        "compress_batch_alloc": EdwardsPoint::compress_batch_alloc(&[p, q]),
        "to_montgomery_batch": EdwardsPoint::to_montgomery_batch(&[p, EdwardsPoint::default(), q]),
        "precomputed, len": vec![known.len() as u8, u8::from(known.is_empty())],
        "subgroup, zeroize": zeroized(s),
    });
    results
}

/// Sums of products of as many points as there are, of any order, and scalars below `2^255` that need not be reduced.
pub fn sums(points: &[[u8; 32]], scalars: &[[u8; 32]]) -> Results {
    let points: Vec<EdwardsPoint> = points.iter().filter_map(point).collect();
    let scalars: Vec<Scalar> = scalars[..points.len()].iter().map(unreduced).collect();
    let (known, more) = points.split_at(points.len() / 2);
    let (known_scalars, more_scalars) = scalars.split_at(points.len() / 2);
    results! {
        "multiscalar_mul": EdwardsPoint::multiscalar_mul(&scalars, &points),
        "vartime_multiscalar_mul": EdwardsPoint::vartime_multiscalar_mul(&scalars, &points),
        "precomputed": VartimeEdwardsPrecomputation::new(known).vartime_mixed_multiscalar_mul(known_scalars, more_scalars, more),
    }
}

/// Functions of `u`, with scalars of any 256 bits.
pub fn montgomery(u: &[u8; 32], v: &[u8; 32], a: &[u8; 32]) -> Results {
    let (p, q, n, a) = (MontgomeryPoint(*u), MontgomeryPoint(*v), *a, unreduced(a));
    let mut assigned = p;
    assigned *= a;
    let bits = |count: usize| (0..count).rev().map(move |i| n[i / 8 % 32] >> (i % 8) & 1 == 1);
    #[allow(unused_mut)]
    let mut results = results! {
        "a p": a * p,
        "a p, 256 bits": p * (a + a),
        "assigned": assigned,
        "mul_clamped": p.mul_clamped(n),
        "mul_base": MontgomeryPoint::mul_base(&a),
        "mul_base_clamped": MontgomeryPoint::mul_base_clamped(n),
        "mul_bits_be": vec![p.mul_bits_be(bits(0)), p.mul_bits_be(bits(1)), p.mul_bits_be(bits(64)), p.mul_bits_be(bits(256)), p.mul_bits_be(bits(515))],
        "to_edwards": (p.to_edwards(0), (p.to_edwards(1), (p.to_edwards(2), p.to_edwards(255)))),
        "eq": p == q,
        "ct_eq": p.ct_eq(&q),
        "hash": hashed(&p),
        "debug": debug(&p),
        "bytes": (*p.as_bytes(), p.to_bytes()),
        "neutral": (MontgomeryPoint::identity(), (MontgomeryPoint::default(), p.is_identity())),
        "zeroize": zeroized(p),
        "serialize": serialized(&p),
        "deserialize": deserialized::<MontgomeryPoint>(u),
    };
    #[cfg(dalek5)]
    results.extend(results! {
        "conditional_select": [0, 1].map(|bit| MontgomeryPoint::conditional_select(&p, &q, Choice::from(bit))).to_vec(),
    });
    results
}

/// Functions of ristretto255, of encodings and of uniform bytes.
pub fn ristretto(encoding: &[u8; 32], uniform: &[u8; 64], a: &[u8; 32], b: &[u8; 32]) -> Results {
    let encoding = CompressedRistretto(*encoding);
    let q = RistrettoPoint::from_uniform_bytes(uniform);
    let p = encoding.decompress().unwrap_or(q + c::RISTRETTO_BASEPOINT_POINT);
    let (a, b) = (unreduced(a), unreduced(b));
    let mut assigned = [p; 3];
    assigned[0] += q;
    assigned[1] -= q;
    assigned[2] *= a;
    let known = VartimeRistrettoPrecomputation::new([p, q]);
    let table = RistrettoBasepointTable::create(&p);
    let mut results = results! {
        "decompress": encoding.decompress(),
        "encoding": (encoding.to_bytes(), *encoding.as_bytes()),
        "encoding, debug": debug(&encoding),
        "encoding, hash": hashed(&encoding),
        "encoding, eq": (encoding == CompressedRistretto::identity(), encoding.ct_eq(&p.compress())),
        "encoding, from_slice": (CompressedRistretto::from_slice(&encoding.0).ok(), CompressedRistretto::try_from(&encoding.0[1..]).ok()),
        "encoding, zeroize": (zeroized(encoding), CompressedRistretto::default()),
        "encoding, serde": (serialized(&encoding), deserialized::<CompressedRistretto>(&encoding.0)),
        "from_uniform_bytes": q,
        "hash_from_bytes": RistrettoPoint::hash_from_bytes::<Sha512>(uniform),
        "from_hash": RistrettoPoint::from_hash(Sha512::new().chain_update(uniform)),
        "double_and_compress_batch": RistrettoPoint::double_and_compress_batch(&[p, RistrettoPoint::default(), q, p]),
        "operators": vec![p + q, p - q, p + p, p - p, -p, -&p, a * p, p * a, &p + &q, [p, q, p].iter().sum()],
        "assigned": assigned.to_vec(),
        "mul_base": RistrettoPoint::mul_base(&a),
        "vartime_double_scalar_mul_basepoint": RistrettoPoint::vartime_double_scalar_mul_basepoint(&a, &p, &b),
        "sums": vec![RistrettoPoint::multiscalar_mul([a, b], [p, q]), RistrettoPoint::vartime_multiscalar_mul([a, b], [p, q]),
            known.vartime_multiscalar_mul([a, b]), known.vartime_mixed_multiscalar_mul([a, b], [b], [q])],
        "sums of none": (RistrettoPoint::optional_multiscalar_mul([a], [None]), known.optional_mixed_multiscalar_mul([a, b], [b], [None])),
        "tables": vec![&table * &a, &a * &table, table.basepoint(), c::RISTRETTO_BASEPOINT_TABLE * &a],
        "eq": vec![u8::from(p == q), u8::from(p == p + RistrettoPoint::default()), u8::from(p == -p)],
        "ct_eq": (p.ct_eq(&q), IsIdentity::is_identity(&p)),
        "conditional_select": vec![RistrettoPoint::conditional_select(&p, &q, 0.into()), RistrettoPoint::conditional_select(&p, &q, 1.into())],
        "neutral": vec![<RistrettoPoint as Identity>::identity(), RistrettoPoint::default(), <RistrettoPoint as Group>::identity()],
        "zeroize": zeroized(p),
        "serde": (serialized(&p), deserialized::<RistrettoPoint>(&encoding.0)),
        "Group": (Group::double(&p), (<RistrettoPoint as Group>::generator(), (Group::is_identity(&p), GroupEncoding::to_bytes(&p)))),
        "CofactorGroup": (CofactorGroup::clear_cofactor(&p), (CofactorGroup::into_subgroup(p), CofactorGroup::is_torsion_free(&p))),
    };
    #[cfg(not(dalek5))]
    #[allow(deprecated)]
    results.extend(results! { "nonspec_map_to_curve": EdwardsPoint::nonspec_map_to_curve::<Sha512>(uniform), });
    #[cfg(dalek5)]
    results.extend(results! {
        "map_to_curve": RistrettoPoint::map_to_curve(encoding.0),
        "hash_to_curve": EdwardsPoint::hash_to_curve::<Sha512>(&[uniform], &[b"tag"]),
        "encode_to_curve": EdwardsPoint::encode_to_curve::<Sha512>(&[uniform], &[b"tag"]),
    });
    results
}

/// What is made of a generator's bytes, one after the other from the same one.
#[cfg(not(dalek5))]
pub fn random(mut source: Source) -> Results {
    results! {
        "Scalar": Scalar::random(&mut source),
        "Field": <Scalar as Field>::random(&mut source),
        "RistrettoPoint": RistrettoPoint::random(&mut source),
        "Group, class": <RistrettoPoint as Group>::random(&mut source),
        "Group": <EdwardsPoint as Group>::random(&mut source),
        "Group, subgroup": <SubgroupPoint as Group>::random(&mut source),
        "Scalar again": Scalar::random(&mut source),
    }
}
/// As above.
#[cfg(dalek5)]
pub fn random(mut source: Source) -> Results {
    results! {
        "Scalar": Scalar::random(&mut source),
        "Field": <Scalar as Field>::try_random(&mut source).ok(),
        "RistrettoPoint": RistrettoPoint::random(&mut source),
        "RistrettoPoint, fallible": RistrettoPoint::try_random(&mut source).ok(),
        "Group, class": <RistrettoPoint as Group>::try_random(&mut source).ok(),
        "EdwardsPoint": EdwardsPoint::random(&mut source),
        "Group": <EdwardsPoint as Group>::try_random(&mut source).ok(),
        "Group, subgroup": <SubgroupPoint as Group>::try_random(&mut source).ok(),
        "Scalar again": Scalar::random(&mut source),
    }
}

/// Constants.
pub fn constants() -> Results {
    let mut results = results! {
        "ED25519_BASEPOINT_COMPRESSED": c::ED25519_BASEPOINT_COMPRESSED,
        "ED25519_BASEPOINT_POINT": c::ED25519_BASEPOINT_POINT,
        "X25519_BASEPOINT": c::X25519_BASEPOINT,
        "RISTRETTO_BASEPOINT_COMPRESSED": c::RISTRETTO_BASEPOINT_COMPRESSED,
        "RISTRETTO_BASEPOINT_POINT": c::RISTRETTO_BASEPOINT_POINT,
        "EIGHT_TORSION": c::EIGHT_TORSION,
    };
    #[cfg(not(dalek5))]
    #[allow(deprecated)]
    results.extend(results! { "BASEPOINT_ORDER": c::BASEPOINT_ORDER, });
    #[cfg(dalek5)]
    results.extend(results! { "X25519_LOW_ORDER_POINTS": c::X25519_LOW_ORDER_POINTS.to_vec(), });
    results
}

//! Equations that grow: blst's pairing context, in memory of the caller's, who may copy it and need not finish it.
//!
//! Terms wait until there are enough of them for lanes; blst computes eight at a time. Which ones a question that changes nothing sees is the
//! same: those of whole eights.

use core::ffi::c_int;
use core::mem::MaybeUninit;

use montane::bls12_381::{Fp, Fp2, Fp12 as blst_fp12, G1, G2, MillerLoopResult};
use montane::hazmat::curves::hash_to_curve::{hash_elements, hash_many_elements, hash_to_field};
use montane::hazmat::curves::scalar_mul::{mul_by_number, short_multiples_vartime, sum_of_short_products_vartime};
use montane::hazmat::curves::weierstrass::{Affine, Projective};
use montane::hazmat::fields::Field;

use crate::abi::{
    BLST_ERROR, Coordinates, Flag, Jacobian, blst_p1, blst_p1_affine, blst_p2, blst_p2_affine, read, slice, verdict,
    write,
};
use crate::encoding::{blst_p1_deserialize, blst_p2_deserialize};
use crate::hashing::{encode, tag};
use crate::pairing::{is_same_pairing, miller_loop};
use crate::points::{Group, number};

/// Terms that wait: as many as are worth a Miller loop side by side, and a multiple of [`BLST_TERMS`].
const MOST: usize = 32;
/// Terms that wait in blst's own context.
const BLST_TERMS: usize = 8;
/// Signatures that wait to be multiplied: from some number on their sum takes less than each.
const MOST_SIGNATURES: usize = 32;
const BUCKETS: usize = 6;

/// Which of both groups the signatures are in.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
enum Variant {
    Undefined = 0,
    MinSig = 1,
    MinPk = 2,
}

/// What is known of a term's hash.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
enum Hash {
    /// The point.
    Point,
    /// Two elements of `Fp`, that are hashed to G1, where its point will stand.
    ToG1,
    /// Two elements of `Fp2`, where the point of G2 will stand.
    ToG2,
}

/// A term `e(k P, Q)`.
#[derive(Clone, Copy)]
#[repr(C)]
struct Term {
    p: blst_p1_affine,
    q: blst_p2_affine,
    hash: Hash,
    /// What the point of G1 is multiplied by, be it the key or the hash.
    k: u64,
}

/// A signature and what it is multiplied by, in the group of the variant.
#[derive(Clone, Copy)]
#[repr(C)]
struct Signature {
    point: blst_p2_affine,
    k: u64,
}

/// The context. Nothing in it is owned.
#[repr(C)]
pub(crate) struct blst_pairing {
    variant: Variant,
    /// Whether messages are hashed rather than encoded.
    hashes: bool,
    /// Whether a product has been computed.
    has_product: bool,
    tag: *const u8,
    tag_len: usize,
    product: blst_fp12,
    /// Sums of signatures.
    sum_1: blst_p1,
    sum_2: blst_p2,
    waiting: usize,
    signatures_waiting: usize,
    terms: [Term; MOST],
    signatures: [Signature; MOST_SIGNATURES],
}

/// Stands for the place right behind the context, so that a tag there moves with it.
const BEHIND: *const u8 = core::ptr::without_provenance(42);

#[unsafe(no_mangle)]
extern "C" fn blst_pairing_sizeof() -> usize {
    size_of::<blst_pairing>()
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_pairing_init(context: *mut blst_pairing, hashes: Flag, dst: *const u8, dst_len: usize) {
    let behind = dst.addr() == context.addr() + size_of::<blst_pairing>();
    // SAFETY: the contract of `abi`: memory of the size above. All zero is a context: every part of it has that value.
    unsafe {
        context.write_bytes(0, 1);
        let context = &mut *context;
        context.hashes = hashes != 0;
        context.tag = if behind { BEHIND } else { dst };
        context.tag_len = dst_len;
        context.product = blst_fp12::ONE;
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_pairing_get_dst(context: *const blst_pairing) -> *const u8 {
    // SAFETY: the contract of `abi`: initialised.
    let dst = unsafe { (*context).tag };
    if dst == BEHIND { context.cast::<u8>().wrapping_add(size_of::<blst_pairing>()) } else { dst }
}

/// A group as a context holds its points: those of G1 in the first coordinates of G2's.
trait Held: Group {
    fn hold(p: &Coordinates<Self::Base>) -> blst_p2_affine;
    fn held(p: &blst_p2_affine) -> Coordinates<Self::Base>;
    /// The variant whose signatures are in this group.
    const SIGNATURES: Variant;
    fn sum(context: &mut blst_pairing) -> &mut Jacobian<Self::Base>;
}

impl Held for G1 {
    fn hold(p: &blst_p1_affine) -> blst_p2_affine {
        Coordinates { x: Fp2::new(p.x, p.y), y: Fp2::ZERO }
    }
    fn held(p: &blst_p2_affine) -> blst_p1_affine {
        Coordinates { x: p.x.c0, y: p.x.c1 }
    }
    const SIGNATURES: Variant = Variant::MinSig;
    fn sum(context: &mut blst_pairing) -> &mut blst_p1 {
        &mut context.sum_1
    }
}

impl Held for G2 {
    fn hold(p: &blst_p2_affine) -> blst_p2_affine {
        *p
    }
    fn held(p: &blst_p2_affine) -> blst_p2_affine {
        *p
    }
    const SIGNATURES: Variant = Variant::MinPk;
    fn sum(context: &mut blst_pairing) -> &mut blst_p2 {
        &mut context.sum_2
    }
}

fn normalized<C: Group>(points: &[Projective<C>]) -> Vec<Affine<C>> {
    let mut out = vec![Affine::identity(); points.len()];
    Projective::batch_normalize(points, &mut out);
    out
}

/// Points times their numbers.
fn multiplied<C: Group>(points: Vec<Affine<C>>, numbers: &[u64]) -> Vec<Affine<C>> {
    if numbers.iter().all(|k| *k == 1) {
        return points;
    }
    normalized(&short_multiples_vartime(&points, numbers))
}

impl blst_pairing {
    /// The terms that blst would have computed.
    fn settled(&self) -> usize {
        self.waiting - self.waiting % BLST_TERMS
    }

    /// The points of the first terms that wait, hashed and multiplied.
    fn pairs(&self, count: usize) -> Vec<(Affine<G1>, Affine<G2>)> {
        let terms = &self.terms[..count];
        let of = |hash: Hash| (0..count).filter(move |i| terms[*i].hash == hash).collect::<Vec<_>>();
        let (to_g1, to_g2) = (of(Hash::ToG1), of(Hash::ToG2));
        let elements_1: Vec<[Fp; 2]> = to_g1.iter().map(|i| [terms[*i].p.x, terms[*i].p.y]).collect();
        let elements_2: Vec<[Fp2; 2]> = to_g2.iter().map(|i| [terms[*i].q.x, terms[*i].q.y]).collect();
        let mut ps: Vec<_> = terms.iter().map(|term| G1::affine(&term.p)).collect();
        let mut qs: Vec<_> = terms.iter().map(|term| G2::affine(&term.q)).collect();
        for (i, hash) in to_g1.iter().zip(normalized(&hash_many_elements(&elements_1))) {
            ps[*i] = hash;
        }
        for (i, hash) in to_g2.iter().zip(normalized(&hash_many_elements(&elements_2))) {
            qs[*i] = hash;
        }
        let numbers: Vec<u64> = terms.iter().map(|term| term.k).collect();
        multiplied(ps, &numbers).into_iter().zip(qs).collect()
    }

    /// The product with the first terms that wait, if there is one.
    fn product_with(&self, count: usize) -> Option<blst_fp12> {
        match (self.has_product, count) {
            (true, 0) => Some(self.product),
            (false, 0) => None,
            _ => Some(Field::mul(&self.product, &miller_loop(&self.pairs(count)))),
        }
    }

    fn commit(&mut self) {
        if let Some(product) = self.product_with(self.waiting) {
            self.product = product;
            self.has_product = true;
        }
        self.waiting = 0;
    }

    fn push(&mut self, term: Term) {
        self.terms[self.waiting] = term;
        self.waiting += 1;
        if self.waiting == MOST {
            self.commit();
        }
    }

    /// The sum of the signatures that wait.
    fn waiting_signatures<C: Held>(&self) -> Projective<C> {
        let (points, numbers): (Vec<_>, Vec<_>) = self.signatures[..self.signatures_waiting]
            .iter()
            .map(|signature| (C::affine(&C::held(&signature.point)), signature.k))
            .unzip();
        if points.len() < BUCKETS {
            return sum_of_short_products_vartime(&points.into_iter().zip(numbers).collect::<Vec<_>>());
        }
        let numbers: Vec<u128> = numbers.into_iter().map(u128::from).collect();
        Projective::msm_short_vartime(&points, &numbers).expect("a number for each signature")
    }

    fn sum_signatures<C: Held>(&mut self) {
        if self.signatures_waiting > 0 {
            let waiting = C::jacobian(&self.waiting_signatures::<C>());
            let sum = C::sum(self);
            *sum = sum.add_or_double(&waiting);
            self.signatures_waiting = 0;
        }
    }

    fn add_signature<C: Held>(&mut self, point: &Coordinates<C::Base>, k: u64) {
        if k == 1 {
            let sum = C::sum(self);
            *sum = sum.add_or_double_affine(point);
            return;
        }
        self.signatures[self.signatures_waiting] = Signature { point: C::hold(point), k };
        self.signatures_waiting += 1;
        if self.signatures_waiting == MOST_SIGNATURES {
            self.sum_signatures::<C>();
        }
    }

    /// The sums of both groups, of which one is of no signatures.
    fn sums(&self) -> (Jacobian<Fp>, Jacobian<Fp2>) {
        let (sum_1, sum_2) = (self.sum_1, self.sum_2);
        match self.variant {
            _ if self.signatures_waiting == 0 => (sum_1, sum_2),
            Variant::MinSig => (sum_1.add_or_double(&G1::jacobian(&self.waiting_signatures::<G1>())), sum_2),
            _ => (sum_1, sum_2.add_or_double(&G2::jacobian(&self.waiting_signatures::<G2>()))),
        }
    }

    /// The signatures' side of the equation: the pair of their sum and the generator, or its negative.
    fn signature(&self, negative: bool) -> (Affine<G1>, Affine<G2>) {
        let (sum_1, sum_2) = self.sums();
        match self.variant {
            Variant::MinSig => (G1::affine(&sum_1.to_affine()), G2::affine(&G2::generator(negative))),
            _ => (G1::affine(&G1::generator(negative)), G2::affine(&sum_2.to_affine())),
        }
    }

    fn merge(&mut self, other: &Self) -> BLST_ERROR {
        let (ours, theirs) = (self.variant, other.variant);
        if ours != Variant::Undefined && theirs != Variant::Undefined && ours != theirs {
            return BLST_ERROR::AggrTypeMismatch;
        }
        if self.settled() != self.waiting || other.settled() != other.waiting {
            return BLST_ERROR::AggrTypeMismatch;
        }
        self.commit();
        let (sums, other_sums) = (self.sums(), other.sums());
        self.sum_1 = sums.0.add_or_double(&other_sums.0);
        self.sum_2 = sums.1.add_or_double(&other_sums.1);
        self.signatures_waiting = 0;
        if ours == Variant::Undefined {
            self.variant = theirs;
        }
        if let Some(product) = other.product_with(other.waiting) {
            self.product = Field::mul(&self.product, &product);
            self.has_product = true;
        }
        BLST_ERROR::Success
    }

    fn is_verified(&self, signature: Option<blst_fp12>) -> bool {
        self.product_with(self.settled()).is_some_and(|product| {
            is_same_pairing(&signature.unwrap_or_else(|| miller_loop(&[self.signature(false)])), &product)
        })
    }

    /// Whether the equation of all its terms holds, of which there is one at least: by one loop.
    fn is_verified_at_once(&self) -> bool {
        let mut pairs = self.pairs(self.waiting);
        if pairs.is_empty() {
            return false;
        }
        pairs.push(self.signature(true));
        MillerLoopResult::from_fp12_unchecked(miller_loop(&pairs)).is_trivial().into()
    }
}

/// What a term is multiplied by.
struct Multiplier {
    k: *const u8,
    bits: usize,
}

impl Multiplier {
    /// The number, if it has no more than 64 bits.
    ///
    /// # Safety
    /// The contract of `abi`.
    unsafe fn short(&self) -> Option<u64> {
        if self.k.is_null() || self.bits == 0 {
            return Some(1);
        }
        // SAFETY: the contract of `abi`.
        let k = unsafe { number(self.k, self.bits) };
        (k[1..] == [0; 3]).then_some(k[0])
    }

    /// `k p` for any point of the curve, as a point and what is left to multiply it by: numbers of 64 bits wait.
    ///
    /// # Safety
    /// The contract of `abi`.
    unsafe fn apply<C: Group>(&self, p: &Coordinates<C::Base>) -> (Coordinates<C::Base>, u64) {
        // SAFETY: the contract of `abi`.
        let k = unsafe {
            if let Some(k) = self.short() {
                return (*p, k);
            }
            number(self.k, self.bits)
        };
        let product = mul_by_number(&Projective::from(C::affine(p)), &*k, self.bits.min(256));
        (C::coordinates(&product.to_affine()), 1)
    }
}

/// What is asked of a term before it is taken.
struct Checks {
    key: bool,
    signature: bool,
}

/// What was signed.
struct Message<'a> {
    parts: [&'a [u8]; 2],
    tag: &'a [u8],
}

fn in_group<C: Group>(p: &Coordinates<C::Base>) -> bool {
    C::is_torsion_free_unchecked(&C::affine(p)).into()
}

/// Adds a signature of the group `S`, a public key of the group `K` and its message, each of which may be missing; the key and its message
/// become a term by `term`.
///
/// # Safety
/// The contract of `abi`.
unsafe fn aggregate<K: Group, S: Held>(
    context: &mut blst_pairing,
    key: *const Coordinates<K::Base>,
    signature: *const Coordinates<S::Base>,
    checks: Checks,
    multiplier: &Multiplier,
    message: &Message<'_>,
    term: impl Fn(&Coordinates<K::Base>, Coordinates<S::Base>) -> (blst_p1_affine, blst_p2_affine),
) -> BLST_ERROR {
    if context.variant != Variant::Undefined && context.variant != S::SIGNATURES {
        return BLST_ERROR::AggrTypeMismatch;
    }
    context.variant = S::SIGNATURES;
    if !signature.is_null() {
        // SAFETY: the contract of `abi`.
        let signature = unsafe { read(signature) };
        // One at infinity is none; a key at infinity is refused below.
        if !signature.is_infinity() {
            if checks.signature && !in_group::<S>(&signature) {
                return BLST_ERROR::PointNotInGroup;
            }
            // SAFETY: the contract of `abi`.
            let (point, k) = unsafe { multiplier.apply::<S>(&signature) };
            context.add_signature::<S>(&point, k);
        }
    }
    if !key.is_null() {
        // SAFETY: the contract of `abi`.
        let key = unsafe { read(key) };
        if key.is_infinity() {
            return BLST_ERROR::PkIsInfinity;
        }
        if checks.key && !in_group::<K>(&key) {
            return BLST_ERROR::PointNotInGroup;
        }
        let tag = tag(message.tag);
        let [x, y] = if context.hashes { hash_to_field::<S::Base, 2>(&message.parts, tag) } else { [S::Base::ZERO; 2] };
        let hash_point = || {
            if context.hashes { hash_elements::<S>(&[x, y]) } else { encode::<S>(&message.parts, tag) }
        };
        let hash_now = |point: Projective<S>| (S::coordinates(&point.to_affine()), Hash::Point);
        // What is in G1 is multiplied: the key, or the hash, which waits no longer where the number is long.
        let (key, k, (hash, kind)) = if S::SIGNATURES == Variant::MinPk {
            // SAFETY: the contract of `abi`.
            let (key, k) = unsafe { multiplier.apply::<K>(&key) };
            (key, k, if context.hashes { (Coordinates { x, y }, Hash::ToG2) } else { hash_now(hash_point()) })
        } else {
            // SAFETY: the contract of `abi`.
            match unsafe { multiplier.short() } {
                Some(k) if context.hashes => (key, k, (Coordinates { x, y }, Hash::ToG1)),
                _ => {
                    let hash = S::coordinates(&hash_point().to_affine());
                    // SAFETY: the contract of `abi`.
                    let (hash, k) = unsafe { multiplier.apply::<S>(&hash) };
                    (key, k, (hash, Hash::Point))
                }
            }
        };
        let (p, q) = term(&key, hash);
        context.push(Term { p, q, hash: kind, k });
    }
    BLST_ERROR::Success
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_pairing_commit(context: *mut blst_pairing) {
    // SAFETY: the contract of `abi`: initialised.
    unsafe { (*context).commit() };
}

/// The product of what was put in.
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_pairing_as_fp12(context: *mut blst_pairing) -> *mut blst_fp12 {
    // SAFETY: the contract of `abi`: initialised.
    unsafe {
        (*context).commit();
        &raw mut (*context).product
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_pairing_merge(context: *mut blst_pairing, other: *const blst_pairing) -> BLST_ERROR {
    // SAFETY: the contract of `abi`: both initialised; a copy, since they may be one and the same.
    unsafe {
        let other = other.read();
        (*context).merge(&other)
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_pairing_finalverify(context: *const blst_pairing, signature: *const blst_fp12) -> c_int {
    // SAFETY: the contract of `abi`: initialised, and a value or NULL.
    unsafe { verdict((*context).is_verified((!signature.is_null()).then(|| read(signature)))) }
}

/// A pair as it is, unless both are infinity.
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_pairing_raw_aggregate(
    context: *mut blst_pairing,
    q: *const blst_p2_affine,
    p: *const blst_p1_affine,
) {
    // SAFETY: the contract of `abi`.
    unsafe {
        let (p, q) = (read(p), read(q));
        if !(p.is_infinity() && q.is_infinity()) {
            (*context).push(Term { p, q, hash: Hash::Point, k: 1 });
        }
    }
}

/// The functions of a variant, whose names are given: those with keys in the group `K` and signatures in `S`.
macro_rules! variant {
    ($K:ty, $KA:ty, $S:ty, $SA:ty, $term:expr; $aggregate:ident $checked:ident $multiplied:ident $all:ident $verify:ident) => {
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $all(
            context: *mut blst_pairing,
            key: *const $KA,
            check_key: Flag,
            signature: *const $SA,
            check_signature: Flag,
            k: *const u8,
            bits: usize,
            msg: *const u8,
            msg_len: usize,
            aug: *const u8,
            aug_len: usize,
        ) -> BLST_ERROR {
            // SAFETY: the contract of `abi`.
            unsafe {
                let tag = slice(blst_pairing_get_dst(context), (*context).tag_len);
                let message = Message { parts: [slice(aug, aug_len), slice(msg, msg_len)], tag };
                let checks = Checks { key: check_key != 0, signature: check_signature != 0 };
                aggregate::<$K, $S>(&mut *context, key, signature, checks, &Multiplier { k, bits }, &message, $term)
            }
        }
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $checked(
            context: *mut blst_pairing,
            key: *const $KA,
            check_key: Flag,
            signature: *const $SA,
            check_signature: Flag,
            msg: *const u8,
            msg_len: usize,
            aug: *const u8,
            aug_len: usize,
        ) -> BLST_ERROR {
            // SAFETY: the contract of `abi`.
            unsafe {
                $all(
                    context,
                    key,
                    check_key,
                    signature,
                    check_signature,
                    core::ptr::null(),
                    0,
                    msg,
                    msg_len,
                    aug,
                    aug_len,
                )
            }
        }
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $multiplied(
            context: *mut blst_pairing,
            key: *const $KA,
            signature: *const $SA,
            k: *const u8,
            bits: usize,
            msg: *const u8,
            msg_len: usize,
            aug: *const u8,
            aug_len: usize,
        ) -> BLST_ERROR {
            // SAFETY: the contract of `abi`.
            unsafe { $all(context, key, 0, signature, 1, k, bits, msg, msg_len, aug, aug_len) }
        }
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $aggregate(
            context: *mut blst_pairing,
            key: *const $KA,
            signature: *const $SA,
            msg: *const u8,
            msg_len: usize,
            aug: *const u8,
            aug_len: usize,
        ) -> BLST_ERROR {
            // SAFETY: the contract of `abi`.
            unsafe { $all(context, key, 0, signature, 1, core::ptr::null(), 0, msg, msg_len, aug, aug_len) }
        }
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $verify(
            key: *const $KA,
            signature: *const $SA,
            hashes: Flag,
            msg: *const u8,
            msg_len: usize,
            dst: *const u8,
            dst_len: usize,
            aug: *const u8,
            aug_len: usize,
        ) -> BLST_ERROR {
            let mut context = MaybeUninit::<blst_pairing>::uninit();
            // SAFETY: the contract of `abi`; the context is initialised by the first call.
            unsafe {
                let context = context.as_mut_ptr();
                blst_pairing_init(context, hashes, dst, dst_len);
                match $checked(context, key, 1, signature, 1, msg, msg_len, aug, aug_len) {
                    BLST_ERROR::Success if (*context).is_verified_at_once() => BLST_ERROR::Success,
                    BLST_ERROR::Success => BLST_ERROR::VerifyFail,
                    error => error,
                }
            }
        }
    };
}

variant! { G1, blst_p1_affine, G2, blst_p2_affine, |key, hash| (*key, hash);
blst_pairing_aggregate_pk_in_g1 blst_pairing_chk_n_aggr_pk_in_g1 blst_pairing_mul_n_aggregate_pk_in_g1
blst_pairing_chk_n_mul_n_aggr_pk_in_g1 blst_core_verify_pk_in_g1 }
variant! { G2, blst_p2_affine, G1, blst_p1_affine, |key, hash| (hash, *key);
blst_pairing_aggregate_pk_in_g2 blst_pairing_chk_n_aggr_pk_in_g2 blst_pairing_mul_n_aggregate_pk_in_g2
blst_pairing_chk_n_mul_n_aggr_pk_in_g2 blst_core_verify_pk_in_g2 }

/// Adds the point of an encoding, in the group, to a sum, or to none.
macro_rules! aggregation {
    ($($name:ident: $C:ty, $P:ty, $A:ty, $deserialize:ident;)*) => { $(
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $name(ret: *mut $P, sum: *const $P, encoding: *const u8) -> BLST_ERROR {
            let mut point: $A = Coordinates::INFINITY;
            // SAFETY: the contract of `abi`.
            unsafe {
                let error = $deserialize(&mut point, encoding.cast());
                if error != BLST_ERROR::Success {
                    return error;
                }
                if !in_group::<$C>(&point) {
                    return BLST_ERROR::PointNotInGroup;
                }
                if sum.is_null() {
                    write(ret, Jacobian::from_affine(&point));
                } else if !point.is_infinity() {
                    write(ret, read(sum).add_or_double_affine(&point));
                }
            }
            BLST_ERROR::Success
        }
    )* };
}

aggregation! {
    blst_aggregate_in_g1: G1, blst_p1, blst_p1_affine, blst_p1_deserialize;
    blst_aggregate_in_g2: G2, blst_p2, blst_p2_affine, blst_p2_deserialize;
}

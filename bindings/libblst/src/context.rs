//! Equations that grow: blst's pairing context, in memory of the caller's, who may copy it and need not finish it.
//!
//! Terms wait until there are enough of them for lanes; blst computes eight at a time. Which ones a question that
//! changes nothing sees is the same: those of whole eights.

use core::ffi::c_int;

use montane::bls12_381::{Fp, Fp2, Fp12 as blst_fp12, G1, G2, MillerLoopResult};
use montane::hazmat::curves::hash_to_curve::hash_many_elements;
use montane::hazmat::curves::scalar_mul::{short_multiples_vartime, sum_of_short_products_vartime};
use montane::hazmat::curves::weierstrass::{Affine, Projective};
use montane::hazmat::fields::Field;

use crate::abi::{
    BLST_ERROR, Coordinates, Flag, Jacobian, blst_p1, blst_p1_affine, blst_p2, blst_p2_affine, read, verdict,
};
use crate::pairing::{is_same_pairing, miller_loop};
use crate::points::Group;

mod aggregate;

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

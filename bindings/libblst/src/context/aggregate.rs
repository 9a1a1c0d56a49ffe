//! What is put into a context, and what is asked of it before: public keys with messages, and signatures.

use core::mem::MaybeUninit;

use montane::bls12_381::{G1, G2};
use montane::hazmat::curves::hash_to_curve::{hash_elements, hash_to_field};
use montane::hazmat::curves::scalar_mul::mul_by_number;
use montane::hazmat::curves::weierstrass::Projective;
use montane::hazmat::fields::Field;

use super::{Hash, Held, Term, Variant, blst_pairing, blst_pairing_get_dst, blst_pairing_init};
use crate::abi::{
    BLST_ERROR, Coordinates, Flag, Jacobian, blst_p1, blst_p1_affine, blst_p2, blst_p2_affine, read, slice, write,
};
use crate::encoding::{blst_p1_deserialize, blst_p2_deserialize};
use crate::hashing::{encode, tag};
use crate::points::{Group, number};

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

/// Adds a signature of the group `S`, a public key of the group `K` and its message, each of which may be missing; the
/// key and its message become a term by `term`.
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

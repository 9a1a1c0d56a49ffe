//! Public keys and signatures: products by a secret key. Constant time; the stack that the key was on is wiped.

use montane::bls12_381::{G1, G2};
use montane::hazmat::kernels::secret::{depth, on_clean_stack};

use crate::abi::{Coordinates, Jacobian, blst_p1, blst_p1_affine, blst_p2, blst_p2_affine, blst_scalar, read, write};
use crate::points::Group;
use crate::scalar::read_reduced;

/// Bytes of stack that a product is made on.
const DEPTH: usize = depth(64 << 10, 640 << 10);

/// The point times the secret key, affine, so that no coordinate tells more than the point.
///
/// # Safety
/// The contract of `abi`.
unsafe fn signed<C: Group>(p: &Jacobian<C::Base>, key: *const blst_scalar) -> Coordinates<C::Base> {
    on_clean_stack(DEPTH, || {
        // SAFETY: the contract of `abi`.
        let key = unsafe { read_reduced(key) };
        C::coordinates(&(C::projective(p) * key).to_affine())
    })
}

/// The uncompressed encoding with the marks of the compressed one, of the sign and of infinity.
fn marked<const HALF: usize, const FULL: usize, C>(p: &Coordinates<C::Base>) -> [u8; FULL]
where
    C: Group<Compressed = [u8; HALF], Uncompressed = [u8; FULL]>,
{
    const MARKS: u8 = 0x60;
    let p = C::affine(p);
    let mut out = p.to_uncompressed();
    out[0] |= p.to_compressed()[0] & MARKS;
    out
}

macro_rules! secret {
    ($($to_pk:ident $sign:ident $to_pk2:ident $sign2:ident: $C:ty, $P:ty, $A:ty, $full:literal;)*) => { $(
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $sign(ret: *mut $P, hash: *const $P, key: *const blst_scalar) {
            // SAFETY: the contract of `abi`.
            unsafe { write(ret, Jacobian::from_affine(&signed::<$C>(&read(hash), key))) };
        }
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $to_pk(ret: *mut $P, key: *const blst_scalar) {
            // SAFETY: the contract of `abi`.
            unsafe { $sign(ret, &Jacobian::from_affine(&<$C>::generator(false)), key) };
        }
        /// As bytes and as a point, either of which may be NULL.
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $sign2(out: *mut [u8; $full], ret: *mut $A, hash: *const $P, key: *const blst_scalar) {
            // SAFETY: the contract of `abi`.
            unsafe {
                let point = signed::<$C>(&read(hash), key);
                if !ret.is_null() {
                    write(ret, point);
                }
                if !out.is_null() {
                    write(out, marked::<_, _, $C>(&point));
                }
            }
        }
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $to_pk2(out: *mut [u8; $full], ret: *mut $A, key: *const blst_scalar) {
            // SAFETY: the contract of `abi`.
            unsafe { $sign2(out, ret, &Jacobian::from_affine(&<$C>::generator(false)), key) };
        }
    )* };
}

secret! {
    blst_sk_to_pk_in_g1 blst_sign_pk_in_g2 blst_sk_to_pk2_in_g1 blst_sign_pk2_in_g2: G1, blst_p1, blst_p1_affine, 96;
    blst_sk_to_pk_in_g2 blst_sign_pk_in_g1 blst_sk_to_pk2_in_g2 blst_sign_pk2_in_g1: G2, blst_p2, blst_p2_affine, 192;
}

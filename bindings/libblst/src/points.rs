//! Points of both groups: what C's structures mean, sums, products by scalars, questions.

use montane::bls12_381::{Fp, Fp2, G1, G2, Scalar};
use montane::hazmat::curves::hash_to_curve::HashCurve;
use montane::hazmat::curves::scalar_mul::mul_by_number;
use montane::hazmat::curves::weierstrass::{Affine, Curve, Projective};
use montane::hazmat::fields::Field;
use montane::hazmat::fields::bls12_381::R;
use zeroize::Zeroizing;

use crate::abi::{
    Coordinates, Flag, Jacobian, blst_p1, blst_p1_affine, blst_p2, blst_p2_affine, operations, read, slice, verdicts,
    write,
};
use crate::bytes::words;
use crate::element::{Element, Limbs};
use crate::scalar::is_below_r;

/// A group, with the ways between C's points and Montane's.
pub(crate) trait Group: HashCurve + Curve<Order = R, Base: Element> {
    /// Bits from which on blst multiplies by the endomorphism, which takes the subgroup for granted.
    const SPLIT_FROM: usize;

    /// Points that are added one by one, and products that are summed by digits: more of them share inversions.
    const FEW: usize;
    const FEW_PRODUCTS: usize;

    fn affine(p: &Coordinates<Self::Base>) -> Affine<Self> {
        if p.is_infinity() { Affine::identity() } else { Affine::from_coordinates_unchecked(p.x, p.y) }
    }
    fn coordinates(p: &Affine<Self>) -> Coordinates<Self::Base> {
        p.coordinates().map_or(Coordinates::INFINITY, |(x, y)| Coordinates { x, y })
    }
    fn projective(p: &Jacobian<Self::Base>) -> Projective<Self> {
        Projective::from_jacobian_unchecked(p.x, p.y, p.z)
    }
    fn jacobian(p: &Projective<Self>) -> Jacobian<Self::Base> {
        let (x, y, z) = p.jacobian();
        Jacobian { x, y, z }
    }
    /// `b a`
    fn times_b(a: &Self::Base) -> Self::Base;
    /// The generator, or its negative.
    fn generator(negative: bool) -> Coordinates<Self::Base> {
        let (x, y) = Self::GENERATOR;
        Coordinates { x, y: if negative { y.neg() } else { y } }
    }
}

impl Group for G1 {
    const SPLIT_FROM: usize = 176;
    const FEW: usize = 16;
    const FEW_PRODUCTS: usize = 16;
    /// `b = 4`
    fn times_b(a: &Fp) -> Fp {
        a.times(4)
    }
}
impl Group for G2 {
    const SPLIT_FROM: usize = 144;
    const FEW: usize = 8;
    const FEW_PRODUCTS: usize = 32;
    /// `b = 4 + 4 u`
    fn times_b(a: &Fp2) -> Fp2 {
        Fp2::new(a.c0 - a.c1, a.c0 + a.c1).times(4)
    }
}

/// The lowest bits of a number of `bits` bits, least significant byte first; of more than 256 bits the lowest 256.
///
/// # Safety
/// The contract of `abi`.
pub(crate) unsafe fn number(k: *const u8, bits: usize) -> Zeroizing<[u64; 4]> {
    let mut bytes = Zeroizing::new([0; 32]);
    // SAFETY: the contract of `abi`.
    let given = unsafe { slice(k, bits.min(256).div_ceil(8)) };
    bytes[..given.len()].copy_from_slice(given);
    if bits < 256 && !bits.is_multiple_of(8) {
        bytes[bits / 8] &= (1 << (bits % 8)) - 1;
    }
    Zeroizing::new(words(&bytes))
}

/// `k p` as blst has it: where the number has many bits, and its bytes are a scalar, by them and the endomorphism,
/// which is right for points of the subgroup alone; else for every point of the curve. Constant time but for `bits` and
/// which of these it is.
///
/// # Safety
/// The contract of `abi`.
unsafe fn product<C: Group>(p: &Projective<C>, k: *const u8, bits: usize) -> Projective<C> {
    // SAFETY: the contract of `abi`.
    let (k, whole) = unsafe { (number(k, bits), number(k, bits.next_multiple_of(8))) };
    if bits >= C::SPLIT_FROM && bits <= 256 && is_below_r(&whole) {
        p * *Zeroizing::new(Scalar::from_limbs_mod_order(&whole))
    } else {
        mul_by_number(p, &*k, bits.min(256))
    }
}

macro_rules! generators {
    ($($name:ident: $point:ty = $group:ty, $base:ident, $negative:literal;)*) => { $(
        #[unsafe(no_mangle)]
        static $name: $point = {
            let (x, y) = <$group as Curve>::GENERATOR;
            Coordinates { x, y: if $negative { $base::minus(y) } else { y } }
        };
    )* };
}

/// Negatives in constants.
mod fp {
    use super::Fp;
    pub(super) const fn minus(a: Fp) -> Fp {
        Fp::ZERO.sub_const(&a)
    }
}
mod fp2 {
    use super::{Fp2, fp};
    pub(super) const fn minus(a: Fp2) -> Fp2 {
        Fp2::new(fp::minus(a.c0), fp::minus(a.c1))
    }
}

generators! {
    BLS12_381_G1: blst_p1_affine = G1, fp, false;
    BLS12_381_NEG_G1: blst_p1_affine = G1, fp, true;
    BLS12_381_G2: blst_p2_affine = G2, fp2, false;
    BLS12_381_NEG_G2: blst_p2_affine = G2, fp2, true;
}
static GENERATOR_1: blst_p1 = Jacobian { x: BLS12_381_G1.x, y: BLS12_381_G1.y, z: Fp::ONE };
static GENERATOR_2: blst_p2 = Jacobian { x: BLS12_381_G2.x, y: BLS12_381_G2.y, z: Fp2::ONE };

/// The functions of a group, whose names are given.
macro_rules! group {
    ($C:ty, $P:ty, $A:ty, $generator:ident, $affine_generator:ident;
     $add:ident $add_or_double:ident $add_affine:ident $add_or_double_affine:ident $double:ident
     $to_affine:ident $from_affine:ident $from_jacobian:ident
     $on_curve:ident $in_group:ident $is_equal:ident $is_inf:ident
     $affine_on_curve:ident $affine_in_group:ident $affine_is_equal:ident $affine_is_inf:ident
     $cneg:ident $mult:ident $unchecked_mult:ident $get:ident $get_affine:ident $sizeof:ident $affine_sizeof:ident) => {
        operations! {
            $add($P, a: $P, b: $P) = a.add(b);
            $add_or_double($P, a: $P, b: $P) = a.add_or_double(b);
            $add_affine($P, a: $P, b: $A) = a.add_affine(b);
            $add_or_double_affine($P, a: $P, b: $A) = a.add_or_double_affine(b);
            $double($P, a: $P) = a.double();
            $to_affine($A, a: $P) = a.to_affine();
            $from_jacobian($P, a: $P) = {
                let Coordinates { x, y } = a.to_affine();
                let z = if bool::from(a.is_infinity()) { a.z } else { Field::ONE };
                Jacobian { x, y, z }
            };
        }
        verdicts! {
            $on_curve(a: $P) = a.is_on_curve(<$C>::times_b);
            $in_group(a: $P) = <$C>::is_torsion_free_projective_unchecked(&<$C>::projective(a));
            $is_equal(a: $P, b: $P) = a.is_equal(b);
            $is_inf(a: $P) = a.z.is_all_zero();
            $affine_on_curve(a: $A) = a.is_on_curve(&<$C>::B);
            $affine_in_group(a: $A) = <$C>::is_torsion_free_unchecked(&<$C>::affine(a));
            $affine_is_equal(a: $A, b: $A) = a.x.differing(&b.x) | a.y.differing(&b.y) == 0;
            $affine_is_inf(a: $A) = a.is_infinity();
        }

        /// Coordinate by coordinate.
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $from_affine(ret: *mut $P, a: *const $A) {
            // SAFETY: the contract of `abi`; where the point is written over itself, its coordinates are where they
            // were.
            unsafe {
                let z = Element::one_if((*a).x.bits() | (*a).y.bits());
                (&raw mut (*ret).x).write(read(&raw const (*a).x));
                (&raw mut (*ret).y).write(read(&raw const (*a).y));
                (&raw mut (*ret).z).write(z);
            }
        }
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $cneg(p: *mut $P, flag: Flag) {
            // SAFETY: the contract of `abi`.
            unsafe { (*p).y.negate_if(flag != 0) };
        }
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $mult(ret: *mut $P, p: *const $P, k: *const u8, bits: usize) {
            // SAFETY: the contract of `abi`.
            unsafe {
                let product = product::<$C>(&<$C>::projective(&read(p)), k, bits);
                write(ret, <$C>::jacobian(&product));
            }
        }
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $unchecked_mult(ret: *mut $P, p: *const $P, k: *const u8, bits: usize) {
            // SAFETY: the contract of `abi`.
            unsafe {
                let product = mul_by_number::<$C>(&<$C>::projective(&read(p)), &*number(k, bits), bits.min(256));
                write(ret, <$C>::jacobian(&product));
            }
        }
        #[unsafe(no_mangle)]
        extern "C" fn $get() -> *const $P {
            &raw const $generator
        }
        #[unsafe(no_mangle)]
        extern "C" fn $get_affine() -> *const $A {
            &raw const $affine_generator
        }
        #[unsafe(no_mangle)]
        extern "C" fn $sizeof() -> usize {
            size_of::<$P>()
        }
        #[unsafe(no_mangle)]
        extern "C" fn $affine_sizeof() -> usize {
            size_of::<$A>()
        }
    };
}

group! { G1, blst_p1, blst_p1_affine, GENERATOR_1, BLS12_381_G1;
blst_p1_add blst_p1_add_or_double blst_p1_add_affine blst_p1_add_or_double_affine blst_p1_double
blst_p1_to_affine blst_p1_from_affine blst_p1_from_jacobian
blst_p1_on_curve blst_p1_in_g1 blst_p1_is_equal blst_p1_is_inf
blst_p1_affine_on_curve blst_p1_affine_in_g1 blst_p1_affine_is_equal blst_p1_affine_is_inf
blst_p1_cneg blst_p1_mult blst_p1_unchecked_mult
blst_p1_generator blst_p1_affine_generator blst_p1_sizeof blst_p1_affine_sizeof }
group! { G2, blst_p2, blst_p2_affine, GENERATOR_2, BLS12_381_G2;
blst_p2_add blst_p2_add_or_double blst_p2_add_affine blst_p2_add_or_double_affine blst_p2_double
blst_p2_to_affine blst_p2_from_affine blst_p2_from_jacobian
blst_p2_on_curve blst_p2_in_g2 blst_p2_is_equal blst_p2_is_inf
blst_p2_affine_on_curve blst_p2_affine_in_g2 blst_p2_affine_is_equal blst_p2_affine_is_inf
blst_p2_cneg blst_p2_mult blst_p2_unchecked_mult
blst_p2_generator blst_p2_affine_generator blst_p2_sizeof blst_p2_affine_sizeof }

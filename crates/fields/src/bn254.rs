//! The two primes of BN254 (alt_bn128). `x = 4965661367192848881`; `p = 36x^4 + 36x^3 + 24x^2 + 6x + 1`;
//! `r = 36x^4 + 36x^3 + 18x^2 + 6x + 1`.

use montane_kernels::vector::{Lanes52, Modulus52, Multiples, Vector8};

use crate::cubic::{Tower, Wide2};
use crate::modulus::{Generator, Modulus, from_hex};
use crate::mont::Mont;
use crate::packed::lanes::Lanes;
use crate::packed::rows::{LanesAtRest, RowTower, constant_row, pack_mont, unpack_mont};

/// The base prime `p`, 254 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct P;

impl Modulus<4> for P {
    const P: [u64; 4] = from_hex("30644e72e131a029 b85045b68181585d 97816a916871ca8d 3c208c16d87cfd47");
}

impl Generator<4> for P {
    const GENERATOR: u64 = 3;
}

/// The group order `r`, 254 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct R;

impl Modulus<4> for R {
    const P: [u64; 4] = from_hex("30644e72e131a029 b85045b68181585d 2833e84879b97091 43e1f593f0000001");
}

impl Generator<4> for R {
    const GENERATOR: u64 = 5;
}

/// An element of the base field.
///
/// ```
/// # use montane_fields as montane;
/// use montane::bn254::Fp;
///
/// # fn main() -> Result<(), montane::FieldError> {
/// let a = Fp::from(3) - Fp::from(5);
/// assert_eq!(a * a.invert().unwrap(), Fp::ONE);
/// assert_eq!((a * a).sqrt().unwrap().square(), a.square());
/// // 32 bytes, most significant first; numbers that are not below the prime are refused.
/// assert_eq!(Fp::from_be_bytes(&a.to_be_bytes())?, a);
/// # Ok(())
/// # }
/// ```
pub type Fp = Mont<P, 4>;
/// An element of the scalar field.
///
/// ```
/// # mod montane { pub mod bn254 { pub use montane_fields::bn254::Fr as Scalar; } }
/// use montane::bn254::Scalar;
///
/// # fn main() -> Result<(), montane_fields::FieldError> {
/// let k = Scalar::from(42) * Scalar::from(43).invert().unwrap();
/// // 32 bytes, least significant first; numbers that are not below the order are refused.
/// assert_eq!(Scalar::from_le_bytes(&k.to_le_bytes())?, k);
/// assert!(Scalar::from_le_bytes(&[0xff; 32]).is_err());
/// // Of 64 bytes of a hash: as good as uniform.
/// let challenge = Scalar::from_le_bytes_mod_order(&[7; 64]);
/// assert_eq!((k + challenge) - challenge, k);
/// # Ok(())
/// # }
/// ```
pub type Fr = Mont<R, 4>;

/// Eight elements of the base field side by side, in vectors `V`: products, sums and differences. The limbs leave six
/// bits, which sums of unreduced products do not fit.
pub type Fp8In<V> = Lanes<V, P, 4, 5>;

/// The curve parameter `x`.
pub const X: u64 = 4_965_661_367_192_848_881;

/// The tower of BN254, with `xi = 9 + u`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bn254Tower;

impl Tower for Bn254Tower {
    type F = Fp;
    /// The powers of `(9 + u)^((p - 1) / 6)`.
    const FROBENIUS: [Fp2; 6] = Fp2::frobenius_constants(&Fp2::new(
        Fp::from_limbs_const(from_hex("1284b71c2865a7df e8b99fdd76e68b60 5c521e08292f2176 d60b35dadcc9e470")),
        Fp::from_limbs_const(from_hex("246996f3b4fae7e6 a6327cfe12150b8e 747992778eeec7e5 ca5cf05f80f362ac")),
    ));

    #[inline(always)]
    fn mul_by_xi(a: &Fp2) -> Fp2 {
        Fp2::new(a.c0.nine_sub(&a.c1), a.c1.nine_add(&a.c0))
    }
    #[inline(always)]
    fn wide_mul_by_xi(a: &Wide2<Fp>) -> Wide2<Fp> {
        [a[0].nine_sub(&a[1]), a[1].nine_add(&a[0])]
    }
}

/// Five limbs leave six bits, of which sums of products want 32: each is folded once more before its reduction. That
/// costs 10 multiply-adds, where six limbs cost 44 more for each product and its reduction.
impl RowTower<5> for Bn254Tower {
    const MODULUS: Modulus52<5> = Modulus52::new(P::P);
    const FOLDS: usize = 1;
    const OFFSET: [u64; 5] = Modulus52::signed_offset(&P::P, Self::FOLDS);
    const MULTIPLES: Multiples<5> = Multiples::new(&P::P);
    const XI_SHIFT: Option<u32> = Some(3);
    const FROBENIUS_ROW: [LanesAtRest<5>; 2] = constant_row(&Self::FROBENIUS, Self::FOLDS);

    #[inline(always)]
    fn pack<V: Vector8>(isa: V::Isa, elements: &[Fp; 8]) -> Lanes52<V, 5> {
        const ENTER: [u64; 5] = Modulus52::entering(&P::P, Bn254Tower::FOLDS);
        pack_mont(isa, elements, &Self::MODULUS, &ENTER)
    }
    #[inline(always)]
    fn unpack<V: Vector8>(lanes: &Lanes52<V, 5>) -> [Fp; 8] {
        const LEAVE: [u64; 5] = Modulus52::leaving(&P::P, Bn254Tower::FOLDS);
        unpack_mont(lanes, &Self::MODULUS, &LEAVE)
    }
}

/// The extension of degree 2, `Fp[u]/(u^2 + 1)`.
pub type Fp2 = crate::quadratic::Fp2<Fp>;
/// The extension of degree 6, `Fp2[v]/(v^3 - (9 + u))`.
pub type Fp6 = crate::cubic::Fp6<Bn254Tower>;
/// The extension of degree 12, `Fp6[w]/(w^2 - v)`.
pub type Fp12 = crate::twelfth::Fp12<Bn254Tower>;

impl crate::sealed::Sealed for Bn254Tower {}

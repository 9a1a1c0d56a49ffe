//! The two primes of BLS12-381. `x = -0xd201000000010000`; `r = x^4 - x^2 + 1`; `p = (x - 1)^2 r / 3 + x`.

use montane_kernels::select;
use montane_kernels::vector::{Lanes52, Modulus52, Multiples, Vector8};

use crate::cubic::{Tower, Wide2, Wide6};
use crate::modulus::{Generator, Modulus, from_hex};
use crate::mont::Mont;
use crate::packed::Blocks;
use crate::packed::lanes::Lanes;
use crate::packed::rows::{LanesAtRest, RowTower, constant_row, pack_mont, unpack_mont};

/// The base prime `p`, 381 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct P;

impl Modulus<6> for P {
    const P: [u64; 6] = from_hex(
        "1a0111ea397fe69a 4b1ba7b6434bacd7 64774b84f38512bf 6730d2a0f6b0f624 1eabfffeb153ffff b9feffffffffaaab",
    );
}

impl Generator<6> for P {
    const GENERATOR: u64 = 2;
}

/// The group order `r`, 255 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct R;

impl Modulus<4> for R {
    const P: [u64; 4] = from_hex("73eda753299d7d48 3339d80809a1d805 53bda402fffe5bfe ffffffff00000001");
}

impl Generator<4> for R {
    const GENERATOR: u64 = 7;
}

/// An element of the base field.
///
/// ```
/// # use montane_fields as montane;
/// use montane::bls12_381::Fp;
///
/// # fn main() -> Result<(), montane::FieldError> {
/// let a = Fp::from(3) - Fp::from(5);
/// assert_eq!(a * a.invert().unwrap(), Fp::ONE);
/// assert_eq!((a * a).sqrt().unwrap().square(), a.square());
/// // 48 bytes, most significant first; numbers that are not below the prime are refused.
/// assert_eq!(Fp::from_be_bytes(&a.to_be_bytes())?, a);
/// # Ok(())
/// # }
/// ```
pub type Fp = Mont<P, 6>;
/// An element of the scalar field.
///
/// ```
/// # mod montane { pub mod bls12_381 { pub use montane_fields::bls12_381::Fr as Scalar; } }
/// use montane::bls12_381::Scalar;
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

/// The absolute value of the curve parameter `x`, which is negative.
pub const X_ABS: u64 = 0xd201_0000_0001_0000;

/// The tower of BLS12-381, with `xi = 1 + u`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bls12Tower;

impl Tower for Bls12Tower {
    type F = Fp;
    /// The powers of `(1 + u)^((p - 1) / 6)`.
    const FROBENIUS: [Fp2; 6] = Fp2::frobenius_constants(&Fp2::new(
        Fp::from_limbs_const(from_hex(
            "1904d3bf02bb0667 c231beb4202c0d1f 0fd603fd3cbd5f4f 7b2443d784bab9c4 f67ea53d63e7813d 8d0775ed92235fb8",
        )),
        Fp::from_limbs_const(from_hex(
            "00fc3e2b36c4e032 88e9e902231f9fb8 54a14787b6c7b36f ec0c8ec971f63c5f 282d5ac14d6c7ec2 2cf78a126ddc4af3",
        )),
    ));

    #[inline(always)]
    fn mul_by_xi(a: &Fp2) -> Fp2 {
        a.mul_by_1_plus_u()
    }
    #[inline(always)]
    fn wide_mul_by_xi(a: &Wide2<Fp>) -> Wide2<Fp> {
        Fp2::wide_mul_by_1_plus_u(a)
    }
    #[inline(always)]
    fn cubic_mul_wide(a: &Fp6, b: &Fp6) -> Option<Wide6<Fp>> {
        let mut out = [[Fp::ZERO; 2]; 3];
        let limbs = out.each_mut().map(|c| c.each_mut().map(Fp::montgomery_limbs_mut));
        select::cubic_mul(limbs, limbs_of([&a.c0, &a.c1, &a.c2]), limbs_of([&b.c0, &b.c1, &b.c2]), &Fp::PARAMS)
            .then_some(out)
    }
    #[inline(always)]
    fn square_fp4(a: &Fp2, b: &Fp2) -> Option<[Fp2; 2]> {
        let mut out = [Fp2::ZERO; 2];
        let limbs = out.each_mut().map(|c| [c.c0.montgomery_limbs_mut(), c.c1.montgomery_limbs_mut()]);
        select::quartic_sqr(limbs, limbs_of([a, b]), &Fp::PARAMS).then_some(out)
    }
    #[inline(always)]
    fn line_mul(f: [&mut Fp6; 2], line: [&Fp2; 3]) -> bool {
        let f = f.map(|part| {
            [&mut part.c0, &mut part.c1, &mut part.c2]
                .map(|c| [c.c0.montgomery_limbs_mut(), c.c1.montgomery_limbs_mut()])
        });
        select::line_mul(f, limbs_of(line), &Fp::PARAMS)
    }
}

/// The limbs of elements.
#[inline(always)]
fn limbs_of<const N: usize>(a: [&Fp2; N]) -> [select::Complex<'_>; N] {
    a.map(
        #[inline(always)]
        |a| [a.c0.montgomery_limbs(), a.c1.montgomery_limbs()],
    )
}

impl RowTower<8> for Bls12Tower {
    const MODULUS: Modulus52<8> = Modulus52::new(P::P);
    const FOLDS: usize = 0;
    const OFFSET: [u64; 8] = Modulus52::signed_offset(&P::P, Self::FOLDS);
    const MULTIPLES: Multiples<8> = Multiples::new(&P::P);
    const XI_SHIFT: Option<u32> = None;
    const FROBENIUS_ROW: [LanesAtRest<8>; 2] = constant_row(&Self::FROBENIUS, Self::FOLDS);

    #[inline(always)]
    fn pack<V: Vector8>(isa: V::Isa, elements: &[Fp; 8]) -> Lanes52<V, 8> {
        pack_mont(isa, elements, &Self::MODULUS, &Self::MODULUS.enter)
    }
    #[inline(always)]
    fn unpack<V: Vector8>(lanes: &Lanes52<V, 8>) -> [Fp; 8] {
        unpack_mont(lanes, &Self::MODULUS, &Self::MODULUS.leave)
    }
}

/// Eight elements of the base field side by side, in vectors `V`.
pub type Fp8In<V> = Lanes<V, P, 6, 8>;

/// Six elements of the base field side by side, in lanes with vectors `V` and in words.
pub type FpBlock<V> = Blocks<V, P, 6, 8>;

/// The extension of degree 2, `Fp[u]/(u^2 + 1)`.
pub type Fp2 = crate::quadratic::Fp2<Fp>;
/// The extension of degree 6, `Fp2[v]/(v^3 - (1 + u))`.
pub type Fp6 = crate::cubic::Fp6<Bls12Tower>;
/// The extension of degree 12, `Fp6[w]/(w^2 - v)`.
pub type Fp12 = crate::twelfth::Fp12<Bls12Tower>;

impl crate::sealed::Sealed for Bls12Tower {}

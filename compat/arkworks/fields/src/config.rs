//! How a field of ark-ff gets its arithmetic from a field of Montane.

use ark_ff::{BigInt, Fp, MontBackend, MontConfig};
use montane_fields::{Generator, Mont};

/// A configuration of ark-ff whose arithmetic is that of Montane's field of the same prime.
pub trait Twin<const N: usize>: MontConfig<N> {
    /// The prime.
    type Modulus: Generator<N>;
}

/// An element as ark-ff has it.
pub type Theirs<C, const N: usize> = Fp<MontBackend<C, N>, N>;
/// An element as Montane has it.
pub type Ours<C, const N: usize> = Mont<<C as Twin<N>>::Modulus, N>;

/// Montane's element.
#[inline(always)]
#[must_use]
pub const fn ours<C: Twin<N>, const N: usize>(a: &Theirs<C, N>) -> Ours<C, N> {
    Mont::from_montgomery_unchecked(a.0.0)
}

/// ark-ff's element.
#[inline(always)]
#[must_use]
pub const fn theirs<C: Twin<N>, const N: usize>(a: &Ours<C, N>) -> Theirs<C, N> {
    Fp::new_unchecked(BigInt::new(*a.montgomery_limbs()))
}

/// Declares a configuration: its name, limbs, prime, and the base, power and root of its small subgroup, if it has one.
macro_rules! config {
    ($(#[$doc:meta])* $name:ident, $limbs:literal, $modulus:ty $(, $base:literal, $power:literal, $root:literal)?) => {
        $(#[$doc])*
        pub struct $name;

        impl $crate::Twin<$limbs> for $name {
            type Modulus = $modulus;
        }

        impl ::ark_ff::MontConfig<$limbs> for $name {
            const MODULUS: ::ark_ff::BigInt<$limbs> =
                ::ark_ff::BigInt::new(<$modulus as ::montane_fields::Modulus<$limbs>>::P);
            const GENERATOR: $crate::Theirs<Self, $limbs> =
                $crate::theirs(&<$crate::Ours<Self, $limbs> as ::ff::PrimeField>::MULTIPLICATIVE_GENERATOR);
            const TWO_ADIC_ROOT_OF_UNITY: $crate::Theirs<Self, $limbs> =
                $crate::theirs(&<$crate::Ours<Self, $limbs> as ::ff::PrimeField>::ROOT_OF_UNITY);
            $(
                const SMALL_SUBGROUP_BASE: Option<u32> = Some($base);
                const SMALL_SUBGROUP_BASE_ADICITY: Option<u32> = Some($power);
                const LARGE_SUBGROUP_ROOT_OF_UNITY: Option<$crate::Theirs<Self, $limbs>> = Some(::ark_ff::MontFp!($root));
            )?

            #[inline(always)]
            fn add_assign(a: &mut $crate::Theirs<Self, $limbs>, b: &$crate::Theirs<Self, $limbs>) {
                *a = $crate::theirs(&($crate::ours(a) + $crate::ours(b)));
            }
            #[inline(always)]
            fn sub_assign(a: &mut $crate::Theirs<Self, $limbs>, b: &$crate::Theirs<Self, $limbs>) {
                *a = $crate::theirs(&($crate::ours(a) - $crate::ours(b)));
            }
            #[inline(always)]
            fn double_in_place(a: &mut $crate::Theirs<Self, $limbs>) {
                *a = $crate::theirs(&$crate::ours(a).double());
            }
            #[inline(always)]
            fn neg_in_place(a: &mut $crate::Theirs<Self, $limbs>) {
                *a = $crate::theirs(&-$crate::ours(a));
            }
            #[inline(always)]
            fn mul_assign(a: &mut $crate::Theirs<Self, $limbs>, b: &$crate::Theirs<Self, $limbs>) {
                *a = $crate::theirs(&($crate::ours(a) * $crate::ours(b)));
            }
            #[inline(always)]
            fn square_in_place(a: &mut $crate::Theirs<Self, $limbs>) {
                *a = $crate::theirs(&$crate::ours(a).square());
            }
            #[inline]
            fn sum_of_products<const M: usize>(
                a: &[$crate::Theirs<Self, $limbs>; M],
                b: &[$crate::Theirs<Self, $limbs>; M],
            ) -> $crate::Theirs<Self, $limbs> {
                let products = a.iter().zip(b).map(|(a, b)| $crate::ours(a) * $crate::ours(b));
                $crate::theirs(&products.fold($crate::Ours::<Self, $limbs>::ZERO, |sum, product| sum + product))
            }
            fn inverse(a: &$crate::Theirs<Self, $limbs>) -> Option<$crate::Theirs<Self, $limbs>> {
                $crate::ours(a).invert_vartime().map(|inverse| $crate::theirs(&inverse))
            }
            #[inline]
            fn into_bigint(a: $crate::Theirs<Self, $limbs>) -> ::ark_ff::BigInt<$limbs> {
                ::ark_ff::BigInt::new($crate::ours(&a).to_limbs())
            }
        }
    };
}
pub(crate) use config;

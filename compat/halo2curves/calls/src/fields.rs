//! Both fields.

/// An element of either field.
pub type Limbs = [u64; 4];

/// The operations of a field that halo2curves writes out for each of its fields.
macro_rules! field {
    ($(#[$doc:meta])* $name:ident, $ours:ty) => {
        $(#[$doc])*
        pub mod $name {
            use super::Limbs;

            type Ours = $ours;

            pub(crate) const fn ours(a: &Limbs) -> Ours {
                Ours::from_montgomery_unchecked(*a)
            }

            /// `2a`
            #[inline(always)]
            #[must_use]
            pub fn double(a: &Limbs) -> Limbs {
                *ours(a).double().montgomery_limbs()
            }
            /// `a^2`
            #[inline(always)]
            #[must_use]
            pub fn square(a: &Limbs) -> Limbs {
                *ours(a).square().montgomery_limbs()
            }
            /// `a b`
            #[inline(always)]
            #[must_use]
            pub fn mul(a: &Limbs, b: &Limbs) -> Limbs {
                *(ours(a) * ours(b)).montgomery_limbs()
            }
            /// `a + b`
            #[inline(always)]
            #[must_use]
            pub fn add(a: &Limbs, b: &Limbs) -> Limbs {
                *(ours(a) + ours(b)).montgomery_limbs()
            }
            /// `a - b`
            #[inline(always)]
            #[must_use]
            pub fn sub(a: &Limbs, b: &Limbs) -> Limbs {
                *(ours(a) - ours(b)).montgomery_limbs()
            }
            /// `-a`
            #[inline(always)]
            #[must_use]
            pub fn neg(a: &Limbs) -> Limbs {
                *(-ours(a)).montgomery_limbs()
            }
            /// The number that the element is, least significant word first.
            #[inline(always)]
            #[must_use]
            pub fn number(a: &Limbs) -> Limbs {
                ours(a).to_limbs()
            }
        }
    };
}

field!(
    /// The base field.
    fq,
    montane_fields::bn254::Fp
);
field!(
    /// The scalars.
    fr,
    montane_fields::bn254::Fr
);

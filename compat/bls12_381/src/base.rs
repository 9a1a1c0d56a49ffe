//! The field of the coordinates and its extensions: what the original has without a name of its own.

use core::fmt;

use montane_curves::bls12_381 as ours;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

/// An element of the base field.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Fp(pub(crate) ours::Fp);

/// An element `c0 + c1 u` of the quadratic extension.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Fp2(pub(crate) ours::Fp2);

/// An element of the field of the target group, to be printed.
#[cfg(feature = "pairings")]
pub(crate) struct Fp12<'a>(pub(crate) &'a ours::Fp12);

impl fmt::Debug for Fp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}
impl fmt::Debug for Fp2 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} + {:?}*u", self.0.c0, self.0.c1)
    }
}
#[cfg(feature = "pairings")]
impl fmt::Debug for Fp12<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [c0, c1] = [&self.0.c0, &self.0.c1].map(|c| [c.c0, c.c1, c.c2].map(Fp2));
        write!(f, "{:?} + ({:?})*v + ({:?})*v^2", c0[0], c0[1], c0[2])?;
        write!(f, " + ({:?} + ({:?})*v + ({:?})*v^2)*w", c1[0], c1[1], c1[2])
    }
}

macro_rules! element {
    ($element:ident) => {
        impl ConstantTimeEq for $element {
            fn ct_eq(&self, other: &Self) -> Choice {
                self.0.ct_eq(&other.0)
            }
        }
        impl ConditionallySelectable for $element {
            fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
                Self(ConditionallySelectable::conditional_select(&a.0, &b.0, choice))
            }
        }
        #[cfg(feature = "zeroize")]
        impl zeroize::DefaultIsZeroes for $element {}
    };
}

element!(Fp);
element!(Fp2);

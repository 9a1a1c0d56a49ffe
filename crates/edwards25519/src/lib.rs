//! edwards25519: the group of points, ristretto255 and the Montgomery curve over it, and what signatures need.
//!
//! [`EdwardsPoint`], [`Scalar`], [`RistrettoPoint`] and [`MontgomeryPoint`] are for everybody; they choose the fastest
//! form of the field themselves.
//!
//! | file | holds |
//! |---|---|
//! | `edwards` | the law of twisted Edwards curves, over any form of the field |
//! | `point` | points and their encoding |
//! | `ristretto` | ristretto255 (RFC 9496) |
//! | `montgomery` | points of the Montgomery curve by `u` |
//! | `elligator` | hashing to the curve (RFC 9380) |
//! | `variable` | `[s]P` for a secret `s` |
//! | `multiscalar` | sums of products of points and scalars |
//! | `group_traits`, `scalar_traits`, `operators` | `group`, `ff`, `+ - *` |
//! | `constants` | `d`, the base point and its multiples, at compile time |
//! | `scalar` | integers modulo the group order `L` |
//! | `base` | `[s]B` for a secret `s` |
//! | `buckets` | sums of many products |
//! | `ladder` | products on the Montgomery curve, for X25519 |
//! | `lattice` | halving the scalars of a signature equation |
//! | `multi` | many scalars times many points, for batches |
//! | `point4` | one point in four vector lanes |
//! | `straus` | sums of few products with shared doublings |
//! | `equation` | `[S]B - [k]A - R`, whether it is zero or of small order |
#![cfg_attr(not(feature = "std"), no_std)]
// One test sets the processor's rounding mode.
#![cfg_attr(not(test), forbid(unsafe_code))]
#![cfg_attr(test, deny(unsafe_code))]

extern crate alloc;

use montane_fields::curve25519::{
    FieldForm, bytes_to_words, invert, is_canonical, is_zero, sqrt_ratio, words_to_bytes,
};
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use montane_kernels::cpu::Isa;
use montane_kernels::cpu::Portable;
use montane_kernels::fe25519;

use crate::edwards::{Extended, Projective};

/// Evaluates a body with the form of the field that [`in_best_form`] chooses as a type and its token as a variable.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
macro_rules! best_form {
    (|$isa:ident: $form:ident| $body:expr) => {
        match <$crate::AssemblyIsa as montane_kernels::cpu::Isa>::detect() {
            Some($isa) => {
                type $form = $crate::AssemblyForm;
                $body
            }
            None => {
                type $form = $crate::PortableForm;
                let $isa = montane_kernels::cpu::Portable::TOKEN;
                $body
            }
        }
    };
}
/// As above.
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
macro_rules! best_form {
    (|$isa:ident: $form:ident| $body:expr) => {{
        type $form = $crate::PortableForm;
        let $isa = montane_kernels::cpu::Portable::TOKEN;
        $body
    }};
}

/// Evaluates a body with the vector lanes that the CPU has, four and eight, as types and their token as a variable,
/// IFMA's before floating-point ones, or `else`. `in_lanes!(preferred, ..)` takes floating-point ones only where
/// products in them take less than half of one in words: for the ladder.
macro_rules! in_lanes {
    (|$isa:ident: $four:ident, $eight:ident| $body:expr, else $other:expr) => {
        in_lanes!(@ <montane_kernels::cpu::Fma as montane_kernels::cpu::Isa>::detect(), $isa: $four, $eight, $body, $other)
    };
    (preferred, |$isa:ident: $four:ident, $eight:ident| $body:expr, else $other:expr) => {
        in_lanes!(@ montane_kernels::cpu::Fma::preferred(), $isa: $four, $eight, $body, $other)
    };
    (@ $doubles:expr, $isa:ident: $four:ident, $eight:ident, $body:expr, $other:expr) => {
        in_ifma_lanes!(
            |$isa: $four, $eight| $body,
            else if let Some($isa) = $doubles {
                #[allow(dead_code)]
                type $four = montane_kernels::fe25519::Doubles4x51;
                #[allow(dead_code)]
                type $eight = montane_kernels::fe25519::Doubles8x51;
                $body
            } else {
                $other
            }
        )
    };
}

/// The same with IFMA's lanes alone: for the combs of the base point, where words are as fast as floating-point lanes.
macro_rules! in_ifma_lanes {
    (|$isa:ident: $four:ident, $eight:ident| $body:expr, else $other:expr) => {
        if let Some($isa) = <montane_kernels::cpu::Ifma as montane_kernels::cpu::Isa>::detect() {
            #[allow(dead_code)]
            type $four = montane_kernels::fe25519::Lanes4x51;
            #[allow(dead_code)]
            type $eight = montane_kernels::fe25519::Lanes8x51;
            $body
        } else {
            $other
        }
    };
}

mod base;
mod buckets;
mod constants;
pub mod edwards;
pub mod elligator;
mod equation;
mod group_traits;
mod ladder;
mod lattice;
mod montgomery;
mod multi;
mod multiscalar;
mod operators;
mod point;
mod point4;
mod ristretto;
mod roots;
mod scalar;
mod scalar_traits;
#[cfg(feature = "serde")]
mod serde_impls;
mod straus;
mod variable;

/// Internals, for whoever measures or builds on them: no promise that they stay as they are, and what a function
/// requires is the caller's to know.
pub mod hazmat {
    /// `[s]B` for a secret `s`.
    pub mod base {
        pub use crate::base::*;
    }
    /// The curve's constants and multiples of its base point.
    pub mod constants {
        pub use crate::constants::*;
    }
    /// Whether `[S]B - [k]A - R` is zero or of small order.
    pub mod equation {
        pub use crate::equation::*;
    }
    /// Products on the Montgomery curve.
    pub mod ladder {
        pub use crate::ladder::*;
    }
    /// Halving the scalars of a signature equation.
    pub mod lattice {
        pub use crate::lattice::*;
    }
    /// Many scalars times many points.
    pub mod multi {
        pub use crate::multi::*;
    }
    /// One point in four vector lanes.
    pub mod point4 {
        pub use crate::point4::*;
    }
    /// Sums of few products with shared doublings.
    pub mod straus {
        pub use crate::straus::*;
    }
}

pub use elligator::MontgomeryAffine;
pub use group_traits::SubgroupPoint;
pub use montgomery::MontgomeryPoint;
pub use point::{CompressedEdwardsY, EdwardsPoint};
pub use ristretto::{CompressedRistretto, RistrettoPoint};
pub use scalar::Scalar;
pub use scalar_traits::clamp_integer;

/// The form of the field that is fastest where no instruction set is known: words where there is an add-with-carry,
/// 51-bit limbs split at the limb boundary where there is none, and 51-bit limbs by their halves where a product is one
/// word.
#[cfg(not(any(target_arch = "riscv64", target_family = "wasm")))]
pub type PortableForm = fe25519::Limbs64;
/// As above.
#[cfg(target_arch = "riscv64")]
pub type PortableForm = fe25519::Limbs51Preshift;
/// As above.
#[cfg(target_family = "wasm")]
pub type PortableForm = fe25519::Limbs51;

/// As above.
#[cfg(target_arch = "aarch64")]
use montane_kernels::{cpu::Aarch64 as AssemblyIsa, fe25519::Limbs64Aarch64 as AssemblyForm};
/// The form in assembly, where there is one.
#[cfg(target_arch = "x86_64")]
use montane_kernels::{cpu::Adx as AssemblyIsa, fe25519::Limbs64Adx as AssemblyForm};

/// One large operation, over any form of the field.
pub trait Operation {
    /// What it returns.
    type Output;
    /// Runs it in one form.
    fn run<F: FieldForm>(self, isa: F::Isa) -> Self::Output;
}

/// Runs a large operation in the fastest form that the CPU has.
#[inline]
pub fn in_best_form<O: Operation>(operation: O) -> O::Output {
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    if let Some(isa) = AssemblyIsa::detect() {
        return operation.run::<AssemblyForm>(isa);
    }
    operation.run::<PortableForm>(Portable::TOKEN)
}

/// A point of the curve by its affine coordinates, canonical: the same for every form of the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Affine {
    /// `x`
    pub x: [u64; 4],
    /// `y`
    pub y: [u64; 4],
}

/// `X`, `Y`, `Z` and `T` of a point, each by some representative below `2^256`: what points are at rest. A function
/// that gives them canonical says so.
pub type Coordinates = [[u64; 4]; 4];

/// What [`decompress_vartime`] found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decompressed {
    /// The point.
    pub point: Affine,
    /// Whether the bytes are the encoding that the point itself has: `y < p`, and no sign on `x = 0`.
    pub canonical: bool,
}

/// The point that 32 bytes encode, or `None` if no point of the curve has that `y`. Not for secrets.
///
/// The encoding is RFC 8032, section 5.1.2; the root is section 5.1.3. Unlike the RFC, `y` may be `p` or more (taken
/// modulo `p`) and a sign bit on `x = 0` is ignored, as in ed25519-dalek and ZIP-215: the caller decides with
/// [`Decompressed::canonical`].
#[must_use]
pub fn decompress_vartime<F: FieldForm>(isa: F::Isa, bytes: &[u8; 32]) -> Option<Decompressed> {
    let (words, sign) = split_sign(bytes);
    let y = F::from_words(isa, words);
    let one = F::one(isa);
    let y2 = y.square();
    let (is_square, root) = sqrt_ratio(y2.sub(one), y2.mul(F::from_words(isa, constants::D)).add(one));
    if is_square == 0 {
        return None;
    }
    let x_is_zero = is_zero(root) == 1;
    let x = F::select(root, root.neg(), sign);
    let point = Affine { x: x.to_words(), y: y.to_words() };
    Some(Decompressed { point, canonical: is_canonical(&words) && !(x_is_zero && sign == 1) })
}

/// The low 255 bits and the top bit.
#[inline(always)]
#[must_use]
pub(crate) fn split_sign(bytes: &[u8; 32]) -> ([u64; 4], u64) {
    let mut words = bytes_to_words(bytes);
    let sign = words[3] >> 63;
    words[3] &= u64::MAX >> 1;
    (words, sign)
}

/// The affine coordinates of a point; constant time.
#[must_use]
pub fn affine<F: FieldForm>(p: &Projective<F>) -> Affine {
    let z = invert(p.z);
    Affine { x: p.x.mul(z).to_words(), y: p.y.mul(z).to_words() }
}

/// Whether a point is the neutral element. Constant time but for the verdict.
#[must_use]
pub fn is_identity<F: FieldForm>(p: &Projective<F>) -> bool {
    is_zero(p.x) & is_zero(p.y.sub(p.z)) == 1
}

/// Whether the order of a point divides 8. Constant time but for the verdict.
#[must_use]
pub fn has_small_order<F: FieldForm>(p: &Projective<F>) -> bool {
    is_identity(&p.double().projective().double().projective().double().projective())
}

impl Affine {
    /// The canonical encoding (RFC 8032, section 5.1.2); constant time.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; 32] {
        let [y0, y1, y2, y3] = self.y;
        words_to_bytes(&[y0, y1, y2, y3 | self.x[0] << 63])
    }

    /// [`decompress_vartime`] in the fastest form.
    #[must_use]
    pub fn from_bytes_vartime(bytes: &[u8; 32]) -> Option<Decompressed> {
        struct Decompress<'a>(&'a [u8; 32]);
        impl Operation for Decompress<'_> {
            type Output = Option<Decompressed>;
            fn run<F: FieldForm>(self, isa: F::Isa) -> Option<Decompressed> {
                decompress_vartime::<F>(isa, self.0)
            }
        }
        in_best_form(Decompress(bytes))
    }

    /// In a form of the field.
    #[inline(always)]
    #[must_use]
    pub fn extended<F: FieldForm>(&self, isa: F::Isa) -> Extended<F> {
        Extended::from_affine(F::from_words(isa, self.x), F::from_words(isa, self.y))
    }

    /// Whether the order divides 8. Constant time but for the verdict.
    #[must_use]
    pub fn has_small_order(&self) -> bool {
        struct Check<'a>(&'a Affine);
        impl Operation for Check<'_> {
            type Output = bool;
            fn run<F: FieldForm>(self, isa: F::Isa) -> bool {
                has_small_order(&self.0.extended::<F>(isa).projective())
            }
        }
        in_best_form(Check(self))
    }
}

#[cfg(test)]
mod group_tests;
#[cfg(test)]
mod refusal_tests;
#[cfg(test)]
mod sums_tests;
#[cfg(test)]
mod tests;

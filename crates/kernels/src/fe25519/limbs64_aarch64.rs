//! The arithmetic of [`super::limbs64`] with products and squares in AArch64 assembly: generated bodies
//! ([`crate::generated::aarch64`]), which fold as those of x86-64 do.

use super::form::{FieldForm, FieldOps};
use super::limbs64::{self, Limbs64, sum};
use crate::cpu::Aarch64;
use crate::generated::aarch64;
use crate::kernel::Representation;
use crate::{Algorithm, Kernel, word};

/// An element: any value below `2^256`.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Limbs64Aarch64 {
    limbs: [u64; 4],
    isa: Aarch64,
}

impl FieldOps for Limbs64Aarch64 {
    type Isa = Aarch64;
    type Loose = Self;

    #[inline(always)]
    fn isa(self) -> Aarch64 {
        self.isa
    }
    #[inline(always)]
    fn from_words(isa: Aarch64, limbs: [u64; 4]) -> Self {
        Self { limbs, isa }
    }
    #[inline(always)]
    fn sum<const P: usize, const M: usize>(plus: [Self; P], minus: [Self; M]) -> Self {
        Self { limbs: sum(plus.map(|x| x.limbs), minus.map(|x| x.limbs)), isa: plus[0].isa }
    }
    #[inline(always)]
    fn carry(a: Self) -> Self {
        a
    }
    #[inline(always)]
    fn mul_loose(a: Self, b: Self) -> Self {
        Self { limbs: aarch64::fe25519_mul(a.isa, &a.limbs, &b.limbs), ..a }
    }
    #[inline(always)]
    fn square_loose(a: Self) -> Self {
        Self { limbs: aarch64::fe25519_square(a.isa, &a.limbs), ..a }
    }
}

impl FieldForm for Limbs64Aarch64 {
    type Limbs = [u64; 4];
    const ALGORITHM: Algorithm = Algorithm::Limbs64;
    const TIGHT: Representation = Limbs64::TIGHT;
    const LOOSE: Representation = Limbs64::TIGHT;
    const RESULT: Representation = Limbs64::TIGHT;

    #[inline(always)]
    fn to_words(self) -> [u64; 4] {
        limbs64::canonical(&self.limbs)
    }
    #[inline(always)]
    fn to_any_words(self) -> [u64; 4] {
        self.limbs
    }
    #[inline(always)]
    fn from_limbs(isa: Aarch64, limbs: [u64; 4]) -> Self {
        Self { limbs, isa }
    }
    #[inline(always)]
    fn to_limbs(self) -> [u64; 4] {
        self.limbs
    }
    #[inline(always)]
    fn loose(isa: Aarch64, limbs: [u64; 4]) -> Self {
        Self { limbs, isa }
    }
    #[inline(always)]
    fn select(a: Self, b: Self, bit: u64) -> Self {
        Self { limbs: core::array::from_fn(|i| word::select(a.limbs[i], b.limbs[i], bit)), ..a }
    }
}

/// The kernels of this file.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 8] {
    super::kernels::list::<Limbs64Aarch64>(20, 14, "four words below 2^256, rows of mul and umulh, fold by 38")
}

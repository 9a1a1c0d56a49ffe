//! What a kernel does, as a type; the beginning of its name.

use alloc::format;
use alloc::string::String;
use core::fmt;

/// What a kernel does. Kernels of one operation are compared with each other, whatever factor of Montgomery's their
/// results have, which [`Computes`](crate::kernel::Computes) says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operation {
    /// Montgomery's product.
    #[default]
    MontMul,
    /// Montgomery's square.
    MontSqr,
    /// Montgomery's reduction of a value of double width.
    MontRedc,
    /// Into Montgomery form.
    ToMont,
    /// Out of it.
    FromMont,
    /// The product of numbers that are in no such form.
    Mul,
    /// Their square.
    Sqr,
    /// A sum.
    Add,
    /// A difference.
    Sub,
    /// A negation.
    Neg,
    /// Twice a number.
    Double,
    /// Half of it.
    Halve,
    /// Nine times a number, and another.
    NineAdd,
    /// Nine times a number, less another.
    NineSub,
    /// A product of values below `2p`.
    RelaxedMul,
    /// A square of such a value.
    RelaxedSqr,
    /// A sum of such values.
    RelaxedAdd,
    /// A difference of such values.
    RelaxedSub,
    /// The value below `p` of such a one.
    RelaxedFinish,
    /// A product that is not reduced.
    WideMul,
    /// A square that is not reduced.
    WideSqr,
    /// Two products that are not reduced.
    WidePair,
    /// A product of complex numbers that is not reduced.
    WideComplex,
    /// A product of complex numbers.
    ComplexMul,
    /// A square of one.
    ComplexSqr,
    /// A product in the tower's cubic extension.
    CubicMul,
    /// A square in its quartic one.
    QuarticSqr,
    /// A product with the coefficients of a line.
    LineMul,
    /// A butterfly of Cooley and Tukey by a prepared factor.
    ButterflyCt,
    /// The value below `p`, of each lane.
    Canonical,
    /// Words into lanes.
    Pack,
    /// Lanes into words.
    Unpack,
    /// From Montgomery form of words to that of lanes.
    EnterLanes,
    /// From Montgomery form of lanes to that of words.
    LeaveLanes,
    /// On elements modulo `2^255 - 19`, which is built in.
    Fe25519(Element),
    /// Of another crate, under a name of its own.
    Other(&'static str),
}

/// What a kernel does with elements modulo `2^255 - 19`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Element {
    /// A product.
    Mul,
    /// A square.
    Square,
    /// Many squares in a row.
    SquareN,
    /// A sum.
    Add,
    /// A difference.
    Sub,
    /// A negation.
    Neg,
    /// Limbs into their ranges.
    Carry,
    /// The value below `p`.
    Canonical,
    /// From words.
    Decode,
    /// To words, below `p`.
    Encode,
}

impl Operation {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::MontMul => "mont_mul",
            Self::MontSqr => "mont_sqr",
            Self::MontRedc => "mont_redc",
            Self::ToMont => "to_mont",
            Self::FromMont => "from_mont",
            Self::Mul => "mul",
            Self::Sqr => "sqr",
            Self::Add => "add",
            Self::Sub => "sub",
            Self::Neg => "neg",
            Self::Double => "double",
            Self::Halve => "halve",
            Self::NineAdd => "nine_add",
            Self::NineSub => "nine_sub",
            Self::RelaxedMul => "relaxed_mul",
            Self::RelaxedSqr => "relaxed_sqr",
            Self::RelaxedAdd => "relaxed_add",
            Self::RelaxedSub => "relaxed_sub",
            Self::RelaxedFinish => "relaxed_finish",
            Self::WideMul => "wide_mul",
            Self::WideSqr => "wide_sqr",
            Self::WidePair => "wide_pair",
            Self::WideComplex => "wide_complex",
            Self::ComplexMul => "complex_mul",
            Self::ComplexSqr => "complex_sqr",
            Self::CubicMul => "cubic_mul",
            Self::QuarticSqr => "quartic_sqr",
            Self::LineMul => "line_mul",
            Self::ButterflyCt => "butterfly_ct",
            Self::Canonical => "canonical",
            Self::Pack => "pack",
            Self::Unpack => "unpack",
            Self::EnterLanes => "enter_lanes",
            Self::LeaveLanes => "leave_lanes",
            Self::Fe25519(element) => element.name(),
            Self::Other(name) => name,
        }
    }

    /// Whether it is of one prime, which its name has.
    #[must_use]
    pub const fn has_its_prime(self) -> bool {
        matches!(self, Self::Fe25519(_))
    }

    /// The name of a kernel, `operation_limbs_variant`, as `mont_mul_6_adx`; without the limbs where the prime is built
    /// in, as in `fe25519_mul_limbs51`.
    #[must_use]
    pub fn at(self, limbs: usize, variant: &str) -> String {
        if self.has_its_prime() { format!("{self}_{variant}") } else { format!("{self}_{limbs}_{variant}") }
    }
}

impl Element {
    /// The name of the operation, with the prime.
    const fn name(self) -> &'static str {
        match self {
            Self::Mul => "fe25519_mul",
            Self::Square => "fe25519_square",
            Self::SquareN => "fe25519_square_n",
            Self::Add => "fe25519_add",
            Self::Sub => "fe25519_sub",
            Self::Neg => "fe25519_neg",
            Self::Carry => "fe25519_carry",
            Self::Canonical => "fe25519_canonical",
            Self::Decode => "fe25519_decode",
            Self::Encode => "fe25519_encode",
        }
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        for (operation, limbs, variant, expected) in [
            (Operation::MontMul, 6, "fold_zen5_adx", "mont_mul_6_fold_zen5_adx"),
            (Operation::Add, 9, "portable", "add_9_portable"),
            (Operation::Fe25519(Element::SquareN), 4, "limbs51", "fe25519_square_n_limbs51"),
            (Operation::Other("probe"), 4, "branch", "probe_4_branch"),
        ] {
            assert_eq!(operation.at(limbs, variant), expected);
        }
    }
}

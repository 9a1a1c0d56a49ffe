//! What distinguishes a kernel from others that compute the same, as a type; the part of its name behind the limbs.

use alloc::string::String;

use crate::cpu::{Level, Order};

/// How a kernel computes, beside the instructions that it needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Algorithm {
    /// As everybody does; its name is that of the instructions.
    #[default]
    Plain,
    /// Montgomery's product, separated operand scanning.
    Sos,
    /// Montgomery's product, coarsely integrated operand scanning.
    Cios,
    /// The same without carry word, for moduli with a spare bit.
    CiosNoCarry,
    /// Low limbs folded up by a multiple of `2^-64 mod p`: `2N^2 + 1` word products.
    Fold,
    /// A reduction that subtracts, whose factors are sums: for a lowest limb of `2^64 - 2^32 + 1`.
    Shift,
    /// Sums of products in towers, reduced once.
    Delayed,
    /// A quotient of a few bits, by a reciprocal.
    Quotient,
    /// Four numbers in lanes and two in words.
    Block,
    /// Four numbers side by side.
    Lanes4,
    /// Eight numbers side by side.
    Lanes8,
    /// The same, below `2p`.
    Lanes8Relaxed,
    /// The same, results not reduced.
    Lanes8Lazy,
    /// Residues modulo sixteen small primes.
    Residues,
    /// Signed limbs of 30 bits, carries at the end.
    Limbs30,
    /// Limbs of 32 bits.
    Limbs32,
    /// Five limbs of 51 bits.
    Limbs51,
    /// The same with factors shifted beforehand, for processors without a carry flag.
    Limbs51Preshift,
    /// Four words.
    Limbs64,
    /// Of another crate, under a name of its own.
    Other(&'static str),
}

impl Algorithm {
    /// Its name; of [`Self::Plain`] none.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Sos => "sos",
            Self::Cios => "cios",
            Self::CiosNoCarry => "cios_nocarry",
            Self::Fold => "fold",
            Self::Shift => "shift",
            Self::Delayed => "delayed",
            Self::Quotient => "quotient",
            Self::Block => "block",
            Self::Lanes4 => "lanes4",
            Self::Lanes8 => "lanes8",
            Self::Lanes8Relaxed => "lanes8_relaxed",
            Self::Lanes8Lazy => "lanes8_lazy",
            Self::Residues => "residues",
            Self::Limbs30 => "limbs30",
            Self::Limbs32 => "limbs32",
            Self::Limbs51 => "limbs51",
            Self::Limbs51Preshift => "limbs51_preshift",
            Self::Limbs64 => "limbs64",
            Self::Other(name) => name,
        }
    }

    /// With an order of instructions, if not the first, and the instruction set, if it is not the baseline:
    /// `fold_zen3_adx`, `cios`.
    #[must_use]
    pub fn at(self, order: Option<Order>, level: Level) -> String {
        let order = order.filter(|order| *order != Order::GoldenCove);
        let level = (level > Level::X86 || self == Self::Plain).then(|| level.name());
        let mut out = String::new();
        for part in [Some(self.name()), order.map(Order::name), level].into_iter().flatten() {
            if !out.is_empty() {
                out.push('_');
            }
            out.push_str(part);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        for (algorithm, order, level, expected) in [
            (Algorithm::Plain, None, Level::Portable, "portable"),
            (Algorithm::Plain, None, Level::X86, "x86"),
            (Algorithm::Plain, None, Level::Aarch64, "aarch64"),
            (Algorithm::Plain, Some(Order::GoldenCove), Level::Adx, "adx"),
            (Algorithm::Plain, Some(Order::Zen3), Level::Adx, "zen3_adx"),
            (Algorithm::Fold, Some(Order::Zen5), Level::Adx, "fold_zen5_adx"),
            (Algorithm::CiosNoCarry, None, Level::Portable, "cios_nocarry"),
            (Algorithm::Lanes8Relaxed, None, Level::Ifma, "lanes8_relaxed_ifma"),
            (Algorithm::Other("fios"), None, Level::Portable, "fios"),
        ] {
            assert_eq!(algorithm.at(order, level), expected);
        }
    }
}

//! The orders of instructions that bodies come in where one does not suit every processor, and which processor each is
//! for.

/// An order, by the microarchitecture that its form was measured on. `docs/schedule.md` has what was measured where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Rows begun by `add` and `dec`, which leave the first addition to any port; complex products fused.
    GoldenCove,
    /// The rows of the first in the order that a search on a Zen 4 found; complex products by Karatsuba's method,
    /// folding.
    Zen3,
    /// The rows of the first in the order that a search on a Zen 5 found: folding products, chains of powers, points of
    /// 2^255 - 19.
    Zen5,
}

impl Order {
    /// Every order.
    pub const ALL: [Self; 3] = [Self::GoldenCove, Self::Zen3, Self::Zen5];

    /// The lower-case name, as it stands behind a level in `MONTANE_ISA`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::GoldenCove => "golden-cove",
            Self::Zen3 => "zen3",
            Self::Zen5 => "zen5",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_differ() {
        assert!(Order::ALL.iter().enumerate().all(|(n, a)| Order::ALL[..n].iter().all(|b| a.name() != b.name())));
    }
}

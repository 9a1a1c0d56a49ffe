//! The orders of instructions that bodies come in where one does not suit every processor, and which processor each is for.

use crate::cpu::microarchitecture::Microarchitecture;

/// An order, by the microarchitecture that its form was measured on. `docs/schedule.md` has what was measured where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Rows begun by `add` and `dec`, which leave the first addition to any port; complex products fused.
    GoldenCove,
    /// The rows of the first in the order that a search on a Zen 4 found; complex products by Karatsuba's method, folding.
    Zen3,
    /// The rows of the first in the order that a search on a Zen 5 found: folding products, chains of powers, points of 2^255 - 19.
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

    /// The order that is taken on a microarchitecture.
    ///
    /// Measured on Golden Cove, on Zen 4 and on Zen 5. Zen 2 and 3 add with carry and multiply on the ports of Zen 4. Whatever else
    /// there is has the first.
    #[must_use]
    pub const fn of(microarchitecture: Microarchitecture) -> Self {
        match microarchitecture {
            Microarchitecture::Zen2 | Microarchitecture::Zen3 | Microarchitecture::Zen4 => Self::Zen3,
            Microarchitecture::Zen5 => Self::Zen5,
            Microarchitecture::GoldenCove | Microarchitecture::Skylake | Microarchitecture::Unknown => Self::GoldenCove,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_microarchitecture_has_an_order() {
        use Microarchitecture as M;
        for (microarchitecture, order) in [
            (M::GoldenCove, Order::GoldenCove),
            (M::Skylake, Order::GoldenCove),
            (M::Zen2, Order::Zen3),
            (M::Zen3, Order::Zen3),
            (M::Zen4, Order::Zen3),
            (M::Zen5, Order::Zen5),
            (M::Unknown, Order::GoldenCove),
        ] {
            assert_eq!(Order::of(microarchitecture), order, "{}", microarchitecture.name());
        }
        assert!(Order::ALL.iter().enumerate().all(|(n, a)| Order::ALL[..n].iter().all(|b| a.name() != b.name())));
    }
}

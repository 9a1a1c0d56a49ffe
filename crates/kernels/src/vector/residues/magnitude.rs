//! How large residues and values become.

/// What residues and values are at most, followed in debug builds: no formula depends on what it computes with, so that
/// a run of each proves the bounds for all.
#[derive(Clone, Copy, Debug)]
pub(super) struct Magnitude {
    /// In units of `2^49`.
    #[cfg(debug_assertions)]
    residue: f64,
    /// In units of `p`.
    #[cfg(debug_assertions)]
    value: f64,
}

/// The same of a sum of products.
#[derive(Clone, Copy, Debug)]
pub(super) struct SumMagnitude {
    /// In units of `2^98`.
    #[cfg(debug_assertions)]
    residue: f64,
    /// In units of `p^2`.
    #[cfg(debug_assertions)]
    value: f64,
}

#[cfg(not(debug_assertions))]
impl Magnitude {
    pub(super) const CANONICAL: Self = Self {};
    pub(super) const LIMB: Self = Self {};
    pub(super) const fn settled(self) -> Self {
        self
    }
    pub(super) const fn plus(self, _: Self) -> Self {
        self
    }
    pub(super) const fn negated(self, _: u64) -> Self {
        self
    }
}

#[cfg(not(debug_assertions))]
impl SumMagnitude {
    pub(super) const ZERO: Self = Self {};
    pub(super) const fn mul_acc(self, _: Magnitude, _: Magnitude) -> Self {
        self
    }
    pub(super) const fn reduced(self, _: u32, _: u32) -> Magnitude {
        Magnitude {}
    }
}

#[cfg(debug_assertions)]
impl Magnitude {
    pub(super) const CANONICAL: Self = Self { residue: 1., value: 1. };
    pub(super) const LIMB: Self = Self { residue: 8. - 1. / (1u64 << 49) as f64, value: 0. };
    pub(super) fn settled(self) -> Self {
        assert!(self.residue < f64::from(1 << 15), "residues of up to {} are settled", self.residue);
        Self { residue: 9. / 8., ..self }
    }
    pub(super) fn plus(self, b: Self) -> Self {
        Self { residue: self.residue + b.residue, value: self.value + b.value }
    }
    pub(super) fn negated(self, k: u64) -> Self {
        assert!(self.residue < k as f64, "residues of up to {} are subtracted from {k} moduli", self.residue);
        Self { residue: k as f64, ..self }
    }
}

#[cfg(debug_assertions)]
impl SumMagnitude {
    pub(super) const ZERO: Self = Self { residue: 0., value: 0. };
    pub(super) fn mul_acc(self, a: Magnitude, b: Magnitude) -> Self {
        assert!(a.residue < 8. && b.residue < 8., "residues of up to {} and {} are multiplied", a.residue, b.residue);
        Self { residue: self.residue + a.residue * b.residue, value: self.value + a.value * b.value }
    }
    pub(super) fn reduced(self, factor: u32, quotients: u32) -> Magnitude {
        // M and M' are about 2^392, and p below 2^381.
        const M: f64 = 2047.;
        let value = f64::from(factor) * (f64::from(quotients) * (1. + 1e-6) + self.value / M);
        // A product counts 1 at least, and its low half is below 2^52: with eight more they stay below 2^64.
        assert!(self.residue < f64::from((1 << 12) - 16), "a sum of products of residues of up to {}", self.residue);
        assert!(value < M / 4., "the result of a reduction of up to {value} p");
        Magnitude { residue: 9. / 8., value }
    }
}

#[cfg(all(test, debug_assertions))]
mod tests {
    use super::*;

    /// What no operand exceeds, and hardly more.
    #[test]
    fn bounds_hold_and_are_close() {
        let close = |found: f64, least: f64| found >= least && found < least * (1. + 1e-5);
        // The largest limb of 52 bits, exactly.
        assert!(Magnitude::LIMB.residue.to_bits() == (((1u64 << 52) - 1) as f64 / (1u64 << 49) as f64).to_bits());
        let five = (1..5).fold(Magnitude::CANONICAL, |sum, _| sum.plus(Magnitude::CANONICAL));
        assert!(close(five.residue, 5.) && close(five.value, 5.));
        let settled = five.settled();
        assert!(close(settled.residue, 9. / 8.) && close(settled.value, 5.));
        let negated = five.negated(6);
        assert!(close(negated.residue, 6.) && close(negated.value, 5.));
        // Four quotients, each up to a modulus and a little, and two products.
        let reduced = SumMagnitude::ZERO.mul_acc(five, five).mul_acc(five, settled).reduced(3, 4);
        assert!(close(reduced.residue, 9. / 8.) && close(reduced.value, 3. * (4. + 4e-7 + 50. / 2047.)));
    }
}

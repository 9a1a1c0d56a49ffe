//! What a big-integer library takes for the same operations: the rows that every kernel is compared with.

use std::hint::black_box;

use montane_kernels::Operation;
use montane_kernels::kernel::Computes;
use montane_kernels::op::BULK;
use num_bigint::BigUint;

/// The big-integer library's way to compute what a kernel computes, on numbers below `p`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Baseline {
    /// `a * b % p`
    Rem,
    /// `a * b * R^-1 % p`, the definition that Montgomery kernels are tested against.
    Mont,
    /// `(a + b) % p`
    Add,
    /// `(a + p - b) % p`
    Sub,
    /// `(p - a) % p`
    Neg,
    /// `a * c % p` for the constant `c` of a conversion, a doubling or a halving: the same work as [`Self::Rem`].
    Scale,
    /// `a * b`
    WideMul,
}

impl Baseline {
    /// The baseline of what a kernel computes; powers, complex numbers and a change of form have none.
    #[must_use]
    pub fn of(computes: Computes) -> Option<Self> {
        match computes {
            Computes::Sum => Some(Self::Add),
            Computes::Difference => Some(Self::Sub),
            Computes::Negation => Some(Self::Neg),
            Computes::Product { .. } | Computes::Square { .. } | Computes::Power { squarings: 1 } => Some(Self::Rem),
            Computes::Scaled { .. } => Some(Self::Scale),
            Computes::WideProduct | Computes::WideSquare => Some(Self::WideMul),
            Computes::MultipleSum { .. }
            | Computes::MultipleDifference { .. }
            | Computes::ComplexProduct { .. }
            | Computes::ComplexSquare { .. }
            | Computes::WideComplexProduct
            | Computes::CubicProduct { .. }
            | Computes::QuarticSquare { .. }
            | Computes::LineProduct { .. }
            | Computes::Butterfly { .. }
            | Computes::Power { .. }
            | Computes::Same => None,
        }
    }

    /// The row's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rem => "biguint_rem",
            Self::Mont => "biguint_mont",
            Self::Add => "biguint_add",
            Self::Sub => "biguint_sub",
            Self::Neg => "biguint_neg",
            Self::Scale => "biguint_scale",
            Self::WideMul => "biguint_wide_mul",
        }
    }

    /// One line for people.
    #[must_use]
    pub const fn formula(self) -> &'static str {
        match self {
            Self::Rem => "num-bigint: a * b % p",
            Self::Mont => "num-bigint: a * b * R^-1 % p",
            Self::Add => "num-bigint: (a + b) % p",
            Self::Sub => "num-bigint: (a + p - b) % p",
            Self::Neg => "num-bigint: (p - a) % p",
            Self::Scale => "num-bigint: a * c % p for a constant c",
            Self::WideMul => "num-bigint: a * b",
        }
    }

    /// The operation of the row, a kernel's but for [`Self::Scale`], which is compared with several.
    #[must_use]
    pub const fn operation(self) -> Operation {
        match self {
            Self::Rem | Self::Mont => Operation::MontMul,
            Self::Add => Operation::Add,
            Self::Sub => Operation::Sub,
            Self::Neg => Operation::Neg,
            Self::Scale => Operation::Other("scale"),
            Self::WideMul => Operation::WideMul,
        }
    }

    /// Whether a result may be the next operand.
    #[must_use]
    pub const fn chains(self) -> bool {
        !matches!(self, Self::WideMul)
    }
}

/// Operands for one baseline and one prime.
pub(super) struct Bench {
    baseline: Baseline,
    p: BigUint,
    /// `R^-1 mod p`.
    r_inv: BigUint,
    a: Vec<BigUint>,
    b: Vec<BigUint>,
}

impl Bench {
    /// `a` and `b` hold [`BULK`] numbers below `p`, which has `limbs` limbs of 64 bits.
    #[must_use]
    pub(super) fn new(baseline: Baseline, p: &BigUint, limbs: usize, a: Vec<BigUint>, b: Vec<BigUint>) -> Self {
        assert!(a.len() == BULK && b.len() == BULK, "one operand pair for each repetition");
        let half = (p + 1u32) >> 1u32;
        let r_inv = half.modpow(&BigUint::from(64 * limbs), p);
        Self { baseline, p: p.clone(), r_inv, a, b }
    }

    /// The operation once.
    #[must_use]
    #[inline(always)]
    pub(super) fn apply(&self, a: &BigUint, b: &BigUint) -> BigUint {
        let p = &self.p;
        match self.baseline {
            Baseline::Rem | Baseline::Scale => a * b % p,
            Baseline::Mont => a * b * &self.r_inv % p,
            Baseline::Add => (a + b) % p,
            Baseline::Sub => (a + p - b) % p,
            Baseline::Neg => (p - a) % p,
            Baseline::WideMul => a * b,
        }
    }

    /// `iterations` of them, each waiting for the last.
    pub(super) fn chain(&self, iterations: usize) {
        let mut x = black_box(&self.a[0]).clone();
        let y = black_box(&self.b[0]);
        for _ in 0..iterations {
            x = self.apply(&x, y);
        }
        black_box(x);
    }

    /// [`BULK`] independent ones, `rounds` times.
    pub(super) fn bulk(&self, rounds: usize) {
        for _ in 0..rounds {
            for (a, b) in black_box(&self.a).iter().zip(black_box(&self.b)) {
                black_box(self.apply(a, b));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_on_a_small_prime() {
        let p = 97u32;
        let big = |v: u32| BigUint::from(v);
        // 2^64 mod 97, by the definition.
        let r = (u128::from(u64::MAX) % u128::from(p) + 1) as u32;
        let of = |baseline| Bench::new(baseline, &big(p), 1, vec![big(1); BULK], vec![big(1); BULK]);
        let benches = [Baseline::Rem, Baseline::Mont, Baseline::Add, Baseline::Sub, Baseline::Neg, Baseline::WideMul];
        let [rem, mont, add, sub, neg, wide] = benches.map(of);
        for a in 0..p {
            for b in 0..p {
                let (x, y) = (big(a), big(b));
                assert_eq!(rem.apply(&x, &y), big(a * b % p));
                assert_eq!(mont.apply(&x, &y) * r % p, big(a * b % p));
                assert_eq!(add.apply(&x, &y), big((a + b) % p));
                assert_eq!(sub.apply(&x, &y), big((p + a - b) % p));
                assert_eq!(neg.apply(&x, &y), big((p - a) % p));
                assert_eq!(wide.apply(&x, &y), big(a * b));
            }
        }
    }
}

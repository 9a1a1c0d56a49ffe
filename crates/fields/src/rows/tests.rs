//! Rows against the tower of single elements, over registers and over the model.

use montane_kernels::cpu::{Ifma, Isa, Portable};
use montane_kernels::ifma::{Model, Vector8, Zmm};

use super::*;
use crate::Field;
use crate::bls12_381::{Bls12Tower, Fp, Fp2 as E2, Fp12 as Single};

/// Reproducible operands.
struct Source(montane_testing::Source);

impl Source {
    fn word(&mut self) -> u64 {
        self.0.word()
    }
    /// Often 0, 1 or -1.
    fn fp(&mut self) -> Fp {
        match self.word() % 8 {
            0 => Fp::ZERO,
            1 => Fp::ONE,
            2 => -Fp::ONE,
            _ => (0..6).fold(Fp::ZERO, |acc, _| acc * Fp::from_u64(u64::MAX) + Fp::from_u64(self.word())),
        }
    }
    fn element(&mut self, round: usize) -> Single {
        Single::from_coefficients(core::array::from_fn(|_| match round {
            0 => E2::new(-Fp::ONE, -Fp::ONE),
            1 => E2::ZERO,
            _ => E2::new(self.fp(), self.fp()),
        }))
    }
}

/// Every operation, on operands that are results of others, against the tower of single elements.
fn operations<V: Vector8>(isa: V::Isa, rounds: usize) {
    type Lanes12<V> = Fp12Row<V, Bls12Tower, 8>;
    let source = &mut Source(montane_testing::Source::new(3));
    for round in 0..rounds {
        let (mut a, b) = (source.element(round), source.element(round));
        let (mut x, y) = (Lanes12::<V>::pack(isa, &a), Lanes12::<V>::pack(isa, &b));
        assert_eq!(x.unpack(), a, "pack");
        let line = [source.fp(), source.fp(), -Fp::ONE].map(|c| E2::new(c, source.fp()));
        let row = core::array::from_fn(|i| if i < 3 { line[i] } else { E2::ZERO });
        let row = Row::<V, Bls12Tower, 8>::pack(isa, &row);
        for _ in 0..3 {
            a = a.mul(&b);
            x.mul_assign(&y);
            assert_eq!(x.unpack(), a, "mul");
            a = a.square();
            x.square_assign();
            assert_eq!(x.unpack(), a, "square");
            a = a.conjugate();
            x.conjugate_assign();
            assert_eq!(x.unpack(), a, "conjugate");
            a = a.mul_by_023(&line[0], &line[1], &line[2]);
            x.mul_by_line_assign(&row, [0, 2, 3]);
            assert_eq!(x.unpack(), a, "line 023");
            a = a.mul_by_013(&line[0], &line[1], &line[2]);
            x.mul_by_line_assign(&row, [0, 1, 3]);
            assert_eq!(x.unpack(), a, "line 013");
            a = a.frobenius();
            x.frobenius_assign();
            assert_eq!(x.unpack(), a, "frobenius");
            // The formula is one of polynomials, whether the element is cyclotomic or not.
            a = a.cyclotomic_square().cyclotomic_square();
            x.cyclotomic_square_n_assign(2);
            assert_eq!(x.unpack(), a, "cyclotomic squares");
        }
    }
    // Linear recurrences: the bounds must hold by themselves.
    let mut a = Single::from_coefficients([E2::new(-Fp::ONE, -Fp::ONE); 6]);
    let mut x = Lanes12::<V>::pack(isa, &a);
    for _ in 0..50 {
        a = a.cyclotomic_square().conjugate();
        x.cyclotomic_square_n_assign(1);
        x.conjugate_assign();
    }
    assert_eq!(x.unpack(), a);
    assert_ne!(a, Single::ZERO);
}

#[test]
fn operations_of_the_model() {
    operations::<Model<Portable>>(Portable::TOKEN, 4);
}

#[test]
fn operations_in_registers() {
    match Ifma::detect() {
        Some(isa) => operations::<Zmm>(isa, 200),
        None => std::eprintln!("skipped: needs ifma"),
    }
}

//! Rows against the tower of single elements, over registers and over the model.

use montane_kernels::cpu::{Ifma, Isa, Portable};
use montane_kernels::vector::{Model, Vector8, Zmm};

use super::*;
use crate::Field;
use crate::bls12_381::Bls12Tower;
use crate::bn254::Bn254Tower;
use crate::twelfth::Fp12;

/// Reproducible operands.
struct Source(montane_testing::Source);

impl Source {
    fn word(&mut self) -> u64 {
        self.0.word()
    }
    /// Often 0, 1 or -1.
    fn fp<M: Modulus<N>, const N: usize>(&mut self) -> Mont<M, N> {
        match self.word() % 8 {
            0 => Mont::ZERO,
            1 => Mont::ONE,
            2 => -Mont::ONE,
            _ => (0..N).fold(Mont::ZERO, |acc, _| acc * Mont::from_u64(u64::MAX) + Mont::from_u64(self.word())),
        }
    }
    fn element<T: Tower<F = Mont<M, N>>, M: Modulus<N>, const N: usize>(&mut self, round: usize) -> Fp12<T> {
        Fp12::from_coefficients(core::array::from_fn(|_| match round {
            0 => Fp2::new(-Mont::ONE, -Mont::ONE),
            1 => Fp2::ZERO,
            _ => Fp2::new(self.fp(), self.fp()),
        }))
    }
}

/// Every operation, on operands that are results of others, against the tower of single elements.
fn operations<V, T, M, const N: usize, const L: usize>(isa: V::Isa, rounds: usize)
where
    V: Vector8,
    T: RowTower<L, F = Mont<M, N>>,
    M: Modulus<N>,
{
    let source = &mut Source(montane_testing::Source::new(3));
    for round in 0..rounds {
        let (mut a, b) = (source.element::<T, M, N>(round), source.element::<T, M, N>(round));
        let (mut x, y) = (Fp12Row::<V, T, L>::pack(isa, &a), Fp12Row::<V, T, L>::pack(isa, &b));
        assert_eq!(x.unpack(), a, "pack");
        let line = [source.fp(), source.fp(), -Mont::ONE].map(|c| Fp2::new(c, source.fp()));
        let row = core::array::from_fn(|i| if i < 3 { line[i] } else { Fp2::ZERO });
        let row = Row::<V, T, L>::pack(isa, &row);
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
    let mut a = Fp12::<T>::from_coefficients([Fp2::new(-Mont::ONE, -Mont::ONE); 6]);
    let mut x = Fp12Row::<V, T, L>::pack(isa, &a);
    for _ in 0..50 {
        a = a.cyclotomic_square().conjugate();
        x.cyclotomic_square_n_assign(1);
        x.conjugate_assign();
    }
    assert_eq!(x.unpack(), a);
    assert_ne!(a, Fp12::ZERO);
}

/// `(p + m p / 16)` in limbs.
fn sixteenths<T: RowTower<L>, const L: usize>(m: u64) -> [u64; L] {
    let mut out = T::MODULUS.p;
    let mut below = 0;
    for i in (0..L).rev() {
        let part = u128::from(below) << 52 | u128::from(T::MODULUS.p[i]);
        out[i] += m * (part / 16) as u64;
        below = (part % 16) as u64;
    }
    for i in 1..L {
        out[i] += out[i - 1] >> 52;
        out[i - 1] &= (1 << 52) - 1;
    }
    out
}

/// Every operation on coefficients at the two ends of what they may be, whose results are again within it. What would
/// be negative or too large for its limbs is caught by the assertions of the carries.
fn bounds<V, T, M, const N: usize, const L: usize>(isa: V::Isa)
where
    V: Vector8,
    T: RowTower<L, F = Mont<M, N>>,
    M: Modulus<N>,
{
    let largest = sixteenths::<T, L>(1);
    let at = |parts: u32| {
        let lanes = |parts: u32| {
            Lanes52::load(
                isa,
                &largest.map(|limb| core::array::from_fn(|i| if parts >> i & 1 == 1 { limb } else { 0 })),
            )
        };
        Fp12Row::<V, T, L>(Row { re: lanes(parts), im: lanes(parts >> 6), tower: PhantomData })
    };
    let check = |x: &Fp12Row<V, T, L>, expected: Fp12<T>, what: &str| {
        for lanes in [x.0.re.store(), x.0.im.store()] {
            for lane in 0..6 {
                assert!(lanes.iter().rev().map(|limb| limb[lane]).lt(largest.iter().rev().copied()), "bound of {what}");
            }
        }
        assert_eq!(x.unpack(), expected, "{what}");
    };
    // All together, all pairs of opposites, and a sample.
    for parts in (0..64).map(|i| i | (!i & 63) << 6).chain((0..64).map(|i| i << 6 | i)).chain((0..1 << 12).step_by(61))
    {
        let (x, b) = (at(parts), at((1 << 12) - 1));
        let (one, other) = (x.unpack(), b.unpack());
        let of = |f: fn(&mut Fp12Row<V, T, L>)| {
            let mut x = x;
            f(&mut x);
            x
        };
        let mut product = x;
        product.mul_assign(&b);
        check(&product, one.mul(&other), "mul");
        product = b;
        product.mul_assign(&x);
        check(&product, one.mul(&other), "mul");
        check(&of(Fp12Row::square_assign), one.square(), "square");
        check(&of(|x| x.cyclotomic_square_n_assign(1)), one.cyclotomic_square(), "cyclotomic square");
        check(&of(Fp12Row::frobenius_assign), one.frobenius(), "frobenius");
        // Parts of lines up to 6p.
        let line = b.0.sum().double().double().carry(0).sum().add(x.0.sum()).carry(0);
        let [l0, l1, l2, ..] = line.unpack();
        product = x;
        product.mul_by_line_assign(&line, [0, 2, 3]);
        check(&product, one.mul_by_023(&l0, &l1, &l2), "line");
    }
}

#[test]
fn bounds_of_the_model() {
    bounds::<Model<Portable>, Bls12Tower, _, 6, 8>(Portable::TOKEN);
    bounds::<Model<Portable>, Bn254Tower, _, 4, 5>(Portable::TOKEN);
}

#[test]
fn operations_of_the_model() {
    operations::<Model<Portable>, Bls12Tower, _, 6, 8>(Portable::TOKEN, 4);
    operations::<Model<Portable>, Bn254Tower, _, 4, 5>(Portable::TOKEN, 4);
}

#[test]
fn operations_in_registers() {
    match Ifma::detect() {
        Some(isa) => {
            operations::<Zmm, Bls12Tower, _, 6, 8>(isa, 200);
            operations::<Zmm, Bn254Tower, _, 4, 5>(isa, 200);
        }
        None => std::eprintln!("skipped: needs ifma"),
    }
}

//! Towers in lanes against the tower of single elements, over registers and over the model.

use super::InLanes;
use crate::Field;
use crate::bls12_381::{Bls12Tower, Fp, Fp2, Fp8In};
use crate::cubic::Tower;
use crate::twelfth::Fp12;
use montane_kernels::cpu::{Isa, Portable};
use montane_kernels::ifma::{Model, Vector8, Zmm};

/// Runs a check over the model, and over registers where they are.
macro_rules! in_lanes {
    ($check:ident) => {
        $check::<Model<Portable>>();
        match <Zmm as montane_kernels::ifma::Vector>::Isa::detect() {
            Some(_) => $check::<Zmm>(),
            None => std::eprintln!("registers skipped: needs ifma"),
        }
    };
}

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
            _ => {
                let words: [u64; 6] = core::array::from_fn(|_| self.word());
                words.iter().fold(Fp::ZERO, |acc, &w| acc * Fp::from_u64(u64::MAX) + Fp::from_u64(w))
            }
        }
    }
    fn eight(&mut self) -> [Fp; 8] {
        core::array::from_fn(|_| self.fp())
    }
}

#[test]
fn field() {
    in_lanes!(field_in);
}

fn field_in<V: Vector8>() {
    type Fp8<V> = crate::bls12_381::Fp8In<V>;
    let source = &mut Source(montane_testing::Source::new(1));
    for _ in 0..200 {
        let (a, b) = (source.eight(), source.eight());
        let (x, y) = (Fp8::<V>::pack(&a), Fp8::<V>::pack(&b));
        assert_eq!(x.unpack(), a);
        let check = |got: Fp8<V>, expected: fn(Fp, Fp) -> Fp| {
            assert_eq!(got.unpack(), core::array::from_fn(|i| expected(a[i], b[i])));
        };
        check(Field::add(&x, &y), |a, b| a + b);
        check(Field::sub(&x, &y), |a, b| a - b);
        check(Field::neg(&x), |a, _| -a);
        check(Field::double(&x), |a, _| a + a);
        check(Field::mul(&x, &y), |a, b| a * b);
        check(Field::square(&x), |a, _| a * a);
        check(Field::mul(&x.add_lazy(&y), &y.add_lazy(&y)), |a, b| (a + b) * (b + b));
        let mut w = Fp8::<V>::wide_sub(&Fp8::<V>::mul_wide(&x, &y), &Fp8::<V>::square_wide(&y));
        Fp8::<V>::mul_acc(&mut w, &x, &x);
        check(Fp8::<V>::reduce(&Fp8::<V>::wide_add(&w, &w)), |a, b| (a * b - b * b + a * a).double());
        let lanes = source.word() as u8;
        let blended = x.blend(&y, lanes);
        for i in 0..8 {
            assert_eq!(blended.unpack()[i], if lanes >> i & 1 == 1 { b[i] } else { a[i] });
            assert_eq!(x.equals(&y) >> i & 1 == 1, a[i] == b[i]);
            assert_eq!(Field::sub(&x, &x.blend(&y, lanes)).is_zero() >> i & 1 == 1, a[i] == blended.unpack()[i]);
        }
        // A linear recurrence that is never multiplied: the invariant must hold by itself.
        let (mut z, mut expected) = (x, a);
        for _ in 0..100 {
            z = Field::sub(&Field::add(&Field::double(&z), &y), &Field::add(&z, &z));
            z = Field::sub(&Field::double(&z), &Field::neg(&z));
            for i in 0..8 {
                expected[i] = (expected[i].double() + b[i]) - (expected[i] + expected[i]);
                expected[i] = expected[i].double() + expected[i];
            }
        }
        assert_eq!(z.unpack(), expected);
    }
    assert_eq!(Fp8::<V>::pack(&[Fp::ONE; 8]).equals(&Fp8::<V>::ONE), u8::MAX);
    let e = [0x1234_5678_9abc_def0, 3];
    let a = source.eight();
    let expected = a.map(|a| {
        e.iter().rev().flat_map(|w| (0..64).rev().map(move |i| w >> i & 1)).fold(Fp::ONE, |acc, bit| {
            let acc = acc.square();
            if bit == 1 { acc * a } else { acc }
        })
    });
    assert_eq!(Fp8::<V>::pack(&a).pow_vartime_exponent(&e).unpack(), expected);
}

/// The whole tower over lanes is the tower over single elements, lane by lane.
#[test]
fn tower() {
    in_lanes!(tower_in);
}

fn tower_in<V: Vector8>() {
    type Single = Fp12<Bls12Tower>;
    type Eight<V> = Fp12<InLanes<V, Bls12Tower>>;
    let source = &mut Source(montane_testing::Source::new(2));
    let pack = |a: &[Single; 8]| -> Eight<V> {
        let coefficients = a.map(|a| a.coefficients());
        Eight::<V>::from_coefficients(core::array::from_fn(|j| {
            crate::quadratic::Fp2::new(
                Fp8In::<V>::pack(&core::array::from_fn(|i| coefficients[i][j].c0)),
                Fp8In::<V>::pack(&core::array::from_fn(|i| coefficients[i][j].c1)),
            )
        }))
    };
    let unpack = |a: &Eight<V>| -> [Single; 8] {
        let coefficients = a.coefficients().map(|c| (c.c0.unpack(), c.c1.unpack()));
        core::array::from_fn(|i| {
            Single::from_coefficients(core::array::from_fn(|j| Fp2::new(coefficients[j].0[i], coefficients[j].1[i])))
        })
    };
    for round in 0..20 {
        let mut element = || -> [Single; 8] {
            core::array::from_fn(|_| {
                let fp = |source: &mut Source| if round == 0 { -Fp::ONE } else { source.fp() };
                Single::from_coefficients(core::array::from_fn(|_| Fp2::new(fp(source), fp(source))))
            })
        };
        let (a, b) = (element(), element());
        let (x, y) = (pack(&a), pack(&b));
        assert_eq!(unpack(&x.mul(&y)), core::array::from_fn(|i| a[i].mul(&b[i])), "mul");
        assert_eq!(unpack(&x.square()), a.map(|a| a.square()), "square");
        assert_eq!(unpack(&x.add(&y).sub(&x.neg())), core::array::from_fn(|i| a[i].add(&b[i]).sub(&a[i].neg())));
        assert_eq!(unpack(&x.conjugate()), a.map(|a| a.conjugate()), "conjugate");
    }
    for (lanes, single) in InLanes::<V, Bls12Tower>::FROBENIUS.iter().zip(&Bls12Tower::FROBENIUS) {
        assert_eq!(lanes.c0.unpack(), [single.c0; 8]);
        assert_eq!(lanes.c1.unpack(), [single.c1; 8]);
    }
}

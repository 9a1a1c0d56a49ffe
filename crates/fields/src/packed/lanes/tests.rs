//! Elements side by side, and their extensions of degree 2, against single elements, over registers and over the model.

use crate::bls12_381::{Fp, Fp2, Fp8In, FpBlock};
use crate::packed::elements::pow_vartime_exponent;
use crate::packed::{ByCalls, Gather, Packed, PackedPrime};
use crate::quadratic::Progenitor;
use crate::{Compiled, Field};
use montane_kernels::cpu::{Avx2, Isa, Portable};
use montane_kernels::inlined;
use montane_kernels::vector::{Model, Ymm, Zmm};

/// Runs a check over lanes and over blocks: over the models, and over registers where they are.
macro_rules! in_packed {
    ($check:ident) => {
        $check::<Fp8In<Model<Portable>>>();
        $check::<FpBlock<Model<Portable, 4>>>();
        match <Zmm as montane_kernels::vector::Vector>::Isa::detect() {
            Some(_) => $check::<Fp8In<Zmm>>(),
            None => std::eprintln!("lanes in registers skipped: needs ifma"),
        }
        match Avx2::detect() {
            Some(_) => $check::<FpBlock<Ymm<Avx2>>>(),
            None => std::eprintln!("blocks in registers skipped: needs fma"),
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
    in_packed!(field_in);
}

fn field_in<F: PackedPrime<Single = Fp>>() {
    let first = |a: [Fp; 8]| a[..F::WIDTH].to_vec();
    let source = &mut Source(montane_testing::Source::new(1));
    for _ in 0..200 {
        let (a, b) = (source.eight(), source.eight());
        let (x, y) = (F::pack(|i| a[i]), F::pack(|i| b[i]));
        assert_eq!(first(x.unpack()), first(a));
        assert!(x.unpack()[F::WIDTH..].iter().all(|&rest| rest == Fp::ZERO));
        let check = |got: F, expected: fn(Fp, Fp) -> Fp| {
            assert_eq!(first(got.unpack()), first(core::array::from_fn(|i| expected(a[i], b[i]))));
        };
        check(x.add(&y), |a, b| a + b);
        check(x.sub(&y), |a, b| a - b);
        check(Field::neg(&x), |a, _| -a);
        check(Field::double(&x), |a, _| a + a);
        check(Field::mul(&x, &y), |a, b| a * b);
        check(Field::square(&x), |a, _| a * a);
        check(Field::mul(&x.add_lazy(&y), &y.add_lazy(&y)), |a, b| (a + b) * (b + b));
        let mut w = F::wide_sub(&F::mul_wide(&x, &y), &F::square_wide(&y));
        F::mul_acc(&mut w, &x, &x);
        check(F::reduce(&F::wide_add(&w, &w)), |a, b| (a * b - b * b + a * a).double());
        let lanes = source.word() as u8;
        let blended = x.blend(&y, lanes);
        for i in 0..F::WIDTH {
            assert_eq!(blended.unpack()[i], if lanes >> i & 1 == 1 { b[i] } else { a[i] });
            assert_eq!(x.is_odd() >> i & 1 == 1, bool::from(a[i].is_odd()));
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
        assert_eq!(first(z.unpack()), first(expected));
    }
    assert_eq!(F::pack(|_| Fp::ONE).equals(&F::ONE), F::ALL);
    let e = [0x1234_5678_9abc_def0, 3];
    let a = source.eight();
    let expected = a.map(|a| {
        e.iter().rev().flat_map(|w| (0..64).rev().map(move |i| w >> i & 1)).fold(Fp::ONE, |acc, bit| {
            let acc = acc.square();
            if bit == 1 { acc * a } else { acc }
        })
    });
    assert_eq!(first(pow_vartime_exponent(&F::pack(|i| a[i]), &e).unpack()), first(expected));
    assert_eq!(first(F::pack(|i| a[i]).progenitor().unpack()), first(a.map(|a| a.progenitor())));
}

/// The extension of degree 2 side by side is that of single elements, whether results are returned or written where
/// they are to be.
#[test]
fn extension() {
    in_packed!(extension_in);
}

fn extension_in<F: PackedPrime<Single = Fp>>() {
    type Many<F> = ByCalls<crate::quadratic::Fp2<F>>;
    let source = &mut Source(montane_testing::Source::new(3));
    for _ in 0..50 {
        let mut pairs = || core::array::from_fn(|_| Fp2::new(source.fp(), source.fp()));
        let (a, b): ([Fp2; 8], [Fp2; 8]) = (pairs(), pairs());
        let (x, y) = (Many::<F>::pack(|i| a[i]), Many::<F>::pack(|i| b[i]));
        let mut z = Many::<F>::ZERO;
        let check = |got: &Many<F>, expected: fn(&Fp2, &Fp2) -> Fp2| {
            let got = got.unpack();
            (0..F::WIDTH).for_each(|i| assert_eq!(got[i], expected(&a[i], &b[i]), "{i}"));
        };
        check(&x.mul(&y), Field::mul);
        check(&x.square(), |a, _| a.square());
        check(&x.add(&y), Field::add);
        check(&x.sub(&y), Field::sub);
        check(&x.add_lazy(&y).mul(&y.add_lazy(&x)), |a, b| Field::square(&Field::add(a, b)));
        z.set_mul(&x, &y);
        check(&z, Field::mul);
        z.set_square(&x);
        check(&z, |a, _| a.square());
        z.set_add(&x, &y);
        check(&z, Field::add);
        z.set_sub(&x, &y);
        check(&z, Field::sub);
        z.square_n_assign(3);
        check(&z, |a, b| Field::sub(a, b).square().square().square());
        let norm = x.norm();
        (0..F::WIDTH).for_each(|i| assert_eq!(norm.unpack()[i], a[i].norm()));
        assert_eq!(x.sub(&x).is_zero(), F::ALL);
    }
}

/// Elements are left in memory and fetched in another order, from lanes and by themselves.
#[test]
fn gathered() {
    gathered_in::<Fp>(Source::fp);
    gathered_in::<Fp2>(|source| Fp2::new(source.fp(), source.fp()));
    gathered_in::<Fp8In<Model<Portable>>>(Source::fp);
}

fn gathered_in<F: Gather<Single: PartialEq + core::fmt::Debug>>(element: fn(&mut Source) -> F::Single) {
    let source = &mut Source(montane_testing::Source::new(4));
    for _ in 0..20 {
        let mut elements = || core::array::from_fn(|_| element(source));
        let (a, b): ([F::Single; 8], [F::Single; 8]) = (elements(), elements());
        let (x, y) = (F::pack(|i| a[i]), F::pack(|i| b[i]));
        let (mut at_rest, mut count) = ([F::EMPTY; 8], 0);
        x.scatter(inlined!(|i: usize, element| {
            at_rest[i] = element;
            count += 1;
        }));
        assert_eq!(count, F::WIDTH);
        at_rest[..F::WIDTH].reverse();
        let back = F::gather(at_rest.each_ref()).unpack();
        let lanes = source.word() as u8;
        let blended = x.blend(&y, lanes);
        for i in 0..F::WIDTH {
            assert_eq!(back[i], a[F::WIDTH - 1 - i]);
            assert_eq!(blended.unpack()[i], if lanes >> i & 1 == 1 { b[i] } else { a[i] });
            assert_eq!(x.sub(&blended).is_zero() >> i & 1 == 1, a[i] == blended.unpack()[i]);
        }
    }
}

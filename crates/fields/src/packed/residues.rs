//! One element of BLS12-381's `Fp12` by residues: for each coordinate two vectors,
//! [`montane_kernels::vector::residues::Residues`].
//!
//! Products cost little beside reductions, so every coefficient of a result is one sum of products of coefficients,
//! schoolbook fashion, and is reduced once: twelve reductions, whatever the formula. Operands are prepared so that
//! nothing but products is left: `a_i xi`, `-a_i`, `2 a_i`. Comments say the bounds of residues in moduli: results of
//! reductions are *fresh*, at most `9/8`, and operands of products must be below 8.
//!
//! Generic over the vector; call what is not a whole operation within [`Isa::outline`].

use core::borrow::{Borrow, BorrowMut};

use montane_kernels::cpu::Isa;
use montane_kernels::inlined;
use montane_kernels::vector::residues::{Bases, Factor, Residues, Sum, reduce};
use montane_kernels::vector::{Vector8, Words8};

use crate::bls12_381::{Bls12Tower, Fp, Fp2, Fp12, P};
use crate::cubic::Tower;
use crate::modulus::Modulus;

/// The residues of one element in a constant.
type Constant = [Words8; 2];

const BASES: Bases<6> = Bases::new(P::P);

/// Multiplies the results of reductions by 1.
pub const ONCE: Factor = BASES.times(1);
/// Multiplies the results of reductions by 3.
pub const THRICE: Factor = BASES.times(3);
/// Multiplies the results of reductions by 12.
pub const DOZEN: Factor = BASES.times(12);

/// `(a + b) / 3`, which must be exact.
const fn divided_by_3<const N: usize>(a: &[u64; N], b: u64) -> [u64; N] {
    let (mut quotient, mut i) = ([0; N], N);
    let mut remainder = 0;
    while i > 0 {
        i -= 1;
        let t = (remainder << 64 | a[i] as u128) + if i == 0 { b as u128 } else { 0 };
        quotient[i] = (t / 3) as u64;
        remainder = t % 3;
    }
    assert!(remainder == 0, "the sum must be a multiple of 3");
    quotient
}

/// `2/3` and `-2/3`
const TWO_THIRDS: [Constant; 2] = {
    // A third of p + 2, since p = 1 mod 3.
    let two_thirds = Fp::from_limbs_const(divided_by_3(&P::P, 2));
    let minus = Fp::ZERO.sub_const(&two_thirds);
    [BASES.enter_const(two_thirds.montgomery_limbs()), BASES.enter_const(minus.montgomery_limbs())]
};

/// [`Tower::FROBENIUS`], real and imaginary parts.
const FROBENIUS: [[Constant; 2]; 6] = {
    let mut out = [[[Words8::ZERO; 2]; 2]; 6];
    let mut i = 0;
    while i < 6 {
        let c = &Bls12Tower::FROBENIUS[i];
        out[i] = [BASES.enter_const(c.c0.montgomery_limbs()), BASES.enter_const(c.c1.montgomery_limbs())];
        i += 1;
    }
    out
};

/// An element of `Fp2`.
#[derive(Clone, Copy, Debug)]
pub struct Fp2Residues<V>([Residues<V>; 2]);

impl<V> Borrow<[Residues<V>; 2]> for Fp2Residues<V> {
    #[inline(always)]
    fn borrow(&self) -> &[Residues<V>; 2] {
        &self.0
    }
}

impl<V> BorrowMut<[Residues<V>; 2]> for Fp2Residues<V> {
    #[inline(always)]
    fn borrow_mut(&mut self) -> &mut [Residues<V>; 2] {
        &mut self.0
    }
}

/// The right operand `z + w u` of products: `z`, `w` and `-w`.
pub type Right<V> = [Residues<V>; 3];

/// A sum of products in `Fp2`.
#[derive(Clone, Copy, Debug)]
pub struct Sum2<V>([Sum<V>; 2]);

impl<V> Borrow<[Sum<V>; 2]> for Sum2<V> {
    #[inline(always)]
    fn borrow(&self) -> &[Sum<V>; 2] {
        &self.0
    }
}

impl<V: Vector8> Fp2Residues<V> {
    /// The element in residues, fresh.
    #[inline(always)]
    #[must_use]
    pub fn pack(isa: V::Isa, a: &Fp2) -> Self {
        Self(BASES.enter(isa, [a.c0.montgomery_limbs(), a.c1.montgomery_limbs()]))
    }

    /// The real part.
    #[inline(always)]
    #[must_use]
    pub const fn real(&self) -> &Residues<V> {
        &self.0[0]
    }

    /// `self + b`
    #[inline(always)]
    #[must_use]
    pub fn add(&self, b: &Self) -> Self {
        Self([self.0[0].add(&b.0[0]), self.0[1].add(&b.0[1])])
    }

    /// `2 self`
    #[inline(always)]
    #[must_use]
    pub fn double(&self) -> Self {
        self.add(self)
    }

    /// `3 self`
    #[inline(always)]
    #[must_use]
    pub fn triple(&self) -> Self {
        self.double().add(self)
    }

    /// `self - b`, where `b` is below `K`; at most `K` more than `self`.
    #[inline(always)]
    #[must_use]
    pub fn sub<const K: u64>(&self, b: &Self) -> Self {
        Self([self.0[0].sub::<K>(&b.0[0]), self.0[1].sub::<K>(&b.0[1])])
    }

    /// `-self`, which is below `K`; the result is at most `K`.
    #[inline(always)]
    #[must_use]
    pub fn neg<const K: u64>(&self) -> Self {
        Self([self.0[0].neg::<K>(), self.0[1].neg::<K>()])
    }

    /// `self xi`, where `self` is below `K`: the real part at most `K` more, the imaginary part twice as large.
    #[inline(always)]
    #[must_use]
    pub fn times_xi<const K: u64>(&self) -> Self {
        Self([self.0[0].sub::<K>(&self.0[1]), self.0[0].add(&self.0[1])])
    }

    /// As the right operand of products; the imaginary part is below `K`.
    #[inline(always)]
    #[must_use]
    pub fn right<const K: u64>(&self) -> Right<V> {
        [self.0[0], self.0[1], self.0[1].neg::<K>()]
    }

    /// `-self` as the right operand of products, where `self` is below `K`; at most `K`.
    #[inline(always)]
    #[must_use]
    pub fn minus_right<const K: u64>(&self) -> Right<V> {
        [self.0[0].neg::<K>(), self.0[1].neg::<K>(), self.0[1]]
    }

    /// `(x + y)(x - y)` and `2xy` of `x + y u`, where `x` and `y` are below `K`: the parts of its square.
    #[inline(always)]
    fn square_parts<const K: u64>(&self, sum: Sum<V>) -> [Sum<V>; 2] {
        let [x, y] = &self.0;
        [sum.mul_acc(&x.add(y), &x.sub::<K>(y)), sum.mul_acc(&x.double(), y)]
    }
}

impl<V: Vector8> Sum2<V> {
    /// Zero.
    #[inline(always)]
    #[must_use]
    pub fn zero(isa: V::Isa) -> Self {
        Self([Sum::zero(isa); 2])
    }

    /// `self + a b`
    #[inline(always)]
    #[must_use]
    pub fn mul_acc(self, a: &Fp2Residues<V>, b: &Right<V>) -> Self {
        let ([re, im], [x, y], [z, w, minus_w]) = (self.0, &a.0, b);
        Self([re.mul_acc(x, z).mul_acc(y, minus_w), im.mul_acc(x, w).mul_acc(y, z)])
    }

    /// `self + a b` for `b` in the base field.
    #[inline(always)]
    #[must_use]
    pub fn scale_acc(self, a: &Fp2Residues<V>, b: &Residues<V>) -> Self {
        Self([self.0[0].mul_acc(&a.0[0], b), self.0[1].mul_acc(&a.0[1], b)])
    }

    /// `a^2`, where `a` is below `K`.
    #[inline(always)]
    #[must_use]
    pub fn square<const K: u64>(isa: V::Isa, a: &Fp2Residues<V>) -> Self {
        Self(a.square_parts::<K>(Sum::zero(isa)))
    }

    /// `a^2 xi`, where `a` is below `3/2`.
    #[inline(always)]
    #[must_use]
    pub fn square_times_xi(isa: V::Isa, a: &Fp2Residues<V>) -> Self {
        let [x, y] = &a.0;
        let norm = Sum::zero(isa).mul_acc(&x.add(y), &x.sub::<2>(y));
        let twice = x.double();
        Self([norm.mul_acc(&twice.neg::<3>(), y), norm.mul_acc(&twice, y)])
    }
}

/// The elements that sums stand for, fresh, each times its factor. One function for all formulas with as many.
#[inline(always)]
pub fn reduce_all<V: Vector8, const K: usize>(
    isa: V::Isa,
    out: &mut [Fp2Residues<V>; K],
    sums: &[Sum2<V>; K],
    by: [&'static Factor; K],
) {
    isa.outline(inlined!(|| reduce(isa, out, sums, by, &BASES)));
}

/// An element of `Fp12`, by the coefficients of `1, w, .., w^5`, fresh.
#[derive(Clone, Copy)]
pub struct Fp12Residues<V>([Fp2Residues<V>; 6]);

/// The operation works in place: an element that is returned is copied by code for the baseline, in narrow pieces,
/// which wide loads then wait for.
impl<V: Vector8> Fp12Residues<V> {
    /// The element in residues.
    #[must_use]
    pub fn pack(isa: V::Isa, a: &Fp12) -> Self {
        let mut out = Self([Fp2Residues([Residues::zero(isa); 2]); 6]);
        isa.outline(inlined!(|| {
            for (out, a) in out.0.iter_mut().zip(a.coefficients()) {
                *out = Fp2Residues::pack(isa, &a);
            }
        }));
        out
    }

    /// The element out of residues.
    #[must_use]
    pub fn unpack(&self) -> Fp12 {
        let mut out = [Fp2::ZERO; 6];
        self.isa().outline(inlined!(|| {
            for (out, a) in out.iter_mut().zip(&self.0) {
                let [c0, c1] = BASES.leave(&a.0);
                *out = Fp2::new(Fp::from_montgomery_unchecked(c0), Fp::from_montgomery_unchecked(c1));
            }
        }));
        Fp12::from_coefficients(out)
    }

    fn isa(&self) -> V::Isa {
        self.0[0].0[0].isa()
    }

    /// The element of six sums, times a factor.
    #[inline(always)]
    fn assign_reduced(&mut self, isa: V::Isa, sums: &[Sum2<V>; 6], by: &'static Factor) {
        reduce_all(isa, &mut self.0, sums, [by; 6]);
    }

    /// `self = self b`: 36 products in `Fp2`.
    pub fn mul_assign(&mut self, b: &Self) {
        let isa = self.isa();
        isa.outline(inlined!(|| {
            // b_1 xi, .., b_5 xi, b_0, .., b_5; of the products by xi real parts are at most 25/8 and imaginary ones
            // 18/8.
            let mut right = [b.0[0].right::<2>(); 11];
            for i in 1..6 {
                right[5 + i] = b.0[i].right::<2>();
                right[i - 1] = b.0[i].times_xi::<2>().right::<3>();
            }
            let mut sums = [Sum2::zero(isa); 6];
            for (k, sum) in sums.iter_mut().enumerate() {
                let mut acc = Sum2::zero(isa);
                for (i, a) in self.0.iter().enumerate() {
                    acc = acc.mul_acc(a, &right[k + 5 - i]);
                }
                *sum = acc;
            }
            self.assign_reduced(isa, &sums, &ONCE);
        }));
    }

    /// `self = self (line_0 + line_1 w^2 + line_2 w^3)`: 18 products in `Fp2`. Of the line, the constant must be below
    /// 4, the others below 2.
    #[inline(always)]
    pub fn mul_by_line_assign(&mut self, isa: V::Isa, line: &[Fp2Residues<V>; 3]) {
        let [l0, l2, l3] = [line[0].right::<4>(), line[1].right::<2>(), line[2].right::<2>()];
        let [x2, x3] = [line[1].times_xi::<2>().right::<4>(), line[2].times_xi::<2>().right::<4>()];
        let mut sums = [Sum2::zero(isa); 6];
        for (k, sum) in sums.iter_mut().enumerate() {
            let a = &self.0;
            *sum = Sum2::zero(isa)
                .mul_acc(&a[k], &l0)
                .mul_acc(&a[(k + 4) % 6], if k < 2 { &x2 } else { &l2 })
                .mul_acc(&a[(k + 3) % 6], if k < 3 { &x3 } else { &l3 });
        }
        self.assign_reduced(isa, &sums, &ONCE);
    }

    /// `self = self^2`: 15 products and 6 squares in `Fp2`.
    #[inline(always)]
    pub fn square_assign(&mut self, isa: V::Isa) {
        let a = &self.0;
        let z = Sum2::zero(isa);
        let (s0, s1, s2) = (a[0].right::<2>(), a[1].right::<2>(), a[2].right::<2>());
        // 2 a_i
        let (d1, d2, d3, d4, d5) = (
            a[1].double().right::<3>(),
            a[2].double().right::<3>(),
            a[3].double().right::<3>(),
            a[4].double().right::<3>(),
            a[5].double().right::<3>(),
        );
        // a_i xi, and 2 a_i xi, of which real parts are at most 50/8 and imaginary ones 36/8
        let (x3, x4, x5) = (a[3].times_xi::<2>(), a[4].times_xi::<2>(), a[5].times_xi::<2>());
        let (dx4, dx5) = (x4.double().right::<5>(), x5.double().right::<5>());
        let (x3, x4, x5) = (x3.right::<3>(), x4.right::<3>(), x5.right::<3>());
        let sums = [
            z.mul_acc(&a[0], &s0).mul_acc(&a[1], &dx5).mul_acc(&a[2], &dx4).mul_acc(&a[3], &x3),
            z.mul_acc(&a[0], &d1).mul_acc(&a[2], &dx5).mul_acc(&a[3], &dx4),
            z.mul_acc(&a[0], &d2).mul_acc(&a[1], &s1).mul_acc(&a[3], &dx5).mul_acc(&a[4], &x4),
            z.mul_acc(&a[0], &d3).mul_acc(&a[1], &d2).mul_acc(&a[4], &dx5),
            z.mul_acc(&a[0], &d4).mul_acc(&a[1], &d3).mul_acc(&a[2], &s2).mul_acc(&a[5], &x5),
            z.mul_acc(&a[0], &d5).mul_acc(&a[1], &d4).mul_acc(&a[2], &d3),
        ];
        self.assign_reduced(isa, &sums, &ONCE);
    }

    /// `self = self^(2^n)` in the cyclotomic subgroup: three squares in `Fp4` (Granger and Scott, eprint 2009/565,
    /// section 3.2).
    ///
    /// A coefficient is `3 t - 2 z` or `3 t + 2 z`, which is thrice `t - 2/3 z` or `t + 2/3 z`: the sum takes a product
    /// by a constant, and its reduction multiplies by 3.
    pub fn cyclotomic_square_n_assign(&mut self, n: u32) {
        let isa = self.isa();
        isa.outline(inlined!(|| {
            let [plus, minus] = &TWO_THIRDS;
            let (plus, minus) = (Residues::wake(isa, plus), Residues::wake(isa, minus));
            for _ in 0..n {
                let mut sums = [Sum2::zero(isa); 6];
                for pair in 0..3 {
                    let (even, odd) = ([0, 2, 4][pair], [3, 5, 1][pair]);
                    let (x, y) = (&self.0[pair], &self.0[pair + 3]);
                    // x^2 + xi y^2
                    let Sum2([re, im]) = Sum2::square_times_xi(isa, y);
                    let [square_re, _] = x.square_parts::<2>(re);
                    let [_, square_im] = x.square_parts::<2>(im);
                    sums[even] = Sum2([square_re, square_im]).scale_acc(&self.0[even], &minus);
                    // 2 x y, for the last pair times xi
                    let right = if pair == 2 { y.times_xi::<2>().right::<3>() } else { y.right::<2>() };
                    sums[odd] = Sum2::zero(isa).mul_acc(&x.double(), &right).scale_acc(&self.0[odd], &plus);
                }
                self.assign_reduced(isa, &sums, &THRICE);
            }
        }));
    }

    /// `self = self^(p^6)`
    pub fn conjugate_assign(&mut self) {
        self.isa().outline(inlined!(|| {
            for i in [1, 3, 5] {
                let minus = self.0[i].neg::<2>();
                self.0[i] = Fp2Residues([minus.0[0].settle(), minus.0[1].settle()]);
            }
        }));
    }

    /// `self = self^p`
    pub fn frobenius_assign(&mut self) {
        let isa = self.isa();
        isa.outline(inlined!(|| {
            let mut sums = [Sum2::zero(isa); 6];
            for ((a, sum), power) in self.0.iter().zip(&mut sums).zip(&FROBENIUS) {
                let power = Fp2Residues([Residues::wake(isa, &power[0]), Residues::wake(isa, &power[1])]);
                let conjugate = Fp2Residues([a.0[0], a.0[1].neg::<2>()]);
                *sum = Sum2::zero(isa).mul_acc(&conjugate, &power.right::<2>());
            }
            self.assign_reduced(isa, &sums, &ONCE);
        }));
    }
}

#[cfg(test)]
mod tests {
    use montane_kernels::cpu::{Ifma, Portable};
    use montane_kernels::vector::{Model, Zmm};

    use super::*;
    use crate::Field;

    fn elements() -> [Fp12; 4] {
        let mut x = Fp::from_u64(7);
        let mut next = || {
            x = x * x + Fp::from_u64(5);
            x
        };
        let mut random = || Fp12::from_coefficients(core::array::from_fn(|_| Fp2::new(next(), next())));
        let all = |a: Fp| Fp12::from_coefficients([Fp2::new(a, a); 6]);
        [random(), random(), all(Fp::ZERO - Fp::ONE), all(Fp::from_montgomery_unchecked([0; 6]))]
    }

    fn agrees<V: Vector8>(isa: V::Isa) {
        for a in elements() {
            let packed = Fp12Residues::<V>::pack(isa, &a);
            assert_eq!(packed.unpack(), a, "in and out");
            for b in elements() {
                let mut c = packed;
                c.mul_assign(&Fp12Residues::pack(isa, &b));
                assert_eq!(c.unpack(), a * b, "product");
                let l = b.coefficients();
                let mut c = packed;
                let line = [l[0], l[1], l[2]].map(|l| Fp2Residues::pack(isa, &l));
                isa.outline(inlined!(|| c.mul_by_line_assign(isa, &line)));
                assert_eq!(c.unpack(), a.mul_by_023(&l[0], &l[1], &l[2]), "line");
            }
            let mut c = packed;
            isa.outline(inlined!(|| c.square_assign(isa)));
            assert_eq!(c.unpack(), a.square(), "square");
            let mut c = packed;
            c.cyclotomic_square_n_assign(3);
            let expected = a.cyclotomic_square().cyclotomic_square().cyclotomic_square();
            assert_eq!(c.unpack(), expected, "cyclotomic square");
            let mut c = packed;
            c.conjugate_assign();
            assert_eq!(c.unpack(), a.conjugate());
            c.frobenius_assign();
            assert_eq!(c.unpack(), a.conjugate().frobenius());
        }
    }

    #[test]
    fn model_agrees() {
        agrees::<Model<Portable>>(Portable::TOKEN);
    }

    #[test]
    fn registers_agree() {
        match Ifma::detect() {
            Some(isa) => agrees::<Zmm>(isa),
            None => std::eprintln!("skipped: needs ifma"),
        }
    }
}

//! Elements of `Fp12`, one row each.

use montane_kernels::cpu::Isa;
use montane_kernels::inlined;
use montane_kernels::vector::{Lanes52, Signed, Vector8, Wide};

use super::{LanesAtRest, Parts, Row, RowTower};
use crate::quadratic::Fp2;
use crate::twelfth::Fp12;

/// An element of `Fp12`: the coefficient of `w^i` is lane `i`; the last two lanes hold anything.
pub struct Fp12Row<V, T, const L: usize>(pub(super) Row<V, T, L>);

impl<V: Copy, T, const L: usize> Clone for Fp12Row<V, T, L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<V: Copy, T, const L: usize> Copy for Fp12Row<V, T, L> {}

/// What is read from the coefficients, and after lane 8 from the coefficients times `xi`, for a factor `w^power`.
const WINDOWS: [[u64; 8]; 6] = {
    let mut out = [[0; 8]; 6];
    let mut power = 0;
    while power < 6 {
        let mut lane = 0;
        while lane < 8 {
            out[power][lane] = if lane >= power { lane - power } else { 8 + 6 + lane - power } as u64;
            lane += 1;
        }
        power += 1;
    }
    out
};

/// What a product reads windows of: the parts of the coefficients, and of the coefficients times `xi`.
#[inline(always)]
fn windows<V: Vector8, T: RowTower<L>, const L: usize>(a: &Row<V, T, L>) -> [Parts<V, L>; 2] {
    [a.parts(), a.sum().times_xi().carry(4).parts()]
}

/// The other operand, whose parts are read from memory number by number.
#[inline(always)]
fn factors<V: Vector8, T: RowTower<L>, const L: usize>(a: &Row<V, T, L>) -> [LanesAtRest<L>; 3] {
    let [re, im, sum] = a.parts();
    [re.store(), im.store(), sum.store()]
}

/// The product of the element in the windows with `sum b_lane w^power` over the terms `(lane, power)`.
#[inline(always)]
fn convolve<V: Vector8, T: RowTower<L>, const L: usize, const TERMS: usize>(
    isa: V::Isa,
    [a, xi_a]: &[Parts<V, L>; 2],
    b: &[LanesAtRest<L>; 3],
    terms: &[(usize, usize); TERMS],
) -> Row<V, T, L> {
    Row::karatsuba([
        convolve_part(isa, [&a[0], &xi_a[0]], &b[0], terms),
        convolve_part(isa, [&a[1], &xi_a[1]], &b[1], terms),
        convolve_part(isa, [&a[2], &xi_a[2]], &b[2], terms),
    ])
}

/// The operands of one product of [`convolve_part`].
#[inline(always)]
fn operands<V: Vector8, const L: usize>(
    isa: V::Isa,
    [a, xi_a]: [&Lanes52<V, L>; 2],
    b: &LanesAtRest<L>,
    &(lane, power): &(usize, usize),
) -> (Lanes52<V, L>, Lanes52<V, L>) {
    let factor = Lanes52::<V, L>::load_with(isa, inlined!(|isa, i: usize| V::splat(isa, b[i][lane])));
    (factor, a.gather2(xi_a, &WINDOWS[power]))
}

/// One of the three products of [`convolve`].
#[inline(always)]
fn convolve_part<V: Vector8, const L: usize, const TERMS: usize>(
    isa: V::Isa,
    [a, xi_a]: [&Lanes52<V, L>; 2],
    b: &LanesAtRest<L>,
    terms: &[(usize, usize); TERMS],
) -> Wide<V> {
    if V::CARRIES {
        // Products are calls here, and one call takes less than one for each.
        let (mut factors, mut windows) = ([*a; TERMS], [*a; TERMS]);
        for ((term, factor), window) in terms.iter().zip(&mut factors).zip(&mut windows) {
            (*factor, *window) = operands(isa, [a, xi_a], b, term);
        }
        let mut pairs = [[&factors[0], &windows[0]]; TERMS];
        for ((pair, factor), window) in pairs.iter_mut().zip(&factors).zip(&windows) {
            *pair = [factor, window];
        }
        return Wide::dot(isa, pairs);
    }
    let mut acc = Wide::<V>::zero(isa);
    for term in terms {
        let (factor, window) = operands(isa, [a, xi_a], b, term);
        acc = acc.mul_acc(&factor, &window);
    }
    acc
}

/// The product of `l` and `r` in `Fp6` with the coefficients of both in the first three lanes of either half, for one
/// of Karatsuba's three products; `s` is `xi l`. In step `j`, coefficient `k` gets `l_(k-j) r_j`, or
/// `xi l_(k-j+3) r_j`.
#[inline(always)]
fn cubic_products<V: Vector8, const L: usize>(l: &Lanes52<V, L>, s: &Lanes52<V, L>, r: &Lanes52<V, L>) -> Wide<V> {
    let l1 = l.gather2(s, &[10, 0, 1, 1, 14, 4, 5, 5]);
    let l2 = l.gather2(s, &[9, 10, 0, 0, 13, 14, 4, 4]);
    let (r0, r1, r2) = (r.permute::<0b00_00_00_00>(), r.permute::<0b01_01_01_01>(), r.permute::<0b10_10_10_10>());
    Wide::dot(l.isa(), [[&r0, l], [&r1, &l1], [&r2, &l2]])
}

/// Every coefficient.
const ALL: &[(usize, usize); 6] = &[(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5)];
/// The lanes of the odd coefficients.
const ODD: u8 = 0b10_1010;
const EVEN: u8 = 0b01_0101;

impl<V: Vector8, T: RowTower<L>, const L: usize> Fp12Row<V, T, L> {
    /// The element in lanes.
    #[must_use]
    pub fn pack(isa: V::Isa, a: &Fp12<T>) -> Self {
        let [c0, c1, c2, c3, c4, c5] = a.coefficients();
        Self(Row::pack(isa, &[c0, c1, c2, c3, c4, c5, Fp2::ZERO, Fp2::ZERO]))
    }

    /// The element out of lanes.
    #[must_use]
    pub fn unpack(&self) -> Fp12<T> {
        let [c0, c1, c2, c3, c4, c5, ..] = self.0.unpack();
        Fp12::from_coefficients([c0, c1, c2, c3, c4, c5])
    }

    /// One.
    #[must_use]
    pub fn one(isa: V::Isa) -> Self {
        Self::pack(isa, &Fp12::ONE)
    }

    /// `self = self b`: 18 vector products and two reductions. Everything here works in place: a row that is returned
    /// is copied by code for the baseline, in narrow pieces, which wide loads then wait for.
    pub fn mul_assign(&mut self, b: &Self) {
        let isa = self.0.isa();
        isa.outline(inlined!(|| self.0 = convolve(isa, &windows(&self.0), &factors(&b.0), ALL)));
    }

    /// `self = self (line_0 w^powers[0] + line_1 w^powers[1] + line_2 w^powers[2])`: 9 vector products and two
    /// reductions. The parts of the line may reach `6p`.
    pub fn mul_by_line_assign(&mut self, line: &Row<V, T, L>, powers: [usize; 3]) {
        let isa = self.0.isa();
        isa.outline(inlined!(|| {
            let terms = [(0, powers[0]), (1, powers[1]), (2, powers[2])];
            self.0 = convolve(isa, &windows(&self.0), &factors(line), &terms);
        }));
    }

    /// `self = self^2`, by the complex method `(a0 + a1)(a0 + v a1) - (1 + v) a0 a1 + 2 a0 a1 w` with its two products
    /// of `Fp6` side by side: 9 vector products and two reductions.
    pub fn square_assign(&mut self) {
        let isa = self.0.isa();
        isa.outline(inlined!(|| {
            const LOW: u8 = 0b0000_0111;
            const HIGH: u8 = 0b0111_0000;
            let f = self.0.sum();
            // In the low half a0 and a1, in the high half a0 + a1 and a0 + v a1.
            let a0 = f.gather(&[0, 2, 4, 4, 0, 2, 4, 4]);
            let a1 = f.gather(&[1, 3, 5, 5, 1, 3, 5, 5]);
            let v_a1 = f.gather(&[5, 5, 5, 5, 5, 1, 3, 3]);
            let left = a0.add_in(a1, HIGH).carry(0);
            let right = a1.only(LOW).add_in(a0, HIGH).add_in(v_a1, HIGH).add_xi_minus_1_in(v_a1, 1 << 4).carry(2);
            let scaled = left.sum().times_xi().carry(4);

            let (left, scaled, right) = (left.parts(), scaled.parts(), right.parts());
            let product = Row::<V, T, L>::karatsuba([
                cubic_products(&left[0], &scaled[0], &right[0]),
                cubic_products(&left[1], &scaled[1], &right[1]),
                cubic_products(&left[2], &scaled[2], &right[2]),
            ]);
            let product = product.sum();

            let both = product.gather(&[4, 0, 5, 1, 6, 2, 6, 2]);
            let ab = product.gather(&[0, 0, 1, 1, 2, 2, 2, 2]);
            let v_ab = product.gather(&[2, 2, 0, 0, 1, 1, 1, 1]);
            // From -3p to 2p; with xi = 9 + u from -11p to 2p.
            let m = if T::XI_SHIFT.is_none() { 4 } else { 12 };
            self.0 = both.add_in(both, ODD).sub_in(ab, EVEN).sub_in(v_ab, EVEN).sub_xi_minus_1_in(v_ab, 1).settle(m);
        }))
    }

    /// `self = self^(2^n)` in the cyclotomic subgroup: three squares in `Fp4` (Granger and Scott, eprint 2009/565,
    /// section 3.2), each by the complex method, so that one product of rows makes all of them.
    pub fn cyclotomic_square_n_assign(&mut self, n: u32) {
        let isa = self.0.isa();
        isa.outline(inlined!(|| {
            for _ in 0..n {
                self.0 = self.0.cyclotomic_square();
            }
        }));
    }

    /// `self = self^(p^6)`
    pub fn conjugate_assign(&mut self) {
        self.0.isa().outline(inlined!(|| self.0 = self.0.sum().negate(ODD).settle(2)));
    }

    /// `self = self^p`
    pub fn frobenius_assign(&mut self) {
        let isa = self.0.isa();
        isa.outline(inlined!(|| {
            let im = Signed::from(self.0.im).negate(u8::MAX).carry(2, &T::MULTIPLES);
            self.0 = Row { im, ..self.0 }.mul(&Row::load(isa, &T::FROBENIUS_ROW));
        }));
    }
}

impl<V: Vector8, T: RowTower<L>, const L: usize> Row<V, T, L> {
    /// One step of [`Fp12Row::cyclotomic_square_n_assign`].
    #[inline(always)]
    fn cyclotomic_square(&self) -> Self {
        let isa = self.isa();
        // Coefficients three apart are elements x + y w^3 of Fp4. Lanes 1, 3 and 5 take x y, lanes 0, 2 and 4
        // take (x + y)(x + xi y) = x^2 + xi y^2 + (1 + xi) x y, each where its result belongs.
        let f = self.sum();
        let x = f.gather(&[0, 2, 1, 0, 2, 1, 1, 1]);
        let y = f.gather(&[3, 5, 4, 3, 5, 4, 4, 4]);
        let left = x.add_in(y, EVEN).carry(0);
        // y, or y + (x + xi y - y).
        let right = y.add_in(x, EVEN).add_xi_minus_1_in(y, EVEN).carry(2);
        let product = left.mul(&right).sum();

        // x y of the same pair.
        let xy = product.gather(&[3, 1, 5, 3, 1, 5, 5, 5]);
        // Even lanes: 3 (x^2 + xi y^2) - 2 f = -2 (f + 3 x y) + 3 (product - (xi - 1) x y).
        // Odd lanes: 3 (2 x y) + 2 f = 2 (f + 3 x y), with xi x y for x y in lane 1.
        let twice = f.add(xy.triple()).double().negate(EVEN);
        let rest = product.only(EVEN);
        let rest = match T::XI_SHIFT {
            None => rest.sub_xi_minus_1_in(xy, EVEN).add_xi_minus_1_in(xy.double(), 0b10),
            // From -p to 9p, brought down so that three of them fit.
            Some(_) => {
                let more = xy.times_xi_minus_1().settle(2).sum();
                rest.sub_in(more, EVEN).add_in(more.double(), 0b10)
            }
        };
        let offset = const {
            match T::XI_SHIFT {
                // Odd lanes reach from -6p to 9p in the real part and from 0 to 15p in the imaginary one, even lanes
                // from -9p to 6p and from -12p to 3p.
                None => [
                    T::MULTIPLES.in_lanes([9, 7, 9, 7, 9, 7, 7, 7]),
                    T::MULTIPLES.in_lanes([12, 1, 12, 1, 12, 1, 1, 1]),
                ],
                // Odd lanes reach from 0 to 14.6p, even lanes from -11.4p to 3p.
                Some(_) => [T::MULTIPLES.in_lanes([12, 1, 12, 1, 12, 1, 1, 1]); 2],
            }
        };
        twice.add(rest.triple()).add(Row::load(isa, &offset).sum()).settle(0)
    }
}

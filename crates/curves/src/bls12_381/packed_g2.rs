//! Points of G2's curve side by side, in the form that their lanes are fastest with: rows, which are carried once for
//! each linear combination, for eight lanes, and results that are written where they are to be for blocks. Eight hashes
//! to G2 take 1.08 of the time by formulas over `Fp2` instead of rows (Zen 5, IFMA), and 1.20 with AVX-512F; decoding
//! is the same either way.

use montane_fields::Compiled;
use montane_fields::bls12_381::{Bls12Tower, Fp, Fp8In, FpBlock};
use montane_fields::packed::rows::{Row, RowSum};
use montane_fields::packed::{ByCalls, PackedPrime};
use montane_fields::quadratic::Fp2;
use montane_kernels::block::BlockVector;
use montane_kernels::cpu::Isa;
use montane_kernels::inlined;
use montane_kernels::vector::Vector8;

use super::decoding::{Base, Extension};
use super::groups::mul_by_12;
use crate::law::complete::complete_sum;
use crate::law::jacobian::Jacobian;

/// `X, Y, Z` of several points, complete.
pub(super) type Point<F> = [Extension<F>; 3];

/// Elements of the base field side by side, and how points over their extension are doubled and added.
pub(super) trait PackedG2: PackedPrime<Single = Fp> {
    /// Points become `2^n` times as much.
    fn double_n_assign(points: &mut Jacobian<Extension<Self>>, n: u32);
    /// The sums of points, complete.
    fn sum(a: &Point<Self>, b: &Point<Self>) -> Point<Self>;
}

type Row8<V> = Row<V, Bls12Tower, 8>;
type Sum8<V> = RowSum<V, Bls12Tower, 8>;

#[inline(always)]
fn rows<V: Vector8>([x, y, z]: [&Extension<Fp8In<V>>; 3]) -> [Row8<V>; 3] {
    [Row::from(&x.0), Row::from(&y.0), Row::from(&z.0)]
}

/// Parts are at most `2p`.
#[inline(always)]
fn elements<V: Vector8>([x, y, z]: &[Row8<V>; 3]) -> Point<Fp8In<V>> {
    [ByCalls(Fp2::from(x)), ByCalls(Fp2::from(y)), ByCalls(Fp2::from(z))]
}

impl<V: Vector8> PackedG2 for Fp8In<V> {
    #[inline(always)]
    fn double_n_assign(points: &mut Jacobian<Extension<Self>>, n: u32) {
        let mut t = rows::<V>([&points.x, &points.y, &points.z]);
        for _ in 0..n {
            double_assign(&mut t);
        }
        let [x, y, z] = t.each_ref();
        let settled = [x.sum().settle(1), y.sum().settle(1), z.sum().settle(1)];
        [points.x, points.y, points.z] = elements(&settled);
    }

    #[inline(always)]
    fn sum(a: &Point<Self>, b: &Point<Self>) -> Point<Self> {
        elements(&sum(&rows(a.each_ref()), &rows(b.each_ref())))
    }
}

/// dbl-2009-l of the Explicit-Formulas Database. Parts of `x` are below `11p`, of `y` and `z` below `3p`; nothing is
/// brought down between doublings.
fn double_assign<V: Vector8>([x, y, z]: &mut [Row8<V>; 3]) {
    x.isa().outline(inlined!(|| {
        let (xx, yy) = (x.squared(), y.squared());
        *z = y.product(z).sum().double().carry(0);
        let e = xx.sum().triple().carry(0);
        let d = x.product(&yy);
        *x = e.squared().sum().sub(d.sum().shl(3)).carry(9);
        // e at most 4p, f 15p
        let f = d.sum().quadruple().sub(x.sum()).carry(11);
        *y = e.product_sub_square(&f, &yy, 3);
    }));
}

/// `3 b' a = 12 (1 + u) a` for parts of `a` from `-3p` to `3p`: at most `13p`.
#[inline(always)]
fn times_3b<V: Vector8>(a: Sum8<V>) -> Sum8<V> {
    a.times_xi().settle(8).sum().quadruple().triple()
}

#[inline(always)]
fn plus<V: Vector8>(a: &Row8<V>, b: &Row8<V>) -> Row8<V> {
    a.sum().add(b.sum()).carry(0)
}

/// [`complete_sum`]. Parts are at most `2p`.
fn sum<V: Vector8>([x1, y1, z1]: &[Row8<V>; 3], [x2, y2, z2]: &[Row8<V>; 3]) -> [Row8<V>; 3] {
    x1.isa().outline(inlined!(|| {
        let (t0, t1, t2) = (x1.product(x2).sum(), y1.product(y2).sum(), z1.product(z2).sum());
        let t3 = plus(x1, y1).product(&plus(x2, y2)).sum().sub(t0).sub(t1).carry(3);
        let t4 = plus(y1, z1).product(&plus(y2, z2)).sum().sub(t1).sub(t2).carry(3);
        let y3 = plus(x1, z1).product(&plus(x2, z2)).sum().sub(t0).sub(t2);
        let (t2, y3) = (times_3b(t2), times_3b(y3).carry(0));
        let (t0, minus_t4) = (t0.triple().carry(0), t4.sum().negate(u8::MAX).carry(5));
        let (z3, t1) = (t1.add(t2).carry(0), t1.sub(t2).carry(13));
        [t3.sum_of_two(&t1, &minus_t4, &y3), t1.sum_of_two(&z3, &y3, &t0), t4.sum_of_two(&z3, &t0, &t3)]
    }))
}

impl<V: BlockVector<6, 8>> PackedG2 for FpBlock<V> {
    #[inline(always)]
    fn double_n_assign(points: &mut Jacobian<Extension<Self>>, n: u32) {
        points.double_n_assign(n);
    }

    fn sum(a: &Point<Self>, b: &Point<Self>) -> Point<Self> {
        Base::<Self>::outline(inlined!(|| {
            complete_sum(
                [&a[0], &a[1], &a[2]],
                [&b[0], &b[1], &b[2]],
                inlined!(|a: &Extension<Self>| mul_by_12(a).mul_by_1_plus_u()),
            )
        }))
    }
}

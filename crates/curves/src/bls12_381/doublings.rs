//! Doublings of several points side by side, in the form that their lanes are fastest with.

use montane_fields::bls12_381::{Bls12Tower, Fp, Fp2, Fp8In, FpBlock};
use montane_fields::lanes::{Called, PrimeSideBySide};
use montane_fields::quadratic;
use montane_fields::rows::Row;
use montane_kernels::block::BlockVector;
use montane_kernels::cpu::Isa;
use montane_kernels::ifma::Vector8;

use super::decoding::{Extension, Points};

/// Elements of the base field side by side, and what points over their extension are doubled by.
pub(super) trait Side: PrimeSideBySide<Single = Fp> {
    /// Points become `2^n` times as much.
    fn double_n_assign(points: &mut Points<Extension<Self>>, n: u32);
}

impl<V: Vector8> Side for Fp8In<V> {
    #[inline(always)]
    fn double_n_assign(points: &mut Points<Extension<Self>>, n: u32) {
        type R<V> = Row<V, Bls12Tower, 8>;
        let mut t = [&points.x, &points.y, &points.z].map(|c| R::<V>::from(&c.0));
        (0..n).for_each(|_| double_assign(&mut t));
        let _: [Fp2; 0] = [];
        let [x, y, z] = t.map(|c| Called(quadratic::Fp2::from(&c.sum().settle(1))));
        *points = Points { x, y, z };
    }
}

/// dbl-2009-l of the Explicit-Formulas Database. Parts of `x` and `y` are at most `10p`, of `z` `2p`; nothing is brought down between
/// doublings.
fn double_assign<V: Vector8>([x, y, z]: &mut [Row<V, Bls12Tower, 8>; 3]) {
    x.isa().outline(
        #[inline(always)]
        || {
            let (xx, yy) = (x.squared(), y.squared());
            *z = y.product(z).sum().double().carry(0);
            let e = xx.sum().triple().carry(0);
            let d = x.product(&yy);
            *x = e.squared().sum().sub(d.sum().shl(3)).carry(9);
            let f = d.sum().quadruple().sub(x.sum()).carry(11);
            *y = e.product(&f).sum().sub(yy.squared().sum().shl(3)).carry(9);
        },
    );
}

impl<V: BlockVector<6, 8>> Side for FpBlock<V> {
    #[inline(always)]
    fn double_n_assign(points: &mut Points<Extension<Self>>, n: u32) {
        points.double_n_assign(n);
    }
}

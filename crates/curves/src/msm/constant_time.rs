//! Sums of few products in constant time: a table for each part of each scalar, and shared doublings (Straus).

use alloc::vec::Vec;

use zeroize::{Zeroize, Zeroizing};

use crate::recode::Part;
use crate::scalar_mul::{self, GlvGroup, TABLE, WINDOW};
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

/// `sum k_i P_i` for points of the subgroup of order `r`. Constant time.
pub(super) fn sum<C: Curve>(bases: &[Affine<C>], scalars: &[Scalar<C>]) -> Projective<C> {
    let mut rows: Vec<(Part, [Projective<C>; TABLE])> = Vec::with_capacity(C::PARTS * bases.len());
    for (base, scalar) in bases.iter().zip(scalars) {
        let parts = Zeroizing::new(C::decompose(scalar));
        let mut table = scalar_mul::multiples(&Projective::from(base));
        for part in &parts[..C::PARTS] {
            rows.push((*part, table));
            table = table.map(|entry| C::endomorphism(&entry));
        }
        table.zeroize();
    }
    // One bit more than the part: the top window must not carry.
    let windows = (C::PART_BITS + 1).div_ceil(WINDOW);
    let mut acc = Projective::IDENTITY;
    for i in (0..windows).rev() {
        if i + 1 != windows {
            for _ in 0..WINDOW {
                acc.double_assign();
            }
        }
        for (part, table) in &rows {
            acc = acc.plus(&scalar_mul::signed_multiple(table, part, i));
        }
    }
    for (part, table) in &mut rows {
        part.zeroize();
        table.zeroize();
    }
    acc
}

//! What columns begin with, so that constants in the products that are added to them need not be taken off one by one.

use super::{HIGH, UNIT};
use crate::vector::COLUMNS;
use crate::vector::register::folds_twice;

/// Where the steps of a reduction fold columns to.
#[derive(Clone, Copy)]
pub(crate) enum Folds {
    /// Each to the next.
    Single,
    /// [`folds_twice`]
    Pairs,
    /// All to the two that are left.
    All,
}

/// How columns begin.
///
/// They lack the constants in the products that they get: rows of a product of `L` limbs, and steps of the reduction.
/// There is no signed shift, so for the reduction each column but the last has `2^63` too many, and its carry `2^11`,
/// which the next one lacks.
pub(crate) const fn bias_of<const L: usize>(product: bool, reduction: Option<Folds>) -> [u64; COLUMNS] {
    let mut out = [0u64; COLUMNS + 2];
    let mut i = 0;
    while i < L {
        let mut j = 0;
        while j < L {
            if product {
                out[i + j] = out[i + j].wrapping_sub(UNIT);
                out[i + j + 1] = out[i + j + 1].wrapping_sub(HIGH);
            }
            if let Some(folds) = reduction {
                let ordinary = i + 2 >= L;
                let at = match folds {
                    _ if ordinary => i + j,
                    Folds::Single => i + j + 1,
                    Folds::Pairs => i + j + 1 + folds_twice::<L>(i) as usize,
                    Folds::All => L - 2 + j,
                };
                if !ordinary || j > 0 {
                    out[at] = out[at].wrapping_sub(UNIT);
                }
                out[at + 1] = out[at + 1].wrapping_sub(HIGH);
            }
            j += 1;
        }
        i += 1;
    }
    let mut columns = [0; COLUMNS];
    let mut k = 0;
    while k < 2 * L {
        columns[k] = out[k];
        if reduction.is_some() && k + 1 < 2 * L {
            columns[k] = columns[k].wrapping_add(1 << 63);
        }
        if reduction.is_some() && k > 0 {
            columns[k] = columns[k].wrapping_sub(1 << 11);
        }
        k += 1;
    }
    columns
}

/// How columns begin where [`Vector::mul_each_by_rows`](crate::vector::Vector::mul_each_by_rows) adds `L` rows to the
/// same columns, and one step's after them. Nothing is negative.
pub(crate) const fn bias_of_rows<const L: usize>() -> [u64; COLUMNS] {
    let mut out = [0u64; COLUMNS];
    let mut j = 0;
    while j < L {
        let steps = L as u64 + 1;
        // The lowest half of the step is left out.
        out[j] = out[j].wrapping_sub(UNIT.wrapping_mul(if j == 0 { L as u64 } else { steps }));
        out[j + 1] = out[j + 1].wrapping_sub(HIGH.wrapping_mul(steps));
        j += 1;
    }
    out
}

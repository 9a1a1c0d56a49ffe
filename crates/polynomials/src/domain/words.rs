//! Transforms of field elements in words, by twiddles that are prepared as factors of many products.
//!
//! The layers are those of `split` in the module above: depth first until a part fits the first cache, layer by layer
//! from there. Prepared twiddles are four times as long, and layer `k` needs `2^k` of them, so the last layers of a
//! large transform take the twiddles as they are. From bit-reversed order it is faster to reverse the bits first than
//! to multiply after adding.

use alloc::vec::Vec;

use montane_fields::{Modulus, Mont};
use montane_kernels::cpu::tuning::polynomials::PART;
use montane_kernels::cpu::tuning::shares;

use super::order::Direction;
use super::threads::join;

/// A twiddle as [`Mont::butterfly`] takes it.
type Rows = [[u64; 4]; 4];

/// The first twiddles of a domain, prepared.
#[derive(Clone, Debug)]
pub struct WordTwiddles(Vec<Rows>);

/// What the values of a block are multiplied by.
enum Factor<'a, F> {
    One,
    Prepared(&'a Rows),
    Plain(&'a F),
}

/// All that the layers need: the twiddles, and the direction as what it does to them.
#[derive(Clone, Copy)]
pub(crate) struct InWords<'a, M> {
    pub(crate) prepared: &'a WordTwiddles,
    pub(crate) twiddles: &'a [Mont<M, 4>],
    pub(crate) direction: Direction,
}

impl WordTwiddles {
    /// Of so many twiddles at most, where there are faster products by what is prepared.
    pub(crate) fn new<M: Modulus<4>>(twiddles: &[Mont<M, 4>], at_most: usize) -> Option<Self> {
        let twiddles = &twiddles[..twiddles.len().min(at_most)];
        let mut prepared = Vec::with_capacity(twiddles.len());
        for twiddle in twiddles {
            prepared.push(twiddle.rows()?);
        }
        Some(Self(prepared))
    }
}

impl<'a, M: Modulus<4>> InWords<'a, M> {
    fn factor(&self, block: usize) -> Factor<'a, Mont<M, 4>> {
        let place = self.direction.place(block);
        match self.prepared.0.get(place) {
            _ if block == 0 => Factor::One,
            Some(rows) => Factor::Prepared(rows),
            None => Factor::Plain(&self.twiddles[place]),
        }
    }

    /// Halves getting smaller, from block `block` of its layer on.
    pub(crate) fn split(self, values: &mut [Mont<M, 4>], block: usize) {
        if values.len() > PART {
            let (low, high) = values.split_at_mut(values.len() / 2);
            self.shared_layer(low, high, block);
            let parallel = low.len() > shares::SCALARS;
            join(parallel, || self.split(low, 2 * block), || self.split(high, 2 * block + 1));
            return;
        }
        let (mut size, mut first) = (values.len(), block);
        while size > 1 {
            values.chunks_exact_mut(size).zip(first..).for_each(|(values, block)| self.split_layer(values, block));
            (size, first) = (size / 2, 2 * first);
        }
    }

    #[inline(always)]
    fn split_layer(self, values: &mut [Mont<M, 4>], block: usize) {
        let (low, high) = values.split_at_mut(values.len() / 2);
        self.butterflies(low, high, block);
    }

    /// A layer that is long enough on all threads: the first ones have no blocks to share.
    fn shared_layer(self, low: &mut [Mont<M, 4>], high: &mut [Mont<M, 4>], block: usize) {
        let half = low.len() / 2;
        if half < shares::SCALARS {
            self.butterflies(low, high, block);
            return;
        }
        let ((a, b), (c, d)) = (low.split_at_mut(half), high.split_at_mut(half));
        join(true, || self.shared_layer(a, c, block), || self.shared_layer(b, d, block));
    }

    #[inline(always)]
    fn butterflies(self, low: &mut [Mont<M, 4>], high: &mut [Mont<M, 4>], block: usize) {
        let pairs = low.iter_mut().zip(high);
        // In the other direction twiddles have the other sign.
        match (self.factor(block), self.direction) {
            (Factor::One, _) => pairs.for_each(|(u, v)| (*u, *v) = (*u + *v, *u - *v)),
            (Factor::Prepared(rows), Direction::Forward) => pairs.for_each(|(u, v)| [*u, *v] = u.butterfly(v, rows)),
            (Factor::Prepared(rows), Direction::Inverse) => pairs.for_each(|(u, v)| [*v, *u] = u.butterfly(v, rows)),
            (Factor::Plain(w), direction) => pairs.for_each(|(u, v)| {
                let w = if direction == Direction::Forward { *w } else { -*w };
                let t = *v * w;
                (*u, *v) = (*u + t, *u - t);
            }),
        }
    }
}

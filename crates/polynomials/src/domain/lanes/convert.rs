//! Values to vectors and back: where each is read and written, and what it is multiplied by on the way.

use alloc::vec::Vec;
use core::ops::Range;

use montane_fields::{Modulus, Mont};
use montane_kernels::cpu::Isa;
use montane_kernels::cpu::tuning::polynomials::TOGETHER;
use montane_kernels::cpu::tuning::shares;
use montane_kernels::inlined;
use montane_kernels::vector::{Lanes52, Vector8};

use super::super::order::Order;
use super::super::powers::{powers, square_n};
use super::super::threads::{in_parts, is_shared, made};
use super::{BLOCK, Eight, InLanes, L, Plan, VECTORS};

/// Where element `i` of a vector of `2^log` in natural order is, or is to be, in another order; with the exponent
/// negated.
#[derive(Clone, Copy)]
struct Place {
    log: u32,
    order: Order,
    negated: bool,
}

impl Place {
    #[inline(always)]
    fn of(self, i: usize) -> usize {
        let i = if self.negated { i.wrapping_neg() & ((1 << self.log) - 1) } else { i };
        match self.order {
            Order::Natural => i,
            Order::BitReversed => self.reversed(i),
        }
    }

    /// The bits of `i` in reverse.
    #[inline(always)]
    fn reversed(self, i: usize) -> usize {
        i.reverse_bits() >> (usize::BITS - self.log)
    }
}

/// The vector that is brought back to natural order as number `i`, by turns one of the same number in each of some
/// blocks. Their numbers differ in the first bits alone, so their elements are neighbours, and whole lines of the cache
/// are written at once.
#[inline(always)]
fn in_turn(blocks: usize, together: usize, i: usize) -> usize {
    let block = i / together / VECTORS + i % together * (blocks / together);
    VECTORS * block + i / together % VECTORS
}

/// What values are multiplied by on their way back, in Montgomery form with `R`.
struct Factors {
    /// Vector `v` of each block, if there is any factor.
    of_vectors: Option<[Eight; VECTORS]>,
    /// And each block, if they differ.
    of_blocks: Vec<[u64; L]>,
}

impl<M: Modulus<4>, V: Vector8> InLanes<M, V> {
    /// Montgomery form of plain values below `p`, in place.
    pub(crate) fn to_montgomery(isa: V::Isa, values: &mut [[u64; 4]]) {
        isa.outline(inlined!(|| {
            // R^2 2^256 / R: the product with it takes a plain value to the form with 2^256.
            let factor = Lanes52::<V, L>::splat(isa, &Self::K.r2).mul(&Lanes52::splat(isa, &Self::K.leave), &Self::K);
            for eight in values.as_chunks_mut::<8>().0 {
                *eight = Lanes52::<V, L>::pack(isa, eight).mul(&factor, &Self::K).unpack();
            }
        }));
    }

    /// Eight elements of natural order to a vector, each below `2p`, multiplied by powers if they are to be.
    pub(super) fn enter(isa: V::Isa, values: &[Mont<M, 4>], plan: &Plan<Mont<M, 4>>) -> Vec<Eight> {
        let place = Place { log: plan.log, order: plan.from, negated: plan.inverse };
        let powers = plan.shift.filter(|_| !plan.inverse).map(|base| {
            let mut powers = [Mont::<M, 4>::ONE; 8];
            (1..8).for_each(|i| powers[i] = powers[i - 1] * base);
            (powers, powers[7] * base)
        });
        made(Eight::ZERO, values.len() / 8, shares::VECTORS, |start, out| {
            let powers = powers.map(|(powers, step)| {
                let first = step.pow_vartime(&[start as u64]);
                (powers.map(|power| power * first), step)
            });
            Self::enter_from(isa, values, place, powers, start, out);
        })
    }

    /// [`Self::enter`] from vector `start` on, given the factors of that vector and what takes them to the next.
    fn enter_from(
        isa: V::Isa,
        values: &[Mont<M, 4>],
        place: Place,
        powers: Option<([Mont<M, 4>; 8], Mont<M, 4>)>,
        start: usize,
        out: &mut [Eight],
    ) {
        isa.outline(inlined!(|| {
            let enter = Lanes52::<V, L>::splat(isa, &Self::K.enter);
            let mut scale = match &powers {
                Some((powers, step)) => Some((Self::pack(isa, &enter, powers), Self::pack(isa, &enter, &[*step; 8]))),
                None => None,
            };
            for (v, out) in out.iter_mut().enumerate() {
                let mut eight = [Mont::ZERO; 8];
                for (i, element) in eight.iter_mut().enumerate() {
                    *element = values[place.of(8 * (start + v) + i)];
                }
                let mut x = Self::as_they_are(isa, &eight);
                if let Some((power, step)) = &mut scale {
                    x = x.mul_relaxed(power, &Self::K);
                    *power = power.mul_relaxed(step, &Self::K);
                }
                *out = Eight(x.store());
            }
        }));
    }

    /// Vectors back to elements; lane `i` of vector `v` of a block is element `8 i + v` of its bit-reversed order.
    pub(super) fn leave(isa: V::Isa, buffer: &[Eight], plan: &Plan<Mont<M, 4>>, out: &mut [Mont<M, 4>]) {
        let place = Place { log: plan.log, order: plan.to, negated: false };
        let factors = &Self::factors(isa, plan);
        let serial = 8 * shares::VECTORS;
        let blocks = buffer.len() / VECTORS;
        let together = blocks.min(TOGETHER);
        match place.order {
            Order::BitReversed => in_parts(out, serial, |start, out| {
                let first = start / 8;
                Self::leave_each(
                    isa,
                    buffer,
                    first..first + out.len() / 8,
                    #[inline(always)]
                    |i| i,
                    factors,
                    #[inline(always)]
                    |position, value| out[position - start] = value,
                );
            }),
            // Threads write what is next to each other: the vectors whose number in their block is `v` are those
            // elements of natural order whose numbers begin with the bits of `v` in reverse.
            Order::Natural if is_shared(out.len(), serial) => {
                let eighth = out.len() / VECTORS;
                in_parts(out, eighth, |start, out| {
                    let v = (start / eighth).reverse_bits() >> (usize::BITS - VECTORS.ilog2());
                    Self::leave_each(
                        isa,
                        buffer,
                        0..blocks,
                        #[inline(always)]
                        |i| in_turn(blocks, together, i / together * together * VECTORS + i % together) + v,
                        factors,
                        #[inline(always)]
                        |position, value| out[place.reversed(position) - start] = value,
                    );
                });
            }
            Order::Natural => Self::leave_each(
                isa,
                buffer,
                0..buffer.len(),
                #[inline(always)]
                |i| in_turn(blocks, together, i),
                factors,
                #[inline(always)]
                |position, value| out[place.reversed(position)] = value,
            ),
        }
    }

    /// What values are multiplied by on their way back: by the scale, and after the layers of an inverse transform by
    /// powers. The bits of an element's number in its block and those of the block are apart in the exponent, too.
    fn factors(isa: V::Isa, plan: &Plan<Mont<M, 4>>) -> Factors {
        let base = plan.shift.filter(|_| plan.inverse);
        if base.is_none() && plan.scale == Mont::ONE {
            return Factors { of_vectors: None, of_blocks: Vec::new() };
        }
        let log = BLOCK.ilog2();
        let block = powers(log, square_n(base.unwrap_or(Mont::ONE), plan.log - log), plan.scale, Order::BitReversed);
        let mut of_vectors = [Eight::ZERO; VECTORS];
        for (v, eight) in of_vectors.iter_mut().enumerate() {
            let elements = core::array::from_fn(|i| block[8 * i + v]);
            *eight = Self::eight_of(isa, &elements);
        }
        let mut of_blocks = Vec::new();
        if let Some(base) = base {
            let first = powers(plan.log - log, base, Mont::ONE, Order::BitReversed);
            for elements in first.chunks(8) {
                let Eight(limbs) = Self::eight_of(isa, &core::array::from_fn(|i| elements[i % elements.len()]));
                of_blocks.extend((0..elements.len()).map(|i| limbs.map(|limb| limb[i])));
            }
        }
        Factors { of_vectors: Some(of_vectors), of_blocks }
    }

    /// Factors for lanes, below `p`.
    fn eight_of(isa: V::Isa, elements: &[Mont<M, 4>; 8]) -> Eight {
        isa.outline(inlined!(|| {
            let enter = Lanes52::<V, L>::splat(isa, &Self::K.enter);
            Eight(Self::as_they_are(isa, elements).mul(&enter, &Self::K).store())
        }))
    }

    /// Calls `put` for each element of the vectors that a range stands for and its position in bit-reversed order.
    #[inline(always)]
    fn leave_each(
        isa: V::Isa,
        buffer: &[Eight],
        range: Range<usize>,
        number: impl Fn(usize) -> usize,
        factors: &Factors,
        mut put: impl FnMut(usize, Mont<M, 4>),
    ) {
        isa.outline(inlined!(|| {
            for i in range {
                let v = number(i);
                let x = Self::load(isa, &buffer[v]).normalised();
                let x = match &factors.of_vectors {
                    None => x.canonical_by(&Self::QUOTIENT, &Self::K),
                    Some(of_vectors) => {
                        let mut factor = Self::load(isa, &of_vectors[v % VECTORS]);
                        if let Some(of_block) = factors.of_blocks.get(v / VECTORS) {
                            factor = factor.mul(&Lanes52::splat(isa, of_block), &Self::K);
                        }
                        x.mul(&factor, &Self::K)
                    }
                };
                let words = x.unpack::<4>();
                for (i, words) in words.into_iter().enumerate() {
                    let position = (v - v % VECTORS) * 8 + 8 * i + v % VECTORS;
                    put(position, Mont::from_montgomery_unchecked(words));
                }
            }
        }));
    }

    /// Elements as they are, in Montgomery form with `2^256`. The layers are linear, so values keep it; only factors
    /// need the form with `R`.
    #[inline(always)]
    pub(super) fn as_they_are(isa: V::Isa, elements: &[Mont<M, 4>; 8]) -> Lanes52<V, L> {
        let mut words = [[0; 4]; 8];
        for (words, element) in words.iter_mut().zip(elements) {
            *words = *element.montgomery_limbs();
        }
        Lanes52::pack(isa, &words)
    }

    /// Lanes in Montgomery form with `R`, below `2p`.
    #[inline(always)]
    pub(super) fn pack(isa: V::Isa, enter: &Lanes52<V, L>, elements: &[Mont<M, 4>; 8]) -> Lanes52<V, L> {
        Self::as_they_are(isa, elements).mul_relaxed(enter, &Self::K)
    }
}

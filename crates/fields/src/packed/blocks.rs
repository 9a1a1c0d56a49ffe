//! Six elements of a prime field side by side, four of them in lanes of doubles and two in words: a [`Field`] for
//! processors whose vector unit multiplies beside the integer unit.

use core::fmt;
use core::marker::PhantomData;

use montane_kernels::block::{self, Block, BlockVector, Constants, LANES, WIDTH, WORDS};
use montane_kernels::cpu::Isa;
use montane_kernels::vector;
use montane_kernels::{Params, each, inlined, select};
use subtle::{Choice, ConditionallySelectable};

use super::code::isa;
use super::elements::{Packed, PackedPrime, pow_vartime_exponent};
use crate::field::{Compiled, Field};
use crate::modulus::Modulus;
use crate::mont::Mont;
use crate::sealed::Sealed;

/// Six elements of the field of `M`: four in `L` limbs of 52 bits with `R = 2^(52 L)`, two as [`Mont`] has them.
///
/// Invariant: limbs below `2^52`, lanes at most `2p`, words below `p`; [`Field::add_lazy`] is an operand of products
/// only. Products are reduced as they are made. Every operation is a call, which costs little beside it.
///
/// # Panics
/// Every operation panics where the vector's token is not to be had: for registers, on a CPU without AVX2, FMA, BMI2
/// and ADX, or where `MONTANE_ISA` caps it.
#[repr(transparent)]
pub struct Blocks<V, M, const N: usize, const L: usize>(Block<N, L>, PhantomData<(V, M)>);

impl<V, M, const N: usize, const L: usize> Clone for Blocks<V, M, N, L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<V, M, const N: usize, const L: usize> Copy for Blocks<V, M, N, L> {}

impl<V: BlockVector<N, L>, M: Modulus<N>, const N: usize, const L: usize> fmt::Debug for Blocks<V, M, N, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.unpack()[..WIDTH]).finish()
    }
}

type Lanes<V, const L: usize> = vector::Lanes52<V, L>;

impl<V: BlockVector<N, L>, M: Modulus<N>, const N: usize, const L: usize> Blocks<V, M, N, L> {
    /// What products need.
    const CONSTANTS: Constants<N, L> = {
        assert!(V::LANES == LANES, "the vectors of blocks have four lanes");
        Constants::new(M::P)
    };

    /// The same element six times, in a constant.
    #[must_use]
    pub const fn splat(a: &Mont<M, N>) -> Self {
        let limbs = vector::Modulus52::<L>::enter_const(&M::P, *a.montgomery_limbs(), 0);
        Self::in_every_lane(&limbs, [*a.montgomery_limbs(); WORDS])
    }

    const fn in_every_lane(limbs: &[u64; L], words: [[u64; N]; WORDS]) -> Self {
        let mut lanes = [[0; LANES]; L];
        let mut i = 0;
        while i < L {
            lanes[i] = [limbs[i]; LANES];
            i += 1;
        }
        Self(Block { lanes, words }, PhantomData)
    }

    #[inline(always)]
    fn lanes(&self) -> Lanes<V, L> {
        block::lanes(isa::<V>(), &self.0.lanes)
    }

    /// The elements in words.
    #[inline(always)]
    fn words(&self) -> [Mont<M, N>; WORDS] {
        self.0.words.map(
            #[inline(always)]
            |words| Mont::from_montgomery_unchecked(words),
        )
    }

    /// Lanes and words computed apart.
    #[inline(always)]
    fn apart(lanes: &Lanes<V, L>, words: [[u64; N]; WORDS]) -> Self {
        Self(Block { lanes: block::limbs(lanes), words }, PhantomData)
    }

    /// An operation on the words. Operands are read where they are: a copy would wait for what has just been written.
    #[inline(always)]
    fn each(
        f: impl Fn(&[u64; N], &[u64; N], &Params<N>) -> [u64; N],
        a: &Block<N, L>,
        b: &Block<N, L>,
    ) -> [[u64; N]; WORDS] {
        let k = &Self::CONSTANTS.params;
        [f(&a.words[0], &b.words[0], k), f(&a.words[1], &b.words[1], k)]
    }

    /// The lanes of the product with a number below `2p`, brought below `p`.
    #[inline(always)]
    fn canonical_lanes(&self, limbs: &[u64; L]) -> Lanes<V, L> {
        let product = Self::raw_mul(self, &Self::in_every_lane(limbs, [[0; N]; WORDS]));
        product.lanes().canonical(&Self::CONSTANTS.modulus)
    }

    #[inline(always)]
    fn raw_mul(a: &Self, b: &Self) -> Self {
        Self(V::product(isa::<V>(), &a.0, &b.0, &Self::CONSTANTS), PhantomData)
    }

    /// Element `i` is `elements[i]`.
    fn pack_array(elements: &[Mont<M, N>; WIDTH]) -> Self {
        isa::<V>().outline(inlined!(|| {
            let mut words = [[0; 8]; N];
            for (lane, element) in elements[..LANES].iter().enumerate() {
                for (row, word) in words.iter_mut().zip(element.montgomery_limbs()) {
                    row[lane] = *word;
                }
            }
            let plain = Self::apart(&Lanes::pack_words(isa::<V>(), &words), [[0; N]; WORDS]);
            let enter = Self::in_every_lane(&Self::CONSTANTS.modulus.enter, [[0; N]; WORDS]);
            let mut out = Self::raw_mul(&plain, &enter);
            out.0.words = [*elements[LANES].montgomery_limbs(), *elements[LANES + 1].montgomery_limbs()];
            out
        }))
    }
}

impl<V, M, const N: usize, const L: usize> Sealed for Blocks<V, M, N, L> {}

impl<V: BlockVector<N, L>, M: Modulus<N>, const N: usize, const L: usize> Compiled for Blocks<V, M, N, L> {
    type Code = V::Isa;
    const IN_PLACE: bool = true;
    #[inline(always)]
    fn set_add(&mut self, a: &Self, b: &Self) {
        Self::call(inlined!(|| {
            a.lanes().add_relaxed(&b.lanes(), &Self::CONSTANTS.modulus).store_to(&mut self.0.lanes);
            [self.0.words[0], self.0.words[1]] = Self::each(select::add, &a.0, &b.0);
        }));
    }
    #[inline(always)]
    fn set_sub(&mut self, a: &Self, b: &Self) {
        Self::call(inlined!(|| {
            a.lanes().sub_relaxed(&b.lanes(), &Self::CONSTANTS.modulus).store_to(&mut self.0.lanes);
            [self.0.words[0], self.0.words[1]] = Self::each(select::sub, &a.0, &b.0);
        }));
    }
    #[inline(always)]
    fn set_mul(&mut self, a: &Self, b: &Self) {
        V::set_product(isa::<V>(), &mut self.0, &a.0, &b.0, &Self::CONSTANTS);
    }
    #[inline(always)]
    fn set_square(&mut self, a: &Self) {
        V::set_square(isa::<V>(), &mut self.0, &a.0, &Self::CONSTANTS);
    }
    #[inline(always)]
    fn square_n_assign(&mut self, n: usize) {
        V::square_n(isa::<V>(), &mut self.0, n, &Self::CONSTANTS);
    }
}

impl<V: BlockVector<N, L>, M: Modulus<N>, const N: usize, const L: usize> Field for Blocks<V, M, N, L> {
    /// Products are reduced.
    type Wide = Self;
    const ZERO: Self = Self::splat(&Mont::ZERO);
    const ONE: Self = Self::splat(&Mont::ONE);

    #[inline(always)]
    fn add(&self, b: &Self) -> Self {
        Self::call(inlined!(|| {
            let sum = self.lanes().add_relaxed(&b.lanes(), &Self::CONSTANTS.modulus);
            Self::apart(&sum, Self::each(select::add, &self.0, &b.0))
        }))
    }
    #[inline(always)]
    fn sub(&self, b: &Self) -> Self {
        Self::call(inlined!(|| {
            let difference = self.lanes().sub_relaxed(&b.lanes(), &Self::CONSTANTS.modulus);
            Self::apart(&difference, Self::each(select::sub, &self.0, &b.0))
        }))
    }
    #[inline(always)]
    fn neg(&self) -> Self {
        Self::ZERO.sub(self)
    }
    #[inline(always)]
    fn double(&self) -> Self {
        Field::add(self, self)
    }
    /// In lanes unreduced, at most `4p`; in words below `2p`.
    #[inline(always)]
    fn add_lazy(&self, b: &Self) -> Self {
        if !select::takes_lazy(&Self::CONSTANTS.params, 4) {
            return Field::add(self, b);
        }
        Self::call(inlined!(|| {
            let (a, b) = (&self.0, &b.0);
            let words = [select::sum(&a.words[0], &b.words[0]), select::sum(&a.words[1], &b.words[1])];
            Self::apart(
                &block::lanes::<V, L>(isa::<V>(), &a.lanes).add_lazy(&block::lanes(isa::<V>(), &b.lanes)),
                words,
            )
        }))
    }
    #[inline(always)]
    fn wide_zero() -> Self {
        Self::ZERO
    }
    #[inline(always)]
    fn mul_wide(a: &Self, b: &Self) -> Self {
        Self::raw_mul(a, b)
    }
    #[inline(always)]
    fn square_wide(a: &Self) -> Self {
        Self(V::squared(isa::<V>(), &a.0, &Self::CONSTANTS), PhantomData)
    }
    #[inline(always)]
    fn wide_add(a: &Self, b: &Self) -> Self {
        Field::add(a, b)
    }
    #[inline(always)]
    fn wide_sub(a: &Self, b: &Self) -> Self {
        Field::sub(a, b)
    }
    #[inline(always)]
    fn reduce(w: &Self) -> Self {
        *w
    }
}

impl<V: BlockVector<N, L>, M: Modulus<N>, const N: usize, const L: usize> Packed for Blocks<V, M, N, L> {
    type Single = Mont<M, N>;
    const WIDTH: usize = WIDTH;

    #[inline]
    fn pack(element: impl Fn(usize) -> Mont<M, N>) -> Self {
        Self::pack_array(&each(inlined!(|i: usize| element(i))))
    }

    fn unpack(&self) -> [Mont<M, N>; 8] {
        isa::<V>().outline(inlined!(|| {
            let words: [[u64; 8]; N] = self.canonical_lanes(&Self::CONSTANTS.modulus.leave).unpack_words();
            let mut out = [Mont::ZERO; 8];
            for (lane, out) in out[..LANES].iter_mut().enumerate() {
                let mut limbs = [0; N];
                for (limb, row) in limbs.iter_mut().zip(&words) {
                    *limb = row[lane];
                }
                *out = Mont::from_montgomery_unchecked(limbs);
            }
            [out[LANES], out[LANES + 1]] = self.words();
            out
        }))
    }

    #[inline(always)]
    fn blend(&self, b: &Self, chosen: u8) -> Self {
        let ([a0, a1], [b0, b1]) = (self.words(), b.words());
        let choose = |a: &Mont<M, N>, b: &Mont<M, N>, i: usize| {
            *Mont::conditional_select(a, b, Choice::from(chosen >> (LANES + i) & 1)).montgomery_limbs()
        };
        Self::apart(&self.lanes().blend(&b.lanes(), chosen), [choose(&a0, &b0, 0), choose(&a1, &b1, 1)])
    }

    #[inline(always)]
    fn is_zero(&self) -> u8 {
        let [a0, a1] = self.words().map(
            #[inline(always)]
            |a| a.is_zero().unwrap_u8(),
        );
        self.canonical_lanes(&Self::CONSTANTS.modulus.one).is_zero() | a0 << LANES | a1 << (LANES + 1)
    }
}

impl<V: BlockVector<N, L>, M: Modulus<N>, const N: usize, const L: usize> PackedPrime for Blocks<V, M, N, L> {
    fn is_odd(&self) -> u8 {
        let [a0, a1] = self.words().map(|a| a.is_odd().unwrap_u8());
        let mut one = [0; L];
        one[0] = 1;
        isa::<V>().outline(inlined!(|| self.canonical_lanes(&one).is_odd() | a0 << LANES | a1 << (LANES + 1)))
    }

    fn progenitor(&self) -> Self {
        const { assert!(M::P[0] & 3 == 3, "the progenitor here is that of a prime with p = 3 mod 4") };
        pow_vartime_exponent(self, &Mont::<M, N>::ODD_PART_HALVED)
    }
}

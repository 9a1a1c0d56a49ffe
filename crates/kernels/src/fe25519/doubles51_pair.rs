//! Eight elements modulo `2^255 - 19` in two registers of floating-point lanes for each limb: batches.

use super::doubles51::{Doubles51, LooseDoubles};
use super::doubles51_product::Product51;
use super::form::FieldOps;
use super::lanes::FieldLanes;
use crate::cpu::Fma;
use crate::vector::Ymm;
use crate::{Inlined, inlined};

/// Eight tight elements: lanes 0 to 3, lanes 4 to 7.
pub type DoublesPair<V> = [Doubles51<V>; 2];

/// Eight elements in 256-bit registers.
pub type Doubles8x51 = DoublesPair<Ymm<Fma>>;

/// Each half by itself.
#[inline(always)]
fn zip<V: Product51, T>(
    a: DoublesPair<V>,
    b: DoublesPair<V>,
    Inlined(f): Inlined<impl Fn(Doubles51<V>, Doubles51<V>) -> T>,
) -> [T; 2] {
    [f(a[0], b[0]), f(a[1], b[1])]
}

impl<V: Product51> FieldOps for DoublesPair<V> {
    type Isa = V::Isa;
    type Loose = [LooseDoubles<V>; 2];

    #[inline(always)]
    fn isa(self) -> V::Isa {
        self[0].isa()
    }
    #[inline(always)]
    fn from_words(isa: V::Isa, words: [u64; 4]) -> Self {
        [Doubles51::from_words(isa, words); 2]
    }
    #[inline(always)]
    fn sum<const P: usize, const M: usize>(plus: [Self; P], minus: [Self; M]) -> Self::Loose {
        let (mut low, mut high) = (([plus[0][0]; P], [plus[0][0]; M]), ([plus[0][1]; P], [plus[0][1]; M]));
        for k in 0..P {
            [low.0[k], high.0[k]] = plus[k];
        }
        for k in 0..M {
            [low.1[k], high.1[k]] = minus[k];
        }
        [Doubles51::sum(low.0, low.1), Doubles51::sum(high.0, high.1)]
    }
    #[inline(always)]
    fn carry([low, high]: Self::Loose) -> Self {
        [Doubles51::carry(low), Doubles51::carry(high)]
    }
    /// Each half is a call: formulas of sixteen products stay short, and the call costs less than the registers that
    /// they lack.
    #[inline(always)]
    fn mul_loose(a: Self::Loose, b: Self::Loose) -> Self {
        [a[0].mul_outlined(b[0]), a[1].mul_outlined(b[1])]
    }
    #[inline(always)]
    fn square_loose([low, high]: Self::Loose) -> Self {
        [low.square_outlined(), high.square_outlined()]
    }
    #[inline(always)]
    fn neg(self) -> Self {
        [self[0].neg(), self[1].neg()]
    }
}

impl<V: Product51> FieldLanes<8> for DoublesPair<V> {
    type Four = Doubles51<V>;

    #[inline(always)]
    fn permute<const ORDER: i32>(self) -> Self {
        [self[0].permute::<ORDER>(), self[1].permute::<ORDER>()]
    }
    #[inline(always)]
    fn blend(self, b: Self, lanes: u8) -> Self {
        [self[0].blend(b[0], lanes & 15), self[1].blend(b[1], lanes >> 4)]
    }
    #[inline(always)]
    fn lane(self, lane: usize) -> [u64; 4] {
        self[lane / 4].lane(lane % 4)
    }
    #[inline(always)]
    fn from_limbs51(isa: V::Isa, limbs: &[[u64; 8]; 5]) -> Self {
        let mut halves = [[[0; 4]; 5]; 2];
        for i in 0..5 {
            halves[0][i].copy_from_slice(&limbs[i][..4]);
            halves[1][i].copy_from_slice(&limbs[i][4..]);
        }
        [Doubles51::from_limbs51(isa, &halves[0]), Doubles51::from_limbs51(isa, &halves[1])]
    }
    #[inline(always)]
    fn pack(isa: V::Isa, [a, b, c, d, e, f, g, h]: [&[u64; 4]; 8]) -> Self {
        [Doubles51::pack(isa, [a, b, c, d]), Doubles51::pack(isa, [e, f, g, h])]
    }
    #[inline(always)]
    fn unpack(self) -> [[u64; 4]; 8] {
        let ([a, b, c, d], [e, f, g, h]) = (self[0].unpack(), self[1].unpack());
        [a, b, c, d, e, f, g, h]
    }
    #[inline(always)]
    fn equals(self, b: Self) -> u8 {
        let [low, high] = zip(self, b, inlined!(|a: Doubles51<V>, b: Doubles51<V>| a.equals(b)));
        low | high << 4
    }
    #[inline(always)]
    fn is_odd(self) -> u8 {
        self[0].is_odd() | self[1].is_odd() << 4
    }
}

//! Elements side by side in lanes as formulas see them, whichever unit multiplies them: four lanes for the coordinates
//! of a point, eight for batches.

use super::form::FieldOps;
use super::lanes51::{Lanes51, Sum51};
use crate::vector::{Vector, Vector8};
use crate::{each, inlined};

/// `WIDTH` elements in lanes.
pub trait FieldLanes<const WIDTH: usize>: FieldOps {
    /// Four lanes of the same unit.
    type Four: FourLanes<Isa = Self::Isa>;

    /// The elements from any words below `2^256`.
    fn pack(isa: Self::Isa, elements: [&[u64; 4]; WIDTH]) -> Self;
    /// From limbs of 51 bits below `2^51 + 2^11`: `limbs[i][lane]`.
    fn from_limbs51(isa: Self::Isa, limbs: &[[u64; WIDTH]; 5]) -> Self;
    /// Lane `i` of every group of four becomes lane `(ORDER >> 2i) & 3` of that group.
    #[must_use]
    fn permute<const ORDER: i32>(self) -> Self;
    /// The lanes of `b` whose bit is set in `lanes`, the other lanes of `self`. Constant time in `lanes`.
    #[must_use]
    fn blend(self, b: Self, lanes: u8) -> Self;
    /// The canonical words of one lane.
    ///
    /// # Panics
    /// If there is no such lane.
    #[must_use]
    fn lane(self, lane: usize) -> [u64; 4];
    /// The canonical words of all elements.
    #[must_use]
    fn unpack(self) -> [[u64; 4]; WIDTH];
    /// The lanes that are equal modulo `p`, one bit for each.
    #[must_use]
    fn equals(self, b: Self) -> u8;
    /// The lanes whose canonical representative is odd, one bit for each.
    #[must_use]
    fn is_odd(self) -> u8;

    /// Exchanges the lanes whose bit is set in `lanes`. Constant time in `lanes`.
    #[inline(always)]
    #[must_use]
    fn swap(self, b: Self, lanes: u8) -> [Self; 2] {
        [self.blend(b, lanes), b.blend(self, lanes)]
    }
}

/// Four lanes: the coordinates of a point.
///
/// A sum of products lane by lane is carried once, so a [`Self::Wide`] is a product before that. Apart from
/// [`FieldLanes`], as a pair of registers for eight has no such sums.
pub trait FourLanes: FieldLanes<4> {
    /// A product, or a sum of few, in every lane.
    type Wide: Copy;

    /// `a + b` in the lanes of `PLUS`, `a - b` in those of `MINUS`, `a` in the others: an operand of a product.
    fn add_sub<const PLUS: u8, const MINUS: u8>(a: Self, b: Self) -> Self::Loose;

    /// `a * b`.
    fn mul_wide(a: Self::Loose, b: Self::Loose) -> Self::Wide;
    /// As [`Self::add_sub`], for at most two sums and a difference in a lane, where `b` is a product.
    fn add_sub_wide<const PLUS: u8, const MINUS: u8>(a: Self::Wide, b: Self::Wide) -> Self::Wide;
    /// As [`FieldLanes::permute`].
    fn permute_wide<const ORDER: i32>(a: Self::Wide) -> Self::Wide;
    /// As [`FieldLanes::blend`].
    fn blend_wide(a: Self::Wide, b: Self::Wide, lanes: u8) -> Self::Wide;
    /// The element, carried.
    fn reduce(a: Self::Wide) -> Self;
}

/// What is the same for four lanes and for eight: methods of the type itself.
macro_rules! of_any_width {
    () => {
        #[inline(always)]
        fn permute<const ORDER: i32>(self) -> Self {
            self.permute::<ORDER>()
        }
        #[inline(always)]
        fn blend(self, b: Self, lanes: u8) -> Self {
            self.blend(b, lanes)
        }
        #[inline(always)]
        fn lane(self, lane: usize) -> [u64; 4] {
            self.lane(lane)
        }
        #[inline(always)]
        fn equals(self, b: Self) -> u8 {
            self.equals(b)
        }
        #[inline(always)]
        fn is_odd(self) -> u8 {
            self.is_odd()
        }
    };
}

impl<V: Vector> FieldLanes<4> for Lanes51<V> {
    type Four = Self;

    #[inline(always)]
    fn pack(isa: V::Isa, elements: [&[u64; 4]; 4]) -> Self {
        Self::from_lanes(isa, &each::<_, 4>(inlined!(|i: usize| *elements[i])))
    }
    #[inline(always)]
    fn from_limbs51(isa: V::Isa, limbs: &[[u64; 4]; 5]) -> Self {
        Self::from_limbs(isa, limbs)
    }
    #[inline(always)]
    fn unpack(self) -> [[u64; 4]; 4] {
        each(inlined!(|i: usize| self.lane(i)))
    }
    of_any_width!();
}

impl<V: Vector8> FieldLanes<8> for Lanes51<V> {
    type Four = Lanes51<V::Half>;

    #[inline(always)]
    fn pack(isa: V::Isa, elements: [&[u64; 4]; 8]) -> Self {
        Self::pack(isa, elements)
    }
    #[inline(always)]
    fn from_limbs51(isa: V::Isa, limbs: &[[u64; 8]; 5]) -> Self {
        Self::from_limbs(isa, limbs)
    }
    #[inline(always)]
    fn unpack(self) -> [[u64; 4]; 8] {
        self.unpack()
    }
    of_any_width!();
}

/// The multiplier's results are carried at once: its chains are what a product takes, not its carries.
impl<V: Vector> FourLanes for Lanes51<V> {
    type Wide = Sum51<V>;

    #[inline(always)]
    fn add_sub<const PLUS: u8, const MINUS: u8>(a: Self, b: Self) -> Self::Loose {
        Sum51::new([a], []).add_sub::<PLUS, MINUS>(Sum51::new([b], [])).carry()
    }
    #[inline(always)]
    fn mul_wide(a: Self::Loose, b: Self::Loose) -> Sum51<V> {
        Sum51::new([Self::mul_loose(a, b)], [])
    }
    #[inline(always)]
    fn add_sub_wide<const PLUS: u8, const MINUS: u8>(a: Sum51<V>, b: Sum51<V>) -> Sum51<V> {
        a.add_sub::<PLUS, MINUS>(b)
    }
    #[inline(always)]
    fn permute_wide<const ORDER: i32>(a: Sum51<V>) -> Sum51<V> {
        a.permute::<ORDER>()
    }
    #[inline(always)]
    fn blend_wide(a: Sum51<V>, b: Sum51<V>, lanes: u8) -> Sum51<V> {
        a.blend(b, lanes)
    }
    #[inline(always)]
    fn reduce(a: Sum51<V>) -> Self {
        a.carry()
    }
}

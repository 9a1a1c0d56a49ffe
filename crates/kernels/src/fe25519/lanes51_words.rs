//! Elements in AVX-512 IFMA lanes from words and limbs, and back. What words become is a call: it is done once for many
//! operations.

use super::form::{FOLD_255, FieldOps};
use super::lanes51::{LIMB_BITS, Lanes51, TIGHT, all_below, map};
use super::limbs51;
use super::radix51::LOW_51;
use crate::cpu::Isa;
use crate::inlined;
use crate::vector::lanes::pack::recut;
use crate::vector::{Vector, Vector8};

impl<V: Vector> Lanes51<V> {
    /// One element for each lane, from any words below `2^256`.
    ///
    /// # Panics
    /// If there are not as many elements as lanes.
    #[inline(always)]
    #[must_use]
    pub fn from_lanes(isa: V::Isa, elements: &[[u64; 4]]) -> Self {
        assert_eq!(elements.len(), V::LANES, "one element for each lane");
        Self::from_limbs(isa, &limbs51::in_lanes(elements))
    }

    /// The canonical words of one lane.
    ///
    /// # Panics
    /// If there is no such lane.
    #[inline(always)]
    #[must_use]
    pub fn lane(self, lane: usize) -> [u64; 4] {
        let mut limbs = [0; 5];
        for i in 0..5 {
            let mut lanes = [0; 8];
            self.0[i].store(&mut lanes[..V::LANES]);
            limbs[i] = lanes[..V::LANES][lane];
        }
        limbs51::to_words(&limbs)
    }

    /// From tight limbs: `limbs[i][lane]`; lanes beyond the register's are ignored.
    ///
    /// # Panics
    /// If there are fewer lanes than the register has.
    #[inline(always)]
    #[must_use]
    pub fn from_limbs<const N: usize>(isa: V::Isa, limbs: &[[u64; N]; 5]) -> Self {
        let mut out = [V::splat(isa, 0); 5];
        for i in 0..5 {
            out[i] = V::load(isa, &limbs[i][..V::LANES]);
        }
        debug_assert!(all_below(&out, TIGHT));
        Self(out)
    }

    /// The limbs: `limbs[i][lane]`.
    #[inline(always)]
    #[must_use]
    pub fn to_limbs(self) -> [[u64; 8]; 5] {
        let mut out = [[0; 8]; 5];
        for i in 0..5 {
            self.0[i].store(&mut out[i][..V::LANES]);
        }
        out
    }

    /// The canonical representative below `p`, in limbs below `2^51`.
    ///
    /// A tight value is below `2^255 + 2^216 < 2p`, so `p` is subtracted at most once: exactly if adding 19 carries out
    /// of bit 255.
    #[inline(always)]
    #[must_use]
    pub fn canonical(self) -> Self {
        let isa = self.isa();
        let low = V::splat(isa, LOW_51);
        let nineteen = V::splat(isa, FOLD_255);
        let mut r = self.0;
        isa.inline_late(inlined!(|| {
            let mut q = r[0].add(nineteen).shr(LIMB_BITS);
            for i in 1..5 {
                q = r[i].add(q).shr(LIMB_BITS);
            }
            r[0] = r[0].madd_lo(q, nineteen);
            for i in 1..5 {
                r[i] = r[i].add(r[i - 1].shr(LIMB_BITS));
            }
        }));
        Self(map(&r, inlined!(|x: V| x.and(low))))
    }

    /// The lanes that are zero modulo `p`, one bit for each.
    #[inline(always)]
    #[must_use]
    pub fn is_zero(self) -> u8 {
        self.isa().inline_late(inlined!(|| {
            let r = self.canonical().0;
            let any = r[0].or(r[1]).or(r[2]).or(r[3]).or(r[4]);
            // Below 2^51, so the top bit of `any - 1` is set for zero alone.
            any.sub(V::splat(any.isa(), 1)).top_bits()
        }))
    }

    /// The lanes that are equal modulo `p`, one bit for each.
    #[inline(always)]
    #[must_use]
    pub fn equals(self, b: Self) -> u8 {
        self.sub(b).is_zero()
    }

    /// The lanes whose canonical representative is odd, one bit for each.
    #[inline(always)]
    #[must_use]
    pub fn is_odd(self) -> u8 {
        self.isa().inline_late(inlined!(|| self.canonical().0[0].shl(u64::BITS - 1).top_bits()))
    }
}

impl<V: Vector8> Lanes51<V> {
    /// Eight elements from any words below `2^256`.
    ///
    /// Bits 0 to 254 are cut into limbs; bit 255 counts 19, so the first limb is below `2^51 + 19 < T`.
    #[inline(always)]
    #[must_use]
    pub fn pack(isa: V::Isa, elements: [&[u64; 4]; 8]) -> Self {
        isa.inline_late(inlined!(|| {
            let words = V::columns(isa, elements);
            let mut limbs: [V; 5] = recut(&words, u64::BITS as usize, LIMB_BITS as usize, LOW_51);
            limbs[0] = limbs[0].madd_lo(words[3].shr(u64::BITS - 1), V::splat(isa, FOLD_255));
            Self(limbs)
        }))
    }

    /// The canonical words of eight elements.
    #[inline(always)]
    #[must_use]
    pub fn unpack(self) -> [[u64; 4]; 8] {
        self.isa().inline_late(inlined!(|| {
            let words: [V; 4] = recut(&self.canonical().0, LIMB_BITS as usize, u64::BITS as usize, u64::MAX);
            let mut columns = [V::splat(self.isa(), 0); 8];
            columns[..4].copy_from_slice(&words);
            let rows = V::transpose(columns);
            let mut out = [[0; 4]; 8];
            for i in 0..8 {
                rows[i].store(&mut out[i]);
            }
            out
        }))
    }
}

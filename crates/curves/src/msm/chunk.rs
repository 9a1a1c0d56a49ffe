//! What is summed, a chunk at a time: finite points and the parts of scalars that they are multiplied by.

use alloc::vec::Vec;
use core::ops::Range;

use montane_fields::Field;
use montane_kernels::cpu::tuning::sums::SHARE;

use crate::recode::Part;
use crate::shares::shares_of;
use crate::terms::Terms;
use crate::weierstrass::{Affine, Curve, Projective, Scalar};

/// The image of a finite point.
pub(super) fn image<C: Curve>((x, y): &(C::Base, C::Base)) -> (C::Base, C::Base) {
    // The endomorphism keeps Z = 1.
    let image = C::endomorphism(&Projective { x: *x, y: *y, z: C::Base::ONE });
    (image.x, image.y)
}

/// Points of the subgroup and scalars, which the endomorphism splits.
pub(super) struct Split<'a, C: Curve> {
    pub(super) bases: &'a [Affine<C>],
    pub(super) scalars: &'a [Scalar<C>],
}

impl<C: Curve> Terms<C::Base> for Split<'_, C> {
    fn bits(&self) -> usize {
        C::LEAST_BITS
    }
    fn parts(&self) -> usize {
        C::PARTS
    }
    fn term(&self, i: usize, put: &mut dyn FnMut((C::Base, C::Base), usize, Part)) {
        let Some(point) = self.bases[i].coordinates() else { return };
        let parts = C::least_parts_vartime(&self.scalars[i]);
        for (image, part) in parts[..C::PARTS].iter().enumerate() {
            if part.magnitude != 0 {
                put(point, image, *part);
            }
        }
    }
}

/// Points of the curve and numbers.
pub(super) struct Short<'a, C: Curve> {
    pub(super) bases: &'a [Affine<C>],
    pub(super) scalars: &'a [u128],
}

impl<C: Curve> Terms<C::Base> for Short<'_, C> {
    fn bits(&self) -> usize {
        128
    }
    fn parts(&self) -> usize {
        1
    }
    fn term(&self, i: usize, put: &mut dyn FnMut((C::Base, C::Base), usize, Part)) {
        let part = Part { magnitude: self.scalars[i], negative: 0 };
        if let (Some(point), 1..) = (self.bases[i].coordinates(), part.magnitude) {
            put(point, 0, part);
        }
    }
}

/// Points and parts that are worked on at once: each image of a point that has a part is an entry.
pub(super) struct Chunk<F> {
    pub(super) points: Vec<(F, F)>,
    /// The images of each that have a part, one bit for each; the lowest is the point itself.
    pub(super) images: Vec<u8>,
    /// The parts of all of them, one point after the other.
    pub(super) parts: Vec<Part>,
    /// How many parts there may be.
    pub(super) room: usize,
}

impl<F: Send> Chunk<F> {
    /// Nothing, with room for so many parts, of which a term has no more than `parts`; of fewer, there are more points.
    pub(super) fn with_room(room: usize, parts: usize) -> Self {
        Self {
            points: Vec::with_capacity(room.div_ceil(parts)),
            images: Vec::with_capacity(room.div_ceil(parts)),
            parts: Vec::with_capacity(room),
            room,
        }
    }

    /// The first terms of a range, as many as there is room for, instead of what was here. Returns the others.
    pub(super) fn fill(&mut self, terms: &dyn Terms<F>, range: Range<usize>) -> Range<usize> {
        self.points.clear();
        self.images.clear();
        self.parts.clear();
        for i in range.clone() {
            if self.parts.len() + terms.parts() > self.room {
                return i..range.end;
            }
            let before = self.parts.len();
            terms.term(i, &mut |point, image, part| {
                let above = part.magnitude.saturating_sub(1).checked_shr(terms.bits() as u32);
                debug_assert_eq!(above.unwrap_or(0), 0, "a part is at most 2^{}", terms.bits());
                if self.parts.len() == before {
                    self.points.push(point);
                    self.images.push(0);
                }
                *self.images.last_mut().expect("a point has come") |= 1 << image;
                self.parts.push(part);
            });
        }
        range.end..range.end
    }

    /// All terms of a range, which threads share.
    pub(super) fn of(terms: &dyn Terms<F>, range: Range<usize>) -> Self {
        let chunks = shares_of(range.len(), SHARE, |share| {
            let mut chunk = Self::with_room(terms.parts() * share.len(), terms.parts());
            chunk.fill(terms, range.start + share.start..range.start + share.end);
            chunk
        });
        let mut all = Self::with_room(terms.parts() * range.len(), terms.parts());
        for chunk in chunks {
            all.points.extend(chunk.points);
            all.images.extend(chunk.images);
            all.parts.extend(chunk.parts);
        }
        all
    }
}

/// How many digits of `window` bits stand for any part of at most `2^bits`: one bit more, for the last carry.
pub(super) fn count(bits: usize, window: usize) -> usize {
    (bits + 1).div_ceil(window)
}

/// How many of many parts are at most `2^bits`, and above half of that, for each number of bits; 1 is of one bit.
pub(super) struct Lengths([u64; 129]);

impl Lengths {
    pub(super) fn of(parts: &[Part]) -> Self {
        let mut lengths = Self([0; 129]);
        parts.iter().for_each(|part| lengths.count(part, 1));
        lengths
    }

    /// What one term from each of `sample` equal pieces says of all, at a place that is another one in each.
    pub(super) fn of_some<F>(terms: &dyn Terms<F>, range: Range<usize>, sample: usize) -> Self {
        let mut lengths = Self([0; 129]);
        let piece = (range.len() / sample).max(1);
        let mut random = 0_u64;
        for start in range.clone().step_by(piece) {
            // Knuth's linear congruential generator.
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let i = start + (random >> 32) as usize % piece;
            if i < range.end {
                terms.term(i, &mut |_, _, part| lengths.count(&part, piece as u64));
            }
        }
        lengths
    }

    /// Those of so many parts of so many bits.
    #[cfg(test)]
    pub(super) fn alike(parts: u64, bits: usize) -> Self {
        Self(core::array::from_fn(|i| if i == bits { parts } else { 0 }))
    }

    /// Counts a part so many times.
    fn count(&mut self, part: &Part, times: u64) {
        let bits = part.magnitude.checked_sub(1).map_or(0, |less| (u128::BITS - less.leading_zeros()).max(1));
        self.0[bits as usize] += times;
    }

    /// The bits of the longest.
    pub(super) fn longest(&self) -> usize {
        self.0.iter().rposition(|parts| *parts > 0).unwrap_or(0)
    }

    /// How many digits of `window` bits stand for all parts, the longest of which has so many bits, but for those above
    /// the highest that is not zero.
    pub(super) fn digits(&self, longest: usize, window: usize) -> u128 {
        let lengths = (1..).zip(&self.0[1..=longest]).filter(|(_, parts)| **parts > 0);
        lengths.map(|(bits, parts)| u128::from(*parts) * count(bits, window) as u128).sum()
    }
}

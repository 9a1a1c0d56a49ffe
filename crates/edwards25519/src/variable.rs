//! `[s]P` for a secret scalar, and sums of few of them with shared doublings: signed digits of four bits, each table
//! read whole.

use alloc::vec::Vec;

use montane_fields::Modulus;
use montane_fields::curve25519::{FieldForm, L, bytes_to_words};
use montane_groups::recode::signed_nibbles;
use montane_kernels::cpu::Isa;
use montane_kernels::fe25519::FourLanes;
use montane_kernels::inlined;
use montane_kernels::word::{mask, opaque, select};
use zeroize::Zeroize;

use super::base::is_equal;
use super::point4::{Cached4, Point4};
use super::scalar_traits::clamped_words;
use super::straus::Accumulator;
use super::{Coordinates, EdwardsPoint, Scalar};
use crate::edwards::{Cached, Completed, Extended};

/// Digits of four bits.
pub(super) const NIBBLES: usize = 64;

/// The multiples in a table: a digit's magnitude is at most 8.
pub(super) const MULTIPLES: usize = 8;

/// An accumulator whose addends can be chosen without a trace.
pub(super) trait Secret: Accumulator {
    /// An addend in a table.
    type Entry: Copy;
    /// An addend as an entry.
    fn entry(addend: &Self::Addend) -> Self::Entry;
    /// `digit` times the point of a table that holds its multiples 1 to 8; reads every entry whatever the digit.
    fn choose(isa: Self::Isa, table: &[Self::Entry; MULTIPLES], digit: i8) -> Self::Addend;
}

/// 1 and the magnitude for a negative digit, 0 and the digit otherwise.
#[inline(always)]
fn sign_and_magnitude(digit: i8) -> (u64, u64) {
    let negative = opaque((digit as u8 >> 7) as u64);
    (negative, (digit ^ -(negative as i8)).wrapping_add(negative as i8) as u64)
}

impl<F: FieldForm> Secret for Completed<F> {
    /// The coordinates of a [`Cached`], in words.
    type Entry = Coordinates;

    #[inline(always)]
    fn entry(addend: &Cached<F>) -> Coordinates {
        [addend.y_plus_x, addend.y_minus_x, addend.z2, addend.t2d].map(
            #[inline(always)]
            |a| a.to_any_words(),
        )
    }

    #[inline(never)]
    fn choose(isa: F::Isa, table: &[Coordinates; MULTIPLES], digit: i8) -> Cached<F> {
        let (negative, magnitude) = sign_and_magnitude(digit);
        let mut chosen: Coordinates = [[0; 4]; 4];
        for (j, candidate) in table.iter().enumerate() {
            let this = mask(is_equal(magnitude, j as u64 + 1));
            for (word, c) in chosen.as_flattened_mut().iter_mut().zip(candidate.as_flattened()) {
                *word |= this & c;
            }
        }
        // The neutral element if none was: Y + X = Y - X = 1, 2Z = 2.
        let none = is_equal(magnitude, 0);
        chosen[0][0] |= none;
        chosen[1][0] |= none;
        chosen[2][0] |= none << 1;
        let [plus, minus, z2, t2d] = chosen;
        let swap = |a: &[u64; 4], b: &[u64; 4]| core::array::from_fn(|i| select(a[i], b[i], negative));
        let t2d = F::from_words(isa, t2d);
        Cached {
            y_plus_x: F::from_words(isa, swap(&plus, &minus)),
            y_minus_x: F::from_words(isa, swap(&minus, &plus)),
            z2: F::from_words(isa, z2),
            t2d: F::select(t2d, t2d.neg(), negative),
        }
    }
}

impl<L: FourLanes> Secret for Point4<L> {
    type Entry = Cached4<L>;

    #[inline(always)]
    fn entry(addend: &Cached4<L>) -> Cached4<L> {
        *addend
    }

    #[inline(always)]
    fn choose(isa: L::Isa, table: &[Cached4<L>; MULTIPLES], digit: i8) -> Cached4<L> {
        let (negative, magnitude) = sign_and_magnitude(digit);
        // Y - X = Y + X = 1, 2Z = 2
        let mut chosen = L::from_limbs51(isa, &[[1, 1, 2, 0], [0; 4], [0; 4], [0; 4], [0; 4]]);
        for (j, candidate) in table.iter().enumerate() {
            chosen = chosen.blend(candidate.0, mask(is_equal(magnitude, j as u64 + 1)) as u8);
        }
        Cached4(chosen).negate_if(mask(negative) as u8)
    }
}

/// The multiples 1 to 8 of a point.
#[inline(always)]
fn multiples<A: Secret>(isa: A::Isa, constant: A::Constant, p: &Coordinates, table: &mut [A::Entry; MULTIPLES]) {
    let mut multiple = A::from_coordinates(isa, p);
    let step = multiple.prepare(constant);
    table[0] = A::entry(&step);
    for entry in &mut table[1..] {
        multiple.add(&step, false);
        *entry = A::entry(&multiple.prepare(constant));
    }
}

/// `n` of them: one takes no memory from the allocator.
fn some<'a, T: Copy>(n: usize, one: &'a mut [T; 1], many: &'a mut Vec<T>) -> &'a mut [T] {
    if n == 1 {
        return one;
    }
    many.resize(n, one[0]);
    many
}

/// `sum of scalars[i] points[i]`, for scalars below `2^255` and as many points; constant time, no memory index depends
/// on a scalar.
#[inline(always)]
fn sum<A: Secret>(isa: A::Isa, points: &[Coordinates], scalars: &[[u64; 4]]) -> A {
    let constant = A::constant(isa);
    let (mut one, mut many) = ([[0; NIBBLES]], Vec::new());
    let digits = some(scalars.len(), &mut one, &mut many);
    for (digits, scalar) in digits.iter_mut().zip(scalars) {
        *digits = signed_nibbles(scalar);
    }
    let mut acc = A::identity(isa);
    let (mut one, mut many) = ([[A::entry(&acc.prepare(constant)); MULTIPLES]], Vec::new());
    let tables = some(points.len(), &mut one, &mut many);
    for (table, point) in tables.iter_mut().zip(points) {
        multiples::<A>(isa, constant, point, table);
    }
    for place in (0..NIBBLES).rev() {
        for (i, (table, digits)) in tables.iter().zip(digits.iter()).enumerate() {
            // Chosen before the doublings, which do not wait for it.
            let addend = A::choose(isa, table, digits[place]);
            if i == 0 && place + 1 < NIBBLES {
                acc.double(4);
            }
            acc.add(&addend, false);
        }
    }
    digits.as_flattened_mut().zeroize();
    acc
}

/// [`sum`] with the coordinates of each point in four vector lanes.
pub(super) fn sum_lanes<L: FourLanes>(lanes: L::Isa, points: &[Coordinates], scalars: &[[u64; 4]]) -> Coordinates {
    lanes.outline(inlined!(|| sum::<Point4<L>>(lanes, points, scalars).coordinates()))
}

/// [`sum`] in a scalar form.
pub(super) fn sum_in_form<F: FieldForm>(isa: F::Isa, points: &[Coordinates], scalars: &[[u64; 4]]) -> Extended<F> {
    sum::<Completed<F>>(isa, points, scalars).extended()
}

/// Products by one scalar.
impl EdwardsPoint {
    /// `[scalar] self`
    #[must_use]
    pub fn mul(&self, scalar: &Scalar) -> Self {
        self.times(&scalar.0)
    }

    /// `[n] self` for the clamped integer `n` (RFC 7748, section 5), which is not reduced modulo `L`.
    #[must_use]
    pub fn mul_clamped(&self, bytes: [u8; 32]) -> Self {
        self.times(&clamped_words(bytes))
    }

    /// `[n] self` for 32 bytes, least significant first, below `2^255`: not reduced modulo `L`.
    ///
    /// # Panics
    /// If the number is `2^255` or more.
    #[doc(hidden)]
    #[must_use]
    pub fn mul_unreduced(&self, bytes: &[u8; 32]) -> Self {
        assert!(bytes[31] < 128, "below 2^255");
        self.times(&bytes_to_words(bytes))
    }

    /// Whether the point is in the subgroup of order `L`: `[L] self` is the neutral element.
    #[must_use]
    pub fn is_torsion_free(&self) -> bool {
        self.times(&L::P).is_identity().into()
    }

    /// `[s] self` for any `s < 2^255`; constant time.
    ///
    /// 252 doublings, 64 additions and a table of 8 points.
    fn times(&self, s: &[u64; 4]) -> Self {
        in_lanes!(
            |lanes: Four, Eight| Self(sum_lanes::<Four>(lanes, &[self.0], &[*s])),
            else best_form!(|isa: F| Self::store(&sum_in_form::<F>(isa, &[self.0], &[*s])))
        )
    }
}

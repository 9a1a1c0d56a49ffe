//! Sums of products of many points and scalars: constant time with tables, or by buckets where time may depend on the
//! scalars.

use alloc::vec::Vec;

use montane_fields::curve25519::{FieldForm, FieldOps, bytes_to_words, invert};
use montane_groups::recode::signed_nibbles;
use montane_groups::{MsmError, same_length};
use montane_kernels::cpu::Isa;
use montane_kernels::cpu::tuning::edwards25519::{BUCKETS, TABLES, buckets_from, lanes_from};
use montane_kernels::fe25519::FieldLanes;
use montane_kernels::inlined;
use montane_kernels::word::{opaque, sbb};
use zeroize::Zeroize;

use super::base::{add_halves, lanes_equal, sums_of_lanes};
use super::buckets::{self, Prepared};
use super::constants::D2;
use super::lattice::ORDER;
use super::point4::Point4;
use super::straus;
use super::variable::{self, MULTIPLES, NIBBLES};
use super::{Affine, Coordinates, EdwardsPoint, Scalar};
use crate::edwards::{Cached, Completed, Extended};

/// The words of numbers of 32 bytes.
///
/// # Panics
/// If a number is `2^255` or more.
#[inline]
fn words_below_2_255(numbers: &[[u8; 32]]) -> Vec<[u64; 4]> {
    assert!(numbers.iter().all(|bytes| bytes[31] < 128), "below 2^255");
    numbers.iter().map(bytes_to_words).collect()
}

/// A number below `2^255` as one between `-2^254 - 2^128` and `2^254`, in two's complement, that has the same product
/// with every point of the curve: the group is cyclic of order `8L`. Modulo `L` that would be so in the subgroup alone.
fn signed(k: &[u64; 4]) -> [u64; 4] {
    if k[3] >> 62 == 0 {
        return *k;
    }
    let mut borrow = 0;
    core::array::from_fn(|i| {
        let word;
        (word, borrow) = sbb(k[i], ORDER[i], borrow);
        word
    })
}

impl EdwardsPoint {
    /// `sum of scalars[i] points[i]`, for any points of the curve; constant time but for how many there are.
    ///
    /// # Errors
    /// If there are not as many scalars as points.
    #[inline]
    pub fn msm(points: &[Self], scalars: &[Scalar]) -> Result<Self, MsmError> {
        same_length(points, scalars)?;
        Ok(Self::sum_of_products(points, scalars.iter().map(|s| s.0).collect()))
    }

    /// `sum of numbers[i] points[i]`, for any points of the curve and numbers below `2^255`, least significant byte
    /// first, not reduced modulo `L`; constant time but for how many there are.
    ///
    /// # Errors
    /// If there are not as many numbers as points.
    ///
    /// # Panics
    /// If a number is `2^255` or more.
    #[doc(hidden)]
    #[inline]
    pub fn msm_unreduced(points: &[Self], numbers: &[[u8; 32]]) -> Result<Self, MsmError> {
        same_length(points, numbers)?;
        Ok(Self::sum_of_products(points, words_below_2_255(numbers)))
    }

    /// [`Self::msm`] of as many words below `2^255` as points, which are cleared.
    #[inline]
    fn sum_of_products(points: &[Self], mut words: Vec<[u64; 4]>) -> Self {
        let mut total = Self::IDENTITY;
        for (points, words) in points.chunks(TABLES).zip(words.chunks(TABLES)) {
            let coordinates: Vec<Coordinates> = points.iter().map(|p| p.0).collect();
            let sum = in_lanes!(
                |lanes: Four, Eight| if points.len() < lanes_from(<Eight as FieldOps>::Isa::LEVEL) {
                    Self(variable::sum_lanes::<Four>(lanes, &coordinates, words))
                } else {
                    let halves = sum_of_eights::<Eight>(lanes, &coordinates, words);
                    best_form!(|isa: F| Self::store(&add_halves::<F>(isa, &halves)))
                },
                else best_form!(|isa: F| Self::store(&variable::sum_in_form::<F>(isa, &coordinates, words)))
            );
            total = total.add(&sum);
        }
        words.as_mut_slice().as_flattened_mut().zeroize();
        total
    }

    /// `sum of scalars[i] points[i]`, for any points of the curve, in or out of the subgroup; neither points nor
    /// scalars are secret.
    ///
    /// # Errors
    /// If there are not as many scalars as points.
    #[inline]
    pub fn msm_vartime(points: &[Self], scalars: &[Scalar]) -> Result<Self, MsmError> {
        same_length(points, scalars)?;
        let words: Vec<[u64; 4]> = scalars.iter().map(|s| s.0).collect();
        Ok(Self::sum_of_products_vartime(points, &words))
    }

    /// `sum of numbers[i] points[i]`, for any points of the curve and numbers below `2^255`, least significant byte
    /// first, not reduced modulo `L`; neither points nor numbers are secret.
    ///
    /// # Errors
    /// If there are not as many numbers as points.
    ///
    /// # Panics
    /// If a number is `2^255` or more.
    #[doc(hidden)]
    #[inline]
    pub fn msm_unreduced_vartime(points: &[Self], numbers: &[[u8; 32]]) -> Result<Self, MsmError> {
        same_length(points, numbers)?;
        Ok(Self::sum_of_products_vartime(points, &words_below_2_255(numbers)))
    }

    /// `[scalar] self`, for any point of the curve; neither it nor the scalar is secret.
    #[must_use]
    #[inline]
    pub fn mul_vartime(&self, scalar: &Scalar) -> Self {
        Self::sum_by_tables_vartime(core::slice::from_ref(self), core::slice::from_ref(&scalar.0), &Scalar::ZERO)
    }

    /// `[a] A + [b] B`, for any point `A` of the curve and the base point `B`; neither point nor scalars are secret.
    #[must_use]
    #[inline]
    pub fn double_scalar_mul_basepoint_vartime(a: &Scalar, point: &Self, b: &Scalar) -> Self {
        Self::sum_by_tables_vartime(core::slice::from_ref(point), core::slice::from_ref(&a.0), b)
    }

    /// `[base] B + sum of words[i] points[i]`, for any points of the curve and as many numbers below `2^255`.
    #[inline]
    fn sum_by_tables_vartime(points: &[Self], words: &[[u64; 4]], base: &Scalar) -> Self {
        let coordinates: Vec<Coordinates> = points.iter().map(|p| p.0).collect();
        in_lanes!(
            |lanes: Four, Eight| Self(lanes.outline(
                inlined!(|| straus::sum::<Point4<Four>>(lanes, base, &coordinates, words).coordinates()),
            )),
            else best_form!(|isa: F| {
                Self::store(&straus::sum::<Completed<F>>(isa, base, &coordinates, words).extended())
            })
        )
    }

    /// `sum of words[i] points[i]`, for any points of the curve and as many numbers below `2^255`.
    #[inline]
    fn sum_of_products_vartime(points: &[Self], words: &[[u64; 4]]) -> Self {
        debug_assert!(points.len() == words.len() && words.iter().all(|k| k[3] >> 63 == 0));
        let level = in_lanes!(|_lanes: Four, Eight| Some(<Eight as FieldOps>::Isa::LEVEL), else None);
        if points.len() < buckets_from(level) {
            return Self::sum_by_tables_vartime(points, words, &Scalar::ZERO);
        }
        points.chunks(BUCKETS).zip(words.chunks(BUCKETS)).fold(Self::IDENTITY, |total, (points, words)| {
            let words: Vec<[u64; 4]> = words.iter().map(signed).collect();
            let sum = best_form!(|isa: F| {
                Self::store(&in_lanes!(
                    |lanes: Four, Eight| buckets::sum::<F, Eight>(lanes, isa, &prepare::<F, Eight>(lanes, isa, points), &words),
                    else buckets::sum_one_by_one::<F>(isa, &Self::batch_to_affine(points), &words)
                ))
            });
            total.add(&sum)
        })
    }

    /// The affine coordinates of many points, with one inversion; constant time.
    #[doc(hidden)]
    #[must_use]
    #[inline]
    pub fn batch_to_affine(points: &[Self]) -> Vec<Affine> {
        best_form!(|isa: F| {
            let mut products = Vec::with_capacity(points.len());
            let mut product = F::one(isa);
            for point in points {
                products.push(product);
                product = product.mul(F::from_words(isa, point.0[2]));
            }
            let mut inverse = invert(product);
            let mut affine = Vec::with_capacity(points.len());
            for (point, before) in points.iter().zip(&products).rev() {
                let Extended { x, y, z, .. } = point.load::<F>(isa);
                let z_inverse = inverse.mul(*before);
                inverse = inverse.mul(z);
                affine.push(Affine { x: x.mul(z_inverse).to_words(), y: y.mul(z_inverse).to_words() });
            }
            affine.reverse();
            affine
        })
    }
}

/// Eight points, or fewer and neutral elements, one in each lane.
#[inline(always)]
fn load_eight<L: FieldLanes<8>>(isa: L::Isa, points: &[Coordinates]) -> Extended<L> {
    let point = |lane: usize| points.get(lane).unwrap_or(&EdwardsPoint::IDENTITY.0);
    let [p0, p1, p2, p3, p4, p5, p6, p7] = [0, 1, 2, 3, 4, 5, 6, 7].map(point);
    let [x, y, z, t] = [0, 1, 2, 3].map(
        #[inline(always)]
        |i: usize| L::pack(isa, [&p0[i], &p1[i], &p2[i], &p3[i], &p4[i], &p5[i], &p6[i], &p7[i]]),
    );
    Extended { x, y, z, t }
}

/// The multiples 1 to 8 of eight points, prepared.
type EightTables<L> = [Cached<L>; MULTIPLES];

/// `sum of scalars[i] points[i]`, for scalars below `2^255`, eight points at a time, each lane with its own sum.
/// Constant time, no memory index depends on a scalar.
///
/// The two halves of the sum, each its coordinates.
pub(super) fn sum_of_eights<L: FieldLanes<8>>(
    lanes: L::Isa,
    points: &[Coordinates],
    scalars: &[[u64; 4]],
) -> [Coordinates; 2] {
    let mut digits: Vec<[[i8; NIBBLES]; 8]> = scalars
        .chunks(8)
        .map(|eight| core::array::from_fn(|lane| eight.get(lane).map_or([0; NIBBLES], signed_nibbles)))
        .collect();
    let halves = lanes.outline(inlined!(|| {
        let d2 = L::from_words(lanes, D2);
        let mut tables: Vec<EightTables<L>> = Vec::with_capacity(digits.len());
        for eight in points.chunks(8) {
            let point = load_eight::<L>(lanes, eight);
            let step = point.cached(d2);
            let (mut multiple, mut table) = (point, [step; MULTIPLES]);
            for entry in &mut table[1..] {
                multiple = multiple.add(&step).extended();
                *entry = multiple.cached(d2);
            }
            tables.push(table);
        }
        let mut acc = Extended::identity(lanes);
        for place in (0..NIBBLES).rev() {
            if place + 1 < NIBBLES {
                for _ in 0..4 {
                    acc = acc.double();
                }
            }
            for (table, digits) in tables.iter().zip(&digits) {
                acc = acc.add(&choose(lanes, table, digits, place)).extended();
            }
        }
        sums_of_lanes(acc)
    }));
    digits.as_mut_slice().as_flattened_mut().as_flattened_mut().zeroize();
    halves
}

/// In each lane the multiple of its point that its digit says; reads every entry.
#[inline(always)]
fn choose<L: FieldLanes<8>>(
    isa: L::Isa,
    table: &EightTables<L>,
    digits: &[[i8; NIBBLES]; 8],
    place: usize,
) -> Cached<L> {
    let (mut magnitudes, mut negative) = (0u64, 0u8);
    for lane in 0..8 {
        let digit = digits[lane][place];
        let sign = digit >> 7;
        magnitudes |= u64::from(((digit ^ sign) - sign) as u8) << (8 * lane);
        negative |= (sign as u8 & 1) << lane;
    }
    let negative = opaque(negative.into()) as u8;
    let one = L::one(isa);
    let mut chosen = [one, one, L::from_words(isa, [2, 0, 0, 0]), L::zero(isa)];
    for (j, entry) in table.iter().enumerate() {
        let these = lanes_equal(magnitudes, j as u64 + 1);
        for (c, e) in chosen.iter_mut().zip([entry.y_plus_x, entry.y_minus_x, entry.z2, entry.t2d]) {
            *c = c.blend(e, these);
        }
    }
    let [plus, minus, z2, t2d] = chosen;
    let [y_plus_x, y_minus_x] = plus.swap(minus, negative);
    Cached { y_plus_x, y_minus_x, z2, t2d: t2d.blend(t2d.neg(), negative) }
}

/// Points made affine with one inversion, eight at a time, and prepared for buckets.
pub(super) fn prepare<F: FieldForm, L: FieldLanes<8>>(
    lanes: L::Isa,
    isa: F::Isa,
    points: &[EdwardsPoint],
) -> Vec<Prepared> {
    const ONE: [u64; 4] = [1, 0, 0, 0];
    let coordinates: Vec<Coordinates> = points.iter().map(|p| p.0).collect();
    if coordinates.iter().all(|p| p[2] == ONE) {
        return prepare_scaled::<L>(lanes, &coordinates, &[]);
    }
    // In each lane the products of the Z before.
    let (products, last) = lanes.outline(inlined!(|| {
        let mut products = Vec::with_capacity(coordinates.len().div_ceil(8));
        let mut product = L::one(lanes);
        for eight in coordinates.chunks(8) {
            products.push(product);
            product = product.mul(load_eight::<L>(lanes, eight).z);
        }
        (products, product.unpack())
    }));
    // The inverses of eight products by one inversion.
    let mut before = [F::one(isa); 8];
    let mut product = F::one(isa);
    for lane in 0..8 {
        before[lane] = product;
        product = product.mul(F::from_words(isa, last[lane]));
    }
    let mut inverse = invert(product);
    let mut inverses = [[0; 4]; 8];
    for lane in (0..8).rev() {
        inverses[lane] = inverse.mul(before[lane]).to_words();
        inverse = inverse.mul(F::from_words(isa, last[lane]));
    }
    let scales = lanes.outline(inlined!(|| {
        let mut scales = products;
        let mut inverse = L::pack(lanes, inverses.each_ref());
        for (scale, eight) in scales.iter_mut().zip(coordinates.chunks(8)).rev() {
            *scale = scale.mul(inverse);
            inverse = inverse.mul(load_eight::<L>(lanes, eight).z);
        }
        scales
    }));
    prepare_scaled(lanes, &coordinates, &scales)
}

/// Points whose `X` and `Y` are yet to be multiplied by `scales`, none meaning one.
fn prepare_scaled<L: FieldLanes<8>>(lanes: L::Isa, points: &[Coordinates], scales: &[L]) -> Vec<Prepared> {
    lanes.outline(inlined!(|| {
        let mut prepared = Vec::with_capacity(points.len());
        for (i, eight) in points.chunks(8).enumerate() {
            let Extended { mut x, mut y, .. } = load_eight::<L>(lanes, eight);
            if let Some(scale) = scales.get(i) {
                (x, y) = (x.mul(*scale), y.mul(*scale));
            }
            prepared.extend_from_slice(&Prepared::eight(x, y)[..eight.len()]);
        }
        prepared
    }))
}

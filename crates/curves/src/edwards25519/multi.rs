//! Many signature equations at once, each with its own multiplier. Nothing here is for secrets.

use alloc::vec;
use alloc::vec::Vec;

use montane_fields::curve25519::{FieldForm, FieldOps, SQRT_MINUS_ONE, bytes_to_words, root_candidate};
use montane_kernels::cpu::{Ifma, Isa};
use montane_kernels::fe25519::ifma::Lanes8x51 as Lanes;

use super::base::{DIGITS, add_halves, mul_base_best, signed_digits, sums_of_lanes};
use super::constants::{self, ENTRIES};
use super::straus::{self, Accumulator, WIDTH, entry, naf, odd_multiples};
use super::{Affine, Coordinates, Operation, Scalar, decompress_vartime, has_small_order, in_best_form};
use crate::edwards::{Cached, Completed, Extended, Projective};

/// One equation `[S]B = R + [k]A` and its multiplier `z`; what is multiplied by `B` is summed apart.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    /// The encoding of `R`, canonical or not.
    pub r: [u8; 32],
    /// `A`
    pub a: Affine,
    /// `z`, below `2^128`
    pub z: u128,
    /// `z k mod L`
    pub zk: Scalar,
}

impl Item {
    const fn z_words(&self) -> [u64; 4] {
        [self.z as u64, (self.z >> 64) as u64, 0, 0]
    }
}

/// `-([z]R + [zk]A)`, summed over all items; `None` if an `R` is no point. Every product's digits share the doublings.
#[must_use]
pub fn sum_vartime<F: FieldForm>(isa: F::Isa, items: &[Item]) -> Option<Extended<F>> {
    sum_of_chunks(isa, items, |chunk| straus_chunk::<F>(isa, chunk))
}

fn straus_chunk<F: FieldForm>(isa: F::Isa, items: &[Item]) -> Option<Extended<F>> {
    let constant = <Completed<F> as Accumulator>::constant(isa);
    let mut tables = Vec::with_capacity(2 * items.len());
    let mut digits = vec![[0i8; straus::DIGITS]; 2 * items.len()];
    let mut top = 0;
    for (item, digits) in items.iter().zip(digits.chunks_exact_mut(2)) {
        let r = decompress_vartime::<F>(isa, &item.r)?.point;
        tables.push(odd_multiples(Completed::<F>::from_affine(isa, &r, true), constant));
        tables.push(odd_multiples(Completed::<F>::from_affine(isa, &item.a, true), constant));
        top = top.max(naf(&item.z_words(), WIDTH, &mut digits[0])).max(naf(&item.zk.0, WIDTH, &mut digits[1]));
    }
    let mut acc = Completed::<F>::identity(isa);
    for i in (0..top).rev() {
        acc = Accumulator::double(acc);
        for (table, digits) in tables.iter().zip(&digits) {
            if digits[i] != 0 {
                let (index, negative) = entry(digits[i]);
                acc = Accumulator::add(acc, &table[index], negative);
            }
        }
    }
    Some(acc.extended())
}

/// Fewer items than this are not worth another core: each chunk has its own 256 doublings.
#[cfg(feature = "rayon")]
const SMALLEST_SHARE: usize = 32;

/// Items whose tables are in the cache together in [`sum_lanes_vartime`]: 19 KiB for each eight.
const CHUNK: usize = 256;

/// Eight points from their encodings, one in each lane, and the lanes that are points; as [`decompress_vartime`].
#[inline(always)]
fn decompress_lanes(isa: Ifma, encodings: &[[u8; 32]; 8]) -> (Extended<Lanes>, u8) {
    let mut words = [[0; 4]; 8];
    let mut signs = 0u8;
    for lane in 0..8 {
        words[lane] = bytes_to_words(&encodings[lane]);
        signs |= ((words[lane][3] >> 63) as u8) << lane;
        words[lane][3] &= u64::MAX >> 1;
    }
    let y = Lanes::pack(isa, &words);
    let one = Lanes::one(isa);
    let y2 = y.square();
    let (u, v) = (y2.sub(one), y2.mul(Lanes::from_words(isa, constants::D)).add(one));
    let candidate = root_candidate(u, v);
    // v x^2 is u, -u, i u or -i u; the last two have no root.
    let check = v.mul(candidate.square());
    let (is_u, is_minus_u) = (check.equals(u), check.equals(u.neg()));
    let root = candidate.blend(candidate.mul(Lanes::from_words(isa, SQRT_MINUS_ONE)), is_minus_u);
    let x = root.blend(root.neg(), root.is_odd() ^ signs);
    (Extended::from_affine(x, y), is_u | is_minus_u)
}

/// Multiples of a point that a signed digit of four bits chooses from: 0 to 8.
const MULTIPLES: usize = ENTRIES + 1;

/// `[multiple][coordinate]` of one point, prepared as an addend, canonical words: an entry is two cache lines.
type Table = [[[u64; 4]; 4]; MULTIPLES];

/// The multiples 0 to 8 of the points in eight lanes, one table for each lane.
#[inline(always)]
fn multiples(p: &Extended<Lanes>, d2: Lanes, tables: &mut [Table; 8]) {
    let first = p.cached(d2);
    let mut multiple = *p;
    for j in 1..MULTIPLES {
        let entry = multiple.cached(d2);
        let words = [entry.y_plus_x.unpack(), entry.y_minus_x.unpack(), entry.z2.unpack(), entry.t2d.unpack()];
        for lane in 0..8 {
            for i in 0..4 {
                tables[lane][j][i] = words[i][lane];
            }
        }
        multiple = multiple.add(&first).extended();
    }
}

/// Adds each lane's multiple of its own digit.
#[inline(always)]
fn add_digits(acc: &Extended<Lanes>, tables: &[Table; 8], digits: &[[i8; 8]; DIGITS], place: usize) -> Extended<Lanes> {
    let isa = acc.x.isa();
    let digits = &digits[place];
    let mut negative = 0u8;
    let mut entries = [&tables[0][0]; 8];
    for lane in 0..8 {
        negative |= (digits[lane] as u8 >> 7) << lane;
        entries[lane] = &tables[lane][usize::from(digits[lane].unsigned_abs())];
    }
    let mut coordinates = [acc.x; 4];
    for i in 0..4 {
        coordinates[i] = Lanes::pack(
            isa,
            &[
                entries[0][i],
                entries[1][i],
                entries[2][i],
                entries[3][i],
                entries[4][i],
                entries[5][i],
                entries[6][i],
                entries[7][i],
            ],
        );
    }
    let [plus, minus, z2, t2d] = coordinates;
    let [y_plus_x, y_minus_x] = plus.swap(minus, negative);
    let t2d = t2d.blend(t2d.neg(), negative);
    acc.add(&Cached { y_plus_x, y_minus_x, z2, t2d }).extended()
}

/// The neutral element as an addend, in every entry, until the others are written.
const NEUTRAL: Table = [[[1, 0, 0, 0], [1, 0, 0, 0], [2, 0, 0, 0], [0; 4]]; MULTIPLES];

/// Eight items side by side: tables of `R` and `A`, and the digits of `-z` and `-zk`, `[place][lane]`.
struct Group {
    tables: [[Table; 8]; 2],
    digits: [[[i8; 8]; DIGITS]; 2],
}

/// Digits of a multiplier: 128 bits and a carry.
const Z_DIGITS: usize = 128 / 4 + 1;

/// [`sum_vartime`] with eight items side by side in vector lanes; the result in the form `F`.
///
/// Decompression, tables and sums are all in lanes; digits have four bits and are signed, so a product takes as many
/// additions in every lane. Tables are kept as words and by lane: an addition then reads two cache lines for each lane,
/// where a table in lane order would have to be read whole, 160 lines.
#[must_use]
pub fn sum_lanes_vartime<F: FieldForm>(lanes: Ifma, isa: F::Isa, items: &[Item]) -> Option<Extended<F>> {
    sum_of_chunks(isa, items, |chunk| Some(add_halves(isa, &sum_chunk(lanes, chunk)?)))
}

/// The sum of a sum over chunks that fit the cache, on all cores with the `rayon` feature.
fn sum_of_chunks<F: FieldForm>(
    isa: F::Isa,
    items: &[Item],
    sum: impl Fn(&[Item]) -> Option<Extended<F>> + Sync + Send,
) -> Option<Extended<F>> {
    #[cfg(feature = "rayon")]
    let sums: Option<Vec<_>> = {
        use rayon::prelude::*;
        let share = items.len().div_ceil(rayon::current_num_threads()).next_multiple_of(8);
        items.par_chunks(share.clamp(SMALLEST_SHARE, CHUNK)).map(sum).collect()
    };
    #[cfg(not(feature = "rayon"))]
    let sums: Option<Vec<_>> = items.chunks(CHUNK).map(sum).collect();
    let d2 = F::from_words(isa, constants::D2);
    Some(sums?.iter().fold(Extended::identity(isa), |total, sum| total.add(&sum.cached(d2)).extended()))
}

fn sum_chunk(lanes: Ifma, items: &[Item]) -> Option<[Coordinates; 2]> {
    lanes.outline(
        #[inline(always)]
        || sum_chunk_inlined(lanes, items),
    )
}

#[inline(always)]
fn sum_chunk_inlined(lanes: Ifma, items: &[Item]) -> Option<[Coordinates; 2]> {
    let d2 = Lanes::from_words(lanes, constants::D2);
    let mut groups: Vec<Group> = Vec::with_capacity(items.len().div_ceil(8));
    for eight in items.chunks(8) {
        // Lanes without an item hold the neutral element, whose encoding is 1, times zero.
        let mut encodings = [[0; 32]; 8];
        let mut keys = [[[0; 4]; 8], [[1, 0, 0, 0]; 8]];
        let mut group = Group { tables: [[NEUTRAL; 8]; 2], digits: [[[0; 8]; DIGITS]; 2] };
        for lane in 0..8 {
            encodings[lane][0] = 1;
            if lane < eight.len() {
                let item = &eight[lane];
                encodings[lane] = item.r;
                keys[0][lane] = item.a.x;
                keys[1][lane] = item.a.y;
                for (digits, scalar) in group.digits.iter_mut().zip([item.z_words(), item.zk.0]) {
                    for (place, digit) in digits.iter_mut().zip(signed_digits(&scalar)) {
                        place[lane] = digit;
                    }
                }
            }
        }
        let (r, valid) = decompress_lanes(lanes, &encodings);
        if valid != u8::MAX {
            return None;
        }
        let a = Extended::from_affine(Lanes::pack(lanes, &keys[0]), Lanes::pack(lanes, &keys[1]));
        for (tables, point) in group.tables.iter_mut().zip([r, a]) {
            multiples(&point.neg(), d2, tables);
        }
        groups.push(group);
    }
    let mut acc = Extended::identity(lanes);
    for place in (0..DIGITS).rev() {
        for _ in 0..4 {
            acc = acc.double();
        }
        for g in 0..groups.len() {
            let group = &groups[g];
            for i in usize::from(place >= Z_DIGITS)..2 {
                acc = add_digits(&acc, &group.tables[i], &group.digits[i], place);
            }
        }
    }
    Some(sums_of_lanes(acc))
}

/// Whether `[base]B - sum of ([z]R + [zk]A)` has small order; `None` if an `R` is no point.
#[must_use]
pub fn balance_has_small_order(base: &Scalar, items: &[Item]) -> Option<bool> {
    struct Balance<'a>(&'a Scalar, &'a [Item]);
    impl Operation for Balance<'_> {
        type Output = Option<bool>;
        fn run<F: FieldForm>(self, isa: F::Isa) -> Option<bool> {
            let sum = match Ifma::detect() {
                Some(lanes) => sum_lanes_vartime::<F>(lanes, isa, self.1),
                None => sum_vartime::<F>(isa, self.1),
            }?;
            let base = mul_base_best::<F>(isa, &self.0.0);
            let balance: Projective<F> = base.add(&sum.cached(F::from_words(isa, constants::D2))).projective();
            Some(has_small_order(&balance))
        }
    }
    in_best_form(Balance(base, items))
}

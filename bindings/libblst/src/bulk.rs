//! Many points: affine forms, sums, sums of products by numbers of any width, in or out of the subgroup. Not constant
//! time, but for the affine forms. Memory that blst would take from `scratch` is allocated, and nothing is read or
//! written there.

use montane::bls12_381::{G1, G2};
use montane::hazmat::curves::msm::{NewStore, store_in_words, sum_of_terms_vartime, sums_by_key_vartime};
use montane::hazmat::curves::recode::Part;
use montane::hazmat::curves::terms::Terms;
use montane::hazmat::curves::weierstrass::{Affine, Projective};
use montane::hazmat::fields::Coordinate;

use crate::abi::{Coordinates, Jacobian, blst_p1, blst_p1_affine, blst_p2, blst_p2_affine, list, read, write};
use crate::element::Element;
use crate::few::{self, push_sums};
use crate::points::{Group, number};

/// The affine forms of points with one inversion (Montgomery's trick). Constant time.
fn affine_forms<F: Coordinate + Element>(points: &[Jacobian<F>]) -> Vec<Coordinates<F>> {
    let mut product = F::ONE;
    // Each `Z` that is not zero, or one, and the product of those before.
    let steps: Vec<(F, F)> = points
        .iter()
        .map(|p| {
            let (z, before) = (F::conditional_select(&p.z, &F::ONE, p.is_infinity()), product);
            product = product.mul(&z);
            (z, before)
        })
        .collect();
    let mut inverse = product.invert().unwrap_or(F::ZERO);
    let mut out = vec![Coordinates::INFINITY; points.len()];
    for ((p, (z, before)), out) in points.iter().zip(&steps).zip(&mut out).rev() {
        let of_z = F::conditional_select(&inverse.mul(before), &F::ZERO, p.is_infinity());
        inverse = inverse.mul(z);
        let (z, square) = (of_z, of_z.square());
        *out = Coordinates { x: p.x.mul(&square), y: p.y.mul(&square.mul(&z)) };
    }
    out
}

/// `sum digit_i P_i` for the digits in signed windows (Booth) of numbers of `bits` bits that begin at bit `from` and
/// are `window` bits wide, or end with the numbers: such a last digit is not negative, so that these sums, each times
/// its `2^from`, are the sum of products.
fn sum_of_digits<C: Group>(
    points: &[Affine<C>],
    numbers: &[[u64; 4]],
    bits: usize,
    from: usize,
    window: usize,
) -> Projective<C> {
    let width = window.min(bits.saturating_sub(from));
    let is_signed = from + window <= bits;
    let digit = |k: &[u64; 4]| {
        // From a bit on, at least 65 of them.
        let from_bit = |i: usize| {
            let word = |i: usize| u128::from(k.get(i).copied().unwrap_or(0));
            (word(i / 64) | word(i / 64 + 1) << 64) >> (i % 64)
        };
        // With the bit below the window.
        let below = from.checked_sub(1).map_or(0, |i| from_bit(i) & 1);
        let value = (from_bit(from) & ((1 << width) - 1)) as i128;
        let negative = is_signed && value >> width.saturating_sub(1) == 1;
        let digit = value + below as i128 - if negative { 1 << width } else { 0 };
        Part { magnitude: digit.unsigned_abs(), negative: u8::from(digit < 0) }
    };
    let (points, digits): (Vec<_>, Vec<_>) =
        points.iter().zip(numbers).filter_map(|(p, k)| Some((p.coordinates()?, digit(k)))).unzip();
    Parts { points, parts: digits, bits: width + 1 }.sum()
}

/// Fewer digits than these are summed in words: they fill no lanes.
const FEW_DIGITS: usize = 1024;

/// Finite points, and a number of at most `bits` bits for each.
struct Parts<F> {
    points: Vec<(F, F)>,
    parts: Vec<Part>,
    bits: usize,
}

impl<F: Coordinate> Parts<F> {
    fn sum<C: Group<Base = F>>(&self) -> Projective<C> {
        let all = 0..self.points.len();
        let store: &NewStore<F> = if all.len() < FEW_DIGITS { &store_in_words } else { &C::store };
        sum_of_terms_vartime(store, self, all, 1)
    }
}

impl<F: Coordinate> Terms<F> for Parts<F> {
    fn bits(&self) -> usize {
        self.bits
    }
    fn parts(&self) -> usize {
        1
    }
    fn term(&self, i: usize, put: &mut dyn FnMut((F, F), usize, Part)) {
        if self.parts[i].magnitude != 0 {
            put(self.points[i], 0, self.parts[i]);
        }
    }
}

/// How many odd multiples of each point a table of `wbits` has room for, as digits of `wbits + 1` bits need.
fn multiples(wbits: usize) -> usize {
    1 << wbits.saturating_sub(1)
}

/// The odd multiples of points: all points, three times all of them, five times, and so on.
fn odd_multiples<F: Coordinate + Element>(points: Vec<Coordinates<F>>, count: usize) -> Vec<Coordinates<F>> {
    let n = points.len();
    let mut doubles = Vec::with_capacity(n);
    if count > 1 {
        push_sums(points.iter().map(|p| (p, p)), &mut doubles);
    }
    let mut table = points;
    for i in 1..count {
        let last = table[(i - 1) * n..].to_vec();
        push_sums(last.iter().zip(&doubles), &mut table);
    }
    table
}

/// From so many points on, the products of one place of the digits are worth sums in pairs.
const PAIRED: usize = 12;

/// The sum of products over a table of odd multiples: digits of `wbits + 1` bits, and for each place of them the sum of
/// the multiples there.
fn sum_over_table<C: Group>(table: &[Coordinates<C::Base>], wbits: usize, numbers: &[[u64; 4]]) -> Jacobian<C::Base> {
    let (n, width) = (numbers.len(), wbits.max(1) + 1);
    if n < PAIRED {
        return few::sum_of_products(numbers, width, |i, j| &table[j * n + i]);
    }
    let (mut points, mut places) = (Vec::new(), Vec::new());
    for (i, k) in numbers.iter().enumerate() {
        for (place, digit) in few::digits(k, width) {
            let p = &table[digit.unsigned_abs() as usize / 2 * n + i];
            if !p.is_infinity() {
                let p = if digit < 0 { p.minus() } else { *p };
                points.push((p.x, p.y));
                places.push(place as u32);
            }
        }
    }
    let mut sum = Jacobian::from_affine(&Coordinates::INFINITY);
    for place in sums_by_key_vartime(&C::store, &points, &places, 257).into_iter().rev() {
        sum = sum.double();
        if let Some((x, y)) = place {
            sum = sum.plus_affine_vartime(&Coordinates { x, y });
        }
    }
    sum
}

/// Digits of the numbers of few points.
const WIDTH: usize = 5;

fn sum_of_products<C: Group>(
    points: Vec<Coordinates<C::Base>>,
    numbers: &[[u64; 4]],
    bits: usize,
) -> Jacobian<C::Base> {
    if points.len() > C::FEW_PRODUCTS {
        let points: Vec<_> = points.iter().map(C::affine).collect();
        let sum = Projective::msm_of_numbers_vartime(&points, numbers, bits.min(256));
        return C::jacobian(&sum.expect("a number for each point"));
    }
    const MULTIPLES: usize = 1 << (WIDTH - 2);
    // Not in pairs: so few have no inversion for each multiple.
    let multiples = points.iter().flat_map(|p| {
        let p = Jacobian::from_affine(p);
        let double = p.double();
        core::iter::successors(Some(p), move |last| Some(last.plus_vartime(&double))).take(MULTIPLES)
    });
    let table = affine_forms(&multiples.collect::<Vec<_>>());
    few::sum_of_products(numbers, WIDTH, |i, j| &table[i * MULTIPLES + j])
}

/// The functions of a group, whose names are given.
macro_rules! bulk {
    ($C:ty, $P:ty, $A:ty; $to_affine:ident $add:ident $scratch_sizeof:ident $pippenger:ident $tile:ident
     $table_sizeof:ident $precompute:ident $table_scratch_sizeof:ident $mult:ident) => {
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $to_affine(out: *mut $A, points: *const *const $P, n: usize) {
            // SAFETY: the contract of `abi`: the results may stand where operands do, all of which are read first.
            unsafe {
                let points = list(points, n, 1, |p| read(p));
                for (i, p) in affine_forms(&points).into_iter().enumerate() {
                    write(out.add(i), p);
                }
            }
        }
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $add(ret: *mut $P, points: *const *const $A, n: usize) {
            // SAFETY: the contract of `abi`.
            unsafe {
                let points = list(points, n, 1, |p| read(p));
                write(ret, few::sum(points, <$C>::FEW));
            }
        }
        #[unsafe(no_mangle)]
        extern "C" fn $scratch_sizeof(_: usize) -> usize {
            SCRATCH
        }
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $pippenger(
            ret: *mut $P,
            points: *const *const $A,
            n: usize,
            numbers: *const *const u8,
            bits: usize,
            _: *mut u64,
        ) {
            // SAFETY: the contract of `abi`.
            unsafe {
                let points = list(points, n, 1, |p| read(p));
                let numbers = list(numbers, n, bits.div_ceil(8), |k| *number(k, bits));
                write(ret, sum_of_products::<$C>(points, &numbers, bits));
            }
        }
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $tile(
            ret: *mut $P,
            points: *const *const $A,
            n: usize,
            numbers: *const *const u8,
            bits: usize,
            _: *mut u64,
            from: usize,
            window: usize,
        ) {
            // SAFETY: the contract of `abi`.
            unsafe {
                let points = list(points, n, 1, |p| <$C>::affine(&read(p)));
                let numbers = list(numbers, n, bits.div_ceil(8), |k| *number(k, bits));
                write(ret, <$C>::jacobian(&sum_of_digits(&points, &numbers, bits, from, window)));
            }
        }
        #[unsafe(no_mangle)]
        extern "C" fn $table_sizeof(wbits: usize, n: usize) -> usize {
            size_of::<$A>() * n * multiples(wbits)
        }
        #[unsafe(no_mangle)]
        extern "C" fn $table_scratch_sizeof(_: usize) -> usize {
            SCRATCH
        }
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $precompute(table: *mut $A, wbits: usize, points: *const *const $A, n: usize) {
            // SAFETY: the contract of `abi`: the table has the size above, and points may stand in it, all of which are
            // read first.
            unsafe {
                let points = list(points, n, 1, |p| read(p));
                for (i, p) in odd_multiples(points, multiples(wbits)).into_iter().enumerate() {
                    write(table.add(i), p);
                }
            }
        }
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $mult(
            ret: *mut $P,
            table: *const $A,
            wbits: usize,
            n: usize,
            numbers: *const *const u8,
            bits: usize,
            _: *mut u64,
        ) {
            // SAFETY: the contract of `abi`: a table that the function above has written.
            unsafe {
                let numbers = list(numbers, n, bits.div_ceil(8), |k| *number(k, bits));
                let table = core::slice::from_raw_parts(table, multiples(wbits) * n);
                write(ret, sum_over_table::<$C>(table, wbits, &numbers));
            }
        }
    };
}

/// What those who ask for memory that is not needed are told: a little, since some take zero for an error.
const SCRATCH: usize = 64;

bulk! { G1, blst_p1, blst_p1_affine;
blst_p1s_to_affine blst_p1s_add blst_p1s_mult_pippenger_scratch_sizeof blst_p1s_mult_pippenger blst_p1s_tile_pippenger
blst_p1s_mult_wbits_precompute_sizeof blst_p1s_mult_wbits_precompute blst_p1s_mult_wbits_scratch_sizeof blst_p1s_mult_wbits }
bulk! { G2, blst_p2, blst_p2_affine;
blst_p2s_to_affine blst_p2s_add blst_p2s_mult_pippenger_scratch_sizeof blst_p2s_mult_pippenger blst_p2s_tile_pippenger
blst_p2s_mult_wbits_precompute_sizeof blst_p2s_mult_wbits_precompute blst_p2s_mult_wbits_scratch_sizeof blst_p2s_mult_wbits }

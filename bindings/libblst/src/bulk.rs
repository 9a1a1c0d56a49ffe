//! Many points: affine forms, sums, sums of products by numbers of any width, in or out of the subgroup. Not constant time, but for the affine forms.
//! Memory that blst would take from `scratch` is allocated, and nothing is read or written there.

use montane::bls12_381::{G1, G2};
use montane::hazmat::curves::recode::Part;
use montane::hazmat::curves::scalar_mul::mul_by_number;
use montane::hazmat::curves::terms::Terms;
use montane::hazmat::curves::weierstrass::{Affine, Projective};
use montane::hazmat::fields::Coordinate;

use crate::abi::{Coordinates, Jacobian, blst_p1, blst_p1_affine, blst_p2, blst_p2_affine, list, read, write};
use crate::points::{Group, number};

/// The affine forms of points with one inversion (Montgomery's trick). Constant time.
fn affine_forms<F: Coordinate>(points: &[Jacobian<F>]) -> Vec<Coordinates<F>> {
    let z_of = |p: &Jacobian<F>| F::conditional_select(&p.z, &F::ONE, p.is_infinity());
    let mut product = F::ONE;
    let before: Vec<F> = points
        .iter()
        .map(|p| {
            let before = product;
            product = product.mul(&z_of(p));
            before
        })
        .collect();
    let mut inverse = product.invert().unwrap_or(F::ZERO);
    let mut out = vec![Coordinates::INFINITY; points.len()];
    for ((p, before), out) in points.iter().zip(&before).zip(&mut out).rev() {
        let z = F::conditional_select(&inverse.mul(before), &F::ZERO, p.is_infinity());
        inverse = inverse.mul(&z_of(p));
        let square = z.square();
        *out = Coordinates { x: p.x.mul(&square), y: p.y.mul(&square.mul(&z)) };
    }
    out
}

/// `sum digit_i P_i` for the digits in signed windows (Booth) of numbers of `bits` bits that begin at bit `from` and are `window` bits wide, or end
/// with the numbers: such a last digit is not negative, so that these sums, each times its `2^from`, are the sum of products.
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
        let bit = |i: usize| if i < 256 { k[i / 64] >> (i % 64) & 1 } else { 0 };
        // With the bit below the window.
        let below = from.checked_sub(1).map_or(0, bit);
        let value = (0..width).rev().fold(0, |value: i128, i| value << 1 | i128::from(bit(from + i)));
        let negative = is_signed && value >> width.saturating_sub(1) == 1;
        let digit = value + i128::from(below) - if negative { 1 << width } else { 0 };
        Part { magnitude: digit.unsigned_abs(), negative: u8::from(digit < 0) }
    };
    let (points, digits): (Vec<_>, Vec<_>) =
        points.iter().zip(numbers).filter_map(|(p, k)| Some((p.coordinates()?, digit(k)))).unzip();
    Parts { points, parts: digits, bits: width + 1 }.sum()
}

/// Finite points, and a number of at most `bits` bits for each.
struct Parts<F> {
    points: Vec<(F, F)>,
    parts: Vec<Part>,
    bits: usize,
}

impl<F: Coordinate> Parts<F> {
    fn sum<C: Group<Base = F>>(&self) -> Projective<C> {
        C::sum_of_terms_vartime(self, 0..self.points.len(), 1)
    }
}

impl<F: Coordinate> Terms<F> for Parts<F> {
    fn bits(&self) -> usize {
        self.bits
    }
    fn parts(&self) -> usize {
        1
    }
    fn term(&self, i: usize, put: &mut dyn FnMut((F, F), Part)) {
        if self.parts[i].magnitude != 0 {
            put(self.points[i], self.parts[i]);
        }
    }
}

/// Bits that a level of a table of `wbits` is for: the table has room for `2^(wbits - 1)` multiples of each point, of which at most 16 are
/// used, of the points times powers of two.
fn level_bits(wbits: usize) -> usize {
    256 >> wbits.saturating_sub(1).min(4)
}

/// The points of a table, level by level: level `l` has those times `2^(l level_bits)`.
fn levels<C: Group>(points: Vec<Coordinates<C::Base>>, wbits: usize) -> Vec<Coordinates<C::Base>> {
    let bits = level_bits(wbits);
    let mut table = points;
    let len = table.len();
    for level in 1..256 / bits {
        let last = &table[(level - 1) * len..];
        let multiples: Vec<_> =
            last.iter().map(|p| (0..bits).fold(Jacobian::from_affine(p), |p, _| p.double())).collect();
        table.extend(affine_forms(&multiples));
    }
    table
}

/// The sum of products by numbers of `bits` bits over a table: each level takes its bits of each number.
fn sum_over_table<C: Group>(
    table: &[Coordinates<C::Base>],
    wbits: usize,
    numbers: &[[u64; 4]],
    bits: usize,
) -> Projective<C> {
    let width = level_bits(wbits);
    if width == 256 {
        let points: Vec<_> = table[..numbers.len()].iter().map(C::affine).collect();
        return sum_of_products(&points, numbers, bits);
    }
    let mut points = Vec::with_capacity(table.len());
    let mut parts = Vec::with_capacity(table.len());
    for (level, level_points) in table.chunks(numbers.len().max(1)).take(bits.div_ceil(width)).enumerate() {
        for (p, k) in level_points.iter().zip(numbers) {
            let at = level * width;
            let words = u128::from(k[at / 64]) | u128::from(*k.get(at / 64 + 1).unwrap_or(&0)) << 64;
            let magnitude = words >> (at % 64) & (u128::MAX >> (128 - width));
            if !p.is_infinity() {
                points.push((p.x, p.y));
                parts.push(Part { magnitude, negative: 0 });
            }
        }
    }
    Parts { points, parts, bits: width }.sum()
}

/// Points that are summed one after the other: pairs of more of them share inversions.
const FEW: usize = 64;

fn sum<C: Group>(points: &[Coordinates<C::Base>]) -> Jacobian<C::Base> {
    if points.len() <= FEW {
        let nothing = Jacobian::from_affine(&Coordinates::INFINITY);
        return points.iter().fold(nothing, |sum, p| sum.add_or_double_affine(p));
    }
    let points: Vec<_> = points.iter().map(C::affine).collect();
    let sums = Projective::<C>::sums_by_key_vartime(&points, &vec![0; points.len()], 1);
    Jacobian::from_affine(&C::coordinates(&sums[0]))
}

fn sum_of_products<C: Group>(points: &[Affine<C>], numbers: &[[u64; 4]], bits: usize) -> Projective<C> {
    Projective::msm_of_numbers_vartime(points, numbers, bits.min(256)).expect("a number for each point")
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
                write(ret, sum::<$C>(&points));
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
                let points = list(points, n, 1, |p| <$C>::affine(&read(p)));
                let numbers = list(numbers, n, bits.div_ceil(8), |k| *number(k, bits));
                let sum = match (&points[..], &numbers[..]) {
                    ([point], [k]) => mul_by_number(&point.into(), k, bits.min(256)),
                    _ => sum_of_products(&points, &numbers, bits),
                };
                write(ret, <$C>::jacobian(&sum));
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
            (size_of::<$A>() * n) << (wbits - 1)
        }
        #[unsafe(no_mangle)]
        extern "C" fn $table_scratch_sizeof(_: usize) -> usize {
            SCRATCH
        }
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $precompute(table: *mut $A, wbits: usize, points: *const *const $A, n: usize) {
            // SAFETY: the contract of `abi`: the table has the size above, and points may stand in it, all of which are read first.
            unsafe {
                let points = list(points, n, 1, |p| read(p));
                for (i, p) in levels::<$C>(points, wbits).into_iter().enumerate() {
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
                let levels = 256 / level_bits(wbits);
                let table = core::slice::from_raw_parts(table, levels * n);
                write(ret, <$C>::jacobian(&sum_over_table::<$C>(table, wbits, &numbers, bits)));
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

//! The signature equation `[S]B = R + [k]A`, decided with half as many doublings. Nothing here is for secrets.

use montane_fields::curve25519::FieldForm;

use super::constants::{self, BASE_ODD, BASE_WIDTH, SPLIT};
use super::lattice::halve_vartime;
use super::{Affine, Operation, Scalar, has_small_order, in_best_form, is_identity};
use crate::edwards::{AffineCached, Cached, Completed, Extended, Projective};

/// Digit width for a point that is met once: 8 odd multiples.
pub(super) const WIDTH: u32 = 5;
pub(super) const ODD: usize = 1 << (WIDTH - 2);

/// Digits of the longest scalar, 256 bits and a carry.
pub(super) const DIGITS: usize = 257;

/// The non-adjacent form of width `width`: odd digits of magnitude below `2^(width - 1)`, at least `width - 1` zeros
/// after each. Returns how many digits to look at.
pub(super) fn naf(s: &[u64; 4], width: u32, digits: &mut [i8; DIGITS]) -> usize {
    let s = [s[0], s[1], s[2], s[3], 0, 0];
    let mut pos = 0usize;
    let mut carry = 0u64;
    let mut top = 0;
    while pos < DIGITS {
        let (word, bit) = (pos / 64, pos % 64);
        let low = s[word] >> bit;
        let window = if bit == 0 { low } else { low | s[word + 1] << (64 - bit) };
        // Skip what the carry leaves zero: zeros without one, ones with one.
        let run = if carry == 0 { window.trailing_zeros() } else { window.trailing_ones() } as usize;
        if run > 0 {
            pos += run;
            continue;
        }
        let value = (window & ((1 << width) - 1)) + carry;
        carry = value >> (width - 1);
        digits[pos] = (value as i64 - ((carry as i64) << width)) as i8;
        top = pos + 1;
        pos += width as usize;
    }
    top
}

/// `p, 3p, 5p, ..`, prepared.
#[inline(always)]
pub(super) fn odd_multiples<F: FieldForm>(p: &Extended<F>, d2: F) -> [Cached<F>; ODD] {
    let step = p.double().cached(d2);
    let mut multiple = *p;
    let mut table = [p.cached(d2); ODD];
    for entry in &mut table[1..] {
        multiple = multiple.add(&step).extended();
        *entry = multiple.cached(d2);
    }
    table
}

#[inline(always)]
pub(super) fn add_digit<F: FieldForm>(p: &Completed<F>, table: &[Cached<F>; ODD], digit: i8) -> Completed<F> {
    let entry = &table[usize::from(digit.unsigned_abs()) / 2];
    if digit > 0 { p.extended().add(entry) } else { p.extended().sub(entry) }
}

#[inline(always)]
pub(super) fn add_base_digit<F: FieldForm>(isa: F::Isa, p: &Completed<F>, half: usize, digit: i8) -> Completed<F> {
    let [y_plus_x, y_minus_x, xy2d] =
        BASE_ODD[half][usize::from(digit.unsigned_abs()) / 2].map(|words| F::from_words(isa, words));
    let entry = AffineCached { y_plus_x, y_minus_x, xy2d };
    if digit > 0 { p.extended().add_affine(&entry) } else { p.extended().sub_affine(&entry) }
}

/// `[c]([s]B - [k]A - R)` for some `c` that is odd and not a multiple of `L`: zero exactly if `[s]B = R + [k]A`, of small
/// order exactly if that holds up to small order.
///
/// `k` counts as an integer below `L`, so that a component of small order in `A` is multiplied by `k mod L`, as in
/// every cofactorless implementation.
#[must_use]
pub fn defect_vartime<F: FieldForm>(isa: F::Isa, s: &Scalar, k: &Scalar, a: &Affine, r: &Affine) -> Projective<F> {
    let halved = halve_vartime(&k.0);
    let c = [halved.c as u64, (halved.c >> 64) as u64, 0, 0];
    let cs = Scalar(c).mul(s).0;

    let d2 = F::from_words(isa, constants::D2);
    // -R, and A with the sign opposite to that of d.
    let r = r.extended::<F>(isa).neg();
    let a = a.extended::<F>(isa);
    let a = if halved.d_negative { a } else { a.neg() };
    let (a_table, r_table) = (odd_multiples(&a, d2), odd_multiples(&r, d2));

    let mut digits = [[0i8; DIGITS]; 4];
    const HALF_WORDS: usize = SPLIT as usize / 64;
    let (mut low, mut high) = ([0; 4], [0; 4]);
    low[..HALF_WORDS].copy_from_slice(&cs[..HALF_WORDS]);
    high[..4 - HALF_WORDS].copy_from_slice(&cs[HALF_WORDS..]);
    let tops = [
        naf(&halved.d, WIDTH, &mut digits[0]),
        naf(&c, WIDTH, &mut digits[1]),
        naf(&low, BASE_WIDTH, &mut digits[2]),
        naf(&high, BASE_WIDTH, &mut digits[3]),
    ];
    let top = tops.into_iter().max().unwrap_or(0);

    let mut acc = Extended::identity(isa).projective();
    for i in (0..top).rev() {
        let mut p = acc.double();
        if digits[0][i] != 0 {
            p = add_digit(&p, &a_table, digits[0][i]);
        }
        if digits[1][i] != 0 {
            p = add_digit(&p, &r_table, digits[1][i]);
        }
        if digits[2][i] != 0 {
            p = add_base_digit(isa, &p, 0, digits[2][i]);
        }
        if digits[3][i] != 0 {
            p = add_base_digit(isa, &p, 1, digits[3][i]);
        }
        acc = p.projective();
    }
    acc
}

/// The signature equation for a scalar `s`, a hash `k`, a key `a` and a commitment `r`.
#[derive(Clone, Copy, Debug)]
pub struct Equation<'a> {
    /// `S`
    pub s: &'a Scalar,
    /// `k`, the hash modulo `L`
    pub k: &'a Scalar,
    /// `A`
    pub a: &'a Affine,
    /// `R`
    pub r: &'a Affine,
}

impl Equation<'_> {
    /// `[S]B = R + [k]A`, exactly: the cofactorless rule.
    #[must_use]
    pub fn holds(&self) -> bool {
        struct Exact<'a>(&'a Equation<'a>);
        impl Operation for Exact<'_> {
            type Output = bool;
            fn run<F: FieldForm>(self, isa: F::Isa) -> bool {
                let Equation { s, k, a, r } = self.0;
                is_identity(&defect_vartime::<F>(isa, s, k, a, r))
            }
        }
        in_best_form(Exact(self))
    }

    /// `[8][S]B = [8]R + [8][k]A`: the cofactored rule.
    #[must_use]
    pub fn holds_up_to_small_order(&self) -> bool {
        struct Cofactored<'a>(&'a Equation<'a>);
        impl Operation for Cofactored<'_> {
            type Output = bool;
            fn run<F: FieldForm>(self, isa: F::Isa) -> bool {
                let Equation { s, k, a, r } = self.0;
                has_small_order(&defect_vartime::<F>(isa, s, k, a, r))
            }
        }
        in_best_form(Cofactored(self))
    }
}

//! The curve's constants and the multiples of its base point, all evaluated at compile time.
//!
//! Constant evaluation cannot call trait methods, so the additions here are spelled out on 51-bit limbs; a test holds
//! every table entry against the generic formulas.

use montane_fields::curve25519::const_invert;
use montane_fields::modulus::from_hex;
use montane_kernels::fe25519::limbs51::{carry, from_words, mul, sum, to_words};

type Fe = [u64; 5];

const fn add(a: &Fe, b: &Fe) -> Fe {
    carry(&sum(&[*a, *b], &[]))
}

const fn sub(a: &Fe, b: &Fe) -> Fe {
    carry(&sum(&[*a], &[*b]))
}

const ZERO: Fe = [0; 5];
const ONE: Fe = [1, 0, 0, 0, 0];
const D_51: Fe = mul(&sub(&ZERO, &[121_665, 0, 0, 0, 0]), &const_invert(&[121_666, 0, 0, 0, 0]));
const D2_51: Fe = add(&D_51, &D_51);

/// `d = -121665/121666`.
pub const D: [u64; 4] = to_words(&D_51);
/// `2d`.
pub const D2: [u64; 4] = to_words(&D2_51);

/// `x` of the base point (RFC 8032, section 5.1).
pub const BASE_X: [u64; 4] = from_hex("216936d3cd6e53fe c0a4e231fdd6dc5c 692cc7609525a7b2 c9562d608f25d51a");
/// `y` of the base point, `4/5`.
pub const BASE_Y: [u64; 4] = to_words(&mul(&[4, 0, 0, 0, 0], &const_invert(&[5, 0, 0, 0, 0])));

/// `xy` of the base point.
pub const BASE_T: [u64; 4] = to_words(&mul(&from_words(&BASE_X), &from_words(&BASE_Y)));

/// `X`, `Y`, `Z`, `T` of the points whose order divides 8, the `i`-th `i` times the first.
pub(super) const EIGHT_TORSION: [[[u64; 4]; 4]; 8] = {
    const X: Fe = from_words(&from_hex("1fd5b9a006394a28 e933993238de4abb 5c193c7013e5e238 dea14646c545d14a"));
    const Y: Fe = from_words(&from_hex("7a03ac9277fdc74e c6cc392cfa53202a 0f67100d760b3cba 4fd84d3d706a17c7"));
    const I: Fe = from_words(&from_hex("2b8324804fc1df0b 2b4d00993dfbd7a7 2f431806ad2fe478 c4ee1b274a0ea0b0"));
    const fn point(x: &Fe, y: &Fe) -> [[u64; 4]; 4] {
        [to_words(x), to_words(y), to_words(&ONE), to_words(&mul(x, y))]
    }
    const fn neg(a: &Fe) -> Fe {
        sub(&ZERO, a)
    }
    [
        point(&ZERO, &ONE),
        point(&X, &Y),
        point(&neg(&I), &ZERO),
        point(&X, &neg(&Y)),
        point(&ZERO, &neg(&ONE)),
        point(&neg(&X), &neg(&Y)),
        point(&I, &ZERO),
        point(&neg(&X), &Y),
    ]
};

/// `y + x`, `y - x` and `2dxy` of an affine point, canonical.
pub type AffineWords = [[u64; 4]; 3];

/// Windows of the signing table: one for every second digit of four bits.
pub const WINDOWS: usize = 32;
/// Entries of a window: the multiples 1 to 8; the digits are signed.
pub const ENTRIES: usize = 8;
/// `BASE_WINDOWS[i][j] = (j + 1) 256^i B`.
pub static BASE_WINDOWS: [[AffineWords; ENTRIES]; WINDOWS] = base_windows();

/// Odd multiples in a verification table: those of a signed digit of [`BASE_WIDTH`] bits.
pub const ODD: usize = 1 << (BASE_WIDTH - 2);
/// Digit width for the base point in verification.
pub const BASE_WIDTH: u32 = 8;
/// Bits of the lower part of a scalar that is split for verification.
pub const SPLIT: u32 = 128;
/// `BASE_ODD[0][j] = (2j + 1) B` and `BASE_ODD[1][j] = (2j + 1) 2^128 B`.
pub static BASE_ODD: [[AffineWords; ODD]; 2] = base_odd();

/// [`BASE_WINDOWS`] for eight lanes: `[step][entry][coordinate][limb][lane]`, where lane `l` of step `i` holds window `8i + l`.
pub static BASE_WINDOWS_LANES: [[[[[u64; 8]; 5]; 3]; ENTRIES]; WINDOWS / 8] = {
    let mut lanes = [[[[[0; 8]; 5]; 3]; ENTRIES]; WINDOWS / 8];
    let mut window = 0;
    while window < WINDOWS {
        let mut entry = 0;
        while entry < ENTRIES {
            let mut coordinate = 0;
            while coordinate < 3 {
                let limbs = from_words(&BASE_WINDOWS[window][entry][coordinate]);
                let mut i = 0;
                while i < 5 {
                    lanes[window / 8][entry][coordinate][i][window % 8] = limbs[i];
                    i += 1;
                }
                coordinate += 1;
            }
            entry += 1;
        }
        window += 1;
    }
    lanes
};

/// [`BASE_ODD`] for four lanes, as `[limb][lane]`: `y - x`, `y + x`, `2Z = 2`, `2dxy`.
pub static BASE_ODD_LANES: [[[[u64; 4]; 5]; ODD]; 2] = {
    let mut lanes = [[[[0; 4]; 5]; ODD]; 2];
    let mut half = 0;
    while half < 2 {
        let mut j = 0;
        while j < ODD {
            let [y_plus_x, y_minus_x, xy2d] = &BASE_ODD[half][j];
            let coordinates = [from_words(y_minus_x), from_words(y_plus_x), [2, 0, 0, 0, 0], from_words(xy2d)];
            let mut lane = 0;
            while lane < 4 {
                let mut i = 0;
                while i < 5 {
                    lanes[half][j][i][lane] = coordinates[lane][i];
                    i += 1;
                }
                lane += 1;
            }
            j += 1;
        }
        half += 1;
    }
    lanes
};

#[derive(Clone, Copy)]
struct Point {
    x: Fe,
    y: Fe,
    z: Fe,
    t: Fe,
}

const BASE: Point = {
    let (x, y) = (from_words(&BASE_X), from_words(&BASE_Y));
    Point { x, y, z: ONE, t: mul(&x, &y) }
};

/// `a + b`, also for `a = b` (eprint 2008/522, section 3.1).
const fn add_points(a: &Point, b: &Point) -> Point {
    let plus = mul(&add(&a.y, &a.x), &add(&b.y, &b.x));
    let minus = mul(&sub(&a.y, &a.x), &sub(&b.y, &b.x));
    let c = mul(&mul(&a.t, &D2_51), &b.t);
    let zz = mul(&a.z, &b.z);
    let zz2 = add(&zz, &zz);
    let (e, f, g, h) = (sub(&plus, &minus), sub(&zz2, &c), add(&zz2, &c), add(&plus, &minus));
    Point { x: mul(&e, &f), y: mul(&g, &h), z: mul(&f, &g), t: mul(&e, &h) }
}

const fn double_times(a: &Point, n: u32) -> Point {
    let mut r = *a;
    let mut i = 0;
    while i < n {
        r = add_points(&r, &r);
        i += 1;
    }
    r
}

/// `a, a + step, a + 2 step, ..` in affine form, with one inversion for all.
const fn progression<const N: usize>(a: &Point, step: &Point) -> [AffineWords; N] {
    let mut points = [*a; N];
    // products[i] = z_0 .. z_(i-1)
    let mut products = [ONE; N];
    let mut product = ONE;
    let mut i = 0;
    while i < N {
        if i > 0 {
            points[i] = add_points(&points[i - 1], step);
        }
        products[i] = product;
        product = mul(&product, &points[i].z);
        i += 1;
    }
    let mut inverse = const_invert(&product);
    let mut table = [[[0; 4]; 3]; N];
    while i > 0 {
        i -= 1;
        let z_inverse = mul(&inverse, &products[i]);
        inverse = mul(&inverse, &points[i].z);
        let (x, y) = (mul(&points[i].x, &z_inverse), mul(&points[i].y, &z_inverse));
        table[i] = [to_words(&add(&y, &x)), to_words(&sub(&y, &x)), to_words(&mul(&mul(&x, &y), &D2_51))];
    }
    table
}

#[allow(long_running_const_eval, reason = "some ten thousand products, once per build")]
const fn base_windows() -> [[AffineWords; ENTRIES]; WINDOWS] {
    let mut windows = [[[[0; 4]; 3]; ENTRIES]; WINDOWS];
    let mut p = BASE;
    let mut i = 0;
    while i < WINDOWS {
        windows[i] = progression(&p, &p);
        p = double_times(&p, 8);
        i += 1;
    }
    windows
}

#[allow(long_running_const_eval, reason = "some thousand products, once per build")]
const fn base_odd() -> [[AffineWords; ODD]; 2] {
    let high = double_times(&BASE, SPLIT);
    [progression(&BASE, &double_times(&BASE, 1)), progression(&high, &double_times(&high, 1))]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edwards::{AffineCached, Extended};
    use montane_fields::curve25519::{FieldForm, FieldOps, invert};
    use montane_kernels::cpu::Portable;
    use montane_kernels::fe25519::Limbs64;

    fn fe(words: [u64; 4]) -> Limbs64 {
        Limbs64::from_words(Portable::TOKEN, words)
    }

    fn words(p: &Extended<Limbs64>) -> AffineWords {
        let z = invert(p.z);
        let (x, y) = (p.x.mul(z), p.y.mul(z));
        [y.add(x).to_words(), y.sub(x).to_words(), x.mul(y).mul(fe(D2)).to_words()]
    }

    fn base() -> Extended<Limbs64> {
        Extended::from_affine(fe(BASE_X), fe(BASE_Y))
    }

    #[test]
    fn the_base_point_is_on_the_curve_and_has_an_even_x() {
        assert_eq!(fe(D).mul(fe([121_666, 0, 0, 0])).to_words(), fe([121_665, 0, 0, 0]).neg().to_words());
        let (x2, y2) = (fe(BASE_X).square(), fe(BASE_Y).square());
        let right = fe([1, 0, 0, 0]).add(fe(D).mul(x2).mul(y2));
        assert_eq!(y2.sub(x2).to_words(), right.to_words());
        assert_eq!(BASE_X[0] & 1, 0);
        assert_eq!(fe(BASE_Y).mul(fe([5, 0, 0, 0])).to_words(), [4, 0, 0, 0]);
    }

    #[test]
    fn every_table_entry_is_the_multiple_it_says() {
        let mut p = base();
        for window in &BASE_WINDOWS {
            let mut multiple = p;
            for entry in window {
                assert_eq!(*entry, words(&multiple));
                multiple = multiple.add(&p.cached(fe(D2))).extended();
            }
            p = (0..8).fold(p, |p, _| p.double());
        }
        let high = (0..SPLIT).fold(base(), |p, _| p.double());
        for (table, p) in BASE_ODD.iter().zip([base(), high]) {
            let mut multiple = p;
            for entry in table {
                assert_eq!(*entry, words(&multiple));
                multiple = multiple.add(&p.double().cached(fe(D2))).extended();
            }
        }
    }

    #[test]
    fn additions_of_every_kind_agree() {
        let isa = Portable::TOKEN;
        let b = base();
        let two = b.double();
        let [y_plus_x, y_minus_x, xy2d] = BASE_WINDOWS[0][0].map(fe);
        let affine = AffineCached { y_plus_x, y_minus_x, xy2d };
        let three = words(&two.add(&b.cached(fe(D2))).extended());
        assert_eq!(three, BASE_WINDOWS[0][2]);
        assert_eq!(three, words(&two.add_affine(&affine).extended()));
        assert_eq!(BASE_WINDOWS[0][0], words(&two.sub_affine(&affine).extended()));
        assert_eq!(BASE_WINDOWS[0][0], words(&two.sub(&b.cached(fe(D2))).extended()));
        let zero = b.sub(&b.cached(fe(D2))).extended();
        assert_eq!(words(&zero), words(&Extended::identity(isa)));
        assert_eq!(words(&b.add(&b.neg().cached(fe(D2))).extended()), words(&zero));
        assert_eq!(words(&zero.add_affine(&affine).extended()), BASE_WINDOWS[0][0]);
    }
}

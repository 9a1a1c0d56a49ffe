//! The curve's constants and the multiples of its base point.
//!
//! The multiples are in a file, since a build would take seconds to evaluate them; a test holds every one against the
//! generic formulas, and writes the file.

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
const D_51: Fe = from_words(&D);
const D2_51: Fe = add(&D_51, &D_51);

/// `d = -121665/121666`.
pub const D: [u64; 4] = from_hex("52036cee2b6ffe73 8cc740797779e898 00700a4d4141d8ab 75eb4dca135978a3");
/// `2d`.
pub const D2: [u64; 4] = to_words(&D2_51);

/// `x` of the base point (RFC 8032, section 5.1).
pub const BASE_X: [u64; 4] = from_hex("216936d3cd6e53fe c0a4e231fdd6dc5c 692cc7609525a7b2 c9562d608f25d51a");
/// `y` of the base point, `4/5`.
pub const BASE_Y: [u64; 4] = from_hex("6666666666666666 6666666666666666 6666666666666666 6666666666666658");

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

/// Signs in a digit of `s` in `[s]B`.
pub const TEETH: usize = 5;
/// Combs, each for [`TEETH`] [`STEPS`] places of `s`.
pub const COMBS: usize = 17;
/// Digits of each comb, of every [`STEPS`]-th place. One doubling each but for one, and as many times fewer entries.
pub const STEPS: usize = 3;
/// Entries of a comb: half of the values of a digit, the others are their negatives.
pub const ENTRIES: usize = 1 << (TEETH - 1);
/// `BASE_COMBS[c][m] = 2^(TEETH STEPS c) (2^(STEPS (TEETH - 1)) + sum of ± 2^(STEPS j), j < TEETH - 1) B`, plus where
/// bit `j` of `m` is set.
///
/// Source: Hamburg, "Fast and compact elliptic-curve cryptography" (eprint 2012/309), section 3.3.
pub static BASE_COMBS: [[AffineWords; ENTRIES]; COMBS] = table(0);

/// As [`TEETH`], with eight combs at a time in vector lanes: `4 * 64` signs are eight additions, `5 * 51` would be
/// seven with twice as many entries to choose from.
pub const TEETH_LANES: usize = 4;
/// As [`COMBS`].
pub const COMBS_LANES: usize = 32;
/// As [`STEPS`].
pub const STEPS_LANES: usize = 2;
/// As [`ENTRIES`].
pub const ENTRIES_LANES: usize = 1 << (TEETH_LANES - 1);

/// Odd multiples in a verification table: those of a signed digit of [`BASE_WIDTH`] bits.
pub const ODD: usize = 1 << (BASE_WIDTH - 2);
/// Digit width for the base point in verification.
pub const BASE_WIDTH: u32 = 8;
/// Bits of the lower part of a scalar that is split for verification.
pub const SPLIT: u32 = 128;
/// `BASE_ODD[0][j] = (2j + 1) B` and `BASE_ODD[1][j] = (2j + 1) 2^128 B`.
pub static BASE_ODD: [[AffineWords; ODD]; 2] = table(COMBS * ENTRIES + COMBS_LANES * ENTRIES_LANES);

/// As [`BASE_COMBS`] for eight lanes: `[row][entry][coordinate][limb][lane]`, where lane `l` of row `i` holds comb
/// `8i + l`.
pub static BASE_COMBS_LANES: [[[[[u64; 8]; 5]; 3]; ENTRIES_LANES]; COMBS_LANES / 8] = {
    let combs: [[AffineWords; ENTRIES_LANES]; COMBS_LANES] = table(COMBS * ENTRIES);
    let mut lanes = [[[[[0; 8]; 5]; 3]; ENTRIES_LANES]; COMBS_LANES / 8];
    let mut comb = 0;
    while comb < COMBS_LANES {
        let mut entry = 0;
        while entry < ENTRIES_LANES {
            let mut coordinate = 0;
            while coordinate < 3 {
                let limbs = from_words(&combs[comb][entry][coordinate]);
                let mut i = 0;
                while i < 5 {
                    lanes[comb / 8][entry][coordinate][i][comb % 8] = limbs[i];
                    i += 1;
                }
                coordinate += 1;
            }
            entry += 1;
        }
        comb += 1;
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

/// The entries of [`BASE_COMBS`], then of the combs for lanes, then of [`BASE_ODD`], as little-endian words.
static ENTRIES_IN_ORDER: &[u8] = include_bytes!("../data/base.bin");

/// `ROWS` rows of entries from entry `first` of the file on.
const fn table<const ENTRIES: usize, const ROWS: usize>(first: usize) -> [[AffineWords; ENTRIES]; ROWS] {
    let mut table = [[[[0; 4]; 3]; ENTRIES]; ROWS];
    let (_, mut bytes) = ENTRIES_IN_ORDER.split_at(size_of::<AffineWords>() * first);
    let mut i = 0;
    while i < ROWS * ENTRIES * 12 {
        let Some((word, rest)) = bytes.split_first_chunk() else { panic!("the file ends before the table") };
        table[i / 12 / ENTRIES][i / 12 % ENTRIES][i / 4 % 3][i % 4] = u64::from_le_bytes(*word);
        (bytes, i) = (rest, i + 1);
    }
    table
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
        let mut places = vec![base()];
        for i in 1..256 {
            places.push(places[i - 1].double());
        }
        let entry = |teeth: usize, steps: usize, comb: usize, m: usize| {
            let tooth = |j: usize| &places[steps * (teeth * comb + j)];
            words(&(0..teeth - 1).fold(*tooth(teeth - 1), |sum, j| {
                let tooth = tooth(j).cached(fe(D2));
                if m >> j & 1 == 1 { sum.add(&tooth) } else { sum.sub(&tooth) }.extended()
            }))
        };
        let odd = |first: &Extended<Limbs64>| {
            let step = first.double().cached(fe(D2));
            let multiples = std::iter::successors(Some(*first), move |p| Some(p.add(&step).extended()));
            multiples.take(ODD).map(|p| words(&p))
        };
        let mut expected = Vec::new();
        expected.extend((0..COMBS * ENTRIES).map(|i| entry(TEETH, STEPS, i / ENTRIES, i % ENTRIES)));
        let lanes = 0..COMBS_LANES * ENTRIES_LANES;
        expected.extend(lanes.map(|i| entry(TEETH_LANES, STEPS_LANES, i / ENTRIES_LANES, i % ENTRIES_LANES)));
        let high = (0..SPLIT).fold(base(), |p, _| p.double());
        expected.extend(odd(&base()).chain(odd(&high)));
        let bytes: Vec<u8> = expected.iter().flatten().flatten().flat_map(|word| word.to_le_bytes()).collect();
        if let Some(file) = std::env::var_os("MONTANE_WRITE_BASE") {
            std::fs::write(file, &bytes).unwrap();
        }
        assert!(bytes == ENTRIES_IN_ORDER);
        let (combs, rest) = expected.split_at(COMBS * ENTRIES);
        assert!(BASE_COMBS.iter().flatten().eq(combs));
        let (lanes, odd) = rest.split_at(COMBS_LANES * ENTRIES_LANES);
        for (i, expected) in lanes.iter().enumerate() {
            let (comb, m) = (i / ENTRIES_LANES, i % ENTRIES_LANES);
            let words = BASE_COMBS_LANES[comb / 8][m].map(|limbs| to_words(&limbs.map(|lanes| lanes[comb % 8])));
            assert_eq!(words, *expected);
        }
        assert!(BASE_ODD.iter().flatten().eq(odd));
    }

    #[test]
    fn additions_of_every_kind_agree() {
        let isa = Portable::TOKEN;
        let b = base();
        let two = b.double();
        let [y_plus_x, y_minus_x, xy2d] = BASE_ODD[0][0].map(fe);
        let affine = AffineCached { y_plus_x, y_minus_x, xy2d };
        let three = words(&two.add(&b.cached(fe(D2))).extended());
        assert_eq!(three, BASE_ODD[0][1]);
        assert_eq!(three, words(&two.add_affine(&affine).extended()));
        assert_eq!(BASE_ODD[0][0], words(&two.sub_affine(&affine).extended()));
        assert_eq!(BASE_ODD[0][0], words(&two.sub(&b.cached(fe(D2))).extended()));
        let zero = b.sub(&b.cached(fe(D2))).extended();
        assert_eq!(words(&zero), words(&Extended::identity(isa)));
        assert_eq!(words(&b.add(&b.neg().cached(fe(D2))).extended()), words(&zero));
        assert_eq!(words(&zero.add_affine(&affine).extended()), BASE_ODD[0][0]);
    }
}

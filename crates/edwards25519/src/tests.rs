//! Encodings, fixed-base products and the signature equation, in every form.

use super::equation::Equation;
#[cfg(target_arch = "x86_64")]
use super::multi::Item;
use super::*;
use montane_fields::Modulus;
use montane_fields::curve25519::FieldOps;
use montane_kernels::Algorithm;
#[cfg(target_arch = "x86_64")]
use montane_kernels::cpu::Adx;
use montane_kernels::cpu::{Fma, Ifma, Isa};
use montane_kernels::fe25519::{
    Doubles8x51, DoublesPair, FieldLanes, Lanes8x51, Lanes51, Limbs51, Limbs51Preshift, Limbs64,
};
use montane_kernels::vector::Model;

/// Runs a generic check in every form that this CPU has.
macro_rules! in_every_form {
    ($check:ident) => {
        $check::<Limbs64>(Portable::TOKEN);
        $check::<Limbs51>(Portable::TOKEN);
        $check::<Limbs51Preshift>(Portable::TOKEN);
        #[cfg(target_arch = "x86_64")]
        match Adx::detect() {
            Some(isa) => $check::<fe25519::Limbs64Adx>(isa),
            None => println!("limbs64_adx skipped: needs adx"),
        }
        #[cfg(target_arch = "aarch64")]
        if let Some(isa) = montane_kernels::cpu::Aarch64::detect() {
            $check::<fe25519::Limbs64Aarch64>(isa);
        }
    };
}

/// Runs a generic check in every kind of lanes: both models on any CPU, registers where there are any. The first
/// argument says whether it is quick.
macro_rules! in_every_lanes {
    ($check:ident) => {
        $check::<Lanes51<Model<Portable>>>(false, Portable::TOKEN);
        $check::<DoublesPair<Model<Portable, 4>>>(false, Portable::TOKEN);
        match Ifma::detect() {
            Some(isa) => $check::<Lanes8x51>(true, isa),
            None => println!("lanes8x51 skipped: needs ifma"),
        };
        match Fma::detect() {
            Some(isa) => $check::<Doubles8x51>(true, isa),
            None => println!("doubles8x51 skipped: needs fma"),
        };
    };
}

pub(super) use {in_every_form, in_every_lanes};

fn scalar(seed: u8) -> Scalar {
    Scalar::from_bytes_mod_order_wide(&core::array::from_fn(|i| (i as u8).wrapping_mul(seed).wrapping_add(seed)))
}

/// `[s]p`, bit by bit.
#[inline(never)]
fn times<F: FieldForm>(p: &Extended<F>, s: &[u64; 4]) -> Extended<F> {
    let isa = p.x.isa();
    let cached = p.cached(F::from_words(isa, constants::D2));
    let mut acc = Extended::identity(isa);
    for i in (0..256).rev() {
        acc = acc.double();
        if s[i / 64] >> (i % 64) & 1 == 1 {
            acc = acc.add(&cached).extended();
        }
    }
    acc
}

#[inline(never)]
fn affine<F: FieldForm>(p: &Extended<F>) -> Affine {
    super::affine(&p.projective())
}

const BASE: Affine = Affine { x: constants::BASE_X, y: constants::BASE_Y };

/// A point of order 8, from any point outside the prime subgroup: `[L]P`.
#[inline(never)]
fn torsion<F: FieldForm>(isa: F::Isa) -> Extended<F> {
    (0u8..)
        .filter_map(|y| decompress_vartime::<F>(isa, &core::array::from_fn(|i| if i == 0 { y } else { 0 })))
        .map(|d| times(&d.point.extended::<F>(isa), &<montane_fields::curve25519::L as Modulus<4>>::P))
        .find(|p| !is_identity(&p.double().double().projective()))
        .expect("half of all points have a component of order 8")
}

/// Scalars below `2^255` whose digits are extreme: all signs alike or alternating, next to where the order is added or
/// taken off, and clamped.
pub(super) fn extreme_scalars() -> Vec<[u64; 4]> {
    let l = <montane_fields::curve25519::L as Modulus<4>>::P;
    let top = u64::MAX >> 1;
    let mut all = vec![[0; 4], [1, 0, 0, 0], [2, 0, 0, 0], [8, 0, 0, 1 << 59], [u64::MAX, u64::MAX, u64::MAX, top]];
    all.extend([[u64::MAX - 1, u64::MAX, u64::MAX, top], [u64::MAX, u64::MAX, u64::MAX, top >> 1]]);
    all.extend([
        [u64::MAX - 1, u64::MAX, u64::MAX, top >> 1],
        [0, 0, 0, 1 << 62],
        [1, 0, 0, 1 << 62],
        [0, 0, 0, 1 << 61],
    ]);
    all.extend([
        [0x5555_5555_5555_5555; 4],
        [0xaaaa_aaaa_aaaa_aaaa, 0xaaaa_aaaa_aaaa_aaaa, 0xaaaa_aaaa_aaaa_aaaa, 0x2aaa_aaaa_aaaa_aaaa],
    ]);
    all.extend([l, [l[0] - 1, l[1], l[2], l[3]], [l[0] + 1, l[1], l[2], l[3]], [l[0] - 2, l[1], l[2], l[3]]]);
    all.push([u64::MAX, u64::MAX, u64::MAX, top - 3]);
    all
}

fn base_products_agree<F: FieldForm>(isa: F::Isa) {
    let base = BASE.extended::<F>(isa);
    let mut scalars = extreme_scalars();
    scalars.extend((1..40).map(|i| scalar(i).0));
    for s in scalars {
        let bytes = affine(&base::mul_base::<F>(isa, &s)).to_bytes();
        let expected = times(&base, &s);
        assert_eq!(bytes, affine(&expected).to_bytes());
        let back = decompress_vartime::<F>(isa, &bytes).expect("a point");
        assert!(back.canonical);
        assert_eq!(back.point, affine(&expected));
    }
}

#[test]
fn base_products_agree_in_every_form() {
    in_every_form!(base_products_agree);
}

fn base_products_in_lanes_agree<L: FieldLanes<8>>(quick: bool, lanes: L::Isa) {
    let mut scalars = extreme_scalars();
    scalars.truncate(if quick { scalars.len() } else { 8 });
    scalars.extend((1..if quick { 40 } else { 3 }).map(|i| scalar(i).0));
    for s in scalars {
        let isa = Portable::TOKEN;
        let expected = affine(&base::mul_base::<Limbs64>(isa, &s));
        assert_eq!(affine(&base::mul_base_lanes::<Limbs64, L>(lanes, isa, &s)), expected);
    }
}

#[test]
fn base_products_agree_in_every_lanes() {
    in_every_lanes!(base_products_in_lanes_agree);
}

/// The defect of an equation, the same by every way; where no registers hold lanes of doubles, over their model if that
/// is asked for, which takes a hundred times as long.
#[inline(never)]
fn defect<F: FieldForm>(isa: F::Isa, s: &Scalar, k: &Scalar, a: &Affine, r: &Affine, model: bool) -> Projective<F> {
    fn in_lanes<L: FieldLanes<8>>(lanes: L::Isa, equation: &Equation<'_>) -> Affine {
        let isa = Portable::TOKEN;
        let [x, y, z, _] = equation.defect_lanes_vartime::<L::Four>(lanes).map(|words| Limbs64::from_words(isa, words));
        super::affine(&Projective { x, y, z })
    }
    let equation = Equation { s, k, a, r };
    let p = equation.defect_vartime::<F>(isa);
    if let Some(lanes) = Ifma::detect() {
        assert_eq!(super::affine(&p), in_lanes::<Lanes8x51>(lanes, &equation));
    }
    match Fma::detect() {
        Some(lanes) => assert_eq!(super::affine(&p), in_lanes::<Doubles8x51>(lanes, &equation)),
        None if model => {
            let model = in_lanes::<DoublesPair<Model<Portable, 4>>>(Portable::TOKEN, &equation);
            assert_eq!(super::affine(&p), model);
        }
        None => {}
    }
    p
}

/// One equation over each model, whatever registers there are.
#[test]
fn equations_are_decided_over_the_models() {
    fn check<L: FieldLanes<8>>(_: bool, lanes: L::Isa) {
        let base = BASE.extended::<Limbs64>(Portable::TOKEN);
        let (key, nonce, k) = (scalar(21), scalar(22), scalar(23));
        let (a, r) = (affine(&times(&base, &key.0)), affine(&times(&base, &nonce.0)));
        let s = k.mul_add(&key, &nonce);
        for (s, holds) in [(s, true), (s.add(&Scalar([1, 0, 0, 0])), false)] {
            let words = Equation { s: &s, k: &k, a: &a, r: &r }.defect_lanes_vartime::<L::Four>(lanes);
            let [x, y, z, _] = words.map(|words| Limbs64::from_words(Portable::TOKEN, words));
            assert_eq!(is_identity(&Projective { x, y, z }), holds);
        }
    }
    in_every_lanes!(check);
}

/// With every combination of components of small order: exact zero, zero up to small order, or neither.
fn equations_are_decided<F: FieldForm>(isa: F::Isa) {
    let base = BASE.extended::<F>(isa);
    let d2 = F::from_words(isa, constants::D2);
    let torsion = torsion::<F>(isa);
    for seed in 1..6 {
        let (key, nonce, k) = (scalar(seed), scalar(seed + 50), scalar(seed + 100));
        let s = k.mul_add(&key, &nonce);
        let wrong = s.add(&Scalar([1, 0, 0, 0]));
        let model = seed == 1 && F::ALGORITHM == Algorithm::Limbs64;
        for i in 0..8 {
            for j in 0..8 {
                let a = times(&base, &key.0).add(&times(&torsion, &[i, 0, 0, 0]).cached(d2)).extended();
                let r = times(&base, &nonce.0).add(&times(&torsion, &[j, 0, 0, 0]).cached(d2)).extended();
                let (a, r) = (affine(&a), affine(&r));
                let difference = defect::<F>(isa, &s, &k, &a, &r, model);
                // [S]B - [k]A - R = -(k i + j) T.
                assert_eq!(is_identity(&difference), (k.0[0].wrapping_mul(i).wrapping_add(j)) % 8 == 0);
                assert!(has_small_order(&difference));
                assert!(!has_small_order(&defect::<F>(isa, &wrong, &k, &a, &r, model)));
            }
        }
    }
    // Exceptional hashes: no short relation, or a trivial one.
    for k in [[0; 4], [1, 0, 0, 0], [2, 0, 0, 0], [0, 0, 2, 0], [0, 0, 0, 1 << 59]] {
        let (key, nonce, k) = (scalar(3), scalar(4), Scalar(k));
        let (a, r) = (affine(&times(&base, &key.0)), affine(&times(&base, &nonce.0)));
        let s = k.mul_add(&key, &nonce);
        assert!(is_identity(&defect::<F>(isa, &s, &k, &a, &r, true)));
        assert!(!is_identity(&defect::<F>(isa, &s.add(&Scalar([1, 0, 0, 0])), &k, &a, &r, true)));
    }
}

#[test]
fn equations_are_decided_in_every_form() {
    in_every_form!(equations_are_decided);
}

#[test]
fn the_chosen_form_decides_the_same() {
    let base = BASE.extended::<Limbs64>(Portable::TOKEN);
    let (key, nonce, k) = (scalar(9), scalar(10), scalar(11));
    let (a, r) = (affine(&times(&base, &key.0)), affine(&times(&base, &nonce.0)));
    let s = k.mul_add(&key, &nonce);
    assert!(Equation { s: &s, k: &k, a: &a, r: &r }.holds());
    assert!(Equation { s: &s, k: &k, a: &a, r: &r }.holds_up_to_small_order());
    assert!(!Equation { s: &nonce, k: &k, a: &a, r: &r }.holds_up_to_small_order());
    assert_eq!(key.mul_base(), affine(&times(&base, &key.0)));
}

#[test]
fn encodings_that_are_not_canonical_are_said_to_be() {
    let isa = Portable::TOKEN;
    let decode = |w: [u64; 4]| decompress_vartime::<Limbs64>(isa, &words_to_bytes(&w));
    // y = 1: the neutral element, with and without a sign, and as p + 1.
    assert!(decode([1, 0, 0, 0]).is_some_and(|d| d.canonical && d.point == Affine { x: [0; 4], y: [1, 0, 0, 0] }));
    assert!(decode([1, 0, 0, 1 << 63]).is_some_and(|d| !d.canonical));
    let p = fe25519::P;
    assert!(decode([p[0] + 1, p[1], p[2], p[3]]).is_some_and(|d| !d.canonical));
    // y = 0 has x = sqrt(-1): order 4.
    assert!(decode([0; 4]).is_some_and(|d| d.canonical && d.point.has_small_order()));
    assert!(decode([p[0], p[1], p[2], p[3]]).is_some_and(|d| !d.canonical && d.point.has_small_order()));
    // y = 2 is on no point.
    assert!(decode([2, 0, 0, 0]).is_none());
    assert!(!BASE.has_small_order());
}

/// The ladder by lanes against the ladder of one element at a time.
fn ladders_agree<L: FieldLanes<8>>(quick: bool, lanes: L::Isa) {
    let seeds = if quick { 1..20 } else { 1..3 };
    let mut operands: Vec<_> = seeds.map(|seed| (scalar(seed).0, scalar(seed + 100).0)).collect();
    // Points of small order, and every bit set.
    operands.extend([0, 1].map(|u| (scalar(5).0, [u, 0, 0, 0])));
    operands.push(([u64::MAX, u64::MAX, u64::MAX, u64::MAX >> 1], [u64::MAX; 4]));
    for (k, u) in operands {
        let expected = ladder::mul(Portable::TOKEN, &k, 255, Limbs64::from_words(Portable::TOKEN, u)).to_words();
        let [x, z] = ladder::mul_lanes::<L::Four>(lanes, &k, 255, &u).map(|w| Limbs64::from_words(Portable::TOKEN, w));
        assert_eq!(x.mul(invert(z)).to_words(), expected);
    }
}

#[test]
fn ladders_agree_in_every_lanes() {
    in_every_lanes!(ladders_agree);
}

/// A thread that rounds otherwise gets the same results: floating-point lanes are not used there. So does one that
/// flushes subnormal numbers, of which lanes have none.
#[cfg(target_arch = "x86_64")]
#[test]
#[allow(unsafe_code)]
fn results_do_not_depend_on_the_rounding_mode() {
    use montane_kernels::testing::with_float_control;
    let (k, u) = ([77; 32], [9; 32]);
    let base = BASE.extended::<Limbs64>(Portable::TOKEN);
    let (key, nonce, hash) = (scalar(9), scalar(10), scalar(11));
    let (a, r) = (affine(&times(&base, &key.0)), affine(&times(&base, &nonce.0)));
    let s = hash.mul_add(&key, &nonce);
    let (items, _) = items::<Limbs64>(Portable::TOKEN, 9);
    let all = || {
        let equation = Equation { s: &s, k: &hash, a: &a, r: &r };
        let point = EdwardsPoint::mul_base(&key);
        let sum = EdwardsPoint::msm(&[point; 9], &[nonce; 9]).map(|sum| sum.compress());
        (
            ladder::mul_bytes(&k, &u),
            key.mul_base(),
            equation.holds(),
            (point * nonce).compress(),
            sum,
            multi::balance_has_small_order(&Scalar::ZERO, &items),
        )
    };
    let expected = all();
    assert!(expected.2);
    assert_eq!(expected.5, Some(false));
    assert_eq!(multi::balance_has_small_order(&Scalar::ZERO, &[]), Some(true));
    assert_eq!(multi::balance_has_small_order(&key, &[]), Some(false));
    // As by default, where a subnormal number would leave a flag; down, up, towards zero; flushing subnormal numbers to
    // zero; exceptions for inexact results.
    for (set, clear) in [(0, 0), (0x2000, 0), (0x4000, 0), (0x6000, 0), (0x8040, 0), (0, 0x1000)] {
        // SAFETY: only lanes compute with floating-point numbers, which set the mode themselves.
        let results = unsafe { with_float_control(set, clear, all) };
        assert!(results == expected, "{set:#x}, {clear:#x}");
    }
}

/// Items whose points have components of small order and whose multipliers include extreme ones, and minus their sum
/// bit by bit.
#[cfg(target_arch = "x86_64")]
fn items<F: FieldForm>(isa: F::Isa, count: usize) -> (Vec<Item>, Extended<F>) {
    use montane_fields::Modulus;
    let (base, torsion, d2) = (BASE.extended::<F>(isa), torsion::<F>(isa), F::from_words(isa, constants::D2));
    let l = <montane_fields::curve25519::L as Modulus<4>>::P;
    let half = [l[0] >> 1 | l[1] << 63, l[1] >> 1 | l[2] << 63, l[2] >> 1 | l[3] << 63, l[3] >> 1];
    let zs = [0, 1, -1, i128::MAX, i128::MIN, 0x8080_8080_8080_8080, -0x8080_8080, 0x7f7f_7f7f, 0x8888_8888 << 64];
    let zks = [[0; 4], [1, 0, 0, 0], [l[0] - 1, l[1], l[2], l[3]], half, [half[0] + 1, half[1], half[2], half[3]]];
    let mut sum = Extended::identity(isa);
    let mut items = Vec::new();
    for i in 0..count {
        let point = |s: Scalar, t: usize| {
            times(&base, &s.0).add(&times(&torsion, &[t as u64 % 8, 0, 0, 0]).cached(d2)).extended()
        };
        // Some points are equal, some neutral.
        let (r, a) = (point(scalar((i % 11) as u8), i), point(scalar((i % 7) as u8), i / 3));
        let z = zs.get(i).copied().unwrap_or(scalar(i as u8).0[1] as i128 * scalar(i as u8).0[2].cast_signed() as i128);
        let zk = Scalar(zks.get(i).copied().unwrap_or(scalar(i as u8 ^ 0x55).0));
        let magnitude = z.unsigned_abs();
        let zr = times(&r, &[magnitude as u64, (magnitude >> 64) as u64, 0, 0]);
        let zr = if z < 0 { zr.neg() } else { zr };
        sum = sum.add(&zr.cached(d2)).extended().add(&times(&a, &zk.0).cached(d2)).extended();
        items.push(Item { r: affine(&r).to_bytes(), a: affine(&a), z, zk });
    }
    (items, sum.neg())
}

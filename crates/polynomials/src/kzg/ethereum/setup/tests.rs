//! Setups of known secrets, each broken in one way that one check alone sees.

use alloc::string::String;
use core::fmt::Write as _;

use montane_curves::DecodeError;
use montane_curves::msm::FixedBase;

use super::*;

const N: usize = FIELD_ELEMENTS_PER_BLOB;

/// The points `e G` of exponents `e`.
fn multiples<C: Curve>(exponents: &[ScalarOf<C>]) -> Vec<Affine<C>> {
    let table = FixedBase::<C>::new(&Projective::generator(), 8).unwrap();
    let points: Vec<_> = exponents.iter().map(|e| table.mul_vartime(e)).collect();
    let mut affine = alloc::vec![Affine::identity(); points.len()];
    Projective::batch_normalize(&points, &mut affine);
    affine
}

/// Any exponents in G1 with the Lagrange basis that is theirs, and any in G2.
fn of_exponents(g1: &[Scalar], g2: &[Scalar]) -> Points {
    let mut lagrange = g1.to_vec();
    // `P_j = sum_i w^(ij) L_i` is the transform, so the basis is its inverse.
    domain(N).ifft(&mut lagrange, Order::Natural, Order::Natural);
    Points { lagrange: multiples(&lagrange), g1: multiples(g1), g2: multiples(g2) }
}

/// `first, first tau, first tau^2, ..`
fn geometric(first: u64, tau: &Scalar, n: usize) -> Vec<Scalar> {
    powers(tau, n).iter().map(|power| power * Scalar::from_u64(first)).collect()
}

fn seed() -> Scalar {
    Scalar::from_be_bytes_mod_order(&Sha256::digest(b"seed"))
}

fn secret() -> Scalar {
    Scalar::from_be_bytes_mod_order(&Sha256::digest(b"a secret that everybody knows"))
}

#[test]
fn each_relation_is_asked() {
    let (g1, g2) = (geometric(1, &secret(), N), geometric(1, &secret(), G2_POINTS));
    let mut points = of_exponents(&g1, &g2);
    assert!(points.is_consistent(&seed()));
    // Only the Lagrange basis is another.
    points.lagrange.swap(7, 8);
    assert!(!points.is_consistent(&seed()));
    points.lagrange.swap(7, 8);
    // Only G2.
    for i in [2, G2_POINTS - 1] {
        let good = points.g2[i];
        points.g2[i] = -good;
        assert!(!points.is_consistent(&seed()), "power {i} in G2");
        points.g2[i] = good;
    }
    assert!(points.is_consistent(&seed()));
    // Only the powers in G1: the basis belongs to them.
    for i in [2, N - 1] {
        let mut g1 = g1.clone();
        g1[i] += Scalar::ONE;
        assert!(!of_exponents(&g1, &g2).is_consistent(&seed()), "power {i} in G1");
    }
    // The secret of G2 is another.
    let other = geometric(1, &(secret() + Scalar::ONE), G2_POINTS);
    assert!(!of_exponents(&g1, &other).is_consistent(&seed()));
}

/// Where the secret is not zero either generator follows from the other and the relations; where it is zero, it does not.
#[test]
fn each_generator_is_asked() {
    let consistent = |first1, tau1: &Scalar, first2, tau2: &Scalar| {
        of_exponents(&geometric(first1, tau1, N), &geometric(first2, tau2, G2_POINTS)).is_consistent(&seed())
    };
    assert!(consistent(1, &Scalar::ZERO, 1, &Scalar::ZERO));
    assert!(!consistent(2, &Scalar::ZERO, 1, &Scalar::ZERO));
    assert!(!consistent(1, &Scalar::ZERO, 2, &Scalar::ZERO));
    // `tau G` is right for the `2 H` that it is compared with, and `tau (2 H)` for the `G / 2`.
    let mut g1 = geometric(1, &(secret() + secret()), N);
    let half = Scalar::from_u64(2).invert_vartime().unwrap();
    g1.iter_mut().for_each(|e| *e *= half);
    assert!(!of_exponents(&g1, &geometric(2, &secret(), G2_POINTS)).is_consistent(&seed()));
}

/// The customary text of points.
fn text(points: &Points) -> String {
    let mut text = alloc::format!("{N}\n{G2_POINTS}\n");
    let mut line = |bytes: &[u8]| {
        bytes.iter().for_each(|byte| write!(text, "{byte:02x}").unwrap());
        text.push('\n');
    };
    points.lagrange.iter().for_each(|point| line(&point.to_compressed()));
    points.g2.iter().for_each(|point| line(&point.to_compressed()));
    points.g1.iter().for_each(|point| line(&point.to_compressed()));
    text
}

#[test]
fn texts() {
    let good = of_exponents(&geometric(1, &secret(), N), &geometric(1, &secret(), G2_POINTS));
    let text = text(&good);
    let setup = TrustedSetup::from_text(&text).unwrap();
    let mut lagrange = good.lagrange.clone();
    bit_reverse(&mut lagrange);
    assert!(setup.g1_lagrange_brp() == lagrange);
    assert!(setup.verifier.powers == good.g1[..FIELD_ELEMENTS_PER_CELL]);
    assert!(setup.verifier.g2 == [good.g2[1], good.g2[G2_POINTS - 1]]);

    let lines: Vec<String> = text.lines().map(String::from).collect();
    let refused = |change: &dyn Fn(&mut Vec<String>)| {
        let mut lines = lines.clone();
        change(&mut lines);
        TrustedSetup::from_text(&lines.join("\n")).unwrap_err()
    };
    const FIRST_G2: usize = 2 + N;
    const FIRST_G1: usize = FIRST_G2 + G2_POINTS;
    assert_eq!(TrustedSetup::from_text("").unwrap_err(), KzgError::SetupLayout);
    assert_eq!(refused(&|lines| lines[0] = "4095".into()), KzgError::SetupLayout);
    assert_eq!(refused(&|lines| lines[1] = "64".into()), KzgError::SetupLayout);
    assert_eq!(refused(&|lines| lines.truncate(FIRST_G1 + N - 1)), KzgError::SetupLayout);
    assert_eq!(refused(&|lines| lines.push("00".into())), KzgError::SetupLayout);
    for line in [2, FIRST_G2, FIRST_G1] {
        assert_eq!(refused(&|lines| _ = lines[line].pop()), KzgError::SetupLayout);
        assert_eq!(refused(&|lines| lines[line].replace_range(90..91, "g")), KzgError::SetupLayout);
    }
    assert_eq!(refused(&|lines| lines.swap(FIRST_G1 + 1, FIRST_G1 + 2)), KzgError::SetupPowers);

    // On the curve and outside of the subgroup: with a part of order three, `x = 0`, in either list of G1; in G2 by its abscissa.
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| alloc::format!("{byte:02x}")).collect::<String>();
    let outside = KzgError::SetupPoint(DecodeError::NotInSubgroup);
    let mut zero = [0; 48];
    zero[0] = 0x80;
    let three = G1Affine::from_compressed_unchecked(&zero).unwrap();
    for (line, point) in [(9, good.lagrange[7]), (FIRST_G1 + N - 1, good.g1[N - 1])] {
        let bad = hex(&(G1Projective::from(point) + three).to_affine().to_compressed());
        assert_eq!(refused(&|lines| lines[line] = bad.clone()), outside);
    }
    let of_the_curve = |x| {
        let mut bytes = [0; 96];
        (bytes[0], bytes[95]) = (0x80, x);
        G2Affine::from_compressed_unchecked(&bytes).ok()
    };
    let bad = hex(&(0..).find_map(of_the_curve).unwrap().to_compressed());
    assert_eq!(refused(&|lines| lines[FIRST_G2 + 3] = bad.clone()), outside);
    // Not on the curve at all.
    let bad = alloc::format!("8{}", "0123456789abcdef".repeat(6).get(..95).unwrap());
    assert_eq!(refused(&|lines| lines[4] = bad.clone()), KzgError::SetupPoint(DecodeError::NotOnCurve));
}

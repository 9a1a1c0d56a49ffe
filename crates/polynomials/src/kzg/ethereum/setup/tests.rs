//! Setups of known secrets, each broken in one way that one check alone sees.

use alloc::string::String;

use montane_curves::DecodeError;
use montane_curves::msm::FixedBase;
use montane_testing::Refusals;

use super::*;
use crate::test_support::{moved, outside};

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
    let table = Refusals::of(of_exponents(&g1, &g2), |points| points.is_consistent(&seed()), true);
    table.row("the Lagrange basis", false, |points| points.lagrange.swap(7, 8));
    for i in [2, G2_POINTS - 1] {
        table.row("powers in G2", false, |points| points.g2[i] = -points.g2[i]);
    }
    for i in [2, N - 1] {
        table.row("powers in G1, to which the basis belongs", false, |points| {
            let mut g1 = g1.clone();
            g1[i] += Scalar::ONE;
            *points = of_exponents(&g1, &g2);
        });
    }
    table.row("one secret", false, |points| {
        *points = of_exponents(&g1, &geometric(1, &(secret() + Scalar::ONE), G2_POINTS));
    });
    table.row("factors differ in G1", false, |points| {
        points.g1[3] = moved(&points.g1[3], &Scalar::ONE);
        points.g1[5] = moved(&points.g1[5], &-Scalar::ONE);
    });
    table.row("factors differ in G2", false, |points| {
        points.g2[3] = moved(&points.g2[3], &Scalar::ONE);
        points.g2[5] = moved(&points.g2[5], &-Scalar::ONE);
    });
}

/// Where the secret is not zero either generator follows from the other and the relations; where it is zero, it does
/// not.
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
fn text_of(points: &Points) -> String {
    let mut text = alloc::format!("{N}\n{G2_POINTS}\n");
    let mut line = |bytes: &[u8]| text.extend([&hex(bytes), "\n"]);
    points.lagrange.iter().for_each(|point| line(&point.to_compressed()));
    points.g2.iter().for_each(|point| line(&point.to_compressed()));
    points.g1.iter().for_each(|point| line(&point.to_compressed()));
    text
}

#[test]
fn texts() {
    let good = of_exponents(&geometric(1, &secret(), N), &geometric(1, &secret(), G2_POINTS));
    let text = text_of(&good);
    let setup = TrustedSetup::from_text(&text).unwrap();
    let mut lagrange = good.lagrange.clone();
    bit_reverse(&mut lagrange);
    assert!(setup.g1_lagrange_brp() == lagrange);
    assert!(setup.verifier.powers == good.g1[..FIELD_ELEMENTS_PER_CELL]);
    assert!(setup.verifier.g2 == [good.g2[1], good.g2[G2_POINTS - 1]]);

    // What proofs of cells are computed from is made of the powers, and verifying does not ask for it.
    let blob: Vec<u8> = powers(&seed(), N).iter().flat_map(|value| value.to_be_bytes()).collect();
    let commitment = setup.blob_to_kzg_commitment(&blob).unwrap();
    let (cells, proofs) = setup.compute_cells_and_kzg_proofs(&blob).unwrap();
    let all: Vec<u64> = (0..CELLS_PER_EXT_BLOB as u64).collect();
    let commitments = alloc::vec![commitment; CELLS_PER_EXT_BLOB];
    assert_eq!(setup.verifier.verify_cell_kzg_proof_batch(&commitments, &all, &cells, &proofs), Ok(true));

    let lines: Vec<String> = text.lines().map(String::from).collect();
    let load = |lines: &Vec<String>| TrustedSetup::from_text(&lines.join("\n")).map(drop);
    let table = Refusals::of(lines, load, Ok(()));
    const LAGRANGE: usize = 2;
    const G2: usize = LAGRANGE + N;
    const G1: usize = G2 + G2_POINTS;
    let layout = Err(KzgError::SetupLayout);
    table
        .row("a text has numbers", layout, |lines| lines.clear())
        .row("4096 powers in G1", layout, |lines| lines[0] = "4095".into())
        .row("65 powers in G2", layout, |lines| lines[1] = "64".into())
        .row("as many points as it says", layout, |lines| _ = lines.pop())
        .row("as many points as it says", layout, |lines| lines.push(lines[lines.len() - 1].clone()));
    for line in [LAGRANGE, G2, G1] {
        table.row("a point is as long as it should be", layout, |lines| _ = lines[line].pop()).row(
            "a point is hexadecimal",
            layout,
            |lines| lines[line].replace_range(90..91, "g"),
        );
    }

    // On the curve and outside of the subgroup: in G1 with a part of order three, for which all pairings are 1.
    let not_in_subgroup = Err(KzgError::SetupPoint(DecodeError::NotInSubgroup));
    let three = outside::<montane_curves::bls12_381::G1>();
    for (line, point) in [(LAGRANGE + 7, good.lagrange[7]), (G1 + 1, good.g1[1])] {
        let bad = (G1Projective::from(point) + three).to_affine();
        table.row("points of G1 are in the subgroup", not_in_subgroup, |lines| lines[line] = hex(&bad.to_compressed()));
    }
    let bad = (G2Projective::from(good.g2[3]) + outside()).to_affine();
    table.row("points of G2 are in the subgroup", not_in_subgroup, |lines| lines[G2 + 3] = hex(&bad.to_compressed()));
    table.row("points are on the curve", Err(KzgError::SetupPoint(DecodeError::NotOnCurve)), |lines| {
        // No point has the abscissa 1.
        lines[LAGRANGE + 2] = alloc::format!("80{}01", "0".repeat(92));
    });

    // Of two points of one list, errors that cancel for the factors of the text that is forged, which are drawn anew if
    // the list is hashed.
    let not_powers = Err(KzgError::SetupPowers);
    let s = powers(&Scalar::from_be_bytes_mod_order(&Sha256::digest(&text)), N);
    let mut of_basis = s.clone();
    domain(N).fft(&mut of_basis, Order::Natural, Order::Natural);
    table.row("powers in G1 are hashed", not_powers, |lines| {
        lines[G1 + 3] = hex(&moved(&good.g1[3], &s[5]).to_compressed());
        lines[G1 + 5] = hex(&moved(&good.g1[5], &-s[3]).to_compressed());
    });
    table.row("powers in G2 are hashed", not_powers, |lines| {
        lines[G2 + 3] = hex(&moved(&good.g2[3], &s[5]).to_compressed());
        lines[G2 + 5] = hex(&moved(&good.g2[5], &-s[3]).to_compressed());
    });
    table.row("the Lagrange basis is hashed", not_powers, |lines| {
        lines[LAGRANGE + 3] = hex(&moved(&good.lagrange[3], &of_basis[5]).to_compressed());
        lines[LAGRANGE + 5] = hex(&moved(&good.lagrange[5], &-of_basis[3]).to_compressed());
    });

    table.row("the secret is no point of a blob", Err(KzgError::SetupSecret), |lines| {
        let points = of_exponents(&geometric(1, &Scalar::ZERO, N), &geometric(1, &Scalar::ZERO, G2_POINTS));
        *lines = text_of(&points).lines().map(String::from).collect();
    });
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| alloc::format!("{byte:02x}")).collect()
}

/// Zero, and the roots of unity of orders 1 to 8192; not those of the next order.
#[test]
fn secrets() {
    let power = |tau: &Scalar, i: u64| (G1Projective::generator() * tau.pow_vartime(&[i])).to_affine();
    let judge = |tau: &Scalar| {
        let mut powers = alloc::vec![G1Affine::identity(); N];
        (powers[1], powers[N / 2]) = (power(tau, 1), power(tau, N as u64 / 2));
        has_degenerate_secret(&powers)
    };
    let table = Refusals::of(*domain(2 * FIELD_ELEMENTS_PER_EXT_BLOB).root(), judge, false);
    table.row("not zero", true, |tau| *tau = Scalar::ZERO);
    for log in 0..=FIELD_ELEMENTS_PER_EXT_BLOB.ilog2() {
        table.row("no point of a blob", true, |tau| *tau = *domain(1 << log).root());
    }
}

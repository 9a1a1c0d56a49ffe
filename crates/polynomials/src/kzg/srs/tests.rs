//! Openings of known polynomials, and what strings and claims are refused for. The secret is known here, so that
//! equations can be solved for forgeries.

use alloc::string::ToString;

use montane_curves::bls12_381::{Bls12, G1Affine, G1Projective, G2Affine, G2Projective, Scalar};
use montane_curves::bn254::Bn256;
use montane_curves::weierstrass::Curve;
use montane_testing::Refusals;

use super::*;
use crate::test_support::{Source, Words, moved, outside};

const TAU: Scalar = Scalar::from_u64(0x1234_5678_9abc_def1);

/// Claims about one polynomial at three points, all of them true.
fn opened<E: Pairing>(source: &mut Source) -> (Srs<E>, Vec<Claim<E>>) {
    let tau = ScalarOf::<E>::from_u64(source.word());
    let srs = Srs::<E>::from_known_secret(&tau, 20).unwrap();
    let f = Polynomial::new(source.elements(20));
    let commitment = srs.commit(&f).unwrap();
    let claims = [source.element(), source.element(), ScalarOf::<E>::ZERO].map(|z| {
        let (y, proof) = srs.open(&f, &z).unwrap();
        assert_eq!(y, f.evaluate(&z));
        Claim { commitment, z, y, proof }
    });
    (srs, claims.into())
}

fn claims_are_refused<E: Pairing>() {
    let source = &mut Source::new(1);
    let (srs, claims) = opened::<E>(source);
    let one = ScalarOf::<E>::ONE;
    for claim in &claims {
        let table = Refusals::of(*claim, |claim| srs.verify(claim), true);
        table.row("the commitment", false, |claim| claim.commitment = moved(&claim.commitment, &one));
        table.row("the proof", false, |claim| claim.proof = moved(&claim.proof, &one));
        table.row("the value", false, |claim| claim.y += one);
        table.row("the point", false, |claim| claim.z += one);
    }

    let batch = |(claims, rng): &(Vec<Claim<E>>, Source)| srs.batch_verify(claims, &mut rng.clone());
    let table = Refusals::of((claims.clone(), source.clone()), batch, true);
    for i in 0..claims.len() {
        table.row("each commitment", false, |(claims, _)| claims[i].commitment = moved(&claims[i].commitment, &one));
        table.row("each proof", false, |(claims, _)| claims[i].proof = moved(&claims[i].proof, &one));
        table.row("each value", false, |(claims, _)| claims[i].y += one);
        table.row("each point", false, |(claims, _)| claims[i].z += one);
    }
    table.row("factors differ", false, |(claims, _)| {
        claims[0].y += one;
        claims[1].y -= one;
    });
    assert!(srs.batch_verify(&[], source));

    // Whoever knows the factors beforehand makes errors cancel: they are the generator's and nobody else's.
    let mut rng = source.clone();
    let factors = [(); 2].map(|()| from_u128::<E>(random_factor(&mut rng)));
    let mut foreseen = claims.clone();
    foreseen[0].y += factors[1];
    foreseen[1].y -= factors[0];
    let table = Refusals::of((foreseen, source.clone()), batch, true);
    table.row("factors are drawn", false, |(_, rng)| *rng = Source::new(77));

    let zeros = |claims: &Vec<Claim<E>>| srs.batch_verify(claims, &mut Words(0));
    Refusals::of(claims, zeros, true).row("no factor is zero", false, |claims| claims[0].y += one);
}

#[test]
fn claims() {
    claims_are_refused::<Bls12>();
    claims_are_refused::<Bn256>();
}

#[test]
fn factors_have_128_bits_and_are_odd() {
    assert_eq!(random_factor(&mut Words(0xfedc_ba98_7654_3210)), 0xfedc_ba98_7654_3210_fedc_ba98_7654_3211);
    assert_eq!(random_factor(&mut Words(0)), 1);
    assert_eq!(random_factor(&mut Words(u64::MAX)), u128::MAX);
    let two_to_the_64 = Scalar::from_u64(1 << 32).square();
    assert_eq!(from_u128::<Bls12>(u128::MAX), two_to_the_64.square() - Scalar::ONE);
}

#[test]
fn degrees() {
    let srs = Srs::<Bls12>::from_known_secret(&TAU, 20).unwrap();
    let of_degree = |n: usize| Polynomial::new(vec![Scalar::ONE; n + 1]);
    let verdict = |f: &Polynomial<Scalar>| srs.commit(f).and(srs.open(f, &Scalar::ONE)).map(drop);
    let table = Refusals::of(of_degree(19), verdict, Ok(()));
    table.row("the degree is below the number of powers", Err(SrsError::Degree), |f| *f = of_degree(20));
    assert_eq!(srs.open(&of_degree(20), &Scalar::ONE).unwrap_err(), SrsError::Degree);
    assert_eq!(srs.commit(&Polynomial::default()).unwrap(), Affine::identity());
}

/// What [`Srs::new`] takes.
#[derive(Clone)]
struct Parts {
    powers: Vec<G1Affine>,
    h: G2Affine,
    tau_h: G2Affine,
    rng: Source,
}

impl Parts {
    /// The consistent string of any secret.
    fn of(tau: &Scalar, len: u64) -> Self {
        let powers = (0..len).map(|i| (G1Projective::generator() * tau.pow_vartime(&[i])).to_affine()).collect();
        let h = G2Projective::generator();
        Self { powers, h: h.to_affine(), tau_h: (h * tau).to_affine(), rng: Source::new(3) }
    }

    fn load(&self) -> Result<(), SrsError> {
        Srs::<Bls12>::new(self.powers.clone(), self.h, self.tau_h, &mut self.rng.clone()).map(drop)
    }
}

/// `(4x, 8y)`, on the curve with `64 b` where the endomorphism that tells the subgroup holds as well.
fn off_the_curve<C: Curve>(point: &Affine<C>) -> Affine<C> {
    use montane_fields::Field;
    let (x, y) = point.coordinates().unwrap();
    let four = |a: &C::Base| a.double().double();
    Affine::from_coordinates_unchecked(four(&x), four(&y).double())
}

fn with_part_outside<C: Curve>(point: &Affine<C>) -> Affine<C> {
    (Projective::from(point) + outside::<C>()).to_affine()
}

#[test]
fn strings() {
    const LEN: u64 = 9;
    let table = Refusals::of(Parts::of(&TAU, LEN), Parts::load, Ok(()));
    let too_short = Err(SrsError::TooShort);
    Refusals::of(Parts::of(&TAU, 2), Parts::load, Ok(()))
        .row("two powers", too_short, |parts| parts.powers.truncate(1))
        .row("two powers", too_short, |parts| parts.powers.clear());

    let outside = Err(SrsError::NotInSubgroup);
    for i in 0..LEN as usize {
        table.row("powers are on the curve", outside, |parts| parts.powers[i] = off_the_curve(&parts.powers[i])).row(
            "powers are in the subgroup",
            outside,
            |parts| parts.powers[i] = with_part_outside(&parts.powers[i]),
        );
    }
    table
        .row("H is on the curve", outside, |parts| parts.h = off_the_curve(&parts.h))
        .row("H is in the subgroup", outside, |parts| parts.h = with_part_outside(&parts.h))
        .row("tau H is on the curve", outside, |parts| parts.tau_h = off_the_curve(&parts.tau_h))
        .row("tau H is in the subgroup", outside, |parts| parts.tau_h = with_part_outside(&parts.tau_h));

    // Infinity satisfies every equation.
    table.row("the first power", Err(SrsError::Identity), |parts| parts.powers.fill(Affine::identity())).row(
        "H",
        Err(SrsError::Identity),
        |parts| (parts.h, parts.tau_h) = (Affine::identity(), Affine::identity()),
    );

    let not_powers = Err(SrsError::NotPowers);
    for i in 0..LEN as usize {
        table.row("each power", not_powers, |parts| parts.powers[i] = -parts.powers[i]);
    }
    table
        .row("H", not_powers, |parts| parts.h = -parts.h)
        .row("tau H", not_powers, |parts| parts.tau_h = -parts.tau_h)
        .row("factors differ", not_powers, |parts| {
            parts.powers[3] = moved(&parts.powers[3], &Scalar::ONE);
            parts.powers[5] = moved(&parts.powers[5], &-Scalar::ONE);
        });

    // sum s_i (P_(i+1) - tau P_i) does not change: whoever knows the factors beforehand gets through.
    let mut foreseen = Parts::of(&TAU, LEN);
    let mut rng = foreseen.rng.clone();
    let s: Vec<Scalar> = (1..LEN).map(|_| from_u128::<Bls12>(random_factor(&mut rng))).collect();
    let weight = |i: usize| s[i - 1] - TAU * s[i];
    foreseen.powers[3] = moved(&foreseen.powers[3], &weight(5));
    foreseen.powers[5] = moved(&foreseen.powers[5], &-weight(3));
    let table = Refusals::of(foreseen, Parts::load, Ok(()));
    table.row("factors are drawn", not_powers, |parts| parts.rng = Source::new(4));
}

/// Secrets for which everybody sees a polynomial that is not zero and whose commitment is.
#[test]
fn secrets() {
    let degenerate = Err(SrsError::DegenerateSecret);
    let table = Refusals::of(Parts::of(&TAU, 2), Parts::load, Ok(()));
    table.row("not zero", degenerate, |parts| *parts = Parts::of(&Scalar::ZERO, 2));
    table.row("not zero", degenerate, |parts| *parts = Parts::of(&Scalar::ZERO, 9));
    table.row("not one", degenerate, |parts| *parts = Parts::of(&Scalar::ONE, 2));
    let root = crate::Domain::<Scalar>::new(8).unwrap();
    let table = Refusals::of(Parts::of(root.root(), 8), Parts::load, Ok(()));
    table.row("its order is not below the number of powers", degenerate, |parts| *parts = Parts::of(root.root(), 9));

    let known = |(tau, len): &(Scalar, usize)| Srs::<Bls12>::from_known_secret(tau, *len).map(drop);
    let table = Refusals::of((*root.root(), 8), known, Ok(()));
    table.row("two powers", Err(SrsError::TooShort), |(_, len)| *len = 1);
    assert_eq!(known(&(TAU, 2)), Ok(()));
    table.row("not zero", degenerate, |(tau, _)| *tau = Scalar::ZERO);
    table.row("its order is not below the number of powers", degenerate, |(_, len)| *len = 9);
}

#[test]
fn errors_say_which_rule_is_broken() {
    for (error, rule) in [
        (SrsError::TooShort, "two powers"),
        (SrsError::NotInSubgroup, "subgroup"),
        (SrsError::Identity, "infinity"),
        (SrsError::NotPowers, "one secret"),
        (SrsError::DegenerateSecret, "zero"),
        (SrsError::Degree, "degree"),
        (SrsError::RepeatedPoint, "twice"),
    ] {
        assert!(error.to_string().contains(rule), "{error:?}: {error}");
    }
}

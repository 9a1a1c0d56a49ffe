//! Openings of known polynomials, and forgeries: each verifies if one item of a transcript is not hashed.

use alloc::vec;

use montane_curves::bls12_381::{Bls12, G1Projective, Scalar};
use montane_testing::Refusals;

use super::*;
use crate::test_support::{Source, moved};

type Claims = Vec<MultiClaim<Bls12>>;
type Proof = MultiProof<Bls12>;

fn point(e: &Scalar) -> Affine<montane_curves::bls12_381::G1> {
    (G1Projective::generator() * e).to_affine()
}

#[test]
fn many_openings() {
    let source = &mut Source::new(2);
    let srs = Srs::<Bls12>::from_known_secret(&Scalar::from_u64(source.word()), 16).unwrap();
    let polynomials: Vec<Polynomial<Scalar>> = [16, 7, 3, 0].map(|n| Polynomial::new(source.elements(n))).into();
    let points: Vec<Scalar> = (5..9).map(Scalar::from_u64).collect();
    let openings = [
        (&polynomials[0], &points[..3]),
        (&polynomials[1], &points[1..2]),
        (&polynomials[2], &points[..4]),
        (&polynomials[3], &points[..1]),
        (&polynomials[0], &points[..0]),
    ];
    let (claims, proof) = srs.open_multi(&openings).unwrap();
    for (claim, (f, points)) in claims.iter().zip(&openings) {
        assert_eq!(claim.values, points.iter().map(|z| (*z, f.evaluate(z))).collect::<Vec<_>>());
    }
    let (none, of_none) = srs.open_multi(&[]).unwrap();
    assert!(srs.verify_multi(&none, &of_none));

    let judge = |(claims, proof): &(Claims, Proof)| srs.verify_multi(claims, proof);
    let table = Refusals::of((claims.clone(), proof), judge, true);
    let one = Scalar::ONE;
    for (i, claim) in claims.iter().enumerate() {
        // Of the last polynomial nothing is claimed, but that it has this commitment.
        table.row("each commitment", false, |(claims, _)| claims[i].commitment = moved(&claims[i].commitment, &one));
        table.row("each claim", false, |(claims, _)| _ = claims.remove(i));
        for j in 0..claim.values.len() {
            table.row("each value", false, |(claims, _)| claims[i].values[j].1 += one);
            table.row("each point", false, |(claims, _)| claims[i].values[j].0 += Scalar::from_u64(100));
            table.row("no point twice", false, |(claims, _)| {
                let again = claims[i].values[j];
                claims[i].values.push(again);
            });
        }
    }
    table.row("W", false, |(_, proof)| proof.w = moved(&proof.w, &one));
    table.row("W'", false, |(_, proof)| proof.w_prime = moved(&proof.w_prime, &one));

    let open = |(f, points): &(Polynomial<Scalar>, Vec<Scalar>)| srs.open_multi(&[(f, points)]).map(drop);
    let table = Refusals::of((polynomials[0].clone(), points.clone()), open, Ok(()));
    table.row("no point twice", Err(SrsError::RepeatedPoint), |(_, points)| points[0] = points[3]);
    table.row("the degree is below the number of powers", Err(SrsError::Degree), |(f, _)| {
        *f = Polynomial::new(vec![one; 17]);
    });
}

/// True claims of two polynomials, each at one point, with everything that the verifier's equation is made of as
/// scalars.
struct Solved {
    srs: Srs<Bls12>,
    f: [Polynomial<Scalar>; 2],
    claims: Claims,
    proof: Proof,
    tau: Scalar,
    gamma: Scalar,
    x: Scalar,
}

impl Solved {
    fn new() -> Self {
        let source = &mut Source::new(3);
        let tau = Scalar::from_u64(source.word());
        let srs = Srs::from_known_secret(&tau, 8).unwrap();
        let f = [(); 2].map(|()| Polynomial::new(source.elements(6)));
        let z = [3, 8].map(Scalar::from_u64);
        let (claims, proof) = srs.open_multi(&[(&f[0], &z[..1]), (&f[1], &z[1..])]).unwrap();
        let gamma = first_challenge(&claims);
        let x = second_challenge::<Bls12>(&gamma, &proof.w);
        Self { srs, f, claims, proof, tau, gamma, x }
    }

    fn table(&self) -> Refusals<(Claims, Proof), bool, impl Fn(&(Claims, Proof)) -> bool + '_> {
        let judge = |(claims, proof): &(Claims, Proof)| self.srs.verify_multi(claims, proof);
        Refusals::of((self.claims.clone(), self.proof), judge, true)
    }

    /// The claims with other values, with `W` a multiple of the generator, and `W'` so that the equation holds at `x`,
    /// which is where the polynomial of the proof has to vanish: the values and `W` do not suit the polynomials, they
    /// suit `x`.
    fn suited_to(
        &self,
        x: &Scalar,
        y: [Scalar; 2],
        w: Option<&Affine<montane_curves::bls12_381::G1>>,
    ) -> (Claims, Proof) {
        let mut claims = self.claims.clone();
        claims.iter_mut().zip(y).for_each(|(claim, y)| claim.values[0].1 = y);
        let at = combine(&claims, &remainders(&claims).unwrap(), &first_challenge(&claims), x);
        let mut l = Polynomial::default();
        for ((f, y), factor) in self.f.iter().zip(y).zip(&at.factors) {
            l = &l + &(f - &Polynomial::new(vec![y])).scaled(factor);
        }
        let h = l.evaluate(x) * at.vanishing.invert_vartime().unwrap();
        let l = &l - &Polynomial::new(vec![h * at.vanishing]);
        let (quotient, zero) = l.divide_by_linear(x);
        assert_eq!(zero, Scalar::ZERO);
        let proof = MultiProof { w: point(&h), w_prime: self.srs.commit(&quotient).unwrap() };
        assert!(w.is_none_or(|w| *w == proof.w));
        (claims, proof)
    }
}

/// `gamma`: what changes here leaves the equation true at the `gamma` and `x` of the true claims.
#[test]
fn first_challenge_depends_on_every_item() {
    let solved = Solved::new();
    let (x, gamma) = (solved.x, solved.gamma);
    let [z0, z1] = [0, 1].map(|i| solved.claims[i].values[0].0);
    let (c0, c1) = (x - z1, gamma * (x - z0));
    let table = solved.table();
    table.row("the commitments are hashed", false, |(claims, _)| {
        claims[0].commitment = moved(&claims[0].commitment, &c1);
        claims[1].commitment = moved(&claims[1].commitment, &-c0);
    });
    table.row("the values are hashed", false, |(claims, _)| {
        claims[0].values[0].1 += c1;
        claims[1].values[0].1 -= c0;
    });
    table.row("the points are hashed", false, |(claims, _)| {
        // F = b A + a gamma B - a b W for a = x - z_0, b = x - z_1: another a, and the b that goes with it.
        let [e0, e1] = [0, 1].map(|i| solved.f[i].evaluate(&solved.tau) - claims[i].values[0].1);
        let w =
            e0 * (solved.tau - z0).invert_vartime().unwrap() + gamma * e1 * (solved.tau - z1).invert_vartime().unwrap();
        let f = |a: Scalar, b: Scalar| b * e0 + a * gamma * e1 - a * b * w;
        let a = x - z0 + Scalar::ONE;
        let b = (f(x - z0, x - z1) - a * gamma * e1) * (e0 - a * w).invert_vartime().unwrap();
        assert_eq!(f(a, b), f(x - z0, x - z1));
        (claims[0].values[0].0, claims[1].values[0].0) = (x - a, x - b);
    });
}

/// `x`: if it is known before the values or before `W`, these are chosen so that the proof's polynomial vanishes there.
#[test]
fn second_challenge_depends_on_every_item() {
    let solved = Solved::new();
    let table = solved.table();
    table.row("gamma is hashed", false, |forged| {
        let infinity = Affine::identity();
        let x = second_challenge::<Bls12>(&solved.gamma, &infinity);
        *forged = solved.suited_to(&x, [0, 1].map(|i| solved.f[i].evaluate(&x)), Some(&infinity));
    });
    table.row("W is hashed", false, |forged| {
        let y = [4, 5].map(Scalar::from_u64);
        let mut claims = solved.claims.clone();
        claims.iter_mut().zip(y).for_each(|(claim, y)| claim.values[0].1 = y);
        let x = second_challenge::<Bls12>(&first_challenge(&claims), &Affine::identity());
        *forged = solved.suited_to(&x, y, None);
    });
    // W moves by (tau - x) G, and W' makes up for it.
    table.row("W is hashed", false, |(_, proof)| {
        let vanishing = solved.claims.iter().map(|claim| solved.x - claim.values[0].0).product::<Scalar>();
        proof.w = moved(&proof.w, &(solved.tau - solved.x));
        proof.w_prime = moved(&proof.w_prime, &-vanishing);
    });
}

/// The bytes that are hashed, written down a second time: numbers, which no forgery can change alone, are among them.
#[test]
fn transcripts() {
    let solved = Solved::new();
    let mut claims = solved.claims.clone();
    claims[1].values.push((Scalar::from_u64(20), Scalar::from_u64(21)));
    let of = |bytes: &[u8]| Scalar::from_be_bytes_mod_order(&Sha256::digest(bytes));
    let mut bytes = [&b"MONTANE_KZG_MULTI_GAMMA"[..], &[0, 0, 0, 0, 0, 0, 0, 2]].concat();
    for (claim, number) in claims.iter().zip([1, 2]) {
        bytes.extend(claim.commitment.to_compressed());
        bytes.extend([0, 0, 0, 0, 0, 0, 0, number]);
        claim.values.iter().flat_map(|(z, y)| [z, y]).for_each(|a| bytes.extend(a.to_be_bytes()));
    }
    let gamma = first_challenge(&claims);
    assert_eq!(gamma, of(&bytes));
    let bytes = [&b"MONTANE_KZG_MULTI_POINT"[..], &gamma.to_be_bytes(), &solved.proof.w.to_compressed()].concat();
    assert_eq!(second_challenge::<Bls12>(&gamma, &solved.proof.w), of(&bytes));
}

/// `Z_T(x) / Z_i(x)` as it is defined, product by product, also where `x` is one of the points.
#[test]
fn quotients_of_vanishing_polynomials() {
    let claim = |points: &[u64]| MultiClaim::<Bls12> {
        commitment: Affine::identity(),
        values: points.iter().map(|z| (Scalar::from_u64(*z), Scalar::ONE)).collect(),
    };
    let claims = [claim(&[7, 3]), claim(&[]), claim(&[9]), claim(&[3, 9, 11])];
    let union = [3, 7, 9, 11].map(Scalar::from_u64);
    let gamma = Scalar::from_u64(1000);
    for x in [5, 3, 9, 11] {
        let x = Scalar::from_u64(x);
        let at = combine(&claims, &remainders(&claims).unwrap(), &gamma, &x);
        assert_eq!(at.vanishing, union.iter().map(|z| x - z).product());
        for (i, (claim, factor)) in claims.iter().zip(&at.factors).enumerate() {
            let others = union.iter().filter(|z| claim.values.iter().all(|(own, _)| own != *z));
            assert_eq!(*factor, gamma.pow_vartime(&[i as u64]) * others.map(|z| x - z).product::<Scalar>());
        }
    }
}

use alloc::vec;
use alloc::vec::Vec;
use core::convert::Infallible;

use montane_curves::bls12_381::{Bls12, G1Affine, G2Affine, Scalar};
use montane_curves::bn254::Bn256;
use montane_curves::pairing::Pairing;
use montane_curves::weierstrass::{Affine, Projective};
use rand_core::{TryCryptoRng, TryRng};

use super::srs::ScalarOf;
use super::{Claim, Srs, SrsError};
use crate::Polynomial;
use crate::test_support::Source;

impl TryRng for Source {
    type Error = Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.word() as u32)
    }
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.word())
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.iter_mut().for_each(|byte| *byte = self.word() as u8);
        Ok(())
    }
}
impl TryCryptoRng for Source {}

fn one_point<E: Pairing>() {
    let source = &mut Source::new(1);
    let srs = Srs::<E>::from_known_secret(&source.element(), 20).unwrap();
    let f = Polynomial::new(source.elements(20));
    let commitment = srs.commit(&f).unwrap();
    let mut claims: Vec<Claim<E>> = Vec::new();
    for z in [source.element(), source.element(), ScalarOf::<E>::ZERO] {
        let (y, proof) = srs.open(&f, &z).unwrap();
        assert_eq!(y, f.evaluate(&z));
        let claim = Claim { commitment, z, y, proof };
        assert!(srs.verify(&claim));
        assert!(!srs.verify(&Claim { y: y + ScalarOf::<E>::ONE, ..claim }));
        assert!(!srs.verify(&Claim { z: z + ScalarOf::<E>::ONE, ..claim }));
        assert!(!srs.verify(&Claim { proof: commitment, ..claim }));
        assert!(!srs.verify(&Claim { commitment: proof, ..claim }));
        claims.push(claim);
    }
    assert!(srs.batch_verify(&claims, source));
    assert!(srs.batch_verify(&[], source));
    // Two errors that cancel in a plain sum do not in a random one.
    claims[0].y += ScalarOf::<E>::ONE;
    claims[1].y -= ScalarOf::<E>::ONE;
    assert!(!srs.batch_verify(&claims, source));
    let long = Polynomial::new(vec![ScalarOf::<E>::ONE; 21]);
    assert_eq!(srs.commit(&long).unwrap_err(), SrsError::Degree);
    assert_eq!(srs.open(&long, &ScalarOf::<E>::ONE).unwrap_err(), SrsError::Degree);
    assert_eq!(srs.commit(&Polynomial::default()).unwrap(), Affine::identity());
}

#[test]
fn openings() {
    one_point::<Bls12>();
    one_point::<Bn256>();
}

#[test]
fn many_openings() {
    let source = &mut Source::new(2);
    let srs = Srs::<Bls12>::from_known_secret(&source.element(), 16).unwrap();
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
    assert!(srs.verify_multi(&claims, &proof));
    for (claim, (f, points)) in claims.iter().zip(&openings) {
        assert_eq!(claim.values, points.iter().map(|z| (*z, f.evaluate(z))).collect::<Vec<_>>());
    }
    for i in 0..claims.len() {
        let mut wrong = claims.clone();
        wrong[i].commitment = (Projective::from(wrong[i].commitment) + Projective::generator()).to_affine();
        assert!(!srs.verify_multi(&wrong, &proof) || claims[i].values.is_empty(), "commitment {i}");
        for j in 0..claims[i].values.len() {
            let mut wrong = claims.clone();
            wrong[i].values[j].1 += Scalar::ONE;
            assert!(!srs.verify_multi(&wrong, &proof), "value {j} of {i}");
        }
    }
    assert!(!srs.verify_multi(&claims[1..], &proof));
    let swapped = super::MultiProof { w: proof.w_prime, w_prime: proof.w };
    assert!(!srs.verify_multi(&claims, &swapped));
    let mut twice = claims.clone();
    let repeated = twice[1].values[0];
    twice[1].values.push(repeated);
    assert!(!srs.verify_multi(&twice, &proof));
    let repeated = [points[0], points[0]];
    assert_eq!(srs.open_multi(&[(&polynomials[0], &repeated)]).unwrap_err(), SrsError::RepeatedPoint);
}

#[test]
fn reference_strings_are_checked() {
    type S = Srs<Bls12>;
    let source = &mut Source::new(3);
    let tau: Scalar = Scalar::from_u64(0x1234_5678_9abc_def1);
    let good = S::from_known_secret(&tau, 9).unwrap();
    let (h, tau_h) = (good.h(), good.tau_h());
    assert!(S::new(good.powers().to_vec(), h, tau_h, source).is_ok());
    let mut refused = |change: &dyn Fn(&mut Vec<G1Affine>, &mut G2Affine, &mut G2Affine)| {
        let (mut powers, mut h, mut tau_h) = (good.powers().to_vec(), h, tau_h);
        change(&mut powers, &mut h, &mut tau_h);
        S::new(powers, h, tau_h, source).unwrap_err()
    };
    assert_eq!(refused(&|powers, _, _| powers.truncate(1)), SrsError::TooShort);
    assert_eq!(S::from_known_secret(&tau, 1).unwrap_err(), SrsError::TooShort);
    for i in 0..9 {
        assert_eq!(refused(&|powers, _, _| powers[i] = -powers[i]), SrsError::NotPowers, "power {i}");
        let off = |powers: &mut Vec<G1Affine>| {
            let (x, y) = powers[i].coordinates().unwrap();
            powers[i] = Affine::from_coordinates_unchecked(x, y.double());
        };
        assert_eq!(refused(&|powers, _, _| off(powers)), SrsError::NotInSubgroup, "power {i}");
    }
    assert_eq!(refused(&|_, h, tau_h| core::mem::swap(h, tau_h)), SrsError::NotPowers);
    assert_eq!(refused(&|_, _, tau_h| *tau_h = -*tau_h), SrsError::NotPowers);
    let off = |point: &mut G2Affine| {
        let (x, y) = point.coordinates().unwrap();
        *point = Affine::from_coordinates_unchecked(x + x, y);
    };
    assert_eq!(refused(&|_, h, _| off(h)), SrsError::NotInSubgroup);
    assert_eq!(refused(&|_, _, tau_h| off(tau_h)), SrsError::NotInSubgroup);
    // Infinity everywhere satisfies every equation.
    assert_eq!(refused(&|powers, _, _| powers.fill(Affine::identity())), SrsError::Identity);
    assert_eq!(
        refused(&|_, h, tau_h| {
            *h = Affine::identity();
            *tau_h = Affine::identity();
        }),
        SrsError::Identity
    );
}

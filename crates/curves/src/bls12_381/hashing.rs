//! Hashing several messages to G2 in vector lanes: the maps, the isogeny and the multiple by the cofactor of eight messages
//! at a time. The formulas are those of [`crate::hash_to_curve`] and [`super::g2`]. Constant time.

use alloc::vec::Vec;

use montane_fields::Field;
use montane_fields::bls12_381::{Fp2, X_ABS};
use montane_kernels::ifma::Vector8;

use super::decoding::{Fp2In, Fp8, Points, sqrt_with_norm_root};
use super::groups::{G2Projective, PSI};
use super::{isogeny, quads};
use crate::pairing::lanes::LANES;
use crate::weierstrass::{Projective, complete_sum};

/// `X, Y, Z` of eight points, complete.
type Point<V> = [Fp2In<V>; 3];

/// The same element in every lane.
#[inline(always)]
fn splat<V: Vector8>(a: &Fp2) -> Fp2In<V> {
    Fp2In::pack(&[*a; LANES])
}

/// The lanes whose sign in RFC 9380, section 4.1, is 1.
#[inline(always)]
fn sgn0<V: Vector8>(a: &Fp2In<V>) -> u8 {
    let [c0, c1] = a.coordinates();
    c0.is_odd() | (c0.is_zero() & c1.is_odd())
}

#[inline(always)]
fn mul_by_3b<V: Vector8>(a: &Fp2In<V>) -> Fp2In<V> {
    let four = a.double().double();
    Field::add(&four.double(), &four).mul_by_1_plus_u()
}

fn add<V: Vector8>(a: &Point<V>, b: &Point<V>) -> Point<V> {
    Fp8::<V>::outline(
        #[inline(always)]
        || {
            complete_sum(
                [&a[0], &a[1], &a[2]],
                [&b[0], &b[1], &b[2]],
                #[inline(always)]
                |a| mul_by_3b(a),
            )
        },
    )
}

#[inline(always)]
fn neg<V: Vector8>([x, y, z]: &Point<V>) -> Point<V> {
    [*x, Field::neg(y), *z]
}

/// [`super::groups::psi`]
#[inline(always)]
fn psi<V: Vector8>([x, y, z]: &Point<V>) -> Point<V> {
    [x.conjugate().mul(&splat(&PSI.0)), y.conjugate().mul(&splat(&PSI.1)), z.conjugate()]
}

/// `|x| p`: runs of doublings in Jacobian coordinates between complete additions.
fn mul_by_x_abs<V: Vector8>(p: &Point<V>) -> Point<V> {
    Fp8::<V>::outline(
        #[inline(always)]
        || {
            let mut acc = *p;
            let mut i = X_ABS.ilog2();
            while i > 0 {
                let run = (X_ABS & ((1 << i) - 1)).checked_ilog2().map_or(i, |next| i - next);
                let [x, y, z] = &acc;
                let mut doubled = Points { x: x.mul(z), y: y.mul(&z.square()), z: *z };
                (0..run).for_each(|_| doubled.double_assign());
                let Points { x, y, z } = doubled;
                // Infinity has come here with Y = 0.
                acc = [x.mul(&z), y.blend(&Fp2In::ONE, z.is_zero()), z.square().mul(&z)];
                i -= run;
                if X_ABS >> i & 1 == 1 {
                    acc = add(&acc, p);
                }
            }
            acc
        },
    )
}

/// [`crate::weierstrass::Curve::clear_cofactor`] of G2.
#[inline(always)]
fn clear_cofactor<V: Vector8>(p: &Point<V>) -> Point<V> {
    let t = mul_by_x_abs(p);
    let minus_psi = neg(&psi(p));
    let s = mul_by_x_abs(&add(&t, &minus_psi));
    let rest = add(&add(&t, &neg(p)), &add(&minus_psi, &psi(&psi(&add(p, p)))));
    add(&s, &rest)
}

/// `HashField::sqrt_ratio_or_twisted` of the extension.
#[inline(always)]
fn sqrt_ratio_or_twisted<V: Vector8>(u: &Fp2In<V>, v: &Fp2In<V>, z: &Fp2In<V>, twist: &Fp8<V>) -> (u8, Fp2In<V>) {
    let (n, d) = (u.norm(), v.norm());
    let nd = Field::mul(&n, &d);
    let d2 = Field::mul(&d, &d);
    let e = Field::mul(&nd, &d2).progenitor();
    let s = Field::mul(&nd, &e);
    let is_square = Field::mul(&Field::mul(&s, &s), &d).equals(&n);
    let inverse = Field::mul(&Field::mul(&Field::mul(&e, &e), &n), &d2);
    let inverse = Field::neg(&inverse).blend(&inverse, is_square);
    let ratio = u.mul(&v.conjugate());
    let [c0, c1] = ratio.coordinates();
    let ratio = Fp2In::new(Field::mul(&c0, &inverse), Field::mul(&c1, &inverse));
    let w = ratio.mul(z).blend(&ratio, is_square);
    let s = Field::mul(&s, twist).blend(&s, is_square);
    (is_square, sqrt_with_norm_root(&w, &s))
}

/// `xd^(n - 1)` times a polynomial of `n` coefficients at `xn / xd`.
fn homogeneous<V: Vector8>(coefficients: &[Fp2], xn: &Fp2In<V>, xd: &Fp2In<V>) -> Fp2In<V> {
    Fp8::<V>::outline(
        #[inline(always)]
        || {
            let mut acc = Fp2In::ZERO;
            let mut scale = Fp2In::ONE;
            for (i, c) in coefficients.iter().rev().enumerate() {
                if i > 0 {
                    scale = scale.mul(xd);
                }
                acc = acc.mul(xn).add(&splat(c).mul(&scale));
            }
            acc
        },
    )
}

/// `Isogeny::simplified_swu` and `Isogeny::map`.
fn map_to_curve<V: Vector8>(u: &Fp2In<V>) -> Point<V> {
    Fp8::<V>::outline(
        #[inline(always)]
        || {
            let iso = isogeny::G2;
            let (a, b, z) = (splat(&iso.a), splat(&iso.b), splat(&iso.z));
            let tv1 = z.mul(&u.square());
            let sum = tv1.square().add(&tv1);
            let x1n = b.mul(&sum.add(&Fp2In::ONE));
            let xd = a.mul(&Field::neg(&sum).blend(&z, sum.is_zero()));
            let xd2 = xd.square();
            let gd = xd2.mul(&xd);
            let gn = x1n.square().add(&a.mul(&xd2)).mul(&x1n).add(&b.mul(&gd));
            let (is_square, y1) = sqrt_ratio_or_twisted(&gn, &gd, &z, &Fp8::pack(&[iso.twist.c0; LANES]));
            let xn = tv1.mul(&x1n).blend(&x1n, is_square);
            let y = tv1.mul(u).mul(&y1).blend(&y1, is_square);
            let y = y.blend(&Field::neg(&y), sgn0(u) ^ sgn0(&y));

            // The denominators are of one degree less, and of the same.
            let x_den = homogeneous(iso.x_den, &xn, &xd).mul(&xd);
            let (x_num, y_num) = (homogeneous(iso.x_num, &xn, &xd), homogeneous(iso.y_num, &xn, &xd).mul(&y));
            let y_den = homogeneous(iso.y_den, &xn, &xd);
            let z = x_den.mul(&y_den);
            let infinity = z.is_zero();
            let x = x_num.mul(&y_den).blend(&Fp2In::ZERO, infinity);
            [x, y_num.mul(&x_den).blend(&Fp2In::ONE, infinity), z]
        },
    )
}

/// The hashes of messages, each given by its two field elements.
pub(super) fn hash_many<V: Vector8>(isa: V::Isa, us: &[[Fp2; 2]]) -> Vec<G2Projective> {
    let mut out = Vec::with_capacity(us.len());
    for chunk in us.chunks(LANES) {
        let u = |i: usize| chunk[i.min(chunk.len() - 1)];
        if 2 * chunk.len() <= LANES {
            // Both maps of a message side by side; then each sum alone, which takes less than eight together.
            let maps = unpack(&map_to_curve::<V>(&Fp2In::pack(&core::array::from_fn(|i| {
                u(i % (LANES / 2))[i / (LANES / 2)]
            }))));
            let (first, second) = maps.split_at(LANES / 2);
            let sums = first.iter().zip(second).take(chunk.len());
            out.extend(sums.map(|(a, b)| quads::clear_cofactor_g2::<V>(isa, &(a + b))));
        } else {
            let point = Fp8::<V>::outline(
                #[inline(always)]
                || {
                    let first = map_to_curve::<V>(&Fp2In::pack(&core::array::from_fn(|i| u(i)[0])));
                    clear_cofactor(&add(&first, &map_to_curve(&Fp2In::pack(&core::array::from_fn(|i| u(i)[1])))))
                },
            );
            out.extend(&unpack(&point)[..chunk.len()]);
        }
    }
    out
}

/// Eight points out of lanes.
fn unpack<V: Vector8>(point: &Point<V>) -> [G2Projective; LANES] {
    let [x, y, z] = point.each_ref().map(Fp2In::unpack);
    core::array::from_fn(|i| Projective { x: x[i], y: y[i], z: z[i] })
}

#[cfg(test)]
mod tests {
    use montane_fields::bls12_381::Fp;
    use montane_kernels::cpu::{Avx2, Avx512, Ifma, Isa, Portable};
    use montane_kernels::float::Octet;
    use montane_kernels::ifma::{Model, Zmm};

    use super::super::G2;
    use super::*;
    use crate::hash_to_curve::HashCurve;
    use crate::weierstrass::Curve;

    /// Fewer and more messages than lanes, with the field elements that are exceptional for the map: zero, and one half of a
    /// pair whose sum is infinity.
    fn agrees<V: Vector8>(isa: V::Isa, counts: &[u64]) {
        for &count in counts {
            let u = |k: u64| Fp2::new(Fp::from_u64(k * k), Fp::from_u64(3 * k));
            let mut us: Vec<[Fp2; 2]> = (0..count).map(|k| [u(2 * k), u(2 * k + 1)]).collect();
            us[0] = [u(1), u(1).neg()];
            let expected: Vec<_> = us
                .iter()
                .map(|[a, b]| {
                    G2::clear_cofactor(&(<G2 as HashCurve>::map_to_curve(a) + <G2 as HashCurve>::map_to_curve(b)))
                })
                .collect();
            assert_eq!(hash_many::<V>(isa, &us), expected, "{count}");
            assert!(bool::from(expected[0].is_identity()));
        }
    }

    #[test]
    fn model_agrees() {
        agrees::<Model<Portable>>(Portable::TOKEN, &[2, 5]);
    }

    #[test]
    fn registers_agree() {
        match Ifma::detect() {
            Some(isa) => agrees::<Zmm>(isa, &[1, 4, 5, 8, 17]),
            None => std::eprintln!("skipped: needs ifma"),
        }
        match Avx2::detect() {
            Some(isa) => agrees::<Octet>(isa, &[4, 17]),
            None => std::eprintln!("skipped: needs fma"),
        }
        match Avx512::detect() {
            Some(isa) => agrees::<Zmm<Avx512>>(isa, &[4, 17]),
            None => std::eprintln!("skipped: needs avx512"),
        }
    }
}

//! Hashing several messages to G2: the maps, the isogeny and the multiple by the cofactor of several messages side by
//! side. The formulas are those of [`crate::hash_to_curve`] and [`super::g2`]. Constant time.

use alloc::vec::Vec;
use montane_kernels::inlined;

use montane_fields::bls12_381::Fp2;
use montane_fields::packed::{Packed, PackedPrime};
use montane_fields::{Compiled, Field};

use super::decoding::{Base, Extension, sqrt_with_norm_root};
use super::groups::{self, G2Projective, PSI};
use super::packed_g2::{PackedG2, Point};
use super::{G2, isogeny};
use crate::hash_to_curve::hash_elements;
use crate::hash_to_curve::sswu::FractionPoint;
use crate::law::jacobian::Jacobian;
use crate::weierstrass::{Curve, Projective};

/// The same element for all.
#[inline(always)]
fn splat<F: PackedG2>(a: &Fp2) -> Extension<F> {
    Extension::pack(|_| *a)
}

/// Those whose sign in RFC 9380, section 4.1, is 1.
#[inline(always)]
fn sgn0<F: PackedG2>(a: &Extension<F>) -> u8 {
    let [c0, c1] = a.coordinates();
    c0.is_odd() | (c0.is_zero() & c1.is_odd())
}

#[inline(always)]
fn neg<F: PackedG2>([x, y, z]: &Point<F>) -> Point<F> {
    [*x, Field::neg(y), *z]
}

/// [`super::groups::psi`]
#[inline(always)]
fn psi<F: PackedG2>([x, y, z]: &Point<F>) -> Point<F> {
    [x.conjugate().mul(&splat(&PSI.0)), y.conjugate().mul(&splat(&PSI.1)), z.conjugate()]
}

/// `p = 2^n p`, in Jacobian coordinates.
#[inline(always)]
fn double_n_assign<F: PackedG2>(p: &mut Point<F>, n: u32) {
    let [x, y, z] = &*p;
    let mut doubled = Jacobian { x: x.mul(z), y: y.mul(&z.square()), z: *z };
    F::double_n_assign(&mut doubled, n);
    let Jacobian { x, y, z } = doubled;
    // Infinity has come here with Y = 0.
    *p = [x.mul(&z), y.blend(&Extension::ONE, z.is_zero()), z.square().mul(&z)];
}

/// `|x| p`: runs of doublings in Jacobian coordinates between complete additions.
fn times_x_abs<F: PackedG2>(p: &Point<F>) -> Point<F> {
    Base::<F>::outline(inlined!(|| {
        groups::times_x_abs(
            p,
            inlined!(|acc: &mut _, n| double_n_assign::<F>(acc, n)),
            inlined!(|acc: &mut _, p: &_| *acc = F::sum(acc, p)),
            inlined!(|p: &_| neg::<F>(p)),
        )
    }))
}

/// [`crate::weierstrass::Curve::clear_cofactor`] of G2.
#[inline(always)]
fn clear_cofactor<F: PackedG2>(p: &Point<F>) -> Point<F> {
    groups::clear_cofactor(
        p,
        inlined!(|p: &_| times_x_abs::<F>(p)),
        inlined!(|a: &_, b: &_| F::sum(a, b)),
        inlined!(|p: &_| F::sum(p, p)),
        inlined!(|p: &_| neg::<F>(p)),
        inlined!(|p: &_| neg::<F>(&psi::<F>(p))),
    )
}

/// `HashField::sqrt_ratio_or_twisted` of the extension.
#[inline(always)]
fn sqrt_ratio_or_twisted<F: PackedG2>(
    u: &Extension<F>,
    v: &Extension<F>,
    z: &Extension<F>,
    twist: &Base<F>,
) -> (u8, Extension<F>) {
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
    let ratio = Extension::new(Field::mul(&c0, &inverse), Field::mul(&c1, &inverse));
    let w = ratio.mul(z).blend(&ratio, is_square);
    let s = Field::mul(&s, twist).blend(&s, is_square);
    (is_square, sqrt_with_norm_root(&w, &s))
}

/// `SimplifiedSwu::map` and the isogeny.
fn map_to_curve<F: PackedG2>(u: &Extension<F>) -> Point<F> {
    Base::<F>::outline(inlined!(|| {
        let iso = isogeny::G2;
        let (a, b, z) = (splat(&iso.a), splat(&iso.b), splat(&iso.z));
        let tv1 = z.mul(&u.square());
        let sum = tv1.square().add(&tv1);
        let x1n = b.mul(&sum.add(&Extension::ONE));
        let xd = a.mul(&Field::neg(&sum).blend(&z, sum.is_zero()));
        let xd2 = xd.square();
        let xd3 = xd2.mul(&xd);
        let gn = x1n.square().add(&a.mul(&xd2)).mul(&x1n).add(&b.mul(&xd3));
        let (is_square, y1) = sqrt_ratio_or_twisted(&gn, &xd3, &z, &Base::pack(|_| iso.twist.c0));
        let xn = tv1.mul(&x1n).blend(&x1n, is_square);
        let y = tv1.mul(u).mul(&y1).blend(&y1, is_square);
        let y = y.blend(&Field::neg(&y), sgn0(u) ^ sgn0(&y));

        let point = FractionPoint { xn, xd, xd2, xd3, y };
        // Its kernel would go to (0 : Y : 0), which is infinity, but has no rational points: the group's order is prime
        // to 3.
        isogeny::to_g2(&point, inlined!(|a: &Extension<F>| a.mul_by_1_plus_u()))
    }))
}

/// The hashes of messages, each given by its two field elements, side by side.
pub(super) fn hash_many<F: PackedG2>(us: &[[Fp2; 2]]) -> Vec<G2Projective> {
    let mut out = Vec::with_capacity(us.len());
    for chunk in us.chunks(F::WIDTH) {
        let u = |i: usize| chunk[i.min(chunk.len() - 1)];
        let point = Base::<F>::outline(inlined!(|| {
            let first = map_to_curve::<F>(&Extension::pack(|i| u(i)[0]));
            clear_cofactor(&F::sum(&first, &map_to_curve(&Extension::pack(|i| u(i)[1]))))
        }));
        out.extend(&unpack(&point)[..chunk.len()]);
    }
    out
}

/// [`hash_many`] of messages that are fewer than it wants: all their maps side by side, then each sum alone; `alone`
/// messages or fewer one by one.
pub(super) fn hash_leftover<F: PackedG2>(us: &[[Fp2; 2]], alone: usize) -> Vec<G2Projective> {
    let mut out = Vec::with_capacity(us.len());
    for chunk in us.chunks(F::WIDTH / 2) {
        if chunk.len() <= alone {
            out.extend(chunk.iter().map(hash_elements::<G2>));
            continue;
        }
        let maps = Base::<F>::outline(inlined!(|| {
            map_to_curve::<F>(&Extension::pack(|i| {
                let i = i.min(2 * chunk.len() - 1);
                chunk[i / 2][i % 2]
            }))
        }));
        let maps = unpack(&maps);
        out.extend(maps.as_chunks().0.iter().take(chunk.len()).map(|[a, b]| G2::clear_cofactor(&(a + b))));
    }
    out
}

/// Points one by one, with those that are not there.
fn unpack<F: PackedG2>(point: &Point<F>) -> [G2Projective; 8] {
    let [x, y, z] = point.each_ref().map(Extension::unpack);
    core::array::from_fn(|i| Projective { x: x[i], y: y[i], z: z[i] })
}

#[cfg(test)]
mod tests {
    use montane_fields::bls12_381::{Fp, Fp8In, FpBlock, X_ABS};
    use montane_kernels::cpu::{Avx2, Avx512, Ifma, Isa, Portable};
    use montane_kernels::vector::{Model, Ymm, Zmm};

    use super::*;
    use crate::hash_to_curve::HashCurve;
    use crate::law::jacobian::mul_by_sparse;

    /// Fewer and more messages than lanes, with the field elements that are exceptional for the map: pairs whose sum is
    /// infinity, equal ones, and zero, in either place or in both.
    fn agrees<F: PackedG2>(counts: &[u64]) {
        for &count in counts {
            let u = |k: u64| Fp2::new(Fp::from_u64(k * k), Fp::from_u64(3 * k));
            let mut us: Vec<[Fp2; 2]> = (0..count).map(|k| [u(2 * k), u(2 * k + 1)]).collect();
            let exceptional = [[u(1), u(1).neg()], [u(0), u(2)], [u(3), u(0)], [u(0), u(0)], [u(4), u(4)]];
            us.iter_mut().zip(exceptional).for_each(|(us, exceptional)| *us = exceptional);
            let expected: Vec<_> = us
                .iter()
                .map(|[a, b]| {
                    G2::clear_cofactor(&(<G2 as HashCurve>::map_to_curve(a) + <G2 as HashCurve>::map_to_curve(b)))
                })
                .collect();
            assert_eq!(hash_many::<F>(&us), expected, "{count}");
            for alone in [0, 1, 2] {
                assert_eq!(hash_leftover::<F>(&us, alone), expected, "{count}, {alone}");
            }
            assert!(bool::from(expected[0].is_identity()));
        }
    }

    /// Multiples by `|x|` of infinity, which must leave a run of doublings as a point that the next addition takes, and
    /// of points in the group and not, each in a lane beside others.
    fn multiples<F: PackedG2>() {
        let k = Fp2::new(Fp::from_u64(3), Fp::from_u64(5));
        let stranger = <G2 as HashCurve>::map_to_curve(&k);
        let scaled = |p: &G2Projective| Projective { x: p.x * k, y: p.y * k, z: p.z * k };
        let (o, g) = (G2Projective::IDENTITY, G2Projective::generator());
        let points = [o, g, scaled(&o), stranger, scaled(&stranger), o, -g, g.double()];
        let coordinate = |of: fn(&G2Projective) -> Fp2| Extension::<F>::pack(|i| of(&points[i]));
        let found = unpack(&times_x_abs::<F>(&[coordinate(|p| p.x), coordinate(|p| p.y), coordinate(|p| p.z)]));
        for (p, found) in points.iter().zip(&found).take(F::WIDTH) {
            assert_eq!(*found, mul_by_sparse(p, X_ABS));
            assert!(found.z != Fp2::ZERO || (found.x == Fp2::ZERO && found.y != Fp2::ZERO));
        }
    }

    #[test]
    fn model_agrees() {
        multiples::<Fp8In<Model<Portable>>>();
        multiples::<FpBlock<Model<Portable, 4>>>();
        agrees::<Fp8In<Model<Portable>>>(&[2, 5]);
        agrees::<FpBlock<Model<Portable, 4>>>(&[2, 5]);
    }

    #[test]
    fn registers_agree() {
        match Ifma::detect() {
            Some(_) => {
                multiples::<Fp8In<Zmm>>();
                agrees::<Fp8In<Zmm>>(&[1, 4, 5, 8, 17]);
            }
            None => std::eprintln!("skipped: needs ifma"),
        }
        match Avx2::detect() {
            Some(_) => {
                multiples::<FpBlock<Ymm<Avx2>>>();
                agrees::<FpBlock<Ymm<Avx2>>>(&[1, 3, 4, 6, 13]);
            }
            None => std::eprintln!("skipped: needs fma"),
        }
        match Avx512::detect() {
            Some(_) => {
                multiples::<Fp8In<Zmm<Avx512>>>();
                agrees::<Fp8In<Zmm<Avx512>>>(&[4, 17]);
            }
            None => std::eprintln!("skipped: needs avx512"),
        }
    }
}

//! Roots and subgroup checks of several points side by side, for decoding many.

use alloc::vec::Vec;
use montane_kernels::inlined;

use montane_fields::bls12_381::{Fp, Fp2, X_ABS};
use montane_fields::packed::{ByCalls, Packed, PackedPrime};
use montane_fields::{Compiled, Coordinate, Field, quadratic};

use super::groups::{BETA, G1, G2, PSI};
use crate::law::jacobian::Jacobian;
use crate::weierstrass::{Affine, Curve, Solution};

/// Elements of the base field side by side.
pub(super) type Base<F> = ByCalls<F>;
/// Elements of the extension side by side.
pub(super) type Extension<F> = ByCalls<quadratic::Fp2<F>>;

/// `|x| p`, for the curve parameter `x`. A multiple of a point of order `r` by less than `r` never comes to an
/// exceptional addition: where `Z` is 0 at the end, the point was not in the subgroup.
#[inline(always)]
fn times_x_abs<F: Field>(p: &Jacobian<F>) -> Jacobian<F> {
    let zz = Field::mul(&p.z, &p.z);
    let zzz = Field::mul(&zz, &p.z);
    let mut acc = *p;
    let mut i = X_ABS.ilog2();
    while i > 0 {
        let run = doublings(i);
        acc.double_n_assign(run);
        i -= run;
        if X_ABS >> i & 1 == 1 {
            acc.add_assign([&p.x, &p.y, &p.z, &zz, &zzz]);
        }
    }
    acc
}

/// How many doublings come before the next addition in the product by `|x|`, when `i` are left.
pub(super) fn doublings(i: u32) -> u32 {
    (X_ABS & ((1 << i) - 1)).checked_ilog2().map_or(i, |next| i - next)
}

/// Whether points of the curve are in G1: `x^2 P = (beta x, -y)` (Scott, eprint 2021/1130, section 6).
#[inline(always)]
fn in_g1<F: PackedPrime<Single = Fp>>(x: &Base<F>, y: &Base<F>) -> u8 {
    let multiple = times_x_abs(&times_x_abs(&Jacobian { x: *x, y: *y, z: Base::ONE }));
    let (dx, dy) = multiple.minus_affine(&Field::mul(x, &Base::pack(|_| BETA)), &Field::neg(y));
    dx.is_zero() & dy.is_zero() & !multiple.z.is_zero()
}

/// Whether points of the curve are in G2: `|x| P = -psi(P)` (Scott, eprint 2021/1130, section 4).
#[inline(always)]
fn in_g2<F: PackedPrime<Single = Fp>>(x: &Extension<F>, y: &Extension<F>) -> u8 {
    let multiple = times_x_abs(&Jacobian { x: *x, y: *y, z: Extension::ONE });
    let minus_y = Field::neg(&y.conjugate().mul(&Extension::pack(|_| PSI.1)));
    let (dx, dy) = multiple.minus_affine(&x.conjugate().mul(&Extension::pack(|_| PSI.0)), &minus_y);
    dx.is_zero() & dy.is_zero() & !multiple.z.is_zero()
}

/// Whether all finite points of the curve are in their subgroup, side by side.
pub(super) fn all_in_g1<F: PackedPrime<Single = Fp>>(points: &[(Fp, Fp)]) -> bool {
    points.chunks(F::WIDTH).all(|chunk| {
        let point = |i: usize| &chunk[i.min(chunk.len() - 1)];
        let lanes =
            Base::<F>::outline(inlined!(|| in_g1(&Base::<F>::pack(|i| point(i).0), &Base::pack(|i| point(i).1))));
        lanes == F::ALL
    })
}

/// Whether all finite points of a curve are in its subgroup, one by one.
pub(super) fn each_in_subgroup<C: Curve>(points: &[(C::Base, C::Base)]) -> bool {
    points.iter().all(|&(x, y)| C::is_torsion_free_unchecked(&Affine::from_coordinates_unchecked(x, y)).into())
}

/// [`all_in_g1`] for G2.
pub(super) fn all_in_g2<F: PackedPrime<Single = Fp>>(points: &[(Fp2, Fp2)]) -> bool {
    points.chunks(F::WIDTH).all(|chunk| {
        let point = |i: usize| &chunk[i.min(chunk.len() - 1)];
        let (x, y) = (|i| point(i).0, |i| point(i).1);
        let lanes = Base::<F>::outline(inlined!(|| in_g2(&Extension::<F>::pack(x), &Extension::pack(y))));
        lanes == F::ALL
    })
}

/// Solutions in chunks of `width`; elements to spare repeat the last `x`.
fn in_chunks<F: Coordinate>(
    xs: &[F],
    width: usize,
    chunk: impl Fn(&dyn Fn(usize) -> F) -> ([F; 8], u8, u8),
) -> Vec<Solution<F>> {
    let mut out = Vec::with_capacity(xs.len());
    for xs in xs.chunks(width) {
        let (ys, on_curve, in_subgroup) = chunk(&|i| xs[i.min(xs.len() - 1)]);
        out.extend((0..xs.len()).map(|i| Solution {
            y: ys[i],
            on_curve: on_curve >> i & 1 == 1,
            in_subgroup: in_subgroup >> i & 1 == 1,
        }));
    }
    out
}

/// The points of G1 with these `x`; whether they are in the subgroup if that is asked.
pub(super) fn solve_g1<F: PackedPrime<Single = Fp>>(xs: &[Fp], subgroup: bool) -> Vec<Solution<Fp>> {
    in_chunks(xs, F::WIDTH, |x| {
        Base::<F>::outline(inlined!(|| {
            let x = Base::<F>::pack(x);
            let square = Field::add(&Field::mul(&Field::mul(&x, &x), &x), &Base::pack(|_| G1::B));
            let y = Field::mul(&square, &square.progenitor());
            (y.unpack(), Field::mul(&y, &y).equals(&square), if subgroup { in_g1(&x, &y) } else { 0 })
        }))
    })
}

/// [`solve_g1`] for G2.
pub(super) fn solve_g2<F: PackedPrime<Single = Fp>>(xs: &[Fp2], subgroup: bool) -> Vec<Solution<Fp2>> {
    in_chunks(xs, F::WIDTH, |x| {
        Base::<F>::outline(inlined!(|| {
            let x = Extension::<F>::pack(x);
            let square = x.square().mul(&x).add(&Extension::pack(|_| G2::B));
            let y = sqrt(&square);
            (y.unpack(), y.square().sub(&square).is_zero(), if subgroup { in_g2(&x, &y) } else { 0 })
        }))
    })
}

/// Roots of squares, or anything.
#[inline(always)]
fn sqrt<F: PackedPrime<Single = Fp>>(a: &Extension<F>) -> Extension<F> {
    let norm = a.norm();
    sqrt_with_norm_root(a, &Field::mul(&norm, &norm.progenitor()))
}

/// [`montane_fields::quadratic::Fp2::sqrt_with_norm_root`] in lanes.
#[inline(always)]
pub(super) fn sqrt_with_norm_root<F: PackedPrime<Single = Fp>>(a: &Extension<F>, n: &Base<F>) -> Extension<F> {
    let half = Base::<F>::pack(|_| Fp::ONE.halve());
    let [c0, c1] = a.coordinates();
    let sum = Field::mul(&Field::add(&c0, n), &half);
    let d = sum.blend(&c0, sum.is_zero());
    let y = d.progenitor();
    let x = Field::mul(&d, &y);
    let z = Field::mul(&Field::mul(&c1, &y), &half);
    let is_square = Field::mul(&x, &x).equals(&d);
    Extension::new(Field::neg(&z).blend(&x, is_square), x.blend(&z, is_square))
}

#[cfg(test)]
mod tests {
    use montane_fields::bls12_381::{Fp8In, FpBlock};
    use montane_kernels::cpu::{Avx2, Avx512, Ifma, Isa, Portable};
    use montane_kernels::vector::{Model, Ymm, Zmm};

    use super::*;
    use crate::curve_tests;
    use crate::weierstrass::Affine;

    /// What lanes find is what a single point's root and check say, for many `x` that are on the curve or not, and for
    /// the points of small order that decoding must refuse.
    fn agrees<C: Curve>(xs: &[C::Base], solutions: &[Solution<C::Base>]) -> [usize; 3] {
        assert_eq!(xs.len(), solutions.len());
        let mut seen = [0; 3];
        for (x, solution) in xs.iter().zip(solutions) {
            let root = Option::<C::Base>::from(Affine::<C>::y_squared(x).sqrt());
            assert_eq!(solution.on_curve, root.is_some(), "{x:?}");
            let Some(y) = root else {
                seen[0] += 1;
                continue;
            };
            assert!(solution.y == y || solution.y == y.neg(), "{x:?}");
            let member = bool::from(Affine::<C>::from_coordinates_unchecked(*x, y).is_torsion_free());
            assert_eq!(solution.in_subgroup, member, "{x:?}");
            seen[1 + usize::from(member)] += 1;
        }
        seen
    }

    fn check<F: PackedPrime<Single = Fp>>(count: u64) {
        let mut xs: Vec<Fp> = (0..count).map(Fp::from_u64).collect();
        xs.extend((1..4).map(|k| {
            (crate::weierstrass::Projective::<G1>::generator() * super::super::Scalar::from_u64(k)).to_affine().x
        }));
        xs.extend(curve_tests::of_small_order::<G1>().iter().map(|p| p.x));
        let solutions = solve_g1::<F>(&xs, true);
        let seen = agrees::<G1>(&xs, &solutions);
        assert!(seen.iter().all(|&n| n > 0), "{seen:?}");
        let (members, others) = split(&xs, &solutions);
        assert!(all_in_g1::<F>(&members) && all_in_g1::<F>(&[]) && !all_in_g1::<F>(&others[..1]));
        assert!(!all_in_g1::<F>(&[&members[..], &others[..1]].concat()));
        let mut xs: Vec<Fp2> = (0..count).map(|i| Fp2::new(Fp::from_u64(i / 3), Fp::from_u64(i % 3))).collect();
        xs.extend((1..4).map(|k| {
            (crate::weierstrass::Projective::<G2>::generator() * super::super::Scalar::from_u64(k)).to_affine().x
        }));
        // x^3 + b in the base field, with and without a root there; and points whose multiples meet themselves or
        // infinity.
        xs.extend(curve_tests::with_real_y_squared::<G2, Fp>().iter().map(|p| p.x));
        xs.extend(curve_tests::of_small_order::<G2>().iter().map(|p| p.x));
        let solutions = solve_g2::<F>(&xs, true);
        let seen = agrees::<G2>(&xs, &solutions);
        assert!(seen.iter().all(|&n| n > 0), "{seen:?}");
        let (members, others) = split(&xs, &solutions);
        assert!(all_in_g2::<F>(&members) && all_in_g2::<F>(&[]) && !all_in_g2::<F>(&others[..1]));
        assert!(!all_in_g2::<F>(&[&members[..], &others[..1]].concat()));
    }

    /// The points in the subgroup, and the points of the curve outside it.
    fn split<F: Coordinate>(xs: &[F], solutions: &[Solution<F>]) -> (Vec<(F, F)>, Vec<(F, F)>) {
        let points = xs.iter().zip(solutions).filter(|(_, s)| s.on_curve).map(|(x, s)| ((*x, s.y), s.in_subgroup));
        let (members, others): (Vec<_>, Vec<_>) = points.partition(|(_, member)| *member);
        let point = |points: Vec<((F, F), bool)>| points.into_iter().map(|(point, _)| point).collect();
        (point(members), point(others))
    }

    #[test]
    fn model_agrees() {
        check::<Fp8In<Model<Portable>>>(5);
        check::<FpBlock<Model<Portable, 4>>>(5);
    }

    #[test]
    fn registers_agree() {
        match Ifma::detect() {
            Some(_) => check::<Fp8In<Zmm>>(300),
            None => std::eprintln!("skipped: needs ifma"),
        }
        match Avx2::detect() {
            Some(_) => check::<FpBlock<Ymm<Avx2>>>(300),
            None => std::eprintln!("skipped: needs fma"),
        }
        match Avx512::detect() {
            Some(_) => check::<Fp8In<Zmm<Avx512>>>(30),
            None => std::eprintln!("skipped: needs avx512"),
        }
    }

    /// Many encodings together are what each is alone: points with infinity among them, and the first of several that
    /// are refused, for every rule, wherever it stands.
    fn batch_is_one_by_one<C: Curve>(outside: &[C::Compressed]) {
        let generator = crate::weierstrass::Projective::<C>::generator();
        let multiple = |k: u64| (generator * crate::weierstrass::Scalar::<C>::from_u64(k)).to_affine();
        let points: Vec<Affine<C>> = (0..19).map(|k| if k == 3 { Affine::identity() } else { -multiple(k) }).collect();
        let bytes: Vec<_> = points.iter().map(Affine::to_compressed).collect();
        assert_eq!(Affine::<C>::from_compressed_batch(&bytes), Ok(points));
        assert_eq!(Affine::<C>::from_compressed_batch(&[]), Ok(Vec::new()));
        let mut spoiled: Vec<C::Compressed> = outside.to_vec();
        for flip in [0x80, 0x40, 0x1f] {
            let mut encoding = bytes[1];
            encoding.as_mut()[0] ^= flip;
            spoiled.push(encoding);
        }
        for (i, first) in spoiled.iter().enumerate() {
            let error = Affine::<C>::from_compressed(first).unwrap_err();
            for place in [0, 7, 8, 18] {
                let mut bytes = bytes.clone();
                bytes[place] = *first;
                if place < 18 {
                    bytes[18] = spoiled[(i + 1) % spoiled.len()];
                }
                let refused = crate::format::BatchDecodeError { index: place, error };
                assert_eq!(Affine::<C>::from_compressed_batch(&bytes), Err(refused));
                let unchecked = |(index, bytes)| {
                    Affine::<C>::from_compressed_unchecked(bytes)
                        .map_err(|error| crate::format::BatchDecodeError { index, error })
                };
                let one_by_one = bytes.iter().enumerate().map(unchecked).collect();
                assert_eq!(Affine::<C>::from_compressed_batch_unchecked(&bytes), one_by_one);
            }
        }
    }

    #[test]
    fn batches_are_one_by_one() {
        // The x are small: off the curve, and on it but outside the subgroup.
        let with_x = |x: u8| core::array::from_fn(|i| if i == 0 { 0x80 } else { x * u8::from(i == 47) });
        batch_is_one_by_one::<G1>(&[with_x(0), with_x(1), with_x(4)]);
        let with_x = |x: u8| core::array::from_fn(|i| if i == 0 { 0x80 } else { x * u8::from(i == 95) });
        batch_is_one_by_one::<G2>(&[with_x(0), with_x(1), with_x(2), with_x(3)]);
    }
}

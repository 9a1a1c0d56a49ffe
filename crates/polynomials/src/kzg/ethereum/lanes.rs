//! Points of G1 in vector lanes, eight at a time, in homogeneous coordinates with complete formulas (Renes, Costello, Batina,
//! eprint 2015/1060): multiples, for FK20's two transforms over the group, and what the ends of its sums are made of. Nothing here
//! is constant time.

use alloc::vec::Vec;

use montane_curves::bls12_381::G1Projective;
use montane_fields::Field;
use montane_fields::bls12_381::Fp8In;
use montane_kernels::vector::Vector8;

use super::halves::{BETA, Halves, digit, windows};

/// Eight points in homogeneous coordinates.
#[derive(Clone, Copy)]
pub(super) struct Point8<V> {
    x: Fp8In<V>,
    y: Fp8In<V>,
    z: Fp8In<V>,
}

impl<V: Vector8> Point8<V> {
    /// Finite points by their affine coordinates.
    pub(super) const fn new(x: Fp8In<V>, y: Fp8In<V>) -> Self {
        Self { x, y, z: Fp8In::ONE }
    }

    /// Algorithm 9 with `3b = 12`.
    #[inline(always)]
    pub(super) fn double(&mut self) {
        Fp8In::<V>::outline(
            #[inline(always)]
            || {
                let t0 = Field::square(&self.y);
                let z3 = Field::double(&Field::double(&Field::double(&t0)));
                let t1 = Field::mul(&self.y, &self.z);
                let t2 = times_12(&Field::square(&self.z));
                let xy = Field::mul(&self.x, &self.y);
                let sum = Field::add(&t0, &t2);
                let t0 = Field::sub(&t0, &Field::add(&Field::double(&t2), &t2));
                let mut y3 = Fp8In::mul_wide(&t2, &z3);
                Fp8In::mul_acc(&mut y3, &t0, &sum);
                self.x = Field::double(&Field::mul(&t0, &xy));
                self.y = Fp8In::reduce(&y3);
                self.z = Field::mul(&t1, &z3);
            },
        );
    }

    /// Algorithm 7 with `3b = 12`.
    #[inline(always)]
    pub(super) fn add(&self, other: &Self) -> Self {
        Fp8In::<V>::outline(
            #[inline(always)]
            || {
                let t0 = Field::mul(&self.x, &other.x);
                let t1 = Field::mul(&self.y, &other.y);
                let t2 = Field::mul(&self.z, &other.z);
                let t3 = cross([&self.x, &self.y], [&other.x, &other.y], [&t0, &t1]);
                let t4 = cross([&self.y, &self.z], [&other.y, &other.z], [&t1, &t2]);
                let y3 = times_12(&cross([&self.x, &self.z], [&other.x, &other.z], [&t0, &t2]));
                let t0 = Field::add(&Field::double(&t0), &t0);
                let t2 = times_12(&t2);
                let (z3, t1) = (Field::add(&t1, &t2), Field::sub(&t1, &t2));
                let x = Fp8In::wide_sub(&Fp8In::mul_wide(&t3, &t1), &Fp8In::mul_wide(&t4, &y3));
                let mut y = Fp8In::mul_wide(&t1, &z3);
                Fp8In::mul_acc(&mut y, &y3, &t0);
                let mut z = Fp8In::mul_wide(&z3, &t4);
                Fp8In::mul_acc(&mut z, &t0, &t3);
                Self { x: Fp8In::reduce(&x), y: Fp8In::reduce(&y), z: Fp8In::reduce(&z) }
            },
        )
    }

    fn neg(&self) -> Self {
        Fp8In::<V>::outline(
            #[inline(always)]
            || Self { y: Field::neg(&self.y), ..*self },
        )
    }

    /// `(beta x, -y)`
    fn endomorphism(&self) -> Self {
        Fp8In::<V>::outline(
            #[inline(always)]
            || Self { x: Field::mul(&self.x, &Fp8In::splat(&BETA)), y: Field::neg(&self.y), z: self.z },
        )
    }

    fn pack(points: &[G1Projective; 8]) -> Self {
        let c = points.map(|point| point.homogeneous());
        Self { x: Fp8In::pack(&c.map(|c| c.0)), y: Fp8In::pack(&c.map(|c| c.1)), z: Fp8In::pack(&c.map(|c| c.2)) }
    }

    pub(super) fn unpack(&self) -> [G1Projective; 8] {
        let (x, y, z) = (self.x.unpack(), self.y.unpack(), self.z.unpack());
        core::array::from_fn(|i| G1Projective::from_homogeneous_unchecked(x[i], y[i], z[i]))
    }

    /// `k_i P_i` for a scalar in each lane: odd multiples, and shared doublings for both halves.
    fn multiply(&self, scalars: &[Halves; 8]) -> Self {
        const WIDTH: usize = 4;
        let mut twice = *self;
        twice.double();
        let mut multiples = [*self; 1 << (WIDTH - 1)];
        for i in 1..multiples.len() {
            multiples[i] = multiples[i - 1].add(&twice);
        }
        let tables = [multiples.map(|p| p.at_rest()), multiples.map(|p| p.endomorphism().at_rest())];
        let mut acc: Option<Self> = None;
        for i in (0..windows(WIDTH)).rev() {
            for _ in 0..if acc.is_some() { WIDTH } else { 0 } {
                acc.iter_mut().for_each(Self::double);
            }
            for (half, table) in tables.iter().enumerate() {
                let mut negative = 0;
                let mut chosen = [&table[0][0]; 8];
                for (lane, chosen) in chosen.iter_mut().enumerate() {
                    let (multiple, minus) = digit(&scalars[lane].0[half], WIDTH, i);
                    *chosen = &table[multiple][lane];
                    negative |= u8::from(minus) << lane;
                }
                let point = Self::gather(chosen, negative);
                acc = Some(acc.map_or(point, |acc| acc.add(&point)));
            }
        }
        acc.unwrap_or(*self)
    }

    fn at_rest(&self) -> [[[u64; 8]; 3]; 8] {
        let mut rows = [[[0; 8]; 3]; 8];
        Fp8In::<V>::outline(
            #[inline(always)]
            || {
                for (i, coordinate) in [&self.x, &self.y, &self.z].into_iter().enumerate() {
                    coordinate.to_rows(
                        #[inline(always)]
                        |lane, limbs| rows[lane][i] = limbs,
                    );
                }
            },
        );
        rows
    }

    fn gather(rows: [&[[u64; 8]; 3]; 8], negative: u8) -> Self {
        Fp8In::<V>::outline(
            #[inline(always)]
            || {
                let x = Fp8In::<V>::from_rows(rows.map(|row| &row[0]));
                let y = Fp8In::<V>::from_rows(rows.map(|row| &row[1]));
                let z = Fp8In::<V>::from_rows(rows.map(|row| &row[2]));
                Self { x, y: y.blend(&Field::neg(&y), negative), z }
            },
        )
    }
}

/// `(a_0 + a_1)(b_0 + b_1) - c_0 - c_1`
#[inline(always)]
fn cross<F: Field>(a: [&F; 2], b: [&F; 2], c: [&F; 2]) -> F {
    a[0].add_lazy(a[1]).mul(&b[0].add_lazy(b[1])).sub(&c[0].add(c[1]))
}

/// `12 a`
#[inline(always)]
fn times_12<F: Field>(a: &F) -> F {
    let four = a.double().double();
    four.double().add(&four)
}

/// One layer of a transform: `u, v -> u + k v, u - k v`, for pairs given by index and scalar.
pub(super) fn butterflies<V: Vector8>(points: &mut [G1Projective], pairs: &[(usize, usize, Option<Halves>)]) {
    let trivial = pairs.iter().filter(|(_, _, k)| k.is_none());
    for (u, v, _) in trivial {
        (points[*u], points[*v]) = (points[*u] + points[*v], points[*u] - points[*v]);
    }
    let others: Vec<(usize, usize, Halves)> = pairs.iter().filter_map(|(u, v, k)| k.map(|k| (*u, *v, k))).collect();
    let results = crate::each(others.len().div_ceil(8), |i| {
        let eight = &others[8 * i..others.len().min(8 * i + 8)];
        let lane = |i: usize| &eight[i.min(eight.len() - 1)];
        let u = Point8::<V>::pack(&core::array::from_fn(|i| points[lane(i).0]));
        let v = Point8::<V>::pack(&core::array::from_fn(|i| points[lane(i).1]));
        let product = v.multiply(&core::array::from_fn(|i| lane(i).2));
        (u.add(&product).unpack(), u.add(&product.neg()).unpack())
    });
    for (eight, (sum, difference)) in others.chunks(8).zip(results) {
        for (i, (u, v, _)) in eight.iter().enumerate() {
            (points[*u], points[*v]) = (sum[i], difference[i]);
        }
    }
}

#[cfg(test)]
mod tests {
    use montane_kernels::cpu::{Avx512, Ifma, Isa, Portable};
    use montane_kernels::vector::{Model, Zmm};

    use super::super::affine::tests::points;
    use super::super::halves::tests::scalars;
    use super::*;
    use crate::test_support::Source;

    fn layer<V: Vector8>() {
        let source = &mut Source::new(3);
        let mut points: Vec<G1Projective> = points(source, 20).iter().map(Into::into).collect();
        points[4] = G1Projective::IDENTITY;
        points[15] = G1Projective::IDENTITY;
        points[16] = points[6];
        let k = scalars(source, 10);
        let pairs: Vec<_> = (0..10).map(|i| (i, i + 10, (i != 3).then(|| Halves::new(&k[i])))).collect();
        let mut got = points.clone();
        butterflies::<V>(&mut got, &pairs);
        for (u, v, factor) in pairs {
            let product = if factor.is_some() { points[v] * k[u] } else { points[v] };
            assert_eq!((got[u], got[v]), (points[u] + product, points[u] - product), "pair {u}");
        }
    }

    #[test]
    fn layers_of_a_transform() {
        layer::<Model<Portable>>();
        if Ifma::detect().is_some() {
            layer::<Zmm>();
        }
        if Avx512::detect().is_some() {
            layer::<Zmm<Avx512>>();
        }
    }
}

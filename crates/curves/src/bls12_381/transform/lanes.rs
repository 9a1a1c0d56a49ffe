//! Points of G1 in vector lanes, eight at a time, by the complete law: multiples, for transforms over the group, and
//! what the ends of sums over tables are made of. Nothing here is constant time.

use alloc::vec::Vec;

use montane_fields::bls12_381::Fp8In;
use montane_fields::{Compiled, Field};
use montane_kernels::inlined;
use montane_kernels::vector::Vector8;

use super::digits::{BETA, Halves, digit, windows};
use crate::bls12_381::{G1Projective, mul_by_12};
use crate::law::complete::{complete_double_assign, complete_sum};
use crate::shares::each;

/// Eight points in homogeneous coordinates.
#[derive(Clone, Copy)]
pub(super) struct Points<V> {
    x: Fp8In<V>,
    y: Fp8In<V>,
    z: Fp8In<V>,
}

impl<V: Vector8> Points<V> {
    /// Finite points by their affine coordinates.
    pub(super) const fn new(x: Fp8In<V>, y: Fp8In<V>) -> Self {
        Self { x, y, z: Fp8In::ONE }
    }

    /// [`complete_double_assign`]
    #[inline(always)]
    pub(super) fn double(&mut self) {
        Fp8In::<V>::outline(inlined!(|| complete_double_assign(
            [&mut self.x, &mut self.y, &mut self.z],
            inlined!(|a: &_| mul_by_12(a))
        )));
    }

    /// [`complete_sum`]
    #[inline(always)]
    pub(super) fn add(&self, other: &Self) -> Self {
        Fp8In::<V>::outline(inlined!(|| {
            let [x, y, z] = complete_sum(
                [&self.x, &self.y, &self.z],
                [&other.x, &other.y, &other.z],
                inlined!(|a: &_| mul_by_12(a)),
            );
            Self { x, y, z }
        }))
    }

    fn neg(&self) -> Self {
        Fp8In::<V>::outline(inlined!(|| Self { y: Field::neg(&self.y), ..*self }))
    }

    /// `(beta x, -y)`
    fn endomorphism(&self) -> Self {
        Fp8In::<V>::outline(inlined!(|| Self {
            x: Field::mul(&self.x, &Fp8In::splat(&BETA)),
            y: Field::neg(&self.y),
            z: self.z
        }))
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
        Fp8In::<V>::outline(inlined!(|| {
            for (i, coordinate) in [&self.x, &self.y, &self.z].into_iter().enumerate() {
                coordinate.to_rows(inlined!(|lane: usize, limbs| rows[lane][i] = limbs));
            }
        }));
        rows
    }

    fn gather(rows: [&[[u64; 8]; 3]; 8], negative: u8) -> Self {
        Fp8In::<V>::outline(inlined!(|| {
            let x = Fp8In::<V>::from_rows(rows.map(|row| &row[0]));
            let y = Fp8In::<V>::from_rows(rows.map(|row| &row[1]));
            let z = Fp8In::<V>::from_rows(rows.map(|row| &row[2]));
            Self { x, y: y.blend(&Field::neg(&y), negative), z }
        }))
    }
}

/// One layer of a transform: `u, v -> u + k v, u - k v`, for pairs given by index and scalar.
pub(super) fn butterflies<V: Vector8>(points: &mut [G1Projective], pairs: &[(usize, usize, Option<Halves>)]) {
    let trivial = pairs.iter().filter(|(_, _, k)| k.is_none());
    for (u, v, _) in trivial {
        (points[*u], points[*v]) = (points[*u] + points[*v], points[*u] - points[*v]);
    }
    let others: Vec<(usize, usize, Halves)> = pairs.iter().filter_map(|(u, v, k)| k.map(|k| (*u, *v, k))).collect();
    let results = each(others.len().div_ceil(8), |i| {
        let eight = &others[8 * i..others.len().min(8 * i + 8)];
        let lane = |i: usize| &eight[i.min(eight.len() - 1)];
        let u = Points::<V>::pack(&core::array::from_fn(|i| points[lane(i).0]));
        let v = Points::<V>::pack(&core::array::from_fn(|i| points[lane(i).1]));
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
    use super::super::digits::tests::scalars;
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

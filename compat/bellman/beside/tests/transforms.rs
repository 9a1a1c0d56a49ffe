//! Transforms of scalars and of points, and domains that there are not, on both.

use beside::{Transform, others, ours, theirs};
use ff::{Field, PrimeField};
use original_bls12_381::Scalar;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

const ALL: [Transform; 4] =
    [Transform::Forward, Transform::Inverse, Transform::ForwardOnCoset, Transform::InverseOnCoset];

fn values(n: usize, rng: &mut StdRng) -> Vec<[u8; 32]> {
    let value = |rng: &mut StdRng| match rng.random_range(0..6) {
        0 => Scalar::ZERO,
        1 => Scalar::ONE,
        2 => -Scalar::ONE,
        _ => Scalar::random(rng),
    };
    (0..n).map(|_| value(rng).to_repr()).collect()
}

macro_rules! bytes {
    ($side:ident, $values:expr, $transform:expr) => {
        $side::transform($values, $side::Scalar, $transform)
            .map(|values| values.iter().map(|a| a.0.to_repr()).collect::<Vec<_>>())
    };
}

/// Every size, also one beside it, which is made larger.
#[test]
fn of_scalars() {
    let rng = &mut StdRng::seed_from_u64(1);
    let mut sizes = vec![0, 1, 3, 5, 7, 100, 1000];
    sizes.extend((0..=16).map(|log| 1 << log));
    for n in sizes {
        for transform in ALL {
            let values = values(n, rng);
            let expected = bytes!(theirs, &values, transform);
            assert_eq!(bytes!(ours, &values, transform), expected, "{transform:?} of {n}");
            // Scalars that are not Montane's.
            if n <= 64 {
                assert_eq!(bytes!(others, &values, transform), expected, "{transform:?} of {n}");
            }
        }
    }
}

/// A scalar that is of another type, which bellman knows by its trait alone.
#[derive(Clone, Copy)]
struct Other(ours::curve::Scalar);

impl ours::Group<ours::curve::Scalar> for Other {
    fn group_zero() -> Self {
        Self(Field::ZERO)
    }
    fn group_mul_assign(&mut self, by: &ours::curve::Scalar) {
        self.0 *= by;
    }
    fn group_add_assign(&mut self, other: &Self) {
        self.0 += other.0;
    }
    fn group_sub_assign(&mut self, other: &Self) {
        self.0 -= other.0;
    }
}

#[test]
fn of_other_values() {
    let rng = &mut StdRng::seed_from_u64(2);
    for n in [1, 2, 8, 11, 64] {
        for transform in ALL {
            let values = values(n, rng);
            let others = ours::transform(&values, Other, transform).unwrap();
            let others = others.iter().map(|a| a.0.to_repr()).collect::<Vec<_>>();
            assert_eq!(Ok(others), bytes!(theirs, &values, transform), "{transform:?} of {n}");
        }
    }
}

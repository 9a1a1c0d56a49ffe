//! Transforms of scalars and of points, on both.

use beside::elements;
use ff::{Field, PrimeField};
use group::Curve;
use ours::bn256::Fr as Ours;
use rand::SeedableRng;
use rand::rngs::StdRng;
use theirs::bn256::Fr as Theirs;

/// The usual root of this order.
fn root<F: PrimeField>(log: u32) -> F {
    (log..F::S).fold(F::ROOT_OF_UNITY, |root, _| root.square())
}

/// All sizes, in orders that take domains from memory and that do not, with every kind of root.
#[test]
fn of_scalars() {
    let rng = &mut StdRng::seed_from_u64(1);
    for log in (0..=14).chain([3, 2, 3, 2, 1, 16]) {
        let bytes = elements::<Theirs>(1 << log, rng);
        // The root, its inverse, another root, and elements of another order.
        for power in [1, (1 << log) - 1, 5, 2, 0] {
            let (mut values, mut expected): (Vec<Ours>, Vec<Theirs>) =
                bytes.iter().map(|a| (Ours::from_repr(*a).unwrap(), Theirs::from_repr(*a).unwrap())).unzip();
            ours::fft::best_fft(&mut values, root::<Ours>(log).pow([power]), log);
            theirs::fft::best_fft(&mut expected, root::<Theirs>(log).pow([power]), log);
            let same = values.iter().zip(&expected).all(|(a, x)| a.to_repr() == x.to_repr());
            assert!(same, "2^{log}, root to the power {power}");
        }
    }
}

#[test]
fn of_points() {
    let rng = &mut StdRng::seed_from_u64(2);
    for log in [1, 2, 5] {
        let bytes = elements::<Theirs>(1 << log, rng);
        let mut values: Vec<_> =
            bytes.iter().map(|a| ours::bn256::G1::generator() * Ours::from_repr(*a).unwrap()).collect();
        let mut expected: Vec<_> =
            bytes.iter().map(|a| theirs::bn256::G1::generator() * Theirs::from_repr(*a).unwrap()).collect();
        ours::fft::best_fft(&mut values, root::<Ours>(log), log);
        theirs::fft::best_fft(&mut expected, root::<Theirs>(log), log);
        for (p, q) in values.iter().zip(&expected) {
            let (p, q) = (p.to_affine(), q.to_affine());
            assert_eq!((p.x.to_repr(), p.y.to_repr()), (q.x.to_repr(), q.y.to_repr()), "2^{log}");
        }
    }
}

#[test]
fn of_other_lengths() {
    for (length, log, log_order) in [(3, 2, 2), (4, 3, 3), (4, 3, 2), (4, 1, 1), (4, 1, 2)] {
        let transform = move || ours::fft::best_fft(&mut vec![Ours::ONE; length], root::<Ours>(log_order), log);
        assert!(std::panic::catch_unwind(transform).is_err(), "{length} of 2^{log}");
    }
}

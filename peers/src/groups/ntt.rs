//! The number-theoretic transform over the scalar fields of BLS12-381 and BN254.

use super::pairing::scalars;
use crate::group::Group;
use crate::harness::{self, Operation};
use crate::peers::{arkworks, gnark, montane};
use crate::traits::Ntt;

/// The group.
pub const GROUP: Group = Group {
    name: "ntt",
    about: "In place, natural order in and out, on one core; tables that the interface lets one keep are made before.",
    operations: &[
        ("fr_ntt_4096", bls12_381::<4096>),
        ("fr_ntt_65536", bls12_381::<65536>),
        ("bn254_fr_ntt_65536", bn254::<65536>),
    ],
    long: &[
        ("fr_ntt_262144", bls12_381::<262_144>),
        ("fr_ntt_1048576", bls12_381::<1_048_576>),
        ("fr_ntt_4194304", bls12_381::<4_194_304>),
        ("bn254_fr_ntt_1048576", bn254::<1_048_576>),
    ],
};

fn bls12_381<const N: usize>(operation: &mut Operation) {
    enter::<montane::kzg::Transform<::montane::bls12_381::Scalar>>(operation, N);
    enter::<arkworks::Transform<ark_bls12_381::Fr>>(operation, N);
    #[cfg(feature = "halo2curves")]
    enter::<crate::peers::halo2::Transform<halo2curves::bls12381::Fr, 7>>(operation, N);
    gnark::enter_both(operation, || scalars(N).concat());
}

fn bn254<const N: usize>(operation: &mut Operation) {
    enter::<montane::kzg::Transform<::montane::bn254::Scalar>>(operation, N);
    enter::<arkworks::Transform<ark_bn254::Fr>>(operation, N);
    #[cfg(feature = "halo2curves")]
    enter::<crate::peers::halo2::Transform<halo2curves::bn256::Fr, 5>>(operation, N);
    gnark::enter_both(operation, || scalars(N).concat());
}

fn enter<T: Ntt>(operation: &mut Operation, size: usize) {
    operation.enter(T::PEER, || {
        let mut plan = T::plan(&scalars(size));
        T::forward(&mut plan);
        let answer = T::values(&plan).concat();
        let work: harness::Work = Box::new(move |n| {
            for _ in 0..n {
                T::forward(&mut plan);
            }
        });
        (answer, work)
    });
}

//! The number-theoretic transform over the scalar field of BLS12-381.

use super::pairing::scalars;
use crate::group::Group;
use crate::harness::{self, Operation};
use crate::peers::{arkworks, montane};
use crate::traits::Ntt;

/// The group.
pub const GROUP: Group = Group {
    name: "ntt",
    about: "In place, natural order in and out, on one core; tables that the interface lets one keep are made before.",
    operations: &[("fr_ntt_4096", all::<4096>), ("fr_ntt_65536", all::<65536>)],
};

fn all<const N: usize>(operation: &mut Operation) {
    enter::<montane::kzg::Transform>(operation, N);
    enter::<arkworks::Transform>(operation, N);
    #[cfg(feature = "halo2curves")]
    enter::<crate::peers::halo2::Transform>(operation, N);
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

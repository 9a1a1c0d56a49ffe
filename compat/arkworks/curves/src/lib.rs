//! The groups and pairings of BLS12-381 and BN254 for ark-ec, over Montane: what the configurations of ark-bls12-381
//! and ark-bn254 call.
//!
//! A function that is not whole (it returns an `Option`) leaves what it does not take to the original.
#![forbid(unsafe_code)]

mod alike;
mod groups;
mod pairings;

pub use alike::Alike;
pub use groups::{Group, clear_cofactor, is_in_subgroup, msm, point_of_x};
pub use pairings::{Line, Lines, final_exponentiation, miller_loop};

/// The curves as Montane has them.
pub mod ours {
    /// BLS12-381.
    pub mod bls12_381 {
        pub use montane_curves::bls12_381::{Bls12 as Pairing, G1, G2};
    }
    /// BN254.
    pub mod bn254 {
        pub use montane_curves::bn254::{Bn256 as Pairing, G1, G2};
    }
}

/// Both lists side by side.
///
/// # Panics
/// If one is longer, where the original does: when its end is met.
pub fn zip_equal<A, B>(a: impl IntoIterator<Item = A>, b: impl IntoIterator<Item = B>) -> impl Iterator<Item = (A, B)> {
    let (mut a, mut b) = (a.into_iter(), b.into_iter());
    core::iter::from_fn(move || match (a.next(), b.next()) {
        (Some(a), Some(b)) => Some((a, b)),
        (None, None) => None,
        _ => panic!("as many points of G1 as of G2"),
    })
}

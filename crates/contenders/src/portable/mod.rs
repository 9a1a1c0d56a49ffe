//! Algorithms in portable Rust.

pub mod barrett;
pub mod fios;
pub mod flat;
pub mod fold;
pub mod relaxed;
pub mod solinas;

use montane_kernels::Kernel;

/// The kernels of this folder for any limb count.
#[must_use]
pub const fn list<const N: usize>() -> [Kernel; 8] {
    let [fios] = fios::list::<N>();
    let [fold, fold_by_twos] = fold::list::<N>();
    let [barrett] = barrett::list::<N>();
    let [relaxed_add, relaxed_sub, relaxed_mul, relaxed_finish] = relaxed::list::<N>();
    [fios, fold, fold_by_twos, barrett, relaxed_add, relaxed_sub, relaxed_mul, relaxed_finish]
}

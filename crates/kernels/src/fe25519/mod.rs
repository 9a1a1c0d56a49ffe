//! The prime `p = 2^255 - 19` in several shapes of limbs: multiplication, squaring, sums and canonical words.
//!
//! What is built from these (inversion, square roots, byte encodings) is in `montane-fields`, written once
//! over [`FieldForm`].
//!
//! | form | an element | a product | for |
//! |---|---|---|---|
//! | [`limbs64`] | four words, any value below `2^256` | 16 word products, fold by 38 | cheap add-with-carry |
//! | [`limbs64_adx`] | the same | `mulx`, two carry chains; points and the ladder in one body each ([`Bodies`]) | x86-64 with BMI2 and ADX |
//! | `limbs64_aarch64` | the same | `mul` and `umulh`, in assembly | AArch64 |
//! | `limbs51_chain` | words in, five limbs below `2^51 + 2^12` between | 15 products split as below, in assembly | chains of squares on Zen 2 to 4 |
//! | [`limbs51`] | five limbs below `2^51 + 2^18` | 25 products in 128-bit sums | CPUs with flags but slow carries |
//! | `limbs51_halves` | the same | 75 products of halves in 64-bit sums | WebAssembly |
//! | [`limbs51_preshift`] | the same | 25 products split at the limb boundary, 64-bit sums | CPUs without a carry flag (RISC-V) |

pub mod doubles51;
pub mod doubles51_pair;
pub mod doubles51_product;
pub mod form;
pub mod kernels;
pub mod lanes;
pub mod lanes51;
pub mod lanes51_kernels;
mod lanes51_words;
pub mod limbs51;
#[cfg(target_arch = "x86_64")]
mod limbs51_chain;
#[cfg(any(test, target_family = "wasm"))]
mod limbs51_halves;
pub mod limbs51_preshift;
#[cfg(target_arch = "riscv64")]
mod limbs51_preshift_rv64;
#[cfg(target_arch = "riscv64")]
mod limbs51_rv64;
pub mod limbs64;
#[cfg(target_arch = "aarch64")]
pub mod limbs64_aarch64;
#[cfg(target_arch = "x86_64")]
pub mod limbs64_adx;
#[cfg(target_arch = "x86_64")]
mod limbs64_adx_bodies;
#[cfg(target_arch = "x86_64")]
pub(crate) mod points_adx;
pub mod radix51;

pub use doubles51::{Doubles4x51, Doubles51};
pub use doubles51_pair::{Doubles8x51, DoublesPair};
pub use form::{Bodies, FOLD_255, FOLD_256, FieldForm, FieldOps, LadderState, P, PointState};
pub use lanes::{FieldLanes, FourLanes};
pub use lanes51::{Lanes4x51, Lanes8x51, Lanes51};
pub use limbs51::Limbs51;
pub use limbs51_preshift::Limbs51Preshift;
pub use limbs64::Limbs64;
#[cfg(target_arch = "aarch64")]
pub use limbs64_aarch64::Limbs64Aarch64;
#[cfg(target_arch = "x86_64")]
pub use limbs64_adx::Limbs64Adx;
#[cfg(target_arch = "x86_64")]
pub use limbs64_adx_bodies::limbs64_adx_entries;

#[cfg(all(test, target_arch = "x86_64"))]
mod bodies_tests;
#[cfg(test)]
mod doubles51_tests;
#[cfg(test)]
mod lanes51_tests;
#[cfg(test)]
mod tests;

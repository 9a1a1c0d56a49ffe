//! Who is given the token of floating-point lanes.

use super::{Adx, Avx2, Fma, Isa, Level};
use crate::kernel::{BindError, Computes, Doc};
use crate::op::Op;
use crate::testing::in_float_mode;
use crate::{Algorithm, Kernel, Operation, Params};

/// The token of floating-point lanes is handed out only where they compute what they say.
#[test]
fn other_rounding_modes_are_refused_floating_point_lanes() {
    const ROUNDING: [u32; 3] = [0x2000, 0x4000, 0x6000];
    const INEXACT_MASKED: u32 = 0x1000;
    const FLUSH_TO_ZERO_AND_DENORMALS_ARE_ZERO: u32 = 0x8040;
    let given = || Fma::detect().is_some();
    let usually = given();
    for mode in ROUNDING {
        assert!(!in_float_mode(mode, 0, given), "mode {mode:#x}");
    }
    assert!(!in_float_mode(0, INEXACT_MASKED, given), "with exceptions");
    assert!(!in_float_mode(ROUNDING[0], 0, || Fma::preferred().is_some()), "where it is preferred");
    assert_eq!(in_float_mode(ROUNDING[1], 0, || Avx2::detect().is_some()), Avx2::detect().is_some());
    assert_eq!(in_float_mode(FLUSH_TO_ZERO_AND_DENORMALS_ARE_ZERO, 0, given), usually);
    assert_eq!(given(), usually, "restored");
    assert!(in_float_mode(ROUNDING[0], 0, || Adx::detect().is_some()) == Adx::detect().is_some());
}

/// A kernel of floating-point lanes.
struct Same;

impl Op for Same {
    type A = [u64; 4];
    type B = [u64; 0];
    type Out = [u64; 4];
    type K = Params<4>;
    type Isa = Fma;
    fn run(_: Fma, a: &[u64; 4], _: &[u64; 0], _: &Params<4>) -> [u64; 4] {
        *a
    }
}

/// So is a kernel that needs it.
#[test]
fn other_rounding_modes_are_refused_kernels_of_floating_point_lanes() {
    let doc = Doc { summary: "the identity", source: "" };
    let kernel = Kernel::of::<Same>(Operation::Other("same"), Algorithm::Plain, 4, Computes::Same, doc);
    let bind = || kernel.bind(&[u64::MAX; 4]).map(|_| ()).err();
    assert_eq!(in_float_mode(0x2000, 0, bind), Some(BindError::Needs(Level::Fma)));
    assert_eq!(bind().is_none(), Fma::detect().is_some());
}

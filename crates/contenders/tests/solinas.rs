//! The reductions of P-224 and P-521 by themselves.

use montane_contenders::portable::solinas::{P224, P521, reduce_224, reduce_521};
use montane_kernels::scalar::row::difference;
use montane_kernels::scalar::wide::wide_mul;

/// A product of two values below `p` is a multiple of `p` only if it is zero, so kernels never show these.
#[test]
fn multiples_of_the_prime_reduce_to_zero() {
    for factor in [1, 2, 3, u64::MAX] {
        let mut small = [0; 4];
        small[0] = factor;
        assert_eq!(reduce_224(&wide_mul(&P224, &small)), [0; 4]);
        let mut small = [0; 9];
        small[0] = factor;
        assert_eq!(reduce_521(&wide_mul(&P521, &small)), [0; 9]);
    }
    let minus_one = difference(&P224, &[1, 0, 0, 0]).0;
    assert_eq!(reduce_224(&wide_mul(&P224, &minus_one)), [0; 4]);
}

//! Which bodies are taken, where there are several: by the order that detection found.

use crate::Params;
use crate::cpu::Adx;
use crate::cpu::Order::{self, GoldenCove, Zen3, Zen5};
use crate::generated::{golden_cove, zen3, zen5};
use crate::scalar::fits;
use core::mem::MaybeUninit;

/// What bodies need, and what chooses among them.
pub(crate) type Chosen = (Adx, Order);

/// The body for the order, with its operands.
macro_rules! in_order {
    ($chosen:ident, $operands:tt, $($order:pat $(if $condition:expr)? => $($body:ident)::+),+ $(,)?) => {{
        let (isa, order) = $chosen;
        match order {
            $($order $(if $condition)? => in_order!(@ isa, $operands, $($body)::+),)+
        }
    }};
    (@ $isa:ident, ($($operand:expr),*), $($body:ident)::+) => { $($body)::+($isa, $($operand),*) };
}

type Four = [u64; 4];
type Six = [u64; 6];
type Wide6 = MaybeUninit<[[Six; 2]; 2]>;

/// Products of 4 limbs by the fold.
///
/// * **Measured** on Golden Cove and Zen 5, where it gains 6 to 14 %; on a Zen 4 it waits longer and is no faster
/// * **Again** `montane race --field bn254-fp --kernel 'mont_mul_4_*adx'`
#[inline(always)]
pub(crate) fn fold_mul4(chosen: Chosen, a: &Four, b: &Four, k: &Params<4>) -> Four {
    in_order!(chosen, (a, b, k), GoldenCove => golden_cove::fold_mul4, Zen3 => zen3::mul4, Zen5 => zen5::fold_mul4)
}

/// Products of 6 limbs by the fold.
///
/// * **Measured** on Golden Cove, Zen 4 and Zen 5, where its order gains 12, 17 and 4 %
/// * **Again** `montane race --field bls12-381-fp --kernel 'mont_mul_6_*adx'`
#[inline(always)]
pub(crate) fn fold_mul6(chosen: Chosen, a: &Six, b: &Six, k: &Params<6>) -> Six {
    in_order!(chosen, (a, b, k), GoldenCove => golden_cove::fold_mul6, Zen3 => zen3::fold_mul6, Zen5 => zen5::fold_mul6)
}

/// Products of 4 limbs whose modulus leaves no room for folds.
///
/// * **Measured** on Golden Cove and Zen 4; there is no other order of them
/// * **Again** `montane race --field bls12-381-fr --kernel 'mont_mul_4_*adx'`
#[inline(always)]
pub(crate) fn mul4(chosen: Chosen, a: &Four, b: &Four, k: &Params<4>) -> Four {
    in_order!(chosen, (a, b, k), GoldenCove | Zen5 => golden_cove::mul4, Zen3 => zen3::mul4)
}

/// Products of 6 limbs whose modulus leaves no room for folds, or of which one factor is any six words.
///
/// * **Measured** on Golden Cove and Zen 4; there is no other order of them
/// * **Again** `montane race --field bls12-381-fp --kernel 'mont_mul_6_*adx'`
#[inline(always)]
pub(crate) fn mul6(chosen: Chosen, a: &Six, b: &Six, k: &Params<6>) -> Six {
    in_order!(chosen, (a, b, k), GoldenCove | Zen5 => golden_cove::mul6, Zen3 => zen3::mul6)
}

/// Squares of 4 limbs by the fold.
///
/// * **Measured** on Golden Cove and Zen 4. Zen 5 takes the first, as of 6 limbs
/// * **Again** `montane race --field bn254-fp --kernel 'mont_sqr_4_*adx'`
#[inline(always)]
pub(crate) fn fold_sqr4(chosen: Chosen, a: &Four, k: &Params<4>) -> Four {
    in_order!(chosen, (a, k), GoldenCove | Zen5 => golden_cove::fold_sqr4, Zen3 => zen3::fold_sqr4)
}

/// Squares of 6 limbs by the fold.
///
/// * **Measured** on Golden Cove, Zen 4 and Zen 5. Zen 5's own order gains 5 % of a square; one more to choose from
///   costs 1.5 % of hashing to G1 on an Emerald Rapids
/// * **Again** `montane race --field bls12-381-fp --kernel 'mont_sqr_6_*adx'`; `peers --group bls`
#[inline(always)]
pub(crate) fn fold_sqr6(chosen: Chosen, a: &Six, k: &Params<6>) -> Six {
    in_order!(chosen, (a, k), GoldenCove | Zen5 => golden_cove::fold_sqr6, Zen3 => zen3::fold_sqr6)
}

/// Squares of 4 limbs whose modulus leaves no room for folds.
///
/// * **Measured** on Golden Cove and Zen 4; there is no other order of them
/// * **Again** `montane race --field bls12-381-fr --kernel 'mont_sqr_4_*adx'`
#[inline(always)]
pub(crate) fn sqr4(chosen: Chosen, a: &Four, k: &Params<4>) -> Four {
    in_order!(chosen, (a, k), GoldenCove | Zen5 => golden_cove::sqr4, Zen3 => zen3::sqr4)
}

/// Products of 6 limbs without a last subtraction.
///
/// * **Measured** on Golden Cove, Zen 4 and Zen 5
/// * **Again** `montane race --field bls12-381-fp --kernel 'relaxed_mul_6_*adx'`
#[inline(always)]
pub(crate) fn relaxed_mul6(chosen: Chosen, a: &Six, b: &Six, k: &Params<6>) -> Six {
    in_order!(chosen, (a, b, k), GoldenCove => golden_cove::fold_relaxed_mul6, Zen3 => zen3::fold_relaxed_mul6, Zen5 => zen5::fold_relaxed_mul6)
}

/// `n` squares of 6 limbs in a row without a last subtraction: chosen once.
///
/// * **Measured** on Golden Cove, Zen 4 and Zen 5: 70.8 cycles instead of 76.6 there
/// * **Again** `montane race --field bls12-381-fp --kernel 'relaxed_sqr_6_*adx'`
#[inline(always)]
pub(crate) fn relaxed_sqr6_n((isa, order): Chosen, mut a: Six, n: u32, k: &Params<6>) -> Six {
    match order {
        GoldenCove => (0..n).for_each(|_| a = golden_cove::fold_relaxed_sqr6(isa, &a, k)),
        Zen3 => (0..n).for_each(|_| a = zen3::fold_relaxed_sqr6(isa, &a, k)),
        Zen5 => (0..n).for_each(|_| a = zen5::fold_relaxed_sqr6(isa, &a, k)),
    }
    a
}

/// Butterflies of 4 limbs.
///
/// * **Measured** on Golden Cove and Zen 4, where its order gains 15 %
/// * **Again** `montane race --field bls12-381-fr --kernel 'butterfly*'`
#[inline(always)]
pub(crate) fn butterfly4(chosen: Chosen, a: [&Four; 2], rows: &[Four; 4], k: &Params<4>) -> [Four; 2] {
    in_order!(chosen, (a, rows, k), GoldenCove | Zen5 => golden_cove::butterfly_ct4, Zen3 => zen3::butterfly_ct4)
}

/// Complex products of 4 limbs.
///
/// * **Measured** on Golden Cove and Zen 4
/// * **Again** `montane race --field bn254-fp --kernel 'complex_mul_4_*'`
#[inline(always)]
pub(crate) fn complex_mul4(chosen: Chosen, a: [&Four; 2], b: [&Four; 2], k: &Params<4>) -> [Four; 2] {
    in_order!(chosen, (a, b, k), GoldenCove | Zen5 => golden_cove::complex_mul4, Zen3 => zen3::complex_mul4)
}

/// Complex squares of 4 limbs.
///
/// * **Measured** on Golden Cove and Zen 4
/// * **Again** `montane race --field bn254-fp --kernel 'complex_sqr_4_*'`
#[inline(always)]
pub(crate) fn complex_sqr4(chosen: Chosen, a: [&Four; 2], k: &Params<4>) -> [Four; 2] {
    in_order!(chosen, (a, k), GoldenCove | Zen5 => golden_cove::complex_sqr4, Zen3 => zen3::complex_sqr4)
}

/// Complex products of 6 limbs: two fused, or three by Karatsuba's method and folds.
///
/// * **Measured** on Golden Cove, where additions bind, which Karatsuba's method saves few of; on Zen 4, where it takes
///   293 cycles for 368; on Zen 5, where it takes 270 for 257
/// * **Again** `montane race --field bls12-381-fp --kernel 'complex_mul_6_*'`
#[inline(always)]
pub(crate) fn complex_mul6(chosen: Chosen, a: [&Six; 2], b: [&Six; 2], k: &Params<6>) -> [Six; 2] {
    in_order!(chosen, (a, b, k), Zen3 if fits::complex_mul_fits(k) => zen3::fold_complex_mul6, _ => golden_cove::complex_mul6)
}

/// Complex squares of 6 limbs.
///
/// * **Measured** on Golden Cove and Zen 4
/// * **Again** `montane race --field bls12-381-fp --kernel 'complex_sqr_6_*'`
#[inline(always)]
pub(crate) fn complex_sqr6(chosen: Chosen, a: [&Six; 2], k: &Params<6>) -> [Six; 2] {
    in_order!(chosen, (a, k), Zen3 if fits::complex_sqr_fits(k) => zen3::fold_complex_sqr6, _ => golden_cove::complex_sqr6)
}

/// Complex products of 6 limbs, not reduced.
///
/// * **Measured** on Zen 4. Elsewhere they are in the order of the rows
/// * **Again** `montane race --field bls12-381-fp --kernel 'wide_complex_6_*'`
#[inline(always)]
pub(crate) fn wide_complex6(chosen: Chosen, out: &mut Wide6, a: [&Six; 2], b: [&Six; 2]) {
    in_order!(chosen, (out, a, b), GoldenCove | Zen5 => golden_cove::wide_complex6, Zen3 => zen3::wide_complex6)
}

/// Two products of 6 limbs, not reduced.
///
/// * **Measured** on Zen 4; as [`wide_complex6`]
/// * **Again** `montane race --field bls12-381-fp --kernel 'wide_pair_6_*'`
#[inline(always)]
pub(crate) fn wide_pair6(chosen: Chosen, out: &mut Wide6, a: [&Six; 2], b: [&Six; 2]) {
    in_order!(chosen, (out, a, b), GoldenCove | Zen5 => golden_cove::wide_pair6, Zen3 => zen3::wide_pair6)
}

/// 6 limbs out of Montgomery form.
///
/// * **Measured** on Zen 4; on Golden Cove nowhere
/// * **Again** `montane race --field bls12-381-fp --kernel 'from_mont_6*adx'`
#[inline(always)]
pub(crate) fn from_mont6(chosen: Chosen, a: &Six, k: &Params<6>) -> Six {
    in_order!(chosen, (a, k), GoldenCove | Zen5 => golden_cove::from_mont6, Zen3 => zen3::from_mont6)
}

/// Reductions of 6 limbs.
///
/// * **Measured** on Golden Cove and Zen 4
/// * **Again** `montane race --field bls12-381-fp --kernel 'mont_redc_6_*adx'`
#[inline(always)]
pub(crate) fn redc6(chosen: Chosen, t: &[Six; 2], k: &Params<6>) -> Six {
    in_order!(chosen, (t, k), GoldenCove | Zen5 => golden_cove::redc6, Zen3 => zen3::redc6)
}

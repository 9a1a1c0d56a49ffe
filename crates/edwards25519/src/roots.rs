//! Two roots modulo `2^255 - 19` at once. Constant time.

use montane_fields::curve25519::{FieldForm, pow_p58, sqrt_ratio_from_power};
use montane_kernels::cpu::Isa;
use montane_kernels::fe25519::FourLanes;
use montane_kernels::inlined;

/// [`montane_fields::curve25519::sqrt_ratio`] of two: with IFMA their powers go side by side, in hardly more time than
/// one in words.
#[inline(always)]
pub(super) fn sqrt_ratio_both<F: FieldForm>(u: [F; 2], v: [F; 2]) -> [(u64, F); 2] {
    let ([u0, u1], [v0, v1]) = (u, v);
    let [power0, power1] = powers([u0.mul(v0), u1.mul(v1)]);
    [sqrt_ratio_from_power(u0, v0, power0), sqrt_ratio_from_power(u1, v1, power1)]
}

/// The powers `(p - 5) / 8`.
#[inline(always)]
fn powers<F: FieldForm>([a, b]: [F; 2]) -> [F; 2] {
    in_ifma_lanes!(
        |lanes: Four, Eight| {
            let isa = a.isa();
            powers_in_lanes::<Four>(lanes, [a.to_any_words(), b.to_any_words()]).map(|words| F::from_words(isa, words))
        },
        else [pow_p58(a), pow_p58(b)]
    )
}

fn powers_in_lanes<L: FourLanes>(isa: L::Isa, [a, b]: [[u64; 4]; 2]) -> [[u64; 4]; 2] {
    isa.outline(inlined!(|| {
        let power = pow_p58(L::pack(isa, [&a, &b, &a, &b]));
        [power.lane(0), power.lane(1)]
    }))
}

#[cfg(test)]
mod tests {
    use montane_fields::curve25519::FieldOps;
    use montane_kernels::cpu::{Fma, Ifma, Portable};
    use montane_kernels::fe25519::{Doubles8x51, DoublesPair, FieldLanes, Lanes8x51, Lanes51, Limbs64};
    use montane_kernels::vector::Model;

    use super::super::constants::{BASE_X, BASE_Y};
    use super::super::tests::in_every_lanes;
    use super::*;

    /// Each of two powers is that of its element alone.
    fn powers_agree<L: FieldLanes<8>>(_: bool, lanes: L::Isa) {
        let element = |words: [u64; 4]| Limbs64::from_words(Portable::TOKEN, words);
        let powers = powers_in_lanes::<L::Four>(lanes, [BASE_X, BASE_Y]);
        let expected = [BASE_X, BASE_Y].map(|words| pow_p58(element(words)).to_words());
        assert_eq!(powers.map(|words| element(words).to_words()), expected);
    }

    #[test]
    fn powers_agree_in_every_lanes() {
        in_every_lanes!(powers_agree);
    }
}

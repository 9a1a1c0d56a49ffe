//! Ring laws of `2^255 - 19` in every form of limbs, on any words below `2^256`, with the generic Montgomery field as
//! reference.

use montane_fields::curve25519::{FieldForm, P, invert, is_odd};
use montane_fields::{Modulus, Mont};
use montane_kernels::cpu::Isa;
use montane_kernels::fe25519::{Limbs51, Limbs51Preshift, Limbs64};
use proptest::prelude::*;

type Fp = Mont<P, 4>;

/// `words mod p`.
fn reference(mut words: [u64; 4]) -> Fp {
    let top = words[3] >> 63;
    words[3] &= u64::MAX >> 1;
    // Not below p: p + 0 .. p + 18, which differ in the lowest word only.
    let low = Fp::from_limbs(words).unwrap_or_else(|_| Fp::from_u64(words[0] - <P as Modulus<4>>::P[0]));
    low + Fp::from_u64(19 * top)
}

fn laws<F: FieldForm>(isa: F::Isa, words: [[u64; 4]; 3]) {
    let [a, b, c] = words.map(|words| F::from_words(isa, words));
    let [x, y, z] = words.map(reference);
    let same = |f: F, m: Fp, law: &str| assert_eq!(f.to_words(), m.to_limbs(), "{}: {law} of {words:x?}", F::name());
    same(a, x, "decoding and encoding");
    same(a.add(b), x + y, "a + b");
    same(a.sub(b), x - y, "a - b");
    same(a.neg(), -x, "-a");
    assert_eq!(is_odd(a), x.to_limbs()[0] & 1, "{}: the sign of {words:x?}", F::name());
    same(a.mul(b), x * y, "a b");
    same(a.square(), x * x, "a^2");
    same(a.square_n(5), x.square().square().square().square().square(), "a^32");
    same(a.mul(b.add(c)), x * y + x * z, "a (b + c)");
    same(a.mul(b).mul(c), x * (y * z), "a (b c)");
    same(F::select(a, b, 0), x, "the first");
    same(F::select(a, b, 1), y, "the second");
    // The heaviest sums, uncarried, as factors.
    let sums = [F::sum([a, b, c, a, b], []), F::sum([a], [b, c]), F::sum([c, b, b], [a])];
    let expected = [x + y + z + x + y, x - y - z, z + y + y - x];
    for (i, j) in [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)] {
        same(F::mul_loose(sums[i], sums[j]), expected[i] * expected[j], "a product of sums");
    }
    for i in 0..3 {
        same(F::square_loose(sums[i]), expected[i] * expected[i], "the square of a sum");
        same(F::carry(sums[i]), expected[i], "a carried sum");
    }
    same(invert(a).mul(a), if x == Fp::ZERO { Fp::ZERO } else { Fp::ONE }, "a / a");
}

/// Words that carry far, and any others.
fn word() -> impl Strategy<Value = u64> {
    prop_oneof![
        any::<u64>(),
        Just(0),
        Just(1),
        Just(u64::MAX),
        Just(u64::MAX >> 1),
        (u64::MAX - 40)..=u64::MAX,
        Just((1 << 51) - 1)
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]
    #[test]
    fn ring_laws_in_every_form(words in prop::array::uniform3(prop::array::uniform4(word()))) {
        laws::<Limbs64>(Isa::detect().unwrap(), words);
        laws::<Limbs51>(Isa::detect().unwrap(), words);
        laws::<Limbs51Preshift>(Isa::detect().unwrap(), words);
        #[cfg(target_arch = "x86_64")]
        if let Some(isa) = Isa::detect() {
            laws::<montane_kernels::fe25519::Limbs64Adx>(isa, words);
        }
        #[cfg(target_arch = "aarch64")]
        if let Some(isa) = Isa::detect() {
            laws::<montane_kernels::fe25519::Limbs64Aarch64>(isa, words);
        }
    }
}

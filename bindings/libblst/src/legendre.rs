//! Whether an element of `Fp` is a square: its Legendre symbol by a binary gcd. Constant time.
//!
//! Source: Pornin, "Optimized Binary GCD for Modular Inversion" (eprint 2020/972), whose batches of steps on
//! approximations these are, with the rules of the Jacobi symbol `(a / |b|)` beside them. A wrong guess of an
//! approximation makes one of both numbers negative, never both, and then these hold as they stand, on the low bits of
//! two's complement:
//!
//! * `(2 / |b|) = -1` for `b = 3, 5 mod 8`;
//! * `(a / |b|) = -(b / |a|)` for odd `a` and `b` that are both `3 mod 4`;
//! * `(-a / |b|) = -(a / |b|)` for `|b| = 3 mod 4`.

use montane::bls12_381::Fp;
use montane::hazmat::fields::Modulus;
use montane::hazmat::fields::bls12_381::P;
use montane::hazmat::kernels::scalar::jacobi::Steps;
use montane::hazmat::kernels::scalar::row::select;

type Six = [u64; 6];

const MODULUS: Six = <P as Modulus<6>>::P;
/// Low bits of an approximation, which are exact.
const LOW: u32 = 31;
/// Steps of a batch: each uses up a low bit, and the rules read three.
const STEPS: u32 = 29;
/// A step shortens both numbers by a bit in all, and they have at most twice 381 bits.
const BATCHES: u32 = (2 * 381u32).div_ceil(STEPS);

/// Low bits of both numbers, and the 32 bits of each from the highest bit of the longer one on; if both have at most 63
/// bits the numbers.
fn approximations(a: &Six, b: &Six) -> (u64, u64) {
    // The highest word that is not zero in both, with the one below it.
    let (mut high, mut low, mut all) = ([a[0], b[0]], [0; 2], a[0] | b[0]);
    let mut short = all >> 63 == 0;
    for i in 1..6 {
        let word = a[i] | b[i];
        let keep = word == 0;
        high = select(keep, &high, &[a[i], b[i]]);
        low = select(keep, &low, &[a[i - 1], b[i - 1]]);
        [all] = select(keep, &[all], &[word]);
        short &= keep;
    }
    let shift = all.leading_zeros() % 64;
    let of = |high: u64, low: u64, first: u64| {
        let top = high << shift | low >> 1 >> (63 - shift);
        top >> (LOW + 1) << LOW | first & ((1 << LOW) - 1)
    };
    let approximate = [of(high[0], low[0], a[0]), of(high[1], low[1], b[0])];
    let [u, v] = select(short, &[a[0], b[0]], &approximate);
    (u, v)
}

/// `|a f + b g| / 2^STEPS`, which is exact, and whether it was negative.
#[inline(always)]
fn combined(a: &Six, b: &Six, factors: u64) -> (Six, bool) {
    let f = i128::from(factors as i32);
    let g = i128::from((factors as i64).wrapping_sub(f as i64) >> 32);
    let (mut words, mut carry) = ([0u64; 7], 0i128);
    for i in 0..6 {
        carry += i128::from(a[i]) * f + i128::from(b[i]) * g;
        words[i] = carry as u64;
        carry >>= 64;
    }
    words[6] = carry as u64;
    let shifted: Six = core::array::from_fn(|i| words[i] >> STEPS | words[i + 1] << (64 - STEPS));
    let negative = carry < 0;
    let mut borrow = false;
    let minus = shifted.map(|word| {
        let (word, first) = 0u64.overflowing_sub(word);
        let (word, second) = word.overflowing_sub(u64::from(borrow));
        borrow = first | second;
        word
    });
    (select(negative, &minus, &shifted), negative)
}

/// Whether there is a root of `x`, or nothing if the batches were too few. Of zero there is one.
fn symbol(x: &Fp) -> Option<bool> {
    // The form of Montgomery has the same symbol: its factor `2^384` is a square.
    let (mut a, mut b) = (*x.montgomery_limbs(), MODULUS);
    let zero = a == [0; 6];
    // The lowest bit of it says whether the sign is minus.
    let mut minus = 0u64;
    for _ in 0..BATCHES {
        let (u, v) = approximations(&a, &b);
        let mut steps = Steps { u, v, of_u: 1, of_v: 1 << 32, minus };
        for _ in 0..STEPS {
            steps = steps.next();
        }
        let (next, negative) = combined(&a, &b, steps.of_u);
        (b, _) = combined(&a, &b, steps.of_v);
        a = next;
        minus = steps.minus ^ (u64::from(negative) & (b[0] >> 1));
    }
    (zero | (b == [1, 0, 0, 0, 0, 0])).then_some(zero | (minus & 1 == 0))
}

/// Whether there is a root of `x`.
pub(crate) fn is_square(x: &Fp) -> bool {
    symbol(x).unwrap_or_else(|| montane::hazmat::curves::hash_to_curve::HashField::is_square(x).into())
}

//! Scalars as signed digits: Booth's for constant time, non-adjacent forms for public scalars, in any width.

use alloc::vec::Vec;

use montane_kernels::word::mask;
use zeroize::Zeroize;

/// A part of a scalar: magnitude and sign.
#[derive(Clone, Copy, Debug, Default)]
pub struct Part {
    /// The magnitude.
    pub magnitude: u128,
    /// 1 if the part is negative.
    pub negative: u8,
}

impl Part {
    /// Nothing.
    pub const ZERO: Self = Self { magnitude: 0, negative: 0 };

    /// The part of two words that is not negative.
    #[inline(always)]
    pub const fn positive([low, high]: [u64; 2]) -> Self {
        Self { magnitude: (high as u128) << 64 | low as u128, negative: 0 }
    }

    /// The magnitude, least significant word first.
    pub fn words(&self) -> [u64; 2] {
        [self.magnitude as u64, (self.magnitude >> 64) as u64]
    }
}

impl Zeroize for Part {
    fn zeroize(&mut self) {
        self.magnitude.zeroize();
        self.negative.zeroize();
    }
}

/// The digits of a number in a base `b` as parts of least magnitude, at most `b / 2 + 1`, where `b^N = b^(N / 2) - 1`.
pub fn least_parts_vartime<const N: usize>(digits: [u128; N], base: u128) -> [Part; 4] {
    let mut least = [0_i128; 4];
    let mut carry = 0;
    for (digit, least) in digits.into_iter().zip(&mut least) {
        let digit = digit + carry;
        carry = u128::from(digit > base / 2);
        *least = digit.wrapping_sub(carry * base) as i128;
    }
    least[N / 2] += carry as i128;
    least[0] -= carry as i128;
    least.map(|part| Part { magnitude: part.unsigned_abs(), negative: u8::from(part < 0) })
}

/// Digit `i` of `k = sum digit_i 2^(width i)`, from `-2^(width - 1)` to `2^(width - 1)`, as its magnitude and whether
/// it is negative (0 or 1): half of what the bits `width i - 1 .. width (i + 1)` say, rounded up, the top one counting
/// as negative (Booth). The digits reach one bit beyond the number's. Constant time in `k`; `width` is at most 62.
#[inline(always)]
pub fn booth(k: &[u64], width: usize, i: usize) -> (u64, u64) {
    debug_assert!(0 < width && width <= 62);
    let word = |i: usize| if i < k.len() { k[i] } else { 0 };
    // A zero below bit 0, so that each window has its width + 1 bits.
    let bits = match (width * i).checked_sub(1) {
        None => word(0) << 1,
        Some(at) => match at % 64 {
            0 => word(at / 64),
            shift => word(at / 64) >> shift | word(at / 64 + 1) << (64 - shift),
        },
    };
    let bits = bits & ((1 << (width + 1)) - 1);
    let negative = bits >> width;
    let mask = mask(negative);
    // ceil(bits / 2), minus 2^width when the top bit is set.
    let magnitude = (bits.div_ceil(2) ^ mask).wrapping_sub(mask).wrapping_add((1 << width) & mask);
    (magnitude, negative)
}

/// `k = sum of digit_i 16^i` with `-8 <= digit_i < 8`, for `k < 2^255` (the last digit is at most 8). Constant time.
// Not within vector code: there the compiler gathers the words, and a gather's addresses are not to be seen from
// outside.
#[inline(never)]
pub fn signed_nibbles(k: &[u64; 4]) -> [i8; 64] {
    let mut digits = [0; 64];
    let mut carry = 0;
    for (i, digit) in digits.iter_mut().enumerate() {
        let nibble = (k[i / 16] >> (4 * (i % 16)) & 15) as i8 + carry;
        // 8 or more becomes negative and carries, except for the last digit, which is at most 7 + 1.
        carry = if i + 1 < 64 { (nibble + 8) >> 4 } else { 0 };
        *digit = nibble - 16 * carry;
    }
    digits
}

/// An odd `k < 2^255` as `sum of ± 2^i`, a sign for each `i < COUNT`, which is 255 or 256: bit `i` is set where `2^i`
/// is added. Constant time.
#[inline(always)]
pub fn signs<const COUNT: usize>(k: &[u64; 4]) -> [u64; 4] {
    const { assert!(COUNT == 255 || COUNT == 256, "enough, and in four words") };
    debug_assert!(k[0] & 1 == 1 && k[3] >> 63 == 0);
    // Their sum is twice this number less 2^COUNT - 1.
    let mut plus = core::array::from_fn(|i| k[i] >> 1 | if i < 3 { k[i + 1] << 63 } else { 0 });
    plus[3] |= 1 << (COUNT - 193);
    plus
}

/// [`signs`] as digits: digit `STEPS c + r` has those of `2^(STEPS (TEETH c + j) + r)` for `j < TEETH`, as `±(m + 1)`:
/// the sign is that of the last, and bit `j` of `m` says whether another one is the same. No digit is zero. Constant
/// time.
///
/// Source: Hamburg, "Fast and compact elliptic-curve cryptography" (eprint 2012/309), section 3.3.
// Not within vector code, as above.
#[inline(never)]
pub fn comb_digits<const TEETH: usize, const STEPS: usize, const N: usize>(plus: &[u64; 4]) -> [i8; N] {
    const { assert!(N.is_multiple_of(STEPS) && TEETH * N <= 256, "whole combs, in four words") };
    const { assert!(TEETH <= 7 && TEETH * STEPS <= 64, "digits of a byte, each comb's in a word") };
    let mut digits = [0; N];
    for (comb, digits) in digits.chunks_exact_mut(STEPS).enumerate() {
        let (word, shift) = (TEETH * STEPS * comb / 64, TEETH * STEPS * comb % 64);
        // The next word but for what is in this one; a comb may end with this one.
        let next = if word < 3 { plus[word + 1] << 1 << (63 - shift) } else { 0 };
        let signs = plus[word] >> shift | next;
        for (step, digit) in digits.iter_mut().enumerate() {
            let sign = |tooth: usize| signs >> (STEPS * tooth + step) & 1;
            let negative = sign(TEETH - 1) ^ 1;
            let others = (0..TEETH - 1).fold(0, |m, tooth| m | (sign(tooth) ^ negative) << tooth);
            *digit = ((others as i8 + 1) ^ -(negative as i8)) + negative as i8;
        }
    }
    digits
}

/// The digits of every scalar from `-2^(bits - 1)` to `2^(bits - 1) - 1`, place by place, for at most eight `bits`;
/// those of the next scalar begin `stride` places further. The sum of `digit_i 2^(bits i)` is the scalar itself, in
/// two's complement, if its magnitude is at most `2^255 - 2^252`: the carry out of the last place is dropped.
pub fn signed_digits(bits: usize, stride: usize, scalars: &[[u64; 4]]) -> Vec<i8> {
    let places = 256usize.div_ceil(bits);
    assert!((2..=8).contains(&bits) && places <= stride, "digits of eight bits, all of a scalar's within the stride");
    let mut digits = alloc::vec![0; stride * scalars.len()];
    for (scalar, digits) in scalars.iter().zip(digits.chunks_exact_mut(stride)) {
        let sign = (scalar[3] >> 63).wrapping_neg();
        let word = |i: usize| scalar.get(i).copied().unwrap_or(sign);
        let mut carry = 0;
        for (place, digit) in digits[..places].iter_mut().enumerate() {
            let (i, shift) = (bits * place / 64, bits * place % 64);
            // The next word but for what is in this one.
            let window = word(i) >> shift | word(i + 1) << 1 << (63 - shift);
            let value = (window & ((1 << bits) - 1)) + carry;
            carry = value >> (bits - 1) & 1 | value >> bits;
            *digit = (value as i64 - (carry << bits) as i64) as i8;
        }
    }
    digits
}

/// The non-adjacent form of width `width`: odd digits of magnitude below `2^(width - 1)`, at least `width - 1` zeros
/// after each. `digits` is zero and has a place more than the bits of `k`. Returns how many digits to look at. The time
/// depends on `k`.
pub fn naf_vartime(k: &[u64], width: u32, digits: &mut [i8]) -> usize {
    debug_assert!((2..=8).contains(&width));
    let word = |i: usize| if i < k.len() { k[i] } else { 0 };
    let mut pos = 0usize;
    let mut carry = 0u64;
    let mut top = 0;
    while pos < digits.len() {
        let (i, shift) = (pos / 64, pos % 64);
        let low = word(i) >> shift;
        let window = if shift == 0 { low } else { low | word(i + 1) << (64 - shift) };
        // Skip what the carry leaves zero: zeros without one, ones with one.
        let run = if carry == 0 { window.trailing_zeros() } else { window.trailing_ones() } as usize;
        if run > 0 {
            pos += run;
            continue;
        }
        let value = (window & ((1 << width) - 1)) + carry;
        carry = value >> (width - 1);
        digits[pos] = (value as i64 - ((carry as i64) << width)) as i8;
        top = pos + 1;
        pos += width as usize;
    }
    top
}

/// The non-adjacent digits of `e`, most significant first, without the leading 1; `L` of them.
#[must_use]
pub const fn naf_digits<const L: usize>(e: u128) -> [i8; L] {
    let mut out = [0; L];
    let mut k = e;
    let mut i = L;
    while i > 0 {
        i -= 1;
        if k & 1 == 1 {
            let d = 2 - (k & 3) as i8;
            out[i] = d;
            k = if d == 1 { k - 1 } else { k + 1 };
        }
        k >>= 1;
    }
    assert!(k == 1, "L must be one less than the number of digits");
    out
}

/// The binary digits of `e`, most significant first, without the leading 1; `L` of them.
#[must_use]
pub const fn binary_digits<const L: usize>(e: u128) -> [i8; L] {
    assert!(e >> L == 1, "L must be one less than the number of digits");
    let mut out = [0; L];
    let mut i = 0;
    while i < L {
        out[i] = ((e >> (L - 1 - i)) & 1) as i8;
        i += 1;
    }
    out
}

#[cfg(test)]
mod tests {
    use montane_testing::Source;
    use num_bigint::BigInt;

    use super::*;

    fn samples() -> Vec<[u64; 4]> {
        let top = u64::MAX >> 1;
        let mut all = vec![[0; 4], [1, 0, 0, 0], [8, 0, 0, 0], [u64::MAX, u64::MAX, u64::MAX, top]];
        all.extend([[0x8888_8888_8888_8888 >> 1; 4], [0x5555_5555_5555_5555; 4], [0, 0, 0, top], [u64::MAX, 0, 0, 0]]);
        let mut source = Source::new(9);
        all.extend((0..20).map(|_| [source.word(), source.word(), source.word(), source.word() >> 1]));
        all
    }

    fn integer(k: &[u64]) -> BigInt {
        k.iter().rev().fold(BigInt::ZERO, |acc, word| (acc << 64) + word)
    }

    fn sum(digits: impl DoubleEndedIterator<Item = i64>, width: usize) -> BigInt {
        digits.rev().fold(BigInt::ZERO, |acc, digit| (acc << width) + digit)
    }

    fn combs_stand_for_the_number<const TEETH: usize, const STEPS: usize, const N: usize>(
        k: &[u64; 4],
        plus: &[u64; 4],
    ) {
        let digits = comb_digits::<TEETH, STEPS, N>(plus);
        let mut sum = BigInt::ZERO;
        for (i, digit) in digits.into_iter().enumerate() {
            let others = digit.unsigned_abs().checked_sub(1).expect("no digit is zero");
            assert!(others < 1 << (TEETH - 1));
            let place = |tooth: usize| BigInt::from(1) << (STEPS * (i / STEPS * TEETH + tooth) + i % STEPS);
            let entry = (0..TEETH - 1).fold(place(TEETH - 1), |entry, tooth| {
                if others >> tooth & 1 == 1 { entry + place(tooth) } else { entry - place(tooth) }
            });
            sum += if digit < 0 { -entry } else { entry };
        }
        assert_eq!(sum, integer(k), "{TEETH} {STEPS} {k:x?}");
    }

    #[test]
    fn digits_stand_for_the_number() {
        for k in samples() {
            for width in [1, 2, 4, 5, 7, 13, 16, 31] {
                let digits = (0..256usize.div_ceil(width)).map(|i| {
                    let (magnitude, negative) = booth(&k, width, i);
                    assert!(magnitude <= 1 << (width - 1) && negative <= 1);
                    if negative == 1 { -(magnitude as i64) } else { magnitude as i64 }
                });
                assert_eq!(sum(digits.collect::<Vec<_>>().into_iter(), width), integer(&k), "{width} {k:x?}");
            }
            for width in 2..=8 {
                let mut digits = [0i8; 257];
                let top = naf_vartime(&k, width, &mut digits);
                assert_eq!(sum(digits.iter().map(|d| i64::from(*d)), 1), integer(&k), "{width} {k:x?}");
                assert!(digits[top..].iter().all(|d| *d == 0) && (top == 0 || digits[top - 1] != 0));
                assert!(digits.iter().all(|d| *d == 0 || d % 2 != 0 && d.unsigned_abs() < 1 << (width - 1)));
                for places in digits.windows(width as usize) {
                    assert!(places.iter().filter(|d| **d != 0).count() <= 1);
                }
            }
            if k[0] & 1 == 1 {
                combs_stand_for_the_number::<5, 3, 51>(&k, &signs::<255>(&k));
                combs_stand_for_the_number::<4, 2, 64>(&k, &signs::<256>(&k));
                combs_stand_for_the_number::<3, 5, 85>(&k, &signs::<255>(&k));
            }
            let nibbles = signed_nibbles(&k);
            assert!(nibbles.iter().all(|d| (-8..=8).contains(d)));
            assert_eq!(sum(nibbles.iter().map(|d| i64::from(*d)), 4), integer(&k));
        }
    }

    /// Of every width, with the magnitudes up to which the sum is the number, and both signs.
    #[test]
    fn digits_of_signed_numbers() {
        let modulus = BigInt::from(1) << 256;
        let most: BigInt = (BigInt::from(1) << 255) - (BigInt::from(1) << 252);
        let mut numbers = vec![most.clone(), most - 1, BigInt::from(1) << 254];
        numbers.extend(samples().iter().map(|k| integer(k) >> 1));
        numbers.extend((0..254).map(|bit| (BigInt::from(1) << bit) - 1));
        let negative: Vec<BigInt> = numbers.iter().map(|n| -n).collect();
        numbers.extend(negative);
        let words = |n: &BigInt| {
            let (_, digits) = BigInt::to_u64_digits(&((n + &modulus) % &modulus));
            core::array::from_fn(|i| digits.get(i).copied().unwrap_or(0))
        };
        let scalars: Vec<[u64; 4]> = numbers.iter().map(words).collect();
        for (bits, stride) in [(4, 64), (5, 64), (5, 52), (6, 43), (7, 37), (8, 32), (8, 40)] {
            let digits = signed_digits(bits, stride, &scalars);
            assert_eq!(digits.len(), stride * scalars.len());
            for (number, digits) in numbers.iter().zip(digits.chunks_exact(stride)) {
                assert_eq!(sum(digits.iter().map(|d| i64::from(*d)), bits), *number, "{bits}");
                assert!(digits.iter().all(|d| (-1i32 << (bits - 1)..1 << (bits - 1)).contains(&i32::from(*d))));
            }
        }
    }

    #[test]
    fn constant_digits() {
        let one = |digits: &[i8]| sum(digits.iter().rev().map(|d| i64::from(*d)).chain([1]), 1);
        assert_eq!(one(&naf_digits::<6>(0b10_1111)), BigInt::from(0b10_1111));
        assert_eq!(one(&naf_digits::<64>(0xf000_0000_0000_ffff)), BigInt::from(0xf000_0000_0000_ffff_u64));
        assert_eq!(one(&binary_digits::<5>(0b10_1110)), BigInt::from(0b10_1110));
        assert!(naf_digits::<64>(0xf0f0_7777_3333_ffff).windows(2).all(|pair| pair[0] == 0 || pair[1] == 0));
    }
}

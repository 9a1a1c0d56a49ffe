//! One machine word at a time: add, subtract and multiply with carry; and elements by their words.

/// An element of `Fp2` by the limbs of its coordinates.
pub type Complex<'a> = [&'a [u64; 6]; 2];

/// The same, to be written.
pub type ComplexMut<'a> = [&'a mut [u64; 6]; 2];

/// `a + b + carry`, as `(low word, carry out)`. The carry may be any word; the carry out is 0, 1 or 2,
/// and at most 1 when the carry in is at most 1.
#[inline(always)]
#[must_use]
pub const fn adc(a: u64, b: u64, carry: u64) -> (u64, u64) {
    let t = a as u128 + b as u128 + carry as u128;
    (t as u64, (t >> 64) as u64)
}

/// `a - b - borrow`, as `(low word, borrow out)`; borrow in and out are 0 or 1.
#[inline(always)]
#[must_use]
pub const fn sbb(a: u64, b: u64, borrow: u64) -> (u64, u64) {
    let t = (a as u128).wrapping_sub(b as u128 + borrow as u128);
    (t as u64, (t >> 127) as u64)
}

/// `acc + a * b + carry`, as `(low word, high word)`.
///
/// No overflow: `(2^64 - 1)^2 + 2 (2^64 - 1) = 2^128 - 1`.
#[inline(always)]
#[must_use]
pub const fn mac(acc: u64, a: u64, b: u64, carry: u64) -> (u64, u64) {
    let t = acc as u128 + product(a, b) + carry as u128;
    (t as u64, (t >> 64) as u64)
}

/// The same word, of which the compiler no longer knows anything: from a choice that it understands it may make a
/// branch, or a load from one of two addresses, and what is in registers decides which. Costs no instruction.
#[inline(always)]
#[must_use]
pub fn opaque(x: u64) -> u64 {
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))]
    {
        let mut x = x;
        // SAFETY: no instruction at all; the word stays in its register.
        unsafe { core::arch::asm!("/* {0} */", inout(reg) x, options(pure, nomem, nostack, preserves_flags)) };
        x
    }
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64")))]
    core::hint::black_box(x)
}

/// [`opaque`] for functions that constants need too: at run time the word goes through memory.
#[inline(always)]
#[must_use]
pub const fn opaque_const(x: u64) -> u64 {
    core::hint::black_box(x)
}

/// The same value in memory, of which the compiler no longer knows what was written there: what reads a part of a
/// vector would be made a shuffle, which costs a port, where a load costs none. Costs no instruction.
#[inline(always)]
#[must_use]
pub(crate) fn opaque_memory<T>(x: &T) -> &T {
    #[cfg(target_arch = "x86_64")]
    {
        let mut at = core::ptr::from_ref(x);
        // SAFETY: no instruction at all; the address stays in its register, so that it is still that of `x`.
        unsafe {
            core::arch::asm!("/* {0} */", inout(reg) at, options(readonly, nostack, preserves_flags));
            &*at
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    x
}

/// All ones when `bit` is 1, zero when it is 0; opaque.
#[inline(always)]
#[must_use]
pub fn mask(bit: u64) -> u64 {
    debug_assert!(bit <= 1);
    opaque(bit).wrapping_neg()
}

/// [`mask`] for functions that constants need too.
#[inline(always)]
#[must_use]
pub const fn mask_const(bit: u64) -> u64 {
    debug_assert!(bit <= 1);
    opaque_const(bit).wrapping_neg()
}

/// `if bit == 1 { b } else { a }` without a branch.
#[inline(always)]
#[must_use]
pub fn select(a: u64, b: u64, bit: u64) -> u64 {
    a ^ (mask(bit) & (a ^ b))
}

/// `a + b + carry` for a one-bit carry, as `(low word, carry out)`.
///
/// Compilers turn a chain of these into add-with-carry instructions; a chain of [`adc`], whose carry is a word,
/// moves every carry out of the flags and back (measured: 150 against 112 cycles for a 6-limb product).
#[inline(always)]
#[must_use]
pub const fn add_carry(a: u64, b: u64, carry: bool) -> (u64, bool) {
    let (s, c) = a.overflowing_add(b);
    let (s, d) = s.overflowing_add(carry as u64);
    // At most one of the two overflows: if the first did, s <= 2^64 - 2.
    (s, c | d)
}

/// `a - b - borrow` for a one-bit borrow, as `(low word, borrow out)`; see [`add_carry`].
#[inline(always)]
#[must_use]
pub const fn sub_borrow(a: u64, b: u64, borrow: bool) -> (u64, bool) {
    let (s, c) = a.overflowing_sub(b);
    let (s, d) = s.overflowing_sub(borrow as u64);
    (s, c | d)
}

/// `a * b`, as `(low word, high word)`.
#[inline(always)]
#[must_use]
pub const fn mul_wide(a: u64, b: u64) -> (u64, u64) {
    let t = product(a, b);
    (t as u64, (t >> 64) as u64)
}

/// `a * b`: by halves in WebAssembly, where the product of two words is a call of a function.
#[inline(always)]
#[must_use]
pub const fn product(a: u64, b: u64) -> u128 {
    if cfg!(all(target_family = "wasm", not(target_feature = "wide-arithmetic"))) {
        by_halves(a, b)
    } else {
        a as u128 * b as u128
    }
}

/// [`product`] by four products of halves.
///
/// No overflow: `(2^32 - 1)^2 + 2 (2^32 - 1) = 2^64 - 1`.
#[inline(always)]
const fn by_halves(a: u64, b: u64) -> u128 {
    const LOW: u64 = u32::MAX as u64;
    let (a0, a1, b0, b1) = (a & LOW, a >> 32, b & LOW, b >> 32);
    let low = a0 * b0;
    let middle = a1 * b0 + (low >> 32);
    let other = a0 * b1 + (middle & LOW);
    let high = a1 * b1 + (middle >> 32) + (other >> 32);
    ((high as u128) << 64) | ((other << 32) | (low & LOW)) as u128
}

#[cfg(test)]
mod tests {
    use super::by_halves;

    /// Both halves of both factors at and beside their bounds: where a carry is lost, some product shows it.
    #[test]
    fn halves() {
        const EDGES: [u64; 5] = [0, 1, 1 << 31, (1 << 32) - 2, (1 << 32) - 1];
        let words = || EDGES.into_iter().flat_map(|high| EDGES.map(|low| (high << 32) | low));
        for a in words() {
            for b in words() {
                assert_eq!(by_halves(a, b), u128::from(a) * u128::from(b), "{a:#x} {b:#x}");
            }
        }
    }
}

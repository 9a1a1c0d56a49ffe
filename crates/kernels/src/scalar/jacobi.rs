//! Steps of a binary gcd with the sign of a Jacobi symbol beside them, on the low bits and the high ones of two
//! numbers.
//!
//! Source: Pornin, "Optimized Binary GCD for Modular Inversion" (eprint 2020/972), algorithm 2, with the rules of the
//! symbol `(a / |b|)`: `(2 / |b|) = -1` for `b = 3, 5 mod 8`, and `(a / |b|) = -(b / |a|)` for odd `a` and `b` that are
//! both `3 mod 4`.

/// Two numbers in steps, and what they are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steps {
    /// The numbers of 63 bits; the second is odd.
    pub u: u64,
    /// The other one.
    pub v: u64,
    /// What the first has of both numbers at the start: the factor of the first in the low half, of the second in the
    /// high one.
    pub of_u: u64,
    /// What the second has of them.
    pub of_v: u64,
    /// In its lowest bit, whether the sign is minus.
    pub minus: u64,
}

impl Steps {
    /// One step: the numbers swap if the first is odd and the smaller, an odd first one loses the second, and is
    /// halved. Constant time.
    #[inline(always)]
    #[must_use]
    pub fn next(self) -> Self {
        #[cfg(target_arch = "x86_64")]
        {
            next_x86(self)
        }
        #[cfg(not(target_arch = "x86_64"))]
        next_portable(self)
    }
}

/// In masks.
#[cfg_attr(target_arch = "x86_64", cfg(test))]
#[inline(always)]
fn next_portable(Steps { u, v, of_u, of_v, minus }: Steps) -> Steps {
    use crate::word::{mask, opaque};

    let odd = mask(u & 1);
    let (difference, of_both) = (u.wrapping_sub(v), of_u.wrapping_sub(of_v));
    let negative = opaque((difference as i64 >> 63) as u64);
    let swap = odd & negative;
    let minus = minus ^ ((u & v) >> 1 & swap);
    let distance = (difference ^ negative).wrapping_sub(negative);
    let of_distance = (of_both ^ negative).wrapping_sub(negative);
    let (v, of_v) = (v ^ ((u ^ v) & swap), of_v ^ ((of_u ^ of_v) & swap));
    let (u, of_u) = ((u ^ ((u ^ distance) & odd)) >> 1, of_u ^ ((of_u ^ of_distance) & odd));
    Steps { u, v, of_u, of_v: of_v.wrapping_add(of_v), minus: minus ^ v.wrapping_add(2) >> 2 }
}

/// By conditional moves, which compilers make masks of: where the first number is even it loses zero.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn next_x86(Steps { u, mut v, of_u, mut of_v, mut minus }: Steps) -> Steps {
    let (next, of_next): (u64, u64);
    // SAFETY: reads and writes registers and flags.
    unsafe {
        core::arch::asm!(
            "mov {lost}, {v}",
            "mov {of_lost}, {of_v}",
            "mov {both}, {u}",
            "and {both}, {v}",
            "test {u:e}, 1",
            "cmovz {lost}, {zero}",
            "cmovz {of_lost}, {zero}",
            "mov {of_next}, {of_u}",
            "sub {of_next}, {of_lost}",
            "sub {of_lost}, {of_u}",
            "mov {more}, {lost}",
            "sub {more}, {u}",
            "mov {next}, {u}",
            "sub {next}, {lost}",
            "cmovc {next}, {more}",
            "cmovc {of_next}, {of_lost}",
            "cmovc {v}, {u}",
            "cmovc {of_v}, {of_u}",
            "cmovnc {both}, {zero}",
            "shr {next}, 1",
            "add {of_v}, {of_v}",
            "shr {both}, 1",
            "xor {minus}, {both}",
            "lea {more}, [{v} + 2]",
            "shr {more}, 2",
            "xor {minus}, {more}",
            u = in(reg) u,
            of_u = in(reg) of_u,
            v = inout(reg) v,
            of_v = inout(reg) of_v,
            minus = inout(reg) minus,
            zero = in(reg) 0u64,
            next = out(reg) next,
            of_next = out(reg) of_next,
            lost = out(reg) _,
            of_lost = out(reg) _,
            both = out(reg) _,
            more = out(reg) _,
            options(pure, nomem, nostack),
        );
    }
    Steps { u: next, v, of_u: of_next, of_v, minus }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The symbol by these steps alone, of numbers that have room, and the gcd that they end with.
    fn symbol(a: u64, b: u64, step: fn(Steps) -> Steps) -> (Option<bool>, [u64; 3]) {
        let mut steps = Steps { u: a, v: b, of_u: 1, of_v: 1 << 32, minus: 0 };
        for _ in 0..31 {
            steps = step(steps);
        }
        let factors = [steps.of_u, steps.of_v, steps.v];
        for _ in 31..126 {
            steps = step(steps);
        }
        ((steps.v == 1).then_some(steps.minus & 1 == 1), factors)
    }

    /// Euler's criterion modulo a prime; against both ways.
    #[test]
    fn steps_find_the_symbol_of_eulers_criterion() {
        // Primes of each class modulo 8.
        for p in [(1u64 << 61) - 1, (1 << 31) - 1, 1_000_000_007, 1_000_000_009, 1_000_000_021, 17, 19] {
            let product = |a: u64, b: u64| (u128::from(a) * u128::from(b) % u128::from(p)) as u64;
            for i in 1..2000u64 {
                let a = i.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 3 & ((1 << 60) - 1);
                let a = if i < 16 { i % p } else { a % p };
                let (mut power, mut base, mut exponent) = (1, a, (p - 1) / 2);
                while exponent > 0 {
                    power = if exponent & 1 == 1 { product(power, base) } else { power };
                    (base, exponent) = (product(base, base), exponent >> 1);
                }
                let (found, factors) = symbol(a, p, Steps::next);
                if a != 0 {
                    assert_eq!(found, Some(power != 1), "{a} modulo {p}");
                }
                assert_eq!((found, factors), symbol(a, p, next_portable), "{a} modulo {p}");
            }
        }
    }
}

//! A prime modulus: its value, and the parsing of that value at compile time.

/// A prime. Its value is the only thing to say; see [`crate::Mont`] for what is derived.
pub trait Modulus<const N: usize>:
    Copy + Clone + core::fmt::Debug + Default + PartialEq + Eq + Send + Sync + 'static
{
    /// The prime, least significant limb first.
    const P: [u64; N];
}

/// A prime that says a generator of its multiplicative group. With it comes `ff::PrimeField`, which promises one; a
/// prime whose `p - 1` nobody factored does without.
pub trait Generator<const N: usize>: Modulus<N> {
    /// A generator of the multiplicative group, as a small integer: the customary one, which fixes the roots of unity
    /// of transforms.
    const GENERATOR: u64;
}

/// Limbs of a hexadecimal number, as standards print it (most significant digit first; spaces and `_` are skipped).
///
/// # Panics
/// On a character that is not a hexadecimal digit, or a value of `2^(64N)` or more. In a constant: a compile error.
#[must_use]
pub const fn from_hex<const N: usize>(hex: &str) -> [u64; N] {
    let digits = hex.as_bytes();
    let mut out = [0u64; N];
    let mut i = 0;
    while i < digits.len() {
        let digit = match digits[i] {
            c @ b'0'..=b'9' => c - b'0',
            c @ b'a'..=b'f' => c - b'a' + 10,
            c @ b'A'..=b'F' => c - b'A' + 10,
            b' ' | b'_' => {
                i += 1;
                continue;
            }
            _ => panic!("not a hexadecimal digit"),
        };
        let mut carry = digit as u64;
        let mut j = 0;
        while j < N {
            let above = out[j] >> 60;
            out[j] = (out[j] << 4) | carry;
            carry = above;
            j += 1;
        }
        assert!(carry == 0, "the number is too wide for the limbs");
        i += 1;
    }
    out
}

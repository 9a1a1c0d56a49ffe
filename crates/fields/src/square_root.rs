//! Square roots and the Legendre symbol, for any prime.

use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

use crate::bezout::{shr, trailing_zeros};
use crate::modulus::Modulus;
use crate::mont::Mont;

impl<M: Modulus<N>, const N: usize> Mont<M, N> {
    /// `S` in `p - 1 = 2^S t` with odd `t`.
    #[doc(hidden)]
    pub const TWO_ADICITY: u32 = trailing_zeros(&Self::P_MINUS_1);

    /// The odd part `t` of `p - 1`.
    #[doc(hidden)]
    pub const ODD_PART: [u64; N] = shr(&Self::P_MINUS_1, Self::TWO_ADICITY);

    /// `(t - 1) / 2`
    pub(crate) const ODD_PART_HALVED: [u64; N] = shr(&Self::ODD_PART, 1);

    /// `(p - 1) / 2`: the Legendre symbol is this power.
    const HALF_ORDER: [u64; N] = shr(&Self::P_MINUS_1, 1);

    /// The smallest quadratic nonresidue.
    #[doc(hidden)]
    pub const NONRESIDUE: Self = {
        let mut g = 2;
        while jacobi_of_word(g, &M::P) != -1 {
            g += 1;
        }
        Self::from_u64(g)
    };

    /// `NONRESIDUE^t`, which generates the Sylow subgroup of order `2^S`: -1 where that is 2.
    #[doc(hidden)]
    pub const TWO_SYLOW_GENERATOR: Self = if Self::TWO_ADICITY == 1 {
        Self::ZERO.sub_const(&Self::ONE)
    } else {
        Self::NONRESIDUE.pow_const(&Self::ODD_PART)
    };

    /// The Legendre symbol: 1 for a nonzero square, -1 for a nonsquare, 0 for zero. Constant time, by Euler's
    /// criterion.
    #[must_use]
    pub fn legendre(&self) -> i32 {
        let power = self.pow_vartime(&Self::HALF_ORDER);
        let square = i32::from(power.ct_eq(&Self::ONE).unwrap_u8());
        let zero = i32::from(self.is_zero().unwrap_u8());
        2 * square + zero - 1
    }

    /// A square root, or nothing for a nonsquare. Constant time.
    #[must_use]
    pub fn sqrt(&self) -> CtOption<Self> {
        let root = self.sqrt_candidate();
        CtOption::new(root, root.square().ct_eq(self))
    }

    /// `(1, sqrt(num / div))` when the ratio is a square (0 included), `(0, sqrt(z num / div))` with
    /// `z =` [`Self::TWO_SYLOW_GENERATOR`] when it is not, `(0, 0)` when `div = 0` and `num != 0`. Constant time.
    ///
    /// For `p = 3 mod 4` this costs one exponentiation and no inversion:
    /// `y = num div (num div^3)^((p-3)/4)` (RFC 9380, F.2.1.2).
    #[must_use]
    pub fn sqrt_ratio(num: &Self, div: &Self) -> (Choice, Self) {
        if Self::TWO_ADICITY == 1 {
            let product = num * div;
            let y = product * (product * div.square()).pow_vartime(&Self::ODD_PART_HALVED);
            // y^2 div = num, or -num for a nonsquare; -1 is that generator then.
            return ((y.square() * div).ct_eq(num), y);
        }
        let ratio = num * div.invert_or_zero();
        let root = ratio.sqrt_candidate();
        let is_root = root.square().ct_eq(&ratio);
        let twisted = (ratio * Self::TWO_SYLOW_GENERATOR).sqrt_candidate();
        let undefined = div.is_zero() & !num.is_zero();
        (is_root & !undefined, Self::conditional_select(&twisted, &root, is_root))
    }

    /// A square root if there is one, else anything.
    fn sqrt_candidate(&self) -> Self {
        // z = a^((t+1)/2) and z^2 = a b with b = a^t of order dividing 2^(S-1) for a square.
        let w = self.pow_vartime(&Self::ODD_PART_HALVED);
        let mut z = w * self;
        if Self::TWO_ADICITY == 1 {
            return z;
        }
        // Tonelli and Shanks in constant time (RFC 9380, I.4): in round i, the order of t divides 2^(i-1).
        let mut t = z * w;
        let mut c = Self::TWO_SYLOW_GENERATOR;
        for i in (2..=Self::TWO_ADICITY).rev() {
            let b = t.square_n(i - 2);
            let odd = !b.ct_eq(&Self::ONE);
            z.conditional_assign(&(z * c), odd);
            c = c.square();
            t.conditional_assign(&(t * c), odd);
        }
        z
    }
}

/// The Jacobi symbol `(a / n)` for `a > 0` and odd `n > 1`, in a constant; of small `a` by reciprocity.
const fn jacobi_of_word<const N: usize>(a: u64, n: &[u64; N]) -> i32 {
    // (2 / n) = -1 for n = 3, 5 mod 8, and (a / n) (n / a) = -1 for a = n = 3 mod 4.
    let twos = a.trailing_zeros();
    let a = a >> twos;
    let mut minus = twos & 1 == 1 && matches!(n[0] & 7, 3 | 5);
    minus ^= a & n[0] & 3 == 3;
    let (mut rest, mut i) = (0u128, N);
    while i > 0 {
        i -= 1;
        rest = (rest << 64 | n[i] as u128) % a as u128;
    }
    let symbol = match (a, rest) {
        (1, _) => 1,
        (_, 0) => 0,
        _ => jacobi_of_word(rest as u64, &[a]),
    };
    if minus { -symbol } else { symbol }
}

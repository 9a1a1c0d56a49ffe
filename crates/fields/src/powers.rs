//! Powers, inverses, square roots and the Legendre symbol, for any prime.

use montane_kernels::portable::inverse;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

use crate::bezout::{shr, trailing_zeros};
use crate::modulus::Modulus;
use crate::mont::Mont;

/// Bits of a window of the fixed and of the sliding exponentiation.
const FIXED_WINDOW: usize = 4;
const SLIDING_WINDOW: u32 = 5;

impl<M: Modulus<N>, const N: usize> Mont<M, N> {
    /// `p - 1`
    pub(crate) const P_MINUS_1: [u64; N] = {
        let mut e = M::P;
        e[0] -= 1; // p is odd
        e
    };

    /// `p - 2`, at least 1.
    pub(crate) const P_MINUS_2: [u64; N] = {
        let mut e = Self::P_MINUS_1;
        let mut i = 0;
        // p - 1 is even and at least 2, so the borrow ends.
        while e[i] == 0 {
            e[i] = u64::MAX;
            i += 1;
        }
        e[i] -= 1;
        e
    };

    /// `S` in `p - 1 = 2^S t` with odd `t`.
    pub const TWO_ADICITY: u32 = trailing_zeros(&Self::P_MINUS_1);

    /// The odd part `t` of `p - 1`.
    pub const ODD_PART: [u64; N] = shr(&Self::P_MINUS_1, Self::TWO_ADICITY);

    /// `(t - 1) / 2`
    pub(crate) const ODD_PART_HALVED: [u64; N] = shr(&Self::ODD_PART, 1);

    /// `(p - 1) / 2`: the Legendre symbol is this power.
    const HALF_ORDER: [u64; N] = shr(&Self::P_MINUS_1, 1);

    /// A quadratic nonresidue: the customary generator where there is one, else the smallest.
    pub const NONRESIDUE: Self = {
        if M::GENERATOR != 0 {
            let g = Self::from_u64(M::GENERATOR);
            assert!(is_minus_one(&g.pow_const(&Self::HALF_ORDER)), "the generator must be a nonresidue");
            g
        } else {
            let mut g = 2;
            while !is_minus_one(&Self::from_u64(g).pow_const(&Self::HALF_ORDER)) {
                g += 1;
            }
            Self::from_u64(g)
        }
    };

    /// `NONRESIDUE^t`, of order exactly `2^S`.
    pub const ROOT_OF_UNITY: Self = Self::NONRESIDUE.pow_const(&Self::ODD_PART);

    /// `self^e` in a constant.
    #[must_use]
    pub const fn pow_const(&self, e: &[u64; N]) -> Self {
        let mut acc = Self::ONE;
        let mut bit = 64 * N;
        while bit > 0 {
            bit -= 1;
            acc = acc.mul_const(&acc);
            if (e[bit / 64] >> (bit % 64)) & 1 == 1 {
                acc = acc.mul_const(self);
            }
        }
        acc
    }

    /// `self * b` in a constant.
    #[must_use]
    pub const fn mul_const(&self, b: &Self) -> Self {
        let product =
            montane_kernels::portable::cios::mul(self.montgomery_limbs(), b.montgomery_limbs(), &Self::PARAMS);
        Self::from_montgomery_unchecked(product)
    }

    /// `self + b` in a constant.
    #[must_use]
    pub const fn add_const(&self, b: &Self) -> Self {
        let sum =
            montane_kernels::portable::add::add_const(self.montgomery_limbs(), b.montgomery_limbs(), &Self::PARAMS);
        Self::from_montgomery_unchecked(sum)
    }

    /// `self - b` in a constant.
    #[must_use]
    pub const fn sub_const(&self, b: &Self) -> Self {
        let difference =
            montane_kernels::portable::add::sub_const(self.montgomery_limbs(), b.montgomery_limbs(), &Self::PARAMS);
        Self::from_montgomery_unchecked(difference)
    }

    /// `self^(2^n)`
    #[inline]
    #[must_use]
    pub fn square_n(&self, n: u32) -> Self {
        let mut a = *self;
        for _ in 0..n {
            a = a.square();
        }
        a
    }

    /// `self^e`, least significant limb first. Constant time in the base and in the exponent;
    /// only the number of exponent limbs may be learned.
    #[must_use]
    pub fn pow(&self, e: &[u64]) -> Self {
        let mut table = [Self::ONE; 1 << FIXED_WINDOW];
        for i in 1..table.len() {
            table[i] = table[i - 1] * self;
        }
        let mut acc = Self::ONE;
        for limb in e.iter().rev() {
            for window in (0..64 / FIXED_WINDOW).rev() {
                acc = acc.square_n(FIXED_WINDOW as u32);
                let digit = (limb >> (FIXED_WINDOW * window)) & ((1 << FIXED_WINDOW) - 1);
                let mut factor = table[0];
                for (i, entry) in table.iter().enumerate() {
                    factor.conditional_assign(entry, (i as u64).ct_eq(&digit));
                }
                acc *= factor;
            }
        }
        acc
    }

    /// `self^e`, least significant limb first, by a sliding window. The time depends on the exponent alone:
    /// constant for a public exponent.
    #[must_use]
    pub fn pow_vartime(&self, e: &[u64]) -> Self {
        let bit = |i: usize| (e[i / 64] >> (i % 64)) & 1 == 1;
        let mut i = e.len() * 64;
        while i > 0 && !bit(i - 1) {
            i -= 1;
        }
        if i == 0 {
            return Self::ONE;
        }
        // Odd powers only.
        let mut table = [*self; 1 << (SLIDING_WINDOW - 1)];
        let square = self.square();
        for j in 1..table.len() {
            table[j] = table[j - 1] * square;
        }
        let mut acc: Option<Self> = None;
        while i > 0 {
            if !bit(i - 1) {
                acc = acc.map(|a| a.square());
                i -= 1;
                continue;
            }
            let mut low = i.saturating_sub(SLIDING_WINDOW as usize);
            while !bit(low) {
                low += 1;
            }
            let digit = (low..i).rev().fold(0usize, |d, j| 2 * d + usize::from(bit(j)));
            let factor = table[digit >> 1];
            acc = Some(match acc {
                None => factor,
                Some(a) => a.square_n((i - low) as u32) * factor,
            });
            i = low;
        }
        acc.unwrap_or(Self::ONE)
    }

    /// `1 / self`, or nothing for zero. Constant time, by division steps.
    #[must_use]
    pub fn invert(&self) -> CtOption<Self> {
        CtOption::new(self.invert_or_zero(), !self.is_zero())
    }

    /// `1 / self`, and 0 for 0. Constant time, by division steps.
    #[must_use]
    pub fn invert_or_zero(&self) -> Self {
        Self::from_montgomery_unchecked(inverse::invert(self.montgomery_limbs(), &Self::PARAMS.r2, &Self::PARAMS))
    }

    /// `1 / self`, and `None` for 0, in a time that depends on the element.
    #[must_use]
    pub fn invert_vartime(&self) -> Option<Self> {
        if *self == Self::ZERO {
            return None;
        }
        Some(Self::from_montgomery_unchecked(inverse::invert_vartime(
            self.montgomery_limbs(),
            &Self::PARAMS.r2,
            &Self::PARAMS,
        )))
    }

    /// Replaces every element by its inverse with one inversion and `3(n - 1)` products; zeros stay zero.
    /// Constant time; `scratch` needs as many elements.
    ///
    /// Source: Montgomery's trick.
    ///
    /// # Panics
    /// If `scratch` is shorter than `elements`.
    pub fn batch_invert(elements: &mut [Self], scratch: &mut [Self]) {
        let scratch = &mut scratch[..elements.len()];
        let mut product = Self::ONE;
        for (element, before) in elements.iter().zip(scratch.iter_mut()) {
            *before = product;
            product *= Self::conditional_select(element, &Self::ONE, element.is_zero());
        }
        let mut inverse = product.invert_or_zero();
        for (element, before) in elements.iter_mut().zip(scratch.iter()).rev() {
            let zero = element.is_zero();
            let result = inverse * before;
            inverse *= Self::conditional_select(element, &Self::ONE, zero);
            *element = Self::conditional_select(&result, &Self::ZERO, zero);
        }
    }

    /// The Legendre symbol: 1 for a nonzero square, -1 for a nonsquare, 0 for zero. Constant time, by Euler's criterion.
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
    /// `z =` [`Self::ROOT_OF_UNITY`] when it is not, `(0, 0)` when `div = 0` and `num != 0`. Constant time.
    ///
    /// For `p = 3 mod 4` this costs one exponentiation and no inversion:
    /// `y = num div (num div^3)^((p-3)/4)` (RFC 9380, F.2.1.2).
    #[must_use]
    pub fn sqrt_ratio(num: &Self, div: &Self) -> (Choice, Self) {
        if Self::TWO_ADICITY == 1 {
            let product = num * div;
            let y = product * (product * div.square()).pow_vartime(&Self::ODD_PART_HALVED);
            // y^2 div = num, or -num for a nonsquare; -1 is the root of unity then.
            return ((y.square() * div).ct_eq(num), y);
        }
        let ratio = num * div.invert_or_zero();
        let root = ratio.sqrt_candidate();
        let is_root = root.square().ct_eq(&ratio);
        let twisted = (ratio * Self::ROOT_OF_UNITY).sqrt_candidate();
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
        let mut c = Self::ROOT_OF_UNITY;
        for i in (2..=Self::TWO_ADICITY).rev() {
            let b = t.square_n(i - 2);
            let odd = !b.ct_eq(&Self::ONE);
            z.conditional_assign(&(z * c), odd);
            c = c.square();
            t.conditional_assign(&(t * c), odd);
        }
        z
    }

    /// `sum a_i b_i`.
    #[inline(always)]
    #[must_use]
    pub fn sum_of_products<const T: usize>(a: &[Self; T], b: &[Self; T]) -> Self {
        let mut acc = <Self as crate::Field>::wide_zero();
        for i in 0..T {
            <Self as crate::Field>::mul_acc(&mut acc, &a[i], &b[i]);
        }
        <Self as crate::Field>::reduce(&acc)
    }
}

/// Whether the element is `p - 1`, in a constant.
const fn is_minus_one<M: Modulus<N>, const N: usize>(a: &Mont<M, N>) -> bool {
    let minus_one = Mont::<M, N>::ZERO.sub_const(&Mont::ONE);
    let mut equal = true;
    let mut i = 0;
    while i < N {
        equal &= a.montgomery_limbs()[i] == minus_one.montgomery_limbs()[i];
        i += 1;
    }
    equal
}

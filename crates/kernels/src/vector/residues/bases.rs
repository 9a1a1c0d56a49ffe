//! The moduli, and what a prime derives from them.

use crate::Params;
use crate::op::Consts;
use crate::params::{times_power_of_two, times_word};
use crate::scalar::cios;
use crate::scalar::row::difference;
use crate::vector::{LIMB_MASK, Words8};

/// Bits of a modulus: all are a little below `2^49`.
pub(super) const BITS: u32 = 49;

/// The two bases: `2^49` minus these.
const BELOW: [[u64; 8]; 2] = [[81, 181, 201, 213, 265, 441, 445, 565], [585, 741, 753, 789, 805, 909, 969, 1009]];

/// The moduli of the two bases, primes that are 3 modulo 4.
const MODULI: [[u64; 8]; 2] = {
    let mut m = BELOW;
    let mut i = 0;
    while i < 16 {
        m[i / 8][i % 8] = (1 << BITS) - BELOW[i / 8][i % 8];
        i += 1;
    }
    m
};

/// `m^-1 mod 2^52` for each modulus.
const INVERSES: [[u64; 8]; 2] = {
    let mut out = [[0; 8]; 2];
    let mut i = 0;
    while i < 16 {
        let m = MODULI[i / 8][i % 8];
        // Newton's iteration doubles the bits, from the 3 that m m = 1 mod 8 has.
        let mut x = m;
        let mut k = 0;
        while k < 5 {
            x = x.wrapping_mul(2u64.wrapping_sub(m.wrapping_mul(x)));
            k += 1;
        }
        out[i / 8][i % 8] = x & LIMB_MASK;
        i += 1;
    }
    out
};

const fn mul_mod(a: u64, b: u64, m: u64) -> u64 {
    (a as u128 * b as u128 % m as u128) as u64
}

const fn pow_mod(a: u64, mut e: u64, m: u64) -> u64 {
    let (mut power, mut out) = (a % m, 1);
    while e > 0 {
        if e & 1 == 1 {
            out = mul_mod(out, power, m);
        }
        power = mul_mod(power, power, m);
        e >>= 1;
    }
    out
}

const fn inverse_mod(a: u64, m: u64) -> u64 {
    pow_mod(a, m - 2, m)
}

/// The product of a base, without modulus `skip`, modulo `m`.
const fn base_product(base: usize, skip: usize, m: u64) -> u64 {
    let (mut out, mut i) = (1, 0);
    while i < 8 {
        if i != skip {
            out = mul_mod(out, MODULI[base][i] % m, m);
        }
        i += 1;
    }
    out
}

/// `a mod m`, least significant limb first.
const fn limbs_mod<const N: usize>(a: &[u64; N], m: u64) -> u64 {
    let (mut out, mut i) = (0u64, N);
    while i > 0 {
        i -= 1;
        out = (((out as u128) << 64 | a[i] as u128) % m as u128) as u64;
    }
    out
}

/// What a reduction needs to know of a prime `p`, and what takes its elements in and out.
///
/// With `sigma_i` the sign that makes `-sigma_i 2^52 m_i / (p M)` a square modulo `m_i`, which is 3 modulo 4, `s_i` is
/// its root: the lanewise step then gives the quotient itself. `t_j = m'_j / M'`, so that what is held is what the way
/// back multiplies.
#[derive(Clone, Copy, Debug)]
pub struct Bases<const N: usize> {
    /// `s_i` and `t_j`.
    scales: [[u64; 8]; 2],
    /// Row `i`, for quotient `q_i`: `t_j^2 p sigma_i M / m_i mod m'_j`.
    pub(super) to_second: [Words8; 8],
    /// Row `j`: `2^52 s_i M' / m'_j mod m_i`.
    pub(super) to_first: [Words8; 8],
    /// `-2^52 s_i M' mod m_i`
    pub(super) wrap: Words8,
    /// Row `k`, for a limb of 52 bits: `s_i^2 e_k mod m_i` and `t_j^2 e_k mod m'_j` with
    /// `e_k = 2^(52 k - 64 N) M^2 mod p`.
    pub(super) enter: [[Words8; 2]; 8],
    /// `M mod p`
    one: [u64; N],
    /// `2^(64 N) mod p`
    pub(super) leave: [Words8; 2],
    /// `2^64 M' / m'_j mod p`, and `-2^64 M' mod p`.
    pub(super) leave_words: [[u64; N]; 9],
    /// The larger number of `sigma_i` that are the same: `|sum sigma_i q_i / m_i|` is at most that.
    pub(super) quotients: u32,
    /// The factor 1.
    pub(super) once: Factor,
    pub(super) k: Params<N>,
}

/// A small factor of the results of reductions.
#[derive(Clone, Copy, Debug)]
pub struct Factor {
    /// `2^104 factor / (t_j M) mod m'_j`
    pub(super) words: Words8,
    pub(super) factor: u32,
}

impl<const N: usize> Bases<N> {
    /// # Panics
    /// If `p` has more than 381 bits, or one of the bases' moduli divides it. In a constant this is a compile error.
    #[must_use]
    pub const fn new(p: [u64; N]) -> Self {
        assert!(N == 6 && p[N - 1] >> 61 == 0, "values of up to 511 p must be below M' / 4");
        assert!(is_coprime(&p), "a modulus of the bases must not divide p");
        let k = Params::new(p);
        let mut scales = [[0; 8]; 2];
        let mut sigma_is_minus = [false; 8];
        let (mut i, mut minus) = (0, 0);
        while i < 8 {
            let m = MODULI[0][i];
            let minus_p_m = mul_mod(m - limbs_mod(&p, m), base_product(0, i, m), m);
            let square = mul_mod(1 << 52, inverse_mod(minus_p_m, m), m);
            let root = pow_mod(square, m.div_ceil(4), m);
            sigma_is_minus[i] = mul_mod(root, root, m) != square;
            minus += sigma_is_minus[i] as u32;
            scales[0][i] = root;
            let m = MODULI[1][i];
            scales[1][i] = inverse_mod(base_product(1, i, m), m);
            i += 1;
        }
        let mut to_second = [Words8::ZERO; 8];
        let mut to_first = [Words8::ZERO; 8];
        let mut wrap = [0; 8];
        let mut row = 0;
        while row < 8 {
            let (mut second, mut first) = ([0; 8], [0; 8]);
            let mut lane = 0;
            while lane < 8 {
                let m = MODULI[1][lane];
                let t2p = mul_mod(mul_mod(scales[1][lane], scales[1][lane], m), limbs_mod(&p, m), m);
                let c = mul_mod(t2p, base_product(0, row, m), m);
                second[lane] = if sigma_is_minus[row] { m - c } else { c };
                let m = MODULI[0][lane];
                let s = mul_mod(scales[0][lane], 1 << 52, m);
                first[lane] = mul_mod(s, base_product(1, row, m), m);
                wrap[lane] = m - mul_mod(s, base_product(1, 8, m), m);
                lane += 1;
            }
            to_second[row] = Words8::new(second);
            to_first[row] = Words8::new(first);
            row += 1;
        }

        let one = product_mod_p(0, 8, &p);
        let mut e = cios::mul(&one, &one, &k);
        let mut enter = [[Words8::ZERO; 2]; 8];
        let mut limb = 0;
        while limb < 8 {
            let [first, second] = residues_of(&e, &scales);
            enter[limb] = [scaled(first, 0, &scales), scaled(second, 1, &scales)];
            e = times_power_of_two(e, &p, 52);
            limb += 1;
        }
        let mut leave_words = [[0; N]; 9];
        let mut j = 0;
        while j < 9 {
            leave_words[j] = times_power_of_two(product_mod_p(1, j, &p), &p, 64);
            j += 1;
        }
        leave_words[8] = difference(&p, &leave_words[8]).0;
        let mut unit = [0; N];
        unit[0] = 1;
        let [first, second] = residues_of(&times_power_of_two(unit, &p, 64 * N), &scales);
        let leave = [Words8::new(first), Words8::new(second)];
        let quotients = if minus > 4 { minus } else { 8 - minus };
        Self {
            scales,
            to_second,
            to_first,
            wrap: Words8::new(wrap),
            enter,
            one,
            leave,
            leave_words,
            quotients,
            once: times(&scales, 1),
            k,
        }
    }

    /// The residues of an element by its Montgomery form with `R = 2^(64N)`, in a constant.
    #[must_use]
    pub const fn enter_const(&self, a: &[u64; N]) -> [Words8; 2] {
        let [first, second] = residues_of(&cios::mul(a, &self.one, &self.k), &self.scales);
        [Words8::new(first), Words8::new(second)]
    }

    /// What [`reduce`](super::reduce) takes to multiply its results by `factor`.
    #[must_use]
    pub const fn times(&self, factor: u32) -> Factor {
        times(&self.scales, factor)
    }
}

/// The factor of bases with these scales.
const fn times(scales: &[[u64; 8]; 2], factor: u32) -> Factor {
    let mut out = [0; 8];
    let mut j = 0;
    while j < 8 {
        let m = MODULI[1][j];
        let t_m = mul_mod(scales[1][j], base_product(0, 8, m), m);
        out[j] = mul_mod(mul_mod(pow_mod(2, 104, m), inverse_mod(t_m, m), m), factor as u64, m);
        j += 1;
    }
    Factor { words: Words8::new(out), factor }
}

/// Whether no modulus of the bases divides `p`.
const fn is_coprime<const N: usize>(p: &[u64; N]) -> bool {
    let mut i = 0;
    while i < 16 {
        if limbs_mod(p, MODULI[i / 8][i % 8]) == 0 {
            return false;
        }
        i += 1;
    }
    true
}

/// The product of a base without modulus `skip`, modulo `p`.
const fn product_mod_p<const N: usize>(base: usize, skip: usize, p: &[u64; N]) -> [u64; N] {
    let mut out = [0; N];
    out[0] = 1;
    let mut i = 0;
    while i < 8 {
        if i != skip {
            out = times_word(&out, MODULI[base][i], p);
        }
        i += 1;
    }
    out
}

/// The scaled residues of an integer.
const fn residues_of<const N: usize>(x: &[u64; N], scales: &[[u64; 8]; 2]) -> [[u64; 8]; 2] {
    let mut out = *scales;
    let mut i = 0;
    while i < 16 {
        let m = MODULI[i / 8][i % 8];
        out[i / 8][i % 8] = mul_mod(scales[i / 8][i % 8], limbs_mod(x, m), m);
        i += 1;
    }
    out
}

/// `(a + k m) mod 2^64` for each modulus `m`.
pub(super) const fn multiples(a: u64, k: u64) -> [Words8; 2] {
    let mut out = MODULI;
    let mut i = 0;
    while i < 16 {
        out[i / 8][i % 8] = a.wrapping_add(k.wrapping_mul(MODULI[i / 8][i % 8]));
        i += 1;
    }
    [Words8::new(out[0]), Words8::new(out[1])]
}

/// The moduli.
pub(super) const M: [Words8; 2] = multiples(0, 1);
/// `2^52 - m`
pub(super) const MINUS_M: [Words8; 2] = multiples(1 << 52, u64::MAX);
/// `2^49 - m`
pub(super) const BELOW_M: [Words8; 2] = multiples(1 << BITS, u64::MAX);
/// [`INVERSES`]
pub(super) const INVERSE_M: [Words8; 2] = [Words8::new(INVERSES[0]), Words8::new(INVERSES[1])];

/// Residues of a base times its scales.
const fn scaled(mut residues: [u64; 8], base: usize, scales: &[[u64; 8]; 2]) -> Words8 {
    let mut i = 0;
    while i < 8 {
        residues[i] = mul_mod(residues[i], scales[base][i], MODULI[base][i]);
        i += 1;
    }
    Words8::new(residues)
}

impl Consts for Bases<6> {
    fn derive(p: &[u64]) -> Option<Self> {
        let p: [u64; 6] = p.try_into().ok()?;
        (p[0] & 1 == 1 && p[5] != 0 && p[5] >> 61 == 0 && is_coprime(&p)).then(|| Self::new(p))
    }
}

//! Four lanes of 64 bits, each a double or an integer, for formulas that are written in multiply-adds of doubles themselves: AVX2 registers, and
//! a software model of them. Threads must round to nearest; [`Vector`](crate::vector::Vector)s, whose lanes are integers, ask for nothing.
//!
//! A value of a vector type can only be made with a proof token, so its methods need none and are safe.

use core::fmt::Debug;

use crate::cpu::Isa;

/// Four lanes of 64 bits. Every method is lanewise and constant time, but for those that say how they move lanes.
///
/// Doubles are integers of magnitude below `2^105` throughout, so that nothing depends on how subnormal numbers are treated.
pub trait Doubles: Copy + Debug + 'static {
    /// The instruction set that a value proves.
    type Isa: Isa;

    /// `x` in every lane.
    fn splat(isa: Self::Isa, x: u64) -> Self;
    /// Lane `i` is `lanes[i]`.
    fn load(isa: Self::Isa, lanes: &[u64; 4]) -> Self;
    /// The token: there could be no value without it.
    fn isa(self) -> Self::Isa;
    /// The lanes.
    fn store(self) -> [u64; 4];

    /// Doubles: `self * b + c`, rounded once.
    fn mul_add(self, b: Self, c: Self) -> Self;
    /// Doubles: `self + b * scale`, rounded once, where `b * scale` is an integer and a double.
    fn add_scaled(self, b: Self, scale: Self) -> Self;
    /// Doubles: `self + b`.
    fn plus(self, b: Self) -> Self;
    /// Doubles: `self - b`.
    fn minus(self, b: Self) -> Self;

    /// Integers: `self + b` modulo `2^64`.
    fn add(self, b: Self) -> Self;
    /// Integers: `self - b` modulo `2^64`.
    fn sub(self, b: Self) -> Self;
    /// Integers: the product of the low halves.
    fn mul_low_halves(self, b: Self) -> Self;
    /// `self & b`
    fn and(self, b: Self) -> Self;
    /// `self | b`
    fn or(self, b: Self) -> Self;
    /// `self ^ b`
    fn xor(self, b: Self) -> Self;
    /// `self << BITS`
    fn shl<const BITS: i32>(self) -> Self;
    /// `self >> BITS`, unsigned.
    fn shr<const BITS: i32>(self) -> Self;

    /// `b` in the lanes where `choose` has all bits set, `self` where it has none.
    fn select(self, b: Self, choose: Self) -> Self;
    /// All bits set in the lanes whose bit of `lanes` is set.
    fn mask(isa: Self::Isa, lanes: u8) -> Self;
    /// Bit `i` is the top bit of lane `i`.
    fn top_bits(self) -> u8;
    /// Lane `i` is lane `(ORDER >> 2i) & 3`.
    fn permute<const ORDER: i32>(self) -> Self;
    /// Lane `i` of output `j` is lane `j` of input `i`.
    fn transpose(rows: [Self; 4]) -> [Self; 4];
}

#[cfg(target_arch = "x86_64")]
pub use x86::YmmDoubles;

/// Off x86-64 nobody holds the token; the model stands in so that everything compiles.
#[cfg(not(target_arch = "x86_64"))]
pub type YmmDoubles = FloatModel<crate::cpu::Fma>;

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::Doubles;
    use crate::cpu::Fma;
    use crate::cpu::token::Token;
    use core::arch::x86_64::*;
    use core::marker::PhantomData;

    /// A 256-bit register. Holding one proves what its token does, so it stays on its thread:
    ///
    /// ```compile_fail,E0277
    /// fn elsewhere<T: Send>() {}
    /// elsewhere::<montane_kernels::vector::doubles::YmmDoubles>();
    /// ```
    #[derive(Clone, Copy, Debug)]
    #[repr(transparent)]
    pub struct YmmDoubles(__m256i, PhantomData<Fma>);

    impl YmmDoubles {
        #[inline(always)]
        const fn of(register: __m256i) -> Self {
            Self(register, PhantomData)
        }
        /// The registers, for assembly.
        #[inline(always)]
        pub(crate) const fn raw<const N: usize>(lanes: &[Self; N]) -> &[__m256i; N] {
            // SAFETY: the type is transparent.
            unsafe { &*core::ptr::from_ref(lanes).cast() }
        }
        /// The lanes of registers.
        ///
        /// # Safety
        /// The CPU must have AVX2 and FMA.
        #[inline(always)]
        pub(crate) const unsafe fn from_raw<const N: usize>(registers: [__m256i; N]) -> [Self; N] {
            // SAFETY: the type is transparent.
            unsafe { core::mem::transmute_copy(&registers) }
        }
    }

    /// A method that is one instruction on doubles or on integers.
    macro_rules! doubles {
        ($($name:ident($($b:ident),*) = $intrinsic:ident;)+) => {$(
            #[inline(always)]
            fn $name(self, $($b: Self),*) -> Self {
                // SAFETY: `self` proves AVX2 and FMA.
                Self::of(unsafe { _mm256_castpd_si256($intrinsic(_mm256_castsi256_pd(self.0), $(_mm256_castsi256_pd($b.0)),*)) })
            }
        )+};
    }
    macro_rules! integers {
        ($($name:ident = $intrinsic:ident;)+) => {$(
            #[inline(always)]
            fn $name(self, b: Self) -> Self {
                // SAFETY: `self` proves AVX2.
                Self::of(unsafe { $intrinsic(self.0, b.0) })
            }
        )+};
    }

    impl Doubles for YmmDoubles {
        type Isa = Fma;

        #[inline(always)]
        fn splat(_: Fma, x: u64) -> Self {
            // SAFETY: the token proves AVX.
            Self::of(unsafe { _mm256_set1_epi64x(x.cast_signed()) })
        }
        #[inline(always)]
        fn load(_: Fma, lanes: &[u64; 4]) -> Self {
            // SAFETY: the token proves AVX; the load, of any alignment, is of the array.
            Self::of(unsafe { _mm256_loadu_si256(lanes.as_ptr().cast()) })
        }
        #[inline(always)]
        fn isa(self) -> Fma {
            // SAFETY: `self` was made with the token.
            unsafe { <Fma as Token>::assume() }
        }
        #[inline(always)]
        fn store(self) -> [u64; 4] {
            let mut lanes = [0; 4];
            // SAFETY: `self` proves AVX; the store, of any alignment, is to the array.
            unsafe { _mm256_storeu_si256(lanes.as_mut_ptr().cast(), self.0) }
            lanes
        }

        doubles! {
            mul_add(b, c) = _mm256_fmadd_pd;
            plus(b) = _mm256_add_pd;
            minus(b) = _mm256_sub_pd;
        }
        #[inline(always)]
        fn add_scaled(self, b: Self, scale: Self) -> Self {
            b.mul_add(scale, self)
        }
        integers! {
            add = _mm256_add_epi64;
            sub = _mm256_sub_epi64;
            mul_low_halves = _mm256_mul_epu32;
            and = _mm256_and_si256;
            or = _mm256_or_si256;
            xor = _mm256_xor_si256;
        }

        #[inline(always)]
        fn shl<const BITS: i32>(self) -> Self {
            // SAFETY: `self` proves AVX2.
            Self::of(unsafe { _mm256_slli_epi64::<BITS>(self.0) })
        }
        #[inline(always)]
        fn shr<const BITS: i32>(self) -> Self {
            // SAFETY: `self` proves AVX2.
            Self::of(unsafe { _mm256_srli_epi64::<BITS>(self.0) })
        }
        #[inline(always)]
        fn select(self, b: Self, choose: Self) -> Self {
            // SAFETY: `self` proves AVX2.
            Self::of(unsafe { _mm256_blendv_epi8(self.0, b.0, choose.0) })
        }
        #[inline(always)]
        fn mask(isa: Fma, lanes: u8) -> Self {
            let bits = Self::load(isa, &[1, 2, 4, 8]);
            let chosen = Self::splat(isa, lanes.into()).and(bits);
            // SAFETY: the token proves AVX2.
            Self::of(unsafe { _mm256_cmpeq_epi64(chosen.0, bits.0) })
        }
        #[inline(always)]
        fn top_bits(self) -> u8 {
            // SAFETY: `self` proves AVX.
            unsafe { _mm256_movemask_pd(_mm256_castsi256_pd(self.0)) as u8 }
        }
        #[inline(always)]
        fn permute<const ORDER: i32>(self) -> Self {
            // SAFETY: `self` proves AVX2.
            Self::of(unsafe { _mm256_permute4x64_epi64::<ORDER>(self.0) })
        }
        #[inline(always)]
        fn transpose([a, b, c, d]: [Self; 4]) -> [Self; 4] {
            // SAFETY: the operands prove AVX2.
            unsafe {
                let (ab02, ab13) = (_mm256_unpacklo_epi64(a.0, b.0), _mm256_unpackhi_epi64(a.0, b.0));
                let (cd02, cd13) = (_mm256_unpacklo_epi64(c.0, d.0), _mm256_unpackhi_epi64(c.0, d.0));
                [
                    Self::of(_mm256_permute2x128_si256::<0x20>(ab02, cd02)),
                    Self::of(_mm256_permute2x128_si256::<0x20>(ab13, cd13)),
                    Self::of(_mm256_permute2x128_si256::<0x31>(ab02, cd02)),
                    Self::of(_mm256_permute2x128_si256::<0x31>(ab13, cd13)),
                ]
            }
        }
    }
}

/// [`Doubles`] in plain words: what the instructions mean, on any CPU and in any rounding mode.
#[derive(Clone, Copy, Debug)]
pub struct FloatModel<I>([u64; 4], I);

/// The integer that a double is, whose magnitude is below `2^126`.
fn integer(x: u64) -> i128 {
    let x = f64::from_bits(x);
    let n = x as i128;
    debug_assert!(n.unsigned_abs() < 1 << 126 && n as f64 == x, "{x:?} is no integer of the range");
    n
}

/// The double nearest to an integer, ties to even. The conversion is the compiler's, in integers.
fn nearest(x: i128) -> u64 {
    debug_assert!(x.unsigned_abs() <= 1 << 106);
    (x as f64).to_bits()
}

impl<I: Copy> FloatModel<I> {
    /// Out of line, as are the methods below: the unrolled bodies would be huge.
    #[inline(never)]
    fn zip(self, b: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Self(core::array::from_fn(|i| f(self.0[i], b.0[i])), self.1)
    }
}

impl<I: Isa + Debug> Doubles for FloatModel<I> {
    type Isa = I;

    fn splat(isa: I, x: u64) -> Self {
        Self([x; 4], isa)
    }
    fn load(isa: I, lanes: &[u64; 4]) -> Self {
        Self(*lanes, isa)
    }
    fn isa(self) -> I {
        self.1
    }
    fn store(self) -> [u64; 4] {
        self.0
    }
    #[inline(never)]
    fn mul_add(self, b: Self, c: Self) -> Self {
        let product = |i: usize| integer(self.0[i]) * integer(b.0[i]);
        Self(core::array::from_fn(|i| nearest(product(i) + integer(c.0[i]))), self.1)
    }
    fn add_scaled(self, b: Self, scale: Self) -> Self {
        self.plus(b.zip(scale, |b, scale| (f64::from_bits(b) * f64::from_bits(scale)).to_bits()))
    }
    fn plus(self, b: Self) -> Self {
        self.zip(b, |a, b| nearest(integer(a) + integer(b)))
    }
    fn minus(self, b: Self) -> Self {
        self.zip(b, |a, b| nearest(integer(a) - integer(b)))
    }
    fn add(self, b: Self) -> Self {
        self.zip(b, u64::wrapping_add)
    }
    fn sub(self, b: Self) -> Self {
        self.zip(b, u64::wrapping_sub)
    }
    fn mul_low_halves(self, b: Self) -> Self {
        self.zip(b, |a, b| (a & u64::from(u32::MAX)) * (b & u64::from(u32::MAX)))
    }
    fn and(self, b: Self) -> Self {
        self.zip(b, |a, b| a & b)
    }
    fn or(self, b: Self) -> Self {
        self.zip(b, |a, b| a | b)
    }
    fn xor(self, b: Self) -> Self {
        self.zip(b, |a, b| a ^ b)
    }
    fn shl<const BITS: i32>(self) -> Self {
        Self(self.0.map(|a| a << BITS), self.1)
    }
    fn shr<const BITS: i32>(self) -> Self {
        Self(self.0.map(|a| a >> BITS), self.1)
    }
    fn select(self, b: Self, choose: Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i] & !choose.0[i] | b.0[i] & choose.0[i]), self.1)
    }
    fn mask(isa: I, lanes: u8) -> Self {
        Self(core::array::from_fn(|i| u64::from(lanes >> i & 1).wrapping_neg()), isa)
    }
    fn top_bits(self) -> u8 {
        (0..4).fold(0, |bits, i| bits | ((self.0[i] >> 63) as u8) << i)
    }
    fn permute<const ORDER: i32>(self) -> Self {
        Self(core::array::from_fn(|i| self.0[(ORDER >> (2 * i) & 3) as usize]), self.1)
    }
    fn transpose(rows: [Self; 4]) -> [Self; 4] {
        core::array::from_fn(|j| Self(core::array::from_fn(|i| rows[i].0[j]), rows[0].1))
    }
}

//! AVX2 registers as [`Vector`]s of 64-bit integers, of which numbers in [`lanes`](crate::vector::lanes) are made:
//! products of 52-bit limbs are sums of doubles, in assembly that sets how to round itself
//! ([`products52`](crate::vector::products52)).
//!
//! All else is integer arithmetic, so that nothing depends on how the thread rounds;
//! [`doubles`](crate::vector::doubles) are lanes for which it does.

use core::arch::x86_64::*;

use super::registers::Ymm;
use crate::cpu::Avx2;
use crate::cpu::token::Token;
use crate::vector::products52::methods::products;
use crate::vector::products52::ymm;
use crate::vector::register::unroll;
use crate::vector::{COLUMNS, LIMB_MASK, Modulus52, RADIX_BITS, Vector, Vector8, Words8};
use crate::{Inlined, inlined};

/// Two 256-bit registers. Holding them proves that the CPU has AVX2 and FMA.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct YmmPair(Ymm<Avx2>, Ymm<Avx2>);

/// Methods that are one instruction.
macro_rules! instructions {
    ($($name:ident = $intrinsic:ident;)+) => {$(
        #[inline(always)]
        fn $name(self, b: Self) -> Self {
            // SAFETY: `self` proves AVX2.
            Self::of(unsafe { $intrinsic(self.0, b.0) })
        }
    )+};
}

impl Ymm<Avx2> {
    /// The halves of 26 bits of the low 52 bits, and the product of the low halves of lanes.
    #[inline(always)]
    fn halves(self) -> (Self, Self) {
        let mask = Self::splat(self.isa(), (1 << 26) - 1);
        (self.and(mask), self.shr(26).and(mask))
    }
    instructions! {
        mul_low_halves = _mm256_mul_epu32;
        xor = _mm256_xor_si256;
    }

    /// Both halves of a product, each of 52 bits.
    #[inline(always)]
    fn product(self, b: Self) -> (Self, Self) {
        let isa = self.isa();
        let ((a0, a1), (b0, b1)) = (self.halves(), b.halves());
        let middle = a0.mul_low_halves(b1).add(a1.mul_low_halves(b0));
        let low = a0.mul_low_halves(b0).add(middle.and(Self::splat(isa, (1 << 26) - 1)).shl(26));
        let high = a1.mul_low_halves(b1).add(middle.shr(26)).add(low.shr(RADIX_BITS));
        (low.and(Self::splat(isa, LIMB_MASK)), high)
    }

    /// Lane `i` is lane `index_i mod 4`: `index` holds the numbers of 32-bit lanes.
    #[inline(always)]
    fn pick(self, index: Self) -> Self {
        // SAFETY: `self` proves AVX2.
        Self::of(unsafe { _mm256_permutevar8x32_epi32(self.0, index.0) })
    }
    /// Indices of 64-bit lanes as those of 32-bit lanes, of which an instruction reads three bits.
    #[inline(always)]
    fn pairs(self) -> Self {
        let twice = self.add(self);
        // Bits 0 to 31 and 32 to 63 have the numbers of the lower and of the upper half of a lane.
        twice.or(twice.shl(32)).add(Self::splat(self.isa(), 1 << 32))
    }
    /// All bits set in the lanes whose bit `n` is.
    #[inline(always)]
    fn bit(self, n: u32) -> Self {
        let zero = Self::splat(self.isa(), 0);
        zero.sub(self.shr(n).and(Self::splat(self.isa(), 1)))
    }
}

/// The bits of a mask for all lanes, by lane.
const LANE_BITS: [u64; 4] = [1, 2, 4, 8];

impl Vector for Ymm<Avx2> {
    type Isa = Avx2;
    const LANES: usize = 4;

    #[inline(always)]
    fn splat(_: Avx2, x: u64) -> Self {
        // SAFETY: the token proves AVX.
        Self::of(unsafe { _mm256_set1_epi64x(x.cast_signed()) })
    }
    #[inline(always)]
    fn load(_: Avx2, lanes: &[u64]) -> Self {
        let mut all = [0; 4];
        all[..lanes.len()].copy_from_slice(lanes);
        // SAFETY: the token proves AVX; the load, of any alignment, is of the array.
        Self::of(unsafe { _mm256_loadu_si256(all.as_ptr().cast()) })
    }
    #[inline(always)]
    fn isa(self) -> Avx2 {
        // SAFETY: `self` was made with the token.
        unsafe { <Avx2 as Token>::assume() }
    }
    #[inline(always)]
    fn store(self, lanes: &mut [u64]) {
        let mut all = [0; 4];
        // SAFETY: `self` proves AVX; the store, of any alignment, is to the array.
        unsafe { _mm256_storeu_si256(all.as_mut_ptr().cast(), self.0) }
        lanes.copy_from_slice(&all[..lanes.len()]);
    }
    #[inline(always)]
    fn madd_lo(self, a: Self, b: Self) -> Self {
        self.add(a.product(b).0)
    }
    #[inline(always)]
    fn madd_hi(self, a: Self, b: Self) -> Self {
        self.add(a.product(b).1)
    }
    instructions! {
        add = _mm256_add_epi64;
        sub = _mm256_sub_epi64;
        and = _mm256_and_si256;
        or = _mm256_or_si256;
        shl_each = _mm256_sllv_epi64;
    }
    #[inline(always)]
    fn add_in(self, b: Self, lanes: u8) -> Self {
        self.add(b.and(Self::mask(self.isa(), lanes)))
    }
    #[inline(always)]
    fn sub_in(self, b: Self, lanes: u8) -> Self {
        self.sub(b.and(Self::mask(self.isa(), lanes)))
    }
    #[inline(always)]
    fn negate_in(self, lanes: u8) -> Self {
        let mask = Self::mask(self.isa(), lanes);
        self.xor(mask).sub(mask)
    }
    #[inline(always)]
    fn shl(self, bits: u32) -> Self {
        self.shl_each(Self::splat(self.isa(), bits.into()))
    }
    #[inline(always)]
    fn shr(self, bits: u32) -> Self {
        // SAFETY: `self` proves AVX2.
        Self::of(unsafe { _mm256_srlv_epi64(self.0, _mm256_set1_epi64x(bits.into())) })
    }
    /// There is no signed shift of 64 bits: that of `x + 2^63` is unsigned.
    #[inline(always)]
    fn sar(self, bits: u32) -> Self {
        const TOP: u64 = 1 << 63;
        if bits == 63 {
            // SAFETY: `self` proves AVX2.
            return Self::of(unsafe { _mm256_cmpgt_epi64(_mm256_setzero_si256(), self.0) });
        }
        let isa = self.isa();
        self.xor(Self::splat(isa, TOP)).shr(bits).sub(Self::splat(isa, TOP >> bits))
    }
    #[inline(always)]
    fn select(self, b: Self, choose: Self) -> Self {
        // SAFETY: `self` proves AVX2.
        Self::of(unsafe { _mm256_blendv_epi8(self.0, b.0, choose.0) })
    }
    #[inline(always)]
    fn mask(isa: Avx2, lanes: u8) -> Self {
        let bits = Self::load(isa, &LANE_BITS);
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
    fn operation<R>(_: Avx2, f: Inlined<impl FnOnce() -> R>) -> R {
        (f.0)()
    }

    #[inline(always)]
    fn chain<const L: usize>(limbs: &mut [Self; L]) {
        chain(limbs);
    }
}

/// [`Vector::chain`] without a signed shift: `x + 2^63` is shifted as it is, and has `2^11` too many above the 52 bits,
/// which the next limb lacks. So a limb adds two instructions to the chain, not four.
#[inline(always)]
fn chain<V: Vector, const L: usize>(limbs: &mut [V; L]) {
    const TOP: u64 = 1 << 63;
    let isa = limbs[0].isa();
    let first = V::splat(isa, TOP);
    let between = V::splat(isa, TOP - (TOP >> RADIX_BITS));
    let last = V::splat(isa, (TOP >> RADIX_BITS).wrapping_neg());
    unroll!(j < L, {
        let bias = if j == 0 {
            first
        } else if j + 1 < L {
            between
        } else {
            last
        };
        limbs[j] = limbs[j].add(bias);
        if j >= 1 {
            limbs[j] = limbs[j].add(limbs[j - 1].shr(RADIX_BITS));
        }
    });
}

impl YmmPair {
    /// Lane `i` is lane `index_i mod 8`.
    #[inline(always)]
    fn pick(self, index: Ymm<Avx2>) -> Ymm<Avx2> {
        let pairs = index.pairs();
        self.0.pick(pairs).select(self.1.pick(pairs), index.bit(2))
    }
    #[inline(always)]
    fn zip(self, b: Self, Inlined(f): Inlined<impl Fn(Ymm<Avx2>, Ymm<Avx2>) -> Ymm<Avx2>>) -> Self {
        Self(f(self.0, b.0), f(self.1, b.1))
    }
}

/// Methods that are those of both registers.
macro_rules! both {
    ($($name:ident;)+) => {$(
        #[inline(always)]
        fn $name(self, b: Self) -> Self {
            self.zip(b, inlined!(|a: Ymm<Avx2>, b: Ymm<Avx2>| a.$name(b)))
        }
    )+};
    (lanes $($name:ident;)+) => {$(
        #[inline(always)]
        fn $name(self, b: Self, lanes: u8) -> Self {
            Self(self.0.$name(b.0, lanes), self.1.$name(b.1, lanes >> 4))
        }
    )+};
    (bits $($name:ident;)+) => {$(
        #[inline(always)]
        fn $name(self, bits: u32) -> Self {
            Self(self.0.$name(bits), self.1.$name(bits))
        }
    )+};
}

impl Vector for YmmPair {
    type Isa = Avx2;
    const LANES: usize = 8;

    #[inline(always)]
    fn splat(isa: Avx2, x: u64) -> Self {
        let ymm = Ymm::splat(isa, x);
        Self(ymm, ymm)
    }
    #[inline(always)]
    fn load(isa: Avx2, lanes: &[u64]) -> Self {
        let (low, high) = lanes.split_at(lanes.len().min(4));
        Self(Ymm::load(isa, low), Ymm::load(isa, high))
    }
    #[inline(always)]
    fn isa(self) -> Avx2 {
        self.0.isa()
    }
    #[inline(always)]
    fn store(self, lanes: &mut [u64]) {
        let (low, high) = lanes.split_at_mut(lanes.len().min(4));
        self.0.store(low);
        self.1.store(high);
    }
    #[inline(always)]
    fn madd_lo(self, a: Self, b: Self) -> Self {
        Self(self.0.madd_lo(a.0, b.0), self.1.madd_lo(a.1, b.1))
    }
    #[inline(always)]
    fn madd_hi(self, a: Self, b: Self) -> Self {
        Self(self.0.madd_hi(a.0, b.0), self.1.madd_hi(a.1, b.1))
    }
    both! {
        add;
        sub;
        and;
        or;
        shl_each;
    }
    both! { lanes
        add_in;
        sub_in;
    }
    both! { bits
        shl;
        shr;
        sar;
    }
    #[inline(always)]
    fn negate_in(self, lanes: u8) -> Self {
        Self(self.0.negate_in(lanes), self.1.negate_in(lanes >> 4))
    }
    #[inline(always)]
    fn select(self, b: Self, choose: Self) -> Self {
        Self(self.0.select(b.0, choose.0), self.1.select(b.1, choose.1))
    }
    #[inline(always)]
    fn mask(isa: Avx2, lanes: u8) -> Self {
        Self(Ymm::mask(isa, lanes), Ymm::mask(isa, lanes >> 4))
    }
    #[inline(always)]
    fn top_bits(self) -> u8 {
        self.0.top_bits() | self.1.top_bits() << 4
    }
    #[inline(always)]
    fn permute<const ORDER: i32>(self) -> Self {
        Self(self.0.permute::<ORDER>(), self.1.permute::<ORDER>())
    }

    #[inline(always)]
    fn chain<const L: usize>(limbs: &mut [Self; L]) {
        chain(limbs);
    }

    products! { ymm, ymm_reduced, 2 }
}

impl Vector8 for YmmPair {
    type Half = Ymm<Avx2>;

    #[inline(always)]
    fn wake(_: Avx2, words: Words8) -> Self {
        // SAFETY: both are 64 bytes, for which every value is valid; the token proves the features.
        unsafe { core::mem::transmute(words) }
    }
    #[inline(always)]
    fn rest(self) -> Words8 {
        // SAFETY: both are 64 bytes, for which every value is valid.
        unsafe { core::mem::transmute(self) }
    }
    #[inline(always)]
    fn transpose([a, b, c, d, e, f, g, h]: [Self; 8]) -> [Self; 8] {
        let [a0, a1, a2, a3] = Ymm::transpose([a.0, b.0, c.0, d.0]);
        let [b0, b1, b2, b3] = Ymm::transpose([e.0, f.0, g.0, h.0]);
        let [a4, a5, a6, a7] = Ymm::transpose([a.1, b.1, c.1, d.1]);
        let [b4, b5, b6, b7] = Ymm::transpose([e.1, f.1, g.1, h.1]);
        [Self(a0, b0), Self(a1, b1), Self(a2, b2), Self(a3, b3), Self(a4, b4), Self(a5, b5), Self(a6, b6), Self(a7, b7)]
    }
    #[inline(always)]
    fn columns(isa: Avx2, [a, b, c, d, e, f, g, h]: [&[u64; 4]; 8]) -> [Self; 4] {
        let low = Ymm::transpose([Ymm::load(isa, a), Ymm::load(isa, b), Ymm::load(isa, c), Ymm::load(isa, d)]);
        let high = Ymm::transpose([Ymm::load(isa, e), Ymm::load(isa, f), Ymm::load(isa, g), Ymm::load(isa, h)]);
        [Self(low[0], high[0]), Self(low[1], high[1]), Self(low[2], high[2]), Self(low[3], high[3])]
    }
    #[inline(always)]
    fn gather(self, index: Self) -> Self {
        Self(Self::pick(self, index.0), Self::pick(self, index.1))
    }
    #[inline(always)]
    fn gather2(self, high: Self, index: Self) -> Self {
        let (low, high) = (self.gather(index), high.gather(index));
        Self(low.0.select(high.0, index.0.bit(3)), low.1.select(high.1, index.1.bit(3)))
    }
}

impl Ymm<Avx2> {
    /// Lane `i` of output `j` is lane `j` of input `i`.
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

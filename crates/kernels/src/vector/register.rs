//! What vectors of 64-bit lanes with the 52-bit multiply-add can do, and products of numbers in them: in rows of
//! multiply-adds, unless the vector has a multiplier of another kind.
//!
//! A value of a vector type can only be made with a proof token, so its methods need none and are safe.

use core::fmt::Debug;

use super::modulus::{COLUMNS, LIMB_MASK, Modulus52, RADIX_BITS};
use crate::cpu::Isa;
use crate::{Inlined, inlined};

/// Low limbs that are cleared by an ordinary Montgomery step; Domb's step clears the others. See [`Vector::reduce`].
const ORDINARY_STEPS: usize = 2;

/// Lanes of 64 bits. Every method is lanewise, modulo `2^64`, and constant time, but for those that say how they move
/// lanes.
pub trait Vector: Copy + Debug + Send + Sync + 'static {
    /// The instruction set that a value proves.
    type Isa: Isa + Send + Sync;
    /// How many lanes: 4 or 8.
    const LANES: usize;

    /// `x` in every lane.
    fn splat(isa: Self::Isa, x: u64) -> Self;
    /// Lane `i` is `lanes[i]`, or zero beyond the slice, whose length is at most [`Self::LANES`].
    fn load(isa: Self::Isa, lanes: &[u64]) -> Self;
    /// The token: there could be no value without it.
    fn isa(self) -> Self::Isa;
    /// The first lanes, as many as the slice holds, which is at most [`Self::LANES`].
    fn store(self, lanes: &mut [u64]);
    /// `self + lo52(lo52(a) * lo52(b))`: bits 0 to 51 of the product.
    fn madd_lo(self, a: Self, b: Self) -> Self;
    /// `self + hi52(lo52(a) * lo52(b))`: bits 52 to 103 of the product.
    fn madd_hi(self, a: Self, b: Self) -> Self;
    /// `self + b`
    fn add(self, b: Self) -> Self;
    /// `self - b`
    fn sub(self, b: Self) -> Self;
    /// `self + b` in the lanes whose bit of `lanes` is set, `self` elsewhere.
    fn add_in(self, b: Self, lanes: u8) -> Self;
    /// `self - b` in the lanes whose bit of `lanes` is set, `self` elsewhere.
    fn sub_in(self, b: Self, lanes: u8) -> Self;
    /// `-self` in the lanes whose bit of `lanes` is set, `self` elsewhere.
    fn negate_in(self, lanes: u8) -> Self;
    /// `self & b`
    fn and(self, b: Self) -> Self;
    /// `self | b`
    fn or(self, b: Self) -> Self;
    /// `self << bits` for `bits < 64`, which is a constant wherever it is fast.
    fn shl(self, bits: u32) -> Self;
    /// `self << bits`, each lane by its own number of bits, below 64.
    fn shl_each(self, bits: Self) -> Self;
    /// `self >> bits`, unsigned; as [`Self::shl`].
    fn shr(self, bits: u32) -> Self;
    /// `self >> bits`, signed; as [`Self::shl`].
    fn sar(self, bits: u32) -> Self;
    /// `b` in the lanes where `choose` has all bits set, `self` where it has none.
    fn select(self, b: Self, choose: Self) -> Self;
    /// All bits set in the lanes whose bit of `lanes` is set.
    fn mask(isa: Self::Isa, lanes: u8) -> Self;
    /// Bit `i` is the top bit of lane `i`.
    fn top_bits(self) -> u8;
    /// Lane `i` of every group of four is lane `(ORDER >> 2i) & 3` of that group.
    fn permute<const ORDER: i32>(self) -> Self;

    /// Adds to each of the signed limbs what is above the 52 bits of the one below. Only the low 52 bits of a limb are
    /// of meaning then, and all of the last.
    #[inline(always)]
    fn chain<const L: usize>(limbs: &mut [Self; L]) {
        unroll!(j < L, {
            if j >= 1 {
                limbs[j] = limbs[j].add(limbs[j - 1].sar(RADIX_BITS));
            }
        });
    }

    /// Runs `f` as [`Isa::operation`] does, unless whoever has such vectors calls longer operations, of which `f` is a
    /// part.
    #[inline(always)]
    fn operation<R>(isa: Self::Isa, f: Inlined<impl FnOnce() -> R>) -> R {
        isa.operation(f)
    }

    /// Whether what [`Self::reduce`], [`Self::mul`] and [`Self::square`] give is carried already.
    const CARRIES: bool = false;
    /// Whether a product sets how the processor rounds, and puts it back, so that several at once take less.
    const SETS_ROUNDING: bool = false;

    /// `t + a b`, for normalised limbs. This and what follows is made of multiply-adds; vectors whose multiplier is
    /// another one have bodies of their own.
    #[inline(always)]
    fn mul_acc<const L: usize>(t: &mut [Self; COLUMNS], a: &[Self; L], b: &[Self; L]) {
        a[0].isa().operation(inlined!(|| {
            unroll!(i < L, {
                add_low(t, i, a[i], b, 0);
                add_high(t, i + 1, a[i], b, 0);
            });
        }));
    }

    /// The columns of a sum of products of normalised limbs; zero for no terms.
    #[inline(always)]
    fn dot<const L: usize, const T: usize>(isa: Self::Isa, terms: [[&[Self; L]; 2]; T]) -> [Self; COLUMNS] {
        in_turn(isa, terms)
    }

    /// The columns of `a^2`.
    #[inline(always)]
    fn square_columns<const L: usize>(a: &[Self; L]) -> [Self; COLUMNS] {
        let isa = a[0].isa();
        isa.operation(inlined!(|| {
            let mut t = [Self::splat(isa, 0); COLUMNS];
            unroll!(i < L, {
                add_low(&mut t, i, a[i], a, i + 1);
                add_high(&mut t, i + 1, a[i], a, i + 1);
            });
            // Columns 1 to 2L - 2 hold all of it.
            isa.inline_late(inlined!(|| {
                unroll!(k < COLUMNS, {
                    t[k] = t[k].add(t[k]);
                });
            }));
            unroll!(i < L, {
                t[2 * i] = t[2 * i].madd_lo(a[i], a[i]);
                t[2 * i + 1] = t[2 * i + 1].madd_hi(a[i], a[i]);
            });
            t
        }))
    }

    /// `T R^-1` modulo `p` for the value `T` of the columns, in limbs that are to be carried, whose sum is below
    /// `T / R + (1 + 2^-50) p`. Columns and `T` may be negative: carries are signed, and all added terms are not.
    ///
    /// Step `i` clears column `i`, whose low 52 bits are `t`, and carries what is above them:
    ///
    /// * Domb's step adds `t * fold`, `fold = 2^-52 mod p`, one column up: `X' <= X / 2^52 + (2^52 - 1)(p - 1)`. It
    ///   needs neither a product for `m` nor a mask, as the multiplier reads only 52 bits, but leaves `t * fold` up to
    ///   `2^52 p`. Steps go in pairs: the first adds `t * fold2`, `fold2 = 2^-104 mod p`, two columns up, so that the
    ///   second waits for its carry alone. After all such steps, `X < T / 2^(52 (L - 2)) + 2^53 p`.
    /// * The ordinary step adds `m p`, `m = t * n0 mod 2^52`: `X' < X / 2^52 + p`. Two of them end at
    ///   `T / R + 2^-51 p + 2^-52 p + p`. The low half of `m p_0` is never formed: it makes the column a multiple of
    ///   `2^52`, so the carry is the column divided by `2^52`, rounded up.
    ///
    /// Either costs `16 L` lane products for eight numbers; the ordinary step one more, on the critical path.
    #[inline(always)]
    fn reduce<const L: usize>(t: &[Self; COLUMNS], k: &Modulus52<L>) -> [Self; L] {
        let isa = t[0].isa();
        isa.operation(inlined!(|| {
            let mut t = *t;
            let fold = splat_each(isa, &k.fold);
            let fold2 = splat_each(isa, &k.fold2);
            let p = splat_each(isa, &k.p);
            unroll!(i < L, {
                let low = t[i];
                if i + ORDINARY_STEPS < L {
                    let (up, fold) = if folds_twice::<L>(i) { (2, &fold2) } else { (1, &fold) };
                    add_low(&mut t, i + up, low, fold, 0);
                    t[i + 1] = t[i + 1].add(low.sar(RADIX_BITS));
                    add_high(&mut t, i + up + 1, low, fold, 0);
                } else {
                    let m = Self::splat(isa, 0).madd_lo(low, Self::splat(isa, k.n0));
                    let carry = low.add(Self::splat(isa, LIMB_MASK)).sar(RADIX_BITS);
                    t[i + 1] = t[i + 1].add(carry);
                    add_low(&mut t, i, m, &p, 1);
                    add_high(&mut t, i + 1, m, &p, 0);
                }
            });
            *columns(&mut t, L)
        }))
    }

    /// [`Self::reduce`] of [`Self::dot`], of at least one term (checked at compile time).
    ///
    /// ```compile_fail,E0080
    /// use montane_kernels::vector::{Modulus52, YmmPair, Vector};
    /// let _ = YmmPair::dot_reduced::<8, 0>([], &Modulus52::new([3, 0, 0, 0, 0, 1]));
    /// ```
    #[inline(always)]
    fn dot_reduced<const L: usize, const T: usize>(terms: [[&[Self; L]; 2]; T], k: &Modulus52<L>) -> [Self; L] {
        const { assert!(T > 0, "a reduced sum has at least one term") };
        Self::reduce(&Self::dot(terms[0][0][0].isa(), terms), k)
    }

    /// [`Self::reduce`] of `a b`.
    #[inline(always)]
    fn mul<const L: usize>(a: &[Self; L], b: &[Self; L], k: &Modulus52<L>) -> [Self; L] {
        let mut t = [Self::splat(a[0].isa(), 0); COLUMNS];
        Self::mul_acc(&mut t, a, b);
        Self::reduce(&t, k)
    }
    /// A limb as [`Self::mul_each_by_rows`] reads it.
    #[must_use]
    fn number(limb: u64) -> u64 {
        limb
    }
    /// `(sum a_i rows_i + m p) / 2^52` for each of several `a`, with `m < 2^52` so that it is an integer, in limbs
    /// below `2^56`: one ordinary step of [`Self::reduce`], where a product of two numbers takes `L` steps.
    #[inline(always)]
    fn mul_each_by_rows<const L: usize, const K: usize>(
        a: &[[Self; L]; K],
        rows: &[[u64; L]; L],
        k: &Modulus52<L>,
    ) -> [[Self; L]; K] {
        let mut out = *a;
        unroll!(n < K, {
            let isa = a[n][0].isa();
            out[n] = isa.operation(inlined!(|| {
                let mut t = [Self::splat(isa, 0); COLUMNS];
                unroll!(i < L, {
                    let row = splat_each(isa, &rows[i]);
                    add_low(&mut t, 0, a[n][i], &row, 0);
                    add_high(&mut t, 1, a[n][i], &row, 0);
                });
                let p = splat_each(isa, &k.p);
                let m = Self::splat(isa, 0).madd_lo(t[0], Self::splat(isa, k.n0));
                t[1] = t[1].add(t[0].add(Self::splat(isa, LIMB_MASK)).shr(RADIX_BITS));
                add_low(&mut t, 0, m, &p, 1);
                add_high(&mut t, 1, m, &p, 0);
                *columns(&mut t, 1)
            }));
        });
        out
    }
    /// [`Self::reduce`] of `a^2`.
    #[inline(always)]
    fn square<const L: usize>(a: &[Self; L], k: &Modulus52<L>) -> [Self; L] {
        Self::reduce(&Self::square_columns(a), k)
    }
}

/// Whether step `i` of a reduction folds its column up by two, together with the next, which need not wait for it.
pub(crate) const fn folds_twice<const L: usize>(i: usize) -> bool {
    i & 1 == 0 && i + 1 + ORDINARY_STEPS < L
}

/// [`Vector::dot`], one product after the other.
#[inline(always)]
pub(crate) fn in_turn<V: Vector, const L: usize, const T: usize>(
    isa: V::Isa,
    terms: [[&[V; L]; 2]; T],
) -> [V; COLUMNS] {
    let mut t = [V::splat(isa, 0); COLUMNS];
    unroll!(i < T, {
        V::mul_acc(&mut t, terms[i][0], terms[i][1]);
    });
    t
}

/// Columns `k` to `k + L - 1`.
#[inline(always)]
fn columns<V, const L: usize>(columns: &mut [V; COLUMNS], k: usize) -> &mut [V; L] {
    columns[k..].first_chunk_mut().expect("a row of a product lies within it")
}

/// Column `k + j` plus the low half of `a b_j`, for `j >= from`.
#[inline(always)]
pub(super) fn add_low<V: Vector, const L: usize>(t: &mut [V; COLUMNS], k: usize, a: V, b: &[V; L], from: usize) {
    let t = columns::<V, L>(t, k);
    a.isa().inline_late(inlined!(|| {
        unroll!(j < L, {
            if j >= from {
                t[j] = t[j].madd_lo(a, b[j]);
            }
        });
    }));
}

/// Column `k + j` plus the high half of `a b_j`, for `j >= from`.
#[inline(always)]
pub(super) fn add_high<V: Vector, const L: usize>(t: &mut [V; COLUMNS], k: usize, a: V, b: &[V; L], from: usize) {
    let t = columns::<V, L>(t, k);
    a.isa().inline_late(inlined!(|| {
        unroll!(j < L, {
            if j >= from {
                t[j] = t[j].madd_hi(a, b[j]);
            }
        });
    }));
}

/// Each limb in every lane of a vector.
#[inline(always)]
pub(super) fn splat_each<V: Vector, const L: usize>(isa: V::Isa, limbs: &[u64; L]) -> [V; L] {
    let mut out = [V::splat(isa, 0); L];
    isa.inline_late(inlined!(|| {
        unroll!(i < L, {
            out[i] = V::splat(isa, limbs[i]);
        });
    }));
    out
}

/// Eight lanes at rest: only words, which prove nothing, so that constants can be made of them on any CPU. They have
/// the type that the compiler keeps in a register: an array of words would be copied through memory.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Words8(pub(super) Raw8);

#[cfg(target_arch = "x86_64")]
type Raw8 = core::arch::x86_64::__m512i;
#[cfg(not(target_arch = "x86_64"))]
type Raw8 = [u64; 8];

impl Words8 {
    /// Zero in every lane.
    pub const ZERO: Self = Self::new([0; 8]);

    /// Lane `i` is `words[i]`.
    #[inline(always)]
    #[must_use]
    pub const fn new(words: [u64; 8]) -> Self {
        // SAFETY: both are 64 bytes, for which every value is valid.
        Self(unsafe { core::mem::transmute::<[u64; 8], Raw8>(words) })
    }

    /// `words[i]` is lane `i`.
    #[inline(always)]
    #[must_use]
    pub const fn words(self) -> [u64; 8] {
        // SAFETY: both are 64 bytes, for which every value is valid.
        unsafe { core::mem::transmute::<Raw8, [u64; 8]>(self.0) }
    }
}

impl Words8 {
    /// The same where they are, for who reads them one by one.
    #[inline(always)]
    pub(super) const fn as_words(&self) -> &[u64; 8] {
        // SAFETY: both are 64 bytes, for which every value is valid; an array of words asks for no more alignment.
        unsafe { &*core::ptr::from_ref(self).cast() }
    }
}

impl Debug for Words8 {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.words().fmt(f)
    }
}

/// A [`Vector`] of eight lanes.
pub trait Vector8: Vector {
    /// Four lanes of the same.
    type Half: Vector<Isa = Self::Isa>;

    /// The lanes of these words.
    fn wake(isa: Self::Isa, words: Words8) -> Self;
    /// The words of these lanes.
    fn rest(self) -> Words8;
    /// Lane `i` of output `j` is lane `j` of input `i`.
    fn transpose(rows: [Self; 8]) -> [Self; 8];
    /// Lane `i` of output `j` is `rows[i][j]`.
    fn columns(isa: Self::Isa, rows: [&[u64; 4]; 8]) -> [Self; 4];
    /// Lane `i` is lane `index_i mod 8` of `self`.
    fn gather(self, index: Self) -> Self;
    /// Lane `i` is lane `index_i mod 16` of `self` and `high`, one after the other.
    fn gather2(self, high: Self, index: Self) -> Self;
}

/// `unroll!(i < N, { .. })`: a loop that is unrolled at once, so that indices are constants from the first pass of the
/// compiler on and arrays become registers. A plain loop is unrolled too late for that, or not at all.
macro_rules! unroll {
    ($i:ident < $n:tt, $body:block) => {
        $crate::vector::register::unrolled::<$n>(
            #[inline(always)]
            |$i| $body,
        )
    };
}
pub(crate) use unroll;

/// Calls `f(0)`, ..., `f(N - 1)`, which is a closure of [`unroll!`].
#[inline(always)]
pub(crate) fn unrolled<const N: usize>(mut f: impl FnMut(usize)) {
    /// Nested, so that conditions behind the first that fails are never looked at.
    macro_rules! calls {
        ($i:literal $($rest:literal)*) => {
            if const { N > $i } {
                f($i);
                calls!($($rest)*);
            }
        };
        () => {
            const { assert!(N <= 16) };
        };
    }
    calls!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
}

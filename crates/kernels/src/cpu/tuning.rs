//! What is chosen by the processor and not by the mathematics: each choice with the processors that it was measured on, and the command that
//! measures it again.
//!
//! `MONTANE_ISA` takes a level and an order on any processor (`adx-zen3`); `montane race` names each body in each order, whichever is chosen.
//! `docs/schedule.md` and `docs/floating-point.md` have the figures.

use super::{Microarchitecture, Order};

impl Order {
    /// The order that is taken on a microarchitecture.
    ///
    /// * **Measured** on Golden Cove, Zen 4 and Zen 5; on Zen 3 beside the peers and not beside other orders. Zen 2 and 3 add with carry and
    ///   multiply on the ports of Zen 4. Whatever else there is has the first.
    /// * **Again** `montane race --field bls12-381-fp --kernel 'mont_*_6_fold*'`
    #[must_use]
    pub const fn of(microarchitecture: Microarchitecture) -> Self {
        match microarchitecture {
            Microarchitecture::Zen2 | Microarchitecture::Zen3 | Microarchitecture::Zen4 => Self::Zen3,
            Microarchitecture::Zen5 => Self::Zen5,
            Microarchitecture::GoldenCove | Microarchitecture::Skylake | Microarchitecture::Unknown => Self::GoldenCove,
        }
    }
}

impl Microarchitecture {
    /// Whether products in registers of four doubles take clearly less than by `mulx`: four vector ports of 256 bits, of which two multiply.
    ///
    /// * **Measured** on a Zen 4 with its AVX-512 switched off: sums of points 0.82 to 0.90 of words, X25519 0.86; on Golden Cove, which has
    ///   three such ports, a tie; on a Zen 3 beside the peers, where X25519 and many pairings gain and sums show nothing. Zen 2 and 3 have
    ///   the ports of Zen 4.
    /// * **Again** `peers` with `MONTANE_ISA=fma` and with `adx`, the groups `msm` and `ed25519`
    #[must_use]
    pub const fn prefers_doubles(self) -> bool {
        matches!(self, Self::Zen2 | Self::Zen3 | Self::Zen4)
    }

    /// Whether an operation on 512 bits takes two passes.
    ///
    /// * **Measured** on a Zen 4: one multiply-add of 512 bits in a cycle
    /// * **Again** `montane machine`
    #[must_use]
    pub const fn halves_512_bits(self) -> bool {
        matches!(self, Self::Zen4)
    }
}

/// Whether so many squares in a row modulo `2^255 - 19` take less in limbs of 51 bits, which are made from words before and words again after.
///
/// * **Measured** on a Zen 4: the way there and back takes less than what two squares gain. By the manuals Zen 2 and 3 are as Zen 4
/// * **Again** `montane race --field curve25519-fp --kernel 'fe25519_square*'`
#[inline(always)]
#[must_use]
pub const fn chains_in_limbs51(order: Order, squares: u32) -> bool {
    matches!(order, Order::Zen3) && squares >= 4
}

/// Sums of products of public points and scalars. A row is a point with one part of a scalar.
///
/// * **Measured** on Zen 3, Zen 4 and Emerald Rapids, as `docs/multi-scalar.md` says
/// * **Again** `peers`, group `msm`
pub mod sums {
    use crate::cpu::{Ifma, Isa};

    /// So few products, if one alone has lanes, take less one by one, with the products of a formula side by side, than their sum.
    pub const ONE_BY_ONE: usize = 2;
    /// The most rows that a thread reads at once; it reads them again at each place of the digits.
    pub const CHUNK: usize = 1 << 16;
    /// Rows that all threads together read at once, unless they are so many that each would have few.
    pub const AT_ONCE: usize = 1 << 17;
    /// Few.
    pub const SMALLEST_CHUNK: usize = 1 << 14;
    /// Rows so few that threads share the places of the scalars' digits, since half of the points take more than half of the time.
    pub const BY_PLACES: usize = 1 << 14;
    /// Fewer rows than these are not divided between threads, by places or by points.
    pub const LEAST_BY_PLACES: usize = 1 << 7;
    /// The fewest terms that a thread takes.
    pub const SHARE: usize = 1 << 9;
    /// Terms that stay together.
    pub const BLOCK: usize = 1 << 6;
    /// Terms that say how long the parts of all are.
    pub const SAMPLE: usize = 1 << 12;
    /// The widest window.
    pub const WIDEST: usize = 22;
    /// From this window on the buckets of a place are more than a cache near the processor holds.
    pub const FAR: usize = 14;

    /// From this one on they are more than any cache holds, and more than huge pages keep near.
    const FARTHER: usize = 17;

    /// How long an addition takes with a window, by the bytes of a coordinate, in sixteenths of one whose bucket is near. The digits of 64
    /// points are looked up together, but what is still waited for counts more the shorter an addition is. Measured on a Zen 4: with IFMA
    /// some 57, 77 and 93 ns in BN254 (32 bytes), and 96, 110 and 120 in BLS12-381; in words 1.00 to 1.05 on a Zen 3 and at most 1.1.
    #[must_use]
    pub fn addition(window: usize, coordinate: usize) -> usize {
        let more = match coordinate {
            _ if Ifma::detect().is_none() => 1,
            ..=32 => 5,
            33..=48 => 2,
            _ => 1,
        };
        16 + more * (usize::from(window >= FAR) + usize::from(window >= FARTHER))
    }

    /// Digits there that are looked up together, so that their buckets are asked for before.
    pub const TOGETHER: usize = 64;
    /// Additions in words that share an inversion, which takes as long as forty products.
    pub const BATCH_IN_WORDS: usize = 1 << 9;
    /// Pairs in words after which one is read that is asked for now.
    pub const AHEAD_IN_WORDS: usize = 8;
    /// Eights of pairs in lanes after which one is read that is asked for now.
    pub const AHEAD: usize = 3;
    /// Additions in lanes that share an inversion, which takes as long as two hundred products in lanes.
    pub const BATCH_IN_LANES: usize = 1 << 11;
    /// Bytes that a batch in lanes may leave for its second pass; half of the batch where that is more. On a Zen 4 sums in G2 take 0.92 of
    /// the time so.
    pub const STEPS: usize = 1 << 19;
}

/// Which bodies are taken, where there are several: by the order that detection found.
#[cfg(target_arch = "x86_64")]
pub(crate) mod bodies {
    use super::Order::{self, GoldenCove, Zen3, Zen5};
    use crate::Params;
    use crate::cpu::Adx;
    use crate::generated::{golden_cove, zen3, zen5};
    use crate::scalar::fits;
    use core::mem::MaybeUninit;

    /// What bodies need, and what chooses among them.
    pub(crate) type Chosen = (Adx, Order);

    /// The body for the order, with its operands.
    macro_rules! in_order {
        ($chosen:ident, $operands:tt, $($order:pat $(if $condition:expr)? => $($body:ident)::+),+ $(,)?) => {{
            let (isa, order) = $chosen;
            match order {
                $($order $(if $condition)? => in_order!(@ isa, $operands, $($body)::+),)+
            }
        }};
        (@ $isa:ident, ($($operand:expr),*), $($body:ident)::+) => { $($body)::+($isa, $($operand),*) };
    }

    type Four = [u64; 4];
    type Six = [u64; 6];
    type Wide6 = MaybeUninit<[[Six; 2]; 2]>;

    /// Products of 4 limbs by the fold.
    ///
    /// * **Measured** on Golden Cove and Zen 5, where it gains 6 to 14 %; on a Zen 4 it waits longer and is no faster
    /// * **Again** `montane race --field bn254-fp --kernel 'mont_mul_4_*adx'`
    #[inline(always)]
    pub(crate) fn fold_mul4(chosen: Chosen, a: &Four, b: &Four, k: &Params<4>) -> Four {
        in_order!(chosen, (a, b, k), GoldenCove => golden_cove::fold_mul4, Zen3 => zen3::mul4, Zen5 => zen5::fold_mul4)
    }

    /// Products of 6 limbs by the fold.
    ///
    /// * **Measured** on Golden Cove, Zen 4 and Zen 5, where its order gains 12, 17 and 4 %
    /// * **Again** `montane race --field bls12-381-fp --kernel 'mont_mul_6_*adx'`
    #[inline(always)]
    pub(crate) fn fold_mul6(chosen: Chosen, a: &Six, b: &Six, k: &Params<6>) -> Six {
        in_order!(chosen, (a, b, k), GoldenCove => golden_cove::fold_mul6, Zen3 => zen3::fold_mul6, Zen5 => zen5::fold_mul6)
    }

    /// Products of 4 limbs whose modulus leaves no room for folds.
    ///
    /// * **Measured** on Golden Cove and Zen 4; there is no other order of them
    /// * **Again** `montane race --field bls12-381-fr --kernel 'mont_mul_4_*adx'`
    #[inline(always)]
    pub(crate) fn mul4(chosen: Chosen, a: &Four, b: &Four, k: &Params<4>) -> Four {
        in_order!(chosen, (a, b, k), GoldenCove | Zen5 => golden_cove::mul4, Zen3 => zen3::mul4)
    }

    /// Products of 6 limbs whose modulus leaves no room for folds, or of which one factor is any six words.
    ///
    /// * **Measured** on Golden Cove and Zen 4; there is no other order of them
    /// * **Again** `montane race --field bls12-381-fp --kernel 'mont_mul_6_*adx'`
    #[inline(always)]
    pub(crate) fn mul6(chosen: Chosen, a: &Six, b: &Six, k: &Params<6>) -> Six {
        in_order!(chosen, (a, b, k), GoldenCove | Zen5 => golden_cove::mul6, Zen3 => zen3::mul6)
    }

    /// Squares of 4 limbs by the fold.
    ///
    /// * **Measured** on Golden Cove and Zen 4. Zen 5 takes the first, as of 6 limbs
    /// * **Again** `montane race --field bn254-fp --kernel 'mont_sqr_4_*adx'`
    #[inline(always)]
    pub(crate) fn fold_sqr4(chosen: Chosen, a: &Four, k: &Params<4>) -> Four {
        in_order!(chosen, (a, k), GoldenCove | Zen5 => golden_cove::fold_sqr4, Zen3 => zen3::fold_sqr4)
    }

    /// Squares of 6 limbs by the fold.
    ///
    /// * **Measured** on Golden Cove, Zen 4 and Zen 5. Zen 5's own order gains 5 % of a square; one more to choose from had cost 1.5 % of
    ///   hashing to G1 on an Emerald Rapids
    /// * **Again** `montane race --field bls12-381-fp --kernel 'mont_sqr_6_*adx'`; `peers`, group `bls`
    #[inline(always)]
    pub(crate) fn fold_sqr6(chosen: Chosen, a: &Six, k: &Params<6>) -> Six {
        in_order!(chosen, (a, k), GoldenCove | Zen5 => golden_cove::fold_sqr6, Zen3 => zen3::fold_sqr6)
    }

    /// Squares of 4 limbs whose modulus leaves no room for folds.
    ///
    /// * **Measured** on Golden Cove and Zen 4; there is no other order of them
    /// * **Again** `montane race --field bls12-381-fr --kernel 'mont_sqr_4_*adx'`
    #[inline(always)]
    pub(crate) fn sqr4(chosen: Chosen, a: &Four, k: &Params<4>) -> Four {
        in_order!(chosen, (a, k), GoldenCove | Zen5 => golden_cove::sqr4, Zen3 => zen3::sqr4)
    }

    /// Products of 6 limbs without a last subtraction.
    ///
    /// * **Measured** on Golden Cove, Zen 4 and Zen 5
    /// * **Again** `montane race --field bls12-381-fp --kernel 'relaxed_mul_6_*adx'`
    #[inline(always)]
    pub(crate) fn relaxed_mul6(chosen: Chosen, a: &Six, b: &Six, k: &Params<6>) -> Six {
        in_order!(chosen, (a, b, k), GoldenCove => golden_cove::fold_relaxed_mul6, Zen3 => zen3::fold_relaxed_mul6, Zen5 => zen5::fold_relaxed_mul6)
    }

    /// `n` squares of 6 limbs in a row without a last subtraction: chosen once.
    ///
    /// * **Measured** on Golden Cove, Zen 4 and Zen 5: 70.8 cycles instead of 76.6 there
    /// * **Again** `montane race --field bls12-381-fp --kernel 'relaxed_sqr_6_*adx'`
    #[inline(always)]
    pub(crate) fn relaxed_sqr6_n((isa, order): Chosen, mut a: Six, n: u32, k: &Params<6>) -> Six {
        match order {
            GoldenCove => (0..n).for_each(|_| a = golden_cove::fold_relaxed_sqr6(isa, &a, k)),
            Zen3 => (0..n).for_each(|_| a = zen3::fold_relaxed_sqr6(isa, &a, k)),
            Zen5 => (0..n).for_each(|_| a = zen5::fold_relaxed_sqr6(isa, &a, k)),
        }
        a
    }

    /// Butterflies of 4 limbs.
    ///
    /// * **Measured** on Golden Cove and Zen 4, where its order gains 15 %
    /// * **Again** `montane race --field bls12-381-fr --kernel 'butterfly*'`
    #[inline(always)]
    pub(crate) fn butterfly4(chosen: Chosen, a: [&Four; 2], rows: &[Four; 4], k: &Params<4>) -> [Four; 2] {
        in_order!(chosen, (a, rows, k), GoldenCove | Zen5 => golden_cove::butterfly_ct4, Zen3 => zen3::butterfly_ct4)
    }

    /// Complex products of 4 limbs.
    ///
    /// * **Measured** on Golden Cove and Zen 4
    /// * **Again** `montane race --field bn254-fp --kernel 'complex_mul_4_*'`
    #[inline(always)]
    pub(crate) fn complex_mul4(chosen: Chosen, a: [&Four; 2], b: [&Four; 2], k: &Params<4>) -> [Four; 2] {
        in_order!(chosen, (a, b, k), GoldenCove | Zen5 => golden_cove::complex_mul4, Zen3 => zen3::complex_mul4)
    }

    /// Complex squares of 4 limbs.
    ///
    /// * **Measured** on Golden Cove and Zen 4
    /// * **Again** `montane race --field bn254-fp --kernel 'complex_sqr_4_*'`
    #[inline(always)]
    pub(crate) fn complex_sqr4(chosen: Chosen, a: [&Four; 2], k: &Params<4>) -> [Four; 2] {
        in_order!(chosen, (a, k), GoldenCove | Zen5 => golden_cove::complex_sqr4, Zen3 => zen3::complex_sqr4)
    }

    /// Complex products of 6 limbs: two fused, or three by Karatsuba's method and folds.
    ///
    /// * **Measured** on Golden Cove, where additions bind, which Karatsuba's method saves few of; on Zen 4, where it takes 293 cycles for
    ///   368; on Zen 5, where it takes 270 for 257
    /// * **Again** `montane race --field bls12-381-fp --kernel 'complex_mul_6_*'`
    #[inline(always)]
    pub(crate) fn complex_mul6(chosen: Chosen, a: [&Six; 2], b: [&Six; 2], k: &Params<6>) -> [Six; 2] {
        in_order!(chosen, (a, b, k), Zen3 if fits::complex_mul_fits(k) => zen3::fold_complex_mul6, _ => golden_cove::complex_mul6)
    }

    /// Complex squares of 6 limbs.
    ///
    /// * **Measured** on Golden Cove and Zen 4
    /// * **Again** `montane race --field bls12-381-fp --kernel 'complex_sqr_6_*'`
    #[inline(always)]
    pub(crate) fn complex_sqr6(chosen: Chosen, a: [&Six; 2], k: &Params<6>) -> [Six; 2] {
        in_order!(chosen, (a, k), Zen3 if fits::complex_sqr_fits(k) => zen3::fold_complex_sqr6, _ => golden_cove::complex_sqr6)
    }

    /// Complex products of 6 limbs, not reduced.
    ///
    /// * **Measured** on Zen 4. Elsewhere they are in the order of the rows
    /// * **Again** `montane race --field bls12-381-fp --kernel 'wide_complex_6_*'`
    #[inline(always)]
    pub(crate) fn wide_complex6(chosen: Chosen, out: &mut Wide6, a: [&Six; 2], b: [&Six; 2]) {
        in_order!(chosen, (out, a, b), GoldenCove | Zen5 => golden_cove::wide_complex6, Zen3 => zen3::wide_complex6)
    }

    /// Two products of 6 limbs, not reduced.
    ///
    /// * **Measured** on Zen 4; as [`wide_complex6`]
    /// * **Again** `montane race --field bls12-381-fp --kernel 'wide_pair_6_*'`
    #[inline(always)]
    pub(crate) fn wide_pair6(chosen: Chosen, out: &mut Wide6, a: [&Six; 2], b: [&Six; 2]) {
        in_order!(chosen, (out, a, b), GoldenCove | Zen5 => golden_cove::wide_pair6, Zen3 => zen3::wide_pair6)
    }

    /// 6 limbs out of Montgomery form.
    ///
    /// * **Measured** on Zen 4; on Golden Cove nowhere
    /// * **Again** `montane race --field bls12-381-fp --kernel 'from_mont_6*adx'`
    #[inline(always)]
    pub(crate) fn from_mont6(chosen: Chosen, a: &Six, k: &Params<6>) -> Six {
        in_order!(chosen, (a, k), GoldenCove | Zen5 => golden_cove::from_mont6, Zen3 => zen3::from_mont6)
    }

    /// Reductions of 6 limbs.
    ///
    /// * **Measured** on Golden Cove and Zen 4
    /// * **Again** `montane race --field bls12-381-fp --kernel 'mont_redc_6_*adx'`
    #[inline(always)]
    pub(crate) fn redc6(chosen: Chosen, t: &[Six; 2], k: &Params<6>) -> Six {
        in_order!(chosen, (t, k), GoldenCove | Zen5 => golden_cove::redc6, Zen3 => zen3::redc6)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Microarchitecture as M;

    #[test]
    fn every_microarchitecture_has_an_order() {
        for (microarchitecture, order) in [
            (M::GoldenCove, Order::GoldenCove),
            (M::Skylake, Order::GoldenCove),
            (M::Zen2, Order::Zen3),
            (M::Zen3, Order::Zen3),
            (M::Zen4, Order::Zen3),
            (M::Zen5, Order::Zen5),
            (M::Unknown, Order::GoldenCove),
        ] {
            assert_eq!(Order::of(microarchitecture), order, "{}", microarchitecture.name());
        }
    }

    #[test]
    fn who_prefers_doubles() {
        assert!([M::Zen2, M::Zen3, M::Zen4].into_iter().all(M::prefers_doubles));
        assert!(![M::GoldenCove, M::Skylake, M::Zen5, M::Unknown].into_iter().any(M::prefers_doubles));
    }

    /// Only where there are 512 bits, and lanes of 256 are preferred without them.
    #[test]
    fn who_halves_512_bits() {
        assert!(M::Zen4.halves_512_bits());
        let others = [M::GoldenCove, M::Skylake, M::Zen2, M::Zen3, M::Zen5, M::Unknown];
        assert!(!others.into_iter().any(M::halves_512_bits));
    }
}

//! What is chosen by the processor and not by the mathematics: each choice with the processors that it was measured on,
//! and the command that measures it again.
//!
//! `montane` is `cargo run --release --` and `peers` is `cargo run --release --manifest-path peers/Cargo.toml --`, both
//! in the repository's root. `MONTANE_ISA` takes a level and an order on any processor (`adx-zen3`); `montane race`
//! names each body in each order, whichever is chosen. `docs/schedule.md` and `docs/floating-point.md` have the
//! figures.

#[cfg(target_arch = "x86_64")]
pub(crate) mod bodies;

use super::{Microarchitecture, Order};

impl Order {
    /// The order that is taken on a microarchitecture.
    ///
    /// * **Measured** on Golden Cove, Zen 4 and Zen 5; on Zen 3 beside the peers and not beside other orders. Zen 2 and
    ///   3 add with carry and multiply on the ports of Zen 4. Whatever else there is has the first.
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
    /// Whether products in registers of four doubles take clearly less than by `mulx`: four vector ports of 256 bits,
    /// of which two multiply.
    ///
    /// * **Measured** on a Zen 4 with its AVX-512 switched off: sums of points 0.82 to 0.90 of words, X25519 0.86; on
    ///   Golden Cove, which has three such ports, a tie; on a Zen 3 beside the peers, where X25519 and many pairings
    ///   gain and sums show nothing. Zen 2 and 3 have the ports of Zen 4.
    /// * **Again** `peers --group msm --group ed25519` with `MONTANE_ISA=fma` and with `adx`
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

/// Whether so many squares in a row modulo `2^255 - 19` take less in limbs of 51 bits, which are made from words before
/// and words again after.
///
/// * **Measured** on a Zen 4: the way there and back takes less than what two squares gain. By the manuals Zen 2 and 3
///   are as Zen 4
/// * **Again** `montane race --field curve25519-fp --kernel 'fe25519_square*'`
#[inline(always)]
#[must_use]
pub const fn chains_in_limbs51(order: Order, squares: u32) -> bool {
    matches!(order, Order::Zen3) && squares >= 4
}

/// Sums of products of public points and scalars. An entry is a point with one part of a scalar.
///
/// * **Measured** on the processor in brackets; `docs/multi-scalar.md` has the figures. Where there are none, the size
///   is by a count or by what a cache holds, or the processor was not noted down
/// * **Again** `peers --group msm`, with `MONTANE_ISA` for each level; what threads share by
///   `cargo run --release --features rayon --example threads`
pub mod sums {
    use crate::cpu::{Ifma, Isa};

    /// Up to so many products are computed one by one where one alone has lanes, each with the products of a formula
    /// side by side: their sum takes longer (Zen 4, IFMA).
    pub const ONE_BY_ONE: usize = 2;
    /// The most entries that a thread reads at once; it reads them again at each place of the digits. With half as many
    /// sums of 2^15 to 2^17 points take longer (Zen 4, IFMA).
    pub const CHUNK: usize = 1 << 16;
    /// The most entries that all threads together read at once, unless each had fewer than [`SMALLEST_CHUNK`].
    pub const AT_ONCE: usize = 1 << 17;
    /// So many entries a thread may read at once however many threads there are, and where points stay in a store.
    pub const SMALLEST_CHUNK: usize = 1 << 14;
    /// With fewer entries each thread takes all points and some places of the scalars' digits: half of the points take
    /// more than half of the time (Zen 4, IFMA).
    pub const BY_PLACES: usize = 1 << 14;
    /// With fewer entries a sum is one thread's.
    pub const LEAST_BY_PLACES: usize = 1 << 7;
    /// The fewest terms that a thread takes where each takes some of the points.
    pub const SHARE: usize = 1 << 9;
    /// Threads share terms by so many.
    pub const BLOCK: usize = 1 << 6;
    /// Where there is more than one chunk, the lengths of so many scalars stand for those of all.
    pub const SAMPLE: usize = 1 << 12;
    /// The widest window: by count that of 2^24 points.
    pub const WIDEST: usize = 22;
    /// From this window on the buckets of a place are more than a cache near the processor holds (Zen 3, Zen 4).
    pub const FAR: usize = 14;

    /// From this window on they are more than any cache holds, and more than huge pages keep near (Zen 4).
    const FARTHER: usize = 17;

    /// How long an addition takes with a window, by the bytes of a coordinate, in sixteenths of one whose bucket is
    /// near. The digits of 64 points are looked up together, but what is still waited for counts more the shorter an
    /// addition is: with IFMA some 57, 77 and 93 ns in BN254 (32 bytes), and 96, 110 and 120 in BLS12-381 (Zen 4); in
    /// words far buckets take 1.00 to 1.05 of the time of near ones (Zen 3), and nowhere more than 1.1.
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

    /// Where buckets are far, the digits of so many points are made first, and their buckets are prefetched, before the
    /// first of the points is added.
    pub const TOGETHER: usize = 64;
    /// Additions in words that share an inversion, which takes as long as forty products.
    pub const BATCH_IN_WORDS: usize = 1 << 9;
    /// While words work on a pair, they prefetch the points of the pair that is so many further on (Zen 4).
    pub const AHEAD_IN_WORDS: usize = 8;
    /// Divisors are multiplied in so many chains in words, as each product waits for the one before (Zen 4).
    pub const CHAINS: usize = 2;
    /// While lanes work on eight pairs, they prefetch the points of the eight pairs so many eights further on (Zen 4,
    /// IFMA).
    pub const AHEAD: usize = 3;
    /// Additions in lanes that share an inversion, which takes as long as two hundred products in lanes. With half as
    /// many sums take as long in BN254 and longer in BLS12-381 (Zen 4, IFMA).
    pub const BATCH_IN_LANES: usize = 1 << 11;
    /// Bytes that a batch in lanes may leave for its second pass; where it would be more, a batch has half as many
    /// additions. Sums in G2 take 0.92 of the time so (Zen 4).
    pub const STEPS: usize = 1 << 19;
    /// Fixed bases are prepared by so many.
    pub const PIECE: usize = 1 << 11;
    /// The fewest of them that a thread prepares.
    pub const PREPARED: usize = 1 << 5;
    /// From so many short products on buckets take less than a table for each point.
    pub const BY_BUCKETS: usize = 6;
    /// From so many short products on their sum takes less by itself than its products do beside those of other sums,
    /// all side by side.
    pub const AS_ONE_SUM: usize = 6;
}

/// Elements of BLS12-381 beside full lanes or blocks: up to so many take less time one by one than side by side. Where
/// there is IFMA, one alone has lanes too, and is computed in less than half of the time that words take.
///
/// * **Measured** on a Zen 4: how many alone take as long as all side by side, a table in `docs/lanes.md` ("How few").
///   The numbers are those of the table or less, but for hashes in blocks, of which those that are left over still have
///   their maps side by side. Where 512-bit units are whole fewer would be worth it
/// * **Again** `peers --group pairing`: eight times a row for many inputs (`hash_to_g2_8`, `g1_decompress_1024`) over
///   the row for one says how many alone take the time of eight
pub mod leftovers {
    /// How many, by the vectors that the processor has.
    #[derive(Clone, Copy, Debug)]
    pub struct Leftover {
        /// In eight lanes, with IFMA.
        pub ifma: usize,
        /// In eight lanes of doubles.
        pub avx512: usize,
        /// In blocks of six.
        pub blocks: usize,
    }

    /// Points of G1 whose subgroup is asked for.
    pub const G1_SUBGROUP: Leftover = Leftover { ifma: 3, avx512: 4, blocks: 4 };
    /// Points of G2 whose subgroup is asked for.
    pub const G2_SUBGROUP: Leftover = Leftover { ifma: 4, avx512: 5, blocks: 4 };
    /// Points of G1 or G2 that are decoded, all or none side by side.
    pub const DECODING: Leftover = Leftover { ifma: 2, avx512: 4, blocks: 4 };
    /// Points of G1 that are multiplied by short numbers. Not in the table: as for decoding.
    pub const MULTIPLES: Leftover = Leftover { ifma: 2, avx512: 4, blocks: 4 };
    /// Messages that are hashed to G2.
    pub const HASHES: Leftover = Leftover { ifma: 4, avx512: 5, blocks: 5 };
    /// Of the messages that are left over, so many or fewer have their maps in words too. Not in the table.
    pub const MAPS: Leftover = Leftover { ifma: 1, avx512: 2, blocks: 2 };

    /// Pairs that are left over beside full lanes, in lanes or in rows. Not in the table.
    pub const PAIRS: usize = 5;
    /// Pairs from which on lanes take less than residues, where operations on 512 bits take two passes; elsewhere they
    /// take more. Again: `peers --operation bls12_381_multi_pairing_32`.
    pub const PAIRS_WITH_TWO_PASSES: usize = 32;
}

/// Sums of products on edwards25519.
///
/// * **Measured** on a Zen 3 in floating-point lanes; in words and with IFMA the processor was not noted down.
///   `docs/curve25519.md` has figures
/// * **Again** `peers --group ristretto` (sums) and `--group ed25519` (batches), with `MONTANE_ISA` for each level
pub mod edwards25519 {
    use crate::cpu::Level;

    /// Fewer points than this share doublings with one point in four lanes, more with eight points in eight: two
    /// registers of floating-point lanes, which gain only what the tables of eight points do.
    #[inline]
    #[must_use]
    pub const fn lanes_from(level: Level) -> usize {
        match level {
            Level::Fma | Level::Avx512 => 64,
            _ => 8,
        }
    }

    /// From this many points on, buckets are faster than tables of odd multiples, in lanes of a level or without any.
    /// Two registers of floating-point lanes take twice as long as one, in which tables are (Zen 3).
    #[inline]
    #[must_use]
    pub const fn buckets_from(lanes: Option<Level>) -> usize {
        match lanes {
            None => 190,
            Some(Level::Fma | Level::Avx512) => 208,
            Some(_) => 60,
        }
    }

    /// From how many points on digits of buckets have five bits instead of four, and eight, in lanes of a level.
    #[inline]
    #[must_use]
    pub const fn wider_from(level: Level) -> [usize; 2] {
        match level {
            Level::Fma | Level::Avx512 => [80, 336],
            _ => [80, 256],
        }
    }

    /// Points of a secret sum whose tables are in the cache together, 1.3 kB for each: by its size, not measured.
    pub const TABLES: usize = 256;
    /// Points that are summed by buckets together, and stay in the cache: by its size, not measured.
    pub const BUCKETS: usize = 1 << 14;
    /// Without lanes, signatures of a batch from which on buckets are faster than tables and shared doublings.
    pub const SIGNATURES_BY_BUCKETS: usize = 256;
    /// Signatures of a batch that are in the cache together: by its size, not measured.
    pub const SIGNATURES: usize = 1024;
}

/// Transforms and products of polynomials over scalar fields.
///
/// * **Measured** on the processor in brackets; `docs/polynomials.md` has the figures
/// * **Again** `peers --group ntt`, with `MONTANE_ISA` for each level
pub mod polynomials {
    /// Below so many coefficients of the shorter factor, products are formed term by term. Where that was measured was
    /// not noted down, and no command times it.
    pub const SCHOOLBOOK: usize = 32;
    /// At most so many twiddles are prepared for words, those of `2^16` elements: 4 megabytes. With a quarter of them
    /// transforms take longer (Emerald Rapids).
    pub const PREPARED: usize = 1 << 15;
    /// Parts of so many elements are transformed layer by layer in words: half of the first cache, not measured.
    pub const PART: usize = 1 << 9;
    /// Values go back to natural order from so many blocks at once (Zen 4, IFMA).
    pub const TOGETHER: usize = 8;
}

/// The fewest items that are worth another thread.
///
/// * **Measured** on two threads of Emerald Rapids, Zen 4 and Zen 5, at sizes far above these (`docs/peers.md`); these
///   themselves nowhere
/// * **Again** `cargo run --release --features rayon --example threads`
pub mod shares {
    /// Encodings of points.
    pub const DECODED: usize = 32;
    /// Pairs, each share of which repeats a loop's squarings: as many as vectors have lanes.
    pub const PAIRS: usize = 8;
    /// Points of BLS signatures to add.
    pub const SUM: usize = 256;
    /// Keys of BLS signatures to multiply.
    pub const MULTIPLES: usize = 16;
    /// Messages of BLS signatures to hash.
    pub const HASHES: usize = 4;
    /// Signatures of Ed25519 in an equation, each share of which has its own 256 doublings.
    pub const EQUATION: usize = 32;
    /// Signatures of Ed25519 whose messages are hashed.
    pub const ED25519_HASHES: usize = 16;
    /// Scalars that are transformed, in words.
    pub const SCALARS: usize = 1 << 11;
    /// Vectors of scalars, while they are converted or copied: whole blocks.
    pub const VECTORS: usize = 1 << 10;
    /// Points that are transformed.
    pub const POINTS: usize = 4;
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

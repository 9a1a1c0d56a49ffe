//! Blocks and the constants of their products as they are in memory, at offsets that the bodies name.

use crate::Params;
#[cfg(target_arch = "x86_64")]
use crate::select;
use crate::vector::Modulus52;
#[cfg(target_arch = "x86_64")]
use crate::vector::products52::{CONTROL, Folds, HIGH, UNIT, bias_of};
#[cfg(target_arch = "x86_64")]
use crate::vector::{COLUMNS, LIMB_MASK};

/// How many elements are in lanes.
pub const LANES: usize = 4;
/// How many elements are in words.
pub const WORDS: usize = 2;
/// How many elements a block has.
pub const WIDTH: usize = LANES + WORDS;

/// Six numbers: the first four in lanes of `L` limbs, the other two of `N` words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Block<const N: usize, const L: usize> {
    /// Limb `i` of number `j` is `[i][j]`.
    pub lanes: [[u64; LANES]; L],
    /// The words of the other numbers.
    pub words: [[u64; N]; WORDS],
}

#[cfg(target_arch = "x86_64")]
impl<const N: usize, const L: usize> Block<N, L> {
    /// Whether limbs are normalised, and words below the modulus, or below twice that if a product takes unreduced sums
    /// and `sums` are asked for.
    pub(super) fn fits(&self, k: &Constants<N, L>, sums: bool) -> bool {
        let p = k.params.p;
        let bound = if sums && select::takes_lazy(&k.params, 4) { [p, p] } else { [p, [0; N]] };
        let below = |words: &[u64; N]| {
            let (sum, carry) = crate::scalar::row::sum(&bound[0], &bound[1]);
            carry || words.iter().rev().lt(sum.iter().rev())
        };
        self.lanes.as_flattened().iter().all(|&limb| limb <= LIMB_MASK) && self.words.iter().all(below)
    }
}

/// What products of blocks need, derived from the modulus alone.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Constants<const N: usize, const L: usize> {
    #[cfg(target_arch = "x86_64")]
    pub(crate) tables: Tables<L>,
    /// For the words.
    pub params: Params<N>,
    /// For the lanes.
    pub modulus: Modulus52<L>,
}

impl<const N: usize, const L: usize> Constants<N, L> {
    /// # Panics
    /// As [`Params::new`] and [`Modulus52::new`], and if the modulus leaves no room for low words to be folded up. In a
    /// constant this is a compile error.
    #[must_use]
    pub const fn new(p: [u64; N]) -> Self {
        let (params, modulus) = (Params::new(p), Modulus52::new(p));
        #[cfg(target_arch = "x86_64")]
        assert!(crate::scalar::fits::fold_fits_square(&params), "the modulus must leave room for folding");
        Self {
            #[cfg(target_arch = "x86_64")]
            tables: Tables::new(&modulus),
            params,
            modulus,
        }
    }
}

/// Constants of four lanes.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(crate) struct Tables<const L: usize> {
    /// `2^-52 mod p` as doubles.
    pub(crate) folds: [[u64; LANES]; L],
    /// `p` as doubles.
    pub(crate) ps: [[u64; LANES]; L],
    /// `-p^-1 mod 2^52` as a double.
    pub(crate) n0s: [u64; LANES],
    pub(crate) mask: [u64; LANES],
    pub(crate) unit: [u64; LANES],
    /// How columns begin.
    pub(crate) bias: [u64; COLUMNS],
    /// Where products are split, and with the unit of the low half.
    pub(crate) high: [u64; 2],
    /// MXCSR.
    pub(crate) control: u32,
}

#[cfg(target_arch = "x86_64")]
impl<const L: usize> Tables<L> {
    pub(super) const fn new(modulus: &Modulus52<L>) -> Self {
        let doubles = &modulus.doubles;
        Self {
            folds: doubles.folds[0],
            ps: doubles.p,
            n0s: doubles.n0,
            mask: [LIMB_MASK; LANES],
            unit: [UNIT; LANES],
            bias: bias_of::<L>(true, Some(Folds::Single)),
            high: [HIGH, HIGH + 1],
            control: CONTROL,
        }
    }
}

//! A kernel as a type: [`Op`] says what a kernel reads and writes, and everything that the registry
//! needs (a symbol to trace, a dependent chain, independent repetitions) is generated from it.

use crate::Params;
use crate::cpu::Isa;

/// A fixed number of machine words: one operand.
pub trait Words: Copy + 'static {
    /// How many words.
    const LEN: usize;
    /// All words zero.
    const ZERO: Self;
    /// The words in memory order.
    fn words(&self) -> &[u64];
    /// The words in memory order, to write.
    fn words_mut(&mut self) -> &mut [u64];
}

impl<const N: usize> Words for [u64; N] {
    const LEN: usize = N;
    const ZERO: Self = [0; N];
    #[inline(always)]
    fn words(&self) -> &[u64] {
        self
    }
    #[inline(always)]
    fn words_mut(&mut self) -> &mut [u64] {
        self
    }
}

impl<const M: usize, const N: usize> Words for [[u64; M]; N] {
    const LEN: usize = M * N;
    const ZERO: Self = [[0; M]; N];
    #[inline(always)]
    fn words(&self) -> &[u64] {
        self.as_flattened()
    }
    #[inline(always)]
    fn words_mut(&mut self) -> &mut [u64] {
        self.as_flattened_mut()
    }
}

/// The constants that a kernel derives from a modulus.
pub trait Consts: Sized + Send + Sync + 'static {
    /// From the limbs of `p`, least significant first and without leading zeros, or `None` if the shape does not fit.
    fn derive(p: &[u64]) -> Option<Self>;
}

impl<const N: usize> Consts for Params<N> {
    fn derive(p: &[u64]) -> Option<Self> {
        let p: [u64; N] = p.try_into().ok()?;
        (p[0] & 1 == 1 && p[N - 1] != 0 && (N > 1 || p[0] >= 3)).then(|| Self::new(p))
    }
}

/// For kernels whose modulus is built in; [`crate::registry::Kernel::applies`] says which.
impl Consts for () {
    fn derive(_: &[u64]) -> Option<Self> {
        Some(())
    }
}

/// A kernel with at most two operands. One-operand kernels ignore `b` and set `B = [u64; 0]`.
pub trait Op: 'static {
    /// The first operand.
    type A: Words;
    /// The second operand.
    type B: Words;
    /// The result.
    type Out: Words;
    /// What it needs to know about the modulus.
    type K: Consts;
    /// The instruction set it needs; the token makes the call safe.
    type Isa: Isa;

    /// The kernel itself; implementations are `#[inline(always)]`.
    fn run(isa: Self::Isa, a: &Self::A, b: &Self::B, k: &Self::K) -> Self::Out;
}

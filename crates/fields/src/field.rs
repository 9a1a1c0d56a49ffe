//! The trait over which towers, curves and pairings are written once.

/// A commutative ring with inverses, as formulas see it: one scalar element, several in vector lanes,
/// a residue representation, a tiny prime field in a test, or a bound that is being proved.
pub trait Field: Copy + 'static {
    /// An unreduced sum of products.
    type Wide: Copy;

    /// The additive identity.
    const ZERO: Self;
    /// The multiplicative identity.
    const ONE: Self;

    /// `self + b`
    fn add(&self, b: &Self) -> Self;
    /// `self - b`
    fn sub(&self, b: &Self) -> Self;
    /// `-self`
    fn neg(&self) -> Self;
    /// `2 self`
    fn double(&self) -> Self;

    /// The empty sum.
    fn wide_zero() -> Self::Wide;
    /// `acc += a * b`, not reduced. How many products fit is stated by the implementation.
    fn mul_acc(acc: &mut Self::Wide, a: &Self, b: &Self);
    /// The element that an unreduced sum stands for.
    fn reduce(w: &Self::Wide) -> Self;

    /// `self * b`
    #[inline(always)]
    fn mul(&self, b: &Self) -> Self {
        let mut w = Self::wide_zero();
        Self::mul_acc(&mut w, self, b);
        Self::reduce(&w)
    }

    /// `self^2`
    #[inline(always)]
    fn square(&self) -> Self {
        self.mul(self)
    }

    /// Runs a formula as a separate function, compiled for the instruction set of the representation.
    /// The closure must be `#[inline(always)]`.
    #[inline(always)]
    fn outline<R>(f: impl FnOnce() -> R) -> R {
        f()
    }
}

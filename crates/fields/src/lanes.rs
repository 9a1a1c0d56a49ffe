//! Eight elements of a prime field side by side: a [`Field`] for formulas that run on eight inputs at once.
//!
//! They are generic over the vector. [`Zmm`](ifma::Zmm) needs AVX-512 IFMA: whoever starts such a computation asks
//! [`Isa::detect`] for the vector's token first, and runs it within [`Isa::outline`], so that the whole of it is compiled to
//! vector code. [`Model`](ifma::Model) with the token `Portable` runs the same formulas on every machine, for tests.

use core::fmt;
use core::marker::PhantomData;

use montane_kernels::cpu::Isa;
use montane_kernels::ifma::{self, COLUMNS, Modulus52, Vector8, Words8};

use crate::field::Field;
use crate::modulus::Modulus;
use crate::mont::Mont;

/// Eight elements of the field of `M`, in `L` limbs of 52 bits with `R = 2^(52 L)`.
///
/// Invariant, for [`Field`]'s operations: limbs below `2^52`, value at most `2p`, with `2^32 p <= R`. It follows that
///
/// * sums, differences and negatives are at most `2p` again ([`ifma::Lanes::add_relaxed`]);
/// * [`Field::add_lazy`] is at most `4p`, an operand of products only;
/// * up to [`ifma::Wide::MAX_PRODUCTS`] products, added and subtracted, reduce to less than `(1 + 2^-19) p`
///   ([`ifma::Wide::reduce_signed`]).
///
/// # Panics
/// Every operation panics where the vector's token is not to be had: for registers, on a CPU without AVX-512 IFMA, or where
/// `MONTANE_ISA` caps it.
pub struct Lanes8<V, M, const N: usize, const L: usize>([Words8; L], PhantomData<(V, M)>);

/// An unreduced sum of products.
pub struct Wide8<V>([Words8; COLUMNS], PhantomData<V>);

impl<V> Clone for Wide8<V> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for Wide8<V> {}

impl<V, M, const N: usize, const L: usize> Clone for Lanes8<V, M, N, L> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<V, M, const N: usize, const L: usize> Copy for Lanes8<V, M, N, L> {}

impl<V: Vector8, M: Modulus<N>, const N: usize, const L: usize> fmt::Debug for Lanes8<V, M, N, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.unpack()).finish()
    }
}

/// What is written for a single element of `T`, a tower or a curve, over eight at once in vectors `V`: a name, without values.
pub struct InLanes<V, T>(PhantomData<(V, T)>);

impl<V, T> Clone for InLanes<V, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V, T> Copy for InLanes<V, T> {}

impl<V, T> Default for InLanes<V, T> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<V, T> PartialEq for InLanes<V, T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<V, T> Eq for InLanes<V, T> {}

impl<V, T> fmt::Debug for InLanes<V, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("InLanes")
    }
}

/// The proof that the CPU can do it: one load and one branch that is never taken, or nothing for the model.
///
/// An element holds words rather than a vector, whose value would be the proof: `ZERO` and `ONE` are constants, and those are
/// there on every CPU.
#[inline(always)]
fn isa<V: Vector8>() -> V::Isa {
    match V::Isa::detect() {
        Some(isa) => isa,
        None => missing(),
    }
}

/// One operation: out of line for the model, whose formulas would otherwise take minutes to compile, and in place, without a
/// closure on the way, for registers.
macro_rules! operation {
    ($operation:expr) => {
        if V::OUT_OF_LINE {
            $crate::lanes::out_of_line(
                #[inline(always)]
                || $operation,
            )
        } else {
            $operation
        }
    };
}

pub(crate) use operation;

#[inline(never)]
pub(crate) fn out_of_line<R>(operation: impl FnOnce() -> R) -> R {
    operation()
}

#[cold]
#[inline(never)]
fn missing() -> ! {
    panic!("lanes without their instruction set: ask Isa::detect first")
}

impl<V: Vector8, M: Modulus<N>, const N: usize, const L: usize> Lanes8<V, M, N, L> {
    /// The modulus in 52-bit limbs.
    pub const MODULUS: Modulus52<L> = Modulus52::new(M::P);
    /// Makes signed sums positive. Evaluating it proves `2^32 p <= R`.
    const OFFSET: [u64; L] = Modulus52::signed_offset(&M::P);

    /// The same element in every lane, in a constant.
    #[must_use]
    pub const fn splat(a: &Mont<M, N>) -> Self {
        let limbs = Modulus52::<L>::enter_const(&M::P, *a.montgomery_limbs());
        let mut out = [Words8::ZERO; L];
        let mut i = 0;
        while i < L {
            out[i] = Words8::new([limbs[i]; 8]);
            i += 1;
        }
        Self(out, PhantomData)
    }

    /// Lane `i` is `elements[i]`.
    #[must_use]
    pub fn pack(elements: &[Mont<M, N>; 8]) -> Self {
        let words = elements.map(|a| *a.montgomery_limbs());
        isa::<V>().outline(
            #[inline(always)]
            || {
                let isa = isa::<V>();
                let enter = ifma::Lanes::splat(isa, &Self::MODULUS.enter);
                Self::of(ifma::Lanes::pack(isa, &words).mul_relaxed(&enter, &Self::MODULUS))
            },
        )
    }

    /// `elements[i]` is lane `i`.
    #[must_use]
    pub fn unpack(&self) -> [Mont<M, N>; 8] {
        isa::<V>()
            .outline(
                #[inline(always)]
                || {
                    let leave = ifma::Lanes::splat(isa::<V>(), &Self::MODULUS.leave);
                    self.lanes().mul(&leave, &Self::MODULUS).unpack::<N>()
                },
            )
            .map(Mont::from_montgomery_unchecked)
    }

    /// Lane `i` is the element that [`Self::to_rows`] made into `rows[i]`.
    #[inline(always)]
    #[must_use]
    pub fn from_rows(rows: [&[u64; 8]; 8]) -> Self {
        Self::of(ifma::Lanes::from_rows(isa::<V>(), rows))
    }

    /// Calls `put(i, row)` for each lane `i`, in the limbs that lanes have: an element at rest, to be fetched by
    /// [`Self::from_rows`] together with any other seven.
    #[inline(always)]
    pub fn to_rows(&self, put: impl FnMut(usize, [u64; 8])) {
        self.lanes().to_rows(put);
    }

    /// The lanes of `b` whose bit is set in `lanes`, the other lanes of `self`. Constant time in `lanes`.
    #[inline(always)]
    #[must_use]
    pub fn blend(&self, b: &Self, lanes: u8) -> Self {
        Self::of(self.lanes().blend(&b.lanes(), lanes))
    }

    /// The lanes that are zero, one bit for each.
    #[inline(always)]
    #[must_use]
    pub fn is_zero(&self) -> u8 {
        // Times one, which brings the value below p + 1, and then below p.
        self.lanes().mul(&ifma::Lanes::splat(isa::<V>(), &Self::MODULUS.one), &Self::MODULUS).is_zero()
    }

    /// The lanes whose plain value is odd, one bit for each.
    #[must_use]
    pub fn is_odd(&self) -> u8 {
        let mut one = [0; L];
        one[0] = 1;
        isa::<V>().outline(
            #[inline(always)]
            || self.lanes().mul(&ifma::Lanes::splat(isa::<V>(), &one), &Self::MODULUS).is_odd(),
        )
    }

    /// The lanes in which the elements are equal, one bit for each.
    #[inline(always)]
    #[must_use]
    pub fn equals(&self, b: &Self) -> u8 {
        Field::sub(self, b).is_zero()
    }

    /// `self^e` in every lane, least significant limb first, by a sliding window. The time depends on the exponent alone.
    #[must_use]
    pub fn pow_vartime_exponent(&self, e: &[u64]) -> Self {
        const WINDOW: usize = 5;
        let bit = |i: usize| e[i / 64] >> (i % 64) & 1 == 1;
        isa::<V>().outline(
            #[inline(always)]
            || {
                // Odd powers.
                let square = Field::square(self);
                let mut table = [*self; 1 << (WINDOW - 1)];
                for i in 1..table.len() {
                    table[i] = Field::mul(&table[i - 1], &square);
                }
                let mut acc = Self::ONE;
                let mut i = 64 * e.len();
                while i > 0 {
                    if !bit(i - 1) {
                        acc = Field::square(&acc);
                        i -= 1;
                        continue;
                    }
                    let mut low = i.saturating_sub(WINDOW);
                    while !bit(low) {
                        low += 1;
                    }
                    let mut digit = 0;
                    while i > low {
                        i -= 1;
                        digit = digit << 1 | usize::from(bit(i));
                        acc = Field::square(&acc);
                    }
                    acc = Field::mul(&acc, &table[digit >> 1]);
                }
                acc
            },
        )
    }

    /// `self^((p - 3) / 4)` in every lane, for a prime `p = 3 mod 4`: see [`Progenitor`](crate::quadratic::Progenitor).
    #[must_use]
    pub fn progenitor(&self) -> Self {
        const { assert!(M::P[0] & 3 == 3, "the progenitor here is that of a prime with p = 3 mod 4") };
        self.pow_vartime_exponent(&Mont::<M, N>::ODD_PART_HALVED)
    }

    #[inline(always)]
    fn lanes(&self) -> ifma::Lanes<V, L> {
        ifma::Lanes::wake(isa::<V>(), &self.0)
    }

    #[inline(always)]
    fn of(lanes: ifma::Lanes<V, L>) -> Self {
        Self(lanes.rest(), PhantomData)
    }
}

impl<V: Vector8> Wide8<V> {
    #[inline(always)]
    fn lanes(&self) -> ifma::Wide<V> {
        ifma::Wide::wake(isa::<V>(), &self.0)
    }

    #[inline(always)]
    fn of(wide: ifma::Wide<V>) -> Self {
        Self(wide.rest(), PhantomData)
    }
}

impl<V: Vector8, M: Modulus<N>, const N: usize, const L: usize> Field for Lanes8<V, M, N, L> {
    type Wide = Wide8<V>;
    const ZERO: Self = Self([Words8::ZERO; L], PhantomData);
    const ONE: Self = Self::splat(&Mont::ONE);

    #[inline(always)]
    fn add(&self, b: &Self) -> Self {
        operation!(Self::of(self.lanes().add_relaxed(&b.lanes(), &Self::MODULUS)))
    }
    #[inline(always)]
    fn sub(&self, b: &Self) -> Self {
        operation!(Self::of(self.lanes().sub_relaxed(&b.lanes(), &Self::MODULUS)))
    }
    #[inline(always)]
    fn neg(&self) -> Self {
        operation!(Self::of(self.lanes().neg_relaxed(&Self::MODULUS)))
    }
    #[inline(always)]
    fn double(&self) -> Self {
        Field::add(self, self)
    }
    #[inline(always)]
    fn add_lazy(&self, b: &Self) -> Self {
        operation!(Self::of(self.lanes().add_lazy(&b.lanes())))
    }
    #[inline(always)]
    fn wide_zero() -> Wide8<V> {
        Wide8([Words8::ZERO; COLUMNS], PhantomData)
    }
    #[inline(always)]
    fn mul_wide(a: &Self, b: &Self) -> Wide8<V> {
        operation!(Wide8::of(ifma::Wide::zero(isa::<V>()).mul_acc(&a.lanes(), &b.lanes())))
    }
    #[inline(always)]
    fn square_wide(a: &Self) -> Wide8<V> {
        operation!(Wide8::of(ifma::Wide::square(&a.lanes())))
    }
    #[inline(always)]
    fn wide_add(a: &Wide8<V>, b: &Wide8<V>) -> Wide8<V> {
        operation!(Wide8::of(a.lanes().add(&b.lanes())))
    }
    #[inline(always)]
    fn wide_sub(a: &Wide8<V>, b: &Wide8<V>) -> Wide8<V> {
        operation!(Wide8::of(a.lanes().sub(&b.lanes())))
    }
    #[inline(always)]
    fn mul_acc(acc: &mut Wide8<V>, a: &Self, b: &Self) {
        operation!({
            *acc = Wide8::of(acc.lanes().mul_acc(&a.lanes(), &b.lanes()));
        })
    }
    #[inline(always)]
    fn reduce(w: &Wide8<V>) -> Self {
        operation!(Self::of(w.lanes().reduce_signed(&Self::MODULUS, &Self::OFFSET)))
    }
    #[inline(always)]
    fn mul(&self, b: &Self) -> Self {
        operation!(Self::of(self.lanes().mul_relaxed(&b.lanes(), &Self::MODULUS)))
    }
    #[inline(always)]
    fn square(&self) -> Self {
        operation!(Self::of(self.lanes().square_relaxed(&Self::MODULUS)))
    }
    #[inline(always)]
    fn outline<R>(f: impl FnOnce() -> R) -> R {
        operation!(isa::<V>().outline(f))
    }
}

/// A field whose every operation is a call: for long formulas in lanes, where calls cost little beside the operations and
/// what is inlined takes long to compile.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct Called<F>(pub F);

impl<F: Field> Field for Called<F> {
    type Wide = F::Wide;
    const ZERO: Self = Self(F::ZERO);
    const ONE: Self = Self(F::ONE);

    fn add(&self, b: &Self) -> Self {
        F::outline(
            #[inline(always)]
            || Self(self.0.add(&b.0)),
        )
    }
    fn sub(&self, b: &Self) -> Self {
        F::outline(
            #[inline(always)]
            || Self(self.0.sub(&b.0)),
        )
    }
    fn neg(&self) -> Self {
        F::outline(
            #[inline(always)]
            || Self(self.0.neg()),
        )
    }
    fn double(&self) -> Self {
        Field::add(self, self)
    }
    fn add_lazy(&self, b: &Self) -> Self {
        F::outline(
            #[inline(always)]
            || Self(self.0.add_lazy(&b.0)),
        )
    }
    fn wide_zero() -> F::Wide {
        F::wide_zero()
    }
    fn mul_wide(a: &Self, b: &Self) -> F::Wide {
        F::outline(
            #[inline(always)]
            || F::mul_wide(&a.0, &b.0),
        )
    }
    fn square_wide(a: &Self) -> F::Wide {
        F::outline(
            #[inline(always)]
            || F::square_wide(&a.0),
        )
    }
    fn wide_add(a: &F::Wide, b: &F::Wide) -> F::Wide {
        F::outline(
            #[inline(always)]
            || F::wide_add(a, b),
        )
    }
    fn wide_sub(a: &F::Wide, b: &F::Wide) -> F::Wide {
        F::outline(
            #[inline(always)]
            || F::wide_sub(a, b),
        )
    }
    fn reduce(w: &F::Wide) -> Self {
        F::outline(
            #[inline(always)]
            || Self(F::reduce(w)),
        )
    }
    fn mul(&self, b: &Self) -> Self {
        F::outline(
            #[inline(always)]
            || Self(self.0.mul(&b.0)),
        )
    }
    fn square(&self) -> Self {
        F::outline(
            #[inline(always)]
            || Self(self.0.square()),
        )
    }
    #[inline(always)]
    fn outline<R>(f: impl FnOnce() -> R) -> R {
        F::outline(f)
    }
}

impl<V: Vector8, M: Modulus<N>, const N: usize, const L: usize> Called<Lanes8<V, M, N, L>> {
    /// [`Lanes8::pack`]
    #[must_use]
    pub fn pack(elements: &[Mont<M, N>; 8]) -> Self {
        Self(Lanes8::pack(elements))
    }
    /// [`Lanes8::unpack`]
    #[must_use]
    pub fn unpack(&self) -> [Mont<M, N>; 8] {
        self.0.unpack()
    }
    /// [`Lanes8::blend`]
    #[must_use]
    pub fn blend(&self, b: &Self, lanes: u8) -> Self {
        Self::outline(
            #[inline(always)]
            || Self(self.0.blend(&b.0, lanes)),
        )
    }
    /// [`Lanes8::is_zero`]
    #[must_use]
    pub fn is_zero(&self) -> u8 {
        Self::outline(
            #[inline(always)]
            || self.0.is_zero(),
        )
    }
    /// [`Lanes8::is_odd`]
    #[must_use]
    pub fn is_odd(&self) -> u8 {
        self.0.is_odd()
    }
    /// [`Lanes8::equals`]
    #[must_use]
    pub fn equals(&self, b: &Self) -> u8 {
        Field::sub(self, b).is_zero()
    }
    /// [`Lanes8::progenitor`]
    #[must_use]
    pub fn progenitor(&self) -> Self {
        Self(self.0.progenitor())
    }
}

#[cfg(test)]
mod tests {
    use super::InLanes;
    use crate::Field;
    use crate::bls12_381::{Bls12Tower, Fp, Fp2, Fp8In};
    use crate::cubic::Tower;
    use crate::twelfth::Fp12;
    use montane_kernels::cpu::{Isa, Portable};
    use montane_kernels::ifma::{Model, Vector8, Zmm};

    /// Runs a check over the model, and over registers where they are.
    macro_rules! in_lanes {
        ($check:ident) => {
            $check::<Model<Portable>>();
            match <Zmm as montane_kernels::ifma::Vector>::Isa::detect() {
                Some(_) => $check::<Zmm>(),
                None => std::eprintln!("registers skipped: needs ifma"),
            }
        };
    }

    /// Reproducible operands.
    struct Source(montane_testing::Source);

    impl Source {
        fn word(&mut self) -> u64 {
            self.0.word()
        }
        /// Often 0, 1 or -1.
        fn fp(&mut self) -> Fp {
            match self.word() % 8 {
                0 => Fp::ZERO,
                1 => Fp::ONE,
                2 => -Fp::ONE,
                _ => {
                    let words: [u64; 6] = core::array::from_fn(|_| self.word());
                    words.iter().fold(Fp::ZERO, |acc, &w| acc * Fp::from_u64(u64::MAX) + Fp::from_u64(w))
                }
            }
        }
        fn eight(&mut self) -> [Fp; 8] {
            core::array::from_fn(|_| self.fp())
        }
    }

    #[test]
    fn field() {
        in_lanes!(field_in);
    }

    fn field_in<V: Vector8>() {
        type Fp8<V> = crate::bls12_381::Fp8In<V>;
        let source = &mut Source(montane_testing::Source::new(1));
        for _ in 0..200 {
            let (a, b) = (source.eight(), source.eight());
            let (x, y) = (Fp8::<V>::pack(&a), Fp8::<V>::pack(&b));
            assert_eq!(x.unpack(), a);
            let check = |got: Fp8<V>, expected: fn(Fp, Fp) -> Fp| {
                assert_eq!(got.unpack(), core::array::from_fn(|i| expected(a[i], b[i])));
            };
            check(Field::add(&x, &y), |a, b| a + b);
            check(Field::sub(&x, &y), |a, b| a - b);
            check(Field::neg(&x), |a, _| -a);
            check(Field::double(&x), |a, _| a + a);
            check(Field::mul(&x, &y), |a, b| a * b);
            check(Field::square(&x), |a, _| a * a);
            check(Field::mul(&x.add_lazy(&y), &y.add_lazy(&y)), |a, b| (a + b) * (b + b));
            let mut w = Fp8::<V>::wide_sub(&Fp8::<V>::mul_wide(&x, &y), &Fp8::<V>::square_wide(&y));
            Fp8::<V>::mul_acc(&mut w, &x, &x);
            check(Fp8::<V>::reduce(&Fp8::<V>::wide_add(&w, &w)), |a, b| (a * b - b * b + a * a).double());
            let lanes = source.word() as u8;
            let blended = x.blend(&y, lanes);
            for i in 0..8 {
                assert_eq!(blended.unpack()[i], if lanes >> i & 1 == 1 { b[i] } else { a[i] });
                assert_eq!(x.equals(&y) >> i & 1 == 1, a[i] == b[i]);
                assert_eq!(Field::sub(&x, &x.blend(&y, lanes)).is_zero() >> i & 1 == 1, a[i] == blended.unpack()[i]);
            }
            // A linear recurrence that is never multiplied: the invariant must hold by itself.
            let (mut z, mut expected) = (x, a);
            for _ in 0..100 {
                z = Field::sub(&Field::add(&Field::double(&z), &y), &Field::add(&z, &z));
                z = Field::sub(&Field::double(&z), &Field::neg(&z));
                for i in 0..8 {
                    expected[i] = (expected[i].double() + b[i]) - (expected[i] + expected[i]);
                    expected[i] = expected[i].double() + expected[i];
                }
            }
            assert_eq!(z.unpack(), expected);
        }
        assert_eq!(Fp8::<V>::pack(&[Fp::ONE; 8]).equals(&Fp8::<V>::ONE), u8::MAX);
        let e = [0x1234_5678_9abc_def0, 3];
        let a = source.eight();
        let expected = a.map(|a| {
            e.iter().rev().flat_map(|w| (0..64).rev().map(move |i| w >> i & 1)).fold(Fp::ONE, |acc, bit| {
                let acc = acc.square();
                if bit == 1 { acc * a } else { acc }
            })
        });
        assert_eq!(Fp8::<V>::pack(&a).pow_vartime_exponent(&e).unpack(), expected);
    }

    /// The whole tower over lanes is the tower over single elements, lane by lane.
    #[test]
    fn tower() {
        in_lanes!(tower_in);
    }

    fn tower_in<V: Vector8>() {
        type Single = Fp12<Bls12Tower>;
        type Eight<V> = Fp12<InLanes<V, Bls12Tower>>;
        let source = &mut Source(montane_testing::Source::new(2));
        let pack = |a: &[Single; 8]| -> Eight<V> {
            let coefficients = a.map(|a| a.coefficients());
            Eight::<V>::from_coefficients(core::array::from_fn(|j| {
                crate::quadratic::Fp2::new(
                    Fp8In::<V>::pack(&core::array::from_fn(|i| coefficients[i][j].c0)),
                    Fp8In::<V>::pack(&core::array::from_fn(|i| coefficients[i][j].c1)),
                )
            }))
        };
        let unpack = |a: &Eight<V>| -> [Single; 8] {
            let coefficients = a.coefficients().map(|c| (c.c0.unpack(), c.c1.unpack()));
            core::array::from_fn(|i| {
                Single::from_coefficients(core::array::from_fn(|j| {
                    Fp2::new(coefficients[j].0[i], coefficients[j].1[i])
                }))
            })
        };
        for round in 0..20 {
            let mut element = || -> [Single; 8] {
                core::array::from_fn(|_| {
                    let fp = |source: &mut Source| if round == 0 { -Fp::ONE } else { source.fp() };
                    Single::from_coefficients(core::array::from_fn(|_| Fp2::new(fp(source), fp(source))))
                })
            };
            let (a, b) = (element(), element());
            let (x, y) = (pack(&a), pack(&b));
            assert_eq!(unpack(&x.mul(&y)), core::array::from_fn(|i| a[i].mul(&b[i])), "mul");
            assert_eq!(unpack(&x.square()), a.map(|a| a.square()), "square");
            assert_eq!(unpack(&x.add(&y).sub(&x.neg())), core::array::from_fn(|i| a[i].add(&b[i]).sub(&a[i].neg())));
            assert_eq!(unpack(&x.conjugate()), a.map(|a| a.conjugate()), "conjugate");
        }
        for (lanes, single) in InLanes::<V, Bls12Tower>::FROBENIUS.iter().zip(&Bls12Tower::FROBENIUS) {
            assert_eq!(lanes.c0.unpack(), [single.c0; 8]);
            assert_eq!(lanes.c1.unpack(), [single.c1; 8]);
        }
    }
}

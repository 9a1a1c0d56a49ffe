//! What a kernel says of itself, and a kernel bound to a modulus.

use alloc::boxed::Box;
use alloc::string::String;
use core::any::Any;

use crate::algorithm::Algorithm;
use crate::cpu::{Level, Order};
use crate::op::{BULK, Entry, Functions, Op, Words};
use crate::operation::Operation;

/// What a result means, modulo `p`. It fixes how a kernel is checked against big integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Computes {
    /// `a + b`
    Sum,
    /// `a - b`
    Difference,
    /// `factor a + b`
    MultipleSum {
        /// The factor, a small number.
        factor: u64,
    },
    /// `factor a - b`
    MultipleDifference {
        /// The factor, a small number.
        factor: u64,
    },
    /// `-a`
    Negation,
    /// `a * b * 2^shift`
    Product {
        /// The power of two that goes with the product: `-64 N` for Montgomery multiplication.
        shift: i32,
    },
    /// `a^2 * 2^shift`
    Square {
        /// The power of two that goes with the square.
        shift: i32,
    },
    /// `(a0 + a1 u)(b0 + b1 u) 2^shift` with `u^2 = -1`: the two lanes of an operand are the two coordinates.
    ComplexProduct {
        /// The power of two that goes with the products.
        shift: i32,
    },
    /// `(a0 + a1 u)^2 2^shift`, likewise.
    ComplexSquare {
        /// The power of two that goes with the products.
        shift: i32,
    },
    /// `(a0 + a1 v + a2 v^2)(b0 + b1 v + b2 v^2) 2^shift` with `v^3 = 1 + u`: lanes `2i` and `2i + 1` of an operand are
    /// the coordinates of its coefficient `i`.
    CubicProduct {
        /// The power of two that goes with the products.
        shift: i32,
    },
    /// `(a + b s)^2 2^shift` with `s^2 = 1 + u`, likewise.
    QuarticSquare {
        /// The power of two that goes with the products.
        shift: i32,
    },
    /// `(a0 + a1 w)(l0 + l2 w^2 + l3 w^3) 2^shift` with `w^2 = v`: lanes of `a` are those of `a0`, then those of `a1`;
    /// of `b`, those of `l0, l2, l3`.
    LineProduct {
        /// The power of two that goes with the products.
        shift: i32,
    },
    /// `a^(2^n) `, `n` squarings in a row without Montgomery factor.
    Power {
        /// The number of squarings.
        squarings: u32,
    },
    /// `u + t` and `u - t` for `t = (v0 b0 + v1 b1 + ..) 2^shift`, where the lanes of `a` are `v`, whose limbs `vi`
    /// are, and `u`, and each lane of `b` is a number.
    Butterfly {
        /// The power of two that goes with the sum.
        shift: i32,
    },
    /// `a * 2^shift`: doubling is 1, halving is -1, conversions and reductions are multiples of the limb size.
    Scaled {
        /// The exponent.
        shift: i32,
    },
    /// `a * b` as an integer, not reduced.
    WideProduct,
    /// `a^2` as an integer, not reduced.
    WideSquare,
    /// `(a0 + a1 u)(b0 + b1 u)` with `u^2 = -1`, not reduced: integers modulo the power of two that the limbs hold.
    WideComplexProduct,
    /// The same value, lane by lane, in another form.
    Same,
}

/// How an operand's words are a number, and which numbers and words are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Representation {
    /// Independent numbers side by side.
    pub lanes: usize,
    /// Limbs of each number.
    pub limbs: usize,
    /// Limb `i` weighs `2^(radix_bits * i)`; limbs that are not uniform (25.5 bits and the like) have no such
    /// description.
    pub radix_bits: u32,
    /// Each limb is below `2^limb_bits`.
    pub limb_bits: u32,
    /// Each number's bound.
    pub bound: Bound,
    /// For more than one lane: whether words go limb by limb (`[limb][lane]`) or lane by lane.
    pub limb_major: bool,
    /// Numbers of another form behind these.
    pub beside: Beside,
}

/// Numbers in words of 64 bits, below the modulus and one after the other, behind others in lanes. What is `2^shift`
/// for those of a product is `2^(-64 words)` for these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beside {
    /// How many numbers.
    pub numbers: usize,
    /// Words of each.
    pub words: usize,
}

impl Beside {
    /// There are none.
    pub const NONE: Self = Self { numbers: 0, words: 0 };
}

impl Computes {
    /// `a * b * R^-1`
    #[must_use]
    pub const fn mont_product(limbs: usize) -> Self {
        Self::Product { shift: -64 * limbs as i32 }
    }

    /// `a^2 * R^-1`
    #[must_use]
    pub const fn mont_square(limbs: usize) -> Self {
        Self::Square { shift: -64 * limbs as i32 }
    }
}

impl Representation {
    /// `limbs` words of 64 bits, one number, with a bound.
    #[must_use]
    pub const fn saturated(limbs: usize, bound: Bound) -> Self {
        Self { lanes: 1, limbs, radix_bits: 64, limb_bits: 64, bound, limb_major: false, beside: Beside::NONE }
    }

    /// How many words it takes.
    #[must_use]
    pub const fn words(&self) -> usize {
        self.lanes * self.limbs + self.beside.numbers * self.beside.words
    }

    /// How many numbers there are, those of the other form too.
    #[must_use]
    pub const fn numbers(&self) -> usize {
        self.lanes + self.beside.numbers
    }

    /// The form of one of the numbers.
    #[must_use]
    pub const fn of(&self, number: usize) -> Self {
        if number < self.lanes { *self } else { Self::saturated(self.beside.words, Bound::CANONICAL) }
    }
}

/// An exclusive upper bound on a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// `value < factor * p`
    Modulus {
        /// The factor.
        factor: u64,
    },
    /// `value < factor * p * 2^shift`: what a reduction takes.
    ModulusShifted {
        /// The factor.
        factor: u64,
        /// The exponent.
        shift: u32,
    },
    /// `value < p^2`
    ModulusSquared,
    /// `value < 2^bits`
    Bits {
        /// The exponent.
        bits: u32,
    },
}

impl Bound {
    /// `value < p`.
    pub const CANONICAL: Self = Self::Modulus { factor: 1 };
}

/// A kernel's lines in the documentation, beside the operands.
#[derive(Clone, Copy, Debug)]
pub struct Doc {
    /// One sentence.
    pub summary: &'static str,
    /// Paper and algorithm number.
    pub source: &'static str,
}

/// Which moduli a kernel takes, beyond the limb count: `Ok` or the rule that is broken.
pub type Applies = fn(&[u64]) -> Result<(), &'static str>;

/// One kernel. It is made from its operation's type, which fixes its level and its functions.
///
/// ```compile_fail,E0451
/// use montane_kernels::Kernel;
/// fn forged(description: Kernel, other: Kernel) -> Kernel {
///     Kernel { functions: other.functions, ..description }
/// }
/// ```
#[derive(Clone, Copy)]
pub struct Kernel {
    /// What it does, and whether that is of one prime.
    pub operation: Operation,
    /// What distinguishes it from others of the same operation, limb count and instruction set.
    pub algorithm: Algorithm,
    /// The processor whose order of instructions its body has, if it comes in several.
    pub order: Option<Order>,
    /// Limbs of 64 bits of the modulus; rows are grouped by it.
    pub limbs: usize,
    /// Whether it claims that neither branches nor addresses depend on operands.
    pub constant_time: bool,
    /// What it computes.
    pub computes: Computes,
    /// The first operand.
    pub a: Representation,
    /// The second operand, if there is one.
    pub b: Option<Representation>,
    /// The result.
    pub out: Representation,
    /// Which moduli it takes.
    pub applies: Applies,
    /// Word products in theory, for one lane, if the kernel is a multiplication; vector kernels count vector products
    /// for all lanes.
    pub products: Option<u32>,
    /// Additions with carry in theory (beyond the products), the other resource; for the port floor.
    pub carries: Option<u32>,
    /// Whether a result may be fed back as the first operand (a latency can be measured).
    pub chains: bool,
    /// Whether it is one body in assembly, which neither calls nor branches.
    pub assembly: bool,
    /// Whether operands may be below `2p` where [`takes_lazy`](crate::select::takes_lazy) allows it, though it says
    /// that they are below `p`.
    pub lazy: bool,
    /// For people.
    pub doc: Doc,
    /// Generated from the operation's type; the level too, so that no description can claim another.
    pub(crate) functions: Functions,
}

/// Why a kernel cannot be bound to a modulus here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BindError {
    /// The modulus does not satisfy the kernel's condition.
    NotApplicable(&'static str),
    /// The CPU lacks the instruction set, the environment capped it, or the thread rounds otherwise than floating-point
    /// lanes need.
    Needs(Level),
}

impl core::fmt::Display for BindError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::NotApplicable(rule) => write!(f, "not applicable: {rule}"),
            Self::Needs(level) => write!(f, "needs {}", level.name()),
        }
    }
}

impl core::error::Error for BindError {}

impl Kernel {
    /// A constant-time kernel on values below `p`, for any modulus; a list changes what differs.
    #[must_use]
    pub const fn of<O: Op>(
        operation: Operation,
        algorithm: Algorithm,
        limbs: usize,
        computes: Computes,
        doc: Doc,
    ) -> Self {
        let canonical = Representation::saturated(limbs, Bound::CANONICAL);
        Self {
            operation,
            algorithm,
            order: None,
            limbs,
            constant_time: true,
            computes,
            a: canonical,
            b: if O::B::LEN > 0 { Some(canonical) } else { None },
            out: canonical,
            applies: ANY,
            products: None,
            carries: None,
            chains: true,
            assembly: false,
            lazy: false,
            doc,
            functions: Functions::of::<O>(),
        }
    }

    /// The same description of another operation.
    #[must_use]
    pub const fn by<O: Op>(self) -> Self {
        Self { functions: Functions::of::<O>(), ..self }
    }

    /// With so many word products in theory. Each brings a low and a high word, and each of those an addition with
    /// carry.
    #[must_use]
    pub const fn products(self, products: usize) -> Self {
        Self { products: Some(products as u32), carries: Some(2 * products as u32), ..self }
    }

    /// The same with another symbol, for kernels written down instruction by instruction.
    ///
    /// # Safety
    /// `entry` must accept what the operation's own symbol accepts.
    #[must_use]
    pub const unsafe fn with_entry(self, entry: Entry) -> Self {
        Self { functions: Functions { entry, ..self.functions }, ..self }
    }

    /// The instruction set it needs: that of its operation's token.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.functions.level
    }

    /// The part of its name behind the limbs: algorithm, order and instruction set, `fold_zen3_adx`.
    #[must_use]
    pub fn variant(&self) -> String {
        self.algorithm.at(self.order, self.level())
    }

    /// `operation_limbs_variant`, for example `mont_mul_6_adx`; without the limbs where the prime is built in, as in
    /// `fe25519_mul_limbs51`.
    #[must_use]
    pub fn name(&self) -> String {
        self.operation.at(self.limbs, &self.variant())
    }

    /// Whether it is of one prime, which its operation names.
    #[must_use]
    pub const fn has_its_prime(&self) -> bool {
        self.operation.has_its_prime()
    }

    /// How many independent operations one call does: the lanes, unless these are coordinates of one number.
    #[must_use]
    pub const fn operations(&self) -> usize {
        match self.computes {
            Computes::ComplexProduct { .. }
            | Computes::ComplexSquare { .. }
            | Computes::WideComplexProduct
            | Computes::CubicProduct { .. }
            | Computes::QuarticSquare { .. }
            | Computes::LineProduct { .. }
            | Computes::Butterfly { .. } => 1,
            _ => self.a.numbers(),
        }
    }

    /// The kernel with the constants of one modulus (limbs least significant first, no leading zero limb).
    ///
    /// # Errors
    /// [`BindError`] when the modulus or the CPU does not fit.
    pub fn bind(&self, p: &[u64]) -> Result<Bind, BindError> {
        if p.len() != self.limbs {
            return Err(BindError::NotApplicable("the modulus has another number of limbs"));
        }
        (self.applies)(p).map_err(BindError::NotApplicable)?;
        if !(self.functions.given)() {
            return Err(BindError::Needs(self.level()));
        }
        let (k, k_address) = (self.functions.derive)(p)
            .ok_or(BindError::NotApplicable("the modulus must be odd and use all its limbs"))?;
        Ok(Bind { kernel: *self, k, k_address })
    }
}

/// A kernel bound to a modulus on a CPU and a thread that can run it. It stays on the thread:
///
/// ```compile_fail,E0277
/// fn elsewhere<T: Send>() {}
/// elsewhere::<montane_kernels::kernel::Bind>();
/// ```
pub struct Bind {
    kernel: Kernel,
    k: Box<dyn Any + Send + Sync>,
    k_address: *const (),
}

impl Bind {
    /// The kernel.
    #[must_use]
    pub fn kernel(&self) -> &Kernel {
        &self.kernel
    }

    /// Runs it once, through the symbol that the tracer follows. `b` is empty for one-operand kernels.
    ///
    /// # Panics
    /// If a slice has not exactly the words of its operand.
    pub fn call(&self, out: &mut [u64], a: &[u64], b: &[u64]) {
        assert_eq!([a.len(), b.len(), out.len()], self.kernel.functions.lens, "operand sizes");
        // SAFETY: `bind` was given the operation's token on this thread; the lengths are those of the operand types;
        // `k_address` points into `self.k`, a box made by the same operation.
        unsafe { (self.kernel.functions.entry)(out.as_mut_ptr(), a.as_ptr(), b.as_ptr(), self.k_address) }
    }

    /// `a = op(a, b)`, `iterations` times in a row.
    ///
    /// # Panics
    /// If a slice has not exactly the words of its operand.
    pub fn chain(&self, a: &mut [u64], b: &[u64], iterations: usize) {
        assert_eq!([a.len(), b.len()], self.kernel.functions.lens[..2], "operand sizes");
        (self.kernel.functions.chain)(a, b, &*self.k, iterations);
    }

    /// [`BULK`] independent operations, `rounds` times; each slice holds [`BULK`] operands.
    ///
    /// # Panics
    /// If a slice has not exactly the words of [`BULK`] operands.
    pub fn bulk(&self, a: &[u64], b: &[u64], out: &mut [u64], rounds: usize) {
        assert_eq!([a.len(), b.len(), out.len()], self.kernel.functions.lens.map(|n| n * BULK), "operand sizes");
        (self.kernel.functions.bulk)(a, b, out, &*self.k, rounds);
    }

    /// The address of the symbol that [`Self::call`] runs.
    #[must_use]
    pub fn entry_address(&self) -> usize {
        self.kernel.functions.entry as usize
    }

    /// The address of the constants.
    #[must_use]
    pub fn constants_address(&self) -> usize {
        self.k_address.addr()
    }

    /// How many bytes the constants take.
    #[must_use]
    pub fn constants_bytes(&self) -> usize {
        self.kernel.functions.constants_bytes
    }

    /// Words of `a`, `b` and the result.
    #[must_use]
    pub fn operand_words(&self) -> [usize; 3] {
        self.kernel.functions.lens
    }
}

/// Takes every odd modulus of the right limb count.
pub const ANY: Applies = |_| Ok(());

/// Takes moduli below `2^(64N - 1)`.
pub const ONE_SPARE_BIT: Applies =
    |p| if spare_bits(p) >= 1 { Ok(()) } else { Err("the top bit of the modulus must be clear") };

/// Takes moduli below `2^(64N - 2)`.
pub const TWO_SPARE_BITS: Applies =
    |p| if spare_bits(p) >= 2 { Ok(()) } else { Err("the top two bits of the modulus must be clear") };

/// Takes moduli below `2^(64N - 3)`.
pub const THREE_SPARE_BITS: Applies =
    |p| if spare_bits(p) >= 3 { Ok(()) } else { Err("the top three bits of the modulus must be clear") };

/// Zero bits above a modulus in its limbs.
const fn spare_bits(p: &[u64]) -> u32 {
    match p.last() {
        Some(top) => top.leading_zeros(),
        None => 0,
    }
}

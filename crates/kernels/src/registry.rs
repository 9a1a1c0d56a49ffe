//! Every kernel, once. Tests, benchmarks, the tracer and the documentation iterate `KERNELS`.
//!
//! The list itself is behind the feature `registry`: whoever only wants the arithmetic does not compile every
//! kernel of every shape.
//!
//! To add a kernel, write it as an [`Op`] in its file, describe it in that file's `list()`,
//! and name the file here.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use core::any::Any;
use core::hint::black_box;

use crate::cpu::{Isa, Level};
use crate::op::{Consts, Op, Words};
#[cfg(all(feature = "registry", target_arch = "x86_64"))]
use crate::{add_x86, adx, intrinsics, logjump_adx};
#[cfg(feature = "registry")]
use crate::{fe25519, flat, ifma, portable, solinas};

/// Lists of kernels, one per source file and shape.
#[cfg(feature = "registry")]
pub static KERNELS: &[&[Kernel]] = &[
    &portable::list::<4>(),
    &portable::list::<6>(),
    &portable::list::<9>(),
    &flat::list::<4>(),
    &flat::list::<6>(),
    &solinas::list(),
    #[cfg(target_arch = "x86_64")]
    &intrinsics::list::<4>(),
    #[cfg(target_arch = "x86_64")]
    &intrinsics::list::<6>(),
    #[cfg(target_arch = "x86_64")]
    &add_x86::list4(),
    #[cfg(target_arch = "x86_64")]
    &add_x86::list6(),
    #[cfg(target_arch = "x86_64")]
    &adx::list4(),
    #[cfg(target_arch = "x86_64")]
    &adx::list6(),
    #[cfg(target_arch = "x86_64")]
    &logjump_adx::list4(),
    #[cfg(target_arch = "x86_64")]
    &logjump_adx::list6(),
    &fe25519::limbs64::list(),
    #[cfg(target_arch = "x86_64")]
    &fe25519::limbs64_adx::list(),
    &fe25519::limbs51::list(),
    &fe25519::limbs51_preshift::list(),
    &fe25519::mont::list(),
    #[cfg(target_arch = "x86_64")]
    &fe25519::mont::list_adx(),
    &fe25519::ifma_kernels::list4(),
    &fe25519::ifma_kernels::list8(),
    &ifma::kernels::list::<4, 5>(),
    &ifma::kernels::list::<6, 8>(),
];

/// Every registered kernel.
#[cfg(feature = "registry")]
pub fn all() -> impl Iterator<Item = &'static Kernel> {
    KERNELS.iter().copied().flatten()
}

/// The kernel of this name.
#[cfg(feature = "registry")]
#[must_use]
pub fn find(name: &str) -> Option<&'static Kernel> {
    all().find(|k| k.name() == name)
}

/// The symbol behind a kernel: `(out, a, b, constants)`, each a pointer to as many words as the forms say.
pub type Entry = unsafe extern "C" fn(out: *mut u64, a: *const u64, b: *const u64, k: *const ());

/// What a result means, modulo `p`. It fixes how a kernel is checked against big integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Computes {
    /// `a + b`
    Sum,
    /// `a - b`
    Difference,
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
    /// `a^(2^n) `, `n` squarings in a row without Montgomery factor.
    Power {
        /// The number of squarings.
        squarings: u32,
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
    /// The same value, lane by lane, in another form.
    Same,
}

/// How an operand's words are a number, and which numbers and words are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// Independent numbers side by side.
    pub lanes: usize,
    /// Limbs of each number.
    pub limbs: usize,
    /// Limb `i` weighs `2^(radix_bits * i)`; where limbs are not uniform (25.5 bits and the like) this form does not apply.
    pub radix_bits: u32,
    /// Each limb is below `2^limb_bits`.
    pub limb_bits: u32,
    /// Each number's bound.
    pub bound: Bound,
    /// For more than one lane: whether words go limb by limb (`[limb][lane]`) or lane by lane.
    pub limb_major: bool,
}

impl Form {
    /// `limbs` words of 64 bits, one number, with a bound.
    #[must_use]
    pub const fn saturated(limbs: usize, bound: Bound) -> Self {
        Self { lanes: 1, limbs, radix_bits: 64, limb_bits: 64, bound, limb_major: false }
    }

    /// How many words it takes.
    #[must_use]
    pub const fn words(&self) -> usize {
        self.lanes * self.limbs
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

/// A kernel's lines in the documentation, beside the forms.
#[derive(Clone, Copy, Debug)]
pub struct Doc {
    /// One sentence.
    pub summary: &'static str,
    /// Paper and algorithm number.
    pub source: &'static str,
}

/// Which moduli a kernel takes, beyond the limb count: `Ok` or the rule that is broken.
pub type Applies = fn(&[u64]) -> Result<(), &'static str>;

/// One registered kernel.
#[derive(Clone, Copy)]
pub struct Kernel {
    /// `mont_mul`, `mont_sqr`, `add`, ...
    pub operation: &'static str,
    /// `cios`, `adx`, ...: what distinguishes it from others of the same operation and limb count.
    pub algorithm: &'static str,
    /// Limbs of 64 bits of the modulus; rows are grouped by it.
    pub limbs: usize,
    /// The instruction set it needs.
    pub level: Level,
    /// Whether it claims that neither branches nor addresses depend on operands.
    pub constant_time: bool,
    /// What it computes.
    pub computes: Computes,
    /// The first operand.
    pub a: Form,
    /// The second operand, if there is one.
    pub b: Option<Form>,
    /// The result.
    pub out: Form,
    /// Which moduli it takes.
    pub applies: Applies,
    /// Word products in theory, for one lane, if the kernel is a multiplication; vector kernels count vector products for all lanes.
    pub products: Option<u32>,
    /// Additions with carry in theory (beyond the products), the other resource; for the port floor.
    pub carries: Option<u32>,
    /// Whether a result may be fed back as the first operand (a latency can be measured).
    pub chains: bool,
    /// For people.
    pub doc: Doc,
    /// Generated from the type.
    pub imp: Imp,
}

/// A kernel's constants, and where in the box they are.
type Derived = (Box<dyn Any + Send + Sync>, *const ());

/// [`Bind::bulk`], for one operation.
type Bulk = fn(&[u64], &[u64], &mut [u64], &dyn Any, usize);

/// What is generated from an [`Op`]; the words passed have been checked by [`Bind`].
#[derive(Clone, Copy)]
pub struct Imp {
    entry: Entry,
    chain: fn(&mut [u64], &[u64], &dyn Any, usize),
    bulk: Bulk,
    derive: fn(&[u64]) -> Option<Derived>,
    lens: [usize; 3],
    constants_bytes: usize,
}

impl Imp {
    /// Generates the functions of an operation.
    #[must_use]
    pub const fn of<O: Op>() -> Self {
        Self {
            entry: entry::<O>,
            chain: chain::<O>,
            bulk: bulk::<O>,
            derive: derive::<O>,
            lens: [O::A::LEN, O::B::LEN, O::Out::LEN],
            constants_bytes: size_of::<O::K>(),
        }
    }

    /// The same with another symbol behind [`Bind::call`], for kernels written down instruction by instruction.
    ///
    /// # Safety
    /// `entry` must accept what the operation's own symbol accepts.
    #[cfg(target_arch = "x86_64")]
    pub(crate) const unsafe fn with_entry(self, entry: Entry) -> Self {
        Self { entry, ..self }
    }
}

/// Independent multiplications per round of [`Bind::bulk`].
pub const BULK: usize = 8;

unsafe extern "C" fn entry<O: Op>(out: *mut u64, a: *const u64, b: *const u64, k: *const ()) {
    // SAFETY: the only caller, `Bind::call`, checked the CPU and passes pointers to as many words as the types hold.
    unsafe {
        let isa = O::Isa::assume();
        isa.outline(
            #[inline(always)]
            || *out.cast::<O::Out>() = O::run(isa, &*a.cast::<O::A>(), &*b.cast::<O::B>(), &*k.cast::<O::K>()),
        );
    }
}

fn load<W: Words>(from: &[u64]) -> W {
    let mut w = W::ZERO;
    w.words_mut().copy_from_slice(from);
    w
}

fn consts<K: 'static>(k: &dyn Any) -> &K {
    k.downcast_ref().expect("constants are made by the same kernel")
}

/// `a = op(a, b)`, `iterations` times, each waiting for the last.
fn chain<O: Op>(a: &mut [u64], b: &[u64], k: &dyn Any, iterations: usize) {
    let Some(isa) = O::Isa::detect() else { return };
    let k = consts::<O::K>(k);
    let mut x: O::A = load(a);
    let y: O::B = load(b);
    isa.outline(
        #[inline(always)]
        || {
            let y = black_box(&y);
            let k = black_box(k);
            for _ in 0..iterations {
                let out = O::run(isa, &x, y, k);
                let n = if O::A::LEN < O::Out::LEN { O::A::LEN } else { O::Out::LEN };
                x.words_mut()[..n].copy_from_slice(&out.words()[..n]);
            }
        },
    );
    a.copy_from_slice(black_box(x).words());
}

/// `out[j] = op(a[j], b[j])` for [`BULK`] independent `j`, `rounds` times.
fn bulk<O: Op>(a: &[u64], b: &[u64], out: &mut [u64], k: &dyn Any, rounds: usize) {
    let Some(isa) = O::Isa::detect() else { return };
    let k = consts::<O::K>(k);
    let mut x = [O::A::ZERO; BULK];
    let mut y = [O::B::ZERO; BULK];
    let mut z = [O::Out::ZERO; BULK];
    for j in 0..BULK {
        x[j] = load(&a[j * O::A::LEN..][..O::A::LEN]);
        y[j] = load(&b[j * O::B::LEN..][..O::B::LEN]);
    }
    isa.outline(
        #[inline(always)]
        || {
            let k = black_box(k);
            for _ in 0..rounds {
                let (x, y) = (black_box(&x), black_box(&y));
                for j in 0..BULK {
                    z[j] = O::run(isa, &x[j], &y[j], k);
                }
                black_box(&mut z);
            }
        },
    );
    for j in 0..BULK {
        out[j * O::Out::LEN..][..O::Out::LEN].copy_from_slice(z[j].words());
    }
}

fn derive<O: Op>(p: &[u64]) -> Option<Derived> {
    let k = Box::new(O::K::derive(p)?);
    let address = core::ptr::from_ref::<O::K>(&k).cast();
    Some((k, address))
}

/// Why a kernel cannot be bound to a modulus here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BindError {
    /// The modulus does not satisfy the kernel's condition.
    NotApplicable(&'static str),
    /// The CPU lacks the instruction set, or the environment capped it.
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
    /// `operation_limbs_algorithm`, for example `mont_mul_6_adx`; without the limbs where the operation fixes the prime,
    /// as in `fe25519_mul_limbs51`.
    #[must_use]
    pub fn name(&self) -> String {
        if self.operation.starts_with("fe25519_") {
            return format!("{}_{}", self.operation, self.algorithm);
        }
        format!("{}_{}_{}", self.operation, self.limbs, self.algorithm)
    }

    /// How many independent operations one call does: the lanes, unless these are coordinates of one number.
    #[must_use]
    pub const fn operations(&self) -> usize {
        match self.computes {
            Computes::ComplexProduct { .. } | Computes::ComplexSquare { .. } => 1,
            _ => self.a.lanes,
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
        if crate::cpu::level() < self.level {
            return Err(BindError::Needs(self.level));
        }
        let (k, k_address) =
            (self.imp.derive)(p).ok_or(BindError::NotApplicable("the modulus must be odd and use all its limbs"))?;
        Ok(Bind { kernel: *self, k, k_address })
    }
}

/// A kernel bound to a modulus on a CPU that can run it.
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
    /// If a slice has not exactly the words of its form.
    pub fn call(&self, out: &mut [u64], a: &[u64], b: &[u64]) {
        assert_eq!([a.len(), b.len(), out.len()], self.kernel.imp.lens, "operand sizes");
        // SAFETY: `bind` checked the CPU; the lengths are those of the operand types; `k_address` points into `self.k`,
        // a box made by the same operation.
        unsafe { (self.kernel.imp.entry)(out.as_mut_ptr(), a.as_ptr(), b.as_ptr(), self.k_address) }
    }

    /// `a = op(a, b)`, `iterations` times in a row.
    ///
    /// # Panics
    /// If a slice has not exactly the words of its form.
    pub fn chain(&self, a: &mut [u64], b: &[u64], iterations: usize) {
        assert_eq!([a.len(), b.len()], self.kernel.imp.lens[..2], "operand sizes");
        (self.kernel.imp.chain)(a, b, &*self.k, iterations);
    }

    /// [`BULK`] independent operations, `rounds` times; each slice holds [`BULK`] operands.
    ///
    /// # Panics
    /// If a slice has not exactly the words of [`BULK`] operands.
    pub fn bulk(&self, a: &[u64], b: &[u64], out: &mut [u64], rounds: usize) {
        assert_eq!([a.len(), b.len(), out.len()], self.kernel.imp.lens.map(|n| n * BULK), "operand sizes");
        (self.kernel.imp.bulk)(a, b, out, &*self.k, rounds);
    }

    /// The address of the symbol that [`Self::call`] runs.
    #[must_use]
    pub fn entry_address(&self) -> usize {
        self.kernel.imp.entry as usize
    }

    /// The address of the constants.
    #[must_use]
    pub fn constants_address(&self) -> usize {
        self.k_address.addr()
    }

    /// How many bytes the constants take.
    #[must_use]
    pub fn constants_bytes(&self) -> usize {
        self.kernel.imp.constants_bytes
    }

    /// Words of `a`, `b` and the result.
    #[must_use]
    pub fn operand_words(&self) -> [usize; 3] {
        self.kernel.imp.lens
    }
}

/// Takes every odd modulus of the right limb count.
pub const ANY: Applies = |_| Ok(());

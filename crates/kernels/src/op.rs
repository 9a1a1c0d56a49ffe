//! A kernel as a type: [`Op`] says what a kernel reads and writes, and everything that the registry
//! needs (a symbol to trace, a dependent chain, independent repetitions) is generated from it.

use alloc::boxed::Box;
use core::any::Any;
use core::hint::black_box;

use crate::Params;
use crate::cpu::token::Token;
use crate::cpu::{Isa, Level};
use crate::inlined;

mod sealed {
    pub trait Words {}
    impl<const N: usize> Words for [u64; N] {}
    impl<const M: usize, const N: usize> Words for [[u64; M]; N] {}
}

/// A fixed number of machine words and nothing else: one operand. Symbols get operands as pointers to [`Self::LEN`]
/// words, so the trait is sealed.
///
/// ```compile_fail,E0277
/// #[derive(Clone, Copy)]
/// struct Claim;
/// impl montane_kernels::op::Words for Claim {
///     const LEN: usize = 1000;
///     const ZERO: Self = Claim;
///     fn words(&self) -> &[u64] {
///         &[]
///     }
///     fn words_mut(&mut self) -> &mut [u64] {
///         &mut []
///     }
/// }
/// ```
pub trait Words: sealed::Words + Copy + 'static {
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

/// For kernels whose modulus is built in; [`crate::Kernel::applies`] says which.
impl Consts for () {
    fn derive(_: &[u64]) -> Option<Self> {
        Some(())
    }
}

/// A kernel with at most two operands. One-operand kernels ignore `b` and set `B = [u64; 0]`.
///
/// Anyone may implement it: [`Isa`] is sealed, and [`Kernel::bind`](crate::Kernel::bind) hands out a token only where
/// detection does.
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

    /// The same to where the result is to be: for large results, whose copy would wait until what is written has left
    /// the processor's queue.
    #[inline(always)]
    fn run_to(out: &mut Self::Out, isa: Self::Isa, a: &Self::A, b: &Self::B, k: &Self::K) {
        *out = Self::run(isa, a, b, k);
    }
}

/// A type that stands for a function in the registry: what it is generic over (limb counts in brackets, a type behind
/// `where`), its token, one operand or two, its constants, the result.
#[doc(hidden)]
#[macro_export]
macro_rules! op {
    ($(#[$doc:meta])* $name:ident $([$($n:ident),+])? $(where $t:ident: $bound:path,)?
     ($isa:ident: $Isa:ty, $a:ident: $A:ty $(, $b:ident: $B:ty)?; $k:ident: $K:ty) -> $Out:ty $body:block) => {
        $(#[$doc])*
        pub struct $name<$($t,)? $($(const $n: usize),+)?>(core::marker::PhantomData<($($t,)?)>);
        impl<$($t: $bound,)? $($(const $n: usize),+)?> $crate::op::Op for $name<$($t,)? $($($n),+)?> {
            type A = $A;
            type B = $crate::op::op!(@second $($B)?);
            type Out = $Out;
            type K = $K;
            type Isa = $Isa;
            #[inline(always)]
            fn run($isa: Self::Isa, $a: &Self::A, b: &Self::B, $k: &Self::K) -> Self::Out {
                $(let $b = b;)?
                let _ = (b, $isa, $k);
                $body
            }
        }
    };
    (@second $B:ty) => { $B };
    (@second) => { [u64; 0] };
}
pub use op;

/// The symbol behind a kernel: `(out, a, b, constants)`, each a pointer to as many words as the forms say.
pub type Entry = unsafe extern "C" fn(out: *mut u64, a: *const u64, b: *const u64, k: *const ());

/// A kernel's constants, and where in the box they are.
pub(crate) type Derived = (Box<dyn Any + Send + Sync>, *const ());

/// [`Functions::bulk`], for one operation.
pub(crate) type Bulk = fn(&[u64], &[u64], &mut [u64], &dyn Any, usize);

/// What is generated from an [`Op`]; the words passed have been checked by [`Bind`](crate::kernel::Bind).
#[derive(Clone, Copy)]
pub(crate) struct Functions {
    /// What the token of [`Op::Isa`] proves: the symbol assumes it, the others detect it.
    pub(crate) level: Level,
    /// Whether this thread is given the token.
    pub(crate) given: fn() -> bool,
    pub(crate) entry: Entry,
    pub(crate) chain: fn(&mut [u64], &[u64], &dyn Any, usize),
    pub(crate) bulk: Bulk,
    pub(crate) derive: fn(&[u64]) -> Option<Derived>,
    /// Words of the two operands and the result.
    pub(crate) lens: [usize; 3],
    pub(crate) constants_bytes: usize,
}

impl Functions {
    /// Generates the functions of an operation.
    pub(crate) const fn of<O: Op>() -> Self {
        Self {
            level: O::Isa::LEVEL,
            given: || O::Isa::detect().is_some(),
            entry: entry::<O>,
            chain: chain::<O>,
            bulk: bulk::<O>,
            derive: derive::<O>,
            lens: [O::A::LEN, O::B::LEN, O::Out::LEN],
            constants_bytes: size_of::<O::K>(),
        }
    }
}

/// Independent operations per round of [`Bind::bulk`](crate::kernel::Bind::bulk).
pub const BULK: usize = 8;

unsafe extern "C" fn entry<O: Op>(out: *mut u64, a: *const u64, b: *const u64, k: *const ()) {
    // SAFETY: the only caller, `Bind::call`, is of a kernel for which `Kernel::bind` was given this very token on this
    // thread, which a `Bind` does not leave; it passes pointers to as many words as the types hold, and constants made
    // by `derive` of this operation.
    unsafe {
        let isa = <O::Isa as Token>::assume();
        isa.outline(inlined!(|| {
            let (a, b, k) = (&*a.cast::<O::A>(), &*b.cast::<O::B>(), &*k.cast::<O::K>());
            O::run_to(&mut *out.cast::<O::Out>(), isa, a, b, k);
        }));
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
    isa.outline(inlined!(|| {
        let y = black_box(&y);
        let k = black_box(k);
        for _ in 0..iterations {
            let out = O::run(isa, &x, y, k);
            let n = if O::A::LEN < O::Out::LEN { O::A::LEN } else { O::Out::LEN };
            x.words_mut()[..n].copy_from_slice(&out.words()[..n]);
        }
    }));
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
    isa.outline(inlined!(|| {
        let k = black_box(k);
        for _ in 0..rounds {
            let (x, y) = (black_box(&x), black_box(&y));
            for j in 0..BULK {
                O::run_to(&mut z[j], isa, &x[j], &y[j], k);
            }
            black_box(&mut z);
        }
    }));
    for j in 0..BULK {
        out[j * O::Out::LEN..][..O::Out::LEN].copy_from_slice(z[j].words());
    }
}

fn derive<O: Op>(p: &[u64]) -> Option<Derived> {
    let k = Box::new(O::K::derive(p)?);
    let address = core::ptr::from_ref::<O::K>(&k).cast();
    Some((k, address))
}

//! What is wrong with a kernel, with everything needed to reproduce it.

use core::fmt;

use montane_kernels::kernel::BindError;
use num_bigint::BigUint;

/// Why a kernel did not pass.
#[derive(Clone, Debug)]
pub enum Failure {
    /// It could not be run with this modulus on this CPU.
    NotRun(BindError),
    /// It was run and is wrong.
    Wrong(Box<Wrong>),
}

/// Which promise a kernel broke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The value modulo `p` (or the exact value of a wide product).
    Value,
    /// The bound of the result's form.
    Bound,
    /// The limb bound of the result's form.
    LimbBits,
    /// `Bind::chain` agrees with repeated `Bind::call`.
    Chain,
    /// `Bind::bulk` agrees with `Bind::call`.
    Bulk,
}

/// A wrong result, with everything needed to reproduce it.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// The kernel's name.
    pub kernel: String,
    /// The prime.
    pub p: BigUint,
    /// The promise.
    pub rule: Rule,
    /// The first operand's words, all lanes.
    pub a: Vec<u64>,
    /// The second operand's words, all lanes.
    pub b: Vec<u64>,
    /// The lane that is wrong.
    pub lane: usize,
    /// The value it should have, modulo `p` unless the kernel's result is exact; for a bound, the bound.
    pub expected: BigUint,
    /// The value it has.
    pub got: BigUint,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotRun(e) => e.fmt(f),
            Self::Wrong(w) => w.fmt(f),
        }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rule = match self.rule {
            Rule::Value => "wrong value",
            Rule::Bound => "result not below its bound",
            Rule::LimbBits => "a result limb is too wide",
            Rule::Chain => "the chained loop disagrees with single calls",
            Rule::Bulk => "the independent repetitions disagree with single calls",
        };
        writeln!(f, "{}: {rule} (lane {})", self.kernel, self.lane)?;
        writeln!(f, "  p        = {:#x}", self.p)?;
        writeln!(f, "  a        = {}", Hex(&self.a))?;
        if !self.b.is_empty() {
            writeln!(f, "  b        = {}", Hex(&self.b))?;
        }
        let relation = if matches!(self.rule, Rule::Bound | Rule::LimbBits) { "below   " } else { "expected" };
        writeln!(f, "  {relation} = {:#x}", self.expected)?;
        write!(f, "  got      = {:#x}", self.got)
    }
}

impl core::error::Error for Failure {}

/// Words, least significant first.
struct Hex<'a>(&'a [u64]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "[";
        for w in self.0 {
            write!(f, "{separator}{w:#018x}")?;
            separator = ", ";
        }
        f.write_str("]")
    }
}

//! What a race finds: a row for each kernel with each prime.

use montane_kernels::Operation;
use montane_kernels::cpu::Level;
use montane_kernels::kernel::Computes;
use serde::{Serialize, Serializer};

use super::biguint::Baseline;
use crate::cpu::Cpu;

/// How a row came out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Status {
    /// Checked and timed.
    #[default]
    Ok,
    /// The CPU lacks the instruction set, or `MONTANE_ISA` capped it.
    Skipped(Level),
    /// The prime does not fit the kernel's rule.
    NotApplicable(&'static str),
    /// A wrong result; [`Row::failure`] has what is needed to reproduce it.
    Failed,
}

impl std::fmt::Display for Status {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Ok => f.write_str("ok"),
            Self::Skipped(level) => write!(f, "skipped: needs {}", level.name()),
            Self::NotApplicable(rule) => write!(f, "not applicable: {rule}"),
            Self::Failed => f.write_str("failed"),
        }
    }
}

impl Serialize for Status {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        displayed(self, serializer)
    }
}

/// As it is printed.
fn displayed<S: Serializer>(value: &impl std::fmt::Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// One kernel with one prime. Figures are medians for one operation: kernels with several lanes are divided by them.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Row {
    /// The prime's name.
    pub field: &'static str,
    /// Its 64-bit limbs.
    pub limbs: usize,
    /// The kernel's name.
    pub kernel: String,
    /// What it computes.
    #[serde(serialize_with = "displayed")]
    pub operation: Operation,
    /// How, beside order and instruction set.
    pub algorithm: &'static str,
    /// The instruction set it needs.
    pub isa: &'static str,
    /// Independent operations in one call.
    pub lanes: usize,
    /// One line for people.
    pub summary: &'static str,
    /// Core cycles from operand to result, in a chain.
    pub latency_cycles: Option<f64>,
    /// 10th and 90th percentile of it.
    pub latency_cycles_spread: Option<[f64; 2]>,
    /// Latency in nanoseconds.
    pub latency_ns: Option<f64>,
    /// 10th and 90th percentile of it.
    pub latency_ns_spread: Option<[f64; 2]>,
    /// Core cycles for each of eight independent operations.
    pub throughput_cycles: Option<f64>,
    /// 10th and 90th percentile of it.
    pub throughput_cycles_spread: Option<[f64; 2]>,
    /// Throughput in nanoseconds.
    pub throughput_ns: Option<f64>,
    /// 10th and 90th percentile of it.
    pub throughput_ns_spread: Option<[f64; 2]>,
    /// The clock beside this row's runs.
    pub cycles_per_ns: Option<f64>,
    /// The big-integer library's throughput time for the same operation, divided by this one's.
    pub ratio_biguint: Option<f64>,
    /// The same for latency.
    pub ratio_biguint_latency: Option<f64>,
    /// The least that its instructions take here, in core cycles: see [`crate::machine::Floors`].
    pub floor_cycles: Option<f64>,
    /// Whether it passed the check against big integers.
    pub checked: bool,
    /// On how many operand pairs.
    pub checked_pairs: usize,
    /// How it came out.
    pub status: Status,
    /// The operands, the result and what it should have been, if it failed its check.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub failure: Option<String>,
    /// What the library does for the same operation.
    #[serde(skip)]
    pub baseline: Option<Baseline>,
    /// What a kernel computes; `None` for the library's rows.
    #[serde(skip)]
    pub computes: Option<Computes>,
    /// Whether this is the library's own row.
    #[serde(skip)]
    pub is_library: bool,
}

impl Row {
    /// Whether it failed its check.
    #[must_use]
    pub fn failed(&self) -> bool {
        self.status == Status::Failed
    }

    /// The floor as a part of the throughput: 1 if its busiest unit never idled.
    #[must_use]
    pub fn floor_share(&self) -> Option<f64> {
        Some(self.floor_cycles? / self.throughput_cycles?)
    }
}

/// Everything that a race found.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The machine.
    pub cpu: Cpu,
    /// Grouped by field: the library first, then multiplication, squaring and the other operations.
    pub rows: Vec<Row>,
}

impl Report {
    /// The names of the fields, in order.
    #[must_use]
    pub fn fields(&self) -> Vec<&'static str> {
        let mut names: Vec<&'static str> = self.rows.iter().map(|row| row.field).collect();
        names.dedup();
        names
    }
}

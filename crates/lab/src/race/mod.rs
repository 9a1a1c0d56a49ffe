//! `montane race`: every kernel, checked and then timed, beside a big-integer library.

use std::collections::BTreeMap;
use std::path::PathBuf;

use montane_kernels::cpu::Level;
use montane_kernels::kernel::Computes;
use montane_kernels::{Kernel, registry};
use serde::{Serialize, Serializer};

use crate::command::{self, Error, Outcome, Sink};
use crate::cpu::Cpu;

mod biguint;
mod html;
mod measure;
mod table;

pub use biguint::Baseline;
pub use html::{html, section};
pub use measure::{Effort, race};
pub use table::table;

/// Check every kernel against big integers, then time it.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Only this field (repeatable): a name that `montane fields` lists, or its beginning up to a dash.
    #[arg(long = "field", value_name = "FIELD")]
    fields: Vec<String>,
    /// Only kernels whose name contains this; `*` and `?` stand for anything, then the whole name must fit.
    #[arg(long, value_name = "PATTERN")]
    kernel: Option<String>,
    /// Fewer checks and shorter timing: within 30 seconds instead of five minutes.
    #[arg(long)]
    quick: bool,
    /// Write the results as JSON to a file, or to standard output (-) instead of the table.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write the results as one self-contained page, to a file or to standard output (-).
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

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
        serializer.collect_str(self)
    }
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
    pub operation: &'static str,
    /// How.
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

/// The registered kernels whose names fit.
///
/// # Errors
/// [`Error::Usage`] if there are none, naming the choices.
pub fn kernels(pattern: Option<&str>) -> Result<Vec<Kernel>, Error> {
    let fits = |name: &str| pattern.is_none_or(|pattern| command::name_matches(pattern, name));
    let chosen: Vec<Kernel> = registry::all().filter(|k| fits(&k.name())).copied().collect();
    match pattern {
        Some(pattern) if chosen.is_empty() => {
            Err(Error::Usage(format!("no kernel matches '{pattern}'; choose from: {}", choices())))
        }
        _ => Ok(chosen),
    }
}

/// The names of all kernels on one line: `operation_{limbs,..}_algorithm`.
fn choices() -> String {
    let mut shapes: BTreeMap<(&str, &str), Vec<String>> = BTreeMap::new();
    for k in registry::all() {
        let limbs = shapes.entry((k.operation, k.algorithm)).or_default();
        if !limbs.contains(&k.limbs.to_string()) {
            limbs.push(k.limbs.to_string());
        }
    }
    let name = |((operation, algorithm), limbs): (&(&str, &str), &Vec<String>)| match limbs.as_slice() {
        [one] => format!("{operation}_{one}_{algorithm}"),
        many => format!("{operation}_{{{}}}_{algorithm}", many.join(",")),
    };
    shapes.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// Whether all passed their checks; what did not is told on standard error.
#[must_use]
pub fn verdict(rows: &[Row]) -> Outcome {
    let mut outcome = Outcome::Success;
    for row in rows.iter().filter(|row| row.failed()) {
        outcome = Outcome::CheckFailed;
        eprintln!("{} failed with {}: {}", row.kernel, row.field, row.failure.as_deref().unwrap_or_default());
    }
    outcome
}

/// Runs the subcommand.
///
/// # Errors
/// [`Error`] for unknown names and unwritable paths, before anything is timed.
pub fn run(args: &Args) -> Result<Outcome, Error> {
    let primes: Vec<_> = command::primes(&args.fields)?.into_iter().copied().collect();
    let kernels = kernels(args.kernel.as_deref())?;
    if !kernels.iter().any(|k| primes.iter().any(|p| p.p.len() == k.limbs)) {
        let limbs: Vec<String> = primes.iter().map(|p| format!("{} has {}", p.name, p.p.len())).collect();
        let pattern = args.kernel.as_deref().unwrap_or_default();
        return Err(Error::Usage(format!(
            "no kernel that matches '{pattern}' has the limbs of these fields: {}",
            limbs.join(", ")
        )));
    }
    let json = args.json.as_deref().map(Sink::open).transpose()?;
    let html_sink = args.html.as_deref().map(Sink::open).transpose()?;
    let on_stdout = command::at_most_one_on_stdout(&[&json, &html_sink])?;

    let report = race(&primes, &kernels, if args.quick { Effort::QUICK } else { Effort::FULL });

    let outcome = verdict(&report.rows);
    if let Some(sink) = html_sink {
        sink.write(&html(&report))?;
    }
    if let Some(sink) = json {
        sink.write(&command::json(&report))?;
    }
    if !on_stdout {
        command::print(&table(&report))?;
    }
    Ok(outcome)
}

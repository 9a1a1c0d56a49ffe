//! `montane trace`: runs one kernel in a child process, one instruction at a time, and says what it executed.
//!
//! The child is this same program. It binds the kernel, prints the address of its symbol and of its operands, and
//! stops; the parent single-steps it from the symbol's first instruction to its return (ptrace), decodes each
//! executed instruction and computes each address it touches. Counts are exact; bounds on time come from a table of
//! one microarchitecture's latencies and ports.
//!
//! With `--target` the child is this same program compiled for another processor and run by an emulator, which is
//! stepped as by a debugger (`emulated`). On RISC-V time is then predicted by a model of an in-order core (`inorder`);
//! of AArch64's executions only whether they depend on inputs is asked.

mod aarch64_code;
pub(crate) mod analysis;
pub(crate) mod bodies;
mod chain;
pub(crate) mod code;
pub(crate) mod cost;
pub(crate) mod count;
#[cfg_attr(not(target_os = "linux"), path = "no_emulator.rs")]
mod emulated;
#[cfg(target_os = "linux")]
mod gdb;
pub(crate) mod groups;
mod inorder;
pub(crate) mod record;
mod riscv;
mod riscv_code;
#[cfg_attr(not(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64"))), path = "no_step.rs")]
mod step;
pub(crate) mod subject;
mod target;
pub(crate) mod text;
mod u74;

use serde_json::json;

pub use montane_operations::{OPERATIONS, Operation};

use crate::command::{self, Error, Outcome};
use subject::Subject;
pub(crate) use target::Target;

/// Inputs traced to see whether anything depends on them, unless `--inputs` says otherwise.
const INPUTS: usize = 16;

/// Execute a kernel once under single-step: opcodes, products, memory operands, chains, constant time.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The kernel (or whole operation) to trace.
    #[arg(required_unless_present = "check")]
    kernel: Option<String>,
    /// Print another kernel beside it, with differences.
    #[arg(long, value_name = "KERNEL")]
    against: Option<String>,
    /// Print the executed instructions, annotated.
    #[arg(long)]
    listing: bool,
    /// Print everything as JSON.
    #[arg(long, conflicts_with = "listing")]
    json: bool,
    /// The prime; by default the first that the kernel takes.
    #[arg(long, value_name = "FIELD")]
    field: Vec<String>,
    /// Whose instructions; riscv64 and aarch64 need an emulator and a compiler, and aarch64 `--check`.
    #[arg(long, value_enum, default_value_t, hide_default_value = true)]
    target: Target,
    /// Do not measure time beside it.
    #[arg(long)]
    untimed: bool,
    /// How many different inputs to trace.
    #[arg(long, default_value_t = INPUTS)]
    inputs: usize,
    /// Only say whether executions depend on their inputs, and exit 1 if so: of the kernel or operation, or without a
    /// name of every kernel that claims constant time.
    #[arg(long, conflicts_with_all = ["against", "listing", "json"])]
    check: bool,
}

/// The child's side of [`run`].
#[derive(clap::Args, Debug)]
pub struct TracedArgs {
    /// Without one, says what there is to check.
    kernel: Option<String>,
    #[arg(long)]
    field: Vec<String>,
    #[arg(long, default_value_t = INPUTS)]
    inputs: usize,
    /// Not to ask for a tracer: an emulator stops at the function by itself.
    #[arg(long)]
    emulated: bool,
}

/// Runs in the child: the kernel, once for each input, under the parent's tracer.
///
/// # Errors
/// If there is no tracer.
pub fn run_traced(args: &TracedArgs) -> Result<Outcome, Error> {
    match &args.kernel {
        Some(kernel) => Subject::find(kernel, &args.field)?.run_traced(args.inputs, args.emulated)?,
        None => {
            let claims = serde_json::to_string(&subject::claims()).map_err(|e| Error::Unavailable(e.to_string()))?;
            command::print(&format!("{claims}\n"))?;
        }
    }
    Ok(Outcome::Success)
}

/// Traces and prints.
///
/// # Errors
/// [`Error::Usage`] for an unknown kernel or field, [`Error::Unavailable`] where tracing is not possible.
pub fn run(args: &Args) -> Result<Outcome, Error> {
    let Some(kernel) = &args.kernel else { return check(args.inputs, args.target) };
    if args.check {
        return check_one(kernel, args);
    }
    if args.target.is_aarch64() {
        return Err(Error::Usage("executions on aarch64 are compared and not priced: add --check".into()));
    }
    let analyse = |kernel: &str| analysis::analyse(kernel, &args.field, args.inputs, args.target);
    let mut first = analyse(kernel)?;
    let mut second = match &args.against {
        Some(other) => Some(analyse(other)?),
        None => None,
    };
    // This CPU's time says nothing about another.
    if !args.untimed && args.target == Target::Here {
        analysis::measure(&mut std::iter::once(&mut first).chain(&mut second).collect::<Vec<_>>());
    }
    if args.json {
        let value = match &second {
            Some(second) => json!([first, second]),
            None => json!(first),
        };
        let text = serde_json::to_string_pretty(&value).map_err(|e| Error::Unavailable(e.to_string()))?;
        command::print(&format!("{text}\n"))?;
    } else if args.listing {
        command::print(&text::listing(&first))?;
        if let Some(second) = &second {
            command::print(&format!("\n{}", text::listing(second)))?;
        }
    } else if let Some(second) = &second {
        command::print(&text::compare(&first, second))?;
    } else {
        command::print(&text::show(&first))?;
    }
    Ok(Outcome::Success)
}

/// Traces every kernel that claims constant time. Whole operations take long and are traced by name.
fn check(inputs: usize, target: Target) -> Result<Outcome, Error> {
    let mut outcome = Outcome::Success;
    // Which kernels another processor's program has, it says itself.
    let claims = match emulated::ask(target, &["traced".into()])? {
        Some(line) => serde_json::from_str(&line).map_err(|e| Error::Unavailable(e.to_string()))?,
        None => subject::claims(),
    };
    for subject::Claim { name, skipped } in claims {
        let line = match skipped {
            Some(reason) => format!("skipped: {reason}"),
            None => judge(&name, &[], inputs, target, &mut outcome)?,
        };
        command::print(&format!("{name:<32} {line}\n"))?;
    }
    Ok(outcome)
}

fn check_one(name: &str, args: &Args) -> Result<Outcome, Error> {
    // An unknown name is this process's error, not the child's; what another processor has, its program knows.
    if args.target == Target::Here {
        Subject::find(name, &args.field)?;
    }
    let mut outcome = Outcome::Success;
    let line = judge(name, &args.field, args.inputs, args.target, &mut outcome)?;
    command::print(&format!("{name:<32} {line}\n"))?;
    Ok(outcome)
}

fn judge(name: &str, field: &[String], inputs: usize, target: Target, outcome: &mut Outcome) -> Result<String, Error> {
    let recording = analysis::record(name, field, true, inputs, target)?;
    let (i, steps) = (&recording.independence, recording.first.steps.len());
    Ok(if i.holds() {
        format!("constant: {steps} instructions, the same for {} inputs", i.inputs)
    } else {
        *outcome = Outcome::CheckFailed;
        format!("DEPENDS ON ITS INPUT: {}", i.difference.as_deref().unwrap_or("it gathers"))
    })
}

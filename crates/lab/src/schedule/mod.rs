//! `montane schedule`: what the assembly bodies compute in the order that they have, and whether it is a legal one.
//!
//! A body is executed once under the tracer (`symbols` follows every word and carry through it), and what it made is compared with
//! what the kernel claims (`identity`). A body that computes a formula over elements in memory is followed element by element
//! (`formulas`), and what it made compared with polynomials (`claims`). That says nothing about time; `race` and `trace` do.

mod claims;
mod delayed;
mod emit;
mod followed;
mod formulas;
mod identity;
mod machine_code;
mod mistakes;
mod points;
mod program;
mod registers;
mod ring;
mod rows;
mod runner;
mod search;
mod search_points;
mod symbols;
#[cfg(test)]
mod tests;
mod write;

use std::collections::BTreeSet;

use montane_kernels::Kernel;

use crate::command::{self, Error, Outcome};
use crate::trace::Target;
use crate::trace::analysis::{self, Recording};
use crate::trace::bodies;
use crate::trace::code::Code;
use crate::trace::record::{Layout, Session};
use crate::trace::subject::{self, Subject};
use followed::Body;
use identity::Holds;
use symbols::{Graph, Places};

/// What an assembly body computes in the order that it has, and whether that is a legal order of its rows.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The kernel or body; without a name every one that is written in assembly. The bodies on points of 2^255 - 19, which share their
    /// elements and one file, are `fe25519_points_limbs64_adx` together, with `zen5_adx` for the order of that processor; what is checked
    /// is the order that is chosen here.
    #[arg(required_unless_present_any = ["check", "mistakes"])]
    kernel: Option<String>,
    /// The prime; by default the first that the kernel takes.
    #[arg(long, value_name = "FIELD")]
    field: Vec<String>,
    /// Only say whether the order is a legal one, and exit 1 if not.
    #[arg(long)]
    check: bool,
    /// Also make every mistake of three kinds, one at a time, and exit 1 if the check does not see one: a step moved across a writer of its
    /// flag, a carry lost, a register written before its last reader.
    #[arg(long)]
    mistakes: bool,
    /// Write the kernel's file in `crates/kernels` from its rows, in the order that the file has if it has one.
    #[arg(long, requires = "kernel", conflicts_with_all = ["check", "mistakes"])]
    emit: bool,
    /// Search for a faster order on this processor for so many seconds, prove what is found, and write the kernel's file.
    #[arg(long, value_name = "SECONDS", requires = "kernel", conflicts_with_all = ["check", "mistakes", "emit"])]
    search: Option<u64>,
    /// The random moves of a search.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write this file instead.
    #[arg(long, value_name = "FILE")]
    out: Option<std::path::PathBuf>,
    /// Begin from the rows as they are written down, not from the order that the file has.
    #[arg(long)]
    plain: bool,
}

/// Prints one kernel's order, or judges one or all.
///
/// # Errors
/// [`Error::Usage`] for an unknown kernel or field or one that is not in assembly, [`Error::Unavailable`] where tracing is not possible.
pub fn run(args: &Args) -> Result<Outcome, Error> {
    if args.emit || args.search.is_some() {
        return write::run(args);
    }
    let names = match &args.kernel {
        Some(name) if points::Points::find(name).is_some() => bodies::Body::ALL.map(|body| body.name().into()).into(),
        Some(name) => vec![name.clone()],
        None => in_assembly_names(),
    };
    let mut outcome = Outcome::Success;
    for name in names {
        let recorded: Box<dyn Judged> = if let Some(body) = bodies::Body::find(&name) {
            if let Err(reason) = body.available() {
                command::print(&format!("{name:<32} skipped: {reason}\n"))?;
                continue;
            }
            Box::new(formulas::Recorded::of(body)?)
        } else {
            let kernel = find(&name)?;
            if let Err(reason) = subject::bind(kernel, &[]) {
                command::print(&format!("{name:<32} skipped: {reason}\n"))?;
                continue;
            }
            if delayed::Recorded::is(kernel) {
                Box::new(delayed::Recorded::of(kernel, &args.field)?)
            } else {
                Box::new(Recorded::of(kernel, &args.field)?)
            }
        };
        if !args.check && !args.mistakes {
            command::print(&recorded.listing())?;
        }
        judge(&*recorded, args.mistakes, &mut outcome)?;
    }
    Ok(outcome)
}

/// Something recorded, and what it should compute.
trait Judged {
    fn name(&self) -> String;
    fn steps(&self) -> Vec<Step<'_>>;
    /// Whether these steps compute it, or why not.
    fn judge(&self, steps: &[Step<'_>]) -> Result<Holds, String>;
    /// What held, for people.
    fn told(&self, holds: &Holds) -> String;
    /// Each step with what it makes.
    fn listing(&self) -> String;
}

/// Judges a body as it is, and with mistakes.
fn judge(recorded: &dyn Judged, with_mistakes: bool, outcome: &mut Outcome) -> Result<(), Error> {
    let (name, steps) = (recorded.name(), recorded.steps());
    let holds = match recorded.judge(&steps) {
        Ok(holds) => holds,
        Err(broken) => {
            command::print(&format!("{name:<32} NOT LEGAL: {broken}\n"))?;
            *outcome = Outcome::CheckFailed;
            return Ok(());
        }
    };
    command::print(&format!("{name:<32} {}\n", recorded.told(&holds)))?;
    // By address: a mistake moves steps, which are counted from one.
    let dropped = |holds: &Holds, steps: &[Step<'_>]| -> BTreeSet<(u32, u64)> {
        let address = |step: usize| Some(steps.get(step.checked_sub(1)?)?.code.ip);
        holds.dropped.iter().filter_map(|&(case, step)| Some((case, address(step)?))).collect()
    };
    let before = dropped(&holds, &steps);
    for kind in mistakes::KINDS.into_iter().filter(|_| with_mistakes) {
        let spoiled = mistakes::all(kind, &steps);
        let (mut never_set, mut passed) = (0, 0);
        for steps in &spoiled {
            match recorded.judge(steps) {
                Err(_) => {}
                // It was seen to be dropped, and tried.
                Ok(holds) if !dropped(&holds, steps).is_subset(&before) => never_set += 1,
                Ok(_) => passed += 1,
            }
        }
        let refused = spoiled.len() - never_set - passed;
        let rest = if never_set > 0 { format!(", {never_set} drop a carry that is never set") } else { String::new() };
        command::print(&format!("  {kind:<32} {refused} of {} refused{rest}\n", spoiled.len()))?;
        if passed > 0 {
            *outcome = Outcome::CheckFailed;
        }
    }
    Ok(())
}

/// The names of everything that can be checked.
fn in_assembly_names() -> Vec<String> {
    let kernels = subject::kernels().filter(|k| checked(k)).map(Kernel::name);
    kernels.chain(bodies::Body::ALL.map(|body| body.name().into())).collect()
}

/// The kernels that can be checked.
fn checked(kernel: &Kernel) -> bool {
    in_assembly(kernel) || delayed::Recorded::is(kernel)
}

/// The kernels whose bodies are scheduled: products, squares and reductions of saturated limbs in assembly.
fn in_assembly(kernel: &Kernel) -> bool {
    matches!(
        kernel.algorithm,
        "adx" | "adx_full" | "zen3_adx" | "logjump_adx" | "logjump_zen3_adx" | "logjump_zen5_adx"
    ) && !kernel.operation.starts_with("fe25519_")
}

fn find(name: &str) -> Result<&'static Kernel, Error> {
    subject::kernels().filter(|k| checked(k)).find(|k| k.name() == name).ok_or_else(|| {
        Error::Usage(format!("'{name}' is not written in assembly; choose from: {}", in_assembly_names().join(", ")))
    })
}

/// A kernel's execution, instruction by instruction.
struct Recorded {
    kernel: &'static Kernel,
    p: Vec<u64>,
    recording: Recording,
    places: Places,
}

impl Recorded {
    fn of(kernel: &'static Kernel, field: &[String]) -> Result<Self, Error> {
        let name = kernel.name();
        let Subject::Kernel(_, prime) = Subject::find(&name, field)? else {
            return Err(Error::Usage(format!("'{name}' is not a kernel")));
        };
        let mut recording = analysis::record(&name, field, true, 1, Target::Here)?;
        let places = places(&mut recording.session)?;
        Ok(Self { kernel, p: prime.p.to_vec(), recording, places })
    }

    fn follow(&self, steps: &[Step<'_>]) -> Body {
        let mut graph = Graph::new(self.places.clone());
        let mut texts = vec![String::new()];
        for step in steps {
            if step.flags_cleared {
                graph.clear_flags();
            }
            graph.execute(step.code, step.addresses);
            texts.push(step.code.text.clone());
        }
        let out = graph.result(self.kernel.out.words());
        Body { kernel: self.kernel, p: self.p.clone(), graph, texts, out }
    }
}

impl Judged for Recorded {
    fn name(&self) -> String {
        self.kernel.name()
    }

    fn steps(&self) -> Vec<Step<'_>> {
        steps(&self.recording)
    }

    fn judge(&self, steps: &[Step<'_>]) -> Result<Holds, String> {
        let body = self.follow(steps);
        body.check().map_err(|broken| body.say(&broken))
    }

    fn told(&self, holds: &Holds) -> String {
        self.follow(&self.steps()).told(holds)
    }

    fn listing(&self) -> String {
        self.follow(&self.steps()).listing()
    }
}

fn steps(recording: &Recording) -> Vec<Step<'_>> {
    let steps = recording.first.iter(&recording.session.program);
    steps.map(|(code, addresses)| Step { code, addresses, flags_cleared: false }).collect()
}

/// One instruction with the addresses that it touched.
#[derive(Clone, Copy)]
struct Step<'a> {
    code: &'a Code,
    addresses: &'a [u64],
    /// Whether something before it clears carry and overflow: a deliberate mistake.
    flags_cleared: bool,
}

/// Where the traced program keeps operands and constants, and what is in the constants.
fn places(session: &mut Session) -> Result<Places, Error> {
    let find = |layout: &Layout, name: &str| {
        let region = layout.regions.iter().find(|r| r.name == name);
        region.map(|r| (r.start, r.bytes as usize)).ok_or_else(|| Error::Unavailable(format!("cannot find '{name}'")))
    };
    let layout = &session.layout;
    let ((out, _), a, b) = (find(layout, "out")?, find(layout, "a")?, find(layout, "b")?);
    let (start, bytes) = find(layout, "constants")?;
    let constants = session.stepper.read(start, bytes)?;
    let words = constants.chunks_exact(8).map(|c| u64::from_le_bytes(c.try_into().unwrap_or_default())).collect();
    let operands = vec![(a.0, a.1 / 8), (b.0, b.1 / 8)];
    Ok(Places { out, operands, constants: (start, words), elements: (0, 0) })
}

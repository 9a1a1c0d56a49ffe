//! `montane schedule`: what the assembly bodies compute in the order that they have, and whether it is a legal one.
//!
//! A body is executed once under the tracer (`symbols` follows every word and carry through it), and what it made is
//! compared with what the kernel claims (`identity`). A body that computes a formula over elements in memory is
//! followed element by element (`formulas`), and what it made compared with polynomials (`claims`). That says nothing
//! about time; `race` and `trace` do.

mod aarch64;
mod arguments;
mod blocks;
mod claims;
mod delayed;
mod emit;
mod files;
mod followed;
mod formulas;
mod identity;
mod machine_code;
mod mistakes;
mod orders;
mod points;
mod program;
mod recorded;
mod registers;
mod ring;
mod rows;
mod runner;
mod search;
mod search_points;
mod subjects;
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
use crate::trace::subject::{self, Subject};
pub use arguments::Args;
use followed::Body;
use identity::Holds;
use recorded::{Judged, Step, places, steps};
use subjects::{find, in_assembly_names};
use symbols::{Graph, Places};

/// Prints one kernel's order, or judges one or all.
///
/// # Errors
/// [`Error::Usage`] for an unknown kernel or field or one that is not in assembly, [`Error::Unavailable`] where tracing
/// is not possible.
pub fn run(args: &Args) -> Result<Outcome, Error> {
    if args.emit || args.search.is_some() {
        return write::run(args);
    }
    let names = match &args.kernel {
        Some(name) if points::Points::find(name).is_some() => bodies::Body::ALL.map(|body| body.name().into()).into(),
        Some(name) => vec![name.clone()],
        None => in_assembly_names().into_iter().chain(aarch64::Shape::names()).collect(),
    };
    let mut outcome = Outcome::Success;
    for name in names {
        if let Some(shape) = aarch64::Shape::find(&name) {
            if aarch64::run(shape, args)? == Outcome::CheckFailed {
                outcome = Outcome::CheckFailed;
            }
            continue;
        }
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

//! `montane race`: every kernel, checked and then timed, beside a big-integer library.

use std::collections::BTreeMap;
use std::path::PathBuf;

use montane_contenders::registry;
use montane_kernels::Kernel;

use crate::command::{self, Error, Outcome, Sink};
use crate::progress;

mod biguint;
mod html;
mod measure;
mod report;
mod table;

pub use biguint::Baseline;
pub use html::{html, section};
pub use measure::{Effort, race};
pub use report::{Report, Row, Status};
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

/// The names of all kernels on one line. Those that differ in their limbs alone are one:
/// `operation_{limbs,..}_variant`.
fn choices() -> String {
    let mut shapes: BTreeMap<(&str, String), Vec<&Kernel>> = BTreeMap::new();
    for k in registry::all() {
        shapes.entry((k.operation.name(), k.variant())).or_default().push(k);
    }
    let name = |((operation, variant), kernels): (&(&str, String), &Vec<&Kernel>)| match kernels.as_slice() {
        [one] => one.name(),
        many => {
            let limbs: Vec<String> = many.iter().map(|k| k.limbs.to_string()).collect();
            format!("{operation}_{{{}}}_{variant}", limbs.join(","))
        }
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

    let effort = if args.quick { Effort::QUICK } else { Effort::FULL };
    let report = race(&primes, &kernels, effort, &progress::bar());

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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Whoever types a name that the list has gets the kernel of that name.
    #[test]
    fn what_is_listed_is_accepted() {
        let choices = choices();
        let mut listed = BTreeSet::new();
        for choice in choices.split(", ") {
            let Some((operation, rest)) = choice.split_once('{') else {
                listed.insert(choice.to_owned());
                continue;
            };
            let (limbs, variant) = rest.split_once('}').expect("a brace that ends");
            listed.extend(limbs.split(',').map(|limbs| format!("{operation}{limbs}{variant}")));
        }
        for name in &listed {
            let chosen = kernels(Some(name)).unwrap_or_else(|error| panic!("{error}"));
            assert!(chosen.iter().any(|kernel| kernel.name() == *name), "{name} is the name of no kernel");
        }
        assert_eq!(listed, registry::all().map(Kernel::name).collect(), "all are listed");
    }
}

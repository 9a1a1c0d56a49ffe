//! `montane report`: whole programs, the race, the scale curves and every kernel's trace as one self-contained HTML
//! page.

use std::path::PathBuf;

use maud::{Markup, html};
use montane_contenders::registry;
use montane_fields::primes::PRIMES;
use montane_figures::page;
use montane_kernels::Kernel;

use crate::command::{self, Error, Outcome, Sink};
use crate::machine;
use crate::programs;
use crate::progress;
use crate::race::{self, Effort};
use crate::scale;
use crate::trace;

mod traces;

/// Limb counts of the scale curves.
const SCALE: std::ops::RangeInclusive<usize> = 2..=16;

/// Write everything as one self-contained HTML page with plots.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The directory that gets `index.html`; it is made if it is not there.
    #[arg(long, value_name = "DIR", default_value = "report")]
    out: PathBuf,
    /// Fewer checks and shorter timing.
    #[arg(long)]
    quick: bool,
    /// With every instruction that every kernel executes: megabytes.
    #[arg(long)]
    listings: bool,
}

/// Measures, traces and writes.
///
/// # Errors
/// [`Error::Output`] if the directory or the page cannot be written, before anything is timed.
pub fn run(args: &Args) -> Result<Outcome, Error> {
    std::fs::create_dir_all(&args.out).map_err(|error| Error::Output { to: args.out.display().to_string(), error })?;
    let path = args.out.join("index.html");
    let sink = Sink::open(&path)?;

    let effort = if args.quick { Effort::QUICK } else { Effort::FULL };
    let kernels: Vec<Kernel> = registry::all().copied().collect();
    let programs = programs::measure(if args.quick { programs::Effort::QUICK } else { programs::Effort::FULL })?;
    let race = race::race(PRIMES, &kernels, effort, &progress::bar());
    let scale = scale::measure(*SCALE.start(), *SCALE.end(), Effort::QUICK);
    let traces = traces::collect();

    let body = body(&programs, &race, &scale, &traces::section(&traces, &race, args.listings), &machine::measure());
    sink.write(&page::page("Montane: the laboratory's report", &body))?;
    command::print(&format!("{}\n", path.display()))?;
    let wrong = race.rows.iter().chain(&scale.rows).any(race::Row::failed);
    let leaks =
        traces.iter().filter_map(|t| t.as_ref().ok()).any(|a| a.independence.claimed && !a.independence.holds());
    Ok(if wrong || leaks { Outcome::CheckFailed } else { Outcome::Success })
}

fn body(
    programs: &programs::Report,
    race: &race::Report,
    scale: &scale::Report,
    traces: &Markup,
    machine: &machine::Report,
) -> Markup {
    html! {
        p { "How long whole programs take, how fast each kernel is, how its cost grows with the number of limbs, and what it executes: "
            "measured, checked and traced on one machine in one run of " code { "montane report" } "." }
        nav aria-label="Parts" { ul {
            li { a href="#programs" { "Whole programs" } }
            li { a href="#race" { "The race" } }
            li { a href="#scale" { "Cost against limbs" } }
            li { a href="#trace" { "What they execute" } }
            li { a href="#machine" { "What instructions cost" } }
        } }
        section #programs { h2 { "Whole programs" } (programs.section()) }
        section #race aria-label="The race" { (race::section(race)) }
        section #scale { h2 { "Cost against limbs" } (scale::section(scale)) }
        section #trace { h2 { "What they execute" } (traces) }
        section #machine { h2 { "What instructions cost" } (machine.section()) }
    }
}

//! Whole programs on this machine, level by level: the first part of the report. What a program does is in `operations`.
//!
//! A level is chosen once in a process, so each is timed in a child with `MONTANE_ISA` set.

use std::collections::BTreeMap;
use std::process::Command;

use maud::{Markup, html};
use montane_figures::chart::{Bar, Bars};
use montane_figures::measured::{duration, unit};
use montane_figures::page::{self, Cell};
use montane_kernels::cpu::{self, Level};
use montane_operations::programs::PROGRAMS;
use serde::{Deserialize, Serialize};

use crate::clock::{self, Summary};
use crate::command::{self, Error, Outcome};

/// What one sample aims at, in nanoseconds.
const SAMPLE_NS: f64 = 4e6;

/// Time every program in this process, and print the medians as JSON.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Samples of each.
    samples: usize,
}

/// The time of one program, in nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Time {
    median: f64,
    p10: f64,
    p90: f64,
}

/// What became of a level.
#[derive(Clone, Debug, PartialEq)]
pub enum Found {
    /// The times by program.
    Times(BTreeMap<String, Time>),
    /// The processor has no such instructions.
    Lacking,
    /// `MONTANE_ISA` did not allow it.
    Capped,
}

/// Every level, the plainest first.
#[derive(Clone, Debug)]
pub struct Report(Vec<(Level, Found)>);

/// Times every program here.
///
/// # Errors
/// [`Error::Output`]
pub fn run(args: &Args) -> Result<Outcome, Error> {
    let times: BTreeMap<&str, Time> =
        PROGRAMS.iter().map(|program| (program.name, time(program, args.samples))).collect();
    command::print(&command::json(&times))?;
    Ok(Outcome::Success)
}

fn time(program: &montane_operations::programs::Program, samples: usize) -> Time {
    let mut work = (program.prepare)();
    let iterations = clock::iterations_for(SAMPLE_NS, &mut *work);
    let ns = (0..samples.max(1)).map(|_| clock::sample(iterations, &mut *work).ns);
    let Summary { median, p10, p90 } = Summary::of(ns).expect("at least one sample");
    Time { median, p10, p90 }
}

/// Every level in turn, each in a process of its own.
///
/// # Errors
/// [`Error::Unavailable`] if this program cannot be started again.
pub fn measure(samples: usize) -> Result<Report, Error> {
    let unavailable = |what: &str, error: &dyn std::fmt::Display| Error::Unavailable(format!("{what}: {error}"));
    let program = std::env::current_exe().map_err(|error| unavailable("cannot find this program", &error))?;
    let mut levels = Vec::new();
    for level in Level::CAPS {
        // The first cap leaves what every processor has.
        let needed = if level == Level::Portable { Level::BASELINE } else { level };
        let found = if needed > cpu::detected() {
            Found::Lacking
        } else if needed > cpu::level() {
            Found::Capped
        } else {
            let output = Command::new(&program)
                .args(["timed", &samples.to_string()])
                .env("MONTANE_ISA", level.name())
                .output()
                .map_err(|error| unavailable("cannot start this program again", &error))?;
            let times = serde_json::from_slice(&output.stdout);
            Found::Times(times.map_err(|error| unavailable("the timing of whole programs", &error))?)
        };
        levels.push((level, found));
    }
    Ok(Report(levels))
}

impl Report {
    /// The part of a page.
    #[must_use]
    pub fn section(&self) -> Markup {
        let missing = |which: fn(&Found) -> bool| -> Vec<&str> {
            self.0.iter().filter(|(_, found)| which(found)).map(|(level, _)| level.name()).collect()
        };
        let lacking = missing(|found| *found == Found::Lacking);
        let capped = missing(|found| *found == Found::Capped);
        html! {
            p { "What programs that use the library wait for here, on one core, with each level of instructions that this "
                "processor has: the highest is what they get, the others are what older processors of its kind get. "
                @if !lacking.is_empty() { "This processor lacks " (lacking.join(", ")) ". " }
                @if !capped.is_empty() { "Left out, as " code { "MONTANE_ISA" } " says: " (capped.join(", ")) ". " }
            }
            p.note { "Medians, each level in a process of its own; the whisker is the 10th to 90th percentile. "
                code { "peers" } " times the same operations beside other libraries." }
            @for (i, program) in PROGRAMS.iter().enumerate() {
                figure { figcaption { (program.summary) } (self.chart(i).svg()) }
            }
            details { summary { "All figures of whole programs" } (self.table()) }
        }
    }

    fn times(&self, name: &str) -> Vec<(Level, Time)> {
        let time = |found: &Found| match found {
            Found::Times(times) => times.get(name).copied(),
            Found::Lacking | Found::Capped => None,
        };
        self.0.iter().filter_map(|(level, found)| Some((*level, time(found)?))).collect()
    }

    fn chart(&self, program: usize) -> Bars {
        let program = &PROGRAMS[program];
        let times = self.times(program.name);
        let slowest = times.first().map_or(1.0, |(_, time)| time.median);
        let (unit, scale) = unit(times.iter().map(|(_, time)| time.median).fold(f64::INFINITY, f64::min));
        let bar = |(level, time): &(Level, Time)| Bar {
            label: level.name().into(),
            value: time.median / scale,
            note: if *level == Level::Portable {
                String::new()
            } else {
                format!("· {:.2} of portable", time.median / slowest)
            },
            spread: Some((time.p10 / scale, time.p90 / scale)),
            floor: None,
            series: Level::CAPS.iter().position(|cap| cap == level).unwrap_or(0),
        };
        Bars {
            id: format!("program-{}", program.name.replace('_', "-")),
            title: format!("{}: time by level of instructions", program.summary),
            description: format!("A bar for each of {} levels. The table below has every figure.", times.len()),
            unit: unit.into(),
            bars: times.iter().map(bar).collect(),
        }
    }

    fn table(&self) -> Markup {
        let mut head = vec![Cell::Text("program".into())];
        head.extend(self.0.iter().map(|(level, _)| Cell::Number(level.name().into())));
        let rows: Vec<Vec<Cell>> = PROGRAMS
            .iter()
            .map(|program| {
                let times = self.times(program.name);
                let cell =
                    |level: &Level| times.iter().find(|(of, _)| of == level).map(|(_, time)| duration(time.median));
                let cells = self.0.iter().map(|(level, _)| Cell::Number(cell(level).unwrap_or_else(|| "-".into())));
                [Cell::Text(program.summary.into())].into_iter().chain(cells).collect()
            })
            .collect();
        page::table("Whole programs by level of instructions", &head, &rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_that_is_not_there_is_said_so() {
        let times = |ns| {
            let time = Time { median: ns, p10: ns, p90: ns };
            Found::Times(PROGRAMS.iter().map(|program| (program.name.to_owned(), time)).collect())
        };
        let report = Report(vec![
            (Level::Portable, times(8e5)),
            (Level::Adx, times(4e5)),
            (Level::Avx512, Found::Capped),
            (Level::Ifma, Found::Lacking),
        ]);
        let text = report.section().into_string();
        assert!(text.contains("This processor lacks ifma.") && text.contains("says: avx512."), "{text}");
        assert!(text.contains("400 us") && text.contains("0.50 of portable"), "{text}");
        assert_eq!(text.matches("<svg class=\"chart\"").count(), PROGRAMS.len());
    }
}

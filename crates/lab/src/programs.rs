//! Whole programs on this machine, level by level: the first part of the report. What a program does is in
//! `operations`.
//!
//! A level is chosen once in a process, so each is timed in a child with `MONTANE_ISA` set.

use std::collections::BTreeMap;
use std::process::Command;

use maud::{Markup, html};
use montane_figures::chart::{Bar, Bars};
use montane_figures::measured::{duration, unit};
use montane_figures::page::{self, Cell};
use montane_figures::sums;
use montane_kernels::cpu::{self, Level};
use montane_operations::programs::{PROGRAMS, SUMS};
use serde::{Deserialize, Serialize};

use crate::clock::{self, Summary};
use crate::command::{self, Error, Outcome};
use crate::progress::Progress;

/// What one sample aims at, in nanoseconds: shorter than what a busy system leaves a process without interruption.
const SAMPLE_NS: f64 = 3e5;

/// How many samples of a program, as far as their time allows.
const SAMPLES: std::ops::RangeInclusive<usize> = 3..=101;

/// Time every program in this process, and print the medians as JSON.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Milliseconds for each.
    budget: u32,
}

/// How long to measure.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Runs of each level, in turn with the others; the least disturbed one counts.
    rounds: usize,
    /// Milliseconds for each program in one of them.
    budget: u32,
}

impl Effort {
    /// Half a minute.
    pub const FULL: Self = Self { rounds: 3, budget: 150 };
    /// A few seconds.
    pub const QUICK: Self = Self { rounds: 1, budget: 40 };
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
    command::print(&command::json(&times(args.budget, &|_, _, _| ())))?;
    Ok(Outcome::Success)
}

/// Every program in this process, by name, each for so many milliseconds.
#[must_use]
pub fn times(budget: u32, progress: Progress<'_>) -> BTreeMap<String, Time> {
    let of = PROGRAMS.len() + SUMS.len();
    let timed = PROGRAMS.iter().chain(&SUMS).enumerate().map(|(i, program)| {
        progress("programs", i, of);
        (program.name.to_owned(), time(program, budget))
    });
    let times = timed.collect();
    progress("programs", of, of);
    times
}

fn time(program: &montane_operations::programs::Program, budget: u32) -> Time {
    let mut work = (program.prepare)();
    let iterations = clock::iterations_for(clock::at_least(SAMPLE_NS), &mut *work);
    let first = clock::sample(iterations, &mut *work).ns;
    let affordable = f64::from(budget) * 1e6 / (first * iterations as f64);
    let samples = (affordable as usize).clamp(*SAMPLES.start(), *SAMPLES.end());
    let Summary { median, p10, p90 } =
        Summary::of((0..samples).map(|_| clock::sample(iterations, &mut *work).ns)).expect("at least one sample");
    Time { median, p10, p90 }
}

/// Every level in turn, each in a process of its own.
///
/// # Errors
/// [`Error::Unavailable`] if this program cannot be started again.
pub fn measure(effort: Effort) -> Result<Report, Error> {
    let mut levels: Vec<(Level, Found)> = Level::CAPS.map(|level| (level, found(level))).into();
    for _ in 0..effort.rounds {
        for (level, found) in &mut levels {
            if let Found::Times(times) = found {
                for (name, time) in child(*level, effort.budget)? {
                    let least = times.entry(name).or_insert(time);
                    if time.median < least.median {
                        *least = time;
                    }
                }
            }
        }
    }
    Ok(Report(levels))
}

/// Whether a level can be measured here.
fn found(level: Level) -> Found {
    // The first cap leaves what every processor has.
    let needed = if level == Level::Portable { Level::BASELINE } else { level };
    match needed {
        _ if needed > cpu::detected() => Found::Lacking,
        _ if needed > cpu::level() => Found::Capped,
        _ => Found::Times(BTreeMap::new()),
    }
}

/// The times at one level.
fn child(level: Level, budget: u32) -> Result<BTreeMap<String, Time>, Error> {
    let failed = |what: &str, error: &dyn std::fmt::Display| Error::Unavailable(format!("{what}: {error}"));
    let program = std::env::current_exe().map_err(|error| failed("cannot find this program", &error))?;
    let output = Command::new(program)
        .args(["timed", &budget.to_string()])
        .env("MONTANE_ISA", level.name())
        .output()
        .map_err(|error| failed("cannot start this program again", &error))?;
    serde_json::from_slice(&output.stdout).map_err(|error| failed("the timing of whole programs", &error))
}

impl Report {
    /// Of the level that this process runs at.
    #[must_use]
    pub fn here(times: BTreeMap<String, Time>) -> Self {
        Self(vec![(cpu::level(), Found::Times(times))])
    }

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
            p.note { "Medians of the least disturbed run, each level in processes of its own; the whisker is the 10th to 90th "
                "percentile. "
                code { "peers" } " times the same operations beside other libraries." }
            @for (i, program) in PROGRAMS.iter().enumerate() {
                figure { figcaption { (program.summary) } (self.chart(i).svg()) }
            }
            details { summary { "All figures of whole programs" } (self.table()) }
            (sums::section(self.sums()))
        }
    }

    fn times(&self, name: &str) -> Vec<(Level, Time)> {
        let time = |found: &Found| match found {
            Found::Times(times) => times.get(name).copied(),
            Found::Lacking | Found::Capped => None,
        };
        self.0.iter().filter_map(|(level, found)| Some((*level, time(found)?))).collect()
    }

    /// The times of sums by level.
    fn sums(&self) -> impl Iterator<Item = (String, &'static str, f64)> {
        let names = PROGRAMS.iter().chain(&SUMS).map(|program| program.name);
        let times = |name| self.times(name).into_iter().map(move |(level, time)| (level, name, time.median));
        let mut times: Vec<_> = names.flat_map(times).collect();
        times.sort_by_key(|(level, ..)| *level);
        times.into_iter().map(|(level, name, ns)| (level.name().to_owned(), name, ns))
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

    /// Every figure.
    #[must_use]
    pub fn table(&self) -> Markup {
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
            Found::Times(PROGRAMS.iter().chain(&SUMS).map(|program| (program.name.to_owned(), time)).collect())
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
        assert_eq!(text.matches("<svg class=\"chart\"").count(), PROGRAMS.len() + 1, "a chart for each, and the sums");
        assert_eq!(text.matches("<polyline").count(), 2, "a line for each level");
    }
}

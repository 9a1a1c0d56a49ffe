//! The rows: what a measurement says, as a table for people and as JSON for programs.

use std::fmt::Write as _;

use serde::Serialize;

use crate::group::Group;
use crate::harness::{MONTANE, Measurement};

/// How this program was compiled.
pub const BUILD: &str = if cfg!(any(target_feature = "adx", target_feature = "avx2")) { "native" } else { "default" };

/// One implementation's time for one operation.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// The group of operations.
    pub group: &'static str,
    /// The operation.
    pub operation: &'static str,
    /// Who did it.
    pub implementation: &'static str,
    /// The version that the lockfile pins.
    pub version: String,
    /// Which of its code paths ran, as far as it can be known.
    pub backend: String,
    /// "default" without RUSTFLAGS, "native" for `target-cpu=native`.
    pub build: &'static str,
    /// Median time of one operation, in nanoseconds.
    pub ns: f64,
    /// One sample in ten was faster.
    pub ns_p10: f64,
    /// One sample in ten was slower.
    pub ns_p90: f64,
    /// The median in core cycles.
    pub cycles: f64,
    /// Samples behind the median.
    pub samples: usize,
    /// Montane's time (in the default build) divided by this one's, in this run; none where Montane has no row.
    pub ratio: Option<f64>,
}

impl Row {
    /// The row of a measurement, its ratio still open.
    pub fn new(
        (group, operation): (&'static str, &'static str),
        (implementation, version): (&'static str, String),
        (backend, build): (String, &'static str),
        measured: &Measurement,
    ) -> Self {
        let Measurement { ns, ns_p10, ns_p90, cycles, samples } = *measured;
        let ratio = None;
        Self { group, operation, implementation, version, backend, build, ns, ns_p10, ns_p90, cycles, samples, ratio }
    }
}

/// Fills in the ratios of one operation's rows.
pub fn fill_ratios(rows: &mut [Row]) {
    let ours = |row: &&Row| row.implementation == MONTANE;
    let counts = rows.iter().filter(ours).find(|row| row.build == "default").or_else(|| rows.iter().find(ours));
    if let Some(montane) = counts.map(|row| row.ns) {
        for row in rows {
            row.ratio = Some(montane / row.ns);
        }
    }
}

/// The headings of the table.
const HEADINGS: [&str; 7] = ["implementation", "build", "time", "p10..p90", "cycles", "ratio", "backend"];

/// Columns whose numbers are aligned to the right.
const RIGHT: [bool; 7] = [false, false, true, true, true, true, false];

/// The table of a group's rows.
pub fn table(group: &Group, rows: &[Row]) -> String {
    let mut out = format!("\n== {}: {}\n", group.name, group.about.replace('\n', " "));
    let lines: Vec<(&str, [String; 7])> = rows.iter().map(|row| (row.operation, cells(row))).collect();
    let widths: [usize; 7] = std::array::from_fn(|column| {
        let widest = lines.iter().map(|(_, cells)| cells[column].chars().count()).max().unwrap_or(0);
        widest.max(HEADINGS[column].len())
    });
    push_line(&mut out, &HEADINGS.map(str::to_owned), &widths);
    let mut operation = "";
    for (of, cells) in &lines {
        if operation != *of {
            operation = of;
            writeln!(out, "{operation}").expect("a string takes any text");
        }
        push_line(&mut out, cells, &widths);
    }
    out
}

fn push_line(out: &mut String, cells: &[String; 7], widths: &[usize; 7]) {
    let mut line = String::from(" ");
    for ((cell, &width), right) in cells.iter().zip(widths).zip(RIGHT) {
        if right { write!(line, " {cell:>width$} ") } else { write!(line, " {cell:<width$} ") }
            .expect("a string takes any text");
    }
    out.push_str(line.trim_end());
    out.push('\n');
}

fn cells(row: &Row) -> [String; 7] {
    let (unit, scale) = unit(row.ns);
    [
        format!("{} {}", row.implementation, row.version),
        row.build.to_owned(),
        format!("{} {unit}", digits(row.ns / scale)),
        format!("{}..{}", digits(row.ns_p10 / scale), digits(row.ns_p90 / scale)),
        grouped(row.cycles),
        row.ratio.map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.3}")),
        row.backend.clone(),
    ]
}

/// The unit in which a time reads well, and its nanoseconds.
fn unit(ns: f64) -> (&'static str, f64) {
    match ns {
        ..1e4 => ("ns", 1.0),
        ..1e7 => ("us", 1e3),
        _ => ("ms", 1e6),
    }
}

/// Four significant digits, or all before the point.
fn digits(value: f64) -> String {
    match value {
        ..10.0 => format!("{value:.3}"),
        ..100.0 => format!("{value:.2}"),
        ..1000.0 => format!("{value:.1}"),
        _ => format!("{value:.0}"),
    }
}

/// A number of cycles: a decimal when small, thousands kept apart when large.
fn grouped(value: f64) -> String {
    if value < 1000.0 {
        return format!("{value:.1}");
    }
    let digits = format!("{value:.0}");
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(' ');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{Row, digits, fill_ratios, grouped};

    fn row(implementation: &'static str, build: &'static str, ns: f64) -> Row {
        let measured = crate::harness::Measurement { ns, ns_p10: ns, ns_p90: ns, cycles: ns, samples: 1 };
        Row::new(("g", "o"), (implementation, "1".to_owned()), (String::new(), build), &measured)
    }

    #[test]
    fn ratios_are_those_of_the_default_build() {
        let mut rows = [row("montane", "native", 1.0), row("montane", "default", 2.0), row("peer", "native", 4.0)];
        fill_ratios(&mut rows);
        assert_eq!(rows.map(|row| row.ratio), [Some(2.0), Some(1.0), Some(0.5)]);
    }

    #[test]
    fn without_montane_there_is_no_ratio() {
        let mut rows = [row("peer", "default", 4.0)];
        fill_ratios(&mut rows);
        assert_eq!(rows[0].ratio, None);
    }

    #[test]
    fn numbers_read_well() {
        assert_eq!([9.8765, 98.765, 987.65, 9876.5].map(digits), ["9.877", "98.77", "987.6", "9876"]);
        assert_eq!([98.76, 9876.0, 1_234_567.8].map(grouped), ["98.8", "9 876", "1 234 568"]);
    }
}

//! The rows: what a measurement says, as data and as a table for people.

use std::fmt::Write as _;

use montane_figures::measured::Row;

use crate::group::Group;
use crate::harness::{MONTANE, Measurement};

/// How this program was compiled.
pub const BUILD: &str = if cfg!(curve25519_dalek_backend = "serial") {
    "serial"
} else if cfg!(any(target_feature = "adx", target_feature = "avx2")) {
    "native"
} else {
    "default"
};

/// The row of a measurement, its ratio still open.
pub fn row(
    (group, operation): (&str, &str),
    (implementation, version): (&str, String),
    (backend, build): (String, &str),
    measured: &Measurement,
) -> Row {
    Row {
        group: group.to_owned(),
        operation: operation.to_owned(),
        implementation: implementation.to_owned(),
        version: Some(version),
        backend: Some(backend),
        build: build.to_owned(),
        ns: Some(measured.ns),
        ns_p10: Some(measured.ns_p10),
        ns_p90: Some(measured.ns_p90),
        cycles: Some(measured.cycles),
        samples: Some(measured.samples),
        ratio: None,
    }
}

/// Fills in the ratios of one operation's rows.
pub fn fill_ratios(rows: &mut [Row]) {
    let ours = |row: &&Row| row.implementation == MONTANE;
    let counts = rows.iter().filter(ours).find(|row| row.build == "default").or_else(|| rows.iter().find(ours));
    if let Some(montane) = counts.and_then(|row| row.ns) {
        for row in rows {
            row.ratio = row.ns.map(|ns| montane / ns);
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
    let lines: Vec<(&str, [String; 7])> = rows.iter().map(|row| (&*row.operation, cells(row))).collect();
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
    let time = |ns: Option<f64>, scale: f64| ns.map_or_else(String::new, |ns| digits(ns / scale));
    let (unit, scale) = unit(row.ns.unwrap_or_default());
    [
        format!("{} {}", row.implementation, row.version.as_deref().unwrap_or_default()),
        row.build.clone(),
        format!("{} {unit}", time(row.ns, scale)),
        format!("{}..{}", time(row.ns_p10, scale), time(row.ns_p90, scale)),
        row.cycles.map_or_else(String::new, grouped),
        row.ratio.map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.3}")),
        row.backend.clone().unwrap_or_default(),
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
    use montane_figures::measured::Row;

    use super::{digits, fill_ratios, grouped};

    fn row(implementation: &str, build: &str, ns: f64) -> Row {
        let measured = crate::harness::Measurement { ns, ns_p10: ns, ns_p90: ns, cycles: ns, samples: 1 };
        super::row(("g", "o"), (implementation, "1".to_owned()), (String::new(), build), &measured)
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

//! A race as text, within 100 columns.

use std::fmt::Write;

use montane_figures::chart::figure;

use super::{Report, Row, Status};
use crate::command;

/// Widths of the columns: name, latency, ns, throughput, ns, ratio, floor, reached.
const NAME: usize = 36;
const WIDTHS: [usize; 7] = [8, 8, 11, 8, 10, 7, 9];

/// The width of the table.
const WIDTH: usize = 100;

/// The whole table, grouped by field and operation.
#[must_use]
pub fn table(report: &Report) -> String {
    let mut out = String::new();
    let cpu = &report.cpu;
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "{}, {} ({} allowed), {:.2} core cycles per ns",
        cpu.model, cpu.detected, cpu.isa, cpu.cycles_per_ns
    );
    for field in report.fields() {
        let rows: Vec<&Row> = report.rows.iter().filter(|row| row.field == field).collect();
        let limbs = rows.first().map_or(0, |row| row.limbs);
        let _ = writeln!(out, "\n{field} ({limbs} limbs)");
        let heads = ["latency", "ns", "throughput", "ns", "x biguint", "floor", "reached"];
        let _ = writeln!(out, "{:NAME$}{}", "", columns(heads.map(String::from)));
        for row in rows.iter().filter(|row| !matches!(row.status, Status::NotApplicable(_) | Status::Skipped(_))) {
            line(&mut out, row);
        }
        out.push_str(&absent(&rows));
    }
    out.push_str(NOTES);
    out
}

const NOTES: &str = "
latency     core cycles from operand to result, each result feeding the next (median)
throughput  core cycles for each of eight independent operations (median)
x biguint   how many times faster than num-bigint for the same operation, by throughput time
floor       the least core cycles that the products and additions with carry of a multiplication
            take here, as `montane machine` measures them; reached: floor / throughput
Figures of kernels with lanes are for one operation: the call divided by its lanes.
";

/// The kernels that were not run, gathered by the reason.
fn absent(rows: &[&Row]) -> String {
    let mut reasons: Vec<(String, Vec<&str>)> = Vec::new();
    for row in rows {
        if matches!(row.status, Status::NotApplicable(_) | Status::Skipped(_)) {
            let reason = row.status.to_string();
            match reasons.iter_mut().find(|(known, _)| *known == reason) {
                Some((_, names)) => names.push(&row.kernel),
                None => reasons.push((reason, vec![&row.kernel])),
            }
        }
    }
    let paragraph = |(reason, names): &(String, Vec<&str>)| {
        let words: Vec<&str> = reason.split(' ').collect();
        command::wrapped(&words, 2, WIDTH) + &command::wrapped(names, 4, WIDTH)
    };
    reasons.iter().map(paragraph).collect()
}

fn line(out: &mut String, row: &Row) {
    let _ = write!(out, "{:NAME$}", format!("  {}", row.kernel));
    if row.status != Status::Ok {
        let _ = writeln!(out, "  {}", row.status);
        return;
    }
    let cell = |value: Option<f64>| value.map_or_else(|| "-".into(), figure);
    let floor = row.floor_share().map_or_else(|| "-".into(), |share| format!("{:.0}%", 100.0 * share));
    let figures = [row.latency_cycles, row.latency_ns, row.throughput_cycles, row.throughput_ns, row.ratio_biguint];
    let [latency, latency_ns, throughput, throughput_ns, ratio] = figures.map(cell);
    let cells = [latency, latency_ns, throughput, throughput_ns, ratio, cell(row.floor_cycles), floor];
    let _ = writeln!(out, "{}", columns(cells));
}

fn columns(cells: [String; 7]) -> String {
    cells.iter().zip(WIDTHS).map(|(cell, width)| format!("{cell:>width$}")).collect()
}

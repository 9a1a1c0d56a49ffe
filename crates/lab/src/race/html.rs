//! A race as a page: bar charts of multiplication and squaring for each field, and every figure in tables.

use maud::{Markup, html};
use montane_figures::chart::{Bar, Bars, figure};
use montane_figures::page::{Cell, page, table};
use montane_kernels::kernel::Computes;

use super::{Report, Row};

/// What has charts.
#[derive(Clone, Copy)]
enum Charted {
    Multiplication,
    Squaring,
}

impl Charted {
    fn name(self) -> &'static str {
        match self {
            Self::Multiplication => "multiplication",
            Self::Squaring => "squaring",
        }
    }

    fn has(self, row: &Row) -> bool {
        match self {
            Self::Multiplication => matches!(row.computes, Some(Computes::Product { .. })),
            Self::Squaring => matches!(row.computes, Some(Computes::Square { .. })),
        }
    }
}

/// The series of a chart, by instruction set.
const ISAS: [&str; 6] = ["portable", "adx", "ifma", "fma", "avx512", "aarch64"];

/// The whole page.
#[must_use]
pub fn html(report: &Report) -> String {
    page("Montane: the race", &section(report))
}

/// The race as a part of a page.
#[must_use]
pub fn section(report: &Report) -> Markup {
    let cpu = &report.cpu;
    let timed = |isa: &str| report.rows.iter().any(|row| row.isa == isa && row.throughput_cycles.is_some());
    html! {
        p {
            (cpu.model) ", instruction set " (cpu.detected)
            @if cpu.isa != cpu.detected { " (capped at " (cpu.isa) ")" }
            ", " (figure(cpu.cycles_per_ns)) " core cycles per nanosecond."
        }
        p.note {
            "Latency is the time from operand to result when each result feeds the next; throughput is the time for each of "
            "eight independent operations. Bars are medians in core cycles; the whisker is the 10th to 90th percentile; the "
            "dashed line is the least that a multiplication's products and additions with carry take on this processor, as measured. "
            "Kernels with lanes are counted for one lane. "
            @for (i, isa) in ISAS.iter().enumerate().filter(|(_, isa)| timed(isa)) {
                span class={ "key key-s" (i) } { "■ " } (isa) " "
            }
        }
        nav aria-label="Fields" { ul { @for field in report.fields() { li { a href={ "#" (field) } { (field) } } } } }
        @for field in report.fields() { (field_section(report, field)) }
    }
}

fn field_section(report: &Report, field: &str) -> Markup {
    let rows: Vec<&Row> = report.rows.iter().filter(|row| row.field == field).collect();
    html! {
        section id=(field) {
            h2 { (field) ", " (rows.first().map_or(0, |row| row.limbs)) " limbs" }
            @for what in [Charted::Multiplication, Charted::Squaring] {
                @let charted: Vec<&Row> = rows.iter().filter(|row| what.has(row)).copied().collect();
                @if charted.iter().any(|row| row.throughput_cycles.is_some()) {
                    h3 { (what.name()) }
                    (beside_library(&rows))
                    (chart(field, what.name(), &charted, Figure::Throughput))
                    (chart(field, what.name(), &charted, Figure::Latency))
                }
            }
            details {
                summary { "All kernels and figures of " (field) }
                (figures(field, &rows))
            }
        }
    }
}

/// What the library takes; its bars would dwarf all others.
fn beside_library(rows: &[&Row]) -> Markup {
    let rem = rows.iter().find(|row| row.kernel == "biguint_rem");
    html! {
        @if let Some(cycles) = rem.and_then(|row| row.throughput_cycles) {
            p.note { "For comparison, num-bigint's " code { "a * b % p" } ": " (figure(cycles)) " cycles." }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Figure {
    Latency,
    Throughput,
}

impl Figure {
    fn name(self) -> &'static str {
        match self {
            Self::Latency => "latency",
            Self::Throughput => "throughput",
        }
    }

    fn of(self, row: &Row) -> Option<f64> {
        match self {
            Self::Latency => row.latency_cycles,
            Self::Throughput => row.throughput_cycles,
        }
    }

    fn spread(self, row: &Row) -> Option<(f64, f64)> {
        let [low, high] = match self {
            Self::Latency => row.latency_cycles_spread?,
            Self::Throughput => row.throughput_cycles_spread?,
        };
        Some((low, high))
    }
}

fn chart(field: &str, what: &str, rows: &[&Row], which: Figure) -> Markup {
    let mut bars: Vec<Bar> = rows
        .iter()
        .filter_map(|row| {
            let ratio = if which == Figure::Throughput { row.ratio_biguint } else { row.ratio_biguint_latency };
            Some(Bar {
                label: row.kernel.clone(),
                value: which.of(row)?,
                note: ratio.map_or_else(String::new, |r| format!("· {}x biguint", figure(r))),
                spread: which.spread(row),
                floor: row.floor_cycles.filter(|_| which == Figure::Throughput),
                series: ISAS.iter().position(|isa| *isa == row.isa).unwrap_or(0),
            })
        })
        .collect();
    bars.sort_by(|a, b| a.value.total_cmp(&b.value));
    let fastest =
        bars.first().map_or_else(String::new, |bar| format!("fastest is {} with {}", bar.label, figure(bar.value)));
    let name = which.name();
    let chart = Bars {
        id: format!("{field}-{what}-{name}"),
        title: format!("{what} with {field}: {name} in core cycles"),
        description: format!("{} kernels, sorted; {fastest} cycles. The table below has every figure.", bars.len()),
        unit: "cycles".into(),
        bars,
    };
    html! {
        @if !chart.bars.is_empty() {
            figure { figcaption { (name) ", core cycles" } (chart.svg()) }
        }
    }
}

fn figures(field: &str, rows: &[&Row]) -> Markup {
    let text = |s: &str| Cell::Text(s.to_owned());
    let number = |s: &str| Cell::Number(s.to_owned());
    let head = [
        text("kernel"),
        text("isa"),
        number("latency, cycles"),
        number("ns"),
        number("throughput, cycles"),
        number("ns"),
        number("ns, p10 to p90"),
        number("x biguint"),
        number("floor"),
        number("reached"),
        number("checked pairs"),
        text("status"),
    ];
    let cell = |value: Option<f64>| Cell::Number(value.map_or_else(|| "-".into(), figure));
    let body: Vec<Vec<Cell>> = rows
        .iter()
        .map(|row| {
            let spread = row.throughput_ns_spread.map(|[low, high]| format!("{} to {}", figure(low), figure(high)));
            let share = row.floor_share().map(|share| format!("{:.0}%", 100.0 * share));
            let lanes =
                if row.lanes > 1 { format!("{} ({} lanes)", row.kernel, row.lanes) } else { row.kernel.clone() };
            let pairs = if row.is_library { "-".into() } else { row.checked_pairs.to_string() };
            vec![
                Cell::Text(lanes),
                text(row.isa),
                cell(row.latency_cycles),
                cell(row.latency_ns),
                cell(row.throughput_cycles),
                cell(row.throughput_ns),
                Cell::Number(spread.unwrap_or_else(|| "-".into())),
                cell(row.ratio_biguint),
                cell(row.floor_cycles),
                Cell::Number(share.unwrap_or_else(|| "-".into())),
                Cell::Number(pairs),
                Cell::Text(row.status.to_string()),
            ]
        })
        .collect();
    table(&format!("Every kernel with {field}"), &head, &body)
}

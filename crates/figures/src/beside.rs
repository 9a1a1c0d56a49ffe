//! Runs beside the peers as a page: bars for each operation, and every figure in tables.

use maud::{Markup, html};

use crate::chart::{Bar, Bars, figure};
use crate::measured::{GROUPS, MONTANE, Measured, Row, duration, unit};
use crate::page::{Cell, page, table};
use crate::sums;

/// The colours: Montane, its other forms of limbs, the peers.
const OURS: usize = 0;
const FORMS: usize = 6;
const PEERS: usize = 8;

/// The whole page.
#[must_use]
pub fn html(all: &Measured) -> String {
    page("Montane beside its peers", &section(all))
}

/// The runs as a part of a page.
#[must_use]
pub fn section(all: &Measured) -> Markup {
    let processor = &all.processor;
    let groups: Vec<(&str, &str)> = GROUPS
        .into_iter()
        .filter(|(group, _)| all.runs.iter().flat_map(|run| &run.rows).any(|r| r.group == *group))
        .collect();
    html! {
        p {
            (processor.model) ", microarchitecture " (processor.microarchitecture)
            @if let Some(clock) = processor.cycles_per_ns { ", " (figure(clock)) " core cycles per nanosecond" }
            "."
        }
        p.note {
            "Bars are the median time of one operation on one core, the whisker is the 10th to 90th percentile. "
            "The ratio is Montane's time over this one's in the same run: below 1, Montane is faster. "
            @for (series, name) in [(OURS, "Montane"), (FORMS, "its other forms of limbs"), (PEERS, "peers")] {
                span class={ "key key-s" (series) } { "■ " } (name) " "
            }
        }
        ul { @for run in &all.runs {
            @let head = &run.head;
            li {
                "Level " code { (head.level) } ", peers' build: " (head.build) ", effort: " (head.effort) ", " (head.date)
                @if let Some(commit) = &head.commit { ", commit " (commit) }
                @if let Some(rustc) = &head.rustc { ", " (rustc) }
                "." @if !head.remark.is_empty() { " " (head.remark) }
            }
        } }
        nav aria-label="Groups" { ul { @for (group, heading) in &groups { li { a href={ "#" (group) } { (heading) } } } } }
        @for (group, heading) in &groups {
            section id=(group) {
                h2 { (heading) }
                @if *group == "msm" && let Some(lines) = sums::measured(all) {
                    figure { figcaption { (lines.title) } (lines.svg()) }
                }
                @for operation in operations(all, group) { (chart(all, operation)) }
                details { summary { "All figures: " (heading) } (figures(all, group)) }
            }
        }
    }
}

fn operations<'a>(all: &'a Measured, group: &str) -> Vec<&'a str> {
    let mut names: Vec<&str> = Vec::new();
    for row in all.runs.iter().flat_map(|run| &run.rows).filter(|row| row.group == group) {
        if !names.contains(&&*row.operation) {
            names.push(&row.operation);
        }
    }
    names
}

/// Montane at each level, and everyone else as in the first run that has them.
fn chart(all: &Measured, operation: &str) -> Markup {
    let mut shown: Vec<(String, &Row)> = Vec::new();
    for column in all.columns() {
        for row in all.rows(column).filter(|row| row.operation == operation && row.ns.is_some()) {
            let level = if row.implementation == MONTANE { format!(", {}", column.level) } else { String::new() };
            let build = if row.build == "default" { String::new() } else { format!(", {} build", row.build) };
            let label = format!("{}{level}{build}", row.implementation);
            if !shown.iter().any(|(other, _)| *other == label) {
                shown.push((label, row));
            }
        }
    }
    shown.sort_by(|a, b| a.1.ns.unwrap_or(0.0).total_cmp(&b.1.ns.unwrap_or(0.0)));
    let (unit, scale) = unit(shown.first().and_then(|(_, row)| row.ns).unwrap_or(1.0));
    let series = |row: &Row| match (row.is_peer(), row.implementation == MONTANE) {
        (true, _) => PEERS,
        (false, true) => OURS,
        (false, false) => FORMS,
    };
    let fastest = shown.first().map_or_else(String::new, |(label, _)| label.clone());
    let bars = shown.into_iter().map(|(label, row)| Bar {
        label,
        value: row.ns.unwrap_or(0.0) / scale,
        note: row
            .ratio
            .filter(|_| row.implementation != MONTANE)
            .map_or_else(String::new, |r| format!("· ratio {r:.2}")),
        spread: row.ns_p10.zip(row.ns_p90).map(|(low, high)| (low / scale, high / scale)),
        floor: None,
        series: series(row),
    });
    let chart = Bars {
        id: format!("chart-{operation}"),
        title: format!("{operation}: time in {unit}"),
        description: format!("Sorted; the fastest is {fastest}. The table below has every figure."),
        unit: unit.into(),
        bars: bars.collect(),
    };
    html! { figure { figcaption { code { (operation) } } (chart.svg()) } }
}

fn figures(all: &Measured, group: &str) -> Markup {
    let text = |s: &str| Cell::Text(s.to_owned());
    let number = |s: &str| Cell::Number(s.to_owned());
    let head = [
        text("operation"),
        text("level"),
        text("implementation"),
        text("version"),
        text("build"),
        number("time"),
        number("p10 to p90"),
        number("cycles"),
        number("ratio"),
        text("backend"),
    ];
    let mut body = Vec::new();
    for operation in operations(all, group) {
        for column in all.columns() {
            for row in all.rows(column).filter(|row| row.operation == operation) {
                let spread = row.ns_p10.zip(row.ns_p90);
                let known = |text: &Option<String>| Cell::Text(text.clone().unwrap_or_default());
                body.push(vec![
                    text(operation),
                    text(column.level),
                    text(&row.implementation),
                    known(&row.version),
                    text(&row.build),
                    Cell::Number(row.ns.map_or_else(String::new, duration)),
                    Cell::Number(
                        spread.map_or_else(String::new, |(l, h)| format!("{} to {}", duration(l), duration(h))),
                    ),
                    Cell::Number(row.cycles.map_or_else(String::new, figure)),
                    Cell::Number(row.ratio.map_or_else(String::new, |ratio| format!("{ratio:.3}"))),
                    known(&row.backend),
                ]);
            }
        }
    }
    table(&format!("Every figure of {group}"), &head, &body)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measured::tests::{measured, row};

    #[test]
    fn montane_at_each_level_beside_peers_once() {
        let rows =
            |ns| vec![row("bls12_381_pairing", MONTANE, ns, 1.0), row("bls12_381_pairing", "blst", 470e3, ns / 470e3)];
        let mut all = measured("ifma", rows(93e3));
        all.record(measured("adx", rows(380e3))).unwrap();
        let page = html(&all);
        let chart = page.split("<svg").find(|part| part.contains("chart-bls12_381_pairing")).unwrap();
        assert_eq!(chart.matches("<rect class=\"s0\"").count(), 2, "a bar for each level");
        assert_eq!(chart.matches("<rect class=\"s8\"").count(), 1, "the peer once");
        assert!(chart.contains("93.0 us") && chart.contains("ratio 0.20"), "{chart}");
    }
}

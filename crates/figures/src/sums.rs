//! What one point of a sum costs, by how many there are: lines over the binary logarithm of their number.

use std::collections::BTreeMap;

use crate::chart::{Curve, Lines, figure};
use crate::measured::{MONTANE, Measured};
use crate::page::{self, Cell};
use maud::{Markup, html};

/// What names of sums in BLS12-381's G1 begin with; the number of points follows.
const NAME: &str = "g1_msm_";

/// Fewer sizes show no course.
const SIZES: usize = 4;

/// How many points are summed by the operation of this name, if it is a sum in G1.
fn points(operation: &str) -> Option<f64> {
    operation.strip_prefix(NAME)?.parse::<u32>().ok().map(f64::from)
}

/// The lines of these times: who or which level, the name of the operation, nanoseconds.
fn lines<'a>(id: &str, times: impl Iterator<Item = (String, &'a str, f64)>) -> Option<Lines> {
    let mut curves: Vec<(String, BTreeMap<u64, f64>)> = Vec::new();
    for (name, operation, ns) in times {
        let Some(n) = points(operation) else { continue };
        let place = curves.iter().position(|(other, _)| *other == name).unwrap_or_else(|| {
            curves.push((name, BTreeMap::new()));
            curves.len() - 1
        });
        curves[place].1.entry(n as u64).or_insert(ns / n / 1e3);
    }
    curves.retain(|(_, points)| points.len() >= SIZES);
    if curves.is_empty() {
        return None;
    }
    curves.sort_by_key(|(name, _)| !name.starts_with("Montane"));
    let log = |(n, us): (u64, f64)| ((n as f64).log2(), us);
    Some(Lines {
        id: id.into(),
        title: "Sums in BLS12-381's G1: time for each point by the number of points".into(),
        description: "One core. A line that falls says that more points make each of them cheaper.".into(),
        x_label: "binary logarithm of the number of points".into(),
        y_label: "us for each point".into(),
        curves: curves
            .into_iter()
            .map(|(name, points)| Curve { name, points: points.into_iter().map(log).collect() })
            .collect(),
    })
}

/// Montane at each level, and each peer as in the first run that has it; none if too few sizes were measured.
#[must_use]
pub fn measured(all: &Measured) -> Option<Lines> {
    let columns = all.columns();
    let rows = columns.iter().filter(|column| column.build == "default").flat_map(|&column| {
        all.rows(column).filter(|row| row.is_peer() || row.implementation == MONTANE).filter_map(move |row| {
            let name = if row.is_peer() { row.implementation.clone() } else { format!("Montane, {}", column.level) };
            Some((name, &*row.operation, row.ns?))
        })
    });
    let id: String = all.processor.name.chars().filter(char::is_ascii_alphanumeric).collect();
    lines(&format!("sums-{id}"), rows)
}

/// A plot of Montane alone, with its table: the level, the name of the operation, nanoseconds.
#[must_use]
pub fn section<'a>(times: impl Iterator<Item = (String, &'a str, f64)>) -> Markup {
    let Some(lines) = lines("sums", times) else { return html! {} };
    let sizes: Vec<f64> = lines.curves[0].points.iter().map(|point| point.0).collect();
    let mut head = vec![Cell::Text("us for each point".into())];
    head.extend(sizes.iter().map(|size| Cell::Number(format!("2^{size}"))));
    let rows: Vec<Vec<Cell>> = lines
        .curves
        .iter()
        .map(|curve| {
            let cell = |&(_, us): &(f64, f64)| Cell::Number(figure(us));
            [Cell::Text(curve.name.clone())].into_iter().chain(curve.points.iter().map(cell)).collect()
        })
        .collect();
    html! {
        figure { figcaption { (lines.title) } (lines.svg()) }
        (page::table(&lines.title, &head, &rows))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measured::tests::{measured as data, row};

    #[test]
    fn lines_are_of_whoever_has_sizes_enough() {
        let sum = |n: u32, who: &str, ns: f64| row(&format!("{NAME}{n}"), who, ns, 1.0);
        let mut rows: Vec<_> = [128, 1024, 4096, 65536].map(|n| sum(n, MONTANE, f64::from(n) * 2e3)).into();
        rows.extend([128, 1024, 4096, 65536].map(|n| sum(n, "blst", f64::from(n) * 8e3)));
        rows.extend([128, 1024].map(|n| sum(n, "slow", f64::from(n) * 9e3)));
        rows.push(sum(128, "montane limbs51", 1.0));
        rows.push(row("g1_msm_prepared2_65536", MONTANE, 1.0, 1.0));
        let mut all = data("fma", rows);
        let words = [128, 1024, 4096, 65536].map(|n| sum(n, MONTANE, f64::from(n) * 3e3));
        all.record(data("adx", words.into())).unwrap();
        let lines = measured(&all).unwrap();
        let names: Vec<&str> = lines.curves.iter().map(|curve| &*curve.name).collect();
        assert_eq!(names, ["Montane, fma", "Montane, adx", "blst"]);
        assert_eq!(lines.curves[0].points, [(7.0, 2.0), (10.0, 2.0), (12.0, 2.0), (16.0, 2.0)]);
        assert_eq!(lines.curves[1].points[3], (16.0, 3.0));
    }

    #[test]
    fn too_few_sizes_are_no_plot() {
        assert!(measured(&data("fma", vec![row("g1_msm_128", MONTANE, 1.0, 1.0)])).is_none());
        assert_eq!(section([("adx".to_owned(), "g1_msm_128", 1.0)].into_iter()).into_string(), "");
    }

    #[test]
    fn a_section_has_a_table() {
        let names = ["g1_msm_128", "g1_msm_1024", "g1_msm_4096", "g1_msm_16384"];
        let text = section(names.into_iter().map(|name| ("adx".to_owned(), name, 4096e3))).into_string();
        assert!(text.contains("2^14") && text.contains("<polyline") && text.contains("0.25"), "{text}");
    }
}

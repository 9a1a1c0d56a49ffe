//! `montane scale`: what every portable algorithm costs as the limbs grow, and where the curves cross.

use std::fmt::Write;
use std::path::PathBuf;

use maud::{Markup, html};
use montane_figures::chart::{Curve, Lines, figure};
use montane_figures::page::{self, Cell};
use montane_kernels::Operation;
use montane_sizes as sizes;
use serde::Serialize;

use crate::command::{self, Error, Outcome, Sink};
use crate::cpu::Cpu;
use crate::progress;
use crate::race::{self, Effort, Row};

pub mod primes;

use primes::SPARE_BITS;

/// A few seconds for all sizes.
const EFFORT: Effort = Effort { random_pairs: 1_000, samples: 301, sample_ns: 40_000.0 };

/// The primes are the same in every run.
const SEED: u64 = 1;

/// Show what every algorithm costs as the limbs grow, on random primes.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The fewest limbs.
    #[arg(long, value_name = "LIMBS", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=16))]
    min: u8,
    /// The most limbs.
    #[arg(long, value_name = "LIMBS", default_value_t = 16, value_parser = clap::value_parser!(u8).range(2..=16))]
    max: u8,
    /// Write the results as JSON to a file, or to standard output (-) instead of the table.
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-")]
    json: Option<PathBuf>,
    /// Write the results as one self-contained page, to a file or to standard output (-).
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-")]
    html: Option<PathBuf>,
}

/// Which of the two figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Figure {
    /// Each result feeds the next.
    Latency,
    /// Independent operations.
    Throughput,
}

impl Figure {
    const BOTH: [Self; 2] = [Self::Throughput, Self::Latency];

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
}

/// One algorithm becomes the cheaper of two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Crossing {
    /// Of which figure.
    pub figure: Figure,
    /// The algorithm that is cheaper from here on.
    pub cheaper: &'static str,
    /// The algorithm that was cheaper before.
    pub dearer: &'static str,
    /// From this many limbs up to the most that were measured, as far as their costs differ by more than noise.
    pub from_limbs: usize,
}

/// The prime of one size.
#[derive(Clone, Debug, Serialize)]
pub struct Size {
    /// Its limbs.
    pub limbs: usize,
    /// Its value, hexadecimal.
    pub p: String,
}

/// Everything that was found.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The machine.
    pub cpu: Cpu,
    /// The probable primes.
    pub primes: Vec<Size>,
    /// As in a race, one field for each size.
    pub rows: Vec<Row>,
    /// Where curves cross.
    pub crossings: Vec<Crossing>,
}

/// Checks and times the portable algorithms for `min..=max` limbs.
#[must_use]
pub fn measure(min: usize, max: usize, effort: Effort) -> Report {
    let primes: Vec<_> = (min..=max).map(|limbs| primes::random(limbs, SEED)).collect();
    let kernels: Vec<_> = sizes::algorithms(min, max).copied().collect();
    let race::Report { cpu, rows } = race::race(&primes, &kernels, effort, &progress::bar());
    let crossings = Figure::BOTH.into_iter().flat_map(|figure| crossings(&Curves::of(&rows, figure), figure)).collect();
    let primes =
        primes.iter().map(|p| Size { limbs: p.p.len(), p: format!("{:#x}", crate::oracle::from_words(p.p)) }).collect();
    Report { cpu, primes, rows, crossings }
}

/// One figure of every multiplication, by algorithm and limb count.
struct Curves {
    limbs: Vec<usize>,
    /// The algorithm, and its cost at each of `limbs`.
    curves: Vec<(&'static str, Vec<Option<f64>>)>,
}

impl Curves {
    fn of(rows: &[Row], figure: Figure) -> Self {
        let rows = || rows.iter().filter(|row| matches!(row.operation, Operation::MontMul | Operation::Mul));
        let mut limbs: Vec<usize> = rows().map(|row| row.limbs).collect();
        limbs.dedup();
        let mut names: Vec<&'static str> = Vec::new();
        for row in rows() {
            if !names.contains(&row.algorithm) {
                names.push(row.algorithm);
            }
        }
        let cost = |name, n| rows().find(|row| row.algorithm == name && row.limbs == n).and_then(|row| figure.of(row));
        let curve = |name: &'static str| (name, limbs.iter().map(|&n| cost(name, n)).collect());
        let curves = names.into_iter().map(curve).collect();
        Self { limbs, curves }
    }

    /// The algorithm with the lowest cost at one place of `limbs`.
    fn cheapest(&self, at: usize) -> Option<&'static str> {
        let costs = self.curves.iter().filter_map(|(name, costs)| Some((*name, costs[at]?)));
        costs.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(name, _)| name)
    }
}

/// Costs closer than this part of each other count as equal: the order of two such figures is noise.
const NOISE: f64 = 0.03;

/// For each two algorithms, the size from which the other one is the cheaper.
fn crossings(curves: &Curves, figure: Figure) -> Vec<Crossing> {
    let mut out = Vec::new();
    for (i, (one, a)) in curves.curves.iter().enumerate() {
        for (other, b) in &curves.curves[..i] {
            let apart = |a: f64, b: f64| (a - b).abs() > NOISE * a.min(b);
            let decided: Vec<(usize, bool)> = (0..curves.limbs.len())
                .filter_map(|at| Some((curves.limbs[at], a[at]?, b[at]?)))
                .filter(|&(_, a, b)| apart(a, b))
                .map(|(limbs, a, b)| (limbs, a < b))
                .collect();
            if let Some(change) = decided.windows(2).rev().find(|pair| pair[0].1 != pair[1].1) {
                let (from_limbs, one_wins) = change[1];
                let (cheaper, dearer) = if one_wins { (*one, *other) } else { (*other, *one) };
                out.push(Crossing { figure, cheaper, dearer, from_limbs });
            }
        }
    }
    out
}

/// The report as text.
#[must_use]
pub fn table(report: &Report) -> String {
    let cpu = &report.cpu;
    let mut out = format!("{}, {:.2} core cycles per ns\n", cpu.model, cpu.cycles_per_ns);
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "Random probable primes that leave {SPARE_BITS} bits free in their limbs; each multiplication is a call."
    );
    for figure_kind in Figure::BOTH {
        let curves = Curves::of(&report.rows, figure_kind);
        let _ = write!(out, "\n{}, core cycles for one multiplication\nlimbs", figure_kind.name());
        let widths: Vec<usize> = curves.curves.iter().map(|(name, _)| name.len().max(5) + 2).collect();
        for ((name, _), width) in curves.curves.iter().zip(&widths) {
            let _ = write!(out, "{name:>width$}");
        }
        out.push_str("  cheapest\n");
        for (at, limbs) in curves.limbs.iter().enumerate() {
            let _ = write!(out, "{limbs:5}");
            for ((_, costs), width) in curves.curves.iter().zip(&widths) {
                let _ = write!(out, "{:>width$}", costs[at].map_or_else(|| "-".into(), figure));
            }
            let _ = writeln!(out, "  {}", curves.cheapest(at).unwrap_or("-"));
        }
        for crossing in report.crossings.iter().filter(|c| c.figure == figure_kind) {
            let Crossing { cheaper, dearer, from_limbs, .. } = crossing;
            let _ = writeln!(out, "{cheaper} is cheaper than {dearer} from {from_limbs} limbs");
        }
    }
    out
}

/// The report as a part of a page.
#[must_use]
pub fn section(report: &Report) -> Markup {
    html! {
        p {
            "Every portable algorithm on random probable primes that leave " (SPARE_BITS) " bits free in their limbs. "
            "Each multiplication is a call; figures are medians in core cycles for one, which the charts divide by the "
            "2 N^2 + N word products of a Montgomery multiplication."
        }
        @for kind in Figure::BOTH {
            @let curves = Curves::of(&report.rows, kind);
            h3 { (kind.name()) }
            figure { (chart(&curves, kind).svg()) }
            ul {
                @for c in report.crossings.iter().filter(|c| c.figure == kind) {
                    li { (c.cheaper) " is cheaper than " (c.dearer) " from " (c.from_limbs) " limbs." }
                }
            }
            details {
                summary { "All figures of " (kind.name()) }
                (figures(&curves, kind))
            }
        }
    }
}

/// Cycles for each of the `2 N^2 + N` word products of a Montgomery multiplication: what makes curves of different
/// sizes comparable at one glance. Algorithms with other counts of products are divided by the same number.
fn chart(curves: &Curves, kind: Figure) -> Lines {
    let points = |costs: &[Option<f64>]| -> Vec<(f64, f64)> {
        let each = |(&n, cost): (&usize, &Option<f64>)| Some((n as f64, (*cost)? / (2 * n * n + n) as f64));
        curves.limbs.iter().zip(costs).filter_map(each).collect()
    };
    // The library's curves would dwarf all others; the table has them.
    let drawn = curves.curves.iter().filter(|(name, _)| !name.starts_with("biguint"));
    let drawn: Vec<Curve> = drawn.map(|(name, costs)| Curve { name: (*name).into(), points: points(costs) }).collect();
    Lines {
        id: format!("scale-{}", kind.name()),
        title: format!("{} against limbs", kind.name()),
        description: format!(
            "{} curves, one for each algorithm, of core cycles divided by 2 N^2 + N. The table below has every figure.",
            drawn.len()
        ),
        x_label: "N, limbs of 64 bits".into(),
        y_label: "core cycles / (2 N^2 + N)".into(),
        curves: drawn,
    }
}

fn figures(curves: &Curves, kind: Figure) -> Markup {
    let mut head = vec![Cell::Number("limbs".into())];
    head.extend(curves.curves.iter().map(|(name, _)| Cell::Number((*name).into())));
    let row = |at: usize| {
        let costs = curves.curves.iter().map(|(_, costs)| costs[at].map_or_else(|| "-".into(), figure));
        std::iter::once(curves.limbs[at].to_string()).chain(costs).map(Cell::Number).collect()
    };
    let body: Vec<Vec<Cell>> = (0..curves.limbs.len()).map(row).collect();
    page::table(&format!("{} of every algorithm", kind.name()), &head, &body)
}

/// Runs the subcommand.
///
/// # Errors
/// [`Error`] for an empty range and unwritable paths, before anything is timed.
pub fn run(args: &Args) -> Result<Outcome, Error> {
    let (min, max) = (usize::from(args.min), usize::from(args.max));
    if min > max {
        return Err(Error::Usage(format!("--min {min} is above --max {max}; choose 2 <= min <= max <= 16")));
    }
    let json = args.json.as_deref().map(Sink::open).transpose()?;
    let html_sink = args.html.as_deref().map(Sink::open).transpose()?;
    let on_stdout = command::at_most_one_on_stdout(&[&json, &html_sink])?;

    let report = measure(min, max, EFFORT);

    let outcome = race::verdict(&report.rows);
    if let Some(sink) = html_sink {
        sink.write(&page::page("Montane: cost against limbs", &section(&report)))?;
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
    use super::*;
    use montane_kernels::kernel::Computes;

    fn row(algorithm: &'static str, limbs: usize, cycles: f64) -> Row {
        Row { algorithm, limbs, operation: Operation::MontMul, throughput_cycles: Some(cycles), ..Row::default() }
    }

    #[test]
    fn every_size_has_every_algorithm() {
        for limbs in sizes::MIN..=sizes::MAX {
            let here = || sizes::algorithms(limbs, limbs);
            let names = ["sos", "cios", "fios", "cios_nocarry", "fold", "flat", "fold_flat", "barrett"];
            assert!(here().map(|k| k.algorithm.name()).eq(names));
            assert!(here().all(|k| k.limbs == limbs && matches!(k.computes, Computes::Product { .. })));
        }
        assert_eq!(sizes::algorithms(sizes::MIN, sizes::MAX).count(), 8 * 15);
    }

    #[test]
    fn crossings_are_where_the_cheaper_one_changes_for_good() {
        let costs = [(2, 10.0, 12.0), (3, 21.0, 20.0), (4, 30.0, 32.0), (5, 50.0, 40.0), (6, 50.0, 50.5)];
        let rows: Vec<Row> =
            costs.iter().flat_map(|&(n, a, b)| [row("a", n, a), row("b", n, b), row("c", n, 1.0)]).collect();
        let curves = Curves::of(&rows, Figure::Throughput);
        assert_eq!(curves.limbs, [2, 3, 4, 5, 6]);
        assert_eq!(curves.cheapest(0), Some("c"));
        let found = crossings(&curves, Figure::Throughput);
        assert_eq!(found, [Crossing { figure: Figure::Throughput, cheaper: "b", dearer: "a", from_limbs: 5 }]);
        assert!(crossings(&Curves::of(&rows, Figure::Latency), Figure::Latency).is_empty());
    }
}

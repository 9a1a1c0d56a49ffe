//! The report's part about traces: stacked bars of opcodes and of memory traffic, bounds beside measured times, and
//! every kernel's analysis, folded away, with its listing where that is asked for.

use maud::{Markup, html};
use montane_contenders::registry;
use montane_fields::primes::PRIMES;
use montane_figures::chart::{Stack, Stacks, figure};
use montane_figures::page::{self, Cell};
use montane_kernels::Operation;

use super::trace::analysis::{self, Analysis};
use super::trace::{Target, count, groups, text};
use crate::race;

/// Inputs that each kernel is traced with.
const INPUTS: usize = 4;
/// Longer listings (loops of many squarings) are cut here.
const LISTED: usize = 1_200;

/// A kernel's analysis, or its name and why there is none.
pub(super) type Traced = Result<Analysis, (String, String)>;

/// Traces every kernel whose limb count some named prime has.
pub(super) fn collect() -> Vec<Traced> {
    registry::all()
        .filter(|k| PRIMES.iter().any(|p| p.p.len() == k.limbs))
        .map(|k| analysis::analyse(&k.name(), &[], INPUTS, Target::Here).map_err(|e| (k.name(), e.to_string())))
        .collect()
}

/// Everything, with the race's measured times, and with listings or without.
pub(super) fn section(traces: &[Traced], race: &race::Report, listings: bool) -> Markup {
    let all: Vec<&Analysis> = traces.iter().filter_map(|t| t.as_ref().ok()).collect();
    let mut limbs: Vec<usize> = all.iter().filter_map(|a| a.limbs).collect();
    limbs.sort_unstable();
    limbs.dedup();
    html! {
        p {
            "Each kernel was executed once for each of " (INPUTS) " inputs under single-step, from its symbol's first "
            "instruction to its return. Counts are exact. The bounds come from one microarchitecture's latencies and "
            "ports (Golden Cove): no schedule can be faster than the longest chain of dependent instructions, than the "
            "fullest set of ports, or than the front end. Times are the race's, where the kernel is inlined into a loop. "
            "Kernels with lanes are counted for all lanes."
        }
        @for &n in &limbs {
            @let multiplies = |a: &&&Analysis| matches!(a.does, Some((Operation::MontMul, _)));
            @let multiplications: Vec<&Analysis> =
                all.iter().filter(|a| a.limbs == Some(n)).filter(multiplies).copied().collect();
            @if !multiplications.is_empty() {
                h3 { "Montgomery multiplication, " (n) " limbs" }
                @for chart in [opcodes(n, &multiplications), memory(n, &multiplications)] {
                    figure { figcaption { (chart.title) } (chart.svg()) }
                }
                (bounds(n, &multiplications, race))
            }
        }
        h3 { "Every kernel" }
        @if !listings {
            p.note { code { "montane trace KERNEL --listing" } " shows every instruction of a kernel, and "
                code { "montane report --listings" } " those of all." }
        }
        @for traced in traces {
            @match traced {
                Ok(a) => { (details(a, listings)) },
                Err((name, reason)) => { p.note { code { (name) } ": " (reason) } },
            }
        }
    }
}

/// A kernel's name without what the chart's title says, and its lanes.
fn label(a: &Analysis) -> String {
    let name = a.does.as_ref().map_or(&a.kernel, |(_, variant)| variant);
    if a.lanes > 1 { format!("{name} ({} at once)", a.lanes) } else { name.clone() }
}

fn opcodes(limbs: usize, analyses: &[&Analysis]) -> Stacks {
    Stacks {
        id: format!("opcodes-{limbs}"),
        title: format!("Instructions executed by one multiplication of {limbs} limbs"),
        description: "One bar for each kernel, made of groups of instructions; the table below has the totals.".into(),
        unit: "instructions".into(),
        series: groups::GROUPS.iter().map(|&g| g.to_owned()).collect(),
        stacks: analyses
            .iter()
            .map(|a| Stack { label: label(a), values: a.groups.iter().map(|g| g.count as f64).collect() })
            .collect(),
    }
}

/// Memory traffic by place and direction, in bytes.
fn memory(limbs: usize, analyses: &[&Analysis]) -> Stacks {
    let kind = |m: &count::Memory| format!("{} {}", m.place, m.direction);
    let mut series: Vec<String> = analyses.iter().flat_map(|a| &a.memory).map(kind).collect();
    series.sort();
    series.dedup();
    let bytes = |a: &Analysis, name: &String| -> f64 {
        a.memory.iter().filter(|m| kind(m) == *name).map(|m| f64::from(m.bits / 8) * m.count as f64).sum()
    };
    Stacks {
        id: format!("memory-{limbs}"),
        title: format!("Memory traffic of one multiplication of {limbs} limbs"),
        description: "One bar for each kernel, made of what was read and written, in bytes.".into(),
        unit: "bytes".into(),
        stacks: analyses
            .iter()
            .map(|a| Stack { label: label(a), values: series.iter().map(|s| bytes(a, s)).collect() })
            .collect(),
        series,
    }
}

fn bounds(limbs: usize, analyses: &[&Analysis], race: &race::Report) -> Markup {
    let numbers = [
        "instructions",
        "products",
        "in theory",
        "operands in memory",
        "of them spills",
        "longest chain",
        "fed back",
        "ports",
        "front end",
        "latency",
        "throughput",
    ];
    let mut head = vec![Cell::Text("kernel".into()), Cell::Text("field".into())];
    head.extend(numbers.map(|n| Cell::Number(n.into())));
    let row = |a: &&Analysis| {
        let measured = race.rows.iter().find(|r| r.kernel == a.kernel && Some(r.field) == a.field);
        let cycles = |of: fn(&race::Row) -> Option<f64>| {
            measured.and_then(|r| Some(of(r)? * r.lanes as f64)).map_or_else(|| "-".into(), figure)
        };
        let spills: u64 = a.memory.iter().filter(|m| m.place.starts_with("stack")).map(|m| m.count).sum();
        let mut cells = vec![Cell::Text(label(a)), Cell::Text(a.field.unwrap_or_default().into())];
        cells.extend(
            [
                a.instructions.to_string(),
                a.products.total.to_string(),
                a.products.theory.map_or_else(|| "-".into(), |n| n.to_string()),
                (a.operands(false) + a.operands(true)).to_string(),
                spills.to_string(),
                a.chain.longest.to_string(),
                a.chain.repeated.map_or_else(|| "-".into(), figure),
                format!("{} ({})", figure(a.pressure.floor), a.pressure.bound_by),
                figure(a.pressure.front_end),
                cycles(|r| r.latency_cycles),
                cycles(|r| r.throughput_cycles),
            ]
            .map(Cell::Number),
        );
        cells
    };
    page::table(
        &format!("Counts, bounds and times of multiplication, {limbs} limbs"),
        &head,
        &analyses.iter().map(row).collect::<Vec<_>>(),
    )
}

fn details(a: &Analysis, listing: bool) -> Markup {
    html! {
        details {
            summary { code { (a.kernel) } ": " (a.instructions) " instructions" }
            pre tabindex="0" { (text::show(a)) }
            @if listing {
                pre tabindex="0" {
                    @for line in text::listing(a).lines().take(LISTED + 1) { (line) "\n" }
                    @if a.listing.len() > LISTED { "... " (a.listing.len() - LISTED) " more\n" }
                }
            }
        }
    }
}

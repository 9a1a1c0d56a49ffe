//! Analyses as plain text for a terminal.

use std::fmt::Write;

use montane_kernels::cpu::Microarchitecture;

use super::analysis::Analysis;
use super::cost::GOLDEN_COVE;

/// Widest line of composition lists.
const WRAP: usize = 100;

/// One analysis.
pub(crate) fn show(a: &Analysis) -> String {
    let mut t = String::new();
    let field = a.field.map_or_else(String::new, |f| format!(" over {f}"));
    let _ = writeln!(t, "{}{field}: {}", a.kernel, a.summary);
    let _ = writeln!(t, "\ninstructions executed  {:>6}   ({} bytes of code)", a.instructions, a.code_bytes);

    let _ = writeln!(t, "\nopcodes");
    for line in &a.histogram {
        let share = 100.0 * line.count as f64 / a.instructions as f64;
        let _ = writeln!(t, "  {:<20} {:>6}  {share:5.1} %", line.mnemonic, line.count);
    }
    let groups: Vec<String> =
        a.groups.iter().filter(|g| g.count > 0).map(|g| format!("{} {}", g.name, g.count)).collect();
    let _ = writeln!(t, "  {}", groups.join(", "));
    let _ = writeln!(t, "  {:<20} {:>6}", "total", a.histogram.iter().map(|l| l.count).sum::<u64>());

    let _ = writeln!(t, "\nword products");
    let theory = match a.products.theory {
        Some(n) if a.products.agree() => format!("theory {n}: the same"),
        Some(n) => format!("theory {n}: DIFFERS"),
        None => "no count in theory for this operation".into(),
    };
    let _ = writeln!(t, "  executed {:>4}   {theory}", a.products.total);
    if !a.products_note.is_empty() {
        let _ = writeln!(t, "  {}", a.products_note);
    }

    let _ = writeln!(t, "\nmemory operands");
    for m in &a.memory {
        let _ = writeln!(t, "  {:<22} {:<6} {:>4} bits {:>6}", m.place, m.direction, m.bits, m.count);
    }
    let _ =
        writeln!(t, "  named by an instruction: {} of up to 64 bits, {} wider", a.operands(false), a.operands(true));

    let _ = writeln!(t, "\nbounds on time (core cycles, {})", a.core);
    let here = Microarchitecture::here();
    if a.core == GOLDEN_COVE.name && here != Microarchitecture::GoldenCove {
        let _ = writeln!(t, "  not this processor's, whose microarchitecture is {}: see montane machine", here.name());
    }
    let _ = writeln!(t, "  longest dependent chain    {:>8}", a.chain.longest);
    let mut mix: Vec<_> = a.chain.composition.iter().collect();
    mix.sort_by(|x, y| y.1.cmp(x.1).then(x.0.cmp(y.0)));
    let mix: Vec<String> = mix.into_iter().map(|(name, n)| format!("{n} {name}")).collect();
    wrap(&mut t, &mix);
    if let Some(repeated) = a.chain.repeated {
        let _ = writeln!(t, "  result fed back, per round {repeated:>8.1}");
    }
    let _ = writeln!(t, "  port pressure              {:>8.1}   bound by {}", a.pressure.floor, a.pressure.bound_by);
    let demand: Vec<String> = a.pressure.demand.iter().map(|(ports, n)| format!("{n} on {ports}")).collect();
    wrap(&mut t, &demand);
    let _ = writeln!(t, "  front end                  {:>8.1}", a.pressure.front_end);
    if let Some(m) = a.in_order {
        let _ = writeln!(t, "  in order                   {:>8}   {} with late units", m.cycles, m.late_cycles);
    }
    if let Some(m) = a.measured {
        if let Some(latency) = m.latency_cycles {
            let _ = writeln!(t, "  measured latency           {latency:>8.1}");
        }
        let _ = writeln!(t, "  measured throughput        {:>8.1}", m.throughput_cycles);
    }
    if !a.unpriced.is_empty() {
        let _ = writeln!(t, "  not in the cost table: {}", a.unpriced.join(", "));
    }

    let b = &a.branches;
    let _ = writeln!(
        t,
        "\nbranches\n  {} conditional ({} taken), {} jumps, {} calls, {} returns",
        b.conditional, b.taken, b.jumps, b.calls, b.returns
    );
    let _ = writeln!(t, "  {}", independence(a));
    t
}

fn independence(a: &Analysis) -> String {
    let i = &a.independence;
    if i.inputs < 2 {
        return "one input traced: whether anything depends on it is not known".into();
    }
    let verdict = match (i.same_path, i.same_addresses) {
        (true, true) if i.gathers => "same instructions; gathers, whose addresses are not visible".to_owned(),
        (true, true) => "same instructions and same addresses".to_owned(),
        (true, false) => "same instructions, DIFFERENT memory addresses".to_owned(),
        (false, _) => "DIFFERENT instructions".to_owned(),
    };
    let claim = match (i.claimed, i.holds()) {
        (true, true) => "as a constant-time kernel must",
        (true, false) => "CLAIMS constant time",
        (false, true) => "though it claims nothing",
        (false, false) => "and claims nothing else",
    };
    let difference = i.difference.as_deref().map_or_else(String::new, |d| format!("\n  {d}"));
    format!("{} inputs: {verdict}, {claim}{difference}", i.inputs)
}

fn wrap(t: &mut String, parts: &[String]) {
    let mut line = String::from("    ");
    for (i, part) in parts.iter().enumerate() {
        if line.len() + part.len() > WRAP {
            let _ = writeln!(t, "{}", line.trim_end());
            line = String::from("    ");
        }
        line.push_str(part);
        line.push_str(if i + 1 < parts.len() { ", " } else { "" });
    }
    if !parts.is_empty() {
        let _ = writeln!(t, "{}", line.trim_end());
    }
}

/// Two analyses side by side, with differences.
pub(crate) fn compare(a: &Analysis, b: &Analysis) -> String {
    let mut t = String::new();
    let width = a.kernel.len().max(b.kernel.len()).max(10);
    let _ = writeln!(t, "{:<34} {:>width$} {:>width$} {:>8}", "", a.kernel, b.kernel, "change");
    let mut row = |name: &str, x: f64, y: f64| {
        let digits = usize::from(x.fract() != 0.0 || y.fract() != 0.0);
        let change = match y - x {
            0.0 => "=".to_owned(),
            d => format!("{d:+.digits$}"),
        };
        let _ = writeln!(t, "{name:<34} {x:>width$.digits$} {y:>width$.digits$} {change:>8}");
    };
    row("instructions", a.instructions as f64, b.instructions as f64);
    row("word products", a.products.total as f64, b.products.total as f64);
    row("memory operands up to 64 bits", a.operands(false) as f64, b.operands(false) as f64);
    row("memory operands, wider", a.operands(true) as f64, b.operands(true) as f64);
    row("longest dependent chain", a.chain.longest as f64, b.chain.longest as f64);
    if let (Some(x), Some(y)) = (a.chain.repeated, b.chain.repeated) {
        row("result fed back, per round", x, y);
    }
    row("port pressure", a.pressure.floor, b.pressure.floor);
    row("front end", a.pressure.front_end, b.pressure.front_end);
    if let (Some(x), Some(y)) = (a.in_order, b.in_order) {
        row("in order", x.cycles as f64, y.cycles as f64);
        row("in order, with late units", x.late_cycles as f64, y.late_cycles as f64);
    }
    if let (Some(x), Some(y)) = (a.measured, b.measured) {
        if let (Some(x), Some(y)) = (x.latency_cycles, y.latency_cycles) {
            row("measured latency", x, y);
        }
        row("measured throughput", x.throughput_cycles, y.throughput_cycles);
    }
    row("conditional branches", a.branches.conditional as f64, b.branches.conditional as f64);
    for (name, x, y) in merged(a, b, |a| a.histogram.iter().map(|l| (l.mnemonic.clone(), l.count)).collect()) {
        row(&format!("  {name}"), x as f64, y as f64);
    }
    let memory = |a: &Analysis| {
        a.memory.iter().map(|m| (format!("{} {} {}", m.place, m.direction, m.bits), m.count)).collect::<Vec<_>>()
    };
    for (name, x, y) in merged(a, b, memory) {
        row(&format!("  {name}"), x as f64, y as f64);
    }
    t
}

/// The union of two lists of counts: the first's order, then what only the second has.
fn merged(a: &Analysis, b: &Analysis, counts: impl Fn(&Analysis) -> Vec<(String, u64)>) -> Vec<(String, u64, u64)> {
    let (left, right) = (counts(a), counts(b));
    let of = |list: &[(String, u64)], name: &str| list.iter().find(|(n, _)| n == name).map_or(0, |(_, c)| *c);
    let only_right = right.iter().filter(|(n, _)| !left.iter().any(|(m, _)| m == n));
    left.iter().chain(only_right).map(|(n, _)| (n.clone(), of(&left, n), of(&right, n))).collect()
}

/// The executed instructions, in order.
pub(crate) fn listing(a: &Analysis) -> String {
    let mut t = String::new();
    let _ = writeln!(t, "{}, in order of execution (chain: on the longest dependent chain)", a.kernel);
    for (step, line) in a.listing.iter().enumerate() {
        let offset = format!("{:+#x}", line.offset);
        let _ = writeln!(
            t,
            "{:>6} {offset:>9}  {:<24} {:<44} {:<24} {}",
            step + 1,
            line.bytes,
            line.text,
            line.memory,
            line.marks.join(" ")
        );
    }
    // No spaces at the ends of lines.
    t.lines().map(|l| format!("{}\n", l.trim_end())).collect()
}

//! What was measured on one processor, as a page in Markdown: where the figures are from, and tables for each group.

use crate::measured::{Column, GROUPS, MONTANE, Measured, Row, duration};

/// The page, written from a file of this name.
pub(crate) fn page(all: &Measured, source: &str) -> String {
    let processor = &all.processor;
    let mut out = format!(
        "<!-- Written by `cargo run -p montane-figures` from {source}: change that, not this. -->\n\n\
         # Beside the peers: {}\n\n\
         {}, microarchitecture {}",
        processor.name, processor.model, processor.microarchitecture
    );
    if let Some(clock) = processor.cycles_per_ns {
        out += &format!(", at {clock} GHz");
    }
    out += ".\nTimes are medians of one operation on one core. A ratio is Montane's time over the peer's in the same run:\n\
            below 1, Montane is faster. Columns are levels of instructions, by their names in `MONTANE_ISA`. What each\n\
            operation includes, `peers` prints above its tables.\n\n";
    out += &runs(all);
    for (group, heading) in GROUPS {
        let columns: Vec<Column<'_>> =
            all.columns().into_iter().filter(|&column| all.rows(column).any(|row| row.group == group)).collect();
        if columns.is_empty() {
            continue;
        }
        out += &format!("\n## {heading} (`--group {group}`)\n");
        let (default, compiled): (Vec<_>, Vec<_>) = columns.into_iter().partition(|column| column.build == "default");
        if !default.is_empty() {
            out += &format!("\n{}", summary(all, group, &default));
        }
        for column in default.into_iter().chain(compiled) {
            out += &every_peer(all, group, column);
        }
        if group == "msm"
            && let Some(lines) = crate::sums::measured(all)
        {
            out += &format!("\n![{}]({})\n", lines.title, sums(source));
        }
    }
    out
}

/// The name of the plot of sums, from that of the data.
pub(crate) fn sums(source: &str) -> String {
    format!("{}-sums.svg", source.trim_end_matches(".json"))
}

/// Where the figures are from: a line for each run.
fn runs(all: &Measured) -> String {
    let mut out =
        String::from("| level | peers | groups | effort | date | commit | compiler |\n|---|---|---|---|---|---|---|\n");
    let mut remarks: Vec<&str> = Vec::new();
    for run in &all.runs {
        let head = &run.head;
        let mut groups: Vec<&str> = Vec::new();
        for row in &run.rows {
            if !groups.contains(&&*row.group) {
                groups.push(&row.group);
            }
        }
        let known = |text: &Option<String>| text.clone().unwrap_or_else(|| "not noted".into());
        let cells = [
            format!("`{}`", head.level),
            head.build.clone(),
            groups.join(", "),
            head.effort.clone(),
            head.date.clone(),
            known(&head.commit),
            known(&head.rustc),
        ];
        out += &line(&cells);
        if !head.remark.is_empty() && !remarks.iter().any(|other| other.contains(&head.remark)) {
            remarks.push(&head.remark);
        }
    }
    for remark in remarks {
        out += &format!("\n{}\n", wrapped(remark));
    }
    out
}

/// A text in lines of at most 120 letters.
fn wrapped(text: &str) -> String {
    let mut out = String::new();
    let mut width = 0;
    for word in text.split(' ') {
        if width > 0 {
            let breaks = width + 1 + word.chars().count() > 120;
            out.push(if breaks { '\n' } else { ' ' });
            width = if breaks { 0 } else { width + 1 };
        }
        out += word;
        width += word.chars().count();
    }
    out
}

fn line(cells: &[String]) -> String {
    format!("| {} |\n", cells.join(" | "))
}

/// The operations of a group that are in these columns, in the order in which they were measured.
fn operations<'a>(all: &'a Measured, group: &str, columns: &[Column<'a>]) -> Vec<&'a str> {
    let mut names: Vec<&str> = Vec::new();
    for &column in columns {
        for row in all.rows(column).filter(|row| row.group == group) {
            if !names.contains(&&*row.operation) {
                names.push(&row.operation);
            }
        }
    }
    names
}

fn time(row: &Row) -> String {
    row.ns.map_or_else(String::new, duration)
}

fn ratio(row: &Row) -> String {
    row.ratio.map_or_else(String::new, |ratio| format!("{ratio:.2}"))
}

/// The best peer, and Montane at each level beside the best peer of that run.
fn summary(all: &Measured, group: &str, columns: &[Column<'_>]) -> String {
    let mut out = String::from("| operation | best peer |");
    for column in columns {
        out += &format!(" Montane, `{}` | ratio |", column.level);
    }
    out += &format!("\n|---|---|{}\n", "---|---|".repeat(columns.len()));
    for operation in operations(all, group, columns) {
        let pairs: Vec<Option<(&Row, &Row)>> =
            columns.iter().map(|&column| all.beside_best(column, operation)).collect();
        let Some((_, best)) = pairs.iter().flatten().next() else { continue };
        let mut cells = vec![format!("`{operation}`"), format!("{} {}", best.implementation, time(best))];
        for pair in &pairs {
            cells.extend(pair.map_or_else(|| [String::new(), String::new()], |(ours, best)| [time(ours), ratio(best)]));
        }
        out += &line(&cells);
    }
    out
}

/// Every peer of one run, if there is more than one.
fn every_peer(all: &Measured, group: &str, column: Column<'_>) -> String {
    let rows = || all.rows(column).filter(|row| row.group == group);
    let mut peers: Vec<&str> = Vec::new();
    for row in rows().filter(|row| row.is_peer()) {
        if !peers.contains(&&*row.implementation) {
            peers.push(&row.implementation);
        }
    }
    let named = |operation: &str, who: &str| rows().find(|row| row.operation == operation && row.implementation == who);
    let names = operations(all, group, &[column]);
    let widest = names.iter().map(|name| peers.iter().filter(|peer| named(name, peer).is_some()).count()).max();
    if column.build == "default" && widest.unwrap_or(0) < 2 {
        return String::new();
    }
    let how = match column.build {
        "default" => String::new(),
        "native" => ", the peers compiled for this processor (`peers/native`)".to_owned(),
        build => format!(", the peers' build: {build}"),
    };
    let mut out = format!("\nEvery peer, Montane at `{}`{how}:\n\n| operation | Montane |", column.level);
    for peer in &peers {
        out += &format!(" {peer} | ratio |");
    }
    out += &format!("\n|---|---|{}\n", "---|---|".repeat(peers.len()));
    for operation in names {
        let ours = all.beside_best(column, operation).map(|(ours, _)| ours).or_else(|| named(operation, MONTANE));
        let mut cells = vec![format!("`{operation}`"), ours.map_or_else(String::new, time)];
        for peer in &peers {
            cells.extend(
                named(operation, peer).map_or_else(|| [String::new(), String::new()], |row| [time(row), ratio(row)]),
            );
        }
        out += &line(&cells);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measured::tests::{measured, row};

    #[test]
    fn each_level_is_beside_the_best_peer_of_its_own_run() {
        let mut all = measured("ifma", vec![row("pairing", MONTANE, 93e3, 1.0), row("pairing", "blst", 470e3, 0.2)]);
        let mut words = measured("adx", vec![row("pairing", MONTANE, 380e3, 1.0), row("pairing", "blst", 1.0, 0.82)]);
        words.runs[0].rows[1].ns = None;
        all.record(words).unwrap();
        let page = page(&all, "p.json");
        assert!(
            page.contains("| operation | best peer | Montane, `ifma` | ratio | Montane, `adx` | ratio |"),
            "{page}"
        );
        assert!(page.contains("| `pairing` | blst 470 us | 93.0 us | 0.20 | 380 us | 0.82 |"), "{page}");
        assert!(!page.contains("Every peer"), "there is one: {page}");
    }

    #[test]
    fn several_peers_have_a_table_of_their_own() {
        let all = measured(
            "ifma",
            vec![
                row("pairing", MONTANE, 93e3, 1.0),
                row("pairing", "blst", 470e3, 0.2),
                row("pairing", "slow", 930e3, 0.1),
                row("other", MONTANE, 1.0, 1.0),
                row("other", "slow", 2.0, 0.5),
            ],
        );
        let page = page(&all, "p.json");
        assert!(page.contains("| operation | Montane | blst | ratio | slow | ratio |"), "{page}");
        assert!(page.contains("| `pairing` | 93.0 us | 470 us | 0.20 | 930 us | 0.10 |"), "{page}");
        assert!(page.contains("| `other` | 1.00 ns |  |  | 2.00 ns | 0.50 |"), "{page}");
    }
}

//! Runs of `peers` on one processor, as data: the rows that were measured, and what has to be known to read them.

use std::path::Path;

use serde::{Deserialize, Serialize};

/// The implementation that ratios are about.
pub const MONTANE: &str = "montane";

/// The groups of operations in the order of the documents, and their headings.
pub const GROUPS: [(&str, &str); 8] = [
    ("pairing", "Pairings, points and hashes"),
    ("bls", "BLS signatures, keys in G1"),
    ("ed25519", "Ed25519 and X25519"),
    ("ristretto", "The group of ristretto255"),
    ("msm", "Sums of products"),
    ("ntt", "Transforms of scalars"),
    ("kzg", "Commitments to blobs"),
    ("field", "Prime fields"),
];

/// The levels of instructions, the one that a processor with all of them takes first.
pub const LEVELS: [&str; 5] = ["ifma", "avx512", "fma", "adx", "portable"];

/// The operations that README shows, and what they are called there.
pub const SHOWN: [(&str, &str); 6] = [
    ("bls12_381_pairing", "BLS12-381 pairing"),
    ("bls_verify", "BLS verification"),
    ("ed25519_verify", "Ed25519 verification"),
    ("g1_msm_65536", "sum of 2^16 products"),
    ("fr_ntt_65536", "transform of 2^16"),
    ("kzg_blob_to_kzg_commitment", "commitment to a blob"),
];

/// Everything that was measured on one processor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// The processor.
    pub processor: Processor,
    /// The runs of `peers`; no two of the same level and build have an operation in common.
    pub runs: Vec<Run>,
}

/// A processor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Processor {
    /// A short name, for headings.
    pub name: String,
    /// As it calls itself.
    pub model: String,
    /// The microarchitecture by its maker's name.
    pub microarchitecture: String,
    /// Its clock while it measured.
    pub cycles_per_ns: Option<f64>,
}

/// One run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Run {
    /// What has to be known to read the rows.
    pub head: Head,
    /// What was measured.
    pub rows: Vec<Row>,
}

/// What has to be known to read the rows of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Head {
    /// The level of instructions that Montane took: the processor's best or what `MONTANE_ISA` said.
    pub level: String,
    /// How the peers were compiled: "default", "native" or "serial". Montane's figures are those of its default build.
    pub build: String,
    /// "full" or "quick".
    pub effort: String,
    /// The commit that was measured.
    pub commit: Option<String>,
    /// The day, as 2026-11-25.
    pub date: String,
    /// The compiler.
    pub rustc: Option<String>,
    /// What else a reader should know.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub remark: String,
}

/// One implementation's time for one operation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// The group of operations.
    pub group: String,
    /// The operation.
    pub operation: String,
    /// Who did it.
    pub implementation: String,
    /// Its version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// Which of its code paths ran, as far as it can be known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub backend: Option<String>,
    /// "default" without flags for the compiler, "native" for `target-cpu=native`.
    pub build: String,
    /// Median time of one operation, in nanoseconds; none where only the ratio is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ns: Option<f64>,
    /// One sample in ten was faster.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ns_p10: Option<f64>,
    /// One sample in ten was slower.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ns_p90: Option<f64>,
    /// The median in core cycles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cycles: Option<f64>,
    /// Samples behind the median.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub samples: Option<usize>,
    /// Montane's time (in the default build) divided by this one's, in this run; none where Montane has no row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ratio: Option<f64>,
}

impl Row {
    /// Whether someone else did it: rows of Montane's own forms of limbs begin with its name.
    #[must_use]
    pub fn is_peer(&self) -> bool {
        !self.implementation.starts_with(MONTANE)
    }
}

impl Measured {
    /// Reads it.
    ///
    /// # Errors
    /// What is wrong with the file, in a line that names it.
    pub fn read(path: &Path) -> Result<Self, String> {
        let text = std::fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// As JSON, each row on a line of its own, so that a change shows what was measured again.
    ///
    /// # Panics
    /// Never: numbers and texts are JSON.
    #[must_use]
    pub fn json(&self) -> String {
        let line = |value: serde_json::Result<String>| value.expect("numbers and texts are JSON");
        let mut out = format!("{{\n\"processor\": {},\n\"runs\": [", line(serde_json::to_string(&self.processor)));
        for (i, run) in self.runs.iter().enumerate() {
            let rows: Vec<String> = run.rows.iter().map(|row| line(serde_json::to_string(row))).collect();
            out += if i == 0 { "\n" } else { ",\n" };
            out += &format!("{{\n\"head\": {},\n", line(serde_json::to_string(&run.head)));
            out += &format!("\"rows\": [\n{}\n]\n}}", rows.join(",\n"));
        }
        out + "\n]\n}\n"
    }

    /// Adds runs of the same processor; they take the place of earlier rows of their level, build and operations.
    ///
    /// # Errors
    /// If the other was measured on another microarchitecture.
    pub fn record(&mut self, other: Self) -> Result<(), String> {
        let (ours, theirs) = (&self.processor.microarchitecture, &other.processor.microarchitecture);
        if ours != theirs {
            return Err(format!("measured on {theirs}, and what is there on {ours}"));
        }
        for new in other.runs {
            for old in &mut self.runs {
                if old.head.level == new.head.level && old.head.build == new.head.build {
                    old.rows.retain(|row| !new.rows.iter().any(|new| new.operation == row.operation));
                }
            }
            self.runs.retain(|run| !run.rows.is_empty());
            self.runs.push(new);
        }
        Ok(())
    }

    /// The builds and levels that were measured: peers as users get them first, the best level first.
    #[must_use]
    pub fn columns(&self) -> Vec<Column<'_>> {
        let mut columns: Vec<Column<'_>> =
            self.runs.iter().map(|run| Column { build: &run.head.build, level: &run.head.level }).collect();
        let place = |level| LEVELS.iter().position(|name| *name == level).unwrap_or(LEVELS.len());
        columns.sort_by_key(|column| (column.build != "default", column.build, place(column.level), column.level));
        columns.dedup();
        columns
    }

    /// The rows of one build and level.
    pub fn rows<'a>(&'a self, column: Column<'a>) -> impl Iterator<Item = &'a Row> {
        let fits = move |run: &&Run| column == Column { build: &run.head.build, level: &run.head.level };
        self.runs.iter().filter(fits).flat_map(|run| &run.rows)
    }

    /// Montane's row and that of the best peer, for one operation; peers that nobody timed do not count.
    #[must_use]
    pub fn beside_best(&self, column: Column<'_>, operation: &str) -> Option<(&Row, &Row)> {
        let rows: Vec<&Row> = self
            .runs
            .iter()
            .filter(|run| run.head.build == column.build && run.head.level == column.level)
            .flat_map(|run| &run.rows)
            .filter(|row| row.operation == operation)
            .collect();
        let ours = rows.iter().filter(|row| row.implementation == MONTANE);
        let ours = ours.clone().find(|row| row.build == "default").or_else(|| ours.clone().next())?;
        let ratio = |row: &&Row| row.ratio.unwrap_or(0.0);
        let best = rows.iter().filter(|row| row.is_peer()).max_by(|a, b| ratio(a).total_cmp(&ratio(b)))?;
        Some((ours, best))
    }
}

/// How the peers were compiled and what Montane was allowed: the figures that go into one column of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column<'a> {
    /// As in [`Head`].
    pub build: &'a str,
    /// As in [`Head`].
    pub level: &'a str,
}

/// A time with three significant digits.
#[must_use]
pub fn duration(ns: f64) -> String {
    let (unit, scale) = unit(ns);
    let value = ns / scale;
    match value {
        ..9.995 => format!("{value:.2} {unit}"),
        ..99.95 => format!("{value:.1} {unit}"),
        _ => format!("{value:.0} {unit}"),
    }
}

/// The unit in which a time reads well, and its nanoseconds.
#[must_use]
pub fn unit(ns: f64) -> (&'static str, f64) {
    match ns {
        ..999.5 => ("ns", 1.0),
        ..999.5e3 => ("us", 1e3),
        ..999.5e6 => ("ms", 1e6),
        _ => ("s", 1e9),
    }
}

/// The day, as 2026-11-25, of so many seconds after the beginning of 1970.
#[must_use]
pub fn date(seconds: u64) -> String {
    // Years from March on, so that the leap day is the last one; 719468 days from March 1 of year 0 to January 1, 1970.
    let days = seconds / 86_400 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    format!("{:04}-{month:02}-{day:02}", era * 400 + year + u64::from(month <= 2))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn row(operation: &str, implementation: &str, ns: f64, ratio: f64) -> Row {
        Row {
            group: "pairing".into(),
            operation: operation.into(),
            implementation: implementation.into(),
            version: None,
            backend: None,
            build: "default".into(),
            ns: Some(ns),
            ns_p10: None,
            ns_p90: None,
            cycles: None,
            samples: None,
            ratio: Some(ratio),
        }
    }

    pub(crate) fn measured(level: &str, rows: Vec<Row>) -> Measured {
        let head = Head {
            level: level.into(),
            build: "default".into(),
            effort: "quick".into(),
            commit: None,
            date: "2026-11-25".into(),
            rustc: None,
            remark: String::new(),
        };
        let processor = Processor {
            name: "P".into(),
            model: "a P".into(),
            microarchitecture: "Zen 4".into(),
            cycles_per_ns: Some(3.7),
        };
        Measured { processor, runs: vec![Run { head, rows }] }
    }

    #[test]
    fn json_is_read_back() {
        let all = measured("adx", vec![row("mul", MONTANE, 1.5, 1.0), row("mul", "blst", 3.0, 0.5)]);
        assert_eq!(serde_json::from_str::<Measured>(&all.json()).unwrap(), all);
        assert_eq!(all.json().lines().filter(|line| line.contains("\"mul\"")).count(), 2, "a line for each row");
    }

    #[test]
    fn what_is_measured_again_takes_the_place_of_what_was() {
        let mut all = measured("adx", vec![row("mul", MONTANE, 1.5, 1.0), row("sqr", MONTANE, 2.0, 1.0)]);
        all.record(measured("adx", vec![row("mul", MONTANE, 1.0, 1.0)])).unwrap();
        all.record(measured("fma", vec![row("mul", MONTANE, 0.5, 1.0)])).unwrap();
        let times = |level| -> Vec<f64> { all.rows(Column { build: "default", level }).filter_map(|r| r.ns).collect() };
        assert_eq!((times("adx"), times("fma")), (vec![2.0, 1.0], vec![0.5]));
        assert_eq!(all.columns().iter().map(|c| c.level).collect::<Vec<_>>(), ["fma", "adx"], "the best level first");
        let mut other = measured("adx", Vec::new());
        other.processor.microarchitecture = "Zen 5".into();
        assert!(all.record(other).unwrap_err().contains("Zen 5"));
    }

    #[test]
    fn the_best_peer_is_the_one_with_the_greatest_ratio() {
        let rows = vec![
            row("mul", "montane limbs51", 0.1, 0.9),
            row("mul", "blst", 3.0, 0.5),
            row("mul", "slow", 9.0, 0.2),
            row("mul", MONTANE, 1.5, 1.0),
        ];
        let all = measured("adx", rows);
        let (ours, best) = all.beside_best(all.columns()[0], "mul").unwrap();
        assert_eq!((&*ours.implementation, &*best.implementation), (MONTANE, "blst"));
    }

    #[test]
    fn times_have_three_digits() {
        assert_eq!(
            [9.876, 98.76, 999.7, 1234.0, 1.5e7, 1.808e9].map(duration),
            ["9.88 ns", "98.8 ns", "1.00 us", "1.23 us", "15.0 ms", "1.81 s"]
        );
    }

    #[test]
    fn days() {
        let days = [0, 951_782_399, 951_782_400, 951_868_800, 1_795_564_800];
        assert_eq!(days.map(date), ["1970-01-01", "2000-02-28", "2000-02-29", "2000-03-01", "2026-11-25"]);
    }
}

//! Every function beside blst's own, on random and adversarial inputs: the same bytes, verdicts and codes; and the same
//! with the result written over an operand.
//!
//! `LIBBLST_SECONDS` says how long each function may take, about; how many inputs that are says the table beside
//! [`support::values::cases`]. With `LIBBLST_WRITE=1` the numbers of inputs are written to README.md. What is not the
//! same is in its list of differences.

mod compare;
mod sequences;
#[path = "../support/mod.rs"]
mod support;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::time::Instant;

use compare::compare;
use support::rows;

/// What is compared, in groups, the longest first.
const GROUPS: &[(&str, fn())] = &[
    ("points of G2", || rows::points_of(2, &compare)),
    ("points of G1", || rows::points_of(1, &compare)),
    ("pairings", || rows::pairings(&compare)),
    ("hashes", || rows::hashes(&compare)),
    ("fields", || rows::fields(&compare)),
    ("equations", sequences::equations),
    ("the target field", || rows::target_field(&compare)),
    ("lists", sequences::lists),
    ("keys", || rows::keys_and_signatures(&compare)),
    ("points that meet", compare::points_that_meet),
    ("expanded messages", compare::expanded_messages),
    ("results in several places", sequences::results_in_several_places),
    ("lists of pairs", sequences::lists_of_pairs),
    ("encodings that are added", sequences::aggregation_of_encodings),
    ("distinct messages", sequences::distinct_messages),
    ("tables", sequences::tables),
    ("scalars", || rows::scalars(&compare)),
    ("constants", sequences::constants),
];

/// Set for a child of this test: which group it compares.
const GROUP: &str = "LIBBLST_GROUP";

/// All at once, since only then it is known that none was left out; each group in a process of its own, so that one
/// that dies is named.
#[test]
fn every_function_is_the_same() {
    if let Ok(wanted) = std::env::var(GROUP) {
        let (_, group) = GROUPS.iter().find(|(name, _)| *name == wanted).expect("a name of a group");
        group();
        support::values::compared().iter().for_each(|(function, inputs)| println!("compared {function} {inputs}"));
        return;
    }
    // Compiled once for all.
    let original = support::compiled_original();
    let (waiting, failed, compared) = (Mutex::new(GROUPS.iter()), Mutex::default(), Mutex::default());
    let next = || waiting.lock().expect("no panic while it is held").next();
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((name, _)) = next() {
                    run(name, &original, &failed, &compared);
                }
            });
        }
    });
    std::fs::remove_file(original).expect("nobody needs it any more");
    let failed = failed.into_inner().unwrap();
    assert!(failed.is_empty(), "{}", failed.concat());
    let compared: BTreeMap<String, usize> = compared.into_inner().unwrap();
    compared.iter().for_each(|(function, inputs)| println!("{inputs:>9} {function}"));
    let declared = support::declared();
    let left_out: Vec<_> = declared.iter().filter(|name| !compared.contains_key(*name)).collect();
    assert!(left_out.is_empty(), "compared nowhere: {left_out:?}");
    assert_eq!(compared.len(), declared.len(), "and no other ones");
    if std::env::var_os("LIBBLST_WRITE").is_some() {
        support::write_page(&support::package().join("README.md"), "inputs", &table(&compared));
    }
}

/// Functions by the number of inputs that they had.
fn table(compared: &BTreeMap<String, usize>) -> String {
    let mut by_inputs: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for (function, inputs) in compared {
        by_inputs.entry(*inputs).or_default().push(format!("`{}`", function.trim_start_matches("blst_")));
    }
    let rows = by_inputs.iter().rev().map(|(inputs, functions)| format!("\n| {inputs} | {} |", functions.join(", ")));
    format!("| inputs | functions |\n|---:|---|{}", rows.collect::<String>())
}

/// Runs a group in a child, and notes what it says.
fn run(group: &str, original: &Path, failed: &Mutex<Vec<String>>, compared: &Mutex<BTreeMap<String, usize>>) {
    let mut child = Command::new(std::env::current_exe().expect("a test has a path"));
    let begin = Instant::now();
    let output = child
        .args(["--exact", "every_function_is_the_same", "--nocapture"])
        .env(GROUP, group)
        .env(support::ORIGINAL, original)
        .output();
    let output = output.expect("this test runs");
    println!("{:>7.1} s {group}", begin.elapsed().as_secs_f64());
    let said = String::from_utf8_lossy(&output.stdout);
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        failed.lock().unwrap().push(format!("{group} ({}):\n{said}{why}\n", output.status));
    }
    let mut compared = compared.lock().unwrap();
    for line in said.lines().filter_map(|line| line.strip_prefix("compared ")) {
        let (function, inputs) = line.split_once(' ').expect("a name and a number");
        *compared.entry(function.to_string()).or_default() += inputs.parse::<usize>().expect("a number");
    }
}

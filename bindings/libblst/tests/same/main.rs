//! Every function beside blst's own, on random and adversarial inputs: the same bytes, verdicts and codes; and the same with the result written over
//! an operand.
//!
//! `LIBBLST_CASES` says how many inputs each function gets, at most; few without it. What is not the same is in README.md's list of differences.

mod rows;
mod sequences;
#[path = "../support/mod.rs"]
mod support;

/// What is compared, in groups.
const GROUPS: &[(&str, fn())] = &[
    ("scalars", rows::scalars),
    ("fields", rows::fields),
    ("the target field", rows::target_field),
    ("points", rows::points_of_both_groups),
    ("points that meet", rows::points_that_meet),
    ("hashes", rows::hashes),
    ("keys", rows::keys_and_signatures),
    ("pairings", rows::pairings),
    ("lists", sequences::lists),
    ("tables", sequences::tables),
    ("results in several places", sequences::results_in_several_places),
    ("lists of pairs", sequences::lists_of_pairs),
    ("encodings that are added", sequences::aggregation_of_encodings),
    ("equations", sequences::equations),
    ("distinct messages", sequences::distinct_messages),
    ("constants", sequences::constants),
];

/// All at once, since only then it is known that none was left out.
#[test]
fn every_function_is_the_same() {
    let failed: Vec<&str> = std::thread::scope(|scope| {
        let running: Vec<_> = GROUPS.iter().map(|(name, group)| (*name, scope.spawn(group))).collect();
        running.into_iter().filter_map(|(name, thread)| thread.join().err().map(|_| name)).collect()
    });
    assert!(failed.is_empty(), "{failed:?}");
    let (compared, declared) = (support::values::compared(), support::declared());
    let left_out: Vec<_> = declared.difference(&compared).collect();
    assert!(left_out.is_empty(), "compared nowhere: {left_out:?}");
    assert_eq!(compared.len(), declared.len(), "and no other ones");
}

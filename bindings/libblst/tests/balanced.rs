//! The tree of messages beside the standard library's, and how many items it compares.

#[path = "../src/balanced.rs"]
mod balanced;

use std::cell::Cell;
use std::collections::BTreeSet;

use balanced::{Node, put};

/// Puts all of them in, and asks of each whether it is new, and that no more are compared than two for each halving.
fn check(items: impl Iterator<Item = u64>) {
    let (mut nodes, mut top, mut seen) = (vec![Node::nobody(0)], 0, BTreeSet::new());
    for item in items {
        let compared = Cell::new(0);
        let new = nodes.len();
        nodes.push(Node::single(item));
        let now = put(&mut nodes, top, new, |a: &u64, b: &u64| {
            compared.set(compared.get() + 1);
            a.cmp(b)
        });
        assert_eq!(now.is_some(), seen.insert(item), "{item}");
        assert!(compared.get() <= 2 * new.ilog2(), "{} compared, of {}", compared.get(), new - 1);
        match now {
            Some(now) => top = now,
            None => nodes.truncate(new),
        }
    }
}

const MANY: u64 = 100_000;

#[test]
fn going_up() {
    check(0..MANY);
}

#[test]
fn going_down() {
    check((0..MANY).rev());
}

#[test]
fn from_both_ends_and_from_the_middle() {
    check((0..MANY).map(|at| if at % 2 == 0 { at } else { u64::MAX - at }));
    check((0..MANY).map(|at| if at % 2 == 0 { MANY - at } else { MANY + at }));
}

#[test]
fn anyhow_and_again() {
    let mixed = |at: u64| at.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29) % MANY;
    check((0..MANY).map(mixed));
    check((0..100).chain(0..100).chain((0..100).rev()));
}

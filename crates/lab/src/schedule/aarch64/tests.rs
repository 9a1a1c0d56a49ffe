//! Bodies for AArch64: what they compute, and that their files are what is made here.

use std::collections::BTreeSet;
use std::fs;

use super::*;

/// Every body computes what its kernel claims, and with any mistake does not.
#[test]
fn bodies_compute() {
    for shape in SHAPES {
        let (_, body) = shape.body().expect("registers enough");
        let judge = |lines: &[Line]| {
            let followed = follow::follow(&shape, lines, &body, &[]).expect("a prime for every kernel");
            followed.check().map(|holds| holds.dropped_carries())
        };
        let dropped = judge(&body.lines).unwrap_or_else(|broken| panic!("{}: {broken:?}", shape.kernel()));
        // All of a few, some of many.
        for (kind, spoiled) in mistakes::all(&body.lines) {
            let every = spoiled.len() / 4 + 1;
            for lines in spoiled.iter().step_by(every) {
                let seen = judge(lines).map_or(true, |more| more > dropped);
                assert!(seen, "{}: {kind}", shape.kernel());
            }
        }
    }
}

/// The folder has the files that are made here, and nothing else.
#[test]
fn files_are_generated() {
    let made = files().expect("registers enough");
    let there = fs::read_dir(folder()).expect("it is there").map(|entry| entry.expect("a file").path());
    let paths: BTreeSet<_> = made.iter().map(|(path, _)| path.clone()).collect();
    assert_eq!(there.collect::<BTreeSet<_>>(), paths);
    for (path, text) in made {
        assert!(
            fs::read_to_string(&path).is_ok_and(|file| file == text),
            "`montane schedule --emit` gives another {}",
            path.display()
        );
    }
}

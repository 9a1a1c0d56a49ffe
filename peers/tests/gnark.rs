//! gnark-crypto, a child process in Go, has the rows that it should, with the same bytes as everyone else. Without a Go
//! toolchain that is skipped.

use std::path::PathBuf;
use std::process::Command;

use montane_peers::groups::GROUPS;
use montane_peers::harness::{Operation, Timed};
use montane_peers::inputs::{Stream, hex};
use montane_peers::peers::gnark;
use montane_peers::remote::Child;

/// Where it takes part.
const OPERATIONS: [&str; 25] = [
    "fp381_mul_latency",
    "fp381_mul_throughput",
    "fp381_sqr_latency",
    "fp381_inverse",
    "fp381_sqrt",
    "fp254_mul_latency",
    "fp254_mul_throughput",
    "fp254_sqr_latency",
    "fp254_inverse",
    "fp254_sqrt",
    "bls12_381_miller_loop",
    "bls12_381_final_exp",
    "bls12_381_pairing",
    "bls12_381_multi_pairing_32",
    "bn254_pairing",
    "g1_msm_128",
    "g1_msm_1024",
    "g1_msm_4096",
    "g1_msm_65536",
    "g2_msm_128",
    "g2_msm_16384",
    "bn254_msm_65536",
    "fr_ntt_4096",
    "fr_ntt_65536",
    "bn254_fr_ntt_65536",
];

/// Where it takes part and one call takes too long for a test, each with the operation that is the same of fewer
/// inputs.
const LONG: [(&str, &str); 15] = [
    ("g1_msm_262144", "g1_msm_128"),
    ("g1_msm_1048576", "g1_msm_128"),
    ("g1_msm_4194304", "g1_msm_128"),
    ("g1_msm_sparse_65536", "g1_msm_128"),
    ("g1_msm_prepared2_65536", "g1_msm_128"),
    ("g1_msm_prepared8_65536", "g1_msm_128"),
    ("g1_msm_prepared8_1048576", "g1_msm_128"),
    ("g2_msm_65536", "g2_msm_128"),
    ("g2_msm_prepared8_65536", "g2_msm_128"),
    ("bn254_msm_1048576", "bn254_msm_65536"),
    ("bn254_msm_prepared8_65536", "bn254_msm_65536"),
    ("fr_ntt_262144", "fr_ntt_4096"),
    ("fr_ntt_1048576", "fr_ntt_4096"),
    ("fr_ntt_4194304", "fr_ntt_4096"),
    ("bn254_fr_ntt_1048576", "bn254_fr_ntt_65536"),
];

/// One test, as there is one child.
#[test]
fn gnark_crypto_agrees() {
    match gnark::child() {
        Some(child) => {
            the_same_bytes_and_a_time();
            let mut child = child.lock().expect("nobody panicked with it");
            long_operations_are_the_short_ones(&mut child);
            without_avx512(&mut child);
        }
        None => eprintln!("skipped: needs a Go toolchain"),
    }
}

fn the_same_bytes_and_a_time() {
    let all = || GROUPS.iter().flat_map(|group| group.operations);
    assert!(OPERATIONS.iter().all(|wanted| all().any(|(name, _)| name == wanted)));
    for (name, enter) in all().filter(|(name, _)| OPERATIONS.contains(name)) {
        let mut operation = Operation::new(name, None);
        enter(&mut operation);
        assert_eq!(operation.dissenter(), None, "{name}");
        let contestant = operation.contestants.iter_mut().find(|contestant| contestant.peer.name == gnark::PEER.name);
        let contestant = contestant.unwrap_or_else(|| panic!("{name}: gnark-crypto has no part in it"));
        let sample = contestant.sample(1).expect("it answers");
        assert!(sample.ns > 0.0 && sample.cycles_per_ns > 0.0, "{name}: {sample:?}");
    }
}

/// An operation's size is the length of its inputs, so the long ones are asked with few.
fn long_operations_are_the_short_ones(child: &mut Child) {
    for (long, short) in LONG {
        assert!(GROUPS.iter().flat_map(|group| group.long).any(|(name, _)| *name == long), "{long}");
        // For a sum no points, but coordinates, of 96 to 224 bytes with a scalar: it computes with them all the same.
        // For a transform values.
        let mut stream = Stream::new(long);
        let mut inputs = vec![0; 32 * 64 * if long.contains("ntt") { 1 } else { 84 }];
        stream.fill(&mut inputs);
        inputs.iter_mut().skip(31).step_by(32).for_each(|top| *top >>= 3);
        let mut ask = |name| child.prepare(name, &inputs).expect("it answers").unwrap_or_else(|| panic!("no {name}"));
        assert_eq!(hex(&ask(long)), hex(&ask(short)), "{long}");
    }
    assert_eq!(child.prepare("g1_msm_3", &[]), Ok(None), "nobody's operation");
    assert!(child.sample("fr_ntt_4096", 1).expect("it answers").is_none(), "not prepared");
}

/// The second child says that it has none, and gives the same bytes.
fn without_avx512(child: &mut Child) {
    let mut held = gnark::without_avx512().expect("it starts");
    let said = held.ask("about", &[]).expect("it answers");
    assert!(!said.contains("AVX-512"), "{said}");
    let mut inputs = vec![0; 32 * 4096];
    Stream::new("without").fill(&mut inputs);
    inputs.iter_mut().skip(31).step_by(32).for_each(|top| *top >>= 3);
    let ask = |child: &mut Child| child.prepare("fr_ntt_4096", &inputs).expect("it answers").expect("its operation");
    assert_eq!(hex(&ask(&mut held)), hex(&ask(child)));
}

/// Every trouble is one line.
#[test]
fn what_is_not_there_is_said() {
    let error = |built: Result<PathBuf, String>| built.expect_err("no program");
    let missing = error(gnark::build("no-such-toolchain"));
    assert!(missing.starts_with("no Go toolchain") && missing.lines().count() == 1, "{missing}");
    let failed = error(gnark::build("false"));
    assert_eq!(failed, "false build: failed");
    let mut mute = Child::start("mute", &mut Command::new("true")).expect("it starts");
    let gone = mute.sample("fp381_sqrt", 1).expect_err("it says nothing");
    assert!(gone.starts_with("mute stopped answering"), "{gone}");
}

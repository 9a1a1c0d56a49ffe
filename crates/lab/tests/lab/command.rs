//! The command as its users run it: output contracts, exit statuses, error lines.

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use montane_fields::primes::PRIMES;
use montane_kernels::Operation;
use montane_kernels::cpu::Level;
use num_bigint::BigUint;
use num_traits::{Num, One};
use serde_json::Value;

use crate::html::valid;

fn montane(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_montane"));
    command.args(args).env_remove("MONTANE_ISA");
    command
}

fn run(args: &[&str]) -> Output {
    montane(args).output().expect("the command starts")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("output is text")
}

fn json(output: &Output) -> Value {
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("standard output is one JSON value")
}

/// A file of this test in a folder that the build owns.
fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()))
}

/// A usage error: status 2, nothing on standard output, one line on standard error that names each choice.
fn refused(output: &Output, choices: &[&str]) {
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(output.stdout.is_empty());
    assert_eq!(error.trim_end().lines().count(), 1, "{error}");
    for choice in choices {
        assert!(error.contains(choice), "'{choice}' is not in: {error}");
    }
}

const ONE_KERNEL: [&str; 6] = ["race", "--quick", "--field", "bn254-fr", "--kernel", "mont_mul_4_cios"];

#[test]
fn race_json_has_its_keys() {
    let report = json(&run(&[&ONE_KERNEL[..], &["--json", "-"]].concat()));
    assert!(report["cpu"]["cycles_per_ns"].as_f64().is_some_and(|clock| clock > 0.01));
    let rows = report["rows"].as_array().expect("rows are a list");
    let names: Vec<&str> = rows.iter().map(|row| row["kernel"].as_str().unwrap()).collect();
    for name in ["biguint_rem", "biguint_mont", "mont_mul_4_cios"] {
        assert!(names.contains(&name), "{names:?}");
    }
    for row in rows {
        let keys = row.as_object().unwrap();
        for key in ["field", "kernel", "operation", "status"] {
            assert!(keys[key].is_string(), "{key}");
        }
        for key in ["latency_cycles", "latency_ns", "throughput_cycles", "throughput_ns", "ratio_biguint"] {
            assert!(keys[key].is_null() || keys[key].as_f64().is_some_and(|v| v > 0.0), "{key}");
        }
        assert_eq!(keys["limbs"], 4);
        assert!(keys["checked"].is_boolean());
    }
    let cios = rows.iter().find(|row| row["kernel"] == "mont_mul_4_cios").unwrap();
    assert_eq!(
        (&cios["status"], &cios["checked"], &cios["operation"]),
        (&"ok".into(), &true.into(), &"mont_mul".into())
    );
    // Figures of one row agree with each other: cycles are nanoseconds times the clock beside them.
    let clock = cios["latency_cycles"].as_f64().unwrap() / cios["latency_ns"].as_f64().unwrap();
    let measured = report["cpu"]["cycles_per_ns"].as_f64().unwrap();
    assert!((0.5..2.0).contains(&(clock / measured)), "{clock} {measured}");
}

#[test]
fn capped_kernels_are_skipped_not_dropped() {
    let mut command = montane(&["race", "--quick", "--field", "bls12-381-fp", "--kernel", "mont_mul_6", "--json", "-"]);
    let report = json(&command.env("MONTANE_ISA", "portable").output().unwrap());
    assert_eq!(report["cpu"]["isa"], Level::BASELINE.name());
    let rows = report["rows"].as_array().unwrap();
    for kernel in montane_contenders::registry::all().filter(|k| k.limbs == 6 && k.operation == Operation::MontMul) {
        let row = rows.iter().find(|row| row["kernel"] == *kernel.name()).expect("every kernel has a row");
        let skipped = row["status"].as_str().unwrap().starts_with("skipped: needs ");
        assert_eq!(skipped, kernel.level() > Level::BASELINE, "{}", kernel.name());
        assert_eq!(row["latency_ns"].is_null() && row["throughput_ns"].is_null(), skipped);
    }
}

#[test]
fn rules_are_told() {
    let report = json(&run(&["race", "--quick", "--field", "bn254-fr", "--kernel", "fe25519_mul_*", "--json", "-"]));
    let rows = report["rows"].as_array().unwrap();
    let told = |row: &&Value| row["status"].as_str().unwrap().starts_with("not applicable: ");
    assert!(rows.iter().filter(told).count() > 0);
    assert!(rows.iter().filter(told).all(|row| row["checked"] == false));
}

#[test]
fn race_prints_a_table_of_a_hundred_columns() {
    let text = stdout(&run(&ONE_KERNEL));
    assert!(text.contains("bn254-fr (4 limbs)") && text.contains("mont_mul_4_cios") && text.contains("biguint_rem"));
    assert!(text.lines().all(|line| line.chars().count() <= 100 || line.contains("core cycles per ns")), "{text}");
}

#[test]
fn race_writes_files() {
    let (page, data) = (scratch("race.html"), scratch("race.json"));
    std::fs::write(&data, "x".repeat(1 << 20)).unwrap();
    let files = ["--html", page.to_str().unwrap(), "--json", data.to_str().unwrap()];
    let output = run(&[&ONE_KERNEL[..], &files].concat());
    assert_eq!(output.status.code(), Some(0));
    assert!(stdout(&output).contains("mont_mul_4_cios"), "the table is printed beside the files");
    let html = std::fs::read_to_string(&page).unwrap();
    assert!(html.contains("<svg") && html.contains("mont_mul_4_cios") && html.ends_with("</html>"));
    let parsed = valid(&html);
    // The legend has the keys of what was timed, with the colours of the bars.
    let keys: Vec<String> = parsed.values("class").into_iter().filter(|class| class.starts_with("key ")).collect();
    assert_eq!(keys, ["key key-s0"]);
    for network in ["src=", "<script", "@import", "url("] {
        assert!(!html.contains(network), "{network}");
    }
    let report: Value =
        serde_json::from_str(&std::fs::read_to_string(&data).unwrap()).expect("the old content is gone");
    assert!(report["rows"].is_array());
    std::fs::remove_file(page).unwrap();
    std::fs::remove_file(data).unwrap();
}

#[test]
fn bad_usage_names_the_choices() {
    refused(&run(&[]), &["race", "scale", "fields"]);
    refused(&run(&["trace"]), &["KERNEL", "not provided"]);
    refused(&run(&["rase"]), &["rase", "race", "scale", "fields"]);
    refused(&run(&["race", "--fast"]), &["--fast"]);
    refused(&run(&["race", "--field", "bn255"]), &["bn255", "bls12-381-fp", "bn254-fr", "p521-fp"]);
    refused(&run(&["race", "--kernel", "mont_mul_4_magic"]), &["mont_mul_4_magic", "_cios"]);
    refused(&run(&["race", "--field", "p521", "--kernel", "mont_mul_6_cios"]), &["p521-fp has 9"]);
    refused(&run(&["race", "--json", "/no/such/folder/x.json"]), &["/no/such/folder/x.json"]);
    refused(&run(&["race", "--html", "/no/such/folder/x.html"]), &["/no/such/folder/x.html"]);
    refused(&run(&["race", "--json", "-", "--html", "-"]), &["--json", "--html"]);
    refused(&run(&["scale", "--min", "99"]), &["99", "2..=16"]);
    refused(&run(&["scale", "--max", "0"]), &["0", "2..=16"]);
    refused(&run(&["scale", "--min", "9", "--max", "3"]), &["--min 9", "--max 3"]);
    refused(&run(&["scale", "--json", "/no/such/folder/x.json"]), &["/no/such/folder/x.json"]);
    refused(&run(&["fields", "p256"]), &["p256", "p224-fp"]);
    refused(&run(&["counts", "bls12-377"]), &["bls12-377", "bls12-381", "bn254"]);
    let capped = montane(&["race"]).env("MONTANE_ISA", "sse").output().unwrap();
    refused(&capped, &["sse", "portable", "adx", "fma", "ifma", "-zen3"]);
    // Empty is as if it were not set: what is wrong is something else.
    let empty = montane(&["fields", "p256"]).env("MONTANE_ISA", "").output().unwrap();
    refused(&empty, &["p256", "p224-fp"]);
    let capped = montane(&["race"]).env("MONTANE_ISA", "portable-zen3").output().unwrap();
    refused(&capped, &["portable-zen3", "-golden-cove"]);
}

#[test]
fn help_is_not_an_error() {
    for args in [
        &["--help"][..],
        &["race", "--help"],
        &["scale", "--help"],
        &["fields", "--help"],
        &["counts", "--help"],
        &["machine", "--help"],
        &["--version"],
    ] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert!(!output.stdout.is_empty() && output.stderr.is_empty(), "{args:?}");
    }
    let help = stdout(&run(&["--help"]));
    // The levels that this architecture has, and no other's.
    let (_, environment) = help.split_once("MONTANE_ISA").expect("help has the environment");
    let words: Vec<&str> = environment.split(|c: char| !c.is_ascii_alphanumeric()).collect();
    for level in Level::ALL {
        assert_eq!(words.contains(&level.name()), Level::CAPS.contains(&level), "{level:?}: {help}");
    }
    assert_eq!(words.contains(&"zen3"), Level::CAPS.contains(&Level::Adx), "{help}");
}

#[test]
fn a_closed_pipe_is_no_reason_to_panic() {
    for args in [&ONE_KERNEL[..], &["fields"], &["scale", "--min", "4", "--max", "4"]] {
        let mut child = montane(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn scale_json_has_every_size() {
    let report = json(&run(&["scale", "--min", "3", "--max", "5", "--json"]));
    let sizes: Vec<u64> = report["primes"].as_array().unwrap().iter().map(|p| p["limbs"].as_u64().unwrap()).collect();
    assert_eq!(sizes, [3, 4, 5]);
    for size in sizes {
        let of_size = |row: &&Value| row["limbs"] == size && row["status"] == "ok";
        let rows: Vec<&Value> = report["rows"].as_array().unwrap().iter().filter(of_size).collect();
        let names: Vec<&str> = rows.iter().map(|row| row["algorithm"].as_str().unwrap()).collect();
        for name in ["biguint_rem", "cios", "sos", "fios", "cios_nocarry", "fold", "barrett"] {
            assert!(names.contains(&name), "{size}: {names:?}");
        }
    }
    assert!(report["crossings"].is_array());
    let page = stdout(&run(&["scale", "--min", "4", "--max", "5", "--html", "-"]));
    assert!(valid(&page).values("class").iter().any(|class| class == "legend"));
}

/// What there is has figures, what the processor lacks or a cap took away says what it needs.
#[cfg(target_arch = "x86_64")]
#[test]
fn machine_measures_what_there_is() {
    let report = json(&run(&["machine", "--json", "-"]));
    let rows = report["rows"].as_array().unwrap();
    for row in rows {
        let measured = row["cycles"].as_f64().is_some_and(|c| c > 0.0);
        assert_eq!(row["status"] == "ok", measured);
        assert!(measured || row["status"].as_str().unwrap().starts_with("needs "));
    }
    let of = |rows: &[Value], name: &str| rows.iter().find(|row| row["name"] == name).expect(name)["status"].clone();
    assert_eq!(of(rows, "add"), "ok");
    assert_eq!(report["floors"].is_null(), of(rows, "mulx, memory") != "ok");
    let capped = json(&montane(&["machine", "--json", "-"]).env("MONTANE_ISA", "portable").output().unwrap());
    assert!(capped["floors"].is_null());
    assert_eq!(of(capped["rows"].as_array().unwrap(), "mulx, memory"), "needs adx");
    assert!(stdout(&run(&["machine"])).lines().count() > rows.len());
}

/// An Fp12 product has 54 products of Fp and 12 reductions, in text and JSON.
#[test]
fn counts_say_what_a_product_takes() {
    let both = json(&run(&["counts", "--json"]));
    assert_eq!(both.as_array().unwrap().iter().map(|r| &r["curve"]).collect::<Vec<_>>(), ["bls12-381", "bn254"]);
    let one = json(&run(&["counts", "BN254", "--json"]));
    assert_eq!(one.as_array().unwrap()[..], both.as_array().unwrap()[1..]);
    for report in both.as_array().unwrap() {
        let rows = report["rows"].as_array().unwrap();
        let product = rows.iter().find(|row| row["operation"] == "Fp12 product").unwrap();
        assert_eq!((&product["products"], &product["squares"]), (&54.into(), &0.into()));
        assert_eq!((&product["reductions"], &product["inversions"]), (&12.into(), &0.into()));
    }
    let text = stdout(&run(&["counts"]));
    assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    let line = text.lines().find(|line| line.starts_with("Fp12 product  ")).unwrap();
    assert!(line.split_whitespace().any(|word| word == "54") && line.split_whitespace().any(|word| word == "12"));
}

#[test]
fn fields_lists_every_prime() {
    let text = stdout(&run(&["fields"]));
    let list = json(&run(&["fields", "--json"]));
    for (prime, entry) in PRIMES.iter().zip(list.as_array().unwrap()) {
        assert!(text.lines().any(|line| line.starts_with(prime.name)));
        assert_eq!((&entry["name"], &entry["limbs"]), (&prime.name.into(), &prime.p.len().into()));
    }
}

#[test]
fn derived_constants_agree_with_big_integers() {
    for prime in PRIMES {
        let constants = json(&run(&["fields", prime.name, "--json"]));
        let number = |key: &str| {
            let text = constants[key].as_str().unwrap();
            BigUint::from_str_radix(text.strip_prefix("0x").expect("hexadecimal"), 16).unwrap()
        };
        let limbs = prime.p.len();
        let (one, word) = (BigUint::one(), BigUint::one() << 64u32);
        let big_r = &one << (64 * limbs);
        let p = number("p");
        let digits: Vec<u64> = p.iter_u64_digits().collect();
        assert_eq!(digits, prime.p);
        assert_eq!(number("r"), &big_r % &p);
        assert_eq!(number("r2"), &big_r * &big_r % &p);
        assert_eq!(number("r3"), &big_r * &big_r * &big_r % &p);
        // Both halves of the pair, exactly: R R' - p p' = 1.
        assert_eq!(&big_r * number("r_inverse"), &p * number("p_prime") + &one);
        assert!(number("r_inverse") < p && number("p_prime") < big_r);
        assert_eq!(number("n0"), number("p_prime") % &word);
        assert_eq!(number("correction"), &big_r - &p);
        assert_eq!(constants["bits"], p.bits());
        assert_eq!(constants["spare_bits"], 64 * limbs as u64 - p.bits());
        assert_eq!(constants["two_adicity"], (&p - &one).trailing_zeros().unwrap());
        // Every kernel of the limb count is listed.
        let listed = constants["kernels"].as_array().unwrap().len();
        assert_eq!(listed, montane_contenders::registry::all().filter(|k| k.limbs == limbs).count());
        // The text holds the same numbers.
        let text = stdout(&run(&["fields", prime.name]));
        for key in ["p", "r", "r2", "r3", "r_inverse", "p_prime", "n0", "correction"] {
            assert!(text.contains(constants[key].as_str().unwrap()), "{key}");
        }
    }
    assert_eq!(json(&run(&["fields", "bn254", "--json"])).as_array().unwrap().len(), 2);
}

/// A blob through all of `kzg`: committed, proved, verified, cut, recovered from half.
#[test]
fn kzg_goes_round() {
    let (blob, claims, half, back) =
        (scratch("blob"), scratch("claims.json"), scratch("half.json"), scratch("recovered"));
    let bytes: Vec<u8> =
        (0..131_072u32).map(|i| if i % 32 == 0 { 0 } else { (i.wrapping_mul(i) >> 7) as u8 }).collect();
    std::fs::write(&blob, &bytes).unwrap();
    let path = |path: &PathBuf| path.to_str().unwrap().to_owned();
    let proved = run(&["kzg", "prove", &path(&blob), "--json"]);
    let commitment = json(&proved)[0]["commitment"].clone();
    let committed = run(&["kzg", "commit", &path(&blob)]);
    assert_eq!(stdout(&committed).trim(), commitment.as_str().unwrap());
    std::fs::write(&claims, &proved.stdout).unwrap();
    let verified = run(&["kzg", "verify", &path(&blob), "--claims", &path(&claims)]);
    assert_eq!((verified.status.code(), stdout(&verified).trim()), (Some(0), "valid"));
    let proof = json(&proved)[0]["proof"].as_str().unwrap().to_owned();
    let swapped =
        run(&["kzg", "verify", &path(&blob), "--commitment", &proof, "--proof", commitment.as_str().unwrap()]);
    assert_eq!(swapped.status.code(), Some(1));
    assert!(stdout(&swapped).starts_with("invalid"));

    let mut cells = json(&run(&["kzg", "cells", &path(&blob), "--json"]))[0].clone();
    assert_eq!(cells["commitment"], commitment);
    for list in ["cell_indices", "cells", "proofs"] {
        let kept = cells[list].as_array().unwrap().iter().skip(1).step_by(2).cloned().collect();
        cells[list] = Value::Array(kept);
    }
    std::fs::write(&half, cells.to_string()).unwrap();
    let recovered = run(&["kzg", "recover", &path(&half), "--blobs", &path(&back)]);
    assert_eq!(recovered.status.code(), Some(0), "{}", String::from_utf8_lossy(&recovered.stderr));
    assert_eq!(stdout(&recovered).lines().count(), 129);
    assert!(std::fs::read(&back).unwrap() == bytes);
    cells["commitment"] = Value::String(proof);
    std::fs::write(&half, cells.to_string()).unwrap();
    assert_eq!(run(&["kzg", "recover", &path(&half)]).status.code(), Some(1));

    // A blob that is refused is a check that failed; a file that is no blob is bad usage.
    std::fs::write(&blob, vec![0xff; 131_072]).unwrap();
    assert_eq!(run(&["kzg", "commit", &path(&blob)]).status.code(), Some(1));
    std::fs::write(&blob, [0; 100]).unwrap();
    refused(&run(&["kzg", "commit", &path(&blob)]), &["131072"]);
    refused(&run(&["kzg", "commit", "/nowhere"]), &["/nowhere"]);
    refused(&run(&["kzg", "recover", &path(&claims), "--json", "--nonsense"]), &["--nonsense"]);
    for file in [blob, claims, half, back] {
        std::fs::remove_file(file).unwrap();
    }
}

//! The command for other processors, under an emulator: what it counts and compares there, and what it does itself.

use std::process::Command;

use serde_json::Value;

use crate::built::TESTED;
use crate::trace::run;

#[test]
fn a_missing_emulator_is_one_line() {
    let output = Command::new(TESTED)
        .args(["trace", "--target", "riscv64", "fe25519_mul_limbs51"])
        .env("PATH", "/nowhere")
        .output()
        .expect("the command runs");
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), error.lines().count()), (Some(1), 1), "{error}");
    assert!(error.contains("cannot trace for riscv64: missing"), "{error}");
    let output = run(TESTED, &["trace", "--target", "riscv64", "mont_mul_4_adx"]);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), error.lines().count()), (Some(1), 1), "{error}");
}

/// `montane trace --target riscv64 --json`, or `None` where the emulator or the compiler is missing.
fn emulated(kernel: &str) -> Option<Value> {
    let output = run(TESTED, &["trace", "--target", "riscv64", kernel, "--json"]);
    let error = String::from_utf8_lossy(&output.stderr);
    if error.contains("cannot trace for riscv64: missing") {
        println!("skipped: {}", error.trim());
        return None;
    }
    assert!(output.status.success(), "{kernel}: {error}");
    Some(serde_json::from_slice(&output.stdout).expect("valid JSON"))
}

#[test]
#[ignore = "compiles the command for riscv64: minutes; needs the emulator and a compiler, see docs/riscv.md"]
fn riscv64_kernels_are_counted_and_ranked() {
    let cycles = |kernel: &str| {
        let t = emulated(kernel)?;
        assert_eq!(t["independence"]["same_path"], true, "{kernel}");
        assert_eq!(t["independence"]["same_addresses"], true, "{kernel}");
        assert_eq!(t["unpriced"].as_array().unwrap().len(), 0, "{kernel}");
        // Each product takes a mul and a mulhu.
        if kernel.starts_with("fe25519") && !kernel.ends_with("limbs64") {
            assert_eq!(t["products"]["full"], t["products"]["theory"], "{kernel}");
        }
        let issued = t["in_order"]["cycles"].as_u64().unwrap();
        assert!(
            issued as f64 >= t["pressure"]["floor"].as_f64().unwrap().max(t["pressure"]["front_end"].as_f64().unwrap())
        );
        Some(issued)
    };
    for operation in ["fe25519_mul", "fe25519_square", "ed25519_base"] {
        let [preshift, limbs51, limbs64] =
            ["limbs51_preshift", "limbs51", "limbs64"].map(|form| cycles(&format!("{operation}_{form}")));
        let (Some(preshift), Some(limbs51), Some(limbs64)) = (preshift, limbs51, limbs64) else { return };
        assert!(preshift < limbs51 && limbs51 < limbs64, "{operation}: {preshift} {limbs51} {limbs64}");
    }
}

/// What `montane trace --target aarch64 --check` with these arguments prints, and its status, or `None` where the
/// emulator or the compiler is missing.
fn compared_on_aarch64(args: &[&str]) -> Option<(Option<i32>, String)> {
    let output = run(TESTED, &[&["trace", "--target", "aarch64", "--check"], args].concat());
    let error = String::from_utf8_lossy(&output.stderr);
    if error.contains("cannot trace for aarch64: missing") {
        println!("skipped: {}", error.trim());
        return None;
    }
    let text = String::from_utf8(output.stdout).expect("text");
    println!("{text}{error}");
    Some((output.status.code(), text))
}

/// A minute or two once the command is compiled.
#[test]
#[ignore = "compiles the command for aarch64: minutes; needs the emulator and a compiler, see docs/aarch64.md"]
fn aarch64_kernels_execute_the_same() {
    let Some((status, text)) = compared_on_aarch64(&["--inputs", "3"]) else { return };
    assert_eq!(status, Some(0));
    assert_eq!(text.lines().filter(|l| !l.contains("skipped: ") && !l.contains("constant: ")).count(), 0);
    // Its own kernels, which are not here.
    for name in
        ["mont_mul_6_fold_aarch64", "complex_mul_4_aarch64", "fe25519_square_limbs64_aarch64", "mont_mul_4_cios"]
    {
        assert!(text.lines().any(|l| l.starts_with(name) && l.contains("constant: ")), "{name}");
    }
    // What leaks on purpose is found.
    for (name, how) in [("probe_4_branch", "another instruction"), ("probe_4_index", "another address")] {
        let Some((status, text)) = compared_on_aarch64(&[name]) else { return };
        assert!(status == Some(1) && text.contains("DEPENDS ON ITS INPUT") && text.contains(how), "{text}");
    }
    // A name that its program does not know is said by it.
    let Some((status, text)) = compared_on_aarch64(&["mont_mul_4_adx"]) else { return };
    assert_eq!((status, text.as_str()), (Some(1), ""));
}

/// Five minutes once the command is compiled: two and a half million steps of a debugger.
#[test]
#[ignore = "compiles the command for aarch64: minutes; needs the emulator and a compiler, see docs/aarch64.md"]
fn aarch64_operations_execute_the_same() {
    for name in ["ed25519_sign", "x25519", "bls_sk_to_pk"] {
        let Some((status, text)) = compared_on_aarch64(&[name, "--inputs", "2"]) else { return };
        assert!(status == Some(0) && text.contains("constant: "), "{text}");
    }
}

/// The command for AArch64 does there what it does here, but for what an emulator has not: time and tracing of
/// processes.
#[test]
#[ignore = "compiles the command for aarch64: minutes; needs the emulator and a compiler, see docs/aarch64.md"]
fn aarch64_command_works() {
    // This compiles it.
    if compared_on_aarch64(&["mont_mul_4_aarch64", "--inputs", "2"]).is_none() {
        return;
    }
    let program =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/emulated/aarch64-unknown-linux-gnu/release/montane");
    let emulated = |args: &[&str]| {
        let output = Command::new("qemu-aarch64-static").args(["-cpu", "max,sve=off", program]).args(args).output();
        let output = output.expect("the emulator runs");
        let text = |bytes| String::from_utf8(bytes).expect("text");
        println!("{args:?}");
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let (status, text, error) = emulated(&["machine", "--json", "-"]);
    assert_eq!(status, Some(0), "{error}");
    let report: Value = serde_json::from_str(&text).expect("valid JSON");
    let rows = report["rows"].as_array().unwrap();
    assert!(rows.len() > 10 && rows.iter().all(|row| row["status"] == "ok" && row["cycles"].as_f64() > Some(0.0)));
    assert!(report["floors"]["product"].as_f64() > Some(0.0) && report["floors"]["vector"].is_null(), "{text}");
    let kernel = ["race", "--quick", "--field", "bls12-381-fr", "--kernel", "mont_mul_4_aarch64", "--json", "-"];
    let (status, text, error) = emulated(&kernel);
    assert_eq!(status, Some(0), "{error}");
    let report: Value = serde_json::from_str(&text).expect("valid JSON");
    let row = report["rows"].as_array().unwrap().iter().find(|row| row["kernel"] == "mont_mul_4_aarch64").unwrap();
    assert!(row["checked"] == true && row["throughput_cycles"].as_f64() > Some(0.0), "{row}");
    for (args, says) in [
        (&["schedule", "--check", "mont_mul_4_aarch64"][..], " legal: "),
        (&["fields", "bls12-381-fp"], "381 bits"),
        (&["counts", "bls12-381"], "Fp12 product"),
    ] {
        let (status, text, error) = emulated(args);
        assert!(status == Some(0) && text.contains(says), "{args:?}: {text}{error}");
    }
    // Nothing is priced there, and no emulated process traces another.
    for (args, expected) in [
        (&["trace", "mont_mul_4_aarch64"][..], 2),
        (&["trace", "mont_mul_4_aarch64", "--check"], 1),
        (&["schedule", "mont_mul_4_aarch64", "--search", "1"], 2),
    ] {
        let (status, text, error) = emulated(args);
        assert_eq!((status, text.as_str(), error.lines().count()), (Some(expected), "", 1), "{args:?}: {error}");
    }
}

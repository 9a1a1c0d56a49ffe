//! The tracer against sequences counted by hand, and every registered kernel under the tracer.
//!
//! What is traced is the command as tests are built, which is there already. The tests of `release` trace release code,
//! which takes minutes to build, and so run by name: `.ci/run` does.

use std::process::{Command, Output};

use montane_contenders::registry;
use montane_kernels::cpu::{self, Level};
use montane_kernels::kernel::Computes;
use montane_kernels::{Algorithm, Kernel};
use serde_json::Value;

use crate::built::{TESTED, build, build_with, release};

pub(crate) fn run(program: &str, args: &[&str]) -> Output {
    Command::new(program).args(args).env_remove("MONTANE_ISA").output().expect("the command runs")
}

/// Runs `montane trace`, or says that this system does not allow it.
fn trace(program: &str, args: &[&str]) -> Option<Output> {
    let output = run(program, &[&["trace"], args].concat());
    let error = String::from_utf8_lossy(&output.stderr);
    if output.status.code() == Some(1) && error.contains("cannot trace:") && !error.contains("needs ifma") {
        assert_eq!(error.lines().count(), 1, "one line: {error}");
        println!("skipped: {}", error.trim());
        return None;
    }
    Some(output)
}

fn json(program: &str, kernel: &str) -> Option<Value> {
    json_of(program, kernel, "16")
}

/// What it executes with this many inputs: one will do where only the instructions are asked for.
fn json_of(program: &str, kernel: &str, inputs: &str) -> Option<Value> {
    let output = trace(program, &[kernel, "--json", "--untimed", "--inputs", inputs])?;
    assert!(output.status.success(), "{kernel}: {}", String::from_utf8_lossy(&output.stderr));
    Some(serde_json::from_slice(&output.stdout).expect("valid JSON"))
}

/// Kernels that this CPU can run with some prime, by name.
fn runnable(wanted: impl Fn(&Kernel) -> bool) -> Vec<Kernel> {
    let (here, absent): (Vec<&Kernel>, Vec<&Kernel>) =
        registry::all().filter(|k| wanted(k)).partition(|k| k.level() <= cpu::detected());
    for kernel in absent {
        println!("skipped: {} needs {}", kernel.name(), kernel.level().name());
    }
    here.into_iter().copied().collect()
}

#[test]
fn known_sequence_is_counted_exactly() {
    if cpu::detected() < Level::Adx {
        println!("skipped: the known sequence needs adx");
        return;
    }
    let Some(t) = json(TESTED, "probe_4_counted_fma") else { return };
    assert_eq!(t["instructions"], 35);
    let histogram: Vec<(&str, u64)> = t["histogram"]
        .as_array()
        .unwrap()
        .iter()
        .map(|l| (l["mnemonic"].as_str().unwrap(), l["count"].as_u64().unwrap()))
        .collect();
    let several = [("mov", 6), ("dec", 3), ("jne", 3), ("mulx", 2), ("ret", 2), ("vmovdqu", 2)];
    let once = [
        "adc",
        "adcx",
        "add",
        "adox",
        "call",
        "cmove",
        "imul",
        "jmp",
        "lea",
        "mul",
        "nop",
        "pop",
        "push",
        "test",
        "vpaddq",
        "vzeroupper",
        "xor",
    ];
    let by_hand: Vec<(&str, u64)> = several.into_iter().chain(once.map(|m| (m, 1))).collect();
    assert_eq!(histogram, by_hand);

    let products = &t["products"];
    for (kind, count) in
        [("total", 4), ("full", 2), ("low", 1), ("high_dropped", 1), ("low_dropped", 0), ("vector", 0), ("theory", 4)]
    {
        assert_eq!(products[kind], count, "{kind}");
    }

    let memory: Vec<(&str, &str, u64, u64)> = t["memory"]
        .as_array()
        .unwrap()
        .iter()
        .map(|m| {
            let text = |key: &str| m[key].as_str().unwrap();
            (text("place"), text("direction"), m["bits"].as_u64().unwrap(), m["count"].as_u64().unwrap())
        })
        .collect();
    assert_eq!(
        memory,
        [
            ("constants", "read", 64, 1),
            ("inputs", "read", 64, 3),
            ("inputs", "read", 256, 1),
            ("push, pop, call, ret", "read", 64, 3),
            ("push, pop, call, ret", "write", 64, 2),
            ("result", "write", 64, 1),
            ("result", "write", 256, 1),
            ("stack (spills)", "read", 64, 1),
            ("stack (spills)", "write", 64, 1),
        ]
    );

    // load 5, mulx to its high half 4, adox 1, the spill renamed, mul to its low half 3, imul 3, add 1, adc 1, cmov 1.
    assert_eq!(t["chain"]["longest"], 19);
    // What stays in the result is a doubled by one vector addition.
    assert_eq!(t["chain"]["repeated"], 1.0);
    // adc, adcx, adox, cmov, three jnz on p0/6, and jmp, call, two ret on p6.
    assert_eq!(t["pressure"]["floor"], 5.5);
    assert_eq!(t["pressure"]["bound_by"], "p0/6");
    let branches = &t["branches"];
    for (kind, count) in [("conditional", 3), ("taken", 2), ("jumps", 1), ("calls", 1), ("returns", 2)] {
        assert_eq!(branches[kind], count, "{kind}");
    }
    assert_eq!(t["listing"].as_array().unwrap().len(), 35);
    assert_eq!(t["unpriced"].as_array().unwrap().len(), 0);
}

#[test]
fn leaks_are_found() {
    let Some(branch) = json(TESTED, "probe_4_branch") else { return };
    assert_eq!(branch["independence"]["same_path"], false);
    let Some(index) = json(TESTED, "probe_4_index") else { return };
    assert_eq!(index["independence"]["same_path"], true);
    assert_eq!(index["independence"]["same_addresses"], false);
}

fn every_constant_time_kernel_executes_the_same(program: &str, level: Level, inputs: &str) {
    let output = Command::new(program)
        .args(["trace", "--check", "--inputs", inputs])
        .env("MONTANE_ISA", level.name())
        .output()
        .expect("the command runs");
    let error = String::from_utf8_lossy(&output.stderr);
    if error.contains("cannot trace:") {
        println!("skipped: {}", error.trim());
        return;
    }
    let text = String::from_utf8_lossy(&output.stdout);
    println!("{text}");
    assert!(output.status.success());
    assert_eq!(text.lines().filter(|l| !l.contains("skipped:") && !l.contains("constant:")).count(), 0);
    let traced =
        |k: &Kernel| text.lines().any(|l| l.starts_with(&k.name()) && (k.level() > level || l.contains("constant:")));
    assert!(registry::all().filter(|k| k.constant_time).all(traced));
}

/// In vector lanes, assertions are many times what they are about: those are traced in release code.
#[test]
fn every_scalar_kernel_executes_the_same_for_some_inputs() {
    every_constant_time_kernel_executes_the_same(TESTED, cpu::detected().min(Level::Adx), "2");
}

/// Executes operations on secrets (random, zeros, ones, random again) and compares instruction and memory addresses, at
/// one level.
fn secrets_leave_no_trace(program: &str, level: Level, names: &[&str], inputs: &str) {
    if cpu::detected() < level {
        println!("skipped: needs {}", level.name());
        return;
    }
    for name in names {
        let output = Command::new(program)
            .args(["trace", name, "--check", "--inputs", inputs])
            .env("MONTANE_ISA", level.name())
            .output()
            .expect("the command runs");
        let (text, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        if error.contains("cannot trace:") {
            println!("skipped: {}", error.trim());
            return;
        }
        assert!(output.status.success() && text.contains("constant:"), "{name}, {}: {text}{error}", level.name());
        println!("{}: {}", level.name(), text.trim());
    }
}

/// One product by a secret, of the base point; with assertions, X25519's takes as long as all other traces together.
/// Release code has both.
#[test]
fn curve25519_on_secrets_executes_the_same() {
    secrets_leave_no_trace(TESTED, Level::Adx, &["ed25519_sign"], "2");
    secrets_leave_no_trace(TESTED, Level::Portable, &["ed25519_scalar_canonical", "ed25519_small_order"], "3");
}

#[test]
#[ignore = "millions of single steps: minutes"]
fn curve25519_on_secrets_executes_the_same_at_every_level() {
    for level in [Level::Portable, Level::Adx, Level::Fma, Level::Avx512, Level::Ifma] {
        secrets_leave_no_trace(
            release(),
            level,
            &["ed25519_keygen", "ed25519_sign", "edwards_mul", "ristretto_mul", "ristretto_msm", "x25519"],
            "4",
        );
    }
}

/// The command built for release at another level of optimisation, in a directory of its own.
fn build_at(opt_level: &str) -> String {
    let profile = format!("opt-{opt_level}");
    let inherits = format!("profile.{profile}.inherits='release'");
    let quoted = if opt_level == "2" { "2".into() } else { format!("'{opt_level}'") };
    let level = format!("profile.{profile}.opt-level={quoted}");
    build_with(&["--profile", &profile, "--config", &inherits, "--config", &level])
}

/// Compilers make branches of choices at one level of optimisation that they do not at another: release code is
/// level 3.
#[test]
#[ignore = "builds the command three more times: many minutes"]
fn nothing_depends_on_secrets_at_any_level_of_optimisation() {
    for opt_level in ["2", "s", "z"] {
        let program = build_at(opt_level);
        println!("opt-level {opt_level}");
        every_constant_time_kernel_executes_the_same(&program, cpu::detected(), "16");
        for level in [Level::Portable, cpu::detected()] {
            secrets_leave_no_trace(&program, level, &["ed25519_sign", "x25519", "bls_sk_to_pk"], "3");
        }
    }
}

/// Instructions whose time does not depend on their operands on any x86-64 that has them, and no jumps but loops'.
const SCALAR: &[&str] = &[
    "adc", "adcx", "add", "adox", "and", "andn", "bt", "btr", "bzhi", "call", "cmp", "dec", "imul", "inc", "lea",
    "mov", "movsxd", "movzx", "mul", "mulx", "neg", "nop", "not", "or", "pop", "push", "ret", "rorx", "sar", "sarx",
    "sbb", "shl", "shld", "shlx", "shr", "shrd", "shrx", "sub", "test", "xchg", "xor",
];

/// Of these, what hand-written code may use: straight lines, no calls, no flags made into bytes.
fn allowed_in_assembly(mnemonic: &str) -> bool {
    let absent = ["bt", "bzhi", "movsxd", "xchg", "sar", "sarx", "shlx", "shrx", "shld", "andn"];
    SCALAR.contains(&mnemonic) && !absent.contains(&mnemonic) || mnemonic.starts_with("cmov")
}

/// What the compiler may make of the others.
fn allowed(mnemonic: &str) -> bool {
    let vector = ["vp", "vmov", "valign", "vbroadcast", "vinsert", "vextract", "vshuf", "vblend", "vunpck", "vperm"];
    let old_vector = [
        "movap", "movup", "movdq", "movq", "movd", "movhp", "movlp", "movs", "pand", "por", "pxor", "psh", "psl",
        "psr", "padd", "psub", "punpck", "pins", "pextr", "xorp", "andp", "orp", "unpck", "shuf", "pcmp", "pmuludq",
    ];
    SCALAR.contains(&mnemonic)
        || ["cmov", "set", "j", "k"].iter().any(|stem| mnemonic.starts_with(stem))
        || ["vzeroupper", "cdqe", "cqo"].contains(&mnemonic)
        || vector.iter().chain(&old_vector).any(|stem| mnemonic.starts_with(stem))
            && !mnemonic.contains("gather")
            && !mnemonic.contains("scatter")
}

/// What sums of doubles are made of besides: no operand is subnormal, so that their time does not depend on it either.
fn allowed_on_doubles(mnemonic: &str) -> bool {
    ["vfmadd213pd", "vfmadd231pd", "vsubpd", "stmxcsr", "ldmxcsr"].contains(&mnemonic)
}

fn only_allowed_instructions(program: &str) {
    for kernel in runnable(|k| k.constant_time) {
        let name = kernel.name();
        let Some(t) = json_of(program, &name, "1") else { return };
        let assembly = kernel.assembly;
        let mut total = 0;
        for line in t["histogram"].as_array().unwrap() {
            let mnemonic = line["mnemonic"].as_str().unwrap();
            total += line["count"].as_u64().unwrap();
            let doubles = [Level::Fma, Level::Avx512].contains(&kernel.level()) && allowed_on_doubles(mnemonic);
            assert!(allowed(mnemonic) || doubles, "{name} executes {mnemonic}");
            assert!(!assembly || allowed_in_assembly(mnemonic), "{name} executes {mnemonic}");
        }
        // The symbol calls the routine; the routine neither calls nor branches.
        let branches = &t["branches"];
        assert!(
            !assembly || branches["calls"].as_u64() <= Some(1) && branches["conditional"] == 0,
            "{name}: {branches}"
        );
        assert_eq!(t["instructions"], total, "{name}: the histogram adds up to the steps");
        assert_eq!(t["listing"].as_array().unwrap().len() as u64, total, "{name}");
    }
}

/// What kernels claim to multiply and to add is what floors are made of: not more than they execute, and not much less.
#[test]
fn kernels_execute_what_they_claim() {
    // Lanes of doubles have a bound of their own, and blocks have two kinds of products.
    let multiplies = |k: &Kernel| match k.computes {
        Computes::Product { .. } | Computes::Square { .. } | Computes::WideProduct | Computes::WideSquare => {
            k.level() < Level::Fma
        }
        Computes::Scaled { shift } => shift.abs() > 1,
        _ => k.order.is_some() || k.algorithm == Algorithm::Delayed,
    };
    let mut checked = 0;
    for kernel in runnable(|k| k.level() <= Level::Fma && (multiplies(k) || k.products.is_some())) {
        let (name, limbs) = (kernel.name(), kernel.limbs as u64);
        let coordinates = kernel.a.lanes > 1 && !matches!(kernel.computes, Computes::Butterfly { .. });
        assert!(kernel.products.is_some(), "{name} claims no products");
        assert!(!kernel.assembly || coordinates || kernel.carries.is_some(), "{name} claims no additions");
        let Some(t) = json_of(TESTED, &name, "1") else { return };
        let mut check = |what: &str, claimed: Option<u32>, executed: u64, beside: u64| {
            let Some(claimed) = claimed.map(u64::from) else { return };
            let most = claimed + beside;
            assert!((claimed..=most).contains(&executed), "{name}: {executed} {what}, it claims {claimed}");
            checked += 1;
        };
        let kind = if kernel.level() == Level::Fma { "vector" } else { "total" };
        let rows = kernel.assembly && kernel.algorithm == Algorithm::Plain;
        // Quotients of folds; small factors of compilers. Tests' code multiplies the zeros too that rows of a square
        // begin with.
        let beside = if rows { 0 } else { limbs.max(4) };
        let is_square = matches!(kernel.computes, Computes::Square { .. });
        let zeros = if is_square && !kernel.assembly { limbs * (limbs - 1) / 2 } else { 0 };
        check("products", kernel.products, t["products"][kind].as_u64().unwrap(), beside + zeros);
        if kernel.assembly {
            let additions = t["histogram"].as_array().unwrap().iter().filter(|line| {
                ["adc", "adcx", "add", "adox", "sbb", "sub"].contains(&line["mnemonic"].as_str().unwrap())
            });
            // What begins a chain has no carry to take, nor has what doubles the lowest limb.
            let total = additions.map(|line| line["count"].as_u64().unwrap()).sum();
            check("additions", kernel.carries, total, 3 * limbs + 1);
        }
    }
    assert!(checked > 60 || cpu::detected() < Level::Fma, "{checked}");
}

/// Vector kernels are generic code that must be inlined whole into one function with the feature enabled.
fn vector_kernels_are_whole(program: &str) {
    for kernel in runnable(|k| k.level() == Level::Ifma) {
        let name = kernel.name();
        let Some(t) = json_of(program, &name, "1") else { return };
        // The symbol may call or jump to the outlined function; that function calls nothing. From residues back to
        // words it is scalar code that is called.
        let leaves = kernel.algorithm == Algorithm::Residues;
        assert!(leaves || t["branches"]["calls"].as_u64().unwrap() <= 1, "{name} calls: {}", t["branches"]);
        for kind in ["full", "low", "high_dropped", "low_dropped"] {
            assert!(leaves || t["products"][kind] == 0, "{name}: scalar products");
        }
        if kernel.products.is_some() {
            assert!(t["products"]["vector"].as_u64().unwrap() > 0, "{name}: no vector products");
        }
    }
}

#[test]
#[ignore = "builds the command once more, with link-time optimisation: many minutes"]
fn vector_kernels_are_whole_under_link_time_optimisation() {
    vector_kernels_are_whole(&build("lto"));
}

#[test]
fn usage_errors_are_one_line() {
    let unpriced = ["trace", "mont_mul_4_cios", "--target", "aarch64"];
    let unknown = ["trace", "mont_mul_4_cios", "--field", "p521"];
    for args in [&["trace", "no_such_kernel"][..], &unknown, &unpriced, &["trace"]] {
        let output = run(TESTED, args);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
        assert_eq!(error.lines().count(), 1, "{args:?}: {error}");
    }
}

#[test]
fn two_kernels_side_by_side() {
    let Some(output) = trace(TESTED, &["mont_mul_4_cios", "--against", "mont_mul_6_cios", "--untimed"]) else {
        return;
    };
    let text = String::from_utf8_lossy(&output.stdout);
    let row = |name: &str| -> Vec<String> {
        let line = text.lines().find(|l| l.starts_with(name)).unwrap_or_else(|| panic!("no {name} in {text}"));
        line[name.len()..].split_whitespace().map(str::to_owned).collect()
    };
    // 2 N^2 + N.
    assert_eq!(row("word products"), ["36", "78", "+42"]);
}

/// Runs `montane schedule`, or says that it cannot here.
fn schedule(program: &str, args: &[&str]) -> Option<(Option<i32>, String)> {
    if cpu::detected() < Level::Adx {
        println!("skipped: the bodies need adx");
        return None;
    }
    let output = run(program, &[&["schedule"], args].concat());
    let error = String::from_utf8_lossy(&output.stderr);
    if error.contains("cannot trace:") {
        println!("skipped: {}", error.trim());
        return None;
    }
    Some((output.status.code(), String::from_utf8(output.stdout).expect("text")))
}

/// Every assembly body computes what it claims, whatever its operands, in the order that it has.
fn schedules_are_legal(program: &str) {
    let Some((status, text)) = schedule(program, &["--check"]) else { return };
    assert_eq!(status, Some(0), "{text}");
    assert_eq!(text.lines().filter(|line| line.contains(" legal: ")).count(), 82, "{text}");
    let Some((status, _)) = schedule(program, &["mont_mul_4_cios", "--check"]) else { return };
    assert_eq!(status, Some(2));
}

/// Every one of many orders with a deliberate mistake is refused.
fn mistakes_in_schedules_are_refused(program: &str) {
    for body in ["mont_mul_4_adx", "mont_sqr_4_fold_adx", "fe25519_double_limbs64_adx"] {
        let Some((status, text)) = schedule(program, &[body, "--mistakes"]) else { return };
        // In a build with assertions, a carry may be lost in what they compare, which is no mistake of the body.
        let forgiven = usize::from(program == TESTED);
        assert!(status == Some(0) || forgiven > 0, "{text}");
        // "  kind  48 of 50 refused, 2 drop a carry that is never set"
        let lines: Vec<_> = text.lines().filter_map(|line| line.split_once(" refused")).collect();
        assert_eq!(lines.len(), 3, "{text}");
        for (before, after) in lines {
            let (refused, tried) = before.rsplit_once(" of ").expect("how many of how many");
            let number = |word: Option<&str>| word.and_then(|n| n.parse::<usize>().ok());
            let refused = number(refused.split_whitespace().last()).expect("a number");
            let tried = number(Some(tried)).expect("a number");
            let harmless = number(after.trim_start_matches(',').split_whitespace().next()).unwrap_or(0);
            assert!(refused >= 30 && refused + harmless + forgiven >= tried, "{text}");
        }
    }
}

// Two tests, so that threads share them.

#[test]
fn schedules_as_tested_are_legal() {
    schedules_are_legal(TESTED);
}

#[test]
fn mistakes_in_schedules_as_tested_are_refused() {
    mistakes_in_schedules_are_refused(TESTED);
}

/// Release code.
mod release {
    use super::*;

    #[test]
    #[ignore = "builds the command for release: minutes"]
    fn every_constant_time_kernel_executes_the_same_for_all_inputs() {
        every_constant_time_kernel_executes_the_same(release(), cpu::detected(), "16");
    }

    #[test]
    #[ignore = "builds the command for release: minutes"]
    fn curve25519_on_secrets_executes_the_same() {
        let names = ["ed25519_sign", "x25519", "edwards_mul", "ristretto_mul"];
        secrets_leave_no_trace(release(), cpu::detected(), &names, "3");
        // The bodies of processors with ADX and without IFMA.
        secrets_leave_no_trace(release(), Level::Adx, &["ed25519_keygen", "x25519"], "2");
        // The signing table of processors without lanes, and what decides about secrets.
        let names = ["ed25519_base_limbs64", "ed25519_scalar_canonical", "ed25519_small_order"];
        secrets_leave_no_trace(release(), Level::Portable, &names, "3");
    }

    #[test]
    #[ignore = "builds the command for release: minutes"]
    fn only_allowed_instructions() {
        super::only_allowed_instructions(release());
    }

    #[test]
    #[ignore = "builds the command for release: minutes"]
    fn schedules_are_legal() {
        super::schedules_are_legal(release());
    }

    #[test]
    #[ignore = "builds the command for release: minutes"]
    fn mistakes_in_schedules_are_refused() {
        super::mistakes_in_schedules_are_refused(release());
    }

    #[test]
    #[ignore = "builds the command for release: minutes"]
    fn vector_kernels_have_no_calls_and_no_scalar_products() {
        vector_kernels_are_whole(release());
    }
}

//! What a cap takes away is refused, whoever asks: in a process of its own for each value of `MONTANE_ISA`.

use std::process::{Command, Output};

use montane_kernels::cpu::Microarchitecture;
use montane_kernels::cpu::Order;
use montane_kernels::cpu::{self, Aarch64, Adx, Avx2, Avx512, Fma, Ifma, Isa, Level, Portable};
use montane_kernels::kernel::{BindError, Computes, Doc};
use montane_kernels::op::Op;
use montane_kernels::{Algorithm, Kernel, Operation};
use montane_kernels::{Params, select};

/// A stranger's operation, which asks for a token by its type alone.
struct Wants<I>(std::marker::PhantomData<I>);

impl<I: Isa> Op for Wants<I> {
    type A = [u64; 1];
    type B = [u64; 0];
    type Out = [u64; 1];
    type K = ();
    type Isa = I;
    fn run(_: I, a: &[u64; 1], _: &[u64; 0], (): &()) -> [u64; 1] {
        assert!(I::LEVEL <= cpu::level(), "a token without detection");
        *a
    }
}

fn binds<I: Isa>() -> Result<(), BindError> {
    let doc = Doc { summary: "the identity", source: "" };
    let kernel = Kernel::of::<Wants<I>>(Operation::Other("same"), Algorithm::Other("stranger"), 1, Computes::Same, doc);
    assert_eq!(kernel.level(), I::LEVEL);
    let bind = kernel.bind(&[3])?;
    let mut out = [0];
    bind.call(&mut out, &[1], &[]);
    assert_eq!(out, [1]);
    Ok(())
}

/// Run in the child: every level up to the one permitted binds, every one above is refused.
#[test]
#[ignore = "what the other tests start with MONTANE_ISA set"]
fn levels() {
    assert_eq!(binds::<Portable>(), Ok(()));
    for (level, outcome) in [
        (Level::Aarch64, binds::<Aarch64>()),
        (Level::Adx, binds::<Adx>()),
        (Level::Fma, binds::<Fma>()),
        (Level::Fma, binds::<Avx2>()),
        (Level::Avx512, binds::<Avx512>()),
        (Level::Ifma, binds::<Ifma>()),
    ] {
        let expected =
            if Level::CAPS.contains(&level) && level <= cpu::level() { Ok(()) } else { Err(BindError::Needs(level)) };
        assert_eq!(outcome, expected, "{level:?}");
        let detected = [
            Aarch64::detect().is_some(),
            Adx::detect().is_some(),
            Fma::detect().is_some(),
            Avx512::detect().is_some(),
            Ifma::detect().is_some(),
        ];
        assert_eq!(
            detected.into_iter().filter(|&is| is).count(),
            Level::CAPS[1..].iter().filter(|&&cap| cap <= cpu::level()).count()
        );
    }
    // Four lanes are for some processors, and for whoever asks for them.
    if cpu::level() == Level::Fma && std::env::var_os("MONTANE_ISA").is_some_and(|cap| cap == "fma") {
        assert!(Avx2::preferred().is_some() && Fma::preferred().is_some());
    }
    let preferred = Microarchitecture::here().prefers_doubles() && cpu::level() >= Level::Fma;
    assert!(Avx2::preferred().is_some() || !preferred);
    assert_eq!(Avx2::preferred().is_some(), Fma::preferred().is_some());
    let halves = Microarchitecture::here().halves_512_bits();
    assert!(Ifma::detect().is_none_or(|isa| isa.takes_two_passes() == halves));
    assert!(Avx2::preferred().is_none() || Avx2::detect().is_some());
    println!("level: {}", cpu::level().name());
    println!("order: {}", Adx::detect_order().map_or("none", |(_, order)| order.name()));
    println!("results: {:x}", results());
}

/// The modulus of BLS12-381's field.
const P: [u64; 6] = [
    0xb9fe_ffff_ffff_aaab,
    0x1eab_fffe_b153_ffff,
    0x6730_d2a0_f6b0_f624,
    0x6477_4b84_f385_12bf,
    0x4b1b_a7b6_434b_acd7,
    0x1a01_11ea_397f_e69a,
];

/// Products, squares and complex products as `select` makes them, boundary and random, in one number.
fn results() -> u64 {
    let k = Params::<6>::new(P);
    let mut source = montane_testing::Source::new(7);
    let zero = [0; 6];
    let one = [1, 0, 0, 0, 0, 0];
    let largest = [P[0] - 1, P[1], P[2], P[3], P[4], P[5]];
    let ones = [u64::MAX, u64::MAX, u64::MAX, u64::MAX, u64::MAX, P[5] - 1];
    let mut values = vec![zero, one, largest, ones, [0, 0, 0, 0, 0, P[5]]];
    values.extend((0..200).map(|_| {
        let mut words = [0; 6].map(|_: u64| source.word());
        words[5] %= P[5];
        words
    }));
    let mut sum = 0u64;
    let mut put = |words: &[u64; 6]| words.iter().for_each(|&word| sum = sum.rotate_left(7).wrapping_mul(3) ^ word);
    for (n, a) in values.iter().enumerate() {
        put(&select::mont_sqr(a, &k));
        for (m, b) in values.iter().enumerate().filter(|(m, _)| n < 8 || m % 16 == 0) {
            put(&select::mont_mul(a, b, &k));
            let (c, d) = (&values[(n + m) % values.len()], &values[(3 * n + m) % values.len()]);
            let product = select::complex_mul([a, c], [b, d], &k).unwrap_or_else(|| {
                let minus = select::sub(&zero, c, &k);
                let sum = |x: [&[u64; 6]; 2], y: [&[u64; 6]; 2]| {
                    select::add(&select::mont_mul(x[0], y[0], &k), &select::mont_mul(x[1], y[1], &k), &k)
                };
                [sum([a, &minus], [b, d]), sum([a, c], [d, b])]
            });
            product.iter().for_each(&mut put);
        }
    }
    sum
}

/// This test started again, by `MONTANE_EMULATOR` where only that can start it.
fn child(cap: Option<&str>) -> Output {
    let this = std::env::current_exe().expect("this test");
    let emulator = std::env::var("MONTANE_EMULATOR").unwrap_or_default();
    let mut words = emulator.split_whitespace();
    let mut command = words.next().map_or_else(|| Command::new(&this), Command::new);
    if !emulator.is_empty() {
        command.args(words).arg(&this);
    }
    command.args(["--exact", "levels", "--ignored", "--nocapture"]).env_remove("MONTANE_ISA");
    command.envs(cap.map(|cap| ("MONTANE_ISA", cap))).output().expect("it starts")
}

fn reaches(output: &Output, level: Level) {
    let (text, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{text}{error}");
    assert!(text.contains(&format!("level: {}\n", level.name())), "{text}");
}

#[test]
fn caps_are_kept() {
    for cap in Level::CAPS {
        let output = child(Some(cap.name()));
        reaches(&output, cap.min(cpu::detected()).max(Level::BASELINE));
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    // Empty is as if it were not set.
    for cap in [None, Some("")] {
        let output = child(cap);
        reaches(&output, cpu::detected());
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

/// Whichever order is asked for is taken, and all give the results of portable code.
#[test]
fn orders_are_kept_and_agree() {
    let said = |cap: Option<&str>, what: &str| {
        let output = child(cap);
        let (text, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success() && error.is_empty(), "{text}{error}");
        text.lines().find_map(|line| line.strip_prefix(what)).expect("the child says it").to_owned()
    };
    let expected = said(Some("portable"), "results: ");
    let orders: &[&str] = if Level::CAPS.contains(&Level::Adx) {
        &["adx", "adx-golden-cove", "adx-zen3", "adx-zen5", "ifma-zen3"]
    } else {
        &["aarch64"]
    };
    for cap in orders.iter().copied().map(Some).chain([None]) {
        assert_eq!(said(cap, "results: "), expected, "{cap:?}");
    }
    assert_eq!(said(Some("portable"), "order: "), "none");
    if cpu::detected() >= Level::Adx {
        for order in Order::ALL {
            assert_eq!(said(Some(&format!("adx-{}", order.name())), "order: "), order.name());
            assert_eq!(said(Some(&format!("ifma-{}", order.name())), "order: "), order.name());
        }
        let here = Order::of(montane_kernels::cpu::Microarchitecture::here());
        assert_eq!([said(None, "order: "), said(Some("adx"), "order: ")], [here.name(), here.name()]);
    }
}

#[test]
fn an_unknown_cap_is_told_once_and_uses_the_baseline() {
    for unknown in
        ["sse", " ", "ADX", "x86", "zen3", "portable-zen3", "adx-", "adx-zen", "adxzen3", "-zen3", "aarch64-zen3"]
    {
        let output = child(Some(unknown));
        reaches(&output, Level::BASELINE);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(error.matches("MONTANE_ISA").count(), 1, "{error}");
        assert!(Level::CAPS.iter().all(|cap| error.contains(cap.name())), "{error}");
    }
}

//! How much memory sums of products take besides their points and scalars, as the system counts it. One test alone, so
//! that nobody else takes any.

use std::process::{Command, Stdio};

use montane_curves::weierstrass::{Affine, Curve, Projective, Scalar};
use montane_curves::{bls12_381, bn254};

/// A line of this process's status, in bytes; Linux tells it.
fn status(line: &str) -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kibibytes: usize =
        status.lines().find_map(|l| l.strip_prefix(line))?.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes << 10)
}

/// The most bytes that were held during `work`, besides those before.
fn during<T>(work: impl FnOnce() -> T) -> Option<usize> {
    // The peak starts anew.
    std::fs::write("/proc/self/clear_refs", "5").ok()?;
    let before = status("VmRSS:")?;
    drop(work());
    Some(status("VmHWM:")?.saturating_sub(before))
}

/// The bound that [`Projective::msm_vartime`] states, a share of the input and a fixed part, for so many sums of `n`
/// products one after the other.
fn bounded<C: Curve>(fixed: usize, n: usize, times: usize) {
    // Few points in turn: the memory that a sum takes is that of its buckets, and does not depend on them.
    let mut few = vec![Affine::<C>::identity(); 61];
    let walk: Vec<_> =
        (1..=61).map(|k| Projective::<C>::generator() * Scalar::<C>::from_limbs_const([k, 0, 0, 0])).collect();
    Projective::batch_normalize(&walk, &mut few);
    let mut word = 1_u64;
    let mut next = || {
        word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        word
    };
    let bases: Vec<Affine<C>> = few.iter().copied().cycle().take(n).collect();
    let scalars: Vec<Scalar<C>> =
        (0..n).map(|_| Scalar::<C>::from_limbs_const([next(), next(), next(), next() >> 3])).collect();
    let input = size_of_val(&*bases) + size_of_val(&*scalars);
    let sums = || (0..times).map(|_| Projective::msm_vartime(&bases, &scalars)).collect::<Vec<_>>();
    let Some(taken) = during(sums) else { return eprintln!("skipped: the system does not say how much was held") };
    let share = taken as f64 / input as f64;
    eprintln!("{} {n}: {taken} bytes, {share:.2} of the input's", C::NAME);
    assert!(2 * taken <= 3 * input + 2 * fixed, "{} {n}: {taken} bytes, {share:.2} of the input's", C::NAME);
}

/// Sums of one size. Where windows grow, by the model of each level, the share of the input is largest.
type Case = fn();
const CASES: [Case; 9] = [
    || bounded::<bls12_381::G1>(20_000_000, 1, 1),
    || bounded::<bls12_381::G1>(20_000_000, 1 << 12, 1),
    || bounded::<bls12_381::G1>(20_000_000, 1 << 15, 1),
    || bounded::<bls12_381::G1>(20_000_000, 1 << 16, 4),
    || bounded::<bls12_381::G1>(20_000_000, 250_000, 1),
    || bounded::<bls12_381::G2>(40_000_000, 1 << 12, 1),
    || bounded::<bls12_381::G2>(40_000_000, 84_000, 1),
    || bounded::<bn254::G1>(20_000_000, 1 << 15, 1),
    || bounded::<bn254::G2>(40_000_000, 1 << 13, 1),
];

/// Says to this program which of the cases it is to hold.
const CASE: &str = "MONTANE_MEMORY_CASE";

/// Each size in a process of its own, since an allocator keeps what was freed; and there on a thread of its own, for
/// which that of glibc keeps more than for the first.
#[test]
fn sums_take_no_more_than_they_say() {
    if let Ok(case) = std::env::var(CASE) {
        let case = CASES[case.parse::<usize>().unwrap()];
        #[cfg(feature = "rayon")]
        rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap().install(case);
        #[cfg(not(feature = "rayon"))]
        std::thread::spawn(case).join().unwrap();
        return;
    }
    let Ok(program) = std::env::current_exe() else { return eprintln!("skipped: no program to start") };
    let children = (0..CASES.len()).map(|case| {
        let mut again = Command::new(&program);
        again.args(["--exact", "sums_take_no_more_than_they_say", "--nocapture"]).env(CASE, case.to_string());
        again.stdout(Stdio::null()).stderr(Stdio::piped()).spawn()
    });
    // All at once, and then one after the other.
    for child in children.collect::<Vec<_>>() {
        // A system may not start what is another processor's by itself.
        let Ok(child) = child else { return eprintln!("skipped: the program does not start again") };
        let output = child.wait_with_output().unwrap();
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{text}");
        eprint!("{text}");
    }
}

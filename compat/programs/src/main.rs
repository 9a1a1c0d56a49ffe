//! What programs do that know nothing of Montane, on the crates that they name and on those of this folder, in one run.
//!
//! `./run` builds these sources twice and starts this program with the path of the build on the originals. It starts
//! both builds as workers and asks them in turn for the same operation: times are medians, a ratio is Montane's time
//! divided by the original's. Operations draw from seeded generators, and what they put out has to be the same bytes on
//! both.

#[cfg(feature = "arkworks")]
mod arkworks;
#[cfg(not(any(feature = "bls12_381_0_8", feature = "arkworks", feature = "halo2")))]
mod edwards;
#[cfg(feature = "bls12_381_0_8")]
mod edwards {
    /// They are on no bls12_381: `./run` has them.
    pub const OPERATIONS: &[crate::Entry] = &[];
}
#[cfg(feature = "halo2")]
mod halo2;
#[cfg(not(any(feature = "arkworks", feature = "halo2")))]
mod pairings;

use std::hint::black_box;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// An operation: the bytes that it puts out.
pub type Operation = Box<dyn FnMut() -> Vec<u8>>;
/// Its name, and what makes it ready.
pub type Entry = (&'static str, fn() -> Operation);

/// Seconds for one operation on both, and rounds.
const PATIENCE: Duration = Duration::from_millis(900);
const ROUNDS: usize = 31;
/// What one answer should take at least.
const SLICE: Duration = Duration::from_millis(5);

fn operations() -> Vec<Entry> {
    #[cfg(feature = "arkworks")]
    return arkworks::OPERATIONS.to_vec();
    #[cfg(feature = "halo2")]
    return halo2::OPERATIONS.to_vec();
    #[cfg(not(any(feature = "arkworks", feature = "halo2")))]
    [pairings::OPERATIONS, edwards::OPERATIONS].concat()
}

/// Does one of the provers' operations once, by itself in this process: nanoseconds, the most kilobytes that the
/// process had, and the output.
fn once(name: &str) {
    #[cfg(feature = "arkworks")]
    use arkworks::PROVERS;
    #[cfg(feature = "halo2")]
    use halo2::OPERATIONS as PROVERS;
    #[cfg(not(any(feature = "arkworks", feature = "halo2")))]
    use pairings::PROVERS;
    let (_, make) = PROVERS.iter().find(|(known, _)| *known == name).expect("a known name");
    let mut operation = make();
    let start = Instant::now();
    let output = operation();
    let nanoseconds = start.elapsed().as_nanos();
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
    let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("Linux says how much");
    println!("{nanoseconds} {} {}", most.trim().trim_end_matches(" kB"), text(&output));
}

fn text(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Answers requests: `start NAME` with the operation's output, `run N` with the nanoseconds of N runs.
fn work() {
    let mut current: Option<Operation> = None;
    for line in std::io::stdin().lines() {
        let line = line.expect("a request");
        match line.split_once(' ').expect("a request has an argument") {
            ("start", name) => {
                let (_, make) = operations().into_iter().find(|(known, _)| *known == name).expect("a known name");
                let mut operation = make();
                println!("{}", text(&operation()));
                current = Some(operation);
            }
            (_, count) => {
                let operation = current.as_mut().expect("started");
                let count: u32 = count.parse().expect("a number of runs");
                let start = Instant::now();
                for _ in 0..count {
                    black_box(operation());
                }
                println!("{}", start.elapsed().as_nanos());
            }
        }
    }
}

struct Worker {
    child: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Worker {
    fn new(program: &str) -> Self {
        let mut child = Command::new(program)
            .arg("--work")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{program}: {error}"));
        let requests = child.stdin.take().expect("piped");
        let answers = BufReader::new(child.stdout.take().expect("piped"));
        Self { child, requests, answers }
    }

    fn ask(&mut self, request: &str) -> String {
        writeln!(self.requests, "{request}").expect("the worker listens");
        let mut answer = String::new();
        self.answers.read_line(&mut answer).expect("the worker answers");
        assert!(answer.ends_with('\n'), "the worker ended at: {request}");
        answer
    }

    /// Nanoseconds of one run, over `count` of them.
    fn time(&mut self, count: u32) -> f64 {
        self.ask(&format!("run {count}")).trim().parse::<f64>().expect("nanoseconds") / f64::from(count)
    }
}

fn compare(workers: &mut [Worker; 2], name: &str) -> bool {
    let [ours, original] = workers.each_mut().map(|worker| worker.ask(&format!("start {name}")));
    let begin = Instant::now();
    let once = Duration::from_nanos(workers[1].time(1) as u64);
    let count = (SLICE.as_nanos() / once.as_nanos().max(1)).clamp(1, 10_000) as u32;
    let mut times = [vec![], vec![]];
    while times[0].len() < ROUNDS && (begin.elapsed() < PATIENCE || times[0].len() < 3) {
        for (times, worker) in times.iter_mut().zip(workers.iter_mut()) {
            times.push(worker.time(count));
        }
    }
    let [a, b] = times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 2] / 1e3
    });
    let verdict = if ours == original { "" } else { "  DIFFERENT BYTES" };
    println!("{name:<44} {a:>12.1} us {b:>12.1} us {:>6.2}{verdict}", a / b);
    ours == original
}

fn main() {
    let mut arguments = std::env::args();
    let this = arguments.next().expect("the program's own path");
    let original = arguments.next().expect("the path of the build on the originals; ./run gives it");
    if original == "--work" {
        return work();
    }
    if original == "--once" {
        return once(&arguments.next().expect("--once takes the name of a prover's operation"));
    }
    let parts: Vec<_> = arguments.collect();
    println!("{:<44} {:>15} {:>15} {:>6}", "operation", "Montane", "original", "ratio");
    let mut workers = [&this, &original].map(|program| Worker::new(program));
    let mut same = true;
    for (name, _) in operations() {
        if parts.is_empty() || parts.iter().any(|part| name.contains(part)) {
            same &= compare(&mut workers, name);
        }
    }
    for Worker { mut child, requests, .. } in workers {
        drop(requests);
        let status = child.wait().expect("the worker ends");
        assert!(status.success(), "a worker failed");
    }
    assert!(same, "not the same bytes");
}

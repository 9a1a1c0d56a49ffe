//! The other end of the pipe: the workspace `schedule/`, which runs candidate machine code in a process of its own.

use std::io::{BufReader, BufWriter, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use super::machine_code::{CHAIN, Timed};
use crate::command::Error;

/// Rounds of one timed run: a few microseconds, so that most runs meet no interruption.
const ROUNDS: u64 = 10;

/// What a candidate took, in core cycles for one call, and what it left.
#[derive(Clone, Debug)]
pub(super) struct Measured {
    pub(super) throughput: f64,
    pub(super) latency: f64,
    pub(super) results: Vec<u64>,
}

impl Measured {
    /// What a search makes small.
    pub(super) fn score(&self) -> f64 {
        self.throughput + self.latency / 2.0
    }
}

/// A running process and its pipes.
struct Process {
    child: Child,
    input: BufWriter<ChildStdin>,
    output: BufReader<ChildStdout>,
}

/// Starts the process, and starts it again when a candidate has ended it.
pub(super) struct Runner {
    program: PathBuf,
    process: Option<Process>,
    data: Vec<u64>,
    results: usize,
    result_words: usize,
}

fn unavailable(error: impl std::fmt::Display) -> Error {
    Error::Unavailable(format!("the runner of candidates: {error}"))
}

impl Runner {
    /// Builds the program. Results are `result_words` words of the data from `results` on.
    pub(super) fn new(data: Vec<u64>, results: usize, result_words: usize) -> Result<Self, Error> {
        let workspace = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../schedule"));
        let status = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
            .args(["build", "--quiet", "--release", "--manifest-path"])
            .arg(workspace.join("Cargo.toml"))
            .arg("--target-dir")
            .arg(workspace.join("target"))
            .status()
            .map_err(unavailable)?;
        if !status.success() {
            return Err(unavailable("does not compile"));
        }
        let program = workspace.join("target/release/montane-schedule");
        Ok(Self { program, process: None, data, results, result_words })
    }

    fn process(&mut self) -> Result<&mut Process, Error> {
        if self.process.is_none() {
            let mut child = Command::new(&self.program)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
                .map_err(unavailable)?;
            let (input, output) = (child.stdin.take(), child.stdout.take());
            let (Some(input), Some(output)) = (input, output) else { return Err(unavailable("has no pipes")) };
            self.process = Some(Process { child, input: BufWriter::new(input), output: BufReader::new(output) });
        }
        self.process.as_mut().ok_or_else(|| unavailable("did not start"))
    }

    /// Times candidates in turn, `repetitions` times, and keeps each one's best. A candidate that faults ends the
    /// process: then each is asked alone, and those that fault have no time.
    pub(super) fn measure(&mut self, candidates: &[Timed], repetitions: u64) -> Result<Vec<Option<Measured>>, Error> {
        if let Ok(measured) = self.ask(candidates, repetitions) {
            return Ok(measured.into_iter().map(Some).collect());
        }
        self.stop();
        let mut all = Vec::new();
        for candidate in candidates {
            let measured = self.ask(std::slice::from_ref(candidate), repetitions).ok();
            if measured.is_none() {
                self.stop();
            }
            all.push(measured.and_then(|m| m.into_iter().next()));
        }
        if all.iter().all(Option::is_none) {
            return Err(unavailable("every candidate ended it"));
        }
        Ok(all)
    }

    fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            drop(process.input);
            // Whether it still runs or not, nobody waits for it.
            _ = process.child.kill();
            _ = process.child.wait();
        }
    }

    fn ask(&mut self, candidates: &[Timed], repetitions: u64) -> Result<Vec<Measured>, Error> {
        let data = self.data.clone();
        let (results, result_words) = (self.results, self.result_words);
        let Process { input, output, .. } = self.process()?;
        let mut put = |word: u64| input.write_all(&word.to_le_bytes()).map_err(unavailable);
        let header = [candidates.len(), data.len(), results, result_words].map(|n| n as u64);
        header.into_iter().chain([ROUNDS, ROUNDS, repetitions]).chain(data).try_for_each(&mut put)?;
        for candidate in candidates {
            [candidate.bytes.len(), candidate.bulk, candidate.chain].into_iter().try_for_each(|n| put(n as u64))?;
            for word in candidate.bytes.chunks(8) {
                let mut bytes = [0xcc; 8];
                bytes[..word.len()].copy_from_slice(word);
                put(u64::from_le_bytes(bytes))?;
            }
        }
        input.flush().map_err(unavailable)?;
        let mut get = || {
            let mut bytes = [0; 8];
            output.read_exact(&mut bytes).map_err(unavailable)?;
            Ok(u64::from_le_bytes(bytes))
        };
        let cycles_per_ns = f64::from_bits(get()?);
        let mut measured = Vec::new();
        for candidate in candidates {
            let [bulk, chain] = [f64::from_bits(get()?), f64::from_bits(get()?)];
            measured.push(Measured {
                throughput: bulk * cycles_per_ns / (ROUNDS as usize * candidate.calls) as f64,
                latency: chain * cycles_per_ns / (ROUNDS as usize * CHAIN) as f64,
                results: (0..result_words).map(|_| get()).collect::<Result<_, _>>()?,
            });
        }
        Ok(measured)
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        self.stop();
    }
}

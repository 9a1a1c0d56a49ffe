//! Montane's default build beside peers of another build: the same program, compiled without flags, as a child process.
//!
//! Compiler flags reach every crate of a build, so a peer at its best (`target-cpu=native`) cannot share a process with
//! Montane as its users get it. The child prepares Montane's contestant and waits on a pipe; the parent asks it for one
//! sample at a time, in turn with its own, on the same core when both are pinned to one.
//!
//! A request is a line `operation calls`, the reply a line `nanoseconds cycles_per_ns`, or `none`.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::groups::GROUPS;
use crate::harness::{MONTANE, Operation, Sample, Timed};

/// The child's side: answers requests until its input ends.
///
/// # Errors
/// When a pipe breaks, or a request makes no sense.
pub fn serve(input: impl BufRead, mut output: impl Write) -> Result<(), String> {
    let mut current: Option<Operation> = None;
    for line in input.lines() {
        let line = line.map_err(|error| error.to_string())?;
        let (name, calls) = line.split_once(' ').ok_or("a request is an operation and a count")?;
        let calls: u64 = calls.parse().map_err(|_| format!("`{calls}` is not a count"))?;
        if current.as_ref().is_none_or(|operation| operation.name != name) {
            let (name, enter) = GROUPS
                .iter()
                .flat_map(|group| group.operations)
                .find(|(operation, _)| *operation == name)
                .ok_or_else(|| format!("no operation `{name}`"))?;
            let mut operation = Operation::new(name, Some(MONTANE));
            enter(&mut operation);
            current = Some(operation);
        }
        let contestant = current.as_mut().and_then(|operation| operation.contestants.first_mut());
        let reply = match contestant {
            None => "none".to_owned(),
            Some(contestant) => {
                let Sample { ns, cycles_per_ns } = contestant.sample(calls)?;
                format!("{ns} {cycles_per_ns}")
            }
        };
        writeln!(output, "{reply}").and_then(|()| output.flush()).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// The parent's side: a running child.
pub struct DefaultBuild {
    child: Child,
    requests: Option<ChildStdin>,
    replies: BufReader<ChildStdout>,
}

impl DefaultBuild {
    /// Starts the program at `path`.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn start(path: &Path) -> Result<Self, String> {
        let mut child = Command::new(path)
            .arg("--serve")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot start {}: {error}", path.display()))?;
        let requests = child.stdin.take();
        let replies = BufReader::new(child.stdout.take().ok_or("the child has no output")?);
        Ok(Self { child, requests, replies })
    }

    /// Montane's part in an operation, if it has one.
    ///
    /// # Errors
    /// When the child has gone.
    pub fn contestant(&mut self, operation: &'static str) -> Result<Option<Remote<'_>>, String> {
        let mut remote = Remote { build: self, operation };
        Ok(remote.ask(1)?.map(|_| remote))
    }
}

impl Drop for DefaultBuild {
    fn drop(&mut self) {
        // The end of its input ends the child.
        self.requests = None;
        let _ = self.child.wait();
    }
}

/// Montane's part in one operation, in the child.
pub struct Remote<'a> {
    build: &'a mut DefaultBuild,
    operation: &'static str,
}

impl Remote<'_> {
    fn ask(&mut self, calls: u64) -> Result<Option<Sample>, String> {
        let gone = |what: &dyn std::fmt::Display| format!("the default build stopped answering: {what}");
        let requests = self.build.requests.as_mut().expect("open until dropped");
        writeln!(requests, "{} {calls}", self.operation).map_err(|error| gone(&error))?;
        let mut reply = String::new();
        self.build.replies.read_line(&mut reply).map_err(|error| gone(&error))?;
        if reply.trim() == "none" {
            return Ok(None);
        }
        let number = |text: &str| text.parse::<f64>().map_err(|_| gone(&format!("`{}`", reply.trim())));
        let (ns, cycles_per_ns) = reply.trim().split_once(' ').ok_or_else(|| gone(&"no reply"))?;
        Ok(Some(Sample { ns: number(ns)?, cycles_per_ns: number(cycles_per_ns)? }))
    }
}

impl Timed for Remote<'_> {
    fn sample(&mut self, n: u64) -> Result<Sample, String> {
        self.ask(n)?.ok_or_else(|| "the default build forgot an operation".to_owned())
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn requests_that_make_no_sense_are_refused() {
        for request in ["nonsense", "nonsense 1", "fp381_sqrt many"] {
            assert!(super::serve(request.as_bytes(), Vec::new()).is_err(), "{request}");
        }
    }
}

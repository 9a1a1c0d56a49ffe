//! Contestants in other processes, which are asked for one sample at a time, in turn with those in this one, on the
//! same core when all are pinned to one.
//!
//! Compiler flags reach every crate of a build, so a peer at its best (`target-cpu=native`) cannot share a process with
//! Montane as its users get it: there Montane's child is the same program, compiled without flags. gnark-crypto's child
//! is a program in Go.
//!
//! A request is a line, and so is the reply (a child that is Montane answers by [`serve`](crate::serve)):
//!
//! - `OPERATION CALLS`: `NANOSECONDS CYCLES_PER_NS`, or `none` from a child that has no part in it
//! - `prepare OPERATION LENGTH`, then so many bytes of inputs: the length of the result, then its bytes, or `none`. To
//!   children in other languages, which cannot make the inputs themselves.
//! - `about`, to the same: what runs there

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{self, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;

use crate::harness::{Sample, Timed};

/// A running child.
pub struct Child {
    name: &'static str,
    process: process::Child,
    requests: Option<ChildStdin>,
    replies: BufReader<ChildStdout>,
}

impl Child {
    /// Starts a program; `name` is for messages.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn start(name: &'static str, command: &mut Command) -> Result<Self, String> {
        let mut process = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot start {}: {error}", command.get_program().display()))?;
        let requests = process.stdin.take();
        let replies = BufReader::new(process.stdout.take().ok_or("the child has no output")?);
        Ok(Self { name, process, requests, replies })
    }

    fn gone(&self, what: &dyn std::fmt::Display) -> String {
        format!("{} stopped answering: {what}", self.name)
    }

    /// The reply to a line, and to the bytes that follow it.
    ///
    /// # Errors
    /// When the child has gone.
    pub fn ask(&mut self, line: &str, inputs: &[u8]) -> Result<String, String> {
        let requests = self.requests.as_mut().expect("open until dropped");
        let sent = writeln!(requests, "{line}").and_then(|()| requests.write_all(inputs));
        let mut reply = String::new();
        sent.and_then(|()| requests.flush())
            .and_then(|()| self.replies.read_line(&mut reply))
            .map_err(|error| self.gone(&error))?;
        match reply.trim() {
            "" => Err(self.gone(&"no reply")),
            reply => Ok(reply.to_owned()),
        }
    }

    /// Hands over the inputs of an operation; the result, in the bytes that all agree on, if the child has a part in
    /// it.
    ///
    /// # Errors
    /// When the child has gone.
    pub fn prepare(&mut self, operation: &str, inputs: &[u8]) -> Result<Option<Vec<u8>>, String> {
        let reply = self.ask(&format!("prepare {operation} {}", inputs.len()), inputs)?;
        if reply == "none" {
            return Ok(None);
        }
        let mut result = vec![0; reply.parse().map_err(|_| self.gone(&format!("`{reply}`")))?];
        self.replies.read_exact(&mut result).map_err(|error| self.gone(&error))?;
        Ok(Some(result))
    }

    /// A sample of an operation, if the child has a part in it.
    ///
    /// # Errors
    /// When the child has gone.
    pub fn sample(&mut self, operation: &str, calls: u64) -> Result<Option<Sample>, String> {
        let reply = self.ask(&format!("{operation} {calls}"), &[])?;
        if reply == "none" {
            return Ok(None);
        }
        let number = |text: &str| text.parse::<f64>().map_err(|_| self.gone(&format!("`{reply}`")));
        let (ns, cycles_per_ns) = reply.split_once(' ').ok_or_else(|| self.gone(&format!("`{reply}`")))?;
        Ok(Some(Sample { ns: number(ns)?, cycles_per_ns: number(cycles_per_ns)? }))
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        // The end of its input ends the child.
        self.requests = None;
        let _ = self.process.wait();
    }
}

/// A child's part in one operation.
pub struct Remote<'a> {
    /// The child, which is asked by one at a time.
    pub child: &'a Mutex<Child>,
    /// The operation.
    pub operation: &'static str,
}

impl Remote<'_> {
    /// A sample, if the child has a part in the operation.
    ///
    /// # Errors
    /// When the child has gone.
    pub fn ask(&self, calls: u64) -> Result<Option<Sample>, String> {
        self.child.lock().map_err(|error| error.to_string())?.sample(self.operation, calls)
    }
}

impl Timed for Remote<'_> {
    fn sample(&mut self, n: u64) -> Result<Sample, String> {
        self.ask(n)?.ok_or_else(|| format!("a child forgot {}", self.operation))
    }
}

//! Single-stepping a child process (ptrace, Linux on x86-64 and AArch64).

#[cfg_attr(target_arch = "aarch64", path = "step_aarch64.rs")]
#[cfg_attr(target_arch = "x86_64", path = "step_x86.rs")]
mod registers;

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::FileExt;
use std::process::{Child, ChildStdout, Command, Stdio};

use nix::libc::user_regs_struct;
use nix::sched::{CpuSet, sched_getaffinity, sched_getcpu, sched_setaffinity};
use nix::sys::ptrace;
use nix::sys::signal::{Signal, raise};
use nix::sys::wait::{WaitStatus, waitpid};
use nix::unistd::Pid;

use super::record::{Layout, Program, Region, Session, Stepper, Trace};
use crate::command::Error;

/// A trace longer than this is taken for one that never returns.
const MAX_STEPS: usize = 100_000_000;
/// The longest instruction.
const MAX_BYTES: usize = 15;
/// How the child says that it may not be traced.
const REFUSED: i32 = 77;

/// In the child: asks to be traced by the parent; ends the process if that is refused.
pub(crate) fn trace_me() {
    if ptrace::traceme().is_err() {
        std::process::exit(REFUSED);
    }
}

/// In the child: hands over to the parent, which continues it step by step.
///
/// # Errors
/// If the signal cannot be raised.
pub(crate) fn hand_over() -> Result<(), Error> {
    raise(Signal::SIGSTOP).map_err(|e| Error::Unavailable(format!("cannot stop for the tracer: {e}")))
}

fn failed(what: &str, error: impl std::fmt::Display) -> Error {
    Error::Unavailable(format!("cannot trace: {what}: {error}"))
}

/// Keeps this thread and a child on one processor as long as it lives, this thread then where it might be before. Each
/// step is handed over from one to the other, and that takes three times as long between two processors (a Zen 5 in a
/// virtual machine).
struct OneProcessor {
    before: CpuSet,
}

impl OneProcessor {
    /// Of the processors that are allowed, the one at hand. Nothing, and no harm, where the system refuses.
    fn shared_with(child: Pid) -> Option<Self> {
        let this = Pid::from_raw(0);
        let before = sched_getaffinity(this).ok()?;
        let mut one = CpuSet::new();
        one.set(sched_getcpu().ok()?).ok()?;
        sched_setaffinity(child, &one).ok()?;
        sched_setaffinity(this, &one).ok()?;
        Some(Self { before })
    }
}

impl Drop for OneProcessor {
    fn drop(&mut self) {
        // Nothing to be done if they are no longer allowed.
        let _ = sched_setaffinity(Pid::from_raw(0), &self.before);
    }
}

/// A child process under the tracer.
struct Traced {
    child: Child,
    pid: Pid,
    memory: File,
    /// Kept open so that the child may go on printing.
    _output: BufReader<ChildStdout>,
    _processor: Option<OneProcessor>,
}

impl Drop for Traced {
    fn drop(&mut self) {
        // Nothing to be done if it is gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts a program that prints a [`Layout`] as one line of JSON, calls [`trace_me`], and calls [`hand_over`]
/// before each execution of the function at the layout's entry.
pub(crate) fn start(command: &mut Command) -> Result<Session, Error> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| failed("the program does not start", e))?;
    let pid = Pid::from_raw(child.id() as i32);
    let status = waitpid(pid, None).map_err(|e| failed("waitpid", e))?;
    let stopped = matches!(status, WaitStatus::Stopped(_, Signal::SIGSTOP));
    if !stopped {
        let refused = matches!(status, WaitStatus::Exited(_, REFUSED));
        return Err(if refused {
            Error::Unavailable("cannot trace: this system refuses ptrace".into())
        } else {
            failed("the traced program ended early", format!("{status:?}"))
        });
    }
    ptrace::setoptions(pid, ptrace::Options::PTRACE_O_EXITKILL).map_err(|e| failed("ptrace", e))?;
    let mut output = BufReader::new(child.stdout.take().ok_or_else(|| failed("output", "none"))?);
    let mut line = String::new();
    output.read_line(&mut line).map_err(|e| failed("output", e))?;
    let layout: Layout = serde_json::from_str(&line).map_err(|e| failed("output", e))?;
    let memory = File::open(format!("/proc/{pid}/mem")).map_err(|e| failed("memory", e))?;
    let mut regions = layout.regions.clone();
    let maps = std::fs::read_to_string(format!("/proc/{pid}/maps")).map_err(|e| failed("maps", e))?;
    regions.extend(maps.lines().filter_map(mapped));
    let stepper = Box::new(Traced { child, pid, memory, _output: output, _processor: OneProcessor::shared_with(pid) });
    Ok(Session { layout, regions, program: registers::program(), stepper })
}

impl Stepper for Traced {
    /// Records the next execution; the child waits in [`hand_over`] before and is left running after it.
    fn record(&mut self, entry: u64, program: &mut Program) -> Result<Trace, Error> {
        let mut regs = self.step_once()?;
        while registers::counter(&regs) != entry {
            regs = self.step_once()?;
        }
        let entered = regs;
        let mut trace = Trace { stack: registers::stack(&entered), ..Trace::default() };
        while !registers::has_returned(&regs, &entered) {
            let counter = registers::counter(&regs);
            let memory = &self.memory;
            let fetch = || {
                let mut bytes = vec![0; MAX_BYTES];
                let n = memory.read_at(&mut bytes, counter).ok()?;
                bytes.truncate(n);
                Some(bytes)
            };
            let number =
                program.at(counter, fetch).ok_or_else(|| failed("undecodable instruction", format!("{counter:#x}")))?;
            trace.steps.push(number);
            for access in &program.code[number as usize].memory {
                trace.addresses.push(registers::address(access, &regs));
            }
            if trace.steps.len() > MAX_STEPS {
                return Err(failed("too many steps", MAX_STEPS));
            }
            regs = self.step_once()?;
        }
        Ok(trace)
    }

    /// Lets the child run to its next [`hand_over`].
    fn advance(&mut self) -> Result<(), Error> {
        loop {
            ptrace::cont(self.pid, None).map_err(|e| failed("ptrace", e))?;
            match waitpid(self.pid, None).map_err(|e| failed("waitpid", e))? {
                WaitStatus::Stopped(_, Signal::SIGSTOP) => return Ok(()),
                // Somebody paused both processes and lets them go on.
                WaitStatus::Stopped(_, Signal::SIGCONT) => {}
                status => return Err(failed("the traced program ended early", format!("{status:?}"))),
            }
        }
    }

    fn read(&mut self, address: u64, bytes: usize) -> Result<Vec<u8>, Error> {
        let mut out = vec![0; bytes];
        self.memory.read_exact_at(&mut out, address).map_err(|e| failed("memory", e))?;
        Ok(out)
    }
}

impl Traced {
    fn step_once(&mut self) -> Result<user_regs_struct, Error> {
        loop {
            ptrace::step(self.pid, None).map_err(|e| failed("single step", e))?;
            match waitpid(self.pid, None).map_err(|e| failed("waitpid", e))? {
                WaitStatus::Stopped(_, Signal::SIGTRAP) => {
                    return ptrace::getregs(self.pid).map_err(|e| failed("registers", e));
                }
                // Somebody paused both processes and lets them go on.
                WaitStatus::Stopped(_, Signal::SIGSTOP | Signal::SIGCONT) => {}
                status => return Err(failed("the traced program stopped", format!("{status:?}"))),
            }
        }
    }
}

/// A line of `/proc/PID/maps` as a region.
fn mapped(line: &str) -> Option<Region> {
    let mut fields = line.split_whitespace();
    let (start, end) = fields.next()?.split_once('-')?;
    let start = u64::from_str_radix(start, 16).ok()?;
    let end = u64::from_str_radix(end, 16).ok()?;
    let name = match fields.nth(4) {
        Some("[stack]") => "stack",
        Some(path) if path.starts_with('/') => "static data",
        _ => "heap",
    };
    Some(Region { name: name.into(), start, bytes: end - start })
}

//! Everything that is known about one traced kernel, ready to print or to serialise.

use std::process::Command;

use montane_fields::primes::Prime;
use montane_kernels::{Kernel, Operation};
use serde::Serialize;

use super::chain::{self, Chain, Pressure};
use super::count::{self, Branches, Memory, Opcode, Products};
use super::inorder::{self, InOrder};
use super::record::{Divergence, Program, Region, Session, Trace};
use super::subject::{self, Subject};
use super::{Target, step};
use crate::command::Error;
use crate::progress;
use crate::race::{self, Effort};

/// Whether executions with different inputs were the same.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Independence {
    /// How many inputs were traced.
    pub(crate) inputs: usize,
    /// Whether every execution had the same instruction addresses.
    pub(crate) same_path: bool,
    /// Whether every execution touched the same memory addresses.
    pub(crate) same_addresses: bool,
    /// Whether an address came from vector lanes, which the tracer cannot see.
    pub(crate) gathers: bool,
    /// Whether the kernel claims to be constant time.
    pub(crate) claimed: bool,
    /// Where the first difference is, for people.
    pub(crate) difference: Option<String>,
}

impl Independence {
    /// Whether nothing depended on the inputs.
    pub(crate) fn holds(&self) -> bool {
        self.same_path && self.same_addresses && !self.gathers
    }
}

/// Measured beside the bounds, in core cycles; for a kernel of several lanes, for all of them.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Measured {
    /// Each result the next one's operand.
    pub(crate) latency_cycles: Option<f64>,
    /// Independent executions.
    pub(crate) throughput_cycles: f64,
}

/// One executed instruction, for the listing.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Line {
    /// Bytes from the function's first instruction.
    pub(crate) offset: i64,
    /// Its bytes, in hex.
    pub(crate) bytes: String,
    /// Intel order.
    pub(crate) text: String,
    /// What memory it touched.
    pub(crate) memory: String,
    /// `product`, `carry`, `chain` (on the longest chain).
    pub(crate) marks: Vec<&'static str>,
}

/// How many opcodes are for something.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Group {
    pub(crate) name: &'static str,
    pub(crate) count: u64,
}

/// One kernel's trace, analysed.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Analysis {
    pub(crate) kernel: String,
    /// What a kernel does, and what its name says behind the limbs.
    #[serde(skip)]
    pub(crate) does: Option<(Operation, String)>,
    pub(crate) field: Option<&'static str>,
    #[serde(skip)]
    prime: Option<Prime>,
    pub(crate) limbs: Option<usize>,
    pub(crate) lanes: usize,
    pub(crate) summary: String,
    pub(crate) instructions: usize,
    pub(crate) code_bytes: usize,
    pub(crate) histogram: Vec<Opcode>,
    pub(crate) products: Products,
    pub(crate) products_note: String,
    pub(crate) memory: Vec<Memory>,
    pub(crate) branches: Branches,
    pub(crate) independence: Independence,
    pub(crate) chain: Chain,
    pub(crate) pressure: Pressure,
    pub(crate) measured: Option<Measured>,
    /// What an in-order core would take, where the core of the bounds is one.
    pub(crate) in_order: Option<InOrder>,
    /// Whose costs the bounds are made of.
    pub(crate) core: &'static str,
    /// Opcodes by what they are for.
    pub(crate) groups: Vec<Group>,
    /// Instructions that the cost table does not have.
    pub(crate) unpriced: Vec<String>,
    pub(crate) listing: Vec<Line>,
}

impl Analysis {
    /// Memory operands that an instruction names, of at most (or more than) 64 bits.
    pub(crate) fn operands(&self, wide: bool) -> u64 {
        let named = self.memory.iter().filter(|m| m.place != "push, pop, call, ret");
        named.filter(|m| (m.bits > 64) == wide).map(|m| m.count).sum()
    }
}

/// Executions of one subject with different inputs.
pub(crate) struct Recording {
    pub(crate) session: Session,
    pub(crate) first: Trace,
    pub(crate) independence: Independence,
}

/// Runs a subject in a child process, once for each of up to `inputs` inputs.
pub(crate) fn record(
    name: &str,
    field: &[String],
    claimed: bool,
    inputs: usize,
    target: Target,
) -> Result<Recording, Error> {
    let mut arguments = vec!["traced".into(), name.to_owned(), "--inputs".into(), inputs.to_string()];
    arguments.extend(field.iter().flat_map(|field| ["--field".into(), field.clone()]));
    if target != Target::Here {
        arguments.push("--emulated".into());
    }
    let session = match super::emulated::start(target, &arguments, subject::executions_before(name))? {
        Some(session) => session,
        None => {
            let program =
                std::env::current_exe().map_err(|e| Error::Unavailable(format!("cannot find this program: {e}")))?;
            step::start(Command::new(program).args(arguments))?
        }
    };
    follow(session, claimed)
}

/// Records every execution of a session and compares each with the first.
pub(crate) fn follow(mut session: Session, claimed: bool) -> Result<Recording, Error> {
    let first = session.record()?;
    let gathers = first.iter(&session.program).any(|(code, _)| code.memory.iter().any(|m| m.gathers));
    let inputs = session.layout.inputs.len();
    let mut independence =
        Independence { inputs, same_path: true, same_addresses: true, gathers, claimed, difference: None };
    for n in 1..inputs {
        session.stepper.advance()?;
        let next = session.record()?;
        if let Some(divergence) = first.differs(&next, &session.program) {
            match divergence {
                Divergence::Path { .. } => independence.same_path = false,
                Divergence::Address { .. } => independence.same_addresses = false,
            }
            if independence.difference.is_none() {
                independence.difference = Some(describe(&divergence, &first, &session, n));
            }
        }
    }
    Ok(Recording { session, first, independence })
}

/// How much a measurement beside a trace does.
const EFFORT: Effort = Effort { random_pairs: 100, samples: 51, sample_ns: 20_000.0 };

/// Times the kernels of some analyses, those with the same prime interleaved.
pub(crate) fn measure(analyses: &mut [&mut Analysis]) {
    let mut primes: Vec<Prime> = analyses.iter().filter_map(|a| a.prime).collect();
    primes.dedup_by_key(|prime| prime.name);
    for prime in primes {
        let here = |a: &Analysis| a.field == Some(prime.name);
        let kernels: Vec<Kernel> =
            subject::kernels().filter(|k| analyses.iter().any(|a| here(a) && a.kernel == k.name())).copied().collect();
        let report = race::race(&[prime], &kernels, EFFORT, &progress::bar());
        for a in analyses.iter_mut().filter(|a| here(a)) {
            let row = report.rows.iter().find(|r| r.kernel == a.kernel);
            a.measured = row.and_then(|row| {
                // A race divides by the lanes; the bounds are for all of them.
                let lanes = row.lanes as f64;
                Some(Measured {
                    latency_cycles: row.latency_cycles.map(|c| c * lanes),
                    throughput_cycles: row.throughput_cycles? * lanes,
                })
            });
        }
    }
}

fn describe(divergence: &Divergence, first: &Trace, session: &Session, input: usize) -> String {
    // For another path, the last instruction in common is the one that decided.
    let (step, what) = match divergence {
        Divergence::Path { step } => (step.saturating_sub(1), "is followed by another instruction"),
        Divergence::Address { step } => (*step, "touches another address"),
    };
    let line = first.iter(&session.program).nth(step).map_or_else(String::new, |(code, _)| {
        format!("{:+#x} {}", code.ip.wrapping_sub(session.layout.entry) as i64, code.text)
    });
    format!("step {step}, {line}: {what} with {}", session.layout.inputs[input])
}

/// Traces a subject and analyses it.
pub(crate) fn analyse(name: &str, field: &[String], inputs: usize, target: Target) -> Result<Analysis, Error> {
    let subject = Subject::find(name, field)?;
    subject.exists_for(target)?;
    let (claimed, prime) = match &subject {
        Subject::Kernel(bind, prime) => (bind.kernel().constant_time, Some(*prime)),
        _ => (true, None),
    };
    let recording = record(name, field, claimed, inputs, target)?;
    let Recording { session, first: trace, independence } = recording;
    let (program, regions) = (&session.program, &session.regions);
    let kernel = match &subject {
        Subject::Kernel(bind, _) => Some(*bind.kernel()),
        _ => None,
    };
    let products = count::products(&trace, program, kernel.and_then(|k| k.products));
    let chain = chain::find(&trace, program, regions);
    let histogram = count::histogram(&trace, program);
    let mut unpriced: Vec<String> = program.code.iter().filter(|c| !c.cost.known).map(|c| c.mnemonic.clone()).collect();
    unpriced.sort();
    unpriced.dedup();
    Ok(Analysis {
        kernel: name.to_owned(),
        does: kernel.map(|k| (k.operation, k.variant())),
        field: prime.map(|p| p.name),
        prime,
        limbs: kernel.map(|k| k.limbs),
        lanes: kernel.map_or(1, |k| k.operations()),
        summary: match &subject {
            Subject::Kernel(bind, _) => bind.kernel().doc.summary.to_owned(),
            Subject::Operation(operation) => operation.summary.to_owned(),
            Subject::Body(body) => body.summary().to_owned(),
        },
        instructions: trace.steps.len(),
        code_bytes: program.code.iter().map(|c| c.bytes.len()).sum(),
        groups: groups(&histogram, program),
        histogram,
        products_note: products.explain(),
        products,
        memory: count::memory(&trace, program, regions),
        branches: count::branches(&trace, program),
        independence,
        pressure: chain::pressure(&trace, program),
        measured: None,
        in_order: (target == Target::Riscv64).then(|| inorder::schedule(&trace, program)),
        core: program.core().name,
        unpriced,
        listing: listing(&trace, program, regions, session.layout.entry, &chain.steps),
        chain,
    })
}

fn groups(histogram: &[Opcode], program: &Program) -> Vec<Group> {
    let (names, of) = program.groups();
    let mut groups: Vec<Group> = names.iter().map(|&name| Group { name, count: 0 }).collect();
    histogram.iter().for_each(|line| groups[of(&line.mnemonic)].count += line.count);
    groups
}

fn listing(trace: &Trace, program: &Program, regions: &[Region], entry: u64, chain: &[usize]) -> Vec<Line> {
    let mut on_chain = vec![false; trace.steps.len()];
    chain.iter().for_each(|&step| on_chain[step] = true);
    let line = |(step, (code, addresses)): (usize, (&super::code::Code, &[u64]))| {
        let touched = code.memory.iter().zip(addresses).map(|(access, &address)| {
            let region = regions.iter().find(|r| r.contains(address));
            let at = match region {
                // Offsets into a mapping say nothing; those from the stack pointer on entry do.
                Some(r) if r.name == "stack" => format!("stack{:+}", address.wrapping_sub(trace.stack) as i64),
                Some(r) if matches!(r.name.as_str(), "heap" | "static data") => r.name.clone(),
                Some(r) => format!("{}+{}", r.name, address - r.start),
                None => "other".into(),
            };
            let direction = match (access.reads, access.writes) {
                (true, true) => "<>",
                (true, false) => "<-",
                _ => "->",
            };
            format!("{direction} {at}")
        });
        let mut marks = Vec::new();
        if code.product.is_some() {
            marks.push("product");
        }
        if code.carries() {
            marks.push("carry");
        }
        if on_chain[step] {
            marks.push("chain");
        }
        Line {
            offset: code.ip.wrapping_sub(entry) as i64,
            bytes: code.bytes.iter().map(|b| format!("{b:02x}")).collect(),
            text: code.text.clone(),
            memory: touched.collect::<Vec<_>>().join(" "),
            marks,
        }
    };
    trace.iter(program).enumerate().map(line).collect()
}

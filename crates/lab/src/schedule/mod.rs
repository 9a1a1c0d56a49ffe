//! `montane schedule`: what the assembly bodies compute in the order that they have, and whether it is a legal one.
//!
//! A body is executed once under the tracer (`symbols` follows every word and carry through it), and what it made is compared with
//! what the kernel claims (`identity`). That says nothing about time; `race` and `trace` do.

mod identity;
mod mistakes;
mod symbols;

use montane_kernels::kernel::{Computes, Kernel, Representation};
use num_bigint::BigUint;

use crate::command::{self, Error, Outcome};
use crate::oracle;
use crate::trace::Target;
use crate::trace::analysis::{self, Recording};
use crate::trace::code::Code;
use crate::trace::record::{Layout, Session};
use crate::trace::subject::{self, Subject};
use identity::{Broken, Holds, Identity, Polynomial};
use symbols::{Graph, Node, Places};

/// Executions on which dropped carries are tried: boundary and random operands.
const BOUNDARY: usize = 300;
const RANDOM: usize = 700;
const SEED: u64 = 1;

/// What an assembly body computes in the order that it has, and whether that is a legal order of its rows.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The kernel; without a name every one that is written in assembly.
    #[arg(required_unless_present_any = ["check", "mistakes"])]
    kernel: Option<String>,
    /// The prime; by default the first that the kernel takes.
    #[arg(long, value_name = "FIELD")]
    field: Vec<String>,
    /// Only say whether the order is a legal one, and exit 1 if not.
    #[arg(long)]
    check: bool,
    /// Also make every mistake of three kinds, one at a time, and exit 1 if the check passes one: a step moved across a writer of its
    /// flag, a carry lost, a register written before its last reader.
    #[arg(long)]
    mistakes: bool,
}

/// Prints one kernel's order, or judges one or all.
///
/// # Errors
/// [`Error::Usage`] for an unknown kernel or field or one that is not in assembly, [`Error::Unavailable`] where tracing is not possible.
pub fn run(args: &Args) -> Result<Outcome, Error> {
    let names = match &args.kernel {
        Some(name) => vec![name.clone()],
        None => subject::kernels().filter(|k| in_assembly(k)).map(Kernel::name).collect(),
    };
    let mut outcome = Outcome::Success;
    for name in names {
        let kernel = find(&name)?;
        if let Err(reason) = subject::bind(kernel, &[]) {
            command::print(&format!("{name:<32} skipped: {reason}\n"))?;
            continue;
        }
        let recorded = Recorded::of(kernel, &args.field)?;
        let body = recorded.follow(&recorded.steps());
        if !args.check && !args.mistakes {
            command::print(&body.listing())?;
        }
        let line = match body.check() {
            Ok(holds) => body.told(holds),
            Err(broken) => {
                outcome = Outcome::CheckFailed;
                format!("NOT LEGAL: {}", body.say(&broken))
            }
        };
        command::print(&format!("{name:<32} {line}\n"))?;
        if args.mistakes {
            for kind in mistakes::KINDS {
                let spoiled = mistakes::all(kind, &recorded.steps());
                let passed: Vec<_> = spoiled.iter().filter(|steps| recorded.follow(steps).check().is_ok()).collect();
                command::print(&format!(
                    "  {kind:<32} {} of {} refused\n",
                    spoiled.len() - passed.len(),
                    spoiled.len()
                ))?;
                if !passed.is_empty() {
                    outcome = Outcome::CheckFailed;
                }
            }
        }
    }
    Ok(outcome)
}

/// The kernels whose bodies are scheduled: products, squares and reductions of saturated limbs in assembly.
fn in_assembly(kernel: &Kernel) -> bool {
    matches!(kernel.algorithm, "adx" | "logjump_adx") && !kernel.operation.starts_with("fe25519_")
}

fn find(name: &str) -> Result<&'static Kernel, Error> {
    subject::kernels().filter(|k| in_assembly(k)).find(|k| k.name() == name).ok_or_else(|| {
        let names: Vec<String> = subject::kernels().filter(|k| in_assembly(k)).map(Kernel::name).collect();
        Error::Usage(format!("'{name}' is not written in assembly; choose from: {}", names.join(", ")))
    })
}

/// A kernel's execution, instruction by instruction.
struct Recorded {
    kernel: &'static Kernel,
    p: Vec<u64>,
    recording: Recording,
    places: Places,
}

impl Recorded {
    fn of(kernel: &'static Kernel, field: &[String]) -> Result<Self, Error> {
        let name = kernel.name();
        let Subject::Kernel(_, prime) = Subject::find(&name, field)? else {
            return Err(Error::Usage(format!("'{name}' is not a kernel")));
        };
        let mut recording = analysis::record(&name, field, true, 1, Target::Here)?;
        let places = places(&mut recording.session)?;
        Ok(Self { kernel, p: prime.p.to_vec(), recording, places })
    }

    fn steps(&self) -> Vec<Step<'_>> {
        let steps = self.recording.first.iter(&self.recording.session.program);
        steps.map(|(code, addresses)| Step { code, addresses, flags_cleared: false }).collect()
    }

    fn follow(&self, steps: &[Step<'_>]) -> Body {
        let mut graph = Graph::new(self.places.clone());
        let mut texts = vec![String::new()];
        for step in steps {
            if step.flags_cleared {
                graph.clear_flags();
            }
            graph.execute(step.code, step.addresses);
            texts.push(step.code.text.clone());
        }
        let out = graph.result(self.kernel.out.words());
        Body { kernel: self.kernel, p: self.p.clone(), graph, texts, out }
    }
}

/// One instruction with the addresses that it touched.
#[derive(Clone, Copy)]
struct Step<'a> {
    code: &'a Code,
    addresses: &'a [u64],
    /// Whether something before it clears carry and overflow: a deliberate mistake.
    flags_cleared: bool,
}

/// One executed body over symbols.
struct Body {
    kernel: &'static Kernel,
    p: Vec<u64>,
    graph: Graph,
    /// The text of each step, from 1; step 0 is what was there before.
    texts: Vec<String>,
    out: Vec<symbols::Id>,
}

impl Body {
    /// The claim of one lane of the result, in terms of operand words.
    fn claim(&self, lane: usize, p: &BigUint) -> Polynomial {
        let mut claim = Polynomial::new(p.clone());
        let two = BigUint::from(2u8);
        let power = |exponent: i64| {
            let power = two.modpow(&BigUint::from(exponent.unsigned_abs()), p);
            if exponent < 0 { power.modinv(p).unwrap_or_default() } else { power }
        };
        let input = |operand: usize, form: &Representation, lane: usize, limb: usize| {
            self.graph.find(Node::Input { operand, word: lane * form.limbs + limb })
        };
        let a = self.kernel.a;
        // Squares have one operand.
        let (second, b) = self.kernel.b.map_or((0, a), |b| (1, b));
        let mut products = |shift: i32, lane_a: usize, lane_b: usize, minus: bool| {
            for i in 0..a.limbs {
                for j in 0..b.limbs {
                    let (x, y) = (input(0, &a, lane_a, i), input(second, &b, lane_b, j));
                    // A word that was never read is missed when the product is not found.
                    let (x, y) = (x.unwrap_or(Graph::ONE), y.unwrap_or(Graph::ONE));
                    let weight = power(i64::from(shift) + 64 * (i + j) as i64);
                    if minus { claim.subtract(x, y, &weight) } else { claim.add(x, y, &weight) }
                }
            }
        };
        match self.kernel.computes {
            Computes::Product { shift } | Computes::Square { shift } => products(shift, lane, lane, false),
            Computes::WideProduct | Computes::WideSquare => products(0, lane, lane, false),
            Computes::ComplexProduct { shift } | Computes::ComplexSquare { shift } => {
                // (a0 b0 - a1 b1) + (a0 b1 + a1 b0) u
                products(shift, 0, lane, false);
                products(shift, 1, 1 - lane, lane == 0);
            }
            Computes::Scaled { shift } => {
                for i in 0..a.limbs {
                    let x = input(0, &a, lane, i).unwrap_or(Graph::ONE);
                    claim.add(x, Graph::ONE, &power(i64::from(shift) + 64 * i as i64));
                }
            }
            other => unreachable!("no assembly body computes {other:?}"),
        }
        claim
    }

    /// Modulo what the result is claimed: the prime, or for a double-width result more than it can reach.
    fn modulus(&self) -> BigUint {
        match self.kernel.computes {
            // A Mersenne prime.
            Computes::WideProduct | Computes::WideSquare => (BigUint::from(1u8) << 2203) - 1u8,
            _ => oracle::from_words(&self.p),
        }
    }

    fn check(&self) -> Result<Holds, Broken> {
        let samples = oracle::samples(self.kernel, &self.p, BOUNDARY, RANDOM, SEED);
        let p = self.modulus();
        let mut holds = Holds::default();
        let limbs = self.kernel.out.limbs;
        for lane in 0..self.kernel.out.lanes {
            let identity = Identity { graph: &self.graph, p: p.clone(), samples: &samples };
            let one = identity.check(&self.out[lane * limbs..][..limbs], &self.claim(lane, &p))?;
            holds = Holds { dropped: holds.dropped + one.dropped, tried: holds.tried + one.tried };
        }
        Ok(holds)
    }

    fn told(&self, holds: Holds) -> String {
        let products = self.texts.iter().filter(|t| t.starts_with("mulx") || t.starts_with("imul")).count();
        format!(
            "legal: {} instructions, {products} products; every carry is taken once but {} that were never set in {} executions",
            self.texts.len() - 1,
            holds.dropped,
            holds.tried,
        )
    }

    fn say(&self, broken: &Broken) -> String {
        let at = |step: usize| format!("step {step}, {}", self.texts.get(step).map_or("", String::as_str));
        match *broken {
            Broken::Opaque(step) => format!("the result depends on something that is not followed ({})", at(step)),
            Broken::Product(step) => {
                format!("a product is missing, or a half of it lost or out of place ({})", at(step))
            }
            Broken::Carry(step) => format!("a carry is lost or out of place ({})", at(step)),
            Broken::Word(step) => format!("an operand's word is out of place ({})", at(step)),
        }
    }

    /// Each step with what it makes.
    fn listing(&self) -> String {
        let mut made: Vec<Vec<String>> = vec![Vec::new(); self.texts.len()];
        for (id, &step) in self.graph.steps.iter().enumerate() {
            if let Some(what) = self.name(id) {
                made[step].push(what);
            }
        }
        let lines = self.texts.iter().zip(&made).skip(1);
        lines.map(|(text, made)| format!("{}\n", format!("{text:<40} {}", made.join(", ")).trim_end())).collect()
    }

    /// A product by its operands' words.
    fn name(&self, id: symbols::Id) -> Option<String> {
        let word = |id: symbols::Id| match self.graph.nodes[id] {
            Node::Input { operand, word } => format!("{}{word}", ["a", "b"][operand]),
            Node::Constant(_) => "k".into(),
            _ => "t".into(),
        };
        match self.graph.nodes[id] {
            Node::Low(x, y) => Some(format!("lo({} {})", word(x), word(y))),
            Node::High(x, y) => Some(format!("hi({} {})", word(x), word(y))),
            _ => None,
        }
    }
}

/// Where the traced program keeps operands and constants, and what is in the constants.
fn places(session: &mut Session) -> Result<Places, Error> {
    let find = |layout: &Layout, name: &str| {
        let region = layout.regions.iter().find(|r| r.name == name);
        region.map(|r| (r.start, r.bytes as usize)).ok_or_else(|| Error::Unavailable(format!("cannot find '{name}'")))
    };
    let layout = &session.layout;
    let ((out, _), a, b) = (find(layout, "out")?, find(layout, "a")?, find(layout, "b")?);
    let (start, bytes) = find(layout, "constants")?;
    let constants = session.stepper.read(start, bytes)?;
    let words = constants.chunks_exact(8).map(|c| u64::from_le_bytes(c.try_into().unwrap_or_default())).collect();
    Ok(Places { out, operands: [(a.0, a.1 / 8), (b.0, b.1 / 8)], constants: (start, words) })
}

//! `montane schedule NAME --emit` and `--search`: a kernel's file from its rows.

use std::collections::HashMap;
use std::fs;
use std::time::Duration;

use montane_kernels::Kernel;
use montane_kernels::cpu::Microarchitecture;

use super::arguments::Args;
use super::blocks::Block;
use super::emit::{self, Shape};
use super::followed::Body;
use super::identity::{Broken, Holds};
use super::machine_code::{self, name};
use super::points::Points;
use super::registers::{self, Place, RSP};
use super::search::{self, Search, constants, operand_of};
use super::search_points::PointsSearch;
use super::subjects::find;
use super::symbols::{Graph, Places};
use crate::command::{self, Error, Outcome};
use crate::cpu::Cpu;
use crate::trace::bodies;
use crate::trace::code::{Code, Reader};
use crate::trace::subject::Subject;

/// Writes a kernel's file.
pub(super) fn run(args: &Args) -> Result<Outcome, Error> {
    let name = args.kernel.as_deref().unwrap_or_default();
    if let Some(found) = Points::find(name).or_else(|| bodies::Body::find(name).map(|_| Points::new())) {
        return points(args, &found);
    }
    if let Some(block) = Block::find(name) {
        return blocks(args, block);
    }
    let Some((shape, program)) = Shape::of(name) else {
        return Err(Error::Usage(format!(
            "there are no rows of '{name}'; `montane schedule --check` lists what there are"
        )));
    };
    let path = shape.path();
    let file = fs::read_to_string(&path).ok().filter(|_| !args.plain);
    let beginnings = search::beginnings(&program, file.as_deref());
    let kernel = find(name).ok();
    let (best, provenance) = match args.search {
        None => {
            let provenance = file.as_deref().and_then(emit::provenance);
            (
                beginnings[0].clone(),
                provenance
                    .map_or_else(|| format!("`montane schedule {name} --emit`, in the order of the rows."), Into::into),
            )
        }
        Some(seconds) => {
            let kernel = find(name)?;
            let Subject::Kernel(_, prime) = Subject::find(name, &args.field)? else {
                return Err(Error::Usage(format!("'{name}' is not a kernel")));
            };
            let search = Search { kernel, program: &program, p: prime.p, seed: args.seed };
            let (best, [first, last]) = search.run(&beginnings, Duration::from_secs(seconds))?;
            command::print(&format!(
                "{name}: from {:.1} / {:.1} to {:.1} / {:.1} core cycles, throughput / latency\n",
                first.throughput, first.latency, last.throughput, last.latency
            ))?;
            let command = format!("`montane schedule {name} --search {seconds} --seed {}`", args.seed);
            (best, format!("{command}, on {}.", processor()))
        }
    };
    let (_, body) = emit::body(&program, &best.choices, &best.order).map_err(|why| Error::Unavailable(why.into()))?;
    if let Some(kernel) = kernel {
        match prove(kernel, &args.field, &body)? {
            Ok(holds) => {
                command::print(&format!("{name}: proved, {} dropped carries never set\n", holds.dropped_carries()))?
            }
            Err(said) => {
                command::print(&format!("{name}: NOT LEGAL: {said}\n"))?;
                return Ok(Outcome::CheckFailed);
            }
        }
    }
    let text = emit::file(&shape, &program, &body, &provenance);
    let path = args.out.as_ref().unwrap_or(&path);
    fs::write(path, text).map_err(|error| Error::Output { to: path.display().to_string(), error })?;
    command::print(&format!("{}\n", path.display()))?;
    Ok(Outcome::Success)
}

/// Writes the file of a body on blocks.
fn blocks(args: &Args, block: Block) -> Result<Outcome, Error> {
    if args.search.is_some() {
        let words = "the words' part has an order, that of their own body, and the lanes' none to choose";
        return Err(Error::Unavailable(format!("no search for '{}': {words}", block.name())));
    }
    let text = block.file().map_err(Error::Unavailable)?;
    let path = block.path();
    let path = args.out.as_ref().unwrap_or(&path);
    fs::write(path, text).map_err(|error| Error::Output { to: path.display().to_string(), error })?;
    command::print(&format!("{}\n", path.display()))?;
    Ok(Outcome::Success)
}

/// Writes the file of the bodies on points, which share their elements.
fn points(args: &Args, points: &Points) -> Result<Outcome, Error> {
    let path = points.path();
    let file = fs::read_to_string(&path).ok().filter(|_| !args.plain);
    let present = file.as_deref().and_then(|file| points.parse(file));
    let begin = present.unwrap_or_else(|| points.plain());
    let name = points.name;
    let search = PointsSearch::new(points)?;
    let (best, provenance) = match args.search {
        None => {
            let provenance = file.as_deref().and_then(emit::provenance).map(Into::into);
            (
                begin,
                provenance.unwrap_or_else(|| format!("`montane schedule {name} --emit`, in the order of the rows.")),
            )
        }
        Some(seconds) => {
            let (best, [first, last]) = search.run(&begin, args.seed, Duration::from_secs(seconds))?;
            command::print(&format!(
                "{name}: from {:.1} / {:.1} to {:.1} / {:.1} core cycles, a step of the ladder and an addition in the mean / a doubling\n",
                first.throughput, first.latency, last.throughput, last.latency
            ))?;
            let command = format!("`montane schedule {name} --search {seconds} --seed {}`", args.seed);
            (best, format!("{command}, on {}.", processor()))
        }
    };
    match search.prove(&best)? {
        Ok(dropped) => command::print(&format!("{name}: proved, {dropped} dropped carries never set\n"))?,
        Err(said) => {
            command::print(&format!("{name}: NOT LEGAL: {said}\n"))?;
            return Ok(Outcome::CheckFailed);
        }
    }
    let Some(text) = points.file(&best, &provenance) else {
        return Err(Error::Unavailable("the order is not a legal one".into()));
    };
    let path = args.out.as_ref().unwrap_or(&path);
    fs::write(path, text).map_err(|error| Error::Output { to: path.display().to_string(), error })?;
    command::print(&format!("{}\n", path.display()))?;
    Ok(Outcome::Success)
}

/// The processor that an order was timed on.
fn processor() -> String {
    format!("{} ({})", Microarchitecture::here().name(), Cpu::here(crate::clock::cycles_per_ns()).model)
}

/// What a body computes, over symbols: whether it is what the kernel claims.
pub(super) fn prove(
    kernel: &'static Kernel,
    field: &[String],
    body: &registers::Body,
) -> Result<Result<Holds, String>, Error> {
    let Subject::Kernel(_, prime) = Subject::find(&kernel.name(), field)? else {
        return Err(Error::Usage("no kernel".into()));
    };
    let followed = follow(kernel, prime.p, body)?;
    Ok(followed.check().map_err(|broken: Broken| followed.say(&broken)))
}

/// Far apart, so that no displacement reaches from one to the other.
const CONSTANTS: u64 = 1 << 20;
const OPERANDS: [u64; 2] = [2 << 20, 3 << 20];
const FRAME: u64 = 4 << 20;
const RESULT: u64 = 5 << 20;

fn follow(kernel: &'static Kernel, p: &[u64], body: &registers::Body) -> Result<Body, Error> {
    let forms = [Some(kernel.a), kernel.b];
    let mut pointers: HashMap<u8, u64> = HashMap::from([(RSP, FRAME)]);
    for &register in &body.pointers {
        let start = match operand_of(register) {
            Some((operand, lane)) => {
                let limbs = forms[operand].map_or(0, |form| form.limbs);
                OPERANDS[operand] + 8 * (lane * limbs) as u64
            }
            None if body.result == Some(register) => RESULT,
            None => CONSTANTS,
        };
        pointers.insert(register, start);
    }
    let words = |operand: usize| forms[operand].map_or(0, |form| form.words());
    let mut graph = Graph::new(Places {
        out: RESULT,
        operands: vec![(OPERANDS[0], words(0)), (OPERANDS[1], words(1))],
        constants: (CONSTANTS, constants(p)),
        elements: (0, 0),
    });
    let mut texts = vec![String::new()];
    let mut reader = Reader::new();
    let mut kept: HashMap<i32, u64> = HashMap::new();
    for (line, bytes) in body.lines.iter().zip(machine_code::instructions(body, kernel.limbs)?) {
        let address = line.places.iter().find_map(|&place| match place {
            Place::Memory(register, displacement) => Some((register, displacement)),
            Place::Constant(register, field, word) => {
                Some((register, machine_code::offset(field, kernel.limbs) + 8 * i32::from(word)))
            }
            _ => None,
        });
        let address = address.map(|(register, displacement)| {
            pointers.get(&register).map_or(0, |pointer| pointer.wrapping_add_signed(i64::from(displacement)))
        });
        let Some(code): Option<Code> = reader.read(0, &bytes) else {
            return Err(Error::Unavailable(format!("no instruction: {}", emit::text(line))));
        };
        graph.execute(&code, address.as_slice());
        texts.push(code.text);
        // Pointers that wait in the frame.
        match (line.mnemonic, &line.places[..]) {
            ("mov", &[Place::Memory(RSP, slot), Place::Register(from)]) => {
                pointers.get(&from).map(|&pointer| kept.insert(slot, pointer));
            }
            ("mov", &[Place::Register(to), Place::Memory(RSP, slot)]) if kept.contains_key(&slot) => {
                pointers.insert(to, kept[&slot]);
            }
            (_, &[Place::Register(to) | Place::Half(to), ..]) => _ = pointers.remove(&to),
            _ => {}
        }
    }
    let out = match body.result {
        Some(_) => graph.result(kernel.out.words()),
        None => body.out.iter().map(|&register| graph.in_register(name(register))).collect(),
    };
    Ok(Body { kernel, p: p.to_vec(), graph, texts, out })
}

/// The file that a kernel's present order and rows make, or `None` if the present one is not made of rows.
#[cfg(test)]
pub(super) fn again(shape: &Shape, program: &super::program::Program, file: &str) -> Option<String> {
    let (order, choices) = emit::parse(program, file)?;
    let (_, body) = emit::body(program, &choices, &order).ok()?;
    Some(emit::file(shape, program, &body, emit::provenance(file)?))
}

//! `montane schedule --emit` and `--search`: generated files from orders, and better orders.

use std::collections::HashMap;
use std::fs;
use std::time::Duration;

use montane_kernels::Kernel;
use montane_kernels::cpu::Microarchitecture;

use super::arguments::Args;
use super::blocks::Block;
use super::emit::{self, Shape};
use super::files;
use super::followed::Body;
use super::identity::{Broken, Holds};
use super::machine_code::{self, name};
use super::orders::{Folder, Ordered, Paragraph, STEPS};
use super::points::Points;
use super::program::Program;
use super::registers::{self, Place, RSP};
use super::search::{self, Search, constants, operand_of};
use super::search_points::PointsSearch;
use super::subjects::find;
use super::symbols::{Graph, Places};
use crate::command::{self, Error, Outcome};
use crate::cpu::Cpu;
use crate::trace::code::{Code, Reader};
use crate::trace::subject::Subject;

/// Makes every generated file again, or searches for an order.
pub(super) fn run(args: &Args) -> Result<Outcome, Error> {
    let mut folders = Folder::all()?;
    let (Some(name), Some(seconds)) = (&args.kernel, args.search) else {
        write_all(&folders)?;
        return Ok(Outcome::Success);
    };
    if Block::find(name).is_some() {
        let words = "its words have the order of another body, and the lanes none to choose";
        return Err(Error::Unavailable(format!("no search for '{name}': {words}")));
    }
    let Some((folder, place)) = files::find(&folders, name) else {
        let named = folders.iter().flat_map(|folder| &folder.paragraphs).map(|paragraph| paragraph.name.as_str());
        let named: Vec<&str> = named.collect();
        return Err(Error::Usage(format!("'{name}' is in no orders.txt; choose from: {}", named.join(", "))));
    };
    let present = &folders[folder].paragraphs[place];
    let path = folders[folder].path.join("orders.txt");
    let will = if args.write { "a better one takes its place there" } else { "without --write it stays" };
    command::print(&format!("{}: the order of {name}, found {}; {will}\n", path.display(), present.found))?;
    let time = Duration::from_secs(seconds);
    let found = format!("by `montane schedule {name} --search {seconds} --seed {}`, on {}", args.seed, processor());
    let (better, outcome) = match (Points::find(name), Shape::of(name)) {
        (Some(points), _) => search_points(args, &points, present, found, time)?,
        (None, Some((_, program))) => search_kernel(args, &program, present, found, time)?,
        (None, None) => return Err(Error::Usage(format!("there are no rows of '{name}'"))),
    };
    if let Some(better) = better {
        settle(&mut folders, (folder, place), better, args.write)?;
    }
    Ok(outcome)
}

/// A better order takes the place of the present one, if it is to be written, and is printed otherwise.
pub(super) fn settle(
    folders: &mut [Folder],
    (folder, place): (usize, usize),
    better: Paragraph,
    write: bool,
) -> Result<(), Error> {
    if !write {
        return command::print(&better.to_string());
    }
    folders[folder].paragraphs[place] = better;
    write_all(folders)
}

/// Writes what is not yet as the orders make it.
fn write_all(folders: &[Folder]) -> Result<(), Error> {
    let mut made = vec![super::aarch64::files()?];
    for folder in folders {
        let orders = (folder.path.join("orders.txt"), folder.text());
        made.push(std::iter::once(orders).chain(files::of(folder, folders)?).collect());
    }
    for files in made {
        for (path, text) in files {
            if fs::read_to_string(&path).is_ok_and(|present| present == text) {
                continue;
            }
            fs::write(&path, text).map_err(|error| Error::Output { to: path.display().to_string(), error })?;
            command::print(&format!("{}\n", path.display()))?;
        }
    }
    Ok(())
}

/// A better paragraph, if there is one, and whether its order was proved.
type Found = (Option<Paragraph>, Outcome);

fn search_kernel(
    args: &Args,
    program: &Program,
    present: &Paragraph,
    found: String,
    time: Duration,
) -> Result<Found, Error> {
    let name = &present.name;
    let kernel = find(name)?;
    let Subject::Kernel(_, prime) = Subject::find(name, &args.field)? else {
        return Err(Error::Usage(format!("'{name}' is not a kernel")));
    };
    let order = files::ordered(program, present)?;
    let beginnings = search::beginnings(program, Some(order.clone()).filter(|_| !args.plain));
    let search = Search { kernel, program, p: prime.p, seed: args.seed };
    let (best, [first, last]) = search.run(&beginnings, time)?;
    command::print(&format!(
        "{name}: from {:.1} / {:.1} to {:.1} / {:.1} core cycles, throughput / latency\n",
        first.throughput, first.latency, last.throughput, last.latency
    ))?;
    let (_, body) = emit::body(program, &best).map_err(|why| Error::Unavailable(why.into()))?;
    let proved = prove(kernel, &args.field, &body)?;
    let proved = told(name, proved.map(|holds| holds.dropped_carries()))?;
    let plain = best == Ordered::plain(program);
    let parts = if plain { Vec::new() } else { vec![(STEPS.into(), best.numbers(program))] };
    let better = Paragraph { name: name.clone(), found, parts };
    Ok((Some(better).filter(|_| proved == Outcome::Success && best != order), proved))
}

fn search_points(
    args: &Args,
    points: &Points,
    present: &Paragraph,
    found: String,
    time: Duration,
) -> Result<Found, Error> {
    let name = points.name;
    let Some(order) = points.read(present) else {
        return Err(Error::Unavailable(format!("the order of '{name}' is not of its rows")));
    };
    let begin = if args.plain { points.plain() } else { order.clone() };
    let search = PointsSearch::new(points)?;
    let (best, [first, last]) = search.run(&begin, args.seed, time)?;
    command::print(&format!(
        "{name}: from {:.1} / {:.1} to {:.1} / {:.1} core cycles, a step of the ladder and an addition in the mean / a doubling\n",
        first.throughput, first.latency, last.throughput, last.latency
    ))?;
    let proved = told(name, search.prove(&best)?)?;
    let better = points.paragraph(&best, found);
    Ok((Some(better).filter(|_| proved == Outcome::Success && best != order), proved))
}

/// Says whether an order was proved.
fn told(name: &str, proved: Result<usize, String>) -> Result<Outcome, Error> {
    let (said, outcome) = match proved {
        Ok(dropped) => (format!("{name}: proved, {dropped} dropped carries never set\n"), Outcome::Success),
        Err(said) => (format!("{name}: NOT LEGAL: {said}\n"), Outcome::CheckFailed),
    };
    command::print(&said)?;
    Ok(outcome)
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

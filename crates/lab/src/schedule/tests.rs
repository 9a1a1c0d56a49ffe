//! Rows, orders and files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use super::emit::{self, Shape};
use super::files;
use super::formulas::Checker;
use super::machine_code;
use super::orders::{Folder, Ordered, Paragraph};
use super::points::{Orders, Points};
use super::program::Program;
use super::search::neighbour;
use super::subjects::in_assembly;
use super::{Kernel, subject, write};

fn shapes() -> impl Iterator<Item = (&'static Kernel, Shape, Program)> {
    subject::kernels().filter(|k| in_assembly(k)).map(|kernel| {
        let (shape, program) = Shape::of(&kernel.name()).unwrap_or_else(|| panic!("no rows of {}", kernel.name()));
        (kernel, shape, program)
    })
}

fn proved(kernel: &'static Kernel, program: &Program, ordered: &Ordered) -> Result<(), String> {
    let (_, body) = emit::body(program, ordered)?;
    write::prove(kernel, &[], &body).expect("a prime for every kernel").map(|_| ())
}

/// The rows of every body, in the order in which they are written down, compute what the kernel claims.
#[test]
fn rows_compute() {
    for (kernel, _, program) in shapes() {
        assert_eq!(proved(kernel, &program, &Ordered::plain(&program)), Ok(()), "{}", kernel.name());
    }
}

/// The folders of generated code have the files that their orders make, and nothing else: nothing in them was written
/// by hand.
#[test]
fn files_are_generated() {
    let folders = Folder::all().expect("a checkout");
    for folder in &folders {
        let orders = (folder.path.join("orders.txt"), folder.text());
        let made: BTreeMap<PathBuf, String> =
            files::of(folder, &folders).unwrap_or_else(|e| panic!("{e}")).into_iter().chain([orders]).collect();
        let there = fs::read_dir(&folder.path).expect("it is there").map(|entry| entry.expect("a file").path());
        for path in there.collect::<BTreeSet<_>>().union(&made.keys().cloned().collect()) {
            let file = fs::read_to_string(path).ok();
            assert!(file.as_ref() == made.get(path), "`montane schedule --emit` gives another {}", path.display());
        }
    }
}

/// Every kernel with an order is made in one that is in its processor's folder, and what has rows and an order is a
/// kernel: tests of bodies take them from the registry.
#[test]
fn every_body_has_an_order() {
    let folders = Folder::all().expect("a checkout");
    for (kernel, ..) in shapes() {
        let found = files::find(&folders, &kernel.name());
        let (folder, _) = found.unwrap_or_else(|| panic!("{} is in no orders.txt", kernel.name()));
        assert_eq!(Some(folders[folder].order), kernel.order, "{}", kernel.name());
    }
    let registered: BTreeSet<String> = shapes().map(|(kernel, ..)| kernel.name()).collect();
    for paragraph in folders.iter().flat_map(|folder| &folder.paragraphs) {
        let name = &paragraph.name;
        assert!(registered.contains(name) || Shape::of(name).is_none(), "{name} is in no registry");
    }
}

/// What a search found is written only if it is asked to be.
#[test]
fn orders_are_overwritten_only_if_asked() {
    let path = std::env::temp_dir().join(format!("montane-orders-{}", std::process::id()));
    fs::create_dir_all(&path).expect("a folder");
    let files = || fs::read_dir(&path).expect("a folder").count();
    let mut folders = Folder::all().expect("a checkout");
    let (folder, place) = files::find(&folders, "mont_mul_4_adx").expect("it has an order");
    let present = folders[folder].paragraphs[place].clone();
    let paragraphs = vec![present.clone()];
    let mut here = [Folder { path: path.clone(), paragraphs, ..folders.remove(folder) }];
    // In the order of the rows.
    let other = Paragraph { found: "nowhere".into(), parts: Vec::new(), ..present.clone() };
    write::settle(&mut here, (0, 0), other.clone(), false).expect("printed");
    assert_eq!((files(), &here[0].paragraphs[0]), (0, &present));
    write::settle(&mut here, (0, 0), other.clone(), true).expect("written");
    assert_eq!(fs::read_to_string(path.join("orders.txt")).expect("written"), other.to_string());
    // The body and the list beside it.
    assert_eq!(files(), 3);
    fs::remove_dir_all(&path).expect("its files");
}

/// Orders of every kind go through text; what is not each step once is not an order of these rows.
#[test]
fn orders_are_read_as_they_are_written() {
    let (_, program) = Shape::of("mont_mul_4_adx").expect("there are rows of it");
    let mut ordered = Ordered::plain(&program);
    ordered.order.rotate_left(3);
    ordered.choices.by_xor[1] = true;
    ordered.choices.other[5] = true;
    ordered.choices.idle[5] = true;
    ordered.choices.idle[9] = true;
    let pair = program.pairs[0];
    let places = pair.map(|id| ordered.order.iter().position(|&o| usize::from(o) == id).expect("a step"));
    ordered.order.swap(places[0], places[1]);
    ordered.choices.swapped[0] = true;
    let numbers = ordered.numbers(&program);
    assert_eq!(Ordered::read(&program, &numbers), Some(ordered));
    for spoiled in [
        numbers.replacen(' ', " 0 ", 1),
        numbers.split_once(' ').expect("several words").1.into(),
        format!("{numbers} {}", program.steps.len()),
        numbers.replacen("5oi", "5oz", 1),
        format!("{numbers}x"),
    ] {
        assert_eq!(Ordered::read(&program, &spoiled), None, "{spoiled}");
    }
}

/// Two neighbouring steps in the other order, a row begun otherwise, an instruction of the other form or an idle one
/// behind it: what the dependencies let pass is proved, and they let some pass and refuse some.
#[test]
fn orders_that_pass_are_legal() {
    for name in ["mont_mul_4_adx", "mont_sqr_4_fold_adx", "mont_mul_4_no_spare_bit_adx"] {
        let (kernel, _, program) = shapes().find(|(k, ..)| k.name() == name).expect("registered");
        let plain = Ordered::plain(&program);
        let mut others = Vec::new();
        for i in 1..plain.order.len() {
            let mut other = plain.clone();
            other.order.swap(i - 1, i);
            others.push(other);
        }
        for row in 0..program.rows.len() {
            let mut other = plain.clone();
            other.choices.by_xor[row] = true;
            others.push(other.clone());
            other.choices.other[program.rows[row].zero] = true;
            others.push(other);
        }
        for (pair, &[first, second]) in program.pairs.iter().enumerate() {
            let mut other = plain.clone();
            other.choices.swapped[pair] = true;
            other.order[first..=second].rotate_left(1);
            others.push(other);
        }
        for step in 0..program.steps.len() {
            let mut other = plain.clone();
            other.choices.other[step] = true;
            others.push(other);
            let mut other = plain.clone();
            other.choices.idle[step] = true;
            others.push(other);
        }
        let (mut passed, mut refused) = (0, 0);
        for other in &others {
            if emit::body(&program, other).is_err() {
                refused += 1;
                continue;
            }
            passed += 1;
            assert_eq!(proved(kernel, &program, other), Ok(()), "{name}");
        }
        assert!(passed > 50 && refused > 50, "{name}: {passed} passed, {refused} refused");
    }
}

/// Whether the bodies on points compute their formulas in these orders, but for the selection, whose instructions are
/// not made here.
fn points_proved(points: &Points, orders: &Orders) -> Result<(), String> {
    for (formula, order) in points.formulas.iter().zip(&orders.bodies) {
        let places = formula.places(order).ok_or("not a legal order")?;
        let mut body = Vec::new();
        for (&id, places) in order.iter().zip(places) {
            if let Some(kind) = formula.parts[usize::from(id)].kind {
                let lines = points.lines(kind, &orders.elements[kind]).ok_or("not a legal order of an element")?;
                body.extend(machine_code::element(&lines, places.map(|p| 32 * p as i32)).expect("encodes"));
            }
        }
        let coordinates = if formula.parts.iter().any(|part| part.text.starts_with("x2 =")) { 5 } else { 4 };
        Checker::synthetic(formula.body).prove(&body, coordinates)?;
    }
    Ok(())
}

/// The elements' rows and the formulas as they are written down, and in the order for each processor.
#[test]
fn points_compute() {
    let folders = Folder::all().expect("a checkout");
    assert_eq!(points_proved(&Points::new(), &Points::new().plain()), Ok(()));
    for name in Points::NAMES {
        let points = Points::find(name).expect("a name");
        let (folder, place) = files::find(&folders, name).expect("it has an order");
        let orders = points.read(&folders[folder].paragraphs[place]).expect("of these rows");
        assert_eq!(points_proved(&points, &orders), Ok(()));
    }
}

/// Neighbours of orders of elements and of instructions: what the dependencies let pass is proved, and they let some
/// pass and refuse some.
#[test]
fn orders_of_points_that_pass_are_legal() {
    use rand::{RngExt, SeedableRng};
    let points = Points::new();
    let mut rng = rand::rngs::SmallRng::seed_from_u64(1);
    let (mut passed, mut refused) = (0, 0);
    let mut current = points.plain();
    for n in 0..96 {
        let mut other = current.clone();
        if n % 2 == 0 {
            let kind = n / 2 % points.programs.len();
            other.elements[kind] = neighbour(&points.programs[kind], &other.elements[kind], &mut rng);
        } else {
            let order = &mut other.bodies[n / 2 % 3];
            let at = rng.random_range(1..order.len());
            order.swap(at - 1, at);
        }
        let legal = (0..6).all(|kind| points.lines(kind, &other.elements[kind]).is_some())
            && points.formulas.iter().zip(&other.bodies).all(|(formula, order)| formula.places(order).is_some());
        if legal {
            passed += 1;
            if n % 4 < 2 {
                assert_eq!(points_proved(&points, &other), Ok(()));
            }
            current = other;
        } else {
            refused += 1;
        }
    }
    assert!(passed > 16 && refused > 16, "{passed} passed, {refused} refused");
    // An element that reads what is not made yet; a selection that writes over an addend that is still to be read.
    let mut early = points.plain();
    early.bodies[1].swap(0, 14);
    assert!(points.formulas[1].places(&early.bodies[1]).is_none());
    let add = &points.formulas[2];
    let last = add.parts.iter().position(|part| part.text == "the next addend").expect("a block");
    let mut order = points.plain().bodies.remove(2);
    let b = add.parts.iter().position(|part| part.text.starts_with("B =")).expect("an element");
    order.retain(|&id| usize::from(id) != b);
    let at = order.iter().position(|&id| usize::from(id) == last).expect("there");
    order.insert(at + 1, b as u16);
    assert!(add.places(&order).is_none());
    // A word of an operand is read before one of the destination is written, which may be the same.
    let kind = 2;
    let sum = &points.programs[kind];
    let mut ordered = points.plain().elements.remove(kind);
    ordered.order.rotate_right(1);
    assert_eq!(sum.texts[usize::from(ordered.order[0])], "d3");
    assert!(points.lines(kind, &ordered).is_none());
}

//! Every file of generated code, from the orders.

use std::path::PathBuf;

use montane_kernels::cpu::Order;

use super::blocks::Block;
use super::emit::{self, Shape};
use super::orders::{Folder, Ordered, Paragraph, STEPS};
use super::points::Points;
use super::program::Program;
use crate::command::Error;

/// The part of a block's paragraph that names the body whose order the words have.
const WORDS: &str = "words";

/// The order of a kernel's paragraph.
///
/// # Errors
/// [`Error::Unavailable`] if it is not of these rows.
pub(super) fn ordered(program: &Program, paragraph: &Paragraph) -> Result<Ordered, Error> {
    let Some(numbers) = paragraph.part(STEPS) else { return Ok(Ordered::plain(program)) };
    Ordered::read(program, numbers).ok_or_else(|| not_of_these(&paragraph.name))
}

fn not_of_these(name: &str) -> Error {
    Error::Unavailable(format!("the order of '{name}' is not of its rows"))
}

/// The folder and the place in it of the paragraph with a name.
pub(super) fn find(folders: &[Folder], name: &str) -> Option<(usize, usize)> {
    let place = |folder: &Folder| folder.paragraphs.iter().position(|paragraph| paragraph.name == name);
    folders.iter().enumerate().find_map(|(n, folder)| Some((n, place(folder)?)))
}

/// A paragraph's file, and the lines that name it in the folder's list.
fn file(folder: &Folder, paragraph: &Paragraph, folders: &[Folder]) -> Result<(String, String, String), Error> {
    let name = &paragraph.name;
    let illegal = |why: String| Error::Unavailable(format!("{name}: {why}"));
    if let Some(points) = Points::find(name) {
        let orders = points.read(paragraph).ok_or_else(|| not_of_these(name))?;
        let text = points.file(&orders).ok_or_else(|| illegal("the order is not a legal one".into()))?;
        return Ok((Points::MODULE.into(), text, format!("pub(crate) mod {};\n", Points::MODULE)));
    }
    if let Some(block) = Block::find(name) {
        let words = paragraph.part(WORDS).and_then(|words| find(folders, words));
        let (n, place) = words.ok_or_else(|| illegal("it does not say whose order its words have".into()))?;
        let text = block.file(&folders[n].paragraphs[place]).map_err(illegal)?;
        return Ok((block.module(), text, format!("pub(crate) mod {};\n", block.module())));
    }
    let (shape, program) = Shape::of(name).ok_or_else(|| illegal("there are no rows of it".into()))?;
    let (_, body) = emit::body(&program, &ordered(&program, paragraph)?).map_err(|why| illegal(why.into()))?;
    let module = shape.module();
    let listed = format!("pub mod {module};\npub use {module}::call as {module};\n");
    Ok((module, emit::file(name, folder.kernels, &shape, &program, &body), listed))
}

/// What every file of a folder should be, the one that lists them too.
///
/// # Errors
/// [`Error::Unavailable`] if an order is not a legal one of its rows.
pub(super) fn of(folder: &Folder, folders: &[Folder]) -> Result<Vec<(PathBuf, String)>, Error> {
    let of = match folder.order {
        Order::GoldenCove => "Golden Cove, and for whatever has none of its own",
        Order::Zen3 => "Zen 2 to 4, found on a Zen 4",
        Order::Zen5 => "Zen 5",
    };
    let mut list = format!(
        "//! Bodies in the order for {of}.\n//!\n//! Made by `montane schedule --emit` of `orders.txt`, this list too.\n\n"
    );
    let mut files = Vec::new();
    for paragraph in &folder.paragraphs {
        let (module, text, listed) = file(folder, paragraph, folders)?;
        list.push_str(&listed);
        files.push((folder.path.join(format!("{module}.rs")), text));
    }
    files.push((folder.path.join("mod.rs"), list));
    Ok(files)
}

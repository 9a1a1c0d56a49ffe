//! Bodies for AArch64: rows, an order by a model, registers, files, and what they compute over symbols. On any
//! processor: nothing of them is executed here.
//!
//! They are not the programs of [`super::rows`] because those are x86-64's: two carries that alternate within a row,
//! products that leave two words, operands in memory, words overwritten.

mod follow;
mod mistakes;
mod order;
mod program;
mod rows;
mod shape;
#[cfg(test)]
mod tests;
mod write;

use std::path::PathBuf;

use super::arguments::Args;
use super::identity::Holds;
use crate::command::{self, Error, Outcome};
use order::Line;
use shape::SHAPES;
pub(super) use shape::Shape;

/// The folder of the files.
pub(super) fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernels/src/generated/aarch64"))
}

/// Every file of the folder.
///
/// # Errors
/// [`Error::Unavailable`] if a body needs more registers than there are.
pub(super) fn files() -> Result<Vec<(PathBuf, String)>, Error> {
    let mut list = String::from(
        "//! Bodies for AArch64, in an order for cores that reorder.\n//!\n\
         //! Made by `montane schedule --emit`, this list too.\n\n",
    );
    let mut files = Vec::new();
    let mut shapes = SHAPES;
    shapes.sort_by_key(Shape::module);
    for shape in shapes {
        let (program, body) = shape.body()?;
        let module = shape.module();
        list.push_str(&format!("pub mod {module};\npub use {module}::call as {module};\n"));
        files.push((folder().join(format!("{module}.rs")), write::file(&shape, &program, &body)));
    }
    files.push((folder().join("mod.rs"), list));
    Ok(files)
}

/// Prints a body's instructions, or judges it.
///
/// # Errors
/// [`Error::Usage`] for a field that it does not take.
pub(super) fn run(shape: Shape, args: &Args) -> Result<Outcome, Error> {
    let (_, body) = shape.body()?;
    let judge = |lines: &[Line]| -> Result<Result<Holds, String>, Error> {
        let followed = follow::follow(&shape, lines, &body, &args.field)?;
        Ok(followed.check().map_err(|broken| followed.say(&broken)))
    };
    let name = shape.kernel();
    let followed = follow::follow(&shape, &body.lines, &body, &args.field)?;
    if !args.check && !args.mistakes {
        command::print(&followed.listing())?;
    }
    let holds = match judge(&body.lines)? {
        Ok(holds) => holds,
        Err(broken) => {
            command::print(&format!("{name:<32} NOT LEGAL: {broken}\n"))?;
            return Ok(Outcome::CheckFailed);
        }
    };
    command::print(&format!("{name:<32} {}\n", followed.told(&holds)))?;
    let mut outcome = Outcome::Success;
    for (kind, spoiled) in mistakes::all(&body.lines).into_iter().filter(|_| args.mistakes) {
        let (mut refused, mut passed) = (0, 0);
        for lines in &spoiled {
            match judge(lines)? {
                Err(_) => refused += 1,
                // A carry that is never set may be lost, and is seen to be.
                Ok(other) if other.dropped_carries() > holds.dropped_carries() => {}
                Ok(_) => passed += 1,
            }
        }
        let never_set = spoiled.len() - refused - passed;
        command::print(&format!(
            "  {kind:<32} {refused} of {} refused, {never_set} drop a carry that is never set\n",
            spoiled.len()
        ))?;
        if passed > 0 {
            outcome = Outcome::CheckFailed;
        }
    }
    Ok(outcome)
}

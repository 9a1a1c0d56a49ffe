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
#[cfg(test)]
mod tests;
mod write;

use std::path::PathBuf;

use montane_kernels::cpu::Level;
use montane_kernels::{Algorithm, Kernel};

use super::arguments::Args;
use super::identity::Holds;
use crate::command::{self, Error, Outcome};
use crate::trace::subject;
use order::{Body, Line};
use program::Program;

/// A body by what it computes, and how it reduces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    operation: &'static str,
    limbs: usize,
    /// All rows of the reduction but the last fold the lowest limb up.
    folds: bool,
}

/// Every one.
const SHAPES: [Shape; 12] = [
    Shape { operation: "complex_mul", limbs: 4, folds: false },
    Shape { operation: "complex_mul", limbs: 6, folds: true },
    Shape { operation: "mont_mul", limbs: 4, folds: false },
    Shape { operation: "mont_mul", limbs: 4, folds: true },
    Shape { operation: "mont_mul", limbs: 6, folds: false },
    Shape { operation: "mont_mul", limbs: 6, folds: true },
    Shape { operation: "mont_sqr", limbs: 4, folds: false },
    Shape { operation: "mont_sqr", limbs: 4, folds: true },
    Shape { operation: "mont_sqr", limbs: 6, folds: false },
    Shape { operation: "mont_sqr", limbs: 6, folds: true },
    Shape { operation: "relaxed_mul", limbs: 6, folds: true },
    Shape { operation: "relaxed_sqr", limbs: 6, folds: true },
];

impl Shape {
    /// The body of a kernel of this name.
    pub(super) fn find(name: &str) -> Option<Self> {
        SHAPES.into_iter().find(|shape| shape.kernel() == name)
    }

    /// The names of all.
    pub(super) fn names() -> impl Iterator<Item = String> {
        SHAPES.iter().map(Self::kernel)
    }

    fn algorithm(&self) -> Algorithm {
        if self.folds { Algorithm::Fold } else { Algorithm::Plain }
    }

    /// The kernel's name.
    fn kernel(&self) -> String {
        format!("{}_{}_{}", self.operation, self.limbs, self.algorithm().at(None, Level::Aarch64))
    }

    fn module(&self) -> String {
        let folds = if self.folds { "fold_" } else { "" };
        format!("{folds}{}{}", self.operation.strip_prefix("mont_").unwrap_or(self.operation), self.limbs)
    }

    fn program(&self) -> Program {
        match self.operation {
            "mont_mul" => rows::product(self.limbs, self.folds, true),
            "relaxed_mul" => rows::product(self.limbs, self.folds, false),
            "mont_sqr" => rows::square(self.limbs, self.folds, true),
            "relaxed_sqr" => rows::square(self.limbs, self.folds, false),
            _ => rows::complex_product(self.limbs, self.folds),
        }
    }

    /// What the macro is told: the shape, and which moduli it takes.
    fn told(&self) -> String {
        let (shape, fits, folds) = match self.operation {
            "mont_mul" => ("product", "one_spare_bit", "fold_fits"),
            "relaxed_mul" => ("product", "two_spare_bits", "relaxed_fits"),
            "mont_sqr" => ("square", "one_spare_bit", "fold_fits"),
            "relaxed_sqr" => ("square", "two_spare_bits", "relaxed_fits"),
            _ => ("complex_product", "two_spare_bits", "complex_mul_fits"),
        };
        format!("{shape} {} {}", self.limbs, if self.folds { folds } else { fits })
    }

    /// A kernel that claims the same, of whichever processor this is.
    fn same(&self) -> Result<&'static Kernel, Error> {
        let is = |k: &&Kernel| {
            let reduces_alike = (k.algorithm == Algorithm::Fold) == self.folds;
            k.operation == self.operation && k.limbs == self.limbs && k.a.radix_bits == 64 && reduces_alike
        };
        let of_words = subject::kernels().filter(|k| k.level() < Level::Fma);
        of_words
            .filter(is)
            .max_by_key(|k| k.level())
            .ok_or_else(|| Error::Unavailable(format!("nothing here claims what '{}' does", self.kernel())))
    }

    fn body(&self) -> Result<(Program, Body), Error> {
        let program = self.program();
        let body = order::body(&program)
            .ok_or_else(|| Error::Unavailable(format!("too few registers for {}", self.kernel())))?;
        Ok((program, body))
    }
}

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

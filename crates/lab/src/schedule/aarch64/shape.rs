//! Every body: what it computes, how it reduces, which moduli it takes.

use montane_kernels::cpu::Level;
use montane_kernels::{Algorithm, Kernel};

use super::order::{self, Body};
use super::program::Program;
use super::rows;
use crate::command::Error;
use crate::trace::subject;

/// A body by what it computes, and how it reduces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Shape {
    pub(super) operation: &'static str,
    pub(super) limbs: usize,
    /// All rows of the reduction but the last fold the lowest limb up.
    pub(super) folds: bool,
}

/// Every one.
pub(super) const SHAPES: [Shape; 12] = [
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
    pub(in super::super) fn find(name: &str) -> Option<Self> {
        SHAPES.into_iter().find(|shape| shape.kernel() == name)
    }

    /// The names of all.
    pub(in super::super) fn names() -> impl Iterator<Item = String> {
        SHAPES.iter().map(Self::kernel)
    }

    fn algorithm(&self) -> Algorithm {
        if self.folds { Algorithm::Fold } else { Algorithm::Plain }
    }

    /// The kernel's name.
    pub(super) fn kernel(&self) -> String {
        format!("{}_{}_{}", self.operation, self.limbs, self.algorithm().at(None, Level::Aarch64))
    }

    pub(super) fn module(&self) -> String {
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
    pub(super) fn told(&self) -> String {
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
    pub(super) fn same(&self) -> Result<&'static Kernel, Error> {
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

    pub(super) fn body(&self) -> Result<(Program, Body), Error> {
        let program = self.program();
        let body = order::body(&program)
            .ok_or_else(|| Error::Unavailable(format!("too few registers for {}", self.kernel())))?;
        Ok((program, body))
    }
}

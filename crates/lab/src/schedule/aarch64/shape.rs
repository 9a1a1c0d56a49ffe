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
pub(super) const SHAPES: [Shape; 14] = [
    Shape { operation: "complex_mul", limbs: 4, folds: false },
    Shape { operation: "complex_mul", limbs: 6, folds: true },
    Shape { operation: "fe25519_mul", limbs: 4, folds: false },
    Shape { operation: "fe25519_square", limbs: 4, folds: false },
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
        match self.folds {
            _ if self.is_element() => Algorithm::Limbs64,
            true => Algorithm::Fold,
            false => Algorithm::Plain,
        }
    }

    /// Modulo `2^255 - 19`, which its operation names.
    fn is_element(&self) -> bool {
        self.operation.starts_with("fe25519")
    }

    /// The kernel's name.
    pub(super) fn kernel(&self) -> String {
        let variant = self.algorithm().at(None, Level::Aarch64);
        if self.is_element() {
            format!("{}_{variant}", self.operation)
        } else {
            format!("{}_{}_{variant}", self.operation, self.limbs)
        }
    }

    pub(super) fn module(&self) -> String {
        if self.is_element() {
            return self.operation.into();
        }
        let folds = if self.folds { "fold_" } else { "" };
        format!("{folds}{}{}", self.operation.strip_prefix("mont_").unwrap_or(self.operation), self.limbs)
    }

    fn program(&self) -> Program {
        match self.operation {
            "mont_mul" => rows::product(self.limbs, self.folds, true),
            "relaxed_mul" => rows::product(self.limbs, self.folds, false),
            "mont_sqr" => rows::square(self.limbs, self.folds, true),
            "relaxed_sqr" => rows::square(self.limbs, self.folds, false),
            "fe25519_mul" => rows::element_product(),
            "fe25519_square" => rows::element_square(),
            _ => rows::complex_product(self.limbs, self.folds),
        }
    }

    /// What the macro is told: the shape, and which moduli it takes.
    pub(super) fn told(&self) -> String {
        let (shape, fits, folds) = match self.operation {
            "fe25519_mul" => return "element_product".into(),
            "fe25519_square" => return "element_square".into(),
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
            let alike = if self.is_element() { k.algorithm == Algorithm::Limbs64 } else { reduces_alike };
            k.operation == self.operation && k.limbs == self.limbs && k.a.radix_bits == 64 && alike
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

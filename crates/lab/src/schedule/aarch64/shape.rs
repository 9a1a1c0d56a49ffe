//! Every body: what it computes, how it reduces, which moduli it takes.

use montane_fields::primes::Prime;
use montane_kernels::cpu::Level;
use montane_kernels::{Algorithm, Kernel};

use super::order::{self, Body};
use super::program::Program;
use super::rows;
use crate::command::{self, Error};
use crate::trace::subject::{self, Subject};

/// How a body reduces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Method {
    /// Each row cancels the lowest limb.
    Cancels,
    /// All rows but the last fold it up.
    Folds,
    /// Each row cancels it by a subtraction, whose factor is a sum.
    Subtracts,
}

use Method::{Cancels, Folds, Subtracts};

/// A body by what it computes, and how it reduces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Shape {
    pub(super) operation: &'static str,
    pub(super) limbs: usize,
    pub(super) method: Method,
}

/// Every one.
pub(super) const SHAPES: [Shape; 18] = [
    Shape { operation: "complex_mul", limbs: 4, method: Cancels },
    Shape { operation: "complex_mul", limbs: 6, method: Folds },
    Shape { operation: "complex_sqr", limbs: 4, method: Cancels },
    Shape { operation: "complex_sqr", limbs: 6, method: Folds },
    Shape { operation: "fe25519_mul", limbs: 4, method: Cancels },
    Shape { operation: "fe25519_square", limbs: 4, method: Cancels },
    Shape { operation: "mont_mul", limbs: 4, method: Cancels },
    Shape { operation: "mont_mul", limbs: 4, method: Folds },
    Shape { operation: "mont_mul", limbs: 4, method: Subtracts },
    Shape { operation: "mont_mul", limbs: 6, method: Cancels },
    Shape { operation: "mont_mul", limbs: 6, method: Folds },
    Shape { operation: "mont_sqr", limbs: 4, method: Cancels },
    Shape { operation: "mont_sqr", limbs: 4, method: Folds },
    Shape { operation: "mont_sqr", limbs: 4, method: Subtracts },
    Shape { operation: "mont_sqr", limbs: 6, method: Cancels },
    Shape { operation: "mont_sqr", limbs: 6, method: Folds },
    Shape { operation: "relaxed_mul", limbs: 6, method: Folds },
    Shape { operation: "relaxed_sqr", limbs: 6, method: Folds },
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
        match self.method {
            _ if self.is_element() => Algorithm::Limbs64,
            Cancels => Algorithm::Plain,
            Folds => Algorithm::Fold,
            Subtracts => Algorithm::Shift,
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
        let method = match self.method {
            Cancels => "",
            Folds => "fold_",
            Subtracts => "shift_",
        };
        format!("{method}{}{}", self.operation.strip_prefix("mont_").unwrap_or(self.operation), self.limbs)
    }

    fn program(&self) -> Program {
        let folds = self.method == Folds;
        match self.operation {
            "mont_mul" if self.method == Subtracts => rows::subtracting_product(self.limbs),
            "mont_sqr" if self.method == Subtracts => rows::subtracting_square(self.limbs),
            "mont_mul" => rows::product(self.limbs, folds, true),
            "relaxed_mul" => rows::product(self.limbs, folds, false),
            "mont_sqr" => rows::square(self.limbs, folds, true),
            "relaxed_sqr" => rows::square(self.limbs, folds, false),
            "fe25519_mul" => rows::element_product(),
            "fe25519_square" => rows::element_square(),
            "complex_sqr" => rows::complex_square(self.limbs, folds),
            _ => rows::complex_product(self.limbs, folds),
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
            "complex_sqr" => ("complex_square", "two_spare_bits", "complex_sqr_fits"),
            _ => ("complex_product", "two_spare_bits", "complex_mul_fits"),
        };
        let fits = match self.method {
            Cancels => fits,
            Folds => folds,
            Subtracts => "shift_fits",
        };
        format!("{shape} {} {fits}", self.limbs)
    }

    /// A kernel that claims the same, of whichever processor this is.
    pub(super) fn same(&self) -> Result<&'static Kernel, Error> {
        let is = |k: &&Kernel| {
            // Whoever takes any modulus takes that of a reduction that subtracts.
            let reduces_alike = (k.algorithm == Algorithm::Fold) == (self.method == Folds);
            let alike = if self.is_element() { k.algorithm == Algorithm::Limbs64 } else { reduces_alike };
            k.operation == self.operation && k.limbs == self.limbs && k.a.radix_bits == 64 && alike
        };
        let of_words = subject::kernels().filter(|k| k.level() < Level::Fma);
        of_words
            .filter(is)
            .max_by_key(|k| k.level())
            .ok_or_else(|| Error::Unavailable(format!("nothing here claims what '{}' does", self.kernel())))
    }

    /// The prime of a field, or the first, that it is checked for.
    ///
    /// # Errors
    /// [`Error::Usage`] if it takes none of these.
    pub(super) fn prime(&self, field: &[String]) -> Result<(&'static Kernel, Prime), Error> {
        let kernel = self.same()?;
        if self.method != Subtracts {
            let Subject::Kernel(_, prime) = Subject::find(&kernel.name(), field)? else {
                return Err(Error::Usage(format!("'{}' is not a kernel", kernel.name())));
            };
            return Ok((kernel, prime));
        }
        let mut primes = command::primes(field)?.into_iter();
        let prime = primes.find(|prime| prime.p.len() == self.limbs && prime.p[0].wrapping_mul((1 << 32) + 1) == 1);
        let none = || Error::Usage(format!("'{}' takes no such field; choose bls12-381-fr", self.kernel()));
        Ok((kernel, *prime.ok_or_else(none)?))
    }

    pub(super) fn body(&self) -> Result<(Program, Body), Error> {
        let program = self.program();
        let body = order::body(&program)
            .ok_or_else(|| Error::Unavailable(format!("too few registers for {}", self.kernel())))?;
        Ok((program, body))
    }
}

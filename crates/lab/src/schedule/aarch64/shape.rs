//! Every body: what it computes, how it reduces, which moduli it takes.

use montane_fields::primes::Prime;
use montane_kernels::cpu::Level;
use montane_kernels::operation::Element;
use montane_kernels::{Algorithm, Kernel, Operation};

use super::super::emit;
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
    pub(super) operation: Operation,
    pub(super) limbs: usize,
    pub(super) method: Method,
}

/// Every one.
pub(super) const SHAPES: [Shape; 18] = [
    Shape { operation: Operation::ComplexMul, limbs: 4, method: Cancels },
    Shape { operation: Operation::ComplexMul, limbs: 6, method: Folds },
    Shape { operation: Operation::ComplexSqr, limbs: 4, method: Cancels },
    Shape { operation: Operation::ComplexSqr, limbs: 6, method: Folds },
    Shape { operation: Operation::Fe25519(Element::Mul), limbs: 4, method: Cancels },
    Shape { operation: Operation::Fe25519(Element::Square), limbs: 4, method: Cancels },
    Shape { operation: Operation::MontMul, limbs: 4, method: Cancels },
    Shape { operation: Operation::MontMul, limbs: 4, method: Folds },
    Shape { operation: Operation::MontMul, limbs: 4, method: Subtracts },
    Shape { operation: Operation::MontMul, limbs: 6, method: Cancels },
    Shape { operation: Operation::MontMul, limbs: 6, method: Folds },
    Shape { operation: Operation::MontSqr, limbs: 4, method: Cancels },
    Shape { operation: Operation::MontSqr, limbs: 4, method: Folds },
    Shape { operation: Operation::MontSqr, limbs: 4, method: Subtracts },
    Shape { operation: Operation::MontSqr, limbs: 6, method: Cancels },
    Shape { operation: Operation::MontSqr, limbs: 6, method: Folds },
    Shape { operation: Operation::RelaxedMul, limbs: 6, method: Folds },
    Shape { operation: Operation::RelaxedSqr, limbs: 6, method: Folds },
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
            _ if self.operation.has_its_prime() => Algorithm::Limbs64,
            Cancels => Algorithm::Plain,
            Folds => Algorithm::Fold,
            Subtracts => Algorithm::Shift,
        }
    }

    /// The kernel's name.
    pub(super) fn kernel(&self) -> String {
        self.operation.at(self.limbs, &self.algorithm().at(None, Level::Aarch64))
    }

    pub(super) fn module(&self) -> String {
        if self.operation.has_its_prime() {
            return self.operation.name().into();
        }
        let method = match self.method {
            Cancels => "",
            Folds => "fold_",
            Subtracts => "shift_",
        };
        format!("{method}{}{}", emit::function(self.operation), self.limbs)
    }

    fn program(&self) -> Program {
        let folds = self.method == Folds;
        match self.operation {
            Operation::MontMul if self.method == Subtracts => rows::subtracting_product(self.limbs),
            Operation::MontSqr if self.method == Subtracts => rows::subtracting_square(self.limbs),
            Operation::MontMul => rows::product(self.limbs, folds, true),
            Operation::RelaxedMul => rows::product(self.limbs, folds, false),
            Operation::MontSqr => rows::square(self.limbs, folds, true),
            Operation::RelaxedSqr => rows::square(self.limbs, folds, false),
            Operation::Fe25519(Element::Mul) => rows::element_product(),
            Operation::Fe25519(Element::Square) => rows::element_square(),
            Operation::ComplexSqr => rows::complex_square(self.limbs, folds),
            _ => rows::complex_product(self.limbs, folds),
        }
    }

    /// What the macro is told: the shape, and which moduli it takes.
    pub(super) fn told(&self) -> String {
        let (shape, fits, folds) = match self.operation {
            Operation::Fe25519(Element::Mul) => return "element_product".into(),
            Operation::Fe25519(Element::Square) => return "element_square".into(),
            Operation::MontMul => ("product", "one_spare_bit", "fold_fits"),
            Operation::RelaxedMul => ("product", "two_spare_bits", "relaxed_fits"),
            Operation::MontSqr => ("square", "one_spare_bit", "fold_fits"),
            Operation::RelaxedSqr => ("square", "two_spare_bits", "relaxed_fits"),
            Operation::ComplexSqr => ("complex_square", "two_spare_bits", "complex_sqr_fits"),
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
            let alike = if self.operation.has_its_prime() { k.algorithm == Algorithm::Limbs64 } else { reduces_alike };
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

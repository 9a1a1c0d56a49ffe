//! Which kernels and bodies are in assembly.

use montane_kernels::Kernel;

use super::delayed;
use crate::command::Error;
use crate::trace::{bodies, subject};

/// The names of everything that can be checked.
pub(super) fn in_assembly_names() -> Vec<String> {
    let kernels = subject::kernels().filter(|k| checked(k)).map(Kernel::name);
    kernels.chain(bodies::Body::ALL.map(|body| body.name().into())).collect()
}

/// The kernels that can be checked.
fn checked(kernel: &Kernel) -> bool {
    in_assembly(kernel) || delayed::Recorded::is(kernel)
}

/// The kernels whose bodies are generated, in an order for a processor.
pub(super) fn in_assembly(kernel: &Kernel) -> bool {
    kernel.order.is_some()
}

/// The kernel of this name.
///
/// # Errors
/// [`Error::Usage`] if there is none in assembly.
pub(super) fn find(name: &str) -> Result<&'static Kernel, Error> {
    subject::kernels().filter(|k| checked(k)).find(|k| k.name() == name).ok_or_else(|| {
        Error::Usage(format!("'{name}' is not written in assembly; choose from: {}", in_assembly_names().join(", ")))
    })
}

//! Montane for Python: the native half of the package, which the modules in `python/montane` name.
//!
//! Every function takes bytes, computes without the interpreter's lock, and gives bytes or a verdict.

mod bls;
mod bn254;
mod ed25519;
mod kzg;
mod msm;
mod operands;
mod x25519;

use pyo3::prelude::*;

type Fill = fn(&Bound<'_, PyModule>) -> PyResult<()>;

#[pymodule]
fn _montane(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let parts: [(&str, &str, Fill); 7] = [
        ("bls", "montane.bls", bls::min_pk::fill),
        ("bls_min_sig", "montane.bls.min_sig", bls::min_sig::fill),
        ("bn254", "montane.bn254", bn254::fill),
        ("ed25519", "montane.ed25519", ed25519::fill),
        ("kzg", "montane.kzg", kzg::fill),
        ("msm", "montane.msm", msm::fill),
        ("x25519", "montane.x25519", x25519::fill),
    ];
    for (name, path, fill) in parts {
        // With the path of the module that users import, which functions and classes then show as theirs.
        let part = PyModule::new(module.py(), path)?;
        fill(&part)?;
        module.add(name, part)?;
    }
    module.add("__version__", env!("CARGO_PKG_VERSION"))
}

//! What Python gives: bytes of anything that has a buffer, and whole numbers; what it gets: bytes, or the broken rule.

use std::error::Error;
use std::ops::Deref;

use pyo3::buffer::{ElementType, PyUntypedBuffer};
use pyo3::exceptions::{PyOverflowError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyBytes;
use zeroize::Zeroize;

/// A broken rule, which Python sees as a `ValueError`.
pub(crate) type Rule = Box<dyn Error + Send + Sync>;

/// Computes while other threads of Python run.
pub(crate) fn run<T: Send>(py: Python<'_>, f: impl FnOnce() -> Result<T, Rule> + Send) -> PyResult<T> {
    py.detach(f).map_err(|rule| PyValueError::new_err(rule.to_string()))
}

/// As [`run`], with bytes as the result.
pub(crate) fn run_to_bytes<'py, T: AsRef<[u8]> + Send>(
    py: Python<'py>,
    f: impl FnOnce() -> Result<T, Rule> + Send,
) -> PyResult<Bound<'py, PyBytes>> {
    Ok(PyBytes::new(py, run(py, f)?.as_ref()))
}

/// Bytes of which there must be `L`.
pub(crate) fn array<'a, const L: usize>(bytes: &'a [u8], name: &str) -> Result<&'a [u8; L], Rule> {
    bytes.try_into().map_err(|_| format!("{name} has {L} bytes, not {}", bytes.len()).into())
}

/// Bytes that stay as they are while other threads of Python run: a `bytes` object itself, of any other buffer a copy.
pub(crate) enum Operand {
    Held(PyBackedBytes),
    Copied(Vec<u8>),
}

impl FromPyObject<'_, '_> for Operand {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Ok(bytes) = object.cast::<PyBytes>() {
            return Ok(Self::Held(bytes.to_owned().into()));
        }
        View::extract(object).map(|view| Self::Copied(view.copy(object.py())))
    }
}

impl Deref for Operand {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Self::Held(bytes) => bytes,
            Self::Copied(bytes) => bytes,
        }
    }
}

impl AsRef<[u8]> for Operand {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

/// An operand whose copy is wiped.
pub(crate) struct Secret(Operand);

impl FromPyObject<'_, '_> for Secret {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        object.extract().map(Self)
    }
}

impl Deref for Secret {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl Drop for Secret {
    fn drop(&mut self) {
        if let Operand::Copied(bytes) = &mut self.0 {
            bytes.zeroize();
        }
    }
}

/// The slices of a list.
pub(crate) fn slices(operands: &[Operand]) -> Vec<&[u8]> {
    operands.iter().map(Deref::deref).collect()
}

/// The memory of a buffer, in one piece, of bytes or unsigned integers. Whoever holds it too may write to it at any
/// time, so it is copied out and never lent.
pub(crate) struct View(PyUntypedBuffer);

impl FromPyObject<'_, '_> for View {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let buffer = PyUntypedBuffer::get(&object)?;
        if !matches!(ElementType::from_format(buffer.format()), ElementType::UnsignedInteger { .. }) {
            let format = buffer.format().to_string_lossy().into_owned();
            return Err(PyTypeError::new_err(format!(
                "a buffer of bytes or unsigned integers is required, not of format '{format}'"
            )));
        }
        if !buffer.is_c_contiguous() {
            return Err(PyValueError::new_err(
                "the memory of a buffer must be in one piece, in the order of its indices",
            ));
        }
        Ok(Self(buffer))
    }
}

impl View {
    /// How many bytes there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len_bytes()
    }

    /// All bytes. With the interpreter's lock, no thread of Python writes to them.
    fn copy(&self, _: Python<'_>) -> Vec<u8> {
        let mut copy = vec![0; self.len()];
        // SAFETY: so many bytes are in the buffer, which is there while `self` is, and in the copy.
        unsafe { std::ptr::copy_nonoverlapping(self.0.buf_ptr().cast(), copy.as_mut_ptr(), copy.len()) };
        copy
    }

    /// Copies the bytes from `start` on, without that lock.
    pub(crate) fn read(&self, start: usize, out: &mut [u8]) {
        let end = start.checked_add(out.len());
        assert!(end.is_some_and(|end| end <= self.len()), "the bytes are within the buffer");
        let from = self.0.buf_ptr().cast::<u8>().cast_const();
        let at = from.wrapping_add(start);
        if at.cast::<u64>().is_aligned() && out.len().is_multiple_of(8) {
            for (i, out) in out.as_chunks_mut().0.iter_mut().enumerate() {
                // SAFETY: the word is within the buffer, by the assertion, and aligned, as the first one is. The buffer
                // is there while `self` is. Another thread may write to it: a volatile read gives one value or another.
                *out = unsafe { at.cast::<u64>().wrapping_add(i).read_volatile() }.to_ne_bytes();
            }
        } else {
            for (i, out) in out.iter_mut().enumerate() {
                // SAFETY: as above, of a byte, which is always aligned.
                *out = unsafe { at.wrapping_add(i).read_volatile() };
            }
        }
    }
}

/// A whole number that is not negative; one that does not fit is a broken rule and no `OverflowError`.
pub(crate) struct Whole(pub(crate) u64);

impl FromPyObject<'_, '_> for Whole {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        object.extract().map(Self).map_err(|error: PyErr| {
            if error.is_instance_of::<PyOverflowError>(object.py()) {
                PyValueError::new_err("an index is not negative and below 2^64")
            } else {
                error
            }
        })
    }
}

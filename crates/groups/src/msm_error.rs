//! Why there is no sum of products.

use core::fmt;

/// Why there is no sum of products.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MsmError {
    /// There is not one scalar for each base.
    Length {
        /// How many bases were given.
        bases: usize,
        /// How many scalars were given.
        scalars: usize,
    },
    /// A table cannot have windows of so many bits.
    Window {
        /// How many bits were asked for.
        window: usize,
    },
    /// A table needs at least one level.
    Levels,
    /// A table of too many points.
    Points {
        /// How many it would have.
        points: usize,
    },
}

impl fmt::Display for MsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { bases, scalars } => {
                write!(f, "{bases} bases and {scalars} scalars: one scalar is for each base")
            }
            Self::Window { window } => write!(f, "a window of {window} bits: from 1 to 16 are possible"),
            Self::Levels => f.write_str("a table without levels: at least one is needed"),
            Self::Points { points } => write!(f, "a table of {points} points: at most 2^29 are possible"),
        }
    }
}

impl core::error::Error for MsmError {}

/// Whether there is a scalar for each base.
///
/// # Errors
/// [`MsmError::Length`] if not.
pub fn same_length<A, B>(bases: &[A], scalars: &[B]) -> Result<(), MsmError> {
    if bases.len() == scalars.len() {
        Ok(())
    } else {
        Err(MsmError::Length { bases: bases.len(), scalars: scalars.len() })
    }
}

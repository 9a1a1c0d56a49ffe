//! What edwards25519 and the pairings' curves share, and no field is needed for: digits of scalars, messages expanded
//! to uniform bytes, and the error of sums of products. Apart from both, so that they are compiled side by side.
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

mod expand;
mod msm_error;
pub mod recode;
mod tag;

pub use expand::{ExpandError, expand_message_xmd};
pub use msm_error::{MsmError, same_length};
pub use tag::{Tag, TagError};

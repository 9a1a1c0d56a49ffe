//! How measurements are shown: charts and pages, and what the documents say beside the peers, from the data of their
//! runs. Nothing is measured here.
#![forbid(unsafe_code)]

pub mod beside;
pub mod chart;
#[cfg(test)]
mod claims;
pub mod documents;
pub mod measured;
pub mod page;
mod picture;
mod readme;
pub mod sums;
mod tables;

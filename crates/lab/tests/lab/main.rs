//! The laboratory's tests, in one program: its parts run side by side, and what they share is built once.

mod built;
mod command;
mod emulated;
mod exhaustive;
mod house;
mod html;
mod kernels;
mod laws;
mod oracle;
mod report;
mod trace;

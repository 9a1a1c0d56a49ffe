//! Bodies on words in x86-64 assembly.
//!
//! [`crate::generated`] has those that `montane schedule` makes; what they compute, by which rows and within which
//! bounds, is in [`ordinary`] and [`fold`], which moduli they take in [`fits`](super::fits), how they are called in
//! [`shapes`]. A product by the ordinary method takes `a < p` and anything for `b`, or `a, b < 2p` with two spare bits;
//! by the other method `a, b < p`, or what [`takes_lazy`](crate::select::takes_lazy) allows. The rest here is written
//! by hand.

pub mod add;
pub mod delayed6;
pub mod divsteps;
pub mod fold;
pub mod multiple;
pub mod ordinary;
pub mod shapes;

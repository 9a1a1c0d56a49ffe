//! The command `montane`.
#![forbid(unsafe_code)]

fn main() {
    for kernel in montane_kernels::registry::all() {
        println!("{}", kernel.name());
    }
}

//! Tells the sources, which are shared with version 4.1.3, that this is version 5.
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-cfg=dalek5");
}

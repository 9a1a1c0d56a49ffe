//! Tells the sources, which are shared with version 0.9, that this is version 0.8.
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-cfg=bls12_381_0_8");
}

//! Where the emulated machines have their memory, for the linker scripts of the crates that start a program.

use std::path::Path;
use std::{env, fs};

/// The board MPS2 with a Cortex-M4 (`mps2-an386`).
const ARM: &str = "MEMORY
{
    FLASH : ORIGIN = 0x00000000, LENGTH = 4M
    RAM : ORIGIN = 0x20000000, LENGTH = 4M
}
";

/// `virt`: all is memory.
const RISCV: &str = "MEMORY
{
    RAM : ORIGIN = 0x80000000, LENGTH = 8M
}
REGION_ALIAS(\"REGION_TEXT\", RAM);
REGION_ALIAS(\"REGION_RODATA\", RAM);
REGION_ALIAS(\"REGION_DATA\", RAM);
REGION_ALIAS(\"REGION_BSS\", RAM);
REGION_ALIAS(\"REGION_HEAP\", RAM);
REGION_ALIAS(\"REGION_STACK\", RAM);
";

fn main() {
    let of = |name| env::var(name).expect("Cargo says it");
    let memory = match of("CARGO_CFG_TARGET_ARCH").as_str() {
        "arm" => ARM,
        "riscv32" => RISCV,
        other => panic!("there is no emulated machine for {other}"),
    };
    let out = of("OUT_DIR");
    fs::write(Path::new(&out).join("memory.x"), memory).expect("Cargo's folder");
    println!("cargo:rustc-link-search={out}");
    println!("cargo:rustc-link-arg=-Tlink.x");
    println!("cargo:rerun-if-changed=build.rs");
}

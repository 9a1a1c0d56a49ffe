//! What the programs share: how they start, where they allocate, and signatures to verify.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(target_arch = "arm")]
pub use cortex_m_rt::entry;
#[cfg(target_arch = "riscv32")]
pub use riscv_rt::entry;

pub mod vectors;

// Nothing guards the stack here: operations on secrets overwrite nothing below it.
const _: () = assert!(!montane::hazmat::kernels::secret::STACKS_ARE_GUARDED);

/// Where what is asked of `alloc` stands.
#[global_allocator]
static HEAP: emballoc::Allocator<{ 1024 * 1024 }> = emballoc::Allocator::new();

//! Secrets on the stack: what a computation leaves below its caller's frame is overwritten when it is over.
//!
//! Clearing a variable clears one copy. Compilers make others: spilled registers, arguments by value, results before they are
//! moved to their place. All of them lie in the frames of the functions that were called, so overwriting those frames clears
//! every copy, whatever made it. Registers are not cleared.

use core::hint::black_box;
use core::mem::MaybeUninit;
use core::ptr;

/// What is overwritten at a time.
pub(crate) const BLOCK: usize = 2048;

/// Runs `f`, then overwrites at least `depth` bytes of stack below the caller's frame.
///
/// `depth` must cover what `f` and its callees use. Without optimisation frames are several times larger, and then so is
/// what is overwritten.
///
/// A result that is itself a secret goes straight to where the caller's own result goes if the caller returns this call: bound to a
/// variable first, it is moved, and leaves a copy in the caller's frame.
#[inline(always)]
pub fn on_clean_stack<R>(depth: usize, f: impl FnOnce() -> R) -> R {
    let _wipe = Wipe(if cfg!(debug_assertions) { 4 * depth } else { depth });
    call(f)
}

/// Overwrites when it is dropped: after the result has its place, and if `f` panics.
struct Wipe(usize);

impl Drop for Wipe {
    #[inline(always)]
    fn drop(&mut self) {
        wipe(self.0);
    }
}

/// Not in line, so that what `f` needs is below the caller's frame and not in it.
#[inline(never)]
fn call<R>(f: impl FnOnce() -> R) -> R {
    f()
}

/// Overwrites at least `depth` bytes of stack below the caller's frame.
#[inline(never)]
pub fn wipe(depth: usize) {
    let mut block = [MaybeUninit::<u8>::uninit(); BLOCK];
    // SAFETY: the pointer is to BLOCK bytes of this frame.
    unsafe { ptr::write_bytes(block.as_mut_ptr(), 0, BLOCK) };
    // Opaque: the bytes are written, and this frame stays below those of the calls before it.
    let block = black_box(&mut block);
    if depth > BLOCK {
        wipe(depth - BLOCK);
    }
    black_box(block);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::stack_after;

    const SECRET: u64 = 0x5ec2_e75e_c2e7_5ec2;

    /// Leaves a secret some thousand bytes down.
    #[inline(never)]
    fn careless() -> u64 {
        let copies = black_box([!SECRET; 512].map(|word| !black_box(word)));
        copies.iter().fold(0, |sum, word| sum ^ word)
    }

    /// How often the secret lies on the dead stack after `f`.
    fn found(f: impl FnOnce()) -> usize {
        let mut below = vec![0; 1 << 13];
        stack_after(&mut below, f);
        below.iter().filter(|&&word| word == SECRET).count()
    }

    #[test]
    fn what_is_left_is_found_and_then_is_not_there() {
        assert_eq!(found(|| ()), 0);
        assert!(found(|| assert_eq!(careless(), 0)) > 256, "the scan sees what was left");
        assert_eq!(found(|| assert_eq!(on_clean_stack(1 << 14, careless), 0)), 0);
    }
}

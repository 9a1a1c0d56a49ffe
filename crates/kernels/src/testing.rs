//! What only tests may ask of a processor: another rounding mode, and what calls have left on the stack.
//!
//! Behind the feature `testing`, which no crate of the workspace enables but for its tests.

use core::hint::black_box;

use crate::secret::{depth, wipe};

/// More than what [`stack_after`] itself needs.
const OWN: usize = 2048;

/// What an inexact or invalid result leaves in the control register.
#[cfg(target_arch = "x86_64")]
const FLAGS: u32 = 0x3f;
/// What an inexact one does.
#[cfg(target_arch = "x86_64")]
const INEXACT: u32 = 0x20;

/// The thread's floating-point control register (MXCSR).
#[cfg(target_arch = "x86_64")]
#[must_use]
pub fn float_control() -> u32 {
    crate::cpu::control()
}

/// `f()` with bits of the thread's floating-point control register (MXCSR) set and cleared, for tests of what must not
/// depend on it.
///
/// What depends on the register leaves a flag in it, which is looked for; but where lanes of floating-point numbers may
/// be used, since they only ask how results are rounded, theirs is no fault.
///
/// # Panics
/// If `f` does not leave the register as it was.
///
/// # Safety
/// Compilers assume the register's default: `f` must not compute with floating-point numbers but through assembly and
/// intrinsics that set the register themselves.
#[cfg(target_arch = "x86_64")]
pub unsafe fn with_float_control<R>(set: u32, clear: u32, f: impl FnOnce() -> R) -> R {
    struct Restore(u32);
    impl Drop for Restore {
        fn drop(&mut self) {
            // SAFETY: every x86-64 has the instruction; no reserved bit is set, which would fault.
            unsafe { core::arch::asm!("ldmxcsr [{}]", in(reg) &raw const self.0, options(nostack, preserves_flags)) }
        }
    }
    let before = float_control();
    let _restore = Restore(before);
    // The reserved upper half stays zero, and no flag is up.
    let changed = (before | set & 0xffff) & !clear & !FLAGS;
    drop(Restore(changed));
    // Computed before the flags are asked for.
    let result = black_box(f());
    let allowed = if crate::cpu::rounds_to_nearest() { INEXACT } else { 0 };
    assert_eq!(float_control() & !allowed, changed, "it computed with floating-point numbers in this thread's mode");
    result
}

/// The same for tests of this crate: they compute with floating-point numbers in bodies, which set the register, or
/// with values that the compiler does not know (`black_box`), so that it leaves the division to the processor.
#[cfg(all(test, target_arch = "x86_64"))]
pub(crate) fn in_float_mode<R>(set: u32, clear: u32, f: impl FnOnce() -> R) -> R {
    // SAFETY: bodies set the mode themselves. Of values that it does not know the compiler computes nothing beforehand,
    // so the mode changes at most the quotient, which those tests ask for.
    unsafe { with_float_control(set, clear, f) }
}

/// Runs `f` on a stack that has been overwritten, and copies to `below` what lies below the caller's frame afterwards,
/// the nearest last.
///
/// What this function itself needs is overwritten: some words at the end.
#[inline(always)]
pub fn stack_after(below: &mut [u64], f: impl FnOnce()) {
    let near = nearby();
    // Here and not there: a frame may have words that nobody writes, and what calls before it have left in them.
    // SAFETY: tests run where a stack's end is guarded, so that what is written is the stack's, or a fault.
    unsafe { wipe(size_of_val(below) + OWN) };
    scanned(below, near, f);
}

/// An address just below the caller's frame.
#[inline(never)]
fn nearby() -> usize {
    let here = 0u64;
    black_box(&raw const here).addr()
}

/// Called from where `near` is [`nearby`], and `below` and [`OWN`] have been overwritten.
#[inline(never)]
fn scanned(below: &mut [u64], near: usize, f: impl FnOnce()) {
    let here = 0u64;
    let top = black_box(&raw const here);
    // The other half is for the frame of `nearby`.
    assert!(top.addr().abs_diff(near) < OWN / 2, "this frame exceeds what is overwritten for it");
    run(f);
    for (i, word) in below.iter_mut().rev().enumerate() {
        // SAFETY: so far below this frame `wipe` has written, as is asserted above, so it is memory of this thread's
        // stack, which nothing unmaps. No object lives there; the bytes are whatever they are, which is what volatile
        // reads are for.
        *word = unsafe { top.wrapping_sub(i + 1).read_volatile() };
    }
}

/// How deep [`left_behind`] looks, in bytes: more than any operation on secrets uses.
#[cfg(feature = "std")]
pub const DEPTH: usize = depth(1 << 18, 1 << 20);

/// Runs an operation, and says how many pieces of secrets lie below its caller's frame afterwards. The operation's
/// result must be cleared by then, in its place (passing it to `drop` is a copy), and the secrets it is given must be
/// on the heap.
#[cfg(feature = "std")]
#[inline(never)]
pub fn left_behind(secrets: &[Vec<u8>], operation: impl FnOnce()) -> usize {
    let mut below = vec![0u64; DEPTH / 8];
    stack_after(&mut below, operation);
    found(&below, secrets)
}

/// How many pieces of secrets there are. A function of its own, which is compiled here, with this crate's optimisation.
#[cfg(feature = "std")]
fn found(below: &[u64], secrets: &[Vec<u8>]) -> usize {
    let pieces = pieces(secrets);
    let bytes: Vec<u8> = below.iter().flat_map(|word| word.to_ne_bytes()).collect();
    let is_piece = |piece: &[u8]| piece != [0; 8] && pieces.contains(piece);
    let found: Vec<usize> = (0..bytes.len() - 7).filter(|&at| is_piece(&bytes[at..at + 8])).collect();
    if let (Some(deepest), Some(nearest)) = (found.first(), found.last()) {
        println!("{} pieces, {} to {} bytes below", found.len(), DEPTH - nearest, DEPTH - deepest);
    }
    found.len()
}

/// Every eight bytes of a secret at any offset of four, in the orders that they are kept in: as they are, reversed, and
/// as hashes read words of four and of eight bytes.
#[cfg(feature = "std")]
fn pieces(secrets: &[Vec<u8>]) -> std::collections::HashSet<[u8; 8]> {
    let mut pieces = std::collections::HashSet::new();
    for secret in secrets {
        let reversed: Vec<u8> = secret.iter().rev().copied().collect();
        let swapped = |width: usize| secret.chunks(width).flat_map(|word| word.iter().rev().copied()).collect();
        for order in [secret.clone(), reversed, swapped(4), swapped(8)] {
            pieces.extend(order.windows(8).step_by(4).map(|piece| <[u8; 8]>::try_from(piece).expect("eight bytes")));
        }
    }
    // Not the zeros that pad numbers and blocks.
    pieces.retain(|piece| piece.iter().filter(|&&byte| byte == 0).count() < 3);
    pieces
}

/// Not in line, so that what `f` needs is below the caller's frame and not in it.
#[inline(never)]
fn run(f: impl FnOnce()) {
    f();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn the_control_register_is_changed_and_restored() {
        let before = float_control();
        let (changed, value) = in_float_mode(0x6000, 0x1000, || (float_control(), 7));
        assert_eq!((changed & 0x7000, value), (0x6000, 7));
        assert_eq!(float_control(), before);
        let unwound = std::panic::catch_unwind(|| in_float_mode(0x2000, 0, || panic!("restored all the same")));
        assert!(unwound.is_err());
        assert_eq!(float_control(), before);
    }

    /// A quotient that is rounded would be another in another mode.
    #[cfg(target_arch = "x86_64")]
    #[test]
    fn floating_point_numbers_are_noticed() {
        let quotient = |a: f64| std::panic::catch_unwind(|| in_float_mode(0x6000, 0, || black_box(a) / black_box(2.0)));
        assert_eq!(quotient(6.0).ok(), Some(3.0));
        let rounded = |a: f64| std::panic::catch_unwind(|| in_float_mode(0x6000, 0, || black_box(a) / black_box(3.0)));
        assert!(rounded(1.0).is_err());
        // As by default but for numbers below the least normal one: lanes are given there, and inexact.
        let flushed = in_float_mode(0x8040, 0, || black_box(1.0) / black_box(3.0));
        assert_eq!(flushed, 1.0 / 3.0);
        assert!(std::panic::catch_unwind(|| in_float_mode(0x8040, 0, || black_box(1.0) / black_box(0.0))).is_err());
    }

    #[test]
    #[should_panic(expected = "exceeds what is overwritten")]
    fn a_frame_too_far_below_is_refused() {
        scanned(&mut [0], nearby() + OWN, || ());
    }

    const LEFT: u64 = 0x1ef7_1ef7_1ef7_1ef7;

    #[inline(never)]
    fn leave() {
        let mut copies = [0; 1 << 9];
        for copy in black_box(&mut copies) {
            *copy = !black_box(!LEFT);
        }
        assert!(copies.iter().all(|&word| word == LEFT));
    }

    /// What earlier calls have left is not taken for what `f` does, however often it is there.
    #[test]
    fn only_the_last_call_is_seen() {
        let found = |f: fn()| {
            let mut below = [0; 1 << 10];
            stack_after(&mut below, f);
            below.iter().filter(|&&word| !word == black_box(!LEFT)).count()
        };
        assert!(found(leave) > 1 << 8);
        leave();
        assert_eq!(found(|| ()), 0);
    }
}

//! Whether messages are distinct: those that were seen, in order, in the caller's memory.

use core::ffi::c_int;
use core::mem::offset_of;

use crate::abi::{slice, verdict};

/// A message, whose bytes the caller keeps, with its first ones as a number: what mostly decides.
#[repr(C)]
#[derive(Clone, Copy)]
struct Message {
    first: u64,
    bytes: *const u8,
    len: usize,
}

/// How many there are; they follow.
#[repr(C)]
struct blst_uniq {
    count: usize,
    messages: [Message; 0],
}

/// The first bytes of a message, and zeros where it is shorter.
fn prefix(message: &[u8]) -> u64 {
    let mut bytes = [0; 8];
    let given = &message[..message.len().min(8)];
    bytes[..given.len()].copy_from_slice(given);
    u64::from_ne_bytes(bytes)
}

/// For at least one.
#[unsafe(no_mangle)]
extern "C" fn blst_uniq_sizeof(count: usize) -> usize {
    offset_of!(blst_uniq, messages) + size_of::<Message>() * count.max(1)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_uniq_init(tree: *mut blst_uniq) {
    // SAFETY: the contract of `abi`: memory of the size above.
    unsafe { (&raw mut (*tree).count).write(0) };
}

/// Whether this one is new. At most as many are put in as there is room for.
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_uniq_test(tree: *mut blst_uniq, msg: *const u8, len: usize) -> c_int {
    // SAFETY: the contract of `abi`: initialised, with that many messages, whose bytes the caller keeps, and room for one more.
    unsafe {
        let count = (*tree).count;
        let first = (&raw mut (*tree).messages).cast::<Message>();
        let seen = core::slice::from_raw_parts(first, count);
        let wanted = slice(msg, len);
        let number = prefix(wanted);
        let order =
            |message: &Message| message.first.cmp(&number).then_with(|| slice(message.bytes, message.len).cmp(wanted));
        let Err(at) = seen.binary_search_by(order) else {
            return verdict(false);
        };
        core::ptr::copy(first.add(at), first.add(at + 1), count - at);
        first.add(at).write(Message { first: number, bytes: msg, len });
        (*tree).count = count + 1;
    }
    verdict(true)
}

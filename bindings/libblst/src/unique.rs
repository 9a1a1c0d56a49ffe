//! Whether messages are distinct: those that were seen, in order, in the caller's memory.

use core::ffi::c_int;
use core::mem::offset_of;

use crate::abi::{slice, verdict};

/// A message, whose bytes the caller keeps.
#[repr(C)]
#[derive(Clone, Copy)]
struct Message {
    bytes: *const u8,
    len: usize,
}

/// How many there are; they follow.
#[repr(C)]
struct blst_uniq {
    count: usize,
    messages: [Message; 0],
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
        let Err(at) = seen.binary_search_by(|message| slice(message.bytes, message.len).cmp(wanted)) else {
            return verdict(false);
        };
        core::ptr::copy(first.add(at), first.add(at + 1), count - at);
        first.add(at).write(Message { bytes: msg, len });
        (*tree).count = count + 1;
    }
    verdict(true)
}

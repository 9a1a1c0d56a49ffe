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
#[inline(always)]
fn prefix(message: &[u8]) -> u64 {
    if let Some(bytes) = message.first_chunk() {
        return u64::from_ne_bytes(*bytes);
    }
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
        // By numbers alone there is no branch to guess; messages with the same one are compared.
        let mut at = seen.partition_point(|message| message.first < number);
        if seen.get(at).is_some_and(|message| message.first == number) {
            let order = |message: &Message| {
                message.first.cmp(&number).then_with(|| slice(message.bytes, message.len).cmp(wanted))
            };
            match seen[at..].binary_search_by(order) {
                Ok(_) => return verdict(false),
                Err(after) => at += after,
            }
        }
        core::ptr::copy(first.add(at), first.add(at + 1), count - at);
        first.add(at).write(Message { first: number, bytes: msg, len });
        (*tree).count = count + 1;
    }
    verdict(true)
}

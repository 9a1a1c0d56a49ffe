//! Whether messages are distinct: those that were seen, in balanced trees in the caller's memory.

use core::cmp::Ordering;
use core::ffi::c_int;
use core::mem::offset_of;

use crate::abi::{slice, verdict};
use crate::balanced::{Node, put};

/// A message, whose bytes the caller keeps, with its first ones as a number: what mostly decides.
#[repr(C)]
struct Message {
    first: u64,
    bytes: *const u8,
    len: usize,
}

/// A power of two of trees: random messages are alone in theirs as long as they are few, and whoever chooses them to be
/// in one has a balanced tree.
const TREES: usize = 64;

/// How many there are, who is on top of each tree, nobody, and the messages, which follow.
#[repr(C)]
struct blst_uniq {
    count: usize,
    tops: [usize; TREES],
    nodes: [Node<Message>; 1],
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

/// Its tree: the highest bits of a product with 2^64 by the golden ratio, which all bits of the number decide.
#[inline(always)]
fn tree_of(first: u64) -> usize {
    (first.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - TREES.ilog2())) as usize
}

/// With room for one more, which is where a message is before it is known to be new.
#[unsafe(no_mangle)]
extern "C" fn blst_uniq_sizeof(count: usize) -> usize {
    size_of::<blst_uniq>() + size_of::<Node<Message>>() * (count + 1)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn blst_uniq_init(tree: *mut blst_uniq) {
    let nobody = Node::nobody(Message { first: 0, bytes: core::ptr::null(), len: 0 });
    // SAFETY: the contract of `abi`: memory of the size above.
    unsafe { tree.write(blst_uniq { count: 0, tops: [0; TREES], nodes: [nobody] }) };
}

/// Whether this one is new. At most as many are put in as there is room for.
#[unsafe(no_mangle)]
unsafe extern "C" fn blst_uniq_test(tree: *mut blst_uniq, msg: *const u8, len: usize) -> c_int {
    // SAFETY: the contract of `abi`: initialised, with that many messages, whose bytes the caller keeps, and room for
    // one more.
    unsafe {
        let first = prefix(slice(msg, len));
        let nodes = tree.byte_add(offset_of!(blst_uniq, nodes)).cast::<Node<Message>>();
        let new = (*tree).count + 1;
        nodes.add(new).write(Node::single(Message { first, bytes: msg, len }));
        let nodes = core::slice::from_raw_parts_mut(nodes, new + 1);
        let order = |a: &Message, b: &Message| match a.first.cmp(&b.first) {
            Ordering::Equal => slice(a.bytes, a.len).cmp(slice(b.bytes, b.len)),
            decided => decided,
        };
        let top = &mut (*tree).tops[tree_of(first)];
        match put(nodes, *top, new, order) {
            Some(now) => {
                *top = now;
                (*tree).count = new;
                verdict(true)
            }
            None => verdict(false),
        }
    }
}

//! A balanced tree in an array (Andersson, "Balanced search trees made simple", 1993). A level above has at least twice
//! the items, and a way down has at most two on each level: of `n` items it meets at most `2 log2(n + 1)`, whatever
//! they are and in whatever order they come.

use core::cmp::Ordering;

/// An item with its subtrees, by their places in the array; at place 0 there is nobody, on level 0.
#[repr(C)]
pub(crate) struct Node<T> {
    item: T,
    /// What is less, and what is greater.
    under: [usize; 2],
    level: usize,
}

impl<T> Node<T> {
    /// Nobody, whose item is never read.
    pub(crate) const fn nobody(item: T) -> Self {
        Self { item, under: [0; 2], level: 0 }
    }

    /// Not in a tree yet.
    pub(crate) const fn single(item: T) -> Self {
        Self { item, under: [0; 2], level: 1 }
    }
}

/// Puts the node `new` under `top`, and says who is on top then; nobody does where the tree has an equal one, and
/// nothing has changed.
pub(crate) fn put<T>(
    nodes: &mut [Node<T>],
    top: usize,
    new: usize,
    order: impl Fn(&T, &T) -> Ordering + Copy,
) -> Option<usize> {
    if top == 0 {
        return Some(new);
    }
    let side = match order(&nodes[new].item, &nodes[top].item) {
        Ordering::Less => 0,
        Ordering::Equal => return None,
        Ordering::Greater => 1,
    };
    nodes[top].under[side] = put(nodes, nodes[top].under[side], new, order)?;
    Some(balanced(nodes, top))
}

/// The top of a subtree that may have one on its own level at the left, or two at the right: the first turns right, the
/// middle of three rises.
#[inline(always)]
fn balanced<T>(nodes: &mut [Node<T>], mut top: usize) -> usize {
    if nodes[nodes[top].under[0]].level == nodes[top].level {
        top = turned(nodes, top, 0);
    }
    if nodes[nodes[nodes[top].under[1]].under[1]].level == nodes[top].level {
        top = turned(nodes, top, 1);
        nodes[top].level += 1;
    }
    top
}

/// The one under `top` at that side, with `top` under it at the other.
#[inline(always)]
fn turned<T>(nodes: &mut [Node<T>], top: usize, side: usize) -> usize {
    let raised = nodes[top].under[side];
    nodes[top].under[side] = nodes[raised].under[1 - side];
    nodes[raised].under[1 - side] = top;
    raised
}

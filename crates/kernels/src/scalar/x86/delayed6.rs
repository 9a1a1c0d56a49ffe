//! Products of towers with delayed reductions, six limbs: what [`super::ordinary`] says of them, in sums of twelve
//! limbs.

mod sums;

use core::arch::asm;
use core::mem::MaybeUninit;

use crate::cpu::Adx;
use crate::cpu::tuning::bodies::{self, Chosen};
use crate::kernel::{Bound, Computes, Doc, Representation, THREE_SPARE_BITS};
use crate::op::op;
use crate::scalar::x86::add::{add6, sub6, sum6};
use crate::word::{Complex, ComplexMut};
use crate::{Algorithm, Kernel, Operation, Params};

/// An unreduced element of `F[u] / (u^2 + 1)`: coordinates of twelve limbs, `[low, high]`, modulo `2^768`.
type Slot = [[[u64; 6]; 2]; 2];

/// Runs a body of sums over slots that are all written.
macro_rules! run {
    ($slots:expr, $k:expr, $body:path) => {
        // SAFETY: the body reads and writes the slots that the first address points to, reads the limbs of `p` at the
        // second, writes no other memory but its stack frame, and changes no register that is not listed.
        unsafe {
            asm!(
                "call {body}",
                body = sym $body,
                inout("rdi") $slots.as_mut_ptr() => _,
                inout("rsi") $k.p.as_ptr() => _,
                lateout("rax") _,
                lateout("rcx") _,
                lateout("rdx") _,
                lateout("r8") _,
                lateout("r9") _,
                lateout("r10") _,
                lateout("r11") _,
                lateout("r12") _,
                lateout("r13") _,
                lateout("r14") _,
                lateout("r15") _,
            );
        }
    };
}

/// The coordinates of a sum of two elements.
#[inline(always)]
fn sums(a: Complex<'_>, b: Complex<'_>) -> [[u64; 6]; 2] {
    [sum6(a[0], b[0]), sum6(a[1], b[1])]
}

/// `a b`, not reduced.
#[inline(always)]
fn product(chosen: Chosen, slot: &mut MaybeUninit<Slot>, a: Complex<'_>, b: Complex<'_>) {
    bodies::wide_complex6(chosen, slot, a, b);
}

/// The element whose reduction was delayed.
#[inline(always)]
fn redc(chosen: Chosen, out: ComplexMut<'_>, slot: &Slot, k: &Params<6>) {
    for (out, t) in out.into_iter().zip(slot) {
        *out = bodies::redc6(chosen, t, k);
    }
}

/// Product in `F[u] / (u^2 + 1)[v] / (v^3 - (1 + u))` of `a[0] + a[1] v + a[2] v^2` and `b` likewise.
///
/// * **Computes** `a b 2^(-384)`, each coordinate modulo `p`
/// * **Requires** operands `< p`, and that the top three bits of `p` are clear
/// * **Ensures** results `< p`
/// * **Time** constant
/// * **Source** Devegili et al., eprint 2006/471, section 4, with the reductions of Aranha et al., eprint 2010/526,
///   section 3; bounds in [`super::ordinary`]
#[inline(always)]
pub fn cubic_mul(isa: Adx, out: [ComplexMut<'_>; 3], a: [Complex<'_>; 3], b: [Complex<'_>; 3], k: &Params<6>) {
    debug_assert!(k.p[5] >> 61 == 0);
    let chosen = (isa, isa.order());
    let mut slots = [const { MaybeUninit::<Slot>::uninit() }; 6];
    for i in 0..3 {
        product(chosen, &mut slots[i], a[i], b[i]);
    }
    for (slot, [i, j]) in [(3, [1, 2]), (4, [0, 1]), (5, [0, 2])] {
        let (a, b) = (sums(a[i], a[j]), sums(b[i], b[j]));
        product(chosen, &mut slots[slot], a.each_ref(), b.each_ref());
    }
    run!(slots, k, sums::cubic_sums);
    // SAFETY: six products were written to six slots.
    let slots = slots.each_ref().map(|slot| unsafe { slot.assume_init_ref() });
    let [c0, c1, c2] = out;
    redc(chosen, c0, slots[0], k);
    redc(chosen, c1, slots[1], k);
    redc(chosen, c2, slots[5], k);
}

/// Product of `f[0] + f[1] w` with the line `l0 + l2 w^2 + l3 w^3`, in place, where `w^2 = v` and `f[0]`, `f[1]` are as
/// in [`cubic_mul`].
///
/// * **Computes** the product times `2^(-384)`, each coordinate modulo `p`
/// * **Requires** operands `< p`, and that the top three bits of `p` are clear
/// * **Ensures** results `< p`
/// * **Time** constant
/// * **Source** as [`cubic_mul`]
#[inline(always)]
pub fn line_mul(isa: Adx, f: [[ComplexMut<'_>; 3]; 2], [l0, l2, l3]: [Complex<'_>; 3], k: &Params<6>) {
    debug_assert!(k.p[5] >> 61 == 0);
    let chosen = (isa, isa.order());
    let mut slots = [const { MaybeUninit::<Slot>::uninit() }; 13];
    {
        let [a, b] = f.each_ref().map(|part| part.each_ref().map(|[x, y]| [&**x, &**y]));
        let s = [sums(a[0], b[0]), sums(a[1], b[1]), sums(a[2], b[2])];
        let [s0, s1, s2] = s.each_ref().map(<[_; 2]>::each_ref);
        let l = sums(l2, l3);
        let l = l.each_ref();
        let [a01, s01, l02, l0l] = [sums(a[0], a[1]), sums(s0, s1), sums(l0, l2), sums(l0, l)];
        let products = [
            // a (l0 + l2 v)
            (a[0], l0),
            (a[1], l2),
            (a01.each_ref(), l02.each_ref()),
            (a[2], l2),
            (a[2], l0),
            // b l3
            (b[0], l3),
            (b[1], l3),
            (b[2], l3),
            // (a + b)(l0 + (l2 + l3) v)
            (s0, l0),
            (s1, l),
            (s01.each_ref(), l0l.each_ref()),
            (s2, l),
            (s2, l0),
        ];
        for (slot, (x, y)) in slots.iter_mut().zip(products) {
            product(chosen, slot, x, y);
        }
    }
    run!(slots, k, sums::line_sums);
    // SAFETY: thirteen products were written to thirteen slots.
    let slots = slots.each_ref().map(|slot| unsafe { slot.assume_init_ref() });
    let [[a0, a1, a2], [b0, b1, b2]] = f;
    for (out, slot) in [(a0, 0), (a1, 1), (a2, 4), (b0, 8), (b1, 10), (b2, 9)] {
        redc(chosen, out, slots[slot], k);
    }
}

/// Square in `F[u] / (u^2 + 1)[s] / (s^2 - (1 + u))` of `a + b s`.
///
/// * **Computes** `[a^2 + (1 + u) b^2, 2 a b]` times `2^(-384)`, each coordinate modulo `p`
/// * **Requires** operands `< p`, and that the top three bits of `p` are clear
/// * **Ensures** results `< p`
/// * **Time** constant
/// * **Source** Granger and Scott, eprint 2009/565, section 3.2, with reductions as in [`cubic_mul`]
#[inline(always)]
pub fn quartic_sqr(isa: Adx, out: [ComplexMut<'_>; 2], [a, b]: [Complex<'_>; 2], k: &Params<6>) {
    debug_assert!(k.p[5] >> 61 == 0);
    let chosen = (isa, isa.order());
    // (x + y u)^2 = (x + y)(x - y) + 2x y u, with the difference modulo p.
    let [da, db] = [sub6(a[0], a[1], k), sub6(b[0], b[1], k)];
    let s = sums(a, b);
    let ds = add6(&da, &db, k);
    let mut slots = [const { MaybeUninit::<Slot>::uninit() }; 3];
    for (slot, ([x, y], d)) in slots.iter_mut().zip([(a, &da), (b, &db), (s.each_ref(), &ds)]) {
        let (a, b) = ([&sum6(x, y), &sum6(x, x)], [d, y]);
        bodies::wide_pair6(chosen, slot, a, b);
    }
    run!(slots, k, sums::quartic_sums);
    // SAFETY: three squares were written to three slots.
    let slots = slots.each_ref().map(|slot| unsafe { slot.assume_init_ref() });
    let [c0, c1] = out;
    redc(chosen, c0, slots[0], k);
    redc(chosen, c1, slots[2], k);
}

/// The elements whose coordinates are the lanes of an operand.
#[inline(always)]
fn elements(lanes: &[[u64; 6]; 6]) -> [Complex<'_>; 3] {
    let [a, b, c, d, e, f] = lanes;
    [[a, b], [c, d], [e, f]]
}

/// The same, to be written.
#[inline(always)]
fn elements_mut(lanes: &mut [[u64; 6]; 6]) -> [ComplexMut<'_>; 3] {
    let [a, b, c, d, e, f] = lanes;
    [[a, b], [c, d], [e, f]]
}

op!(/// [`cubic_mul`] as a kernel.
CubicMul(isa: Adx, a: [[u64; 6]; 6], b: [[u64; 6]; 6]; k: Params<6>) -> [[u64; 6]; 6] {
    let mut out = [[0; 6]; 6];
    cubic_mul(isa, elements_mut(&mut out), elements(a), elements(b), k);
    out
});
op!(/// [`line_mul`] as a kernel.
LineMul(isa: Adx, a: [[u64; 6]; 12], b: [[u64; 6]; 6]; k: Params<6>) -> [[u64; 6]; 12] {
    let mut out = *a;
    let [c0, c1] = out.as_chunks_mut().0 else { unreachable!("twelve coordinates are two elements of six") };
    line_mul(isa, [elements_mut(c0), elements_mut(c1)], elements(b), k);
    out
});

op!(/// [`quartic_sqr`] as a kernel.
QuarticSqr(isa: Adx, a: [[u64; 6]; 4]; k: Params<6>) -> [[u64; 6]; 4] {
    let mut out = [[0; 6]; 4];
    let ([a0, a1, b0, b1], [r0, r1, s0, s1]) = (a, &mut out);
    quartic_sqr(isa, [[r0, r1], [s0, s1]], [[a0, a1], [b0, b1]], k);
    out
});

/// The kernels of this file.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 3] {
    const DOC: Doc = Doc {
        summary: "Karatsuba's method in both steps of the tower, sums of twelve limbs modulo 2^768, two reductions for a coefficient",
        source: "Devegili et al., eprint 2006/471; Aranha et al., eprint 2010/526",
    };
    let shift = -384;
    let one = Representation::saturated(6, Bound::CANONICAL);
    let [four, six, twelve] =
        [Representation { lanes: 4, ..one }, Representation { lanes: 6, ..one }, Representation { lanes: 12, ..one }];
    [
        Kernel {
            a: six,
            b: Some(six),
            out: six,
            applies: THREE_SPARE_BITS,
            products: Some(6 * 3 * 36 + 6 * 42),
            ..Kernel::of::<CubicMul>(Operation::CubicMul, Algorithm::Delayed, 6, Computes::CubicProduct { shift }, DOC)
        },
        Kernel {
            a: twelve,
            b: Some(six),
            out: twelve,
            applies: THREE_SPARE_BITS,
            products: Some(13 * 3 * 36 + 12 * 42),
            ..Kernel::of::<LineMul>(Operation::LineMul, Algorithm::Delayed, 6, Computes::LineProduct { shift }, DOC)
        },
        Kernel {
            a: four,
            out: four,
            applies: THREE_SPARE_BITS,
            products: Some(6 * 36 + 4 * 42),
            ..Kernel::of::<QuarticSqr>(
                Operation::QuarticSqr,
                Algorithm::Delayed,
                6,
                Computes::QuarticSquare { shift },
                DOC,
            )
        },
    ]
}

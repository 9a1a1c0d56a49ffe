//! [`Limbs64Adx`] as a form of the field, with formulas on points in one body each.
//!
//! Operands stay in one array in memory, from which `mulx` reads them, and independent products follow each other
//! without moves between them. The bodies are generated, in an order for each processor that was found by timing the
//! three together, and proved (`docs/schedule.md`, `docs/curve25519.md`).

use super::form::{Bodies, FieldForm, LadderState, PointState};
use super::limbs64::{self, Limbs64};
use super::limbs64_adx::Limbs64Adx;
use super::points_adx::{entry, exchange, finish, magnitude_and_sign, start};
use crate::Algorithm;
use crate::cpu::{Adx, Order};
use crate::kernel::Representation;
use crate::word;
use core::arch::naked_asm;

impl FieldForm for Limbs64Adx {
    type Limbs = [u64; 4];
    const ALGORITHM: Algorithm = Algorithm::Limbs64;
    const TIGHT: Representation = Limbs64::TIGHT;
    const LOOSE: Representation = Limbs64::TIGHT;
    const RESULT: Representation = Limbs64::TIGHT;
    const BODIES: Option<Bodies<Self>> = Some(Bodies { ladder_step, double, double_without_t, add_affine, select });

    #[inline(always)]
    fn to_words(self) -> [u64; 4] {
        limbs64::canonical(&self.limbs)
    }
    #[inline(always)]
    fn to_any_words(self) -> [u64; 4] {
        self.limbs
    }
    #[inline(always)]
    fn from_limbs(isa: Adx, limbs: [u64; 4]) -> Self {
        Self { limbs, isa }
    }
    #[inline(always)]
    fn to_limbs(self) -> [u64; 4] {
        self.limbs
    }
    #[inline(always)]
    fn loose(isa: Adx, limbs: [u64; 4]) -> Self {
        Self { limbs, isa }
    }
    #[inline(always)]
    fn select(a: Self, b: Self, bit: u64) -> Self {
        Self { limbs: core::array::from_fn(|i| word::select(a.limbs[i], b.limbs[i], bit)), ..a }
    }
}

/// An expression with the bodies of one order under a name.
macro_rules! in_order {
    ($order:expr, $bodies:ident => $value:expr) => {
        match $order {
            Order::GoldenCove => {
                use crate::generated::golden_cove::fe25519_points as $bodies;
                $value
            }
            Order::Zen3 => {
                use crate::generated::zen3::fe25519_points as $bodies;
                $value
            }
            Order::Zen5 => {
                use crate::generated::zen5::fe25519_points as $bodies;
                $value
            }
        }
    };
}

/// The functions of one order, whichever is chosen here.
#[cfg(test)]
pub(super) const fn of(order: Order) -> Bodies<Limbs64Adx> {
    in_order!(order, bodies => Bodies {
        ladder_step: bodies::ladder_step,
        double: bodies::double,
        double_without_t: bodies::double_without_t,
        add_affine: bodies::add_affine,
        select,
    })
}

/// Where the bodies of a step of the ladder, a doubling, an addition, a selection and a doubling without `T` begin, for
/// tracing, in the order that is chosen here: a state in rdi; behind it `swap` in rsi, nothing, and twice the entries
/// in rsi, the digit's magnitude in rdx and all ones in rcx if it is negative.
#[must_use]
pub fn limbs64_adx_entries() -> [usize; 5] {
    let [ladder_step, double, add_affine, double_without_t] = in_order!(order(), bodies => bodies::entries());
    [ladder_step, double, add_affine, select_body as *const (), double_without_t].map(<*const ()>::addr)
}

fn order() -> Order {
    Adx::detect_order().map_or(Order::GoldenCove, |(_, order)| order)
}

/// See [`LadderState`].
fn ladder_step(state: &mut LadderState<Limbs64Adx>, swap: u64) {
    in_order!(order(), bodies => bodies::ladder_step(state, swap));
}

/// See [`PointState`].
fn double(sum: &mut PointState<Limbs64Adx>) {
    in_order!(order(), bodies => bodies::double(sum));
}

/// See [`Bodies::double_without_t`].
fn double_without_t(sum: &mut PointState<Limbs64Adx>) {
    in_order!(order(), bodies => bodies::double_without_t(sum));
}

/// See [`PointState`].
fn add_affine(sum: &mut PointState<Limbs64Adx>, entries: &[[[u64; 4]; 3]; 16], digit: i8) {
    in_order!(order(), bodies => bodies::add_affine(sum, entries, digit));
}

/// See [`Bodies::select`].
fn select(sum: &mut PointState<Limbs64Adx>, entries: &[[[u64; 4]; 3]; 16], digit: i8) {
    let (magnitude, sign) = magnitude_and_sign(digit);
    // SAFETY: `sum` is 52 words to write and `entries` 192 to read; an element is the proof that BMI2 and ADX are
    // there, of which the body needs neither.
    unsafe { select_body(sum.as_mut_ptr(), entries.as_ptr().cast(), magnitude, sign) }
}

/// The selection alone.
#[unsafe(naked)]
unsafe extern "sysv64" fn select_body(sum: *mut Limbs64Adx, entries: *const u64, magnitude: i64, sign: i64) {
    naked_asm!(
        ".p2align 6",
        start!(),
        entry!("0"),
        entry!("96"),
        entry!("192"),
        entry!("288"),
        entry!("384"),
        entry!("480"),
        entry!("576"),
        entry!("672"),
        entry!("768"),
        entry!("864"),
        entry!("960"),
        entry!("1056"),
        entry!("1152"),
        entry!("1248"),
        entry!("1344"),
        entry!("1440"),
        finish!(),
        "ret",
    )
}

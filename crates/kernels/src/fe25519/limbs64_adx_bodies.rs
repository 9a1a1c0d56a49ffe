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
use crate::generated::{golden_cove, zen3, zen5};
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

/// The functions of one order, whichever is chosen here.
#[cfg(test)]
pub(super) const fn in_order(order: Order) -> Bodies<Limbs64Adx> {
    match order {
        Order::GoldenCove => Bodies {
            ladder_step: golden_cove::fe25519_points::ladder_step,
            double: golden_cove::fe25519_points::double,
            double_without_t: golden_cove::fe25519_points::double_without_t,
            add_affine: golden_cove::fe25519_points::add_affine,
            select,
        },
        Order::Zen3 => Bodies {
            ladder_step: zen3::fe25519_points::ladder_step,
            double: zen3::fe25519_points::double,
            double_without_t: zen3::fe25519_points::double_without_t,
            add_affine: zen3::fe25519_points::add_affine,
            select,
        },
        Order::Zen5 => Bodies {
            ladder_step: zen5::fe25519_points::ladder_step,
            double: zen5::fe25519_points::double,
            double_without_t: zen5::fe25519_points::double_without_t,
            add_affine: zen5::fe25519_points::add_affine,
            select,
        },
    }
}

/// Where the bodies of a step of the ladder, a doubling, an addition, a selection and a doubling without `T` begin, for
/// tracing, in the order that is chosen here: a state in rdi; behind it `swap` in rsi, nothing, and twice the entries
/// in rsi, the digit's magnitude in rdx and all ones in rcx if it is negative.
#[must_use]
pub fn limbs64_adx_entries() -> [usize; 5] {
    let [ladder_step, double, add_affine, double_without_t] = match order() {
        Order::GoldenCove => golden_cove::fe25519_points::entries(),
        Order::Zen3 => zen3::fe25519_points::entries(),
        Order::Zen5 => zen5::fe25519_points::entries(),
    };
    [ladder_step, double, add_affine, select_body as *const (), double_without_t].map(<*const ()>::addr)
}

fn order() -> Order {
    Adx::detect_order().map_or(Order::GoldenCove, |(_, order)| order)
}

/// See [`LadderState`].
fn ladder_step(state: &mut LadderState<Limbs64Adx>, swap: u64) {
    match order() {
        Order::GoldenCove => golden_cove::fe25519_points::ladder_step(state, swap),
        Order::Zen3 => zen3::fe25519_points::ladder_step(state, swap),
        Order::Zen5 => zen5::fe25519_points::ladder_step(state, swap),
    }
}

/// See [`PointState`].
fn double(sum: &mut PointState<Limbs64Adx>) {
    match order() {
        Order::GoldenCove => golden_cove::fe25519_points::double(sum),
        Order::Zen3 => zen3::fe25519_points::double(sum),
        Order::Zen5 => zen5::fe25519_points::double(sum),
    }
}

/// See [`Bodies::double_without_t`].
fn double_without_t(sum: &mut PointState<Limbs64Adx>) {
    match order() {
        Order::GoldenCove => golden_cove::fe25519_points::double_without_t(sum),
        Order::Zen3 => zen3::fe25519_points::double_without_t(sum),
        Order::Zen5 => zen5::fe25519_points::double_without_t(sum),
    }
}

/// See [`PointState`].
fn add_affine(sum: &mut PointState<Limbs64Adx>, entries: &[[[u64; 4]; 3]; 16], digit: i8) {
    match order() {
        Order::GoldenCove => golden_cove::fe25519_points::add_affine(sum, entries, digit),
        Order::Zen3 => zen3::fe25519_points::add_affine(sum, entries, digit),
        Order::Zen5 => zen5::fe25519_points::add_affine(sum, entries, digit),
    }
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

//! The boundary: C's structures, and how operands are read and results written.
//!
//! **The contract.** Whoever calls a function here gives, as blst's header says, pointers to initialised and aligned
//! memory that is as long as their type or as the length beside them, and to memory of that kind that may be written
//! for results. An operand may be where the result is written, whole or in part: every function reads what it needs
//! before it writes, but for lists of results and what goes coordinate by coordinate. NULL is what blst takes for
//! "none", where it does. Elements of fields are below their modulus, which nothing checks; where they are not, the
//! result means nothing, and memory is safe. That contract is what each `SAFETY` line here rests on.

use std::ffi::c_int;

use montane::bls12_381::{Fp, Fp2};

use crate::element::Element;

/// A scalar as bytes, least significant first: any number of 256 bits.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct blst_scalar {
    pub(crate) b: [u8; 32],
}

/// A point `(X/Z^2, Y/Z^3)`; infinity when `Z = 0`.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct Jacobian<F> {
    pub(crate) x: F,
    pub(crate) y: F,
    pub(crate) z: F,
}

/// A point `(x, y)`; infinity is all zero.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct Coordinates<F> {
    pub(crate) x: F,
    pub(crate) y: F,
}

pub(crate) type blst_p1 = Jacobian<Fp>;
pub(crate) type blst_p2 = Jacobian<Fp2>;
pub(crate) type blst_p1_affine = Coordinates<Fp>;
pub(crate) type blst_p2_affine = Coordinates<Fp2>;

/// What went wrong, by blst's numbers.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BLST_ERROR {
    Success = 0,
    BadEncoding = 1,
    PointNotOnCurve = 2,
    PointNotInGroup = 3,
    AggrTypeMismatch = 4,
    VerifyFail = 5,
    PkIsInfinity = 6,
}

/// A flag of C, `_Bool` or, before C99, an `int` that is 0 or 1: its low byte is the same.
pub(crate) type Flag = u8;

impl<F: Element> Coordinates<F> {
    pub(crate) const INFINITY: Self = Self { x: F::ZERO, y: F::ZERO };

    pub(crate) fn is_infinity(&self) -> bool {
        self.x.bits() | self.y.bits() == 0
    }
}

/// What a pointer of C points to.
///
/// # Safety
/// The contract of this module.
#[inline(always)]
pub(crate) unsafe fn read<T: Copy>(p: *const T) -> T {
    // SAFETY: by the contract, initialised, aligned, and as long as its type.
    unsafe { p.read() }
}

/// What a pointer of C points to, where it is: read, not copied, before a result is written.
///
/// # Safety
/// The contract of this module, and nothing writes to it as long as the reference is used.
#[inline(always)]
pub(crate) unsafe fn operand<'a, T>(p: *const T) -> &'a T {
    // SAFETY: by the contract, initialised, aligned, and as long as its type.
    unsafe { &*p }
}

/// Writes a result.
///
/// # Safety
/// The contract of this module.
#[inline(always)]
pub(crate) unsafe fn write<T>(p: *mut T, value: T) {
    // SAFETY: by the contract, aligned and as long as its type. What was there needs no destructor.
    unsafe { p.write(value) }
}

/// The bytes of an array of C, which may be NULL where it is empty.
///
/// # Safety
/// The contract of this module, and nothing writes to them as long as the slice is used.
pub(crate) unsafe fn slice<'a>(p: *const u8, len: usize) -> &'a [u8] {
    if p.is_null() || len == 0 {
        return &[];
    }
    // SAFETY: by the contract, `len` initialised bytes.
    unsafe { core::slice::from_raw_parts(p, len) }
}

/// The items of one of blst's lists: as many pointers as there are before a NULL, after which items follow each other
/// in memory, `stride` units apart.
///
/// # Safety
/// The contract of this module: that many pointers, or fewer and a NULL, and items where they say.
pub(crate) unsafe fn list<T, U>(
    pointers: *const *const T,
    len: usize,
    stride: usize,
    item: impl Fn(*const T) -> U,
) -> Vec<U> {
    let mut next = pointers;
    let mut at: *const T = core::ptr::null();
    let mut items = Vec::with_capacity(len);
    for _ in 0..len {
        // SAFETY: by the contract, a pointer or the NULL that ends them, beyond which nothing is read.
        let given = unsafe { next.read() };
        if given.is_null() {
            at = at.wrapping_add(stride);
        } else {
            at = given;
            next = next.wrapping_add(1);
        }
        items.push(item(at));
    }
    items
}

/// A verdict as C has it: the whole `int`, for those who take it for one.
pub(crate) fn verdict(yes: impl Into<bool>) -> c_int {
    c_int::from(yes.into())
}

/// Functions `void name(T *ret, const A *a, ...)`, some with numbers after their operands.
macro_rules! operations {
    ($($name:ident($ret:ty $(, $a:ident: $operand:ty)* $(; $n:ident: $number:ty)?) = $value:expr;)*) => { $(
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $name(ret: *mut $ret, $($a: *const $operand,)* $($n: $number)?) {
            // SAFETY: the contract of `abi`. The value borrows nothing: operands are read before the result is written.
            $(let $a = unsafe { $crate::abi::operand($a) };)*
            let value: $ret = $value;
            // SAFETY: the contract of `abi`.
            unsafe { $crate::abi::write(ret, value) };
        }
    )* };
}

/// Functions `void name(fp2 *ret, const fp2 *a, ...)` of one coordinate, then the other: each is written as it is made,
/// since both together would go through memory. An operand may be where the result is written, whole.
macro_rules! coordinates {
    ($($name:ident($($a:ident),* $(; $n:ident: $number:ty)?) = $value:expr;)*) => { $(
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $name(
            ret: *mut montane::bls12_381::Fp2, $($a: *const montane::bls12_381::Fp2,)* $($n: $number)?
        ) {
            // SAFETY: the contract of `abi`; values borrow nothing.
            unsafe {
                let value: montane::bls12_381::Fp = { $(let $a = &(*$a).c0;)* $value };
                (&raw mut (*ret).c0).write(value);
                let value: montane::bls12_381::Fp = { $(let $a = &(*$a).c1;)* $value };
                (&raw mut (*ret).c1).write(value);
            }
        }
    )* };
}

/// Functions `bool name(const A *a, ...)`.
macro_rules! verdicts {
    ($($name:ident($($a:ident: $operand:ty),*) = $value:expr;)*) => { $(
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $name($($a: *const $operand),*) -> core::ffi::c_int {
            // SAFETY: the contract of `abi`.
            $(let $a = unsafe { $crate::abi::operand($a) };)*
            $crate::abi::verdict($value)
        }
    )* };
}

pub(crate) use {coordinates, operations, verdicts};

//! Columns of products of 52-bit limbs and their Montgomery reduction, by fused multiply-adds that round towards zero:
//! assembly for the vectors of [`YmmPair`](super::YmmPair) and of [`Zmm`](super::Zmm) without IFMA.
//!
//! For limbs `a, b < 2^52`, as doubles,
//!
//! ```text
//! hi = fma(a, b, 2^104)                   = 2^104 + 2^52 floor(a b / 2^52)
//! lo = fma(a, b, 2^104 + 2^52 - hi)       = 2^52 + (a b mod 2^52)
//! ```
//!
//! since the unit in the last place is `2^52` from `2^104` to `2^105`, and 1 from `2^52` to `2^53`: what the second
//! multiply-add rounds is an integer there. The bit patterns are those of the two constants plus the two halves of the
//! product. They are added up as integers, and the constants are taken off once for each column: columns begin as
//! [`bias`]. So the halves are those that the IFMA instructions give, and everything that is said of columns in
//! [`lanes`](crate::vector::lanes) holds here.
//!
//! Two multiply-adds, a subtraction and two additions for a product of limbs; an operand becomes a double by `or` with
//! the pattern of `2^52` and a subtraction of it, a row before it is needed: rows that wait take a tenth longer.
//! Columns are in eleven registers, of which one becomes free with each row. Row `i + 1` of
//! the product goes together with step `i` of the reduction, limb by limb, and with the factor of the next step, whose
//! column is complete with the first limb: rows one after the other take 7 % longer, as the queue in front of the ports
//! fills with a row that waits for its factor. Steps go in pairs whose second waits for the carry of the first alone,
//! as in [`Vector::reduce`](crate::vector::Vector::reduce).
//!
//! With 512-bit registers each instruction says how it rounds. Others obey the control register MXCSR: a body puts its
//! own value there and restores the caller's, flags included, so that it does not matter how the caller's thread
//! rounds.
//!
//! Source: Emmart, Zheng, Weems, "Faster modular exponentiation using double precision floating point arithmetic on the
//! GPU" (ARITH 2018), for the product; [`Wide`](crate::vector::Wide) for the reduction.

use core::arch::asm;
use core::mem::MaybeUninit;

pub(crate) use bias::{Folds, bias_of, bias_of_rows};

use crate::vector::{COLUMNS, LIMB_MASK, Modulus52};

/// The bits of `2^n`.
const fn pow2(n: u64) -> u64 {
    (1023 + n) << 52
}

/// `2^52`, whose unit in the last place is 1.
pub(crate) const UNIT: u64 = pow2(52);
/// `2^104`, whose unit in the last place is `2^52`.
pub(crate) const HIGH: u64 = pow2(104);

/// What the bodies read, at the offsets that they name.
#[repr(C, align(64))]
struct Constants {
    mask: [u64; 8],
    unit: [u64; 8],
    high: u64,
    high_and_unit: u64,
    control: u32,
}

/// MXCSR: towards zero, no exceptions, subnormal numbers as they are.
pub(crate) const CONTROL: u32 = 0x7f80;

static CONSTANTS: Constants =
    Constants { mask: [LIMB_MASK; 8], unit: [UNIT; 8], high: HIGH, high_and_unit: HIGH + 1, control: CONTROL };

/// Room for an operand of each of `N` products as doubles, and for the caller's MXCSR.
#[repr(C, align(64))]
struct Scratch<const N: usize> {
    doubles: [[[[u64; 8]; 8]; 2]; N],
    control: u32,
}

// Registers 0 to 9 hold columns, 10 a limb of the first operand, 11 the second factor, 12 and 13 the constants, 14 and
// 15 the halves of a product. `$v` is "ymm" or "zmm". The factor of a step of the reduction replaces its column.

/// What differs between the two: `and`, `or`, and the multiply-add `d + x y`.
macro_rules! width {
    (and "ymm") => {
        "vpand "
    };
    (and "zmm") => {
        "vpandq "
    };
    (or "ymm") => {
        "vpor "
    };
    (or "zmm") => {
        "vporq "
    };
    (round "ymm") => {
        "\n"
    };
    (round "zmm") => {
        ", {{rz-sae}}\n"
    };
}
/// A second factor, which is in memory as it is or has to be repeated in every lane: a register of four lanes reads it
/// there with each multiply-add, which is less than a register's load; one of eight cannot, as it says how to round.
macro_rules! second_factor {
    ("ymm" $from:ident $at:tt) => { "" };
    ("zmm" limb [$($at:tt)*]) => { concat!("vmovapd zmm17, ", $($at),*, "\n") };
    ("zmm" constant [$($at:tt)*]) => { concat!("vbroadcastsd zmm17, ", $($at),*, "\n") };
}
/// `d + x y` for that factor `y`.
macro_rules! multiply_add {
    ("ymm" $d:literal $x:literal [$($at:tt)*]) => { concat!("vfmadd231pd ymm", $d, ", ymm", $x, ", ", $($at),*, "\n") };
    ("zmm" $d:literal $x:literal $at:tt) => { concat!("vfmadd231pd zmm", $d, ", zmm", $x, ", zmm17, {{rz-sae}}\n") };
}
/// `d + x`
macro_rules! add {
    ($v:tt $d:literal $x:literal) => {
        concat!("vpaddq ", $v, $d, ", ", $v, $d, ", ", $v, $x, "\n")
    };
}
/// Both halves of a product in 14 and 15, the high one added to a column.
macro_rules! halves {
    ($v:tt $x:literal $y:tt $high:literal) => {
        concat!(
            "vmovapd ", $v, "14, ", $v, "12\n",
            multiply_add!($v 14 $x $y),
            "vsubpd ", $v, "15, ", $v, "13, ", $v, "14\n",
            add!($v $high 14),
            multiply_add!($v 15 $x $y),
        )
    };
}
/// A product added to two columns once, or twice.
macro_rules! product {
    ($v:tt $x:literal $y:tt once $low:literal $high:literal) => { concat!(halves!($v $x $y $high), add!($v $low 15)) };
    ($v:tt $x:literal $y:tt twice $low:literal $high:literal) => {
        concat!(product!($v $x $y once $low $high), add!($v $high 14), add!($v $low 15))
    };
}
/// The product with a factor in memory.
macro_rules! product_with {
    ($v:tt $x:literal $from:ident $y:tt $times:ident $low:literal $high:literal) => {
        concat!(second_factor!($v $from $y), product!($v $x $y $times $low $high))
    };
}
/// A number as a double.
macro_rules! double {
    ($v:tt $to:literal) => {
        concat!(
            width!(or $v), $v, $to, ", ", $v, $to, ", [{c} + 64]\n",
            "vsubpd ", $v, $to, ", ", $v, $to, ", [{c} + 64]\n",
        )
    };
}
/// The product of a step of the reduction with limb `j` of `2^-52 mod p`, or of `2^-104 mod p`, or with limb `j + 1` of
/// `p`.
macro_rules! reduction {
    ($v:tt $x:literal none $j:tt $($columns:literal)*) => { "" };
    ($v:tt $x:literal fold $j:tt $low:literal $high:literal $($columns:literal)*) => {
        product_with!($v $x constant ["[{k} + 32*" $j "]"] once $low $high)
    };
    ($v:tt $x:literal twice $j:tt $skip:literal $low:literal $high:literal $($columns:literal)*) => {
        product_with!($v $x constant ["[{k} + {p} + 32*" $j "]"] once $low $high)
    };
    ($v:tt $x:literal p $j:tt $low:literal $high:literal $($columns:literal)*) => {
        product_with!($v $x constant ["[{k} + 6*{p} + 32 + 32*" $j "]"] once $low $high)
    };
}
/// The product of a limb with limb `j` of the second operand.
macro_rules! limb {
    ($v:tt skip $j:tt $low:literal $high:literal) => { "" };
    ($v:tt $times:ident $j:tt $low:literal $high:literal) => {
        product_with!($v 10 limb ["[{s} + 64*" $j "]"] $times $low $high)
    };
}
/// A row of the product and one of the reduction, limb by limb, and the factor of the next step behind the third limb.
macro_rules! row {
    ($v:tt $x:literal; []; $times:tt; $js:tt; $next:tt; $($columns:literal)*) => { "" };
    ($v:tt $x:literal; [$r:ident $($rs:ident)*]; [$t:ident $($ts:ident)*]; [$j:tt $($js:tt)*]; $next:tt; $low:literal $high:literal $($columns:literal)*) => {
        concat!(
            limb!($v $t $j $low $high),
            reduction!($v $x $r $j $low $high $($columns)*),
            third!($v $j $next),
            row!($v $x; [$($rs)*]; [$($ts)*]; [$($js)*]; $next; $high $($columns)*),
        )
    };
}
/// What comes behind the third limb of a row.
macro_rules! third {
    ($v:tt 2 [$factor:ident $i:literal $low:literal $high:literal]) => { factor!($v $factor $i $low $high) };
    ($v:tt $j:tt $next:tt) => { "" };
}
/// Limb `i` of the first operand in 10: none, or one that has been converted, or one of five or of eight, of which the
/// next is converted now.
macro_rules! next {
    ($v:tt none $i:literal) => { "" };
    ($v:tt double $i:literal) => { concat!("vmovapd ", $v, "10, [{s} + 64*", $i, "]\n") };
    ($v:tt five 4) => { next!(@ $v 4) };
    ($v:tt eight 7) => { next!(@ $v 7) };
    ($v:tt $limbs:ident $i:literal) => { concat!(next!(@ $v $i), doubles!($v a 576; $i, 64)) };
    (@ $v:tt $i:literal) => { concat!("vmovapd ", $v, "10, [{s} + 512 + 64*", $i, "]\n") };
}
/// The factor of step `i` of the reduction in place of column `i`, whose carry goes to the next; or the column is left
/// where it belongs.
macro_rules! factor {
    ($v:tt fold $i:literal $low:literal $high:literal) => {
        concat!(
            "vpsrlq ", $v, "14, ", $v, $low, ", 52\n",
            width!(and $v), $v, $low, ", ", $v, $low, ", [{c}]\n",
            add!($v $high 14),
            double!($v $low),
        )
    };
    // The factor is `t n0 mod 2^52`, and the low half of its product with limb 0 of `p` is left out: the carry is
    // rounded up.
    ($v:tt p $i:literal $low:literal $high:literal) => {
        concat!(
            "vpaddq ", $v, "14, ", $v, $low, ", [{c}]\n",
            width!(and $v), $v, $low, ", ", $v, $low, ", [{c}]\n",
            "vpsrlq ", $v, "14, ", $v, "14, 52\n",
            double!($v $low),
            add!($v $high 14),
            second_factor!($v constant ["[{k} + 7*{p}]"]),
            "vmovapd ", $v, "14, ", $v, "12\n",
            multiply_add!($v 14 $low ["[{k} + 7*{p}]"]),
            "vsubpd ", $v, "15, ", $v, "13, ", $v, "14\n",
            multiply_add!($v 15 $low ["[{k} + 7*{p}]"]),
            "vsubpd ", $v, $low, ", ", $v, "15, [{c} + 64]\n",
            second_factor!($v constant ["[{k} + 6*{p}]"]),
            "vmovapd ", $v, "14, ", $v, "12\n",
            multiply_add!($v 14 $low ["[{k} + 6*{p}]"]),
            add!($v $high 14),
        )
    };
    ($v:tt store $i:literal $low:literal $high:literal) => { concat!("vmovupd [{out} + 64*", $i, "], ", $v, $low, "\n") };
}
/// A column begins: as its bias, or with what is there.
macro_rules! begin {
    ($v:tt bias $column:literal $k:literal) => { concat!("vbroadcastsd ", $v, $column, ", [{bias} + 8*", $k, "]\n") };
    ($v:tt $from:ident $column:literal $k:literal) => {
        concat!(begin!($v bias $column $k), "vpaddq ", $v, $column, ", ", $v, $column, ", [{", stringify!($from), "} + 64*", $k, "]\n")
    };
    ($v:tt $from:ident $column:literal) => { "" };
}
/// Steps, and the columns from the next one on. The factor of the first is there.
macro_rules! steps {
    ($v:tt $from:ident $js:tt; [($factor:ident $i:literal $reductions:tt $next:ident $next_i:tt $times:tt $($begin:literal)?)]; $c:literal $($columns:literal)*) => {
        concat!(
            next!($v $next $next_i),
            row!($v $c; $reductions; $times; $js; []; $($columns)*),
            begin!($v $from $c $($begin)?),
        )
    };
    ($v:tt $from:ident $js:tt; [
        ($factor:ident $i:literal $reductions:tt $next:ident $next_i:tt $times:tt $($begin:literal)?)
        ($second:ident $second_i:literal $($rest:tt)*) $($steps:tt)*
    ]; $c:literal $d:literal $e:literal $($columns:literal)*) => {
        concat!(
            next!($v $next $next_i),
            row!($v $c; $reductions; $times; $js; [$second $second_i $d $e]; $d $e $($columns)*),
            begin!($v $from $c $($begin)?),
            steps!($v $from $js; [($second $second_i $($rest)*) $($steps)*]; $d $e $($columns)* $c),
        )
    };
}
/// A column that becomes a limb of the result, and its carry.
macro_rules! carried {
    ($v:tt $c:literal $d:literal $k:literal) => {
        concat!(
            "vpsrlq ", $v, "14, ", $v, $c, ", 52\n",
            width!(and $v), $v, $c, ", ", $v, $c, ", [{c}]\n",
            add!($v $d 14),
            end!($v store; $c; $k),
        )
    };
}
/// The last columns: carried, or as they are.
macro_rules! end {
    ($v:tt store; $($c:literal)*; $($k:literal)*) => { concat!($("vmovupd [{out} + 64*", $k, "], ", $v, $c, "\n"),*) };
    ($v:tt carry; $c:literal; $k:literal) => { end!($v store; $c; $k) };
    ($v:tt carry; $c:literal $d:literal $($cs:literal)*; $k:literal $($ks:literal)*) => {
        concat!(carried!($v $c $d $k), end!($v carry; $d $($cs)*; $($ks)*))
    };
}
/// Columns that begin `$from` somewhere, with a product whose rows have limbs `$times`, and the factors of the
/// reduction.
macro_rules! eight {
    ($v:tt $from:ident $next:ident $fold:ident $p:ident $twice:tt $folds:tt $ps:tt $end:ident $at:tt; $t0:tt $t1:tt $t2:tt $t3:tt $t4:tt $t5:tt $t6:tt $t7:tt) => {
        concat!(
            begin!($v $from 0 0), begin!($v $from 1 1), begin!($v $from 2 2), begin!($v $from 3 3), begin!($v $from 4 4),
            begin!($v $from 5 5), begin!($v $from 6 6), begin!($v $from 7 7), begin!($v $from 8 8), begin!($v $from 9 9), begin!($v $from 11 10),
            next!($v $next 0),
            row!($v 10; [none none none none none none none none]; $t0; [0 1 2 3 4 5 6 7]; [$fold 0 0 1]; 0 1 2 3 4 5 6 7 8 9 11),
            steps!($v $from [0 1 2 3 4 5 6 7]; [
                ($fold 0 $twice $next 1 $t1 11) ($fold 1 $folds $next 2 $t2 12) ($fold 2 $twice $next 3 $t3 13)
                ($fold 3 $folds $next 4 $t4 14) ($fold 4 $twice $next 5 $t5 15) ($fold 5 $folds $next 6 $t6)
                ($p 6 $ps $next 7 $t7) ($p 7 $ps none 8 [skip skip skip skip skip skip skip skip])
            ]; 0 1 2 3 4 5 6 7 8 9 11),
            eight!(@ $v $end $at),
        )
    };
    (@ $v:tt $end:ident [$($at:literal)*]) => { end!($v $end; 8 9 11 0 1 2 3 4; $($at)*) };
}
/// The same for five limbs.
macro_rules! five {
    ($v:tt $from:ident $next:ident $fold:ident $p:ident $twice:tt $folds:tt $ps:tt $end:ident $at:tt; $t0:tt $t1:tt $t2:tt $t3:tt $t4:tt) => {
        concat!(
            begin!($v $from 0 0), begin!($v $from 1 1), begin!($v $from 2 2), begin!($v $from 3 3), begin!($v $from 4 4),
            begin!($v $from 5 5), begin!($v $from 6 6), begin!($v $from 7 7), begin!($v $from 8 8), begin!($v $from 9 9),
            next!($v $next 0),
            row!($v 10; [none none none none none]; $t0; [0 1 2 3 4]; [$fold 0 0 1]; 0 1 2 3 4 5 6 7 8 9),
            steps!($v $from [0 1 2 3 4]; [
                ($fold 0 $twice $next 1 $t1) ($fold 1 $folds $next 2 $t2) ($fold 2 $folds $next 3 $t3)
                ($p 3 $ps $next 4 $t4) ($p 4 $ps none 5 [skip skip skip skip skip])
            ]; 0 1 2 3 4 5 6 7 8 9),
            five!(@ $v $end $at),
        )
    };
    (@ $v:tt $end:ident [$($at:literal)*]) => { end!($v $end; 5 6 7 8 9; $($at)*) };
}
/// Limbs of an operand as doubles, those that are so many bytes further.
macro_rules! doubles {
    ($v:tt $from:ident $to:literal; $($j:literal)*) => { concat!($(doubles!($v $from $to; $j, 0)),*) };
    ($v:tt $from:ident $to:literal; $j:literal, $further:literal) => {
        concat!(
            "vmovupd ", $v, "15, [{", stringify!($from), "} + ", $further, " + 64*", $j, "]\n", double!($v 15),
            "vmovapd [{s} + ", $to, " + 64*", $j, "], ", $v, "15\n"
        )
    };
}
/// Limb `j` of what six columns become that are folded up together. A reduction without a product has nothing else to
/// do while it waits for a factor, and these wait for carries alone.
macro_rules! fold_all {
    ($v:tt $j:literal $low:literal $high:literal) => {
        concat!(
            product_with!($v 0 constant ["[{k} + 5*{p} + 32*" $j "]"] once $low $high),
            product_with!($v 1 constant ["[{k} + 4*{p} + 32*" $j "]"] once $low $high),
            product_with!($v 2 constant ["[{k} + 3*{p} + 32*" $j "]"] once $low $high),
            product_with!($v 3 constant ["[{k} + 2*{p} + 32*" $j "]"] once $low $high),
            product_with!($v 4 constant ["[{k} + 1*{p} + 32*" $j "]"] once $low $high),
            product_with!($v 5 constant ["[{k} + 32*" $j "]"] once $low $high),
        )
    };
}
/// A factor of an ordinary step with limb `j` of `p`.
macro_rules! ordinary {
    ($v:tt $x:literal $j:literal $low:literal $high:literal) => {
        product_with!($v $x constant ["[{k} + 6*{p} + 32*" $j "]"] once $low $high)
    };
}
/// Limb `i` of the first operand in 10 times each limb of its row, which is of doubles.
macro_rules! prepared_row {
    ($v:tt $i:tt $limbs:literal; $($j:literal $low:literal $high:literal)*) => {
        concat!(
            "vmovupd ", $v, "10, [{a} + 64*", $i, "]\n", double!($v 10),
            $(
                "vbroadcastsd ", $v, "11, [{b} + 8*(", $limbs, "*", $i, " + ", $j, ")]\n", "vmovapd ", $v, "14, ", $v, "12\n",
                "vfmadd231pd ", $v, "14, ", $v, "10, ", $v, "11", width!(round $v),
                "vsubpd ", $v, "15, ", $v, "13, ", $v, "14\n", add!($v $high 14),
                "vfmadd231pd ", $v, "15, ", $v, "10, ", $v, "11", width!(round $v), add!($v $low 15),
            )*
        )
    };
}
/// The bodies of either number of limbs, and one of five alone.
macro_rules! body {
    ($v:tt rows 5) => {
        concat!(
            begin!($v bias 0 0), begin!($v bias 1 1), begin!($v bias 2 2), begin!($v bias 3 3), begin!($v bias 4 4), begin!($v bias 5 5),
            prepared_row!($v 0 5; 0 0 1 1 1 2 2 2 3 3 3 4 4 4 5), prepared_row!($v 1 5; 0 0 1 1 1 2 2 2 3 3 3 4 4 4 5),
            prepared_row!($v 2 5; 0 0 1 1 1 2 2 2 3 3 3 4 4 4 5), prepared_row!($v 3 5; 0 0 1 1 1 2 2 2 3 3 3 4 4 4 5),
            prepared_row!($v 4 5; 0 0 1 1 1 2 2 2 3 3 3 4 4 4 5),
            factor!($v p 0 0 1),
            ordinary!($v 0 1 1 2), ordinary!($v 0 2 2 3), ordinary!($v 0 3 3 4), ordinary!($v 0 4 4 5),
            end!($v store; 1 2 3 4 5; 0 1 2 3 4),
            // The next part has the same rows.
            "sub {b}, {step}\n",
        )
    };
    ($v:tt mul 8) => {
        concat!(
            doubles!($v b 0; 0 1 2 3 4 5 6 7), doubles!($v a 512; 0),
            eight!($v bias eight fold p [twice twice twice twice twice twice twice twice] [fold fold fold fold fold fold fold fold] [p p p p p p p none] carry [0 1 2 3 4 5 6 7];
                [once once once once once once once once] [once once once once once once once once]
                [once once once once once once once once] [once once once once once once once once]
                [once once once once once once once once] [once once once once once once once once]
                [once once once once once once once once] [once once once once once once once once]),
        )
    };
    ($v:tt square 8) => {
        concat!(
            doubles!($v a 0; 0 1 2 3 4 5 6 7),
            eight!($v bias double fold p [twice twice twice twice twice twice twice twice] [fold fold fold fold fold fold fold fold] [p p p p p p p none] carry [0 1 2 3 4 5 6 7];
                [once twice twice twice twice twice twice twice] [skip once twice twice twice twice twice twice]
                [skip skip once twice twice twice twice twice] [skip skip skip once twice twice twice twice]
                [skip skip skip skip once twice twice twice] [skip skip skip skip skip once twice twice]
                [skip skip skip skip skip skip once twice] [skip skip skip skip skip skip skip once]),
        )
    };
    ($v:tt accumulate 8) => {
        concat!(
            doubles!($v b 0; 0 1 2 3 4 5 6 7), doubles!($v a 512; 0),
            eight!($v out eight store store [none none none none none none none none] [none none none none none none none none] [none none none none none none none none]
                store [8 9 10 11 12 13 14 15];
                [once once once once once once once once] [once once once once once once once once]
                [once once once once once once once once] [once once once once once once once once]
                [once once once once once once once once] [once once once once once once once once]
                [once once once once once once once once] [once once once once once once once once]),
        )
    };
    ($v:tt reduce 8) => {
        concat!(
            begin!($v a 0 0), begin!($v a 1 1), begin!($v a 2 2), begin!($v a 3 3), begin!($v a 4 4), begin!($v a 5 5),
            begin!($v a 6 6), begin!($v a 7 7),
            factor!($v fold 0 0 1), factor!($v fold 1 1 2), factor!($v fold 2 2 3), factor!($v fold 3 3 4), factor!($v fold 4 4 5),
            factor!($v fold 5 5 6),
            fold_all!($v 0 6 7),
            factor!($v p 6 6 7),
            begin!($v a 8 8), fold_all!($v 1 7 8),
            begin!($v a 9 9), fold_all!($v 2 8 9),
            ordinary!($v 6 1 7 8),
            factor!($v p 7 7 8),
            begin!($v a 10 10), fold_all!($v 3 9 10),
            begin!($v a 11 11), fold_all!($v 4 10 11),
            ordinary!($v 6 2 8 9), ordinary!($v 7 1 8 9), carried!($v 8 9 0),
            begin!($v a 8 12), fold_all!($v 5 11 8),
            ordinary!($v 6 3 9 10), ordinary!($v 7 2 9 10), carried!($v 9 10 1),
            begin!($v a 9 13), fold_all!($v 6 8 9),
            ordinary!($v 6 4 10 11), ordinary!($v 7 3 10 11), carried!($v 10 11 2),
            begin!($v a 10 14), fold_all!($v 7 9 10),
            ordinary!($v 6 5 11 8), ordinary!($v 7 4 11 8), carried!($v 11 8 3),
            ordinary!($v 6 6 8 9), ordinary!($v 7 5 8 9), carried!($v 8 9 4),
            ordinary!($v 6 7 9 10), ordinary!($v 7 6 9 10), carried!($v 9 10 5),
            begin!($v a 11 15), ordinary!($v 7 7 10 11), carried!($v 10 11 6),
            end!($v store; 11; 7),
        )
    };
    ($v:tt mul 5) => {
        concat!(
            doubles!($v b 0; 0 1 2 3 4), doubles!($v a 512; 0),
            five!($v bias five fold p [twice twice twice twice twice] [fold fold fold fold fold] [p p p p none] carry [0 1 2 3 4];
                [once once once once once] [once once once once once] [once once once once once]
                [once once once once once] [once once once once once]),
        )
    };
    ($v:tt square 5) => {
        concat!(
            doubles!($v a 0; 0 1 2 3 4),
            five!($v bias double fold p [twice twice twice twice twice] [fold fold fold fold fold] [p p p p none] carry [0 1 2 3 4];
                [once twice twice twice twice] [skip once twice twice twice] [skip skip once twice twice]
                [skip skip skip once twice] [skip skip skip skip once]),
        )
    };
    ($v:tt accumulate 5) => {
        concat!(
            doubles!($v b 0; 0 1 2 3 4), doubles!($v a 512; 0),
            five!($v out five store store [none none none none none] [none none none none none] [none none none none none] store [5 6 7 8 9];
                [once once once once once] [once once once once once] [once once once once once]
                [once once once once once] [once once once once once]),
        )
    };
    ($v:tt reduce 5) => {
        five!($v a none fold p [twice twice twice twice twice] [fold fold fold fold fold] [p p p p none] carry [0 1 2 3 4];
            [skip skip skip skip skip] [skip skip skip skip skip] [skip skip skip skip skip]
            [skip skip skip skip skip] [skip skip skip skip skip])
    };
}

pub(crate) use functions::{factors, ymm, zmm};

mod bias;
pub(crate) mod dot;
mod functions;
pub(crate) mod methods;
#[cfg(test)]
mod tests;

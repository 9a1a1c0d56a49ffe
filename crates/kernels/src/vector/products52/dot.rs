//! Sums of products in one body: the columns stay in registers while row `i` of every product is added to them.
//!
//! Product by product, [`accumulate`](super::ymm::accumulate) reads and writes sixteen columns for each.

use super::*;

/// Products that a body adds up.
pub(crate) const MOST: usize = 6;

/// How columns begin that get so many products of eight limbs.
static BIAS: [[u64; COLUMNS]; MOST + 1] = biases([0; COLUMNS]);
/// The same, if they are reduced.
static BIAS_REDUCED: [[u64; COLUMNS]; MOST + 1] = biases(bias_of::<8>(false, Some(Folds::Pairs)));

const fn biases(none: [u64; COLUMNS]) -> [[u64; COLUMNS]; MOST + 1] {
    let one = bias_of::<8>(true, None);
    let mut out = [none; MOST + 1];
    let mut n = 1;
    while n <= MOST {
        let mut k = 0;
        while k < COLUMNS {
            out[n][k] = one[k].wrapping_add(out[n - 1][k]);
            k += 1;
        }
        n += 1;
    }
    out
}

/// Of the operands at `{t}`, the second as doubles at `{s}`, and the first limb of the other.
macro_rules! operands {
    ($v:tt) => {
        concat!("mov {a}, [{t} + 8]\nadd {a}, {h}\n", doubles!($v a 0; 0 1 2 3 4 5 6 7), term!(), doubles!($v a 512; 0))
    };
}
/// The first operand of the product at `{t}`.
macro_rules! term {
    () => {
        "mov {a}, [{t}]\nadd {a}, {h}\n"
    };
}
/// Products of the limb in 10 with those at `{s}`.
macro_rules! products_of_limb {
    ($v:tt; []; $($columns:literal)*) => { "" };
    ($v:tt; [$j:literal $($js:literal)*]; $low:literal $high:literal $($columns:literal)*) => {
        concat!(
            product_with!($v 10 limb ["[{s} + 64*" $j "]"] once $low $high),
            products_of_limb!($v; [$($js)*]; $high $($columns)*),
        )
    };
}
/// Row `i` of every product; then its first column is complete, and its register is the one after the others.
macro_rules! rows {
    ($v:tt; []; $($columns:literal)*) => { "" };
    ($v:tt; [($i:tt $($begin:literal)?) $($rest:tt)*]; $c:literal $($columns:literal)*) => {
        concat!(
            "mov {t}, {terms}\nmov {s}, {base}\n",
            "3:\n",
            term!(),
            next!($v eight $i),
            products_of_limb!($v; [0 1 2 3 4 5 6 7]; $c $($columns)*),
            "add {t}, 16\nadd {s}, 1024\ncmp {t}, {end}\njne 3b\n",
            "vmovupd [{out} + {h} + 64*", $i, "], ", $v, $c, "\n",
            $(begin!($v bias $c $begin),)?
            rows!($v; [$($rest)*]; $($columns)* $c),
        )
    };
}
macro_rules! begin_all {
    ($v:tt $($k:literal)*) => { concat!($(begin!($v bias $k $k)),*) };
}
macro_rules! store_all {
    ($v:tt $($c:literal $k:literal)*) => { concat!($("vmovupd [{out} + {h} + 64*", $k, "], ", $v, $c, "\n"),*) };
}

/// Row `i` of all products but the last, and the last one's limb `i` in 10.
macro_rules! others {
    ($v:tt none $i:tt; $($columns:literal)*) => { "" };
    ($v:tt eight $i:tt; $($columns:literal)*) => {
        concat!(
            "mov {t}, {terms}\nmov {s}, {base}\n",
            "3:\n",
            term!(),
            next!($v eight $i),
            products_of_limb!($v; [0 1 2 3 4 5 6 7]; $($columns)*),
            "add {t}, 16\nadd {s}, 1024\ncmp {t}, {last}\njne 3b\n",
            term!(),
            next!($v eight $i),
        )
    };
}
/// As `steps`: the last product's rows go together with the steps of the reduction, the others before them.
macro_rules! many {
    ($v:tt [($factor:ident $i:literal $reductions:tt $next:ident $next_i:tt $times:tt $($begin:literal)?)]; $c:literal $($columns:literal)*) => {
        concat!(
            others!($v $next $next_i; $($columns)*),
            row!($v $c; $reductions; $times; [0 1 2 3 4 5 6 7]; []; $($columns)*),
            begin!($v bias $c $($begin)?),
        )
    };
    ($v:tt [
        ($factor:ident $i:literal $reductions:tt $next:ident $next_i:tt $times:tt $($begin:literal)?)
        ($second:ident $second_i:literal $($rest:tt)*) $($steps:tt)*
    ]; $c:literal $d:literal $e:literal $($columns:literal)*) => {
        concat!(
            others!($v $next $next_i; $d $e $($columns)*),
            row!($v $c; $reductions; $times; [0 1 2 3 4 5 6 7]; [$second $second_i $d $e]; $d $e $($columns)*),
            begin!($v bias $c $($begin)?),
            many!($v [($second $second_i $($rest)*) $($steps)*]; $d $e $($columns)* $c),
        )
    };
}
macro_rules! reduced {
    ($v:tt $once:tt $twice:tt $fold:tt $p:tt) => {
        concat!(
            begin_all!($v 0 1 2 3 4 5 6 7 8 9), begin!($v bias 11 10),
            others!($v eight 0; 0 1 2 3 4 5 6 7 8 9 11),
            row!($v 10; [none none none none none none none none]; $once; [0 1 2 3 4 5 6 7]; [fold 0 0 1]; 0 1 2 3 4 5 6 7 8 9 11),
            many!($v [
                (fold 0 $twice eight 1 $once 11) (fold 1 $fold eight 2 $once 12) (fold 2 $twice eight 3 $once 13)
                (fold 3 $fold eight 4 $once 14) (fold 4 $twice eight 5 $once 15) (fold 5 $fold eight 6 $once)
                (p 6 $p eight 7 $once) (p 7 $p none 8 [skip skip skip skip skip skip skip skip])
            ]; 0 1 2 3 4 5 6 7 8 9 11),
            eight!(@ $v carry [0 1 2 3 4 5 6 7]),
        )
    };
}

macro_rules! functions {
    ($(#[$doc:meta])* $name:ident $reduced:ident: $v:tt $features:literal $enter:literal $leave:literal $width:literal [$($registers:tt)*]) => {
        $(#[$doc])*
        ///
        /// # Safety
        /// The CPU must have the features; there are one to [`MOST`] terms, each two operands of eight limbs below
        /// `2^52` in eight lanes; `out` has room for sixteen columns.
        #[target_feature(enable = $features)]
        #[inline(never)]
        pub(crate) unsafe fn $name(out: *mut u64, terms: &[[*const u64; 2]]) {
            debug_assert!((1..=MOST).contains(&terms.len()));
            let mut scratch = MaybeUninit::<Scratch<MOST>>::uninit();
            let span = terms.as_ptr_range();
            // SAFETY: the features are those of the instructions; the caller answers for the operands; of the scratch
            // space what is read has been written. The control register is as it was in the end.
            unsafe {
                asm!(
                    $enter,
                    concat!("vbroadcastsd ", $v, "12, [{c} + 128]"),
                    concat!("vbroadcastsd ", $v, "13, [{c} + 136]"),
                    "xor {h:e}, {h:e}",
                    "2:",
                    "mov {t}, {terms}",
                    "mov {s}, {base}",
                    "3:",
                    operands!($v),
                    "add {t}, 16",
                    "add {s}, 1024",
                    "cmp {t}, {end}",
                    "jne 3b",
                    begin_all!($v 0 1 2 3 4 5 6 7 8 9),
                    rows!($v; [(0 10) (1 11) (2 12) (3 13) (4 14) (5 15) (6) (7)]; 0 1 2 3 4 5 6 7 8 9),
                    store_all!($v 8 8 9 9 0 10 1 11 2 12 3 13 4 14 5 15),
                    concat!("add {h}, ", $width),
                    "cmp {h}, 64",
                    "jne 2b",
                    $leave,
                    out = in(reg) out,
                    terms = in(reg) span.start,
                    end = in(reg) span.end,
                    c = in(reg) &raw const CONSTANTS,
                    bias = in(reg) &raw const BIAS[terms.len()],
                    base = in(reg) scratch.as_mut_ptr(),
                    h = out(reg) _,
                    t = out(reg) _,
                    s = out(reg) _,
                    a = out(reg) _,
                    $(out($registers) _,)*
                    options(nostack),
                );
            }
        }

        /// [`Vector::reduce`](crate::vector::Vector::reduce) of a sum of products, with the last product's rows in turn
        /// with its steps.
        ///
        /// # Safety
        /// The CPU must have the features; there are two to [`MOST`] terms, each two operands of eight limbs below
        /// `2^52` in eight lanes; `out` has room for eight limbs, and `k` is [`factors`].
        #[target_feature(enable = $features)]
        #[inline(never)]
        pub(crate) unsafe fn $reduced(out: *mut u64, terms: &[[*const u64; 2]], k: *const u64) {
            debug_assert!((2..=MOST).contains(&terms.len()));
            let mut scratch = MaybeUninit::<Scratch<MOST>>::uninit();
            let span = terms.as_ptr_range();
            // SAFETY: the features are those of the instructions; the caller answers for the operands; of the scratch
            // space what is read has been written. The control register is as it was in the end.
            unsafe {
                asm!(
                    $enter,
                    concat!("vbroadcastsd ", $v, "12, [{c} + 128]"),
                    concat!("vbroadcastsd ", $v, "13, [{c} + 136]"),
                    "xor {h:e}, {h:e}",
                    "2:",
                    "mov {t}, {terms}",
                    "mov {s}, {base}",
                    "3:",
                    operands!($v),
                    "add {t}, 16",
                    "add {s}, 1024",
                    "cmp {t}, {end}",
                    "jne 3b",
                    reduced!($v [once once once once once once once once] [twice twice twice twice twice twice twice twice] [fold fold fold fold fold fold fold fold] [p p p p p p p none]),
                    concat!("add {out}, ", $width),
                    concat!("add {h}, ", $width),
                    "cmp {h}, 64",
                    "jne 2b",
                    $leave,
                    out = inout(reg) out => _,
                    terms = in(reg) span.start,
                    end = in(reg) span.end,
                    last = in(reg) span.end.sub(1),
                    k = in(reg) k,
                    p = const 256,
                    c = in(reg) &raw const CONSTANTS,
                    bias = in(reg) &raw const BIAS_REDUCED[terms.len()],
                    base = in(reg) scratch.as_mut_ptr(),
                    h = out(reg) _,
                    t = out(reg) _,
                    s = out(reg) _,
                    a = out(reg) _,
                    $(out($registers) _,)*
                    options(nostack),
                );
            }
        }
    };
}

functions! {
    /// The columns of a sum of products, four lanes at a time.
    ymm ymm_reduced: "ymm" "avx2,fma" "stmxcsr [{base} + 6144]\nldmxcsr [{c} + 144]" "ldmxcsr [{base} + 6144]" "32"
        ["ymm0" "ymm1" "ymm2" "ymm3" "ymm4" "ymm5" "ymm6" "ymm7" "ymm8" "ymm9" "ymm10" "ymm11" "ymm12" "ymm13" "ymm14" "ymm15"]
}
functions! {
    /// The columns of a sum of products, eight lanes at a time.
    zmm zmm_reduced: "zmm" "avx512f" "" "" "64"
        ["zmm0" "zmm1" "zmm2" "zmm3" "zmm4" "zmm5" "zmm6" "zmm7" "zmm8" "zmm9" "zmm10" "zmm11" "zmm12" "zmm13" "zmm14" "zmm15" "zmm17"]
}

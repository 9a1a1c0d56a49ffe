//! Loops of AArch64's instructions.

use core::arch::asm;

use montane_kernels::cpu::Level;

use crate::instructions::Loop;

/// One loop: `x16` holds the address of the words, `x17` counts the rounds; `x0` to `x15` and the vector registers are
/// the body's, which is repeated ten times in a round.
macro_rules! rounds {
    ($name:literal, $count:literal, $about:literal, [$($line:expr),* $(,)?]) => {
        Loop {
            name: $name,
            about: $about,
            count: 10 * $count,
            level: Level::Aarch64,
            body: {
                unsafe fn run(rounds: usize, words: *mut u64) {
                    // SAFETY: the caller has memory at `words`; what the instructions change is listed.
                    unsafe {
                        asm!(
                            "2:", ".rept 10", $($line,)* ".endr", "subs x17, x17, #1", "b.ne 2b",
                            inout("x17") rounds => _, inout("x16") words => _,
                            inout("x0") 1u64 => _, inout("x1") 3u64 => _, inout("x2") 5u64 => _, inout("x3") 7u64 => _,
                            out("x4") _, out("x5") _, out("x6") _, out("x7") _, out("x8") _, out("x9") _,
                            out("x10") _, out("x11") _, out("x12") _, out("x13") _, out("x14") _, out("x15") _,
                            out("v0") _, out("v1") _, out("v2") _, out("v3") _, out("v4") _, out("v5") _,
                            out("v6") _, out("v7") _, out("v8") _, out("v9") _, out("v10") _, out("v11") _,
                            options(nostack),
                        );
                    }
                }
                run
            },
        }
    };
}

/// `mul` and `umulh` side by side: what one word product costs, which is both halves.
pub const PRODUCT: Loop = rounds!(
    "mul and umulh",
    4,
    "four pairs at a time",
    [
        "mul x4, x0, x1",
        "umulh x5, x0, x1",
        "mul x6, x0, x2",
        "umulh x7, x0, x2",
        "mul x8, x0, x3",
        "umulh x9, x0, x3",
        "mul x10, x1, x2",
        "umulh x11, x1, x2",
    ]
);

/// Chains as rows have them: what one addition with carry costs.
pub const CARRIES: Loop = rounds!(
    "adcs, short chains",
    8,
    "adds, two adcs and adc, again and again",
    [
        "adds x4, x0, x1",
        "adcs x5, x0, x2",
        "adcs x6, x0, x3",
        "adc x7, x1, x2",
        "adds x8, x1, x3",
        "adcs x9, x2, x3",
        "adcs x10, x0, x1",
        "adc x11, x0, x2",
    ]
);

/// Every loop.
pub static LOOPS: &[Loop] = &[
    rounds!("mul, one chain", 1, "a chain", ["mul x0, x0, x1"]),
    rounds!("umulh, one chain", 1, "a chain", ["umulh x0, x0, x1"]),
    rounds!("madd, one chain", 1, "a chain through the factor", ["madd x0, x0, x1, x2"]),
    rounds!("madd, chain of sums", 1, "a chain through what is added", ["madd x0, x1, x2, x0"]),
    rounds!(
        "mul",
        6,
        "six at a time",
        ["mul x4, x0, x1", "mul x5, x0, x2", "mul x6, x0, x3", "mul x7, x1, x2", "mul x8, x1, x3", "mul x9, x2, x3",]
    ),
    rounds!(
        "umulh",
        6,
        "six at a time",
        [
            "umulh x4, x0, x1",
            "umulh x5, x0, x2",
            "umulh x6, x0, x3",
            "umulh x7, x1, x2",
            "umulh x8, x1, x3",
            "umulh x9, x2, x3",
        ]
    ),
    PRODUCT,
    rounds!("adcs", 4, "one chain", ["adcs x4, x4, x0", "adcs x5, x5, x0", "adcs x6, x6, x0", "adcs x7, x7, x0"]),
    CARRIES,
    rounds!(
        "add",
        8,
        "eight registers",
        [
            "add x4, x4, x0",
            "add x5, x5, x0",
            "add x6, x6, x0",
            "add x7, x7, x0",
            "add x8, x8, x0",
            "add x9, x9, x0",
            "add x10, x10, x0",
            "add x11, x11, x0",
        ]
    ),
    rounds!(
        "mul, umulh, two adcs",
        2,
        "what a word of a row takes",
        [
            "mul x8, x0, x1",
            "umulh x9, x0, x1",
            "adds x4, x4, x8",
            "adcs x5, x5, x9",
            "mul x10, x0, x2",
            "umulh x11, x0, x2",
            "adcs x6, x6, x10",
            "adc x7, x7, x11",
        ]
    ),
    rounds!(
        "subs, csel",
        4,
        "four words, each chosen",
        [
            "subs x4, x0, x1",
            "sbcs x5, x1, x2",
            "sbcs x6, x2, x3",
            "sbcs x7, x3, x0",
            "csel x8, x0, x4, lo",
            "csel x9, x1, x5, lo",
            "csel x10, x2, x6, lo",
            "csel x11, x3, x7, lo",
        ]
    ),
    rounds!("ldr", 1, "a chain of loads", ["ldr x16, [x16]"]),
    rounds!(
        "ldp",
        3,
        "two words, three times",
        ["ldp x4, x5, [x16]", "ldp x6, x7, [x16, #16]", "ldp x8, x9, [x16, #32]"]
    ),
    rounds!("stp to ldp", 1, "two words stored, then loaded", ["stp x0, x1, [x16, #64]", "ldp x0, x1, [x16, #64]"]),
    rounds!("fmla, one chain", 1, "a chain, two doubles", ["fmla v0.2d, v10.2d, v11.2d"]),
    rounds!(
        "fmla",
        8,
        "eight at a time, two doubles each",
        [
            "fmla v0.2d, v10.2d, v11.2d",
            "fmla v1.2d, v10.2d, v11.2d",
            "fmla v2.2d, v10.2d, v11.2d",
            "fmla v3.2d, v10.2d, v11.2d",
            "fmla v4.2d, v10.2d, v11.2d",
            "fmla v5.2d, v10.2d, v11.2d",
            "fmla v6.2d, v10.2d, v11.2d",
            "fmla v7.2d, v10.2d, v11.2d",
        ]
    ),
];

//! Loops of x86-64's instructions.

use core::arch::asm;

use montane_kernels::cpu::Level;

use crate::instructions::Loop;

/// One loop: `rdi` holds the address of the words, `r15` counts the rounds; every other register but the stack's, the
/// base's and `rbx` is the body's, which is repeated ten times in a round.
macro_rules! rounds {
    ($name:literal, $level:ident, $count:literal, $about:literal, [$($line:expr),* $(,)?]) => {
        Loop {
            name: $name,
            about: $about,
            count: 10 * $count,
            level: Level::$level,
            body: {
                unsafe fn run(rounds: usize, words: *mut u64) {
                    // SAFETY: the caller has the level of these instructions and memory at `words`; what they change is
                    // listed.
                    unsafe {
                        asm!(
                            "2:", ".rept 10", $($line,)* ".endr", "dec r15", "jnz 2b",
                            inout("r15") rounds => _, inout("rdi") words => _,
                            inout("rax") 1u64 => _, inout("rcx") 3u64 => _, inout("rdx") 5u64 => _, inout("rsi") 7u64 => _,
                            inout("r8") 0u64 => _, inout("r9") 0u64 => _, inout("r10") 0u64 => _, inout("r11") 0u64 => _,
                            inout("r12") 0u64 => _, inout("r13") 0u64 => _, inout("r14") 0u64 => _,
                            out("xmm0") _, out("xmm1") _, out("xmm2") _, out("xmm3") _, out("xmm4") _, out("xmm5") _,
                            out("xmm6") _, out("xmm7") _, out("xmm8") _, out("xmm9") _, out("xmm10") _, out("xmm11") _,
                            options(nostack),
                        );
                    }
                }
                run
            },
        }
    };
}

/// Independent multiply-adds into ten registers: more than latency times ports anywhere.
macro_rules! ten {
    ($mnemonic:literal, $size:literal) => {
        concat!(
            ten!(@ $mnemonic, $size, "0"), ten!(@ $mnemonic, $size, "1"), ten!(@ $mnemonic, $size, "2"),
            ten!(@ $mnemonic, $size, "3"), ten!(@ $mnemonic, $size, "4"), ten!(@ $mnemonic, $size, "5"),
            ten!(@ $mnemonic, $size, "6"), ten!(@ $mnemonic, $size, "7"), ten!(@ $mnemonic, $size, "8"),
            ten!(@ $mnemonic, $size, "9"),
        )
    };
    (@ $mnemonic:literal, $size:literal, $n:literal) => {
        concat!($mnemonic, " ", $size, $n, ", ", $size, "10, ", $size, "11\n")
    };
}

/// A row of six triples from memory, as in a six-limb product, between its start and its end.
macro_rules! row {
    ($start:literal, $end:literal) => {
        concat!(
            $start, "\nmulx rcx, rax, [rdi + 8]\nadcx r8, rax\nadox r9, rcx\nmulx rcx, rax, [rdi + 16]\nadcx r9, rax\nadox r10, rcx\n",
            "mulx rcx, rax, [rdi + 24]\nadcx r10, rax\nadox r11, rcx\nmulx rcx, rax, [rdi + 32]\nadcx r11, rax\nadox r12, rcx\n",
            "mulx rcx, rax, [rdi + 40]\nadcx r12, rax\nadox r13, rcx\nmulx rcx, rax, [rdi + 48]\nadcx r13, rax\nadox r14, rcx\n",
            $end
        )
    };
}

/// `mulx` from memory, side by side: what one word product costs.
pub const PRODUCT: Loop = rounds!(
    "mulx, memory",
    Adx,
    4,
    "four at a time, operand in memory",
    ["mulx r8, r9, [rdi + 8]", "mulx r10, r11, [rdi + 16]", "mulx r12, r13, [rdi + 24]", "mulx rcx, rax, [rdi + 32]",]
);

/// `adcx` and `adox` in turn: what one addition with carry costs in two chains.
pub const CARRIES: Loop = rounds!(
    "adcx, adox alternating",
    Adx,
    8,
    "two chains, one in each flag",
    [
        "adcx r8, rsi",
        "adox r9, rsi",
        "adcx r10, rsi",
        "adox r11, rsi",
        "adcx r12, rsi",
        "adox r13, rsi",
        "adcx rax, rsi",
        "adox rcx, rsi",
    ]
);

/// Multiply-adds of 512 bits side by side: what one vector instruction costs.
pub const IFMA_512: Loop = rounds!("vpmadd52luq, 512 bits", Ifma, 10, "ten at a time", [ten!("vpmadd52luq", "zmm")]);

/// Every loop.
pub static LOOPS: &[Loop] = &[
    rounds!("mulx, to the low half", Adx, 1, "a chain", ["mulx rax, rdx, rsi"]),
    rounds!("mulx, to the high half", Adx, 1, "a chain", ["mulx rdx, rax, rsi"]),
    rounds!(
        "mulx, register",
        Adx,
        4,
        "four at a time",
        ["mulx r8, r9, rsi", "mulx r10, r11, rsi", "mulx r12, r13, rsi", "mulx rcx, rax, rsi",]
    ),
    PRODUCT,
    rounds!(
        "adcx",
        Adx,
        8,
        "one chain through the carry flag",
        [
            "adcx r8, rsi",
            "adcx r9, rsi",
            "adcx r10, rsi",
            "adcx r11, rsi",
            "adcx r12, rsi",
            "adcx r13, rsi",
            "adcx rax, rsi",
            "adcx rcx, rsi",
        ]
    ),
    rounds!(
        "adox",
        Adx,
        8,
        "one chain through the overflow flag",
        [
            "adox r8, rsi",
            "adox r9, rsi",
            "adox r10, rsi",
            "adox r11, rsi",
            "adox r12, rsi",
            "adox r13, rsi",
            "adox rax, rsi",
            "adox rcx, rsi",
        ]
    ),
    CARRIES,
    rounds!(
        "adc, one chain",
        X86,
        8,
        "one chain through the carry flag",
        [
            "adc r8, rsi",
            "adc r9, rsi",
            "adc r10, rsi",
            "adc r11, rsi",
            "adc r12, rsi",
            "adc r13, rsi",
            "adc rax, rsi",
            "adc rcx, rsi",
        ]
    ),
    rounds!(
        "adc, short chains",
        X86,
        8,
        "add and three adc, again and again",
        [
            "add r8, rsi",
            "adc r9, rsi",
            "adc r10, rsi",
            "adc r11, rsi",
            "add r12, rsi",
            "adc r13, rsi",
            "adc rax, rsi",
            "adc rcx, rsi",
        ]
    ),
    rounds!(
        "add",
        X86,
        8,
        "eight registers",
        [
            "add r8, rsi",
            "add r9, rsi",
            "add r10, rsi",
            "add r11, rsi",
            "add r12, rsi",
            "add r13, rsi",
            "add rax, rsi",
            "add rcx, rsi",
        ]
    ),
    rounds!("mulx, adcx, adox", Adx, 6, "triples from memory, one row without end", [row!("", "")]),
    rounds!(
        "mulx, add, adc",
        Adx,
        4,
        "triples with plain additions",
        [
            "mulx rcx, rax, rsi",
            "add r8, rax",
            "adc r9, rcx",
            "mulx rcx, rax, rsi",
            "add r10, rax",
            "adc r11, rcx",
            "mulx rcx, rax, rsi",
            "add r12, rax",
            "adc r13, rcx",
            "mulx rcx, rax, rsi",
            "add r8, rax",
            "adc r10, rcx",
        ]
    ),
    rounds!(
        "imul, three additions",
        X86,
        1,
        "one for each of four ports",
        ["imul rcx, rsi, 7", "add r8, rsi", "add r9, rsi", "add r10, rsi"]
    ),
    rounds!(
        "mulx, add",
        Adx,
        2,
        "an addition beside each product",
        ["mulx rcx, rax, rsi", "add r8, rsi", "mulx r13, r12, rsi", "add r9, rsi"]
    ),
    rounds!(
        "mulx, add from memory",
        Adx,
        2,
        "the same, operand in memory",
        ["mulx rcx, rax, rsi", "add r8, [rdi]", "mulx r13, r12, rsi", "add r9, [rdi]"]
    ),
    rounds!(
        "mulx, adcx",
        Adx,
        2,
        "the same, a chain through the carry flag",
        ["mulx rcx, rax, rsi", "adcx r8, rsi", "mulx r13, r12, rsi", "adcx r9, rsi"]
    ),
    rounds!(
        "mulx, adcx, adox, lea",
        Adx,
        2,
        "two chains and an addition beside each product",
        [
            "mulx rcx, rax, rsi",
            "adcx r8, rsi",
            "adox r9, rsi",
            "lea r10, [rsi + rdi]",
            "mulx r13, r12, rsi",
            "adcx r8, rsi",
            "adox r9, rsi",
            "lea r11, [rsi + rdi]",
        ]
    ),
    rounds!("row of six, started by xor", Adx, 1, "six triples, flags cleared by xor", [row!("xor r14d, r14d", "")]),
    rounds!(
        "row of six, xor to adcx",
        Adx,
        1,
        "the same, closed by one adcx",
        [row!("xor r14d, r14d", "adcx r14, rsi")]
    ),
    rounds!(
        "row of six, test to adcx",
        Adx,
        1,
        "the same, flags cleared by test",
        [row!("test rsi, rsi", "adcx r14, rsi")]
    ),
    rounds!(
        "row of six, add and dec to adc",
        Adx,
        1,
        "the same, started by add and dec, closed by adc",
        [row!("add r8, rsi\ndec r14", "adc r14, 1"),]
    ),
    rounds!("cmov, one chain", X86, 1, "a chain", ["cmovc rax, rcx"]),
    rounds!(
        "cmov",
        X86,
        6,
        "six registers",
        ["cmovc r8, rsi", "cmovc r9, rsi", "cmovc r10, rsi", "cmovc r11, rsi", "cmovc r12, rsi", "cmovc r13, rsi",]
    ),
    rounds!("load", X86, 1, "a chain of loads", ["mov rdi, [rdi]"]),
    rounds!("store to load", X86, 1, "8 bytes stored, then loaded", ["mov [rdi + 8], rax", "mov rax, [rdi + 8]"]),
    rounds!(
        "stores to a wider load",
        X86,
        1,
        "twice 8 bytes stored, 16 loaded",
        ["mov [rdi + 16], rax", "mov [rdi + 24], rax", "movdqu xmm0, [rdi + 16]", "movq rax, xmm0",]
    ),
    rounds!("vfmadd231pd, one chain", Fma, 1, "a chain, 256 bits", ["vfmadd231pd ymm0, ymm10, ymm11"]),
    rounds!("vfmadd231pd, 256 bits", Fma, 10, "ten at a time", [ten!("vfmadd231pd", "ymm")]),
    rounds!("vpmadd52luq, one chain", Ifma, 1, "a chain, 512 bits", ["vpmadd52luq zmm0, zmm10, zmm11"]),
    rounds!("vpmadd52luq, 256 bits", Ifma, 10, "ten at a time", [ten!("vpmadd52luq", "ymm")]),
    IFMA_512,
];

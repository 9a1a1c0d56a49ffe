//! Formulas on points in one body each, for [`super::limbs64_adx`].
//!
//! Operands stay in one array in memory, from which `mulx` reads them, and independent products follow each other without moves between
//! them. The instructions of an element (product, square, sum, ..) and the elements of a body stand in orders that were found by random
//! moves that leave each what it reads, timed in the three bodies together on a Golden Cove (`docs/curve25519.md`).

use super::form::{Accumulator, Bodies, LadderState};
use super::limbs64_adx::Limbs64Adx;
use core::arch::naked_asm;

pub(super) const BODIES: Bodies<Limbs64Adx> = Bodies { ladder_step, double, add_affine, select };

/// Where the bodies of a step of the ladder, a doubling, an addition and a selection begin, for tracing: a state in rdi; behind it
/// `swap` in rsi, nothing, and twice the window in rsi, the digit's magnitude in rdx and all ones in rcx if it is negative.
#[must_use]
pub fn limbs64_adx_entries() -> [usize; 4] {
    [
        (ladder_step_body as *const ()).addr(),
        (double_body as *const ()).addr(),
        (add_affine_body as *const ()).addr(),
        (select_body as *const ()).addr(),
    ]
}

/// Fails in debug builds for coordinates whose sums and differences could carry twice.
fn check(coordinates: &[Limbs64Adx]) {
    for a in coordinates {
        let [low, rest @ ..] = super::FieldForm::to_limbs(*a);
        debug_assert!(rest != [u64::MAX; 3] || low <= u64::MAX - 38);
    }
}

/// `d = a b`.
///
/// Rows of `mulx`: a row's low halves are added in one chain and its high halves in the other. Then the high words are folded onto the
/// low ones: the low halves of `38 h_i` go up one chain, into the last high half, which is at most 38 then; with bit 255 it is folded again,
/// times 19, in the chain that adds the other high halves. The result is below `2^255 + 2^198`, as with [`super::limbs64_adx::mul`].
#[rustfmt::skip]
macro_rules! product {
    ($d:literal, $a:literal, $b:literal) => {
        concat!(
            "mov rdx, [", $a, "]\n",
            "mulx rax, rcx, [", $b, "]\n",
            "mulx r8, r9, [", $b, " + 8]\n",
            "add rax, r9\n",
            "mulx r9, r10, [", $b, " + 16]\n",
            "mulx r11, r12, [", $b, " + 24]\n",
            "adc r8, r10\n",
            "mov rdx, [", $a, " + 8]\n",
            "adc r9, r12\n",
            "mulx r12, r10, [", $b, "]\n",
            "adc r11, 0\n",
            "xor r13d, r13d\n",
            "mulx r14, r15, [", $b, " + 16]\n",
            "adox r8, r12\n",
            "mulx r12, rbx, [", $b, " + 8]\n",
            "adcx rax, r10\n",
            "adox r9, r12\n",
            "adox r11, r14\n",
            "mulx r14, r12, [", $b, " + 24]\n",
            "mov rdx, [", $a, " + 16]\n",
            "adcx r8, rbx\n",
            "adcx r9, r15\n",
            "adox r13, r14\n",
            "adcx r11, r12\n",
            "adc r13, 0\n",
            "mulx r12, r14, [", $b, "]\n",
            "xor r15d, r15d\n",
            "adox r9, r12\n",
            "mulx r12, rbx, [", $b, " + 8]\n",
            "adcx r8, r14\n",
            "mulx r14, r10, [", $b, " + 16]\n",
            "adox r11, r12\n",
            "mulx r12, rbp, [", $b, " + 24]\n",
            "adcx r9, rbx\n",
            "mov rdx, [", $a, " + 24]\n",
            "adcx r11, r10\n",
            "adox r13, r14\n",
            "mulx r14, r10, [", $b, "]\n",
            "adox r15, r12\n",
            "adcx r13, rbp\n",
            "adc r15, 0\n",
            "xor ebp, ebp\n",
            "mulx r12, rbx, [", $b, " + 8]\n",
            "adcx r9, r10\n",
            "adox r11, r14\n",
            "adcx r11, rbx\n",
            "adox r13, r12\n",
            "mulx r12, rbx, [", $b, " + 16]\n",
            "adcx r13, rbx\n",
            "adox r15, r12\n",
            "mulx r12, rbx, [", $b, " + 24]\n",
            "adox rbp, r12\n",
            "mov edx, 38\n",
            "adcx r15, rbx\n",
            "mulx r13, rbx, r13\n",
            "adc rbp, 0\n",
            "mulx r11, r12, r11\n",
            "add rcx, r12\n",
            "adc rax, rbx\n",
            "mulx r15, rbx, r15\n",
            "adc r8, rbx\n",
            "mulx rbp, rbx, rbp\n",
            "adc r9, rbx\n",
            "adc rbp, 0\n",
            "btr r9, 63\n",
            "adc rbp, rbp\n",
            "imul rbp, rbp, 19\n",
            "add rcx, rbp\n",
            "adc rax, r11\n",
            "adc r8, r13\n",
            "mov [", $d, " + 16], r8\n",
            "mov [", $d, "], rcx\n",
            "adc r9, r15\n",
            "mov [", $d, " + 8], rax\n",
            "mov [", $d, " + 24], r9\n",
        )
    };
}

/// `d = a^2`: mixed products, doubled in one chain beside the squares in the other, then as [`product`].
#[rustfmt::skip]
macro_rules! square {
    ($d:literal, $a:literal) => {
        concat!(
            "mov rdx, [", $a, " + 16]\n",
            "mulx rax, rcx, [", $a, " + 8]\n",
            "mulx r8, r9, [", $a, " + 24]\n",
            "mov rdx, [", $a, "]\n",
            "mulx r10, r11, [", $a, " + 24]\n",
            "mulx r12, r13, [", $a, " + 8]\n",
            "mulx r14, r15, [", $a, " + 16]\n",
            "add r12, r15\n",
            "mov rdx, [", $a, " + 8]\n",
            "adc r14, r11\n",
            "adc r10, rax\n",
            "mulx rax, r11, [", $a, " + 24]\n",
            "mov rdx, [", $a, " + 8]\n",
            "mulx r15, rbx, rdx\n",
            "mov rdx, [", $a, "]\n",
            "adc r9, rax\n",
            "adc r8, 0\n",
            "add r14, rcx\n",
            "adc r10, r11\n",
            "adc r9, 0\n",
            "adc r8, 0\n",
            "xor r11d, r11d\n",
            "mulx rcx, rax, rdx\n",
            "adcx r13, r13\n",
            "mov rdx, [", $a, " + 16]\n",
            "adox r13, rcx\n",
            "adcx r12, r12\n",
            "adcx r14, r14\n",
            "mulx rcx, rbp, rdx\n",
            "adcx r10, r10\n",
            "adcx r9, r9\n",
            "adox r12, rbx\n",
            "adox r14, r15\n",
            "mov rdx, [", $a, " + 24]\n",
            "mulx r15, rbx, rdx\n",
            "adcx r8, r8\n",
            "adox r10, rbp\n",
            "mov edx, 38\n",
            "adox r9, rcx\n",
            "adox r8, rbx\n",
            "adcx r11, r11\n",
            "adox r11, r15\n",
            "mulx r10, r15, r10\n",
            "mulx r11, rbx, r11\n",
            "add rax, r15\n",
            "mulx r8, r15, r8\n",
            "mulx r9, rcx, r9\n",
            "adc r13, rcx\n",
            "adc r12, r15\n",
            "adc r14, rbx\n",
            "adc r11, 0\n",
            "btr r14, 63\n",
            "adc r11, r11\n",
            "imul r11, r11, 19\n",
            "add rax, r11\n",
            "adc r13, r10\n",
            "adc r12, r9\n",
            "adc r14, r8\n",
            "mov [", $d, " + 8], r13\n",
            "mov [", $d, "], rax\n",
            "mov [", $d, " + 16], r12\n",
            "mov [", $d, " + 24], r14\n",
        )
    };
}

/// `d = a + b`, below `2^256`, for `a + b < 2^257 - 38`: a carry out is worth 38, and cannot come twice.
#[rustfmt::skip]
macro_rules! sum {
    ($d:literal, $a:literal, $b:literal) => {
        concat!(
            "mov rax, [", $a, "]\n",
            "mov rcx, [", $a, " + 8]\n",
            "add rax, [", $b, "]\n",
            "mov r8, [", $a, " + 16]\n",
            "adc rcx, [", $b, " + 8]\n",
            "adc r8, [", $b, " + 16]\n",
            "mov r9, [", $a, " + 24]\n",
            "adc r9, [", $b, " + 24]\n",
            "sbb r10, r10\n",
            "and r10d, 38\n",
            "add rax, r10\n",
            "adc rcx, 0\n",
            "adc r8, 0\n",
            "mov [", $d, " + 16], r8\n",
            "adc r9, 0\n",
            "mov [", $d, " + 8], rcx\n",
            "mov [", $d, " + 24], r9\n",
            "mov [", $d, "], rax\n",
        )
    };
}

/// `d = a - b`, below `2^256`, for `b - a <= 2^256 - 38`: a borrow is worth 38, and cannot come twice.
#[rustfmt::skip]
macro_rules! difference {
    ($d:literal, $a:literal, $b:literal) => {
        concat!(
            "mov rax, [", $a, " + 24]\n",
            "mov rcx, [", $a, "]\n",
            "mov r8, [", $a, " + 16]\n",
            "mov r9, [", $a, " + 8]\n",
            "sub rcx, [", $b, "]\n",
            "sbb r9, [", $b, " + 8]\n",
            "sbb r8, [", $b, " + 16]\n",
            "sbb rax, [", $b, " + 24]\n",
            "sbb r10, r10\n",
            "and r10d, 38\n",
            "sub rcx, r10\n",
            "sbb r9, 0\n",
            "sbb r8, 0\n",
            "mov [", $d, " + 16], r8\n",
            "sbb rax, 0\n",
            "mov [", $d, "], rcx\n",
            "mov [", $d, " + 24], rax\n",
            "mov [", $d, " + 8], r9\n",
        )
    };
}

/// `d = 121665 a + b`, below `2^255 + 2^23`, for any `a` and `b`.
#[rustfmt::skip]
macro_rules! small_product_plus {
    ($d:literal, $a:literal, $b:literal) => {
        concat!(
            "mov edx, 121665\n",
            "xor eax, eax\n",
            "mulx rcx, r8, [", $a, "]\n",
            "mulx r9, r10, [", $a, " + 24]\n",
            "mulx r11, r12, [", $a, " + 8]\n",
            "adcx r8, [", $b, "]\n",
            "adox r12, rcx\n",
            "adcx r12, [", $b, " + 8]\n",
            "mulx rcx, r13, [", $a, " + 16]\n",
            "adox r13, r11\n",
            "adox r10, rcx\n",
            "adcx r13, [", $b, " + 16]\n",
            "adox r9, rax\n",
            "adcx r10, [", $b, " + 24]\n",
            "adc r9, 0\n",
            "btr r10, 63\n",
            "adc r9, r9\n",
            "imul r9, r9, 19\n",
            "add r8, r9\n",
            "adc r12, 0\n",
            "mov [", $d, " + 8], r12\n",
            "adc r13, 0\n",
            "adc r10, 0\n",
            "mov [", $d, " + 24], r10\n",
            "mov [", $d, " + 16], r13\n",
            "mov [", $d, "], r8\n",
        )
    };
}

/// `d = if ZF { a } else { b }`.
#[rustfmt::skip]
macro_rules! choose {
    ($d:literal, $a:literal, $b:literal) => {
        concat!(
            "mov rax, [", $a, "]\n",
            "mov rcx, [", $a, " + 8]\n",
            "mov r8, [", $a, " + 16]\n",
            "mov r9, [", $a, " + 24]\n",
            "cmovnz rax, [", $b, "]\n",
            "cmovnz rcx, [", $b, " + 8]\n",
            "cmovnz r8, [", $b, " + 16]\n",
            "cmovnz r9, [", $b, " + 24]\n",
            "mov [", $d, "], rax\n",
            "mov [", $d, " + 8], rcx\n",
            "mov [", $d, " + 16], r8\n",
            "mov [", $d, " + 24], r9\n",
        )
    };
}

/// Registers that a caller keeps, saved.
macro_rules! save {
    () => {
        "push rbx
         push rbp
         push r12
         push r13
         push r14
         push r15
        "
    };
}

/// And restored.
macro_rules! restore {
    () => {
        "pop r15
         pop r14
         pop r13
         pop r12
         pop rbp
         pop rbx
         ret"
    };
}

/// See [`LadderState`].
fn ladder_step(state: &mut LadderState<Limbs64Adx>, swap: u64) {
    debug_assert!(swap <= 1);
    check(&state[1..5]);
    // SAFETY: an element is the proof that BMI2 and ADX are there; it is four words and a proof without size, so `state` is the 44
    // words that the body may touch.
    unsafe { ladder_step_body(state.as_mut_ptr(), swap) }
}

/// `u`, `x2`, `z2`, `x3`, `z3`; then `A = x2 + z2`, `B = x2 - z2`, `C = x3 + z3`, `D = x3 - z3`, `DA`, `CB`. `A`, `B` or `C`, `D` are squared.
#[unsafe(naked)]
unsafe extern "sysv64" fn ladder_step_body(state: *mut Limbs64Adx, swap: u64) {
    naked_asm!(
        ".p2align 6",
        save!(),
        difference!("rdi + 192", "rdi + 32", "rdi + 64"),
        sum!("rdi + 160", "rdi + 32", "rdi + 64"),
        difference!("rdi + 256", "rdi + 96", "rdi + 128"),
        sum!("rdi + 224", "rdi + 96", "rdi + 128"),
        "test rsi, rsi",
        choose!("rdi + 64", "rdi + 192", "rdi + 256"),
        choose!("rdi + 32", "rdi + 160", "rdi + 224"),
        product!("rdi + 320", "rdi + 224", "rdi + 192"),
        product!("rdi + 288", "rdi + 256", "rdi + 160"),
        difference!("rdi + 256", "rdi + 288", "rdi + 320"),
        square!("rdi + 192", "rdi + 64"),
        square!("rdi + 160", "rdi + 32"),
        sum!("rdi + 224", "rdi + 288", "rdi + 320"),
        difference!("rdi + 288", "rdi + 160", "rdi + 192"),
        square!("rdi + 64", "rdi + 256"),
        product!("rdi + 32", "rdi + 160", "rdi + 192"),
        small_product_plus!("rdi + 320", "rdi + 288", "rdi + 160"),
        product!("rdi + 128", "rdi + 64", "rdi + 0"),
        product!("rdi + 64", "rdi + 320", "rdi + 288"),
        square!("rdi + 96", "rdi + 224"),
        restore!(),
    )
}

/// See [`Accumulator`].
fn double(sum: &mut Accumulator<Limbs64Adx>) {
    check(&sum[..3]);
    // SAFETY: as above; `sum` is 52 words, of which the body may touch 40.
    unsafe { double_body(sum.as_mut_ptr()) }
}

/// `X`, `Y`, `Z`, `T`; `A = X^2` in 4, `B = Y^2` in 5, `C = Z^2` in 6; `H = A + B` in 7, `E = (X + Y)^2 - A - B` in 8, `G = B - A` in 9,
/// `F = 2C - G` in 6. The difference of two products is below `2^256 - 38`, so another product may be taken from it, and it from
/// anything.
#[unsafe(naked)]
unsafe extern "sysv64" fn double_body(sum: *mut Limbs64Adx) {
    naked_asm!(
        ".p2align 6",
        save!(),
        sum!("rdi + 224", "rdi + 0", "rdi + 32"),
        square!("rdi + 160", "rdi + 32"),
        square!("rdi + 128", "rdi + 0"),
        square!("rdi + 256", "rdi + 224"),
        difference!("rdi + 288", "rdi + 256", "rdi + 128"),
        sum!("rdi + 224", "rdi + 128", "rdi + 160"),
        square!("rdi + 192", "rdi + 64"),
        difference!("rdi + 256", "rdi + 288", "rdi + 160"),
        product!("rdi + 96", "rdi + 256", "rdi + 224"),
        difference!("rdi + 288", "rdi + 160", "rdi + 128"),
        sum!("rdi + 160", "rdi + 192", "rdi + 192"),
        difference!("rdi + 192", "rdi + 160", "rdi + 288"),
        product!("rdi + 32", "rdi + 288", "rdi + 224"),
        product!("rdi + 64", "rdi + 192", "rdi + 288"),
        product!("rdi + 0", "rdi + 256", "rdi + 192"),
        restore!(),
    )
}

/// The magnitude of a digit, and all ones if it is negative.
fn magnitude_and_sign(digit: i8) -> (i64, i64) {
    let sign = i64::from(digit >> 7);
    let magnitude = (i64::from(digit) ^ sign) - sign;
    debug_assert!(magnitude <= 8);
    (magnitude, sign)
}

/// The magnitude comes in rdx and goes to xmm8, the sign in rcx to xmm11. Vectors of the baseline: every x86-64 has them.
macro_rules! start_from_registers {
    () => {
        "movd xmm8, edx
         movq xmm11, rcx
        "
    };
}

/// The multiple 0 in xmm0 to xmm5 if the magnitude is 0 (`y + x = y - x = 1`, `2dxy = 0`), else zeros. The number of the next entry less
/// one is in xmm7, minus one in xmm9.
macro_rules! start {
    () => {
        "pshufd xmm8, xmm8, 0
         punpcklqdq xmm11, xmm11
         pcmpeqd xmm9, xmm9
         pxor xmm7, xmm7
         movq xmm0, xmm8
         pcmpeqd xmm0, xmm7
         psrlq xmm0, 63
         movq xmm0, xmm0
         pxor xmm1, xmm1
         movdqa xmm2, xmm0
         pxor xmm3, xmm3
         pxor xmm4, xmm4
         pxor xmm5, xmm5
        "
    };
}

/// Adds the entry at `$at` bytes if its number, which is the last one's plus one, is the magnitude's.
macro_rules! entry {
    ($at:literal) => {
        concat!(
            "psubd xmm7, xmm9\n",
            "movdqa xmm6, xmm7\n",
            "pcmpeqd xmm6, xmm8\n",
            entry!($at, "", "xmm0"),
            entry!($at, " + 16", "xmm1"),
            entry!($at, " + 32", "xmm2"),
            entry!($at, " + 48", "xmm3"),
            entry!($at, " + 64", "xmm4"),
            entry!($at, " + 80", "xmm5"),
        )
    };
    ($at:literal, $offset:literal, $sum:literal) => {
        concat!("movdqu xmm10, [rsi + ", $at, $offset, "]\npand xmm10, xmm6\npor ", $sum, ", xmm10\n")
    };
}

/// Exchanges two registers where xmm11 is set.
macro_rules! exchange {
    ($a:literal $b:literal) => {
        concat!(
            "movdqa xmm10, ",
            $a,
            "\npxor xmm10, ",
            $b,
            "\npand xmm10, xmm11\n",
            "pxor ",
            $a,
            ", xmm10\npxor ",
            $b,
            ", xmm10\n",
        )
    };
}

/// The entry or its negative, for which the first two change places, and of the third, which is below `2^256 - 38`, comes `2^256 - 38`
/// less it.
macro_rules! finish {
    () => {
        concat!(
            exchange!("xmm0" "xmm2"),
            exchange!("xmm1" "xmm3"),
            "pxor xmm4, xmm11\n",
            "pxor xmm5, xmm11\n",
            "movdqu [rdi + 320], xmm0\n",
            "movdqu [rdi + 336], xmm1\n",
            "movdqu [rdi + 352], xmm2\n",
            "movdqu [rdi + 368], xmm3\n",
            "movdqu [rdi + 384], xmm4\n",
            "movdqu [rdi + 400], xmm5\n",
            "movd eax, xmm11\n",
            "and eax, 37\n",
            "sub [rdi + 384], rax\n",
            "sbb qword ptr [rdi + 392], 0\n",
            "sbb qword ptr [rdi + 400], 0\n",
            "sbb qword ptr [rdi + 408], 0\n",
        )
    };
}

/// See [`Accumulator`].
fn add_affine(sum: &mut Accumulator<Limbs64Adx>, window: &[[[u64; 4]; 3]; 8], digit: i8) {
    check(&sum[..4]);
    let (magnitude, sign) = magnitude_and_sign(digit);
    // SAFETY: as above; `sum` is 52 words to write, `window` 96 to read.
    unsafe { add_affine_body(sum.as_mut_ptr(), window.as_ptr().cast(), magnitude, sign) }
}

/// `X`, `Y`, `Z`, `T`; `A = (Y - X)(y - x)` in 7, `B = (Y + X)(y + x)` in 8, `C = 2dxy T` in 4, `D = 2Z`; `E = B - A`, `F = D - C`,
/// `G = D + C`, `H = B + A`. The next addend is chosen meanwhile, on ports that products leave free.
#[unsafe(naked)]
unsafe extern "sysv64" fn add_affine_body(sum: *mut Limbs64Adx, window: *const u64, magnitude: i64, sign: i64) {
    naked_asm!(
        ".p2align 6",
        save!(),
        start_from_registers!(),
        start!(),
        entry!("0"),
        difference!("rdi + 160", "rdi + 32", "rdi + 0"),
        product!("rdi + 128", "rdi + 96", "rdi + 384"),
        entry!("96"),
        sum!("rdi + 192", "rdi + 32", "rdi + 0"),
        product!("rdi + 224", "rdi + 160", "rdi + 352"),
        entry!("192"),
        sum!("rdi + 160", "rdi + 64", "rdi + 64"),
        product!("rdi + 256", "rdi + 192", "rdi + 320"),
        entry!("288"),
        entry!("384"),
        difference!("rdi + 192", "rdi + 160", "rdi + 128"),
        sum!("rdi + 288", "rdi + 160", "rdi + 128"),
        difference!("rdi + 160", "rdi + 256", "rdi + 224"),
        entry!("480"),
        sum!("rdi + 128", "rdi + 256", "rdi + 224"),
        product!("rdi + 0", "rdi + 160", "rdi + 192"),
        entry!("576"),
        product!("rdi + 96", "rdi + 160", "rdi + 128"),
        entry!("672"),
        product!("rdi + 32", "rdi + 288", "rdi + 128"),
        finish!(),
        product!("rdi + 64", "rdi + 192", "rdi + 288"),
        restore!(),
    )
}

/// See [`Bodies::select`].
fn select(sum: &mut Accumulator<Limbs64Adx>, window: &[[[u64; 4]; 3]; 8], digit: i8) {
    let (magnitude, sign) = magnitude_and_sign(digit);
    // SAFETY: as above; `sum` is 52 words to write, `window` 96 to read.
    unsafe { select_body(sum.as_mut_ptr(), window.as_ptr().cast(), magnitude, sign) }
}

/// The selection alone.
#[unsafe(naked)]
unsafe extern "sysv64" fn select_body(sum: *mut Limbs64Adx, window: *const u64, magnitude: i64, sign: i64) {
    naked_asm!(
        ".p2align 6",
        start_from_registers!(),
        start!(),
        entry!("0"),
        entry!("96"),
        entry!("192"),
        entry!("288"),
        entry!("384"),
        entry!("480"),
        entry!("576"),
        entry!("672"),
        finish!(),
        "ret",
    )
}

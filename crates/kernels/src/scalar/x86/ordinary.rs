//! Montgomery arithmetic in x86-64 assembly: `mulx` multiplies without touching the flags, and `adcx` and `adox` carry
//! in two flags, so the low and the high halves of a row of products are added in two independent chains.
//!
//! What lives here is what the bodies do and that list of them; they take the modulus as an argument, so all primes of
//! a shape share them. The variant with fewer products is in [`super::fold`].
//!
//! # The product
//!
//! Operand scanning, one row of the product (`t += b_i a 2^(64 i)`), then one row of the reduction
//! (`m_i = t_i n0`, `t += m_i p 2^(64 i)`), `N` times, and one subtraction of `p` that a `cmov` undoes.
//!
//! **No carry word.** `t` below stands for the accumulator without the limbs already cancelled. If `t < a + p` before a
//! round, then after it
//! `t' = (t + b_i a + m_i p) / 2^64 < (a + p + (2^64 - 1)(a + p)) / 2^64 = a + p`.
//! So `t` fits in `N` limbs between rounds and in `N + 1` within one if `a + p <= 2^(64 N)`, for which
//! `a < p < 2^(64 N - 1)` is enough: the top limb of `p` must have its top bit clear. Nothing is asked of `b`. The
//! result, `t < a + p < 2p`, needs one subtraction. No sum written to a limb with no chain after it can overflow: it is
//! the top limb of one of these bounded values.
//!
//! **Two flags.** In a row, CF carries the low halves and OF the high halves; both are clear at its start and both are
//! spent at its end, where the top limb takes them in (`adox` with the last high half, then `adc`). Starting a chain
//! with `adcx` would cost one of the two ports that can add with carry, so a row starts with `add`, which runs
//! anywhere, followed by a `dec` or `inc` of a register whose value is known, which clears OF and leaves CF. In a
//! product row that register is the new top limb: -1 instead of 0, which the closing `adc .., 1` puts right.
//! In a reduction row the low half of `m_i p_0` need not be added at all: `t_i + lo(m_i p_0)` is 0 or
//! `2^64`, so the carry is `t_i != 0`, which `add t_i, -1` yields without waiting for the product.
//!
//! # Squares
//!
//! With `2a = sum d_j 2^(64 j)` (no limb `N`: the top bit of `a` is clear), row `i` of the square is `a_i (a_i 2^(64
//! i) + (2 a_(i+1) mod 2^64) 2^(64 (i+1)) + sum over j > i + 1 of d_j 2^(64 j)) 2^(64 i)`: the carry of `2 a_(i+1)` is
//! in `d_(i+2)`, and the carry that `d_(i+1)` has from `a_i` is left out. Row `i` has `N - i` products, and no pass
//! doubles anything afterwards.
//!
//! The 6-limb square alternates rows as the product does. Row `i` is below `2^64 2a`, so `t < 2a + p < 3p`
//! between rounds, which fits for `3p <= 2^(64N)`, certainly if the top two bits of `p` are clear; the result is
//! `(a^2 + m p) / 2^(64N) < 2p`. The 4-limb square has registers enough to finish the triangle first and reduce then,
//! as below, and so takes the scalar field of BLS12-381 as well.
//!
//! # Products by a factor that is known long before
//!
//! For a factor `w` that many products share, the rows `W_i = w 2^(64 i - 128) mod p` are made once, and a product is
//! `sum v_i W_i`, all four rows at one place: below `4p 2^64`, five limbs and two bits, where a double-width product
//! has eight limbs. One fold of the lowest limb and one ordinary step are left of four: 25 word products for 33 or 36.
//! The fold leaves less than `4p + 2^64 f` with `f = 2^-64 mod p`, the step less than `f + p + 4p / 2^64`, which is
//! below `2p` if `f + 4p / 2^64 <= p` ([`fixed_fits`](crate::scalar::fits::fixed_fits)), so that one subtraction ends
//! it. `v` may be any four words: no bound above has more of it than that each is a word. A transform's twiddles are
//! such factors, and [`butterfly_ct4`](fn@golden_cove::butterfly_ct4) makes the sum and the difference with `u` too, in
//! 40 cycles where a product, an addition and a subtraction called one after the other take 53, and 49 with the product
//! alone by rows.
//!
//! # Reduction of a double-width value
//!
//! `N` rows on the low half alone, with a fresh top limb each: `t' <= (t + (2^64 - 1) p) / 2^64` stays in `N` limbs and
//! ends at most at `p`, because `t < 2^(64N)` to begin with. Then the high half, below `p`, is added, and one
//! subtraction suffices. There is no carry to take from row to row. The rows alone take a number out of Montgomery
//! form: for `a < p` they end below `p`, since `(a + m p) / 2^(64N)` is, and nothing is added or subtracted.
//!
//! # Complex products
//!
//! For `a = x + y u` and `b = z + w u` with `u^2 = -1`, the components `x z + y (p - w)` and `x w + y z` are sums of
//! two products with one reduction each: round `i` adds two product rows before its reduction row. Then
//! `t < x + y + p <= 3p` between rounds, which fits if the top two bits of `p` are clear, and each result is below
//! `2 p^2 / 2^(64N) + p < 2p`. Karatsuba would save products but not additions with carry: at 6 limbs 192 products and
//! about 430 additions against 228 and 440, and the additions bind.
//!
//! A square is `(x + y)(x - y + p)` and `2x y` with nothing reduced before the products: operands below `2p` give
//! results below `4 p^2 / 2^(64N) + p < 2p` under the same condition.
//!
//! # Delayed reductions in towers
//!
//! [`super::delayed6`] multiplies in the cubic extension and by lines with Karatsuba's method in both steps: a product
//! over `F[u] / (u^2 + 1)` is three double-width products, `x z - y w` and `(x + y)(z + w) - x z - y w`, and
//! coefficients are sums of those, reduced once each (Aranha et al., eprint 2010/526). A product in the cubic extension
//! takes `6 * 108 + 6 * 42 = 900` word products where six complex products take 1368, a line
//! `13 * 108 + 12 * 42 = 1908` where thirteen take 2964.
//!
//! Sums are modulo `2^768`, so what is in between may have any sign and size: only operands and results have bounds.
//! Sums of elements stay unreduced, at most `x + y` of the sum of two sums of two, below `8p`; they fit six limbs if
//! the top three bits of `p` are clear. A coefficient as an integer is what the polynomial product makes of operands
//! below `p`, whichever way it was computed. Of a product `x z - y w + (x w + y z) u` the real part is between `-p^2`
//! and `p^2` and the imaginary part between 0 and `2 p^2`; of it times `1 + u`, `x (z - w) - y (z + w)` is between
//! `-2 p^2` and `p^2` and `x (z + w) + y (z - w)` between `-p^2` and `2 p^2`. A coefficient is the sum of three such,
//! of which at most two times `1 + u`: above `-5 p^2` and below `6 p^2`, so less than `p 2^384` away from zero, for
//! `8p <= 2^384`. If it is negative, which its top bit tells, `p 2^384` is added, by a mask; the reduction's condition,
//! less than `p 2^384`, holds either way. Where no term can be negative (imaginary parts without `1 + u`) nothing is
//! added.
//!
//! A square of `a + b s` with `s^2 = 1 + u` is three squares of two products, `(x + y)(x - y)` with the difference
//! modulo `p`, below `2 p^2` for `a` and `b` and below `4 p^2` for `a + b`, and `(2x) y`. So the real parts of `2 a b`
//! and `a^2 + (1 + u) b^2` are within `4 p^2` of zero, the imaginary ones not negative and below `6 p^2`.
//!
//! # The schedule
//!
//! Multiplications go to one port, additions with carry to two, and at 6 limbs both have about 78 cycles of work, so
//! the order of instructions decides whether they stay busy. Rows, registers and order are a program,
//! `montane schedule NAME --search SECONDS`: from the rows, random moves of steps that keep every dependency are tried
//! by the ten thousand, and kept when the measured time (throughput plus half the latency) falls. `docs/schedule.md`
//! says how; `orders.txt` beside the bodies has what was found. The comments say what each line computes, with `t_i`
//! for the limb of weight `2^(64 i)` of the accumulator; a line may be moved wherever registers and flags allow.
//!
//! The time of one body also depends on what runs before it: the processor binds instructions to ports in groups of six
//! as they arrive, so one `nop` more in the caller can change a chain of squares from 84 cycles to 96. Schedules were
//! therefore measured at calls preceded by zero to five instructions in turn, and the averages count.
//!
//! Core cycles on one core with the ports above (Sapphire Rapids class, 3.6 GHz), throughput / latency, averaged so:
//!
//! | body | 6 limbs | 4 limbs | port floor, 6 limbs |
//! |---|---|---|---|
//! | product, `adx` | 82 / 97 | 39.7 / 55.5 | 78 products |
//! | product, `fold_adx` | 77.7 / 93.7 | 36.8 / 49.8 | 74.5, additions |
//! | square, `adx` | 71 / 87 | 39.7 / 57 | 63 products |
//! | square, `fold_adx` | 68 / 82 | 34.3 / 46 | 61, additions |
//! | reduction | 58.6 / 69 | 29.3 / 45 | 44, additions; bound by the chain of `m` |
//! | double-width product, square | 37, 30.5 | 16.7, 15.1 | 36, 21 |
//! | complex product | 265 / 265 | 127 / 138 | 228 products |
//! | complex square | 181 / 197 | 88 / 105 | 156 products |
//!
//! What was tried for the 6-limb product, throughput / latency of one loop:
//!
//! | variant | before the search | after it |
//! |---|---|---|
//! | rows with `adcx` and `adox`, started by `xor` | 106 / 123 | 83 / 108 |
//! | the same with `m` by `mulx` | 103 / 120 | |
//! | product rows started by `add` and `dec` | 102 / 119 | |
//! | reduction rows too, by `add -1` and `inc` | 96 / 113 | 80 / 96 |
//! | choice by masks (`and`, `xor`) on the idle ports instead of `cmov` | 101 / 126 | |
//! | folding ([`super::fold`]), started by `xor` | 102 / 118 | 82 / 100 |
//! | folding, started by `add` and `dec` | 97 / 112 | 78 / 93 |
//! | the two started by `xor`, called | | 84 to 87 / 115 to 117 |
//! | the same bodies inlined | | 92 to 97 / 101 |
//! | no subtraction at the end (result below `2p`) | 99 / 110 | |

use crate::cpu::Order::{self, GoldenCove, Zen3};
use crate::generated::{golden_cove, zen3};
use crate::kernel::{Applies, Bound, Computes, Doc, ONE_SPARE_BIT, Representation, THREE_SPARE_BITS, TWO_SPARE_BITS};
use crate::op::{Consts, Op};
use crate::{Algorithm, Kernel, Operation, Params};

/// One of these bodies, in an order.
#[must_use]
pub const fn body<O: Op>(operation: Operation, order: Order, limbs: usize, computes: Computes, doc: Doc) -> Kernel {
    let kernel = Kernel::of::<O>(operation, Algorithm::Plain, limbs, computes, doc);
    Kernel { order: Some(order), assembly: true, ..kernel }
}

/// Additions with carry of a product's rows: `2N` in a full row, two for each product and one for the top, but the
/// first needs no carry; `N - 1` in the first row.
#[must_use]
pub const fn product_carries(n: u32) -> u32 {
    n - 1 + 2 * n * (n - 1)
}

/// The same of a square's: doubling, the first row, rows of `N - i` products, of which the last has no second chain.
#[must_use]
pub const fn triangle_carries(n: u32) -> u32 {
    (n - 2) + (n - 1) + (n - 2) * (n + 1) + 1
}

/// Of the last subtraction and its `cmov`.
const fn subtraction_carries(n: u32) -> u32 {
    2 * n - 1
}

/// One number of so many limbs below `2^bits`.
const fn bits(limbs: usize, bits: u32) -> Representation {
    Representation::saturated(limbs, Bound::Bits { bits })
}

/// Two of a form.
const fn two(one: Representation) -> Representation {
    Representation { lanes: 2, ..one }
}

/// The product.
#[must_use]
pub const fn product<O: Op>(limbs: usize, order: Order) -> Kernel {
    const DOC: Doc = Doc {
        summary: "product row and reduction row with two carry chains, in an order found by measuring",
        source: "Koc, Acar, Kaliski 1996, CIOS; Ozturk, Guilford, Gopal 2013, two carry chains",
    };
    let n = limbs as u32;
    Kernel {
        applies: ONE_SPARE_BIT,
        products: Some(2 * n * n + n),
        carries: Some(product_carries(n) + 2 * n * n + subtraction_carries(n)),
        lazy: true,
        ..body::<O>(Operation::MontMul, order, limbs, Computes::mont_product(limbs), DOC)
    }
}

/// The square.
#[must_use]
pub const fn square<O: Op>(limbs: usize, order: Order) -> Kernel {
    const DOC: Doc = Doc {
        summary: "rows of the doubled triangle, and reduction rows",
        source: "Koc, Acar, Kaliski 1996; as mont_mul",
    };
    let n = limbs as u32;
    Kernel {
        // Four limbs leave registers for the triangle before its reduction.
        applies: if limbs == 4 { ONE_SPARE_BIT } else { TWO_SPARE_BITS },
        products: Some(n * (n + 1) / 2 + n * n + n),
        carries: Some(triangle_carries(n) + 2 * n * n + subtraction_carries(n)),
        ..body::<O>(Operation::MontSqr, order, limbs, Computes::mont_square(limbs), DOC)
    }
}

/// The reduction of a double-width value.
#[must_use]
pub const fn reduction<O: Op>(limbs: usize, order: Order) -> Kernel {
    const DOC: Doc =
        Doc { summary: "reduction rows on the low half, then the high half is added", source: "Montgomery 1985" };
    let n = limbs as u32;
    Kernel {
        a: Representation::saturated(2 * limbs, Bound::ModulusShifted { factor: 1, shift: 64 * n }),
        applies: ONE_SPARE_BIT,
        products: Some(n * n + n),
        carries: Some(2 * n * n + n - 1 + subtraction_carries(n)),
        ..body::<O>(Operation::MontRedc, order, limbs, Computes::Scaled { shift: -64 * n as i32 }, DOC)
    }
}

/// Out of Montgomery form.
const fn out_of_montgomery<O: Op>(limbs: usize, order: Order) -> Kernel {
    const DOC: Doc =
        Doc { summary: "reduction rows by themselves, nothing to subtract", source: "Montgomery 1985; as mont_redc" };
    let n = limbs as u32;
    Kernel {
        products: Some(n * n + n),
        carries: Some(2 * n * n),
        ..body::<O>(Operation::FromMont, order, limbs, Computes::Scaled { shift: -64 * n as i32 }, DOC)
    }
}

/// The complex product.
const fn complex_product<O: Op>(limbs: usize, order: Order) -> Kernel {
    const DOC: Doc = Doc {
        summary: "each coordinate one sum of two products, reduced once, row by row",
        source: "Longa, eprint 2022/367, algorithm 2",
    };
    let n = limbs as u32;
    let pair = two(Representation::saturated(limbs, Bound::CANONICAL));
    Kernel {
        a: pair,
        b: Some(pair),
        out: pair,
        applies: TWO_SPARE_BITS,
        products: Some(6 * n * n + 2 * n),
        ..body::<O>(Operation::ComplexMul, order, limbs, Computes::ComplexProduct { shift: -64 * n as i32 }, DOC)
    }
}

/// The complex square.
const fn complex_square<O: Op>(limbs: usize, order: Order) -> Kernel {
    const DOC: Doc = Doc { summary: "(a0 + a1)(a0 - a1) and 2 a0 a1, two products in turn", source: "folklore" };
    let n = limbs as u32;
    let pair = two(Representation::saturated(limbs, Bound::CANONICAL));
    Kernel {
        a: pair,
        out: pair,
        applies: TWO_SPARE_BITS,
        products: Some(2 * (2 * n * n + n)),
        ..body::<O>(Operation::ComplexSqr, order, limbs, Computes::ComplexSquare { shift: -64 * n as i32 }, DOC)
    }
}

/// The butterfly by a prepared factor, of 4 limbs.
const fn butterfly<O: Op>(order: Order) -> Kernel {
    const DOC: Doc = Doc {
        summary: "rows of multiples of one factor, each reduced beforehand; one fold and one ordinary step; sum and difference",
        source: "Cooley and Tukey 1965; Shoup's products by a known factor, by words",
    };
    const FITS: Applies = |p| match Params::<4>::derive(p) {
        Some(k) if crate::scalar::fits::fixed_fits(&k) => Ok(()),
        _ => Err("2^-64 mod p must leave room for one subtraction, and the top bit of the modulus must be clear"),
    };
    let canonical = Representation::saturated(4, Bound::CANONICAL);
    // The first row; three more, the fold and the step; two more for the limb above; the subtraction.
    let product = 3 + 5 * 8 + 2 * 2 + 7;
    let (sum, difference) = (3 + 7, 3 + 1 + 3);
    Kernel {
        a: two(canonical),
        b: Some(Representation { lanes: 4, ..canonical }),
        out: two(canonical),
        applies: FITS,
        products: Some(4 * 4 + 2 * 4 + 1),
        carries: Some(product + sum + difference),
        ..body::<O>(Operation::ButterflyCt, order, 4, Computes::Butterfly { shift: -128 }, DOC)
    }
}

const TO_MEMORY: Doc = Doc { summary: "products of rows, not reduced, to memory", source: "as delayed6" };

/// The complex product of 6 limbs that [`super::delayed6`] delays the reduction of.
const fn wide_complex<O: Op>(order: Order) -> Kernel {
    // Sums of sums of two.
    let fours = two(Representation::saturated(6, Bound::Modulus { factor: 4 }));
    Kernel {
        a: fours,
        b: Some(fours),
        out: two(bits(12, 768)),
        applies: THREE_SPARE_BITS,
        products: Some(3 * 36),
        chains: false,
        ..body::<O>(Operation::WideComplex, order, 6, Computes::WideComplexProduct, TO_MEMORY)
    }
}

/// Two products of 6 limbs, likewise.
const fn wide_pair<O: Op>(order: Order) -> Kernel {
    let any = two(bits(6, 384));
    Kernel {
        a: any,
        b: Some(any),
        out: two(bits(12, 768)),
        products: Some(2 * 36),
        chains: false,
        ..body::<O>(Operation::WidePair, order, 6, Computes::WideProduct, TO_MEMORY)
    }
}

/// The kernels of this file.
#[must_use]
#[inline]
pub const fn list() -> [Kernel; 23] {
    [
        product::<golden_cove::mul4::Body>(4, GoldenCove),
        product::<golden_cove::mul6::Body>(6, GoldenCove),
        product::<zen3::mul4::Body>(4, Zen3),
        product::<zen3::mul6::Body>(6, Zen3),
        square::<golden_cove::sqr4::Body>(4, GoldenCove),
        square::<golden_cove::sqr6::Body>(6, GoldenCove),
        square::<zen3::sqr4::Body>(4, Zen3),
        out_of_montgomery::<golden_cove::from_mont6::Body>(6, GoldenCove),
        out_of_montgomery::<zen3::from_mont6::Body>(6, Zen3),
        reduction::<golden_cove::redc6::Body>(6, GoldenCove),
        reduction::<zen3::redc6::Body>(6, Zen3),
        complex_product::<golden_cove::complex_mul4::Body>(4, GoldenCove),
        complex_product::<golden_cove::complex_mul6::Body>(6, GoldenCove),
        complex_product::<zen3::complex_mul4::Body>(4, Zen3),
        complex_square::<golden_cove::complex_sqr4::Body>(4, GoldenCove),
        complex_square::<golden_cove::complex_sqr6::Body>(6, GoldenCove),
        complex_square::<zen3::complex_sqr4::Body>(4, Zen3),
        butterfly::<golden_cove::butterfly_ct4::Body>(GoldenCove),
        butterfly::<zen3::butterfly_ct4::Body>(Zen3),
        wide_complex::<golden_cove::wide_complex6::Body>(GoldenCove),
        wide_complex::<zen3::wide_complex6::Body>(Zen3),
        wide_pair::<golden_cove::wide_pair6::Body>(GoldenCove),
        wide_pair::<zen3::wide_pair6::Body>(Zen3),
    ]
}

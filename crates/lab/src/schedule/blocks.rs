//! The bodies of `montane_kernels::block`: four products in lanes of doubles and two in words, whose instructions take
//! turns.
//!
//! What the lanes do is written down here, from the formula of `montane_kernels::vector::products52`. What the words do
//! is a body that computes one of the two, in the order that its file has, with other addresses. The two write
//! different registers and different words of the frame, and no instruction on vectors changes a flag: any order of the
//! two that keeps both is legal. They are laid out in proportion, so that the processor has both before it all the
//! time.

use std::fmt::Write;

use montane_kernels::cpu::Level;
use montane_kernels::{Algorithm, Operation};

use super::emit::{self, Shape};
use super::orders::{Ordered, Paragraph, STEPS};
use super::registers::{Body, Line, Place, RSP, Register};

/// What the file of a body is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Block {
    square: bool,
}

/// Limbs of 52 bits; steps of the reduction that are not folds; columns in registers.
const LIMBS: usize = 8;
const ORDINARY: usize = 2;
const COLUMNS: usize = 10;
/// Words of the numbers that are in words, how many of these there are, and where in a block they begin.
const N: usize = 6;
const WORDS: usize = 2;
const IN_WORDS: i32 = 256;

/// A vector's bytes.
const VECTOR: usize = 32;
/// The frame, from below: the operands as doubles, what the caller is given back, pointers, slots of the words' body.
const FIRST: usize = 0;
const SECOND: usize = FIRST + VECTOR * LIMBS;
const RESULT: usize = SECOND + VECTOR * LIMBS;
const A: usize = RESULT + 8;
const B: usize = A + 8;
const CONTROL: usize = B + 8;
const STACK: usize = CONTROL + 8;
const SLOTS: usize = 576;
const FRAME: usize = 640;

/// Vector registers behind the columns: a limb of the first operand, where products are split, that with the unit of
/// the low half, the halves of a product.
const LIMB: usize = 10;
const HIGH: usize = 12;
const HIGH_AND_UNIT: usize = 13;
const HI: usize = 14;
const LO: usize = 15;

/// Constants in memory, by their names in the assembly.
const UNIT: &str = "[rcx + {unit}]";
const MASK: &str = "[rcx + {mask}]";

/// General registers by their numbers.
const RBX: Register = 3;
const RSI: Register = 6;
const RDI: Register = 7;

/// What a step of the reduction multiplies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// `2^-52 mod p`
    Fold,
    /// `p`
    Ordinary,
}

impl Step {
    const fn of(step: usize) -> Self {
        if step < LIMBS - ORDINARY { Self::Fold } else { Self::Ordinary }
    }
}

fn at(base: &str, displacement: usize) -> String {
    if displacement == 0 { format!("[{base}]") } else { format!("[{base} + {displacement}]") }
}

fn frame(displacement: usize) -> String {
    at("rsp", displacement)
}

/// A limb of a table in which each is in every lane.
fn table(name: &str, limb: usize) -> String {
    at(&format!("rcx + {{{name}}}"), VECTOR * limb)
}

/// Instructions on vectors, one after the other.
#[derive(Default)]
struct Lanes {
    square: bool,
    lines: Vec<String>,
}

impl Lanes {
    fn put(&mut self, line: String) {
        self.lines.push(line);
    }

    /// `to = x + y`, or another operation on two registers.
    fn on(&mut self, mnemonic: &str, to: usize, x: usize, y: usize) {
        self.put(format!("{mnemonic} ymm{to}, ymm{x}, ymm{y}"));
    }

    fn add(&mut self, to: usize, from: usize) {
        self.on("vpaddq", to, to, from);
    }

    /// Column `k` begins as its bias.
    fn begin(&mut self, column: usize, k: usize) {
        let bias = at("rcx + {bias}", 8 * k);
        self.put(format!("vbroadcastsd ymm{column}, {bias}"));
    }

    fn load(&mut self, to: usize, from: &str) {
        self.put(format!("vmovapd ymm{to}, {from}"));
    }

    /// The high half of the product of `x` and a vector in memory, into [`HI`].
    fn high_half(&mut self, x: usize, factor: &str) {
        self.load(HI, factor);
        self.on("vfmadd213pd", HI, x, HIGH);
    }

    /// The low half behind it, into [`LO`], in two instructions.
    fn low_half_begins(&mut self) {
        self.on("vsubpd", LO, HIGH_AND_UNIT, HI);
    }

    fn low_half(&mut self, x: usize, factor: &str) {
        self.put(format!("vfmadd231pd ymm{LO}, ymm{x}, {factor}"));
    }

    /// Adds the product of `x` and a vector in memory to two columns, or twice the product.
    fn product(&mut self, x: usize, factor: &str, [low, high]: [usize; 2], twice: bool) {
        self.high_half(x, factor);
        self.low_half_begins();
        self.add(high, HI);
        self.low_half(x, factor);
        self.add(low, LO);
        if twice {
            self.add(high, HI);
            self.add(low, LO);
        }
    }

    /// Takes the carry off a column: what is left, and what the next one gets, in [`HI`].
    fn carry(&mut self, column: usize) {
        self.put(format!("vpsrlq ymm{HI}, ymm{column}, 52"));
        self.put(format!("vpand ymm{column}, ymm{column}, {MASK}"));
    }

    /// A number as a double.
    fn double(&mut self, register: usize) {
        self.put(format!("vpor ymm{register}, ymm{register}, {UNIT}"));
        self.put(format!("vsubpd ymm{register}, ymm{register}, {UNIT}"));
    }

    /// The factor of a step in place of its column, whose carry goes to the next.
    fn factor(&mut self, step: Step, [low, high]: [usize; 2]) {
        if step == Step::Fold {
            self.carry(low);
            self.add(high, HI);
            self.double(low);
            return;
        }
        // The factor is `t n0 mod 2^52`, and the low half of its product with limb 0 of `p` is left out: the carry is
        // rounded up.
        self.put(format!("vpaddq ymm{HI}, ymm{low}, {MASK}"));
        self.put(format!("vpand ymm{low}, ymm{low}, {MASK}"));
        self.put(format!("vpsrlq ymm{HI}, ymm{HI}, 52"));
        self.double(low);
        self.add(high, HI);
        let n0 = table("n0s", 0);
        self.high_half(low, &n0);
        self.low_half_begins();
        self.low_half(low, &n0);
        self.put(format!("vsubpd ymm{low}, ymm{LO}, {UNIT}"));
        self.high_half(low, &table("ps", 0));
        self.add(high, HI);
    }

    /// Limb `i` of the first operand.
    fn limb(&mut self, i: usize) {
        let operand = if self.square { SECOND } else { FIRST };
        self.load(LIMB, &frame(operand + VECTOR * i));
    }

    /// Row `i` of the product goes together with a step of the reduction, limb by limb, and with the factor of the next
    /// step, whose column is complete with the first limb.
    fn row(&mut self, i: Option<usize>, step: Option<(Step, usize)>, columns: &[usize], next: Option<Step>) {
        for j in 0..LIMBS {
            let two = [columns[j], columns[j + 1]];
            // A square has the products of distinct limbs once, doubled.
            if let Some(i) = i.filter(|&i| !self.square || j >= i) {
                self.product(LIMB, &frame(SECOND + VECTOR * j), two, self.square && j > i);
            }
            match step {
                Some((Step::Fold, factor)) => self.product(factor, &table("folds", j), two, false),
                // The lowest limb was part of the factor.
                Some((Step::Ordinary, factor)) if j + 1 < LIMBS => {
                    self.product(factor, &table("ps", j + 1), two, false);
                }
                _ => {}
            }
            if let (2, Some(next)) = (j, next) {
                self.factor(next, [columns[0], columns[1]]);
            }
        }
    }

    /// Product and reduction; which registers the limbs of the result are in.
    fn reduced(&mut self) -> Vec<usize> {
        let mut columns: Vec<usize> = (0..COLUMNS).collect();
        (0..COLUMNS).for_each(|k| self.begin(k, k));
        self.limb(0);
        self.row(Some(0), None, &columns, Some(Step::of(0)));
        for step in 0..LIMBS {
            let row = Some(step + 1).filter(|&row| row < LIMBS);
            if let Some(row) = row {
                self.limb(row);
            }
            columns.rotate_left(1);
            let factor = columns[COLUMNS - 1];
            self.row(row, Some((Step::of(step), factor)), &columns, row.map(Step::of));
            // The factor's register is the next column's.
            if COLUMNS + step < 2 * LIMBS {
                self.begin(factor, COLUMNS + step);
            }
        }
        columns.truncate(LIMBS);
        columns
    }
}

/// How many instructions carry the columns at the end: each waits for the one before, and what is in words should be
/// done by then.
const CARRIES: usize = 3 * (LIMBS - 1);

impl Block {
    pub(super) const ALL: [Self; 2] = [Self { square: false }, Self { square: true }];

    /// The body that a kernel's name means.
    pub(super) fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|block| block.name() == name)
    }

    pub(super) fn name(self) -> String {
        self.operation().at(N, &Algorithm::Block.at(None, Level::Fma))
    }

    fn operation(self) -> Operation {
        if self.square { Operation::MontSqr } else { Operation::MontMul }
    }

    /// Its module.
    pub(super) fn module(self) -> String {
        format!("block_{}{N}", emit::function(self.operation()))
    }

    /// The body that computes one of the numbers in words, in the order that a paragraph has.
    fn word(self, of: &Paragraph) -> Result<Body, String> {
        let name = &of.name;
        let (_, program) = Shape::of(name).ok_or_else(|| format!("there are no rows of '{name}'"))?;
        let ordered = match of.part(STEPS) {
            Some(numbers) => Ordered::read(&program, numbers).ok_or_else(|| format!("'{name}' is not of its rows"))?,
            None => Ordered::plain(&program),
        };
        let (_, body) = emit::body(&program, &ordered).map_err(|why| format!("{name}: {why}"))?;
        assert!(8 * usize::from(body.slots) <= FRAME - SLOTS, "the frame has room for the slots");
        Ok(body)
    }

    /// The numbers in words, one after the other: pointers, the body behind them, what it leaves.
    fn words(self, body: &Body) -> Vec<String> {
        let mut lines = Vec::new();
        for i in 0..WORDS as i32 {
            let begin = IN_WORDS + 8 * N as i32 * i;
            for (register, slot) in [(RSI, B), (RDI, A)] {
                if body.pointers.contains(&register) {
                    lines.push(format!("mov {}, {}", emit::register(register), frame(slot)));
                }
            }
            for line in &body.lines {
                let places = line.places.iter().map(|&place| match place {
                    Place::Memory(RSP, slot) => Place::Memory(RSP, SLOTS as i32 + slot),
                    Place::Memory(pointer, word) => Place::Memory(pointer, begin + word),
                    other => other,
                });
                lines.push(emit::text(&Line { places: places.collect(), ..line.clone() }));
            }
            let free = [RDI, RSI, RBX].into_iter().find(|r| !body.out.contains(r)).unwrap_or(RBX);
            lines.push(format!("mov {}, {}", emit::register(free), frame(RESULT)));
            for (j, &word) in body.out.iter().enumerate() {
                let to = at(&emit::register(free), begin as usize + 8 * j);
                lines.push(format!("mov {to}, {}", emit::register(word)));
            }
        }
        lines
    }

    /// Keeps what belongs to the caller, and the pointers; says how to round.
    fn begin(self) -> Vec<String> {
        let kept = ["rbx", "rbp", "r12", "r13", "r14", "r15"];
        let mut lines: Vec<String> = kept.map(|register| format!("push {register}")).into();
        lines.extend([
            "mov rbp, rsp".into(),
            format!("sub rsp, {FRAME}"),
            "and rsp, -64".into(),
            format!("mov {}, rbp", frame(STACK)),
            format!("mov {}, rdi", frame(RESULT)),
            format!("mov {}, rsi", frame(A)),
        ]);
        if !self.square {
            lines.push(format!("mov {}, rdx", frame(B)));
        }
        lines.extend([
            format!("stmxcsr {}", frame(CONTROL)),
            "ldmxcsr [rcx + {control}]".into(),
            format!("vbroadcastsd ymm{HIGH}, [rcx + {{high}}]"),
            format!("vbroadcastsd ymm{HIGH_AND_UNIT}, [rcx + {{high}} + 8]"),
        ]);
        lines
    }

    /// The operands as doubles, in the frame.
    fn doubles(self) -> Vec<String> {
        let mut lanes = Lanes { square: self.square, lines: Vec::new() };
        let operands: &[_] = if self.square { &[("rsi", SECOND)] } else { &[("rdx", SECOND), ("rsi", FIRST)] };
        for limb in 0..LIMBS {
            for &(pointer, doubles) in operands {
                lanes.put(format!("vmovupd ymm{limb}, {}", at(pointer, VECTOR * limb)));
                lanes.double(limb);
                lanes.put(format!("vmovapd {}, ymm{limb}", frame(doubles + VECTOR * limb)));
            }
        }
        lanes.lines
    }

    /// Stores the lanes; gives back what is the caller's.
    fn end(columns: &[usize]) -> Vec<String> {
        let mut lines = vec![format!("mov rdi, {}", frame(RESULT))];
        let stores = columns.iter().enumerate();
        lines.extend(stores.map(|(limb, column)| format!("vmovupd {}, ymm{column}", at("rdi", VECTOR * limb))));
        lines.push(format!("ldmxcsr {}", frame(CONTROL)));
        lines.push(format!("mov rsp, {}", frame(STACK)));
        lines.extend(["r15", "r14", "r13", "r12", "rbp", "rbx"].map(|register| format!("pop {register}")));
        lines.extend(["vzeroupper".into(), "ret".into()]);
        lines
    }

    /// Every instruction.
    fn lines(self, words: &[String]) -> Vec<String> {
        let mut lanes = Lanes { square: self.square, lines: Vec::new() };
        let columns = lanes.reduced();
        let beside = lanes.lines.len();
        for two in columns.windows(2) {
            lanes.carry(two[0]);
            lanes.add(two[1], HI);
        }
        debug_assert_eq!(lanes.lines.len(), beside + CARRIES);
        [self.begin(), self.doubles(), in_turn(words, &lanes.lines, beside), Self::end(&columns)].concat()
    }

    /// The file, with the words' part in the order of that paragraph.
    pub(super) fn file(self, words: &Paragraph) -> Result<String, String> {
        let word = self.word(words)?;
        let (function, name) = (emit::function(self.operation()), self.name());
        let title = if self.square { "square" } else { "product" };
        let mut out = format!(
            "//! `{name}`: the {title} of blocks of six limbs, made by `montane schedule --emit`; [`crate::block`] says\n\
             //! what it is made of. What is in words has the order of `{}`.\n//!\n\
             //! What the instructions say is in `crates/lab/src/schedule/blocks.rs` and, of words, `rows.rs`, to be \
             changed there.\n\n\
             use core::arch::naked_asm;\nuse core::mem::offset_of;\n\nuse crate::Params;\n\
             use crate::block::memory::{{Block, Constants, Tables}};\n\n\
             /// Where the result goes, which may be where an operand is; operands and constants.\n\
             #[rustfmt::skip]\n#[unsafe(naked)]\n",
            words.name
        );
        let second = if self.square { "_" } else { "b" };
        let block = format!("Block<{N}, {LIMBS}>");
        let constants = format!("Constants<{N}, {LIMBS}>");
        let parameters = format!("out: *mut {block}, a: *const {block}, {second}: *const {block}, k: &{constants}");
        _ = write!(
            out,
            "pub(crate) unsafe extern \"sysv64\" fn {function}({parameters}) {{\n    naked_asm!(\n        \".p2align 6\",\n"
        );
        for lines in self.lines(&self.words(&word)).chunks(3) {
            let quoted: Vec<String> = lines.iter().map(|line| format!("\"{line}\"")).collect();
            _ = writeln!(out, "        {},", quoted.join(", "));
        }
        for name in ["folds", "ps", "n0s", "mask", "unit", "bias", "high", "control"] {
            let tables = format!("offset_of!({constants}, tables) + offset_of!(Tables<{LIMBS}>, {name})");
            _ = writeln!(out, "        {name} = const {tables},");
        }
        for name in ["p", "n0", "fold1"] {
            let params = format!("offset_of!({constants}, params) + offset_of!(Params<{N}>, {name})");
            _ = writeln!(out, "        {name} = const {params},");
        }
        out.push_str("    )\n}\n");
        Ok(out)
    }
}

/// Words and lanes in proportion, until the words end beside so many instructions of the lanes.
fn in_turn(words: &[String], lanes: &[String], beside: usize) -> Vec<String> {
    let mut lines = Vec::with_capacity(words.len() + lanes.len());
    let mut done = 0;
    for (i, line) in lanes.iter().enumerate() {
        while done < words.len() && done * beside <= i * words.len() {
            lines.push(words[done].clone());
            done += 1;
        }
        lines.push(line.clone());
    }
    lines.extend_from_slice(&words[done..]);
    lines
}

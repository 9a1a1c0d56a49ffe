//! A body as a file of `montane-kernels`, and back: the order and the instructions that a file has.

use std::path::PathBuf;

use iced_x86::Register as Name;

use super::machine_code::name;
use super::program::{Choices, Chosen, Field, Op, Program};
use super::registers::{self, Body, Line, Place, RSP, Register};

/// Beyond so many instructions a file has two on a line.
const LONG: usize = 520;

/// A kernel by its name's parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub(super) operation: String,
    pub(super) limbs: usize,
    pub(super) algorithm: String,
}

impl Shape {
    /// Of a kernel's name, if there are rows of it.
    pub(super) fn of(name: &str) -> Option<(Self, Program)> {
        let mut parts = name.splitn(4, '_');
        let operation = format!("{}_{}", parts.next()?, parts.next()?);
        let limbs = parts.next()?.parse().ok().filter(|limbs| [4, 5, 6, 8].contains(limbs))?;
        let shape = Self { operation, limbs, algorithm: parts.next()?.into() };
        let program = super::rows::of(&shape.operation, limbs, &shape.algorithm)?;
        Some((shape, program))
    }

    fn function(&self) -> &str {
        self.operation.strip_prefix("mont_").unwrap_or(&self.operation)
    }

    /// Its file in a checkout.
    pub(super) fn path(&self) -> PathBuf {
        let generated = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernels/src/generated"));
        let order = ["zen3", "zen5"].into_iter().find(|order| self.algorithm.contains(order));
        generated.join(order.unwrap_or("golden_cove")).join(format!(
            "{}{}{}.rs",
            self.prefix(),
            self.function(),
            self.limbs
        ))
    }

    /// What the file's name says of the algorithm.
    fn prefix(&self) -> &'static str {
        match self.module() {
            "logjump_adx" => "logjump_",
            "adx_full" => "no_spare_bit_",
            _ => "",
        }
    }

    /// The module that says what the rows do.
    fn module(&self) -> &'static str {
        match &self.algorithm {
            algorithm if algorithm.starts_with("logjump") => "logjump_adx",
            algorithm if algorithm == "adx_full" => "adx_full",
            _ => "adx",
        }
    }

    /// Title; operands with their types, and where each pointer comes from; result; documentation; assertion.
    fn words(&self) -> Words {
        let n = self.limbs;
        let bits = 64 * n;
        let (array, pair) = (format!("&[u64; {n}]"), format!("[&[u64; {n}]; 2]"));
        let spare = |bits: usize| format!("k.p[{}] >> {} == 0", n - 1, 64 - bits);
        let folds = self.algorithm.starts_with("logjump_");
        let full = self.algorithm == "adx_full";
        let two = &["a", "b"][..];
        let (title, summary, operands, ty, pointers, computes): (_, _, _, _, &[&str], _) = match self.function() {
            "mul" => {
                ("product", "Montgomery product.", two, array, &["b", "a"], format!("`a * b * 2^(-{bits}) mod p`"))
            }
            "sqr" => ("square", "Montgomery square.", &two[..1], array, &["a"], format!("`a^2 * 2^(-{bits}) mod p`")),
            "relaxed_mul" => (
                "product without a last subtraction",
                "Montgomery product, not brought below `p`.",
                two,
                array,
                &["b", "a"],
                format!("`a * b * 2^(-{bits})` modulo `p`"),
            ),
            "relaxed_sqr" => (
                "square without a last subtraction",
                "Montgomery square, not brought below `p`.",
                &two[..1],
                array,
                &["a"],
                format!("`a^2 * 2^(-{bits})` modulo `p`"),
            ),
            "redc" => (
                "reduction of a double-width value",
                "Montgomery reduction of `[low limbs, high limbs]`.",
                &["t"][..],
                format!("&[[u64; {n}]; 2]"),
                &["t"],
                format!("`t * 2^(-{bits}) mod p`"),
            ),
            "butterfly_ct" => (
                "butterfly by a prepared factor",
                "Butterfly of Cooley and Tukey of `a = [v, u]` and the factor `w` of `rows`, whose row `i` is `w * 2^(64 i - 128) mod p`.",
                &["a", "rows"],
                pair,
                &["a[0]", "a[1]", "rows"],
                "`[u + t mod p, u - t mod p]` for `t = sum v[i] * rows[i] * 2^(-128)`, which is `v * w * 2^(-256)`"
                    .into(),
            ),
            "wide_mul" => (
                "double-width product",
                "Product as `[low limbs, high limbs]`.",
                two,
                array,
                &["b", "a"],
                "`a * b`".into(),
            ),
            "wide_sqr" => (
                "double-width square",
                "Square as `[low limbs, high limbs]`.",
                &two[..1],
                array,
                &["a"],
                "`a^2`".into(),
            ),
            "wide_pair" => (
                "two double-width products",
                "Products `a[0] b[0]` and `a[1] b[1]`, each `[low limbs, high limbs]`.",
                two,
                pair,
                &["a[0]", "b[0]", "a[1]", "b[1]"],
                "`[a0 b0, a1 b1]`, to `out`".into(),
            ),
            "wide_complex" => (
                "double-width complex product",
                "Product in `Z[u] / (u^2 + 1)` of `a[0] + a[1] u` and `b[0] + b[1] u`, each coordinate `[low limbs, high limbs]`.",
                two,
                pair,
                &["a[0]", "b[0]", "a[1]", "b[1]"],
                format!("`[a0 b0 - a1 b1, a0 b1 + a1 b0]` modulo `2^{}`, to `out`", 2 * bits),
            ),
            "complex_mul" => (
                "complex product",
                "Product in `F[u] / (u^2 + 1)` of `a[0] + a[1] u` and `b[0] + b[1] u`.",
                two,
                pair,
                &["a[0]", "b[0]", "a[1]", "b[1]"],
                format!("`[(a0 b0 - a1 b1) 2^(-{bits}) mod p, (a0 b1 + a1 b0) 2^(-{bits}) mod p]`"),
            ),
            _ => (
                "complex square",
                "Square in `F[u] / (u^2 + 1)` of `a[0] + a[1] u`.",
                &two[..1],
                pair,
                &["a[0]", "a[1]"],
                format!("`[(a0 + a1)(a0 - a1) 2^(-{bits}) mod p, 2 a0 a1 2^(-{bits}) mod p]`"),
            ),
        };
        let (requires, assertion, ensures, source) = match self.function() {
            "mul" if folds => (
                "`a, b < p` and [`crate::scalar::x86::fold::fold_fits`]; or what [`crate::select::takes_lazy`] allows".into(),
                Some("crate::scalar::x86::fold::fold_fits(k)".into()),
                "result `< p`".into(),
                "Domb (2022), with the bounds of [`super`]",
            ),
            "mul" if full => (
                "`a < p`, nothing of `b`".into(),
                None,
                "result `< p`".into(),
                "Koc, Acar, Kaliski (1996), CIOS, with the bounds of [`super`]",
            ),
            "mul" => (
                "`a < p` and that the top bit of `p` is clear, nothing of `b`; or `a, b < 2p` and that the top two bits are clear".into(),
                Some(spare(1)),
                "result `< p`".into(),
                "Koc, Acar, Kaliski (1996), CIOS, with the bounds of [`super`]",
            ),
            "sqr" if folds => (
                "`a < p` and [`crate::scalar::x86::fold::fold_fits_square`]".into(),
                Some("crate::scalar::x86::fold::fold_fits_square(k)".into()),
                "result `< p`".into(),
                "Domb (2022), with the bounds of [`super`]",
            ),
            "relaxed_mul" | "relaxed_sqr" => (
                "operands `< 2p` and [`crate::scalar::x86::fold::relaxed_fits`]".into(),
                Some("crate::scalar::x86::fold::relaxed_fits(k)".into()),
                "result `< 2p`".into(),
                "Domb (2022); Walter (1999) for leaving it out; with the bounds of [`super`]",
            ),
            "sqr" if n == 4 => (
                "`a < p`, and that the top bit of `p` is clear".into(),
                Some(spare(1)),
                "result `< p`".into(),
                "Koc, Acar, Kaliski (1996), SOS, with the bounds of [`super`]",
            ),
            "sqr" => (
                "`a < p`, and that the top two bits of `p` are clear".into(),
                Some(spare(2)),
                "result `< p`".into(),
                "Koc, Acar, Kaliski (1996), CIOS, with the bounds of [`super`]",
            ),
            "redc" => (
                format!("`t < p * 2^{bits}`, and that the top bit of `p` is clear"),
                Some(spare(1)),
                "result `< p`".into(),
                "Montgomery (1985), with the bounds of [`super`]",
            ),
            "butterfly_ct" => (
                "`u < p`, rows `< p` and [`crate::scalar::x86::fold::fixed_fits`], nothing of `v`".into(),
                Some("crate::scalar::x86::fold::fixed_fits(k)".into()),
                "results `< p`".into(),
                "Cooley and Tukey (1965); Shoup's products by a known factor, by words, with the bounds of [`super`]",
            ),
            "wide_mul" => ("nothing".into(), None, format!("the exact product, below `2^{}`", 2 * bits), "operand scanning by rows, as [`super`]"),
            "wide_pair" => ("nothing".into(), None, format!("the exact products, below `2^{}`", 2 * bits), "operand scanning by rows, as [`super`]"),
            "wide_complex" => (
                format!("`a0 + a1 < 2^{bits}` and `b0 + b1 < 2^{bits}`"),
                None,
                "coordinates modulo that power of two; the real part may stand for a negative number".into(),
                "Karatsuba and Ofman (1962), rows as [`super`]",
            ),
            "wide_sqr" => (
                format!("`a < 2^{}`", bits - 1),
                Some(format!("a[{}] >> 63 == 0", n - 1)),
                "the exact square".into(),
                "the triangle of [`super`]",
            ),
            other @ ("complex_mul" | "complex_sqr") if folds => (
                format!("operands `< p` and [`crate::scalar::x86::fold::{other}_fits`]"),
                Some(format!("crate::scalar::x86::fold::{other}_fits(k)")),
                "results `< p`".into(),
                "Karatsuba and Ofman (1962) or the complex method; Domb (2022); with the bounds of [`super`]",
            ),
            other => (
                "operands `< p`, and that the top two bits of `p` are clear".into(),
                Some(spare(2)),
                "results `< p`".into(),
                if other == "complex_mul" { "Longa, eprint 2022/367, with the bounds of [`super`]" } else { "the complex method; [`super`]" },
            ),
        };
        Words { title, summary, operands, ty, pointers, computes, requires, assertion, ensures, source }
    }

    /// Whether the body reads the constants.
    fn has_constants(&self) -> bool {
        !self.operation.starts_with("wide_")
    }
}

struct Words {
    title: &'static str,
    summary: &'static str,
    operands: &'static [&'static str],
    ty: String,
    pointers: &'static [&'static str],
    computes: String,
    requires: String,
    assertion: Option<String>,
    ensures: String,
    source: &'static str,
}

fn lower(register: Name) -> String {
    format!("{register:?}").to_lowercase()
}

fn place(place: Place) -> String {
    let behind = |register: Register, displacement: i32| match displacement {
        0 => format!("[{}]", lower(name(register))),
        _ => format!("[{} + {displacement}]", lower(name(register))),
    };
    match place {
        Place::Register(register) => lower(name(register)),
        Place::Half(register) => lower(name(register).full_register32()),
        Place::Memory(register, displacement) => behind(register, displacement),
        Place::Constant(register, field, 0) => format!("[{} + {{{}}}]", lower(name(register)), field.name()),
        Place::Constant(register, field, word) => {
            format!("[{} + {{{}}} + {}]", lower(name(register)), field.name(), 8 * word)
        }
        Place::Element(which, word) => {
            let name = ["d", "a", "b"][usize::from(which)];
            if word == 0 { format!("[\", ${name}, \"]") } else { format!("[\", ${name}, \" + {}]", 8 * word) }
        }
        Place::Twice(register) => format!("[{0} + {0}]", lower(name(register))),
        Place::Immediate(value) => value.to_string(),
    }
}

/// A register's name in the assembly.
pub(super) fn register(register: Register) -> String {
    lower(name(register))
}

pub(super) fn text(line: &Line) -> String {
    let places: Vec<String> = line.places.iter().map(|&p| place(p)).collect();
    format!("{} {}", line.mnemonic, places.join(", "))
}

/// The file, with the line that says how it came to be.
pub(super) fn file(shape: &Shape, program: &Program, body: &Body, provenance: &str) -> String {
    let words = shape.words();
    let n = shape.limbs;
    let spelled = ["four", "five", "six", "seven", "eight"][n - 4];
    let constants = shape.has_constants();
    let mut out = format!(
        "//! The {}, {spelled} limbs: [`crate::scalar::x86::{}`] says what the rows do, this is their order.\n//!\n",
        words.title,
        shape.module()
    );
    let mut put = |line: &str| {
        out.push_str(line);
        out.push('\n');
    };
    put(&format!("//! Generated: {provenance}"));
    put("//! What the lines say is in `crates/lab/src/schedule/rows.rs`; change it there.\n");
    if constants {
        put("use crate::Params;");
    }
    put("use crate::cpu::Adx;\nuse core::arch::{asm, naked_asm};");
    if constants {
        put("use core::mem::offset_of;");
    }
    if body.result.is_some() {
        put("use core::mem::MaybeUninit;");
    }
    put(&format!("\n/// {}\n///", words.summary));
    for (what, text) in [
        ("Computes", &words.computes),
        ("Requires", &words.requires),
        ("Ensures", &words.ensures),
        ("Time", &"constant".into()),
    ] {
        put(&format!("/// * **{what}** {text}"));
    }
    let source = words.source.replace("[`super`]", &format!("[`crate::scalar::x86::{}`]", shape.module()));
    put(&format!("/// * **Source** {source}\n#[inline(always)]"));
    if body.result.is_none() {
        put("#[must_use]");
    }
    let ty = |name: &str| if name == "rows" { format!("&[[u64; {n}]; {n}]") } else { words.ty.clone() };
    let in_memory = body.result.map(|_| format!("out: &mut MaybeUninit<[[[u64; {n}]; 2]; 2]>"));
    let given = words.operands.iter().map(|name| format!("{name}: {}", ty(name)));
    let mut parameters: Vec<String> = in_memory.into_iter().chain(given).collect();
    if constants {
        parameters.push(format!("k: &Params<{n}>"));
    }
    let double = body.out.len() == 2 * n;
    let result = match (body.result, double) {
        (Some(_), _) => String::new(),
        (None, true) => format!(" -> [[u64; {n}]; 2]"),
        (None, false) => format!(" -> [u64; {n}]"),
    };
    let signature = format!("pub fn {}(_: Adx, {}){result} {{", shape.function(), parameters.join(", "));
    if signature.len() <= 120 {
        put(&signature);
    } else {
        let parameters: String = parameters.iter().map(|p| format!("    {p},\n")).collect();
        put(&format!("pub fn {}(\n    _: Adx,\n{parameters}){result} {{", shape.function()));
    }
    if let Some(assertion) = &words.assertion {
        put(&format!("    debug_assert!({assertion});"));
    }
    let results: Vec<String> = (0..body.out.len()).map(|i| format!("r{i}")).collect();
    let types = vec!["u64"; results.len()].join(", ");
    let declared = format!("    let ({}): ({types});", results.join(", "));
    if results.is_empty() {
    } else if declared.len() <= 120 {
        put(&declared);
    } else {
        let types = "        u64,\n".repeat(results.len());
        put(&format!("    let ({}): (\n{types}    );", results.join(", ")));
    }
    let read: Vec<String> =
        words.operands.iter().chain(constants.then_some(&"k")).map(|name| format!("`{name}`")).collect();
    let writes = if body.result.is_some() { "writes all of `out` and" } else { "writes" };
    put(&format!(
        "    // SAFETY: the token proves BMI2 and ADX. The body reads {}, {writes} no memory but its stack frame, and\n    // changes no register that is not listed.",
        read.join(" and ")
    ));
    put("    unsafe {\n        asm!(\n            \"call {body}\",\n            body = sym body,");
    for register in [0, 1, 2, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] {
        let pointer = program.interface.pointers.iter().position(|&(_, r)| r == register);
        let to = body.out.iter().position(|&r| r == register).map_or("_".into(), |i| format!("r{i}"));
        let in_name = lower(name(register));
        match pointer {
            Some(0) if constants => {
                put(&format!("            inlateout(\"{in_name}\") core::ptr::from_ref(k) => {to},"))
            }
            Some(_) if body.result == Some(register) => {
                put(&format!("            inlateout(\"{in_name}\") out.as_mut_ptr() => {to},"));
            }
            Some(i) if i > 0 => {
                put(&format!("            inlateout(\"{in_name}\") {}.as_ptr() => {to},", words.pointers[i - 1]));
            }
            _ => put(&format!("            lateout(\"{in_name}\") {to},")),
        }
    }
    put(if body.result.is_some() {
        "        );\n    }"
    } else {
        "            options(pure, readonly),\n        );\n    }"
    });
    if body.result.is_some() {
    } else if double {
        put(&format!("    [[{}], [{}]]", results[..n].join(", "), results[n..].join(", ")));
    } else {
        put(&format!("    [{}]", results.join(", ")));
    }
    put(
        "}\n\n/// Not a function of the C convention: the registers are those that the `asm!` above lists.\n#[rustfmt::skip]\n#[unsafe(naked)]\nextern \"C\" fn body() {\n    naked_asm!(\n        \".p2align 6\",\n        \"push rbx\",\n        \"push rbp\",",
    );
    let frame = 8 * u32::from(body.slots);
    if frame > 0 {
        put(&format!("        \"sub {}, {frame}\",", lower(name(RSP))));
    }
    let lines: Vec<(String, &str)> = body.lines.iter().map(|l| (text(l), said(program, l))).collect();
    let at_once = if lines.len() > LONG { 2 } else { 1 };
    let joined: Vec<(String, String)> = lines
        .chunks(at_once)
        .map(|lines| {
            let code: Vec<&str> = lines.iter().map(|(code, _)| code.as_str()).collect();
            let comments: Vec<&str> = lines.iter().map(|(_, comment)| *comment).collect();
            (format!("\"{}\",", code.join("; ")), comments.join("; "))
        })
        .collect();
    let width = joined.iter().map(|(code, _)| code.len()).max().unwrap_or(0);
    for (code, comment) in &joined {
        put(&format!("        {code:<width$} // {comment}"));
    }
    if frame > 0 {
        put(&format!("        \"add {}, {frame}\",", lower(name(RSP))));
    }
    put("        \"pop rbp\",\n        \"pop rbx\",\n        \"ret\",");
    let used = |field: Field| {
        body.lines.iter().any(|l| l.places.iter().any(|p| matches!(p, Place::Constant(_, f, _) if *f == field)))
    };
    for field in Field::ALL.into_iter().filter(|&field| used(field)) {
        let member = if field == Field::Fold { "fold1" } else { field.name() };
        put(&format!("        {} = const offset_of!(Params<{n}>, {member}),", field.name()));
    }
    put("    )\n}");
    out
}

/// What the comments of instructions that are no steps say.
pub(super) const MULTIPLIER: &str = "multiplier";
const FACTOR: &str = "factor";
const IDLE: &str = "idle";

pub(super) fn said<'a>(program: &'a Program, line: &Line) -> &'a str {
    match line.step {
        Some(step) => &program.texts[usize::from(step)],
        None if line.places[0] == line.places[1] => IDLE,
        None if [Place::Register(registers::RDX), Place::Half(registers::RDX)].contains(&line.places[0]) => MULTIPLIER,
        None => FACTOR,
    }
}

/// A file's line that says how it came to be.
pub(super) fn provenance(file: &str) -> Option<&str> {
    file.lines().find_map(|line| line.strip_prefix("//! Generated: "))
}

/// The order and the choices of a file, or `None` if its lines are not these rows.
pub(super) fn parse(program: &Program, file: &str) -> Option<(Vec<u16>, Choices)> {
    parse_lines(program, &file[file.find("naked_asm!(\n")?..], "\",")
}

/// The same of lines that end so before their comments.
pub(super) fn parse_lines(program: &Program, body: &str, end: &str) -> Option<(Vec<u16>, Choices)> {
    let mut order = Vec::new();
    let mut choices = program.choices();
    let mut mnemonics = vec![""; program.steps.len()];
    let mut split = false;
    for line in body.lines() {
        let Some((code, comments)) = line.trim().strip_prefix('"').and_then(|l| l.split_once(end)) else { continue };
        let Some(comments) = comments.trim().strip_prefix("// ") else { continue };
        for (code, comment) in code.split("; ").zip(comments.split("; ")) {
            match comment {
                MULTIPLIER => continue,
                FACTOR => {
                    split = true;
                    continue;
                }
                IDLE => {
                    choices.idle[usize::from(*order.last()?)] = true;
                    continue;
                }
                _ => {}
            }
            let id = program.texts.iter().position(|text| text == comment)?;
            if matches!(program.steps[id].op, Op::Mulx { .. }) {
                choices.other[id] = std::mem::take(&mut split);
            }
            mnemonics[id] = code.split(' ').next()?;
            order.push(id as u16);
        }
    }
    for (id, step) in program.steps.iter().enumerate() {
        choices.other[id] |= match step.op {
            Op::Adc => mnemonics[id] == "adcx",
            Op::Adcx => mnemonics[id] == "adc",
            Op::Zero { by_mov } => (mnemonics[id] == "mov") != by_mov,
            _ => false,
        };
    }
    for (row, by_xor) in program.rows.iter().zip(&mut choices.by_xor) {
        *by_xor = mnemonics[row.first] == "adcx";
        choices.other[row.first] = false;
    }
    let at = |id: usize| order.iter().position(|&o| usize::from(o) == id);
    for ([first, second], swapped) in program.pairs.iter().zip(&mut choices.swapped) {
        *swapped = at(*first)? > at(*second)?;
    }
    let chosen = program.chosen(&choices)?;
    // Steps that this choice leaves out.
    let absent: Vec<usize> = (0..chosen.steps.len()).filter(|&id| at(id).is_none()).collect();
    if absent.iter().any(|&id| chosen.steps[id].op != Op::Nothing) {
        return None;
    }
    order.extend(absent.into_iter().map(|id| id as u16));
    let mut sorted = order.clone();
    sorted.sort_unstable();
    sorted.dedup();
    (sorted.len() == program.steps.len() && order.len() == sorted.len()).then_some((order, choices))
}

/// The body in an order, or why there is none.
pub(super) fn body(program: &Program, choices: &Choices, order: &[u16]) -> Result<(Chosen, Body), &'static str> {
    let chosen = program.chosen(choices).ok_or("a step has no such form")?;
    if !chosen.legal(order, &program.interface.out, &mut Vec::new()) {
        return Err("the order is not a legal one");
    }
    let body = registers::allocate(program, &chosen, order).ok_or("there are too few registers in this order")?;
    Ok((chosen, body))
}

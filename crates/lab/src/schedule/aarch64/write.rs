//! A body for AArch64 as a file of generated code.

use super::super::program::Field;
use super::order::{Body, Line, REGISTERS, Register};
use super::program::{Base, Op, Program};
use super::shape::Shape;

fn name(register: Register) -> String {
    format!("x{register}")
}

fn word(register: Option<Register>) -> String {
    register.map_or("xzr".into(), name)
}

/// Where in memory: constants by the name of the member.
fn address(line: &Line, base: Base, at: u8) -> String {
    let pointer = line.base.map_or("sp".into(), name);
    match (base, 8 * u32::from(at)) {
        (Base::Constants(_, Field::P), 0) => format!("[{pointer}, #{{p}}]"),
        (Base::Constants(_, field), 0) => format!("[{pointer}, #{{{}}}]", field.name()),
        (Base::Constants(_, field), bytes) => format!("[{pointer}, #{{{}}} + {bytes}]", field.name()),
        (_, 0) => format!("[{pointer}]"),
        (_, bytes) => format!("[{pointer}, #{bytes}]"),
    }
}

/// An instruction.
pub(super) fn text(line: &Line) -> String {
    let to: Vec<String> = line.to.iter().copied().map(name).collect();
    let from: Vec<String> = line.from.iter().copied().map(word).collect();
    let suffixed = |name: &str, with: &str, taken: bool, left: bool| {
        format!("{}{}", if taken { with } else { name }, if left { "s" } else { "" })
    };
    let (mnemonic, operands): (String, Vec<String>) = match line.op {
        Op::Load(base, at) => {
            let mnemonic = if to.len() == 2 { "ldp" } else { "ldr" };
            (mnemonic.into(), to.into_iter().chain([address(line, base, at)]).collect())
        }
        Op::Store(base, at) => {
            let mnemonic = if from.len() == 2 { "stp" } else { "str" };
            (mnemonic.into(), from.into_iter().chain([address(line, base, at)]).collect())
        }
        Op::Mul => ("mul".into(), to.into_iter().chain(from).collect()),
        Op::Umulh => ("umulh".into(), to.into_iter().chain(from).collect()),
        Op::Add(carry) => (suffixed("add", "adc", carry.taken, carry.left), to.into_iter().chain(from).collect()),
        Op::Sub(carry) => (suffixed("sub", "sbc", carry.taken, carry.left), to.into_iter().chain(from).collect()),
        Op::AddShifted(bits) => ("add".into(), to.into_iter().chain(from).chain([format!("lsl #{bits}")]).collect()),
        Op::Constant(word) => ("mov".into(), to.into_iter().chain([format!("#{word}")]).collect()),
        Op::Rest => ("and".into(), to.into_iter().chain(from).chain(["#0x7fffffffffffffff".into()]).collect()),
        Op::TwiceAndTop => ("extr".into(), to.into_iter().chain(from).chain(["#63".into()]).collect()),
        Op::Factor(left) => {
            (suffixed("add", "", false, left), to.into_iter().chain(from).chain(["lsl #32".into()]).collect())
        }
        Op::LessHigh => ("sub".into(), to.into_iter().chain(from).chain(["lsr #32".into()]).collect()),
        Op::Sign => ("asr".into(), to.into_iter().chain(from).chain(["#63".into()]).collect()),
        Op::Nonzero => ("cmp".into(), from.into_iter().chain(["#1".into()]).collect()),
        Op::Choose => ("csel".into(), to.into_iter().chain(from).chain(["lo".into()]).collect()),
    };
    format!("{mnemonic} {}", operands.join(", "))
}

/// The file of a body.
pub(super) fn file(shape: &Shape, program: &Program, body: &Body) -> String {
    let mut out = format!(
        "//! `{}`: made by `montane schedule --emit`.\n\
         //!\n\
         //! What the lines say is in `crates/lab/src/schedule/aarch64/rows.rs`, to be changed there.\n\n\
         crate::body! {{\n    {};\n",
        shape.kernel(),
        shape.told()
    );
    let mut put = |line: &str| {
        out.push_str("    ");
        out.push_str(line);
        out.push('\n');
    };
    let listed = |registers: &[Register], value: &dyn Fn(usize) -> String| -> String {
        let each = registers.iter().enumerate().map(|(i, &r)| format!("\"{}\" {}", name(r), value(i)));
        each.collect::<Vec<_>>().join(" ")
    };
    for words in body.out.chunks(shape.limbs) {
        let first = body.out.iter().position(|r| *r == words[0]).unwrap_or_default();
        put(&format!("[{}];", listed(words, &|i| format!("r{}", first + i))));
    }
    let used = |register: &&Register| body.lines.iter().any(|line| line.to.contains(register));
    let changed: Vec<Register> =
        REGISTERS[body.pointers..].iter().filter(used).filter(|r| !body.out.contains(r)).copied().collect();
    put(&format!("[{}];", changed.iter().map(|&r| format!("\"{}\"", name(r))).collect::<Vec<_>>().join(" ")));
    let member =
        |field: &&Field| body.lines.iter().any(|l| matches!(l.op, Op::Load(Base::Constants(_, f), _) if f == **field));
    let members: Vec<&str> = Field::ALL.iter().filter(member).map(|field| field.name()).collect();
    put(&format!("{};", members.join(" ")));
    let frame = 16 * u32::from(body.slots).div_ceil(2);
    if frame > 0 {
        put(&format!("\"sub sp, sp, #{frame}\","));
    }
    let lines: Vec<(String, &str)> =
        body.lines.iter().map(|line| (format!("\"{}\",", text(line)), program.texts[line.step].as_str())).collect();
    let width = lines.iter().map(|(code, _)| code.len()).max().unwrap_or(0);
    for (code, comment) in &lines {
        put(&format!("{code:<width$} // {comment}"));
    }
    if frame > 0 {
        put(&format!("\"add sp, sp, #{frame}\","));
    }
    put("\"ret\",");
    out.push_str("}\n");
    out
}

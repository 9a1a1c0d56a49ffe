//! A body as a file of generated code.

use iced_x86::Register as Name;
use montane_kernels::Operation;
use montane_kernels::cpu::{Level, Order};

use super::machine_code::name;
use super::orders::Ordered;
use super::program::{Chosen, Field, Program};
use super::registers::{self, Body, Line, Place, Register};
use super::rows::Method;

/// The registers that callers list: all but the stack's and those that a body keeps.
const LISTED: [Register; 13] = [0, 1, 2, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/// Beyond so many instructions a file has two on a line.
const LONG: usize = 520;

/// A body by what it computes, and how it reduces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    operation: Operation,
    limbs: usize,
    method: Method,
}

/// What the functions of bodies are called: where nothing is said of its form a product is Montgomery's.
pub(super) fn function(operation: Operation) -> &'static str {
    match operation {
        Operation::MontMul => "mul",
        Operation::MontSqr => "sqr",
        Operation::MontRedc => "redc",
        other => other.name(),
    }
}

impl Shape {
    /// Of a kernel's name, if there are rows of it.
    pub(super) fn of(name: &str) -> Option<(Self, Program)> {
        // The order that a processor is best served by is of the same rows.
        let is = |shape: &Self| Order::ALL.iter().any(|&order| shape.kernel(order) == name);
        let shapes = super::rows::OPERATIONS.into_iter().flat_map(|operation| {
            let of = move |limbs| Method::ALL.map(|method| Self { operation, limbs, method });
            [4, 5, 6, 8].into_iter().flat_map(of)
        });
        let shape = shapes.into_iter().find(is)?;
        let program = super::rows::of(shape.operation, shape.limbs, shape.method)?;
        Some((shape, program))
    }

    /// The name of the kernel in an order.
    fn kernel(&self, order: Order) -> String {
        self.operation.at(self.limbs, &self.method.algorithm().at(Some(order), Level::Adx))
    }

    /// Its module.
    pub(super) fn module(&self) -> String {
        let algorithm = self.method.algorithm().name();
        let apart = if algorithm.is_empty() { "" } else { "_" };
        format!("{algorithm}{apart}{}{}", function(self.operation), self.limbs)
    }

    /// What the macro is told: the shape, and which moduli it takes.
    fn told(&self) -> String {
        let (n, folds) = (self.limbs, self.method == Method::Fold);
        let (shape, fits) = match self.operation {
            Operation::MontMul if folds => ("product", "fold_fits"),
            Operation::MontMul if self.method == Method::NoSpareBit => ("product", "any"),
            Operation::MontMul => ("product", "one_spare_bit"),
            Operation::MontSqr if folds => ("square", "fold_fits_square"),
            Operation::MontSqr if n == 4 => ("square", "one_spare_bit"),
            Operation::MontSqr => ("square", "two_spare_bits"),
            Operation::RelaxedMul => ("product", "relaxed_fits"),
            Operation::RelaxedSqr => ("square", "relaxed_fits"),
            Operation::FromMont => ("out_of_montgomery", "any"),
            Operation::MontRedc => ("reduction", "one_spare_bit"),
            Operation::ButterflyCt => ("butterfly", "fixed_fits"),
            Operation::WideMul => ("wide_product", ""),
            Operation::WideSqr => ("wide_square", ""),
            Operation::ComplexMul if folds => ("complex_product", "complex_mul_fits"),
            Operation::ComplexMul => ("complex_product", "two_spare_bits"),
            Operation::ComplexSqr if folds => ("complex_square", "complex_sqr_fits"),
            Operation::ComplexSqr => ("complex_square", "two_spare_bits"),
            // To memory.
            other => (other.name(), "to memory"),
        };
        format!("{shape} {n} {fits}").trim_end().into()
    }
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

/// The file of the kernel of this name; `kernels` is the path of the crate that has the macro.
pub(super) fn file(name: &str, kernels: &str, shape: &Shape, program: &Program, body: &Body) -> String {
    let mut out = format!(
        "//! `{name}`: the order of `orders.txt`, made by `montane schedule --emit`.\n\
         //!\n\
         //! What the lines say is in `crates/lab/src/schedule/rows.rs`, to be changed there.\n\n\
         {kernels}::body! {{\n    {};\n",
        shape.told()
    );
    let mut put = |line: &str| {
        out.push_str("    ");
        out.push_str(line);
        out.push('\n');
    };
    let words: Vec<String> = (0..body.out.len()).map(|i| format!("r{i}")).collect();
    let both: Vec<String> = words.chunks(shape.limbs).map(|words| words.join(" ")).collect();
    if !both.is_empty() {
        put(&format!("{};", both.join(", ")));
    }
    let left = |number: u8| {
        let word = body.out.iter().position(|&r| r == number).map_or("_", |i| &words[i]);
        format!("{} {word}", register(number))
    };
    let registers: Vec<String> = LISTED.into_iter().map(left).collect();
    put(&format!("{};", registers.join(", ")));
    let used = |field: &&Field| {
        body.lines.iter().any(|l| l.places.iter().any(|p| matches!(p, Place::Constant(_, f, _) if f == *field)))
    };
    let members: Vec<&str> = Field::ALL.iter().filter(used).map(|field| field.name()).collect();
    put(&format!("{};", members.join(" ")));
    put("\"push rbx\",");
    put("\"push rbp\",");
    let frame = 8 * u32::from(body.slots);
    if frame > 0 {
        put(&format!("\"sub rsp, {frame}\","));
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
        put(&format!("{code:<width$} // {comment}"));
    }
    if frame > 0 {
        put(&format!("\"add rsp, {frame}\","));
    }
    put("\"pop rbp\",");
    put("\"pop rbx\",");
    put("\"ret\",");
    out.push_str("}\n");
    out
}

/// What the comments of instructions that are no steps say.
const MULTIPLIER: &str = "multiplier";
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

/// The body in an order, or why there is none.
pub(super) fn body(program: &Program, ordered: &Ordered) -> Result<(Chosen, Body), &'static str> {
    let Ordered { order, choices } = ordered;
    let chosen = program.chosen(choices).ok_or("a step has no such form")?;
    if !chosen.legal(order, &program.interface.out, &mut Vec::new()) {
        return Err("the order is not a legal one");
    }
    let body = registers::allocate(program, &chosen, order).ok_or("there are too few registers in this order")?;
    Ok((chosen, body))
}

//! The formulas on points of 2^255 - 19 as sequences of elements, the file that is made of them, and back.
//!
//! Each formula is a list of elements over values; their order, and the order of instructions in an element, are what
//! is searched for. Places in the state come last, as registers do: a value gets one when it is made and gives it back
//! after its last reader.

use std::collections::VecDeque;
use std::fmt::Write;

use super::emit;
use super::orders::{self, Ordered, Paragraph};
use super::program::{Op, Program};
use super::registers::Line;
use super::rows::elements::{self, KINDS};
use crate::trace::bodies::Body;

/// A part of a body: an element, or a block of the selection.
pub(super) struct Part {
    /// The macro, by number, or none for a block.
    pub(super) kind: Option<usize>,
    /// The values that it makes and reads, by number; the state's places come first.
    out: usize,
    from: [usize; 2],
    /// What its comment says, which no two share.
    pub(super) text: &'static str,
}

/// A body's parts in the order in which they are written down.
pub(super) struct Formula {
    pub(super) body: Body,
    pub(super) parts: Vec<Part>,
    /// Where values are at the end.
    results: Vec<(usize, usize)>,
}

/// The blocks of a selection, in their order.
pub(super) const BLOCKS: [&str; 18] = [
    "nothing chosen",
    "entry 1",
    "entry 2",
    "entry 3",
    "entry 4",
    "entry 5",
    "entry 6",
    "entry 7",
    "entry 8",
    "entry 9",
    "entry 10",
    "entry 11",
    "entry 12",
    "entry 13",
    "entry 14",
    "entry 15",
    "entry 16",
    "the next addend",
];
/// The last of them.
const FINISH: usize = BLOCKS.len() - 1;

/// `kind`, result, operands; the result's name with a number is where it is at the end. A block has no operands.
type Written = (&'static str, &'static str, &'static str, &'static str);

const LADDER_STEP: [Written; 19] = [
    ("difference", "B = x2 - z2", "x2", "z2"),
    ("sum", "A = x2 + z2", "x2", "z2"),
    ("difference", "D = x3 - z3", "x3", "z3"),
    ("sum", "C = x3 + z3", "x3", "z3"),
    ("choose", "b = B or D", "B", "D"),
    ("choose", "a = A or C", "A", "C"),
    ("product", "CB = C B", "C", "B"),
    ("product", "DA = D A", "D", "A"),
    ("difference", "s = DA - CB", "DA", "CB"),
    ("square", "bb = b^2", "b", "b"),
    ("square", "aa = a^2", "a", "a"),
    ("sum", "r = DA + CB", "DA", "CB"),
    ("difference", "E = aa - bb", "aa", "bb"),
    ("square", "ss = s^2", "s", "s"),
    ("product", "x2 = aa bb", "aa", "bb"),
    ("small_product_plus", "F = k E + aa", "E", "aa"),
    ("product", "z3 = ss u", "ss", "u"),
    ("product", "z2 = F E", "F", "E"),
    ("square", "x3 = r^2", "r", "r"),
];

const DOUBLE: [Written; 15] = [
    ("sum", "S = X + Y", "X", "Y"),
    ("square", "B = Y^2", "Y", "Y"),
    ("square", "A = X^2", "X", "X"),
    ("square", "SS = S^2", "S", "S"),
    ("difference", "R = SS - A", "SS", "A"),
    ("sum", "H = A + B", "A", "B"),
    ("square", "C = Z^2", "Z", "Z"),
    ("difference", "E = R - B", "R", "B"),
    ("product", "T = E H", "E", "H"),
    ("difference", "G = B - A", "B", "A"),
    ("sum", "D = C + C", "C", "C"),
    ("difference", "F = D - G", "D", "G"),
    ("product", "Y = G H", "G", "H"),
    ("product", "Z = F G", "F", "G"),
    ("product", "X = E F", "E", "F"),
];

const ADD_AFFINE: [Written; 32] = [
    ("", BLOCKS[0], "", ""),
    ("", BLOCKS[1], "", ""),
    ("", BLOCKS[2], "", ""),
    ("difference", "M = Y - X", "Y", "X"),
    ("product", "C = T 2dxy", "T", "2dxy"),
    ("", BLOCKS[3], "", ""),
    ("", BLOCKS[4], "", ""),
    ("sum", "P = Y + X", "Y", "X"),
    ("product", "A = M (y-x)", "M", "y-x"),
    ("", BLOCKS[5], "", ""),
    ("", BLOCKS[6], "", ""),
    ("sum", "D = Z + Z", "Z", "Z"),
    ("product", "B = P (y+x)", "P", "y+x"),
    ("", BLOCKS[7], "", ""),
    ("", BLOCKS[8], "", ""),
    ("", BLOCKS[9], "", ""),
    ("", BLOCKS[10], "", ""),
    ("difference", "F = D - C", "D", "C"),
    ("sum", "G = D + C", "D", "C"),
    ("difference", "E = B - A", "B", "A"),
    ("", BLOCKS[11], "", ""),
    ("", BLOCKS[12], "", ""),
    ("sum", "H = B + A", "B", "A"),
    ("product", "X = E F", "E", "F"),
    ("", BLOCKS[13], "", ""),
    ("", BLOCKS[14], "", ""),
    ("product", "T = E H", "E", "H"),
    ("", BLOCKS[15], "", ""),
    ("", BLOCKS[16], "", ""),
    ("product", "Y = G H", "G", "H"),
    ("", BLOCKS[FINISH], "", ""),
    ("product", "Z = F G", "F", "G"),
];

/// Where an addend is in the state.
const ADDEND: usize = 10;

impl Formula {
    fn of(body: Body, written: &[Written]) -> Self {
        let mut names = super::claims::names(body);
        names.truncate(body.elements());
        let state = names.len();
        let (mut parts, mut results) = (Vec::new(), Vec::new());
        for &(kind, text, a, b) in written {
            // A coordinate that is made again is another value.
            let value = |names: &[String], name: &str| names.iter().position(|n| n == name).unwrap_or(usize::MAX);
            let from = [value(&names, a), value(&names, b)];
            let name = text.split(" = ").next().unwrap_or_default();
            let kind = KINDS.iter().position(|k| *k == kind);
            parts.push(Part { kind, out: names.len(), from, text });
            if kind.is_some() {
                if let Some(place) = names[..state].iter().position(|n| n == name) {
                    results.push((names.len(), place));
                    names.push(String::new());
                } else {
                    names.push(name.into());
                }
            } else {
                names.push(String::new());
            }
        }
        Self { body, parts, results }
    }

    /// The bodies with an order to be found.
    pub(super) fn all() -> [Self; 3] {
        [
            Self::of(Body::LadderStep, &LADDER_STEP),
            Self::of(Body::Double, &DOUBLE),
            Self::of(Body::AddAffine, &ADD_AFFINE),
        ]
    }

    fn macro_name(&self) -> &'static str {
        match self.body {
            Body::LadderStep => "ladder_step",
            Body::Double => "double",
            Body::AddAffine => "add_affine",
            Body::Select => "select",
            Body::DoubleWithoutT => "double_without_t",
        }
    }

    /// The doubling without its product `T`, and the order that it has where the doubling has this one.
    pub(super) fn without_t(order: &[u16]) -> (Self, Vec<u16>) {
        let t = DOUBLE.iter().position(|(_, text, ..)| *text == "T = E H").map_or(u16::MAX, |t| t as u16);
        let written: Vec<Written> = DOUBLE.into_iter().filter(|(_, text, ..)| *text != "T = E H").collect();
        let order = order.iter().filter(|&&id| id != t).map(|&id| id - u16::from(id > t)).collect();
        (Self::of(Body::DoubleWithoutT, &written), order)
    }

    /// Where each part's destination and operands are in the state, or `None` if a part reads what is not there, or
    /// there is no room.
    pub(super) fn places(&self, order: &[u16]) -> Option<Vec<[usize; 3]>> {
        let state = self.body.elements();
        let values = state + self.parts.len();
        let mut last = vec![0; values];
        for (at, &id) in order.iter().enumerate() {
            let part = &self.parts[usize::from(id)];
            if part.kind.is_some() {
                part.from.iter().for_each(|&value| last[value] = at + 1);
            }
        }
        self.results.iter().for_each(|&(value, _)| last[value] = usize::MAX);
        let mut place: Vec<Option<usize>> = (0..values).map(|value| (value < state).then_some(value)).collect();
        let coordinates = super::claims::names(self.body).iter().take(state).filter(|n| !n.starts_with("old")).count();
        // Behind the coordinates and before the addend is room.
        let coordinates = if self.body == Body::LadderStep { coordinates } else { coordinates - 3 };
        let room = coordinates..if self.body == Body::LadderStep { state } else { ADDEND };
        let mut free: VecDeque<usize> = room.clone().collect();
        let mut blocks = BLOCKS.iter();
        let mut places = Vec::new();
        for (at, &id) in order.iter().enumerate() {
            let part = &self.parts[usize::from(id)];
            if part.kind.is_none() {
                if blocks.next() != Some(&part.text) || (part.text == BLOCKS[0] && at > 0) {
                    return None;
                }
                // It is written over the last addend.
                if part.text == BLOCKS[FINISH] && (ADDEND..state).any(|value| last[value] > at) {
                    return None;
                }
                places.push([0; 3]);
                continue;
            }
            let [a, b] = [place[part.from[0]]?, place[part.from[1]]?];
            for value in part.from {
                if last[value] == at + 1
                    && let Some(dead) = place[value].take()
                    && room.contains(&dead)
                {
                    // The longest free is taken first, as with registers.
                    free.push_back(dead);
                }
            }
            let to = match self.results.iter().find(|(value, _)| *value == part.out) {
                Some(&(_, to)) if last[to] <= at + 1 => to,
                Some(_) => return None,
                None => free.pop_front()?,
            };
            place[part.out] = Some(to);
            places.push([to, a, b]);
        }
        Some(places)
    }
}

/// The elements' rows, the formulas, and an order of each.
pub(super) struct Points {
    pub(super) name: &'static str,
    pub(super) programs: Vec<Program>,
    pub(super) formulas: [Formula; 3],
}

/// Orders of instructions in each element, and of elements in each body.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Orders {
    pub(super) elements: Vec<Ordered>,
    pub(super) bodies: Vec<Vec<u16>>,
}

impl Points {
    /// What all of them are called, in the order for each processor.
    pub(super) const NAMES: [&str; 3] =
        ["fe25519_points_limbs64_adx", "fe25519_points_limbs64_zen3_adx", "fe25519_points_limbs64_zen5_adx"];

    /// By one of the names.
    pub(super) fn find(name: &str) -> Option<Self> {
        let name = Self::NAMES.into_iter().find(|known| *known == name)?;
        Some(Self { name, ..Self::new() })
    }

    pub(super) fn new() -> Self {
        Self {
            name: Self::NAMES[0],
            programs: (0..KINDS.len()).map(elements::element).collect(),
            formulas: Formula::all(),
        }
    }

    /// Their module.
    pub(super) const MODULE: &str = "fe25519_points";

    /// Everything as it is written down.
    pub(super) fn plain(&self) -> Orders {
        Orders {
            elements: self.programs.iter().map(Ordered::plain).collect(),
            bodies: self.formulas.iter().map(|f| (0..f.parts.len() as u16).collect()).collect(),
        }
    }

    /// An element's instructions, or `None` if its order is not a legal one.
    pub(super) fn lines(&self, kind: usize, ordered: &Ordered) -> Option<Vec<Line>> {
        let (_, body) = emit::body(&self.programs[kind], ordered).ok()?;
        Some(body.lines)
    }

    /// The file of these orders.
    pub(super) fn file(&self, orders: &Orders) -> Option<String> {
        let mut out = format!(
            "//! `{}`: elements modulo `2^255 - 19`, and the formulas on points that are made of them.\n//!\n\
             //! The orders are those of `orders.txt`, made by `montane schedule --emit`. What the lines say is in\n\
             //! `crates/lab/src/schedule/rows/elements.rs` and `points.rs`, to be changed there.\n",
            self.name
        );
        for (kind, ordered) in orders.elements.iter().enumerate() {
            let lines = self.lines(kind, ordered)?;
            let code: Vec<String> = lines.iter().map(|line| format!("\"{}\\n\",", emit::text(line))).collect();
            let width = code.iter().map(String::len).max().unwrap_or(0);
            let parameters =
                if KINDS[kind] == "square" { "$d:literal, $a:literal" } else { "$d:literal, $a:literal, $b:literal" };
            let (name, what) = (KINDS[kind], documentation(kind));
            _ = write!(
                out,
                "\n/// {what}\n#[rustfmt::skip]\nmacro_rules! {name} {{\n    ({parameters}) => {{\n        concat!(\n"
            );
            for (code, line) in code.iter().zip(&lines) {
                _ = writeln!(out, "            {code:<width$} // {}", emit::said(&self.programs[kind], line));
            }
            out.push_str("        )\n    };\n}\n");
        }
        let (without_t, order) = Formula::without_t(&orders.bodies[1]);
        let all = self.formulas.iter().zip(&orders.bodies).chain([(&without_t, &order)]);
        for (formula, order) in all {
            let places = formula.places(order)?;
            _ = write!(
                out,
                "\n/// {}\n#[rustfmt::skip]\nmacro_rules! {} {{\n    () => {{\n        concat!(\n",
                formula.body.summary(),
                formula.macro_name()
            );
            for (&id, [d, a, b]) in order.iter().zip(places) {
                let part = &formula.parts[usize::from(id)];
                let at = |place: usize| format!("\"rdi + {}\"", 32 * place);
                let call = match part.kind.map(|kind| KINDS[kind]) {
                    Some("square") => format!("square!({}, {}),", at(d), at(a)),
                    Some(name) => format!("{name}!({}, {}, {}),", at(d), at(a), at(b)),
                    None => match BLOCKS.iter().position(|block| *block == part.text)? {
                        0 => "start!(),".into(),
                        FINISH => "finish!(),".into(),
                        entry => format!("entry!(\"{}\"),", 96 * (entry - 1)),
                    },
                };
                _ = writeln!(out, "            {call:<60} // {}", part.text);
            }
            out.push_str("        )\n    };\n}\n");
        }
        out.push_str("\ncrate::fe25519::points_adx::functions!();\n");
        Some(out)
    }

    /// The orders of a paragraph, or `None` if they are not of these rows.
    pub(super) fn read(&self, paragraph: &Paragraph) -> Option<Orders> {
        let mut orders = self.plain();
        for ((kind, program), order) in KINDS.iter().zip(&self.programs).zip(&mut orders.elements) {
            if let Some(numbers) = paragraph.part(kind) {
                *order = Ordered::read(program, numbers)?;
            }
        }
        for (formula, order) in self.formulas.iter().zip(&mut orders.bodies) {
            if let Some(numbers) = paragraph.part(formula.macro_name()) {
                *order = orders::read_plain(numbers, formula.parts.len())?;
            }
        }
        Some(orders)
    }

    /// The paragraph of these orders.
    pub(super) fn paragraph(&self, orders: &Orders, found: String) -> Paragraph {
        let plain = self.plain();
        let elements = KINDS.iter().zip(&self.programs).zip(orders.elements.iter().zip(&plain.elements));
        let elements = elements
            .filter(|(_, (order, plain))| order != plain)
            .map(|((kind, program), (order, _))| ((*kind).into(), order.numbers(program)));
        let bodies = self.formulas.iter().zip(orders.bodies.iter().zip(&plain.bodies));
        let bodies = bodies
            .filter(|(_, (order, plain))| order != plain)
            .map(|(formula, (order, _))| (formula.macro_name().into(), orders::plain_numbers(order)));
        Paragraph { name: self.name.into(), found, parts: elements.chain(bodies).collect() }
    }

    /// How many instructions an element has that carry, which is what it costs.
    pub(super) fn weight(&self, kind: usize) -> usize {
        let carries = |op: &Op| matches!(op, Op::Add | Op::Adc | Op::Adcx | Op::Adox | Op::Sub | Op::Sbb);
        let uses = self.formulas.iter().flat_map(|f| &f.parts).filter(|part| part.kind == Some(kind)).count();
        uses * self.programs[kind].steps.iter().filter(|step| carries(&step.op)).count()
    }
}

fn documentation(kind: usize) -> &'static str {
    match KINDS[kind] {
        "product" => "`d = a b`, below `2^255 + 2^198`.",
        "square" => {
            "`d = a^2`, below `2^255 + 2^198`: mixed products, doubled in one chain beside the squares in the other."
        }
        "sum" => {
            "`d = a + b`, below `2^256`, for `a + b < 2^257 - 38`: a carry out is worth 38, and cannot come twice."
        }
        "difference" => {
            "`d = a - b`, below `2^256`, for `b - a <= 2^256 - 38`: a borrow is worth 38, and cannot come twice."
        }
        "small_product_plus" => "`d = 121665 a + b`, below `2^255 + 2^23`, for any `a` and `b`.",
        _ => "`d = if rsi == 0 { a } else { b }`.",
    }
}

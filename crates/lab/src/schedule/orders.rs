//! Orders as data: a paragraph for each body in the file `orders.txt` of its folder, which the files beside it are made
//! from.
//!
//! A paragraph is the body's name, how its order was found, and for each part that has one its order: the numbers of
//! the steps that `rows` writes down, as they follow each other. Behind a number, `x` says that a row whose first
//! addition this is begins by `xor`, `o` that the step is an instruction of its other form, `i` that an idle
//! instruction follows. A part that is not there is in the order of its rows.

use std::fmt::{self, Display, Write};
use std::fs;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use montane_kernels::cpu::Order;

use super::program::{Choices, Program};
use crate::command::Error;

/// The line's name of the only part of a body that is one.
pub(super) const STEPS: &str = "steps";
/// Columns of a line.
const COLUMNS: usize = 120;

/// An order with the instructions chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ordered {
    pub(super) order: Vec<u16>,
    pub(super) choices: Choices,
}

impl Ordered {
    /// The rows as they are written down.
    pub(super) fn plain(program: &Program) -> Self {
        Self { order: (0..program.steps.len() as u16).collect(), choices: program.choices() }
    }

    /// From the numbers of a paragraph, or `None` if they are not those of these rows.
    pub(super) fn read(program: &Program, text: &str) -> Option<Self> {
        let mut choices = program.choices();
        let mut order = Vec::new();
        for (range, marks) in words(text)? {
            let id = usize::from(*range.start());
            for mark in marks.chars() {
                match mark {
                    'x' => choices.by_xor[program.rows.iter().position(|row| row.first == id)?] = true,
                    'o' => *choices.other.get_mut(id)? = true,
                    _ => *choices.idle.get_mut(id)? = true,
                }
            }
            order.extend(range);
        }
        let at = positions(&order, program.steps.len())?;
        for (&[first, second], swapped) in program.pairs.iter().zip(&mut choices.swapped) {
            *swapped = at[first] > at[second];
        }
        Some(Self { order, choices })
    }

    /// The numbers for a paragraph.
    pub(super) fn numbers(&self, program: &Program) -> String {
        let choices = &self.choices;
        let marks = |id: usize| {
            let by_xor = program.rows.iter().zip(&choices.by_xor).any(|(row, &by_xor)| by_xor && row.first == id);
            let marks = [(by_xor, 'x'), (choices.other[id], 'o'), (choices.idle[id], 'i')];
            marks.into_iter().filter(|(is, _)| *is).map(|(_, mark)| mark).collect()
        };
        numbers(&self.order, marks)
    }
}

/// The numbers of a text, word by word, and the marks behind them.
fn words(text: &str) -> Option<Vec<(RangeInclusive<u16>, &str)>> {
    fn one(word: &str) -> Option<(RangeInclusive<u16>, &str)> {
        let (digits, marks) = word.split_at(word.trim_end_matches(['x', 'o', 'i']).len());
        let (first, last) = digits.split_once('-').unwrap_or((digits, digits));
        Some((first.parse().ok()?..=last.parse().ok()?, marks))
    }
    text.split_whitespace().map(one).collect()
}

/// Where each number is, if each is there once.
fn positions(order: &[u16], count: usize) -> Option<Vec<usize>> {
    let mut at = vec![None; count];
    for (place, &id) in order.iter().enumerate() {
        if at.get_mut(usize::from(id))?.replace(place).is_some() {
            return None;
        }
    }
    at.into_iter().collect()
}

/// An order with what is said behind each number; numbers that follow each other and have nothing behind them are a
/// range.
fn numbers(order: &[u16], marks: impl Fn(usize) -> String) -> String {
    let mut words: Vec<(u16, u16, String)> = Vec::new();
    for &id in order {
        let marks = marks(usize::from(id));
        match words.last_mut() {
            Some((_, last, before)) if before.is_empty() && marks.is_empty() && *last + 1 == id => *last = id,
            _ => words.push((id, id, marks)),
        }
    }
    let word = |(first, last, marks): (u16, u16, String)| {
        if first == last { format!("{first}{marks}") } else { format!("{first}-{last}") }
    };
    words.into_iter().map(word).collect::<Vec<_>>().join(" ")
}

/// An order without choices, of so many numbers.
pub(super) fn read_plain(text: &str, count: usize) -> Option<Vec<u16>> {
    let order: Vec<u16> = words(text)?.into_iter().flat_map(|(range, _)| range).collect();
    positions(&order, count).map(|_| order)
}

/// The numbers of such an order.
pub(super) fn plain_numbers(order: &[u16]) -> String {
    numbers(order, |_| String::new())
}

/// What there is about a body.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Paragraph {
    pub(super) name: String,
    /// How its order was found.
    pub(super) found: String,
    /// The parts that have an order, and what it is.
    pub(super) parts: Vec<(String, String)>,
}

impl Paragraph {
    /// A part's order.
    pub(super) fn part(&self, name: &str) -> Option<&str> {
        self.parts.iter().find(|(part, _)| part == name).map(|(_, order)| order.as_str())
    }

    fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let (name, found) = (lines.next()?.into(), lines.next()?.strip_prefix("found ")?.into());
        let mut parts: Vec<(String, String)> = Vec::new();
        for line in lines {
            if let Some(more) = line.strip_prefix("  ") {
                let (_, order) = parts.last_mut()?;
                order.push(' ');
                order.push_str(more);
            } else {
                let (part, order) = line.split_once(' ')?;
                parts.push((part.into(), order.into()));
            }
        }
        Some(Self { name, found, parts })
    }
}

impl Display for Paragraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\nfound {}", self.name, self.found)?;
        for (part, order) in &self.parts {
            let mut line = part.clone();
            for word in order.split(' ') {
                if line.len() + 1 + word.len() > COLUMNS {
                    writeln!(f, "{line}")?;
                    line = " ".into();
                }
                _ = write!(line, " {word}");
            }
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

/// The bodies of one crate in the order for one processor, and the folder that they are in.
pub(super) struct Folder {
    pub(super) path: PathBuf,
    pub(super) order: Order,
    /// How files say where the macro is that takes what they are.
    pub(super) kernels: &'static str,
    pub(super) paragraphs: Vec<Paragraph>,
}

/// The crates that have generated bodies, and how these call the one with the macro.
const CRATES: [(&str, &str); 2] = [("kernels", "crate"), ("contenders", "montane_kernels")];

impl Folder {
    /// Every folder in a checkout.
    ///
    /// # Errors
    /// [`Error::Unavailable`] without a checkout, or if a file is not as [`self`] says.
    pub(super) fn all() -> Result<Vec<Self>, Error> {
        let mut all = Vec::new();
        for (name, kernels) in CRATES {
            for order in Order::ALL {
                let crates = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
                let path = crates.join(name).join("src/generated").join(order.name().replace('-', "_"));
                let Ok(text) = fs::read_to_string(path.join("orders.txt")) else { continue };
                let paragraphs = text.split("\n\n").map(Paragraph::read).collect::<Option<_>>();
                let Some(paragraphs) = paragraphs else {
                    return Err(Error::Unavailable(format!("{}/orders.txt is not one of orders", path.display())));
                };
                all.push(Self { path, order, kernels, paragraphs });
            }
        }
        if all.is_empty() {
            return Err(Error::Unavailable("there is no checkout with generated bodies".into()));
        }
        Ok(all)
    }

    /// Its orders as text.
    pub(super) fn text(&self) -> String {
        self.paragraphs.iter().map(Paragraph::to_string).collect::<Vec<_>>().join("\n")
    }
}

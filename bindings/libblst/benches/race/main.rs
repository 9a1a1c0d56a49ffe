//! Nanoseconds of every function of the header and of what programs do with the library, here and in blst, as callers
//! see them: through shared libraries, on the same operands, in turns.
//!
//! `cargo bench --bench race [-- WORD]` prints a table in Markdown, of the rows that have the word; `-- --write` puts
//! all of it into README.md.

mod functions;
mod measure;
mod programs;
#[path = "../../tests/support/mod.rs"]
mod support;

use std::cell::RefCell;

use measure::{Call, measure};

/// Rows, and what they are chosen by.
struct Table {
    word: Option<String>,
    rows: RefCell<Vec<String>>,
    slower: RefCell<Vec<String>>,
}

impl Table {
    fn row(&self, name: &str, call: Call<'_>) {
        if self.word.as_ref().is_some_and(|word| !name.contains(word.as_str())) {
            return;
        }
        let ([ours, theirs], [low, high]) = measure(call);
        let ratio = ours / theirs;
        let row = format!("| {name} | {} | {} | {ratio:.2} | {low:.2} to {high:.2} |", shown(ours), shown(theirs));
        println!("{row}");
        self.rows.borrow_mut().push(row);
        if low > 1.02 {
            self.slower.borrow_mut().push(format!("{name} {ratio:.2}"));
        }
    }
}

fn shown(nanoseconds: f64) -> String {
    match nanoseconds {
        n if n < 1e4 => format!("{n:.1} ns"),
        n if n < 1e7 => format!("{:.1} us", n / 1e3),
        n => format!("{:.1} ms", n / 1e6),
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = arguments.iter().find(|argument| !argument.starts_with('-')).cloned();
    let writes = arguments.iter().any(|argument| argument == "--write");
    assert!(!writes || word.is_none(), "--write writes the whole table");
    let table = Table { word, rows: RefCell::default(), slower: RefCell::default() };
    println!("{HEAD}");
    programs::rows(&table);
    functions::rows(&table);
    let slower = table.slower.into_inner();
    let slower = if slower.is_empty() { "none".into() } else { slower.join(", ") };
    // Constants, and sizes.
    let compared = support::values::compared();
    let left_out: Vec<String> = support::declared().into_iter().filter(|name| !compared.contains_key(name)).collect();
    let end = wrapped(&format!("Above 1 by more than noise: {slower}. Not timed: {}.", left_out.join(", ")));
    println!("\n{end}");
    if writes {
        let rows = table.rows.into_inner().join("\n");
        let page = format!("{}:\n\n{HEAD}\n{rows}\n\n{end}", support::processor());
        support::write_page(&support::package().join("README.md"), "race", &page);
    }
}

/// In lines of at most 118 letters.
fn wrapped(text: &str) -> String {
    let (mut out, mut letters) = (String::new(), 0);
    for word in text.split(' ') {
        if letters > 0 {
            let wraps = letters + word.len() > 116;
            out.push(if wraps { '\n' } else { ' ' });
            letters = if wraps { 0 } else { letters + 1 };
        }
        out += word;
        letters += word.len();
    }
    out
}

const HEAD: &str = "| through libblst | Montane | blst | ratio | its middle half |\n|---|---|---|---|---|";

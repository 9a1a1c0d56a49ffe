//! The part of README that has figures: a table of a few operations on every processor, between two marks.

use crate::measured::{Column, Measured, SHOWN, duration};

const BEGIN: &str = "<!-- figures: written by `cargo run -p montane-figures` -->\n";
const END: &str = "<!-- end of figures -->\n";

/// README with its figures as they were measured.
///
/// # Errors
/// If the marks are not there.
pub(crate) fn filled(text: &str, processors: &[Measured]) -> Result<String, String> {
    let missing = || format!("README.md has no lines {} and {}", BEGIN.trim_end(), END.trim_end());
    let (before, rest) = text.split_once(BEGIN).ok_or_else(missing)?;
    let (_, after) = rest.split_once(END).ok_or_else(missing)?;
    Ok([before, BEGIN, &table(processors), END, after].concat())
}

fn table(processors: &[Measured]) -> String {
    let mut out = String::from("| one core |");
    for all in processors {
        out += &format!(" {} |", all.processor.name);
    }
    out += &format!("\n|---|{}\n", "---|".repeat(processors.len()));
    for (operation, name) in SHOWN {
        out += &format!("| {name} |");
        for all in processors {
            let best = all.columns().first().and_then(|&column| all.beside_best(column, operation));
            out += &best.map_or_else(
                || " |".to_owned(),
                |(ours, best)| {
                    let time = ours.ns.map_or_else(String::new, duration);
                    format!(" {time}: {:.2} of {} |", best.ratio.unwrap_or(f64::NAN), best.implementation)
                },
            );
        }
        out.push('\n');
    }
    let ranges: Vec<String> = processors.iter().filter_map(words).collect();
    out + &format!("\nIn words, without vectors (`MONTANE_ISA=adx`), the ratios are\n{}.\n", ranges.join(", "))
}

/// From where to where the ratios of words are.
fn words(all: &Measured) -> Option<String> {
    let column = Column { build: "default", level: "adx" };
    let ratios = SHOWN.iter().filter_map(|(operation, _)| all.beside_best(column, operation)?.1.ratio);
    let (low, high) = ratios.fold((f64::INFINITY, 0.0), |(low, high): (f64, f64), r| (low.min(r), high.max(r)));
    (high > 0.0).then(|| format!("{low:.2} to {high:.2} on {}", all.processor.name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measured::MONTANE;
    use crate::measured::tests::{measured, row};

    #[test]
    fn only_what_is_between_the_marks_changes() {
        let rows = |ratio| vec![row("bls_verify", MONTANE, 1e5, 1.0), row("bls_verify", "blst", 4e5, ratio)];
        let mut all = measured("ifma", rows(0.25));
        all.record(measured("adx", rows(0.77))).unwrap();
        let text = format!("before\n{BEGIN}old\n{END}after\n");
        let text = filled(&text, &[all]).unwrap();
        assert!(text.starts_with("before\n") && text.ends_with("after\n") && !text.contains("old"));
        assert!(text.contains("| BLS verification | 100 us: 0.25 of blst |\n"), "{text}");
        assert!(text.contains("(`MONTANE_ISA=adx`), the ratios are\n0.77 to 0.77 on P.\n"), "{text}");
        assert!(filled("no marks", &[]).unwrap_err().contains("figures"));
    }
}

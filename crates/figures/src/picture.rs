//! The picture of README: Montane's bars beside the best peers', a column for each processor, as an SVG that stands
//! alone.

use maud::{PreEscaped, html};

use crate::measured::{Measured, SHOWN, duration};

/// Pixels: a column of bars and the space between two, the heading, an operation's rows, a bar.
const WIDTH: usize = 230;
const GAP: usize = 14;
const TOP: usize = 58;
const PITCH: usize = 64;
const BAR: usize = 18;
/// Half a letter's width in a bar, about.
const MARGIN: usize = 5;

/// Beyond this share of the column there is no room for a text behind the bar.
const INSIDE: f64 = 0.5;

const STYLE: &str = "text{font:12px system-ui,-apple-system,'Segoe UI',sans-serif;fill:#1b1f24}.head{font-size:15px;font-weight:600}\
.muted{fill:#57606a}.ours{fill:#2f6fd0}.theirs{fill:#d0d7de}.strong,.inside{font-weight:600}text.inside{fill:#fff}\
@media (prefers-color-scheme:dark){text{fill:#e6e9ed}.muted{fill:#9aa5b1}.ours{fill:#3f7fe0}.theirs{fill:#3d4650}}";

/// The drawing: the peer's bar has the column's width, Montane's the share of it that it takes.
pub(crate) fn svg(processors: &[Measured]) -> String {
    let width = processors.len() * (WIDTH + GAP) - GAP.min(processors.len() * GAP);
    let height = TOP + SHOWN.len() * PITCH;
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) role="img"
            aria-labelledby="title description" {
            title id="title" { "Montane beside the best peers" }
            desc id="description" { "For each processor and operation Montane's time, the best peer's, and their ratio." }
            style { (PreEscaped(STYLE)) }
            @for (i, all) in processors.iter().enumerate() {
                @let columns = all.columns();
                g transform={ "translate(" (i * (WIDTH + GAP)) " 0)" } {
                    text.head x="0" y="16" { (all.processor.name) }
                    text.muted x="0" y="36" { "one operation, one core" }
                    text.muted x=(WIDTH) y="36" text-anchor="end" { "ratio" }
                    @for (j, (operation, name)) in SHOWN.iter().enumerate() {
                        @if let Some((ours, best)) = columns.first().and_then(|&column| all.beside_best(column, operation)) {
                            @let y = TOP + j * PITCH;
                            @let ratio = best.ratio.unwrap_or(1.0);
                            @let reach = (WIDTH as f64 * ratio.min(1.0)).round() as usize;
                            text x="0" y=(y) { (name) }
                            text.strong x=(WIDTH) y=(y) text-anchor="end" { (format!("{ratio:.2}")) }
                            rect.ours x="0" y=(y + 6) width=(reach) height=(BAR) {}
                            @let ours = format!("Montane {}", ours.ns.map_or_else(String::new, duration));
                            @if ratio > INSIDE {
                                text.inside x=(MARGIN) y=(y + 20) { (ours) }
                            } @else {
                                text.strong x=(reach + MARGIN) y=(y + 20) { (ours) }
                            }
                            rect.theirs x="0" y=(y + 6 + BAR) width=(WIDTH) height=(BAR) {}
                            text x=(MARGIN) y=(y + 20 + BAR) { (best.implementation) " " (best.ns.map_or_else(String::new, duration)) }
                        }
                    }
                }
            }
        }
    };
    // A line for each element, so that a change shows what was measured again.
    drawing.into_string().replace("><", ">\n<") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measured::MONTANE;
    use crate::measured::tests::{measured, row};

    #[test]
    fn bars_are_shares_of_the_peers() {
        let all = measured("ifma", vec![row("bls_verify", MONTANE, 25e3, 1.0), row("bls_verify", "blst", 100e3, 0.25)]);
        let svg = svg(&[all.clone(), all]);
        assert_eq!(svg.matches("<rect class=\"ours\" x=\"0\" y=\"128\" width=\"58\"").count(), 2, "{svg}");
        assert_eq!(svg.matches("width=\"230\" height=\"18\"").count(), 2, "{svg}");
        assert!(
            svg.contains("viewBox=\"0 0 474 442\"") && svg.contains("blst 100 us") && svg.contains("Montane 25.0 us")
        );
    }
}

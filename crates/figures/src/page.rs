//! The frame of an HTML page: one file, no network, no script; light and dark, screen, phone and paper.
//! What is shown is made elsewhere.

use maud::{DOCTYPE, Markup, PreEscaped, html};

/// Colours are chosen for contrast on both backgrounds; curves also differ by dashes and have a table beside them.
const COLOURS: &str = "
:root{color-scheme:light dark;--bg:#fff;--fg:#1b1f24;--muted:#57606a;--rule:#d0d7de;--track:#f0f2f5;--accent:#0a58ca;
--s0:#2f6fd0;--s1:#b4530a;--s2:#1d7f4e;--s3:#a3307a;--s4:#6b4bc4;--s5:#8a6d00;--s6:#0d7f8c;--s7:#c2373f;--s8:#5d6b78;--s9:#3d7a10}
@media (prefers-color-scheme:dark){:root{--bg:#14171b;--fg:#e6e9ed;--muted:#9aa5b1;--rule:#363d46;--track:#22272e;--accent:#7db0ff;
--s0:#6ea8fe;--s1:#f0a45d;--s2:#5fc58f;--s3:#ea8ac6;--s4:#b39dfa;--s5:#d9bb3c;--s6:#4cc4d2;--s7:#f58a8f;--s8:#a2b1c0;--s9:#93cf5c}}
";

/// What drawings look like, in a page or alone.
const DRAWINGS: &str = "
svg.chart{display:block;overflow:visible;font:13px system-ui,sans-serif}
svg text{fill:var(--fg)}
svg .value{font-variant-numeric:tabular-nums}
svg .note,svg .tick{fill:var(--muted)}
svg .tick{font-size:12px}
svg .track{fill:var(--track)}
svg .whisker{stroke:var(--fg);stroke-width:1.5}
svg .floor{stroke:var(--fg);stroke-width:2;stroke-dasharray:3 2}
svg .grid{stroke:var(--rule);stroke-width:1}
svg .line{fill:none;stroke-width:2;vector-effect:non-scaling-stroke}
svg .dash1{stroke-dasharray:6 4}
svg .dash2{stroke-dasharray:2 3}
";

const STYLE: &str = "
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0 auto;padding:1.25rem;max-width:62rem;background:var(--bg);color:var(--fg);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.25rem;margin:2.5rem 0 .5rem;border-top:1px solid var(--rule);padding-top:1rem}
h3{font-size:1rem;margin:1.75rem 0 .5rem}
p,li{max-width:44rem}
p.note,figcaption{color:var(--muted);font-size:.9rem}
a{color:var(--accent)}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;padding:0;margin:0}
figure{margin:1rem 0}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.85rem;font-variant-numeric:tabular-nums;width:100%}
th,td{padding:.2rem .6rem .2rem 0;border-bottom:1px solid var(--rule);text-align:left;white-space:nowrap}
th.n,td.n{text-align:right}
td.muted,tr.muted td{color:var(--muted)}
thead th{color:var(--muted);font-weight:600}
summary{cursor:pointer;color:var(--accent);padding:.35rem 0}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
code,pre{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.85rem}
pre{overflow-x:auto;padding:.75rem;background:var(--track)}
.key{white-space:nowrap}
ul.legend{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;padding:0;margin:.5rem 0;font-size:.85rem}
ul.legend svg{margin-right:.35rem;vertical-align:-1px}
@media print{body{max-width:none;padding:0}details>*{display:block}svg.chart,tr,figure{break-inside:avoid}nav{display:none}}
";

/// Fill and stroke of every series, from the colours above.
fn series_style() -> String {
    (0..crate::chart::SERIES)
        .map(|i| {
            format!(
                "svg rect.s{i},svg circle.s{i}{{fill:var(--s{i})}}svg .line.s{i}{{stroke:var(--s{i})}}.key-s{i}{{color:var(--s{i})}}"
            )
        })
        .collect()
}

/// The style sheet of a drawing that stands alone.
pub(crate) fn drawing_style() -> String {
    [COLOURS, DRAWINGS, &series_style()].concat()
}

/// A whole page around a body, which is the content of `main`.
#[must_use]
pub fn page(title: &str, body: &Markup) -> String {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="generator" content={ "montane " (env!("CARGO_PKG_VERSION")) };
                // An empty icon keeps browsers from asking the network for one.
                link rel="icon" href="data:,";
                title { (title) }
                style { (PreEscaped(drawing_style())) (PreEscaped(STYLE)) }
            }
            body { main { h1 { (title) } (body) } }
        }
    }
    .into_string()
}

/// One cell of a table.
#[derive(Clone, Debug)]
pub enum Cell {
    /// Left-aligned.
    Text(String),
    /// Right-aligned.
    Number(String),
}

/// A table that scrolls sideways in itself on narrow screens.
#[must_use]
pub fn table(caption: &str, head: &[Cell], rows: &[Vec<Cell>]) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label=(caption) {
            table {
                thead { tr { @for cell in head {
                    @match cell {
                        Cell::Text(t) => { th scope="col" { (t) } },
                        Cell::Number(t) => { th.n scope="col" { (t) } },
                    }
                } } }
                tbody { @for row in rows { tr { @for cell in row {
                    @match cell {
                        Cell::Text(t) => { td { (t) } },
                        Cell::Number(t) => { td.n { (t) } },
                    }
                } } } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn self_contained() {
        let text = page("a < b", &html! { p { "x" } });
        assert!(text.starts_with("<!DOCTYPE html>") && text.contains("<title>a &lt; b</title>"));
        assert!(!text.contains("http:") && !text.contains("https:") && !text.contains("<script"));
    }
}

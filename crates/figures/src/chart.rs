//! Charts drawn as SVG: horizontal bars, stacked bars, line plots. Pages and numbers live elsewhere.
//!
//! Widths are percentages and heights pixels, without a `viewBox`, so that text keeps its size on a phone.
//! Colours are the classes `s0`, `s1`, ... of [`crate::page`]'s style sheet, which has a light and a dark set.
//! Each chart has a title and a description for screen readers and is reachable by keyboard; the caller puts the
//! same numbers in a table.

use maud::{Markup, PreEscaped, html};

/// Series classes in the style sheet; further series begin again.
pub const SERIES: usize = 10;

/// Pixels of one bar and the space below it, of a line of text above it, and of that line's letters.
const BAR_PITCH: usize = 18;
const BAR_HEIGHT: usize = 12;
const LINE_HEIGHT: usize = 18;
const BASELINE: usize = 13;
/// Letters that fit beside each other on a phone, 400 pixels wide less the margins.
const PHONE_LETTERS: usize = 44;

/// Where the parts of a bar are: name and figure share the line above it, or have one each where some pair of them is
/// too long for a phone.
struct Rows {
    lines: usize,
}

impl Rows {
    /// For names and figures of so many letters together.
    fn of(letters: impl Iterator<Item = usize>) -> Self {
        Self { lines: if letters.max() > Some(PHONE_LETTERS) { 2 } else { 1 } }
    }

    fn pitch(&self) -> usize {
        self.lines * LINE_HEIGHT + BAR_PITCH
    }

    /// The baseline of the figure, from the top of the row; the name's is [`BASELINE`].
    fn figure(&self) -> usize {
        (self.lines - 1) * LINE_HEIGHT + BASELINE
    }

    /// The top of the bar.
    fn bar(&self) -> usize {
        self.lines * LINE_HEIGHT
    }
}

/// Where the plot begins and ends across the drawing, in percent: the rest is for the axis.
const PLOT_LEFT: f64 = 9.0;
const PLOT_WIDTH: f64 = 88.0;
const PLOT_TOP: f64 = 28.0;
const PLOT_HEIGHT: f64 = 300.0;
/// Pixels across a file of its own.
const FILE_WIDTH: usize = 760;

/// A number as a person reads it: three significant digits or all digits before the point.
#[must_use]
pub fn figure(value: f64) -> String {
    match value.abs() {
        v if !v.is_finite() => "-".into(),
        v if v >= 100.0 => format!("{value:.0}"),
        v if v >= 10.0 => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}

fn class(series: usize) -> String {
    format!("s{}", series % SERIES)
}

/// A part of a whole, as a percentage for an SVG attribute.
fn percent(part: f64, whole: f64) -> String {
    let share = if whole > 0.0 { 100.0 * part / whole } else { 0.0 };
    format!("{:.2}%", share.clamp(0.0, 100.0))
}

/// One bar.
#[derive(Clone, Debug, Default)]
pub struct Bar {
    /// Above the bar, left.
    pub label: String,
    /// Its length.
    pub value: f64,
    /// Above the bar, right, after the value.
    pub note: String,
    /// A whisker from here to there: the spread of the measurement.
    pub spread: Option<(f64, f64)>,
    /// A line across the bar: a bound that it cannot go below.
    pub floor: Option<f64>,
    /// Which colour.
    pub series: usize,
}

/// Horizontal bars.
#[derive(Clone, Debug)]
pub struct Bars {
    /// Unique within the page; letters, digits and dashes.
    pub id: String,
    /// The title.
    pub title: String,
    /// What one sees, in a sentence.
    pub description: String,
    /// After each value.
    pub unit: String,
    /// Top to bottom.
    pub bars: Vec<Bar>,
}

impl Bars {
    /// The drawing.
    #[must_use]
    pub fn svg(&self) -> Markup {
        let reach = |bar: &Bar| bar.spread.map_or(bar.value, |(_, high)| high.max(bar.value));
        let longest = self.bars.iter().map(reach).fold(0.0, f64::max);
        let figure = |bar: &Bar| format!("{} {}", figure(bar.value), self.unit);
        let letters = |bar: &Bar| [&bar.label, &figure(bar), &bar.note].iter().map(|t| t.chars().count() + 1).sum();
        let rows = Rows::of(self.bars.iter().map(letters));
        frame(
            &self.id,
            &self.title,
            &self.description,
            self.bars.len() * rows.pitch(),
            html! {
                @for (i, bar) in self.bars.iter().enumerate() {
                    @let top = i * rows.pitch();
                    @let bar_top = top + rows.bar();
                    @let middle = bar_top + BAR_HEIGHT / 2;
                    g {
                        title { (bar.label) ": " (figure(bar)) " " (bar.note) }
                        text x="0" y=(top + BASELINE) { (bar.label) }
                        text.value x="100%" y=(top + rows.figure()) text-anchor="end" {
                            (figure(bar))
                            @if !bar.note.is_empty() { tspan.note { " " (bar.note) } }
                        }
                        rect.track x="0" y=(bar_top) width="100%" height=(BAR_HEIGHT) {}
                        rect class=(class(bar.series)) x="0" y=(bar_top) width=(percent(bar.value, longest)) height=(BAR_HEIGHT) {}
                        @if let Some((low, high)) = bar.spread {
                            line.whisker x1=(percent(low, longest)) x2=(percent(high, longest)) y1=(middle) y2=(middle) {}
                        }
                        @if let Some(floor) = bar.floor {
                            @let x = percent(floor, longest);
                            line.floor x1=(x) x2=(x) y1=(bar_top - 2) y2=(bar_top + BAR_HEIGHT + 2) {}
                        }
                    }
                }
            },
        )
    }
}

/// One stacked bar: its label and a value for each series.
#[derive(Clone, Debug)]
pub struct Stack {
    /// Above the bar, left.
    pub label: String,
    /// One value for each series of the chart.
    pub values: Vec<f64>,
}

/// Horizontal bars made of parts.
#[derive(Clone, Debug)]
pub struct Stacks {
    /// Unique within the page; letters, digits and dashes.
    pub id: String,
    /// The title.
    pub title: String,
    /// What one sees, in a sentence.
    pub description: String,
    /// After each total.
    pub unit: String,
    /// The names of the parts.
    pub series: Vec<String>,
    /// Top to bottom.
    pub stacks: Vec<Stack>,
}

impl Stacks {
    /// The drawing, with its legend.
    #[must_use]
    pub fn svg(&self) -> Markup {
        let total = |stack: &Stack| stack.values.iter().sum::<f64>();
        let longest = self.stacks.iter().map(total).fold(0.0, f64::max);
        let total_figure = |stack: &Stack| format!("{} {}", figure(total(stack)), self.unit);
        let letters = |stack: &Stack| stack.label.chars().count() + total_figure(stack).chars().count() + 1;
        let rows = Rows::of(self.stacks.iter().map(letters));
        let drawing = frame(
            &self.id,
            &self.title,
            &self.description,
            self.stacks.len() * rows.pitch(),
            html! {
                @for (i, stack) in self.stacks.iter().enumerate() {
                    @let top = i * rows.pitch();
                    @let bar_top = top + rows.bar();
                    text x="0" y=(top + BASELINE) { (stack.label) }
                    text.value x="100%" y=(top + rows.figure()) text-anchor="end" { (total_figure(stack)) }
                    rect.track x="0" y=(bar_top) width="100%" height=(BAR_HEIGHT) {}
                    @for (j, (start, value)) in running_sums(&stack.values).enumerate() {
                        @if value > 0.0 {
                            rect class=(class(j)) x=(percent(start, longest)) y=(bar_top) width=(percent(value, longest)) height=(BAR_HEIGHT) {
                                title { (stack.label) ", " (self.series.get(j).map_or("", String::as_str)) ": " (figure(value)) " " (self.unit) }
                            }
                        }
                    }
                }
            },
        );
        html! { (legend(&self.series, false)) (drawing) }
    }
}

/// Each value with the sum of those before it.
fn running_sums(values: &[f64]) -> impl Iterator<Item = (f64, f64)> + '_ {
    values.iter().scan(0.0, |sum, &value| {
        let start = *sum;
        *sum += value;
        Some((start, value))
    })
}

/// One curve: points from left to right.
#[derive(Clone, Debug)]
pub struct Curve {
    /// In the legend.
    pub name: String,
    /// `(x, y)`
    pub points: Vec<(f64, f64)>,
}

/// A line plot with whole numbers on the horizontal axis and a vertical axis from zero.
#[derive(Clone, Debug)]
pub struct Lines {
    /// Unique within the page; letters, digits and dashes.
    pub id: String,
    /// The title.
    pub title: String,
    /// What one sees, in a sentence.
    pub description: String,
    /// Below the horizontal axis.
    pub x_label: String,
    /// Above the vertical axis.
    pub y_label: String,
    /// The curves.
    pub curves: Vec<Curve>,
}

impl Lines {
    /// The drawing, with its legend.
    #[must_use]
    pub fn svg(&self) -> Markup {
        html! { (legend(&self.names(), true)) (self.drawing()) }
    }

    /// A file of its own, with its legend and this style sheet.
    #[must_use]
    pub fn file(&self, style: &str) -> String {
        let top = LINE_HEIGHT * (self.curves.len() + 1);
        let file = html! {
            svg xmlns="http://www.w3.org/2000/svg" width=(FILE_WIDTH) height=(top + self.height()) {
                style { (PreEscaped(style)) }
                svg.chart height=(top) {
                    @for (i, name) in self.names().iter().enumerate() {
                        @let y = BASELINE + i * LINE_HEIGHT;
                        line class={ "line " (class(i)) " dash" (i / SERIES) } x1="0" x2="18" y1=(y - 4) y2=(y - 4) {}
                        text x="26" y=(y) { (name) }
                    }
                }
                svg y=(top) { (self.drawing()) }
            }
        };
        // A line for each element, so that a change shows what was measured again.
        file.into_string().replace("><", ">\n<") + "\n"
    }

    fn names(&self) -> Vec<String> {
        self.curves.iter().map(|c| c.name.clone()).collect()
    }

    /// Pixels.
    fn height(&self) -> usize {
        (PLOT_TOP + PLOT_HEIGHT) as usize + 36
    }

    fn drawing(&self) -> Markup {
        let points = || self.curves.iter().flat_map(|c| &c.points).copied();
        let (x_min, x_max) = range(points().map(|p| p.0));
        let y_max = points().map(|p| p.1).fold(0.0, f64::max);
        let ticks = linear_ticks(y_max);
        let top = ticks.last().copied().unwrap_or(1.0).max(f64::MIN_POSITIVE);
        // Shares of the plot, 0 to 1, left to right and top to bottom.
        let across = |x: f64| if x_max > x_min { (x - x_min) / (x_max - x_min) } else { 0.5 };
        let down = |y: f64| 1.0 - y / top;
        let left = |x: f64| format!("{:.2}%", PLOT_LEFT + PLOT_WIDTH * across(x));
        let high = |y: f64| format!("{:.1}", PLOT_TOP + PLOT_HEIGHT * down(y));
        let floor = PLOT_TOP + PLOT_HEIGHT;
        frame(
            &self.id,
            &self.title,
            &self.description,
            self.height(),
            html! {
                @for &tick in &ticks {
                    line.grid x1=(format!("{PLOT_LEFT}%")) x2=(format!("{}%", PLOT_LEFT + PLOT_WIDTH)) y1=(high(tick)) y2=(high(tick)) {}
                    text.tick x=(format!("{}%", PLOT_LEFT - 1.0)) y=(high(tick)) dy="4" text-anchor="end" { (tick) }
                }
                @for x in whole_numbers(x_min, x_max) {
                    text.tick x=(left(x)) y=(floor + 16.0) text-anchor="middle" { (x) }
                }
                text.tick x=(format!("{}%", PLOT_LEFT + PLOT_WIDTH / 2.0)) y=(floor + 32.0) text-anchor="middle" { (self.x_label) }
                text.tick x="0" y="12" { (self.y_label) }
                // The lines stretch with the page, their strokes and the markers do not.
                svg x=(format!("{PLOT_LEFT}%")) y=(PLOT_TOP) width=(format!("{PLOT_WIDTH}%")) height=(PLOT_HEIGHT)
                    viewBox="0 0 1000 1000" preserveAspectRatio="none" {
                    @for (i, curve) in self.curves.iter().enumerate() {
                        polyline class={ "line " (class(i)) " dash" (i / SERIES) } points=(polyline(&curve.points, across, down)) {}
                    }
                }
                @for (i, curve) in self.curves.iter().enumerate() {
                    @for &(x, y) in &curve.points {
                        circle class=(class(i)) cx=(left(x)) cy=(high(y)) r="3" {
                            title { (curve.name) ", " (x) ": " (figure(y)) }
                        }
                    }
                }
            },
        )
    }
}

fn polyline(points: &[(f64, f64)], across: impl Fn(f64) -> f64, down: impl Fn(f64) -> f64) -> String {
    let place = |&(x, y): &(f64, f64)| format!("{:.1},{:.1}", 1000.0 * across(x), 1000.0 * down(y));
    points.iter().map(place).collect::<Vec<_>>().join(" ")
}

fn range(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (low, high) = values.fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), v| (l.min(v), h.max(v)));
    if low <= high { (low, high) } else { (0.0, 1.0) }
}

fn whole_numbers(from: f64, to: f64) -> impl Iterator<Item = f64> {
    (from.ceil() as i64..=to.floor() as i64).map(|x| x as f64)
}

/// About five round steps from zero to at least `max`.
fn linear_ticks(max: f64) -> Vec<f64> {
    let rough = (max / 5.0).max(f64::MIN_POSITIVE);
    let magnitude = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().find(|s| s * magnitude >= rough).unwrap_or(10.0) * magnitude;
    // Rounded to the step's own digits, so that labels do not show binary fractions.
    let digits = 10f64.powf(-step.log10().floor()).max(1.0);
    (0..=(max / step).ceil() as usize).map(|i| (i as f64 * step * digits).round() / digits).collect()
}

/// The names of the series beside their colours.
fn legend(names: &[String], lines: bool) -> Markup {
    html! {
        ul.legend {
            @for (i, name) in names.iter().enumerate() {
                li {
                    svg width="18" height="12" aria-hidden="true" {
                        @if lines {
                            line class={ "line " (class(i)) " dash" (i / SERIES) } x1="0" x2="18" y1="6" y2="6" {}
                            circle class=(class(i)) cx="9" cy="6" r="3" {}
                        } @else {
                            rect class=(class(i)) width="12" height="12" {}
                        }
                    }
                    (name)
                }
            }
        }
    }
}

/// An SVG of the page's width, with what a screen reader and a keyboard need.
fn frame(id: &str, title: &str, description: &str, height: usize, content: Markup) -> Markup {
    let (title_id, description_id) = (format!("{id}-title"), format!("{id}-description"));
    html! {
        svg.chart id=(id) xmlns="http://www.w3.org/2000/svg" width="100%" height=(height) role="img" tabindex="0"
            aria-labelledby={ (title_id) " " (description_id) } {
            title id=(title_id) { (title) }
            desc id=(description_id) { (description) }
            (content)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_three_digits() {
        assert_eq!(
            [0.0, 1.234, 12.345, 123.45, 12345.6].map(figure),
            ["0.00", "1.23", "12.3", "123", "12346"].map(String::from)
        );
        assert_eq!(figure(f64::NAN), "-");
    }

    #[test]
    fn ticks_enclose_the_range() {
        assert_eq!(linear_ticks(9.0), [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
        assert_eq!(linear_ticks(0.7), [0.0, 0.2, 0.4, 0.6, 0.8]);
        for max in [0.3, 1.0, 2999.0] {
            let ticks = linear_ticks(max);
            assert!(ticks[0] == 0.0 && *ticks.last().unwrap() >= max && ticks.len() < 13, "{max} {ticks:?}");
        }
    }

    #[test]
    fn bars_escape_and_fill() {
        let chart = Bars {
            id: "x".into(),
            title: "<b>".into(),
            description: "d".into(),
            unit: "ns".into(),
            bars: vec![
                Bar { label: "a&b".into(), value: 5.0, ..Bar::default() },
                Bar { label: "c".into(), value: 10.0, spread: Some((9.0, 20.0)), floor: Some(4.0), ..Bar::default() },
            ],
        };
        let svg = chart.svg().into_string();
        assert!(svg.contains("a&amp;b") && svg.contains("&lt;b&gt;") && !svg.contains("<b>"));
        // The whisker of the second bar reaches furthest: 20 is the whole width.
        assert!(svg.contains("width=\"25.00%\"") && svg.contains("width=\"50.00%\"") && svg.contains("x2=\"100.00%\""));
    }

    #[test]
    fn long_names_and_figures_have_a_line_each() {
        let chart = |label: &str| Stacks {
            id: "x".into(),
            title: "t".into(),
            description: "d".into(),
            unit: "instructions".into(),
            series: vec!["s".into()],
            stacks: vec![Stack { label: label.into(), values: vec![161.0] }],
        };
        let baselines = |label: &str| -> Vec<String> {
            let svg = chart(label).svg().into_string();
            svg.split("<text")
                .skip(1)
                .map(|t| t.split("y=\"").nth(1).unwrap().split('"').next().unwrap().into())
                .collect()
        };
        assert_eq!(baselines("mont_mul_6_adx"), ["13", "13"]);
        assert_eq!(baselines("fe25519_square_n_limbs51_preshift"), ["13", "31"]);
    }

    #[test]
    fn stacks_begin_where_the_last_part_ended() {
        assert_eq!(running_sums(&[1.0, 2.0, 4.0]).collect::<Vec<_>>(), [(0.0, 1.0), (1.0, 2.0), (3.0, 4.0)]);
    }

    fn two_points(name: &str) -> Lines {
        Lines {
            id: "l".into(),
            title: "t".into(),
            description: "d".into(),
            x_label: "limbs".into(),
            y_label: "cycles".into(),
            curves: vec![Curve { name: name.into(), points: vec![(2.0, 3.0), (16.0, 900.0)] }],
        }
    }

    #[test]
    fn a_file_has_its_legend_and_its_style() {
        let file = two_points("a < b").file("--s0:#2f6fd0");
        assert!(file.starts_with("<svg xmlns=") && file.ends_with("</svg>\n"), "{file}");
        assert!(file.contains("a &lt; b") && file.contains("--s0:#2f6fd0") && !file.contains("<ul"), "{file}");
        assert_eq!(file.matches("<circle").count(), 2);
    }

    #[test]
    fn lines_stay_inside() {
        let svg = two_points("c").svg().into_string();
        let start = svg.find("points=\"").unwrap() + 8;
        let points = &svg[start..][..svg[start..].find('"').unwrap()];
        assert_eq!(points.split(' ').count(), 2);
        for number in points.split([' ', ',']) {
            let v: f64 = number.parse().unwrap();
            assert!((0.0..=1000.0).contains(&v), "{points}");
        }
    }
}

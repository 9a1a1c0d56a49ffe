//! `montane machine`: what this processor's instructions cost, measured, and the floors that follow.

use std::sync::OnceLock;

use maud::{Markup, html};
use montane_figures::page::{self, Cell};
use montane_kernels::Kernel;
use montane_kernels::cpu::Level;
use montane_kernels::cpu::Microarchitecture;
use serde::Serialize;

use crate::clock::{self, Summary};
use crate::command::{self, Error, Outcome, Sink};
use crate::cpu::Cpu;

/// Timed runs of each loop, interleaved over all of them, and how long one takes.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
const SAMPLES: usize = 31;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
const SAMPLE_NS: f64 = 20_000.0;

/// Measure what this processor's instructions cost: multiplications, carry chains, rows, memory, vectors.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Write JSON; - is standard output, in place of the table.
    #[arg(long, value_name = "FILE")]
    json: Option<std::path::PathBuf>,
}

/// One loop's cost.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// What is counted.
    pub name: &'static str,
    /// What the loop holds.
    pub about: &'static str,
    /// Core cycles of one, the median; `None` where the processor lacks it or a cap took it away.
    pub cycles: Option<f64>,
    /// The 10th and 90th percentile of it.
    pub cycles_spread: Option<[f64; 2]>,
    /// Nanoseconds of one.
    pub ns: Option<f64>,
    /// The clock beside it, in core cycles per nanosecond.
    pub cycles_per_ns: Option<f64>,
    /// `ok`, or what it needs.
    pub status: String,
}

/// The least that a kernel's instructions take, by resource, in core cycles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Floors {
    /// One word product, both halves.
    pub product: f64,
    /// One addition with carry, in chains as rows have them.
    pub carry: f64,
    /// One word product with two additions with carry, where together they take longer than the slower of them.
    pub triple: Option<f64>,
    /// One vector multiply-add of 512 bits.
    pub vector: Option<f64>,
}

impl Floors {
    /// The least for one multiplication, if its instructions kept their units busy: word products and additions with
    /// carry by themselves, and together as triples. Vector kernels: their multiply-adds.
    #[must_use]
    pub fn of(&self, kernel: &Kernel) -> Option<f64> {
        let products = f64::from(kernel.products?);
        let cycles = if kernel.level() == Level::Ifma {
            products * self.vector?
        } else {
            let carries = f64::from(kernel.carries.unwrap_or(0));
            let triples = products.min(carries / 2.0);
            (products * self.product).max(carries * self.carry).max(triples * self.triple.unwrap_or(0.0))
        };
        Some(cycles / kernel.operations() as f64)
    }

    /// Measured once in this process; `None` without `mulx`, `adcx` and `adox`, or AArch64's assembly.
    #[must_use]
    pub fn here() -> Option<Self> {
        static FLOORS: OnceLock<Option<Floors>> = OnceLock::new();
        *FLOORS.get_or_init(loops::floors)
    }
}

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The machine.
    pub cpu: Cpu,
    /// Its microarchitecture, or `unknown`.
    pub microarchitecture: &'static str,
    /// The loops.
    pub rows: Vec<Row>,
    /// What follows for kernels.
    pub floors: Option<Floors>,
}

impl Report {
    fn text(&self) -> String {
        let mut out = format!(
            "{} ({}), {:.2} core cycles per ns\n\n{:<34} {:>8} {:>8} {:>6}\n",
            self.cpu.model,
            architecture(self.microarchitecture),
            self.cpu.cycles_per_ns,
            "",
            "cycles",
            "ns",
            "GHz"
        );
        for row in &self.rows {
            let line = match (row.cycles, row.ns, row.cycles_per_ns) {
                (Some(cycles), Some(ns), Some(clock)) => format!("{cycles:>8.2} {ns:>8.3} {clock:>6.2}  {}", row.about),
                _ => row.status.clone(),
            };
            out.push_str(&format!("{:<34} {line}\n", row.name));
        }
        out
    }

    /// The section of the report.
    #[must_use]
    pub fn section(&self) -> Markup {
        let number =
            |value: Option<f64>, digits: usize| Cell::Number(value.map_or("-".into(), |v| format!("{v:.digits$}")));
        let head = ["what", "cycles", "ns", "GHz"]
            .map(|t| if t == "what" { Cell::Text(t.into()) } else { Cell::Number(t.into()) });
        let head = [&head[..], &[Cell::Text("loop".into())]].concat();
        let rows: Vec<Vec<Cell>> = self
            .rows
            .iter()
            .map(|row| {
                let about = if row.cycles.is_some() { row.about.to_owned() } else { row.status.clone() };
                vec![
                    Cell::Text(row.name.into()),
                    number(row.cycles, 2),
                    number(row.ns, 3),
                    number(row.cycles_per_ns, 2),
                    Cell::Text(about),
                ]
            })
            .collect();
        html! {
            p { "What one instruction, or one row of them, costs on this processor (" (architecture(self.microarchitecture))
                "): loops of it alone, timed. The floors of the race are made of these." }
            (page::table("What instructions cost", &head, &rows))
        }
    }
}

/// What a row's triple of `mulx`, `adcx` and `adox` takes at least, where this is known to be more than its parts.
/// Loops of triples do not measure it: what they show depends on the order too, and good orders beat them.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
fn triple(here: Microarchitecture) -> Option<f64> {
    match here {
        // Six from memory, without start and end of the row, take 6.9 cycles on an EPYC 7003.
        Microarchitecture::Zen3 => Some(6.9 / 6.0),
        _ => None,
    }
}

/// For people.
fn architecture(name: &str) -> String {
    if name == Microarchitecture::Unknown.name() { "microarchitecture unknown".into() } else { name.into() }
}

/// Times every loop.
#[must_use]
pub fn measure() -> Report {
    let rows = loops::rows();
    let clock = Summary::of(rows.iter().filter_map(|row| row.cycles_per_ns));
    Report {
        cpu: Cpu::here(clock.map_or_else(clock::cycles_per_ns, |clock| clock.median)),
        microarchitecture: Microarchitecture::here().name(),
        rows,
        floors: Floors::here(),
    }
}

/// Measures and prints.
///
/// # Errors
/// [`Error::Output`]
pub fn run(args: &Args) -> Result<Outcome, Error> {
    let sink = args.json.as_deref().map(Sink::open).transpose()?;
    let report = measure();
    if !sink.as_ref().is_some_and(Sink::is_stdout) {
        command::print(&report.text())?;
    }
    if let Some(sink) = sink {
        sink.write(&command::json(&report))?;
    }
    Ok(Outcome::Success)
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod loops {
    #[cfg(target_arch = "aarch64")]
    use montane_contenders::aarch64::{CARRIES, LOOPS, PRODUCT};
    use montane_contenders::instructions::Loop;
    #[cfg(target_arch = "x86_64")]
    use montane_contenders::x86::instructions::{CARRIES, IFMA_512, LOOPS, PRODUCT};

    use montane_kernels::cpu::Microarchitecture;

    use super::{Floors, Row, SAMPLE_NS, SAMPLES};
    use crate::clock::{self, Sample, Summary};

    /// What lanes that have a floor are made of; AArch64 has no such lanes.
    #[cfg(target_arch = "x86_64")]
    const VECTOR: Option<Loop> = Some(IFMA_512);
    #[cfg(target_arch = "aarch64")]
    const VECTOR: Option<Loop> = None;

    /// Interleaved samples of loops that the processor has; a loop that it lacks has none.
    fn samples(loops: &[Loop], count: usize) -> Vec<Vec<Sample>> {
        let rounds: Vec<Option<usize>> = loops
            .iter()
            .map(|l| {
                l.run(1).then(|| {
                    clock::iterations_for(SAMPLE_NS, &mut |n| {
                        l.run(n);
                    })
                })
            })
            .collect();
        let mut samples = vec![Vec::new(); loops.len()];
        for _ in 0..count {
            for ((l, rounds), samples) in loops.iter().zip(&rounds).zip(&mut samples) {
                if let Some(rounds) = *rounds {
                    samples.push(clock::sample(rounds, &mut |n| {
                        l.run(n);
                    }));
                }
            }
        }
        samples
    }

    pub(super) fn rows() -> Vec<Row> {
        let row = |(l, samples): (&Loop, Vec<Sample>)| {
            let each = 1.0 / f64::from(l.count);
            let cycles = Summary::of(samples.iter().map(|s| s.cycles * each));
            Row {
                name: l.name,
                about: l.about,
                cycles: cycles.map(|c| c.median),
                cycles_spread: cycles.map(|c| [c.p10, c.p90]),
                ns: Summary::of(samples.iter().map(|s| s.ns * each)).map(|s| s.median),
                cycles_per_ns: Summary::of(samples.iter().map(|s| s.cycles_per_ns)).map(|s| s.median),
                status: if samples.is_empty() { format!("needs {}", l.level().name()) } else { "ok".into() },
            }
        };
        LOOPS.iter().zip(samples(LOOPS, SAMPLES)).map(row).collect()
    }

    pub(super) fn floors() -> Option<Floors> {
        let loops: Vec<Loop> = [PRODUCT, CARRIES].into_iter().chain(VECTOR).collect();
        let samples = samples(&loops, SAMPLES / 2);
        // The least is what a floor is about: an interrupted run reads high.
        let least = |i: usize| -> Option<f64> {
            let cycles = samples.get(i)?.iter().map(|s| s.cycles / f64::from(loops[i].count));
            cycles.min_by(f64::total_cmp)
        };
        let triple = super::triple(Microarchitecture::here());
        Some(Floors { product: least(0)?, carry: least(1)?, triple, vector: least(2) })
    }
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
mod loops {
    pub(super) fn rows() -> Vec<super::Row> {
        Vec::new()
    }
    pub(super) fn floors() -> Option<super::Floors> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use montane_contenders::registry;

    /// Figures of a Zen 3: products 1 a cycle, carries 2 a cycle, triples 1.15 cycles.
    #[test]
    fn the_scarcest_resource_is_the_floor() {
        let floors = Floors { product: 1.0, carry: 0.5, triple: Some(1.15), vector: Some(1.0) };
        let of = |name: &str, floors: Floors| floors.of(registry::find(name).expect("it is listed"));
        let near = |a: Option<f64>, b: f64| assert!(a.is_some_and(|a| (a - b).abs() < 0.01), "{a:?} {b}");
        near(of("mont_mul_6_cios", floors), 78.0 * 1.15);
        near(of("mont_mul_6_cios", Floors { triple: None, ..floors }), 78.0);
        near(of("mont_mul_6_cios", Floors { carry: 1.0, ..floors }), 156.0);
        near(of("mont_mul_6_lanes8_ifma", floors), 256.0 / 8.0);
        assert_eq!(of("mont_mul_6_lanes8_ifma", Floors { vector: None, ..floors }), None);
        assert_eq!(of("add_6_portable", floors), None);
    }
}

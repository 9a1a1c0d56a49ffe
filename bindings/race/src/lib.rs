//! `montane race` and whole programs in a browser: what `page/` calls, in a worker.

use maud::html;
use montane_contenders::registry;
use montane_fields::primes::PRIMES;
use montane_kernels::Kernel;
use montane_lab::programs;
use montane_lab::race::{self, Effort, Row};
use montane_lab::{clock, command};

#[link(wasm_import_module = "host")]
// SAFETY: the page gives these functions with these types.
unsafe extern "C" {
    /// Milliseconds since some moment.
    safe fn now() -> f64;
    /// Told what is being done, how many parts of how many are: the name as `len` bytes.
    safe fn progress(what: *const u8, len: usize, done: usize, of: usize);
    /// Told the results, `len` bytes at `at`: first as JSON, then as a page.
    safe fn result(at: *const u8, len: usize);
}

/// Fewer samples than on a system whose timer is finer: each takes longer.
const RACE: Effort = Effort { random_pairs: 300, samples: 15, sample_ns: 25_000.0 };
const QUICK_RACE: Effort = Effort { random_pairs: 20, samples: 3, sample_ns: 5_000.0 };
/// Milliseconds for each program.
const PROGRAMS: u32 = 500;
const QUICK_PROGRAMS: u32 = 1;

/// Checks and times everything, and gives the results to the page; how many kernels failed their check.
// SAFETY: no other symbol has this name.
#[unsafe(no_mangle)]
pub extern "C" fn race(quick: bool) -> usize {
    clock::use_timer(|| now() * 1e6);
    let told = |what: &'static str, done: usize, of: usize| progress(what.as_ptr(), what.len(), done, of);
    let kernels: Vec<Kernel> = registry::all().copied().collect();
    let (effort, budget) = if quick { (QUICK_RACE, QUICK_PROGRAMS) } else { (RACE, PROGRAMS) };
    let times = programs::times(budget, &told);
    let race = race::race(PRIMES, &kernels, effort, &told);

    give(&command::json(&serde_json::json!({ "programs": times, "race": race })));
    let body = html! {
        h2 { "Whole programs" }
        (programs::Report::here(times).table())
        section aria-label="The race" { (race::section(&race)) }
    };
    give(&montane_figures::page::page("Montane: the race", &body));
    race.rows.iter().filter(|row| Row::failed(row)).count()
}

fn give(text: &str) {
    result(text.as_ptr(), text.len());
}

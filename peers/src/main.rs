//! `montane-peers`: times Montane and every peer, group by group.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Mutex;

use clap::Parser;
use montane_figures::measured::{Measured, Row};
use montane_figures::{beside, documents};
use montane_peers::group::Group;
use montane_peers::groups::GROUPS;
use montane_peers::harness::{self, Effort, MONTANE, Operation, Timed};
use montane_peers::remote::{Child, Remote};
use montane_peers::report::{self, BUILD};
use montane_peers::{clock, head, lock, serve};

/// Times Montane and every peer on the same inputs, interleaved, in one process.
///
/// Each operation's results are compared before it is timed. The ratio of a row is Montane's time divided by that
/// peer's in the same run: below 1, Montane is faster.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// Only this group: field, ed25519, ristretto, pairing, bls, msm, ntt or kzg; may be given several times
    #[arg(long = "group", value_name = "GROUP", value_parser = group)]
    groups: Vec<&'static Group>,
    /// Only operations whose names contain this; may be given several times
    #[arg(long = "operation", value_name = "PART")]
    operations: Vec<String>,
    /// Fewer and shorter samples, without the long operations: everything in two minutes
    #[arg(long)]
    quick: bool,
    /// Write the run as JSON to FILE, or to the standard output (then without tables) for -
    #[arg(long, value_name = "FILE|-")]
    json: Option<PathBuf>,
    /// Write the run as a page with charts to FILE, or to the standard output (then without tables) for -
    #[arg(long, value_name = "FILE|-")]
    html: Option<PathBuf>,
    /// Put the run into docs/measurements/NAME.json, in the place of what was measured there at this level and build,
    /// and write again every document that shows it
    #[arg(long, value_name = "NAME")]
    record: Option<String>,
    /// Measure nothing: take the runs of FILE; may be given several times, for one processor
    #[arg(long, value_name = "FILE", conflicts_with_all = ["groups", "operations", "quick", "default_build"])]
    read: Vec<PathBuf>,
    /// Take Montane's figures from this program, compiled without flags, as a child process (see peers/native)
    #[arg(long, value_name = "PROGRAM")]
    default_build: Option<PathBuf>,
    /// Answer a parent's requests for samples
    #[arg(long, hide = true)]
    serve: bool,
}

fn group(name: &str) -> Result<&'static Group, String> {
    GROUPS.iter().find(|group| group.name == name).ok_or_else(|| {
        let names: Vec<_> = GROUPS.iter().map(|group| group.name).collect();
        format!("choose from {}", names.join(", "))
    })
}

/// Exit status for a failed check.
const FAILED: u8 = 1;
/// Exit status for bad usage.
const BAD_USAGE: u8 = 2;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) if error.use_stderr() => {
            // One line is enough: clap's first says what is wrong, and with which value.
            let text = error.to_string();
            eprintln!("{}", text.lines().next().unwrap_or("error: bad usage"));
            return ExitCode::from(BAD_USAGE);
        }
        Err(help) => {
            print!("{help}");
            return ExitCode::SUCCESS;
        }
    };
    if let Err(message) = one_thread().and_then(|()| run(&arguments)) {
        eprintln!("error: {}", message.text);
        return ExitCode::from(message.status);
    }
    ExitCode::SUCCESS
}

struct Failure {
    text: String,
    status: u8,
}

impl From<String> for Failure {
    fn from(text: String) -> Self {
        Self { text, status: FAILED }
    }
}

/// Every figure is one core's.
fn one_thread() -> Result<(), Failure> {
    #[cfg(feature = "halo2curves")]
    rayon::ThreadPoolBuilder::new()
        .num_threads(1)
        .use_current_thread()
        .build_global()
        .map_err(|error| error.to_string())?;
    Ok(())
}

fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.serve {
        return Ok(serve::serve(std::io::stdin().lock(), std::io::stdout())?);
    }
    if [&arguments.json, &arguments.html].into_iter().all(|path| is_stdout(path.as_deref())) {
        let text = "only one of --json and --html can be written to standard output (-)".to_owned();
        return Err(Failure { text, status: BAD_USAGE });
    }
    // What cannot be written is known before the work begins.
    let json = arguments.json.as_deref().map(open).transpose()?;
    let html = arguments.html.as_deref().map(open).transpose()?;
    let mut recorded = arguments.record.as_deref().map(recorded).transpose()?;
    let all = if arguments.read.is_empty() {
        head::measured(measure(arguments)?, arguments.quick)
    } else {
        read(&arguments.read)?
    };
    for (output, text) in [(json, all.json()), (html, beside::html(&all))] {
        if let Some(mut output) = output {
            output.write_all(text.as_bytes()).map_err(|error| error.to_string())?;
        }
    }
    if let Some((path, measured)) = &mut recorded {
        match measured {
            Some(measured) => measured.record(all)?,
            None => *measured = Some(all),
        }
        let text = measured.as_ref().map(Measured::json).unwrap_or_default();
        std::fs::write(&*path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
        for path in documents::write(&documents::root())? {
            eprintln!("written: {}", path.display());
        }
    }
    Ok(())
}

/// The file of a processor's measurements, and what is in it if there is one.
fn recorded(name: &str) -> Result<(PathBuf, Option<Measured>), Failure> {
    if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
        let text = format!("'{name}' is not a name of letters, digits and dashes");
        return Err(Failure { text, status: BAD_USAGE });
    }
    let path = documents::root().join(documents::FOLDER).join(name).with_extension("json");
    let measured = path.exists().then(|| Measured::read(&path)).transpose()?;
    Ok((path, measured))
}

/// The runs of several files, of one processor.
fn read(paths: &[PathBuf]) -> Result<Measured, Failure> {
    let mut all = paths.iter().map(|path| Measured::read(path));
    let mut first = all.next().unwrap_or_else(|| Err("no file to read".into()))?;
    for other in all {
        first.record(other?)?;
    }
    Ok(first)
}

fn measure(arguments: &Arguments) -> Result<Vec<Row>, Failure> {
    let names = || GROUPS.iter().flat_map(Group::all).map(|(name, _)| *name);
    if let Some(part) = arguments.operations.iter().find(|part| !names().any(|name| name.contains(part.as_str()))) {
        return Err(Failure { text: format!("no operation's name contains {part}"), status: BAD_USAGE });
    }
    let start = |path: &Path| Child::start("the default build", Command::new(path).arg("--serve"));
    let default_build = arguments.default_build.as_deref().map(start).transpose()?.map(Mutex::new);
    let tables = ![&arguments.json, &arguments.html].into_iter().any(|path| is_stdout(path.as_deref()));
    let effort = if arguments.quick { Effort::QUICK } else { Effort::FULL };
    if tables {
        println!(
            "Build: {BUILD}. One core at {:.2} cycles per ns. Ratio: Montane's time over this one's.",
            clock::cycles_per_ns()
        );
    }
    let all: Vec<&Group> = GROUPS.iter().collect();
    let groups = if arguments.groups.is_empty() { &all } else { &arguments.groups };
    let mut rows = Vec::new();
    let named = |name: &str| arguments.operations.iter().any(|part| name.contains(part.as_str()));
    for group in groups {
        let first = rows.len();
        let operations: Vec<_> = match (arguments.operations.is_empty(), arguments.quick) {
            (true, true) => group.operations.iter().collect(),
            (true, false) => group.all().collect(),
            (false, _) => group.all().filter(|(name, _)| named(name)).collect(),
        };
        for (i, (name, enter)) in operations.iter().enumerate() {
            progress(&format!("{} {}/{}: {name}", group.name, i + 1, operations.len()));
            rows.extend(time(group, name, *enter, effort, default_build.as_ref())?);
        }
        progress("");
        if tables && rows.len() > first {
            print!("{}", report::table(group, &rows[first..]));
        }
    }
    Ok(rows)
}

fn time(
    group: &Group,
    name: &'static str,
    enter: fn(&mut Operation),
    effort: Effort,
    default_build: Option<&Mutex<Child>>,
) -> Result<Vec<Row>, Failure> {
    let mut operation = Operation::new(name, None);
    enter(&mut operation);
    if let Some(dissenter) = operation.dissenter() {
        return Err(format!("{name}: {dissenter} disagrees with {}", operation.contestants[0].peer.name).into());
    }
    let mut remote = None;
    if let Some(child) = default_build {
        let part = Remote { child, operation: name };
        remote = part.ask(1)?.map(|_| part);
    }
    let mut contestants: Vec<&mut dyn Timed> = Vec::new();
    contestants.extend(remote.as_mut().map(|remote| remote as &mut dyn Timed));
    contestants.extend(operation.contestants.iter_mut().map(|contestant| contestant as &mut dyn Timed));
    let measured = harness::measure(&mut contestants, operation.units, effort)?;
    let mut described: Vec<(&'static str, String, String, &'static str)> = operation
        .contestants
        .iter()
        .map(|contestant| {
            let peer = contestant.peer;
            let mut backend = (peer.backend)();
            if !contestant.remark.is_empty() {
                backend = format!("{backend}; {}", contestant.remark);
            }
            (peer.name, lock::version(peer.package), backend, BUILD)
        })
        .collect();
    if described.len() < measured.len() {
        let (_, version, backend, _) =
            described.iter().find(|(name, ..)| *name == MONTANE).expect("the child has it, so has this program");
        described.insert(0, (MONTANE, version.clone(), format!("{backend}; in a process of its own"), "default"));
    }
    let mut rows: Vec<Row> = described
        .into_iter()
        .zip(&measured)
        .map(|((implementation, version, backend, build), measured)| {
            report::row((group.name, name), (implementation, version), (backend, build), measured)
        })
        .collect();
    report::fill_ratios(&mut rows);
    Ok(rows)
}

fn is_stdout(path: Option<&Path>) -> bool {
    path.is_some_and(|path| path.as_os_str() == "-")
}

fn open(path: &Path) -> Result<Box<dyn Write>, Failure> {
    if is_stdout(Some(path)) {
        return Ok(Box::new(std::io::stdout()));
    }
    let file = std::fs::File::create(path)
        .map_err(|error| Failure { text: format!("cannot write {}: {error}", path.display()), status: BAD_USAGE })?;
    Ok(Box::new(file))
}

/// Shows what is being timed, on a terminal, in a line that the next call overwrites.
fn progress(text: &str) {
    if std::io::stderr().is_terminal() {
        eprint!("\r\x1b[K{text}");
    }
}

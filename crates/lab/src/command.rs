//! What every subcommand shares: its ways to fail, where output goes, how names are chosen.

use std::fmt;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use montane_fields::primes::{PRIMES, Prime};
use montane_kernels::cpu::{self, Level, Order};
use serde::Serialize;

/// Why a subcommand ends early.
#[derive(Debug)]
pub enum Error {
    /// The command line or environment is wrong; the line names the choices. Exit status 2.
    Usage(String),
    /// Something asked for could not be done on this system. Exit status 1.
    Unavailable(String),
    /// Output could not be written. Exit status 2, and silence if nobody reads any more.
    Output {
        /// To what.
        to: String,
        /// Why.
        error: io::Error,
    },
}

impl Error {
    /// The exit status of the process.
    #[must_use]
    pub fn status(&self) -> u8 {
        match self {
            Self::Output { error, .. } if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Self::Usage(_) | Self::Output { .. } => 2,
            Self::Unavailable(_) => 1,
        }
    }

    /// Whether there is anyone to tell.
    #[must_use]
    pub fn is_silent(&self) -> bool {
        matches!(self, Self::Output { error, .. } if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(line) | Self::Unavailable(line) => f.write_str(line),
            Self::Output { to, error } => write!(f, "cannot write {to}: {error}"),
        }
    }
}

impl std::error::Error for Error {}

/// How a subcommand that ran to its end came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Exit status 0.
    Success,
    /// Something was checked and found wrong. Exit status 1.
    CheckFailed,
}

/// A place for output: standard output (`-`) or a file.
#[derive(Debug)]
pub struct Sink {
    path: PathBuf,
    file: Option<File>,
}

impl Sink {
    /// Opens it, so that a path that cannot be written is known before the work begins.
    /// An existing file keeps its content until [`Self::write`].
    ///
    /// # Errors
    /// [`Error::Output`] if the file cannot be opened for writing.
    pub fn open(path: &Path) -> Result<Self, Error> {
        let file = if path == Path::new("-") {
            None
        } else {
            let open = File::options().write(true).create(true).truncate(false).open(path);
            Some(open.map_err(|error| Error::Output { to: path.display().to_string(), error })?)
        };
        Ok(Self { path: path.to_owned(), file })
    }

    /// Whether this is standard output.
    #[must_use]
    pub fn is_stdout(&self) -> bool {
        self.file.is_none()
    }

    /// Writes everything at once, replacing what a file held.
    ///
    /// # Errors
    /// [`Error::Output`]
    pub fn write(self, text: &str) -> Result<(), Error> {
        let Some(mut file) = self.file else { return print(text) };
        file.set_len(0)
            .and_then(|()| file.write_all(text.as_bytes()))
            .map_err(|error| Error::Output { to: self.path.display().to_string(), error })
    }
}

/// Prints to standard output without the panic that `println!` has for a closed pipe.
///
/// # Errors
/// [`Error::Output`]
pub fn print(text: &str) -> Result<(), Error> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())
        .and_then(|()| out.flush())
        .map_err(|error| Error::Output { to: "standard output".into(), error })
}

/// Whether any output goes to standard output, where there is room for one.
///
/// # Errors
/// [`Error::Usage`] if there are several.
pub fn at_most_one_on_stdout(sinks: &[&Option<Sink>]) -> Result<bool, Error> {
    match sinks.iter().filter(|sink| sink.as_ref().is_some_and(Sink::is_stdout)).count() {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(Error::Usage("only one of --json and --html can be written to standard output (-)".into())),
    }
}

/// A value as indented JSON.
#[must_use]
pub fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string_pretty(value).expect("keys are texts") + "\n"
}

/// The named primes that match, in the order of [`PRIMES`]: a whole name, or its beginning up to a dash
/// (`bn254` is both fields of BN254). No names: all.
///
/// # Errors
/// [`Error::Usage`] naming the choices.
pub fn primes(names: &[String]) -> Result<Vec<&'static Prime>, Error> {
    let fits = |prime: &Prime, name: &str| {
        let name = name.to_ascii_lowercase();
        prime.name == name || prime.name.strip_prefix(&name).is_some_and(|rest| rest.starts_with('-'))
    };
    for name in names {
        if !PRIMES.iter().any(|prime| fits(prime, name)) {
            let choices: Vec<&str> = PRIMES.iter().map(|p| p.name).collect();
            return Err(Error::Usage(format!("unknown field '{name}'; choose from: {}", choices.join(", "))));
        }
    }
    Ok(PRIMES.iter().filter(|prime| names.is_empty() || names.iter().any(|name| fits(prime, name))).collect())
}

/// Whether `name` has `pattern` somewhere in it; with `*` (anything) or `?` (any one character) the whole name must
/// fit.
#[must_use]
pub fn name_matches(pattern: &str, name: &str) -> bool {
    if !pattern.contains(['*', '?']) {
        return name.contains(pattern);
    }
    let (pattern, name) = (pattern.as_bytes(), name.as_bytes());
    // fits[j]: the pattern so far fits the first j bytes of the name.
    let mut fits = vec![false; name.len() + 1];
    fits[0] = true;
    for &c in pattern {
        let mut next = vec![false; name.len() + 1];
        for j in 0..=name.len() {
            next[j] = match c {
                b'*' => fits[j] || (j > 0 && next[j - 1]),
                b'?' => j > 0 && fits[j - 1],
                _ => j > 0 && fits[j - 1] && name[j - 1] == c,
            };
        }
        fits = next;
    }
    fits[name.len()]
}

/// Names on as few lines as fit, each indented.
#[must_use]
pub fn wrapped(names: &[&str], indent: usize, width: usize) -> String {
    let mut out = String::new();
    let mut column = 0;
    for name in names {
        if column > 0 && column + 1 + name.len() > width {
            out.push('\n');
            column = 0;
        }
        let space = if column == 0 { indent } else { 1 };
        out.extend(std::iter::repeat_n(' ', space));
        out.push_str(name);
        column += space + name.len();
    }
    if column > 0 {
        out.push('\n');
    }
    out
}

/// Rejects a value of `MONTANE_ISA` that the library would complain about.
///
/// # Errors
/// [`Error::Usage`] naming the choices.
pub fn check_environment() -> Result<(), Error> {
    cpu::asked().map(|_| ()).map_err(|value| {
        let orders = orders().map_or_else(String::new, |(caps, orders)| format!("; behind {caps} also {orders}"));
        Error::Usage(format!(
            "unknown value '{}' of MONTANE_ISA; choose from: {}{orders}",
            value.to_string_lossy(),
            Level::CAPS.map(Level::name).join(", "),
        ))
    })
}

/// The values of `MONTANE_ISA` on this processor's architecture, below the list of commands.
#[must_use]
pub fn environment_help() -> String {
    let orders = orders().map_or_else(String::new, |(caps, orders)| {
        format!(
            ";\n               behind {caps} {orders} takes the scalar assembly in the order for that processor,\n               \
             as in {}-{}",
            Level::Adx.name(),
            Order::Zen3.name()
        )
    });
    let caps = either(&Level::CAPS.map(|cap| cap.name().to_owned()));
    format!(
        "Environment:\n  MONTANE_ISA  caps the instruction set: {caps}{orders}.\n               \
         Empty is as if it were not set"
    )
}

/// The caps that an order may stand behind, and the orders; on an architecture without them nothing.
fn orders() -> Option<(String, String)> {
    let of = |cap: &Level| Level::cap(&format!("{}-{}", cap.name(), Order::Zen3.name())).is_some();
    let caps: Vec<String> = Level::CAPS.into_iter().filter(of).map(|cap| cap.name().into()).collect();
    (!caps.is_empty()).then(|| (either(&caps), either(&Order::ALL.map(|order| format!("-{}", order.name())))))
}

/// `a, b or c`
fn either(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns() {
        for (pattern, fits) in [
            ("adx", true),
            ("mont_mul_6_adx", true),
            ("mont_*_6_*", true),
            ("*", true),
            ("mont_mul_?_adx", true),
            ("mont_mul_?", false),
            ("*mul", false),
            ("ifma", false),
            ("mont_mul_6_adx*", true),
            ("?mont_mul_6_adx", false),
        ] {
            assert_eq!(name_matches(pattern, "mont_mul_6_adx"), fits, "{pattern}");
        }
    }

    #[test]
    fn wrapping() {
        assert_eq!(wrapped(&["ab", "cd", "ef"], 2, 8), "  ab cd\n  ef\n");
        assert_eq!(wrapped(&["too-long-for-it"], 2, 8), "  too-long-for-it\n");
        assert_eq!(wrapped(&[], 2, 8), "");
    }

    #[test]
    fn prime_names() {
        let names = |list: &[&str]| -> Vec<&str> {
            let list: Vec<String> = list.iter().map(|s| (*s).into()).collect();
            primes(&list).unwrap().iter().map(|p| p.name).collect()
        };
        assert_eq!(names(&[]).len(), PRIMES.len());
        assert_eq!(names(&["BN254-fr", "bls12-381"]), ["bls12-381-fp", "bls12-381-fr", "bn254-fr"]);
        let error = primes(&["bn25".into()]).unwrap_err();
        assert_eq!(error.status(), 2);
        assert!(error.to_string().contains("bls12-381-fp") && !error.to_string().contains('\n'));
    }
}

//! The command `montane`.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use clap::error::{ContextKind, ErrorKind};
use clap::{CommandFactory, Parser, Subcommand};
use montane_lab::command::{self, Error, Outcome};
use montane_lab::{counts, fields, kzg, machine, programs, race, report, scale, schedule, trace};

/// A laboratory for prime-field arithmetic: which Montgomery multiplication is fastest here, and why.
#[derive(Parser, Debug)]
#[command(name = "montane", version, after_help = command::environment_help())]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Race(race::Args),
    Scale(scale::Args),
    Fields(fields::Args),
    Counts(counts::Args),
    Kzg(kzg::Args),
    Trace(trace::Args),
    Schedule(schedule::Args),
    Machine(machine::Args),
    Report(report::Args),
    #[command(hide = true)]
    Traced(trace::TracedArgs),
    #[command(hide = true)]
    Timed(programs::Args),
}

impl Command {
    fn run(&self) -> Result<Outcome, Error> {
        command::check_environment()?;
        match self {
            Self::Race(args) => race::run(args),
            Self::Scale(args) => scale::run(args),
            Self::Fields(args) => fields::run(args),
            Self::Counts(args) => counts::run(args),
            Self::Kzg(args) => kzg::run(args),
            Self::Trace(args) => trace::run(args),
            Self::Schedule(args) => schedule::run(args),
            Self::Machine(args) => machine::run(args),
            Self::Report(args) => report::run(args),
            Self::Traced(args) => trace::run_traced(args),
            Self::Timed(args) => programs::run(args),
        }
    }
}

fn main() -> ExitCode {
    let outcome = match Cli::try_parse() {
        Ok(cli) => cli.command.run(),
        Err(error) if error.use_stderr() => Err(Error::Usage(one_line(&error))),
        // Help and version.
        Err(text) => command::print(&text.render().to_string()).map(|()| Outcome::Success),
    };
    match outcome {
        Ok(Outcome::Success) => ExitCode::SUCCESS,
        Ok(Outcome::CheckFailed) => ExitCode::from(1),
        Err(error) => {
            if !error.is_silent() {
                eprintln!("montane: {error}");
            }
            ExitCode::from(error.status())
        }
    }
}

/// What is wrong with the command line and what could stand there, on one line.
fn one_line(error: &clap::Error) -> String {
    let text = error.render().to_string();
    // The message ends at the first empty line; usage and hints follow.
    let message: Vec<&str> = text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    let what = message.join(" ").trim_start_matches("error: ").to_owned();
    match error.kind() {
        ErrorKind::InvalidSubcommand
        | ErrorKind::MissingSubcommand
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let names: Vec<String> = Cli::command()
                .get_subcommands()
                .filter(|c| !c.is_hide_set())
                .map(|c| c.get_name().to_owned())
                .collect();
            let unknown = error.get(ContextKind::InvalidSubcommand);
            let what =
                unknown.map_or_else(|| "a subcommand is missing".into(), |name| format!("unknown subcommand '{name}'"));
            format!("{what}; choose from: {}", names.join(", "))
        }
        ErrorKind::UnknownArgument => format!("{what}; see --help"),
        _ => what,
    }
}

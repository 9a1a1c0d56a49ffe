//! Writes again what README and `docs/measurements` show, from the data that is there.

use std::process::ExitCode;

use montane_figures::documents;

fn main() -> ExitCode {
    match documents::write(&documents::root()) {
        Ok(written) => {
            for path in written {
                println!("{}", path.display());
            }
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

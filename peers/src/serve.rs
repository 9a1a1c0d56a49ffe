//! Montane as a child of another process: the answers to the requests of [`remote`](crate::remote).

use std::io::{BufRead, Write};

use crate::group::Group;
use crate::groups::GROUPS;
use crate::harness::{MONTANE, Operation, Sample, Timed};

/// Answers requests until its input ends.
///
/// # Errors
/// When a pipe breaks, or a request makes no sense.
pub fn serve(input: impl BufRead, mut output: impl Write) -> Result<(), String> {
    let mut current: Option<Operation> = None;
    for line in input.lines() {
        let line = line.map_err(|error| error.to_string())?;
        let (name, calls) = line.split_once(' ').ok_or("a request is an operation and a count")?;
        let calls: u64 = calls.parse().map_err(|_| format!("`{calls}` is not a count"))?;
        if current.as_ref().is_none_or(|operation| operation.name != name) {
            let (name, enter) = GROUPS
                .iter()
                .flat_map(Group::all)
                .find(|(operation, _)| *operation == name)
                .ok_or_else(|| format!("no operation `{name}`"))?;
            let mut operation = Operation::new(name, Some(MONTANE));
            enter(&mut operation);
            current = Some(operation);
        }
        let contestant = current.as_mut().and_then(|operation| operation.contestants.first_mut());
        let reply = match contestant {
            None => "none".to_owned(),
            Some(contestant) => {
                let Sample { ns, cycles_per_ns } = contestant.sample(calls)?;
                format!("{ns} {cycles_per_ns}")
            }
        };
        writeln!(output, "{reply}").and_then(|()| output.flush()).map_err(|error| error.to_string())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn requests_that_make_no_sense_are_refused() {
        for request in ["nonsense", "nonsense 1", "fp381_sqrt many"] {
            assert!(super::serve(request.as_bytes(), Vec::new()).is_err(), "{request}");
        }
    }
}

//! The documents that show figures, and what they should hold by the data in `docs/measurements`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::measured::Measured;
use crate::{page, picture, readme, sums, tables};

/// The folder of the data and of what is written from it.
pub const FOLDER: &str = "docs/measurements";

/// The project's folder, where this was compiled.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn unreadable(path: &Path, error: &std::io::Error) -> String {
    format!("cannot read {}: {error}", path.display())
}

/// The files of data and what they hold, by name.
pub(crate) fn data(root: &Path) -> Result<Vec<(PathBuf, Measured)>, String> {
    let folder = root.join(FOLDER);
    let entries = fs::read_dir(&folder).map_err(|error| unreadable(&folder, &error))?;
    let mut data: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    data.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    data.sort();
    data.into_iter().map(|path| Measured::read(&path).map(|measured| (path, measured))).collect()
}

/// Each document, by its path from the project's folder, and what it should hold.
///
/// # Errors
/// What could not be read or understood, in a line that names the file.
pub fn all(root: &Path) -> Result<Vec<(PathBuf, String)>, String> {
    let (data, processors): (Vec<_>, Vec<_>) = data(root)?.into_iter().unzip();

    let mut documents = Vec::new();
    for (path, processor) in data.iter().zip(&processors) {
        let name = path.file_name().unwrap_or_default();
        let text = tables::page(processor, &name.to_string_lossy());
        documents.push((Path::new(FOLDER).join(name).with_extension("md"), text));
        if let Some(lines) = sums::measured(processor) {
            documents.push((
                Path::new(FOLDER).join(tables::sums(&name.to_string_lossy())),
                lines.file(&page::drawing_style()),
            ));
        }
    }
    documents.push((Path::new(FOLDER).join("peers.svg"), picture::svg(&processors)));
    let path = root.join("README.md");
    let text = fs::read_to_string(&path).map_err(|error| unreadable(&path, &error))?;
    documents.push(("README.md".into(), readme::filled(&text, &processors)?));
    Ok(documents)
}

/// Writes those that differ, and says which.
///
/// # Errors
/// As [`all`], or what could not be written.
pub fn write(root: &Path) -> Result<Vec<PathBuf>, String> {
    let mut written = Vec::new();
    for (name, text) in all(root)? {
        let path = root.join(&name);
        if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            fs::write(&path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
            written.push(name);
        }
    }
    Ok(written)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every figure that was written is the one that was measured.
    #[test]
    fn documents_show_what_was_measured() {
        for (name, expected) in all(&root()).unwrap() {
            let found = fs::read_to_string(root().join(&name)).unwrap_or_default();
            let differs = expected.lines().zip(found.lines()).find(|(expected, found)| expected != found);
            assert!(found == expected, "{}: run `cargo run -p montane-figures`; first {differs:?}", name.display());
        }
    }

    /// Every document of the project, and its text.
    fn texts() -> Vec<(PathBuf, String)> {
        let folders = ["", "docs", FOLDER, "peers", "compat"].map(|folder| root().join(folder));
        let crates = fs::read_dir(root().join("compat")).unwrap().map(|entry| entry.unwrap().path());
        let entries = folders
            .into_iter()
            .chain(crates.filter(|path| path.is_dir()))
            .flat_map(|folder| fs::read_dir(folder).unwrap());
        let paths = entries.map(|entry| entry.unwrap().path());
        let documents = paths.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
        documents.map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
    }

    /// The name of a heading in a link, by GitHub's rule.
    fn anchor(heading: &str) -> String {
        let kept = heading.trim().chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
        kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
    }

    #[test]
    fn links_lead_somewhere() {
        let texts = texts();
        assert!(texts.len() > 20, "documents are found");
        for (path, text) in &texts {
            for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                let (file, heading) =
                    link.split_once('#').map_or((link, None), |(file, heading)| (file, Some(heading)));
                if link.contains("://") || link.contains(' ') {
                    continue;
                }
                let target = if file.is_empty() { path.clone() } else { path.parent().unwrap().join(file) };
                assert!(target.exists(), "{}: {link}", path.display());
                if let Some(heading) = heading {
                    let text = fs::read_to_string(&target).unwrap();
                    let found =
                        text.lines().filter(|line| line.starts_with('#')).map(|l| anchor(l.trim_start_matches('#')));
                    assert!(found.into_iter().any(|found| found == heading), "{}: {link}", path.display());
                }
            }
        }
    }

    /// What people read has lines of at most 120 letters, but for tables and commands, and the first page is short.
    #[test]
    fn documents_are_easy_to_read() {
        for (path, text) in texts() {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            assert!(name != "README.md" || path.parent() != Some(&root()) || text.lines().count() <= 150, "{name}");
            let outside = text.split("```").step_by(2);
            let long = outside.flat_map(str::lines).find(|l| l.chars().count() > 120 && !l.starts_with(['|', '<']));
            assert_eq!(long, None, "{}", path.display());
        }
    }
}

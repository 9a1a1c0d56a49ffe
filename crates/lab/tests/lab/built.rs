//! Builds the command as its users have it.

use std::process::Command;
use std::sync::OnceLock;

use serde_json::Value;

/// The command as these tests are built, with assertions. What they compare is compared without branches, so that it
/// can be traced too.
pub(crate) const TESTED: &str = env!("CARGO_BIN_EXE_montane");

/// The command built with a profile.
pub(crate) fn build(profile: &str) -> String {
    build_with(&["--profile", profile])
}

/// The command built with these arguments.
pub(crate) fn build_with(args: &[&str]) -> String {
    let messages = messages(args);
    let program = messages.iter().find_map(|message| message["executable"].as_str());
    program.expect("cargo names the program").to_owned()
}

/// What Cargo says of each crate when it builds the command with these arguments.
fn messages(args: &[&str]) -> Vec<Value> {
    // At the root, as users build it: from this package's folder the libraries would be compiled once more, with other
    // features.
    let output = Command::new(env!("CARGO"))
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .args(["build", "--quiet", "--bin", "montane", "--message-format", "json"])
        .args(args)
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let messages = String::from_utf8(output.stdout).expect("cargo prints UTF-8");
    messages.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
}

/// A library, built for release.
pub(crate) fn release_of(library: &str) -> Vec<u8> {
    let messages = messages(&["--release"]);
    let message = messages.iter().find(|message| message["target"]["name"] == library);
    let files = message.expect("the command needs it")["filenames"].as_array().expect("a list").iter();
    let path = files.filter_map(Value::as_str).find(|path| path.ends_with(".rlib")).expect("a library");
    std::fs::read(path).expect("it was built")
}

/// The command built for release.
pub(crate) fn release() -> &'static str {
    static PATH: OnceLock<String> = OnceLock::new();
    PATH.get_or_init(|| build("release"))
}

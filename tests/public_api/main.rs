//! Every public item of `montane`, as `docs/public-api.txt` lists them: a promise is kept only if its change is seen.
//!
//! What rustdoc knows of the facade and of the crates behind it, as JSON, is followed from the facade's names: types
//! are listed with their fields, methods and traits, traits with their items. `hazmat` is outside, and so is what
//! documentation hides.
//!
//! The format is not stable, so the check is part of `.ci/run` and no other test waits for it:
//! `cargo test --test public_api -- --ignored`. With `MONTANE_WRITE=1` the file is written anew.

mod render;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use render::{Crate, Line, Names, Render};
use serde_json::Value;

/// The crate whose surface is promised, and those that it takes names from.
const CRATES: [&str; 8] = [
    "montane",
    "montane-kernels",
    "montane-fields",
    "montane-groups",
    "montane-edwards25519",
    "montane-curves",
    "montane-polynomials",
    "montane-signatures",
];
const FEATURES: &str = "montane/bits,montane/pem,montane/rayon,montane/serde";
const LIST: &str = "docs/public-api.txt";

/// What rustdoc says about each crate, by its name in paths.
fn documentation() -> BTreeMap<String, Crate> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let target = root.join("target/public-api");
    let mut command = Command::new(env!("CARGO"));
    // The JSON is behind an unstable option, which the stable compiler takes if it is told that this is known.
    command
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTDOCFLAGS", "-Z unstable-options --output-format json --cap-lints allow");
    command.current_dir(root).args(["doc", "--no-deps", "--lib", "--quiet", "--features", FEATURES]);
    command.arg("--target-dir").arg(&target).args(CRATES.iter().flat_map(|name| ["-p", name]));
    assert!(command.status().expect("cargo runs").success(), "rustdoc writes JSON");
    let names = CRATES.iter().map(|name| name.replace('-', "_"));
    names
        .map(|name| {
            let file = target.join(format!("doc/{name}.json"));
            let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let json = serde_json::from_str(&text).expect("rustdoc writes JSON");
            (name, Crate::new(json))
        })
        .collect()
}

/// A public item: its path in the facade, the crate that has it, its number there.
struct Listed<'a> {
    path: String,
    krate: &'a Crate,
    id: u64,
}

struct Walk<'a> {
    crates: &'a BTreeMap<String, Crate>,
    items: Vec<Listed<'a>>,
    lines: BTreeSet<Line>,
}

impl<'a> Walk<'a> {
    fn module(&mut self, path: &str, krate: &'a Crate, items: &Value) {
        for id in items.as_array().into_iter().flatten().filter_map(Value::as_u64) {
            self.item(path, krate, id, None);
        }
    }

    fn item(&mut self, parent: &str, krate: &'a Crate, id: u64, rename: Option<&str>) {
        let Some(item) = krate.item(id) else {
            // Of another crate: of one behind the facade, or a foreign one.
            let (place, kind) = krate.place(id).expect("rustdoc knows the path of what is named");
            let name = rename.unwrap_or_else(|| place.rsplit("::").next().unwrap_or(&place));
            match self.crates.get(place.split("::").next().unwrap_or_default()) {
                Some(other) => {
                    let id = other.find(&place, &kind).unwrap_or_else(|| panic!("{kind} {place} is documented"));
                    self.item(parent, other, id, Some(name));
                }
                None => drop(self.lines.insert(Line::new(&join(parent, name), format!("pub use {place}")))),
            }
            return;
        };
        let name = rename.or_else(|| item["name"].as_str()).unwrap_or_default();
        let path = join(parent, name);
        let inner = &item["inner"];
        if let Some(module) = inner.get("module") {
            self.lines.insert(Line::new(&path, format!("pub mod {path}")));
            if path != "hazmat" {
                self.module(&path, krate, &module["items"]);
            }
        } else if let Some(import) = inner.get("use") {
            let (name, target) = (import["name"].as_str(), import["id"].as_u64());
            assert_eq!(import["is_glob"], false, "the surface is listed, not taken as it comes: {path}");
            match target {
                Some(target) => self.item(parent, krate, target, name),
                None => panic!("rustdoc knows what {path} is"),
            }
        } else {
            self.items.push(Listed { path, krate, id });
        }
    }
}

fn join(parent: &str, name: &str) -> String {
    if parent.is_empty() { name.to_owned() } else { format!("{parent}::{name}") }
}

/// The lines of the list, and the names in them that are nowhere in it.
fn list() -> (BTreeSet<Line>, BTreeSet<String>) {
    let crates = documentation();
    let facade = &crates["montane"];
    let mut walk = Walk { crates: &crates, items: Vec::new(), lines: BTreeSet::new() };
    walk.module("", facade, &facade.root()["inner"]["module"]["items"]);
    // One item may have several names: in signatures it has the shortest.
    let mut names = Names::new(crates.values());
    for listed in &walk.items {
        names.add(listed.krate.place(listed.id), &listed.path);
    }
    let mut lines = walk.lines;
    for listed in &walk.items {
        let render = Render { krate: listed.krate, names: &names };
        match names.first(listed.krate.place(listed.id)).filter(|first| *first != listed.path) {
            Some(first) => drop(lines.insert(Line::new(&listed.path, format!("pub use {first} as {}", listed.path)))),
            None => lines.extend(render.item(&listed.path, listed.id)),
        }
    }
    // Implementations stand in the crate of the type or in that of the trait.
    for krate in crates.values() {
        lines.extend(Render { krate, names: &names }.implementations());
    }
    let missing = names.missing();
    (lines, missing)
}

#[test]
#[ignore = "rustdoc takes its time, and its format is that of one compiler"]
fn public_api() {
    let (lines, missing) = list();
    let text: String = lines.iter().map(|line| format!("{}\n", line.text)).collect();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(LIST);
    if std::env::var_os("MONTANE_WRITE").is_some() {
        std::fs::write(&file, &text).expect("the list can be written");
    }
    let listed = std::fs::read_to_string(&file).unwrap_or_default();
    let before: BTreeSet<&str> = listed.lines().collect();
    let now: BTreeSet<&str> = text.lines().collect();
    let gone: Vec<_> = before.difference(&now).map(|line| format!("- {line}")).collect();
    let new: Vec<_> = now.difference(&before).map(|line| format!("+ {line}")).collect();
    assert!(
        gone.is_empty() && new.is_empty(),
        "the public surface changed; if that is meant, name it in CHANGELOG.md and run\n    \
         MONTANE_WRITE=1 cargo test --test public_api -- --ignored\n{}",
        [gone, new].concat().join("\n")
    );
    assert!(missing.is_empty(), "signatures name what the facade does not: {missing:#?}");
}

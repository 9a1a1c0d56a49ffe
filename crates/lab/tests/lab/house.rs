//! No file imports from another that imports from it, directly or through others. A re-export is an import only of a
//! file that uses the name itself, and whoever imports by it imports from where the thing is defined. Read from the
//! text, as rustfmt leaves it. And what else the text alone says: where tests are, how long comments' lines are.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// `crate::a::B` without the colons; a module without `crate`.
type Names = Vec<String>;

/// The file of each module, and what it mentions: under which name if imported, where that is, and whether it is used
/// there.
type House = BTreeMap<Names, (Names, Vec<(String, Names, bool)>)>;

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The leaves of the tree of paths that begins here, each with its name, and what follows.
fn leaves<'a>(mut text: &'a str, mut path: Names, out: &mut Vec<(String, Names)>) -> &'a str {
    loop {
        if let Some(mut list) = text.strip_prefix('{') {
            while list.starts_with(is_word) || list.starts_with([',', ' ', '\n', '*']) {
                list = leaves(list, path.clone(), out).trim_start_matches([',', ' ', '\n']);
            }
            return list;
        }
        let (word, rest) = text.split_at(text.find(|c| !is_word(c) && c != '*').unwrap_or(text.len()));
        path.extend((word != "self" || path.is_empty()).then(|| word.into()));
        let Some(more) = rest.strip_prefix("::") else {
            let (name, rest) = match rest.strip_prefix(" as ") {
                Some(rest) => rest.split_at(rest.find(|c| !is_word(c)).unwrap_or(0)),
                None => (word, rest),
            };
            out.push((if name == "self" { path[path.len() - 1].clone() } else { name.into() }, path));
            return rest;
        };
        text = more;
    }
}

fn read(house: &mut House, file: &Names, text: &str) {
    let code: Vec<String> = text
        .lines()
        .map(|line| line.replace("\\\"", "").split('"').step_by(2).collect())
        .map(|line: String| line.split("//").next().unwrap_or_default().to_owned())
        .collect();
    let code = ["mod ", "pub mod ", "macro_rules! "]
        .iter()
        .fold(code.join("\n"), |code, begin| code.replace(&format!("\n{begin}"), &format!("\n}}\n{begin}")));
    let mut words: BTreeMap<&str, usize> = BTreeMap::new();
    code.split(|c| !is_word(c) && !":.".contains(c)).for_each(|word| *words.entry(word).or_default() += 1);
    let uses = |name: &str| words.get(name).is_some_and(|n| *n > 1);
    let declared = code.split("mod ").filter_map(|rest| rest.split_once(';')).map(|(name, _)| format!("{name}::"));
    let begins: Vec<String> =
        ["use ", "crate::", "super::", "self::"].map(String::from).into_iter().chain(declared).collect();
    // What ends with a brace in the first column is an item; a module, or a macro that makes one, has its items
    // indented.
    for item in code.split("\n}") {
        let inner = item.lines().find_map(|line| {
            let (public, name) = line.trim_start().split_once("mod ")?;
            name.strip_suffix(" {").filter(|_| public.is_empty() || public.starts_with("pub"))
        });
        let here: Names = file.iter().cloned().chain(inner.map(String::from)).collect();
        let (_, mentions) = house.entry(here).or_insert_with(|| (file.clone(), Vec::new()));
        let begin = |begin| item.match_indices(begin).map(|(at, _)| at);
        let starts: BTreeSet<usize> = begins.iter().flat_map(|text| begin(text.as_str())).collect();
        let mut read = 0;
        for at in starts {
            if at < read {
                continue;
            }
            let (before, path) = item.split_at(at);
            let imported = path.starts_with("use ");
            let is_public = before.ends_with("pub ") || before.ends_with(") ");
            let is_path = !before.ends_with(|c| is_word(c) || c == ':') && !before.ends_with("(in ");
            let mut found = Vec::new();
            read = item.len() - leaves(path.strip_prefix("use ").unwrap_or(path), Names::new(), &mut found).len();
            mentions.extend(found.into_iter().filter(|_| is_path && inner != Some("tests")).map(|(name, path)| {
                let used = !(imported && is_public) || uses(&name);
                (if imported { name } else { String::new() }, path, used)
            }));
        }
    }
}

/// The file that defines what is called so in a module, if it is one of these.
fn file<'a>(house: &'a House, module: &[String], path: &[String], depth: usize) -> Option<&'a Names> {
    let (mut here, mut anchored) = (module.to_vec(), false);
    for (i, name) in path.iter().enumerate() {
        let child = [&here[..], std::slice::from_ref(name)].concat();
        match name.as_str() {
            "crate" => here.clear(),
            "super" => drop(here.pop()),
            "self" | "*" => {}
            _ if house.contains_key(&child) => here = child,
            _ => {
                let (file, mentions) = house.get(&here)?;
                let origins: BTreeSet<&Names> = mentions.iter().filter(|m| m.0 == *name).map(|m| &m.1).collect();
                let further = |origin: &&Names| {
                    self::file(house, &here, &[origin.as_slice(), &path[i + 1..]].concat(), depth + 1)
                };
                return match origins.is_empty() {
                    true => anchored.then_some(file),
                    false => origins.iter().filter(|_| depth < 9).find_map(further),
                };
            }
        }
        anchored = true;
    }
    house.get(&here).map(|(file, _)| file)
}

/// The files that reach themselves.
fn circles(house: &House) -> BTreeSet<String> {
    let mut edges: BTreeMap<&Names, BTreeSet<&Names>> = BTreeMap::new();
    for (module, (from, mentions)) in house {
        let paths: BTreeSet<&Names> = mentions.iter().filter(|(.., used)| *used).map(|(_, path, _)| path).collect();
        let to = paths.into_iter().filter_map(|path| file(house, module, path, 0));
        edges.entry(from).or_default().extend(to.filter(|to| *to != from));
    }
    let reached = |from: &Names| {
        let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
        while let Some(file) = open.pop() {
            open.extend(edges.get(file).into_iter().flatten().filter(|to| seen.insert(**to)));
        }
        seen.contains(from)
    };
    edges.keys().filter(|from| reached(from)).map(|from| from.join("::")).collect()
}

fn read_folder(house: &mut House, folder: &Path, module: &Names) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
        let inner = if ["mod", "lib"].contains(&&*stem) {
            module.clone()
        } else {
            [&module[..], std::slice::from_ref(&stem)].concat()
        };
        match path.extension() {
            _ if stem.ends_with("tests") => {}
            Some(_) => read(house, &inner, &fs::read_to_string(&path).unwrap()),
            None => read_folder(house, &path, &inner),
        }
    }
}

/// The folders of all crates, and some others.
fn crates() -> impl Iterator<Item = PathBuf> {
    ["..", "../..", "../../bindings", "../../compat"]
        .into_iter()
        .chain(["../../compat/arkworks", "../../compat/bellman", "../../compat/halo2curves"])
        .flat_map(|folder| fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
}

#[test]
fn no_two_files_import_each_other() {
    for path in crates().map(|path| path.join("src")).filter(|path| path.is_dir()) {
        let mut house = House::new();
        read_folder(&mut house, &path, &Names::new());
        assert_eq!(circles(&house), BTreeSet::new(), "{path:?}");
    }
}

/// Which crates of the library each is compiled with: who asks for less waits for less, and the stand-ins for
/// curve25519-dalek and ed25519-dalek for no pairing.
#[test]
fn dependencies_point_one_way() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for (folder, expected) in [
        ("crates/kernels", ""),
        ("crates/fields", "kernels"),
        ("crates/groups", "kernels"),
        ("crates/edwards25519", "fields groups kernels"),
        ("crates/curves", "fields groups kernels"),
        ("crates/polynomials", "curves fields kernels"),
        ("crates/signatures", "curves edwards25519 fields kernels"),
        ("crates/contenders", "kernels"),
        ("compat/curve25519-dalek", "edwards25519"),
        ("compat/curve25519-dalek-5", "edwards25519"),
        ("compat/ed25519-dalek", "edwards25519 kernels"),
    ] {
        let manifest = fs::read_to_string(root.join(folder).join("Cargo.toml")).unwrap();
        let dependencies = manifest.split("\n[").find_map(|section| section.strip_prefix("dependencies]")).unwrap();
        let ours = dependencies.lines().filter_map(|line| line.strip_prefix("montane-"));
        let mut ours: Vec<&str> = ours.filter_map(|line| line.split(['.', ' ']).next()).collect();
        ours.sort_unstable();
        assert_eq!(ours.join(" "), expected, "{folder}");
    }
}

/// The files of Rust under a folder, without what is built or made there.
fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let is = |name| path.file_name().is_some_and(|own| own == name);
        if path.is_dir() {
            if ![".git", "made", "node_modules", "target"].into_iter().any(is) {
                sources(&path, out);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            out.push(path);
        }
    }
}

/// Comments have lines of at most 120 letters, as code has by rustfmt, but for tables.
#[test]
fn comments_are_easy_to_read() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."), &mut files);
    assert!(files.len() > 500, "{} files are read", files.len());
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        let comments = text.lines().filter(|line| line.trim_start().starts_with("//"));
        let long = comments.filter(|line| line.chars().count() > 120).find(|line| !line.contains(" | "));
        assert_eq!(long, None, "{}", path.display());
    }
}

/// A library that is not compiled for tests has none in it: nobody would run them.
#[test]
fn who_runs_no_tests_has_none() {
    let mut libraries = 0;
    for path in crates() {
        let manifest = fs::read_to_string(path.join("Cargo.toml")).unwrap_or_default();
        let library = manifest.split("\n[").find(|section| section.starts_with("lib]"));
        if library.is_some_and(|section| section.contains("\ntest = false")) {
            let mut files = Vec::new();
            sources(&path.join("src"), &mut files);
            files.retain(|file| fs::read_to_string(file).unwrap().contains("#[test]"));
            assert!(files.is_empty(), "{files:?}");
            libraries += 1;
        }
    }
    assert!(libraries > 3, "{libraries} manifests are read");
}

/// Through a re-export, a module within a file, a path without an import, and a parent that uses what its child makes
/// of its own.
#[test]
fn circles_are_seen() {
    let root = "mod a;\nmod b;\npub use a::{A, X as Y};\npub use b::{self, B};\n\nmod m {\n    fn f() {}\n}";
    for (files, expected) in [
        ([("", root), ("a", "use super::{B, c::C};"), ("b", "// crate::A\nfn f() {}")], ""),
        ([("", root), ("a", "use super::B;"), ("b", "fn f() -> crate::Y {}")], "a b"),
        ([("", root), ("a", "use crate::b::*;"), ("b", "mod m {\n    use super::super::A;\n}")], "a b"),
        ([("", root), ("a", "use super::D;"), ("b", "")], ""),
        ([("", "mod a;\nfn f() { a::g() }"), ("a", "use super::f;"), ("b", "")], " a"),
    ] {
        let mut house = House::new();
        for (name, text) in files {
            read(&mut house, &name.split_terminator("::").map(String::from).collect(), text);
        }
        assert_eq!(circles(&house).into_iter().collect::<Vec<_>>().join(" "), expected, "{files:?}");
    }
}

/// Pairings of BN254, sums of many points and verification of many signatures are compiled where they are called: most
/// programs call none, and half of their build would be code that nobody asked for.
#[test]
#[ignore = "builds the command for release: minutes"]
fn release_has_only_what_most_programs_call() {
    // As symbols spell the path of a function, each name after its length, and that of a type in it.
    let function = |path: &str| path.split("::").map(|name| format!("{}{name}", name.len())).collect::<String>();
    let kind = |path: &str| path.replace("::", "..");
    for (library, called, others) in [
        (
            "montane_edwards25519",
            "montane_edwards25519::equation",
            vec![
                function("buckets::sum_in_lanes"),
                function("multiscalar::sum_of_eights"),
                function("montane_edwards25519::multi::prepare"),
            ],
        ),
        ("montane_curves", "msm::sums", vec![function("bn254::pairing"), kind("msm::lanes::LaneStore")]),
    ] {
        let code = crate::built::release_of(library);
        let has = |name: &String| code.windows(name.len()).any(|window| window == name.as_bytes());
        assert!(has(&function(called)), "{library}: symbols are spelt otherwise");
        for name in others {
            assert!(!has(&name), "{library}: {name}: a public function above it has no #[inline]");
        }
    }
}

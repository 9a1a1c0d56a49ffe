//! What the tests of C libraries share: what was built, the compiler, programs that must succeed.

#![allow(dead_code, reason = "each test uses a part")]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use libloading::Library;

/// This package.
pub(crate) fn package() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Where Cargo has put what it has built for this test, libraries included. What lies one folder above may be of
/// another build.
pub(crate) fn built() -> PathBuf {
    let test = std::env::current_exe().expect("a test has a path");
    test.parent().expect("target/PROFILE/deps").to_path_buf()
}

/// Runs a command, and fails with what it says.
pub(crate) fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(output.status.success(), "{command:?}\n{}{}", said(&output.stdout), said(&output.stderr));
    said(&output.stdout)
}

/// The C compiler.
pub(crate) fn cc() -> Command {
    Command::new(std::env::var("CC").unwrap_or_else(|_| "cc".to_string()))
}

/// A folder of this test's own.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = built().with_file_name(concat!(env!("CARGO_PKG_NAME"), "-tests")).join(name);
    std::fs::create_dir_all(&folder).expect("a folder under target");
    folder
}

/// The package that `bindings/package` makes of what Cargo has built for this test.
pub(crate) fn packed() -> &'static Path {
    static PACKED: OnceLock<PathBuf> = OnceLock::new();
    PACKED.get_or_init(|| {
        let (room, out) = (package().file_name().expect("this package has a folder"), folder("package"));
        let mut command = Command::new(package().with_file_name("package"));
        run(command.arg(room).arg("--built").arg(built()).arg("--out").arg(&out));
        out
    })
}

/// Where Cargo has put the sources of a dependency, as `name-version`.
pub(crate) fn sources(published: &str) -> PathBuf {
    let version = run(Command::new("rustc").arg("-vV"));
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc says its host");
    let text = run(Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--filter-platform", host, "--manifest-path"])
        .arg(package().join("Cargo.toml")));
    let at =
        text.find(&format!("/{published}/Cargo.toml")).unwrap_or_else(|| panic!("{published} among the dependencies"));
    let from = text[..at].rfind('"').expect("a string") + 1;
    Path::new(&text[from..at]).join(published)
}

/// A library of C.
pub(crate) fn load(path: &Path) -> Library {
    // SAFETY: neither library runs anything when it is loaded.
    unsafe { Library::new(path) }.unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Reproducible words (Steele, Lea, Flood, "Fast splittable pseudorandom number generators": SplitMix64).
pub(crate) struct Source(u64);

impl Source {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }
    pub(crate) fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.word() % n as u64) as usize
    }
    pub(crate) fn bytes(&mut self, len: usize) -> Vec<u8> {
        (0..len).map(|_| self.word() as u8).collect()
    }
}

/// The processor's name, and what of its instructions decides here.
pub(crate) fn processor() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = |key: &str| info.lines().find(|line| line.starts_with(key)).and_then(|line| line.split(": ").nth(1));
    let flags = line("flags").unwrap_or_default();
    let names = [("adx", "ADX"), ("avx2", "AVX2"), ("avx512f", "AVX-512"), ("avx512ifma", "IFMA"), ("sha_ni", "SHA")];
    let has = |flag: &str| flags.split(' ').any(|one| one == flag);
    let had: Vec<&str> = names.into_iter().filter_map(|(flag, name)| has(flag).then_some(name)).collect();
    let part = |key| line(key).unwrap_or("?");
    format!("{} (family {}, model {}; {})", part("model name"), part("cpu family"), part("model\t"), had.join(", "))
}

/// Puts a text between the marks of its name in a page.
pub(crate) fn write_page(path: &Path, name: &str, text: &str) {
    let page = std::fs::read_to_string(path).expect("a page");
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- {name} end -->"));
    let (before, rest) = page.split_once(&begin).expect("the mark before it");
    let (_, after) = rest.split_once(&end).expect("the mark after it");
    std::fs::write(path, format!("{before}{begin}{text}\n{end}{after}")).expect("the page may be written");
}

//! Both libraries, loaded side by side, and memory for operands that ends where the next page is forbidden.

#![allow(dead_code, reason = "each test uses a part")]

pub(crate) mod values;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use libloading::Library;

/// This package.
pub(crate) fn package() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Where Cargo has put what it has built for this test, libraries included. What lies one folder above may be of another build.
pub(crate) fn built() -> PathBuf {
    let test = std::env::current_exe().expect("a test has a path");
    test.parent().expect("target/PROFILE/deps").to_path_buf()
}

/// Where the published crate `blst` has its C: its folder in Cargo's registry.
pub(crate) fn original() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let version = run(Command::new("rustc").arg("-vV"));
        let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc says its host");
        let text = run(Command::new(env!("CARGO"))
            .args(["metadata", "--format-version", "1", "--filter-platform", host, "--manifest-path"])
            .arg(package().join("Cargo.toml")));
        let at = text.find("/blst-0.3.17/Cargo.toml").expect("the crate blst 0.3.17 among the dependencies");
        let from = text[..at].rfind('"').expect("a string") + 1;
        PathBuf::from(&text[from..at]).join("blst-0.3.17/blst")
    })
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
    let folder = built().with_file_name("libblst-tests").join(name);
    std::fs::create_dir_all(&folder).expect("a folder under target");
    folder
}

/// The functions of our header.
pub(crate) fn declared() -> BTreeSet<String> {
    let text =
        ["blst.h", "blst_aux.h"].map(|name| std::fs::read_to_string(package().join("include").join(name)).unwrap());
    let name = |text: &str| {
        let (name, _) = text.split_once('(')?;
        name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_').then(|| format!("blst_{name}"))
    };
    // Comments speak of them with a star and without their brackets.
    text.concat()
        .lines()
        .filter(|line| !line.starts_with("/*"))
        .flat_map(|line| line.split("blst_").skip(1))
        .filter_map(name)
        .collect()
}

/// Ours.
pub(crate) fn ours() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| load(&built().join("libblst.so")))
}

/// blst's own C and assembly, as a shared library: its names are ours.
pub(crate) fn theirs() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let path = folder("original").join(format!("libblst-{}.so", std::process::id()));
        run(cc()
            .args(["-O2", "-fPIC", "-shared", "-D__BLST_PORTABLE__", "-Wl,-Bsymbolic", "-o"])
            .arg(&path)
            .args(["src/server.c", "build/assembly.S"].map(|file| original().join(file))));
        let library = load(&path);
        std::fs::remove_file(path).expect("loaded, it needs no name");
        library
    })
}

fn load(path: &Path) -> Library {
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

/// Memory in front of a page that nobody may touch. Everything put into it ends at that page.
pub(crate) struct Guarded {
    end: *mut u8,
}

const PAGE: usize = 4096;
const PAGES: usize = 16;

impl Guarded {
    pub(crate) fn new() -> Self {
        // SAFETY: a mapping of its own, of which the last page is forbidden.
        unsafe {
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
            let base =
                libc::mmap(core::ptr::null_mut(), (PAGES + 1) * PAGE, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0);
            assert_ne!(base, libc::MAP_FAILED);
            let end = base.cast::<u8>().add(PAGES * PAGE);
            assert_eq!(libc::mprotect(end.cast(), PAGE, libc::PROT_NONE), 0);
            Self { end }
        }
    }

    /// The address of these bytes, which end at the forbidden page.
    pub(crate) fn put(&self, bytes: &[u8]) -> usize {
        assert!(bytes.len() <= PAGES * PAGE);
        let start = self.end.wrapping_sub(bytes.len());
        // SAFETY: the bytes before the forbidden page are ours.
        unsafe { core::ptr::copy_nonoverlapping(bytes.as_ptr(), start, bytes.len()) };
        start.addr()
    }

    /// The last bytes.
    pub(crate) fn get(&self, len: usize) -> Vec<u8> {
        // SAFETY: the bytes before the forbidden page are ours, and initialised.
        unsafe { core::slice::from_raw_parts(self.end.wrapping_sub(len), len) }.to_vec()
    }
}

/// A function of C all of whose arguments are integers or pointers, which its caller passes in registers and on the stack as if they were words.
#[derive(Clone, Copy)]
pub(crate) struct Function(*const ());

impl Function {
    pub(crate) fn new(library: &Library, name: &str) -> Self {
        // SAFETY: its address alone is taken.
        let symbol = unsafe { library.get::<*const ()>(name.as_bytes()) };
        Self(*symbol.unwrap_or_else(|error| panic!("{name}: {error}")))
    }

    /// # Safety
    /// What the function asks of its arguments.
    pub(crate) unsafe fn call(self, args: &[usize]) -> usize {
        macro_rules! arities {
            ($($n:literal: $($i:literal)*;)*) => {
                match args.len() {
                    $($n => {
                        // SAFETY: a function of so many words, by the caller.
                        let f: unsafe extern "C" fn($(arities!(@word $i)),*) -> usize = unsafe { core::mem::transmute(self.0) };
                        // SAFETY: by the caller.
                        unsafe { f($(args[$i]),*) }
                    })*
                    n => panic!("{n} arguments"),
                }
            };
            (@word $i:literal) => { usize };
        }
        arities! {
            0: ; 1: 0; 2: 0 1; 3: 0 1 2; 4: 0 1 2 3; 5: 0 1 2 3 4; 6: 0 1 2 3 4 5; 7: 0 1 2 3 4 5 6; 8: 0 1 2 3 4 5 6 7;
            9: 0 1 2 3 4 5 6 7 8; 10: 0 1 2 3 4 5 6 7 8 9; 11: 0 1 2 3 4 5 6 7 8 9 10;
        }
    }
}

//! Both libraries, loaded side by side, and memory for operands that ends where the next page is forbidden.

#![allow(dead_code, unused_imports, reason = "each test uses a part")]

pub(crate) mod rows;
#[path = "../../../testing.rs"]
mod testing;
pub(crate) mod values;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use libloading::Library;

pub(crate) use testing::{Source, built, cc, folder, load, package, packed, processor, run, sources, write_page};

/// Where the published crate `blst` has its C: its folder in Cargo's registry.
pub(crate) fn original() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| sources("blst-0.3.17").join("blst"))
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

/// Names the file that [`compiled_original`] made, for a child of a test.
pub(crate) const ORIGINAL: &str = "LIBBLST_ORIGINAL";

/// Compiles blst's own C and assembly to a shared library: its names are ours.
pub(crate) fn compiled_original() -> PathBuf {
    let path = folder("original").join(format!("libblst-{}.so", std::process::id()));
    run(cc()
        .args(["-O2", "-fPIC", "-shared", "-D__BLST_PORTABLE__", "-Wl,-Bsymbolic", "-o"])
        .arg(&path)
        .args(["src/server.c", "build/assembly.S"].map(|file| original().join(file))));
    path
}

/// blst's.
pub(crate) fn theirs() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        if let Some(path) = std::env::var_os(ORIGINAL) {
            return load(Path::new(&path));
        }
        let path = compiled_original();
        let library = load(&path);
        std::fs::remove_file(path).expect("loaded, it needs no name");
        library
    })
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

/// A function of C all of whose arguments are integers or pointers, which its caller passes in registers and on the
/// stack as if they were words.
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

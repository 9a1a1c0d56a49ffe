//! Times candidate machine code. `montane schedule NAME --search` starts this program, writes requests to its standard
//! input and reads answers from its standard output; a candidate that faults ends this process and not the search.
//!
//! Everything is 64-bit little-endian words. A request: how many candidates; words of data; where the results are in
//! them and how many; rounds of the two functions; repetitions; the data; then for each candidate the bytes of its
//! code, where in it the two functions begin, and the code, filled up to whole words. An answer: core cycles per
//! nanosecond; then for each candidate the least nanoseconds of a run of each function, and the results that the first
//! function leaves.

use std::ffi::c_void;
use std::hint::black_box;
use std::io::{self, Read, Write};
use std::num::NonZeroUsize;
use std::ptr::NonNull;
use std::time::Instant;

use nix::sys::mman::{MapFlags, ProtFlags, mmap_anonymous, mprotect};

/// Room for one request's code.
const ROOM: NonZeroUsize = NonZeroUsize::new(1 << 22).expect("not zero");

/// `(data, rounds)` in the C convention.
type Timed = unsafe extern "C" fn(*mut u64, u64);

struct Candidate {
    bulk: Timed,
    chain: Timed,
    best: [f64; 2],
    results: Vec<u64>,
}

struct Words<R>(R);

impl<R: Read> Words<R> {
    fn word(&mut self) -> io::Result<u64> {
        let mut bytes = [0; 8];
        self.0.read_exact(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    fn size(&mut self) -> io::Result<usize> {
        usize::try_from(self.word()?).map_err(io::Error::other)
    }
}

/// Memory for code: written, then executed, never both.
struct Memory(NonNull<c_void>);

impl Memory {
    fn new() -> io::Result<Self> {
        // SAFETY: a new anonymous mapping overlaps nothing.
        Ok(Self(unsafe {
            mmap_anonymous(None, ROOM, ProtFlags::PROT_READ | ProtFlags::PROT_WRITE, MapFlags::MAP_PRIVATE)?
        }))
    }

    fn write(&mut self, code: &[u8]) -> io::Result<()> {
        assert!(code.len() <= ROOM.get(), "a request's code has room");
        // SAFETY: the mapping is ours, of `ROOM` bytes, and no code in it runs now; it is writable until the second
        // call.
        unsafe {
            mprotect(self.0, ROOM.get(), ProtFlags::PROT_READ | ProtFlags::PROT_WRITE)?;
            self.0.cast::<u8>().copy_from_nonoverlapping(NonNull::from(code).cast(), code.len());
            mprotect(self.0, ROOM.get(), ProtFlags::PROT_READ | ProtFlags::PROT_EXEC)?;
        }
        Ok(())
    }

    fn function(&self, offset: usize) -> Timed {
        assert!(offset < ROOM.get(), "a function is in its code");
        // SAFETY: the address is inside the mapping. What is there is the search's responsibility: calling it is what
        // this process is for.
        unsafe { std::mem::transmute::<*mut u8, Timed>(self.0.as_ptr().cast::<u8>().add(offset)) }
    }
}

fn time(function: Timed, data: &mut [u64], rounds: u64) -> f64 {
    // SAFETY: candidates are functions of the C convention that touch this data and their stack frame; one that is not
    // may fault, and only this process ends.
    unsafe {
        function(data.as_mut_ptr(), rounds.div_ceil(4));
        let start = Instant::now();
        function(data.as_mut_ptr(), rounds);
        start.elapsed().as_nanos() as f64
    }
}

/// Core cycles per nanosecond: dependent additions take one cycle each.
fn clock() -> f64 {
    const ADDITIONS: u32 = 1 << 15;
    let start = Instant::now();
    let (mut x, mut y) = (black_box(1u64), black_box(1u64));
    for _ in 0..ADDITIONS / 32 {
        for _ in 0..16 {
            x = x.wrapping_add(y);
            y = y.wrapping_add(x);
        }
    }
    black_box(y);
    f64::from(ADDITIONS) / start.elapsed().as_nanos() as f64
}

fn answer(input: &mut Words<impl Read>, output: &mut impl Write, memory: &mut Memory, count: usize) -> io::Result<()> {
    let [data_words, results, result_words] = [input.size()?, input.size()?, input.size()?];
    let [bulk_rounds, chain_rounds, repetitions] = [input.word()?, input.word()?, input.word()?];
    let fresh: Vec<u64> = (0..data_words).map(|_| input.word()).collect::<io::Result<_>>()?;
    let mut code = Vec::new();
    let mut starts = Vec::new();
    for _ in 0..count {
        let [bytes, bulk, chain] = [input.size()?, input.size()?, input.size()?];
        // Each candidate at the beginning of a page, as all the others.
        code.resize(code.len().next_multiple_of(4096), 0xcc);
        let start = code.len();
        code.resize(start + bytes.next_multiple_of(8), 0xcc);
        input.0.read_exact(&mut code[start..])?;
        starts.push((start + bulk, start + chain));
    }
    memory.write(&code)?;
    let mut candidates: Vec<Candidate> = starts
        .into_iter()
        .map(|(bulk, chain)| Candidate {
            bulk: memory.function(bulk),
            chain: memory.function(chain),
            best: [f64::INFINITY; 2],
            results: Vec::new(),
        })
        .collect();
    let mut data = fresh.clone();
    for candidate in &mut candidates {
        data.copy_from_slice(&fresh);
        time(candidate.bulk, &mut data, 1);
        candidate.results = data[results..][..result_words].to_vec();
    }
    let mut cycles_per_ns: f64 = 0.0;
    for _ in 0..repetitions {
        cycles_per_ns = cycles_per_ns.max(clock());
        for candidate in &mut candidates {
            data.copy_from_slice(&fresh);
            let bulk = time(candidate.bulk, &mut data, bulk_rounds);
            let chain = time(candidate.chain, &mut data, chain_rounds);
            candidate.best = [candidate.best[0].min(bulk), candidate.best[1].min(chain)];
        }
    }
    let mut put = |word: u64| output.write_all(&word.to_le_bytes());
    put(cycles_per_ns.to_bits())?;
    for candidate in candidates {
        candidate.best.into_iter().try_for_each(|time| put(time.to_bits()))?;
        candidate.results.into_iter().try_for_each(&mut put)?;
    }
    output.flush()
}

fn main() -> io::Result<()> {
    let mut input = Words(io::stdin().lock());
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut memory = Memory::new()?;
    // The search ends by closing the pipe.
    while let Ok(count) = input.size() {
        answer(&mut input, &mut output, &mut memory, count)?;
    }
    Ok(())
}

//! The few packets of GDB's remote serial protocol that stepping an emulated program takes.
//!
//! <https://sourceware.org/gdb/current/onlinedocs/gdb.html/Remote-Protocol.html>

use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::Duration;

/// How long the program may run between two stops.
const PATIENCE: Duration = Duration::from_secs(120);

/// A connection to an emulator that waits for a debugger.
pub(crate) struct Gdb {
    from: BufReader<UnixStream>,
    to: UnixStream,
    /// The last answer is not acknowledged: that goes with the next packet, as each write wakes the other side.
    owed: bool,
}

fn bad(what: &str, packet: &str) -> io::Error {
    io::Error::other(format!("{what}: unexpected answer '{packet}'"))
}

/// A packet around a text: `$text#checksum`.
fn framed(text: &str) -> String {
    let sum = text.bytes().fold(0u8, u8::wrapping_add);
    format!("${text}#{sum:02x}")
}

/// Bytes from pairs of hexadecimal digits.
fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|d| d as u8);
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return None };
    pairs.iter().map(|&[high, low]| Some(digit(high)? << 4 | digit(low)?)).collect()
}

impl Gdb {
    /// Connects.
    pub(crate) fn connect(socket: &Path) -> io::Result<Self> {
        let to = UnixStream::connect(socket)?;
        to.set_read_timeout(Some(PATIENCE))?;
        Ok(Self { from: BufReader::new(to.try_clone()?), to, owed: false })
    }

    /// Sends a packet and returns the answer. The other side's acknowledgement comes before it and is passed over:
    /// nothing gets lost on a local socket.
    fn ask(&mut self, text: &str) -> io::Result<String> {
        let owed = if self.owed { "+" } else { "" };
        self.to.write_all(format!("{owed}{}", framed(text)).as_bytes())?;
        self.until(b'$')?;
        let mut answer = self.until(b'#')?;
        answer.pop();
        // The sum.
        let mut sum = [0; 2];
        self.from.read_exact(&mut sum)?;
        self.owed = true;
        String::from_utf8(answer).map_err(io::Error::other)
    }

    /// What comes, to the first such byte.
    fn until(&mut self, last: u8) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        match self.from.read_until(last, &mut bytes) {
            // Whoever suspended both processes for longer lets them go on: the second wait is one for the program.
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => self.from.read_until(last, &mut bytes)?,
            result => result?,
        };
        if bytes.last() == Some(&last) { Ok(bytes) } else { Err(io::ErrorKind::UnexpectedEof.into()) }
    }

    fn expect(&mut self, text: &str, wanted: &str) -> io::Result<()> {
        let answer = self.ask(text)?;
        if answer == wanted { Ok(()) } else { Err(bad(text, &answer)) }
    }

    /// Stops whenever the instruction at `address` is next.
    pub(crate) fn set_breakpoint(&mut self, address: u64) -> io::Result<()> {
        self.expect(&format!("Z0,{address:x},2"), "OK")
    }

    /// Takes [`Self::set_breakpoint`] back.
    pub(crate) fn clear_breakpoint(&mut self, address: u64) -> io::Result<()> {
        self.expect(&format!("z0,{address:x},2"), "OK")
    }

    /// Runs to the next breakpoint; an error if the program ends instead.
    pub(crate) fn run(&mut self) -> io::Result<()> {
        self.stopped("c")
    }

    /// Runs one instruction.
    pub(crate) fn step(&mut self) -> io::Result<()> {
        self.stopped("s")
    }

    fn stopped(&mut self, text: &str) -> io::Result<()> {
        let answer = self.ask(text)?;
        // SIGTRAP, as T with details or S without.
        if answer.starts_with("T05") || answer.starts_with("S05") { Ok(()) } else { Err(bad(text, &answer)) }
    }

    /// The registers, in words of 64 bits, by GDB's numbers as long as they are so long.
    pub(crate) fn registers(&mut self) -> io::Result<Vec<u64>> {
        let answer = self.ask("g")?;
        let bytes = unhex(&answer).ok_or_else(|| bad("g", &answer))?;
        let (words, _) = bytes.as_chunks::<8>();
        Ok(words.iter().map(|&word| u64::from_le_bytes(word)).collect())
    }

    /// `bytes` bytes of memory, or `None` if they cannot be read.
    pub(crate) fn memory(&mut self, address: u64, bytes: usize) -> io::Result<Option<Vec<u8>>> {
        Ok(unhex(&self.ask(&format!("m{address:x},{bytes:x}"))?).filter(|b| b.len() == bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packets() {
        // The sum of 'O' and 'K' is 0x9a.
        assert_eq!(framed("OK"), "$OK#9a");
        assert_eq!(framed(""), "$#00");
        assert_eq!(unhex("0aFf"), Some(vec![10, 255]));
        assert_eq!(unhex("0a1"), None);
        assert_eq!(unhex("E0x1"), None);
    }
}

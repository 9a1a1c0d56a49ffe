//! The host's random generator.

use core::convert::Infallible;

use montane::rand_core::{TryCryptoRng, TryRng};

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// Fills `len` bytes at `to` from `crypto.getRandomValues`.
    fn random(to: *mut u8, len: usize);
}

/// `crypto.getRandomValues`.
pub(crate) struct Host;

impl TryRng for Host {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.try_next_u64().map(|word| word as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let mut bytes = [0; 8];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Infallible> {
        // SAFETY: the host writes these bytes and no others, and throws where it has no generator.
        unsafe { random(out.as_mut_ptr(), out.len()) };
        Ok(())
    }
}

impl TryCryptoRng for Host {}

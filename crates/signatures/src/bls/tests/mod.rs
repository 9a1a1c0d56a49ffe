//! Everything that accepts or refuses, in both variants.

mod batches;
mod equations;
mod known_answers;
mod membership;
mod refusals;

use super::{SecretKey, Tag};

const TAG: Tag<'_> = Tag::new(b"tag");

/// A generator whose words can be foretold: a clone gives the same.
#[derive(Clone)]
struct Counter(u64);

impl rand_core::TryRng for Counter {
    type Error = core::convert::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.try_next_u64()? as u32)
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Ok(self.0)
    }
    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Self::Error> {
        out.chunks_mut(8).try_for_each(|chunk| {
            let bytes = self.try_next_u64()?.to_le_bytes();
            chunk.copy_from_slice(&bytes[..chunk.len()]);
            Ok(())
        })
    }
}
impl rand_core::TryCryptoRng for Counter {}

fn unhex(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2).map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).unwrap()).collect()
}

fn secret(i: u8) -> SecretKey {
    SecretKey::key_gen(&[i; 32], b"").unwrap()
}

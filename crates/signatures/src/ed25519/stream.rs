//! Verification of a message that comes piece by piece.

use montane_edwards25519::Scalar;
use montane_edwards25519::hazmat::equation::Equation;
use sha2::{Digest, Sha512};

use super::verifying::{Parsed, parse};
use super::{Ed25519Error, Signature, VerifyingKey};

/// A verification that waits for the rest of its message; from [`VerifyingKey::verify_stream`].
///
/// Nothing may be done with the message before [`finalize_and_verify`](Self::finalize_and_verify) has accepted it.
#[derive(Clone, Debug)]
pub struct StreamVerifier {
    key: VerifyingKey,
    signature: Parsed,
    hash: Sha512,
}

impl StreamVerifier {
    /// The next piece of the message.
    pub fn update(&mut self, chunk: impl AsRef<[u8]>) {
        self.hash.update(chunk);
    }

    /// The verdict of [`VerifyingKey::verify`] for all pieces as one message.
    ///
    /// # Errors
    /// [`Ed25519Error::Equation`].
    pub fn finalize_and_verify(self) -> Result<(), Ed25519Error> {
        let Parsed { r, s } = self.signature;
        let k = Scalar::from_bytes_mod_order_wide(&self.hash.finalize().into());
        if (Equation { s: &s, k: &k, a: &self.key.point, r: &r.point }).holds() {
            Ok(())
        } else {
            Err(Ed25519Error::Equation)
        }
    }
}

impl VerifyingKey {
    /// Verifies a message piece by piece, by the rule of [`verify`](Self::verify).
    ///
    /// # Errors
    /// What is wrong with the signature whatever the message.
    pub fn verify_stream(&self, signature: &Signature) -> Result<StreamVerifier, Ed25519Error> {
        let parsed = parse(signature)?;
        if !parsed.r.canonical {
            return Err(Ed25519Error::CommitmentEncoding);
        }
        let hash = Sha512::new().chain_update(signature.r_bytes()).chain_update(self.as_bytes());
        Ok(StreamVerifier { key: *self, signature: parsed, hash })
    }
}

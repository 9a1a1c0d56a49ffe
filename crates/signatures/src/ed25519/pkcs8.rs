//! PKCS#8 private keys and SubjectPublicKeyInfo public keys (RFC 8410), as DER and PEM.

use ed25519::pkcs8::spki::{self, EncodePublicKey, SubjectPublicKeyInfoRef};
use ed25519::pkcs8::{
    self, Document, EncodePrivateKey, KeyError, KeypairBytes, PrivateKeyInfoRef, PublicKeyBytes, SecretDocument,
};

use super::{SigningKey, VerifyingKey};

impl EncodePrivateKey for SigningKey {
    fn to_pkcs8_der(&self) -> pkcs8::Result<SecretDocument> {
        KeypairBytes { secret_key: self.to_bytes(), public_key: Some(PublicKeyBytes(self.verifying_key().to_bytes())) }
            .to_pkcs8_der()
    }
}

/// A public key in the document must be the one of the secret key.
impl TryFrom<PrivateKeyInfoRef<'_>> for SigningKey {
    type Error = pkcs8::Error;

    fn try_from(info: PrivateKeyInfoRef<'_>) -> pkcs8::Result<Self> {
        let bytes = KeypairBytes::try_from(info)?;
        let key = Self::from_bytes(&bytes.secret_key);
        match &bytes.public_key {
            Some(public) if public.to_bytes() != key.verifying_key().to_bytes() => {
                Err(pkcs8::Error::KeyMalformed(KeyError::Invalid))
            }
            _ => Ok(key),
        }
    }
}

impl EncodePublicKey for VerifyingKey {
    fn to_public_key_der(&self) -> spki::Result<Document> {
        PublicKeyBytes(self.to_bytes()).to_public_key_der()
    }
}

impl TryFrom<SubjectPublicKeyInfoRef<'_>> for VerifyingKey {
    type Error = spki::Error;

    fn try_from(info: SubjectPublicKeyInfoRef<'_>) -> spki::Result<Self> {
        Self::from_bytes(&PublicKeyBytes::try_from(info)?.to_bytes()).map_err(|_| spki::Error::KeyMalformed)
    }
}

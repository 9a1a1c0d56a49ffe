//! PKCS#8 private keys and SubjectPublicKeyInfo public keys (RFC 8410).

use ed25519::pkcs8::spki::{self, SubjectPublicKeyInfoRef};
use ed25519::pkcs8::{self, KeypairBytes, PrivateKeyInfo, PublicKeyBytes};

use crate::{SigningKey, VerifyingKey};

impl From<&SigningKey> for KeypairBytes {
    fn from(key: &SigningKey) -> Self {
        Self { secret_key: key.to_bytes(), public_key: Some(PublicKeyBytes(key.verifying_key().to_bytes())) }
    }
}
impl From<SigningKey> for KeypairBytes {
    fn from(key: SigningKey) -> Self {
        Self::from(&key)
    }
}
impl TryFrom<&KeypairBytes> for SigningKey {
    type Error = pkcs8::Error;
    /// A public key in the document must be the one of the secret key.
    fn try_from(pair: &KeypairBytes) -> pkcs8::Result<Self> {
        let key = Self::from_bytes(&pair.secret_key);
        match &pair.public_key {
            Some(public) if public.as_ref() != key.verifying_key().as_bytes() => Err(pkcs8::Error::KeyMalformed),
            _ => Ok(key),
        }
    }
}
impl TryFrom<KeypairBytes> for SigningKey {
    type Error = pkcs8::Error;
    fn try_from(pair: KeypairBytes) -> pkcs8::Result<Self> {
        Self::try_from(&pair)
    }
}
impl TryFrom<PrivateKeyInfo<'_>> for SigningKey {
    type Error = pkcs8::Error;
    fn try_from(info: PrivateKeyInfo<'_>) -> pkcs8::Result<Self> {
        Self::try_from(&KeypairBytes::try_from(info)?)
    }
}

impl From<&VerifyingKey> for PublicKeyBytes {
    fn from(key: &VerifyingKey) -> Self {
        Self(key.to_bytes())
    }
}
impl From<VerifyingKey> for PublicKeyBytes {
    fn from(key: VerifyingKey) -> Self {
        Self::from(&key)
    }
}
impl TryFrom<&PublicKeyBytes> for VerifyingKey {
    type Error = spki::Error;
    fn try_from(bytes: &PublicKeyBytes) -> spki::Result<Self> {
        Self::from_bytes(bytes.as_ref()).map_err(|_| spki::Error::KeyMalformed)
    }
}
impl TryFrom<PublicKeyBytes> for VerifyingKey {
    type Error = spki::Error;
    fn try_from(bytes: PublicKeyBytes) -> spki::Result<Self> {
        Self::try_from(&bytes)
    }
}
impl TryFrom<SubjectPublicKeyInfoRef<'_>> for VerifyingKey {
    type Error = spki::Error;
    fn try_from(info: SubjectPublicKeyInfoRef<'_>) -> spki::Result<Self> {
        Self::try_from(&PublicKeyBytes::try_from(info)?)
    }
}

#[cfg(feature = "alloc")]
impl pkcs8::EncodePrivateKey for SigningKey {
    fn to_pkcs8_der(&self) -> pkcs8::Result<pkcs8::SecretDocument> {
        KeypairBytes::from(self).to_pkcs8_der()
    }
}
#[cfg(feature = "alloc")]
impl spki::EncodePublicKey for VerifyingKey {
    fn to_public_key_der(&self) -> spki::Result<pkcs8::Document> {
        PublicKeyBytes::from(self).to_public_key_der()
    }
}

/// The identifier of Ed25519, which has no parameters.
#[cfg(feature = "alloc")]
const ALGORITHM: spki::AlgorithmIdentifierOwned =
    spki::AlgorithmIdentifierOwned { oid: pkcs8::ALGORITHM_OID, parameters: None };

#[cfg(feature = "alloc")]
impl spki::DynSignatureAlgorithmIdentifier for SigningKey {
    fn signature_algorithm_identifier(&self) -> spki::Result<spki::AlgorithmIdentifierOwned> {
        Ok(ALGORITHM)
    }
}
#[cfg(feature = "alloc")]
impl spki::DynSignatureAlgorithmIdentifier for VerifyingKey {
    fn signature_algorithm_identifier(&self) -> spki::Result<spki::AlgorithmIdentifierOwned> {
        Ok(ALGORITHM)
    }
}

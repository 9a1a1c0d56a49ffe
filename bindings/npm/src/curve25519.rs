//! Ed25519 and X25519.

use montane::ed25519::{self, Ed25519Error, Signature, SigningKey, VerifyingKey};
use montane::x25519::{PublicKey, StaticSecret};

use crate::exchange::Answer;
use crate::parts::{Parts, array};

/// Whether a signature is accepted; whatever rule it breaks, it is not.
fn verdict(result: Result<(), Ed25519Error>) -> Answer {
    Ok(vec![result.is_ok().into()])
}

fn secret(parts: &mut Parts<'_>) -> Result<SigningKey, Box<dyn std::error::Error>> {
    Ok(SigningKey::from_bytes(parts.array("a secret key")?))
}

/// A secret key; its public key.
pub(crate) fn public(parts: &mut Parts<'_>) -> Answer {
    Ok(secret(parts)?.verifying_key().to_bytes().into())
}

/// A secret key, a message; the signature.
pub(crate) fn sign(parts: &mut Parts<'_>) -> Answer {
    let key = secret(parts)?;
    Ok(key.sign(parts.next()?).to_bytes().into())
}

/// A signature, a message, a public key, and whether to be strict.
pub(crate) fn verify(parts: &mut Parts<'_>) -> Answer {
    let signature = Signature::from_bytes(parts.array("a signature")?);
    let (message, key) = (parts.next()?, parts.array("a public key")?);
    let Ok(key) = VerifyingKey::from_bytes(key) else { return Ok(vec![0]) };
    let strict = parts.next()? == [1];
    verdict(if strict { key.verify_strict(message, &signature) } else { key.verify_zip215(message, &signature) })
}

/// Signatures, messages, public keys, as many of each.
pub(crate) fn verify_batch(parts: &mut Parts<'_>) -> Answer {
    let (signatures, messages, keys) = (parts.list()?, parts.list()?, parts.list()?);
    if signatures.len() != messages.len() || keys.len() != messages.len() {
        return Err(Ed25519Error::BatchLengths.into());
    }
    let signatures = signatures.into_iter().map(|bytes| Ok(Signature::from_bytes(array(bytes, "a signature")?)));
    let signatures = signatures.collect::<Result<Vec<_>, Box<dyn std::error::Error>>>()?;
    let keys = keys.into_iter().map(|bytes| Ok(VerifyingKey::from_bytes(array(bytes, "a public key")?).ok()));
    let keys = keys.collect::<Result<Option<Vec<_>>, Box<dyn std::error::Error>>>()?;
    let Some(keys) = keys else { return Ok(vec![0]) };
    verdict(ed25519::verify_batch(&messages, &signatures, &keys))
}

/// A secret key; its public key.
pub(crate) fn x_public(parts: &mut Parts<'_>) -> Answer {
    let secret = StaticSecret::from(*parts.array("a secret key")?);
    Ok(PublicKey::from(&secret).to_bytes().into())
}

/// A secret key, another's public key; what both share.
pub(crate) fn x_shared(parts: &mut Parts<'_>) -> Answer {
    let secret = StaticSecret::from(*parts.array("a secret key")?);
    let shared = secret.diffie_hellman(&PublicKey::from(*parts.array("a public key")?));
    if !shared.was_contributory() {
        return Err("the public key has small order: the shared secret would be zero".into());
    }
    Ok(shared.to_bytes().into())
}

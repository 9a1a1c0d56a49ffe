//! Ed25519 and X25519.

use facade::ed25519::{Ed25519Error, Signature, SigningKey, VerifyingKey, verify_batch};
use facade::x25519::{PublicKey, StaticSecret};

use crate::memory::{array, arrays, bytes, room, write};
use crate::status::{Answer, Failure, montane_status, status};

/// The public key, 32 bytes, of an Ed25519 secret key, 32 bytes of randomness (RFC 8032). Constant time in the
/// secret key.
///
/// # Safety
/// As this header says of pointers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn montane_ed25519_public_key(
    secret_key: *const u8,
    secret_key_len: usize,
    public_key: *mut u8,
    public_key_len: usize,
) -> montane_status {
    status((|| {
        // SAFETY: the contract of `memory`.
        let key = SigningKey::from_bytes(unsafe { array(secret_key, secret_key_len, "secret_key")? });
        // SAFETY: the contract of `memory`.
        unsafe { write(public_key, public_key_len, "public_key", key.verifying_key().as_bytes()) }
    })())
}

/// The signature, 64 bytes, of a message with an Ed25519 secret key (RFC 8032). The public key is computed anew.
/// Constant time in the secret key.
///
/// # Safety
/// As this header says of pointers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn montane_ed25519_sign(
    secret_key: *const u8,
    secret_key_len: usize,
    message: *const u8,
    message_len: usize,
    signature: *mut u8,
    signature_len: usize,
) -> montane_status {
    status((|| {
        room::<64>(signature, signature_len, "signature")?;
        // SAFETY: the contract of `memory`.
        let key = SigningKey::from_bytes(unsafe { array(secret_key, secret_key_len, "secret_key")? });
        // SAFETY: the contract of `memory`.
        let made = key.sign(unsafe { bytes(message, message_len, "message")? });
        // SAFETY: the contract of `memory`.
        unsafe { write(signature, signature_len, "signature", &made.to_bytes()) }
    })())
}

/// What is verified.
///
/// # Safety
/// The contract of `memory`.
unsafe fn verify(
    (public_key, public_key_len): (*const u8, usize),
    (message, message_len): (*const u8, usize),
    (signature, signature_len): (*const u8, usize),
    rule: impl FnOnce(&VerifyingKey, &[u8], &Signature) -> Result<(), Ed25519Error>,
) -> Answer {
    // SAFETY: the caller's.
    let (key, message, signature) = unsafe {
        (
            array(public_key, public_key_len, "public_key")?,
            bytes(message, message_len, "message")?,
            array(signature, signature_len, "signature")?,
        )
    };
    VerifyingKey::from_bytes(key)
        .and_then(|key| rule(&key, message, &Signature::from_bytes(signature)))
        .map_err(Failure::refused)
}

/// Whether an Ed25519 signature is right, by the equation without the cofactor (RFC 8032 allows it); keys of small
/// order are taken. MONTANE_REFUSED when it is not, or when the key is none. What is verified is public: not
/// constant time.
///
/// # Safety
/// As this header says of pointers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn montane_ed25519_verify(
    public_key: *const u8,
    public_key_len: usize,
    message: *const u8,
    message_len: usize,
    signature: *const u8,
    signature_len: usize,
) -> montane_status {
    // SAFETY: the contract of `memory`.
    status(unsafe {
        verify((public_key, public_key_len), (message, message_len), (signature, signature_len), VerifyingKey::verify)
    })
}

/// The same, refusing keys and commitments of small order, so that no signature is right for two messages.
///
/// # Safety
/// As this header says of pointers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn montane_ed25519_verify_strict(
    public_key: *const u8,
    public_key_len: usize,
    message: *const u8,
    message_len: usize,
    signature: *const u8,
    signature_len: usize,
) -> montane_status {
    // SAFETY: the contract of `memory`.
    status(unsafe {
        verify(
            (public_key, public_key_len),
            (message, message_len),
            (signature, signature_len),
            VerifyingKey::verify_strict,
        )
    })
}

/// The same by ZIP 215, which networks agree on: the equation times the cofactor, encodings of points that are not
/// canonical taken.
///
/// # Safety
/// As this header says of pointers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn montane_ed25519_verify_zip215(
    public_key: *const u8,
    public_key_len: usize,
    message: *const u8,
    message_len: usize,
    signature: *const u8,
    signature_len: usize,
) -> montane_status {
    // SAFETY: the contract of `memory`.
    status(unsafe {
        verify(
            (public_key, public_key_len),
            (message, message_len),
            (signature, signature_len),
            VerifyingKey::verify_zip215,
        )
    })
}

/// Whether many Ed25519 signatures are right, by ZIP 215, in one equation with random factors: in less time than
/// one by one. `messages` and `message_lens` have as many items as there are keys in `public_keys`, 32 bytes each,
/// and signatures in `signatures`, 64 bytes each.
///
/// # Safety
/// As this header says of pointers; `messages` and `message_lens` have `count` items.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn montane_ed25519_verify_batch(
    public_keys: *const u8,
    public_keys_len: usize,
    messages: *const *const u8,
    message_lens: *const usize,
    count: usize,
    signatures: *const u8,
    signatures_len: usize,
) -> montane_status {
    status((|| {
        // SAFETY: the contract of `memory`.
        let (keys, signatures) = unsafe {
            (
                arrays::<32>(public_keys, public_keys_len, "public_keys")?,
                arrays::<64>(signatures, signatures_len, "signatures")?,
            )
        };
        if keys.len() != count || signatures.len() != count {
            return Err(Failure::length(format_args!(
                "{count} messages, {} public keys, {} signatures",
                keys.len(),
                signatures.len()
            )));
        }
        if count != 0 && (messages.is_null() || message_lens.is_null()) {
            return Err(Failure::null("messages or message_lens"));
        }
        let message = |i| {
            // SAFETY: the contract of `memory`: as many pointers and lengths as `count` says, and bytes where they say.
            unsafe { bytes(messages.add(i).read(), message_lens.add(i).read(), "a message") }
        };
        let messages = (0..count).map(message).collect::<Result<Vec<_>, _>>()?;
        let keys =
            keys.iter().map(VerifyingKey::from_bytes).collect::<Result<Vec<_>, _>>().map_err(Failure::refused)?;
        let signatures: Vec<_> = signatures.iter().map(Signature::from_bytes).collect();
        verify_batch(&messages, &signatures, &keys).map_err(Failure::refused)
    })())
}

/// The public key, 32 bytes, of an X25519 secret key, 32 bytes of randomness (RFC 7748). Constant time in the
/// secret key.
///
/// # Safety
/// As this header says of pointers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn montane_x25519_public_key(
    secret_key: *const u8,
    secret_key_len: usize,
    public_key: *mut u8,
    public_key_len: usize,
) -> montane_status {
    status((|| {
        // SAFETY: the contract of `memory`.
        let secret = StaticSecret::from(*unsafe { array(secret_key, secret_key_len, "secret_key")? });
        // SAFETY: the contract of `memory`.
        unsafe { write(public_key, public_key_len, "public_key", PublicKey::from(&secret).as_bytes()) }
    })())
}

/// What the owners of two X25519 keys share (RFC 7748), 32 bytes, to be hashed and not used as a key itself.
/// MONTANE_REFUSED when the public key has small order, so that the secret would be zero whatever the secret key
/// is. Constant time in the secret key.
///
/// # Safety
/// As this header says of pointers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn montane_x25519_shared_secret(
    secret_key: *const u8,
    secret_key_len: usize,
    public_key: *const u8,
    public_key_len: usize,
    shared_secret: *mut u8,
    shared_secret_len: usize,
) -> montane_status {
    status((|| {
        room::<32>(shared_secret, shared_secret_len, "shared_secret")?;
        // SAFETY: the contract of `memory`.
        let secret = StaticSecret::from(*unsafe { array(secret_key, secret_key_len, "secret_key")? });
        // SAFETY: the contract of `memory`.
        let public = PublicKey::from(*unsafe { array(public_key, public_key_len, "public_key")? });
        let shared = secret.diffie_hellman(&public);
        if !shared.was_contributory() {
            return Err(Failure::refused("the public key has small order: the shared secret would be zero"));
        }
        // SAFETY: the contract of `memory`.
        unsafe { write(shared_secret, shared_secret_len, "shared_secret", shared.as_bytes()) }
    })())
}

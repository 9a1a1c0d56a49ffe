//! Secret keys: generation from entropy, EIP-2333 derivation, bytes.

use core::fmt;

use hkdf::{Hkdf, HkdfExtract};
use montane_curves::hash_to_curve::{Tag, hash_to_curve};
use montane_curves::weierstrass::Curve;
use montane_fields::bls12_381::Fr;
use montane_kernels::secret::on_clean_stack;
use sha2::{Digest, Sha256};
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};

use super::{BlsError, PublicKey, Signature, Variant};
use crate::stack::{BLS12_381, CONVERSION};

/// The shortest entropy that a key may be made from.
const MIN_IKM: usize = 32;
/// `L = ceil(3 ceil(log2 r) / 16)` bytes for a scalar (draft-irtf-cfrg-bls-signature-05, section 2.3).
const SCALAR_OKM: usize = 48;
/// The initial salt of the same section.
const KEYGEN_SALT: &[u8] = b"BLS-SIG-KEYGEN-SALT-";
/// EIP-2333's Lamport keys: 255 chunks of 32 bytes.
const LAMPORT_CHUNKS: usize = 255;
const LAMPORT_CHUNK: usize = 32;

/// A secret key: a scalar in `[1, r - 1]`. Cleared when dropped, and never printed.
///
/// One key serves both variants: which one, the public key or the signature that is asked for says.
///
/// ```
/// # use montane_signatures as montane;
/// use montane::bls::{BlsError, SecretKey, min_pk, min_sig};
///
/// # fn main() -> Result<(), BlsError> {
/// let key = SecretKey::key_gen(&[42; 32], b"")?; // of at least 32 bytes that nobody else knows
/// let (in_g1, in_g2): (min_pk::PublicKey, min_sig::PublicKey) = (key.sk_to_pk(), key.sk_to_pk());
/// assert_eq!((in_g1.to_bytes().len(), in_g2.to_bytes().len()), (48, 96));
/// // 32 bytes, most significant first; zero and numbers that are not below the order are refused.
/// assert_eq!(SecretKey::from_bytes(&key.to_bytes())?.to_bytes(), key.to_bytes());
/// assert_eq!(SecretKey::from_bytes(&[0; 32]).unwrap_err(), BlsError::BadSecretKey);
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct SecretKey(Fr);

impl SecretKey {
    /// A key from at least 32 bytes of secret entropy and optional public information (empty for none).
    ///
    /// Source: KeyGen of draft-irtf-cfrg-bls-signature-05, section 2.3, with the default salt.
    ///
    /// # Errors
    /// [`BlsError::ShortEntropy`] for fewer than 32 bytes.
    pub fn key_gen(ikm: &[u8], key_info: &[u8]) -> Result<Self, BlsError> {
        on_clean_stack(BLS12_381, || {
            if ikm.len() < MIN_IKM {
                return Err(BlsError::ShortEntropy);
            }
            Ok(Self(hkdf_mod_r(ikm, key_info)))
        })
    }

    /// The master key of a seed of at least 32 bytes (EIP-2333, `derive_master_SK`).
    ///
    /// # Errors
    /// [`BlsError::ShortEntropy`] for fewer than 32 bytes.
    pub fn derive_master_eip2333(seed: &[u8]) -> Result<Self, BlsError> {
        Self::key_gen(seed, &[])
    }

    /// The child key of an index (EIP-2333, `derive_child_SK`).
    #[must_use]
    pub fn derive_child_eip2333(&self, index: u32) -> Self {
        on_clean_stack(BLS12_381, || {
            let parent = Zeroizing::new(self.0.to_be_bytes());
            Self(hkdf_mod_r(&lamport_public_key(&parent, index), &[]))
        })
    }

    /// The 32 big-endian bytes of the scalar.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; 32] {
        on_clean_stack(CONVERSION, || self.0.to_be_bytes())
    }

    /// The key of 32 big-endian bytes. Constant time but for the verdict.
    ///
    /// # Errors
    /// [`BlsError::BadSecretKey`] unless the value is in `[1, r - 1]`.
    pub fn from_bytes(bytes: &[u8; 32]) -> Result<Self, BlsError> {
        on_clean_stack(CONVERSION, || Self::from_scalar(Fr::from_be_bytes(bytes).map_err(|_| BlsError::BadSecretKey)?))
    }

    /// The key of a scalar, for threshold and other protocols.
    ///
    /// # Errors
    /// [`BlsError::BadSecretKey`] for zero.
    pub fn from_scalar(scalar: Fr) -> Result<Self, BlsError> {
        if bool::from(scalar.is_zero()) { Err(BlsError::BadSecretKey) } else { Ok(Self(scalar)) }
    }

    /// The scalar. Whoever takes it keeps it secret.
    #[must_use]
    pub fn as_scalar(&self) -> &Fr {
        &self.0
    }

    /// The public key, `sk` times the generator. Constant time.
    #[must_use]
    pub fn sk_to_pk<V: Variant>(&self) -> PublicKey<V> {
        PublicKey(on_clean_stack(BLS12_381, || V::Key::mul_generator(&self.0).to_affine()))
    }

    /// Signs `aug || msg` under a tag: `sk H(aug || msg)`. Constant time in the key.
    #[must_use]
    pub fn sign<V: Variant>(&self, msg: &[u8], dst: Tag<'_>, aug: &[u8]) -> Signature<V> {
        let hash = hash_to_curve::<V::Sig>(&[aug, msg], dst);
        Signature(on_clean_stack(BLS12_381, || (hash * self.0).to_affine()))
    }
}

impl Drop for SecretKey {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

impl ZeroizeOnDrop for SecretKey {}

impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretKey(..)")
    }
}

/// `hkdf_mod_r` of EIP-2333, which is KeyGen of the signature draft.
fn hkdf_mod_r(ikm: &[u8], key_info: &[u8]) -> Fr {
    let mut salt = Sha256::digest(KEYGEN_SALT);
    loop {
        let mut okm = Zeroizing::new([0; SCALAR_OKM]);
        let mut extract = HkdfExtract::<Sha256>::new(Some(&salt));
        extract.input_ikm(ikm);
        extract.input_ikm(&[0]);
        extract
            .finalize()
            .1
            .expand_multi_info(&[key_info, &(SCALAR_OKM as u16).to_be_bytes()], &mut *okm)
            .expect("48 bytes are within what HKDF gives");
        // OS2IP, modulo r.
        let scalar = Fr::from_be_bytes_mod_order(&*okm);
        if !bool::from(scalar.is_zero()) {
            return scalar;
        }
        // Once in 2^255 tries.
        salt = Sha256::digest(salt);
    }
}

/// `parent_SK_to_lamport_PK` of EIP-2333.
fn lamport_public_key(parent: &[u8; 32], index: u32) -> [u8; 32] {
    let salt = index.to_be_bytes();
    let mut inverted = Zeroizing::new(*parent);
    inverted.iter_mut().for_each(|byte| *byte = !*byte);
    let mut all = Sha256::new();
    for ikm in [parent, &*inverted] {
        let mut chunks = Zeroizing::new([0; LAMPORT_CHUNKS * LAMPORT_CHUNK]);
        Hkdf::<Sha256>::new(Some(&salt), ikm)
            .expand(&[], &mut *chunks)
            .expect("255 blocks are exactly what HKDF gives");
        for chunk in chunks.chunks_exact(LAMPORT_CHUNK) {
            all.update(Sha256::digest(chunk));
        }
    }
    all.finalize().into()
}

#[cfg(test)]
mod tests {
    use montane_testing::Refusals;

    use super::*;

    fn scalar(decimal: &str) -> Fr {
        decimal.bytes().fold(Fr::ZERO, |acc, digit| acc * Fr::from_u64(10) + Fr::from_u64(u64::from(digit - b'0')))
    }

    fn unhex(hex: &str) -> Vec<u8> {
        (0..hex.len() / 2).map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).unwrap()).collect()
    }

    /// The four cases of EIP-2333.
    #[test]
    fn eip2333() {
        for (seed, master, index, child) in [
            (
                "c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04",
                "6083874454709270928345386274498605044986640685124978867557563392430687146096",
                0,
                "20397789859736650942317412262472558107875392172444076792671091975210932703118",
            ),
            (
                "3141592653589793238462643383279502884197169399375105820974944592",
                "29757020647961307431480504535336562678282505419141012933316116377660817309383",
                3_141_592_653,
                "25457201688850691947727629385191704516744796114925897962676248250929345014287",
            ),
            (
                "0099FF991111002299DD7744EE3355BBDD8844115566CC55663355668888CC00",
                "27580842291869792442942448775674722299803720648445448686099262467207037398656",
                4_294_967_295,
                "29358610794459428860402234341874281240803786294062035874021252734817515685787",
            ),
            (
                "d4e56740f876aef8c010b86a40d5f56745a118d0906a34e69aec8c0db1cb8fa3",
                "19022158461524446591288038168518313374041767046816487870552872741050760015818",
                42,
                "31372231650479070279774297061823572166496564838472787488249775572789064611981",
            ),
        ] {
            let key = SecretKey::derive_master_eip2333(&unhex(seed)).unwrap();
            assert_eq!(*key.as_scalar(), scalar(master));
            assert_eq!(*key.derive_child_eip2333(index).as_scalar(), scalar(child));
        }
    }

    #[test]
    fn bytes_and_rejections() {
        let key = SecretKey::key_gen(&[7; 32], b"info").unwrap();
        assert_eq!(SecretKey::from_bytes(&key.to_bytes()).unwrap().as_scalar(), key.as_scalar());
        assert_ne!(key.as_scalar(), SecretKey::key_gen(&[7; 32], b"").unwrap().as_scalar());
        let (short, bad) = (Err(BlsError::ShortEntropy), Err(BlsError::BadSecretKey));
        let from_entropy = |ikm: &Vec<u8>| SecretKey::key_gen(ikm, b"").map(drop);
        Refusals::of(vec![7; 32], from_entropy, Ok(())).row("32 bytes at least", short, |ikm| _ = ikm.pop());
        let master = |seed: &Vec<u8>| SecretKey::derive_master_eip2333(seed).map(drop);
        Refusals::of(vec![7; 32], master, Ok(())).row("32 bytes at least", short, |seed| _ = seed.pop());
        let from_bytes = |bytes: &[u8; 32]| SecretKey::from_bytes(bytes).map(drop);
        Refusals::of((-Fr::ONE).to_be_bytes(), from_bytes, Ok(()))
            .row("below r", bad, |bytes| bytes[31] += 1)
            .row("below r", bad, |bytes| bytes.fill(0xff))
            .row("not zero", bad, |bytes| bytes.fill(0));
        let from_scalar = |scalar: &Fr| SecretKey::from_scalar(*scalar).map(drop);
        Refusals::of(Fr::ONE, from_scalar, Ok(())).row("not zero", bad, |scalar| *scalar = Fr::ZERO);
        assert_eq!(format!("{key:?}"), "SecretKey(..)");
    }
}

//! Known answers.

/// `N` bytes by their digits.
#[must_use]
pub const fn hex<const N: usize>(digits: &str) -> [u8; N] {
    const fn value(digit: u8) -> u8 {
        match digit {
            b'0'..=b'9' => digit - b'0',
            b'a'..=b'f' => digit - b'a' + 10,
            _ => panic!("not a digit"),
        }
    }
    let digits = digits.as_bytes();
    assert!(digits.len() == 2 * N);
    let mut bytes = [0; N];
    let mut i = 0;
    while i < N {
        bytes[i] = value(digits[2 * i]) << 4 | value(digits[2 * i + 1]);
        i += 1;
    }
    bytes
}

/// Ed25519 (RFC 8032, section 7.1, test 2).
pub mod ed25519 {
    use super::hex;

    /// The secret key.
    pub const SECRET: [u8; 32] = hex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb");
    /// The public key.
    pub const KEY: [u8; 32] = hex("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c");
    /// The message.
    pub const MESSAGE: [u8; 1] = [0x72];
    /// Its signature.
    pub const SIGNATURE: [u8; 64] = hex("92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da\
         085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00");
}

/// X25519 (RFC 7748, section 6.1).
pub mod x25519 {
    use super::hex;

    /// Alice's secret.
    pub const SECRET: [u8; 32] = hex("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a");
    /// Bob's public key.
    pub const KEY: [u8; 32] = hex("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f");
    /// What they share.
    pub const SHARED: [u8; 32] = hex("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742");
}

/// BLS signatures, proof of possession scheme (ethereum/bls12-381-tests v0.1.1, the first key).
pub mod bls {
    use super::hex;

    /// The secret key.
    pub const SECRET: [u8; 32] = hex("263dbd792f5b1be47ed85f8938c0f29586af0d3ac7b977f21c278fe1462040e3");
    /// The public key.
    pub const KEY: [u8; 48] =
        hex("a491d1b0ecd9bb917989f0e74f0dea0422eac4a873e5e2644f368dffb9a6e20fd6e10c1b77654d067c0618f6e5a7f79a");
    /// The message.
    pub const MESSAGE: [u8; 32] = [0; 32];
    /// Its signature.
    pub const SIGNATURE: [u8; 96] =
        hex("b6ed936746e01f8ecf281f020953fbf1f01debd5657c4a383940b020b26507f6076334f91e2366c96e9ab279fb515809\
         0352ea1c5b0c9274504f4f0e7053af24802e51e4568d164fe986834f41e55c8e850ce1f98458c0cfc9ab380b55285a55");
}

use super::*;

#[test]
fn the_base_point_by_either_way() {
    for seed in 0..50u8 {
        let k = core::array::from_fn(|i| (i as u8).wrapping_mul(37).wrapping_add(seed.wrapping_mul(91)));
        assert_eq!(PublicKey::from(&StaticSecret::from(k)).to_bytes(), x25519(k, X25519_BASEPOINT_BYTES));
    }
}

#[test]
fn small_order_gives_zero_and_is_told() {
    let secret = StaticSecret::from([5; 32]);
    let mut one = [0; 32];
    one[0] = 1;
    for u in [[0; 32], one] {
        let shared = secret.diffie_hellman(&PublicKey::from(u));
        assert_eq!(shared.to_bytes(), [0; 32]);
        assert!(!shared.was_contributory());
    }
    assert!(secret.diffie_hellman(&PublicKey::from(X25519_BASEPOINT_BYTES)).was_contributory());
}

#[test]
fn the_top_bit_of_u_is_ignored_and_values_above_p_are_reduced() {
    let mut u = [0xff; 32];
    u[0] = 0xed + 9;
    let nine = x25519([3; 32], X25519_BASEPOINT_BYTES);
    u[31] = 0x7f;
    assert_eq!(x25519([3; 32], u), nine);
    u[31] = 0xff;
    assert_eq!(x25519([3; 32], u), nine);
}

#[test]
fn secrets_are_not_printed() {
    assert_eq!(std::format!("{:?}", StaticSecret::from([0x42; 32])), "StaticSecret(..)");
    let shared = StaticSecret::from([0x42; 32]).diffie_hellman(&PublicKey::from([9; 32]));
    assert_eq!(std::format!("{shared:?}"), "SharedSecret(..)");
}

/// A generator that counts.
struct Counter(u8);

impl rand_core::TryRng for Counter {
    type Error = core::convert::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        let mut bytes = [0; 4];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u32::from_le_bytes(bytes))
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        let mut bytes = [0; 8];
        self.try_fill_bytes(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        for byte in bytes {
            *byte = self.0;
            self.0 = self.0.wrapping_add(1);
        }
        Ok(())
    }
}
impl rand_core::TryCryptoRng for Counter {}

#[test]
fn secrets_of_every_kind_are_the_same_function() {
    let bytes: [u8; 32] = core::array::from_fn(|i| i as u8);
    let theirs = PublicKey::from([9; 32]);
    let shared = x25519(bytes, [9; 32]);
    let secret = StaticSecret::random_from_rng(&mut Counter(0));
    assert_eq!((secret.to_bytes(), secret.as_bytes()), (bytes, &bytes));
    let public = PublicKey::from(&secret);
    assert_eq!(secret.diffie_hellman(&theirs).to_bytes(), shared);
    let secret = ReusableSecret::random_from_rng(&mut Counter(0));
    assert_eq!(PublicKey::from(&secret), public);
    assert_eq!(*secret.diffie_hellman(&theirs).as_bytes(), shared);
    assert_eq!(format!("{secret:?}"), "ReusableSecret(..)");
    let secret = EphemeralSecret::random_from_rng(&mut Counter(0));
    assert_eq!(PublicKey::from(&secret), public);
    assert_eq!(format!("{secret:?}"), "EphemeralSecret(..)");
    assert_eq!(secret.diffie_hellman(&theirs).to_bytes(), shared);
    assert_eq!((public.as_bytes(), public.as_ref()), (&public.to_bytes(), &public.to_bytes()[..]));
}

#[cfg(feature = "serde")]
#[test]
fn public_keys_through_serde() {
    let key = PublicKey::from(core::array::from_fn(|i| i as u8));
    let digits: String = key.to_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    let text = serde_json::to_string(&key).unwrap();
    assert_eq!(text, format!("\"0x{digits}\""));
    assert_eq!(serde_json::from_str::<PublicKey>(&text).unwrap(), key);
    assert!(serde_json::from_str::<PublicKey>(&format!("\"{}\"", &digits[2..])).is_err());
}

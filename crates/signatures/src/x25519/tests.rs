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

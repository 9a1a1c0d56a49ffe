//! num-bigint, as someone would use it who needs a field and has only a big-integer library: `a * b % p`.

use std::marker::PhantomData;
use std::sync::LazyLock;

use num_bigint::BigUint;

use crate::harness::Peer;
use crate::traits::PrimeField;

/// A prime by its value.
pub trait Prime: Clone + 'static {
    /// The value.
    fn value() -> &'static BigUint;
}

macro_rules! prime {
    ($(#[$doc:meta])* $name:ident = $hex:literal) => {
        $(#[$doc])*
        #[derive(Clone)]
        pub struct $name;

        impl Prime for $name {
            fn value() -> &'static BigUint {
                static VALUE: LazyLock<BigUint> =
                    LazyLock::new(|| BigUint::parse_bytes($hex, 16).expect("hexadecimal digits"));
                &VALUE
            }
        }
    };
}

prime!(
    /// The base field of BLS12-381.
    P381 = b"1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab"
);
prime!(
    /// The base field of BN254.
    P254 = b"30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47"
);
prime!(
    /// 2^255 - 19.
    P25519 = b"7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed"
);

/// A residue modulo `P`.
#[derive(Clone)]
pub struct Residue<P>(BigUint, PhantomData<P>);

impl<P: Prime> Residue<P> {
    fn new(value: BigUint) -> Self {
        Self(value, PhantomData)
    }
}

impl<P: Prime> PrimeField for Residue<P> {
    const PEER: Peer = Peer { name: "num-bigint", package: "num-bigint", backend: || "portable".to_owned() };

    fn decode(bytes: &[u8]) -> Self {
        Self::new(BigUint::from_bytes_le(bytes))
    }

    fn encode(&self) -> Vec<u8> {
        let mut bytes = self.0.to_bytes_le();
        bytes.resize(P::value().bits().div_ceil(64) as usize * 8, 0);
        bytes
    }

    fn mul_assign(&mut self, other: &Self) {
        self.0 = &self.0 * &other.0 % P::value();
    }

    fn square_assign(&mut self) {
        self.0 = &self.0 * &self.0 % P::value();
    }

    fn invert(&self) -> Self {
        Self::new(self.0.modinv(P::value()).expect("not zero"))
    }

    fn sqrt(&self) -> Self {
        let p = P::value();
        let root = if p % 4_u32 == BigUint::from(3_u32) {
            self.0.modpow(&((p + 1_u32) / 4_u32), p)
        } else {
            // p = 5 mod 8 (RFC 8032, section 5.1.3): the power below, times a root of -1 if it is a root of -x.
            let root = self.0.modpow(&((p + 3_u32) / 8_u32), p);
            if &root * &root % p == self.0 {
                root
            } else {
                root * BigUint::from(2_u32).modpow(&((p - 1_u32) / 4_u32), p) % p
            }
        };
        Self::new(root)
    }
}

//! Prime fields: [`Mont`], the Montgomery field of any odd prime that leaves a bit of its limbs free, and the primes
//! that people use.
//!
//! Constant time in secret inputs: every operation on elements, inversion and square roots included. Not constant time:
//! what ends in `_vartime`; order and `Hash`; whether bytes are an element.
//!
//! A prime is declared by its value alone:
//!
//! ```
//! use montane::fields::{Modulus, Mont, from_hex};
//!
//! #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
//! struct P;
//! impl Modulus<1> for P {
//!     const P: [u64; 1] = from_hex("7fffffffffffffe7");
//! }
//! type F = Mont<P, 1>;
//! assert_eq!(F::from(3) * F::from(5), F::from(15));
//! assert_eq!(F::from(3) * F::from(3).invert().unwrap(), F::ONE);
//! ```

pub use montane_fields::bytes::{ByteArray, ByteWidth, Bytes, Width};
pub use montane_fields::cubic::{Fp6, Tower};
pub use montane_fields::modulus::from_hex;
pub use montane_fields::quadratic::Fp2;
pub use montane_fields::twelfth::Fp12;
pub use montane_fields::{Coordinate, Field, FieldError, Generator, Modulus, Mont};

/// The primes of BLS12-381 and the tower over the first.
pub mod bls12_381 {
    pub use montane_fields::bls12_381::{Bls12Tower, Fp, Fp2, Fp6, Fp12, Fr, P, R};
}

/// The primes of BN254 and the tower over the first.
pub mod bn254 {
    pub use montane_fields::bn254::{Bn254Tower, Fp, Fp2, Fp6, Fp12, Fr, P, R};
}

/// The primes of Curve25519: `2^255 - 19` and the order of its group.
pub mod curve25519 {
    pub use montane_fields::curve25519::{L, P};
}

/// The prime of P-224.
pub mod p224 {
    pub use montane_fields::p224::{Fp, P};
}

/// The prime of P-521.
pub mod p521 {
    pub use montane_fields::p521::{Fp, P};
}

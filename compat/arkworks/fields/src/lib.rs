//! The fields of BLS12-381 and BN254 as configurations for ark-ff, whose arithmetic is Montane's; with `transforms`,
//! the transforms of their scalars.
//!
//! ark-ff's elements stay what they are, `Fp<MontBackend<Config, N>, N>`: Montgomery form to the base `2^(64N)` is
//! both's, so limbs pass from one to the other as they are.
#![forbid(unsafe_code)]

mod config;
#[cfg(feature = "transforms")]
pub mod transforms;

pub use config::{Ours, Theirs, Twin, ours, theirs};

/// The fields of BLS12-381.
pub mod bls12_381 {
    use montane_fields::bls12_381::{P, R};

    crate::config::config! {
        /// The base field.
        FqConfig, 6, P,
        3, 2,
        "2988978003585557947763075667640039217377002497190305284839487944917064303631503031957276795389570612581055436501608"
    }
    crate::config::config! {
        /// The scalars.
        FrConfig, 4, R, 3, 1, "27190014779860110908007675333221278800259766657973320723066279455788162251031"
    }
}

/// The fields of BN254.
pub mod bn254 {
    use montane_fields::bn254::{P, R};

    crate::config::config! {
        /// The base field.
        FqConfig, 4, P
    }
    crate::config::config! {
        /// The scalars.
        FrConfig, 4, R, 3, 2, "8001236115608269688640730372558895144313937963023562728862538587154079436142"
    }
}

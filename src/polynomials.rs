//! Polynomials over prime fields with many roots of unity: transforms between coefficients and values, arithmetic,
//! interpolation.
//!
//! The time of transforms of field elements depends on sizes alone. Nothing else is constant time: degrees, divisions
//! and transforms of points are for public inputs.
//!
//! ```
//! use montane::bls12_381::Scalar;
//! use montane::polynomials::{Domain, Order, Polynomial};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let f = Polynomial::new(vec![Scalar::from(1), Scalar::from(2), Scalar::from(3)]);
//! let domain = Domain::new(4)?;
//! let values = f.evaluate_on(&domain, Order::Natural);
//! assert_eq!(values[0], Scalar::from(6));
//! assert_eq!(Polynomial::from_values(&domain, values, Order::Natural), f);
//! # Ok(())
//! # }
//! ```

pub use montane_polynomials::Module;
pub use montane_polynomials::domain::{Domain, DomainError, Order, bit_reverse};
pub use montane_polynomials::polynomial::{Polynomial, PolynomialError};

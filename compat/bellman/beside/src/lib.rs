//! Sums and transforms by either bellman, over either crate's groups and scalars, from bytes to bytes.

/// What a bellman does with a crate of bls12_381, in a module of that name.
macro_rules! side {
    ($name:ident, $bellman:ident, $bls12_381:ident) => {
        /// One of the two bellmans, with its types.
        pub mod $name {
            use std::sync::Arc;

            use ff::{FieldBits, PrimeField, PrimeFieldBits};
            use group::UncompressedEncoding;
            use group::prime::PrimeCurve;
            use $bellman::SynthesisError;
            pub use $bellman::domain::{EvaluationDomain, Group, Scalar};
            use $bellman::multicore::Worker;
            use $bellman::multiexp::{DensityTracker, Exponent, FullDensity, multiexp};
            pub use $bls12_381 as curve;

            use crate::{Number, Transform};

            /// The sum of products of points, encoded without compression and not asked for their subgroup, from the
            /// base `first` on; `dense` says which numbers have a base. An error is its text.
            pub fn sum<G>(
                bases: &[Vec<u8>],
                first: usize,
                dense: Option<&[bool]>,
                numbers: &[Number],
            ) -> Result<Vec<u8>, String>
            where
                G: PrimeCurve,
                G::Affine: UncompressedEncoding,
                G::Scalar: PrimeFieldBits<ReprBits = [u64; 4]>,
            {
                let point = |bytes: &Vec<u8>| {
                    let mut encoding = <G::Affine as UncompressedEncoding>::Uncompressed::default();
                    encoding.as_mut().copy_from_slice(bytes);
                    G::Affine::from_uncompressed_unchecked(&encoding).unwrap()
                };
                let bases = (Arc::new(bases.iter().map(point).collect::<Vec<_>>()), first);
                let numbers: Vec<Exponent<G::Scalar>> = numbers
                    .iter()
                    .map(|number| match number {
                        Number::Scalar(bytes) => {
                            let mut repr = <G::Scalar as PrimeField>::Repr::default();
                            repr.as_mut().copy_from_slice(bytes);
                            G::Scalar::from_repr(repr).unwrap().into()
                        }
                        Number::Bits(words) => Exponent::Bits(FieldBits::new(*words)),
                    })
                    .collect();
                let (pool, numbers) = (Worker::new(), Arc::new(numbers));
                let sum: Result<G, SynthesisError> = match dense {
                    None => multiexp(&pool, bases, FullDensity, numbers).wait(),
                    Some(dense) => {
                        let mut density = DensityTracker::new();
                        for (i, dense) in dense.iter().enumerate() {
                            density.add_element();
                            if *dense {
                                density.inc(i);
                            }
                        }
                        multiexp(&pool, bases, Arc::new(density), numbers).wait()
                    }
                };
                sum.map(|sum| sum.to_affine().to_uncompressed().as_ref().to_vec()).map_err(|error| error.to_string())
            }

            /// The values after a transform, of scalars or of whatever `make` makes of them.
            pub fn transform<T: Group<curve::Scalar>>(
                values: &[[u8; 32]],
                make: impl Fn(curve::Scalar) -> T,
                transform: Transform,
            ) -> Result<Vec<T>, String> {
                let values = values.iter().map(|bytes| make(curve::Scalar::from_repr(*bytes).unwrap())).collect();
                let pool = Worker::new();
                let mut domain = EvaluationDomain::from_coeffs(values).map_err(|error| error.to_string())?;
                match transform {
                    Transform::Forward => domain.fft(&pool),
                    Transform::Inverse => domain.ifft(&pool),
                    Transform::ForwardOnCoset => domain.coset_fft(&pool),
                    Transform::InverseOnCoset => domain.icoset_fft(&pool),
                }
                Ok(domain.into_coeffs())
            }
        }
    };
}

side!(ours, bellman, bls12_381);
side!(theirs, original, original_bls12_381);
// The bellman that is made, over groups and scalars that are not Montane's.
side!(others, bellman, original_bls12_381);

/// What a base is multiplied by.
#[derive(Clone, Debug)]
pub enum Number {
    /// A scalar, little-endian.
    Scalar([u8; 32]),
    /// Any words, the least significant first, as bits that are no scalar's.
    Bits([u64; 4]),
}

/// A method of `EvaluationDomain`.
#[derive(Clone, Copy, Debug)]
pub enum Transform {
    /// `fft`
    Forward,
    /// `ifft`
    Inverse,
    /// `coset_fft`
    ForwardOnCoset,
    /// `icoset_fft`
    InverseOnCoset,
}

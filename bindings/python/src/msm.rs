//! Sums of products of many points, over BLS12-381 and BN254.

use montane::curves::{Affine, Curve, CurvePoint, Projective, Scalar};
use montane::{bls12_381, bn254};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::operands::{Rule, View, run, run_to_bytes};

const SCALAR: usize = 32;

/// The order of a scalar's bytes.
#[derive(Clone, Copy)]
enum ByteOrder {
    Big,
    Little,
}

impl ByteOrder {
    fn of(name: &str) -> PyResult<Self> {
        match name {
            "big" => Ok(Self::Big),
            "little" => Ok(Self::Little),
            _ => Err(PyValueError::new_err("byteorder must be either 'little' or 'big'")),
        }
    }
}

/// Points of the curve; of the subgroup too, where it was asked.
struct Points<C: Curve> {
    points: Vec<Affine<C>>,
    in_subgroup: bool,
}

impl<C: Curve> Points<C> {
    fn read(view: &View, subgroup_check: bool) -> Result<Self, Rule> {
        let mut encoding = Affine::<C>::identity().to_uncompressed();
        let size = encoding.as_ref().len();
        if !view.len().is_multiple_of(size) {
            return Err(format!("bases have {size} bytes each, and there are {}", view.len()).into());
        }
        let mut points = Vec::with_capacity(view.len() / size);
        for i in 0..view.len() / size {
            view.read(i * size, encoding.as_mut());
            let point = CurvePoint::<C>::from_uncompressed(&encoding);
            points.push(point.map_err(|rule| format!("base {i}: {rule}"))?);
        }
        let points = if subgroup_check {
            CurvePoint::all_into_subgroup(&points)?
        } else {
            let point = |p: CurvePoint<C>| {
                p.coordinates().map_or_else(Affine::identity, |(x, y)| Affine::from_coordinates_unchecked(x, y))
            };
            points.into_iter().map(point).collect()
        };
        Ok(Self { points, in_subgroup: subgroup_check })
    }

    fn sum(&self, scalars: &View, order: ByteOrder) -> Result<Vec<u8>, Rule> {
        if !scalars.len().is_multiple_of(SCALAR) {
            return Err(format!("scalars have {SCALAR} bytes each, and there are {}", scalars.len()).into());
        }
        let read = |i| -> Result<([u8; SCALAR], Scalar<C>), Rule> {
            let mut bytes = [0; SCALAR];
            scalars.read(i * SCALAR, &mut bytes);
            if let ByteOrder::Big = order {
                bytes.reverse();
            }
            let scalar = Scalar::<C>::from_le_bytes(&bytes).map_err(|rule| format!("scalar {i}: {rule}"))?;
            Ok((bytes, scalar))
        };
        let all = 0..scalars.len() / SCALAR;
        let sum = if self.in_subgroup {
            let scalars = all.map(|i| read(i).map(|(_, scalar)| scalar)).collect::<Result<Vec<_>, _>>()?;
            Projective::msm_vartime(&self.points, &scalars)?
        } else {
            // No endomorphism splits the scalar of a point outside of the subgroup.
            let words = |bytes: [u8; SCALAR]| {
                let (words, _) = bytes.as_chunks();
                core::array::from_fn(|i| u64::from_le_bytes(words[i]))
            };
            let numbers = all.map(|i| read(i).map(|(bytes, _)| words(bytes))).collect::<Result<Vec<_>, _>>()?;
            Projective::msm_of_numbers_vartime(&self.points, &numbers, 256)?
        };
        Ok(sum.to_affine_vartime().to_uncompressed().as_ref().to_vec())
    }
}

macro_rules! groups {
    ($($name:literal $group:ident $curve:ty),+) => {
        const GROUPS: &[&str] = &[$($name),+];

        /// Points of one of the groups.
        enum Any {
            $($group(Points<$curve>),)+
        }

        impl Any {
            fn read(group: &str, bases: &View, subgroup_check: bool) -> Result<Self, Rule> {
                match group {
                    $($name => Ok(Self::$group(Points::read(bases, subgroup_check)?)),)+
                    _ => Err(format!("a group is one of {}", GROUPS.join(", ")).into()),
                }
            }

            fn name(&self) -> &'static str {
                match self {
                    $(Self::$group(_) => $name,)+
                }
            }

            fn len(&self) -> usize {
                match self {
                    $(Self::$group(bases) => bases.points.len(),)+
                }
            }

            fn sum(&self, scalars: &View, order: ByteOrder) -> Result<Vec<u8>, Rule> {
                match self {
                    $(Self::$group(bases) => bases.sum(scalars, order),)+
                }
            }
        }
    };
}

groups! {
    "bls12_381_g1" Bls12381G1 bls12_381::G1,
    "bls12_381_g2" Bls12381G2 bls12_381::G2,
    "bn254_g1" Bn254G1 bn254::G1,
    "bn254_g2" Bn254G2 bn254::G2
}

/// Points that are checked and decoded once, for sums by many scalars.
///
/// >>> generator = (1).to_bytes(32, "big") + (2).to_bytes(32, "big")
/// >>> bases = msm.Bases("bn254_g1", generator * 3)
/// >>> len(bases), bases.group
/// (3, 'bn254_g1')
/// >>> one = (1).to_bytes(32, "big")
/// >>> bases.sum_of_products(one * 3) == msm.sum_of_products("bn254_g1", generator, (3).to_bytes(32, "big"))
/// True
#[pyclass(frozen, module = "montane.msm")]
pub(crate) struct Bases(Any);

#[pymethods]
impl Bases {
    #[new]
    #[pyo3(signature = (group, bases, *, subgroup_check = true))]
    fn new(py: Python<'_>, group: &str, bases: View, subgroup_check: bool) -> PyResult<Self> {
        run(py, || Ok(Self(Any::read(group, &bases, subgroup_check)?)))
    }

    /// The name of the group.
    #[getter]
    fn group(&self) -> &'static str {
        self.0.name()
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    /// The sum of each base times its scalar, as the function of this name gives it.
    #[pyo3(signature = (scalars, *, byteorder = "big"))]
    fn sum_of_products<'py>(&self, py: Python<'py>, scalars: View, byteorder: &str) -> PyResult<Bound<'py, PyBytes>> {
        let order = ByteOrder::of(byteorder)?;
        run_to_bytes(py, || self.0.sum(&scalars, order))
    }
}

/// The sum of each base times its scalar, as the encoding of a point. Not constant time: for public points and scalars.
///
/// The bases are uncompressed encodings end to end in one buffer, x and y big-endian: of BLS12-381 as ZCash writes
/// them, 96 bytes in G1 and 192 in G2, of BN254 64 and 128 bytes; in G2 the imaginary part of a coordinate comes first.
/// Each is on the curve and, unless subgroup_check is false, in the subgroup; the sum is right either way. The scalars
/// are 32 bytes each in another buffer, below the order of the group. Both buffers are read where they are.
///
/// >>> generator = (1).to_bytes(32, "big") + (2).to_bytes(32, "big")
/// >>> two = msm.sum_of_products("bn254_g1", generator * 2, (1).to_bytes(32, "big") * 2)
/// >>> two == msm.sum_of_products("bn254_g1", generator, (2).to_bytes(32, "little"), byteorder="little")
/// True
#[pyfunction]
#[pyo3(signature = (group, bases, scalars, *, byteorder = "big", subgroup_check = true))]
fn sum_of_products<'py>(
    py: Python<'py>,
    group: &str,
    bases: View,
    scalars: View,
    byteorder: &str,
    subgroup_check: bool,
) -> PyResult<Bound<'py, PyBytes>> {
    let order = ByteOrder::of(byteorder)?;
    run_to_bytes(py, || Any::read(group, &bases, subgroup_check)?.sum(&scalars, order))
}

pub(crate) fn fill(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("GROUPS", pyo3::types::PyTuple::new(module.py(), GROUPS)?)?;
    module.add_class::<Bases>()?;
    module.add_function(wrap_pyfunction!(sum_of_products, module)?)
}

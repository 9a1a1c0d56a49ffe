//! Sums of products of many points, over BLS12-381 and BN254.

use montane::curves::{Affine, Curve, CurvePoint, MsmSum, Projective, Scalar};
use montane::{bls12_381, bn254};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::operands::{Operand, Rule, View, Whole, run, run_to_bytes};

const SCALAR: usize = 32;

/// Parts of a scalar, of 64 bits.
const PARTS: usize = 4;

/// Of the parts, where they are combined.
type Factors = [u32; PARTS];

/// Sums of the products with each part of the scalars.
type Parts<C> = Box<[MsmSum<C>; PARTS]>;

/// A scalar and its bytes, least significant first, or the broken rule.
type Read<C> = Result<([u8; SCALAR], Scalar<C>), Rule>;

fn no_products<C: Curve>() -> Parts<C> {
    Box::new([MsmSum::new(); PARTS])
}

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

    fn scalars(view: &View, order: ByteOrder) -> Result<impl Iterator<Item = Read<C>>, Rule> {
        if !view.len().is_multiple_of(SCALAR) {
            return Err(format!("scalars have {SCALAR} bytes each, and there are {}", view.len()).into());
        }
        Ok((0..view.len() / SCALAR).map(move |i| {
            let mut bytes = [0; SCALAR];
            view.read(i * SCALAR, &mut bytes);
            if let ByteOrder::Big = order {
                bytes.reverse();
            }
            let scalar = Scalar::<C>::from_le_bytes(&bytes).map_err(|rule| format!("scalar {i}: {rule}"))?;
            Ok((bytes, scalar))
        }))
    }

    fn sum(&self, scalars: &View, order: ByteOrder) -> Result<Vec<u8>, Rule> {
        let scalars = Self::scalars(scalars, order)?;
        let sum = if self.in_subgroup {
            let scalars = scalars.map(|read| read.map(|(_, scalar)| scalar)).collect::<Result<Vec<_>, _>>()?;
            Projective::msm_vartime(&self.points, &scalars)?
        } else {
            // No endomorphism splits the scalar of a point outside of the subgroup.
            let numbers = scalars.map(|read| read.map(|(bytes, _)| parts(&bytes))).collect::<Result<Vec<_>, _>>()?;
            Projective::msm_of_numbers_vartime(&self.points, &numbers, 256)?
        };
        Ok(encoded(sum))
    }

    /// The sums of the products with each part of the scalars.
    fn partial(&self, scalars: &View, order: ByteOrder) -> Result<Parts<C>, Rule> {
        if !self.in_subgroup {
            return Err("the bases of a sum in pieces are checked to be in the subgroup".into());
        }
        let scalars = Self::scalars(scalars, order)?.collect::<Result<Vec<_>, _>>()?;
        let mut sums = no_products();
        for (i, sum) in sums.iter_mut().enumerate() {
            let parts: Vec<Scalar<C>> = scalars.iter().map(|(bytes, _)| Scalar::<C>::from(parts(bytes)[i])).collect();
            sum.add_vartime(&self.points, &parts)?;
        }
        Ok(sums)
    }

    /// What [`combined`] makes of the sums of [`Self::partial`], by one sum of products with short scalars.
    fn combination(&self, scalars: &View, order: ByteOrder, factors: &Factors) -> Result<Vec<u8>, Rule> {
        // Below 2^(64 + 32 + 2).
        let combine = |bytes: &[u8; SCALAR]| -> u128 {
            parts(bytes).into_iter().zip(factors).map(|(part, factor)| u128::from(part) * u128::from(*factor)).sum()
        };
        let scalars = Self::scalars(scalars, order)?;
        let scalars = scalars.map(|read| read.map(|(bytes, _)| combine(&bytes))).collect::<Result<Vec<_>, _>>()?;
        Ok(encoded(Projective::msm_short_vartime(&self.points, &scalars)?))
    }
}

fn encoded<C: Curve>(sum: Projective<C>) -> Vec<u8> {
    sum.to_affine_vartime().to_uncompressed().as_ref().to_vec()
}

/// The scalar whose parts are `bytes`, least significant first.
fn parts(bytes: &[u8; SCALAR]) -> [u64; PARTS] {
    let (words, _) = bytes.as_chunks();
    core::array::from_fn(|i| u64::from_le_bytes(words[i]))
}

fn as_factors(factors: &[Whole]) -> Result<Factors, Rule> {
    let factors: Option<Vec<u32>> = factors.iter().map(|factor| u32::try_from(factor.0).ok()).collect();
    let factors = factors.and_then(|factors| factors.try_into().ok());
    factors.ok_or_else(|| format!("there are {PARTS} factors, each below 2^32").into())
}

/// What [`AnySum::to_bytes`] wrote.
fn sums_of<C: Curve>(bytes: &[u8]) -> Result<Parts<C>, Rule> {
    let size = MsmSum::<C>::new().to_bytes().len();
    if bytes.len() != PARTS * size {
        return Err(format!("a sum in progress has {} bytes, not {}", PARTS * size, bytes.len()).into());
    }
    let mut sums = no_products();
    for (sum, bytes) in sums.iter_mut().zip(bytes.chunks_exact(size)) {
        *sum = MsmSum::from_bytes(bytes)?;
    }
    if sums.iter().any(|sum| sum.terms() != sums[0].terms()) {
        return Err("the parts of a sum in progress have as many terms".into());
    }
    Ok(sums)
}

/// `sum r_b S_b` of the sums of parts, by factors.
fn combined<C: Curve>(sums: &Parts<C>, factors: &Factors) -> Vec<u8> {
    let product = |(sum, factor): (&MsmSum<C>, &u32)| sum.sum() * Scalar::<C>::from(u64::from(*factor));
    encoded(sums.iter().zip(factors).map(product).sum::<Projective<C>>())
}

/// `sum 2^(64 b) S_b`.
fn whole<C: Curve>(sums: &Parts<C>) -> Vec<u8> {
    let step = Scalar::<C>::from(1 << 32).square();
    let add = |total: Projective<C>, sum: &MsmSum<C>| total * step + sum.sum();
    encoded(sums.iter().rev().fold(Projective::identity(), add))
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

            fn partial(&self, scalars: &View, order: ByteOrder) -> Result<AnySum, Rule> {
                match self {
                    $(Self::$group(bases) => Ok(AnySum::$group(bases.partial(scalars, order)?)),)+
                }
            }

            fn combination(&self, scalars: &View, order: ByteOrder, factors: &Factors) -> Result<Vec<u8>, Rule> {
                match self {
                    $(Self::$group(bases) => bases.combination(scalars, order, factors),)+
                }
            }
        }

        /// A sum in progress in one of the groups.
        enum AnySum {
            $($group(Parts<$curve>),)+
        }

        impl AnySum {
            fn new(group: &str) -> Result<Self, Rule> {
                match group {
                    $($name => Ok(Self::$group(no_products())),)+
                    _ => Err(format!("a group is one of {}", GROUPS.join(", ")).into()),
                }
            }

            fn from_bytes(group: &str, bytes: &[u8]) -> Result<Self, Rule> {
                match group {
                    $($name => Ok(Self::$group(sums_of(bytes)?)),)+
                    _ => Err(format!("a group is one of {}", GROUPS.join(", ")).into()),
                }
            }

            fn name(&self) -> &'static str {
                match self {
                    $(Self::$group(_) => $name,)+
                }
            }

            fn merge(&self, other: &Self) -> Result<Self, Rule> {
                match (self, other) {
                    $((Self::$group(one), Self::$group(other)) => {
                        let mut sums = one.clone();
                        sums.iter_mut().zip(other.iter()).for_each(|(sum, other)| sum.merge(other));
                        Ok(Self::$group(sums))
                    })+
                    _ => Err(format!("sums in {} and in {} have no sum", self.name(), other.name()).into()),
                }
            }

            fn terms(&self) -> u64 {
                match self {
                    $(Self::$group(sums) => sums[0].terms(),)+
                }
            }

            fn to_bytes(&self) -> Vec<u8> {
                match self {
                    $(Self::$group(sums) => sums.iter().flat_map(MsmSum::to_bytes).collect(),)+
                }
            }

            fn combined(&self, factors: &Factors) -> Vec<u8> {
                match self {
                    $(Self::$group(sums) => combined(sums, factors),)+
                }
            }

            fn whole(&self) -> Vec<u8> {
                match self {
                    $(Self::$group(sums) => whole(sums),)+
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

    /// The same as a sum in progress. The bases were checked to be in the subgroup.
    #[pyo3(signature = (scalars, *, byteorder = "big"))]
    fn partial_sum(&self, py: Python<'_>, scalars: View, byteorder: &str) -> PyResult<PartialSum> {
        let order = ByteOrder::of(byteorder)?;
        run(py, || self.0.partial(&scalars, order)).map(PartialSum)
    }

    /// What PartialSum.combined(factors) is, computed otherwise, in less than half of the time that the sum takes.
    #[pyo3(signature = (scalars, factors, *, byteorder = "big"))]
    fn combination<'py>(
        &self,
        py: Python<'py>,
        scalars: View,
        factors: Vec<Whole>,
        byteorder: &str,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let order = ByteOrder::of(byteorder)?;
        run_to_bytes(py, || self.0.combination(&scalars, order, &as_factors(&factors)?))
    }
}

/// A sum of products in progress, whose pieces are made anywhere and merged: for each 64 bits of the scalars, a sum of
/// its own, so that one can be checked for less than it took. With random factors, which whoever made the sum did not
/// know, combined(factors) is Bases.combination of the same scalars by the same factors: if the sum is wrong, with a
/// probability of at most 2^-32 (Bellare, Garay, Rabin 1998, small exponents).
///
/// >>> generator = (1).to_bytes(32, "big") + (2).to_bytes(32, "big")
/// >>> bases, one = msm.Bases("bn254_g1", generator * 2), (1).to_bytes(32, "big")
/// >>> partial = bases.partial_sum(one * 2)
/// >>> partial.combined([1, 2, 3, 4]) == bases.combination(one * 2, [1, 2, 3, 4])
/// True
/// >>> total = partial.merge(msm.PartialSum.from_bytes("bn254_g1", partial.to_bytes()))
/// >>> total.terms, total.sum() == msm.sum_of_products("bn254_g1", generator, (4).to_bytes(32, "big"))
/// (4, True)
#[pyclass(frozen, module = "montane.msm")]
pub(crate) struct PartialSum(AnySum);

#[pymethods]
impl PartialSum {
    /// The sum of no terms.
    #[new]
    fn new(group: &str) -> PyResult<Self> {
        AnySum::new(group).map(Self).map_err(|rule| PyValueError::new_err(rule.to_string()))
    }

    /// What to_bytes wrote; its points are in the subgroup. That they are the right ones, the bytes cannot say.
    #[staticmethod]
    fn from_bytes(py: Python<'_>, group: &str, data: Operand) -> PyResult<Self> {
        run(py, || AnySum::from_bytes(group, &data)).map(Self)
    }

    /// A few hundred bytes.
    fn to_bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        run_to_bytes(py, || Ok(self.0.to_bytes()))
    }

    /// The name of the group.
    #[getter]
    fn group(&self) -> &'static str {
        self.0.name()
    }

    /// How many products were added.
    #[getter]
    fn terms(&self) -> u64 {
        self.0.terms()
    }

    /// The sum of both.
    fn merge(&self, py: Python<'_>, other: &Self) -> PyResult<Self> {
        run(py, || self.0.merge(&other.0)).map(Self)
    }

    /// The sum of the four sums, each times its factor below 2^32.
    fn combined<'py>(&self, py: Python<'py>, factors: Vec<Whole>) -> PyResult<Bound<'py, PyBytes>> {
        run_to_bytes(py, || Ok(self.0.combined(&as_factors(&factors)?)))
    }

    /// The sum of what was added, as sum_of_products gives it.
    fn sum<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        run_to_bytes(py, || Ok(self.0.whole()))
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
    module.add_class::<PartialSum>()?;
    module.add_function(wrap_pyfunction!(sum_of_products, module)?)
}

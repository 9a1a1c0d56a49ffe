//! One product, square, inverse, root in each base field.

use std::array;

use ::montane::hazmat::kernels::fe25519::{Limbs51, Limbs51Preshift, Limbs64};
#[cfg(target_arch = "x86_64")]
use ::montane::hazmat::kernels::{
    cpu::{Adx, Isa},
    fe25519::Limbs64Adx,
};

use crate::group::Group;
use crate::harness::{self, CHAINS, Operation};
use crate::inputs::Stream;
use crate::peers::montane::fields::{self as montane, Fe};
use crate::peers::num_bigint::{P254, P381, P25519, Residue};
use crate::peers::{arkworks, blst, crrl, gnark};
use crate::traits::PrimeField;

/// The group.
pub const GROUP: Group = Group {
    name: "field",
    about: "Latency: a chain, each result feeding the next. Throughput: eight independent products, per product.\n\
            Inverse and sqrt: of 64 values in turn.",
    operations: &[
        ("fp381_mul_latency", fp381::<MulLatency>),
        ("fp381_mul_throughput", fp381::<MulThroughput>),
        ("fp381_sqr_latency", fp381::<SqrLatency>),
        ("fp381_inverse", fp381::<Inverse>),
        ("fp381_sqrt", fp381::<Sqrt>),
        ("fp254_mul_latency", fp254::<MulLatency>),
        ("fp254_mul_throughput", fp254::<MulThroughput>),
        ("fp254_sqr_latency", fp254::<SqrLatency>),
        ("fp254_inverse", fp254::<Inverse>),
        ("fp254_sqrt", fp254::<Sqrt>),
        ("fe25519_mul_latency", fe25519::<MulLatency>),
        ("fe25519_mul_throughput", fe25519::<MulThroughput>),
        ("fe25519_sqr_latency", fe25519::<SqrLatency>),
        ("fe25519_inverse", fe25519::<Inverse>),
        ("fe25519_sqrt", fe25519::<Sqrt>),
    ],
    long: &[],
};

/// Values that inversions and roots go through.
const VALUES: usize = 64;

/// Bits in the top byte that every input leaves zero, so that it is below each of the three primes.
const SPARE_BITS: u32 = 4;

fn fp381<M: Measure>(operation: &mut Operation) {
    let inputs = inputs(48);
    M::enter::<montane::Fp381>(operation, &inputs);
    M::enter::<blst::Fp>(operation, &inputs);
    M::enter::<arkworks::Fp381>(operation, &inputs);
    #[cfg(feature = "halo2curves")]
    M::enter::<crate::peers::halo2::Fp381>(operation, &inputs);
    gnark::enter(operation, || inputs.concat());
    M::enter::<Residue<P381>>(operation, &inputs);
}

fn fp254<M: Measure>(operation: &mut Operation) {
    let inputs = inputs(32);
    M::enter::<montane::Fp254>(operation, &inputs);
    M::enter::<arkworks::Fp254>(operation, &inputs);
    #[cfg(feature = "halo2curves")]
    M::enter::<crate::peers::halo2::Fp254>(operation, &inputs);
    gnark::enter(operation, || inputs.concat());
    M::enter::<Residue<P254>>(operation, &inputs);
}

fn fe25519<M: Measure>(operation: &mut Operation) {
    let inputs = inputs(32);
    #[cfg(target_arch = "x86_64")]
    let portable = if Adx::detect().is_some() {
        M::enter::<Fe<Limbs64Adx, true>>(operation, &inputs);
        M::enter::<Fe<Limbs64, false>>
    } else {
        M::enter::<Fe<Limbs64, true>>
    };
    #[cfg(not(target_arch = "x86_64"))]
    let portable = M::enter::<Fe<Limbs64, true>>;
    portable(operation, &inputs);
    M::enter::<Fe<Limbs51, false>>(operation, &inputs);
    M::enter::<Fe<Limbs51Preshift, false>>(operation, &inputs);
    M::enter::<crrl::Fe>(operation, &inputs);
    M::enter::<Residue<P25519>>(operation, &inputs);
}

fn inputs(bytes: usize) -> Vec<Vec<u8>> {
    let mut stream = Stream::new("field");
    let mut input = || {
        let mut value = vec![0; bytes];
        stream.fill(&mut value);
        *value.last_mut().expect("not empty") >>= SPARE_BITS;
        value
    };
    (0..VALUES).map(|_| input()).collect()
}

/// One way to measure a field, whoever wrote it.
trait Measure {
    fn enter<F: PrimeField>(operation: &mut Operation, inputs: &[Vec<u8>]);
}

fn decoded<F: PrimeField>(inputs: &[Vec<u8>]) -> Vec<F> {
    inputs.iter().map(|input| F::decode(input)).collect()
}

/// The answer to check before a chain of products is timed: all inputs multiplied and squared together.
fn products<F: PrimeField>(values: &[F]) -> Vec<u8> {
    let mut product = values[0].clone();
    for value in &values[1..] {
        product.mul_assign(value);
        product.square_assign();
    }
    product.encode()
}

struct MulLatency;

impl Measure for MulLatency {
    fn enter<F: PrimeField>(operation: &mut Operation, inputs: &[Vec<u8>]) {
        operation.enter(F::PEER, || {
            let values = decoded::<F>(inputs);
            let factor = values[1].clone();
            (products(&values), harness::latency(values[0].clone(), move |x| x.mul_assign(&factor)))
        });
    }
}

struct MulThroughput;

impl Measure for MulThroughput {
    fn enter<F: PrimeField>(operation: &mut Operation, inputs: &[Vec<u8>]) {
        operation.units = CHAINS as u32;
        operation.enter(F::PEER, || {
            let values = decoded::<F>(inputs);
            let factors: [F; CHAINS] = array::from_fn(|i| values[CHAINS + i].clone());
            let chains: [F; CHAINS] = array::from_fn(|i| values[i].clone());
            (products(&values), harness::throughput(chains, move |i, x| x.mul_assign(&factors[i])))
        });
    }
}

struct SqrLatency;

impl Measure for SqrLatency {
    fn enter<F: PrimeField>(operation: &mut Operation, inputs: &[Vec<u8>]) {
        operation.enter(F::PEER, || {
            let values = decoded::<F>(inputs);
            (products(&values), harness::latency(values[0].clone(), F::square_assign))
        });
    }
}

struct Inverse;

impl Measure for Inverse {
    fn enter<F: PrimeField>(operation: &mut Operation, inputs: &[Vec<u8>]) {
        operation.enter(F::PEER, || {
            let values = decoded::<F>(inputs);
            let answer = values.iter().flat_map(|value| value.invert().encode()).collect();
            (answer, harness::each(values, F::invert))
        });
    }
}

fn squared<F: PrimeField>(mut value: F) -> F {
    value.square_assign();
    value
}

struct Sqrt;

impl Measure for Sqrt {
    fn enter<F: PrimeField>(operation: &mut Operation, inputs: &[Vec<u8>]) {
        operation.enter(F::PEER, || {
            let mut values = decoded::<F>(inputs);
            values.iter_mut().for_each(F::square_assign);
            // A value has two roots, and everyone may take either.
            let answer = values.iter().flat_map(|value| squared(value.sqrt()).encode()).collect();
            (answer, harness::each(values, F::sqrt))
        });
    }
}

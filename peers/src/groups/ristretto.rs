//! The group of `2^255 - 19` itself, as ristretto255: what protocols over it are made of.

use crate::group::Group;
use crate::harness::{self, Operation};
use crate::inputs::Stream;
use crate::peers::montane::ed25519 as montane;
use crate::peers::{crrl, dalek};
use crate::traits::{Ristretto, RistrettoSums};

/// The group.
pub const GROUP: Group = Group {
    name: "ristretto",
    about: "ristretto255: decoding, encoding, hashing 64 uniform bytes, a secret multiple of a point, a public sum of a\n\
            point's and the generator's multiples; whole sums of products, public (msm_vartime) and secret (msm).",
    operations: &[
        ("ristretto_decode", decode),
        ("ristretto_encode", encode),
        ("ristretto_from_uniform", from_uniform),
        ("ristretto_mul", mul),
        ("ristretto_double_mul_vartime", double_mul),
        ("ristretto_msm_vartime_2", msm_vartime::<2>),
        ("ristretto_msm_vartime_16", msm_vartime::<16>),
        ("ristretto_msm_vartime_64", msm_vartime::<64>),
        ("ristretto_msm_vartime_256", msm_vartime::<256>),
        ("ristretto_msm_vartime_1024", msm_vartime::<1024>),
        ("ristretto_msm_vartime_4096", msm_vartime::<4096>),
        ("ristretto_msm_64", msm::<64>),
    ],
    long: &[],
};

/// Inputs that single operations go through.
const INPUTS: usize = 16;

fn uniform(count: usize) -> Vec<[u8; 64]> {
    let mut stream = Stream::new("ristretto uniform bytes");
    (0..count).map(|_| stream.bytes()).collect()
}

fn points<R: Ristretto>(count: usize) -> Vec<R::Point> {
    uniform(count).iter().map(R::from_uniform).collect()
}

fn scalars<R: Ristretto>(count: usize) -> Vec<R::Scalar> {
    let mut stream = Stream::new("ristretto scalars");
    (0..count).map(|_| R::scalar(&stream.bytes())).collect()
}

macro_rules! by_everybody {
    ($operation:ident, $enter:ident) => {
        $enter::<montane::Ristretto255>($operation);
        $enter::<dalek::Ristretto255>($operation);
        $enter::<crrl::Ristretto255>($operation);
    };
}

fn decode(operation: &mut Operation) {
    fn enter<R: Ristretto>(operation: &mut Operation) {
        operation.enter(R::PEER, || {
            let inputs: Vec<_> = points::<R>(INPUTS).iter().map(R::encode).collect();
            let answer = inputs.iter().flat_map(|bytes| R::encode(&R::decode(bytes).expect("an encoding"))).collect();
            (answer, harness::each(inputs, |bytes| R::decode(bytes)))
        });
    }
    by_everybody!(operation, enter);
}

fn encode(operation: &mut Operation) {
    fn enter<R: Ristretto>(operation: &mut Operation) {
        operation.enter(R::PEER, || {
            let inputs = points::<R>(INPUTS);
            (inputs.iter().flat_map(R::encode).collect(), harness::each(inputs, R::encode))
        });
    }
    by_everybody!(operation, enter);
}

fn from_uniform(operation: &mut Operation) {
    fn enter<R: Ristretto>(operation: &mut Operation) {
        operation.enter(R::PEER, || {
            let answer = points::<R>(INPUTS).iter().flat_map(R::encode).collect();
            (answer, harness::each(uniform(INPUTS), R::from_uniform))
        });
    }
    by_everybody!(operation, enter);
}

fn mul(operation: &mut Operation) {
    fn enter<R: Ristretto>(operation: &mut Operation) {
        operation.enter(R::PEER, || {
            let inputs: Vec<_> = points::<R>(INPUTS).into_iter().zip(scalars::<R>(INPUTS)).collect();
            let answer = inputs.iter().flat_map(|(p, s)| R::encode(&R::mul(p, s))).collect();
            (answer, harness::each(inputs, |(p, s)| R::mul(p, s)))
        });
    }
    by_everybody!(operation, enter);
}

fn double_mul(operation: &mut Operation) {
    fn enter<R: Ristretto>(operation: &mut Operation) {
        operation.enter(R::PEER, || {
            let pairs = scalars::<R>(INPUTS).into_iter().zip(scalars::<R>(2 * INPUTS).into_iter().skip(INPUTS));
            let inputs: Vec<_> = points::<R>(INPUTS).into_iter().zip(pairs).collect();
            let answer = inputs.iter().flat_map(|(p, (a, b))| R::encode(&R::double_mul_vartime(a, p, b))).collect();
            (answer, harness::each(inputs, |(p, (a, b))| R::double_mul_vartime(a, p, b)))
        });
    }
    by_everybody!(operation, enter);
}

fn sums<R: RistrettoSums>(operation: &mut Operation, size: usize, sum: fn(&[R::Point], &[R::Scalar]) -> R::Point) {
    operation.enter(R::PEER, || {
        let inputs = (points::<R>(size), scalars::<R>(size));
        let answer = R::encode(&sum(&inputs.0, &inputs.1)).to_vec();
        (answer, harness::each(vec![inputs], move |(points, scalars)| sum(points, scalars)))
    });
}

fn msm_vartime<const N: usize>(operation: &mut Operation) {
    sums::<montane::Ristretto255>(operation, N, montane::Ristretto255::msm_vartime);
    sums::<dalek::Ristretto255>(operation, N, dalek::Ristretto255::msm_vartime);
}

fn msm<const N: usize>(operation: &mut Operation) {
    sums::<montane::Ristretto255>(operation, N, montane::Ristretto255::msm);
    sums::<dalek::Ristretto255>(operation, N, dalek::Ristretto255::msm);
}

//! Inputs for the tests, as bytes that both read.

use ff::{Field, FromUniformBytes, PrimeField};
use rand::Rng;
use rand::rngs::StdRng;

/// Elements of all lengths and their opposites, and some of them again: little-endian.
pub fn elements<F: PrimeField<Repr = [u8; 32]> + FromUniformBytes<64>>(n: usize, rng: &mut StdRng) -> Vec<[u8; 32]> {
    let mut elements: Vec<[u8; 32]> = Vec::with_capacity(n);
    while elements.len() < n {
        let short = F::from(rng.r#gen::<u64>() >> rng.gen_range(0..64));
        let bound = F::from(2).pow_vartime([rng.gen_range(0..254)]);
        let element = match rng.gen_range(0..14) {
            0 => F::ZERO,
            1 => F::ONE,
            2 => -F::ONE,
            3 if !elements.is_empty() => {
                elements.push(elements[rng.gen_range(0..elements.len())]);
                continue;
            }
            4 => short,
            5 => -short,
            6 => bound,
            7 => -bound,
            8 => bound - F::ONE,
            9 => F::ONE - bound,
            _ => <F as Field>::random(&mut *rng),
        };
        elements.push(element.to_repr());
    }
    elements
}

/// The same element of the same field on the other side.
pub fn carried<F: PrimeField<Repr = [u8; 32]>, G: PrimeField<Repr = [u8; 32]>>(a: &F) -> G {
    G::from_repr(a.to_repr()).unwrap()
}

/// The same point of the same curve on the other side, infinity too, which the original does not read back from its own
/// bytes.
pub fn carried_point<A: theirs::serde::SerdeObject, B: ours::serde::SerdeObject>(p: &A) -> B {
    B::from_raw_bytes_unchecked(&p.to_raw_bytes())
}

//! What is no element: every way to read one asked about the same numbers.

use core::any::type_name;
use core::cmp::Ordering;

use ff::PrimeField;
use montane_fields::bytes::{ByteWidth, FieldError, Width};
use montane_fields::modulus::Generator;
use montane_fields::{Coordinate, Mont, bls12_381, bn254, curve25519, p224, p521};
use montane_testing::Refusals;

/// The verdict about a number, the same by every way to read it.
fn element<M: Generator<N>, const N: usize>(limbs: &[u64; N]) -> Result<Mont<M, N>, FieldError>
where
    Width<N>: ByteWidth,
{
    let verdict = Mont::<M, N>::from_limbs(*limbs);
    assert_eq!(Mont::from_limbs_ct(*limbs).into_option(), verdict.ok());
    let mut bytes = Mont::<M, N>::ZERO.to_le_bytes();
    for (bytes, limb) in bytes.as_mut().chunks_exact_mut(8).zip(limbs) {
        bytes.copy_from_slice(&limb.to_le_bytes());
    }
    assert_eq!(Mont::from_le_bytes(&bytes), verdict);
    assert_eq!(<Mont<M, N> as PrimeField>::from_repr(bytes).into_option(), verdict.ok());
    bytes.as_mut().reverse();
    assert_eq!(Mont::from_be_bytes(&bytes), verdict);
    assert_eq!(<Mont<M, N> as Coordinate>::read_be(bytes.as_ref()), verdict.ok());
    // Neither with a byte more nor with one less.
    for wrong in [&bytes.as_ref()[1..], &[bytes.as_ref(), &[0]].concat(), &[&[0], bytes.as_ref()].concat(), &[]] {
        assert_eq!(<Mont<M, N> as Coordinate>::read_be(wrong), None);
    }
    verdict
}

fn canonical<M: Generator<N>, const N: usize>()
where
    Width<N>: ByteWidth,
{
    let last: [u64; N] = core::array::from_fn(|i| if i == 0 { M::P[0] - 1 } else { M::P[i] });
    let table = Refusals::of(last, element::<M, N>, Ok(-Mont::ONE));
    table.row("the prime is no element", Err(FieldError::NotCanonical), |limbs| limbs[0] += 1);
    table.row("nor what is above it", Err(FieldError::NotCanonical), |limbs| *limbs = [u64::MAX; N]);
    for i in 0..N {
        // The limbs above are the prime's: this one decides, whatever is below it.
        let limbs = |limb: u64, lower: u64| -> [u64; N] {
            core::array::from_fn(|j| match j.cmp(&i) {
                Ordering::Less => lower,
                Ordering::Equal => limb,
                Ordering::Greater => M::P[j],
            })
        };
        if let Some(above) = M::P[i].checked_add(1) {
            let row = "each limb decides where those above it are the prime's";
            table.row(row, Err(FieldError::NotCanonical), |number| *number = limbs(above, 0));
        }
        if let Some(below) = M::P[i].checked_sub(1) {
            let number = limbs(below, u64::MAX);
            assert_eq!(element::<M, N>(&number).map(|a| a.to_limbs()), Ok(number), "{} {i}", type_name::<M>());
        }
    }
}

#[test]
fn what_is_not_below_the_prime() {
    canonical::<bls12_381::P, 6>();
    canonical::<bls12_381::R, 4>();
    canonical::<bn254::P, 4>();
    canonical::<bn254::R, 4>();
    canonical::<curve25519::P, 4>();
    canonical::<curve25519::L, 4>();
    canonical::<p224::P, 4>();
    canonical::<p521::P, 9>();
}

/// An element of an extension: either coefficient, and the length.
#[test]
fn coefficients_of_extensions() {
    fn check<F: Coordinate>(p: &[u8]) {
        let read = |bytes: &Vec<u8>| F::read_be(bytes);
        let mut one = vec![0; F::BYTES];
        F::ONE.write_be(&mut one);
        let table = Refusals::of(one, read, Some(F::ONE));
        for at in [0, F::BYTES / 2] {
            table.row("a coefficient is below the prime", None, |bytes| bytes[at..at + p.len()].copy_from_slice(p));
            table.row("a coefficient has its length", None, |bytes| {
                bytes.remove(at);
            });
            table.row("a coefficient has its length", None, |bytes| bytes.insert(at, 0));
        }
        table.row("there are two", None, |bytes| bytes.truncate(p.len()));
        table.row("there are two", None, |bytes| bytes.extend_from_within(p.len()..));
    }
    fn prime<const N: usize>(p: [u64; N]) -> Vec<u8> {
        p.iter().rev().flat_map(|limb| limb.to_be_bytes()).collect()
    }
    check::<bls12_381::Fp2>(&prime(<bls12_381::P as montane_fields::Modulus<6>>::P));
    check::<bn254::Fp2>(&prime(<bn254::P as montane_fields::Modulus<4>>::P));
}

#[test]
#[should_panic(expected = "below the modulus")]
fn constants_are_below_the_prime() {
    let _ = bn254::Fr::from_limbs_const(<bn254::R as montane_fields::Modulus<4>>::P);
}

#[test]
#[should_panic(expected = "8 bytes for each limb")]
fn encodings_have_their_length() {
    bn254::Fr::ONE.write_le_bytes(&mut [0; 31]);
}

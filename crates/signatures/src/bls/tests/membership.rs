//! Which bytes and points are keys and signatures.

use std::collections::{BTreeSet, HashSet};

use montane_curves::DecodeError;
use montane_curves::format::ByteString;
use montane_curves::weierstrass::{Affine, Curve};
use montane_fields::Field;

use super::{TAG, secret};
use crate::bls::*;

const NOT_ON_CURVE: BlsError = BlsError::Encoding(DecodeError::NotOnCurve);
const NOT_IN_SUBGROUP: BlsError = BlsError::Encoding(DecodeError::NotInSubgroup);
const LENGTH: BlsError = BlsError::Encoding(DecodeError::Length);

/// What keys and signatures have in common, so that each check is tested for both.
struct Codec<T, C: Curve> {
    from_bytes: fn(&[u8]) -> Result<T, BlsError>,
    from_bytes_unchecked: fn(&[u8]) -> Result<T, BlsError>,
    uncompress: fn(&[u8]) -> Result<T, BlsError>,
    uncompress_unchecked: fn(&[u8]) -> Result<T, BlsError>,
    from_affine: fn(Affine<C>) -> Result<T, BlsError>,
    from_affine_unchecked: fn(Affine<C>) -> T,
    validate: fn(&T) -> Result<(), BlsError>,
    as_affine: fn(&T) -> &Affine<C>,
    /// What infinity is.
    infinity: Result<(), BlsError>,
}

fn keys<V: Variant>() -> Codec<PublicKey<V>, V::Key> {
    Codec {
        from_bytes: PublicKey::from_bytes,
        from_bytes_unchecked: PublicKey::from_bytes_unchecked,
        uncompress: PublicKey::uncompress,
        uncompress_unchecked: PublicKey::uncompress_unchecked,
        from_affine: PublicKey::from_affine,
        from_affine_unchecked: PublicKey::from_affine_unchecked,
        validate: PublicKey::validate,
        as_affine: PublicKey::as_affine,
        infinity: Err(BlsError::InfinityKey),
    }
}

/// A signature is judged alone as among others.
fn validate_alone_and_together<V: Variant>(signature: &Signature<V>) -> Result<(), BlsError> {
    let good = Signature::from_affine_unchecked(Affine::generator());
    for place in [0, 7, 8, 9] {
        let mut all = [&good; 10];
        all[place] = signature;
        assert_eq!(Signature::validate_all(&all), signature.validate());
    }
    assert_eq!(Signature::<V>::validate_all(&[]), Ok(()));
    signature.validate()
}

fn signatures<V: Variant>() -> Codec<Signature<V>, V::Sig> {
    Codec {
        from_bytes: Signature::from_bytes,
        from_bytes_unchecked: Signature::from_bytes_unchecked,
        uncompress: Signature::uncompress,
        uncompress_unchecked: Signature::uncompress_unchecked,
        from_affine: Signature::from_affine,
        from_affine_unchecked: Signature::from_affine_unchecked,
        validate: validate_alone_and_together,
        as_affine: Signature::as_affine,
        infinity: Ok(()),
    }
}

impl<T, C: Curve> Codec<T, C> {
    /// Every way to the point that checks all says `expected`; the others give a value of which `validate` says so, or
    /// say it at once.
    fn judge(&self, point: Affine<C>, expected: Result<(), BlsError>) {
        let (compressed, uncompressed) = (point.to_compressed(), point.to_uncompressed());
        let (compressed, uncompressed) = (compressed.as_ref(), uncompressed.as_ref());
        let on_curve = bool::from(point.is_on_curve());
        let finite = !bool::from(point.is_identity());
        let same = |value: &T| assert_eq!(*(self.as_affine)(value), point);
        let checked = |result: Result<T, BlsError>| assert_eq!(result.map(|value| same(&value)), expected);
        checked((self.from_bytes)(uncompressed));
        checked((self.from_affine)(point));
        assert_eq!((self.validate)(&(self.from_affine_unchecked)(point)), expected);
        let unchecked = |result: Result<T, BlsError>| match result {
            // Only the subgroup may be left open.
            Ok(value) => {
                same(&value);
                assert!(on_curve);
                assert_eq!((self.validate)(&value), expected);
            }
            Err(rule) => {
                assert!(!on_curve || !finite);
                assert_eq!(Err(rule), expected);
            }
        };
        unchecked((self.from_bytes_unchecked)(uncompressed));
        // Compressed bytes have no y of their own: off the curve they are another point's, or nobody's.
        if on_curve {
            checked((self.from_bytes)(compressed));
            checked((self.uncompress)(compressed));
            unchecked((self.from_bytes_unchecked)(compressed));
            unchecked((self.uncompress_unchecked)(compressed));
        }
        for decode in [self.uncompress, self.uncompress_unchecked] {
            assert_eq!(decode(uncompressed).map(drop), Err(LENGTH));
        }
    }

    fn points(&self) {
        let (x, y) = C::GENERATOR;
        self.judge(Affine::generator(), Ok(()));
        self.judge(Affine::identity(), self.infinity);
        // (u^2 x, u^3 y) is on the curve with u^6 b, where the endomorphism that tells the subgroup holds as well:
        // (4x, 8y) and (49x, 343y).
        for u in [2, 7] {
            let u = (1..u).fold(C::Base::ONE, |sum, _| sum.add(&C::Base::ONE));
            let (x, y) = (x.mul(&u.square()), y.mul(&u.square().mul(&u)));
            self.judge(Affine::from_coordinates_unchecked(x, y), Err(NOT_ON_CURVE));
        }
    }

    /// The smallest coordinates: points off the curve and outside the group are among the first few.
    fn small_coordinates(&self) {
        let (mut off_curve, mut outside) = (0, 0);
        for x in 0..60 {
            let mut bytes = C::Compressed::ZERO;
            bytes.as_mut()[0] = 0x80;
            *bytes.as_mut().last_mut().unwrap() = x;
            match Affine::<C>::from_compressed_unchecked(&bytes) {
                Ok(point) => {
                    self.judge(point, Err(NOT_IN_SUBGROUP));
                    assert!((self.from_bytes_unchecked)(point.to_uncompressed().as_ref()).is_ok());
                    outside += 1;
                }
                Err(rule) => {
                    assert_eq!(rule, DecodeError::NotOnCurve);
                    for decode in
                        [self.from_bytes, self.from_bytes_unchecked, self.uncompress, self.uncompress_unchecked]
                    {
                        assert_eq!(decode(bytes.as_ref()).map(drop), Err(NOT_ON_CURVE));
                    }
                    off_curve += 1;
                }
            }
        }
        assert!(off_curve > 10 && outside > 10);
    }

    fn malformed(&self) {
        let decoders = [self.from_bytes, self.from_bytes_unchecked, self.uncompress, self.uncompress_unchecked];
        let good = Affine::<C>::generator().to_compressed();
        let refused = |bytes: &[u8], rule: DecodeError| {
            for decode in decoders {
                assert_eq!(decode(bytes).map(drop), Err(BlsError::Encoding(rule)));
            }
        };
        for bytes in [&[][..], &good.as_ref()[1..], &[&[0], good.as_ref()].concat()] {
            refused(bytes, DecodeError::Length);
        }
        let mut bytes = vec![0; good.as_ref().len()];
        refused(&bytes, DecodeError::CompressionFlag);
        (bytes[0], bytes[5]) = (0xc0, 1);
        refused(&bytes, DecodeError::InfinityNotEmpty);
        bytes.fill(0xff);
        refused(&bytes, DecodeError::SortFlag);
        bytes[0] = 0x9f;
        refused(&bytes, DecodeError::NotCanonical);
    }
}

fn variant<V: Variant>() {
    for check in [Codec::points, Codec::small_coordinates, Codec::malformed] {
        check(&keys::<V>());
    }
    for check in [Codec::points, Codec::small_coordinates, Codec::malformed] {
        check(&signatures::<V>());
    }
}

#[test]
fn keys_in_g1() {
    variant::<MinPk>();
}

#[test]
fn keys_in_g2() {
    variant::<MinSig>();
}

/// Hashed and ordered as their compressed bytes are.
fn order<V: Variant>() {
    let keys: Vec<_> = (1..6).map(|i| secret(i).sk_to_pk::<V>()).collect();
    let signatures: Vec<_> = (1..6).map(|i| secret(i).sign::<V>(b"message", TAG, b"")).collect();
    let (mut by_key, mut by_bytes) = (keys.clone(), keys.clone());
    by_key.sort();
    by_bytes.sort_by_key(|key| key.to_bytes().as_ref().to_vec());
    assert_eq!(by_key, by_bytes);
    let (mut by_signature, mut by_bytes) = (signatures.clone(), signatures.clone());
    by_signature.sort();
    by_bytes.sort_by_key(|signature| signature.to_bytes().as_ref().to_vec());
    assert_eq!(by_signature, by_bytes);
    // The operators, too.
    assert!(by_key.is_sorted() && by_signature.is_sorted());
    by_key.reverse();
    by_signature.reverse();
    assert!(!by_key.is_sorted() && !by_signature.is_sorted());
    // However often one comes, a set has it once.
    let twice = || keys.iter().chain(&keys);
    assert_eq!(twice().collect::<HashSet<_>>().len(), 5);
    assert_eq!(twice().collect::<BTreeSet<_>>().len(), 5);
    let twice = || signatures.iter().chain(&signatures);
    assert_eq!(twice().collect::<HashSet<_>>().len(), 5);
    assert_eq!(twice().collect::<BTreeSet<_>>().len(), 5);
    // The encoding is what is hashed.
    use std::hash::{BuildHasher, RandomState};
    let state = RandomState::new();
    assert_eq!(state.hash_one(keys[0]), state.hash_one(keys[0].to_bytes().as_ref()));
    assert_eq!(state.hash_one(signatures[0]), state.hash_one(signatures[0].to_bytes().as_ref()));
}

#[test]
fn hashes_and_order() {
    order::<MinPk>();
    order::<MinSig>();
}

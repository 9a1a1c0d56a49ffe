//! Operations and conversions of both fields, on both.

use beside::elements;
use ff::{Field, FromUniformBytes, PrimeField, WithSmallOrderMulGroup};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

macro_rules! field {
    ($module:ident, $field:ident) => {
        mod $module {
            use super::*;
            use ours::bn256::$field as Ours;
            use ours::ff_ext::Legendre as _;
            use theirs::bn256::$field as Theirs;
            use theirs::ff_ext::Legendre as _;

            fn pair(bytes: &[u8; 32]) -> (Ours, Theirs) {
                (Ours::from_repr(*bytes).unwrap(), Theirs::from_repr(*bytes).unwrap())
            }

            fn same(ours: Ours, theirs: Theirs, what: &str) {
                assert_eq!(ours.to_repr(), theirs.to_repr(), "{what}");
            }

            #[test]
            fn operations() {
                let rng = &mut StdRng::seed_from_u64(1);
                for bytes in elements::<Theirs>(4000, rng).chunks(2) {
                    let ((a, x), (b, y)) = (pair(&bytes[0]), pair(&bytes[1]));
                    same(a + b, x + y, "sum");
                    same(a - b, x - y, "difference");
                    same(a * b, x * y, "product");
                    same(-a, -x, "opposite");
                    same(Ours::double(&a), Theirs::double(&x), "double");
                    same(Ours::square(&a), Theirs::square(&x), "square");
                    same(Ours::mul(&a, &b), Theirs::mul(&x, &y), "the function of a product");
                    same(Ours::add(&a, &b), Theirs::add(&x, &y), "the function of a sum");
                    same(Ours::sub(&a, &b), Theirs::sub(&x, &y), "the function of a difference");
                    same(Ours::neg(&a), Theirs::neg(&x), "the function of an opposite");
                    same(a.cube(), x.cube(), "cube");
                    assert_eq!(<[u64; 4]>::from(a), <[u64; 4]>::from(x), "number");
                    assert_eq!((a == b, a < b, bool::from(a.is_odd())), (x == y, x < y, bool::from(x.is_odd())));
                    assert_eq!(format!("{a:?}"), format!("{x:?}"));
                }
            }

            #[test]
            fn roots_and_inverses() {
                let rng = &mut StdRng::seed_from_u64(2);
                for bytes in elements::<Theirs>(300, rng).chunks(2) {
                    let ((a, x), (b, y)) = (pair(&bytes[0]), pair(&bytes[1]));
                    let bytes = |a: Option<[u8; 32]>| a;
                    assert_eq!(
                        bytes(Option::<Ours>::from(a.invert()).map(|a| a.to_repr())),
                        Option::<Theirs>::from(x.invert()).map(|x| x.to_repr())
                    );
                    assert_eq!(
                        bytes(Option::<Ours>::from(a.sqrt()).map(|a| a.to_repr())),
                        Option::<Theirs>::from(x.sqrt()).map(|x| x.to_repr())
                    );
                    let ((square, root), (expected, expected_root)) =
                        (Ours::sqrt_ratio(&a, &b), Theirs::sqrt_ratio(&x, &y));
                    assert_eq!(bool::from(square), bool::from(expected));
                    same(root, expected_root, "root of a ratio");
                    assert_eq!(a.legendre(), x.legendre());
                }
            }

            /// Bytes and words that are no element's, and those that are made one.
            #[test]
            fn conversions() {
                let rng = &mut StdRng::seed_from_u64(3);
                let mut refused = 0;
                for i in 0..2000 {
                    let mut words: [u64; 4] = rng.r#gen();
                    words[3] >>= rng.gen_range(0..4);
                    if i % 5 == 0 {
                        // About the prime.
                        words = (-Theirs::ONE).into();
                        words[0] = words[0].wrapping_add(rng.gen_range(0..4));
                    }
                    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
                    let bytes: [u8; 32] = bytes.try_into().unwrap();
                    let (a, x) = (Ours::from_repr(bytes), Theirs::from_repr(bytes));
                    assert_eq!(bool::from(a.is_some()), bool::from(x.is_some()), "{words:x?}");
                    refused += usize::from(bool::from(a.is_none()));
                    same(Ours::from_raw(words), Theirs::from_raw(words), "from words");
                    same(Ours::from(words[0]), Theirs::from(words[0]), "from a word");
                    same(Ours::from_u128(u128::MAX - 5), Theirs::from_u128(u128::MAX - 5), "from two words");
                    let mut wide = [0; 64];
                    rng.fill(&mut wide[..]);
                    same(Ours::from_uniform_bytes(&wide), Theirs::from_uniform_bytes(&wide), "from many bytes");
                }
                assert!(refused > 100);
                same(Ours::random(StdRng::seed_from_u64(4)), Theirs::random(StdRng::seed_from_u64(4)), "random");
            }

            #[test]
            fn constants() {
                same(Ours::ONE, Theirs::ONE, "one");
                same(Ours::MULTIPLICATIVE_GENERATOR, Theirs::MULTIPLICATIVE_GENERATOR, "generator");
                same(Ours::ROOT_OF_UNITY, Theirs::ROOT_OF_UNITY, "root");
                same(Ours::ROOT_OF_UNITY_INV, Theirs::ROOT_OF_UNITY_INV, "inverse root");
                same(Ours::DELTA, Theirs::DELTA, "delta");
                same(Ours::TWO_INV, Theirs::TWO_INV, "half");
                same(<Ours as WithSmallOrderMulGroup<3>>::ZETA, <Theirs as WithSmallOrderMulGroup<3>>::ZETA, "zeta");
                const CONSTANT: Ours = Ours::from_raw([u64::MAX; 4]);
                same(CONSTANT, Theirs::from_raw([u64::MAX; 4]), "constant");
            }
        }
    };
}

field!(fq, Fq);
field!(fr, Fr);

//! Hashing messages to G1 and G2: the suites `BN254G1_XMD:SHA-256_SVDW_{RO,NU}_` and
//! `BN254G2_XMD:SHA-256_SVDW_{RO,NU}_`, which follow RFC 9380 and are no part of it, as gnark-crypto and what verifies
//! with it in contracts have them. Their tags for BLS signatures begin with `BLS_SIG_BN254G1_XMD:SHA-256_SVDW_RO_`.

use montane_fields::modulus::from_hex;

use super::{Fp, Fp2, G1, G2};
use crate::hash_to_curve::HashCurve;
use crate::hash_to_curve::svdw::Svdw;
use crate::weierstrass::{Affine, Curve, Projective};

const fn fp(hex: &str) -> Fp {
    Fp::from_limbs_const(from_hex(hex))
}

/// `-1/2`, for both groups.
const MINUS_HALF: Fp = Fp::ZERO.sub_const(&Fp::ONE.halve());

/// `Z = 1`: `g(Z) = 4`.
const SVDW_G1: Svdw<Fp> = Svdw {
    b: G1::B,
    z: Fp::ONE,
    c1: Fp::from_u64(4),
    c2: MINUS_HALF,
    c3: fp("16789af3a83522eb 353c98fc6b36d713 d5d8d1cc5dffffffa"),
    c4: fp("10216f7ba065e00d e81ac1e7808072c9 dd2b2385cd7b4384 69602eb24829a9bd"),
};

/// `Z = 1`: `g(Z) = 1 + b`.
const SVDW_G2: Svdw<Fp2> = Svdw {
    b: G2::B,
    z: Fp2::new(Fp::ONE, Fp::ZERO),
    c1: Fp2::new(G2::B.c0.add_const(&Fp::ONE), G2::B.c1),
    c2: Fp2::new(MINUS_HALF, Fp::ZERO),
    c3: Fp2::new(
        fp("29fd332ab7260112 b801fa95b21af64e 2e6da55f90a3e510 fcbe57377b5ca1ec"),
        fp("303d1eff1426764b f8408aee24ba0b86 5e76f77b1267a846 b1e9154d01565034"),
    ),
    c4: Fp2::new(
        fp("17365bbe63b1d207 8632fe0eb2ac5a41 b4e6a9c08b986767 21010b008d4eaf99"),
        fp("0f57ffe5fc79e19c d689d7aa4209cad8 fe164d7f4694786b 388732a995d03755"),
    ),
};

impl HashCurve for G1 {
    #[inline]
    fn map_to_curve(u: &Fp) -> Projective<Self> {
        let (x, y) = SVDW_G1.map(u);
        Affine::from_coordinates_unchecked(x, y).into()
    }
}

impl HashCurve for G2 {
    #[inline]
    fn map_to_curve(u: &Fp2) -> Projective<Self> {
        let (x, y) = SVDW_G2.map(u);
        Affine::from_coordinates_unchecked(x, y).into()
    }
}

#[cfg(test)]
mod tests {
    use montane_testing::{hex, long_message};

    use super::super::{G1Projective, G2Projective};
    use super::*;
    use crate::hash_to_curve::{Tag, svdw};

    /// Tag, message, `x`, `y` (the coefficient of `u` first). G1 as in gnark-crypto's `hash_vectors_test.go`, G2 as in
    /// the tests of the crate bn254_hash2curve, which compares itself with gnark-crypto and Constantine.
    const VECTORS: &[(&str, &str, &str, &str)] = &[
        (
            "QUUX-V01-CS02-with-BN254G1_XMD:SHA-256_SVDW_RO_",
            "",
            "0a976ab906170db1f9638d376514dbf8c42aef256a54bbd48521f20749e59e86",
            "02925ead66b9e68bfc309b014398640ab55f6619ab59bc1fab2210ad4c4d53d5",
        ),
        (
            "QUUX-V01-CS02-with-BN254G1_XMD:SHA-256_SVDW_RO_",
            "abc",
            "23f717bee89b1003957139f193e6be7da1df5f1374b26a4643b0378b5baf53d1",
            "04142f826b71ee574452dbc47e05bc3e1a647478403a7ba38b7b93948f4e151d",
        ),
        (
            "QUUX-V01-CS02-with-BN254G1_XMD:SHA-256_SVDW_RO_",
            "abcdef0123456789",
            "187dbf1c3c89aceceef254d6548d7163fdfa43084145f92c4c91c85c21442d4a",
            "0abd99d5b0000910b56058f9cc3b0ab0a22d47cf27615f588924fac1e5c63b4d",
        ),
        (
            "QUUX-V01-CS02-with-BN254G1_XMD:SHA-256_SVDW_RO_",
            "q128_",
            "00fe2b0743575324fc452d590d217390ad48e5a16cf051bee5c40a2eba233f5c",
            "0794211e0cc72d3cbbdf8e4e5cd6e7d7e78d101ff94862caae8acbe63e9fdc78",
        ),
        (
            "QUUX-V01-CS02-with-BN254G1_XMD:SHA-256_SVDW_RO_",
            "a512_",
            "01b05dc540bd79fd0fea4fbb07de08e94fc2e7bd171fe025c479dc212a2173ce",
            "1bf028afc00c0f843d113758968f580640541728cfc6d32ced9779aa613cd9b0",
        ),
        (
            "QUUX-V01-CS02-with-BN254G1_XMD:SHA-256_SVDW_NU_",
            "",
            "1bb8810e2ceaf04786d4efd216fc2820ddd9363712efc736ada11049d8af5925",
            "1efbf8d54c60d865cce08437668ea30f5bf90d287dbd9b5af31da852915e8f11",
        ),
        (
            "QUUX-V01-CS02-with-BN254G1_XMD:SHA-256_SVDW_NU_",
            "abc",
            "0da4a96147df1f35b0f820bd35c6fac3b80e8e320de7c536b1e054667b22c332",
            "189bd3fbffe4c8740d6543754d95c790e44cd2d162858e3b733d2b8387983bb7",
        ),
        (
            "QUUX-V01-CS02-with-BN254G1_XMD:SHA-256_SVDW_NU_",
            "abcdef0123456789",
            "2ff727cfaaadb3acab713fa22d91f5fddab3ed77948f3ef6233d7ea9b03f4da1",
            "304080768fd2f87a852155b727f97db84b191e41970506f0326ed4046d1141aa",
        ),
        (
            "QUUX-V01-CS02-with-BN254G1_XMD:SHA-256_SVDW_NU_",
            "q128_",
            "11a2eaa8e3e89de056d1b3a288a7f733c8a1282efa41d28e71af065ab245df9b",
            "060f37c447ac29fd97b9bb83be98ddccf15e34831a9cdf5493b7fede0777ae06",
        ),
        (
            "QUUX-V01-CS02-with-BN254G1_XMD:SHA-256_SVDW_NU_",
            "a512_",
            "27409dccc6ee4ce90e24744fda8d72c0bc64e79766f778da0c1c0ef1c186ea84",
            "1ac201a542feca15e77f30370da183514dc99d8a0b2c136d64ede35cd0b51dc0",
        ),
        (
            "QUUX-V01-CS02-with-BN254G2_XMD:SHA-256_SVDW_RO_",
            "abc",
            "0b5db3ca7e8ef5edf3a33dfc3242357fbccead98099c3eb564b3d9d13cba4efd16c88b54eec9af86a41569608cd0f60aab43464e52ce7e6e298bf584b94fccd2",
            "22d02d2da7f288545ff8789e789902245ab08c6b1d253561eec789ec2c1bd6301c42ba524cb74db8e2c680449746c028f7bea923f245e69f89256af2d6c5f3ac",
        ),
        (
            "QUUX-V01-CS02-with-BN254G2_XMD:SHA-256_SVDW_RO_",
            "",
            "1747d950a6f23c16156e2171bce95d1189b04148ad12628869ed21c96a8c93351192005a0f121921a6d5629946199e4b27ff8ee4d6dd4f9581dc550ade851300",
            "2c9755350ca363ef2cf541005437221c5740086c2e909b71d075152484e845f40498f6bb5ac309a07d9a8b88e6ff4b8de0d5f27a075830e1eb0e68ea318201d8",
        ),
        (
            "QUUX-V01-CS02-with-BN254G2_XMD:SHA-256_SVDW_RO_",
            "abcdef0123456789",
            "2a8a360585b6b05996ef69c3c09b2c6fb17afe2b1e944f07559c53178eabf1711435fd84aa43c699230e371f6fea3545ce7e053cbbb06a320296a2b81efddc70",
            "142f08e2441ec431defc24621b73cfe0252d19b243cb55b84bdeb85de039207a2820188dcdc13ffdca31694942418afa1d6dfaaf259d012fab4da52b0f592e38",
        ),
        (
            "QUUX-V01-CS02-with-BN254G2_XMD:SHA-256_SVDW_RO_",
            "a512_",
            "17f9f6292998cf18ccc155903c1fe6b6465d40c794a3e1ed644a4182ad639f4a242a0a159f36f87065e7c5170426012087023165ce47a486e53d6e2845ca625a",
            "18ef4886c818f01fdf309bc9a46dd904273917f85e74ecd0de62460a681220372dc5b7b65c9c79e6ef4afab8fbe3083c66d4ce31c78f6621ece17ecc892cf4b3",
        ),
        (
            "QUUX-V01-CS02-with-BN254G2_XMD:SHA-256_SVDW_NU_",
            "abc",
            "29226a3ca7415a541599274bf9e805050c82d443fd953481b17236325be3b6b7101e2f3d9fa22cb435ecb67d5284dc27c247856d6de4e420e1812e0bcea5afd8",
            "2e7c8a61fe36735852597ac564966560afe0ef8221918d5534e57f3096f7047d290bf12841dd276211effe86af369c11a2cb364c443981d0faf347cfb7b68715",
        ),
        (
            "QUUX-V01-CS02-with-BN254G2_XMD:SHA-256_SVDW_NU_",
            "",
            "070077acfda8443392fb30222ba96b63f4b734e678494bf4ed0e07074b440a7b04e9ea7f5807198397a99e234e91d4b9e6cadf0135ebedd97fd75cffed6e994d",
            "0a7cf5d0d356f0c4d163570209e5f8f749bf91dc2a7d9ba58199a95ce02242b42d3653bf41ec170ce2d48774d02393c8d5f60fee5690b4f8cbc8531e269227f9",
        ),
        (
            "QUUX-V01-CS02-with-BN254G2_XMD:SHA-256_SVDW_NU_",
            "abcdef0123456789",
            "2d0bb492bb59847c106af8285fae5be0b5f96b6dcad56b3a0c7ddc364ae55a3a0fcda542dd52f0e527bf828e63fe2a1f63a05c9a5c7a28865cfef247c6e1e8a6",
            "0afb68b6e28f44f49d6ab4c3014e73f7e07fd4d0b13a9519b798e9f1927a47b9172d50b483e9bb9aa230e7cb82fbd522af1b73c1643bbd022614533311071780",
        ),
        (
            "QUUX-V01-CS02-with-BN254G2_XMD:SHA-256_SVDW_NU_",
            "a512_",
            "261e8ebaff3438064599465bb52880e8e8a663b27cfb6d794d90ac60437819a9013729abbd4fbe2a13bc742960afa9053a4e6be06ea712b0d18153a9ec3854a7",
            "06bd9197b3c0c1cc4d17695042dcbaf0168329a113d358c3b17885f71a394986132285a30dc36cc14da2d145390a6328e574155ebaece32856fb890d1f7ba16e",
        ),
    ];

    #[test]
    fn published_vectors() {
        for (dst, msg, x, y) in VECTORS {
            let (m, d) = (long_message(msg), Tag::new(dst.as_bytes()));
            let encoding = match (dst.contains("G1"), dst.contains("_RO_")) {
                (true, true) => hex(&G1Projective::hash_to_curve(&m, d).to_affine().to_uncompressed()),
                (true, false) => hex(&G1Projective::encode_to_curve(&m, d).to_affine().to_uncompressed()),
                (false, true) => hex(&G2Projective::hash_to_curve(&m, d).to_affine().to_uncompressed()),
                (false, false) => hex(&G2Projective::encode_to_curve(&m, d).to_affine().to_uncompressed()),
            };
            assert_eq!(encoding, format!("{x}{y}"), "{dst} {msg:?}");
        }
    }

    #[test]
    fn map_of_shallue_and_van_de_woestijne() {
        svdw::tests::check(&SVDW_G1, Fp::from_u64);
        svdw::tests::check(&SVDW_G2, |i| Fp2::new(Fp::from_u64(i), Fp::ZERO));
        svdw::tests::check_points(&SVDW_G2, |i| Fp2::new(Fp::from_u64(i % 7), Fp::from_u64(i)));
    }

    #[test]
    fn results_are_in_the_group() {
        const DST: Tag<'_> = Tag::new(b"dst");
        for i in 0..4u8 {
            assert!(bool::from(G2Projective::hash_to_curve(&[i], DST).to_affine().is_torsion_free()));
            assert!(bool::from(G2Projective::encode_to_curve(&[i], DST).to_affine().is_torsion_free()));
        }
    }
}

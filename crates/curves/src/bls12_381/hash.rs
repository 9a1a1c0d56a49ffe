//! Hashing messages to G1 and G2: the suites `BLS12381G1_XMD:SHA-256_SSWU_{RO,NU}_` and
//! `BLS12381G2_XMD:SHA-256_SSWU_{RO,NU}_` of RFC 9380, section 8.8.

use alloc::vec::Vec;

use montane_kernels::cpu::tuning::leftovers::{HASHES, MAPS};
use montane_kernels::inlined;

use super::leftover::{here, in_packed, packed};
use super::{Fp, Fp2, G1, G2, G2Projective};
use super::{hashing, isogeny};
use crate::hash_to_curve::HashCurve;
use crate::weierstrass::Projective;

impl HashCurve for G1 {
    fn map_to_curve(u: &Fp) -> Projective<Self> {
        let [x, y, z] = isogeny::to_g1(&isogeny::G1.map(u));
        Projective::from_homogeneous_unchecked(x, y, z)
    }
}

impl HashCurve for G2 {
    fn map_to_curve(u: &Fp2) -> Projective<Self> {
        let [x, y, z] = isogeny::to_g2(&isogeny::G2.map(u), inlined!(|a: &Fp2| a.mul_by_1_plus_u()));
        Projective::from_homogeneous_unchecked(x, y, z)
    }

    #[inline]
    fn hash_in_lanes(us: &[[Fp2; 2]]) -> Option<Vec<G2Projective>> {
        let (together, alone) = us.split_at(packed(HASHES, us.len()));
        in_packed!(|F| {
            let mut points = hashing::hash_many::<F>(together);
            points.extend(hashing::hash_leftover::<F>(alone, here(MAPS).0));
            points
        })
    }
}

#[cfg(test)]
mod tests {
    use montane_testing::{hex, long_message};

    use super::super::G1Projective;
    use super::*;
    use crate::hash_to_curve::{Tag, hash_many_to_curve, hash_to_curve};

    /// RFC 9380, appendices J.9 and J.10: tag, message, `x`, `y` (the coefficient of `u` first).
    const VECTORS: &[(&str, &str, &str, &str)] = &[
        (
            "QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_NU_",
            "",
            "184bb665c37ff561a89ec2122dd343f20e0f4cbcaec84e3c3052ea81d1834e192c426074b02ed3dca4e7676ce4ce48ba",
            "04407b8d35af4dacc809927071fc0405218f1401a6d15af775810e4e460064bcc9468beeba82fdc751be70476c888bf3",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_NU_",
            "a512_",
            "0e7a16a975904f131682edbb03d9560d3e48214c9986bd50417a77108d13dc957500edf96462a3d01e62dc6cd468ef11",
            "0ae89e677711d05c30a48d6d75e76ca9fb70fe06c6dd6ff988683d89ccde29ac7d46c53bb97a59b1901abf1db66052db",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_NU_",
            "q128_",
            "0a7a047c4a8397b3446450642c2ac64d7239b61872c9ae7a59707a8f4f950f101e766afe58223b3bff3a19a7f754027c",
            "1383aebba1e4327ccff7cf9912bda0dbc77de048b71ef8c8a81111d71dc33c5e3aa6edee9cf6f5fe525d50cc50b77cc9",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_NU_",
            "abcdef0123456789",
            "1974dbb8e6b5d20b84df7e625e2fbfecb2cdb5f77d5eae5fb2955e5ce7313cae8364bc2fff520a6c25619739c6bdcb6a",
            "15f9897e11c6441eaa676de141c8d83c37aab8667173cbe1dfd6de74d11861b961dccebcd9d289ac633455dfcc7013a3",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_RO_",
            "abc",
            "03567bc5ef9c690c2ab2ecdf6a96ef1c139cc0b2f284dca0a9a7943388a49a3aee664ba5379a7655d3c68900be2f6903",
            "0b9c15f3fe6e5cf4211f346271d7b01c8f3b28be689c8429c85b67af215533311f0b8dfaaa154fa6b88176c229f2885d",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_RO_",
            "a512_",
            "082aabae8b7dedb0e78aeb619ad3bfd9277a2f77ba7fad20ef6aabdc6c31d19ba5a6d12283553294c1825c4b3ca2dcfe",
            "05b84ae5a942248eea39e1d91030458c40153f3b654ab7872d779ad1e942856a20c438e8d99bc8abfbf74729ce1f7ac8",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_RO_",
            "q128_",
            "15f68eaa693b95ccb85215dc65fa81038d69629f70aeee0d0f677cf22285e7bf58d7cb86eefe8f2e9bc3f8cb84fac488",
            "1807a1d50c29f430b8cafc4f8638dfeeadf51211e1602a5f184443076715f91bb90a48ba1e370edce6ae1062f5e6dd38",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_RO_",
            "abcdef0123456789",
            "11e0b079dea29a68f0383ee94fed1b940995272407e3bb916bbf268c263ddd57a6a27200a784cbc248e84f357ce82d98",
            "03a87ae2caf14e8ee52e51fa2ed8eefe80f02457004ba4d486d6aa1f517c0889501dc7413753f9599b099ebcbbd2d709",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G2_XMD:SHA-256_SSWU_NU_",
            "",
            "126b855e9e69b1f691f816e48ac6977664d24d99f8724868a184186469ddfd4617367e94527d4b74fc86413483afb35b00e7f4568a82b4b7dc1f14c6aaa055edf51502319c723c4dc2688c7fe5944c213f510328082396515734b6612c4e7bb7",
            "1498aadcf7ae2b345243e281ae076df6de84455d766ab6fcdaad71fab60abb2e8b980a440043cd305db09d283c895e3d0caead0fd7b6176c01436833c79d305c78be307da5f6af6c133c47311def6ff1e0babf57a0fb5539fce7ee12407b0a42",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G2_XMD:SHA-256_SSWU_NU_",
            "a512_",
            "1565c2f625032d232f13121d3cfb476f45275c303a037faa255f9da62000c2c864ea881e2bcddd111edc4a3c0da3e88d0ea4e7c33d43e17cc516a72f76437c4bf81d8f4eac69ac355d3bf9b71b8138d55dc10fd458be115afa798b55dac34be1",
            "0f8991d2a1ad662e7b6f58ab787947f1fa607fce12dde171bc17903b012091b657e15333e11701edcf5b63ba2a561247043b6f5fe4e52c839148dc66f2b3751e69a0f6ebb3d056d6465d50d4108543ecd956e10fa1640dfd9bc0030cc2558d28",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G2_XMD:SHA-256_SSWU_NU_",
            "q128_",
            "12c8c05c1d5fc7bfa847f4d7d81e294e66b9a78bc9953990c358945e1f042eedafce608b67fdd3ab0cb2e6e263b9b1ad0c5ae723be00e6c3f0efe184fdc0702b64588fe77dda152ab13099a3bacd3876767fa7bbad6d6fd90b3642e902b208f9",
            "11c624c56dbe154d759d021eec60fab3d8b852395a89de497e48504366feedd4662d023af447d66926a28076813dd64604e77ddb3ede41b5ec4396b7421dd916efc68a358a0d7425bddd253547f2fb4830522358491827265dfc5bcc1928a569",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G2_XMD:SHA-256_SSWU_NU_",
            "abcdef0123456789",
            "0da75be60fb6aa0e9e3143e40c42796edf15685cafe0279afd2a67c3dff1c82341f17effd402e4f1af240ea90f4b659b038af300ef34c7759a6caaa4e69363cafeed218a1f207e93b2c70d91a1263d375d6730bd6b6509dcac3ba5b567e85bf3",
            "0492f4fed741b073e5a82580f7c663f9b79e036b70ab3e51162359cec4e77c78086fe879b65ca7a47d34374c8315ac5e19b148cbdf163cf0894f29660d2e7bfb2b68e37d54cc83fd4e6e62c020eaa48709302ef8e746736c0e19342cc1ce3df4",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G2_XMD:SHA-256_SSWU_RO_",
            "",
            "05cb8437535e20ecffaef7752baddf98034139c38452458baeefab379ba13dff5bf5dd71b72418717047f5b0f37da03d0141ebfbdca40eb85b87142e130ab689c673cf60f1a3e98d69335266f30d9b8d4ac44c1038e9dcdd5393faf5c41fb78a",
            "12424ac32561493f3fe3c260708a12b7c620e7be00099a974e259ddc7d1f6395c3c811cdd19f1e8dbf3e9ecfdcbab8d60503921d7f6a12805e72940b963c0cf3471c7b2a524950ca195d11062ee75ec076daf2d4bc358c4b190c0c98064fdd92",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G2_XMD:SHA-256_SSWU_RO_",
            "abc",
            "139cddbccdc5e91b9623efd38c49f81a6f83f175e80b06fc374de9eb4b41dfe4ca3a230ed250fbe3a2acf73a41177fd802c2d18e033b960562aae3cab37a27ce00d80ccd5ba4b7fe0e7a210245129dbec7780ccc7954725f4168aff2787776e6",
            "00aa65dae3c8d732d10ecd2c50f8a1baf3001578f71c694e03866e9f3d49ac1e1ce70dd94a733534f106d4cec0eddd161787327b68159716a37440985269cf584bcb1e621d3a7202be6ea05c4cfe244aeb197642555a0645fb87bf7466b2ba48",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G2_XMD:SHA-256_SSWU_RO_",
            "q128_",
            "0934aba516a52d8ae479939a91998299c76d39cc0c035cd18813bec433f587e2d7a4fef038260eef0cef4d02aae3eb9119a84dd7248a1066f737cc34502ee5555bd3c19f2ecdb3c7d9e24dc65d4e25e50d83f0f77105e955d78f4762d33c17da",
            "09bcccfa036b4847c9950780733633f13619994394c23ff0b32fa6b795844f4a0673e20282d07bc69641cee04f5e566214f81cd421617428bc3b9fe25afbb751d934a00493524bc4e065635b0555084dd54679df1536101b2c979c0152d09192",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G2_XMD:SHA-256_SSWU_RO_",
            "abcdef0123456789",
            "190d119345b94fbd15497bcba94ecf7db2cbfd1e1fe7da034d26cbba169fb3968288b3fafb265f9ebd380512a71c3f2c121982811d2491fde9ba7ed31ef9ca474f0e1501297f68c298e9f4c0028add35aea8bb83d53c08cfc007c1e005723cd0",
            "0bb5e7572275c567462d91807de765611490205a941a5a6af3b1691bfe596c31225d3aabdf15faff860cb4ef17c7c3be05571a0f8d3c08d094576981f4a3b8eda0a8e771fcdcc8ecceaf1356a6acf17574518acb506e435b639353c2e14827c8",
        ),
    ];

    #[test]
    fn vectors_of_rfc_9380() {
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
    fn results_are_in_the_group() {
        const DST: Tag<'_> = Tag::new(b"dst");
        for i in 0..8u8 {
            assert!(bool::from(G1Projective::hash_to_curve(&[i], DST).to_affine().is_torsion_free()));
            assert!(bool::from(G1Projective::encode_to_curve(&[i], DST).to_affine().is_torsion_free()));
            assert!(bool::from(G2Projective::hash_to_curve(&[i], DST).to_affine().is_torsion_free()));
            assert!(bool::from(G2Projective::encode_to_curve(&[i], DST).to_affine().is_torsion_free()));
        }
        // Many together are what each is alone.
        let msgs: [[&[u8]; 2]; 11] = core::array::from_fn(|i| [&b"prefix"[..i / 2], &b"message"[..i % 7]]);
        for count in [0, 1, 2, 11] {
            let each: Vec<_> = msgs[..count].iter().map(|msg| hash_to_curve::<G2>(msg, DST)).collect();
            assert_eq!(hash_many_to_curve::<G2, 2>(&msgs[..count], DST), each);
            let each: Vec<_> = msgs[..count].iter().map(|msg| hash_to_curve::<G1>(msg, DST)).collect();
            assert_eq!(hash_many_to_curve::<G1, 2>(&msgs[..count], DST), each);
            let whole: Vec<Vec<u8>> = msgs[..count].iter().map(|msg| msg.concat()).collect();
            let whole: Vec<&[u8]> = whole.iter().map(|msg| &msg[..]).collect();
            assert_eq!(G1Projective::hash_many_to_curve(&whole, DST), each);
        }
        // In parts as joined, and another tag gives another point.
        assert_eq!(hash_to_curve::<G2>(&[b"ab", b"", b"c"], DST), G2Projective::hash_to_curve(b"abc", DST));
        assert_ne!(G2Projective::hash_to_curve(b"abc", DST), G2Projective::hash_to_curve(b"abc", Tag::new(b"dst2")));
    }
}

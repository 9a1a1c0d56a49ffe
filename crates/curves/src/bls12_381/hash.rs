//! Hashing messages to G1 and G2: the suites `BLS12381G1_XMD:SHA-256_SSWU_{RO,NU}_` and
//! `BLS12381G2_XMD:SHA-256_SSWU_{RO,NU}_` of RFC 9380, section 8.8.

use sha2::Sha256;

use super::isogeny;
use super::{Fp, Fp2, G1, G1Projective, G2, G2Projective};
use crate::hash_to_curve::{ELEMENT_BYTES, HashField, Isogeny, expand_message_xmd};
use crate::weierstrass::{Curve, Projective};

/// The most bytes that a suite asks for: two elements of `Fp2`.
const MOST_BYTES: usize = 2 * 2 * ELEMENT_BYTES;

/// A group that messages are hashed to by SHA-256 and the simplified SWU map.
pub trait HashCurve: Curve<Base: HashField> {
    /// The isogeny onto the group's curve.
    const ISOGENY: Isogeny<Self::Base>;
}

impl HashCurve for G1 {
    const ISOGENY: Isogeny<Fp> = isogeny::G1;
}

impl HashCurve for G2 {
    const ISOGENY: Isogeny<Fp2> = isogeny::G2;
}

/// `COUNT` field elements of a message (RFC 9380, section 5.2).
fn hash_to_field<F: HashField, const COUNT: usize>(msg: &[&[u8]], dst: &[u8]) -> [F; COUNT] {
    let mut bytes = [0; MOST_BYTES];
    let each = F::DEGREE * ELEMENT_BYTES;
    let bytes = &mut bytes[..COUNT * each];
    expand_message_xmd::<Sha256>(msg, dst, bytes).expect("a suite asks for less than the limit");
    core::array::from_fn(|i| F::from_uniform(&bytes[i * each..(i + 1) * each]))
}

/// A field element to the group's curve, not yet in the subgroup (RFC 9380, section 6.6.3).
#[must_use]
pub fn map_to_curve<C: HashCurve>(u: &C::Base) -> Projective<C> {
    let [x, y, z] = C::ISOGENY.map(&C::ISOGENY.simplified_swu(u));
    Projective::from_homogeneous_unchecked(x, y, z)
}

/// A point of the group that is indifferentiable from random: `hash_to_curve`. The message may be given in parts,
/// which are hashed as if joined. Constant time but for the lengths.
#[must_use]
pub fn hash_to_curve<C: HashCurve>(msg: &[&[u8]], dst: &[u8]) -> Projective<C> {
    let [u0, u1] = hash_to_field::<C::Base, 2>(msg, dst);
    (map_to_curve::<C>(&u0) + map_to_curve::<C>(&u1)).clear_cofactor()
}

/// A point of the group whose distribution is not uniform: `encode_to_curve`. Constant time but for the lengths.
#[must_use]
pub fn encode_to_curve<C: HashCurve>(msg: &[&[u8]], dst: &[u8]) -> Projective<C> {
    let [u] = hash_to_field::<C::Base, 1>(msg, dst);
    map_to_curve::<C>(&u).clear_cofactor()
}

/// [`hash_to_curve`] for G1, `BLS12381G1_XMD:SHA-256_SSWU_RO_`.
#[must_use]
pub fn hash_to_g1(msg: &[u8], dst: &[u8]) -> G1Projective {
    hash_to_curve(&[msg], dst)
}

/// [`hash_to_curve`] for G2, `BLS12381G2_XMD:SHA-256_SSWU_RO_`.
#[must_use]
pub fn hash_to_g2(msg: &[u8], dst: &[u8]) -> G2Projective {
    hash_to_curve(&[msg], dst)
}

/// [`encode_to_curve`] for G1, `BLS12381G1_XMD:SHA-256_SSWU_NU_`.
#[must_use]
pub fn encode_to_g1(msg: &[u8], dst: &[u8]) -> G1Projective {
    encode_to_curve(&[msg], dst)
}

/// [`encode_to_curve`] for G2, `BLS12381G2_XMD:SHA-256_SSWU_NU_`.
#[must_use]
pub fn encode_to_g2(msg: &[u8], dst: &[u8]) -> G2Projective {
    encode_to_curve(&[msg], dst)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 9380, appendices J.9.1, J.9.2 and J.10.1: tag, message, `x`, `y` (the coefficient of `u` first).
    const VECTORS: &[(&str, &str, &str, &str)] = &[
        (
            "QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_RO_",
            "abc",
            "03567bc5ef9c690c2ab2ecdf6a96ef1c139cc0b2f284dca0a9a7943388a49a3aee664ba5379a7655d3c68900be2f6903",
            "0b9c15f3fe6e5cf4211f346271d7b01c8f3b28be689c8429c85b67af215533311f0b8dfaaa154fa6b88176c229f2885d",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_RO_",
            "abcdef0123456789",
            "11e0b079dea29a68f0383ee94fed1b940995272407e3bb916bbf268c263ddd57a6a27200a784cbc248e84f357ce82d98",
            "03a87ae2caf14e8ee52e51fa2ed8eefe80f02457004ba4d486d6aa1f517c0889501dc7413753f9599b099ebcbbd2d709",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_NU_",
            "",
            "184bb665c37ff561a89ec2122dd343f20e0f4cbcaec84e3c3052ea81d1834e192c426074b02ed3dca4e7676ce4ce48ba",
            "04407b8d35af4dacc809927071fc0405218f1401a6d15af775810e4e460064bcc9468beeba82fdc751be70476c888bf3",
        ),
        (
            "QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_NU_",
            "abcdef0123456789",
            "1974dbb8e6b5d20b84df7e625e2fbfecb2cdb5f77d5eae5fb2955e5ce7313cae8364bc2fff520a6c25619739c6bdcb6a",
            "15f9897e11c6441eaa676de141c8d83c37aab8667173cbe1dfd6de74d11861b961dccebcd9d289ac633455dfcc7013a3",
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
            "abcdef0123456789",
            "190d119345b94fbd15497bcba94ecf7db2cbfd1e1fe7da034d26cbba169fb3968288b3fafb265f9ebd380512a71c3f2c121982811d2491fde9ba7ed31ef9ca474f0e1501297f68c298e9f4c0028add35aea8bb83d53c08cfc007c1e005723cd0",
            "0bb5e7572275c567462d91807de765611490205a941a5a6af3b1691bfe596c31225d3aabdf15faff860cb4ef17c7c3be05571a0f8d3c08d094576981f4a3b8eda0a8e771fcdcc8ecceaf1356a6acf17574518acb506e435b639353c2e14827c8",
        ),
    ];

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    #[test]
    fn vectors_of_rfc_9380() {
        for (dst, msg, x, y) in VECTORS {
            let (m, d) = (msg.as_bytes(), dst.as_bytes());
            let encoding = match (dst.contains("G1"), dst.contains("_RO_")) {
                (true, true) => hex(hash_to_g1(m, d).to_affine().to_uncompressed().as_ref()),
                (true, false) => hex(encode_to_g1(m, d).to_affine().to_uncompressed().as_ref()),
                (false, true) => hex(hash_to_g2(m, d).to_affine().to_uncompressed().as_ref()),
                (false, false) => hex(encode_to_g2(m, d).to_affine().to_uncompressed().as_ref()),
            };
            assert_eq!(encoding, format!("{x}{y}"), "{dst} {msg:?}");
        }
    }

    #[test]
    fn results_are_in_the_group() {
        for i in 0..8u8 {
            assert!(bool::from(hash_to_g1(&[i], b"dst").to_affine().is_torsion_free()));
            assert!(bool::from(encode_to_g1(&[i], b"dst").to_affine().is_torsion_free()));
            assert!(bool::from(hash_to_g2(&[i], b"dst").to_affine().is_torsion_free()));
            assert!(bool::from(encode_to_g2(&[i], b"dst").to_affine().is_torsion_free()));
        }
        // In parts as joined, and another tag gives another point.
        assert_eq!(hash_to_curve::<G2>(&[b"ab", b"", b"c"], b"dst"), hash_to_g2(b"abc", b"dst"));
        assert_ne!(hash_to_g2(b"abc", b"dst"), hash_to_g2(b"abc", b"dst2"));
    }
}

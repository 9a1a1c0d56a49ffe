//! Hashing to fields and curves as version 0.8 names it: the answers of RFC 9380, and the original's for other hashes
//! and tags.

use bls12_381 as ours;
use bls12_381::hash_to_curve as h;
use original::hash_to_curve as o;
use sha2_0_9::{Sha256, Sha512};
use sha3::{Shake128, Shake256};

/// Appendices J.9.1 and J.10.1, the message `abc`: `x` and `y`, the coefficient of `u` first.
#[test]
fn answers_of_rfc_9380() {
    type Xmd = h::ExpandMsgXmd<Sha256>;
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let tag = b"QUUX-V01-CS02-with-BLS12381G1_XMD:SHA-256_SSWU_RO_";
    let p = <ours::G1Projective as h::HashToCurve<Xmd>>::hash_to_curve("abc", tag);
    assert_eq!(
        hex(&ours::G1Affine::from(p).to_uncompressed()),
        "03567bc5ef9c690c2ab2ecdf6a96ef1c139cc0b2f284dca0a9a7943388a49a3aee664ba5379a7655d3c68900be2f69030b9c15f3fe6e5cf4211f346271d7b01c8f3b28be689c8429c85b67af215533311f0b8dfaaa154fa6b88176c229f2885d"
    );
    let tag = b"QUUX-V01-CS02-with-BLS12381G2_XMD:SHA-256_SSWU_RO_";
    let p = <ours::G2Projective as h::HashToCurve<Xmd>>::hash_to_curve("abc", tag);
    assert_eq!(
        hex(&ours::G2Affine::from(p).to_uncompressed()),
        "139cddbccdc5e91b9623efd38c49f81a6f83f175e80b06fc374de9eb4b41dfe4ca3a230ed250fbe3a2acf73a41177fd802c2d18e033b960562aae3cab37a27ce00d80ccd5ba4b7fe0e7a210245129dbec7780ccc7954725f4168aff2787776e600aa65dae3c8d732d10ecd2c50f8a1baf3001578f71c694e03866e9f3d49ac1e1ce70dd94a733534f106d4cec0eddd161787327b68159716a37440985269cf584bcb1e621d3a7202be6ea05c4cfe244aeb197642555a0645fb87bf7466b2ba48"
    );
}

macro_rules! beside_the_original {
    ($hash:ty, $xmd_or_xof:ident) => {
        for tag in [&b"tag"[..], &[7; 255], &[7; 256], b""] {
            for message in [&b""[..], b"abc", &[1; 300]] {
                type Ours = h::$xmd_or_xof<$hash>;
                type Original = o::$xmd_or_xof<$hash>;
                let p = <ours::G1Projective as h::HashToCurve<Ours>>::hash_to_curve(message, tag);
                let x = <original::G1Projective as o::HashToCurve<Original>>::hash_to_curve(message, tag);
                assert_eq!(ours::G1Affine::from(p).to_compressed(), original::G1Affine::from(x).to_compressed());
                let p = <ours::G2Projective as h::HashToCurve<Ours>>::encode_to_curve(message, tag);
                let x = <original::G2Projective as o::HashToCurve<Original>>::encode_to_curve(message, tag);
                assert_eq!(ours::G2Affine::from(p).to_compressed(), original::G2Affine::from(x).to_compressed());
                let (mut a, mut b) = ([ours::Scalar::zero(); 3], [original::Scalar::zero(); 3]);
                <ours::Scalar as h::HashToField>::hash_to_field::<Ours>(message, tag, &mut a);
                <original::Scalar as o::HashToField>::hash_to_field::<Original>(message, tag, &mut b);
                assert_eq!(a.map(|a| a.to_bytes()), b.map(|b| b.to_bytes()));
                use h::{ExpandMessageState as _, InitExpandMessage as _};
                use o::{ExpandMessageState as _, InitExpandMessage as _};
                let (mut a, mut b) = (Ours::init_expand(message, tag, 150), Original::init_expand(message, tag, 150));
                let (mut out, mut expected) = ([0; 70], [0; 70]);
                assert_eq!((a.read_into(&mut out), a.remain()), (b.read_into(&mut expected), b.remain()));
                assert_eq!((out, format!("{a:?}"), a.into_vec()), (expected, format!("{b:?}"), b.into_vec()));
            }
        }
    };
}

#[test]
fn expansion_beside_the_original() {
    beside_the_original!(Sha256, ExpandMsgXmd);
    beside_the_original!(Sha512, ExpandMsgXmd);
    beside_the_original!(Shake128, ExpandMsgXof);
    beside_the_original!(Shake256, ExpandMsgXof);
}

#[test]
#[should_panic(expected = "ell > 255")]
fn expansion_has_a_limit() {
    let _ = <h::ExpandMsgXmd<Sha256> as h::InitExpandMessage>::init_expand(b"", b"tag", 255 * 32 + 1);
}

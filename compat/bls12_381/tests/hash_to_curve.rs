//! Hashing to fields and curves: the answers of RFC 9380, and the original's for other hashes, tags and messages in
//! pieces.

use bls12_381 as ours;
use bls12_381::hash_to_curve as h;
use original::hash_to_curve as o;
use sha2::{Sha256, Sha512};
use sha3::{Shake128, Shake256};

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Appendices J.9.1, J.9.2, J.10.1 and J.10.2, the message `abc`: `x` and `y`, the coefficient of `u` first.
#[test]
fn answers_of_rfc_9380() {
    type Xmd = h::ExpandMsgXmd<Sha256>;
    let g1 = |p: ours::G1Projective| hex(&ours::G1Affine::from(p).to_uncompressed());
    let g2 = |p: ours::G2Projective| hex(&ours::G2Affine::from(p).to_uncompressed());
    let tag = |suite| format!("QUUX-V01-CS02-with-BLS12381{suite}_").into_bytes();
    assert_eq!(
        g1(<ours::G1Projective as h::HashToCurve<Xmd>>::hash_to_curve([b"abc"], &tag("G1_XMD:SHA-256_SSWU_RO"))),
        "03567bc5ef9c690c2ab2ecdf6a96ef1c139cc0b2f284dca0a9a7943388a49a3aee664ba5379a7655d3c68900be2f69030b9c15f3fe6e5cf4211f346271d7b01c8f3b28be689c8429c85b67af215533311f0b8dfaaa154fa6b88176c229f2885d"
    );
    assert_eq!(
        g1(<ours::G1Projective as h::HashToCurve<Xmd>>::encode_to_curve([b"abc"], &tag("G1_XMD:SHA-256_SSWU_NU"))),
        "009769f3ab59bfd551d53a5f846b9984c59b97d6842b20a2c565baa167945e3d026a3755b6345df8ec7e6acb6868ae6d1532c00cf61aa3d0ce3e5aa20c3b531a2abd2c770a790a2613818303c6b830ffc0ecf6c357af3317b9575c567f11cd2c"
    );
    assert_eq!(
        g2(<ours::G2Projective as h::HashToCurve<Xmd>>::hash_to_curve([b"abc"], &tag("G2_XMD:SHA-256_SSWU_RO"))),
        "139cddbccdc5e91b9623efd38c49f81a6f83f175e80b06fc374de9eb4b41dfe4ca3a230ed250fbe3a2acf73a41177fd802c2d18e033b960562aae3cab37a27ce00d80ccd5ba4b7fe0e7a210245129dbec7780ccc7954725f4168aff2787776e600aa65dae3c8d732d10ecd2c50f8a1baf3001578f71c694e03866e9f3d49ac1e1ce70dd94a733534f106d4cec0eddd161787327b68159716a37440985269cf584bcb1e621d3a7202be6ea05c4cfe244aeb197642555a0645fb87bf7466b2ba48"
    );
}

/// What the original's tests say of 48 bytes as a scalar.
#[test]
fn scalars_of_uniform_bytes() {
    for (okm, expected) in [
        (
            b"aaaaaabbbbbbccccccddddddeeeeeeffffffgggggghhhhhh",
            "0x2228450bf55d8fe62395161bd3677ff6fc28e45b89bc87e02a818eda11a8c5da",
        ),
        (
            b"111111222222333333444444555555666666777777888888",
            "0x4aa543cbd2f0c8f37f8a375ce2e383eb343e7e3405f61e438b0a15fb8899d1ae",
        ),
    ] {
        let okm = digest::generic_array::GenericArray::from_slice(okm);
        assert_eq!(format!("{:?}", <ours::Scalar as h::HashToField>::from_okm(okm)), expected);
    }
}

macro_rules! beside_the_original {
    ($hash:ty, $xmd_or_xof:ident) => {
        for tag in [&b"tag"[..], &[7; 255], &[7; 256], b""] {
            for message in [&[&b""[..]][..], &[b"ab", b"", b"c"], &[&[1; 300]]] {
                type Ours = h::$xmd_or_xof<$hash>;
                type Original = o::$xmd_or_xof<$hash>;
                let p = <ours::G1Projective as h::HashToCurve<Ours>>::hash_to_curve(message, tag);
                let x = <original::G1Projective as o::HashToCurve<Original>>::hash_to_curve(message, tag);
                assert_eq!(ours::G1Affine::from(p).to_compressed(), original::G1Affine::from(x).to_compressed());
                let p = <ours::G2Projective as h::HashToCurve<Ours>>::encode_to_curve(message, tag);
                let x = <original::G2Projective as o::HashToCurve<Original>>::encode_to_curve(message, tag);
                assert_eq!(ours::G2Affine::from(p).to_compressed(), original::G2Affine::from(x).to_compressed());
                let (mut a, mut b) = ([ours::Scalar::zero(); 3], [original::Scalar::zero(); 3]);
                <ours::Scalar as h::HashToField>::hash_to_field::<Ours, _>(message, tag, &mut a);
                <original::Scalar as o::HashToField>::hash_to_field::<Original, _>(message, tag, &mut b);
                assert_eq!(a.map(|a| a.to_bytes()), b.map(|b| b.to_bytes()));
                type Length = digest::generic_array::typenum::U32;
                use h::ExpandMessage as _;
                use o::ExpandMessage as _;
                let mut a = Ours::init_expand::<_, Length>(message, tag, 150);
                let mut b = Original::init_expand::<_, Length>(message, tag, 150);
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

/// Points of the curve before the cofactor is cleared.
#[test]
fn maps_beside_the_original() {
    use h::{HashToField as _, MapToCurve as _};
    use o::{HashToField as _, MapToCurve as _};
    // For zero the original's map gives no point of the curve of G2.
    let zero = <ours::G2Projective as h::MapToCurve>::Field::default();
    assert!(bool::from(ours::G2Projective::map_to_curve(&zero).is_on_curve()));
    assert!(!bool::from(original::G2Projective::map_to_curve(&Default::default()).is_on_curve()));
    for i in 1..20 {
        let okm: [u8; 128] = core::array::from_fn(|j| (i * (j * j + 1)) as u8);
        let array = digest::generic_array::GenericArray::from_slice(&okm);
        type Fp2 = <ours::G2Projective as h::MapToCurve>::Field;
        type OriginalFp2 = <original::G2Projective as o::MapToCurve>::Field;
        let (u, v) = (Fp2::from_okm(array), OriginalFp2::from_okm(array));
        assert_eq!(format!("{u:?}"), format!("{v:?}"));
        let (p, x) = (ours::G2Projective::map_to_curve(&u), original::G2Projective::map_to_curve(&v));
        assert_eq!(
            hex(&ours::G2Affine::from(p).to_compressed()),
            hex(&original::G2Affine::from(x).to_compressed()),
            "{u:?}"
        );
        assert_eq!(
            ours::G2Affine::from(p.clear_h()).to_compressed(),
            original::G2Affine::from(x.clear_h()).to_compressed()
        );
        let array = digest::generic_array::GenericArray::from_slice(&okm[..64]);
        type Fp = <ours::G1Projective as h::MapToCurve>::Field;
        type OriginalFp = <original::G1Projective as o::MapToCurve>::Field;
        let (u, v) = (Fp::from_okm(array), OriginalFp::from_okm(array));
        assert_eq!(format!("{u:?}"), format!("{v:?}"));
        let (p, x) = (ours::G1Projective::map_to_curve(&u), original::G1Projective::map_to_curve(&v));
        assert_eq!(ours::G1Affine::from(p).to_compressed(), original::G1Affine::from(x).to_compressed());
    }
}

#[test]
#[should_panic(expected = "ell > 255")]
fn expansion_has_a_limit() {
    type Xmd = h::ExpandMsgXmd<Sha256>;
    let _ =
        <Xmd as h::ExpandMessage>::init_expand::<_, digest::generic_array::typenum::U32>([b""], b"tag", 255 * 32 + 1);
}

#[test]
#[should_panic(expected = "len_in_bytes > u16::MAX")]
fn extendable_expansion_has_a_limit() {
    type Xof = h::ExpandMsgXof<Shake128>;
    let _ = <Xof as h::ExpandMessage>::init_expand::<_, digest::generic_array::typenum::U32>([b""], b"tag", 65536);
}

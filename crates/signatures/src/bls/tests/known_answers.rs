//! Known answers from published lists, so that every tag, encoding and sum is held to what others computed.

use montane_curves::DecodeError;
use montane_fields::bls12_381::Fr;
use sha2::{Digest, Sha256};

use super::{Counter, unhex};
use crate::bls::*;

/// The ciphersuite identifiers and tags of section 4 of the draft, from their parts: the purpose, the group that is
/// hashed to with its suite of RFC 9380, section 8.8, and the scheme.
fn tags<V: Variant>(group: &str) {
    let tag = |purpose: &str, scheme: &str| {
        let (curve, expand, map, encoding) = (format!("BLS12381{group}"), "XMD:SHA-256", "SSWU", "RO");
        format!("BLS_{purpose}_{curve}_{expand}_{map}_{encoding}_{scheme}_").into_bytes()
    };
    assert_eq!(Basic::<V>::DST.as_bytes(), tag("SIG", "NUL"));
    assert_eq!(MessageAugmentation::<V>::DST.as_bytes(), tag("SIG", "AUG"));
    assert_eq!(ProofOfPossession::<V>::DST.as_bytes(), tag("SIG", "POP"));
    assert_eq!(V::POP_PROVE_DST.as_bytes(), tag("POP", "POP"));
}

#[test]
fn tags_are_the_drafts() {
    tags::<MinPk>("G2");
    tags::<MinSig>("G1");
}

fn key(bytes: &str) -> min_pk::SecretKey {
    min_pk::SecretKey::from_bytes(&unhex(bytes).try_into().unwrap()).unwrap()
}

fn signature(bytes: &str) -> min_pk::Signature {
    min_pk::Signature::from_bytes(&unhex(bytes)).unwrap()
}

fn public_key(bytes: &str) -> min_pk::PublicKey {
    min_pk::PublicKey::from_bytes(&unhex(bytes)).unwrap()
}

/// Signs with two keys under one scheme, and sums.
fn two_and_their_sum(sign: fn(&min_pk::SecretKey, &[u8]) -> min_pk::Signature, expected: [&str; 3]) {
    let first = min_pk::SecretKey::from_bytes(&[1; 32]).unwrap();
    let second = core::array::from_fn(|i| (i as u32 * 314_159) as u8);
    let second = min_pk::SecretKey::from_bytes(&second).unwrap();
    let msg = [3, 1, 4, 1, 5, 9];
    let signatures = [sign(&first, &msg), sign(&second, &msg)];
    let sum = min_pk::AggregateSignature::aggregate(&[&signatures[0], &signatures[1]]).unwrap().to_signature();
    for (signature, expected) in [signatures[0], signatures[1], sum].iter().zip(expected) {
        assert_eq!(signature.to_bytes().to_vec(), unhex(expected));
    }
}

/// The vectors that py_ecc and Chia's bls-signatures share: all three schemes.
#[test]
fn schemes_of_py_ecc() {
    two_and_their_sum(
        min_pk::Basic::sign,
        [
            "96ba34fac33c7f129d602a0bc8a3d43f9abc014eceaab7359146b4b150e57b808645738f35671e9e10e0d862a30cab70\
             074eb5831d13e6a5b162d01eebe687d0164adbd0a864370a7c222a2768d7704da254f1bf1823665bc2361f9dd8c00e99",
            "a402790932130f766af11ba716536683d8c4cfa51947e4f9081fedd692d6dc0cac5b904bee5ea6e25569e36d7be4ca59\
             069a96e34b7f700758b716f9494aaa59a96e74d14a3b552a9a6bc129e717195b9d6006fd6d5cef4768c022e0f7316abf",
            "987cfd3bcd62280287027483f29c55245ed831f51dd6bd999a6ff1a1f1f1f0b647778b0167359c71505558a76e158e66\
             181ee5125905a642246b01e7fa5ee53d68a4fe9bfb29a8e26601f0b9ad577ddd18876a73317c216ea61f430414ec51c5",
        ],
    );
    two_and_their_sum(
        min_pk::MessageAugmentation::sign,
        [
            "8180f02ccb72e922b152fcedbe0e1d195210354f70703658e8e08cbebf11d4970eab6ac3ccf715f3fb876df9a9797abd\
             0c1af61aaeadc92c2cfe5c0a56c146cc8c3f7151a073cf5f16df38246724c4aed73ff30ef5daa6aacaed1a26ecaa336b",
            "99111eeafb412da61e4c37d3e806c6fd6ac9f3870e54da9222ba4e494822c5b7656731fa7a645934d04b559e9261b862\
             01bbee57055250a459a2da10e51f9c1a6941297ffc5d970a557236d0bdeb7cf8ff18800b08633871a0f0a7ea42f47480",
            "8c5d03f9dae77e19a5945a06a214836edb8e03b851525d84b9de6440e68fc0ca7303eeed390d863c9b55a8cf6d59140a\
             01b58847881eb5af67734d44b2555646c6616c39ab88d253299acc1eb1b19ddb9bfcbe76e28addf671d116c052bb1847",
        ],
    );
    two_and_their_sum(
        min_pk::ProofOfPossession::sign,
        [
            "9550fb4e7f7e8cc4a90be8560ab5a798b0b23000b6a54a2117520210f986f3f281b376f259c0b78062d1eb3192b3d9bb\
             049f59ecc1b03a7049eb665e0df36494ae4cb5f1136ccaeefc9958cb30c3333d3d43f07148c386299a7b1bfc0dc5cf7c",
            "a69036bc11ae5efcbf6180afe39addde7e27731ec40257bfdc3c37f17b8df68306a34ebd10e9e32a35253750df5c87c2\
             142f8207e8d5654712b4e554f585fb6846ff3804e429a9f8a1b4c56b75d0869ed67580d789870babe2c7c8a9d51e7b2a",
            "a4ea742bcdc1553e9ca4e560be7e5e6c6efa6a64dddf9ca3bb2854233d85a6aac1b76ec7d103db4e33148b82af9923db\
             05934a6ece9a7101cd8a9d47ce27978056b0f5900021818c45698afdd6cf8a6b6f7fee1f0b43716f55e413d4b87a6039",
        ],
    );
}

/// Chia's key of a seed: KeyGen as revision 3 of the draft had it, whose salt is not hashed.
fn chia_key(seed: u8) -> min_pk::SecretKey {
    let ikm = [&[seed; 32][..], &[0]].concat();
    let mut okm = [0; 48];
    hkdf::Hkdf::<Sha256>::new(Some(b"BLS-SIG-KEYGEN-SALT-"), &ikm).expand(&[0, 48], &mut okm).unwrap();
    min_pk::SecretKey::from_scalar(Fr::from_be_bytes_mod_order(&okm)).unwrap()
}

/// Chia's bls-signatures, test vector 1: keys from seeds, the basic scheme.
#[test]
fn basic_scheme_of_chia() {
    let keys = [chia_key(0), chia_key(1)];
    assert_eq!(keys[0].to_bytes().to_vec(), unhex("4a353be3dac091a0a7e640620372f5e1e2e4401717c1e79cac6ffba8f6905604"));
    let public = keys.each_ref().map(min_pk::SecretKey::sk_to_pk::<MinPk>);
    let expected = "85695fcbc06cc4c4c9451f4dce21cbf8de3e5a13bf48f44cdbb18e2038ba7b8bb1632d7911ef1e2e08749bddbf165352";
    assert_eq!(public[0].to_bytes().to_vec(), unhex(expected));
    let msgs: [&[u8]; 3] = [&[1, 2, 3], &[1, 2, 3, 4], &[1, 2]];
    let signers = [0, 0, 1];
    let signatures: Vec<_> = signers.iter().zip(msgs).map(|(i, msg)| min_pk::Basic::sign(&keys[*i], msg)).collect();
    let sum = min_pk::AggregateSignature::aggregate(&signatures.iter().collect::<Vec<_>>()).unwrap().to_signature();
    let expected = "a0b1378d518bea4d1100adbc7bdbc4ff64f2c219ed6395cd36fe5d2aa44a4b8e710b607afd965e505a5ac3283291b754\
                    13d09478ab4b5cfbafbeea366de2d0c0bcf61deddaa521f6020460fd547ab37659ae207968b545727beba0a3c5572b9c";
    assert_eq!(sum.to_bytes().to_vec(), unhex(expected));
    assert_eq!(min_pk::Basic::aggregate_verify(&sum, &msgs, &signers.map(|i| &public[i])), Ok(()));
}

/// Chia's bls-signatures, test vector 2: message augmentation, sums of sums, a key that signs four times.
#[test]
fn message_augmentation_of_chia() {
    let keys = [chia_key(2), chia_key(3)];
    let public = keys.each_ref().map(min_pk::SecretKey::sk_to_pk::<MinPk>);
    let msgs: [&[u8]; 4] = [&[1, 2, 3, 40], &[5, 6, 70, 201], &[9, 10, 11, 12, 13], &[15, 63, 244, 92, 0, 1]];
    let terms = [(0, 0), (1, 1), (1, 0), (0, 2), (0, 0), (0, 3)];
    let mut sum = min_pk::AggregateSignature::from_signature(&min_pk::MessageAugmentation::sign(&keys[0], msgs[0]));
    for (signer, msg) in &terms[1..] {
        sum.add_signature(&min_pk::MessageAugmentation::sign(&keys[*signer], msgs[*msg]));
    }
    let sum = sum.to_signature();
    let expected = "a1d5360dcb418d33b29b90b912b4accde535cf0e52caf467a005dc632d9f7af44b6c4e9acd46eac218b28cdb07a3e3bc\
                    087df1cd1e3213aa4e11322a3ff3847bbba0b2fd19ddc25ca964871997b9bceeab37a4c2565876da19382ea32a962200";
    assert_eq!(sum.to_bytes().to_vec(), unhex(expected));
    let (msgs, public) = (terms.map(|(_, msg)| msgs[msg]), terms.map(|(signer, _)| &public[signer]));
    assert_eq!(min_pk::MessageAugmentation::aggregate_verify(&sum, &msgs, &public), Ok(()));
}

/// Chia's bls-signatures, test vector 3: a proof of possession.
#[test]
fn proof_of_possession_of_chia() {
    let key = chia_key(4);
    let proof = min_pk::ProofOfPossession::pop_prove(&key);
    let expected = "84f709159435f0dc73b3e8bf6c78d85282d19231555a8ee3b6e2573aaf66872d9203fefa1ef700e34e7c3f3fb2821010\
                    0558c6871c53f1ef6055b9f06b0d1abe22ad584ad3b957f3018a8f58227c6c716b1e15791459850f2289168fa0cf9115";
    assert_eq!(proof.to_bytes().to_vec(), unhex(expected));
    assert_eq!(min_pk::ProofOfPossession::pop_verify(&key.sk_to_pk(), &signature(expected)), Ok(()));
}

/// drand's chain quicknet (`bls-unchained-g1-rfc9380`): signatures in G1 of the hash of the round's number, basic
/// scheme.
#[test]
fn rounds_of_drand() {
    let public = "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451\
                  0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a";
    let public = min_sig::PublicKey::from_bytes(&unhex(public)).unwrap();
    let rounds = [
        (123u64, "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92"),
        (1000, "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39"),
    ];
    for (round, bytes) in rounds {
        let signature = min_sig::Signature::from_bytes(&unhex(bytes)).unwrap();
        let msg = |round: u64| Sha256::digest(round.to_be_bytes());
        assert_eq!(min_sig::Basic::verify(&signature, &msg(round), &public), Ok(()));
        assert_eq!(min_sig::Basic::verify(&signature, &msg(round + 1), &public), Err(BlsError::Equation));
        assert_eq!(min_sig::ProofOfPossession::verify(&signature, &msg(round), &public), Err(BlsError::Equation));
    }
}

/// A vote of Cardano's Leios as gouroboros publishes it (there compared with blst): keys in G2, proof of possession.
#[test]
fn vote_of_leios() {
    let mut bytes = [0; 32];
    bytes[31] = 42;
    let key = min_sig::SecretKey::from_bytes(&bytes).unwrap();
    let public = "ac7fa63dfc38bbf3712e27a180391bca4ccabf609c5967a0592eff420b6235f3f2b323051cb099acc3969aca310f7ff4\
                  191b2d6db43fafc2c9592f7e5f73981107975d3d92b843891e724dbc9f05b5eee5a3b2b1fc782ede8149f30830b84444";
    assert_eq!(key.sk_to_pk::<MinSig>().to_bytes().to_vec(), unhex(public));
    // A byte string of 32 bytes in CBOR.
    let msg: Vec<u8> = [0x58, 0x20].into_iter().chain(0..32).collect();
    let signature = min_sig::ProofOfPossession::sign(&key, &msg);
    let expected = "807cbcaf3514d73af215e7734202ab7f08e912d9b10fe8b796a948c0b196856568912818135bcd23d70b0faba48ad214";
    assert_eq!(signature.to_bytes().to_vec(), unhex(expected));
    assert_eq!(min_sig::ProofOfPossession::verify(&signature, &msg, &key.sk_to_pk()), Ok(()));
}
/// ethereum/bls12-381-tests v0.1.1: the three keys of its lists, and each one's signature of a message of its own.
const ETHEREUM: [(&str, &str, u8, &str); 3] = [
    (
        "263dbd792f5b1be47ed85f8938c0f29586af0d3ac7b977f21c278fe1462040e3",
        "a491d1b0ecd9bb917989f0e74f0dea0422eac4a873e5e2644f368dffb9a6e20fd6e10c1b77654d067c0618f6e5a7f79a",
        0x00,
        "b6ed936746e01f8ecf281f020953fbf1f01debd5657c4a383940b020b26507f6076334f91e2366c96e9ab279fb515809\
         0352ea1c5b0c9274504f4f0e7053af24802e51e4568d164fe986834f41e55c8e850ce1f98458c0cfc9ab380b55285a55",
    ),
    (
        "47b8192d77bf871b62e87859d653922725724a5c031afeabc60bcef5ff665138",
        "b301803f8b5ac4a1133581fc676dfedc60d891dd5fa99028805e5ea5b08d3491af75d0707adab3b70c6a6a580217bf81",
        0x56,
        "af1390c3c47acdb37131a51216da683c509fce0e954328a59f93aebda7e4ff974ba208d9a4a2a2389f892a9d418d6184\
         18dd7f7a6bc7aa0da999a9d3a5b815bc085e14fd001f6a1948768a3f4afefc8b8240dda329f984cb345c6363272ba4fe",
    ),
    (
        "328388aff0d4a5b7dc9205abd374e7e98f3cd9f3418edb4eafda5fb16473d216",
        "b53d21a4cfd562c469cc81514d4ce5a6b577d8403d32a394dc265dd190b47fa9f829fdd7963afdf972e5e77854051f6f",
        0xab,
        "ae82747ddeefe4fd64cf9cedb9b04ae3e8a43420cd255e3c7cd06a8d88b7c7f8638543719981c5d16fa3527c468c25f0\
         026704a6951bde891360c7e8d12ddee0559004ccdbe6046b55bae1b257ee97f7cdb955773d7cf29adf3ccbb9975e4eb9",
    ),
];

#[test]
fn ethereum_sign_and_verify() {
    for (secret, public, byte, expected) in ETHEREUM {
        let (key, public, msg) = (key(secret), public_key(public), [byte; 32]);
        assert_eq!(key.sk_to_pk(), public);
        assert_eq!(min_pk::ProofOfPossession::sign(&key, &msg).to_bytes().to_vec(), unhex(expected));
        assert_eq!(min_pk::ProofOfPossession::verify(&signature(expected), &msg, &public), Ok(()));
        // verify_wrong_pubkey, verify_tampered_signature.
        let stranger = public_key(ETHEREUM[if byte == 0 { 1 } else { 0 }].1);
        assert_eq!(min_pk::ProofOfPossession::verify(&signature(expected), &msg, &stranger), Err(BlsError::Equation));
        let mut tampered = unhex(expected);
        tampered[92..].copy_from_slice(&[0xff; 4]);
        assert!(min_pk::Signature::from_bytes(&tampered).is_err());
    }
}

/// aggregate_0xabab.., fast_aggregate_verify, aggregate_verify_valid.
#[test]
fn ethereum_aggregates() {
    let public = ETHEREUM.map(|(_, public, _, _)| public_key(public));
    let public = public.each_ref();
    let sum = "9712c3edd73a209c742b8250759db12549b3eaf43b5ca61376d9f30e2747dbcf842d8b2ac0901d2a093713e20284a767\
               0fcf6954e9ab93de991bb9b313e664785a075fc285806fa5224c82bde146561b446ccfc706a64b8579513cfc4ff1d930";
    let signatures = [
        "91347bccf740d859038fcdcaf233eeceb2a436bcaaee9b2aa3bfb70efe29dfb2677562ccbea1c8e061fb9971b0753c24\
         0622fab78489ce96768259fc01360346da5b9f579e5da0d941e4c6ba18a0e64906082375394f337fa1af2b7127b0d121",
        "9674e2228034527f4c083206032b020310face156d4a4685e2fcaec2f6f3665aa635d90347b6ce124eb879266b1e801d\
         185de36a0a289b85e9039662634f2eea1e02e670bc7ab849d006a70b2f93b84597558a05b879c8d445f387a5d5b653df",
        "ae82747ddeefe4fd64cf9cedb9b04ae3e8a43420cd255e3c7cd06a8d88b7c7f8638543719981c5d16fa3527c468c25f0\
         026704a6951bde891360c7e8d12ddee0559004ccdbe6046b55bae1b257ee97f7cdb955773d7cf29adf3ccbb9975e4eb9",
    ]
    .map(signature);
    let aggregate = min_pk::AggregateSignature::aggregate(&signatures.each_ref()).unwrap().to_signature();
    assert_eq!(aggregate.to_bytes().to_vec(), unhex(sum));
    assert_eq!(min_pk::ProofOfPossession::fast_aggregate_verify(&aggregate, &[0xab; 32], &public), Ok(()));
    let extra = [public[0], public[1], public[2], public[2]];
    assert_eq!(
        min_pk::ProofOfPossession::fast_aggregate_verify(&aggregate, &[0xab; 32], &extra),
        Err(BlsError::Equation)
    );
    let infinity = signature(&format!("c0{}", "00".repeat(95)));
    assert_eq!(min_pk::ProofOfPossession::fast_aggregate_verify(&infinity, &[0xab; 32], &[]), Err(BlsError::Empty));
    assert_eq!(min_pk::AggregateSignature::aggregate(&[]), Err(BlsError::Empty));

    let sum = "9104e74b9dfd3ad502f25d6a5ef57db0ed7d9a0e00f3500586d8ce44231212542fcfaf87840539b398bf07626705cf11\
               05d246ca1062c6c2e1a53029a0f790ed5e3cb1f52f8234dc5144c45fc847c0cd37a92d68e7c5ba7c648a8a339f171244";
    let msgs = ETHEREUM.map(|(_, _, byte, _)| [byte; 32]);
    let msgs = msgs.each_ref().map(|msg| &msg[..]);
    assert_eq!(min_pk::ProofOfPossession::aggregate_verify(&signature(sum), &msgs, &public), Ok(()));
    assert_eq!(min_pk::ProofOfPossession::aggregate_verify(&infinity, &[], &[]), Err(BlsError::Empty));
}

/// batch_verify_valid_simple_signature_set, and batch_verify_invalid_forged_signature_set, whose two errors cancel in a
/// sum.
#[test]
fn ethereum_batches() {
    let verify = |signatures: &[&str]| {
        let sets: Vec<_> = ETHEREUM
            .iter()
            .zip(signatures)
            .map(|((_, public, byte, _), bytes)| (public_key(public), [*byte; 32], signature(bytes)))
            .collect();
        let batch: Vec<_> =
            sets.iter().map(|(key, msg, signature)| min_pk::SignedMessage { msg, aug: b"", key, signature }).collect();
        min_pk::verify_multiple(&batch, min_pk::ProofOfPossession::DST, &mut Counter(1))
    };
    assert_eq!(verify(&ETHEREUM.map(|(_, _, _, signature)| signature)), Ok(()));
    assert_eq!(
        verify(&[
            "a70f1f1b4bd97d182ebb55d08be3f90b1dc232bb50b44e259381a642ef0bad3629ad3542f3e8ff6a84e451fc0b595e09\
             0fc4f0e860cfc5584715ef1b6cd717b9994378f7a51b815bbf5a0d95bc3402583ad2e95a229731e539906249a5e4355c",
            "b758eb7e15c101f53be2214d2a6b65e8fe7053146dbe3c73c9fe9b5efecdf63ca06a4d5d938dbf18fe6600529c0011a7\
             013f45ae012b02904d5c7c33316e935a0e084abead4f43f84383c52cd3b3f14024437e251a2a7c0d5147954022873a58",
        ]),
        Err(BlsError::Equation)
    );
}

/// deserialization_G1 and deserialization_G2: which bytes are keys and signatures.
#[test]
fn ethereum_deserialization() {
    let infinity = |first: &str, last: &str, len: usize| format!("{first}{}{last}", "00".repeat(len - 2));
    let refused = |bytes: &str| min_pk::PublicKey::from_bytes(&unhex(bytes)).unwrap_err();

    for (rule, bytes) in [
        (
            DecodeError::NotInSubgroup,
            "8123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        ),
        (
            DecodeError::CompressionFlag,
            "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        ),
        (
            DecodeError::NotCanonical,
            "9a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab",
        ),
        (
            DecodeError::NotCanonical,
            "9a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaac",
        ),
        (
            DecodeError::InfinityNotEmpty,
            "c123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        ),
    ] {
        assert_eq!(refused(bytes), BlsError::Encoding(rule), "{bytes}");
    }
    assert_eq!(refused(&infinity("c0", "00", 48)), BlsError::InfinityKey);
    assert_eq!(refused(&infinity("80", "00", 48)), BlsError::Encoding(DecodeError::NotInSubgroup));
    assert_eq!(refused(&infinity("c0", "01", 48)), BlsError::Encoding(DecodeError::InfinityNotEmpty));

    let refused = |bytes: &str| min_pk::Signature::from_bytes(&unhex(bytes)).unwrap_err();
    for (rule, bytes) in [
        (
            DecodeError::NotInSubgroup,
            "8123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\
             0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        ),
        (
            DecodeError::NotCanonical,
            "800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000\
             1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab",
        ),
        (
            DecodeError::NotCanonical,
            "9a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab\
             000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
        ),
        (
            DecodeError::InfinityNotEmpty,
            "c123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\
             0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        ),
        (
            DecodeError::SortFlag,
            "e00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000\
             000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
        ),
    ] {
        assert_eq!(refused(bytes), BlsError::Encoding(rule), "{bytes}");
    }
    assert!(min_pk::Signature::from_bytes(&unhex(&infinity("c0", "00", 96))).is_ok());
}

//! Expanding a message to uniform bytes (RFC 9380, section 5.3).

use alloc::vec::Vec;
use core::fmt;

use sha2::Digest;
use sha2::digest::block_api::BlockSizeUser;

use crate::Tag;

/// The longest domain separation tag that is used as it is; a longer one is hashed first.
const MAX_DST: usize = 255;
/// What a longer tag is hashed with (RFC 9380, section 5.3.3).
const OVERSIZE_DST: &[u8] = b"H2C-OVERSIZE-DST-";

/// What a block of zeros is hashed from, in pieces: blocks have any length.
const ZEROS: [u8; 64] = [0; 64];

/// Why a message is not expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ExpandError {
    /// More bytes were asked for than the expansion can give.
    TooLong {
        /// How many bytes were asked for.
        asked: usize,
        /// How many the expansion can give: 255 digests, and at most 65535.
        most: usize,
    },
}

impl fmt::Display for ExpandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { asked, most } => {
                write!(f, "an expanded message has at most {most} bytes, {asked} were asked for")
            }
        }
    }
}

impl core::error::Error for ExpandError {}

/// Fills `out` with uniform bytes that depend on the message and on the tag: `expand_message_xmd` with the hash `H`.
///
/// The message may be given in parts, which are hashed as if joined. Time depends on the lengths alone.
/// Source: RFC 9380, section 5.3.1; tags of more than 255 bytes as in 5.3.3.
///
/// # Errors
/// [`ExpandError::TooLong`] when `out` is longer than 255 digests or 65535 bytes.
pub fn expand_message_xmd<H: Digest + BlockSizeUser>(
    msg: &[&[u8]],
    tag: Tag<'_>,
    out: &mut [u8],
) -> Result<(), ExpandError> {
    let digest = <H as Digest>::output_size();
    let most = (255 * digest).min(usize::from(u16::MAX));
    if out.len() > most {
        return Err(ExpandError::TooLong { asked: out.len(), most });
    }
    let dst = tag.as_bytes();
    let hashed;
    let dst = if dst.len() > MAX_DST {
        hashed = H::new().chain_update(OVERSIZE_DST).chain_update(dst).finalize();
        &hashed
    } else {
        dst
    };
    // Room for a digest, or two bytes, then I2OSP(i, 1) || DST_prime: hashed as one piece, which is sooner than part by
    // part.
    let mut block = Vec::with_capacity(digest + dst.len() + 2);
    block.resize(digest + 1, 0);
    block.extend_from_slice(dst);
    block.push(dst.len() as u8);

    // b_0 = H(Z_pad || msg || I2OSP(len, 2) || I2OSP(0, 1) || DST_prime)
    block[digest - 2..digest].copy_from_slice(&(out.len() as u16).to_be_bytes());
    let mut hash = H::new();
    let mut pad = H::block_size();
    while pad > 0 {
        let zeros = pad.min(ZEROS.len());
        hash.update(&ZEROS[..zeros]);
        pad -= zeros;
    }
    msg.iter().for_each(|part| hash.update(part));
    let b0 = hash.chain_update(&block[digest - 2..]).finalize();
    // b_i = H((b_0 xor b_(i-1)) || I2OSP(i, 1) || DST_prime), and b_1 = H(b_0 || ..)
    block[..digest].copy_from_slice(&b0);
    for (chunk, i) in out.chunks_mut(digest).zip(1..=255u8) {
        block[digest] = i;
        let next = H::digest(&block);
        chunk.copy_from_slice(&next[..chunk.len()]);
        for ((byte, b), next) in block.iter_mut().zip(&b0).zip(&next) {
            *byte = b ^ next;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use sha2::{Sha256, Sha512};

    use montane_testing::{hex, long_message};

    use super::*;

    /// RFC 9380, appendices K.1 (SHA-256), K.2 (SHA-256, a tag of 256 bytes) and K.3 (SHA-512): message and uniform
    /// bytes.
    const VECTORS: &[(&str, &str, &str)] = &[
        ("K1", "", "68a985b87eb6b46952128911f2a4412bbc302a9d759667f87f7a21d803f07235"),
        ("K1", "abc", "d8ccab23b5985ccea865c6c97b6e5b8350e794e603b4b97902f53a8a0d605615"),
        ("K1", "abcdef0123456789", "eff31487c770a893cfb36f912fbfcbff40d5661771ca4b2cb4eafe524333f5c1"),
        (
            "K1",
            "",
            "af84c27ccfd45d41914fdff5df25293e221afc53d8ad2ac06d5e3e29485dadbee0d121587713a3e0dd4d5e69e93eb7cd4f5df4cd103e188cf60cb02edc3edf18eda8576c412b18ffb658e3dd6ec849469b979d444cf7b26911a08e63cf31f9dcc541708d3491184472c2c29bb749d4286b004ceb5ee6b9a7fa5b646c993f0ced",
        ),
        (
            "K1",
            "a512_",
            "546aff5444b5b79aa6148bd81728704c32decb73a3ba76e9e75885cad9def1d06d6792f8a7d12794e90efed817d96920d728896a4510864370c207f99bd4a608ea121700ef01ed879745ee3e4ceef777eda6d9e5e38b90c86ea6fb0b36504ba4a45d22e86f6db5dd43d98a294bebb9125d5b794e9d2a81181066eb954966a487",
        ),
        (
            "K1",
            "q128_",
            "80be107d0884f0d881bb460322f0443d38bd222db8bd0b0a5312a6fedb49c1bbd88fd75d8b9a09486c60123dfa1d73c1cc3169761b17476d3c6b7cbbd727acd0e2c942f4dd96ae3da5de368d26b32286e32de7e5a8cb2949f866a0b80c58116b29fa7fabb3ea7d520ee603e0c25bcaf0b9a5e92ec6a1fe4e0391d1cdbce8c68a",
        ),
        (
            "K1",
            "abcdef0123456789",
            "ef904a29bffc4cf9ee82832451c946ac3c8f8058ae97d8d629831a74c6572bd9ebd0df635cd1f208e2038e760c4994984ce73f0d55ea9f22af83ba4734569d4bc95e18350f740c07eef653cbb9f87910d833751825f0ebefa1abe5420bb52be14cf489b37fe1a72f7de2d10be453b2c9d9eb20c7e3f6edc5a60629178d9478df",
        ),
        ("K2", "", "e8dc0c8b686b7ef2074086fbdd2f30e3f8bfbd3bdf177f73f04b97ce618a3ed3"),
        ("K2", "abc", "52dbf4f36cf560fca57dedec2ad924ee9c266341d8f3d6afe5171733b16bbb12"),
        ("K2", "a512_", "20cce7033cabc5460743180be6fa8aac5a103f56d481cf369a8accc0c374431b"),
        (
            "K2",
            "",
            "14604d85432c68b757e485c8894db3117992fc57e0e136f71ad987f789a0abc287c47876978e2388a02af86b1e8d1342e5ce4f7aaa07a87321e691f6fba7e0072eecc1218aebb89fb14a0662322d5edbd873f0eb35260145cd4e64f748c5dfe60567e126604bcab1a3ee2dc0778102ae8a5cfd1429ebc0fa6bf1a53c36f55dfc",
        ),
        (
            "K2",
            "abc",
            "1a30a5e36fbdb87077552b9d18b9f0aee16e80181d5b951d0471d55b66684914aef87dbb3626eaabf5ded8cd0686567e503853e5c84c259ba0efc37f71c839da2129fe81afdaec7fbdc0ccd4c794727a17c0d20ff0ea55e1389d6982d1241cb8d165762dbc39fb0cee4474d2cbbd468a835ae5b2f20e4f959f56ab24cd6fe267",
        ),
        (
            "K2",
            "a512_",
            "78b53f2413f3c688f07732c10e5ced29a17c6a16f717179ffbe38d92d6c9ec296502eb9889af83a1928cd162e845b0d3c5424e83280fed3d10cffb2f8431f14e7a23f4c68819d40617589e4c41169d0b56e0e3535be1fd71fbb08bb70c5b5ffed953d6c14bf7618b35fc1f4c4b30538236b4b08c9fbf90462447a8ada60be495",
        ),
        (
            "K2",
            "q128_",
            "ed6e8c036df90111410431431a232d41a32c86e296c05d426e5f44e75b9a50d335b2412bc6c91e0a6dc131de09c43110d9180d0a70f0d6289cb4e43b05f7ee5e9b3f42a1fad0f31bac6a625b3b5c50e3a83316783b649e5ecc9d3b1d9471cb5024b7ccf40d41d1751a04ca0356548bc6e703fca02ab521b505e8e45600508d32",
        ),
        ("K3", "", "6b9a7312411d92f921c6f68ca0b6380730a1a4d982c507211a90964c394179ba"),
        ("K3", "abc", "0da749f12fbe5483eb066a5f595055679b976e93abe9be6f0f6318bce7aca8dc"),
        ("K3", "abcdef0123456789", "087e45a86e2939ee8b91100af1583c4938e0f5fc6c9db4b107b83346bc967f58"),
        (
            "K3",
            "",
            "41b037d1734a5f8df225dd8c7de38f851efdb45c372887be655212d07251b921b052b62eaed99b46f72f2ef4cc96bfaf254ebbbec091e1a3b9e4fb5e5b619d2e0c5414800a1d882b62bb5cd1778f098b8eb6cb399d5d9d18f5d5842cf5d13d7eb00a7cff859b605da678b318bd0e65ebff70bec88c753b159a805d2c89c55961",
        ),
        (
            "K3",
            "a512_",
            "05b0bfef265dcee87654372777b7c44177e2ae4c13a27f103340d9cd11c86cb2426ffcad5bd964080c2aee97f03be1ca18e30a1f14e27bc11ebbd650f305269cc9fb1db08bf90bfc79b42a952b46daf810359e7bc36452684784a64952c343c52e5124cd1f71d474d5197fefc571a92929c9084ffe1112cf5eea5192ebff330b",
        ),
        (
            "K3",
            "q128_",
            "b799b045a58c8d2b4334cf54b78260b45eec544f9f2fb5bd12fb603eaee70db7317bf807c406e26373922b7b8920fa29142703dd52bdf280084fb7ef69da78afdf80b3586395b433dc66cde048a258e476a561e9deba7060af40adf30c64249ca7ddea79806ee5beb9a1422949471d267b21bc88e688e4014087a0b592b695ed",
        ),
        (
            "K3",
            "abcdef0123456789",
            "3f721f208e6199fe903545abc26c837ce59ac6fa45733f1baaf0222f8b7acb0424814fcb5eecf6c1d38f06e9d0a6ccfbf85ae612ab8735dfdf9ce84c372a77c8f9e1c1e952c3a61b7567dd0693016af51d2745822663d0c2367e3f4f0bed827feecc2aaf98c949b5ed0d35c3f1023d64ad1407924288d366ea159f46287e61ac",
        ),
    ];

    fn expand<H: Digest + BlockSizeUser>(msg: &[&[u8]], dst: &[u8], len: usize) -> String {
        let mut out = vec![0; len];
        expand_message_xmd::<H>(msg, Tag::new(dst), &mut out).unwrap();
        hex(&out)
    }

    #[test]
    fn expansion_of_rfc_9380() {
        let mut oversize = b"QUUX-V01-CS02-with-expander-SHA256-128-long-DST-".to_vec();
        oversize.resize(256, b'1');
        for (appendix, msg, bytes) in VECTORS {
            let (msg, len) = (long_message(msg), bytes.len() / 2);
            let out = match *appendix {
                "K1" => expand::<Sha256>(&[&msg], b"QUUX-V01-CS02-with-expander-SHA256-128", len),
                "K2" => expand::<Sha256>(&[&msg], &oversize, len),
                _ => expand::<Sha512>(&[&msg], b"QUUX-V01-CS02-with-expander-SHA512-256", len),
            };
            assert_eq!(out, *bytes, "{appendix} {}", msg.len());
        }
        // In parts as joined; and the length is hashed, so that a shorter output is no prefix.
        let dst = b"QUUX-V01-CS02-with-expander-SHA256-128";
        assert_eq!(expand::<Sha256>(&[b"a", b"", b"bc"], dst, 32), expand::<Sha256>(&[b"abc"], dst, 32));
        assert_ne!(expand::<Sha256>(&[b""], dst, 100), expand::<Sha256>(&[b""], dst, 128)[..200]);
    }

    /// Section 5.3.1 step by step: the longest tag that is taken as it is, and none.
    #[test]
    fn a_tag_of_255_bytes_is_not_hashed() {
        let longest = [b'1'; MAX_DST];
        for (tag, len) in [(Tag::new(&longest), 255), (Tag::EMPTY, 0)] {
            let tagged = |hash: Sha256| hash.chain_update(tag.as_bytes()).chain_update([len]).finalize();
            let b_0 = tagged(Sha256::new().chain_update([0; 64]).chain_update(b"abc").chain_update([0, 32, 0]));
            let b_1 = tagged(Sha256::new().chain_update(b_0).chain_update([1]));
            let mut out = [0; 32];
            expand_message_xmd::<Sha256>(&[b"abc"], tag, &mut out).unwrap();
            assert_eq!(out, b_1[..]);
        }
    }

    #[test]
    fn expansion_has_a_limit() {
        let tag = Tag::new(b"dst");
        let mut out = vec![0; 255 * 32 + 1];
        let error = expand_message_xmd::<Sha256>(&[], tag, &mut out).unwrap_err();
        assert_eq!(error, ExpandError::TooLong { asked: 255 * 32 + 1, most: 255 * 32 });
        assert!(error.to_string().contains("8160"));
        out.pop();
        assert!(expand_message_xmd::<Sha256>(&[], tag, &mut out).is_ok());
        assert!(expand_message_xmd::<Sha256>(&[], tag, &mut []).is_ok());
    }

    /// Blocks of 136 bytes, which no suite of the RFC has: against the definition.
    #[test]
    fn expansion_with_long_blocks() {
        use sha3::Sha3_256;
        let (msg, dst) = (b"message", b"tag");
        let hash = |parts: &[&[u8]]| Sha3_256::digest(parts.concat());
        let b0 = hash(&[&[0; 136], msg, &[0, 64], &[0], dst, &[3]]);
        let b1 = hash(&[&b0, &[1], dst, &[3]]);
        let b0_xor_b1: Vec<u8> = b0.iter().zip(&b1).map(|(a, b)| a ^ b).collect();
        let b2 = hash(&[&b0_xor_b1, &[2], dst, &[3]]);
        let mut out = [0; 64];
        expand_message_xmd::<Sha3_256>(&[msg], Tag::new(dst), &mut out).unwrap();
        assert_eq!(out[..], [b1, b2].concat());
    }
}

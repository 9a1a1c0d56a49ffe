//! What `docs/peers.md` says that the tables say, held to the data.

use std::collections::BTreeSet;
use std::fs;

use crate::documents;
use crate::measured::Measured;

/// Processors and a level, perhaps with a build (none are all), operations (`*` ends what names begin with), and the
/// peer: none is the best for each operation, and of two the second's time over the first's is meant, not Montane's.
type Of = (&'static str, &'static str, &'static str, &'static str);

/// A sentence, and what stands where it has `{}`: from the least ratio to the greatest.
const CLAIMS: &[(&str, &[Of])] = &[
    (
        "On a Zen 5 Montane takes {} of the time of dalek with its AVX-512 backend to sign, and {} to verify.",
        &[
            ("Zen 5", "ifma native", "ed25519_sign", "ed25519-dalek"),
            ("Zen 5", "ifma native", "ed25519_verify", "ed25519-dalek"),
        ],
    ),
    (
        "a pairing of BLS12-381 takes {} of blst's time, verification {}, sums of many points {} of the best peer's, \
         decoding of many keys {} of blst's.",
        &[
            ("", "ifma", "bls12_381_pairing", "blst"),
            ("", "ifma", "bls_verify", "blst"),
            ("", "ifma", "g1_msm_* g2_msm_* bn254_msm_*", ""),
            ("", "ifma", "g1_decompress_1024", "blst"),
        ],
    ),
    (
        "One pairing takes {} of blst's time, 32 of them {}.",
        &[("", "avx512", "bls12_381_pairing", "blst"), ("", "avx512", "bls12_381_multi_pairing_32", "blst")],
    ),
    (
        "products of BLS12-381's base field take {} of blst's time ({} on a Zen 3), pairings {} of the best peer's, \
         verifications {}, sums of 2^16 points {}.",
        &[
            ("Emerald Rapids, Zen 4, Zen 5", "adx", "fp381_mul_*", "blst"),
            ("Zen 3", "adx", "fp381_mul_*", "blst"),
            ("", "adx", "bls12_381_pairing", ""),
            ("", "adx", "bls_verify", ""),
            ("", "adx", "g1_msm_65536", ""),
        ],
    ),
    (
        "beside dalek's vectors ({} on a Zen 4, {} on a Zen 5).",
        &[
            ("Zen 4", "adx", "ristretto_msm_*", "curve25519-dalek"),
            ("Zen 5", "adx", "ristretto_msm_*", "curve25519-dalek"),
        ],
    ),
    (
        "Transforms in words take {} of gnark-crypto's time on the Zen 4 for 2^16 scalars, {} for 2^20, and {} for 2^22,",
        &[
            ("Zen 4", "adx", "fr_ntt_65536", "gnark-crypto"),
            ("Zen 4", "adx", "fr_ntt_1048576", "gnark-crypto"),
            ("Zen 4", "adx", "fr_ntt_4194304", "gnark-crypto"),
        ],
    ),
    (
        "beside it words take {}, {} and {}, and AVX2's lanes {}, {} and {}.",
        &[
            ("Zen 4", "adx", "fr_ntt_65536", "gnark-crypto (ADX)"),
            ("Zen 4", "adx", "fr_ntt_1048576", "gnark-crypto (ADX)"),
            ("Zen 4", "adx", "fr_ntt_4194304", "gnark-crypto (ADX)"),
            ("Zen 4", "fma", "fr_ntt_65536", "gnark-crypto (ADX)"),
            ("Zen 4", "fma", "fr_ntt_1048576", "gnark-crypto (ADX)"),
            ("Zen 4", "fma", "fr_ntt_4194304", "gnark-crypto (ADX)"),
        ],
    ),
    (
        "On a Zen 5 words take {} and {} of its time for 2^16 and 2^20, {} and {} beside its words.",
        &[
            ("Zen 5", "adx", "fr_ntt_65536", "gnark-crypto"),
            ("Zen 5", "adx", "fr_ntt_1048576", "gnark-crypto"),
            ("Zen 5", "adx", "fr_ntt_65536", "gnark-crypto (ADX)"),
            ("Zen 5", "adx", "fr_ntt_1048576", "gnark-crypto (ADX)"),
        ],
    ),
    (
        "2^16 points take {}, {} and {} of its time with AVX-512F, AVX2 and words on the Zen 4, {}, {} and {} on the \
         Zen 5, and {}, {} and {} of gnark-crypto's there, {}, {} and {} here.",
        &[
            ("Zen 4", "avx512", "g1_msm_65536", "mcl"),
            ("Zen 4", "fma", "g1_msm_65536", "mcl"),
            ("Zen 4", "adx", "g1_msm_65536", "mcl"),
            ("Zen 5", "avx512", "g1_msm_65536", "mcl"),
            ("Zen 5", "fma", "g1_msm_65536", "mcl"),
            ("Zen 5", "adx", "g1_msm_65536", "mcl"),
            ("Zen 4", "avx512", "g1_msm_65536", "gnark-crypto"),
            ("Zen 4", "fma", "g1_msm_65536", "gnark-crypto"),
            ("Zen 4", "adx", "g1_msm_65536", "gnark-crypto"),
            ("Zen 5", "avx512", "g1_msm_65536", "gnark-crypto"),
            ("Zen 5", "fma", "g1_msm_65536", "gnark-crypto"),
            ("Zen 5", "adx", "g1_msm_65536", "gnark-crypto"),
        ],
    ),
    (
        "For pairings, timed with it on a Zen 5 alone, mcl takes {} of blst's time.",
        &[("Zen 5", "", "bls12_381_*", "blst mcl")],
    ),
    (
        "32 pairings, keys decoded together and batches of signatures take {} of the best peer's time, commitments and \
         proofs {}.",
        &[
            (
                "Zen 3",
                "fma",
                "bls12_381_multi_pairing_32 g1_decompress_1024 bls_batch_verify_64 ed25519_batch_64 ed25519_batch_1024",
                "",
            ),
            ("Zen 3", "fma", "kzg_*", ""),
        ],
    ),
    (
        "a pairing takes {} of blst's time, on BN254 {} of gnark-crypto's, a hash to G2 {}, a verification 0.76 and {} \
         in two runs, independent products of BN254's base field {} of halo2curves'.",
        &[
            ("Zen 3", "fma", "bls12_381_pairing", "blst"),
            ("Zen 3", "fma", "bn254_pairing", "gnark-crypto"),
            ("Zen 3", "fma", "hash_to_g2", "blst"),
            ("Zen 3", "fma", "bls_verify", "blst"),
            ("Zen 3", "fma", "fp254_mul_throughput", "halo2curves"),
        ],
    ),
    (
        "X25519 takes {} of aws-lc-rs' time and sums of up to 256 points in ristretto255 {} of dalek's.",
        &[
            ("Zen 3", "adx", "x25519", "aws-lc-rs"),
            (
                "Zen 3",
                "adx",
                "ristretto_msm_64 ristretto_msm_vartime_2 ristretto_msm_vartime_16 ristretto_msm_vartime_64 \
                 ristretto_msm_vartime_256",
                "curve25519-dalek",
            ),
        ],
    ),
];

/// One ratio for each processor, level and operation.
fn ratios(processors: &[Measured], (wanted, level, operations, peer): Of) -> Vec<f64> {
    let (level, build) = level.split_once(' ').unwrap_or((level, "default"));
    let meant = |name: &str| {
        let mut each = operations.split_whitespace();
        each.any(|o| o.strip_suffix('*').map_or(o == name, |beginning| name.starts_with(beginning)))
    };
    let processors = processors.iter().filter(|all| wanted.is_empty() || wanted.contains(&all.processor.name));
    let columns = processors.flat_map(|all| all.columns().into_iter().map(move |column| (all, column)));
    let mut out = Vec::new();
    for (all, column) in columns.filter(|(_, c)| c.build == build && (level.is_empty() || c.level == level)) {
        let names: BTreeSet<&str> = all.rows(column).map(|row| &*row.operation).filter(|name| meant(name)).collect();
        for name in names {
            let beside = |peer: &str| {
                let rows = all.rows(column).filter(|row| row.operation == name && row.is_peer());
                let rows = rows.filter(|row| peer.is_empty() || row.implementation == peer);
                rows.filter_map(|row| row.ratio).reduce(f64::max)
            };
            out.extend(match peer.split_once(' ').filter(|_| !peer.ends_with(')')) {
                Some((first, second)) => beside(first).zip(beside(second)).map(|(first, second)| first / second),
                None => beside(peer),
            });
        }
    }
    out
}

fn range(ratios: &[f64]) -> String {
    let [low, high] = [f64::min, f64::max].map(|extreme| ratios.iter().copied().reduce(extreme).expect("a figure"));
    let [low, high] = [low, high].map(|ratio| format!("{ratio:.2}"));
    if low == high { low } else { format!("{low} to {high}") }
}

#[test]
fn peers_says_what_was_measured() {
    let data = documents::data(&documents::root()).unwrap();
    let processors: Vec<Measured> = data.into_iter().map(|(_, processor)| processor).collect();
    let text = fs::read_to_string(documents::root().join("docs/peers.md")).unwrap();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut wrong = Vec::new();
    for (sentence, figures) in CLAIMS {
        assert_eq!(sentence.matches("{}").count(), figures.len(), "{sentence}");
        let figures = figures.iter().map(|of| range(&ratios(&processors, *of)));
        let sentence = figures.fold((*sentence).to_owned(), |text, figure| text.replacen("{}", &figure, 1));
        if !text.contains(&sentence) {
            wrong.push(sentence);
        }
    }
    assert!(wrong.is_empty(), "docs/peers.md does not say:\n{}", wrong.join("\n"));
}

//! The contracts themselves, with the provider installed: published answers, lengths, gas.

use montane_revm::Montane;
use revm_precompile::{EthPrecompileResult, PrecompileHalt, bls12_381, bn254, install_crypto, kzg_point_evaluation};

fn unhex(hex: &str) -> Vec<u8> {
    let hex = hex.strip_prefix("0x").unwrap_or(hex);
    (0..hex.len() / 2).map(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).expect("hexadecimal digits")).collect()
}

const GAS: u64 = 100_000_000;

fn contract(name: &str) -> fn(&[u8]) -> EthPrecompileResult {
    match name {
        "g1add" => |input| bls12_381::g1_add::g1_add(input, GAS),
        "g1mul" | "g1msm" => |input| bls12_381::g1_msm::g1_msm(input, GAS),
        "g2add" => |input| bls12_381::g2_add::g2_add(input, GAS),
        "g2mul" | "g2msm" => |input| bls12_381::g2_msm::g2_msm(input, GAS),
        "pairing" => |input| bls12_381::pairing::pairing(input, GAS),
        "map_fp_to_g1" => |input| bls12_381::map_fp_to_g1::map_fp_to_g1(input, GAS),
        "map_fp2_to_g2" => |input| bls12_381::map_fp2_to_g2::map_fp2_to_g2(input, GAS),
        "add" => |input| bn254::run_add(input, 0, GAS),
        "mul" => |input| bn254::run_mul(input, 0, GAS),
        "bn254_pairing" => |input| bn254::run_pair(input, 0, 0, GAS),
        "point_evaluation" => |input| kzg_point_evaluation::run(input, GAS),
        _ => panic!("no contract {name}"),
    }
}

/// The provider is installed once in a process.
#[test]
fn contracts_answer_by_the_provider() {
    assert!(install_crypto(Montane));
    assert_eq!(format!("{:?}", revm_precompile::crypto()), "Montane");
    published();
    refusals();
    open_vectors();
}

/// The generator and its double (EIP-196, EIP-2537), `e(P, Q) e(P, -Q) = 1` from EIP-2537's list, a proof of c-kzg's
/// list.
fn published() {
    let one = "0000000000000000000000000000000000000000000000000000000000000001";
    let two = "0000000000000000000000000000000000000000000000000000000000000002";
    let twice = "030644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd315ed738c0e0a7c92e7845f96b2ae9c0a68a6a449e3538fc7ff3ebf7a5a18a2c4";
    let output = |name: &str, input: &str| contract(name)(&unhex(input)).expect("a valid input").bytes.to_vec();
    assert_eq!(output("add", &[one, two, one, two].concat()), unhex(twice));
    assert_eq!(output("mul", &[one, two, two].concat()), unhex(twice));
    assert_eq!(output("bn254_pairing", ""), unhex(one));
    // 2 G1 of BLS12-381.
    let g1 = "0000000000000000000000000000000017f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb0000000000000000000000000000000008b3f481e3aaa0f1a09e30ed741d8ae4fcf5e095d5d00af600db18cb2c04b3edd03cc744a2888ae40caa232946c5e7e1";
    let twice = "000000000000000000000000000000000572cbea904d67468808c8eb50a9450c9721db309128012543902d0ac358a62ae28f75bb8f1c7c42c39a8c5529bf0f4e00000000000000000000000000000000166a9d8cabc673a322fda673779d8e3822ba3ecb8670e461f73bb9021d5fd76a4c56d9d4cd16bd1bba86881979749d28";
    assert_eq!(output("g1add", &[g1, g1].concat()), unhex(twice));
    assert_eq!(output("g1msm", &[g1, two].concat()), unhex(twice));
    // The point at infinity is a proof of the value 0 of the polynomial 0.
    let infinity = format!("c0{}", "00".repeat(47));
    let hash = kzg_point_evaluation::kzg_to_versioned_hash(&unhex(&infinity));
    let input = [&hash[..], &[0; 64], &unhex(&infinity), &unhex(&infinity)].concat();
    assert!(contract("point_evaluation")(&input).is_ok());
}

/// What is refused before the provider is asked, and what gas is left.
fn refusals() {
    for (name, length, error) in [
        ("g1add", 255, PrecompileHalt::Bls12381G1AddInputLength),
        ("g1msm", 0, PrecompileHalt::Bls12381G1MsmInputLength),
        ("g2msm", 289, PrecompileHalt::Bls12381G2MsmInputLength),
        ("pairing", 383, PrecompileHalt::Bls12381PairingInputLength),
        ("map_fp_to_g1", 65, PrecompileHalt::Bls12381MapFpToG1InputLength),
        ("bn254_pairing", 191, PrecompileHalt::Bn254PairLength),
        ("point_evaluation", 191, PrecompileHalt::BlobInvalidInputLength),
    ] {
        assert_eq!(contract(name)(&vec![0; length]), Err(error), "{name}");
    }
    let mut padded = vec![0; 256];
    padded[15] = 1;
    assert_eq!(contract("g1add")(&padded), Err(PrecompileHalt::Bls12381FpPaddingInvalid));
    assert_eq!(contract("g1add")(&[0; 256]).expect("infinities").gas_used, 375);
    assert_eq!(bls12_381::g1_add::g1_add(&[0; 256], 374), Err(PrecompileHalt::OutOfGas));
}

/// The lists of published vectors beside the repository, if they are there.
fn open_vectors() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/vectors/open");
    let Ok(files) = std::fs::read_dir(format!("{folder}/eip2537")) else {
        eprintln!("no published vectors in {folder}: skipped");
        return;
    };
    let files = files.chain(std::fs::read_dir(format!("{folder}/bn254")).expect("the vectors of BN254"));
    let mut judged = 0;
    for file in files {
        let path = file.expect("a file").path();
        let list: serde_json::Value = serde_json::from_slice(&std::fs::read(&path).expect("a list")).expect("JSON");
        let of_bn254 = path.to_string_lossy().contains("bn254/");
        for case in list["cases"].as_array().expect("cases") {
            let op = case["op"].as_str().expect("an operation");
            let op = if of_bn254 && op.contains("pairing") { "bn254_pairing" } else { op };
            let answer = contract(op)(&unhex(case["input"].as_str().expect("an input")));
            let expected = case["expected"].as_str().map(unhex);
            assert_eq!(answer.ok().map(|output| output.bytes.to_vec()), expected, "{} in {path:?}", case["id"]);
            judged += 1;
        }
    }
    assert!(judged > 100);
}

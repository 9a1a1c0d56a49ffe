//! `montane-aarch64 montane|peer OPERATION`: executes the operation between [`measured_begin`] and [`measured_end`],
//! and prints its result for comparison.

use std::arch::asm;
use std::hint::black_box;
use std::process::ExitCode;
use std::ptr;

use aws_lc_rs::signature::{ED25519, Ed25519KeyPair, KeyPair as _, ParsedPublicKey};
use blst::min_pk as min_pk_blst;
use blst::*;
use montane::bls::min_pk::{self, SecretKey, Tag};
use montane::bls12_381::{G1Affine, G1Projective, G2Affine, Gt, Scalar, multi_miller_loop, pairing};
use montane::ed25519::{Signature, SigningKey};
use montane::hazmat::kernels::{Params, select};

/// The suite of the proof of possession scheme with small keys.
const DST: &[u8] = b"BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_";
const MESSAGE: [u8; 32] = [7; 32];

/// BLS12-381's primes.
static P: Params<6> = Params::new([
    0xb9fe_ffff_ffff_aaab,
    0x1eab_fffe_b153_ffff,
    0x6730_d2a0_f6b0_f624,
    0x6477_4b84_f385_12bf,
    0x4b1b_a7b6_434b_acd7,
    0x1a01_11ea_397f_e69a,
]);
static R: Params<4> =
    Params::new([0xffff_ffff_0000_0001, 0x53bd_a402_fffe_5bfe, 0x3339_d808_09a1_d805, 0x73ed_a753_299d_7d48]);

/// Where counting begins: behind its return.
#[unsafe(no_mangle)]
#[inline(never)]
extern "C" fn measured_begin() {
    // SAFETY: writes one register that it names; two functions that are one another's equal might become one.
    unsafe { asm!("mov {0}, #1", out(reg) _, options(nomem, nostack)) };
}

/// Where counting ends.
#[unsafe(no_mangle)]
#[inline(never)]
extern "C" fn measured_end() {
    // SAFETY: as above.
    unsafe { asm!("mov {0}, #2", out(reg) _, options(nomem, nostack)) };
}

/// Executes twice and counts the second time: what is decided or prepared once has been.
fn measured<T>(f: impl Fn() -> T) -> T {
    black_box(f());
    measured_begin();
    let result = f();
    measured_end();
    result
}

type Words6 = [u64; 6];
type Words4 = [u64; 4];
type Fp2 = [Words6; 2];

// Montane's products as functions of C's convention, which blst's are.
#[inline(never)]
extern "C" fn mul6(out: &mut Words6, a: &Words6, b: &Words6) {
    *out = select::mont_mul(a, b, &P);
}
#[inline(never)]
extern "C" fn sqr6(out: &mut Words6, a: &Words6) {
    *out = select::mont_sqr(a, &P);
}
#[inline(never)]
extern "C" fn mul4(out: &mut Words4, a: &Words4, b: &Words4) {
    *out = select::mont_mul(a, b, &R);
}
#[inline(never)]
extern "C" fn sqr4(out: &mut Words4, a: &Words4) {
    *out = select::mont_sqr(a, &R);
}
#[inline(never)]
extern "C" fn complex_mul6(out: &mut Fp2, a: &Fp2, b: &Fp2) {
    *out = select::complex_mul(a.each_ref(), b.each_ref(), &P).expect("there is a kernel");
}
#[inline(never)]
extern "C" fn complex_sqr6(out: &mut Fp2, a: &Fp2) {
    *out = select::complex_sqr(a.each_ref(), &P).expect("there is a kernel");
}

unsafe extern "C" {
    fn mul_mont_384(out: *mut Words6, a: *const Words6, b: *const Words6, p: *const Words6, n0: u64);
    fn sqr_mont_384(out: *mut Words6, a: *const Words6, p: *const Words6, n0: u64);
    fn mul_mont_384x(out: *mut Fp2, a: *const Fp2, b: *const Fp2, p: *const Words6, n0: u64);
    fn sqr_mont_384x(out: *mut Fp2, a: *const Fp2, p: *const Words6, n0: u64);
    fn mul_mont_sparse_256(out: *mut Words4, a: *const Words4, b: *const Words4, p: *const Words4, n0: u64);
    fn sqr_mont_sparse_256(out: *mut Words4, a: *const Words4, p: *const Words4, n0: u64);
}

const A6: Words6 = [3, 1, 4, 1, 5, 9];
const B6: Words6 = [2, 7, 1, 8, 2, 8];
const A4: Words4 = [3, 1, 4, 1];
const B4: Words4 = [2, 7, 1, 8];

const SEED: [u8; 32] = [42; 32];
/// Points of a sum, the first multiples of the generator.
const TERMS: usize = 64;

/// Their factors, little-endian, below the group's order.
fn factors() -> Vec<[u8; 32]> {
    let mut state = 1u64;
    let mut byte = || {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        (state >> 56) as u8
    };
    let factor = |_| std::array::from_fn(|i| if i == 31 { byte() >> 2 } else { byte() });
    (0..TERMS).map(factor).collect()
}

/// A word or a whole element as text.
fn said(value: impl std::fmt::Debug) -> String {
    format!("{value:x?}")
}

/// The encoding of an element of the target group.
fn target(element: &Gt) -> String {
    let mut bytes = [0; Gt::BYTES];
    element.write_bytes(&mut bytes);
    said(bytes)
}

/// The result of a function that writes it.
fn written<T: Default>(f: impl Fn(&mut T)) -> T {
    let mut out = T::default();
    f(black_box(&mut out));
    out
}

fn montane(operation: &str) -> Option<String> {
    let key = || SecretKey::key_gen(&[42; 32], &[]).expect("32 bytes suffice");
    let sign = |key: &SecretKey| -> min_pk::Signature { black_box(key).sign(&MESSAGE, Tag::new(DST), &[]) };
    let (p, q) = (G1Affine::generator(), G2Affine::generator());
    Some(match operation {
        "product6" => said(measured(|| written(|out| mul6(out, &A6, &B6)))),
        "square6" => said(measured(|| written(|out| sqr6(out, &A6)))),
        "product4" => said(measured(|| written(|out| mul4(out, &A4, &B4)))),
        "square4" => said(measured(|| written(|out| sqr4(out, &A4)))),
        "complex_product" => said(measured(|| written(|out| complex_mul6(out, &[A6, B6], &[B6, A6])))),
        "complex_square" => said(measured(|| written(|out| complex_sqr6(out, &[A6, B6])))),
        "pairing" => target(&measured(|| pairing(black_box(&p), black_box(&q)))),
        // Two loops may differ by a factor that the final exponentiation takes away.
        "miller_loop" => {
            target(&measured(|| multi_miller_loop(&[(black_box(&p), &black_box(&q).into())])).final_exponentiation())
        }
        "sum" => {
            let step = |sum: &mut G1Projective, _| {
                *sum += G1Projective::from(p);
                Some(sum.to_affine())
            };
            let points: Vec<G1Affine> = (0..TERMS).scan(G1Projective::identity(), step).collect();
            let factors: Vec<Scalar> = factors().iter().map(|f| Scalar::from_le_bytes_mod_order(f)).collect();
            let sum = || G1Projective::msm_vartime(black_box(&points), black_box(&factors)).expect("as many");
            said(measured(sum).to_affine().to_compressed())
        }
        "ed25519_sign" => {
            let key = SigningKey::from_bytes(&SEED);
            said(measured(|| black_box(&key).sign(&MESSAGE).to_bytes()))
        }
        "ed25519_verify" => {
            let key = SigningKey::from_bytes(&SEED);
            let (public, signature) = (key.verifying_key(), key.sign(&MESSAGE).to_bytes());
            said(measured(|| {
                black_box(&public).verify(&MESSAGE, &Signature::from_bytes(black_box(&signature))).is_ok()
            }))
        }
        "final_exponentiation" => {
            let miller = multi_miller_loop(&[(&p, &(&q).into())]);
            target(&measured(|| black_box(&miller).final_exponentiation()))
        }
        "sign" => {
            let key = key();
            said(measured(|| sign(&key).to_bytes()))
        }
        "verify" => {
            let key = key();
            let public: min_pk::PublicKey = key.sk_to_pk();
            let (public, signature) = (public.to_bytes(), sign(&key).to_bytes());
            said(measured(|| {
                let public = min_pk::PublicKey::from_bytes(black_box(&public)).expect("a key");
                let signature = min_pk::Signature::from_bytes(black_box(&signature)).expect("a signature");
                signature.verify(&MESSAGE, Tag::new(DST), &[], &public).is_ok()
            }))
        }
        _ => return None,
    })
}

/// Of aws-lc what it has, of blst the rest.
fn peer(operation: &str) -> Option<String> {
    let key = || min_pk_blst::SecretKey::key_gen(&[42; 32], &[]).expect("32 bytes suffice");
    let (p6, n6, p4, n4) = (&P.p, P.n0, &R.p, R.n0);
    let point1 = generator1();
    let point2 = generator2();
    let miller = || {
        let mut out = blst_fp12::default();
        // SAFETY: reads two points, writes one value.
        unsafe { blst_miller_loop(&mut out, black_box(&point2), black_box(&point1)) };
        out
    };
    // SAFETY of the products: each reads its operands and the prime and writes one element.
    Some(match operation {
        // SAFETY: as above.
        "product6" => said(measured(|| written(|out| unsafe { mul_mont_384(out, &A6, &B6, p6, n6) }))),
        // SAFETY: as above.
        "square6" => said(measured(|| written(|out| unsafe { sqr_mont_384(out, &A6, p6, n6) }))),
        // SAFETY: as above.
        "product4" => said(measured(|| written(|out| unsafe { mul_mont_sparse_256(out, &A4, &B4, p4, n4) }))),
        // SAFETY: as above.
        "square4" => said(measured(|| written(|out| unsafe { sqr_mont_sparse_256(out, &A4, p4, n4) }))),
        "complex_product" => {
            // SAFETY: as above.
            said(measured(|| written(|out| unsafe { mul_mont_384x(out, &[A6, B6], &[B6, A6], p6, n6) })))
        }
        // SAFETY: as above.
        "complex_square" => said(measured(|| written(|out| unsafe { sqr_mont_384x(out, &[A6, B6], p6, n6) }))),
        "pairing" => target_of_blst(&measured(|| miller().final_exp())),
        "miller_loop" => target_of_blst(&measured(miller).final_exp()),
        "sum" => said(sum_of_blst()),
        "ed25519_sign" => {
            let key = Ed25519KeyPair::from_seed_unchecked(&SEED).expect("32 bytes");
            let signature = measured(|| black_box(&key).sign(&MESSAGE));
            said(<[u8; 64]>::try_from(signature.as_ref()).expect("64 bytes"))
        }
        "ed25519_verify" => {
            let key = Ed25519KeyPair::from_seed_unchecked(&SEED).expect("32 bytes");
            let public = ParsedPublicKey::new(&ED25519, key.public_key()).expect("a key");
            let signature = key.sign(&MESSAGE);
            said(measured(|| black_box(&public).verify_sig(&MESSAGE, black_box(signature.as_ref())).is_ok()))
        }
        "final_exponentiation" => {
            let miller = miller();
            target_of_blst(&measured(|| black_box(&miller).final_exp()))
        }
        "sign" => {
            let key = key();
            said(measured(|| black_box(&key).sign(&MESSAGE, DST, &[]).to_bytes()))
        }
        "verify" => {
            let key = key();
            let (public, signature) = (key.sk_to_pk().to_bytes(), key.sign(&MESSAGE, DST, &[]).to_bytes());
            said(measured(|| {
                let public = min_pk_blst::PublicKey::key_validate(black_box(&public)).expect("a key");
                let signature = min_pk_blst::Signature::sig_validate(black_box(&signature), true).expect("a signature");
                signature.verify(false, &MESSAGE, DST, &[], &public, false) == BLST_ERROR::BLST_SUCCESS
            }))
        }
        _ => return None,
    })
}

/// As [`target`]: the coefficients from that of `w v^2 u` down to that of 1.
fn target_of_blst(element: &blst_fp12) -> String {
    let pairs = element.fp6.iter().rev().flat_map(|half| half.fp2.iter().rev());
    let bytes = |coefficient: &blst_fp| {
        let mut bytes = [0; 48];
        // SAFETY: reads an element, writes 48 bytes.
        unsafe { blst_bendian_from_fp(bytes.as_mut_ptr(), coefficient) };
        bytes
    };
    said(pairs.flat_map(|pair| pair.fp.iter().rev()).flat_map(bytes).collect::<Vec<u8>>())
}

fn sum_of_blst() -> [u8; 48] {
    let generator = generator1();
    let mut points = vec![blst_p1_affine::default(); TERMS];
    let mut sum = blst_p1::default();
    for point in &mut points {
        // SAFETY: each reads and writes the values that it is given.
        unsafe {
            blst_p1_add_or_double_affine(&mut sum, &sum, &generator);
            blst_p1_to_affine(point, &sum);
        }
    }
    let factors = factors();
    let (mut out, mut bytes) = (blst_p1::default(), [0; 48]);
    // SAFETY: says how many bytes.
    let mut scratch = vec![0u64; unsafe { blst_p1s_mult_pippenger_scratch_sizeof(TERMS) } / 8];
    // Arrays of pointers, which end where the rest are next to one another.
    let (points, factors) = ([points.as_ptr(), ptr::null()], [factors.as_ptr().cast::<u8>(), ptr::null()]);
    let mut pippenger = || {
        let (points, factors) = (black_box(&points).as_ptr(), black_box(&factors).as_ptr());
        // SAFETY: so many points and factors of 255 bits, and as many words of scratch as it asks for.
        unsafe { blst_p1s_mult_pippenger(&mut out, points, TERMS, factors, 255, scratch.as_mut_ptr()) };
        out
    };
    pippenger();
    measured_begin();
    let out = pippenger();
    measured_end();
    // SAFETY: reads a point, writes 48 bytes.
    unsafe { blst_p1_compress(bytes.as_mut_ptr(), &out) };
    bytes
}

fn generator1() -> blst_p1_affine {
    // SAFETY: a constant of the library.
    unsafe { ptr::read(blst_p1_affine_generator()) }
}

fn generator2() -> blst_p2_affine {
    // SAFETY: a constant of the library.
    unsafe { ptr::read(blst_p2_affine_generator()) }
}

pub fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["montane", operation] => montane(operation),
        ["peer", operation] => peer(operation),
        _ => None,
    };
    match result {
        Some(result) => {
            println!("{result}");
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("montane-aarch64 montane|peer OPERATION");
            ExitCode::from(2)
        }
    }
}

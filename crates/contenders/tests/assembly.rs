//! The assembly against big integers, at the edges of what each body requires: operands beyond `p` where they are
//! allowed, moduli as large as the conditions admit.
#![cfg(target_arch = "x86_64")]

use montane_contenders::generated as contenders;
use montane_kernels::Params;
use montane_kernels::cpu::{Adx, Isa};
use montane_kernels::generated::{golden_cove, zen3};
use montane_kernels::scalar::fits;
use num_bigint::BigUint;

const RANDOM: usize = 20_000;

/// Reproducible operands.
struct Random(montane_testing::Source);

impl Random {
    fn word(&mut self) -> u64 {
        self.0.word()
    }

    /// Half uniform, half of words that make carries likely.
    fn limbs<const N: usize>(&mut self) -> [u64; N] {
        let plain = self.word() & 1 == 0;
        core::array::from_fn(|_| match if plain { 4 } else { self.word() % 5 } {
            0 => 0,
            1 => u64::MAX,
            2 => 1,
            3 => u64::MAX - 1,
            _ => self.word(),
        })
    }
}

fn big(limbs: &[u64]) -> BigUint {
    BigUint::from_slice(&limbs.iter().flat_map(|&w| [w as u32, (w >> 32) as u32]).collect::<Vec<_>>())
}

fn limbs<const N: usize>(value: &BigUint) -> [u64; N] {
    let mut digits = value.iter_u64_digits();
    let out = core::array::from_fn(|_| digits.next().unwrap_or(0));
    assert!(digits.next().is_none(), "fits");
    out
}

/// Values below `bound` where carries and bounds trip, then random ones.
fn values<const N: usize>(bound: &BigUint, random: usize, rng: &mut Random) -> Vec<[u64; N]> {
    let one = BigUint::from(1u32);
    let mut out = vec![BigUint::ZERO, one.clone(), bound - 1u32, bound - 2u32, bound >> 1];
    for i in 0..N {
        out.push(&one << (64 * i));
        out.push((&one << (64 * i + 64)) - 1u32);
        out.push((&one << (64 * i + 64)) - (&one << (64 * i)));
        out.push((bound - 1u32) >> (64 * i) << (64 * i));
    }
    out.extend((0..random).map(|_| big(&rng.limbs::<N>()) % bound));
    out.iter().filter(|v| *v < bound).map(limbs).collect()
}

/// Every pair of boundary values, then random pairs.
fn pairs<T: Copy>(a: &[T], b: &[T], edges: usize) -> Vec<(T, T)> {
    let corner = |v: &[T]| v[..edges.min(v.len())].to_vec();
    let mut out: Vec<(T, T)> = corner(a).iter().flat_map(|&x| corner(b).into_iter().map(move |y| (x, y))).collect();
    out.extend(a.iter().copied().zip(b.iter().copied()));
    out
}

/// `2^-(64 N) mod p`
fn r_inverse<const N: usize>(p: &BigUint) -> BigUint {
    ((p + 1u32) >> 1u32).modpow(&BigUint::from(64 * N), p)
}

/// Of one element.
type OfOne<const N: usize> = fn(Adx, &[u64; N], &Params<N>) -> [u64; N];

struct Kernels<const N: usize> {
    mul: fn(Adx, &[u64; N], &[u64; N], &Params<N>) -> [u64; N],
    sqr: OfOne<N>,
    redc: fn(Adx, &[[u64; N]; 2], &Params<N>) -> [u64; N],
    fold_mul: fn(Adx, &[u64; N], &[u64; N], &Params<N>) -> [u64; N],
    fold_sqr: OfOne<N>,
    /// Of four limbs there is none.
    from_mont: Option<OfOne<N>>,
    wide_mul: fn(Adx, &[u64; N], &[u64; N]) -> [[u64; N]; 2],
    wide_sqr: fn(Adx, &[u64; N]) -> [[u64; N]; 2],
    complex_mul: fn(Adx, [&[u64; N]; 2], [&[u64; N]; 2], &Params<N>) -> [[u64; N]; 2],
    complex_sqr: fn(Adx, [&[u64; N]; 2], &Params<N>) -> [[u64; N]; 2],
    /// Whether the complex product and square take a modulus.
    complex_fits: fn(&Params<N>) -> [bool; 2],
    /// Spare bits of the modulus that `sqr` asks for.
    sqr_spare: u32,
}

const FOUR: Kernels<4> = Kernels {
    mul: golden_cove::mul4,
    sqr: golden_cove::sqr4,
    redc: contenders::golden_cove::redc4,
    from_mont: None,
    fold_mul: golden_cove::fold_mul4,
    fold_sqr: golden_cove::fold_sqr4,
    wide_mul: contenders::golden_cove::wide_mul4,
    wide_sqr: contenders::golden_cove::wide_sqr4,
    complex_mul: golden_cove::complex_mul4,
    complex_sqr: golden_cove::complex_sqr4,
    complex_fits: |k| [k.spare_bits() >= 2; 2],
    sqr_spare: 1,
};

const SIX: Kernels<6> = Kernels {
    mul: golden_cove::mul6,
    sqr: golden_cove::sqr6,
    redc: golden_cove::redc6,
    from_mont: Some(golden_cove::from_mont6),
    fold_mul: golden_cove::fold_mul6,
    fold_sqr: golden_cove::fold_sqr6,
    wide_mul: contenders::golden_cove::wide_mul6,
    wide_sqr: contenders::golden_cove::wide_sqr6,
    complex_mul: golden_cove::complex_mul6,
    complex_sqr: golden_cove::complex_sqr6,
    complex_fits: |k| [k.spare_bits() >= 2; 2],
    sqr_spare: 2,
};

/// What there is in the order for Zen 3.
const FOUR_ZEN3: Kernels<4> = Kernels {
    mul: zen3::mul4,
    sqr: zen3::sqr4,
    fold_mul: contenders::zen3::fold_mul4,
    fold_sqr: zen3::fold_sqr4,
    complex_mul: zen3::complex_mul4,
    complex_sqr: zen3::complex_sqr4,
    ..FOUR
};

/// What there is in the order for Zen 3.
const SIX_ZEN3: Kernels<6> = Kernels {
    mul: zen3::mul6,
    redc: zen3::redc6,
    from_mont: Some(zen3::from_mont6),
    fold_mul: zen3::fold_mul6,
    fold_sqr: zen3::fold_sqr6,
    complex_mul: zen3::fold_complex_mul6,
    complex_sqr: zen3::fold_complex_sqr6,
    complex_fits: |k| [fits::complex_mul_fits(k), fits::complex_sqr_fits(k)],
    ..SIX
};

/// Everything that one modulus allows; returns whether the folding kernels took it.
fn check<const N: usize>(isa: Adx, kernels: &Kernels<N>, p: [u64; N], random: usize, rng: &mut Random) -> bool {
    let k = Params::new(p);
    let (p, r) = (big(&p), BigUint::from(1u32) << (64 * N));
    let inverse = r_inverse::<N>(&p);
    let montgomery = |t: BigUint| limbs::<N>(&(t * &inverse % &p));
    let edges = 5 + 4 * N;
    let below_p = values::<N>(&p, random, rng);
    let any = values::<N>(&r, random, rng);
    let (fold, fold_square) = (fits::fold_fits(&k), fits::fold_fits_square(&k));
    for (a, b) in pairs(&below_p, &any, edges) {
        assert_eq!((kernels.mul)(isa, &a, &b, &k), montgomery(big(&a) * big(&b)), "mul {a:x?} {b:x?} mod {p:x}");
    }
    let shuffled: Vec<_> = below_p.iter().rev().copied().collect();
    for (a, b) in pairs(&below_p, &below_p, edges).into_iter().chain(pairs(&below_p, &shuffled, 0)) {
        if fold {
            assert_eq!(
                (kernels.fold_mul)(isa, &a, &b, &k),
                montgomery(big(&a) * big(&b)),
                "folding mul {a:x?} {b:x?} mod {p:x}"
            );
        }
        let t = [b, a];
        assert_eq!((kernels.redc)(isa, &t, &k), montgomery(big(t.as_flattened())), "redc {t:x?} mod {p:x}");
    }
    for (high, low) in pairs(&below_p, &any, edges) {
        let t = [low, high];
        assert_eq!((kernels.redc)(isa, &t, &k), montgomery(big(t.as_flattened())), "redc {t:x?} mod {p:x}");
    }
    for a in &below_p {
        if let Some(from_mont) = kernels.from_mont {
            assert_eq!(from_mont(isa, a, &k), montgomery(big(a)), "from_mont {a:x?} mod {p:x}");
        }
        let expected = montgomery(big(a) * big(a));
        if k.spare_bits() >= kernels.sqr_spare {
            assert_eq!((kernels.sqr)(isa, a, &k), expected, "sqr {a:x?} mod {p:x}");
        }
        if fold_square {
            assert_eq!((kernels.fold_sqr)(isa, a, &k), expected, "folding sqr {a:x?} mod {p:x}");
        }
    }
    check_complex(isa, kernels, &k, &below_p);
    fold
}

/// Every pair of values of a list as an element, times elements further along the list.
fn check_complex<const N: usize>(isa: Adx, kernels: &Kernels<N>, k: &Params<N>, values: &[[u64; N]]) {
    let p = big(&k.p);
    let inverse = r_inverse::<N>(&p);
    let montgomery = |t: BigUint| limbs::<N>(&(t * &inverse % &p));
    let at = |i: usize| &values[i % values.len()];
    let edges = 5 + 4 * N;
    let [mul, sqr] = (kernels.complex_fits)(k);
    for i in (0..values.len() + edges * edges).filter(|_| mul || sqr) {
        // Pairs of the first values first: they are the boundary.
        let (x, y) = if i < edges * edges { (at(i / edges), at(i % edges)) } else { (at(i), at(7 * i + 1)) };
        let (z, w) = if i % 3 == 0 { (y, x) } else { (at(5 * i), at(11 * i + 3)) };
        let [bx, by, bz, bw] = [x, y, z, w].map(|v| big(v));
        if mul {
            assert_eq!(
                (kernels.complex_mul)(isa, [x, y], [z, w], k),
                [montgomery(&bx * &bz + &by * (&p - &bw)), montgomery(&bx * &bw + &by * &bz)],
                "({x:x?} + {y:x?} u)({z:x?} + {w:x?} u) mod {p:x}"
            );
        }
        if sqr {
            assert_eq!(
                (kernels.complex_sqr)(isa, [x, y], k),
                [montgomery((&bx + &by) * (&bx + &p - &by)), montgomery(&bx * &by * 2u32)],
                "({x:x?} + {y:x?} u)^2 mod {p:x}"
            );
        }
    }
}

/// Odd moduli with so many spare bits, from all ones downwards.
fn check_shape<const N: usize>(isa: Adx, kernels: &Kernels<N>) {
    let mut rng = Random(montane_testing::Source::new(N as u64));
    let half = BigUint::from(1u32) << (64 * N - 1);
    for (a, b) in
        pairs(&values::<N>(&(&half << 1), RANDOM, &mut rng), &values(&(&half << 1), RANDOM, &mut rng), 5 + 4 * N)
    {
        assert_eq!(big((kernels.wide_mul)(isa, &a, &b).as_flattened()), big(&a) * big(&b), "wide {a:x?} {b:x?}");
    }
    for a in values::<N>(&half, RANDOM, &mut rng) {
        assert_eq!(big((kernels.wide_sqr)(isa, &a).as_flattened()), big(&a) * big(&a), "wide square {a:x?}");
    }
    let mut folded = 0;
    for spare in 1..6 {
        let largest = [u64::MAX; N];
        let mut moduli = vec![largest];
        moduli.extend((0..40).map(|_| rng.limbs()));
        for mut p in moduli {
            p[0] |= 1;
            p[N - 1] = p[N - 1] >> spare | 1 << (63 - spare);
            folded += u32::from(check(isa, kernels, p, 200, &mut rng));
        }
    }
    assert!(folded > 20, "the folding kernels met {folded} moduli");
}

fn adx() -> Option<Adx> {
    let isa = Adx::detect();
    if isa.is_none() {
        println!("skipped: needs adx");
    }
    isa
}

#[test]
fn four_limbs_at_the_edges() {
    let Some(isa) = adx() else { return };
    check_shape(isa, &FOUR);
    check_shape(isa, &FOUR_ZEN3);
}

#[test]
fn six_limbs_at_the_edges() {
    let Some(isa) = adx() else { return };
    check_shape(isa, &SIX);
    check_shape(isa, &SIX_ZEN3);
}

#[test]
fn the_primes_that_people_use() {
    let Some(isa) = adx() else { return };
    let mut rng = Random(montane_testing::Source::new(1));
    let four = |hex: &str| limbs::<4>(&BigUint::parse_bytes(hex.as_bytes(), 16).expect("hexadecimal"));
    let bn254_p = four("30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47");
    let bn254_r = four("30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001");
    let bls_r = four("73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001");
    let bls_p = limbs::<6>(
        &BigUint::parse_bytes(
            b"1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab",
            16,
        )
        .expect("hexadecimal"),
    );
    assert!(check(isa, &FOUR, bn254_p, RANDOM, &mut rng));
    assert!(check(isa, &FOUR, bn254_r, RANDOM, &mut rng));
    assert!(check(isa, &FOUR_ZEN3, bn254_r, RANDOM, &mut rng));
    assert!(!check(isa, &FOUR, bls_r, RANDOM, &mut rng));
    assert!(check(isa, &SIX, bls_p, RANDOM, &mut rng));
    assert!(check(isa, &SIX_ZEN3, bls_p, RANDOM, &mut rng));
}

//! Products on the Montgomery curve `v^2 = u^3 + 486662 u^2 + u`, which is edwards25519 in other coordinates, by `u`
//! alone.

use montane_fields::curve25519::{FieldForm, bytes_to_words, invert, words_to_bytes};
use montane_kernels::cpu::Isa;
use montane_kernels::fe25519::{Bodies, FourLanes};
use montane_kernels::inlined;

use super::base::mul_base_best;
use super::point4::order;
use super::{Operation, in_best_form};

/// `(486662 - 2) / 4` (RFC 7748, section 5).
const A24: u64 = (486_662 - 2) / 4;

/// `u([k]P)` for `u(P)` and the low `bits` of `k`, of which no other is set; constant time but for how many there are.
///
/// Source: RFC 7748, section 5.
#[must_use]
pub fn mul<F: FieldForm>(isa: F::Isa, k: &[u64], bits: usize, u: F) -> F {
    if let Some(bodies) = F::BODIES {
        return mul_in_bodies(isa, &bodies, k, bits, u);
    }
    let (mut x2, mut z2, mut x3, mut z3) = (F::one(isa), F::zero(isa), u, F::one(isa));
    let a24 = F::from_words(isa, [A24, 0, 0, 0]);
    let mut swapped = 0;
    for t in (0..bits).rev() {
        let bit = k[t / 64] >> (t % 64) & 1;
        let swap = swapped ^ bit;
        swapped = bit;
        (x2, x3) = (F::select(x2, x3, swap), F::select(x3, x2, swap));
        (z2, z3) = (F::select(z2, z3, swap), F::select(z3, z2, swap));
        let (a, b) = (F::sum([x2, z2], []), F::sum([x2], [z2]));
        let (c, d) = (F::sum([x3, z3], []), F::sum([x3], [z3]));
        let (aa, bb) = (F::square_loose(a), F::square_loose(b));
        let (da, cb) = (F::mul_loose(d, a), F::mul_loose(c, b));
        x3 = F::square_loose(F::sum([da, cb], []));
        z3 = u.mul(F::square_loose(F::sum([da], [cb])));
        x2 = aa.mul(bb);
        let e = F::sum([aa], [bb]);
        z2 = F::mul_loose(e, F::sum([aa, F::mul_loose(e, a24.relax())], []));
    }
    let (x, z) = (F::select(x2, x3, swapped), F::select(z2, z3, swapped));
    x.mul(invert(z))
}

/// [`mul`] for a form that has a step of the ladder in one body.
fn mul_in_bodies<F: FieldForm>(isa: F::Isa, bodies: &Bodies<F>, k: &[u64], bits: usize, u: F) -> F {
    let mut state = [F::zero(isa); _];
    state[..5].copy_from_slice(&[u, F::one(isa), F::zero(isa), u, F::one(isa)]);
    let mut swapped = 0;
    for t in (0..bits).rev() {
        let bit = k[t / 64] >> (t % 64) & 1;
        (bodies.ladder_step)(&mut state, swapped ^ bit);
        swapped = bit;
    }
    let [_, x2, z2, x3, z3, ..] = state;
    let (x, z) = (F::select(x2, x3, swapped), F::select(z2, z3, swapped));
    x.mul(invert(z))
}

/// [`mul`] with the four coordinates of the ladder in four vector lanes: three products of all lanes for each bit.
/// The result is `(x, z)` with `u = x/z`, canonical. Constant time.
#[must_use]
pub fn mul_lanes<L: FourLanes>(isa: L::Isa, k: &[u64], bits: usize, u: &[u64; 4]) -> [[u64; 4]; 2] {
    const ONE: [u64; 4] = [1, 0, 0, 0];
    const ZERO: [u64; 4] = [0; 4];
    isa.outline(inlined!(|| {
        let one = L::one(isa).relax();
        // (x2, z2, x3, z3)
        let mut v = L::mul_wide(L::pack(isa, [&ONE, &ZERO, u, &ONE]).relax(), one);
        let u = L::pack(isa, [&ONE, u, &ONE, &ONE]);
        let a24 = L::from_words(isa, [A24, 0, 0, 0]);
        let mut swapped = 0;
        for t in (0..bits).rev() {
            let bit = k[t / 64] >> (t % 64) & 1;
            let swap = (swapped ^ bit).wrapping_neg() as u8;
            swapped = bit;
            v = L::blend_wide(v, L::permute_wide::<{ order(2, 3, 0, 1) }>(v), swap);
            // (A, B, C, D) = (x2 + z2, x2 - z2, x3 + z3, x3 - z3)
            let (x, z) = (L::permute_wide::<{ order(0, 0, 2, 2) }>(v), L::permute_wide::<{ order(1, 1, 3, 3) }>(v));
            let s = L::reduce(L::add_sub_wide::<0b0101, 0b1010>(x, z));
            // (AA, BB, DA, CB)
            let m =
                L::mul_wide(s.permute::<{ order(0, 1, 3, 2) }>().relax(), s.permute::<{ order(0, 1, 0, 1) }>().relax());
            // (DA + CB, DA - CB, AA, E = AA - BB) times (DA + CB, DA - CB, BB, a24)
            let (x, z) = (L::permute_wide::<{ order(2, 2, 0, 0) }>(m), L::permute_wide::<{ order(3, 3, 1, 1) }>(m));
            let s = L::reduce(L::add_sub_wide::<0b0001, 0b1010>(x, z));
            let right = s.blend(L::reduce(z), 0b0100).blend(a24, 0b1000);
            let n = L::mul_wide(s.relax(), right.relax());
            // (x3, (DA - CB)^2, x2, AA + a24 E) times (1, u, 1, E): (x3, z3, x2, z2)
            let left = L::reduce(L::add_sub_wide::<0b1000, 0>(n, x));
            v = L::mul_wide(left.relax(), u.blend(s, 0b1000).relax());
            v = L::permute_wide::<{ order(2, 3, 0, 1) }>(v);
        }
        v = L::blend_wide(v, L::permute_wide::<{ order(2, 3, 0, 1) }>(v), swapped.wrapping_neg() as u8);
        let v = L::reduce(v);
        [v.lane(0), v.lane(1)]
    }))
}

/// X25519 on bytes, for a scalar that is already clamped; the top bit of `u` is ignored. Constant time.
#[must_use]
pub fn mul_bytes(k: &[u8; 32], u: &[u8; 32]) -> [u8; 32] {
    mul_words(&bytes_to_words(k), 255, u)
}

/// As [`mul_bytes`], for the low `bits` of any number, of which no other is set.
#[must_use]
pub fn mul_words(k: &[u64], bits: usize, u: &[u8; 32]) -> [u8; 32] {
    struct Ladder<'a>(&'a [u64], usize, [u64; 4]);
    impl Operation for Ladder<'_> {
        type Output = [u8; 32];
        fn run<F: FieldForm>(self, isa: F::Isa) -> [u8; 32] {
            let product = in_lanes!(
                preferred,
                |lanes: Four, Eight| {
                    let [x, z] = mul_lanes::<Four>(lanes, self.0, self.1, &self.2).map(|words| F::from_words(isa, words));
                    x.mul(invert(z))
                },
                else mul(isa, self.0, self.1, F::from_words(isa, self.2))
            );
            words_to_bytes(&product.to_words())
        }
    }
    let (words, _) = super::split_sign(u);
    in_best_form(Ladder(k, bits, words))
}

/// The same for the base point `u = 9` and `k < 2^255`: a product on edwards25519, and `u = (1 + y) / (1 - y)`.
/// Constant time.
///
/// Source: RFC 7748, section 4.1.
#[must_use]
pub fn mul_base_bytes(k: &[u8; 32]) -> [u8; 32] {
    struct Base([u64; 4]);
    impl Operation for Base {
        type Output = [u8; 32];
        fn run<F: FieldForm>(self, isa: F::Isa) -> [u8; 32] {
            let p = mul_base_best::<F>(isa, &self.0);
            words_to_bytes(&p.z.add(p.y).mul(invert(p.z.sub(p.y))).to_words())
        }
    }
    in_best_form(Base(bytes_to_words(k)))
}

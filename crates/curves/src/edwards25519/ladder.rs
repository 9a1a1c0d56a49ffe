//! Products on the Montgomery curve `v^2 = u^3 + 486662 u^2 + u`, which is edwards25519 in other coordinates, by `u` alone.

use montane_fields::curve25519::{FieldForm, bytes_to_words, invert, words_to_bytes};

use super::base::mul_base;
use super::{Operation, in_best_form};

/// `(486662 - 2) / 4` (RFC 7748, section 5).
const A24: u64 = (486_662 - 2) / 4;

/// `u([k]P)` for `u(P)`, any `k < 2^255`; constant time.
///
/// Source: RFC 7748, section 5.
#[must_use]
pub fn mul<F: FieldForm>(isa: F::Isa, k: &[u64; 4], u: F) -> F {
    let (mut x2, mut z2, mut x3, mut z3) = (F::one(isa), F::zero(isa), u, F::one(isa));
    let a24 = F::from_words(isa, [A24, 0, 0, 0]);
    let mut swapped = 0;
    for t in (0..255).rev() {
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

/// X25519 on bytes, for a scalar that is already clamped; the top bit of `u` is ignored. Constant time.
#[must_use]
pub fn mul_bytes(k: &[u8; 32], u: &[u8; 32]) -> [u8; 32] {
    struct Ladder([u64; 4], [u64; 4]);
    impl Operation for Ladder {
        type Output = [u8; 32];
        fn run<F: FieldForm>(self, isa: F::Isa) -> [u8; 32] {
            words_to_bytes(&mul(isa, &self.0, F::from_words(isa, self.1)).to_words())
        }
    }
    let (words, _) = super::split_sign(u);
    in_best_form(Ladder(bytes_to_words(k), words))
}

/// The same for the base point `u = 9`: a product on edwards25519, and `u = (1 + y) / (1 - y)`. Constant time.
///
/// Source: RFC 7748, section 4.1.
#[must_use]
pub fn mul_base_bytes(k: &[u8; 32]) -> [u8; 32] {
    struct Base([u64; 4]);
    impl Operation for Base {
        type Output = [u8; 32];
        fn run<F: FieldForm>(self, isa: F::Isa) -> [u8; 32] {
            let p = mul_base::<F>(isa, &self.0);
            words_to_bytes(&p.z.add(p.y).mul(invert(p.z.sub(p.y))).to_words())
        }
    }
    in_best_form(Base(bytes_to_words(k)))
}

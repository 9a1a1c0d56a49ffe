//! The curves that BLS12-381's hashes land on first, and the isogenies from them (RFC 9380, sections 8.8.1, 8.8.2 and
//! appendices E.2, E.3). Tests check that each isogeny sends its curve to the group's curve and is a homomorphism.
//!
//! The denominators there are the square and the cube of the kernel's polynomial, and the numerator of `y` follows from
//! the others (Velu, 1971), so fewer polynomials are evaluated here.

use montane_fields::Field;
use montane_fields::bls12_381::{Fp, Fp2};
use montane_fields::modulus::from_hex;
use montane_kernels::Inlined;

use crate::hash_to_curve::sswu::{FractionPoint, SimplifiedSwu, image, value_and_slope};

const fn fp(hex: &str) -> Fp {
    Fp::from_limbs_const(from_hex(hex))
}

const fn fp2(c0: &str, c1: &str) -> Fp2 {
    Fp2::new(fp(c0), fp(c1))
}

/// `k_(1,i)` of appendix E.2.
const G1_XNUM: [Fp; 12] = [
    fp("11a05f2b1e833340b809101dd99815856b303e88a2d7005ff2627b56cdb4e2c85610c2d5f2e62d6eaeac1662734649b7"),
    fp("17294ed3e943ab2f0588bab22147a81c7c17e75b2f6a8417f565e33c70d1e86b4838f2a6f318c356e834eef1b3cb83bb"),
    fp("d54005db97678ec1d1048c5d10a9a1bce032473295983e56878e501ec68e25c958c3e3d2a09729fe0179f9dac9edcb0"),
    fp("1778e7166fcc6db74e0609d307e55412d7f5e4656a8dbf25f1b33289f1b330835336e25ce3107193c5b388641d9b6861"),
    fp("e99726a3199f4436642b4b3e4118e5499db995a1257fb3f086eeb65982fac18985a286f301e77c451154ce9ac8895d9"),
    fp("1630c3250d7313ff01d1201bf7a74ab5db3cb17dd952799b9ed3ab9097e68f90a0870d2dcae73d19cd13c1c66f652983"),
    fp("d6ed6553fe44d296a3726c38ae652bfb11586264f0f8ce19008e218f9c86b2a8da25128c1052ecaddd7f225a139ed84"),
    fp("17b81e7701abdbe2e8743884d1117e53356de5ab275b4db1a682c62ef0f2753339b7c8f8c8f475af9ccb5618e3f0c88e"),
    fp("80d3cf1f9a78fc47b90b33563be990dc43b756ce79f5574a2c596c928c5d1de4fa295f296b74e956d71986a8497e317"),
    fp("169b1f8e1bcfa7c42e0c37515d138f22dd2ecb803a0c5c99676314baf4bb1b7fa3190b2edc0327797f241067be390c9e"),
    fp("10321da079ce07e272d8ec09d2565b0dfa7dccdde6787f96d50af36003b14866f69b771f8c285decca67df3f1605fb7b"),
    fp("6e08c248e260e70bd1e962381edee3d31d79d7e22c837bc23c0bf1bc24c6b68c24b1b80b64d391fa9c8ba2e8ba2d229"),
];

/// The square root of the polynomial with the coefficients `k_(2,i)` of appendix E.2: its roots are the `x` of the
/// kernel.
const G1_KERNEL: [Fp; 6] = [
    fp("133341fb0962a34cb0504a9c4fada0a5090d38679b4c040d5d1c3afb023a3409fcc0815fea66d8b02bbef9c8b5a66e07"),
    fp("264908af037bcede00d054cf5d4775e83eb6cf63c76b969f8ed174fb59fcff78d201f46f6cfc4ed6552e59ce75177b0"),
    fp("1335c502c1f54c49aceea65e87fd7203ba0f626f305fc0cfd606a5dae9f3c8e81a4b3b69600129fabd307c69bf319d39"),
    fp("94440f65f408a6e930e16e3e92dd17bf60d6e9679a8d3d58593de55ac23703042d609537eb3549aac234d896ca82944"),
    fp("4afe09d5cf4956a23b6b71f59d2b3407b415a774b7be81bbb6fa99cbc798e0ac98ba725a5bc328016b1c268b4766e85"),
    fp("1"),
];

/// `1 / 11`: `y -> y n'(x) / 11`, for the slope `n'` of the map of `x`.
const ELEVENTH: Fp =
    fp("17a3e1bda8a2d1a38a19241a0ea1e2f25b552d6197903f96bae690ef6be6b1381be22e8a72a9745cd7a1ffffffffb26d");

/// The curve from which an isogeny of degree 11 leads to that of G1.
pub(super) const G1: SimplifiedSwu<Fp> = SimplifiedSwu {
    a: fp("144698a3b8e9433d693a02c96d4982b0ea985383ee66a8d8e8981aefd881ac98936f8da0e0f97f5cf428082d584c1d"),
    b: fp("12e2908d11688030018b12e8753eee3b2016c1f0f24f4070a0b9c14fcef35ef55a23215a316ceaa5d1cc48e98e172be0"),
    z: fp("b"),
    twist: fp("4610e003bd3ac94dfa9246c390d7a78942602029175a4ca366d601f33f3946e3ed39794735c38315d874bc1d70637c3"),
};

/// The isogeny of degree 11 onto the curve of G1.
pub(super) fn to_g1(p: &FractionPoint<Fp>) -> [Fp; 3] {
    let mut powers = [p.xd; 11];
    (powers[1], powers[2]) = (p.xd2, p.xd3);
    for i in 3..powers.len() {
        powers[i] = powers[i - 1] * p.xd;
    }
    let (n, n_slope) = value_and_slope(&G1_XNUM, &p.xn, &powers);
    let (h, h_slope) = value_and_slope(&G1_KERNEL, &p.xn, &powers);
    // (n / h^2)' = (n' h - 2 n h') / h^3
    let m = n_slope * h - (n * h_slope).double();
    image([&n, &h, &(h.square() * h), &m], &p.xd, &(p.y * ELEVENTH))
}

/// The curve from which an isogeny of degree 3 leads to that of G2.
pub(super) const G2: SimplifiedSwu<Fp2> = SimplifiedSwu {
    a: fp2("0", "f0"),
    b: fp2("3f4", "3f4"),
    z: fp2(
        "1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaa9",
        "1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaaa",
    ),
    twist: fp2("186417302d5a65347a88b0f999ab2b504614aa5e2eebdeb1a014c40bceb7d2306c12a6d436befcf94d39c9db7b263cd4", "0"),
};

#[inline(always)]
fn triple<F: Field>(a: &F) -> F {
    a.double().add(a)
}

#[inline(always)]
fn times_16<F: Field>(a: &F) -> F {
    a.double().double().double().double()
}

/// The isogeny of degree 3 onto the curve of G2, over any representation of its field, given the product by `1 + u`.
///
/// The kernel's `x` is `-c = -6 (1 - u)`, and with `h = x + c` the image is `(n / 9 h^2, -y m / 27 h^3)`,
/// `n = x h^2 + 48 u h + 16 (1 + u)`, `m = h^3 - 48 u h - 32 (1 + u)`.
#[inline(always)]
pub(super) fn to_g2<F: Field>(p: &FractionPoint<F>, Inlined(times_1_plus_u): Inlined<impl Fn(&F) -> F>) -> [F; 3] {
    // 1 - u = 2 - (1 + u)
    let h = p.xn.add(&triple(&p.xd.double().sub(&times_1_plus_u(&p.xd)).double()));
    let h2 = h.square();
    let h3 = h2.mul(&h);
    let a = h.mul(&p.xd2);
    let (b, c) = (triple(&times_1_plus_u(&a).sub(&a)), times_1_plus_u(&p.xd3));
    let bc = b.add(&c);
    let n = p.xn.mul(&h2).add(&times_16(&bc));
    let m = times_16(&bc.add(&c)).sub(&h3);
    image([&triple(&n), &h, &triple(&triple(&triple(&h3))), &m], &p.xd, &p.y)
}

#[cfg(test)]
mod tests {
    use montane_fields::Coordinate;
    use montane_kernels::inlined;

    use super::super::G1Projective;
    use super::*;
    use crate::hash_to_curve::{HashCurve, HashField, hash_elements};

    /// Whether `(X : Y : Z)` is on `y^2 = x^3 + b`.
    fn on_curve<F: HashField>([x, y, z]: [F; 3], b: &F) -> bool {
        y.square().mul(&z) == x.square().mul(&x).add(&b.mul(&z.square().mul(&z)))
    }

    /// The sum of two points of different `x` on any curve in short form, affine.
    fn sum<F: Coordinate>(p: (F, F), q: (F, F)) -> (F, F) {
        let slope = q.1.sub(&p.1).mul(&q.0.sub(&p.0).invert().unwrap());
        let x = slope.square().sub(&p.0).sub(&q.0);
        (x, slope.mul(&p.0.sub(&x)).sub(&p.1))
    }

    fn affine<F: Coordinate>(x: F, y: F, z: F) -> (F, F) {
        let z = z.invert().unwrap();
        (x.mul(&z), y.mul(&z))
    }

    fn check<F: HashField>(
        curve: &SimplifiedSwu<F>,
        isogeny: impl Fn(&FractionPoint<F>) -> [F; 3],
        b: &F,
        element: impl Fn(u64) -> F,
    ) {
        // Where the denominator is zero: at 0, and where -1 / z is a square at its root, as in a prime field with p = 3
        // mod 4.
        let exceptional = [F::ZERO].into_iter().chain(Option::<F>::from(curve.z.invert().unwrap().neg().sqrt()));
        for (u, i) in exceptional.chain((1..40).map(&element)).zip(0..) {
            let p = curve.map(&u);
            if i == 0 {
                assert!(p.xd == curve.a.mul(&curve.z));
            }
            // On the first curve, with the sign of u.
            let (x, y) = affine(p.xn, p.y.mul(&p.xd), p.xd);
            assert!(y.square() == x.square().add(&curve.a).mul(&x).add(&curve.b));
            assert_eq!(bool::from(y.sgn0()), bool::from(u.sgn0()));
            assert!(on_curve(isogeny(&p), b));
            // A homomorphism: the image of a sum is the sum of the images.
            let q = curve.map(&element(i + 100));
            let s = sum((x, y), affine(q.xn, q.y.mul(&q.xd), q.xd));
            let [x, y, z] = isogeny(&FractionPoint { xn: s.0, xd: F::ONE, xd2: F::ONE, xd3: F::ONE, y: s.1 });
            let [px, py, pz] = isogeny(&p);
            let [qx, qy, qz] = isogeny(&q);
            assert!(affine(x, y, z) == sum(affine(px, py, pz), affine(qx, qy, qz)));
        }
        // The twist undoes the nonsquare: -z for a prime field, -N(z) for its quadratic extension.
        assert!(curve.twist == F::twist(&curve.z) || curve.twist == F::twist(&curve.z).neg());
    }

    /// The kernel of the isogeny onto the curve of G1 is of rational points, and each of its `x` has a `u` that leads
    /// there or none. It goes to infinity, in coordinates that are a point of the complete law.
    #[test]
    fn field_elements_that_lead_to_infinity() {
        let us = [
            "146850b3bdc2495ed73bb803dfaa951a88abff0acb5c7aeac52b48f3c808e87ce3885b98ce916e17caef21a6cbc6b598",
            "ec1d2551f80abe70136a7f42e52133ebddf9b619a88147ae422a98e57581f2b0961dc019c74599f12a1b5513649a2e8",
            "1377c0192d99508a317127abf17c64205c7aad448380027efb47ae73ea231dbd6ecd3f2841b63d309c35bb8fd13e48f0",
            "a2605e5991fcf3e63728a7a1468d79bacaa5f23f3816aadcd38efdd330c6d4f5bbf450f92156e0e23e16e3252bcd042",
        ];
        for u in us.map(fp).into_iter().flat_map(|u| [u, -u]) {
            let p = G1.map(&u);
            let x = p.xn * p.xd.invert().unwrap();
            let kernel = G1_KERNEL.iter().rev().fold(Fp::ZERO, |sum, c| sum * x + *c);
            assert_eq!(kernel, Fp::ZERO);
            let [x, y, z] = to_g1(&p);
            assert!(x == Fp::ZERO && y != Fp::ZERO && z == Fp::ZERO);
            let g = G1Projective::generator();
            let map = <super::super::G1 as HashCurve>::map_to_curve;
            assert!(bool::from(map(&u).is_identity()) && map(&u) + g == g);
            assert_eq!(hash_elements(&[u, Fp::ONE]), map(&Fp::ONE).clear_cofactor());
            assert!(bool::from(hash_elements::<super::super::G1>(&[u, -u]).is_identity()));
        }
    }

    #[test]
    fn isogeny_of_g1() {
        check(&G1, to_g1, &Fp::from_u64(4), Fp::from_u64);
    }

    #[test]
    fn isogeny_of_g2() {
        let b = Fp2::new(Fp::from_u64(4), Fp::from_u64(4));
        check(
            &G2,
            |p| to_g2(p, inlined!(|a: &Fp2| a.mul_by_1_plus_u())),
            &b,
            |i| Fp2::new(Fp::from_u64(i), Fp::from_u64(i * i % 7)),
        );
    }
}

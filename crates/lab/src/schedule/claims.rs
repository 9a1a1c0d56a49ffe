//! What the bodies for 2^255 - 19 are said to compute: formulas over coordinates, for each value of what selects.

use iced_x86::Register;
use num_bigint::BigUint;

use super::ring::Formula;
use crate::trace::bodies::Body;

/// `2^255 - 19`
pub(super) fn p() -> BigUint {
    (BigUint::from(1u8) << 255u8) - 19u8
}

/// `2^256 - 38`: what coordinates and entries of a table are below.
pub(super) fn coordinate() -> BigUint {
    p() * 2u8
}

/// `2^255 + 2^198`: what results are below.
pub(super) fn reduced() -> BigUint {
    (BigUint::from(1u8) << 255u8) + (BigUint::from(1u8) << 198u8)
}

/// Everything that four words hold.
pub(super) fn words() -> BigUint {
    BigUint::from(1u8) << 256u16
}

/// One value of the bit or digit that selects.
pub(super) struct Case {
    /// What comes in registers beside pointers.
    pub(super) registers: Vec<(Register, u64)>,
    /// For each place of the state that the body says something of: what it is then, and below what.
    pub(super) results: Vec<(usize, Formula, BigUint)>,
}

/// The variables' names: the state, then the table's entries.
pub(super) fn names(body: Body) -> Vec<String> {
    let state: &[&str] = match body {
        Body::LadderStep => &["u", "x2", "z2", "x3", "z3"],
        _ => &["X", "Y", "Z", "T"],
    };
    let mut names: Vec<String> = state.iter().map(|&name| name.into()).collect();
    names.extend((names.len()..body.elements()).map(|place| format!("old[{place}]")));
    if body != Body::LadderStep {
        names.splice(10..13, ["y+x", "y-x", "2dxy"].map(Into::into));
    }
    names.extend((0..body.entries()).map(|n| format!("{}({})", ["y+x", "y-x", "2dxy"][n % 3], n / 3 + 1)));
    names
}

/// Below what each element of the state and the table is before.
pub(super) fn bounds(body: Body) -> Vec<BigUint> {
    let said = match body {
        Body::LadderStep => 5,
        _ => 4,
    };
    let state = (0..body.elements()).map(|place| if place < said { coordinate() } else { words() });
    state.chain((0..body.entries()).map(|_| coordinate())).collect()
}

/// What a body is said to compute.
pub(super) fn cases(body: Body) -> Vec<Case> {
    match body {
        Body::LadderStep => [0, 1].map(ladder_step).into(),
        Body::Double | Body::DoubleWithoutT => {
            let [x, y, z, _] = coordinates();
            let (a, b, two) = (x.square(), y.square(), BigUint::from(2u8));
            let (e, h, g) = (x.mul(&y).times(&two), a.add(&b), b.sub(&a));
            let f = z.square().times(&two).sub(&g);
            let mut results = point(&[e, f, g, h]);
            if body == Body::DoubleWithoutT {
                results.pop();
            }
            vec![Case { registers: Vec::new(), results }]
        }
        Body::AddAffine => selections(body, || {
            let [x, y, z, t] = coordinates();
            let [plus, minus, xy2d] = [10, 11, 12].map(|place| Formula::variable(place, &p()));
            let (a, b) = (y.sub(&x).mul(&minus), y.add(&x).mul(&plus));
            let (c, d) = (t.mul(&xy2d), z.add(&z));
            point(&[b.sub(&a), d.sub(&c), d.add(&c), b.add(&a)])
        }),
        Body::Select => selections(body, Vec::new),
    }
}

fn coordinates() -> [Formula; 4] {
    [0, 1, 2, 3].map(|place| Formula::variable(place, &p()))
}

/// `(E F, G H, F G, E H)`
fn point([e, f, g, h]: &[Formula; 4]) -> Vec<(usize, Formula, BigUint)> {
    let coordinates = [e.mul(f), g.mul(h), f.mul(g), e.mul(h)];
    coordinates.into_iter().enumerate().map(|(place, formula)| (place, formula, reduced())).collect()
}

fn ladder_step(swap: u64) -> Case {
    let [u, mut x2, mut z2, mut x3, mut z3] = [0, 1, 2, 3, 4].map(|place| Formula::variable(place, &p()));
    if swap == 1 {
        (x2, z2, x3, z3) = (x3, z3, x2, z2);
    }
    let (a, b, c, d) = (x2.add(&z2), x2.sub(&z2), x3.add(&z3), x3.sub(&z3));
    let (aa, bb, da, cb) = (a.square(), b.square(), d.mul(&a), c.mul(&b));
    let e = aa.sub(&bb);
    let after = [
        aa.mul(&bb),
        e.mul(&aa.add(&e.times(&BigUint::from(121_665u32)))),
        da.add(&cb).square(),
        u.mul(&da.sub(&cb).square()),
    ];
    let results = after.into_iter().enumerate().map(|(n, formula)| (n + 1, formula, reduced()));
    let results = std::iter::once((0, u, coordinate())).chain(results).collect();
    Case { registers: vec![(Register::RSI, swap)], results }
}

/// For each digit what `computed` says, and the entry of that digit in the addend's places.
fn selections(body: Body, computed: impl Fn() -> Vec<(usize, Formula, BigUint)>) -> Vec<Case> {
    let one = |digit: i8| {
        let entry =
            |n: usize| Formula::variable(body.elements() + 3 * (usize::from(digit.unsigned_abs()) - 1) + n, &p());
        let [plus, minus, xy2d] = [0, 1, 2].map(entry);
        let zero = Formula::constant(&BigUint::ZERO, &p());
        let addend = if digit < 0 { [minus, plus, zero.sub(&xy2d)] } else { [plus, minus, xy2d] };
        let mut results = computed();
        results.extend(addend.into_iter().enumerate().map(|(n, formula)| (10 + n, formula, words())));
        let sign = if digit < 0 { u64::MAX } else { 0 };
        let registers = vec![(Register::RDX, u64::from(digit.unsigned_abs())), (Register::RCX, sign)];
        Case { registers, results }
    };
    (-16..=16).filter(|digit| *digit != 0).map(one).collect()
}

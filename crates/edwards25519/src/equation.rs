//! The signature equation `[S]B = R + [k]A`, decided with half as many doublings. Nothing here is for secrets.

use montane_fields::curve25519::FieldForm;
use montane_kernels::cpu::Isa;
use montane_kernels::fe25519::FourLanes;
use montane_kernels::inlined;

use super::lattice::halve_vartime;
use super::point4::Point4;
use super::straus::{Term, sum_of_two};
use super::{Affine, Coordinates, Operation, Scalar, has_small_order, in_best_form, is_identity};
use crate::edwards::{Completed, Projective};

/// The signature equation for a scalar `s`, a hash `k`, a key `a` and a commitment `r`.
///
/// `k` counts as an integer below `L`, so that a component of small order in `A` is multiplied by `k mod L`, as in
/// every cofactorless implementation.
#[derive(Clone, Copy, Debug)]
pub struct Equation<'a> {
    /// `S`
    pub s: &'a Scalar,
    /// `k`, the hash modulo `L`
    pub k: &'a Scalar,
    /// `A`
    pub a: &'a Affine,
    /// `R`
    pub r: &'a Affine,
}

impl Equation<'_> {
    /// The scalar of `B` and the terms of `A` and `R` in `[c]([S]B - [k]A - R)`, for the `c` of [`halve_vartime`].
    fn halved(&self) -> (Scalar, [Term; 2]) {
        let halved = halve_vartime(&self.k.0);
        let c = [halved.c as u64, (halved.c >> 64) as u64, 0, 0];
        let key = Term { scalar: halved.d, point: *self.a, negative: !halved.d_negative };
        let commitment = Term { scalar: c, point: *self.r, negative: true };
        (Scalar(c).mul(self.s), [key, commitment])
    }

    /// `[c]([S]B - [k]A - R)` for some `c` that is odd and not a multiple of `L`: zero exactly if `[S]B = R + [k]A`, of
    /// small order exactly if that holds up to small order.
    #[must_use]
    pub fn defect_vartime<F: FieldForm>(&self, isa: F::Isa) -> Projective<F> {
        let (base, terms) = self.halved();
        sum_of_two::<Completed<F>>(isa, &base, &terms).projective()
    }

    /// [`Self::defect_vartime`] with the coordinates of each point in four vector lanes.
    #[must_use]
    pub fn defect_lanes_vartime<L: FourLanes>(&self, isa: L::Isa) -> Coordinates {
        let (base, terms) = self.halved();
        isa.outline(inlined!(|| sum_of_two::<Point4<L>>(isa, &base, &terms).coordinates()))
    }

    /// Whether the defect has a property, computed in the fastest way.
    fn defect_is(&self, property: impl Property) -> bool {
        struct Defect<'a, P>(&'a Equation<'a>, P);
        impl<P: Property> Operation for Defect<'_, P> {
            type Output = bool;
            fn run<F: FieldForm>(self, isa: F::Isa) -> bool {
                self.1.holds(&in_lanes!(
                    |lanes: Four, Eight| {
                        let defect = self.0.defect_lanes_vartime::<Four>(lanes);
                        let [x, y, z, _] = defect.map(|words| F::from_words(isa, words));
                        Projective { x, y, z }
                    },
                    else self.0.defect_vartime::<F>(isa)
                ))
            }
        }
        in_best_form(Defect(self, property))
    }

    /// `[S]B = R + [k]A`, exactly: the cofactorless rule.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.defect_is(Identity)
    }

    /// `[8][S]B = [8]R + [8][k]A`: the cofactored rule.
    #[must_use]
    pub fn holds_up_to_small_order(&self) -> bool {
        self.defect_is(SmallOrder)
    }
}

/// A property of a point.
trait Property {
    fn holds<F: FieldForm>(&self, p: &Projective<F>) -> bool;
}

struct Identity;
impl Property for Identity {
    fn holds<F: FieldForm>(&self, p: &Projective<F>) -> bool {
        is_identity(p)
    }
}

struct SmallOrder;
impl Property for SmallOrder {
    fn holds<F: FieldForm>(&self, p: &Projective<F>) -> bool {
        has_small_order(p)
    }
}

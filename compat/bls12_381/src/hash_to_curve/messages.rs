//! From a message to a point.

use core::ops::Add;

use super::map::MapToCurve;
use super::{ExpandMessage, HashToField, Message};

/// A group that messages are hashed to.
pub trait HashToCurve<X: ExpandMessage>: MapToCurve + for<'a> Add<&'a Self, Output = Self> {
    /// A point that is indifferentiable from a random one.
    fn hash_to_curve<M: Message>(message: M, dst: &[u8]) -> Self {
        let mut u = [Self::Field::default(); 2];
        Self::Field::hash_to_field::<X, M>(message, dst, &mut u);
        (Self::map_to_curve(&u[0]) + &Self::map_to_curve(&u[1])).clear_h()
    }
    /// A point whose distribution is not uniform.
    fn encode_to_curve<M: Message>(message: M, dst: &[u8]) -> Self {
        let mut u = [Self::Field::default()];
        Self::Field::hash_to_field::<X, M>(message, dst, &mut u);
        Self::map_to_curve(&u[0]).clear_h()
    }
}

impl<G: MapToCurve + for<'a> Add<&'a Self, Output = Self>, X: ExpandMessage> HashToCurve<X> for G {}

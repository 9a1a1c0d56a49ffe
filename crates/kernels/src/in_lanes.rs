//! The choice of a vector type by what the processor has, which code over vectors is compiled for each of.

/// `Some` of an expression with the best vectors of eight lanes that the CPU has: the token, and the name of their
/// type. `None` where there are none. Each kind of vector is compiled: `in_lanes!(512, ..)` leaves out those of two
/// registers of 256 bits.
///
/// ```
/// use montane_kernels::{cpu::Isa, vector::Vector8, in_lanes};
/// fn lanes<V: Vector8>(_: V::Isa) -> usize {
///     V::LANES
/// }
/// assert_eq!(in_lanes!(|isa, V| lanes::<V>(isa)).unwrap_or(8), 8);
/// ```
#[macro_export]
macro_rules! in_lanes {
    (512, |$isa:pat_param, $vector:ident| $value:expr) => {
        if let Some($isa) = <$crate::cpu::Ifma as $crate::cpu::Isa>::detect() {
            type $vector = $crate::vector::Zmm;
            Some($value)
        } else if let Some($isa) = <$crate::cpu::Avx512 as $crate::cpu::Isa>::detect() {
            type $vector = $crate::vector::Zmm<$crate::cpu::Avx512>;
            Some($value)
        } else {
            None
        }
    };
    (|$isa:pat_param, $vector:ident| $value:expr) => {
        if let Some($isa) = <$crate::cpu::Ifma as $crate::cpu::Isa>::detect() {
            type $vector = $crate::vector::Zmm;
            Some($value)
        } else if let Some($isa) = <$crate::cpu::Avx512 as $crate::cpu::Isa>::detect() {
            type $vector = $crate::vector::Zmm<$crate::cpu::Avx512>;
            Some($value)
        } else if let Some($isa) = $crate::cpu::Avx2::preferred() {
            type $vector = $crate::vector::YmmPair;
            Some($value)
        } else {
            None
        }
    };
}

//! Instruction-set levels, and how `MONTANE_ISA` names them.

use super::order::Order;

/// An instruction-set level. Each level includes the ones before it that are of the same processors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Any CPU the compiler can target.
    Portable = 1,
    /// x86-64 assembly of baseline instructions. Every x86-64 has it, and no cap takes it away.
    X86 = 2,
    /// AArch64 assembly of baseline instructions. Every AArch64 has it.
    Aarch64 = 3,
    /// x86-64 with BMI2 (`mulx`) and ADX (`adcx`, `adox`).
    Adx = 4,
    /// The same with AVX2 and fused multiply-add, four floating-point lanes.
    Fma = 5,
    /// The same with AVX-512 F, DQ, BW and VL, eight floating-point lanes.
    Avx512 = 6,
    /// The same with IFMA.
    Ifma = 7,
}

impl Level {
    /// Every level, lowest first.
    pub const ALL: [Self; 7] =
        [Self::Portable, Self::X86, Self::Aarch64, Self::Adx, Self::Fma, Self::Avx512, Self::Ifma];

    /// The values of `MONTANE_ISA`: the levels that can be switched off, and none of them.
    #[cfg(not(target_arch = "aarch64"))]
    pub const CAPS: [Self; 5] = [Self::Portable, Self::Adx, Self::Fma, Self::Avx512, Self::Ifma];

    /// The values of `MONTANE_ISA`: the levels that can be switched off, and none of them.
    #[cfg(target_arch = "aarch64")]
    pub const CAPS: [Self; 2] = [Self::Portable, Self::Aarch64];

    /// What every processor of this target has.
    pub const BASELINE: Self = if cfg!(target_arch = "x86_64") { Self::X86 } else { Self::Portable };

    /// Whether processors of this target can have it.
    pub(super) const fn is_of_this_target(self) -> bool {
        match self {
            Self::Portable => true,
            Self::Aarch64 => cfg!(target_arch = "aarch64"),
            Self::X86 | Self::Adx | Self::Fma | Self::Avx512 | Self::Ifma => cfg!(target_arch = "x86_64"),
        }
    }

    /// The lower-case name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Portable => "portable",
            Self::X86 => "x86",
            Self::Aarch64 => "aarch64",
            Self::Adx => "adx",
            Self::Fma => "fma",
            Self::Avx512 => "avx512",
            Self::Ifma => "ifma",
        }
    }

    /// The cap that a value of `MONTANE_ISA` names, and the order if it names one; or `None`.
    #[must_use]
    pub fn cap(value: &str) -> Option<(Self, Option<Order>)> {
        Self::CAPS.into_iter().find_map(|cap| {
            let order = match value.strip_prefix(cap.name())? {
                "" => None,
                // Portable code has the compiler's order.
                rest if cap >= Self::Adx => {
                    let name = rest.strip_prefix('-')?;
                    Some(Order::ALL.into_iter().find(|order| order.name() == name)?)
                }
                _ => return None,
            };
            Some((cap, order))
        })
    }
}

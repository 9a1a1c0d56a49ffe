//! Which microarchitecture this is, by the processor's family and model.

/// The microarchitectures whose costs are known here, and any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Microarchitecture {
    /// Intel Golden Cove and what kept its ports: Raptor Cove, Redwood Cove.
    GoldenCove,
    /// Intel Skylake to Comet Lake and Cascade Lake.
    Skylake,
    /// AMD Zen 2.
    Zen2,
    /// AMD Zen 3.
    Zen3,
    /// AMD Zen 4.
    Zen4,
    /// AMD Zen 5.
    Zen5,
    /// Any other.
    Unknown,
}

impl Microarchitecture {
    /// The name that its maker gives it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::GoldenCove => "Golden Cove",
            Self::Skylake => "Skylake",
            Self::Zen2 => "Zen 2",
            Self::Zen3 => "Zen 3",
            Self::Zen4 => "Zen 4",
            Self::Zen5 => "Zen 5",
            Self::Unknown => "unknown",
        }
    }

    /// Of a vendor (as `cpuid` spells it), family and model.
    #[must_use]
    pub const fn of(vendor: &[u8; 12], family: u32, model: u32) -> Self {
        match (vendor, family, model) {
            // Sapphire and Emerald Rapids; Alder and Raptor Lake; Granite Rapids, Meteor Lake.
            (b"GenuineIntel", 6, 0x8f | 0xcf | 0x97 | 0x9a | 0xb7 | 0xba | 0xbf | 0xad | 0xae | 0xaa | 0xac) => {
                Self::GoldenCove
            }
            (b"GenuineIntel", 6, 0x4e | 0x5e | 0x55 | 0x8e | 0x9e | 0xa5 | 0xa6) => Self::Skylake,
            (b"AuthenticAMD", 0x17, 0x30..=0xff) => Self::Zen2,
            (b"AuthenticAMD", 0x19, 0x00..=0x0f | 0x20..=0x5f) => Self::Zen3,
            (b"AuthenticAMD", 0x19, 0x10..=0x1f | 0x60..=0x7f | 0xa0..=0xaf) => Self::Zen4,
            (b"AuthenticAMD", 0x1a, _) => Self::Zen5,
            _ => Self::Unknown,
        }
    }

    /// Of the processor that this runs on.
    #[must_use]
    pub fn here() -> Self {
        #[cfg(target_arch = "x86_64")]
        {
            use core::arch::x86_64::__cpuid;
            let leaf0 = __cpuid(0);
            let mut vendor = [0; 12];
            for (part, register) in vendor.chunks_exact_mut(4).zip([leaf0.ebx, leaf0.edx, leaf0.ecx]) {
                part.copy_from_slice(&register.to_le_bytes());
            }
            let (family, model) = family_and_model(__cpuid(1).eax);
            Self::of(&vendor, family, model)
        }
        #[cfg(not(target_arch = "x86_64"))]
        Self::Unknown
    }
}

/// Family and model out of leaf 1's `eax`: the extended fields count for families 6 and 15, to which they are added.
#[cfg(any(target_arch = "x86_64", test))]
const fn family_and_model(eax: u32) -> (u32, u32) {
    let (family, model) = (eax >> 8 & 0xf, eax >> 4 & 0xf);
    let (extended_family, extended_model) = (eax >> 20 & 0xff, eax >> 16 & 0xf);
    let family = if family == 15 { family + extended_family } else { family };
    (family, if family == 6 || family >= 15 { extended_model << 4 | model } else { model })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Signatures that the makers' guides list: an EPYC 7002, an EPYC 7001, an EPYC 7003, a Ryzen 7000, an EPYC 9005, a
    /// Xeon of Emerald Rapids, a Xeon of Skylake.
    #[test]
    fn signatures() {
        for (vendor, eax, expected) in [
            (b"AuthenticAMD", 0x0083_0f10, Microarchitecture::Zen2),
            (b"AuthenticAMD", 0x0080_0f11, Microarchitecture::Unknown),
            (b"AuthenticAMD", 0x00a0_0f11, Microarchitecture::Zen3),
            (b"AuthenticAMD", 0x00a6_0f12, Microarchitecture::Zen4),
            (b"AuthenticAMD", 0x00b0_0f21, Microarchitecture::Zen5),
            (b"GenuineIntel", 0x000c_06f2, Microarchitecture::GoldenCove),
            (b"GenuineIntel", 0x0005_0654, Microarchitecture::Skylake),
            (b"GenuineIntel", 0x0003_06c3, Microarchitecture::Unknown),
        ] {
            let (family, model) = family_and_model(eax);
            assert_eq!(Microarchitecture::of(vendor, family, model), expected, "{eax:#x}");
        }
    }
}

//! Which group holds the keys and which the signatures.

use alloc::vec::Vec;
use core::fmt;

use montane_curves::bls12_381::{Bls12, G1, G2};
use montane_curves::gt::MillerLoopResult;
use montane_curves::hash_to_curve::{HashCurve, Tag};
use montane_curves::weierstrass::{Affine, Curve};
use montane_fields::bls12_381::R;

/// A choice of groups. Sealed: [`MinPk`] and [`MinSig`].
pub trait Variant: sealed::Sealed + Copy + fmt::Debug + Eq + 'static {
    /// The group of public keys.
    type Key: Curve<Order = R>;
    /// The group of signatures.
    type Sig: HashCurve<Order = R>;

    /// The tag of the basic scheme (section 4.2.1 of the draft).
    const BASIC_DST: Tag<'static>;
    /// The tag of the message augmentation scheme (section 4.2.2).
    const AUG_DST: Tag<'static>;
    /// The tag of the proof of possession scheme (section 4.2.3).
    const POP_DST: Tag<'static>;
    /// The tag of proofs of possession themselves.
    const POP_PROVE_DST: Tag<'static>;

    /// The product of the Miller functions of the terms.
    #[doc(hidden)]
    fn miller_loop(terms: &[(&Affine<Self::Key>, &Affine<Self::Sig>)]) -> MillerLoopResult<Bls12>;
}

mod sealed {
    #[doc(hidden)]
    pub trait Sealed {}
    impl Sealed for super::MinPk {}
    impl Sealed for super::MinSig {}
}

/// Minimal public key size: keys in G1, signatures in G2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MinPk;

/// Minimal signature size: keys in G2, signatures in G1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MinSig;

/// Whether the product of pairings is 1.
pub(super) fn is_one(product: &MillerLoopResult<Bls12>) -> bool {
    product.is_trivial().into()
}

impl Variant for MinPk {
    type Key = G1;
    type Sig = G2;
    const BASIC_DST: Tag<'static> = Tag::new(b"BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_");
    const AUG_DST: Tag<'static> = Tag::new(b"BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_AUG_");
    const POP_DST: Tag<'static> = Tag::new(b"BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_");
    const POP_PROVE_DST: Tag<'static> = Tag::new(b"BLS_POP_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_");

    #[doc(hidden)]
    fn miller_loop(terms: &[(&Affine<G1>, &Affine<G2>)]) -> MillerLoopResult<Bls12> {
        MillerLoopResult::of(terms)
    }
}

impl Variant for MinSig {
    type Key = G2;
    type Sig = G1;
    const BASIC_DST: Tag<'static> = Tag::new(b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_");
    const AUG_DST: Tag<'static> = Tag::new(b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_AUG_");
    const POP_DST: Tag<'static> = Tag::new(b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_POP_");
    const POP_PROVE_DST: Tag<'static> = Tag::new(b"BLS_POP_BLS12381G1_XMD:SHA-256_SSWU_RO_POP_");

    #[doc(hidden)]
    fn miller_loop(terms: &[(&Affine<G2>, &Affine<G1>)]) -> MillerLoopResult<Bls12> {
        MillerLoopResult::of(&terms.iter().map(|(key, sig)| (*sig, *key)).collect::<Vec<_>>())
    }
}

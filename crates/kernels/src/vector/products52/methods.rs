//! The products of a [`Vector`](crate::vector::Vector) of doubles: which body makes each.

/// The products of a [`Vector`](crate::vector::Vector) of eight lanes by the bodies of a module, in so many parts.
macro_rules! products {
    ($module:ident, $reduced:ident, $parts:literal) => {
        const CARRIES: bool = true;
        const SETS_ROUNDING: bool = $parts == 2;

        #[inline(always)]
        fn mul_acc<const L: usize>(t: &mut [Self; COLUMNS], a: &[Self; L], b: &[Self; L]) {
            let (t, a, b) = (t.as_mut_ptr().cast(), a.as_ptr().cast(), b.as_ptr().cast());
            // SAFETY: the operands prove the features, and have as many limbs and columns of eight words; the limbs are
            // normalised.
            unsafe { $module::accumulate::<L>(t, a, b, $parts) }
        }
        #[inline(always)]
        fn dot<const L: usize, const T: usize>(isa: Self::Isa, terms: [[&[Self; L]; 2]; T]) -> [Self; COLUMNS] {
            if L != 8 || T == 0 || T > $crate::vector::products52::dot::MOST {
                return $crate::vector::register::in_turn(isa, terms);
            }
            let terms = terms.map(|term| term.map(|limbs| limbs.as_ptr().cast::<u64>()));
            let mut out = core::mem::MaybeUninit::<[Self; COLUMNS]>::uninit();
            // SAFETY: the token proves the features; the operands have eight limbs of eight words, which are
            // normalised; the body writes every column.
            unsafe {
                $crate::vector::products52::dot::$module(out.as_mut_ptr().cast(), &terms);
                out.assume_init()
            }
        }
        #[inline(always)]
        fn dot_reduced<const L: usize, const T: usize>(terms: [[&[Self; L]; 2]; T], k: &Modulus52<L>) -> [Self; L] {
            const { assert!(T > 0, "a reduced sum has at least one term") };
            if T == 1 {
                return Self::mul(terms[0][0], terms[0][1], k);
            }
            if L != 8 || T > $crate::vector::products52::dot::MOST {
                return Self::reduce(&Self::dot(terms[0][0][0].isa(), terms), k);
            }
            let terms = terms.map(|term| term.map(|limbs| limbs.as_ptr().cast::<u64>()));
            let mut out = core::mem::MaybeUninit::<[Self; L]>::uninit();
            // SAFETY: as above; the body writes every limb.
            unsafe {
                $crate::vector::products52::dot::$reduced(
                    out.as_mut_ptr().cast(),
                    &terms,
                    $crate::vector::products52::factors(k),
                );
                out.assume_init()
            }
        }
        #[inline(always)]
        fn square_columns<const L: usize>(a: &[Self; L]) -> [Self; COLUMNS] {
            let mut t = [Self::splat(a[0].isa(), 0); COLUMNS];
            Self::mul_acc(&mut t, a, a);
            t
        }
        #[inline(always)]
        fn reduce<const L: usize>(t: &[Self; COLUMNS], k: &Modulus52<L>) -> [Self; L] {
            let mut out = core::mem::MaybeUninit::<[Self; L]>::uninit();
            // SAFETY: as above; the body writes every limb.
            unsafe {
                $module::reduce(out.as_mut_ptr().cast(), t.as_ptr().cast(), k, $parts);
                out.assume_init()
            }
        }
        #[inline(always)]
        fn mul<const L: usize>(a: &[Self; L], b: &[Self; L], k: &Modulus52<L>) -> [Self; L] {
            let mut out = core::mem::MaybeUninit::<[Self; L]>::uninit();
            // SAFETY: as above; the body writes every limb.
            unsafe {
                $module::mul(out.as_mut_ptr().cast(), a.as_ptr().cast(), b.as_ptr().cast(), k, $parts);
                out.assume_init()
            }
        }
        fn number(limb: u64) -> u64 {
            (limb as f64).to_bits()
        }
        #[inline(always)]
        fn mul_each_by_rows<const L: usize, const K: usize>(
            a: &[[Self; L]; K],
            rows: &[[u64; L]; L],
            k: &Modulus52<L>,
        ) -> [[Self; L]; K] {
            const { assert!(K > 0, "there is a part to begin with") };
            let mut out = core::mem::MaybeUninit::<[[Self; L]; K]>::uninit();
            // SAFETY: as above; the body writes every limb of each.
            unsafe {
                $module::mul_by_rows(out.as_mut_ptr().cast(), a.as_ptr().cast(), rows, k, $parts * K);
                out.assume_init()
            }
        }
        #[inline(always)]
        fn square<const L: usize>(a: &[Self; L], k: &Modulus52<L>) -> [Self; L] {
            let mut out = core::mem::MaybeUninit::<[Self; L]>::uninit();
            // SAFETY: as above; the body writes every limb.
            unsafe {
                $module::square(out.as_mut_ptr().cast(), a.as_ptr().cast(), k, $parts);
                out.assume_init()
            }
        }
    };
}
pub(crate) use products;

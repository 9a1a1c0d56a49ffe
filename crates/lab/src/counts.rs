//! `montane counts`: how many field operations towers, groups and pairings take, apart from time.

use montane_curves::bls12_381::Bls12;
use montane_curves::bn254::Bn256;
use montane_curves::gt::MillerLoopResult;
use montane_curves::miller::{G2Prepared, multi_miller_loop};
use montane_curves::pairing::{Pairing, Twist};
use montane_curves::weierstrass::{Affine, Projective};
use montane_fields::Field;
use montane_fields::compressed::Compressed;
use montane_fields::cubic::{Fp6, Tower};
use montane_fields::quadratic::Fp2;
use montane_fields::twelfth::Fp12;
use serde::Serialize;

use crate::command::{self, Error, Outcome};
use crate::formulas::counted::{Counted, Counts, count};
use crate::formulas::{Formulas, Over, Steps};

/// Count the field operations of towers, groups and pairings.
///
/// The formulas that everyone runs are run over a field that counts; nothing is timed.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// bls12-381 or bn254. Without it: both.
    curve: Option<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// One operation and what it takes.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// The operation.
    pub operation: &'static str,
    /// What it takes.
    #[serde(flatten)]
    pub counts: Counts,
}

/// The operations of one curve.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The curve.
    pub curve: &'static str,
    /// Its operations.
    pub rows: Vec<Row>,
}

macro_rules! steps {
    ($($(#[$doc:meta])* $name:ident = $digits:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        struct $name;
        impl<E: Pairing> Steps<E> for $name {
            const LOOP: &'static [i8] = &$digits;
            const FROBENIUS_LINES: bool = false;
        }
    )*};
}

steps! {
    /// One doubling step; the first has no square of `f`.
    One = [0];
    /// Two doubling steps.
    Two = [0, 0];
    /// Two doubling steps and one addition.
    TwoAndOne = [0, 1];
}

type Base<E> = Counted<<<E as Pairing>::Tower as Tower>::F>;

/// The Miller loop of one pair with the steps `S`.
fn miller<E: Formulas, S: Steps<E>>(pairs: usize) -> Counts {
    let (p, q) = (Affine::generator(), Affine::generator());
    count(|| MillerLoopResult::<Over<E, Base<E>, S>>::of(&vec![(&p, &q); pairs])).0
}

impl Report {
    /// Counts everything of `E`.
    #[must_use]
    pub fn of<E: Formulas>() -> Self {
        type Curve<E> = Over<E, Base<E>>;
        type T<E> = <Curve<E> as Pairing>::Tower;
        let (p, q) = (Affine::generator(), Affine::generator());
        let result = MillerLoopResult::<Curve<E>>::of(&[(&p, &q)]);
        let f = *result.final_exponentiation().as_fp12();
        let (a6, a2): (Fp6<T<E>>, Fp2<Base<E>>) = (f.c0, f.c0.c0);
        let compressed = Compressed::from(&f);
        let prepared = G2Prepared::<Curve<E>>::from(&q);
        let (one, two) = (miller::<E, One>(1), miller::<E, Two>(1));
        let mut rows = Vec::new();
        let mut row = |operation, counts| rows.push(Row { operation, counts });
        row("Fp2 product", count(|| Field::mul(&a2, &a2)).0);
        row("Fp2 square", count(|| Field::square(&a2)).0);
        row("Fp6 product", count(|| Field::mul(&a6, &a6)).0);
        row("Fp6 square", count(|| Field::square(&a6)).0);
        row("Fp12 product", count(|| Field::mul(&f, &f)).0);
        row("Fp12 square", count(|| Field::square(&f)).0);
        row("Fp12 product with a line", {
            count(|| match E::TWIST {
                Twist::M => f.mul_by_023(&a2, &a2, &a2),
                Twist::D => f.mul_by_013(&a2, &a2, &a2),
            })
            .0
        });
        row("Fp12 cyclotomic square", count(|| f.cyclotomic_square()).0);
        row("Fp12 compressed square", count(|| compressed.square()).0);
        row("Fp12 inverse", count(|| Fp12::invert(&f)).0);
        group_law::<<Curve<E> as Pairing>::G1>(["G1 doubling", "G1 addition", "G1 mixed addition"], &mut row);
        group_law::<<Curve<E> as Pairing>::G2>(["G2 doubling", "G2 addition", "G2 mixed addition"], &mut row);
        row("Miller doubling step", two - one);
        row("Miller addition step", miller::<E, TwoAndOne>(1) - two);
        row("Miller loop", miller::<E, crate::formulas::Whole>(1));
        row("Miller loop, each further pair", {
            miller::<E, crate::formulas::Whole>(2) - miller::<E, crate::formulas::Whole>(1)
        });
        row("Miller loop, G2 prepared", count(|| multi_miller_loop::<Curve<E>>(&[(&p, &prepared)])).0);
        row("final exponentiation", count(|| result.final_exponentiation()).0);
        row("pairing", count(|| MillerLoopResult::<Curve<E>>::of(&[(&p, &q)]).final_exponentiation()).0);
        Self { curve: E::NAME, rows }
    }

    fn text(&self) -> String {
        let mut out = format!("{}\n{:32}", self.curve, "");
        for head in ["products", "squares", "additions", "unreduced", "reductions", "inversions"] {
            out.push_str(&format!("{head:>11}"));
        }
        out.push('\n');
        for Row { operation, counts: c } in &self.rows {
            out.push_str(&format!("{operation:32}"));
            for n in [c.products, c.squares, c.additions, c.wide_additions, c.reductions, c.inversions] {
                out.push_str(&format!("{n:>11}"));
            }
            out.push('\n');
        }
        out
    }
}

fn group_law<C: montane_curves::weierstrass::Curve>(
    [double, add, mixed]: [&'static str; 3],
    row: &mut impl FnMut(&'static str, Counts),
) {
    let g = Projective::<C>::generator();
    let affine = Affine::generator();
    row(double, count(|| g.double()).0);
    row(add, count(|| g + g).0);
    row(mixed, count(|| g + affine).0);
}

/// What the columns mean.
const NOTES: &str = "
products    of two elements of the base field Fp; squares are counted beside them
additions   sums, differences, negatives and doubles in Fp
unreduced   sums and differences of products before they are reduced
reductions  as few as the formulas allow. Montgomery arithmetic in 64-bit limbs reduces each product
            as it is made (every product and square there is a reduction, and an unreduced sum an
            ordinary one), and multiplies in Fp2 by a kernel of four products and two reductions;
            vector lanes delay reductions as counted here
";

/// Runs the subcommand.
///
/// # Errors
/// [`Error::Usage`] for a name that no curve has.
pub fn run(args: &Args) -> Result<Outcome, Error> {
    let all: [(&str, fn() -> Report); 2] = [(Bls12::NAME, Report::of::<Bls12>), (Bn256::NAME, Report::of::<Bn256>)];
    let name = args.curve.as_deref().map(str::to_ascii_lowercase);
    let reports: Vec<Report> = all
        .iter()
        .filter(|(curve, _)| name.as_ref().is_none_or(|name| name == curve))
        .map(|(_, report)| report())
        .collect();
    if reports.is_empty() {
        let names = all.map(|(name, _)| name).join(", ");
        return Err(Error::Usage(format!("unknown curve '{}'; choose from: {names}", name.unwrap_or_default())));
    }
    let text = if args.json {
        command::json(&reports)
    } else {
        reports.iter().map(Report::text).collect::<Vec<_>>().join("\n") + NOTES
    };
    command::print(&text)?;
    Ok(Outcome::Success)
}

#[cfg(test)]
mod tests {
    use montane_fields::{bls12_381, bn254};

    use super::*;

    /// Over the field that counts, the pairing is the pairing.
    fn same_value<E: Formulas>() {
        let counted = montane_curves::gt::pairing::<Over<E, Base<E>>>(&Affine::generator(), &Affine::generator());
        let plain = montane_curves::gt::pairing::<E>(&Affine::generator(), &Affine::generator());
        let values = counted.as_fp12().coefficients().map(|c| Fp2::new(c.c0.0, c.c1.0));
        assert_eq!(Fp12::<<E as Pairing>::Tower>::from_coefficients(values), *plain.as_fp12());
    }

    #[test]
    fn counting_changes_nothing() {
        same_value::<Bls12>();
        same_value::<Bn256>();
    }

    // Products and squares of Fp, by hand. M2 and S2: Karatsuba, and the complex method.
    const M2: u64 = 3;
    const S2: u64 = 2;
    /// Karatsuba over three coefficients, six products (Devegili et al., eprint 2006/471).
    const M6: u64 = 6 * M2;
    /// Chung and Hasan's SQR2: two products, three squares.
    const S6: u64 = 2 * M2 + 3 * S2;
    /// Karatsuba over Karatsuba: 54.
    const M12: u64 = 3 * M6;
    /// The complex method: two products.
    const S12: u64 = 2 * M6;
    /// A line has three coefficients of six: 5 + 3 + 5 products.
    const LINE: u64 = 13 * M2;
    /// Two lines have nine products of coefficients, six by Karatsuba's method.
    const LINES: u64 = 6 * M2;
    /// Granger and Scott (eprint 2009/565): three squares in Fp4, each three squares in Fp2.
    const CYCLOTOMIC: u64 = 3 * 3 * S2;
    /// Karabina (eprint 2010/542): two of the three.
    const COMPRESSED: u64 = 2 * 3 * S2;
    /// Five of the six coefficients of the Frobenius map are multiplied.
    const FROBENIUS: u64 = 5 * M2;
    /// The same by elements of Fp, which are norms: two squares each.
    const FROBENIUS2: u64 = 5 * 2 + 5 * 2;
    /// Without the inversion of Fp: the norm and two products.
    const INVERSE2: u64 = 2 + 2;
    /// Cofactors: three squares, three products; their norm and the result: three products each.
    const INVERSE6: u64 = 3 * S2 + 9 * M2 + INVERSE2;
    /// The norm's two squares, the inverse of the norm, two products.
    const INVERSE12: u64 = 2 * S6 + INVERSE6 + 2 * M6;
    /// `f^((p^6 - 1)(p^2 + 1))`
    const EASY: u64 = INVERSE12 + M12 + FROBENIUS2 + M12;
    /// Aranha et al. (eprint 2013/722): three products and six squares; and the line at P.
    const DOUBLE: u64 = 3 * M2 + 6 * S2 + 2 * 2;
    /// The same source: eleven products and two squares; and the line at P.
    const ADD: u64 = 11 * M2 + 2 * S2 + 2 * 2;

    fn of(report: &Report, operation: &str) -> Counts {
        report.rows.iter().find(|row| row.operation == operation).expect("the row is there").counts
    }

    /// What both curves share.
    fn tower_and_groups(report: &Report, g2_mul_by_3b: u64) {
        let is = |operation, multiplications, reductions| {
            let counts = of(report, operation);
            assert_eq!((counts.multiplications(), counts.reductions), (multiplications, reductions), "{operation}");
        };
        is("Fp2 product", M2, 2);
        is("Fp2 square", S2, 2);
        is("Fp6 product", M6, 6);
        is("Fp6 square", S6, 6);
        is("Fp12 product", M12, 12);
        is("Fp12 square", S12, 12);
        is("Fp12 product with a line", LINE, 12);
        is("Fp12 cyclotomic square", CYCLOTOMIC, 12);
        is("Fp12 compressed square", COMPRESSED, 8);
        // Renes, Costello, Batina (eprint 2015/1060), algorithms 9, 7 and 8: products by 3b are additions in G1.
        is("G1 doubling", 6 + 2, 7);
        is("G1 addition", 12, 9);
        is("G1 mixed addition", 11, 8);
        is("G2 doubling", 6 * M2 + 2 * S2 + g2_mul_by_3b, 2 * 7 + 2 * g2_mul_by_3b / M2);
        is("G2 addition", 12 * M2 + 2 * g2_mul_by_3b, 2 * 9 + 4 * g2_mul_by_3b / M2);
        is("G2 mixed addition", 11 * M2 + 2 * g2_mul_by_3b, 2 * 8 + 4 * g2_mul_by_3b / M2);
        assert_eq!(of(report, "Fp12 inverse").multiplications(), INVERSE12);
        assert_eq!(of(report, "Fp12 inverse").inversions, 1);
        assert_eq!(of(report, "Miller doubling step").multiplications(), S12 + DOUBLE + g2_mul_by_3b + LINE);
        assert_eq!(of(report, "Miller addition step").multiplications(), ADD + LINE);
        let [miller, finish, pairing] =
            ["Miller loop", "final exponentiation", "pairing"].map(|operation| of(report, operation));
        assert_eq!(pairing, miller + finish);
    }

    #[test]
    fn bls12_381_by_hand() {
        let report = Report::of::<Bls12>();
        tower_and_groups(&report, 0);
        let x = bls12_381::X_ABS;
        let (doublings, additions) = (u64::from(x.ilog2()), u64::from(x.count_ones()) - 1);
        assert_eq!((doublings, additions), (63, 5));
        // The first step's two lines are multiplied with each other and begin the product.
        let begin = (doublings - 1) * S12 + LINES - 2 * LINE;
        let lines = doublings * DOUBLE + additions * ADD + (doublings + additions) * LINE;
        assert_eq!(of(&report, "Miller loop").multiplications(), begin + lines);
        assert_eq!(of(&report, "Miller loop, each further pair").multiplications(), lines);
        // Prepared: two products by the coordinates of P, and the line's, for each line.
        let prepared = begin + (doublings + additions) * (2 * 2 + LINE);
        assert_eq!(of(&report, "Miller loop, G2 prepared").multiplications(), prepared);
        // The power x, 2^16 + 2^48 + 105 2^57: 57 compressed squares, three elements decompressed with one inversion;
        // of the third the power 15 * 7 with 7 squares and two products; and two products of the three.
        let fraction = 2 * S2 + M2;
        let simultaneous = 4 * M2;
        let coefficients = S2 + 2 * M2;
        let decompress = 3 * (fraction + simultaneous + coefficients) + INVERSE2;
        let power = 57 * COMPRESSED + decompress + 7 * CYCLOTOMIC + 4 * M12;
        // (x - 1)^2 (x + p)(x^2 + p^2 - 1) + 3 (Hayashida et al., eprint 2020/875).
        let hard = 5 * power + 7 * M12 + FROBENIUS + FROBENIUS2 + CYCLOTOMIC;
        let finish = of(&report, "final exponentiation");
        assert_eq!((finish.multiplications(), finish.inversions), (EASY + hard, 6));
    }

    /// Nonzero digits of the non-adjacent form: where `x` and `3x` differ (Reitwiesner).
    fn naf_weight(x: u128) -> u64 {
        u64::from((x ^ (3 * x)).count_ones())
    }

    #[test]
    fn bn254_by_hand() {
        let report = Report::of::<Bn256>();
        tower_and_groups(&report, M2);
        let x = u128::from(bn254::X);
        // 6x + 2 has 65 bits and a form of 66 digits.
        let (doublings, additions) = (65, naf_weight(6 * x + 2) - 1);
        // The first step has one line, which is squared as it is; two pairs have two, which are multiplied with each
        // other.
        let begin = (doublings - 1) * S12 - LINE;
        // Two more lines, through psi(Q) and psi^2(Q): one and two maps of two products each.
        let lines = doublings * (DOUBLE + M2) + (additions + 2) * ADD + (doublings + additions + 2) * LINE + 3 * 2 * M2;
        assert_eq!(of(&report, "Miller loop").multiplications(), begin + lines);
        assert_eq!(of(&report, "Miller loop, each further pair").multiplications(), lines + LINES - LINE);
        // x has 63 bits and a form of 63 digits.
        let power = 62 * CYCLOTOMIC + (naf_weight(x) - 1) * M12;
        let hard = 3 * power + 3 * CYCLOTOMIC + 10 * M12 + 2 * FROBENIUS + 2 * FROBENIUS2;
        let finish = of(&report, "final exponentiation");
        assert_eq!((finish.multiplications(), finish.inversions), (EASY + hard, 1));
    }
}

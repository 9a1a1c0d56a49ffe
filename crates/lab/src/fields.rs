//! `montane fields`: the named primes, and everything that is derived from one.

use montane_contenders::registry;
use montane_fields::bezout::Bezout;
use montane_fields::primes::Prime;
use montane_kernels::{Kernel, Params};
use num_bigint::BigUint;
use serde::Serialize;

use crate::command::{self, Error, Outcome};
use crate::oracle::from_words;

/// List the named primes, or print everything that is derived from one.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A name, or its beginning up to a dash (`bn254` is both fields of BN254). Without it: the list.
    name: Option<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// One line of the list.
#[derive(Clone, Debug, Serialize)]
struct Summary {
    name: &'static str,
    bits: u64,
    limbs: usize,
    p: String,
}

/// What is derived from a prime `p` of `N` limbs; `R = 2^(64N)`. Numbers are hexadecimal.
#[derive(Clone, Debug, Serialize)]
pub struct Constants {
    /// The name.
    pub name: &'static str,
    /// The bits of `p`.
    pub bits: u64,
    /// `N`.
    pub limbs: usize,
    /// The prime.
    pub p: String,
    /// `R mod p`, the Montgomery form of 1.
    pub r: String,
    /// `R^2 mod p`, which takes a number to Montgomery form.
    pub r2: String,
    /// `R^3 mod p`.
    pub r3: String,
    /// `R' = R^-1 mod p`, of the Bezout pair `R R' - p p' = 1`.
    pub r_inverse: String,
    /// `p' = -p^-1 mod R`, the other half of the pair.
    pub p_prime: String,
    /// `-p^-1 mod 2^64`, the lowest limb of `p'`.
    pub n0: String,
    /// `2^(64N) - p`: adding it modulo `R` subtracts `p`.
    pub correction: String,
    /// The zero bits above `p` in its limbs.
    pub spare_bits: u32,
    /// How often 2 divides `p - 1`.
    pub two_adicity: u64,
    /// The kernels of this limb count: `ok`, or why not here.
    pub kernels: Vec<KernelStatus>,
}

/// Whether a kernel takes the prime on this machine.
#[derive(Clone, Debug, Serialize)]
pub struct KernelStatus {
    /// The kernel.
    pub kernel: String,
    /// `ok`, or the rule or instruction set that is missing.
    pub status: String,
}

fn hex(limbs: &[u64]) -> String {
    format!("{:#x}", from_words(limbs))
}

impl Constants {
    /// Of a named prime.
    #[must_use]
    pub fn of(prime: &Prime) -> Self {
        match prime.p.len() {
            4 => Self::derive::<4>(prime),
            6 => Self::derive::<6>(prime),
            9 => Self::derive::<9>(prime),
            limbs => unreachable!("no named prime has {limbs} limbs; a test goes through them all"),
        }
    }

    fn derive<const N: usize>(prime: &Prime) -> Self {
        let p: [u64; N] = prime.p.try_into().expect("the caller chose N");
        let k = Params::new(p);
        let Bezout { r_inverse, p_prime } = Bezout::new(p);
        let number = from_words(&p);
        let status = |kernel: &Kernel| KernelStatus {
            kernel: kernel.name(),
            status: kernel.bind(&p).map_or_else(|why| why.to_string(), |_| "ok".into()),
        };
        Self {
            name: prime.name,
            bits: number.bits(),
            limbs: N,
            p: hex(&p),
            r: hex(&k.r),
            r2: hex(&k.r2),
            r3: hex(&k.r3),
            r_inverse: hex(&r_inverse),
            p_prime: hex(&p_prime),
            n0: hex(&[k.n0]),
            correction: format!("{:#x}", (BigUint::from(1u32) << (64 * N)) - &number),
            spare_bits: k.spare_bits(),
            two_adicity: (number - 1u32).trailing_zeros().unwrap_or(0),
            kernels: registry::all().filter(|kernel| kernel.limbs == N).map(status).collect(),
        }
    }

    fn text(&self) -> String {
        let Self {
            name, bits, limbs, p, r, r2, r3, r_inverse, p_prime, n0, correction, spare_bits, two_adicity, ..
        } = self;
        let width = 64 * limbs;
        let mut out = format!(
            "{name}: {bits} bits, {limbs} limbs, R = 2^{width}

p                  {p}
R mod p            {r}
R^2 mod p          {r2}
R^3 mod p          {r3}
R' = R^-1 mod p    {r_inverse}
p' = -p^-1 mod R   {p_prime}
                   R R' - p p' = 1
n0 = p' mod 2^64   {n0}
2^{width} - p{pad}{correction}
spare bits         {spare_bits}
2-adicity of p - 1 {two_adicity}

kernels
",
            pad = " ".repeat(19 - "2^ - p".len() - width.to_string().len()),
        );
        let mut statuses: Vec<&str> = self.kernels.iter().map(|k| k.status.as_str()).collect();
        statuses.sort_by_key(|status| (*status != "ok", *status));
        statuses.dedup();
        for status in statuses {
            let names: Vec<&str> =
                self.kernels.iter().filter(|k| k.status == status).map(|k| k.kernel.as_str()).collect();
            out.push_str(&format!("  {status}\n{}", command::wrapped(&names, 4, 100)));
        }
        out
    }
}

/// Runs the subcommand.
///
/// # Errors
/// [`Error::Usage`] for a name that no prime has.
pub fn run(args: &Args) -> Result<Outcome, Error> {
    let primes = command::primes(args.name.as_slice())?;
    let text = if args.name.is_some() {
        let constants: Vec<Constants> = primes.into_iter().map(Constants::of).collect();
        match (args.json, constants.as_slice()) {
            (true, [one]) => command::json(one),
            (true, many) => command::json(&many),
            (false, any) => any.iter().map(Constants::text).collect::<Vec<_>>().join("\n"),
        }
    } else {
        let summary = |prime: &&Prime| Summary {
            name: prime.name,
            bits: from_words(prime.p).bits(),
            limbs: prime.p.len(),
            p: hex(prime.p),
        };
        let list: Vec<Summary> = primes.iter().map(summary).collect();
        if args.json {
            command::json(&list)
        } else {
            list.iter().map(|s| format!("{:18} {:3} bits {:2} limbs\n", s.name, s.bits, s.limbs)).collect()
        }
    };
    command::print(&text)?;
    Ok(Outcome::Success)
}

#[cfg(test)]
mod tests {
    use super::*;
    use montane_fields::primes::PRIMES;

    #[test]
    fn every_named_prime_has_constants() {
        for prime in PRIMES {
            let constants = Constants::of(prime);
            assert_eq!(constants.limbs, prime.p.len());
            assert!(constants.text().lines().next().is_some_and(|line| line.starts_with(prime.name)));
        }
    }
}

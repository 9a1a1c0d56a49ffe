//! What can be traced: every kernel, and whole operations on secrets. Run in the child process.

use montane_contenders::probe::PROBES;
use montane_contenders::registry;
use montane_fields::primes::{PRIMES, Prime};
use montane_kernels::Kernel;
use montane_kernels::cpu::Level;
use montane_kernels::kernel::{Bind, BindError};
use montane_operations::{Operation, find};
use serde::{Deserialize, Serialize};

use super::bodies::Body;
use super::record::{Layout, Region};
use super::{Target, step};
use crate::command::Error;
use crate::{oracle, scale};

/// Traced inputs of a kernel: boundary values, then random ones.
const BOUNDARY: usize = 8;
const RANDOM: usize = 8;
/// Traced secrets of an operation: all zeros, all ones, then random ones.
const SECRETS: usize = 4;
/// Executions of an operation before it is traced.
const WARM_UP: usize = 4;
const SEED: u64 = 0x6d6f_6e74_616e_6521;

/// A kernel bound to a prime, or an operation.
pub(crate) enum Subject {
    Kernel(Box<Bind>, Prime),
    Operation(&'static Operation),
    Body(Body),
}

/// Every kernel: the registry's and the tracer's own.
pub(crate) fn kernels() -> impl Iterator<Item = &'static Kernel> {
    #[cfg(all(target_arch = "x86_64", not(windows)))]
    let counted = montane_contenders::x86::probe::PROBES;
    #[cfg(not(all(target_arch = "x86_64", not(windows))))]
    let counted = &[];
    registry::all().chain(PROBES).chain(counted)
}

/// How often the child executes a subject of this name before its first input: what happens only once happens there.
pub(crate) fn executions_before(name: &str) -> usize {
    if find(name).is_some() { WARM_UP } else { 1 }
}

/// A kernel of the registry, and why its execution is not to be compared.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Claim {
    pub(crate) name: String,
    pub(crate) skipped: Option<String>,
}

/// Every kernel of the registry.
pub(crate) fn claims() -> Vec<Claim> {
    let skipped = |kernel: &'static Kernel| {
        if !kernel.constant_time {
            return Some("claims no constant time".into());
        }
        bind(kernel, &[]).err().map(|reason| reason.to_string())
    };
    registry::all().map(|kernel| Claim { name: kernel.name(), skipped: skipped(kernel) }).collect()
}

/// A kernel with the first prime it takes, or with the first of the primes asked for. Where no named prime has its
/// limb count, a random one stands in.
///
/// # Errors
/// The last reason why it did not fit.
pub(crate) fn bind(kernel: &'static Kernel, fields: &[&'static Prime]) -> Result<(Bind, Prime), BindError> {
    let mut candidates: Vec<Prime> =
        if fields.is_empty() { PRIMES.to_vec() } else { fields.iter().map(|&&p| p).collect() };
    if fields.is_empty() && candidates.iter().all(|p| p.p.len() != kernel.limbs) {
        candidates = vec![scale::primes::random(kernel.limbs, SEED)];
    }
    let mut reason = BindError::NotApplicable("no prime has this shape");
    for prime in candidates {
        match kernel.bind(prime.p) {
            Ok(bind) => return Ok((bind, prime)),
            // That some other prime has another limb count explains nothing.
            Err(e) if prime.p.len() == kernel.limbs => reason = e,
            Err(_) => {}
        }
    }
    Err(reason)
}

impl Subject {
    /// The kernel or operation of this name; `field` narrows the primes, empty for any.
    pub(crate) fn find(name: &str, field: &[String]) -> Result<Self, Error> {
        if let Some(operation) = find(name) {
            return Ok(Self::Operation(operation));
        }
        if let Some(body) = Body::find(name) {
            return body.available().map(|()| Self::Body(body));
        }
        let Some(kernel) = kernels().find(|k| k.name() == name) else {
            let names = registry::all().map(Kernel::name).chain(super::OPERATIONS.iter().map(|o| o.name.into()));
            let names = names.chain(Body::ALL.map(|body| body.name().into()));
            let names: Vec<String> = names.collect();
            return Err(Error::Usage(format!("unknown kernel '{name}'; choose from: {}", names.join(", "))));
        };
        let primes = if field.is_empty() { Vec::new() } else { crate::command::primes(field)? };
        match bind(kernel, &primes) {
            Ok((bind, prime)) => Ok(Self::Kernel(Box::new(bind), prime)),
            Err(e @ BindError::Needs(_)) => Err(Error::Unavailable(format!("cannot trace {name}: {e}"))),
            Err(e) => {
                let fits: Vec<&str> = PRIMES.iter().filter(|p| kernel.bind(p.p).is_ok()).map(|p| p.name).collect();
                Err(Error::Usage(format!("{name} does not take this field ({e}); choose from: {}", fits.join(", "))))
            }
        }
    }

    /// Whether the program for RISC-V has it: there is nothing but portable code there.
    ///
    /// # Errors
    /// If it needs instructions that the target lacks.
    pub(crate) fn exists_for(&self, target: Target) -> Result<(), Error> {
        if target == Target::Here {
            return Ok(());
        }
        let (name, level) = match self {
            Self::Operation(_) => return Ok(()),
            Self::Kernel(bind, _) => (bind.kernel().name(), bind.kernel().level()),
            Self::Body(body) => (body.name().into(), Level::Adx),
        };
        if level == Level::Portable {
            return Ok(());
        }
        Err(Error::Unavailable(format!("cannot trace for {}: {name} needs {}", target.name(), level.name())))
    }

    /// In the child: says where everything is, then runs once for each input, each time handing over to the tracer.
    ///
    /// # Errors
    /// If the tracer is not there.
    pub(crate) fn run_traced(&self, inputs: usize, emulated: bool) -> Result<(), Error> {
        match self {
            Self::Kernel(bind, prime) => {
                let [words_a, words_b, words_out] = bind.operand_words();
                let (mut a, mut b, mut out) = (vec![0; words_a], vec![0; words_b], vec![0; words_out]);
                let region = |name: &str, start: usize, bytes: usize| Region {
                    name: name.into(),
                    start: start as u64,
                    bytes: bytes as u64,
                };
                let words = |name: &str, words: &[u64]| region(name, words.as_ptr().addr(), size_of_val(words));
                let mut samples = oracle::samples(bind.kernel(), prime.p, BOUNDARY, RANDOM, SEED);
                // A single execution is a random one: zeros are nobody's typical input.
                samples.rotate_right(RANDOM);
                samples.truncate(inputs);
                Layout {
                    entry: bind.entry_address() as u64,
                    regions: vec![
                        words("out", &out),
                        words("a", &a),
                        words("b", &b),
                        region("constants", bind.constants_address(), bind.constants_bytes()),
                    ],
                    inputs: samples.iter().map(|[a, b]| format!("a = {a:x?}, b = {b:x?}")).collect(),
                }
                .announce()?;
                // What happens only once (lazy binding, page faults) happens here.
                bind.call(&mut out, &a, &b);
                if !emulated {
                    step::trace_me();
                }
                for sample in &samples {
                    a.copy_from_slice(&sample[0]);
                    b.copy_from_slice(&sample[1]);
                    if !emulated {
                        step::hand_over()?;
                    }
                    bind.call(&mut out, &a, &b);
                }
            }
            Self::Body(body) => body.run_traced(inputs)?,
            Self::Operation(operation) => {
                let mut secret = vec![0; operation.secret_bytes];
                let count = inputs.min(SECRETS);
                Layout {
                    entry: (operation.run as usize) as u64,
                    regions: vec![Region {
                        name: "a".into(),
                        start: secret.as_ptr().addr() as u64,
                        bytes: secret.len() as u64,
                    }],
                    inputs: (0..count).map(|n| format!("secret number {n}")).collect(),
                }
                .announce()?;
                fill(&mut secret, SECRETS);
                // Often enough that the allocator finds what it left behind the time before.
                for _ in 0..WARM_UP {
                    (operation.run)(&secret);
                }
                if !emulated {
                    step::trace_me();
                }
                for n in 0..count {
                    fill(&mut secret, n);
                    if !emulated {
                        step::hand_over()?;
                    }
                    (operation.run)(&secret);
                }
            }
        }
        Ok(())
    }
}

/// Secret number `n`: the first random, then all zeros, all ones, and random again.
fn fill(secret: &mut [u8], n: usize) {
    use rand::{Rng, SeedableRng};
    match n {
        1 => secret.fill(0),
        2 => secret.fill(0xff),
        _ => rand::rngs::SmallRng::seed_from_u64(SEED + n as u64).fill_bytes(secret),
    }
}

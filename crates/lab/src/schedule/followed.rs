//! A body that was executed over symbols, and what its kernel claims of it.

use montane_kernels::kernel::{Computes, Kernel, Representation};
use num_bigint::BigUint;

use super::identity::{Broken, Holds, Identity, Polynomial};
use super::symbols::{self, Graph, Node};
use crate::oracle;

/// Executions on which dropped carries are tried: boundary and random operands.
const BOUNDARY: usize = 300;
const RANDOM: usize = 700;
const SEED: u64 = 1;

/// One executed body over symbols.
pub(super) struct Body {
    pub(super) kernel: &'static Kernel,
    pub(super) p: Vec<u64>,
    pub(super) graph: Graph,
    /// The text of each step, from 1; step 0 is what was there before.
    pub(super) texts: Vec<String>,
    pub(super) out: Vec<symbols::Id>,
}

impl Body {
    /// The claim of one lane of the result, in terms of operand words.
    fn claim(&self, lane: usize, p: &BigUint) -> Polynomial {
        let mut claim = Polynomial::new(p.clone());
        let two = BigUint::from(2u8);
        let power = |exponent: i64| {
            let power = two.modpow(&BigUint::from(exponent.unsigned_abs()), p);
            if exponent < 0 { power.modinv(p).unwrap_or_default() } else { power }
        };
        let input = |operand: usize, form: &Representation, lane: usize, limb: usize| {
            self.graph.find(Node::Input { operand, word: lane * form.limbs + limb })
        };
        let a = self.kernel.a;
        // Squares have one operand.
        let (second, b) = self.kernel.b.map_or((0, a), |b| (1, b));
        let mut products = |shift: i32, lane_a: usize, lane_b: usize, minus: bool| {
            for i in 0..a.limbs {
                for j in 0..b.limbs {
                    let (x, y) = (input(0, &a, lane_a, i), input(second, &b, lane_b, j));
                    // A word that was never read is missed when the product is not found.
                    let (x, y) = (x.unwrap_or(Graph::ONE), y.unwrap_or(Graph::ONE));
                    let weight = power(i64::from(shift) + 64 * (i + j) as i64);
                    if minus { claim.subtract(x, y, &weight) } else { claim.add(x, y, &weight) }
                }
            }
        };
        match self.kernel.computes {
            Computes::Product { shift } | Computes::Square { shift } => products(shift, lane, lane, false),
            Computes::WideProduct | Computes::WideSquare => products(0, lane, lane, false),
            Computes::ComplexProduct { shift } | Computes::ComplexSquare { shift } => {
                // (a0 b0 - a1 b1) + (a0 b1 + a1 b0) u
                products(shift, 0, lane, false);
                products(shift, 1, 1 - lane, lane == 0);
            }
            Computes::WideComplexProduct => {
                products(0, 0, lane, false);
                products(0, 1, 1 - lane, lane == 0);
            }
            Computes::Butterfly { shift } => {
                for i in 0..a.limbs {
                    let (v, u) = (input(0, &a, 0, i), input(0, &a, 1, i));
                    claim.add(u.unwrap_or(Graph::ONE), Graph::ONE, &power(64 * i as i64));
                    for j in 0..b.limbs {
                        let (x, y) = (v.unwrap_or(Graph::ONE), input(1, &b, i, j).unwrap_or(Graph::ONE));
                        let weight = power(i64::from(shift) + 64 * j as i64);
                        if lane == 1 { claim.subtract(x, y, &weight) } else { claim.add(x, y, &weight) }
                    }
                }
            }
            Computes::Scaled { shift } => {
                for i in 0..a.limbs {
                    let x = input(0, &a, lane, i).unwrap_or(Graph::ONE);
                    claim.add(x, Graph::ONE, &power(i64::from(shift) + 64 * i as i64));
                }
            }
            other => unreachable!("no assembly body computes {other:?}"),
        }
        claim
    }

    /// Modulo what the result is claimed: the prime, or for a double-width result more than it can reach.
    fn modulus(&self) -> BigUint {
        match self.kernel.computes {
            // A Mersenne prime.
            Computes::WideProduct | Computes::WideSquare | Computes::WideComplexProduct => {
                (BigUint::from(1u8) << 2203) - 1u8
            }
            _ => oracle::from_words(&self.p),
        }
    }

    pub(super) fn check(&self) -> Result<Holds, Broken> {
        let samples = oracle::samples(self.kernel, &self.p, BOUNDARY, RANDOM, SEED);
        let samples: Vec<Vec<Vec<u64>>> = samples.into_iter().map(Vec::from).collect();
        let p = self.modulus();
        let mut holds = Holds::default();
        let limbs = self.kernel.out.limbs;
        // A real part may be negative.
        let wraps = (self.kernel.computes == Computes::WideComplexProduct).then_some(64 * limbs as u32);
        for lane in 0..self.kernel.out.lanes {
            let identity = Identity { graph: &self.graph, p: p.clone(), wraps, samples: &samples };
            let one = identity.check(&self.out[lane * limbs..][..limbs], &self.claim(lane, &p))?;
            holds.dropped.extend(one.dropped);
            holds.tried += one.tried;
        }
        Ok(holds)
    }

    pub(super) fn told(&self, holds: &Holds) -> String {
        let products = self
            .texts
            .iter()
            .filter(|t| ["mulx", "imul", "mul ", "umulh"].iter().any(|product| t.starts_with(product)))
            .count();
        format!(
            "legal: {} instructions, {products} products; every carry is taken once but {} that were never set, or with a sign made up for each other, in {} executions",
            self.texts.len() - 1,
            holds.dropped_carries(),
            holds.tried,
        )
    }

    pub(super) fn say(&self, broken: &Broken) -> String {
        let at = |step: usize| format!("step {step}, {}", self.texts.get(step).map_or("", String::as_str));
        broken.say(&at)
    }

    /// Each step with what it makes.
    pub(super) fn listing(&self) -> String {
        let mut made: Vec<Vec<String>> = vec![Vec::new(); self.texts.len()];
        for (id, &step) in self.graph.steps.iter().enumerate() {
            if let Some(what) = self.name(id) {
                made[step].push(what);
            }
        }
        let lines = self.texts.iter().zip(&made).skip(1);
        lines.map(|(text, made)| format!("{}\n", format!("{text:<40} {}", made.join(", ")).trim_end())).collect()
    }

    /// A product by its operands' words.
    fn name(&self, id: symbols::Id) -> Option<String> {
        let word = |id: symbols::Id| match self.graph.nodes[id] {
            Node::Input { operand, word } => format!("{}{word}", ["a", "b"][operand]),
            Node::Constant(_) => "k".into(),
            _ => "t".into(),
        };
        match self.graph.nodes[id] {
            Node::Low(x, y) => Some(format!("lo({} {})", word(x), word(y))),
            Node::High(x, y) => Some(format!("hi({} {})", word(x), word(y))),
            _ => None,
        }
    }
}

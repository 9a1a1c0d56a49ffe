//! A Groth16 proof over Montane's BLS12-381, made and checked by the `groth16` crate, which knows only the traits of
//! `ff`, `group` and `pairing`: the prover knows `x` with `x^3 + x + 5 = 35`.
//!
//! Run with `cargo run --release --features bits --example groth16`.

use bellman::{Circuit, ConstraintSystem, SynthesisError};
use groth16::{Proof, create_random_proof, generate_random_parameters, prepare_verifying_key, verify_proof};
use montane::bls12_381::{Bls12, Scalar};

/// `x^3 + x + 5 = out`, with `out` public.
struct Cubic {
    x: Option<Scalar>,
}

impl Circuit<Scalar> for Cubic {
    fn synthesize<CS: ConstraintSystem<Scalar>>(self, cs: &mut CS) -> Result<(), SynthesisError> {
        let value = |v: Option<Scalar>| v.ok_or(SynthesisError::AssignmentMissing);
        let x2 = self.x.map(|x| x * x);
        let x3 = self.x.map(|x| x * x * x);
        let out = self.x.map(|x| x * x * x + x + Scalar::from_u64(5));
        let x_var = cs.alloc(|| "x", || value(self.x))?;
        let x2_var = cs.alloc(|| "x^2", || value(x2))?;
        let x3_var = cs.alloc(|| "x^3", || value(x3))?;
        let out_var = cs.alloc_input(|| "out", || value(out))?;
        cs.enforce(|| "x x = x^2", |lc| lc + x_var, |lc| lc + x_var, |lc| lc + x2_var);
        cs.enforce(|| "x^2 x = x^3", |lc| lc + x2_var, |lc| lc + x_var, |lc| lc + x3_var);
        cs.enforce(
            || "x^3 + x + 5 = out",
            |lc| lc + x3_var + x_var + (Scalar::from_u64(5), CS::one()),
            |lc| lc + CS::one(),
            |lc| lc + out_var,
        );
        Ok(())
    }
}

fn main() {
    let mut rng = rand::rng();
    let parameters =
        generate_random_parameters::<Bls12, _, _>(Cubic { x: None }, &mut rng).expect("the circuit is well formed");
    let key = prepare_verifying_key(&parameters.vk);
    let witness = Cubic { x: Some(Scalar::from_u64(3)) };
    let proof = create_random_proof(witness, &parameters, &mut rng).expect("the witness satisfies the circuit");

    let mut bytes = Vec::new();
    proof.write(&mut bytes).expect("a vector takes any number of bytes");
    let proof = Proof::<Bls12>::read(&bytes[..]).expect("the encoding was just made");
    println!("proof of {} bytes: I know x with x^3 + x + 5 = 35", bytes.len());

    let accepted = verify_proof(&key, &proof, &[Scalar::from_u64(35)]).is_ok();
    let refused = verify_proof(&key, &proof, &[Scalar::from_u64(36)]).is_err();
    println!("accepted for 35: {accepted}; refused for 36: {refused}");
    assert!(accepted && refused);
}

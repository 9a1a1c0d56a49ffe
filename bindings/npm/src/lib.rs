//! Montane for JavaScript: what `js/` calls.
//!
//! A call: [`exchange::input`] makes room, JavaScript writes the operands there (see [`parts`]), an exported operation
//! answers 0 and its result, or 1 and the rule that was broken, both at [`exchange::output`]. JavaScript wipes both
//! places and the stack after each call.

mod bls;
mod bn254;
mod curve25519;
mod exchange;
mod kzg;
mod parts;
mod random;

use exchange::answer;

macro_rules! operations {
    ($($name:ident = $module:ident::$operation:ident;)+) => {$(
        #[doc = concat!("[`", stringify!($module), "::", stringify!($operation), "`]")]
        // SAFETY: no other symbol has this name.
        #[unsafe(no_mangle)]
        pub extern "C" fn $name() -> u32 {
            answer($module::$operation)
        }
    )+};
}

operations! {
    bls_key_gen = bls::key_gen;
    bls_derive_master = bls::derive_master;
    bls_derive_child = bls::derive_child;
    bls_secret_key = bls::secret_key;
    bls_secret_to_public = bls::secret_to_public;
    bls_public_key = bls::public_key;
    bls_signature = bls::signature;
    bls_sign = bls::sign;
    bls_prove = bls::prove;
    bls_aggregate_keys = bls::aggregate_keys;
    bls_aggregate_signatures = bls::aggregate_signatures;
    bls_verify = bls::verify;
    bls_verify_proof = bls::verify_proof;
    bls_verify_aggregate = bls::verify_aggregate;
    bls_verify_multiple = bls::verify_multiple;
    bls_verify_batch = bls::verify_batch;
    ed25519_public = curve25519::public;
    ed25519_sign = curve25519::sign;
    ed25519_verify = curve25519::verify;
    ed25519_verify_batch = curve25519::verify_batch;
    x25519_public = curve25519::x_public;
    x25519_shared = curve25519::x_shared;
    bn254_add = bn254::add;
    bn254_mul = bn254::mul;
    bn254_pairing_check = bn254::pairing_check;
    kzg_load_text = kzg::load_text;
    kzg_load_raw = kzg::load_raw;
    kzg_commit = kzg::commit;
    kzg_prove = kzg::prove;
    kzg_prove_blob = kzg::prove_blob;
    kzg_verify = kzg::verify;
    kzg_verify_blob = kzg::verify_blob;
    kzg_verify_blobs = kzg::verify_blobs;
    kzg_cells = kzg::cells;
    kzg_cells_and_proofs = kzg::cells_and_proofs;
    kzg_recover = kzg::recover;
    kzg_verify_cells = kzg::verify_cells;
}

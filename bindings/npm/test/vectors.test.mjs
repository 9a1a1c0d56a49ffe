// Published vectors (`MONTANE_VECTORS`, or `../shared/vectors/open` beside the repository); skipped where they are not.
import assert from 'node:assert/strict';
import test from 'node:test';
import { RuleError, bls, bn254, ed25519, kzg, x25519 } from '../dist/index.mjs';
import { hex, published, text } from './support.mjs';

const each = (list) => list.map(hex);

/** Every case of a file, by a function of it that gives what the case expects; null where it must refuse. */
async function suite(file, run, expected = (one) => one.output) {
  const vectors = await published(file);
  test(file, { skip: vectors ? false : 'the vectors are not here' }, () => {
    for (const one of vectors.cases) {
      let result;
      try {
        result = run(one);
      } catch (error) {
        if (!(error instanceof RuleError || error instanceof RangeError)) throw error;
        result = null;
      }
      assert.deepEqual(result, expected(one), one.id ?? one.name);
    }
  });
}

await suite('bls_eth/eth_bls_sign.json', ({ input }) => text(bls.sign(hex(input.privkey), hex(input.message))));
await suite('bls_eth/eth_bls_aggregate.json', ({ input }) => text(bls.aggregateSignatures(each(input))));
await suite('bls_eth/eth_bls_verify.json', ({ input }) =>
  bls.verify(hex(input.pubkey), hex(input.message), hex(input.signature)));
await suite('bls_eth/eth_bls_aggregate_verify.json', ({ input }) =>
  bls.verifyMultiple(each(input.pubkeys), each(input.messages), hex(input.signature)));
await suite('bls_eth/eth_bls_fast_aggregate_verify.json', ({ input }) =>
  bls.verifyAggregate(each(input.pubkeys), hex(input.message), hex(input.signature)));
await suite('bls_eth/eth_bls_batch_verify.json', ({ input }) =>
  bls.verifyMultipleSignatures(input.pubkeys.map((key, i) =>
    ({ publicKey: hex(key), message: hex(input.messages[i]), signature: hex(input.signatures[i]) }))));
await suite('bls_eth/eth_bls_deserialization_G2.json', ({ input }) =>
  (bls.Signature.fromBytes(hex(input.signature)), true), ({ output }) => output || null);

await suite('ed25519/rfc8032_ed25519.json', (one) => {
  const [key, message] = [hex(one.secret_key), hex(one.msg)];
  return [text(ed25519.getPublicKey(key)), text(ed25519.sign(message, key))];
}, (one) => [one.public_key, one.sig]);
await suite('ed25519/wycheproof_ed25519.json', (one) =>
  ed25519.verify(hex(one.sig), hex(one.msg), hex(one.public_key), { zip215: false }) || null,
(one) => (one.result === 'valid' ? true : null));
await suite('x25519/wycheproof_x25519.json', (one) => text(x25519.getSharedSecret(hex(one.private), hex(one.public))),
  // A secret that is zero is refused.
  (one) => (/^0*$/.test(one.shared) ? null : one.shared));

await suite('bn254/eip196_add.json', (one) => text(bn254.add(hex(one.input))), (one) => (one.ok ? one.expected : null));
await suite('bn254/eip196_mul.json', (one) => text(bn254.mul(hex(one.input))), (one) => (one.ok ? one.expected : null));
await suite('bn254/eip197_pairing.json', (one) => bn254.pairingCheck(hex(one.input)),
  (one) => (one.ok ? BigInt('0x' + one.expected) === 1n : null));

const long = await published('kzg/long.json');
/** A value of a KZG case as bytes: long ones stand once in their own file. */
const value = (text) => hex(text.startsWith('@') ? long[text.slice(1)] : text);
const values = (list) => list.map(value);
await kzg.loadTrustedSetup();
const expected = ({ output }) => output;
const digits = (bytes) => '0x' + text(bytes);

await suite('kzg/blob_to_kzg_commitment.json', ({ input }) =>
  digits(kzg.blobToKzgCommitment(value(input.blob))), expected);
await suite('kzg/compute_kzg_proof.json', ({ input }) =>
  kzg.computeKzgProof(value(input.blob), value(input.z)).map(digits));
await suite('kzg/compute_blob_kzg_proof.json', ({ input }) =>
  digits(kzg.computeBlobKzgProof(value(input.blob), value(input.commitment))));
await suite('kzg/verify_kzg_proof.json', ({ input }) =>
  kzg.verifyKzgProof(value(input.commitment), value(input.z), value(input.y), value(input.proof)));
await suite('kzg/verify_blob_kzg_proof.json', ({ input }) =>
  kzg.verifyBlobKzgProof(value(input.blob), value(input.commitment), value(input.proof)));
await suite('kzg/verify_blob_kzg_proof_batch.json', ({ input }) =>
  kzg.verifyBlobKzgProofBatch(values(input.blobs), values(input.commitments), values(input.proofs)));
await suite('kzg/verify_cell_kzg_proof_batch.json', ({ input }) =>
  kzg.verifyCellKzgProofBatch(
    values(input.commitments), input.cell_indices, values(input.cells), values(input.proofs)));

const all = ({ output }) => output && output.map((list) => list.map((one) => digits(value(one))));
const found = (lists) => lists.map((list) => list.map(digits));
await suite('kzg/compute_cells.json', ({ input }) => found([kzg.computeCells(value(input.blob))])[0],
  ({ output }) => output && output.map((one) => digits(value(one))));
await suite('kzg/compute_cells_and_kzg_proofs.json', ({ input }) =>
  found(kzg.computeCellsAndKzgProofs(value(input.blob))), all);
await suite('kzg/recover_cells_and_kzg_proofs.json', ({ input }) =>
  found(kzg.recoverCellsAndKzgProofs(input.cell_indices, values(input.cells))), all);

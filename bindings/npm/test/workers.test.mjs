// Batches on workers answer as the plain functions do, however they are cut.
import assert from 'node:assert/strict';
import test from 'node:test';
import { RuleError, Workers, bls, ed25519, kzg } from '../dist/index.mjs';
import './support.mjs';

const COUNT = 3;
/** On both sides of every way to cut. */
const SIZES = [0, 1, 2, COUNT - 1, COUNT, COUNT + 1, 2 * COUNT + 1];
const filled = (byte, length = 32) => new Uint8Array(length).fill(byte);

const workers = await Workers.start(COUNT);
await Promise.all([kzg.loadTrustedSetup(), workers.kzg.loadTrustedSetup()]);

const sets = Array.from({ length: 2 * COUNT + 1 }, (_, i) => {
  const key = bls.SecretKey.fromBytes(filled(i + 1));
  const message = filled(i % 2);
  // Some checked, some in bytes.
  return i % 2
    ? { publicKey: key.toPublicKey(), message, signature: key.sign(message) }
    : { publicKey: key.toPublicKey().toBytes(), message, signature: key.sign(message).toBytes() };
});

/** The value or the error of both, which must be the same. */
async function alike(plain, onWorkers) {
  const settled = async (run) => {
    try {
      return { value: await run() };
    } catch (error) {
      return { kind: error.constructor.name, message: error.message };
    }
  };
  const [expected, found] = [await settled(plain), await settled(onWorkers)];
  assert.deepEqual(found, expected);
  return expected;
}
const allSets = (list) =>
  alike(() => bls.verifyMultipleSignatures(list), () => workers.bls.verifyMultipleSignatures(list));

test('BLS: every size, and a wrong one in every place', async () => {
  for (const size of SIZES) {
    const list = sets.slice(0, size);
    assert.equal((await allSets(list)).value, size > 0);
    for (let at = 0; at < size; at++) {
      const wrong = list.map((set, i) => (i === at ? { ...set, message: filled(9) } : set));
      assert.equal((await allSets(wrong)).value, false);
    }
  }
});

test('BLS: signatures in each other\'s place, in one piece and in two', async () => {
  for (const [i, j] of [[0, 2], [0, 6]]) {
    const wrong = sets.slice();
    [wrong[i], wrong[j]] = [{ ...sets[i], signature: sets[j].signature }, { ...sets[j], signature: sets[i].signature }];
    assert.equal((await allSets(wrong)).value, false);
  }
});

test('BLS: bytes that are no signature are a verdict, other things a mistake', async () => {
  const last = sets.length - 1;
  const withLast = (signature) => sets.map((set, i) => (i === last ? { ...set, signature } : set));
  assert.equal((await allSets(withLast(filled(1, 96)))).value, false);
  assert.equal((await allSets(withLast([1]))).kind, 'TypeError');
  assert.equal((await allSets('sets')).kind, 'TypeError');
  await assert.rejects(workers.bls.verifyMultipleSignatures(withLast(() => 0)), TypeError);
});

test('Ed25519: every size, lists of different lengths, a short signature', async () => {
  const keys = sets.map((_, i) => filled(i + 1));
  const messages = keys.map((_, i) => filled(i));
  const lists = [keys.map((key, i) => ed25519.sign(messages[i], key)), messages, keys.map(ed25519.getPublicKey)];
  const all = (of) => alike(() => ed25519.verifyBatch(...of), () => workers.ed25519.verifyBatch(...of));
  for (const size of SIZES) {
    assert.equal((await all(lists.map((list) => list.slice(0, size)))).value, true);
    for (let at = 0; at < size; at++) {
      const [signatures, messages, publics] = lists.map((list) => list.slice(0, size));
      messages[at] = filled(99);
      assert.equal((await all([signatures, messages, publics])).value, false);
    }
  }
  assert.equal((await all([lists[0], lists[1].slice(1), lists[2]])).kind, 'RuleError');
  for (const at of [0, COUNT, sets.length - 1]) {
    const signatures = lists[0].map((signature, i) => (i === at ? signature.slice(1) : signature));
    assert.equal((await all([signatures, lists[1], lists[2]])).kind, 'RuleError');
  }
  for (const other of ['no list', 7, null]) {
    assert.equal((await all([other, lists[1], lists[2]])).kind, 'TypeError');
    assert.equal((await all([lists[0], other, lists[2]])).kind, 'TypeError');
  }
});

test('KZG: blobs, cells, and a wrong proof in every place', async () => {
  const blobs = [1, 2, 3, 4].map((byte) => {
    const blob = new Uint8Array(kzg.BYTES_PER_BLOB);
    for (let i = 31; i < blob.length / 2; i += 32) blob[i] = byte;
    return blob;
  });
  const commitments = await Promise.all(blobs.map(workers.kzg.blobToKzgCommitment));
  assert.deepEqual(commitments, blobs.map(kzg.blobToKzgCommitment));
  const proofs = await Promise.all(blobs.map((blob, i) => workers.kzg.computeBlobKzgProof(blob, commitments[i])));
  const all = (...of) =>
    alike(() => kzg.verifyBlobKzgProofBatch(...of), () => workers.kzg.verifyBlobKzgProofBatch(...of));
  for (const size of [0, 1, 2, COUNT, COUNT + 1]) {
    const [b, c, p] = [blobs, commitments, proofs].map((list) => list.slice(0, size));
    assert.equal((await all(b, c, p)).value, true);
    for (let at = 0; at < size; at++) {
      assert.equal((await all(b, c, p.map((proof, i) => (i === at ? c[i] : proof)))).value, false);
    }
  }
  assert.equal((await all(blobs, commitments, proofs.slice(1))).kind, 'RuleError');
  assert.equal((await all(blobs, commitments, proofs.with(3, filled(1, 48)))).kind, 'RuleError');

  const [cells, cellProofs] = kzg.computeCellsAndKzgProofs(blobs[0]);
  assert.deepEqual(await workers.kzg.computeCellsAndKzgProofs(blobs[0]), [cells, cellProofs]);
  assert.deepEqual(await workers.kzg.computeCells(blobs[0]), cells);
  const half = Array.from({ length: 64 }, (_, i) => 2 * i);
  const recovered = await workers.kzg.recoverCellsAndKzgProofs(half, half.map((i) => cells[i]));
  assert.deepEqual(recovered, [cells, cellProofs]);
  const some = [0, 5, 64, 127];
  const cellsOf = (indices) => {
    const of = [some.map(() => commitments[0]), indices, some.map((i) => cells[i]), some.map((i) => cellProofs[i])];
    return alike(() => kzg.verifyCellKzgProofBatch(...of), () => workers.kzg.verifyCellKzgProofBatch(...of));
  };
  assert.equal((await cellsOf(some)).value, true);
  assert.equal((await cellsOf([0, 5, 64, 126])).value, false);
  assert.equal((await cellsOf([0, 5, 64, 128])).kind, 'RuleError');
});

test('a setup from a text that is none is refused by all', async () => {
  await assert.rejects(workers.kzg.loadTrustedSetupText('4095\n65\n'), RuleError);
});

test('numbers of workers', async () => {
  for (const count of [0, -1, 1.5, '2']) await assert.rejects(Workers.start(count), RangeError);
});

test('workers that are closed refuse, waiting calls too', async () => {
  const one = await Workers.start(1);
  const waiting = one.ed25519.verifyBatch([], [], []);
  one.close();
  await assert.rejects(waiting, /closed/);
  await assert.rejects(one.ed25519.verifyBatch([], [], []), /closed/);
  // The others are as they were.
  assert.equal(await workers.ed25519.verifyBatch([], [], []), true);
});

test('the end', () => workers.close());

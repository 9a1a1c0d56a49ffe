// What is refused, and with which words.
import assert from 'node:assert/strict';
import test from 'node:test';
import { RuleError, bls, bn254, ed25519, kzg, x25519 } from '../dist/index.mjs';
import { hex } from './support.mjs';

const bytes = (length, fill = 0) => new Uint8Array(length).fill(fill);
const key = bls.SecretKey.fromBytes(bytes(32, 1));
const publicKey = key.toPublicKey();
const signature = key.sign(bytes(32));
const infinity = (length) => hex('c0' + '00'.repeat(length - 1));
// x = 4 is on the curve of G1 and outside of the subgroup.
const outside = hex('80' + '00'.repeat(46) + '04');
await kzg.loadTrustedSetup();

const rules = {
  'a secret key of 31 bytes': [() => bls.SecretKey.fromBytes(bytes(31)), /has 32 bytes, not 31/],
  'a secret key of zero': [() => bls.sign(bytes(32), bytes(1)), /at least 1 and below the order/],
  'a secret key above the order': [() => bls.SecretKey.fromBytes(bytes(32, 0xff)), /at least 1 and below the order/],
  'little entropy': [() => bls.SecretKey.fromKeygen(bytes(31)), /at least 32 bytes of entropy/],
  'a short seed': [() => bls.SecretKey.deriveMaster(bytes(31)), /at least 32 bytes of entropy/],
  'a key at infinity': [() => bls.PublicKey.fromBytes(infinity(48)), /point at infinity/],
  'a key outside of the group': [() => bls.PublicKey.fromBytes(outside), /not a point of the group: /],
  'a key of 47 bytes': [() => bls.PublicKey.fromBytes(bytes(47)), /not a point of the group: /],
  'a signature that is no point': [() => bls.Signature.fromBytes(bytes(96)), /not a point of the group: /],
  'no keys': [() => bls.PublicKey.aggregate([]), /at least one/],
  'no signatures': [() => bls.aggregateSignatures([]), /at least one/],
  'fewer messages than keys': [() => signature.verifyMultiple([publicKey, publicKey], [bytes(1)]), /of one length/],
  'an empty batch': [() => bls.Signature.verifyMultipleSignatures([]), /at least one/],
  'an Ed25519 key of 33 bytes': [() => ed25519.sign(bytes(1), bytes(33)), /has 32 bytes, not 33/],
  'an Ed25519 signature of 63 bytes': [() => ed25519.verify(bytes(63), bytes(1), bytes(32)), /has 64 bytes, not 63/],
  'an Ed25519 batch of other lengths': [() => ed25519.verifyBatch([bytes(64)], [], [bytes(32)]), /differ in number/],
  'a key of small order': [() => x25519.getSharedSecret(bytes(32, 1), bytes(32)), /small order/],
  'an X25519 key of 31 bytes': [() => x25519.getPublicKey(bytes(31)), /has 32 bytes, not 31/],
  'a point that is not on BN254': [() => bn254.add(hex('00'.repeat(31) + '01' + '00'.repeat(32))), /./],
  'a pairing of 191 bytes': [() => bn254.pairingCheck(bytes(191)), /./],
  'a short blob': [() => kzg.blobToKzgCommitment(bytes(131071)), /a blob has 131072 bytes/],
  'a blob above the order': [() => kzg.blobToKzgCommitment(bytes(131072, 0xff)), /below the group order/],
  'a commitment outside of the group': [
    () => kzg.verifyKzgProof(outside, bytes(32), bytes(32), infinity(48)), /commitment: /,
  ],
  'cells of other number': [() => kzg.verifyCellKzgProofBatch([infinity(48)], [1], [], []), /same length/],
  'a cell index of 128': [
    () => kzg.verifyCellKzgProofBatch([infinity(48)], [128], [bytes(2048)], [infinity(48)]), /must be below 128/,
  ],
  'few cells': [() => kzg.recoverCellsAndKzgProofs([1], [bytes(2048)]), /64 to 128 cells/],
  'a setup of other numbers': [() => kzg.loadTrustedSetupText('4095\n65\n'), /numbers 4096 and 65/],
};

for (const [name, [call, rule]] of Object.entries(rules)) {
  test(name, () => {
    assert.throws(call, (error) => error instanceof RuleError && error instanceof Error && rule.test(error.message));
  });
}

const mistakes = {
  'a string for bytes': () => bls.sign('00', bytes(1)),
  'no array': () => bls.aggregatePublicKeys(bytes(48)),
  'an array of numbers': () => bls.verifyMultiple([[1]], [bytes(1)], signature.toBytes()),
  'no hexadecimal digits': () => bls.SecretKey.fromHex('0x0g'),
  'half a byte': () => bls.SecretKey.fromHex('0x0'),
  'a key of its constructor': () => new bls.PublicKey(undefined, bytes(144)),
  'a secret key of its constructor': () => new bls.SecretKey(undefined, bytes(32)),
  'an index of 2^32': () => key.deriveChild(2 ** 32),
  'half an index': () => kzg.recoverCellsAndKzgProofs([0.5], [bytes(2048)]),
};

for (const [name, call] of Object.entries(mistakes)) {
  test(`${name}: a mistake of the program, which no verdict hides`, () => {
    assert.throws(call, (error) => error instanceof TypeError || error instanceof RangeError);
  });
}

test('verdicts about bytes that are no key or signature are false', () => {
  assert.equal(bls.verify(infinity(48), bytes(32), signature.toBytes()), false);
  assert.equal(bls.verify(publicKey.toBytes(), bytes(32), bytes(95)), false);
  assert.equal(bls.verifyAggregate([outside], bytes(32), signature.toBytes()), false);
  assert.equal(bls.verifyMultipleSignatures([]), false);
  assert.equal(ed25519.verify(bytes(64, 0xff), bytes(1), bytes(32)), false);
});

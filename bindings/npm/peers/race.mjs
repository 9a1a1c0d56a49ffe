// node race.mjs: milliseconds of one call here and of the peers, alternated in one process after warm-up; the least of each.
import assert from 'node:assert/strict';
import { ed25519 as nobleEd, x25519 as nobleX } from '@noble/curves/ed25519.js';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import herumi from 'bls-eth-wasm';
import { loadKZG } from 'kzg-wasm';
import sodium from 'libsodium-wrappers';
import { bls, ed25519, init, kzg, x25519 } from '../dist/index.mjs';

await init();
await kzg.loadTrustedSetup();
await herumi.init(herumi.BLS12_381);
herumi.verifyPublicKeyOrder(true);
herumi.verifySignatureOrder(true);
await sodium.ready;
const ckzg = await loadKZG();
const noble = bls12_381.longSignatures;

const filled = (byte, length = 32) => new Uint8Array(length).fill(byte);
const message = filled(7), secret = filled(1);
const many = Array.from({ length: 128 }, (_, i) => filled(i));

const key = bls.SecretKey.fromBytes(secret);
const publicKey = key.toPublicKey(), signature = key.sign(message);
const [keyBytes, signatureBytes] = [publicKey.toBytes(), signature.toBytes()];
const keys = many.map((bytes) => bls.SecretKey.fromKeygen(bytes));
const [publics, sum] = [keys.map((one) => one.toPublicKey()), bls.Signature.aggregate(keys.map((one, i) => one.sign(many[i])))];

const from = (made, bytes) => (made.deserialize(bytes), made);
const herumiKey = from(new herumi.SecretKey(), secret);
const [herumiPublic, herumiSignature] = [herumiKey.getPublicKey(), herumiKey.sign(message)];
const herumiPublics = publics.map((one) => from(new herumi.PublicKey(), one.toBytes()));
const herumiSum = from(new herumi.Signature(), sum.toBytes());
const herumiMessages = Uint8Array.from(many.flatMap((bytes) => [...bytes]));
assert.deepEqual(herumiSignature.serialize(), signatureBytes);
const nobleHash = () => noble.hash(message, 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_POP_');
assert.deepEqual(noble.sign(nobleHash(), secret).toBytes(), signatureBytes);

const edPublic = ed25519.getPublicKey(secret), edSignature = ed25519.sign(message, secret);
const sodiumPair = sodium.crypto_sign_seed_keypair(secret);
assert.deepEqual(sodium.crypto_sign_detached(message, sodiumPair.privateKey), edSignature);

const blob = new Uint8Array(131072);
for (let i = 0, x = 1; i < blob.length; i++) {
  x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
  blob[i] = i % 32 ? x >>> 24 : 0;
}
const commitment = kzg.blobToKzgCommitment(blob), proof = kzg.computeBlobKzgProof(blob, commitment);
const hex = (bytes) => '0x' + Buffer.from(bytes).toString('hex');
const [blobHex, commitmentHex, proofHex] = [blob, commitment, proof].map(hex);
assert.equal(ckzg.blobToKZGCommitment(blobHex).toLowerCase(), commitmentHex);

const operations = {
  'BLS verify, from bytes': {
    montane: () => bls.verify(keyBytes, message, signatureBytes),
    herumi: () => from(new herumi.PublicKey(), keyBytes).verify(from(new herumi.Signature(), signatureBytes), message),
    noble: () => noble.verify(noble.Signature.fromBytes(signatureBytes), nobleHash(), keyBytes),
  },
  'BLS verify, decoded': {
    montane: () => signature.verify(publicKey, message),
    herumi: () => herumiPublic.verify(herumiSignature, message),
  },
  'BLS sign': {
    montane: () => key.sign(message),
    herumi: () => herumiKey.sign(message),
    noble: () => noble.sign(nobleHash(), secret),
  },
  'BLS public key': {
    montane: () => key.toPublicKey(),
    herumi: () => herumiKey.getPublicKey(),
    noble: () => noble.getPublicKey(secret),
  },
  'BLS aggregate of 128 messages': {
    montane: () => sum.verifyMultiple(publics, many),
    herumi: () => herumiSum.aggregateVerifyNoCheck(herumiPublics, herumiMessages),
  },
  'Ed25519 sign': {
    montane: () => ed25519.sign(message, secret),
    libsodium: () => sodium.crypto_sign_detached(message, sodiumPair.privateKey),
    noble: () => nobleEd.sign(message, secret),
  },
  'Ed25519 verify': {
    montane: () => ed25519.verify(edSignature, message, edPublic),
    libsodium: () => sodium.crypto_sign_verify_detached(edSignature, message, edPublic),
    noble: () => nobleEd.verify(edSignature, message, edPublic),
  },
  'X25519 shared secret': {
    montane: () => x25519.getSharedSecret(secret, edPublic),
    libsodium: () => sodium.crypto_scalarmult(secret, edPublic),
    noble: () => nobleX.getSharedSecret(secret, edPublic),
  },
  'KZG commitment of a blob': {
    montane: () => kzg.blobToKzgCommitment(blob),
    'kzg-wasm': () => ckzg.blobToKZGCommitment(blobHex),
  },
  'KZG verification of a blob': {
    montane: () => kzg.verifyBlobKzgProof(blob, commitment, proof),
    'kzg-wasm': () => ckzg.verifyBlobKZGProof(blobHex, commitmentHex, proofHex),
  },
};

console.log(`Node ${process.versions.node}, V8 ${process.versions.v8}\n`);
console.log('| ms, and in parentheses ours through theirs | montane | herumi, libsodium, kzg-wasm | noble |\n|---|---|---|---|');
for (const [name, calls] of Object.entries(operations)) {
  const best = Object.fromEntries(Object.keys(calls).map((who) => [who, Infinity]));
  const end = performance.now() + 2500;
  for (let round = 0; round < 5 || performance.now() < end; round++) {
    for (const [who, call] of Object.entries(calls)) {
      const begin = performance.now();
      const result = call();
      const time = performance.now() - begin;
      assert.notEqual(result, false);
      if (round > 1) best[who] = Math.min(best[who], time);
    }
  }
  const { montane, noble, ...peers } = best;
  const cell = (time) => (time ? `${time.toFixed(3)} (${(montane / time).toFixed(2)})` : '');
  console.log(`| ${name} | ${montane.toFixed(3)} | ${cell(Object.values(peers)[0])} | ${cell(noble)} |`);
}

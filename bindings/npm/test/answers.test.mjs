// Known answers, each from the standard or by an identity.
import assert from 'node:assert/strict';
import test from 'node:test';
import { bls, bn254, ed25519, kzg, x25519 } from '../dist/index.mjs';
import { hex, text } from './support.mjs';

const message = new Uint8Array(32);
const secret = hex('47b8192d77bf871b62e87859d653922725724a5c031afeabc60bcef5ff665138');
const signature =
  'b23c46be3a001c63ca711f87a005c200cc550b9429d5f4eb38d74322144f1b63926da3388979e5321012fb1a0526bcd1' +
  '00b5ef5fe72628ce4cd5e904aeaa3279527843fae5ca9ca675f4f51ed8f83bbf7155da9ecc9663100a885d5dc6df96d9';
const others = [1, 2, 3].map((i) => new Uint8Array(32).fill(i));

test('a BLS signature (ethereum/bls12-381-tests, sign)', () => {
  assert.equal(text(bls.sign(secret, message)), signature);
  const key = bls.SecretKey.fromBytes(secret);
  assert.equal(key.sign(message).toHex(), '0x' + signature);
  assert.equal(bls.SecretKey.fromHex(key.toHex()).toHex(), '0x' + text(secret));
  assert.deepEqual(bls.secretKeyToPublicKey(secret), key.toPublicKey().toBytes());
  assert.ok(bls.verify(key.toPublicKey().toBytes(), message, hex(signature)));
  assert.ok(bls.Signature.fromHex(signature).verify(key.toPublicKey(), message));
});

test('BLS keys from a seed (EIP-2333, test case 0)', () => {
  const seed =
    'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e5349553' +
    '1f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04';
  const master = bls.SecretKey.deriveMaster(hex(seed));
  assert.equal(BigInt(master.toHex()), 6083874454709270928345386274498605044986640685124978867557563392430687146096n);
  assert.equal(
    BigInt(master.deriveChild(0).toHex()),
    20397789859736650942317412262472558107875392172444076792671091975210932703118n,
  );
});

test('BLS aggregates and batches', () => {
  const keys = others.map((bytes) => bls.SecretKey.fromBytes(bytes));
  const publics = keys.map((key) => key.toPublicKey());
  const one = keys.map((key) => key.sign(message));
  const each = keys.map((key, i) => key.sign(others[i]));
  assert.ok(bls.Signature.aggregate(one).verifyAggregate(publics, message));
  assert.ok(bls.Signature.aggregate(one).verify(bls.PublicKey.aggregate(publics), message));
  assert.ok(bls.Signature.aggregate(each).verifyMultiple(publics, others));
  assert.ok(!bls.Signature.aggregate(each).verifyMultiple(publics, [others[1], others[0], others[2]]));
  const [publicBytes, oneBytes] = [publics.map((key) => key.toBytes()), one.map((each) => each.toBytes())];
  assert.ok(bls.verifyAggregate(publicBytes, message, bls.aggregateSignatures(oneBytes)));
  assert.ok(!bls.verifyAggregate(publicBytes.slice(1), message, bls.aggregateSignatures(oneBytes)));
  assert.ok(bls.verifyMultiple(publicBytes, others, bls.aggregateSignatures(each.map((one) => one.toBytes()))));
  assert.deepEqual(bls.aggregatePublicKeys(publicBytes), bls.PublicKey.aggregate(publics).toBytes());

  const sets = publics.map((publicKey, i) => ({ publicKey, message, signature: one[i] }));
  assert.ok(bls.verifyMultipleSignatures(sets));
  const inBytes = sets.map((set, i) => ({ ...set, publicKey: publicBytes[i] }));
  assert.ok(bls.Signature.verifyMultipleSignatures(inBytes));
  // Errors that cancel unless every equation has a random factor of its own.
  [sets[0].signature, sets[1].signature] = [sets[1].signature, sets[0].signature];
  assert.ok(!bls.verifyMultipleSignatures(sets));

  const proof = keys[0].provePossession();
  assert.ok(bls.verifyPossession(publicBytes[0], proof.toBytes()));
  assert.ok(!bls.verifyPossession(publicBytes[1], proof.toBytes()));
});

test('Ed25519 (RFC 8032, section 7.1, test 2)', () => {
  const key = hex('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb');
  const known = hex('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c');
  const expected =
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da' +
    '085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00';
  assert.deepEqual(ed25519.getPublicKey(key), known);
  const made = ed25519.sign(Uint8Array.of(0x72), key);
  assert.equal(text(made), expected);
  for (const options of [undefined, { zip215: true }, { zip215: false }]) {
    assert.ok(ed25519.verify(made, Uint8Array.of(0x72), known, options));
    assert.ok(!ed25519.verify(made, Uint8Array.of(0x73), known, options));
  }
  const pair = [ed25519.sign(message, key), made];
  assert.ok(ed25519.verifyBatch(pair, [message, Uint8Array.of(0x72)], [known, known]));
  assert.ok(!ed25519.verifyBatch(pair, [message, Uint8Array.of(0x73)], [known, known]));
  // The identity as key and as R, and S = 0: every message, unless one is strict.
  const identity = Uint8Array.of(1, ...new Uint8Array(31));
  const trivial = Uint8Array.of(...identity, ...new Uint8Array(32));
  assert.ok(ed25519.verify(trivial, message, identity));
  assert.ok(!ed25519.verify(trivial, message, identity, { zip215: false }));
});

test('X25519 (RFC 7748, section 6.1)', () => {
  const alice = hex('77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a');
  const bob = hex('5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb');
  const publics = [alice, bob].map((key) => text(x25519.getPublicKey(key)));
  assert.deepEqual(publics, [
    '8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a',
    'de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f',
  ]);
  const shared = '4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742';
  assert.equal(text(x25519.getSharedSecret(alice, hex(publics[1]))), shared);
  assert.equal(text(x25519.getSharedSecret(bob, hex(publics[0]))), shared);
});

test('BN254: doubling the generator both ways, and a product of pairings that is 1', () => {
  const word = (x) => hex(x.toString(16).padStart(64, '0'));
  const p = 21888242871839275222246405745257275088696311157297823662689037894645226208583n;
  const generator = [word(1n), word(2n)];
  const joined = (...words) => Uint8Array.from(words.flatMap((one) => [...one]));
  const double = bn254.add(joined(...generator, ...generator));
  assert.deepEqual(bn254.mul(joined(...generator, word(2n))), double);
  const g2 = [
    11559732032986387107991004021392285783925812861821192530917403151452391805634n,
    10857046999023057135944570762232829481370756359578518086990519993285655852781n,
    4082367875863433681332203403145435568316851327593401208105741076214120093531n,
    8495653923123431417604973247489272438418190587263600148770280649306958101930n,
  ].map(word);
  assert.ok(bn254.pairingCheck(joined(...generator, ...g2, word(1n), word(p - 2n), ...g2)));
  assert.ok(!bn254.pairingCheck(joined(...generator, ...g2, ...generator, ...g2)));
});

test('KZG: constant blobs, whose commitments are multiples of the generator, and their cells', async () => {
  await kzg.loadTrustedSetup();
  const blob = new Uint8Array(kzg.BYTES_PER_BLOB);
  for (let i = 31; i < blob.length; i += 32) blob[i] = 1;
  const commitment = kzg.blobToKzgCommitment(blob);
  const generator = '97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb';
  assert.equal(text(commitment), generator);
  const infinity = 'c0' + '00'.repeat(47);
  const proof = kzg.computeBlobKzgProof(blob, commitment);
  assert.equal(text(proof), infinity);
  const one = blob.slice(0, 32);
  const [atPoint, value] = kzg.computeKzgProof(blob, message);
  assert.deepEqual([text(atPoint), value], [infinity, one]);
  assert.ok(kzg.verifyKzgProof(commitment, message, one, atPoint));
  assert.ok(!kzg.verifyKzgProof(commitment, message, message, atPoint));
  assert.ok(kzg.verifyBlobKzgProof(blob, commitment, proof));
  assert.ok(!kzg.verifyBlobKzgProof(new Uint8Array(blob.length), commitment, proof));
  assert.ok(kzg.verifyBlobKzgProofBatch([blob, blob], [commitment, commitment], [proof, proof]));
  assert.ok(!kzg.verifyBlobKzgProofBatch([blob, blob], [commitment, proof], [proof, proof]));

  // A blob that is not constant: its second half is zero.
  blob.fill(0, blob.length / 2);
  const [cells, proofs] = kzg.computeCellsAndKzgProofs(blob);
  assert.deepEqual(kzg.computeCells(blob), cells);
  assert.deepEqual([cells.length, proofs.length], [kzg.CELLS_PER_EXT_BLOB, kzg.CELLS_PER_EXT_BLOB]);
  assert.deepEqual(cells.slice(0, 64).flatMap((cell) => [...cell]), [...blob]);
  const upper = Array.from({ length: 64 }, (_, i) => 64 + i);
  assert.deepEqual(kzg.recoverCellsAndKzgProofs(upper, cells.slice(64)), [cells, proofs]);
  const claimed = Array(2).fill(kzg.blobToKzgCommitment(blob));
  assert.ok(kzg.verifyCellKzgProofBatch(claimed, [5, 100], [cells[5], cells[100]], [proofs[5], proofs[100]]));
  assert.ok(!kzg.verifyCellKzgProofBatch(claimed, [6, 100], [cells[5], cells[100]], [proofs[5], proofs[100]]));
});

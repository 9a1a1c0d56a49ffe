// After a call nothing of a secret is left in the module's memory.
import assert from 'node:assert/strict';
import test from 'node:test';
import { bls, ed25519, x25519 } from '../dist/index.mjs';
import { hex, wasm } from './support.mjs';

// Random enough to be found, and below the group order.
const secret = hex('1f'.repeat(1) + 'c3a5b7d9e1f20415263748596a7b8c9dafb0c1d2e3f405162738495a6b7c8d'.slice(0, 62));
const key = bls.SecretKey.fromBytes(secret);
const point = x25519.getPublicKey(secret);
const seed = Uint8Array.from([...secret, ...secret]);

/** Whether some bytes are in the memory. */
function has(memory, bytes) {
  for (let at = memory.indexOf(bytes[0]); at !== -1; at = memory.indexOf(bytes[0], at + 1)) {
    if (bytes.every((byte, i) => memory[at + i] === byte)) return true;
  }
  return false;
}

test('what the memory has is found', () => {
  assert.ok(has(Uint8Array.of(1, 1, 2, 3), Uint8Array.of(1, 2, 3)));
  assert.ok(!has(Uint8Array.of(1, 1, 2), Uint8Array.of(1, 2, 3)));
});

const operations = {
  'bls sign': () => key.sign(secret),
  'bls public key': () => key.toPublicKey(),
  'bls proof': () => key.provePossession(),
  'bls secret key': () => bls.SecretKey.fromBytes(secret),
  'bls key generation': () => bls.SecretKey.fromKeygen(seed),
  'bls master key': () => bls.SecretKey.deriveMaster(seed),
  'bls child key': () => key.deriveChild(7),
  'ed25519 public key': () => ed25519.getPublicKey(secret),
  'ed25519 sign': () => ed25519.sign(secret, secret),
  'x25519 public key': () => x25519.getPublicKey(secret),
  'x25519 shared secret': () => x25519.getSharedSecret(secret, point),
};

for (const [name, operation] of Object.entries(operations)) {
  test(name, () => {
    const top = wasm.__stack_pointer.value;
    // The stack, and how much of it is wiped.
    const wiped = top - (1 << 17);
    new Uint8Array(wasm.memory.buffer, 0, top).fill(0xa5);
    const made = operation();
    const memory = new Uint8Array(wasm.memory.buffer);
    assert.ok(memory.subarray(0, wiped).every((byte) => byte === 0xa5), 'the stack was used below what is wiped');
    assert.ok(memory.subarray(wiped, top).every((byte) => byte === 0), 'the stack was not wiped');
    const result = made instanceof Uint8Array ? made : made.toBytes();
    for (const bytes of [secret, result]) {
      assert.ok(!has(memory, bytes.slice(0, 16)), 'operands or the result are still in the memory');
      assert.ok(!has(memory, bytes.slice(-16)), 'operands or the result are still in the memory');
      assert.ok(!has(memory, bytes.slice(-16).reverse()), 'limbs are still in the memory');
    }
  });
}
